import { figures } from '@twelvefold/contract';
import { daysAfter, secondsAfter } from '../../platform/clock.ts';
import { deleteInBatches } from '../../platform/db/batches.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { and, desc, eq, lt, sql } from '../../platform/db/query.ts';
import { letterChoices, lettersSent } from './schema.ts';

export type Choices = typeof letterChoices.$inferSelect;
export type Letter = typeof lettersSent.$inferSelect;

/** A look that was begun and not ended, as its process died, is begun again after so long. */
const lookSeconds = 600;
/** No look is further ahead; one that is was set by a clock that went back since. */
const furthestDays = 2;

export async function maybeChoices(db: Db, userId: string): Promise<Choices | null> {
  const [row] = await db.select().from(letterChoices).where(eq(letterChoices.user_id, userId));
  return row ?? null;
}

/** Changes what is there, or what `first` is; whoever changes it at the same time waits. */
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

/** The student whose look is due first, for the caller alone; null where none is due. */
export async function takeDue(db: Db, now: Date): Promise<Choices | null> {
  const due = sql`${letterChoices.look_at} <= ${now.toISOString()}::timestamptz
    or ${letterChoices.look_at} > ${daysAfter(now, furthestDays).toISOString()}::timestamptz`;
  const [row] = await db
    .update(letterChoices)
    .set({ look_at: secondsAfter(now, lookSeconds) })
    .where(
      sql`${letterChoices.user_id} = (
        select user_id from ${letterChoices} where ${due} order by ${letterChoices.look_at} limit 1
        for update skip locked)`,
    )
    .returning();
  return row ?? null;
}

/** When the student is looked at next, unless that was changed or ended meanwhile. */
export async function setLook(db: Db, taken: Choices, look_at: Date): Promise<void> {
  await db
    .update(letterChoices)
    .set({ look_at })
    .where(
      and(
        eq(letterChoices.user_id, taken.user_id),
        sql`${letterChoices.look_at} = ${taken.look_at?.toISOString()}::timestamptz`,
      ),
    );
}

/** Whether this is the first mail of the day. */
export async function noteSent(tx: Tx, letter: Letter): Promise<boolean> {
  const added = await tx.insert(lettersSent).values(letter).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Mails that were sent, newest first. */
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
