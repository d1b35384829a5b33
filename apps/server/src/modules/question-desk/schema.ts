import { sql } from '../../platform/db/query.ts';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';
import { items } from '../content/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** Questions that students report, each student's once. */
export const questionReports = pgTable(
  'question_reports',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item_id: uuid().notNull(),
    /** Null while nothing is said but that something is wrong. */
    reason: text({ enum: ['answer', 'unclear', 'picture', 'other'] }),
    reported_at: instant().notNull(),
    /** What the team did about it; null until it has. */
    verdict: text({ enum: ['kept', 'changed', 'retired'] }),
    answered_at: instant(),
    /** When the student had read the answer. */
    seen_at: instant(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.item_id] }),
    index('question_reports_by_item').on(table.item_id, table.reported_at),
  ],
);

/** Questions that somebody should look at. */
export const itemFlags = pgTable('item_flags', {
  item_id: uuid()
    .primaryKey()
    .references(() => items.id),
  cause: text({ enum: ['reports', 'suspect_key'] }).notNull(),
  flagged_at: instant().notNull(),
  /** Whether the flag took it out of service. */
  withdrawn: boolean().notNull(),
  /** When an administrator had looked; what was known before does not flag it again. */
  cleared_at: instant(),
});

const four = () => integer().array().notNull();

/**
 * What the first answers of all students to a question add up to: sums only, so that a batch of answers adds to them and
 * nobody can be told from them. They know no key: what is right is worked out when they are read, by the key of then.
 */
export const itemStatistics = pgTable('item_statistics', {
  item_id: uuid()
    .primaryKey()
    .references(() => items.id),
  /** How often A, B, C and D were chosen; and by how many whose ability was known, in logits before the answer. */
  chosen: four(),
  known: four(),
  abilities: doublePrecision().array().notNull(),
  /** Squares of all known abilities. */
  squares: doublePrecision().notNull(),
  skipped: integer().notNull(),
  pictures_failed: integer().notNull(),
  /** Answers by time taken, in steps of a quarter more each, from a second on. */
  times: integer().array().notNull(),
  doubts: integer().notNull().default(0),
  counted_at: instant().notNull(),
});

/** Chances that were expected against what came, by week (its Monday in India), band and tenth of the expectation. */
export const calibration = pgTable(
  'calibration',
  {
    week: date({ mode: 'string' }).notNull(),
    band: text({ enum: ['Easy', 'Medium', 'Hard'] }).notNull(),
    /** 0 for chances below 0.1, 9 for those from 0.9. */
    tenth: smallint().notNull(),
    answers: integer().notNull(),
    expected: doublePrecision().notNull(),
    correct: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.week, table.band, table.tenth] })],
);

/** Changes that administrators made to questions, with what stood there before. */
export const itemChanges = pgTable(
  'item_changes',
  {
    id: uuid().primaryKey(),
    /** Of the question in all its versions. */
    family: uuid().notNull(),
    before_id: uuid()
      .notNull()
      .references(() => items.id),
    after_id: uuid()
      .notNull()
      .references(() => items.id),
    admin_id: uuid().notNull(),
    reason: text().notNull(),
    changed_at: instant().notNull(),
    fields: jsonb().$type<{ field: string; before: string; after: string }[]>().notNull(),
  },
  table => [index('item_changes_by_family').on(table.family, sql`${table.changed_at} desc`)],
);
