import Fraction from 'fraction.js';
import { lowestTerms } from './numbers.ts';
import { Surd } from './question/surd.ts';

/**
 * What an option stands for. Exact fractions wherever the answer is rational, a `Surd` where it has roots; a text is a canonical form chosen by the
 * template (a surd as `3*sqrt(2)`, an interval, a set); a list is a ratio or a tuple, already reduced. A plain number
 * is only for irrational answers that are compared to within 1e-9.
 */
export type Value = Fraction | Surd | number | string | readonly Value[];

export const q = (
  numerator: number | bigint | string | Fraction,
  denominator: number | bigint = 1,
): Fraction =>
  denominator === 1
    ? new Fraction(numerator)
    : Number.isInteger(numerator) && Number.isInteger(denominator)
      ? new Fraction(numerator as number, denominator)
      : new Fraction(numerator).div(denominator);

/** Whether two values are the same answer: 1/2 and 0.5 are. */
export function sameValue(a: Value, b: Value): boolean {
  if (a instanceof Fraction && b instanceof Fraction) return a.equals(b);
  if (a instanceof Surd && b instanceof Surd) return a.equals(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((x, i) => sameValue(x as Value, b[i] as Value));
  const x = numeric(a);
  const y = numeric(b);
  if (x !== null && y !== null) return Math.abs(x - y) <= 1e-9 * Math.max(1, Math.abs(x), Math.abs(y));
  return a === b;
}

/** The size of a value as a number, or null where it has none. */
export function numeric(value: Value): number | null {
  if (value instanceof Fraction || value instanceof Surd) return value.valueOf();
  return typeof value === 'number' ? value : null;
}

/** Whether the value is a whole number; null where the question makes no sense. */
export function isWhole(value: Value): boolean | null {
  if (value instanceof Fraction) return value.d === 1n;
  if (value instanceof Surd) return value.rational && value.rational.d === 1n;
  if (typeof value === 'number') return Number.isInteger(value);
  return null;
}

/** A ratio in lowest terms as a list of whole fractions. Terms must not all be zero. */
export const ratioOf = (...terms: (number | Fraction)[]): readonly Fraction[] => lowestTerms(...terms);

/**
 * The fraction with the smallest denominator, at most `mostDenominator`, within 1e-7 of a number worked out in
 * floating point. Throws when there is none. For numeric checks of an exact answer.
 */
export function nearFraction(value: number, mostDenominator = 1): Fraction {
  for (let d = 1; d <= mostDenominator; d += 1) {
    const top = Math.round(value * d);
    if (Math.abs(value * d - top) < 1e-7 * d) return q(top, d);
  }
  throw new Error(`${value} is not near a fraction with a denominator up to ${mostDenominator}`);
}
