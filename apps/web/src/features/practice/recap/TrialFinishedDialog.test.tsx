import { cleanup, render, screen } from '@testing-library/react';
import type { PracticeSession } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { question } from '../../../../test/question.ts';
import { TrialFinishedDialog } from './TrialFinishedDialog.tsx';

afterEach(cleanup);

function shown(right: number) {
  const questions = Array.from({ length: 12 }, (_, i) => ({
    ...question,
    id: `q${i}`,
    position: i + 1,
    outcome: i < right ? 'correct' : 'incorrect',
  }));
  const session = { questions, total_questions: 12, current_position: 13 } as unknown as PracticeSession;
  render(<TrialFinishedDialog session={session} onClose={() => {}} />);
  return screen.getByRole('dialog', { name: 'Congratulations: your free trial is complete', hidden: true });
}

it('the session’s dots are not shown when most answers were wrong', () => {
  expect(shown(4).querySelector('[role=progressbar]')).toBeNull();
});

it('the session’s dots are shown when at least half were right', () => {
  expect(shown(6).querySelector('[role=progressbar]')).not.toBeNull();
});
