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
  /** AP : PB lies between low[0] : low[1] and high[0] : high[1], both included. */
  low: readonly [number, number];
  high: readonly [number, number];
  /** The sum of the coordinates is a multiple of this. */
  m: number;
  way: boolean;
}

const endOf = ({ a, u, v, g }: Lattice): Point => ({ x: a.x + g * u, y: a.y + g * v });
const pointTex = ({ x, y }: Point) => `(${x}, ${y})`;
const shareTex = ([m, n]: readonly [number, number]) => `\\frac{${m}}{${m + n}}`;

const hcf = (x: number, y: number): number => (y === 0 ? x : hcf(y, x % y));
/** The first step from `least` on at which the sum of the coordinates is a multiple of m. */
const firstFrom = ({ a, u, v, m }: Lattice, least: number) => {
  let k = least;
  while ((a.x + a.y + k * (u + v)) % m !== 0) k += 1;
  return k;
};
/** The sum of the coordinates at step k. */
const sumTex = ({ a, u, v }: Lattice) => linearTex(u + v, a.x + a.y, 'k');

const countedPoints = form({
  form: 'integer-points-with-a-sum-between-ratios',
  band: 'Hard',
  entry: true,
  also: ['GM.COO.7', 'NS.REM.1'],
  seconds: 100,
  stem: (p: Lattice) =>
    p.way
      ? `A point $P$ of the segment from $A${pointTex(p.a)}$ to $B${pointTex(endOf(p))}$ has integer coordinates whose sum is a multiple of $${p.m}$, and $${fractionTex(q(...p.low))} \\le \\frac{AP}{PB} \\le ${fractionTex(q(...p.high))}$. How many such points are there?`
      : `Poles may stand only at points with integer coordinates, adding up to a multiple of $${p.m}$, on the straight line from $A${pointTex(p.a)}$ to $B${pointTex(endOf(p))}$. A pole divides $AB$ internally in a ratio that must be at least $${p.low[0]} : ${p.low[1]}$ and at most $${p.high[0]} : ${p.high[1]}$, counted from $A$. At how many points may a pole stand?`,
  path: path<Lattice>()
    .step(
      'steps',
      ({ g }) => q(g),
      'Points with integer coordinates are equally spaced: their steps on the segment number the HCF of the two differences of coordinates.',
      ({ u, v, g }) => `\\text{HCF}(${Math.abs(g * u)}, ${Math.abs(g * v)}) = ${g}`,
    )
    .step(
      'least',
      ({ low }, { steps }) =>
        steps
          .mul(low[0])
          .div(low[0] + low[1])
          .ceil(),
      ({ low }) =>
        `At step $k$ the ratio is $k$ to the rest of the steps. It is at least $${low[0]} : ${low[1]}$ from $${shareTex(low)}$ of all steps on; round up.`,
      ({ low }, { steps, least }) =>
        `k \\ge ${shareTex(low)} \\times ${numberTex(steps)} \\Rightarrow k \\ge ${numberTex(least)}`,
    )
    .step(
      'most',
      ({ high }, { steps }) =>
        steps
          .mul(high[0])
          .div(high[0] + high[1])
          .floor(),
      ({ high }) =>
        `In the same way it is at most $${high[0]} : ${high[1]}$ up to $${shareTex(high)}$ of all steps; round down.`,
      ({ high }, { steps, most }) =>
        `k \\le ${shareTex(high)} \\times ${numberTex(steps)} \\Rightarrow k \\le ${numberTex(most)}`,
    )
    .quiet('every', ({ m }) => q(m))
    .step(
      'start',
      (p, { least }) => q(firstFrom(p, least.valueOf())),
      ({ m }) =>
        `From one step to the next the sum of the coordinates changes by the same amount, so it is a multiple of $${m}$ at every $${m}$th step. Find the first such step within the limits.`,
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
      wrongly: ({ g, low }, { most }) => {
        const from = q(g * low[0], low[1]).ceil();
        return from.lt(most) ? from : null;
      },
      words: ({ low }) =>
        `$\\frac{${low[0]}}{${low[1]}}$ was taken of the whole segment; it compares the first part with the second.`,
    },
    {
      misconception: 'upper_limit_ignored',
      at: 'most',
      wrongly: (_p, { steps }) => steps.sub(1),
      words: ({ high }) =>
        `Points up to $B$ were counted; beyond $${high[0]} : ${high[1]}$ the ratio is too large.`,
    },
    {
      misconception: 'lower_limit_ignored',
      at: 'least',
      wrongly: () => q(1),
      words: ({ low }) =>
        `Points from $A$ on were counted; before $${low[0]} : ${low[1]}$ the ratio is too small.`,
    },
    {
      misconception: 'condition_on_the_sum_ignored',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(1),
      words: ({ m }, { least, most, count }) =>
        `All $${count}$ points from step $${least}$ to step $${most}$ were counted; only every $${m}$th has such a sum.`,
    },
    {
      misconception: 'first_point_not_counted',
      at: 'count',
      wrongly: (_p, { start, most, every }) => most.sub(start).div(every).floor(),
      words: (_p, { start, count }) =>
        `$${count}$ leaves out the first point, at step $${start}$: gaps were counted, not points.`,
    },
    {
      misconception: 'every_mth_from_the_limit_on',
      at: 'start',
      wrongly: (_p, { least, start }) => (start.equals(least) ? null : least),
      words: ({ m }, { start }) =>
        `Every $${m}$th step was taken from step $${start}$ on, where the sum is no multiple of $${m}$.`,
    },
    {
      misconception: 'upper_ratio_inverted',
      at: 'most',
      wrongly: ({ high }, { steps, least }) => {
        const to = steps
          .mul(high[1])
          .div(high[0] + high[1])
          .floor();
        return to.gt(least) ? to : null;
      },
      words: ({ high }) =>
        `The upper limit was measured from $B$; $${high[0]} : ${high[1]}$ is counted from $A$.`,
    },
    {
      misconception: 'rounds_down',
      at: 'least',
      wrongly: ({ low }, { steps }) =>
        steps
          .mul(low[0])
          .div(low[0] + low[1])
          .floor(),
      words: (_p, { least }) =>
        `Step $${numberTex(least)}$ was admitted by rounding down; there the ratio is still too small.`,
    },
    {
      misconception: 'lower_ratio_inverted',
      at: 'least',
      wrongly: ({ low }, { steps, most }) => {
        const from = steps
          .mul(low[1])
          .div(low[0] + low[1])
          .ceil();
        return from.lt(most) ? from : null;
      },
      words: ({ low }) =>
        `The lower limit was measured from $B$; $${low[0]} : ${low[1]}$ is counted from $A$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'Integer points on a segment, limits for the ratio of division and a condition on the coordinates: the points are equally spaced, so everything becomes a condition for a step number.',
  approach: () =>
    'The HCF of the differences tells how many equal steps the segment has. A ratio of the parts is a share of all steps, so both limits become limits for a whole number, and the condition on the sum picks every so many of these.',
  faster: ({ g, low, high, m }, { start }) =>
    `Whole $k$ with $${shareTex(low)} \\le \\frac{k}{${g}} \\le ${shareTex(high)}$: ${Math.ceil((g * low[0]) / (low[0] + low[1]))} to ${Math.floor((g * high[0]) / (high[0] + high[1]))}; every $${m}$th of them from $${start}$ on.`,
  check: (p, { start, count }) => {
    const end = start.add(count.sub(1).mul(p.m)).valueOf();
    const at = (k: number) => ({ x: p.a.x + k * p.u, y: p.a.y + k * p.v });
    const [from, to] = [at(start.valueOf()), at(end)];
    return `The first is $${pointTex(from)}$ with the sum $${from.x + from.y}$ and the ratio $${start} : ${p.g - start.valueOf()}$, the last $${pointTex(to)}$ with $${to.x + to.y}$ and $${end} : ${p.g - end}$.`;
  },
  principle:
    'Integer points divide a segment into equal steps, as many as the HCF of the differences of coordinates.',
  verify: p => {
    // Every integer point of the box round the segment is tried.
    const [a, b] = [p.a, endOf(p)];
    let count = 0;
    for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x += 1)
      for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y += 1) {
        if ((x - a.x) * (b.y - a.y) !== (y - a.y) * (b.x - a.x)) continue;
        const [before, after] = [(x - a.x) ** 2 + (y - a.y) ** 2, (x - b.x) ** 2 + (y - b.y) ** 2];
        const enough = before * p.low[1] ** 2 >= after * p.low[0] ** 2;
        const within = enough && before * p.high[1] ** 2 <= after * p.high[0] ** 2;
        if (within && (x + y) % p.m === 0) count += 1;
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

/** GM.COO.1 Hard: division in a ratio, limited to integer points. */
export const latticeOnASegment: readonly AnyTemplate[] = situation<Lattice>({
  type: 'GM.COO.1',
  situation: 'integer-points-on-a-segment',
  tries: 40,
  draw: draw => {
    const [u, v] = draw.pick(steps);
    const g = draw.int(40, 120);
    const low = draw.pick([
      [1, 4],
      [1, 3],
      [2, 5],
      [1, 2],
      [2, 3],
      [3, 5],
      [3, 4],
    ] as const);
    const high = draw.pick([
      [4, 3],
      [3, 2],
      [5, 3],
      [2, 1],
      [5, 2],
      [3, 1],
      [4, 1],
    ] as const);
    const a = { x: draw.int(-9, 9), y: draw.int(-9, 9) };
    const exact = (g * low[0]) % (low[0] + low[1]) === 0 && (g * high[0]) % (high[0] + high[1]) === 0;
    const [turned, m] = [v * draw.pick([1, -1]), draw.pick([2, 3, 4, 5])];
    const p = { a, u, v: turned, g, low, high, m, way: draw.chance(0.5) };
    return exact || hcf(Math.abs(u + turned), m) > 1 ? null : p;
  },
  forms: [countedPoints],
});
