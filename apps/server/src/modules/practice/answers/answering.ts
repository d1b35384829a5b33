import {
  type CompleteResult,
  figures,
  type Letter,
  type LogResult,
  type SkipResult,
  type SubmitResult,
  type User,
} from '@twelvefold/contract';
import { AppError } from '../../../platform/problems.ts';
import { entitlementOf } from '../../billing/index.ts';
import { lockStudent, planPackJob, preparationOf } from '../../learning/index.ts';
import { leaveOrTake } from '../pace/leave-or-take.ts';
import { metadataOf, reviewOf } from '../questions.ts';
import { recordsAround } from '../record.ts';
import { closeSession } from '../sessions/ending.ts';
import { movedBy } from '../sessions/recap.ts';
import { type Practice, sessionView } from '../sessions/service.ts';
import { countStartedUpTo, sessionById } from '../store.ts';
import { type AnswerRow, answersOf } from './answer-store.ts';
import { apply, applyOne, type Outcome } from './applying.ts';
import type { Entry, Given } from './log.ts';

const placeAfter = ({ log: { total }, itemAt }: Outcome, position: number) => ({
  success: true as const,
  is_complete: position >= total,
  next_position: position >= total ? null : position + 1,
  question_metadata: metadataOf(itemAt(position)),
});

export interface Submission {
  session_id: string;
  position: number;
  answer: string;
  letter?: Letter | undefined;
  elapsed_ms?: number | undefined;
}

/** Records the first answer to a position; a repeat returns it. */
export async function submit(
  practice: Practice,
  user: User,
  { session_id, position, answer, letter, elapsed_ms }: Submission,
  now: Date,
): Promise<SubmitResult> {
  const entry: Entry = { id: null, kind: 'answer', position, answer, letter, ms: elapsed_ms ?? null };
  const outcome = await applyOne(practice, user.id, session_id, entry, now);
  const given = outcome.log.given.get(position) as Given;
  return { ...placeAfter(outcome, position), ...reviewOf(outcome.itemAt(position), given) };
}

export interface Skip {
  session_id: string;
  position: number;
  elapsed_ms?: number | undefined;
  reason?: 'image_failed' | undefined;
}

/**
 * Skips a position. A skip can be undone until the next position is decided; until then its review is withheld. A
 * failed picture is reported to admins and is no evidence about the student.
 */
export async function skip(
  practice: Practice,
  user: User,
  { session_id, position, elapsed_ms, reason }: Skip,
  now: Date,
): Promise<SkipResult> {
  const entry: Entry = { id: null, kind: reason ?? 'skip', position, ms: elapsed_ms ?? null };
  const outcome = await applyOne(practice, user.id, session_id, entry, now);
  const given = outcome.log.given.get(position);
  return {
    ...placeAfter(outcome, position),
    outcome: given?.outcome ?? 'skipped',
    review: given ? reviewOf(outcome.itemAt(position), given) : null,
  };
}

export interface LogRequest {
  session_id: string;
  entries: readonly {
    id: string;
    position: number;
    kind: Entry['kind'];
    letter?: Letter | undefined;
    ms: number;
  }[];
}

/** Applies entries of a page's log in order and returns the session. */
export async function takeLog(
  practice: Practice,
  user: User,
  { session_id, entries }: LogRequest,
  now: Date,
): Promise<LogResult> {
  const { place, log, refusals } = await apply(practice, user.id, session_id, entries, now);
  const { status, kind, number, total } = place;
  const row = { user_id: user.id, id: session_id, status, kind, number, total };
  const session = { ...row, final_count: log.final_count, created_at: new Date(place.created_ms) };
  const placed = place.item_ids.map((item_id, i) => ({
    position: i + 1,
    item_id,
    reason: place.reasons[i] ?? '',
    probability: place.probabilities[i] ?? 0,
    pair: place.pairs?.includes(i + 1) ?? false,
  }));
  return {
    session: await sessionView(practice, session, { placed, given: log.given }),
    refused: refusals.map(({ entry, error }) => ({
      id: entry.id ?? '',
      code: error.code,
      detail: error.message,
    })),
  };
}

const count = (answers: readonly AnswerRow[], ...outcomes: AnswerRow['outcome'][]) =>
  answers.filter(a => outcomes.includes(a.outcome)).length;

/** Completes a session whose positions are all final and plans the next pack, once; later calls repeat the reply. */
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
