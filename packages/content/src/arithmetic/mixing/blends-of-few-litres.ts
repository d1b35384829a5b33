import Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain, ratio } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

type Parts = readonly [number, number];

interface Few {
  /** The stronger mixture and the weaker one, as parts of the first component to parts of the second. */
  a: Parts;
  b: Parts;
  /** In the blend the first component is more than `least` times the second. */
  least: Fraction;
  /** Litres in all, at most. */
  most: number;
  frame: number;
}

type Whole = readonly Fraction[];

const sumOfParts = ([x, y]: Parts) => x + y;
const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
/** What i lots of the stronger mixture have above the bound of the ratio, and what one lot of the weaker one is short of it. */
const surplus = ({ a, least }: Few) => q(a[0]).sub(least.mul(a[1]));
const shortage = ({ b, least }: Few) => least.mul(b[1]).sub(b[0]);
/** Lots of the stronger mixture that leave room for one of the weaker one. */
const lots = ({ most }: Few, first: number, second: number): Whole =>
  Array.from({ length: Math.max(0, Math.floor((most - second) / first)) }, (_, i) => q(i + 1));
const byRatio = (p: Few, i: Fraction, reached: boolean) => {
  const room = surplus(p).mul(i).div(shortage(p));
  return reached ? room.floor() : room.ceil().sub(1);
};
const byTotal = (p: Few, i: Fraction, first: number, second: number) =>
  q(p.most).sub(i.mul(first)).div(second).floor();
const smaller = (x: Fraction, y: Fraction) => (x.lt(y) ? x : y);
const positive = (x: Fraction) => (x.s > 0n ? x : q(0));
const sumOf = (list: Whole) => list.reduce((sum, n) => sum.add(n), q(0));

const names = [
  { first: 'milk', second: 'water' },
  { first: 'orange juice', second: 'soda' },
  { first: 'dye', second: 'solvent' },
] as const;
const nameOf = ({ frame }: Few) => names[frame] ?? names[0];
const moreThan = ({ least }: Few, first: string, second: string) =>
  least.equals(1)
    ? `more ${first} than ${second}`
    : `more than ${least.equals(2) ? 'twice' : `$${numberTex(least)}$ times`} as much ${first} as ${second}`;

