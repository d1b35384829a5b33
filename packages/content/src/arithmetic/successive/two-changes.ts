import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Changes {
  what: string;
  /** Two changes in per cent, negative for a fall. */
  first: Fraction;
  second: Fraction;
  net: Fraction;
  /** Prices in rupees at the beginning and at the end. */
  start: Fraction;
  end: Fraction;
  frame: number;
}

const priced = [
  'a phone',
  'a return ticket to Leh',
  'a sack of almonds',
  'a bicycle',
  "a year's gym membership",
  'a cricket bat',
  'a solar lamp',
] as const;

const factor = (change: Fraction) => change.add(100).div(100);
const goes = (change: Fraction) => `${change.s < 0n ? 'falls' : 'rises'} by ${percent(change.abs())}`;
const went = (change: Fraction) => `${change.s < 0n ? 'fell' : 'rose'} by ${percent(change.abs())}`;
const directed = (change: Fraction) => `${change.s < 0n ? 'A fall' : 'A rise'} of ${percent(change.abs())}`;
/** What 100 becomes, and by what the price is multiplied. */
const from100 = (change: Fraction) => (change.s < 0n ? calc`100 - ${change.abs()}` : calc`100 + ${change}`);
const asFactor = (change: Fraction) =>
  change.s < 0n ? calc`100% - ${change.abs()}%` : calc`100% + ${change}%`;
const possible = (value: Fraction) =>
  !value.equals(0) && value.valueOf() > -100 && value.valueOf() < 150 && value.d <= 12n;

const net = form<Changes>(
  'net-change',
  {
    band: 'Easy',
    seconds: 40,
    revision: 4,
    verify: ({ first, second }) => {
      const raised = 1_000_000 + 10_000 * first.valueOf();
      const moved = Math.round(raised + (raised * second.valueOf()) / 100);
      return q(moved - 1_000_000, 10_000);
    },
  },
  ({ first, second, what, frame, start }, { step, find }) => {
    const between = step(from100(first), {
      name: 'the price after the first change',
      because: text`A change in per cent is the same for every price, so any price may be chosen. On ₹100 the
          first per cent is a number of rupees.`,
    })`
      Let the price be ₹100 at first. Find it after the first change.`;
    const base = find(between);
    const move = find(calc`${base} * ${second}%`);
    const last = step(calc`${between} * (${asFactor(second)})`, {
      name: 'the final price',
      because: text`The second change is counted on the price that it meets, and that is not ₹100 any more.`,
    })`
        The second change is ${second.abs()}% of this new price. Multiply by its multiplier.`;
    const change = step(calc`${last} - 100`, {
      name: text`the net change`,
      because: text`The whole change is counted on the price at the beginning, not on the one between. With ₹100
          at first, each rupee of difference is one per cent.`,
    })`
        The price was ₹100 at first, so the difference from ₹100 is the change in per cent.`;
    const middle = start.mul(factor(first));
    return {
      answer: change,
      stem:
        frame === 0
          ? text`The price of ${what} ${goes(first)} in spring and then ${goes(second)} in autumn. What is the change
            over the whole year?`
          : text`A shop changes the price of ${what} twice: first it ${goes(first)}, later the new price
            ${goes(second)}. How does the final price compare with the original one?`,
      show: directed,
      plausible: possible,
      onSight: value =>
        first.s === second.s
          ? value.gt(first.add(second)) && value.s === first.s && value.abs().gt(first.abs())
          : value.gt(first.s < 0n ? first : second) && value.lt(first.s < 0n ? second : first),
      slips: [
        slip('added_the_percentages', last, () => between.add(second))`
          You counted both ${first.abs()}% and ${second.abs()}% on the first price, but the second change acts on the
          new price.`,
        slip('took_the_change_the_wrong_way', last, () =>
          between.add(q(100).sub(first).mul(second).div(100)),
        )`
          You counted the ${second.abs()}% on ₹${q(100).sub(first)} of each ₹100, as if the first change had gone the
          other way.`,
        slip('took_the_change_the_wrong_way', last, () => between.sub(between.mul(second).div(100)))`
          You let the price ${second.s < 0n ? 'rise' : 'fall'} the second time, but it ${goes(second)}.`,
        stop('left_out_a_change', move)`
            You found ${move.abs()}% of the first price, which is what the second change alone does. The first change
            of ${first.abs()}% counts as well.`,
        slip('took_a_change_twice', last, () => between.add(between.mul(second).div(50)))`
          You counted the second change of ${second.abs()}% twice. It happened once, on the price after the first
          change.`,
        slip('wrong_base', last, () => between.add(first.abs().mul(second).div(100)))`
          You counted the ${second.abs()}% on the first change alone. It is ${second.abs()}% of the whole new price.`,
        slip('took_a_change_twice', last, () =>
          first.mul(factor(second)).add(between.mul(second).div(100)).add(100),
        )`
          You let the second change act on the first change of ${first.abs()}% and then on the whole new price once
          more.`,
      ],
      snapRead: text`Two changes follow one after the other. The second is counted on a price that has already
        changed.`,
      approach: text`Start from ₹100, make one change after the other, and compare the last price with ₹100.`,
      faster: text`Add the two changes and a hundredth of their product: $${first} + ${second} + \frac{${first} \times
        ${second.s < 0n ? tex`(${second})` : second}}{100}$.`,
      check: text`₹${start} becomes ₹${middle} and then ₹${middle.mul(factor(second))}, which is ${change.abs()}%
        ${change.s < 0n ? 'below' : 'above'} ₹${start}.`,
      principle: text`Changes one after the other multiply: each per cent is counted on the price that it meets.`,
    };
  },
);

