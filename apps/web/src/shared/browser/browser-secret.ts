import { inBrowser } from './stored.ts';

const url: Record<string, string> = { '+': '-', '/': '_', '=': '' };

/**
 * A random secret by which the server knows this browser again, so that strangers who try passwords elsewhere do not keep
 * its owner out. It opens nothing by itself, outlives the sign-in, and goes when the person clears the storage.
 */
export function browserSecret(): string {
  const known = inBrowser.secret.read();
  if (known && /^[A-Za-z0-9_-]{43}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, sign => url[sign] ?? '');
  inBrowser.secret.write(made);
  return made;
}
