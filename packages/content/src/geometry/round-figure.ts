import { circle, type Figure, figure, label, mark, type Point, segment } from '../figure.ts';
import { onCircle, origin } from './circle-angles/measured-angles.ts';
import { sheetOf } from './sheet.ts';

interface Round {
  alt: string;
  /** Names of points of the circle with their directions in degrees, anticlockwise from the right. */
  rim: Readonly<Record<string, number>>;
  /** Pairs of names that are joined; `O` is the centre. */
  lines: readonly (readonly [string, string])[];
  /** Joined by broken lines. */
  broken?: readonly (readonly [string, string])[];
  /** The centre is marked and named O. */
  centre?: boolean;
  /** Marks without a name, by direction. */
  marks?: readonly number[];
  /** Other points inside, with the name written beside them. */
  inside?: Readonly<Record<string, Point>>;
  /** Texts beside the lines between two names. */
  beside?: readonly (readonly [string, string, string])[];
}

/** A circle of radius 1 with points, chords and texts. */
export function roundFigure({ alt, rim, lines, broken, centre, marks, inside, beside }: Round): Figure {
  const points: Record<string, Point> = { O: origin, ...inside };
  for (const [name, degrees] of Object.entries(rim)) points[name] = onCircle(degrees);
  const s = sheetOf(points, 200, [
    { x: -1, y: -1 },
    { x: 1, y: 1 },
  ]);
  const at = (name: string): Point => s.at[name] ?? s.at.O ?? origin;
  return figure(s.width, s.height, alt, [
    circle(at('O'), s.scale),
    ...lines.map(([a, b]) => segment(at(a), at(b))),
    ...(broken ?? []).map(([a, b]) => segment(at(a), at(b), true)),
    ...(marks ?? []).map(degrees => mark(s.place(onCircle(degrees)))),
    ...(centre ? [mark(at('O')), label({ x: at('O').x + 13, y: at('O').y - 10 }, 'O')] : []),
    ...Object.keys(rim).map(name => s.name(name, name, origin)),
    ...Object.keys(inside ?? {}).map(name => label({ x: at(name).x + 12, y: at(name).y - 12 }, name)),
    ...(beside ?? []).map(([a, b, text]) => s.beside(a, b, text)),
  ]);
}
