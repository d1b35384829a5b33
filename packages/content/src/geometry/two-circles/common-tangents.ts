import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';

const lengthLike = (value: { d: bigint; valueOf(): number }) => value.valueOf() > 0 && value.d <= 2n;

interface Pair {
  R: number;
  r: number;
  d: number;
  kind: 'direct' | 'transverse';
  way: number;
}

/** Circles about P and Q with the common tangent AB. */
function withTangent({ R, r, d, kind }: Omit<Pair, 'way'>) {
  const sign = kind === 'direct' ? 1 : -1;
  const cos = (R - sign * r) / d;
  const n = { x: cos, y: Math.sqrt(1 - cos * cos) };
  return {
    P: { x: 0, y: 0 },
    Q: { x: d, y: 0 },
    A: { x: R * n.x, y: R * n.y },
    B: { x: d + sign * r * n.x, y: sign * r * n.y },
  };
}

const lengthOfTangent = form<Pair>(
  'length-of-a-common-tangent',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: p => {
      const { A, B } = withTangent(p);
      return Math.round(Math.hypot(A.x - B.x, A.y - B.y));
    },
  },
  ({ R, r, d, kind, way }, { step }) => {
    const direct = kind === 'direct';
    const leg = step(direct ? calc`${R} - ${r}` : calc`${R} + ${r}`, {
      name: 'the leg along the radius PA',
      because: text`A radius to a point of contact is perpendicular to the tangent, so PA and QB are parallel. ${
        direct
          ? 'Both centres lie on one side of the tangent, so the shifted tangent cuts the smaller radius off the larger one.'
          : 'The centres lie on different sides of the tangent, so shifting it to Q adds the radius of the second circle to PA.'
      }`,
    })`
      Let P and Q be the centres, A and B the points of contact. The radii PA and QB are perpendicular to the
      tangent. Shift the tangent parallel to itself until it passes through Q: it meets PA
      ${direct ? 'at a distance' : 'extended beyond A at a distance'} from P which is the
      ${direct ? 'difference' : 'sum'} of the radii.`;
    const length = step(calc`sqrt(${d}^2 - ${leg}^2)`, {
      name: 'the length of the common tangent',
      works: (_v, w) => tex`AB = ${w}`,
      because: text`PA is perpendicular to the tangent, and shifting it parallel keeps this right angle. The
        distance of the centres is opposite the right angle, so it is the hypotenuse and its square is the largest.`,
    })`
      The shifted tangent, which is as long as AB, and the leg along PA form a right triangle with PQ as hypotenuse.
      By Pythagoras find AB.`;
    return {
      answer: length,
      stem:
        way === 0
          ? text`Two circles have radii of $${R}$ cm and $${r}$ cm, and their centres are $${d}$ cm apart. What is
            the length of a ${direct ? 'direct' : 'transverse'} common tangent, in cm?`
          : way === 1
            ? text`${
                direct
                  ? text`A straight bar touches two wheels on the same side`
                  : text`A straight bar passes
              between two wheels and touches each of them on a different side`
              }. The wheels have radii of $${R}$ dm and $${r}$ dm, and their axles are $${d}$ dm apart. How far
              apart are the two points at which the bar touches the wheels, in dm?`
            : text`P and Q are the centres of circles with radii $${R}$ and $${r}$, and $PQ = ${d}$. A line touches
              the first circle at A and the second at B; the centres lie on
              ${direct ? 'the same side' : 'different sides'} of it. Find AB.`,
      show: plain,
      plausible: value => lengthLike(value) && value.lte(d + R),
      slips: [
        slip('swapped_the_two', length, () => {
          const other = direct ? d * d - (R + r) ** 2 : d * d - (R - r) ** 2;
          return isSquare(other) && Math.round(Math.sqrt(other));
        })`
          ${length} is the length of the other kind of common tangent, for which the radii are
          ${direct ? 'added' : 'subtracted'}. Here the circles lie on
          ${direct ? 'the same side' : 'different sides'} of the tangent.`,
        slip('mistook_the_hypotenuse', length, d)`
          ${length} is the distance of the centres, the hypotenuse of the right triangle. The tangent is a leg and
          shorter.`,
        slip('added_lengths_for_squares', length, calc`${d} - ${leg}`)`
          ${here} subtracts a leg from the hypotenuse. In a right triangle the squares are subtracted, and then the
          root is taken.`,
        slip('stopped_a_step_early', length, leg)`
          ${length} is the ${direct ? 'difference' : 'sum'} of the radii, one leg of the right triangle. The tangent
          is the other leg.`,
        slip('left_out_a_length', length, calc`${d} - ${R}`)`
          ${here} subtracts one radius from the distance of the centres. The tangent does not lie on the line of the
          centres, so a right triangle is needed.`,
        slip('added_lengths_for_squares', length, calc`${d} - ${r}`)`
          ${here} subtracts the smaller radius from the distance of the centres. The tangent does not lie on the
          line of the centres, so a right triangle is needed.`,
        slip('took_the_mean_for_the_middle', length, calc`(${d} + ${leg}) / 2`)`
          ${here} is the mean of the hypotenuse and one leg. The other leg follows from their squares.`,
        slip('left_out_a_length', length, calc`${d} - ${R} - ${r} + ${leg}`)`
          ${here} adds and subtracts radii along the line of the centres. The tangent has another direction, so
          Pythagoras is needed.`,
      ],
      snapRead: text`Two circles, the distance of their centres and a common tangent: shift the tangent to a centre
        to get a right triangle with a leg from the radii.`,
      approach: text`Shift the tangent parallel to itself to a centre. The leg along the radius is the difference of
        the radii when the circles lie on the same side of the tangent, and the sum when they lie on different
        sides.`,
      check: text`In the right triangle $${direct ? R - r : R + r}^2 +
        ${Math.round(Math.sqrt(d * d - (direct ? R - r : R + r) ** 2))}^2 = ${d}^2$.`,
      principle: text`To find a common tangent of two circles, shift it to one of the centres: the other leg is the
        difference of the radii for a direct tangent and the sum for a transverse one.`,
      figure: () =>
        drawn({
          alt: `Two circles with centres P and Q and radii ${R} and ${r}; PQ = ${d}. A common tangent touches them at A and B, with the circles on ${direct ? 'the same side' : 'different sides'} of it.`,
          points: withTangent({ R, r, d, kind }),
          lines: ['AB'],
          broken: ['PQ', 'PA', 'QB'],
          circles: [
            ['P', R],
            ['Q', r],
          ],
          notToScale: true,
          longest: 280,
        }),
    };
  },
);

