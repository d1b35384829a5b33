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
    write(tex`x(x + ${c}) = ${t}^2`, {
      because: text`Triangles PTA and PBT are similar: the angle at $P$ is common, and the angle between tangent and
        chord TA equals the angle at $B$ on the same arc. So PA is to PT as PT is to PB. The chord AB is no distance
        from P.`,
    })`
      Let $x$ be PA, the part asked for. The square of a tangent from P equals the product of the distances from P
      to A and to B on a secant. The chord AB comes after PA, so PB is $x + ${c}$.`;
    const square = step(calc`${t}^2 + (${c} / 2)^2`, {
      name: 'the square of the distance to the middle of the chord',
      works: value => tex`\left(x + \frac{${c}}{2}\right)^2 = ${value}`,
      because: text`Of the form $x^2 + ${c}x$ only the square of half of the coefficient is missing for a perfect
        square: $x^2 + 6x + 9 = (x + 3)^2$.`,
    })`
      The equation is quadratic in $x$. Complete the square: add the square of half of the chord on both sides.`;
    const root = step(() => calc`sqrt(${square})`.value, {
      name: 'the distance from P to the middle of the chord',
      works: v => tex`x + \frac{${c}}{2} = \sqrt{${square}} = ${v}`,
      because: text`The bracket is the distance from P to the middle of the chord, so it is positive and the
        negative root is not possible.`,
    })`
      Take the root of both sides. Only the positive root counts, because the bracket is a length.`;
    const part = step(calc`${root} - ${c} / 2`, { name: 'PA', works: (_v, w) => tex`x = ${w}` })`
      Subtract half of the chord from both sides to get $x$, the part PA.`;
    return {
      answer: part,
      stem:
        way === 0
          ? text`A tangent from P to a circle is $${t}$ cm long. A line through P meets the circle at A and then at
            B, and the chord AB is $${c}$ cm long. How far is A from P, in cm?`
          : way === 1
            ? text`From a jetty P on the shore a straight rope of $${t}$ m just touches a round island. A boat sails
              from P straight on, runs ashore at A, and the straight way across the island from there to B on the
              other side is $${c}$ m. How long, in metres, is the way PA by boat?`
            : text`PT is a tangent and PAB a secant of a circle, with $PT = ${t}$ and $AB = ${c}$. Find PA.`,
      show: plain,
      plausible: lengthLike,
      slips: [
        slip('took_a_part_for_the_whole', part, () => calc`${t}^2 / ${c}`)`
          ${here} multiplies PA by the chord AB. The second factor is the whole distance PB, because it is measured
          from P.`,
        slip('added_lengths_for_squares', part, t > c / 2 && calc`${t} - ${c} / 2`)`
          ${here} subtracts half of the chord from the tangent itself. The tangent is linked with the secant only by
          its square.`,
        slip('stopped_a_step_early', part, root)`
          ${part} is the distance from P to the middle of the chord. A is nearer to P by half of the chord.`,
        slip('answered_another_quantity', part, calc`${root} + ${c} / 2`)`
          ${here} is the distance from P to B, the far end of the chord. The question asks for PA.`,
        slip('added_lengths_for_squares', part, c > t ? calc`${c} - ${t}` : calc`${t} - ${c} + ${c % 2}`)`
          ${here} subtracts tangent and chord from each other. Their lengths are linked by a product and a square,
          not by a difference.`,
        slip('halved_needlessly', part, calc`(${root} - ${c} / 2) / 2`)`
          ${here} halves the distance PA once more. The equation gives PA itself.`,
        slip('did_not_halve', part, calc`${root} - ${c} / 4`)`
          ${here} subtracts a quarter of the chord. From its middle to A there is half of the chord.`,
      ],
      snapRead: text`A tangent and a secant start at one point and the chord is known: the square of the tangent is
        the product of both distances on the secant, a quadratic equation.`,
      approach: text`The chord does not begin at P. So write both distances from P with the unknown outer part, and
        set their product equal to the square of the tangent.`,
      faster: text`Look for two factors of $${t}^2 = ${t * t}$ that differ by $${c}$.`,
      check: text`$${a} \times ${a + c} = ${a * (a + c)}$, which is $${t}^2$.`,
      principle: text`When a tangent and a secant start at one point, the square of the tangent equals the product
        of the distances from that point along the secant.`,
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
    const power = step(calc`(${r} + ${d}) * (${r} - ${d})`, {
      name: 'the product of PA and PB',
      works: (_v, w) => tex`PA \times PB = ${w}`,
      because: text`Chords that cross have equal products of their parts. The diameter through P is one of the
        chords through P, and the only one whose parts are known at once.`,
    })`
      Let O be the centre. The diameter through P is divided by P into $${r} + ${d}$ and $${r} - ${d}$. Every chord
      through P has the same product of its parts, so this is also the product of PA and PB.`;
    const square = step(calc`${power} / ${m}`, {
      name: 'the square of PB',
      works: (_v, w) => tex`PB^2 = ${w}`,
      because: text`One product does not give two unknown parts. The ratio replaces PA by a multiple of PB, so only
        PB is left, multiplied by itself.`,
    })`
      PA is ${m} times PB, so the product is ${m} times the square of PB. Divide by ${m} to get this square.`;
    const part = step(() => calc`sqrt(${square})`.value, {
      name: 'PB',
      works: v => tex`PB = \sqrt{${square}} = ${v}`,
    })`
      The square of PB is known, so take its root.`;
    const chord = step(calc`(${m} + 1) * ${part}`, {
      name: 'the chord AB',
      works: (_v, w) => tex`AB = ${w}`,
      because: text`PA is ${m} parts and PB is one part of the same length. The chord is both of them together.`,
    })`
      The chord AB consists of PA and PB, that is $${m} + 1$ parts as long as PB. Multiply.`;
    return {
      answer: chord,
      stem:
        way === 0
          ? text`A point P is $${d}$ cm away from the centre of a circle of radius $${r}$ cm. A chord AB through P
            is divided by P so that PA is $${m}$ times PB. What is the length of AB, in cm?`
          : way === 1
            ? text`In a round hall of radius $${r}$ m a pillar P stands $${d}$ m from the centre. A straight line of
              lamps from wall to wall passes through the pillar. One of its two parts is $${m}$ times as long as the
              other. How long is the line of lamps, in metres?`
            : text`The chord AB of a circle with centre O and radius $${r}$ passes through P, and $OP = ${d}$. If
              $PA : PB = ${m} : 1$, find AB.`,
      show: plain,
      plausible: value => lengthLike(value) && value.lte(2 * r),
      slips: [
        slip('stopped_a_step_early', chord, calc`${m} * ${part}`)`
          ${here} is only the longer part PA. The chord AB also contains PB.`,
        slip('left_out_a_factor', power, () => isSquare((r * r + d * d) / m) && calc`${r}^2 + ${d}^2`)`
          For the product of the parts you had ${here}. The parts of the diameter through P are radius plus distance
          and radius minus distance, so the squares are subtracted.`,
        slip('took_the_figure_for_special', chord, calc`2 * ${r}`)`
          ${here} is the diameter. P divides the diameter in another ratio, so AB is not a diameter.`,
        slip('left_out_a_factor', chord, calc`${m} * ${r - d} + ${r - d}`)`
          ${here} uses the short part of the diameter as PB. The chord AB has another direction, and its parts are
          in the given ratio.`,
        slip('halved_needlessly', chord, calc`(${m} + 1) * ${part} / 2`)`
          ${here} is half of the chord AB. The whole chord is PA and PB together.`,
        slip('mixed_up_sum_and_product', chord, calc`2 * ${part} * ${m} - ${part}`)`
          ${here} counts PA twice and subtracts PB. The chord is PA and PB once each.`,
        slip('added_lengths_for_squares', part, calc`${r} - ${d}`)`
          For PB you had ${here}, the shortest distance from P to the circle. That is a part of the diameter, not of
          this chord.`,
        slip('left_out_a_term', chord, calc`(${m} + 2) * ${part}`)`
          ${here} counts one part too many. PA has ${m} parts and PB one.`,
        slip('mixed_up_a_length_and_its_half', chord, calc`2 * ${part}`)`
          ${here} makes PA as long as PB, as if P were the mid-point. PA is ${m} times PB.`,
      ],
      snapRead: text`A chord passes in a given ratio through a point at a known distance from the centre: the
        diameter through this point gives the product of the parts.`,
      approach: text`All chords through P have the same product of parts. The diameter through P has known parts, so
        the product is known, and the ratio turns it into a square.`,
      check: text`$${unit * m} \times ${unit} = ${unit * unit * m}$, and $${r}^2 - ${d}^2 = ${r * r - d * d}$.`,
      principle: text`For any chord through a point inside a circle the product of its parts is the square of the
        radius minus the square of the distance of the point from the centre.`,
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
