import type { User } from '@twelvefold/contract';
import { v7 as uuid } from 'uuid';
import { daysAfter } from '../../platform/clock.ts';
import { deleteInBatches } from '../../platform/db/batches.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { and, desc, eq, inArray, lt, ne, or, sql } from '../../platform/db/query.ts';
import { mailboxOf } from '../../platform/mail/mailbox.ts';
import { notFound } from '../../platform/problems.ts';
import { codes, pendingSignups, tokens, users } from './schema.ts';

export type Account = typeof users.$inferSelect;
/** `move`: the account gets another address. */
export type Purpose = 'verify' | 'reset' | 'move';

type Known = Pick<
  Account,
  'id' | 'full_name' | 'email' | 'phone' | 'is_admin' | 'email_verified' | 'adaptive_enabled'
>;

export const userOf = (account: Known): User => ({
  id: account.id,
  name: account.full_name,
  full_name: account.full_name,
  email: account.email,
  phone: account.phone,
  is_admin: account.is_admin,
  email_verified: account.email_verified,
  adaptive_enabled: account.adaptive_enabled,
});

export async function accountById(db: Db, userId: string): Promise<Account> {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw notFound();
  return account;
}

export const accountsOf = (db: Db, userIds: readonly string[]): Promise<Account[]> =>
  db
    .select()
    .from(users)
    .where(inArray(users.id, [...userIds]));

export async function maybeVerified(db: Db, mailbox: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.mailbox, mailbox), users.email_verified));
  return account ?? null;
}

/** Serializes proofs and removals of a mailbox until the transaction ends; take it before any row lock (deadlocks). */
export async function lockMailbox(tx: Tx, mailbox: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 11))`);
}

/** Addresses of all admins, sorted. */
export async function adminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(users.is_admin, users.email_verified))
    .orderBy(users.email)
    .limit(100);
  return rows.map(row => row.email);
}

/** The newest unproved account of a mailbox, or null. */
export async function maybeUnproved(db: Db, mailbox: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.mailbox, mailbox), eq(users.email_verified, false)))
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(1);
  return account ?? null;
}

export interface NewAccount {
  email: string;
  full_name: string;
  /** Null: sign in by reset. */
  password_hash: string | null;
  email_verified: boolean;
  is_admin?: boolean;
}

export async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<Account> {
  const id = uuid({ msecs: now.getTime() });
  const [row] = await db
    .insert(users)
    .values({ ...account, id, mailbox: mailboxOf(account.email), created_at: now, updated_at: now })
    .returning();
  if (!row) throw new Error('an insert returned no row');
  return row;
}

export type Change = Partial<
  Pick<
    Account,
    | 'full_name'
    | 'phone'
    | 'adaptive_enabled'
    | 'promotions'
    | 'password_hash'
    | 'email_verified'
    | 'is_admin'
    | 'second_factor'
    | 'standing'
    | 'standing_reason'
  >
>;

export async function changeAccount(db: Db, userId: string, change: Change, now: Date): Promise<Account> {
  const [row] = await db
    .update(users)
    .set({ ...change, updated_at: now })
    .where(eq(users.id, userId))
    .returning();
  if (!row) throw notFound();
  return row;
}

/** Sets a proved address. */
export async function moveAccount(
  db: Db,
  userId: string,
  to: { email: string; mailbox: string },
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ ...to, email_verified: true, updated_at: now })
    .where(eq(users.id, userId));
}

/** Ids of a mailbox's unproved accounts, except the kept one. */
export async function unprovedOf(db: Db, mailbox: string, keptId: string | null): Promise<string[]> {
  const others = keptId === null ? undefined : ne(users.id, keptId);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.mailbox, mailbox), eq(users.email_verified, false), others))
    .orderBy(users.id);
  return rows.map(user => user.id);
}

/** Deletes the account; its rows in other tables cascade. */
export async function deleteAccount(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

export async function deleteTracesOf(db: Db, mailbox: string): Promise<void> {
  await db.delete(codes).where(eq(codes.email, mailbox));
  await deletePending(db, mailbox);
}

/**
 * Sets the code of a mailbox, purpose and asker, replacing earlier ones; a known browser's also replaces the
 * strangers'.
 */
export async function replaceCode(
  db: Db,
  code: { email: string; purpose: Purpose; asker: string; code_hash: string; expires_at: Date },
): Promise<void> {
  if (code.asker !== '') await db.delete(codes).where(codeOf(code.email, code.purpose, ''));
  const fresh = { code_hash: code.code_hash, expires_at: code.expires_at, attempts: 0 };
  await db
    .insert(codes)
    .values({ ...code, attempts: 0 })
    .onConflictDoUpdate({ target: [codes.email, codes.purpose, codes.asker], set: fresh });
}

export async function maybeCode(db: Db, email: string, purpose: Purpose, asker: string) {
  const [code] = await db
    .select()
    .from(codes)
    .where(codeOf(email, purpose, asker));
  return code ?? null;
}

/** Counts an attempt and returns the code; null without a valid code with attempts left. */
export async function takeAttempt(db: Db, { email, purpose, asker }: CodeName, most: number, now: Date) {
  const [code] = await db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(
      and(
        codeOf(email, purpose, asker),
        lt(codes.attempts, most),
        sql`${codes.expires_at} > ${now.toISOString()}`,
      ),
    )
    .returning();
  return code ?? null;
}

/** True for the one caller that uses the code. */
export async function consumeCode(
  db: Db,
  email: string,
  purpose: Purpose,
  code_hash: string,
): Promise<boolean> {
  const gone = await db
    .delete(codes)
    .where(and(eq(codes.email, email), eq(codes.purpose, purpose), eq(codes.code_hash, code_hash)))
    .returning({ email: codes.email });
  return gone.length > 0;
}

export interface CodeName {
  email: string;
  purpose: Purpose;
  asker: string;
}

const codeOf = (email: string, purpose: Purpose, asker: string) =>
  and(eq(codes.email, email), eq(codes.purpose, purpose), eq(codes.asker, asker));

export async function replacePending(
  db: Db,
  pending: { email: string; full_name: string; password_hash: string; browser: string | null },
  now: Date,
): Promise<void> {
  const { email: _key, ...given } = pending;
  const fresh = { ...given, created_at: now };
  await db
    .insert(pendingSignups)
    .values({ ...pending, created_at: now })
    .onConflictDoUpdate({ target: pendingSignups.email, set: fresh });
}

export async function maybePending(db: Db, email: string) {
  const [pending] = await db.select().from(pendingSignups).where(eq(pendingSignups.email, email));
  return pending ?? null;
}

export async function deletePending(db: Db, email: string): Promise<void> {
  await db.delete(pendingSignups).where(eq(pendingSignups.email, email));
}

/** Deletes expired tokens, and codes and sign-ups a day old. */
export async function deleteExpired(
  db: Db,
  life: { bornAfter: Date; usedAfter: Date },
  now: Date,
): Promise<void> {
  const over = or(lt(tokens.created_at, life.bornAfter), lt(tokens.last_used_at, life.usedAfter));
  await deleteInBatches(db, tokens, over);
  await deleteInBatches(db, codes, lt(codes.expires_at, daysAfter(now, -1)));
  await deleteInBatches(db, pendingSignups, lt(pendingSignups.created_at, daysAfter(now, -1)));
}
