import { type ReactNode, use } from 'react';

type Page = () => ReactNode;

/** After a release the old files are gone: reload once, then say so. */
const reloadedKey = 'cat_prep_reloaded';

function reloadOnce(error: unknown): Promise<never> {
  try {
    if (sessionStorage.getItem(reloadedKey)) throw error;
    sessionStorage.setItem(reloadedKey, '1');
  } catch {
    return Promise.reject(error);
  }
  location.reload();
  return new Promise(() => {});
}

async function loadTwice(load: () => Promise<Page>): Promise<Page> {
  const page = await load().catch(load).catch(reloadOnce);
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Without storage the page was not reloaded either.
  }
  return page;
}

/**
 * A page in its own file. `preload` fetches it before it is rendered (on first paint, so that prerendered HTML is
 * taken over without a gap, and when a link to it is pointed at).
 */
export function lazyPage(load: () => Promise<Page>): Page & { preload: () => Promise<void> } {
  let loading: Promise<Page> | undefined;
  let loaded: Page | undefined;
  const start = () => {
    loading ??= loadTwice(load).then(page => {
      loaded = page;
      return page;
    });
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, at module level
  const LazyPage = () => {
    const Page = loaded ?? use(start());
    return <Page />;
  };
  return Object.assign(LazyPage, { preload: () => start().then(() => {}) });
}
