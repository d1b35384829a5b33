import { personBy } from '../../people.ts';
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
      because: text`For ${m} sold, the money of ${n} costs comes in, but only ${m} costs were paid. The difference in
        numbers is therefore the profit, counted in costs of one.`,
    })`
      Suppose that $${m}$ of them are sold. They bring as much as $${n}$ cost, and they themselves cost only as much as
      $${m}$. Find the profit, counted in the cost of one.`;
    const base = find(m);
    const wanted = step(calc`${more} / ${base} * 100%`, {
      because: text`A profit per cent is measured on the cost of what was sold. Only ${m} were sold, so the base is
        ${m} and not ${n}.`,
    })`
      The base of the profit per cent is the cost of the things that were sold: $${m}$, counted in the cost of one.
      Write the profit as a per cent of this cost.`;
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
              much per cent does the dealer gain?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(200),
      slips: [
        slip('wrong_base', base, calc`${n}`)`
          You compared the profit with the cost of $${base}$. Only $${m}$ have been sold, so their cost is the base.`,
        slip('took_a_part_for_the_whole', wanted, calc`${m} / ${n} * 100%`)`
          ${here} is the cost as a per cent of the selling price. The profit as a per cent of the cost is asked.`,
        slip('added_for_subtracted', wanted, calc`${more} / (${n} + ${m}) * 100%`)`
          ${here} compares the difference with both numbers together. The base is the cost of the $${m}$ that were
          sold.`,
        slip('did_not_divide', wanted, calc`${more}%`)`
          ${here} uses the difference of the numbers as a per cent. It still has to be compared with the cost.`,
        slip('took_the_whole_for_a_part', wanted, calc`${n} / ${m} * 100%`)`
          ${here} is the selling price as a per cent of the cost. The cost itself, $100\%$, has to be subtracted.`,
        slip('added_for_subtracted', wanted, calc`(${n} + ${m}) / ${n} * 100%`)`
          ${here} adds the two numbers and compares with the larger one. The profit is their difference.`,
        slip('gave_the_complement', wanted, calc`100% - ${more} / ${m} * 100%`)`
          ${here} takes the profit per cent off $100\%$. The profit per cent itself is asked.`,
      ],
      snapRead: text`The cost of some equals the price of fewer: compare the two numbers.`,
      approach: text`Look at the smaller number of things: they are sold for the cost of the larger number. The
        difference of the numbers is the profit on them, counted in costs of one.`,
      check: text`If one costs ₹${m}, then $${n}$ cost ₹${n * m}; for this money $${m}$ are sold, so one is sold for
        ₹${n}. The profit of $${n - m}$ rupees is ${wanted}% of ₹${m}.`,
      principle: text`If the cost of n things is the selling price of m, then price is to cost as n is to m.`,
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
    revision: 4,
    verify: ({ n, k, loss }) => {
      // Each is sold for ₹1.
      const cost = loss ? n + k : n - k;
      return q(k * 100, cost);
    },
  },
  ({ n, k, what, loss, frame }, { step }) => {
    const cost = step(loss ? calc`${n} + ${k}` : calc`${n} - ${k}`, {
      name: 'the cost of all, in prices of one',
      because: loss
        ? text`With a loss, less comes in than was paid: the cost is what comes in and the loss together. A loss per
          cent is a per cent of this cost.`
        : text`With a profit, more comes in than was paid: the cost is what comes in without the profit. A profit per
          cent is a per cent of this cost.`,
    })`
      Let each be sold for $1$ unit of money, so that $${n}$ bring $${n}$ units. The ${loss ? 'loss' : 'profit'} is the
      price of $${k}$, which is $${k}$ units. Find the cost of all in the same units.`;
    const wanted = step(calc`${k} / ${cost} * 100%`, {
      because: text`The ${loss ? 'loss' : 'profit'} is given in selling prices, but a per cent of it is always counted
        on the cost. Now both are in the same units.`,
    })`
      The ${loss ? 'loss' : 'profit'} of $${k}$ units is a per cent of this cost. Divide by the cost.`;
    const word = loss ? 'loses' : 'gains';
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`By selling $${n}$ ${what}, ${personBy(n, k)} ${word} the selling price of $${k}$ ${what}. Find the
            ${loss ? 'loss' : 'profit'} per cent.`
          : text`When ${personBy(n, k)} has sold $${n}$ ${what}, the ${loss ? 'loss' : 'profit'} on them is as much
            as the
            amount received for $${k}$ of them. Find the ${loss ? 'loss' : 'profit'} per cent.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(180),
      slips: [
        slip('took_profit_on_the_selling_price', cost, calc`${n}`)`
          You compared the $${k}$ units with the $${cost}$ units that come in. ${loss ? 'Loss' : 'Profit'} per cent is
          measured on the cost, which is ${loss ? 'more' : 'less'}.`,
        slip('wrong_sign', cost, loss ? calc`${n} - ${k}` : calc`${n} + ${k}`)`
          You used $${cost}$ units as the cost. With a ${loss ? 'loss the cost is more' : 'profit the cost is less'}
          than what they bring.`,
        slip('did_not_divide', wanted, calc`${k}%`)`
          ${here} uses the number $${k}$ as a per cent. It is a number of selling prices, which has to be compared with
          the cost.`,
        slip('answered_another_quantity', wanted, calc`${n} / ${cost} * 100%`)`
          ${here} is all the money that comes in as a per cent of the cost. Only the ${loss ? 'loss' : 'profit'} of
          $${k}$ units has to be compared.`,
        slip('wrong_base', cost, loss ? calc`${n} + ${n} + ${k}` : calc`${n} + ${n} - ${k}`)`
          You compared the $${k}$ units with the cost and the selling prices together, $${cost}$ units. The base is the
          cost alone.`,
        slip('inverted_the_ratio', wanted, !loss && calc`${cost} / ${n} * 100%`)`
          ${here} is the cost as a per cent of the money that comes in. The ${loss ? 'loss' : 'profit'} as a per cent
          of the cost is asked.`,
      ],
      snapRead: text`The ${loss ? 'loss' : 'profit'} is given in selling prices: write the cost in selling prices,
        too.`,
      approach: text`Let the selling price of one be the unit. What comes in and the ${loss ? 'loss' : 'profit'} are
        then numbers, the cost follows from them, and the ${loss ? 'loss' : 'profit'} is compared with it.`,
      check: text`${wanted}% of $${cost}$ units are $${k}$ units, and $${cost} ${loss ? tex`-` : tex`+`} ${k} = ${n}$,
        what all of them bring.`,
      principle: text`A profit or loss that is given in selling prices has to be compared with the cost before it is a
        per cent.`,
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
