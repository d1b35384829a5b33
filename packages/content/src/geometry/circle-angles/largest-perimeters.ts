import { form, Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Seen {
  /** The chord AB and the angle at P, 60, 90 or 120 degrees. */
  ab: number;
  angle: number;
  frame: number;
}

const largestPerimeter = form<Seen, Surd>(
  'largest-perimeter-over-a-chord',
  {
    band: 'Hard',
    seconds: 150,
    also: ['GM.TRI.9', 'GM.TRI.2'],
    verify: ({ ab, angle }) => {
      // P runs over the arc; the greatest sum is met in the middle of a fine row of places.
      let best = 0;
      const R = ab / (2 * Math.sin((angle * Math.PI) / 180));
      for (let i = 1; i < 20000; i += 1) {
        const atA = ((180 - angle) * i) / 20000;
        const atB = 180 - angle - atA;
        best = Math.max(best, 2 * R * (Math.sin((atA * Math.PI) / 180) + Math.sin((atB * Math.PI) / 180)));
      }
      for (const root of [1, 2, 3])
        for (const d of [1, 3]) {
          const k = (best / Math.sqrt(root)) * d;
          if (Math.abs(k - Math.round(k)) < 1e-4)
            return Surd.root(root)
              .mul(q(Math.round(k), d))
              .add(ab);
        }
      throw new Error('no root fits');
    },
  },
  ({ ab, angle, frame }, { step, write, find }) => {
    const half = angle / 2;
    write(tex`\text{angle } AQB = \frac{${angle}^\circ}{2} = ${half}^\circ`, {
      because: text`Triangle PQB has two equal sides, so its angles at Q and B are equal. Together they make the
        exterior angle at P, which is angle APB $= ${angle}^\circ$.`,
    })`
      Produce AP beyond P to Q so that PQ is as long as PB. Then AQ is AP and PB together, and angle AQB is half of
      angle APB.`;
    const sine = find(half);
    const largest = step(
      half === 30 ? surd`${ab} / (1 / 2)` : half === 45 ? surd`${ab} * sqrt(2)` : surd`2 * ${ab} / sqrt(3)`,
      {
        name: 'the greatest sum of AP and PB',
        works: (_v, w) => tex`AQ \le \frac{AB}{\sin ${sine}^\circ} = ${w}`,
        because: text`Angle AQB has the same size for every P, so all points Q lie on one circle through A and B. AQ
          is a chord of this circle and at most as long as its diameter, and the diameter over a chord that is seen at
          $${half}^\circ$ is $AB \div \sin ${half}^\circ$.`,
      },
    )`
      All points Q see AB at $${half}^\circ$, so they lie on a fixed circle through A and B. AQ is longest as a
      diameter of it.`;
    const perimeter = step(surd`${largest} + ${ab}`, { name: 'the greatest perimeter' })`
      It is reached: P is then the centre of that circle, equally far from A and B. Add AB.`;
    return {
      answer: perimeter,
      stem: wording(
        frame,
        text`A and B are fixed points, $${ab}$ cm apart, on a circle. For a point P that moves on one of the two arcs,
          the angle APB is always $${angle}^\circ$. What is the greatest possible perimeter of triangle APB, in cm?`,
        text`From a tower P the straight road from A to B, $${ab}$ km long, is seen at an angle of exactly
          $${angle}^\circ$. Roads from P lead straight to A and to B. How long, in km, can the round trip from P to A,
          on to B and back to P be at most?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 2 * ab - 1e-9,
      slips: [
        slip('took_the_figure_for_special', perimeter, surd`3 * ${ab}`)`
          $${perimeter}$ belongs to an equilateral triangle on AB, whose angle at P is $60^\circ$.`,
        slip('stopped_a_step_early', perimeter, largest)`
          $${largest}$ is the greatest sum of AP and PB. The side AB belongs to the perimeter too.`,
        slip(
          'sought_the_extreme_elsewhere',
          largest,
          angle === 90 ? surd`7 / 5 * ${ab}` : angle === 60 ? surd`sqrt(3) * ${ab}` : null,
        )`
          AP and PB together were found as $${largest}$, for a P at which they have different lengths. They are
          greatest together where P is equally far from A and B.`,
        slip(
          'mixed_up_sine_cosine_and_tangent',
          largest,
          half === 45 ? surd`2 * ${ab}` : half === 30 ? surd`2 * ${ab} / sqrt(3)` : surd`2 * ${ab}`,
        )`
          AP and PB together were found as $${largest}$. In half of the triangle AB is opposite to the half angle, so
          its sine is needed.`,
        slip(
          'did_not_double',
          largest,
          half === 30 ? surd`${ab}` : half === 45 ? surd`${ab} * sqrt(2) / 2` : surd`${ab} / sqrt(3)`,
        )`
          $${largest}$ is the length of AP alone where P is equally far from A and B. PB is as long.`,
        slip('used_a_term_twice', perimeter, surd`${largest} + 2 * ${ab}`)`
          $${perimeter}$ counts the side AB twice. A triangle has three sides, and AB is only one of them.`,
        slip(
          'took_the_wrong_angle',
          largest,
          angle === 60
            ? surd`2 * ${ab} / sqrt(3)`
            : angle === 90
              ? surd`${ab}`
              : surd`2 * ${ab} / sqrt(3) * 2`,
        )`
          You used the whole angle of $${angle}^\circ$ where half of it belongs, and got $${largest}$ for AP and PB
          together.`,
      ],
      snapRead: text`A side and the opposite angle are fixed, the sum of the other two sides is to be greatest.`,
      approach: text`Put the two moving sides into one line. Its end sees AB at half of the angle and so moves on a
        circle too, where the longest chord from A is the diameter.`,
      check: () =>
        text`Where P is equally far from A and B, AB is ${
          angle === 60
            ? text`as long as AP, and the perimeter is $3 \times ${ab}$`
            : angle === 90
              ? text`$\sqrt{2}$ times AP, so $AP + PB = 2 \times \frac{${ab}}{\sqrt{2}}$`
              : text`$\sqrt{3}$ times AP, so $AP + PB = 2 \times \frac{${ab}}{\sqrt{3}}$`
        }. Near A the perimeter is only about $2 \times ${ab}$.`,
      principle: text`To find when a sum of two sides is greatest, lay them on one line and ask where its end can be.`,
    };
  },
);

/** GM.CIR.2 Hard: the greatest perimeter over a chord. */
export const largestPerimeters: readonly AnyTemplate[] = situation<Seen>({
  type: 'GM.CIR.2',
  situation: 'triangles-over-a-chord',
  draw: draw => {
    const angle = draw.pick([90, 120]);
    return { ab: angle === 120 ? draw.step(6, 60, 3) : draw.step(4, 44, 2), angle, frame: draw.int(0, 1) };
  },
  forms: [largestPerimeter],
});
