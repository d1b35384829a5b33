import { cleanup, render, screen } from '@testing-library/react';
import type { ReviewedQuestion } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { question } from '../../../test/question.ts';
import { SolutionCard } from './SolutionCard.tsx';

afterEach(cleanup);

/** Headings of a solution that are visible, and those behind one press. */
function headings(outcome: ReviewedQuestion['outcome'], approach: string, inside = false) {
  const solution = {
    snap_read: 'Two shares.',
    solution_approach: approach,
    detailed_solution: 'One part is 5.',
    principle_to_remember: 'Shares add up to the whole.',
  };
  const review = { chosen_letter: 'A', slips: [], explanation: '', solution_feedback: solution };
  const reviewed = { ...question, outcome, review } as unknown as ReviewedQuestion;
  render(<SolutionCard question={reviewed} inside={inside} />);
  const all = screen.getAllByRole('heading').slice(1);
  const names = (folded: boolean) =>
    all.filter(one => (one.closest('details') !== null) === folded).map(one => one.textContent);
  return { inSight: names(false), folded: names(true) };
}

const wrong = ['Snap read', 'Solution approach', 'Detailed solution', 'Principle to remember'];

it('after a right answer the faster way and the principle are visible and the rest is folded', () => {
  expect(headings('correct', 'Divide the sum.\nFaster: Take one part.')).toEqual({
    inSight: ['Faster', 'Principle'],
    folded: ['Snap read', 'Solution approach', 'Detailed solution'],
  });
  expect(screen.getAllByText(/Divide the sum|Take one part/).map(one => one.textContent)).toEqual([
    'Take one part.',
    'Divide the sum.',
  ]);
});

it('the reason of a step unfolds under the step', () => {
  const solution = {
    snap_read: '',
    solution_approach: '',
    detailed_solution: '1. Divide.\nWhy: The parts are alike.\n2. Add.',
    principle_to_remember: '',
  };
  const review = { chosen_letter: 'A', slips: [], explanation: '', solution_feedback: solution };
  render(
    <SolutionCard question={{ ...question, outcome: 'incorrect', review } as unknown as ReviewedQuestion} />,
  );
  const reason = screen.getByText('The parts are alike.');
  expect(reason.closest('details')).not.toHaveProperty('open', true);
  expect(reason.closest('li')?.textContent).toContain('Divide.');
  expect(screen.getAllByText('Why?')).toHaveLength(1);
});

it('without a faster way the approach is visible', () => {
  expect(headings('correct', 'Divide the sum.')).toEqual({
    inSight: ['Solution approach', 'Principle'],
    folded: ['Snap read', 'Detailed solution'],
  });
});

it('nothing is folded after a wrong answer or a skip, nor in a list', () => {
  expect(headings('incorrect', 'Divide the sum.')).toEqual({ inSight: wrong, folded: [] });
  cleanup();
  expect(headings('skipped', 'Divide the sum.')).toEqual({ inSight: wrong, folded: [] });
  cleanup();
  expect(headings('correct', 'Divide the sum.', true)).toEqual({ inSight: wrong, folded: [] });
});
