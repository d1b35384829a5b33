/** The product's own service worker, built by build/offline.ts. */
export const ownWorker = '/offline.js';

/** Unregisters service workers that earlier versions left, all but the product's own. */
export async function dropForeignWorkers(): Promise<void> {
  const own = new URL(ownWorker, location.href).href;
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    const { scriptURL } = worker.active ?? worker.waiting ?? worker.installing ?? {};
    if (scriptURL !== own) await worker.unregister();
  }
}
