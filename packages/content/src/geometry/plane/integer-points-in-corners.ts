import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Corners {
  /** |x + y| + |x - y| is at most this. */
  span: number;
  /** |x| + |y| is at least this. */
  least: number;
  way: number;
}

const half = ({ span }: Corners) => Math.floor(span / 2);
const triangular = (n: number) => (n > 0 ? (n * (n + 1)) / 2 : 0);

const integerPoints = form({
  form: 'integer-points-in-the-corners',
  revision: 2,
  band: 'Hard',
  also: ['GM.COO.7', 'AL.MOD.2', 'AL.SEQ.1'],
  entry: true,
  seconds: 100,
  stem: ({ span, least, way }: Corners) =>
    way === 0
      ? `How many points $(x, y)$ with integer coordinates satisfy both $|x + y| + |x - y| \\le ${span}$ and $|x| + |y| \\ge ${least}$?`
      : way === 1
        ? `Integers $x$ and $y$ are such that $|x| + |y|$ is at least $${least}$ while $|x + y| + |x - y|$ is at most $${span}$. Find the number of such pairs $(x, y)$.`
        : `The interior of the square $|x| + |y| = ${least}$ is removed from the region $|x + y| + |x - y| \\le ${span}$. How many points with integer coordinates lie in the remaining region, including its boundary?`,
  path: path<Corners>()
    .step(
      'side',
      p => q(half(p)),
      'The sum of the two moduli is twice the larger of $|x|$ and $|y|$. So neither exceeds half of the bound; as they are integers, round down.',
      ({ span }, { side }) => `\\max(|x|, |y|) \\le \\frac{${span}}{2} \\Rightarrow |x|, |y| \\le ${side}`,
    )
    .step(
      'lines',
      ({ least }, { side }) => side.mul(2).sub(least).add(1),
      'Take the corner with positive coordinates. The sum $x + y$ runs from the second bound to its greatest value; count the sums.',
      ({ least }, { side, lines }) => `2 \\times ${side} - ${least} + 1 = ${lines}`,
    )
    .step(
      'corner',
      (_p, { lines }) => q(triangular(Number(lines))),
      'The greatest sum belongs to one point, the next to two, and so on: add.',
      (_p, { lines, corner }) =>
        `1 + 2 + \\dots + ${lines} = \\frac{${lines} \\times ${lines.add(1)}}{2} = ${corner}`,
    )
    .step(
      'count',
      (_p, { corner }) => corner.mul(4),
      'No point of an axis is far enough out, so the four corners have no point in common.',
      (_p, { corner, count }) => `4 \\times ${corner} = ${count}`,
    ),
  slips: [
    {
      misconception: 'boundary_left_out',
      at: 'lines',
      wrongly: ({ least }, { side }) => side.mul(2).sub(least),
      words: ({ least }) => `Points with $|x| + |y| = ${least}$ were left out; 'at least' includes them.`,
    },
    {
      misconception: 'area_for_points',
      at: 'corner',
      wrongly: ({ span, least }) => {
        const leg = span - least;
        return leg > 0 && (leg * leg) % 2 === 0 ? q((leg * leg) / 2) : null;
      },
      words: (_p, { corner }) =>
        `The area of a corner, $${corner}$, was given for its number of points; boundary points count whole.`,
    },
    {
      misconception: 'half_bound_rounded_up',
      at: 'side',
      wrongly: ({ span }) => (span % 2 ? q((span + 1) / 2) : null),
      words: ({ span }, { side }) =>
        `$|x| = ${side}$ would make the first sum $${2 * Number(side)}$, more than $${span}$.`,
    },
    {
      misconception: 'one_diagonal_too_many',
      at: 'lines',
      wrongly: ({ least }, { side }) => side.mul(2).sub(least).add(2),
      words: ({ least }) => `The diagonal with the sum $${least - 1}$ was counted as well.`,
    },
    {
      misconception: 'square_for_triangle',
      at: 'corner',
      wrongly: (_p, { lines }) => lines.mul(lines),
      words: (_p, { lines }) =>
        `A corner was taken as a square of $${lines}$ by $${lines}$ points; it is a triangle.`,
    },
    {
      misconception: 'complement_reported',
      at: 'count',
      wrongly: (_p, { side, corner }) => side.mul(2).add(1).pow(2)?.sub(corner.mul(4)) ?? null,
      words: (_p, { count }) =>
        `$${count}$ points of the square are too near to the origin; the others are wanted.`,
    },
    {
      misconception: 'two_corners_only',
      at: 'count',
      wrongly: (_p, { corner }) => corner.mul(2),
      words: (_p, { count }) => `$${count}$ counts two of the four corners only.`,
    },
    {
      misconception: 'half_of_the_first_square',
      at: 'side',
      wrongly: ({ span, least }) => {
        const side = Math.floor(span / 2) + 1;
        return span % 2 === 0 && 2 * side > least ? q(side) : null;
      },
      words: (_p, { side }) => `The square was taken to reach to $${side}$ on each axis, one too far.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two conditions with moduli on integers: an upright square in disguise, and the outside of a square on its tip.',
  approach: () =>
    'Recognise both squares. Only the corners of the upright one lie outside the other; by symmetry count one corner along its diagonals and multiply.',
  faster: (_p, { lines }) =>
    `Four triangles with $${lines}$ points along each leg: $2 \\times ${lines} \\times ${lines.add(1)}$.`,
  check: (p, { side, count }) => {
    const all = (2 * Number(side) + 1) ** 2;
    let near = 0;
    for (let x = -Number(side); x <= Number(side); x += 1)
      for (let y = -Number(side); y <= Number(side); y += 1)
        if (Math.abs(x) + Math.abs(y) < p.least) near += 1;
    return `The upright square holds $${2 * Number(side) + 1}^2 = ${all}$ points; $${near}$ of them have $|x| + |y| \\le ${p.least - 1}$, and $${all} - ${near} = ${count}$.`;
  },
  principle:
    'The sum of the moduli of a sum and a difference is twice the larger modulus: it draws an upright square, the sum of two moduli one on its tip.',
  verify: ({ span, least }) => {
    let count = 0;
    for (let x = -span; x <= span; x += 1)
      for (let y = -span; y <= span; y += 1)
        if (Math.abs(x + y) + Math.abs(x - y) <= span && Math.abs(x) + Math.abs(y) >= least) count += 1;
    return q(count);
  },
});

/** GM.COO.6 Hard: integer points between two squares of moduli. */
export const integerPointsInCorners: readonly AnyTemplate[] = situation<Corners>({
  type: 'GM.COO.6',
  situation: 'two-squares-of-moduli',
  tries: 20,
  draw: draw => {
    const span = draw.int(9, 30);
    const p: Corners = { span, least: draw.int(6, 26), way: draw.int(0, 2) };
    const lines = 2 * half(p) - p.least + 1;
    return p.least > half(p) && lines >= 3 && lines <= 11 ? p : null;
  },
  forms: [integerPoints],
});
