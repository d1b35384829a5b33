import type Fraction from 'fraction.js';
import { path } from '../../../path.ts';
import { numberTex } from '../../../show.ts';
import { formOfCases, route, situation } from '../../../situation.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';
import { degrees, interior, whole } from './regular.ts';

interface Progression {
  sides: number;
  /** The root that would need an angle of 180 degrees or more. */
  rejected: number;
  first: number;
  step: number;
  asked: 'diagonals' | 'largest';
  scene: 'plain' | 'metal' | 'round';
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

/** The other root of the equation, taken for the number of sides. */
const otherRoot = {
  misconception: 'rejected_root_kept',
  at: 'sides',
  wrongly: ({ rejected }: Progression) => q(rejected),
  words: ({ rejected, first, step }: Progression) =>
    `$${rejected}$ is the other root of the equation; with it the largest angle would be ${degrees(q(2 * first + 2 * (rejected - 1) * step, 2))}, which no convex polygon has.`,
} as const;

/** The smallest angle, in degrees. */
const firstOf = ({ first }: Progression) => q(2 * first, 2);

const numberOfAngles = path<Progression>()
  .step(
    'equation',
    () => 'n/2 (2a + (n - 1)d) = 180(n - 2)',
    'Write the sum of n angles in arithmetic progression and the sum for a polygon of n sides, and set them equal.',
    p =>
      `\\frac{n}{2}\\left(2 \\times ${numberTex(firstOf(p))} + (n - 1) \\times ${p.step}\\right) = 180 (n - 2)`,
  )
  .step(
    'quadratic',
    ({ sides, rejected }) => [q(1), q(-sides - rejected), q(sides * rejected)],
    'Bring it to a quadratic equation.',
    ({ sides, rejected, first, step }) => {
      const linear = 2 * first - step - 360;
      return `${step === 1 ? '' : step}n^2 ${linear < 0 ? '-' : '+'} ${numberTex(Math.abs(linear))}n + 720 = 0 \\;\\Rightarrow\\; n^2 - ${sides + rejected}n + ${sides * rejected} = 0`;
    },
  )
  .step(
    'roots',
    ({ sides, rejected }) => [q(sides), q(rejected)],
    'Find both roots.',
    ({ sides, rejected }) =>
      `(n - ${sides})(n - ${rejected}) = 0 \\;\\Rightarrow\\; n = ${sides} \\text{ or } n = ${rejected}`,
  )
  .step(
    'sides',
    (_p, { roots: [small = q(0)] }) => small,
    'Look at the largest angle for each root and keep the one below 180 degrees.',
    p => {
      const { sides, rejected, first, step } = p;
      const tex = (x: number) => numberTex(q(2 * x, 2));
      return `${tex(first)} + ${sides - 1} \\times ${step} = ${tex(first + (sides - 1) * step)} < 180, \\qquad ${tex(first)} + ${rejected - 1} \\times ${step} = ${tex(first + (rejected - 1) * step)} \\ge 180 \\;\\Rightarrow\\; n = ${sides}`;
    },
  );

const diagonalsRoute = route({
  path: numberOfAngles.step(
    'diagonals',
    (_p, { sides }) => sides.mul(sides.sub(3)).div(2),
    'Count the diagonals of a polygon with so many sides.',
    (_p, { sides, diagonals }) => `\\frac{${sides} \\times ${sides.sub(3)}}{2} = ${diagonals}`,
  ),
  slips: [
    otherRoot,
    {
      misconception: 'triangles_taken_for_sides',
      at: 'sides',
      wrongly: (_p, { sides }) => (sides.gt(5) ? sides.sub(2) : null),
      words: (_p, { sides }) =>
        `$${sides}$ is the number of triangles into which the polygon can be cut; it has two sides more.`,
    },
    {
      misconception: 'steps_for_angles',
      at: 'sides',
      wrongly: (_p, { sides }) => sides.sub(1),
      words: (_p, { sides }) =>
        `$${sides}$ is the number of steps between the angles; there is one angle more than steps.`,
    },
    {
      misconception: 'one_angle_too_many',
      at: 'sides',
      wrongly: (_p, { sides }) => sides.add(1),
      words: (_p, { sides }) =>
        `$${sides}$ is one angle too many; the last angle comes after one step less than there are angles.`,
    },
    {
      misconception: 'all_pairs_of_corners',
      at: 'diagonals',
      wrongly: (_p, { sides }) => sides.mul(sides.sub(1)).div(2),
      words: (_p, { sides, diagonals }) =>
        `$\\frac{${sides} \\times ${sides.sub(1)}}{2} = ${diagonals}$ counts all pairs of corners, the sides among them.`,
    },
    {
      misconception: 'two_corners_left_out',
      at: 'diagonals',
      wrongly: (_p, { sides }) => (Number(sides) % 2 ? null : sides.mul(sides.sub(2)).div(2)),
      words: (_p, { sides }) =>
        `From each corner $${sides} - 2$ diagonals were counted; the corner itself and both its neighbours are left out.`,
    },
    {
      misconception: 'straight_angle_bound_only',
      at: 'sides',
      wrongly: ({ first, step }) => q(Math.ceil((180 - first) / step)),
      words: (_p, { sides }) =>
        `$${sides}$ angles of the progression stay below $180^{\\circ}$; the sum of the angles decides how many there are.`,
    },
  ],
});

const largestRoute = route({
  path: numberOfAngles.step(
    'largest',
    (p, { sides }) => sides.sub(1).mul(p.step).add(firstOf(p)),
    'State the largest angle.',
    (p, { sides, largest }) =>
      `${numberTex(firstOf(p))}^{\\circ} + ${sides.sub(1)} \\times ${p.step}^{\\circ} = ${numberTex(largest)}^{\\circ}`,
  ),
  slips: [
    {
      misconception: 'one_step_too_many',
      at: 'largest',
      wrongly: (p, { sides }) => sides.mul(p.step).add(firstOf(p)),
      words: (p, { sides, largest }) =>
        `$${numberTex(firstOf(p))} + ${sides} \\times ${p.step} = ${numberTex(largest)}$ counts as many steps as angles; from the first to the last angle there is one step less.`,
    },
    {
      misconception: 'stops_one_step_early',
      at: 'largest',
      wrongly: ({ step }, { largest }) => largest.sub(step),
      words: (_p, { largest }) => `$${numberTex(largest)}^{\\circ}$ is the second largest angle.`,
    },
    {
      misconception: 'mean_angle_taken',
      at: 'largest',
      wrongly: (p, { largest }) => largest.add(firstOf(p)).div(2),
      words: (_p, { largest }) =>
        `$${numberTex(largest)}^{\\circ}$ is the mean of the angles; the largest lies as far above it as the smallest lies below.`,
    },
    {
      misconception: 'straight_angle_bound_only',
      at: 'sides',
      wrongly: ({ first, step }) => q(Math.ceil((180 - first) / step)),
      words: (_p, { sides, largest }) =>
        `$${numberTex(largest)}^{\\circ}$, angle number ${sides}, is the last below $180^{\\circ}$; the sum of the angles decides where the progression ends.`,
    },
    {
      misconception: 'triangles_taken_for_sides',
      at: 'sides',
      wrongly: (_p, { sides }) => sides.sub(2),
      words: (_p, { sides }) =>
        `It treats the number of triangles, $${sides}$, as the number of angles; there are two more.`,
    },
    {
      misconception: 'supplement_taken',
      at: 'largest',
      wrongly: p => q(180).sub(firstOf(p)).add(p.step),
      words: (p, { largest }) =>
        `$180 - ${numberTex(firstOf(p))} + ${p.step} = ${numberTex(largest)}$ assumes the largest and the smallest angle to add up to a straight line and one step.`,
    },
  ],
});

const routesByAsked = { diagonals: diagonalsRoute, largest: largestRoute };

const anglesInProgressionAsked = formOfCases<Progression, Fraction>({
  form: 'in-progression',
  revision: 2,
  band: 'Medium',
  seconds: 80,
  stem: ({ first, step, asked, scene }) => {
    const question = {
      diagonals: 'How many diagonals does the polygon have?',
      largest: 'What is its largest interior angle?',
    }[asked];
    if (scene === 'metal')
      return `A metal sheet has the shape of a convex polygon. In increasing order, each of its interior angles after the first is ${degrees(step)} larger than the one before, and the smallest is ${degrees(q(2 * first, 2))}. ${question}`;
    if (scene === 'round')
      return `Going round a convex polygon from its smallest interior angle, ${degrees(q(2 * first, 2))}, every further interior angle up to the last is ${degrees(step)} larger than the one before it. ${question}`;
    return `The interior angles of a convex polygon are in arithmetic progression. The smallest angle is ${degrees(q(2 * first, 2))} and the common difference is ${degrees(step)}. ${question}`;
  },
  routeOf: ({ asked }) => routesByAsked[asked],
  show: (value, { asked }) => (asked === 'diagonals' ? `$${numberTex(value)}$` : degrees(value)),
  plausible: (value, { asked, first }) =>
    asked === 'diagonals'
      ? whole(value) && value.valueOf() >= 2
      : value.valueOf() > first && value.valueOf() < 180 && value.d <= 2n,
  snapRead: ({ asked }) =>
    `A convex polygon whose angles grow by equal steps; smallest angle and step are given. ${asked === 'diagonals' ? 'The number of diagonals' : 'The largest angle'} is asked, and the number of sides is not known.`,
  approach: () =>
    `The sum of the angles is known in two ways: as an arithmetic progression and as $180^{\\circ}$ for each triangle. Setting them equal gives a quadratic in the number of sides with two whole roots. Convex means that every angle is below $180^{\\circ}$, so look at the largest angle for each root.`,
  check: ({ sides, first, step }) => {
    const tex = (x: number) => numberTex(q(2 * x, 2));
    const last = first + (sides - 1) * step;
    return `${sides} angles with the mean $\\frac{${tex(first)}^{\\circ} + ${tex(last)}^{\\circ}}{2} = ${numberTex(interior(sides))}^{\\circ}$ add up to $${180 * (sides - 2)}^{\\circ} = ${sides - 2} \\times 180^{\\circ}$.`;
  },
  principle:
    'When an equation for a figure has two whole roots, put each back into the figure: convex means every angle below a straight one.',
  verify: ({ first, step, asked }) => {
    // Turns at one corner after the other, as long as they are left turns, until the whole turn is made.
    let [turned, corners, last] = [0, 0, 0];
    for (let angle = first; angle < 180 && turned < 360; angle += step) {
      turned += 180 - angle;
      corners += 1;
      last = angle;
    }
    const closes = turned === 360;
    if (!closes) return q(0);
    let diagonals = 0;
    for (let one = 0; one < corners; one += 1)
      for (let other = one + 2; other < corners; other += 1) if (one + corners - other > 1) diagonals += 1;
    return asked === 'diagonals' ? q(diagonals) : q(2 * last, 2);
  },
});

/** GM.QAD.1 Medium: angles in arithmetic progression; of the two roots only one gives a convex polygon. */
export const anglesInProgression: readonly AnyTemplate[] = situation<Progression>({
  type: 'GM.QAD.1',
  situation: 'angles',
  draw: draw => ({
    ...draw.pick(progressions),
    asked: draw.pick(['diagonals', 'largest'] as const),
    scene: draw.pick(['plain', 'metal', 'round'] as const),
  }),
  forms: [anglesInProgressionAsked],
});
