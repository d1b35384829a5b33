import { form, here, Surd, situation, slip, stop, surd, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';

interface Broken {
  /** From the foot to where the top touches the ground. */
  ground: Surd;
  angle: 30 | 60;
  thing: string;
  way: boolean;
}

/** A length in metres as a text. */
const metres = (value: Surd) => `$${value.tex}$ m`;
const rounded = (value: Surd, places = 2) => value.valueOf().toFixed(places);
const squared = (value: Surd) => (value.valueOf() ** 2).toFixed(1);

const brokenThing = form<Broken, Surd>(
  'height-before-breaking',
  {
    band: 'Easy',
    seconds: 45,
    revision: 4,
    verify: ({ ground, angle }) => {
      // Pythagoras and half an equilateral triangle instead of the ratios.
      const d = ground.valueOf();
      const standing = angle === 60 ? Math.sqrt((2 * d) ** 2 - d * d) : Math.sqrt((d * d) / 3);
      return standing + Math.hypot(standing, d);
    },
  },
  ({ ground, angle, thing, way }, { step }) => {
    const other = 90 - angle;
    const standing = step(surd`${ground} * tan(${angle})`, {
      name: 'the part that still stands',
      because: text`The tangent is the opposite side over the adjacent side. The standing part is opposite to the angle
        of $${angle}^\circ$, and the ground of ${ground} m is adjacent to it.`,
    })`
      The standing part, the ground and the broken part make a right triangle, with the right angle at the foot. Find
      the standing part with the tangent.`;
    const broken = step(surd`${ground} ÷ cos(${angle})`, {
      name: 'the broken part',
      because: text`The cosine is the adjacent side over the hypotenuse. So the hypotenuse is the ground divided by the
        cosine, not multiplied by it: the hypotenuse is the longest side.`,
    })`
      The broken part lies opposite the right angle, so it is the hypotenuse. Find it with the cosine.`;
    const height = step(surd`${standing} + ${broken}`, {
      because: text`The broken part has not become shorter by bending over. Upright again, it would stand on top of the
        part that still stands.`,
    })`
      At first the ${thing} consisted of both parts, one on top of the other. Add them.`;
    return {
      answer: height,
      stem: way
        ? text`A vertical ${thing} is broken by a storm. The upper part, still attached, bends over so that its tip
          touches the level ground ${ground} m from the foot, at an angle of $${angle}^\circ$ to the ground. How tall
          was the ${thing} before it broke?`
        : text`After a gale the tip of a ${thing} rests on level ground, ${ground} m away from its foot. The part
          above the break has not come off and makes $${angle}^\circ$ with the ground, while the rest still stands
          upright. Find the original height of the ${thing}.`,
      show: metres,
      slips: [
        slip('mixed_up_sine_cosine_and_tangent', standing, surd`${ground} * tan(${other})`)`
          ${here} uses the tangent of the other angle; the standing part is opposite to $${angle}^\circ$.`,
        slip('mixed_up_sine_cosine_and_tangent', broken, surd`${ground} ÷ sin(${angle})`)`
          Dividing by $\sin ${angle}^\circ$ gave ${broken} m; the ground is the adjacent side, so the cosine belongs
          there.`,
        slip('multiplied_for_divided', broken, surd`${ground} * cos(${angle})`)`
          ${broken} m, the ground times the cosine, is shorter than the ground; a hypotenuse is longer.`,
        stop('stopped_a_step_early', broken)`
          ${broken} m is the broken part alone. The original height also has the part that still stands.`,
        slip('used_a_term_twice', height, surd`${standing} + ${broken} + ${ground}`)`
          You added the ${ground} m on the ground too. They are only how far the tip lies from the foot, no part of the
          ${thing}.`,
        slip('assumed_equal_parts', standing, surd`${ground} ÷ cos(${angle})`)`
          The standing part was taken as long as the broken one, ${standing} m; the break need not be in the middle.`,
        slip('mixed_up_sine_cosine_and_tangent', broken, surd`${standing} ÷ cos(${angle})`)`
          You divided the standing part, ${standing} m, by $\cos ${angle}^\circ$. The cosine belongs to the side next to
          the angle, and that is the ground.`,
        stop('answered_another_quantity', standing)`
          ${standing} m is the part that still stands. The part that came down belonged to the height too.`,
      ],
      snapRead: text`A broken ${thing} makes a right triangle with the ground; its whole height is asked.`,
      approach: text`One side and one angle of a right triangle are known. The original height is the other leg
        together with the hypotenuse, so both are needed.`,
      check: text`By Pythagoras: about $${rounded(standing)}^2 + ${rounded(ground)}^2 \approx
        ${(standing.valueOf() ** 2 + ground.valueOf() ** 2).toFixed(1)}$, and $${rounded(broken)}^2 \approx
        ${squared(broken)}$.`,
      principle: text`What breaks and leans on the ground was as high as one leg and the hypotenuse together.`,
    };
  },
);

/** GM.TRG.2 Easy: both sides of one angle. */
export const brokenByAStorm: readonly AnyTemplate[] = situation<Broken>({
  type: 'GM.TRG.2',
  situation: 'broken-by-a-storm',
  tries: 10,
  draw: draw => {
    const size = draw.int(3, 24);
    const ground = draw.chance(0.5) ? Surd.of(size) : Surd.root(3).mul(size);
    return {
      ground,
      angle: draw.pick([30, 60]),
      thing: draw.pick(['tree', 'bamboo', 'pole']),
      way: draw.chance(0.5),
    };
  },
  forms: [brokenThing],
});
