import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** An account. Several may name one address; only one of them can have proved it. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    email_verified: boolean().notNull().default(false),
    full_name: text().notNull(),
    phone: text(),
    /** argon2id; null when the address was taken over without a new password: sign in by reset. */
    password_hash: text(),
    is_admin: boolean().notNull().default(false),
    adaptive_enabled: boolean().notNull().default(true),
    /** Whether news and offers may be mailed. */
    promotions: boolean().notNull().default(true),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  table => [
    uniqueIndex('users_verified_email').on(table.email).where(sql`email_verified`),
    index('users_email').on(table.email, table.created_at),
  ],
);

/** A signed-in browser: the hash of its bearer token. */
export const tokens = pgTable(
  'tokens',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    created_at: moment().notNull(),
    /** Kept to the hour: enough for a life of days, and not a write for each request. */
    last_used_at: moment().notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.token_hash] }),
    uniqueIndex('tokens_hash').on(table.token_hash),
  ],
);

/** The one living code of an address and purpose; a resend replaces it. */
export const codes = pgTable(
  'codes',
  {
    email: text().notNull(),
    purpose: text({ enum: ['verify', 'reset'] }).notNull(),
    /** Keyed hash over purpose, address and code. */
    code_hash: text().notNull(),
    attempts: integer().notNull(),
    expires_at: moment().notNull(),
  },
  table => [primaryKey({ columns: [table.email, table.purpose] })],
);

/** A sign-up whose address is not proved yet. */
export const pendingSignups = pgTable('pending_signups', {
  email: text().primaryKey(),
  full_name: text().notNull(),
  password_hash: text().notNull(),
  created_at: moment().notNull(),
});
