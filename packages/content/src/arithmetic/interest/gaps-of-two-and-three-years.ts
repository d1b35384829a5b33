import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, percent, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Gaps {
  who: string;
  /** In rupees. */
  sum: number;
  /** Per cent a year. */
  rate: number;
  frame: number;
}

/** By how much compound interest exceeds simple interest, year by year. */
function gapOf(sum: Fraction | number, rate: Fraction | number, years: number): Fraction {
  let amount = q(sum);
  for (let i = 0; i < years; i += 1) amount = amount.add(amount.mul(rate).div(100));
  return amount.sub(sum).sub(q(sum).mul(rate).mul(years).div(100));
}
const after = ({ sum, rate }: Gaps, years: number) => gapOf(sum, rate, years);
const plainTex = (value: Fraction) => numberTex(value);

const sumFromTwoGaps = form({
  form: 'sum-from-two-gaps',
  band: 'Medium',
  entry: true,
  seconds: 85,
  stem: (p: Gaps) =>
    p.frame === 0
      ? `At a certain yearly rate, the compound interest on a sum, compounded yearly, exceeds the simple interest by ${rupees(after(p, 2))} after 2 years and by ${rupees(after(p, 3))} after 3 years. What is the sum?`
      : p.frame === 1
        ? `${p.who} can place a deposit at simple interest or, at the same rate, at interest compounded yearly. The second way would bring ${rupees(after(p, 2))} more in 2 years and ${rupees(after(p, 3))} more in 3 years. How large is the deposit?`
        : `Two banks lend the same amount at the same yearly rate, one at simple interest, the other with yearly compounding. The second earns ${rupees(after(p, 2))} more than the first in 2 years, and in 3 years ${rupees(after(p, 3))} more. Find the amount lent by each.`,
  path: path<Gaps>()
    .step(
      'times',
      p => after(p, 3).div(after(p, 2)),
      'With $i$ for the yearly rate, the sum $S$ is ahead by $i^2S$ after 2 years: one interest on the first interest. In the third year the two interests and this lead earn interest. Divide the two leads.',
      (p, { times }) =>
        `\\frac{i^2S + i(2iS + i^2S)}{i^2S} = 3 + i = \\frac{${plainTex(after(p, 3))}}{${plainTex(after(p, 2))}} = ${plainTex(times)}`,
    )
    .step(
      'rate',
      (_p, { times }) => times.sub(3).mul(100),
      'Read off the rate.',
      (_p, { times, rate }) => `i = ${plainTex(times)} - 3 = ${plainTex(rate)}\\%`,
    )
    .step(
      'sum',
      (p, { rate }) => after(p, 2).mul(10000).div(rate).div(rate),
      'The lead after 2 years is the rate taken twice on the sum.',
      (p, { rate, sum }) =>
        `S = \\frac{${plainTex(after(p, 2))}}{${plainTex(rate.div(100))}^2} = ${plainTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'three_times_the_part',
      at: 'sum',
      wrongly: (p, { rate }) => after(p, 3).mul(10000).div(rate).div(rate).div(3),
      words: (p, { rate, sum }) =>
        `The lead of 3 years was taken as $3i^2S$: $${plainTex(after(p, 3))} \\div (3 \\times ${plainTex(rate.div(100))}^2) = ${plainTex(sum)}$ forgets $i^3S$.`,
    },
    {
      misconception: 'rate_taken_once',
      at: 'sum',
      wrongly: (p, { rate }) => after(p, 2).mul(100).div(rate),
      words: (p, { rate, sum }) =>
        `$${plainTex(after(p, 2))} \\div ${plainTex(rate.div(100))} = ${plainTex(sum)}$ is the interest of the first year; the lead is the rate taken twice on the sum.`,
    },
    {
      misconception: 'later_gap_used',
      at: 'sum',
      wrongly: (p, { rate }) => after(p, 3).mul(10000).div(rate).div(rate),
      words: (p, { rate }) =>
        `${rupees(after(p, 3))} was divided by $${plainTex(rate.div(100))}^2$; this part of the sum belongs to the lead after 2 years.`,
    },
    {
      misconception: 'third_year_without_interest_on_the_gap',
      at: 'sum',
      wrongly: (p, { rate }) => after(p, 3).sub(after(p, 2)).mul(5000).div(rate).div(rate),
      words: (p, { sum }) =>
        `The third year's lead of ${rupees(after(p, 3).sub(after(p, 2)))} was taken as $2i^2S$, which gives ${rupees(sum)}; the lead of the second year earns interest too.`,
    },
    {
      misconception: 'halves_the_gap',
      at: 'sum',
      wrongly: (p, { rate }) => after(p, 2).mul(5000).div(rate).div(rate),
      words: (p, { rate }) =>
        `$${plainTex(after(p, 2))} \\div (2 \\times ${plainTex(rate.div(100))}^2)$ counts interest on interest in both years; in the first there is none.`,
    },
    {
      misconception: 'amount_reported',
      at: 'sum',
      wrongly: ({ sum, rate }) => gapOf(sum, rate, 2).add(sum).add(q(sum).mul(rate).div(50)),
      words: (_p, { sum }) => `${rupees(sum)} is the amount after 2 years, interest included.`,
    },
    {
      misconception: 'gap_as_square_of_years',
      at: 'sum',
      wrongly: (p, { rate }) => after(p, 3).mul(2500).div(rate).div(rate),
      words: (p, { rate }) =>
        `A quarter of ${rupees(after(p, 3))} was divided by $${plainTex(rate.div(100))}^2$, as if the lead of 3 years were four times that of 2 years; it is $3 + i$ times.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'The lead of compound over simple interest after two and after three years; neither rate nor sum is known.',
  approach: () =>
    'Both leads are parts of the sum that depend on the rate alone, so their ratio gives the rate. Then either lead gives the sum.',
  faster: (p, { times, rate }) =>
    `$\\frac{${plainTex(after(p, 3))}}{${plainTex(after(p, 2))}} = ${plainTex(times)} = 3 + i$: so $i = ${plainTex(rate)}\\%$, and $S = ${plainTex(after(p, 2))} \\div ${plainTex(rate.div(100).pow(2) ?? q(0))}$.`,
  check: (_p, { sum, rate }) =>
    `On ${rupees(sum)} at ${percent(rate)}: leads of ${rupees(gapOf(sum, rate, 2))} after 2 and ${rupees(gapOf(sum, rate, 3))} after 3 years.`,
  principle:
    'With i for the rate, compound exceeds simple interest by i² of the sum after two years and by (3 + i)i² after three.',
  verify: p => {
    for (let rate = 1; rate <= 100; rate += 1) {
      const sum = after(p, 2).mul(10000).div(rate).div(rate);
      if (gapOf(sum, rate, 3).equals(after(p, 3))) return sum;
    }
    throw new Error('no rate fits');
  },
});

/** Rates with the steps in which sums give whole rupees. */
const steps = [
  [5, 8000],
  [10, 1000],
  [10, 1000],
  [20, 250],
  [20, 750],
  [25, 320],
  [15, 8000],
  [30, 1000],
] as const;

/** AR.INT.3 Medium: two leads of compound over simple interest give the rate, and then the sum. */
export const gapsOfTwoAndThreeYears: readonly AnyTemplate[] = situation<Gaps>({
  type: 'AR.INT.3',
  situation: 'two-gaps',
  tries: 20,
  draw: draw => {
    const [rate, step] = draw.pick(steps);
    return {
      who: draw.pick(peopleInArithmetic),
      sum: step * draw.int(Math.ceil(4000 / step), Math.floor(96000 / step)),
      rate,
      frame: draw.int(0, 2),
    };
  },
  forms: [sumFromTwoGaps],
});
