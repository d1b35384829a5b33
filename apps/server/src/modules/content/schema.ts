import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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

export interface StoredFigure {
  svg: string;
  alt: string;
}

/** The question bank. A question is never deleted: answers point at it; it is retired instead. */
export const items = pgTable(
  'items',
  {
    id: uuid().primaryKey(),
    /** What it was made from: template, revision and seed; null for imported questions. */
    origin: text(),
    status: text({ enum: ['published', 'retired'] }).notNull(),
    /** Taxonomy code of the type of question. */
    type: text().notNull(),
    band: text({ enum: ['Easy', 'Medium', 'Hard'] }).notNull(),
    /** Logits, on the scale of abilities. */
    difficulty: real().notNull(),
    stem: text().notNull(),
    options: jsonb().$type<StoredOption[]>().notNull(),
    key: text({ enum: ['A', 'B', 'C', 'D'] }).notNull(),
    solution: jsonb().$type<StoredSolution>().notNull(),
    figure: jsonb().$type<StoredFigure>(),
    target_seconds: integer().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [
    index('items_by_type').on(table.type, table.band),
    check('items_target_seconds_positive', sql`${table.target_seconds} > 0`),
  ],
);
