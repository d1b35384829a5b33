import {
  context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../../config.ts';
import type { EmbeddedHome } from '../db/embedded.ts';
import type { PostgresHome } from '../db/postgres.ts';
import type { Log } from '../log.ts';
import { within } from '../within.ts';
import { traceHttp } from './http.ts';
import { traceOutgoing } from './outgoing.ts';
import { traceEmbedded, tracePools } from './sql.ts';

type Setting = NonNullable<Config['tracing']>;

/** Longer attribute values are cut. */
const mostCharacters = 1000;
/** Longest wait for the collector at shutdown. */
const stopMs = 2000;

/**
 * Spans of API calls, statements, jobs and outgoing calls, sent by OTLP. They hold routes, statements without values,
 * queue and host names, statuses and times: no personal data.
 */
export interface Tracing {
  /** Adds spans to routes that are registered later. */
  http: ReturnType<typeof traceHttp>;
  /** The current span as `traceparent` for a job; empty outside a recorded span. */
  carried(): { traceparent?: string };
  /** Runs one try of a job in a span, a child of its enqueuer's span. */
  job<T>(given: { name: string; attempt: number; traceparent: unknown }, work: () => Promise<T>): Promise<T>;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/** This file is imported only when a collector is configured. */
export function startTracing(setting: Setting, home: EmbeddedHome | PostgresHome, log: Log): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'twelvefold',
      'service.instance.id': setting.instance,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(setting.share) }),
    spanLimits: { attributeValueLengthLimit: mostCharacters },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${setting.endpoint}/v1/traces`, headers: setting.headers }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const say = (words: string) => log.warn({ trace: words.slice(0, mostCharacters) }, 'traces are not sent');
  const quiet = () => {};
  diag.setLogger({ error: say, warn: say, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const tracer = provider.getTracer('twelvefold');
  if (home.kind === 'postgres') tracePools(tracer, home.pools);
  else traceEmbedded(tracer, home.client);
  const ignoreOutgoing = traceOutgoing(tracer);
  return {
    http: traceHttp(tracer),
    carried,
    job: (given, work) => traceJob(tracer, given, work),
    stop: async () => {
      ignoreOutgoing();
      await within(stopMs, provider.shutdown()).catch(error =>
        log.warn({ err: error }, 'the last traces are lost'),
      );
      context.disable();
      diag.disable();
    },
  };
}

function carried(): { traceparent?: string } {
  const found = trace.getSpanContext(context.active());
  if (!found || !(found.traceFlags & TraceFlags.SAMPLED)) return {};
  return { traceparent: `00-${found.traceId}-${found.spanId}-01` };
}

/** Parses a `traceparent` written by `carried` (W3C Trace Context); others are ignored. */
function parentOf(traceparent: unknown) {
  const [, traceId = '', spanId = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  const found = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(found) ? trace.setSpanContext(ROOT_CONTEXT, found) : ROOT_CONTEXT;
}

async function traceJob<T>(
  tracer: Tracer,
  { name, attempt, traceparent }: Parameters<Tracing['job']>[0],
  work: () => Promise<T>,
): Promise<T> {
  const parent = parentOf(traceparent);
  const attributes = {
    'messaging.system': 'pg-boss',
    'messaging.destination.name': name,
    'job.attempt': attempt,
  };
  const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
