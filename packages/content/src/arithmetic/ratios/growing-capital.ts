import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Growing {
  one: string;
  other: string;
  /** First capital, half of what is added to it each month, and second capital, in thousands of rupees. */
  start: number;
  half: number;
  capital: number;
  /** Whole months before the second partner joins. */
  late: number;
  frame: number;
}

/** Whole numbers between the roots of half·n² − middle·n + last. */
const between = (half: number, middle: number, last: number) => {
  const list: number[] = [];
  for (let n = 1; n <= 400; n += 1) if (half * n * n - middle * n + last < 0) list.push(n);
  return list;
};
const real = (half: number, middle: number, last: number) => between(half, middle, last).length > 0;
const middleOf = ({ start, half, capital }: Growing) => capital + half - start;

const monthsAhead = form({
  form: 'months-ahead',
  revision: 5,
  band: 'Hard',
  seconds: 110,
  also: ['AL.SEQ.1', 'AL.INQ.3'],
  entry: true,
  stem: ({ one, other, start, half, capital, late, frame }: Growing) =>
    frame === 0
      ? `${one} starts a business with ${rupees(1000 * start)} and adds ${rupees(2000 * half)} at the end of every month. After $${late}$ months ${other} joins with ${rupees(1000 * capital)} and adds nothing afterwards. Profit is shared in proportion to the product of capital and time. At how many month-ends is ${other}'s share of the total profit earned up to then larger than ${one}'s?`
      : `In a partnership the capital of ${one} is ${rupees(1000 * start)} in the first month and ${rupees(2000 * half)} more in each month than in the one before. ${other} keeps ${rupees(1000 * capital)} in it from the end of month $${late}$ on. Profit is shared in proportion to the product of capital and time; if the business were closed after $n$ months, ${other} would get more than ${one}. How many values of $n$ are possible?`,
  path: path<Growing>()
    .step(
      'middle',
      p => q(middleOf(p)),
      'After $n$ months the first product is the sum of an arithmetic progression and the second grows by the same amount every month. Write that the first is smaller, in thousands.',
      ({ start, half, capital, late }, { middle }) =>
        `${start}n + ${half}n(n - 1) < ${capital}(n - ${late}) \\Rightarrow ${half}n^2 - ${middle}n + ${capital * late} < 0`,
    )
    .quiet('last', ({ capital, late }) => q(capital * late))
    .step(
      'least',
      ({ half }, { middle, last }) => q(between(half, middle.valueOf(), last.valueOf())[0] ?? 0),
      'Find the first whole number beyond the smaller root.',
      ({ half }, { middle, last, least }) => {
        const at = (n: Fraction) => n.mul(n).mul(half).sub(n.mul(middle)).add(last);
        return `n = ${least.sub(1)}: ${at(least.sub(1))}, \\quad n = ${least}: ${at(least)} < 0`;
      },
    )
    .step(
      'greatest',
      ({ half }, { middle, last }) => q(between(half, middle.valueOf(), last.valueOf()).at(-1) ?? 0),
      'The roots add up to the middle coefficient over the first one: find the last whole number before the larger root.',
      ({ half }, { middle, greatest }) =>
        `n_1 + n_2 = ${half === 1 ? '' : `\\frac{${middle}}{${half}} = `}${numberTex(middle.div(half))} \\Rightarrow n \\le ${greatest}`,
    )
    .step(
      'count',
      (_p, { least, greatest }) => greatest.sub(least).add(1),
      'Count the whole numbers from the least to the greatest.',
      (_p, { least, greatest, count }) => `${greatest} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'sum_with_n_increments',
      at: 'middle',
      wrongly: ({ start, half, capital, late }) => {
        const wrong = capital - half - start;
        return real(half, wrong, capital * late) ? q(wrong) : null;
      },
      words: ({ half }) =>
        `The addition of ${rupees(2000 * half)} was counted from the first month on; it begins at the end of that month.`,
    },
    {
      misconception: 'counts_differences',
      at: 'count',
      wrongly: (_p, { least, greatest }) => greatest.sub(least),
      words: (_p, { least, greatest }) => `$${greatest} - ${least}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'until_it_is_overtaken',
      at: 'least',
      wrongly: ({ late }) => q(late + 1),
      words: ({ late }) =>
        `All months after month $${late}$ were counted from the start, but the late partner has to catch up first.`,
    },
    {
      misconception: 'first_month_behind',
      at: 'least',
      wrongly: (_p, { least }) => least.sub(1),
      words: (_p, { least }) => `After $${least}$ months the late partner is not yet ahead.`,
    },
    {
      misconception: 'capitals_compared',
      at: 'greatest',
      wrongly: ({ start, half, capital }, { least }) => {
        const last = Math.ceil((capital - start) / (2 * half));
        return last > least.valueOf() ? q(last) : null;
      },
      words: (_p, { greatest }) =>
        `Up to month $${greatest}$ the second capital is the larger one, but shares go by all months together.`,
    },
    {
      misconception: 'gives_the_last_month',
      gives: 'greatest',
      words: (_p, { greatest }) => `$${greatest}$ is the last such month; the number of them is asked.`,
    },
    {
      misconception: 'late_by_one_month_less',
      at: 'last',
      wrongly: ({ capital, late }) => q(capital * (late - 1)),
      words: ({ late }) =>
        `The second capital was counted from month $${late}$ on, though it came at its end.`,
    },
    {
      misconception: 'last_month_left_out',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.add(1),
      words: (_p, { greatest }) => `After $${greatest}$ months the first share is no longer the smaller one.`,
    },
    {
      misconception: 'late_by_one_month_more',
      at: 'last',
      wrongly: ({ half, capital, late }, { middle }) =>
        real(half, middle.valueOf(), capital * (late + 1)) ? q(capital * (late + 1)) : null,
      words: ({ late }) => `The second capital was counted as joining after $${late + 1}$ months.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'One capital grows by the same amount each month, the other is constant and late: compare sums, and count whole months.',
  approach: () =>
    'Capital times months is a sum of an arithmetic progression on one side and linear on the other. The whole numbers between the roots are the months asked for.',
  faster: ({ start, half, capital, late }) =>
    `In thousands the lead $${capital}(n - ${late}) - n(${start} + ${half}(n - 1))$ is symmetric about $n = ${numberTex(q(capital + half - start, 2 * half))}$, so one root gives both.`,
  check: ({ start, half, capital, late }, { least, greatest }) => {
    const one = (n: number) => start * n + half * n * (n - 1);
    const two = (n: number) => capital * (n - late);
    const at = (n: number) => `$${one(n)}$ against $${two(n)}$ after $${n}$ months`;
    const [a, b] = [Number(least), Number(greatest)];
    return `In thousands: ${at(a - 1)}, ${at(a)}; ${at(b)}, ${at(b + 1)}.`;
  },
  principle:
    'A capital that grows evenly gives a quadratic in the months: who is ahead changes at its roots.',
  verify: ({ start, half, capital, late }) => {
    let [one, two, count] = [0, 0, 0];
    for (let month = 1; month <= 600; month += 1) {
      one += start + 2 * half * (month - 1);
      if (month > late) two += capital;
      if (two > one) count += 1;
    }
    return q(count);
  },
});

/** AR.RAT.7 Hard: a capital that grows every month against a constant one that comes late. */
export const growingCapital: readonly AnyTemplate[] = situation<Growing>({
  type: 'AR.RAT.7',
  situation: 'growing-capital',
  tries: 40,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      one,
      other,
      start: draw.int(8, 40),
      half: draw.int(1, 3),
      capital: draw.int(25, 90),
      late: draw.int(2, 6),
      frame: draw.int(0, 1),
    };
    const middle = middleOf(p);
    const list = between(p.half, middle, p.capital * p.late);
    const touches = (n: number) => p.half * n * n - middle * n + p.capital * p.late === 0;
    const [first = 0, last = 0] = [list[0], list.at(-1)];
    return list.length >= 4 && list.length <= 24 && last <= 36 && !touches(first - 1) && !touches(last + 1)
      ? p
      : null;
  },
  forms: [monthsAhead],
});
