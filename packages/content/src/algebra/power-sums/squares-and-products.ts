import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Sides {
  /** The squares have the sides d, 2d, …, nd. */
  d: number;
  n: number;
  frame: number;
}

const squares = form<Sides>(
  'squares-of-multiples',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ d, n }) => {
      let sum = 0;
      for (let k = 1; k <= n; k += 1) sum += (k * d) ** 2;
      return sum;
    },
  },
  ({ d, n, frame }, { step, find }) => {
    const count = find(n, { name: 'the number of squares' });
    const sum = step(calc`${count} * ${count.add(1)} * ${count.mul(2).add(1)} / 6`, {
      name: 'the sum of the first squares',
      works: (_v, w) => tex`1^2 + 2^2 + \dots + ${count}^2 = ${w}`,
      because: text`The formula is only for numbers that begin at $1$ and rise by $1$. Here the numbers rise by $${d}$,
        so this factor has to be taken out first.`,
    })`
      The numbers that are squared are $${d}$ times the numbers $1, 2, \dots, ${n}$. Add the squares of these by the
      formula $\frac{n(n + 1)(2n + 1)}{6}$.`;
    const factor = find(d * d, { name: 'the common factor of the squares' });
    const total = step(calc`${factor} * ${sum}`, {
      because: text`A number that is $${d}$ times as large has a square that is $${d} \times ${d}$ times as large.`,
      works: (_v, w) => tex`${d}^2(1^2 + 2^2 + \dots + ${n}^2) = ${w}`,
    })`
      Each number has the factor $${d}$, so its square has the factor $${d}^2$. Multiply by this common factor.`;
    const sides = tex`${d}, ${2 * d}, ${3 * d}, \dots, ${n * d}`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`A potter makes square tiles with sides of $${sides}$ cm, one of each size. What is the total area of the
          tiles, in square centimetres?`,
        text`What is the value of $${d}^2 + ${2 * d}^2 + ${3 * d}^2 + \dots + ${n * d}^2$?`,
        text`For a school fair, square plots are marked on a field. The first has a side of $${d}$ m, and each further
          plot a side $${d}$ m longer than the plot before; there are $${n}$ plots. Find their total area in square
          metres.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('forgot_to_square', factor, d)`
          You multiplied the sum of $1^2, 2^2, \dots, ${n}^2$ by $${d}$ only. Each number is $${d}$ times as large,
          so its square is $${d}^2$ times as large.`,
        slip('took_a_power_term_by_term', sum, calc`(${count} * ${count.add(1)} / 2)^2`)`
          You added $1 + 2 + \dots + ${n}$ first and squared the result. The square of a sum is much more than the sum
          of the squares.`,
        slip('counted_one_too_few', count, n - 1)`
          You added only $${n - 1}$ squares. The last one, $${n * d}^2$, is missing from your sum.`,
        slip('forgot_to_square', sum, calc`${count} * ${count.add(1)} / 2`)`
          You used $1 + 2 + \dots + ${n}$, the sum of the numbers. The sum of their squares is needed, and it is
          larger.`,
        slip('counted_one_too_many', count, n + 1)`
          You added $${n + 1}$ squares. The last of these would be $${(n + 1) * d}^2$, and the sum ends with
          $${n * d}^2$.`,
        slip(
          'divided_by_the_wrong_number',
          sum,
          calc`${count} * ${count.add(1)} * ${count.mul(2).add(1)} / 3`,
        )`
          You divided the product of the three factors by $3$. In the formula for the sum of squares it is divided by
          $6$.`,
        slip('did_not_double', sum, calc`${count} * ${count.add(1)} * ${count.add(1)} / 6`)`
          You used $${n} + 1$ as the last factor of the formula. It is $2 \times ${n} + 1$.`,
      ],
      snapRead: text`Squares of equal multiples are added: take the common factor out, squared.`,
      approach: text`Take out the common factor, which is squared in each term. The squares of the numbers $1, 2, 3,
        \dots$ are then added by their formula.`,
      check: text`The formula holds for three squares: $\frac{3 \times 4 \times 7}{6} = 14$ and $1 + 4 + 9 = 14$. The
        last square alone is $${(n * d) ** 2}$, and the total is about a third of $${n}$ times as much.`,
      principle: text`A common factor of numbers that are squared comes out of the sum as its square.`,
    };
  },
);

interface Products {
  /** 1 × (m − 1) + 2 × (m − 2) + … + n(m − n). */
  m: number;
  n: number;
  frame: number;
}

const products = form<Products>(
  'products-with-a-fixed-sum',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    verify: ({ m, n }) => {
      let sum = 0;
      for (let k = 1; k <= n; k += 1) sum += k * (m - k);
      return sum;
    },
  },
  ({ m, n, frame }, { step, find, write }) => {
    const together = find(m, { name: 'the sum of the two factors' });
    write(tex`1 \times ${m - 1} = 1(${m} - 1), \quad 2 \times ${m - 2} = 2(${m} - 2), \quad \dots`, {
      because: text`One factor goes up by $1$ while the other goes down by $1$, so their sum stays the same. One letter
        is then enough for every product.`,
    })`
      In each product the two factors add up to $${m}$. So the product that begins with $k$ is $k(${m} - k) = ${m}k -
      k^2$.`;
    const count = find(n, { name: 'the number of products' });
    const plainSum = step(calc`${count} * ${count.add(1)} / 2`, {
      name: 'the sum of the first factors',
      because: text`A sum of differences is the difference of two sums. The numbers $k$ and the squares $k^2$ can be
        added separately, because there is a formula for each.`,
      works: (_v, w) => tex`1 + 2 + \dots + ${count} = ${w}`,
    })`
      Add the numbers $k$ from $1$ to $${n}$, for the part $${m}k$ of the products.`;
    const squareSum = step(calc`${count} * ${count.add(1)} * ${count.mul(2).add(1)} / 6`, {
      name: 'the sum of the squares of the first factors',
      works: (_v, w) => tex`1^2 + 2^2 + \dots + ${count}^2 = ${w}`,
    })`
      Add the squares $k^2$ from $1^2$ to $${n}^2$ by the formula $\frac{n(n + 1)(2n + 1)}{6}$.`;
    const most = find(calc`${together} * ${plainSum}`);
    const total = step(calc`${together} * ${plainSum} - ${squareSum}`, {
      because: text`In $${m}k - k^2$ the square is subtracted in every product, so the sum of the squares is subtracted
        from the whole.`,
    })`
      Each product is $${m}k - k^2$. So the sum of all products is $${m}$ times the sum of the numbers, less the sum of
      the squares.`;
    const row = tex`1 \times ${m - 1} + 2 \times ${m - 2} + 3 \times ${m - 3} + \dots + ${n} \times ${m - n}`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`Find the sum $${row}$.`,
        text`On day $1$ of a camp $1$ team with $${m - 1}$ members is at work, on day $2$ there are $2$ teams with
          $${m - 2}$ members each, on day $3$ there are $3$ teams with $${m - 3}$ members each, and so on. How many
          person-days of work are done in the first $${n}$ days?`,
        text`A shopkeeper piles up boxes. In layer $1$ from the top there is $1$ row of $${m - 1}$ boxes; each layer
          below has one row more, and its rows have one box less. How many boxes are there in the top $${n}$ layers?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('used_a_wrong_given_number', together, m - 1)`
          You used $${m - 1}$ for the sum of the two factors. $1$ and $${m - 1}$ add up to $${m}$, and so do the
          factors of every other product.`,
        slip('wrong_sign', total, calc`${together} * ${plainSum} + ${squareSum}`)`
          You added the squares. The second factor of each product is $${m}$ minus the first, so the squares are
          subtracted.`,
        slip('counted_one_too_few', count, n - 1)`
          You added only $${n - 1}$ products. The last one, $${n} \times ${m - n}$, is missing in your sum.`,
        stop('stopped_a_step_early', most)`
          You stopped at $${m}$ times $1 + 2 + \dots + ${n}$. The second factors are less than $${m}$, so the squares
          have still to be subtracted.`,
        slip('counted_one_too_many', count, n + 1 < m && n + 1)`
          You added $${n + 1}$ products. The last one is $${n} \times ${m - n}$, so that is one too many.`,
        slip(
          'divided_by_the_wrong_number',
          squareSum,
          calc`${count} * ${count.add(1)} * ${count.mul(2).add(1)} / 3`,
        )`
          You divided the product of the three factors by $3$ in the sum of the squares. It has to be divided by $6$.`,
        slip('did_not_double', squareSum, calc`${count} * ${count.add(1)} * ${count.add(1)} / 6`)`
          You used $${n} + 1$ as the last factor in the sum of the squares. It is $2 \times ${n} + 1$.`,
        slip('counted_one_too_few', squareSum, calc`${count.sub(1)} * ${count} * ${count.mul(2).sub(1)} / 6`)`
          You added the squares only up to $${n - 1}^2$. The last first factor is $${n}$, so $${n}^2$ belongs to them.`,
      ],
      snapRead: text`One factor of the products rises by $1$ and the other falls by $1$, so their sum is always $${m}$:
        write both with one letter.`,
      approach: text`Write every product with its first factor alone. The whole sum is then a multiple of a sum of
        numbers, less a sum of squares, and there is a formula for each.`,
      faster: text`$\frac{${n} \times ${n + 1}}{6}(3 \times ${m} - ${2 * n + 1}) = \frac{${n} \times ${n + 1}}{6} \times
        ${3 * m - 2 * n - 1}$.`,
      check: text`The way holds for the first two products: $${m} \times 3 - 5 = ${3 * m - 5}$, and $${m - 1} + 2 \times
        ${m - 2} = ${3 * m - 5}$.`,
      principle: text`Write the general term of a sum with one letter; then add its numbers, squares and cubes
        separately.`,
    };
  },
);

/** AL.SEQ.6: squares of multiples (Easy) and products with a fixed sum (Medium). */
export const squaresAndProducts: readonly AnyTemplate[] = [
  ...situation<Sides>({
    type: 'AL.SEQ.6',
    situation: 'squares-in-a-row',
    draw: draw => ({ d: draw.int(2, 9), n: draw.int(7, 16), frame: draw.int(0, 2) }),
    forms: [squares],
  }),
  ...situation<Products>({
    type: 'AL.SEQ.6',
    situation: 'factors-up-and-down',
    draw: draw => {
      const [m, n] = [draw.int(16, 45), draw.int(8, 16)];
      return m - n > 4 ? { m, n, frame: draw.int(0, 2) } : null;
    },
    forms: [products],
  }),
];
