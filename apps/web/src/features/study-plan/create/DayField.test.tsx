import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { plan } from '../../../../test/plan.ts';
import { DayField } from './DayField.tsx';

afterEach(cleanup);

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