interface Touching {
  R: number;
  r: number;
  asked: 'tangent' | 'radius';
  way: number;
}

const touchingCircles = form<Touching>(
  'tangent-of-touching-circles',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ R, r, asked }) => {
      for (let x = 1; x < 400; x += 1)
        if (
          asked === 'tangent'
            ? x * x + (R - r) ** 2 === (R + r) ** 2
            : 4 * R * r + (R - x) ** 2 === (R + x) ** 2
        )
          return x;
      throw new Error('no length fits');
    },
  },
  ({ R, r, asked, way }, { step }) => {
    const long = Math.round(2 * Math.sqrt(R * r));
    const forward = asked === 'tangent';
    const product = step(forward ? calc`4 * ${R} * ${r}` : calc`${long}^2`, {
      name: 'the square of the tangent',
      works: (_v, w) => (forward ? tex`AB^2 = (R + r)^2 - (R - r)^2 = 4Rr = ${w}` : tex`4Rr = AB^2 = ${w}`),
      because: text`The radii to A and B are perpendicular to the line. A parallel to the line through the smaller
        centre makes a right triangle: its hypotenuse joins the centres and is $R + r$, and its leg along the larger
        radius is $R - r$.`,
    })`
      Let $R$ and $r$ be the radii. The circles touch, so their centres are $R + r$ apart. A parallel to AB through
      the smaller centre makes a right triangle with the leg $R - r$, so $AB^2 = (R + r)^2 - (R - r)^2$, which is
      $4Rr$.`;
    const answer = step(forward ? calc`sqrt(${product})` : calc`${product} / (4 * ${R})`, {
      name: text`${forward ? 'the length AB' : 'the other radius'}`,
    })`
      ${
        forward
          ? 'The square of AB is known, so take its root.'
          : 'Four times the product of the radii is known, so divide by four times the known radius.'
      }`;
    return {
      answer,
      stem:
        way === 0
          ? forward
            ? text`Two circles with radii of $${R}$ cm and $${r}$ cm touch each other from outside. A line touches
              them at two different points A and B. What is the length AB, in cm?`
            : text`Two circles touch each other from outside. A line touches them at two different points A and B,
              $${long}$ cm apart. One circle has a radius of $${R}$ cm. What is the radius of the other one, in cm?`
          : way === 1
            ? forward
              ? text`Two round tanks with radii of $${R}$ m and $${r}$ m stand against a straight wall and touch
                each other. How far apart are the places where they touch the wall, in metres?`
              : text`Two round tanks stand against a straight wall and touch each other. They touch the wall at
                places $${long}$ m apart. If one tank has a radius of $${R}$ m, find the radius of the other in
                metres.`
            : forward
              ? text`Circles of radii $${R}$ and $${r}$ touch externally. Find the length of their direct common
                tangent.`
              : text`A circle of radius $${R}$ touches another circle externally, and their direct common tangent
                has length $${long}$. Find the radius of the other circle.`,
      show: plain,
      plausible: lengthLike,
      slips: [
        slip('answered_another_quantity', answer, forward ? calc`${R} + ${r}` : calc`${long} - ${R}`)`
          ${here} treats the tangent as if it passed through both centres. It touches the circles at one side and is
          shorter than the sum of the radii.`,
        slip('left_out_a_factor', answer, forward ? calc`sqrt(${R * r})` : calc`${long}^2 / ${R}`)`
          ${here} leaves out the factor $4$. The square of the tangent is the difference of two squares, four times
          the product of the radii.`,
        slip('left_out_a_factor', answer, forward ? calc`4 * sqrt(${R * r})` : calc`${long}^2 / (2 * ${R})`)`
          ${here} has a wrong factor. The square of the tangent is $4Rr$, where $R$ and $r$ are the
          radii${forward && ', and the root of $4$ is $2$'}.`,
        slip(
          'added_lengths_for_squares',
          answer,
          forward ? calc`${R} - ${r}` : long > 2 * R ? calc`(${long} - ${R}) / 2` : calc`${R} - ${long} / 4`,
        )`
          ${here} adds and subtracts radii and tangent along one line. They have different directions, so Pythagoras
          is needed.`,
        slip('took_the_mean_for_the_middle', answer, forward ? calc`2 * (${R} - ${r})` : calc`${long} / 2`)`
          ${here} ${
            forward
              ? text`doubles the difference of the radii. Two equal circles would then have a tangent of length zero`
              : text`is half of the tangent. That is the radius only if both circles are equal`
          }.`,
        slip('took_the_figure_for_special', answer, forward ? calc`2 * ${r}` : R)`
          ${answer} would be right for two equal circles. These two have different radii.`,
        slip('took_the_figure_for_special', answer, forward ? calc`2 * ${R}` : calc`2 * ${long} - ${R}`)`
          ${here} treats the circles as equal or as lying along the tangent. Their centres are at different heights
          over the line.`,
      ],
      snapRead: text`Two circles touch each other and the same line: the square of the distance of the points of
        contact is four times the product of the radii.`,
      approach: text`Draw the radii to the line and a parallel to the line through the smaller centre. In the right
        triangle the hypotenuse is the sum of the radii and one leg their difference; the other leg is the tangent.`,
      check: text`$${long}^2 + (${R} - ${r})^2 = ${long * long + (R - r) ** 2}$, which is $(${R} + ${r})^2$.`,
      principle: text`For two circles that touch each other from outside, the square of the direct common tangent is
        four times the product of the radii.`,
      figure: () => {
        const p = withTangent({ R, r, d: R + r, kind: 'direct' });
        return drawn({
          alt: forward
            ? `Two circles with centres P and Q and radii ${R} and ${r} touch each other. A line touches them at A and B.`
            : `Two circles with centres P and Q touch each other. A line touches them at A and B, ${long} apart. The circle about P has radius ${R}.`,
          points: p,
          lines: ['AB'],
          broken: ['PA', 'QB'],
          circles: [
            ['P', R],
            ['Q', r],
          ],
          notToScale: true,
          longest: 260,
        });
      },
    };
  },
);

