import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { band, letter, review } from './question.ts';
import { example, judgedLine, picture } from './worked-example.ts';

const ok = z.object({ success: z.literal(true) });

/** Last part of a lesson's address, such as `percentages`. */
const lessonName = z.string().regex(/^[a-z-]{1,60}$/);

/** A question at the end of a lesson, without its key. */
const check = z.object({
  number: z.int(),
  stem: z.string(),
  /** A to D. */
  options: z.array(z.string()).length(4),
  picture: picture.nullable(),
  band,
});
export type LessonCheck = z.output<typeof check>;

/** A common doubt with a teacher's reply. */
const doubt = z.object({ asks: z.string(), says: z.string() });
export type LessonDoubt = z.output<typeof doubt>;

/** Absent from servers of earlier releases, which pages of this one may call during an upgrade. */
const doubts = z.array(doubt).optional();

/** Card of one type of question. */
const card = z.object({
  type: z.string(),
  name: z.string(),
  idea: z.string(),
  cue: z.string(),
  method: z.string(),
  trap: z.string(),
  doubts,
  example,
});
export type LessonCard = z.output<typeof card>;

const lessonEntry = z.object({
  name: z.string(),
  /** Taxonomy code, such as `AR.PCT`. */
  code: z.string(),
  subcategory: z.string(),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  minutes: z.int(),
});
export type LessonEntry = z.output<typeof lessonEntry>;

export const lesson = lessonEntry.extend({
  /** Lessons to read first. */
  requires: z.array(z.object({ name: z.string(), subcategory: z.string() })),
  /** Required knowledge. Absent from servers of earlier releases. */
  before: z.array(z.string()).optional(),
  idea: z.array(z.string()),
  picture: picture.extend({ caption: z.string() }),
  examples: z.array(example),
  /** `wrong` and `right` are LaTeX. */
  misconceptions: z.array(
    z.object({ says: z.string(), wrong: z.string(), right: z.string(), why: z.string() }),
  ),
  leave: z.string(),
  checks: z.array(check),
  /** Doubts about the whole topic. */
  doubts,
  cards: z.array(card),
});
export type Lesson = z.output<typeof lesson>;

export const lessonList = z.object({ lessons: z.array(lessonEntry) });
export type LessonList = z.output<typeof lessonList>;

const judgedCheck = z.object({
  review,
  /** Whether it counts as evidence: the first answer of a signed-in student, within the day's maximum. */
  counted: z.boolean(),
});
export type JudgedCheck = z.output<typeof judgedCheck>;

export const lessons = {
  'GET /lessons': {
    access: 'public',
    summary: 'All lessons, in the order of the syllabus',
    limit: 'read',
    reply: lessonList,
  },
  'GET /lessons/:name': {
    access: 'public',
    summary: 'A lesson, without the keys of its checks and without the asked lines',
    limit: 'read',
    params: z.object({ name: lessonName }),
    reply: lesson,
  },
  'POST /lessons/:name/lines/:line': {
    access: 'public',
    summary: 'Judge a line of the second worked example, or show it with null; nothing is stored',
    limit: 'lessonAnswer',
    params: z.object({ name: lessonName, line: z.coerce.number().int().min(1).max(30) }),
    body: z.object({ answer: z.string().min(1).max(60).nullable() }),
    reply: judgedLine,
  },
  'POST /lessons/:name/checks/:number': {
    access: 'public',
    summary:
      "Judge a check, or give it up with null. A signed-in student's first answer is evidence like that of a similar question, within the day's maximum; otherwise nothing is stored",
    limit: 'lessonAnswer',
    params: z.object({ name: lessonName, number: z.coerce.number().int().min(1).max(5) }),
    body: z.object({
      letter: letter.nullable(),
      elapsed_ms: z.int().min(0).max(figures.session.longestElapsedMs).optional(),
    }),
    reply: judgedCheck,
  },
  'POST /front-question': {
    access: 'public',
    summary: 'Judge the question of the front page; nothing is stored',
    limit: 'lessonAnswer',
    body: z.object({
      /** The stem on the page: a page of an earlier release may show another question. */
      stem: z.string().max(600),
      letter,
    }),
    reply: z.object({ review }),
  },
  'GET /lesson-marks': {
    access: 'student',
    summary: 'Lessons the student has marked as read',
    limit: 'read',
    reply: z.object({ read: z.array(z.object({ name: z.string(), read_at: z.iso.datetime() })) }),
  },
  'POST /lesson-marks/:name': {
    access: 'student',
    summary: 'Mark a lesson as read, or remove the mark',
    limit: 'read',
    params: z.object({ name: lessonName }),
    body: z.object({ read: z.boolean() }),
    reply: ok,
  },
} as const satisfies Endpoints;
