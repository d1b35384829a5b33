import type { Point } from '../figure.ts';

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The area of a polygon by its corners in order. */
export const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, p, i) => {
      const next = points[(i + 1) % points.length] as Point;
      return sum + p.x * next.y - next.x * p.y;
    }, 0),
  ) / 2;
