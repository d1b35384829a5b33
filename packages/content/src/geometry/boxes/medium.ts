import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { boxFigure } from './box.ts';

interface Frame {
  l: number;
  b: number;
  h: number;
  d: number;
  frame: number;
}

const surface = form<Frame>(
  'surface-from-edges-and-diagonal',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    also: ['AL.POL.2'],
    verify: ({ l, b, h, d }) => {
      // All cuboids with whole edges of this sum and this diagonal have one surface.
      const sum = l + b + h;
      const found = new Set<number>();
      for (let x = 1; x < sum; x += 1)
        for (let y = x; x + y < sum; y += 1) {
          const z = sum - x - y;
          if (x * x + y * y + z * z === d * d) found.add(2 * (x * y + y * z + z * x));
        }
      if (found.size !== 1) throw new Error('not one surface');
      return [...found][0] ?? 0;
    },
  },
  ({ l, b, h, d, frame }, { step, find }) => {
    const all = 4 * (l + b + h);
    const sum = step(calc`${all} / 4`, {
      name: 'the sum of length, breadth and height',
      because: text`Four of the twelve edges go from left to right, four from front to back and four upwards. So the
        total length contains each of the three edges four times.`,
      works: value => tex`l + b + h = \frac{${all}}{4} = ${value}`,
    })`
      Let the edges be $l$, $b$ and $h$. Each of them occurs four times among the twelve. Find their sum.`;
    const power = find(calc`${sum}^2`);
    const squares = find(calc`${d}^2`);
    const area = step(calc`${power} - ${squares}`, {
      works: value => tex`2(lb + bh + hl) = ${sum}^2 - ${d}^2 = ${value}`,
      because: text`$(l + b + h)^2 = l^2 + b^2 + h^2 + 2(lb + bh + hl)$, and the last part is the surface.`,
    })`
      The squares of the edges add up to the square of the diagonal. Subtract it from the square of the sum: what is
      left is the surface, so the single edges are not needed.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`The twelve edges of a wooden block in the shape of a cuboid have a total length of $${all}$ cm, and its
          diagonal through the inside is $${d}$ cm long. What is the area of its whole surface, in square cm?`,
        text`A wire of $${all}$ cm is just enough for the frame of a rectangular lampshade, with all its edges. A
          straight rod between two opposite corners of the frame measures $${d}$ cm. How many square cm of paper cover
          all six faces of the frame?`,
        text`A gift box with rectangular faces has ribbon glued along all of its edges, $${all}$ cm in all. The
          longest pencil that could lie in the box is $${d}$ cm long. Find the total area of the six faces in square
          cm.`,
        text`For a cuboid the sum of length, breadth and height is $${all / 4}$ cm. The distance between two corners
          that have no face in common is $${d}$ cm. Find its total surface area in square cm.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('halved_needlessly', area, calc`(${power} - ${squares}) / 2`)`
          ${here} counts each pair of equal faces only once. The face opposite to each of the three belongs to the
          surface too.`,
        slip('did_not_halve', sum, calc`${all} / 2`)`
          Half of the total length, ${here} cm, was taken for the sum of the three lengths. Each of them occurs four
          times.`,
        slip('forgot_to_square', squares, d)`
          You subtracted the diagonal itself, $${power} - ${d} = ${area}$. The sum of the three squares is the square of
          the diagonal, so the square has to be subtracted.`,
        slip('divided_by_the_wrong_number', sum, frame !== 3 && all % 3 === 0 && calc`${all} / 3`)`
          The edges were taken three by three: ${here} cm. Each of the three lengths occurs four times.`,
        slip('stopped_a_step_early', area, power)`
          $${sum}^2 = ${area}$ is the square of the sum. It contains the squares of the edges too, and they do not
          belong to the surface.`,
        slip('added_for_subtracted', area, calc`${power} + ${squares}`)`
          ${here} adds the square of the diagonal. The square of the sum already contains it, so it has to be
          subtracted.`,
        slip('divided_by_the_wrong_number', sum, frame !== 3 && all % 6 === 0 && calc`${all} / 6`)`
          The total length was divided by the six faces: ${here} cm. Each of the three lengths occurs four times.`,
        slip('used_a_term_twice', area, calc`${power} - 2 * ${squares}`)`
          ${here} subtracts the square of the diagonal twice. The square of the sum contains it only once.`,
        slip('took_one_piece_of_several', area, calc`(${power} - ${squares}) / 6`)`
          ${here} divides the surface by six and is the mean area of a single face. The question asks for all the
          faces.`,
        slip('left_out_a_term', area, calc`2 * (${l} * ${b} + ${l} * ${h})`)`
          ${here} leaves out two faces; with edges of $${l}$, $${b}$ and $${h}$ cm there are six.`,
        slip('assumed_equal_parts', area, calc`2 * ${squares}`)`
          ${here} is twice the square of the diagonal, which is the surface of a cube with this diagonal.`,
        slip('doubled_needlessly', area, calc`(${power} - ${squares}) * 2`)`
          ${here} doubles the difference of the squares, though it is already the whole surface.`,
      ],
      snapRead: text`The sum of the edges and the diagonal: the square of the sum contains the surface.`,
      approach: text`Square the sum of the three edges. Its squares make up the square of the diagonal, and the double
        products make up the surface.`,
      check: text`Edges of $${l}$, $${b}$ and $${h}$ cm fit: $${l} + ${b} + ${h} = ${l + b + h}$,
        $${l}^2 + ${b}^2 + ${h}^2 = ${l * l + b * b + h * h}$, and
        ${calc`2 * (${l} * ${b} + ${b} * ${h} + ${h} * ${l})`}.`,
      principle: text`The sum of the edges squared is the diagonal squared and the surface together.`,
      figure: () =>
        boxFigure({
          size: [l, b, h],
          names: ['l', 'b', 'h'],
          diagonal: `${d} cm`,
          alt: `A cuboid with the edges l, b and h. A broken line of ${d} cm joins a corner of the base to the
          opposite corner of the top.`,
        }),
    };
  },
);

const edges = Array.from({ length: 26 }, (_, i) => i + 2);
const boxes = edges.flatMap(l =>
  edges.flatMap(b =>
    edges.flatMap(h => {
      const d = Math.hypot(l, b, h);
      return h <= b && b <= l && h < l && Number.isInteger(d) && l < 4 * h ? [{ l, b, h, d }] : [];
    }),
  ),
);

/** GM.SOL.1 Medium: the surface from the sum of the edges and the diagonal. */
export const edgesAndDiagonals: readonly AnyTemplate[] = situation<Frame>({
  type: 'GM.SOL.1',
  situation: 'edges-and-diagonal',
  tries: 10,
  draw: draw => {
    const frame = draw.int(0, 3);
    return { ...draw.pick(boxes), frame };
  },
  forms: [surface],
});
