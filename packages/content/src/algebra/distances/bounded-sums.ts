import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
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

const withinFour = form<Four>(
  'integers-within-a-sum-of-four',
  {
    band: 'Hard',
    seconds: 105,
    revision: 4,
    also: ['AL.INQ.3', 'AL.MOD.7'],
    entry: true,
    likely: true,
    apart: true,
    verify: ({ points, limit }) => {
      let n = 0;
      for (let x = -300; x <= 300; x += 1) if (at(points, x) <= limit) n += 1;
      return n;
    },
  },
  ({ points, limit, frame, order }, { step, find }) => {
    const [a, b, c, d] = points;
    const least = step(
      leastOf(points),
      value =>
        tex`(${d} ${addedTex(-a)}) + (${c} ${addedTex(-b)}) = ${value}, \quad ${limit} - ${value} =
          ${limit - Number(value)}`,
    )`
      Between the two inner points the sum is least and constant: the outer and the inner points form two pairs. See
      what the bound leaves.`;
    const slope = find(4);
    const left = step(
      () => {
        const spare = limit - Number(least);
        return spare <= 2 * (b - a) ? q(b).sub(q(spare, 2)) : q(a).sub(q(spare - 2 * (b - a)).div(slope));
      },
      value =>
        tex`${value.valueOf() >= a ? tex`2(${b} - x)` : tex`2 \times ${b - a} + 4(${a} - x)`}: \quad x \ge
          ${frac(value)}`,
    )`
      To the left of the inner points the sum grows by 2 a unit, and beyond the outer point by 4. Find where the bound
      is reached.`;
    const right = step(
      () => {
        const spare = limit - Number(least);
        return spare <= 2 * (d - c) ? q(c).add(q(spare, 2)) : q(d).add(q(spare - 2 * (d - c)).div(slope));
      },
      value =>
        tex`${value.valueOf() <= d ? tex`2(x - ${c})` : tex`2 \times ${d - c} + 4(x - ${d})`}: \quad x \le
          ${frac(value)}`,
    )`
      Do the same to the right, where the gap of the points is another one.`;
    const count = step(
      calc`floor(${right}) - ceil(${left}) + 1`,
      value => tex`${right.floor()} ${addedTex(left.ceil().neg())} + 1 = ${value}`,
    )`
      Count the integers between.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many integers $x$ satisfy $${order.map(from).join(' + ')} \le ${limit}$?`
          : frame === 1
            ? text`Four villages lie on a straight road at the ${points.slice(0, -1).join(' km, ')} km and
              ${String(points.at(-1))} km marks. A school is to be built on the road at a whole number of kilometres, so
              that the sum of its distances from the four villages is at most ${String(limit)} km. How many places are
              possible?`
            : text`Find the number of integral values of $x$ for which $${[...order].reverse().map(from).join(' + ')}$
              is not greater than $${limit}$.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_case', slope, 2)`
          Beyond the outer points the sum was let grow by 2 a unit; all four distances grow there.`,
        slip('mixed_up_inside_and_outside', count, calc`${c} - ${b} + 1`)`
          $${count}$ counts only the integers between the inner points; the bound leaves room outside.`,
        slip('counted_gaps_for_numbers', count, calc`${count} - 1`)`
          $${count}$ is last minus first; with both ends there is one integer more.`,
        slip('ignored_a_condition', count, calc`${d} - ${a} + 1`)`
          $${count}$ is the number of integers from the first to the last point, whatever the bound is.`,
        slip('assumed_a_symmetry', right, calc`${c} + ${b} - ${left}`)`
          The reach on the left was used on the right too, though the gaps of the points differ.`,
        slip('assumed_a_symmetry', left, calc`${b} - (${right} - ${c})`)`
          $${count}$ uses the reach on the right on the left too, though the gaps of the points differ.`,
        slip('left_out_a_case', left, calc`${b} - (${limit} - ${least}) / 4`)`
          To the left the sum was let grow by 4 a unit from the inner point on; up to the outer point it is 2.`,
        slip('left_out_a_term', least, calc`${d} - ${a}`)`
          Only the outer pair was counted in the least value; the inner pair adds its distance.`,
      ],
      snapRead: text`Four distances with a bounded sum; the integers are to be counted. The slopes change at the
        points.`,
      approach: text`Start from the flat part between the inner points and walk outwards: slope 2 up to the outer point,
        slope 4 beyond. Each side has its own gap, so each needs its own case.`,
      faster: () =>
        text`Flat at $${least}$ on $[${b}, ${c}]$, at the outer points $${at([a, b, c, d], a)}$ and
          $${at([a, b, c, d], d)}$; reach ${limit} at $${frac(left)}$ and $${frac(right)}$.`,
      check: () => {
        const x = Number(right.floor());
        return text`At $x = ${x}$ the sum is $${at(points, x)}$, at $x = ${x + 1}$ it is $${at(points, x + 1)}$; the
          bound is ${limit}.`;
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
      const oneBeyond = spare > 2 * Math.min(b - a, d - c);
      return b - a !== d - c && oneBeyond && points.every(x => x !== 0)
        ? { points, order: draw.shuffled(points), limit, frame }
        : null;
    },
    forms: [withinFour],
  }),
];
