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
    emailVerified: boolean().notNull().default(false),
    fullName: text().notNull(),
    phone: text(),
    /** argon2id; null when the address was taken over without a new password: sign in by reset. */
    passwordHash: text(),
    isAdmin: boolean().notNull().default(false),
    adaptiveEnabled: boolean().notNull().default(true),
    /** Whether news and offers may be mailed. */
    promotions: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  table => [
    uniqueIndex('users_verified_email').on(table.email).where(sql`email_verified`),
    index('users_email').on(table.email, table.createdAt),
  ],
);

/** A signed-in browser: the hash of its bearer token. */
export const tokens = pgTable(
  'tokens',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: moment().notNull(),
    /** Kept to the hour: enough for a life of days, and not a write for each request. */
    lastUsedAt: moment().notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    uniqueIndex('tokens_hash').on(table.tokenHash),
  ],
);

/** The one living code of an address and purpose; a resend replaces it. */
export const codes = pgTable(
  'codes',
  {
    email: text().notNull(),
    purpose: text({ enum: ['verify', 'reset'] }).notNull(),
    /** Keyed hash over purpose, address and code. */
    codeHash: text().notNull(),
    attempts: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  table => [primaryKey({ columns: [table.email, table.purpose] })],
);

/** A sign-up whose address is not proved yet. */
export const pendingSignups = pgTable('pending_signups', {
  email: text().primaryKey(),
  fullName: text().notNull(),
  passwordHash: text().notNull(),
  createdAt: moment().notNull(),
});
