import { factorial, fillings } from '../../counting.ts';

const lists = new Map<string, string[]>();

/** All different arrangements of the digits, in increasing order as numbers; made once for each list of digits. */
export function inOrder(digits: readonly number[]): string[] {
  const key = digits.join('');
  const list = lists.get(key) ?? madeInOrder(digits);
  lists.set(key, list);
  return list;
}

function madeInOrder(digits: readonly number[]): string[] {
  const orders = fillings(
    digits.map((_, i) => i),
    digits.length,
    false,
  );
  return [...new Set(orders.map(order => order.map(i => digits[i]).join('')))].sort();
}

/** How many different arrangements a list of digits has. */
export function countOf(digits: readonly number[]): number {
  const times = [...new Set(digits)].map(digit => digits.filter(other => other === digit).length);
  return times.reduce((rest, n) => rest / factorial(n), factorial(digits.length));
}

/** For each place of a number: its digit, the smaller digits that are left for it, and the numbers that begin with those. */
export function placesOf(number: readonly number[]) {
  let left = [...number].sort((x, y) => x - y);
  return number.map(digit => {
    const smaller = [...new Set(left.filter(other => other < digit))];
    const before = smaller.map(other => {
      const rest = [...left];
      rest.splice(rest.indexOf(other), 1);
      return countOf(rest);
    });
    const here = left;
    left = [...left];
    left.splice(left.indexOf(digit), 1);
    return { digit, smaller, before, after: left.length, left: here };
  });
}

export const spoken = (digits: readonly number[]) =>
  `$${digits.slice(0, -1).join(', ')}$ and $${digits.at(-1) ?? ''}$`;
