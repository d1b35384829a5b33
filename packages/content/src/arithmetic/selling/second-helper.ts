import { upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Stall {
  /** Sold now, cost of one, fewer sold for each rupee more, and what a second helper costs above a limit. */
  sold: number;
  price: number;
  cost: number;
  fewer: number;
  limit: number;
  helper: number;
  stall: string;
  dish: string;
  frame: number;
}

const stories = [
  { stall: 'a canteen in Surat', dish: 'plates of dosa' },
  { stall: 'a stall in Amritsar', dish: 'glasses of lassi' },
  { stall: 'a bakery in Kochi', dish: 'fruit cakes' },
  { stall: 'a tiffin service in Thane', dish: 'lunch boxes' },
  { stall: 'a pottery in Khurja', dish: 'painted bowls' },
] as const;

/** The margin on one if nobody bought any more, and the best number without a second helper's pay. */
const workedOut = ({ sold, price, cost, fewer }: Pick<Stall, 'sold' | 'price' | 'cost' | 'fewer'>) => {
  const top = q(sold, fewer).add(price - cost);
  return { top, best: top.mul(fewer).div(2) };
};

const greatest = form<Stall>(
  'largest-profit-with-a-helper-or-without',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.QUA.7'],
    verify: ({ sold, price, cost, fewer, limit, helper }) => {
      const most = sold + fewer * (price - cost);
      return upTo(most)
        .map(n =>
          q(n)
            .mul(q(sold - n, fewer).add(price - cost))
            .sub(n > limit ? helper : 0),
        )
        .reduce((a, b) => (b.gt(a) ? b : a));
    },
  },
  (p, { step, find }) => {
    const { sold, price, cost, fewer, limit, helper, stall, dish, frame } = p;
    const now = find(price - cost);
    const top = step(calc`${now} + ${sold} / ${fewer}`, {
      name: 'the profit on one at which none would be sold',
      because: text`A price that is higher by ₹1 brings ₹1 more on each, but $${fewer}$ fewer are sold; after
        $${q(sold, fewer)}$ such steps nobody buys.`,
    })`
      Let $n$ be the number sold in a day. Going from $${sold}$ down to $n$ allows $\frac{${sold} - n}{${fewer}}$
      rupees more on each. Find first the profit on one at which none would be sold.`;
    const best = step(calc`${fewer} * ${top} / 2`, {
      name: 'the best number with no regard to the helper',
      works: (_, working) => tex`n\left(${top} - \frac{n}{${fewer}}\right): \quad n = ${working}`,
      because: text`The two factors are zero at $n = 0$ and at $n = ${top.mul(fewer)}$. A product of this kind is
        greatest halfway between its zeros.`,
    })`
      With $n$ sold, each brings $${top} - \frac{n}{${fewer}}$ rupees of profit. Without any helper's pay, the profit
      of the day is greatest halfway between the two numbers that bring nothing.`;
    const many = step(calc`${best} * (${top} - ${best} / ${fewer}) - ${helper}`, {
      name: 'the profit with the second helper',
      because: text`This number is above $${limit}$, so it cannot be sold without the second helper, and his pay has to
        be taken off.`,
    })`
      This number is more than $${limit}$. Find the profit for it and subtract the ₹${helper} for the second helper.`;
    const few = step(calc`${limit} * (${top} - ${limit} / ${fewer})`, {
      name: text`the profit with $${limit}$ sold and no second helper`,
      because: text`Up to $${limit}$ the profit still grows with the number, because the best number lies above; so the
        limit itself is the best one without the helper.`,
    })`
      The other possibility is to do without the second helper. Then at most $${limit}$ can be sold, and $${limit}$ is
      the best number. Find the profit for it.`;
    const wanted = step(calc`max(${many}, ${few})`, {
      name: 'the largest profit',
      because: text`Each of the two is the best of its kind: with the second helper, and without.`,
    })`
      Compare the two best results. The larger one is the largest profit of a day.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`At ₹${price} each ${stall} sells $${sold}$ ${dish} a day; making one costs ₹${cost}. For every rupee
            by which the price is raised or lowered, $${fewer}$ fewer or more are sold. To make more than $${limit}$ a
            day a second helper is needed, who gets ₹${helper} a day. What is the greatest daily profit that the right
            price can bring, in rupees?`
          : frame === 1
            ? text`The owner of ${stall} may fix the price of ${dish} anew every month. Each costs ₹${cost} to make. At
              ₹${price} there are buyers for $${sold}$ a day, and every change of the price by ₹1 changes this number
              by $${fewer}$ the other way. One helper can manage $${limit}$ a day; for any number above that another
              one has to be paid ₹${helper} a day. How much profit can be made in a day at most?`
            : text`One helper in ${stall} makes at most $${limit}$ ${dish} a day; a second one, for whom ₹${helper} a
              day would have to be paid in addition, removes this limit. $${sold}$ are sold daily at the price of
              ₹${price}, $${fewer}$ more for each rupee less and $${fewer}$ fewer for each rupee more; one costs
              ₹${cost} to make. Find the maximum daily profit after the second helper, if there is one, has been paid.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('ignored_a_condition', wanted, calc`${best} * (${top} - ${best} / ${fewer})`)`
          ${here} is the profit for the best number, but the second helper is not paid. So many cannot be made without
          him.`,
        slip('left_out_a_case', wanted, calc`min(${many}, ${few})`)`
          ${here} is the best result of one of the two kinds only. Compare the best with a second helper and the best
          without him.`,
        slip(
          'sought_the_extreme_elsewhere',
          wanted,
          () => calc`${sold} * ${now} - ${sold > limit ? helper : 0}`,
        )`
          ${here} is the profit at the present price. With another price it can be larger.`,
        slip('sought_the_extreme_elsewhere', few, calc`${limit} * ${now}`)`
          For $${limit}$ sold you kept the present price, a profit of ₹${now} on each. For this number the price has to
          be another one.`,
        slip('added_for_subtracted', wanted, calc`max(${many}, ${few}) + ${helper}`)`
          ${here} adds ₹${helper} to the larger result. The pay of a helper is a cost, or nobody gets it.`,
        slip('left_out_a_term', few, calc`${limit} * ${top}`)`
          For $${limit}$ sold you counted ₹${top} of profit on each. So much could be gained on one only if hardly any
          were sold.`,
        slip('left_out_a_term', many, calc`${best} * ${top} - ${helper}`)`
          For the best number you counted ₹${top} of profit on each. At the price that brings so many, the profit on
          each is only half of that.`,
        slip('used_a_factor_twice', wanted, calc`max(${many} - ${helper}, ${few} - ${helper})`)`
          ${here} takes ₹${helper} off in any case, or twice. Without the second helper nothing is paid, and with him
          ₹${helper} once.`,
        slip('forgot_what_was_done', top, calc`${sold} / ${fewer}`)`
          Your result ₹${wanted} starts from a profit of $\frac{${sold}}{${fewer}} = ${top}$ rupees on one at which
          none is sold. The present profit of ₹${now} on each was left out; it has to be added.`,
      ],
      snapRead: text`A price that moves the number sold, and a cost that starts above a limit: two kinds of best
        results have to be compared.`,
      approach: text`Write the profit by the number sold and find where it is greatest. If that needs the second
        helper, compare it with the limit, the best number without him.`,
      faster: text`Selling $${limit}$ in place of $${best}$ costs $\frac{(${best} - ${limit})^2}{${fewer}} =
        ${best.sub(limit).pow(2)?.div(fewer) ?? 0}$ rupees of profit; compare that with the ₹${helper} that it saves.`,
      check: text`$${limit}$ are sold at ₹${q(sold - limit, fewer).add(price)} each, ₹${few.div(limit)} above cost, and
        $${best}$ at ₹${q(sold, fewer)
          .sub(best.div(fewer))
          .add(
            price,
          )}, ₹${top.sub(best.div(fewer))} above cost: ₹${few} against ₹${many.add(helper)} less ₹${helper}.`,
      principle: text`Where a cost starts at a limit, find the best result on either side of the limit and compare the
        two.`,
    };
  },
);

