import { figure, label, outline, rightAngle, segment } from '../../figure.ts';
import { path } from '../../path.ts';
import { counted, numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { sheetOf } from '../sheet.ts';

interface Doubling {
  /** AB and BC, metres; the elevations at A, B and C are one, two and four times an unknown angle. */
  first: number;
  second: number;
  object: string;
  walker: string;
  frame: number;
}

/** How far the last place is from the foot: CP = BC and BP = AB in right triangles at the foot. */
const footOf = ({ first, second }: Doubling) => q(first * first - 2 * second * second, 2 * second);

const distanceAtFirst = form({
  form: 'distance-of-the-first-place',
  revision: 3,
  band: 'Hard',
  seconds: 125,
  apart: true,
  also: ['GM.TRI.2', 'GM.TRI.4'],
  stem: ({ first, second, object, walker, frame }: Doubling) =>
    frame === 0
      ? `Walking on level ground straight towards a vertical ${object}, ${walker} notes the angle of elevation of its top, measured from the ground. After $${first}$ metres the angle has doubled, and after a further $${second}$ metres it has doubled again. How far from the foot of the ${object} did ${walker} begin?`
      : frame === 1
        ? `A straight level road leads to the foot of a ${object} and passes through the points $A$, $B$ and $C$ in this order, with $AB = ${first}$ m and $BC = ${second}$ m. The angle of elevation of the top at $B$ is twice that at $A$, and at $C$ it is twice that at $B$. How far is $A$ from the foot of the ${object}?`
        : frame === 2
          ? `From a point $A$ on level ground the angle of elevation of the top of a ${object} is $\\theta$. It is $2\\theta$ from a point $${first}$ m nearer to the foot, and $4\\theta$ from a point another $${second}$ m nearer. What is the distance of $A$ from the foot?`
          : `A surveyor goes along a level road towards the foot of a ${object}. Where he starts, he finds an angle of elevation of its top; $${first}$ metres farther on it is twice as large, and after $${second}$ metres more it is four times as large as at the start. How many metres is the start from the foot?`,
  path: path<Doubling>()
    .step(
      'fromB',
      ({ first }) => q(first),
      'Let the places be $A$, $B$, $C$, the top $P$ and the foot $F$. The exterior angle at $B$ is twice the angle at $A$: triangle $ABP$ is isosceles. Read off the line of sight from $B$.',
      (_p, { fromB }) => `BP = AB = ${fromB}`,
    )
    .step(
      'fromC',
      ({ second }) => q(second),
      'The exterior angle at $C$ is twice the angle at $B$: triangle $BCP$ is isosceles too.',
      (_p, { fromC }) => `CP = BC = ${fromC}`,
    )
    .step(
      'twice',
      (_p, { fromB, fromC }) => fromB.mul(fromB).sub(fromC.mul(fromC).mul(2)),
      'Write the height in the right triangles at $F$ with both lines of sight, with $x$ for $CF$, and subtract.',
      (_p, { fromB, fromC, twice }) =>
        `${fromB}^2 - (x + ${fromC})^2 = ${fromC}^2 - x^2 \\;\\Rightarrow\\; 2 \\times ${fromC}x = ${fromB}^2 - 2 \\times ${fromC}^2 = ${numberTex(twice)}`,
    )
    .step(
      'foot',
      (_p, { twice, fromC }) => twice.div(fromC.mul(2)),
      'Divide for the distance of the last place.',
      (_p, { twice, fromC, foot }) =>
        `x = \\frac{${numberTex(twice)}}{${numberTex(fromC.mul(2))}} = ${numberTex(foot)}`,
    )
    .step(
      'whole',
      ({ first, second }, { foot }) => foot.add(first + second),
      'Add both stretches.',
      ({ first, second }, { foot, whole }) =>
        `${first} + ${second} + ${numberTex(foot)} = ${numberTex(whole)}`,
    ),
  slips: [
    {
      misconception: 'distance_of_the_last_place',
      gives: 'foot',
      words: (_p, { foot }) =>
        `$${numberTex(foot)}$ metres is how far the last place is from the foot; both stretches belong to the distance asked.`,
    },
    {
      misconception: 'distance_of_the_middle_place',
      at: 'whole',
      wrongly: ({ second }, { foot }) => foot.add(second),
      words: ({ first }, { whole }) =>
        `$${numberTex(whole)}$ metres is the distance of the second place; the first stretch of $${first}$ metres is missing.`,
    },
    {
      misconception: 'stretches_in_proportion',
      at: 'foot',
      wrongly: ({ first, second }) => q(second * second, first),
      words: ({ first, second }, { foot }) =>
        `The next stretch was taken as $${numberTex(foot)}$, in proportion to $${first}$ and $${second}$; tangents do not double with their angles.`,
    },
    {
      misconception: 'equal_steps_of_stretches',
      at: 'foot',
      wrongly: ({ first, second }) => q(2 * second - first),
      words: ({ first, second }, { foot }) =>
        `The stretches $${first}$, $${second}$, $${numberTex(foot)}$ were taken to shrink by equal steps; doubled angles do not do that.`,
    },
    {
      misconception: 'square_taken_off_once',
      at: 'twice',
      wrongly: ({ first, second }) => q(first * first - second * second),
      words: ({ second }, { foot }) =>
        `With $x = ${numberTex(foot)}$ the square of $${second}$ in $(x + ${second})^2$ was forgotten.`,
    },
    {
      misconception: 'mixed_term_once',
      at: 'foot',
      wrongly: (_p, { twice, fromC }) => twice.div(fromC),
      words: ({ second }, { foot }) =>
        `With $x = ${numberTex(foot)}$ the mixed term of $(x + ${second})^2$ was counted once instead of twice.`,
    },
    {
      misconception: 'half_of_last_stretch',
      at: 'foot',
      wrongly: ({ second }) => q(second, 2),
      words: ({ second }) =>
        `Half of $${second}$ metres for the rest supposes a last angle of $60^\\circ$; it is not given.`,
    },
    {
      misconception: 'foot_at_the_last_place',
      at: 'foot',
      wrongly: () => q(0),
      words: ({ first, second }) =>
        `$${first} + ${second}$ metres is what was walked; the walk ends before the foot.`,
    },
  ],
  show: value => counted(value, 'metre'),
  // The walk ends before the foot.
  onSight: (value, { first, second }) => value.valueOf() > first + second,
  plausible: value => value.valueOf() > 0 && value.d <= 4n,
  snapRead: () =>
    'The elevation doubles, then doubles again; two stretches of the walk are given. No angle is known, but doubled angles point to exterior angles and isosceles triangles.',
  approach: () =>
    'Doubled angles make isosceles triangles: both lines of sight from the nearer places are known at once. Two right triangles with the same height then give the distance of the foot. With tangents of double angles it takes much longer.',
  faster: ({ first, second }, { whole }) =>
    `$BP = ${first}$ and $CP = ${second}$; in triangle $BCP$ the foot of $P$ is $\\frac{${first}^2}{2 \\times ${second}} = ${numberTex(q(first * first, 2 * second))}$ from $B$. With $AB$: $${numberTex(whole)}$.`,
  check: ({ first, second }, { foot }) =>
    `The height squared is $${second}^2 - ${numberTex(foot)}^2 = ${numberTex(
      foot
        .mul(foot)
        .neg()
        .add(second * second),
    )}$ and $${first}^2 - ${numberTex(foot.add(second))}^2 = ${numberTex(
      foot
        .add(second)
        .pow(2)
        ?.neg()
        .add(first * first) ?? 0,
    )}$.`,
  principle:
    'When an angle of elevation doubles, the distance walked equals the line of sight from the nearer place: exterior angles make isosceles triangles.',
  figure: p => {
    const { first, second } = p;
    const foot = footOf(p).valueOf();
    const height = Math.sqrt(second * second - foot * foot);
    const s = sheetOf(
      {
        A: { x: -foot - second - first, y: 0 },
        B: { x: -foot - second, y: 0 },
        C: { x: -foot, y: 0 },
        F: { x: 0, y: 0 },
        P: { x: 0, y: height },
      },
      330,
    );
    return figure(
      s.width,
      s.height,
      `A vertical line FP standing on level ground at F. From A, B and C, in this order on the ground towards F, lines of sight go to the top P. AB is ${first} metres and BC ${second} metres; the angle at B is twice that at A, and the angle at C twice that at B.`,
      [
        outline([s.at.A, s.at.P, s.at.F]),
        segment(s.at.B, s.at.P),
        segment(s.at.C, s.at.P),
        rightAngle(s.at.F, s.at.P, s.at.C, 9),
        ...(['A', 'B', 'C', 'F'] as const).map(name =>
          label({ x: s.at[name].x, y: s.at[name].y + 16 }, name),
        ),
        label({ x: s.at.P.x, y: s.at.P.y - 14 }, 'P'),
      ],
    );
  },
  verify: ({ first, second }) => {
    // Try the angle itself by halving: the two stretches fix it through their ratio, and then the distance.
    const place = (angle: number) => 1 / Math.tan(angle);
    const ratioAt = (angle: number) =>
      (place(angle) - place(2 * angle)) / (place(2 * angle) - place(4 * angle));
    let [low, high] = [1e-4, Math.PI / 8];
    for (let i = 0; i < 80; i += 1) {
      const angle = (low + high) / 2;
      if (ratioAt(angle) > first / second) low = angle;
      else high = angle;
    }
    const height = first / (place(low) - place(2 * low));
    return q(Math.round(4e4 * height * place(low)) / 1e4).div(4);
  },
});

/** GM.TRG.2 Hard: the elevation doubles twice; exterior angles make isosceles triangles, no angle is ever found. */
export const elevationDoubles: readonly AnyTemplate[] = situation<Doubling>({
  type: 'GM.TRG.2',
  situation: 'elevation-doubling',
  tries: 200,
  draw: draw => {
    const p = {
      first: draw.int(18, 320),
      second: draw.int(12, 220),
      object: draw.pick(['tower', 'cliff', 'monument', 'lighthouse']),
      walker: draw.pick(['Anjali', 'Tenzin', 'Imran', 'Rosy', 'Kabir']),
      frame: draw.int(0, 3),
    };
    const foot = footOf(p);
    return foot.valueOf() >= 0.08 * p.second && foot.valueOf() <= 0.85 * p.second && foot.d <= 2n ? p : null;
  },
  forms: [distanceAtFirst],
});
