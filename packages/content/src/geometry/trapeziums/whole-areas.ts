import { path } from '../../path.ts';
import { numberTex, plain, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Areas {
  /** The triangle on the shorter parallel side has area free·j², free without square factors. */
  free: number;
  j: number;
  most: number;
  way: boolean;
}

const wholeAreas = form({
  form: 'whole-areas-of-the-four-parts',
  revision: 2,
  band: 'Hard',
  also: ['NS.FAC.5', 'AL.INQ.3'],
  entry: true,
  seconds: 105,
  stem: ({ free, j, most, way }: Areas) =>
    way
      ? `The diagonals of a trapezium divide it into four triangles whose areas in square cm are all integers. The triangle on the shorter parallel side has an area of $${free * j * j}$ square cm, and the area of the trapezium does not exceed $${most}$ square cm. How many values can the area of the trapezium take?`
      : `Two straight paths along its diagonals split a trapezium-shaped park into four triangular lawns, each with an area that is a whole number of square metres. The lawn along the shorter of the two parallel sides covers $${free * j * j}$ square metres; the park covers at most $${most}$. How many values can the area of the lawn along the longer parallel side take?`,
  path: path<Areas>()
    .step(
      'free',
      ({ free }) => q(free),
      'With areas $s$ and $t$ on the parallel sides, each lateral triangle has area $\\sqrt{st}$. It is whole only if $t$ has the same square-free part as $s$; split off that part.',
      ({ free, j }) => `${free * j * j} = ${free} \\times ${j}^2, \\quad t = ${free}k^2`,
    )
    .step(
      'root',
      ({ most }, { free }) => q(Math.floor(Math.sqrt(q(most).div(free).valueOf()) + 1e-9)),
      'The whole trapezium is then a square times this part; bound the number that is squared.',
      ({ j, most }, { free, root }) =>
        `${numberTex(free)}(${j} + k)^2 \\le ${most} \\;\\Rightarrow\\; ${j} + k \\le ${numberTex(root)}`,
    )
    .quiet('from', ({ j }) => q(2 * j))
    .step(
      'count',
      (_p, { root, from }) => root.sub(from),
      'The other parallel side is longer, so $k$ exceeds the number of the first triangle. Count the values of $k$.',
      ({ j }, { root, count }) =>
        `${j} < k \\le ${numberTex(root)} - ${j}: \\quad ${numberTex(root)} - ${j} - ${j} = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'longer_side_condition_ignored',
      at: 'from',
      wrongly: ({ j }) => q(j),
      words: ({ j }) =>
        `$k = 1$ to $${j}$ are counted too; the triangle on the longer side must be the larger one.`,
    },
    {
      misconception: 'equal_areas_allowed',
      at: 'from',
      wrongly: ({ j }) => q(2 * j - 1),
      words: ({ j }) => `$k = ${j}$ makes the parallel sides equal, and then the figure is a parallelogram.`,
    },
    {
      misconception: 'lateral_triangles_left_out',
      at: 'count',
      wrongly: ({ free, j, most }) => q(Math.floor(Math.sqrt((most - free * j * j) / free) + 1e-9) - j),
      words: ({ free, j, most }) =>
        `Only the two triangles on the parallel sides are kept within the limit, $${free}(${j * j} + k^2) \\le ${most}$; the lateral ones count as well.`,
    },
    {
      misconception: 'square_free_part_ignored',
      at: 'free',
      wrongly: () => q(1),
      words: ({ free, j }, { count }) =>
        `$${numberTex(count)}$ comes from using plain squares for the other area; with $${free * j * j}$ the product must be a square, so $${free}$ stays.`,
    },
    {
      misconception: 'one_lateral_triangle_only',
      at: 'count',
      wrongly: ({ free, j, most }) => {
        let count = 0;
        for (let k = j + 1; free * (j * j + j * k + k * k) <= most; k += 1) count += 1;
        return q(count);
      },
      words: ({ free, j, most }) =>
        `One of the two lateral triangles is missing from $${free}(${j * j} + ${j}k + k^2) \\le ${most}$; both have the same area.`,
    },
    {
      misconception: 'boundary_left_out',
      at: 'root',
      wrongly: ({ most }, { free, root }) => (root.mul(root).mul(free).equals(most) ? root.sub(1) : null),
      words: ({ most }) => `The trapezium of exactly $${most}$ is left out, though 'at most' includes it.`,
    },
    {
      misconception: 'counts_one_less',
      at: 'from',
      wrongly: ({ j }) => q(2 * j + 1),
      words: ({ j }) => `The count starts at $k = ${j + 2}$; $k = ${j + 1}$ is possible as well.`,
    },
    {
      misconception: 'lateral_triangles_counted_twice',
      at: 'count',
      wrongly: ({ free, j, most }) => {
        let count = 0;
        for (let k = j + 1; free * (j * j + 4 * j * k + k * k) <= most; k += 1) count += 1;
        return q(count);
      },
      words: ({ free, j, most }) =>
        `Four lateral triangles were added, as in $${free}(${j * j} + ${4 * j}k + k^2) \\le ${most}$; there are two, one on each side.`,
    },
    {
      misconception: 'linear_ratio_for_areas',
      at: 'count',
      wrongly: ({ free, j, most }) => q(Math.floor(most / (free * j * j)) - 4),
      words: (_p, { count }) =>
        `$${count}$ counts multiples of the first area, but areas go with the squares of the sides.`,
    },
    {
      misconception: 'shorter_side_squared_twice',
      at: 'from',
      wrongly: ({ j }) => (j > 1 ? q(3 * j) : null),
      words: ({ j }) =>
        `$${j}$ was taken off once too often: it is subtracted for the bound and for the lower end only.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'The four parts of a trapezium are whole numbers, one is known and the total bounded: count.',
  approach: () =>
    'The parts are $s, t$ and twice $\\sqrt{st}$. A whole root ties $t$ to the square-free part of $s$, and the total becomes a square.',
  faster: ({ free, j, most }) =>
    `Total $= ${free}n^2 \\le ${most}$ with $n = ${j} + k > ${2 * j}$: count $n$ from $${2 * j + 1}$ on.`,
  check: ({ free, j }, { root }) => {
    const k = root.valueOf() - j;
    return `The largest case has the areas $${free * j * j}$, $${free * k * k}$ and twice $${free * j * k}$, together $${free * (j + k) ** 2}$; the smallest has $${free * (2 * j + 1) ** 2}$.`;
  },
  principle:
    'A product of two areas with a whole root forces equal square-free parts; then every area is that part times a square.',
  verify: ({ free, j, most }) => {
    const s = free * j * j;
    let count = 0;
    for (let t = s + 1; t <= most; t += 1) {
      const root = Math.round(Math.sqrt(s * t));
      if (root * root === s * t && s + t + 2 * root <= most) count += 1;
    }
    return q(count);
  },
});

interface Crossed {
  /** A Pythagorean triple scaled: diagonals p and r at right angles, base sum s. */
  p: number;
  r: number;
  s: number;
  way: boolean;
}

const perpendicular = form({
  form: 'area-from-perpendicular-diagonals',
  band: 'Medium',
  also: ['GM.TRI.4'],
  seconds: 80,
  stem: ({ p, r, s, way }: Crossed) =>
    way
      ? `The diagonals of a trapezium are perpendicular to each other. One of them is $${p}$ cm long, and the distance between the parallel sides is $${numberTex(q(p * r, s))}$ cm. What is the area of the trapezium?`
      : `In trapezium PQRS the sides PQ and RS are parallel and $${numberTex(q(p * r, s))}$ cm apart. The diagonal PR is $${p}$ cm long and makes a right angle with QS. Find the area of PQRS.`,
  path: path<Crossed>()
    .step(
      'part',
      ({ p, r, s }) => {
        const height = q(p * r, s);
        return q(
          Math.round(
            Math.sqrt(
              q(p * p)
                .sub(height.mul(height))
                .valueOf(),
            ) * 1e6,
          ),
        ).div(1e6);
      },
      'Shift one diagonal parallel to itself until both start from one corner: a right triangle with the sum of the parallel sides as its hypotenuse and the same height. Find the part of the hypotenuse below the known diagonal.',
      ({ p, r, s }, { part }) => `\\sqrt{${p}^2 - ${numberTex(q(p * r, s))}^2} = ${numberTex(part)}`,
    )
    .step(
      'sum',
      ({ p }, { part }) => q(p * p).div(part),
      'In a right triangle a leg is the mean proportional of its part and the hypotenuse; find the sum of the parallel sides.',
      ({ p }, { part, sum }) => `${p}^2 \\div ${numberTex(part)} = ${numberTex(sum)}`,
    )
    .step(
      'area',
      ({ p, r, s }, { sum }) => sum.mul(q(p * r, s)).div(2),
      'Half of this sum times the height is the area.',
      ({ p, r, s }, { sum, area }) =>
        `\\frac12 \\times ${numberTex(sum)} \\times ${numberTex(q(p * r, s))} = ${numberTex(area)}`,
    ),
  slips: [
    {
      misconception: 'height_not_halved',
      at: 'area',
      wrongly: ({ p, r, s }, { sum }) => sum.mul(q(p * r, s)),
      words: ({ p, r, s }, { sum, area }) =>
        `The sum of the parallel sides times the height has to be halved. Here $${numberTex(sum)} \\times \\frac{${numberTex(p)} \\times ${numberTex(r)}}{${numberTex(s)}} = ${numberTex(area)}$.`,
    },
    {
      misconception: 'equal_diagonals_assumed',
      at: 'area',
      wrongly: ({ p }) => q(p * p, 2),
      words: ({ p }) => `Half of $${p}^2$ takes both diagonals as $${p}$ cm; only one of them is known.`,
    },
    {
      misconception: 'isosceles_assumed',
      at: 'area',
      wrongly: ({ p, r, s }) => q(p * r, s).mul(q(p * r, s)),
      words: ({ p, r, s }, { area }) =>
        `The square of the height is the area only if the diagonals are equal, which nothing says. Here $\\frac{${numberTex(p)} \\times ${numberTex(r)}}{${numberTex(s)}} \\times \\frac{${numberTex(p)} \\times ${numberTex(r)}}{${numberTex(s)}} = ${numberTex(area)}$.`,
    },
    {
      misconception: 'projection_doubled_for_sum',
      at: 'sum',
      wrongly: (_p, { part }) => part.mul(2),
      words: (_p, { part }) =>
        `Twice $${numberTex(part)}$ cm would be the sum of the parallel sides if the diagonals were equal.`,
    },
    {
      misconception: 'projection_for_sum',
      at: 'sum',
      wrongly: (_p, { part }) => part,
      words: (_p, { part }) =>
        `$${numberTex(part)}$ cm is only the part of the hypotenuse below one diagonal.`,
    },
    {
      misconception: 'diagonal_times_height',
      at: 'area',
      wrongly: ({ p, r, s }) => q(p * p * r, s),
      words: ({ p }) =>
        `The diagonal of $${p}$ cm was multiplied by the height; it is no base of the figure.`,
    },
    {
      misconception: 'diagonal_times_height_halved',
      at: 'sum',
      wrongly: ({ p }) => q(p),
      words: ({ p }) => `The diagonal of $${p}$ cm stands for the sum of the parallel sides here.`,
    },
    {
      misconception: 'projection_added_to_diagonal',
      at: 'sum',
      wrongly: ({ p }, { part }) => part.add(p),
      words: ({ p }, { part }) =>
        `$${p}$ cm and $${numberTex(part)}$ cm were added for the sum of the parallel sides.`,
    },
  ],
  show: value => withUnit(value, 'square cm'),
  plausible: value => value.valueOf() > 0 && value.d <= 2n,
  snapRead: () => 'Perpendicular diagonals, one of them and the height are known; neither parallel side is.',
  approach: () =>
    'A shifted diagonal turns the trapezium into a right triangle of the same area and height; then the known leg and the height decide it.',
  faster: ({ p, r, s }) => {
    const g = q(p).gcd(r);
    return `The right triangle with leg $${p}$ and height $${numberTex(q(p * r, s))}$ is like $${numberTex(q(p).div(g))}, ${numberTex(q(r).div(g))}, ${numberTex(q(s).div(g))}$: the other diagonal is $${r}$ and the area $\\frac{${p} \\times ${r}}{2}$.`;
  },
  check: ({ p, r, s }, { area }) =>
    `The other diagonal is $2 \\times ${numberTex(area)} \\div ${p} = ${r}$ cm, and $${p}^2 + ${r}^2 = ${s}^2$, the square of the sum of the parallel sides.`,
  principle:
    'Shifting a diagonal of a trapezium gives a triangle with the same area whose base is the sum of the parallel sides.',
  verify: ({ p, r, s }) => {
    // From coordinates: the angle whose sine is height over the known diagonal fixes the other one.
    const height = (p * r) / s;
    const angle = Math.asin(height / p);
    const other = height / Math.sin(Math.PI / 2 - angle);
    return q(Math.round(((p * other) / 2) * 1e6)).div(1e6);
  },
});

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
  [20, 21, 29],
  [21, 20, 29],
] as const;

/** GM.QAD.4 Hard: whole areas of the four parts, and perpendicular diagonals. */
export const wholeAreasAndDiagonals: readonly AnyTemplate[] = [
  ...situation<Areas>({
    type: 'GM.QAD.4',
    situation: 'four-whole-areas',
    draw: draw => {
      const free = draw.pick([2, 3, 5, 6, 7, 10, 11, 13]);
      const j = draw.int(1, 4);
      const n = 2 * j + draw.int(4, 12);
      const most = free * n * n + draw.int(0, free * (2 * n + 1) - 1);
      return { free, j, most: draw.chance(0.3) ? free * n * n : most, way: draw.chance(0.5) };
    },
    tries: 20,
    forms: [wholeAreas],
  }),
  ...situation<Crossed>({
    type: 'GM.QAD.4',
    situation: 'perpendicular-diagonals',
    draw: draw => {
      const [x, y, z] = draw.pick(triples);
      const half = draw.int(1, 16);
      const [p, r, s] = [x * z, y * z, z * z].map(side => (side * half) / 2) as [number, number, number];
      const whole = Number.isInteger(p) && Number.isInteger((p * r) / s);
      return whole && p <= 170 && r <= 200 ? { p, r, s, way: draw.chance(0.5) } : null;
    },
    tries: 80,
    forms: [perpendicular],
  }),
];
