import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { degrees } from '../circle-angles/measured-angles.ts';
import { drawn } from '../drawn.ts';
import { angleAt, byAngles, from, onWay } from '../triangle.ts';

const lessThanStraight = (value: { d: bigint; valueOf(): number }) =>
  value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n;

interface Bend {
  a: number;
  c: number;
  way: number;
}

/** A and C on parallel lines that run to the right, with E to the left of both. */
function bent({ a, c }: Bend) {
  const A = { x: 0, y: 1 };
  const E = from(A, -a, 0.62 / Math.sin((a * Math.PI) / 180));
  const C = from(E, c + 180, (1 - 0.62) / Math.sin((c * Math.PI) / 180));
  return { A, E, C, B: { x: Math.max(A.x, C.x) + 1.1, y: 1 }, D: { x: Math.max(A.x, C.x) + 1.1, y: C.y } };
}

const angleOfTheBend = form<Bend>(
  'angle-of-the-bend',
  {
    band: 'Easy',
    seconds: 50,
    verify: p => {
      const { A, E, C } = bent(p);
      return angleAt(E, A, C);
    },
  },
  (p, { step }) => {
    const { a, c, way } = p;
    const upper = step(calc`180 - ${a}`, {
      name: 'the upper part of angle AEC',
      because: text`AE crosses the parallel lines AB and the new one through E. Co-interior angles between parallels
        have the sum $180^\circ$; each parallel continues the direction of the other.`,
    })`
      Draw a line through E parallel to AB and CD. It cuts angle AEC into two parts. Angle BAE and the upper part
      are interior angles on the same side of AE between parallels, so they add up to $180^\circ$.`;
    const lower = step(calc`180 - ${c}`, {
      name: 'the lower part of angle AEC',
      because: text`CE crosses the parallel through E and the line CD. Again the two angles on the same side between
        the parallels have the sum $180^\circ$.`,
    })`
      Between the parallel through E and CD, angle DCE and the lower part of angle AEC are interior angles on the
      same side of CE, so they add up to $180^\circ$.`;
    const whole = step(calc`${upper} + ${lower}`, { name: 'angle AEC' })`
      The parallel through E lies inside angle AEC, so the upper and the lower part add up to the whole angle.`;
    return {
      answer: whole,
      stem:
        way === 0
          ? text`In the figure the lines AB and CD are parallel, $\angle BAE = ${a}^\circ$ and $\angle DCE =
            ${c}^\circ$. What is the angle AEC, in degrees?`
          : way === 1
            ? text`Two straight canals AB and CD are parallel. A footpath leads from A to a temple E and from there
              to C. It makes an angle of $${a}^\circ$ with the canal at A and of $${c}^\circ$ with the canal at C,
              as shown. Find the angle, in degrees, between the two parts of the footpath at E.`
            : text`AB and CD are parallel rays that point the same way, and E lies between the two lines but on the
              other side of A and C. If angle BAE measures $${a}^\circ$ and angle DCE measures $${c}^\circ$, how
              many degrees are there in angle AEC?`,
      show: degrees,
      plausible: lessThanStraight,
      slips: [
        slip('used_a_wrong_angle_sum', whole, calc`180 - ${upper} - ${lower}`)`
          ${here} subtracts the two parts from $180^\circ$, as if all were angles of one triangle. Both parts lie
          inside angle AEC, so they are added.`,
        stop('took_a_part_for_the_whole', upper)`
          $${upper}^\circ$ is only the part of angle AEC above the parallel through E. The part below it has to be
          added.`,
        stop('took_a_part_for_the_whole', lower)`
          $${lower}^\circ$ is only the part of angle AEC below the parallel through E. The part above it has to be
          added.`,
        slip('assumed_equal_parts', lower, upper)`
          You used $${lower}^\circ$ for both parts of angle AEC, as if the parallel through E halved it. The parts
          come from $${a}^\circ$ and $${c}^\circ$, which differ.`,
        slip('assumed_equal_parts', upper, lower)`
          Twice $${lower}^\circ$ makes both parts of angle AEC equal. One belongs to angle BAE and the other to
          angle DCE, and these are different.`,
        slip('subtracted_for_added', whole, calc`abs(${upper} - ${lower})`)`
          ${here} subtracts one part of angle AEC from the other. They lie on both sides of the parallel through E,
          so they are added.`,
        slip('took_the_wrong_angle', whole, calc`(${a} + ${c}) / 2`)`
          ${here} is the mean of the two given angles. Between parallels the angles on one side add up to
          $180^\circ$; no mean is taken.`,
      ],
      snapRead: text`A path bends between two parallel lines: draw a third parallel through the bend, which links
        the bend with both given angles.`,
      approach: text`The line through E parallel to both lines cuts angle AEC into two parts, and each part has the
        sum $180^\circ$ with one of the given angles.`,
      faster: text`All three angles on the way from one parallel to the other add up to $360^\circ$: $360 - ${a} -
        ${c}$.`,
      check: text`The angles at A, E and C add up to $${a} + ${whole} + ${c} =
        ${calc`${a} + ${whole} + ${c}`.value}$ degrees, two times $180$, one for each pair of parallels.`,
      principle: text`When a path bends between two parallel lines, draw a third parallel through the bend.`,
      figure: () =>
        drawn({
          alt: `Two parallel lines AB above and CD below, both drawn to the right. E lies between them, to the left of A and C. Angle BAE is ${a} degrees and angle DCE is ${c} degrees; angle AEC opens to the right and is less than 180 degrees.`,
          points: bent(p),
          lines: ['AB', 'CD', 'AE', 'EC'],
          angles: { BAE: `${a}°`, DCE: `${c}°` },
          notToScale: true,
        }),
    };
  },
);

