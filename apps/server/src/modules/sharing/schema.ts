import { pgTable, primaryKey, text, timestamp, uuid } from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** The secret address of each kind that a student has handed out last: its hash. */
export const sharedLinks = pgTable(
  'shared_links',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['calendar', 'page'] }).notNull(),
    secret_hash: text().notNull().unique(),
    made_at: instant().notNull(),
    /** Null for one that goes on until it is ended. */
    expires_at: instant(),
  },
  table => [primaryKey({ columns: [table.user_id, table.kind] })],
);
