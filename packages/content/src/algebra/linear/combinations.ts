import { path } from '../../path.ts';
import { plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bills {
  /** Prices of two things, and the two counts that change places. */
  x: number;
  y: number;
  a: number;
  b: number;
  m: number;
  /** A third weight. */
  z: number;
  things: readonly [string, string];
  way: boolean;
}

const bill = ({ x, y }: Bills, i: number, j: number) => i * x + j * y;

const both = form({
  form: 'mirrored-bills-sum',
  revision: 3,
  apart: true,
  band: 'Easy',
  seconds: 40,
  entry: true,
  stem: (p: Bills) =>
    p.way
      ? `$${p.a}$ ${p.things[0]} and $${p.b}$ ${p.things[1]} cost ${rupees(bill(p, p.a, p.b))}, while $${p.b}$ ${p.things[0]} and $${p.a}$ ${p.things[1]} cost ${rupees(bill(p, p.b, p.a))}. What is the total cost of $${p.m}$ ${p.things[0]} and $${p.m}$ ${p.things[1]}?`
      : `If $${p.a}x + ${p.b}y = ${bill(p, p.a, p.b)}$ and $${p.b}x + ${p.a}y = ${bill(p, p.b, p.a)}$, find $${p.m}x + ${p.m}y$.`,
  path: path<Bills>()
    .step(
      'sum',
      p => q(bill(p, p.a, p.b) + bill(p, p.b, p.a)),
      'Add the two: then both unknowns have the same coefficient.',
      (p, { sum }) => `${p.a + p.b}x + ${p.a + p.b}y = ${sum}`,
    )
    .quiet('each', ({ a, b }) => q(a + b))
    .quiet('times', ({ m }) => q(m))
    .step(
      'value',
      (_p, { sum, each, times }) => sum.div(each).mul(times),
      'Divide to get one of each, and multiply by the number asked for.',
      (_p, { sum, each, times, value }) => `\\frac{${sum}}{${each}} \\times ${times} = ${value}`,
    ),
  slips: [
    {
      misconception: 'gives_one_of_each',
      at: 'times',
      wrongly: () => q(1),
      words: (p, { value }) => `$${value}$ is the value of one of each; $${p.m}$ of each are asked for.`,
    },
    {
      misconception: 'averages_the_bills',
      at: 'value',
      wrongly: (_p, { sum }) => sum.div(2),
      words: (p, { sum }) =>
        `Half of $${sum}$ is the mean of the two, which belongs to $${p.a + p.b}$ pieces and not to $${2 * p.m}$.`,
    },
    {
      misconception: 'shares_over_wrong_count',
      at: 'each',
      wrongly: ({ a }) => q(2 * a),
      words: ({ a, b }) =>
        `After adding, each unknown stands $${a} + ${b}$ times, not $2 \\times ${a}$ times.`,
    },
    {
      misconception: 'shares_over_wrong_count',
      at: 'each',
      wrongly: ({ b }) => q(2 * b),
      words: ({ a, b }) =>
        `After adding, each unknown stands $${a} + ${b}$ times, not $2 \\times ${b}$ times.`,
    },
    {
      misconception: 'subtracts_instead_of_adding',
      at: 'sum',
      wrongly: p => q(Math.abs(p.a - p.b) * Math.abs(p.x - p.y)).mul(p.a + p.b),
      words: () => 'Subtracting the two leads to the difference of the unknowns; their sum is needed.',
    },
    {
      misconception: 'one_too_many_of_each',
      at: 'times',
      wrongly: ({ m }) => q(m + 1),
      words: ({ m }) => `That is the value of $${m + 1}$ of each.`,
    },
    {
      misconception: 'gives_all_pieces',
      gives: 'sum',
      words: ({ a, b }, { sum }) => `$${sum}$ is the value of $${a + b}$ of each.`,
    },
  ],
  show: (value, p) => (p.way ? rupees(value) : plain(value)),
  plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
  snapRead: () => 'The coefficients change places, and equally many of both are asked for.',
  approach: () =>
    'Add the equations: the unknowns then come in equal numbers, so they need not be found one by one.',
  faster: p =>
    `One of each is $\\frac{${bill(p, p.a, p.b)} + ${bill(p, p.b, p.a)}}{${p.a + p.b}}$; take it ${p.m} times.`,
  check: p =>
    `The single values are $${p.x}$ and $${p.y}$, and $${p.m} \\times (${p.x} + ${p.y}) = ${p.m * (p.x + p.y)}$.`,
  principle: 'Before solving, look whether adding or subtracting the equations gives the wanted combination.',
  verify: p => {
    for (let x = 1; x < 400; x += 1)
      for (let y = 1; y < 400; y += 1)
        if (p.a * x + p.b * y === bill(p, p.a, p.b) && p.b * x + p.a * y === bill(p, p.b, p.a))
          return q(p.m * (x + y));
    throw new Error('no prices fit');
  },
});

const difference = form({
  form: 'mirrored-bills-difference',
  revision: 4,
  band: 'Easy',
  seconds: 40,
  entry: true,
  suits: ({ x, y, a, b }: Bills) => x > y && a > b + 1,
  stem: p =>
    `A dealer makes a profit of ${rupees(bill(p, p.a, p.b))} on selling $${p.a}$ ${p.things[0]} and $${p.b}$ ${p.things[1]}, and ${rupees(bill(p, p.b, p.a))} on selling $${p.b}$ ${p.things[0]} and $${p.a}$ ${p.things[1]}. By how much does the profit on one of the ${p.things[0]} exceed the profit on one of the ${p.things[1]}?`,
  path: path<Bills>()
    .step(
      'gap',
      p => q(bill(p, p.a, p.b) - bill(p, p.b, p.a)),
      'Subtract the two sums of money: the coefficients then differ only in sign.',
      (p, { gap }) => `${p.a - p.b}x - ${p.a - p.b}y = ${gap}`,
    )
    .quiet('each', ({ a, b }) => q(a - b))
    .step(
      'value',
      (_p, { gap, each }) => gap.div(each),
      'Divide by the common coefficient.',
      (_p, { gap, each, value }) => `x - y = \\frac{${gap}}{${each}} = ${value}`,
    ),
  slips: [
    {
      misconception: 'divides_by_the_sum',
      at: 'each',
      wrongly: ({ a, b }) => q(a + b),
      words: ({ a, b }) => `After subtracting, the coefficient is $${a} - ${b}$, not $${a} + ${b}$.`,
    },
    {
      misconception: 'difference_not_divided',
      gives: 'gap',
      words: (_p, { gap }) => `$${gap}$ is the difference of the two sums, which belongs to several pieces.`,
    },
    {
      misconception: 'divides_by_one_count',
      at: 'each',
      wrongly: ({ a }) => q(a),
      words: ({ a }, { gap }) =>
        `$${gap}$ was divided by $${a}$; only the surplus of one kind over the other counts.`,
    },
    {
      misconception: 'divides_by_one_count',
      at: 'each',
      wrongly: ({ b }) => (b > 1 ? q(b) : null),
      words: ({ b }, { gap }) =>
        `$${gap}$ was divided by $${b}$; only the surplus of one kind over the other counts.`,
    },
    {
      misconception: 'divides_by_half_the_surplus',
      at: 'each',
      wrongly: ({ a, b }) => q(a - b, 2),
      words: ({ a, b }) =>
        `Half of $${a - b}$ was used; each piece more of one kind goes with one piece less of the other, but only once.`,
    },
    {
      misconception: 'counts_the_change_twice',
      at: 'each',
      wrongly: ({ a, b }) => q(2 * (a - b)),
      words: ({ a, b }) => `The surplus of $${a - b}$ pieces was counted for each of the two kinds.`,
    },
    {
      misconception: 'one_piece_miscounted',
      at: 'each',
      wrongly: ({ a, b }) => q(a - b + 1),
      words: ({ a, b }) => `From $${b}$ to $${a}$ pieces is a change of $${a - b}$.`,
    },
    {
      misconception: 'one_piece_miscounted',
      at: 'each',
      wrongly: ({ a, b }) => q(a - b - 1),
      words: ({ a, b }, { each }) =>
        `From $${b}$ to $${a}$ pieces is a change of $${a - b}$, not of $${each}$.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
  snapRead: () => 'Two sums with the counts exchanged, and the difference of the single values is asked.',
  approach: () => 'Subtract: the difference of the sums is a multiple of the difference asked for.',
  faster: p =>
    `Exchanging $${p.a - p.b}$ pieces costs ₹$${bill(p, p.a, p.b) - bill(p, p.b, p.a)}$, so one exchange costs that over $${p.a - p.b}$.`,
  check: p => `With ${rupees(p.x)} and ${rupees(p.y)} for one piece, the sums are as given.`,
  principle:
    'When coefficients change places, the difference of the equations is a multiple of the difference of the unknowns.',
  verify: p => {
    for (let x = 1; x < 400; x += 1)
      for (let y = 1; y < 400; y += 1)
        if (p.a * x + p.b * y === bill(p, p.a, p.b) && p.b * x + p.a * y === bill(p, p.b, p.a))
          return q(x - y);
    throw new Error('no prices fit');
  },
});

const weights = form({
  form: 'three-weighed-in-pairs',
  revision: 3,
  apart: true,
  band: 'Easy',
  seconds: 40,
  entry: true,
  suits: ({ x, y, z }: Bills) => x !== z && y !== z,
  stem: ({ x, y, z, way }: Bills) =>
    way
      ? `Three parcels A, B and C are weighed in pairs. A and B together weigh $${x + y}$ kg, B and C $${y + z}$ kg, and A and C $${x + z}$ kg. What is the weight of A, in kg?`
      : `The numbers $a$, $b$ and $c$ satisfy $a + b = ${x + y}$, $b + c = ${y + z}$ and $c + a = ${x + z}$. Find $a$.`,
  path: path<Bills>()
    .quiet('pairs', ({ x, y, z }) => q(2 * (x + y + z)))
    .step(
      'all',
      (_p, { pairs }) => pairs.div(2),
      'Add all three sums; each of the three stands there twice.',
      ({ x, y, z }, { all }) => `\\frac{${x + y} + ${y + z} + ${x + z}}{2} = ${all}`,
    )
    .quiet('others', ({ y, z }) => q(y + z))
    .step(
      'value',
      (_p, { all, others }) => all.sub(others),
      'Take away the pair without the first one.',
      (_p, { all, others, value }) => `${all} - ${others} = ${value}`,
    ),
  slips: [
    {
      misconception: 'takes_the_wrong_pair_away',
      at: 'others',
      wrongly: ({ x, z }) => q(x + z),
      words: (_p, { value }) => `$${value}$ is the second one: the pair taken away holds the first.`,
    },
    {
      misconception: 'takes_the_wrong_pair_away',
      at: 'others',
      wrongly: ({ x, y }) => q(x + y),
      words: (_p, { value }) => `$${value}$ is the third one: the pair taken away holds the first.`,
    },
    {
      misconception: 'sum_of_pairs_not_halved',
      at: 'all',
      wrongly: (_p, { pairs }) => pairs,
      words: (_p, { pairs }) =>
        `In $${pairs}$ each of the three is counted twice; it has to be halved first.`,
    },
    {
      misconception: 'shares_over_three',
      at: 'all',
      wrongly: (_p, { pairs }) => pairs.div(3),
      words: (_p, { pairs }) =>
        `Three pairs do not mean three of each: $${pairs}$ holds each of them two times.`,
    },
    {
      misconception: 'half_of_a_pair',
      at: 'value',
      wrongly: ({ x, y }) => q(x + y, 2),
      words: ({ x, y }) => `Half of $${x + y}$ would be right only if the two of the pair were equal.`,
    },
    {
      misconception: 'half_of_a_pair',
      at: 'value',
      wrongly: ({ x, z }) => q(x + z, 2),
      words: ({ x, z }) => `Half of $${x + z}$ would be right only if the two of the pair were equal.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
  onSight: (value, { x, y, z }) => value.valueOf() < Math.min(x + y, x + z),
  snapRead: () => 'Three unknowns, and only sums of two of them are given.',
  approach: () =>
    'All three sums together hold each unknown twice. Half of that, without the opposite pair, is the one asked for.',
  faster: ({ x, y, z }) =>
    `$\\frac{${x + y} + ${x + z} - ${y + z}}{2}$: the two pairs with it, less the one without it.`,
  check: ({ x, y, z }) =>
    `The others are $${y}$ and $${z}$, and the pairs are $${x + y}$, $${y + z}$ and $${x + z}$.`,
  principle: 'Cyclic sums: add all of them, divide, and subtract the one without the unknown.',
  verify: ({ x, y, z }) => {
    for (let a = 0; a <= x + y; a += 1) {
      const b = x + y - a;
      const c = y + z - b;
      if (c + a === x + z) return q(a);
    }
    throw new Error('no weights fit');
  },
});

/** AL.LIN.4 Easy: one addition or subtraction gives what is asked. */
export const combinations: readonly AnyTemplate[] = situation<Bills>({
  type: 'AL.LIN.4',
  situation: 'exchanged-counts',
  draw: draw => {
    const b = draw.int(2, 6);
    const a = b + draw.int(1, 6);
    const m = draw.int(2, 9);
    const x = draw.step(12, 90, 2);
    const y = draw.step(12, 90, 2);
    return x === y || m === a || m === b || m >= a + b
      ? null
      : {
          x,
          y,
          a,
          b,
          m,
          z: draw.int(11, 80),
          things: draw.pick([
            ['coconuts', 'pineapples'],
            ['notebooks', 'folders'],
            ['samosas', 'lassis'],
            ['lamps', 'candles'],
            ['saplings', 'flower pots'],
          ] as const),
          way: draw.chance(0.5),
        };
  },
  forms: [both, difference, weights],
});
