import { divisors, isSquare, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Whole {
  /** The constant term of x² + kx + n, and the sum of the roots of x² − sx + k. */
  n: number;
  s: number;
  /** The equation x² − kx + (k + c) = 0. */
  c: number;
  frame: number;
}

const pairsOf = (n: number) => divisors(Math.abs(n)).filter(d => d * d <= Math.abs(n));

const values = form<Whole>(
  'values-of-the-middle-coefficient',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: ({ n }) => {
      let count = 0;
      for (let k = -400; k <= 400; k += 1) {
        const discriminant = k * k - 4 * n;
        if (isSquare(discriminant) && (Math.sqrt(discriminant) - k) % 2 === 0) count += 1;
      }
      return q(count);
    },
  },
  ({ n, frame }, { step }) => {
    const all = divisors(Math.abs(n));
    const sign = n < 0 ? 'opposite signs' : 'the same sign';
    const list = step(pairsOf(n), {
      name: 'the pairs of factors',
      works: value =>
        tex`${Math.abs(n)}: \quad ${value.map(d => `${d} \\times ${Math.abs(n) / Number(d)}`).join(', \\ ')}`,
      because: text`The product of the roots is the constant term. Integers with a given product can only be its
        factors.`,
    })`
      The roots are integers with the product $${n}$. So list the ways to write $${Math.abs(n)}$ as a product of two
      factors.`;
    const ways = step(calc`${list.length}`, {
      name: 'the number of pairs of factors',
      works: value => tex`${value} \text{ pairs}`,
      because: text`The two roots can be exchanged without changing the equation, so each pair is counted only once.`,
    })`
      Count these pairs of factors, each pair once.`;
    const count = step(calc`2 * ${ways}`, {
      name: 'the number of values of k',
      because: text`The sum of the roots is $-k$, so each choice of signs gives a value of $k$ of its own.`,
    })`
      The product is ${n < 0 ? 'negative' : 'positive'}, so the roots have ${sign}. Every pair allows two choices of
      signs, with opposite sums.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many integers $k$ does the equation $x^2 + kx ${addedTex(n)} = 0$ have two integer roots?`
          : frame === 1
            ? text`Both roots of $x^2 + kx ${addedTex(n)} = 0$ are integers. How many different values can $k$ have?`
            : text`In $x^2 + kx ${addedTex(n)} = 0$ the number $k$ is chosen so that the roots are integers. In how
              many ways can this be done?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('forgot_negative_numbers', count, ways)`
          $${count}$ counts ${n < 0 ? 'one choice of signs for each pair of factors' : 'positive roots only'}. ${
            n < 0
              ? text`The signs may be exchanged, which gives another $k$`
              : text`Both roots may be negative as well, which gives another $k$`
          }.`,
        slip('counted_order', count, calc`4 * ${ways}`)`
          ${here} counts every pair of roots in both orders. Exchanging the roots does not change $k$.`,
        slip('forgot_one_or_the_number_itself', list, pairsOf(n).slice(1))`
          You left out the pair $1 \times ${Math.abs(n)}$. $1$ is a factor like the others.`,
        slip('counted_one_too_few', count, calc`2 * ${ways} - 1`)`
          ${here} counts one value of $k$ without its negative. Each pair of factors gives two opposite values.`,
        slip('counted_one_too_many', count, calc`2 * ${ways} + 1`)`
          ${here} also counts $k = 0$. It would need two roots of the same size with opposite signs.`,
        slip(
          'looked_at_one_prime_only',
          list,
          pairsOf(n).filter(d => d === 1 || d % 2 === 0 || (Math.abs(n) / d) % 2 === 0),
        )`
          Besides $1 \times ${Math.abs(n)}$ you listed only pairs with an even factor. Two odd factors are possible
          too.`,
        slip('used_a_factor_twice', count, calc`3 * ${ways}`)`
          ${here} counts three choices of signs for each pair. The sign of the product leaves only two.`,
        slip('took_the_product_for_the_lcm', count, all.length % 2 === 0 && all.length + 2)`
          $${all.length + 2}$ counts the divisors and adds two for the signs. Each pair of divisors has its two
          choices of signs already.`,
      ],
      snapRead: text`Two integer roots have a known product: list the pairs of factors, each with two choices of
        signs.`,
      approach: text`The product of the roots is the constant term. Every pair of factors, with its signs, gives one
        $k$.`,
      check: text`$${Math.abs(n)}$ has $${all.length}$ divisors, and ${
        isSquare(Math.abs(n))
          ? 'its square root stands in a pair with itself'
          : text`each pair uses two of them:
        ${calc`${all.length} / 2`}`
      }.`,
      principle: text`For integer roots list the pairs of factors of the constant term, and give each pair all signs
        that fit.`,
    };
  },
);

const greatest = form<Whole>(
  'greatest-constant',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    entry: true,
    verify: ({ s }) => {
      let best = 0;
      for (let a = 1; a < s; a += 1) if (a !== s - a) best = Math.max(best, a * (s - a));
      return q(best - (s - 1));
    },
  },
  ({ s, frame }, { step, find }) => {
    const isEven = s % 2 === 0;
    const gap = find(isEven ? 2 : 1, { name: 'the least difference of the roots' });
    const smaller = step(calc`(${s} - ${gap}) / 2`, {
      name: 'the smaller root',
      because: text`With a fixed sum the product is larger the closer the two numbers are: of the sum $10$, $4 \times
        6 = 24$ and $1 \times 9 = 9$.`,
    })`
      The roots have the sum $${s}$, and $k$ is their product. It is greatest when they are as close as possible. They
      are different integers with ${isEven ? 'an even' : 'an odd'} sum, so they differ by $${isEven ? 2 : 1}$. Find
      the smaller one.`;
    const larger = step(calc`${s} - ${smaller}`, { name: 'the larger root' })`
      The other root is what is left of the sum.`;
    const most = step(calc`${smaller} * ${larger}`, {
      name: 'the greatest k',
      works: (_v, working) => tex`k = ${working}`,
      because: text`In $x^2 - sx + k = 0$ the constant is the product of the two roots.`,
    })`
      Multiply the two roots. That is the greatest value of $k$.`;
    const other = find(1, { name: 'the smaller root for the least k' });
    const least = step(calc`${other} * (${s} - ${other})`, {
      name: 'the least k',
      works: (_v, working) => tex`k = ${working}`,
      because: text`The smallest positive integer is $1$, so no two positive integers with this sum are farther
        apart.`,
    })`
      $k$ is least when the roots are as far apart as possible: $1$ and what is left of the sum. Multiply these two.`;
    const k = step(calc`${most} - ${least}`, { name: 'the difference of the two values of k' })`
      The question asks by how much the greatest $k$ exceeds the least, so subtract.`;
    return {
      answer: k,
      stem:
        frame === 0
          ? text`The equation $x^2 - ${s}x + k = 0$ has two different roots, and both are positive integers. By how
            much does the greatest possible value of $k$ exceed the least one?`
          : frame === 1
            ? text`For several numbers $k$ the roots of $x^2 - ${s}x + k = 0$ are two distinct positive integers. What
              is the difference between the largest and the smallest of these $k$?`
            : text`Two different positive integers are the roots of $x^2 - ${s}x + k = 0$. Find the difference between
              the maximum and the minimum value of $k$.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('stopped_a_step_early', k, most)`
          $${most}$ is the greatest value of $k$. The least value has to be subtracted from it.`,
        slip('let_in_equal_values', gap, isEven && 0)`
          For the greatest $k$ you used ${calc`${s} / 2`} as both roots. The roots have to be different.`,
        slip('demanded_too_much', gap, isEven ? 4 : 3)`
          For the greatest $k$ you used roots that differ by $${gap}$. There are closer ones with the sum $${s}$.`,
        slip('added_for_subtracted', k, calc`${most} + ${least}`)`
          ${here} adds the greatest and the least value of $k$. Their difference was asked for.`,
        slip('forgot_one_or_the_number_itself', other, 2)`
          For the least $k$ you used the roots $2$ and $${s - 2}$. The root $1$ is possible and makes $k$ smaller.`,
        slip('ignored_even_and_odd', smaller, calc`floor(${s} / 2) - 2`)`
          For the greatest $k$ you used ${smaller} as the smaller root. There are closer roots with the sum $${s}$.`,
        slip('let_in_equal_values', most, !isEven && calc`((${s} + 1) / 2)^2`)`
          For the greatest $k$ you used ${here}, with two equal roots. Their sum is $${s + 1}$ and not $${s}$.`,
        slip('counted_one_too_few', least, calc`${s} - 2`)`
          For the least $k$ you used $${least}$. With the root $1$ the other root is $${s - 1}$, and so is the
          product.`,
      ],
      snapRead: text`Two different positive integers have a fixed sum, and their greatest and least product is
        asked.`,
      approach: text`The product of two numbers with a fixed sum grows as they come closer. Take the closest different
        integers and those that are farthest apart.`,
      check: text`The next pair, $${q(s - (isEven ? 4 : 3)).div(2)}$ and $${q(s + (isEven ? 4 : 3)).div(2)}$, has a
        smaller product than $${most}$, and $2$ and $${s - 2}$ have a larger one than $${least}$.`,
      principle: text`With a fixed sum, the product of two integers is greatest for the closest pair that is
        allowed and least for the pair that is farthest apart.`,
    };
  },
);

