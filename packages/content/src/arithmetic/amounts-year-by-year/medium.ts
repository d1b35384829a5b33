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
    revision: 2, // A slip in the rate has replaced one whose value came twice; the sum is no rounder than its slips.
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
        for (let p = 100; p <= 80000; p += 2)
          if (Math.abs((p * r * (100 + r)) / 10000 - second.valueOf()) < 1e-9) return p;
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
      because: text`The interest of a year is the rate times the amount at its beginning, and the amounts grow by the
        rate each year. So the interest grows by the rate as well: what it gains is a per cent of the earlier
        interest.`,
    })`
      At compound interest the yearly interest grows by the rate from year to year, just as the amount does. Write the
      growth from ₹${second} to ₹${third} as a per cent of ₹${second}: that is the rate.`;
    const first = step(calc`${second} ÷ (100% + ${r}%)`, {
      name: 'the interest of the first year',
      because: text`The interest of the second year is that of the first year and ${r}% of it. Taking ${r}% of the
        larger interest away would take too much, so divide.`,
    })`
      Go back one year. The interest of the second year is $100\% + ${r}\%$ of that of the first, so divide by this per
      cent.`;
    const wanted = step(calc`${first} ÷ ${r}%`, {
      works: (_value, working) => tex`P \times ${r}\% = ${first} \Rightarrow P = ${working}`,
      because: text`In the first year there was nothing in the account but the sum, so the first interest is ${r}% of
        it. Every later interest belongs to a larger amount.`,
    })`
      Let $P$ be the sum. In the first year it alone earned interest, so ${r}% of $P$ is the first interest. Solve for
      $P$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The compound interest on a sum, compounded yearly, is ₹${second} for the second year and ₹${third} for
            the third year. What is the sum?`
          : frame === 1
            ? text`${who} deposits some money at compound interest. The bank adds ₹${second} as the interest of the
              second year and ₹${third} as that of the third year. How much did ${who} deposit?`
            : text`From the book of an account with yearly compounding: interest of the second year ₹${second},
              interest of the third year ₹${third}. Nothing was paid in or taken out. Find the amount with which the
              account was opened.`,
      show: rupees,
      plausible: value => value.gt(0) && value.mul(100).d === 1n,
      slips: [
        slip('took_a_wrong_number_of_periods', first, calc`${second}`)`
          You used ₹${first}, the interest of the second year, as that of the first. In the first year the interest was
          smaller, because it was counted on the sum alone.`,
        slip('took_a_wrong_number_of_periods', first, calc`${second} ÷ (100% + ${r}%) ÷ (100% + ${r}%)`)`
          You went back two years from ₹${second}, to ₹${first}. From the second year to the first there is only one.`,
        slip('undid_with_the_same_per_cent', first, calc`${second} * (100% - ${r}%)`)`
          You subtracted ${r}% from the interest of the second year, to ₹${first}. The interest grew by ${r}% of the
          smaller one, so going back means dividing.`,
        slip('compounded_simple_interest', first, calc`2 * ${second} - ${third}`)`
          You found ₹${first} for the first year, as if the interest grew by equal amounts. At compound interest it
          grows by equal per cents.`,
        slip('wrong_base', r, calc`(${third} - ${second}) / ${third} * 100`)`
          You wrote the growth as a per cent of ₹${third}, which is ${r}%. The interest grew from ₹${second}, so that is
          the base.`,
        slip('took_the_whole_for_a_part', wanted, calc`${second} ÷ ((1 + ${r} / 100)^2 - 1)`)`
          ${here} uses ₹${second} as the interest of the first two years together. It is the interest of the second
          year alone.`,
        slip('took_the_whole_for_a_part', wanted, calc`(${second} + ${third}) ÷ ${r}%`)`
          ${here} uses the interest of both years as that of one. Each of them belongs to a year of its own.`,
        slip('took_a_wrong_number_of_periods', wanted, calc`${third} ÷ ${r}%`)`
          ${here} is the amount at the beginning of the third year. Two years of interest are in it already.`,
      ],
      snapRead: text`The interest of two consecutive years is given: it grows by the rate, so it gives the rate and
        then the sum.`,
      approach: text`The growth from one interest to the next is the rate. With it go back to the interest of the first
        year, which was earned by the sum alone.`,
      check: text`₹${wanted} earns ₹${first} in the first year; ₹${wanted.add(first)} earns
        ₹${wanted.add(first).mul(r).div(100)} in the second, as given.`,
      principle: text`At compound interest the yearly interest grows by the same factor as the amount.`,
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
      because: text`At compound interest each year multiplies the money by the same factor, so equal times bring equal
        factors, whatever the rate. Equal times do not bring equal amounts of interest.`,
    })`
      From $${s}$ to $${2 * s}$ years, in another $${s}$ years, the money grows by a factor. Divide the later amount by
      the earlier one to find it.`;
    const yearly = step(() => nearFraction(factor.valueOf() ** (1 / s), 100), {
      name: 'the growth of one year',
      works: value => tex`\sqrt[${s}]{\frac{${factor.n}}{${factor.d}}} = \frac{${value.n}}{${value.d}}`,
      because: text`${s} years multiply by the yearly factor ${s} times. To undo a power a root is taken; dividing by
        ${s} would undo a product.`,
    })`
      This is the growth of $${s}$ years, the yearly factor multiplied $${s}$ times. Take the
      ${s === 2 ? 'square' : 'cube'} root to find the factor of one year.`;
    const end = step(calc`${two} * ${yearly}`, {
      name: text`the amount after $${2 * s + 1}$ years`,
      works: value => tex`${two} \times \frac{${yearly.n}}{${yearly.d}} = ${value}`,
      because: text`After ${2 * s} years only one year more is to come. The rate stays the same, so this year has the
        same factor as all the others.`,
    })`
      One year more multiplies the amount after $${2 * s}$ years by the yearly factor once more.`;
    return {
      answer: end,
      stem:
        frame === 0
          ? text`A sum at compound interest becomes ₹${one} after $${s}$ years and ₹${two} after $${2 * s}$ years. What
            will it be after $${2 * s + 1}$ years?`
          : frame === 1
            ? text`${who} has invested money at a fixed rate of compound interest. The statements show ₹${one} at the
              end of year $${s}$ and ₹${two} at the end of year $${2 * s}$. Find the amount at the end of year
              $${2 * s + 1}$.`
            : text`With yearly compounding at an unknown rate, a deposit stands at ₹${one} when it is $${s}$ years
              old. At twice that age it stands at ₹${two}. At which amount will it stand one year after that?`,
      show: rupees,
      plausible: value => value.gt(0) && value.mul(100).d === 1n,
      slips: [
        slip('left_out_interest_on_interest', end, calc`${two} + (${two} - ${one}) / ${s}`)`
          ${here} adds an equal part of the interest of the last $${s}$ years. At compound interest each year brings
          more than the one before.`,
        slip('took_a_wrong_number_of_periods', yearly, factor)`
          You used $\frac{${factor.n}}{${factor.d}}$ for one year. It is the growth of $${s}$ years.`,
        slip('compounded_simple_interest', yearly, calc`1 + (${factor} - 1) / ${s}`)`
          You divided the growth of $${s}$ years by $${s}$, which gives the factor $${frac(yearly)}$ for a year.
          Factors are multiplied from year to year, so a root is needed.`,
        slip('took_a_wrong_number_of_periods', end, calc`${two} * ${yearly}^2`)`
          ${here} is the amount two years later. The question asks for one year later.`,
        slip('used_a_wrong_given_number', end, calc`${one} * ${yearly}`)`
          ${here} goes on from ₹${one}, the amount after $${s}$ years. One year is added to $${2 * s}$ years.`,
        slip('assumed_a_proportion', end, calc`${two} * (2 * ${s} + 1) / (2 * ${s})`)`
          ${here} makes the amount proportional to the time. It grows by a factor in each year, and at the beginning it
          is not zero.`,
        slip('left_out_interest_on_interest', end, calc`${two} + ${one} * (${yearly} - 1)`)`
          ${here} adds the interest of one year on ₹${one}. That is an earlier amount; the interest of the last year is
          counted on ₹${two}.`,
      ],
      snapRead: text`Amounts at equal distances in time are given, and an amount one year later is asked.`,
      approach: text`The quotient of the two amounts is the growth of $${s}$ years. Its root is the growth of a single
        year; use it once more.`,
      check: text`From ₹${one} the yearly factor $${frac(yearly)}$ gives ₹${one.mul(yearly.pow(s) ?? 1)} after $${s}$
        more years, and then ₹${end}.`,
      principle: text`At compound interest equal times have equal factors: the growth of one year is a root of the
        growth of several.`,
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
      const rate = draw.pick([5, 10, 15, 20, 25]);
      // The interest of the third year ends with 0 or 5 in its paise at most.
      const unit = { 5: 400, 10: 50, 15: 400, 20: 50, 25: 32 }[rate] ?? 1000;
      const sum = unit * draw.int(Math.ceil(1500 / unit), Math.floor(60000 / unit));
      return sum % 500 !== 0 ? { rate, sum, ...draw.pick(savers), frame: draw.int(0, 2) } : null;
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
