import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';

interface Nested {
  /** The side of the triangle. */
  a: number;
  frame: number;
}

const innerSquare = form<Nested>(
  'area-of-the-inner-square',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    verify: ({ a }) => {
      // Area and half perimeter give the in-radius; the square has four triangles with two radii as legs.
      const radius = ((Math.sqrt(3) / 4) * a * a) / ((3 * a) / 2);
      return Math.round(4 * (radius * radius) * 0.5 * 1e6) / 1e6;
    },
  },
  ({ a, frame }, { step }) => {
    const [outer, ring, inner, unit] = wording(
      frame,
      ['triangle', 'circle', 'square', 'cm'],
      ['park', 'lawn', 'stage', 'm'],
      ['tile', 'disc', 'square', 'cm'],
      ['plate', 'hole', 'rod', 'mm'],
    );
    const radius = step(calc`${a}^2 / 12`, {
      name: `the square of the radius`,
      works: value =>
        tex`r = \frac{1}{3} \times \frac{\sqrt{3}}{2} \times ${a} \;\Rightarrow\; r^2 = \frac{${a}^2}{12} = ${value}`,
      because: text`In an equilateral triangle the in-centre is also the centroid, which divides each altitude in
        the ratio $2 : 1$, with the shorter part at the side. The radius is perpendicular to a side, so it is this
        shorter part.`,
    })`
      The ${ring} touches the three sides, so its centre is the centre of the equilateral triangle. Its radius $r$
      is one third of the altitude $\frac{\sqrt{3}}{2} \times ${a}$. Find $r^2$, because only this is needed.`;
    const area = step(calc`2 * ${radius}`, {
      name: 'the area of the square',
      works: (_value, working) => tex`\frac{(2r)^2}{2} = 2r^2 = ${working}`,
      because: text`The right angle of the square at a corner stands over a diameter. A square is made of two right
        triangles over its diagonal, each with half of the diagonal as height, so its area is half of the diagonal
        squared.`,
    })`
      The corners of the square lie on the ${ring}, so its diagonal is the diameter $2r$. The area of a square is
      half of the square of its diagonal.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A circle is inscribed in an equilateral triangle with sides of $${a}$ cm, and a square is inscribed in
          the circle. What is the area of the square, in square cm?`,
        text`A park has the shape of an equilateral triangle, and each side measures $${a}$ m. In it lies a round
          lawn that touches all three sides. On the lawn a square stage is built whose corners are exactly at the
          edge of the lawn. Find the area of the stage in square m.`,
        text`On a triangular tile, whose three sides are all $${a}$ cm long, the largest possible disc is painted
          blue, and within it the largest possible square is painted white. How many square cm are white?`,
        text`From a steel plate, an equilateral triangle of side $${a}$ mm, the largest possible round hole is
          drilled out. A square rod just fits through the hole. What is the area of its cross-section, in square mm?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('measured_from_the_wrong_end', radius, calc`${a}^2 / 3`)`
          You used two thirds of the altitude as the radius, so its square came out as ${here}. That circle goes
          through the corners of the triangle; here the circle touches the sides.`,
        slip('doubled_needlessly', area, calc`4 * ${radius}`)`
          ${here} is a square with the diameter as its side, drawn around the circle. The square lies inside, so the
          diameter is its diagonal.`,
        slip('did_not_double', area, calc`${radius}`)`
          $${area}$ is a square whose side is a radius of the circle. The diagonal is the diameter, and the side
          follows from it by Pythagoras.`,
        slip('took_a_part_for_the_whole', radius, calc`3 * ${a}^2 / 16`)`
          For the square of the radius you had ${here}, from half of the altitude. The centre of the triangle lies
          at a third of the altitude above the side.`,
        slip('left_out_a_factor', radius, calc`(${a} / 6)^2`)`
          For the square of the radius you had ${here}, without the $\sqrt{3}$ of the altitude. An altitude of an
          equilateral triangle is $\frac{\sqrt{3}}{2}$ times the side.`,
        slip('assumed_equal_parts', radius, calc`(${a} / 4)^2`)`
          You used half of a side as the diameter, so the square of the radius came out as ${here}. The radius is a
          third of the altitude.`,
        slip('took_the_whole_for_a_part', radius, calc`3 * ${a}^2 / 4`)`
          You used ${here}, the square of the whole altitude, as the square of the radius. The radius is a third of
          the altitude.`,
      ],
      snapRead: text`A circle lies in an equilateral triangle and a square lies in the circle: the radius links the
        two figures.`,
      approach: text`The radius is a third of the altitude of the triangle. The diameter of the same circle is the
        diagonal of the square, which gives its area.`,
      faster: text`Half of the ${inner === 'rod' ? 'cross-section' : inner} is $r^2$, and $r^2 = \frac{${a}^2}{12}$:
        so the area is a sixth of $${a}^2$.`,
      check: () => text`In decimals: the altitude of the ${outer} is about $0.866 \times ${a} \approx
        ${(0.8660254 * a).toFixed(2)}$, the diameter two thirds of it, about $${(0.57735027 * a).toFixed(2)}$, and
        half of the square of the diameter is $${area} \approx ${(0.57735027 * a).toFixed(2)}^2 \div 2$.`,
      principle: text`When figures are inscribed in each other, carry the radius of the circle from one figure to
        the next.`,
      figure: () => {
        const r = Math.sqrt(3) / 6;
        const c = { x: 0.5, y: r };
        const s = r / Math.SQRT2;
        return drawn({
          alt: `An equilateral triangle with sides of ${a} ${unit}, in it a circle that touches the three sides, and in
            the circle a shaded square whose corners lie on the circle.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: 1, y: 0 },
            C: { x: 0.5, y: Math.sqrt(3) / 2 },
            O: c,
            D: { x: c.x - s, y: c.y - s },
            E: { x: c.x + s, y: c.y - s },
            F: { x: c.x + s, y: c.y + s },
            G: { x: c.x - s, y: c.y + s },
          },
          hidden: 'ABCODEFG',
          lines: ['AB', 'BC', 'CA'],
          shaded: ['DEFG'],
          circles: [['O', r]],
          beside: { AB: `${a} ${unit}` },
          longest: 230,
        });
      },
    };
  },
);

