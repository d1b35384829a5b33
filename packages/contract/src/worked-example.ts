import { z } from 'zod';
import { letter } from './question.ts';

/** A drawing at `/api/media/lessons/:name`; `:name.dark` is the one for the dark theme. */
export const picture = z.object({ name: z.string(), alt: z.string(), width: z.int(), height: z.int() });
export type LessonPicture = z.output<typeof picture>;

/** A line of a worked example; the working is LaTeX. */
const shownLine = z.object({ says: z.string(), works: z.string(), because: z.string().nullable() });
export type LessonLine = z.output<typeof shownLine>;

/** A line for the student: a number to type, or one of four options. */
const askedLine = z.object({
  line: z.int(),
  says: z.string(),
  unit: z.string().nullable(),
  options: z.array(z.object({ letter, text: z.string() })).nullable(),
});
export type AskedLine = z.output<typeof askedLine>;

export const example = z.object({
  stem: z.string(),
  picture: picture.nullable(),
  lines: z.array(shownLine),
  asked: z.array(askedLine),
  /** Null when lines are asked: the last judged line returns it. */
  answer: z.string().nullable(),
});
export type LessonExample = z.output<typeof example>;

export const judgedLine = z.object({
  /** `shown`: the student gave the line up; `unread`: the answer is not a number. */
  verdict: z.enum(['right', 'wrong', 'unread', 'shown']),
  /** Explanation of a wrong number; null when its mistake is unknown. */
  words: z.string().nullable(),
  /** The line itself, once it is right or shown. */
  told: shownLine.nullable(),
  /** The answer of the example; set with its last line. */
  answer: z.string().nullable(),
});
export type JudgedLine = z.output<typeof judgedLine>;
