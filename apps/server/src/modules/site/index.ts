import { type SiteSettings, site } from '@twelvefold/contract';
import type { Config } from '../../config.ts';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';

/** The sign-ins a demo seeds; public by intent, never in production. */
export const demoSignIns = [
  { role: 'student', email: 'demo.student@twelvefold.example', password: 'twelve a day' },
  { role: 'admin', email: 'demo.admin@twelvefold.example', password: 'twelve a day, admin' },
] as const;

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
