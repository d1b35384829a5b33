import { path } from '../../path.ts';
import { numberTex, plain, surdTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface AtPoint {
  /** Square-free part of the areas. */
  u: number;
  /** The known areas are `u` times the squares of these. */
  x: number;
  y: number;
  /** The whole triangle has at most this area. */
  most: number;
  way: boolean;
}

const areas = ({ u, x, y }: AtPoint) => [u * x * x, u * y * y] as const;

const thirdArea = form({
  form: 'values-of-the-third-area',
  revision: 2,
  band: 'Hard',
  also: ['NS.FAC.5', 'AL.INQ.3'],
  entry: true,
  seconds: 110,
  stem: (p: AtPoint) => {
    const [a, b] = areas(p);
    return p.way
      ? `Through a point $P$ inside triangle $ABC$, lines are drawn parallel to its three sides. Of the three small triangles that these lines form with the sides, each with a vertex at $P$, two have areas of $${a}$ and $${b}$ square cm. The areas of the third one and of triangle $ABC$ are integers too, and that of $ABC$ is at most $${p.most}$. How many values can the area of the third small triangle take?`
      : `Three straight paths cross at one spot of a triangular park, each parallel to one of its sides. They form three triangular lawns and three parallelograms. Two of these lawns measure $${a}$ and $${b}$ square metres; the third lawn and the whole park measure whole numbers of square metres too. If the park has at most $${p.most}$ square metres, how many sizes of the third lawn are possible?`;
  },
  path: path<AtPoint>()
    .step(
      'known',
      ({ x, y }) => q(x + y),
      'All triangles are similar to the whole, and opposite sides of the parallelograms carry the small sides onto one side of it. So the roots of the areas add up to the root of the whole. Add the two known ones.',
      (p, { known }) => {
        const [a, b] = areas(p);
        return `\\sqrt{${a}} + \\sqrt{${b}} = ${surdTex(p.x, p.u)} + ${surdTex(p.y, p.u)} = ${surdTex(known, p.u)}`;
      },
    )
    .step(
      'root',
      ({ u, most }) => q(Math.floor(Math.sqrt(most / u))),
      ({ u }) =>
        `Squared, the whole is an integer only if the third root is a multiple $k\\sqrt{${u}}$ of the same surd. Bound the whole triangle.`,
      ({ u, most }, { known, root }) =>
        `${u}(${numberTex(known)} + k)^2 \\le ${most} \\Rightarrow ${numberTex(known)} + k \\le ${numberTex(root)}`,
    )
    .step(
      'count',
      (_p, { known, root }) => root.sub(known),
      'Every positive $k$ up to there gives one area of the third triangle.',
      (_p, { known, root, count }) => `k \\le ${numberTex(root)} - ${numberTex(known)} = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'areas_added_for_sides',
      at: 'count',
      wrongly: p => {
        const [a, b] = areas(p);
        return q(Math.floor(Math.sqrt((p.most - a - b) / p.u)));
      },
      words: (p, { count }) => {
        const [a, b] = areas(p);
        return `$${a} + ${b} + ${p.u}k^2 \\le ${p.most}$ allows $${numberTex(count)}$ values, but the parallelograms belong to the whole triangle as well.`;
      },
    },
    {
      misconception: 'square_free_part_forgotten',
      at: 'root',
      wrongly: ({ most }) => q(Math.floor(Math.sqrt(most))),
      words: ({ u }, { root }) =>
        `The sum of the roots was bounded by $${numberTex(root)}$, as if the factor $${u}$ had been taken out of the roots but not of the whole.`,
    },
    {
      misconception: 'one_root_left_out',
      at: 'known',
      wrongly: ({ x, y }) => q(Math.max(x, y)),
      words: (_p, { known }) =>
        `Only one known root, $${numberTex(known)}$ times the surd, was taken off; both known triangles take their share of the side.`,
    },
    {
      misconception: 'third_taken_as_largest',
      at: 'count',
      wrongly: ({ x, y }, { known, root }) => root.sub(known).sub(Math.max(x, y)),
      words: ({ x, y }) =>
        `Only $k$ from $${Math.max(x, y) + 1}$ on was counted; nothing says that the third triangle is the largest.`,
    },
    {
      misconception: 'bound_excluded',
      at: 'count',
      wrongly: (_p, { known, root }) => root.sub(known).sub(1),
      words: (_p, { root }) =>
        `The case with the sum $${numberTex(root)}$ was left out; it still keeps within the bound.`,
    },
    {
      misconception: 'zero_counted',
      at: 'count',
      wrongly: (_p, { known, root }) => root.sub(known).add(1),
      words: () => 'The value $k = 0$ was counted as well; then there would be no third triangle.',
    },
    {
      misconception: 'known_parts_forgotten',
      gives: 'root',
      words: (_p, { root }) =>
        `$${numberTex(root)}$ is the bound for all three roots together, of which the known ones take a share.`,
    },
    {
      misconception: 'every_second_value',
      at: 'count',
      wrongly: (_p, { known, root }) => root.sub(known).div(2).floor(),
      words: (_p, { known, root }) =>
        `Of the values up to $${numberTex(root.sub(known))}$ only even $k$ were counted; the whole is an integer for odd ones too.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 1,
  snapRead: () =>
    'Parallels to all sides through one point, two of the small areas, a bound for the whole, and integers: similarity and square roots.',
  approach: () =>
    'In similar triangles sides stand as roots of areas, and here the three small sides add up to a whole side. Integer areas force all three roots to be multiples of one surd; then the bound leaves finitely many multiples.',
  faster: (p, { known }) => {
    const root = Math.floor(Math.sqrt(p.most / p.u));
    return `Whole $= ${p.u}n^2 \\le ${p.most}$ with $n > ${numberTex(known)}$: count $n$ up to $${root}$.`;
  },
  check: (p, { root, count }) => {
    const whole = p.u * Number(root) ** 2;
    return `The largest case has a third area of $${numberTex(p.u * Number(count) ** 2)}$ and a whole of $${numberTex(whole)}$; the next whole would be $${numberTex(p.u * (Number(root) + 1) ** 2)}$, above $${p.most}$.`;
  },
  principle:
    'In similar figures the roots of the areas add up like lengths; a sum of surds has an integer square only if they are multiples of one surd.',
  verify: p => {
    const [a, b] = areas(p);
    let count = 0;
    for (let t = 1; t <= p.most; t += 1) {
      const whole = (Math.sqrt(a) + Math.sqrt(b) + Math.sqrt(t)) ** 2;
      if (Math.abs(whole - Math.round(whole)) < 1e-6 && Math.round(whole) <= p.most) count += 1;
    }
    return q(count);
  },
});

/** GM.TRI.3 Hard: parallels through an inner point, with areas that are integers. */
export const wholeAreasAtAPoint: readonly AnyTemplate[] = situation<AtPoint>({
  type: 'GM.TRI.3',
  situation: 'parallels-through-a-point',
  tries: 20,
  draw: draw => {
    const [u, x, y] = [draw.pick([2, 3, 5, 6, 7]), draw.int(1, 6), draw.int(1, 6)];
    const most = 10 * draw.int(10, 300);
    const count = Math.floor(Math.sqrt(most / u)) - x - y;
    return x !== y && count >= 3 && count <= 14 && !Number.isInteger(Math.sqrt(most / u))
      ? { u, x, y, most, way: draw.chance(0.5) }
      : null;
  },
  forms: [thirdArea],
});
