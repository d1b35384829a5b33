import { boolean, index, integer, pgTable, real, text, timestamp, uuid } from '../../../platform/db/table.ts';
import { items } from '../schema.ts';

/** What an upload of questions brought; the rows it refused as a file to be mended and sent again. */
export const questionImports = pgTable(
  'question_imports',
  {
    id: uuid().primaryKey(),
    filename: text().notNull(),
    /** No reference: the record outlives the account. */
    admin_id: uuid().notNull(),
    imported_at: timestamp({ withTimezone: true }).notNull(),
    total: integer().notNull(),
    successful: integer().notNull(),
    drafts: integer().notNull(),
    failed: integer().notNull(),
    duplicates: integer().notNull(),
    refused_csv: text().notNull(),
  },
  table => [index('question_imports_by_time').on(table.imported_at)],
);

/** What a row can do without, and be a draft. */
export type Lack = 'type' | 'band' | 'answer';

/**
 * Imported drafts whose file did not say all of them, and what is proposed for that. A proposal counts for nothing until
 * an administrator accepts it; the row goes with that, and with an edit.
 */
export const itemProposals = pgTable('item_proposals', {
  item_id: uuid()
    .primaryKey()
    .references(() => items.id),
  /** What the file did not say: its question holds no type, the middle difficulty, the answer that its stem proves. */
  lacks_type: boolean().notNull(),
  lacks_band: boolean().notNull(),
  lacks_answer: boolean().notNull(),
  /** What is proposed of that. */
  type: text(),
  band: text({ enum: ['Easy', 'Medium', 'Hard'] }),
  answer: text({ enum: ['A', 'B', 'C', 'D'] }),
  /** Of the proposal, [0, 1]; 0 where nothing could be proposed, null before it was looked at. */
  confidence: real(),
});
