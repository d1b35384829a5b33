import { calc, form, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { Cevian } from './cevian.ts';

export const possibleSides = form<Cevian>(
  'whole-sides-with-a-median',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    also: ['GM.TRI.2'],
    entry: true,
    suits: ({ side, median }) => 2 * median !== side,
    verify: ({ side, median }) => {
      let count = 0;
      for (let b = 1; b < 400; b += 1) {
        const a2 = 2 * b * b + 2 * side * side - 4 * median * median;
        const a = a2 > 0 ? Math.sqrt(a2) : 0;
        if (a > Math.abs(b - side) + 1e-9 && a < b + side - 1e-9) count += 1;
      }
      return count;
    },
  },
  ({ median, side, way }, { step, find }) => {
    const double = find(calc`2 * ${median}`);
    const least = step(calc`abs(${double} - ${side}) + 1`, {
      name: text`the least length of $AC$`,
      works: value => tex`AC > |${double} - ${side}| = ${value.sub(1)}`,
      because: text`$BC$ and $AE$ halve each other at $D$, so $ABEC$ is a parallelogram and $CE$ is as long as $AB$.
        A median itself is in no triangle with both $AB$ and $AC$, but twice the median is.`,
    })`
      Let $D$ be the mid-point of $BC$, and extend the median $AD$ by its own length to $E$. Then $CE = AB$, so
      triangle $ACE$ has the sides $AC$, $AB$ and twice the median. $AC$ must be more than the difference of the
      other two sides.`;
    const most = step(calc`${double} + ${side} - 1`, {
      name: text`the greatest length of $AC$`,
      works: value => tex`AC < ${double} + ${side} = ${value.add(1)}`,
      because: text`$CE$ and $EA$ together make a way from $C$ to $A$ with a corner at $E$. The straight side $AC$
        is shorter than this way; if it were equal, $E$ would lie on $AC$ and the triangle would be flat.`,
    })`
      In the same triangle $AC$ must be less than the sum of the other two sides, so the largest integer is one
      below this sum.`;
    const count = step(calc`${most} - ${least} + 1`, {
      name: text`the number of lengths of $AC$`,
      because: text`From 3 to 5 there are three integers, 3, 4 and 5, though 5 − 3 is only 2. So 1 is added to the
        difference when both ends count.`,
    })`
      Count the integers from the least to the greatest length of $AC$. Both belong to the count, so add $1$ to
      their difference.`;
    return {
      answer: count,
      stem: way
        ? text`In triangle $ABC$, $AB = ${side}$ and the median $AD$ is $${median}$ long. How many integer values
          can the length of $AC$ take?`
        : text`The side $AB$ of triangle $ABC$ is $${side}$ units long, and the line from $A$ to the mid-point of
          $BC$ is $${median}$ units long. For how many integer lengths of $AC$ is this possible?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('did_not_double', double, median !== side && median)`
          You used the triangle inequality with $${side}$ and the median $${median}$ itself. The median joins $A$ to
          the mid-point of $BC$, so no triangle has it, $AB$ and $AC$ as its sides.`,
        slip('let_in_an_end_point', count, calc`${most} - ${least} + 3`)`
          You counted both bounds as well, $${most} - ${least} + 3 = ${count}$. At a bound the three lengths lie on
          one line, so there is no triangle.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          You gave the difference of $${most}$ and $${least}$. Both of these lengths are possible, so there is one
          integer more: from 3 to 5 there are three.`,
        slip('ignored_a_bound', least, 1)`
          You counted all lengths from $1$ to $${most}$. A short $AC$ cannot close the triangle: it has to exceed
          the difference of $AB$ and twice the median.`,
        slip('let_in_an_end_point', count, calc`${most} - ${least} + 2`)`
          You counted one of the two bounds as well, $${most} - ${least} + 2 = ${count}$. At a bound the three
          lengths lie on one line, so there is no triangle.`,
        slip('left_out_an_end_point', count, calc`${most} - ${least} - 1`)`
          You left out $${least}$ and $${most}$. Both lengths lie strictly between the bounds, so both give a
          triangle and belong to the count.`,
      ],
      snapRead: text`A side and the median from the same vertex are given, so the other side can vary: double the
        median and use the triangle inequality.`,
      approach: text`Doubling the median makes a triangle whose sides are $AB$, $AC$ and twice the median. The
        triangle inequality in it bounds $AC$ from below and from above; then count the integers.`,
      faster: text`$|2 \times ${median} - ${side}| < AC < 2 \times ${median} + ${side}$; there are $2 \times
        ${Math.min(side, 2 * median)} - 1$ integers between.`,
      check: () => {
        const [short, long] = double.lt(side) ? [double, side] : [side, double];
        return text`With $AC = ${least}$ the lengths $${least}, ${side}, ${double}$ make a triangle, with $AC =
          ${least.sub(1)}$ they do not ($${String(short)} + ${least.sub(1)} = ${String(long)}$); $AC =
          ${most.add(1)}$ is too long ($${side} + ${double} = ${most.add(1)}$).`;
      },
      principle: text`When a median is given with the sides next to it, double it: the two sides and twice the
        median form a triangle.`,
    };
  },
);
