import { fractionTex } from '../../show.ts';

export interface Cevian {
  /** BD = p·s and DC = r·s; AB = p·k and AC = r·k. */
  p: number;
  r: number;
  s: number;
  k: number;
  /** Legs or medians that make a right triangle: u, v, w. */
  u: number;
  v: number;
  w: number;
  /** A side and a median. */
  side: number;
  median: number;
  way: boolean;
}

export const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;

export const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));

export const isTriangle = ({ p, r, s, k }: Cevian) =>
  (p + r) * s > Math.abs(p - r) * k && (p + r) * k > (p + r) * s;

export const bisector = ({ p, r, s, k }: Pick<Cevian, 'p' | 'r' | 's' | 'k'>) =>
  Math.sqrt(p * r * (k * k - s * s));
