import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { AnsweredReports } from './AnsweredReports.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const answered = {
  question_id: 'q1',
  subcategory: 'Percentages',
  verdict: 'changed',
  answered_at: '2026-03-02T06:30:00.000Z',
};

it('an answered report says how the question was changed, and disappears when dismissed', async () => {
  let reports = [answered];
  const put: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method?: string; body?: string }) => {
    if (method !== 'POST') return ours({ reports });
    put.push(JSON.parse(body ?? '{}'));
    reports = [];
    return ours({ success: true });
  });
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <AnsweredReports />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Your report is answered' });
  expect(screen.getByRole('listitem').textContent).toBe(
    'A question on Percentages, 2 Mar 2026. We changed it.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(container.textContent).toBe(''));
  expect(put).toEqual([{ question_ids: ['q1'] }]);
});
