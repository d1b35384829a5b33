import type Fraction from 'fraction.js';
import type { Point } from '../../figure.ts';
import { numberTex } from '../../show.ts';

/** An angle in degrees as an option. */
export const degrees = (value: Fraction) => `$${numberTex(value)}^{\\circ}$`;
/** The name of an angle. */
export const angle = (name: string) => `$\\angle ${name}$`;
/** An angle with its size. */
export const angleIs = (name: string, size: number) => `$\\angle ${name} = ${size}^{\\circ}$`;

/** A point of the unit circle, its direction in degrees from the right, anticlockwise. */
export const onCircle = (direction: number): Point => ({
  x: Math.cos((direction * Math.PI) / 180),
  y: Math.sin((direction * Math.PI) / 180),
});
/** The centre. */
export const origin: Point = { x: 0, y: 0 };
/** The angle between the directions to a and b, measured at a point, in degrees up to 180. */
export function measured(at: Point, a: Point, b: Point): number {
  const [u, v] = [
    { x: a.x - at.x, y: a.y - at.y },
    { x: b.x - at.x, y: b.y - at.y },
  ];
  return (Math.atan2(Math.abs(u.x * v.y - u.y * v.x), u.x * v.x + u.y * v.y) * 180) / Math.PI;
}
/** Where the lines ab and cd cross. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point {
  const [u, v] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const along = ((c.x - a.x) * v.y - (c.y - a.y) * v.x) / (u.x * v.y - u.y * v.x);
  return { x: a.x + along * u.x, y: a.y + along * u.y };
}
/** Where a rising measure reaches its target, by halving. */
export function solved(target: number, low: number, high: number, measure: (x: number) => number): number {
  let [from, to] = [low, high];
  const rising = measure(high) > measure(low);
  for (let i = 0; i < 70; i += 1) {
    const middle = (from + to) / 2;
    if (measure(middle) < target === rising) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
