import type { User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { mailReportJob } from './jobs.ts';
import { addNote } from './store.ts';

const ok = { success: true as const };

export interface FailureReport {
  user_email: string;
  events?: { at: string; event: string; detail: string }[] | undefined;
}

/** Stores a report that no pack could be prepared, and mails support. */
export async function reportFailure({ db, jobs }: Platform, user: User, report: FailureReport, now: Date) {
  if (report.user_email.toLowerCase() !== user.email.toLowerCase())
    throw new AppError('access_denied', 'This belongs to another account.');
  const events = report.events ?? [];
  await db.transaction(async tx => {
    await addNote(tx, user.id, 'pack_failure', { events }, now);
    await jobs.enqueue(tx, mailReportJob, { userId: user.id, email: user.email, events });
  });
  return ok;
}

/** Stores a page's note unchanged; it decides nothing. */
export async function noteQuestionAction(db: Db, userId: string, note: unknown, now: Date) {
  await addNote(db, userId, 'question_action', note, now);
  return ok;
}

export async function noteMismatch(db: Db, userId: string, note: unknown, now: Date) {
  await addNote(db, userId, 'ui_mismatch', note, now);
  return ok;
}
