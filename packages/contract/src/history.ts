import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { band, letter, outcome, reviewedQuestion } from './question.ts';
import { uncounted_count } from './session.ts';

const pageMost = 48;

/** The session of a past question. */
const pastSession = z.object({
  session_id: z.uuid(),
  session_number: z.int(),
  session_type: z.enum(['blueprint', 'study']),
  status: z.enum(['planned', 'completed']),
  started_at: z.iso.datetime(),
  total_questions: z.int(),
  correct_count: z.int(),
  uncounted_count,
});
export type PastSession = z.output<typeof pastSession>;

const pastQuestion = z.object({
  session_id: z.uuid(),
  answered_at: z.iso.datetime(),
  question: reviewedQuestion,
});
export type PastQuestion = z.output<typeof pastQuestion>;

/** End of a page: session id and position. */
const cursor = z
  .string()
  .regex(/^[0-9a-f-]{36}\.[0-9]{1,2}$/i)
  .refine(text => z.uuid().safeParse(text.slice(0, 36)).success);

export const historyPage = z.object({
  /** Matching questions on all pages. */
  total: z.int(),
  /** Sessions of this page, newest first. */
  sessions: z.array(pastSession).max(pageMost),
  /** In the order of sessions, then positions. */
  questions: z.array(pastQuestion).max(pageMost),
  /** Cursor of the next page; null on the last. */
  next: z.string().nullable(),
});
export type HistoryPage = z.output<typeof historyPage>;

const topic = z.object({
  subcategory_code: z.string(),
  subcategory: z.string(),
  category: z.string(),
  questions: z.int(),
});
export type HistoryTopic = z.output<typeof topic>;

export const correctedAnswer = z.object({
  question_id: z.uuid(),
  subcategory: z.string(),
  /** The four session fields are null for a question outside of sessions. */
  session_id: z.uuid().nullable(),
  session_number: z.int().nullable(),
  session_type: z.enum(['blueprint', 'study']).nullable(),
  position: z.int().nullable(),
  corrected_at: z.iso.datetime(),
  /** Null for a skip. */
  your_letter: letter.nullable(),
  right_letter: letter,
  right_answer: z.string(),
  /** Outcome by the old key, and by the corrected key. */
  before: outcome,
  now: outcome,
});
export type CorrectedAnswer = z.output<typeof correctedAnswer>;

export const history = {
  'GET /history/questions': {
    access: 'student',
    summary: 'Questions answered or skipped, newest session first, with answer and solution',
    limit: 'read',
    query: z.object({
      /** 'Session 14', or words that must all be in stem or topic; case and dollar signs are ignored. */
      search: z.string().trim().max(100).optional(),
      subcategory_code: z.string().max(16).optional(),
      band: band.optional(),
      outcome: outcome.optional(),
      after: cursor.optional(),
      limit: z.coerce.number().int().min(1).max(pageMost).default(24),
    }),
    reply: historyPage,
  },
  'GET /history/topics': {
    access: 'student',
    summary: 'The subcategories a student has met, for filtering',
    limit: 'read',
    reply: z.object({ topics: z.array(topic).max(200) }),
  },
  'GET /history/corrections': {
    access: 'student',
    summary: 'Answers to questions whose key was corrected later, until they are dismissed',
    limit: 'read',
    reply: z.object({ corrections: z.array(correctedAnswer).max(20) }),
  },
  'POST /history/corrections/dismiss': {
    access: 'student',
    summary: 'Dismisses corrections',
    limit: 'telemetry',
    body: z.object({ question_ids: z.array(z.uuid()).min(1).max(20) }),
    reply: z.object({ success: z.literal(true) }),
  },
} as const satisfies Endpoints;
