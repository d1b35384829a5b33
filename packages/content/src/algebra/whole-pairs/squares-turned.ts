import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { addedTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const factorsOf = (n: number) => upTo(n).filter(d => n % d === 0);
const isPrime = (n: number) => n > 1 && factorsOf(n).length === 2;

interface Completed {
  /** n² + 2hn + c is to be a square; c − h² is `gap`, not 0. */
  h: number;
  c: number;
  frame: number;
}

const gapOf = ({ h, c }: Completed) => c - h * h;
/** Factor pairs of the gap with equal parity, larger first: (m + n + h) and (m − n − h). */
const splits = (p: Completed) => {
  const gap = gapOf(p);
  return factorsOf(Math.abs(gap)).flatMap(u => {
    const v = gap / u;
    return (u + v) % 2 === 0 && u > Math.abs(v) ? [[u, v] as const] : [];
  });
};
const baseOf = ([u, v]: readonly [number, number]) => (u - v) / 2;
/** The positive n, from n + h = base and from n + h = −base. */
const valuesFrom = (bases: readonly Fraction[], shift: Fraction) =>
  bases.flatMap(base => [base.sub(shift), base.neg().sub(shift)]).filter(n => n.valueOf() > 0);
const squareTex = ({ h, c }: Completed) => `n^2 ${addedTex(2 * h)}n ${addedTex(c)}`;

const completeTheSquare = form({
  form: 'sum-of-numbers-that-make-a-square',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['AL.QUA.6'],
  stem: (p: Completed) =>
    p.frame === 0
      ? `What is the sum of all positive integers $n$ for which $${squareTex(p)}$ is a perfect square?`
      : p.frame === 1
        ? `For some positive integers $n$ the number $${squareTex(p)}$ is the square of an integer. Add up all these $n$.`
        : `The square root of $${squareTex(p)}$ is an integer for certain positive integers $n$. Find the sum of these values of $n$.`,
  path: path<Completed>()
    .step(
      'gap',
      p => q(gapOf(p)),
      'Complete the square: the number is a square plus a constant.',
      p => `${squareTex(p)} = (n ${addedTex(p.h)})^2 ${addedTex(gapOf(p))}`,
    )
    .step(
      'bases',
      p => splits(p).map(pair => q(baseOf(pair))),
      ({ h }) =>
        `It shall be $m^2$. Then two squares differ by that constant: split it into two factors of equal parity; half of their difference is $n ${addedTex(h)}$.`,
      (p, { bases }) =>
        `(m + n ${addedTex(p.h)})(m - n ${addedTex(-p.h)}) = ${gapOf(p)}: \\quad n ${addedTex(p.h)} = ${bases.map(base => `\\pm ${base}`).join(', ')}`,
    )
    .quiet('shift', ({ h }) => q(h))
    .step(
      'values',
      (_p, { bases, shift }) => valuesFrom(bases, shift),
      ({ h }) => `Find $n$, with both signs for $n ${addedTex(h)}$, and keep the positive values.`,
      (_p, { values }) => `n = ${values.join(', ')}`,
    )
    .step(
      'sum',
      (_p, { values }) => values.reduce((a, b) => a.add(b), q(0)),
      'Add.',
      (_p, { values, sum }) => `${values.join(' + ')} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'shift_forgotten',
      at: 'shift',
      wrongly: () => q(0),
      words: ({ h }, { sum }) =>
        `$${sum}$ adds the positive values of $n ${addedTex(h)}$, without going back to $n$.`,
    },
    {
      misconception: 'negative_base_forgotten',
      at: 'values',
      wrongly: (_p, { bases, shift }) => bases.map(base => base.sub(shift)).filter(n => n.valueOf() > 0),
      words: ({ h }, { sum }) =>
        `$${sum}$ uses only positive values of $n ${addedTex(h)}$; a negative one can leave $n$ positive.`,
    },
    {
      misconception: 'sign_of_shift',
      at: 'shift',
      wrongly: ({ h }) => q(-h),
      words: ({ h }, { sum }) =>
        `$${sum}$ comes from moving $${Math.abs(h)}$ to the other side with its sign kept.`,
    },
    {
      misconception: 'largest_value_only',
      at: 'sum',
      wrongly: (_p, { values }) => values.reduce((a, b) => (a.gt(b) ? a : b), q(0)),
      words: (_p, { sum }) => `$n = ${sum}$ is one of the values; there are more.`,
    },
    {
      misconception: 'half_sum_for_half_difference',
      at: 'bases',
      wrongly: p => splits(p).map(([u, v]) => q(u + v, 2)),
      words: (_p, { sum, bases }) =>
        `$${sum}$ starts from half of the sum of the factors, $${bases.join(', ')}$: that is the root $m$.`,
    },
    {
      misconception: 'factors_not_halved',
      at: 'bases',
      wrongly: p => splits(p).map(pair => q(2 * baseOf(pair))),
      words: (_p, { sum, bases }) =>
        `$${sum}$ starts from the whole differences of the factors, $${bases.join(', ')}$; half of them is needed.`,
    },
    {
      misconception: 'parity_ignored',
      at: 'bases',
      wrongly: p =>
        factorsOf(Math.abs(gapOf(p))).flatMap(u =>
          u > Math.abs(gapOf(p)) / u ? [q(Math.floor((u - gapOf(p) / u) / 2))] : [],
        ),
      words: (_p, { sum }) => `$${sum}$ uses factors of different parity as well, with halves rounded down.`,
    },
    {
      misconception: 'one_product_left_out',
      at: 'bases',
      wrongly: (_p, { bases }) => (bases.length > 2 ? bases.slice(0, -1) : null),
      words: (p, { sum }) =>
        `$${sum}$ leaves out the split $${Math.abs(gapOf(p))} = ${splits(p).at(-1)?.map(Math.abs).join(' \\times ')}$.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'A quadratic expression that shall be a perfect square for integers: several values, to be added.',
  approach: () =>
    'Completing the square leaves two squares with a fixed difference. Its factor pairs of equal parity give the bases; positive values of n are kept.',
  faster: (p, { values }) =>
    `$m^2 - (n ${addedTex(p.h)})^2 = ${gapOf(p)}$: factor pairs ${splits(p)
      .map(([u, v]) => `$${u} \\times ${v < 0 ? `(${v})` : v}$`)
      .join(', ')} give $n = ${values.join(', ')}$.`,
  check: (p, { values }) =>
    `${values
      .map(
        n =>
          `$n = ${n}$: $${n
            .mul(n)
            .add(n.mul(2 * p.h))
            .add(p.c)} = ${Math.round(
            Math.sqrt(
              n
                .mul(n)
                .add(n.mul(2 * p.h))
                .add(p.c)
                .valueOf(),
            ),
          )}^2$`,
      )
      .join('; ')}.`,
  principle:
    'A quadratic that is a square for integers: complete the square and factor the difference of two squares.',
  verify: p => {
    let sum = 0;
    for (let n = 1; n <= 2000; n += 1) {
      const value = n * n + 2 * p.h * n + p.c;
      const root = Math.round(Math.sqrt(Math.max(0, value)));
      if (value >= 0 && root * root === value) sum += n;
    }
    return q(sum);
  },
});

const completed = situation<Completed>({
  type: 'AL.DIO.3',
  situation: 'quadratic-that-is-a-square',
  tries: 60,
  draw: draw => {
    const h = draw.pick([-12, -10, -9, -8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
    const p = { h, c: 0, frame: draw.int(0, 2) };
    const gap =
      draw.pick([-1, 1]) *
      draw.pick([15, 21, 24, 32, 33, 35, 40, 45, 48, 56, 60, 63, 72, 75, 80, 84, 96, 99, 105, 120]);
    p.c = h * h + gap;
    const list = valuesFrom(
      splits(p).map(pair => q(baseOf(pair))),
      q(h),
    );
    return p.c !== 0 && list.length >= 4 && list.length <= 7 ? p : null;
  },
  forms: [completeTheSquare],
});

interface OneWay {
  from: number;
  to: number;
  frame: number;
}

const ways = (n: number) => factorsOf(n).filter(u => u * u < n && (u + n / u) % 2 === 0).length;
const inRange = ({ from, to }: OneWay) => upTo(to).filter(n => n >= from);
/** Odd numbers with two or three factors; four times such a number of either parity. */
const few = (n: number) => factorsOf(n).length === 2 || factorsOf(n).length === 3;

const exactlyOne = form({
  form: 'numbers-with-one-representation',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['NS.FAC.4', 'NS.FAC.1'],
  stem: ({ from, to, frame }: OneWay) =>
    frame === 0
      ? `How many integers from $${from}$ to $${to}$ can be written as $x^2 - y^2$ with positive integers $x$ and $y$ in exactly one way?`
      : frame === 1
        ? `An integer is called rare when it is the difference of the squares of two positive integers in one way only. How many rare integers are there from $${from}$ to $${to}$?`
        : `For how many integers $N$ with $${from} \\le N \\le ${to}$ does $x^2 - y^2 = N$ have exactly one solution in positive integers $x$, $y$?`,
  path: path<OneWay>()
    .step(
      'odd',
      p => q(inRange(p).filter(n => n % 2 === 1 && few(n)).length),
      'Each product of two different factors of equal parity gives one way. An odd number has exactly one such product when it is a prime or the square of a prime. Count these.',
      (p, { odd }) => {
        const list = inRange(p).filter(n => n % 2 === 1 && few(n));
        return `${list.length > 14 ? `${list.slice(0, 6).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ')}: \\quad ${odd}`;
      },
    )
    .step(
      'even',
      p => q(inRange(p).filter(n => n % 4 === 0 && few(n / 4)).length),
      'For an even number both factors are even, so it is 4 times a product: a quarter of it has to be a prime or the square of a prime. Count these.',
      (p, { even }) =>
        `${inRange(p)
          .filter(n => n % 4 === 0 && few(n / 4))
          .map(n => `4 \\times ${n / 4}`)
          .join(', \\;')}: \\quad ${even}`,
    )
    .step(
      'count',
      (_p, { odd, even }) => odd.add(even),
      'Add.',
      (_p, { odd, even, count }) => `${odd} + ${even} = ${count}`,
    ),
  slips: [
    {
      misconception: 'squares_of_primes_forgotten',
      at: 'odd',
      wrongly: p => q(inRange(p).filter(n => n % 2 === 1 && isPrime(n)).length),
      words: (_p, { odd, count }) =>
        `$${count}$ takes among the odd numbers only the $${odd}$ primes and no square of a prime, though $9 = 25 - 16$ shows that such a square fits.`,
    },
    {
      misconception: 'even_numbers_forgotten',
      at: 'even',
      wrongly: () => q(0),
      words: (_p, { count }) =>
        `$${count}$ leaves out the multiples of 4, though $8 = 9 - 1$ shows that they can occur.`,
    },
    {
      misconception: 'even_primes_quarter_only',
      at: 'even',
      wrongly: p => q(inRange(p).filter(n => n % 4 === 0 && isPrime(n / 4)).length),
      words: (_p, { even, count }) =>
        `$${count}$ counts only the $${even}$ numbers that are four times a prime; four times the square of a prime fits too.`,
    },
    {
      misconception: 'all_even_numbers_allowed',
      at: 'even',
      wrongly: p => q(inRange(p).filter(n => n % 2 === 0 && few(n / 2)).length),
      words: (_p, { even, count }) =>
        `$${count}$ counts $${even}$ doubles of a prime or its square; even numbers that are not multiples of 4 are no differences of squares.`,
    },
    {
      misconception: 'at_least_one_way',
      at: 'count',
      wrongly: p => q(inRange(p).filter(n => ways(n) >= 1).length),
      words: (_p, { count }) => `$${count}$ counts numbers with several representations too.`,
    },
    {
      misconception: 'zero_square_counted',
      at: 'count',
      wrongly: p =>
        q(inRange(p).filter(n => ways(n) + (Number.isInteger(Math.sqrt(n)) ? 1 : 0) === 1).length),
      words: (_p, { count }) => `$${count}$ accepts $y = 0$, which gives squares another representation.`,
    },
    {
      misconception: 'products_of_two_primes_counted',
      at: 'odd',
      wrongly: p => q(inRange(p).filter(n => n % 2 === 1 && factorsOf(n).length === 4).length),
      words: (_p, { count }) =>
        `$${count}$ counts numbers with four factors, which have two representations.`,
    },
    {
      misconception: 'composites_counted',
      at: 'count',
      wrongly: p => q(inRange(p).filter(n => ways(n) > 1).length),
      words: (_p, { count }) =>
        `$${count}$ numbers have more than one representation; exactly one is wanted.`,
    },
    {
      misconception: 'two_products_allowed',
      at: 'odd',
      wrongly: p => q(inRange(p).filter(n => n % 2 === 1 && (few(n) || factorsOf(n).length === 4)).length),
      words: (_p, { count }) =>
        `$${count}$ keeps odd numbers with four factors as well; they allow two products.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'Differences of two squares with exactly one representation: a question of factor pairs with equal parity.',
  approach: () =>
    'One representation means one product of two different factors of equal parity. For odd numbers and for multiples of 4 that is a condition on the number of factors: 2 or 3.',
  faster: (p, { count }) =>
    `Two or three factors means a prime or its square: odd ones from $${p.from}$ to $${p.to}$, and four times those from $${Math.ceil(p.from / 4)}$ to $${Math.floor(p.to / 4)}$; together $${count}$.`,
  check: p => {
    const n = inRange(p).find(m => ways(m) === 1) ?? 3;
    const m = inRange(p).find(k => ways(k) === 2) ?? 15;
    const u = factorsOf(n).find(d => d * d < n && (d + n / d) % 2 === 0) ?? 1;
    return `$${n} = ${(u + n / u) / 2}^2 - ${(n / u - u) / 2}^2$ only, while $${m}$ has two representations.`;
  },
  principle:
    'The representations as a difference of squares are the factor pairs of equal parity: count factors.',
  verify: p => {
    let found = 0;
    for (const n of inRange(p)) {
      let many = 0;
      for (let y = 1; 2 * y + 1 <= n; y += 1) if (Number.isInteger(Math.sqrt(n + y * y))) many += 1;
      if (many === 1) found += 1;
    }
    return q(found);
  },
});

const oneWay = situation<OneWay>({
  type: 'AL.DIO.3',
  situation: 'one-representation',
  tries: 10,
  draw: draw => {
    const from = draw.int(3, 60);
    return {
      from,
      to: from + draw.int(24, 70),
      frame: draw.int(0, 2),
    };
  },
  forms: [exactlyOne],
});

/** AL.DIO.3 Hard: squares that have to be found; numbers with one representation. */
export const squaresTurned: readonly AnyTemplate[] = [...completed, ...oneWay];
