import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';

interface Poster {
  /** Margins at the sides and above, and how often they are contained in breadth and height. */
  s: number;
  t: number;
  n: number;
  frame: number;
}

const areaOfThePoster = form<Poster>(
  'area-from-the-margins',
  {
    band: 'Hard',
    seconds: 135,
    also: ['GM.ARE.1', 'GM.TRI.3'],
    entry: true,
    verify: ({ s, t, n }) => {
      const margins = s * t * (4 * n - 4);
      for (let breadth = 2 * s + 1; breadth < 200 * s; breadth += 1) {
        const height = (margins + 4 * s * t - 2 * t * breadth) / (2 * s);
        if ((height - 2 * t) * breadth === (breadth - 2 * s) * height) return breadth * height;
      }
      throw new Error('no poster fits');
    },
  },
  ({ s, t, n: known, frame }, { step, find, write }) => {
    const [whole, part, margin, unit] = wording(
      frame,
      ['poster', 'printed part', 'margin', 'cm'],
      ['terrace', 'pool', 'paved part', 'm'],
      ['floor', 'carpet', 'uncovered part', 'dm'],
      ['cloth', 'painted part', 'unpainted part', 'cm'],
    );
    const margins = s * t * (4 * known - 4);
    write(tex`\frac{2 \times ${s}}{b} = \frac{2 \times ${t}}{h} \;\Rightarrow\; b = ${s}n, \; h = ${t}n`, {
      because: text`In similar rectangles both sides are reduced by the same fraction, so what they lose is in the
        ratio of the sides.`,
    })`
      Let the ${whole} have the sides $b$ and $h$. The ${part} is shorter by $2 \times ${s}$ and by $2 \times ${t}$. As
      it is similar to the ${whole}, both sides lose the same fraction, so $b$ and $h$ are in the ratio $${s} :
      ${t}$.`;
    const corners = find(calc`4 * ${s} * ${t}`);
    const number = step(calc`(${margins} + ${corners}) / (4 * ${s} * ${t})`, {
      name: `how many times the ${whole} is as large as a ${margin} in each direction`,
      because: text`With both sides written as multiples of one number $n$, the area of the ${margin} gives one equation
        for $n$. Both areas have the same term with $n^2$, so it is linear.`,
      works: value =>
        tex`${s * t}n^2 - ${s * t}(n - 2)^2 = ${margins} \;\Rightarrow\; ${4 * s * t}n = ${margins} + ${corners}
        \;\Rightarrow\; n = ${value}`,
    })`
      The ${part} has the sides $${s}(n - 2)$ and $${t}(n - 2)$. Set the difference of the two areas equal to
      $${margins}$; the squares of $n$ cancel.`;
    const area = step(calc`${s} * ${number} * ${t} * ${number}`)`
      The question asks for the area of the ${whole}. Multiply its sides $${s}n$ and $${t}n$.`;
    const inner = find(calc`${s} * (${number} - 2) * ${t} * (${number} - 2)`);
    return {
      answer: area,
      stem: wording(
        frame,
        text`The printed part of a rectangular poster is a smaller copy of it: its breadth and its height are the same
          fraction of those of the poster. The margins to its left and to its right are $${s}$ cm wide, and those above
          and below it $${t}$ cm. All margins together have an area of $${margins}$ square cm. What is the area of the
          whole poster, in square cm?`,
        text`A rectangular pool is built into a rectangular terrace of the same shape, with its long edges beside the
          long edges of the terrace. Along the two long edges the paved part of the terrace is $${s}$ m wide, along the
          two short ones $${t}$ m, and it covers $${margins}$ square m in all. Find the area in square m that terrace
          and pool cover together.`,
        text`A carpet lies in the middle of a rectangular floor; its length is the same fraction of the length of the
          floor as its breadth is of the breadth. It keeps $${s}$ dm from the two long walls, and $${t}$ dm from the
          two short walls. If $${margins}$ square dm of the floor stay uncovered, how large is the floor, in square
          dm?`,
        text`An artist paints a rectangle on a rectangular cloth and makes both of its sides shorter than those of the
          cloth by the same per cent. On two opposite sides a strip of $${s}$ cm stays unpainted, on the other two a
          strip of $${t}$ cm. The unpainted part measures $${margins}$ square cm. What is the area of the cloth in
          square cm?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('counted_twice', corners, 0)`
          Four strips along the full sides of the ${whole} count each corner of $${s}$ ${unit} by $${t}$ ${unit} twice.
          They lead to sides of only $${s} \times ${number}$ and $${t} \times ${number}$ ${unit}.`,
        stop('answered_another_quantity', inner)`
          $${inner}$ is the area of the ${part} alone, without the $${margins}$ around it.`,
        slip('left_out_a_term', corners, calc`8 * ${s} * ${t}`)`
          Four strips along the sides of the ${part} were set equal to $${margins}$; the corners of $${s}$ ${unit} by
          $${t}$ ${unit} belong to the area too.`,
        slip('left_out_a_length', number, calc`${margins} / (2 * ${s} * ${t})`)`
          Two strips of $${s}$ ${unit} were set equal to all of the $${margins}$; the two strips of $${t}$ ${unit} are
          missing, so the sides come out as $${s} \times ${number}$ and $${t} \times ${number}$ ${unit}.`,
        slip('changed_one_side_only', area, calc`${s} * ${number} * ${t} * (${number} - 2)`)`
          ${here} multiplies one side of the ${whole} by the other side of the ${part}. An area needs two sides of the
          same rectangle.`,
        slip('used_a_term_twice', area, calc`${s} * ${number} * ${t} * ${number} + ${margins}`)`
          ${here} adds the area around the ${part} to the whole, which contains it already.`,
      ],
      snapRead: text`Similar rectangles, one within the other: the widths of the strips are in the ratio of the
        sides.`,
      approach: text`The similarity gives the ratio of the sides from the widths of the strips. With one unknown for
        both sides, the area around the ${part} gives an equation.`,
      faster: text`Cut the ${whole} into small rectangles of $${s}$ ${unit} by $${t}$ ${unit}: $n$ in each direction,
        of which $4n - 4$ lie at the edge. $${margins} \div ${s * t} = ${margins / (s * t)}$, so $n = ${known}$ and
        the ${whole} has $${known}^2$ of them.`,
      check: text`The ${whole} is $${s * known}$ ${unit} by $${t * known}$ ${unit}, the ${part} $${s * (known - 2)}$ by
        $${t * (known - 2)}$: ${calc`${s * known} * ${t * known} - ${s * (known - 2)} * ${t * (known - 2)}`} square
        ${unit} lie between them.`,
      principle: text`When a figure is reduced, what two of its lengths lose is in the ratio of these lengths.`,
      figure: () => {
        const [b, h] = [s * 6, t * 6];
        return drawn({
          alt: `A rectangle with a shaded ${part} within it. The distance between them is ${s} ${unit} at the left and
            at the right, and ${t} ${unit} above and below.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: b, y: 0 },
            C: { x: b, y: h },
            D: { x: 0, y: h },
            E: { x: s, y: t },
            F: { x: b - s, y: t },
            G: { x: b - s, y: h - t },
            H: { x: s, y: h - t },
          },
          hidden: 'ABCDEFGH',
          lines: ['AB', 'BC', 'CD', 'DA', 'EF', 'FG', 'GH', 'HE'],
          shaded: ['EFGH'],
          texts: [
            [{ x: s / 2, y: h / 2 }, `${s}`],
            [{ x: b - s / 2, y: h / 2 }, `${s}`],
            [{ x: b / 2, y: h - t / 2 }, `${t}`],
            [{ x: b / 2, y: t / 2 }, `${t}`],
          ],
          notToScale: true,
          longest: 240,
        });
      },
    };
  },
);

const shapes = [
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [4, 7],
  [5, 6],
  [5, 7],
  [5, 8],
  [6, 9],
] as const;

/** GM.ARE.3 Hard: a rectangle within a similar one, and the area between them. */
export const posters: readonly AnyTemplate[] = situation<Poster>({
  type: 'GM.ARE.3',
  situation: 'similar-within-similar',
  tries: 10,
  draw: draw => {
    const [s, t] = draw.pick(shapes);
    return { s, t, n: draw.int(6, 16), frame: draw.int(0, 3) };
  },
  forms: [areaOfThePoster],
});
