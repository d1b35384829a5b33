import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { Navigation } from '../../shared/navigation/navigation.tsx';
import { queryClient } from '../../shared/query/query.ts';
import { CorrectedKeys } from './CorrectedKeys.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const correction = {
  question_id: 'q1',
  subcategory: 'Percentages',
  session_id: 's1',
  session_number: 4,
  session_type: 'blueprint',
  position: 3,
  corrected_at: '2026-03-02T06:30:00.000Z',
  your_letter: 'B',
  right_letter: 'B',
  right_answer: '12',
  before: 'incorrect',
  now: 'correct',
};

function shown(corrections: object[]) {
  let left = corrections;
  vi.stubGlobal('fetch', async (_url: string, { method }: { method?: string }) => {
    if (method !== 'POST') return ours({ corrections: left });
    left = [];
    return ours({ success: true });
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <CorrectedKeys />
      </Navigation>
    </QueryClientProvider>,
  );
}

it('a corrected question is shown with the effect on the student’s answer, until dismissed', async () => {
  shown([
    correction,
    { ...correction, question_id: 'q2', position: 5, your_letter: null, before: 'skipped', now: 'skipped' },
    { ...correction, question_id: 'q3', position: 6, your_letter: 'A', before: 'correct', now: 'incorrect' },
  ]);
  expect(await screen.findByText('We corrected 3 questions')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Session 4, question 3' }).getAttribute('href')).toBe(
    '/session/s1',
  );
  for (const words of [
    /B, was right, and it counts as right now/,
    /You skipped it/,
    /counted as right and does not/,
  ])
    expect(screen.getByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await vi.waitFor(() => expect(screen.queryByText('We corrected 3 questions')).toBeNull());
});
