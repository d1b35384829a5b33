import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import { privilegedEmails } from './schema.ts';

export async function isPrivileged(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: privilegedEmails.id })
    .from(privilegedEmails)
    .where(eq(privilegedEmails.email, email.toLowerCase()))
    .limit(1);
  return rows.length > 0;
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
