import type Fraction from 'fraction.js';
import type { Point } from '../../figure.ts';
import { q } from '../../value.ts';

export type Pair = readonly [Fraction, Fraction];

export const plus = (...points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0),
  y: points.reduce((sum, p) => sum + p.y, 0),
});

export const scaled = (p: Point, by: number): Point => ({ x: p.x * by, y: p.y * by });

export const minus = (a: Point, b: Point) => plus(a, scaled(b, -1));

export const pointTex = (p: Point) => `(${p.x}, ${p.y})`;

export const pairOf = (p: Point): Pair => [q(Math.round(p.x * 6), 6), q(Math.round(p.y * 6), 6)];

/** A number as a factor or a term of its own: negative ones in brackets. */
export const bracketed = (n: number) => (n < 0 ? `(${n})` : `${n}`);
