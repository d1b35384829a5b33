import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

const uuid = z.uuid();
const time = z.iso.datetime();

/** The CSV file of an upload. */
export const csvFile = {
  field: 'file',
  ending: '.csv',
  wrongName: 'Please select a CSV file',
  mostBytes: figures.admin.uploadBytesBelow - 1,
  tooLarge: 'File too large. File size must be less than 10MB',
};

/** A note on a row of an uploaded file. */
export const rowNote = z.object({
  /** Data row from 1, without the head; `line` is its first line in the file. */
  row: z.int(),
  line: z.int(),
  /** Empty for the whole row. */
  column: z.string(),
  code: z.string(),
  message: z.string(),
});
export type RowNote = z.infer<typeof rowNote>;

const { rowNotesMost, rowsMost } = figures.admin;

export const questionUpload = z.object({
  total_processed: z.int(),
  successful_uploads: z.int(),
  failed_uploads: z.int(),
  duplicate_questions: z.int(),
  /** Successful rows stored as drafts, which are served only after a review. */
  drafts: z.int(),
  /** The first refused and duplicate rows, with reasons. */
  errors: z.array(rowNote).max(rowNotesMost),
  /** The first draft rows, with reasons. */
  warnings: z.array(rowNote).max(rowNotesMost),
  /** Null for a dry run, which stores nothing. */
  import_id: uuid.nullable(),
});
export type QuestionUpload = z.infer<typeof questionUpload>;

const questionImport = z.object({
  id: uuid,
  filename: z.string(),
  imported_at: time,
  total: z.int(),
  successful: z.int(),
  drafts: z.int(),
  failed: z.int(),
  duplicates: z.int(),
});
export type QuestionImport = z.infer<typeof questionImport>;

/** Import and export of questions as files. */
export const questionImports = {
  'POST /admin/questions/csv-upload': {
    kind: 'upload',
    access: 'admin',
    summary: 'Imports a CSV file of questions at once',
    audit: { action: 'questions.upload', object: ['name', 'import_id'] },
    file: csvFile,
    reply: questionUpload,
  },
  'POST /admin/questions/csv-dry-run': {
    kind: 'upload',
    access: 'admin',
    summary: 'Checks a file like an upload, row by row; stores nothing',
    audit: { action: 'questions.dry-run', object: ['name'] },
    file: csvFile,
    reply: questionUpload,
  },
  'GET /admin/questions/export': {
    kind: 'file',
    access: 'admin',
    summary: 'The questions in service and the drafts as CSV, in the format of an upload',
    limit: 'read',
    audit: { action: 'questions.export' },
    media: 'text/csv; charset=utf-8',
  },
  'GET /admin/questions/imports': {
    access: 'admin',
    summary: 'Uploads of questions so far, the newest first',
    limit: 'read',
    reply: z.object({ imports: z.array(questionImport).max(rowsMost) }),
  },
  'GET /admin/questions/imports/:id/refused': {
    kind: 'file',
    access: 'admin',
    summary: 'The refused rows of an upload with their reasons, for correction and a new upload',
    limit: 'read',
    audit: { action: 'questions.refused-rows', object: ['id'] },
    media: 'text/csv; charset=utf-8',
    params: z.object({ id: uuid }),
  },
} as const satisfies Endpoints;
