import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Range {
  /** x³ + 1/x³ lies strictly between −low and high. */
  low: number;
  high: number;
  frame: number;
}

const cube = (k: number) => k ** 3 - 3 * k;
/** The greatest k ≥ 2 whose sum of cubes is below a bound. */
const last = (bound: number) => {
  let k = 2;
  while (cube(k + 1) < bound) k += 1;
  return k;
};

const numbers = form<Range>(
  'numbers-with-cubes-in-a-range',
  {
    band: 'Hard',
    seconds: 110,
    also: ['AL.QUA.3', 'AL.INQ.3'],
    entry: true,
    verify: ({ low, high }) => {
      const found = new Set<string>();
      for (let k = -40; k <= 40; k += 1) {
        const d = k * k - 4;
        if (d < 0) continue;
        for (const x of [(k + Math.sqrt(d)) / 2, (k - Math.sqrt(d)) / 2]) {
          const sum = x ** 3 + 1 / x ** 3;
          if (sum > -low && sum < high) found.add(x.toFixed(9));
        }
      }
      return found.size;
    },
  },
  ({ high, low, frame }, { step, find }) => {
    const up = step(last(high), {
      name: text`the greatest whole sum`,
      because: text`In $(a + b)^3$ the two middle terms are $3ab(a + b)$, and here $ab$ is $x \times \frac{1}{x} = 1$.
        So the sum of the cubes depends on $k$ alone, and a bound for it is a bound for $k$.`,
      works: value =>
        tex`${value}^3 - 3 \times ${value} = ${cube(value.valueOf())} < ${high} \le ${cube(value.valueOf() + 1)}`,
    })`
      Let $k$ be the whole sum $x + \frac{1}{x}$. Its cube is $x^3 + \frac{1}{x^3} + 3k$, so the sum of the cubes is
      $k^3 - 3k$, which grows with $k$ from $k = 2$ on. Find the greatest $k$ below the upper bound.`;
    const down = step(last(low), {
      name: text`the greatest size of a negative whole sum`,
      because: text`Both powers of $k$ in $k^3 - 3k$ are odd. So the negative sums are the positive ones with the sign
        changed, only with the other bound.`,
      works: value => tex`-${value}: \ -${cube(value.valueOf())} > -${low} \ge -${cube(value.valueOf() + 1)}`,
    })`
      With $-k$ in place of $k$ the sum of the cubes changes its sign. So find in the same way how far $k$ may go below
      zero.`;
    const inner = find(2);
    const pairs = step(calc`2 * (${up} - 2) + 2 * (${down} - 2)`, {
      name: text`the numbers with a sum beyond $2$ or $-2$`,
      because: text`Multiplying $x + \frac{1}{x} = k$ by $x$ gives this quadratic, with the discriminant $k^2 - 4$. The
        product of its roots is $1$, so they are a number and its reciprocal, and both count.`,
    })`
      For $|k| > 2$ the equation $x^2 - kx + 1 = 0$ has two different real roots, so each such $k$ gives two numbers.
      Count them for both signs.`;
    const count = step(calc`${pairs} + ${inner}`, {
      because: text`A positive number and its reciprocal add up to at least $2$, with equality only for $1$, which is
        its own reciprocal. Negative numbers behave in the same way.`,
      works: value => tex`k = \pm 2: \ x = \pm 1; \quad ${pairs} + 2 = ${value}`,
    })`
      For $|k| < 2$ there is no real $x$, since the discriminant is negative. For $k = 2$ and $k = -2$ it is zero, so
      there is one number each. Add these two.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many real numbers $x$ is $x + \frac{1}{x}$ an integer and $-${low} < x^3 + \frac{1}{x^3} <
            ${high}$?`
          : frame === 1
            ? text`Let $k = x + \frac{1}{x}$ be an integer for a real number $x$, while $x^3 + \frac{1}{x^3}$ lies
              strictly between $-${low}$ and $${high}$. How many values can $x$ take?`
            : text`A real number and its reciprocal add up to an integer. The sum of their cubes is more than $-${low}$
              and less than $${String(high)}$. How many such numbers are there?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('counted_twice', inner, 4)`
          You counted two numbers for each of the sums $2$ and $-2$. They belong to $1$ and $-1$ alone, which are their
          own reciprocals.`,
        slip('left_out_equal_values', inner, 0)`
          You left out the numbers $1$ and $-1$. With their reciprocals they have the sums $2$ and $-2$.`,
        slip('answered_another_quantity', count, calc`${up} + ${down} + 1`)`
          You counted one number for each whole sum from $-${down}$ to $${up}$. Most of these belong to two numbers,
          and $-1$, $0$ and $1$ to none.`,
        slip('counted_twice', count, calc`(${up} + ${down} + 1) * 2`)`
          $${count}$ gives two numbers to every whole sum from $-${down}$ to $${up}$. The sums $2$ and $-2$ have one
          each, and $-1$, $0$, $1$ have none.`,
        slip('ignored_real_roots', inner, 6)`
          You added two numbers for each of the sums $1$ and $-1$. No real number and its reciprocal have such a
          sum.`,
        slip('got_the_middle_term_wrong', up, () => {
          let k = 2;
          while ((k + 1) ** 3 < high) k += 1;
          return up.equals(k) ? null : k;
        })`
          You took the cube of the sum for the sum of the cubes, which allows sums up to $${up}$. The cube of the sum
          has three times the sum in it as well.`,
        slip('forgot_negative_numbers', count, calc`(${up} - 2) * 2 + 1`)`
          $${count}$ counts only positive numbers; negative ones have negative sums of cubes, which are allowed down to
          the lower bound.`,
        slip('left_out_a_case', pairs, calc`${up} - 2 + ${down} - 2`)`
          You counted a number and its reciprocal as one. They are different numbers with the same sum, and both meet
          the conditions.`,
        slip('counted_one_too_many', up, calc`${up} + 1`)`
          You allowed the sum $${up}$ as well. The sum of the cubes is then $${cube(up.valueOf())}$, which is not less
          than $${high}$.`,
      ],
      snapRead: text`A number and its reciprocal have a whole sum, and the sum of their cubes lies in a range. The
        numbers are counted.`,
      approach: text`The cube of the whole sum ties it to the sum of the cubes, so the range bounds it on both sides.
        Then see how many real numbers belong to each whole sum: two, one or none.`,
      faster: () =>
        text`$k(k^2 - 3)$ lies between $-${low}$ and $${high}$ for $k$ from $-${down}$ to $${up}$; two numbers for each
          with $|k| > 2$, one for $\pm 2$.`,
      check: () => {
        const [k, j] = [up.valueOf(), down.valueOf()];
        return text`A sum of $${k}$ gives cubes with the sum $${cube(k)}$, and $${k + 1}$ gives $${cube(k + 1)}$, which
          is not below $${high}$. On the other side $-${j}$ gives $-${cube(j)}$, and $-${j + 1}$ gives
          $-${cube(j + 1)}$, which is not above $-${low}$.`;
      },
      principle: text`A number and its reciprocal add up to at least two in size: two numbers for each larger sum, one
        at two, none below.`,
    };
  },
);

/** AL.POL.2 Hard: how many numbers have a whole sum with their reciprocal and bounded cubes. */
export const cubesInARange: readonly AnyTemplate[] = situation<Range>({
  type: 'AL.POL.2',
  situation: 'cubes-in-a-range',
  draw: draw => {
    const around = (k: number) => draw.int(cube(k) + 3, cube(k + 1) - 1);
    const [low, high] = [around(draw.int(3, 8)), around(draw.int(4, 10))];
    return low === high ? null : { low, high, frame: draw.int(0, 2) };
  },
  forms: [numbers],
});
