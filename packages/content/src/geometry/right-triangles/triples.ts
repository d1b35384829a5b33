import { gcd, upTo } from '../../numbers.ts';

/** Right triangles with whole sides, the shorter leg first, hypotenuse at most 100. */
export const triples: readonly (readonly [number, number, number])[] = upTo(70).flatMap(a =>
  upTo(99).flatMap((b): [number, number, number][] => {
    const c = Math.sqrt(a * a + b * b);
    return a < b && Number.isInteger(c) && c <= 100 ? [[a, b, c]] : [];
  }),
);

/** Those with sides of no common factor. */
export const primitive = triples.filter(([a, b]) => gcd(a, b) === 1);

/** Whether a number has a root with at most one decimal. */
export const hasRoot = (square: number) =>
  square >= 0 && Math.abs(Math.sqrt(square) * 10 - Math.round(Math.sqrt(square) * 10)) < 1e-9;
