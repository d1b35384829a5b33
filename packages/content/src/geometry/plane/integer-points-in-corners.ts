import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Corners {
  /** |x + y| + |x - y| is at most this. */
  span: number;
  /** |x| + |y| is at least this. */
  least: number;
  way: number;
}

const half = ({ span }: Corners) => Math.floor(span / 2);

const integerPoints = form<Corners>(
  'integer-points-in-the-corners',
  {
    band: 'Hard',
    seconds: 100,
    revision: 2,
    also: ['GM.COO.7', 'AL.MOD.2', 'AL.SEQ.1'],
    entry: true,
    verify: ({ span, least }) => {
      let count = 0;
      for (let x = -span; x <= span; x += 1)
        for (let y = -span; y <= span; y += 1)
          if (Math.abs(x + y) + Math.abs(x - y) <= span && Math.abs(x) + Math.abs(y) >= least) count += 1;
      return count;
    },
  },
  (p, { step }) => {
    const { span, least, way } = p;
    const side = step(half(p), {
      name: 'the largest value of $|x|$ and $|y|$',
      because: text`For $x = 5$ and $y = 3$ the moduli are $8$ and $2$, together $10 = 2 \times 5$. The smaller number
        is added in one modulus and subtracted in the other, so it cancels.`,
      works: value => tex`\max(|x|, |y|) \le \frac{${span}}{2} \Rightarrow |x|, |y| \le ${value}`,
    })`
      The sum of the two moduli is twice the larger of $|x|$ and $|y|$. So neither exceeds half of the bound; as they
      are integers, round down.`;
    const lines = step(calc`2 * ${side} - ${least} + 1`, {
      name: 'the number of diagonals in one corner',
      because: text`Points with the same sum $x + y$ lie on one diagonal of the corner, so going from sum to sum takes
        all points of the corner line by line.`,
    })`
      Take the corner with positive coordinates. There $x + y$ has to be at least $${least}$, and it is at most $2
      \times ${side}$. Count the values of this sum, both ends included.`;
    const corner = step(calc`${lines} * ${lines.add(1)} / 2`, {
      name: 'the number of points in one corner',
      works: (_value, working) => tex`1 + 2 + ${lines.equals(3) ? '' : tex`\dots + `}${lines} = ${working}`,
    })`
      The greatest sum belongs to one point, the corner itself. Each sum that is one less belongs to one point more,
      because its diagonal is longer. Add the numbers of points.`;
    const count = step(calc`4 * ${corner}`, {
      because: text`Both conditions contain only moduli, so changing the sign of $x$ or $y$ changes nothing: the four
        corners are mirror images. On an axis $|x| + |y|$ is at most $${half(p)}$, which is less than $${least}$.`,
    })`
      The region has four such corners. No point of an axis is far enough out, so they have no point in common: multiply
      by $4$.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`How many points $(x, y)$ with integer coordinates satisfy both $|x + y| + |x - y| \le ${span}$ and $|x|
            + |y| \ge ${least}$?`
          : way === 1
            ? text`Integers $x$ and $y$ are such that $|x| + |y|$ is at least $${least}$ while $|x + y| + |x - y|$ is at
              most $${span}$. Find the number of such pairs $(x, y)$.`
            : text`The interior of the square $|x| + |y| = ${least}$ is removed from the region $|x + y| + |x - y| \le
              ${span}$. How many points with integer coordinates lie in the remaining region, including its boundary?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_an_end_point', lines, calc`${side} * 2 - ${least}`)`
          You left out the points with $|x| + |y| = ${least}$ and counted $${count}$. The bound itself is allowed, so
          these points count.`,
        slip('mixed_up_length_area_and_volume', corner, () => {
          const leg = span - least;
          return leg > 0 && (leg * leg) % 2 === 0 ? (leg * leg) / 2 : null;
        })`
          The area of a corner, $${corner}$, was given for its number of points; boundary points count whole.`,
        slip('rounded_the_wrong_way', side, span % 2 ? calc`(${span} + 1) / 2` : false)`
          You rounded $\frac{${span}}{2}$ up and allowed $|x| = ${side}$. Then $|x + y| + |x - y|$ would be at least
          $${2 * Number(side)}$, more than $${span}$.`,
        slip('counted_one_too_many', lines, calc`${side} * 2 - ${least} + 2`)`
          You counted the diagonal with the sum $${least - 1}$ as well. The sum of the moduli has to be at least
          $${least}$.`,
        slip('took_the_figure_for_special', corner, calc`${lines} * ${lines}`)`
          You counted each corner as a square of $${lines}$ by $${lines}$ points, in all $4 \times ${corner} =
          ${count}$. The slanting side cuts the corner off as a triangle.`,
        slip('gave_the_complement', count, calc`(${side} * 2 + 1)^2 - ${corner} * 4`)`
          $${count}$ points of the square are too near to the origin; the others are wanted.`,
        slip('took_one_piece_of_several', count, calc`${corner} * 2`)`
          $${count}$ counts only two of the four corners. $x$ and $y$ can each be positive or negative, which makes
          four.`,
        slip('counted_one_too_many', side, () => {
          const side = Math.floor(span / 2) + 1;
          return span % 2 === 0 && 2 * side > least ? side : null;
        })`
          You let the coordinates go up to $${side}$. Then $|x + y| + |x - y|$ is twice that, more than $${span}$.`,
      ],
      snapRead: text`Two conditions with moduli on integers: an upright square in disguise, and the outside of a square
        on its tip.`,
      approach: text`Recognise both squares. Only the corners of the upright one lie outside the other; by symmetry
        count one corner along its diagonals and multiply.`,
      faster: text`Four triangles with $${lines}$ points along each leg: $2 \times ${lines} \times ${lines.add(1)}$.`,
      check: () => {
        const all = (2 * Number(side) + 1) ** 2;
        let near = 0;
        for (let x = -Number(side); x <= Number(side); x += 1)
          for (let y = -Number(side); y <= Number(side); y += 1)
            if (Math.abs(x) + Math.abs(y) < least) near += 1;
        return text`The upright square holds $${2 * Number(side) + 1}^2 = ${all}$ points; $${near}$ of them have $|x| +
          |y| \le ${least - 1}$, and $${all} - ${near} = ${count}$.`;
      },
      principle: text`The sum of the moduli of a sum and a difference is twice the larger modulus: it draws an upright
        square, the sum of two moduli one on its tip.`,
    };
  },
);

/** GM.COO.6 Hard: integer points between two squares of moduli. */
export const integerPointsInCorners: readonly AnyTemplate[] = situation<Corners>({
  type: 'GM.COO.6',
  situation: 'two-squares-of-moduli',
  tries: 20,
  draw: draw => {
    const span = draw.int(9, 30);
    const p: Corners = { span, least: draw.int(6, 26), way: draw.int(0, 2) };
    const lines = 2 * half(p) - p.least + 1;
    return p.least > half(p) && lines >= 3 && lines <= 11 ? p : null;
  },
  forms: [integerPoints],
});
