import { figures, type PracticeSession, type User } from '@twelvefold/contract';
import type { Band } from '@twelvefold/engine';
import { v7 as uuidv7 } from 'uuid';
import { type Db, rowsOf, type Tx } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { AppError } from '../../../platform/problems.ts';
import { lockStudent, mistakeItems, type PackedItem, studyItems } from '../../learning/index.ts';
import { judgedAnswers, practiceSessions } from '../schema.ts';
import {
  addSession,
  maybeOpenSession,
  nextSessionNumber,
  type SessionKind,
  type SessionRow,
} from '../store.ts';
import { type Practice, sessionView } from './service.ts';
import { allowanceFor } from './session-limit.ts';

export interface StudyRequest {
  target_minutes: number;
  unit_id?: string | undefined;
}

const questionsFor = (minutes: number): number =>
  Math.max(1, Math.round(minutes / figures.plan.minutesPerQuestion));

/**
 * The unfinished study session, or a new one: of a unit of today's plan, or by the student's greatest need. Does not
 * use the prepared pack or the blueprint's carry. Concurrent calls get the same session.
 */
export async function startStudySession(
  practice: Practice,
  user: User,
  request: StudyRequest,
  now: Date,
): Promise<PracticeSession> {
  const session = await practice.db.transaction(async tx => {
    await lockStudent(tx, user.id);
    return (
      (await maybeOpenSession(tx, user.id, 'study')) ?? (await createStudy(practice, tx, user, request, now))
    );
  });
  return sessionView(practice, session);
}

async function createStudy(
  practice: Practice,
  tx: Tx,
  user: User,
  { target_minutes, unit_id }: StudyRequest,
  now: Date,
): Promise<SessionRow> {
  const focus = unit_id === undefined ? null : await practice.focusOfUnit(tx, user.id, unit_id, now);
  if (unit_id !== undefined && !focus)
    throw new AppError('not_found', "This unit is not part of today's plan. Reload the page to see today's.");
  const allowance = await allowanceFor(tx, user, now);
  const items = await studyItems(practice, tx, user.id, { size: questionsFor(target_minutes), focus }, now);
  if (items.length === 0)
    throw new AppError('unavailable', 'Session pack is empty. Please refresh to restart.');
  return addStudy(tx, user, { allowance, unitId: unit_id ?? null, items }, now);
}

interface Study {
  allowance: SessionRow['allowance'];
  unitId: string | null;
  items: readonly PackedItem[];
}

async function addStudy(
  tx: Tx,
  user: User,
  { allowance, unitId, items }: Study,
  now: Date,
): Promise<SessionRow> {
  return addSession(
    tx,
    {
      user_id: user.id,
      id: uuidv7({ msecs: now.getTime() }),
      number: await nextSessionNumber(tx, user.id, 'study'),
      kind: 'study',
      allowance,
      unit_id: unitId,
      total: items.length,
      created_at: now,
    },
    items,
  );
}

/** The unfinished study session, or a new one with twins of open mistakes, most forgotten first. */
export async function startMistakeSession(
  practice: Practice,
  user: User,
  now: Date,
): Promise<PracticeSession> {
  const session = await practice.db.transaction(async tx => {
    await lockStudent(tx, user.id);
    const open = await maybeOpenSession(tx, user.id, 'study');
    if (open) return open;
    const allowance = await allowanceFor(tx, user, now);
    const items = await mistakeItems(practice, tx, user.id, figures.notebook.practised, now);
    if (items.length === 0)
      throw new AppError('nothing_to_practise', 'There is no open mistake in your notebook to practise.');
    return addStudy(tx, user, { allowance, unitId: null, items }, now);
  });
  return sessionView(practice, session);
}

/** Final positions by day, kind, unit, subcategory and band. */
export interface DayWork {
  /** '2026-03-02' in the given zone. */
  day: string;
  kind: SessionKind;
  unit_id: string | null;
  /** Taxonomy code. */
  subcategory: string;
  band: Band;
  /** Whether between `mark` and `until`. */
  marked: boolean;
  done: number;
  /** Right and wrong answers. */
  solved: number;
  right: number;
}

/** A student's answers and skips by calendar day since an instant. */
export async function doneByDay(
  db: Db,
  userId: string,
  { since, zone }: { since: Date; zone: string },
): Promise<Map<string, number>> {
  const rows = await rowsOf<{ day: string; done: number }>(
    db.execute(sql`
      select (a.answered_at at time zone ${zone})::date::text as day, count(*)::int as done
      from ${judgedAnswers} a
      where a.user_id = ${userId} and a.answered_at >= ${since.toISOString()}::timestamptz
      group by 1`),
  );
  return new Map(rows.map(({ day, done }) => [day, done]));
}

/** A student's final positions by calendar day since an instant. */
export async function workByDay(
  db: Db,
  userId: string,
  { since, mark, until, zone }: { since: Date; mark: Date; until: Date | null; zone: string },
): Promise<DayWork[]> {
  const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
  return rowsOf<DayWork>(
    db.execute(sql`
      select (a.answered_at at time zone ${zone})::date::text as day, s.kind, s.unit_id,
        split_part(a.type, '.', 1) || '.' || split_part(a.type, '.', 2) as subcategory, a.band,
        a.answered_at >= ${at(mark)} and ${until ? sql`a.answered_at < ${at(until)}` : sql`true`} as marked,
        count(*)::int as done,
        (count(*) filter (where a.outcome in ('correct', 'incorrect')))::int as solved,
        (count(*) filter (where a.outcome = 'correct'))::int as "right"
      from ${judgedAnswers} a
      join ${practiceSessions} s on s.user_id = a.user_id and s.id = a.session_id
      where a.user_id = ${userId} and a.answered_at >= ${at(since)}
      group by 1, 2, 3, 4, 5, 6
      order by 1`),
  );
}
