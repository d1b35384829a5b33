import { sql } from '../../platform/db/query.ts';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** State of an open session's log, beside its answers. */
export interface LogState {
  /** Undoable skip of the last decided position; not an answer yet. */
  skip: { position: number; elapsed_ms: number | null } | null;
  /** Ids of applied entries, newest last. */
  ids: readonly string[];
}

const student = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const practiceSessions = pgTable(
  'practice_sessions',
  {
    user_id: student(),
    id: uuid().notNull(),
    /** 1-based, per student and kind. */
    number: integer().notNull(),
    kind: text({ enum: ['blueprint', 'study'] }).notNull(),
    /** Unit of the study plan, or null. */
    unit_id: uuid(),
    status: text({ enum: ['planned', 'completed'] }).notNull(),
    /** Allowance at the start: a paid session never uses up a free one. */
    allowance: text({ enum: ['free', 'unlimited'] }).notNull(),
    total: smallint().notNull(),
    /** Answered or skipped positions, including an undoable skip; the next position is open. */
    final_count: smallint().notNull().default(0),
    /** Null before the first entry and after completion. */
    log: jsonb().$type<LogState>(),
    created_at: instant().notNull(),
    first_shown_at: instant(),
    completed_at: instant(),
    correlation_id: uuid(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.id] }),
    uniqueIndex('practice_sessions_number').on(table.user_id, table.kind, table.number),
    /** For daily figures. */
    index('practice_sessions_by_time').on(table.created_at),
    /** At most one unfinished session per kind, even with two tabs. */
    uniqueIndex('practice_sessions_one_open').on(table.user_id, table.kind).where(sql`status = 'planned'`),
    check('practice_sessions_final_count', sql`${table.final_count} between 0 and ${table.total}`),
    check(
      'practice_sessions_completed',
      sql`(${table.status} = 'completed') = (${table.completed_at} is not null)`,
    ),
  ],
);

/** Questions of a session: one row with arrays in order of position. */
export const sessionItems = pgTable(
  'session_items',
  {
    user_id: uuid().notNull(),
    session_id: uuid().notNull(),
    served_at: instant().notNull(),
    item_ids: uuid().array().notNull(),
    /** Kind and figures of each reason; sentences are written at reading. */
    reasons: text().array().notNull(),
    /** Planned chances of a right answer, (1/4, 1). */
    probabilities: real().array().notNull(),
    /** Positions with a worked example before them; null in rows of earlier releases. */
    pairs: smallint().array(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.session_id] }),
    index('session_items_lately').on(table.served_at),
    foreignKey({
      columns: [table.user_id, table.session_id],
      foreignColumns: [practiceSessions.user_id, practiceSessions.id],
    }).onDelete('cascade'),
  ],
);

/** Worked examples shown before questions of sessions. */
export const workedExamples = pgTable(
  'worked_examples',
  {
    user_id: uuid().notNull(),
    session_id: uuid().notNull(),
    position: smallint().notNull(),
    type: text().notNull(),
    /** Seed of the template that gives the numbers. */
    seed: integer().notNull(),
    /** Number of last lines asked. */
    lines_asked: smallint().notNull(),
    /** Next asked line, from 1 among all lines. */
    next_line: smallint().notNull(),
    lines_right: smallint().notNull().default(0),
    /** Whether the next line was answered wrong; it then no longer counts as right. */
    missed: boolean().notNull().default(false),
    given_at: instant().notNull(),
    /** When the last line was shown; null while reading, or when skipped. */
    ended_at: instant(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.session_id, table.position] }),
    foreignKey({
      columns: [table.user_id, table.session_id],
      foreignColumns: [practiceSessions.user_id, practiceSessions.id],
    }).onDelete('cascade'),
  ],
);