interface Exterior {
  far: number;
  b: number;
  kind: 'more' | 'times';
  by: number;
  way: number;
}

const interiorFromExterior = form<Exterior>(
  'interior-from-exterior',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ far, kind, by }) => {
      for (let b = 1; b < 180; b += 1) if (far - b === (kind === 'more' ? b + by : b * by)) return far - b;
      throw new Error('no angle fits');
    },
  },
  ({ far, b, kind, by, way }, { step, find }) => {
    const a = far - b;
    const sum = find(far, { name: 'the sum of angles A and B' });
    const second = step(kind === 'more' ? calc`(${sum} - ${by}) / 2` : calc`${sum} / (1 + ${by})`, {
      name: 'angle B',
      works: (_v, working) => tex`\angle B = ${working}`,
      because: text`The angle ACB and the exterior angle together are $180^\circ$, and so are all three angles of
        the triangle. So the exterior angle is exactly what A and B have together.`,
    })`
      The exterior angle at C is the sum of the two interior angles at A and B, so these add up to $${far}^\circ$.
      ${
        kind === 'more'
          ? text`If the excess of $${by}^\circ$ is taken away, both are as large as angle B, so halve what is left.`
          : text`Angle A is $${by}$ times angle B, so the sum has $${by} + 1$ parts as large as angle B.`
      }`;
    const first = step(calc`${sum} - ${second}`, {
      name: 'angle A',
      works: (_v, working) => tex`\angle A = ${working}`,
    })`
      Angles A and B have the sum $${far}^\circ$, so take angle B away from it to get angle A.`;
    const told =
      kind === 'more'
        ? text`angle A exceeds angle B by $${by}^\circ$`
        : text`angle A is $${by}$ times angle B`;
    return {
      answer: first,
      stem:
        way === 0
          ? text`The side BC of triangle ABC is extended to D, and angle ACD is $${far}^\circ$. If ${told}, what is
            angle A, in degrees?`
          : way === 1
            ? text`In a triangle ABC ${told}, and the exterior angle at C measures $${far}^\circ$. Find the measure
              of angle A, in degrees.`
            : text`A ladder AC leans on a slanting wall BA, both standing on the level line BCD. The ladder makes an
              angle of $${far}^\circ$ with the ray CD, and in triangle ABC ${told}. How large is the angle BAC
              between wall and ladder, in degrees?`,
      show: degrees,
      plausible: lessThanStraight,
      slips: [
        stop('answered_another_quantity', second)`
          $${second}^\circ$ is angle B, the smaller of the two. The question asks for angle A.`,
        slip('took_the_wrong_angle', sum, calc`180 - ${far}`)`
          You gave angles A and B the sum $180^\circ - ${far}^\circ = ${sum}^\circ$. That is the third angle of the
          triangle, ACB; A and B together equal the exterior angle.`,
        slip('used_a_wrong_angle_sum', sum, 180)`
          You gave angles A and B the sum $${sum}^\circ$. That is the sum of all three angles, so angle C belongs to
          it as well.`,
        slip('did_not_halve', second, kind === 'more' && calc`${sum} - ${by}`)`
          For angle B you had ${here}. Without the excess of $${by}^\circ$ the sum is twice angle B, so it has to be
          halved.`,
        slip('took_the_whole_for_a_part', second, kind === 'times' && calc`${sum} / ${by}`)`
          ${here} divides the sum by $${by}$. It has $${by}$ parts for angle A and one more for angle B.`,
        slip('halved_needlessly', first, calc`${sum} / 2`)`
          ${here} makes angles A and B equal. The question says that angle A is larger.`,
        slip('took_the_wrong_angle', first, calc`180 - ${sum}`)`
          ${here} is angle ACB, which lies beside the exterior angle. The question asks for the angle at A.`,
        slip('added_for_subtracted', second, kind === 'more' && calc`(${sum} + ${by}) / 2 + ${by}`)`
          You added the difference of $${by}^\circ$ to the sum before halving and once more afterwards. Angle A
          exceeds angle B by it only once.`,
        slip('subtracted_for_added', first, kind === 'more' && calc`${sum} - ${by}`)`
          ${here} subtracts the difference from the sum. What is left is twice angle B, not angle A.`,
        slip('left_out_a_term', second, kind === 'times' && calc`${sum} / (2 * ${by})`)`
          For angle B you had ${here}, one of $2 \times ${by}$ equal parts. The sum has $${by}$ parts for angle A
          and one for angle B.`,
      ],
      snapRead: text`An exterior angle is given and a comparison of the two angles opposite to it: it is their sum,
        and sum and comparison give both.`,
      approach: text`The exterior angle at C is the sum of the angles at A and B, because it and angle ACB make
        $180^\circ$. Sum and comparison then give both angles.`,
      faster:
        kind === 'more'
          ? text`The larger of two numbers is half of the sum and the difference: $(${far} + ${by}) \div 2$.`
          : text`$${by}$ of $${by + 1}$ equal parts of $${far}^\circ$ are angle A.`,
      check: text`$${a} + ${b} = ${far}$, and ${
        kind === 'more'
          ? tex`${a} - ${b} = ${by}`
          : tex`${by} \times ${b} =
        ${a}`
      }.`,
      principle: text`An exterior angle of a triangle equals the sum of the two interior angles that are not beside
        it.`,
      figure: () => {
        const t = byAngles(b, 180 - far);
        return drawn({
          alt: `Triangle ABC, its side BC extended beyond C to D. The exterior angle ACD is ${far} degrees.`,
          points: { ...t, D: onWay(t.B, t.C, 1.5) },
          lines: ['AB', 'AC', 'BD'],
          angles: { ACD: `${far}°` },
          notToScale: true,
        });
      },
    };
  },
);

/** GM.TRI.1 Easy: angles at a bend between parallels, and an exterior angle. */
export const oneAngleSum: readonly AnyTemplate[] = [
  ...situation<Bend>({
    type: 'GM.TRI.1',
    situation: 'bend-between-parallels',
    tries: 20,
    draw: draw => {
      const [a, c] = [draw.int(98, 158), draw.int(98, 158)];
      return Math.abs(a - c) > 6 && a + c > 190 && ![270, 240, 300].includes(a + c)
        ? { a, c, way: draw.int(0, 2) }
        : null;
    },
    forms: [angleOfTheBend],
  }),
  ...situation<Exterior>({
    type: 'GM.TRI.1',
    situation: 'exterior-angle',
    tries: 20,
    draw: draw => {
      const kind = draw.pick(['more', 'times'] as const);
      const b = draw.int(22, 66);
      const by = kind === 'more' ? draw.int(9, 46) : draw.int(2, 3);
      const far = kind === 'more' ? 2 * b + by : b * (by + 1);
      return far > 95 && far < 158 && far !== 120 ? { far, b, kind, by, way: draw.int(0, 2) } : null;
    },
    forms: [interiorFromExterior],
  }),
];
