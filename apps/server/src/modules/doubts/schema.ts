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

/** What a student and the tutor have had with each other about one question. */
export const doubtThreads = pgTable(
  'doubt_threads',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item_id: uuid().notNull(),
    /** The student's messages that were answered. */
    used: smallint().notNull().default(0),
    /** Rungs of the ladder that were shown, in the session below. */
    hints: smallint().notNull().default(0),
    /** The session in which hints or replies came before the answer, and which: the answer there was given with help. */
    helped_session: uuid(),
    help: text({ enum: ['hints', 'tutor'] }),
    /** A message whose reply is under way: reserved until then, and free again without anybody's doing. */
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

/** Messages of a thread: a doubt and its reply are written together. */
export const doubtMessages = pgTable(
  'doubt_messages',
  {
    user_id: uuid().notNull(),
    item_id: uuid().notNull(),
    number: smallint().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    created_at: instant().notNull(),
    /** Of a doubt: what it was taken for, the step and the term it was about. */
    intent: text(),
    step: smallint(),
    term: text(),
    /** Of a doubt: whether the question was open still. */
    while_open: boolean(),
    /** Of a reply: what was said, by its names; and the similar question that was given. */
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

/** Replies of a language model a day, for the whole product. */
export const tutorDays = pgTable('tutor_days', {
  day: date({ mode: 'string' }).primaryKey(),
  model_replies: integer().notNull(),
});
