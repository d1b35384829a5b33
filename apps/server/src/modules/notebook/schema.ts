import { boolean, pgTable, primaryKey, text, timestamp, uuid } from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/**
 * A student's marks on a question: bookmark, 'to review', note, reason of the mistake. A twin shares its original's.
 */
export const questionMarks = pgTable(
  'question_marks',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item_id: uuid().notNull(),
    bookmarked: boolean().notNull(),
    to_review: boolean().notNull(),
    /** May be empty. */
    note: text().notNull(),
    reason: text({ enum: ['concept', 'misread', 'slip', 'time', 'guess'] }),
    changed_at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.item_id] })],
);
