import type Fraction from 'fraction.js';
import { gcd, isCount } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import {
  calc,
  form,
  here,
  type Path,
  type Quantity,
  situation,
  slip,
  tex,
  text,
} from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface ThreePrices {
  ware: string;
  count: number;
  /** Mark-up, small and large discount, and profit on the whole, in per cent. */
  markUp: number;
  small: number;
  large: number;
  target: number;
  frame: number;
}

const wares = [
  'school bags',
  'table fans',
  'umbrellas',
  'wall clocks',
  'pressure cookers',
  'blankets',
  'lanterns',
];
const profitAt = (markUp: number, discount: number) => ((100 + markUp) * (100 - discount)) / 100 - 100;

/** Numbers at the label and at the small discount, with first·x + second·y = constant and the rest at the large one. */
function ways(first: number, second: number, constant: number, count: number, from = 1, rest = 1) {
  const list: (readonly [number, number])[] = [];
  for (let x = from; x <= count; x += 1) {
    const y = (constant - first * x) / second;
    if (Number.isInteger(y) && y >= from && x + y <= count - rest) list.push([x, y]);
  }
  return list;
}
const n = (value: Fraction) => value.valueOf();
/** A factor as it stands behind a sign: a negative one in brackets. */
const inBrackets = (value: Fraction) => (n(value) < 0 ? tex`(${value})` : tex`${value}`);

const setting = ({ ware, count, markUp, small, large, target, frame }: ThreePrices) =>
  frame === 0
    ? text`${personBy(count, markUp)} marks $${count}$ ${ware}, all of the same cost, ${markUp}% above cost. Some
      are sold at the marked
      price, some at a discount of ${small}% and the others at a discount of ${large}%, at least one each time. The
      profit on the whole comes to exactly ${target}%.`
    : text`A stall bought $${count}$ ${ware} at the same price and marked them ${markUp}% above cost. It sold each of
      them either at the marked price, at ${small}% off or at ${large}% off, used every one of these prices at least
      once, and made a profit of exactly ${target}% on the whole.`;

type Pair = readonly [number, number];

/** The equation in the numbers at the two higher prices, and the pairs that solve it. */
function equation({ ware, count, markUp, small, large, target }: ThreePrices, { find, step }: Path) {
  const low = find(calc`${100 + markUp} * ${100 - large}% - 100`, {
    name: text`the profit on each of the ${ware} at ${large}% off, where one costs ₹100`,
  });
  const middle = step(calc`${100 + markUp} * ${100 - small}% - 100`, {
    name: text`the profit on each of the ${ware} at ${small}% off, where one costs ₹100`,
    works: value =>
      tex`${100 + markUp} \times ${100 - small}\% - 100 = ${value}, \quad ${100 + markUp} \times ${100 - large}\% -
        100 = ${low}`,
    because: text`A discount is counted on the marked price and the profit on the cost. With a cost of ₹100 all
        three prices become rupees that can be added.`,
  })`
      Let each of them cost ₹100, so that the profit at the marked price is ₹${markUp}. Find the profit with a
      discount of ${small}% and with one of ${large}%; a negative one is a loss.`;
  const first = find(calc`${markUp} - ${low}`);
  const second = find(calc`${middle} - ${low}`);
  const constant = step(calc`${count} * (${target} - ${low})`, {
    name: text`what is missing to the whole profit`,
    works: value => {
      const g = gcd(n(first), n(second), n(value));
      const reduced = g > 1 ? tex`\Rightarrow ${first.div(g)}x + ${second.div(g)}y = ${value.div(g)}` : '';
      return tex`${first}x + ${second}y = ${count} \times (${target} ${n(low) < 0 ? '+' : '-'} ${low.abs()}) = ${value}
      ${reduced}`;
    },
    because: text`If all were sold at the lowest price, one number would do. Each one that is sold at a higher
        price lifts the profit by the difference of the two prices, so only two unknowns are left.`,
  })`
    Let $x$ be the number sold at the marked price and $y$ the number sold at ${small}% off. Suppose first that all
    ${count} were sold at ${large}% off. Each of the $x$ then brings ₹${first} more, each of the $y$ brings ₹${second}
    more, and together they must lift the average profit to ₹${target}.`;
  const from = find(1);
  const rest = find(1);
  const pairs = (): readonly Pair[] =>
    n(second) > 0 && n(first) > 0 ? ways(n(first), n(second), n(constant), count, n(from), n(rest)) : [];
  return { low, middle, first, second, constant, from, rest, pairs };
}

/** The slip of a discount that is taken off the mark-up. */
const subtracted = ({ markUp, small }: ThreePrices, middle: Quantity) =>
  slip('added_the_percentages', middle, calc`${markUp} - ${small}`)`
      You subtracted the discount from the mark-up: ${here}. The discount is a per cent of the marked price and the
      mark-up a per cent of the cost, so they cannot be subtracted.`;

