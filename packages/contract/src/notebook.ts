import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { outcome, review, similarQuestion } from './question.ts';
import { practiceSession } from './session.ts';

const uuid = z.uuid();

/** Why a question stands in the notebook: right ones may have been a guess, or slow. */
const cause = z.enum(['wrong', 'skipped', 'guessed', 'slow']);
export type MistakeCause = z.output<typeof cause>;

/** Why it went wrong, in the student's own judgement. */
const ownReason = z.enum(['concept', 'misread', 'slip', 'time', 'guess']);
export type OwnReason = z.output<typeof ownReason>;

const note = z.string().max(figures.notebook.noteMost);

/** What a student put on a question; a twin shares that of the question it is like. */
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
  /** The last answer to it or to a twin. */
  last_at: z.iso.datetime(),
  /** How often it went wrong. */
  times: z.int(),
  /** Days with a clean success since it went wrong last, and how many make it over. */
  clean_days: z.int(),
  clean_days_needed: z.int(),
  /** When a twin comes into a session. */
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
  /** How often the tutor was asked about it. */
  doubts: z.int(),
  /** The session it was answered in last, where the tutor can be asked about it; null where there is none. */
  session_id: uuid.nullable(),
  /** Null for a question that is only marked. */
  mistake: mistake.nullable(),
});
export type NotebookEntry = z.output<typeof entry>;

const notebookReply = z.object({
  counts: z.object({ open: z.int(), retired: z.int(), marked: z.int() }),
  /** Subcategories in the list asked for. */
  topics: z.array(z.object({ code: z.string(), name: z.string(), entries: z.int() })).max(100),
  /** Entries of the list with all filters. */
  total: z.int(),
  entries: z.array(entry).max(figures.notebook.page),
});
export type Notebook = z.output<typeof notebookReply>;

export const notebook = {
  'GET /notebook': {
    access: 'student',
    summary: 'Mistakes that are open, or over, or questions with a mark; newest first, in pages',
    limit: 'read',
    query,
    reply: notebookReply,
  },
  'GET /notebook/marks/:question_id': {
    access: 'student',
    summary: 'What the student put on a question, or on the one it is a twin of',
    limit: 'read',
    params: z.object({ question_id: uuid }),
    reply: questionMark,
  },
  'POST /notebook/marks/:question_id': {
    access: 'student',
    summary: 'Bookmark a question, put it to review, note something; what is not named stays',
    limit: 'answer',
    params: z.object({ question_id: uuid }),
    body: markChange,
    reply: questionMark,
  },
  'POST /notebook/practise': {
    access: 'student',
    summary: 'A study session of twins of open mistakes; the unfinished study session first',
    limit: 'sessionStart',
    reply: practiceSession,
  },
} as const satisfies Endpoints;
