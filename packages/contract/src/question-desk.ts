import { z } from 'zod';
import { tablePage } from './admin.ts';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { band, letter, review, similarQuestion, solutionFeedback } from './question.ts';
import { reportReason } from './question-reports.ts';

const uuid = z.uuid();
const status = z.enum(['draft', 'in_review', 'live', 'retired']);

export const bankRow = z.object({
  id: uuid,
  stem: z.string(),
  /** Empty when unknown. */
  type_code: z.string(),
  type: z.string(),
  subcategory: z.string(),
  difficulty: band,
  status,
  created_at: z.iso.datetime(),
  /** Counted first answers, and the share of right ones; null without one. */
  answered: z.int(),
  right_share: z.number().nullable(),
  /** The band by learnt difficulty, when it certainly differs from `difficulty`. */
  suggested_band: band.nullable(),
  /** Number of students who reported it. */
  reports: z.int(),
  /** Open reason to review it. */
  flag: z
    .object({
      cause: z.enum(['reports', 'suspect_key']),
      at: z.iso.datetime(),
      /** Taken out of new sessions automatically; otherwise still in service. */
      withdrawn: z.boolean(),
    })
    .nullable(),
});
export type BankRow = z.infer<typeof bankRow>;

/** Statistics of a question from first answers only; shares are of students who chose an option. */
export const itemStatistics = z.object({
  answered: z.int(),
  skipped: z.int(),
  pictures_failed: z.int(),
  /** Students who asked the tutor about it, or for a hint. */
  doubts: z.int(),
  right_share: z.number().nullable(),
  /** Accurate to about 10 %. */
  median_seconds: z.number().nullable(),
  /** Correlation of a right answer with ability, from -1 to 1; null with too few answers. */
  discrimination: z.number().nullable(),
  options: z.array(
    z.object({
      letter,
      chosen: z.int(),
      share: z.number().nullable(),
      discrimination: z.number().nullable(),
    }),
  ),
  /** Strong students choose another option than the key, and weak students choose the key. */
  suspect_key: z.boolean(),
  counted_at: z.iso.datetime(),
});
export type ItemStatistics = z.infer<typeof itemStatistics>;

const learntDifficulty = z.object({
  /** In logits; `give_or_take` is half the width of the 90 % interval. */
  difficulty: z.number(),
  give_or_take: z.number(),
  /** Number of first answers without help. */
  answers: z.int(),
  /** The band of both ends of the interval, when it differs from the question's band. */
  suggested_band: band.nullable(),
});
export type LearntDifficulty = z.infer<typeof learntDifficulty>;

const text = z.string().trim().min(1).max(6000);
const options = z.strictObject({ A: text, B: text, C: text, D: text });

/** The editable fields of a question. */
export const questionContent = z.object({
  stem: text,
  options,
  right_answer: letter,
  solution: solutionFeedback,
  type_code: z.string().max(40),
  difficulty: band,
  target_seconds: z.int().min(10).max(1800),
});
export type QuestionContent = z.infer<typeof questionContent>;

const questionChange = z.object({
  at: z.iso.datetime(),
  /** Null when that account is deleted. */
  admin_email: z.string().nullable(),
  reason: z.string(),
  /** The versions before and after the change. */
  before_id: uuid,
  after_id: uuid,
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type QuestionChange = z.infer<typeof questionChange>;

export const bankQuestion = bankRow.extend({
  options: z.array(z.object({ letter, text: z.string() })).length(4),
  right_answer: letter,
  solution: solutionFeedback,
  image_url: z.string().nullable(),
  image_alt_text: z.string().nullable(),
  target_seconds: z.int(),
  /** Number of reports by reason; a report may have none. */
  reported_for: z.record(reportReason, z.int()),
  /** Null before the first answer is counted. */
  statistics: itemStatistics.nullable(),
  /** Difficulty learnt from the answers of all students; null when none of its answers were used yet. */
  learnt: learntDifficulty.nullable(),
  /** Version read; an edit sends it back, and a stale one is refused. */
  version: z.string(),
  /** Changes of this question and the versions before it, the newest first. */
  changes: z.array(questionChange),
});
export type BankQuestion = z.infer<typeof bankQuestion>;

/** Review and edit of single questions of the bank. */
export const questionDesk = {
  'GET /admin/bank': {
    access: 'admin',
    summary: 'Questions of the bank, the newest first',
    limit: 'read',
    query: z.object({
      ...tablePage,
      status: status.optional(),
      /** Words of the stem. */
      search: z.string().trim().max(200).optional(),
      /** Only reported, flagged, or rebanded (with a suggested band) questions. */
      only: z.enum(['reported', 'flagged', 'rebanded']).optional(),
    }),
    reply: z.object({
      questions: z.array(bankRow).max(figures.admin.rowsMost),
      next: z.string().nullable(),
    }),
  },
  'GET /admin/bank/types': {
    access: 'admin',
    summary: 'All types of question',
    limit: 'read',
    reply: z.object({
      types: z.array(z.object({ type_code: z.string(), type: z.string(), subcategory: z.string() })),
    }),
  },
  'GET /admin/bank/coverage': {
    access: 'admin',
    summary: 'Live questions by type and band, and the mean number that active students have not seen',
    limit: 'read',
    reply: z.object({
      /** Number of students in the mean `unseen`: the latest to answer. */
      students: z.int(),
      rows: z.array(
        z.object({
          subcategory: z.string(),
          type_code: z.string(),
          type: z.string(),
          bands: z.array(z.object({ difficulty: band, live: z.int(), unseen: z.number().nullable() })),
        }),
      ),
    }),
  },
  'GET /admin/bank/:id/preview': {
    access: 'admin',
    summary: 'A question exactly as students see it, and the review of each answer',
    limit: 'read',
    params: z.object({ id: uuid }),
    reply: z.object({
      question: similarQuestion.shape.question,
      reviews: z.record(letter, review),
    }),
  },
  'POST /admin/bank/:id/edit': {
    access: 'admin',
    summary: 'Changes a question by a new version; students keep the version that they saw',
    audit: { action: 'bank.edit', object: ['id'] },
    params: z.object({ id: uuid }),
    body: questionContent.extend({
      version: z.string().max(100),
      reason: z.string().trim().min(3).max(500),
    }),
    reply: z.object({ id: uuid }),
  },
  'POST /admin/bank/:id/review': {
    access: 'admin',
    summary: 'Sends a draft to review, or takes a live question out of service until its review',
    audit: { action: 'bank.review', object: ['id'] },
    params: z.object({ id: uuid }),
    reply: z.object({ success: z.literal(true) }),
  },
  'GET /admin/bank/:id': {
    access: 'admin',
    summary: 'One question with its key and solution',
    limit: 'read',
    params: z.object({ id: uuid }),
    reply: bankQuestion,
  },
  'POST /admin/bank/:id/publish': {
    access: 'admin',
    summary: 'Puts a question into service, with its type and difficulty if missing',
    audit: { action: 'bank.publish', object: ['id'] },
    params: z.object({ id: uuid }),
    body: z.object({ type_code: z.string().max(40).optional(), difficulty: band.optional() }),
    reply: z.object({ success: z.literal(true) }),
  },
  'POST /admin/bank/:id/retire': {
    access: 'admin',
    summary: 'Takes a question out of service',
    audit: { action: 'bank.retire', object: ['id'] },
    params: z.object({ id: uuid }),
    reply: z.object({ success: z.literal(true) }),
  },
} as const satisfies Endpoints;
