import { label, type Point } from '../figure.ts';

/** Space around a drawing for its labels, px. */
const margin = 36;

/** A drawing on its sheet: points in px, and labels kept clear of the lines. */
export interface Sheet<Name extends string> {
  at: Record<Name, Point>;
  /** Any place of the drawing in px. */
  place(p: Point): Point;
  /** Px per unit of length of the drawing. */
  scale: number;
  width: number;
  height: number;
  /** Writes a point's name outside it, away from the middle of the drawing (or from `from`). */
  name(point: Name, text?: string, from?: Point): string;
  /** Writes a text beside the middle of a segment, away from the middle of the drawing (or from `from`). */
  beside(a: Name, b: Name, text: string, from?: Point): string;
}

/**
 * Fits named points, in true coordinates with y upwards, on a sheet whose longer inner side is `longest` px. `also`
 * are places that must fit besides them, such as the ends of a circle.
 */
export function sheetOf<Name extends string>(
  points: Record<Name, Point>,
  longest = 230,
  also: readonly Point[] = [],
): Sheet<Name> {
  const named = Object.entries(points) as [Name, Point][];
  const all = [...named.map(([, p]) => p), ...also];
  const [left, right] = [Math.min(...all.map(p => p.x)), Math.max(...all.map(p => p.x))];
  const [low, high] = [Math.min(...all.map(p => p.y)), Math.max(...all.map(p => p.y))];
  const scale = longest / Math.max(right - left, high - low);
  const place = (p: Point) => ({ x: margin + (p.x - left) * scale, y: margin + (high - p.y) * scale });
  const at = Object.fromEntries(named.map(([key, p]) => [key, place(p)])) as Record<Name, Point>;
  const middle = place({
    x: named.reduce((sum, [, p]) => sum + p.x, 0) / named.length,
    y: named.reduce((sum, [, p]) => sum + p.y, 0) / named.length,
  });
  const away = (p: Point, distance: number, from: Point): Point => {
    const length = Math.hypot(p.x - from.x, p.y - from.y) || 1;
    return { x: p.x + ((p.x - from.x) / length) * distance, y: p.y + ((p.y - from.y) / length) * distance };
  };
  return {
    at,
    place,
    scale,
    width: Math.round((right - left) * scale + 2 * margin),
    height: Math.round((high - low) * scale + 2 * margin),
    name: (point, text = point, from) => label(away(at[point], 17, from ? place(from) : middle), text),
    beside: (a, b, text, from) => {
      const [p, q] = [at[a], at[b]];
      const centre = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
      const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
      const normal = { x: (q.y - p.y) / length, y: (p.x - q.x) / length };
      const base = from ? place(from) : middle;
      const outward = normal.x * (centre.x - base.x) + normal.y * (centre.y - base.y) >= 0 ? 1 : -1;
      const gap = 12 + 3.5 * text.length * Math.abs(normal.x);
      return label({ x: centre.x + outward * normal.x * gap, y: centre.y + outward * normal.y * gap }, text);
    },
  };
}
