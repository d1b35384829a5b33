import {
  type CompleteResult,
  figures,
  type SkipResult,
  type SubmitResult,
  type User,
} from '@twelvefold/contract';
import type { Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/problems.ts';
import { entitlementOf } from '../billing/index.ts';
import { type ItemRow, itemsOf } from '../content/index.ts';
import { countAnswer, lockStudent, maybeLearner, planPackJob } from '../learning/index.ts';
import { addNote } from '../page-notes/index.ts';
import { type AnswerRow, answersOf, maybeAnswer } from './answer-store.ts';
import { closeSession } from './ending.ts';
import { chosenOption } from './grading.ts';
import { metadataOf, reviewOf } from './questions.ts';
import { takeawaysOf } from './recap.ts';
import type { Practice } from './service.ts';
import { addAnswer, countStartedUpTo, type SessionRow, sessionById, sessionItemsOf } from './store.ts';

/** The one final outcome of a position, with its question. */
interface Final {
  session: SessionRow;
  item: ItemRow;
  answer: AnswerRow;
  /** Whether this call made it final. */
  fresh: boolean;
}

interface Attempt {
  sessionId: string;
  position: number;
  elapsedMs: number | null;
  /** Decides the outcome from the question; throws to refuse the answer. */
  judge(item: ItemRow): Pick<AnswerRow, 'outcome' | 'chosen' | 'misconception'>;
}

async function itemAt(tx: Tx, session: SessionRow, position: number): Promise<ItemRow> {
  const placed = (await sessionItemsOf(tx, session.user_id, session.id)).find(p => p.position === position);
  const [item] = placed ? await itemsOf(tx, [placed.item_id]) : [];
  if (!item)
    throw new AppError('internal', 'Question data is missing. Please refresh to restart the session.');
  return item;
}

/**
 * Makes a position final, once: the answer's row, the session's place and the beliefs change in one transaction, and a
 * position that is final already is returned as it stands. Refuses positions that are not open yet.
 */
async function finalise(practice: Practice, userId: string, attempt: Attempt, now: Date): Promise<Final> {
  return practice.db.transaction(async tx => {
    await lockStudent(tx, userId);
    const session = await sessionById(tx, userId, attempt.sessionId);
    if (attempt.position > session.total)
      throw new AppError('validation_failed', `This session has ${session.total} questions.`);
    const item = await itemAt(tx, session, attempt.position);
    const recorded = await maybeAnswer(tx, userId, session.id, attempt.position);
    if (recorded) return { session, item, answer: recorded, fresh: false };
    if (attempt.position !== session.final_count + 1)
      throw new AppError('position_not_open', `Question ${session.final_count + 1} comes first.`);
    const learner = await maybeLearner(tx, userId);
    const answer: AnswerRow = {
      user_id: userId,
      session_id: session.id,
      position: attempt.position,
      sequence: (learner?.sequence ?? 0) + 1,
      item_id: item.id,
      ...attempt.judge(item),
      elapsed_ms: attempt.elapsedMs,
      type: item.type,
      band: item.band,
      difficulty: item.difficulty,
      target_seconds: item.target_seconds,
      answered_at: now,
    };
    await addAnswer(tx, answer);
    await countAnswer(tx, learner, answer);
    return { session, item, answer, fresh: true };
  });
}

const placeAfter = ({ session, item, answer }: Final) => ({
  success: true as const,
  is_complete: answer.position >= session.total,
  next_position: answer.position >= session.total ? null : answer.position + 1,
  question_metadata: metadataOf(item),
});

export interface Submission {
  session_id: string;
  position: number;
  answer: string;
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
      judge: item => {
        const option = chosenOption(item.options, given.answer);
        if (!option) throw new AppError('validation_failed', 'Please choose one of the four options.');
        return {
          outcome: option.letter === item.key ? 'correct' : 'incorrect',
          chosen: option.letter,
          misconception: option.slip?.misconception ?? null,
        };
      },
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
  if (outcome === 'image_failed' && final.fresh)
    await addNote(practice.db, user.id, 'image_failure', { item_id: final.item.id }, now);
  return { ...placeAfter(final), outcome: final.answer.outcome, review: reviewOf(final.item, final.answer) };
}

const count = (answers: readonly AnswerRow[], ...outcomes: AnswerRow['outcome'][]) =>
  answers.filter(a => outcomes.includes(a.outcome)).length;

/** Finishes a session whose positions are all final and asks for the next pack, once; later calls repeat the reply. */
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
  const entitlement = await entitlementOf(practice.db, user, now);
  return {
    success: true,
    correlation_id: session.correlation_id ?? session.id,
    background_jobs_enqueued: [...(practised ? [planPackJob] : []), ...practice.afterSession],
    summary: {
      session_number: session.number,
      correct: count(answers, 'correct'),
      incorrect: count(answers, 'incorrect'),
      skipped: count(answers, 'skipped'),
      total_questions: session.total,
      takeaways: takeawaysOf(answers),
      adaptive_processing: { status: practised ? 'queued' : 'off', estimated_seconds: practised ? 2 : 0 },
      trial_finished:
        entitlement === 'free' &&
        (await countStartedUpTo(practice.db, session)) === figures.freeTrial.sessions,
    },
  };
}
