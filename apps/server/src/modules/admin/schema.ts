import {
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

/**
 * How each user stands, kept up by triggers on users, sessions and packs: any order or filter of a table of people reads
 * one narrow row each. Goes with the account.
 */
export const studentSummaries = pgTable('student_summaries', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  name: text().notNull(),
  sessions_completed: integer().notNull().default(0),
  last_session_created: timestamp({ withTimezone: true }),
  /** The unfinished session that was begun last. */
  current_session_id: uuid(),
  pre_pack_available: boolean().notNull().default(false),
});

/** How messages stand that are not open any more. It names nobody: the message itself goes with its writer. */
export const inboxStates = pgTable(
  'inbox_states',
  {
    kind: text({ enum: ['feedback', 'failure'] }).notNull(),
    message_id: uuid().notNull(),
    state: text({ enum: ['open', 'answered', 'closed'] }).notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.message_id] })],
);

/**
 * What was counted of each day in India that is over, without a gap: what was counted stays when an account is deleted.
 * It names nobody.
 */
export const dayFigures = pgTable('day_figures', {
  day: date().primaryKey(),
  sign_ups: integer().notNull(),
  first_sessions: integer().notNull(),
  /** Students with a session. */
  active: integer().notNull(),
});
