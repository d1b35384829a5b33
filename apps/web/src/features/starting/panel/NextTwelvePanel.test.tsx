import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { NextTwelvePanel } from './NextTwelvePanel.tsx';

// What is asked here is what the panel says, not what its button does.
vi.mock('../useStartSession.ts', () => ({ useStartSession: () => ({ start: () => {}, busy: false }) }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each(['ready', 'preparing'])('with no free session left it names the day of the next: %s', async phase => {
  const replies: Record<string, object> = {
    'check-availability': { available: false, phase, message: '', preview: null },
    'session-limit-status': {
      user_type: 'free_trial',
      can_start_session: false,
      limit_reached: true,
      completed_sessions: 7,
      sessions_left: 0,
      allowance_text: '5 sessions to start with, then 2 a week',
      free_week: null,
    },
    list: { sessions: [] },
  };
  vi.stubGlobal('fetch', async (url: string) =>
    ours(replies[/[^/?]+(?=\?|$)/.exec(String(url))?.[0] ?? ''] ?? {}),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <NextTwelvePanel />
    </QueryClientProvider>,
  );
  await screen.findByText('Your next 12 opens on Monday');
  expect(screen.queryByText(/sessions left/)).toBeNull();
});
