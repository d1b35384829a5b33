import Fraction from 'fraction.js';

/** Integer arithmetic for forms of all categories. */

const gcdOfTwo = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcdOfTwo(b, a % b));

/** The greatest common divisor, never negative; 0 for an empty list. */
export const gcd = (...numbers: readonly number[]): number => numbers.reduce((a, b) => gcdOfTwo(a, b), 0);

/** The least common multiple of positive integers; 1 for an empty list. */
export const lcm = (...numbers: readonly number[]): number =>
  numbers.reduce((multiple, n) => (multiple / gcd(multiple, n)) * n, 1);

/** The integers from 1 to `most`; empty below 1. */
export const upTo = (most: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(most)) }, (_, i) => i + 1);

/** The divisors of a positive integer, ascending. */
export const divisors = (n: number): number[] => {
  const low = upTo(Math.sqrt(n)).filter(d => n % d === 0);
  return [...new Set([...low, ...low.map(d => n / d).reverse()])];
};

/** The sum of numbers or of fractions; the number 0 for an empty list. */
export function sumOf(list: readonly number[]): number;
export function sumOf(list: readonly Fraction[]): Fraction;
export function sumOf(list: readonly number[] | readonly Fraction[]): number | Fraction {
  const [first, ...others] = list;
  return first instanceof Fraction
    ? (others as Fraction[]).reduce((sum, x) => sum.add(x), first)
    : (list as readonly number[]).reduce((sum, x) => sum + x, 0);
}

/** Whether a value is a positive integer. */
export const isCount = (value: Fraction): boolean => value.d === 1n && value.n > 0n && value.s > 0n;

/** Whether a number is the square of an integer. Exact up to 2^52. */
export const isSquare = (n: number): boolean => n >= 0 && Number.isInteger(Math.sqrt(n));

/** The digits of a non-negative integer, first to last. */
export const digitsOf = (n: number): number[] => [...String(n)].map(Number);

/** A ratio in lowest terms. The terms must not all be zero. */
export function lowestTerms<T extends readonly (number | Fraction)[]>(
  ...terms: T
): { readonly [K in keyof T]: Fraction } {
  const parts = terms.map(term => new Fraction(term));
  const common = parts.reduce((g, part) => g.gcd(part));
  return parts.map(part => part.div(common)) as unknown as { readonly [K in keyof T]: Fraction };
}
