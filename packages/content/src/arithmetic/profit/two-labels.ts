import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const down = (perCent: Fraction) => q(100).sub(perCent).div(100);

interface DoubleRole {
  ware: string;
  /** The mark-up is so many times the discount, both in per cent. */
  times: number;
  /** The two discounts that give the profit, smaller first. */
  low: Fraction;
  high: Fraction;
  profit: Fraction;
  cost: Fraction;
  frame: number;
}

const singleWares = [
  'a wall clock',
  'a silk stole',
  'a mixer',
  'a leather belt',
  'a guitar',
  'a chess set',
] as const;
const often = (times: number) =>
  times === 2 ? 'twice' : times === 3 ? 'three times' : times === 4 ? 'four times' : 'five times';

const twoLabels = form({
  form: 'difference-of-two-labels',
  revision: 2,
  band: 'Hard',
  seconds: 105,
  also: ['AL.QUA.1'],
  stem: ({ ware, times, profit, cost, frame }: DoubleRole) =>
    frame === 0
      ? `A dealer who paid ${rupees(cost)} for ${ware} marks it $${times}x\\%$ above cost, gives a discount of $x\\%$ and makes a profit of ${percent(profit)}. There are two values of $x$ for which this happens. By how many rupees do the two marked prices differ?`
      : `On ${ware} that cost ${rupees(cost)}, the mark-up per cent was ${often(times)} the discount per cent, and the profit was ${percent(profit)}. There are two possible marked prices. What is the difference between them?`,
  path: path<DoubleRole>()
    .quiet('sign', () => q(1))
    .step(
      'sum',
      ({ times }) => q(100 * (times - 1), times),
      ({ times }) =>
        `Write cost, mark-up and discount as $(100 + ${times}x)(100 - x) = 100(100 + p)$ with the profit $p$. Bring it to the form $x^2 - Sx + P = 0$, in which $S$ is the sum of the two discounts.`,
      ({ times, profit }, { sum }) =>
        `${times}x^2 - ${100 * (times - 1)}x + ${numberTex(profit.mul(100))} = 0 \\Rightarrow S = ${numberTex(sum)}`,
    )
    .step(
      'product',
      ({ times, profit }) => profit.mul(100).div(times),
      '$P$ is their product.',
      ({ times, profit }, { product }) =>
        `P = \\frac{${numberTex(profit.mul(100))}}{${times}} = ${numberTex(product)}`,
    )
    .step(
      'apart',
      (_p, { sum, product }) => {
        const inside = sum.pow(2)?.sub(product.mul(4)) ?? q(0);
        return q(Math.sqrt(Number(inside.n))).div(q(Math.sqrt(Number(inside.d))));
      },
      'The difference of the two discounts follows from sum and product; the equation need not be solved.',
      (_p, { sum, product, apart }) =>
        `\\sqrt{${numberTex(sum)}^2 - 4 \\times ${numberTex(product)}} = ${numberTex(apart)}`,
    )
    .quiet('factor', ({ times }) => q(times))
    .step(
      'rupees',
      ({ cost }, { apart, factor }) => cost.mul(apart).mul(factor).div(100),
      ({ times }) => `The mark-ups differ ${often(times)} as much, in per cent of the cost.`,
      ({ cost }, { apart, factor, rupees: last }) =>
        `${numberTex(factor)} \\times ${numberTex(apart)}\\% \\times ${numberTex(cost)} = ${numberTex(last)}`,
    ),
  slips: [
    {
      misconception: 'reports_difference_of_discounts',
      at: 'factor',
      wrongly: () => q(1),
      words: ({ times }, { apart }) =>
        `The discounts differ by $${numberTex(apart)}$ points, but the mark-ups, on which the labels depend, differ ${often(times)} as much.`,
    },
    {
      misconception: 'adds_the_roots',
      at: 'apart',
      wrongly: (_p, { sum }) => sum,
      words: (_p, { sum }) =>
        `$${numberTex(sum)}$ is the sum of the two discounts; the difference is smaller.`,
    },
    {
      misconception: 'larger_root_only',
      at: 'apart',
      wrongly: ({ high }) => high,
      words: ({ high }, { apart }) =>
        `A mark-up for the discount of ${percent(high)} alone was worked out, as if the other one were $0$ and not $${numberTex(high.sub(apart.equals(high) ? 0 : apart))}$.`.replace(
          /, as if.*$/,
          ': that is one mark-up, not the distance of two.',
        ),
    },
    {
      misconception: 'smaller_root_only',
      at: 'apart',
      wrongly: ({ low }) => low,
      words: ({ low }) =>
        `The rupees of mark-up that belong to a discount of ${percent(low)} are not the distance between the two labels.`,
    },
    {
      misconception: 'divides_by_times',
      at: 'factor',
      wrongly: ({ times }) => q(1, times),
      words: ({ times }) =>
        `Dividing by ${times} turns the relation round: the mark-up is the larger per cent.`,
    },
    {
      misconception: 'adds_one_to_factor',
      at: 'factor',
      wrongly: ({ times }) => q(times + 1),
      words: ({ times }) =>
        `${times + 1} times counts the discount and the mark-up together; a label moves with the mark-up alone.`,
    },
    {
      misconception: 'forgets_discount_on_factor',
      at: 'factor',
      wrongly: ({ times }) => q(times - 1),
      words: ({ times }) =>
        `${times - 1} times is what remains when the discount is subtracted, but the question is about marked prices.`,
    },
  ],
  show: value => rupees(value),
  plausible: money => money.d === 1n && money.valueOf() > 0,
  snapRead: () =>
    'One unknown plays two parts, mark-up and discount, and a profit is fixed: a quadratic. The distance of two marked prices is asked.',
  approach: () =>
    'Set up the quadratic for the discount. Only the difference of its roots is needed, which sum and product give.',
  faster: (_p, { sum, product, apart }) =>
    `Two numbers with sum $${numberTex(sum)}$ and product $${numberTex(product)}$ differ by $${numberTex(apart)}$; scale to the mark-up.`,
  check: ({ low, high, times, profit }) =>
    `$x = ${numberTex(low)}$: $${numberTex(low.mul(times).add(100))} \\times ${numberTex(down(low))} = ${numberTex(profit.add(100))}$; $x = ${numberTex(high)}$: $${numberTex(high.mul(times).add(100))} \\times ${numberTex(down(high))} = ${numberTex(profit.add(100))}$.`,
  principle: 'When only the distance of two roots matters, take it from their sum and product.',
  verify: ({ times, profit, cost }) => {
    const labels: number[] = [];
    for (let tenth = 1; tenth < 1000; tenth += 1) {
      const x = tenth / 10;
      if (Math.abs((100 + times * x) * (100 - x) - 100 * (100 + profit.valueOf())) < 1e-6)
        labels.push(cost.valueOf() * (1 + (times * x) / 100));
    }
    return q(Math.round(Math.abs((labels[1] ?? 0) - (labels[0] ?? 0)) * 100), 100);
  },
});

const doubleRoleRows = [2, 4, 5].flatMap(times =>
  Array.from({ length: 100 }, (_, i) => q(i + 1, 2)).flatMap(low => {
    const high = q(100 * (times - 1), times).sub(low);
    const profit = low.mul(high).mul(times).div(100);
    return low.lt(high) &&
      low.valueOf() >= 4 &&
      high.valueOf() < 78 &&
      profit.mul(2).d === 1n &&
      low.mul(2).d === 1n
      ? [{ times, low, high, profit }]
      : [];
  }),
);

/** AR.PLD.3 Hard: two marked prices from one equation. */
export const doubleRoles: readonly AnyTemplate[] = situation<DoubleRole>({
  type: 'AR.PLD.3',
  situation: 'double-role',
  tries: 12,
  draw: draw => {
    const row = draw.pick(doubleRoleRows);
    const cost = q(draw.step(300, 4500, 50));
    return cost.mul(row.high.sub(row.low)).div(100).d === 1n
      ? { ...row, ware: draw.pick(singleWares), cost, frame: draw.int(0, 1) }
      : null;
  },
  forms: [twoLabels],
});
