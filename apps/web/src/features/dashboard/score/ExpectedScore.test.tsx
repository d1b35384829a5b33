import { cleanup, render, screen } from '@testing-library/react';
import type { Progress } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { ExpectedScore } from './ExpectedScore.tsx';

afterEach(cleanup);

const forecast: NonNullable<Progress['expected']['forecast']> = {
  score: { low: -4, middle: 6, high: 17, of: 66 },
  percentile: { low: null, high: 92, lowest_known: 70 },
  attempted: 20,
  papers: 500,
};

it('a negative lower bound has a true minus', () => {
  render(<ExpectedScore expected={{ answers: 61, answers_needed: 60, forecast }} />);
  expect(screen.getByText('−4 to 17')).toBeTruthy();
  expect(screen.getByText('Percentile up to about 92')).toBeTruthy();
});

it('with too few answers only their number is shown', () => {
  render(<ExpectedScore expected={{ answers: 59, answers_needed: 60, forecast: null }} />);
  expect(
    screen.getByText('Answer 60 questions, and you see the score you can expect. You have answered 59.'),
  ).toBeTruthy();
});
