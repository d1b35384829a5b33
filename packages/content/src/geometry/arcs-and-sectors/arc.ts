import {
  circle,
  type Figure,
  figure,
  label,
  mark,
  outline,
  type Point,
  remark,
  segment,
} from '../../figure.ts';
import { from } from '../triangle.ts';

const origin = { x: 0, y: 0 };

/** Points of an arc from one direction to another, in degrees anticlockwise from the right. */
export const arcPoints = (centre: Point, radius: number, start: number, end: number): Point[] =>
  Array.from({ length: 41 }, (_, i) => from(centre, start + ((end - start) * i) / 40, radius));

/** A sector or a segment of a circle, symmetric about the vertical, with texts beside a radius and at the arc. */
export function sectorFigure(of: {
  degrees: number;
  alt: string;
  radius?: string;
  /** Beyond the arc. */
  arc?: string;
  /** Beside the chord; with it the segment is shaded, otherwise the sector. */
  chord?: string;
  angle?: string;
}): Figure {
  const r = 125;
  const [start, end] = [90 - of.degrees / 2, 90 + of.degrees / 2];
  const wide = of.degrees >= 180 || of.chord ? r : r * Math.sin((of.degrees / 2) * (Math.PI / 180));
  const below = of.chord ? r : of.degrees > 180 ? 0.6 * r : 0;
  // A text beside a steep radius needs room for its own width.
  const turn = of.degrees > 180 ? 17 : 9;
  const beside = of.degrees < 180 ? 4 * (of.radius ?? '').length : 0;
  const [width, height] = [Math.round(2 * Math.max(wide, 60) + 120), Math.round(r + below + 96)];
  const centre = { x: width / 2, y: 44 + r };
  const at = (p: Point): Point => ({ x: centre.x + p.x, y: centre.y - p.y });
  const arc = arcPoints(origin, r, start, end).map(at);
  const [a, b] = [at(from(origin, start, r)), at(from(origin, end, r))];
  const chordAt = at({ x: 0, y: r * Math.cos((of.degrees / 2) * (Math.PI / 180)) - 15 });
  return figure(width, height, of.alt, [
    ...(of.chord ? [circle(centre, r)] : []),
    outline(of.chord ? arc : [centre, ...arc], true),
    segment(centre, a),
    segment(centre, b),
    mark(centre),
    ...(of.arc ? [label(at({ x: 0, y: r + 17 }), of.arc)] : []),
    ...(of.radius
      ? [
          label(
            at({
              ...from(origin, start - turn, r * 0.62),
              x: from(origin, start - turn, r * 0.62).x + beside,
            }),
            of.radius,
          ),
        ]
      : []),
    ...(of.angle ? [label(at({ x: 0, y: 36 }), of.angle)] : []),
    ...(of.chord ? [label(chordAt, of.chord)] : []),
    remark({ x: width / 2, y: height - 14 }, 'Not to scale'),
  ]);
}

/** Whole numbers a and b with a size of aπ + b√root, from the size alone; b may be negative. */
export function splitByPi(size: number, root: number, halves = 1): readonly [number, number] {
  for (let i = 1; i < 200_000; i += 1) {
    const a = i / halves;
    const b = (size - a * Math.PI) / Math.sqrt(root);
    if (Math.abs(b - Math.round(b)) < 1e-7 && Math.round(b) !== 0) return [a, Math.round(b)];
  }
  throw new Error('no whole numbers fit');
}
