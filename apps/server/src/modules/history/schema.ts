import { pgTable, primaryKey, timestamp, uuid } from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

/** Dismissed key corrections, made up to `dismissed_at`. */
export const dismissedCorrections = pgTable(
  'dismissed_corrections',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item_id: uuid().notNull(),
    dismissed_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.item_id] })],
);
