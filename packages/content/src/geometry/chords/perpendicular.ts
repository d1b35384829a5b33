import type Fraction from 'fraction.js';
import { calc, form, frac, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex } from '../../show.ts';
import { roundFigure } from '../round-figure.ts';
import { type Chords, positive, root, shown } from './chord.ts';

/** A square, with brackets round a fraction only. */
const squared = (value: Fraction) =>
  value.d === 1n ? `${fractionTex(value)}^2` : `\\left(${fractionTex(value)}\\right)^2`;

export const perpendicular = form<Chords>(
  'perpendicular-chords',
  {
    band: 'Medium',
    seconds: 80,
    revision: 4,
    also: ['GM.CIR.4', 'GM.TRI.4'],
    verify: ({ parts: [a, b, c] }) => {
      // P at the origin: the circle passes through (−a, 0), (b, 0), (0, c).
      const x = (b - a) / 2;
      const y = (c * c - a * b) / (2 * c);
      return Math.round(2 * Math.hypot(x, c - y));
    },
  },
  ({ parts, way }, { step, find }) => {
    const [a, b, c, d, e] = parts;
    const last = step(calc`${a} * ${b} / ${c}`, (_value, working) => tex`PD = ${working}`)`
      The products of the parts of both chords are equal; find the fourth part.`;
    const half = find(calc`(${a} + ${b}) / 2`);
    const offset = step(
      calc`abs(${last} - ${c}) / 2`,
      value =>
        tex`\frac{${last.valueOf() > c ? tex`${frac(last)} - ${c}` : tex`${c} - ${frac(last)}`}}{2} = ${frac(value)}`,
    )`
      The perpendicular from the centre meets each chord at its mid-point. The distance of the centre from $AB$ is half
      the difference of the parts of $CD$.`;
    const radius = find(root(half.mul(half).add(offset.mul(offset)).valueOf()));
    const diameter = step(
      calc`${radius} * 2`,
      value => tex`2\sqrt{${squared(half)} + ${squared(offset)}} = ${frac(value)}`,
    )`
      Radius from half of $AB$ and this distance; double it.`;
    return {
      answer: diameter,
      stem: way
        ? text`Two perpendicular chords $AB$ and $CD$ of a circle meet at $P$, with $PA = ${a}$, $PB = ${b}$ and $PC =
          ${c}$. What is the diameter of the circle?`
        : text`In a circle two chords intersect at right angles. The two parts of one chord are $${a}$ and $${b}$, and
          one part of the other chord is $${c}$. How long is the diameter?`,
      show: shown,
      plausible: positive,
      slips: [
        slip('took_the_figure_for_special', diameter, calc`max(${a} + ${b}, ${c} + ${d})`)`
          The longer chord, $${Math.max(a + b, c + d)}$, was taken as a diameter; neither chord passes through the
          centre.`,
        slip('took_the_figure_for_special', diameter, calc`min(${a} + ${b}, ${c} + ${d})`)`
          The shorter chord, $${Math.min(a + b, c + d)}$, was taken as a diameter; a diameter is longer than any
          chord.`,
        slip(
          'mixed_up_sum_and_product',
          last,
          a + b - c > 0 &&
            Number.isInteger(root((a + b) ** 2 + (a + b - 2 * c) ** 2)) &&
            calc`${a} + ${b} - ${c}`,
        )`
          The chords were taken as equally long; their parts have equal products, not equal sums.`,
        slip('used_a_wrong_given_number', diameter, calc`(${a} + ${b} + ${c} + ${d}) / 2`)`
          Half of $${a} + ${b} + ${c} + ${d}$ is the mean of the two chords, not the diameter.`,
        stop('mixed_up_a_length_and_its_half', radius)`
          $${frac(radius)}$ is the radius, and the diameter is asked for.`,
        slip('added_lengths_for_squares', radius, calc`${half} + ${offset}`)`
          $${frac(half)}$ and $${frac(offset)}$ were added without squares.`,
        slip('used_a_wrong_given_number', diameter, calc`${a} + ${b} + ${c} + ${d}`)`
          The chords of $${a + b}$ and $${c + d}$ were added.`,
      ],
      snapRead: text`Two perpendicular chords with three known parts: products of parts, then a right triangle at the
        centre.`,
      approach: text`Complete the parts, find how far the centre is from one chord, and use Pythagoras.`,
      faster: text`For perpendicular chords the squares of the four parts add up to the square of the diameter: $${a}^2
        + ${b}^2 + ${c}^2 + ${d}^2$.`,
      check: text`The squares of the parts add up: $${a * a} + ${b * b} + ${c * c} + ${d * d} = ${e * e} = ${e}^2$.`,
      principle: text`The centre is level with the mid-points of both chords; parts of crossing chords have equal
        products.`,
      figure: () => {
        // The centre is the origin: P lies off it by half the differences of the parts.
        const at = { x: (a - b) / e, y: (d - c) / e };
        const half = { wide: (a + b) / e, high: (c + d) / e };
        const towards = (x: number, y: number) => (Math.atan2(y, x) * 180) / Math.PI;
        return roundFigure({
          alt: `${way ? 'Two perpendicular chords AB and CD of a circle meet at P. PA' : 'Two chords AB and CD of a circle cross at right angles at P. PA'} is ${a}, PB is ${b} and PC is ${c}.`,
          rim: {
            A: towards(-half.wide, at.y),
            B: towards(half.wide, at.y),
            C: towards(at.x, half.high),
            D: towards(at.x, -half.high),
          },
          lines: [
            ['A', 'B'],
            ['C', 'D'],
          ],
          inside: { P: at },
        });
      },
    };
  },
);
