import multipart from '@fastify/multipart';
import type { Audited, Endpoint, Kind } from '@twelvefold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Replies } from '../idempotency/replies.ts';
import { countsOf, takeCounts } from '../limits/counting.ts';
import type { Limits } from '../limits/limits.ts';
import { AppError } from '../problems.ts';
import { browserOf } from './browser.ts';
import { type Authenticate, type Caller, type Route, splitKey } from './endpoint-handlers.ts';
import { validationProblem } from './errors.ts';
import type { Exchange } from './kinds/exchange.ts';
import { answerFile } from './kinds/file.ts';
import { answerJson } from './kinds/json.ts';
import { answerStream, type OpenStreams, openStreams } from './kinds/stream.ts';
import { answerUpload } from './kinds/upload.ts';
import { fieldWords } from './validation-words.ts';

export interface RouteDependencies {
  authenticate: Authenticate;
  limits: Limits;
  replies: Replies;
  clock: Clock;
  audit: Audit;
}

const defaultBodyLimit = 64 * 1024;
const bearer = /^bearer ([A-Za-z0-9_-]{20,200})$/i;

const kindOf = (route: Route): Kind => route.endpoint.kind ?? 'json';

/** Registers endpoints below `/api`: access, input, limits and output. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  needs: RouteDependencies,
): void {
  const streams = openStreams(app);
  const register = (scope: FastifyInstance, ...kinds: Kind[]) => {
    for (const route of routes.filter(candidate => kinds.includes(kindOf(candidate))))
      registerRoute(scope, route, needs, streams);
  };
  register(app, 'json', 'file', 'stream');
  // Raw and upload endpoints each have a scope with their own body parsers.
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    register(scope, 'raw');
  });
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    register(scope, 'upload');
  });
}

function registerRoute(
  app: FastifyInstance,
  route: Route,
  needs: RouteDependencies,
  streams: OpenStreams,
): void {
  const { method, path } = splitKey(route.key);
  const { endpoint } = route;
  const kind = kindOf(route);
  const schemas = schemasOf(endpoint);
  const answer = answers(streams, needs.replies)[kind];
  app.route({
    method,
    url: `/api${path}`,
    bodyLimit: ('bodyLimit' in endpoint && endpoint.bodyLimit) || defaultBodyLimit,
    // Before the body is read.
    onRequest: async request => {
      request.caller = await callerOf(request, route, needs);
    },
    handler: async (request, reply) => {
      const now = needs.clock.now();
      const incoming = parseIncoming(kind, schemas, request);
      return answer({
        key: route.key,
        endpoint: endpoint as never,
        request,
        reply,
        incoming,
        now,
        handle: more => handled(route, request, { ...incoming, file: more?.file }, now, more?.signal, needs),
      });
    },
  });
}

/** Counts the call, then runs its handler. A limit on failures is given its count back after a success. */
async function handled(
  { endpoint, handle }: Route,
  request: FastifyRequest,
  incoming: Exchange['incoming'],
  now: Date,
  signal: AbortSignal | undefined,
  { limits, audit }: RouteDependencies,
): Promise<unknown> {
  const counted = endpoint.limit && countsOf(endpoint.limit, request);
  if (counted) await takeCounts(counted, limits, now);
  const { caller } = request;
  const work = async () =>
    handle(incoming, {
      user: caller?.user ?? null,
      tokenHash: caller?.tokenHash ?? null,
      now,
      requestId: request.id,
      clientAddress: request.ip,
      // Lazy: normalizing the client's address costs time.
      get browser() {
        return browserOf(request);
      },
      log: request.log,
      signal,
    });
  const audited = caller && auditedOf(endpoint, incoming.query);
  const answer = audited
    ? await audit.around(
        { audited, adminId: caller.user.id, client: request.ip, given: Object.values(incoming), now },
        work,
      )
    : await work();
  if (counted?.failures) await limits.giveBack(counted.failures);
  return answer;
}

/** The audit entry of a call; null for a call that only reads. */
function auditedOf({ audit }: Endpoint, query: unknown): Audited | null {
  if (!audit) return null;
  const asked = query as Record<string, unknown> | undefined;
  const looks = Object.entries(audit.unless ?? {}).some(([name, value]) => asked?.[name] === value);
  return looks ? null : audit;
}

type Answer = (exchange: Exchange<never>) => Promise<FastifyReply>;

const answers = (streams: OpenStreams, replies: Replies): Record<Kind, Answer> => ({
  json: exchange => answerJson(exchange, replies),
  raw: exchange => answerJson(exchange, replies),
  file: answerFile,
  upload: answerUpload,
  stream: exchange => answerStream(exchange, streams),
});

/** The only place that decides access. */
async function callerOf(
  request: FastifyRequest,
  route: Route,
  needs: RouteDependencies,
): Promise<Caller | null> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const caller = token ? await needs.authenticate(token, needs.clock.now()) : null;
  const { access } = route.endpoint;
  if (access === 'public') return caller;
  if (!caller) throw new AppError('not_authenticated', 'Not authenticated. Please log in.');
  if (access === 'admin' && !caller.user.is_admin)
    throw new AppError('admin_required', 'Access denied. Admin privileges required.');
  if (access === 'admin' && caller.lacksSecondFactor)
    throw new AppError(
      'second_factor_missing',
      'Administrators need a second factor. Set it up on your account page.',
    );
  return caller;
}

const inWords = { error: fieldWords };

const schemasOf = (endpoint: Endpoint) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap(part => {
    const schema = (endpoint as Partial<Record<typeof part, z.ZodType>>)[part];
    return schema ? [{ part, schema }] : [];
  });

function parseIncoming(
  kind: Kind,
  schemas: ReturnType<typeof schemasOf>,
  request: FastifyRequest,
): Exchange['incoming'] {
  const parsed: Exchange['incoming'] = kind === 'raw' ? { body: request.body ?? Buffer.alloc(0) } : {};
  for (const { part, schema } of schemas) {
    const result = schema.safeParse(request[part] ?? (part === 'body' ? undefined : {}), inWords);
    // A parameter that cannot be an id is 404.
    if (!result.success && part === 'params') throw new AppError('not_found', 'Not found');
    if (!result.success) throw validationProblem(result.error);
    parsed[part] = result.data;
  }
  return parsed;
}
