import {
  type CompleteResult,
  figures,
  type Letter,
  type SkipResult,
  type SubmitResult,
  type User,
} from '@twelvefold/contract';
import { AppError } from '../../../platform/problems.ts';
import { entitlementOf } from '../../billing/index.ts';
import type { ItemRow } from '../../content/index.ts';
import {
  counted,
  isCurrent,
  lockStudent,
  planPackJob,
  preparationOf,
  rebuildLearner,
  refreshLearner,
} from '../../learning/index.ts';
import { leaveOrTake } from '../pace/leave-or-take.ts';
import { metadataOf, reviewOf } from '../questions.ts';
import { recordsAround } from '../record.ts';
import { closeSession } from '../sessions/ending.ts';
import { movedBy } from '../sessions/recap.ts';
import type { Practice } from '../sessions/service.ts';
import { countStartedUpTo, noSession, sessionById } from '../store.ts';
import { type AnswerRow, answersOf } from './answer-store.ts';
import { judged } from './grading.ts';

/** The one final outcome of a position, with its question. */
interface Final {
  total: number;
  position: number;
  item: ItemRow;
  answer: Pick<AnswerRow, 'outcome' | 'chosen' | 'elapsed_ms'>;
}

interface Attempt {
  sessionId: string;
  position: number;
  elapsedMs: number | null;
  /** Decides the outcome from the question; throws to refuse the answer. */
  judge(item: ItemRow): Pick<AnswerRow, 'outcome' | 'chosen' | 'misconception'>;
}

/** Tries while other calls of the same student come in between; each of them ends with one of these calls done. */
const tries = 60;

/**
 * Makes a position final, once: the answer's row, the session's place and the beliefs change in one statement, and a
 * position that is final already is returned as it stands. Refuses positions that are not open yet.
 */
async function finalise(practice: Practice, userId: string, attempt: Attempt, now: Date): Promise<Final> {
  for (let n = 0; n < tries; n++) {
    const final = await tryToFinalise(practice, userId, attempt, now);
    if (final) return final;
  }
  throw new AppError('unavailable', 'This answer could not be saved just now. Please try again.');
}

/** Null when something of the student changed under it. */
async function tryToFinalise(
  practice: Practice,
  userId: string,
  { sessionId, position, elapsedMs, judge }: Attempt,
  now: Date,
): Promise<Final | null> {
  const place = await practice.answers.placeAt(userId, sessionId, position);
  if (!place) throw noSession();
  const { total, item_id, outcome, chosen, elapsed_ms } = place;
  if (position > total) throw new AppError('validation_failed', `This session has ${total} questions.`);
  const item = item_id && (await practice.items(practice.db, [item_id])).get(item_id);
  if (!item)
    throw new AppError('internal', 'Question data is missing. Please refresh to restart the session.');
  if (place.corrected_key !== null && place.corrected_key !== item.key) {
    // Corrected a moment ago: the bank in memory still has the old key.
    practice.bank.lookAgain();
    return null;
  }
  if (outcome !== null) return { total, position, item, answer: { outcome, chosen, elapsed_ms } };
  if (position !== place.final_count + 1)
    throw new AppError('position_not_open', `Question ${place.final_count + 1} comes first.`);
  if (place.state !== null && !isCurrent(place)) {
    await practice.db.transaction(tx => refreshLearner(tx, practice.record, userId, now));
    return null;
  }
  if (place.state === null || place.sequence !== place.last_sequence) {
    await practice.db.transaction(tx => rebuildLearner(tx, practice.record, userId, now));
    return null;
  }
  const answer = {
    user_id: userId,
    sequence: place.last_sequence + 1,
    item_id: item.id,
    ...judge(item),
    elapsed_ms: elapsedMs,
    type: item.type,
    band: item.band,
    difficulty: item.difficulty,
    target_seconds: item.target_seconds,
    answered_at: now,
  };
  const { logit, logit_variance, ...learned } = counted(place, answer);
  const row = { ...answer, session_id: sessionId, position, logit, logit_variance };
  const written = await practice.answers.addAnswer(row, { ...learned, revision: place.revision });
  if (written) practice.counters.answered(answer.outcome);
  return written ? { total, position, item, answer } : null;
}

