import { divisors, upTo } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shared {
  n: number;
  frame: number;
}

const reciprocals = (n: number) => tex`\frac{1}{x} + \frac{1}{y} = \frac{1}{${n}}`;

/** The pairs x ≤ y with this sum of reciprocals, found by trying every x. */
const triedPairs = (n: number) => {
  const pairs: (readonly [number, number])[] = [];
  for (let x = n + 1; x <= 2 * n; x += 1) if ((n * x) % (x - n) === 0) pairs.push([x, (n * x) / (x - n)]);
  return pairs;
};

const largestPart = form<Shared>(
  'greatest-possible-number',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ n }) => Math.max(...triedPairs(n).map(([, y]) => y)),
  },
  ({ n, frame }, { step }) => {
    const square = step(calc`${n}^2`, {
      name: 'the product of the two brackets',
      works: (_v, w) => tex`${n}(x + y) = xy \quad \Rightarrow \quad (x - ${n})(y - ${n}) = ${w}`,
      because: text`Each reciprocal is less than $\frac{1}{${n}}$, so $x$ and $y$ exceed $${n}$ and both brackets are
        positive. A product of two whole numbers leaves only a few cases.`,
    })`
      Let the two numbers be $x$ and $y$. Clear the fractions and complete the product: add $${n}^2$ on both sides of
      $xy - ${n}x - ${n}y = 0$.`;
    const bracket = step(square, {
      name: 'the greatest possible bracket',
      because: text`Two factors with a fixed product: when one gets smaller, the other gets larger. The smallest
        positive whole factor is $1$.`,
      works: value => tex`y - ${n} = \frac{${value}}{1} = ${value}, \quad x - ${n} = 1`,
    })`
      $y$ is greatest when its bracket is the largest divisor of $${n}^2$ and the other bracket is $1$.`;
    const answer = step(calc`${bracket} + ${n}`, { works: (_v, w) => tex`y = ${w}` })`
      The bracket is $y - ${n}$, so add $${n}$ to get $y$.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`Positive integers $x$ and $y$ satisfy $${reciprocals(n)}$. What is the greatest possible value of $y$?`
          : frame === 1
            ? text`Two taps together fill a tank in $${n}$ hours. Each of them alone would need a whole number of
              hours. How many hours at most can the slower tap need alone?`
            : frame === 2
              ? text`The fraction $\frac{1}{${n}}$ is to be written as the sum of two fractions with numerator $1$ and
                whole denominators. How large can a denominator be?`
              : text`Two friends paint a wall in $${n}$ days together; alone, each would take a whole number of days.
                What is the longest time, in days, that one of them can need alone?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(n),
      slips: [
        slip('stopped_a_step_early', answer, calc`${n}^2`)`
          ${here} is the largest factor of the square, the number less $${n}$. The $${n}$ has to be added again.`,
        slip('subtracted_for_added', answer, calc`${n}^2 - ${n}`)`
          ${here} subtracts $${n}$ from the largest factor of $${n}^2$. The factor is the number less $${n}$, so it has
          to be added.`,
        slip('assumed_equal_parts', answer, calc`2 * ${n}`)`
          ${here} is the case of two equal numbers. There the larger number is as small as it can be.`,
        slip(
          'forgot_one_or_the_number_itself',
          answer,
          n > 3 && (n * n) % 2 === 0 && calc`${n}^2 / 2 + ${n}`,
        )`
          ${here} comes from the factors $2$ and $${(n * n) / 2}$ of the square. The factor $1$ is allowed as well.`,
        slip(
          'forgot_one_or_the_number_itself',
          answer,
          n % 2 === 1 && n % 3 === 0 && calc`${n}^2 / 3 + ${n}`,
        )`
          ${here} comes from the factors $3$ and $${(n * n) / 3}$ of the square. The factor $1$ is allowed as well.`,
        slip('answered_another_quantity', answer, calc`${n} * (${n} + 1) + ${n} + 1`)`
          ${here} is the sum of the two numbers. The question asks for the larger one alone.`,
        slip('miscounted_the_steps', answer, calc`(${n} + 1) * (${n} + 2)`)`
          ${here} multiplies the two numbers after $${n}$. Only one of the two unknown numbers can be $${n + 1}$.`,
        slip('used_a_term_twice', answer, calc`${n}^2 + 2 * ${n}`)`
          ${here} adds $${n}$ twice to the largest factor of the square. The number exceeds this factor by $${n}$
          once.`,
      ],
      snapRead: text`Two reciprocals of whole numbers add up to a given reciprocal, and the greatest number is asked:
        complete a product of two factors.`,
      approach: text`Clear the fractions and complete the product. One number is greatest when the factor of the other
        one is as small as possible.`,
      faster: text`The smaller number is at least $${n + 1}$, and with it the other one is $${n} \times ${n + 1} =
        ${n * n + n}$.`,
      check: text`$\frac{1}{${n + 1}} + \frac{1}{${n * n + n}} = \frac{${n} + 1}{${n * n + n}} = \frac{1}{${n}}$.`,
      principle: text`Two whole numbers whose reciprocals add up to $\frac{1}{n}$ exceed $n$ by two factors whose
        product is $n^2$.`,
    };
  },
);

