import { minifySync } from 'vite';
import { sessionsCall } from '../../src/shared/ahead/asked-ahead.ts';
import { inTab, reloadGapMs } from '../../src/shared/browser/stored.ts';
import { unfinished } from '../../src/shared/practice/unfinished.ts';
import { openSignIn } from './sign-in-tab.ts';

/**
 * Inlined as text. A prerendered page is painted before its script is fetched; the script is fetched at once when it
 * has to render the page (`data-boot`) or when nothing is painted (a background tab). For a signed-in student it also
 * requests the screen's data and reads the replies, because an unread reply would keep its connection; with a damaged
 * user record it requests nothing. It records the last click before hydration until something is typed
 * (src/shared/ahead/early-press.ts).
 */
function startPage(): void {
  const boot = 'boot' in document.documentElement.dataset;
  let begun = false;
  window.onclick = press => {
    window.pressedEarly = press;
  };
  window.oninput = () => {
    delete window.pressedEarly;
  };
  const ask = (calls: readonly string[]) => {
    const { cat_prep_token: token, cat_prep_user: user = '{}' } = localStorage;
    const { id, is_admin } = JSON.parse(user);
    if (!id || is_admin) return;
    const replies = Object.fromEntries(
      calls.map(call => [
        call,
        fetch(call, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' }),
      ]),
    );
    for (const reply of Object.values(replies)) reply.then(it => it.clone().text()).catch(() => {});
    Object.assign(window, { askedAhead: { token, replies } });
  };
  const add = (tag: 'link' | 'script', attributes: Record<string, string>) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, attributes));
  const begin = () => {
    if (begun) return;
    begun = true;
    const { always, byPath, calls } = JSON.parse(
      document.getElementById('files')?.textContent ?? '',
    ) as Starts;
    const { pathname } = location;
    const listed = byPath[pathname] ? pathname : pathname.replace(/[^/]+$/, ':id');
    for (const href of always.concat((boot && byPath[listed]) || [])) {
      const style = href.endsWith('.css');
      add('link', { rel: style ? 'preload' : 'modulepreload', ...(style && { as: 'style' }), href });
    }
    add('script', { type: 'module', src: always[0] ?? '' });
    try {
      if (boot) ask(calls[listed] || []);
    } catch {}
  };
  if (boot || document.hidden) begin();
  else {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    setTimeout(begin, 3000);
  }
}

/**
 * Inlined as text after `startPage`. On a session's page it requests the questions as soon as the session is known,
 * from the address or from the list of sessions. KaTeX is preloaded only when the open question has more than words and
 * bare numbers; otherwise it would delay the text.
 */
function askForQuestions(list: string, find: typeof unfinished): void {
  const { askedAhead: ahead, location } = window;
  const [, screen, given] = location.pathname.split('/');
  if (!ahead || screen !== 'session') return;
  const ask = (call: string) => {
    const headers = { authorization: `Bearer ${ahead.token}` };
    const reply = fetch(call, { headers, cache: 'no-store' });
    ahead.replies[call] = reply;
    return reply.then(it => it.clone().json());
  };
  const askOf = (id: string) => ask(`/api/session/questions/${encodeURIComponent(id)}`);
  const asked = given
    ? askOf(given)
    : ask(list).then(({ sessions }) => {
        const open = find(sessions);
        return open && window.askedAhead === ahead && askOf(open.session_id);
      });
  asked
    .then(({ questions, current_position }) => {
      const open = JSON.stringify(
        questions.find(({ position }: { position: number }) => position === current_position),
      );
      if (!open.replaceAll(/\$-?[\d{},.]+\\*%?\$/g, '').includes('$')) return;
      const { byPath } = JSON.parse(document.getElementById('files')?.textContent ?? '') as Starts;
      for (const href of byPath.maths ?? []) {
        const style = href.endsWith('.css');
        const file = { rel: style ? 'preload' : 'modulepreload', ...(style && { as: 'style' }), href };
        document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '' }, file));
      }
    })
    .catch(() => {});
}

/**
 * Inlined as text after `startPage`. Reloads a page once when it has loaded without its first script, as after a broken
 * connection (compare src/ui/waiting/lazy.tsx). `key` stores the time of the reload in this tab; `restMs` is the
 * minimum gap.
 */
function reloadOnceIfLost(key: string, restMs: number): void {
  let runs = false;
  document.querySelector('script[type=module]')?.addEventListener('load', () => {
    runs = true;
  });
  window.addEventListener('load', () => {
    try {
      if (runs || !navigator.onLine || Date.now() - Number(sessionStorage.getItem(key)) < restMs) return;
      sessionStorage.setItem(key, `${Date.now()}`);
      location.reload();
    } catch {}
  });
}

/** Inlined as text. Preloads the display font, except on a session's page, whose first screen does not use it. */
function preloadDisplayType(href: string): void {
  if (location.pathname.startsWith('/session')) return;
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
  document.head.append(Object.assign(document.createElement('link'), font));
}

export interface Starts {
  /** Scripts of every page, the entry first. */
  always: string[];
  /** Further files of screens behind the sign-in by their path, and KaTeX's under `maths`. */
  byPath: Record<string, string[]>;
  /** API calls that those screens make on arrival, by path. */
  calls: Record<string, readonly string[]>;
}

const called = (run: (...given: never[]) => void, ...given: string[]): string =>
  `<script>${minifySync('inline.js', `(${run})(${given.join(',')})`).code.trim()}</script>`;

/** The files a page starts with, as data, and the inline script that fetches them. */
export const startScript = (starts: Starts): string =>
  `<script type="application/json" id="files">${JSON.stringify(starts)}</script>
    ${called(startPage)}`;

/** Inline script of the signed-in pages that preloads the display font at `display`. */
export const typeScript = (display: string): string => called(preloadDisplayType, JSON.stringify(display));

/** Inline script of the signed-in pages that requests a session's questions. */
export const questionsScript = (): string =>
  called(askForQuestions, JSON.stringify(sessionsCall), unfinished.toString());

/** Inline script of the signed-in pages that reloads them when their first script was lost. */
export const reloadScript = (): string =>
  called(reloadOnceIfLost, JSON.stringify(inTab.reloadedAt.key), `${reloadGapMs}`);

/** Inline script of the landing page, directly after its card. */
export const signInTabScript = (): string => called(openSignIn);
