import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { areaOf, rationalNear } from '../measured-lengths.ts';
import { triples } from '../right-triangles/triples.ts';
import { leaning, rhombusOf } from './shapes.ts';

interface Rhombus {
  /** Half of the given and of the other diagonal, and the side. */
  x: number;
  y: number;
  side: number;
  frame: number;
}

const rhombusArea = form<Rhombus>(
  'rhombus-area-from-side-and-diagonal',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ x, side }) => {
      // The other diagonal by trial, the area from the corners.
      for (let up = 1; up < side; up += 1)
        if (x * x + up * up === side * side) {
          const { A, B, C, D } = rhombusOf(x, up);
          return rationalNear(areaOf([A, B, C, D]));
        }
      throw new Error('no rhombus');
    },
  },
  ({ x, side, frame }, { step }) => {
    const half = step(calc`${2 * x} / 2`, {
      name: 'half of the given diagonal',
      because: text`All four sides are equal, so each diagonal is an axis of symmetry of the other. Therefore they
        halve each other and are perpendicular, and a side is the hypotenuse of a triangle with two half-diagonals.`,
    })`
      The diagonals of a rhombus halve each other at right angles. So half of the given diagonal is a leg of a right
      triangle whose hypotenuse is a side${frame === 2 && ', a quarter of the perimeter'}.`;
    const other = step(
      () => Math.round(Math.sqrt(Math.max(0, side * side - half.valueOf() ** 2)) * 1e6) / 1e6,
      {
        name: 'half of the other diagonal',
        works: (value, _w) => tex`\sqrt{${side}^2 - ${half}^2} = ${value}`,
        because: text`The side is opposite the right angle at the crossing of the diagonals, so its square is the
          sum of the squares of the two half-diagonals.`,
      },
    )`
      In this right triangle the side and one half-diagonal are known, so Pythagoras gives half of the other
      diagonal.`;
    const area = step(calc`4 * (${half} * ${other} / 2)`, {
      name: 'the area of the rhombus',
      because: text`The four triangles have the same three sides, so they are congruent. Each is half of the product
        of its legs.`,
    })`
      The two diagonals cut the rhombus into four congruent right triangles with these legs, so add their areas.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A rhombus has sides of $${side}$ cm, and one of its diagonals is $${2 * x}$ cm long. What is its area
          in square centimetres?`,
        text`The cloth of a paper kite is a rhombus. Its sides measure $${side}$ cm, and the straight stick between
          two opposite corners measures $${2 * x}$ cm. How many square centimetres of cloth does it have?`,
        text`The perimeter of a rhombus is $${4 * side}$ cm. Two of its opposite vertices are $${2 * x}$ cm apart.
          Find its area in square centimetres.`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('did_not_halve', area, calc`(2 * ${half}) * (2 * ${other})`)`
          ${here} is the rectangle around the rhombus, with the two diagonals as sides; the rhombus fills half of
          it.`,
        slip('mixed_up_a_length_and_its_half', area, calc`${half} * ${other}`)`
          ${here} multiplies the half-diagonals. That is two of the four right triangles.`,
        slip('took_one_piece_of_several', area, calc`${half} * ${other} / 2`)`
          ${here} is one of the four right triangles into which the diagonals cut the rhombus.`,
        slip('took_the_figure_for_special', area, calc`${side} * ${side}`)`
          ${here} would be the area of a square with this side; a rhombus with another diagonal is lower.`,
        slip('took_a_slant_for_the_height', area, calc`${side} * ${2 * x} / 2`)`
          ${here} multiplies a side and a diagonal, which do not meet at a right angle.`,
        slip('took_a_slant_for_the_height', area, calc`${side} * ${other} * 2`)`
          $${side} \times ${other.mul(2)} = ${area}$ takes the other diagonal for the height on a side. It leans
          towards the side.`,
        slip(
          'took_the_whole_for_a_part',
          half,
          2 * x < side && Number.isInteger(Math.sqrt(side * side - 4 * x * x)) && 2 * x,
        )`
          The whole diagonal of $${2 * x}$ cm was used as a leg; in the right triangle at the centre only half of it
          is.`,
      ],
      snapRead: text`A rhombus by its side and one diagonal: half-diagonals and side make a right triangle.`,
      approach: text`The area needs both diagonals. They halve each other at right angles, so Pythagoras finds the
        missing half.`,
      check: text`The height on a side would be ${calc`${area} / ${side}`} cm, less than the side of $${side}$ cm,
        and $${half}^2 + ${other}^2 = ${side}^2$.`,
      principle: text`The diagonals of a rhombus halve each other at right angles: four equal right triangles, with
        the side as hypotenuse.`,
      figure: () => {
        const y = Math.sqrt(side * side - x * x);
        return drawn({
          alt: `A rhombus ABCD with diagonals AC and BD that meet at O at right angles. AB = ${side} cm and AC =
            ${2 * x} cm.`,
          points: rhombusOf(x, y),
          lines: ['AB', 'BC', 'CD', 'DA', 'AC'],
          broken: ['BD'],
          right: ['COB'],
          beside: { AB: `${side} cm` },
          notToScale: true,
          longest: 210,
        });
      },
    };
  },
);

interface Heights {
  /** Sides AB and BC, and the distance between AB and CD. */
  a: number;
  b: number;
  h: number;
  frame: number;
}

