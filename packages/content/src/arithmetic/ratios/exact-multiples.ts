import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain, ratio } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);

interface Exchange {
  /** Ratio of the first kind to the second at first, in lowest terms, the first one smaller. */
  a: number;
  b: number;
  /** How many of the first kind turn into the second. */
  n: number;
  frame: number;
}

/** What may be left of the first kind: a divisor from which the first number was a multiple of `a`. */
const left = (product: number, a: number, n: number): readonly Fraction[] =>
  divisors(product)
    .filter(x => (x + n) % a === 0)
    .map(x => q(x));

const told = ({ a, b, n, frame }: Exchange) =>
  frame === 0
    ? `In a box the numbers of silver and copper coins are in the ratio ${ratio([a, b])}. When $${n}$ silver coins are exchanged for $${n}$ copper coins, some silver coins remain, and the number of copper coins is an exact multiple of their number.`
    : frame === 1
      ? `In a hall the lamps that are on and those that are off are in the ratio ${ratio([a, b])}. Then $${n}$ of the lamps that are on are switched off, at least one staying on. Now the number of lamps off is an exact multiple of the number on.`
      : `A club has junior and senior members in the ratio ${ratio([a, b])}. On one day $${n}$ of the juniors, not all, become seniors. After that the seniors are an exact multiple of the juniors.`;
const thing = ({ frame }: Exchange) => (frame === 0 ? 'coins' : frame === 1 ? 'lamps' : 'members');

const leftPath = () =>
  path<Exchange>()
    .step(
      'parts',
      ({ a, b }) => q(a + b),
      'The total does not change. If the second number is a multiple of the first in the end, so is the total. Write the total in parts.',
      ({ a, b }, { parts }) => `${a} + ${b} = ${parts}, \\quad T = ${parts}k`,
    )
    .quiet('moved', ({ n }) => q(n))
    .step(
      'product',
      (_p, { parts, moved }) => parts.mul(moved),
      ({ a, n }) =>
        `Let $x$ be left of the first kind, so that it was $x + ${n}$ at first. Then $${a}$ times the total is a multiple of $x$, which makes $x$ a divisor of a fixed number.`,
      ({ a, n }, { parts, product }) =>
        `${a}k = x + ${n} \\;\\Rightarrow\\; ${a}T = ${parts}x + ${parts} \\times ${n}, \\quad x \\mid ${parts} \\times ${n} = ${product}`,
    )
    .step(
      'left',
      ({ a, n }, { product }): readonly Fraction[] => left(Number(product), a, n),
      ({ a, n }) =>
        `Only those divisors serve for which $x + ${n}$ is a multiple of $${a}$, so that $k$ is whole. They have no factor in common with $${a}$, because $${n}$ has none, and so divide the total itself.`,
      (_p, { left: list }) => `x = ${list.join(', ')}`,
    );

const leftSlips = [
  {
    misconception: 'whole_multiplier_forgotten',
    at: 'left' as const,
    wrongly: (_p: Exchange, { product }: { product: Fraction }) => divisors(Number(product)).map(x => q(x)),
    words: ({ a, n }: Exchange, { product }: { product: Fraction }) =>
      `All divisors of $${product}$ were admitted, also those for which $x + ${n}$ is no multiple of $${a}$.`,
  },
  {
    misconception: 'divisors_of_the_number_moved',
    at: 'product' as const,
    wrongly: ({ n }: Exchange) => q(n),
    words: ({ a, b, n }: Exchange) =>
      `Divisors of $${n}$ alone were listed; the ratio brings the factor $${a} + ${b} = ${a + b}$ in.`,
  },
  {
    misconception: 'difference_instead_of_sum',
    at: 'parts' as const,
    wrongly: ({ a, b }: Exchange) => q(b - a),
    words: ({ a, b }: Exchange) =>
      `$${b} - ${a} = ${b - a}$ parts are the gap between the two kinds; it is the total that stays the same.`,
  },
  {
    misconception: 'second_part_for_the_total',
    at: 'parts' as const,
    wrongly: ({ b }: Exchange) => q(b),
    words: ({ b, a }: Exchange) =>
      `$${b}$ parts belong to the second kind, which changes; the total has $${a + b}$.`,
  },
  {
    misconception: 'sign_of_the_exchange',
    at: 'left' as const,
    wrongly: ({ a, n }: Exchange, { product }: { product: Fraction }) => left(Number(product), a, -n),
    words: ({ a, n }: Exchange) =>
      `Here $x - ${n}$ was made a multiple of $${a}$; there were $${n}$ more before the change, not fewer.`,
  },
];

