import { z } from 'zod';

const uuid = z.uuid();

/** Position in a session, from 1. */
export const position = z.int().min(1).max(60);

export const band = z.enum(['Easy', 'Medium', 'Hard']);
export type Band = z.output<typeof band>;
export const letter = z.enum(['A', 'B', 'C', 'D']);
export type Letter = z.output<typeof letter>;

/** Data for the display of a question; never anything that reveals the key. */
const displayMeta = z.object({
  category: z.string(),
  target_seconds: z.int(),
  /** Why this question was chosen, in a sentence for the student. */
  reason: z.string(),
  /** Last part of the address of its topic's lesson; absent in the lesson itself. */
  lesson: z.string().optional(),
});

/** A question before it is answered; it has no field for an answer or a solution. */
export const servedQuestion = z.object({
  id: uuid,
  position,
  stem: z.string(),
  option_a: z.string(),
  option_b: z.string(),
  option_c: z.string(),
  option_d: z.string(),
  difficulty_band: band,
  subcategory: z.string(),
  type_of_question: z.string(),
  session_type: z.enum(['blueprint', 'study']),
  has_image: z.boolean(),
  image_url: z.string().optional(),
  image_alt_text: z.string().optional(),
  _display_meta: displayMeta,
  /** A worked example of the same type comes first, because the question is too hard alone. */
  has_example: z.literal(true).optional(),
  answer: z.null(),
  outcome: z.null(),
});
export type ServedQuestion = z.output<typeof servedQuestion>;

/** An open question outside of sessions, a twin of an answered one, and the numbers of further ones allowed. */
export const similarQuestion = z.object({
  question: servedQuestion.omit({ position: true, session_type: true, answer: true, outcome: true }),
  left_for_question: z.int(),
  left_today: z.int(),
});
export type SimilarQuestion = z.output<typeof similarQuestion>;

export const solutionFeedback = z.object({
  snap_read: z.string(),
  solution_approach: z.string(),
  detailed_solution: z.string(),
  principle_to_remember: z.string(),
});
export type SolutionFeedback = z.output<typeof solutionFeedback>;

/** Shown once the position is answered or skipped. */
export const review = z.object({
  is_correct: z.boolean(),
  correct_answer: z.string(),
  correct_letter: letter,
  /** The option the student chose; null when skipped. */
  chosen_letter: letter.nullable(),
  chosen_answer: z.string().nullable(),
  explanation: z.string(),
  solution_feedback: solutionFeedback,
  /** The mistake behind the chosen wrong option, in words; null when right or skipped. */
  slip: z.string().nullable(),
  /** The mistake behind each wrong option, in words, by letter; without options whose mistake is unknown. */
  slips: z.array(z.object({ letter, words: z.string() })).max(3),
  elapsed_ms: z.int().nullable(),
});
export type Review = z.output<typeof review>;

export const outcome = z.enum(['correct', 'incorrect', 'skipped', 'image_failed']);
export type Outcome = z.output<typeof outcome>;

export const reviewedQuestion = servedQuestion.extend({
  answer: z.string(),
  outcome,
  review,
});
export type ReviewedQuestion = z.output<typeof reviewedQuestion>;

export const question = z.union([reviewedQuestion, servedQuestion]);
export type Question = z.output<typeof question>;
