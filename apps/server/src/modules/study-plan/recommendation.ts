import type { RecommendedTrack } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import { learnedOf } from '../practice/index.ts';

/** Two sessions; with fewer answers chance would decide. */
const answersLeast = 24;
/** Shares of right answers that separate the tracks. */
const foundationsBelow = 0.45;
const hardFrom = 0.7;

/** The recommended track with its reason; null with too few answers. */
export function recommendedFor(right: number, wrong: number): RecommendedTrack | null {
  const answers = right + wrong;
  if (answers < answersLeast) return null;
  const had = `You have ${right} of ${answers} right so far`;
  if (right < foundationsBelow * answers)
    return { track: 'beginner', reason: `${had}: firm foundations bring you most now.` };
  if (right < hardFrom * answers)
    return { track: 'intermediate', reason: `${had}: the basics are there; speed and accuracy come next.` };
  return { track: 'good', reason: `${had}: hard questions are where you can still gain.` };
}

export async function recommendationOf(db: Db, userId: string, now: Date): Promise<RecommendedTrack | null> {
  const tallies = Object.values((await learnedOf(db, userId, now)).state.tallies);
  return recommendedFor(
    tallies.reduce((sum, { right }) => sum + right, 0),
    tallies.reduce((sum, { wrong }) => sum + wrong, 0),
  );
}
