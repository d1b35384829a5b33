import { z } from 'zod';
import { band, outcome, question, review } from './question.ts';

const uuid = z.uuid();

/** Questions whose picture did not load: neither right, wrong nor skipped, and not part of a score. */
export const uncounted_count = z.int();

const sessionStatus = z.enum(['planned', 'completed']);

export const practiceSession = z.object({
  session_id: uuid,
  status: sessionStatus,
  total_questions: z.int(),
  /** Position of the next open question, from 1; `total_questions + 1` when all are final. */
  current_position: z.int(),
  answered_count: z.int(),
  session_number: z.int(),
  session_type: z.enum(['blueprint', 'study']),
  created_at: z.iso.datetime(),
  phase_info: z.object({ current_session: z.int() }),
  /** A question before `current_position` without an outcome is a skip that can be undone. */
  questions: z.array(question).max(60),
});
export type PracticeSession = z.output<typeof practiceSession>;

export const sessionListItem = z.object({
  session_id: uuid,
  status: sessionStatus,
  total_questions: z.int(),
  answered_count: z.int(),
  correct_count: z.int(),
  uncounted_count,
  current_position: z.int(),
  progress_percentage: z.number(),
  session_number: z.int(),
  session_type: z.enum(['blueprint', 'study']),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
});
export type SessionListItem = z.output<typeof sessionListItem>;

export const packItem = z.object({
  item_id: uuid,
  id: uuid,
  pair: z.string(),
  bucket: band,
  reason: z.string(),
});
export type PackItem = z.output<typeof packItem>;

const positionResult = z.object({
  success: z.literal(true),
  is_complete: z.boolean(),
  next_position: z.int().nullable(),
  question_metadata: z.object({
    subcategory: z.string(),
    difficulty_band: band,
    type_of_question: z.string(),
  }),
});

export const submitResult = positionResult.extend(review.shape);
export type SubmitResult = z.output<typeof submitResult>;
export const skipResult = positionResult.extend({ outcome, review: review.nullable() });
export type SkipResult = z.output<typeof skipResult>;

/** The session after a list of entries; refused entries changed nothing. */
export const logResult = z.object({
  session: practiceSession,
  refused: z.array(z.object({ id: uuid, code: z.string(), detail: z.string() })).max(100),
});
export type LogResult = z.output<typeof logResult>;

export const preSessionInsight = z.object({
  title: z.string(),
  progress: z.string(),
  way_forward: z.array(z.string()).max(6),
  today: z.string(),
});
export type PreSessionInsight = z.output<typeof preSessionInsight>;

const tally = z.object({ right: z.int(), attempts: z.int() });

/** Record of a subcategory before and after a session. */
const movedTopic = z.object({ subcategory: z.string(), before: tally, after: tally });

export const completeResult = z.object({
  success: z.literal(true),
  correlation_id: uuid,
  background_jobs_enqueued: z.array(z.string()),
  summary: z.object({
    session_number: z.int(),
    correct: z.int(),
    incorrect: z.int(),
    skipped: z.int(),
    total_questions: z.int(),
    /** Subcategories whose share of right answers changed, the largest rise first. */
    moved: z.array(movedTopic).max(3),
    /** Marks gained by leaving the one or two worst questions; null for fewer than three marks. */
    leave_or_take: z
      .object({
        positions: z.array(z.int()).min(1).max(2),
        /** Exam marks in steps of a half: those lost by wrong answers plus those that the time would have brought. */
        marks: z.number(),
        /** Time saved for other questions. */
        seconds: z.int(),
        words: z.string(),
      })
      .nullable(),
    adaptive_processing: z.object({
      status: z.enum(['queued', 'off']),
      estimated_seconds: z.int(),
    }),
    /** True after the last session of the initial free allowance. */
    trial_finished: z.boolean(),
  }),
});
export type CompleteResult = z.output<typeof completeResult>;

export const availability = z.object({
  available: z.boolean(),
  phase: z.enum(['idle', 'preparing', 'ready', 'failed']),
  message: z.string(),
  /** Seconds left of the cool-down, by the server's clock. */
  retry_after_seconds: z.int(),
  /**
   * Content of the prepared pack, null unless `phase` is `ready`: bands in order; subcategories, most questions first;
   * the subcategories (or categories) that it leans on; minutes including the reading of solutions.
   */
  preview: z
    .object({
      bands: z.array(band),
      leaning_on: z.array(z.string()).max(3),
      /** The most specific reason in the pack; null for the diagnostic. */
      reason: z.string().nullable(),
      topics: z.int(),
      subcategories: z.array(z.object({ name: z.string(), questions: z.int() })).max(60),
      minutes: z.int(),
    })
    .nullable(),
});
export type Availability = z.output<typeof availability>;

/** The calendar week of a student without a subscription. Practice and study sessions count alike. */
export const freeWeek = z.object({
  /** Sessions a week after the initial allowance. */
  holds: z.int(),
  /** Sessions that can still be started until `until`, including the rest of the initial allowance. */
  left: z.int(),
  /** Monday 00:00 in Asia/Kolkata. */
  until: z.iso.datetime(),
});
export type FreeWeek = z.output<typeof freeWeek>;

export const limitStatus = z.object({
  user_type: z.enum(['free_trial', 'privileged', 'pro']),
  /** End of the paid time of a Pro plan; null for everyone else. */
  plan_until: z.iso.datetime().nullable(),
  can_start_session: z.boolean(),
  limit_reached: z.boolean(),
  completed_sessions: z.int(),
  sessions_left: z.int().nullable(),
  allowance_text: z.string(),
  /** Null without a limit. */
  free_week: freeWeek.nullable(),
});
export type LimitStatus = z.output<typeof limitStatus>;

export const sessionProgress = z.object({
  has_progress: z.boolean(),
  current_question_index: z.int(),
  total_questions: z.int(),
  last_question_id: z.string().nullable(),
});
