import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { addedTex, fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const from = (point: number) => (point === 0 ? '|x|' : `|x ${addedTex(-point)}|`);
const at = (points: readonly number[], x: number) =>
  points.reduce((sum, point) => sum + Math.abs(x - point), 0);

interface Three {
  /** Ascending. */
  points: readonly [number, number, number];
  order: readonly number[];
  frame: number;
}

const leastOfThree = form({
  form: 'least-of-three-distances',
  revision: 3,
  apart: true,
  band: 'Easy',
  entry: true,
  seconds: 40,
  stem: ({ points: [a, b, c], order, frame }: Three) =>
    frame === 0
      ? `For real $x$, what is the least value of $${order.map(from).join(' + ')}$?`
      : frame === 1
        ? `Three bus stops on a straight road are at the $${a}$ km, $${b}$ km and $${c}$ km marks. A shelter is built on the road so that the sum of its distances from the three stops is the least possible. What is this sum, in km?`
        : `For every real number $x$, $${order.map(from).join(' + ')} \\ge m$. What is the greatest possible value of $m$?`,
  path: path<Three>()
    .step(
      'middle',
      ({ points: [, b] }) => q(b),
      'The terms are distances from three points. Moving towards the middle point brings $x$ nearer to two of them and away from one at most.',
      ({ points }, { middle }) => `${points.join(' < ')}: \\quad x = ${middle}`,
    )
    .step(
      'least',
      ({ points }, { middle }) => q(at(points, Number(middle))),
      'Add the distances there.',
      ({ points }, { middle, least }) =>
        `${points.map(p => Math.abs(Number(middle) - p)).join(' + ')} = ${least}`,
    ),
  slips: [
    {
      misconception: 'mean_for_median',
      at: 'least',
      wrongly: ({ points }) =>
        q(points[0] + points[1] + points[2], 3).d === 1n
          ? q(at(points, (points[0] + points[1] + points[2]) / 3))
          : null,
      words: ({ points }) =>
        `The mean of the points, $${(points[0] + points[1] + points[2]) / 3}$, was used; the sum of distances is least at the middle point.`,
    },
    {
      misconception: 'uses_end_point',
      at: 'middle',
      wrongly: ({ points }) => q(points[0]),
      words: (_p, { middle }) => `$x = ${middle}$ is an end; from there both other distances are long.`,
    },
    {
      misconception: 'uses_end_point',
      at: 'middle',
      wrongly: ({ points }) => q(points[2]),
      words: (_p, { middle }) => `$x = ${middle}$ is the other end; both other distances are long there.`,
    },
    {
      misconception: 'shorter_gap_only',
      at: 'least',
      wrongly: ({ points: [a, b, c] }) => q(Math.min(b - a, c - b)),
      words: (_p, { least }) => `$${least}$ is the distance from the middle point to the nearer end only.`,
    },
    {
      misconception: 'longer_gap_only',
      at: 'least',
      wrongly: ({ points: [a, b, c] }) => q(Math.max(b - a, c - b)),
      words: (_p, { least }) => `$${least}$ is the distance from the middle point to the farther end only.`,
    },
    {
      misconception: 'takes_x_zero',
      at: 'middle',
      wrongly: () => q(0),
      words: () => 'That is the value at $x = 0$, which has no special place here.',
    },
    {
      misconception: 'half_of_the_span',
      at: 'least',
      wrongly: ({ points: [a, , c] }) => q(c - a, 2),
      words: ({ points: [a, , c] }) =>
        `Half of the distance between the ends, $${c - a} \\div 2$, was taken; both ends have to be reached.`,
    },
    {
      misconception: 'middle_of_the_span',
      at: 'least',
      wrongly: ({ points }) =>
        (points[0] + points[2]) % 2 === 0 ? q(at(points, (points[0] + points[2]) / 2)) : null,
      words: () =>
        'The point half-way between the ends was used; the third point is then still some way off.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () => 'A sum of three distances on the number line, to be made as small as possible.',
  approach: () =>
    'Read the terms as distances from three points. The middle point is best, and there only the distance between the ends counts.',
  check: ({ points }, { middle, least }) =>
    `One step left or right of $${middle}$ the sum is $${at(points, Number(middle) - 1)}$ or $${at(points, Number(middle) + 1)}$, more than $${least}$.`,
  principle: 'A sum of distances from three points is least at the middle one.',
  verify: ({ points }) => {
    let best = Number.POSITIVE_INFINITY;
    for (let x = -80; x <= 80; x += 1) best = Math.min(best, at(points, x / 2));
    return q(best);
  },
});

interface Two {
  a: number;
  b: number;
  /** Sum of the distances. */
  k: number;
  frame: number;
}

const greatestRoot = form({
  form: 'greatest-solution',
  revision: 2,
  band: 'Easy',
  seconds: 45,
  stem: ({ a, b, k, frame }: Two) =>
    frame === 0
      ? `What is the greatest real number $x$ with $${from(a)} + ${from(b)} = ${k}$?`
      : frame === 1
        ? `The equation $${from(b)} + ${from(a)} = ${k}$ has two real solutions. Which is the larger one?`
        : `On the number line the distances of $x$ from $${a}$ and from $${b}$ add up to $${k}$. What is the greatest possible value of $x$?`,
  path: path<Two>()
    .step(
      'spare',
      ({ a, b, k }) => q(k - (b - a)),
      'Between the two points the sum is only their distance. The rest is walked outside, there and back for both.',
      ({ a, b, k }, { spare }) => `${k} - (${b} ${addedTex(-a)}) = ${spare}`,
    )
    .step(
      'beyond',
      (_p, { spare }) => spare.div(2),
      'Outside, both distances grow: half of the rest lies beyond the point.',
      (_p, { spare, beyond }) => `${spare} \\div 2 = ${fractionTex(beyond)}`,
    )
    .step(
      'greatest',
      ({ b }, { beyond }) => beyond.add(b),
      'Go that far beyond the larger point.',
      ({ b }, { beyond, greatest }) => `${b} + ${fractionTex(beyond)} = ${fractionTex(greatest)}`,
    ),
  slips: [
    {
      misconception: 'rest_not_halved',
      at: 'beyond',
      wrongly: (_p, { spare }) => spare,
      words: (_p, { beyond }) =>
        `All of the rest, $${fractionTex(beyond)}$, was put beyond the larger point; both distances grow there.`,
    },
    {
      misconception: 'span_not_subtracted',
      at: 'spare',
      wrongly: ({ k }) => q(k),
      words: () => 'The distance between the two points was not taken off before halving.',
    },
    {
      misconception: 'rest_halved_twice',
      at: 'beyond',
      wrongly: (_p, { spare }) => spare.div(4),
      words: (_p, { beyond }) =>
        `Only $${fractionTex(beyond)}$, a quarter of the rest, was put beyond the larger point; half of it lies there.`,
    },
    {
      misconception: 'from_the_smaller_point',
      at: 'greatest',
      wrongly: ({ a }, { beyond }) => beyond.add(a),
      words: ({ a }) => `The way beyond was counted from $${a}$, the smaller point.`,
    },
    {
      misconception: 'both_terms_one_sign',
      at: 'greatest',
      wrongly: ({ a, b, k }) => q(k + a - b, 2).add(a),
      words: () => 'One sign was exchanged when the bars were opened.',
    },
    {
      misconception: 'smallest_solution',
      at: 'greatest',
      wrongly: ({ a }, { beyond }) => q(a).sub(beyond),
      words: (_p, { greatest }) => `$${fractionTex(greatest)}$ is the smaller solution.`,
    },
    {
      misconception: 'middle_of_points_used',
      at: 'greatest',
      wrongly: ({ a, b }, { beyond }) => beyond.add(q(a + b, 2)),
      words: ({ a, b }, { beyond, greatest }) =>
        `The way beyond was counted from the middle of the two points. Here $${numberTex(beyond)} + \\frac{${numberTex(a)} + ${numberTex(b)}}{2} = ${numberTex(greatest)}$.`,
    },
    {
      misconception: 'signs_of_points_turned',
      at: 'greatest',
      wrongly: ({ a, b, k }) => q(k - a - b, 2),
      words: ({ a, b }) => `The zeros were read as $${-b}$ and $${-a}$; $|x - p|$ is zero at $x = p$.`,
    },
  ],
  show: shown,
  plausible: () => true,
  onSight: (value, { b }) => value.valueOf() > b,
  snapRead: () => 'Two distances with a given sum; the solution farthest to the right is wanted.',
  approach: () =>
    'Think of distances. Beyond both points the sum exceeds their own distance by twice the way from the nearer point.',
  check: ({ a, b, k }, { greatest }) =>
    `The two distances are $${fractionTex(greatest.sub(a))}$ and $${fractionTex(greatest.sub(b))}$: $${fractionTex(greatest.sub(a))} + ${fractionTex(greatest.sub(b))} = ${k}$.`,
  principle:
    'Outside two points the sum of distances is their own distance plus twice the way beyond the nearer one.',
  verify: ({ a, b, k }) => {
    for (let x = 400; x >= -400; x -= 1) if (at([a, b], x / 2) === k) return q(x, 2);
    throw new Error('no solution');
  },
});

const thirdPoints = form({
  form: 'third-points-for-a-bounded-minimum',
  revision: 3,
  band: 'Medium',
  entry: true,
  seconds: 80,
  also: ['AL.INQ.6'],
  suits: ({ a, b, k }: Two) => k - (b - a) > 1,
  stem: ({ a, b, k, frame }: Two) =>
    frame === 0
      ? `For how many integers $p$ is the least value of $${from(a)} + ${from(b)} + |x - p|$ over all real $x$ not greater than $${k}$?`
      : frame === 1
        ? `Two schools lie on a straight road at kilometres $${a}$ and $${b}$, and a third one is planned at some whole kilometre of it, which may also lie beyond both or be that of one of them. A clinic is to stand on the road so that the sum of its distances from the three schools is not more than $${k}$ km. For how many places of the third school is this possible?`
        : `An integer $p$ is such that $${from(b)} + |x - p| + ${from(a)} < ${k + 1}$ holds for at least one real number $x$. How many values can $p$ have?`,
  path: path<Two>()
    .step(
      'span',
      ({ a, b }) => q(b - a),
      'The sum of three distances is least at the middle point, where it is the distance of the two outer ones. As long as the third point lies between the given ones, that is their distance.',
      ({ a, b, k }, { span }) => `${b} - ${a < 0 ? `(${a})` : a} = ${span} \\le ${k}`,
    )
    .step(
      'beyond',
      ({ k }, { span }) => q(k).sub(span),
      'If the third point lies outside, the least sum is its distance from the far one of the two. Find how many steps outside are possible.',
      ({ k }, { span, beyond }) => `${k} - ${span} = ${beyond}`,
    )
    .step(
      'count',
      (_p, { span, beyond }) => span.add(1).add(beyond.mul(2)),
      'Count the integers from one given point to the other, both included, and those on the two sides.',
      (_p, { span, beyond, count }) => `${span.add(1)} + 2 \\times ${beyond} = ${count}`,
    ),
  slips: [
    {
      misconception: 'rest_halved',
      at: 'beyond',
      wrongly: (_p, { beyond }) => beyond.div(2).floor(),
      words: ({ k }, { span }) =>
        `The rest of $${k} - ${span}$ was halved, as for the sum of two distances; a step of the third point outside adds only 1 to the least sum.`,
    },
    {
      misconception: 'end_not_counted',
      at: 'count',
      wrongly: (_p, { span, beyond }) => span.add(beyond.mul(2)),
      words: (_p, { span }) =>
        `From one point to the other there are $${span.add(1)}$ integers, not $${span}$.`,
    },
    {
      misconception: 'one_side_only',
      at: 'count',
      wrongly: (_p, { span, beyond }) => span.add(1).add(beyond),
      words: (_p, { span, beyond, count }) =>
        `Only one side outside the two points was counted: $${span} + 1 + ${beyond} = ${count}$.`,
    },
    {
      misconception: 'all_distances_added',
      at: 'beyond',
      wrongly: ({ k }, { span }) => (q(k).sub(span.mul(2)).s > 0n ? q(k).sub(span.mul(2)) : null),
      words: (_p, { span }) =>
        `Twice the distance $${span}$ was taken off; at the middle point only the two outer distances count, and they make up the range once.`,
    },
    {
      misconception: 'inside_only',
      at: 'count',
      wrongly: (_p, { span }) => span.add(1),
      words: (_p, { count }) => `$${count}$ integers lie between the given points; outside there are more.`,
    },
    {
      misconception: 'outside_only',
      at: 'count',
      wrongly: (_p, { beyond }) => beyond.mul(2),
      words: ({ a, b }) =>
        `Only places outside were counted; from $${a}$ to $${b}$ the third point does not change the least sum.`,
    },
    {
      misconception: 'distance_from_the_near_point',
      at: 'beyond',
      wrongly: ({ k }) => q(k),
      words: ({ k }) =>
        `$${k}$ steps were allowed on each side; the distance counts from the far one of the two given points.`,
    },
    {
      misconception: 'both_ends_twice',
      at: 'count',
      wrongly: (_p, { span, beyond }) => span.add(3).add(beyond.mul(2)),
      words: ({ a, b }) => `$${a}$ and $${b}$ themselves were counted both as inner and as outer places.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'A sum of three distances, one of the points unknown; its least value is bounded, and places are counted.',
  approach: () =>
    'The least sum of three distances is the range of the points. So the question is where the third point may lie without making the range too large.',
  faster: ({ a, b, k }) =>
    `The range is at most $${k}$ when $${b - k} \\le p \\le ${a + k}$: $${a + k} - ${b - k < 0 ? `(${b - k})` : b - k} + 1$ values.`,
  check: ({ a, b, k }) =>
    `With $p = ${a + k}$ the least sum, at $x = ${b}$, is $${b - a} + ${a + k - b} = ${k}$; with $p = ${a + k + 1}$ it is $${k + 1}$.`,
  principle: 'The least sum of three distances is the distance of the two outer points.',
  verify: ({ a, b, k }) => {
    let n = 0;
    for (let p = -200; p <= 200; p += 1) {
      let least = Number.POSITIVE_INFINITY;
      for (let x = -60; x <= 90; x += 1) least = Math.min(least, at([a, b, p], x));
      if (least <= k) n += 1;
    }
    return q(n);
  },
});

interface Weighted {
  /** Ascending, with the weights. */
  points: readonly [number, number, number];
  weights: readonly [number, number, number];
  frame: number;
}

const weighted = ({ points, weights }: Weighted, x: number) =>
  points.reduce((sum, point, i) => sum + (weights[i] ?? 0) * Math.abs(x - point), 0);
const medianOf = ({ points, weights: [u, v, w] }: Weighted) =>
  2 * u >= u + v + w ? points[0] : 2 * w >= u + v + w ? points[2] : points[1];
const termTex = (weight: number, point: number) => `${weight === 1 ? '' : weight}${from(point)}`;

const leastWeighted = form({
  form: 'least-weighted-sum',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: ({ points, weights, frame }: Weighted) =>
    frame === 0
      ? `Find the minimum of $${points.map((p, i) => termTex(weights[i] ?? 1, p)).join(' + ')}$ over all real numbers $x$.`
      : frame === 1
        ? `At the ${points[0]} km, ${points[1]} km and ${points[2]} km marks of a straight road live ${weights[0]}, ${weights[1]} and ${weights[2]} families respectively. A well is dug on the road so that the sum of the distances of all the families from it is the least possible. What is this sum, in km?`
        : `What is the smallest value that $${[...points]
            .reverse()
            .map((p, i) => termTex([...weights].reverse()[i] ?? 1, p))
            .join(' + ')}$ can take?`,
  path: path<Weighted>()
    .step(
      'best',
      p => q(medianOf(p)),
      'Repeat every point as often as its coefficient says: the sum is least at the middle one of all these.',
      (p, { best }) =>
        `${p.weights.join(' + ')} = ${p.weights[0] + p.weights[1] + p.weights[2]}: \\quad x = ${best}`,
    )
    .step(
      'least',
      (p, { best }) => q(weighted(p, Number(best))),
      'Work out the sum there.',
      (p, { best, least }) =>
        `${p.points.map((point, i) => `${p.weights[i]} \\times ${Math.abs(point - Number(best))}`).join(' + ')} = ${least}`,
    ),
  slips: [
    {
      misconception: 'weights_ignored',
      at: 'best',
      wrongly: ({ points }, { best }) => (best.equals(points[1]) ? null : q(points[1])),
      words: (_p, { best }) =>
        `The middle of the three points, $x = ${best}$, was used; the coefficients shift the best place.`,
    },
    {
      misconception: 'mean_for_median',
      at: 'least',
      wrongly: p => {
        const mean =
          p.points.reduce((s, point, i) => s + point * (p.weights[i] ?? 0), 0) /
          (p.weights[0] + p.weights[1] + p.weights[2]);
        return Number.isInteger(2 * mean) ? q(Math.round(2 * weighted(p, mean)), 2) : null;
      },
      words: () => 'The weighted mean of the points was used; sums of distances are least at the median.',
    },
    {
      misconception: 'uses_end_point',
      at: 'best',
      wrongly: ({ points }, { best }) => (best.equals(points[0]) ? null : q(points[0])),
      words: (_p, { best }) => `That is the value at $x = ${best}$.`,
    },
    {
      misconception: 'uses_end_point',
      at: 'best',
      wrongly: ({ points }, { best }) => (best.equals(points[2]) ? null : q(points[2])),
      words: (_p, { best }) => `That is the value at $x = ${best}$, the other end.`,
    },
    {
      misconception: 'coefficients_left_out',
      at: 'least',
      wrongly: ({ points }, { best }) => q(at(points, Number(best))),
      words: ({ points }, { best, least }) =>
        `$${points.map(point => Math.abs(point - Number(best))).join(' + ')} = ${least}$ adds the distances without their coefficients.`,
    },
    {
      misconception: 'one_term_only',
      at: 'least',
      wrongly: ({ points, weights }, { best }) =>
        q(Math.max(...points.map((point, i) => (weights[i] ?? 0) * Math.abs(point - Number(best))))),
      words: (_p, { least, best }) =>
        `$${least}$ is the largest single term at $x = ${best}$; the other point that is not there counts too.`,
    },
    {
      misconception: 'span_of_the_points',
      at: 'least',
      wrongly: ({ points: [a, , c], weights: [u, v, w] }) => q((c - a) * Math.min(u, v, w)),
      words: () =>
        'The distance between the ends was multiplied by the smallest coefficient; that is too little.',
    },
    {
      misconception: 'middle_term_dropped_wrongly',
      at: 'least',
      wrongly: ({ points: [a, b, c], weights: [u, , w] }) => q(u * (b - a) + w * (c - b)),
      words: () => 'The term of the middle point was dropped, though the best place is not there.',
    },
    {
      misconception: 'takes_x_zero',
      at: 'best',
      wrongly: () => q(0),
      words: () => 'That is the value at $x = 0$, which has no special place here.',
    },
  ],
  show: shown,
  plausible: isCount,
  snapRead: () => 'A sum of distances with coefficients, to be made least: the coefficients decide where.',
  approach: () =>
    'A coefficient counts a point several times. The median of all points, so counted, is the best place; a coefficient of half of the total or more settles it at once.',
  faster: ({ weights }, { best, least }) =>
    `Slopes change from $-${weights[0] + weights[1] + weights[2]}$ by $${weights.map(w => 2 * w).join(', ')}$: the sign turns at $x = ${best}$, value $${least}$.`,
  check: (p, { best, least }) =>
    `One step aside the sum is $${weighted(p, Number(best) - 1)}$ or $${weighted(p, Number(best) + 1)}$, not less than $${least}$.`,
  principle: 'A weighted sum of distances is least at the weighted median.',
  verify: p => {
    let best = Number.POSITIVE_INFINITY;
    for (let x = -100; x <= 100; x += 1) best = Math.min(best, weighted(p, x / 2));
    return q(best);
  },
});

/** AL.MOD.4 Easy and Medium: sums of distances. */
export const distancesOnALine: readonly AnyTemplate[] = [
  ...situation<Three>({
    type: 'AL.MOD.4',
    situation: 'three-points',
    tries: 20,
    draw: draw => {
      const frame = draw.int(0, 2);
      const a = draw.int(-15, 6) + (frame === 1 ? 20 : 0);
      const b = a + draw.int(2, 14);
      const points = [a, b, b + draw.int(2, 15)] as const;
      return points[1] - points[0] !== points[2] - points[1] && points.every(p => p !== 0)
        ? { points, order: draw.shuffled(points), frame }
        : null;
    },
    forms: [leastOfThree],
  }),
  ...situation<Two>({
    type: 'AL.MOD.4',
    situation: 'two-points',
    tries: 20,
    draw: draw => {
      const frame = draw.int(0, 2);
      const a = draw.int(-14, 8) + (frame === 1 ? 30 : 0);
      const b = a + draw.int(3, 16);
      return a !== 0 && b !== 0 ? { a, b, k: b - a + draw.int(3, 24), frame } : null;
    },
    forms: [greatestRoot, thirdPoints],
  }),
  ...situation<Weighted>({
    type: 'AL.MOD.4',
    situation: 'weighted-points',
    tries: 20,
    draw: draw => {
      const frame = draw.int(0, 2);
      const a = draw.int(-9, 5) + (frame === 1 ? 10 : 0);
      const b = a + draw.int(2, 9);
      const p = {
        points: [a, b, b + draw.int(2, 9)] as const,
        weights: [draw.int(1, 9), draw.int(1, 6), draw.int(1, 9)] as const,
        frame,
      };
      const all = p.weights[0] + p.weights[1] + p.weights[2];
      return p.weights.every(w => 2 * w !== all) &&
        new Set(p.weights).size > 1 &&
        p.points.every(x => x !== 0)
        ? p
        : null;
    },
    forms: [leastWeighted],
  }),
];
