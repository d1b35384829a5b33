import type { Db, Tx } from '../../platform/db/db.ts';
import { and, asc, eq, type SQL, sql } from '../../platform/db/query.ts';
import { twins } from './schema.ts';

export type TwinRow = typeof twins.$inferSelect;

export async function twinsOf(db: Db, userId: string): Promise<TwinRow[]> {
  return db.select().from(twins).where(eq(twins.user_id, userId)).orderBy(asc(twins.given_at));
}

/** Subquery: the original question of a twin; for any other question the question itself. */
export const rootOf = (userId: string, itemId: string): SQL<string> =>
  sql`coalesce((select ${twins.root_id} from ${twins} where ${twins.user_id} = ${userId}::uuid
    and ${twins.item_id} = ${itemId}::uuid), ${itemId}::uuid)`;

export async function addTwin(tx: Tx, twin: TwinRow): Promise<void> {
  await tx.insert(twins).values(twin);
}

/** Records the answer that ends a try. */
export async function closeTry(tx: Tx, userId: string, itemId: string, sequence: number): Promise<void> {
  await tx
    .update(twins)
    .set({ sequence })
    .where(and(eq(twins.user_id, userId), eq(twins.item_id, itemId)));
}
