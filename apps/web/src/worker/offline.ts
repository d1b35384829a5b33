/**
 * The service worker: caches the files of a session's screen, so that an open session can be read and answered offline.
 * build/offline.ts fills in the release and its files. It caches no data of a student: the page caches the figures of
 * the open session (shared/practice/open-sessions.ts) and deletes them on sign-out.
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
/** The page served for all screens behind the sign-in. */
const shell = '/session';
/** Time after which the cached page is served instead, in milliseconds. */
const pageMs = 5000;

const install = async () => {
  const cache = await caches.open(release);
  // The page is fetched from the server, past the HTTP cache; file names contain their release.
  await cache.addAll([new Request(shell, { cache: 'reload' }), ...__FILES__]);
};

/** Deletes earlier releases; this worker is activated once no page uses them. */
const clean = async () => {
  for (const name of await caches.keys())
    if (name.startsWith(start) && name !== release) await caches.delete(name);
};

const cached = (request: RequestInfo) => caches.match(request, { ignoreVary: true });

async function cacheFirst(request: Request): Promise<Response> {
  return (await cached(request)) ?? fetch(request);
}

/** Network first, so that a new release is used at the next start; offline the cached page. */
async function page(request: Request): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<undefined>(resolve => setTimeout(resolve, pageMs));
  const reply = await Promise.race([asked, late]).catch(() => undefined);
  if (reply) return reply;
  // The files of the start page are not all cached: offline it redirects to the open session.
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
