import { index, integer, pgTable, real, text, timestamp, uuid } from '../../../platform/db/table.ts';
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

/** Types proposed for imported drafts that have none. They count for nothing until an administrator accepts them. */
export const itemProposals = pgTable('item_proposals', {
  item_id: uuid()
    .primaryKey()
    .references(() => items.id),
  type: text().notNull(),
  /** The chance that its subcategory is right, [0, 1]. */
  confidence: real().notNull(),
});
