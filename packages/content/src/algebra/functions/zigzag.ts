import type Fraction from 'fraction.js';
import type { Figure } from '../../figure.ts';
import { graph } from '../../lessons/pictures.ts';
import { text } from '../../question/index.ts';
import { nearFraction, q } from '../../value.ts';

/** A point where a graph of straight pieces begins, bends or ends. */
export type Corner = readonly [number, number];

/** How far the axes reach: by this the points that a curve is drawn through fall on whole numbers. */
const reach = 6;

const named = ([x, y]: Corner) => `(${x}, ${y})`;

const pieces = (corners: readonly Corner[]) =>
  corners.slice(1).map((to, i) => [corners[i] ?? to, to] as const);

/** The height of the graph at x; not a number outside its ends. */
export function heightAt(corners: readonly Corner[], x: number): number {
  const piece = pieces(corners).find(([from, to]) => x >= from[0] && x <= to[0]);
  if (!piece) return Number.NaN;
  const [[x0, y0], [x1, y1]] = piece;
  return y0 + ((x - x0) * (y1 - y0)) / (x1 - x0);
}

/** The same height exactly. */
export const exactHeight = (corners: readonly Corner[], x: Fraction): Fraction =>
  nearFraction(heightAt(corners, x.valueOf()), 12);

/** Whether the graph has a height at x. */
export const isOnGraph = (corners: readonly Corner[], x: number) => Number.isFinite(heightAt(corners, x));

/** The places at which the graph has a height, from left to right; no piece is level. */
export const placesOf = (corners: readonly Corner[], height: Fraction | number): readonly Fraction[] =>
  pieces(corners).flatMap(([[x0, y0], [x1, y1]]) => {
    const rise = q(height)
      .sub(y0)
      .div(y1 - y0);
    return rise.gte(0) && rise.lte(1) ? [rise.mul(x1 - x0).add(x0)] : [];
  });

/** The corners as a sentence names them. */
export const cornersTold = (corners: readonly Corner[]) =>
  `${corners
    .slice(0, -1)
    .map(corner => `$${named(corner)}$`)
    .join(', ')} and $${named(corners.at(-1) ?? [0, 0])}$`;

/** The graph with its corners named. */
export const zigzag = (corners: readonly Corner[], letter = 'f'): Figure =>
  graph({
    alt: text`The graph of ${letter} is made of straight pieces that join ${cornersTold(corners)} in this order.`,
    x: [-reach, reach],
    y: [-reach - 1, reach + 1],
    curves: pieces(corners).map(piece => (x: number) => heightAt(piece, x)),
    marks: corners.map(([x, y], i) => {
      const [before, after] = [corners[i - 1]?.[1] ?? y, corners[i + 1]?.[1] ?? y];
      return {
        x,
        y,
        text: named([x, y]).replaceAll('-', '−'),
        at: before + after > 2 * y ? 'below' : 'above',
      };
    }),
  });

/** Draws a graph of `bends + 1` pieces that rise and fall in turn, with corners at whole numbers. */
export function drawnCorners(
  int: (least: number, most: number) => number,
  bends: number,
): readonly Corner[] | null {
  const corners: Corner[] = [];
  let [x, y] = [int(-5, -4), int(-5, 5)];
  let up = y < 0;
  corners.push([x, y]);
  for (let i = 0; i <= bends; i += 1) {
    const [run, slope] = [int(2, 4), int(1, 3)];
    x += run;
    y += (up ? 1 : -1) * run * slope;
    up = !up;
    corners.push([x, y]);
  }
  return x <= 5 && corners.every(([at, height]) => at !== 0 && Math.abs(height) <= 6) ? corners : null;
}
