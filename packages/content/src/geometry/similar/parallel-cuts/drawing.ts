import type { Point } from '../../../figure.ts';
import { sheetOf } from '../../sheet.ts';

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** Where the lines through p and q along the directions u and v meet. */
export function meeting(p: Point, u: Point, q2: Point, v: Point): Point {
  const cross = u.x * v.y - u.y * v.x;
  const along = ((q2.x - p.x) * v.y - (q2.y - p.y) * v.x) / cross;
  return { x: p.x + u.x * along, y: p.y + u.y * along };
}

export const towards = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y });

export const cutSheet = (part: number, base = 1.25) => {
  const [a, b, c] = [
    { x: 0.42, y: 1 },
    { x: 0, y: 0 },
    { x: base, y: 0 },
  ];
  return sheetOf({ A: a, B: b, C: c, D: between(a, b, part), E: between(a, c, part) });
};
