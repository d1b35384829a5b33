import type { User } from '@twelvefold/contract';
import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { daysAfter } from '../../platform/clock.ts';
import { deleteInBatches } from '../../platform/db/batches.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Browser } from '../../platform/http/browser.ts';
import { mailboxOf } from '../../platform/mail/mailbox.ts';
import { notFound } from '../../platform/problems.ts';
import { codes, knownBrowsers, pendingSignups, tokens, users } from './schema.ts';

export type Account = typeof users.$inferSelect;
export type Purpose = 'verify' | 'reset';

export const userOf = (account: Account): User => ({
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

export async function maybeVerified(db: Db, mailbox: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.mailbox, mailbox), users.email_verified));
  return account ?? null;
}

/**
 * Holds everybody else who proves this mailbox or removes its account until the transaction ends; taken before any row,
 * so that no two of them wait for each other.
 */
export async function lockMailbox(tx: Tx, mailbox: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 11))`);
}

/** The addresses of all admins, by the alphabet. */
export async function adminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(users.is_admin, users.email_verified))
    .orderBy(users.email)
    .limit(100);
  return rows.map(row => row.email);
}

/** Of several unproved accounts of an address the newest counts. */
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
  /** Null: the account is entered by a reset. */
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

/**
 * Whoever registered an address without proving it loses it when somebody else proves it: all of them, or all but the
 * kept one. Returns who did.
 */
export async function deleteUnproved(db: Db, mailbox: string, keptId: string | null): Promise<string[]> {
  const others = keptId === null ? undefined : ne(users.id, keptId);
  const gone = await db
    .delete(users)
    .where(and(eq(users.mailbox, mailbox), eq(users.email_verified, false), others))
    .returning({ id: users.id });
  return gone.map(user => user.id);
}

/** The account and everything that hangs on it: its tokens die with it. */
export async function deleteAccount(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

/** Codes and sign-ups of an address. */
export async function deleteTracesOf(db: Db, mailbox: string): Promise<void> {
  await db.delete(codes).where(eq(codes.email, mailbox));
  await deletePending(db, mailbox);
}

export async function insertToken(
  db: Db,
  userId: string,
  tokenHash: string,
  { agent, client }: Browser,
  now: Date,
): Promise<void> {
  const id = uuid({ msecs: now.getTime() });
  await db.insert(tokens).values({
    user_id: userId,
    token_hash: tokenHash,
    id,
    agent,
    client,
    created_at: now,
    last_used_at: now,
  });
}

/** The account of a living token. The statement runs on every call, hence prepared once. */
export function prepareAccountOfToken(db: Db) {
  const found = db
    .select({ account: users, last_used_at: tokens.last_used_at })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.user_id))
    .where(
      and(
        eq(tokens.token_hash, sql.placeholder('tokenHash')),
        sql`${tokens.created_at} > ${sql.placeholder('bornAfter')}`,
        sql`${tokens.last_used_at} > ${sql.placeholder('usedAfter')}`,
      ),
    )
    .prepare('account_of_token');
  return async (tokenHash: string, bornAfter: Date, usedAfter: Date) => {
    const dates = { bornAfter: bornAfter.toISOString(), usedAfter: usedAfter.toISOString() };
    const [row] = await found.execute({ tokenHash, ...dates });
    return row ?? null;
  };
}

export type AccountOfToken = ReturnType<typeof prepareAccountOfToken>;

export async function touchToken(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(tokens).set({ last_used_at: now }).where(eq(tokens.token_hash, tokenHash));
}

export async function deleteToken(db: Db, userId: string, tokenHash: string): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.user_id, userId), eq(tokens.token_hash, tokenHash)));
}

/** The living tokens of an account, the one used last first. */
export async function tokensOf(db: Db, userId: string, life: { bornAfter: Date; usedAfter: Date }) {
  return db
    .select({
      id: tokens.id,
      token_hash: tokens.token_hash,
      agent: tokens.agent,
      client: tokens.client,
      created_at: tokens.created_at,
      last_used_at: tokens.last_used_at,
    })
    .from(tokens)
    .where(
      and(
        eq(tokens.user_id, userId),
        gt(tokens.created_at, life.bornAfter),
        gt(tokens.last_used_at, life.usedAfter),
      ),
    )
    .orderBy(desc(tokens.last_used_at));
}

/** Whether this browser has signed in to an account of the mailbox. */
export async function isKnownBrowser(db: Db, mailbox: string, browser: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.user_id))
    .where(and(eq(users.mailbox, mailbox), eq(knownBrowsers.browser, browser)))
    .limit(1);
  return row !== undefined;
}

/** The newest unproved account of a mailbox that this browser registered or signed in to. */
export async function maybeUnprovedOf(db: Db, mailbox: string, browser: string): Promise<Account | null> {
  const [row] = await db
    .select({ account: users })
    .from(users)
    .innerJoin(knownBrowsers, eq(knownBrowsers.user_id, users.id))
    .where(
      and(eq(users.mailbox, mailbox), eq(users.email_verified, false), eq(knownBrowsers.browser, browser)),
    )
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(1);
  return row?.account ?? null;
}

/** The browsers an account knows, the one seen last first. */
export async function knownBrowsersOf(db: Db, userId: string) {
  return db
    .select()
    .from(knownBrowsers)
    .where(eq(knownBrowsers.user_id, userId))
    .orderBy(desc(knownBrowsers.last_seen_at), desc(knownBrowsers.first_seen_at));
}

export async function keepBrowser(db: Db, userId: string, browser: string, now: Date): Promise<void> {
  await db
    .insert(knownBrowsers)
    .values({ user_id: userId, browser, first_seen_at: now, last_seen_at: now })
    .onConflictDoUpdate({
      target: [knownBrowsers.user_id, knownBrowsers.browser],
      set: { last_seen_at: now },
    });
}

export async function forgetBrowser(db: Db, userId: string, browser: string): Promise<void> {
  await db
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.user_id, userId), eq(knownBrowsers.browser, browser)));
}

export async function forgetBrowsers(db: Db, userId: string): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.user_id, userId));
}

/** Signs every other browser of an account out. */
export async function deleteOtherTokens(db: Db, userId: string, keptHash: string): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.user_id, userId), ne(tokens.token_hash, keptHash)));
}

export async function deleteTokensOf(db: Db, userId: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.user_id, userId));
}

/** Ends one sign-in of an account. False when it has none of that id. */
export async function deleteTokenById(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(tokens)
    .where(and(eq(tokens.user_id, userId), eq(tokens.id, id)))
    .returning({ id: tokens.id });
  return gone.length > 0;
}

/** Sets the one code of a mailbox, purpose and asker; an earlier one is dead from here, and so is one for strangers. */
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

/** Uses up one attempt and tells what to compare with; null when there is no living code with attempts left. */
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

/** True for the one caller who uses the code up. */
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

/** Removes what is over: tokens by life and idleness, codes and sign-ups after a day. */
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
