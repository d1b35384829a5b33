import { figuresCache } from '../browser/stored.ts';

/** The figures of an open session are kept, to be read without a network; the service worker answers with them. */
export async function keepFigures(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0 || !('caches' in globalThis)) return;
  const cache = await caches.open(figuresCache);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = addresses.filter(address => !known.has(address));
  if (missing.length > 0) await cache.addAll(missing);
}
