import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { StudyProgress } from './StudyProgress.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Renders without a completed session, with a number of answers in the open one. */
const shown = (answered_count: number) => {
  const session = { session_id: 's1', status: 'planned', total_questions: 12, answered_count };
  vi.stubGlobal('fetch', async () => ours({ sessions: [session] }));
  render(
    <QueryClientProvider client={queryClient}>
      <StudyProgress completed={{ total_sessions: 0, study_sessions: 0 }} />
    </QueryClientProvider>,
  );
};

it('does not say that there is no study data once the first session has an answer', async () => {
  shown(4);
  expect(await screen.findByText(/^Each practice session you complete will be a column/)).toBeTruthy();
  expect(screen.getByText('total sessions completed')).toBeTruthy();
  expect(screen.queryByText('No Study Data Yet')).toBeNull();
});

it('says that there is no study data before the first answer', async () => {
  shown(0);
  expect(await screen.findByText('No Study Data Yet')).toBeTruthy();
});
