import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const numberOfPairs = form({
  form: 'pairs-for-an-odd-difference',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 50,
  suits: ({ n }: Apart) => n % 2 === 1,
  stem: ({ n, frame }: Apart) =>
    frame === 0
      ? `How many pairs of positive integers $(x, y)$ satisfy $x^2 - y^2 = ${n}$?`
      : frame === 1
        ? `In how many ways can $${n}$ be written as the difference of the squares of two positive integers?`
        : `The side of each of two square fields is a whole number of metres, and their areas differ by $${n}$ square metres. How many pairs of side lengths are possible?`,
  path: path<Apart>()
    .step(
      'factors',
      ({ n }) => q(factorsOf(n).length),
      'Factorise: $(x - y)(x + y)$. Each way to write the number as a product of two different factors gives a pair, since odd factors have an even sum. Count the factors.',
      ({ n }, { factors }) => `${factorsOf(n).join(', ')}: \\quad ${factors}`,
    )
    .quiet('square', ({ n }) => q(Math.sqrt(n) % 1 === 0 ? 1 : 0))
    .step(
      'pairs',
      (_p, { factors, square }) => factors.sub(square).div(2),
      'Two factors make one product; a factor with itself would give $y = 0$.',
      ({ n }, { pairs }) => `${pairsTex(pairsOf(n))}: \\quad ${pairs}`,
    ),
  slips: [
    {
      misconception: 'order_of_factors_counted',
      gives: 'factors',
      words: ({ n }, { factors }) =>
        `$${factors}$ is the number of factors of $${n}$; two of them make one pair.`,
    },
    {
      misconception: 'trivial_product_left_out',
      at: 'pairs',
      wrongly: ({ n }) => q(pairsOf(n).length - 1),
      words: ({ n }) => `The product $1 \\times ${n}$ was left out; it gives a pair like the others.`,
    },
    {
      misconception: 'equal_factors_counted',
      at: 'pairs',
      wrongly: (_p, { factors, square }) => (square.equals(1) ? factors.add(1).div(2) : null),
      words: () => 'The product of two equal factors was counted too; it gives $y = 0$.',
    },
    {
      misconception: 'prime_factors_counted',
      at: 'factors',
      wrongly: ({ n }) => {
        let [rest, k] = [n, 0];
        for (let p = 2; rest > 1; p += 1) for (; rest % p === 0; rest /= p) k += 1;
        return q(2 * k);
      },
      words: () => 'Prime factors were counted; products of them are factors too.',
    },
    {
      misconception: 'signs_counted',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors.mul(2),
      words: (_p, { factors, pairs }) =>
        `Negative numbers were counted as well; both numbers are positive. Here $${numberTex(factors)} \\times 2 = ${numberTex(pairs)}$.`,
    },
    {
      misconception: 'small_products_only',
      at: 'pairs',
      wrongly: ({ n }) => q(pairsOf(n).filter(([u]) => u > 3).length),
      words: () => 'Products with the factors 1 and 3 were overlooked.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ n }) => `A difference of two squares equals $${n}$, an odd number; pairs are to be counted.`,
  approach: () =>
    'A difference of squares is a product. For an odd number every product of two different factors works, since sum and difference of odd factors are even.',
  check: ({ n }) =>
    `The pairs are ${pairsOf(n)
      .map(([u, v]) => `$(${(u + v) / 2}, ${(v - u) / 2})$`)
      .join(', ')}.`,
  principle: 'x² − y² = N means factor pairs of N, both even or both odd.',
  verify: ({ n }) => q(found(n).length),
});

const greatestNumber = form({
  form: 'greatest-number-whose-square',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: ({ n, frame }: Apart) =>
    frame === 0
      ? `The squares of two positive integers differ by $${n}$. What is the greatest value that the larger of the two integers can have?`
      : frame === 1
        ? `Let $x$ and $y$ be positive integers with $x^2 = y^2 + ${n}$. How large can $x$ be?`
        : `A square lawn is enlarged to a larger square lawn. The side of each is a whole number of metres, and the area increases by $${n}$ square metres. What is the largest possible side of the new lawn, in metres?`,
  path: path<Apart>()
    .quiet('apart', ({ n }) => q(n % 2 === 1 ? 1 : 2))
    .step(
      'sum',
      ({ n }, { apart }) => q(n).div(apart),
      'Far out, squares lie far apart: the larger integer is greatest when the two are as close as possible. Difference and sum are factors, both odd or both even.',
      ({ n }, { apart, sum }) => `(x - y)(x + y) = ${apart} \\times ${sum} = ${n}`,
    )
    .step(
      'largest',
      (_p, { apart, sum }) => sum.add(apart).div(2),
      'Half of sum and difference together is the larger integer.',
      (_p, { apart, sum, largest }) => `x = \\frac{${sum} + ${apart}}{2} = ${largest}`,
    ),
  slips: [
    {
      misconception: 'smaller_number_reported',
      at: 'largest',
      wrongly: (_p, { apart, sum }) => sum.sub(apart).div(2),
      words: (_p, { largest }) => `$${largest}$ is the smaller of the two integers.`,
    },
    {
      misconception: 'sum_reported',
      gives: 'sum',
      words: (_p, { sum }) => `$${sum}$ is the sum of the two integers.`,
    },
    {
      misconception: 'closest_factors_taken',
      at: 'largest',
      wrongly: ({ n }) => {
        const [u = 1, v = n] = alike(n).at(-1) ?? [];
        return q(u + v, 2);
      },
      words: (_p, { largest }) => `The most equal factors give the smallest such integer, $${largest}$.`,
    },
    {
      misconception: 'difference_of_one_assumed',
      at: 'largest',
      wrongly: ({ n }) => (n % 2 === 0 ? q(n / 2 + 1) : null),
      words: ({ n }) =>
        `Half of $${n}$ and 1 more: a difference of 1 would make the difference of the squares odd.`,
    },
    {
      misconception: 'second_product_taken',
      at: 'largest',
      wrongly: ({ n }) => {
        const second = alike(n)[1];
        return second ? q(second[0] + second[1], 2) : null;
      },
      words: (_p, { largest }) =>
        `$${largest}$ comes from the second product of factors; the first one leads further.`,
    },
    {
      misconception: 'adds_whole_difference',
      at: 'largest',
      wrongly: (_p, { apart, sum }) => sum.div(2).ceil().add(apart),
      words: (_p, { apart, largest }) =>
        `$${largest.sub(apart)} + ${apart} = ${largest}$ adds the whole difference to half of the sum; only half of it belongs there.`,
    },
    {
      misconception: 'difference_halved_again',
      at: 'sum',
      wrongly: ({ n }, { apart }) => (n % 4 === 0 ? q(n).div(apart.mul(2)) : null),
      words: () => 'The sum was divided by 2 once too often.',
    },
  ],
  show: value => plain(value),
  plausible: value => isCount(value) && value.gt(2),
  snapRead: ({ n }) => `Two squares that differ by $${n}$; the largest possible base is wanted.`,
  approach: () =>
    'A difference of squares is a product of difference and sum. The smaller the difference, the larger the sum and with it the integer.',
  check: ({ n }, { largest }) =>
    `$${largest}^2 - ${largest.sub(n % 2 === 1 ? 1 : 2)}^2 = ${n}$, and nearer squares differ by an odd number or by less.`,
  principle:
    'Squares with a fixed difference are largest when the bases are closest: 1 apart for an odd, 2 apart for an even difference.',
  verify: ({ n }) => q(Math.max(...found(n).map(([x]) => x))),
});

const evenPairs = form({
  form: 'integer-pairs-for-an-even-difference',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 75,
  also: ['NS.FAC.1'],
  suits: ({ n }: Apart) => n % 4 === 0 && alike(n).length >= 3,
  stem: ({ n, frame }: Apart) =>
    frame === 0
      ? `How many ordered pairs $(x, y)$ of integers, positive, negative or zero, satisfy $x^2 - y^2 = ${n}$?`
      : frame === 1
        ? `At how many points of the curve $y^2 = x^2 - ${n}$ are both coordinates integers?`
        : `Two integers $a$ and $b$, each positive, negative or zero, are such that the square of $a$ exceeds the square of $b$ by $${n}$. How many ordered pairs $(a, b)$ are possible?`,
  path: path<Apart>()
    .quiet('part', ({ n }) => q(n / 4))
    .step(
      'factors',
      (_p, { part }) => q(factorsOf(Number(part)).length),
      'Difference and sum of the two integers multiply to an even number and are alike, so both are even. Take a 2 out of each and count the factors of what is left.',
      ({ n }, { part, factors }) =>
        `2u \\times 2v = ${n} \\Rightarrow uv = ${part}: \\quad ${factors} \\text{ factors}`,
    )
    .quiet('signs', () => q(2))
    .step(
      'pairs',
      (_p, { factors, signs }) => factors.mul(signs),
      'Each factor may stand for the difference, so both orders count already. Both numbers $u$ and $v$ may also be negative.',
      (_p, { factors, pairs }) => `2 \\times ${factors} = ${pairs}`,
    ),
  slips: [
    {
      misconception: 'negative_factors_forgotten',
      at: 'signs',
      wrongly: () => q(1),
      words: (_p, { factors, part }) =>
        `$${factors}$ counts the positive factors of $${part}$; then the first integer is always positive.`,
    },
    {
      misconception: 'parity_ignored',
      at: 'part',
      wrongly: ({ n }) => q(n),
      words: ({ n }) => `The factors of $${n}$ itself were counted; an odd and an even one give no integers.`,
    },
    {
      misconception: 'two_taken_out_once',
      at: 'part',
      wrongly: ({ n }) => q(n / 2),
      words: () => 'A factor 2 was taken out once; both factors are even, so it has to be taken out twice.',
    },
    {
      misconception: 'positive_integers_only',
      at: 'pairs',
      wrongly: ({ n }) => q(alike(n).length),
      words: (_p, { pairs }) =>
        `$${pairs}$ is the number of pairs of positive integers; each sign may be changed by itself.`,
    },
    {
      misconception: 'one_sign_only',
      at: 'pairs',
      wrongly: ({ n }) => q(2 * alike(n).length),
      words: (_p, { pairs }) =>
        `$${pairs}$ changes the sign of one of the two integers; the other may be negative as well.`,
    },
    {
      misconception: 'zero_forgotten',
      at: 'pairs',
      wrongly: ({ n }) => (Number.isInteger(Math.sqrt(n)) ? q(4 * alike(n).length) : null),
      words: ({ n }) =>
        `The pairs with $y = 0$, from $(\\pm ${Math.sqrt(n)})^2 = ${n}$, are missing; they come once for each sign.`,
    },
    {
      misconception: 'orders_counted_twice',
      at: 'signs',
      wrongly: () => q(4),
      words: (_p, { factors }) =>
        `$4 \\times ${factors}$ counts the order of the factors once more; a factor and its partner are both among the $${factors}$.`,
    },
    {
      misconception: 'odd_factors_only',
      at: 'factors',
      wrongly: ({ n }) => q(factorsOf(n).filter(d => d % 2 === 1).length),
      words: ({ n }) =>
        `$${factorsOf(n)
          .filter(d => d % 2 === 1)
          .join(', ')}$ are the odd factors; their partners are even, so they give no integers.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ n }) =>
    `Squares that differ by $${n}$, a multiple of 4; pairs of integers of any sign are counted.`,
  approach: () =>
    'Write the difference of squares as a product. Both factors have the same parity, and here both must be even. Every factor of a quarter of the number, of either sign, gives one pair.',
  faster: ({ n }, { factors, pairs }) =>
    `Both factors are even, so count the factors of $${n} \\div 4 = ${n / 4}$: $${factors}$ positive and as many negative ones, $${pairs}$.`,
  check: ({ n }) => {
    const square = Number.isInteger(Math.sqrt(n));
    const listed = alike(n).map(([u, v]) => `$(${(u + v) / 2}, ${(v - u) / 2})$`);
    return `With both positive the pairs are ${listed.join(', ')}; each comes with four choices of signs${square ? `, and $(${Math.sqrt(n)}, 0)$ with two` : ''}.`;
  },
  principle: 'In x² − y² = N the factors x − y and x + y are both even or both odd.',
  verify: ({ n }) => {
    let count = 0;
    for (let x = -n; x <= n; x += 1) {
      const y = Math.round(Math.sqrt(Math.max(0, x * x - n)));
      if (x * x - n === y * y) count += y === 0 ? 1 : 2;
    }
    return q(count);
  },
});

const sumOfNumbers = form({
  form: 'sum-of-all-such-numbers',
  revision: 3,
  likely: true,
  band: 'Medium',
  entry: true,
  seconds: 70,
  suits: ({ n }: Apart) => alike(n).length >= 2 && alike(n).length <= 5,
  stem: ({ n, frame }: Apart) =>
    frame === 0
      ? `What is the sum of all positive integers $x$ for which $x^2 - ${n}$ is the square of a positive integer?`
      : frame === 1
        ? `The square of a positive integer exceeds another positive perfect square by $${n}$. Find the sum of all such positive integers.`
        : `A smaller square is cut out of a square sheet of side $x$ cm, and $${n}$ cm² of paper remain. The sides of both squares are whole numbers of centimetres. What is the sum of all possible values of $x$?`,
  path: path<Apart>()
    .step(
      'factors',
      ({ n }) => alike(n).map(([u]) => q(u)),
      'Write the difference of the squares as a product and keep the factor pairs with equal parity.',
      ({ n }) => `${pairsTex(alike(n))}`,
    )
    .step(
      'numbers',
      ({ n }, { factors }) => factors.map(u => u.add(q(n).div(u)).div(2)),
      'The larger integer is half of the sum of the two factors.',
      (_p, { numbers }) => numbers.join(', \\;'),
    )
    .step(
      'sum',
      (_p, { numbers }) => total(numbers),
      'Add.',
      (_p, { numbers, sum }) => `${numbers.join(' + ')} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'smaller_numbers_added',
      at: 'numbers',
      wrongly: ({ n }, { factors }) => factors.map(u => q(n).div(u).sub(u).div(2)),
      words: (_p, { numbers }) =>
        `$${numbers.join(' + ')}$ adds the smaller integers; their squares are the ones that are exceeded.`,
    },
    {
      misconception: 'sum_not_halved',
      at: 'numbers',
      wrongly: ({ n }, { factors }) => factors.map(u => u.add(q(n).div(u))),
      words: (_p, { numbers }) =>
        `$${numbers.join(' + ')}$ adds the sums of the factors without halving them.`,
    },
    {
      misconception: 'one_product_left_out',
      at: 'factors',
      wrongly: (_p, { factors }) => (factors.length > 1 ? factors.slice(1) : null),
      words: ({ n }) => `The product $${pairsTex(alike(n).slice(0, 1))}$ was left out.`,
    },
    {
      misconception: 'last_product_left_out',
      at: 'factors',
      wrongly: (_p, { factors }) => (factors.length > 1 ? factors.slice(0, -1) : null),
      words: ({ n }) => `The product $${pairsTex(alike(n).slice(-1))}$ was overlooked.`,
    },
    {
      misconception: 'zero_square_counted',
      at: 'sum',
      wrongly: ({ n }, { sum }) => (Number.isInteger(Math.sqrt(n)) ? sum.add(Math.sqrt(n)) : null),
      words: ({ n }) => `$x = ${Math.sqrt(n)}$ was added; it leaves the square 0, which is not positive.`,
    },
    {
      misconception: 'both_numbers_added',
      at: 'numbers',
      wrongly: ({ n }, { factors }) => factors.map(u => q(n).div(u)),
      words: (_p, { numbers }) =>
        `$${numbers.join(' + ')}$ adds both integers of each pair, where one of them is asked for.`,
    },
    {
      misconception: 'parity_ignored',
      at: 'numbers',
      wrongly: ({ n }) => pairsOf(n).map(([u, v]) => q(Math.floor((u + v) / 2))),
      words: ({ n }) => {
        const [u = 0, v = 0] = pairsOf(n).find(([s, t]) => (s + t) % 2 === 1) ?? [];
        return `Factors like $${u} \\times ${v}$ were used too, with half of $${u} + ${v}$ rounded down; both have to be odd or both even.`;
      },
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ n }) => `Squares that differ by $${n}$: all larger bases are to be added.`,
  approach: () =>
    'Every factor pair of equal parity gives one pair of integers, and the larger one is the mean of the factors. So the sum is half of the sum of these factors.',
  faster: ({ n }) =>
    `Add all factors in the pairs and halve: $\\frac{1}{2}(${alike(n).flat().join(' + ')})$.`,
  check: ({ n }, { numbers }) =>
    `${numbers.map(x => `$${x}^2 - ${n} = ${x.mul(x).sub(n)}$`).join(', ')}: all perfect squares.`,
  principle: 'In x² − y² = N, x is the mean of two factors of N with equal parity.',
  verify: ({ n }) => q(found(n).reduce((s, [x]) => s + x, 0)),
});

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
