/**
 * Runs in the page, as text: on one line, so a comment inside would end it. A page that can be read already is painted
 * before its script is fetched; where the script has to draw the page (`data-boot`), or nothing is painted (a tab in the
 * background), it starts at once. For who is signed in it asks the server for what the screen will need, too,
 * and reads the answers: one that nobody takes would keep its connection.
 */
function startPage(): void {
  const boot = 'boot' in document.documentElement.dataset;
  let begun = false;
  const ask = (calls: readonly string[]) => {
    const { cat_prep_token: token, cat_prep_user: user = '{}' } = localStorage;
    const { id, is_admin } = JSON.parse(user);
    if (!id || is_admin) return;
    const init: RequestInit = { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' };
    const replies = Object.fromEntries(calls.map(call => [call, fetch(call, init)]));
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
    for (const href of always.concat((boot && byPath[location.pathname]) || [])) {
      const style = href.endsWith('.css');
      add('link', { rel: style ? 'preload' : 'modulepreload', ...(style && { as: 'style' }), href });
    }
    add('script', { type: 'module', src: always[0] ?? '' });
    if (boot) ask(calls[location.pathname] || []);
  };
  if (boot || document.hidden) begin();
  else {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    setTimeout(begin, 3000);
  }
}

export interface Starts {
  /** Scripts of every page, the one that starts them first. */
  always: string[];
  /** What screens behind the sign-in load besides, by address. */
  byPath: Record<string, string[]>;
  /** What those ask of the server on arrival, by address (src/shared/asked-ahead.ts). */
  calls: Record<string, readonly string[]>;
}

/** Which files a page starts with, as data, and the inline script that fetches them. */
export const starter = (starts: Starts): string =>
  `<script type="application/json" id="files">${JSON.stringify(starts)}</script>
    <script>(${compact(startPage.toString())})()</script>`;

/** Without indentation and line ends, and without the gaps that types leave. */
const compact = (code: string) => code.replaceAll(/\s+/g, ' ');
