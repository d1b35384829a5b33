import type Fraction from 'fraction.js';
import { q } from '../value.ts';

/** Whether a wrong answer passes for a count: a whole number above 0. */
export const isCount = (value: Fraction): boolean => value.d === 1n && value.valueOf() > 0;

export const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** How many whole numbers from 1 to `most` fit. */
export const countUpTo = (most: number, fits: (n: number) => boolean): Fraction =>
  q(upTo(most).filter(fits).length);

export const productOf = (list: readonly Fraction[]): Fraction => list.reduce((all, x) => all.mul(x), q(1));
export const sumOf = (list: readonly Fraction[]): Fraction => list.reduce((all, x) => all.add(x), q(0));
