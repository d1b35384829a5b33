import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { goal } from './learning.ts';
import { band, outcome } from './question.ts';
import { secondLook } from './study-plan.ts';

const uuid = z.uuid();
const time = z.iso.datetime();
const percent = z.number().min(0).max(100);
/** A chance estimated by the model, in whole percent. */
const chance = z.int().min(0).max(100);

/** Attempts are answers, not skips or failed pictures. Accuracy is in percent, null without an attempt. */
const subcategoryFigures = z.object({
  subcategory_name: z.string(),
  /** Last part of its lesson's address. */
  lesson: z.string(),
  easy_attempts: z.int(),
  medium_attempts: z.int(),
  hard_attempts: z.int(),
  easy_accuracy: percent.nullable(),
  medium_accuracy: percent.nullable(),
  hard_accuracy: percent.nullable(),
  total_attempts: z.int(),
});
export type SubcategoryFigures = z.output<typeof subcategoryFigures>;

const categoryFigures = z.object({
  category_name: z.string(),
  total_easy: z.int(),
  total_medium: z.int(),
  total_hard: z.int(),
  total_attempts: z.int(),
  subcategories: z.array(subcategoryFigures).max(100),
});
export type CategoryFigures = z.output<typeof categoryFigures>;

/** Coverage of the syllabus by the bank. */
const coverage = z.object({
  /** Number of types that the exam asks. */
  types: z.int(),
  /** Names of the types without a question, by topic. */
  without_questions: z.array(z.object({ subcategory_name: z.string(), types: z.array(z.string()) })),
});
export type Coverage = z.output<typeof coverage>;

export const categorizedTaxonomy = z.object({
  categorized_data: z.array(categoryFigures).max(20),
  total_categories: z.int(),
  /** Absent from servers of earlier releases, which pages of this one may call during an upgrade. */
  coverage: coverage.optional(),
});
export type CategorizedTaxonomy = z.output<typeof categorizedTaxonomy>;

/** Markdown of paragraphs, lists and bold; null before the first completed session. */
export const adaptiveInsights = z.object({
  all_time_markdown: z.string().nullable(),
  recent_markdown: z.string().nullable(),
  last_updated_at: time.nullable(),
});
export type AdaptiveInsights = z.output<typeof adaptiveInsights>;

const completedSession = z.object({
  session_id: uuid,
  session_number: z.int(),
  completed_at: time,
  total_questions: z.int(),
  correct_count: z.int(),
  incorrect_count: z.int(),
  skipped_count: z.int(),
});

const timedAnswer = z.object({
  position: z.int(),
  band,
  outcome,
  elapsed_ms: z.int().nullable(),
});
export type TimedAnswer = z.output<typeof timedAnswer>;

/** Marks that a subcategory could still bring in a paper, with the evidence. */
const stake = z.object({
  subcategory_code: z.string(),
  subcategory_name: z.string(),
  category_name: z.string(),
  /** Last part of its lesson's address. */
  lesson: z.string(),
  /** (target - present chance) x expected questions x 3.64 (mean marks between right and wrong), of 66. */
  marks: z.number(),
  /** Expected questions in a paper of 22. */
  exam_questions: z.number(),
  present_percent: chance,
  low_percent: chance,
  high_percent: chance,
  target_percent: chance,
  correct_count: z.int(),
  incorrect_count: z.int(),
  last_answered_at: time.nullable(),
});
export type Stake = z.output<typeof stake>;

/** Ends of a percentile band; null is below `lowest_known`, the lowest percentile known from past papers. */
const percentileBand = z.object({
  low: percent.nullable(),
  high: percent.nullable(),
  lowest_known: percent,
});

const scoreForecast = z.object({
  score: z.object({ low: z.int(), middle: z.int(), high: z.int(), of: z.int() }),
  percentile: percentileBand,
  /** Expected questions tried in the time of the paper. */
  attempted: z.int(),
  papers: z.int(),
});

