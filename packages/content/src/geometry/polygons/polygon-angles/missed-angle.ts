import type Fraction from 'fraction.js';
import { path } from '../../../path.ts';
import { numberTex } from '../../../show.ts';
import { formOfCases, route, situation } from '../../../situation.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';
import { degrees, interior, whole } from './regular.ts';

interface AllButOne {
  kind: 'all-but-one';
  sides: number;
  left: number;
  fault: 'missed' | 'twice';
  asked: 'angle' | 'sides';
  person: string;
}

interface TwoRegular {
  kind: 'two-regular';
  /** Sides of the two polygons. */
  few: number;
  many: number;
  asked: 'few' | 'many';
}

type Medium = AllButOne | TwoRegular;

/** Even angles, away from those for which wrong ways meet. */
const missable = Array.from({ length: 73 }, (_, i) => 20 + 2 * i).filter(x => x % 30 !== 0);

/** Pairs with a simple ratio of sides and of interior angles. */
const regularPairs = (() => {
  const pairs: { few: number; many: number }[] = [];
  for (let few = 4; few <= 24; few += 1)
    for (let many = few + 1; many <= 40; many += 1) {
      const [sides, angles] = [q(few, many), interior(few).div(interior(many))];
      if (sides.d <= 5n && angles.d <= 12n && few >= 5 && many <= 30) pairs.push({ few, many });
    }
  return pairs;
})();

const givenSum = ({ sides, left, fault }: AllButOne) =>
  180 * (sides - 2) + (fault === 'missed' ? -left : left);

const people = [
  'Aarti',
  'Danish',
  'Elina',
  'Faizal',
  'Hemant',
  'Jaya',
  'Kabir',
  'Mercy',
  'Onkar',
  'Ritu',
  'Simran',
  'Varun',
];

/** The terms of the ratio of the sides, then those of the ratio of the angles. */
const termsOf = ({ few, many }: TwoRegular) => {
  const [s, a] = [q(few, many), interior(few).div(interior(many))];
  return [Number(s.n), Number(s.d), Number(a.n), Number(a.d)] as const;
};

