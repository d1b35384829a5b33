import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Between {
  /** All angles are multiples of this, at least `least` and at most `most`, each in degrees. */
  unit: number;
  least: number;
  most: number;
  frame: number;
}

/** The most different whole numbers from `low` on whose sum does not exceed the total. */
function mostOf(low: number, total: number): number {
  let [n, sum] = [0, 0];
  while (sum + low + n <= total) {
    sum += low + n;
    n += 1;
  }
  return n;
}

/** The fewest different whole numbers from `low` to `high` whose sum reaches the total. */
function fewestOf(low: number, high: number, total: number): number {
  let [n, sum] = [0, 0];
  while (sum < total && high - n >= low) {
    sum += high - n;
    n += 1;
  }
  return n;
}

const upwards = (low: number, n: number) => (n * (2 * low + n - 1)) / 2;
const downwards = (high: number, n: number) => (n * (2 * high - n + 1)) / 2;
const ends = ({ unit, least, most }: Between) => ({
  total: 360 / unit,
  low: (180 - most) / unit,
  high: (180 - least) / unit,
});

const numbersOfSides = form({
  form: 'numbers-of-sides-with-distinct-angles',
  band: 'Hard',
  also: ['AL.SEQ.1', 'AR.AVG.7'],
  entry: true,
  likely: true,
  seconds: 115,
  stem: ({ unit, least, most, frame }: Between) =>
    frame === 0
      ? `The interior angles of a convex polygon are all different. In degrees, each of them is a multiple of $${unit}$ from $${least}$ to $${most}$. For how many numbers of sides is this possible?`
      : frame === 1
        ? `A designer draws convex polygons with no two interior angles equal. She uses only angles that are whole multiples of $${unit}^{\\circ}$, none smaller than $${least}^{\\circ}$ and none larger than $${most}^{\\circ}$. How many values can the number of vertices have?`
        : `No two interior angles of a convex polygon with $n$ sides are equal; all of them lie between $${least}^{\\circ}$ and $${most}^{\\circ}$, both included, and are divisible by $${unit}^{\\circ}$. How many values of $n$ are possible?`,
  path: path<Between>()
    .step(
      'total',
      p => q(ends(p).total),
      ({ unit }) =>
        `Go over to the exterior angles, which together make one full turn, and count in units of $${unit}^\\circ$.`,
      ({ unit }, { total }) => `360 \\div ${unit} = ${total}`,
    )
    .quiet('low', p => q(ends(p).low))
    .quiet('high', p => q(ends(p).high))
    .step(
      'most',
      (_p, { low, total }) => q(mostOf(low.valueOf(), total.valueOf())),
      (_p, { low, high }) =>
        `In these units the exterior angles are different whole numbers from $${low}$ to $${high}$. The most angles come from the smallest numbers in a row.`,
      (_p, { low, total, most }) => {
        const [l, n] = [low.valueOf(), most.valueOf()];
        return `${l} + \\dots + ${l + n - 1} = ${upwards(l, n)} \\le ${total} < ${upwards(l, n + 1)}: \\quad n \\le ${n}`;
      },
    )
    .step(
      'fewest',
      (_p, { low, high, total }) => q(fewestOf(low.valueOf(), high.valueOf(), total.valueOf())),
      'The fewest come from the largest numbers in a row, which must reach the full turn.',
      (_p, { high, total, fewest }) => {
        const [h, n] = [high.valueOf(), fewest.valueOf()];
        return `${h} + \\dots + ${h - n + 2} = ${downwards(h, n - 1)} < ${total} \\le ${downwards(h, n)}: \\quad n \\ge ${n}`;
      },
    )
    .step(
      'count',
      (_p, { most, fewest }) => most.sub(fewest).add(1),
      'Every number between is possible, since changing single angles by one unit reaches every sum between the least and the greatest. Count both ends.',
      (_p, { most, fewest, count }) => `${most} - ${fewest} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_end_not_counted',
      at: 'count',
      wrongly: (_p, { most, fewest }) => most.sub(fewest),
      words: (_p, { most, fewest, count }) =>
        `$${most} - ${fewest} = ${count}$ leaves out one end; both numbers of sides are possible.`,
    },
    {
      misconception: 'smallest_possible_is_three',
      at: 'fewest',
      wrongly: (_p, { fewest }) => (fewest.valueOf() > 3 ? q(3) : null),
      words: ({ least }, { most }) =>
        `Every number of sides from $3$ to $${most}$ was counted; with few sides the angles would have to go below $${least}^\\circ$.`,
    },
    {
      misconception: 'bound_excluded',
      at: 'low',
      wrongly: (_p, { low }) => low.add(1),
      words: ({ most }, found) =>
        `Leaving out the angle of $${most}^\\circ$ itself gives $${found.most}$ sides at the most; it is allowed.`,
    },
    {
      misconception: 'lower_bound_excluded',
      at: 'high',
      wrongly: (_p, { high }) => high.sub(1),
      words: ({ least }, { fewest }) =>
        `Without the angle of $${least}^\\circ$ itself at least $${fewest}$ sides are needed; it is allowed.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { most, fewest }) => most.sub(fewest).sub(1),
      words: (_p, { most, fewest, count }) =>
        `$${count}$ counts the numbers strictly between $${fewest}$ and $${most}$; both ends are possible too.`,
    },
    {
      misconception: 'distinctness_ignored',
      at: 'most',
      wrongly: (_p, { low, total }) => total.div(low).floor(),
      words: (_p, { low, total, most }) =>
        `$${total} \\div ${low}$ gives up to $${most}$ sides, but with equal angles; they have to differ.`,
    },
    {
      misconception: 'distinctness_forgotten_below',
      at: 'fewest',
      wrongly: (_p, { high, total }) => total.div(high).ceil(),
      words: (_p, { high, fewest }) =>
        `$${fewest}$ sides as the fewest takes the exterior angle of $${high}$ units again and again; each may occur once.`,
    },
    {
      misconception: 'rounds_bound_up',
      at: 'most',
      wrongly: (_p, { most }) => most.add(1),
      words: (_p, { most, low, total }) =>
        `$${most}$ different exterior angles make $${upwards(low.valueOf(), most.valueOf())}$ units at least, more than $${total}$.`,
    },
    {
      misconception: 'rounds_bound_down',
      at: 'fewest',
      wrongly: (_p, { fewest }) => (fewest.valueOf() > 3 ? fewest.sub(1) : null),
      words: (_p, { fewest, high, total }) =>
        `$${fewest}$ different exterior angles make $${downwards(high.valueOf(), fewest.valueOf())}$ units at most, less than $${total}$.`,
    },
    {
      misconception: 'half_turn_for_full_turn',
      at: 'total',
      wrongly: ({ unit }) => q(180, unit).floor(),
      words: (_p, { total }) =>
        `The exterior angles of a convex polygon make $360^\\circ$; the sum of $${total}$ units is only half of that.`,
    },
    {
      misconception: 'only_the_most',
      gives: 'most',
      words: (_p, { most }) =>
        `$${most}$ is the greatest number of sides; the question is how many numbers are possible.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Different angles in steps between two bounds; how many numbers of sides fit? The fixed sum of the exterior angles decides.',
  approach: () =>
    'The exterior angles have a fixed sum. Small ones in a row allow the most sides, large ones in a row the fewest; every number between is possible too.',
  faster: (_p, { low, high, total, most, fewest }) =>
    `Exterior angles from $${low}$ to $${high}$ units with the sum $${total}$: add $${low}, ${low.add(1)}, \\dots$ until $${total}$ is passed ($${most}$ fit) and $${high}, ${high.sub(1)}, \\dots$ until it is reached ($${fewest}$ needed).`,
  check: (_p, { low, high, total, most, fewest }) => {
    const [l, h, m, f] = [low, high, most, fewest].map(Number) as [number, number, number, number];
    return `$${m}$ exterior angles make at least $${upwards(l, m)}$ units and $${m + 1}$ at least $${upwards(l, m + 1)}$; $${f}$ make at most $${downwards(h, f)}$ and $${f - 1}$ at most $${downwards(h, f - 1)}$, against $${total}$.`;
  },
  principle:
    'Different numbers with a fixed sum: the smallest in a row bound their number from above, the largest in a row from below.',
  verify: p => {
    // Sums that so many different angles can have, one angle after the other.
    const sums: Set<number>[] = [new Set([0])];
    for (let angle = p.least; angle <= p.most; angle += p.unit)
      for (let n = sums.length; n > 0; n -= 1)
        for (const sum of sums[n - 1] ?? []) {
          const reached = sums[n] ?? new Set();
          sums[n] = reached.add(sum + angle);
        }
    return q(sums.filter((reached, n) => n > 2 && reached.has(180 * (n - 2))).length);
  },
});

/** GM.QAD.1 Hard: numbers of sides of polygons whose angles differ and lie between bounds. */
export const numbersOfSidesBetween: readonly AnyTemplate[] = situation<Between>({
  type: 'GM.QAD.1',
  situation: 'angles-all-different',
  tries: 60,
  draw: draw => {
    const unit = draw.pick([3, 4, 5, 6, 8, 9, 10]);
    const low = draw.int(1, 6);
    const high = draw.int(low + 4, Math.min(30, Math.floor(110 / unit)));
    const p = { unit, least: 180 - unit * high, most: 180 - unit * low, frame: draw.int(0, 2) };
    const total = 360 / unit;
    const [most, fewest] = [mostOf(low, total), fewestOf(low, high, total)];
    const whole = high - low + 1;
    return p.least >= 60 &&
      fewest >= 4 &&
      most - fewest >= 2 &&
      most < whole &&
      downwards(high, fewest) >= total
      ? p
      : null;
  },
  forms: [numbersOfSides],
});
