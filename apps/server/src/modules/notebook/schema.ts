import { boolean, pgTable, primaryKey, text, timestamp, uuid } from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** What a student put on a question: a bookmark, 'to review', a note, why it went wrong. A twin's is its question's. */
export const questionMarks = pgTable(
  'question_marks',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item_id: uuid().notNull(),
    bookmarked: boolean().notNull(),
    to_review: boolean().notNull(),
    /** Empty where there is none. */
    note: text().notNull(),
    reason: text({ enum: ['concept', 'misread', 'slip', 'time', 'guess'] }),
    changed_at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.item_id] })],
);
