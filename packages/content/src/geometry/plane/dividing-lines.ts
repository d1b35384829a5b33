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
  form: 'lines-of-two-kinds-that-divide-fairly',
  revision: 2,
  band: 'Hard',
  entry: true,
  likely: true,
  also: ['AL.INQ.3', 'GM.TRI.3'],
  seconds: 115,
  stem: (p: Divided) =>
    !p.way && p.least % 2 === 0
      ? `Consider all lines $x = n$ and all lines $x + y = n$ with an integer $n$ that meet the region $${squareTex(p)}$. For how many of them, of both kinds together, does the region have an area of at least $${p.least}$ on either side?`
      : p.way
        ? `The region $${squareTex(p)}$ is divided into two parts by a line $x = n$ or by a line $x + y = n$, where $n$ is an integer. How many of these lines, of both kinds together, leave both parts with an area of at least $${p.least}$?`
        : `The region $${squareTex(p)}$ is to be cut in two along one line, either vertical, $x = c$, or slanting, $x + y = c$, where $c$ is an integer. Neither piece may have an area below $${p.least}$. How many such lines are there?`,
  path: path<Divided>()
    .quiet('factor', () => q(1))
    .step(
      'height',
      ({ least }, { factor }) => q(Math.ceil(Math.sqrt(q(least).div(factor).valueOf()) - 1e-9)),
      ({ m }) =>
        `The region is a square on its tip. A vertical line at the distance $d$ from the centre cuts off a triangle of height $${m} - d$ and base $2(${m} - d)$. Find the least whole height for which its area is enough.`,
      ({ least, m }, { height }) =>
        `(${m} - d)^2 \\ge ${least} \\Rightarrow ${m} - d \\ge ${numberTex(height)}`,
    )
    .quiet('strip', ({ m }) => q(m))
    .step(
      'width',
      ({ least }, { strip }) => q(least).div(strip).ceil(),
      'A slanting line is parallel to two sides, so it cuts off a rectangle. Each integer step adds the same area to it: the whole area over the number of steps across. Find the least number of steps.',
      ({ least, m }, { strip, width }) =>
        `\\frac{2 \\times ${m}^2}{2 \\times ${m}} = ${m}, \\quad ${numberTex(strip)}(${m} - d) \\ge ${least} \\Rightarrow ${m} - d \\ge ${numberTex(width)}`,
    )
    .step(
      'upright',
      ({ m }, { height }) => q(m).sub(height).mul(2).add(1),
      'Vertical lines: those on both sides of the centre, and the one through it.',
      ({ m }, { height, upright }) => `2 \\times (${m} - ${numberTex(height)}) + 1 = ${numberTex(upright)}`,
    )
    .step(
      'slanting',
      ({ m }, { width }) => q(m).sub(width).mul(2).add(1),
      'Slanting lines: the same with their bound.',
      ({ m }, { width, slanting }) => `2 \\times (${m} - ${numberTex(width)}) + 1 = ${numberTex(slanting)}`,
    )
    .step(
      'count',
      (_p, { upright, slanting }) => upright.add(slanting),
      'Add.',
      (_p, { upright, slanting, count }) =>
        `${numberTex(upright)} + ${numberTex(slanting)} = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'slanting_like_vertical',
      at: 'slanting',
      wrongly: (_p, { upright }) => upright,
      words: (_p, { upright, count }) =>
        `$${count}$ takes $${upright}$ lines of both kinds; a slanting line cuts off a rectangle, which grows in another way than the triangle.`,
    },
    {
      misconception: 'lines_through_centre_left_out',
      at: 'count',
      wrongly: (_p, { upright, slanting }) => upright.add(slanting).sub(2),
      words: (_p, { count }) =>
        `$${count}$ leaves out the two lines through the centre, which halve the region.`,
    },
    {
      misconception: 'half_of_triangle_forgotten',
      at: 'factor',
      wrongly: () => q(2),
      words: (_p, { height, count }) =>
        `$${count}$ takes base times height for the triangle, so that a height of $${height}$ seems enough; it is half of that.`,
    },
    {
      misconception: 'half_in_triangle_repeated',
      at: 'factor',
      wrongly: () => q(1, 2),
      words: (_p, { height, count }) =>
        `$${count}$ takes half the square of the height, so that a height of $${height}$ seems needed; the base is twice the height.`,
    },
    {
      misconception: 'diagonal_for_side',
      at: 'strip',
      wrongly: ({ m }) => q(2 * m),
      words: ({ m }, { count }) =>
        `$${count}$ lets each step of a slanting line move an area of $${2 * m}$; the whole area $${2 * m * m}$ is crossed in $${2 * m}$ steps of $${m}$.`,
    },
    {
      misconception: 'centre_lines_counted_once',
      at: 'count',
      wrongly: (_p, { upright, slanting }) => upright.add(slanting).sub(1),
      words: (_p, { count }) => `$${count}$ counts one line through the centre; there is one of each kind.`,
    },
    {
      misconception: 'height_rounded_down',
      at: 'height',
      wrongly: ({ least }) => q(Math.floor(Math.sqrt(least))),
      words: ({ least }, { height, count }) =>
        `$${count}$ accepts a triangle of height $${numberTex(height)}$; its area $${numberTex(height.mul(height))}$ is below $${least}$.`,
    },
    {
      misconception: 'one_kind_only',
      gives: 'upright',
      words: (_p, { upright }) => `$${upright}$ counts the vertical lines only.`,
    },
    {
      misconception: 'one_kind_only',
      gives: 'slanting',
      words: (_p, { slanting }) => `$${slanting}$ counts the slanting lines only.`,
    },
    {
      misconception: 'either_piece_enough',
      at: 'upright',
      wrongly: ({ m }) => q(2 * m - 1),
      words: (_p, { upright, count }) =>
        `$${count}$ takes all $${upright}$ vertical lines that meet the region; the smaller piece needs the area too.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { m }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() <= 4 * m - 2,
  snapRead: () =>
    'A region bounded by moduli is cut by lines of two directions, and both pieces need an area: integer positions are counted.',
  approach: () =>
    'Only the smaller piece matters: a triangle at the tip for a vertical line, a rectangle along a side for a slanting one. Each area gives a bound for an integer, and by symmetry it holds on both sides.',
  faster: ({ m, least }, { height, width }) =>
    `Triangles $h^2 \\ge ${least}$: $h$ from $${numberTex(height)}$ to $${m}$; rectangles $${m}w \\ge ${least}$: $w$ from $${numberTex(width)}$ to $${m}$. All but the last of each count twice.`,
  check: ({ m, least }, { height, width }) =>
    `Heights $${numberTex(height)}$ and $${numberTex(height.sub(1))}$ give triangles of $${numberTex(height.mul(height))}$ and $${numberTex(height.sub(1).mul(height.sub(1)))}$; $${numberTex(width)}$ and $${numberTex(width.sub(1))}$ steps give rectangles of $${numberTex(width.mul(m))}$ and $${numberTex(width.sub(1).mul(m))}$, against $${least}$.`,
  principle:
    'For a least area on both sides of a cut, bound the smaller piece and use the symmetry; how its area grows depends on the direction of the cut.',
  verify: ({ m, h, k, least }) => {
    // Unit squares are cut into quarters by their diagonals; each quarter lies on one side of every line of either kind.
    let count = 0;
    const quarters: [number, number][] = [];
    for (let x = h - m; x < h + m; x += 1)
      for (let y = k - m; y < k + m; y += 1)
        for (const [dx, dy] of [
          [1 / 2, 1 / 6],
          [1 / 2, 5 / 6],
          [1 / 6, 1 / 2],
          [5 / 6, 1 / 2],
        ] as const)
          if (Math.abs(x + dx - h) + Math.abs(y + dy - k) < m) quarters.push([x + dx, y + dy]);
    const area = 2 * m * m;
    const fair = (side: (x: number, y: number) => boolean) => {
      const left = (quarters.filter(([x, y]) => side(x, y)).length / quarters.length) * area;
      return Math.min(left, area - left) >= least - 1e-6;
    };
    for (let c = h - m; c <= h + m; c += 1) if (fair(x => x < c)) count += 1;
    for (let c = h + k - m; c <= h + k + m; c += 1) if (fair((x, y) => x + y < c)) count += 1;
    return q(count);
  },
});

/** GM.COO.6 Hard: lines that divide a region, with a least area on both sides. */
export const dividingLines: readonly AnyTemplate[] = situation<Divided>({
  type: 'GM.COO.6',
  situation: 'square-divided-by-a-line',
  tries: 20,
  draw: draw => {
    const [m, h, k] = [draw.int(8, 30), draw.int(-6, 6), draw.int(-6, 6)];
    const least = draw.int(Math.ceil(0.12 * m * m), Math.floor(0.7 * m * m));
    const whole = Number.isInteger(Math.sqrt(least)) || least % m === 0;
    return h !== 0 && k !== 0 && !whole ? { m, h, k, least, way: draw.chance(0.5) } : null;
  },
  forms: [fairLines],
});
