import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import { and, desc, eq, gt, ne, sql } from '../../platform/db/query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Browser } from '../../platform/http/browser.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/secrets.ts';
import { knownBrowsers, tokens, users } from './schema.ts';
import type { Account, userOf } from './store.ts';
import { studentOf } from './token.ts';

/* Sign-ins and known browsers of accounts. */

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

/** Account fields that every call needs. */
type CallingAccount = Parameters<typeof userOf>[0] & Pick<Account, 'standing' | 'second_factor'>;

/** The account of a living token and its last use; runs for every call. */
export const readToken = `
  select u.id, u.full_name, u.email, u.phone, u.is_admin, u.email_verified, u.adaptive_enabled, u.standing,
    u.second_factor, t.last_used_at
  from tokens t join users u on u.id = t.user_id
  where t.token_hash = $1 and t.created_at > $2::timestamptz and t.last_used_at > $3::timestamptz and t.user_id = $4::uuid`;

/** The same for a token without a student's id. */
const readUnnamed = readToken.replace(' and t.user_id = $4::uuid', '');

export function prepareAccountOfToken(home: Platform['home']) {
  type Found = CallingAccount & { last_used_at: Date };
  const named = statement<Found>(home, 'account of a token', readToken);
  const unnamed = statement<Found>(home, 'account of a token that names nobody', readUnnamed);
  return async (token: string, bornAfter: Date, usedAfter: Date) => {
    const given = [tokenHash(token), bornAfter.toISOString(), usedAfter.toISOString()];
    const student = studentOf(token);
    const [account] = await (student ? named([...given, student]) : unnamed(given));
    return account ?? null;
  };
}

export type AccountOfToken = ReturnType<typeof prepareAccountOfToken>;

export async function touchToken(db: Db, userId: string, tokenHash: string, now: Date): Promise<void> {
  const own = and(eq(tokens.user_id, userId), eq(tokens.token_hash, tokenHash));
  await db.update(tokens).set({ last_used_at: now }).where(own);
}

export async function deleteToken(db: Db, userId: string, tokenHash: string): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.user_id, userId), eq(tokens.token_hash, tokenHash)));
}

/** Living tokens of an account, last used first. */
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

/**
 * The unproved account of a mailbox that this browser registered or signed in to: a closed one first, so that
 * registering again does not undo a suspension; else the newest.
 */
export async function maybeUnprovedOf(db: Db, mailbox: string, browser: string): Promise<Account | null> {
  const [row] = await db
    .select({ account: users })
    .from(users)
    .innerJoin(knownBrowsers, eq(knownBrowsers.user_id, users.id))
    .where(
      and(eq(users.mailbox, mailbox), eq(users.email_verified, false), eq(knownBrowsers.browser, browser)),
    )
    .orderBy(sql`${users.standing} = 'active'`, desc(users.created_at), desc(users.id))
    .limit(1);
  return row?.account ?? null;
}

/** Known browsers of an account, last seen first. */
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

/** Signs out all other browsers of an account. */
export async function deleteOtherTokens(db: Db, userId: string, keptHash: string): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.user_id, userId), ne(tokens.token_hash, keptHash)));
}

export async function deleteTokensOf(db: Db, userId: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.user_id, userId));
}

/** Ends one sign-in; false when the account has none with this id. */
export async function deleteTokenById(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(tokens)
    .where(and(eq(tokens.user_id, userId), eq(tokens.id, id)))
    .returning({ id: tokens.id });
  return gone.length > 0;
}
