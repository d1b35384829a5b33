import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Mixed {
  count: number;
  /** The angles of the first kind, and of all the others, degrees. */
  a: number;
  b: number;
  n: number;
  way: boolean;
}

const twoKinds = form({
  form: 'angles-of-two-kinds',
  revision: 3,
  band: 'Easy',
  entry: true,
  seconds: 70,
  stem: ({ count, a, b, way }: Mixed) =>
    way
      ? `In a convex polygon $${count}$ of the interior angles measure $${a}^{\\circ}$ each, and every other interior angle measures $${b}^{\\circ}$. How many sides does the polygon have?`
      : `A plot of land has the shape of a convex polygon. Of its interior angles $${count}$ measure $${a}^{\\circ}$ each, and all the others $${b}^{\\circ}$ each. What is the number of corners of the plot?`,
  path: path<Mixed>()
    .step(
      'first',
      ({ count, a }) => q(count * (180 - a)),
      'Go over to exterior angles. Find how much the corners of the first kind turn.',
      ({ count, a }, { first }) => `${count}(180^\\circ - ${a}^\\circ) = ${first}^\\circ`,
    )
    .step(
      'others',
      ({ b }, { first }) =>
        q(360)
          .sub(first)
          .div(180 - b),
      'The rest of the full turn is shared by the other corners; divide by the exterior angle of one.',
      ({ b }, { first, others }) =>
        `\\frac{360^\\circ - ${first}^\\circ}{180^\\circ - ${b}^\\circ} = ${numberTex(others)}`,
    )
    .step(
      'sides',
      ({ count }, { others }) => others.add(count),
      'Add both kinds.',
      ({ count }, { others, sides }) => `${numberTex(others)} + ${count} = ${numberTex(sides)}`,
    ),
  slips: [
    {
      misconception: 'stops_one_step_early',
      gives: 'others',
      words: ({ count }, { others }) =>
        `$${numberTex(others)}$ counts the other corners only; the $${count}$ first ones belong to the polygon too.`,
    },
    {
      misconception: 'first_kind_counted_once',
      at: 'first',
      wrongly: ({ a }) => q(180 - a),
      words: ({ count, a }) =>
        `One exterior angle of $${180 - a}^\\circ$ was taken off the full turn; there are $${count}$ of them.`,
    },
    {
      misconception: 'all_of_the_second_kind',
      at: 'sides',
      wrongly: ({ b }) => q(360, 180 - b),
      words: ({ b }) => `$360 \\div ${180 - b}$ treats every corner as one of $${b}^\\circ$.`,
    },
    {
      misconception: 'full_turn_kept',
      at: 'first',
      wrongly: () => q(0),
      words: ({ count }) =>
        `The whole turn was given to the other corners and the $${count}$ first ones were added on top.`,
    },
    {
      misconception: 'two_added_twice',
      at: 'sides',
      wrongly: ({ count }, { others }) => others.add(count + 2),
      words: ({ count }, { others, sides }) =>
        `Two was added as in the step from triangles to sides; corners were counted here. Here $${numberTex(others)} + ${numberTex(count)} + 2 = ${numberTex(sides)}$.`,
    },
    {
      misconception: 'triangles_taken_for_sides',
      at: 'sides',
      wrongly: ({ count }, { others }) => others.add(count - 2),
      words: () => 'That is how many triangles the polygon is cut into; it has two more sides.',
    },
    {
      misconception: 'kinds_exchanged',
      at: 'others',
      wrongly: ({ a, b, count }) => q(360 - count * (180 - b), 180 - a),
      words: ({ a, b }) => `The angles $${a}^\\circ$ and $${b}^\\circ$ changed roles in this computation.`,
    },
    {
      misconception: 'half_turn_for_full_turn',
      at: 'others',
      wrongly: ({ b }, { first }) =>
        q(540)
          .sub(first)
          .div(180 - b),
      words: () => 'Exterior angles add up to $360^\\circ$ in every convex polygon, not to more.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() >= 3,
  snapRead: () =>
    'Angles of two sizes, the number of one kind known: the sum of the exterior angles is fixed.',
  approach: () =>
    'With interior angles the sum depends on the unknown number; with exterior angles it is always a full turn.',
  faster: ({ count, a, b }) =>
    `Turns: $360 - ${count} \\times ${180 - a} = ${360 - count * (180 - a)}$, that is $${numberTex(q(360 - count * (180 - a), 180 - b))}$ turns of $${180 - b}$, plus $${count}$ corners.`,
  check: ({ count, a, b }, { sides, others }) =>
    `Interior angles: $${count} \\times ${a} + ${numberTex(others)} \\times ${b} = ${numberTex(others.mul(b).add(count * a))}$, and $180 \\times (${numberTex(sides)} - 2)$ is the same.`,
  principle: 'When the number of sides is unknown, add exterior angles: their sum does not depend on it.',
  verify: ({ count, a, b }) => {
    for (let n = 3; n < 400; n += 1) if (count * a + (n - count) * b === 180 * (n - 2)) return q(n);
    throw new Error('no polygon');
  },
});

interface More {
  n: number;
  k: number;
  d: number;
  frame: number;
}

const diagonals = (n: Fraction) => n.mul(n.sub(3)).div(2);

const moreDiagonals = form({
  form: 'difference-of-diagonals',
  revision: 2,
  band: 'Medium',
  entry: true,
  apart: true,
  seconds: 95,
  also: ['MM.PNC.3'],
  stem: ({ k, d, frame }: More) =>
    frame === 0
      ? `A regular polygon has $${k}$ sides more than another, and each of its interior angles is $${d}^{\\circ}$ larger. How many more diagonals does it have than the other?`
      : frame === 1
        ? `When a designer replaces a regular polygon by one with $${k}$ more sides, each exterior angle becomes $${d}^{\\circ}$ smaller. By how much does the number of diagonals grow?`
        : `The numbers of sides of two regular polygons differ by $${k}$ and their interior angles by $${d}^{\\circ}$. By how much do the numbers of their diagonals differ?`,
  path: path<More>()
    .quiet('turn', () => q(360))
    .step(
      'product',
      ({ k, d }, { turn }) => turn.mul(k).div(d),
      'Let the smaller number of sides be $n$. The exterior angles differ by the given angle; multiply the equation out.',
      ({ k, d }, { product }) =>
        `\\frac{360}{n} - \\frac{360}{n + ${k}} = ${d} \\;\\Rightarrow\\; n(n + ${k}) = ${numberTex(product)}`,
    )
    .step(
      'sides',
      ({ k }, { product }) => {
        const root = Math.sqrt(k * k + 4 * product.valueOf());
        return q(Math.round(((root - k) / 2) * 1e6)).div(1e6);
      },
      'Find two numbers with this product that differ by the number of extra sides.',
      ({ k }, { product, sides }) =>
        `${numberTex(product)} = ${numberTex(sides)} \\times ${numberTex(sides.add(k))}`,
    )
    .step(
      'more',
      ({ k }, { sides }) => diagonals(sides.add(k)).sub(diagonals(sides)),
      'From each corner a diagonal goes to all but three corners, and every one has two ends. Subtract the two numbers of diagonals.',
      ({ k }, { sides, more }) => {
        const n = sides.add(k);
        return `\\frac{${numberTex(n)} \\times ${numberTex(n.sub(3))}}{2} - \\frac{${numberTex(sides)} \\times ${numberTex(sides.sub(3))}}{2} = ${numberTex(diagonals(n))} - ${numberTex(diagonals(sides))} = ${numberTex(more)}`;
      },
    ),
  slips: [
    {
      misconception: 'diagonals_of_the_larger_polygon',
      at: 'more',
      wrongly: ({ k }, { sides }) => diagonals(sides.add(k)),
      words: ({ k }, { sides, more }) =>
        `$${numberTex(more)}$ is the number of diagonals with $${numberTex(sides.add(k))}$ sides; the difference was asked.`,
    },
    {
      misconception: 'sides_counted_as_diagonals',
      at: 'more',
      wrongly: ({ k }, { more }) => more.add(k),
      words: ({ k }, { more }) =>
        `$${numberTex(more)}$ is the difference of all lines between corners; the $${k}$ further sides are no diagonals.`,
    },
    {
      misconception: 'both_ends_counted',
      at: 'more',
      wrongly: (_p, { more }) => more.mul(2),
      words: (_p, { more }) => `$${numberTex(more)}$ counts every diagonal from both of its ends.`,
    },
    {
      misconception: 'difference_taken_as_exterior_angle',
      at: 'sides',
      wrongly: ({ d }) => q(360, d),
      words: ({ d }, { sides }) =>
        `$360 \\div ${d} = ${numberTex(sides)}$ treats $${d}^\\circ$ as an exterior angle; it is the difference of two.`,
    },
    {
      misconception: 'half_turn_for_full_turn',
      at: 'turn',
      wrongly: ({ k, d }) => {
        const root = Math.sqrt(k * k + (4 * 180 * k) / d);
        return Number.isInteger((root - k) / 2) ? q(180) : null;
      },
      words: (_p, { sides }) =>
        `The smaller polygon got $${numberTex(sides)}$ sides from a sum of the exterior angles of $180^\\circ$; it is $360^\\circ$.`,
    },
    {
      misconception: 'two_taken_for_three',
      at: 'more',
      wrongly: ({ k }, { sides }) => {
        const lines = (n: Fraction) => n.mul(n.sub(2)).div(2);
        return lines(sides.add(k)).sub(lines(sides));
      },
      words: (_p, { more }) =>
        `$${numberTex(more)}$ comes from $n - 2$ diagonals at each corner; the corner itself and both neighbours leave $n - 3$.`,
    },
    {
      misconception: 'corner_for_polygon',
      at: 'sides',
      wrongly: (_p, { sides }) => sides.sub(1),
      words: (_p, { sides }) =>
        `With $${numberTex(sides)}$ for the smaller number of sides the angles would differ by more than is given.`,
    },
    {
      misconception: 'corner_for_polygon',
      at: 'sides',
      wrongly: (_p, { sides }) => sides.add(1),
      words: (_p, { sides }) =>
        `With $${numberTex(sides)}$ for the smaller number of sides the angles would differ by less than is given.`,
    },
    {
      misconception: 'diagonals_of_the_smaller_polygon',
      at: 'more',
      wrongly: (_p, { sides }) => diagonals(sides),
      words: (_p, { sides, more }) =>
        `$${numberTex(more)}$ is the number of diagonals with $${numberTex(sides)}$ sides; the larger polygon was left out.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two regular polygons: the differences of their sides and of their angles are given, that of their diagonals is asked.',
  approach: () =>
    'Exterior angles are simple fractions of a full turn. The equation becomes a product of two numbers with a known difference; with both numbers known, count the diagonals.',
  faster: ({ k, d }, { sides, more }) =>
    `$n(n + ${k}) = ${numberTex(q(360 * k, d))}$ gives $n = ${numberTex(sides)}$; the diagonals differ by $\\frac{${k}}{2}(2n + ${k} - 3) = ${numberTex(more)}$.`,
  check: ({ n, k }, { more }) =>
    `The exterior angles are $${numberTex(q(360, n))}^\\circ$ and $${numberTex(q(360, n + k))}^\\circ$, so they differ by $${numberTex(q(360, n).sub(q(360, n + k)))}^\\circ$; adding corner after corner brings $${n - 1}$ to $${n + k - 2}$ new diagonals, $${numberTex(more)}$ in all.`,
  principle: 'A difference of unit fractions leads to a product of two numbers with a known difference.',
  verify: ({ k, d }) => {
    const held = (corners: number) => {
      let lines = 0;
      for (let i = 0; i < corners; i += 1)
        for (let j = i + 2; j < corners; j += 1) if (!(i === 0 && j === corners - 1)) lines += 1;
      return lines;
    };
    for (let n = 3; n < 400; n += 1)
      if (
        q(360, n)
          .sub(q(360, n + k))
          .equals(d)
      )
        return q(held(n + k) - held(n));
    throw new Error('no polygon');
  },
});

/** GM.QAD.1 Medium: exterior angles of two kinds, or of two polygons. */
export const exteriorAngles: readonly AnyTemplate[] = [
  ...situation<Mixed>({
    type: 'GM.QAD.1',
    situation: 'two-kinds-of-corner',
    draw: draw => {
      const count = draw.int(2, 7);
      const a = draw.step(60, 155, 5);
      const b = draw.pick([120, 135, 140, 144, 150, 156, 160, 162, 165, 168, 170, 172, 174]);
      const others = q(360 - count * (180 - a), 180 - b);
      return a !== b && others.d === 1n && others.valueOf() >= 2 && others.valueOf() <= 40
        ? { count, a, b, n: count + others.valueOf(), way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [twoKinds],
  }),
  ...situation<More>({
    type: 'GM.QAD.1',
    situation: 'more-sides-and-diagonals',
    draw: draw => {
      const n = draw.int(4, 45);
      const k = draw.int(2, 40);
      const d = q(360, n).sub(q(360, n + k));
      return d.d <= 2n && n !== k && d.valueOf() >= 1
        ? { n, k, d: d.valueOf(), frame: draw.int(0, 2) }
        : null;
    },
    tries: 60,
    forms: [moreDiagonals],
  }),
];
