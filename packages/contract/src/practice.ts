import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { letter, position, review, similarQuestion } from './question.ts';
import {
  availability,
  completeResult,
  limitStatus,
  logResult,
  packItem,
  practiceSession,
  preSessionInsight,
  sessionListItem,
  sessionProgress,
  skipResult,
  submitResult,
} from './session.ts';
import { example, judgedLine } from './worked-example.ts';

const uuid = z.uuid();
const ok = z.object({ success: z.literal(true) });

const elapsed = z.int().min(0).max(figures.session.longestElapsedMs);
const elapsedMs = elapsed.optional();

/** `reason: image_failed`: the picture did not load; this is neither evidence nor a skip in the figures. */
const skipBody = z.object({
  session_id: uuid,
  position,
  elapsed_ms: elapsedMs,
  reason: z.enum(['image_failed']).optional(),
});

const entry = { id: uuid, position, ms: elapsed };

/** A decision on a position, or the undo of a skip; the page makes the id. */
const logEntry = z.discriminatedUnion('kind', [
  z.object({ ...entry, kind: z.literal('answer'), letter }),
  z.object({ ...entry, kind: z.enum(['skip', 'image_failed', 'undo']) }),
]);

const ownSession = z.object({ user_id: uuid, session_id: uuid });
const exampleOf = z.object({ session_id: uuid, position: z.coerce.number().pipe(position) });

const practiceSessionStart = z.object({ user_id: uuid, target_minutes: z.never().optional() });

/** Start of a study session: for a unit of today's plan, or without one planned like a practice session. */
const studySessionStart = z.object({
  target_minutes: z.int().min(figures.plan.sessionMinutes.least).max(figures.plan.sessionMinutes.most),
  unit_id: uuid.optional(),
  user_id: uuid.optional(),
});

export const practice = {
  'POST /session/start': {
    access: 'student',
    summary: 'Start or resume the practice session, or with `target_minutes` a study session',
    limit: 'sessionStart',
    body: z.union([studySessionStart, practiceSessionStart]),
    reply: practiceSession,
  },
  'GET /session/list': {
    access: 'student',
    summary: 'Sessions, newest first',
    limit: 'read',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      before: uuid.optional(),
      /** Both kinds when absent. */
      session_type: z.enum(['blueprint', 'study']).optional(),
    }),
    reply: z.object({ sessions: z.array(sessionListItem).max(100) }),
  },
  'GET /session/questions/:session_id': {
    access: 'student',
    summary: 'The questions of a session; final positions include their review',
    limit: 'read',
    params: z.object({ session_id: uuid }),
    reply: practiceSession,
  },
  'POST /session/submit': {
    access: 'student',
    summary: 'Answer the open position; the first answer is final',
    limit: 'answer',
    body: z.object({
      session_id: uuid,
      position,
      /** The option's text or its letter. */
      answer: z.string().min(1).max(2000),
      /** The option's letter; when given, it decides, because a text may be ambiguous. */
      letter: letter.optional(),
      elapsed_ms: elapsedMs,
    }),
    reply: submitResult,
  },
  'POST /session/skip': {
    access: 'student',
    summary: 'Skip the open position; final once the next is decided or the session completed',
    limit: 'answer',
    body: skipBody,
    reply: skipResult,
  },
  'POST /session/log': {
    access: 'student',
    summary:
      'Apply decisions on a session in order, each id once, and return the session; `undo` reopens a skip until the next position is decided',
    limit: 'answer',
    body: z.object({
      session_id: uuid,
      entries: z.array(logEntry).min(1).max(figures.session.logEntriesMost),
    }),
    reply: logResult,
  },
  'POST /session/complete': {
    access: 'student',
    summary: 'Finish a session whose positions are all final; plans the next pack',
    limit: 'sessionStart',
    body: z.object({ session_id: uuid }),
    reply: completeResult,
  },
  'GET /session/check-availability': {
    access: 'student',
    summary: 'Whether the next pack can be started now; `retry` repeats a failed preparation',
    limit: 'read',
    query: z.object({ retry: z.enum(['true']).optional() }),
    reply: availability,
  },
  'GET /session/pre-session-insight': {
    access: 'student',
    summary: 'Summary of the pack of a session, or without an id of the prepared pack',
    limit: 'read',
    query: z.object({ session_id: uuid.optional() }),
    reply: preSessionInsight,
  },
  'GET /adapt/pack': {
    access: 'student',
    summary: 'The pack of a session, or the prepared one',
    limit: 'read',
    query: z.object({ user_id: uuid, session_id: uuid.optional() }),
    reply: z.array(packItem).max(60),
  },
  'POST /adapt/mark-served': {
    access: 'student',
    summary: 'Note that a pack was shown',
    limit: 'read',
    body: ownSession,
    reply: ok,
  },
  'POST /sessions/mark-started': {
    access: 'student',
    summary: 'Note that the first question of a session was shown',
    limit: 'read',
    body: z.object({ session_id: uuid }),
    reply: ok,
  },
  'GET /sessions/last-completed-id': {
    access: 'student',
    summary: 'The session completed last',
    limit: 'read',
    query: z.object({ user_id: uuid }),
    reply: z.object({ session_id: uuid.nullable() }),
  },
  'GET /user/session-limit-status': {
    access: 'student',
    summary: 'How many sessions the plan still allows',
    limit: 'read',
    reply: limitStatus,
  },
  'POST /practice/similar/:question_id': {
    access: 'student',
    summary:
      'A new question like one that was answered, outside of sessions; its answer is evidence. An open one is returned again',
    limit: 'sessionStart',
    params: z.object({ question_id: uuid }),
    reply: similarQuestion,
  },
  'POST /practice/similar/:question_id/answer': {
    access: 'student',
    summary: 'Answer a similar question, or give it up with null; the first answer is final',
    limit: 'answer',
    params: z.object({ question_id: uuid }),
    body: z.object({
      answer: z.string().min(1).max(2000).nullable(),
      letter: letter.optional(),
      elapsed_ms: elapsedMs,
    }),
    reply: review,
  },
  'GET /practice/example/:session_id/:position': {
    access: 'student',
    summary:
      'The worked example before the open question of a session: the same type with other numbers; null for a question without one',
    limit: 'read',
    params: exampleOf,
    reply: z.object({ example: example.nullable() }),
  },
  'POST /practice/example/:session_id/:position/lines/:line': {
    access: 'student',
    summary: "Judge one of the student's lines of the example, or show it with null; a line counts once",
    limit: 'answer',
    params: exampleOf.extend({ line: z.coerce.number().int().min(1).max(30) }),
    body: z.object({ answer: z.string().min(1).max(60).nullable() }),
    reply: judgedLine,
  },
  'POST /session-progress/update': {
    access: 'student',
    summary: 'Store the position reached on screen',
    limit: 'read',
    body: z.object({
      session_id: uuid,
      current_question_index: z.int().min(0).max(60),
      total_questions: z.int().min(1).max(60),
      last_question_id: z.string().max(64),
    }),
    reply: ok,
  },
  'GET /session-progress/:session_id': {
    access: 'student',
    summary: 'The position reached on screen',
    limit: 'read',
    params: z.object({ session_id: uuid }),
    reply: sessionProgress,
  },
  'DELETE /session-progress/:session_id': {
    access: 'student',
    summary: 'Delete the position reached on screen',
    limit: 'read',
    params: z.object({ session_id: uuid }),
    reply: ok,
  },
} as const satisfies Endpoints;
