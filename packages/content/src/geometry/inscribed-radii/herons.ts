import type { Point } from '../../figure.ts';
import { upTo } from '../../numbers.ts';

/** Triangles with whole sides and area that are neither right nor isosceles: sides a > b > c and the area. */
export const herons: readonly (readonly [number, number, number, number])[] = upTo(60).flatMap(a =>
  upTo(a - 1).flatMap(b =>
    upTo(b - 1)
      .filter(c => c > a - b && (a + b + c) % 2 === 0)
      .flatMap((c): [number, number, number, number][] => {
        const s = (a + b + c) / 2;
        const area = Math.sqrt(s * (s - a) * (s - b) * (s - c));
        return Number.isInteger(area) && a * a !== b * b + c * c && a < 0.93 * (b + c)
          ? [[a, b, c, area]]
          : [];
      }),
  ),
);

/** Centre and radius of the inscribed circle. */
export function inCentreOf(a: Point, b: Point, c: Point): { centre: Point; radius: number } {
  const [u, v, w] = [
    Math.hypot(b.x - c.x, b.y - c.y),
    Math.hypot(c.x - a.x, c.y - a.y),
    Math.hypot(a.x - b.x, a.y - b.y),
  ];
  const whole = u + v + w;
  const twice = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return {
    centre: { x: (u * a.x + v * b.x + w * c.x) / whole, y: (u * a.y + v * b.y + w * c.y) / whole },
    radius: twice / whole,
  };
}

/** The centre of the circle through three points. */
export function circumcentreOf(a: Point, b: Point, c: Point): Point {
  const d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
  const square = (p: Point) => p.x * p.x + p.y * p.y;
  return {
    x: (square(a) * (b.y - c.y) + square(b) * (c.y - a.y) + square(c) * (a.y - b.y)) / d,
    y: (square(a) * (c.x - b.x) + square(b) * (a.x - c.x) + square(c) * (b.x - a.x)) / d,
  };
}
