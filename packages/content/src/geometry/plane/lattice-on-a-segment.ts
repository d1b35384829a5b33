import type { Point } from '../../figure.ts';
import { path } from '../../path.ts';
import { fractionTex, linearTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Lattice {
  a: Point;
  /** One step from a point with integer coordinates to the next. */
  u: number;
  v: number;
  /** Steps from A to B. */
  g: number;
  /** AP is at least r[0]/r[1] times PB; more than 1. */
  r: readonly [number, number];
  /** The sum of the coordinates is a multiple of this. */
  m: number;
  way: boolean;
}

const endOf = ({ a, u, v, g }: Lattice): Point => ({ x: a.x + g * u, y: a.y + g * v });
const pointTex = ({ x, y }: Point) => `(${x}, ${y})`;
const hcf = (x: number, y: number): number => (y === 0 ? x : hcf(y, x % y));
/** The first step from `least` on at which the sum of the coordinates is a multiple of m. */
const firstFrom = ({ a, u, v, m }: Lattice, least: number) => {
  let k = least;
  while ((a.x + a.y + k * (u + v)) % m !== 0) k += 1;
  return k;
};
/** The sum of the coordinates at step k. */
const sumTex = ({ a, u, v }: Lattice) => linearTex(u + v, a.x + a.y, 'k');
const times = ({ r }: Lattice) => fractionTex(q(...r));
const sumCondition = (m: number) => (m === 2 ? 'even' : `divisible by $${m}$`);

const fartherFromOne = form({
  form: 'integer-points-farther-from-one-end',
  revision: 3,
  band: 'Hard',
  entry: true,
  likely: true,
  also: ['GM.COO.7', 'NS.REM.1', 'AL.INQ.1'],
  seconds: 140,
  stem: (p: Lattice) =>
    p.way
      ? `A point $P$ on the straight line through $A${pointTex(p.a)}$ and $B${pointTex(endOf(p))}$ has integer coordinates whose sum is ${sumCondition(p.m)}, and $AP \\ge ${times(p)} \\, PB$. How many such points are there?`
      : `On the straight line through $A${pointTex(p.a)}$ and $B${pointTex(endOf(p))}$, points with integer coordinates are marked if the sum of their coordinates is ${sumCondition(p.m)}. How many of the marked points are at least ${times(p) === '2' ? 'twice' : `$${times(p)}$ times`} as far from $A$ as from $B$?`,
  path: path<Lattice>()
    .step(
      'steps',
      ({ g }) => q(g),
      'Points with integer coordinates are equally spaced on the line. From A to B they make as many steps as the HCF of the two differences of coordinates.',
      ({ u, v, g }) => `\\text{HCF}(${Math.abs(g * u)}, ${Math.abs(g * v)}) = ${g}`,
    )
    .step(
      'least',
      ({ r: [s, t] }, { steps }) =>
        steps
          .mul(s)
          .div(s + t)
          .ceil(),
      p =>
        `At step $k$ between A and B the ratio is $k$ to the rest of the steps; it has to be at least $${times(p)}$.`,
      ({ r: [s, t] }, { steps, least }) =>
        `${t === 1 ? '' : t}k \\ge ${s}(${numberTex(steps)} - k) \\Rightarrow k \\ge ${numberTex(least)}`,
    )
    .step(
      'most',
      ({ r: [s, t] }, { steps }) =>
        steps
          .mul(s)
          .div(s - t)
          .floor(),
      p =>
        `The line goes on beyond B. There $PB$ has $k - ${p.g}$ steps, and with growing distance the ratio falls towards 1.`,
      ({ r: [s, t] }, { steps, most }) =>
        `${t === 1 ? '' : t}k \\ge ${s}(k - ${numberTex(steps)}) \\Rightarrow k \\le ${numberTex(most)}`,
    )
    .quiet('every', ({ m }) => q(m))
    .step(
      'start',
      (p, { least }) => q(firstFrom(p, least.valueOf())),
      ({ m }) =>
        `From one step to the next the sum of the coordinates changes by the same amount, so it is a multiple of $${m}$ at every $${m}$${m === 2 ? 'nd' : m === 3 ? 'rd' : 'th'} step. Find the first such step within the limits.`,
      (p, { start }) =>
        `${sumTex(p)} \\text{ a multiple of } ${p.m}: \\quad k = ${start}, ${start.add(p.m)}, \\dots`,
    )
    .step(
      'count',
      (_p, { start, most, every }) => most.sub(start).div(every).floor().add(1),
      'Count these steps up to the last one allowed.',
      (p, { start, most, count }) =>
        `\\left\\lfloor\\tfrac{${most} - ${start}}{${p.m}}\\right\\rfloor + 1 = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'points_beyond_the_end_missed',
      at: 'most',
      wrongly: (_p, { steps }) => steps,
      words: ({ g }, { most }) =>
        `The points were counted up to $B$, at step $${most}$; just beyond $B$ a point is still much nearer to $B$ than to $A$, which is $${g}$ steps farther.`,
    },
    {
      misconception: 'condition_on_the_sum_ignored',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(1),
      words: ({ m }, { least, most, count }) =>
        `All $${count}$ points from step $${least}$ to step $${most}$ were counted; only one in $${m}$ has such a sum.`,
    },
    {
      misconception: 'as_far_beyond_as_before',
      at: 'most',
      wrongly: ({ g }, { least }) => q(2 * g).sub(least),
      words: ({ g }, { most }) =>
        `Step $${most}$ is as far beyond $B$ as the first point is before it; beyond $B$ the distance from $A$ is more than $${g}$ steps, so there is more room.`,
    },
    {
      misconception: 'hcf_missed',
      at: 'steps',
      wrongly: ({ u, g }) => (Math.abs(u) > 1 ? q(Math.abs(g * u)) : null),
      words: (_p, { steps }) =>
        `$${numberTex(steps)}$ steps of the $x$-coordinate were used; at most of them $y$ is no integer.`,
    },
    {
      misconception: 'hcf_missed',
      at: 'steps',
      wrongly: ({ v, g }) => (Math.abs(v) > 1 ? q(Math.abs(g * v)) : null),
      words: (_p, { steps }) =>
        `$${numberTex(steps)}$ steps of the $y$-coordinate were used; at most of them $x$ is no integer.`,
    },
    {
      misconception: 'ratio_as_share_of_whole',
      at: 'least',
      wrongly: ({ g, r: [s, t] }) => q(g * t, s).ceil(),
      words: p =>
        `$\\frac{${p.r[1]}}{${p.r[0]}}$ of the whole was taken; $${times(p)}$ compares the first part with the second.`,
    },
    {
      misconception: 'only_points_beyond_the_end',
      at: 'least',
      wrongly: (_p, { steps }) => steps,
      words: ({ g }) =>
        `Only the points from $B$ on were counted, from step $${g}$; those before $B$ are missing.`,
    },
    {
      misconception: 'first_point_not_counted',
      at: 'count',
      wrongly: (_p, { start, most, every }) => most.sub(start).div(every).floor(),
      words: (_p, { start, count }) =>
        `$${count}$ leaves out the first point, at step $${start}$: gaps were counted, not points.`,
    },
    {
      misconception: 'one_point_too_many',
      at: 'count',
      wrongly: (_p, { start, most, every }) => most.sub(start).div(every).floor().add(2),
      words: (_p, { most, count }) =>
        `$${count}$ lets in one point beyond step $${most}$, where the ratio is too small.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'Integer points on a line, a comparison of the distances from two of its points and a condition on the coordinates: everything becomes a condition for a step number.',
  approach: () =>
    'The HCF of the differences tells how many equal steps lie between A and B. The comparison holds from a point between them to a point beyond B; both limits are shares of that number. The condition on the sum picks every so many of the steps.',
  faster: (p, { least, most, start }) =>
    `$k$ runs from $\\frac{${p.r[0]}}{${p.r[0] + p.r[1]}} \\times ${p.g}$ to $\\frac{${p.r[0]}}{${p.r[0] - p.r[1]}} \\times ${p.g}$, that is from $${least}$ to $${most}$; one in $${p.m}$ fits, from $${start}$ on.`,
  check: (p, { start, count }) => {
    const end = start.add(count.sub(1).mul(p.m)).valueOf();
    const at = (k: number) => ({ x: p.a.x + k * p.u, y: p.a.y + k * p.v });
    const [from, to] = [at(start.valueOf()), at(end)];
    return `The first is $${pointTex(from)}$ with the sum $${from.x + from.y}$ and the ratio $${start} : ${p.g - start.valueOf()}$, the last $${pointTex(to)}$ with $${to.x + to.y}$ and $${end} : ${end - p.g}$.`;
  },
  principle:
    'Points of a line that are at least so many times as far from one end as from the other lie on both sides of the nearer end.',
  verify: p => {
    // Every integer point of the line within a box far wider than the condition allows.
    const [a, b] = [p.a, endOf(p)];
    const far = 12 * p.g * Math.abs(p.u);
    let count = 0;
    for (let x = a.x - far; x <= a.x + far; x += 1) {
      const rise = (x - a.x) * (b.y - a.y);
      if (rise % (b.x - a.x) !== 0) continue;
      const y = a.y + rise / (b.x - a.x);
      const [fromA, fromB] = [(x - a.x) ** 2 + (y - a.y) ** 2, (x - b.x) ** 2 + (y - b.y) ** 2];
      if (fromA * p.r[1] ** 2 >= fromB * p.r[0] ** 2 && (x + y) % p.m === 0) count += 1;
    }
    return q(count);
  },
});

const steps = [
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [1, 2],
  [2, 1],
  [3, 1],
] as const;

/** GM.COO.1 Hard: integer points of a line, farther from one of its points than from another. */
export const latticeOnASegment: readonly AnyTemplate[] = situation<Lattice>({
  type: 'GM.COO.1',
  situation: 'integer-points-on-a-line',
  tries: 40,
  draw: draw => {
    const [u, v] = draw.pick(steps);
    const g = draw.int(16, 60);
    const r = draw.pick([
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 1],
      [5, 2],
      [5, 3],
      [4, 3],
    ] as const);
    const a = { x: draw.int(-9, 9), y: draw.int(-9, 9) };
    const exact = (g * r[0]) % (r[0] + r[1]) === 0 && (g * r[0]) % (r[0] - r[1]) === 0;
    const [turned, m] = [v * draw.pick([1, -1]), draw.pick([2, 3, 4, 5])];
    const p = { a, u, v: turned, g, r, m, way: draw.chance(0.5) };
    return exact || hcf(Math.abs(u + turned), m) > 1 ? null : p;
  },
  forms: [fartherFromOne],
});
