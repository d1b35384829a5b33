import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Addresses with unlimited sessions. The address is kept in lower case. */
export const privilegedEmails = pgTable('privileged_emails', {
  email: text().primaryKey(),
  id: uuid().notNull().unique(),
  notes: text().notNull().default(''),
  added_by: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
});
