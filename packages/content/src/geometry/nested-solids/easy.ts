import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Ball {
  /** The diameter. */
  d: number;
  frame: number;
}

const faces = form<Ball>(
  'surface-of-the-cube',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ d }) => {
      // The edge grows until the corners reach the sphere.
      let [low, high] = [0, d];
      for (let i = 0; i < 60; i += 1) {
        const edge = (low + high) / 2;
        if (Math.hypot(edge / 2, edge / 2, edge / 2) < d / 2) low = edge;
        else high = edge;
      }
      return Math.round(6 * low * low);
    },
  },
  ({ d, frame }, { step, find }) => {
    const ball = wording(frame, 'ball', 'sphere', 'globe', 'ball');
    const power = find(calc`${d}^2`);
    const parts = find(3);
    const face = step(calc`${power} / ${parts}`, {
      name: 'the area of one face of the cube',
      works: value => tex`a^2 + a^2 + a^2 = ${d}^2 \Rightarrow a^2 = \frac{${power}}{3} = ${value}`,
      because: text`The centre of the ${ball} is the centre of the cube, so opposite corners are a diameter apart.`,
    })`
      The diagonal through the inside of the cube is a diameter of the ${ball}. With $a$ for the edge, use Pythagoras
      twice and find $a^2$, the area of one face.`;
    const surface = step(calc`6 * ${face}`, value => tex`6a^2 = ${value}`)`
      Multiply by 6, because the cube has six equal faces; the edge itself is not needed.`;
    return {
      answer: surface,
      stem: wording(
        frame,
        text`The largest possible cube is cut from a wooden ball of diameter $${d}$ cm. What is the area of the whole
          surface of the cube, in square cm?`,
        text`All eight corners of a cube lie on a sphere whose diameter is $${d}$ cm. Find the total surface area of
          the cube in square cm.`,
        text`A closed gift cube just fits into a hollow glass globe that measures $${d}$ cm across the inside. How many
          square cm of gold paper cover the cube, without any overlap?`,
        text`A sculptor in Jaipur carves a cube out of a marble ball $${d}$ cm in diameter and makes it as large as
          possible. All faces of the cube are polished. What area is polished, in square cm?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('left_out_a_term', parts, 2)`
          The diameter was taken for the diagonal of a face: $${d}^2 \div 2$ for each face. Four corners would lie on
          the ${ball}, but not all eight.`,
        slip('took_a_slant_for_the_height', parts, 1)`
          The diameter was taken for the edge: $6 \times ${d}^2$ for the faces. Such a cube would reach out of the
          ${ball}.`,
        slip('mixed_up_a_length_and_its_half', power, d % 2 === 0 ? calc`(${d} / 2)^2` : false)`
          The radius was taken for the diagonal of the cube: $(${d} \div 2)^2 \div 3$ for each face. The radius
          reaches only from the centre to a corner.`,
        slip('left_out_a_factor', surface, calc`3 * ${face}`)`
          ${here} counts three faces. A cube has six equal faces, and all belong to its surface.`,
        slip('left_out_a_factor', surface, d % 3 === 0 ? calc`4 * ${face}` : false)`
          ${here} counts the four side faces only. The faces above and below belong to the surface too.`,
        slip('doubled_needlessly', surface, calc`12 * ${face}`)`
          ${here} counts every face twice; a cube has twelve edges, but six faces.`,
      ],
      snapRead: text`A cube with its corners on a sphere: its diagonal through the inside is the diameter.`,
      approach: text`Set the square of the cube's diagonal equal to the square of the diameter, and use $6a^2$.`,
      faster: text`$6a^2$ is twice $3a^2$, the square of the diameter: $2 \times ${d}^2$.`,
      check: text`Half of the surface, $3a^2$, must be the square of the diagonal: $${surface} \div 2 = ${d * d}$, and
        $${d}^2 = ${d * d}$.`,
      principle: text`The diameter of the sphere around a cube is the diagonal of the cube, not that of a face.`,
    };
  },
);

/** GM.SOL.4 Easy: a cube with its corners on a sphere. */
export const cubesInSpheres: readonly AnyTemplate[] = situation<Ball>({
  type: 'GM.SOL.4',
  situation: 'cube-in-a-sphere',
  tries: 10,
  draw: draw => ({ d: 3 * draw.int(2, 30), frame: draw.int(0, 3) }),
  forms: [faces],
});
