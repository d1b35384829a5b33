import { type ReactNode, use } from 'react';

type Part<Props extends object> = (props: Props) => ReactNode;
export type Lazy<Props extends object> = Part<Props> & { preload: () => Promise<void> };

const longestMs = 120_000;
const reloadedKey = 'cat_prep_reloaded';

function limited<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('A file of this page took too long to load')), longestMs);
  });
  return Promise.race([loading, late]);
}

/** After a release the old files are gone: the page reloads once, and only then is an error shown. */
function reloadOnce(error: unknown): Promise<never> {
  try {
    if (sessionStorage.getItem(reloadedKey)) return Promise.reject(error);
    sessionStorage.setItem(reloadedKey, '1');
  } catch {
    return Promise.reject(error);
  }
  location.reload();
  return new Promise(() => {});
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Without storage the page was not reloaded either.
  }
}

/**
 * A page, or a part of one, in its own file. `preload` fetches it before it is rendered: on first paint, so that
 * prerendered HTML is taken over without a gap, and when it will soon be wanted; it never reloads the page.
 */
export function lazy<Props extends object = object>(load: () => Promise<Part<Props>>): Lazy<Props> {
  let loading: Promise<Part<Props>> | undefined;
  let loaded: Part<Props> | undefined;
  const fetched = async () => {
    loaded = await limited(load()).catch(() => limited(load()));
    forgetReload();
    return loaded;
  };
  const wanted = () => {
    loading ??= fetched()
      .catch(reloadOnce)
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at module level
  const LazyPart = (props: Props) => {
    const Part = loaded ?? use(wanted());
    return <Part {...props} />;
  };
  return Object.assign(LazyPart, { preload: () => fetched().then(() => {}) });
}
