import { z } from 'zod';
import { tablePage } from './admin.ts';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { band, letter, solutionFeedback } from './question.ts';
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

export const bankQuestion = bankRow.extend({
  options: z.array(z.object({ letter, text: z.string() })).length(4),
  right_answer: letter,
  solution: solutionFeedback,
  image_url: z.string().nullable(),
  image_alt_text: z.string().nullable(),
  target_seconds: z.int(),
  /** What reports say is wrong; a report may say nothing. */
  reported_for: z.record(reportReason, z.int()),
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
      only: z.enum(['reported', 'flagged']).optional(),
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
