import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { degrees, measured, onCircle } from './measured-angles.ts';

interface Chosen {
  n: number;
  /** Steps of the arc that the angle looks at. */
  k: number;
  way: boolean;
}

/** With a small angle the obtuse triangles are counted, with a larger one the acute ones. */
const kindOf = ({ n, k }: Chosen) => (4 * k < n ? 'obtuse' : 'acute');
const angleOf = ({ n, k }: Chosen) => degrees(q(180 * k, n));
/** The steps of another arc of an acute triangle: less than half of all, and so is what it leaves. */
const acuteFrom = ({ n, k }: Chosen) => Math.floor(n / 2 - k) + 1;
const acuteTo = ({ n }: Chosen) => Math.ceil(n / 2) - 1;

const kindWithAngle = form({
  form: 'kind-of-triangle-with-an-angle',
  band: 'Hard',
  also: ['MM.PNC.3', 'GM.TRI.1'],
  entry: true,
  likely: true,
  seconds: 130,
  stem: (p: Chosen) =>
    p.way
      ? `$${p.n}$ points divide a circle into equal arcs. How many ${kindOf(p)} triangles with vertices at three of these points have an angle of ${angleOf(p)}?`
      : `Three vertices of a regular polygon with $${p.n}$ sides are joined to form ${kindOf(p) === 'acute' ? 'an acute-angled' : 'an obtuse-angled'} triangle, at least one of whose angles measures ${angleOf(p)}. In how many ways can the three vertices be chosen?`,
  path: path<Chosen>()
    .step(
      'steps',
      ({ k }) => q(k),
      'An angle at the circle is half of the arc it looks at. Find how many of the equal arcs that are.',
      ({ n, k }, { steps }) =>
        `${numberTex(q(180 * k, n))}^\\circ \\times 2 \\div \\frac{360^\\circ}{${n}} = ${numberTex(steps)}`,
    )
    .quiet('sides', () => q(2))
    .step(
      'third',
      (p, { steps, sides }) => {
        const to = Math.ceil(p.n / 2 - Number(steps)) - 1;
        return kindOf(p) === 'obtuse'
          ? q(to).mul(sides)
          : q(acuteTo(p) - Math.floor(p.n / 2 - Number(steps)));
      },
      p =>
        kindOf(p) === 'obtuse'
          ? 'The other two arcs share the rest of the steps. For an obtuse angle one of them is more than half of the circle; it may be either of the two.'
          : 'The other two arcs share the rest of the steps. For an acute triangle each of them is less than half of the circle.',
      (p, { steps, third }) =>
        kindOf(p) === 'obtuse'
          ? `a + b = ${p.n - Number(steps)}, \\ a > \\tfrac{${p.n}}{2} \\Rightarrow b = 1, \\dots, ${Number(third) / 2}: \\quad 2 \\times ${Number(third) / 2} = ${third}`
          : `a + b = ${p.n - Number(steps)}, \\ a, b < \\tfrac{${p.n}}{2} \\Rightarrow a = ${acuteFrom({ ...p, k: Number(steps) })}, \\dots, ${acuteTo(p)}: \\quad ${third}`,
    )
    .step(
      'pairs',
      ({ n }, { third }) => third.mul(n),
      'The side that cuts off the arc of the given angle can be placed in as many ways as there are points.',
      ({ n }, { third, pairs }) => `${n} \\times ${numberTex(third)} = ${numberTex(pairs)}`,
    )
    .quiet('twice', ({ n }) => q(n))
    .step(
      'count',
      (_p, { pairs, twice }) => pairs.sub(twice),
      p =>
        `A triangle with two such angles is ${kindOf(p)} too and has been counted for both of its sides. There is one with its apex at each point; take these off once.`,
      (_p, { pairs, twice, count }) => `${numberTex(pairs)} - ${numberTex(twice)} = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'isosceles_counted_twice',
      at: 'twice',
      wrongly: () => q(0),
      words: ({ n }, { count }) =>
        `$${count}$ counts the $${n}$ isosceles triangles with two such angles twice.`,
    },
    {
      misconception: 'one_of_two_arcs_only',
      at: 'sides',
      wrongly: p => (kindOf(p) === 'obtuse' ? q(1) : null),
      words: (_p, { third }) =>
        `Only $${third}$ positions of the third vertex were counted: the large arc can lie on either side.`,
    },
    {
      misconception: 'kind_of_triangle_ignored',
      at: 'third',
      wrongly: ({ n }, { steps }) => q(n).sub(steps).sub(1),
      words: (p, { third }) =>
        `All $${third}$ points of the other arc were counted; not every triangle is ${kindOf(p)}.`,
    },
    {
      misconception: 'isosceles_left_out',
      at: 'twice',
      wrongly: ({ n }) => q(2 * n),
      words: ({ n }) =>
        `The $${n}$ triangles with two such angles were taken off altogether; each belongs in the count once.`,
    },
    {
      misconception: 'other_kind_of_triangle',
      at: 'third',
      wrongly: (p, { third, steps }) => {
        const right = p.n % 2 === 0 ? 2 : 0;
        const rest = q(p.n).sub(steps).sub(1).sub(third).sub(right);
        return rest.gt(1) ? rest : null;
      },
      words: (p, { third }) =>
        `The $${third}$ positions that make the triangle ${kindOf(p) === 'acute' ? 'obtuse' : 'acute'} were counted.`,
    },
    {
      misconception: 'right_angle_let_in',
      at: 'third',
      wrongly: (p, { third }) => (p.n % 2 === 0 ? third.add(2) : null),
      words: ({ n }) => `An arc of $${n / 2}$ steps, half of the circle, was let in; it gives a right angle.`,
    },
    {
      misconception: 'centre_taken_for_circumference',
      at: 'steps',
      wrongly: ({ n, k }) => (k % 2 === 0 && (4 * k < n || 2 * k > n / 2) ? q(k / 2) : null),
      words: (_p, { steps }) =>
        `An arc of $${numberTex(steps)}$ steps has this angle at the centre; on the circle the arc is twice as long.`,
    },
    {
      misconception: 'one_position_too_few',
      at: 'third',
      wrongly: (p, { third }) => third.sub(kindOf(p) === 'obtuse' ? 2 : 1),
      words: (_p, { third }) =>
        `With $${third}$ positions of the third vertex one end of the range is missing.`,
    },
    {
      misconception: 'sides_counted_once_for_both_ends',
      at: 'pairs',
      wrongly: ({ n }, { third }) => third.mul(n).div(2),
      words: ({ n }) => `Only half of the $${n}$ places for the side were counted.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { n }) =>
    value.d === 1n && value.valueOf() > 0 && value.valueOf() <= (n * (n - 1) * (n - 2)) / 6,
  snapRead: p =>
    `Equally spaced points, a prescribed angle and ${kindOf(p)} triangles only: arcs first, then a count without repetition.`,
  approach: p =>
    `The angle fixes the arc that the opposite side cuts off. The other two arcs share the rest, and the word ${kindOf(p)} bounds them. Then look for triangles counted twice.`,
  faster: (p, { third }) =>
    `Arcs $${p.k}, a, b$ with $a + b = ${p.n - p.k}$: $${third}$ ordered ways, of which $a = ${p.k}$ and $b = ${p.k}$ give the same triangles. So $${p.n} \\times (${third} - 1)$.`,
  check: (p, { count }) =>
    `By rotation the count is a multiple of $${p.n}$: $${numberTex(count)} = ${p.n} \\times ${numberTex(count.div(p.n))}$. The isosceles ones have the angles $${numberTex(q(180 * p.k, p.n))}^\\circ$ twice and $${numberTex(q(180 * (p.n - 2 * p.k), p.n))}^\\circ$: ${kindOf(p)}.`,
  principle:
    'Translate angles at a circle into arcs: an obtuse angle is an arc of more than half of the circle; correct for triangles with two such sides.',
  verify: p => {
    let count = 0;
    for (let a = 0; a < p.n; a += 1)
      for (let b = a + 1; b < p.n; b += 1)
        for (let c = b + 1; c < p.n; c += 1) {
          const arcs = [b - a, c - b, p.n - c + a];
          const largest = 2 * Math.max(...arcs);
          const fits = kindOf(p) === 'obtuse' ? largest > p.n : largest < p.n;
          if (arcs.includes(p.k) && fits) count += 1;
        }
    return q(count);
  },
});

