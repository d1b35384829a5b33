import { polynomialTex } from '../../show.ts';

/** The left side of a line: `2x - 3y`. */
export const sideTex = (a: number, b: number): string => {
  const second = polynomialTex([Math.abs(b), 0], 'y');
  return a === 0
    ? polynomialTex([b, 0], 'y')
    : b === 0
      ? polynomialTex([a, 0])
      : `${polynomialTex([a, 0])} ${b < 0 ? '-' : '+'} ${second}`;
};

/** A line by its equation: `2x - 3y = 7`. */
export const lineTex = (a: number, b: number, c: number): string => `${sideTex(a, b)} = ${c}`;
