import { path } from '../../path.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import {
  cotangents,
  type Length,
  lengthNear,
  lengthTex,
  metres,
  none,
  plus,
  sizeOf,
  tangents,
  times,
} from './root-three.ts';

const secants: Record<30 | 60, Length> = { 30: [none, q(2, 3)], 60: [q(2), none] };

interface Broken {
  /** From the foot to where the top touches the ground. */
  ground: Length;
  angle: 30 | 60;
  thing: string;
  way: boolean;
}
const swapped = (angle: 30 | 60) => (angle === 30 ? 60 : 30);

const brokenThing = form({
  form: 'height-before-breaking',
  revision: 2,
  band: 'Easy',
  seconds: 45,
  stem: ({ ground, angle, thing, way }: Broken) =>
    way
      ? `A vertical ${thing} is broken by a storm. The upper part, still attached, bends over so that its tip touches the level ground ${metres(ground)} from the foot, at an angle of $${angle}^\\circ$ to the ground. How tall was the ${thing} before it broke?`
      : `After a gale the tip of a ${thing} rests on level ground, ${metres(ground)} away from its foot. The part above the break has not come off and makes $${angle}^\\circ$ with the ground, while the rest still stands upright. Find the original height of the ${thing}.`,
  path: path<Broken>()
    .step(
      'standing',
      ({ ground, angle }) => times(ground, tangents[angle]),
      'In the right triangle of the standing part, the ground and the broken part, the standing part is opposite to the angle: use the tangent.',
      ({ ground, angle }, { standing }) =>
        `${lengthTex(ground)} \\times \\tan ${angle}^\\circ = ${lengthTex(standing)}`,
    )
    .step(
      'broken',
      ({ ground, angle }) => times(ground, secants[angle]),
      'The broken part is the hypotenuse: use the cosine.',
      ({ ground, angle }, { broken }) =>
        `${lengthTex(ground)} \\div \\cos ${angle}^\\circ = ${lengthTex(broken)}`,
    )
    .step(
      'height',
      (_p, { standing, broken }) => plus(standing, broken),
      'Before the break both parts stood on top of each other.',
      (_p, { standing, broken, height }) =>
        `${lengthTex(standing)} + ${lengthTex(broken)} = ${lengthTex(height)}`,
    ),
  slips: [
    {
      misconception: 'tangents_swapped',
      at: 'standing',
      wrongly: ({ ground, angle }) => times(ground, cotangents[angle]),
      words: ({ angle }, { standing }) =>
        `$${lengthTex(standing)}$ m comes from $\\tan ${swapped(angle)}^\\circ$; the standing part is opposite to the angle.`,
    },
    {
      misconception: 'cosine_of_other_angle',
      at: 'broken',
      wrongly: ({ ground, angle }) => times(ground, secants[swapped(angle)]),
      words: ({ angle }, { broken }) =>
        `Dividing by $\\sin ${angle}^\\circ$ gave $${lengthTex(broken)}$ m; the ground is the adjacent side, so the cosine belongs there.`,
    },
    {
      misconception: 'multiplies_by_cosine',
      at: 'broken',
      wrongly: ({ ground, angle }) => times(ground, angle === 30 ? [none, q(1, 2)] : [q(1, 2), none]),
      words: (_p, { broken }) =>
        `$${lengthTex(broken)}$ m, the ground times the cosine, is shorter than the ground; a hypotenuse is longer.`,
    },
    {
      misconception: 'gives_broken_part',
      gives: 'broken',
      words: (_p, { broken }) =>
        `$${lengthTex(broken)}$ m is the broken part alone; the standing part is missing.`,
    },
    {
      misconception: 'ground_added',
      at: 'height',
      wrongly: ({ ground }, { standing, broken }) => plus(plus(standing, broken), ground),
      words: ({ ground }) =>
        `The $${lengthTex(ground)}$ m on the ground were added too; they are no part of the height.`,
    },
    {
      misconception: 'broken_in_the_middle',
      at: 'standing',
      wrongly: ({ ground, angle }) => times(ground, secants[angle]),
      words: (_p, { standing }) =>
        `The standing part was taken as long as the broken one, $${lengthTex(standing)}$ m; the break need not be in the middle.`,
    },
    {
      misconception: 'hypotenuse_from_wrong_leg',
      at: 'broken',
      wrongly: ({ angle }, { standing }) => times(standing, secants[angle]),
      words: ({ angle }, { standing }) =>
        `$${lengthTex(standing)}$ m was divided by $\\cos ${angle}^\\circ$; the cosine goes with the side along the ground.`,
    },
    {
      misconception: 'gives_standing_part',
      gives: 'standing',
      words: (_p, { standing }) => `$${lengthTex(standing)}$ m is the part that still stands.`,
    },
  ],
  show: metres,
  size: sizeOf,
  snapRead: () => 'A broken upright thing makes a right triangle with the ground; its whole height is asked.',
  approach: () =>
    'One side and one angle of a right triangle are known. The original height is the other leg together with the hypotenuse, so both are needed.',
  check: ({ ground }, { standing, broken }) =>
    `By Pythagoras: about $${sizeOf(standing).toFixed(2)}^2 + ${sizeOf(ground).toFixed(2)}^2 \\approx ${(sizeOf(standing) ** 2 + sizeOf(ground) ** 2).toFixed(1)}$, and $${sizeOf(broken).toFixed(2)}^2 \\approx ${(sizeOf(broken) ** 2).toFixed(1)}$.`,
  principle:
    'A thing that breaks and leans on the ground was as tall as one leg and the hypotenuse together.',
  verify: ({ ground, angle }) => {
    // Pythagoras and half an equilateral triangle instead of the ratios.
    const d = sizeOf(ground);
    if (angle === 60) return lengthNear(2 * d + Math.sqrt((2 * d) ** 2 - d * d));
    const standing = Math.sqrt((d * d) / 3);
    return lengthNear(standing + Math.hypot(standing, d));
  },
});

/** GM.TRG.2 Easy: both sides of one angle. */
export const brokenByAStorm: readonly AnyTemplate[] = situation<Broken>({
  type: 'GM.TRG.2',
  situation: 'broken-by-a-storm',
  tries: 10,
  draw: draw => {
    const size = draw.int(3, 24);
    const ground: Length = draw.chance(0.5) ? [q(size), none] : [none, q(size)];
    return {
      ground,
      angle: draw.pick([30, 60]),
      thing: draw.pick(['tree', 'bamboo', 'pole']),
      way: draw.chance(0.5),
    };
  },
  forms: [brokenThing],
});
