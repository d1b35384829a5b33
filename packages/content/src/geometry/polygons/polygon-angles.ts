import type Fraction from 'fraction.js';
import { numberTex } from '../../show.ts';
import type { AnyTemplate, Slip } from '../../template.ts';
import { template } from '../../template.ts';
import { q } from '../../value.ts';

const degrees = (value: Fraction | number) => `$${numberTex(value)}^{\\circ}$`;
const whole = (value: Fraction) => value.d === 1n;
/** Each interior angle of a regular polygon, degrees. */
const interior = (sides: number) => q(180 * (sides - 2), sides);
interface Regular {
  sides: number;
  given: 'interior' | 'times' | 'excess' | 'sum';
  scene: 'plain' | 'gazebo' | 'robot';
}
const wholeAngled = [5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40, 45];

function regularStem({ sides, given, scene }: Regular): string {
  const [inner, outer] = [interior(sides), q(360, sides)];
  if (scene === 'robot')
    return given === 'sum'
      ? `A toy robot draws a regular polygon: again and again it goes 10 cm straight ahead and turns left through the same angle, until it is back where it began. The interior angles of its polygon add up to ${degrees(180 * (sides - 2))}. How many sides has the polygon?`
      : `A toy robot goes 10 cm straight ahead, then turns left so that its new path makes an angle of ${degrees(inner)} with the side just drawn. It goes on in this way until it is back at its starting point for the first time. How many sides has the figure that it draws?`;
  const name = scene === 'gazebo' ? 'The floor of a gazebo is a regular polygon. ' : '';
  const it = scene === 'gazebo' ? 'the floor' : 'the polygon';
  const lead =
    scene === 'gazebo' ? 'Each of its interior angles' : 'Each interior angle of a regular polygon';
  if (given === 'interior') return `${name}${lead} measures ${degrees(inner)}. How many sides has ${it}?`;
  if (given === 'times')
    return `${name}${lead} is ${numberTex(q(sides - 2, 2))} times as large as the exterior angle beside it. How many sides has ${it}?`;
  if (given === 'excess')
    return `${name}${lead} is ${degrees(inner.sub(outer))} larger than the exterior angle beside it. How many sides has ${it}?`;
  return `${scene === 'gazebo' ? `${name}Its interior angles` : 'The interior angles of a polygon'} add up to ${degrees(180 * (sides - 2))}. How many sides has ${it}?`;
}