const answerColumns = () => ({
  answered_at: instant().notNull(),
  user_id: student(),
  item_id: uuid().notNull(),
  /** Null outside of sessions, like `position`. */
  session_id: uuid(),
  /** 1, 2, 3, … per student. */
  sequence: integer().notNull(),
  elapsed_ms: integer(),
  /** Difficulty used by the model, in logits; later estimates do not change it. */
  difficulty: real().notNull(),
  /** Mean and variance of ability minus difficulty before the answer, in logits; null for outcomes without evidence. */
  logit: real(),
  logit_variance: real(),
  position: smallint(),
  target_seconds: smallint().notNull(),
  outcome: text({ enum: ['correct', 'incorrect', 'skipped', 'image_failed'] }).notNull(),
  chosen: text({ enum: ['A', 'B', 'C', 'D'] }),
  band: text({ enum: ['Easy', 'Medium', 'Hard'] }).notNull(),
  type: text().notNull(),
  /** Further types the question needs, as given to the model; null for one type. */
  also: text().array(),
  /** Misconception behind the chosen option. */
  misconception: text(),
  /** Help used before it. */
  help: text({ enum: ['hints', 'tutor'] }),
  /** Share of right asked lines of a worked example read before it, 0 to 1. */
  example: real(),
});

/**
 * Every answer, skip and failed picture; never changed. Contains all inputs of the learner model: beliefs can be
 * rebuilt from these rows by `sequence`. Columns are ordered by width to avoid padding.
 */
export const answers = pgTable(
  'answers',
  {
    ...answerColumns(),
    /** Whether it is the student's first answer to the item; null in rows of an earlier release until counted. */
    is_first: boolean(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.sequence] }),
    uniqueIndex('answers_place').on(table.user_id, table.session_id, table.position),
    index('answers_of_item').on(table.user_id, table.item_id),
    index('answers_by_time').using('brin', table.answered_at),
    check(
      'answers_chosen',
      sql`(${table.outcome} in ('correct', 'incorrect')) = (${table.chosen} is not null)`,
    ),
    check('answers_within', sql`(${table.session_id} is null) = (${table.position} is null)`),
  ],
);

/**
 * Answers by today's keys: outcome and misconception are judged again after a key correction. Read outcomes from here;
 * `answers` is for writing and erasing.
 */
export const judgedAnswers = pgView('judged_answers', answerColumns()).as(sql`
  select a.answered_at, a.user_id, a.item_id, a.session_id, a.sequence, a.elapsed_ms, a.difficulty, a.logit,
    a.logit_variance, a.position, a.target_seconds,
    case when c.key is null or a.chosen is null then a.outcome when a.chosen = c.key then 'correct' else 'incorrect' end
      as outcome,
    a.chosen, a.band, a.type, a.also, case when a.chosen = c.key then null else a.misconception end as misconception, a.help,
    a.example
  from answers a left join key_corrections c on c.item_id = a.item_id`);

/** The screen's place in a session; a convenience. */
export const sessionProgress = pgTable(
  'session_progress',
  {
    user_id: student(),
    session_id: uuid().notNull(),
    current_question_index: smallint().notNull(),
    total_questions: smallint().notNull(),
    last_question_id: text().notNull(),
    updated_at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.session_id] })],
);

/** Answers of deleted accounts, summed by item without names, so that totals never fall. */
export const departedAnswers = pgTable(
  'departed_answers',
  {
    item_id: uuid().notNull(),
    outcome: text({ enum: ['correct', 'incorrect', 'skipped', 'image_failed'] }).notNull(),
    answers: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.item_id, table.outcome] })],
);

/**
 * Sums over first answers without help, by month (first day, UTC) and item; they depend on neither key nor prior
 * difficulty. With p the forecast chance and p' its slope by the logit:
 */
export const difficultySums = pgTable(
  'difficulty_sums',
  {
    month: date({ mode: 'string' }).notNull(),
    item_id: uuid().notNull(),
    answers: integer().notNull(),
    /** Sum of Fisher information p'^2 / (p (1 - p)); `located` is weighted with the difficulty at the answer. */
    information: doublePrecision().notNull(),
    located: doublePrecision().notNull(),
    /** Sum of p' / (1 - p). */
    expected: doublePrecision().notNull(),
    /** Sums of p' / (p (1 - p)) for chosen A, B, C and D. */
    weights: doublePrecision().array().notNull(),
  },
  table => [primaryKey({ columns: [table.month, table.item_id] })],
);
