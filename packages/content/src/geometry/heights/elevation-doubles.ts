import { figure, label, outline, rightAngle, segment } from '../../figure.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { counted } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { sheetOf } from '../sheet.ts';

interface Doubling {
  /** AB and BC, metres; the elevations at A, B and C are one, two and four times an unknown angle. */
  first: number;
  second: number;
  object: string;
  walker: string;
  frame: number;
}

/** How far the last place is from the foot: CP = BC and BP = AB in right triangles at the foot. */
const footOf = ({ first, second }: Doubling) => q(first * first - 2 * second * second, 2 * second);

const distanceAtFirst = form<Doubling>(
  'distance-of-the-first-place',
  {
    band: 'Hard',
    seconds: 125,
    revision: 3,
    also: ['GM.TRI.2', 'GM.TRI.4'],
    verify: ({ first, second }) => {
      // Try the angle itself by halving: the two stretches fix it through their ratio, and then the distance.
      const place = (angle: number) => 1 / Math.tan(angle);
      const ratioAt = (angle: number) =>
        (place(angle) - place(2 * angle)) / (place(2 * angle) - place(4 * angle));
      let [low, high] = [1e-4, Math.PI / 8];
      for (let i = 0; i < 80; i += 1) {
        const angle = (low + high) / 2;
        if (ratioAt(angle) > first / second) low = angle;
        else high = angle;
      }
      const height = first / (place(low) - place(2 * low));
      return q(Math.round(4e4 * height * place(low)) / 1e4).div(4);
    },
  },
  (p, { step }) => {
    const { first, second, frame, object, walker } = p;
    const fromB = step(first, {
      name: 'the line of sight from the second place',
      because: text`An exterior angle of a triangle is the sum of the two opposite interior angles. If it is twice the
        angle at $A$, the angle at $P$ equals the angle at $A$, so the sides opposite to them are equal.`,
      works: value => tex`BP = AB = ${value}`,
    })`
      Let the places be $A$, $B$, $C$ in order, the top $P$ and the foot $F$. The elevation at $B$ is an exterior angle
      of triangle $ABP$ and twice the angle at $A$, so the triangle is isosceles: $BP = AB$.`;
    const fromC = step(second, {
      name: 'the line of sight from the third place',
      because: text`From $B$ to $C$ the elevation doubles again, so the same argument holds with the next triangle: its
        angles at $B$ and at $P$ are equal.`,
      works: value => tex`CP = BC = ${value}`,
    })`
      The elevation at $C$ is an exterior angle of triangle $BCP$ and twice the angle at $B$. So this triangle is
      isosceles too: $CP = BC$.`;
    const twice = step(calc`${fromB}^2 - 2 * ${fromC}^2`, {
      because: text`Both right triangles have the height $PF$ as a leg. Written in two ways, its square gives an
        equation for $x$ alone, in which $x^2$ cancels; no angle is needed.`,
      works: (_value, working) =>
        tex`${fromB}^2 - (x + ${fromC})^2 = ${fromC}^2 - x^2 \;\Rightarrow\; 2 \times ${fromC}x = ${working}`,
    })`
      Let $CF = x$, so that $BF = x + ${second}$. Write the square of the height in the right triangles $BFP$ and $CFP$
      by Pythagoras and set the two equal. Multiply out and collect.`;
    const foot = step(calc`${twice} / ${fromC.mul(2)}`, {
      name: 'the distance of the last place from the foot',
      works: (_value, working) => tex`x = ${working}`,
    })`
      Divide by $2 \times ${second}$ to get $x$, the distance of the last place from the foot.`;
    const whole = step(calc`${first} + ${second} + ${foot}`, {
      because: text`The question asks for the distance of the first place. From there to the foot lie the two stretches
        and then the rest from the last place on.`,
    })`
      Add the two stretches $AB$ and $BC$ to get the distance from the first place to the foot.`;
    return {
      answer: whole,
      stem:
        frame === 0
          ? text`Walking on level ground straight towards a vertical ${object}, ${walker} notes the angle of elevation
            of its top, measured from the ground. After $${first}$ metres the angle has doubled, and after a further
            $${second}$ metres it has doubled again. How far from the foot of the ${object} did ${walker} begin?`
          : frame === 1
            ? text`A straight level road leads to the foot of a ${object} and passes through the points $A$, $B$ and $C$
              in this order, with $AB = ${first}$ m and $BC = ${second}$ m. The angle of elevation of the top at $B$ is
              twice that at $A$, and at $C$ it is twice that at $B$. How far is $A$ from the foot of the ${object}?`
            : frame === 2
              ? text`From a point $A$ on level ground the angle of elevation of the top of a ${object} is $\theta$. It
                is $2\theta$ from a point $${first}$ m nearer to the foot, and $4\theta$ from a point another
                $${second}$ m nearer. What is the distance of $A$ from the foot?`
              : text`A surveyor goes along a level road towards the foot of a ${object}. Where he starts, he finds an
                angle of elevation of its top; $${first}$ metres farther on it is twice as large, and after $${second}$
                metres more it is four times as large as at the start. How many metres is the start from the foot?`,
      show: value => counted(value, 'metre'),
      plausible: value => value.valueOf() > 0 && value.d <= 4n,
      // The walk ends before the foot.
      onSight: value => value.valueOf() > first + second,
      slips: [
        stop('stopped_a_step_early', foot)`
          $${foot}$ metres is how far the last place is from the foot; both stretches belong to the distance asked.`,
        slip('answered_another_quantity', whole, calc`${foot} + ${second}`)`
          $${whole}$ metres is the distance of the second place; the first stretch of $${first}$ metres is missing.`,
        slip('assumed_a_proportion', foot, calc`${second} * ${second} / ${first}`)`
          The next stretch was taken as $${foot}$, in proportion to $${first}$ and $${second}$; tangents do not double
          with their angles.`,
        slip('mixed_up_kinds_of_progression', foot, calc`2 * ${second} - ${first}`)`
          The stretches $${first}$, $${second}$, $${foot}$ were taken to shrink by equal steps; doubled angles do not do
          that.`,
        slip('left_out_a_term', twice, calc`${first} * ${first} - ${second} * ${second}`)`
          You found $${foot}$ metres for the last place because the square of a sum was written without the square of
          $${second}$.`,
        slip('got_the_middle_term_wrong', foot, calc`${twice} / ${fromC}`)`
          You found $${foot}$ metres for the last place because the middle term of the square of a sum was counted
          once, not twice.`,
        slip('used_a_wrong_given_number', foot, calc`${second} / 2`)`
          Half of $${second}$ metres for the rest supposes a last angle of $60^\circ$; it is not given.`,
        slip('left_out_a_term', foot, 0)`
          $${first} + ${second}$ metres is what was walked; the walk ends before the foot.`,
      ],
      snapRead: text`The elevation doubles, then doubles again; two stretches of the walk are given. No angle is known,
        but doubled angles point to exterior angles and isosceles triangles.`,
      approach: text`Doubled angles make isosceles triangles: both lines of sight from the nearer places are known at
        once. Two right triangles with the same height then give the distance of the foot. With tangents of double
        angles it takes much longer.`,
      faster: () =>
        text`$BP = ${first}$ and $CP = ${second}$; in triangle $BCP$ the foot of $P$ is $\frac{${first}^2}{2 \times
          ${second}} = ${q(first * first, 2 * second)}$ from $B$. With $AB$: $${whole}$.`,
      check: text`The height squared is $${second}^2 - ${foot}^2 = ${foot
        .mul(foot)
        .neg()
        .add(second * second)}$ and $${first}^2 - ${foot.add(second)}^2 = ${
        foot
          .add(second)
          .pow(2)
          ?.neg()
          .add(first * first) ?? 0
      }$.`,
      principle: text`When an angle of elevation doubles, the distance walked equals the line of sight from the nearer
        place: exterior angles make isosceles triangles.`,
      figure: () => {
        const foot = footOf(p).valueOf();
        const height = Math.sqrt(second * second - foot * foot);
        const s = sheetOf(
          {
            A: { x: -foot - second - first, y: 0 },
            B: { x: -foot - second, y: 0 },
            C: { x: -foot, y: 0 },
            F: { x: 0, y: 0 },
            P: { x: 0, y: height },
          },
          330,
        );
        return figure(
          s.width,
          s.height,
          `A vertical line FP standing on level ground at F. From A, B and C, in this order on the ground towards F, lines of sight go to the top P. AB is ${first} metres and BC ${second} metres; the angle at B is twice that at A, and the angle at C twice that at B.`,
          [
            outline([s.at.A, s.at.P, s.at.F]),
            segment(s.at.B, s.at.P),
            segment(s.at.C, s.at.P),
            rightAngle(s.at.F, s.at.P, s.at.C, 9),
            ...(['A', 'B', 'C', 'F'] as const).map(name =>
              label({ x: s.at[name].x, y: s.at[name].y + 16 }, name),
            ),
            label({ x: s.at.P.x, y: s.at.P.y - 14 }, 'P'),
          ],
        );
      },
    };
  },
);

/** GM.TRG.2 Hard: the elevation doubles twice; exterior angles make isosceles triangles, no angle is ever found. */
export const elevationDoubles: readonly AnyTemplate[] = situation<Doubling>({
  type: 'GM.TRG.2',
  situation: 'elevation-doubling',
  tries: 200,
  draw: draw => {
    const p = {
      first: draw.int(18, 320),
      second: draw.int(12, 220),
      object: draw.pick(['tower', 'cliff', 'monument', 'lighthouse']),
      walker: draw.pick(['Anjali', 'Tenzin', 'Imran', 'Rosy', 'Kabir']),
      frame: draw.int(0, 3),
    };
    const foot = footOf(p);
    return foot.valueOf() >= 0.08 * p.second && foot.valueOf() <= 0.85 * p.second && foot.d <= 2n ? p : null;
  },
  forms: [distanceAtFirst],
});
