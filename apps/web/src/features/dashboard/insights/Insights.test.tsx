import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { insightsQuery } from '../queries.ts';
import { Insights } from './Insights.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('the error of a failed refresh disappears once newer insights have loaded', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const insights = {
    all_time_markdown: 'All',
    recent_markdown: 'Lately',
    last_updated_at: '2026-11-20T10:00:00Z',
  };
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('refresh')
      ? ours({ code: 'internal', detail: '', status: 500 }, { status: 500 })
      : ours(insights),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <Insights />
    </QueryClientProvider>,
  );
  await screen.findByText('Lately');
  vi.setSystemTime(2000);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Refresh' })));
  expect(await screen.findByRole('alert')).toBeTruthy();
  vi.setSystemTime(3000);
  await act(async () => queryClient.refetchQueries({ queryKey: insightsQuery().queryKey }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  vi.useRealTimers();
});
