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
    const times = step(
      calc`${after(p, 3)} / ${after(p, 2)}`,
      value =>
        tex`\frac{i^2S + i(2iS + i^2S)}{i^2S} = 3 + i = \frac{${plainTex(after(p, 3))}}{${plainTex(after(p, 2))}} =
          ${plainTex(value)}`,
    )`
      With $i$ for the yearly rate, the sum $S$ is ahead by $i^2S$ after 2 years: one interest on the first interest. In
      the third year the two interests and this lead earn interest. Divide the two leads.`;
    const yearly = step(
      calc`(${times} - 3) * 100`,
      value => tex`i = ${plainTex(times)} - 3 = ${plainTex(value)}\%`,
    )`
      Read off the rate.`;
    const amount = step(
      calc`${after(p, 2)} * 10000 / ${yearly} / ${yearly}`,
      value => tex`S = \frac{${plainTex(after(p, 2))}}{${plainTex(yearly.div(100))}^2} = ${plainTex(value)}`,
    )`
      The lead after 2 years is the rate taken twice on the sum.`;
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
          The lead of 3 years was taken as $3i^2S$: $${plainTex(after(p, 3))} \div (3 \times
          ${plainTex(yearly.div(100))}^2) = ${plainTex(amount)}$ forgets $i^3S$.`,
        slip('stopped_a_step_early', amount, () => calc`${after(p, 2)} * 100 / ${yearly}`)`
          $${plainTex(after(p, 2))} \div ${plainTex(yearly.div(100))} = ${plainTex(amount)}$ is the interest of the
          first year; the lead is the rate taken twice on the sum.`,
        slip('used_a_wrong_given_number', amount, () => calc`${after(p, 3)} * 10000 / ${yearly} / ${yearly}`)`
          ₹${after(p, 3)} was divided by $${plainTex(yearly.div(100))}^2$; this part of the sum belongs to the lead
          after 2 years.`,
        slip(
          'left_out_interest_on_interest',
          amount,
          () => calc`(${after(p, 3)} - ${after(p, 2)}) * 5000 / ${yearly} / ${yearly}`,
        )`
          The third year's lead of ₹${after(p, 3).sub(after(p, 2))} was taken as $2i^2S$, which gives ₹${amount}; the
          lead of the second year earns interest too.`,
        slip('halved_needlessly', amount, () => calc`${after(p, 2)} * 5000 / ${yearly} / ${yearly}`)`
          $${plainTex(after(p, 2))} \div (2 \times ${plainTex(yearly.div(100))}^2)$ counts interest on interest in both
          years; in the first there is none.`,
        slip(
          'answered_another_quantity',
          amount,
          calc`${gapOf(sum, rate, 2)} + ${sum} + ${sum} * ${rate} / 50`,
        )`
          ₹${amount} is the amount after 2 years, interest included.`,
        slip('assumed_a_proportion', amount, () => calc`${after(p, 3)} * 2500 / ${yearly} / ${yearly}`)`
          A quarter of ₹${after(p, 3)} was divided by $${plainTex(yearly.div(100))}^2$, as if the lead of 3 years were
          four times that of 2 years; it is $3 + i$ times.`,
      ],
      snapRead: text`The lead of compound over simple interest after two and after three years; neither rate nor sum is
        known.`,
      approach: text`Both leads are parts of the sum that depend on the rate alone, so their ratio gives the rate. Then
        either lead gives the sum.`,
      faster: () =>
        text`$\frac{${plainTex(after(p, 3))}}{${plainTex(after(p, 2))}} = ${plainTex(times)} = 3 + i$: so $i =
          ${plainTex(yearly)}\%$, and $S = ${plainTex(after(p, 2))} \div ${plainTex(yearly.div(100).pow(2) ?? q(0))}$.`,
      check: () =>
        text`On ₹${amount} at ${yearly}%: leads of ₹${gapOf(amount, yearly, 2)} after 2 and ₹${gapOf(amount, yearly, 3)}
          after 3 years.`,
      principle: text`With i for the rate, compound exceeds simple interest by i² of the sum after two years and by (3 +
        i)i² after three.`,
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
