import { sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Basket {
  buyer: string;
  things: string;
  shop: string;
  /** Six marked prices, the dearest first. */
  prices: readonly number[];
  /** From this bill on a discount is given, in per cent. */
  limit: number;
  discount: number;
  /** The order in which the stem lists the prices. */
  listed: readonly number[];
  frame: number;
}

const stories = [
  { buyer: 'Sneha', things: 'kurtas', shop: 'a boutique' },
  { buyer: 'Ishaan', things: 'books', shop: 'a bookshop' },
  { buyer: 'Arunima', things: 'pairs of shoes', shop: 'an outlet' },
  { buyer: 'Xavier', things: 'shirts', shop: 'a garment store' },
  { buyer: 'Pallavi', things: 'toys', shop: 'a toy shop' },
  { buyer: 'Jagdish', things: 'tools', shop: 'a hardware store' },
] as const;

/** All bills that six articles in two groups of three can lead to, with the discount where it is given. */
function bills({ prices, limit, discount }: Basket): number[] {
  const all: number[] = [];
  for (let mask = 0; mask < 64; mask += 1) {
    const one = prices.filter((_, i) => (mask >> i) % 2 === 1);
    const other = prices.filter((_, i) => (mask >> i) % 2 === 0);
    if (one.length !== 3) continue;
    const bill = sumOf(prices) - Math.min(...one) - Math.min(...other);
    all.push(bill >= limit ? (bill * (100 - discount)) / 100 : bill);
  }
  return all;
}

const least = form<Basket>(
  'least-bill-of-six',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AL.INQ.7'],
    verify: p => Math.min(...bills(p)),
  },
  ({ buyer, things, shop, prices, listed, limit, discount, frame }, { step, find, whole }) => {
    const [, , third = 0, fourth = 0, fifth = 0, last = 0] = prices;
    const total = step(calc`sum(${prices})`, {
      name: 'the marked prices together',
      because: text`Whatever the groups are, the bill is this total without two free ones. So the bills differ
          only in what is free.`,
    })`
        Add the six marked prices to see what all would cost.`;
    const free = find(third, { name: 'the dearest article that can come free' });
    const lowest = step(calc`${total} - ${last} - ${free}`, {
      name: 'the bill with the most free, before any discount',
      because: text`The more expensive a free one is, the lower is the bill. But two others of its group must cost
          more than it, so it can be the third of all prices at best.`,
    })`
      The cheapest of all is free in its group. In the other group two cost more than the free one, so the free one is
      at best the third of all prices: put the three with the highest prices together.`;
    const given = find(fourth, { name: 'the free article in the next best grouping' });
    const next = step(calc`${total} - ${last} - ${given}`, {
      name: 'the bill of the next best grouping, before the discount',
      because: text`A discount on the whole bill can be worth more than a more expensive free one. So the lowest bill
          that reaches the limit has to be looked at too.`,
    })`
        This bill is below ₹${limit} and gets no discount. If the third and the fourth by price change places, the one
        at ₹${given} is free instead, and the bill reaches the limit. Find it.`;
    const reduced = step(calc`${next} * (100% - ${discount}%)`, {
      name: text`the bill after the discount`,
      because: text`Only the comparison decides: one bill has more free and no discount, the other has less free
          and the discount.`,
    })`
        Subtract the discount of ${discount}% and compare: the result is less than ₹${lowest}.`;
    whole(reduced);
    return {
      answer: reduced,
      stem:
        frame === 0
          ? text`${buyer} buys six ${things} marked at ₹${listed[0] ?? 0}, ₹${listed[1] ?? 0}, ₹${listed[2] ?? 0},
            ₹${listed[3] ?? 0}, ₹${listed[4] ?? 0} and ₹${listed[5] ?? 0}. They are billed in two groups of three, as
            the customer likes, and the cheapest of each group is free. If the bill for both groups together is
            ₹${limit} or more, ${shop} takes ${discount}% off. What is the least that has to be paid?`
          : text`In ${shop}, of every three ${things} the cheapest is free; on a total of at least ₹${limit} after
            that, there is a further discount of ${discount}%. ${buyer} chooses six, priced at ₹${listed[0] ?? 0},
            ₹${listed[1] ?? 0}, ₹${listed[2] ?? 0}, ₹${listed[3] ?? 0}, ₹${listed[4] ?? 0} and ₹${listed[5] ?? 0}, and
            may divide them into two groups of three in any way. Find the least possible bill.`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(0),
      slips: [
        slip('ignored_a_condition', reduced, lowest)`
            You stopped at ₹${reduced}, the bill with the most free. It is below ₹${limit} and gets no discount, and
            another one is less after its discount.`,
        slip('ignored_a_bound', reduced, calc`${lowest} * (100% - ${discount}%)`)`
            You gave the discount on a bill below ₹${limit}: ${here}. Such a bill gets none.`,
        slip('sought_the_extreme_elsewhere', given, total.valueOf() - last - fifth >= limit && fifth)`
            You made the two cheapest free. The bill can be lower, because ₹${fifth} need not be the cheapest of a
            group.`,
        slip(
          'sought_the_extreme_elsewhere',
          reduced,
          total.valueOf() - last - fifth < limit && calc`${total} - ${last} - ${fifth}`,
        )`
            You made the two cheapest free, which leaves ${here}. The bill can be lower, because ₹${fifth} need not be
            the cheapest of a group.`,
        slip('wrong_base', reduced, calc`${total} * (100% - ${discount}%) - ${third} - ${last}`)`
            You gave the discount on the free ones as well: ${here}. It is counted on the bill without them.`,
        slip(
          'left_out_a_case',
          reduced,
          total.valueOf() - last - fifth >= limit && calc`${total} - ${last} - ${fifth}`,
        )`
          You made the two cheapest free and left out the discount: ${here}. This bill reaches ₹${limit}, so it gets
          ${discount}% off.`,
        slip('left_out_a_change', next, calc`${total} - ${last}`)`
            You made only one free, which gives a bill of ₹${next}. There are two groups, and the cheapest of each is
            free.`,
        slip('left_out_a_change', next, total)`
          You left out the free ones and gave the discount on all six prices, ₹${total}. One of each group is free and
          is not billed.`,
        slip('stopped_a_step_early', reduced, next)`
            You stopped at ₹${reduced}, the bill that reaches the limit. It gets a discount of ${discount}%.`,
        slip('kept_a_case_that_is_ruled_out', next, calc`${total} - ${third} - ${fourth}`)`
            You made ₹${third} and ₹${fourth} free together. The cheapest of all is in one of the two groups, so only
            one of these can be the cheapest of a group.`,
      ],
      snapRead: text`The cheapest of each group is free, and a discount is given only from a limit on. So the lowest
        bill may miss the discount.`,
      approach: text`List the bills that the groups can give: the cheapest of all is always free, and with it the
        third, the fourth or the fifth by price. See which bills get the discount, and compare.`,
      check: text`The groupings lead to ₹${lowest}, ₹${next} and ₹${calc`${total} - ${last} - ${fifth}`.value} before
        the discount. With it the second is ₹${reduced} and the third
        ₹${calc`(${total} - ${last} - ${fifth}) * (100% - ${discount}%)`.value}.`,
      principle: text`When a discount is given only from a limit on, compare the lowest bill below the limit with the
        lowest one that reaches it.`,
    };
  },
);

/** AR.PLD.4 Hard: the cheapest of three free, and a discount from a limit on. */
export const cheapestOfThreeFree: readonly AnyTemplate[] = situation<Basket>({
  type: 'AR.PLD.4',
  situation: 'cheapest-free',
  tries: 200,
  draw: draw => {
    const step = draw.pick([20, 25, 50, 40]);
    const sizes = draw.some([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 26, 28, 30], 6);
    const listed = sizes.map(n => n * step);
    const prices = [...listed].sort((a, b) => b - a);
    const [, , third = 0, fourth = 0, , last = 0] = prices;
    const [lowest, next] = [sumOf(prices) - last - third, sumOf(prices) - last - fourth];
    const discount = draw.pick([5, 8, 10, 12, 15]);
    const limit = Math.ceil((lowest + 1) / 100) * 100;
    const fits =
      limit <= next && (next * (100 - discount)) / 100 < lowest - 10 && (next * discount) % 100 === 0;
    return fits ? { prices, listed, limit, discount, frame: draw.int(0, 1), ...draw.pick(stories) } : null;
  },
  forms: [least],
});