interface BothKinds {
  R: number;
  r: number;
  d: number;
  direct: number;
  transverse: number;
  way: number;
}

const radiiFromTangents = form<BothKinds>(
  'radius-from-both-tangents',
  {
    band: 'Medium',
    seconds: 100,
    also: ['AL.LIN.1'],
    verify: ({ d, direct, transverse }) => {
      for (let x = 1; x < d; x += 1)
        for (let y = 1; y <= x; y += 1)
          if ((x + y) ** 2 === d * d - transverse * transverse && (x - y) ** 2 === d * d - direct * direct)
            return x;
      throw new Error('no radii fit');
    },
  },
  ({ R, r, d, direct, transverse, way }, { step }) => {
    const sum = step(calc`sqrt(${d}^2 - ${transverse}^2)`, {
      name: 'the sum of the radii',
      works: (_v, w) => tex`R + r = ${w}`,
      because: text`For a transverse tangent the centres lie on different sides. Shifted to one centre, the tangent
        ends beyond the other circle's radius, so the leg at a right angle to it is both radii together. The
        distance of the centres is the hypotenuse.`,
    })`
      Let $R$ and $r$ be the radii. Shift the transverse tangent to a centre: it is one leg of a right triangle, the
      sum of the radii is the other leg, and the distance of the centres is the hypotenuse. Find the sum by
      Pythagoras.`;
    const difference = step(calc`sqrt(${d}^2 - ${direct}^2)`, {
      name: 'the difference of the radii',
      works: (_v, w) => tex`R - r = ${w}`,
      because: text`For a direct tangent both centres lie on one side. Shifted to the smaller circle's centre, it
        cuts the smaller radius off the larger one.`,
    })`
      Shift the direct tangent to a centre in the same way. Now the other leg is the difference of the radii, with
      the same hypotenuse.`;
    const radius = step(calc`(${sum} + ${difference}) / 2`, {
      name: 'the larger radius',
      works: (_v, w) => tex`R = ${w}`,
      because: text`Sum and difference together are $R + r + R - r$, which is twice the larger radius: the smaller
        one cancels.`,
    })`
      The sum and the difference of the radii are known. Together they are twice the larger radius, so halve their
      sum.`;
    return {
      answer: radius,
      stem:
        way === 0
          ? text`The centres of two circles are $${d}$ cm apart. Their direct common tangents are $${direct}$ cm
            long and their transverse ones $${transverse}$ cm. What is the radius of the larger circle, in cm?`
          : way === 1
            ? text`Two round pillars stand $${d}$ dm apart, from axis to axis. A taut string that touches both on
              the same side is $${direct}$ dm long between the points of contact, and one that passes between them
              and touches both is $${transverse}$ dm long. Find the radius of the thicker pillar in dm.`
            : text`Two circles of different size have centres P and Q with $PQ = ${d}$. The part of a direct common
              tangent between its points of contact is $${direct}$, that of a transverse one $${transverse}$. Find
              the larger radius.`,
      show: plain,
      plausible: value => lengthLike(value) && value.lt(d),
      slips: [
        slip('answered_another_quantity', radius, calc`(${sum} - ${difference}) / 2`)`
          ${here} is the smaller radius, half of (sum minus difference). The question asks for the larger one.`,
        slip('did_not_halve', radius, calc`${sum} - ${difference}`)`
          ${here} is the sum of the radii without their difference, which is twice the smaller radius.`,
        stop('stopped_a_step_early', sum)`
          $${sum}$ is the sum of the two radii. The larger one follows from it and from their difference.`,
        slip('answered_another_quantity', radius, difference)`
          ${radius} is the difference of the two radii. The larger radius follows from it and from their sum.`,
        slip('halved_needlessly', radius, calc`${sum} / 2`)`
          ${here} makes both radii equal. Then a direct tangent would be as long as the distance of the centres, and
          it is shorter.`,
        slip('took_the_mean_for_the_middle', radius, calc`(${direct} - ${transverse}) / 2`)`
          ${here} is half of the difference of the two tangents. The radii come from right triangles with the
          distance of the centres as hypotenuse.`,
        slip('added_lengths_for_squares', sum, calc`${d} - ${transverse}`)`
          For the sum of the radii you had ${here}. Tangent and distance of the centres are leg and hypotenuse of a
          right triangle, so the squares are subtracted.`,
        slip('left_out_a_term', radius, calc`${sum} - ${difference} / 2`)`
          ${here} subtracts half of the difference from the whole sum. For the larger radius both are halved and
          added.`,
      ],
      snapRead: text`Direct and transverse tangents of two circles are both given: one gives the difference of the
        radii, the other their sum.`,
      approach: text`Each tangent, shifted to a centre, makes a right triangle with the distance of the centres as
        hypotenuse. One gives the sum of the radii, the other the difference, and both together give the larger
        radius.`,
      check: text`With radii $${R}$ and $${r}$: $${d}^2 - ${R + r}^2 = ${transverse}^2$ and $${d}^2 - ${R - r}^2 =
        ${direct}^2$.`,
      principle: text`For two circles a direct common tangent goes with the difference of the radii, a transverse
        one with their sum.`,
      figure: () => {
        const [p, t] = [
          withTangent({ R, r, d, kind: 'direct' }),
          withTangent({ R, r, d, kind: 'transverse' }),
        ];
        return drawn({
          alt: `Two circles with centres P and Q, PQ = ${d}. A direct common tangent AB is ${direct} long, a transverse one, EF, is ${transverse} long.`,
          points: { ...p, E: t.A, F: t.B },
          lines: ['AB', 'EF'],
          broken: ['PQ'],
          circles: [
            ['P', R],
            ['Q', r],
          ],
          notToScale: true,
          longest: 290,
        });
      },
    };
  },
);

