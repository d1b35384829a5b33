import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';
import { degrees, onCircle, origin } from '../circle-angles/measured-angles.ts';
import { drawn } from '../drawn.ts';
import { angleAt, onWay } from '../triangle.ts';

const angleLike = (value: { d: bigint; valueOf(): number }) =>
  value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 4n;

/** Four points of a circle with given angles at A and B. */
function cyclicWith(a: number, b: number) {
  // Arcs: BCD is twice angle A, CDA twice angle B.
  const cd = Math.min(2 * a, 2 * b, a + b - 60);
  const [bc, da] = [2 * a - cd, 2 * b - cd];
  const directions = { A: 200, B: 0, C: 0, D: 0 };
  directions.D = directions.A - da;
  directions.C = directions.D - cd;
  directions.B = directions.C - bc;
  return {
    A: onCircle(directions.A),
    B: onCircle(directions.B),
    C: onCircle(directions.C),
    D: onCircle(directions.D),
  };
}

interface Opposite {
  /** Angles A, B and C have these terms. */
  terms: readonly [number, number, number];
  asked: 'D' | 'B';
  way: number;
}

const anglesInARatio = form<Opposite>(
  'three-angles-in-a-ratio',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ terms: [x, y, z], asked }) => {
      for (let unit = 0.25; unit < 90; unit += 0.25)
        if ((x + z) * unit === 180) return nearFraction(asked === 'B' ? y * unit : 180 - y * unit, 4);
      throw new Error('no unit fits');
    },
  },
  ({ terms: [x, y, z], asked, way }, { step, find }) => {
    const sum = find(180, { name: 'the sum of angles A and C' });
    const unit = step(calc`${sum} / (${x} + ${z})`, {
      name: 'one part',
      because: text`Opposite angles of a cyclic quadrilateral stand on two arcs that make up the whole circle. Each
        angle is half of its arc, so together they are half of $360^\circ$. Neighbouring angles have no fixed sum.`,
    })`
      A and C are opposite angles of a cyclic quadrilateral, so they add up to $180^\circ$. Together they have $${x}
      + ${z}$ parts of the ratio, so divide to find one part.`;
    const b = step(calc`${y} * ${unit}`, { name: 'angle B', works: (_v, w) => tex`\angle B = ${w}` })`
      Angle B has $${y}$ such parts, so multiply one part by $${y}$.`;
    const answer =
      asked === 'B'
        ? b
        : step(calc`180 - ${b}`, {
            name: 'angle D',
            works: (_v, w) => tex`\angle D = ${w}`,
            because: text`B and D are the other opposite pair, so they have the same sum as A and C.`,
          })`
          D is opposite B, so these two add up to $180^\circ$ as well. Subtract angle B.`;
    return {
      answer,
      stem:
        way === 0
          ? text`ABCD is a quadrilateral inscribed in a circle, and its angles at A, B and C are in the ratio $${x}
            : ${y} : ${z}$. What is the angle at ${asked}, in degrees?`
          : way === 1
            ? text`Four lamps A, B, C and D stand in this order on the edge of a round pond and are joined by
              straight wires. The angles that the wires form at A, B and C are as $${x} : ${y} : ${z}$. Find the
              angle at ${asked} in degrees.`
            : text`In a cyclic quadrilateral ABCD, $\angle A : \angle B : \angle C = ${x} : ${y} : ${z}$. Find
              $\angle ${asked}$.`,
      show: degrees,
      plausible: angleLike,
      slips: [
        slip('used_a_wrong_angle_sum', unit, calc`180 / (${x} + ${y} + ${z})`)`
          You gave the angles at A, B and C the sum $180^\circ$, so that one part was ${here}. That sum belongs to a
          triangle; here only opposite angles have it.`,
        slip('used_a_wrong_angle_sum', unit, calc`360 / (${x} + ${y} + ${z})`)`
          You gave the angles at A, B and C the sum $360^\circ$. That is the sum of all four angles, so the angle at
          D belongs to it.`,
        asked === 'D'
          ? stop('answered_another_quantity', b)`
            $${b}^\circ$ is the angle at B. The question asks for the angle opposite to it.`
          : slip('gave_the_complement', b, calc`180 - ${y} * ${unit}`)`
            ${here} is the angle at D, opposite B. The question asks for the angle at B itself.`,
        slip('matched_the_wrong_sides', unit, calc`180 / (${x} + ${y})`)`
          You gave the angles at A and B the sum $180^\circ$. They are neighbours; the angle opposite A is C.`,
        slip('matched_the_wrong_sides', unit, calc`180 / (${y} + ${z})`)`
          You gave the angles at B and C the sum $180^\circ$. They are neighbours; the angle opposite C is A.`,
        slip(
          'assumed_a_symmetry',
          answer,
          asked === 'D' ? calc`360 - ${sum} - ${b} - ${unit}` : calc`${x} * ${unit}`,
        )`
          ${here}
          ${
            asked === 'D'
              ? 'subtracts one part more than the angles at A, B and C have'
              : 'is the angle at A. Nothing makes this neighbour of B equal to it'
          }.`,
        slip('used_a_wrong_given_number', answer, calc`${z} * ${unit}`)`
          ${here} is the angle at C. The question asks for the angle at ${asked}.`,
      ],
      snapRead: text`Three angles of a cyclic quadrilateral are in a ratio: only the opposite pair A and C has a
        known sum, so it gives one part.`,
      approach: text`Of the three angles A and C are opposite, so their parts together make $180^\circ$. That fixes
        one part and with it the angle at B.`,
      check: text`One part is $${nearFraction(180 / (x + z), 4)}^\circ$; A and C together have $${x + z}$ of them,
        $180^\circ$.`,
      principle: text`Opposite angles of a cyclic quadrilateral add up to a straight angle; neighbouring angles need
        not.`,
      figure: () =>
        drawn({
          alt: `A quadrilateral ABCD inscribed in a circle. Its angles at A, B and C are in the ratio ${x} to ${y} to ${z}.`,
          points: { ...cyclicWith((180 * x) / (x + z), (180 * y) / (x + z)), O: origin },
          hidden: 'O',
          lines: ['AB', 'BC', 'CD', 'DA'],
          circles: [['O', 1]],
          notToScale: true,
          longest: 200,
        }),
    };
  },
);

