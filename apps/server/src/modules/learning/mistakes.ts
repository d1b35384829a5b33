import { chanceOf } from '@twelvefold/engine';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { dayOf } from './days.ts';
import { type CountedAnswer, rushedShare, slowShare, type Told } from './record.ts';

/** Why a question is among the mistakes. */
export type Cause = 'wrong' | 'skipped' | 'guessed' | 'slow';

/** A question that went wrong once, with all that happened to it and its twins since. */
export interface Mistake {
  /** The question, never a twin. */
  root: string;
  type: string;
  band: CountedAnswer['band'];
  /** Why it came in the last time, and the answer that brought it in. */
  cause: Cause;
  answer: Told;
  opened_at: Date;
  /** The last answer to it or a twin. */
  last_at: Date;
  /** How often it went wrong. */
  times: number;
  /** Days with a clean success since, as the calendar of India counts them. */
  cleanDays: readonly string[];
  retired_at: Date | null;
  card: Card;
}

/** Successes on different days after which a mistake is over. */
export const cleanDaysToRetire = 2;

/** A right answer that was rushed, and less likely than this, may be a guess. */
const guessChance = 0.5;

/**
 * When a mistake comes back: FSRS, one card a mistake. Whole days only: sessions are days apart, so steps of minutes
 * would mean nothing; no noise, so that a plan can be repeated. The rest are the defaults of the library: 90 % of what
 * is due should still be known.
 */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** Why an answer may be a mistake; null where it is none, or says nothing. */
export function causeOf({ outcome, elapsed_ms, target_seconds, logit, logit_variance }: Told): Cause | null {
  if (outcome === 'incorrect') return 'wrong';
  if (outcome === 'skipped') return 'skipped';
  if (outcome === 'image_failed' || elapsed_ms === null) return null;
  const share = elapsed_ms / (1000 * target_seconds);
  if (share > slowShare) return 'slow';
  if (share >= rushedShare || logit === null || logit_variance === null) return null;
  const { probability } = chanceOf({ mean: logit, variance: logit_variance }, 0);
  return probability < guessChance ? 'guessed' : null;
}

const grades: Record<Cause, Grade> = {
  wrong: Rating.Again,
  skipped: Rating.Again,
  guessed: Rating.Again,
  slow: Rating.Hard,
};

/** A mistake after one more answer to it or a twin of it; null while there is none. */
function after(known: Mistake | undefined, answer: Told, root: string): Mistake | null {
  const cause = causeOf(answer);
  const at = answer.answered_at;
  if (cause !== null) {
    const card = scheduler.next(known?.card ?? createEmptyCard(at), at, grades[cause]).card;
    return {
      root,
      type: answer.type,
      band: answer.band,
      cause,
      answer,
      opened_at: known?.retired_at === null ? known.opened_at : at,
      last_at: at,
      times: (known?.times ?? 0) + 1,
      cleanDays: [],
      retired_at: null,
      card,
    };
  }
  if (!known || answer.outcome !== 'correct') return known ?? null;
  const helped = answer.help !== null;
  const day = dayOf(at);
  const cleanDays = helped || known.cleanDays.includes(day) ? known.cleanDays : [...known.cleanDays, day];
  return {
    ...known,
    last_at: at,
    cleanDays,
    retired_at: known.retired_at ?? (cleanDays.length >= cleanDaysToRetire ? at : null),
    card: scheduler.next(known.card, at, helped ? Rating.Hard : Rating.Good).card,
  };
}

/**
 * A student's mistakes: a fold over all answers in the order they were counted. `roots` are the questions that twins
 * are like. A first skip is no mistake unless the student put the question to review: the exam rewards leaving one.
 * Nothing is stored that could drift; a corrected key or a new rule is in the next look.
 */
export function mistakesIn(answers: readonly Told[], roots: ReadonlyMap<string, string>): Mistake[] {
  const mistakes = new Map<string, Mistake>();
  const skipped = new Set<string>();
  for (const answer of answers) {
    const root = roots.get(answer.item_id) ?? answer.item_id;
    const isFirstSkip = answer.outcome === 'skipped' && !mistakes.has(root) && !skipped.has(root);
    if (isFirstSkip) skipped.add(root);
    if (isFirstSkip && !answer.to_review) continue;
    const next = after(mistakes.get(root), answer, root);
    if (next) mistakes.set(root, next);
  }
  return [...mistakes.values()];
}

/** Open mistakes, the most forgotten first. */
export function byRecall(mistakes: readonly Mistake[], now: Date): Mistake[] {
  return mistakes
    .filter(({ retired_at }) => retired_at === null)
    .map(mistake => ({ mistake, recall: scheduler.get_retrievability(mistake.card, now, false) }))
    .sort((a, b) => a.recall - b.recall || (a.mistake.root < b.mistake.root ? -1 : 1))
    .map(({ mistake }) => mistake);
}

/**
 * The mistakes that are due, in the order in which they return: first the most forgotten of those that were right on a
 * day already, then those worth most to ask now, of equals the most forgotten. Without the first hardly any mistake would
 * ever be over: 4 of 164 in sixty sessions of a student who has two of three right. The others by worth, since some thirty
 * are due where three return, and by forgetting alone those would be too hard or of little weight (docs/engine.md).
 */
export function inTurn(
  mistakes: readonly Mistake[],
  now: Date,
  worthOf: (mistake: Mistake) => number,
): Mistake[] {
  const due = byRecall(mistakes, now).filter(mistake => isDue(mistake, now));
  const begun = due.find(({ cleanDays }) => cleanDays.length > 0);
  const others = due
    .filter(mistake => mistake !== begun)
    .map(mistake => ({ mistake, worth: worthOf(mistake) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ mistake }) => mistake);
  return begun ? [begun, ...others] : others;
}

export const isDue = ({ card, retired_at }: Mistake, now: Date): boolean =>
  retired_at === null && card.due <= now;
