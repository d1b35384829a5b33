import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { goal } from './learning.ts';
import { band, outcome } from './question.ts';
import { secondLook } from './study-plan.ts';

const uuid = z.uuid();
const time = z.iso.datetime();
const percent = z.number().min(0).max(100);
/** Whole per cent shown for a chance the model believes in. */
const chance = z.int().min(0).max(100);

/** Attempts are answers: skips and failed pictures are none. Accuracy is null without an attempt. */
const subcategoryFigures = z.object({
  subcategory_name: z.string(),
  /** Its lesson, by the last part of its address. */
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

/** How much of the syllabus the questions cover. */
const coverage = z.object({
  /** Types of question that the exam asks. */
  types: z.int(),
  /** Names of those of which there is no question yet, by their topic. */
  without_questions: z.array(z.object({ subcategory_name: z.string(), types: z.array(z.string()) })),
});
export type Coverage = z.output<typeof coverage>;

export const categorizedTaxonomy = z.object({
  categorized_data: z.array(categoryFigures).max(20),
  total_categories: z.int(),
  /** Absent from a server of an earlier release, to which a page of this one may speak while both run. */
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

/** What a subcategory could still bring in a paper, with the evidence it rests on. */
const stake = z.object({
  subcategory_code: z.string(),
  subcategory_name: z.string(),
  category_name: z.string(),
  /** Its lesson, by the last part of its address. */
  lesson: z.string(),
  /** (target - present chance) x questions a paper x 4 marks, of 66. */
  marks: z.number(),
  /** Questions of 22. */
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

/** Ends of a percentile band; null lies below the lowest percentile past papers tell of. */
const percentileBand = z.object({
  low: percent.nullable(),
  high: percent.nullable(),
  lowest_known: percent,
});

const scoreForecast = z.object({
  score: z.object({ low: z.int(), middle: z.int(), high: z.int(), of: z.int() }),
  percentile: percentileBand,
  /** Questions tried in the time of the paper. */
  attempted: z.int(),
  papers: z.int(),
});

export const progress = z.object({
  /** The last practice sessions, oldest first; study sessions have other lengths. */
  momentum: z.array(completedSession).max(figures.dashboard.momentumSessions),
  bands: z.array(z.object({ band, attempts: z.int(), correct: z.int() })).length(3),
  /** The session completed last, of either kind. */
  last_session: z
    .object({ session_id: uuid, session_number: z.int(), answers: z.array(timedAnswer).max(60) })
    .nullable(),
  /** Subcategories with enough answers, most marks first. */
  stakes: z.array(stake).max(figures.dashboard.stakes),
  /** Answers so far, and how many the forecast waits for; the forecast is null until then. */
  expected: z.object({
    answers: z.int(),
    answers_needed: z.int(),
    forecast: scoreForecast.nullable(),
  }),
  /** What the student asked to have in the next pack. */
  wished: z.object({ subcategory_code: z.string(), subcategory_name: z.string() }).nullable(),
});
export type Progress = z.output<typeof progress>;

/** What a student needs to see first; everything else on the dashboard is looked at on demand. */
export const today = z.object({
  /** Today in Asia/Kolkata. */
  date: z.iso.date(),
  /** Answers and skips of today, in sessions of either kind. */
  done: z.int(),
  /**
   * Days with an answer in a row up to today. One day of rest a calendar week is passed over, and so is each rest day
   * that was earned, and a day on which
   * the free allowance left nothing to start.
   */
  streak: z.int(),
  /** Rest days that were earned and not used. */
  rest_days: z.int().min(0),
  /** Days of this calendar week with an answer. */
  days_this_week: z.int().min(0).max(7),
  goal,
  /** Null without a date, and once the exam is over. */
  days_to_exam: z.int().min(0).nullable(),
  answers: z.int(),
  /** Answers that the expected score waits for. */
  answers_needed: z.int(),
  /** Right answers of all, in each category of the syllabus. */
  categories: z.array(z.object({ name: z.string(), correct: z.int(), attempts: z.int() })).max(20),
  /** One sentence of markdown from the insights; null before the first completed session. */
  insight: z.string().nullable(),
  /** Of the longer list the first that the prepared pack holds, or else the first, if any subcategory has enough answers. */
  stake: stake.nullable(),
  /** Questions of the prepared pack on it. */
  stake_questions: z.int(),
  wished: progress.shape.wished,
  /** The unfinished study session. */
  /** A second look of the study plan that is due today, and how the first one went. */
  second_look: secondLook.nullable(),
  open_study: z.object({ session_id: uuid, current_position: z.int(), total_questions: z.int() }).nullable(),
});
export type Today = z.output<typeof today>;

export const dashboard = {
  'GET /dashboard/today': {
    access: 'student',
    summary:
      "What comes first on the dashboard: today's count, streak, days to the exam, one insight, one stake",
    limit: 'read',
    reply: today,
  },
  'GET /dashboard/simple-taxonomy': {
    access: 'student',
    summary: 'How many sessions are completed, and how many of them are study sessions',
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
    summary: 'What the answers say, all-time and lately; `refresh` has it written anew',
    limit: 'read',
    query: z.object({ refresh: z.enum(['true']).optional() }),
    reply: adaptiveInsights,
  },
  'GET /dashboard/progress': {
    access: 'student',
    summary: 'Momentum, times, marks at stake and the expected score, each with what it rests on',
    limit: 'read',
    reply: progress,
  },
} as const satisfies Endpoints;
