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
    const upper = step(calc`180 - ${a}`, { name: 'the upper part of angle AEC' })`
      Draw a line through E parallel to AB and CD. Angle BAE and the upper part of angle AEC lie on the same side of AE
      between parallels, so they add up to $180^\circ$.`;
    const lower = step(calc`180 - ${c}`, { name: 'the lower part of angle AEC' })`
      In the same way angle DCE and the lower part of angle AEC add up to $180^\circ$.`;
    const whole = step(calc`${upper} + ${lower}`)`
      The two parts make up angle AEC.`;
    return {
      answer: whole,
      stem:
        way === 0
          ? text`In the figure the lines AB and CD are parallel, $\angle BAE = ${a}^\circ$ and $\angle DCE =
            ${c}^\circ$. What is the angle AEC, in degrees?`
          : way === 1
            ? text`Two straight canals AB and CD are parallel. A footpath leads from A to a temple E and from there to
              C. It makes an angle of $${a}^\circ$ with the canal at A and of $${c}^\circ$ with the canal at C, as
              shown. Find the angle, in degrees, between the two parts of the footpath at E.`
            : text`AB and CD are parallel rays that point the same way, and E lies between the two lines but on the
              other side of A and C. If angle BAE measures $${a}^\circ$ and angle DCE measures $${c}^\circ$, how many
              degrees are there in angle AEC?`,
      show: degrees,
      plausible: lessThanStraight,
      slips: [
        slip('used_a_wrong_angle_sum', whole, calc`180 - ${upper} - ${lower}`)`
          ${here} takes the two parts off $180^\circ$, as in a triangle. Both parts belong to angle AEC.`,
        stop('took_a_part_for_the_whole', upper)`
          $${upper}^\circ$ is only the part of angle AEC above the parallel through E.`,
        stop('took_a_part_for_the_whole', lower)`
          $${lower}^\circ$ is only the part of angle AEC below the parallel through E.`,
        slip('assumed_equal_parts', lower, upper)`
          The parallel through E was taken to halve angle AEC. Its parts come from $${a}^\circ$ and $${c}^\circ$, which
          differ.`,
        slip('assumed_equal_parts', upper, lower)`
          Twice $${lower}^\circ$ takes both parts at E to be the same, but angles BAE and DCE are not equal.`,
        slip('subtracted_for_added', whole, calc`abs(${upper} - ${lower})`)`
          ${here} subtracts one part from the other. They lie side by side, so they add.`,
        slip('took_the_wrong_angle', whole, calc`(${a} + ${c}) / 2`)`
          ${here} is the mean of the two given angles. Parallels make sums of $180^\circ$ here, not means.`,
      ],
      snapRead: text`Two parallels with a bend between them: a third parallel through the bend connects the angles.`,
      approach: text`The line through E parallel to both lines cuts angle AEC into two parts, and each part forms
        $180^\circ$ with one of the given angles.`,
      faster: text`All three angles on the way from one parallel to the other add up to $360^\circ$: $360 - ${a} -
        ${c}$.`,
      check: text`The angles at A, E and C add up to $${a} + ${whole} + ${c} = ${calc`${a} + ${whole} + ${c}`.value}$
        degrees, two times $180$, one for each pair of parallels.`,
      principle: text`Where a path bends between two parallels, draw a third parallel through the bend.`,
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
    })`
      An exterior angle is the sum of the two interior angles opposite to it, so angles A and B add up to
      $${far}^\circ$. ${
        kind === 'more'
          ? text`Without the excess of $${by}^\circ$ both would be equal to angle
        B.`
          : text`Angle A counts $${by}$ times as much as angle B.`
      }`;
    const first = step(calc`${sum} - ${second}`, (_v, working) => tex`\angle A = ${working}`)`
      The rest of the sum is angle A.`;
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
            ? text`In a triangle ABC ${told}, and the exterior angle at C measures $${far}^\circ$. Find the measure of
              angle A, in degrees.`
            : text`A ladder AC leans on a slanting wall BA, both standing on the level line BCD. The ladder makes an
              angle of $${far}^\circ$ with the ray CD, and in triangle ABC ${told}. How large is the angle BAC between
              wall and ladder, in degrees?`,
      show: degrees,
      plausible: lessThanStraight,
      slips: [
        stop('answered_another_quantity', second)`
          $${second}^\circ$ is angle B, the smaller of the two.`,
        slip('took_the_wrong_angle', sum, calc`180 - ${far}`)`
          Angles A and B were given the sum $180^\circ - ${far}^\circ = ${sum}^\circ$, which is the third angle of the
          triangle.`,
        slip('used_a_wrong_angle_sum', sum, 180)`
          Angles A and B were given the sum $${sum}^\circ$. Angle C belongs to that sum, too.`,
        slip('did_not_halve', second, kind === 'more' && calc`${sum} - ${by}`)`
          ${here} was used for angle B, but it is twice angle B.`,
        slip('took_the_whole_for_a_part', second, kind === 'times' && calc`${sum} / ${by}`)`
          ${here} divides by $${by}$. The sum has $${by}$ parts for angle A and one more for angle B.`,
        slip('halved_needlessly', first, calc`${sum} / 2`)`
          ${here} gives angles A and B the same size.`,
        slip('took_the_wrong_angle', first, calc`180 - ${sum}`)`
          ${here} is angle ACB, which lies beside the exterior angle.`,
        slip('added_for_subtracted', second, kind === 'more' && calc`(${sum} + ${by}) / 2 + ${by}`)`
          The difference of $${by}^\circ$ was added to the sum before halving and again after it.`,
        slip('subtracted_for_added', first, kind === 'more' && calc`${sum} - ${by}`)`
          ${here} takes only the difference off the sum.`,
        slip('left_out_a_term', second, kind === 'times' && calc`${sum} / (2 * ${by})`)`
          ${here} was used for angle B, as if it were one of $2 \times ${by}$ equal parts.`,
      ],
      snapRead: text`An exterior angle and how the two angles opposite to it compare; one of them is asked.`,
      approach: text`The exterior angle at C is the sum of the angles at A and B. Sum and comparison give both.`,
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
      principle: text`An exterior angle of a triangle equals the sum of the two interior angles opposite to it.`,
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
