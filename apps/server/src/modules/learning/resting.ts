import { type Item, MOST_OF_A_TYPE } from '@twelvefold/engine';
import { daysAfter } from '../../platform/clock.ts';
import type { LiveBank } from '../content/index.ts';
import { dayOf } from './days.ts';
import { causeOf, inTurn, type Mistake } from './mistakes.ts';
import type { Told } from './record.ts';
import type { Loop } from './returning.ts';

/** Days in which a form answered right does not come again. */
const restingDays = 1;

type Answers = Pick<Loop, 'answers' | 'given'>;
type Forms = Pick<LiveBank, 'items' | 'successors'>;

const liveIn = ({ items, successors }: Forms, id: string) => items.get(successors.get(id) ?? id);
const formIn = (bank: Forms, id: string) => liveIn(bank, id)?.form;

/** Forms of questions answered right yesterday or today, by the calendar of India, as far as such answers count. */
export function formsAtRest(
  { answers, given }: Answers,
  bank: Forms,
  now: Date,
  counts: (answer: Told) => boolean = () => true,
): Set<string> {
  const since = dayOf(daysAfter(now, -restingDays));
  // Twins are no part of the bank; they have the form of what they are like.
  const roots = new Map(given.map(({ item_id, root_id }) => [item_id, root_id]));
  return new Set(
    answers
      .filter(answer => answer.outcome === 'correct' && dayOf(answer.answered_at) >= since && counts(answer))
      .flatMap(({ item_id }) => formIn(bank, roots.get(item_id) ?? item_id) ?? []),
  );
}

/** A right answer that is no mistake itself: a guess and a slow one were right too, and yet are what returns. */
const isClean = (answer: Told) => causeOf(answer) === null && answer.help === null;

/**
 * The mistakes that are due and whose form does not rest, in the order in which they return: each form once, and of a type
 * no more than a pack may hold, whose places would be lost to others. A twin is worth what its question is; one that the
 * bank no longer has comes last.
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
