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
    revision: 4,
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
    const open = step(free, {
      name: 'the square-free part of the known area',
      because: text`A lateral triangle and the triangle on a parallel side have the same height over one diagonal, so
        their areas are as the parts of the diagonal. That makes $s : x = x : t$ for a lateral area $x$, so $x^2 =
        st$.`,
      works: tex`${free * j * j} = ${free} \times ${j}^2, \quad t = ${free}k^2`,
    })`
      Let $s$ and $t$ be the areas on the shorter and the longer parallel side. Each lateral triangle has the area
      $\sqrt{st}$. This is whole only if $t$ has the same square-free part as $s$, so write $t$ as this part times
      $k^2$.`;
    const root = step(Math.floor(Math.sqrt(q(most).div(open).valueOf()) + 1e-9), {
      name: 'the largest value of the number that is squared',
      because: text`The four areas are $s$, $t$ and twice $\sqrt{st}$. With $s = ${free} \times ${j}^2$ and $t =
        ${free}k^2$ they are the three terms of $${free}(${j} + k)^2$.`,
      works: value => tex`${open}(${j} + k)^2 \le ${most} \;\Rightarrow\; ${j} + k \le ${value}`,
    })`
      The whole trapezium is then this part times the square of $${j} + k$. Its area is at most $${most}$, which bounds
      $${j} + k$.`;
    const from = find(calc`2 * ${j}`);
    const count = step(calc`${root} - ${from}`, {
      because: text`The triangles on the two parallel sides are similar, and the one on the longer side is larger. So
        $t$ is more than $s$, and $k = ${j}$ is not allowed: it would make a parallelogram.`,
      works: value => tex`${j} < k \le ${root} - ${j}: \quad ${root} - ${j} - ${j} = ${value}`,
    })`
      The other parallel side is longer, so $k$ is more than $${j}$. Count the values of $k$.`;
    return {
      answer: count,
      stem: way
        ? text`The diagonals of a trapezium divide it into four triangles whose areas in square cm are all integers. The
          triangle on the shorter parallel side has an area of $${free * j * j}$ square cm, and the area of the
          trapezium does not exceed $${most}$ square cm. How many values can the area of the trapezium take?`
        : text`Two straight paths along its diagonals split a trapezium-shaped park into four triangular lawns, each
          with an area that is a whole number of square metres. The lawn along the shorter of the two parallel sides
          covers $${free * j * j}$ square metres; the park covers at most $${most}$. How many values can the
          area of the lawn along the longer parallel side take?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_condition', from, j)`
          You counted triangles on the longer side that are not larger than the one on the shorter side, from $${open}$
          to $${free * j * j}$. They must be larger.`,
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
          You added only one lateral triangle to the two on the parallel sides, within $${most}$. There are two of the
          same area.`,
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
    const part = step(calc`sqrt(${p}^2 - ${q(p * r, s)}^2)`, {
      name: 'the part of the hypotenuse below the known diagonal',
      because: text`Shifting a diagonal by the length of one parallel side lays the two parallel sides end to end. The
        right angle between the diagonals becomes the angle of the triangle.`,
    })`
      Shift one diagonal parallel to itself until both start from one corner. They form a right triangle whose
      hypotenuse is the sum of the parallel sides, with the same height. By Pythagoras find the part of the hypotenuse
      below the known diagonal.`;
    const sum = step(calc`${p}^2 ÷ ${part}`, {
      name: 'the sum of the parallel sides',
      because: text`The height cuts off a triangle that is similar to the whole right triangle. So part to leg is as leg
        to hypotenuse, and the square of the leg is part times hypotenuse.`,
    })`
      In a right triangle the square of a leg is its part of the hypotenuse times the hypotenuse. Divide to find the
      hypotenuse, the sum of the parallel sides.`;
    const area = step(calc`${sum} * ${p} * ${r} / ${s} / 2`, {
      because: text`The shifted triangle has the same area as the trapezium: the sum of the parallel sides is its base,
        and the height is the same.`,
      works: value => tex`\frac12 \times ${sum} \times ${q(p * r, s)} = ${value}`,
    })`
      The area of the trapezium is half of the sum of the parallel sides times the height.`;
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
          $${part}$ cm is how far the known diagonal reaches along the longer side. The sum of the parallel sides also
          has the part below the other diagonal.`,
        slip('took_a_slant_for_the_height', area, calc`${p} * ${p} * ${r} / ${s}`)`
          You multiplied the diagonal of $${p}$ cm by the height. The diagonal is a slanting line; the area needs half
          of the sum of the parallel sides.`,
        slip('took_a_slant_for_the_height', sum, p)`
          You used the diagonal of $${p}$ cm as the sum of the parallel sides. In the right triangle of both diagonals
          that sum is the hypotenuse, and a leg is shorter.`,
        slip('used_a_wrong_given_number', sum, calc`${part} + ${p}`)`
          You added $${p}$ cm and $${part}$ cm. The first is a slanting diagonal and the second lies along a side, so
          their sum is not that of the parallel sides.`,
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
