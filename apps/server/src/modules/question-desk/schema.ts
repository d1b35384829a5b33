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

/** Students' reports, one per student and question. */
export const questionReports = pgTable(
  'question_reports',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item_id: uuid().notNull(),
    /** Null until a reason is given. */
    reason: text({ enum: ['answer', 'unclear', 'picture', 'other'] }),
    reported_at: instant().notNull(),
    /** The team's decision; null until made. */
    verdict: text({ enum: ['kept', 'changed', 'retired'] }),
    answered_at: instant(),
    /** When the student read the decision. */
    seen_at: instant(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.item_id] }),
    index('question_reports_by_item').on(table.item_id, table.reported_at),
  ],
);

/** Questions flagged for review. */
export const itemFlags = pgTable('item_flags', {
  item_id: uuid()
    .primaryKey()
    .references(() => items.id),
  cause: text({ enum: ['reports', 'suspect_key'] }).notNull(),
  flagged_at: instant().notNull(),
  /** Whether the flag withdrew it. */
  withdrawn: boolean().notNull(),
  /** When an administrator handled it; earlier reports do not flag it again. */
  cleared_at: instant(),
});

const four = () => integer().array().notNull();

/**
 * Sums over first answers to a question: they can be added to in batches and name nobody. Independent of the key:
 * shares of right answers are computed at reading, by the current key.
 */
export const itemStatistics = pgTable('item_statistics', {
  item_id: uuid()
    .primaryKey()
    .references(() => items.id),
  /** By option A to D: times chosen; answers with known ability; sum of those abilities (logits, before the answer). */
  chosen: four(),
  known: four(),
  abilities: doublePrecision().array().notNull(),
  /** Sum of squared known abilities. */
  squares: doublePrecision().notNull(),
  skipped: integer().notNull(),
  pictures_failed: integer().notNull(),
  /** Answers by time taken, in steps that grow by a quarter from one second. */
  times: integer().array().notNull(),
  doubts: integer().notNull().default(0),
  counted_at: instant().notNull(),
});

/** Expected and observed right answers by week (Monday, India), band and tenth of the expected chance. */
export const calibration = pgTable(
  'calibration',
  {
    week: date({ mode: 'string' }).notNull(),
    band: text({ enum: ['Easy', 'Medium', 'Hard'] }).notNull(),
    /** 0 for chances below 0.1 … 9 from 0.9. */
    tenth: smallint().notNull(),
    answers: integer().notNull(),
    expected: doublePrecision().notNull(),
    correct: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.week, table.band, table.tenth] })],
);

/** Admins' changes of questions, with the old texts. */
export const itemChanges = pgTable(
  'item_changes',
  {
    id: uuid().primaryKey(),
    /** Family of the question's versions. */
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
