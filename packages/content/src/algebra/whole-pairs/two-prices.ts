import type Fraction from 'fraction.js';
import type { Draw } from '../../draw.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Line {
  a: number;
  b: number;
  /** ax + by = c, with a < b. */
  c: number;
  things: readonly [string, string];
  frame: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const goods = [
  ['pens', 'files'],
  ['guavas', 'papayas'],
  ['stamps', 'envelopes'],
  ['bulbs', 'plugs'],
  ['samosas', 'kachoris'],
  ['notebooks', 'erasers'],
] as const;
const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
/** All y that leave a multiple of a, from `least` on, with x at least `least` too. */
const ys = ({ a, b, c }: Line, least: number) => {
  const list: number[] = [];
  for (let y = least; c - b * y >= a * least; y += 1) if ((c - b * y) % a === 0) list.push(y);
  return list;
};
const equationTex = ({ a, b, c }: Line) => `${a}x + ${b}y = ${c}`;

const positivePairs = form({
  form: 'positive-pairs',
  revision: 3,
  band: 'Easy',
  entry: true,
  seconds: 55,
  stem: (p: Line) =>
    p.frame === 0
      ? `How many pairs of positive integers $(x, y)$ satisfy $${equationTex(p)}$?`
      : p.frame === 1
        ? `Leela buys ${p.things[0]} at ₹${p.a} each and ${p.things[1]} at ₹${p.b} each. She spends exactly ₹${p.c} and takes at least one of each kind. In how many ways can she do so?`
        : `How many points with integer coordinates on the line $${equationTex(p)}$ lie in the first quadrant (not on the axes)?`,
  path: path<Line>()
    .quiet('least', () => q(1))
    .step(
      'first',
      (p, { least }) => q(ys(p, Number(least))[0] ?? 0),
      ({ a }) => `Look for the smallest $y$ that leaves a multiple of $${a}$ for $x$.`,
      ({ a, b, c }, { first }) =>
        `y = ${first}: \\quad ${c} - ${b} \\times ${first} = ${c - b * Number(first)} = ${a} \\times ${(c - b * Number(first)) / a}`,
    )
    .quiet('step', ({ a, b }) => q(a / gcd(a, b)))
    .quiet('room', ({ a, c }, { least }) => q(c).sub(least.mul(a)))
    .step(
      'count',
      ({ b }, { first, step, room }) => q(Math.floor((Number(room) / b - Number(first)) / Number(step)) + 1),
      'From there $y$ grows in steps of the coefficient of $x$; count as long as $x$ stays positive.',
      ({ b, c, a }, { first, step, count }) =>
        `y = ${first} + ${step}k \\le \\frac{${c} - ${a}}{${b}}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'zero_allowed',
      at: 'least',
      wrongly: () => q(0),
      words: () => 'Pairs with a 0 were counted as well; both numbers have to be positive.',
    },
    {
      misconception: 'term_at_end_lost',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { step }) =>
        `The steps of $${step}$ between the first and the last $y$ were counted; there is one value more than steps.`,
    },
    {
      misconception: 'step_of_own_coefficient',
      at: 'step',
      wrongly: ({ a, b }) => q(b / gcd(a, b)),
      words: (_p, { step }) =>
        `$y$ was increased in steps of $${step}$, its own coefficient; it moves by that of the other unknown.`,
    },
    {
      misconception: 'divides_by_product',
      at: 'count',
      wrongly: ({ a, b, c }) => q(Math.floor(c / (a * b))),
      words: ({ a, b, c }) =>
        `$${c} \\div (${a} \\times ${b})$, rounded down, is only near the number of solutions.`,
    },
    {
      misconception: 'all_values_of_y',
      at: 'step',
      wrongly: () => q(1),
      words: ({ a }) => `Every $y$ was counted; most of them leave no multiple of $${a}$.`,
    },
    {
      misconception: 'divides_by_larger_coefficient',
      at: 'count',
      wrongly: ({ b, c }) => q(Math.floor(c / b)),
      words: ({ b }) =>
        `These are the values of $y$ with $${b}y$ within the sum, whether $x$ is whole or not.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () => 'One equation, two unknowns, positive integers: solutions are to be counted.',
  approach: () =>
    'Find one solution; the others follow by exchanging the coefficients: one unknown goes up by the coefficient of the other, which goes down.',
  check: p =>
    `The pairs have $y = ${ys(p, 1).join(', ')}$ and $x = ${ys(p, 1)
      .map(y => (p.c - p.b * y) / p.a)
      .join(', ')}$.`,
  principle:
    'Solutions of ax + by = c lie in steps: x by b, y by a (divided by their HCF), in opposite directions.',
  verify: ({ a, b, c }) => {
    let n = 0;
    for (let x = 1; a * x < c; x += 1) if ((c - a * x) % b === 0) n += 1;
    return q(n);
  },
});

const waysToPay = form({
  form: 'ways-to-pay',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 55,
  stem: (p: Line) =>
    p.frame === 0
      ? `A toy shop gives ${p.a} points for a small purchase and ${p.b} points for a large one. A customer has exactly ${p.c} points, possibly from purchases of one kind only. In how many ways can she have collected them?`
      : p.frame === 1
        ? `Tiles are ${p.a} cm or ${p.b} cm long. A strip ${p.c} cm long is to be covered with one row of these tiles, without cutting any. In how many ways can the numbers of short and long tiles be chosen? (One kind may be left out.)`
        : `Find the number of pairs of non-negative integers $(x, y)$ for which $${equationTex(p)}$.`,
  path: path<Line>()
    .quiet('least', () => q(0))
    .step(
      'first',
      (p, { least }) => q(ys(p, Number(least))[0] ?? 0),
      ({ a, b }) => `Try numbers of the ${b}s from 0 on until a multiple of $${a}$ is left.`,
      ({ a, b, c }, { first }) =>
        `${c} - ${b} \\times ${first} = ${c - b * Number(first)} = ${a} \\times ${(c - b * Number(first)) / a}`,
    )
    .quiet('step', ({ a, b }) => q(a / gcd(a, b)))
    .step(
      'count',
      ({ b, c, a }, { first, step, least }) =>
        q(Math.floor(((c - a * Number(least)) / b - Number(first)) / Number(step)) + 1),
      'The next such numbers come in equal steps; count as long as the total is not exceeded.',
      ({ b, c }, { first, step, count }) => `${first} + ${step}k \\le \\frac{${c}}{${b}}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'one_kind_only_excluded',
      at: 'least',
      wrongly: () => q(1),
      words: () => 'At least one of each kind was required; one kind may be missing.',
    },
    {
      misconception: 'term_at_end_lost',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { first, step, count }) =>
        `From $${first}$ to $${first.add(step.mul(count))}$ there are $${count}$ steps of $${step}$, but one solution more than steps.`,
    },
    {
      misconception: 'step_of_own_coefficient',
      at: 'step',
      wrongly: ({ a, b }) => q(b / gcd(a, b)),
      words: (_p, { step }) =>
        `The number of the larger ones was raised by $${step}$ each time; it moves by the smaller coefficient.`,
    },
    {
      misconception: 'divides_by_product',
      at: 'count',
      wrongly: ({ a, b, c }) => q(Math.ceil(c / (a * b)) + 1),
      words: ({ a, b, c }) =>
        `$${c} \\div (${a} \\times ${b})$, rounded up, and one more for the ends was taken.`,
    },
    {
      misconception: 'all_values_of_y',
      at: 'step',
      wrongly: () => q(1),
      words: ({ a }) => `Every number of the larger ones was counted; most leave no multiple of $${a}$.`,
    },
    {
      misconception: 'order_of_pieces_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.mul(2),
      words: (_p, { count }) =>
        `$2 \\times ${count.div(2)} = ${count}$ counts every solution twice, as if the kinds could be exchanged.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ c }) => `Two sizes and a total of ${c}: how many combinations, 0 of a kind included.`,
  approach: () =>
    'One combination leads to all: some of the one kind are replaced by some of the other with the same total.',
  check: p =>
    `With ${ys(p, 0).join(', ')} of the ${p.b}s there are ${ys(p, 0)
      .map(y => (p.c - p.b * y) / p.a)
      .join(', ')} of the ${p.a}s.`,
  principle: 'Exchanging b of the one kind for a of the other leaves the total ax + by unchanged.',
  verify: ({ a, b, c }) => {
    let n = 0;
    for (let x = 0; a * x <= c; x += 1) if ((c - a * x) % b === 0) n += 1;
    return q(n);
  },
});

