import { form, Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Turned {
  /** BC and CD together, and the angle between the equal sides. */
  sum: number;
  angle: 60 | 90 | 120;
  frame: number;
}

/** The cotangent and the tangent of half of the angle. */
const halfTurn = { 60: Surd.root(3), 90: Surd.of(1), 120: Surd.root(3).div(3) } as const;

const areaFromASum = form<Turned, Surd>(
  'area-from-a-sum-of-two-sides',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['GM.TRI.9', 'GM.ARE.2'],
    verify: ({ sum, angle }) => {
      // BC = 0.3 of the sum: BD by the rule of cosines at C, then both triangles by two sides and an angle.
      const turn = (angle * Math.PI) / 180;
      const [b, c] = [0.3 * sum, 0.7 * sum];
      const square = b * b + c * c + 2 * b * c * Math.cos(turn);
      const leg = square / (2 - 2 * Math.cos(turn));
      const area = (b * c * Math.sin(turn)) / 2 + (leg * Math.sin(turn)) / 2;
      return Surd.root(Math.round(area * area * 144)).div(12);
    },
  },
  ({ sum, angle, frame }, { step, write }) => {
    const unit = wording(frame, 'cm', 'm', 'm');
    write(tex`\angle ABC + \angle ADC = 180^\circ, \qquad AB = AD`, {
      because: text`The two unknown sides stand at different corners. Turning a triangle about A brings them into one
        straight line, because the angles at B and D make up $180^\circ$; no length is changed by turning.`,
    })`
      Turn triangle ABC about A until AB lies on AD; C goes to a point E. The angles at B and D of a quadrilateral in a
      circle add up to $180^\circ$, so E, D and C lie on one line.`;
    const half = step(surd`${sum} / 2`, {
      name: 'half of the base CE',
      works: value => tex`CE = CD + DE = CD + BC = ${sum}, \qquad \frac{CE}{2} = ${value}`,
    })`
      The quadrilateral has become triangle ACE with equal sides AC and AE. Its base is CD and BC together; the
      altitude from A halves it.`;
    const height = step(surd`${half} * ${halfTurn[angle]}`, {
      name: 'the altitude from A',
      works: value =>
        tex`\angle CAE = ${angle}^\circ, \qquad h = ${half} \times \frac{1}{\tan ${angle / 2}^\circ} = ${value}`,
      because: text`Turning by angle BAD takes AC to AE, so the angle at A of the new triangle is $${angle}^\circ$. The
        altitude halves this angle too.`,
    })`
      The angle at A is the angle of the turn, that is angle BAD. In half of the isosceles triangle the angle at A is
      $${angle / 2}^\circ$.`;
    const area = step(surd`${half} * ${height}`, {
      name: 'the area',
      works: value => tex`\frac{1}{2} \times ${sum} \times ${height} = ${value}`,
    })`
      The area of the quadrilateral is that of triangle ACE: half of the base times the altitude.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`ABCD is a quadrilateral whose vertices lie on a circle, in this order. Its sides AB and AD are equal, and
          angle BAD measures $${angle}^\circ$. The sides BC and CD are unequal and add up to $${sum}$ cm. What is the
          area of the quadrilateral, in square cm?`,
        text`Four lamps A, B, C and D stand, in this order, at the edge of a round pond. Seen from A, the lamps B and D
          are equally far away and appear $${angle}^\circ$ apart. A rope from B over C to D, straight between the
          lamps, is $${sum}$ m long. Find the area of water inside the quadrilateral ABCD, in square m.`,
        text`A field ABCD has its corners on a circular road. From the corner A two edges AB and AD of equal length go
          off at an angle of $${angle}^\circ$. The fence along the other two edges has a total length of $${sum}$ m,
          but nobody remembers where between B and D the corner C is. How many square m has the field?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('did_not_halve', area, surd`${sum} * ${height}`)`
          You multiplied the whole length $${sum}$ by the altitude on it. The area of a triangle is half of base times
          altitude.`,
        slip('mixed_up_a_length_and_its_half', half, surd`1 * ${sum}`)`
          You used the whole of $${sum}$ ${unit} for a half of the base. The altitude of an isosceles triangle meets
          the base in its middle.`,
        slip('mixed_up_sine_cosine_and_tangent', height, angle !== 90 && surd`${half} / ${halfTurn[angle]}`)`
          You multiplied by the tangent of half of the angle where you should divide by it. The half base is opposite
          that angle, and the altitude lies beside it.`,
        slip('took_the_figure_for_special', area, surd`${half}^2`)`
          Half of the given length was squared, as if the figure were a square. Nothing says that the figure has four
          right angles and equal sides.`,
        slip('took_the_wrong_angle', height, angle !== 90 ? surd`${half}` : surd`${half} * sqrt(3)`)`
          You used another angle between AC and its turned position. The turn is by angle BAD, which is
          $${angle}^\circ$; let that be the angle at A.`,
        slip('took_the_figure_for_special', area, surd`${half}^2 / 2`)`
          You made BC and CD equal and put a right angle between them, and left out triangle ABD. The sides BC and CD
          may have any lengths with this sum.`,
        slip('took_a_part_for_the_whole', area, surd`${half}^2 * ${halfTurn[angle]} / 2`)`
          That is only one half of the isosceles triangle into which the quadrilateral can be turned. Its other half
          belongs to the area too.`,
        slip('took_the_figure_for_special', height, angle !== 60 && surd`${half} * sqrt(3)`)`
          For an equilateral triangle this altitude would be right. Its angle at A is $${angle}^\circ$, the angle
          between the equal sides.`,
      ],
      snapRead: text`Four points on a circle, two equal sides at A, and only a sum of the two others: bring these two
        into one line.`,
      approach: text`Turn triangle ABC about A so that AB comes to AD. The angles at B and D make up $180^\circ$, so an
        isosceles triangle with the base $BC + CD$ appears.`,
      check: text`If C is midway between B and D, then $BC = CD = ${sum / 2}$ and the quadrilateral has two right
        angles, at B and D. AB is the altitude found above, and the area is that of two right triangles with the legs
        $${sum / 2}$ and ${height}: ${area}.`,
      principle: text`Equal sides at one corner and opposite angles that make a straight one: turn a triangle onto the
        other equal side, and the two remaining sides fall into one line.`,
    };
  },
);

/** GM.CIR.5 Hard: two equal sides and the sum of the two others. */
export const turnedOntoASide: readonly AnyTemplate[] = situation<Turned>({
  type: 'GM.CIR.5',
  situation: 'turned-onto-a-side',
  tries: 20,
  draw: draw => ({
    sum: 2 * draw.int(4, 22),
    angle: draw.pick([60, 90, 120, 60, 120] as const),
    frame: draw.int(0, 2),
  }),
  forms: [areaFromASum],
});