/** The total profit of a way, for a cost of 100 each. */
const totalOf = ({ count, markUp }: ThreePrices, [x, y]: Pair, middle: Fraction, low: Fraction) =>
  tex`${x} \times ${markUp} + ${y} \times ${inBrackets(middle)} + ${count - x - y} \times ${inBrackets(low)} =
    ${middle
      .mul(y)
      .add(low.mul(count - x - y))
      .add(x * markUp)}`;

const numberOfWays = form<ThreePrices>(
  'number-of-ways',
  {
    band: 'Hard',
    seconds: 130,
    revision: 5,
    also: ['AL.DIO.1', 'AL.DIO.5'],
    entry: true,
    verify: ({ count, markUp, small, large, target }) => {
      let found = 0;
      for (let x = 1; x < count; x += 1)
        for (let y = 1; x + y < count; y += 1) {
          const takings = (100 + markUp) * (100 * x + (100 - small) * y + (100 - large) * (count - x - y));
          if (takings === 100 * count * (100 + target)) found += 1;
        }
      return found;
    },
  },
  (p, path) => {
    const { ware, count, target } = p;
    const { low, middle, first, second, from, rest, pairs } = equation(p, path);
    const common = gcd(n(first), n(second));
    const number = path.step(pairs().length, {
      works: value =>
        tex`(x, y) = ${pairs()
          .map(([x, y]) => `(${x}, ${y})`)
          .join(', ')}: \quad ${value}`,
      because: text`When $x$ grows by what divides the other coefficient, $y$ has to fall so that the sum stays.
          Between two such steps there is no solution in whole numbers, so all ways are found.`,
    })`
      Find one pair of positive integers that solves this. From one pair to the next $x$ rises by
      $${second.div(common)}$ and $y$ falls by $${first.div(common)}$. At least one of the ${ware} is left
      for the lowest price, so $x + y$ is at most $${count - 1}$.`;
    return {
      answer: number,
      stem: text`${setting(p)} In how many ways can the ${ware} be divided among the three prices?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(1),
      slips: [
        slip('let_in_zero', from, 0)`
          You also counted a way in which none of the ${ware} are sold at one of the two higher prices, which makes
          ${number} (way|ways). But every price was used.`,
        slip('kept_a_case_that_is_ruled_out', rest, calc`(-9) * ${count}`)`
            You counted ${number} ways. Some of them need more than $${count - 1}$ ${ware} for the two higher prices,
            so that none are left for the lowest.`,
        slip('counted_gaps_for_numbers', number, calc`${number} - 1`)`
            You counted $${number}$ steps from the first way to the last. There is one way more than there are steps.`,
        slip('let_in_zero', rest, 0)`
          You let the two higher prices take all ${count} ${ware} in one of these ${number} ways, but some were sold
          at the lowest price too.`,
        subtracted(p, middle),
        slip('demanded_too_much', number, calc`floor((${number} + 1) / 2)`)`
            You found $${number}$ ways and left out every second one. The smallest step from one way to the next is
            half of the one you used.`,
        slip('left_out_an_end_point', number, calc`${number} - 2`)`
            You left out the first way and the last one and found $${number}$. In both of them at least one of the
            ${ware} is sold at each price.`,
      ],
      snapRead: text`There are three prices, a number of ${ware} and a profit on all of them. So measure each price
        from the lowest one, and one equation in two positive integers is left.`,
      approach: text`If all ${ware} were sold at the lowest price, the profit would be too low. Those sold at the two
        higher prices make up the difference, which gives one equation in two positive integers with a limit.`,
      check: () => {
        const [x, y] = pairs()[0] ?? [0, 0];
        return text`The first way is $${x} + ${y} + ${count - x - y} = ${count}$. Its profit is
          $${totalOf(p, [x, y], middle, low)} = ${count} \times ${target}$.`;
      },
      principle: text`With three kinds and two totals, measure everything from one kind; one equation in two whole
        unknowns is left.`,
    };
  },
);

const mostAtLabel = form<ThreePrices>(
  'most-at-the-label',
  {
    band: 'Hard',
    seconds: 145,
    revision: 4,
    also: ['AL.DIO.1', 'AL.INQ.7'],
    entry: true,
    verify: ({ count, markUp, small, large, target }) => {
      for (let x = count; x > 0; x -= 1)
        for (let y = 1; x + y < count; y += 1) {
          const takings = (100 + markUp) * (100 * x + (100 - small) * y + (100 - large) * (count - x - y));
          if (takings === 100 * count * (100 + target)) return x;
        }
      throw new Error('no way fits');
    },
  },
  (p, path) => {
    const { ware, count, small, target } = p;
    const { low, middle, first, second, constant, from, pairs } = equation(p, path);
    const lastPair = pairs().at(-1) ?? [0, 0];
    const most = path.step(Math.max(0, ...pairs().map(([x]) => x)), {
      works: () => {
        const [x, y] = lastPair;
        const fraction = tex`\frac{${constant} - ${second} \times ${y}}{${first}}`;
        return tex`y = ${y}: \quad x = ${fraction} = ${x}, \quad ${count} - ${x} - ${y} = ${count - x - y}`;
      },
      because: text`Both kinds lift the profit together by a fixed sum. What those at ${small}% off do not bring,
          those at the marked price have to bring, so few of the one kind mean many of the other.`,
    })`
      The smaller $y$ is, the larger is $x$. Try $y = 1, 2, 3, \ldots$ until $x$ is whole, and see that at least one of
      the ${ware} is left for the lowest price.`;
    return {
      answer: most,
      stem: text`${setting(p)} What is the maximum number of ${ware} sold at the marked price?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(count),
      slips: [
        slip('did_not_use_whole_numbers', most, calc`floor((${constant} - ${second}) / ${first})`)`
            You rounded down to $${most}$ at the marked price, with only one of the ${ware} at ${small}% off. Then the
            profit is not exactly ${target}%.`,
        slip('gave_the_other_extreme', most, pairs()[0]?.[0] ?? 0)`
            You found $${most}$, the minimum number at the marked price. The question asks for the maximum.`,
        slip('took_a_neighbouring_multiple', most, pairs().at(-2)?.[0] ?? 0)`
            You stopped at $${most}$ ${ware} at the marked price. A profit of ${target}% is possible with a larger
            number too.`,
        subtracted(p, middle),
        slip('let_in_zero', from, 0)`
            You let none of the ${ware} be sold at ${small}% off and found $${most}$. Each price was used.`,
        slip('left_out_a_case', most, calc`floor(${constant} / ${first})`)`
            You used only the marked price and the lowest price and found $${most}$. Some ${ware} were sold at
            ${small}% off.`,
        slip('gave_the_complement', most, count - lastPair[0] - lastPair[1])`
            You found $${most}$, the number sold at the lowest price. The question asks for the marked price.`,
        slip('let_in_zero', most, () => {
          const list = pairs();
          const [last = 0, before = 0] = [list.at(-1)?.[0], list.at(-2)?.[0]];
          return 2 * last - before;
        })`
            You went one step too far, to $${most}$ ${ware} at the marked price. Then the number at ${small}% off
            would be zero or negative.`,
        slip('left_out_a_term', most, lastPair[0] + lastPair[1])`
            You counted those sold at ${small}% off as well and found $${most}$. Only the ones at the marked price are
            asked.`,
      ],
      snapRead: text`There are three prices and one profit. Measure each price from the lowest one, and make the
        number at the middle price as small as possible.`,
      approach: text`If all ${ware} were sold at the lowest price, the profit would be too low. Those sold at the two
        higher prices make up the difference. With as few as possible at ${small}% off, the most are sold at the
        marked price.`,
      check: () =>
        text`With these numbers the profit is $${totalOf(p, [lastPair[0], lastPair[1]], middle, low)} = ${count}
          \times ${target}$, and no smaller $y$ gives a whole $x$.`,
      principle: text`For a maximum under an equation in whole numbers, make the other unknown as small as
        divisibility allows.`,
    };
  },
);

