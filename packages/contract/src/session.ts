import { z } from 'zod';
import { band, outcome, question, review } from './question.ts';

const uuid = z.uuid();

/** Questions passed over because their picture did not load: neither right, wrong nor skipped, they are no part of a score. */
export const uncounted_count = z.int();

const sessionStatus = z.enum(['planned', 'completed']);

export const practiceSession = z.object({
  session_id: uuid,
  status: sessionStatus,
  total_questions: z.int(),
  /** 1-based place of the next open question; `total_questions + 1` when all are final. */
  current_position: z.int(),
  answered_count: z.int(),
  session_number: z.int(),
  session_type: z.enum(['blueprint', 'study']),
  created_at: z.iso.datetime(),
  phase_info: z.object({ current_session: z.int() }),
  /** One before `current_position` without an outcome is a skip that can be undone. */
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

/** The session behind a list of entries; an entry that was refused changed nothing. */
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

/** What a session did to the record of a subcategory: attempts up to its first question, and up to its last. */
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
    /** Subcategories whose share of right answers moved, what rose most first. */
    moved: z.array(movedTopic).max(3),
    /** What leaving the one or two worst questions would have gained; null where it is not worth three marks. */
    leave_or_take: z
      .object({
        /** Of the questions, from 1 on. */
        positions: z.array(z.int()).min(1).max(2),
        /** Marks of the exam's marking, in halves: those the wrong answers took and those the time would have brought. */
        marks: z.number(),
        /** Time that would have been left for others. */
        seconds: z.int(),
        words: z.string(),
      })
      .nullable(),
    adaptive_processing: z.object({
      status: z.enum(['queued', 'off']),
      estimated_seconds: z.int(),
    }),
    /** True when this was the last session of the initial free allowance. */
    trial_finished: z.boolean(),
  }),
});
export type CompleteResult = z.output<typeof completeResult>;

export const availability = z.object({
  available: z.boolean(),
  phase: z.enum(['idle', 'preparing', 'ready', 'failed']),
  message: z.string(),
  /** Seconds of the cool-down left, by the server's clock. */
  retry_after_seconds: z.int(),
  /**
   * What the prepared pack holds, when it is ready: bands in order, its subcategories with their questions, most
   * questions first, those (or else the categories) it leans on, if any, and how many minutes it takes with its
   * solutions read.
   */
  preview: z
    .object({
      bands: z.array(band),
      leaning_on: z.array(z.string()).max(3),
      /** Why these: the most particular reason of the pack; null where it finds out where the student stands. */
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
  /** Sessions that a week holds once the first ones are used up. */
  holds: z.int(),
  /** Sessions that can still be started until `until`, what is left of the first ones included. */
  left: z.int(),
  /** Monday 00:00 in Asia/Kolkata. */
  until: z.iso.datetime(),
});
export type FreeWeek = z.output<typeof freeWeek>;

export const limitStatus = z.object({
  user_type: z.enum(['free_trial', 'privileged', 'pro']),
  /** When the time ends that a Pro plan is paid for; null for everyone else. */
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
