import { index, integer, pgTable, text, timestamp, uuid } from '../../../platform/db/table.ts';

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
