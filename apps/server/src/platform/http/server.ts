import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../log.ts';
import { AppError } from '../problems.ts';
import { parseJson } from './body.ts';
import { boundConnections, checkMs, refuseUnparsed, requestMs, silentMs } from './connections.ts';
import { acceptedEncoding, compressAnswer } from './encoding.ts';
import type { Caller } from './endpoint-handlers.ts';
import { answerError, sendProblem } from './errors.ts';
import { answerHeaders } from './headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

interface ServerSetting {
  production: boolean;
  trustProxy: string[] | null;
}

/**
 * Shorter answers are not compressed (characters). Compression side channels (BREACH) do not apply: another site cannot
 * make a browser send the Authorization header.
 */
const leastCompressed = 1000;

/** The HTTP server without routes: headers, body rules, errors, request log. */
export function createServer(setting: ServerSetting, log: Log): FastifyInstance {
  const headers = answerHeaders(setting.production);
  const app = fastify({
    clientErrorHandler: (error, socket) => refuseUnparsed(error, socket, headers, log),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: setting.trustProxy ?? false,
    genReqId: () => randomUUID(),
    requestTimeout: requestMs,
    http: { connectionsCheckingInterval: checkMs, headersTimeout: requestMs },
    // Requests under way finish; idle connections must not hold up a shutdown.
    forceCloseConnections: 'idle',
    // As long as Node's longest address: the router's own refusal would not be problem details.
    routerOptions: { maxParamLength: 16_384 },
    connectionTimeout: silentMs,
    rewriteUrl: ({ url = '/' }) => routable(url),
  }) as unknown as FastifyInstance;

  if (!setting.trustProxy) boundConnections(app.server);
  app.decorateRequest('caller', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });

  // Callback style: these hooks run for every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isApi(request.url)) reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    done(
      request.url.includes('%00')
        ? new AppError('invalid_request', 'The address holds a NUL character.')
        : undefined,
    );
  });
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < leastCompressed || !isApi(request.url))
      return done(null, payload);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    if (encoding === 'identity') return done(null, payload);
    reply.header('content-encoding', encoding);
    const compressed = compressAnswer(encoding, payload);
    if (Buffer.isBuffer(compressed)) done(null, compressed);
    else compressed.then(body => done(null, body), done);
  });
  let closing = false;
  app.addHook('preClose', done => {
    closing = true;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // A keep-alive connection would hold up the shutdown.
    if (closing) request.raw.socket.destroySoon();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.caller?.user.id,
      },
      'request',
    );
    done();
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new AppError('not_found', 'Not found')));
  return app;
}

/**
 * The target for the router: an absolute form (`GET http://host/api/x`) by its path; an undecodable one becomes a path
 * that does not exist, since the router's own refusal would not be problem details.
 */
function routable(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  return decoded(path) === null ? (/^\/api\//.test(path) ? '/api/unreadable' : '/unreadable') : path;
}

function decoded(url: string): string | null {
  if (!url.includes('%')) return url;
  try {
    return decodeURI(url.replace(/[?#].*$/, ''));
  } catch {
    return null;
  }
}

/** Whether a target leads to the API in any encoding: `/%61pi/site` is `/api/site`. */
export const isApi = (url: string) => /^\/(api|__sandbox)(\/|\?|$)/.test(decoded(url) ?? url);
