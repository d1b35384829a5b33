import { figures } from '@twelvefold/contract/figures';
import { type ReactNode, Suspense, use } from 'react';
import { LostFile } from '../../shared/api/crash-report.ts';
import { inTab, reloadRestMs } from '../../shared/browser/stored.ts';
import { clockMs } from '../../shared/browser/time.ts';
import { wouldBeLost } from '../../shared/browser/unsaved.ts';
import { ErrorBoundary } from '../notices/ErrorBoundary.tsx';
import { withStyles } from './lost-styles.ts';

type Part<Props extends object> = (props: Props) => ReactNode;
export type Lazy<Props extends object = object> = Part<Props> & { preload: () => Promise<void> };

const longestMs = 1000 * figures.timeoutsSeconds.codeChunk;
/** What is opened beside something that can be gone on with is given up sooner: it can be asked for again. */
const longestBesideMs = 20_000;
/** Before the second try, so that a connection that was just reset has a moment. */
const pauseMs = 1000;

/** A fetch that hangs: asking for the same file again would wait for the same fetch. */
class Late extends Error {}

/** Gives up on a file that takes longer than a file of the page may. */
export function limited<T>(loading: Promise<T>, mostMs = longestMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Late('A file of this page took too long to load'));
    // Ended with the loading: the build, which draws these pages too, would not end before it.
    const timer = setTimeout(late, mostMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * After a release the old files are gone: the page reloads, once, and only then is an error shown. Without a network,
 * or a place to note the reload, it never does: the page on screen is all there is. Nor where something would be lost.
 */
function reloadOnce(error: unknown): Promise<never> {
  const since = clockMs() - Number(inTab.reloadedAt.read() ?? 0);
  const mayReload = navigator.onLine && since >= reloadRestMs && !wouldBeLost();
  if (!mayReload || !inTab.reloadedAt.write(String(Math.round(clockMs())))) return Promise.reject(error);
  location.reload();
  return new Promise(() => {});
}

/** No reload: whoever shows the part says that it is lost. */
const stay = (error: unknown) => Promise.reject(error);

const pause = () => new Promise(resolve => setTimeout(resolve, pauseMs));

/**
 * A page, or a part of one, in its own file. `preload` fetches it before it is rendered: on first paint, so that
 * prerendered HTML is taken over without a gap, and when it will soon be wanted; it never reloads the page.
 */
export const lazy = <Props extends object = object>(load: () => Promise<Part<Props>>): Lazy<Props> =>
  partOf(load, longestMs, reloadOnce);

/**
 * A part opened beside what is being read, which a reload would take from the screen: where its file does not come, the
 * error boundary around it says so.
 */
export const inPlace = <Props extends object = object>(load: () => Promise<Part<Props>>): Lazy<Props> =>
  partOf(load, longestBesideMs, stay);

/**
 * A part that a page can do without, such as one more button: until it is there, and when its file does not come,
 * nothing stands in its place. Nobody waits for it, so it may take as long as any file of the page.
 */
export function optional<Props extends object = object>(load: () => Promise<Part<Props>>): Lazy<Props> {
  const LazyPart = partOf(load, longestMs, stay);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at module level
  const OptionalPart = (props: Props) => (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <LazyPart {...props} />
      </Suspense>
    </ErrorBoundary>
  );
  return Object.assign(OptionalPart, { preload: LazyPart.preload });
}

/** A promise whose value React reads without waiting, by the fields that `use` keeps on one. */
const known = <T,>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

function partOf<Props extends object>(
  load: () => Promise<Part<Props>>,
  mostMs: number,
  onGone: (error: unknown) => Promise<never>,
): Lazy<Props> {
  let loading: Promise<Part<Props>> | undefined;
  /** The failure of the last fetch, until a boundary shows it: a render that React repeats must not fetch again. */
  let failure: LostFile | null = null;
  const fetched = () => {
    const asked = () => limited(withStyles(load), mostMs);
    return asked().catch(error => (error instanceof Late ? Promise.reject(error) : pause().then(asked)));
  };
  const wanted = () => {
    loading ??= fetched()
      .catch(onGone)
      .catch((error: unknown) => {
        failure = new LostFile(error, () => {
          failure = null;
          loading = undefined;
        });
        throw failure;
      });
    return loading;
  };
  const preload = async () => {
    const part = await fetched();
    // A render that waits for another promise must be given that one again.
    if (loading && !failure) return;
    failure = null;
    loading = known(part);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at module level
  const LazyPart = (props: Props) => {
    if (failure) throw failure;
    const Part = use(wanted());
    return <Part {...props} />;
  };
  return Object.assign(LazyPart, { preload });
}
