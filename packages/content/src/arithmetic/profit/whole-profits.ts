import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface DoubleRole {
  ware: string;
  /** The mark-up is so many times the discount, both in per cent. */
  times: number;
  /** The least profit, in per cent. */
  least: number;
  frame: number;
}

const wares = [
  'a wall clock',
  'a silk stole',
  'a mixer',
  'a leather belt',
  'a guitar',
  'a chess set',
] as const;
const words = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times'];
const often = (times: number) => words[times] ?? '';

/** The profit in per cent at a discount of x per cent. */
const profitAt = (times: number, x: number) => q((times - 1) * x).sub(q(times * x * x, 100));
/** Discounts below 100 % that are multiples of `step` and bring at least this profit. */
const discounts = (times: number, step: number, least: number) => {
  const list: number[] = [];
  for (let x = step; x < 100; x += step) if (profitAt(times, x).gte(least)) list.push(x);
  return list;
};
const profits = (times: number, xs: readonly number[]) => xs.map(x => profitAt(times, x));
const distinct = (list: readonly Fraction[]) =>
  list.filter((value, i) => list.findIndex(other => other.equals(value)) === i);
const sum = (list: readonly Fraction[]) => list.reduce((all, value) => all.add(value), q(0));
/** The least discount that makes times·x² a multiple of 100. */
const stepOf = (times: number) => {
  let step = 1;
  while ((times * step * step) % 100 !== 0) step += 1;
  return step;
};
const plus = (list: readonly Fraction[]) => list.map(value => numberTex(value)).join(' + ');

