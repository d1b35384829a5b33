import { sql } from '../../platform/db/query.ts';
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** The conversation of a student and the tutor about one question. */
export const doubtThreads = pgTable(
  'doubt_threads',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item_id: uuid().notNull(),
    /** Answered messages of the student. */
    used: smallint().notNull().default(0),
    /** Hints shown in `helped_session`. */
    hints: smallint().notNull().default(0),
    /** Session in which hints or replies came before the answer, and which kind: its answer counts as helped. */
    helped_session: uuid(),
    help: text({ enum: ['hints', 'tutor'] }),
    /** Message whose reply is being made, and when the reservation expires. */
    running: uuid(),
    running_until: instant(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.item_id] }),
    check('doubt_threads_used', sql`${table.used} between 0 and 10`),
    check('doubt_threads_running', sql`(${table.running} is null) = (${table.running_until} is null)`),
    check('doubt_threads_helped', sql`(${table.help} is null) = (${table.helped_session} is null)`),
  ],
);

/** Messages of a thread; a doubt and its reply are inserted together. */
export const doubtMessages = pgTable(
  'doubt_messages',
  {
    user_id: uuid().notNull(),
    item_id: uuid().notNull(),
    number: smallint().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    created_at: instant().notNull(),
    /** For a doubt: its intent, step and term. */
    intent: text(),
    step: smallint(),
    term: text(),
    /** For a doubt: whether the question was open. */
    while_open: boolean(),
    /** For a reply: names of the pieces said, and the similar question given. */
    said: text().array(),
    twin_id: uuid(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.item_id, table.number] }),
    foreignKey({
      columns: [table.user_id, table.item_id],
      foreignColumns: [doubtThreads.user_id, doubtThreads.item_id],
    }).onDelete('cascade'),
  ],
);

/** Language model replies per day, of all students. */
export const tutorDays = pgTable('tutor_days', {
  day: date({ mode: 'string' }).primaryKey(),
  model_replies: integer().notNull(),
});
