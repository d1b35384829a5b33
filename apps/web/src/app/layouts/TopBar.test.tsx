import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { Navigation } from '../../shared/navigation/navigation.tsx';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { TopBar } from './TopBar.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['nothing was paid', null, 'Upgrade', '/pricing'],
  ['a month was paid', '2026-08-08T09:30:00.000Z', 'Pro until 8 Aug 2026', '/account#subscription'],
  [
    'it ends at midnight in India',
    '2025-12-31T18:30:00.000Z',
    'Pro until 31 Dec 2025',
    '/account#subscription',
  ],
])('where %s the bar says so', async (_, plan_until, words, address) => {
  vi.stubGlobal('fetch', async () => ours({ plan_until }));
  auth.signIn({ access_token: 't', user: asha });
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <TopBar />
      </Navigation>
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: words });
  expect(link.getAttribute('href')).toBe(address);
});
