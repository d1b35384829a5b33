import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';
import { from } from '../triangle.ts';

const lengthLike = (value: { d: bigint; valueOf(): number }) => value.valueOf() > 0 && value.d <= 2n;

interface Mixed {
  /** PA, the chord AB and the tangent. */
  a: number;
  c: number;
  t: number;
  way: number;
}

const outerPart = form<Mixed>(
  'outer-part-of-a-secant',
  {
    band: 'Medium',
    seconds: 75,
    also: ['AL.QUA.6'],
    verify: ({ c, t }) => {
      for (let x = 1; x < 300; x += 1) if (x * (x + c) === t * t) return x;
      throw new Error('no part fits');
    },
  },
  ({ a, c, t, way }, { step, write }) => {
    write(tex`x(x + ${c}) = ${t}^2`)`
      Let $x$ be PA. The square of the tangent equals the product of the distances from P to A and to B, and the
      second one is $x + ${c}$.`;
    const square = step(
      calc`${t}^2 + (${c} / 2)^2`,
      value => tex`\left(x + \frac{${c}}{2}\right)^2 = ${value}`,
    )`
      Complete the square: add the square of half of the chord on both sides.`;
    const root = step(
      () => calc`sqrt(${square})`.value,
      v => tex`x + \frac{${c}}{2} = \sqrt{${square}} = ${v}`,
    )`
      Take the positive root.`;
    const part = step(calc`${root} - ${c} / 2`, (_v, w) => tex`x = ${w}`)`
      Subtract half of the chord.`;
    return {
      answer: part,
      stem:
        way === 0
          ? text`A tangent from P to a circle is $${t}$ cm long. A line through P meets the circle at A and then at
            B, and the chord AB is $${c}$ cm
            long. How far is A from P, in cm?`
          : way === 1
            ? text`From a jetty P on the shore a straight rope of $${t}$ m just touches a round island. A boat sails
              from P straight on, runs ashore at
              A, and the straight way across the island from there to B on the other side is $${c}$ m. How long, in
              metres, is the way PA by
              boat?`
            : text`PT is a tangent and PAB a secant of a circle, with $PT = ${t}$ and $AB = ${c}$. Find PA.`,
      show: plain,
      plausible: lengthLike,
      slips: [
        slip('took_a_part_for_the_whole', part, () => calc`${t}^2 / ${c}`)`
          ${here} multiplies PA with the chord AB. The second factor is the whole distance PB.`,
        slip('added_lengths_for_squares', part, t > c / 2 && calc`${t} - ${c} / 2`)`
          ${here} takes half of the chord off the tangent itself.`,
        slip('stopped_a_step_early', part, root)`
          ${part} is the distance from P to the middle of the chord.`,
        slip('answered_another_quantity', part, calc`${root} + ${c} / 2`)`
          ${here} is the distance from P to B.`,
        slip('added_lengths_for_squares', part, c > t ? calc`${c} - ${t}` : calc`${t} - ${c} + ${c % 2}`)`
          ${here} compares tangent and chord themselves, which have no such relation.`,
        slip('halved_needlessly', part, calc`(${root} - ${c} / 2) / 2`)`
          ${here} halves the result once more.`,
        slip('did_not_halve', part, calc`${root} - ${c} / 4`)`
          ${here} takes a quarter of the chord off.`,
      ],
      snapRead: text`A tangent and a secant from one point, the chord known: the outer part is a root of a
        quadratic.`,
      approach: text`The chord is not a distance from P. Write both distances with the unknown outer part and set
        their product equal to the
        square of the tangent.`,
      faster: text`Look for two factors of $${t}^2 = ${t * t}$ that differ by $${c}$.`,
      check: text`$${a} \times ${a + c} = ${a * (a + c)}$, which is $${t}^2$.`,
      principle: text`The square of a tangent from a point equals the product of the distances along any secant from
        that point.`,
      figure: () => {
        const r = Math.max(c * 0.62, 1);
        const away = Math.sqrt(t * t + r * r);
        const [O, P] = [
          { x: 0, y: 0 },
          { x: -away, y: 0 },
        ];
        const h = Math.sqrt(r * r - (c * c) / 4);
        const tilt = (-Math.asin(h / away) * 180) / Math.PI;
        return drawn({
          alt: `A circle and a point P outside it. PT touches the circle at T and is ${t} long. A line from P meets the circle at A and B; AB = ${c}.`,
          points: {
            O,
            P,
            T: from(P, (Math.asin(r / away) * 180) / Math.PI, t),
            A: from(P, tilt, a),
            B: from(P, tilt, a + c),
          },
          hidden: 'O',
          lines: ['PT', 'PB'],
          circles: [['O', r]],
          beside: { PT: String(t), AB: String(c) },
          notToScale: true,
          longest: 270,
        });
      },
    };
  },
);

interface Through {
  r: number;
  d: number;
  /** PA : PB. */
  m: number;
  unit: number;
  way: number;
}

