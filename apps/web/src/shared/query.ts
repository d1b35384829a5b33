import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { auth } from './auth.ts';

/** A refusal will not change by asking again; a network that was away may be back. */
const mayChange = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && mayChange(error),
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
