import type { Draw } from './draw.ts';
import type { Figure } from './figure.ts';
import type { Misconception } from './misconceptions.ts';
import type { Band } from './taxonomy.ts';
import type { Value } from './value.ts';

/** A wrong option and its one wrong computation. */
export interface Slip<V extends Value = Value> {
  /** Name of the mistake. */
  misconception: Misconception;
  value: V;
  /** Sentence to the student who chose it: the wrong computation with its values, and why it fails. */
  words: string;
  /** Number of the written step that is wrong or given as the answer, from 1. */
  step: number;
}

/** One step of the detailed solution; usable alone as a hint. */
interface Step {
  /** Action and reason in words (with `$…$` if needed), without the result. */
  says: string;
  /** The working with its result, as LaTeX (no dollar signs). */
  works: string;
  /** Result of the step; null for a line without one. */
  value: Value | null;
  /** Why this step is taken. */
  because?: string;
}

/** The path of a form as data: its quantities in order, and the wrong paths of its slips. */
export interface Walk {
  quantities: readonly {
    /** Name in words; null without one. */
    name: string | null;
    /** Computation as LaTeX without its result; null for a function or a value of the parameters. */
    computation: string | null;
    value: Value;
    /** Whether it is a step of the written solution. */
    isStep: boolean;
    /** Number of the written step in which it is found or first used, from 1. */
    step: number;
  }[];
  /** Index of the asked quantity. */
  asked: number;
  slips: readonly {
    misconception: Misconception;
    /** Sentence to the student. */
    words: string;
    /** Index of the quantity that is wrong or given as the answer. */
    quantity: number;
    /** The wrong line. */
    computation: string | null;
    /** All quantities on the wrong path, in the order of the list. */
    values: readonly Value[];
  }[];
}

export interface Solution {
  /** One or two lines: the given data, the question, the cue for the method. No calculation. */
  snapRead: string;
  /** Two to four lines: the plan, and why this method. */
  approach: string;
  /** At least two steps; the last one gives the answer. */
  steps: readonly Step[];
  /** A method in fewer steps with the item's numbers; absent without one. */
  faster?: string;
  /** A check of the answer: substitution, estimate or units. */
  check: string;
  /** One transferable sentence, not tied to the numbers. */
  principle: string;
}

/** Parameters of one draw, or the reason of a refusal: `draw`, `suits`, `whole` or `printed answer`. */
export type Attempt<P> = { p: P } | { refused: string };

/**
 * One kind of question in one band. Texts are plain with inline `$…$` and display `$$…$$` maths.
 * `P` are the drawn parameters, `V` the exact form of the answer.
 */
export interface Template<P = unknown, V extends Value = Value> {
  /** Taxonomy code of the type. */
  type: string;
  band: Band;
  /** Name that is unique in a type and band; part of the item ids, so it never changes. */
  variant: string;
  /** Raised by one when a change alters existing items: the changed items get new ids. */
  revision: number;
  /** Name of the form; default: `variant`. */
  form?: string;
  /** Further types whose ideas it needs, as taxonomy codes. */
  also?: readonly string[];
  /** The key is an integer that can be typed, and four options make the question easier. */
  entry?: boolean;
  /** Avoids options that point to the key if enough others fit. */
  untied?: boolean;
  /** Target time in seconds, 30 to 150, when it differs clearly from that of its subcategory. */
  seconds?: number;
  /** Orders values that are not numbers (surds, ratios, intervals), for the rank of the key. */
  size?(value: V, p: P): number | null;
  /** Difficulty in logits relative to the band; default 0. */
  shift?: number;
  /** Draws parameters; null when they do not fit (then another draw follows, at most 200). */
  draw(draw: Draw): P | null;
  /** A single draw, with the reason of a refusal. */
  attempt(draw: Draw): Attempt<P>;
  stem(p: P): string;
  /** The exact key. */
  answer(p: P): V;
  /** At least four wrong computations, the likeliest first; `chooseSlips` takes three of them as options. */
  slips(p: P): readonly Slip<V>[];
  /** An option's text: the same form and unit for all four. */
  show(value: V, p: P): string;
  /** Whether a wrong value is possible on sight; by default it must be positive when the key is. */
  plausible?(value: V, p: P): boolean;
  /**
   * Whether a value remains possible after a glance at the stem: a bound, a parity or an estimate before solving. At
   * least three options do, the key included. Default: all do.
   */
  onSight?(value: V, p: P): boolean;
  solution(p: P): Solution;
  figure?(p: P): Figure | null;
  /** The path of these parameters as data. */
  walk(p: P): Walk;
  /** The answer by a second method without code of `answer`: search, counting, numeric check, another method. */
  verify(p: P): V;
}

/** A template of any parameters, for lists. */
// biome-ignore lint/suspicious/noExplicitAny: parameters and values are private to each template
export type AnyTemplate = Template<any, any>;

export const templateId = (t: AnyTemplate): string => `${t.type}.${t.band[0]}.${t.variant}.${t.revision}`;
