import { type Item, MOST_OF_A_TYPE } from '@twelvefold/engine';
import { daysAfter } from '../../platform/clock.ts';
import { dayOf } from '../../platform/india.ts';
import type { LiveBank } from '../content/index.ts';
import { causeOf, inTurn, type Mistake } from './mistakes.ts';
import type { Told } from './record.ts';
import type { Loop } from './returning.ts';

/** Days before a form answered right returns. */
const restingDays = 1;

type Answers = Pick<Loop, 'answers' | 'given'>;
type Forms = Pick<LiveBank, 'items' | 'successors'>;

const liveIn = ({ items, successors }: Forms, id: string) => items.get(successors.get(id) ?? id);
const formIn = (bank: Forms, id: string) => liveIn(bank, id)?.form;

/** Forms of questions answered right today or yesterday (Asia/Kolkata) by answers that count. */
export function formsAtRest(
  { answers, given }: Answers,
  bank: Forms,
  now: Date,
  counts: (answer: Told) => boolean = () => true,
): Set<string> {
  const since = dayOf(daysAfter(now, -restingDays));
  // Twins are not in the bank; they have the form of their original.
  const roots = new Map(given.map(({ item_id, root_id }) => [item_id, root_id]));
  return new Set(
    answers
      .filter(answer => answer.outcome === 'correct' && dayOf(answer.answered_at) >= since && counts(answer))
      .flatMap(({ item_id }) => formIn(bank, roots.get(item_id) ?? item_id) ?? []),
  );
}

/** A right answer that is not itself a mistake: neither guessed, slow, nor helped. */
const isClean = (answer: Told) => causeOf(answer) === null && answer.help === null;

/**
 * Due mistakes whose form does not rest, in order of return: each form once, and at most as many of a type as a pack
 * may hold. A twin is worth what its original is; one missing in the bank comes last.
 */
export function dueIn(loop: Loop, bank: Forms, now: Date, worthOf: (question: Item) => number): Mistake[] {
  const resting = formsAtRest(loop, bank, now, isClean);
  const rested = loop.mistakes.filter(({ root }) => !resting.has(formIn(bank, root) ?? ''));
  const ordered = inTurn(rested, now, ({ root }) => {
    const question = liveIn(bank, root);
    return question ? worthOf(question) : 0;
  });
  const forms = new Set<string>();
  const types = new Map<string, number>();
  return ordered.filter(({ root, type }) => {
    const form = formIn(bank, root) ?? root;
    const ofType = types.get(type) ?? 0;
    if (forms.has(form) || ofType >= MOST_OF_A_TYPE) return false;
    forms.add(form);
    types.set(type, ofType + 1);
    return true;
  });
}
