import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { Today } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { StakeCard } from './StakeCard.tsx';

afterEach(cleanup);

const topic = { subcategory_code: 'AR.TNW', subcategory_name: 'Time & Work', lesson: 'time-and-work' };

function shown(changes: Partial<Today>) {
  const stake = { ...topic, correct_count: 3, incorrect_count: 5, marks: 1.2 };
  const today = { stake, stake_questions: 0, wished: null, answers: 90, answers_needed: 60, ...changes };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StakeCard today={today as Today} />
    </QueryClientProvider>,
  );
}

it('a topic to gain marks that is not in the next twelve can be added', () => {
  shown({});
  expect(screen.getByRole('heading', { name: 'Most to win: Time & Work' })).toBeTruthy();
  expect(screen.getByText(/about 1\.2 marks\. Your next 12 has other topics first\.$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Put this in my next 12: Time & Work' })).toBeTruthy();
  const lesson = screen.getByRole('link', { name: 'Time & Work' });
  expect(lesson.getAttribute('href')).toBe('/learn/time-and-work');
});

it('questions of the topic in the next twelve are counted, without a button', () => {
  shown({ stake_questions: 2 });
  expect(screen.getByRole('heading', { name: 'To win in your next 12: Time & Work' })).toBeTruthy();
  expect(screen.getByText(/2 of your next 12 are on it\.$/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an added topic can be removed', () => {
  shown({ stake_questions: 2, wished: topic });
  expect(screen.getByRole('button', { name: 'In your next 12 Undo: Time & Work' })).toBeTruthy();
});
