import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Middle {
  /** BC, and MI, where M is the middle of the arc BC. */
  bc: number;
  mi: number;
  frame: number;
}

const radiusFromIncentre = form<Middle>(
  'radius-from-the-middle-of-an-arc',
  {
    band: 'Hard',
    seconds: 150,
    also: ['GM.TRI.7', 'GM.CIR.1'],
    verify: ({ bc, mi }) => {
      // M is the centre of the circle through B, I and C; close in on the radius of the larger circle.
      let [low, high] = [mi / 2, 100000];
      for (let i = 0; i < 200; i += 1) {
        const R = (low + high) / 2;
        // The chord of an arc whose half has the chord mi.
        const chord = 2 * mi * Math.sqrt(1 - (mi * mi) / (4 * R * R));
        if (chord < bc) low = R;
        else high = R;
      }
      return nearFraction(Math.round(low * 1e5) / 1e5, 40);
    },
  },
  ({ bc, mi, frame }, { step, write, find }) => {
    write(
      tex`\text{angle } MBI = \frac{A}{2} + \frac{B}{2} = \text{angle } MIB \quad \Rightarrow \quad MB = MI = ${mi}`,
      {
        because: text`Angle MBC stands over the arc MC like angle MAC, so it is half of angle A; together with half of
        angle B it makes angle MBI. Angle MIB is the exterior angle of triangle ABI at I: half of A and half of B as
        well.`,
      },
    )`
      Compare MI with MB. AI halves the angle at A, so angle MBC is half of angle A, and triangle MBI has two equal
      angles.`;
    const half = step(calc`${bc} / 2`, {
      name: 'half of BC',
      because: text`Equal angles at A stand over equal arcs MB and MC. So M is equally far from B and C.`,
    })`
      M is the middle of the arc BC, so the perpendicular from M to BC meets it at its midpoint. Find half of BC.`;
    const square = find(calc`${mi}^2 - ${half}^2`);
    const sagitta = step(calc`sqrt(${square})`, {
      name: 'the distance of M from BC',
      works: (_v, w) => tex`\sqrt{${mi}^2 - ${half}^2} = ${w}`,
    })`
      Find the distance of M from BC by Pythagoras.`;
    const diameter = step(calc`${mi}^2 / ${sagitta}`, {
      name: 'the diameter',
      works: (_v, w) => tex`2R = ${w}`,
      because: text`The perpendicular to BC through M goes through the centre. In the semicircle over this diameter, B
        sees it at a right angle, and MB is a leg whose part on the hypotenuse is the distance of M from BC: $MB^2 =
        ${sagitta} \times 2R$.`,
    })`
      Let the diameter through M end at N. Angle MBN is a right angle, so $MB^2$ is the distance of M from BC times
      the diameter.`;
    const radius = step(calc`${diameter} / 2`, { name: 'the radius' })`
      Halve the diameter.`;
    return {
      answer: radius,
      stem: wording(
        frame,
        text`I is the incentre of triangle ABC. The line AI meets the circumcircle of the triangle again at M. If BC
          $= ${bc}$ and MI $= ${mi}$, what is the circumradius?`,
        text`The bisectors of the angles of triangle ABC meet at I, and the bisector from A, produced, meets the
          circle through A, B and C at M, $${mi}$ cm from I. The side BC is $${bc}$ cm long. Find the radius of the
          circle, in cm.`,
      ),
      show: plain,
      plausible: value => value.gt(bc / 2) && value.mul(100).d === 1n,
      slips: [
        slip('did_not_halve', radius, diameter)`
          $${diameter}$ is the diameter through M. The radius is half of it.`,
        slip('took_the_figure_for_special', radius, mi)`
          $${mi}$ is MI, as if I were the centre of the circle. The incentre is equally far from the sides, not from
          A, B and C.`,
        slip('answered_another_quantity', radius, calc`(${mi} + ${half}) / 2`)`
          ${here} is the mean of MI and half of BC. Neither of them is a radius.`,
        slip('subtracted_for_added', radius, calc`${diameter} - ${sagitta}`)`
          ${here} is the distance from BC to the far end of the diameter through M.`,
        slip('answered_another_quantity', radius, calc`${diameter} / 2 - ${sagitta}`)`
          ${here} is the distance of the centre from BC. The distance of M from BC has to be added.`,
        slip('added_lengths_for_squares', diameter, calc`${mi} + ${half}`)`
          For the diameter you added MI and half of BC. They do not lie on one line through the centre.`,
        slip('forgot_to_square', diameter, calc`${half}^2 / ${sagitta}`)`
          You divided the square of half of BC by the distance of M from BC, $${diameter}$. That is only the other
          part of the diameter.`,
      ],
      snapRead: text`The incentre and the point where the bisector meets the circumcircle: this point is the middle of
        an arc.`,
      approach: text`Angles at the circumference show that MI and MB are equal. Then the chord BC and the chord MB of
        half its arc give the radius.`,
      check: () => {
        const s = Math.sqrt(mi * mi - (bc * bc) / 4);
        return text`The diameter through M is cut by BC into $${s}$ and $${(bc * bc) / 4 / s}$, with the product
          $${(bc * bc) / 4} = \frac{${bc}}{2} \times \frac{${bc}}{2}$, and the two parts make
          $${s + (bc * bc) / 4 / s}$.`;
      },
      principle: text`The bisector of an angle of a triangle meets the circumcircle in the middle of the opposite arc,
        which is equally far from two vertices and the incentre.`,
    };
  },
);

/** GM.CIR.2 Hard: the incentre and the middle of an arc. */
export const middleOfAnArc: readonly AnyTemplate[] = situation<Middle>({
  type: 'GM.CIR.2',
  situation: 'incentre-and-middle-of-an-arc',
  draw: draw => {
    const [half, mi] = draw.pick(
      [
        [4, 5],
        [3, 5],
        [12, 13],
        [24, 25],
        [15, 17],
        [8, 10],
        [6, 10],
        [12, 15],
        [12, 20],
        [16, 20],
        [20, 25],
        [24, 26],
        [24, 30],
        [40, 41],
        [28, 35],
        [32, 40],
        [36, 39],
        [36, 45],
        [30, 34],
        [40, 50],
        [48, 50],
        [48, 52],
        [45, 51],
        [60, 65],
        [21, 29],
      ].filter(([x = 0, y = 0]) => ((5000 * y * y) / (Math.sqrt(y * y - x * x) * 100)) % 1 === 0) as [
        number,
        number,
      ][],
    );
    return { bc: 2 * half, mi, frame: draw.int(0, 1) };
  },
  forms: [radiusFromIncentre],
});
