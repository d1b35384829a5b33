import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Claim {
  one: string;
  other: string;
  thing: string;
  cost: number;
  /** The profit that both claim, as a part: of the cost for one, of the selling price for the other. */
  part: Fraction;
  frame: number;
}

const stories = [
  { one: 'Nandini', other: 'Yusuf', thing: 'a sewing machine' },
  { one: 'Joseph', other: 'Arunima', thing: 'a used scooter' },
  { one: 'Sourav', other: 'Ayesha', thing: 'a set of cane chairs' },
  { one: 'Gurpreet', other: 'Rukmini', thing: 'an embroidered shawl' },
  { one: 'Lalrin', other: 'Jagdish', thing: 'a mobile phone' },
  { one: 'Pallavi', other: 'Dorjee', thing: 'a camera' },
] as const;
const parts = [
  q(1, 10),
  q(1, 8),
  q(3, 20),
  q(1, 6),
  q(1, 5),
  q(1, 4),
  q(3, 10),
  q(1, 3),
  q(7, 20),
  q(3, 8),
  q(2, 5),
  q(9, 20),
  q(1, 2),
];
const gapOf = ({ cost, part }: Claim) => part.mul(part).mul(cost).div(q(1).sub(part));

/** The part x for which cost/(1 − x) − cost·(1 + x) is the gap, by halving an interval. */
function searched(cost: number, gap: number): number {
  let [from, to] = [0, 0.9];
  for (let i = 0; i < 80; i += 1) {
    const x = (from + to) / 2;
    if (cost / (1 - x) - cost * (1 + x) < gap) from = x;
    else to = x;
  }
  return (from + to) / 2;
}

const setting = (p: Claim) => {
  const { one, other, thing, cost, frame } = p;
  const gap = gapOf(p);
  return frame === 0
    ? text`${one} and ${other} each bought ${thing} for ₹${cost} and sold it. Both say that they made the same per cent
      of profit, but ${one} reckons it on the cost price and ${other} on the selling price. It turns out that ${other}
      sold for ₹${gap} more than ${one}.`
    : text`Two traders paid ₹${cost} each for ${thing}. One of them, ${one}, states the profit as a per cent of the
      cost, and the other, ${other}, as a per cent of the selling price; the two per cents are equal. The profit of
      ${other}, however, is larger by ₹${gap}.`;
};

