import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';
import { degrees, measured, solved } from '../circle-angles/measured-angles.ts';
import { drawn } from '../drawn.ts';
import { distance } from '../measured-lengths.ts';
import { angleAt, byAngles, onWay } from '../triangle.ts';

const inTriangle = (value: { d: bigint; valueOf(): number }) =>
  value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n;

interface Laid {
  a: number;
  asked: 'B' | 'C';
  way: number;
}

const footOfBisector = (b: number, c: number) => {
  const t = byAngles(b, c);
  const [ab, ac] = [distance(t.A, t.B), distance(t.A, t.C)];
  return { ...t, D: onWay(t.B, t.C, ab / (ab + ac)) };
};

const sumLaidOff = form<Laid>(
  'side-laid-off-on-the-other',
  {
    band: 'Hard',
    seconds: 130,
    also: ['GM.TRI.6'],
    verify: ({ a, asked }) => {
      // The angle at B at which AB + BD reaches AC.
      const b = solved(0, (180 - a) / 2, 179 - a, angle => {
        const { A, B, C, D } = footOfBisector(angle, 180 - a - angle);
        return distance(A, B) + distance(B, D) - distance(A, C);
      });
      return nearFraction(asked === 'B' ? b : 180 - a - b, 4);
    },
  },
  ({ a, asked, way }, { step, find, write }) => {
    write(tex`AE = AB, \quad EC = AC - AB = BD`)`
      The sum $AB + BD = AC$ asks for a copy of AB on AC. Let E be the point of AC with $AE = AB$; then EC is as long as
      BD.`;
    write(tex`\triangle ABD \cong \triangle AED: \quad DE = BD = EC, \quad \angle AED = \angle B`)`
      AD bisects angle A and AB equals AE, so triangles ABD and AED are congruent. Therefore DE is as long as BD, and
      angle AED equals angle B.`;
    const times = find(2, { name: 'how many times angle B is angle C' });
    const rest = find(180 - a, { name: 'the sum of angles B and C' });
    const small = step(calc`${rest} / (${times} + 1)`, {
      name: 'angle C',
      works: (_v, working) => tex`\angle C = ${working}`,
    })`
      In triangle CDE the sides DE and EC are equal, so angle EDC equals angle C. Angle AED is exterior to this triangle
      and equals their sum: angle B is $${times}$ times angle C. Together they are $${rest}^\circ$.`;
    const large = step(calc`${times} * ${small}`, (_v, working) => tex`\angle B = ${working}`)`
      Angle B follows.`;
    const answer =
      asked === 'B'
        ? large
        : step(calc`${rest} - ${large}`, (_v, working) => tex`\angle C = ${working}`)`
      Angle C is the rest of $${rest}^\circ$.`;
    const other = asked === 'B' ? 'C' : 'B';
    return {
      answer,
      stem:
        way === 0
          ? text`In triangle ABC the bisector of angle A meets BC at D, and $AB + BD = AC$. If $\angle A = ${a}^\circ$,
            what is angle ${asked}, in degrees?`
          : way === 1
            ? text`Three straight roads join the towns A, B and C. A lane from A halves the angle of $${a}^\circ$
              between the roads AB and AC and ends at D on the road BC. Going from A to D by way of B is as long as the
              road from A to C. Find the angle between the roads at ${asked}, in degrees.`
            : text`AD, with D on BC, bisects the angle A of triangle ABC, which measures $${a}^\circ$. The side AC is as
              long as AB and BD together. How large is angle ${asked} of the triangle, in degrees?`,
      show: degrees,
      plausible: inTriangle,
      slips: [
        slip('took_the_figure_for_special', times, 1)`
          Angles B and C were taken to be equal, $${rest}^\circ \div 2$ each. AC is longer than AB, so angle B is the
          larger one.`,
        slip('assumed_a_proportion', times, 3)`
          Angle B was taken to be $${times}$ times angle C. Only the angles EDC and C add up to angle AED, and these are
          equal, where E is the point of AC with $AE = AB$.`,
        asked === 'B'
          ? stop('answered_another_quantity', small)`
            $${small}^\circ$ is angle ${other}.`
          : stop('answered_another_quantity', large)`
            $${large}^\circ$ is angle ${other}.`,
        slip(
          'took_the_wrong_angle',
          answer,
          asked === 'B' ? calc`${rest} - ${a} / 2` : calc`${rest} / 2 - ${a} / 4`,
        )`
          ${here} mixes in half of angle A, the part beside AD. Angles B and C come from the sum of the angles of
          triangle ABC.`,
        slip('took_the_figure_for_special', answer, asked === 'B' ? 90 : calc`90 - ${a}`)`
          Angle B was taken for a right angle, which nothing in the question says; the triangle with $AB + BD = AC$ has
          no fixed angle at B.`,
        slip(
          'took_the_wrong_angle',
          answer,
          asked === 'B' ? calc`${rest} / 2 + ${a} / 2` : calc`${rest} / 2 - ${a} / 2`,
        )`
          ${here} moves half of angle A from one of two equal angles to the other.`,
        slip('used_a_wrong_angle_sum', rest, calc`180 - ${a} / 2`)`
          ${here} is the sum of two angles in triangle ABD. Angles B and C of the whole triangle share $180^\circ -
          ${a}^\circ$.`,
      ],
      snapRead: text`A sum of two lengths equals a third one, with a bisector: lay one length off on the other side of
        the bisector.`,
      approach: text`A length $AB + BD$ becomes visible when AB is copied on AC from A to a point E. The bisector makes
        two triangles congruent, and the rest EC makes an isosceles one.`,
      faster: text`Turn AB over the bisector: the turned B cuts off an isosceles triangle at C whose exterior angle is
        B. So $B : C = 2 : 1$, and $${rest}^\circ$ is shared as $2 : 1$.`,
      check: text`$${a} + ${calc`2 * (180 - ${a}) / 3`.value} + ${calc`(180 - ${a}) / 3`.value} = 180$, and angle B is
        twice
        angle C.`,
      principle: text`Where the sum of two segments equals a third, lay one of them off on the third and look for
        congruent and isosceles triangles.`,
      figure: () =>
        drawn({
          alt: `Triangle ABC with an angle of ${a} degrees at A. AD bisects angle A and meets BC at D. AB and BD together are as long as AC.`,
          points: footOfBisector((2 * (180 - a)) / 3, (180 - a) / 3),
          lines: ['AB', 'AC', 'BC', 'AD'],
          notToScale: true,
        }),
    };
  },
);

