import { z } from 'zod';
import { band, letter, outcome } from './question.ts';
import { securityEvent } from './security-log.ts';

/**
 * Version of the export document, which holds all data of a student and enough to recompute every figure of the
 * dashboard. Raised when a part is added or changed.
 */
export const dataExportVersion = 19;

const uuid = z.uuid();
const time = z.iso.datetime();
/** A calendar day in Asia/Kolkata. */
const day = z.iso.date();

const profile = z.strictObject({
  id: uuid,
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  email_verified: z.boolean(),
  adaptive_enabled: z.boolean(),
  promotions: z.boolean(),
  created_at: time,
  updated_at: time,
});

const session = z.strictObject({
  session_id: uuid,
  /** From 1 for each session type. */
  session_number: z.int(),
  session_type: z.enum(['blueprint', 'study']),
  /** Unit of a study plan for which it was started. */
  unit_id: uuid.nullable(),
  status: z.enum(['planned', 'completed']),
  total_questions: z.int(),
  started_at: time,
  completed_at: time.nullable(),
});

const answer = z.strictObject({
  /** Null for a question outside of sessions, which has no position and no reason. */
  session_id: uuid.nullable(),
  position: z.int().nullable(),
  /** 1, 2, 3, … in the order of counting. */
  sequence: z.int(),
  question_id: uuid,
  category: z.string(),
  subcategory: z.string(),
  subcategory_code: z.string(),
  type_of_question: z.string(),
  type_code: z.string(),
  /** Further types that the question needs. */
  further_type_codes: z.array(z.string()),
  difficulty_band: band,
  /** Difficulty used by the model, in logits: higher is harder. */
  difficulty: z.number(),
  outcome,
  your_answer: z.string().nullable(),
  your_letter: letter.nullable(),
  correct_answer: z.string(),
  /** The mistake behind the chosen wrong option, in words and by its name. */
  slip: z.string().nullable(),
  slip_name: z.string().nullable(),
  elapsed_ms: z.int().nullable(),
  /** Help used before the answer. */
  help: z.enum(['hints', 'tutor']).nullable(),
  /** Share of the student's lines that were right in the worked example before it; null without one. */
  worked_example: z.number().nullable(),
  target_seconds: z.int(),
  /** Reason for asking it, and the predicted chance of a right answer. */
  reason: z.string().nullable(),
  expected_chance: z.number().nullable(),
  answered_at: time,
});

/** A question that was answered or skipped; open questions are not exported. */
const question = z.strictObject({
  question_id: uuid,
  stem: z.string(),
  options: z.record(letter, z.string()),
  correct_answer: z.string(),
  solution: z.strictObject({
    snap_read: z.string(),
    solution_approach: z.string(),
    detailed_solution: z.string(),
    principle_to_remember: z.string(),
  }),
});

/** A question of the prepared pack, without its text. */
const preparedQuestion = z.strictObject({
  question_id: uuid,
  subcategory: z.string(),
  type_of_question: z.string(),
  difficulty_band: band,
  reason: z.string(),
  reason_kind: z.string(),
});

const belief = z.strictObject({
  mean: z.number(),
  variance: z.number(),
  /** Part of the mean that practice added and that fades, in logits. */
  gained: z.number(),
  at: z.number(),
  n: z.int(),
});

/** State of the learner model; times in milliseconds since the epoch, abilities in logits. */
const learnerModel = z.looseObject({
  version: z.int(),
  /** Attempts so far. */
  answers: z.int(),
  lastAt: z.number().nullable(),
  beliefs: z.record(z.string(), belief),
  tallies: z.record(z.string(), z.strictObject({ right: z.int(), wrong: z.int(), lastAt: z.number() })),
});

/** A question given because it is like another one: for a mistake in a session (`review`), or on request (`try`). */
const similarQuestion = z.strictObject({
  question_id: uuid,
  like_question_id: uuid,
  purpose: z.enum(['review', 'try']),
  given_at: time,
  /** For `try`: sequence of its answer. */
  answer_sequence: z.int().nullable(),
});

/** Conversation with the tutor about a question. */
const doubt = z.strictObject({
  question_id: uuid,
  hints_used: z.int(),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string(), at: time })),
});

const insights = z.strictObject({
  all_time_markdown: z.string(),
  recent_markdown: z.string(),
  written_at: time,
});

const planUnit = z.strictObject({
  id: uuid,
  day,
  place: z.int(),
  /** Taxonomy code. */
  subcategory: z.string(),
  band,
  questions: z.int(),
  /** For a second look: the earlier unit. */
  second_look_of: uuid.nullable(),
});

/** A study plan with the units of the days up to today. */
const studyPlan = z.strictObject({
  id: uuid,
  track: z.string(),
  status: z.string(),
  total_days: z.int(),
  daily_minutes: z.int(),
  starts_on: day,
  created_at: time,
  ended_at: time.nullable(),
  units: z.array(planUnit),
});

/** State code and business for tax invoices. */
const buyerDetails = z.strictObject({
  state: z.string().nullable(),
  gstin: z.string().nullable(),
  business_name: z.string().nullable(),
  business_address: z.string().nullable(),
});