const twoRegular = route({
  path: path<TwoRegular>()
    .step(
      'terms',
      p => termsOf(p).slice(0, 2),
      'Write the numbers of sides with a common factor.',
      p => {
        const [m, n] = termsOf(p);
        return `n_1 = ${m === 1 ? '' : m}k, \\qquad n_2 = ${n}k`;
      },
    )
    .step(
      'angles',
      ({ few, many }) => interior(few).div(interior(many)),
      'Write the ratio of the interior angles and cancel.',
      p => {
        const [m, n, g, h] = termsOf(p);
        return `\\frac{(${m === 1 ? '' : m}k - 2) \\times ${n}}{(${n}k - 2) \\times ${m}} = \\frac{${g}}{${h}}`;
      },
    )
    .step(
      'factor',
      (_p, { terms: [m = 1, n = 1], angles: a }) =>
        a.d === 0n
          ? q(0)
          : q(2 * n)
              .sub(a.mul(2 * m))
              .div(q(m * n).sub(a.mul(m * n))),
      'Multiply out and solve for the common factor.',
      (p, { factor }) => {
        const [m, n, g, h] = termsOf(p);
        return `${h * n} (${m === 1 ? '' : m}k - 2) = ${g * m} (${n}k - 2) \\;\\Rightarrow\\; ${h * n * m - g * m * n}k = ${2 * h * n - 2 * g * m} \\;\\Rightarrow\\; k = ${numberTex(factor)}`;
      },
    )
    .step(
      'sides',
      ({ asked }, { terms: [m = 1, n = 1], factor }) => factor.mul(asked === 'few' ? m : n),
      ({ asked }) => `Find the polygon with ${asked === 'few' ? 'fewer' : 'more'} sides.`,
      ({ asked }, { terms: [m = 1, n = 1], factor, sides }) =>
        `${asked === 'few' ? m : n} \\times ${numberTex(factor)} = ${numberTex(sides)}`,
    )
    .step(
      'diagonals',
      (_p, { sides }) => sides.mul(sides.sub(3)).div(2),
      'From each vertex a diagonal goes to all vertices but itself and its two neighbours; each diagonal has two ends.',
      (_p, { sides, diagonals }) =>
        `\\frac{${numberTex(sides)} (${numberTex(sides)} - 3)}{2} = ${numberTex(diagonals)}`,
    ),
  slips: [
    {
      misconception: 'joins_for_diagonals',
      at: 'diagonals',
      wrongly: (_p, { sides }) => sides.mul(sides.sub(1)).div(2),
      words: (_p, { sides, diagonals }) =>
        `$\\binom{${numberTex(sides)}}{2} = ${numberTex(diagonals)}$ joins every two vertices; the $${numberTex(sides)}$ sides are no diagonals.`,
    },
    {
      misconception: 'two_ends_counted',
      at: 'diagonals',
      wrongly: (_p, { sides }) => sides.mul(sides.sub(3)),
      words: (_p, { sides, diagonals }) =>
        `$${numberTex(sides)} \\times ${numberTex(sides.sub(3))} = ${numberTex(diagonals)}$ counts each diagonal from both of its ends.`,
    },
    {
      misconception: 'reports_other_part',
      at: 'sides',
      wrongly: ({ asked }, { terms: [m = 1, n = 1], factor }) => factor.mul(asked === 'few' ? n : m),
      words: ({ asked }, { terms: [m = 1, n = 1], factor, sides }) =>
        `$${asked === 'few' ? n : m} \\times ${numberTex(factor)} = ${numberTex(sides)}$ is the number of sides of the polygon with ${asked === 'few' ? 'more' : 'fewer'} sides; the diagonals of the other one are asked.`,
    },
    {
      misconception: 'triangles_taken_for_sides',
      at: 'sides',
      wrongly: (_p, { sides }) => sides.sub(2),
      words: (_p, { sides }) =>
        `$${numberTex(sides)}$ is the number of triangles into which the polygon can be cut; it has two sides more, and so more diagonals.`,
    },
    {
      misconception: 'unit_off_by_one',
      at: 'factor',
      wrongly: (_p, { factor }) => factor.add(1),
      words: (_p, { factor }) =>
        `That uses ${numberTex(factor)} for the common factor of the ratio of sides; with it the angles have another ratio.`,
    },
    {
      misconception: 'unit_one_short',
      at: 'factor',
      wrongly: (_p, { factor }) => factor.sub(1),
      words: (_p, { factor }) =>
        `This uses ${numberTex(factor)} for the common factor of the ratio of sides; with it the angles have another ratio.`,
    },
    {
      misconception: 'angle_ratio_for_sides',
      at: 'sides',
      wrongly: ({ asked }, { angles }) => q(2 * Number(asked === 'few' ? angles.n : angles.d)),
      words: (_p, { angles, sides }) =>
        `Doubling the terms of the ratio of the angles, $${angles.n} : ${angles.d}$, gives $${numberTex(sides)}$ sides; angles are not in the ratio of the sides.`,
    },
    {
      misconception: 'neighbours_counted_as_one',
      at: 'diagonals',
      wrongly: (_p, { sides }) => sides.mul(sides.sub(2)).div(2),
      words: (_p, { sides, diagonals }) =>
        `$\\frac{${numberTex(sides)} \\times ${numberTex(sides.sub(2))}}{2} = ${numberTex(diagonals)}$ leaves out the vertex and one neighbour; there are two neighbours.`,
    },
  ],
});

const trueSum = path<AllButOne>()
  .quiet('given', p => q(givenSum(p)))
  .step(
    'whole',
    (_p, { given }) => given.div(180).floor(0),
    'Divide the given sum by 180 degrees.',
    (_p, { given, whole }) => `${given} = ${whole} \\times 180 + ${given.sub(whole.mul(180))}`,
  )
  .quiet('triangles', ({ fault }, { whole }) => (fault === 'missed' ? whole.add(1) : whole))
  .step(
    'sum',
    (_p, { triangles }) => triangles.mul(180),
    ({ fault }) =>
      `The angle was ${fault === 'missed' ? 'missed: the true sum is the next multiple above' : 'added twice: the true sum is the last multiple below'}.`,
    (_p, { triangles, sum }) => `${triangles} \\times 180^{\\circ} = ${sum}^{\\circ}`,
  );

/** The multiple of a half turn on the other side of the given sum. */
const wrongSide = ({ fault }: AllButOne, { whole }: { whole: Fraction }) =>
  fault === 'missed' ? whole : whole.add(1);

