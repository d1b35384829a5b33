import { figures, type SecurityEvent, type SecurityEventKind } from '@twelvefold/contract';
import { v7 as uuid } from 'uuid';
import { daysAfter } from '../../../platform/clock.ts';
import { deleteInBatches } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/db.ts';
import { desc, eq, inArray, lt, sql } from '../../../platform/db/query.ts';
import type { Browser } from '../../../platform/http/browser.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { securityEvents } from '../schema.ts';

/** Events that anybody can cause without limit; one row per hour, mailbox and client. */
const folds: ReadonlySet<SecurityEventKind> = new Set([
  'sign_in_failed',
  'sign_in_closed',
  'password_refused',
  'second_factor_failed',
]);

const hourMs = 3_600_000;

/** The browser of the product's own actions. */
export const nowhere: Browser = { secretHash: null, agent: '', client: '' };

export interface Noted {
  kind: SecurityEventKind;
  mailbox: string;
  /** Null for an unknown mailbox. */
  userId: string | null;
  browser: Browser;
}

const hashPurpose = 'security log';

/** Adds an event, or counts it in its folded row. */
export async function note(
  { secrets }: { secrets: Secrets },
  db: Db,
  { kind, mailbox, userId, browser: { agent, client } }: Noted,
  now: Date,
): Promise<void> {
  const mailbox_hash = secrets.keyedHash(hashPurpose, mailbox);
  const hour = Math.floor(now.getTime() / hourMs);
  const folded = folds.has(kind) ? `${kind} ${hour} ${client} ${mailbox_hash}` : null;
  const id = uuid({ msecs: now.getTime() });
  await db
    .insert(securityEvents)
    .values({ id, user_id: userId, mailbox_hash, kind, agent, client, at: now, folded })
    .onConflictDoUpdate({
      target: securityEvents.folded,
      set: { times: sql`${securityEvents.times} + 1`, at: now, agent },
    });
}

/** Events of an account, newest first. */
export async function eventsOf(db: Db, userId: string, most: number): Promise<SecurityEvent[]> {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.user_id, userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(most);
  return rows.map(({ kind, times, at, agent, client }) => ({
    kind,
    times,
    at: at.toISOString(),
    browser: agent,
    address: client,
  }));
}

/** Deletes the events of a mailbox. */
export async function forgetMailbox(
  { secrets }: { secrets: Secrets },
  db: Db,
  mailbox: string,
): Promise<void> {
  const hashes = secrets.keyedHashes(hashPurpose, mailbox);
  await db.delete(securityEvents).where(inArray(securityEvents.mailbox_hash, hashes));
}

export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  const oldest = daysAfter(now, -figures.account.securityLogDays);
  await deleteInBatches(db, securityEvents, lt(securityEvents.at, oldest));
}
