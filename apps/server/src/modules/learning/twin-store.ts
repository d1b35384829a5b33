import type { Db, Tx } from '../../platform/db/db.ts';
import { and, asc, eq } from '../../platform/db/query.ts';
import { twins } from './schema.ts';

/** The twins a student was given, and what each is like. */

export type TwinRow = typeof twins.$inferSelect;

export async function twinsOf(db: Db, userId: string): Promise<TwinRow[]> {
  return db.select().from(twins).where(eq(twins.user_id, userId)).orderBy(asc(twins.given_at));
}

export async function addTwin(tx: Tx, twin: TwinRow): Promise<void> {
  await tx.insert(twins).values(twin);
}

/** Notes by which answer a try is over. */
export async function closeTry(tx: Tx, userId: string, itemId: string, sequence: number): Promise<void> {
  await tx
    .update(twins)
    .set({ sequence })
    .where(and(eq(twins.user_id, userId), eq(twins.item_id, itemId)));
}
