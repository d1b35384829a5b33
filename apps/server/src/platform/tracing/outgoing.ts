import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** Fields read from the diagnostics of undici and `fetch`. */
interface Told {
  request: { method: string; origin: string | URL };
  response?: { statusCode: number };
  error?: Error & { code?: unknown };
}

const leastError = 400;

/** Spans of calls to other services, named by method and host: paths contain payment ids and keys. */
export function traceOutgoing(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const heard: Record<string, (told: Told) => void> = {
    create: ({ request }) => {
      if (!trace.getSpan(context.active())?.isRecording()) return;
      const { host } = new URL(request.origin);
      const attributes = { 'http.request.method': request.method, 'server.address': host };
      const kind = SpanKind.CLIENT;
      spans.set(request, tracer.startSpan(`${request.method} ${host}`, { kind, attributes }));
    },
    headers: ({ request, response }) => {
      const status = response?.statusCode ?? 0;
      spans.get(request)?.setAttribute('http.response.status_code', status);
      if (status >= leastError) spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR });
    },
    trailers: ({ request }) => spans.get(request)?.end(),
    error: ({ request, error }) => {
      spans.get(request)?.setAttribute('error.type', String(error?.code ?? error?.name));
      spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR }).end();
    },
  };
  const listeners = Object.entries(heard).map(
    ([name, listen]) => [`undici:request:${name}`, (told: unknown) => listen(told as Told)] as const,
  );
  for (const [channel, listen] of listeners) subscribe(channel, listen);
  return () => {
    for (const [channel, listen] of listeners) unsubscribe(channel, listen);
  };
}
