import { integer, pgTable, text, timestamp, uuid } from '../../platform/db/table.ts';

/** A student's last written insights; can be rewritten from the answers. */
export const insights = pgTable('insights', {
  user_id: uuid().primaryKey(),
  /** Latest session included; stale once another is completed. */
  session_id: uuid().notNull(),
  /** Of the counted answers; stale once the student answers again or a key is corrected. */
  revision: integer().notNull().default(0),
  all_time_markdown: text().notNull(),
  recent_markdown: text().notNull(),
  written_at: timestamp({ withTimezone: true }).notNull(),
});
