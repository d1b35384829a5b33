import Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { counted, fractionTex, numberTex, plain, ratio } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

type Parts = readonly [number, number];

interface Few {
  /** The stronger mixture and the weaker one, as parts of the first component to parts of the second. */
  a: Parts;
  b: Parts;
  /** In the blend the first component is more than `least` times and at most `times` times the second. */
  least: Fraction;
  times: number;
  /** Litres in all, at most. */
  most: number;
  frame: number;
}

const share = ([x, y]: Parts) => q(x, x + y);
/** The part of the stronger mixture in a blend whose components are as `times` to 1. */
const partAt = ({ a, b }: Few, times: Fraction) =>
  times
    .div(times.add(1))
    .sub(share(b))
    .div(share(a).sub(share(b)));
const totals = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
/** For each number of litres in all, how many whole x with low·n < x ≤ high·n leave some of both mixtures. */
const rows = (ns: readonly number[], low: Fraction, high: Fraction) =>
  ns.map(n => {
    const last = Math.min(n - 1, Number(high.mul(n).floor()));
    return q(Math.max(0, last - Math.max(0, Number(low.mul(n).floor()))));
  });

const names = [
  { first: 'milk', second: 'water', one: 'mixture' },
  { first: 'orange juice', second: 'soda', one: 'drink' },
  { first: 'dye', second: 'solvent', one: 'stain' },
] as const;
const nameOf = ({ frame }: Few) => names[frame] ?? names[0];

