import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';

interface Offers {
  l: number;
  b: number;
  d: number;
  w: number;
  frame: number;
}

const areaFromOffers = form<Offers>(
  'area-from-two-paths',
  {
    band: 'Hard',
    seconds: 130,
    also: ['GM.TRI.4', 'AL.POL.2'],
    apart: true,
    verify: ({ l, b, d, w: known }) => {
      const sum = 2 * known * (l + b);
      for (let w = 1; w < b; w += 1)
        for (let x = 1; x < d; x += 1) {
          const y = Math.sqrt(d * d - x * x);
          const inside = x * y - (x - 2 * w) * (y - 2 * w);
          const outside = (x + 2 * w) * (y + 2 * w) - x * y;
          const off =
            Math.abs(inside - sum + 4 * known * known) + Math.abs(outside - sum - 4 * known * known);
          if (off < 1e-6) return Math.round(x * y);
        }
      throw new Error('no field fits');
    },
  },
  ({ l, b, d, w: known, frame }, { step }) => {
    const [place, path] = wording(
      frame,
      ['field', 'path'],
      ['park', 'track'],
      ['pond', 'walk'],
      ['courtyard', 'corridor'],
    );
    const inside = 2 * known * (l + b) - 4 * known * known;
    const outside = 2 * known * (l + b) + 4 * known * known;
    const squares = step(calc`${outside} - ${inside}`, {
      name: 'the difference of the two areas',
      works: value => tex`8w^2 = ${outside} - ${inside} = ${value}`,
      because: text`$(l + 2w)(b + 2w) - lb = 2w(l + b) + 4w^2$ and $lb - (l - 2w)(b - 2w) = 2w(l + b) - 4w^2$.`,
    })`
      Let the ${place} be $l$ m by $b$ m and the ${path} $w$ m wide. Outside it covers $2w(l + b) + 4w^2$, inside
      $2w(l + b) - 4w^2$. Subtract: only the corners are left.`;
    const width = step(() => q(Math.round(Math.sqrt(squares.valueOf() / 8) * 1000), 1000), {
      name: 'the width',
      works: value => tex`w = \sqrt{\frac{${squares}}{8}} = ${value}`,
    })`
      Divide by $8$ and take the root; this is the width.`;
    const sum = step(calc`(${outside} + ${inside}) / (4 * ${width})`, {
      name: 'the sum of length and breadth',
      works: (_v, working) => tex`l + b = ${working}`,
    })`
      Adding the two areas cancels the corners: $4w(l + b)$ is left. Divide by $4w$.`;
    const area = step(calc`(${sum}^2 - ${d}^2) / 2`, {
      works: (_v, working) => tex`lb = ${working}`,
      because: text`$(l + b)^2 = l^2 + b^2 + 2lb$, and $l^2 + b^2$ is the square of the diagonal.`,
    })`
      The square of $l + b$ contains $l^2 + b^2$, which is the square of the diagonal by Pythagoras, and twice the area.
      Take the square of the diagonal off and halve.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A path of a certain width can be laid along all four sides of a rectangular field, either just inside its
          boundary or just outside it, with square corners. Inside it would cover $${inside}$ square m, and outside,
          with the same width,
          $${outside}$ square m. The diagonal of the field is $${d}$ m long. What is the area of the field in square
          m?`,
        text`For a running track along the whole boundary of a rectangular park there are two plans with the same
          width. Within the park the track would take $${inside}$ square m; around the park, with a rectangle as its
          outer edge, it would take $${outside}$ square m. Opposite corners of the park are $${d}$ m apart. Find the
          area of the park in square m.`,
        text`The owner of a rectangular fish pond wants a wooden walk along all four sides. Built over the water it
          needs $${inside}$ square m of wood; built on the bank, equally wide and with square corners, it needs
          $${outside}$ square m. A rope
          from one corner of the pond to the opposite one measures $${d}$ m. How many square m does the pond cover?`,
        text`A rectangular courtyard gets a corridor of one width along all four sides, with square corners. Taken from
          the courtyard, the corridor needs $${inside}$ square m; added around the courtyard, it needs $${outside}$
          square m. Each diagonal of the courtyard measures $${d}$ m. What is the area of the courtyard, in square m?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('did_not_halve', area, calc`${sum}^2 - ${d}^2`)`
          ${here} is twice the product of length and breadth; the last halving is missing.`,
        slip('left_out_a_term', sum, calc`${inside} / (2 * ${width})`)`
          ${here} as the sum of the sides leaves out the corners, which four full strips along the sides of the
          ${place} would count twice.`,
        slip('left_out_a_term', sum, calc`${outside} / (2 * ${width})`)`
          ${here} as the sum of the sides counts the four outer corners as if they lay along the sides of the
          ${place}.`,
        slip('gave_the_complement', area, calc`${l} * ${b} - ${inside}`)`
          ${here} is what the ${path} inside leaves of the ${place}.`,
        slip('took_the_whole_for_a_part', area, calc`${l} * ${b} + ${outside}`)`
          ${here} is the ${place} together with the ${path} outside.`,
        slip('used_a_factor_twice', area, calc`(${sum}^2 - ${d}^2) / 4`)`
          ${here} halves twice: the square of the sum contains two products of length and breadth, not four.`,
        slip('got_the_middle_term_wrong', area, calc`${sum}^2 / 4`)`
          ${here} takes length and breadth as equal, but then the diagonal would be another one.`,
      ],
      snapRead: text`One width, inside and outside: the two areas differ by the corners only.`,
      approach: text`Subtract the two areas for the width, add them for the sum of the sides. With the diagonal this sum
        gives the product.`,
      faster: text`$\frac{${outside} - ${inside}}{8} = ${known * known}$ gives the width $${known}$, and half of the sum
        of the areas, $${(outside + inside) / 2}$, is the perimeter times $${known}$. So $l + b = ${l + b}$, and
        $lb = \frac{${l + b}^2 - ${d}^2}{2}$.`,
      check: text`Sides of $${l}$ m and $${b}$ m fit: $${l}^2 + ${b}^2 = ${l * l + b * b} = ${d}^2$, and the ${path}
        inside covers ${calc`${l} * ${b} - (${l} - 2 * ${known}) * (${b} - 2 * ${known})`} square m.`,
      principle: text`Two linked results are often best added and subtracted: here one leaves the corners, the other one
        the sides.`,
      figure: () =>
        drawn({
          alt: `A rectangle with a diagonal of ${d} m. Inside it and outside it broken rectangles show a ${path} of
            one width w along all four sides.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: l, y: 0 },
            C: { x: l, y: b },
            D: { x: 0, y: b },
            ...around('EFGH', l, b, Math.min(l, b) * 0.13),
            ...around('IJKL', l, b, -Math.min(l, b) * 0.13),
          },
          hidden: 'ABCDEFGHIJKL',
          lines: ['AB', 'BC', 'CD', 'DA', 'AC'],
          broken: ['EF', 'FG', 'GH', 'HE', 'IJ', 'JK', 'KL', 'LI'],
          beside: { AC: `${d}` },
          notToScale: true,
          longest: 250,
        }),
    };
  },
);

/** Corners of a rectangle that lies `t` outside the one of `l` by `b`. */
const around = (names: string, l: number, b: number, t: number) =>
  Object.fromEntries(
    [...names].map((name, i) => [name, { x: i % 3 === 0 ? -t : l + t, y: i < 2 ? -t : b + t }]),
  );

/** GM.ARE.1 Hard: a path inside against one outside. */
export const insideOrOutside: readonly AnyTemplate[] = situation<Offers>({
  type: 'GM.ARE.1',
  situation: 'path-inside-or-outside',
  tries: 20,
  draw: draw => {
    const [x, y, d] = draw.pick(triples.filter(t => t[2] <= 100 && t[2] >= 25));
    const w = draw.int(1, 5);
    const [l, b] = [Math.max(x, y), Math.min(x, y)];
    return b > 5 * w && l < 3 * b ? { l, b, d, w, frame: draw.int(0, 3) } : null;
  },
  forms: [areaFromOffers],
});
