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

/* Where an account is signed in, and the browsers it knows. */

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

/** What every call has to know of its account. */
type CallingAccount = Parameters<typeof userOf>[0] & Pick<Account, 'standing' | 'second_factor'>;

/** The account of a living token, and when the token was used last: a statement of every call. */
export const readToken = `
  select u.id, u.full_name, u.email, u.phone, u.is_admin, u.email_verified, u.adaptive_enabled, u.standing,
    u.second_factor, t.last_used_at
  from tokens t join users u on u.id = t.user_id
  where t.token_hash = $1 and t.created_at > $2::timestamptz and t.last_used_at > $3::timestamptz and t.user_id = $4::uuid`;

/** The same of a token that does not name its student. */
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

/**
 * The unproved account of a mailbox that this browser registered or signed in to: one that was closed, else the newest.
 * Whoever was suspended does not come back by registering the address again.
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
