import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Pairs {
  rate: number;
  sum: number;
  who: string;
  frame: number;
}

const savers = [
  { who: 'Ishaan' },
  { who: 'Lakshmi' },
  { who: 'Tenzin' },
  { who: 'A village council' },
  { who: 'Harleen' },
] as const;
const power = (rate: number, n: number) => q(100 + rate, 100).pow(n) ?? q(0);
const first2 = ({ rate, sum }: { rate: number; sum: number }) => power(rate, 2).sub(1).mul(sum);

const deposit = form<Pairs>(
  'amount-from-the-interest-of-two-pairs-of-years',
  {
    band: 'Hard',
    seconds: 120,
    revision: 2,
    also: ['AL.SEQ.2'],
    apart: true,
    suits: p => p.rate <= 30 && first2(p).d === 1n && power(p.rate, 2).mul(first2(p)).d === 1n,
    verify: p => {
      const [one, two] = [first2(p).valueOf(), power(p.rate, 2).mul(first2(p)).valueOf()];
      let [low, high] = [0, 1];
      for (let i = 0; i < 90; i += 1) {
        const r = (low + high) / 2;
        if ((1 + r) ** 2 < two / one) low = r;
        else high = r;
      }
      return Math.round((one / ((1 + low) ** 2 - 1)) * (1 + low) ** 4);
    },
  },
  (p, { step, find }) => {
    const { who, frame } = p;
    const one = find(first2(p));
    const two = find(power(p.rate, 2).mul(first2(p)));
    const factor = step(calc`${two} / ${one}`, {
      name: 'the growth of two years',
      works: value => tex`(1 + r)^2 = \frac{${two}}{${one}} = ${frac(value)}`,
      because: text`The third year begins with more money than the first by the growth of two years, and so does the
        fourth beside the second.`,
    })`
      Let $r$ be the rate as a part. The interest of the third and fourth years is that of the first two years, grown
      for two years.`;
    const rise = step(calc`${factor} - 1`, {
      name: 'the interest of two years as a part of the sum',
      works: value => tex`(1 + r)^2 - 1 = ${frac(value)}`,
    })`
      The interest of the first two years is this part of the sum; the rate itself is not needed.`;
    const begun = step(calc`${one} / ${rise}`, {
      name: 'the sum at first',
      works: value => tex`${one} \div ${frac(rise)} = ${value}`,
    })`
      Divide the interest by it: that is the sum at first.`;
    const wanted = step(calc`${begun} + ${one} + ${two}`)`
      Add all the interest of the four years.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} deposits a sum at compound interest, compounded yearly, and takes nothing out. In the first two
            years the interest is ₹${one} in all, in the next two years it is ₹${two} in all. What is the amount at the
            end of
            these four years?`
          : text`During four years of yearly compounding at one rate, a fund grows by ₹${one} in the first two years
            together and by ₹${two} in the last two together. Nobody pays
            in or takes out anything. What amount does it have after the four years?`,
      show: rupees,
      plausible: value => value.gt(0) && value.mul(100).d === 1n,
      slips: [
        slip('stopped_a_step_early', wanted, begun)`
          ₹${wanted} is the sum at first.`,
        slip('stopped_a_step_early', wanted, calc`${begun} + ${one}`)`
          ${here} is the amount after two years.`,
        slip('forgot_to_square', rise, () => rootOf(factor) - 1)`
          The interest of two years was divided by the rate of one year, $${frac(rise)}$, for a sum of ₹${begun} at
          first.`,
        slip('compounded_simple_interest', rise, () => 2 * (rootOf(factor) - 1))`
          Twice the rate, $${frac(rise)}$, was taken for two years. The second year earns interest on the first.`,
        slip('left_out_a_term', wanted, calc`${begun} + ${two}`)`
          ${here} leaves out the interest of the first two years.`,
        slip('went_a_step_too_far', wanted, calc`${begun} + ${one} + 2 * ${two}`)`
          ${here} adds the interest of the last two years twice.`,
        slip('left_out_interest_on_interest', wanted, calc`${begun} + 2 * ${one}`)`
          ${here} gives the last two years the same interest as the first two.`,
        slip('used_a_term_twice', wanted, calc`${begun} + 2 * ${one} + ${two}`)`
          ${here} adds the interest of the first two years twice.`,
      ],
      snapRead: text`The interest of two pairs of years: their quotient is the growth of two years.`,
      approach: text`Compare the two pairs of years: everything in the second pair is larger by the growth of two
        years. That growth gives the sum at first; then add the interest.`,
      check: text`₹${begun} and ₹${one} are ₹${begun.add(one)}, which is $${frac(factor)}$ times ₹${begun}; times the
        same it is ₹${begun.add(one).mul(factor)}.`,
      principle: text`Equal stretches of time at compound interest differ by one factor, in amounts and in interest
        alike.`,
    };
  },
);

const rootOf = (factor: { valueOf(): number }) => Math.round(Math.sqrt(factor.valueOf()) * 10000) / 10000;

interface Changing {
  rate: number;
  sum: number;
  /** Years of simple interest at first. */
  years: number;
  who: string;
  frame: number;
}

const after = (p: { rate: number; sum: number; years: number }, more: number) =>
  q(p.sum * (100 + p.rate * p.years), 100).mul(power(p.rate, more));

