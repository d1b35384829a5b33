import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { type Attempt, slowShare } from './record.ts';

/**
 * When a kind of question that was missed comes back: FSRS, one card a type of question from its first miss on, reviewed
 * by every later answer of that type. Like the beliefs it is a fold over the answers; nothing is stored.
 * Whole days only: sessions are days apart, so steps of minutes would mean nothing; no noise, so that a plan can be
 * repeated. The rest are the defaults of the library: 90 % of what is due should still be known.
 */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** A right answer that took too long was hard to recall. */
function gradeOf({ outcome, elapsed_ms, target_seconds }: Attempt): Grade {
  if (outcome === 'incorrect') return Rating.Again;
  return elapsed_ms !== null && elapsed_ms > slowShare * 1000 * target_seconds ? Rating.Hard : Rating.Good;
}

function cardsOf(attempts: readonly Attempt[]): Map<string, Card> {
  const cards = new Map<string, Card>();
  for (const attempt of attempts) {
    const known = cards.get(attempt.type);
    if (!known && attempt.outcome === 'correct') continue;
    const card: Card = known ?? createEmptyCard(attempt.answered_at);
    cards.set(attempt.type, scheduler.next(card, attempt.answered_at, gradeOf(attempt)).card);
  }
  return cards;
}

/** The types of question that are due, the most forgotten first. `attempts` are in the order they were counted. */
export function dueReviews(attempts: readonly Attempt[], now: Date): string[] {
  return [...cardsOf(attempts)]
    .filter(([, { due }]) => due <= now)
    .map(([type, card]) => ({ type, recall: scheduler.get_retrievability(card, now, false) }))
    .sort((a, b) => a.recall - b.recall || (a.type < b.type ? -1 : 1))
    .map(({ type }) => type);
}
