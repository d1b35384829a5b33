import { cleanup, render, screen } from '@testing-library/react';
import type { StudyPlan } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { DayField } from './DayField.tsx';

afterEach(cleanup);

const plan: StudyPlan = {
  id: '019cc1d6-be10-774f-a141-b2b5359f3475',
  target_track: 'beginner',
  status: 'active',
  daily_minutes: 50,
  progress_percentage: 1,
  days_completed: 1,
  total_days: 90,
  questions_solved: 20,
  current_streak: 1,
  starts_on: '2026-03-02',
  ends_on: '2026-05-30',
  day_number: 3,
  days: ['done', 'rest', 'rest'],
};

/** Which of the days are drawn as full dots where colours are the system's. */
const filled = (): boolean[] =>
  [...screen.getByRole('img').querySelectorAll('i')].map(dot => dot.hasAttribute('data-filled'));

it('today is an open dot until something is done, with forced colours too', () => {
  render(<DayField plan={plan} />);
  expect(filled().slice(0, 4)).toEqual([true, true, false, false]);
});

it('a day of rest is a full, small one once it is over', () => {
  render(<DayField plan={{ ...plan, day_number: 4, days: [...plan.days, 'done'] }} />);
  expect(filled().slice(0, 5)).toEqual([true, true, true, true, false]);
});
