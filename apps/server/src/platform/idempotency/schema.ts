import { index, pgTable, text, timestamp, uuid } from '../db/table.ts';

/** Calls that came with an idempotency key, and what they were answered; unreadable without the key, which is not here. */
export const keptReplies = pgTable(
  'kept_replies',
  {
    /** Hash of endpoint, caller and idempotency key. */
    key_hash: text().primaryKey(),
    /** Hash of what was sent, keyed by the idempotency key: a body may hold a password or a code. */
    body_hash: text().notNull(),
    /** Whose account it is about, as soon as that is known. */
    user_id: uuid(),
    /** The answer, sealed with the idempotency key; null while the call is under way. */
    sealed: text(),
    /** When the call began that is under way, or that was answered. */
    begun_at: timestamp({ withTimezone: true }).notNull(),
    /** Until when the answer is kept; of a call under way, when it counts as dead unless it says again that it is at work. */
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [
    index('kept_replies_by_user').on(table.user_id),
    index('kept_replies_by_end').on(table.expires_at),
  ],
);