/** AR.PLD.1 Hard: the largest profit when more than a certain number needs a second helper. */
export const secondHelper: readonly AnyTemplate[] = situation<Stall>({
  type: 'AR.PLD.1',
  situation: 'second-helper',
  tries: 200,
  draw: draw => {
    const [fewer, cost] = [draw.int(2, 10), draw.step(15, 80, 1)];
    const now = draw.int(6, 40);
    const sold = fewer * draw.int(8, 40);
    const { top, best } = workedOut({ fewer, cost, sold, price: cost + now });
    const limit = Number(best) - fewer * draw.int(2, 8);
    const p = { fewer, cost, price: cost + now, sold, limit };
    const gap = best.sub(p.limit);
    const saved = gap.pow(2)?.div(fewer) ?? q(0);
    const [part, over] = draw.pick([
      [1, 2],
      [2, 3],
      [3, 2],
      [5, 3],
    ] as const);
    const helper = Math.round((Number(saved) * part) / over / 10) * 10;
    const plain = best.d === 1n && best.div(fewer).d === 1n && q(p.limit, fewer).d === 1n && top.gt(now);
    const fits =
      plain &&
      limit > 20 &&
      gap.gte(8) &&
      gap.lt(best.div(2)) &&
      helper >= 40 &&
      Math.abs(Number(saved) - helper) >= 20;
    return fits && p.sold !== Number(best) && p.sold !== p.limit && p.sold <= 320
      ? { ...p, helper, ...draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [greatest],
});
