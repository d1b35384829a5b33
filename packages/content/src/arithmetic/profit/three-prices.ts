import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

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
const inBrackets = (value: Fraction) => (n(value) < 0 ? `(${value})` : `${value}`);

const setting = ({ ware, count, markUp, small, large, target, frame }: ThreePrices) =>
  frame === 0
    ? `A dealer marks $${count}$ ${ware}, all of the same cost, ${percent(markUp)} above cost. Some are sold at the marked price, some at a discount of ${percent(small)} and the others at a discount of ${percent(large)}, at least one each time. The profit on the whole comes to exactly ${percent(target)}.`
    : `A stall bought $${count}$ ${ware} at the same price and marked them ${percent(markUp)} above cost. It sold each of them either at the marked price, at ${percent(small)} off or at ${percent(large)} off, used every one of these prices at least once, and made a profit of exactly ${percent(target)} on the whole.`;

const equation = () =>
  path<ThreePrices>()
    .quiet('low', ({ markUp, large }) => q(profitAt(markUp, large)))
    .step(
      'middle',
      ({ markUp, small }) => q(profitAt(markUp, small)),
      'Find the profit at each discounted price, in per cent of the cost.',
      ({ markUp, small, large }, { low, middle }) =>
        `${100 + markUp} \\times ${100 - small}\\% - 100 = ${middle}, \\quad ${100 + markUp} \\times ${100 - large}\\% - 100 = ${low}`,
    )
    .quiet('first', ({ markUp }, { low }) => q(markUp).sub(low))
    .quiet('second', (_p, { low, middle }) => middle.sub(low))
    .step(
      'constant',
      ({ count, target }, { low }) => q(target).sub(low).mul(count),
      'If all went at the lowest price the profit would miss the target. Let $x$ at the label and $y$ at the small discount make up for it.',
      ({ count, target }, { low, first, second, constant }) => {
        const g = gcd(gcd(n(first), n(second)), n(constant));
        return `${first}x + ${second}y = ${count} \\times (${target} ${n(low) < 0 ? '+' : '-'} ${low.abs()}) = ${constant}${g > 1 ? ` \\Rightarrow ${first.div(g)}x + ${second.div(g)}y = ${constant.div(g)}` : ''}`;
      },
    )
    .quiet('from', () => q(1))
    .quiet('rest', () => q(1));

type Terms = { first: Fraction; second: Fraction; constant: Fraction; from: Fraction; rest: Fraction };
const solved = ({ count }: ThreePrices, { first, second, constant, from, rest }: Terms) =>
  n(second) > 0 && n(first) > 0 ? ways(n(first), n(second), n(constant), count, n(from), n(rest)) : [];

const subtracted = {
  misconception: 'mark_up_minus_discount',
  at: 'middle' as const,
  wrongly: ({ markUp, small }: ThreePrices) => q(markUp - small),
  words: ({ markUp, small }: ThreePrices) =>
    `A discount of ${percent(small)} was taken off ${percent(markUp)}, but it is measured on the marked price.`,
};

