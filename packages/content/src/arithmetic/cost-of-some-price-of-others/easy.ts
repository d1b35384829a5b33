import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** The cost of so many is the price of so many. */
  n: number;
  m: number;
  what: string;
  frame: number;
}

const things = [
  { what: 'pens' },
  { what: 'mangoes' },
  { what: 'bangles' },
  { what: 'notebooks' },
  { what: 'diyas' },
  { what: 'toffees' },
] as const;

const result = form<Numbers>(
  'profit-from-two-numbers',
  {
    band: 'Easy',
    seconds: 40,
    revision: 2,
    verify: ({ n, m }) => {
      // One costs ₹m, so n cost nm rupees, and that is what m bring.
      const price = q(n * m, m);
      return price.sub(m).div(m).mul(100);
    },
  },
  ({ n, m, what, frame }, { step, find }) => {
    const more = step(calc`${n} - ${m}`, {
      name: 'the profit, in costs of one',
      because: text`$${m}$ of them bring the cost of $${n}$, so on these $${m}$ the profit is the cost of the
        difference.`,
    })`
      Sell $${m}$ of them: they bring as much as $${n}$ cost. So the profit is the cost of the following number.`;
    const base = find(m);
    const wanted = step(calc`${more} / ${base} * 100%`)`
      These $${m}$ had the cost of $${m}$: compare the profit with that.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The cost price of $${n}$ ${what} is equal to the selling price of $${m}$ ${what}. What is the profit
            per cent?`
          : frame === 1
            ? text`A shop sells $${m}$ ${what} for the amount for which it buys $${n}$ ${what}. Find its profit per
              cent on ${what}.`
            : text`For the money that $${m}$ ${what} bring when they are sold, a dealer can buy $${n}$ ${what}. How
              much per cent does the
              dealer gain?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(200),
      slips: [
        slip('wrong_base', base, calc`${n}`)`
          The profit was compared with the cost of $${base}$. Only $${m}$ have been sold.`,
        slip('took_a_part_for_the_whole', wanted, calc`${m} / ${n} * 100%`)`
          ${here} is the cost as a per cent of the price.`,
        slip('added_for_subtracted', wanted, calc`${more} / (${n} + ${m}) * 100%`)`
          ${here} compares with both numbers together.`,
        slip('did_not_divide', wanted, calc`${more}%`)`
          ${here} takes the difference of the numbers for a per cent.`,
        slip('took_the_whole_for_a_part', wanted, calc`${n} / ${m} * 100%`)`
          ${here} is the price as a per cent of the cost. The cost itself is $100\%$ of it.`,
        slip('added_for_subtracted', wanted, calc`(${n} + ${m}) / ${n} * 100%`)`
          ${here} adds the two numbers and compares with the larger one.`,
        slip('gave_the_complement', wanted, calc`100% - ${more} / ${m} * 100%`)`
          ${here} takes the profit off $100\%$.`,
      ],
      snapRead: text`The cost of some is the price of fewer: compare the two numbers.`,
      approach: text`Look at the smaller number: it is sold for the cost of the larger one. The difference is the
        profit on it.`,
      check: text`If one costs ₹${m}, $${n}$ cost ₹${n * m}; so one is sold for ₹${n}, and $${n - m}$ rupees are
        ${wanted}% of ₹${m}.`,
      principle: text`If the cost of n is the price of m, price to cost of one is as n to m.`,
    };
  },
);

interface Gained {
  n: number;
  k: number;
  what: string;
  loss: boolean;
  frame: number;
}

const gained = form<Gained>(
  'result-in-prices-of-some',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    verify: ({ n, k, loss }) => {
      // Each is sold for ₹1.
      const cost = loss ? n + k : n - k;
      return q(k * 100, cost);
    },
  },
  ({ n, k, what, loss, frame }, { step }) => {
    const cost = step(loss ? calc`${n} + ${k}` : calc`${n} - ${k}`, {
      name: 'the cost of all, in prices of one',
      because: text`Profit and loss are per cents of the cost, and here they are told in selling prices.`,
    })`
      Let each be sold for $1$ unit, so that $${n}$ bring $${n}$ units. The ${loss ? 'loss' : 'profit'} is $${k}$ of
      them. Find the cost.`;
    const wanted = step(calc`${k} / ${cost} * 100%`)`
      Compare the $${k}$ units with the cost.`;
    const word = loss ? 'loses' : 'gains';
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`By selling $${n}$ ${what}, a dealer ${word} the selling price of $${k}$ ${what}. Find the
            ${loss ? 'loss' : 'profit'} per cent.`
          : text`When a dealer has sold $${n}$ ${what}, the ${loss ? 'loss' : 'profit'} on them is as much as the
            amount received for $${k}$ of
            them. Find the ${loss ? 'loss' : 'profit'} per cent.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(180),
      slips: [
        slip('took_profit_on_the_selling_price', cost, calc`${n}`)`
          The $${k}$ units were compared with the $${cost}$ selling prices, not with the cost.`,
        slip('wrong_sign', cost, loss ? calc`${n} - ${k}` : calc`${n} + ${k}`)`
          The cost was taken as $${cost}$ units: with a ${loss ? 'loss it is more' : 'profit it is less'} than what
          they bring.`,
        slip('did_not_divide', wanted, calc`${k}%`)`
          ${here} takes the number $${k}$ for a per cent.`,
        slip('answered_another_quantity', wanted, calc`${n} / ${cost} * 100%`)`
          ${here} is all the money as a per cent of the cost.`,
        slip('wrong_base', cost, loss ? calc`${n} + ${n} + ${k}` : calc`${n} + ${n} - ${k}`)`
          The $${k}$ units were compared with the cost and the selling prices together, $${cost}$ units.`,
        slip('inverted_the_ratio', wanted, !loss && calc`${cost} / ${n} * 100%`)`
          ${here} is the cost as a per cent of the money.`,
      ],
      snapRead: text`The result is told in selling prices: write the cost in selling prices, too.`,
      approach: text`Take the selling price of one as the unit; the cost follows, and the result is compared with it.`,
      check: text`${wanted}% of $${cost}$ are $${k}$ units, and $${cost} ${loss ? tex`-` : tex`+`} ${k} = ${n}$.`,
      principle: text`A result told in selling prices has to be compared with the cost before it is a per cent.`,
    };
  },
);

/** AR.PLD.7 Easy: the cost of some is the price of others. */
export const costAgainstPrice: readonly AnyTemplate[] = [
  ...situation<Numbers>({
    type: 'AR.PLD.7',
    situation: 'cost-of-n-price-of-m',
    tries: 20,
    draw: draw => {
      const [n, m] = [draw.int(10, 60), draw.int(8, 50)];
      return n <= m || n > 1.9 * m || (600 * (n - m)) % m > 0
        ? null
        : { n, m, ...draw.pick(things), frame: draw.int(0, 2) };
    },
    forms: [result],
  }),
  ...situation<Gained>({
    type: 'AR.PLD.7',
    situation: 'result-in-prices',
    tries: 20,
    draw: draw => {
      const [n, k, loss] = [draw.int(12, 72), draw.int(2, 20), draw.chance(0.4)];
      const cost = loss ? n + k : n - k;
      return 3 * k > n || (600 * k) % cost > 0
        ? null
        : { n, k, loss, ...draw.pick(things), frame: draw.int(0, 1) };
    },
    forms: [gained],
  }),
];
