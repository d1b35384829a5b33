import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Balanced {
  /** Parts by weight, the rise and the fall of the two costs, and the profits of the old and the new blend, in per
  cent. */ x: number;
  y: number;
  rise: number;
  fall: number;
  gain: number;
  wanted: number;
  what: string;
  one: string;
  other: string;
  frame: number;
}

const stories = [
  { what: 'tea', one: 'Assam', other: 'Nilgiri' },
  { what: 'coffee', one: 'Coorg', other: 'Wayanad' },
  { what: 'chilli powder', one: 'Guntur', other: 'Kashmiri' },
  { what: 'rice', one: 'Basmati', other: 'Sona' },
] as const;

const newPart = form<Balanced>(
  'part-for-another-profit',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['AR.MIX.1', 'AR.PCT.1'],
    verify: ({ x, y, rise, fall, gain, wanted }) => {
      // The second kind costs 100; the first is sought by halving an interval, then the new part in the same way.
      const mean = (p: number, r: number, part: number) => p * part + r * (1 - part);
      const old = x / (x + y);
      let [low, high] = [0.01, 100000];
      for (let i = 0; i < 200; i += 1) {
        const p = Math.sqrt(low * high);
        if (mean(p * (1 + rise / 100), 100 - fall, old) > mean(p, 100, old)) high = p;
        else low = p;
      }
      const price = (mean(low, 100, old) * (100 + gain)) / 100;
      const [p, r] = [low * (1 + rise / 100), 100 - fall];
      return nearFraction(((r - (price * 100) / (100 + wanted)) / (r - p)) * 100, 3);
    },
  },
  (p, { step, find }) => {
    const { x, y, rise, fall, gain, wanted, what, one, other, frame } = p;
    const first = step(calc`${y} * ${fall}`, {
      name: text`the cost of ${one} ${what} in parts`,
      works: value =>
        tex`${x} \times ${rise}\% \times a = ${y} \times ${fall}\% \times b \Rightarrow a : b = ${value} : ${x * rise}`,
      because: text`The blend costs as much as before, so what ${one} ${what} costs more is what ${other} ${what}
          costs less. A small per cent of a dear kind can balance a large per cent of a cheap one, and this gives the
          ratio of the two costs.`,
    })`
      The price and the profit are the same, so the cost of the blend has not changed. Let a kilogram cost $a$ and $b$
      rupees: in $${x}$ kg of ${one} and $${y}$ kg of ${other} ${what} the rise and the fall are equal.`;
    const second = find(x * rise);
    const mean = step(calc`(${x} * ${first} + ${y} * ${second}) / ${x + y}`, {
      name: 'the cost of the blend in parts',
      because: text`Where more of a kind is in the blend, its cost counts more. The plain mean would be right only
          for equal weights.`,
    })`
      Use these parts as the two costs. A kilogram of the blend costs their mean, weighted with $${x} : ${y}$.`;
    const price = step(calc`${mean} * ${100 + gain} / 100`, {
      name: 'the selling price in parts',
      because: text`The selling price stays the same in the whole story, so it joins the old blend and the new
          one.`,
    })`
      The profit of ${gain}% is counted on this cost. Add it to find the selling price.`;
    const cost = step(calc`${price} * 100 / ${100 + wanted}`, {
      name: 'the cost allowed in parts',
      because: text`The profit is a per cent of the cost, so the price is $${100 + wanted}\%$ of it. Subtracting
          ${wanted}% of the price would use the wrong base.`,
    })`
      At the same selling price a profit of ${wanted}% is wanted. Divide to find the cost that a kilogram may have.`;
    const now = step(calc`${first} * ${100 + rise} / 100`, {
      name: text`the new cost of ${one} ${what}`,
      works: (_, working) =>
        tex`${working}, \qquad \frac{${second} \times ${100 - fall}}{100} = ${second.mul(100 - fall).div(100)}`,
      because: text`The two kinds are bought now, after their prices have changed. The old costs were needed only
          for the selling price.`,
    })`
      The blend is made at the new costs. Raise the cost of ${one} ${what} by ${rise}% and lower that of ${other}
      ${what} by ${fall}%.`;
    const then = find(calc`${second} * ${100 - fall} / 100`);
    const part = step(calc`(${then} - ${cost}) / (${then} - ${now}) * 100%`, {
      name: text`the per cent of ${one} ${what} in the new blend`,
      because: text`A blend without ${one} ${what} costs as much as ${other} ${what}. Each per cent of ${one}
          ${what} moves the cost by the same amount towards that of ${one} ${what}.`,
    })`
      By alligation the part of ${one} ${what} is the distance of the allowed cost from the cost of ${other} ${what},
      divided by the distance of the two costs.`;
    return {
      answer: part,
      stem:
        frame === 0
          ? text`${personBy(x, y, gain)} blends ${one} and ${other} ${what} in the ratio $${x} : ${y}$ by weight and
            sells the blend
            at a profit of ${gain}%. Then ${one} ${what} becomes ${rise}% dearer and ${other} ${what} ${fall}%
            cheaper, and at the old selling price the profit of the blend is still ${gain}%. What per cent of ${one}
            ${what} must the blend have from now on to bring a profit of ${wanted}% at that price?`
          : text`The profit on a blend of ${one} and ${other} ${what}, $${x} : ${y}$ by weight, was ${gain}%. It stayed
            ${gain}% when the cost of ${one} ${what} rose by ${rise}% and that of ${other} ${what} fell by ${fall}%,
            though the selling price was not changed. Now the profit is to be ${wanted}%, again without a change of
            the selling price. What per cent of the blend has to be ${one} ${what}?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 12n,
      slips: [
        slip(
          'left_out_a_change',
          part,
          () => !first.equals(second) && calc`(${second} - ${cost}) / (${second} - ${first}) * 100%`,
        )`
          ${here} blends at the old costs. ${one} ${what} has become dearer and ${other} ${what} cheaper.`,
        slip('gave_the_complement', part, calc`100% - ${part}%`)`
          You found the part of ${other} ${what}: ${here}. The question asks for ${one} ${what}, the other part of the
          blend.`,
        slip(
          'took_profit_on_the_selling_price',
          cost,
          () => wanted < 100 && calc`${price} * ${100 - wanted} / 100`,
        )`
          You subtracted ${wanted}% of the selling price: ${here} for the cost. The profit is a per cent of the cost.`,
        slip('added_the_percentages', cost, calc`${mean} * (100 - ${wanted - gain}) / 100`)`
          You lowered the cost of the blend by $${wanted} - ${gain}$ per cent: ${here}. The selling price stays, so
          the cost changes from $100$ in $${100 + gain}$ to $100$ in $${100 + wanted}$.`,
        slip('ignored_the_weights', mean, calc`(${first} + ${second}) / 2`)`
          The cost of the blend was found as for equal weights: ${here}. The ratio is $${x} : ${y}$.`,
        slip('changed_one_side_only', then, second)`
          Only ${one} ${what} was raised to its new cost. ${other} ${what} has become ${fall}% cheaper.`,
        slip('left_out_a_change', price, calc`${mean} * 1`)`
          The cost of the blend was used as its selling price; ${gain}% of profit come on top.`,
      ],
      snapRead: text`The same profit after one cost rose and one fell: the two changes cancel in the blend.`,
      approach: text`Equal and opposite changes in rupees give the ratio of the two costs. With these parts find the
        selling price, then the cost that the new profit allows, and use alligation at the new costs.`,
      check: () => text`With ${part}% of ${one} ${what} a kilogram costs
        $\frac{${part} \times ${now} + ${q(100).sub(part)} \times ${then}}{100} = ${cost}$ parts, and ${100 + wanted}%
        of that is $${price}$.`,
      principle: text`Where a total does not change though its parts do, the changes cancel: that is an equation for the
        parts.`,
    };
  },
);

const blends = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
  [1, 3],
  [3, 1],
  [4, 1],
].flatMap(([x = 1, y = 1]) =>
  [10, 15, 20, 25, 30, 40, 50].flatMap(rise =>
    [10, 15, 20, 25, 30, 40].flatMap(fall => {
      const [p, r] = [y * fall, x * rise];
      if (p === r || p > 5 * r || r > 5 * p || x * y === 1) return [];
      return [10, 20, 25, 30, 35, 40, 44].flatMap(gain =>
        [20, 25, 40, 50, 60, 62, 75, 80].flatMap(wanted => {
          if (wanted <= gain) return [];
          // Floats first: the exact value is found for the few that fit.
          const mean = ((2 * x * y * (rise + fall)) / 2 / (x + y)) * ((100 + gain) / (100 + wanted));
          const [one, other] = [p * (1 + rise / 100), r * (1 - fall / 100)];
          const part = ((other - mean) / (other - one)) * 100;
          const isPlain = Math.abs(part * 2 - Math.round(part * 2)) < 1e-9;
          return isPlain && part > 4 && part < 96 && part !== 50 ? [{ x, y, rise, fall, gain, wanted }] : [];
        }),
      );
    }),
  ),
);

/** AR.MIX.6 Hard: a blend whose cost does not change, though both costs do. */
export const pricesThatBalance: readonly AnyTemplate[] = situation<Balanced>({
  type: 'AR.MIX.6',
  situation: 'prices-that-balance',
  tries: 20,
  draw: draw => ({ ...draw.pick(blends), ...draw.pick(stories), frame: draw.int(0, 1) }),
  forms: [newPart],
});
