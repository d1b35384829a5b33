import { pgTable, primaryKey, text, timestamp, uuid } from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** A student's current secret address of each kind, as a hash. */
export const sharedLinks = pgTable(
  'shared_links',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['calendar', 'page'] }).notNull(),
    secret_hash: text().notNull().unique(),
    made_at: instant().notNull(),
    /** Null: valid until ended. */
    expires_at: instant(),
  },
  table => [primaryKey({ columns: [table.user_id, table.kind] })],
);
