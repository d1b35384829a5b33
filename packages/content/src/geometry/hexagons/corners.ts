import type { Point } from '../../figure.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** A regular polygon of radius 1 by its corners in order; its lowest side lies level, A at its left end. */
export function regular(sides: 6 | 8): Record<string, Point> {
  const start = -90 - 180 / sides;
  return Object.fromEntries(
    letters.slice(0, sides).map((name, i) => {
      const angle = ((start + (i * 360) / sides) * Math.PI) / 180;
      return [name, { x: Math.cos(angle), y: Math.sin(angle) }];
    }),
  );
}

/** The sides of a polygon through these corners, as pairs. */
export const around = (corners: string): string[] =>
  [...corners].map((corner, i) => `${corner}${corners[(i + 1) % corners.length]}`);
