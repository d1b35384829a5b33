import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Bisected {
  /** AM, DM and the hypotenuse AD; AB is given. */
  am: number;
  dm: number;
  ad: number;
  ab: number;
  frame: number;
}

const otherSide = form<Bisected>(
  'parallel-side-from-bisectors',
  {
    band: 'Hard',
    seconds: 150,
    also: ['GM.TRI.1', 'GM.TRI.4'],
    verify: ({ am, dm, ab }) => {
      // M is the origin, A and D lie on the axes, and AB makes the same angle with AM as AD.
      const tilt = Math.atan2(dm, am);
      const B = [-am + ab * Math.cos(tilt), -ab * Math.sin(tilt)] as const;
      // C lies on BM produced, t away from D on the line through D parallel to AB.
      const t = (B[0] * dm) / (B[0] * Math.sin(tilt) + B[1] * Math.cos(tilt));
      return nearFraction(t, 4);
    },
  },
  ({ am, dm, ad, ab, frame }, { step, write, find }) => {
    write(tex`\frac{A}{2} + \frac{D}{2} = 90^\circ \quad \Rightarrow \quad \text{angle } AMD = 90^\circ`, {
      because: text`AB and CD are parallel, so the angles at A and D, on one leg, add up to $180^\circ$.`,
    })`
      The angles of the trapezium at A and D add up to $180^\circ$, so their halves add up to $90^\circ$. Triangle AMD
      has a right angle at M.`;
    const squares = find(calc`${am}^2 + ${dm}^2`);
    const leg = step(calc`sqrt(${squares})`, {
      name: 'AD',
      works: (_v, w) => tex`AD = \sqrt{${am}^2 + ${dm}^2} = ${w}`,
    })`
      Find AD by Pythagoras.`;
    write(tex`AK = AB, \quad KD = CD`, {
      because: text`Triangles ABM and AKM have AM in common, AK $=$ AB, and equal angles at A. So the angle AKM equals
        the angle at B. The angles at B and C add up to $180^\circ$, so the angle DKM equals the angle at C, and
        triangles DKM and DCM have DM, the angle at D and this angle in common.`,
    })`
      Mark K on AD with AK as long as AB. The bisector AM makes triangles ABM and AKM congruent, and then triangles
      DCM and DKM are congruent as well.`;
    const rest = step(calc`${leg} - ${ab}`, { name: 'CD', works: (_v, w) => tex`CD = KD = AD - AB = ${w}` })`
      So AB and CD together are as long as AD. Subtract AB.`;
    return {
      answer: rest,
      stem: wording(
        frame,
        text`In a trapezium ABCD with AB parallel to CD, the bisectors of the angles at A and at D meet at a point M
          of the side BC. If AM $= ${am}$ cm, DM $= ${dm}$ cm and AB $= ${ab}$ cm, how long is CD, in cm?`,
        text`ABCD is a field whose boundaries AB and CD are parallel. The lines that halve the angles at the corners A
          and D meet exactly on the boundary BC, at M, $${am}$ m from A and $${dm}$ m from D. The boundary AB is
          $${ab}$ m long. Find the length of CD in metres.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('assumed_a_proportion', rest, (ab * dm) % am === 0 && calc`${ab} * ${dm} / ${am}`)`
          ${here} makes AB and CD proportional to AM and DM. Triangles ABM and DCM are not similar in this order.`,
        slip('added_lengths_for_squares', leg, calc`${am} + ${dm}`)`
          AD was found as ${here}. AM and DM are the legs of a right triangle; their squares are added.`,
        slip('answered_another_quantity', rest, leg)`
          $${leg}$ is AD, which is as long as AB and CD together.`,
        slip('took_the_figure_for_special', rest, ab)`
          With CD as long as AB, ABCD would be a parallelogram, and AD would be twice AB.`,
        slip('mixed_up_a_length_and_its_half', rest, calc`2 * ${leg} - ${ab}`)`
          ${here} takes AD for the mean of AB and CD. It is their sum.`,
        slip('subtracted_for_added', rest, calc`${am} + ${dm} - ${ab}`)`
          ${here} subtracts AB from AM and DM together. The leg AD is the sum of AB and CD, not the two bisectors.`,
        slip('added_for_subtracted', rest, calc`${leg} + ${ab}`)`
          ${here} adds AB to AD. AB is a part of AD when it is folded over AM.`,
        slip('took_a_part_for_the_whole', rest, am > ab && calc`${am} - ${ab}`)`
          ${here} subtracts AB from AM. What AB is a part of is AD.`,
      ],
      snapRead: text`Bisectors at the ends of one leg meet on the other leg: a right angle, and lengths that can be
        laid on AD.`,
      approach: text`Half angles at A and D make a right angle at M. Folding AB over AM and CD over DM puts both on
        AD, where they fill the whole side.`,
      check: text`On AD K lies $${ab}$ from A and $${ad - ab}$ from D, together $${ad}$, and
        $${ad}^2 = ${ad * ad} = ${am}^2 + ${dm}^2$. M is equally far from B, K and C, so it is the midpoint of BC.`,
      principle: text`A bisector is a mirror line: fold a side over it and see what the folded sides fill.`,
      figure: () => {
        const tilt = Math.atan2(dm, am);
        const turned = (x: number, y: number) => ({
          x: x * Math.cos(tilt) - y * Math.sin(tilt),
          y: x * Math.sin(tilt) + y * Math.cos(tilt),
        });
        const B = [-am + ab * Math.cos(tilt), -ab * Math.sin(tilt)] as const;
        return drawn({
          alt: `A trapezium ABCD with AB parallel to CD and a point M on BC; AM and DM halve the angles at A and D. AM
            = ${am}, DM = ${dm}, AB = ${ab}.`,
          points: {
            A: turned(-am, 0),
            B: turned(B[0], B[1]),
            C: turned(-B[0], -B[1]),
            D: turned(0, dm),
            M: turned(0, 0),
          },
          lines: ['AB', 'BC', 'CD', 'DA', 'AM', 'DM'],
          notToScale: true,
        });
      },
    };
  },
);

const legs = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

/** GM.QAD.4 Hard: bisectors that meet on the other leg. */
export const bisectorsOnALeg: readonly AnyTemplate[] = situation<Bisected>({
  type: 'GM.QAD.4',
  situation: 'bisectors-meet-on-a-leg',
  tries: 20,
  draw: draw => {
    const [x, y, z] = draw.pick(legs);
    const k = draw.int(1, 6);
    const [am, dm] = draw.chance(0.5) ? [x * k, y * k] : [y * k, x * k];
    const ad = z * k;
    const ab = draw.int(3, Math.max(4, ad - 3));
    return ad >= 10 && ad <= 60 && 2 * ab !== ad && ab > ad / 5 && ab < (4 * ad) / 5
      ? { am, dm, ad, ab, frame: draw.int(0, 1) }
      : null;
  },
  forms: [otherSide],
});
