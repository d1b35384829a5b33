import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { Navigation } from '../../../shared/navigation/navigation.tsx';
import { queryClient } from '../../../shared/query/query.ts';
import { PreparationBanner } from './PreparationBanner.tsx';

// The button is mocked: these tests concern the banner's text.
vi.mock('../useStartSession.ts', () => ({ useStartSession: () => ({ start: () => {}, busy: false }) }));
vi.mock('../dialogs/StartDialogs.tsx', () => ({ StartDialogs: () => null }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const preview = { bands: [], leaning_on: [], reason: null, topics: 0, subcategories: [], minutes: 20 };

/** Renders the banner of a page; returns the calls that were answered. */
function shown(message: string, preview: object | null, limit_reached: boolean) {
  const answered: string[] = [];
  const replies: Record<string, object> = {
    'check-availability': { available: true, phase: 'ready', message, preview },
    'session-limit-status': { user_type: 'free_trial', limit_reached },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const name = /[^/?]+(?=\?|$)/.exec(String(url))?.[0] ?? '';
    answered.push(name);
    return ours(replies[name] ?? {});
  });
  history.replaceState(null, '', '/history');
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <PreparationBanner />
      </Navigation>
    </QueryClientProvider>,
  );
  return answered;
}

it('says that the next 12 is set, with the button that starts it', async () => {
  shown('Your next 12 is set.', preview, false);
  await screen.findByText('Your next 12 is set.');
  screen.getByRole('button', { name: 'Start Session' });
});

it('offers to resume an open session, also when the week’s sessions are used up', async () => {
  shown('Question 5 of 12 is waiting.', null, true);
  await screen.findByText('Question 5 of 12 is waiting.');
  screen.getByRole('button', { name: 'Resume Session' });
});

it('offers no start when the week’s sessions are used up', async () => {
  const answered = shown('Your next 12 is set.', preview, true);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(answered.sort()).toEqual(['check-availability', 'session-limit-status']);
  expect(screen.queryByRole('button')).toBeNull();
});
