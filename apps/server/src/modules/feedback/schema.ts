import { index, pgTable, text, timestamp, uuid } from '../../platform/db/table.ts';

/** Feedback, with the writer's id when signed in. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    user_id: uuid(),
    text: text().notNull(),
    email: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [
    index('feedback_by_user').on(table.user_id),
    index('feedback_by_time').on(table.created_at, table.id),
  ],
);
