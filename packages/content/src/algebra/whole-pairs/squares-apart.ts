import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Apart {
  /** x² − y² = n; odd, or a multiple of 4. */
  n: number;
  frame: number;
}

const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const factorsOf = (n: number) => upTo(n).filter(d => n % d === 0);
/** Factor pairs u < v with u·v = n. */
const pairsOf = (n: number) => factorsOf(n).flatMap(u => (u * u < n ? [[u, n / u] as const] : []));
const alike = (n: number) => pairsOf(n).filter(([u, v]) => (u + v) % 2 === 0);
const pairsTex = (list: readonly (readonly [number, number])[]) =>
  list.map(([u, v]) => `${u} \\times ${v}`).join(', \\;');
const total = (list: readonly Fraction[]) => list.reduce((a, b) => a.add(b), q(0));
const found = (n: number) => {
  const list: (readonly [number, number])[] = [];
  for (let y = 1; 2 * y + 1 <= n; y += 1) {
    const x = Math.round(Math.sqrt(n + y * y));
    if (x * x === n + y * y) list.push([x, y]);
  }
  return list;
};

const numberOfPairs = form<Apart>(
  'pairs-for-an-odd-difference',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    entry: true,
    suits: ({ n }) => n % 2 === 1,
    verify: ({ n }) => found(n).length,
  },
  ({ n, frame }, { step, find }) => {
    const factors = step(factorsOf(n).length, {
      name: text`the number of factors of $${n}$`,
      because: text`A product can be split into factors, and a difference cannot. Odd factors have an even sum and an
        even difference, so $x$ and $y$ come out whole every time.`,
      works: value => tex`${factorsOf(n)}: \quad ${value}`,
    })`
      Let the two numbers be $x$ and $y$, with $x > y$. Factorise: $x^2 - y^2 = (x - y)(x + y)$. Each product of two
      different factors gives a pair, because odd factors have an even sum. Count the factors.`;
    const square = find(Math.sqrt(n) % 1 === 0 ? 1 : 0);
    const pairs = step(calc`(${factors} - ${square}) / 2`, {
      because: text`The smaller factor is the difference and the larger one is the sum. So the two factors of a product
        give one pair and not two.`,
      works: value => tex`${pairsTex(pairsOf(n))}: \quad ${value}`,
    })`
      Two factors make one product, so halve their number. A factor with itself would give $y = 0$, so it does not
      count.`;
    return {
      answer: pairs,
      stem:
        frame === 0
          ? text`How many pairs of positive integers $(x, y)$ satisfy $x^2 - y^2 = ${n}$?`
          : frame === 1
            ? text`In how many ways can $${n}$ be written as the difference of the squares of two positive integers?`
            : text`The side of each of two square fields is a whole number of metres, and their areas differ by $${n}$
              square metres. How many pairs of side lengths are possible?`,
      show: plain,
      plausible: isCount,
      slips: [
        stop('counted_order', factors)`
          $${factors}$ is the number of factors of $${n}$. Two of them make one product, so there are only half as many
          pairs.`,
        slip('forgot_one_or_the_number_itself', pairs, calc`${pairsOf(n).length} - 1`)`
          You left out the product $1 \times ${n}$. It gives a pair of positive integers like the others.`,
        slip('let_in_equal_values', pairs, square.equals(1) && calc`(${factors} + 1) / 2`)`
          You counted the product of two equal factors too. It would make the smaller number $0$, and both are
          positive.`,
        slip('left_out_higher_powers', factors, () => {
          let [rest, k] = [n, 0];
          for (let p = 2; rest > 1; p += 1) for (; rest % p === 0; rest /= p) k += 1;
          return 2 * k;
        })`
          You counted the prime factors only. Products of them are factors too, and so is $1$.`,
        slip('let_in_negative_numbers', pairs, calc`${factors} * 2`)`
          You counted negative numbers as well: $${factors} \times 2 = ${pairs}$. Both numbers have to be positive.`,
        slip('left_out_a_case', pairs, pairsOf(n).filter(([u]) => u > 3).length)`
          You overlooked the products with the factors $1$ and $3$. They give pairs like the others.`,
      ],
      snapRead: text`The difference of two squares is $${n}$, an odd number: write it as a product and count the factor
        pairs.`,
      approach: text`A difference of squares is a product. For an odd number every product of two different factors
        works, since sum and difference of odd factors are even.`,
      check: () =>
        text`The pairs are ${pairsOf(n)
          .map(([u, v]) => `$(${(u + v) / 2}, ${(v - u) / 2})$`)
          .join(', ')}.`,
      principle: text`$x^2 - y^2 = N$ in integers means a factor pair of $N$ whose two factors are both even or both
        odd.`,
    };
  },
);

