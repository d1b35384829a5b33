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
  /** Empty while nobody has said it. */
  type_code: z.string(),
  type: z.string(),
  subcategory: z.string(),
  difficulty: band,
  status,
  created_at: z.iso.datetime(),
  /** Students whose first answer to it is counted, and the share of right ones; null before the first. */
  answered: z.int(),
  right_share: z.number().nullable(),
  /** The band that answers are sure of, where it is another than the one written on it. */
  suggested_band: band.nullable(),
  /** Students who report it. */
  reports: z.int(),
  /** Why it should be looked at; null where nothing is open. */
  flag: z
    .object({
      cause: z.enum(['reports', 'suspect_key']),
      at: z.iso.datetime(),
      /** It was taken out of new sessions by itself; otherwise it is in service still. */
      withdrawn: z.boolean(),
    })
    .nullable(),
});
export type BankRow = z.infer<typeof bankRow>;

/** How a question does, from first answers only; shares are of those who chose an option. */
export const itemStatistics = z.object({
  answered: z.int(),
  skipped: z.int(),
  pictures_failed: z.int(),
  /** Students who asked the tutor about it, or for a hint. */
  doubts: z.int(),
  right_share: z.number().nullable(),
  /** To within some ten per cent. */
  median_seconds: z.number().nullable(),
  /** Correlation of a right answer with ability, from -1 to 1; null where too few are known. */
  discrimination: z.number().nullable(),
  options: z.array(
    z.object({
      letter,
      chosen: z.int(),
      share: z.number().nullable(),
      discrimination: z.number().nullable(),
    }),
  ),
  /** The strong choose another option than the key, and the weak the key. */
  suspect_key: z.boolean(),
  counted_at: z.iso.datetime(),
});
export type ItemStatistics = z.infer<typeof itemStatistics>;

const learntDifficulty = z.object({
  /** In logits, with half the width of the 90 % interval. */
  difficulty: z.number(),
  give_or_take: z.number(),
  /** First answers without help that it rests on. */
  answers: z.int(),
  /** The band it lies in whichever end of the interval is true, where that is another than the one written on it. */
  suggested_band: band.nullable(),
});
export type LearntDifficulty = z.infer<typeof learntDifficulty>;

const text = z.string().trim().min(1).max(6000);
const options = z.strictObject({ A: text, B: text, C: text, D: text });

/** All that can be changed of a question. */
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
  /** Null when that account is gone. */
  admin_email: z.string().nullable(),
  reason: z.string(),
  /** The version that was changed, and the one that has the change. */
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
  /** What reports say is wrong; a report may say nothing. */
  reported_for: z.record(reportReason, z.int()),
  /** Null before the first answer is counted. */
  statistics: itemStatistics.nullable(),
  /** Its difficulty as the answers of all students have it; null before difficulties were learnt from any of its own. */
  learnt: learntDifficulty.nullable(),
  /** Names what was read: an edit says which version it is of. */
  version: z.string(),
  /** Changes of this question and the versions before it, the newest first. */
  changes: z.array(questionChange),
});
export type BankQuestion = z.infer<typeof bankQuestion>;

/** The bank, question by question. */
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
      /** Only those that students report, or that are flagged. */
      only: z.enum(['reported', 'flagged', 'rebanded']).optional(),
    }),
    reply: z.object({
      questions: z.array(bankRow).max(figures.admin.rowsMost),
      next: z.string().nullable(),
    }),
  },
  'GET /admin/bank/types': {
    access: 'admin',
    summary: 'The types of question there are',
    limit: 'read',
    reply: z.object({
      types: z.array(z.object({ type_code: z.string(), type: z.string(), subcategory: z.string() })),
    }),
  },
  'GET /admin/bank/coverage': {
    access: 'admin',
    summary: 'Live questions by type and band, and how many of them students who practise have not seen',
    limit: 'read',
    reply: z.object({
      /** Students that 'unseen' is the mean of: those who answered last. */
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
    summary: 'A question exactly as a student is served it, and what each answer shows',
    limit: 'read',
    params: z.object({ id: uuid }),
    reply: z.object({
      question: similarQuestion.shape.question,
      reviews: z.record(letter, review),
    }),
  },
  'POST /admin/bank/:id/edit': {
    access: 'admin',
    summary: 'Changes a question: what students saw of it stays, and a new version takes its place',
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
    summary: 'Sends a draft to review, or takes a live question out of service until it was reviewed',
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
    summary: 'Puts a question into service, with the type and difficulty it lacked',
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
