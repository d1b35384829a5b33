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
    const leg = step(direct ? calc`${R} - ${r}` : calc`${R} + ${r}`)`
      Let P and Q be the centres, A and B the points of contact. The radii PA and QB are perpendicular to the
      tangent. Shift the tangent parallel to itself
      until it passes through Q: it meets PA ${direct ? 'at a distance' : 'extended beyond A at a distance'} from P
      which is the ${direct ? 'difference' : 'sum'} of the radii.`;
    const length = step(calc`sqrt(${d}^2 - ${leg}^2)`, (_v, w) => tex`AB = ${w}`)`
      The shifted tangent, this leg and PQ form a right triangle with PQ as hypotenuse.`;
    return {
      answer: length,
      stem:
        way === 0
          ? text`Two circles have radii of $${R}$ cm and $${r}$ cm, and their centres are $${d}$ cm apart. What is
            the length of a ${direct ? 'direct' : 'transverse'} common tangent, in
            cm?`
          : way === 1
            ? text`${
                direct
                  ? text`A straight bar touches two wheels on the same side`
                  : text`A straight bar passes
              between two wheels and touches each of them on a different side`
              }. The wheels have radii of $${R}$ dm
                and $${r}$ dm, and their axles are $${d}$ dm
              apart. How far apart are the two points at which the bar touches the wheels, in dm?`
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
          ${direct ? 'added' : 'subtracted'}.`,
        slip('mistook_the_hypotenuse', length, d)`
          ${length} is the distance of the centres, the hypotenuse.`,
        slip('added_lengths_for_squares', length, calc`${d} - ${leg}`)`
          ${here} subtracts lengths. In the right triangle it is the squares that are subtracted.`,
        slip('stopped_a_step_early', length, leg)`
          ${length} is the ${direct ? 'difference' : 'sum'} of the radii, a leg of the right triangle.`,
        slip('left_out_a_length', length, calc`${d} - ${R}`)`
          ${here} takes one radius off the distance of the centres.`,
        slip('added_lengths_for_squares', length, calc`${d} - ${r}`)`
          ${here} takes the smaller radius off the distance of the centres.`,
        slip('took_the_mean_for_the_middle', length, calc`(${d} + ${leg}) / 2`)`
          ${here} is the mean of a hypotenuse and a leg.`,
        slip('left_out_a_length', length, calc`${d} - ${R} - ${r} + ${leg}`)`
          ${here} adds and subtracts radii along the line of the centres.`,
      ],
      snapRead: text`Two circles, the distance of their centres and a common tangent: a right triangle with a leg
        from the radii.`,
      approach: text`Shift the tangent to a centre. The leg is the difference of the radii when the circles lie on
        the same side, and the sum when they lie on
        different sides.`,
      check: text`$${direct ? R - r : R + r}^2 + ${Math.round(Math.sqrt(d * d - (direct ? R - r : R + r) ** 2))}^2 =
        ${d}^2$.`,
      principle: text`Shift a common tangent to one of the centres: difference of the radii for a direct one, sum for
        a transverse one.`,
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
    const product = step(forward ? calc`4 * ${R} * ${r}` : calc`${long}^2`, (_v, w) =>
      forward ? tex`AB^2 = (R + r)^2 - (R - r)^2 = 4Rr = ${w}` : tex`4Rr = AB^2 = ${w}`,
    )`
      The circles touch, so their centres are as far apart as both radii together. With the difference of the radii
      as a leg, the square of the tangent
      is the difference of two squares, four times the product of the radii.`;
    const answer = step(forward ? calc`sqrt(${product})` : calc`${product} / (4 * ${R})`)`
      ${forward ? 'Take the root.' : 'Divide by four times the known radius.'}`;
    return {
      answer,
      stem:
        way === 0
          ? forward
            ? text`Two circles with radii of $${R}$ cm and $${r}$ cm touch each other from outside. A line touches
              them at two different points A and B. What is the length AB, in
              cm?`
            : text`Two circles touch each other from outside. A line touches them at two different points A and B,
              $${long}$ cm apart. One circle has a radius of $${R}$ cm. What is the
              radius of the other one, in cm?`
          : way === 1
            ? forward
              ? text`Two round tanks with radii of $${R}$ m and $${r}$ m stand against a straight wall and touch each
                other. How far apart are the places where they touch the wall, in
                metres?`
              : text`Two round tanks stand against a straight wall and touch each other. They touch the wall at
                places $${long}$ m apart. If one tank has a radius of $${R}$ m, find the
                radius of the other in metres.`
            : forward
              ? text`Circles of radii $${R}$ and $${r}$ touch externally. Find the length of their direct common
                tangent.`
              : text`A circle of radius $${R}$ touches another circle externally, and their direct common tangent has
                length $${long}$. Find the radius of the other circle.`,
      show: plain,
      plausible: lengthLike,
      slips: [
        slip('answered_another_quantity', answer, forward ? calc`${R} + ${r}` : calc`${long} - ${R}`)`
          ${here} treats the tangent as if it passed through the centres.`,
        slip('left_out_a_factor', answer, forward ? calc`sqrt(${R * r})` : calc`${long}^2 / ${R}`)`
          ${here} leaves the factor $4$ out.`,
        slip('left_out_a_factor', answer, forward ? calc`4 * sqrt(${R * r})` : calc`${long}^2 / (2 * ${R})`)`
          ${here} takes a wrong factor out of the root of $4Rr$, where $R$ and $r$ are the radii.`,
        slip(
          'added_lengths_for_squares',
          answer,
          forward ? calc`${R} - ${r}` : long > 2 * R ? calc`(${long} - ${R}) / 2` : calc`${R} - ${long} / 4`,
        )`
          ${here} combines radii and tangent along one line.`,
        slip('took_the_mean_for_the_middle', answer, forward ? calc`2 * (${R} - ${r})` : calc`${long} / 2`)`
          ${here} ${
            forward
              ? text`doubles the difference of the radii`
              : text`is half of the tangent, right only if
            both radii are equal`
          }.`,
        slip('took_the_figure_for_special', answer, forward ? calc`2 * ${r}` : R)`
          ${answer} would be right for two equal circles.`,
        slip('took_the_figure_for_special', answer, forward ? calc`2 * ${R}` : calc`2 * ${long} - ${R}`)`
          ${here} takes the circles to be equal or in line.`,
      ],
      snapRead: text`Two touching circles and a line that touches both.`,
      approach: text`Draw the radii to the line and a parallel through the smaller centre: hypotenuse is the sum of
        the radii, one leg their difference.`,
      check: text`$${long}^2 + (${R} - ${r})^2 = ${long * long + (R - r) ** 2}$, which is $(${R} + ${r})^2$.`,
      principle: text`For circles that touch from outside, the direct common tangent squared is four times the
        product of the radii.`,
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
    })`
      Let $R$ and $r$ be the radii. The transverse tangent, shifted to a centre, is a leg of a right triangle; the
      other leg is the sum of the radii.`;
    const difference = step(calc`sqrt(${d}^2 - ${direct}^2)`, {
      name: 'the difference of the radii',
      works: (_v, w) => tex`R - r = ${w}`,
    })`
      For the direct tangent the other leg is their difference.`;
    const radius = step(calc`(${sum} + ${difference}) / 2`, (_v, w) => tex`R = ${w}`)`
      Half of sum and difference is the larger radius.`;
    return {
      answer: radius,
      stem:
        way === 0
          ? text`The centres of two circles are $${d}$ cm apart. Their direct common tangents are $${direct}$ cm long
            and their transverse ones $${transverse}$ cm. What is the radius of the larger
            circle, in cm?`
          : way === 1
            ? text`Two round pillars stand $${d}$ dm apart, from axis to axis. A taut string that touches both on the
              same side is $${direct}$ dm long between the points of contact, and one that
              passes between them and touches both is $${transverse}$ dm long. Find the radius of the thicker pillar
              in dm.`
            : text`Two circles of different size have centres P and Q with $PQ = ${d}$. The part of a direct common
              tangent between its points of contact is $${direct}$, that of a transverse
              one $${transverse}$. Find the larger radius.`,
      show: plain,
      plausible: value => lengthLike(value) && value.lt(d),
      slips: [
        slip('answered_another_quantity', radius, calc`(${sum} - ${difference}) / 2`)`
          ${here} is the smaller radius.`,
        slip('did_not_halve', radius, calc`${sum} - ${difference}`)`
          ${here} is twice the smaller radius.`,
        stop('stopped_a_step_early', sum)`
          $${sum}$ is the sum of the two radii.`,
        slip('answered_another_quantity', radius, difference)`
          ${radius} is the difference of the two radii.`,
        slip('halved_needlessly', radius, calc`${sum} / 2`)`
          ${here} makes both radii equal; then both kinds of tangents could not differ so.`,
        slip('took_the_mean_for_the_middle', radius, calc`(${direct} - ${transverse}) / 2`)`
          ${here} works with the tangents themselves, without the distance of the centres.`,
        slip('added_lengths_for_squares', sum, calc`${d} - ${transverse}`)`
          The sum of the radii was taken to be ${here}. The squares have to be subtracted.`,
        slip('left_out_a_term', radius, calc`${sum} - ${difference} / 2`)`
          ${here} takes half of the difference off the whole sum.`,
      ],
      snapRead: text`Both kinds of common tangents: one gives the sum of the radii, the other their difference.`,
      approach: text`Two right triangles with the distance of the centres as hypotenuse. Sum and difference then give
        each radius.`,
      check: text`With radii $${R}$ and $${r}$: $${d}^2 - ${R + r}^2 = ${transverse}^2$ and $${d}^2 - ${R - r}^2 =
        ${direct}^2$.`,
      principle: text`Direct and transverse tangents of two circles carry the difference and the sum of the radii.`,
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
