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

const student = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A stored reason: kind and figures, `weak:2:5` or `due:::3`. The sentence is written at reading. */
export type StoredReason = string;

/**
 * A student's attempts by subcategory code, four figures per band, Easy first: attempts, right, with known time, slow
 * among those. Skips and failed pictures are not attempts.
 */
export type Totals = Readonly<Record<string, number[]>>;

/** A question of a pack. */
export interface PackedItem {
  item_id: string;
  reason: StoredReason;
  /** Planned chance of a right answer, (1/4, 1). */
  probability: number;
  /** Whether a worked example comes before it; absent in packs of earlier releases. */
  pair?: boolean;
}

/** The planned next twelve, at most one pack per student; starting a session turns it into the session's items. */
export const packs = pgTable('packs', {
  user_id: student().primaryKey(),
  id: uuid().notNull(),
  items: jsonb().$type<PackedItem[]>().notNull(),
  /** Questions the blueprint owes each category after this pack. */
  carry: jsonb().$type<Record<string, number>>().notNull(),
  /** A pack of an earlier day (Asia/Kolkata) is planned again. */
  planned_at: instant().notNull(),
  served_at: instant(),
});

/** A student's beliefs: a fold over the answers, written in the same statement as each answer. */
export const learners = pgTable(
  'learners',
  {
    user_id: student().primaryKey(),
    /** The engine's encoding. */
    state: text().notNull(),
    /** `Totals`; json, not jsonb, because it is always read whole. */
    totals: json().$type<Totals>().notNull(),
    /** Sequence of the last answer included. */
    sequence: integer().notNull(),
    /** Version of the engine's encoding. */
    version: smallint().notNull(),
    /** Raised with every write, for optimistic locking. */
    revision: integer().notNull(),
    /** Number of the newest key correction included. */
    corrections: integer().notNull().default(0),
    /** Questions the blueprint owes each category. */
    carry: jsonb().$type<Record<string, number>>().notNull(),
    updated_at: instant().notNull(),
  },
  table => [index('learners_by_version').on(table.version)],
);

/** The subcategory a student wishes for; deleted when the next pack is used. */
export const wishes = pgTable('wishes', {
  user_id: student().primaryKey(),
  subcategory: text().notNull(),
  wished_at: instant().notNull(),
});

/** Twins given to students: in a session for a mistake (`review`), or as a similar question (`try`). */
export const twins = pgTable(
  'twins',
  {
    user_id: student(),
    /** The twin. */
    item_id: uuid().notNull(),
    /** The original question, never a twin. */
    root_id: uuid().notNull(),
    purpose: text({ enum: ['review', 'try'] }).notNull(),
    given_at: instant().notNull(),
    /** For a try: sequence of its answer; null while open. */
    sequence: integer(),
  },
  table => [primaryKey({ columns: [table.user_id, table.item_id] })],
);

/** A student's goal; each part may be null. */
export const goals = pgTable('goals', {
  user_id: student().primaryKey(),
  /** A calendar day in Asia/Kolkata. */
  exam_date: date({ mode: 'string' }),
  days_a_week: smallint(),
  target_percentile: real(),
  set_at: instant().notNull(),
});
