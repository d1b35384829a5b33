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

/** An account. Several may have one address; at most one has proved it. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    /** The address's mailbox (`mailboxOf`), by which accounts are found. */
    mailbox: text().notNull(),
    email_verified: boolean().notNull().default(false),
    full_name: text().notNull(),
    phone: text(),
    /** argon2id; null after a take-over without a new password: sign in by reset. */
    password_hash: text(),
    is_admin: boolean().notNull().default(false),
    /** Set by administrators: suspended for a time, or terminated. */
    standing: text({ enum: ['active', 'suspended', 'terminated'] })
      .notNull()
      .default('active'),
    /** The reason mailed to the owner; null while active. */
    standing_reason: text(),
    /** Whether a sign-in needs a second factor: `second_factors` has a confirmed row. */
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
    // For the console's list of people.
    index('users_by_time').on(table.created_at, table.id),
  ],
);

/** The secret of an authenticator app (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted, because every check needs the plain secret. */
  secret: text().notNull(),
  /** Null until a code of the app was verified. */
  confirmed_at: moment(),
  /** Newest 30-second step whose code was used: no code works twice. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  /** Keyed hashes of unused recovery codes. */
  recovery_hashes: text().array().notNull().default([]),
  created_at: moment().notNull(),
});

/** A signed-in browser, by the hash of its bearer token. */
export const tokens = pgTable(
  'tokens',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    /** Id by which the owner ends it. */
    id: uuid().notNull(),
    /** Browser and network at sign-in. */
    agent: text().notNull().default(''),
    client: text().notNull().default(''),
    created_at: moment().notNull(),
    /** Updated hourly, not for each request. */
    last_used_at: moment().notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.token_hash] }),
    uniqueIndex('tokens_hash').on(table.token_hash),
  ],
);

/** A browser that has signed in to an account; its tries are counted apart from strangers'. The newest few are kept. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the browser's secret; without one `agent ` and a hash of its name and network. */
    browser: text().notNull(),
    first_seen_at: moment().notNull(),
    last_seen_at: moment().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.browser] })],
);

/**
 * Security events of accounts, and tries with unknown addresses: the mailbox is a keyed hash. Rows are deleted with
 * their account and after some months.
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
    /** Time of the latest. */
    at: moment().notNull(),
    /** Key of a row that counts events of one kind, mailbox, client and hour. */
    folded: text().unique(),
  },
  table => [
    index('security_events_of').on(table.user_id, table.at),
    index('security_events_of_mailbox').on(table.mailbox_hash),
    index('security_events_by_time').on(table.at),
  ],
);

/**
 * The valid code of a mailbox, purpose and asker; a resend replaces it. A known browser has codes of its own, which
 * strangers' wrong guesses cannot use up.
 */
export const codes = pgTable(
  'codes',
  {
    email: text().notNull(),
    /** Hash of a known browser's secret; empty for everybody else. */
    asker: text().notNull().default(''),
    purpose: text({ enum: ['verify', 'reset', 'move'] }).notNull(),
    /** Keyed hash of purpose, address and code. */
    code_hash: text().notNull(),
    attempts: integer().notNull(),
    expires_at: moment().notNull(),
  },
  table => [primaryKey({ columns: [table.email, table.purpose, table.asker] })],
);

/** A sign-up with an unproved address. */
export const pendingSignups = pgTable('pending_signups', {
  email: text().primaryKey(),
  full_name: text().notNull(),
  password_hash: text().notNull(),
  /** Hash of the secret of the browser that began it; the password counts only there. */
  browser: text(),
  created_at: moment().notNull(),
});
