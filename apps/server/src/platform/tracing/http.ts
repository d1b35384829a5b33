import {
  type Context,
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const leastServerError = 500;

/**
 * A span per API call, named by its route pattern: addresses contain tokens and ids. A caller's `traceparent` is
 * ignored: strangers must not decide what is recorded.
 */
export const traceHttp = (tracer: Tracer) => (app: FastifyInstance) => {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api')) return done();
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'request.id': request.id,
    };
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      ROOT_CONTEXT,
    );
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    contexts.set(request, inside);
    context.with(inside, done);
  });
  // The body arrived in socket events outside of the context.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= leastServerError) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
};
