import { cleanup, render, screen } from '@testing-library/react';
import type { ReviewedQuestion } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { question } from '../../../test/question.ts';
import { ResultPanel } from './ResultPanel.tsx';

afterEach(cleanup);

/** The heading of an answer to a question with a target of four minutes. */
function said(outcome: ReviewedQuestion['outcome'], seconds: number | null): string | null {
  const reviewed = {
    ...question,
    outcome,
    _display_meta: { ...question._display_meta, target_seconds: 240 },
    review: {
      chosen_letter: outcome === 'correct' ? 'B' : 'A',
      chosen_answer: 'two',
      correct_letter: 'B',
      correct_answer: 'two',
      is_correct: outcome === 'correct',
      elapsed_ms: seconds === null ? null : 1000 * seconds,
    },
  } as unknown as ReviewedQuestion;
  render(<ResultPanel question={reviewed} />);
  return screen.getByRole('heading').textContent;
}

it.each([
  ['two minutes', 120, 'Correct, and 2 minutes under the target.'],
  ['one minute and a half', 150, 'Correct, and 1 minute under the target.'],
  ['some seconds', 208, 'Correct, and 30 seconds under the target.'],
])('a right answer %s under the target says so', (_, seconds, words) => {
  expect(said('correct', seconds)).toBe(words);
});

it.each([
  ['just under the target', 230],
  ['over the target', 300],
  ['so fast that it may be a guess', 20],
  ['of an unknown time', null],
])('a right answer %s is correct and no more', (_, seconds) => {
  expect(said('correct', seconds)).toBe('Correct.');
});

it('a wrong answer is told the right one, whatever its time', () => {
  expect(said('incorrect', 120)).toBe('Incorrect. The correct answer is B.');
});