/** Money in paise. */
const payment = z.strictObject({
  payment_id: z.string(),
  receipt_number: z.string(),
  is_tax_invoice: z.boolean(),
  plan_type: z.string(),
  amount: z.int(),
  discount_amount: z.int(),
  method: z.string().nullable(),
  paid_at: time,
  /** `charged_back`: the person's bank took the money back. */
  status: z.string(),
  refund_reason: z.string().nullable(),
  refunded_at: time.nullable(),
  charged_back_amount: z.int(),
  refunded_amount: z.int(),
  credit_notes: z.array(z.strictObject({ credit_note_number: z.string(), amount: z.int() })),
  /** Buyer details on its tax invoice; null without an invoice. */
  buyer_details: buyerDetails.nullable(),
});

/** A plan of the student, with its saved time in milliseconds. */
const heldSubscription = z.strictObject({
  plan_type: z.string(),
  status: z.string(),
  auto_renew: z.boolean(),
  starts_at: time,
  ends_at: time,
  saved_ms: z.int(),
  created_at: time,
});

const purchase = z.strictObject({
  plan_type: z.string(),
  status: z.string(),
  amount: z.int(),
  referral_code: z.string().nullable(),
  created_at: time,
});

/** An event of plans and payments. */
const moneyEvent = z.strictObject({
  at: time,
  action: z.string(),
  by: z.enum(['you', 'product', 'provider', 'team']),
  payment_id: z.string().nullable(),
  detail: z.string(),
});

const referrals = z.strictObject({
  code: z.string().nullable(),
  used: z.array(z.strictObject({ code: z.string(), at: time, reversed_at: time.nullable() })),
  uses_of_my_code: z.array(
    z.strictObject({
      at: time,
      plan_type: z.string(),
      cashback: z.int(),
      reversed_at: time.nullable(),
      cashback_paid_at: time.nullable(),
    }),
  ),
});

/** Each module fills its own parts; a part not listed here fails the export. */
export const dataExport = z.strictObject({
  product: z.string(),
  version: z.literal(dataExportVersion),
  exported_at: time,
  profile,
  sign_ins: z.array(
    z.strictObject({ signed_in_at: time, last_used_at: time, browser: z.string(), address: z.string() }),
  ),
  /** Times of the browsers that the account remembers. */
  known_browsers: z.array(z.strictObject({ first_seen_at: time, last_seen_at: time })),
  /** Its secret and codes are not exported. */
  second_factor: z.strictObject({ since: time, recovery_codes: z.int() }).nullable(),
  /** Security events of the last `figures.account.securityLogDays`. */
  security_log: z.array(securityEvent),
  sessions: z.array(session),
  answers: z.array(answer),
  questions: z.array(question),
  prepared_questions: z.array(preparedQuestion),
  learner_model: learnerModel,
  /** Unlimited sessions given to the address by an admin. */
  privilege: z.strictObject({ since: time }).nullable(),
  payments: z.array(payment),
  /** For future tax invoices. */
  buyer_details: buyerDetails.nullable(),
  subscriptions: z.array(heldSubscription),
  purchases: z.array(purchase),
  /** Oldest first. */
  money_log: z.array(moneyEvent),
  referrals,
  goal: z
    .strictObject({
      exam_date: day.nullable(),
      days_a_week: z.int().nullable(),
      target_percentile: z.number().nullable(),
    })
    .nullable(),
  wished_subcategory: z.string().nullable(),
  similar_questions: z.array(similarQuestion),
  question_marks: z.array(
    z.strictObject({
      question_id: uuid,
      bookmarked: z.boolean(),
      to_review: z.boolean(),
      note: z.string(),
      reason: z.string().nullable(),
      changed_at: time,
    }),
  ),
  /** Lessons marked as read, by taxonomy code. */
  lessons_read: z.array(z.strictObject({ subcategory: z.string(), read_at: time })),
  /** Worked examples shown before questions of sessions. */
  worked_examples: z.array(
    z.strictObject({
      session_id: uuid,
      position: z.int(),
      type_code: z.string(),
      lines_asked: z.int(),
      lines_right: z.int(),
      given_at: time,
      ended_at: time.nullable(),
    }),
  ),
  question_reports: z.array(
    z.strictObject({
      question_id: uuid,
      reason: z.string().nullable(),
      reported_at: time,
      /** Answer of the team; null while open. */
      verdict: z.string().nullable(),
      answered_at: time.nullable(),
    }),
  ),
  /** Notices of corrected keys that the student dismissed. */
  dismissed_corrections: z.array(z.strictObject({ question_id: uuid, dismissed_at: time })),
  doubts: z.array(doubt),
  page_notes: z.array(z.strictObject({ kind: z.string(), note: z.unknown(), at: time })),
  study_plans: z.array(studyPlan),
  adaptive_insights: insights.nullable(),
  /** Mails that the student asked for. */
  letters: z
    .strictObject({
      daily: z.boolean(),
      weekly: z.boolean(),
      notes: z.boolean(),
      hour: z.int(),
      chosen_at: time,
    })
    .nullable(),
  letters_sent: z.array(z.strictObject({ day, kind: z.string(), sent_at: time })),
  /** Secret addresses that the student made. */
  shared_links: z.array(z.strictObject({ kind: z.string(), made_at: time, expires_at: time.nullable() })),
  feedback: z.array(z.strictObject({ text: z.string(), email: z.string().nullable(), sent_at: time })),
});
export type DataExport = z.output<typeof dataExport>;
