import type { Draw } from './draw.ts';
import type { Figure } from './figure.ts';
import type { Misconception } from './misconceptions.ts';
import type { Band } from './taxonomy.ts';
import type { Value } from './value.ts';

/** A wrong option and the one wrong computation it comes from. */
export interface Slip<V extends Value = Value> {
  /** The mistake: a name of the list. */
  misconception: Misconception;
  value: V;
  /** One sentence to the student who chose it: the wrong computation with its values, and why it fails. */
  words: string;
  /** The written step that goes wrong, from 1, or that was given for the answer. */
  step: number;
}

/** One step of the detailed solution; usable alone as a hint. */
interface Step {
  /** What is done and why, in words (with `$…$` where needed), without giving the result away. */
  says: string;
  /** The working with its result, as LaTeX (no dollar signs). */
  works: string;
  /** What the step yields; null for a line that yields nothing. */
  value: Value | null;
  /** Why this step is taken. */
  because?: string;
}

/** The path of a form as data: what it finds one after the other, and where its slips lead. */
export interface Walk {
  quantities: readonly {
    /** What it is, in words, where the form says it. */
    name: string | null;
    /** How it is found, as LaTeX without its result; null where a function or a value of the parameters gives it. */
    computation: string | null;
    value: Value;
    /** Whether the written solution shows it as a step. */
    isStep: boolean;
    /** The written step in which it is found or first used, from 1. */
    step: number;
  }[];
  /** The place of the quantity that is asked. */
  asked: number;
  slips: readonly {
    misconception: Misconception;
    /** What is said to who makes it. */
    words: string;
    /** The quantity that is found wrongly or given for the answer, by its place in the list. */
    quantity: number;
    /** The wrong line. */
    computation: string | null;
    /** All quantities on the wrong path, in the order of the list. */
    values: readonly Value[];
  }[];
}

export interface Solution {
  /** One or two lines: what is given, what is asked, the cue that names the method. No calculation. */
  snapRead: string;
  /** Two to four lines: the plan, why this method, the faster route if there is one. */
  approach: string;
  /** Two or more steps; the last one yields the answer. */
  steps: readonly Step[];
  /** A way in fewer steps with the item's numbers; absent where there is none. */
  faster?: string;
  /** A check of the answer: substitution, estimate or units. */
  check: string;
  /** One transferable sentence, not tied to the numbers. */
  principle: string;
}

/** One draw of parameters, or why it gave none: `draw`, `suits`, `whole` or `printed answer`. */
export type Attempt<P> = { p: P } | { refused: string };

/**
 * One kind of question in one band. Texts are plain with inline `$…$` and display `$$…$$` maths.
 * `P` are the drawn parameters, `V` the exact form of the answer.
 */
export interface Template<P = unknown, V extends Value = Value> {
  /** Taxonomy code of the type of question. */
  type: string;
  band: Band;
  /** Tells templates of one type and band apart; part of the item's id, so it stays. */
  variant: string;
  /** Raised by one when a change alters items that exist: the changed items then get new ids. */
  revision: number;
  /** The form of question, where several share a situation; the variant's own name when absent. */
  form?: string;
  /** Types of question whose ideas it links beside its own, as taxonomy codes. */
  also?: readonly string[];
  /** Its key is a whole number and choosing from four makes it easier: fit to be typed in. */
  entry?: boolean;
  /** Options tied to the key by a glance are not dealt where enough others fit. */
  untied?: boolean;
  /** Target time in seconds, 30 to 150, where the route is clearly shorter or longer than its subcategory's. */
  seconds?: number;
  /** Orders values that are no numbers (surds, ratios, intervals), for the key's rank among the options. */
  size?(value: V, p: P): number | null;
  /** Difficulty in logits relative to the band's usual item; 0 when absent. */
  shift?: number;
  /** Draws parameters; null when they do not fit (another draw follows, 200 at most). */
  draw(draw: Draw): P | null;
  /** A single draw, with the reason of a refusal. */
  attempt(draw: Draw): Attempt<P>;
  stem(p: P): string;
  /** The key, exactly. */
  answer(p: P): V;
  /** Four or more wrong computations, the likeliest first; the first three that fit make the options. */
  slips(p: P): readonly Slip<V>[];
  /** An option's text: the same form and unit for all four. */
  show(value: V, p: P): string;
  /** Whether a wrong value is possible on sight; by default it must be positive when the key is. */
  plausible?(value: V, p: P): boolean;
  /**
   * Whether a value outlasts a glance at the stem: a bound, a parity or an estimate that a reader sees before solving. With
   * the key three options do, so one that falls may stand among them. All do when absent.
   */
  onSight?(value: V, p: P): boolean;
  solution(p: P): Solution;
  figure?(p: P): Figure | null;
  /** The path of these parameters as data. */
  walk(p: P): Walk;
  /** The answer by a second way that shares nothing with `answer`: search, counting, numeric check, other method. */
  verify(p: P): V;
}

/** A template of any parameters, as lists hold them. */
// biome-ignore lint/suspicious/noExplicitAny: parameters and values are private to each template
export type AnyTemplate = Template<any, any>;

export const templateId = (t: AnyTemplate): string => `${t.type}.${t.band[0]}.${t.variant}.${t.revision}`;
