import fastify, { type FastifyInstance, LogController } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Log } from '../log.ts';
import { AppError } from '../problems.ts';
import { parseJson } from './body.ts';
import { checkMs, refuseUnparsed, requestMs } from './connections.ts';
import { acceptedEncoding, compress } from './encoding.ts';
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
 * Shorter answers stay as they are, in characters. That a length tells of what is inside (BREACH) does no harm here: what
 * proves a person is a header that no other site can make a browser send.
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
    genReqId: () => uuid(),
    requestTimeout: requestMs,
    http: { connectionsCheckingInterval: checkMs, headersTimeout: requestMs },
    // In-flight requests finish; a connection that only idles must not hold up a shutdown.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // The router would answer an address it cannot decode in words of its own.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : isApi(url) ? '/api/unreadable' : '/unreadable'),
  }) as unknown as FastifyInstance;

  app.decorateRequest('caller', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
    if (/%00/.test(request.url)) throw new AppError('invalid_request', 'The address holds a NUL character.');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isApi(request.url) || typeof payload !== 'string' || payload.length < leastCompressed)
      return payload;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply.header('vary', 'accept-encoding');
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding);
    return compress(encoding, payload, 'answer');
  });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onResponse', async (request, reply) => {
    // A connection kept alive behind its last answer would hold up the shutdown.
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
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new AppError('not_found', 'Not found')));
  return app;
}

function isReadable(url: string): boolean {
  try {
    decodeURI(url.replace(/[?#].*$/, ''));
    return true;
  } catch {
    return false;
  }
}

export const isApi = (url: string) => /^\/(api|__sandbox)(\/|\?|$)/.test(url);
