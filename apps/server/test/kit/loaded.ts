import { isMainThread } from 'node:worker_threads';

/**
 * A worker has the server and its templates before the runner follows imports, of which it would tell its own process of
 * 7,000. Threads that hash passwords begin with the same arguments, and need none of it.
 */
if (isMainThread) {
  await import('../../../../scripts/quick-imports.mjs');
  await import('./start.ts');
  await import('@twelvefold/content/generators');
}
