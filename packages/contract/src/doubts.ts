import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

const { textMost, messages: counted, givenBackMost } = figures.doubts;
const uuid = z.uuid();

/** Length in code points, so that most emojis count as one. */
const characters = (text: string) => [...text].length;

const message = z
  .string({ error: 'Please type your doubt' })
  .trim()
  .min(1, 'Please type your doubt')
  .refine(text => characters(text) <= textMost, `A doubt can be at most ${textMost} characters`);

const doubtMessage = z.object({
  role: z.enum(['user', 'assistant']),
  /** A reply of the tutor has paragraphs, `**bold**`, lists and `$…$` maths, never HTML, images or links. */
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** Messages to choose from, when the tutor did not understand the doubt. */
  choices: z.array(z.string()).max(3).optional(),
});
export type DoubtMessage = z.output<typeof doubtMessage>;

const counters = z.object({
  /** The student's messages that count: not those whose reply refused or did not understand. */
  message_count: z.int(),
  remaining_messages: z.int(),
  is_locked: z.boolean(),
});

const doubtReply = counters.extend({
  success: z.boolean(),
  /** Words to show when there is no reply. */
  error: z.string().nullable(),
  reply: doubtMessage.nullable(),
});
export type DoubtReply = z.output<typeof doubtReply>;

const doubtHistory = counters.extend({ messages: z.array(doubtMessage).max(2 * (counted + givenBackMost)) });
export type DoubtHistory = z.output<typeof doubtHistory>;

const hintResult = z.object({
  /** Hints given so far, the newest last. */
  hints: z.array(z.string()).max(figures.doubts.hintsMost),
  /** Whether there is another hint. */
  more: z.boolean(),
});
export type HintResult = z.output<typeof hintResult>;

/** A question that was served to the student in that session. */
const served = z.object({ question_id: uuid, session_id: uuid });

export const doubts = {
  'POST /doubts/ask': {
    kind: 'stream',
    access: 'student',
    summary:
      'Ask the tutor about a question. Parts are paragraphs of the reply, each final; a failed reply does not count',
    body: served.extend({ message }),
    part: z.object({ block: z.string() }),
    reply: doubtReply,
  },
  'GET /doubts/:question_id/history': {
    access: 'student',
    summary: 'Conversation with the tutor about a question',
    limit: 'read',
    params: z.object({ question_id: uuid }),
    reply: doubtHistory,
  },
  'POST /doubts/hint': {
    access: 'student',
    summary: 'The next hint of an open question; its answer then counts as answered with help',
    limit: 'answer',
    body: served,
    reply: hintResult,
  },
} as const satisfies Endpoints;
