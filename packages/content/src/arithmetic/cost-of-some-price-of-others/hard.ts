import type Fraction from 'fraction.js';
import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
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
      because: text`${one} has equal numbers, so the prices are averaged; ${two} spends equal money, so the numbers for
        a rupee are averaged.`,
    })`
      Let one of the two kinds cost $p$ and $d$ rupees. ${one} breaks even, so the selling price is the mean of $p$ and
      $d$. For each rupee ${two} gets on average half of $\frac{1}{p} + \frac{1}{d}$ pieces. Multiply.`;
    const sum = step(calc`4 * ${back} - 2`, {
      name: 'the ratio of the prices and its inverse, added',
      works: value =>
        tex`\frac{p}{d} + \frac{d}{p} + 2 = 4 \times ${frac(back)} \Rightarrow t + \frac{1}{t} = ${frac(value)}`,
    })`
      Let $t = \frac{d}{p}$ be the ratio of the prices. Multiply out and divide by $pd$.`;
    const root = step(calc`sqrt(${sum}^2 - 4)`, {
      name: 'the root of the discriminant',
      works: value =>
        tex`t^2 - ${frac(sum)}t + 1 = 0: \quad \sqrt{\left(${frac(sum)}\right)^2 - 4} = ${frac(value)}`,
    })`
      Multiply by $t$: that is a quadratic. Find the root of its discriminant.`;
    const ratio = step(calc`(${sum} + ${root}) / 2`, {
      name: 'the ratio of the prices',
      works: value => tex`t = \frac{1}{2}\left(${frac(sum)} + ${frac(root)}\right) = ${frac(value)}`,
    })`
      Take the root above $1$, as $d$ is the higher price. The other root is its inverse.`;
    const wanted = step(calc`${low} * ${ratio}`)`
      Multiply the lower price by this ratio.`;
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
          ${here} is the price at which all are sold.`,
        slip('left_out_a_term', ratio, sum)`
          $${frac(ratio)}$ is the ratio and its inverse together. The inverse was left out of the equation.`,
        slip('wrong_base', wanted, calc`${low} * (1 + 2 * ${gain} / 100)`)`
          ${here} makes the selling price ${gain}% higher than the lower price. The gain of ${two} is on both kinds.`,
        slip('left_out_a_term', ratio, calc`4 * ${back}`)`
          $${frac(ratio)}$ leaves out the inverse of the ratio and the middle term of the square.`,
        slip('did_not_halve', ratio, calc`${sum} + ${root}`)`
          $${frac(ratio)}$ was not divided by 2 in the formula for the roots.`,
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

interface Sale {
  n: number;
  x: number;
  off: number;
  what: string;
  frame: number;
}

const things = [{ what: 'shawls' }, { what: 'clocks' }, { what: 'bags' }, { what: 'frying pans' }] as const;

const before = form<Sale>(
  'profit-from-a-sale-with-more-pieces',
  {
    band: 'Hard',
    seconds: 115,
    also: ['AL.LIN.1'],
    verify: ({ n, x, off }) => {
      const more = (x * off) / (100 - off);
      for (let m = 1; m < 400; m += 1)
        if (Math.abs(m - (m + more) * (1 - off / 100)) < 1e-9) return q(100 * (n - m), m);
      throw new Error('no number fits');
    },
  },
  ({ n, x, off, what, frame }, { step, find }) => {
    const more = find(q(x * off, 100 - off), {
      name: 'by how many more pieces are needed at the lower price',
    });
    const rate = find(calc`100% - ${off}%`);
    const later = step(calc`${more} ÷ ${off}%`, {
      name: 'the pieces needed at the lower price',
      works: (
        _value,
        working,
      ) => tex`m = (m + ${more}) \times ${100 - off}\% \Rightarrow (m + ${more}) \times ${off}\% = ${more} \Rightarrow
        m + ${more} =
        ${working}`,
      because: text`The money is the cost of $${n}$ pieces in both cases, so the number grows as the price falls.`,
    })`
      Let $m$ pieces at the usual price bring the cost of $${n}$. At the lower price $m + ${more}$ pieces bring the
      same money. Solve for the number at the lower price.`;
    const usual = step(calc`${later} * ${rate}%`, (_value, working) => tex`m = ${working}`)`
      At the usual price ${off}% fewer are needed.`;
    const wanted = step(calc`(${n} - ${usual}) / ${usual} * 100%`)`
      $${n}$ costs are $${usual}$ prices: compare the difference with the $${usual}$ pieces sold.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A shop gets the cost of $${n}$ ${what} back by selling some of them at the usual price. During a sale
            all prices are ${off}% lower, and
            $${more}$ more ${what} have to be sold to bring the cost of $${n}$ ${what}. What is the profit per cent at
            the usual price?`
          : text`At the usual price, a certain number of ${what} bring exactly what $${n}$ ${what} have cost. With
            ${off}% off, it takes $${more}$ ${what} more
            to bring the same amount. How much per cent of profit does the usual price give?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(150),
      slips: [
        slip('wrong_base', wanted, calc`(${n} - ${usual}) / ${n} * 100%`)`
          ${here} compares with the cost of all $${n}$ pieces. $${usual}$ of them have been sold.`,
        slip('changed_one_side_only', usual, calc`${later}`)`
          $${usual}$ is the number at the lower price, not at the usual price.`,
        slip('wrong_base', later, calc`${more} ÷ ${off}% + ${more}`)`
          The $${more}$ pieces were taken as ${off}% of the usual number; they are ${off}% of the number at the lower
          price.`,
        slip('divided_by_the_wrong_number', later, calc`${more} ÷ ${rate}%`)`
          The $${more}$ pieces were divided by ${rate}%, which gives $${frac(later)}$ at the lower price.`,
        slip('took_a_change_twice', usual, calc`${later} * ${rate}% * ${rate}%`)`
          The number was lowered by ${off}% twice, to $${usual}$.`,
        slip('added_the_percentages', wanted, calc`(${n} - ${usual}) / ${usual} * 100% + ${off}%`)`
          ${here} adds the discount, as if it had been taken off before.`,
        slip('wrong_sign', usual, calc`${later} - 2 * ${more}`)`
          The $${more}$ pieces were taken off twice, which leaves $${usual}$.`,
        slip('added_the_percentages', wanted, calc`(${n} - ${usual}) / ${usual} * 100% - ${off}%`)`
          ${here} takes the discount off. The usual price is asked.`,
      ],
      snapRead: text`The same money by fewer pieces at the usual price and more at the lower one: the discount links
        the numbers.`,
      approach: text`The numbers of pieces for the same money are inversely as the prices. Together with their
        difference that gives both, and
        the cost of $${n}$ then gives the profit.`,
      check: text`$${usual}$ pieces at the usual price and $${later}$ at ${rate}% of it bring the same:
        $${later} \times ${rate}\% = ${later.mul(rate).div(100)}$.`,
      principle: text`For a fixed amount the number is inversely as the price: a difference of numbers then gives
        both.`,
    };
  },
);

const offers = [10, 12, 15, 16, 20, 25, 30].flatMap(off =>
  Array.from({ length: 30 }, (_, i) => i + 12).flatMap(x =>
    Array.from({ length: 40 }, (_, i) => i + 15).flatMap(n => {
      const more = (x * off) / (100 - off);
      const gain = (100 * (n - x)) / x;
      const fits =
        Number.isInteger(more) && more > 1 && gain >= 12 && gain <= 75 && Number.isInteger(gain * 2);
      return fits && n !== x + more && x - more > 4 ? [{ n, x, off }] : [];
    }),
  ),
);

/** AR.PLD.7 Hard: equal numbers against equal money, and a sale with more pieces. */
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
  ...situation<Sale>({
    type: 'AR.PLD.7',
    situation: 'sale-with-more-pieces',
    tries: 10,
    draw: draw => ({ ...draw.pick(offers), ...draw.pick(things), frame: draw.int(0, 1) }),
    forms: [before],
  }),
];