/** The factors of n² below n, the largest first. */
const below = (n: number) =>
  divisors(n * n)
    .filter(d => d < n)
    .reverse();

const leastSum = form<Shared>(
  'least-sum-of-two-different-numbers',
  {
    band: 'Medium',
    seconds: 85,
    also: ['NS.FAC.1'],
    verify: ({ n }) => Math.min(...triedPairs(n).flatMap(([x, y]) => (x < y ? [x + y] : []))),
  },
  ({ n, frame }, { step }) => {
    const square = step(calc`${n}^2`, {
      name: 'the product of the two brackets',
      because: text`Each reciprocal is less than $\frac{1}{${n}}$, so both numbers exceed $${n}$ and both brackets are
        positive. A product of whole numbers can be split into factors.`,
      works: (_v, w) => tex`${n}(x + y) = xy \quad \Rightarrow \quad (x - ${n})(y - ${n}) = ${w}`,
    })`
      Let the two numbers be $x$ and $y$. Clear the fractions and complete the product by adding $${n}^2$ on both sides.
      Both brackets are positive.`;
    const factor = step(below(n)[0] ?? 1, {
      name: 'the smaller factor',
      works: value => tex`${square} = ${value} \times ${square.div(value)}, \quad ${value} < ${n}`,
      because: text`Of two factors with a fixed product the sum is smaller the closer they are: $1 \times 36$ has the
        sum $37$ and $4 \times 9$ the sum $13$.`,
    })`
      The sum is least when the two factors are as close together as they can be. Equal factors would make the numbers
      equal, so use the largest divisor of $${n}^2$ below $${n}$.`;
    const other = step(calc`${square} / ${factor}`, { name: 'the larger factor' })`
      Divide $${n}^2$ by this factor to get the other one.`;
    const answer = step(calc`${factor} + ${other} + 2 * ${n}`, {
      because: text`Each bracket is a number less $${n}$. In the sum of both numbers $${n}$ therefore comes twice.`,
      works: (_v, w) => tex`x + y = ${w}`,
    })`
      Each number is its factor plus $${n}$. Add the two numbers.`;
    const ofN =
      divisors(n)
        .filter(d => d < n)
        .at(-1) ?? 1;
    const [, second] = below(n);
    return {
      answer,
      stem:
        frame === 0
          ? text`Two different positive integers $x$ and $y$ satisfy $${reciprocals(n)}$. What is the least possible
            value of $x + y$?`
          : frame === 1
            ? text`The reciprocals of two distinct whole numbers add up to $\frac{1}{${n}}$. How small can the sum of
              the two numbers be?`
            : frame === 2
              ? text`Two machines of different speed do a job together in $${n}$ hours. Each alone would need a whole
                number of hours. What is the least total of these two numbers of hours?`
              : text`Meera looks for different positive whole numbers $x, y$ with $${reciprocals(n)}$ and wants their
                sum as small as possible. Which sum does this give?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(2 * n),
      slips: [
        slip('let_in_equal_values', factor, n)`
          You used $${n}$ for both factors of $${n}^2$, which makes the two numbers equal. They have to be different.`,
        slip('looked_at_one_prime_only', factor, ofN !== below(n)[0] && ofN)`
          You tried only divisors of $${n}$ for the smaller factor and used $${factor}$. $${n}^2$ has divisors in
          between that do not divide $${n}$.`,
        slip('gave_the_other_extreme', factor, 1)`
          You used the factors $1$ and $${n * n}$. They are farthest apart and give the greatest sum.`,
        slip('left_out_a_term', answer, calc`${factor} + ${other} + ${n}`)`
          You added $${n}$ once. Each of the two numbers exceeds its factor by $${n}$, so it is added twice.`,
        slip('left_out_a_term', answer, calc`${factor} + ${other}`)`
          ${here} is the sum of the two factors. Each of the numbers is $${n}$ more than its factor.`,
        slip('took_a_neighbouring_multiple', factor, second !== undefined && second !== ofN && second)`
          You used the factor $${factor}$. There is a divisor of $${n}^2$ that is closer to $${n}$, and it gives a
          smaller sum.`,
        slip('answered_another_quantity', answer, calc`${other} + ${n}`)`
          ${here} is the larger one of the two numbers. The question asks for the sum of both.`,
      ],
      snapRead: text`The reciprocals of two different whole numbers have a given sum, and the least sum of the numbers
        is asked.`,
      approach: text`Complete the product: the numbers exceed $${n}$ by two factors of $${n}^2$. The closer the
        factors, the smaller the sum.`,
      check: () => {
        const d = below(n)[0] ?? 1;
        const [x, y] = [n + d, n + (n * n) / d];
        return text`$x = ${x}$ and $y = ${y}$: ${frac(calc`1 / ${x} + 1 / ${y}`)}, and no divisor
          of $${n * n}$ lies between $${d}$ and $${n}$.`;
      },
      principle: text`With a fixed product the sum of two factors is least for the closest ones: list the divisors of
        the square, not only of the number.`,
    };
  },
);

interface Leak {
  n: number;
  /** The leak alone needs at most this many hours. */
  most: number;
  frame: number;
}

/** The least divisor of n² that keeps the leak within its bound. */
const allowed = ({ n, most }: Leak) => divisors(n * n).find(d => d * (n + most) >= n * n) ?? n;

const pumpAndLeak = form<Leak>(
  'longest-time-of-the-pump',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.TNW.5', 'AL.INQ.3'],
    verify: ({ n, most }) => {
      for (let x = n - 1; x > 0; x -= 1) {
        const y = (n * x) / (n - x);
        if (Number.isInteger(y) && y <= most) return q(x);
      }
      throw new Error('no time');
    },
  },
  (given, { step, find }) => {
    const { n, most, frame } = given;
    const all = divisors(n * n).filter(d => d < n);
    const isStory = frame % 2 === 0;
    const square = step(calc`${n}^2`, {
      name: 'the product of the two brackets',
      works: (_v, w) =>
        tex`\frac{1}{x} - \frac{1}{y} = \frac{1}{${n}} \quad \Rightarrow \quad ${n}y - ${n}x = xy \quad \Rightarrow
          \quad (${n} - x)(${n} + y) = ${w}`,
      because: text`One reciprocal is subtracted, so only one of the brackets has a plus sign. A product of whole
        numbers can be split into factors.`,
    })`
      ${
        isStory
          ? text`In one hour $\frac{1}{x}$ is filled and $\frac{1}{y}$ emptied, which makes $\frac{1}{${n}}$ in
        all. Write the equation, clear`
          : 'Clear'
      } the fractions and complete the product.`;
    const last = step(calc`${n} + ${most}`, {
      name: 'the greatest possible second bracket',
      because: text`The bound is given for $y$, and the second bracket is $${n}$ more than $y$.`,
      works: (_v, w) => tex`y \le ${most} \quad \Rightarrow \quad ${n} + y \le ${w}`,
    })`
      As $y$ is at most $${most}$, the second bracket $${n} + y$ has a bound. Find it.`;
    const limit = find(() => square.div(last));
    const factor = step(() => q(divisors(n * n).find(d => limit.lte(d)) ?? n), {
      name: 'the smaller factor',
      because: text`The product of the brackets is fixed. If the second one cannot be large, the first one cannot be
        very small, and as a whole number it has to divide $${n}^2$.`,
      works: value =>
        tex`${n} - x \ge \frac{${square}}{${last}} \approx ${limit.valueOf().toFixed(2)}, \quad \text{divisors: } ${all
          .map(String)
          .join(', \\; ')} \quad \Rightarrow \quad ${n} - x = ${value}`,
    })`
      $x$ is greatest when the first bracket, $${n} - x$, is least. It is a divisor of $${n}^2$ below $${n}$ and not
      less than $${n}^2$ divided by this bound. Choose the least such divisor.`;
    const answer = step(calc`${n} - ${factor}`, { works: (_v, w) => tex`x = ${w}` })`
      The first bracket is $${n} - x$, so subtract it from $${n}$ to get $x$.`;
    const right = allowed(given);
    const before = divisors(n * n)
      .filter(d => d < right)
      .at(-1);
    const after = divisors(n * n).find(d => d > right && d < n);
    const loose = divisors(n * n).find(d => d * most >= n * n && d < n);
    const plainNext = Math.ceil((n * n) / (n + most));
    return {
      answer,
      stem:
        frame === 0
          ? text`A pump fills a tank in $${n}$ hours while a leak is open. Without the leak the pump would need $x$
            hours; the leak alone would empty the full tank in $y$ hours. Both $x$ and $y$ are whole numbers, and $y$
            is at most $${most}$. What is the greatest possible value of $x$?`
          : frame === 1
            ? text`Positive integers $x$ and $y \le ${most}$ satisfy $\frac{1}{x} - \frac{1}{y} = \frac{1}{${n}}$. Find
              the largest possible $x$.`
            : frame === 2
              ? text`The cistern of a temple in Madurai takes $${n}$ hours to fill, because an outlet was left open.
                The inlet alone takes $x$ hours, and the outlet alone empties the cistern in $y$ hours, with whole
                numbers $x$ and $y \le ${most}$. How many hours can the inlet alone take at most?`
              : text`The difference $\frac{1}{x} - \frac{1}{y}$ of the reciprocals of two positive integers is
                $\frac{1}{${n}}$, and $y$ does not exceed $${most}$. How large can $x$ be?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(n),
      slips: [
        slip('ignored_a_bound', factor, right !== 1 && 1)`
          You used the factor $1$, which makes $x = ${n - 1}$. Then $y$ would be $${n * (n - 1)}$, which is more than
          $${most}$.`,
        slip('rounded_the_wrong_way', factor, before !== undefined && before !== 1 && before)`
          You used $x = ${n - Number(before ?? 0)}$. Then $y$ would be $${(n * n) / (before ?? 1) - n}$, which is more
          than $${most}$.`,
        slip('did_not_use_whole_numbers', factor, (n * n) % plainNext !== 0 && plainNext)`
          You used $x = ${n - plainNext}$. It keeps the bound, but $y$ would not be a whole number, because
          $${plainNext}$ does not divide $${n}^2$.`,
        slip('put_the_bound_on_another_quantity', factor, loose !== undefined && loose !== right && loose)`
          You used the bound $${most}$ for $${n} + y$ in place of $y$, which made $x = ${n - (loose ?? 0)}$.`,
        slip('took_a_neighbouring_multiple', factor, after !== undefined && after)`
          $x = ${n - Number(after ?? 0)}$ is possible. But a divisor of $${n}^2$ closer to the bound leads to a larger
          $x$.`,
        slip(
          'gave_the_other_extreme',
          factor,
          all.at(-1) !== right && all.at(-1) !== undefined && (all.at(-1) ?? 1),
        )`
          $x = ${n - (all.at(-1) ?? 0)}$ is the least possible value of $x$. The question asks for the greatest.`,
        stop('answered_another_quantity', factor)`
          $${factor}$ is only how much less than $${n}$ the number $x$ is. It has still to be subtracted from $${n}$.`,
      ],
      snapRead: text`A difference of reciprocals of whole numbers is given, and one of the numbers has a bound:
        complete the product.`,
      approach: text`Complete the product of the two unknowns. The bound on one number limits its bracket, and that
        decides how small the other bracket can be; it also has to be a divisor.`,
      check: () => {
        const d = allowed(given);
        const [x, y] = [n - d, (n * n) / d - n];
        return text`$x = ${x}$ and $y = ${y}$: ${frac(calc`1 / ${x} - 1 / ${y}`)}, and $${y} \le
          ${most}$.`;
      },
      principle: text`With whole unknowns in a product, first let a bound limit the factors and then choose among the
        divisors.`,
    };
  },
);

