import type Fraction from 'fraction.js';
import { addedTex, fractionTex, withUnit } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turned } from '../turned.ts';
import { q } from '../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const positiveWhole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const distanceTex = (point: number) => (point === 0 ? '|x|' : `|x ${addedTex(-point)}|`);
const listed = (numbers: readonly number[]) =>
  `${numbers.slice(0, -1).map(String).join(', ')} and ${numbers.at(-1)}`;

/** Sum of the distances from x to the points. */
const total = (points: readonly number[], x: number) =>
  points.reduce((sum, point) => sum + Math.abs(x - point), 0);

interface ThreePoints {
  /** In ascending order. */
  points: readonly [number, number, number];
  shownAs: readonly number[];
  turn: number;
}

/** AL.MOD.4 Easy: three points; the middle one, not the mean. */
const threePoints = template<ThreePoints, Fraction>({
  type: 'AL.MOD.4',
  band: 'Easy',
  variant: 'three-points',
  revision: 1,
  draw: draw => {
    const a = draw.int(-6, 4);
    const b = a + draw.int(2, 8);
    const c = b + draw.int(2, 9);
    const points = [a, b, c] as const;
    if (b - a === c - b) return null;
    return { points, shownAs: draw.shuffled(points), turn: draw.int(0, 5) };
  },
  stem: ({ shownAs }) =>
    `For real $x$, what is the least value of $${shownAs.map(distanceTex).join(' + ')}$?`,
  answer: ({ points: [a, , c] }) => q(c - a),
  slips: ({ points, turn }) => {
    const [a, b, c] = points;
    const mean = (a + b + c) / 3;
    return turned(
      [
        {
          misconception: 'mean_for_median',
          value: Number.isInteger(mean) ? q(total(points, mean)) : q(-1),
          words: `You took the value at the mean of the three points, $x = ${mean}$; the least is at the middle point.`,
        },
        {
          misconception: 'uses_end_point',
          value: q(total(points, a)),
          words: `You took the value at the smallest point, $x = ${a}$, where both other distances are long.`,
        },
        {
          misconception: 'uses_end_point',
          value: q(total(points, c)),
          words: `You took the value at the largest point, $x = ${c}$, where both other distances are long.`,
        },
        {
          misconception: 'puts_zero_for_x',
          value: q(total(points, 0)),
          words: 'You took $x = 0$; the sum depends on where the three points lie.',
        },
        {
          misconception: 'drops_one_distance',
          value: q(Math.max(b - a, c - b)),
          words:
            'You took the distance from the middle point to one outer point only; the other one counts too.',
        },
        {
          misconception: 'reports_x_instead_of_value',
          value: q(b),
          words: 'You took the $x$ at which the sum is least; the value of the sum is asked.',
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: positiveWhole,
  solution: ({ points }) => {
    const [a, b, c] = points;
    return {
      snapRead:
        'Three moduli are added and the least value is asked. Each modulus is the distance of $x$ from a fixed point; a sum of distances on a line is the cue.',
      approach:
        'Think of the number line. The two outer distances add up to at least the gap between the outer points, and the third is zero at the middle point, which lies in that gap. No cases and no graph are needed.',
      steps: [
        {
          says: 'Find the three points and put them in order.',
          works: `${a} < ${b} < ${c}`,
          value: [q(a), q(b), q(c)],
        },
        {
          says: 'Between the outer points the two outer distances add up to their gap; outside they add up to more.',
          works: `${distanceTex(a)} + ${distanceTex(c)} \\ge ${c} - ${a < 0 ? `(${a})` : a} = ${c - a}`,
          value: q(c - a),
        },
        {
          says: 'At the middle point the third distance is zero, and the outer two still add up to the gap.',
          works: `x = ${b}: \\quad ${c - a} + 0 = ${c - a}`,
          value: q(c - a),
        },
      ],
      check: `At $x = ${b}$ the distances are ${listed([b - a, 0, c - b])}, which add up to ${c - a}; one step to either side gives ${c - a + 1}.`,
      principle:
        'A sum of distances to fixed points on a line is least at the median point, not at the mean.',
    };
  },
  verify: ({ points }) => {
    // Every x in steps of one sixth.
    let least = q(1000);
    for (let i = -60; i <= 180; i += 1) {
      const sum = points.reduce((s, point) => s.add(q(i, 6).sub(point).abs()), q(0));
      if (sum.compare(least) < 0) least = sum;
    }
    return least;
  },
});

interface Villages {
  road: (typeof roads)[number];
  at: readonly number[];
  weights: readonly number[];
  turn: number;
}

const roads = [
  { who: 'children', where: 'Four villages', site: 'a school', walk: 'walk one way to the school' },
  { who: 'patients', where: 'Four hamlets', site: 'a clinic', walk: 'travel one way to the clinic' },
  {
    who: 'workers',
    where: 'Four housing colonies',
    site: 'a workshop',
    walk: 'travel one way to the workshop',
  },
  { who: 'farmers', where: 'Four settlements', site: 'a grain market', walk: 'travel one way to the market' },
] as const;

const weighted = ({ at, weights }: Villages, x: number) =>
  at.reduce((sum, place, i) => sum + (weights[i] ?? 0) * Math.abs(x - place), 0);

/** Index of the place where the count of people from the left reaches half. */
function medianIndex(weights: readonly number[]): number {
  const all = weights.reduce((sum, w) => sum + w, 0);
  let seen = 0;
  for (const [i, weight] of weights.entries()) {
    seen += weight;
    if (2 * seen >= all) return i;
  }
  return weights.length - 1;
}

/** AL.MOD.4 Medium: every person is a point of the line, so the median is that of the people, not of the places. */
const weightedMedian = template<Villages, Fraction>({
  type: 'AL.MOD.4',
  band: 'Medium',
  variant: 'weighted-median',
  revision: 1,
  draw: draw => {
    const at: number[] = [0];
    for (let i = 0; i < 3; i += 1) at.push((at.at(-1) ?? 0) + draw.int(2, 9));
    const weights = [0, 0, 0, 0].map(() => draw.step(10, 70, 5));
    const all = weights.reduce((sum, w) => sum + w, 0);
    const seen = weights.slice(0, medianIndex(weights) + 1).reduce((sum, w) => sum + w, 0);
    // The median is one place only, and not always one of the two middle places.
    if (2 * seen === all || new Set(weights).size < 4) return null;
    if (medianIndex(weights) % 3 !== 0 && draw.chance(0.5)) return null;
    return { road: draw.pick(roads), at, weights, turn: draw.int(0, 7) };
  },
  stem: ({ road, at, weights }) =>
    `${road.where} lie along a straight road, at kilometres ${listed(at)}. In this order they have ${listed(weights)} ${road.who}. ${road.site.replace(/^a/, 'A')} is to be built somewhere along the road so that the total distance which all the ${road.who} ${road.walk} is least. What is that total, in kilometres?`,
  answer: p => q(weighted(p, p.at[medianIndex(p.weights)] ?? 0)),
  slips: p => {
    const { road, at, weights, turn } = p;
    const all = weights.reduce((sum, w) => sum + w, 0);
    const mean = q(
      at.reduce((sum, place, i) => sum + place * (weights[i] ?? 0), 0),
      all,
    );
    const most = weights.indexOf(Math.max(...weights));
    const nearMean = Math.round(mean.valueOf());
    const middle = ((at[0] ?? 0) + (at[3] ?? 0)) / 2;
    const site = at[medianIndex(weights)] ?? 0;
    const ways = at.map((place, i) => (weights[i] ?? 0) * Math.abs(place - site));
    const farthest = at[0] !== undefined && site - at[0] > (at[3] ?? 0) - site ? 0 : 3;
    const sides = [0, 3].map(end =>
      ways.filter((_, i) => (end === 0 ? (at[i] ?? 0) < site : (at[i] ?? 0) > site)),
    );
    const larger = Math.max(...sides.map(side => side.reduce((sum, way) => sum + way, 0)));
    return turned(
      [
        {
          misconception: 'drops_farthest_place',
          value: q(weighted(p, site) - (ways[farthest] ?? 0)),
          words: `You took the right site but left the ${road.who} of the farthest place, at kilometre ${at[farthest]}, out of the total.`,
        },
        {
          misconception: 'counts_one_side_only',
          value: q(larger),
          words: `You took the right site but only the ${road.who} on one side of it.`,
        },
        {
          misconception: 'ignores_weights',
          value: q(weighted(p, at[1] ?? 0)),
          words: `You took the second place, as if every place had equally many ${road.who}.`,
        },
        {
          misconception: 'ignores_weights',
          value: q(weighted(p, at[2] ?? 0)),
          words: `You took the third place, as if every place had equally many ${road.who}.`,
        },
        {
          misconception: 'mean_for_median',
          value: q(weighted(p, nearMean)),
          words: `You took the site at kilometre ${nearMean}, near the average place of all the ${road.who}; the least total is at their median.`,
        },
        {
          misconception: 'midpoint_of_ends',
          value: q(weighted(p, middle)),
          words: 'You took the site halfway between the two ends of the row.',
        },
        {
          misconception: 'largest_place_for_median',
          value: q(weighted(p, at[most] ?? 0)),
          words: `You took the place with the most ${road.who}; the median of all the ${road.who} lies elsewhere.`,
        },
        {
          misconception: 'uses_end_point',
          value: q(weighted(p, at[0] ?? 0)),
          words: 'You took the first place on the road as the site.',
        },
      ],
      turn,
    );
  },
  show: value => withUnit(value, 'km'),
  plausible: positiveWhole,
  solution: p => {
    const { road, at, weights } = p;
    const all = weights.reduce((sum, w) => sum + w, 0);
    const m = medianIndex(weights);
    const site = at[m] ?? 0;
    const before = weights.slice(0, m).reduce((sum, w) => sum + w, 0);
    const key = weighted(p, site);
    return {
      snapRead: `Places on a straight road with different numbers of ${road.who} are given; the least total distance is asked. It is a sum of distances in which each place counts as often as it has people.`,
      approach: `Line up all the ${road.who} by kilometre and find where the middle one stands: that place is the best site. Moving away from it lengthens the way for more than half of them. The average place is a trap.`,
      steps: [
        {
          says: `Count all the ${road.who} and see where half of them is reached.`,
          works: `${weights.join(' + ')} = ${all}, \\qquad \\frac{${all}}{2} = ${all / 2}`,
          value: q(all, 2),
        },
        {
          says: 'Add up from the left until half is passed; that place is the median.',
          works: `${m === 0 ? '0' : before} < ${all / 2} < ${before + (weights[m] ?? 0)} \\;\\Rightarrow\\; \\text{kilometre } ${site}`,
          value: q(site),
        },
        {
          says: 'Add the distances to this place, each as often as it occurs.',
          works: `${at
            .map((place, i) => ({ gap: Math.abs(place - site), weight: weights[i] ?? 0 }))
            .filter(({ gap }) => gap > 0)
            .map(({ gap, weight }) => `${weight} \\times ${gap}`)
            .join(' + ')} = ${key}`,
          value: q(key),
        },
      ],
      check: `One kilometre further up the road the total is ${weighted(p, site + 1)} km, and one kilometre further down it is ${weighted(p, site - 1)} km; both are more than ${key} km.`,
      principle:
        'With weights, the least sum of distances is at the weighted median: the point where the count from one side first reaches half.',
    };
  },
  verify: p => {
    // Every hundred metres along the road.
    let least = Number.POSITIVE_INFINITY;
    for (let i = -20; i <= 300; i += 1) least = Math.min(least, weighted(p, i / 10));
    return q(Math.round(least * 10), 10);
  },
});

interface FourPoints {
  /** In ascending order. */
  points: readonly [number, number, number, number];
  limit: number;
  turn: number;
}

const leastOf = ([a, b, c, d]: FourPoints['points']) => d - a + (c - b);

/** How far the solution reaches beyond an inner point: slope 2 up to the outer point, slope 4 after it. */
function reach(spare: number, gap: number): Fraction {
  return spare <= 2 * gap ? q(spare, 2) : q(gap).add(q(spare - 2 * gap, 4));
}

const wholeBetween = (low: Fraction, high: Fraction) => Number(high.floor().sub(low.ceil()).add(1).valueOf());

/** AL.MOD.4 Hard: the sum is flat, then rises by 2 and later by 4 for each step, and the two sides differ. */
const withinTotal = template<FourPoints, Fraction>({
  type: 'AL.MOD.4',
  band: 'Hard',
  variant: 'within-a-total',
  revision: 1,
  draw: draw => {
    const a = draw.int(-7, 2);
    const b = a + draw.int(1, 5);
    const c = b + draw.int(2, 5);
    const d = c + draw.int(1, 6);
    const points = [a, b, c, d] as const;
    const nearGap = Math.min(b - a, d - c);
    const farGap = Math.max(b - a, d - c);
    if (farGap - nearGap < 2) return null;
    // One side reaches beyond its outer point, the other stays inside it.
    const spare = draw.int(2 * nearGap + 2, 2 * farGap - 1);
    return { points, limit: leastOf(points) + spare, turn: draw.int(0, 6) };
  },
  stem: ({ points, limit }) =>
    `How many integers $x$ satisfy $${points.map(distanceTex).join(' + ')} \\le ${limit}$?`,
  answer: ({ points, limit }) => {
    const [a, b, c, d] = points;
    const spare = limit - leastOf(points);
    return q(wholeBetween(q(b).sub(reach(spare, b - a)), q(c).add(reach(spare, d - c))));
  },
  slips: ({ points, limit, turn }) => {
    const [a, b, c, d] = points;
    const spare = limit - leastOf(points);
    const sum = a + b + c + d;
    const strict = (() => {
      let count = 0;
      for (let x = -80; x <= 80; x += 1) if (total(points, x) < limit) count += 1;
      return count;
    })();
    return turned(
      [
        {
          misconception: 'all_brackets_one_sign',
          value: q(wholeBetween(q(sum - limit, 4), q(sum + limit, 4))),
          words:
            'You took all four brackets with one sign on each side; between the points some of them have the other sign.',
        },
        {
          misconception: 'keeps_inner_slope',
          value: q(wholeBetween(q(b).sub(q(spare, 2)), q(c).add(q(spare, 2)))),
          words:
            'You took a rise of 2 for each step all the way; beyond the outermost points the sum rises by 4.',
        },
        {
          misconception: 'keeps_outer_slope',
          value: q(wholeBetween(q(b).sub(q(spare, 4)), q(c).add(q(spare, 4)))),
          words:
            'You took a rise of 4 for each step from the inner points on; up to the outermost points it is only 2.',
        },
        {
          misconception: 'rounds_ends_outwards',
          value: q(
            wholeBetween(
              q(b)
                .sub(reach(spare, b - a))
                .floor(),
              q(c)
                .add(reach(spare, d - c))
                .ceil(),
            ),
          ),
          words: 'You took the ends of the range rounded outwards; the integers must lie inside the range.',
        },
        {
          misconception: 'excludes_closed_end',
          value: q(strict),
          words: `You took the integers where the sum is strictly below ${limit}; equality is allowed.`,
        },
        {
          misconception: 'stays_between_outer_points',
          value: q(
            wholeBetween(
              q(Math.max(a, b - Math.floor(spare / 2))),
              q(Math.min(d, c + Math.floor(spare / 2))),
            ),
          ),
          words: `You took only integers between the outermost points ${a} and ${d}; some beyond them satisfy the condition too.`,
        },
        {
          misconception: 'counts_flat_part_only',
          value: q(c - b + 1),
          words: 'You took only the integers where the sum is least; it may rise above its least value.',
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: positiveWhole,
  solution: ({ points, limit }) => {
    const [a, b, c, d] = points;
    const least = leastOf(points);
    const spare = limit - least;
    const low = q(b).sub(reach(spare, b - a));
    const high = q(c).add(reach(spare, d - c));
    const count = wholeBetween(low, high);
    const signed = (n: number) => (n < 0 ? `(${n})` : `${n}`);
    const side = (inner: number, gap: number, sign: '+' | '-', end: Fraction) =>
      spare <= 2 * gap
        ? `${inner} ${sign} \\frac{${spare}}{2} = ${fractionTex(end)}`
        : `${inner} ${sign} ${gap} ${sign} \\frac{${spare} - ${2 * gap}}{4} = ${fractionTex(end)}`;
    return {
      snapRead:
        'A sum of four distances from fixed points must not exceed a limit, and the integers that manage this are counted. The sum is a bent line with a flat bottom.',
      approach:
        'Find the least sum, which holds between the two inner points, and see how much the limit leaves to spare. Going outwards the sum rises by 2 a step up to the outer point and by 4 beyond it, so treat both sides separately. Five cases of signs would give the same, slower.',
      steps: [
        {
          says: 'Between the two inner points the sum is least: the outer gap and the inner gap.',
          works: `(${d} - ${signed(a)}) + (${c} - ${signed(b)}) = ${least}`,
          value: q(least),
        },
        {
          says: 'See what the limit leaves to spare.',
          works: `${limit} - ${least} = ${spare}`,
          value: q(spare),
        },
        {
          says: `Go right from the inner point: 2 a step up to the outer point${spare > 2 * (d - c) ? ', then 4 a step' : ', which is not reached'}.`,
          works: `x \\le ${side(c, d - c, '+', high)}`,
          value: high,
        },
        {
          says: `Go left from the other inner point in the same way: 2 a step up to the outer point${spare > 2 * (b - a) ? ', then 4 a step' : ', which is not reached'}.`,
          works: `x \\ge ${side(b, b - a, '-', low)}`,
          value: low,
        },
        {
          says: 'Count the integers in this range.',
          works: `${high.floor().valueOf()} - ${signed(Number(low.ceil().valueOf()))} + 1 = ${count}`,
          value: q(count),
        },
      ],
      check: `At the last integers counted, $x = ${low.ceil().valueOf()}$ and $x = ${high.floor().valueOf()}$, the sum is ${total(points, Number(low.ceil().valueOf()))} and ${total(points, Number(high.floor().valueOf()))}; one step further out it is above ${limit}.`,
      principle:
        'A sum of distances changes its slope by 2 at each point passed: start from the flat or lowest part and walk outwards, side by side.',
    };
  },
  verify: ({ points, limit }) => {
    let count = 0;
    for (let x = -80; x <= 80; x += 1) if (total(points, x) <= limit) count += 1;
    return q(count);
  },
});

export const modulus: readonly AnyTemplate[] = [threePoints, weightedMedian, withinTotal];