const together = form<Claim>(
  'profits-together',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.8'],
    verify: p => {
      const gap = gapOf(p).valueOf();
      return nearFraction(2 * p.cost * searched(p.cost, gap) + gap);
    },
  },
  (p, { step, find, write }) => {
    const { one, other, thing, cost } = p;
    const gap = gapOf(p);
    const k = gap.div(cost);
    write(
      tex`\frac{${cost}}{1 - x} - ${cost}(1 + x) = ${gap} \Rightarrow \frac{x^2}{1 - x} = \frac{${k.n}}{${k.d}}`,
      {
        because: text`A profit of the part $x$ of the selling price leaves the part $1 - x$ of that price for the
          cost. So that price is the cost over $1 - x$, which is more than the cost times $1 + x$.`,
      },
    )`
      Let the profit be the part $x$ in both claims. Then ${one} sells for $${cost}(1 + x)$; for ${other} the cost is
      the part $1 - x$ of the selling price. The two prices differ by ₹${gap}.`;
    const x = step(p.part, {
      name: 'the claimed profit as a part of its base',
      works: value => tex`${k.d}x^2 + ${k.n}x - ${k.n} = 0 \Rightarrow x = \frac{${value.n}}{${value.d}}`,
      because: text`The equation contains $x$ and $x^2$. A negative $x$ would be a loss, and both of them claim a
          profit.`,
    })`
      Solve the quadratic equation. Its other root is negative, and there is a profit.`;
    const first = step(frac(calc`${cost} * ${x}`), {
      name: `the profit of ${one}`,
      because: text`${one} counts the profit on the cost, so the cost is the base here.`,
    })`
        The profit of ${one} is this part of the cost. Multiply.`;
    const second = step(calc`${first} + ${gap}`, {
      name: `the profit of ${other}`,
      because: text`The cost is the same for both, so what one gets more for it is all profit.`,
    })`
      ${other} sold ${thing} for ₹${gap} more at the same cost, so this profit is larger by the same sum.`;
    const both = find(calc`${first} + ${second}`);
    const answer = step(both, {
      name: text`both profits together`,
      works: tex`${first} + ${second} = ${both}`,
      because: text`Each of the two made a profit. Their difference was given, and now their sum is asked.`,
    })`
      The question asks for both profits together. Add them.`;
    return {
      answer,
      stem: text`${setting(p)} What was their total profit?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(gap),
      slips: [
        slip('assumed_equal_parts', second, first)`
            You counted ₹${first} for both. But ${other} earned ₹${gap} more on the same cost.`,
        slip('swapped_the_two', second, calc`${first} - ${gap}`)`
            You gave the larger profit to ${one}. The same per cent is more when it is counted on the selling price,
            so it is the profit of ${other}.`,
        slip('kept_a_false_root', x, p.part.div(q(1).sub(p.part)))`
            You changed a sign in the quadratic equation and got a profit of ₹${first} for ${one}. That is what
            ${other} earned.`,
        slip('took_a_part_for_the_whole', x, k)`
            You used ₹${gap} as the whole profit of ${one}. It is only the difference of the two profits.`,
        slip('wrong_base', second, calc`(${cost} + ${gap}) * ${x}`)`
            You counted the per cent on ₹${cost} and the difference together: ${here}. For ${other} the base is the
            selling price.`,
        stop('stopped_a_step_early', first)`
            You stopped at ₹${first}, the profit of ${one} alone. The question asks for both.`,
        stop('answered_another_quantity', second)`
            You stopped at ₹${second}, the profit of ${other} alone. The question asks for both.`,
        slip('counted_twice', both, calc`2 * ${second}`)`
            You gave both the larger profit: ${here}. That of ${one} is smaller by ₹${gap}.`,
        slip('left_out_part_of_the_cost', both, calc`${first} + ${second} + ${cost}`)`
            You subtracted the cost of ₹${cost} only once from the two selling prices. Both of them had paid it.`,
      ],
      snapRead: text`The same per cent is counted on two bases, once on the cost and once on the selling price. The
        difference of the two profits is known.`,
      approach: text`Let the per cent be the unknown. Each of the two claims gives a selling price in terms of it and
        the cost. The known difference of the prices then gives a quadratic equation.`,
      faster: text`The extra ₹${gap} is the part $x$ of the profit of ${other}, so $x^2 : (1 - x) =
        ${k.n} : ${k.d}$, and $x = \frac{${p.part.n}}{${p.part.d}}$ is seen by trial.`,
      check: text`${one} sells for ₹${first.add(cost)} and ${other} for ₹${second.add(cost)}, ₹${gap} more; and
        ₹${second} is $\frac{${p.part.n}}{${p.part.d}}$ of ₹${second.add(cost)}.`,
      principle: text`The same per cent of the selling price is more than of the cost, so write each price with the
        base that its per cent has.`,
    };
  },
);

/** AR.PLD.1 Hard: the same per cent of profit, on the cost and on the selling price. */
export const profitInTwoMeanings: readonly AnyTemplate[] = situation<Claim>({
  type: 'AR.PLD.1',
  situation: 'two-bases',
  tries: 30,
  draw: draw => {
    const p = {
      cost: draw.step(600, 9000, 20),
      part: draw.pick(parts),
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
    const whole = gapOf(p).d === 1n && p.part.mul(p.cost).d === 1n;
    return whole && gapOf(p).gte(10) ? p : null;
  },
  forms: [together],
});
