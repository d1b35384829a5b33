import type { Db } from '../db/db.ts';
import { indianDate } from '../db/fragments.ts';
import { sql } from '../db/query.ts';
import { undeliveredMails } from './schema.ts';

/** Counts one undelivered mail of today. */
export async function countUndelivered(
  db: Db,
  cause: (typeof undeliveredMails.$inferSelect)['cause'],
  now: Date,
): Promise<void> {
  await db
    .insert(undeliveredMails)
    .values({
      day: indianDate(sql`${now.toISOString()}::timestamptz`),
      cause,
      mails: 1,
    })
    .onConflictDoUpdate({
      target: [undeliveredMails.day, undeliveredMails.cause],
      set: { mails: sql`${undeliveredMails.mails} + 1` },
    });
}
