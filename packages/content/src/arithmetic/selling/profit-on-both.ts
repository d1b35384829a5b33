import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Both {
  /** The per cent p of profit and loss, and what both have cost together. */
  rate: number;
  cost: number;
  who: string;
  things: string;
  thing: string;
  frame: number;
}

const stories = [
  { who: 'Farhan', things: 'carpets', thing: 'carpet' },
  { who: 'Nandini', things: 'looms', thing: 'loom' },
  { who: 'Lalrin', things: 'paintings', thing: 'painting' },
  { who: 'Gurpreet', things: 'old tractors', thing: 'tractor' },
  { who: 'Ayesha', things: 'silk saris', thing: 'sari' },
] as const;

const dearerCost = form<Both>(
  'dearer-cost-from-two-results',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.RAT.4'],
    verify: ({ rate, cost }) => {
      const [loss, gain] = [(cost * rate * rate) / 10_000, (cost * rate) / 100];
      for (let k = 1; k < 100; k += 1) {
        const both = (100 * gain) / k;
        const price = (both - loss) / 2;
        const [cheap, dear] = [price / (1 + k / 100), price / (1 - k / 100)];
        if (Math.abs(cheap + dear - both) < 1e-6) return Math.round(dear);
      }
      throw new Error('no rate fits');
    },
  },
  ({ rate, cost, who, things, thing, frame }, { step, find, write }) => {
    const loss = find((cost * rate * rate) / 10_000);
    const gain = find((cost * rate) / 100);
    write(tex`\frac{S}{1 + k} + \frac{S}{1 - k} = \frac{2S}{1 - k^2}`, {
      because: text`The two sums of money do not cancel: the ${thing} with the loss has cost more, so $p\%$ of its cost
        is more than $p\%$ of the other cost.`,
    })`
      Let $S$ be the common selling price and $k$ stand for $p\%$. One ${thing} has cost $\frac{S}{1 + k}$ and the other
      $\frac{S}{1 - k}$. So both bring $2S$, which is $1 - k^2$ of what they have cost: the loss is $k^2$ of the whole
      cost.`;
    const k = step(calc`${loss} / ${gain} * 100%`, {
      name: 'the per cent p',
      works: (_, working) => tex`\frac{k^2 \times \text{cost}}{k \times \text{cost}} = k = ${working}`,
      because: text`Both results are parts of the same whole cost, which is not known; in their quotient it cancels, and
        one $k$ is left.`,
    })`
      With a profit of $p\%$ on both, the profit would be $k$ of the whole cost. Divide the loss by this profit: the
      quotient is $k$.`;
    const both = step(calc`${gain} ÷ ${k}%`, {
      name: text`the cost of both ${things} together`,
      because: text`₹${gain} would be ${rate}% of what both ${things} have cost, because both would bring a profit of
        $p\%$.`,
    })`
      Now that $p$ is known, the profit on both gives the whole cost. Divide.`;
    const price = step(calc`(${both} - ${loss}) / 2`, {
      name: 'the common selling price',
      because: text`What really came in is the whole cost without the loss, and each ${thing} brought half of it.`,
    })`
      Subtract the loss from the cost and halve: that is the price for which each ${thing} was sold.`;
    const wanted = step(calc`${price} ÷ (100% - ${k}%)`, {
      name: text`the cost of the dearer ${thing}`,
      because: text`Both were sold at one price, so the ${thing} with the loss is the dearer one. Its price is its cost
        without $p\%$.`,
    })`
      The dearer ${thing} was sold with the loss. Its selling price is that much less than its cost: divide.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} sold two ${things} at the same price, one with a profit of $p\%$ and the other with a loss of
            $p\%$, and lost ₹${loss} in all. If each of them had been sold with a profit of $p\%$, ${who} would have
            gained ₹${gain} in all. How much had the dearer ${thing} cost?`
          : frame === 1
            ? text`Two ${things} stood in the shop of ${who}, with marked prices $p\%$ above their costs; at these
              prices both would have brought a total profit of ₹${gain}. The cheaper one was sold at its marked price.
              To sell the dearer one, ${who} had to take the same price for it, which was $p\%$ below its cost, and
              made a total loss of ₹${loss}. What had been paid for the dearer ${thing}?`
            : text`From two ${things} ${who} got equal prices. On one of them the loss was $p\%$ of its cost and on the
              other the profit was $p\%$ of its cost; together that made a loss of ₹${loss}. A profit of $p\%$ on both
              would have made ₹${gain}. Find the cost of the ${thing} on which there was a loss.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(gain),
      slips: [
        slip('answered_another_quantity', wanted, calc`${price} ÷ (100% + ${k}%)`)`
          ${here} is the cost of the cheaper ${thing}, which was sold with a profit. The dearer one is the one with the
          loss.`,
        slip('let_gain_and_loss_cancel', price, calc`${both} / 2`)`
          You let profit and loss cancel and took half of the whole cost, ₹${price}, for the selling price. In all
          ₹${loss} were lost, so less came in.`,
        slip('did_not_halve', wanted, calc`${both} / 2 + ${gain}`)`
          ${here} adds ₹${gain} to half of the whole cost. That is by how much the two costs differ; only half of it
          lies above the middle.`,
        slip('wrong_base', wanted, calc`${price} * (100% + ${k}%)`)`
          ${here} adds ${k}% of the selling price. The loss is a per cent of the cost, so divide by what is left of
          $100\%$.`,
        stop('stopped_a_step_early', price)`
          ₹${price} is the price at which each ${thing} was sold. The dearer one has cost more than that.`,
        slip('wrong_sign', price, calc`(${both} + ${loss}) / 2`)`
          You added the loss to the whole cost and got $${price}$ rupees for each ${thing}. A loss means that less came
          in than was paid.`,
        slip('assumed_equal_parts', wanted, calc`${both} / 2`)`
          ${here} is half of what both have cost. At equal selling prices a profit and a loss cannot come from equal
          costs.`,
        slip('added_for_subtracted', wanted, calc`${both} / 2 + ${loss}`)`
          ${here} puts the whole loss on one half of the cost. How far the two costs are apart depends on both
          per cents.`,
      ],
      snapRead: text`Equal selling prices with a profit and a loss by the same per cent: the loss is the square of the
        per cent, of a cost that is not given. A second result has the per cent itself.`,
      approach: text`Compare the two results, a loss of $k^2$ and a profit of $k$ of the same cost: their quotient is
        the per cent. Then the whole cost, the selling price and the dearer ${thing} follow.`,
      faster: text`$k = \frac{${loss}}{${gain}}$ is ${k}%, and the whole cost is ₹${both}. The costs are as $1 - k$ to
        $1 + k$, so the dearer one is half of $${both} + ${gain}$.`,
      check: text`The cheaper ${thing} has cost ₹${calc`${both} - ${wanted}`.value}. A profit of ${rate}% on it is
        ₹${calc`(${both} - ${wanted}) * ${rate} / 100`.value}, a loss of ${rate}% on the dearer one
        ₹${calc`${wanted} * ${rate} / 100`.value}, and the difference is ₹${loss}.`,
      principle: text`Equal selling prices with a profit and a loss of the same per cent bring a loss of the square of
        this per cent, taken of the whole cost.`,
    };
  },
);

/** AR.PLD.2 Hard: two equal prices, and what a profit on both would have brought. */
export const profitOnBoth: readonly AnyTemplate[] = situation<Both>({
  type: 'AR.PLD.2',
  situation: 'profit-on-both',
  tries: 60,
  draw: draw => {
    const rate = draw.pick([4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30, 35, 40]);
    const cost = draw.step(4000, 60_000, 200);
    const isPlain = q(cost * rate * rate, 10_000).d === 1n && q(cost * (100 - rate), 200).d === 1n;
    return isPlain ? { rate, cost, ...draw.pick(stories), frame: draw.int(0, 2) } : null;
  },
  forms: [dearerCost],
});
