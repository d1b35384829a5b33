import { minifySync } from 'vite';
import { sessionsCall } from '../../src/shared/ahead/asked-ahead.ts';
import { inTab, reloadRestMs } from '../../src/shared/browser/stored.ts';
import { unfinished } from '../../src/shared/practice/unfinished.ts';
import { openSignIn } from './sign-in-tab.ts';

/**
 * Runs in the page, as text. A page that can be read already is painted
 * before its script is fetched; where the script has to draw the page (`data-boot`), or nothing is painted (a tab in the
 * background), it starts at once. For who is signed in it asks the server for what the screen will need, too,
 * and reads the answers: one that nobody takes would keep its connection. Where the stored record is damaged, nothing is
 * asked ahead. What is pressed before anything listens is noted (src/shared/ahead/early-press.ts), until
 * something is typed.
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
 * Runs in the page behind `startPage`, in the same way, where the screen is a session: its questions are asked for as
 * soon as it is known of which one, from the address or from the list of sessions. Only where the open one holds more
 * than words and bare numbers does what draws formulas come with the screen; else it would hold up what is read first.
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
 * Runs in the page behind `startPage`, in the same way: a page that has loaded without its first script having run, as
 * after a connection that broke, is loaded anew, once, as pages do whose later files are lost
 * (src/ui/waiting/lazy.tsx). `key` names when that was in this tab; `restMs` is kept between two.
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

/** Runs in the page, as text: the first screen of a session has nothing in the display type. */
function preloadDisplayType(href: string): void {
  if (location.pathname.startsWith('/session')) return;
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
  document.head.append(Object.assign(document.createElement('link'), font));
}

export interface Starts {
  /** Scripts of every page, the one that starts them first. */
  always: string[];
  /** What screens behind the sign-in load besides, by their path in the table of addresses, and what draws formulas, by `maths`. */
  byPath: Record<string, string[]>;
  /** What those ask of the server on arrival, by address. */
  calls: Record<string, readonly string[]>;
}

const called = (run: (...given: never[]) => void, ...given: string[]): string =>
  `<script>${minifySync('inline.js', `(${run})(${given.join(',')})`).code.trim()}</script>`;

/** Which files a page starts with, as data, and the inline script that fetches them. */
export const startScript = (starts: Starts): string =>
  `<script type="application/json" id="files">${JSON.stringify(starts)}</script>
    ${called(startPage)}`;

/** In the signed-in pages, what fetches the type of their headings; by the address of its file. */
export const typeScript = (display: string): string => called(preloadDisplayType, JSON.stringify(display));

/** The inline script of the signed-in pages that asks for a session's questions. */
export const questionsScript = (): string =>
  called(askForQuestions, JSON.stringify(sessionsCall), unfinished.toString());

/** The inline script of the signed-in pages that loads them anew where their first script was lost. */
export const reloadScript = (): string =>
  called(reloadOnceIfLost, JSON.stringify(inTab.reloadedAt.key), `${reloadRestMs}`);

/** In the start page, right behind its card. */
export const signInTabScript = (): string => called(openSignIn);
