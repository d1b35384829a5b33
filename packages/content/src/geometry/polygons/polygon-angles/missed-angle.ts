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
  /** Each of two equal angles, in degrees: acute or obtuse. */
  left: number;
  fault: 'missed' | 'twice';
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

/** Angles away from those for which wrong ways meet. */
const missable = Array.from({ length: 130 }, (_, i) => 25 + i).filter(x => x % 15 !== 0);

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
  180 * (sides - 2) + (fault === 'missed' ? -2 * left : 2 * left);
const isObtuse = ({ left }: AllButOne) => left > 90;
/** By how many half turns the true sum lies beyond the multiple next below the given sum. */
const beyond = (p: AllButOne) => (p.fault === 'missed' ? (isObtuse(p) ? 2 : 1) : isObtuse(p) ? -1 : 0);
/** What the two equal angles have together, in words. */
const togetherSays = (p: AllButOne) =>
  isObtuse(p)
    ? 'Two equal obtuse angles have between $180^{\\circ}$ and $360^{\\circ}$ together'
    : 'Two equal acute angles have less than $180^{\\circ}$ together';

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
  .quiet('further', p => q(beyond(p)))
  .step(
    'triangles',
    (_p, { whole, further }) => whole.add(further),
    p =>
      `${togetherSays(p)}, and they were ${p.fault === 'missed' ? 'missed: that tells which multiple above the given sum is the true one' : 'added twice: that tells which multiple below the given sum is the true one'}. It counts the triangles that the polygon is cut into.`,
    (p, { given, triangles }) =>
      p.fault === 'missed'
        ? `${triangles} \\times 180^{\\circ} - ${given}^{\\circ} = ${triangles.mul(180).sub(given)}^{\\circ}`
        : `${given}^{\\circ} - ${triangles} \\times 180^{\\circ} = ${given.sub(triangles.mul(180))}^{\\circ}`,
  )
  .step(
    'sides',
    (_p, { triangles }) => triangles.add(2),
    'There are two more sides than triangles.',
    (_p, { triangles, sides }) => `${triangles} + 2 = ${sides}`,
  );

/** Why another multiple of a half turn is not the true sum. */
const togetherWrong = (p: AllButOne, triangles: Fraction) =>
  `With $${triangles} \\times 180^{\\circ}$ the two angles would have $${triangles.mul(180).sub(givenSum(p)).abs()}^{\\circ}$ together, which two ${isObtuse(p) ? 'obtuse' : 'acute'} angles cannot have.`;

