import { curve, type Figure, figure, label, mark, outline, type Point, segment } from '../figure.ts';
import type { Text } from '../question/text.ts';

/** A part of a bar: length in the bar's unit, text inside, shading. */
interface Part {
  size: number;
  text?: string;
  shaded?: boolean;
}

interface Bar {
  /** Text before the bar. */
  name: string;
  parts: readonly Part[];
  /** Text after the bar. */
  total?: string;
}

interface Bars {
  /** Text alternative. */
  alt: Text;
  bars: readonly Bar[];
  /** Space in px for the names and for the totals. */
  room?: { name?: number; total?: number };
}

const full = 460;
const [barHeight, gap, margin] = [44, 26, 18];

/** A box with centred words. */
function box({ x, y }: Point, width: number, height: number, words = '', shaded = false): string[] {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return [
    outline(corners, shaded),
    ...(words ? [label({ x: x + width / 2, y: y + height / 2 }, words)] : []),
  ];
}

/** Bars on one scale, one below the other, each divided into parts: for shares, changes, ratios and work. */
export function bars({ alt, bars: rows, room = {} }: Bars): Figure {
  const [left, right] = [margin + (room.name ?? 84), margin + (room.total ?? 64)];
  const lengths = rows.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0));
  const scale = (full - left - right) / Math.max(...lengths);
  const drawn = rows.flatMap(({ name, parts, total }, i) => {
    const top = margin + i * (barHeight + gap);
    const middle = top + barHeight / 2;
    let x = left;
    const boxes = parts.flatMap(({ size, text, shaded = false }) => {
      const from = x;
      x += size * scale;
      return box({ x: from, y: top }, x - from, barHeight, text, shaded);
    });
    return [
      ...boxes,
      label({ x: left / 2, y: middle }, name),
      ...(total ? [label({ x: x + right / 2, y: middle }, total)] : []),
    ];
  });
  return figure(full, 2 * margin + rows.length * barHeight + (rows.length - 1) * gap, alt.render(), drawn);
}

interface Line {
  alt: Text;
  /** Marks by position, with texts above and below. */
  marks: readonly { at: number; above?: string; below?: string }[];
}

/** A number line or a road, with marks and texts. */
export function line({ alt, marks }: Line): Figure {
  const places = marks.map(({ at }) => at);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const side = 50;
  const xOf = (at: number) => side + ((at - least) / (most - least)) * (full - 2 * side);
  const [height, y] = [110, 55];
  return figure(full, height, alt.render(), [
    segment({ x: side / 2, y }, { x: full - side / 2, y }),
    ...marks.flatMap(({ at, above, below }) => {
      const x = xOf(at);
      return [
        segment({ x, y: y - 8 }, { x, y: y + 8 }),
        ...(above ? [label({ x, y: y - 26 }, above)] : []),
        ...(below ? [label({ x, y: y + 26 }, below)] : []),
      ];
    }),
  ]);
}

interface Graph {
  alt: Text;
  x: readonly [number, number];
  y: readonly [number, number];
  /** Functions of x; undefined values are left out. */
  curves: readonly ((x: number) => number)[];
  /** Points with texts above, below, left or right of them. */
  marks?: readonly { x: number; y: number; text?: string; at?: 'above' | 'below' | 'left' | 'right' }[];
}

const steps = 48;
const beside = { above: [0, -16], below: [0, 16], left: [-20, 0], right: [22, 0] } as const;

/** Curves in a coordinate system. */
export function graph({ alt, x: [left, right], y: [low, high], curves, marks = [] }: Graph): Figure {
  const height = 250;
  const xOf = (x: number) => margin + ((x - left) / (right - left)) * (full - 2 * margin);
  const yOf = (y: number) => margin + ((high - y) / (high - low)) * (height - 2 * margin);
  const drawn = curves.map(heightAt =>
    curve(
      Array.from({ length: steps + 1 }, (_, i) => left + ((right - left) * i) / steps)
        .map(x => ({ x, y: heightAt(x) }))
        .filter(({ y }) => y >= low && y <= high)
        .map(({ x, y }) => ({ x: xOf(x), y: yOf(y) })),
    ),
  );
  return figure(full, height, alt.render(), [
    segment({ x: margin, y: yOf(0) }, { x: full - margin, y: yOf(0) }),
    ...(left <= 0 && right >= 0
      ? [segment({ x: xOf(0), y: margin }, { x: xOf(0), y: height - margin })]
      : []),
    ...drawn,
    ...marks.flatMap(({ x, y, text, at = 'above' }) => {
      const place = { x: xOf(x), y: yOf(y) };
      const [dx, dy] = beside[at];
      return [mark(place), ...(text ? [label({ x: place.x + dx, y: place.y + dy }, text)] : [])];
    }),
  ]);
}

interface Grid {
  alt: Text;
  /** Texts of the cells by row. */
  rows: readonly (readonly string[])[];
  /** Whether a cell is shaded, by row and column from 0. */
  shaded?: (row: number, place: number) => boolean;
  /** Width of a cell in px. */
  width?: number;
}

/** A table of boxes: for places to fill, repeated lists and crossed-out choices. */
export function grid({ alt, rows, shaded = () => false, width = 84 }: Grid): Figure {
  const height = 40;
  const columns = Math.max(...rows.map(row => row.length));
  const cells = rows.flatMap((row, i) =>
    row.flatMap((words, j) => {
      const corner = { x: margin + j * width, y: margin + i * height };
      return box(corner, width, height, words, shaded(i, j));
    }),
  );
  return figure(2 * margin + columns * width, 2 * margin + rows.length * height, alt.render(), cells);
}
