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
  band: 'Easy',
  entry: true,
  seconds: 70,
  stem: ({ count, a, b, way }: Mixed) =>
    way
      ? `In a convex polygon $${count}$ of the interior angles measure $${a}^{\\circ}$ each, and every other interior angle measures $${b}^{\\circ}$. How many sides does the polygon have?`
      : `A surveyor walks once round a convex plot. At $${count}$ corners the two boundary lines include an angle of $${a}^{\\circ}$ on the inside, and at all the other corners an angle of $${b}^{\\circ}$. What is the number of corners of the plot?`,
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
      words: () => 'Two was added as in the step from triangles to sides; corners were counted here.',
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
  way: boolean;
}

const moreSides = form({
  form: 'difference-of-exterior-angles',
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: ({ k, d, way }: More) =>
    way
      ? `A regular polygon has $${k}$ sides more than another, and each of its interior angles is $${d}^{\\circ}$ larger. How many sides does the polygon with fewer sides have?`
      : `When a designer replaces a regular polygon by one with $${k}$ more sides, each exterior angle becomes $${d}^{\\circ}$ smaller. What was the number of sides at first?`,
  path: path<More>()
    .step(
      'product',
      ({ k, d }) => q(360 * k, d),
      'Let the smaller number be $n$. The exterior angles differ by the given angle; multiply the equation out.',
      ({ k, d }, { product }) =>
        `\\frac{360}{n} - \\frac{360}{n + ${k}} = ${d} \\;\\Rightarrow\\; n(n + ${k}) = ${numberTex(product)}`,
    )
    .step(
      'sides',
      ({ k }, { product }) => {
        const root = Math.sqrt(k * k + 4 * product.valueOf());
        return q(Math.round(((root - k) / 2) * 1e6)).div(1e6);
      },
      'Find two numbers with this product that differ by the number of extra sides; the smaller one is asked.',
      ({ k }, { product, sides }) =>
        `${numberTex(product)} = ${numberTex(sides)} \\times ${numberTex(sides.add(k))}`,
    ),
  slips: [
    {
      misconception: 'gives_the_other_polygon',
      at: 'sides',
      wrongly: ({ n, k }) => q(n + k),
      words: (_p, { sides }) => `$${numberTex(sides)}$ is the larger of the two numbers of sides.`,
    },
    {
      misconception: 'difference_of_reciprocals_as_reciprocal',
      at: 'sides',
      wrongly: ({ k, d }) => q(360, d).sub(k),
      words: ({ d, k }) =>
        `$360 \\div ${d}$ treats the difference as an exterior angle; then $${k}$ was taken off.`,
    },
    {
      misconception: 'difference_taken_as_exterior_angle',
      at: 'sides',
      wrongly: ({ d }) => q(360, d),
      words: ({ d }) =>
        `An exterior angle of $${d}^\\circ$ would give this; $${d}^\\circ$ is the difference of two.`,
    },
    {
      misconception: 'mean_of_the_two_numbers',
      at: 'sides',
      wrongly: ({ n, k }) => q(2 * n + k, 2),
      words: (_p, { sides }) => `$${numberTex(sides)}$ lies midway between the two numbers of sides.`,
    },
    {
      misconception: 'factors_with_other_difference',
      at: 'sides',
      wrongly: ({ n, k }, { product }) => {
        for (let x = n - 1; x >= 3; x -= 1)
          if (product.valueOf() % x === 0 && product.valueOf() / x - x !== k) return q(x);
        return null;
      },
      words: ({ k }, { product, sides }) =>
        `$${numberTex(sides)}$ divides $${numberTex(product)}$, but the other factor does not exceed it by $${k}$.`,
    },
    {
      misconception: 'half_turn_for_full_turn',
      at: 'sides',
      wrongly: ({ k, d }) => {
        const root = Math.sqrt(k * k + (4 * 180 * k) / d);
        return Number.isInteger((root - k) / 2) ? q((root - k) / 2) : null;
      },
      words: () => 'This uses $180^\\circ$ for the sum of the exterior angles; it is $360^\\circ$.',
    },
    {
      misconception: 'difference_of_sides_taken_off',
      at: 'sides',
      wrongly: ({ n, k }) => (n - k >= 3 ? q(n - k) : null),
      words: ({ k }, { sides }) =>
        `The $${k}$ sides were taken off the smaller number: $${numberTex(sides)}$ belongs to neither polygon.`,
    },
    {
      misconception: 'two_added_twice',
      at: 'sides',
      wrongly: ({ n }) => q(n + 2),
      words: () => 'Two was added as if triangles had been counted.',
    },
    {
      misconception: 'triangles_taken_for_sides',
      at: 'sides',
      wrongly: ({ n }) => (n > 4 ? q(n - 2) : null),
      words: () => 'That is the number of triangles in the smaller polygon, two fewer than its sides.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() >= 3,
  snapRead: () => 'Two regular polygons: the difference of their sides and of their angles are given.',
  approach: () =>
    'Exterior angles are simple fractions of a full turn. The equation becomes a product of two numbers with a known difference.',
  faster: ({ k, d }) =>
    `$n(n + ${k}) = \\frac{360 \\times ${k}}{${d}} = ${numberTex(q(360 * k, d))}$: split it into factors that differ by $${k}$.`,
  check: ({ n, k }) =>
    `The exterior angles are $${numberTex(q(360, n))}^\\circ$ and $${numberTex(q(360, n + k))}^\\circ$; they differ by $${numberTex(q(360, n).sub(q(360, n + k)))}^\\circ$.`,
  principle: 'A difference of unit fractions leads to a product of two numbers with a known difference.',
  verify: ({ k, d }) => {
    for (let n = 3; n < 400; n += 1)
      if (
        q(360, n)
          .sub(q(360, n + k))
          .equals(d)
      )
        return q(n);
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
    situation: 'more-sides',
    draw: draw => {
      const n = draw.int(3, 60);
      const k = draw.int(1, 60);
      const d = q(360, n).sub(q(360, n + k));
      return d.d <= 2n && n !== k && d.valueOf() >= 1
        ? { n, k, d: d.valueOf(), way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [moreSides],
  }),
];
