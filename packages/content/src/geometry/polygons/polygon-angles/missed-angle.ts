import type Fraction from 'fraction.js';
import { numberTex } from '../../../show.ts';
import { template } from '../../../template.ts';
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
      if (sides.d <= 5n && angles.d <= 12n) pairs.push({ few, many });
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

/** GM.QAD.1 Medium: the angle sum is a multiple of 180, which finds a missed angle; or two ratios make one equation. */
export const missedAngle = template<Medium, Fraction>({
  type: 'GM.QAD.1',
  band: 'Medium',
  seconds: 80,
  variant: 'missed-angle-or-two-polygons',
  revision: 1,
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
  stem: p => {
    if (p.kind === 'two-regular') {
      const [s, a] = [q(p.few, p.many), interior(p.few).div(interior(p.many))];
      return `The numbers of sides of two regular polygons are in the ratio $${s.n} : ${s.d}$, and their interior angles are in the ratio $${a.n} : ${a.d}$. How many sides has the polygon with ${p.asked === 'few' ? 'fewer' : 'more'} sides?`;
    }
    const fault = p.fault === 'missed' ? 'missed one of them' : 'added one of them twice';
    return `${p.person} added up the interior angles of a convex polygon and got ${degrees(givenSum(p))}, but had ${fault} by mistake. ${p.asked === 'angle' ? `How large is the angle that was ${p.fault === 'missed' ? 'missed' : 'added twice'}?` : 'How many sides has the polygon?'}`;
  },
  answer: p => q(p.kind === 'two-regular' ? p[p.asked] : p.asked === 'angle' ? p.left : p.sides),
  slips: p => {
    if (p.kind === 'two-regular') {
      const { few, many, asked } = p;
      const [s, a] = [q(few, many), interior(few).div(interior(many))];
      const scale = asked === 'few' ? Number(s.n) : Number(s.d);
      const unit = p[asked] / scale;
      return [
        {
          misconception: 'reports_other_part',
          value: q(asked === 'few' ? many : few),
          words: `This is the polygon with ${asked === 'few' ? 'more' : 'fewer'} sides; the other one is asked.`,
        },
        {
          misconception: 'triangles_taken_for_sides',
          value: q(p[asked] - 2),
          words: 'That is the number of triangles into which the polygon can be cut; it has two sides more.',
        },
        {
          misconception: 'unit_off_by_one',
          value: q(scale * (unit + 1)),
          words: `That uses ${unit + 1} for the common factor of the ratio of sides; with it the angles have another ratio.`,
        },
        {
          misconception: 'unit_one_short',
          value: q(scale * (unit - 1)),
          words: `This uses ${unit - 1} for the common factor of the ratio of sides; with it the angles have another ratio.`,
        },
        {
          misconception: 'angle_ratio_for_sides',
          value: q(asked === 'few' ? Number(a.n) : Number(a.d)).mul(2),
          words:
            'That gives the number of sides from the ratio of the angles; angles are not in the ratio of the sides.',
        },
        {
          misconception: 'sum_of_both',
          value: q(few + many),
          words: 'This gives the sides of both polygons together.',
        },
      ];
    }
    const { sides, left, fault, asked } = p;
    if (asked === 'sides')
      return [
        {
          misconception: 'triangles_taken_for_sides',
          value: q(sides - 2),
          words: 'That is the number of triangles into which the polygon can be cut; it has two sides more.',
        },
        {
          misconception: 'rounded_the_wrong_way',
          value: q(fault === 'missed' ? sides - 1 : sides + 1),
          words: `This is the next multiple of $180^{\\circ}$ on the wrong side; the angle was ${fault === 'missed' ? 'missed, so the true sum is larger' : 'added twice, so the true sum is smaller'}.`,
        },
        {
          misconception: 'two_added_twice',
          value: q(sides + 2),
          words:
            'This gives two sides too many; the number of triangles is two less than the number of sides.',
        },
        {
          misconception: 'angles_counted_for_sides',
          value: q(fault === 'missed' ? sides + 1 : sides - 1),
          words: `This gives the ${fault === 'missed' ? 'missed angle as one more corner; it is counted already' : 'doubled angle as one corner less; the corners are counted already'}.`,
        },
        {
          misconception: 'triangles_rounded_other_way',
          value: q(fault === 'missed' ? sides - 3 : sides + 3),
          words:
            'This gives the number of triangles from the wrong side, and it is not the number of sides yet.',
        },
      ];
    return [
      {
        misconception: 'rounded_the_wrong_way',
        value: q(180 - left),
        words: `That is the distance to the multiple of $180^{\\circ}$ on the wrong side; the angle was ${fault === 'missed' ? 'missed, so the true sum is larger' : 'added twice, so the true sum is smaller'}.`,
      },
      {
        misconception: 'difference_of_both_ways',
        value: q(Math.abs(180 - 2 * left)),
        words:
          'This is the difference between the distances to the two next multiples of $180^{\\circ}$; one of these distances is the angle.',
      },
      {
        misconception: 'half_of_rest',
        value: q(left, 2),
        words: 'It is half of the difference to the true sum; the whole difference is the angle.',
      },
      {
        misconception: 'right_angle_off',
        value: q(left > 90 ? left - 90 : left + 90),
        words:
          'That treats the true sum as an odd multiple of $90^{\\circ}$; it is a multiple of $180^{\\circ}$.',
      },
    ];
  },
  show: (value, p) =>
    p.kind === 'all-but-one' && p.asked === 'angle' ? degrees(value) : `$${numberTex(value)}$`,
  plausible: (value, p) =>
    whole(value) &&
    (p.kind === 'all-but-one' && p.asked === 'angle'
      ? value.valueOf() > 0 && value.valueOf() < 180
      : value.valueOf() >= 3),
  solution: p => (p.kind === 'two-regular' ? solutionOfTwo(p) : solutionOfMissed(p)),
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
      return q(found.length === 1 ? (found[0] ?? 0) : 0);
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

function solutionOfTwo({ few, many, asked }: TwoRegular) {
  const [s, a] = [q(few, many), interior(few).div(interior(many))];
  const [m, n, g, h] = [Number(s.n), Number(s.d), Number(a.n), Number(a.d)];
  const k = few / m;
  return {
    snapRead:
      'Two regular polygons; the ratio of their sides and the ratio of their interior angles are given. One number of sides is asked.',
    approach: `Give both polygons one unknown $k$ by the ratio of sides. An interior angle is $180^{\\circ} \\times \\frac{n - 2}{n}$; in the ratio of two of them the $180^{\\circ}$ cancels and so does $k$ in the denominators. A linear equation is left.`,
    steps: [
      {
        says: 'Write the numbers of sides with a common factor.',
        works: `n_1 = ${m === 1 ? '' : m}k, \\qquad n_2 = ${n}k`,
        value: [q(m), q(n)],
      },
      {
        says: 'Write the ratio of the interior angles and cancel.',
        works: `\\frac{(${m === 1 ? '' : m}k - 2) \\times ${n}}{(${n}k - 2) \\times ${m}} = \\frac{${g}}{${h}}`,
        value: a,
      },
      {
        says: 'Multiply out and solve for the common factor.',
        works: `${h * n} (${m === 1 ? '' : m}k - 2) = ${g * m} (${n}k - 2) \\;\\Rightarrow\\; ${h * n * m - g * m * n}k = ${2 * h * n - 2 * g * m} \\;\\Rightarrow\\; k = ${k}`,
        value: q(k),
      },
      {
        says: `Find the polygon with ${asked === 'few' ? 'fewer' : 'more'} sides.`,
        works: `${asked === 'few' ? m : n} \\times ${k} = ${asked === 'few' ? few : many}`,
        value: q(asked === 'few' ? few : many),
      },
    ],
    check: `The interior angles are ${degrees(interior(few))} for ${few} sides and ${degrees(interior(many))} for ${many} sides, in the ratio $${g} : ${h}$.`,
    principle:
      'In a ratio of interior angles of regular polygons the half turn cancels, and the ratio of sides leaves one unknown.',
  };
}

function solutionOfMissed(p: AllButOne) {
  const { sides, left, fault, asked } = p;
  const [sum, given] = [180 * (sides - 2), givenSum(p)];
  return {
    snapRead: `A sum of interior angles with one angle ${fault === 'missed' ? 'missed' : 'counted twice'}; ${asked === 'angle' ? 'that angle' : 'the number of sides'} is asked. The number of sides is not given.`,
    approach: `The true sum is a multiple of $180^{\\circ}$, and every angle of a convex polygon lies between $0^{\\circ}$ and $180^{\\circ}$. So the true sum is the next multiple ${fault === 'missed' ? 'above' : 'below'} the given one, and there is no choice. ${asked === 'angle' ? 'The difference is the angle.' : 'It gives the triangles, and these the sides.'}`,
    steps: [
      {
        says: 'Divide the given sum by 180 degrees.',
        works: `${given} = ${Math.floor(given / 180)} \\times 180 + ${given % 180}`,
        value: q(Math.floor(given / 180)),
      },
      {
        says: `The angle was ${fault === 'missed' ? 'missed: the true sum is the next multiple above' : 'added twice: the true sum is the last multiple below'}.`,
        works: `${sides - 2} \\times 180^{\\circ} = ${sum}^{\\circ}`,
        value: q(sum),
      },
      asked === 'angle'
        ? {
            says: 'The difference is the angle.',
            works:
              fault === 'missed'
                ? `${sum}^{\\circ} - ${given}^{\\circ} = ${left}^{\\circ}`
                : `${given}^{\\circ} - ${sum}^{\\circ} = ${left}^{\\circ}`,
            value: q(left),
          }
        : {
            says: 'There are two more sides than triangles.',
            works: `${sides - 2} + 2 = ${sides}`,
            value: q(sides),
          },
    ],
    check: `A polygon of ${sides} sides has the sum ${degrees(sum)}; ${fault === 'missed' ? 'without' : 'with a second'} ${degrees(left)} that is ${degrees(given)}, as given.`,
    principle:
      'The interior angles of a polygon add up to a multiple of a half turn; in a convex one each angle is less than that, so a slip in the sum can be found.',
  };
}