/** What is squared, in the words of each stem. */
const squared = [
  { larger: 'the larger integer', smaller: 'the smaller integer', both: 'the two integers' },
  { larger: '$x$', smaller: '$y$', both: '$x$ and $y$' },
  {
    larger: 'the side of the new lawn',
    smaller: 'the side of the old lawn',
    both: 'the sides of the two lawns',
  },
] as const;

const greatestNumber = form<Apart>(
  'greatest-number-whose-square',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: ({ n }) => Math.max(...found(n).map(([x]) => x)),
  },
  ({ n, frame }, { step, find }) => {
    const { larger, smaller, both } = squared[frame] ?? squared[0];
    const second = alike(n)[1];
    const apart = find(n % 2 === 1 ? 1 : 2);
    const sum = step(calc`${n} / ${apart}`, {
      name: text`the sum of ${both}`,
      because: text`The product of difference and sum is fixed. So the smaller the difference is, the larger the sum,
        and with it ${larger}. ${
          n % 2 === 1
            ? 'A difference of $1$ is possible, because both factors are odd then.'
            : 'A difference of $1$ is not possible: the sum would be odd then, and so would the product.'
        }`,
      works: value => tex`(x - y)(x + y) = ${apart} \times ${value} = ${n}`,
    })`
      ${
        frame === 1
          ? text`Factorise $x^2 - y^2$.`
          : text`Let $x$ be ${larger} and $y$ ${smaller}${frame === 2 && ', both in metres'}.`
      } The difference $x - y$ and the sum $x + y$ are factors of $${n}$, both odd or both even. Their product is fixed,
      so $x$ is greatest when the difference is as small as possible.`;
    const largest = step(calc`(${sum} + ${apart}) / 2`, {
      because: text`In $(x + y) + (x - y) = 2x$ the letter $y$ cancels, so half of this sum is $x$.`,
      works: (_value, working) => tex`x = ${working}`,
    })`
      Add the sum and the difference and halve. That is ${larger}.`;
    return {
      answer: largest,
      stem:
        frame === 0
          ? text`The squares of two positive integers differ by $${n}$. What is the greatest value that the larger of
            the two integers can have?`
          : frame === 1
            ? text`Let $x$ and $y$ be positive integers with $x^2 = y^2 + ${n}$. How large can $x$ be?`
            : text`A square lawn is enlarged to a larger square lawn. The side of each is a whole number of metres, and
              the area increases by $${n}$ square metres. What is the largest possible side of the new lawn, in
              metres?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(2),
      slips: [
        slip('answered_another_quantity', largest, calc`(${sum} - ${apart}) / 2`)`
          ${here} is ${smaller}. The question asks for ${larger}, which lies $${apart}$ above it.`,
        stop('answered_another_quantity', sum)`
          $${n} \div ${apart} = ${sum}$ is the sum of ${both}. The question asks for ${larger} alone, a little more than
          half of it.`,
        slip('gave_the_other_extreme', largest, () => {
          const [u = 1, v = n] = alike(n).at(-1) ?? [];
          return q(u + v, 2);
        })`
          With the two factors of $${n}$ that are closest to each other you came to $${largest}$. They give the least
          value and not the greatest.`,
        slip('used_a_wrong_given_number', largest, n % 2 === 0 && calc`${n} / 2 + 1`)`
          ${here} adds the whole $1$ to half of $${n}$. The squares of neighbouring integers differ by an odd number, so
          $${n}$ is not possible with a difference of $1$.`,
        slip('sought_the_extreme_elsewhere', largest, () => {
          return second ? q(second[0] + second[1], 2) : null;
        })`
          From $${second?.[0] ?? n} \times ${second?.[1] ?? n}$ you came to $${largest}$. Factors that lie farther apart
          have a larger sum, so there is a larger value.`,
        slip('did_not_halve', largest, calc`ceil(${sum} / 2) + ${apart}`)`
          You added the whole difference to half of the sum: $${largest.sub(apart)} + ${apart} = ${largest}$. Only half
          of the difference belongs there.`,
        slip('halved_needlessly', sum, n % 4 === 0 && calc`${n} / (${apart} * 2)`)`
          You used ${here} as the sum and halved once too often. Difference and sum multiply to $${n}$ itself.`,
      ],
      snapRead: text`Two squares differ by $${n}$, and the greatest value of ${larger} is asked: bring the two as
        close together as possible.`,
      approach: text`A difference of squares is a product of difference and sum. The smaller the difference, the larger
        the sum
        and with it ${larger}.`,
      check: () =>
        text`$${largest}^2 - ${largest.sub(n % 2 === 1 ? 1 : 2)}^2 = ${n}$.
        ${
          second
            ? text`The next product, $${second[0]} \times ${second[1]}$, gives only
              $${q(second[0] + second[1], 2)}^2 - ${q(second[1] - second[0], 2)}^2$.`
            : text`No other product of two factors is possible.`
        }`,
      principle: text`Squares with a fixed difference are largest when their roots are closest: $1$ apart for an odd
        difference, $2$ apart for an even one.`,
    };
  },
);

const evenPairs = form<Apart>(
  'integer-pairs-for-an-even-difference',
  {
    band: 'Medium',
    seconds: 75,
    revision: 2,
    also: ['NS.FAC.1'],
    entry: true,
    suits: ({ n }) => n % 4 === 0 && alike(n).length >= 3,
    verify: ({ n }) => {
      let count = 0;
      for (let x = -n; x <= n; x += 1) {
        const y = Math.round(Math.sqrt(Math.max(0, x * x - n)));
        if (x * x - n === y * y) count += y === 0 ? 1 : 2;
      }
      return count;
    },
  },
  ({ n, frame }, { step, find }) => {
    const part = find(calc`${n} / 4`);
    const factors = step(factorsOf(Number(part)).length, {
      name: text`the number of positive factors`,
      because: text`The sum exceeds the difference by twice the smaller integer, an even number, so both are even or
        both odd. An odd factor with an even partner would make the integers halves.`,
      works: value => tex`2u \times 2v = ${n} \Rightarrow uv = ${part}: \quad ${value} \text{ factors}`,
    })`
      Write the difference of the squares as a product, difference times sum of the two integers. These two are both
      even or both odd; as their product $${n}$ is even, both are even. Call them $2u$ and $2v$: then $uv = ${part}$,
      and each factor of $${part}$ can be $u$. Count the factors.`;
    const signs = find(2);
    const pairs = step(calc`${factors} * ${signs}`, {
      because: text`Changing the signs of $u$ and $v$ together changes the signs of both integers, and their squares
        stay the same. The other signs come from exchanging $u$ and $v$.`,
      works: value => tex`2 \times ${factors} = ${value}`,
    })`
      Each factor may stand for the difference, so both orders are counted already. $u$ and $v$ may also both be
      negative, so double the number.`;
    return {
      answer: pairs,
      stem:
        frame === 0
          ? text`How many ordered pairs $(x, y)$ of integers, positive, negative or zero, satisfy $x^2 - y^2 = ${n}$?`
          : frame === 1
            ? text`At how many points of the curve $y^2 = x^2 - ${n}$ are both coordinates integers?`
            : text`Two integers $a$ and $b$, each positive, negative or zero, are such that the square of $a$ exceeds
              the square of $b$ by $${n}$. How many ordered pairs $(a, b)$ are possible?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('forgot_negative_numbers', signs, 1)`
          $${factors}$ counts only the positive factors of $${part}$. With them the first integer is always positive;
          negative factors give as many pairs again.`,
        slip('ignored_even_and_odd', part, n)`
          You counted the factors of $${n}$ itself. The sum and the difference are both even here, so an odd factor
          gives no integers.`,
        slip('left_out_a_factor', part, calc`${n} / 2`)`
          You divided $${n}$ by $2$ only once. The sum and the difference are both even, so a $2$ comes out
          of each.`,
        slip('forgot_negative_numbers', pairs, alike(n).length)`
          $${pairs}$ is the number of pairs of positive integers. Each of the two integers may also be negative, since
          only its square counts.`,
        slip('forgot_negative_numbers', pairs, calc`2 * ${alike(n).length}`)`
          $${pairs}$ changes the sign of one of the two integers only. The other one may be negative as well.`,
        slip('forgot_zero', pairs, Number.isInteger(Math.sqrt(n)) && calc`4 * ${alike(n).length}`)`
          The pairs with $y = 0$, from $(\pm ${Math.sqrt(n)})^2 = ${n}$, are missing; they come once for each sign.`,
        slip('counted_order', signs, 4)`
          $4 \times ${factors}$ counts the order of the two factors once more. A factor and its partner are both among
          the $${factors}$, so both orders are there already.`,
        slip('ignored_even_and_odd', factors, factorsOf(n).filter(d => d % 2 === 1).length)`
          $${factorsOf(n).filter(
            d => d % 2 === 1,
          )}$ are the odd factors; their partners are even, so they give no integers.`,
      ],
      snapRead: text`Squares that differ by $${n}$, a multiple of 4; pairs of integers of any sign are counted.`,
      approach: text`Write the difference of squares as a product. Both factors have the same parity, and here both must
        be even. Every factor of a quarter of the number, of either sign, gives one pair.`,
      faster: text`Both factors are even, so count the factors of $${n} \div 4 = ${n / 4}$: $${factors}$ positive and as
        many negative ones, $${pairs}$.`,
      check: () => {
        const square = Number.isInteger(Math.sqrt(n));
        const listed = alike(n).map(([u, v]) => `$(${(u + v) / 2}, ${(v - u) / 2})$`);
        return text`With both positive the pairs are ${listed.join(', ')}; each comes with four choices of
          signs${square && text`, and $(${Math.sqrt(n)}, 0)$ with two`}.`;
      },
      principle: text`In x² − y² = N the factors x − y and x + y are both even or both odd.`,
    };
  },
);

