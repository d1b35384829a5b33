import { pgTable, text, timestamp } from '../db/table.ts';

/** How far each computation over all students has come, and when it last caught up. */
export const progress = pgTable('progress', {
  name: text().primaryKey(),
  /** End of the finished part: a time, a day or an id. */
  upto: text().notNull(),
  caught_up_at: timestamp({ withTimezone: true }).notNull(),
});
