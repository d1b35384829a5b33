import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { plan } from '../../../../test/plan.ts';
import { DayField } from './DayField.tsx';

afterEach(cleanup);

/** Which days have full dots with forced colours. */
const filled = (): boolean[] =>
  [...screen.getByRole('img').querySelectorAll('i')].map(dot => dot.hasAttribute('data-filled'));

it('today is an open dot until something is done, also with forced colours', () => {
  render(<DayField plan={plan} />);
  expect(filled().slice(0, 4)).toEqual([true, true, false, false]);
});

it('a past rest day is a small full dot', () => {
  render(<DayField plan={{ ...plan, day_number: 4, days: [...plan.days, 'done'] }} />);
  expect(filled().slice(0, 5)).toEqual([true, true, true, true, false]);
});