const numberOfWays = form({
  form: 'number-of-ways',
  band: 'Hard',
  revision: 4,
  seconds: 130,
  also: ['AL.DIO.1', 'AL.DIO.5'],
  entry: true,
  stem: (p: ThreePrices) =>
    `${setting(p)} In how many ways can the ${p.ware} be divided among the three prices?`,
  path: equation().step(
    'count',
    (p, found) => q(solved(p, found).length),
    'Find the pairs of positive integers that leave at least one for the lowest price.',
    (p, found) =>
      `(x, y) = ${solved(p, found)
        .map(([x, y]) => `(${x}, ${y})`)
        .join(', ')}: \\quad ${found.count}`,
  ),
  slips: [
    {
      misconception: 'zero_counted',
      at: 'from',
      wrongly: () => q(0),
      words: () => 'Ways with none at one of the two higher prices were counted, but every price was used.',
    },
    {
      misconception: 'rest_ignored',
      at: 'rest',
      wrongly: ({ count }) => q(-9 * count),
      words: ({ count }) =>
        `Some of these pairs have $x + y$ above $${count - 1}$ and leave nothing for the lowest price.`,
    },
    {
      misconception: 'one_pair_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { count }) =>
        `Only $${count}$ pairs come from counting the steps between the first and the last one.`,
    },
    {
      misconception: 'zero_counted',
      at: 'rest',
      wrongly: () => q(0),
      words: () => 'A way with none at the lowest price was counted, but every price was used.',
    },
    subtracted,
    {
      misconception: 'every_second_pair',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1).div(2).floor(),
      words: (_p, { first }) =>
        `The coefficient $${first}$ was not reduced, so every second pair was passed over.`,
    },
    {
      misconception: 'ends_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(2),
      words: () => 'The first and the last pair were both dropped, though all their numbers are positive.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 1,
  snapRead: () =>
    'Three prices, one number of articles and one profit: two equations for three whole numbers.',
  approach: () =>
    'Measure all prices from the lowest one: this removes one unknown. The equation that remains is solved in positive integers with a bound.',
  faster: (_p, { first, second, constant }) => {
    const g = gcd(gcd(n(first), n(second)), n(constant));
    const h = gcd(n(first), n(second));
    return `Profits above the lowest price: $${first.div(g)}x + ${second.div(g)}y = ${constant.div(g)}$; from one pair to the next $x$ moves by $${second.div(h)}$ and $y$ by $${first.div(h)}$.`;
  },
  check: (p, found) => {
    const [x, y] = solved(p, found)[0] ?? [0, 0];
    const z = p.count - x - y;
    const { low, middle } = found;
    return `The first way, $${x} + ${y} + ${z} = ${p.count}$: profits $${x} \\times ${p.markUp} + ${y} \\times ${middle} + ${z} \\times ${inBrackets(low)} = ${numberTex(
      middle
        .mul(y)
        .add(low.mul(z))
        .add(x * p.markUp),
    )} = ${p.count} \\times ${p.target}$.`;
  },
  principle:
    'With three kinds and two totals, measure from one kind: one equation in two whole unknowns remains.',
  verify: ({ count, markUp, small, large, target }) => {
    let found = 0;
    for (let x = 1; x < count; x += 1)
      for (let y = 1; x + y < count; y += 1) {
        const takings = (100 + markUp) * (100 * x + (100 - small) * y + (100 - large) * (count - x - y));
        if (takings === 100 * count * (100 + target)) found += 1;
      }
    return q(found);
  },
});

const mostAtLabel = form({
  form: 'most-at-the-label',
  band: 'Hard',
  revision: 3,
  seconds: 145,
  also: ['AL.DIO.1', 'AL.INQ.7'],
  entry: true,
  stem: (p: ThreePrices) => `${setting(p)} What is the maximum number of ${p.ware} sold at the marked price?`,
  path: equation().step(
    'most',
    (p, found) => q(Math.max(0, ...solved(p, found).map(([x]) => x))),
    'Let $y$ be as small as divisibility allows; $x$ is then largest. At least one must be left for the lowest price.',
    (p, found) => {
      const [x, y] = solved(p, found).at(-1) ?? [0, 0];
      return `y = ${y}: \\quad x = \\frac{${found.constant} - ${found.second} \\times ${y}}{${found.first}} = ${x}, \\quad ${p.count} - ${x} - ${y} = ${p.count - x - y}`;
    },
  ),
  slips: [
    {
      misconception: 'smallest_other_number_not_whole',
      at: 'most',
      wrongly: (_p, { first, second, constant }) => constant.sub(second).div(first).floor(),
      words: (_p, { most }) =>
        `$${most}$ takes $y = 1$ and rounds down; then the profit is not exactly the one that was made.`,
    },
    {
      misconception: 'gives_the_least',
      at: 'most',
      wrongly: (p, found) => q(solved(p, found)[0]?.[0] ?? 0),
      words: (_p, { most }) => `$${most}$ is the smallest number possible at the label.`,
    },
    {
      misconception: 'next_pair_taken',
      at: 'most',
      wrongly: (p, found) => q(solved(p, found).at(-2)?.[0] ?? 0),
      words: (_p, { most }) => `With $${most}$ at the label there is still a larger number that fits.`,
    },
    subtracted,
    {
      misconception: 'zero_counted',
      at: 'from',
      wrongly: () => q(0),
      words: () => 'None was sold at the small discount here, but every price was used.',
    },
    {
      misconception: 'middle_price_forgotten',
      at: 'most',
      wrongly: (_p, { first, constant }) => constant.div(first).floor(),
      words: (_p, { most }) =>
        `$${most}$ leaves the small discount out altogether, yet some went at that price.`,
    },
    {
      misconception: 'gives_the_rest',
      at: 'most',
      wrongly: (p, found) => {
        const [x, y] = solved(p, found).at(-1) ?? [0, 0];
        return q(p.count - x - y);
      },
      words: (_p, { most }) => `$${most}$ is how many then went at the lowest price.`,
    },
    {
      misconception: 'pair_beyond_the_end',
      at: 'most',
      wrongly: (p, found) => {
        const list = solved(p, found);
        const [last = 0, before = 0] = [list.at(-1)?.[0], list.at(-2)?.[0]];
        return q(2 * last - before);
      },
      words: (_p, { most }) =>
        `With $${most}$ at the label the number at the small discount would not be positive.`,
    },
    {
      misconception: 'label_and_small_discount_together',
      at: 'most',
      wrongly: (p, found) => {
        const [x, y] = solved(p, found).at(-1) ?? [0, 0];
        return q(x + y);
      },
      words: (_p, { most }) => `$${most}$ adds those at the small discount; only full price was asked.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { count }) => whole(value) && value.valueOf() < count,
  snapRead: () =>
    'Three prices with one profit on the whole: the largest number at the highest price is asked.',
  approach: () =>
    'Measure all profits from the lowest price. One equation in two whole unknowns remains; make the other unknown as small as it can be.',
  faster: (_p, { first, second, constant }) => {
    const g = gcd(gcd(n(first), n(second)), n(constant));
    return `$${first.div(g)}x + ${second.div(g)}y = ${constant.div(g)}$: try $y = 1, 2, \\ldots$ until $${first.div(g)}$ divides the rest.`;
  },
  check: (p, found) => {
    const [x, y] = solved(p, found).at(-1) ?? [0, 0];
    const z = p.count - x - y;
    return `$${x} \\times ${p.markUp} + ${y} \\times ${found.middle} + ${z} \\times ${inBrackets(found.low)} = ${p.count * p.target} = ${p.count} \\times ${p.target}$, and no smaller $y$ leaves a whole $x$.`;
  },
  principle:
    'An extreme case under an equation in whole numbers: push one unknown as far as divisibility lets it go.',
  verify: ({ count, markUp, small, large, target }) => {
    for (let x = count; x > 0; x -= 1)
      for (let y = 1; x + y < count; y += 1) {
        const takings = (100 + markUp) * (100 * x + (100 - small) * y + (100 - large) * (count - x - y));
        if (takings === 100 * count * (100 + target)) return q(x);
      }
    throw new Error('no way fits');
  },
});

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
