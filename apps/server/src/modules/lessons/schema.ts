import { pgTable, primaryKey, text, timestamp, uuid } from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

/** Lessons marked as read, by subcategory code. */
export const lessonMarks = pgTable(
  'lesson_marks',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subcategory: text().notNull(),
    read_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.subcategory] })],
);
