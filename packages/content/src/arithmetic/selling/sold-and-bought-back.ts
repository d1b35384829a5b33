import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Back {
  one: string;
  other: string;
  thing: string;
  /** The same part, by which one gains and the other loses; and the first cost. */
  part: Fraction;
  cost: number;
  frame: number;
}

const stories = [
  { one: 'Farhan', other: 'Nandini', thing: 'a painting' },
  { one: 'Lalrin', other: 'Bhavna', thing: 'a loom' },
  { one: 'Joseph', other: 'Tenzin', thing: 'a fishing boat' },
  { one: 'Sneha', other: 'Murugan', thing: 'a sitar' },
] as const;

const firstCost = form<Back>(
  'first-cost-from-buying-back',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    also: ['AR.PCT.2'],
    verify: ({ part, cost }) => {
      const [loss, less] = [part.mul(part.add(1)).mul(cost).valueOf(), part.mul(part).mul(cost).valueOf()];
      for (let c = 10; c < 400_000; c += 10) {
        const sold = c + loss - less;
        if (Math.abs((sold - c) / c - loss / sold) < 1e-10) return c;
      }
      throw new Error('no cost fits');
    },
  },
  ({ one, other, thing, part, cost, frame }, { step, find, write, whole }) => {
    const loss = part.mul(part.add(1)).mul(cost);
    const less = part.mul(part).mul(cost);
    whole(loss, less);
    const lost = find(loss);
    const under = find(less);
    const gain = step(calc`${lost} - ${under}`, {
      name: text`the profit of ${one} at the first sale`,
      works: (_, working) => tex`S - ${loss} = C - ${less} \Rightarrow S - C = ${working}`,
      because: text`The price at which ${thing} came back can be written from the price before and from the first
        cost.`,
    })`
      Let ${one} have paid $C$ rupees at first and sold for $S$ rupees. ${other} sold for ₹${loss} less than $S$, and
      that is ₹${less} less than $C$.`;
    write(tex`kC = ${gain}, \qquad kS = ${loss} \Rightarrow \frac{S}{C} = \frac{${loss}}{${gain}}`, {
      because: text`The same per cent is taken of $C$ as profit and of $S$ as loss, so the two sums are as the two
        bases.`,
    })`
      Let $k$ stand for $p\%$. The profit is $kC$ and the loss is $kS$. Divide: $k$ cancels.`;
    const k = step(calc`${lost} / ${gain} - 1`, {
      name: 'the part k',
      works: (_, working) => tex`\frac{S}{C} = 1 + k \Rightarrow k = ${working}`,
      because: text`The profit raised $C$ by the part $k$ of it. What the quotient has above 1 is this part.`,
    })`
      But $S$ is $1 + k$ times $C$. So this quotient gives $k$.`;
    const wanted = step(calc`${gain} ÷ ${frac(k)}`, {
      works: (_, working) => tex`C = ${working}`,
      because: text`If ₹50 are a tenth of the cost, the cost is ₹500. The profit was counted on $C$, so $C$ is the
          base.`,
      name: text`the first cost`,
    })`
      The profit is the part $k$ of $C$. Divide to find $C$.`;
    const sold = find(calc`${wanted} + ${gain}`);
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} sold ${thing} to ${other} at a profit of $p\%$. A year later ${other} sold it back to ${one}
            at a loss of $p\%$, with the same $p$. In this way ${other} lost ₹${loss}, and ${one}
            bought it back at ₹${less} less than ${one} had first paid. What had ${one} paid for it at first?`
          : text`${other} buys ${thing} from ${one}, who makes $p\%$ of profit on the cost. Later ${other} has to give
            it back to ${one} for a price that means a loss of $p\%$, where $p$ is the same, or of ₹${loss}. This
            price is ₹${less} below the cost of ${one}. Find that cost.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(less),
      slips: [
        slip('answered_another_quantity', wanted, sold)`
          You gave ₹${wanted}, the price at which ${one} sold it to ${other}. The first cost is lower, because there
          was a profit.`,
        slip('took_profit_on_the_selling_price', wanted, calc`${gain} ÷ ${frac(k)} - ${gain}`)`
          ${here} makes the profit of the first sale a per cent of the price. It is $p\%$ of the cost.`,
        slip('stopped_a_step_early', wanted, gain)`
          ₹${wanted} is the profit of the first sale, and not the cost.`,
        slip('wrong_base', k, calc`${under} / ${lost}`)`
          You divided the two given sums: ${here} for the part. The ₹${less} are no per cent $p$ of the ₹${loss}.`,
        slip('added_for_subtracted', gain, calc`${lost} + ${under}`)`
          You added the two sums: ${here} for the profit of the first sale. The way back from the price of ${other}
          passes the first cost and goes ₹${less} below it.`,
        slip('wrong_base', wanted, calc`${lost} ÷ ${frac(k)} + ${lost}`)`
          ₹${loss} was used as $p\%$ of the cost of ${one}, to which it was added again. It is $p\%$ of the price that
          ${other} paid.`,
        slip('used_a_wrong_given_number', wanted, calc`${sold} - ${under}`)`
          ${here} is ₹${less} less than the price that ${other} paid. It is the last price that lies ₹${less} below
          the cost.`,
        slip('wrong_sign', wanted, () => calc`${sold} - ${lost} - ${under}`)`
          ${here} goes ₹${less} below the last price. The last price is ₹${less} below the cost, so the cost is
          higher.`,
        slip('let_gain_and_loss_cancel', gain, lost)`
          The profit of the first sale was taken to be ₹${loss}, as large as the loss. A profit of $p\%$ on the
          smaller sum is smaller.`,
      ],
      snapRead: text`A profit and a loss by the same per cent on two bases: the price does not come back to the first
        cost.`,
      approach: text`The price of the second sale, written in two ways, gives the profit of the first one. Profit and
        loss are then the same part of cost and price.`,
      check: text`$${q(100).mul(part)}\%$ of ₹${wanted} is ₹${gain}, which makes ₹${sold}; $${q(100).mul(part)}\%$ of
        that is ₹${loss}, and ₹${sold} less ₹${loss} is ₹${calc`${sold} - ${lost}`.value}.`,
      principle: text`A gain and a loss by the same per cent act on different bases; their difference is that per cent
        of the gain.`,
    };
  },
);

/** AR.PLD.2 Hard: sold with a profit and bought back with a loss of the same per cent. */
export const soldAndBoughtBack: readonly AnyTemplate[] = situation<Back>({
  type: 'AR.PLD.2',
  situation: 'sold-and-bought-back',
  tries: 60,
  draw: draw => {
    const part = draw.pick([
      q(1, 20),
      q(1, 10),
      q(3, 20),
      q(1, 5),
      q(1, 4),
      q(3, 10),
      q(1, 8),
      q(2, 5),
      q(3, 25),
    ]);
    const cost = 10 * draw.int(80, 6000);
    const less = part.mul(part).mul(cost);
    return less.d === 1n && part.mul(cost).d === 1n && less.gte(20)
      ? { part, cost, frame: draw.int(0, 1), ...draw.pick(stories) }
      : null;
  },
  forms: [firstCost],
});
