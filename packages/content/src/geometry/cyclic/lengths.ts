import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { onCircle, origin } from '../circle-angles/measured-angles.ts';
import { drawn } from '../drawn.ts';
import { circumcentreOf } from '../inscribed-radii/herons.ts';
import { triples } from '../right-triangles/triples.ts';

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
          alt: `A trapezium ABCD inscribed in a circle, AB parallel to CD, AB = ${a} and CD = ${b}, with the diagonal AC. ${forward ? `AD = ${leg}` : `AC = ${diagonal}`}.`,
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

interface Diameter {
  /** The circle's diameter AC, with right triangles ABC and ADC. */
  c: number;
  ab: number;
  bc: number;
  cd: number;
  da: number;
  way: number;
}

const otherDiagonal = form<Diameter>(
  'diagonal-across-a-diameter',
  {
    band: 'Hard',
    seconds: 145,
    also: ['GM.CIR.2', 'GM.TRI.4'],
    suits: ({ c, ab, bc, cd, da }) => {
      const other = q(ab * cd + bc * da, c);
      return other.mul(10).d === 1n && ![ab, bc, cd, da, c].some(side => other.equals(side));
    },
    verify: ({ c, ab, da }) => {
      // B and D on both sides of the diameter, by their distances from A.
      const place = (x: number, sign: number) => ({
        x: (x * x) / c,
        y: sign * x * Math.sqrt(1 - (x * x) / (c * c)),
      });
      const [B, D] = [place(ab, 1), place(da, -1)];
      return q(Math.round(Math.hypot(B.x - D.x, B.y - D.y) * 100), 100);
    },
  },
  ({ c, ab, bc, cd, da, way }, { step }) => {
    const second = step(calc`sqrt(${c}^2 - ${ab}^2)`, {
      name: 'the side BC',
      works: (_v, w) => tex`BC = ${w}`,
      because: text`An angle at the circumference is half of the angle at the centre on the same arc, and a diameter
        makes $180^\circ$ there. So a triangle over a diameter is right-angled.`,
    })`
      AC is a diameter, so the angle at B is a right angle. In the right triangle ABC find BC by Pythagoras, with AC
      as hypotenuse.`;
    const third = step(calc`sqrt(${c}^2 - ${da}^2)`, {
      name: 'the side CD',
      works: (_v, w) => tex`CD = ${w}`,
      because: text`D also lies on the circle and sees the same diameter AC, from the other side. So its angle is
        half of $180^\circ$ as well.`,
    })`
      The angle at D is a right angle too, because it also stands over the diameter AC. In triangle ADC find CD by
      Pythagoras.`;
    const products = step(calc`${ab} * ${third} + ${second} * ${da}`, {
      name: 'the product of the diagonals',
      works: (_v, w) => tex`AC \times BD = AB \times CD + BC \times DA = ${w}`,
      because: text`All four sides and one diagonal are known now. Ptolemy's theorem, valid for every quadrilateral
        in a circle, pairs opposite sides: AB with CD, and BC with DA.`,
    })`
      By Ptolemy's theorem the product of the diagonals AC and BD is the sum of the products of opposite sides.`;
    const diagonal = step(calc`${products} / ${c}`, {
      name: 'the diagonal BD',
      works: (_v, w) => tex`BD = ${w}`,
    })`
      The diagonal AC is the known diameter, so divide the product by it to get BD.`;
    return {
      answer: diagonal,
      stem:
        way === 0
          ? text`ABCD is a quadrilateral inscribed in a circle, and AC is a diameter of length $${c}$ cm. If $AB =
            ${ab}$ cm and $AD = ${da}$ cm, how long is the diagonal BD, in cm?`
          : way === 1
            ? text`On the rim of a round fairground of radius $${q(c, 2)}$ m two entrances A and C lie exactly
              opposite to each other. A stall B on one side and a stall D on the other stand at the rim, $${ab}$ m
              and $${da}$ m from A. What is the straight distance between the stalls, in metres?`
            : text`A circle has the diameter $AC = ${c}$. Chords $AB = ${ab}$ and $AD = ${da}$ are drawn from A on
              different sides of the diameter. Find the length of the chord BD.`,
      show: plain,
      plausible: value => lengthLike(value) && value.lte(c + 10),
      slips: [
        slip('matched_the_wrong_sides', products, calc`${ab} * ${da} + ${second} * ${third}`)`
          ${here} multiplies neighbouring sides. Ptolemy's theorem pairs opposite sides: AB with CD and BC with DA.`,
        slip('subtracted_for_added', products, calc`abs(${ab} * ${third} - ${second} * ${da})`)`
          ${here} subtracts the two products. That is the distance if B and D lie on the same side of AC, and here
          they lie on different sides.`,
        slip('took_the_figure_for_special', diagonal, c)`
          ${diagonal} takes BD for a diameter. AB and AD are different, so B and D are not opposite points of the
          circle in this figure.`,
        slip('took_the_figure_for_special', diagonal, q(2 * ab * bc, c))`
          ${diagonal} is twice the distance of B from AC. That is BD only if the figure is symmetric, with AB equal
          to AD.`,
        slip('took_the_figure_for_special', diagonal, q(2 * da * cd, c))`
          ${diagonal} is twice the distance of D from AC. That is BD only if the figure is symmetric, with AB equal
          to AD.`,
        slip('took_the_mean_for_the_middle', diagonal, calc`(${ab} + ${da}) / 2`)`
          ${here} is the mean of AB and AD. The chord BD joins their other ends and does not lie between them in
          length.`,
        slip('left_out_a_term', products, calc`${second} * ${da}`)`
          You used only one pair of opposite sides, BC and DA: ${here}. Ptolemy's theorem adds the product of the
          other pair.`,
        slip('left_out_a_term', products, calc`${ab} * ${third}`)`
          You used only one pair of opposite sides, AB and CD: ${here}. Ptolemy's theorem adds the product of the
          other pair.`,
        slip('added_lengths_for_squares', second, calc`${c} - ${ab}`)`
          For BC you had ${here}. Triangle ABC has a right angle at B, so the squares are subtracted and not the
          sides.`,
      ],
      snapRead: text`One diagonal of a cyclic quadrilateral is a diameter: two right triangles give the missing
        sides, and Ptolemy's theorem the other diagonal.`,
      approach: text`The diameter makes right angles at B and D, so Pythagoras gives the two missing sides.
        Ptolemy's theorem then gives the other diagonal.`,
      check: text`The feet of B and D on AC are ${q(ab * ab, c)} and ${q(da * da, c)} from A, and their distances
        from AC are ${q(ab * bc, c)} and ${q(da * cd, c)}; Pythagoras gives the square ${
          q(ab * ab - da * da, c)
            .pow(2)
            ?.add(q(ab * bc + da * cd, c).pow(2) ?? 0) ?? 0
        }.`,
      principle: text`When all sides and one diagonal of a cyclic quadrilateral are known, Ptolemy's theorem gives
        the other diagonal.`,
      figure: () => {
        const turn = (x: number) => (2 * Math.asin(x / c) * 180) / Math.PI;
        return drawn({
          alt: `A circle with the diameter AC = ${c}. B and D lie on different sides of AC; AB = ${ab} and AD = ${da}. B and D are joined.`,
          points: {
            A: onCircle(180),
            B: onCircle(180 - turn(ab)),
            C: onCircle(0),
            D: onCircle(180 + turn(da)),
            O: origin,
          },
          hidden: 'O',
          lines: ['AB', 'BC', 'CD', 'DA', 'AC'],
          broken: ['BD'],
          circles: [['O', 1]],
          beside: { AB: String(ab), DA: String(da) },
          notToScale: true,
          longest: 220,
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

const diameters = triples.flatMap(([x, y, c]) =>
  triples
    .filter(([, , d]) => d === c)
    .flatMap(([u, v]) => [
      { c, ab: x, bc: y, da: u, cd: v },
      { c, ab: x, bc: y, da: v, cd: u },
      { c, ab: y, bc: x, da: u, cd: v },
    ])
    .filter(({ ab, da, cd }) => ab !== da && ab !== cd),
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

/** GM.CIR.5 Hard, one form: the other diagonal by Ptolemy. */
export const acrossADiameter: readonly AnyTemplate[] = situation<Diameter>({
  type: 'GM.CIR.5',
  situation: 'diameter-as-diagonal',
  tries: 60,
  draw: draw => ({ ...draw.pick(diameters), way: draw.int(0, 2) }),
  forms: [otherDiagonal],
});
