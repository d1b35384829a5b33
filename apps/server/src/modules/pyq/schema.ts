import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../platform/db/table.ts';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: bytes => Buffer.from(bytes),
});
const instant = () => timestamp({ withTimezone: true });
const band = () => text({ enum: ['Easy', 'Medium', 'Hard'] });

/** Files of previous-year questions, whole, in the database so that every process has them. */
export const pyqFiles = pgTable(
  'pyq_files',
  {
    id: uuid().primaryKey(),
    filename: text().notNull(),
    /** No reference: the file outlives the account. */
    admin_id: uuid().notNull(),
    uploaded_at: instant().notNull(),
    content: bytea().notNull(),
    size: integer().notNull(),
    questions: integer().notNull(),
    years: integer().array().notNull(),
    /** The rows that were refused, each with its reason; empty where none was. */
    refused_csv: text().notNull().default(''),
  },
  table => [index('pyq_files_by_time').on(table.uploaded_at)],
);

/** Previous-year questions, each once a year. They have no options and are never served. */
export const pyqQuestions = pgTable(
  'pyq_questions',
  {
    id: uuid().primaryKey(),
    file_id: uuid()
      .notNull()
      .references(() => pyqFiles.id),
    stem: text().notNull(),
    fingerprint: text().notNull(),
    year: integer().notNull(),
    /** As the file has it, and what was fetched from there. */
    image_url: text().notNull(),
    figure: jsonb(),
    /** Accepted, or given by the file; null until then. So is the difficulty. */
    type: text(),
    band: band(),
    /** Given by the file, or accepted; null where it is not known, as of most. */
    answer: text(),
    proposed_type: text(),
    proposed_band: band(),
    /** Only where the equations of the stem prove it. */
    proposed_answer: text(),
    /** Of the proposal, [0, 1]; 0 where nothing could be proposed, null before it was looked at. */
    confidence: real(),
  },
  table => [
    uniqueIndex('pyq_questions_once').on(table.year, table.fingerprint),
    index('pyq_questions_by_type').on(table.type, table.year),
  ],
);
