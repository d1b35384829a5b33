import type Fraction from 'fraction.js';
import { numberTex } from '../../../show.ts';
import type { Slip } from '../../../template.ts';
import { template } from '../../../template.ts';
import { q } from '../../../value.ts';
import { degrees, interior, whole } from './regular.ts';

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
export const anglesInProgression = template<Progression, Fraction>({
  type: 'GM.QAD.1',
  band: 'Medium',
  seconds: 80,
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
