import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { outcome, review, similarQuestion } from './question.ts';
import { practiceSession } from './session.ts';

const uuid = z.uuid();

/** Why a question is in the notebook; `guessed` and `slow` answers were right. */
const cause = z.enum(['wrong', 'skipped', 'guessed', 'slow']);
export type MistakeCause = z.output<typeof cause>;

/** Why the answer was wrong, in the student's judgement. */
const ownReason = z.enum(['concept', 'misread', 'slip', 'time', 'guess']);
export type OwnReason = z.output<typeof ownReason>;

const note = z.string().max(figures.notebook.noteMost);

/** A student's marks on a question; a twin shares the marks of its original. */
export const questionMark = z.object({
  bookmarked: z.boolean(),
  to_review: z.boolean(),
  note,
  reason: ownReason.nullable(),
});
export type QuestionMark = z.output<typeof questionMark>;

const markChange = z.object({
  bookmarked: z.boolean().optional(),
  to_review: z.boolean().optional(),
  note: note.optional(),
  reason: ownReason.nullable().optional(),
});
export type MarkChange = z.output<typeof markChange>;

const query = z.object({
  list: z.enum(['open', 'retired', 'marked']).default('open'),
  subcategory_code: z.string().max(16).optional(),
  cause: cause.optional(),
  reason: ownReason.optional(),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type NotebookQuery = z.output<typeof query>;

const mistake = z.object({
  cause,
  opened_at: z.iso.datetime(),
  /** Time of the last answer to the question or a twin. */
  last_at: z.iso.datetime(),
  /** Number of mistakes. */
  times: z.int(),
  /** Days with a clean success since the last mistake, and the number that retires it. */
  clean_days: z.int(),
  clean_days_needed: z.int(),
  /** When a twin is due in a session. */
  due_at: z.iso.datetime(),
  retired_at: z.iso.datetime().nullable(),
});

const entry = z.object({
  question: similarQuestion.shape.question,
  category: z.string(),
  subcategory_code: z.string(),
  type_code: z.string(),
  type_of_question: z.string(),
  /** Null while the question is open. */
  review: review.nullable(),
  outcome: outcome.nullable(),
  mark: questionMark,
  /** Number of messages to the tutor about it. */
  doubts: z.int(),
  /** Session of the last answer, in which the tutor can be asked about it; null without one. */
  session_id: uuid.nullable(),
  /** Null for a question that is only marked. */
  mistake: mistake.nullable(),
});
export type NotebookEntry = z.output<typeof entry>;

const notebookReply = z.object({
  counts: z.object({ open: z.int(), retired: z.int(), marked: z.int() }),
  /** Subcategories of the requested list. */
  topics: z.array(z.object({ code: z.string(), name: z.string(), entries: z.int() })).max(100),
  /** Entries that match all filters, on all pages. */
  total: z.int(),
  entries: z.array(entry).max(figures.notebook.page),
});
export type Notebook = z.output<typeof notebookReply>;

export const notebook = {
  'GET /notebook': {
    access: 'student',
    summary: 'Open mistakes, retired mistakes, or marked questions; newest first, in pages',
    limit: 'read',
    query,
    reply: notebookReply,
  },
  'GET /notebook/marks/:question_id': {
    access: 'student',
    summary: "The student's marks on a question, or on the original of a twin",
    limit: 'read',
    params: z.object({ question_id: uuid }),
    reply: questionMark,
  },
  'POST /notebook/marks/:question_id': {
    access: 'student',
    summary: 'Bookmark a question, mark it for review or write a note; absent fields stay',
    limit: 'answer',
    params: z.object({ question_id: uuid }),
    body: markChange,
    reply: questionMark,
  },
  'POST /notebook/practise': {
    access: 'student',
    summary:
      'Start a study session of twins of open mistakes; an unfinished study session is resumed instead',
    limit: 'sessionStart',
    reply: practiceSession,
  },
} as const satisfies Endpoints;