export const progress = z.object({
  /** The last practice sessions, oldest first; without study sessions, whose lengths differ. */
  momentum: z.array(completedSession).max(figures.dashboard.momentumSessions),
  bands: z.array(z.object({ band, attempts: z.int(), correct: z.int() })).length(3),
  /** The session completed last, of either kind. */
  last_session: z
    .object({ session_id: uuid, session_number: z.int(), answers: z.array(timedAnswer).max(60) })
    .nullable(),
  /** Subcategories with enough answers, most marks first. */
  stakes: z.array(stake).max(figures.dashboard.stakes),
  /** Answers so far and answers required; the forecast is null below that. */
  expected: z.object({
    answers: z.int(),
    answers_needed: z.int(),
    forecast: scoreForecast.nullable(),
  }),
  /** Subcategory that the student asked for in the next pack. */
  wished: z.object({ subcategory_code: z.string(), subcategory_name: z.string() }).nullable(),
});
export type Progress = z.output<typeof progress>;

/** The first screen of the dashboard; all else is loaded on demand. */
export const today = z.object({
  /** Today in Asia/Kolkata. */
  date: z.iso.date(),
  /** Today's answers and skips, in practice and study sessions. */
  done: z.int(),
  /**
   * Consecutive days with an answer up to today. One day without answers a calendar week does not end the streak, nor
   * does an earned rest day, nor a day on which the free allowance was used up.
   */
  streak: z.int(),
  /** Unused earned rest days. */
  rest_days: z.int().min(0),
  /** Days of this calendar week with an answer. */
  days_this_week: z.int().min(0).max(7),
  goal,
  /** Null without an exam date and after the exam. */
  days_to_exam: z.int().min(0).nullable(),
  answers: z.int(),
  /** Answers required for the expected score. */
  answers_needed: z.int(),
  /** Right answers and attempts in each category of the syllabus. */
  categories: z.array(z.object({ name: z.string(), correct: z.int(), attempts: z.int() })).max(20),
  /** One sentence of markdown from the insights; null before the first completed session. */
  insight: z.string().nullable(),
  /** The largest stake whose subcategory is in the prepared pack, else the largest; null without enough answers. */
  stake: stake.nullable(),
  /** Questions of that subcategory in the prepared pack. */
  stake_questions: z.int(),
  wished: progress.shape.wished,
  /** A second look of the study plan that is due today, with the result of the first one. */
  second_look: secondLook.nullable(),
  /** The unfinished study session. */
  open_study: z.object({ session_id: uuid, current_position: z.int(), total_questions: z.int() }).nullable(),
});
export type Today = z.output<typeof today>;

export const dashboard = {
  'GET /dashboard/today': {
    access: 'student',
    summary: "First screen of the dashboard: today's count, streak, days to the exam, one insight, one stake",
    limit: 'read',
    reply: today,
  },
  'GET /dashboard/simple-taxonomy': {
    access: 'student',
    summary: 'Number of completed sessions, and of study sessions among them',
    limit: 'read',
    reply: z.object({ total_sessions: z.int(), study_sessions: z.int() }),
  },
  'GET /dashboard/categorized-taxonomy': {
    access: 'student',
    summary: 'Attempts and accuracy by category, subcategory and difficulty, in the order of the syllabus',
    limit: 'read',
    reply: categorizedTaxonomy,
  },
  'GET /dashboard/adaptive-insights': {
    access: 'student',
    summary: 'Insights from the answers, all-time and recent; `refresh` writes them again',
    limit: 'read',
    query: z.object({ refresh: z.enum(['true']).optional() }),
    reply: adaptiveInsights,
  },
  'GET /dashboard/progress': {
    access: 'student',
    summary: 'Momentum, times, marks at stake and the expected score, each with its evidence',
    limit: 'read',
    reply: progress,
  },
} as const satisfies Endpoints;
