import {
  decodeLearner,
  type Outcome as EngineOutcome,
  encodeLearner,
  type LearnerState,
  newLearner,
  observe,
} from '@twelvefold/engine';
import type { Db, Tx } from '../../platform/db/db.ts';
import { correctedAfter, engineItem } from '../content/index.ts';
import type { CountedAnswer, PracticeRecord } from './record.ts';
import type { Totals } from './schema.ts';
import {
  type LearnerRow,
  lockStudent,
  maybeLearner,
  newestCorrectionOf,
  noteCorrections,
  type StoredLearner,
  saveLearner,
} from './store.ts';
import { countedTotals } from './totals.ts';

/** The engine's outcome; null for a failed picture, which is no evidence. */
const evidenceOf: Record<CountedAnswer['outcome'], EngineOutcome | null> = {
  correct: 'right',
  incorrect: 'wrong',
  skipped: 'skipped',
  image_failed: null,
};

/** Version of the engine's state; rows of another version are rebuilt before use. */
export const stateVersion = newLearner().version;

/** Beliefs and totals from all answers so far. */
interface Learned {
  state: LearnerState;
  totals: Totals;
}

/** The stored form. */
type Stored = Pick<LearnerRow, 'state' | 'totals'>;

const nothing = (): Stored => ({ state: encodeLearner(newLearner()), totals: {} });

/** Forecast for an answer: mean and variance of ability minus difficulty, in logits. */
interface Forecast {
  logit: number | null;
  logit_variance: number | null;
}

/** Adds an answer to the stored beliefs; returns the new ones and the forecast for the answer's row. */
export function counted({ state, totals }: Stored, answer: CountedAnswer): Stored & Forecast {
  const outcome = evidenceOf[answer.outcome];
  const item = engineItem({ ...answer, id: answer.item_id });
  if (outcome === null || item === null) return { state, totals, logit: null, logit_variance: null };
  const { help, example } = answer;
  const seen = { item, outcome, helped: help !== null, ...(example !== null && { example }) };
  const after = observe(decodeLearner(state), seen, answer.answered_at.getTime());
  const { logit, logitVariance } = after.evidence;
  return {
    state: encodeLearner(after.state),
    totals: countedTotals(totals, answer),
    logit,
    logit_variance: logitVariance,
  };
}

type Judged = Pick<StoredLearner, 'version' | 'corrections' | 'newest_correction'>;

/** Whether a row has the engine's version and includes all key corrections. */
export const isCurrent = ({ version, corrections, newest_correction }: Judged): boolean =>
  version === stateVersion && corrections === newest_correction;

/** The stored form of an unknown student. */
export const newLearnerRow = (userId: string, now: Date): LearnerRow => ({
  user_id: userId,
  ...nothing(),
  sequence: 0,
  version: stateVersion,
  revision: 0,
  corrections: 0,
  carry: {},
  updated_at: now,
});

type Answers = Pick<PracticeRecord, 'answersAfter' | 'hasAnswered'>;

/** Page size of a rebuild. */
const batch = 500;

/** Beliefs computed from the student's stored answers alone. */
async function replayed(db: Db, record: Answers, userId: string) {
  // Read before the answers: a correction made in between is judged at the next use.
  const corrections = await newestCorrectionOf(db);
  let known = nothing();
  let sequence = 0;
  for (;;) {
    const rows = await record.answersAfter(db, userId, sequence, batch);
    for (const answer of rows) {
      const { state, totals } = counted(known, answer);
      known = { state, totals };
      sequence = answer.sequence;
    }
    if (rows.length < batch) return { ...known, sequence, corrections };
  }
}

const sameTotals = (one: Totals, other: Totals): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([code, figures]) => figures.join() === other[code]?.join());

/** Rebuilds a student's beliefs from the answers, under the student's lock. Returns whether they were the same. */
export async function rebuildLearner(tx: Tx, record: Answers, userId: string, now: Date): Promise<boolean> {
  await lockStudent(tx, userId);
  const stored = await maybeLearner(tx, userId);
  const fresh = await replayed(tx, record, userId);
  const same =
    stored !== null &&
    stored.version === stateVersion &&
    stored.state === fresh.state &&
    stored.sequence === fresh.sequence &&
    sameTotals(stored.totals, fresh.totals);
  if (same) {
    await noteCorrections(tx, userId, fresh.corrections);
    return true;
  }
  const { carry, revision } = stored ?? newLearnerRow(userId, now);
  await saveLearner(tx, {
    ...newLearnerRow(userId, now),
    ...fresh,
    carry,
    revision: revision + 1,
  });
  return false;
}

/** Updates a stale row; a corrected key requires a rebuild only when the student answered that question. */
export async function refreshLearner(tx: Tx, record: Answers, userId: string, now: Date): Promise<void> {
  await lockStudent(tx, userId);
  const stored = await maybeLearner(tx, userId);
  if (stored?.version !== stateVersion) {
    await rebuildLearner(tx, record, userId, now);
    return;
  }
  const corrected = await correctedAfter(tx, stored.corrections);
  if (await record.hasAnswered(tx, userId, corrected)) await rebuildLearner(tx, record, userId, now);
  else await noteCorrections(tx, userId, stored.newest_correction);
}

/** A current row with its decoded state. */
export const decoded = <Row extends Pick<LearnerRow, 'state'>>(row: Row) => ({
  ...row,
  state: decodeLearner(row.state),
});

/** A student's beliefs; refreshed first when stale. */
export async function learnedOf(
  db: Db,
  record: Answers,
  userId: string,
  now: Date,
): Promise<Learned & Pick<LearnerRow, 'carry' | 'revision'>> {
  let row = await maybeLearner(db, userId);
  // A newer release runs beside this one: computed for this use only, so that neither overwrites the other's rows.
  if (row && row.version > stateVersion) return decoded({ ...row, ...(await replayed(db, record, userId)) });
  if (row && !isCurrent(row)) {
    await db.transaction(tx => refreshLearner(tx, record, userId, now));
    row = await maybeLearner(db, userId);
  }
  return decoded(row ?? newLearnerRow(userId, now));
}