interface Positions {
  x: number;
  y: number;
  way: boolean;
}

const everyPosition = form({
  form: 'sum-over-positions-of-the-centre',
  revision: 2,
  band: 'Medium',
  also: ['GM.TRI.1'],
  seconds: 100,
  stem: ({ x, y, way }: Positions) =>
    way
      ? `O is the centre of the circle through the vertices of triangle ABC. $\\angle OBC = ${x}^{\\circ}$ and $\\angle OAC = ${y}^{\\circ}$. What is the sum of all possible values of $\\angle ACB$?`
      : `The perpendicular bisectors of the sides of a triangle ABC meet at O. If the angle OBC is $${x}^{\\circ}$ and the angle OAC is $${y}^{\\circ}$, find the sum of the values that the angle ACB can have.`,
  path: path<Positions>()
    .step(
      'inside',
      ({ x, y }) => q(x + y),
      'OA, OB and OC are equal, so the angles OCB and OCA are known as well. If O lies within the angle at C, add them.',
      ({ x, y }, { inside }) => `${x}^\\circ + ${y}^\\circ = ${numberTex(inside)}^\\circ`,
    )
    .step(
      'outside',
      ({ x, y }) => q(Math.abs(x - y)),
      'O may also lie outside that angle, beyond one of its sides, when the triangle has an obtuse angle at A or B. Then take the difference.',
      ({ x, y }, { outside }) => `|${x}^\\circ - ${y}^\\circ| = ${numberTex(outside)}^\\circ`,
    )
    .step(
      'sum',
      (_p, { inside, outside }) => inside.add(outside),
      'Both cases occur; add the two values.',
      (_p, { inside, outside, sum }) =>
        `${numberTex(inside)}^\\circ + ${numberTex(outside)}^\\circ = ${numberTex(sum)}^\\circ`,
    ),
  slips: [
    {
      misconception: 'one_case_only',
      gives: 'inside',
      words: (_p, { inside }) =>
        `$${numberTex(inside)}^\\circ$ is the angle when O lies within it; O can lie outside as well.`,
    },
    {
      misconception: 'supplement_as_second_case',
      at: 'outside',
      wrongly: ({ x, y }) => q(180 - x - y),
      words: ({ x, y }) =>
        `$180^\\circ - ${x + y}^\\circ$ was used as the second value; an angle of the triangle is not fixed up to its supplement here.`,
    },
    {
      misconception: 'right_angle_less_the_sum',
      at: 'inside',
      wrongly: ({ x, y }) => (x + y < 90 ? q(90 - x + (90 - y)) : null),
      words: (_p, { inside, outside, sum }) =>
        `$${numberTex(inside)}^\\circ$ adds the angles at A and B of the acute triangle, not the one at C; with $${numberTex(outside)}^\\circ$ for the other position it makes $${numberTex(sum)}^\\circ$.`,
    },
    {
      misconception: 'third_case_added',
      at: 'sum',
      wrongly: (_p, { inside, outside }) => inside.add(outside.mul(2)),
      words: (_p, { inside, outside, sum }) =>
        `The case of O outside was counted for either side; with these sizes it happens on one side only. Here $${numberTex(inside)} + ${numberTex(outside)} \\times 2 = ${numberTex(sum)}$.`,
    },
    {
      misconception: 'centre_angle_halved',
      at: 'sum',
      wrongly: (_p, { inside, outside }) => inside.add(outside).div(2),
      words: (_p, { inside, outside }) =>
        `Half of $${numberTex(inside)}^\\circ + ${numberTex(outside)}^\\circ$ is the mean of the two values; their sum is asked.`,
    },
    {
      misconception: 'doubles_at_the_centre',
      at: 'inside',
      wrongly: ({ x, y }) => q(2 * (x + y)),
      words: () => 'The angle at C was doubled as for the centre; the angle wanted is at the circle.',
    },
    {
      misconception: 'smaller_for_larger',
      at: 'sum',
      wrongly: ({ x, y }) => q(2 * Math.min(x, y)),
      words: ({ x, y }) =>
        `$2 \\times ${Math.min(x, y)}^\\circ$ comes from taking the difference off the sum and not adding it, which leaves twice the smaller angle.`,
    },
  ],
  show: value => degrees(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
  snapRead: () =>
    'The circumcentre and two angles of isosceles triangles; nothing says that the triangle is acute.',
  approach: () =>
    'The radius OC splits the angle at C, or O lies beyond one of its sides. Each position gives a value.',
  faster: ({ x, y }) =>
    `Sum and difference add up to twice the larger: $2 \\times ${Math.max(x, y)}^\\circ$.`,
  check: ({ x, y }) => {
    const [big, small] = [Math.max(x, y), Math.min(x, y)];
    return `Acute: $${90 - x}^\\circ, ${90 - y}^\\circ, ${x + y}^\\circ$. Obtuse: $${90 + small}^\\circ, ${90 - big}^\\circ, ${big - small}^\\circ$. Both triples make $180^\\circ$.`;
  },
  principle:
    'The circumcentre lies outside an obtuse triangle: without a figure, split the cases of its position.',
  verify: ({ x, y }) => {
    // C at 0°; A and B on either side, at the central angles that the two base angles leave.
    const values: number[] = [];
    for (const a of [180 - 2 * y, -(180 - 2 * y)]) {
      const angle = measured(onCircle(0), onCircle(a), onCircle(180 - 2 * x));
      values.push(Math.round(angle * 1e6) / 1e6);
    }
    return nearFraction([...new Set(values)].reduce((s, v) => s + v, 0));
  },
});

/** GM.CIR.2 Hard: triangles of equally spaced points counted, and the positions of a centre. */
export const trianglesAndCases: readonly AnyTemplate[] = [
  ...situation<Chosen>({
    type: 'GM.CIR.2',
    situation: 'triangles-of-equal-arcs',
    draw: draw => {
      const n = draw.pick([15, 18, 20, 24, 30, 36, 40, 45]);
      const p: Chosen = { n, k: draw.int(2, Math.ceil(n / 2) - 2), way: draw.chance(0.5) };
      const whole = (360 * p.k) % n === 0;
      return whole && 3 * p.k !== n && 4 * p.k !== n ? p : null;
    },
    tries: 20,
    forms: [kindWithAngle],
  }),
  ...situation<Positions>({
    type: 'GM.CIR.2',
    situation: 'centre-inside-or-outside',
    draw: draw => {
      const [x, y] = [draw.int(8, 56), draw.int(8, 56)];
      return x + y < 86 && Math.abs(x - y) >= 5 ? { x, y, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [everyPosition],
  }),
];
