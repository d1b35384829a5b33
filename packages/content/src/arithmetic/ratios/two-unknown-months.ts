import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { grouped, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const months = 12;
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

interface TwoMonths {
  one: string;
  other: string;
  /** First capital, what is taken out of it, and second capital, in thousands of rupees. */
  x: number;
  out: number;
  y: number;
  frame: number;
}

/** Months of withdrawal and of joining, 1 to 11, with out × m + y × n = constant. */
const pairs = (out: number, y: number, constant: number, from = 1, to = months - 1) => {
  const list: (readonly [number, number])[] = [];
  for (let m = from; m <= to; m += 1) {
    const n = (constant - out * m) / y;
    if (Number.isInteger(n) && n >= from && n <= to) list.push([m, n]);
  }
  return list;
};
const constantOf = ({ x, out, y }: TwoMonths) => months * (y - x + out);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const joins = (list: readonly (readonly [number, number])[]) => q(sum(list.map(([, n]) => n)));

const joiningMonths = form({
  form: 'sum-of-joining-months',
  band: 'Hard',
  revision: 2,
  seconds: 125,
  also: ['AL.DIO.1'],
  entry: true,
  stem: ({ one, other, x, out, y, frame }: TwoMonths) =>
    frame === 0
      ? `${one} opens a shop with ${rupees(1000 * x)} and takes out ${rupees(1000 * out)} at the end of one of the first eleven months. ${other} comes in with ${rupees(1000 * y)} at the end of one of these months too, perhaps another one. At the end of the year their shares of the profit are equal. If ${other} comes in after $n$ months, what is the sum of all possible values of $n$?`
      : `Two partners share the profit of a year equally. The first, ${one}, put in ${rupees(1000 * x)} on the first day and withdrew ${rupees(1000 * out)} after $m$ months; the second, ${other}, put in ${rupees(1000 * y)} after $n$ months. Both $m$ and $n$ are whole numbers from $1$ to $11$. Add up all values that $n$ can have.`,
  path: path<TwoMonths>()
    .step(
      'constant',
      p => q(constantOf(p)),
      'Equal shares mean equal capital times months, here in thousands. Collect both unknown months on one side.',
      ({ x, out, y }, { constant }) =>
        `12 \\times ${x} - ${out}(12 - m) = ${y}(12 - n) \\Rightarrow ${out}m + ${y}n = ${constant}`,
    )
    .quiet('from', () => q(1))
    .quiet('to', () => q(months - 1))
    .step(
      'total',
      ({ out, y }, { constant, from, to }) =>
        joins(pairs(out, y, constant.valueOf(), from.valueOf(), to.valueOf())),
      'Cancel the common factor, find the pairs of whole months from 1 to 11, and add the second members.',
      ({ out, y }, { constant, from, to, total }) => {
        const g = gcd(gcd(out, y), constant.valueOf());
        return `${out / g}m + ${y / g}n = ${constant.div(g)}: \\quad (m, n) = ${pairs(
          out,
          y,
          constant.valueOf(),
          from.valueOf(),
          to.valueOf(),
        )
          .map(([m, n]) => `(${m}, ${n})`)
          .join(', ')}; \\quad \\text{sum } ${total}`;
      },
    ),
  slips: [
    {
      misconception: 'gives_the_other_unknown',
      at: 'total',
      wrongly: ({ out, y }, { constant }) => q(sum(pairs(out, y, constant.valueOf()).map(([m]) => m))),
      words: (_p, { total }) =>
        `$${total}$ adds the months $m$ of the withdrawal; the months of joining are asked.`,
    },
    {
      misconception: 'first_and_last_day_allowed',
      at: 'from',
      wrongly: () => q(0),
      words: (_p, { total }) => `A sum of $${total}$ lets one of the months be 0, the first day of the year.`,
    },
    {
      misconception: 'first_and_last_day_allowed',
      at: 'to',
      wrongly: () => q(months),
      words: (_p, { total }) => `A sum of $${total}$ lets one of the months be 12, the last day of the year.`,
    },
    {
      misconception: 'one_case_only',
      at: 'total',
      wrongly: ({ out, y }, { constant }) => q(pairs(out, y, constant.valueOf())[0]?.[1] ?? 0),
      words: (_p, { total }) => `$n = ${total}$ is only the first pair that fits; there are more.`,
    },
    {
      misconception: 'largest_case_left_out',
      at: 'to',
      wrongly: ({ out, y }, { constant }) =>
        q(Math.max(...pairs(out, y, constant.valueOf()).map(([m, n]) => Math.max(m, n))) - 1),
      words: (_p, { to }) => `Months were tried up to $${to}$ only; one later month fits as well.`,
    },
    {
      misconception: 'withdrawn_before_instead_of_after',
      at: 'constant',
      wrongly: ({ x, out, y }) => {
        const wrong = months * (y - x);
        const found = pairs(out, y, wrong);
        return wrong > 0 && found.length > 0 ? q(wrong) : null;
      },
      words: ({ out }, { constant }) =>
        `With $${constant}$ on the right the ${rupees(1000 * out)} were put in after $m$ months, not taken out.`,
    },
    {
      misconception: 'months_present_for_months_passed',
      at: 'total',
      wrongly: ({ out, y }, { constant }) =>
        q(sum(pairs(out, y, constant.valueOf()).map(([, n]) => months - n))),
      words: (_p, { total }) => `$${total}$ adds how long the second capital stayed, not how late it came.`,
    },
    {
      misconception: 'counts_values',
      at: 'total',
      wrongly: ({ out, y }, { constant }) => q(pairs(out, y, constant.valueOf()).length),
      words: (_p, { total }) => `There are $${total}$ possible months; their sum was asked.`,
    },
    {
      misconception: 'adds_both_unknowns',
      at: 'total',
      wrongly: ({ out, y }, { constant }) => q(sum(pairs(out, y, constant.valueOf()).map(([m, n]) => m + n))),
      words: (_p, { total }) => `$${total}$ adds both months of every pair; only those of joining are asked.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () => 'Equal shares with two unknown whole months: one equation, two unknowns, and bounds.',
  approach: () =>
    'Capital times months gives one linear equation. Divisibility by the coefficients and the bounds 1 to 11 leave few pairs.',
  faster: ({ out, y }, { constant }) => {
    const g = gcd(gcd(out, y), constant.valueOf());
    return `In $${out / g}m + ${y / g}n = ${constant.div(g)}$ every further pair has $m$ changed by $${y / gcd(out, y)}$ and $n$ by $${out / gcd(out, y)}$ the other way.`;
  },
  check: ({ x, out, y }, { constant }) =>
    `Products of capital and months: ${pairs(out, y, constant.valueOf())
      .map(([m, n]) =>
        `$${grouped(months * x - out * (months - m))} = ${grouped(y * (months - n))}$`.replaceAll(',', '{,}'),
      )
      .join(', ')}.`,
  principle:
    'One equation with two whole unknowns has steps: from one solution the coefficients lead to all others between the bounds.',
  verify: ({ x, out, y }) => {
    const found = new Set<number>();
    for (let m = 1; m < months; m += 1)
      for (let n = 1; n < months; n += 1)
        if (x * m + (x - out) * (months - m) === y * (months - n)) found.add(n);
    return q(sum([...found]));
  },
});

/** AR.RAT.7 Hard: two months of one equation. */
export const twoUnknownMonths: readonly AnyTemplate[] = situation<TwoMonths>({
  type: 'AR.RAT.7',
  situation: 'two-unknown-months',
  tries: 60,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      one,
      other,
      x: draw.step(30, 120, 5),
      out: draw.step(10, 60, 5),
      y: draw.step(30, 150, 5),
      frame: draw.int(0, 1),
    };
    const found = pairs(p.out, p.y, constantOf(p));
    return p.out < p.x && p.out !== p.y && found.length >= 3 && found.length <= 5 ? p : null;
  },
  forms: [joiningMonths],
});
