import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Link {
  k: number;
  minus: boolean;
  way: boolean;
}

const sign = (minus: boolean) => (minus ? '-' : '+');

const fourth = form<Link>(
  'fourth-powers',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    suits: ({ k }) => k <= 12,
    verify: ({ k, minus }) => {
      // Powers of the two roots obey s(n + 1) = k s(n) ± s(n − 1).
      let [before, now] = [2, k];
      for (let n = 1; n < 4; n += 1) [before, now] = [now, k * now + (minus ? before : -before)];
      return now;
    },
  },
  ({ minus, k, way }, { step, find }) => {
    const two = find(minus ? 2 : -2, { name: 'the middle term of the first square, on the other side' });
    const square = step(calc`${k} * ${k} + ${two}`, {
      name: 'the sum of the squares',
      works: value =>
        tex`\left(x ${sign(minus)} \frac1x\right)^2 = x^2 ${sign(minus)} 2 + \frac{1}{x^2}, \quad x^2 + \frac{1}{x^2}
        = ${k}^2 ${minus ? '+' : '-'} 2 = ${value}`,
      because: text`The middle term of the square is twice the product of $x$ and $\frac1x$, and this product is $1$
        for every number. So $x$ itself is not needed.`,
    })`
      Let $x$ be the number. Square $x ${sign(minus)} \frac1x$, and bring the middle term,
      ${minus ? '$-2$' : '$2$'}, to the other side.`;
    const middle = find(calc`-2`, { name: 'the middle term of the second square, on the other side' });
    const fourth = step(calc`${square} * ${square} + ${middle}`, {
      name: 'the sum of the fourth powers',
      works: value =>
        tex`\left(x^2 + \frac{1}{x^2}\right)^2 = x^4 + 2 + \frac{1}{x^4}, \quad x^4 + \frac{1}{x^4} = ${square}^2 - 2
        = ${value}`,
      because: text`$x^2$ and $\frac{1}{x^2}$ are again a number and its reciprocal with the product $1$. They are
        added now, so the middle term is $+2$.`,
    })`
      Square the sum of the squares once more. Both terms have a plus sign now, so the middle term $2$ is taken
      away.`;
    return {
      answer: fourth,
      stem: way
        ? text`If $x ${sign(minus)} \frac1x = ${k}$, find the value of $x^4 + \frac{1}{x^4}$.`
        : text`A number ${minus ? 'exceeds its reciprocal by' : 'and its reciprocal add up to'} $${k}$. What is the sum
          of the fourth powers of the number and of its reciprocal?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('got_the_middle_term_wrong', middle, 0)`
          You squared $${square}$ and stopped. This second square also contains the middle term $2$, which has to be
          taken away.`,
        slip('got_the_middle_term_wrong', two, 0)`
          For the sum of the squares you used $${k}^2$. The square of the given equation also has a middle term, twice
          the product $1$.`,
        slip('wrong_sign', two, minus ? -2 : 2)`
          In the first square you brought the middle term to the other side with the wrong sign and got $${square}$
          for the sum of the squares.`,
        slip('wrong_sign', middle, 2)`
          In the second square you added $2$. The square contains the middle term already, so it has to be taken
          away.`,
        slip('got_the_middle_term_wrong', middle, calc`-4`)`
          From the second square you took $4$ away. Its middle term is twice the product $1$, so it is $2$.`,
        slip('took_a_power_term_by_term', fourth, calc`${k}^4`)`
          $${k}^4$ is the fourth power of the ${minus ? 'difference' : 'sum'} itself. It also contains all middle
          terms, so it is not the sum of the fourth powers.`,
        slip('got_the_middle_term_wrong', two, minus ? 4 : -4)`
          In the first square you used $4$ as the middle term. It is twice the product $1$, so it is $2$.`,
      ],
      snapRead: text`A number and its reciprocal are ${minus ? 'subtracted' : 'added'}, and fourth powers are asked:
        square twice.`,
      approach: text`The product of a number and its reciprocal is $1$, so every square has a middle term of size $2$.
        Squaring twice leads to the fourth powers.`,
      check: () => {
        const x = minus ? (k + Math.sqrt(k * k + 4)) / 2 : (k + Math.sqrt(k * k - 4)) / 2;
        return text`The number is about $${x.toFixed(3)}$, and its fourth power is about $${(x ** 4).toFixed(1)}$. The
          fourth power of its reciprocal is less than $1$, so $${fourth}$ fits.`;
      },
      principle: text`A number and its reciprocal have the product one, so squaring their sum changes the sum of the
        squares by just two.`,
    };
  },
);

const fifth = form<Link>(
  'fifth-from-square-and-cube',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    suits: ({ minus }) => !minus,
    verify: ({ k }) => {
      const x = (k + Math.sqrt(k * k - 4)) / 2;
      return Math.round(x ** 5 + x ** -5);
    },
  },
  ({ k, way }, { step, find }) => {
    const [one, other] = way ? ['x', '\\frac1x'] : ['r', 's'];
    const powers = (n: number) => (way ? tex`x^${n} + \frac{1}{x^${n}}` : tex`r^${n} + s^${n}`);
    const square = step(calc`${k}^2 - 2`, {
      name: 'the sum of the squares',
      works: (_v, working) => tex`${powers(2)} = \left(${one} + ${other}\right)^2 - 2 = ${working}`,
      because: text`The square of the sum contains both squares and twice the product of the two numbers. The product
        is $1$, so $2$ is taken away.`,
    })`
      ${way ? text`The product of $x$ and $\frac1x$ is $1$` : text`The roots have the sum $${k}$ and the product $1$`}.
      Find the sum of the squares first, from the square of the sum.`;
    const cube = step(calc`${k}^3 - 3 * ${k}`, {
      name: 'the sum of the cubes',
      works: (_v, working) =>
        tex`${powers(3)} = \left(${one} + ${other}\right)^3 - 3\left(${one} + ${other}\right) = ${working}`,
      because: text`$(a + b)^3 = a^3 + b^3 + 3ab(a + b)$. With the product $ab = 1$ the mixed terms together are three
        times the sum.`,
    })`
      Find the sum of the cubes from the cube of the sum: the mixed terms are three times the product times the sum.`;
    const rest = find(k, { name: 'the sum of the first powers' });
    const fifth = step(calc`${square} * ${cube} - ${rest}`, {
      name: 'the sum of the fifth powers',
      works: (_v, working) =>
        tex`\left(${powers(2)}\right)\left(${powers(3)}\right) = ${powers(5)} + ${one} + ${other}, \quad ${powers(5)}
        = ${working}`,
      because: text`A square times a cube of the same number is a fifth power. A square of one times a cube of the
        other leaves a first power, because the product of the two is $1$.`,
    })`
      Multiply these two sums, because $2 + 3 = 5$. The fifth powers appear, and with them the first powers, which are
      taken away.`;
    return {
      answer: fifth,
      stem: way
        ? text`For a real number $x$, $x + \frac1x = ${k}$. What is the value of $x^5 + \frac{1}{x^5}$?`
        : text`The roots of $x^2 - ${k}x + 1 = 0$ are $r$ and $s$. Find $r^5 + s^5$.`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('got_the_middle_term_wrong', rest, 0)`
          You gave the product of $${square}$ and $${cube}$. Besides the fifth powers it contains the first powers,
          $${k}$ in all, which have to be taken away.`,
        slip('wrong_sign', rest, calc`-${k}`)`
          You added $${k}$ to the product of the two sums. The first powers are contained in the product, so they have
          to be taken away.`,
        slip('took_a_power_term_by_term', cube, calc`${k}^3`)`
          For the sum of the cubes you used $${k}^3$. The cube of a sum also contains the mixed terms, three times the
          sum.`,
        slip('got_the_middle_term_wrong', cube, calc`${k}^3 - ${k}`)`
          From $${k}^3$ you took $${k}$ away only once. The cube of a sum contains the mixed terms three times.`,
        slip('took_a_power_term_by_term', square, calc`${k} * ${k}`)`
          For the sum of the squares you used $${k}^2$. The square of a sum also contains twice the product, which is
          $2$.`,
        slip('wrong_sign', cube, calc`${k}^3 + 3 * ${k}`)`
          For the sum of the cubes you added three times $${k}$. The cube of the sum contains it already, so it has to
          be taken away.`,
        slip('stopped_a_step_early', fifth, calc`${square} * ${square} - 2`)`
          ${here} comes from the square of the sum of squares. It leads to the fourth powers, not to the fifth.`,
        slip('used_a_wrong_given_number', rest, calc`${k} * ${k} - 2`)`
          You subtracted the sum of the squares, $${k} \times ${k} - 2 = ${rest}$. The product of the two sums
          contains the first powers, not the squares.`,
        slip('got_the_middle_term_wrong', rest, calc`5 * ${k}`)`
          You subtracted five times $${k}$. The product of the two sums contains the first powers only once.`,
      ],
      snapRead: text`The sum and the product of two numbers are known, and fifth powers are asked: multiply the
        squares by the cubes.`,
      approach: text`Five is two and three: multiply the sum of the squares by the sum of the cubes, and take away the
        first powers that come with it.`,
      faster: text`Each sum is $${k}$ times the one before less the one before that: $2, ${k}, ${k * k - 2},
        ${k ** 3 - 3 * k}, ${k * (k ** 3 - 3 * k) - (k * k - 2)}, \dots$`,
      check: text`By powers in a row, each sum is $${k}$ times the last less the one before it: $${k} \times
        ${k * (k ** 3 - 3 * k) - (k * k - 2)} - ${k ** 3 - 3 * k} = ${fifth}$.`,
      principle: text`For two numbers with the product one, the sum of squares times the sum of cubes is the sum of
        fifth powers and of first powers.`,
    };
  },
);

interface Whole {
  low: number;
  high: number;
  way: boolean;
}

const wholeSums = form<Whole>(
  'whole-sums-in-a-range',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    also: ['AL.INQ.3', 'AL.INQ.6'],
    entry: true,
    verify: ({ low, high }) => {
      const found = new Set<string>();
      for (let k = -400; k <= 400; k += 1) {
        const d = k * k - 4;
        if (d < 0) continue;
        for (const x of [(k + Math.sqrt(d)) / 2, (k - Math.sqrt(d)) / 2]) {
          const squares = x * x + 1 / (x * x);
          if (squares > low + 1e-6 && squares < high - 1e-6) found.add(x.toFixed(8));
        }
      }
      return found.size;
    },
  },
  ({ low, high, way }, { step, find }) => {
    const least = step(calc`floor(${Math.sqrt(low + 2)}) + 1`, {
      name: 'the least positive $k$',
      works: value => tex`k^2 - 2 > ${low} \;\Rightarrow\; k^2 > ${low + 2} \;\Rightarrow\; |k| \ge ${value}`,
      because: text`The square of a number and its reciprocal together is $x^2 + 2 + \frac{1}{x^2}$, because the
        product of the two is $1$. So the sum of the squares is $k^2 - 2$ and not $k^2$.`,
    })`
      Let the integer be $k$. Its square is the sum of the squares plus $2$, so the squares add up to $k^2 - 2$. Find
      the least positive $k$ from the lower bound.`;
    const most = step(calc`ceil(${Math.sqrt(high + 2)}) - 1`, {
      name: 'the greatest $k$',
      works: value =>
        tex`k^2 - 2 < ${high} \;\Rightarrow\; k^2 < ${high + 2} \;\Rightarrow\; |k| \le ${value}`,
      because: text`Both bounds are strict, so a $k$ whose square reaches the bound does not count.`,
    })`
      Find the greatest $k$ from the upper bound in the same way.`;
    const each = find(4, { name: 'the real numbers for each size of $k$' });
    const count = step(calc`(${most} - ${least} + 1) * ${each}`, {
      name: 'the number of real numbers',
      works: value => tex`4 \times (${most} - ${least} + 1) = ${value}`,
      because: text`$x + \frac1x = k$ is $x^2 - kx + 1 = 0$, with the discriminant $k^2 - 4$. It is positive for $|k|
        > 2$, so there are two roots, a number and its reciprocal, and for $-k$ two more.`,
    })`
      Each $k$ counts with both signs, and $x^2 - kx + 1 = 0$ has two different real roots because $|k| > 2$. That
      makes four numbers for each.`;
    return {
      answer: count,
      stem: way
        ? text`$x$ is a real number such that $x + \frac1x$ is an integer and $${low} < x^2 + \frac{1}{x^2} < ${high}$.
          How many values can $x$ have?`
        : text`The sum of a real number and its reciprocal is an integer. The sum of their squares is more than $${low}$
          and less than $${high}$. How many such real numbers are there?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', each, 2)`
          $2 \times (${most} - ${least} + 1) = ${count}$ takes one number for each integer. The number and its
          reciprocal both belong to it.`,
        slip('forgot_negative_numbers', each, 1)`
          $${most} - ${least} + 1 = ${count}$ counts the positive integers only. The real numbers that lead to them
          were to be counted, and negative integers are possible too.`,
        slip('got_the_middle_term_wrong', least, () => {
          const wrong = Math.floor(Math.sqrt(low)) + 1;
          return wrong === Math.floor(Math.sqrt(low + 2)) + 1 ? null : wrong;
        })`
          You made the square of the integer more than $${low}$. This square is $2$ more than the sum of the squares,
          so it has to be more than that.`,
        slip('wrong_sign', most, () => {
          const wrong = Math.ceil(Math.sqrt(high - 2)) - 1;
          return wrong === Math.ceil(Math.sqrt(high + 2)) - 1 ? null : wrong;
        })`
          You made the square of the integer less than $${high - 2}$. It is $2$ more than the sum of the squares, not
          $2$ less.`,
        slip('counted_gaps_for_numbers', count, calc`(${most} - ${least}) * ${each}`)`
          You counted $${most} - ${least}$ integers. From $${least}$ to $${most}$ both ends count, so there is one
          more.`,
        slip('let_in_an_end_point', count, calc`(${most} - ${least} + 2) * ${each}`)`
          You counted one integer too many, $(${most} - ${least} + 2) \times ${each} = ${count}$. The bounds
          themselves do not count.`,
        slip('ignored_a_bound', least, 3)`
          You counted all integers from $${least}$ on. For the small ones the sum of the squares is not above
          $${low}$.`,
        slip('ignored_a_condition', least, 1)`
          You counted all integers from $1$ on. For $1$ there is no real number, and the squares are too small for the
          range.`,
        slip('counted_one_too_few', each, 3)`
          You counted three numbers for an integer and its negative. There are four, two for each sign.`,
      ],
      snapRead: text`A number plus its reciprocal is whole, and a range is given for the squares: find the whole sums,
        and count the numbers behind them.`,
      approach: text`The range of the squares bounds the whole sum. Each sum, of either sign, belongs to two
        reciprocal numbers.`,
      faster: text`Count the squares strictly between $${low + 2}$ and $${high + 2}$: each belongs to four numbers.`,
      check: text`$${least}^2 - 2 = ${least.mul(least).sub(2)}$ and $${most}^2 - 2 = ${most.mul(most).sub(2)}$ lie in
        the range, the next squares do not.`,
      principle: text`A sum of a number and its reciprocal of size above two belongs to two numbers, and its negative
        to two more.`,
    };
  },
);

/** AL.POL.2 Easy and Medium: chains of powers of x and 1/x, and whole sums in a range. */
export const powerChains: readonly AnyTemplate[] = [
  ...situation<Link>({
    type: 'AL.POL.2',
    situation: 'power-chain',
    draw: draw => ({ k: draw.int(3, 16), minus: draw.chance(0.5), way: draw.chance(0.5) }),
    tries: 20,
    forms: [fourth, fifth],
  }),
  ...situation<Whole>({
    type: 'AL.POL.2',
    situation: 'whole-sum-with-reciprocal',
    draw: draw => {
      const low = draw.int(8, 160);
      const high = low + draw.int(60, 420);
      const count = Math.ceil(Math.sqrt(high + 2)) - 1 - Math.floor(Math.sqrt(low + 2));
      return count >= 3 ? { low, high, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [wholeSums],
  }),
];
