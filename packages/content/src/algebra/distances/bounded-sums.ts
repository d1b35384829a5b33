import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const from = (point: number) => (point === 0 ? '|x|' : `|x ${addedTex(-point)}|`);
const at = (points: readonly number[], x: number) =>
  points.reduce((sum, point) => sum + Math.abs(x - point), 0);

interface Four {
  points: readonly [number, number, number, number];
  order: readonly number[];
  limit: number;
  frame: number;
}

const leastOf = ([a, b, c, d]: Four['points']) => d - a + c - b;

/** The length of the solutions for a bound. */
const lengthOf = (points: Four['points'], limit: number) => {
  const [a, b, c, d] = points;
  const spare = limit - leastOf(points);
  const reach = (gap: number) => (spare <= 2 * gap ? spare / 2 : gap + (spare - 2 * gap) / 4);
  return reach(b - a) + (c - b) + reach(d - c);
};

const boundOfFour = form<Four>(
  'bound-from-the-length-of-an-interval',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AL.INQ.3', 'AL.MOD.7'],
    verify: ({ points, limit }) => {
      const length = lengthOf(points, limit);
      // Every bound in steps of one half is tried.
      for (let twice = 2 * leastOf(points); ; twice += 1)
        if (Math.abs(lengthOf(points, twice / 2) - length) < 1e-9) return q(twice, 2);
    },
  },
  ({ points, limit, frame, order }, { step, find }) => {
    const [a, b, c, d] = points;
    const [near, far] = [Math.min(b - a, d - c), Math.max(b - a, d - c)];
    const length = find(q(Math.round(4 * lengthOf(points, limit)), 4));
    const least = step(leastOf(points), {
      name: text`the least sum of the distances`,
      because: text`To be between the two points of a pair, $x$ needs no extra way: one distance shrinks as the other
        grows. The inner points lie inside the outer pair, so there both pairs are as short as possible.`,
      works: value => tex`(${d} ${addedTex(-a)}) + (${c} ${addedTex(-b)}) = ${value}`,
    })`
      The outer points form a pair, and so do the inner ones. Between the two points of a pair the sum of the distances
      from both is just their distance, and outside it is more. So the sum of all four is least between the inner
      points, and constant there.`;
    const flat = find(c - b);
    const outside = step(calc`${length} - ${flat}`, {
      because: text`The bound is more than the least sum, so everything on the flat part satisfies it. The length that
        is left has to come from the two sides.`,
      name: 'the length outside the inner points',
    })`
      All points between the two inner ones are solutions, a length of $${flat}$. Subtract it to find the length of the
      solutions outside the inner points, on both sides together.`;
    const slope = find(4);
    const rise = step(calc`(${outside} - ${near} / 2) * 4 / 3`, {
      name: 'by how much the bound exceeds the least sum',
      works: (_value, working) =>
        tex`\frac{s}{2} + \left(${near} + \frac{s - 2 \times ${near}}{${slope}}\right) = ${outside} \Rightarrow s =
          ${working}`,
      because: text`With $s$ below ${2 * near} the length would be below ${2 * near}, above ${2 * far} it would be above
        ${near + far + (far - near) / 2}; so one end lies beyond an outer point, the other one not.`,
    })`
      Let the sum rise by $s$ from the least value to the bound. From an inner point up to an outer point three
      distances grow and one falls, so the sum rises by 2 a unit; beyond the outer point all four grow, so it rises by
      4. The nearer outer point, ${near} away, is passed; on the other side the outer point is not reached. Add both
      lengths.`;
    const bound = step(calc`${least} + ${rise}`)`
      The bound $k$ is the least sum and this rise together. Add them.`;
    return {
      answer: bound,
      stem:
        frame === 0
          ? text`The solutions of $${order.map(from).join(' + ')} \le k$ form an interval of length $${length}$. Find
            the value of $k$.`
          : frame === 1
            ? text`Four villages lie on a straight road at the ${points.slice(0, -1).join(' km, ')} km and
              ${String(points.at(-1))} km marks. A school may be built anywhere on the road where the sum of its
              distances from the four villages is at most $k$ km. These places make a stretch of $${length}$ km. What
              is $k$?`
            : text`For a certain number $k$, the least and the greatest $x$ with
              $${[...order].reverse().map(from).join(' + ')} \le k$ differ by $${length}$. What is the value of $k$?`,
      show: plain,
      plausible: value => value.gt(leastOf(points)) && value.d <= 2n,
      slips: [
        slip('left_out_a_case', rise, calc`${outside}`)`
          You let the sum rise by $2$ a unit on both sides, by $${rise}$ in all. Beyond the nearer outer point all four
          distances grow, so it rises by $4$ there.`,
        slip('left_out_a_case', rise, calc`2 * ${outside} - ${near} - ${far}`)`
          You let both outer points be passed, which makes the rise $${rise}$. One of them is too far away: the
          solutions end before it.`,
        slip('assumed_a_symmetry', rise, calc`2 * ${outside} - 2 * ${near}`)`
          You treated both sides like the one with the nearer outer point, which makes the rise $${rise}$. The other
          gap is longer, and the sum rises by $2$ on all of it.`,
        slip('left_out_a_case', rise, calc`2 * ${outside}`)`
          You let the sum rise by $4$ a unit from the inner points on, by $${rise}$ in all. Up to an outer point one
          distance still shrinks, so it is only $2$.`,
        slip('left_out_a_term', flat, 0)`
          You counted the part between the inner points, $${c - b}$ long, as if the sum rose there. It is constant on
          it.`,
        slip('left_out_a_term', least, calc`${d} - ${a}`)`
          You counted only the outer pair in the least sum, $${d} ${addedTex(-a)}$. The two inner points add their
          distance as well.`,
        slip('answered_another_quantity', bound, rise)`
          $${bound}$ is only by how much the sum rises above its least value. The bound is the least sum and this rise
          together.`,
      ],
      snapRead: text`A sum of four distances and the length of the solutions: the slopes change at the points.`,
      approach: text`Start from the flat part between the inner points and walk outwards: slope 2 up to the outer point,
        slope 4 beyond. See by the length which outer points are passed, and solve for the rise.`,
      check: () => {
        const [s, left, right] = [rise, b - a, d - c];
        const reach = (gap: number) =>
          s.lte(2 * gap)
            ? s.div(2)
            : s
                .sub(2 * gap)
                .div(4)
                .add(gap);
        const ends = [q(b).sub(reach(left)), q(c).add(reach(right))] as const;
        return text`The ends are $x = ${frac(ends[0])}$ and $x = ${frac(ends[1])}$. The four distances there add up to
          $${frac(q(at(points, ends[0].valueOf())))}$ and $${frac(q(at(points, ends[1].valueOf())))}$.`;
      },
      principle: text`A sum of distances is piecewise linear: follow its slope outwards from the flat part.`,
    };
  },
);

/** AL.MOD.4 Hard: bounds for sums of distances, with cases. */
export const boundedSums: readonly AnyTemplate[] = [
  ...situation<Four>({
    type: 'AL.MOD.4',
    situation: 'four-points',
    tries: 30,
    draw: draw => {
      const frame = draw.int(0, 2);
      const a = draw.int(-18, 4) + (frame === 1 ? 30 : 0);
      const b = a + draw.int(2, 9);
      const c = b + draw.int(1, 8);
      const d = c + draw.int(2, 12);
      const points = [a, b, c, d] as const;
      const limit = leastOf(points) + draw.int(6, 40);
      const spare = limit - leastOf(points);
      const [near, far] = [Math.min(b - a, d - c), Math.max(b - a, d - c)];
      const oneBeyond = spare > 2 * near && spare < 2 * far;
      const length = lengthOf(points, limit);
      return oneBeyond && Number.isInteger(2 * length) && points.every(x => x !== 0)
        ? { points, order: draw.shuffled(points), limit, frame }
        : null;
    },
    forms: [boundOfFour],
  }),
];