const wholeFirst = form({
  form: 'pairs-with-a-whole-part',
  band: 'Hard',
  also: ['AL.INQ.3', 'AL.DIO.5'],
  entry: true,
  apart: true,
  seconds: 145,
  stem: p => {
    const { a, b, most, frame } = p;
    return frame === 0
      ? `Mixture P has milk and water in the ratio ${ratio(a)} and mixture Q in the ratio ${ratio(b)}. Now $x$ litres of P and $y$ litres of Q are poured together, where $x$ and $y$ are positive integers with $x + y \\le ${most}$. The blend holds a whole number of litres of milk, and ${moreThan(p, 'milk', 'water')}. How many pairs $(x, y)$ are possible?`
      : frame === 1
        ? `A bar fills a bowl with whole litres of two drinks, at least one litre of each and at most $${most}$ litres in all. In the first drink, orange juice and soda are in the ratio ${ratio(a)}; in the second, in the ratio ${ratio(b)}. The bowl is to have ${moreThan(p, 'juice', 'soda')}, and the number of litres of juice is to be an integer. In how many ways can the quantities of the two drinks be chosen?`
        : `One-litre tins of two stains, with dye and solvent in the ratios ${ratio(a)} and ${ratio(b)} respectively, are emptied into a drum: at least one of each kind, not more than $${most}$ tins in all. The drum must then hold ${moreThan(p, 'dye', 'solvent')}, and the dye must come to a whole number of litres. How many choices of the numbers of tins of the two stains are there?`;
  },
  path: path<Few>()
    .quiet('units', ({ a, b }): Whole => [q(sumOfParts(a)), q(sumOfParts(b))])
    .step(
      'lots',
      (p, { units: [first = q(1), second = q(1)] }) => lots(p, Number(first), Number(second)),
      p =>
        `The two parts of ${nameOf(p).first} have denominators without a common factor, so their sum is whole only if each of them is: both quantities come in full lots. Run through the lots of the first that leave room for one of the second.`,
      ({ a, b, most }, { units: [first = q(1), second = q(1)], lots: list }) =>
        `\\frac{${a[0]}x}{${sumOfParts(a)}} + \\frac{${b[0]}y}{${sumOfParts(b)}} \\text{ whole}: \\quad x = ${first}i, \\; y = ${second}j, \\quad ${first}i + ${second}j \\le ${most}, \\quad i \\le ${list.length}`,
    )
    .step(
      'ratio',
      (p, { lots: list }): Whole => list.map(i => byRatio(p, i, false)),
      'In lots the ratio is short to write. It bounds the second number of lots by the first: find the greatest value for each.',
      (p, { ratio: list, lots: is }) =>
        `${p.a[0]}i + ${p.b[0]}j > ${p.least.equals(1) ? `${p.a[1]}i + ${p.b[1]}j` : `${numberTex(p.least)}(${p.a[1]}i + ${p.b[1]}j)`} \\Rightarrow ${numberTex(surplus(p))}i > ${numberTex(shortage(p))}j: \\quad ${is.map((i, k) => `i = ${i}: ${list[k]}`).join(', \\; ')}`,
    )
    .step(
      'total',
      (p, { units: [first = q(1), second = q(1)], lots: list }): Whole =>
        list.map(i => positive(byTotal(p, i, Number(first), Number(second)))),
      'The total bounds it too, the more the larger the first number is.',
      (p, { units: [first = q(1), second = q(1)], total: list, lots: is }) =>
        `j \\le \\frac{${p.most} - ${first}i}{${second}}: \\quad ${is.map((i, k) => `i = ${i}: ${list[k]}`).join(', \\; ')}`,
    )
    .step(
      'count',
      (_p, { ratio: one, total: other }) => sumOf(one.map((n, k) => positive(smaller(n, other[k] ?? q(0))))),
      'For each first number the smaller of the two bounds counts. Add them.',
      (_p, { ratio: one, total: other, count }) =>
        `${one.map((n, k) => positive(smaller(n, other[k] ?? q(0)))).join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'boundary_included',
      at: 'ratio',
      wrongly: (p, { lots: list }) => list.map(i => byRatio(p, i, true)),
      words: (p, { count }) =>
        `$${count}$ counts blends with exactly ${p.least.equals(1) ? `as much ${nameOf(p).first} as ${nameOf(p).second}` : `$${numberTex(p.least)}$ times as much ${nameOf(p).first}`}; there has to be more.`,
    },
    {
      misconception: 'total_ignored_by_the_second',
      at: 'total',
      wrongly: (_p, { ratio: list }) => list,
      words: ({ most }, { count }) =>
        `$${count}$ uses the bound of the ratio alone; for larger $i$ the total would pass $${most}$ litres.`,
    },
    {
      misconception: 'ratio_ignored',
      at: 'ratio',
      wrongly: (_p, { total: list }) => list,
      words: (p, { count }) =>
        `All $${count}$ pairs of full lots within the total were counted; in some of them there is too little ${nameOf(p).first}.`,
    },
    {
      misconception: 'full_total_left_out',
      at: 'total',
      wrongly: (p, { units: [first = q(1), second = q(1)], lots: list }) =>
        list.map(i => positive(byTotal({ ...p, most: p.most - 1 }, i, Number(first), Number(second)))),
      words: ({ most }, { count }) =>
        `A total of exactly $${most}$ litres was left out, which brings the count to $${count}$; it is allowed.`,
    },
    {
      misconception: 'ratio_read_as_fraction',
      at: 'units',
      wrongly: ({ a, b }) => (a[1] * b[1] > 1 ? [q(a[1]), q(b[1])] : null),
      words: ({ a, b }) =>
        `${ratio(a)} and ${ratio(b)} were read as fractions with the denominators $${a[1]}$ and $${b[1]}$; the whole has $${sumOfParts(a)}$ and $${sumOfParts(b)}$ parts.`,
    },
    {
      misconception: 'one_lot_only',
      at: 'lots',
      wrongly: (_p, { lots: list }) => (list.length > 2 ? list.slice(0, -1) : null),
      words: ({ most }, { lots: list }) =>
        `The list stops at $i = ${list.length}$, though $i = ${list.length + 1}$ leaves room for $j = 1$ within $${most}$ litres.`,
    },
    {
      misconception: 'zero_lots_counted',
      at: 'count',
      wrongly: (_p, { count, lots: list }) => count.add(list.length),
      words: (_p, { count, lots: list }) =>
        `$j = 0$ was counted for each of the $${list.length}$ values of $i$, which makes $${count}$; some of both is used.`,
    },
    {
      misconception: 'counts_first_numbers_only',
      at: 'count',
      wrongly: (_p, { ratio: one, total: other }) =>
        sumOf(one.map((n, k) => q(positive(smaller(n, other[k] ?? q(0))).s > 0n ? 1 : 0))),
      words: (_p, { count }) =>
        `$${count}$ is the number of values of $i$; most of them go with several $j$.`,
    },
    {
      misconception: 'one_too_few_in_each_row',
      at: 'ratio',
      wrongly: (_p, { ratio: list }) => list.map(n => n.sub(1)),
      words: (p, { count }) =>
        `One value too few was let in by $${numberTex(surplus(p))}i > ${numberTex(shortage(p))}j$ for each $i$, which leaves $${count}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: p =>
    `Two mixtures in whole litres with a bounded total; the ${nameOf(p).first} is to be whole as well, and to outweigh the ${nameOf(p).second}. Pairs are to be counted.`,
  approach: () =>
    'Whole litres of one component force full lots of both mixtures. In lots there are two bounds, one from the ratio and one from the total; each bites for other values.',
  faster: (p, { ratio: one, total: other }) =>
    `In lots of $${sumOfParts(p.a)}$ and $${sumOfParts(p.b)}$ litres: $j < ${numberTex(surplus(p).div(shortage(p)))}i$ and $${sumOfParts(p.a)}i + ${sumOfParts(p.b)}j \\le ${p.most}$, so $${one.map((n, k) => positive(smaller(n, other[k] ?? q(0)))).join(' + ')}$.`,
  check: (p, { ratio: one, total: other }) => {
    const j = positive(smaller(one[0] ?? q(0), other[0] ?? q(0)));
    const of = (count: Fraction) =>
      `$${count.mul(p.b[0]).add(p.a[0])}$ of ${nameOf(p).first} and $${count.mul(p.b[1]).add(p.a[1])}$ of ${nameOf(p).second}`;
    return `With $i = 1$ the largest $j$ is $${j}$: ${of(j)}, in litres; one lot more would give ${of(j.add(1))}, which is too little ${nameOf(p).first}.`;
  },
  principle:
    'A sum of fractions with coprime denominators is whole only if both are: count in full lots, and let each bound cut where it bites.',
  verify: ({ a, b, least, most }) => {
    let count = 0;
    for (let x = 1; x < most; x += 1)
      for (let y = 1; x + y <= most; y += 1) {
        const first = q(x * a[0], a[0] + a[1]).add(q(y * b[0], b[0] + b[1]));
        if (first.d === 1n && first.gt(least.mul(q(x + y).sub(first)))) count += 1;
      }
    return q(count);
  },
});

const strong: readonly Parts[] = [
  [4, 1],
  [3, 1],
  [5, 2],
  [7, 1],
  [3, 2],
  [5, 1],
  [2, 1],
  [6, 1],
];
const weak: readonly Parts[] = [
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [2, 5],
  [1, 6],
];

/** AR.MIX.3 Hard: whole litres of two mixtures that hold a whole part, with a bound for the ratio and one for the total. */
export const blendsOfFewLitres: readonly AnyTemplate[] = situation<Few>({
  type: 'AR.MIX.3',
  situation: 'blends-of-few-litres',
  tries: 80,
  draw: draw => {
    const [a, b] = [draw.pick(strong), draw.pick(weak)];
    const p: Few = {
      a,
      b,
      least: draw.pick([q(1), q(1), q(3, 2), q(2)]),
      most: draw.int(24, 60),
      frame: draw.int(0, 2),
    };
    const [first, second] = [sumOfParts(a), sumOfParts(b)];
    if (gcd(first, second) > 1 || surplus(p).s <= 0n || shortage(p).s <= 0n) return null;
    const is = lots(p, first, second);
    const [ratios, totals] = [is.map(i => byRatio(p, i, false)), is.map(i => byTotal(p, i, first, second))];
    const cut = ratios.filter((n, k) => n.lt(totals[k] ?? q(0))).length;
    const count = sumOf(ratios.map((n, k) => positive(smaller(n, totals[k] ?? q(0)))));
    // Each bound is the smaller one for at least two numbers of lots.
    return is.length >= 4 &&
      is.length <= 7 &&
      cut >= 1 &&
      ratios.filter((n, k) => n.gt(totals[k] ?? q(0))).length >= 2 &&
      new Fraction(count).gte(6) &&
      (ratios[0]?.s ?? 0n) > 0n &&
      (ratios[0]?.lt(totals[0] ?? q(0)) ?? false)
      ? p
      : null;
  },
  forms: [wholeFirst],
});
