import { curve, type Figure, figure, label, mark, type Point, remark, segment } from '../../figure.ts';

interface Cone {
  r: number;
  h: number;
  /** What is written at the axis of the cone or of the whole solid. */
  height: string;
  /** What is written at the diameter or radius of the base. */
  base: string;
  /** Whether a hemisphere on the same base hangs below. */
  hemisphere?: boolean;
  alt: string;
}

const [margin, longest] = [40, 190];

/** A cone seen slightly from above; the hidden half of its base, its axis and the radius are broken lines. */
export function coneFigure({ r, h, height, base, hemisphere = false, alt }: Cone): Figure {
  // Thin and flat cones are drawn stouter, so that lines and texts keep apart.
  const wide = Math.max(r, 0.45 * h);
  const tall = Math.max(h, 0.6 * wide);
  const whole = tall + (hemisphere ? wide : 0.3 * wide);
  const scale = longest / Math.max(2 * wide, whole);
  const [width, across] = [2 * wide * scale + 2 * margin + 50, wide * scale];
  const centre = { x: margin + across, y: margin + tall * scale };
  const apex = { x: centre.x, y: margin };
  const around = (turn: number, flat: number): Point => ({
    x: centre.x + across * Math.cos(turn),
    y: centre.y + across * flat * Math.sin(turn),
  });
  const arc = (flat: number) => Array.from({ length: 41 }, (_, i) => around((Math.PI * i) / 40, flat));
  const behind = Array.from({ length: 12 }, (_, i) => [-(i + 0.2), -(i + 0.8)] as const);
  const [left, right] = [around(Math.PI, 0), around(0, 0)];
  const foot = hemisphere ? { x: centre.x, y: centre.y + across } : centre;
  const below = hemisphere ? across : 0.25 * across;
  const sheet = Math.round(centre.y + below + margin);
  const edge = right.x + 22;
  return figure(Math.round(width), sheet, alt, [
    segment(apex, left),
    segment(apex, right),
    curve(arc(0.25)),
    ...(hemisphere ? [curve(arc(1))] : []),
    ...behind.map(([from, to]) =>
      segment(around((Math.PI * from) / 12, 0.25), around((Math.PI * to) / 12, 0.25), true),
    ),
    segment(apex, foot, true),
    segment(hemisphere ? centre : left, right, true),
    mark(centre),
    // The height is measured beside the solid.
    segment({ x: edge - 6, y: apex.y }, { x: edge + 6, y: apex.y }),
    segment({ x: edge - 6, y: foot.y }, { x: edge + 6, y: foot.y }),
    segment({ x: edge, y: apex.y }, { x: edge, y: foot.y }),
    label({ x: edge + 16 + 3 * height.length, y: (apex.y + foot.y) / 2 }, height),
    label({ x: hemisphere ? centre.x + across / 2 : centre.x + across / 3, y: centre.y - 10 }, base),
    remark({ x: width / 2, y: sheet - 12 }, 'Not to scale'),
  ]);
}
