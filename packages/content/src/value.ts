import Fraction from 'fraction.js';
import { lowestTerms } from './numbers.ts';
import { Surd } from './question/surd.ts';

/**
 * Value of an option: a fraction for a rational answer, a `Surd` with roots; a text is a canonical form of the
 * template (an interval, a set); a list is a ratio or a tuple in lowest terms. A plain number is for other irrational
 * answers, compared to within 1e-9.
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

/** Whether two values are equal, such as 1/2 and 0.5. */
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

/** The value as a number; null for texts and lists. */
export function numeric(value: Value): number | null {
  if (value instanceof Fraction || value instanceof Surd) return value.valueOf();
  return typeof value === 'number' ? value : null;
}

/** Whether the value is an integer; null for texts and lists. */
export function isWhole(value: Value): boolean | null {
  if (value instanceof Fraction) return value.d === 1n;
  if (value instanceof Surd) return value.rational && value.rational.d === 1n;
  if (typeof value === 'number') return Number.isInteger(value);
  return null;
}

/** A ratio in lowest terms as a list of integers. The terms must not all be zero. */
export const ratioOf = (...terms: (number | Fraction)[]): readonly Fraction[] => lowestTerms(...terms);

/**
 * The fraction with the smallest denominator, at most `mostDenominator`, within 1e-7 of a floating-point number. Throws
 * when there is none. For numeric checks of an exact answer.
 */
export function nearFraction(value: number, mostDenominator = 1): Fraction {
  for (let d = 1; d <= mostDenominator; d += 1) {
    const top = Math.round(value * d);
    if (Math.abs(value * d - top) < 1e-7 * d) return q(top, d);
  }
  throw new Error(`${value} is not near a fraction with a denominator up to ${mostDenominator}`);
}
