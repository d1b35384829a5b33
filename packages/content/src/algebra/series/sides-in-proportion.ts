import { form, here, Surd, situation, slip, stop, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Sides {
  /** The side of middle length. */
  m: number;
  frame: number;
}

const perimeterBound = form<Sides, Surd>(
  'bound-of-the-perimeter',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['GM.TRI.2', 'AL.INQ.6'],
    verify: ({ m }) => {
      // The largest common ratio of a triangle, halving an interval; the bound is m + m√5.
      let [low, high] = [1, 2];
      for (let i = 0; i < 60; i += 1) {
        const r = (low + high) / 2;
        if (r < 1 + 1 / r) low = r;
        else high = r;
      }
      return Surd.root(Math.round((m * (low + 1 / low)) ** 2)).add(m);
    },
  },
  ({ m, frame }, { step, find, write }) => {
    write(tex`\frac{${m}}{r}, \quad ${m}, \quad ${m}r \qquad (r \ge 1)`, {
      because: text`With the middle term as the starting point, the two other sides are found from it by dividing and by
        multiplying. So the perimeter depends on one letter only.`,
    })`
      Let $r \ge 1$ be the common ratio. From the middle side, divide by $r$ for the shortest side and multiply by $r$
      for the longest.`;
    const gap = step(1, {
      name: 'the bound of r less its reciprocal',
      works: value => tex`${m}r < ${m} + \frac{${m}}{r} \;\Rightarrow\; r - \frac{1}{r} < ${value}`,
      because: text`Only the longest side can be too long. A triangle exists exactly if it is shorter than the two other
        sides together.`,
    })`
      The longest side must be shorter than the other two together. Divide this inequality by $${m}$.`;
    const both = step(surd`sqrt(${gap}^2 + 4)`, {
      name: 'the bound of r plus its reciprocal',
      works: value =>
        tex`\left(r + \frac{1}{r}\right)^2 = \left(r - \frac{1}{r}\right)^2 + 4 < 5 \;\Rightarrow\; r + \frac{1}{r} <
          ${value}`,
      because: text`The perimeter holds $r + \frac{1}{r}$, and the triangle bounds $r - \frac{1}{r}$. The squares of the
        two differ by $4$, so $r$ itself is not needed.`,
    })`
      The perimeter needs $r + \frac{1}{r}$. Its square is larger by $4$ than the square of $r - \frac{1}{r}$, because
      the product of $r$ and $\frac{1}{r}$ is $1$.`;
    const outer = find(surd`${m} * ${both}`, { name: 'the bound of the two outer sides together' });
    const bound = step(surd`${outer} + ${m}`, {
      name: 'the bound of the perimeter',
      works: value => tex`${m}\left(1 + r + \frac{1}{r}\right) < ${value}`,
    })`
      Multiply by $${m}$ and add the middle side. The perimeter comes as close to this number as one likes.`;
    return {
      answer: bound,
      stem: wording(
        frame,
        text`The lengths of the three sides of a triangle are in geometric progression, and the side of middle length
          measures $${m}$ cm. The perimeter of every such triangle is less than $p$ cm. What is the least number $p$ for
          which this is true?`,
        text`Three straight paths enclose a flower bed. Their lengths are in geometric progression, not necessarily with
          a whole ratio, and the second longest path is $${m}$ m long. Going once around the bed one walks fewer than
          $p$ metres, whatever the other two lengths are. Find the smallest such $p$.`,
        text`A triangle has sides of $a$, $b$ and $c$ units with $a \le b \le c$, where $b^2 = ac$ and $abc =
          ${m ** 3}$. By the choice of $a$ and $c$ its perimeter can be brought as near as one likes to a
          certain number, but never reaches or exceeds it. Which number is this?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      onSight: value => value.valueOf() > 2.99 * m,
      slips: [
        slip('put_the_bound_on_another_quantity', both, Surd.of(q(5, 2)))`
          You let the longest side be almost $2 \times ${m}$, so that the sides are near $${m / 2}$, $${m}$ and
          $${2 * m}$. The shortest side is then too short to close the triangle.`,
        slip('got_the_middle_term_wrong', both, surd`sqrt(${gap}^2 + 2)`)`
          You used $2$ as the difference of the squares of a sum and a difference with the product $1$. The squares
          differ by four times the product.`,
        slip('took_bounds_that_exclude_each_other', both, surd`(3 + sqrt(5)) / 2`)`
          You used the greatest possible ratio for the longest side and the ratio $1$ for the shortest. One ratio fixes
          both sides, so these two bounds are not reached together.`,
        slip('gave_the_other_extreme', both, Surd.of(2))`
          With three equal sides the perimeter is $${3 * m}$, which is the least one. The sides may be unequal, and then
          the perimeter is longer.`,
        stop('took_a_part_for_the_whole', outer)`
          This bounds the shortest and the longest side together. The middle side of $${m}$ belongs to the perimeter
          too.`,
        slip('forgot_the_root', both, Surd.of(5))`
          You used $5$ as the bound of the ratio and its reciprocal together. It bounds the square of their sum, so the
          root is still to be taken.`,
        slip('assumed_equal_parts', bound, surd`2 * ${outer}`)`
          ${here} makes the middle side as long as the two outer sides together. It is $${m}$ long, and they are
          longer than that together.`,
      ],
      snapRead: text`Sides in geometric progression with a known middle one: the triangle inequality bounds the ratio.`,
      approach: text`Write the sides with the ratio $r$. The triangle bounds $r - \frac{1}{r}$, and the perimeter needs
        $r + \frac{1}{r}$; the squares of the two differ by $4$.`,
      check: text`At the limit $r$ is about $1.618$: the sides are about $${(m / 1.618034).toFixed(2)}$, $${m}$ and
        $${(m * 1.618034).toFixed(2)}$, and the longest is the sum of the two others.`,
      principle: text`A number and its reciprocal have the product 1, so the squares of their sum and difference differ
        by 4: a bound of one gives a bound of the other.`,
    };
  },
);

/** AL.SEQ.3 Hard: the perimeter of a triangle whose sides are in geometric progression. */
export const sidesInProportion: readonly AnyTemplate[] = situation<Sides>({
  type: 'AL.SEQ.3',
  situation: 'sides-in-proportion',
  tries: 20,
  draw: draw => ({ m: 2 * draw.int(3, 20), frame: draw.int(0, 2) }),
  forms: [perimeterBound],
});