interface Exterior {
  /** Exterior angle at B and angle ADB; the angles BAC and so on are not used. */
  out: number;
  adb: number;
  way: number;
}

/** A, B, C and D in order on the circle, seen from D under the given angles. */
const withExterior = ({ out, adb }: Exterior) => ({
  A: onCircle(195),
  B: onCircle(195 + 2 * adb),
  C: onCircle(195 + 2 * out),
  D: onCircle(120),
});

const exteriorOfCyclic = form<Exterior>(
  'exterior-angle-and-diagonal',
  {
    band: 'Easy',
    seconds: 60,
    also: ['GM.TRI.1'],
    verify: p => {
      const { B, C, D } = withExterior(p);
      return angleAt(D, B, C);
    },
  },
  ({ out, adb, way }, { step }) => {
    const inner = step(calc`180 - ${out}`, {
      name: 'angle ABC',
      works: (_v, w) => tex`\angle ABC = ${w}`,
      because: text`E lies on the line AB beyond B, so the angles on both sides of BC make a straight angle of
        $180^\circ$.`,
    })`
      A, B and E lie on one line, so angle CBE and angle ABC add up to $180^\circ$. Find angle ABC.`;
    const opposite = step(calc`180 - ${inner}`, {
      name: 'angle ADC',
      works: (_v, w) => tex`\angle ADC = ${w}`,
      because: text`Opposite angles of a cyclic quadrilateral add up to $180^\circ$, and so do the two angles at B.
        Taken together: the exterior angle at B is as large as the interior angle at D.`,
    })`
      ABC and ADC are opposite angles of the cyclic quadrilateral, so they add up to $180^\circ$. Find angle ADC, of
      which the angle asked for is a part.`;
    const part = step(calc`${opposite} - ${adb}`, {
      name: 'angle BDC',
      works: (_v, w) => tex`\angle BDC = ${w}`,
    })`
      The diagonal BD divides angle ADC into angle ADB and angle BDC, so subtract the known part.`;
    return {
      answer: part,
      stem:
        way === 0
          ? text`ABCD is a cyclic quadrilateral whose side AB is extended beyond B to E. $\angle CBE = ${out}^\circ$
            and $\angle ADB = ${adb}^\circ$. What is angle BDC, in degrees?`
          : way === 1
            ? text`Posts A, B, C and D stand in this order on a circle. A fence from A by B goes on straight to E,
              and the fence BC forms an angle of $${out}^\circ$ with BE. From D, the posts A and B are seen
              $${adb}^\circ$ apart. How many degrees apart are B and C seen from D?`
            : text`The side AB of a quadrilateral ABCD inscribed in a circle is produced to E. Angle CBE measures
              $${out}^\circ$, and the diagonal BD makes an angle of $${adb}^\circ$ with DA. Find the angle between
              BD and DC.`,
      show: degrees,
      plausible: angleLike,
      slips: [
        slip('took_the_wrong_angle', opposite, inner)`
          You made angle ADC equal to angle ABC, ${opposite} degrees. Opposite angles of a cyclic quadrilateral add
          up to $180^\circ$; they are equal only if both are right angles.`,
        stop('stopped_a_step_early', opposite)`
          $${opposite}^\circ$ is the whole angle ADC. The diagonal BD divides it, and only the part beside DC is
          asked.`,
        slip('used_a_wrong_angle_sum', part, calc`180 - ${opposite} - ${adb}`)`
          ${here} subtracts both angles from $180^\circ$, as if they were angles of one triangle. Angle ADB is a
          part of angle ADC.`,
        slip('took_the_figure_for_special', part, adb)`
          ${part} degrees makes both parts of angle ADC equal, as if BD were its bisector. Nothing says so.`,
        slip('took_the_wrong_angle', opposite, 90)`
          You made angle ADC a right angle. That needs AC to be a diameter, which is not said.`,
        slip('subtracted_for_added', part, calc`${opposite} / 2`)`
          ${here} halves angle ADC. The given part at D is not half of it, so the other part is not either.`,
        stop('answered_another_quantity', inner)`
          $${inner}^\circ$ is angle ABC, beside the exterior angle. The question asks for an angle at D.`,
        slip('added_for_subtracted', part, out + adb < 180 && calc`${opposite} + ${adb}`)`
          ${here} adds the two angles at D. BD lies inside angle ADC, so the known part is subtracted.`,
      ],
      snapRead: text`An exterior angle of a cyclic quadrilateral is given: it equals the opposite interior angle,
        which the diagonal divides.`,
      approach: text`The exterior angle at B and the opposite interior angle at D are equal, because both complete
        angle ABC to $180^\circ$. The diagonal then cuts off the known part.`,
      faster: text`$${out}^\circ - ${adb}^\circ$ in one line: the exterior angle at B is angle ADC.`,
      check: text`Angle ABC is $${180 - out}^\circ$, and with angle ADC of $${out}^\circ$ the sum is $180^\circ$.`,
      principle: text`An exterior angle of a cyclic quadrilateral equals the opposite interior angle.`,
      figure: () => {
        const p = withExterior({ out, adb, way });
        return drawn({
          alt: `A quadrilateral ABCD inscribed in a circle with the diagonal BD. AB is extended to E; angle CBE is ${out} degrees and angle ADB is ${adb} degrees.`,
          points: { ...p, E: onWay(p.A, p.B, 1.6), O: origin },
          hidden: 'O',
          lines: ['AE', 'BC', 'CD', 'DA', 'BD'],
          circles: [['O', 1]],
          notToScale: true,
          longest: 230,
        });
      },
    };
  },
);

