import { and, asc, desc, eq, gte, isNull, lt, lte, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/problems.ts';
import type { Usage } from './allowance.ts';
import type { AnswerRow } from './answer-store.ts';
import { answers, practiceSessions, sessionItems } from './schema.ts';

export type SessionRow = typeof practiceSessions.$inferSelect;
export type SessionItemRow = typeof sessionItems.$inferSelect;
export type SessionKind = SessionRow['kind'];

const noSession = () =>
  new AppError('not_found', 'No active session found. Please start a new session from the dashboard.');

const ownSession = (userId: string, id: string) =>
  and(eq(practiceSessions.user_id, userId), eq(practiceSessions.id, id));

export async function sessionById(db: Db, userId: string, id: string): Promise<SessionRow> {
  const [row] = await db.select().from(practiceSessions).where(ownSession(userId, id)).limit(1);
  if (!row) throw noSession();
  return row;
}

export async function maybeOpenSession(
  db: Db,
  userId: string,
  kind: SessionKind,
): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.user_id, userId),
        eq(practiceSessions.kind, kind),
        eq(practiceSessions.status, 'planned'),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** The session of a kind that was started last. */
export async function maybeLatestSession(
  db: Db,
  userId: string,
  kind: SessionKind,
): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(practiceSessions)
    .where(and(eq(practiceSessions.user_id, userId), eq(practiceSessions.kind, kind)))
    .orderBy(desc(practiceSessions.number))
    .limit(1);
  return row ?? null;
}

/** Sessions of any kind a student had started up to this one, itself included. */
export async function countStartedUpTo(db: Db, { user_id, created_at }: SessionRow): Promise<number> {
  return db.$count(
    practiceSessions,
    and(eq(practiceSessions.user_id, user_id), lte(practiceSessions.created_at, created_at)),
  );
}

export interface SessionSummaryRow extends SessionRow {
  correct_count: number;
  uncounted_count: number;
}

export interface SessionsPage {
  limit: number;
  /** Continues after the session of that id. */
  before?: string | undefined;
  kind?: SessionKind | undefined;
}

/** Within a query of sessions: how many of a session's answers had an outcome. */
export const answersWith = (outcome: AnswerRow['outcome']) =>
  sql<number>`(select count(*)::int from ${answers} where ${answers.user_id} = ${practiceSessions.user_id}
    and ${answers.session_id} = ${practiceSessions.id} and ${answers.outcome} = ${outcome})`;

/** Sessions of a kind, or of both, newest first. */
export async function sessionsOf(
  db: Db,
  userId: string,
  { limit, before, kind }: SessionsPage,
): Promise<SessionSummaryRow[]> {
  const rows = await db
    .select({
      session: practiceSessions,
      correct_count: answersWith('correct'),
      uncounted_count: answersWith('image_failed'),
    })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.user_id, userId),
        before ? lt(practiceSessions.id, before) : undefined,
        kind ? eq(practiceSessions.kind, kind) : undefined,
      ),
    )
    .orderBy(desc(practiceSessions.id))
    .limit(limit);
  return rows.map(({ session, ...counts }) => ({ ...session, ...counts }));
}

export async function maybeLastCompletedId(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: practiceSessions.id })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.user_id, userId), eq(practiceSessions.status, 'completed')))
    .orderBy(desc(practiceSessions.completed_at))
    .limit(1);
  return row?.id ?? null;
}

/** What the student has used of the allowance, and how many sessions are completed. */
export async function usageOf(
  db: Db,
  userId: string,
  trialSessions: number,
  weekStart: Date,
): Promise<Usage & { completed: number }> {
  const [row] = await db
    .select({
      started: sql<number>`count(*)::int`,
      completed: sql<number>`(count(*) filter (where ${practiceSessions.status} = 'completed'))::int`,
      thisWeek: sql<number>`(count(*) filter (where ${practiceSessions.created_at} >= ${weekStart.toISOString()}::timestamptz))::int`,
    })
    .from(practiceSessions)
    .where(eq(practiceSessions.user_id, userId));
  const started = row?.started ?? 0;
  const beyondTrial = Math.max(0, started - trialSessions);
  return {
    started,
    completed: row?.completed ?? 0,
    startedThisWeekBeyondTrial: Math.min(row?.thisWeek ?? 0, beyondTrial),
  };
}

export async function nextSessionNumber(db: Db, userId: string, kind: SessionKind): Promise<number> {
  const [row] = await db
    .select({ last: max(practiceSessions.number) })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.user_id, userId), eq(practiceSessions.kind, kind)));
  return (row?.last ?? 0) + 1;
}

export async function addSession(
  tx: Tx,
  session: Pick<SessionRow, 'user_id' | 'id' | 'number' | 'kind' | 'total' | 'created_at'> &
    Partial<Pick<SessionRow, 'unit_id'>>,
  items: readonly Omit<SessionItemRow, 'user_id' | 'session_id' | 'served_at'>[],
): Promise<void> {
  const { user_id, id: session_id, created_at: served_at } = session;
  await tx.insert(practiceSessions).values({ ...session, status: 'planned' });
  await tx.insert(sessionItems).values(items.map(item => ({ ...item, user_id, session_id, served_at })));
}

export async function sessionItemsOf(db: Db, userId: string, sessionId: string): Promise<SessionItemRow[]> {
  return db
    .select()
    .from(sessionItems)
    .where(and(eq(sessionItems.user_id, userId), eq(sessionItems.session_id, sessionId)))
    .orderBy(asc(sessionItems.position));
}

/** Writes one final outcome and moves the session on by one position. */
export async function addAnswer(tx: Tx, answer: AnswerRow): Promise<void> {
  await tx.insert(answers).values(answer);
  await tx
    .update(practiceSessions)
    .set({ final_count: answer.position })
    .where(ownSession(answer.user_id, answer.session_id));
}

export async function finishSession(
  tx: Tx,
  userId: string,
  id: string,
  correlationId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(practiceSessions)
    .set({ status: 'completed', completed_at: now, correlation_id: correlationId })
    .where(ownSession(userId, id));
}

export async function noteFirstShown(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db
    .update(practiceSessions)
    .set({ first_shown_at: now })
    .where(and(ownSession(userId, id), isNull(practiceSessions.first_shown_at)));
}

/** When each item was last served to this student, since an instant. */
export async function seenSince(db: Db, userId: string, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ item: sessionItems.item_id, at: max(sessionItems.served_at) })
    .from(sessionItems)
    .where(and(eq(sessionItems.user_id, userId), gte(sessionItems.served_at, since)))
    .groupBy(sessionItems.item_id);
  return new Map(rows.map(row => [row.item, row.at?.getTime() ?? 0]));
}

/** How often each item was served to anyone, among the latest `most` servings. */
export async function servedLately(db: Db, most: number): Promise<Map<string, number>> {
  const latest = db
    .select({ item: sessionItems.item_id })
    .from(sessionItems)
    .orderBy(desc(sessionItems.served_at))
    .limit(most)
    .as('latest');
  const rows = await db
    .select({ item: latest.item, times: sql<number>`count(*)::int` })
    .from(latest)
    .groupBy(latest.item);
  return new Map(rows.map(row => [row.item, row.times]));
}