const diagonalsAsked = route({
  path: trueSum.step(
    'diagonals',
    (_p, { sides }) => sides.mul(sides.sub(3)).div(2),
    'From each vertex a diagonal goes to all vertices but itself and its two neighbours; each diagonal has two ends.',
    (_p, { sides, diagonals }) => `\\frac{${sides} (${sides} - 3)}{2} = ${diagonals}`,
  ),
  slips: [
    {
      misconception: 'one_multiple_too_low',
      at: 'further',
      wrongly: (_p, { further }) => further.sub(1),
      words: (p, { triangles, given }) =>
        p.fault === 'missed' && !isObtuse(p)
          ? `$${triangles} \\times 180^{\\circ}$ is $${given.sub(triangles.mul(180))}^{\\circ}$ below the given sum, though two angles are missing from that sum.`
          : togetherWrong(p, triangles),
    },
    {
      misconception: 'one_multiple_too_high',
      at: 'further',
      wrongly: (_p, { further }) => further.add(1),
      words: (p, { triangles, given }) =>
        p.fault === 'twice' && !isObtuse(p)
          ? `$${triangles} \\times 180^{\\circ}$ is $${triangles.mul(180).sub(given)}^{\\circ}$ above the given sum, though two angles were added twice in that sum.`
          : togetherWrong(p, triangles),
    },
    {
      misconception: 'triangles_taken_for_sides',
      at: 'sides',
      wrongly: (_p, { triangles }) => triangles,
      words: (_p, { triangles }) =>
        `$${triangles}$ is the number of triangles into which the polygon can be cut; it has two sides more.`,
    },
    {
      misconception: 'joins_for_diagonals',
      at: 'diagonals',
      wrongly: (_p, { sides }) => sides.mul(sides.sub(1)).div(2),
      words: (_p, { sides, diagonals }) =>
        `$\\binom{${sides}}{2} = ${diagonals}$ joins every two vertices; the $${sides}$ sides are no diagonals.`,
    },
    {
      misconception: 'neighbours_counted_as_one',
      at: 'diagonals',
      wrongly: (_p, { sides }) => sides.mul(sides.sub(2)).div(2),
      words: (_p, { sides, diagonals }) =>
        `$\\frac{${sides} \\times ${sides.sub(2)}}{2} = ${numberTex(diagonals)}$ leaves out the vertex and one neighbour; there are two neighbours.`,
    },
    {
      misconception: 'two_ends_counted',
      at: 'diagonals',
      wrongly: (_p, { sides }) => sides.mul(sides.sub(3)),
      words: (_p, { sides, diagonals }) =>
        `$${sides} \\times ${sides.sub(3)} = ${diagonals}$ counts each diagonal from both of its ends.`,
    },
    {
      misconception: 'missed_corners_left_out',
      at: 'sides',
      wrongly: ({ fault }, { sides }) => sides.add(fault === 'missed' ? 2 : -2),
      words: ({ fault }, { sides }) =>
        `$${sides}$ sides ${fault === 'missed' ? 'add two corners for the missed angles; they are in the count of triangles already' : 'take two corners off for the doubled angles; the count of triangles has each corner once'}.`,
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
  const { sides, left, fault } = p;
  const size = isObtuse(p) ? 'obtuse' : 'acute';
  return {
    snapRead: `A sum of interior angles with two equal ${size} angles ${fault === 'missed' ? 'missed' : 'counted twice'}; the number of sides is not given, and the diagonals are asked.`,
    approach: `The true sum is a multiple of $180^{\\circ}$. ${togetherSays(p)}, so only one multiple ${fault === 'missed' ? 'above' : 'below'} the given sum will do. It gives the sides, and these the diagonals.`,
    check: `A polygon of ${sides} sides has the sum ${degrees(180 * (sides - 2))}; ${fault === 'missed' ? 'without two angles' : 'with two more angles'} of ${degrees(left)} that is ${degrees(givenSum(p))}, as given, and ${degrees(left)} is ${size}.`,
    principle:
      'The interior angles of a polygon add up to a multiple of a half turn; what is known of the angles in a wrong sum tells which multiple.',
  };
}

const missedAngleAsked = formOfCases<Medium, Fraction>({
  form: 'angle-or-diagonals',
  revision: 3,
  band: 'Medium',
  seconds: 80,
  stem: p => {
    if (p.kind === 'two-regular') {
      const [s, a] = [q(p.few, p.many), interior(p.few).div(interior(p.many))];
      return `The numbers of sides of two regular polygons are in the ratio $${s.n} : ${s.d}$, and their interior angles are in the ratio $${a.n} : ${a.d}$. How many diagonals does the polygon with ${p.asked === 'few' ? 'fewer' : 'more'} sides have?`;
    }
    const size = isObtuse(p) ? 'obtuse' : 'acute';
    return p.fault === 'missed'
      ? `${p.person} added up the interior angles of a convex polygon, but missed two of them. These two were equal and ${size}, and the sum came to ${degrees(givenSum(p))}. How many diagonals does the polygon have?`
      : `Adding up the interior angles of a convex polygon, ${p.person} got ${degrees(givenSum(p))}, because two equal ${size} angles had both been added twice. Find the number of diagonals of the polygon.`;
  },
  routeOf: p => (p.kind === 'two-regular' ? twoRegular : diagonalsAsked),
  show: value => `$${numberTex(value)}$`,
  plausible: value => whole(value) && value.valueOf() >= 2,
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
    // Tries every polygon and every such angle; only one polygon may fit.
    const found = new Set<number>();
    for (let n = 4; n <= 40; n += 1)
      for (let angle = isObtuse(p) ? 91 : 1; angle < (isObtuse(p) ? 180 : 90); angle += 1) {
        let sum = p.fault === 'missed' ? -2 * angle : 2 * angle;
        for (let i = 0; i < n; i += 1) sum += 180;
        if (sum - 360 === givenSum(p)) found.add(n);
      }
    const [n = 0] = found.size === 1 ? [...found] : [];
    let diagonals = 0;
    for (let a = 0; a < n; a += 1) for (let b = a + 2; b < n; b += 1) if (b - a < n - 1) diagonals += 1;
    return q(diagonals);
  },
});

/** GM.QAD.1 Medium: the angle sum is a multiple of 180, which finds a polygon with two angles missed; or two ratios make one equation, and the sides give the diagonals. */
export const missedAngle: readonly AnyTemplate[] = situation<Medium>({
  type: 'GM.QAD.1',
  situation: 'missed',
  draw: draw => {
    if (draw.chance(0.45))
      return { kind: 'two-regular', ...draw.pick(regularPairs), asked: draw.pick(['few', 'many'] as const) };
    return {
      kind: 'all-but-one',
      sides: draw.int(8, 22),
      left: draw.pick(missable),
      fault: draw.pick(['missed', 'twice'] as const),
      person: draw.pick(people),
    };
  },
  forms: [missedAngleAsked],
});
