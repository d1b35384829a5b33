import { isMainThread } from 'node:worker_threads';

/**
 * Preloads the server and its templates in a worker, because the runner would report each of 7,000 imports to its main
 * process. Threads that hash passwords start with the same arguments and load nothing.
 */
if (isMainThread) {
  await import('../../../../scripts/quick-imports.mjs');
  await import('./start.ts');
  await import('@twelvefold/content/generators');
}