const beginning = form<Changing>(
  'sum-before-simple-and-compound-years',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AR.INT.1', 'AR.INT.2'],
    suits: p => [1, 2].every(n => after(p, n).d === 1n),
    verify: p => {
      const [one, two] = [after(p, 1).valueOf(), after(p, 2).valueOf()];
      for (let r = 1; r < 60; r += 1)
        if (Math.abs((one * (100 + r)) / 100 - two) < 1e-6)
          for (let sum = 50; sum <= 90000; sum += 50)
            if (Math.abs(sum * (1 + (r * p.years) / 100) * (1 + r / 100) - one) < 1e-6) return sum;
      throw new Error('no sum fits');
    },
  },
  (p, { step, find }) => {
    const { years, who, frame } = p;
    const one = find(after(p, 1));
    const two = find(after(p, 2));
    const rate = step(calc`(${two} - ${one}) / ${one} * 100`, {
      name: 'the rate in per cent',
      because: text`In the compound years the quotient of consecutive amounts is the growth of a year.`,
    })`
      Both amounts belong to the compound years, one year apart: find the rate.`;
    const start = step(calc`${one} ÷ (100% + ${rate}%)`, {
      name: 'the amount when the compound years begin',
    })`
      Go back one year, to the moment when the compound years begin.`;
    const simple = step(calc`100% + (${years} * ${rate})%`, {
      name: text`the growth of $${years}$ simple years in per cent`,
    })`
      Until then there were $${years}$ years of simple interest on the sum.`;
    const wanted = step(calc`${start} ÷ ${simple}%`)`
      Divide to find the sum.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A bond pays simple interest for the first $${years}$ years. What it is worth then earns compound
            interest at the same yearly rate from there on. ${who} sees that it
            is worth ₹${one} after $${years + 1}$ years and ₹${two} after $${years + 2}$ years. What was paid for the
            bond at the beginning?`
          : text`${who} lent money at a fixed rate. For $${years}$ years the interest was simple; the amount reached by
            then was lent on at compound interest, compounded yearly, at the
            same rate. One year after the change ${who} could claim ₹${one}, and another year later ₹${two}. What sum
            had been lent at first?`,
      show: rupees,
      plausible: value => value.gt(0) && value.mul(100).d === 1n,
      slips: [
        slip('stopped_a_step_early', wanted, start)`
          ₹${wanted} is the amount when the compound years begin.`,
        slip('compounded_simple_interest', wanted, calc`${start} ÷ (100% + ${rate}%)^${years}`)`
          ${here} counts compound interest in the first years, too.`,
        slip('took_a_wrong_number_of_periods', start, calc`${one}`)`
          The ₹${start} were taken as the amount at the change. A compound year has already passed.`,
        slip('took_a_wrong_number_of_periods', simple, calc`100% + ((${years} + 1) * ${rate})%`)`
          Simple interest was counted for one year more, with ${simple}%.`,
        slip('undid_with_the_same_per_cent', wanted, calc`${start} * (100% - (${years} * ${rate})%)`)`
          ${here} takes the interest off the larger amount. It is a per cent of the sum at first.`,
        slip('left_out_interest_on_interest', wanted, calc`${one} ÷ (100% + ((${years} + 1) * ${rate})%)`)`
          ${here} treats all the years as simple.`,
        slip('left_out_interest_on_interest', wanted, calc`${one} - (${years} + 1) * (${two} - ${one})`)`
          ${here} takes the interest of the last year off for each year.`,
        slip('took_a_wrong_number_of_periods', simple, calc`100% + ((${years} - 1) * ${rate})%`)`
          Simple interest was counted for one year less, with ${simple}%.`,
      ],
      snapRead: text`Simple years, then compound years at the same rate: the last two amounts give the rate; then go
        back.`,
      approach: text`Two consecutive compound amounts give the rate. Go back to the change by dividing, and from there
        by the simple growth to the sum.`,
      check: text`₹${wanted} with ${years} times ${rate}% is ₹${start}; one compound year makes it ₹${one}, another
        ₹${two}.`,
      principle: text`Where the way of counting interest changes, find the amount at the change and go on from there.`,
    };
  },
);

/** AR.INT.5 Hard: two pairs of years, and simple years before compound ones. */
export const stretchesOfTime: readonly AnyTemplate[] = [
  ...situation<Pairs>({
    type: 'AR.INT.5',
    situation: 'two-pairs-of-years',
    tries: 60,
    draw: draw => {
      const rate = draw.pick([10, 20, 25, 30, 40, 50]);
      const unit = { 10: 10000, 20: 625, 25: 256, 30: 10000, 40: 625, 50: 16 }[rate] ?? 10000;
      const sum = unit * draw.int(1, Math.max(3, Math.floor(50000 / unit)));
      return sum < 1000 ? null : { rate, sum, ...draw.pick(savers), frame: draw.int(0, 1) };
    },
    forms: [deposit],
  }),
  ...situation<Changing>({
    type: 'AR.INT.5',
    situation: 'simple-then-compound',
    tries: 60,
    draw: draw => {
      const [rate, years] = [draw.pick([5, 8, 10, 12, 15, 20, 25]), draw.int(2, 5)];
      const unit = { 5: 2000, 8: 3125, 10: 1000, 12: 3125, 15: 2000, 20: 250, 25: 200 }[rate] ?? 1000;
      const sum = unit * draw.int(1, Math.max(2, Math.floor(45000 / unit)));
      return sum < 1500 || sum % 50 > 0
        ? null
        : { rate, years, sum, ...draw.pick(savers), frame: draw.int(0, 1) };
    },
    forms: [beginning],
  }),
];
