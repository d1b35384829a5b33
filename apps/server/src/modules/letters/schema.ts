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

/** Mails a student subscribed to; no row means none. */
export const letterChoices = pgTable(
  'letter_choices',
  {
    user_id: student().primaryKey(),
    daily: boolean().notNull(),
    weekly: boolean().notNull(),
    notes: boolean().notNull(),
    /** Hour of the day in India. */
    hour: smallint().notNull(),
    chosen_at: instant().notNull(),
    /** Time of the next check; null without a subscription. */
    look_at: instant(),
    /** When the mailbox refused a mail for good and all were switched off. */
    refused_at: instant(),
  },
  table => [index('letter_choices_due').on(table.look_at).where(sql`look_at is not null`)],
);

/** The mail of a day: inserting the row is the right to send it. */
export const lettersSent = pgTable(
  'letters_sent',
  {
    user_id: student(),
    /** Day in India. */
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ['daily', 'weekly', 'welcome', 'exam'] }).notNull(),
    sent_at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.day] })],
);
