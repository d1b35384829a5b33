import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { filling, threeScenes } from './excess-shared-out.ts';

interface Three {
  n: number;
  sizes: readonly [number, number, number];
  /** Those in exactly two are at least `low` times and at most `high` times those in all three. */
  low: number;
  high: number;
  scene: (typeof threeScenes)[number];
  way: number;
}

const excessOf = ({ n, sizes }: Three) => sizes[0] + sizes[1] + sizes[2] - n;
const between = ({ low, high }: Three) =>
  `at least ${low === 1 ? 'as many' : low === 2 ? 'twice as many' : `$${low}$ times as many`} as those with all three, but not more than $${high}$ times as many`;

/** Numbers in exactly one, by every filling of the diagram that keeps the condition. */
function possible(p: Three): number[] {
  const found: number[] = [];
  for (let all = 0; 2 * all <= excessOf(p); all += 1) {
    const two = excessOf(p) - 2 * all;
    if (two < p.low * all || two > p.high * all) continue;
    try {
      const { ones } = filling(p.n, p.sizes, all);
      found.push(ones.reduce((x, y) => x + y, 0));
    } catch {
      // These sizes leave no room for so many, or so few, in all three.
    }
  }
  return found;
}

const valuesInOne = form({
  form: 'values-in-exactly-one',
  revision: 2,
  likely: true,
  band: 'Hard',
  also: ['MM.SET.2', 'AL.INQ.3'],
  entry: true,
  seconds: 105,
  stem: (p: Three) => {
    const { n, sizes, scene, way } = p;
    const [a, b, c] = sizes;
    const { who, verb, items } = scene;
    return way === 0
      ? `Each of ${who.replace('the', `the $${n}$`)} ${verb} at least one of ${items[0]}, ${items[1]} and ${items[2]}. The number is $${a}$ for ${items[0]}, $${b}$ for ${items[1]} and $${c}$ for ${items[2]}. Those with exactly two of the three are ${between(p)}. How many values can the number of those with exactly one take?`
      : way === 1
        ? `On a form that lists ${items[0]}, ${items[1]} and ${items[2]}, each of ${who.replace('the', `the $${n}$`)} ticked at least one: $${a}$ ticked the first, $${b}$ the second and $${c}$ the third. Those with exactly two ticks are ${between(p)}. How many values are possible for the number of those with exactly one tick?`
        : `In a survey on ${items[0]}, ${items[1]} and ${items[2]}, each of $${n}$ replies marked at least one of them: $${a}$ marked the first, $${b}$ the second and $${c}$ the third. The replies with exactly two marks are ${between(p)}. How many values are possible for the number of replies with exactly one mark?`;
  },
  path: path<Three>()
    .step(
      'excess',
      p => q(excessOf(p)),
      'Add the three groups and compare with the number of all: who is in exactly two is counted once too often, who is in all three twice too often.',
      ({ n, sizes: [a, b, c] }, { excess }) => `x_2 + 2x_3 = ${a} + ${b} + ${c} - ${n} = ${excess}`,
    )
    .step(
      'most',
      ({ low }, { excess }) => excess.div(low + 2).floor(),
      ({ low }) =>
        `Put $x_2 \\ge ${low === 1 ? '' : low}x_3$ into this: it bounds the number in all three from above.`,
      ({ low }, { excess, most }) => `${low + 2}x_3 \\le ${excess} \\Rightarrow x_3 \\le ${most}`,
    )
    .step(
      'least',
      ({ high }, { excess }) => excess.div(high + 2).ceil(),
      ({ high }) => `And $x_2 \\le ${high}x_3$ bounds it from below.`,
      ({ high }, { excess, least }) => `${high + 2}x_3 \\ge ${excess} \\Rightarrow x_3 \\ge ${least}`,
    )
    .step(
      'count',
      (_p, { most, least }) => most.sub(least).add(1),
      'Those in exactly one follow from $x_3$, one more for each more in all three: so there are as many values as for $x_3$.',
      ({ n }, { excess, most, least, count }) =>
        `x_1 = ${n} - x_2 - x_3 = ${n} - ${excess} + x_3: \\quad ${most} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'lower_condition_ignored',
      at: 'least',
      wrongly: () => q(0),
      words: ({ high }, { count }) =>
        `$${count}$ values lets the number in all three go down to zero; then those in exactly two are more than $${high}$ times as many.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { most, least }) => most.sub(least),
      words: (_p, { most, least, count }) =>
        `$${most} - ${least} = ${count}$ leaves one end out; both are possible.`,
    },
    {
      misconception: 'triple_counted_once',
      at: 'count',
      wrongly: ({ low, high }, { excess }) =>
        excess
          .div(low + 1)
          .floor()
          .sub(excess.div(high + 1).ceil())
          .add(1),
      words: ({ low, high }, { excess, count }) =>
        `$${count}$ comes from dividing $${excess}$ by $${low + 1}$ and $${high + 1}$: each of those in all three brings two units of the excess, not one.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'most',
      wrongly: (_p, { excess }) => excess.div(2).floor(),
      words: (_p, { most }) =>
        `$${most}$ in all three uses the excess up in twos; then too few are left for exactly two.`,
    },
    {
      misconception: 'both_conditions_ignored',
      at: 'count',
      wrongly: (_p, { excess }) => excess.div(2).floor().add(1),
      words: (_p, { excess, count }) =>
        `From $0$ to half of $${excess}$ there are $${count}$ numbers; the two comparisons leave fewer.`,
    },
    {
      misconception: 'triple_counted_three_times',
      at: 'count',
      wrongly: ({ low, high }, { excess }) =>
        excess
          .div(low + 3)
          .floor()
          .sub(excess.div(high + 3).ceil())
          .add(1),
      words: ({ low, high }, { excess, count }) =>
        `$${count}$ comes from dividing $${excess}$ by $${low + 3}$ and $${high + 3}$: of the three counts of those in all three one is right.`,
    },
    {
      misconception: 'rounded_down',
      at: 'least',
      wrongly: ({ high }, { excess }) => (Number(excess) % (high + 2) ? excess.div(high + 2).floor() : null),
      words: ({ high }, { least, excess }) =>
        `With $${least}$ in all three, $${excess.sub(least.mul(2))}$ are in exactly two, more than $${high}$ times as many.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { most, least }) => (most.sub(least).gt(1) ? most.sub(least).sub(1) : null),
      words: (_p, { most, least }) =>
        `The ends $${least}$ and $${most}$ satisfy the conditions and have to be counted.`,
    },
    {
      misconception: 'rounded_outwards',
      at: 'count',
      wrongly: ({ low, high }, { excess }) =>
        excess
          .div(low + 2)
          .ceil()
          .sub(excess.div(high + 2).floor())
          .add(1),
      words: (_p, { count }) =>
        `$${count}$ rounds both bounds outwards; the numbers at the ends break a condition.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { n }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() < n,
  snapRead: () =>
    'Three groups without outsiders, and those in exactly two compared with those in all three from both sides; possible numbers are counted.',
  approach: () =>
    'Everything known of the overlaps is the excess, one equation for two unknowns. The comparisons turn it into two bounds for those in all three, and those in exactly one move with them.',
  faster: ({ low, high }, { excess, most, least }) =>
    `Everybody in all three brings $${low}$ to $${high}$ in exactly two, that is $${low + 2}$ to $${high + 2}$ units of the excess $${excess}$: $${least}$ to $${most}$ in all three.`,
  check: (p, { excess, most, least }) => {
    const end = (all: typeof most) => {
      const two = excess.sub(all.mul(2));
      return `$${q(p.n).sub(two).sub(all)}, ${two}, ${all}$`;
    };
    return `In exactly one, two and three: from ${end(least)} to ${end(most)}; each time they add up to $${p.n}$, and with two and three counted double and treble to $${excessOf(p) + p.n}$.`;
  },
  principle:
    'Without outsiders the excess of the groups is one for everybody in exactly two and two for everybody in all three; further conditions make it inequalities.',
  verify: p => q(new Set(possible(p)).size),
});

/** MM.SET.3 Hard: the excess of three groups under two conditions on the overlaps. */
export const valuesInExactlyOne: readonly AnyTemplate[] = situation<Three>({
  type: 'MM.SET.3',
  situation: 'excess-under-a-condition',
  tries: 30,
  draw: draw => {
    const n = draw.int(50, 140);
    const size = () => draw.int(Math.ceil(n * 0.4), Math.floor(n * 0.8));
    const low = draw.int(1, 3);
    const p: Three = {
      n,
      sizes: [size(), size(), size()],
      low,
      high: low + draw.int(2, 5),
      scene: draw.pick(threeScenes),
      way: draw.int(0, 2),
    };
    const excess = excessOf(p);
    const key = Math.floor(excess / (low + 2)) - Math.ceil(excess / (p.high + 2)) + 1;
    // The sizes have to leave room for every number in all three that the comparisons allow.
    return excess >= 24 && excess <= 0.75 * n && key >= 3 && possible(p).length === key ? p : null;
  },
  forms: [valuesInOne],
});
