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

/** A statement may have thousands of characters; a span keeps the beginning. */
const mostCharacters = 1000;
/** A collector that is away holds up no shutdown for longer. */
const stopMs = 2000;

/**
 * Spans of calls, statements, jobs and calls to others, sent by OTLP. They hold routes, statements without their values,
 * names of queues and hosts, statuses and times: nothing of a person.
 */
export interface Tracing {
  /** Spans of the calls of routes that are registered later. */
  http: ReturnType<typeof traceHttp>;
  /** The span the caller is in, for work done later; nothing outside of one, or where it is not recorded. */
  carried(): { traceparent?: string };
  /** Runs one try of a job in a span, below the one that its enqueuer was in where that was carried. */
  job<T>(given: { name: string; attempt: number; traceparent: unknown }, work: () => Promise<T>): Promise<T>;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Loaded only where a collector is configured. */
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

/** W3C Trace Context, as `carried` writes it; anything else is no parent. */
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