const sidesAsked = route({
  path: trueSum.step(
    'sides',
    (_p, { triangles }) => triangles.add(2),
    'There are two more sides than triangles.',
    (_p, { triangles, sides }) => `${triangles} + 2 = ${sides}`,
  ),
  slips: [
    {
      misconception: 'triangles_taken_for_sides',
      gives: 'triangles',
      words: (_p, { triangles }) =>
        `$${triangles}$ is the number of triangles into which the polygon can be cut; it has two sides more.`,
    },
    {
      misconception: 'rounded_the_wrong_way',
      at: 'triangles',
      wrongly: wrongSide,
      words: ({ fault }, { triangles }) =>
        `$${triangles} \\times 180^{\\circ}$ is the next multiple of $180^{\\circ}$ on the wrong side; the angle was ${fault === 'missed' ? 'missed, so the true sum is larger' : 'added twice, so the true sum is smaller'}.`,
    },
    {
      misconception: 'two_added_twice',
      at: 'sides',
      wrongly: (_p, { triangles }) => triangles.add(4),
      words: (_p, { triangles, sides }) =>
        `$${triangles} + 4 = ${sides}$ gives two sides too many; the number of triangles is two less than the number of sides.`,
    },
    {
      misconception: 'angles_counted_for_sides',
      at: 'sides',
      wrongly: ({ fault }, { triangles }) => triangles.add(fault === 'missed' ? 3 : 1),
      words: ({ fault }, { triangles, sides }) =>
        `$${triangles} + 2 ${fault === 'missed' ? '+' : '-'} 1 = ${sides}$ counts the ${fault === 'missed' ? 'missed angle as one more corner; it is counted already' : 'doubled angle as one corner less; the corners are counted already'}.`,
    },
    {
      misconception: 'quotient_taken_for_sides',
      gives: 'whole',
      words: ({ fault }, { given, whole }) =>
        `$${given} \\div 180$ is $${whole}$ and a rest; ${fault === 'missed' ? 'the true sum is the next multiple, and ' : ''}the triangles are not the number of sides yet.`,
    },
  ],
});

const angleAsked = route({
  path: trueSum.step(
    'angle',
    (_p, { given, sum }) => sum.sub(given).abs(),
    'The difference is the angle.',
    ({ fault }, { given, sum, angle }) =>
      fault === 'missed'
        ? `${sum}^{\\circ} - ${given}^{\\circ} = ${angle}^{\\circ}`
        : `${given}^{\\circ} - ${sum}^{\\circ} = ${angle}^{\\circ}`,
  ),
  slips: [
    {
      misconception: 'rounded_the_wrong_way',
      at: 'triangles',
      wrongly: wrongSide,
      words: ({ fault }, { sum, angle }) =>
        `$${angle}^{\\circ}$ is the distance to $${sum}^{\\circ}$, the multiple of $180^{\\circ}$ on the wrong side; the angle was ${fault === 'missed' ? 'missed, so the true sum is larger' : 'added twice, so the true sum is smaller'}.`,
    },
    {
      misconception: 'difference_of_both_ways',
      at: 'angle',
      wrongly: (_p, { angle }) => q(180).sub(angle).sub(angle).abs(),
      words: ({ left }) =>
        `This is the difference between $${Math.max(left, 180 - left)}^{\\circ}$ and $${Math.min(left, 180 - left)}^{\\circ}$, the distances to the two next multiples of $180^{\\circ}$; one of these distances is the angle.`,
    },
    {
      misconception: 'half_of_rest',
      at: 'angle',
      wrongly: (_p, { angle }) => angle.div(2),
      words: ({ left }, { angle }) =>
        `$${angle}^{\\circ}$ is half of the difference of $${left}^{\\circ}$ to the true sum; the whole difference is the angle.`,
    },
    {
      misconception: 'right_angle_off',
      at: 'sum',
      wrongly: ({ fault, left }, { sum }) => sum.add((fault === 'missed') === left > 90 ? -90 : 90),
      words: (_p, { sum }) =>
        `That treats $${sum}^{\\circ}$, an odd multiple of $90^{\\circ}$, as the true sum; it is a multiple of $180^{\\circ}$.`,
    },
  ],
});

/** The texts of both cases. */
function textsOf(p: Medium) {
  if (p.kind === 'two-regular') {
    const { few, many } = p;
    const [, , g, h] = termsOf(p);
    return {
      snapRead:
        'Two regular polygons; the ratio of their sides and the ratio of their interior angles are given. The diagonals of one of them are asked.',
      approach:
        'Give both polygons one unknown $k$ by the ratio of sides. An interior angle is $180^{\\circ} \\times \\frac{n - 2}{n}$; in the ratio of two of them the $180^{\\circ}$ cancels and so does $k$ in the denominators. A linear equation is left, and the number of sides gives that of the diagonals.',
      check: `The interior angles are ${degrees(interior(few))} for ${few} sides and ${degrees(interior(many))} for ${many} sides, in the ratio $${g} : ${h}$.`,
      principle:
        'In a ratio of interior angles of regular polygons the half turn cancels, and the ratio of sides leaves one unknown.',
    };
  }
  const { sides, left, fault, asked } = p;
  return {
    snapRead: `A sum of interior angles with one angle ${fault === 'missed' ? 'missed' : 'counted twice'}; ${asked === 'angle' ? 'that angle' : 'the number of sides'} is asked. The number of sides is not given.`,
    approach: `The true sum is a multiple of $180^{\\circ}$, and every angle of a convex polygon lies between $0^{\\circ}$ and $180^{\\circ}$. So the true sum is the next multiple ${fault === 'missed' ? 'above' : 'below'} the given one, and there is no choice. ${asked === 'angle' ? 'The difference is the angle.' : 'It gives the triangles, and these the sides.'}`,
    check: `A polygon of ${sides} sides has the sum ${degrees(180 * (sides - 2))}; ${fault === 'missed' ? 'without' : 'with a second'} ${degrees(left)} that is ${degrees(givenSum(p))}, as given.`,
    principle:
      'The interior angles of a polygon add up to a multiple of a half turn; in a convex one each angle is less than that, so a slip in the sum can be found.',
  };
}

