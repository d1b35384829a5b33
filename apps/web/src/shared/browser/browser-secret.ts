import { inBrowser } from './stored.ts';

const url: Record<string, string> = { '+': '-', '/': '_', '=': '' };

/**
 * A random secret by which the server recognises this browser, so that failed sign-ins by strangers elsewhere do not
 * lock its owner out. It grants no access, outlives the sign-in, and is deleted with the site's storage.
 */
export function browserSecret(): string {
  const known = inBrowser.secret.read();
  if (known && /^[A-Za-z0-9_-]{43}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, sign => url[sign] ?? '');
  inBrowser.secret.write(made);
  return made;
}