/** Numbers whose square has several divisors below them. */
const several = upTo(40).filter(n => n > 5 && below(n).length > 2);

/** AL.DIO.4: sums and differences of reciprocals of whole numbers. */
export const sumsOfReciprocals: readonly AnyTemplate[] = [
  ...situation<Shared>({
    type: 'AL.DIO.4',
    situation: 'two-reciprocals-and-the-greatest',
    tries: 20,
    draw: draw => ({ n: draw.int(6, 30), frame: draw.int(0, 3) }),
    forms: [largestPart],
  }),
  ...situation<Shared>({
    type: 'AL.DIO.4',
    situation: 'two-reciprocals-and-the-least-sum',
    tries: 20,
    draw: draw => ({ n: draw.pick(several), frame: draw.int(0, 3) }),
    forms: [leastSum],
  }),
  ...situation<Leak>({
    type: 'AL.DIO.4',
    situation: 'difference-of-reciprocals',
    tries: 200,
    draw: draw => {
      const n = draw.pick([12, 15, 18, 20, 24, 28, 30, 36, 40]);
      const given = { n, most: draw.int(n, 9 * n), frame: draw.int(0, 3) };
      const d = allowed(given);
      const isTight = d * (n + given.most) === n * n;
      return d > 1 && d < n && !isTight && given.most % 5 !== 1 ? given : null;
    },
    forms: [pumpAndLeak],
  }),
];
