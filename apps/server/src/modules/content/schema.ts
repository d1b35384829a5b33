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

/** Bytes; the homes hand them out as different kinds of the same array. */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: bytes => Buffer.from(bytes),
});

/** One option as it is stored: the slip is null on the key. */
export interface StoredOption {
  letter: 'A' | 'B' | 'C' | 'D';
  text: string;
  slip: { misconception: string; words: string } | null;
}

/** The solution as texts for screens and as steps for hints. */
export interface StoredSolution {
  snap_read: string;
  solution_approach: string;
  detailed_solution: string;
  principle_to_remember: string;
  steps: { says: string; works: string }[];
}

/** A figure: drawn, or a picture kept in `pictures`. */
export type StoredFigure = { svg: string; alt: string } | { picture: string; alt: string };

/**
 * The question bank. A row is never deleted, since answers point at it; and what a student saw of it and was judged by
 * (stem, options, key, figure) never changes: an edit of those is a new row of the same family, the old one is retired.
 */
export const items = pgTable(
  'items',
  {
    id: uuid().primaryKey(),
    /** The first version of this question, itself where it is the first: 'seen' and evidence go by family. */
    family: uuid().notNull(),
    /** The version before. */
    replaces: uuid().references((): AnyPgColumn => items.id),
    /** What it was made from: template, revision and seed; null for questions written or imported. */
    origin: text(),
    /** Digest of all that a release gives a generated item, by which a start sees what it has to bring up to date. */
    edition: text(),
    /** What is asked, whatever the numbers: tells questions of one type and band apart; null where nobody said. */
    form: text(),
    /** Only live items are planned with; a twin was made from a template for whoever asked for one more of its kind. */
    status: text({ enum: ['draft', 'in_review', 'live', 'twin', 'retired'] }).notNull(),
    /** A release publishes again what a release retired, and leaves alone what an admin retired. */
    retired_by: text({ enum: ['release', 'admin'] }),
    /** Taxonomy code of the type of question. */
    type: text().notNull(),
    /** Types whose ideas it needs as well; null where nobody said. */
    also: text().array(),
    band: text({ enum: ['Easy', 'Medium', 'Hard'] }).notNull(),
    /** Logits, on the scale of abilities: what it was given before anybody answered it. */
    difficulty: real().notNull(),
    /** What the answers of all students add to that, in logits; a new row begins with what its form has. */
    learnt: real().notNull().default(0),
    stem: text().notNull(),
    /** Of the stem with case, spaces and punctuation folded; and of the same with its numbers masked. */
    fingerprint: text().notNull(),
    masked_fingerprint: text().notNull(),
    /** Of form, numbers and answer: doubles share it, and are one question to a student. Null until a start has worked it out. */
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

/** Imported pictures, in the database so that every process serves them; each content once. */
export const pictures = pgTable('pictures', {
  id: uuid().primaryKey(),
  sha256: text().notNull().unique(),
  media_type: text({ enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  bytes: bytea().notNull(),
  created_at: instant().notNull(),
});

/**
 * Keys found wrong after answers were given: the right one. Neither item nor answers change; whoever reads an item gets
 * the corrected key, and whoever reads answers has them judged by it.
 */
export const keyCorrections = pgTable('key_corrections', {
  item_id: uuid()
    .primaryKey()
    .references(() => items.id),
  /** 1, 2, 3, … in the order of corrections, given anew when one is corrected: tells which beliefs know of it. */
  number: integer().notNull().unique(),
  key: text({ enum: ['A', 'B', 'C', 'D'] }).notNull(),
  why: text().notNull(),
  corrected_at: instant().notNull(),
});

/**
 * Difficulties as last learnt from the answers of all students: what a type and band ('AR.PCT.1 Medium'), a form within
 * it ('AR.PCT.1 Medium markup') and an item (its family) add to the prior difficulty, each beyond the more general.
 */
export const difficultyShifts = pgTable(
  'difficulty_shifts',
  {
    scope: text({ enum: ['cell', 'form', 'item'] }).notNull(),
    code: text().notNull(),
    /** Logits, and the standard deviation of what is not known of it. */
    shift: real().notNull(),
    spread: real().notNull(),
    /** First attempts it rests on. */
    answers: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.scope, table.code] })],
);

/** What answers say of where practice teaches most. */
export interface StoredAimEvidence {
  students: number;
  /** Whether one place and its neighbours hold nearly all of the chance. */
  tells: boolean;
  /** Chances of success at which practice may teach most, and how likely each is. */
  likely: { best: number; chance: number }[];
}

/** Each learning of difficulties. Answers keep the difficulty they were judged by, so none changes the past. */
export const difficultyVersions = pgTable('difficulty_versions', {
  version: integer().primaryKey(),
  learnt_at: instant().notNull(),
  answers: integer().notNull(),
  /** Logits by which everything seemed harder; left out of the shifts. */
  drift: real().notNull(),
  /** Where answers say that practice teaches most; null where too few say anything. No pack follows it by itself. */
  aim: real(),
  /** How that is known; null in a row of an earlier release, and where `aim` is. */
  aim_evidence: jsonb().$type<StoredAimEvidence>(),
});

/** The aims that administrators gave all packs, the last one in force; null is the usual one. */
export const packAims = pgTable('pack_aims', {
  number: integer().primaryKey(),
  aim: real(),
  since: instant().notNull(),
});

/** How often each type of question is asked, as it was last worked out from previous-year questions. */
export const typeFrequencies = pgTable('type_frequencies', {
  type: text().primaryKey(),
  /** Previous-year questions of this type. */
  asked: integer().notNull(),
  /** Its share among them, weighted by recency and shrunk to the taxonomy, as a multiple of the mean type's. */
  ratio: real().notNull(),
  score: real().notNull(),
  computed_at: instant().notNull(),
});

/** How many questions of a paper each subcategory has, as last worked out from previous-year questions; by it packs are planned. */
export const examWeights = pgTable('exam_weights', {
  subcategory: text().primaryKey(),
  /** Previous-year questions of it. */
  asked: integer().notNull(),
  weight: real().notNull(),
  computed_at: instant().notNull(),
});

/** One row, raised by triggers with every change of the bank: by it processes see that theirs is out of date. */
export const bankVersion = pgTable('bank_version', {
  only: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull(),
});