const wholeProfits = form({
  form: 'sum-of-whole-profits',
  band: 'Hard',
  seconds: 140,
  entry: true,
  also: ['AL.INQ.3', 'NS.NUM.5'],
  stem: ({ ware, times, least, frame }: DoubleRole) =>
    frame === 0
      ? `A dealer marks ${ware} $${times}x\\%$ above cost and gives a discount of $x\\%$ on the marked price, where $x$ is a positive integer. The profit, in per cent of the cost, is a whole number too, and at least $${least}$. What is the sum of all values that this percentage can take?`
      : frame === 1
        ? `On ${ware} the mark-up percentage was ${often(times)} the discount percentage, and the profit percentage was not less than $${least}$. All three percentages were positive integers. Add up all different profit percentages that are possible.`
        : `The label on ${ware} shows $${times}x\\%$ more than the cost, and it is sold $x\\%$ below the label. If $x$ and the profit percentage are integers and the profit is at least ${percent(least)}, find the sum of all distinct profit percentages possible.`,
  path: path<DoubleRole>()
    .quiet('square', ({ times }) => q(times, 100))
    .step(
      'step',
      ({ times }) => q(stepOf(times)),
      ({ times }) =>
        `With a cost of 100 the price is $(100 + ${times}x)\\left(1 - \\frac{x}{100}\\right)$. Write the profit, and see for which $x$ it is whole.`,
      ({ times }, { square, step }) =>
        `p = ${times - 1 === 1 ? '' : times - 1}x - \\frac{${square.n}x^2}{${square.d}}: \\quad ${square.d} \\mid ${square.n === 1n ? '' : square.n}x^2 \\Rightarrow ${step} \\mid x`,
    )
    .step(
      'possible',
      ({ times, least }, { step }): readonly Fraction[] =>
        discounts(times, Number(step), least).map(x => q(x)),
      'The profit rises and falls again. Go through the multiples and keep those that bring enough.',
      ({ times }, { possible }) =>
        possible.map(x => `x = ${x}: ${profitAt(times, Number(x))}`).join(', \\; '),
    )
    .quiet('values', ({ times }, { possible }): readonly Fraction[] =>
      distinct(profits(times, possible.map(Number))),
    )
    .step(
      'total',
      (_p, { values }) => sum(values),
      'Add the profits; one that two discounts bring counts once.',
      (_p, { values, total }) => `${plus(values)} = ${total}`,
    ),
  slips: [
    {
      misconception: 'each_discount_counted',
      at: 'values',
      wrongly: ({ times }, { possible, values }) =>
        values.length === possible.length ? null : profits(times, possible.map(Number)),
      words: ({ times }, { possible }) =>
        `The profits of all ${possible.length} discounts were added, though $x = ${possible[0]}$ and $x = ${possible.at(-1)}$ both bring $${profitAt(times, Number(possible[0]))}\\%$.`,
    },
    {
      misconception: 'coarser_step',
      at: 'step',
      wrongly: (_p, { step }) => step.mul(2),
      words: (_p, { step }) =>
        `Only multiples of $${step}$ were tried; half of that already makes the profit whole.`,
    },
    {
      misconception: 'rising_side_only',
      at: 'possible',
      wrongly: ({ times }, { possible, values }) => {
        const up = possible.filter(x => x.lte(q(50 * (times - 1), times)));
        return values.length === possible.length && up.length < possible.length && up.length > 0 ? up : null;
      },
      words: (_p, { possible }) =>
        `The list ends at $x = ${possible.at(-1)}$, where the profit is about greatest; larger discounts still bring enough.`,
    },
    {
      misconception: 'least_profit_missed',
      at: 'total',
      wrongly: (_p, { values, total }) =>
        total.sub(values.reduce((low, value) => (value.lt(low) ? value : low), total)),
      words: ({ least }, { values }) =>
        `The smallest of them, $${values.reduce((low, value) => (value.lt(low) ? value : low))}$, was left out; it still reaches $${least}$.`,
    },
    {
      misconception: 'greatest_profit_missed',
      at: 'total',
      wrongly: (_p, { values, total }) =>
        total.sub(values.reduce((high, value) => (value.gt(high) ? value : high), q(0))),
      words: (_p, { values }) =>
        `The greatest profit, $${values.reduce((high, value) => (value.gt(high) ? value : high))}\\%$, is missing in this sum.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'possible',
      wrongly: ({ times }, { step }) => discounts(times, Number(step), 1).map(x => q(x)),
      words: ({ least, times }, { possible }) =>
        `Every positive profit was added, also that of $x = ${possible[0]}$, $${profitAt(times, Number(possible[0]))}\\%$, which is below $${least}$.`,
    },
    {
      misconception: 'one_profit_below_the_bound',
      at: 'possible',
      wrongly: (_p, { step, possible }) => {
        const before = Number(possible[0]) - Number(step);
        return before > 0 ? [q(before), ...possible] : null;
      },
      words: ({ least, times }, { possible }) =>
        `$x = ${possible[0]}$ was added too, but it brings only $${profitAt(times, Number(possible[0]))}\\%$, less than $${least}\\%$.`,
    },
    {
      misconception: 'discounts_added',
      at: 'total',
      wrongly: (_p, { possible }) => sum(possible),
      words: (_p, { possible, total }) =>
        `$${plus(possible)} = ${total}$ adds the discounts; the profits are asked.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'One unknown plays two parts, mark-up and discount; the profit is quadratic in it, whole and bounded below.',
  approach: () =>
    'Work with a cost of 100. That the profit is whole makes the discount a multiple of a step, so few values remain; compare their profits with the bound.',
  faster: ({ times }, { step, values }) => {
    const k = q((times - 1) * Number(step));
    const square = q(times * Number(step) ** 2, 100);
    return `With $x = ${step}k$ the profit is $k(${k} - ${square.equals(1) ? '' : square}k)$, symmetric about $k = ${numberTex(k.div(square).div(2))}$: the values are $${values.map(v => numberTex(v)).join(', ')}$.`;
  },
  check: ({ times }, { possible }) => {
    const x = Number(possible[0]);
    const next = x + 1;
    return `$x = ${x}$: $${100 + times * x} \\times ${numberTex(q(100 - x, 100))} = ${numberTex(profitAt(times, x).add(100))}$; $x = ${next}$ gives $${numberTex(profitAt(times, next).add(100))}$, which is not whole.`;
  },
  principle:
    'When one whole number is both mark-up and discount, only the product of the two can spoil a whole profit: ask what divides it.',
  verify: ({ times, least }) => {
    const found = new Set<number>();
    for (let x = 1; x < 100; x += 1) {
      const price = (100 + times * x) * (100 - x);
      if (price % 100 === 0 && price / 100 - 100 >= least) found.add(price / 100 - 100);
    }
    return q([...found].reduce((all, value) => all + value, 0));
  },
});

/** AR.PLD.3 Hard: whole profits from a discount that sets the mark-up. */
export const doubleRoles: readonly AnyTemplate[] = situation<DoubleRole>({
  type: 'AR.PLD.3',
  situation: 'double-role',
  tries: 40,
  draw: draw => {
    const p = {
      ware: draw.pick(wares),
      times: draw.pick([3, 4, 4, 4, 5, 5, 6]),
      least: draw.int(12, 90),
      frame: draw.int(0, 2),
    };
    const xs = discounts(p.times, stepOf(p.times), p.least);
    const values = distinct(profits(p.times, xs));
    const exact = values.some(value => value.equals(p.least));
    return values.length >= 3 && values.length <= 5 && !exact && Number(xs[0]) > stepOf(p.times) ? p : null;
  },
  forms: [wholeProfits],
});
