import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { rationalNear } from '../measured-lengths.ts';
import { between, centroid, leaning, rhombusOf } from './shapes.ts';

interface Strips {
  /** Half-diagonals, the longer one second, and the side. */
  x: number;
  y: number;
  side: number;
  frame: number;
}

/** The distance between opposite sides. */
const widthOf = ({ x, y, side }: Strips) => q(2 * x * y, side);

const longerDiagonal = form<Strips>(
  'longer-diagonal-of-a-rhombus-around-a-circle',
  {
    band: 'Hard',
    seconds: 120,
    also: ['GM.CIR.3', 'AL.QUA.1'],
    verify: p => {
      // Open the angle between two sides until the height is the width.
      let [low, high] = [0, Math.PI / 2];
      for (let i = 0; i < 80; i += 1) {
        const angle = (low + high) / 2;
        if (p.side * Math.sin(angle) < widthOf(p).valueOf()) low = angle;
        else high = angle;
      }
      return rationalNear(2 * p.side * Math.cos(low / 2));
    },
  },
  (p, { step, find }) => {
    const { side, frame, x, y } = p;
    const width = widthOf(p);
    const strip = frame === 1;
    const given = strip ? width : width.div(2);
    const height = step(strip ? calc`${given}` : calc`2 * ${given}`, {
      name: 'the height of the rhombus',
      because: strip
        ? text`The edges of a strip are parallel, and their distance is its width.`
        : text`The circle touches both of two parallel sides, so they are one diameter apart.`,
      works: (value, working) => (strip ? tex`h = ${value}` : tex`h = ${working}`),
    })`
      ${
        strip
          ? text`Opposite sides of the rhombus lie on the two edges of one strip. So its width is the height of the
            rhombus.`
          : text`Opposite sides are parallel and both touch the circle: their distance is its diameter.`
      }`;
    const product = step(calc`2 * (${side} * ${height})`, {
      name: 'the product of the diagonals',
      works: (_v, working) => tex`pq = ${working}`,
      because: text`The diagonals are perpendicular and cut the rhombus into four right triangles, so its area is
        half of their product. Side times height is the same area.`,
    })`
      Let the diagonals be $p$ and $q$. The area of the rhombus is side times height, and also half of $pq$, so $pq$
      is twice side times height.`;
    const squares = step(calc`4 * ${side}^2`, {
      name: 'the sum of the squares of the diagonals',
      works: (_v, working) => tex`p^2 + q^2 = ${working}`,
      because: text`The diagonals of a rhombus halve each other at right angles. So by Pythagoras the squares of the
        two half-diagonals add up to the square of the side.`,
    })`
      Two half-diagonals and a side make a right triangle, so $\left(\frac{p}{2}\right)^2 +
      \left(\frac{q}{2}\right)^2$ is the square of the side. Multiply by $4$ to get the sum of the squares of the
      diagonals.`;
    const sum = step(() => rootOf(squares.add(product.mul(2)).valueOf()), {
      name: 'the sum of the diagonals',
      works: (value, _w) => tex`p + q = \sqrt{${squares} + 2 \times ${product}} = ${value}`,
      because: text`$(p + q)^2 = p^2 + q^2 + 2pq$, and both parts on the right are known. So the sum is found
        without either diagonal.`,
    })`
      The sum of the squares and twice the product together are the square of the sum $p + q$, so take the root.`;
    const difference = step(() => rootOf(squares.sub(product.mul(2)).valueOf()), {
      name: 'the difference of the diagonals',
      works: (value, _w) => tex`p - q = \sqrt{${squares} - 2 \times ${product}} = ${value}`,
      because: text`$(p - q)^2 = p^2 + q^2 - 2pq$: the same two numbers, with twice the product subtracted.`,
    })`
      The sum of the squares without twice the product is the square of the difference. Let $p$ be the longer
      diagonal, so that the difference is positive.`;
    const longer = step(calc`(${sum} + ${difference}) / 2`, {
      name: 'the longer diagonal',
      works: (_v, working) => tex`p = ${working}`,
    })`
      Sum and difference together are twice the longer diagonal, so halve their total.`;
    const shorter = find(calc`(${sum} - ${difference}) / 2`);
    const unit = strip ? 'cm' : frame === 2 ? 'm' : 'cm';
    return {
      answer: longer,
      stem: wording(
        frame,
        text`A circle of radius $${given}$ cm touches all four sides of a rhombus whose perimeter is $${4 * side}$
          cm. How long is the longer diagonal of the rhombus?`,
        text`Two strips of paper, both $${given}$ cm wide, are laid across each other. They overlap in a rhombus
          with sides of $${side}$ cm. Find the longer diagonal of this rhombus.`,
        text`A flower bed at Lalbagh is a rhombus with sides of $${side}$ m. The largest circular pond that fits
          into it has a radius of $${given}$ m. Find the distance between the two vertices that are farthest apart.`,
      ),
      show: value => `$${numberTex(value)}$ ${unit}`,
      plausible: value => value.valueOf() > side && value.valueOf() < 4 * side && value.d <= 10n,
      slips: [
        stop('answered_another_quantity', sum)`
          $${sum}$ ${unit} is the sum of both diagonals, not the longer one.`,
        slip('gave_the_other_extreme', longer, shorter)`
          $${longer}$ ${unit} is the shorter diagonal: the difference of the two was taken off and not added.`,
        slip('took_the_figure_for_special', longer, calc`${sum} / 2`)`
          ${here} takes the two diagonals as equal; then the rhombus would be a square.`,
        slip('used_a_term_twice', longer, calc`${sum} / 2 + ${difference}`)`
          ${here} adds the whole difference of $${difference}$ ${unit} to the mean of the diagonals. The longer one
          exceeds the mean by half of it.`,
        slip('added_lengths_for_squares', longer, calc`2 * ${side}`)`
          ${here} would be the longer diagonal of a flat rhombus; any other diagonal is less than two sides.`,
        slip('added_lengths_for_squares', longer, calc`${side} + ${height}`)`
          ${here} adds a side and the height, which are not on one line.`,
        slip('took_a_part_for_the_whole', longer, () => {
          const run = rootOf(side * side - width.valueOf() ** 2);
          return calc`${side} + ${run}`;
        })`
          ${here} is how far this diagonal reaches along the direction of a side. It also rises by the height of
          $${height}$ ${unit}.`,
      ],
      snapRead: text`${strip ? 'Equal strips cross' : 'A circle touches all sides of a rhombus'}: side and height of
        a rhombus are known, and a diagonal is asked.`,
      approach: text`Side and height give the area, and so the product of the diagonals. The side gives the sum of
        their squares. Product and sum of squares give sum and difference.`,
      faster: text`With half-diagonals $u$ and $v$: $uv = ${q(side).mul(width).div(2)}$ and $u^2 + v^2 = ${side}^2$.
        Look for a right triangle with hypotenuse $${side}$: $${x}$ and $${y}$ fit.`,
      check: text`Diagonals of $${2 * x}$ and $${2 * y}$ have half-diagonals with
        ${calc`${x} * ${x} + ${y} * ${y}`}, the square of $${side}$, and the area ${calc`${2 * x} * ${2 * y} / 2`}
        is $${side}$ times the height $${height}$.`,
      principle: text`A rhombus around a circle has the diameter as its height, so side and radius give the product
        of the diagonals.`,
      figure: () => {
        const r = rhombusOf(y, x);
        if (strip) {
          const run = (from: 'A' | 'C', to: 'B' | 'D', part: number) => between(r[from], r[to], part);
          return drawn({
            alt: `Two strips, each ${given.valueOf()} cm wide, cross each other. They overlap in rhombus ABCD with AB =
              ${side} cm.`,
            points: {
              ...r,
              E: run('A', 'B', -0.55),
              F: run('A', 'B', 1.55),
              G: run('C', 'D', 1.55),
              H: run('C', 'D', -0.55),
              I: run('A', 'D', -0.55),
              J: run('A', 'D', 1.55),
              K: run('C', 'B', 1.55),
              L: run('C', 'B', -0.55),
            },
            hidden: 'OEFGHIJKL',
            lines: ['EF', 'GH', 'IJ', 'KL'],
            shaded: ['ABCD'],
            beside: { AB: `${side} cm` },
            notToScale: true,
            longest: 300,
          });
        }
        return drawn({
          alt: `A rhombus ABCD with a circle inside that touches all four sides. Its centre is O; the radius is
            ${given.valueOf()} ${unit}${frame === 2 ? ` and AB = ${side} m` : ''}.`,
          points: r,
          lines: ['AB', 'BC', 'CD', 'DA'],
          broken: ['AC', 'BD'],
          circles: [['O', (x * y) / side]],
          beside: frame === 2 ? { AB: `${side} m` } : {},
          notToScale: true,
          longest: 290,
        });
      },
    };
  },
);

