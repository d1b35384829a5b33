import { choices } from '../../counting.ts';
import { q } from '../../value.ts';

export interface Group {
  men: number;
  women: number;
  size: number;
  /** Women at least, or exactly. */
  k: number;
  /** Members around a table, and how many are chosen. */
  table: number;
  picked: number;
  /** Numbers 1 to n of which three are taken. */
  n: number;
  who: readonly [string, string, string];
  way: boolean;
}

export const c = (n: number, r: number) => `\\binom{${n}}{${r}}`;

export const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

export const exact = (men: number, women: number, size: number, k: number) =>
  choices(women, k) * choices(men, size - k);

export const cases = ({ men, women, size, k }: Group) =>
  range(Math.max(k, size - men), Math.min(women, size));

/** Goes through all sets of `size` out of men and women; the women have the low numbers. */
export function sets(
  men: number,
  women: number,
  size: number,
  fits: (women: number, has: (i: number) => boolean) => boolean,
) {
  let count = 0;
  const all = men + women;
  const walk = (from: number, chosen: number[]) => {
    if (chosen.length === size) {
      if (fits(chosen.filter(i => i < women).length, i => chosen.includes(i))) count += 1;
      return;
    }
    for (let i = from; i < all; i += 1) walk(i + 1, [...chosen, i]);
  };
  walk(0, []);
  return q(count);
}

export const whole = (value: { d: bigint; valueOf(): number }) => value.d === 1n && value.valueOf() > 0;
