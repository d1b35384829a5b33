import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Parts {
  /** Profit on one part and loss on the other, in per cent; the numbers are as their complements, times this. */
  rate: number;
  times: number;
  cost: number;
  things: string;
  thing: string;
  frame: number;
}

const wares = [
  { things: 'shirts', thing: 'shirt' },
  { things: 'saris', thing: 'sari' },
  { things: 'lamps', thing: 'lamp' },
  { things: 'shawls', thing: 'shawl' },
  { things: 'school bags', thing: 'school bag' },
] as const;

const totalLoss = form<Parts>(
  'total-loss-from-equal-takings',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AR.RAT.4'],
    verify: ({ rate, times, cost }) => {
      const wanted = (rate * rate) / 10_000;
      for (let few = 1; few < 4000; few += 1) {
        const many = few + 2 * rate * times;
        // Equal takings: the part p with few(1 + p) = many(1 - p).
        const p = (many - few) / (many + few);
        if (Math.abs(p * p - wanted) < 1e-12) return Math.round((few + many) * cost * wanted);
      }
      throw new Error('no numbers fit');
    },
  },
  ({ rate, times, cost, things, thing, frame }, { step, find, write }) => {
    const overall = q(rate * rate, 100);
    const more = 2 * rate * times;
    write(tex`\frac{2S}{\frac{S}{1 + k} + \frac{S}{1 - k}} = 1 - k^2`, {
      because: text`Equal sums with a gain and a loss by the same per cent never cancel: the part with the loss has cost
        more.`,
    })`
      Let each of the two parts bring $S$ rupees, and let $k$ stand for $p\%$. They have cost $\frac{S}{1 + k}$ and
      $\frac{S}{1 - k}$. Divide what both bring by what both have cost.`;
    const k = step(calc`sqrt(${overall} * 100)`, {
      name: 'the rate p',
      works: value => tex`k^2 = ${overall}\% = \frac{${overall.mul(100)}}{10000} \Rightarrow k = ${value}\%`,
    })`
      So the whole loss is $k^2$, which is ${overall}%. Find $k$.`;
    const lead = find(more);
    const all = step(calc`${lead} ÷ ${k}%`, {
      name: text`the number of ${things}`,
      works: (_, working) =>
        tex`n(1 + k) = m(1 - k) \Rightarrow m - n = k(m + n) \Rightarrow m + n = ${working}`,
    })`
      Let $n$ and $m$ be the numbers of ${things} in the two parts. All cost the same, so equal sums mean that $n(1 +
      k)$ and $m(1 - k)$ are equal. The difference of the numbers is the part $k$ of all.`;
    const paid = step(calc`${all} * ${cost}`, { name: 'the whole cost' })`
      Find what all ${things} have cost.`;
    const wanted = step(calc`${paid} * ${overall}%`)`
      The loss is ${overall}% of that.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A trader bought ${things} at ₹${cost} each. Some were sold at a profit of $p\%$, the others at a loss
            of $p\%$, and both parts brought the same amount of money. On the whole the trader lost ${overall}%. If
            there were $${more}$ more ${things} in the second part than in the first, what was the total loss?`
          : text`Every ${thing} of a lot has cost a dealer ₹${cost}. One part of the lot is sold $p\%$ above and the
            rest $p\%$ below this cost, so that equal sums come in from the two parts. It turns out that $${more}$
            more ${things} were sold below the cost than above it, and that the result is a loss of ${overall}%. How
            many rupees were lost?`,
      show: rupees,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('forgot_the_root', k, () => overall.mul(1))`
          The rate was taken to be ${overall}%, the loss on the whole. That is the square of the rate.`,
        slip('took_a_part_for_the_whole', wanted, calc`${lead} * ${cost} * ${overall}%`)`
          ${here} is the loss on the $${more}$ ${things} by which the parts differ, and not on all.`,
        slip('wrong_base', wanted, calc`${paid} * (100% - ${overall}%) * ${overall}%`)`
          ${here} takes ${overall}% of what came in. The loss is a per cent of the cost.`,
        slip('left_out_a_term', wanted, () => calc`(${all} + ${lead}) / 2 * ${cost} * ${k}%`)`
          ${here} is the loss on the second part alone. The first part has brought a profit.`,
        slip('answered_another_quantity', wanted, () => calc`(${all} - ${lead}) / 2 * ${cost} * ${k}%`)`
          ${here} is the profit on the first part.`,
        slip('assumed_equal_parts', all, calc`2 * ${lead}`)`
          $${all}$ ${things} would be twice the difference of the parts. The difference is the part $p\%$ of all.`,
        slip('took_a_part_for_the_whole', all, () => calc`${lead} ÷ ${k}% * (100% + ${k}%) / 2`)`
          ${here} is the number of ${things} in the larger part alone.`,
        slip('took_a_part_for_the_whole', paid, () => calc`(${all} - ${lead}) / 2 * ${cost}`)`
          ${here} is the cost of the smaller part alone.`,
      ],
      snapRead: text`Equal sums, a gain and a loss by the same per cent: the whole loss is a square, and the numbers are
        inversely as the prices.`,
      approach: text`The whole loss gives the rate. Equal takings from equal costs give the ratio of the numbers; their
        difference then gives all of them.`,
      faster: text`The loss in rupees is $k^2$ of the whole cost, and the $${more}$ ${things} are the part $k$ of all.
        So the loss is $k$ of the cost of these $${more}$: $${k}\% \times ${more} \times ${cost}$.`,
      check: text`There are $${calc`(${all} - ${lead}) / 2`.value}$ and $${calc`(${all} + ${lead}) / 2`.value}$
        ${things}, and $${calc`(${all} - ${lead}) / 2`.value} \times ${calc`100 + ${k}`.value} =
        ${calc`(${all} + ${lead}) / 2`.value} \times
        ${calc`100 - ${k}`.value}$; the loss is $${k}\%$ of ₹${more * cost}, which is ₹${wanted}.`,
      principle: text`Equal takings, equal unit costs: the numbers are inversely as the prices, and a rate with both
        signs costs its square.`,
    };
  },
);

/** AR.PLD.2 Hard: two parts of a lot that bring the same, one with a profit and one with a loss. */
export const twoPartsWithEqualTakings: readonly AnyTemplate[] = situation<Parts>({
  type: 'AR.PLD.2',
  situation: 'equal-takings',
  tries: 60,
  draw: draw => {
    const rate = draw.pick([5, 12, 15, 20, 24, 25, 30, 40]);
    // The numbers are as 100 - p to 100 + p.
    const times = draw.int(1, 12) / draw.pick([5, 10, 1, 2]);
    const p = { rate, times, cost: draw.step(60, 900, 10), ...draw.pick(wares), frame: draw.int(0, 1) };
    const few = (100 - rate) * times;
    const loss = (((200 * times * p.cost) / 100) * (rate * rate)) / 100;
    const isPlain = [few, 2 * rate * times, loss].every(n => Math.abs(n - Math.round(n)) < 1e-9);
    return isPlain && few >= 6 && few <= 600 && 2 * rate * times >= 4 ? p : null;
  },
  forms: [totalLoss],
});
