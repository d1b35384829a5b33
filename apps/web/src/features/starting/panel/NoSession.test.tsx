import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { asha } from '../../../../test/people.ts';
import { ours } from '../../../../test/replies.ts';
import { Navigation } from '../../../shared/navigation/navigation.tsx';
import { queryClient } from '../../../shared/query/query.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import { StartButton } from '../StartButton.tsx';
import { StartTrouble } from '../StartTrouble.tsx';
import { starter } from '../starter.ts';
import { NoSession } from './NoSession.tsx';

let lastCompleted: string | null = null;

beforeEach(() => {
  auth.signIn({ access_token: 'token', user: asha });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('last-completed-id')) return ours({ session_id: lastCompleted });
    if (url.includes('/session/list')) return ours({ sessions: [] });
    return ours({ status: 500, code: 'internal', detail: '' }, { status: 500 });
  });
});
afterEach(() => {
  cleanup();
  starter.cancel();
  queryClient.clear();
  auth.forget();
  vi.unstubAllGlobals();
});

const draw = (from: 'home' | 'session') =>
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        {from === 'session' ? (
          <NoSession />
        ) : (
          <>
            <StartTrouble />
            <StartButton />
          </>
        )}
      </Navigation>
    </QueryClientProvider>,
  );

it.each([
  [
    'before the first session',
    null,
    'No session available. Please complete your first session to enable adaptive planning.',
  ],
  [
    'between two sessions',
    '019cc1d6-be10-774f-a141-b2b5359f3475',
    'No active session found. Please start a new session from the dashboard.',
  ],
])('Today’s Session says %s what to do', async (_, session, words) => {
  lastCompleted = session;
  draw('session');
  await screen.findByText(words);
});

it.each([
  ['home', /^Session creation failed\. Please refresh the page to try again\.$/],
  ['session', /^Adaptive session failed: .+ Please refresh to try again\.$/],
] as const)('a start that fails says why where it was asked for: %s', async (from, words) => {
  draw(from);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start Session' })));
  await screen.findByText(words);
});
