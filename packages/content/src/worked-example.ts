import Fraction from 'fraction.js';
import type { Figure } from './figure.ts';
import { type ItemOption, madeAt, madeOf } from './item.ts';
import { withClosedGroups } from './show.ts';
import { slipWords } from './slip-words.ts';
import type { Band } from './taxonomy.ts';
import type { AnyTemplate, Slip, Walk } from './template.ts';
import { isTyped, readTyped } from './typed-value.ts';
import { sameValue, type Value } from './value.ts';

/**
 * Seeds of a form for lessons, cards and examples. The fixed bank uses smaller ones and twins larger ones, so that no
 * question of the bank is shown.
 */
export const exampleSeeds = { least: 901, most: 999 } as const;

/** Wrong value of a mistake on a line, and the sentence to the student. */
interface Mistake {
  value: Value;
  words: string;
}

/** The question of a line: a number to type, or for the answer the four options. */
export type LineQuestion =
  | { kind: 'value'; value: Fraction; perCent: boolean; mistakes: readonly Mistake[] }
  | { kind: 'choice'; options: readonly ItemOption[] };

/** A line of a worked example: a step of the form's solution. */
export interface WorkedLine {
  /** Action and reason, without the result. */
  says: string;
  /** The working with its result, as LaTeX. */
  works: string;
  /** Why this step is taken instead of the tempting one. */
  because: string | null;
  /** Null for a line that cannot be asked. */
  question: LineQuestion | null;
}

/** A worked example of a form by lines; its last lines can be asked. */
export interface WorkedExample {
  type: string;
  band: Band;
  form: string;
  seed: number;
  stem: string;
  figure: Figure | null;
  snapRead: string;
  lines: readonly WorkedLine[];
  /** As an option of the question shows it. */
  answer: string;
  check: string;
  principle: string;
}

const isPerCent = (works: string) => /\\%\s*$/.test(works);

/** Indices of the written steps among the quantities of the walk. */
const stepPlaces = (walk: Walk): number[] => walk.quantities.flatMap(({ isStep }, i) => (isStep ? [i] : []));

/** Mistakes in the quantities after index `before` up to `place`, the quantity of a line. */
const madeIn = (walk: Walk, words: readonly string[], place: number, before: number): Mistake[] =>
  walk.slips.flatMap(({ quantity, values }, i) => {
    const value = values[place];
    return quantity > before && quantity <= place && value !== undefined
      ? [{ value, words: words[i] ?? '' }]
      : [];
  });

/** The first mistake for each wrong value. */
const distinct = (mistakes: readonly Mistake[], right: Value): Mistake[] =>
  mistakes.filter(
    ({ value }, i) =>
      !sameValue(value, right) && mistakes.findIndex(other => sameValue(other.value, value)) === i,
  );

/**
 * The worked example of a form with the numbers of a seed. `because` gives reasons by the number of the line, from 1,
 * which replace those of the form.
 */
export function workedExample(
  t: AnyTemplate,
  seed: number,
  because: Readonly<Record<number, string>> = {},
  passed?: number,
): WorkedExample {
  const { item, p } = passed === undefined ? madeOf(t, seed) : madeAt(t, seed, passed);
  const walk = t.walk?.(p) ?? null;
  const places = walk ? stepPlaces(walk) : [];
  const slips = t.slips(p) as readonly Slip[];
  const shown = (value: Value) => withClosedGroups(t.show(value, p));
  const words = slips.map(slip => slipWords(slip.words, shown(slip.value)));
  const { steps, check, principle, snapRead } = item.solution;
  const last = steps.findLastIndex(step => step.value !== null);
  const found = (i: number) => steps.slice(0, i).filter(step => step.value !== null).length;
  const mistakesIn = (i: number): Mistake[] => {
    const own = places[found(i)];
    const direct = walk && own !== undefined ? madeIn(walk, words, own, places[found(i) - 1] ?? -1) : [];
    const final = i === last ? slips.map(({ value }, k) => ({ value, words: words[k] ?? '' })) : [];
    return [...direct, ...final];
  };
  const questionOf = (i: number): LineQuestion | null => {
    const { value, works } = steps[i] ?? { value: null, works: '' };
    if (value instanceof Fraction)
      return { kind: 'value', value, perCent: isPerCent(works), mistakes: distinct(mistakesIn(i), value) };
    return i === last ? { kind: 'choice', options: item.options } : null;
  };
  return {
    type: item.type,
    band: item.band,
    form: item.form,
    seed,
    stem: item.stem,
    figure: item.figure,
    snapRead,
    lines: steps.map((step, i) => ({
      says: step.says,
      works: step.works,
      because: because[i + 1] ?? step.because ?? null,
      question: questionOf(i),
    })),
    answer: item.options.find(option => option.slip === null)?.text ?? '',
    check,
    principle,
  };
}

/**
 * Judgement of a student's line: right, wrong with a sentence if the mistake is known, or not readable as an answer.
 */
export type Verdict = { kind: 'right' } | { kind: 'wrong'; words: string | null } | { kind: 'unread' };

/** Judges the typed number or the chosen letter of a line. */
export function judgedLine(question: LineQuestion, given: string): Verdict {
  switch (question.kind) {
    case 'choice': {
      const chosen = question.options.find(({ letter }) => letter === given.trim().toUpperCase());
      if (!chosen) return { kind: 'unread' };
      return chosen.slip === null ? { kind: 'right' } : { kind: 'wrong', words: chosen.slip.words };
    }
    case 'value': {
      const typed = readTyped(given);
      if (!typed) return { kind: 'unread' };
      const { value, perCent, mistakes } = question;
      if (isTyped(typed, value, perCent)) return { kind: 'right' };
      const made = mistakes.find(
        mistake => mistake.value instanceof Fraction && isTyped(typed, mistake.value, perCent),
      );
      return { kind: 'wrong', words: made?.words ?? null };
    }
  }
}
