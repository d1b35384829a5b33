import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

const uuid = z.uuid();
const time = z.iso.datetime();

/** A CSV file as both uploads take it. */
export const csvFile = {
  field: 'file',
  ending: '.csv',
  wrongName: 'Please select a CSV file',
  mostBytes: figures.admin.uploadBytesBelow - 1,
  tooLarge: 'File too large. File size must be less than 10MB',
};

/** Something about a row of an uploaded file. */
export const rowNote = z.object({
  /** Data row, 1 below the head; and the line of the file it begins on. */
  row: z.int(),
  line: z.int(),
  /** The column it is about; empty for the row as a whole. */
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
  /** Of the successful ones: stored, and not served before somebody has looked at them. */
  drafts: z.int(),
  /** Why rows were refused, and which are duplicates; the first of them. */
  errors: z.array(rowNote).max(rowNotesMost),
  /** Why rows are drafts; the first of them. */
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

/** Questions in and out of the bank as files. */
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
    summary: 'What an upload of this file would do, row by row; stores nothing',
    audit: { action: 'questions.dry-run', object: ['name'] },
    file: csvFile,
    reply: questionUpload,
  },
  'GET /admin/questions/export': {
    kind: 'file',
    access: 'admin',
    summary: 'The questions in service and the drafts as CSV, to be uploaded again as they are',
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
    summary: 'The rows an upload refused, each with its reason, to be mended and uploaded again',
    limit: 'read',
    audit: { action: 'questions.refused-rows', object: ['id'] },
    media: 'text/csv; charset=utf-8',
    params: z.object({ id: uuid }),
  },
} as const satisfies Endpoints;
