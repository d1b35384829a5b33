import { lcm, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Alone {
  /** Gains (losses negative) of each kind alone and of the blend at one selling price, and the price for the working.
   */ p: number;
  r: number;
  mixed: number;
  unit: number;
  frame: number;
}

const reversed = form<Alone>(
  'profit-of-the-reversed-blend',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.PLD.1'],
    verify: ({ p, r, mixed }) => {
      // The share of the first kind is found by halving; then the shares change places.
      const [x, y, m] = [p, r, mixed].map(gain => 1 / (1 + gain / 100)) as [number, number, number];
      let [low, high] = [0, 1];
      for (let i = 0; i < 80; i += 1) {
        const share = (low + high) / 2;
        if ((x * share + y * (1 - share) - m) * (x - y) < 0) low = share;
        else high = share;
      }
      const gain = 100 / (x * (1 - low) + y * low) - 100;
      return q(Math.round(gain * 3e6), 3_000_000);
    },
  },
  ({ p, r, mixed, unit, frame }, { step, find }) => {
    const [one, two] = wording(
      frame,
      ['the tea from Munnar', 'the tea from Kangra'],
      ['kind A', 'kind B'],
      ['the mustard oil', 'the sesame oil'],
    );
    const cost = (gain: number) => q(100 * unit, 100 + gain);
    const [a, b] = [
      find(cost(p), { name: `the cost of ${one}` }),
      find(cost(r), { name: `the cost of ${two}` }),
    ];
    const both = step(calc`${a} + ${b}`, {
      name: 'the sum of the two costs',
      works: value =>
        tex`\frac{${unit}}{${q(100 + p, 100)}} + \frac{${unit}}{${q(100 + r, 100)}} = ${a} + ${b} = ${value}`,
      because: text`Per cents of different costs cannot be blended; the costs themselves can.`,
    })`
      Suppose the selling price is ₹${unit}. Find what each kind costs, and add the two costs.`;
    const blend = step(calc`${unit} ÷ (100% + ${mixed}%)`, { name: 'the cost of the blend' })`
      In the same way find what the blend costs.`;
    const turned = step(calc`${both} - ${blend}`, {
      name: 'the cost of the reversed blend',
      because: text`What one blend has of a kind, the other one has of the other kind, so the ratio itself is not
        needed.`,
    })`
      Equal quantities of the blend and of the reversed blend contain both kinds equally, so their costs add up to the
      same sum. Subtract.`;
    const base = find(turned);
    const gain = step(calc`(${unit} - ${turned}) / ${base} * 100%`)`
      Compare this cost with the selling price.`;
    const words = (value: number) => (value > 0 ? text`a profit of ${value}%` : text`a loss of ${-value}%`);
    return {
      answer: gain,
      stem: wording(
        frame,
        text`At a certain price a kg, a shop makes ${words(p)} on tea from Munnar and ${words(r)} on tea from Kangra.
          A blend of the two, sold at the same price, brings a profit of ${mixed}%. Now the two teas exchange their
          shares in the blend. What profit per cent does the new blend bring at that price?`,
        text`Kind A of a spice sold at some fixed price gives ${words(p)}, kind B at the same price ${words(r)}. Mixed
          in a ratio $m : n$ and sold at this price again, they give a profit of ${mixed}%. By what per cent would one
          gain on a mixture in the ratio $n : m$ at this price?`,
        text`Mustard oil and sesame oil are sold at equal prices for a litre. The seller has ${words(p)} on the
          mustard oil and ${words(r)} on the sesame oil. On a mixture of both at that price he gains ${mixed}%. If he
          takes as much mustard oil as he took sesame oil and the other way round, what will he gain per cent on the
          mixture at the same price?`,
      ),
      show: percent,
      plausible: value => value.gt(0) && value.d <= 9n && value.lt(100),
      slips: [
        slip('added_the_percentages', gain, calc`${p} + ${r} - ${mixed}`)`
          ${here} treats the per cents like prices. They are per cents of three different
          costs.`,
        slip('undid_with_the_same_per_cent', blend, calc`${unit} * (100% - ${mixed}%)`)`
          For the blend ${mixed}% of the selling price was taken off: ${here}. The profit is a per cent of the cost.`,
        slip('took_profit_on_the_selling_price', base, unit)`
          The profit of the new blend was divided by the selling price, in place of its cost.`,
        slip('assumed_equal_parts', turned, calc`${both} / 2`)`
          The new blend was given the cost of a blend in equal parts.`,
        slip('averaged_the_averages', gain, calc`(${p} + ${r}) / 2`)`
          $${gain}\%$ is the mean of the two results, ${words(p)} and ${words(r)}.`,
        slip('wrong_base', base, blend)`
          The profit of the new blend was divided by the cost of the old one.`,
        slip('averaged_the_averages', turned, calc`(${both} + ${blend}) / 3`)`
          The new blend was given the mean of the three known costs, ${here}.`,
        slip('undid_with_the_same_per_cent', a, calc`${unit} * (100% - ${p}%)`)`
          The cost of ${one} was found from the selling price by $${-p}\%$; the per cent is one of the cost.`,
        slip('undid_with_the_same_per_cent', b, calc`${unit} * (100% - ${r}%)`)`
          The cost of ${two} was found from the selling price by $${-r}\%$; the per cent is one of the cost.`,
      ],
      snapRead: text`One selling price, profits of two kinds and of a blend: compare the costs; the shares change
        places.`,
      approach: text`At one price the costs are the price over the multipliers. The costs of a blend and of the
        reversed blend add up to the costs of the two kinds.`,
      faster: text`With ₹${unit} as the price the costs are $${q(100 * unit, 100 + p)}$, $${q(100 * unit, 100 + r)}$ and
        $${q(100 * unit, 100 + mixed)}$, so the new one is ${calc`${cost(p)} + ${cost(r)} - ${cost(mixed)}`}.`,
      check: text`A cost of $${turned}$ with ${gain}% of it more is ${calc`${turned} + ${turned} * ${gain} / 100`}; and
        $${turned}$ and $${blend}$ lie equally far from the middle of $${a}$ and $${b}$.`,
      principle: text`At one selling price blend the costs, never the profits per cent; a blend and its reverse add up
        to both kinds.`,
    };
  },
);

