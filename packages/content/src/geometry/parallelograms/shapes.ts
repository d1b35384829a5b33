import type { Point } from '../../figure.ts';

/** A rhombus ABCD by its half-diagonals: A and C on the left and right, B and D above and below. */
export const rhombusOf = (across: number, up: number): Record<'A' | 'B' | 'C' | 'D' | 'O', Point> => ({
  A: { x: -across, y: 0 },
  B: { x: 0, y: up },
  C: { x: across, y: 0 },
  D: { x: 0, y: -up },
  O: { x: 0, y: 0 },
});

/** A parallelogram ABCD with AB below, from the base, the height and how far D lies to the right of A. */
export const leaning = (
  base: number,
  height: number,
  shift: number,
): Record<'A' | 'B' | 'C' | 'D', Point> => ({
  A: { x: 0, y: 0 },
  B: { x: base, y: 0 },
  C: { x: base + shift, y: height },
  D: { x: shift, y: height },
});

/** The point that divides the way from a to b by a part of it. */
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export const centroid = (a: Point, b: Point, c: Point): Point => ({
  x: (a.x + b.x + c.x) / 3,
  y: (a.y + b.y + c.y) / 3,
});
