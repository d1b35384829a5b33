import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { degrees } from '../circle-angles/measured-angles.ts';
import { drawn } from '../drawn.ts';
import { angleAt, byAngles, footOn, onWay } from '../triangle.ts';

const inTriangle = (value: { d: bigint; valueOf(): number }) =>
  value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n;

interface Folded {
  apex: number;
  way: number;
}

const angleInsideTheBase = form<Folded>(
  'angle-beside-the-inner-isosceles',
  {
    band: 'Medium',
    seconds: 80,
    verify: ({ apex }) => {
      const t = byAngles(90 - apex / 2, 90 - apex / 2);
      // D lies on AB with CD = CB: the mirror image of B in the foot of the perpendicular from C.
      const D = onWay(t.B, footOn(t.C, t.A, t.B), 2);
      return angleAt(t.C, t.A, D);
    },
  },
  ({ apex, way }, { step }) => {
    const base = step(calc`(180 - ${apex}) / 2`, {
      name: 'angle ABC',
      works: (_v, working) => tex`\angle ABC = \angle ACB = ${working}`,
      because: text`Equal sides of a triangle face equal angles. AB faces the angle at C and AC the angle at B, so
        these two are equal.`,
    })`
      AB and AC are equal, so the angles at B and C are equal. Angle A leaves the rest of $180^\circ$ for both, so
      each is half of this rest.`;
    const inner = step(calc`180 - 2 * ${base}`, {
      name: 'angle DCB',
      works: (_v, working) => tex`\angle DCB = ${working}`,
      because: text`In triangle BCD the side CB faces the angle at D and CD faces the angle at B. The equal sides
        meet at C, so the equal angles are at B and D, not at C.`,
    })`
      CD and CB are equal, so in triangle BCD the angle at D equals the angle at B. These two take twice angle B
      from $180^\circ$, and angle DCB is the rest.`;
    const rest = step(calc`${base} - ${inner}`, {
      name: 'angle ACD',
      works: (_v, working) => tex`\angle ACD = ${working}`,
    })`
      D lies on AB, so CD divides angle ACB into angle DCB and angle ACD. Subtract the known part from the whole.`;
    return {
      answer: rest,
      stem:
        way === 0
          ? text`In triangle ABC, $AB = AC$ and $\angle A = ${apex}^\circ$. D is the point of the side AB with $CD =
            CB$, different from B. What is the angle ACD, in degrees?`
          : way === 1
            ? text`A roof frame has the shape of a triangle ABC with equal rafters AB and AC that meet at an angle
              of $${apex}^\circ$. A strut CD is as long as the base BC and ends at a point D of the rafter AB, which
              is not B. Find the angle between the strut CD and the rafter AC, in degrees.`
            : text`D is a point on the side AB of a triangle ABC, between A and B, such that CD and CB are equal.
              Given that $AB = AC$ and that the angle at A measures $${apex}^\circ$, find the measure of angle ACD
              in degrees.`,
      show: degrees,
      plausible: inTriangle,
      slips: [
        stop('stopped_a_step_early', inner)`
          $${inner}^\circ$ is angle DCB, the part of angle ACB beside CB. The question asks for the other part,
          beside AC.`,
        slip('took_the_figure_for_special', rest, calc`${base} / 2`)`
          ${here} halves angle ACB, as if CD were its bisector. It was only said that CD is as long as CB.`,
        slip('took_the_wrong_angle', inner, calc`(180 - ${base}) / 2`)`
          For angle DCB you had ${here}, as if BC and BD were the equal sides. CD and CB are equal, so the equal
          angles are at B and D.`,
        slip('took_the_figure_for_special', inner, calc`90 - ${base}`)`
          For angle DCB you had ${here}, with a right angle at D. CD is as long as CB; it is not perpendicular to
          AB.`,
        stop('answered_another_quantity', base)`
          $${base}^\circ$ is the whole angle ACB. The segment CD divides it, and only the part beside AC is asked.`,
        slip('did_not_halve', base, calc`180 - ${apex}`)`
          ${here} is the sum of the angles at B and C. They are equal, so each of them is half of that.`,
        slip('took_the_wrong_angle', rest, calc`180 - ${base} - ${apex}`)`
          ${here} is the third angle of triangle ABC, the whole angle at C. The segment CD cuts a part off it.`,
        slip('assumed_equal_parts', rest, calc`${apex} / 2`)`
          ${here} is half of the angle at A. Nothing in the figure halves this angle; angle ACD comes from the two
          isosceles triangles.`,
      ],
      snapRead: text`Triangles ABC and BCD are both isosceles and share the angle at B: find the equal angles in
        each of them.`,
      approach: text`The equal sides AB and AC give the angles at B and C. The equal sides CD and CB give angle DCB,
        and the rest of angle ACB is asked.`,
      faster: text`Both isosceles triangles have the base angle at B, so they have the same third angle: angle DCB
        is $${apex}^\circ$ too, and the answer is $${base}^\circ - ${apex}^\circ$.`,
      check: text`In triangle ACD the angle at D is $180^\circ - ${base}^\circ$, because D and B have equal angles;
        $${apex} + ${rest} + ${calc`180 - ${base}`.value} = ${calc`${apex} + ${rest} + 180 - ${base}`.value}$.`,
      principle: text`When a figure has several isosceles triangles, mark the equal sides first: each pair gives a
        pair of equal angles opposite to them.`,
      figure: () => {
        const t = byAngles(90 - apex / 2, 90 - apex / 2);
        return drawn({
          alt: `Triangle ABC with equal sides AB and AC and an angle of ${apex} degrees at A. D lies on AB, and CD is as long as CB.`,
          points: { ...t, D: onWay(t.B, footOn(t.C, t.A, t.B), 2) },
          lines: ['AB', 'AC', 'BC', 'CD'],
          equal: [
            ['AB', 'AC'],
            ['BC', 'CD'],
          ],
          angles: { BAC: `${apex}°` },
          notToScale: true,
        });
      },
    };
  },
);

