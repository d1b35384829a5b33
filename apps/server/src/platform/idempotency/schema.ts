import { index, pgTable, text, timestamp, uuid } from '../db/table.ts';

/** Replies of calls with an idempotency key; sealed with that key, which is not stored. */
export const keptReplies = pgTable(
  'kept_replies',
  {
    /** Hash of endpoint, caller and idempotency key. */
    key_hash: text().primaryKey(),
    /** Hash of the request, keyed by the idempotency key: a body may hold a password or a code. */
    body_hash: text().notNull(),
    /** The account concerned, when known. */
    user_id: uuid(),
    /** The answer, sealed with the idempotency key; null while the call is under way. */
    sealed: text(),
    /** Start of the call. */
    begun_at: timestamp({ withTimezone: true }).notNull(),
    /** End of keeping; while the call runs, the time at which its claim expires unless renewed. */
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [
    index('kept_replies_by_user').on(table.user_id),
    index('kept_replies_by_end').on(table.expires_at),
  ],
);