/** Roots that are exact on the right path. */
const rootOf = (square: number) => Math.round(Math.sqrt(Math.max(0, square)) * 1e6) / 1e6;

interface Three {
  /** The areas of ABE, ECF and ADF, and of the whole. */
  p: number;
  r: number;
  s: number;
  whole: number;
  /** Parts of BC and of CD at which E and F lie, from B and from D. */
  u: number;
  v: number;
  frame: number;
}

const fourthArea = form<Three>(
  'fourth-triangle-in-a-parallelogram',
  {
    band: 'Hard',
    seconds: 130,
    also: ['GM.TRI.5', 'AL.QUA.8'],
    entry: true,
    verify: ({ p, r, s }) => {
      // Grow the whole until the two points on its sides leave the right corner.
      let [low, high] = [2 * Math.max(p, r), 100000];
      const corner = (whole: number) => 0.5 * whole * (1 - (2 * p) / whole) * (1 - (2 * r) / whole);
      for (let i = 0; i < 100; i += 1) {
        const whole = (low + high) / 2;
        if (corner(whole) < s) low = whole;
        else high = whole;
      }
      return rationalNear(Math.round((low - p - r - s) * 1e6) / 1e6);
    },
  },
  ({ p, r, s, u, v, frame }, { step, find }) => {
    const unit = frame === 1 ? 'square metres' : 'square centimetres';
    const three = step(calc`${p} + ${s} + ${r}`, {
      name: 'the three known areas together',
      because: text`The three segments AE, EF and AF cut the parallelogram into four triangles. One unknown, the
        whole area, then gives the fourth.`,
    })`
      Let $S$ be the area of the parallelogram. Triangle AEF is $S$ without the three other triangles, so add these
      first.`;
    const product = step(calc`4 * ${p} * ${r}`, {
      name: 'the product of the roots in the quadratic equation',
      because: text`A triangle with the whole side AB and a part BE of BC has half of that part of the
        parallelogram.`,
      works: (value, _w) =>
        tex`2 \times ${s} \times S = (S - 2 \times ${p})(S - 2 \times ${r}) \;\Rightarrow\; S^2 - ${three.mul(2)}S +
          ${value} = 0`,
    })`
      E divides BC: BE is the part $\frac{2 \times ${p}}{S}$ of it, because ABE is half of the parallelogram with
      the sides AB and BE. In the same way DF is the part $\frac{2 \times ${r}}{S}$ of DC. The rests of both sides
      make triangle ECF, so twice its area is $S$ times both rests.`;
    const square = step(calc`${three}^2 - ${product}`, {
      name: 'the square of the area of AEF',
      works: (_v, working) => tex`(S - ${three})^2 = ${working}`,
      because: text`The bracket of the completed square is $S$ minus the three known areas. That is exactly triangle
        AEF, so the equation need not be solved for $S$.`,
    })`
      Complete the square. The bracket then contains $S$ without the three known areas, which is the area asked for.`;
    const area = step(() => rootOf(square.valueOf()), {
      name: 'the area of AEF',
      works: (value, _w) => tex`S - ${three} = \sqrt{${square}} = ${value}`,
      because: text`Two numbers have this square, one positive and one negative. An area cannot be negative.`,
    })`
      The bracket is an area and positive, so take the positive root.`;
    const whole = find(calc`${three} + ${area}`);
    return {
      answer: area,
      stem: wording(
        frame,
        text`E lies on the side BC and F on the side CD of parallelogram ABCD. The triangles ABE, ECF and FDA have
          areas of $${p}$, $${s}$ and $${r}$ square centimetres. What is the area of triangle AEF in square
          centimetres?`,
        text`From the corner A of a field ABCD, a parallelogram, two straight canals lead to a point E of the side
          BC and to a point F of the side CD, and a third one joins E and F. The field is cut into four triangles:
          ABE has $${p}$, CEF $${s}$ and ADF $${r}$ square metres. Find the area of the fourth one in square metres.`,
        text`ABCD is a parallelogram, E a point of BC and F a point of CD. If ABE, ADF and CEF have areas of $${p}$,
          $${r}$ and $${s}$ square centimetres, how many square centimetres has AEF?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('took_the_figure_for_special', area, three)`
          ${three} would make AEF half of the parallelogram. That holds for a triangle with a side AB or AD, not for
          this one.`,
        slip('answered_another_quantity', area, whole)`
          $${area}$ ${unit} is the area of the whole parallelogram.`,
        slip('took_the_figure_for_special', area, calc`3 * ${s}`)`
          ${here} would be right if E and F were mid-points: then ABE and ADF would each be twice ECF.`,
        slip('left_out_a_term', area, calc`${whole} - ${p} - ${r}`)`
          ${here} leaves triangle ECF within: besides ABE and ADF its $${s}$ have to be taken off as well.`,
        slip('halved_needlessly', area, calc`${whole} / 2`)`
          ${here} is half of the parallelogram. A triangle has half of it only when one of its sides is a side of
          the parallelogram.`,
        slip('added_for_subtracted', area, calc`${p} + ${r}`)`
          ${here} takes AEF as equal to ABE and ADF together.`,
        slip('halved_needlessly', area, calc`${area} / 2`)`
          $${area}$ halves the root of ${calc`${square}`} once more, as in the formula for a quadratic. Let $S$ be
          the whole; then this root is $S - ${three}$ itself.`,
        slip('took_the_figure_for_special', area, p + r > s && calc`${p} + ${r} - ${s}`)`
          ${here} takes ABE and ADF together for half of the parallelogram. That holds only when E or F is in a
          special place.`,
      ],
      snapRead: text`Three of four triangles in a parallelogram are given. Their bases are parts of the sides, and
        the whole is unknown.`,
      approach: text`Take the whole area $S$ as unknown. Two triangles tell which parts of BC and CD are used; the
        third one then gives an equation for $S$.`,
      faster: text`The area asked for is $\sqrt{(${p} + ${s} + ${r})^2 - 4 \times ${p} \times ${r}}$: only the two
        triangles that are not at C stand in the product.`,
      check: text`With $S = ${whole}$: E takes ${calc`2 * ${p} / ${whole}`.asFraction()} of BC and F
        ${calc`2 * ${r} / ${whole}`.asFraction()} of DC; the rests give
        ${calc`${whole} * (1 - 2 * ${p} / ${whole}) * (1 - 2 * ${r} / ${whole}) / 2`.asFraction()} for ECF.`,
      principle: text`A triangle on a whole side of a parallelogram has half of it, times the part of the other side
        that it uses: areas tell where points lie.`,
      figure: () => {
        const f = leaning(10, 6.4, 2.2);
        const [E, F] = [between(f.B, f.C, u), between(f.D, f.C, v)];
        return drawn({
          alt: `Parallelogram ABCD with E on BC and F on CD. Triangle ABE has area ${p}, ECF ${s} and ADF ${r}; triangle
            AEF is shaded.`,
          points: { ...f, E, F },
          lines: ['AB', 'BC', 'CD', 'DA', 'AE', 'EF', 'FA'],
          shaded: ['AEF'],
          notToScale: true,
          longest: 270,
          texts: [
            [centroid(f.A, f.B, E), String(p)],
            [centroid(E, f.C, F), String(s)],
            [centroid(f.A, f.D, F), String(r)],
          ],
        });
      },
    };
  },
);

/** Squares of the sides that are rational heights away: 3-4-5 and 7-24-25 by small factors. */
const shapes = [
  ...Array.from({ length: 16 }, (_, i) => [3, 4, 5].map(n => n * (i + 2))),
  ...[1, 2, 3, 4, 5].map(k => [7, 24, 25].map(n => n * k)),
  [65, 156, 169],
] as [number, number, number][];

/** GM.QAD.3 Hard: a rhombus around a circle, and the fourth triangle. */
export const aroundAndAcross: readonly AnyTemplate[] = [
  ...situation<Strips>({
    type: 'GM.QAD.3',
    situation: 'rhombus-height',
    tries: 20,
    draw: draw => {
      const [x, y, side] = draw.pick(shapes);
      return { x, y, side, frame: draw.int(0, 2) };
    },
    forms: [longerDiagonal],
  }),
  ...situation<Three>({
    type: 'GM.QAD.3',
    situation: 'three-triangles',
    tries: 60,
    draw: draw => {
      const [m, n] = [draw.int(2, 5), draw.int(2, 5)];
      const [i, j] = [draw.int(1, m - 1), draw.int(1, n - 1)];
      const whole = 2 * m * n * draw.int(1, 6);
      const [p, r] = [(whole * i) / m / 2, (whole * j) / n / 2];
      const s = (whole * (m - i) * (n - j)) / (2 * m * n);
      const distinct = new Set([p, r, s]).size === 3;
      return distinct && Math.min(p, r, s) >= 3 && whole <= 240
        ? { p, r, s, whole, u: i / m, v: j / n, frame: draw.int(0, 2) }
        : null;
    },
    forms: [fourthArea],
  }),
];
