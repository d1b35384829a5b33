import { curve, type Figure, figure, label, type Point, segment } from '../../figure.ts';
import type { Text } from '../../question/text.ts';

interface Lines {
  /** What a student who cannot see it needs. */
  alt: Text;
  /** Slope and height at 0 of each line. */
  lines: readonly { slope: number; start: number }[];
  x: readonly [number, number];
  y: readonly [number, number];
}

const [width, height, edge] = [460, 260, 18];
const samples = 240;

/** From a place in the plane to the sheet. */
const placing =
  ([left, right]: readonly [number, number], [low, high]: readonly [number, number]) =>
  ({ x, y }: Point): Point => ({
    x: edge + ((x - left) / (right - left)) * (width - 2 * edge),
    y: edge + ((high - y) / (high - low)) * (height - 2 * edge),
  });

const axes = ([left, right]: readonly [number, number], [low, high]: readonly [number, number]) => {
  const at = placing([left, right], [low, high]);
  return [
    segment(at({ x: left, y: 0 }), at({ x: right, y: 0 })),
    ...(left <= 0 && right >= 0 ? [segment(at({ x: 0, y: low }), at({ x: 0, y: high }))] : []),
  ];
};

/** The graph of a function between two places, as far as it is on the sheet. */
const graphOf = (
  f: (x: number) => number,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
) => {
  const at = placing([left, right], [low, high]);
  const points = Array.from({ length: samples + 1 }, (_, i) => left + ((right - left) * i) / samples)
    .map(x => ({ x, y: f(x) }))
    .filter(({ y }) => y >= low && y <= high);
  return curve(points.map(at));
};

/** The part of a line between two heights. */
const onSheet = (
  slope: number,
  start: number,
  [left, right]: readonly [number, number],
  heights: readonly [number, number],
) => {
  const [one, two] = heights.map(h => (h - start) / slope).sort((a, b) => a - b) as [number, number];
  return [Math.max(left, one), Math.min(right, two)] as const;
};

/** Lines, dashed, and the graph of the smallest of them. */
export function lowestOfLines({ alt, lines, x, y }: Lines): Figure {
  const at = placing(x, y);
  const lowest = (place: number) => Math.min(...lines.map(({ slope, start }) => slope * place + start));
  return figure(width, height, alt.render(), [
    ...axes(x, y),
    ...lines.map(({ slope, start }) => {
      const [from, to] = onSheet(slope, start, x, y);
      return segment(at({ x: from, y: slope * from + start }), at({ x: to, y: slope * to + start }), true);
    }),
    graphOf(lowest, x, y),
  ]);
}

/** The graph of one function with the axes. */
export const oneGraph = (
  alt: Text,
  f: (x: number) => number,
  x: readonly [number, number],
  y: readonly [number, number],
): Figure => {
  const at = placing(x, y);
  const places = Array.from(
    { length: samples + 1 },
    (_, i) => Math.max(0, x[0]) + ((x[1] - Math.max(0, x[0])) * i) / samples,
  );
  const points = places
    .map(place => ({ x: place, y: f(place) }))
    .filter(point => point.y >= y[0] && point.y <= y[1]);
  return figure(width, height, alt.render(), [...axes(x, y), curve(points.map(at))]);
};

/** A road with a track that leaves it: A and C at its ends, J where the track to B begins. */
export function roadWithTrack(alt: Text, left: number, right: number): Figure {
  const [y, from, to] = [120, 50, 410];
  const junction = { x: from + ((to - from) * left) / (left + right), y };
  const end = { x: junction.x + 50, y: 45 };
  return figure(width, 160, alt.render(), [
    segment({ x: from, y }, { x: to, y }),
    segment(junction, end, true),
    label({ x: from - 16, y }, 'A'),
    label({ x: to + 16, y }, 'C'),
    label({ x: junction.x, y: y + 20 }, 'J'),
    label({ x: end.x + 14, y: end.y - 8 }, 'B'),
  ]);
}
