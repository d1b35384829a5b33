import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** Rows of an account go with it, however it goes. */
const student = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One planned question of a pack, in order. */
export interface PackedItem {
  item_id: string;
  reason_kind: string;
  reason: string;
  /** Chance of a right answer when planned, (1/4, 1). */
  probability: number;
}

/**
 * The next twelve, planned ahead. A student has at most one; starting a session turns it into the session's items and
 * removes it.
 */
export const packs = pgTable('packs', {
  user_id: student().primaryKey(),
  id: uuid().notNull(),
  items: jsonb().$type<PackedItem[]>().notNull(),
  /** What the blueprint still owes each category after this pack, in questions. */
  carry: jsonb().$type<Record<string, number>>().notNull(),
  /** Answers the plan was made from; a pack older than the newest answer is planned again. */
  planned_at: instant().notNull(),
  served_at: instant(),
});

/** What the engine believes of a student; written in the same transaction as each answer. */
export const learners = pgTable('learners', {
  user_id: student().primaryKey(),
  /** The engine's own encoding. */
  state: text().notNull(),
  /** Answers counted into the state. */
  sequence: integer().notNull(),
  /** What the blueprint owes each category, in questions. */
  carry: jsonb().$type<Record<string, number>>().notNull(),
  updated_at: instant().notNull(),
});

/** The subcategory a student asked to have in the next pack; gone when that pack is started. */
export const wishes = pgTable('wishes', {
  user_id: student().primaryKey(),
  subcategory: text().notNull(),
  wished_at: instant().notNull(),
});

/** How the preparation of the next pack stands. */
export const preparations = pgTable('preparations', {
  user_id: student().primaryKey(),
  phase: text({ enum: ['preparing', 'failed'] }).notNull(),
  since: instant().notNull(),
});
