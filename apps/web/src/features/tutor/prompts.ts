import type { Question } from '@twelvefold/contract';
import { counted } from '../../shared/words/format.ts';

/** Suggested questions, by the state of the question. */
export function promptsFor(outcome: Question['outcome']): string[] {
  if (outcome === null) return ['Give me a hint', 'How do I start?', 'Is my working right?'];
  const after = ['Explain it step by step', 'Is there a faster way?', 'Give me a similar question'];
  return outcome === 'incorrect' ? ['Why is my option wrong?', ...after] : after;
}

export const leftWords = (left: number) => `${counted(left, 'message')} left`;