/** GM.CIR.5 Easy: opposite and exterior angles of a cyclic quadrilateral. */
export const oppositeAngles: readonly AnyTemplate[] = [
  ...situation<Opposite>({
    type: 'GM.CIR.5',
    situation: 'angles-in-a-ratio',
    tries: 60,
    draw: draw => {
      const [x, y, z] = [draw.int(1, 9), draw.int(1, 12), draw.int(1, 9)];
      const unit = 180 / (x + z);
      const own = new Set([x, y, z]).size === 3 && x !== z;
      return own &&
        y < x + z &&
        2 * y !== x + z &&
        Number.isInteger(unit * 2) &&
        y * unit > 35 &&
        y * unit < 145 &&
        x * unit > 30 &&
        z * unit > 30
        ? { terms: [x, y, z], asked: draw.pick(['D', 'B'] as const), way: draw.int(0, 2) }
        : null;
    },
    forms: [anglesInARatio],
  }),
  ...situation<Exterior>({
    type: 'GM.CIR.5',
    situation: 'exterior-angle-of-cyclic',
    tries: 20,
    draw: draw => {
      const [out, adb] = [draw.int(62, 128), draw.int(22, 60)];
      return out - adb > 16 && out !== 2 * adb && out !== 90 ? { out, adb, way: draw.int(0, 2) } : null;
    },
    forms: [exteriorOfCyclic],
  }),
];
