import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Growth {
  rate: number;
  sum: number;
  who: string;
  frame: number;
}

const savers = [
  { who: 'Karthik' },
  { who: 'Bhavna' },
  { who: 'Yusuf' },
  { who: 'Sneha' },
  { who: 'Jagdish' },
] as const;
const power = (rate: number, n: number) => q(100 + rate, 100).pow(n) ?? q(0);

const sumAtFirst = form<Growth>(
  'sum-from-the-interest-of-two-years',
  {
    band: 'Medium',
    seconds: 80,
    suits: ({ rate, sum }) =>
      power(rate, 2)
        .mul(sum * rate)
        .div(100).d === 1n,
    verify: ({ rate, sum }) => {
      const [second, third] = [
        power(rate, 1)
          .mul(sum * rate)
          .div(100),
        power(rate, 2)
          .mul(sum * rate)
          .div(100),
      ];
      for (let r = 1; r < 60; r += 1) {
        if (
          !second
            .mul(100 + r)
            .div(100)
            .equals(third)
        )
          continue;
        for (let p = 100; p <= 80000; p += 50) if (q(p * r * (100 + r), 10000).equals(second)) return p;
      }
      throw new Error('no sum fits');
    },
  },
  ({ rate, sum, who, frame }, { step, find }) => {
    const second = find(
      power(rate, 1)
        .mul(sum * rate)
        .div(100),
    );
    const third = find(
      power(rate, 2)
        .mul(sum * rate)
        .div(100),
    );
    const r = step(calc`(${third} - ${second}) / ${second} * 100`, {
      name: 'the rate in per cent',
      because: text`The interest of the third year is that of the second year with a year's interest on it.`,
    })`
      The interest grows by the rate from year to year, like the amount. Find the rate.`;
    const first = step(calc`${second} ÷ (100% + ${r}%)`, { name: 'the interest of the first year' })`
      Go back one year: the interest of the first year.`;
    const wanted = step(
      calc`${first} ÷ ${r}%`,
      (_value, working) => tex`P \times ${r}\% = ${first} \Rightarrow P = ${working}`,
    )`
      In the first year the sum $P$ itself earned it.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The compound interest on a sum, compounded yearly, is ₹${second} for the second year and ₹${third} for
            the third year. What is the sum?`
          : frame === 1
            ? text`${who} deposits some money at compound interest. The bank adds ₹${second} as the interest of the
              second year and ₹${third} as that of the third year.
              How much did ${who} deposit?`
            : text`From the book of an account with yearly compounding: interest of the second year ₹${second},
              interest of the third year ₹${third}. Nothing was paid in or taken
              out. Find the amount with which the account was opened.`,
      show: rupees,
      plausible: value => value.gt(0),
      slips: [
        slip('took_a_wrong_number_of_periods', first, calc`${second}`)`
          The ₹${first} of the second year were taken as the interest of the first.`,
        slip('took_a_wrong_number_of_periods', first, calc`${second} ÷ (100% + ${r}%) ÷ (100% + ${r}%)`)`
          The interest was taken back two years, to ₹${first}.`,
        slip('undid_with_the_same_per_cent', first, calc`${second} * (100% - ${r}%)`)`
          ${r}% was taken off the interest of the second year, which leaves ₹${first}. Going back means dividing.`,
        slip('compounded_simple_interest', first, calc`2 * ${second} - ${third}`)`
          The interest of the first year was taken as ₹${first}, as if it grew by equal amounts.`,
        slip('stopped_a_step_early', wanted, calc`${first} ÷ ${r}% + ${first}`)`
          ${here} is the amount after the first year.`,
        slip('took_the_whole_for_a_part', wanted, calc`${second} ÷ ((1 + ${r} / 100)^2 - 1)`)`
          ${here} treats the ₹${second} as the interest of the first two years together.`,
        slip('took_the_whole_for_a_part', wanted, calc`(${second} + ${third}) ÷ ${r}%`)`
          ${here} takes the interest of both years as that of one.`,
        slip('took_a_wrong_number_of_periods', wanted, calc`${third} ÷ ${r}%`)`
          ${here} is the amount at the beginning of the third year.`,
      ],
      snapRead: text`The interest of two consecutive years: it grows by the rate, so it gives the rate and then the
        sum.`,
      approach: text`The quotient of the two interests is the growth of a year. Go back to the interest of the first
        year and from it to the sum.`,
      check: text`₹${wanted} earns ₹${first} in the first year; ₹${wanted.add(first)} earns
        ₹${wanted.add(first).mul(r).div(100)} in the second.`,
      principle: text`At compound interest the yearly interests grow by the same factor as the amounts.`,
    };
  },
);

interface Skipped {
  rate: number;
  sum: number;
  s: number;
  who: string;
  frame: number;
}

