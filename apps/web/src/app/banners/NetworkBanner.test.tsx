import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { allKept, keep } from '../../shared/outbox/kept.ts';
import { keys } from '../../shared/query/keys.ts';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { NetworkBanner } from './NetworkBanner.tsx';

afterEach(() => {
  cleanup();
  auth.forget();
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
