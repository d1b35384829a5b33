import type { Point } from '../figure.ts';
import { nearFraction } from '../value.ts';
import { measured } from './circle-angles/measured-angles.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The point at a distance from another, in a direction in degrees anticlockwise from the right. */
export const from = (p: Point, direction: number, distance = 1): Point => ({
  x: p.x + Math.cos(radians(direction)) * distance,
  y: p.y + Math.sin(radians(direction)) * distance,
});

/** The point a part of the way from p to q. */
export const onWay = (p: Point, q: Point, part = 0.5): Point => ({
  x: p.x + (q.x - p.x) * part,
  y: p.y + (q.y - p.y) * part,
});

export interface Corners {
  A: Point;
  B: Point;
  C: Point;
}

/** Triangle ABC above its side BC of length 1, by its angles at B and C. */
export function byAngles(b: number, c: number): Corners {
  const side = Math.sin(radians(c)) / Math.sin(radians(b + c));
  return { A: from({ x: 0, y: 0 }, b, side), B: { x: 0, y: 0 }, C: { x: 1, y: 0 } };
}

/** Triangle ABC above its side BC, by its sides BC, CA and AB. */
export function bySides(a: number, b: number, c: number): Corners {
  const x = (a * a + c * c - b * b) / (2 * a);
  return { A: { x, y: Math.sqrt(c * c - x * x) }, B: { x: 0, y: 0 }, C: { x: a, y: 0 } };
}

/** The foot of the perpendicular from p on the line ab. */
export function footOn(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return onWay(a, b, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy));
}

/** The angle between the directions to a and b, measured at a point, as the simple fraction that it is. */
export const angleAt = (at: Point, a: Point, b: Point) => nearFraction(measured(at, a, b), 4);