/** GM.QAD.1 Easy: go over to the exterior angle; one full turn holds as many of them as the polygon has sides. */
const sidesFromAngle = template<Regular, Fraction>({
  type: 'GM.QAD.1',
  band: 'Easy',
  variant: 'sides-from-angle',
  revision: 2,
  draw: draw => {
    const given = draw.pick(['interior', 'times', 'excess', 'sum'] as const);
    const scene = draw.pick(
      given === 'interior' || given === 'sum'
        ? (['plain', 'gazebo', 'robot'] as const)
        : (['plain', 'gazebo'] as const),
    );
    const sides = given === 'sum' || given === 'times' ? draw.int(7, 32) : draw.pick(wholeAngled);
    if (given === 'times' && sides % 2 === 1 && sides < 9) return null;
    return { sides, given, scene };
  },
  stem: regularStem,
  answer: ({ sides }) => q(sides),
  slips: ({ sides, given }) => {
    const [inner, outer] = [interior(sides), q(360, sides)];
    const shared = [
      {
        misconception: 'triangles_taken_for_sides',
        value: q(sides - 2),
        words: 'This gives the number of triangles into which the polygon can be cut; it has two sides more.',
      },
      {
        misconception: 'two_added_twice',
        value: q(sides + 2),
        words:
          given === 'sum'
            ? 'This assumes two to be added twice; there are two more sides than triangles, no more.'
            : 'Two was added to the full turn divided by the exterior angle, as if that were the number of triangles; it is the number of sides already.',
      },
    ];
    if (given === 'sum')
      return [
        ...shared,
        {
          misconception: 'full_turn_for_half_turn',
          value: q(sides - 2, 2).add(2),
          words: 'This uses $360^{\\circ}$ for each triangle; its angles add up to $180^{\\circ}$.',
        },
        {
          misconception: 'one_triangle_off',
          value: q(sides - 1),
          words:
            'That gives one side more than triangles; cutting from one corner gives two triangles less than sides.',
        },
        {
          misconception: 'one_side_too_many',
          value: q(sides + 1),
          words: 'This gives three more sides than triangles; it is two more.',
        },
      ];
    const half = {
      misconception: 'half_turn_for_full_turn',
      value: q(sides, 2),
      words: 'That is $180^{\\circ}$ divided by the exterior angle; all exterior angles make one full turn.',
    };
    if (given === 'times') {
      const m = q(sides - 2, 2);
      return [
        {
          misconception: 'ratio_taken_to_full_turn',
          value: m.mul(2),
          words:
            'This is twice the given number; interior and exterior angle together make one part more than that.',
        },
        half,
        {
          misconception: 'interior_taken_as_whole',
          value: m,
          words: 'This treats the number of times as the number of sides.',
        },
        {
          misconception: 'exterior_angle_counted_twice',
          value: q(sides + 2),
          words:
            'That treats the exterior angle as two parts; with the interior angle it makes just one part more than the given number.',
        },
        {
          misconception: 'doubled_twice',
          value: q(2 * sides),
          words: 'This gives two full turns; the exterior angles make one.',
        },
      ];
    }
    return [
      half,
      ...shared,
      {
        misconception: given === 'excess' ? 'difference_not_halved' : 'exterior_angle_reported',
        value: given === 'excess' ? q(360).div(q(180).sub(inner.sub(outer))) : outer,
        words:
          given === 'excess'
            ? 'It treats the difference off $180^{\\circ}$ as the exterior angle; that is twice the exterior angle.'
            : 'That treats the size of the exterior angle in degrees as the number of sides.',
      },
      {
        misconception: 'doubled_twice',
        value: q(2 * sides),
        words: 'This gives two full turns; the exterior angles make one.',
      },
      {
        misconception: 'exterior_angle_reported',
        value: outer,
        words: 'That treats the size of the exterior angle in degrees as the number of sides.',
      },
    ];
  },
  show: value => `$${numberTex(value)}$`,
  plausible: value => whole(value) && value.valueOf() >= 3,
  solution: ({ sides, given }) => {
    const [inner, outer] = [interior(sides), q(360, sides)];
    const m = q(sides - 2, 2);
    const turn = {
      says: 'The exterior angles make one full turn: divide.',
      works: `\\frac{360^{\\circ}}{${numberTex(outer)}^{\\circ}} = ${sides}`,
      value: q(sides),
    };
    const first =
      given === 'interior'
        ? {
            says: 'Go over to the exterior angle, which makes a straight line with the interior one.',
            works: `180^{\\circ} - ${numberTex(inner)}^{\\circ} = ${numberTex(outer)}^{\\circ}`,
            value: outer,
          }
        : given === 'excess'
          ? {
              says: 'The two angles make a straight line and their difference is known: the smaller one is half of what is left.',
              works: `\\frac{180^{\\circ} - ${numberTex(inner.sub(outer))}^{\\circ}}{2} = ${numberTex(outer)}^{\\circ}`,
              value: outer,
            }
          : {
              says: 'The straight line holds the exterior angle once for itself and so many times for the interior angle. Count the exterior angles in it.',
              works: `${numberTex(m)} + 1 = ${numberTex(m.add(1))}`,
              value: m.add(1),
            };
    return {
      snapRead: `${given === 'sum' ? 'The sum of the interior angles is given' : 'A regular polygon; its angle is described'}, the number of sides is asked.`,
      approach:
        given === 'sum'
          ? 'Cut the polygon into triangles from one corner: there are two less than sides, and each has an angle sum of $180^{\\circ}$. So divide and add two.'
          : 'Work with the exterior angle: beside the interior one it fills a straight line, and all exterior angles together make one full turn. The way by the sum of the interior angles needs an equation; this one needs a division.',
      steps:
        given === 'sum'
          ? [
              {
                says: 'Count the triangles.',
                works: `\\frac{${180 * (sides - 2)}^{\\circ}}{180^{\\circ}} = ${sides - 2}`,
                value: q(sides - 2),
              },
              {
                says: 'There are two more sides than triangles.',
                works: `${sides - 2} + 2 = ${sides}`,
                value: q(sides),
              },
            ]
          : given === 'times'
            ? [
                first,
                {
                  says: 'A full turn is two straight lines, so it holds twice as many exterior angles, one for each side.',
                  works: `2 \\times ${numberTex(m.add(1))} = ${sides}`,
                  value: q(sides),
                },
              ]
            : [first, turn],
      check: `A polygon of ${sides} sides has interior angles with the sum $${sides - 2} \\times 180^{\\circ} = ${180 * (sides - 2)}^{\\circ}$${given === 'sum' ? '' : `, each $${numberTex(inner)}^{\\circ}$ when it is regular, beside an exterior angle of $${numberTex(outer)}^{\\circ}$`}.`,
      principle:
        'For a regular polygon use the exterior angle: the exterior angles of any convex polygon make one full turn.',
    };
  },
  verify: ({ sides, given }) => {
    // Tries polygons one by one and compares the angles of a polygon drawn on the unit circle with the given ones.
    for (let n = 3; n < 100; n += 1) {
      const at = (i: number) => ({ x: Math.cos((2 * Math.PI * i) / n), y: Math.sin((2 * Math.PI * i) / n) });
      const [a, b, c] = [at(0), at(1), at(2)];
      const dot = (a.x - b.x) * (c.x - b.x) + (a.y - b.y) * (c.y - b.y);
      const inner =
        (Math.acos(dot / (Math.hypot(a.x - b.x, a.y - b.y) * Math.hypot(c.x - b.x, c.y - b.y))) * 180) /
        Math.PI;
      const outer = 180 - inner;
      const same = (x: number, y: Fraction) => Math.abs(x - y.valueOf()) < 1e-6;
      const goal = interior(sides);
      const fits = {
        interior: same(inner, goal),
        times: same(inner / outer, q(sides - 2, 2)),
        excess: same(inner - outer, goal.mul(2).sub(180)),
        sum: same(inner * n, q(180 * (sides - 2))),
      }[given];
      if (fits) return q(n);
    }
    return q(0);
  },
});

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
const missedAngle = template<Medium, Fraction>({
  type: 'GM.QAD.1',
  band: 'Medium',
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

interface Progression {
  sides: number;
  /** The root that would need an angle of 180 degrees or more. */
  rejected: number;
  first: number;
  step: number;
  asked: 'sides' | 'largest' | 'middle';
  scene: 'plain' | 'metal' | 'pond';
}
/** Arithmetic progressions of angles for which the equation has a second root that is no convex polygon. */
const progressions = (() => {
  const all: { sides: number; rejected: number; first: number; step: number }[] = [];
  for (let step = 1; step <= 20; step += 1)
    for (let sides = 5; sides <= 24; sides += 1) {
      if (720 % (step * sides) !== 0) continue;
      const rejected = 720 / (step * sides);
      const first = (360 + step - step * (sides + rejected)) / 2;
      const last = first + (sides - 1) * step;
      if (rejected > sides && rejected <= 48 && first >= 40 && last < 180 && Number.isInteger(2 * first))
        all.push({ sides, rejected, first, step });
    }
  return all;
})();

/** Whether the largest or the mean of the angles is asked, their number goes wrong in the same ways. */
const stepsForAngles =
  'This counts as many steps as angles; from the first to the last angle there is one step less.';
const trianglesForAngles = (value: Fraction): Slip<Fraction> => ({
  misconception: 'triangles_taken_for_sides',
  value,
  words: 'It treats the number of triangles as the number of angles; there are two more.',
});

/** GM.QAD.1 Medium: angles in arithmetic progression; of the two roots only one gives a convex polygon. */
const anglesInProgression = template<Progression, Fraction>({
  type: 'GM.QAD.1',
  band: 'Medium',
  variant: 'angles-in-progression',
  revision: 1,
  draw: draw => ({
    ...draw.pick(progressions),
    asked: draw.pick(['sides', 'largest', 'sides', 'middle'] as const),
    scene: draw.pick(['plain', 'metal', 'pond'] as const),
  }),
  stem: ({ first, step, asked, scene }) => {
    const question = {
      sides: 'How many sides has the polygon?',
      largest: 'How large is its largest interior angle?',
      middle: 'What is the mean of its interior angles?',
    }[asked];
    if (scene === 'metal')
      return `A sheet of metal has the shape of a convex polygon. Sorted by size, its interior angles grow by ${degrees(step)} from each one to the next, and the smallest is ${degrees(q(2 * first, 2))}. ${question}`;
    if (scene === 'pond')
      return `An artist plans a pond in the shape of a convex polygon. The first corner has an interior angle of ${degrees(q(2 * first, 2))}, and going round, every further corner has an interior angle ${degrees(step)} larger than the corner before it, up to the last one. ${question}`;
    return `The interior angles of a convex polygon are in arithmetic progression. The smallest angle is ${degrees(q(2 * first, 2))} and the common difference is ${degrees(step)}. ${question}`;
  },
  answer: ({ sides, first, step, asked }) =>
    asked === 'sides'
      ? q(sides)
      : asked === 'largest'
        ? q(2 * first + 2 * (sides - 1) * step, 2)
        : interior(sides),
  slips: ({ sides, rejected, first, step, asked }) => {
    const at = (n: number) => q(2 * first + 2 * (n - 1) * step, 2);
    const mean = (n: number) => q(2 * first + (n - 1) * step, 2);
    if (asked === 'sides')
      return [
        {
          misconception: 'rejected_root_kept',
          value: q(rejected),
          words: `This is the other root of the equation; with it the largest angle would be ${degrees(at(rejected))}, which no convex polygon has.`,
        },
        {
          misconception: 'triangles_taken_for_sides',
          value: q(sides - 2),
          words: 'It is the number of triangles into which the polygon can be cut; it has two sides more.',
        },
        {
          misconception: 'sum_of_roots',
          value: q(sides + rejected, 2),
          words: 'That gives the middle of the two roots; each root is a candidate of its own.',
        },
        {
          misconception: 'steps_for_angles',
          value: q(sides - 1),
          words: 'This gives the number of steps between the angles; there is one angle more than steps.',
        },
        {
          misconception: 'one_angle_too_many',
          value: q(sides + 1),
          words:
            'That is one angle too many; the last angle comes after one step less than there are angles.',
        },
        {
          misconception: 'straight_angle_bound_only',
          value: q(Math.ceil((180 - first) / step)),
          words:
            'This counts as many angles as stay below $180^{\\circ}$; the sum of the angles decides how many there are.',
        },
      ];
    if (asked === 'largest')
      return [
        {
          misconception: 'one_step_too_many',
          value: at(sides + 1),
          words: stepsForAngles,
        },
        {
          misconception: 'stops_one_step_early',
          value: at(sides - 1),
          words: 'It is the second largest angle.',
        },
        {
          misconception: 'mean_angle_taken',
          value: mean(sides),
          words:
            'That gives the mean of the angles; the largest lies as far above it as the smallest lies below.',
        },
        {
          misconception: 'straight_angle_bound_only',
          value: at(Math.ceil((180 - first) / step)),
          words:
            'This gives the last term below $180^{\\circ}$; the sum of the angles decides where the progression ends.',
        },
        trianglesForAngles(at(sides - 2)),
        {
          misconception: 'supplement_taken',
          value: q(180)
            .sub(q(2 * first, 2))
            .add(step),
          words: 'This assumes the largest and the smallest angle to add up to a straight line and one step.',
        },
      ];
    return [
      {
        misconception: 'rejected_root_kept',
        value: mean(rejected),
        words: `This is the other root of the equation, ${rejected} sides; with it the largest angle would be ${degrees(at(rejected))}, which no convex polygon has.`,
      },
      {
        misconception: 'largest_angle_reported',
        value: at(sides),
        words: 'It is the largest angle; the mean lies halfway between it and the smallest.',
      },
      {
        misconception: 'half_as_many_steps',
        value: mean(sides + 1),
        words: stepsForAngles,
      },
      {
        misconception: 'stops_one_step_early',
        value: mean(sides - 1),
        words: 'That gives the mean without the largest angle.',
      },
      {
        misconception: 'mean_with_straight_angle',
        value: q(2 * first + 360, 4),
        words:
          'This gives the mean of the smallest angle and a straight angle; the largest angle is less than that.',
      },
      trianglesForAngles(mean(sides - 2)),
    ];
  },
  show: (value, { asked }) => (asked === 'sides' ? `$${numberTex(value)}$` : degrees(value)),
  plausible: (value, { asked, first }) =>
    asked === 'sides'
      ? whole(value) && value.valueOf() >= 4
      : value.valueOf() > first && value.valueOf() < 180 && value.d <= 2n,
  solution: ({ sides, rejected, first, step, asked }) => {
    const tex = (x: number) => numberTex(q(2 * x, 2));
    const last = first + (sides - 1) * step;
    const linear = 2 * first - step - 360;
    const sum = sides + rejected;
    return {
      snapRead: `A convex polygon whose angles grow by equal steps; smallest angle and step are given. ${asked === 'sides' ? 'The number of sides' : asked === 'largest' ? 'The largest angle' : 'The mean of the angles'} is asked, and the number of sides is not known.`,
      approach: `The sum of the angles is known in two ways: as an arithmetic progression and as $180^{\\circ}$ for each triangle. Setting them equal gives a quadratic in the number of sides with two whole roots. Convex means that every angle is below $180^{\\circ}$, so look at the largest angle for each root.`,
      steps: [
        {
          says: 'Write the sum of n angles in arithmetic progression and the sum for a polygon of n sides, and set them equal.',
          works: `\\frac{n}{2}\\left(2 \\times ${tex(first)} + (n - 1) \\times ${step}\\right) = 180 (n - 2)`,
          value: 'n/2 (2a + (n - 1)d) = 180(n - 2)',
        },
        {
          says: 'Bring it to a quadratic equation.',
          works: `${step === 1 ? '' : step}n^2 ${linear < 0 ? '-' : '+'} ${numberTex(Math.abs(linear))}n + 720 = 0 \\;\\Rightarrow\\; n^2 - ${sum}n + ${sides * rejected} = 0`,
          value: [q(1), q(-sum), q(sides * rejected)],
        },
        {
          says: 'Find both roots.',
          works: `(n - ${sides})(n - ${rejected}) = 0 \\;\\Rightarrow\\; n = ${sides} \\text{ or } n = ${rejected}`,
          value: [q(sides), q(rejected)],
        },
        {
          says: 'Look at the largest angle for each root and keep the one below 180 degrees.',
          works: `${tex(first)} + ${sides - 1} \\times ${step} = ${tex(last)} < 180, \\qquad ${tex(first)} + ${rejected - 1} \\times ${step} = ${tex(first + (rejected - 1) * step)} \\ge 180 \\;\\Rightarrow\\; n = ${sides}`,
          value: q(sides),
        },
        ...(asked === 'sides'
          ? []
          : asked === 'largest'
            ? [
                {
                  says: 'State the largest angle.',
                  works: `${tex(first)}^{\\circ} + ${sides - 1} \\times ${step}^{\\circ} = ${tex(last)}^{\\circ}`,
                  value: q(2 * last, 2),
                },
              ]
            : [
                {
                  says: 'The mean lies halfway between the smallest and the largest angle.',
                  works: `\\frac{${tex(first)}^{\\circ} + ${tex(last)}^{\\circ}}{2} = ${numberTex(interior(sides))}^{\\circ}`,
                  value: interior(sides),
                },
              ]),
      ],
      check: `${sides} angles with the mean $\\frac{${tex(first)}^{\\circ} + ${tex(last)}^{\\circ}}{2} = ${numberTex(interior(sides))}^{\\circ}$ add up to $${180 * (sides - 2)}^{\\circ} = ${sides - 2} \\times 180^{\\circ}$.`,
      principle:
        'When an equation for a figure has two whole roots, put each back into the figure: convex means every angle below a straight one.',
    };
  },
  verify: ({ first, step, asked }) => {
    // Turns at one corner after the other, as long as they are left turns, until the whole turn is made.
    let [turned, corners, last] = [0, 0, 0];
    for (let angle = first; angle < 180 && turned < 360; angle += step) {
      turned += 180 - angle;
      corners += 1;
      last = angle;
    }
    const closes = turned === 360;
    const mean = q(Math.round(corners * 180 - turned), corners);
    return closes ? (asked === 'sides' ? q(corners) : asked === 'largest' ? q(2 * last, 2) : mean) : q(0);
  },
});

export const polygonAngles: readonly AnyTemplate[] = [sidesFromAngle, missedAngle, anglesInProgression];
