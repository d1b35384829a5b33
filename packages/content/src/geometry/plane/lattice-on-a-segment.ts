import type { Point } from '../../figure.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, linearTex, plain } from '../../show.ts';
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

const fartherFromOne = form<Lattice>(
  'integer-points-farther-from-one-end',
  {
    band: 'Hard',
    seconds: 140,
    revision: 4,
    also: ['GM.COO.7', 'NS.REM.1', 'AL.INQ.1'],
    entry: true,
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
      return count;
    },
  },
  (p, { step, find }) => {
    const { g, u, v, r, m, way, a } = p;
    const [s, t] = r;
    const steps = step(g, {
      name: 'the number of steps from A to B',
      because: text`In each step both coordinates change by integers, always by the same ones. The steps are smallest
        where the number of steps divides both differences and is as large as possible.`,
      works: tex`\text{HCF}(${Math.abs(g * u)}, ${Math.abs(g * v)}) = ${g}`,
    })`
      Points with integer coordinates are equally spaced on the line. From A to B they make as many steps as the HCF of
      the two differences of coordinates.`;
    const least = step(calc`ceil(${steps} * ${s} / (${s} + ${t}))`, {
      name: 'the first step that is far enough from A',
      because: text`All steps have the same length, so distances along the line are compared by counting steps. Near A
        the point is closer to A than to B, and the condition fails.`,
      works: value => tex`${t !== 1 && t}k \ge ${s}(${steps} - k) \Rightarrow k \ge ${value}`,
    })`
      Let $P$ be $k$ steps from A. Between A and B there are $${g} - k$ steps from $P$ to B. $AP$ has to be at least
      $${times(p)}$ times $PB$: find the smallest $k$.`;
    const most = step(calc`floor(${steps} * ${s} / (${s} - ${t}))`, {
      name: 'the last step that is near enough to B',
      because: text`The question speaks of the whole line, not of the segment. Just beyond B a point is still much
        nearer to B, but very far out both distances are nearly equal.`,
      works: value => tex`${t !== 1 && t}k \ge ${s}(k - ${steps}) \Rightarrow k \le ${value}`,
    })`
      The line goes on beyond B. There $PB$ has $k - ${g}$ steps. Write the same condition and find the largest $k$.`;
    const every = find(m);
    const start = step(firstFrom(p, least.valueOf()), {
      name: 'the first step with a sum that fits',
      because: text`The change of the sum from step to step has no common factor with $${m}$. So among $${m}$ steps in a
        row exactly one sum is a multiple of $${m}$.`,
      works: value =>
        tex`${sumTex(p)} \text{ a multiple of } ${m}: \quad k = ${value}, ${value.add(m)}, \dots`,
    })`
      From one step to the next the sum of the coordinates changes by the same amount, so it is a multiple of $${m}$ at
      every $${m}$${m === 2 ? 'nd' : m === 3 ? 'rd' : 'th'} step. Find the first such step within the limits.`;
    const count = step(calc`floor((${most} - ${start}) / ${m}) + 1`)`
      From this step every $${m}$${m === 2 ? 'nd' : m === 3 ? 'rd' : 'th'} step fits. Count them up to step $${most}$,
      the first one included.`;
    return {
      answer: count,
      stem: way
        ? text`A point $P$ on the straight line through $A${pointTex(a)}$ and $B${pointTex(endOf(p))}$ has integer
          coordinates whose sum is ${sumCondition(m)}, and $AP \ge ${times(p)} \, PB$. How many such points are there?`
        : text`On the straight line through $A${pointTex(a)}$ and $B${pointTex(endOf(p))}$, points with integer
          coordinates are marked if the sum of their coordinates is ${sumCondition(m)}. How many of the marked points
          are at least ${times(p) === '2' ? 'twice' : text`$${times(p)}$ times`} as far from $A$ as from $B$?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('left_out_a_case', most, steps)`
          You counted only up to $B$, at step $${most}$. Just beyond $B$ a point is still much nearer to $B$ than to
          $A$, which
          is $${g}$ steps farther.`,
        slip('ignored_a_condition', count, calc`${most} - ${least} + 1`)`
          All $${count}$ points from step $${least}$ to step $${most}$ were counted; only one in $${m}$ has such a
          sum.`,
        slip('assumed_a_symmetry', most, calc`2 * ${g} - ${least}`)`
          Step $${most}$ is as far beyond $B$ as the first point is before it; beyond $B$ the distance from $A$ is more
          than $${g}$ steps, so there is more room.`,
        slip('ignored_common_factors', steps, Math.abs(u) > 1 && calc`abs(${g} * ${u})`)`
          You used $${steps}$ steps, one for each unit of the first coordinate. For most of them the second one is
          not an
          integer.`,
        slip('ignored_common_factors', steps, Math.abs(v) > 1 && calc`abs(${g} * ${v})`)`
          You used $${steps}$ steps, one for each unit of the second coordinate. For most of them the first one is
          not an
          integer.`,
        slip('took_the_whole_for_a_part', least, calc`ceil(${g} * ${t} / ${s})`)`
          $\frac{${r[1]}}{${r[0]}}$ of the whole was taken; $${times(p)}$ compares the first part with the second.`,
        slip('left_out_a_case', least, steps)`
          Only the points from $B$ on were counted, from step $${g}$; those before $B$ are missing.`,
        slip('counted_gaps_for_numbers', count, calc`floor((${most} - ${start}) / ${every})`)`
          $${count}$ leaves out the first point, at step $${start}$: gaps were counted, not points.`,
        slip('counted_one_too_many', count, calc`floor((${most} - ${start}) / ${every}) + 2`)`
          $${count}$ lets in one point beyond step $${most}$, where the ratio is too small.`,
      ],
      snapRead: text`Integer points on a line, a comparison of the distances from two of its points and a condition on
        the coordinates: everything becomes a condition for a step number.`,
      approach: text`The HCF of the differences tells how many equal steps lie between A and B. The comparison holds
        from a point between them to a point beyond B; both limits are shares of that number. The condition on the sum
        picks every so many of the steps.`,
      faster: text`$k$ runs from $\frac{${r[0]}}{${r[0] + r[1]}} \times ${g}$ to $\frac{${r[0]}}{${r[0] - r[1]}} \times
        ${g}$, that is from $${least}$ to $${most}$; one in $${m}$ fits, from $${start}$ on.`,
      check: () => {
        const end = start.add(count.sub(1).mul(m)).valueOf();
        const at = (k: number) => ({ x: a.x + k * u, y: a.y + k * v });
        const [from, to] = [at(start.valueOf()), at(end)];
        return text`The first is $${pointTex(from)}$ with the sum $${from.x + from.y}$ and the ratio $${start} :
          ${g - start.valueOf()}$, the last $${pointTex(to)}$ with $${to.x + to.y}$ and $${end} : ${end - g}$.`;
      },
      principle: text`Points of a line that are at least so many times as far from one end as from the other lie on both
        sides of the nearer end.`,
    };
  },
);

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