const later = form<Changes>(
  'second-change',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    verify: ({ first, net: change }) => {
      const between = 100 + first.valueOf();
      for (let hundredths = -9900; hundredths <= 15_000; hundredths += 25)
        if (Math.abs(between * (1 + hundredths / 10_000) - 100 - change.valueOf()) < 1e-9)
          return q(hundredths, 100);
      throw new Error('no change in quarters of a per cent fits');
    },
  },
  ({ first, net, what, frame }, { step, find }) => {
    const between = step(from100(first), {
      name: 'the price after the first change',
      because: text`The changes are per cents, so the first price is free. With ₹100 each per cent of it is a
          rupee.`,
    })`
      Let the price be ₹100 at first. Find it after the first change.`;
    const last = step(from100(net), {
      name: 'the final price',
      because: text`Both changes together lead from the first price to the last one. So the net change is counted
          on ₹100 too.`,
    })`
      The two changes together are given, so find the final price from the same ₹100.`;
    const base = find(between);
    const change = step(calc`(${last} - ${between}) / ${base} * 100%`, {
      because: text`A change is counted on the price that it meets. From 120 to 90, for example, is a fall of 30
          out of 120, which is 25%, although it is 30 of the first 100.`,
      name: text`the second change`,
    })`
        The second change leads from the first of these prices to the second. Write it as a per cent of the price from
        which it starts.`;
    return {
      answer: change,
      stem:
        frame === 0
          ? text`The price of ${what} ${went(first)} in May. After a second change in June it was ${net.abs()}%
            ${net.s < 0n ? 'lower' : 'higher'} than before May. What was the change in June?`
          : text`The price of ${what} was changed twice, and the net ${net.s < 0n ? 'fall' : 'rise'} was
            ${net.abs()}%. The first change was ${directed(first).toLowerCase()}. What was the second change?`,
      show: directed,
      plausible: possible,
      slips: [
        slip('wrong_base', base, 100)`
          You counted the second change on the first price, ₹${base}. It starts from the price after the first change.`,
        slip('wrong_base', base, last)`
          You divided by ₹${base}, the price to which the second change leads. Divide by the price from which it
          starts.`,
        slip('took_the_change_the_wrong_way', between, calc`100 - ${first}`)`
          You let the price go from ₹100 to ₹${between} first, but the first change was
          ${directed(first).toLowerCase()}.`,
        slip('took_the_change_the_wrong_way', last, calc`100 - ${net}`)`
          You let the price end at ₹${last} for each ₹100, but on the whole it ${went(net)}.`,
        slip('took_a_change_twice', last, () => net.add(first).add(first).add(100))`
          You added the first change of ${first.abs()}% to the net change, which contains it already.`,
      ],
      snapRead: text`The first change and both together are known. The second change starts from the price between
        them.`,
      approach: text`Start from ₹100. Then the price between the two changes and the last price are known, and the
        second change leads from one to the other.`,
      check: text`${change.abs()}% of ₹${between} is ₹${between.mul(change).abs().div(100)}, and ₹${between}
        ${change.s < 0n ? 'minus' : 'plus'} this is ₹${last}.`,
      principle: text`The multiplier of both changes, divided by the multiplier of the known one, is the multiplier of
        the other.`,
    };
  },
);