const howManyTotals = form({
  form: 'totals-with-an-exact-multiple',
  revision: 2,
  band: 'Hard',
  seconds: 125,
  also: ['NS.FAC.3', 'AL.DIO.5'],
  entry: true,
  stem: (p: Exchange) => `${told(p)} How many values can the total number of ${thing(p)} have?`,
  path: leftPath().step(
    'count',
    (_p, { left: list }) => q(list.length),
    'Each of them gives one total. Count.',
    ({ a, n }, { parts, left: list, count }) =>
      `T = ${list.map(x => x.add(n).div(a).mul(parts)).join(', ')}: \\quad ${count} \\text{ values}`,
  ),
  slips: [
    ...leftSlips,
    {
      misconception: 'one_left_not_allowed',
      at: 'left',
      wrongly: (_p, { left: list }) => (list[0]?.equals(1) ? list.slice(1) : null),
      words: () => '$x = 1$ was left out, but every number is an exact multiple of $1$.',
    },
    {
      misconception: 'largest_divisor_forgotten',
      at: 'count',
      wrongly: (_p, { left: list }) => q(list.length - 1),
      words: (_p, { left: list }) =>
        `One of the divisors, such as $${list.at(-1)}$, the largest, is missing.`,
    },
    {
      misconception: 'number_moved_counted_as_divisor',
      at: 'count',
      wrongly: (_p, { left: list }) => q(list.length + 1),
      words: ({ n }, { left: list }) =>
        `$x = 0$, where all $${n}$ go, was counted beside the $${list.length}$ others; some have to remain.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'A ratio and an exchange are known, the total is not; a whole multiple is wanted: divisors with a condition.',
  approach: () =>
    'Take what is left as the unknown. The total stays, so what is left divides it; the ratio turns this into a divisor of a known product and a remainder.',
  faster: ({ a, b, n }, { product, left: list }) =>
    `$x \\mid ${a + b} \\times ${n} = ${product}$ with the remainder $${((-n % a) + a) % a}$ by $${a}$: $${list.join(', ')}$.`,
  check: ({ a, b, n }, { left: list }) => {
    const x = list[0] ?? q(1);
    const second = x.add(n).div(a).mul(b).add(n);
    return `With $x = ${x}$ there were $${x.add(n)}$ and $${second.sub(n)}$ at first, as ${ratio([a, b])}; afterwards $${second} = ${second.div(x)} \\times ${x}$. The others work likewise.`;
  },
  principle:
    'A part of which the rest is a multiple divides the whole; with a known ratio it divides a known product.',
  verify: ({ a, b, n }) => {
    let count = 0;
    for (let k = 1; k <= 3000; k += 1) if (a * k > n && (b * k + n) % (a * k - n) === 0) count += 1;
    return q(count);
  },
});

const rangeOfTotals = form({
  form: 'range-of-totals',
  revision: 2,
  band: 'Hard',
  seconds: 125,
  also: ['NS.FAC.3', 'AL.INQ.7'],
  entry: true,
  stem: (p: Exchange) =>
    `${told(p)} What is the difference between the greatest and the smallest possible total of the ${thing(p)}?`,
  path: leftPath()
    .quiet('least', (_p, { left: list }) => list[0] ?? q(0))
    .quiet('most', (_p, { left: list }) => list.at(-1) ?? q(0))
    .step(
      'greatest',
      ({ a, n }, { parts, most }) => most.add(n).div(a).mul(parts),
      'The total grows with what is left. Find it for the largest $x$.',
      ({ a, n }, { parts, most, greatest }) =>
        `x = ${most}: \\quad \\frac{${most} + ${n}}{${a}} \\times ${parts} = ${greatest}`,
    )
    .step(
      'difference',
      ({ a, n }, { parts, least, greatest }) => greatest.sub(least.add(n).div(a).mul(parts)),
      'Take off the total for the smallest $x$.',
      ({ a, n }, { parts, least, greatest, difference }) =>
        `x = ${least}: \\quad ${greatest} - \\frac{${least} + ${n}}{${a}} \\times ${parts} = ${difference}`,
    ),
  slips: [
    ...leftSlips,
    {
      misconception: 'greatest_only',
      gives: 'greatest',
      words: (_p, { greatest }) =>
        `$${greatest}$ is the greatest total; the smallest has not been taken off.`,
    },
    {
      misconception: 'next_divisor_taken',
      at: 'most',
      wrongly: (_p, { left: list }) => (list.length > 2 ? (list.at(-2) ?? null) : null),
      words: (_p, { most, product }) =>
        `$x = ${most}$ is not the largest possible: a larger divisor of $${product}$ fits too.`,
    },
    {
      misconception: 'next_divisor_taken',
      at: 'least',
      wrongly: (_p, { left: list }) => (list.length > 2 ? (list[1] ?? null) : null),
      words: (_p, { least, product }) =>
        `$x = ${least}$ is not the smallest possible: a smaller divisor of $${product}$ fits too.`,
    },
    {
      misconception: 'first_kind_for_the_total',
      at: 'difference',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) =>
        `$${most} - ${least}$ compares what is left of the first kind, not the totals.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'A ratio and an exchange are known; a whole multiple allows several totals, of which the extreme ones are asked.',
  approach: () =>
    'What is left divides a known product and has a known remainder. The extreme ones of these divisors give the extreme totals.',
  faster: ({ a }, { parts, least, most }) =>
    `The total changes by $\\frac{${parts}}{${a}}$ for each one left: $(${most} - ${least}) \\times \\frac{${parts}}{${a}}$.`,
  check: ({ a, b, n }, { least, most }) => {
    const second = (x: Fraction) => x.add(n).div(a).mul(b).add(n);
    return `$${second(least)} = ${second(least).div(least)} \\times ${least}$ and $${second(most)} = ${second(most).div(most)} \\times ${most}$ are the numbers of the second kind in the end.`;
  },
  principle: 'Extreme totals come from extreme divisors, but only from those that leave whole parts.',
  verify: ({ a, b, n }) => {
    const found: number[] = [];
    for (let k = 1; k <= 3000; k += 1)
      if (a * k > n && (b * k + n) % (a * k - n) === 0) found.push((a + b) * k);
    return q((found.at(-1) ?? 0) - (found[0] ?? 0));
  },
});

/** AR.RAT.3 Hard: an exchange after which one part is an exact multiple of the other; the total is not known. */
export const exactMultiples: readonly AnyTemplate[] = situation<Exchange>({
  type: 'AR.RAT.3',
  situation: 'exchange-with-unknown-total',
  tries: 80,
  draw: draw => {
    const a = draw.int(2, 6);
    const [b, n] = [draw.int(a + 1, 13), draw.int(5, 30)];
    const count = left((a + b) * n, a, n).length;
    // With n and a free of common factors a divisor of the product divides the total as well.
    return gcd(a, b) === 1 && gcd(n, a) === 1 && (a + b) * n <= 400 && count >= 3 && count <= 9
      ? { a, b, n, frame: draw.int(0, 2) }
      : null;
  },
  forms: [howManyTotals, rangeOfTotals],
});
