import {
  decodeLearner,
  type Outcome as EngineOutcome,
  encodeLearner,
  type LearnerState,
  newLearner,
  observe,
} from '@twelvefold/engine';
import type { Db, Tx } from '../../platform/db/db.ts';
import { engineItem, keyCorrectionsOf } from '../content/index.ts';
import type { CountedAnswer, PracticeRecord } from './record.ts';
import type { Totals } from './schema.ts';
import { type LearnerRow, lockStudent, maybeLearner, saveLearner } from './store.ts';
import { countedTotals } from './totals.ts';

/** What the engine is told of an outcome; a picture that did not load says nothing about the student. */
const evidenceOf: Record<CountedAnswer['outcome'], EngineOutcome | null> = {
  correct: 'right',
  incorrect: 'wrong',
  skipped: 'skipped',
  image_failed: null,
};

/** The version of the engine's state; a row of another one is rebuilt before it is read. */
export const stateVersion = newLearner().version;

/** What all answers so far say of a student. */
interface Learned {
  state: LearnerState;
  totals: Totals;
}

const nothing = (): Learned => ({ state: newLearner(), totals: {} });

/** What was forecast of an answer just before it: mean and variance of ability minus difficulty, in logits. */
interface Forecast {
  logit: number | null;
  logit_variance: number | null;
}

/** What is known after one more answer, and what was forecast of it. */
function afterAnswer({ state, totals }: Learned, answer: CountedAnswer): Learned & Forecast {
  const outcome = evidenceOf[answer.outcome];
  const item = engineItem({ ...answer, id: answer.item_id });
  if (outcome === null || item === null) return { state, totals, logit: null, logit_variance: null };
  const at = answer.answered_at.getTime();
  const after = observe(state, { item, outcome, elapsedMs: answer.elapsed_ms }, at);
  const { logit, logitVariance } = after.evidence;
  return { state: after.state, totals: countedTotals(totals, answer), logit, logit_variance: logitVariance };
}

/** Counts an answer into what is stored of a student: the new stored form, and the forecast for the answer's row. */
export function counted(row: Pick<LearnerRow, 'state' | 'totals'>, answer: CountedAnswer) {
  const known = { state: decodeLearner(row.state), totals: row.totals };
  const { state, ...after } = afterAnswer(known, answer);
  return { ...after, state: encodeLearner(state) };
}

/** Whether a row holds beliefs of the engine's own version. */
export const isCurrent = ({ version }: Pick<LearnerRow, 'version'>): boolean => version === stateVersion;

/** A student of whom nothing is known, as stored. */
export const newLearnerRow = (userId: string, now: Date): LearnerRow => ({
  user_id: userId,
  state: encodeLearner(newLearner()),
  totals: {},
  sequence: 0,
  version: stateVersion,
  revision: 0,
  carry: {},
  updated_at: now,
});

/** An answer as the right key judges it, where the one it was judged by was found wrong since. */
function judgedAnew(
  answer: CountedAnswer,
  corrections: ReadonlyMap<string, CountedAnswer['chosen']>,
): CountedAnswer {
  const key = corrections.get(answer.item_id);
  if (key === undefined || answer.chosen === null) return answer;
  return { ...answer, outcome: answer.chosen === key ? 'correct' : 'incorrect' };
}

type Answers = Pick<PracticeRecord, 'answersAfter'>;

/** Answers read at once when beliefs are rebuilt. */
const batch = 500;

/** What follows from a student's stored answers alone. */
async function replayed(db: Db, record: Answers, userId: string) {
  const corrections = await keyCorrectionsOf(db);
  let known = nothing();
  let sequence = 0;
  for (;;) {
    const rows = await record.answersAfter(db, userId, sequence, batch);
    for (const answer of rows) {
      const { state, totals } = afterAnswer(known, judgedAnew(answer, corrections));
      // Through the encoding, as when each answer was counted: a replay is equal to the letter.
      known = { state: decodeLearner(encodeLearner(state)), totals };
      sequence = answer.sequence;
    }
    if (rows.length < batch) return { state: encodeLearner(known.state), totals: known.totals, sequence };
  }
}

const sameTotals = (one: Totals, other: Totals): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([code, figures]) => figures.join() === other[code]?.join());

/**
 * Rebuilds what is stored of a student from the answers, with every answer under way before or after it. Returns
 * whether it was the same already.
 */
export async function rebuildLearner(tx: Tx, record: Answers, userId: string, now: Date): Promise<boolean> {
  await lockStudent(tx, userId);
  const stored = await maybeLearner(tx, userId);
  const fresh = await replayed(tx, record, userId);
  const same =
    stored !== null &&
    isCurrent(stored) &&
    stored.state === fresh.state &&
    stored.sequence === fresh.sequence &&
    sameTotals(stored.totals, fresh.totals);
  if (same) return true;
  const { carry, revision } = stored ?? newLearnerRow(userId, now);
  await saveLearner(tx, {
    ...newLearnerRow(userId, now),
    ...fresh,
    carry,
    revision: revision + 1,
  });
  return false;
}

/** What is known of a student; rebuilt first when it was stored by another version of the engine. */
export async function learnedOf(
  db: Db,
  record: Answers,
  userId: string,
  now: Date,
): Promise<Learned & Pick<LearnerRow, 'carry'>> {
  let row = await maybeLearner(db, userId);
  if (row && !isCurrent(row)) {
    await db.transaction(tx => rebuildLearner(tx, record, userId, now));
    row = await maybeLearner(db, userId);
  }
  return row
    ? { state: decodeLearner(row.state), totals: row.totals, carry: row.carry }
    : { ...nothing(), carry: {} };
}
