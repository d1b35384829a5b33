import type { Letter, Question } from '@twelvefold/contract';
import { optionText, withoutMarker } from '../../../question/options.ts';
import { type Kept, keptAt } from '../../../shared/outbox/kept.ts';
import { elapsedMs } from '../../../shared/practice/elapsed-ms.ts';

/** What the student decided about a question. */
export type Choice = { kind: 'answer'; letter: Letter } | { kind: 'skip'; imageFailed: boolean };

export interface Decision {
  question: Question;
  choice: Choice;
  /** Time on the question. */
  ms: number;
  /** It was kept before and is tried once more. */
  again?: true;
}

/** The choice of a decision that was kept. */
export const choiceOf = (kept: Kept): Choice =>
  kept.kind === 'answer'
    ? { kind: 'answer', letter: kept.letter }
    : { kind: 'skip', imageFailed: kept.image_failed };

const isSame = (kept: Kept, choice: Choice): boolean =>
  kept.kind === 'answer'
    ? choice.kind === 'answer' && choice.letter === kept.letter
    : choice.kind === 'skip' && choice.imageFailed === kept.image_failed;

/** The entry for the outbox. The same decision once more keeps the time of its first try. */
export function entryOf(session_id: string, { question, choice, ms }: Decision): Kept {
  const place = { session_id, position: question.position };
  const earlier = keptAt(place);
  if (earlier && isSame(earlier, choice)) return earlier;
  const timed = { ...place, elapsed_ms: elapsedMs(ms) };
  if (choice.kind === 'skip') return { ...timed, kind: 'skip', image_failed: choice.imageFailed };
  const answer = withoutMarker(optionText(question, choice.letter));
  return { ...timed, kind: 'answer', letter: choice.letter, answer };
}
