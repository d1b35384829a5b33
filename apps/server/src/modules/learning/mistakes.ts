import { chanceOf } from '@twelvefold/engine';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { dayOf } from '../../platform/india.ts';
import { type CountedAnswer, rushedShare, slowShare, type Told } from './record.ts';

/** Why a question is a mistake. */
export type Cause = 'wrong' | 'skipped' | 'guessed' | 'slow';

/** A question that went wrong, with its history and that of its twins. */
export interface Mistake {
  /** The original question, never a twin. */
  root: string;
  type: string;
  band: CountedAnswer['band'];
  /** Cause and answer that opened it most recently. */
  cause: Cause;
  answer: Told;
  opened_at: Date;
  /** Time of the last answer to it or a twin. */
  last_at: Date;
  /** Number of times it went wrong. */
  times: number;
  /** Days (Asia/Kolkata) with a right answer without help since then. */
  cleanDays: readonly string[];
  retired_at: Date | null;
  card: Card;
}

/** Right answers without help, on different days, that retire a mistake. */
export const cleanDaysToRetire = 2;

/** A rushed right answer below this chance counts as a guess. */
const guessChance = 0.5;

/**
 * Schedules mistakes with FSRS, one card each: whole days only (sessions are days apart), no random fuzz (plans must be
 * repeatable), otherwise the library's defaults (90 % retention when due).
 */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** The cause that makes an answer a mistake; null for none. */
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

/** The mistake after one more answer to it or a twin; null without a mistake. */
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
 * A student's mistakes, folded from all answers by sequence. `roots`: original questions of twins. A first skip is no
 * mistake unless the student marked it for review (the exam rewards skipping). Not stored, so corrected keys and new
 * rules apply at once.
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

/** Open mistakes, most forgotten first. */
export function byRecall(mistakes: readonly Mistake[], now: Date): Mistake[] {
  return mistakes
    .filter(({ retired_at }) => retired_at === null)
    .map(mistake => ({ mistake, recall: scheduler.get_retrievability(mistake.card, now, false) }))
    .sort((a, b) => a.recall - b.recall || (a.mistake.root < b.mistake.root ? -1 : 1))
    .map(({ mistake }) => mistake);
}

/**
 * Due mistakes in order of return: first the most forgotten one with a right day already, then by worth, ties by
 * forgetting. Without the first rule few mistakes are ever retired (4 of 164 in sixty sessions of a student with two of
 * three right). By worth because about thirty are due for three places, and the most forgotten are too hard or of
 * little weight (docs/engine.md).
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
