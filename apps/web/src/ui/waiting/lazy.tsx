import { figures } from '@twelvefold/contract/figures';
import { type ReactNode, Suspense, use } from 'react';
import { LostFile } from '../../shared/api/crash-report.ts';
import { inTab, reloadGapMs } from '../../shared/browser/stored.ts';
import { clockMs } from '../../shared/browser/time.ts';
import { wouldBeLost } from '../../shared/browser/unsaved.ts';
import { ErrorBoundary } from '../notices/ErrorBoundary.tsx';
import { withStyles } from './lost-styles.ts';

type Part<Props extends object> = (props: Props) => ReactNode;
export type Lazy<Props extends object = object> = Part<Props> & { preload: () => Promise<void> };

const timeoutMs = 1000 * figures.timeoutsSeconds.codeChunk;
/** Shorter limit for a part opened beside other content: the person can retry. */
const inPlaceTimeoutMs = 20_000;
/** Pause before the second try, for a connection that was just reset. */
const pauseMs = 1000;

/** The fetch of a file hangs: importing it again would wait for the same fetch. */
class TimedOut extends Error {}

/** Rejects when a file takes longer than `mostMs`. */
export function withTimeout<T>(loading: Promise<T>, mostMs = timeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TimedOut('A file of this page took too long to load'));
    // Cleared after loading: a timer would keep the prerendering process alive.
    const timer = setTimeout(late, mostMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Reloads the page once, because a release removes the old files; after that the error is shown. Not while offline,
 * without storage to record the reload, or when the reload would lose something.
 */
function reloadOnce(error: unknown): Promise<never> {
  const since = clockMs() - Number(inTab.reloadedAt.read() ?? 0);
  const mayReload = navigator.onLine && since >= reloadGapMs && !wouldBeLost();
  if (!mayReload || !inTab.reloadedAt.write(String(Math.round(clockMs())))) return Promise.reject(error);
  location.reload();
  return new Promise(() => {});
}

/** Does not reload: the caller shows that the part is missing. */
const rethrow = (error: unknown) => Promise.reject(error);

const pause = () => new Promise(resolve => setTimeout(resolve, pauseMs));

/**
 * A page, or a part of one, in its own file. `preload` fetches it without ever reloading the page: before the first
 * paint, so that prerendered HTML hydrates without a gap, or when it will soon be needed.
 */
export const lazy = <Props extends object = object>(load: () => Promise<Part<Props>>): Lazy<Props> =>
  partOf(load, timeoutMs, reloadOnce);

/**
 * A part opened beside content that is being read: when its file does not load the page is not reloaded, and the error
 * boundary around it shows the failure.
 */
export const inPlace = <Props extends object = object>(load: () => Promise<Part<Props>>): Lazy<Props> =>
  partOf(load, inPlaceTimeoutMs, rethrow);

/**
 * A part that the page works without, such as one more button: renders nothing until its file has loaded, or when it
 * does not load. It may take as long as any file of the page.
 */
export function optional<Props extends object = object>(load: () => Promise<Part<Props>>): Lazy<Props> {
  const LazyPart = partOf(load, timeoutMs, rethrow);
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

/** A resolved promise with the fields that `use` reads synchronously. */
const resolved = <T,>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

function partOf<Props extends object>(
  load: () => Promise<Part<Props>>,
  mostMs: number,
  onGone: (error: unknown) => Promise<never>,
): Lazy<Props> {
  let loading: Promise<Part<Props>> | undefined;
  /** Failure of the last fetch until a boundary shows it: a render that React repeats must not fetch again. */
  let failure: LostFile | null = null;
  const fetched = () => {
    const asked = () => withTimeout(withStyles(load), mostMs);
    return asked().catch(error => (error instanceof TimedOut ? Promise.reject(error) : pause().then(asked)));
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
    // A suspended render must get the same promise again.
    if (loading && !failure) return;
    failure = null;
    loading = resolved(part);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at module level
  const LazyPart = (props: Props) => {
    if (failure) throw failure;
    const Part = use(wanted());
    return <Part {...props} />;
  };
  return Object.assign(LazyPart, { preload });
}