const results = [
  -25, -20, -16, -15, -12, -10, -8, -5, -4, 4, 5, 8, 10, 12, 15, 16, 20, 24, 25, 28, 30, 32, 35, 36, 40, 44,
  50, 60, 75, 80,
];
const triples = results.flatMap(p =>
  results.flatMap(r =>
    upTo(90).flatMap(mixed => {
      const [x, y, m] = [q(100, 100 + p), q(100, 100 + r), q(100, 100 + mixed)];
      const turned = x.add(y).sub(m);
      const gain = q(100).div(turned).sub(100);
      const unit = lcm(...[x, y, m].map(cost => Number(cost.d)));
      const share = m.sub(y).div(x.sub(y).n === 0n ? 1 : x.sub(y));
      const fits =
        p !== r &&
        share.gt(0.1) &&
        share.lt(0.9) &&
        share.sub(0.5).abs().gt(0.05) &&
        share.d <= 24n &&
        gain.gt(2) &&
        gain.d <= 3n &&
        unit <= 1000 &&
        mixed !== p &&
        !gain.equals(mixed) &&
        !gain.equals(Math.abs(p)) &&
        !gain.equals(Math.abs(r));
      return fits ? [{ p, r, mixed, unit }] : [];
    }),
  ),
);

/** AR.MIX.6 Hard: a blend with exchanged shares. */
export const reversedBlend: readonly AnyTemplate[] = [
  ...situation<Alone>({
    type: 'AR.MIX.6',
    situation: 'shares-exchanged',
    draw: draw => ({ ...draw.pick(triples), frame: draw.int(0, 2) }),
    forms: [reversed],
  }),
];