/** GM.CIR.7 Medium: a square in the incircle of an equilateral triangle. */
export const squaresInIncircles: readonly AnyTemplate[] = situation<Nested>({
  type: 'GM.CIR.7',
  situation: 'square-circle-triangle',
  tries: 10,
  draw: draw => ({ a: draw.step(12, 120, 6), frame: draw.int(0, 3) }),
  forms: [innerSquare],
});

interface Rhombus {
  /** Half of the diagonals, and the side. */
  a: number;
  b: number;
  c: number;
  frame: number;
}

const inRadius = form<Rhombus>(
  'in-radius-of-a-rhombus',
  {
    band: 'Medium',
    seconds: 85,
    also: ['GM.TRI.4', 'GM.QAD.3'],
    verify: ({ a, b, c }) => {
      // Distance of the centre from the line through the ends of two half diagonals, measured along it.
      const part = (a * a) / (c * c);
      const foot = { x: a * (1 - part), y: b * part };
      return q(Math.round(Math.hypot(foot.x, foot.y) * c), c);
    },
  },
  ({ a, b, c, frame }, { step, find }) => {
    const [thing, ring, unit] = wording(
      frame,
      ['rhombus', 'circle', 'cm'],
      ['bed', 'pond', 'm'],
      ['kite', 'sun', 'cm'],
      ['mesh', 'pipe', 'mm'],
    );
    const side = step(calc`${4 * c} / 4`, { name: 'a side of the rhombus' })`
      The four sides of the rhombus are equal, so divide the perimeter by $4$ to get a side.`;
    const half = find(calc`${2 * b} / 2`);
    const other = step(calc`sqrt(${side}^2 - ${half}^2)`, {
      name: 'half of the other diagonal',
      because: text`The diagonals of a rhombus bisect each other at right angles, because each is an axis of
        symmetry. So the legs are half diagonals, not whole ones.`,
    })`
      The diagonals cut the rhombus into four right triangles, with a side as hypotenuse and half diagonals as legs.
      One leg is half of $${2 * b}$, so find the other half diagonal by Pythagoras.`;
    const radius = step(calc`${half} * ${other} / ${side}`, {
      name: 'the radius',
      works: (_value, working) => tex`c \times r = ${half} \times ${other} \;\Rightarrow\; r = ${working}`,
      because: text`A radius to the point of contact is perpendicular to the side, and the centre is the crossing of
        the diagonals. So the radius is the altitude on the hypotenuse of the right triangle, and hypotenuse times
        altitude is the product of the legs.`,
    })`
      Let $r$ be the radius and $c$ a side. The radius to the point of contact is perpendicular to the side, so it
      is the altitude on the hypotenuse of such a triangle. Both $c \times r$ and the product of the legs are twice
      its area.`;
    return {
      answer: radius,
      stem: wording(
        frame,
        text`A rhombus has a perimeter of $${4 * c}$ cm, and one of its diagonals is $${2 * b}$ cm long. What is the
          radius in cm of the circle that touches its four sides?`,
        text`A flower bed has four equal sides with a total length of $${4 * c}$ m. Two opposite corners are
          $${2 * b}$ m apart. The largest possible circular pond is dug in the bed and touches all four sides. Find
          its radius in m.`,
        text`A kite for Makar Sankranti is a rhombus. A stick of $${2 * b}$ cm joins two opposite corners, and the
          thread around the edge measures $${4 * c}$ cm. The sun painted on the kite is a circle that just reaches
          each side. How long is the radius of the sun, in cm?`,
        text`A mesh of wire consists of equal rhombuses. Each has a perimeter of $${4 * c}$ mm and a diagonal of
          $${2 * b}$ mm. What is the radius in mm of the thickest round pipe that fits straight through one of them?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.mul(20).d === 1n,
      slips: [
        slip('mixed_up_special_lines', radius, calc`${side} / 2`)`
          ${here} is the distance of the centre from the middle of a side. The circle touches the side where the
          perpendicular from the centre meets it, at another point.`,
        slip('answered_another_quantity', radius, calc`2 * ${half} * ${other} / ${side}`)`
          ${here} is the distance of two opposite sides, the diameter of the circle. The radius is half of it.`,
        slip('mixed_up_a_length_and_its_half', radius, calc`${half} * ${other} / (2 * ${side})`)`
          ${here} sets side times radius equal to the area of one of the four triangles. A triangle is half of base
          times height, so it is twice that area.`,
        stop('answered_another_quantity', other)`
          $\sqrt{${c}^2 - ${b}^2} = ${other}$ ${unit} is half of the other diagonal. The circle does not reach the
          end of the diagonal, so its radius is shorter.`,
        slip('answered_another_quantity', radius, calc`(${half} + ${other} - ${side}) / 2`)`
          ${here} is the in-radius of one of the four right triangles. The circle in question touches the sides of
          the whole rhombus.`,
        slip('added_lengths_for_squares', other, calc`${side} - ${half}`)`
          For half of the other diagonal you had ${here}. In a right triangle the squares of the lengths are
          subtracted, not the lengths.`,
        slip('took_the_figure_for_special', radius, calc`${half}`)`
          Your ${ring} goes through the ends of a diagonal, with half of it, $${half}$ ${unit}, as radius. It has to
          touch the sides, so it is smaller.`,
      ],
      snapRead: text`A circle touches the four sides of a rhombus, and the perimeter and one diagonal are known: the
        radius is an altitude in one of the four right triangles.`,
      approach: text`The diagonals make four right triangles. In one of them find the second leg, and then the
        altitude on the hypotenuse, which is the radius.`,
      check: text`The area by the diagonals is $\frac{${2 * a} \times ${2 * b}}{2} = ${2 * a * b}$. By the circle it
        is the radius times half of the perimeter: ${calc`${radius} * ${2 * c}`}.`,
      principle: text`The radius of a circle in a polygon is perpendicular to every side, so twice the area is the
        radius times the perimeter.`,
      figure: () =>
        drawn({
          alt: `A rhombus with a diagonal of ${2 * b} ${unit}. A circle inside the ${thing} touches its four sides.`,
          points: {
            A: { x: -b, y: 0 },
            B: { x: 0, y: -a },
            C: { x: b, y: 0 },
            D: { x: 0, y: a },
            O: { x: 0, y: 0 },
          },
          hidden: 'ABCDO',
          lines: ['AB', 'BC', 'CD', 'DA'],
          broken: ['AC'],
          circles: [['O', (a * b) / c]],
          texts: [[{ x: 0, y: -0.12 * b }, `${2 * b} ${unit}`]],
          notToScale: true,
          longest: 250,
        }),
    };
  },
);

/** GM.CIR.7 Medium: the circle in a rhombus. */
export const circlesInRhombuses: readonly AnyTemplate[] = situation<Rhombus>({
  type: 'GM.CIR.7',
  situation: 'circle-in-a-rhombus',
  tries: 20,
  draw: draw => {
    const [x, y, c] = draw.pick(triples.filter(t => t[2] <= 100));
    const [a, b] = draw.chance(0.75) ? [Math.min(x, y), Math.max(x, y)] : [Math.max(x, y), Math.min(x, y)];
    return q(a * b, c).mul(10).d === 1n && 2 * Math.min(a, b) >= Math.max(a, b)
      ? { a, b, c, frame: draw.int(0, 3) }
      : null;
  },
  forms: [inRadius],
});
