import type { User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/problems.ts';
import { notePackServed } from './pack-store.ts';
import { addNote, maybeProgress, type Progress, removeProgress, saveProgress } from './page-store.ts';
import type { Practice } from './service.ts';
import { noteFirstShown, sessionById } from './store.ts';

const ok = { success: true as const };

/** The job that mails a failure report to support. */
export const mailReportJob = 'practice.mail_failure_report';

export interface FailureReport {
  user_email: string;
  events?: { at: string; event: string; detail: string }[] | undefined;
}

/** Keeps a report that no pack could be prepared, and mails support. */
export async function reportFailure(practice: Practice, user: User, report: FailureReport, now: Date) {
  if (report.user_email.toLowerCase() !== user.email.toLowerCase())
    throw new AppError('access_denied', 'This belongs to another account.');
  const events = report.events ?? [];
  await practice.db.transaction(async tx => {
    await addNote(tx, user.id, 'pack_failure', { events }, now);
    await practice.jobs.enqueue(tx, mailReportJob, { userId: user.id, email: user.email, events });
  });
  return ok;
}

export async function noteShown(db: Db, userId: string, sessionId: string, now: Date) {
  await sessionById(db, userId, sessionId);
  await notePackServed(db, userId, now);
  return ok;
}

export async function noteStarted(db: Db, userId: string, sessionId: string, now: Date) {
  await sessionById(db, userId, sessionId);
  await noteFirstShown(db, userId, sessionId, now);
  return ok;
}

export async function keepProgress(
  db: Db,
  userId: string,
  place: Omit<Progress, 'user_id' | 'updated_at'>,
  now: Date,
) {
  await sessionById(db, userId, place.session_id);
  await saveProgress(db, { ...place, user_id: userId, updated_at: now });
  return ok;
}

export async function progressOf(db: Db, userId: string, sessionId: string) {
  await sessionById(db, userId, sessionId);
  const progress = await maybeProgress(db, userId, sessionId);
  return {
    has_progress: progress !== null,
    current_question_index: progress?.current_question_index ?? 0,
    total_questions: progress?.total_questions ?? 0,
    last_question_id: progress?.last_question_id ?? null,
  };
}

export async function forgetProgress(db: Db, userId: string, sessionId: string) {
  await sessionById(db, userId, sessionId);
  await removeProgress(db, userId, sessionId);
  return ok;
}

/** A note of the page is kept as it came; it decides nothing. */
export async function noteQuestionAction(db: Db, userId: string, note: unknown, now: Date) {
  await addNote(db, userId, 'question_action', note, now);
  return ok;
}

export async function noteMismatch(db: Db, userId: string, note: unknown, now: Date) {
  await addNote(db, userId, 'ui_mismatch', note, now);
  return ok;
}
