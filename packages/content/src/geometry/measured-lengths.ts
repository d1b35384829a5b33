import type Fraction from 'fraction.js';
import type { Point } from '../figure.ts';
import { Surd } from '../question/index.ts';
import { q } from '../value.ts';

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The area of a polygon by its corners in order. */
export const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, p, i) => {
      const next = points[(i + 1) % points.length] as Point;
      return sum + p.x * next.y - next.x * p.y;
    }, 0),
  ) / 2;

/** The rational with the least denominator (400 at most) at a measured number. Throws when there is none near. */
export function rationalNear(measured: number): Fraction {
  for (let d = 1; d <= 400; d += 1) {
    const n = Math.round(measured * d);
    if (Math.abs(measured * d - n) < 1e-7 * Math.max(1, Math.abs(n))) return q(n, d);
  }
  throw new Error(`${measured} is no simple fraction`);
}

/** The root of a rational number at a measured length. */
export const rootNear = (measured: number): Surd => Surd.root(rationalNear(measured * measured));
