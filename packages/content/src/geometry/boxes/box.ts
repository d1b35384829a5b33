import { type Figure, figure, label, mark, outline, type Point, remark, segment } from '../../figure.ts';

interface Box {
  /** Edges to the right, to the back and upwards, with what is written beside them. */
  size: readonly [number, number, number];
  names?: readonly [string, string, string];
  /** A broken line inside from a lower front corner to the opposite one. */
  diagonal?: string;
  /** Named places, in parts of the three edges. */
  marks?: Readonly<Record<string, readonly [number, number, number]>>;
  alt: string;
}

const [margin, longest] = [44, 210];

/** A cuboid in an oblique view: the front true, the edges to the back shortened; edges behind it are broken lines. */
export function boxFigure({ size, names, diagonal, marks, alt }: Box): Figure {
  // Flat and narrow boxes are drawn stouter, so that lines and texts keep apart.
  const [x = 0, y = 0, z = 0] = size.map(edge => Math.max(edge, 0.6 * Math.max(...size)));
  // A diagonal of the slope of the edges to the back would hide one of them.
  const back = Math.abs(z / x - 0.7) < 0.3 ? { x: 0.5 * y, y: 0.17 * y } : { x: 0.42 * y, y: 0.3 * y };
  const scale = longest / Math.max(x + back.x, z + back.y);
  const [width, height] = [(x + back.x) * scale + 2 * margin, (z + back.y) * scale + 2 * margin];
  const at = (a: number, b: number, c: number): Point => ({
    x: margin + (a * x + b * back.x) * scale,
    y: height - margin - (c * z + b * back.y) * scale,
  });
  const beside = (p: Point, q: Point, text: string, dx: number, dy: number) =>
    label({ x: (p.x + q.x) / 2 + dx, y: (p.y + q.y) / 2 + dy }, text);
  const wide = (text: string) => 8 + 4 * text.length;
  return figure(Math.round(width), Math.round(height) + 14, alt, [
    segment(at(0, 1, 0), at(0, 0, 0), true),
    segment(at(0, 1, 0), at(1, 1, 0), true),
    segment(at(0, 1, 0), at(0, 1, 1), true),
    outline([at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)]),
    outline([at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)]),
    outline([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)]),
    ...(names
      ? [
          beside(at(0, 0, 0), at(1, 0, 0), names[0], 0, 16),
          beside(at(1, 0, 0), at(1, 1, 0), names[1], wide(names[1]), 8),
          beside(at(0, 0, 0), at(0, 0, 1), names[2], -wide(names[2]), 0),
        ]
      : []),
    ...(diagonal === undefined
      ? []
      : [
          segment(at(0, 0, 0), at(1, 1, 1), true),
          beside(at(0, 0, 0), at(0.8, 0.8, 0.8), diagonal, wide(diagonal) + 2, 12),
        ]),
    ...Object.entries(marks ?? {}).flatMap(([name, [a, b, c]]) => {
      const p = at(a, b, c);
      return [mark(p), label({ x: p.x + (a < 0.5 ? -14 : 0), y: p.y + (c > 0.5 ? -16 : 14) }, name)];
    }),
    remark({ x: width / 2, y: height + 4 }, 'Not to scale'),
  ]);
}
