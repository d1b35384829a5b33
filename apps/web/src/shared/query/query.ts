import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { ApiError, isUnanswered } from '../api/api-error.ts';
import { reportCrash } from '../api/crash-report.ts';
import { auth } from '../sign-in/auth.ts';

/**
 * Whether a retry may succeed. Not after a refusal or a bug; not after a time-out, because the person has waited long
 * enough and retries by hand.
 */
const isRetryable = (error: unknown) =>
  error instanceof ApiError && error.code !== 'timeout' && (isUnanswered(error) || error.status === 429);

/** Milliseconds before the next try: the server's `Retry-After`, else 1 s and then 2 s. */
export const pauseMs = (failures: number, error: unknown): number =>
  1000 * ((error instanceof ApiError && error.retryAfter) || 2 ** failures);

/** Maximum pause; a longer one is shown as an error at once. */
const longestPauseMs = 10_000;

export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && isRetryable(error) && pauseMs(failures, error) <= longestPauseMs;

/** For queries refetched whenever their screen opens or the tab gets focus. */
export const refetchOnVisit = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

const delaysSeconds = figures.dashboard.retryDelaysSeconds;

/** For the home screen's queries: retried after 2 and 4 seconds, except after a 401. */
export const homeScreenQuery = {
  ...refetchOnVisit,
  retry: (failures: number, error: Error) =>
    failures < delaysSeconds.length && !(error instanceof ApiError && error.status === 401),
  retryDelay: (failures: number) => 1000 * (delaysSeconds[failures] ?? 0),
} as const;

/** A bug in a query only shows as an error on the screen, so it is reported here. */
const onError = (error: Error) => reportCrash(error);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: shouldRetry,
      retryDelay: pauseMs,
      refetchOnWindowFocus: false,
    },
    // Offline, a mutation fails at once and says so, instead of waiting in the background.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** On sign-out the cache is emptied before another person signs in. */
auth.subscribe(() => {
  if (auth.state().kind === 'anonymous') queryClient.clear();
});
