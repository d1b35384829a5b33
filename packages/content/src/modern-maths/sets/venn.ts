import { circle, type Figure, figure, label, outline, type Point, remark } from '../../figure.ts';

/** What stands in the parts of a diagram of three sets, from the first alone to all three, and outside. */
export interface VennParts {
  /** In the first, second and third set alone. */
  alone: readonly [string, string, string];
  /** In the first and second, second and third, third and first, and not in the other one. */
  pairs: readonly [string, string, string];
  all: string;
  outside: string;
}

const [width, height, radius, away] = [300, 290, 74, 48];
const middle: Point = { x: width / 2, y: 148 };
/** A place so far from the middle, in degrees from upwards, clockwise. */
const at = (degrees: number, distance: number): Point => ({
  x: middle.x + Math.sin((degrees * Math.PI) / 180) * distance,
  y: middle.y - Math.cos((degrees * Math.PI) / 180) * distance,
});

/** Three circles in a frame, named at their outer sides, with a text in each of the eight parts. */
export function vennFigure(names: readonly [string, string, string], parts: VennParts, alt: string): Figure {
  const turns = [-60, 60, 180] as const;
  return figure(width, height, alt, [
    outline([
      { x: 8, y: 8 },
      { x: width - 8, y: 8 },
      { x: width - 8, y: height - 8 },
      { x: 8, y: height - 8 },
    ]),
    ...turns.map(turn => circle(at(turn, away), radius)),
    ...turns.map((turn, i) => label(at(turn, 82), parts.alone[i] ?? '')),
    ...turns.map((turn, i) => label(at(turn + 60, 56), parts.pairs[i] ?? '')),
    label(middle, parts.all),
    label({ x: width - 34, y: height - 26 }, parts.outside),
    remark({ x: 52, y: 30 }, names[0]),
    remark({ x: width - 52, y: 30 }, names[1]),
    remark({ x: middle.x - 98, y: height - 40 }, names[2]),
  ]);
}
