import type { Authenticate } from '../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../platform/platform.ts';
import { authModule } from './auth/index.ts';
import { siteModule } from './site/index.ts';

/**
 * Every module of the product, in the order they may read one another: a later one is given the earlier ones it
 * enters, `practiceModule(platform, { auth, content })`. A new module is added here and nowhere else.
 */
export function createModules(platform: Platform): { modules: Module[]; authenticate: Authenticate } {
  const auth = authModule(platform);
  return { modules: [siteModule(platform), auth], authenticate: auth.authenticate };
}
