import { cleanup, render, screen } from '@testing-library/react';
import type { ReviewedQuestion } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { question } from '../../../test/question.ts';
import { ResultPanel } from './ResultPanel.tsx';

afterEach(cleanup);

/** The heading after an answer to a question with a target of four minutes. */
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
      slips: [
        { letter: 'A', words: 'You added the shares.' },
        { letter: 'C', words: 'You took the larger share.' },
      ],
      elapsed_ms: seconds === null ? null : 1000 * seconds,
    },
  } as unknown as ReviewedQuestion;
  render(<ResultPanel question={reviewed} />);
  return screen.getByRole('heading').textContent;
}

it.each([
  ['in half of the target time', 120],
  ['over the target', 300],
  ['so fast that it may be a guess', 20],
  ['in an unknown time', null],
])('a right answer %s is correct and no more: speed is not praised', (_, seconds) => {
  expect(said('correct', seconds)).toBe('Correct.');
});

it('a wrong answer shows the right one, whatever its time', () => {
  expect(said('incorrect', 120)).toBe('Incorrect. The correct answer is B.');
});

it('the card explains the mistake behind the chosen option and no other', () => {
  said('incorrect', 120);
  screen.getByText('You added the shares.');
  expect(screen.queryByText('You took the larger share.')).toBeNull();
  cleanup();
  said('correct', 120);
  expect(screen.queryByText('You added the shares.')).toBeNull();
});
