import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { csvFile, rowNote } from './question-imports.ts';

const uuid = z.uuid();
const { rowNotesMost, rowsMost } = figures.admin;

export const pyqFile = z.object({
  id: uuid,
  filename: z.string(),
  upload_date: z.iso.datetime(),
  questions_created: z.int(),
  /** The years its questions were asked in, ascending. */
  years_processed: z.array(z.int()),
  /** The newest of them; null in a file without questions. */
  year: z.int().nullable(),
  /** Bytes. */
  file_size: z.int(),
  /** Whether rows of it were refused, which can be had back. */
  has_refused_rows: z.boolean(),
  uploaded_by: z.string(),
});
export type PyqFile = z.infer<typeof pyqFile>;

export const pyqUpload = z.object({
  processed: z.int(),
  success: z.int(),
  /** Rows that cannot be stored; the others that are not are there already. */
  refused: z.int(),
  /** Why rows are not stored, the first of them; `processed` less `success` is how many they are. */
  errors: z.array(rowNote).max(rowNotesMost),
  file_id: uuid,
});
export type PyqUpload = z.infer<typeof pyqUpload>;

/** Whether a long job waits or runs, or has been given up. */
const jobState = z.enum(['none', 'waiting', 'failed']);

const proposal = z.object({
  id: uuid,
  stem: z.string(),
  /** Null for an imported draft, which stays a draft when what it lacks is accepted. */
  year: z.int().nullable(),
  /** What the file said itself is no proposal. */
  knows_type: z.boolean(),
  knows_difficulty: z.boolean(),
  category: z.string(),
  subcategory: z.string(),
  type_code: z.string(),
  type: z.string(),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  /** Only where the stem's own equations prove it: a value, or the letter and text of a draft's option. */
  right_answer: z.string().nullable(),
  /** The chance that the subcategory is right, or what is proposed beside a known one, [0, 1]. */
  confidence: z.number(),
});
export type PyqProposal = z.infer<typeof proposal>;

/** Previous-year questions: never served, they only tell how often a type is asked. */
export const pyq = {
  'POST /admin/pyq/upload': {
    kind: 'upload',
    access: 'admin',
    summary: 'Imports a CSV file of previous-year questions, and keeps the file',
    audit: { action: 'pyq.upload', object: ['name'] },
    file: csvFile,
    reply: pyqUpload,
  },
  'GET /admin/pyq/export': {
    kind: 'file',
    access: 'admin',
    summary: 'All previous-year questions as CSV, to be uploaded again as they are',
    limit: 'read',
    audit: { action: 'pyq.export' },
    media: 'text/csv; charset=utf-8',
  },
  'GET /admin/pyq/uploaded-files': {
    access: 'admin',
    summary: 'The files of previous-year questions, the newest first',
    limit: 'read',
    reply: z.object({
      files: z.array(pyqFile).max(rowsMost),
      /** Of all files. */
      total_files: z.int(),
      total_questions: z.int(),
      total_bytes: z.int(),
      /** How many questions each year has. */
      years: z.array(z.object({ year: z.int(), questions: z.int() })),
      /** Questions whose type is accepted, and those that wait for it. */
      typed: z.int(),
      untyped: z.int(),
    }),
  },
  'GET /admin/pyq/download-file/:id': {
    kind: 'file',
    access: 'admin',
    summary: 'An uploaded file as it came',
    limit: 'read',
    audit: { action: 'pyq.download', object: ['id'] },
    media: 'text/csv; charset=utf-8',
    params: z.object({ id: uuid }),
  },
  'GET /admin/pyq/uploaded-files/:id/refused': {
    kind: 'file',
    access: 'admin',
    summary: 'The rows that an upload refused, each with its reason, to be mended and uploaded again',
    limit: 'read',
    audit: { action: 'pyq.refused-rows', object: ['id'] },
    media: 'text/csv; charset=utf-8',
    params: z.object({ id: uuid }),
  },
  'POST /admin/enrich-checker/pyq-questions-background': {
    access: 'admin',
    summary: 'Proposes what previous-year questions and imported drafts lack, in the background',
    audit: { action: 'pyq.enrich', object: ['job_id'] },
    body: z.object({ total_questions: z.int().min(1).max(100_000) }),
    reply: z.object({ success: z.literal(true), job_id: z.string(), admin_email: z.string() }),
  },
  'GET /admin/pyq/proposals': {
    access: 'admin',
    summary: 'What is proposed for previous-year questions and imported drafts, the surest first',
    limit: 'read',
    query: z.object({ limit: z.coerce.number().int().min(1).max(rowsMost).default(figures.admin.rows) }),
    reply: z.object({
      enrichment: jobState,
      /** Questions and imported drafts without type, difficulty or right answer that nobody looked at yet. */
      unseen: z.int(),
      total: z.int(),
      proposals: z.array(proposal).max(rowsMost),
    }),
  },
  'POST /admin/pyq/proposals/accept': {
    access: 'admin',
    summary: 'Accepts proposals: those named, or all of some confidence',
    audit: { action: 'pyq.accept-types', object: ['least_confidence', 'accepted'] },
    body: z.object({
      ids: z.array(uuid).max(rowsMost).optional(),
      least_confidence: z.number().min(0).max(1).optional(),
    }),
    reply: z.object({ success: z.literal(true), accepted: z.int() }),
  },
  'POST /admin/recalculate-frequency-background': {
    access: 'admin',
    summary: 'Works out anew how often each type of question is asked',
    audit: { action: 'questions.recalculate-frequency', object: ['job_id'] },
    reply: z.object({
      success: z.literal(true),
      job_id: z.string(),
      admin_email: z.string(),
      estimated_time: z.string(),
    }),
  },
  'GET /admin/frequencies': {
    access: 'admin',
    summary: 'How often each type of question is asked, as it was last worked out',
    limit: 'read',
    reply: z.object({
      computed_at: z.iso.datetime().nullable(),
      recalculation: jobState,
      frequencies: z
        .array(
          z.object({
            type_code: z.string(),
            type: z.string(),
            subcategory: z.string(),
            /** Previous-year questions of this type. */
            asked: z.int(),
            ratio: z.number(),
            pyq_frequency_score: z.number(),
          }),
        )
        .max(rowsMost),
      /** By which packs are planned, in questions of a paper; none before the first recalculation. */
      weights: z
        .array(
          z.object({
            subcategory_code: z.string(),
            subcategory: z.string(),
            category: z.string(),
            /** Previous-year questions of this subcategory. */
            asked: z.int(),
            weight: z.number(),
            /** The taxonomy's own. */
            taxonomy_weight: z.number(),
          }),
        )
        .max(rowsMost),
    }),
  },
} as const satisfies Endpoints;