const chordThroughPoint = form<Through>(
  'chord-in-a-given-ratio',
  {
    band: 'Medium',
    seconds: 95,
    also: ['GM.CIR.1'],
    verify: ({ r, d, m }) => {
      for (let x = 0.5; x < 200; x += 0.5) if (x * (m * x) === r * r - d * d) return x * (m + 1);
      throw new Error('no chord fits');
    },
  },
  ({ r, d, m, unit, way }, { step }) => {
    const power = step(calc`(${r} + ${d}) * (${r} - ${d})`, (_v, w) => tex`PA \times PB = ${w}`)`
      Let O be the centre. The diameter through P is divided by P into $${r} + ${d}$ and $${r} - ${d}$. Every chord
      through P has the same
      product of its parts.`;
    const square = step(calc`${power} / ${m}`, (_v, w) => tex`PB^2 = ${w}`)`
      PA is ${m} times PB, so the product is ${m} times the square of PB.`;
    const part = step(
      () => calc`sqrt(${square})`.value,
      v => tex`PB = \sqrt{${square}} = ${v}`,
    )`
      Take the root.`;
    const chord = step(calc`(${m} + 1) * ${part}`, (_v, w) => tex`AB = ${w}`)`
      The chord has $${m} + 1$ parts as long as PB.`;
    return {
      answer: chord,
      stem:
        way === 0
          ? text`A point P is $${d}$ cm away from the centre of a circle of radius $${r}$ cm. A chord AB through P is
            divided by P so that PA is
            $${m}$ times PB. What is the length of AB, in cm?`
          : way === 1
            ? text`In a round hall of radius $${r}$ m a pillar P stands $${d}$ m from the centre. A straight line of
              lamps from wall to wall passes through
              the pillar. One of its two parts is $${m}$ times as long as the other. How long is the line of lamps,
              in metres?`
            : text`The chord AB of a circle with centre O and radius $${r}$ passes through P, and $OP = ${d}$. If $PA
              : PB = ${m} : 1$, find AB.`,
      show: plain,
      plausible: value => lengthLike(value) && value.lte(2 * r),
      slips: [
        slip('stopped_a_step_early', chord, calc`${m} * ${part}`)`
          ${here} is only the longer part PA.`,
        slip('left_out_a_factor', power, () => isSquare((r * r + d * d) / m) && calc`${r}^2 + ${d}^2`)`
          The product of the parts was taken to be ${here}. The squares are subtracted, as the diameter shows.`,
        slip('took_the_figure_for_special', chord, calc`2 * ${r}`)`
          ${here} is the diameter. P does not divide the diameter in this ratio.`,
        slip('left_out_a_factor', chord, calc`${m} * ${r - d} + ${r - d}`)`
          ${here} takes the short part of the diameter for PB.`,
        slip('halved_needlessly', chord, calc`(${m} + 1) * ${part} / 2`)`
          ${here} is half of the chord.`,
        slip('mixed_up_sum_and_product', chord, calc`2 * ${part} * ${m} - ${part}`)`
          ${here} counts PA twice and takes PB off.`,
        slip('added_lengths_for_squares', part, calc`${r} - ${d}`)`
          PB was taken to be ${here}, the shortest distance from P to the circle.`,
        slip('left_out_a_term', chord, calc`(${m} + 2) * ${part}`)`
          ${here} counts one part more than PA and PB have together.`,
        slip('mixed_up_a_length_and_its_half', chord, calc`2 * ${part}`)`
          ${here} takes P for the mid-point of the chord.`,
      ],
      snapRead: text`A point at a known distance from the centre and a chord through it in a ratio: the diameter
        gives the product.`,
      approach: text`All chords through P have the same product of parts. The one through the centre has known parts,
        and the ratio turns the
        product into a square.`,
      check: text`$${unit * m} \times ${unit} = ${unit * unit * m}$, and $${r}^2 - ${d}^2 = ${r * r - d * d}$.`,
      principle: text`The product of the parts of a chord through a point is the square of the radius less the square
        of the distance from the
        centre.`,
      figure: () => {
        // The chord's middle is half of the difference of the parts away from P.
        const off = ((m - 1) * unit) / 2;
        const turn = (Math.acos(Math.min(1, off / d)) * 180) / Math.PI;
        const P = { x: d, y: 0 };
        return drawn({
          alt: `A circle with centre O and radius ${r}. A chord AB passes through P; OP = ${d}, and PA is ${m} times PB.`,
          points: { O: { x: 0, y: 0 }, P, A: from(P, 180 - turn, m * unit), B: from(P, -turn, unit) },
          lines: ['AB'],
          broken: ['OP'],
          circles: [['O', r]],
          beside: { OP: String(d) },
          notToScale: true,
          longest: 210,
        });
      },
    };
  },
);

/** GM.CIR.4 Medium: an unknown outer part, and a chord in a ratio. */
export const powersOfPoints: readonly AnyTemplate[] = [
  ...situation<Mixed>({
    type: 'GM.CIR.4',
    situation: 'tangent-and-secant',
    tries: 100,
    draw: draw => {
      const a = draw.int(2, 40);
      const c = draw.int(3, 60);
      const t = Math.sqrt(a * (a + c));
      return Number.isInteger(t) && t < 70 ? { a, c, t, way: draw.int(0, 2) } : null;
    },
    forms: [outerPart],
  }),
  ...situation<Through>({
    type: 'GM.CIR.4',
    situation: 'chord-through-a-point',
    tries: 200,
    draw: draw => {
      const r = draw.int(6, 45);
      const d = draw.int(2, r - 2);
      const m = draw.int(2, 5);
      const unit = Math.sqrt((r * r - d * d) / m);
      return Number.isInteger(unit) && (m - 1) * unit < 2 * d && !isSquare(r * r - d * d)
        ? { r, d, m, unit, way: draw.int(0, 2) }
        : null;
    },
    forms: [chordThroughPoint],
  }),
];
