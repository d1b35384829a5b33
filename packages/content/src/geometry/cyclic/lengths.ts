import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { circumcentreOf } from '../inscribed-radii/herons.ts';

const lengthLike = (value: { d: bigint; valueOf(): number }) => value.valueOf() > 0 && value.d <= 20n;

interface Trapezium {
  /** Parallel sides, leg and diagonal. */
  a: number;
  b: number;
  leg: number;
  diagonal: number;
  asked: 'diagonal' | 'leg';
  way: number;
}

const isoscelesTrapezium = form<Trapezium>(
  'inscribed-isosceles-trapezium',
  {
    band: 'Medium',
    seconds: 90,
    also: ['GM.QAD.4'],
    verify: ({ a, b, leg, diagonal, asked }) => {
      // By the height of the trapezium.
      const overhang = (a - b) / 2;
      if (asked === 'diagonal')
        return Math.round(Math.hypot((a + b) / 2, Math.sqrt(leg * leg - overhang * overhang)));
      return Math.round(Math.hypot(overhang, Math.sqrt(diagonal * diagonal - ((a + b) / 2) ** 2)));
    },
  },
  ({ a, b, leg, diagonal, asked, way }, { step }) => {
    const forward = asked === 'diagonal';
    const product = step(calc`${a} * ${b}`, {
      name: 'the product of the parallel sides',
      works: (_v, w) => tex`AB \times CD = ${w}`,
      because: text`Parallel chords have equal arcs between them, so AD and BC are equal, and the figure is
        symmetric. For any quadrilateral in a circle, the product of the diagonals is the sum of the products of
        opposite sides.`,
    })`
      A trapezium in a circle is isosceles, so AD and BC are equal, and so are the diagonals. Ptolemy's theorem says
      that the product of the diagonals is the sum of the products of opposite sides. First find the product of the
      parallel sides.`;
    const square = step(forward ? calc`${product} + ${leg}^2` : calc`${diagonal}^2 - ${product}`, {
      name: text`the square of ${forward ? 'the diagonal' : 'the side AD'}`,
      works: (_v, w) =>
        forward ? tex`AC^2 = AB \times CD + AD^2 = ${w}` : tex`AD^2 = AC^2 - AB \times CD = ${w}`,
      because: text`The two diagonals are equal, so their product is the square of one. The two legs are equal as
        well, so the product of this opposite pair is also a square. Only the parallel sides keep a product of two
        lengths.`,
    })`
      The diagonals are equal, and so are the legs, so both of these products are squares: the square of a diagonal
      is the product of the parallel sides plus the square of a leg.`;
    const answer = step(() => calc`sqrt(${square})`.value, {
      name: text`${forward ? 'the diagonal AC' : 'the side AD'}`,
      works: v => tex`\sqrt{${square}} = ${v}`,
    })`
      The last line gives a square, so take the root.`;
    return {
      answer,
      stem:
        way === 0
          ? text`In a trapezium ABCD inscribed in a circle the parallel sides are $AB = ${a}$ cm and $CD = ${b}$ cm.
            ${
              forward
                ? text`The side AD is $${leg}$ cm long. How long is the
            diagonal AC, in cm?`
                : text`The diagonal AC is $${diagonal}$ cm long. How long is the side AD, in cm?`
            }`
          : way === 1
            ? text`Four gates A, B, C and D lie in this order on a round city wall, so that the streets AB and DC
              are parallel. AB measures $${a}$ hm, DC $${b}$ hm and ${
                forward
                  ? text`the street AD $${leg}$ hm. Find the length of the street AC`
                  : text`the street AC
                $${diagonal}$ hm. Find the length of the street AD`
              }, in hm.`
            : text`ABCD is a cyclic quadrilateral with AB parallel to CD, $AB = ${a}$, $CD = ${b}$ and
              ${forward ? tex`AD = ${leg}` : tex`AC = ${diagonal}`}${''}. Find ${forward ? 'AC' : 'AD'}.`,
      show: plain,
      plausible: value => lengthLike(value) && value.lt(a + b + leg),
      slips: [
        slip('took_the_mean_for_the_middle', answer, calc`(${a} + ${b}) / 2`)`
          ${here} is the mean of the parallel sides. It joins the mid-points of the legs and is not the length asked
          for.`,
        slip('added_lengths_for_squares', answer, forward ? calc`${leg} + ${b}` : calc`${diagonal} - ${b}`)`
          ${here} ${forward ? 'adds' : 'subtracts'} lengths. By Ptolemy's theorem sides and diagonals are linked by
          products, not by sums.`,
        slip('took_the_figure_for_special', answer, forward ? leg : b)`
          ${answer} makes the ${forward ? 'diagonal as long as the leg AD' : 'side AD as long as CD'}. Nothing in
          the figure makes these two equal.`,
        slip('halved_needlessly', answer, calc`(${a} - ${b}) / 2`)`
          ${here} is how far the longer parallel side stands out at each end. It is a leg of a right triangle, not
          the length asked for.`,
        slip(
          'mistook_the_hypotenuse',
          answer,
          forward ? calc`${a} - ${b} + ${leg}` : calc`${diagonal} - (${a} - ${b}) / 2`,
        )`
          ${here} adds and subtracts lengths as if they lay on one line. They have different directions.`,
        slip(
          'added_lengths_for_squares',
          answer,
          forward ? calc`(${a} + ${b}) / 2 + ${leg}` : calc`${diagonal} - (${a} + ${b}) / 4`,
        )`
          ${here} adds or subtracts lengths directly. In the right triangle with the height the squares are added,
          and the root is taken.`,
        slip('took_the_figure_for_special', answer, a)`
          ${answer} makes the ${forward ? 'diagonal' : 'side AD'} as long as AB. Nothing in the figure makes these
          two equal.`,
        slip('used_a_factor_twice', answer, forward ? calc`2 * ${leg}` : calc`${diagonal} / 2`)`
          ${here} would need an angle of $60^\circ$ or $30^\circ$ in the figure, and no angle is given.`,
      ],
      snapRead: text`A trapezium stands in a circle, so it is isosceles: Ptolemy's theorem links its diagonal, its
        leg and the product of its parallel sides.`,
      approach: text`Equal legs and equal diagonals turn Ptolemy's theorem into an equation of squares: diagonal
        squared is leg squared plus the product of the parallel sides. Solve it for the length asked for.`,
      check: text`By the height: the square of the height is $${leg}^2 - ${q(a - b, 2)}^2 =
        ${q(leg * leg).sub(q(a - b, 2).pow(2) ?? 0)}$, and with half of $${a} + ${b}$ it makes $${diagonal}^2$
        again.`,
      principle: text`In a cyclic quadrilateral the product of the diagonals is the sum of the products of opposite
        sides (Ptolemy's theorem).`,
      figure: () => {
        const h = Math.sqrt(leg * leg - ((a - b) / 2) ** 2);
        const points = {
          A: { x: 0, y: 0 },
          B: { x: a, y: 0 },
          C: { x: (a + b) / 2, y: h },
          D: { x: (a - b) / 2, y: h },
        };
        const O = circumcentreOf(points.A, points.B, points.C);
        return drawn({
          alt: `A trapezium ABCD inscribed in a circle, AB parallel to CD, AB = ${a} and CD = ${b}, with the diagonal
          AC. ${forward ? `AD = ${leg}` : `AC = ${diagonal}`}.`,
          points: { ...points, O },
          hidden: 'O',
          lines: ['AB', 'BC', 'CD', 'DA', 'AC'],
          circles: [['O', Math.hypot(O.x, O.y)]],
          beside: forward
            ? { AB: String(a), CD: String(b), DA: String(leg) }
            : { AB: String(a), CD: String(b) },
          notToScale: true,
          longest: 210,
        });
      },
    };
  },
);

const trapeziums = Array.from({ length: 40 }, (_, i) => i + 4).flatMap(leg =>
  Array.from({ length: 60 }, (_, i) => i + leg + 1).flatMap(diagonal => {
    const product = diagonal * diagonal - leg * leg;
    return Array.from({ length: 40 }, (_, i) => i + 3).flatMap(b => {
      const a = product / b;
      return Number.isInteger(a) &&
        a > b + 2 &&
        a < 60 &&
        a - b < 1.6 * leg &&
        a !== leg &&
        b !== leg &&
        a !== diagonal
        ? [{ a, b, leg, diagonal }]
        : [];
    });
  }),
);

/** GM.CIR.5 Medium, one form: an isosceles trapezium by Ptolemy. */
export const inscribedTrapezium: readonly AnyTemplate[] = situation<Trapezium>({
  type: 'GM.CIR.5',
  situation: 'trapezium-in-a-circle',
  tries: 20,
  draw: draw => ({
    ...draw.pick(trapeziums),
    asked: draw.pick(['diagonal', 'leg'] as const),
    way: draw.int(0, 2),
  }),
  forms: [isoscelesTrapezium],
});
