import { sql } from '../../platform/db/query.ts';
import {
  boolean,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

const student = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const instant = () => timestamp({ withTimezone: true });

/** Which mails a student has asked for; no row is none. */
export const letterChoices = pgTable(
  'letter_choices',
  {
    user_id: student().primaryKey(),
    daily: boolean().notNull(),
    weekly: boolean().notNull(),
    notes: boolean().notNull(),
    /** Of the day in India. */
    hour: smallint().notNull(),
    chosen_at: instant().notNull(),
    /** When the student is looked at next; null while no mail is asked for. */
    look_at: instant(),
    /** When the mailbox refused a mail for good, and all were switched off. */
    refused_at: instant(),
  },
  table => [index('letter_choices_due').on(table.look_at).where(sql`look_at is not null`)],
);

/** The one mail of a day: who has this row has sent it. */
export const lettersSent = pgTable(
  'letters_sent',
  {
    user_id: student(),
    /** In India. */
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ['daily', 'weekly', 'welcome', 'exam'] }).notNull(),
    sent_at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.day] })],
);