const beginning = form<Changes>(
  'price-at-the-beginning',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    verify: ({ first, second, end }) => {
      for (let start = 5; start <= 40_000; start += 5)
        if (
          Math.abs(start * (1 + first.valueOf() / 100) * (1 + second.valueOf() / 100) - end.valueOf()) < 1e-6
        )
          return q(start);
      throw new Error('no price fits');
    },
  },
  ({ first, second, end, what, frame }, { step, find }) => {
    const one = find(factor(first));
    const two = find(factor(second));
    const both = step(frac(calc`${frac(one)} * ${frac(two)}`), {
      name: 'the factor of both changes',
      because: text`The two per cents are counted on different prices, so they cannot be added; their factors can be
        multiplied.`,
    })`
      The price was multiplied by ${frac(one)} and then by ${frac(two)}. Find the factor of both changes together.`;
    const before = step(calc`${end} ÷ ${frac(both)}`, {
      name: text`the first price`,
      because: text`Multiplying leads forward in time, so dividing leads back. The same per cents the other way
          round would be counted on the wrong prices.`,
    })`
      The first price times this factor is ₹${end}. To go back to it, divide.`;
    return {
      answer: before,
      stem:
        frame === 0
          ? text`The price of ${what} ${went(first)} and afterwards ${went(second)}. It is now ₹${end}. What was it at
            the beginning?`
          : text`After ${directed(first).toLowerCase()} and then ${directed(second).toLowerCase()}, the price of
            ${what} is ₹${end}. Find the original price.`,
      show: rupees,
      plausible: value => value.d === 1n && !value.equals(end),
      slips: [
        slip('added_the_percentages', both, calc`(${first} + ${second} + 100) / 100`)`
          You added the two changes to the factor ${frac(both)}, but the second was counted on another price.`,
        slip('multiplied_for_divided', before, calc`${end} * ${both}`)`
          You made both changes once more, beginning with ₹${end}. To go back, divide.`,
        slip(
          'undid_with_the_same_per_cent',
          before,
          calc`${end} * (100 - ${first}) * (100 - ${second}) / 10000`,
        )`
          You went back from ₹${end} with the same per cents the other way round, but they were counted on the earlier
          prices.`,
        slip('stopped_a_step_early', one, 1)`
            You stopped at ₹${before}, the price between the two changes. Only the ${second.s < 0n ? 'fall' : 'rise'}
            at the end was undone, and the first change remains.`,
        slip('left_out_a_change', two, 1)`
            You undid only the first change of ${first.abs()}%. The second one is still in this price.`,
      ],
      snapRead: text`The price after two changes is known, and the price before them is asked. So go backwards by
        dividing.`,
      approach: text`Two changes one after the other are one multiplication. Find the number by which both together
        multiply, and divide the last price by it.`,
      check: text`₹${before} becomes ₹${before.mul(factor(first))} after the first change and
        ₹${before.mul(factor(first)).mul(factor(second))} after the second, as told.`,
      principle: text`Undo several changes by dividing by the product of their factors.`,
    };
  },
);

const sizes = [
  q(10),
  q(25, 2),
  q(15),
  q(20),
  q(25),
  q(30),
  q(35),
  q(40),
  q(45),
  q(50),
  q(60),
  q(80),
  q(-10),
  q(-15),
  q(-20),
  q(-25),
  q(-30),
  q(-35),
  q(-40),
  q(-45),
];

/** AR.PCT.2 Easy: two changes in a row; the second acts on what the first left. */
export const successiveChanges: readonly AnyTemplate[] = situation<Changes>({
  type: 'AR.PCT.2',
  situation: 'two-changes',
  draw: draw => {
    const [first = q(10), second = q(20)] = draw.some(sizes, 2);
    const net = factor(first).mul(factor(second)).sub(1).mul(100);
    // The cross term must be short, or the arithmetic outweighs the idea.
    if (net.mul(2).d !== 1n || net.abs().valueOf() < 1 || net.valueOf() > 110) return null;
    const start = q(draw.step(400, 9000, 100));
    const end = start.mul(factor(first)).mul(factor(second));
    return end.d === 1n
      ? { what: draw.pick(priced), first, second, net, start, end, frame: draw.int(0, 1) }
      : null;
  },
  forms: [net, later, beginning],
});
