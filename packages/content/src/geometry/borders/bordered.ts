import type { Figure } from '../../figure.ts';
import { drawn } from '../drawn.ts';

/** A rectangle with a border around a shaded inner one: texts of the outer or inner sides and of the border's width. */
export function bordered(of: {
  /** Breadth for a length of 1. */
  shape: number;
  outer?: readonly [string, string];
  inner?: readonly [string, string];
  /** The width of the border. */
  above: string;
  alt: string;
}): Figure {
  const high = Math.min(0.85, Math.max(0.55, of.shape));
  const w = 0.14;
  const beside: Record<string, string> = {};
  if (of.outer) [beside.AB, beside.BC] = of.outer;
  if (of.inner) [beside.EF, beside.FG] = of.inner;
  return drawn({
    alt: of.alt,
    points: {
      A: { x: 0, y: 0 },
      B: { x: 1, y: 0 },
      C: { x: 1, y: high },
      D: { x: 0, y: high },
      E: { x: w, y: w },
      F: { x: 1 - w, y: w },
      G: { x: 1 - w, y: high - w },
      H: { x: w, y: high - w },
    },
    hidden: 'ABCDEFGH',
    lines: ['AB', 'BC', 'CD', 'DA', 'EF', 'FG', 'GH', 'HE'],
    shaded: ['EFGH'],
    beside,
    texts: [[{ x: 0.5, y: high - w / 2 }, of.above]],
    notToScale: true,
    longest: 260,
  });
}