const otherHeight = form<Heights>(
  'other-height-of-a-parallelogram',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ a, b, h }) => {
      // The distance of A from the line BC, by coordinates.
      const { A, B, C } = leaning(a, h, Math.sqrt(b * b - h * h));
      const twice = Math.abs((B.x - A.x) * (C.y - A.y) - (C.x - A.x) * (B.y - A.y));
      return rationalNear(twice / Math.hypot(C.x - B.x, C.y - B.y));
    },
  },
  ({ a, b, h, frame }, { step }) => {
    const unit = frame === 1 ? 'm' : 'cm';
    const area = step(calc`${a} * ${h}`, {
      name: 'the area of the parallelogram',
      because: text`A piece cut off at one end and put on at the other makes a rectangle with the same side and
        height. The height must be perpendicular to the side it is multiplied by.`,
    })`
      The area of a parallelogram is a side times the distance to the opposite side. Take the side whose distance is
      given.`;
    const other = step(calc`${area} / ${b}`, {
      name: 'the other height',
      because: text`The figure is the same, only another side is taken as base. So side times height must give the
        same area: the shorter side has the larger height.`,
    })`
      With the other pair of sides the area is the same, so divide it by the side of $${b}$ ${unit} to get the
      height on it.`;
    return {
      answer: other,
      stem: wording(
        frame,
        text`In parallelogram ABCD, $AB = ${a}$ cm and $BC = ${b}$ cm. The distance between the parallel sides AB
          and CD is $${h}$ cm. What is the distance between BC and AD?`,
        text`A field has the shape of a parallelogram with sides of $${a}$ m and $${b}$ m. Walking straight across
          between the two longer fences, at right angles to them, takes you $${h}$ m. How long is the shortest way
          across between the two other fences?`,
        text`The height of a parallelogram on its side of $${a}$ cm is $${h}$ cm. Its other sides are $${b}$ cm
          long. Find the height on one of these.`,
      ),
      show: value => `$${numberTex(value)}$ ${unit}`,
      plausible: value => value.valueOf() > 0 && value.d <= 10n,
      slips: [
        slip('took_inverse_for_direct', other, calc`${b} * ${h} / ${a}`)`
          ${here} makes the height smaller on the smaller side. With one area the shorter side has the greater
          height.`,
        slip('halved_needlessly', area, calc`${a} * ${h} / 2`)`
          ${here} is the area of a triangle on this side; the parallelogram has twice as much.`,
        slip('assumed_a_proportion', other, a + h > b && calc`${a} + ${h} - ${b}`)`
          ${here} keeps the sum of side and height; it is their product that stays.`,
        slip('took_the_figure_for_special', area, calc`${a} * ${b}`)`
          $${a} \times ${b}$ would be the area of a rectangle with these sides. A parallelogram that leans is lower.`,
        slip('used_a_wrong_given_number', other, calc`${area} / (${a} - ${b})`)`
          ${here} divides by the difference of the sides; the height stands on the whole side of $${b}$ ${unit}.`,
        slip('did_not_halve', other, calc`2 * ${area} / ${b}`)`
          ${here} treats the area as that of a triangle, for which twice the area is divided by the side.`,
        slip('used_a_wrong_given_number', other, calc`2 * ${area} / (${a} + ${b})`)`
          ${here} divides by the mean of the two sides, as in a trapezium.`,
      ],
      snapRead: text`Two sides and one height of a parallelogram; the other height is asked. Both give one area.`,
      approach: text`Write the area twice, each time a side times its height. The product stays the same.`,
      check: text`${calc`${b} * ${other}`} and ${calc`${a} * ${h}`} are the same area.`,
      principle: text`In a parallelogram each side times its own height gives the same area, so the longer side has
        the smaller height.`,
      figure: () => {
        const p = leaning(a, h, Math.sqrt(b * b - h * h));
        return drawn({
          alt: `A parallelogram with sides of ${a} ${unit} and ${b} ${unit}. The height on the side of ${a} ${unit} is
            ${h} ${unit}.`,
          points: { ...p, F: { x: p.D.x, y: 0 } },
          hidden: frame === 0 ? 'F' : 'ABCDF',
          lines: ['AB', 'BC', 'CD', 'DA'],
          broken: ['DF'],
          right: ['BFD'],
          beside: { AB: `${a} ${unit}`, BC: `${b} ${unit}`, DF: `${h} ${unit}` },
          notToScale: true,
        });
      },
    };
  },
);

const scaled = triples.filter(([, , c]) => c <= 65);

/** GM.QAD.3 Easy: the right triangle in a rhombus, and two heights of one parallelogram. */
export const oneAreaTwoWays: readonly AnyTemplate[] = [
  ...situation<Rhombus>({
    type: 'GM.QAD.3',
    situation: 'rhombus',
    tries: 10,
    draw: draw => {
      const [m, n, side] = draw.pick(scaled);
      const [x, y] = draw.chance(0.5) ? [m, n] : [n, m];
      return { x, y, side, frame: draw.int(0, 2) };
    },
    forms: [rhombusArea],
  }),
  ...situation<Heights>({
    type: 'GM.QAD.3',
    situation: 'parallelogram-heights',
    tries: 60,
    draw: draw => {
      const [a, b] = [draw.int(12, 48), draw.int(8, 40)];
      const h = draw.int(5, b - 2);
      const other = q(a * h, b);
      return a > b + 2 && h < 0.93 * b && h > 0.4 * b && 4 * h > a && other.d <= 2n && a * h !== b * b
        ? { a, b, h, frame: draw.int(0, 2) }
        : null;
    },
    forms: [otherHeight],
  }),
];
