import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Areas {
  /** The triangle on the shorter parallel side has area free·j², free without square factors. */
  free: number;
  j: number;
  most: number;
  way: boolean;
}

const wholeAreas = form<Areas>(
  'whole-areas-of-the-four-parts',
  {
    band: 'Hard',
    seconds: 105,
    revision: 3,
    also: ['NS.FAC.5', 'AL.INQ.3'],
    entry: true,
    verify: ({ free, j, most }) => {
      const s = free * j * j;
      let count = 0;
      for (let t = s + 1; t <= most; t += 1) {
        const root = Math.round(Math.sqrt(s * t));
        if (root * root === s * t && s + t + 2 * root <= most) count += 1;
      }
      return count;
    },
  },
  ({ free, j, most, way }, { step, find }) => {
    const open = step(free, tex`${free * j * j} = ${free} \times ${j}^2, \quad t = ${free}k^2`)`
      Let $s$ and $t$ be the areas on the parallel sides. Each lateral triangle has the area $\sqrt{st}$, which is
      whole only if
      $t$ has the same square-free part as $s$. So let $t$ be this part times $k^2$.`;
    const root = step(
      Math.floor(Math.sqrt(q(most).div(open).valueOf()) + 1e-9),
      value => tex`${open}(${j} + k)^2 \le ${most} \;\Rightarrow\; ${j} + k \le ${value}`,
    )`
      The whole trapezium is then this part times a square. Its area is at most ${most}, which bounds the number that
      is
      squared.`;
    const from = find(calc`2 * ${j}`);
    const count = step(
      calc`${root} - ${from}`,
      value => tex`${j} < k \le ${root} - ${j}: \quad ${root} - ${j} - ${j} = ${value}`,
    )`
      The other parallel side is longer, so $k$ is more than $${j}$. Count the values of $k$.`;
    return {
      answer: count,
      stem: way
        ? text`The diagonals of a trapezium divide it into four triangles whose areas in square cm are all integers. The
          triangle on the shorter parallel side has an area of $${free * j * j}$ square cm, and the area of the
          trapezium does not exceed $${String(most)}$ square cm. How many values can the area of the trapezium take?`
        : text`Two straight paths along its diagonals split a trapezium-shaped park into four triangular lawns, each
          with an area that is a whole number of square metres. The lawn along the shorter of the two parallel sides
          covers $${free * j * j}$ square metres; the park covers at most $${String(most)}$. How many values can the
          area of the lawn along the longer parallel side take?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_condition', from, j)`
          You counted triangles on the longer side that are not larger than the one on the shorter side, from
          $${open}$ to
          $${free * j * j}$. They must be larger.`,
        slip('let_in_equal_values', from, calc`2 * ${j} - 1`)`
          You allowed $${free * j * j}$ for both areas. Then the parallel sides are equal, and the figure is a
          parallelogram.`,
        slip('left_out_a_term', count, Math.floor(Math.sqrt((most - free * j * j) / free) + 1e-9) - j)`
          You kept only the two triangles on the parallel sides within $${most}$. The lateral ones belong to the
          total as well.`,
        slip('used_a_wrong_given_number', open, 1)`
          $${count}$ comes from using plain squares for the other area; with $${free * j * j}$ the product must be a
          square, so $${free}$ stays.`,
        slip('took_one_piece_of_several', count, () => {
          let count = 0;
          for (let k = j + 1; free * (j * j + j * k + k * k) <= most; k += 1) count += 1;
          return count;
        })`
          You added only one lateral triangle to the two on the parallel sides, within $${most}$. There are two of
          the same
          area.`,
        slip('left_out_an_end_point', root, root.mul(root).mul(open).equals(most) && calc`${root} - 1`)`
          The trapezium of exactly $${most}$ is left out, though 'at most' includes it.`,
        slip('left_out_an_end_point', from, calc`2 * ${j} + 1`)`
          Your count begins with the area $${free * (j + 2) ** 2}$; $${free * (j + 1) ** 2}$ is possible as well.`,
        slip('counted_twice', count, () => {
          let count = 0;
          for (let k = j + 1; free * (j * j + 4 * j * k + k * k) <= most; k += 1) count += 1;
          return count;
        })`
          You added four lateral triangles within $${most}$; there are two, one on each side.`,
        slip(
          'mixed_up_ratios_of_lengths_and_areas',
          count,
          calc`floor(${most} / (${free} * ${j} * ${j})) - 4`,
        )`
          $${count}$ counts multiples of the first area, but areas go with the squares of the sides.`,
        slip('counted_twice', from, j > 1 && calc`3 * ${j}`)`
          $${j}$ was taken off once too often: it is subtracted for the bound and for the lower end only.`,
      ],
      snapRead: text`The four parts of a trapezium are whole numbers, one is known and the total bounded: count.`,
      approach: text`The parts are $s, t$ and twice $\sqrt{st}$. A whole root ties $t$ to the square-free part of $s$,
        and the total becomes a square.`,
      faster: text`Total $= ${free}n^2 \le ${most}$ with $n = ${j} + k > ${2 * j}$: count $n$ from $${2 * j + 1}$ on.`,
      check: () => {
        const k = root.valueOf() - j;
        return text`The largest case has the areas $${free * j * j}$, $${free * k * k}$ and twice $${free * j * k}$,
          together $${free * (j + k) ** 2}$; the smallest has $${free * (2 * j + 1) ** 2}$.`;
      },
      principle: text`A product of two areas with a whole root forces equal square-free parts; then every area is that
        part times a square.`,
    };
  },
);

interface Crossed {
  /** A Pythagorean triple scaled: diagonals p and r at right angles, base sum s. */
  p: number;
  r: number;
  s: number;
  way: boolean;
}

const perpendicular = form<Crossed>(
  'area-from-perpendicular-diagonals',
  {
    band: 'Medium',
    seconds: 80,
    also: ['GM.TRI.4'],
    verify: ({ p, r, s }) => {
      // From coordinates: the angle whose sine is height over the known diagonal fixes the other one.
      const height = (p * r) / s;
      const angle = Math.asin(height / p);
      const other = height / Math.sin(Math.PI / 2 - angle);
      return q(Math.round(((p * other) / 2) * 1e6)).div(1e6);
    },
  },
  ({ p, r, s, way }, { step }) => {
    const part = step(calc`sqrt(${p}^2 - ${q(p * r, s)}^2)`)`
      Shift one diagonal parallel to itself until both start from one corner: a right triangle with the sum of the
      parallel sides as its hypotenuse and the same height. Find the part of the hypotenuse below the known diagonal.`;
    const sum = step(calc`${p}^2 ÷ ${part}`)`
      In a right triangle a leg is the mean proportional of its part and the hypotenuse; find the sum of the parallel
      sides.`;
    const area = step(
      calc`${sum} * ${p} * ${r} / ${s} / 2`,
      value => tex`\frac12 \times ${sum} \times ${q(p * r, s)} = ${value}`,
    )`
      Half of this sum times the height is the area.`;
    return {
      answer: area,
      stem: way
        ? text`The diagonals of a trapezium are perpendicular to each other. One of them is $${p}$ cm long, and the
          distance between the parallel sides is $${q(p * r, s)}$ cm. What is the area of the trapezium?`
        : text`In trapezium PQRS the sides PQ and RS are parallel and $${q(p * r, s)}$ cm apart. The diagonal PR is
          $${p}$ cm long and makes a right angle with QS. Find the area of PQRS.`,
      show: value => withUnit(value, 'square cm'),
      plausible: value => value.valueOf() > 0 && value.d <= 2n,
      slips: [
        slip('did_not_halve', area, calc`${sum} * ${p} * ${r} / ${s}`)`
          The sum of the parallel sides times the height has to be halved. Here $${sum} \times \frac{${p} \times
          ${r}}{${s}} = ${area}$.`,
        slip('took_the_figure_for_special', area, calc`${p} * ${p} / 2`)`
          Half of $${p}^2$ takes both diagonals as $${p}$ cm; only one of them is known.`,
        slip('took_the_figure_for_special', area, calc`${p} * ${r} / ${s} * ${p} * ${r} / ${s}`)`
          The square of the height is the area only if the diagonals are equal, which nothing says. Here $\frac{${p}
          \times ${r}}{${s}} \times \frac{${p} \times ${r}}{${s}} = ${area}$.`,
        slip('took_the_figure_for_special', sum, calc`${part} * 2`)`
          Twice $${part}$ cm would be the sum of the parallel sides if the diagonals were equal.`,
        slip('took_a_part_for_the_whole', sum, part)`
          $${part}$ cm is only the part of the hypotenuse below one diagonal.`,
        slip('took_a_slant_for_the_height', area, calc`${p} * ${p} * ${r} / ${s}`)`
          The diagonal of $${p}$ cm was multiplied by the height; it is no base of the figure.`,
        slip('took_a_slant_for_the_height', sum, p)`
          The diagonal of $${p}$ cm stands for the sum of the parallel sides here.`,
        slip('used_a_wrong_given_number', sum, calc`${part} + ${p}`)`
          $${p}$ cm and $${part}$ cm were added for the sum of the parallel sides.`,
      ],
      snapRead: text`Perpendicular diagonals, one of them and the height are known; neither parallel side is.`,
      approach: text`A shifted diagonal turns the trapezium into a right triangle of the same area and height; then the
        known leg and the height decide it.`,
      faster: () => {
        const g = q(p).gcd(r);
        return text`The right triangle with leg $${p}$ and height $${q(p * r, s)}$ is like $${q(p).div(g)},
          ${q(r).div(g)}, ${q(s).div(g)}$: the other diagonal is $${r}$ and the area $\frac{${p} \times ${r}}{2}$.`;
      },
      check: text`The other diagonal is $2 \times ${area} \div ${p} = ${r}$ cm, and $${p}^2 + ${r}^2 = ${s}^2$, the
        square of the sum of the parallel sides.`,
      principle: text`Shifting a diagonal of a trapezium gives a triangle with the same area whose base is the sum of
        the parallel sides.`,
    };
  },
);

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
