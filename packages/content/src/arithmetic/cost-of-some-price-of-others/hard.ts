import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Buyers {
  a: number;
  b: number;
  unit: number;
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

const other = form<Buyers>(
  'equal-numbers-against-equal-money',
  {
    band: 'Hard',
    seconds: 120,
    revision: 2,
    also: ['AR.AVG.2'],
    verify: ({ a, b }) => {
      // One buys ab of each kind, the other for ₹1 of each kind; the price is what the first has paid on average.
      const price = q(a + b, 2 * a * b);
      return price
        .mul(a + b)
        .sub(2)
        .div(2)
        .mul(100);
    },
  },
  ({ a, b, unit, one, two, what, frame }, { step }) => {
    const cost = step(calc`(1 / ${a} + 1 / ${b}) / 2`, {
      name: text`what one costs ${one} on average, in units of ₹${unit}`,
      works: value => tex`\frac{1}{2}\left(\frac{1}{${a}} + \frac{1}{${b}}\right) = ${frac(value)}`,
      because: text`${one} has equally many of both kinds, so the two prices are averaged with equal weights.`,
    })`
      Take ₹${unit} as the unit of money. Where $${a}$ cost ₹${unit}, one costs $\frac{1}{${a}}$ of it; where $${b}$
      cost
      ₹${unit}, one costs $\frac{1}{${b}}$. ${one} has equally many of both: find the mean of these prices. It is also
      the
      selling price.`;
    const many = step(calc`(${a} + ${b}) / 2`, {
      name: text`how many ${two} gets for ₹${unit} on average`,
      because: text`${two} spends equal money on both kinds, so the numbers for that money are averaged, not the
        prices.`,
    })`
      For ₹${unit} spent on each kind ${two} gets $${a}$ and $${b}$ ${what}. Find the mean number for ₹${unit}.`;
    const money = step(calc`${many} * ${cost}`, {
      name: text`what ${two} receives for each ₹${unit} that was spent`,
      works: value => tex`${many} \times ${frac(cost)} = ${frac(value)}`,
    })`
      Multiply by the selling price: that comes back for each ₹${unit} that ${two} has spent, in units of ₹${unit}.`;
    const wanted = step(calc`(${money} - 1) * 100%`, value => tex`${frac(money)} - 1 = ${value}\%`)`
      What is above $1$ is the profit.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Two kinds of ${what} are offered: $${a}$ for ₹${unit} and $${b}$ for ₹${unit}. ${one} buys equal
            numbers of both kinds, while ${two}
            spends equal amounts of money on both. They sell all their ${what} at one and the same price for each, and
            at this price ${one}
            has neither profit nor loss. What is the profit per cent of ${two}?`
          : frame === 1
            ? text`${one} and ${two} both buy large and small ${what}. The price is ₹${unit} for $${b}$ large ones and
              ₹${unit} for $${a}$ small ones. ${one}
              buys as many large ones as small ones; ${two} spends as much on the large ones as on the small ones. At
              home they find one price
              for each piece at which ${one} gets the cost back exactly, and both sell everything at it. What per cent
              does ${two} gain?`
            : text`On a market ${what} of one size cost ₹${unit} for $${a}$ and those of another size ₹${unit} for
              $${b}$. ${one} takes as many of the one
            as of the other; ${two} pays as much for the one as for the other. Later both sell every piece at the same
            price, which just gives
            ${one} the money back. Find the profit of ${two} in per cent.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(60),
      slips: [
        slip('averaged_the_averages', cost, calc`1 / ${many}`)`
          The selling price was taken as $${frac(cost)}$, the mean for equal money. ${one} has equal numbers.`,
        slip('wrong_base', wanted, calc`(1 - 1 / ${money}) * 100%`)`
          ${here} compares the profit with the money that comes in.`,
        slip('wrong_base', wanted, calc`2 * (${money} - 1) * 100%`)`
          ${here} compares the profit on both kinds with the money that was spent on one of them.`,
        slip('forgot_to_square', wanted, calc`abs(${a} - ${b}) / (${a} + ${b}) * 100%`)`
          ${here} compares the difference of the numbers with their sum. That is no comparison of money.`,
        slip('used_a_wrong_given_number', many, calc`max(${a}, ${b})`)`
          ${two} was given $${many}$ for each ₹${unit}, as if everything were spent on the cheaper kind.`,
        slip('took_ratio_terms_for_amounts', wanted, calc`abs(${a} - ${b})%`)`
          ${here} takes the difference of the two numbers for a per cent.`,
        slip('took_a_part_for_the_whole', wanted, calc`(${money} - 1) / (1 + ${money}) * 100%`)`
          ${here} compares the profit with the money spent and the money that comes in together.`,
      ],
      snapRead: text`Equal numbers against equal money, and one price for all: two kinds of mean.`,
      approach: text`Equal numbers average the prices, equal money averages the numbers per rupee. The product of the
        two means is what
        a rupee of ${two} becomes.`,
      faster: text`The product of the two means is $\frac{(a + b)^2}{4ab}$, so the profit is $\frac{(${a} - ${b})^2}{4
        \times ${a} \times ${b}}$ where
        $a$ and $b$ are the two numbers.`,
      check: text`For ${2 * a * b} of the ${what}, half of each kind, ${one} pays ₹${unit * (a + b)}. ${two} gets
        $${a + b}$ for ₹${2 * unit} and sells them for ₹${q(unit * (a + b) ** 2, 2 * a * b)}.`,
      principle: text`Average prices with equal numbers and numbers with equal money; the two means differ if the
        prices do.`,
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
      const [a, b] = [draw.int(4, 30), draw.int(3, 24)];
      const gain = q(25 * (a - b) ** 2, a * b);
      return a <= b || gcd(a, b) > 4 || gain.lt(1) || gain.gt(40) || gain.d > 6n
        ? null
        : { a, b, unit: draw.pick([10, 20, 50, 100]), ...draw.pick(buyers), frame: draw.int(0, 2) };
    },
    forms: [other],
  }),
  ...situation<Sale>({
    type: 'AR.PLD.7',
    situation: 'sale-with-more-pieces',
    tries: 10,
    draw: draw => ({ ...draw.pick(offers), ...draw.pick(things), frame: draw.int(0, 1) }),
    forms: [before],
  }),
];
