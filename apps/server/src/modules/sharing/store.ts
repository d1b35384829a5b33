import type { LinkKind } from '@twelvefold/contract';
import type { Db, Tx } from '../../platform/db/db.ts';
import { and, eq, gt, isNull, or } from '../../platform/db/query.ts';
import { sharedLinks } from './schema.ts';

export type LinkRow = typeof sharedLinks.$inferSelect;

const living = (now: Date) => or(isNull(sharedLinks.expires_at), gt(sharedLinks.expires_at, now));

export async function linksOf(db: Db, userId: string, now: Date): Promise<LinkRow[]> {
  return db
    .select()
    .from(sharedLinks)
    .where(and(eq(sharedLinks.user_id, userId), living(now)))
    .orderBy(sharedLinks.kind);
}

export async function replaceLink(db: Db, row: LinkRow): Promise<void> {
  const { user_id: _whose, kind: _key, ...fresh } = row;
  await db
    .insert(sharedLinks)
    .values(row)
    .onConflictDoUpdate({ target: [sharedLinks.user_id, sharedLinks.kind], set: fresh });
}

export async function endLink(db: Db, userId: string, kind: LinkKind): Promise<void> {
  await db.delete(sharedLinks).where(and(eq(sharedLinks.user_id, userId), eq(sharedLinks.kind, kind)));
}

/** The valid link of a secret, or null. */
export async function maybeLink(
  db: Db,
  kind: LinkKind,
  secret_hash: string,
  now: Date,
): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(sharedLinks)
    .where(and(eq(sharedLinks.secret_hash, secret_hash), eq(sharedLinks.kind, kind), living(now)));
  return row ?? null;
}

export async function removeLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sharedLinks).where(eq(sharedLinks.user_id, userId));
}
