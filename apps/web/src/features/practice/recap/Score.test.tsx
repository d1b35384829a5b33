import { cleanup, render, screen } from '@testing-library/react';
import type { Outcome, PracticeSession } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { Score } from './Score.tsx';

afterEach(cleanup);

const shown = (...outcomes: Outcome[]) => {
  const session = {
    session_number: 3,
    session_type: 'blueprint',
    total_questions: outcomes.length,
    created_at: '2026-11-20T10:00:00Z',
    questions: outcomes.map((outcome, i) => ({ position: i + 1, outcome })),
  };
  render(<Score session={session as unknown as PracticeSession} />);
  return screen.getByRole('progressbar').getAttribute('aria-valuetext');
};

it('a question whose picture was lost counts neither as wrong nor as skipped', () => {
  expect(shown('correct', 'incorrect', 'image_failed')).toBe(
    'Question 3 of 3: 1 correct, 1 wrong, 0 skipped, 1 not counted',
  );
  expect(screen.getByRole('heading').textContent).toBe('1of 2correct in session 3');
  expect(document.title).toContain('Session 3: 1 of 2');
  expect(screen.getByText('1 question not counted: the image did not load.')).toBeTruthy();
});

it('without lost pictures nothing is said of them', () => {
  expect(shown('correct', 'skipped')).toBe('Question 2 of 2: 1 correct, 0 wrong, 1 skipped');
  expect(screen.getByRole('heading').textContent).toBe('1of 2correct in session 3');
  expect(screen.queryByText(/not counted/)).toBeNull();
});
