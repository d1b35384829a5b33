/** The product's own service worker, built by build/offline.ts. */
export const ownWorker = '/offline.js';

/** Earlier versions may have left service workers that answer for us: every one but the product's own goes. */
export async function dropForeignWorkers(): Promise<void> {
  const own = new URL(ownWorker, location.href).href;
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    const { scriptURL } = worker.active ?? worker.waiting ?? worker.installing ?? {};
    if (scriptURL !== own) await worker.unregister();
  }
}
