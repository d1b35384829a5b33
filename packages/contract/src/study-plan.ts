import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { band } from './question.ts';
import { freeWeek } from './session.ts';

const { days, dailyMinutes } = figures.plan;

/** The Advanced card sends `good`. */
export const track = z.enum(['beginner', 'intermediate', 'good']);
export type Track = z.output<typeof track>;

/**
 * `active` while its days run and questions are left; then `completed` when all was done, or `ended` with its last day;
 * `replaced` when the student made another one before that.
 */
export const planStatus = z.enum(['active', 'completed', 'ended', 'replaced']);

export const studyPlan = z.object({
  id: z.uuid(),
  target_track: track,
  status: planStatus,
  daily_minutes: z.int(),
  /** Share of the plan's questions that are done, in whole percent. */
  progress_percentage: z.int().min(0).max(100),
  days_completed: z.int(),
  total_days: z.int(),
  /** Questions answered, right or wrong; a skip is done but not solved. */
  questions_solved: z.int(),
  /** Days practised in a row, in Asia/Kolkata; one day of rest a calendar week does not end it, nor does one that was earned. */
  current_streak: z.int(),
  /** Days of the plan in Asia/Kolkata, first and last. */
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  /** Which day of the plan today is, from 1; `total_days` when it is over. */
  day_number: z.int(),
  /** Which day of the plan the exam is on, from 1: nothing is planned after it. Null without a date among its days. */
  exam_day: z.int().nullable(),
  /** What was done on each day so far, today last: the day's work, some of it, or nothing. */
  days: z.array(z.enum(['done', 'some', 'rest'])).max(366),
});
export type StudyPlan = z.output<typeof studyPlan>;

/** How a unit went; a skip is done, and not right. */
const tally = z.object({ right_count: z.int(), done_count: z.int() });

/** The few questions that a unit still asks for. */
export const secondLook = tally.extend({
  subcategory: z.string(),
  questions: z.int(),
  /** Null in a free week, whose sessions it takes none of: any answers in the subcategory will do. */
  due_on: z.iso.date().nullable(),
});
export type SecondLook = z.output<typeof secondLook>;

export const planUnit = z.object({
  id: z.uuid(),
  /** The category. */
  topic_name: z.string(),
  subcategory: z.string(),
  /** The lesson of its topic, by the last part of its address. */
  lesson: z.string(),
  target_minutes: z.int(),
  target_questions: z.int(),
  difficulty_focus: band,
  /** At most `target_questions`. */
  completed_questions: z.int(),
  /** Set while the unit is finished with too few right: its tick waits for a second look. */
  second_look: secondLook.nullable(),
  /** Set where the unit is the second look at an earlier one: how that one went, and on which day. */
  looks_back: tally.extend({ day: z.iso.date() }).nullable(),
});
export type PlanUnit = z.output<typeof planUnit>;

export const studyToday = z.object({
  /** Today in Asia/Kolkata. */
  date: z.iso.date(),
  plan_units: z.array(planUnit).max(8),
  /** Second looks of earlier days that no unit of today is for, the next one first. */
  second_looks: z.array(secondLook).max(28),
  /** The unfinished study session, if there is one. */
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

/** What a free week holds, beside the sessions that a full week of a plan takes. */
export const freeWeekForPlans = freeWeek.extend({
  needs: z.object({ beginner: z.int(), intermediate: z.int(), good: z.int() }),
});
export type FreeWeekForPlans = z.output<typeof freeWeekForPlans>;

export const recommendedTrack = z.object({ track, reason: z.string() });
export type RecommendedTrack = z.output<typeof recommendedTrack>;

export const studyPlans = {
  'GET /study-plan': {
    access: 'student',
    summary: 'The study plan, newest first; empty before the first one is made',
    limit: 'read',
    reply: z.object({
      study_plans: z.array(studyPlan).max(1),
      /** Null without a limit on sessions. While there is one, the plan's days are fitted to it. */
      free_week: freeWeekForPlans.nullable(),
      /** The track that fits the answers so far, and why; null before there are enough of them. */
      recommended: recommendedTrack.nullable(),
    }),
  },
  'GET /study-plan/today': {
    access: 'student',
    summary: "Today's units and the study session under way",
    limit: 'read',
    reply: studyToday,
  },
  'GET /study-plan/calendar': {
    kind: 'file',
    access: 'student',
    summary: 'The days of the plan under way and the exam day ahead, for a calendar (RFC 5545)',
    limit: 'read',
    media: 'text/calendar; charset=utf-8',
  },
  'POST /study-plan': {
    access: 'student',
    idempotencyKey: true,
    summary: 'Make a study plan; one that is under way is replaced and keeps its history',
    limit: 'sessionStart',
    body: z.object({
      target_track: track,
      target_days: z.literal(days).default(days),
      /** The track's own minutes when absent. */
      daily_minutes: z.int().min(dailyMinutes.least).max(dailyMinutes.most).optional(),
    }),
    reply: studyPlan,
  },
} as const satisfies Endpoints;
