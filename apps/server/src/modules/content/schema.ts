import { sql } from '../../platform/db/query.ts';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../platform/db/table.ts';

const instant = () => timestamp({ withTimezone: true });

/** Bytes; the two database drivers return different array types. */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: bytes => Buffer.from(bytes),
});

/** A stored option; the key has no slip. */
export interface StoredOption {
  letter: 'A' | 'B' | 'C' | 'D';
  text: string;
  slip: { misconception: string; words: string } | null;
}

/** The solution: texts for screens, steps for hints. */
export interface StoredSolution {
  snap_read: string;
  solution_approach: string;
  detailed_solution: string;
  principle_to_remember: string;
  steps: { says: string; works: string }[];
}

/** A figure: SVG, or the id of a row in `pictures`. */
export type StoredFigure = { svg: string; alt: string } | { picture: string; alt: string };

/**
 * The question bank. Rows are never deleted (answers refer to them), and what students saw (stem, options, key, figure)
 * never changes: an edit of those adds a row of the same family and retires the old one.
 */
export const items = pgTable(
  'items',
  {
    id: uuid().primaryKey(),
    /** Id of the first version; 'seen' and evidence count by family. */
    family: uuid().notNull(),
    /** The previous version. */
    replaces: uuid().references((): AnyPgColumn => items.id),
    /** Template, revision and seed; null for written or imported questions. */
    origin: text(),
    /** Digest of all that a release sets on a generated item; a start updates items whose digest differs. */
    edition: text(),
    /** What is asked, apart from the numbers; distinguishes questions of a type and band. Null when unknown. */
    form: text(),
    /** Packs use live items; a twin was generated for a student who asked for a similar question. */
    status: text({ enum: ['draft', 'in_review', 'live', 'twin', 'retired'] }).notNull(),
    /** A release republishes what a release retired, but not what an admin retired. */
    retired_by: text({ enum: ['release', 'admin'] }),
    /** Taxonomy code. */
    type: text().notNull(),
    /** Further types it needs; null when unknown. */
    also: text().array(),
    band: text({ enum: ['Easy', 'Medium', 'Hard'] }).notNull(),
    /** Prior difficulty in logits, on the scale of abilities. */
    difficulty: real().notNull(),
    /** Shift estimated from all answers, in logits; a new row starts with its form's. */
    learnt: real().notNull().default(0),
    stem: text().notNull(),
    /** Digests of the normalized stem, and of the same with masked numbers. */
    fingerprint: text().notNull(),
    masked_fingerprint: text().notNull(),
    /**
     * Digest of form, numbers and answer, shared with doubles (the same question to a student). Null until computed.
     */
    double: text(),
    options: jsonb().$type<StoredOption[]>().notNull(),
    key: text({ enum: ['A', 'B', 'C', 'D'] }).notNull(),
    solution: jsonb().$type<StoredSolution>().notNull(),
    figure: jsonb().$type<StoredFigure>(),
    target_seconds: integer().notNull(),
    created_at: instant().notNull(),
  },
  table => [
    index('items_by_type').on(table.type, table.band),
    index('items_by_time').on(table.created_at, table.id),
    index('items_by_fingerprint').on(table.fingerprint),
    index('items_by_masked_fingerprint').on(table.masked_fingerprint),
    uniqueIndex('items_replaced_once').on(table.replaces),
    uniqueIndex('items_one_live_of_a_family').on(table.family).where(sql`status = 'live'`),
    check('items_target_seconds_positive', sql`${table.target_seconds} > 0`),
    check('items_retired', sql`(${table.status} = 'retired') = (${table.retired_by} is not null)`),
  ],
);

/** Imported pictures, once per content; in the database for all processes. */
export const pictures = pgTable('pictures', {
  id: uuid().primaryKey(),
  sha256: text().notNull().unique(),
  media_type: text({ enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  bytes: bytea().notNull(),
  created_at: instant().notNull(),
});

/**
 * Corrections of wrong keys. Items and answers stay: reading an item applies the corrected key, and reading answers
 * judges them by it.
 */
export const keyCorrections = pgTable('key_corrections', {
  item_id: uuid()
    .primaryKey()
    .references(() => items.id),
  /** 1, 2, 3, …; raised when a correction changes. Beliefs store the number they include. */
  number: integer().notNull().unique(),
  key: text({ enum: ['A', 'B', 'C', 'D'] }).notNull(),
  why: text().notNull(),
  corrected_at: instant().notNull(),
});

/**
 * Estimated shifts to the prior difficulty of a cell ('AR.PCT.1 Medium'), a form in it ('AR.PCT.1 Medium markup') and
 * an item (family), each in addition to the more general.
 */
export const difficultyShifts = pgTable(
  'difficulty_shifts',
  {
    scope: text({ enum: ['cell', 'form', 'item'] }).notNull(),
    code: text().notNull(),
    /** Logits; `spread` is the standard deviation. */
    shift: real().notNull(),
    spread: real().notNull(),
    /** Number of first answers. */
    answers: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.scope, table.code] })],
);

/** Evidence about the aim at which practice teaches most. */
export interface StoredAimEvidence {
  students: number;
  /** Whether one value and its neighbours hold nearly all of the probability. */
  tells: boolean;
  /** Candidate aims with their probabilities. */
  likely: { best: number; chance: number }[];
}

/** Each estimation run. Answers store the difficulty they were judged by, so no run changes the past. */
export const difficultyVersions = pgTable('difficulty_versions', {
  version: integer().primaryKey(),
  learnt_at: instant().notNull(),
  answers: integer().notNull(),
  /** Logits by which all questions seemed harder; not part of the shifts. */
  drift: real().notNull(),
  /** Estimated best aim; null with too few answers. Packs follow it only when adopted. */
  aim: real(),
  /** Evidence of `aim`; null without it and in rows of earlier releases. */
  aim_evidence: jsonb().$type<StoredAimEvidence>(),
});

/** Adopted aims; the last row counts, null is the default. */
export const packAims = pgTable('pack_aims', {
  number: integer().primaryKey(),
  aim: real(),
  since: instant().notNull(),
});

/** Frequency of each type in past papers, as last computed. */
export const typeFrequencies = pgTable('type_frequencies', {
  type: text().primaryKey(),
  /** Past questions of this type. */
  asked: integer().notNull(),
  /** Share of the type, weighted by recency and shrunk to the taxonomy, relative to the mean type. */
  ratio: real().notNull(),
  score: real().notNull(),
  computed_at: instant().notNull(),
});

/** Questions of a paper by subcategory, as last computed from past papers; packs are planned by it. */
export const examWeights = pgTable('exam_weights', {
  subcategory: text().primaryKey(),
  /** Past questions of it. */
  asked: integer().notNull(),
  weight: real().notNull(),
  computed_at: instant().notNull(),
});

/** One row; triggers raise it with every change of the bank, so that processes notice stale caches. */
export const bankVersion = pgTable('bank_version', {
  only: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull(),
});
