import { api, type Endpoints } from '@twelvefold/contract';
import type { FastifyInstance } from 'fastify';
import { closeDemo, seedDemo } from '../seeds/demo.ts';
import { createModules } from './modules/index.ts';
import { daysAfter } from './platform/clock.ts';
import { serveHealth } from './platform/health.ts';
import { registerAssets } from './platform/http/assets.ts';
import { registerRoutes } from './platform/http/routes.ts';
import { createServer } from './platform/http/server.ts';
import { apiPage, openApi } from './platform/openapi.ts';
import type { Platform } from './platform/platform.ts';
import { progressAge } from './platform/progress/age.ts';
import { serveSandbox } from './platform/sandbox.ts';
import { serveWeb } from './platform/web/web.ts';

/** The same number in every process: one process seeds the demo, the others wait and find it seeded. */
const demoLock = 712_014;

export interface AppOptions {
  /** Folder of the built web app; null serves a plain page instead. */
  webRoot: string | null;
  /** Token of the sandbox controls; null (always in production) leaves the controls out. */
  sandboxToken: string | null;
  processMetrics?: boolean;
  schemaIsNewer?: () => boolean;
}

/** The whole server on a migrated database, before it listens: queues installed, modules started, routes registered. */
export async function createApp(platform: Platform, options: AppOptions): Promise<FastifyInstance> {
  const { config } = platform;
  const { modules, authenticate, ...entered } = createModules(platform);
  await platform.jobs.prepare(Object.assign({}, platform.ownJobs, ...modules.map(module => module.jobs)));
  for (const module of modules) await module.start?.();
  if (config.demo && config.role !== 'work')
    await platform.home.underLock(demoLock, () => seedDemo(platform, entered));
  else if (!config.demo && config.profile === 'production') await closeDemo(platform, entered);

  const app = createServer(
    { production: config.profile === 'production', trustProxy: config.trustProxy },
    platform.log,
  );
  platform.tracing?.http(app);
  serveHealth(app, {
    home: platform.home,
    jobs: platform.jobs,
    metricsToken: config.metricsToken,
    publicUrl: config.publicUrl,
    measures: [
      progressAge(platform.home.db, platform.clock),
      ...modules.flatMap(module => module.measures ?? []),
    ],
    processMetrics: options.processMetrics ?? false,
    schemaIsNewer: options.schemaIsNewer ?? (() => false),
  });
  app.addHook('onClose', async () => {
    await platform.payments?.client.close();
    await platform.payments?.sandbox?.stop();
  });
  // A worker process serves its health and nothing else.
  if (config.role === 'work') return app;
  const { limits, replies, clock, audit } = platform;
  const needs = { authenticate, limits, replies, clock, audit };
  for (const module of modules) {
    registerRoutes(app, module.routes, needs);
    registerAssets(app, module.assets ?? []);
  }
  if (options.sandboxToken && config.profile === 'sandbox')
    serveSandbox(app, { ...platform, token: options.sandboxToken });
  serveApiDescription(app, platform);
  serveSecurityContact(app, platform);
  showUnsubscribePage(app);
  serveWeb(app, options.webRoot, {
    site: platform.site,
    publicUrl: config.publicUrl,
    checkoutOrigin: platform.payments?.checkoutOrigin ?? null,
  });
  return app;
}

function serveApiDescription(app: FastifyInstance, { site, config }: Platform): void {
  const endpoints: Endpoints = api;
  // Built on the first request: it takes half a second.
  let description: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(openApi(endpoints, site.name, config.publicUrl));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= apiPage(endpoints, site.name);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

/** GET on the one-click unsubscribe address, which mail programs POST to, leads to the page that asks first. */
function showUnsubscribePage(app: FastifyInstance): void {
  app.get<{ Params: { token: string } }>('/api/unsubscribe/:token', async ({ params }, reply) =>
    reply.redirect(`/unsubscribe#${encodeURIComponent(params.token)}`),
  );
}

/** Contact for reports of weaknesses (RFC 9116); valid for one year from the request. */
function serveSecurityContact(app: FastifyInstance, { config, clock }: Platform): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: mailto:${config.supportEmail}`,
      `Expires: ${daysAfter(clock.now(), 365).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
