import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { allKept, forgetKept, keep } from '../../shared/outbox/kept.ts';
import { keys } from '../../shared/query/keys.ts';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { NetworkBanner } from './NetworkBanner.tsx';

afterEach(() => {
  cleanup();
  forgetKept(asha.id);
  auth.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('whatever is counted from answers is looked at again when those that waited are sent', async () => {
  vi.stubGlobal('fetch', async () => ours({ success: true }));
  auth.signIn({ access_token: 'secret', user: asha });
  const counted = [keys.today, keys.plan, keys.syllabus, keys.pastTopics, keys.limit, keys.questions('s1')];
  for (const key of counted) queryClient.setQueryData(key, {});
  queryClient.setQueryData(keys.account, {});
  keep({ kind: 'skip', session_id: 's1', position: 1, image_failed: false, elapsed_ms: 1000 });
  render(
    <QueryClientProvider client={queryClient}>
      <NetworkBanner />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(allKept()).toEqual([]));
  const stale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  await vi.waitFor(() => expect(counted.map(stale)).toEqual(counted.map(() => true)));
  expect(stale(keys.account)).toBe(false);
});

it('without a network it says what waits: answers, and skips, which are none', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  auth.signIn({ access_token: 'secret', user: asha });
  const place = { session_id: 's1', elapsed_ms: 1000 };
  const draw = () => {
    render(
      <QueryClientProvider client={queryClient}>
        <NetworkBanner />
      </QueryClientProvider>,
    );
    return screen.getByText(/^You are offline\./).textContent;
  };
  keep({ ...place, kind: 'skip', position: 1, image_failed: false });
  expect(draw()).toContain('Your skip is kept');
  cleanup();
  keep({ ...place, kind: 'answer', position: 2, letter: 'A', answer: 'one' });
  keep({ ...place, kind: 'answer', position: 3, letter: 'A', answer: 'one' });
  expect(draw()).toContain('Your 2 answers and skip are kept');
});
