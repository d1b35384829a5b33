import Fraction from 'fraction.js';
import { madeOf } from './item.ts';
import { leavesOf } from './parameter-leaves.ts';
import { Surd } from './question/surd.ts';
import { numberTex, withClosedGroups } from './show.ts';
import type { AnyTemplate, Solution, Walk } from './template.ts';
import type { Value } from './value.ts';

/** A quantity for explanations: numbers for calculations, LaTeX for display. */
interface PathQuantity {
  name: string | null;
  /** One number, several for a ratio or a point, none for a value that is not a number. */
  value: readonly number[];
  tex: string;
  computation: string | null;
  /** Index of the written step in which it is found or first used, from 0. */
  step: number;
}

/** A slip of the form; it need not be an option of the item. */
interface PathSlip {
  words: string;
  /** Index of the quantity that is wrong, or that is given as the answer. */
  quantity: number;
  /** All quantities on the wrong path, in order. */
  values: readonly (readonly number[])[];
}

/** The path from the given numbers to the answer of an item as data, with all slips of its form. */
export interface ItemPath {
  stem: string;
  /** The answer as an option shows it. */
  answer: string;
  /** The numbers among its parameters. */
  given: readonly number[];
  quantities: readonly PathQuantity[];
  /** Index of the asked quantity. */
  asked: number;
  slips: readonly PathSlip[];
  /** Reason of each written step; null without one. */
  because: readonly (string | null)[];
  steps: readonly { says: string; works: string }[];
}

/** The numbers of a value; none for a text. */
function numbersOf(value: Value): number[] {
  if (value instanceof Fraction || value instanceof Surd) return [value.valueOf()];
  if (typeof value === 'number') return [value];
  return typeof value === 'string' ? [] : value.flatMap(numbersOf);
}

function texOf(value: Value): string {
  if (value instanceof Fraction) return numberTex(value);
  if (value instanceof Surd) return value.tex;
  if (typeof value === 'number') return numberTex(Number(value.toFixed(4)));
  return typeof value === 'string' ? `\\text{${value}}` : value.map(texOf).join(' : ');
}

/** The path of a template with given parameters. */
export function pathOf(t: AnyTemplate, p: unknown): ItemPath {
  const { quantities, asked, slips }: Walk = t.walk(p);
  const solution: Solution = t.solution(p);
  return {
    stem: withClosedGroups(t.stem(p)),
    answer: withClosedGroups(t.show(t.answer(p), p)),
    given: [...new Set(leavesOf(p).map(({ value }) => value))],
    quantities: quantities.map(({ name, computation, value, step }) => ({
      name,
      computation,
      value: numbersOf(value),
      tex: texOf(value),
      step: step - 1,
    })),
    asked,
    slips: slips.map(({ words, quantity, values }) => ({ words, quantity, values: values.map(numbersOf) })),
    because: solution.steps.map(({ because }) => because ?? null),
    steps: solution.steps.map(({ says, works }) => ({ says, works })),
  };
}

/** First seed of examples, after those of the bank and of twins. */
const firstExample = 100_001;

/** The path and the approach of an example: an item of the form with other numbers, which is never asked. */
export function exampleOf(t: AnyTemplate, number: number): ItemPath & { approach: string } {
  const { item, p } = madeOf(t, firstExample + number);
  return { ...pathOf(t, p), approach: item.solution.approach };
}
