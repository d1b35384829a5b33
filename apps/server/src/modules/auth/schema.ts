import type { SecurityEventKind } from '@twelvefold/contract';
import { sql } from '../../platform/db/query.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../platform/db/table.ts';

const moment = () => timestamp({ withTimezone: true });

/** An account. Several may name one address; only one of them can have proved it. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    /** What the address reaches: accounts are found by it. */
    mailbox: text().notNull(),
    email_verified: boolean().notNull().default(false),
    full_name: text().notNull(),
    phone: text(),
    /** argon2id; null when the address was taken over without a new password: sign in by reset. */
    password_hash: text(),
    is_admin: boolean().notNull().default(false),
    /** Whether it may be used: an administrator suspends it for a time, or ends it. */
    standing: text({ enum: ['active', 'suspended', 'terminated'] })
      .notNull()
      .default('active'),
    /** What its owner was told; null while it is active. */
    standing_reason: text(),
    /** Whether a sign-in takes a code as well: `second_factors` has a confirmed row. */
    second_factor: boolean().notNull().default(false),
    adaptive_enabled: boolean().notNull().default(true),
    /** Whether news and offers may be mailed. */
    promotions: boolean().notNull().default(true),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  table => [
    uniqueIndex('users_verified_mailbox').on(table.mailbox).where(sql`email_verified`),
    index('users_mailbox').on(table.mailbox, table.created_at),
    // The console lists people by the time they came.
    index('users_by_time').on(table.created_at, table.id),
  ],
);

/** What an authenticator app was given (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted: it has to be read for every code. */
  secret: text().notNull(),
  /** Null until the app has shown that it has it. */
  confirmed_at: moment(),
  /** The newest step of thirty seconds whose code was used: no code counts twice. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  /** Keyed hashes of the recovery codes that were not used yet. */
  recovery_hashes: text().array().notNull().default([]),
  created_at: moment().notNull(),
});

/** A signed-in browser: the hash of its bearer token. */
export const tokens = pgTable(
  'tokens',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    /** By which its owner ends it. */
    id: uuid().notNull(),
    /** What the browser called itself, and from where, when it signed in. */
    agent: text().notNull().default(''),
    client: text().notNull().default(''),
    created_at: moment().notNull(),
    /** Kept to the hour: enough for a life of days, and not a write for each request. */
    last_used_at: moment().notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.token_hash] }),
    uniqueIndex('tokens_hash').on(table.token_hash),
  ],
);

/**
 * A browser that has signed in to an account: what it tries is counted apart from what strangers try. The newest few of
 * an account are kept.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the secret the browser shows; of one that shows none `agent ` and a hash of its name and network. */
    browser: text().notNull(),
    first_seen_at: moment().notNull(),
    last_seen_at: moment().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.browser] })],
);

/**
 * What happened at the doors of accounts. Tries with an address that nobody has are rows too: the mailbox is a keyed hash.
 * Rows go with their account, and after some months.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid().primaryKey(),
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    mailbox_hash: text().notNull(),
    kind: text().$type<SecurityEventKind>().notNull(),
    agent: text().notNull(),
    client: text().notNull(),
    times: integer().notNull().default(1),
    /** The last of them. */
    at: moment().notNull(),
    /** Names the row that later events of the same kind, mailbox, client and hour are counted in. */
    folded: text().unique(),
  },
  table => [
    index('security_events_of').on(table.user_id, table.at),
    index('security_events_of_mailbox').on(table.mailbox_hash),
    index('security_events_by_time').on(table.at),
  ],
);

/**
 * The one living code of a mailbox, purpose and asker; a resend replaces it. A browser that is known there has codes of
 * its own, which the wrong guesses of strangers do not use up.
 */
export const codes = pgTable(
  'codes',
  {
    /** The mailbox. */
    email: text().notNull(),
    /** Hash of a known browser's secret; empty for everybody else. */
    asker: text().notNull().default(''),
    purpose: text({ enum: ['verify', 'reset', 'move'] }).notNull(),
    /** Keyed hash over purpose, address and code. */
    code_hash: text().notNull(),
    attempts: integer().notNull(),
    expires_at: moment().notNull(),
  },
  table => [primaryKey({ columns: [table.email, table.purpose, table.asker] })],
);

/** A sign-up whose address is not proved yet. */
export const pendingSignups = pgTable('pending_signups', {
  /** The mailbox. */
  email: text().primaryKey(),
  full_name: text().notNull(),
  password_hash: text().notNull(),
  /** Hash of the secret of the browser that began it: only there its password counts. */
  browser: text(),
  created_at: moment().notNull(),
});
