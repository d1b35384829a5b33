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
    const least = step(
      calc`abs(${double} - ${side}) + 1`,
      value => tex`AC > |${double} - ${side}| = ${value.sub(1)}`,
    )`
      Let $D$ be the mid-point of $BC$, and extend the median $AD$ by its own length to $E$. Then $CE = AB$, so
      triangle $ACE$ has
      the sides $AC$, $AB$ and twice the median. Use the triangle inequality.`;
    const most = step(
      calc`${double} + ${side} - 1`,
      value => tex`AC < ${double} + ${side} = ${value.add(1)}`,
    )`
      The side $AC$ is also less than the sum of the two others.`;
    const count = step(calc`${most} - ${least} + 1`)`
      Count the integers strictly between.`;
    return {
      answer: count,
      stem: way
        ? text`In triangle $ABC$, $AB = ${side}$ and the median $AD$ is $${median}$ long. How many integer values can
          the length of $AC$ take?`
        : text`The side $AB$ of triangle $ABC$ is $${side}$ units long, and the line from $A$ to the mid-point of $BC$
          is $${median}$ units long. For how many integer lengths of $AC$ is this possible?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('did_not_double', double, median !== side && median)`
          You used the triangle inequality with $${side}$ and the median $${median}$ itself. Their triangle does not
          have $AC$ as
          a side.`,
        slip('let_in_an_end_point', count, calc`${most} - ${least} + 3`)`
          The bounds themselves were counted; there the triangle is flat. Here $${most} - ${least} + 3 = ${count}$.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          From $${least}$ to $${most}$ there is one integer more than the difference.`,
        slip('ignored_a_bound', least, 1)`
          All lengths from $1$ to $${most}$ were counted, without the lower bound.`,
        slip('let_in_an_end_point', count, calc`${most} - ${least} + 2`)`
          One of the two bounds was counted, where the triangle is flat. Here $${most} - ${least} + 2 = ${count}$.`,
        slip('left_out_an_end_point', count, calc`${most} - ${least} - 1`)`
          $${least}$ and $${most}$ are possible and belong to the count.`,
      ],
      snapRead: text`A side and the median from its corner: the other side can vary between two bounds.`,
      approach: text`Doubling the median brings both sides and it into one triangle, where the triangle inequality gives
        the bounds.`,
      faster: text`$|2 \times ${median} - ${side}| < AC < 2 \times ${median} + ${side}$; there are $2 \times
        ${Math.min(side, 2 * median)} - 1$ integers between.`,
      check: () => {
        const [short, long] = double.lt(side) ? [double, side] : [side, double];
        return text`With $AC = ${least}$ the lengths $${least}, ${side}, ${double}$ make a triangle, with $AC =
          ${least.sub(1)}$ they do not ($${String(short)} + ${least.sub(1)} = ${String(long)}$); $AC = ${most.add(1)}$
          is too long ($${side} + ${double} = ${most.add(1)}$).`;
      },
      principle: text`Double a median: the two sides and twice the median form a triangle.`,
    };
  },
);
