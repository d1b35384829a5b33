import { fractionTex } from '../../show.ts';

export interface Chords {
  r: number;
  /** Half-chords and their distances from the centre; the first chord is the longer one. */
  h: number;
  d: number;
  g: number;
  e: number;
  /** Parts of two perpendicular chords and the diameter. */
  parts: readonly [number, number, number, number, number];
  /** Same side of the centre. */
  way: boolean;
}

export const root = (n: number) => Math.round(Math.sqrt(Math.max(0, n)) * 1e6) / 1e6;

export const positive = (value: { valueOf(): number; d: bigint }) => value.valueOf() > 0 && value.d <= 2n;

export const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;