interface Cut {
  t: number;
  d: number;
  asked: 'P' | 'Q';
  way: number;
}

/** P and Q on BC with BP = BA and CQ = CA. */
function cutOff({ t, d }: Cut) {
  const corners = byAngles(t + d / 2, t - d / 2);
  const [ab, ac] = [distance(corners.A, corners.B), distance(corners.A, corners.C)];
  return { ...corners, P: { x: ab, y: 0 }, Q: { x: 1 - ac, y: 0 } };
}

const sidesCutOff = form<Cut>(
  'sides-cut-off-on-the-base',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    suits: p => {
      const { P, Q } = cutOff(p);
      return P.x < 0.96 && Q.x > 0.04;
    },
    verify: p => {
      const { A, B, C, P, Q } = cutOff(p);
      if (Math.abs(measured(A, P, Q) - p.t) > 1e-6) throw new Error('the angle PAQ is another one');
      return p.asked === 'P' ? angleAt(P, A, B) : angleAt(Q, A, C);
    },
  },
  ({ t, d, asked, way }, { step, find }) => {
    const larger = asked === 'P';
    const sum = find(180, { name: 'the sum of angles APB and AQC' });
    const base = step(calc`${sum} - ${t}`, {
      name: 'the sum of angles APQ and AQP',
      works: (_v, working) => tex`\angle APQ + \angle AQP = ${working}`,
    })`
      Triangle APQ has the angle $${t}^\circ$ at A, so its angles at P and Q together are the rest of $180^\circ$.`;
    const difference = step(calc`${d} / 2`, {
      name: 'the difference of these two angles',
      works: (_v, working) => tex`\angle AQP - \angle APQ = \frac{\angle B - \angle C}{2} = ${working}`,
    })`
      In triangle ABP the sides BA and BP are equal, so $\angle APQ = (180^\circ - \angle B) \div 2$; in triangle ACQ in
      the same way $\angle AQP = (180^\circ - \angle C) \div 2$. These angles differ by half of what B and C differ
      by.`;
    const one = step(
      larger ? calc`(${base} - ${difference}) / 2` : calc`(${base} + ${difference}) / 2`,
      (_v, working) => tex`\angle ${larger ? 'APB' : 'AQC'} = ${working}`,
    )`
      ${
        larger
          ? 'Angle B is larger than angle C, so angle APB is the smaller of the two'
          : 'Angle C is smaller than angle B, so angle AQC is the larger of the two'
      }: take it from their sum and
      difference.`;
    const name = larger ? 'APB' : 'AQC';
    return {
      answer: one,
      stem:
        way === 0
          ? text`On the side BC of triangle ABC the points P and Q are chosen so that $BP = BA$ and $CQ = CA$. Angle PAQ
            is $${t}^\circ$, and angle B exceeds angle C by $${d}^\circ$. What is angle ${name}, in degrees?`
          : way === 1
            ? text`The arc about B through A meets the side BC of triangle ABC at P, and the arc about C through A meets
              it at Q. The angle B of the triangle is $${d}^\circ$ larger than angle C. If $\angle PAQ = ${t}^\circ$,
              find the measure of angle ${name} in degrees.`
            : text`A triangular plot ABC has angles at B and C that differ by $${d}^\circ$, the one at B being larger.
              Along the side BC the lengths BA from B and CA from C are marked off; they end at P and Q. Seen from A,
              the marks P and Q are $${t}^\circ$ apart. What is the measure of angle ${name}?`,
      show: degrees,
      plausible: value => inTriangle(value) && value.d <= 2n && value.valueOf() < 90,
      slips: [
        slip('left_out_a_factor', difference, d)`
          The angles at P and Q were given the same difference of $${d}^\circ$ as B and C. Each isosceles triangle
          halves
          it.`,
        slip('took_the_figure_for_special', difference, 0)`
          Triangle APQ was taken to be isosceles. Its angles at P and Q differ, because B and C differ by
          $${d}^\circ$.`,
        slip(
          'swapped_the_two',
          one,
          larger ? calc`(${base} + ${difference}) / 2` : calc`(${base} - ${difference}) / 2`,
        )`
          ${here} is angle ${larger ? 'AQC' : 'APB'}. The larger angle of B and C leaves less for the two equal angles
          of
          its isosceles triangle.`,
        slip('took_the_wrong_angle', sum, calc`180 - ${t}`)`
          Angle PAQ was taken off twice. In triangle APQ the angles at P and Q have the sum $180^\circ - ${t}^\circ$.`,
        slip('took_the_wrong_angle', one, larger ? calc`${t} + ${d} / 2` : calc`${t} - ${d} / 2`)`
          ${here} is angle ${larger ? 'B' : 'C'} of the triangle, which is opposite to the equal angles.`,
        slip(
          'halved_needlessly',
          one,
          larger ? calc`90 - (${t} - ${d} / 2) / 2 - ${d} / 4` : calc`90 - (${t} + ${d} / 2) / 2 - ${d} / 4`,
        )`
          ${here} starts from the other one of the angles B and C.`,
        slip('left_out_a_factor', base, calc`(${sum} - ${t}) / 2 + ${t}`)`
          ${here} was used for the sum of the angles at P and Q: half of the rest and the angle at A, as if A were one
          of
          the equal angles.`,
      ],
      snapRead: text`Two isosceles triangles that overlap on BC; one angle and one difference are known.`,
      approach: text`Nothing is known of B or C alone. The isosceles triangles express the angles at P and Q by B and C,
        and triangle APQ gives their sum, so work with sum and difference.`,
      faster: text`Angles B and C add up to twice angle PAQ, $2 \times ${t}^\circ$, whatever they are; with the
        difference $${d}^\circ$ each is known, and each isosceles triangle gives its base angle.`,
      check: text`Then $B = ${t + d / 2}^\circ$ and $C = ${t - d / 2}^\circ$, so the base angles are
        $${calc`(180 - ${t + d / 2}) / 2`.value}^\circ$ at P and $${calc`(180 - ${t - d / 2}) / 2`.value}^\circ$ at Q,
        and
        $180^\circ$ less both is $${t}^\circ$.`,
      principle: text`When only a sum and a difference of unknown angles are given, carry them through the figure as
        they are.`,
      figure: () =>
        drawn({
          alt: `Triangle ABC with P and Q on BC, Q nearer to B than P. BP is as long as BA, and CQ is as long as CA. Angle PAQ is ${t} degrees.`,
          points: cutOff({ t, d, asked, way }),
          lines: ['AB', 'AC', 'BC', 'AP', 'AQ'],
          angles: { PAQ: `${t}°` },
          notToScale: true,
          longest: 300,
        }),
    };
  },
);

/** GM.TRI.1 Hard: a side laid off across the bisector, and two isosceles triangles that overlap. */
export const linkedAngles: readonly AnyTemplate[] = [
  ...situation<Laid>({
    type: 'GM.TRI.1',
    situation: 'sum-of-two-lengths',
    tries: 20,
    draw: draw => {
      const a = draw.step(36, 117, 3);
      return [60, 72, 90].includes(a)
        ? null
        : { a, asked: draw.pick(['B', 'C'] as const), way: draw.int(0, 2) };
    },
    forms: [sumLaidOff],
  }),
  ...situation<Cut>({
    type: 'GM.TRI.1',
    situation: 'overlapping-isosceles',
    tries: 40,
    draw: draw => {
      const [t, d] = [draw.int(34, 66), draw.step(8, 36, 4)];
      return t - d / 2 > 20 && t !== 60
        ? { t, d, asked: draw.pick(['P', 'Q'] as const), way: draw.int(0, 2) }
        : null;
    },
    forms: [sidesCutOff],
  }),
];
