import { pgTable, text, timestamp, uuid } from '../../platform/db/table.ts';

/** What was last written about a student's practice; made again from the answers at any time. */
export const insights = pgTable('insights', {
  user_id: uuid().primaryKey(),
  /** The newest completed session it knows of; with another one completed it is out of date. */
  session_id: uuid().notNull(),
  all_time_markdown: text().notNull(),
  recent_markdown: text().notNull(),
  written_at: timestamp({ withTimezone: true }).notNull(),
});