/** AR.PLD.3 Hard: three prices, one profit, whole numbers. */
export const threePrices: readonly AnyTemplate[] = situation<ThreePrices>({
  type: 'AR.PLD.3',
  situation: 'batch-at-three-prices',
  tries: 200,
  draw: draw => {
    const p = {
      ware: draw.pick(wares),
      count: draw.step(20, 72, 2),
      markUp: draw.pick([20, 25, 30, 40, 50, 60]),
      small: draw.pick([5, 10, 15, 20]),
      large: draw.pick([15, 20, 25, 30, 35, 40]),
      target: draw.int(8, 40),
      frame: draw.int(0, 1),
    };
    const [middle, low] = [profitAt(p.markUp, p.small), profitAt(p.markUp, p.large)];
    if (p.large <= p.small || middle % 1 !== 0 || low % 1 !== 0) return null;
    if (
      p.target <= low + 2 ||
      p.target >= p.markUp - 2 ||
      p.target === middle ||
      p.markUp - p.small === middle
    )
      return null;
    const found = ways(p.markUp - low, middle - low, (p.target - low) * p.count, p.count);
    const y = found.at(-1)?.[1] ?? 1;
    return found.length >= 3 && found.length <= 9 && y > 1 && [p.target, middle, low].every(Number.isInteger)
      ? p
      : null;
  },
  forms: [numberOfWays, mostAtLabel],
});
