import { describe, expect, it } from 'vitest';
import { arrangements, choices, factorial, fillings } from '../src/counting.ts';
import { digitsOf, divisors, gcd, isCount, isSquare, lcm, lowestTerms, sumOf, upTo } from '../src/numbers.ts';
import { q } from '../src/value.ts';

describe('shared arithmetic', () => {
  it('finds common divisors and multiples', () => {
    expect([gcd(12, 18), gcd(-12, 18), gcd(7, 0), gcd(12, 18, 8), gcd()]).toEqual([6, 6, 7, 2, 0]);
    expect([lcm(4, 6), lcm(4, 6, 10), lcm()]).toEqual([12, 60, 1]);
  });

  it('reduces ratios to lowest terms', () => {
    expect(lowestTerms(4, 6, 10)).toEqual([q(2), q(3), q(5)]);
    expect(lowestTerms(q(1, 2), q(1, 3))).toEqual([q(3), q(2)]);
  });

  it('lists divisors, whole numbers and digits', () => {
    expect(divisors(36)).toEqual([1, 2, 3, 4, 6, 9, 12, 18, 36]);
    expect([divisors(1), divisors(13)]).toEqual([[1], [1, 13]]);
    expect([upTo(4), upTo(0), upTo(-2)]).toEqual([[1, 2, 3, 4], [], []]);
    expect(digitsOf(5070)).toEqual([5, 0, 7, 0]);
  });

  it('sums numbers and fractions', () => {
    expect(sumOf([2, 3, 4])).toBe(9);
    expect(sumOf([q(1, 2), q(1, 3)])).toEqual(q(5, 6));
  });

  it('recognises counts and squares', () => {
    expect([q(3), q(0), q(-3), q(1, 2)].map(isCount)).toEqual([true, false, false, false]);
    expect([49, 50, 0, -4].map(isSquare)).toEqual([true, false, true, false]);
  });

  it('counts choices, arrangements and fillings', () => {
    expect([factorial(0), factorial(5), arrangements(5, 2), choices(5, 2), choices(2, 3)]).toEqual([
      1, 120, 20, 10, 0,
    ]);
    expect(fillings(['a', 'b'], 2, true)).toEqual([
      ['a', 'a'],
      ['a', 'b'],
      ['b', 'a'],
      ['b', 'b'],
    ]);
    expect(fillings([1, 2, 3], 2, false)).toHaveLength(6);
  });
});
