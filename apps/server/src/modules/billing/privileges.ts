import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Person } from '../../platform/platform.ts';
import { privilegedEmails } from './schema.ts';

/** What the export tells of an address's privilege; the notes are the admins' own. */
export async function maybePrivilege(db: Db, email: string): Promise<{ since: Date } | null> {
  const [row] = await db
    .select({ since: privilegedEmails.created_at })
    .from(privilegedEmails)
    .where(eq(privilegedEmails.email, email.toLowerCase()))
    .limit(1);
  return row ?? null;
}

const formerAdmin = 'a former admin';

/** The privilege goes with its address; what an admin granted to others stays, without their name. */
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
