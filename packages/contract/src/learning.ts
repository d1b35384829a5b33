import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const ok = z.object({ success: z.literal(true) });

/** A student's goal; unknown parts are null. */
export const goal = z.object({
  /** A calendar day in Asia/Kolkata. */
  exam_date: z.iso.date().nullable(),
  days_a_week: z.int().min(1).max(7).nullable(),
  target_percentile: z.number().min(50).max(100).nullable(),
});
export type Goal = z.output<typeof goal>;

/** Marks out of 66 at a percentile in past papers: typical, and the range from year to year. */
const percentileMarks = z.object({
  percentile: z.number(),
  least: z.int(),
  about: z.int(),
  most: z.int(),
});
export type PercentileMarks = z.output<typeof percentileMarks>;

/** The parts to change; absent parts stay. */
const goalChange = z.object({
  exam_date: goal.shape.exam_date.exactOptional(),
  days_a_week: goal.shape.days_a_week.exactOptional(),
  target_percentile: goal.shape.target_percentile.exactOptional(),
});
export type GoalChange = z.output<typeof goalChange>;

/** A student's goal and wishes for the planner. */
export const learning = {
  'GET /goal': {
    access: 'student',
    summary: "The student's goal, and the marks at each known percentile",
    limit: 'read',
    reply: goal.extend({ percentile_marks: z.array(percentileMarks).max(20) }),
  },
  'POST /goal': {
    access: 'student',
    summary:
      'Change exam date, days a week or target percentile: absent parts stay, null clears one; a prepared pack is planned again',
    limit: 'sessionStart',
    body: goalChange,
    reply: goal,
  },
  'POST /practice/wish': {
    access: 'student',
    summary: 'Ask for a subcategory in the next pack; a prepared pack is planned again',
    limit: 'sessionStart',
    body: z.object({ subcategory_code: z.string().max(16) }),
    reply: ok,
  },
  'DELETE /practice/wish/:subcategory_code': {
    access: 'student',
    summary:
      'Withdraw the wish for this subcategory; a prepared pack is planned again. A wish for another one stays',
    limit: 'sessionStart',
    params: z.object({ subcategory_code: z.string().max(16) }),
    reply: ok,
  },
} as const satisfies Endpoints;