const sumOfValues = form<Whole>(
  'sum-of-the-values-of-k',
  {
    band: 'Medium',
    seconds: 100,
    also: ['AL.DIO.2'],
    suits: ({ c }) => pairsOf(c + 1).length >= 2 && pairsOf(c + 1).length <= 4,
    verify: ({ c }) => {
      let sum = 0;
      for (let k = 1; k <= c + 6; k += 1) {
        const discriminant = k * k - 4 * (k + c);
        if (isSquare(discriminant) && (k - Math.sqrt(discriminant)) % 2 === 0) sum += k;
      }
      return q(sum);
    },
  },
  ({ c, frame }, { step, write, find }) => {
    write(
      tex`\alpha\beta = (\alpha + \beta) + ${c} \quad \Rightarrow \quad \alpha\beta - \alpha - \beta = ${c}`,
      {
        because: text`The roots are integers, so an equation without $k$ is needed, one in the roots alone.`,
      },
    )`
      Let $\alpha$ and $\beta$ be the roots. Their sum is $k$ and their product is $k + ${c}$. Eliminate $k$.`;
    const number = step(calc`${c} + 1`, {
      name: 'the product of the two brackets',
      works: (_v, working) => tex`(\alpha - 1)(\beta - 1) = \alpha\beta - \alpha - \beta + 1 = ${working}`,
      because: text`For a sum with a product in it no list can be made, but a product of two integers has only few
        pairs of factors.`,
    })`
      Add $1$ on both sides, because then the left side is a product of two brackets.`;
    const shift = find(2, { name: 'the number added to the sum of the factors' });
    const small = find(pairsOf(c + 1), { name: 'the smaller factors' });
    const list = step(() => small.map(d => d.add(number.div(d)).add(shift)), {
      name: 'the possible values of k',
      works: value =>
        tex`${small.map((d, i) => `${d} \\times ${number.div(d)}: \\ k = ${value[i]}`).join(', \\quad ')}`,
      because: text`A factor is a root less $1$. Two roots together are therefore $2$ more than their factors
        together.`,
    })`
      List the pairs of factors. The roots are one more than the factors, so $k$ is the sum of the factors plus $2$.`;
    const sum = step(calc`sum(${list})`, { name: 'the sum of the values of k' })`
      Each pair of factors gives one possible $k$. Their sum is asked, so add them.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`Both roots of $x^2 - kx + k + ${c} = 0$ are positive integers. What is the sum of all possible
            values of $k$?`
          : text`Find the sum of all integers $k$ for which the equation $x^2 - kx + (k + ${c}) = 0$ has two positive
            integer roots, equal or not.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_term', number, c)`
          You listed the factors of $${c}$. Before the left side is a product, $1$ has to be added on both sides.`,
        slip('left_out_a_term', shift, 0)`
          You used the sums of the factors as $k$. Each root is $1$ more than its factor, so $2$ have to be added.`,
        slip('left_out_a_term', shift, 1)`
          You added only $1$ to the sums of the factors. Each of the two roots is $1$ more than its factor.`,
        slip('forgot_one_or_the_number_itself', small, pairsOf(c + 1).slice(1))`
          You left out the factor $1$. It gives the root $2$, which is a positive integer.`,
        slip('counted_order', sum, () => sumOf(list).mul(2))`
          $${sum}$ counts every value of $k$ twice, for both orders of the roots. The equation is the same.`,
        slip('wrong_sign', shift, -2)`
          You subtracted $2$ from the sums of the factors. The roots are larger than the factors.`,
        slip('mixed_up_sum_and_product', sum, () => sumOf(list.map(k => k.add(c))))`
          $${sum}$ adds the products of the roots. $k$ is the sum of the roots, so the sums have to be added.`,
        slip('doubled_needlessly', shift, 4)`
          You added $4$ to the sums of the factors, $2$ for each root. Each root is only $1$ more than its factor.`,
        slip('used_a_term_twice', shift, 3)`
          You added $3$ to the sums of the factors. Each of the two roots is $1$ more than its factor.`,
        slip('left_out_an_end_point', small, pairsOf(c + 1).slice(0, -1))`
          You left out the last pair of factors, the one of the closest factors. It gives a possible $k$ too.`,
        slip('answered_another_quantity', sum, () => list.reduce((most, k) => (k.gt(most) ? k : most), q(0)))`
          $${sum}$ is the greatest possible value of $k$ alone. The sum of all of them was asked for.`,
      ],
      snapRead: text`Integer roots, and $k$ stands in their sum and in their product: eliminate $k$ and factorise.`,
      approach: text`Product minus sum is a fixed number. Adding $1$ makes it a product of two brackets, and its pairs
        of factors give all roots.`,
      check: () =>
        text`The roots are ${pairsOf(c + 1)
          .map(d => `$${d + 1}$ and $${(c + 1) / d + 1}$`)
          .join(', ')}; in each case the product is $${c}$ more than the sum.`,
      principle: text`Product and sum with a fixed difference: complete to a product of two brackets and list pairs
        of factors.`,
    };
  },
);

const multiple = form<Whole>(
  'one-root-a-multiple',
  {
    band: 'Medium',
    seconds: 90,
    revision: 4,
    also: ['NS.FAC.1'],
    suits: ({ s }) => divisors(s).filter(d => d > 2 && d < s).length >= 2,
    verify: ({ s }) => {
      let best = 0;
      for (let a = 1; a < s - a; a += 1) if ((s - a) % a === 0) best = Math.max(best, a * (s - a));
      return q(best + s - 1);
    },
  },
  ({ s, frame }, { step, write }) => {
    const parts = divisors(s).filter(d => d > 2);
    write(tex`a + ma = a(m + 1) = ${s}, \qquad k = ma^2`, {
      because: text`The larger root is $a$ taken $m$ times and the smaller one $a$ once. So the sum is $a$ taken
        $m + 1$ times, and everything depends on how it is divided.`,
    })`
      Let $a$ be the smaller root and $ma$ the larger one, where $m$ is an integer and at least $2$. Write down
      their sum.`;
    const share = step(parts[0] ?? s, {
      name: 'the least possible m + 1',
      works: value => tex`m + 1 = ${value}`,
      because: text`With the sum $12$, for example, $5 \times 7 = 35$, but $2 \times 10 = 20$. The larger root is $m$
        times the smaller one, so the least $m$ gives the closest roots.`,
    })`
      The sum is $a$ times $m + 1$, so $m + 1$ is a divisor of $${s}$, and it is more than $2$. The product is greatest
      when the roots are as close as possible, so take the least such divisor.`;
    const small = step(calc`${s} / ${share}`, {
      because: text`The sum has $m + 1$ equal parts, and the smaller root is one of them.`,
      name: 'the smaller root',
      works: (_v, working) => tex`a = ${working}`,
    })`
      The smaller root $a$ is the sum divided by $m + 1$.`;
    const most = step(calc`${small} * (${s} - ${small})`, {
      because: text`In $x^2 - ${s}x + k = 0$ the constant $k$ is the product of the roots, and $${s}$ is their sum.`,
      name: 'the greatest k',
      works: (_v, working) => tex`k = ${working}`,
    })`
      The larger root is the rest of the sum. Multiply the two: that is the greatest $k$.`;
    const least = step(calc`1 * (${s} - 1)`, {
      because: text`No positive integer is smaller than $1$, so no pair is farther apart. The larger root is a multiple
        of $1$ in any case.`,
      name: 'the least k',
      works: (_v, working) => tex`k = ${working}`,
    })`
      The least $k$ has the roots as far apart as possible. $1$ divides every integer, so the roots are $1$ and the
      rest of the sum.`;
    const k = step(calc`${most} + ${least}`)`
      The question asks for the sum of the greatest and the least $k$. Add them.`;
    const [, second = s, third = s] = parts;
    return {
      answer: k,
      stem:
        frame === 0
          ? text`The roots of $x^2 - ${s}x + k = 0$ are two different positive integers, and the larger one is a
            multiple of the smaller one. What is the sum of the greatest and the least possible value of $k$?`
          : text`Two distinct positive integers, one of which divides the other, are the roots of $x^2 - ${s}x + k =
            0$. Find the sum of the maximum and the minimum value of $k$.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('let_in_equal_values', share, s % 2 === 0 && 2)`
          You used two equal roots of ${calc`${s} / 2`}. The question says that the roots are different.`,
        slip('ignored_a_condition', most, () =>
          s % 2 === 0 ? calc`(${s} / 2 - 1) * (${s} / 2 + 1)` : calc`((${s} - 1) / 2) * ((${s} + 1) / 2)`,
        )`
          The greatest $k$ was taken as ${here}, from the closest integers. The larger one is no multiple of the
          smaller one.`,
        slip('stopped_a_step_early', k, most)`
          $${most}$ is the greatest value of $k$ alone. The least value has to be added.`,
        slip('demanded_too_much', share, second)`
          For the greatest $k$ the sum was divided into $${second}$ parts. A smaller divisor of $${s}$ gives closer
          roots.`,
        slip('demanded_too_much', share, third < s && third)`
          For the greatest $k$ the sum was divided into $${third}$ parts. A smaller divisor of $${s}$ gives closer
          roots.`,
        slip('took_the_whole_for_a_part', most, calc`${small} * ${s}`)`
          The greatest $k$ was taken as ${here}: the larger root is the sum less $${small}$.`,
        slip('subtracted_for_added', k, calc`${most} - ${least}`)`
          ${here} subtracts the least value of $k$ from the greatest. The question asks for their sum.`,
        slip(
          'used_another_divisibility_rule',
          share,
          s % 3 !== 0 && s % 2 === 0 && s % 4 !== 0 && parts.length > 3 && (parts[2] ?? s),
        )`
          You divided the sum into $${share}$ parts. Fewer parts are possible, and they give closer roots with a larger
          product.`,
        slip('forgot_one_or_the_number_itself', least, s % 2 === 0 && s > 6 && calc`2 * (${s} - 2)`)`
          You found the least $k$ as ${here}, with the root $2$. The root $1$ divides the other one as well and gives a
          smaller product.`,
      ],
      snapRead: text`A fixed sum of two different integers, one a multiple of the other: the sum is split into equal
        parts.`,
      approach: text`With roots $a$ and $ma$ the sum is $a(m + 1)$, so $m + 1$ divides it. The least divisor above
        $2$ gives the closest roots, the greatest one the roots farthest apart.`,
      check: text`The roots $${small}$ and $${s - Number(small.valueOf())}$ have the sum $${s}$. The next divisor,
        $${second}$, would give $${q(s, second)}$ and $${s - s / second}$, which are farther apart; no pair is farther
        apart than $1$ and $${s - 1}$.`,
      principle: text`If one number is a multiple of another, their sum is a multiple of the smaller one, too: look at
        the divisors of the sum.`,
    };
  },
);

/** AL.QUA.6 Easy and Medium: integer roots from pairs of factors. */
export const pairsOfFactors: readonly AnyTemplate[] = situation<Whole>({
  type: 'AL.QUA.6',
  situation: 'pairs-of-factors',
  tries: 300,
  draw: draw => {
    const size = draw.pick([
      12, 18, 20, 24, 28, 30, 32, 40, 42, 48, 54, 56, 60, 66, 70, 72, 80, 84, 90, 96, 105, 108, 120, 132,
    ]);
    return {
      n: draw.chance(0.5) ? size : -size,
      s: draw.int(11, 95),
      c: draw.int(11, 89),
      frame: draw.int(0, 2),
    };
  },
  forms: [values, greatest, sumOfValues, multiple],
});