/** Radii and distances at which a tangent is whole. */
const pairs = triples.flatMap(([a, b, d]) =>
  [
    [a, b],
    [b, a],
  ].flatMap(([leg = 1]) =>
    Array.from({ length: 12 }, (_, i) => i + 2).flatMap(r => {
      const direct = { R: leg + r, r, d, kind: 'direct' as const };
      const transverse = { R: leg - r, r, d, kind: 'transverse' as const };
      return [
        ...(direct.R + r < d && direct.R < 45 ? [direct] : []),
        ...(transverse.R > r && transverse.R < 45 ? [transverse] : []),
      ];
    }),
  ),
);

const both = triples.flatMap(([a, b, d]) =>
  triples
    .filter(([, , e]) => e === d)
    .flatMap(([u, v]) =>
      [
        [a, u],
        [a, v],
        [b, u],
        [b, v],
      ].flatMap(([sum = 0, difference = 0]) =>
        sum > difference + 2 && (sum + difference) % 2 === 0
          ? [
              {
                R: (sum + difference) / 2,
                r: (sum - difference) / 2,
                d,
                direct: Math.sqrt(d * d - difference * difference),
                transverse: Math.sqrt(d * d - sum * sum),
              },
            ]
          : [],
      ),
    ),
);

/** GM.CIR.6 Easy: lengths of common tangents. */
export const commonTangents: readonly AnyTemplate[] = [
  ...situation<Pair>({
    type: 'GM.CIR.6',
    situation: 'two-circles',
    tries: 20,
    draw: draw => ({ ...draw.pick(pairs), way: draw.int(0, 2) }),
    forms: [lengthOfTangent],
  }),
  ...situation<Touching>({
    type: 'GM.CIR.6',
    situation: 'touching-circles',
    tries: 20,
    draw: draw => {
      const [x, y, unit] = [draw.int(1, 6), draw.int(1, 6), draw.int(1, 6)];
      const [R, r] = [Math.max(x, y) ** 2 * unit, Math.min(x, y) ** 2 * unit];
      return x !== y && R < 100 && R / r < 10 && R !== 4 * r
        ? { R, r, asked: draw.pick(['tangent', 'radius'] as const), way: draw.int(0, 2) }
        : null;
    },
    forms: [touchingCircles],
  }),
];

/** GM.CIR.6 Medium, one form: both radii from both kinds of tangents. */
export const bothTangents: readonly AnyTemplate[] = situation<BothKinds>({
  type: 'GM.CIR.6',
  situation: 'both-kinds-of-tangents',
  tries: 20,
  draw: draw => ({ ...draw.pick(both), way: draw.int(0, 2) }),
  forms: [radiiFromTangents],
});
