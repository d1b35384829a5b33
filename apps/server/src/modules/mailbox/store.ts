import type { Db } from '../../platform/db/db.ts';
import { and, eq, gt, lte } from '../../platform/db/query.ts';
import { gmailAuthorizations } from './schema.ts';

type Row = typeof gmailAuthorizations.$inferSelect;

export async function addAuthorization(db: Db, row: Row): Promise<void> {
  await db.insert(gmailAuthorizations).values(row);
}

/** Deletes and returns this administrator's authorization: a `state` works once. */
export async function takeAuthorization(
  db: Db,
  given: { stateHash: string; adminId: string },
  now: Date,
): Promise<Row | null> {
  const [row] = await db
    .delete(gmailAuthorizations)
    .where(
      and(
        eq(gmailAuthorizations.state_hash, given.stateHash),
        eq(gmailAuthorizations.admin_id, given.adminId),
        gt(gmailAuthorizations.expires_at, now),
      ),
    )
    .returning();
  return row ?? null;
}

export async function dropExpired(db: Db, now: Date): Promise<void> {
  await db.delete(gmailAuthorizations).where(lte(gmailAuthorizations.expires_at, now));
}
