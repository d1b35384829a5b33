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
        The second difference is $x$ times the first. Divide the two to find $x$.`;
    const square = step(frac(calc`1 - ${x}^2`), value => tex`1 - x^2 = \frac{${value.n}}{${value.d}}`)`
        In the first equation $S$ is divided by $1 - x^2$. Find this number.`;
    const price = step(
      calc`${gap} * ${square} / (2 * ${x})`,
      value => tex`S = \frac{${gap}(1 - x^2)}{2x} = ${value}`,
    )`
        Solve the first equation for $S$: multiply by $1 - x^2$ and divide by $2x$.`;
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
            You used the loss as a per cent of the two selling prices. It is a per cent of the costs, which are more
            than the prices by ₹${lost} together.`,
        slip('did_not_halve', price, calc`${gap} * ${square} / ${x}`)`
            You did not halve: ${here} is what both were sold for together.`,
        slip('answered_another_quantity', price, calc`${gap} * ${square} / (2 * ${x}) / (1 + ${x})`)`
            You found the cost of ${one}: ${here}. The question asks for the selling price.`,
        slip('answered_another_quantity', price, calc`${gap} * ${square} / (2 * ${x}) / (1 - ${x})`)`
            You found the cost of ${other}: ${here}. The question asks for the selling price.`,
        slip('wrong_sign', square, frac(calc`1 + ${part}^2`))`
            You changed a sign in $(1 - x)(1 + x)$, where $x$ is the rate. The square is subtracted from $1$.`,
        slip('wrong_base', price, calc`(${gap} - ${lost}) / (2 * ${x})`)`
            You subtracted the loss of ₹${lost} from the difference of the costs first: ${here}. These two are
            separate conditions.`,
        slip('used_a_wrong_given_number', price, calc`${lost} * ${square} / (2 * ${x})`)`
            You used the loss as the difference of the costs: ${here}. The costs differ by ₹${gap}.`,
        slip('forgot_to_square', square, frac(calc`1 - ${part}`))`
            You subtracted the rate from $1$ without squaring it. The number is $(1 + x)(1 - x)$, where $x$ is the
            rate.`,
      ],
      snapRead: text`There is one selling price and one unknown rate for profit and loss. The difference of the costs
        and the loss are known, and their quotient is the rate.`,
      approach: text`Write both costs with the common price. The loss and the difference of the costs have the same
        denominator, so their quotient contains only the rate.`,
      faster: text`Profit and loss are the same per cent of costs that are ₹${gap} apart, so the loss is the rate
        times this difference. The rate is $\frac{${lost}}{${gap}}$.`,
      check: text`At ₹${price} the costs are ₹${cheaper(p)} and ₹${dearer(p)}: they differ by ₹${gap}, and together
        they are ₹${lost} more than both prices.`,
      principle: text`When two results have a common factor, divide one by the other, and only one unknown is left.`,
    };
  },
);

const exchanged = form<HiddenRate>(
  'price-with-exchanged-rates',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.8'],
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
        Both were sold for twice ₹${price} and cost ₹${lost} more than that. Add.`;
    const square = lost.div(price.mul(2).add(lost));
    write(
      tex`1 - x^2 = \frac{2 \times ${price}}{${costs}} \Rightarrow x^2 = \frac{${square.n}}{${square.d}}`,
    )`
      Compare the two expressions for the costs and solve for the square of $x$.`;
    const x = step(p.part, {
      name: 'the rate as a part of the cost',
      works: value => tex`x = \frac{${value.n}}{${value.d}}`,
    })`
        The rate is positive. Find the positive root.`;
    const cost = find(calc`${price} / (1 - ${x})`, { name: `the cost of ${other}` });
    const wanted = step(
      calc`${cost} * (1 + ${x})`,
      value => tex`${price} \div (1 - x) \times (1 + x) = ${cost} \times (1 + x) = ${value}`,
    )`
        ${other} cost $\frac{${price}}{1 - x}$. With a profit of the same per cent it would be sold for $1 + x$ times
        this cost. Multiply.`;
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
            You stopped at ₹${wanted}, the cost of ${other}. The question asks for the price with the profit.`,
        slip('wrong_base', cost, calc`${price} * (1 + ${x})`)`
            You counted the loss on the selling price and used ₹${cost} as the cost of ${other}. It is counted on the
            cost, so divide.`,
        slip('forgot_the_root', x, square)`
            You used the square of the rate as the rate. The costs together, ₹${costs}, depend on its square, so find
            the root.`,
        slip('wrong_base', wanted, calc`${price} * (1 + 2 * ${x})`)`
            You added the rate twice to the price: ${here}. Both times it is a part of the cost.`,
        slip('wrong_base', wanted, calc`${price} + 2 * ${lost}`)`
            You added twice the loss on the whole: ${here}. That belongs to both of them, not to ${other} alone.`,
        slip('used_a_wrong_given_number', wanted, calc`${cost} + ${lost}`)`
            You used the loss on the whole as the profit on ${other}: ${here}. The profit is the rate times the cost.`,
        slip('took_a_change_twice', wanted, calc`${cost} * (1 + ${x}) * (1 + ${x})`)`
            You raised the cost twice by the rate: ${here}. The profit is made once.`,
        slip('used_a_term_twice', wanted, calc`${cost} * (1 + ${x}) + ${lost}`)`
            You added the loss on the whole to the price with the profit: ${here}. The cost contains the loss already.`,
        slip('undid_with_the_same_per_cent', cost, calc`${price} / (1 - ${x}) / (1 - ${x})`)`
            You undid the loss twice and got ₹${cost}. The price contains it once.`,
      ],
      snapRead: text`The prices are equal, the per cents of profit and loss are equal and unknown, and the loss is
        known in rupees. It gives the square of the rate.`,
      approach: text`The costs together are the two prices and the loss. They are also twice the price over one minus
        the square of the rate. This gives the rate, then the cost of ${other}, and then the other price.`,
      faster: text`The loss is the square of the rate, taken on the costs: $x^2 = \frac{${lost}}{${costs}}$, so
        $x = \frac{${p.part.n}}{${p.part.d}}$, and the price changes by $\frac{1 + x}{1 - x}$.`,
      check: text`With this rate the costs are ₹${cheaper(p)} and ₹${dearer(p)}, together ₹${lost} more than twice
        ₹${price}; and $\frac{${p.part.n}}{${p.part.d}}$ of ₹${dearer(p)} on top of it is ₹${wanted}.`,
      principle: text`Equal prices with equal per cents of profit and loss lose the square of the rate, counted on the
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
