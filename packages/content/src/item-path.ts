import Fraction from 'fraction.js';
import { madeOf } from './item.ts';
import { leavesOf } from './parameter-leaves.ts';
import { Surd } from './question/surd.ts';
import { numberTex, withClosedGroups } from './show.ts';
import type { AnyTemplate, Solution, Walk } from './template.ts';
import type { Value } from './value.ts';

/** A quantity as who explains it needs it: numbers for calculations, LaTeX to be read. */
interface PathQuantity {
  name: string | null;
  /** One number; several of a ratio or a point; none where it is no number. */
  value: readonly number[];
  tex: string;
  computation: string | null;
  /** The written step in which it is found or first used, from 0. */
  step: number;
}

/** A mistake of the form, whether or not it became an option. */
interface PathSlip {
  words: string;
  /** The place of the quantity that is found wrongly, or given for the answer. */
  quantity: number;
  /** All quantities on the wrong path, in order. */
  values: readonly (readonly number[])[];
}

/** How an item is found, as data, with all mistakes of its form. */
export interface ItemPath {
  stem: string;
  /** The answer as an option shows it. */
  answer: string;
  /** The numbers with which it was made. */
  given: readonly number[];
  quantities: readonly PathQuantity[];
  /** The place of the quantity that is asked. */
  asked: number;
  slips: readonly PathSlip[];
  /** Why each written step is taken, where the form says so. */
  because: readonly (string | null)[];
  steps: readonly { says: string; works: string }[];
}

/** The numbers of a value: a list of one for one, none for a text. */
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

/** The path of the item that a template makes of parameters. */
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

/** Examples begin behind the seeds of the bank and of twins. */
const firstExample = 100_001;

/** The path of an item of the same form with other numbers, to be read and not asked, with its plan. */
export function exampleOf(t: AnyTemplate, number: number): ItemPath & { approach: string } {
  const { item, p } = madeOf(t, firstExample + number);
  return { ...pathOf(t, p), approach: item.solution.approach };
}