const sumOfNumbers = form<Apart>(
  'sum-of-all-such-numbers',
  {
    band: 'Medium',
    seconds: 70,
    revision: 3,
    suits: ({ n }) => alike(n).length >= 2 && alike(n).length <= 5,
    verify: ({ n }) => found(n).reduce((s, [x]) => s + x, 0),
  },
  ({ n, frame }, { step }) => {
    const factors = step(
      alike(n).map(([u]) => q(u)),
      {
        name: 'the smaller factors of the pairs',
        because: text`The sum and the difference of two integers are both even or both odd. A pair with one even and
          one odd factor would make the integers fractions.`,
        works: tex`${pairsTex(alike(n))}`,
      },
    )`
      Let $y$ be the smaller integer. $x^2 - y^2 = (x - y)(x + y) = ${n}$, so write $${n}$ as a product of two factors.
      Keep the pairs whose factors are both even or both odd.`;
    const numbers = step(
      factors.map(u => u.add(q(n).div(u)).div(2)),
      {
        name: 'the larger integers',
        because: text`In $(x - y) + (x + y)$ the smaller integer cancels and the larger one comes twice.`,
        works: value => tex`${value.join(', \\;')}`,
      },
    )`
      The larger integer $x$ is half of the sum of the two factors. Find it for each pair.`;
    const sum = step(total(numbers), value => tex`${numbers.join(' + ')} = ${value}`)`
      The question asks for the sum of all these integers, so add them.`;
    const [u = 0, v = 0] = pairsOf(n).find(([s, t]) => (s + t) % 2 === 1) ?? [];
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`What is the sum of all positive integers $x$ for which $x^2 - ${n}$ is the square of a positive
            integer?`
          : frame === 1
            ? text`The square of a positive integer exceeds another positive perfect square by $${n}$. Find the sum of
              all such positive integers.`
            : text`A smaller square is cut out of a square sheet of side $x$ cm, and $${n}$ cm² of paper remain. The
              sides of both squares are whole numbers of centimetres. What is the sum of all possible values of $x$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('answered_another_quantity', numbers, () => factors.map(u => q(n).div(u).sub(u).div(2)))`
          You added the smaller integers: $${numbers.join(' + ')}$. The question asks for the larger one of each pair.`,
        slip('did_not_halve', numbers, () => factors.map(u => u.add(q(n).div(u))))`
          You added the sums of the factors without halving them: $${numbers.join(' + ')}$. Each of them is twice the
          larger integer.`,
        slip('forgot_one_or_the_number_itself', factors, factors.length > 1 && factors.slice(1))`
          You left out the product $${pairsTex(alike(n).slice(0, 1))}$. It gives a pair of integers too.`,
        slip('left_out_a_case', factors, factors.length > 1 && factors.slice(0, -1))`
          You overlooked the product $${pairsTex(alike(n).slice(-1))}$. It gives a pair of integers too.`,
        slip('let_in_zero', sum, Number.isInteger(Math.sqrt(n)) && calc`${sum} + ${Math.sqrt(n)}`)`
          You added $${Math.sqrt(n)}$ as well. It leaves the square $0$, and the square has to be positive.`,
        slip('answered_another_quantity', numbers, () => factors.map(u => q(n).div(u)))`
          You added both integers of each pair: $${numbers.join(' + ')}$. Only the larger one of each is asked for.`,
        slip(
          'ignored_even_and_odd',
          numbers,
          pairsOf(n).map(([u, v]) => q(Math.floor((u + v) / 2))),
        )`
          You used factors like $${u} \times ${v}$ too and rounded half of $${u} + ${v}$ down. Both factors have to be
          odd or both even.`,
      ],
      snapRead: text`Squares differ by $${n}$, and all larger bases are to be added: list the factor pairs.`,
      approach: text`Every factor pair with both factors even or both odd gives one pair of integers, and the larger
        one is the mean of the factors. So the sum is half of the sum of these factors.`,
      faster: () =>
        text`Add all factors in the pairs and halve: $\frac{1}{2}(${alike(n).flat().join(' + ')})$.`,
      check: text`${numbers.map(x => `$${x}^2 - ${numberTex(n)} = ${numberTex(x.mul(x).sub(n))}$`).join(', ')}: all
      perfect squares.`,
      principle: text`In $x^2 - y^2 = N$, $x$ is the mean of two factors of $N$ that are both even or both odd.`,
    };
  },
);

/** AL.DIO.3 Easy and Medium: a difference of squares as a product. */
export const squaresApart: readonly AnyTemplate[] = situation<Apart>({
  type: 'AL.DIO.3',
  situation: 'squares-apart',
  tries: 60,
  draw: draw => {
    const n = draw.chance(0.5) ? 2 * draw.int(22, 320) + 1 : 4 * draw.int(12, 150);
    return alike(n).length >= 2 ? { n, frame: draw.int(0, 2) } : null;
  },
  forms: [numberOfPairs, greatestNumber, evenPairs, sumOfNumbers],
});
