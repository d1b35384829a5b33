import type Fraction from 'fraction.js';
import { lcm } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface HiddenRate {
  seller: string;
  things: string;
  one: string;
  other: string;
  /** Profit on one and loss on the other, as a part of the cost. */
  part: Fraction;
  /** The common selling price. */
  price: Fraction;
  frame: number;
}

const stories = [
  { seller: 'Nandini', things: 'two antique clocks', one: 'the wall clock', other: 'the table clock' },
  { seller: 'a stamp dealer', things: 'two albums', one: 'the red album', other: 'the blue album' },
  { seller: 'Farhan', things: 'two racing cycles', one: 'the older cycle', other: 'the newer cycle' },
  { seller: 'a music shop', things: 'two sitars', one: 'the smaller sitar', other: 'the larger sitar' },
  { seller: 'Lalrin', things: 'two looms', one: 'the hand loom', other: 'the power loom' },
  { seller: 'a gallery', things: 'two bronze figures', one: 'the dancer', other: 'the horse' },
] as const;
const rates = [
  q(1, 20),
  q(1, 10),
  q(1, 8),
  q(3, 20),
  q(1, 6),
  q(1, 5),
  q(1, 4),
  q(3, 10),
  q(1, 3),
  q(2, 5),
  q(7, 20),
  q(1, 2),
];

const cheaper = ({ part, price }: HiddenRate) => price.div(part.add(1));
const dearer = ({ part, price }: HiddenRate) => price.div(q(1).sub(part));
const lossOf = (p: HiddenRate) => cheaper(p).add(dearer(p)).sub(p.price.mul(2));

