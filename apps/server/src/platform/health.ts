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
  /** Default metrics of the process; off in tests, where several servers share one process. */
  processMetrics: boolean;
  /** Whether a later release has migrated the schema. */
  schemaIsNewer(): boolean;
}

const readyMs = 1500;
/** Shorter than Prometheus' scrape time-out of 10 s. */
const readMs = 2000;

/** `/healthz`: the process lives. `/readyz`: the database answers and takes writes. `/metrics`: for Prometheus. */
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
  const own = [connections(needs.home), jobsByState(needs.jobs), oldestJobs(needs.jobs)];
  for (const measure of [...own, ...needs.measures]) gaugeOf(measure, registry);
  // Callback style: it runs for every request.
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

const connections = (home: Home): Measure => ({
  name: 'database_connections',
  help: 'Connections of this process by lane: all of them (total), free ones (idle), and callers that wait (waiting)',
  labels: ['lane', 'state'],
  read: async () =>
    home
      .connections()
      .flatMap(({ lane, ...counts }) =>
        Object.entries(counts).map(([state, total]) => ({ of: [lane, state], total })),
      ),
});

const jobsByState = (jobs: Jobs): Measure => ({
  name: 'jobs',
  help: 'Jobs by queue and state, some ten seconds old; dead_letters holds what failed for good',
  labels: ['queue', 'state'],
  read: async () =>
    (await jobs.statistics()).flatMap(({ queue, oldestSeconds: _, ...counts }) =>
      Object.entries(counts).map(([state, total]) => ({ of: [queue, state], total })),
    ),
});

const oldestJobs = (jobs: Jobs): Measure => ({
  name: 'jobs_oldest_seconds',
  help: 'For how long the first job in line has been due, by queue; 0 when none waits',
  labels: ['queue'],
  read: async () =>
    (await jobs.statistics()).map(({ queue, oldestSeconds }) => ({ of: [queue], total: oldestSeconds })),
});

/** A measure that fails or takes over 2 s is left out: the others must be readable while the database is away. */
function gaugeOf({ name, help, labels, read }: Measure, registry: Registry): void {
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      const rows = await within(readMs, read()).catch(() => []);
      this.reset();
      for (const { of, total } of rows) this.labels(...of).set(total);
    },
  });
}

/**
 * Allowed with the metrics token, or from this machine when the product's address is local. A local proxy also calls
 * from this machine, so a forwarded request needs the token.
 */
function mayRead({ headers, socket }: FastifyRequest, { metricsToken, publicUrl }: Needs): boolean {
  const given = /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (given !== undefined) return metricsToken !== null && sameSecret(given, metricsToken);
  const proxied = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return proxied === undefined && isLoopback(socket.remoteAddress) && isLoopbackUrl(publicUrl);
}
