import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { measured, onCircle } from './measured-angles.ts';

interface Positions {
  /** Angle OBC, degrees; angle OAC is a whole number of degrees and larger. */
  x: number;
  scene: 'circle' | 'bisectors' | 'posts';
}

/** Largest angle OAC for which the centre can lie inside the triangle as well as outside. */
const mostOf = ({ x }: Positions) => 89 - x;

const sameSmallest = form<Positions>(
  'same-smallest-angle-in-both-positions',
  {
    band: 'Hard',
    seconds: 115,
    revision: 5,
    also: ['GM.TRI.1', 'AL.INQ.3'],
    entry: true,
    verify: ({ x }) => {
      let count = 0;
      for (let n = x + 1; n < 90; n += 1) {
        // C at 0°; A and B on either side, at the central angles that the two base angles leave.
        const smallest = [180 - 2 * n, -(180 - 2 * n)].map(at => {
          const [A, B, C] = [onCircle(at), onCircle(180 - 2 * x), onCircle(0)];
          const angles = [measured(A, B, C), measured(B, A, C), measured(C, A, B)];
          return { least: Math.min(...angles), most: Math.max(...angles) };
        });
        const acute = smallest.filter(({ most }) => most < 90 - 1e-6);
        const obtuse = smallest.filter(({ most }) => most > 90 + 1e-6);
        const [inside, outside] = [acute[0], obtuse[0]];
        if (inside && outside && Math.abs(inside.least - outside.least) < 1e-6) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { x, scene } = p;
    const most = step(mostOf(p), value => tex`n + ${x} < 90 \Rightarrow n \le ${value}`)`
      Let $\angle OAC = n^\circ$. Triangles OBC and OAC are isosceles, and the angle at the centre is twice the one at
      the circle: with O inside the angles at A, B and C are $90 - ${x}$, $90 - n$ and $n + ${x}$, all of them acute.`;
    const limit = find(calc`(90 + ${x}) / 2`);
    const least = step(
      calc`ceil(${limit})`,
      value =>
        tex`90 - n \le n - ${x} \Rightarrow n \ge
          ${limit.d === 1n ? limit : tex`\tfrac{${90 + x}}{2}`}${limit.d !== 1n && tex`, \quad n \ge ${value}`}`,
    )`
      With O outside, the angle at B is still $90 - n$, the one at A is the obtuse $90 + ${x}$, and the one at C is $n -
      ${x}$. As $n + ${x}$ and $n - ${x}$ differ, the same smallest angle must be $90 - n$ in both triangles. So it
      must not be
      larger than $n - ${x}$, the smaller of the two others.`;
    const count = step(calc`${most} - ${least} + 1`)`
      Count the integers from the least to the greatest value of $n$.`;
    return {
      answer: count,
      stem:
        scene === 'circle'
          ? text`O is the centre of the circle through the vertices of triangle ABC. $\angle OBC = ${x}^{\circ}$, and
            $\angle OAC$ is larger, a whole number of degrees. For how many values of $\angle OAC$ are there two such
            triangles, one with O inside it and one with O outside, whose smallest angles are equal?`
          : scene === 'bisectors'
            ? text`The perpendicular bisectors of the sides of a triangle ABC meet at O. The angle OBC is
              $${x}^{\circ}$, the angle OAC is $n^{\circ}$ with an integer $n > ${x}$. For how many values of $n$ are
              there two such triangles, one with O inside it and one with O outside, whose smallest angles are equal?`
            : text`Three posts A, B and C are equally far from a well O. The angle OBC is $${x}^{\circ}$; the angle OAC
              is larger and measures a whole number of degrees. The well may be inside the triangle ABC or outside it.
              For how many values of the angle OAC are both positions possible, and the smallest angle of triangle ABC
              equal in the two cases?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < 89 - x,
      slips: [
        slip('left_out_a_case', limit, calc`(90 - ${x}) / 2`)`
          Values from $${least}$ on make the angle at B the smallest one of the acute triangle only. In the other
          triangle the
          angle at C can be smaller.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          $${most} - ${least} = ${count}$ leaves one end out; both $${least}$ and $${most}$ are possible.`,
        slip('mixed_up_centre_and_circumference', limit, calc`(180 + ${x}) / 3`)`
          Your bound $${least}$ comes from comparing an angle at the circle with an angle at the centre. The angle of
          the
          triangle is half of the angle at the centre.`,
        slip('let_in_an_end_point', most, calc`${mostOf(p)} + 1`)`
          For the value $${most}$ the angle at C is $${most} + ${x}$ degrees, a right angle, and O lies on a side,
          not inside.`,
        slip('ignored_a_condition', most, 89)`
          You allowed all values up to $${most}$. Beyond $${mostOf({ x, scene: 'circle' })}$ the angle at C would not
          be acute,
          and O cannot be inside.`,
        slip('gave_the_complement', count, calc`${least} - ${x} - 1`)`
          For these $${count}$ values, from $${x + 1}$ to $${least.sub(1)}$, the smallest angles differ.`,
        slip('left_out_equal_values', least, calc`floor(${limit}) + 1`)`
          You began with $${least}$ and left out the value for which two angles are equal. The angle at B is then
          still a
          smallest one.`,
        slip('rounded_the_wrong_way', least, limit.d !== 1n && calc`floor(${limit})`)`
          For the value $${least}$ the angle at C is $${least} - ${x} = ${least.sub(x)}$ degrees with O outside,
          smaller than
          $90 - ${least} = ${q(90).sub(least)}$.`,
        slip('halved_needlessly', most, calc`89 - ceil(${x} / 2)`)`
          The bound $${most}$ arises when only half of the $${x}$ degrees is added at C; the whole angle belongs to
          it.`,
        slip('left_out_an_end_point', count, calc`${most} - ${least} - 1`)`
          $${count}$ leaves out both $${least}$ and $${most}$, which satisfy all conditions.`,
      ],
      snapRead: text`The circumcentre, one known and one unknown angle of two isosceles triangles, and two positions of
        the centre whose smallest angles are compared.`,
      approach: text`Write the three angles of the triangle for O inside and for O outside. Inside needs acute angles,
        which bounds the unknown from above; equal smallest angles bound it from below.`,
      faster: text`Angles inside: $90 - n, ${90 - x}, n + ${x}$; outside: $90 - n, ${90 + x}, n - ${x}$. The common one
        has to be the smallest: $90 - n \le n - ${x}$ and $n + ${x} < 90$, so $${least} \le n \le ${most}$.`,
      check: () => {
        const [n, before] = [Number(least), Number(least) - 1];
        return text`$n = ${n}$: $${90 - n}, ${90 - x}, ${n + x}$ and $${90 - n}, ${90 + x}, ${n - x}$, both with the
          smallest angle $${90 - n}^\circ$; $n = ${before}$ would give $${Math.min(90 - before, before + x)}^\circ$ and
          $${before - x}^\circ$.`;
      },
      principle: text`The circumcentre lies outside an obtuse triangle: without a figure, write the angles for both
        positions before comparing them.`,
    };
  },
);

/** GM.CIR.2 Hard: the smallest angle of a triangle for each position of its circumcentre. */
export const anglesOverPositions: readonly AnyTemplate[] = situation<Positions>({
  type: 'GM.CIR.2',
  situation: 'centre-and-smallest-angle',
  tries: 5,
  draw: draw => ({
    x: draw.int(3, 26),
    scene: draw.pick(['circle', 'bisectors', 'posts'] as const),
  }),
  forms: [sameSmallest],
});
