export interface Digits {
  /** In increasing order; the first is zero where `zero` holds. */
  digits: readonly number[];
  zero: boolean;
  length: number;
  way: boolean;
}

export const listed = (digits: readonly number[]) =>
  `$${digits.slice(0, -1).join(', ')}$ and $${digits.at(-1)}$`;

/** All numbers of a length from digits, with or without repetition. */
export function numbers({ digits, length }: Digits, repeat: boolean): number[][] {
  let list: number[][] = [[]];
  for (let i = 0; i < length; i += 1)
    list = list.flatMap(head =>
      digits.filter(d => (repeat || !head.includes(d)) && !(i === 0 && d === 0)).map(d => [...head, d]),
    );
  return list;
}

export const evens = (digits: readonly number[]) => digits.filter(d => d % 2 === 0 && d > 0).length;

export const factors = (list: readonly number[]) => list.join(' \\times ');

export const falling = (n: number, r: number) => Array.from({ length: r }, (_, i) => n - i);

export const whole = (value: { d: bigint; valueOf(): number }) => value.d === 1n && value.valueOf() > 0;
