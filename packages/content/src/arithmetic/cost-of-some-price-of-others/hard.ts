import type Fraction from 'fraction.js';
import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Buyers {
  /** The lower price, and the gain in per cent of the one who spends equal money. */
  low: number;
  gain: Fraction;
  one: string;
  two: string;
  what: string;
  frame: number;
}

const buyers = [
  { one: 'Murugan', two: 'Ayesha', what: 'lemons' },
  { one: 'Gurpreet', two: 'Thomas', what: 'guavas' },
  { one: 'Lalrin', two: 'Rukmini', what: 'eggs' },
  { one: 'Ibrahim', two: 'Sneha', what: 'bananas' },
] as const;

const dearer = form<Buyers>(
  'dearer-kind-from-the-gain',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['AL.QUA.2'],
    verify: ({ low, gain }) => {
      // Prices of the other kind in quarters of a rupee.
      for (let i = 4 * low + 1; i < 4000; i += 1) {
        const high = q(i, 4);
        const price = high.add(low).div(2);
        const pieces = q(1, low).add(high.inverse());
        if (pieces.mul(price).div(2).sub(1).mul(100).equals(gain)) return high;
      }
      throw new Error('no price fits');
    },
  },
  ({ low, gain, one, two, what, frame }, { step }) => {
    const back = step(calc`1 + ${gain} / 100`, {
      name: text`what ${two} gets for each rupee spent`,
      works: value =>
        tex`\frac{1}{2}\left(\frac{1}{p} + \frac{1}{d}\right) \times \frac{p + d}{2} = \frac{(p + d)^2}{4pd} =
          ${frac(value)}`,
      because: text`${one} has equal numbers, so the two prices are averaged. ${two} spends equal money, so what
          is averaged is how many pieces a rupee buys, and that favours the cheaper kind.`,
    })`
      Let one of the two kinds cost $p$ and $d$ rupees. ${one} breaks even, so the selling price is the mean of $p$ and
      $d$. For each rupee ${two} gets on average half of $\frac{1}{p} + \frac{1}{d}$ pieces. Multiply.`;
    const sum = step(calc`4 * ${back} - 2`, {
      name: 'the ratio of the prices and its inverse, added',
      works: value =>
        tex`\frac{p}{d} + \frac{d}{p} + 2 = 4 \times ${frac(back)} \Rightarrow t + \frac{1}{t} = ${frac(value)}`,
      because: text`Each term has $p$ and $d$ to the same power, so only their ratio matters. Divided by $pd$ the
          equation has one unknown, $t$.`,
    })`
      Let $t = \frac{d}{p}$ be the ratio of the prices. Multiply out and divide by $pd$.`;
    const root = step(calc`sqrt(${sum}^2 - 4)`, {
      name: 'the root of the discriminant',
      works: value =>
        tex`t^2 - ${frac(sum)}t + 1 = 0: \quad \sqrt{\left(${frac(sum)}\right)^2 - 4} = ${frac(value)}`,
      because: text`$t + \frac{1}{t}$ is not linear, but times $t$ it becomes a quadratic. The product of its
          roots is 1, so one root is the inverse of the other.`,
    })`
      Multiply by $t$: that is a quadratic. Find the root of its discriminant.`;
    const ratio = step(calc`(${sum} + ${root}) / 2`, {
      name: 'the ratio of the prices',
      works: value => tex`t = \frac{1}{2}\left(${frac(sum)} + ${frac(root)}\right) = ${frac(value)}`,
      because: text`Both roots are ratios of the two prices, one of the higher to the lower and one turned round.
          The question is about the dearer kind.`,
    })`
      Take the root above $1$, as $d$ is the higher price. The other root is its inverse.`;
    const wanted = step(calc`${low} * ${ratio}`, {
      name: text`the price of the dearer kind`,
      because: text`$t$ was chosen as the higher price over the lower one, and the lower one is known.`,
    })`
      The dearer kind costs this many times as much as the cheaper one. Multiply ₹${low} by the ratio.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Two kinds of ${what} are offered; one of the cheaper kind costs ₹${low}. ${one} buys equal numbers of
            both kinds, while ${two} spends equal amounts of money on both. They sell all their ${what} at one and the
            same price each, and at this price ${one} has neither profit nor loss, while ${two} gains ${gain}%. What
            does one of the dearer kind cost?`
          : frame === 1
            ? text`${one} and ${two} both buy large and small ${what}; the small ones cost ₹${low} each. ${one} buys as
              many large ones as small ones; ${two} spends as much on the large ones as on the small ones. At home they
              find one price at which ${one} gets the cost back exactly, and both sell everything at it, ${two} with a
              profit of ${gain}%. The large ones are dearer. Find the price of one large one.`
            : text`In a market ${what} of one size cost ₹${low} each and those of another size cost more. ${one} takes
              equally many of both sizes; ${two} pays equally much for both sizes. Later both sell every piece at the
              same price, which just gives ${one} the money back and gives ${two} a profit of ${gain}%. For how much
              was one of the other size bought?`,
      show: rupees,
      plausible: value => value.gt(low) && value.d <= 4n,
      slips: [
        slip('answered_another_quantity', wanted, calc`(${low} + ${low} * ${ratio}) / 2`)`
          You found the price at which all are sold: ${here}. It is the mean of the two prices, and the question asks
          for the higher one.`,
        slip('left_out_a_term', ratio, sum)`
          $${frac(ratio)}$ is the ratio and its inverse together. The inverse was left out of the equation.`,
        slip('wrong_base', wanted, calc`${low} * (1 + 2 * ${gain} / 100)`)`
          You made the selling price ${gain}% higher than the lower price: ${here}. The gain of ${two} is on both
          kinds together.`,
        slip('left_out_a_term', ratio, calc`4 * ${back}`)`
          You used $${frac(ratio)}$ as the ratio. That leaves out the inverse of the ratio and the middle term of the
          square.`,
        slip('did_not_halve', ratio, calc`${sum} + ${root}`)`
          You used $${frac(ratio)}$ as the ratio. In the formula for the roots the sum has to be divided by 2.`,
        slip('averaged_the_averages', ratio, calc`2 * ${back}`)`
          $${frac(ratio)}$ doubles what ${two} gets for a rupee, as if that were the mean price divided by ₹${low}.`,
      ],
      snapRead: text`Equal numbers against equal money, and one selling price: the gain tells how far the two kinds of
        mean differ.`,
      approach: text`Equal numbers average the prices, equal money averages the numbers for a rupee. Their product
        depends
        on the ratio of the prices only; solve for it.`,
      faster: text`$\frac{(p - d)^2}{4pd} = ${frac(back.sub(1))}$ is the gain, so $t - 2 + \frac{1}{t} =
        ${frac(back.sub(1).mul(4))}$; try a simple fraction for $t$.`,
      check: () => {
        const high = wanted;
        return text`At ₹${low} and ₹${high} the mean price is ₹${high.add(low).div(2)}. For ₹${high.mul(low)} on each
          kind ${two} gets $${high.add(low)}$ and sells them for ₹${high.add(low).pow(2)?.div(2) ?? 0}, where
          ₹${high.mul(low).mul(2)} was spent.`;
      },
      principle: text`Average prices with equal numbers and numbers with equal money; how far the two means differ
        depends
        on the ratio of the prices.`,
    };
  },
);

/** AR.PLD.7 Hard: equal numbers against equal money. */
export const twoWaysOfCounting: readonly AnyTemplate[] = [
  ...situation<Buyers>({
    type: 'AR.PLD.7',
    situation: 'two-buyers',
    tries: 40,
    draw: draw => {
      const [m, n] = [draw.int(4, 15), draw.int(2, 10)];
      const low = draw.int(3, 40);
      const gain = q(25 * (m - n) ** 2, m * n);
      return m <= n || gcd(m, n) > 1 || m > 4 * n || (low * m) % n !== 0 || gain.lt(1) || gain.d > 12n
        ? null
        : { low, gain, ...draw.pick(buyers), frame: draw.int(0, 2) };
    },
    forms: [dearer],
  }),
];