const missedAngleAsked = formOfCases<Medium, Fraction>({
  form: 'angle-or-diagonals',
  revision: 2,
  band: 'Medium',
  seconds: 80,
  stem: p => {
    if (p.kind === 'two-regular') {
      const [s, a] = [q(p.few, p.many), interior(p.few).div(interior(p.many))];
      return `The numbers of sides of two regular polygons are in the ratio $${s.n} : ${s.d}$, and their interior angles are in the ratio $${a.n} : ${a.d}$. How many diagonals does the polygon with ${p.asked === 'few' ? 'fewer' : 'more'} sides have?`;
    }
    const fault = p.fault === 'missed' ? 'missed one of them' : 'added one of them twice';
    return `${p.person} added up the interior angles of a convex polygon and got ${degrees(givenSum(p))}, having ${fault} by mistake. ${p.asked === 'angle' ? `How large is the angle that was ${p.fault === 'missed' ? 'missed' : 'added twice'}?` : 'How many sides does the polygon have?'}`;
  },
  routeOf: p => (p.kind === 'two-regular' ? twoRegular : p.asked === 'angle' ? angleAsked : sidesAsked),
  show: (value, p) =>
    p.kind === 'all-but-one' && p.asked === 'angle' ? degrees(value) : `$${numberTex(value)}$`,
  plausible: (value, p) =>
    whole(value) &&
    (p.kind === 'all-but-one' && p.asked === 'angle'
      ? value.valueOf() > 0 && value.valueOf() < 180
      : value.valueOf() >= 3),
  snapRead: p => textsOf(p).snapRead,
  approach: p => textsOf(p).approach,
  check: p => textsOf(p).check,
  principle: p => textsOf(p).principle,
  verify: p => {
    if (p.kind === 'two-regular') {
      const [s, a] = [q(p.few, p.many), interior(p.few).div(interior(p.many))];
      // Goes through pairs of polygons; only one may fit.
      const found: number[] = [];
      for (let many = 3; many <= 120; many += 1)
        for (let few = 3; few < many; few += 1) {
          const [x, y] = [180 - 360 / few, 180 - 360 / many];
          if (few * Number(s.d) === many * Number(s.n) && Math.abs(x / y - a.valueOf()) < 1e-9)
            found.push(p.asked === 'few' ? few : many);
        }
      // Diagonals are counted as pairs of vertices that are no neighbours.
      const n = found.length === 1 ? (found[0] ?? 0) : 0;
      let diagonals = 0;
      for (let a = 0; a < n; a += 1) for (let b = a + 2; b < n; b += 1) if (b - a < n - 1) diagonals += 1;
      return q(diagonals);
    }
    // Tries every polygon and every angle a convex one can have; only one pair may fit.
    const found: number[] = [];
    for (let n = 3; n <= 40; n += 1)
      for (let angle = 1; angle < 180; angle += 1) {
        let sum = p.fault === 'missed' ? -angle : angle;
        for (let i = 0; i < n; i += 1) sum += 180;
        if (sum - 360 === givenSum(p)) found.push(p.asked === 'angle' ? angle : n);
      }
    return q(found.length === 1 ? (found[0] ?? 0) : 0);
  },
});

/** GM.QAD.1 Medium: the angle sum is a multiple of 180, which finds a missed angle; or two ratios make one equation, and the sides give the diagonals. */
export const missedAngle: readonly AnyTemplate[] = situation<Medium>({
  type: 'GM.QAD.1',
  situation: 'missed',
  draw: draw => {
    if (draw.chance(0.45))
      return { kind: 'two-regular', ...draw.pick(regularPairs), asked: draw.pick(['few', 'many'] as const) };
    return {
      kind: 'all-but-one',
      sides: draw.int(7, 24),
      left: draw.pick(missable),
      fault: draw.pick(['missed', 'twice'] as const),
      asked: draw.pick(['angle', 'angle', 'sides'] as const),
      person: draw.pick(people),
    };
  },
  forms: [missedAngleAsked],
});
