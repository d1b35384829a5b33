import {
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** Rows of an account go with it, however it goes. */
const student = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Why a question was asked, as it is stored: its kind and figures, `weak:2:5` or `due:::3`. The sentence is written when
 * it is read.
 */
export type StoredReason = string;

/**
 * What a student's attempts add up to, by taxonomy code of the subcategory, with four figures a band, Easy first:
 * attempts, right ones, those whose time is known, and slow ones among these. Skips and failed pictures are no attempts.
 */
export type Totals = Readonly<Record<string, number[]>>;

/** One planned question of a pack, in order. */
export interface PackedItem {
  item_id: string;
  reason: StoredReason;
  /** Chance of a right answer when planned, (1/4, 1). */
  probability: number;
  /** Whether a worked example comes before it; absent in a pack of an earlier release. */
  pair?: boolean;
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

/** What is known of a student: a fold over the answers, written in the statement that writes each of them. */
export const learners = pgTable(
  'learners',
  {
    user_id: student().primaryKey(),
    /** The engine's own encoding. */
    state: text().notNull(),
    /** Attempts, right, timed and slow ones by subcategory and band. Text, since it is always read whole. */
    totals: json().$type<Totals>().notNull(),
    /** Answers counted into them. */
    sequence: integer().notNull(),
    /** Of the engine's encoding. */
    version: smallint().notNull(),
    /** Raised by whoever writes beliefs, who says which one was read before. */
    revision: integer().notNull(),
    /** The newest correction of a key that they are judged by. */
    corrections: integer().notNull().default(0),
    /** What the blueprint owes each category, in questions. */
    carry: jsonb().$type<Record<string, number>>().notNull(),
    updated_at: instant().notNull(),
  },
  table => [index('learners_by_version').on(table.version)],
);

/** The subcategory a student asked to have in the next pack; gone when that pack is started. */
export const wishes = pgTable('wishes', {
  user_id: student().primaryKey(),
  subcategory: text().notNull(),
  wished_at: instant().notNull(),
});

/** Questions made or chosen for a student as one more like another: in a session for a mistake, or tried on the spot. */
export const twins = pgTable(
  'twins',
  {
    user_id: student(),
    /** The twin. */
    item_id: uuid().notNull(),
    /** The question it is like, never a twin itself. */
    root_id: uuid().notNull(),
    purpose: text({ enum: ['review', 'try'] }).notNull(),
    given_at: instant().notNull(),
    /** Of a try: the answer to it, by its place in the order answers were counted; null while it is open. */
    sequence: integer(),
  },
  table => [primaryKey({ columns: [table.user_id, table.item_id] })],
);

/** What a student practises for; each part may be unknown. */
export const goals = pgTable('goals', {
  user_id: student().primaryKey(),
  /** A calendar day in Asia/Kolkata. */
  exam_date: date({ mode: 'string' }),
  days_a_week: smallint(),
  target_percentile: real(),
  set_at: instant().notNull(),
});
