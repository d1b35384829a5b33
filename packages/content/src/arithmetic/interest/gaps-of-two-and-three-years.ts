import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, rupees } from '../../show.ts';
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

const sumFromTwoGaps = form<Gaps>(
  'sum-from-two-gaps',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2, // The half has given way to two slips of one year.
    verify: p => {
      for (let rate = 1; rate <= 100; rate += 1) {
        const sum = after(p, 2).mul(10000).div(rate).div(rate);
        if (gapOf(sum, rate, 3).equals(after(p, 3))) return sum;
      }
      throw new Error('no rate fits');
    },
  },
  (p, { step }) => {
    const { sum, rate, frame, who } = p;
    const noun = ['sum', 'deposit', 'amount'][frame] ?? 'sum';
    const times = step(calc`${after(p, 3)} / ${after(p, 2)}`, {
      name: text`the quotient of the two differences`,
      works: value =>
        tex`\frac{i^2S + i(2iS + i^2S)}{i^2S} = 3 + i = \frac{${plainTex(after(p, 3))}}{${plainTex(after(p, 2))}} =
          ${plainTex(value)}`,
      because: text`Neither the ${noun} nor the rate is known, so one of them has to go. Both differences contain
          $S$ once, and in the quotient it cancels; only the rate is left.`,
    })`
      Let the ${noun} be $S$ rupees and the yearly rate $i$. After 2 years the difference is $i^2S$, because the first
      year's interest $iS$ earns interest once. In the third year the two interests and this difference earn
      interest. Divide the two differences: $S$ cancels.`;
    const yearly = step(calc`(${times} - 3) * 100`, {
      name: text`the yearly rate`,
      works: value => tex`i = ${plainTex(times)} - 3 = ${plainTex(value)}\%`,
      because: text`If the difference earned no interest in the third year, it would be exactly 3 times as large:
          once from the second year and twice from the third. What it is more than 3 times is the rate.`,
    })`
      The quotient is $3 + i$, so subtract $3$ to get the rate.`;
    const amount = step(calc`${after(p, 2)} * 10000 / ${yearly} / ${yearly}`, {
      name: text`the ${noun}`,
      works: value =>
        tex`S = \frac{${plainTex(after(p, 2))}}{${plainTex(yearly.div(100))}^2} = ${plainTex(value)}`,
      because: text`After two years compound interest is larger only by the interest on the first year's interest.
          That is the rate of the rate of the ${noun}, so you divide by the rate twice.`,
    })`
      The difference after 2 years is $i^2S$. Divide it by the square of the rate to get the ${noun}.`;
    return {
      answer: amount,
      stem:
        frame === 0
          ? text`At a certain yearly rate, the compound interest on a sum, compounded yearly, exceeds the simple
            interest by ₹${after(p, 2)} after 2 years and by ₹${after(p, 3)} after 3 years. What is the sum?`
          : frame === 1
            ? text`${who} can place a deposit at simple interest or, at the same rate, at interest compounded yearly.
              The second way would bring ₹${after(p, 2)} more in 2 years and ₹${after(p, 3)} more in 3 years. How large
              is the deposit?`
            : text`Two banks lend the same amount at the same yearly rate, one at simple interest, the other with yearly
              compounding. The second earns ₹${after(p, 2)} more than the first in 2 years, and in 3 years
              ₹${after(p, 3)} more. Find the amount lent by each.`,
      show: rupees,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_a_term', amount, () => calc`${after(p, 3)} * 10000 / ${yearly} / ${yearly} / 3`)`
          $${plainTex(after(p, 3))} \div (3 \times ${plainTex(yearly.div(100))}^2) = ${plainTex(amount)}$ takes the
          difference of 3 years as 3 times that of 2 years. It is more, because that difference earns interest in the
          third year.`,
        slip('stopped_a_step_early', amount, () => calc`${after(p, 2)} * 100 / ${yearly}`)`
          $${plainTex(after(p, 2))} \div ${plainTex(yearly.div(100))} = ${plainTex(amount)}$ is one
          year's interest. The difference of ₹${after(p, 2)} is interest on that interest, so it has to be divided by
          the rate a second time.`,
        slip('used_a_wrong_given_number', amount, () => calc`${after(p, 3)} * 10000 / ${yearly} / ${yearly}`)`
          $${plainTex(after(p, 3))} \div ${plainTex(yearly.div(100))}^2 = ${plainTex(amount)}$ uses the difference of
          3 years. The square of the rate gives the difference of 2 years, ₹${after(p, 2)}.`,
        slip(
          'left_out_interest_on_interest',
          amount,
          () => calc`(${after(p, 3)} - ${after(p, 2)}) * 5000 / ${yearly} / ${yearly}`,
        )`
          ₹${after(p, 3).sub(after(p, 2))}, what the third year adds, was taken as interest on two interests alone,
          which
          gives ₹${amount}. The difference of ₹${after(p, 2)} earns interest in the third year as well.`,
        slip('took_a_wrong_number_of_periods', amount, calc`${sum} * 100 / (100 + ${rate})`)`
          You divided ₹${after(p, 2)} by the square of the rate and then by $1 + ${plainTex(q(rate, 100))}$, which gives
          ₹${amount}. The first year's interest is ${rate}% of the ${noun} itself, so no year is left to go back.`,
        slip('answered_another_quantity', amount, calc`${sum} * (100 + ${rate}) / 100`)`
          ₹${amount} is what the ${noun} grows to in one year; the ${noun} itself is asked.`,
        slip(
          'answered_another_quantity',
          amount,
          calc`${gapOf(sum, rate, 2)} + ${sum} + ${sum} * ${rate} / 50`,
        )`
          ₹${amount} is what the ${noun} grows to in 2 years with compound interest; the ${noun} itself is asked.`,
        slip('assumed_a_proportion', amount, () => calc`${after(p, 3)} * 2500 / ${yearly} / ${yearly}`)`
          You divided a quarter of ₹${after(p, 3)} by $${plainTex(yearly.div(100))}^2$, as if the difference of 3
          years
          were 4 times that of 2 years. It is not: $${plainTex(after(p, 3))} \div ${plainTex(after(p, 2))}$ is less
          than $4$.`,
      ],
      snapRead: text`Compound interest exceeds simple interest by known amounts after two and after three years;
      neither the
        rate nor the ${noun} is known.`,
      approach: text`Both differences are proportional to the ${noun}, so their quotient depends on the rate alone
      and gives the
        rate. The difference of two years then gives the ${noun}.`,
      check: () => {
        const once = amount.mul(yearly).div(100);
        return text`One year's interest on ₹${amount} at ${yearly}% is ₹${once}, and ${yearly}% of that is
          ₹${gapOf(amount, yearly, 2)}. In the third year ${yearly}% of ₹${once.mul(2)} and of
          ₹${gapOf(amount, yearly, 2)} come on top, which makes ₹${gapOf(amount, yearly, 3)}.`;
      },
      principle: text`Compound interest exceeds simple interest by the rate squared of the sum after two years, and
      after three
        years by 3 plus the rate times as much.`,
    };
  },
);

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
