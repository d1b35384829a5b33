import { AsyncResource } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type pg from 'pg';

type Ask = (...given: unknown[]) => unknown;

/** Spans of SQL statements inside calls and jobs; others, such as the queue's own, are not recorded. */
export function tracePools(tracer: Tracer, pools: readonly pg.Pool[]): void {
  for (const pool of pools) {
    pool.on('connect', client => traceQueries(tracer, client));
    // Keeps the context of a caller that waits: the caller that releases a connection runs its callback.
    const connect = pool.connect.bind(pool) as (called?: unknown) => unknown;
    pool.connect = ((called?: (...given: unknown[]) => void) =>
      called ? connect(AsyncResource.bind(called)) : connect()) as typeof pool.connect;
  }
}

export function traceEmbedded(tracer: Tracer, client: PGlite): void {
  traceQueries(tracer, client);
  const begin = client.transaction.bind(client);
  client.transaction = work =>
    begin(tx => {
      traceQueries(tracer, tx);
      return work(tx);
    });
}

function traceQueries(tracer: Tracer, asked: { query: unknown }): void {
  const query = (asked.query as Ask).bind(asked);
  asked.query = (...given: unknown[]) => {
    if (!trace.getSpan(context.active())?.isRecording()) return query(...given);
    const [config, ...others] = given as [string | { text: string; name?: string }];
    const { text, name } = typeof config === 'string' ? { text: config, name: undefined } : config;
    // Parameter values are not recorded.
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const span = tracer.startSpan(name ?? verbOf(text), { kind: SpanKind.CLIENT, attributes });
    const called = others.at(-1);
    if (typeof called !== 'function') return ended(span, query(...given) as Promise<unknown>);
    const then = (error: Error | null, result: unknown) => {
      end(span, error);
      (called as Ask)(error, result);
    };
    return query(...given.slice(0, -1), then);
  };
}

const verbOf = (text: string) => /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';

function ended<T>(span: Span, answer: Promise<T>): Promise<T> {
  answer.then(
    () => end(span, null),
    error => end(span, error),
  );
  return answer;
}

/** Records the error's code only: its message quotes values. */
function end(span: Span, error: (Error & { code?: unknown }) | null): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  if (error) span.setAttribute('error.type', String(error.code ?? error.name));
  span.end();
}
