import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Chain {
  /** The first dealer's gain as a part of the cost, and the first cost. */
  part: Fraction;
  cost: number;
  thing: string;
  maker: string;
  frame: number;
}

const stories = [
  { thing: 'a hand-woven carpet', maker: 'weaver' },
  { thing: 'a brass temple bell', maker: 'bell maker' },
  { thing: 'a rosewood cupboard', maker: 'carpenter' },
  { thing: 'a sitar', maker: 'sitar maker' },
] as const;

const firstCost = form<Chain>(
  'price-of-the-maker',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3, // An article of a stem was wrong.
    also: ['AL.QUA.1'],
    verify: ({ part, cost }) => {
      const last = part.mul(3).add(1).mul(cost).valueOf();
      const points = part
        .sub(part.div(part.mul(2).add(1)))
        .mul(100)
        .valueOf();
      for (let c = 10; c < last; c += 10) {
        const gain = (last - c) / 3;
        if (Math.abs((100 * gain) / c - (100 * gain) / (c + 2 * gain) - points) < 1e-7) return c;
      }
      throw new Error('no cost fits');
    },
  },
  ({ part, cost, thing, maker, frame }, { step, find, write }) => {
    const last = find(part.mul(3).add(1).mul(cost));
    const points = part.sub(part.div(part.mul(2).add(1)));
    const told = find(points.mul(100));
    write(tex`r - \frac{r}{1 + 2r} = \frac{2r^2}{1 + 2r}`, {
      because: text`Equal gains in rupees are smaller per cents for those who buy later, because their cost already
        contains the gains of the others.`,
    })`
      Let every dealer gain the part $r$ of what the first one paid. The third one has paid $1 + 2r$ times as much, so
      for him the same gain is the part $\frac{r}{1 + 2r}$ of the cost. Write the difference of the two parts.`;
    const d = find(points);
    const r = step(calc`(${d} + sqrt(${d}^2 + 2 * ${d})) / 2`, {
      name: 'the gain of the first dealer as a part of the cost',
      works: value =>
        tex`2r^2 = ${frac(d)}(1 + 2r) \Rightarrow r^2 - ${frac(d)}r - ${frac(d.div(2))} = 0 \Rightarrow r =
          ${frac(value)}`,
      because: text`The product of the two roots is negative, so one of them is negative, and a gain is positive.`,
    })`
      ${told}% is $${frac(d)}$. Set the difference equal to it, multiply by $1 + 2r$, and take the positive root of the
      quadratic equation.`;
    const times = step(calc`1 + 3 * ${frac(r)}`, {
      name: 'the last price in units of the first cost',
      because: text`Three dealers have each added the same number of rupees, so the part $r$ of the first cost comes
        three times; it is not compounded.`,
    })`
      The customer pays the first cost and three equal gains. Find how many times the first cost that is.`;
    const wanted = step(calc`${last} ÷ ${frac(times)}`, {
      name: text`the price that the ${maker} got`,
      because: text`The maker's price is what the first dealer paid, and the last price is a known multiple of it.
          So divide by this multiple.`,
    })`
      Divide the price that the customer pays by this number.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A ${maker} sells ${thing} to a dealer, the dealer to a second one, he to a third one, and the third
            dealer to a customer for ₹${last}. Each dealer gains the same number of rupees. The gain of the first
            dealer, in per cent of what he paid, is ${told} percentage points more than that of the third. What did the
            ${maker} get?`
          : frame === 1
            ? text`On its way from the ${maker} to the customer, who pays ₹${last}, ${thing} is bought and sold by
              three dealers, who all put the same sum on the price they paid. Measured on his own cost, the profit per
              cent of the last of them is lower than that of the first by ${told} points. Find the sum that the
              ${maker} received.`
            : text`Three dealers in a row trade with ${thing}. 'We all earn equally many rupees on it', says the third,
              'but my profit per cent is ${told} points below that of the first of us.' Every profit is taken on the
              dealer's own cost. If the customer pays ₹${last} to the third dealer, how many rupees did the first
              dealer pay to the ${maker}?`,
      show: rupees,
      plausible: value => value.gt(0) && value.lt(last) && value.d === 1n,
      slips: [
        slip('compounded_simple_interest', times, calc`(1 + ${frac(r)})^3`)`
          You let all three dealers gain the same per cent, which makes $${frac(times)}$ times the first cost. They
          gain the same number of rupees.`,
        slip('took_a_wrong_number_of_periods', times, calc`1 + 2 * ${frac(r)}`)`
          You counted only two gains, $${frac(times)}$ times the first cost. That is what the third dealer paid; he
          adds his own gain.`,
        slip('wrong_base', r, () => d.mul(2))`
          You used twice the ${told} points as the gain of the first dealer, $${frac(r)}$ of the cost. The per cents do
          not fall evenly from dealer to dealer.`,
        slip('took_a_wrong_number_of_periods', times, calc`1 + 4 * ${frac(r)}`)`
          You counted four gains, $${frac(times)}$ times the first cost, one for each sale. The first sale is that of
          the ${maker} and brings no gain to a dealer.`,
        slip('answered_another_quantity', wanted, calc`${last} * ${frac(r)} / ${frac(times)}`)`
          ${here} is what every dealer gained. The question asks what the ${maker} got.`,
        slip('wrong_base', wanted, calc`${last} * (1 - 3 * ${frac(r)})`)`
          ${here} takes the gains as parts of the last price. They are parts of the first cost, which is smaller.`,
        slip('answered_another_quantity', wanted, calc`${last} * (1 + ${frac(r)}) / ${frac(times)}`)`
          ${here} is the price for which the first dealer sold. He had paid less to the ${maker}.`,
        slip('took_a_part_for_the_whole', times, calc`1 + ${frac(r)}`)`
          You added one gain only, $${frac(times)}$ times the first cost. Three dealers have gained, each as much as the
          first.`,
      ],
      snapRead: text`Equal gains in rupees along a chain of three dealers: their per cents fall, and how far they fall
        tells how large the gain is.`,
      approach: text`Measure all prices in units of the first cost. The difference of the two per cents is an equation
        for the gain, and the last price then gives the first.`,
      check: text`₹${wanted} and three times ₹${calc`(${last} - ${wanted}) / 3`.value} are ₹${last}. The per cents of
        the first and third dealer are $${frac(r)}$ and $${frac(calc`${r} / (1 + 2 * ${r})`.value)}$ of their costs, and
        $${frac(r)} - ${frac(calc`${r} / (1 + 2 * ${r})`.value)} = ${frac(d)}$.`,
      principle: text`The same sum in rupees is a smaller per cent of a larger cost: write each per cent with its own
        base.`,
    };
  },
);

/** AR.PLD.8 Hard: three dealers with equal gains in rupees. */
export const equalGainsInRupees: readonly AnyTemplate[] = situation<Chain>({
  type: 'AR.PLD.8',
  situation: 'equal-gains-in-rupees',
  tries: 40,
  draw: draw => {
    const part = draw.pick([
      q(1, 4),
      q(1, 8),
      q(1, 10),
      q(1, 2),
      q(1, 3),
      q(3, 10),
      q(2, 5),
      q(1, 6),
      q(1, 5),
      q(3, 4),
    ]);
    const cost = draw.step(800, 24_000, 40);
    return part.mul(cost).d === 1n && part.mul(cost).gte(60)
      ? { part, cost, ...draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [firstCost],
});
