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
  { seller: 'Joseph', things: 'two albums', one: 'the red album', other: 'the blue album' },
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
    band: 'Medium',
    revision: 3,
    seconds: 110,
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
      tex`\frac{S}{1 - x} - \frac{S}{1 + x} = \frac{S(1 + x) - S(1 - x)}{(1 - x)(1 + x)} = \frac{2xS}{1 - x^2} =
        ${gap}`,
      {
        because: text`With a profit the price $S$ is $1 + x$ times the cost, and with a loss it is $1 - x$ times the
          cost. So dividing $S$ by these gives the costs, and the second one is larger.`,
      },
    )`
      Let $S$ be the common price and $x$ the part of the cost that is gained or lost. The costs are $\frac{S}{1 + x}$
      and $\frac{S}{1 - x}$. Write their difference over one denominator.`;
    write(
      tex`\frac{S}{1 - x} + \frac{S}{1 + x} - 2S = \frac{2S - 2S(1 - x^2)}{1 - x^2} = \frac{2x^2S}{1 - x^2} =
        ${lost}`,
      {
        because: text`Both were sold for $S$, so $2S$ came in. The costs together are more than that by the loss.`,
      },
    )`
      The loss on the whole is the sum of the two costs less $2S$. Write it over the same denominator.`;
    const x = step(frac(calc`${lost} / ${gap}`), {
      name: 'the common rate as a part of the cost',
      works: value => tex`x = \frac{${lost}}{${gap}} = \frac{${value.n}}{${value.d}}`,
      because: text`$S$ and $1 - x^2$ are not known yet, but both are in each difference. In the quotient they
          cancel, and only $x$ is left.`,
    })`
        The second difference is $x$ times the first. Divide the two to find $x$.`;
    const square = step(frac(calc`1 - ${x}^2`), {
      name: text`the common denominator`,
      works: value => tex`1 - x^2 = \frac{${value.n}}{${value.d}}`,
      because: text`The first equation contains $S$ and $1 - x^2$. With a number for $1 - x^2$ only $S$ is unknown in
          it.`,
    })`
        In the first equation $S$ is divided by $1 - x^2$. Find this number.`;
    const price = step(calc`${gap} * ${square} / (2 * ${x})`, {
      name: text`the common price`,
      works: value => tex`S = \frac{${gap}(1 - x^2)}{2x} = ${value}`,
      because: text`$x$ is known, so the first equation has $S$ alone as unknown. Each step undoes what was done
          to $S$.`,
    })`
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
      plausible: value => value.d === 1n && value.gt(0),
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
      faster: text`One cost loses its part $x$, the other gains its part $x$, and the costs differ by ₹${gap}. So the
        loss on the whole is $x$ times ₹${gap}, and $x = \frac{${lost}}{${gap}}$ is found without adding fractions.`,
      check: text`At ₹${price} the costs are ₹${cheaper(p)} and ₹${dearer(p)}: they differ by ₹${gap}, and together
        they are ₹${lost} more than both prices.`,
      principle: text`When two results have a common factor, divide one by the other, and only one unknown is left.`,
    };
  },
);

/** AR.PLD.2 Medium: equal selling prices and a rate that is not told. */
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
  forms: [fromTwoDifferences],
});
