import { pgTable, text, timestamp } from '../db/table.ts';

/** How far each computation over everybody's rows has come, and when nothing was left to do last. */
export const progress = pgTable('progress', {
  name: text().primaryKey(),
  /** Everything up to here is done: a time, a day or an id, as the computation counts on. */
  upto: text().notNull(),
  caught_up_at: timestamp({ withTimezone: true }).notNull(),
});