const later = form<Skipped>(
  'amount-one-year-after-equal-times',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AL.SEQ.2'],
    suits: ({ rate, sum, s }) =>
      power(rate, 2 * s)
        .mul(sum)
        .mul(2).d === 1n &&
      power(rate, s).mul(sum).d === 1n &&
      power(rate, 2 * s + 1)
        .mul(sum)
        .mul(2).d === 1n,
    verify: ({ rate, sum, s }) => {
      // The rate is tried at which the first amount grows to the second.
      const [one, two] = [power(rate, s).mul(sum), power(rate, 2 * s).mul(sum)];
      for (let r = 1; r < 100; r += 1) if (power(r, s).mul(one).equals(two)) return two.mul(100 + r).div(100);
      throw new Error('no rate fits');
    },
  },
  ({ rate, sum, s, who, frame }, { step, find }) => {
    const one = find(power(rate, s).mul(sum));
    const two = find(power(rate, 2 * s).mul(sum));
    const factor = step(calc`${two} / ${one}`, {
      name: 'the growth in that time',
      works: value => tex`\frac{${two}}{${one}} = \frac{${value.n}}{${value.d}}`,
      because: text`Equal times bring equal factors at compound interest, whatever the rate.`,
    })`
      From $${s}$ to $${2 * s}$ years the money grows by a factor. Find it.`;
    const yearly = step(() => nearFraction(factor.valueOf() ** (1 / s), 100), {
      name: 'the growth of one year',
      works: value => tex`\sqrt[${s}]{\frac{${factor.n}}{${factor.d}}} = \frac{${value.n}}{${value.d}}`,
    })`
      This is the growth of $${s}$ years, the yearly growth multiplied $${s}$ times. Take the
      ${s === 2 ? 'square' : 'cube'}
      root.`;
    const end = step(calc`${two} * ${yearly}`, {
      name: text`the amount after $${2 * s + 1}$ years`,
      works: value => tex`${two} \times \frac{${yearly.n}}{${yearly.d}} = ${value}`,
    })`
      One year more is this factor once more.`;
    return {
      answer: end,
      stem:
        frame === 0
          ? text`A sum at compound interest becomes ₹${one} after $${s}$ years and ₹${two} after $${2 * s}$ years. What
            will it be after $${2 * s + 1}$ years?`
          : frame === 1
            ? text`${who} has invested money at a fixed rate of compound interest. The statements show ₹${one} at the
              end of year $${s}$ and ₹${two} at the end of year
              $${2 * s}$. Find the amount at the end of year $${2 * s + 1}$.`
            : text`With yearly compounding at an unknown rate, a deposit stands at ₹${one} when it is $${s}$ years old.
              At twice that age it stands at ₹${two}. At which amount
              will it stand one year after that?`,
      show: rupees,
      plausible: value => value.gt(0) && value.mul(100).d === 1n,
      slips: [
        slip('left_out_interest_on_interest', end, calc`${two} + (${two} - ${one}) / ${s}`)`
          ${here} adds an equal part of the interest of the last $${s}$ years. At compound interest it grows.`,
        slip('took_a_wrong_number_of_periods', yearly, factor)`
          $\frac{${factor.n}}{${factor.d}}$ was used for one year. It is the growth of $${s}$ years.`,
        slip('compounded_simple_interest', yearly, calc`1 + (${factor} - 1) / ${s}`)`
          The growth of $${s}$ years was divided by $${s}$, which gives $${frac(yearly)}$ for a year. It has to be a
          root.`,
        slip('took_a_wrong_number_of_periods', end, calc`${two} * ${yearly}^2`)`
          ${here} is the amount two years later.`,
        slip('used_a_wrong_given_number', end, calc`${one} * ${yearly}`)`
          ${here} goes on from ₹${one}, the amount after $${s}$ years.`,
        slip('assumed_a_proportion', end, calc`${two} * (2 * ${s} + 1) / (2 * ${s})`)`
          ${here} takes the amount as proportional to the time.`,
        slip('left_out_interest_on_interest', end, calc`${two} + ${one} * (${yearly} - 1)`)`
          ${here} adds the interest of one year on ₹${one}, the amount at an earlier time.`,
      ],
      snapRead: text`Amounts at equal distances in time, and another one that is not at this distance.`,
      approach: text`The quotient of the two amounts is the growth for that time. Its root is the growth of a single
        year;
        use it once more.`,
      check: text`From ₹${one} the yearly growth $${frac(yearly)}$ gives ₹${one.mul(yearly.pow(s) ?? 1)} after $${s}$
        more
        years, and then ₹${end}.`,
      principle: text`Equal times, equal factors: the growth of one year is a root of the growth of several.`,
    };
  },
);

/** AR.INT.5 Medium: a sum from the interest of two years, and an amount one year after two equal times. */
export const sumsFromAmounts: readonly AnyTemplate[] = [
  ...situation<Growth>({
    type: 'AR.INT.5',
    situation: 'interest-of-two-years',
    tries: 40,
    draw: draw => {
      const rate = draw.pick([5, 8, 10, 12, 15, 20, 25]);
      const unit = { 5: 8000, 8: 3125, 10: 1000, 12: 3125, 15: 8000, 20: 125, 25: 64 }[rate] ?? 1000;
      const sum = unit * draw.int(1, Math.max(2, Math.floor(60000 / unit)));
      return sum % 50 === 0 && sum >= 1500 && sum <= 75000
        ? { rate, sum, ...draw.pick(savers), frame: draw.int(0, 2) }
        : null;
    },
    forms: [sumAtFirst],
  }),
  ...situation<Skipped>({
    type: 'AR.INT.5',
    situation: 'equal-times',
    tries: 60,
    draw: draw => {
      const [rate, s] = [draw.pick([10, 20, 25, 50]), draw.int(2, 3)];
      const unit = { 10: 10000, 20: s === 2 ? 625 : 15625, 25: 1024, 50: s === 2 ? 16 : 128 }[rate] ?? 1000;
      const sum = unit * draw.int(1, Math.max(2, Math.floor(40000 / unit)));
      return sum < 800 ? null : { rate, s, sum, ...draw.pick(savers), frame: draw.int(0, 2) };
    },
    forms: [later],
  }),
];
