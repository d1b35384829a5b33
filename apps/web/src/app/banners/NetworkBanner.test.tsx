import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { append, entries, forgetLog } from '../../shared/log/log.ts';
import { keys } from '../../shared/query/keys.ts';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { NetworkBanner } from './NetworkBanner.tsx';

afterEach(() => {
  cleanup();
  forgetLog(asha.id);
  auth.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('refetches everything counted from answers once waiting answers are sent', async () => {
  vi.stubGlobal('fetch', async () =>
    ours({ session: { session_id: 's1', status: 'planned', questions: [] }, refused: [] }),
  );
  auth.signIn({ access_token: 'secret', user: asha });
  const counted = [keys.today, keys.plan, keys.syllabus, keys.pastTopics, keys.limit, keys.questions('s2')];
  for (const key of counted) queryClient.setQueryData(key, {});
  queryClient.setQueryData(keys.account, {});
  append('s1', { kind: 'skip', position: 1, ms: 1000 });
  render(
    <QueryClientProvider client={queryClient}>
      <NetworkBanner />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(entries()).toEqual([]));
  const stale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  await vi.waitFor(() => expect(counted.map(stale)).toEqual(counted.map(() => true)));
  expect(stale(keys.account)).toBe(false);
});

it('offline, it counts waiting answers and skips separately', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  auth.signIn({ access_token: 'secret', user: asha });
  const draw = () => {
    render(
      <QueryClientProvider client={queryClient}>
        <NetworkBanner />
      </QueryClientProvider>,
    );
    return screen.getByText(/^You are offline\./).textContent;
  };
  append('s1', { kind: 'skip', position: 1, ms: 1000 });
  expect(draw()).toContain('Your skip is kept');
  cleanup();
  append('s1', { kind: 'answer', position: 2, letter: 'A', ms: 1000 });
  append('s1', { kind: 'answer', position: 3, letter: 'A', ms: 1000 });
  expect(draw()).toContain('Your 2 answers and skip are kept');
});