const extremeNumber = form({
  form: 'fewest-or-most-pieces',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  also: ['AL.INQ.7'],
  stem: (p: Line) =>
    p.frame === 0
      ? `${p.things[0].replace(/^./, l => l.toUpperCase())} cost ₹${p.a} and ${p.things[1]} ₹${p.b} apiece. Exactly ₹${p.c} is spent, on at least one of each kind. What is the maximum possible difference between the number of ${p.things[0]} and the number of ${p.things[1]}?`
      : p.frame === 1
        ? `Positive integers $x$ and $y$ satisfy $${equationTex(p)}$. Find the maximum of $|x - y|$.`
        : `A bill of ₹${p.c} is paid exactly with ₹${p.a} coupons and ₹${p.b} coupons, with at least one of each kind. What is the maximum possible difference between the numbers of coupons of the two kinds?`,
  path: path<Line>()
    .step(
      'low',
      p => q(ys(p, 1)[0] ?? 0),
      ({ a }) => `Find the smallest positive $y$ that leaves a multiple of $${a}$.`,
      ({ a, b, c }, { low }) =>
        `y = ${low}: \\quad x = \\frac{${c} - ${b} \\times ${low}}{${a}} = ${(c - b * Number(low)) / a}`,
    )
    .step(
      'high',
      p => q(ys(p, 1).at(-1) ?? 0),
      ({ a, b }) => `At the other end $y$ is as large as possible; it grows in steps of $${a / gcd(a, b)}$.`,
      ({ a, b, c }, { high }) => `y = ${high}: \\quad x = ${(c - b * Number(high)) / a}`,
    )
    .quiet('atLow', ({ a, b, c }, { low }) =>
      q(c - b * Number(low), a)
        .sub(low)
        .abs(),
    )
    .quiet('atHigh', ({ a, b, c }, { high }) =>
      q(c - b * Number(high), a)
        .sub(high)
        .abs(),
    )
    .step(
      'most',
      (_p, { atLow, atHigh }) => (atLow.gt(atHigh) ? atLow : atHigh),
      'Along the line the difference changes in one direction, so its size is largest at one of the ends: compare.',
      (_p, { atLow, atHigh, most }) => `\\max(${atLow}, ${atHigh}) = ${most}`,
    ),
  slips: [
    {
      misconception: 'other_end_taken',
      at: 'most',
      wrongly: (_p, { atLow, atHigh }) => (atLow.gt(atHigh) ? atHigh : atLow),
      words: (_p, { most }) => `$${most}$ is the difference at the other end of the list.`,
    },
    {
      misconception: 'zero_allowed',
      at: 'low',
      wrongly: p => (ys(p, 0)[0] === 0 ? q(0) : null),
      words: () => 'One kind was left out altogether; both have to occur.',
    },
    {
      misconception: 'sum_instead_of_difference',
      at: 'most',
      wrongly: ({ a, b, c }, { low }) => q(c - b * Number(low), a).add(low),
      words: (_p, { most }) => `$${most}$ is the largest number of pieces together.`,
    },
    {
      misconception: 'number_of_one_kind',
      at: 'most',
      wrongly: ({ a, b, c }, { low }) => q(c - b * Number(low), a),
      words: (_p, { most }) => `$${most}$ is the number of the cheaper ones alone.`,
    },
    {
      misconception: 'second_solution_taken',
      at: 'low',
      wrongly: ({ a, b, c }, { low }) =>
        c - b * (Number(low) + a / gcd(a, b)) > 0 ? low.add(a / gcd(a, b)) : null,
      words: (_p, { low }) =>
        `$y = ${low}$ is the second solution, not the first; the difference is smaller there.`,
    },
    {
      misconception: 'fewest_pieces',
      at: 'most',
      wrongly: ({ a, b, c }, { high }) => q(c - b * Number(high), a).add(high),
      words: (_p, { most }) => `$${most}$ is the smallest number of pieces together.`,
    },
    {
      misconception: 'rounds_quotient',
      at: 'most',
      wrongly: ({ a, b, c }) => q(Math.floor((c - b) / a) - 1),
      words: ({ a, b, c }) =>
        `$(${c} - ${b}) \\div ${a}$ was rounded down; with $y = 1$ there is no whole $x$.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () => 'An equation in positive integers, and the greatest difference of the two unknowns.',
  approach: () =>
    'The solutions lie in equal steps, so the difference of the unknowns grows steadily along them. Only the first and the last solution can give the greatest one.',
  faster: (p, { most }) =>
    `Work modulo $${p.a}$ for the first $y$, $${ys(p, 1)[0]}$, and note the last, $${ys(p, 1).at(-1)}$: the larger difference is $${most}$.`,
  check: p =>
    `All solutions: ${ys(p, 1)
      .map(y => `$(${(p.c - p.b * y) / p.a}, ${y})$`)
      .join(', ')}.`,
  principle: 'A linear expression over solutions in equal steps is extreme at the first or the last one.',
  verify: ({ a, b, c }) => {
    let best = 0;
    for (let x = 1; a * x < c; x += 1)
      if ((c - a * x) % b === 0) best = Math.max(best, Math.abs(x - (c - a * x) / b));
    return q(best);
  },
});

const lines = (draw: Draw): Line | null => {
  const [a = 3, b = 5] = draw.some([3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17], 2).sort((m, n) => m - n);
  const p = { a, b, c: draw.int(60, 400), things: draw.pick(goods), frame: draw.int(0, 2) };
  const n = ys(p, 1).length;
  return gcd(a, b) === 1 && n >= 3 && n <= 12 ? p : null;
};

interface Three {
  /** Prices of three kinds; n pieces for `total`. */
  prices: readonly [number, number, number];
  n: number;
  total: number;
  frame: number;
}

const triples = ({ prices: [a, b, c], n, total }: Three, least = 1) => {
  const list: (readonly [number, number, number])[] = [];
  for (let z = least; z <= n; z += 1)
    for (let y = least; y + z <= n - least; y += 1)
      if (a * (n - y - z) + b * y + c * z === total) list.push([n - y - z, y, z]);
  return list;
};
const reduced = ({ prices: [a, b, c], n, total }: Three) => [b - a, c - a, total - a * n] as const;

const threeKinds = form({
  form: 'three-kinds-and-a-number',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 70,
  also: ['AL.LIN.6'],
  stem: ({ prices: [a, b, c], n, total, frame }: Three) =>
    frame === 0
      ? `A trader buys exactly ${n} plants for ₹${total}: roses at ₹${a}, hibiscus at ₹${b} and palms at ₹${c} each, with at least one of each kind. In how many ways can the numbers of the three kinds be chosen?`
      : frame === 1
        ? `A parcel contains ${n} books: thin ones of ${a * 100} g each, medium ones of ${b * 100} g each and thick ones of ${c * 100} g each, with at least one of each kind. The books weigh ${total / 10} kg in all. In how many ways can the numbers of the three kinds be chosen?`
        : `How many triples of positive integers $(x, y, z)$ satisfy $x + y + z = ${n}$ and $${a}x + ${b}y + ${c}z = ${total}$?`,
  path: path<Three>()
    .step(
      'extra',
      p => q(reduced(p)[2]),
      ({ n }) =>
        `Take the cheapest kind for all ${n}: what is above that total comes from the other two kinds.`,
      ({ prices: [a, b, c], n, total }, { extra }) =>
        `${total} - ${a} \\times ${n} = ${extra}: \\quad ${b - a}y + ${c - a}z = ${extra}`,
    )
    .step(
      'pairs',
      (p, { extra }) => {
        const [u, v] = reduced(p);
        const list: Fraction[] = [];
        for (let z = 1; v * z < Number(extra); z += 1) if ((Number(extra) - v * z) % u === 0) list.push(q(z));
        return list;
      },
      'Find the positive solutions of this equation.',
      (p, { extra, pairs }) =>
        pairs
          .map(z => `(${(Number(extra) - reduced(p)[1] * Number(z)) / reduced(p)[0]}, ${z})`)
          .join(', \\;'),
    )
    .step(
      'count',
      (p, { extra, pairs }) =>
        q(
          pairs.filter(z => Number(z) + (Number(extra) - reduced(p)[1] * Number(z)) / reduced(p)[0] < p.n)
            .length,
        ),
      'At least one of the cheapest kind has to remain: their sum is less than the whole number.',
      ({ n }, { count }) => `y + z \\le ${n - 1}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'number_not_checked',
      at: 'count',
      wrongly: (_p, { pairs }) => q(pairs.length),
      words: ({ n }) =>
        `For some of these pairs $y + z$ is $${n}$ or more, so that none of the cheapest kind is left.`,
    },
    {
      misconception: 'zero_allowed',
      at: 'count',
      wrongly: p => q(triples(p, 0).length),
      words: () => 'Combinations in which a kind is missing were counted as well.',
    },
    {
      misconception: 'end_not_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (p, { count }) =>
        `Only $${count}$ combinations were listed; the last one, with $${triples(p).at(-1)?.join(' + ')} = ${p.n}$ pieces, was left out.`,
    },
    {
      misconception: 'number_condition_ignored',
      at: 'count',
      wrongly: ({ prices: [a, b, c], total }) => {
        let n = 0;
        for (let z = 1; c * z < total; z += 1)
          for (let y = 1; b * y + c * z < total; y += 1) if ((total - b * y - c * z) % a === 0) n += 1;
        return q(n);
      },
      words: ({ n }) => `Only the total was used; that there are ${n} pieces was left out.`,
    },
    {
      misconception: 'cheapest_may_be_missing',
      at: 'count',
      wrongly: (p, { extra, pairs }) =>
        q(
          pairs.filter(z => Number(z) + (Number(extra) - reduced(p)[1] * Number(z)) / reduced(p)[0] <= p.n)
            .length,
        ),
      words: () => 'A combination without the cheapest kind was counted.',
    },
    {
      misconception: 'step_of_own_coefficient',
      at: 'pairs',
      wrongly: (p, { pairs }) => pairs.filter(z => (Number(z) - Number(pairs[0] ?? 0)) % reduced(p)[1] === 0),
      words: p =>
        `The number of the dearest kind was raised by its own difference, $${reduced(p)[1]}$, each time; it moves by $${reduced(p)[0]}$.`,
    },
    {
      misconception: 'numbers_assumed_distinct',
      at: 'count',
      wrongly: p => q(triples(p).filter(([x, y, z]) => x !== y && y !== z && x !== z).length),
      words: (p, { count }) =>
        `$${triples(p).length} - ${triples(p).length - Number(count)} = ${count}$ leaves out the combinations with equal numbers of two kinds; nothing forbids them.`,
    },
    {
      misconception: 'all_values_of_third_kind',
      at: 'count',
      wrongly: (p, { extra }) => q(Math.floor(Number(extra) / reduced(p)[1])),
      words: (p, { extra, count }) =>
        `$${extra} \\div ${reduced(p)[1]}$, rounded down, is $${count}$: that counts every number of the dearest kind, whether the second kind comes out whole or not.`,
    },
    {
      misconception: 'divides_by_difference',
      at: 'count',
      wrongly: (p, { extra }) => q(Math.floor(Number(extra) / (reduced(p)[0] * reduced(p)[1]))),
      words: () =>
        'The extra was divided by the product of the differences, which is only near the number of solutions.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ n }) =>
    `Three kinds, ${n} pieces and a total: two equations, three unknowns, positive integers.`,
  approach: () =>
    'Remove one unknown with the number of pieces: only what the dearer kinds cost more remains. Count the solutions of that equation which leave room for the cheapest kind.',
  faster: (p, { extra, count }) =>
    `Extra over all-cheapest: $${reduced(p)[0]}y + ${reduced(p)[1]}z = ${extra}$ with $y + z < ${p.n}$; stepping $z$ by $${reduced(p)[0] / gcd(reduced(p)[0], reduced(p)[1])}$ gives $${count}$.`,
  check: p =>
    `The combinations are ${triples(p)
      .slice(0, 10)
      .map(t => `$(${t.join(', ')})$`)
      .join(', ')}.`,
  principle:
    'With a fixed number of pieces, replace one by another: only the differences of the prices matter.',
  verify: p => q(triples(p).length),
});

const three = situation<Three>({
  type: 'AL.DIO.1',
  situation: 'three-kinds',
  tries: 60,
  draw: draw => {
    const a = draw.int(3, 12);
    const b = a + draw.int(2, 7);
    const c = b + draw.int(2, 9);
    const p = { prices: [a, b, c] as const, n: draw.int(15, 50), total: 0, frame: draw.int(0, 2) };
    p.total = a * p.n + draw.int(30, 160);
    const [u, v] = reduced(p);
    const count = triples(p).length;
    return gcd(u, v) === 1 && count >= 3 && count <= 16 ? p : null;
  },
  forms: [threeKinds],
});

/** AL.DIO.1 Easy and Medium: solutions in equal steps. */
export const twoPrices: readonly AnyTemplate[] = [
  ...situation<Line>({
    type: 'AL.DIO.1',
    situation: 'two-coefficients',
    tries: 40,
    draw: lines,
    forms: [positivePairs, waysToPay, extremeNumber],
  }),
  ...three,
];
