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

/** Uploaded files, in the database for all processes. */
export const pyqFiles = pgTable(
  'pyq_files',
  {
    id: uuid().primaryKey(),
    filename: text().notNull(),
    /** No foreign key: the file outlives the account. */
    admin_id: uuid().notNull(),
    uploaded_at: instant().notNull(),
    content: bytea().notNull(),
    size: integer().notNull(),
    questions: integer().notNull(),
    years: integer().array().notNull(),
    /** Refused rows with reasons as CSV; empty for none. */
    refused_csv: text().notNull().default(''),
  },
  table => [index('pyq_files_by_time').on(table.uploaded_at)],
);

/** Previous-year questions, once per year. They have no options and are never served. */
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
    /** Address in the file, and the fetched picture. */
    image_url: text().notNull(),
    figure: jsonb(),
    /** Given by the file or accepted; null until then, like `band`. */
    type: text(),
    band: band(),
    /** Given by the file or accepted; usually null. */
    answer: text(),
    proposed_type: text(),
    proposed_band: band(),
    /** Only when the stem's equations prove it. */
    proposed_answer: text(),
    /** Confidence of the proposal [0, 1]; 0 when none was possible, null before. */
    confidence: real(),
  },
  table => [
    uniqueIndex('pyq_questions_once').on(table.year, table.fingerprint),
    index('pyq_questions_by_type').on(table.type, table.year),
  ],
);