const pairsOfLitres = form({
  form: 'pairs-of-whole-litres',
  revision: 4,
  band: 'Hard',
  also: ['AL.INQ.3', 'AL.DIO.5'],
  entry: true,
  seconds: 140,
  stem: p => {
    const { a, b, least, times, most, frame } = p;
    return frame === 0
      ? `Mixture P has milk and water in the ratio ${ratio(a)} and mixture Q in the ratio ${ratio(b)}. Whole litres of both, $x$ of P and $y$ of Q with $x, y \\ge 1$ and $x + y \\le ${most}$, are poured together. The blend holds ${least.equals(1) ? 'more milk than water' : `more than $${numberTex(least)}$ times as much milk as water`}, but at most $${times}$ times as much. How many pairs $(x, y)$ are possible?`
      : frame === 1
        ? `A bar fills a bowl with whole litres of two drinks, at least one litre of each and at most $${most}$ litres in all. In the first drink, orange juice and soda are in the ratio ${ratio(a)}; in the second, in the ratio ${ratio(b)}. The bowl must have ${least.equals(1) ? 'more juice than soda' : `more than $${numberTex(least)}$ times as much juice as soda`} and no more than $${times}$ times as much juice as soda. In how many ways can the quantities of the two drinks be chosen?`
        : `One-litre tins of two stains, with dye and solvent in the ratios ${ratio(a)} and ${ratio(b)}, are emptied into a drum: at least one of each kind, not more than $${most}$ tins in all. The dye in the drum must be more than ${least.equals(1) ? 'the solvent' : `$${numberTex(least)}$ times the solvent`} and at most $${times}$ times the solvent. In how many ways can the numbers of tins be chosen?`;
  },
  path: path<Few>()
    .step(
      'low',
      p => partAt(p, p.least),
      p =>
        `By alligation find the part of the stronger ${nameOf(p).one} in the weakest blend, which is just not allowed.`,
      (p, { low }) =>
        `\\text{share } ${fractionTex(p.least.div(p.least.add(1)))}: \\quad \\frac{${fractionTex(p.least.div(p.least.add(1)))} - ${fractionTex(share(p.b))}}{${fractionTex(share(p.a))} - ${fractionTex(share(p.b))}} = ${fractionTex(low)}`,
    )
    .step(
      'high',
      p => partAt(p, q(p.times)),
      'Find the same part in the strongest blend, which is still allowed.',
      (p, { high }) =>
        `\\text{share } ${fractionTex(q(p.times, p.times + 1))}: \\quad \\frac{${fractionTex(q(p.times, p.times + 1))} - ${fractionTex(share(p.b))}}{${fractionTex(share(p.a))} - ${fractionTex(share(p.b))}} = ${fractionTex(high)}`,
    )
    .quiet('totals', ({ most }): readonly Fraction[] => totals(2, most).map(n => q(n)))
    .step(
      'each',
      (_p, { low, high, totals: ns }): readonly Fraction[] => rows(ns.map(Number), low, high),
      'For every total of $n$ litres the stronger ones, $x$ of them, lie between these parts of $n$. Count the whole $x$ for each $n$.',
      (_p, { low, high, totals: ns, each }) =>
        `${fractionTex(low)}n < x \\le ${fractionTex(high)}n: \\quad ${ns.map((n, i) => `n = ${n}: ${each[i]}`).join(', \\; ')}`,
    )
    .step(
      'count',
      (_p, { each }) => each.reduce((sum, n) => sum.add(n), q(0)),
      'Add the numbers of all totals.',
      (_p, { each, count }) => `${each.join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'boundary_included',
      at: 'each',
      wrongly: (_p, { low, high, totals: ns }) => rows(ns.map(Number), low.sub(q(1, 1000)), high),
      words: (p, { low }) =>
        `Blends with exactly $${fractionTex(low)}$ of the stronger ${nameOf(p).one} were counted, but there the lower bound is only reached.`,
    },
    {
      misconception: 'boundary_excluded',
      at: 'each',
      wrongly: (_p, { low, high, totals: ns }) => rows(ns.map(Number), low, high.sub(q(1, 1000))),
      words: (p, { high }) =>
        `Blends with exactly $${fractionTex(high)}$ of the stronger ${nameOf(p).one} were left out, though the upper bound may be reached.`,
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'high',
      wrongly: () => q(1),
      words: ({ times }) =>
        `Only the lower bound was used; many of these blends are stronger than $${times}$ to $1$.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'low',
      wrongly: () => q(0),
      words: (_p, { high }) =>
        `Every $x$ up to $${fractionTex(high)}$ of the total was counted; blends with little of the stronger one break the lower bound.`,
    },
    {
      misconception: 'full_total_left_out',
      at: 'totals',
      wrongly: ({ most }) => totals(2, most - 1).map(n => q(n)),
      words: ({ most }) => `The list stops before a total of $${most}$, which is allowed.`,
    },
    {
      misconception: 'times_read_as_share',
      at: 'high',
      wrongly: p => {
        const part = q(p.times - 1, p.times)
          .sub(share(p.b))
          .div(share(p.a).sub(share(p.b)));
        return part.s > 0n ? part : null;
      },
      words: ({ times }) =>
        `$${times}$ times as much was read as a share of $\\frac{${times - 1}}{${times}}$; of $${times + 1}$ equal parts it is $${times}$.`,
    },
    {
      misconception: 'smaller_totals_left_out',
      at: 'totals',
      wrongly: ({ most }) => totals(most - 2, most).map(n => q(n)),
      words: ({ most }) =>
        `Only totals of $${most - 2}$ to $${most}$ were listed; smaller ones are allowed too.`,
    },
    {
      misconception: 'ratio_read_as_fraction',
      at: 'low',
      wrongly: p => {
        const part = p.least
          .div(p.least.add(1))
          .sub(q(p.b[0], p.b[1]))
          .div(q(p.a[0], p.a[1]).sub(q(p.b[0], p.b[1])));
        return part.s > 0n ? part : null;
      },
      words: ({ a, b }) =>
        `In the first part ${ratio(a)} and ${ratio(b)} were used as the fractions $${fractionTex(q(a[0], a[1]))}$ and $${fractionTex(q(b[0], b[1]))}$ of the whole.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two mixtures in whole litres, a bounded total, and two bounds for the ratio in the blend: pairs are to be counted.',
  approach: () =>
    'Each bound of the ratio is a fixed part of the stronger mixture in the blend. So for every total the whole litres between two parts of it are counted.',
  faster: (p, { low, high }) => {
    const [u, v] = [low.d - low.n, high.d - high.n];
    return `In litres: $${fractionTex(q(low.n, u))}y < x \\le ${fractionTex(q(high.n, v))}y$ with $x + y \\le ${p.most}$. Run through $y$ and count $x$.`;
  },
  check: (p, { low, high, each }) => {
    const n = p.most;
    const [first, last] = [low.mul(n).floor().add(1), high.mul(n).floor()];
    const of = (x: Fraction) => x.mul(share(p.a)).add(q(n).sub(x).mul(share(p.b)));
    const told = (x: Fraction) => `$x = ${x}$ gives $${numberTex(of(x))}$ litres of ${nameOf(p).first}`;
    return last.lt(first)
      ? `In $${n}$ litres no whole $x$ fits, as the list says.`
      : `In $${n}$ litres ${told(first)} and ${told(last)}; these are the first and the last of the ${counted(each.at(-1) ?? q(0), 'choice')} for this total.`;
  },
  principle:
    'A bound on the ratio in a blend is a bound on the part of one mixture: two such bounds leave whole litres to be counted.',
  verify: ({ a, b, least, times, most }) => {
    let count = 0;
    for (let x = 1; x < most; x += 1)
      for (let y = 1; x + y <= most; y += 1) {
        const first = x * a[0] * (b[0] + b[1]) + y * b[0] * (a[0] + a[1]);
        const second = x * a[1] * (b[0] + b[1]) + y * b[1] * (a[0] + a[1]);
        if (q(first).gt(least.mul(second)) && first <= times * second) count += 1;
      }
    return q(count);
  },
});

const strong: readonly Parts[] = [
  [4, 1],
  [5, 1],
  [7, 1],
  [9, 1],
  [3, 1],
  [7, 2],
  [7, 3],
  [11, 4],
  [8, 1],
];
const weak: readonly Parts[] = [
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 7],
  [3, 5],
  [1, 5],
  [2, 7],
  [1, 1],
];

/** AR.MIX.3 Hard: whole litres of two mixtures with bounds for the ratio and for the total. */
export const blendsOfFewLitres: readonly AnyTemplate[] = situation<Few>({
  type: 'AR.MIX.3',
  situation: 'blends-of-few-litres',
  tries: 80,
  draw: draw => {
    const [a, b] = [draw.pick(strong), draw.pick(weak)];
    const least = draw.pick([q(1), q(1), q(3, 2), q(2)]);
    const times = draw.pick([2, 3, 4]);
    const p = { a, b, least, times, most: draw.int(7, 12), frame: draw.int(0, 2) };
    const [low, high] = [partAt(p, least), partAt(p, q(times))];
    const simple = (x: Fraction) => x.gt(0) && x.lt(1) && x.d <= 6n;
    return new Fraction(times).gt(least) && simple(low) && simple(high) && high.sub(low).gt(q(1, 6))
      ? p
      : null;
  },
  forms: [pairsOfLitres],
});
