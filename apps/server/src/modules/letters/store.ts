import { figures } from '@twelvefold/contract';
import { daysAfter, secondsAfter } from '../../platform/clock.ts';
import { deleteInBatches } from '../../platform/db/batches.ts';
import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { desc, eq, lt, sql } from '../../platform/db/query.ts';
import { letterChoices, lettersSent } from './schema.ts';

export type Choices = typeof letterChoices.$inferSelect;
export type Letter = typeof lettersSent.$inferSelect;

/** A check whose process died is repeated after this time. */
const lookSeconds = 600;
/** A check further ahead was set before the clock was moved back: it counts as due. */
const furthestDays = 2;

export async function maybeChoices(db: Db, userId: string): Promise<Choices | null> {
  const [row] = await db.select().from(letterChoices).where(eq(letterChoices.user_id, userId));
  return row ?? null;
}

/** Changes the row, created from `first` if missing, under its row lock. */
export async function changeChoices(
  db: Db,
  first: Choices,
  changed: (row: Choices) => Choices,
): Promise<Choices> {
  return db.transaction(async tx => {
    await tx.insert(letterChoices).values(first).onConflictDoNothing();
    const own = eq(letterChoices.user_id, first.user_id);
    const [row = first] = await tx.select().from(letterChoices).where(own).for('update');
    const next = changed(row);
    await tx.update(letterChoices).set(next).where(own);
    return next;
  });
}

/** Takes due students for the caller alone; empty when none is due. */
export async function takeDue(db: Db, now: Date, most: number): Promise<Choices[]> {
  const due = sql`${letterChoices.look_at} <= ${now.toISOString()}::timestamptz
    or ${letterChoices.look_at} > ${daysAfter(now, furthestDays).toISOString()}::timestamptz`;
  return db
    .update(letterChoices)
    .set({ look_at: secondsAfter(now, lookSeconds) })
    .where(
      sql`${letterChoices.user_id} in (
        with due as materialized (
          select user_id from ${letterChoices} where ${due} order by ${letterChoices.look_at} limit ${most}
          for update skip locked)
        select user_id from due)`,
    )
    .returning();
}

/** Choices as taken, and the time of the next check. */
interface Look {
  taken: Choices;
  next: Date;
}

/** Sets the next checks, except for choices changed meanwhile; returns the ids that were set. */
export async function setLooks(tx: Tx, looks: readonly Look[]): Promise<Set<string>> {
  const rows = looks.map(({ taken, next }) => ({
    id: taken.user_id,
    taken: taken.look_at?.toISOString(),
    next: next.toISOString(),
  }));
  const set = await rowsOf<{ id: string }>(
    tx.execute(sql`
      update ${letterChoices} c set look_at = l.next
      from json_to_recordset(${JSON.stringify(rows)}::json) as l (id uuid, taken timestamptz, next timestamptz)
      where c.user_id = l.id and c.look_at = l.taken returning c.user_id::text as id`),
  );
  return new Set(set.map(({ id }) => id));
}

/** Inserts the mails of a day; returns the ids for which it was the first. */
export async function noteSent(tx: Tx, letters: readonly Letter[]): Promise<Set<string>> {
  if (letters.length === 0) return new Set();
  const added = await tx
    .insert(lettersSent)
    .values([...letters])
    .onConflictDoNothing()
    .returning({ id: lettersSent.user_id });
  return new Set(added.map(({ id }) => id));
}

/** Days of the latest daily reminders of each student, newest first. */
export async function remindedOf(
  db: Db,
  userIds: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  const rows = await rowsOf<{ id: string; days: string[] }>(
    db.execute(sql`
      select user_id::text as id, (array_agg(day::text order by day desc))[1:${most}::int] as days
      from ${lettersSent} where user_id in ${[...userIds]} and kind = 'daily' group by user_id`),
  );
  return new Map(rows.map(({ id, days }) => [id, days]));
}

/** Sent mails, newest first. */
export async function sentTo(db: Db, userId: string): Promise<Letter[]> {
  return db.select().from(lettersSent).where(eq(lettersSent.user_id, userId)).orderBy(desc(lettersSent.day));
}

export async function removeOld(db: Db, now: Date): Promise<void> {
  await deleteInBatches(
    db,
    lettersSent,
    lt(lettersSent.sent_at, daysAfter(now, -figures.policies.notesKeptDays)),
  );
}

export async function removeLetters(tx: Tx, userId: string): Promise<void> {
  await tx.delete(lettersSent).where(eq(lettersSent.user_id, userId));
  await tx.delete(letterChoices).where(eq(letterChoices.user_id, userId));
}