const fromTwoDifferences = form<HiddenRate>(
  'price-from-two-differences',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.LIN.4'],
    entry: true,
    verify: p => {
      const [gap, lost] = [dearer(p).sub(cheaper(p)).valueOf(), lossOf(p).valueOf()];
      for (let price = 1; price < 60000; price += 1) {
        // The costs a and a + gap have the sum 2·price + lost.
        const a = (2 * price + lost - gap) / 2;
        if (a > 0 && Math.abs((price - a) * (a + gap) - a * (a + gap - price)) < 1e-6) return price;
      }
      throw new Error('no price fits');
    },
  },
  (p, { step, write }) => {
    const { seller, things, one, other, part, frame } = p;
    const [gap, lost] = [dearer(p).sub(cheaper(p)), lossOf(p)];
    write(
      tex`\frac{S}{1 - x} - \frac{S}{1 + x} = \frac{2xS}{1 - x^2} = ${gap}, \quad
        \frac{S}{1 - x} + \frac{S}{1 + x} - 2S = \frac{2x^2S}{1 - x^2} = ${lost}`,
      {
        because: text`Both costs come from one selling price, so both differences contain the same fraction.`,
      },
    )`
      Let $S$ be the common price and $x$ the part of the cost that is gained or lost. The costs are $\frac{S}{1 + x}$
      and $\frac{S}{1 - x}$. Write down their difference, and the loss on the whole.`;
    const x = step(frac(calc`${lost} / ${gap}`), {
      name: 'the common rate as a part of the cost',
      works: value => tex`x = \frac{${lost}}{${gap}} = \frac{${value.n}}{${value.d}}`,
    })`
      The second expression is $x$ times the first, so divide them.`;
    const square = step(frac(calc`1 - ${x}^2`), value => tex`1 - x^2 = \frac{${value.n}}{${value.d}}`)`
      Find the numerator that stands with $S$.`;
    const price = step(
      calc`${gap} * ${square} / (2 * ${x})`,
      value => tex`S = \frac{${gap}(1 - x^2)}{2x} = ${value}`,
    )`
      Solve the first equation for $S$.`;
    return {
      answer: price,
      stem:
        frame === 0
          ? text`${seller} sold ${things} at the same price, with $p\%$ profit on ${one} and $p\%$ loss on ${other}.
            For ${other} ₹${gap} more had been paid than for ${one}, and on the whole ₹${lost} was lost. What was the
            selling price of each?`
          : text`The costs of ${things} differ by ₹${gap}. Sold at one and the same price by ${seller}, ${one} brings a
            certain per cent of profit and ${other} the same per cent of loss; the total loss is ₹${lost}. Find the
            selling price.`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_term', square, 1)`
          The loss was taken as a per cent of the two selling prices. This gives the average of the costs, which is
          more than the price, by half of ₹${lost}.`,
        slip('did_not_halve', price, calc`${gap} * ${square} / ${x}`)`
          ${here} is what both bring together.`,
        slip('answered_another_quantity', price, calc`${gap} * ${square} / (2 * ${x}) / (1 + ${x})`)`
          ${here} is the cost of ${one}.`,
        slip('answered_another_quantity', price, calc`${gap} * ${square} / (2 * ${x}) / (1 - ${x})`)`
          ${here} is the cost of ${other}.`,
        slip('wrong_sign', square, frac(calc`1 + ${part}^2`))`
          A sign was changed where $(1 - x)(1 + x)$ is multiplied out, where $x$ is the rate: the square is taken off
          the $1$.`,
        slip('wrong_base', price, calc`(${gap} - ${lost}) / (2 * ${x})`)`
          ${here} takes the loss of ₹${lost} off the difference of the costs first.`,
        slip('used_a_wrong_given_number', price, calc`${lost} * ${square} / (2 * ${x})`)`
          ${here} takes the loss for the difference of the costs.`,
        slip('forgot_to_square', square, frac(calc`1 - ${part}`))`
          The rate was subtracted from $1$ without being squared. It is a product of $1 + x$ and $1 - x$, where $x$ is
          the rate.`,
      ],
      snapRead: text`One price, one unknown rate, and two differences: their quotient is the rate itself.`,
      approach: text`Express both costs by the common price. The loss and the difference of the costs have the same
        denominator, and dividing them leaves the rate.`,
      faster: text`The loss is the rate times the difference of the costs: profit and loss are the same per cent of
        costs that are ₹${gap} apart. So the rate is $\frac{${lost}}{${gap}}$.`,
      check: text`At ₹${price} the costs are ₹${cheaper(p)} and ₹${dearer(p)}: they differ by ₹${gap}, and together
        they are ₹${lost} more than both prices.`,
      principle: text`Two results that share a factor are divided, not solved one by one: the quotient leaves one
        unknown.`,
    };
  },
);

const exchanged = form<HiddenRate>(
  'price-with-exchanged-rates',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.8'],
    entry: true,
    suits: p => dearer(p).mul(p.part.add(1)).d === 1n && lossOf(p).gte(4),
    verify: p => {
      const lost = lossOf(p).valueOf();
      const s = p.price.valueOf();
      let [from, to] = [0, 0.95];
      for (let i = 0; i < 80; i += 1) {
        const x = (from + to) / 2;
        if (s / (1 - x) + s / (1 + x) - 2 * s < lost) from = x;
        else to = x;
      }
      return Math.round((s * (1 + from)) / (1 - from));
    },
  },
  (p, { step, find, write }) => {
    const { seller, things, one, other, price, frame } = p;
    const lost = lossOf(p);
    write(tex`\frac{${price}}{1 + x} + \frac{${price}}{1 - x} = \frac{2 \times ${price}}{1 - x^2}`, {
      because: text`The loss is known in rupees, and the costs together depend only on the square of the rate.`,
    })`
      Let $x$ be the part of its cost that is gained on ${one} and lost on ${other}. Add the two costs.`;
    const costs = step(calc`2 * ${price} + ${lost}`, { name: 'the two costs together' })`
      The costs together are what both brought and the loss.`;
    const square = lost.div(price.mul(2).add(lost));
    write(
      tex`1 - x^2 = \frac{2 \times ${price}}{${costs}} \Rightarrow x^2 = \frac{${square.n}}{${square.d}}`,
    )`
      Compare the two expressions for the costs and solve for the square of $x$.`;
    const x = step(p.part, {
      name: 'the rate as a part of the cost',
      works: value => tex`x = \frac{${value.n}}{${value.d}}`,
    })`
      Take the positive root.`;
    const cost = find(calc`${price} / (1 - ${x})`, { name: `the cost of ${other}` });
    const wanted = step(
      calc`${cost} * (1 + ${x})`,
      value => tex`${price} \div (1 - x) \times (1 + x) = ${cost} \times (1 + x) = ${value}`,
    )`
      ${other} cost $\frac{${price}}{1 - x}$. With the per cents exchanged it would be sold at a profit: multiply by $1
      + x$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${seller} sold ${things} for ₹${price} each, ${one} at a profit of $p\%$ and ${other} at a loss of
            $p\%$, and lost ₹${lost} on the whole. Had the profit of $p\%$ been made on ${other}, for how much would it
            have been sold?`
          : text`At ₹${price} each for ${things}, ${seller} has a total loss of ₹${lost}, because the per cent lost on
            ${other} is the same as the per cent gained on ${one}. Which price for ${other} would bring this per cent
            as a gain?`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(price),
      slips: [
        slip('stopped_a_step_early', wanted, cost)`
          ₹${wanted} is the cost of ${other}. A profit is wanted on it.`,
        slip('wrong_base', cost, calc`${price} * (1 + ${x})`)`
          ₹${cost} was taken for the cost of ${other}: the loss was counted on the selling price.`,
        slip('forgot_the_root', x, square)`
          The square of the rate was taken for the rate. The costs together, ₹${costs}, depend on its square.`,
        slip('wrong_base', wanted, calc`${price} * (1 + 2 * ${x})`)`
          ${here} adds the rate twice to the price. Both times it is a part of the cost.`,
        slip('wrong_base', wanted, calc`${price} + 2 * ${lost}`)`
          ${here} adds twice the total loss. That is what both together would bring more.`,
        slip('used_a_wrong_given_number', wanted, calc`${cost} + ${lost}`)`
          ${here} takes the loss on the whole for the profit wanted on ${other}.`,
        slip('took_a_change_twice', wanted, calc`${cost} * (1 + ${x}) * (1 + ${x})`)`
          ${here} raises the cost twice by the rate.`,
        slip('used_a_term_twice', wanted, calc`${cost} * (1 + ${x}) + ${lost}`)`
          ${here} adds the loss on the whole to the price that brings the profit.`,
        slip('undid_with_the_same_per_cent', cost, calc`${price} / (1 - ${x}) / (1 - ${x})`)`
          The loss was undone twice: ₹${cost} is more than ${other} had cost.`,
      ],
      snapRead: text`Equal prices, equal unknown per cents, and the loss in rupees: the loss gives the square of the
        rate.`,
      approach: text`The costs together are the two prices and the loss. They also are twice the price over one minus
        the square of the rate. That gives the rate, and then the cost of ${other} and the other price.`,
      faster: text`The loss is the square of the rate, taken on the costs: $x^2 = \frac{${lost}}{${costs}}$, so
        $x = \frac{${p.part.n}}{${p.part.d}}$, and the price changes by $\frac{1 + x}{1 - x}$.`,
      check: text`With this rate the costs are ₹${cheaper(p)} and ₹${dearer(p)}, together ₹${lost} more than twice
        ₹${price}; and $\frac{${p.part.n}}{${p.part.d}}$ of ₹${dearer(p)} on top of it is ₹${wanted}.`,
      principle: text`Equal prices with equal per cents of gain and loss lose the square of the rate, counted on the
        costs.`,
    };
  },
);

/** AR.PLD.2 Hard: equal selling prices and a rate that is not told. */
export const equalPricesUnknownRate: readonly AnyTemplate[] = situation<HiddenRate>({
  type: 'AR.PLD.2',
  situation: 'hidden-rate',
  tries: 60,
  draw: draw => {
    const part = draw.pick(rates);
    const [n, d] = [Number(part.n), Number(part.d)];
    const price = q(lcm(d + n, d - n) * draw.int(1, 120) * draw.pick([1, 5, 10]));
    const p = { part, price, frame: draw.int(0, 1), ...draw.pick(stories) };
    return price.gte(300) && price.lte(30000) && lossOf(p).d === 1n ? p : null;
  },
  forms: [fromTwoDifferences, exchanged],
});
