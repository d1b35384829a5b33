import { fillings } from '../../counting.ts';
import type { Draw } from '../../draw.ts';

/** How often each digit stands in a list, in the order of their first places. */
export function digitsWithCounts(digits: readonly number[]): { digit: number; times: number }[] {
  const counts = new Map<number, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  return [...counts].map(([digit, times]) => ({ digit, times }));
}

export const oddOf = (digits: readonly number[]): number[] => digits.filter(digit => digit % 2 === 1);

/** All different arrangements of a list of at most seven digits. */
export function arrangementsOf(digits: readonly number[]): string[] {
  const places = digits.map((_, i) => i);
  return [
    ...new Set(fillings(places, digits.length, false).map(order => order.map(i => digits[i]).join(''))),
  ];
}

/** A list of five to seven digits without zero, in increasing order, some of them repeated. */
export function drawnDigits(draw: Draw, least = 6, most = 8): number[] | null {
  const own = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], draw.int(3, 5));
  const digits = own
    .flatMap(digit => Array.from({ length: draw.pick([1, 1, 2, 2, 3]) }, () => digit))
    .sort((x, y) => x - y);
  return digits.length >= least && digits.length <= most && new Set(digits).size < digits.length
    ? digits
    : null;
}

export const written = (digits: readonly number[]) =>
  `$${digits.slice(0, -1).join(', ')}$ and $${digits.at(-1) ?? ''}$`;

/** '3 twice, 5 three times' */
export const timesOf = (digits: readonly number[]) =>
  digitsWithCounts(digits)
    .filter(({ times }) => times > 1)
    .map(({ digit, times }) => `$${digit}$ ${times === 2 ? 'twice' : 'three times'}`)
    .join(', ');
