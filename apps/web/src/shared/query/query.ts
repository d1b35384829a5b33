import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
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
