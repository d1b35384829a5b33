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

/** What an open session keeps of its log beside the answers. */
export interface LogState {
  /** The skip of the last position that is decided, which can be undone: it is no answer yet. */
  skip: { position: number; elapsed_ms: number | null } | null;
  /** Entries that were applied, the latest last. */
  ids: readonly string[];
}

/** Rows of an account go with it, however it goes. */
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
    /** The unit of the study plan it was started for. */
    unit_id: uuid(),
    status: text({ enum: ['planned', 'completed'] }).notNull(),
    /** What it was started on: one that was paid for uses up no free one, then or later. */
    allowance: text({ enum: ['free', 'unlimited'] }).notNull(),
    total: smallint().notNull(),
    /** Positions answered or skipped, a skip that can be undone included; the open position is one more. */
    final_count: smallint().notNull().default(0),
    /** Null before the first entry and once the session is completed. */
    log: jsonb().$type<LogState>(),
    created_at: instant().notNull(),
    first_shown_at: instant(),
    completed_at: instant(),
    correlation_id: uuid(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.id] }),
    uniqueIndex('practice_sessions_number').on(table.user_id, table.kind, table.number),
    /** The figures of a day. */
    index('practice_sessions_by_time').on(table.created_at),
    /** At most one unfinished session of each kind, whatever two tabs do. */
    uniqueIndex('practice_sessions_one_open').on(table.user_id, table.kind).where(sql`status = 'planned'`),
    check('practice_sessions_final_count', sql`${table.final_count} between 0 and ${table.total}`),
    check(
      'practice_sessions_completed',
      sql`(${table.status} = 'completed') = (${table.completed_at} is not null)`,
    ),
  ],
);

/** The questions of a session, in order: one row a session, the arrays are as long as it has questions. */
export const sessionItems = pgTable(
  'session_items',
  {
    user_id: uuid().notNull(),
    session_id: uuid().notNull(),
    served_at: instant().notNull(),
    item_ids: uuid().array().notNull(),
    /** Kind and figures of each; the sentence is written when it is read. */
    reasons: text().array().notNull(),
    /** Chances of a right answer when planned, (1/4, 1). */
    probabilities: real().array().notNull(),
    /** Positions with a worked example before them; null where an earlier release placed the questions. */
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

/** Worked examples that stood before questions of sessions, written when they were shown. */
export const workedExamples = pgTable(
  'worked_examples',
  {
    user_id: uuid().notNull(),
    session_id: uuid().notNull(),
    position: smallint().notNull(),
    type: text().notNull(),
    /** The seed of the question's template that gives its numbers. */
    seed: integer().notNull(),
    /** So many of its last lines are left to the student. */
    lines_asked: smallint().notNull(),
    /** The next of them, counted from 1 among all its lines. */
    next_line: smallint().notNull(),
    lines_right: smallint().notNull().default(0),
    /** Whether the next line was answered wrong: a line that is right then counts no more. */
    missed: boolean().notNull().default(false),
    given_at: instant().notNull(),
    /** When its last line was told; null while it is read, or where the question was tried without it. */
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
  /** Null for a try outside of sessions, as is its position. */
  session_id: uuid(),
  /** 1, 2, 3, … in the order the student's answers were counted. */
  sequence: integer().notNull(),
  elapsed_ms: integer(),
  /** The difficulty the model used, in logits: a later re-estimate does not change the past. */
  difficulty: real().notNull(),
  /** Mean and variance of ability minus difficulty just before it, in logits; null where the model was told nothing. */
  logit: real(),
  logit_variance: real(),
  position: smallint(),
  target_seconds: smallint().notNull(),
  outcome: text({ enum: ['correct', 'incorrect', 'skipped', 'image_failed'] }).notNull(),
  chosen: text({ enum: ['A', 'B', 'C', 'D'] }),
  band: text({ enum: ['Easy', 'Medium', 'Hard'] }).notNull(),
  type: text().notNull(),
  /** Types whose ideas the question needs as well, as the model was told; null where it has one type. */
  also: text().array(),
  /** The misconception behind the chosen option. */
  misconception: text(),
  /** What was used before it. */
  help: text({ enum: ['hints', 'tutor'] }),
  /** Of a worked example read to its end before it: the share of the lines left to the student that were right, 0 to 1. */
  example: real(),
});

/**
 * Every answer, skip and failed picture: written once, never changed. It holds all the learner model was told, so that
 * beliefs can be rebuilt from these rows alone, in the order of `sequence`. The columns stand by their width, so that
 * no byte between them is lost.
 */
export const answers = pgTable(
  'answers',
  {
    ...answerColumns(),
    /** Whether it is the student's first to the item; null in a row of an earlier release until it is counted. */
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
 * The answers by the keys that hold today: outcome and slip are judged anew where a key was found wrong since. Whoever
 * reads outcomes reads them here; `answers` is for writing and erasing.
 */
export const judgedAnswers = pgView('judged_answers', answerColumns()).as(sql`
  select a.answered_at, a.user_id, a.item_id, a.session_id, a.sequence, a.elapsed_ms, a.difficulty, a.logit,
    a.logit_variance, a.position, a.target_seconds,
    case when c.key is null or a.chosen is null then a.outcome when a.chosen = c.key then 'correct' else 'incorrect' end
      as outcome,
    a.chosen, a.band, a.type, a.also, case when a.chosen = c.key then null else a.misconception end as misconception, a.help,
    a.example
  from answers a left join key_corrections c on c.item_id = a.item_id`);

/** The place a screen had reached; a convenience, never the truth. */
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

/** What deleted accounts had answered, per item and without a trace of who: sums over all students never fall. */
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
 * What first answers without help add up to, by month (its first day, UTC) and item: sums only, which name nobody and
 * know neither key nor prior difficulty. With p the forecast chance and p' its slope by the logit, over the answers:
 */
export const difficultySums = pgTable(
  'difficulty_sums',
  {
    month: date({ mode: 'string' }).notNull(),
    item_id: uuid().notNull(),
    answers: integer().notNull(),
    /** Fisher information, p'^2 / (p (1 - p)); and the same times the difficulty the answer was judged by. */
    information: doublePrecision().notNull(),
    located: doublePrecision().notNull(),
    /** p' / (1 - p). */
    expected: doublePrecision().notNull(),
    /** p' / (p (1 - p)) of those who chose A, B, C and D. */
    weights: doublePrecision().array().notNull(),
  },
  table => [primaryKey({ columns: [table.month, table.item_id] })],
);
