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
    const last = step(calc`${a} * ${b} / ${c}`, {
      name: 'the part PD',
      works: (_value, working) => tex`PD = ${working}`,
      because: text`Triangles $PAC$ and $PDB$ have equal angles at $P$, and the angles at $A$ and $D$ stand on the
        same arc. So they are similar, $PA : PD = PC : PB$, and that is the equality of the products.`,
    })`
      Let the chords be $AB$ and $CD$ with the crossing $P$. For chords that cross, $PA \times PB = PC \times PD$:
      find the fourth part $PD$ from this.`;
    const half = find(calc`(${a} + ${b}) / 2`);
    const offset = step(calc`abs(${last} - ${c}) / 2`, {
      name: 'the distance of the centre from AB',
      works: value =>
        tex`\frac{${last.valueOf() > c ? tex`${frac(last)} - ${c}` : tex`${c} - ${frac(last)}`}}{2} = ${frac(value)}`,
      because: text`The centre is level with the mid-point of $CD$, and $P$ is level with $AB$, because the chords
        are perpendicular. From the middle of $CD$ to $P$ it is half of the difference of the two parts.`,
    })`
      The perpendicular from the centre meets each chord at its mid-point. The mid-point of $CD$ is half of the
      difference of $PC$ and $PD$ away from $P$, and the centre has the same distance from $AB$.`;
    const radius = find(root(half.mul(half).add(offset.mul(offset)).valueOf()));
    const diameter = step(calc`${radius} * 2`, {
      name: 'the diameter',
      works: value => tex`2\sqrt{${squared(half)} + ${squared(offset)}} = ${frac(value)}`,
      because: text`The perpendicular from the centre to $AB$, half of $AB$ and the radius to one end form a right
        triangle with the radius as hypotenuse.`,
    })`
      Half of $AB$ and the distance of the centre from $AB$ are the legs of a right triangle with the radius as
      hypotenuse. Find the radius by Pythagoras and double it.`;
    return {
      answer: diameter,
      stem: way
        ? text`Two perpendicular chords $AB$ and $CD$ of a circle meet at $P$, with $PA = ${a}$, $PB = ${b}$ and $PC
          = ${c}$. What is the diameter of the circle?`
        : text`In a circle two chords intersect at right angles. The two parts of one chord are $${a}$ and $${b}$,
          and one part of the other chord is $${c}$. How long is the diameter?`,
      show: shown,
      plausible: positive,
      slips: [
        slip('took_the_figure_for_special', diameter, calc`max(${a} + ${b}, ${c} + ${d})`)`
          You used the longer chord, $${Math.max(a + b, c + d)}$, as a diameter. A diameter would halve the chord
          perpendicular to it, and neither chord is halved at the crossing.`,
        slip('took_the_figure_for_special', diameter, calc`min(${a} + ${b}, ${c} + ${d})`)`
          Your answer is the shorter chord, $${Math.min(a + b, c + d)}$. A diameter is at least as long as every
          chord of the circle.`,
        slip(
          'mixed_up_sum_and_product',
          last,
          a + b - c > 0 &&
            Number.isInteger(root((a + b) ** 2 + (a + b - 2 * c) ** 2)) &&
            calc`${a} + ${b} - ${c}`,
        )`
          You completed the parts to equal sums, as if both chords were equally long. For crossing chords the
          products of the parts are equal.`,
        slip('used_a_wrong_given_number', diameter, calc`(${a} + ${b} + ${c} + ${d}) / 2`)`
          Half of $${a} + ${b} + ${c} + ${d}$ is the mean of the two chords. A diameter is longer than the mean of
          two chords that are not diameters.`,
        stop('mixed_up_a_length_and_its_half', radius)`
          $${frac(radius)}$ is the radius of the circle. The question asks for the diameter, which is twice as long.`,
        slip('added_lengths_for_squares', radius, calc`${half} + ${offset}`)`
          You added $${frac(half)}$ and $${frac(offset)}$ directly. They are the legs of a right triangle with the
          radius as hypotenuse, so their squares are added.`,
        slip('used_a_wrong_given_number', diameter, calc`${a} + ${b} + ${c} + ${d}`)`
          You added the two chords, $${a + b}$ and $${c + d}$. The diameter follows from the place of the centre, by
          Pythagoras.`,
      ],
      snapRead: text`Perpendicular chords cross and three of the four parts are known: equal products give the
        fourth part, and a right triangle at the centre the radius.`,
      approach: text`Find the fourth part by the equal products. Then the mid-points of the chords show how far the
        centre is from one of them, and Pythagoras gives the radius.`,
      faster: text`For perpendicular chords the squares of the four parts add up to the square of the diameter:
        $${a}^2 + ${b}^2 + ${c}^2 + ${d}^2$.`,
      check: text`The squares of the parts add up: $${a * a} + ${b * b} + ${c * c} + ${d * d} = ${e * e} = ${e}^2$.`,
      principle: text`When two chords cross at right angles, the centre is level with the mid-point of each, so the
        half-differences of the parts are its distances from the chords.`,
      figure: () => {
        // The centre is the origin: P lies off it by half the differences of the parts.
        const at = { x: (a - b) / e, y: (d - c) / e };
        const half = { wide: (a + b) / e, high: (c + d) / e };
        const towards = (x: number, y: number) => (Math.atan2(y, x) * 180) / Math.PI;
        return roundFigure({
          alt: `${
            way
              ? 'Two perpendicular chords AB and CD of a circle meet at P. PA'
              : 'Two chords AB and CD of a circle cross at right angles at P. PA'
          } is ${a}, PB is ${b} and PC is ${c}.`,
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
