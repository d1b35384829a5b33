import type Fraction from 'fraction.js';
import { curve, type Figure, figure, label, mark, type Point, segment } from '../../figure.ts';
import { text } from '../../question/index.ts';
import { nearFraction, q } from '../../value.ts';

/** A point where a graph of straight pieces begins, bends or ends. */
export type Corner = readonly [number, number];

/** Half of what the axes show. */
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

/** Px of the drawing and its edge. */
const [width, height, edge] = [460, 250, 18];

/** Where the name of a corner stands, in px from it: away from both of its pieces. */
function besideCorner(corners: readonly Corner[], i: number): readonly [number, number] {
  const [[x0, y0], [x, y], [x1, y1]] = [corners[i - 1], corners[i], corners[i + 1]].map(
    corner => corner ?? corners[i] ?? [0, 0],
  ) as [Corner, Corner, Corner];
  const rises = corners.every(([, at], k) => k === 0 || at > (corners[k - 1]?.[1] ?? at));
  if (rises && i > 0 && i < corners.length - 1)
    return (y - y0) * (x1 - x) > (y1 - y) * (x - x0) ? [-30, -8] : [32, 10];
  if (rises && i === 0 && y > 0) return [-6, -16];
  return y0 + y1 > 2 * y ? [0, 16] : [0, -16];
}

/** The graph with its corners named; `from` is where both axes begin. */
export function zigzag(corners: readonly Corner[], from = -reach): Figure {
  const at = ([x, y]: Corner): Point => ({
    x: edge + ((x - from) / (2 * reach)) * (width - 2 * edge),
    y: height - edge - ((y - from + 1) / (2 * reach + 2)) * (height - 2 * edge),
  });
  const [low, high] = [from - 1, from + 2 * reach + 1];
  return figure(
    width,
    height,
    text`The graph of f is made of straight pieces that join ${cornersTold(corners)} in this order.`.render(),
    [
      segment(at([from, 0]), at([high - 1, 0])),
      segment(at([0, low]), at([0, high])),
      curve(corners.map(at)),
      ...corners.flatMap((corner, i) => {
        const place = at(corner);
        const [dx, dy] = besideCorner(corners, i);
        return [mark(place), label({ x: place.x + dx, y: place.y + dy }, named(corner).replaceAll('-', '−'))];
      }),
    ],
  );
}

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
