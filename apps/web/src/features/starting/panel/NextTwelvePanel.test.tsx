import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { NextTwelvePanel } from './NextTwelvePanel.tsx';

// The button is mocked: these tests concern the panel's text.
vi.mock('../useStartSession.ts', () => ({ useStartSession: () => ({ start: () => {}, busy: false }) }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const limit = {
  user_type: 'free_trial',
  plan_until: null,
  can_start_session: true,
  limit_reached: false,
  completed_sessions: 1,
  sessions_left: 4,
  allowance_text: '5 sessions to start with, then 2 a week',
  free_week: { holds: 2, left: 6, until: '2026-03-08T18:30:00.000Z' },
};

function show(phase: string, limits: object, doneToday = false) {
  const replies: Record<string, object> = {
    'check-availability': { available: phase === 'ready', phase, message: '', preview: null },
    'session-limit-status': limits,
    list: { sessions: [] },
  };
  vi.stubGlobal('fetch', async (url: string) =>
    ours(replies[/[^/?]+(?=\?|$)/.exec(String(url))?.[0] ?? ''] ?? {}),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <NextTwelvePanel doneToday={doneToday} />
    </QueryClientProvider>,
  );
}

it.each(['ready', 'preparing'])(
  'without a free session left it names the day of the next one: %s',
  async phase => {
    const used = { can_start_session: false, limit_reached: true, sessions_left: 0, free_week: null };
    show(phase, { ...limit, ...used });
    await screen.findByText('Your next 12 opens on Monday');
    expect(screen.queryByText(/sessions left/)).toBeNull();
  },
);

it('the free sessions left are named by kind: of the first five, or of the week', async () => {
  show('ready', limit);
  await screen.findByText(/First 5 sessions: 4 left/);
  cleanup();
  queryClient.clear();
  show('ready', { ...limit, sessions_left: 1, free_week: { ...limit.free_week, left: 1 } });
  await screen.findByText(/1 free session left$/);
});

it('after today’s session the marigold is tomorrow’s, and a further one today is only offered', async () => {
  show('ready', limit);
  await screen.findByRole('heading', { name: 'Your next 12 is set' });
  expect(screen.getByRole('button', { name: 'Start Session' }).className).toContain('bg-marigold');
  cleanup();
  queryClient.clear();
  show('ready', limit, true);
  await screen.findByRole('heading', { name: "Tomorrow's 12 is set" });
  expect(screen.getByText('Done for today')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start Session' }).className).not.toContain('bg-marigold');
});
