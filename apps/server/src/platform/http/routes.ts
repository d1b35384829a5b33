import { limits as allowances, type Incoming, type LimitName } from '@twelvefold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Limits } from '../limits/limits.ts';
import { AppError } from '../problems.ts';
import { clientKey } from './client-address.ts';
import { type Authenticate, type Caller, type Route, splitKey } from './endpoint-handlers.ts';
import { validationProblem } from './errors.ts';

export interface RouteDependencies {
  authenticate: Authenticate;
  limits: Limits;
  clock: Clock;
}

const defaultBodyLimit = 64 * 1024;
const bearer = /^bearer ([A-Za-z0-9_-]{20,200})$/i;

/** Registers contract endpoints below `/api`: who may call, what may come in, how often, and what may leave. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  needs: RouteDependencies,
): void {
  for (const route of routes) {
    const { method, path } = splitKey(route.key);
    app.route({
      method,
      url: `/api${path}`,
      bodyLimit: route.endpoint.bodyLimit ?? defaultBodyLimit,
      // Before the body is read: a stranger's body is not worth reading.
      onRequest: async request => {
        request.caller = await callerOf(request, route, needs);
      },
      handler: async (request, reply) => {
        const now = needs.clock.now();
        const { caller } = request;
        const incoming = parseIncoming(route, request);
        if (route.endpoint.limit)
          await takeLimit(route.endpoint.limit, request, caller, incoming.body, needs.limits, now);
        const answer = await route.handle(incoming, {
          user: caller?.user ?? null,
          tokenHash: caller?.tokenHash ?? null,
          now,
          requestId: request.id,
          clientAddress: request.ip,
          log: request.log as never,
        });
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(parseReply(route, answer)));
      },
    });
  }
}

/** The one place where access is decided. */
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
  return caller;
}

function parseIncoming({ endpoint }: Route, request: FastifyRequest): Incoming<never> {
  const parts = { params: request.params, query: request.query, body: request.body };
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = schema.safeParse(parts[part] ?? (part === 'body' ? undefined : {}));
    // An address that cannot name anything is an address of nothing.
    if (!result.success && part === 'params') throw new AppError('not_found', 'Not found');
    if (!result.success) throw validationProblem(result.error);
    parsed[part] = result.data;
  }
  return parsed as unknown as Incoming<never>;
}

const named = z.object({ email: z.string().transform(email => email.toLowerCase()) });

/** Frequent calls that guard neither secrets nor money. */
const countedInMemory: ReadonlySet<LimitName> = new Set(['read', 'answer', 'telemetry']);

/** Counts by client, and by account: the caller's own, or the address a public call names. */
async function takeLimit(
  name: LimitName,
  request: FastifyRequest,
  caller: Caller | null,
  body: unknown,
  limits: Limits,
  now: Date,
): Promise<void> {
  const { client, account } = allowances[name];
  const inMemory = countedInMemory.has(name);
  const subject = caller?.user.id ?? named.safeParse(body).data?.email;
  await limits.take(
    [
      { subject: `${name} client ${clientKey(request.ip)}`, allowances: client, inMemory },
      ...(subject ? [{ subject: `${name} account ${subject}`, allowances: account, inMemory }] : []),
    ],
    now,
  );
}

function parseReply(route: Route, answer: unknown): unknown {
  const parsed = route.endpoint.reply.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new Error(`Reply of ${route.key} breaks its contract: ${z.prettifyError(parsed.error)}`);
}
