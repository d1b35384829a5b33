import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { boxFigure } from './box.ts';

interface Rod {
  l: number;
  b: number;
  /** The longest straight rod that fits, and the height. */
  d: number;
  h: number;
  frame: number;
}

const volume = form<Rod>(
  'volume-from-the-longest-rod',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ l, b, d }) => {
      for (let h = 1; h < d; h += 1) if (Math.abs(Math.hypot(l, b, h) - d) < 1e-9) return l * b * h;
      throw new Error('no height fits');
    },
  },
  ({ l, b, d, h: known, frame }, { step, find }) => {
    const [box, unit] = wording(
      frame,
      ['box', 'cm'],
      ['store room', 'm'],
      ['tank', 'cm'],
      ['packing case', 'cm'],
    );
    const floor = step(calc`${l}^2 + ${b}^2`, {
      name: 'the square of the diagonal of the base',
      because: text`The longest line inside goes from a corner of the base to the opposite corner of the top, so it is
        the hypotenuse of a right triangle on the diagonal of the base.`,
    })`
      Find the square of the diagonal of the base by Pythagoras.`;
    const square = step(calc`${d}^2 - ${floor}`, {
      name: 'the square of the height',
      because: text`The height stands upright on the base, so it makes a right angle with the diagonal of the base. The
        longest side of the triangle, the line inside, is opposite to this angle.`,
    })`
      The line of $${d}$ ${unit}, this diagonal and the height form a right triangle with the line as hypotenuse. Find
      the square of the height.`;
    const height = step(() => q(Math.round(Math.sqrt(Math.abs(square.valueOf())) * 1000), 1000), {
      name: 'the height',
      works: value => tex`h = \sqrt{${square}} = ${value}`,
    })`
      Take the square root to find the height $h$, the third edge of the ${box}.`;
    const base = find(calc`${l} * ${b}`);
    const space = step(calc`${base} * ${height}`, {
      works: value => tex`${l} \times ${b} \times ${height} = ${value}`,
    })`
      Now all three edges are known. Multiply length, breadth and height to get the volume.`;
    return {
      answer: space,
      stem: wording(
        frame,
        text`The base of a closed box is $${l}$ cm by $${b}$ cm. The longest straight stick that fits into the box has
          a length of $${d}$ cm. What is the volume of the box, in cubic cm?`,
        text`From one corner of the floor of a store room, $${l}$ m long and $${b}$ m broad, a straight rope is
          stretched to the farthest corner of the ceiling. The rope is $${d}$ m long. How many cubic metres of air
          does the room contain?`,
        text`A rectangular tank with a bottom of $${l}$ cm by $${b}$ cm can just hold a thin straight rod of $${d}$ cm
          below its lid. How much water, in cubic cm, fills the tank?`,
        text`Two edges of a packing case measure $${l}$ cm and $${b}$ cm, and its diagonal, from a corner through the
          inside to the opposite corner, measures $${d}$ cm. Find the space inside the case in cubic cm.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('added_lengths_for_squares', height, d > l + b ? calc`${d} - ${l} - ${b}` : false)`
          You subtracted the lengths and got ${here} ${unit} for the height. In a right-angled triangle the squares of
          the sides are subtracted, not the sides.`,
        slip('took_a_slant_for_the_height', space, calc`${base} * ${d}`)`
          ${here} multiplies by the slanting length of $${d}$ ${unit}. The volume needs the height, which is at right
          angles to the base.`,
        slip(
          'left_out_a_term',
          height,
          () =>
            Math.round(Math.sqrt(d * d - l * l)) ** 2 === d * d - l * l &&
            Math.round(Math.sqrt(d * d - l * l)),
        )`
          The height was found as $${height}$ ${unit}, from the length $${l}$ and the diagonal alone.`,
        slip(
          'left_out_a_term',
          height,
          () =>
            Math.round(Math.sqrt(d * d - b * b)) ** 2 === d * d - b * b &&
            Math.round(Math.sqrt(d * d - b * b)),
        )`
          The height was found as $${height}$ ${unit}, from the breadth $${b}$ and the diagonal alone.`,
        slip(
          'mixed_up_length_area_and_volume',
          space,
          calc`2 * (${l} * ${b} + ${b} * ${height} + ${l} * ${height})`,
        )`
          ${here} adds the areas of the six faces. That is the whole surface of the ${box}, and the question asks for
          its volume.`,
        slip('forgot_the_root', height, square)`
          $${square}$ is the square of the height. You left out the square root, so the volume became far too large.`,
        slip(
          'mixed_up_length_area_and_volume',
          space,
          calc`${l} * ${b} + ${b} * ${height} + ${l} * ${height}`,
        )`
          ${here} adds the areas of three faces. An area is not a volume: the three edges have to be multiplied.`,
        slip('halved_needlessly', space, calc`${base} * ${height} / 2`)`
          ${here} is half of the product of the three edges, as for a prism with a triangle as its base. This base is a
          whole rectangle.`,
        slip('used_the_formula_of_another_solid', space, calc`${base} * ${height} / 3`)`
          ${here} is a third of the product of the three edges. That is the volume of a pyramid, which becomes narrow
          towards its top; this solid does not.`,
      ],
      snapRead: text`Two edges and the longest line inside: the diagonal of a cuboid gives the third edge.`,
      approach: text`The square of the diagonal is the sum of the squares of the three edges. Find the third edge,
        then the volume.`,
      faster: text`$h^2 = ${d}^2 - ${l}^2 - ${b}^2 = ${known * known}$, so $h = ${known}$.`,
      check: text`$${l}^2 + ${b}^2 + ${height}^2 = ${calc`${l}^2 + ${b}^2 + ${height}^2`.value}$, and
        $${d}^2 = ${d * d}$.`,
      principle: text`The diagonal of a cuboid is Pythagoras used twice: its square is the sum of the squares of the
        edges.`,
      figure: () =>
        boxFigure({
          size: [l, b, known],
          names: [`${l} ${unit}`, `${b} ${unit}`, 'h'],
          diagonal: `${d} ${unit}`,
          alt: `A cuboid with a base of ${l} ${unit} by ${b} ${unit} and the height h. A broken line of ${d} ${unit}
          joins a corner of the base to the opposite corner of the top.`,
        }),
    };
  },
);

const edges = Array.from({ length: 40 }, (_, i) => i + 3);
const rods = edges.flatMap(l =>
  edges.flatMap(b =>
    edges.flatMap(h => {
      const d = Math.hypot(l, b, h);
      const fits = b < l && h !== b && h !== l && Number.isInteger(d) && d < 60 && l < 3 * h && h < 3 * b;
      return fits ? [{ l, b, h, d }] : [];
    }),
  ),
);
const roomy = rods.filter(({ l, h }) => l <= 12 && h <= 7);

/** GM.SOL.1 Easy: the third edge from the diagonal inside. */
export const longestRods: readonly AnyTemplate[] = situation<Rod>({
  type: 'GM.SOL.1',
  situation: 'longest-rod',
  tries: 10,
  draw: draw => {
    const frame = draw.int(0, 3);
    return { ...draw.pick(frame === 1 && roomy.length > 3 ? roomy : rods), frame };
  },
  forms: [volume],
});
