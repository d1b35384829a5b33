import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

type Share = readonly [number, number];

interface Lines {
  /** The parallel sides, the shorter one first. */
  a: number;
  b: number;
  /** Least and greatest share of the part beside the shorter side. */
  low: Share;
  high: Share;
  way: boolean;
}

const tex = ([m, n]: Share) => `\\frac{${m}}{${n}}`;
const rootUp = (n: number) => q(Math.ceil(Math.sqrt(n) - 1e-9));
const rootDown = (n: number) => q(Math.floor(Math.sqrt(n) + 1e-9));
const at = ({ a, b }: Lines, [m, n]: Share) => a * a + ((b * b - a * a) * m) / n;

const linesBetween = form({
  form: 'whole-lines-between-two-shares',
  revision: 5,
  likely: true,
  band: 'Hard',
  also: ['GM.TRI.3', 'AL.INQ.3'],
  entry: true,
  seconds: 110,
  stem: ({ a, b, low, high, way }: Lines) =>
    way
      ? `The parallel sides of a trapezium measure $${a}$ cm and $${b}$ cm. A line parallel to them, between the other two sides, is a whole number of centimetres long. The part between this line and the shorter parallel side has at least $${tex(low)}$ and at most $${tex(high)}$ of the area of the trapezium. How many lengths can the line have?`
      : `A field is a trapezium with parallel sides of $${a}$ m and $${b}$ m. It is to be divided by a fence that is parallel to these and a whole number of metres long. The part next to the shorter parallel side is to get at least $${tex(low)}$ and at most $${tex(high)}$ of the area of the field. How many lengths can the fence have?`,
  path: path<Lines>()
    .step(
      'span',
      ({ a, b }) => q(b * b - a * a),
      'Produce the other two sides until they meet: the triangles on all parallels are similar, so areas go with the squares of these lines. In that unit the whole trapezium is:',
      ({ a, b }, { span }) => `${b}^2 - ${a}^2 = ${numberTex(span)}`,
    )
    .step(
      'least',
      ({ a, low: [m, n] }, { span }) => rootUp(a * a + (Number(span) * m) / n),
      'A line of length $x$ cuts off $x^2$ less the square of the shorter side. Bound this from below and round the root up.',
      ({ a, low }, { span, least }) =>
        `x^2 \\ge ${a}^2 + ${tex(low)} \\times ${numberTex(span)} = ${numberTex(
          span
            .mul(low[0])
            .div(low[1])
            .add(a * a),
        )} \\Rightarrow x \\ge ${numberTex(least)}`,
    )
    .step(
      'greatest',
      ({ a, high: [m, n] }, { span }) => rootDown(a * a + (Number(span) * m) / n),
      'Bound it from above in the same way and round down.',
      ({ a, high }, { span, greatest }) =>
        `x^2 \\le ${a}^2 + ${tex(high)} \\times ${numberTex(span)} = ${numberTex(
          span
            .mul(high[0])
            .div(high[1])
            .add(a * a),
        )} \\Rightarrow x \\le ${numberTex(greatest)}`,
    )
    .step(
      'count',
      (_p, { least, greatest }) => greatest.sub(least).add(1),
      'Count the integers from the first bound to the second, both included.',
      (_p, { least, greatest, count }) =>
        `${numberTex(greatest)} - ${numberTex(least)} + 1 = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'lengths_divided_for_areas',
      at: 'count',
      wrongly: ({ a, b, low, high }) => {
        const place = ([m, n]: Share) => a + ((b - a) * m) / n;
        return q(Math.floor(place(high) + 1e-9) - Math.ceil(place(low) - 1e-9) + 1);
      },
      words: ({ a, b, low, high }, { count }) =>
        `$${numberTex(count)}$ lengths lie between $${tex(low)}$ and $${tex(high)}$ of the way from $${a}$ to $${b}$; areas follow the squares, not the lengths.`,
    },
    {
      misconception: 'difference_without_one',
      at: 'count',
      wrongly: (_p, { least, greatest }) => greatest.sub(least),
      words: (_p, { least, greatest }) =>
        `$${numberTex(greatest)} - ${numberTex(least)}$ leaves one end out; both lengths are allowed.`,
    },
    {
      misconception: 'shares_from_the_longer_side',
      at: 'count',
      wrongly: p => {
        const flip = ([m, n]: Share): Share => [n - m, n];
        return rootDown(at(p, flip(p.low)))
          .sub(rootUp(at(p, flip(p.high))))
          .add(1);
      },
      words: () => 'The shares were given to the part beside the longer parallel side.',
    },
    {
      misconception: 'triangle_for_trapezium',
      at: 'count',
      wrongly: ({ a, b, low, high }) => {
        const least = Math.max(a + 1, Math.ceil(b * Math.sqrt(low[0] / low[1]) - 1e-9));
        return q(Math.floor(b * Math.sqrt(high[0] / high[1]) + 1e-9) - least + 1);
      },
      words: ({ a, b }) =>
        `The shares were taken of $${b}^2$, the whole triangle; the tip of $${a}^2$ is no part of the trapezium.`,
    },
    {
      misconception: 'least_length_rounded_down',
      at: 'least',
      wrongly: p => rootDown(at(p, p.low)),
      words: ({ low }, { least }) =>
        `$${numberTex(least)}$ was let in by rounding down; with it the part is smaller than $${tex(low)}$.`,
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'greatest',
      wrongly: ({ b }) => q(b - 1),
      words: ({ high }) => `The condition 'at most $${tex(high)}$' was not used.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'least',
      wrongly: ({ a }) => q(a + 1),
      words: ({ low }) => `The condition 'at least $${tex(low)}$' was not used.`,
    },
    {
      misconception: 'square_of_shorter_side_not_added',
      at: 'greatest',
      wrongly: ({ high: [m, n] }, { span }) => rootDown((Number(span) * m) / n),
      words: ({ a }) =>
        `In the upper bound the square of $${a}$ was not added, so the line came out too short.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A parallel to the parallel sides with a whole length, and bounds for the share it cuts off: squares of lengths and a count.',
  approach: () =>
    'Areas between parallels are differences of squares, because the triangles up to the common tip are similar. Bound the square of the line on both sides, then count whole lengths.',
  faster: p => `Whole $x$ with $${numberTex(q(at(p, p.low)))} \\le x^2 \\le ${numberTex(q(at(p, p.high)))}$.`,
  check: ({ a, b }, { least, greatest }) => {
    const share = (x: number) => `${Math.round((1000 * (x * x - a * a)) / (b * b - a * a)) / 10}`;
    return `The shortest line, $${numberTex(least)}$, cuts off about $${share(Number(least))}\\%$, the longest, $${numberTex(greatest)}$, about $${share(Number(greatest))}\\%$; one less or one more leaves the bounds.`;
  },
  principle:
    'Between parallels across an angle, areas are as differences of the squares of the parallel lines.',
  verify: ({ a, b, low, high }) => {
    // Mean of the parallel sides times the height, which grows with the length.
    let count = 0;
    for (let x = a + 1; x < b; x += 1) {
      const part = q((a + x) * (x - a), 2);
      const whole = q((a + b) * (b - a), 2);
      const share = part.div(whole);
      if (share.compare(q(low[0], low[1])) >= 0 && share.compare(q(high[0], high[1])) <= 0) count += 1;
    }
    return q(count);
  },
});

const lows: readonly Share[] = [
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [3, 8],
];
const highs: readonly Share[] = [
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
];

/** GM.QAD.4 Hard: parallels of whole length that divide a trapezium within bounds. */
export const wholeLines: readonly AnyTemplate[] = situation<Lines>({
  type: 'GM.QAD.4',
  situation: 'parallels-across-a-trapezium',
  tries: 20,
  draw: draw => {
    const a = draw.int(4, 24);
    const p: Lines = {
      a,
      b: a + draw.int(18, 50),
      low: draw.pick(lows),
      high: draw.pick(highs),
      way: draw.chance(0.5),
    };
    const count = Number(rootDown(at(p, p.high))) - Number(rootUp(at(p, p.low))) + 1;
    return count >= 4 && count <= 24 ? p : null;
  },
  forms: [linesBetween],
});
