import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { ordinal, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Row {
  /** a + (a + d)b + (a + 2d)b² + … with n terms. */
  a: number;
  d: number;
  b: number;
  n: number;
  frame: number;
}

const finite = form<Row>(
  'products-with-powers',
  {
    band: 'Medium',
    seconds: 100,
    entry: true,
    verify: ({ a, d, b, n }) => {
      let sum = 0;
      for (let k = 0; k < n; k += 1) sum += (a + k * d) * b ** k;
      return sum;
    },
  },
  ({ a, d, b, n, frame }, { step, find, write }) => {
    const end = a + (n - 1) * d;
    const last = find(end, { name: 'the last first factor' });
    const row = tex`${a} \times 1 + ${a + d} \times ${b} + ${a + 2 * d} \times ${b ** 2} + \dots + ${end} \times
      ${b ** (n - 1)}`;
    const each = wording(
      frame,
      'the first and the second factor',
      'the number of boxes and the lamps in a box',
      'the number of teams and the points of a team',
    );
    write(tex`S = ${row}`)`
      Let $S$ be the total. It is a sum of products of two numbers: ${each}. Write it out.`;
    write(tex`${b}S - S = ${end} \times ${b}^{${n}} - ${a} - ${d}(${b} + ${b}^2 + \dots + ${b}^{${n - 1}})`, {
      because: text`Each power from $${b}$ to $${b}^{${n - 1}}$ is in both sums, in $S$ with a multiplier that is $${d}$
        larger. So $${d}$ times this power is subtracted.`,
    })`
      Multiply every product by $${b}$, so that the powers move one place on, and subtract $S$ power by power.`;
    const powers = step(calc`2^${n} - 2`, {
      name: 'the sum of the powers',
      because: text`Adding powers of $2$ from $2$ on gives the next power less $2$: $2 + 4 = 8 - 2$ and $2 + 4 + 8 = 16
        - 2$.`,
      works: (_v, w) => tex`${b} + ${b}^2 + \dots + ${b}^{${n - 1}} = ${w}`,
    })`
      The powers in the bracket form a geometric progression. Add them.`;
    const highest = step(calc`${last} * ${b}^${n}`, {
      name: 'the part that only the larger sum has',
      because: text`The last product of $S$ has the power $${b}^{${n - 1}}$. Multiplied by $${b}$ it has a power that
        $S$ does not contain, so nothing is subtracted from it.`,
    })`
      The highest power comes only in $${b}S$, in the last product multiplied by $${b}$. Find this part.`;
    const total = step(calc`${highest} - ${a} - ${d} * ${powers}`, {
      works: (_v, w) => tex`2S - S = S = ${w}`,
    })`
      Substitute both parts. Twice the total minus the total is the total itself, so this is the answer.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`Find the value of $${row}$, where the first factors rise in equal steps and the second factors are the
          powers of $${b}$.`,
        text`A factory in Moradabad sends $${a}$ boxes with $1$ lamp each in the first week, $${a + d}$ boxes with
          $${b}$ lamps each in the second, $${a + 2 * d}$ boxes with $${b ** 2}$ lamps each in the third. Week after
          week there are $${d}$ boxes more, and each box holds twice as many lamps. How many lamps are sent in $${n}$
          weeks?`,
        text`In round $1$ of a game each of $${a}$ teams gets $1$ point, in round $2$ each of $${a + d}$ teams gets
          $${b}$ points, in round $3$ each of $${a + 2 * d}$ teams gets $${b ** 2}$ points, and so on in the same way.
          How many points are given in the $${n}$ rounds of the game?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('wrong_sign', total, calc`${highest} - ${a} + ${d} * ${powers}`)`
          You added the powers with the factor $${d}$. They have larger multipliers in the total that is subtracted, so
          they are subtracted.`,
        slip('went_a_step_too_far', powers, calc`2^${n + 1} - 2`)`
          You added the powers up to $${b}^{${n}}$. This one is already in the part $${end} \times ${b}^{${n}}$.`,
        slip('left_out_a_factor', total, calc`${highest} - ${a} - ${powers}`)`
          You subtracted the powers once each. From one product to the next the first factor grows by $${d}$, so they
          are subtracted $${d}$ times.`,
        slip('ignored_the_weights', total, calc`(${a} + ${last}) / 2 * (2^${n} - 1)`)`
          You multiplied the mean of the first factors by the sum of the powers. The larger first factors come with the
          larger powers, so the mean is too small.`,
        slip('left_out_a_term', total, calc`${highest} - ${a} - ${d} * ${powers} - ${end * 2 ** (n - 1)}`)`
          The last product, $${end} \times ${2 ** (n - 1)}$, is missing in your sum. All $${n}$ products belong to it.`,
        slip('miscounted_the_steps', last, a + n * d)`
          You used $${a + n * d}$ as the last first factor. From the first to the ${ordinal(n)} there are only
          $${n - 1}$ steps.`,
        slip('left_out_a_term', total, calc`${highest} - ${d} * ${powers}`)`
          You did not subtract the first product, $${a}$. It is in the total, and nothing in $${b}$ times the total
          cancels it.`,
        stop('stopped_a_step_early', highest)`
          $${highest}$ is only the highest part of $${b}$ times the total. The parts that are subtracted are missing.`,
      ],
      snapRead: text`The first factors rise in equal steps and the second factors are the powers of $${b}$: multiply
        the sum by $${b}$ and subtract.`,
      approach: text`Multiply the total by $${b}$ and subtract the total itself. What is left is one large product
        minus a geometric progression, and both are easy to find.`,
      check: text`The way holds for the first two products: $${a + d} \times ${b}^2 - ${a} - ${d} \times ${b} =
        ${(a + d) * b * b - a - d * b}$, and $${a} + ${a + d} \times ${b} = ${a + (a + d) * b}$ as well.`,
      principle: text`When multipliers in equal steps stand before powers, multiply by the base and subtract: all but
        the two ends becomes geometric.`,
    };
  },
);

/** AL.SEQ.7 Medium: a finite sum. */
export const rowsThatEnd: readonly AnyTemplate[] = situation<Row>({
  type: 'AL.SEQ.7',
  situation: 'a-row-that-ends',
  tries: 20,
  draw: draw => {
    return {
      a: draw.int(2, 9),
      d: draw.int(2, 7),
      b: 2,
      n: draw.int(7, 11),
      frame: draw.int(0, 2),
    };
  },
  forms: [finite],
});
