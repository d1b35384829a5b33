import type Fraction from 'fraction.js';
import { rupees } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';

interface Thing {
  one: string;
  many: string;
}

const counted = (n: number, thing: Thing) => `${n} ${n === 1 ? thing.one : thing.many}`;

const pairsSold: readonly (readonly [Thing, Thing])[] = [
  [
    { one: 'pen', many: 'pens' },
    { one: 'notebook', many: 'notebooks' },
  ],
  [
    { one: 'samosa', many: 'samosas' },
    { one: 'lassi', many: 'lassis' },
  ],
  [
    { one: 'coconut', many: 'coconuts' },
    { one: 'pineapple', many: 'pineapples' },
  ],
  [
    { one: 'candle', many: 'candles' },
    { one: 'clay lamp', many: 'clay lamps' },
  ],
];

/** AL.LIN.4 Easy: mirrored counts, so adding the bills gives equal counts at once. */
const mirroredBills = template<
  { things: readonly [Thing, Thing]; a: number; b: number; m: number; x: number; y: number },
  Fraction
>({
  type: 'AL.LIN.4',
  band: 'Easy',
  variant: 'mirrored-bills',
  revision: 1,
  draw: draw => {
    const b = draw.int(1, 4);
    const a = b + draw.int(1, 4);
    const m = draw.int(1, 4);
    const x = draw.step(10, 60, 5);
    const y = draw.step(10, 60, 5);
    return x === y || m === a || m === b || m === a + b
      ? null
      : { things: draw.pick(pairsSold), a, b, m, x, y };
  },
  stem: ({ things: [first, second], a, b, m, x, y }) =>
    `At a shop, ${counted(a, first)} and ${counted(b, second)} cost ${rupees(a * x + b * y)}, while ${counted(b, first)} and ${counted(a, second)} cost ${rupees(b * x + a * y)}. What do ${counted(m, first)} and ${counted(m, second)} cost together?`,
  answer: ({ m, x, y }) => q(m * (x + y)),
  slips: ({ things: [first, second], a, b, m, x, y }) => [
    {
      misconception: 'subtracts_instead_of_adding',
      value: q(m * Math.abs(x - y)),
      words: `You took one bill from the other; that leads to the difference of the two prices, and their sum is needed.`,
    },
    {
      misconception: 'assumes_equal_unknowns',
      value: q(2 * m * (a * x + b * y), a + b),
      words: `You took both articles to cost the same and shared the first bill over ${a + b} pieces.`,
    },
    {
      misconception: 'averages_the_bills',
      value: q((a + b) * (x + y), 2),
      words: `You took the average of the two bills, which is not what ${counted(m, first)} and ${counted(m, second)} cost.`,
    },
    {
      misconception: 'stops_one_step_early',
      value: q(x + y),
      words: `You took the cost of one of each; ${m} of each were asked for.`,
    },
    {
      misconception: 'reports_other_unknown',
      value: q(m * y),
      words: `You took the cost of the ${second.many} alone and left the ${first.many} out.`,
    },
    {
      misconception: 'reports_other_unknown',
      value: q(m * x),
      words: `You took the cost of the ${first.many} alone and left the ${second.many} out.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  solution: ({ things: [first, second], a, b, m, x, y }) => {
    const s1 = a * x + b * y;
    const s2 = b * x + a * y;
    return {
      snapRead: `Two bills with the counts swapped are given; the cost of equal numbers of ${first.many} and ${second.many} is asked, not the single prices. The mirrored counts are the cue.`,
      approach: `Add the bills: each article then appears equally often, so one division gives the cost of one of each. Solving for the two prices is possible, but is longer and not needed.`,
      steps: [
        {
          says: 'Add the two bills and count each article.',
          works: `${a + b}(p + q) = ${s1} + ${s2} = ${s1 + s2}`,
          value: q(s1 + s2),
        },
        {
          says: 'Divide to get the cost of one of each.',
          works: `p + q = \\frac{${s1 + s2}}{${a + b}} = ${x + y}`,
          value: q(x + y),
        },
        {
          says: `Take ${m === 1 ? 'it once' : `it ${m} times`}, as asked.`,
          works: `${m} \\times ${x + y} = ${m * (x + y)}`,
          value: q(m * (x + y)),
        },
      ],
      check: `Prices of ${rupees(x)} and ${rupees(y)} fit both bills: ${a} × ${x} + ${b} × ${y} = ${s1} and ${b} × ${x} + ${a} × ${y} = ${s2}.`,
      principle:
        'When the coefficients of two equations are swapped, add them for the sum of the unknowns and subtract them for the difference.',
    };
  },
  verify: ({ a, b, m, x, y }) => {
    // Every pair of whole prices that pays both bills.
    const s1 = a * x + b * y;
    const s2 = b * x + a * y;
    for (let first = 1; first <= 60; first += 1)
      for (let second = 1; second <= 60; second += 1)
        if (a * first + b * second === s1 && b * first + a * second === s2) return q(m * (first + second));
    throw new Error('no prices fit');
  },
});

type Three = readonly [number, number, number];

const baskets: readonly { place: string; things: readonly [Thing, Thing, Thing] }[] = [
  {
    place: 'At a stationery shop',
    things: [
      { one: 'pen', many: 'pens' },
      { one: 'notebook', many: 'notebooks' },
      { one: 'marker', many: 'markers' },
    ],
  },
  {
    place: 'At a college canteen',
    things: [
      { one: 'samosa', many: 'samosas' },
      { one: 'tea', many: 'teas' },
      { one: 'laddu', many: 'laddus' },
    ],
  },
  {
    place: 'At a fruit stall',
    things: [
      { one: 'mango', many: 'mangoes' },
      { one: 'guava', many: 'guavas' },
      { one: 'papaya', many: 'papayas' },
    ],
  },
  {
    place: 'At a garden nursery',
    things: [
      { one: 'rose plant', many: 'rose plants' },
      { one: 'tulsi plant', many: 'tulsi plants' },
      { one: 'clay pot', many: 'clay pots' },
    ],
  },
];

const cost = (counts: Three, prices: Three) => counts.reduce((sum, n, i) => sum + n * (prices[i] ?? 0), 0);
const pieces = (counts: Three) => counts.reduce((sum, n) => sum + n, 0);
const listed = (counts: Three, things: readonly [Thing, Thing, Thing]) =>
  `${counted(counts[0], things[0])}, ${counted(counts[1], things[1])} and ${counted(counts[2], things[2])}`;

/** The first two prices that pay two bills when the third price is given. */
function pricesFor(e1: Three, e2: Three, s1: number, s2: number, third: number): [Fraction, Fraction] {
  const det = e1[0] * e2[1] - e1[1] * e2[0];
  const r1 = s1 - e1[2] * third;
  const r2 = s2 - e2[2] * third;
  return [q(r1 * e2[1] - r2 * e1[1], det), q(e1[0] * r2 - e2[0] * r1, det)];
}

interface TwoBills {
  basket: (typeof baskets)[number];
  prices: Three;
  e1: Three;
  e2: Three;
}

/** AL.LIN.4 Medium: two bills, three prices; one of each is a multiple of one bill less a multiple of the other. */
const oneOfEach = template<TwoBills & { m: number; spread: Three }, Fraction>({
  type: 'AL.LIN.4',
  band: 'Medium',
  variant: 'one-of-each',
  revision: 1,
  draw: draw => {
    const m = draw.int(2, 4);
    // m times (1 + (m - 1)s) less (m - 1) times (1 + ms) is 1 for every s.
    const spread = draw.shuffled(
      draw.pick([
        [0, 1, 2],
        [0, 1, 3],
        [1, 2, 3],
      ]),
    ) as unknown as Three;
    const e1 = spread.map(s => 1 + (m - 1) * s) as unknown as Three;
    const e2 = spread.map(s => 1 + m * s) as unknown as Three;
    if (Math.max(...e2) > 10) return null;
    const prices = [draw.step(5, 40, 5), draw.step(5, 40, 5), draw.step(5, 60, 5)] as const;
    if (new Set(prices).size < 3) return null;
    return { basket: draw.pick(baskets), prices, e1, e2, m, spread };
  },
  stem: ({ basket, prices, e1, e2 }) =>
    `${basket.place}, ${listed(e1, basket.things)} cost ${rupees(cost(e1, prices))}, while ${listed(e2, basket.things)} cost ${rupees(cost(e2, prices))}. What do ${listed([1, 1, 1], basket.things)} cost together?`,
  answer: ({ prices }) => q(pieces(prices)),
  slips: ({ basket, prices, e1, e2, m, spread }) => {
    const s1 = cost(e1, prices);
    const s2 = cost(e2, prices);
    const difference = basket.things
      .map((thing, i) => ((spread[i] ?? 0) > 0 ? counted(spread[i] ?? 0, thing) : ''))
      .filter(text => text !== '')
      .join(' and ');
    return [
      {
        misconception: 'reports_difference_of_bills',
        value: q(s2 - s1),
        words: `You took the difference of the two bills, which pays for ${difference}, not for one of each.`,
      },
      {
        misconception: 'assumes_equal_unknowns',
        value: q(3 * s1, pieces(e1)),
        words: `You took all three articles to cost the same and shared the first bill over ${pieces(e1)} pieces.`,
      },
      {
        misconception: 'assumes_equal_unknowns',
        value: q(3 * (s1 + s2), pieces(e1) + pieces(e2)),
        words: `You took all three articles to cost the same and shared both bills over ${pieces(e1) + pieces(e2)} pieces.`,
      },
      {
        misconception: 'multipliers_off_by_one',
        value: m > 2 ? q((m - 1) * s1 - (m - 2) * s2) : q(-1),
        words: `You took ${m - 1} times the first bill less ${m === 3 ? 'the second' : `${m - 2} times the second`}, which leaves more than one piece of an article.`,
      },
      {
        misconception: 'assumes_equal_unknowns',
        value: q(3 * s2, pieces(e2)),
        words: `You took all three articles to cost the same and shared the second bill over ${pieces(e2)} pieces.`,
      },
      {
        misconception: 'stops_one_step_early',
        value: q(s1, 3),
        words:
          'You took a third of the first bill; that shares it over the three kinds, whose counts in it are not one each.',
      },
      {
        misconception: 'multipliers_off_by_one',
        value: q((m + 1) * s1 - m * s2),
        words: `You took ${m + 1} times the first bill less ${m} times the second, which leaves less than one piece of some article.`,
      },
      {
        misconception: 'swaps_multipliers',
        value: q(m * s2 - (m - 1) * s1),
        words: `You took ${m} times the second bill less ${m === 2 ? 'the first' : `${m - 1} times the first`}; the multipliers belong the other way round.`,
      },
    ];
  },
  show: value => rupees(value),
  // Each bill holds one of each at least, so one of each costs less than the smaller bill.
  plausible: (value, { prices, e1 }) =>
    value.d === 1n && value.valueOf() > 0 && value.valueOf() < cost(e1, prices),
  solution: ({ prices, e1, e2, m, spread }) => {
    const s1 = cost(e1, prices);
    const s2 = cost(e2, prices);
    const tex = (counts: Three, by = 1) =>
      ['p', 'q', 'r']
        .map((letter, i) => `${(counts[i] ?? 0) * by === 1 ? '' : (counts[i] ?? 0) * by}${letter}`)
        .join(' + ');
    const at = spread.indexOf(1);
    const second = m === 2 ? '' : m - 1;
    return {
      snapRead:
        'Three prices are unknown but only two bills are given, so the single prices cannot be found. The cost of one of each is asked: a combination.',
      approach:
        'Look for a multiple of one bill that, less a multiple of the other, leaves exactly one of every article. Settle the multipliers on one article with small counts and test them on the others; solving for three prices is impossible here.',
      steps: [
        {
          says: `Choose the multipliers on one article: counts ${e1[at]} and ${e2[at]} must leave 1.`,
          works: `${m} \\times ${e1[at]} - ${m - 1} \\times ${e2[at]} = 1`,
          value: q(1),
        },
        {
          says: 'Multiply both bills accordingly.',
          works: `\\begin{aligned} ${tex(e1, m)} &= ${m * s1} \\\\ ${tex(e2, m - 1)} &= ${(m - 1) * s2} \\end{aligned}`,
          value: [q(m * s1), q((m - 1) * s2)],
        },
        {
          says: 'Subtract: every article is left exactly once.',
          works: `p + q + r = ${m * s1} - ${(m - 1) * s2} = ${m * s1 - (m - 1) * s2}`,
          value: q(m * s1 - (m - 1) * s2),
        },
      ],
      check: `The multipliers fit all three articles: ${e1.map((n, i) => `$${m} \\times ${n} - ${second === '' ? '' : `${second} \\times `}${e2[i]} = 1$`).join(', ')}.`,
      principle:
        'With fewer equations than unknowns, only combinations of the equations can be found: look for the multipliers that build the wanted one.',
    };
  },
  verify: ({ prices, e1, e2 }) => {
    // Fix the third price at two unlike values, solve for the others, and see that the sum does not depend on it.
    const sumAt = (third: number) => {
      const [p, r] = pricesFor(e1, e2, cost(e1, prices), cost(e2, prices), third);
      return p.add(r).add(third);
    };
    if (!sumAt(0).equals(sumAt(7))) throw new Error('the sum is not fixed');
    return sumAt(0);
  },
});

const multiplierPairs: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
  [1, 3],
  [3, 1],
  [3, -1],
  [4, -1],
  [-1, 3],
];

interface HiddenCount extends TwoBills {
  m: number;
  n: number;
}

const targetOf = ({ e1, e2, m, n }: HiddenCount) =>
  e1.map((c, i) => m * c + n * (e2[i] ?? 0)) as unknown as Three;

/** Small multipliers that fit one article of the wanted order but not the other. */
function halfFitting(p: HiddenCount, fits: 0 | 1): { i: number; j: number } | null {
  const target = targetOf(p);
  const other = fits === 0 ? 1 : 0;
  for (let i = 1; i <= 5; i += 1)
    for (let j = 1; j <= 5; j += 1)
      if (
        i * p.e1[fits] + j * p.e2[fits] === target[fits] &&
        i * p.e1[other] + j * p.e2[other] !== target[other]
      )
        return { i, j };
  return null;
}

/** AL.LIN.4 Hard: the third count is hidden, and only the right multipliers make the cost certain. */
const hiddenCount = template<HiddenCount, Fraction>({
  type: 'AL.LIN.4',
  band: 'Hard',
  variant: 'hidden-count',
  revision: 1,
  draw: draw => {
    const count = () => draw.int(1, 5);
    const e1 = [count(), count(), count()] as const;
    const e2 = [count(), count(), count()] as const;
    const [m, n] = draw.pick(multiplierPairs);
    const prices = [draw.step(5, 40, 5), draw.step(5, 40, 5), draw.step(5, 60, 5)] as const;
    const p = { basket: draw.pick(baskets), prices, e1, e2, m, n };
    const target = targetOf(p);
    const det = e1[0] * e2[1] - e1[1] * e2[0];
    if (det === 0 || new Set(prices).size < 3 || e1.every((c, i) => c === e2[i])) return null;
    return target.every(c => c >= 2 && c <= 20) ? p : null;
  },
  stem: p => {
    const { basket, prices, e1, e2 } = p;
    const [first, second, third] = basket.things;
    const target = targetOf(p);
    return `${basket.place}, ${listed(e1, basket.things)} cost ${rupees(cost(e1, prices))}, while ${listed(e2, basket.things)} cost ${rupees(cost(e2, prices))}. For just one value of $n$, these two bills fix the cost of ${counted(target[0], first)}, ${counted(target[1], second)} and $n$ ${third.many}, whatever the single prices are. What is that cost?`;
  },
  answer: p => q(cost(targetOf(p), p.prices)),
  slips: p => {
    const { basket, prices, e1, e2, m, n } = p;
    const s1 = cost(e1, prices);
    const s2 = cost(e2, prices);
    const target = targetOf(p);
    const partial = ([0, 1] as const).flatMap(fits => {
      const half = halfFitting(p, fits);
      return half
        ? [
            {
              misconception: 'multipliers_from_one_item',
              value: q(half.i * s1 + half.j * s2),
              words: `You took the first bill ${half.i === 1 ? 'once' : `${half.i} times`} and the second ${half.j === 1 ? 'once' : `${half.j} times`}: that fits the ${basket.things[fits].many} but not the ${basket.things[1 - fits]?.many ?? ''}.`,
            },
          ]
        : [];
    });
    const scaled = ([0, 1] as const).flatMap(fits =>
      [
        { bill: 'first', counts: e1, total: s1 },
        { bill: 'second', counts: e2, total: s2 },
      ].map(({ bill, counts, total }) => ({
        misconception: 'scales_one_bill',
        value: q(total * target[fits], counts[fits]),
        words: `You took the ${bill} bill alone and scaled it until the ${basket.things[fits].many} fit; the ${basket.things[1 - fits]?.many ?? ''} then do not.`,
      })),
    );
    return [
      ...partial,
      {
        misconception: 'swaps_multipliers',
        value: q(n * s1 + m * s2),
        words: 'You took the two multipliers the wrong way round, each on the other bill.',
      },
      ...scaled,
      {
        misconception: 'sign_slip',
        value: q(m * s1 - n * s2),
        words: `You took the multiple of the second bill ${n > 0 ? 'away instead of adding it' : 'as added instead of taking it away'}.`,
      },
      {
        misconception: 'adds_one_bill_too_many',
        value: q((m + 1) * s1 + n * s2),
        words: 'You took the first bill once too often; the counts then overshoot the order.',
      },
    ];
  },
  show: value => rupees(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  solution: p => {
    const { basket, prices, e1, e2, m, n } = p;
    const s1 = cost(e1, prices);
    const s2 = cost(e2, prices);
    const target = targetOf(p);
    const combo = (a: number, b: number) =>
      `${m < 0 ? `(${m})` : m} \\times ${a} + ${n < 0 ? `(${n})` : n} \\times ${b}`;
    return {
      snapRead: `Two bills for three unknown prices, and an order whose third count is hidden. Only combinations of the bills have a certain cost, so the order must be such a combination.`,
      approach: `Let the order be $u$ times the first bill plus $v$ times the second. The two known counts give two equations for $u$ and $v$; the cost follows at once. The value of $n$ and the single prices are not needed.`,
      steps: [
        {
          says: `Compare the ${basket.things[0].many}, then the ${basket.things[1].many}.`,
          works: `${e1[0] === 1 ? '' : e1[0]}u + ${e2[0] === 1 ? '' : e2[0]}v = ${target[0]}, \\qquad ${e1[1] === 1 ? '' : e1[1]}u + ${e2[1] === 1 ? '' : e2[1]}v = ${target[1]}`,
          value: [q(target[0]), q(target[1])],
        },
        {
          says: 'Solve for the two multipliers; a negative one means that a bill is taken away.',
          works: `u = ${m}, \\quad v = ${n}`,
          value: [q(m), q(n)],
        },
        {
          says: `The same multipliers must hold for the ${basket.things[2].many}, which fixes $n$.`,
          works: `n = ${combo(e1[2], e2[2])} = ${target[2]}`,
          value: q(target[2]),
        },
        {
          says: 'Build the cost from the bills with these multipliers.',
          works: `${combo(s1, s2)} = ${m * s1 + n * s2}`,
          value: q(m * s1 + n * s2),
        },
      ],
      check: `Prices of ${rupees(prices[0])}, ${rupees(prices[1])} and ${rupees(prices[2])} fit both bills, and ${target[0]} × ${prices[0]} + ${target[1]} × ${prices[1]} + ${target[2]} × ${prices[2]} = ${cost(target, prices)}.`,
      principle:
        'A quantity is fixed by some linear equations only if it is a combination of them; match coefficients to find the multipliers, not the unknowns.',
    };
  },
  verify: p => {
    // Try every hidden count: the cost is certain when two unlike prices of the third article give the same total.
    const { prices, e1, e2 } = p;
    const [first, second] = targetOf(p);
    const s1 = cost(e1, prices);
    const s2 = cost(e2, prices);
    const totalAt = (third: number, hidden: number) => {
      const [x, y] = pricesFor(e1, e2, s1, s2, third);
      return x
        .mul(first)
        .add(y.mul(second))
        .add(third * hidden);
    };
    const certain = Array.from({ length: 40 }, (_, i) => i).filter(i => totalAt(1, i).equals(totalAt(6, i)));
    if (certain.length !== 1) throw new Error('the hidden count is not unique');
    return totalAt(1, certain[0] ?? 0);
  },
});

export const linearCombinations: readonly AnyTemplate[] = [mirroredBills, oneOfEach, hiddenCount];
