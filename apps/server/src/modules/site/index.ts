import { type SiteSettings, site } from '@twelvefold/contract';
import type { Config } from '../../config.ts';
import { demoSignIns } from '../../demo-sign-ins.ts';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';

export { demoSignIns };

export const siteSettings = (config: Config): SiteSettings => ({
  name: config.productName,
  supportEmail: config.supportEmail,
  demo: config.demo ? [...demoSignIns] : null,
});

export const siteModule = (platform: Platform): Module => ({
  name: 'site',
  routes: routesFor(site, { 'GET /site': () => platform.site }),
  jobs: {},
});
