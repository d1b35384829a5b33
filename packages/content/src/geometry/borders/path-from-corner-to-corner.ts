import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';

interface Slanting {
  /** The breadth, the rest of the length, the edge of the path, and what the path takes from the length. */
  b: number;
  g: number;
  h: number;
  x: number;
  frame: number;
}

const fieldOf = form<Slanting>(
  'field-with-a-slanting-path',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    also: ['GM.TRI.4', 'GM.QAD.3'],
    verify: ({ b, h, x }) => {
      const [area, w] = [x * b, (x * b) / h];
      // The length, by halving: the longer the field, the longer the edge.
      let [low, high] = [area / b, 4000];
      for (let i = 0; i < 200; i += 1) {
        const l = (low + high) / 2;
        if (Math.hypot(b, l - area / b) * w < area) low = l;
        else high = l;
      }
      return nearFraction(Math.round(low * b * 1e4) / 1e4, 2);
    },
  },
  ({ b, g, h, x, frame }, { step, find }) => {
    const w = q(x * b, h);
    const area = x * b;
    const [place, path] = wording(
      frame,
      ['field', 'path'],
      ['park', 'road'],
      ['plot', 'canal'],
      ['field', 'path'],
    );
    const edge = step(frac(calc`${area} / ${w}`), {
      name: 'the length of an edge',
      works: (_v, working) => tex`EC = ${working}`,
      because: text`The ${path} is a parallelogram; its edges EC and AF are ${w} m apart.`,
    })`
      The ${path} is the parallelogram AECF. Take EC as its base: the width of the ${path} is then its height. Divide
      the area by the width.`;
    const end = step(frac(calc`${area} / ${b}`), {
      name: 'the part of AB at the end',
      because: text`A parallelogram has the same area whichever side is its base. Measured from AE, it reaches across
          the whole ${place}, so its height is BC.`,
      works: (_v, working) => tex`AE = ${working}`,
    })`
      Now take AE as the base of the same parallelogram. The height on it is BC, so divide the area by BC.`;
    const square = find(b * b);
    const rest = step(
      () => nearFraction(Math.sqrt(Math.max(0, Number(edge.mul(edge).sub(square).valueOf()))), 1),
      {
        name: 'the rest of AB',
        because: text`EC is the slanting edge of the ${path} and lies opposite to the right angle at B. So it is the
          hypotenuse, and the squares are subtracted.`,
        works: value => tex`EB^2 = EC^2 - BC^2 = ${edge}^2 - ${b}^2 = ${value}^2`,
      },
    )`
      Triangle EBC has a right angle at B. Use Pythagoras to find EB.`;
    const field = step(frac(calc`(${end} + ${rest}) * ${b}`), {
      works: (_v, working) => tex`AB \times BC = ${working}`,
    })`
      AE and EB make up the length AB. Multiply it by the breadth BC.`;
    return {
      answer: field,
      stem: wording(
        frame,
        text`A straight path with parallel edges crosses a rectangular field ABCD from corner A to corner C: one edge
          runs from C to a
          point E of AB, the other from A to a point F of CD. The path is ${w} m wide, measured at right angles to its
          edges, and
          covers ${area} square m. BC is ${b} m long. What is the area of the field in square m?`,
        text`Through a rectangular park ABCD with $BC = ${b}$ m a road is laid from corner to corner. Its two edges,
          CE with E on AB and
          AF with F on CD, are parallel and ${w} m apart. The road takes ${area} square m of the park. Find the area
          of the whole park
          in square m.`,
        text`A canal with parallel banks flows across a rectangular plot ABCD. One bank goes from A to a point F of
          the side CD, the other
          from a point E of AB to C. The banks are ${w} m apart, the canal covers ${area} square m of the plot, and BC
          measures ${b} m.
          How many square m does the plot have, with the canal?`,
        text`ABCD is a rectangular field with $BC = ${b}$ m.
            A path of ${w} m width, from A to C, lies between two parallel lines, one through A and a point F of CD,
            the other through C and a point E of AB. What is the area of the field, in square m, if that of the path
            is ${area} square m?`,
      ),
      show: plain,
      plausible: value => value.gt(area) && value.d <= 2n,
      slips: [
        slip('gave_the_complement', field, calc`(${end} + ${rest}) * ${b} - ${area}`)`
          ${here} is the area of the ${place} without the ${path}. The ${path} belongs to the ${place}, so its area is
          not subtracted.`,
        slip('left_out_a_length', field, calc`${rest} * ${b}`)`
          ${here} is found with EB as the whole length. E lies between A and B, so AE belongs to the length as well.`,
        slip('mistook_the_hypotenuse', field, calc`(${end} + ${edge}) * ${b}`)`
          AE and EC were added, ${end} m and ${edge} m. EC is the slanting edge, longer than EB.`,
        slip('took_a_slant_for_the_height', end, () => w)`
          AE was taken as ${w} m, the width of the ${path}. The width is measured at right angles to the edges, not
          along AB.`,
        slip(
          'mistook_the_hypotenuse',
          field,
          isSquareSum(h, b) &&
            (() =>
              q(Math.sqrt(h * h + b * b))
                .add(x)
                .mul(b)),
        )`
          The squares of EC and BC were added. EC is the longest side of the right-angled triangle EBC.`,
        slip('did_not_double', end, frac(calc`${area} / (2 * ${b})`))`
          AE was found as ${here}, as if the given area were twice that of a parallelogram with this base and the
          height BC.`,
        slip('took_the_figure_for_special', field, calc`(${edge} + ${edge}) * ${b}`)`
          You used the length of the edge EC for AE and for EB. EC is the slanting edge, so it is longer than EB.`,
        slip('doubled_needlessly', end, frac(calc`2 * ${area} / ${b}`))`
          AE was found as ${here}, with the formula of a triangle. The ${path} is a parallelogram.`,
      ],
      snapRead: text`A slanting strip in a rectangle is a parallelogram, whose area can be written with two bases.`,
      approach: text`Write the area of the ${path} twice: edge times width, and AE times BC. Then a right-angled
        triangle gives the rest of
        the length.`,
      check: text`With $AB = ${x + g}$ m and $BC = ${b}$ m the ${path} leaves two triangles of
        ${calc`${g} * ${b} / 2`} square m each:
        $${(x + g) * b} - 2 \times ${frac(q(g * b, 2))} = ${area}$.`,
      principle: text`A parallelogram has one area and two pairs of base and height: write it with both.`,
      figure: () =>
        drawn({
          alt: `A rectangle ABCD with BC of ${b} m. E lies on AB and F on CD; the strip between the parallel lines AF and EC, ${w} m wide, is shaded.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: x + g, y: 0 },
            C: { x: x + g, y: b },
            D: { x: 0, y: b },
            E: { x, y: 0 },
            F: { x: g, y: b },
          },
          lines: ['AB', 'BC', 'CD', 'DA', 'AF', 'EC'],
          shaded: ['AECF'],
          beside: { BC: `${b}` },
          notToScale: true,
          longest: 270,
        }),
    };
  },
);

const isSquareSum = (h: number, b: number) => Number.isInteger(Math.sqrt(h * h + b * b));

/** GM.ARE.1 Hard: a path from corner to corner. */
export const pathFromCornerToCorner: readonly AnyTemplate[] = situation<Slanting>({
  type: 'GM.ARE.1',
  situation: 'slanting-path',
  tries: 60,
  draw: draw => {
    const [one, two, h] = draw.pick(triples);
    const by = draw.int(1, 6);
    const [b, g] = draw.chance(0.5) ? [one * by, two * by] : [two * by, one * by];
    const x = draw.int(3, 40);
    const w = (10 * x * b) / (h * by);
    const fits = Number.isInteger(w) && h * by <= 130 && x < 1.3 * g && x > g / 6 && x !== b && x !== g;
    return fits ? { b, g, h: h * by, x, frame: draw.int(0, 3) } : null;
  },
  forms: [fieldOf],
});
