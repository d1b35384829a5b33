import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Home } from './db/db.ts';
import { isLoopback, isLoopbackUrl } from './http/client-address.ts';
import { sendProblem } from './http/errors.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Measure } from './platform.ts';
import { AppError, unavailableWords } from './problems.ts';
import { sameSecret } from './secrets.ts';
import { within } from './within.ts';

interface Needs {
  home: Home;
  jobs: Jobs;
  metricsToken: string | null;
  publicUrl: string;
  measures: readonly Measure[];
  /** Measures of the process itself; off in tests, where several servers share one. */
  processMetrics: boolean;
  /** Whether a later release has changed the schema: this one goes on, and is to be upgraded. */
  schemaIsNewer(): boolean;
}

const readyMs = 1500;

/** `/healthz` the process lives; `/readyz` the database answers and takes writes; `/metrics` for Prometheus. */
export function serveHealth(app: FastifyInstance, needs: Needs): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await within(readyMs, needs.home.ping());
    } catch {
      return sendProblem(reply, new AppError('unavailable', unavailableWords, { retryAfter: 2 }));
    }
    return reply.send({ status: 'ready', ...(needs.schemaIsNewer() && { schema: 'newer' }) });
  });
  serveMetrics(app, needs);
}

function serveMetrics(app: FastifyInstance, needs: Needs): void {
  const registry = new Registry();
  if (needs.processMetrics) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  gaugeConnections(needs.home, registry);
  gaugeJobs(needs.jobs, registry);
  for (const measure of needs.measures) gaugeOf(measure, registry);
  // Without a promise: it runs for every request.
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request, needs)) return sendProblem(reply, new AppError('not_found', 'Not found'));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function gaugeConnections(home: Home, registry: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process by lane: all of them (total), free ones (idle), and callers that wait (waiting)',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      for (const { lane, ...counts } of home.connections())
        for (const [state, count] of Object.entries(counts)) this.set({ lane, state }, count);
    },
  });
}

function gaugeJobs(jobs: Jobs, registry: Registry): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state, some ten seconds old; dead_letters holds what failed for good',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const { queue, oldestSeconds: _, ...counts } of await jobs.statistics())
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'For how long the first job in line has been due, by queue; 0 when none waits',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      for (const { queue, oldestSeconds } of await jobs.statistics()) this.set({ queue }, oldestSeconds);
    },
  });
}

function gaugeOf({ name, help, label, read }: Measure, registry: Registry): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      for (const row of await read()) this.set({ [label]: row.name }, row.total);
    },
  });
}

/**
 * With the metrics' own token, or from this machine where the product is for this machine only: a proxy beside the
 * server calls from here too, and need not say that it is one.
 */
function mayRead({ headers, socket }: FastifyRequest, { metricsToken, publicUrl }: Needs): boolean {
  const given = /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (given !== undefined) return metricsToken !== null && sameSecret(given, metricsToken);
  const proxied = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return proxied === undefined && isLoopback(socket.remoteAddress) && isLoopbackUrl(publicUrl);
}
