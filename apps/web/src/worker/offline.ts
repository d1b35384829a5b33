/**
 * The product's service worker: it keeps what a session's screen is made of, so that the open session can be read and
 * decided without a network. Built by build/offline.ts, which fills in the release and its files. It holds nothing of a
 * student: the figures of their open session are put beside it by the page (shared/practice/open-sessions.ts) and taken out
 * with the sign-in.
 */
interface Extended extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Event {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}
declare const __RELEASE__: string;
declare const __FILES__: readonly string[];

const start = 'twelvefold-';
const release = start + __RELEASE__;
/** The address whose page stands for all screens behind the sign-in. */
const shell = '/session';
/** A page that takes longer than this comes from here, in milliseconds. */
const pageMs = 5000;

const install = async () => {
  const cache = await caches.open(release);
  // The shell as it is now; the files have their release in their names.
  await cache.addAll([new Request(shell, { cache: 'reload' }), ...__FILES__]);
};

/** Earlier releases go when no page works with them any more, which is when this one becomes the active one. */
const clean = async () => {
  for (const name of await caches.keys())
    if (name.startsWith(start) && name !== release) await caches.delete(name);
};

const cached = (request: RequestInfo) => caches.match(request, { ignoreVary: true });

async function cacheFirst(request: Request): Promise<Response> {
  return (await cached(request)) ?? fetch(request);
}

/** Pages come from the network, so that a new release is taken at the next start; without one from here. */
async function page(request: Request): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<undefined>(resolve => setTimeout(resolve, pageMs));
  const reply = await Promise.race([asked, late]).catch(() => undefined);
  if (reply) return reply;
  // The start page is made of more than is kept: who comes to it goes on with the open session.
  if (new URL(request.url).pathname === '/') return Response.redirect(shell);
  return (await cached(shell)) ?? asked;
}

const isPage = ({ mode }: Request, path: string) =>
  mode === 'navigate' && !/^\/(admin|api|__sandbox)(\/|$)/.test(path);
const isKept = (path: string) => path.startsWith('/assets/') || path.startsWith('/api/media/figures/');

addEventListener('install', event => (event as Extended).waitUntil(install()));
addEventListener('activate', event => (event as Extended).waitUntil(clean()));
addEventListener('fetch', event => {
  const { request } = event as Fetched;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isPage(request, pathname)) (event as Fetched).respondWith(page(request));
  else if (isKept(pathname)) (event as Fetched).respondWith(cacheFirst(request));
});
