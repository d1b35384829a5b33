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
  /** Years of its questions, ascending. */
  years_processed: z.array(z.int()),
  /** The newest year; null for a file without questions. */
  year: z.int().nullable(),
  /** Bytes. */
  file_size: z.int(),
  /** Whether rows of it were refused; they can be downloaded. */
  has_refused_rows: z.boolean(),
  uploaded_by: z.string(),
});
export type PyqFile = z.infer<typeof pyqFile>;

export const pyqUpload = z.object({
  processed: z.int(),
  success: z.int(),
  /** Invalid rows; the other rows that were not stored are duplicates. */
  refused: z.int(),
  /** Reasons of the first rows that were not stored; `processed` minus `success` is their number. */
  errors: z.array(rowNote).max(rowNotesMost),
  file_id: uuid,
});
export type PyqUpload = z.infer<typeof pyqUpload>;

/** State of a long job; `waiting` includes running. */
const jobState = z.enum(['none', 'waiting', 'failed']);

const proposal = z.object({
  id: uuid,
  stem: z.string(),
  /** Null for an imported draft, which stays a draft when the proposal is accepted. */
  year: z.int().nullable(),
  /** Whether type and difficulty are from the file and so not proposals. */
  knows_type: z.boolean(),
  knows_difficulty: z.boolean(),
  category: z.string(),
  subcategory: z.string(),
  type_code: z.string(),
  type: z.string(),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  /** A value, or the letter and text of a draft's option; null unless the equations in the stem prove it. */
  right_answer: z.string().nullable(),
  /** Chance, 0 to 1, that the proposed subcategory is right (or, when it is known, the rest of the proposal). */
  confidence: z.number(),
});
export type PyqProposal = z.infer<typeof proposal>;

/** Previous-year questions: never served; they measure how often the exam asks each type. */
export const pyq = {
  'POST /admin/pyq/upload': {
    kind: 'upload',
    access: 'admin',
    summary: 'Imports a CSV file of previous-year questions, and stores the file',
    audit: { action: 'pyq.upload', object: ['name'] },
    file: csvFile,
    reply: pyqUpload,
  },
  'GET /admin/pyq/export': {
    kind: 'file',
    access: 'admin',
    summary: 'All previous-year questions as CSV, in the format of an upload',
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
      /** The three totals are over all files. */
      total_files: z.int(),
      total_questions: z.int(),
      total_bytes: z.int(),
      /** Number of questions by year. */
      years: z.array(z.object({ year: z.int(), questions: z.int() })),
      /** Questions with an accepted type, and without one. */
      typed: z.int(),
      untyped: z.int(),
    }),
  },
  'GET /admin/pyq/download-file/:id': {
    kind: 'file',
    access: 'admin',
    summary: 'An uploaded file, unchanged',
    limit: 'read',
    audit: { action: 'pyq.download', object: ['id'] },
    media: 'text/csv; charset=utf-8',
    params: z.object({ id: uuid }),
  },
  'GET /admin/pyq/uploaded-files/:id/refused': {
    kind: 'file',
    access: 'admin',
    summary: 'The refused rows of an upload with their reasons, for correction and a new upload',
    limit: 'read',
    audit: { action: 'pyq.refused-rows', object: ['id'] },
    media: 'text/csv; charset=utf-8',
    params: z.object({ id: uuid }),
  },
  'POST /admin/enrich-checker/pyq-questions-background': {
    access: 'admin',
    summary:
      'Proposes missing types, difficulties and answers of previous-year questions and imported drafts, in the background',
    audit: { action: 'pyq.enrich', object: ['job_id'] },
    body: z.object({ total_questions: z.int().min(1).max(100_000) }),
    reply: z.object({ success: z.literal(true), job_id: z.string(), admin_email: z.string() }),
  },
  'GET /admin/pyq/proposals': {
    access: 'admin',
    summary: 'Proposals for previous-year questions and imported drafts, by falling confidence',
    limit: 'read',
    query: z.object({ limit: z.coerce.number().int().min(1).max(rowsMost).default(figures.admin.rows) }),
    reply: z.object({
      enrichment: jobState,
      /** Questions and imported drafts that lack type, difficulty or answer and were not processed yet. */
      unseen: z.int(),
      total: z.int(),
      proposals: z.array(proposal).max(rowsMost),
    }),
  },
  'POST /admin/pyq/proposals/accept': {
    access: 'admin',
    summary: 'Accepts proposals: those with these ids, or all of at least this confidence',
    audit: { action: 'pyq.accept-types', object: ['least_confidence', 'accepted'] },
    body: z.object({
      ids: z.array(uuid).max(rowsMost).optional(),
      least_confidence: z.number().min(0).max(1).optional(),
    }),
    reply: z.object({ success: z.literal(true), accepted: z.int() }),
  },
  'POST /admin/recalculate-frequency-background': {
    access: 'admin',
    summary: 'Recalculates how often the exam asks each type, in the background',
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
    summary: 'Frequency of each type in the exam, from the last recalculation',
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
      /** Weights for planning packs, in questions of a paper; empty before the first recalculation. */
      weights: z
        .array(
          z.object({
            subcategory_code: z.string(),
            subcategory: z.string(),
            category: z.string(),
            /** Previous-year questions of this subcategory. */
            asked: z.int(),
            weight: z.number(),
            /** Weight in the taxonomy. */
            taxonomy_weight: z.number(),
          }),
        )
        .max(rowsMost),
    }),
  },
} as const satisfies Endpoints;
