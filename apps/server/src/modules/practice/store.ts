import { figures } from '@twelvefold/contract';
import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { and, asc, desc, eq, gte, isNull, lt, lte, max, sql } from '../../platform/db/query.ts';
import { AppError } from '../../platform/problems.ts';
import type { PackedItem } from '../learning/index.ts';
import type { AnswerRow } from './answers/answer-store.ts';
import { judgedAnswers, practiceSessions, sessionItems } from './schema.ts';
import type { Usage } from './sessions/allowance.ts';

export type SessionRow = typeof practiceSessions.$inferSelect;

/** A question of a session at its position (from 1). */
export interface Placed extends PackedItem {
  position: number;
}
export type SessionKind = SessionRow['kind'];

export const noSession = () =>
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

/** The latest session of a kind. */
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

/** Number of free sessions started up to and including this one. */
export async function countStartedUpTo(db: Db, { user_id, created_at }: SessionRow): Promise<number> {
  return db.$count(
    practiceSessions,
    and(
      eq(practiceSessions.user_id, user_id),
      eq(practiceSessions.allowance, 'free'),
      lte(practiceSessions.created_at, created_at),
    ),
  );
}

export interface SessionSummaryRow extends SessionRow {
  correct_count: number;
  uncounted_count: number;
}

export interface SessionsPage {
  limit: number;
  /** Continues after this session id. */
  before?: string | undefined;
  kind?: SessionKind | undefined;
}

/** Subquery: number of a session's answers with an outcome. */
export const answersWith = (outcome: AnswerRow['outcome']) =>
  sql<number>`(select count(*)::int from ${judgedAnswers} where ${judgedAnswers.user_id} = ${practiceSessions.user_id}
    and ${judgedAnswers.session_id} = ${practiceSessions.id} and ${judgedAnswers.outcome} = ${outcome})`;

/** Sessions of one kind or both, newest first. */
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

const free = eq(practiceSessions.allowance, 'free');

export interface CountedSessions {
  /** Free sessions. */
  started: number;
  completed: number;
  /** Free sessions started this week. */
  this_week: number;
}

/** Use of the free allowance, and completed sessions. */
export interface Used extends Usage {
  completed: number;
  startedThisWeek: number;
}

export const usageFrom = (
  { started, completed, this_week }: CountedSessions,
  trialSessions: number,
): Used => ({
  started,
  completed,
  startedThisWeek: this_week,
  startedThisWeekBeyondTrial: Math.min(this_week, Math.max(0, started - trialSessions)),
});

export async function usageOf(db: Db, userId: string, trialSessions: number, weekStart: Date): Promise<Used> {
  const [row] = await db
    .select({
      started: sql<number>`(count(*) filter (where ${free}))::int`,
      completed: sql<number>`(count(*) filter (where ${practiceSessions.status} = 'completed'))::int`,
      this_week: sql<number>`(count(*) filter (where ${free} and ${practiceSessions.created_at} >= ${weekStart.toISOString()}::timestamptz))::int`,
    })
    .from(practiceSessions)
    .where(eq(practiceSessions.user_id, userId));
  return usageFrom(row ?? { started: 0, completed: 0, this_week: 0 }, trialSessions);
}

/** Start times of free sessions, oldest first. */
export async function freeStartsOf(db: Db, userId: string): Promise<Date[]> {
  const rows = await db
    .select({ at: practiceSessions.created_at })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.user_id, userId), free))
    .orderBy(practiceSessions.created_at);
  return rows.map(({ at }) => at);
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
  session: Pick<SessionRow, 'user_id' | 'id' | 'number' | 'kind' | 'allowance' | 'total' | 'created_at'> &
    Partial<Pick<SessionRow, 'unit_id'>>,
  items: readonly PackedItem[],
): Promise<SessionRow> {
  const [row] = await tx
    .insert(practiceSessions)
    .values({ ...session, status: 'planned' })
    .returning();
  await tx.insert(sessionItems).values({
    user_id: session.user_id,
    session_id: session.id,
    served_at: session.created_at,
    item_ids: items.map(item => item.item_id),
    reasons: items.map(item => item.reason),
    probabilities: items.map(item => item.probability),
    pairs: pairsOf(items),
  });
  if (!row) throw new Error('A session was not stored');
  return row;
}

/** Positions with a worked example before them. */
const pairsOf = (items: readonly Pick<PackedItem, 'pair'>[]): number[] =>
  items.flatMap(({ pair }, i) => (pair ? [i + 1] : []));

export async function sessionItemsOf(db: Db, userId: string, sessionId: string): Promise<Placed[]> {
  const [row] = await db
    .select()
    .from(sessionItems)
    .where(and(eq(sessionItems.user_id, userId), eq(sessionItems.session_id, sessionId)))
    .limit(1);
  return (row?.item_ids ?? []).map((item_id, i) => ({
    position: i + 1,
    item_id,
    reason: row?.reasons[i] ?? '',
    probability: row?.probabilities[i] ?? 0,
    pair: row?.pairs?.includes(i + 1) ?? false,
  }));
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
    .set({ status: 'completed', completed_at: now, correlation_id: correlationId, log: null })
    .where(ownSession(userId, id));
}

export async function noteFirstShown(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db
    .update(practiceSessions)
    .set({ first_shown_at: now })
    .where(and(ownSession(userId, id), isNull(practiceSessions.first_shown_at)));
}

/** When each item was last served to the student since an instant. */
export async function seenSince(db: Db, userId: string, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ ids: sessionItems.item_ids, at: sessionItems.served_at })
    .from(sessionItems)
    .where(and(eq(sessionItems.user_id, userId), gte(sessionItems.served_at, since)))
    .orderBy(asc(sessionItems.served_at));
  return new Map(rows.flatMap(({ ids, at }) => ids.map(id => [id, at.getTime()] as const)));
}

/** Servings of each item to anyone in the latest sessions, which together have about `most` servings. */
export async function servedLately(db: Db, most: number): Promise<Map<string, number>> {
  const rows = await rowsOf<{ item: string; times: number }>(
    db.execute(sql`
      select item::text as item, count(*)::int as times
      from (select ${sessionItems.item_ids} as ids from ${sessionItems}
        order by ${sessionItems.served_at} desc limit ${Math.ceil(most / figures.session.questions)}) as latest,
        unnest(latest.ids) as item
      group by 1`),
  );
  return new Map(rows.map(({ item, times }) => [item, times]));
}