interface Between {
  b: number;
  c: number;
  asked: 'other' | 'gap';
  way: number;
}

const altitudeAndBisector = form<Between>(
  'between-altitude-and-bisector',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    also: ['GM.TRI.6'],
    verify: ({ b, c }) => {
      const t = byAngles(b, c);
      return angleAt(t.C, t.A, t.B);
    },
  },
  ({ b, c, way }, { step, find }) => {
    const gap = (b - c) / 2;
    const beside = step(calc`90 - ${b}`, {
      name: 'angle BAD',
      works: (_v, working) => tex`\angle BAD = ${working}`,
      because: text`D is the foot of the altitude, so the angle at D is $90^\circ$. The other two angles of a right
        triangle, here at A and at B, have the sum $90^\circ$.`,
    })`
      AD is perpendicular to BC, so triangle ABD has a right angle at D. Angle BAD is what angle B leaves of
      $90^\circ$.`;
    const between = find(gap, { name: 'angle DAE' });
    const half = step(calc`${beside} + ${between}`, {
      name: 'half of angle A',
      works: (_v, working) => tex`\angle BAE = ${working}`,
      because: text`If B and C were equal, altitude and bisector would be the same line. With B larger, the foot of
        the altitude moves towards B, while the bisector stays in the middle of angle A.`,
    })`
      Angle B is the larger one, so D lies between B and E. Angles BAD and DAE together are angle BAE, and that is
      half of angle A, because AE is the bisector.`;
    const whole = find(calc`2 * ${half}`, { name: 'angle A' });
    const last = step(calc`180 - ${b} - ${whole}`, {
      name: 'angle C',
      works: (_v, working) => tex`\angle C = ${working}`,
      because: text`Only the half beside AB has been found, and AE halves the angle. The three angles of triangle
        ABC have the sum $180^\circ$.`,
    })`
      The whole angle A is twice this half, $${whole}^\circ$. Subtract the angles at A and B from $180^\circ$ to get
      angle C.`;
    return {
      answer: last,
      stem:
        way === 0
          ? text`In triangle ABC the altitude AD and the bisector AE of angle A meet the side BC at D and E. If
            $\angle B = ${b}^\circ$, $\angle DAE = ${gap}^\circ$ and $\angle B > \angle C$, what is angle C, in
            degrees?`
          : way === 1
            ? text`From the vertex A of triangle ABC two segments are drawn to the side BC: AD at right angles to
              BC, and AE, which bisects angle BAC. The angle between them is $${gap}^\circ$. Angle B is
              $${b}^\circ$, and angle C is smaller than that. Find the measure of angle C.`
            : text`The angle at C is the smaller one of the angles at B and C in triangle ABC, and the angle at B
              measures $${b}^\circ$. The bisector of angle A is inclined to the altitude from A at $${gap}^\circ$.
              Find angle C.`,
      show: degrees,
      plausible: value => inTriangle(value) && value.valueOf() < b,
      slips: [
        slip('left_out_a_factor', last, calc`${b} - ${between}`)`
          ${here} makes angles B and C differ by the angle between altitude and bisector. They differ by twice as
          much, because the bisector halves angle A.`,
        slip('subtracted_for_added', half, calc`abs(${beside} - ${between})`)`
          For angle BAE you had ${here}, with E between B and D. Angle B is larger than angle C, so the altitude is
          nearer to B, and the two angles are added.`,
        slip('left_out_a_factor', whole, half)`
          You used $${half}^\circ$ as the whole angle A. It is angle BAE, and AE bisects angle A, so the whole is
          twice that.`,
        slip('took_the_wrong_angle', last, calc`90 - ${half}`)`
          ${here} uses a right angle at E, as if AE were the altitude. The altitude is AD, and AE is the bisector.`,
        slip('took_the_wrong_angle', last, calc`90 - ${half} + ${between} / 2`)`
          ${here} gives half of angle DAE to each side of the altitude. The whole of angle DAE lies on the side of
          C.`,
        slip('left_out_a_term', half, beside)`
          You used AD as the bisector, with angle BAD as half of angle A. The bisector is AE; AD is the altitude.`,
        slip('used_a_factor_twice', last, calc`${b} - 4 * ${between}`)`
          ${here} makes angles B and C differ by four times angle DAE. They differ by twice this angle.`,
        stop('answered_another_quantity', half)`
          $${half}^\circ$ is angle BAE, half of angle A. The question asks for angle C.`,
        stop('answered_another_quantity', beside)`
          $${beside}^\circ$ is angle BAD, between the side AB and the altitude. The question asks for angle C.`,
        slip('used_a_factor_twice', last, calc`${b} - 3 * ${between}`)`
          ${here} makes angle C smaller than angle B by three times angle DAE. It is smaller by twice this angle.`,
      ],
      snapRead: text`Altitude and bisector from one vertex enclose a known angle: the right triangle at the altitude
        gives half of the angle at this vertex.`,
      approach: text`The right triangle ABD gives angle BAD. Together with angle DAE it is half of angle A, because
        AE is the bisector. Then the angle sum gives angle C.`,
      faster: text`Angle DAE is always half the difference of angles B and C, so $C = ${b} - 2 \times ${gap}$.`,
      check: text`Half of angle A is $(180 - ${b} - ${last}) \div 2 = ${calc`(180 - ${b} - ${last}) / 2`.value}$,
        and ${calc`(180 - ${b} - ${last}) / 2 - (90 - ${b})`} is the angle DAE.`,
      principle: text`The angle between altitude and bisector from one vertex of a triangle is half the difference
        of the other two angles.`,
      figure: () => {
        const t = byAngles(b, c);
        const D = footOn(t.A, t.B, t.C);
        const E = onWay(
          t.B,
          t.C,
          Math.sin((c * Math.PI) / 180) / (Math.sin((c * Math.PI) / 180) + Math.sin((b * Math.PI) / 180)),
        );
        return drawn({
          alt: `Triangle ABC with angle B of ${b} degrees. AD is the altitude and AE the bisector of angle A; D lies between B and E on BC. Angle DAE is ${gap} degrees.`,
          points: { ...t, D, E },
          lines: ['AB', 'AC', 'BC', 'AD', 'AE'],
          right: ['ADC'],
          angles: { ABC: `${b}°` },
          notToScale: true,
          longest: 300,
        });
      },
    };
  },
);

/** GM.TRI.1 Medium: an isosceles triangle within another, and altitude with bisector. */
export const twoDecisions: readonly AnyTemplate[] = [
  ...situation<Folded>({
    type: 'GM.TRI.1',
    situation: 'isosceles-within-isosceles',
    tries: 20,
    draw: draw => {
      const apex = draw.step(20, 58, 2);
      return apex === 36 || apex === 30 ? null : { apex, way: draw.int(0, 2) };
    },
    forms: [angleInsideTheBase],
  }),
  ...situation<Between>({
    type: 'GM.TRI.1',
    situation: 'altitude-and-bisector',
    tries: 20,
    draw: draw => {
      const [b, gap] = [draw.int(52, 82), draw.int(6, 22)];
      const c = b - 2 * gap;
      return c >= 20 && 180 - b - c > 36 && gap * 2 !== 90 - b
        ? { b, c, asked: 'other', way: draw.int(0, 2) }
        : null;
    },
    forms: [altitudeAndBisector],
  }),
];
