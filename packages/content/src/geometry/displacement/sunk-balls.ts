import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Ball {
  /** Radius of the ball and of the vessel. */
  r: number;
  b: number;
  frame: number;
}

const rise = form<Ball>(
  'rise-by-a-ball',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    verify: ({ r, b }) => {
      // The ball in thin horizontal discs, whose volumes are poured into the vessel.
      const slices = 2000;
      let sum = 0;
      for (let i = 0; i < slices; i += 1) {
        const z = -r + ((i + 0.5) * 2 * r) / slices;
        sum += ((r * r - z * z) * 2 * r) / slices;
      }
      return q(Math.round((sum / (b * b)) * 300), 300);
    },
  },
  ({ r, b, frame }, { step, find }) => {
    const [ball, vessel, liquid] = wording(
      frame,
      ['ball', 'jar', 'water'],
      ['sphere', 'cylinder', 'oil'],
      ['ball', 'drum', 'paint'],
      ['globe', 'tank', 'water'],
    );
    const part = find(calc`4 / 3`.asFraction());
    const volume = step(calc`${part} * ${r}^3`, {
      name: `the volume of the ${ball}, in multiples of pi`,
      because: text`Where the ${ball} lies now, there was ${liquid} before, and it has to go somewhere: up. So the level
        rises by a layer with the volume of the ${ball}.`,
      works: value => tex`\frac{4}{3}\pi \times ${r}^3 = ${value}\pi`,
    })`
      The ${ball} is covered completely, so it pushes aside as much ${liquid} as its own volume, $\frac{4}{3}\pi
      r^3$.`;
    const base = step(calc`(${2 * b} / 2)^2`, {
      name: `the base of the ${vessel}, in multiples of pi`,
      because: text`The area of a circle is $\pi$ times the square of its radius. The diameter is given, and it is
          twice the radius.`,
    })`
      The base of the ${vessel} is a circle: halve the diameter and square it. The factor $\pi$ is left out on both
      sides.`;
    const up = step(calc`${volume} / ${base}`, {
      because: text`The ${liquid} that is pushed aside forms a layer on the old level, a cylinder with the base of the
        ${vessel}.`,
    })`
      This ${liquid} rises as a layer over the whole cross-section. Divide its volume by the base for the height of the
      layer; $\pi$ cancels.`;
    return {
      answer: up,
      stem: wording(
        frame,
        text`A cylindrical jar with a diameter of $${2 * b}$ cm is partly filled with water. A steel ball of radius
          $${r}$ cm is put into it and lies at the bottom, covered by the water. By how many cm does the water level
          rise?`,
        text`A metal sphere whose radius is $${r}$ cm sinks in a measuring cylinder of diameter $${2 * b}$ cm that
          contains oil, until it is completely below the surface. No oil is spilt. Find the rise of the oil level in
          cm.`,
        text`A workman drops a ball of radius $${r}$ cm into an upright drum with paint. The drum is a cylinder,
          $${2 * b}$ cm across, and the ball disappears in the paint. How much higher, in cm, does the paint stand
          then?`,
        text`For a fountain a stone globe of radius $${r}$ cm is lowered into a cylindrical tank until the water
          closes over it. The tank has a diameter of $${2 * b}$ cm and does not overflow. What is the rise of the
          water level, in cm?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(8 * r),
      slips: [
        slip('mixed_up_a_length_and_its_half', base, calc`${2 * b}^2`)`
          ${here} takes the diameter of the ${vessel} for its radius, so the rise comes out as $${up}$ cm.`,
        slip('used_the_formula_of_another_solid', part, calc`2 / 3`.asFraction())`
          The volume was taken as $\frac{2}{3}\pi \times ${r}^3$, that of half a ${ball}. The whole ${ball} counts.`,
        slip('used_the_formula_of_another_solid', part, calc`2`)`
          The volume was taken as $2\pi \times ${r}^3$, that of a cylinder around the ${ball}.`,
        slip('left_out_a_factor', part, calc`4`)`
          The third in $\frac{4}{3}$ was left out: $4 \times ${r}^3$ was divided by the base.`,
        slip('subtracted_for_added', base, calc`${b}^2 - ${r}^2`)`
          ${here} is the ring around the ${ball}; the layer lies above the old level and fills the whole ${vessel}.`,
        slip('mixed_up_length_area_and_volume', volume, calc`4 * ${r}^2`)`
          ${here}, times $\pi$, is the surface of the ${ball}. The level rises by the room that the ${ball} takes up,
          which is its volume.`,
        slip('used_the_formula_of_another_solid', part, calc`1 / 3`.asFraction())`
          The volume was taken as $\frac{1}{3}\pi \times ${r}^3$, as in a cone. A ${ball} has the factor
          $\frac{4}{3}$.`,
      ],
      snapRead: text`A ${ball} completely under the ${liquid} in a ${vessel}: its volume becomes a layer on top.`,
      approach: text`Set the volume of the ${ball} equal to that of the layer: base of the ${vessel} times rise.`,
      check: text`A layer of $${up}$ cm has the volume ${calc`${b}^2 * ${up}`}, times $\pi$, and the ${ball}
        ${calc`4 * ${r}^3 / 3`}, times $\pi$.`,
      principle: text`A solid completely below the level raises it by its volume over the base.`,
      figure: () =>
        drawn({
          alt: `A section through the ${vessel}: a rectangle, open above, ${2 * b} cm wide and partly filled. At its bottom
            lies a circle of radius ${r} cm, below the level.`,
          points: {
            A: { x: -b, y: 0 },
            B: { x: b, y: 0 },
            C: { x: b, y: 2.5 * r + 0.7 * b },
            D: { x: -b, y: 2.5 * r + 0.7 * b },
            E: { x: b, y: 2.5 * r },
            F: { x: -b, y: 2.5 * r },
            O: { x: 0, y: r },
            P: { x: r, y: r },
          },
          hidden: 'ABCDEFOP',
          lines: ['AB', 'BC', 'DA'],
          broken: ['OP'],
          shaded: ['ABEF'],
          circles: [['O', r]],
          texts: [[{ x: r * 0.45, y: r * 1.28 }, `${r}`]],
          beside: { AB: `${2 * b} cm` },
          notToScale: true,
          longest: 200,
        }),
    };
  },
);

const balls = Array.from({ length: 22 }, (_, i) => i + 3).flatMap(r =>
  Array.from({ length: 33 }, (_, i) => ({ r, b: i + 4 })).filter(
    ({ b }) => b > r && b < 4 * r && q(4 * r ** 3, 3 * b * b).mul(20).d === 1n,
  ),
);

/** GM.SOL.8 Easy: a ball under water. */
export const sunkBalls: readonly AnyTemplate[] = situation<Ball>({
  type: 'GM.SOL.8',
  situation: 'ball-under-water',
  tries: 10,
  draw: draw => ({ ...draw.pick(balls), frame: draw.int(0, 3) }),
  forms: [rise],
});
