import { figures, type PrivilegedEmail } from '@twelvefold/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../platform/db/db.ts';
import { containing } from '../../platform/db/fragments.ts';
import { count, desc, eq, inArray, like, sql } from '../../platform/db/query.ts';
import type { Person } from '../../platform/platform.ts';
import { notFound } from '../../platform/problems.ts';
import { privilegedEmails } from './schema.ts';

/** The privilege of an address for the export, without the admins' notes. */
export async function maybePrivilege(db: Db, email: string): Promise<{ since: Date } | null> {
  const [row] = await db
    .select({ since: privilegedEmails.created_at })
    .from(privilegedEmails)
    .where(eq(privilegedEmails.email, email.toLowerCase()))
    .limit(1);
  return row ?? null;
}

const formerAdmin = 'a former admin';

/** Deletes the person's privilege; privileges they granted stay, without their name. */
export async function erasePrivilegeOf(tx: Tx, { id, provedEmail }: Person): Promise<void> {
  const names = provedEmail ? [id, provedEmail] : [id];
  if (provedEmail) await tx.delete(privilegedEmails).where(eq(privilegedEmails.email, provedEmail));
  await tx
    .update(privilegedEmails)
    .set({ added_by: formerAdmin })
    .where(inArray(privilegedEmails.added_by, names));
}

export async function addPrivilege(
  db: Db,
  email: string,
  notes: string,
  addedBy: string,
  now: Date,
): Promise<void> {
  await db
    .insert(privilegedEmails)
    .values({ email: email.toLowerCase(), id: uuidv7(), notes, added_by: addedBy, created_at: now })
    .onConflictDoNothing({ target: privilegedEmails.email });
}

type PrivilegeRow = typeof privilegedEmails.$inferSelect;

/** The granting admin's current address; seeded rows store words instead of an id. */
const shownAs = sql<string>`coalesce((select u.email from users u where u.id::text = ${privilegedEmails.added_by}), ${privilegedEmails.added_by})`;

const shownRow = ({ row, by }: { row: PrivilegeRow; by: string }): PrivilegedEmail => ({
  id: row.id,
  email: row.email,
  notes: row.notes,
  added_by_admin: by,
  created_at: row.created_at.toISOString(),
});

/** Privileges whose address contains `filter`, newest first. */
export async function privilegesNow(db: Db, filter = '') {
  const where = like(privilegedEmails.email, containing(filter.toLowerCase()));
  const rows = await db
    .select({ row: privilegedEmails, by: shownAs })
    .from(privilegedEmails)
    .where(where)
    .orderBy(desc(privilegedEmails.created_at), desc(privilegedEmails.id))
    .limit(figures.admin.rowsMost);
  const [all] = await db.select({ n: count() }).from(privilegedEmails).where(where);
  return { privileges: rows.map(shownRow), total: all?.n ?? 0 };
}

/** Gives an address its privilege, one row whatever the letter case; repeating it changes nothing. */
export async function givePrivilege(
  db: Db,
  { email, notes, adminId }: { email: string; notes: string; adminId: string },
  now: Date,
): Promise<PrivilegedEmail> {
  await addPrivilege(db, email, notes, adminId, now);
  const [row] = await db
    .select({ row: privilegedEmails, by: shownAs })
    .from(privilegedEmails)
    .where(eq(privilegedEmails.email, email.toLowerCase()));
  if (!row) throw notFound();
  return shownRow(row);
}

export async function takePrivilege(db: Db, id: string): Promise<void> {
  const gone = await db
    .delete(privilegedEmails)
    .where(eq(privilegedEmails.id, id))
    .returning({ id: privilegedEmails.id });
  if (gone.length === 0) throw notFound();
}