const placeAfter = ({ total, position, item }: Final) => ({
  success: true as const,
  is_complete: position >= total,
  next_position: position >= total ? null : position + 1,
  question_metadata: metadataOf(item),
});

export interface Submission {
  session_id: string;
  position: number;
  answer: string;
  letter?: Letter | undefined;
  elapsed_ms?: number | undefined;
}

/** Counts the first answer to a position; a repeat returns what was recorded. */
export async function submit(
  practice: Practice,
  user: User,
  given: Submission,
  now: Date,
): Promise<SubmitResult> {
  const final = await finalise(
    practice,
    user.id,
    {
      sessionId: given.session_id,
      position: given.position,
      elapsedMs: given.elapsed_ms ?? null,
      judge: item => judged(item, given.answer, given.letter),
    },
    now,
  );
  const { outcome } = final.answer;
  if (outcome === 'skipped' || outcome === 'image_failed')
    throw new AppError('position_already_final', 'This question was skipped, and a skip is final.');
  return { ...placeAfter(final), ...reviewOf(final.item, final.answer) };
}

export interface Skip {
  session_id: string;
  position: number;
  elapsed_ms?: number | undefined;
  reason?: 'image_failed' | undefined;
}

/** Passes a position, for good. A picture that failed to load is noted for the admins and says nothing of the student. */
export async function skip(practice: Practice, user: User, given: Skip, now: Date): Promise<SkipResult> {
  const outcome = given.reason === 'image_failed' ? 'image_failed' : 'skipped';
  const final = await finalise(
    practice,
    user.id,
    {
      sessionId: given.session_id,
      position: given.position,
      elapsedMs: given.elapsed_ms ?? null,
      judge: item => {
        if (outcome === 'image_failed' && !item.figure)
          throw new AppError('validation_failed', 'This question has no picture that could fail.');
        return { outcome, chosen: null, misconception: null };
      },
    },
    now,
  );
  if (final.answer.chosen !== null)
    throw new AppError('position_already_final', 'This question was answered, and the answer stands.');
  return { ...placeAfter(final), outcome: final.answer.outcome, review: reviewOf(final.item, final.answer) };
}

const count = (answers: readonly AnswerRow[], ...outcomes: AnswerRow['outcome'][]) =>
  answers.filter(a => outcomes.includes(a.outcome)).length;

/** Finishes a session whose positions are all final and plans the next pack, once; later calls repeat the reply. */
export async function complete(
  practice: Practice,
  user: User,
  sessionId: string,
  now: Date,
): Promise<CompleteResult> {
  const session = await practice.db.transaction(async tx => {
    await lockStudent(tx, user.id);
    const found = await sessionById(tx, user.id, sessionId);
    if (found.status === 'completed') return found;
    if (found.final_count < found.total)
      throw new AppError(
        'session_not_finished',
        `${found.final_count} of ${found.total} questions are done. Question ${found.final_count + 1} is next.`,
      );
    await closeSession(practice, tx, found, now);
    return sessionById(tx, user.id, sessionId);
  });
  const answers = await answersOf(practice.db, user.id, sessionId);
  const practised = session.kind === 'blueprint';
  const left = practised && (await preparationOf(practice, user.id)) === 'preparing';
  const entitlement = await entitlementOf(practice.db, user, now);
  return {
    success: true,
    correlation_id: session.correlation_id ?? session.id,
    background_jobs_enqueued: left ? [planPackJob] : [],
    summary: {
      session_number: session.number,
      correct: count(answers, 'correct'),
      incorrect: count(answers, 'incorrect'),
      skipped: count(answers, 'skipped'),
      total_questions: session.total,
      moved: movedBy(await recordsAround(practice.db, user.id, sessionId)),
      leave_or_take: leaveOrTake(answers),
      adaptive_processing: { status: practised ? 'queued' : 'off', estimated_seconds: practised ? 2 : 0 },
      trial_finished:
        entitlement === 'free' &&
        (await countStartedUpTo(practice.db, session)) === figures.freeTrial.sessions,
    },
  };
}
