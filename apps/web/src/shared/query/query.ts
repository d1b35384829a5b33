import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { ApiError } from '../api/api-error.ts';
import { reportCrash } from '../api/crash-report.ts';
import { auth } from '../sign-in/auth.ts';

/**
 * A refusal will not change by asking again, nor will a fault of our own; a network that was away may be back. Who has
 * waited until the time was over has waited long: the next try is theirs.
 */
const mayChange = (error: unknown) =>
  error instanceof ApiError &&
  error.code !== 'timeout' &&
  (error.status === 0 || error.status >= 500 || error.status === 429);

/** Milliseconds before the next try: what the server asked for, else 1 s and then 2 s. */
export const pauseMs = (failures: number, error: unknown): number =>
  1000 * ((error instanceof ApiError && error.retryAfter) || 2 ** failures);

/** A pause longer than this is the student's own to take: the screen says so at once. */
const longestPauseMs = 10_000;

export const mayTryAgain = (failures: number, error: unknown): boolean =>
  failures < 2 && mayChange(error) && pauseMs(failures, error) <= longestPauseMs;

/** For what is looked at again whenever its screen is opened, and when its tab comes to the front. */
export const refetchOnVisit = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

const delaysSeconds = figures.dashboard.retryDelaysSeconds;

/**
 * For what the home screen is made of: a failure is tried again after 2 and 4 seconds. A sign-in that has ended does not
 * come back by asking again: what helps is said at once.
 */
export const asOnHomeScreen = {
  ...refetchOnVisit,
  retry: (failures: number, error: Error) =>
    failures < delaysSeconds.length && !(error instanceof ApiError && error.status === 401),
  retryDelay: (failures: number) => 1000 * (delaysSeconds[failures] ?? 0),
} as const;

/** A fault of ours in a call ends up in words on a screen: nobody would hear of it. */
const onError = (error: Error) => reportCrash(error);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: mayTryAgain,
      retryDelay: pauseMs,
      refetchOnWindowFocus: false,
    },
    // Without a network a press fails at once and says so; it does not wait unseen.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What one person saw is gone before the next signs in. */
auth.subscribe(() => {
  if (auth.state().kind === 'anonymous') queryClient.clear();
});
