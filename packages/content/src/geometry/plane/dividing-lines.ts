import { path } from '../../path.ts';
import { addedTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Divided {
  /** |x - h| + |y - k| ≤ m. */
  m: number;
  h: number;
  k: number;
  least: number;
  way: boolean;
}

const squareTex = ({ m, h, k }: Divided) => `|x ${addedTex(-h)}| + |y ${addedTex(-k)}| \\le ${m}`;

const fairLines = form({
  form: 'lines-that-divide-fairly',
  band: 'Hard',
  entry: true,
  also: ['AL.INQ.3'],
  seconds: 100,
  stem: (p: Divided) =>
    p.way
      ? `For how many integers $n$ does the line $x = n$ divide the region $${squareTex(p)}$ into two parts, each with an area of at least $${p.least}$?`
      : `The region $${squareTex(p)}$ is to be cut in two along a vertical line $x = c$, where $c$ is an integer. Neither piece may have an area below $${p.least}$. How many choices are there for $c$?`,
  path: path<Divided>()
    .step(
      'whole',
      ({ m }) => q(2 * m * m),
      'The region is a square on its tip. Its area tells how much a piece can have at most: half of it.',
      ({ m }, { whole }) => `2 \\times ${m}^2 = ${numberTex(whole)}`,
    )
    .quiet('factor', () => q(1))
    .step(
      'height',
      ({ least }, { factor }) => q(Math.ceil(Math.sqrt(q(least).div(factor).valueOf()) - 1e-9)),
      'A line at the distance $d$ from the centre cuts off a triangle of height $m - d$ and base $2(m - d)$. Find the least whole height for which its area is enough.',
      ({ least, m }, { height }) =>
        `(${m} - d)^2 \\ge ${least} \\Rightarrow ${m} - d \\ge ${numberTex(height)}`,
    )
    .step(
      'distance',
      ({ m }, { height }) => q(m).sub(height),
      'The rest is the greatest distance from the centre.',
      ({ m }, { height, distance }) => `d \\le ${m} - ${numberTex(height)} = ${numberTex(distance)}`,
    )
    .step(
      'count',
      (_p, { distance }) => distance.mul(2).add(1),
      'Lines on both sides of the centre are possible, and the one through it.',
      (_p, { distance, count }) => `2 \\times ${numberTex(distance)} + 1 = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'half_in_triangle_repeated',
      at: 'factor',
      wrongly: () => q(1, 2),
      words: () => 'The triangle was taken as half the square of its height; its base is twice the height.',
    },
    {
      misconception: 'half_of_triangle_forgotten',
      at: 'factor',
      wrongly: () => q(2),
      words: () => 'The triangle was taken as base times height; it is half of that.',
    },
    {
      misconception: 'one_side_only',
      at: 'count',
      wrongly: (_p, { distance }) => distance.add(1),
      words: (_p, { count }) => `$${count}$ counts the middle line and those on one side of the centre only.`,
    },
    {
      misconception: 'line_through_centre_left_out',
      at: 'count',
      wrongly: (_p, { distance }) => distance.mul(2),
      words: (_p, { count }) =>
        `$${count}$ leaves out the line through the centre, which divides the region into equal parts.`,
    },
    {
      misconception: 'height_rounded_down',
      at: 'height',
      wrongly: ({ least }) => q(Math.floor(Math.sqrt(least))),
      words: ({ least }, { height }) =>
        `A height of $${numberTex(height)}$ was accepted; its square is below $${least}$.`,
    },
    {
      misconception: 'height_for_distance',
      at: 'distance',
      wrongly: (_p, { height }) => height.sub(1),
      words: () =>
        'The condition was read for the distance from the centre instead of the height of the triangle.',
    },
    {
      misconception: 'either_piece_enough',
      at: 'distance',
      wrongly: ({ m }) => q(m - 1),
      words: (_p, { count }) =>
        `$${count}$ counts all lines that meet the region; the smaller piece needs the area too.`,
    },
    {
      misconception: 'quarter_for_whole',
      at: 'height',
      wrongly: ({ m, least }) => (Math.ceil(least / m) < m ? q(Math.ceil(least / m)) : null),
      words: ({ m, least }, { height }) =>
        `The area was taken to grow evenly with the height, $${least} \\div ${m}$, which gave $${numberTex(height)}$; it grows with its square.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { m }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() <= 2 * m - 1,
  snapRead: () =>
    'A region bounded by moduli is cut by a vertical line, and both pieces need an area: whole positions are counted.',
  approach: () =>
    'Only the smaller piece matters, a triangle at the tip. Its area is the square of its height, so the condition becomes a bound for a whole number; by symmetry it holds on both sides.',
  faster: ({ m, least }, { height }) =>
    `$\\sqrt{${least}}$ lies above $${Number(height) - 1}$: heights $${numberTex(height)}$ to $${m}$, all but the last twice.`,
  check: ({ m, least }, { height, whole }) =>
    `With the height $${numberTex(height)}$ the pieces have $${numberTex(height.mul(height))}$ and $${numberTex(whole.sub(height.mul(height)))}$; with $${numberTex(height.sub(1))}$ the smaller one has $${numberTex(height.sub(1).pow(2) ?? 0)}$, below $${least}$. The greatest distance is $${numberTex(q(m).sub(height))}$.`,
  principle: 'For a least area on both sides of a cut, bound the smaller piece and use the symmetry.',
  verify: ({ m, h, least }) => {
    // Every line is tried; areas are added strip by strip.
    let count = 0;
    for (let c = h - m; c <= h + m; c += 1) {
      let left = 0;
      for (let x = h - m; x < c; x += 1) left += 2 * (m - Math.abs(x + 0.5 - h));
      if (Math.min(left, 2 * m * m - left) >= least) count += 1;
    }
    return q(count);
  },
});

/** GM.COO.6 Hard: lines that divide a region, with a least area on both sides. */
export const dividingLines: readonly AnyTemplate[] = situation<Divided>({
  type: 'GM.COO.6',
  situation: 'square-divided-by-a-line',
  tries: 20,
  draw: draw => {
    const [m, h, k] = [draw.int(8, 40), draw.int(-6, 6), draw.int(-6, 6)];
    const least = draw.int(Math.ceil(0.12 * m * m), Math.floor(0.7 * m * m));
    const whole = Number.isInteger(Math.sqrt(least));
    return h !== 0 && k !== 0 && !whole ? { m, h, k, least, way: draw.chance(0.5) } : null;
  },
  forms: [fairLines],
});
