import type { Authenticate } from '../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../platform/platform.ts';
import { authModule } from './auth/index.ts';
import { contentModule } from './content/index.ts';
import { practiceModule } from './practice/index.ts';
import { siteModule } from './site/index.ts';

/**
 * Every module of the product, in the order they may read one another: a later one is given the earlier ones it
 * enters, `practiceModule(platform, { auth, content })`. A new module is added here and nowhere else.
 */
export function createModules(platform: Platform): { modules: Module[]; authenticate: Authenticate } {
  const auth = authModule(platform);
  const content = contentModule(platform);
  const practice = practiceModule(platform, { bank: content.bank, adaptiveFor: async () => true });
  return { modules: [siteModule(platform), auth, content, practice], authenticate: auth.authenticate };
}
