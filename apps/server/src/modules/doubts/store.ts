import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { and, asc, desc, eq, gt, gte, ne, sql } from '../../platform/db/query.ts';
import { judgedAnswers, practiceSessions, sessionItems } from '../practice/index.ts';
import { doubtMessages, doubtThreads, tutorDays } from './schema.ts';

export type ThreadRow = typeof doubtThreads.$inferSelect;
export type MessageRow = typeof doubtMessages.$inferSelect;

const own = (userId: string, itemId: string) =>
  and(eq(doubtThreads.user_id, userId), eq(doubtThreads.item_id, itemId));
const ownMessages = (userId: string, itemId: string) =>
  and(eq(doubtMessages.user_id, userId), eq(doubtMessages.item_id, itemId));

export async function maybeThread(db: Db, userId: string, itemId: string): Promise<ThreadRow | null> {
  const [row] = await db.select().from(doubtThreads).where(own(userId, itemId)).limit(1);
  return row ?? null;
}

/** The thread, created if missing. The caller holds the student's lock. */
export async function threadOf(tx: Tx, userId: string, itemId: string): Promise<ThreadRow> {
  await tx.insert(doubtThreads).values({ user_id: userId, item_id: itemId }).onConflictDoNothing();
  const thread = await maybeThread(tx, userId, itemId);
  if (!thread) throw new Error('A thread was not stored');
  return thread;
}

export async function changeThread(
  tx: Tx,
  { user_id, item_id }: Pick<ThreadRow, 'user_id' | 'item_id'>,
  change: Partial<ThreadRow>,
): Promise<void> {
  await tx.update(doubtThreads).set(change).where(own(user_id, item_id));
}

/** Number of the student's other questions with a reply in progress. */
export async function runningElsewhere(tx: Tx, userId: string, itemId: string, now: Date): Promise<number> {
  return tx.$count(
    doubtThreads,
    and(
      eq(doubtThreads.user_id, userId),
      ne(doubtThreads.item_id, itemId),
      gt(doubtThreads.running_until, now),
    ),
  );
}

/** Ends the given run; false when it expired and another may have begun. */
export async function endRun(
  tx: Db,
  { user_id, item_id }: Pick<ThreadRow, 'user_id' | 'item_id'>,
  run: string,
  change: Partial<ThreadRow> = {},
): Promise<boolean> {
  const ended = await tx
    .update(doubtThreads)
    .set({ ...change, running: null, running_until: null })
    .where(and(own(user_id, item_id), eq(doubtThreads.running, run)))
    .returning({ user_id: doubtThreads.user_id });
  return ended.length > 0;
}

export async function messagesOf(
  db: Db,
  userId: string,
  itemId: string,
  since = new Date(0),
): Promise<MessageRow[]> {
  return db
    .select()
    .from(doubtMessages)
    .where(and(ownMessages(userId, itemId), gte(doubtMessages.created_at, since)))
    .orderBy(asc(doubtMessages.number));
}

export async function addMessages(tx: Tx, rows: (typeof doubtMessages.$inferInsert)[]): Promise<void> {
  await tx.insert(doubtMessages).values(rows);
}

/** A question served to a student in a session, with its answer. */
export interface ServedQuestion {
  since: Date;
  answer: {
    outcome: 'correct' | 'incorrect' | 'skipped' | 'image_failed';
    chosen: string | null;
    elapsed_ms: number | null;
  } | null;
}

/** The named session's serving of a question, or the latest; null without one. */
export async function maybeServed(
  db: Db,
  userId: string,
  itemId: string,
  sessionId: string | null,
): Promise<ServedQuestion | null> {
  const [row] = await db
    .select({
      since: sessionItems.served_at,
      outcome: judgedAnswers.outcome,
      chosen: judgedAnswers.chosen,
      elapsed_ms: judgedAnswers.elapsed_ms,
    })
    .from(sessionItems)
    .innerJoin(
      practiceSessions,
      and(
        eq(practiceSessions.user_id, sessionItems.user_id),
        eq(practiceSessions.id, sessionItems.session_id),
      ),
    )
    .leftJoin(
      judgedAnswers,
      and(
        eq(judgedAnswers.user_id, sessionItems.user_id),
        eq(judgedAnswers.session_id, sessionItems.session_id),
        eq(judgedAnswers.item_id, itemId),
      ),
    )
    .where(
      and(
        eq(sessionItems.user_id, userId),
        sql`${itemId}::uuid = any (${sessionItems.item_ids})`,
        sessionId ? eq(sessionItems.session_id, sessionId) : undefined,
        // Later questions of a session are hidden until their turn.
        sql`array_position(${sessionItems.item_ids}, ${itemId}::uuid) <= ${practiceSessions.final_count} + 1`,
      ),
    )
    .orderBy(desc(sessionItems.served_at))
    .limit(1);
  if (!row) return null;
  const { since, outcome, chosen, elapsed_ms } = row;
  return { since, answer: outcome === null ? null : { outcome, chosen, elapsed_ms } };
}

/** Takes one of the day's language model replies; false when they are used up. */
export async function takeModelReply(db: Db, day: string, most: number): Promise<boolean> {
  const rows = await rowsOf<{ model_replies: number }>(
    db.execute(sql`
      insert into ${tutorDays} as d (day, model_replies) values (${day}, 1)
      on conflict (day) do update set model_replies = d.model_replies + 1 where d.model_replies < ${most}
      returning model_replies`),
  );
  return rows.length > 0;
}

export async function threadsOf(db: Db, userId: string): Promise<ThreadRow[]> {
  return db.select().from(doubtThreads).where(eq(doubtThreads.user_id, userId)).orderBy(doubtThreads.item_id);
}

export async function allMessagesOf(db: Db, userId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(doubtMessages)
    .where(eq(doubtMessages.user_id, userId))
    .orderBy(doubtMessages.item_id, asc(doubtMessages.number));
}

/** Messages cascade. */
export async function removeThreads(tx: Tx, userId: string): Promise<void> {
  await tx.delete(doubtThreads).where(eq(doubtThreads.user_id, userId));
}
