import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { band } from './question.ts';
import { freeWeek } from './session.ts';

const { days, dailyMinutes } = figures.plan;

/** `good` is shown as Advanced. */
export const track = z.enum(['beginner', 'intermediate', 'good']);
export type Track = z.output<typeof track>;

/**
 * `active` until all questions are done (`completed`), its last day is over (`ended`), or the student makes another
 * plan (`replaced`).
 */
export const planStatus = z.enum(['active', 'completed', 'ended', 'replaced']);

export const studyPlan = z.object({
  id: z.uuid(),
  target_track: track,
  status: planStatus,
  daily_minutes: z.int(),
  /** Share of the plan's questions done, in whole percent. */
  progress_percentage: z.int().min(0).max(100),
  days_completed: z.int(),
  total_days: z.int(),
  /** Questions answered, right or wrong, without skips. */
  questions_solved: z.int(),
  /** Consecutive practice days in Asia/Kolkata; one rest day a calendar week and earned rest days do not end it. */
  current_streak: z.int(),
  /** First and last day of the plan, in Asia/Kolkata. */
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  /** Number of today in the plan, from 1; `total_days` when the plan is over. */
  day_number: z.int(),
  /**
   * Number of the exam day in the plan, from 1; nothing is planned after it. Null when the exam is not within the
   * plan.
   */
  exam_day: z.int().nullable(),
  /** Work of each day so far, today last: all of it, some of it, or none. */
  days: z.array(z.enum(['done', 'some', 'rest'])).max(366),
});
export type StudyPlan = z.output<typeof studyPlan>;

/** Result of a unit; a skip counts as done and not right. */
const tally = z.object({ right_count: z.int(), done_count: z.int() });

/** Open questions of a second look at a unit. */
export const secondLook = tally.extend({
  subcategory: z.string(),
  questions: z.int(),
  /** Null in a free week: then any answers in the subcategory count, and no session is used for it. */
  due_on: z.iso.date().nullable(),
});
export type SecondLook = z.output<typeof secondLook>;

export const planUnit = z.object({
  id: z.uuid(),
  /** Name of the category. */
  topic_name: z.string(),
  subcategory: z.string(),
  /** Last part of the address of its topic's lesson. */
  lesson: z.string(),
  target_minutes: z.int(),
  target_questions: z.int(),
  difficulty_focus: band,
  /** At most `target_questions`. */
  completed_questions: z.int(),
  /** Set when the unit is finished with too few right answers, until its second look is done. */
  second_look: secondLook.nullable(),
  /** For a second look: result and day of the earlier unit. */
  looks_back: tally.extend({ day: z.iso.date() }).nullable(),
});
export type PlanUnit = z.output<typeof planUnit>;

export const studyToday = z.object({
  /** Today in Asia/Kolkata. */
  date: z.iso.date(),
  plan_units: z.array(planUnit).max(8),
  /** Second looks at units of earlier days without a unit today, the next one first. */
  second_looks: z.array(secondLook).max(28),
  /** The unfinished study session. */
  active_session: z
    .object({
      session_id: z.uuid(),
      unit_id: z.uuid().nullable(),
      current_position: z.int(),
      total_questions: z.int(),
    })
    .nullable(),
});
export type StudyToday = z.output<typeof studyToday>;

/** Sessions of a free week, and sessions needed for a full week of each track. */
export const freeWeekForPlans = freeWeek.extend({
  needs: z.object({ beginner: z.int(), intermediate: z.int(), good: z.int() }),
});
export type FreeWeekForPlans = z.output<typeof freeWeekForPlans>;

export const recommendedTrack = z.object({ track, reason: z.string() });
export type RecommendedTrack = z.output<typeof recommendedTrack>;

export const studyPlans = {
  'GET /study-plan': {
    access: 'student',
    summary: 'The newest study plan; empty before the first one',
    limit: 'read',
    reply: z.object({
      study_plans: z.array(studyPlan).max(1),
      /** Null without a limit on sessions. With a limit, the plan's days are fitted to it. */
      free_week: freeWeekForPlans.nullable(),
      /** Track that fits the answers so far, and its reason; null before enough answers. */
      recommended: recommendedTrack.nullable(),
    }),
  },
  'GET /study-plan/today': {
    access: 'student',
    summary: "Today's units and the unfinished study session",
    limit: 'read',
    reply: studyToday,
  },
  'GET /study-plan/calendar': {
    kind: 'file',
    access: 'student',
    summary: 'The days of the active plan and the exam day, as a calendar file (RFC 5545)',
    limit: 'read',
    media: 'text/calendar; charset=utf-8',
  },
  'POST /study-plan': {
    access: 'student',
    idempotencyKey: true,
    summary: 'Make a study plan; an active one is replaced and keeps its history',
    limit: 'sessionStart',
    body: z.object({
      target_track: track,
      target_days: z.literal(days).default(days),
      /** Default: the minutes of the track. */
      daily_minutes: z.int().min(dailyMinutes.least).max(dailyMinutes.most).optional(),
    }),
    reply: studyPlan,
  },
} as const satisfies Endpoints;
