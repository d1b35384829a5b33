import type { Platform } from './platform/platform.ts';

/** Runs the background jobs in this process. `createApp` has installed the queues. */
export async function startWorker(platform: Platform): Promise<void> {
  await platform.jobs.work();
}
