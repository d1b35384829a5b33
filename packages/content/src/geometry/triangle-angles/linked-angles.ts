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
    write(tex`AE = AB, \quad EC = AC - AB = BD`, {
      because: text`A sum of two lengths is difficult to use as long as they lie in different directions. Copied
        onto AC, AB leaves exactly BD as the rest, and equal segments bring equal angles.`,
    })`
      The condition $AB + BD = AC$ asks for a copy of AB on AC. Let E be the point of AC with $AE = AB$; then the
      rest EC is as long as BD.`;
    write(tex`\triangle ABD \cong \triangle AED: \quad DE = BD = EC, \quad \angle AED = \angle B`, {
      because: text`Triangles ABD and AED have the side AD in common, equal sides AB and AE, and equal angles
        between these sides, because AD is the bisector. So they are congruent.`,
    })`
      AD bisects angle A and AB equals AE, so triangles ABD and AED are congruent. Therefore DE is as long as BD,
      and angle AED equals angle B.`;
    const times = find(2, { name: 'how many times angle B is angle C' });
    const rest = find(180 - a, { name: 'the sum of angles B and C' });
    const small = step(calc`${rest} / (${times} + 1)`, {
      name: 'angle C',
      works: (_v, working) => tex`\angle C = ${working}`,
      because: text`The exterior angle of a triangle equals the sum of the two interior angles that are not beside
        it. In the isosceles triangle CDE both of these are equal to angle C.`,
    })`
      In triangle CDE the sides DE and EC are equal, so angle EDC equals angle C. Angle AED is an exterior angle of
      this triangle and equals the sum of both. So angle B is $${times}$ times angle C, and B and C together are
      $${rest}^\circ$.`;
    const large = step(calc`${times} * ${small}`, {
      name: 'angle B',
      works: (_v, working) => tex`\angle B = ${working}`,
    })`
      Angle B is twice angle C, because it equals the exterior angle at E.`;
    const answer =
      asked === 'B'
        ? large
        : step(calc`${rest} - ${large}`, {
            name: 'angle C',
            works: (_v, working) => tex`\angle C = ${working}`,
          })`
          Angles B and C have the sum $${rest}^\circ$, so angle C is what angle B leaves of it.`;
    const other = asked === 'B' ? 'C' : 'B';
    return {
      answer,
      stem:
        way === 0
          ? text`In triangle ABC the bisector of angle A meets BC at D, and $AB + BD = AC$. If $\angle A =
            ${a}^\circ$, what is angle ${asked}, in degrees?`
          : way === 1
            ? text`Three straight roads join the towns A, B and C. A lane from A halves the angle of $${a}^\circ$
              between the roads AB and AC and ends at D on the road BC. Going from A to D by way of B is as long as
              the road from A to C. Find the angle between the roads at ${asked}, in degrees.`
            : text`AD, with D on BC, bisects the angle A of triangle ABC, which measures $${a}^\circ$. The side AC
              is as long as AB and BD together. How large is angle ${asked} of the triangle, in degrees?`,
      show: degrees,
      plausible: inTriangle,
      slips: [
        slip('took_the_figure_for_special', times, 1)`
          You made angles B and C equal, $${rest}^\circ \div 2$ each. AC is longer than AB, so angle B, opposite AC,
          is the larger one.`,
        slip('assumed_a_proportion', times, 3)`
          You made angle B $${times}$ times angle C. Let E be the point of AC with $AE = AB$: angle AED is the sum
          of only two equal angles, EDC and C.`,
        asked === 'B'
          ? stop('answered_another_quantity', small)`
            $${small}^\circ$ is the size of angle ${other}. The question asks for the size of angle ${asked}.`
          : stop('answered_another_quantity', large)`
            $${large}^\circ$ is the size of angle ${other}. The question asks for the size of angle ${asked}.`,
        slip(
          'took_the_wrong_angle',
          answer,
          asked === 'B' ? calc`${rest} - ${a} / 2` : calc`${rest} / 2 - ${a} / 4`,
        )`
          ${here} brings in half of angle A, the angle beside AD. Angles B and C come from the angle sum of the
          whole triangle and from their ratio.`,
        slip('took_the_figure_for_special', answer, asked === 'B' ? 90 : calc`90 - ${a}`)`
          You made angle B a right angle. Nothing in the question says so; the condition $AB + BD = AC$ gives the
          ratio of the angles B and C.`,
        slip(
          'took_the_wrong_angle',
          answer,
          asked === 'B' ? calc`${rest} / 2 + ${a} / 2` : calc`${rest} / 2 - ${a} / 2`,
        )`
          ${here} makes the angles B and C differ by angle A. The condition $AB + BD = AC$ gives their ratio, not
          this difference.`,
        slip('used_a_wrong_angle_sum', rest, calc`180 - ${a} / 2`)`
          ${here} is the sum of two angles in triangle ABD. Angles B and C belong to the whole triangle and share
          $180^\circ - ${a}^\circ$.`,
      ],
      snapRead: text`The sum of two lengths equals a third one and there is a bisector: lay one length off on the
        other side of the bisector.`,
      approach: text`Copy AB onto AC from A to a point E, so that the sum $AB + BD$ becomes visible on AC. The
        bisector then makes two triangles congruent, and the rest EC makes an isosceles one; their angles give the
        ratio of B and C.`,
      faster: text`Turn AB over the bisector: the turned B cuts off an isosceles triangle at C whose exterior angle
        is B. So $B : C = 2 : 1$, and $${rest}^\circ$ is shared as $2 : 1$.`,
      check: text`$${a} + ${calc`2 * (180 - ${a}) / 3`.value} + ${calc`(180 - ${a}) / 3`.value} = 180$, and angle B
        is twice angle C.`,
      principle: text`When the sum of two segments equals a third, lay one of them off on the third and look for
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
      because: text`The three angles of triangle APQ have the sum $180^\circ$. Angle B or C alone is not known, so
        the question has to be answered with sums and differences.`,
    })`
      In triangle APQ the angle at A is $${t}^\circ$. The angle sum is $180^\circ$, so the angles at P and Q
      together are the rest.`;
    const difference = step(calc`${d} / 2`, {
      name: 'the difference of these two angles',
      works: (_v, working) => tex`\angle AQP - \angle APQ = \frac{\angle B - \angle C}{2} = ${working}`,
      because: text`Equal sides face equal angles, and the third angle of triangle ABP is B itself. So each base
        angle is half of what B leaves of $180^\circ$: the larger B is, the smaller the base angle, by half as much.`,
    })`
      In triangle ABP the sides BA and BP are equal, so $\angle APQ = (180^\circ - \angle B) \div 2$. In triangle
      ACQ in the same way $\angle AQP = (180^\circ - \angle C) \div 2$. So these two angles differ by half of the
      difference of B and C.`;
    const one = step(larger ? calc`(${base} - ${difference}) / 2` : calc`(${base} + ${difference}) / 2`, {
      name: text`angle ${larger ? 'APB' : 'AQC'}`,
      works: (_v, working) => tex`\angle ${larger ? 'APB' : 'AQC'} = ${working}`,
      because: text`Two numbers are known by sum and difference: the smaller one is half of (sum minus difference),
        the larger one half of (sum plus difference).`,
    })`
      ${
        larger
          ? 'Angle B is larger than angle C, so angle APB is the smaller of the two'
          : 'Angle C is smaller than angle B, so angle AQC is the larger of the two'
      }.
      Find it from their sum and their difference.`;
    const name = larger ? 'APB' : 'AQC';
    return {
      answer: one,
      stem:
        way === 0
          ? text`On the side BC of triangle ABC the points P and Q are chosen so that $BP = BA$ and $CQ = CA$. Angle
            PAQ is $${t}^\circ$, and angle B exceeds angle C by $${d}^\circ$. What is angle ${name}, in degrees?`
          : way === 1
            ? text`The arc about B through A meets the side BC of triangle ABC at P, and the arc about C through A
              meets it at Q. The angle B of the triangle is $${d}^\circ$ larger than angle C. If $\angle PAQ =
              ${t}^\circ$, find the measure of angle ${name} in degrees.`
            : text`A triangular plot ABC has angles at B and C that differ by $${d}^\circ$, the one at B being
              larger. Along the side BC the lengths BA from B and CA from C are marked off; they end at P and Q.
              Seen from A, the marks P and Q are $${t}^\circ$ apart. What is the measure of angle ${name}?`,
      show: degrees,
      plausible: value => inTriangle(value) && value.d <= 2n && value.valueOf() < 90,
      slips: [
        slip('left_out_a_factor', difference, d)`
          You gave the angles at P and Q the same difference of $${d}^\circ$ as B and C. Each of them is half of
          what B or C leaves of $180^\circ$, so the difference is halved.`,
        slip('took_the_figure_for_special', difference, 0)`
          You made the angles at P and Q equal. Angles B and C differ by $${d}^\circ$, so the base angles of the two
          isosceles triangles differ as well.`,
        slip(
          'swapped_the_two',
          one,
          larger ? calc`(${base} + ${difference}) / 2` : calc`(${base} - ${difference}) / 2`,
        )`
          ${here} is angle ${larger ? 'AQC' : 'APB'}. The larger one of the angles B and C leaves less for the base
          angles of its isosceles triangle.`,
        slip('took_the_wrong_angle', sum, calc`180 - ${t}`)`
          You subtracted angle PAQ twice. In triangle APQ the angles at P and Q have the sum $180^\circ -
          ${t}^\circ$.`,
        slip('took_the_wrong_angle', one, larger ? calc`${t} + ${d} / 2` : calc`${t} - ${d} / 2`)`
          ${here} is angle ${larger ? 'B' : 'C'} of the triangle ABC. The angle in question is a base angle of an
          isosceles triangle with this angle at its vertex.`,
        slip(
          'halved_needlessly',
          one,
          larger ? calc`90 - (${t} - ${d} / 2) / 2 - ${d} / 4` : calc`90 - (${t} + ${d} / 2) / 2 - ${d} / 4`,
        )`
          ${here} starts from the other one of the angles B and C. Angle ${name} lies in the isosceles triangle at
          ${larger ? 'B' : 'C'}.`,
        slip('left_out_a_factor', base, calc`(${sum} - ${t}) / 2 + ${t}`)`
          For the sum of the angles at P and Q you had ${here}, with half of the rest and the angle at A. In
          triangle APQ the two angles are the whole rest of $180^\circ$.`,
      ],
      snapRead: text`Two isosceles triangles overlap on BC, and one angle and one difference are known: work with
        the sum and the difference of the angles at P and Q.`,
      approach: text`Neither B nor C is known alone. The isosceles triangles give the difference of the angles at P
        and Q, and triangle APQ gives their sum; sum and difference give each angle.`,
      faster: text`Angles B and C add up to twice angle PAQ, $2 \times ${t}^\circ$, whatever they are; with the
        difference $${d}^\circ$ each is known, and each isosceles triangle gives its base angle.`,
      check: text`Then $B = ${t + d / 2}^\circ$ and $C = ${t - d / 2}^\circ$, so the base angles are
        $${calc`(180 - ${t + d / 2}) / 2`.value}^\circ$ at P and $${calc`(180 - ${t - d / 2}) / 2`.value}^\circ$ at
        Q, and $180^\circ$ less both is $${t}^\circ$.`,
      principle: text`When only the sum and the difference of two unknown angles are given, carry both through the
        figure and separate them at the end.`,
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
