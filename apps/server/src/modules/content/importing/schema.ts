import { boolean, index, integer, pgTable, real, text, timestamp, uuid } from '../../../platform/db/table.ts';
import { items } from '../schema.ts';

/** Report of an upload, with its refused rows as CSV. */
export const questionImports = pgTable(
  'question_imports',
  {
    id: uuid().primaryKey(),
    filename: text().notNull(),
    /** No foreign key: the record outlives the account. */
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

/** Fields that a row may leave out as a draft. */
export type Lack = 'type' | 'band' | 'answer';

/**
 * Missing fields of imported drafts and proposals for them. A proposal has no effect until an administrator accepts it;
 * accepting it or editing the draft deletes the row.
 */
export const itemProposals = pgTable('item_proposals', {
  item_id: uuid()
    .primaryKey()
    .references(() => items.id),
  /** Missing fields: the question then has no type, the band Medium, the answer that its stem proves. */
  lacks_type: boolean().notNull(),
  lacks_band: boolean().notNull(),
  lacks_answer: boolean().notNull(),
  /** The proposal. */
  type: text(),
  band: text({ enum: ['Easy', 'Medium', 'Hard'] }),
  answer: text({ enum: ['A', 'B', 'C', 'D'] }),
  /** Confidence [0, 1]; 0 when nothing could be proposed, null before. */
  confidence: real(),
});
