import { divisors, gcd } from '../../numbers.ts';
import { numberTex } from '../../show.ts';

/** The ways to write a number as a product of two, the smaller factor first. */
export const splitsOf = (n: number): readonly (readonly [number, number])[] =>
  divisors(n)
    .filter(d => d * d <= n)
    .map(d => [d, n / d] as const);

/** Those of them without a common factor. */
export const coprimeSplitsOf = (n: number) => splitsOf(n).filter(([x, y]) => gcd(x, y) === 1);

/** LaTeX of some of them. */
export const splitsTex = (splits: readonly (readonly [number, number])[]) =>
  splits.map(([x, y]) => `${numberTex(x)} \\times ${numberTex(y)}`).join(', \\quad ');
