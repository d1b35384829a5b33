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
  /** x² − 2hx = y² + 2ky + c in positive integers; (x − h)² − (y + k)² is `gap`, not 0. */
  h: number;
  k: number;
  gap: number;
  frame: number;
}

const constantOf = ({ h, k, gap }: Completed) => gap - h * h + k * k;
/** Sizes of x − h and y + k, from factors of the gap that are both even or both odd; all of them, whatever sign y has. */
const sizesOf = ({ gap }: Completed, equalParity = true) => {
  const size = Math.abs(gap);
  return factorsOf(size).flatMap(v => {
    const u = size / v;
    if (v > u || (equalParity && (u + v) % 2 > 0)) return [];
    const [sum, difference] = [Math.floor((u + v) / 2), Math.floor((u - v) / 2)];
    return [gap > 0 ? ([sum, difference] as const) : ([difference, sum] as const)];
  });
};
/** Sizes of x − h where y is positive. */
const basesOf = (p: Completed) =>
  sizesOf(p)
    .filter(([, other]) => other > p.k)
    .map(([base]) => base);
/** The positive x, from x − h = base and from x − h = −base. */
const valuesFrom = (bases: readonly Fraction[], h: Fraction) =>
  bases.flatMap(base => (base.equals(0) ? [h] : [h.add(base), h.sub(base)])).filter(x => x.valueOf() > 0);
const equationTex = (p: Completed) =>
  `x^2 - ${2 * p.h}x = y^2 ${addedTex(2 * p.k)}y ${addedTex(constantOf(p))}`;

const completeBothSquares = form({
  form: 'sum-of-first-numbers-of-the-pairs',
  revision: 2,
  band: 'Hard',
  entry: true,
  likely: true,
  seconds: 125,
  also: ['AL.QUA.6', 'AL.INQ.3'],
  stem: (p: Completed) =>
    p.frame === 0
      ? `The positive integers $x$ and $y$ satisfy $${equationTex(p)}$. What is the sum of all values that $x$ can take?`
      : p.frame === 1
        ? `What is the sum of all positive integers $x$ for which some positive integer $y$ satisfies $${equationTex(p)}$?`
        : `Several pairs of positive integers $(x, y)$ satisfy $${equationTex(p)}$. Find the sum of the values of $x$ in all these pairs.`,
  path: path<Completed>()
    .step(
      'gap',
      ({ gap }) => q(gap),
      'Complete the squares on both sides.',
      p => `(x - ${p.h})^2 - (y + ${p.k})^2 = ${constantOf(p)} + ${p.h ** 2} - ${p.k ** 2} = ${p.gap}`,
    )
    .step(
      'bases',
      p => basesOf(p).map(base => q(base)),
      ({ k }) =>
        `Two squares of integers differ by this: half of the sum and half of the difference of two factors of equal parity. As $y$ is positive, $y + ${k}$ is more than $${k}$; keep the factor pairs with which it is.`,
      (p, { bases }) =>
        `(|x - ${p.h}|, \\, y + ${p.k}) = ${sizesOf(p)
          .map(([u, v]) => `(${u}, ${v})`)
          .join(', ')}; \\quad |x - ${p.h}| = ${bases.join(', ')}`,
    )
    .quiet('shift', ({ h }) => q(h))
    .step(
      'values',
      (_p, { bases, shift }) => valuesFrom(bases, shift),
      ({ h }) => `The difference $x - ${h}$ can have either sign. Find $x$ and keep the positive values.`,
      (_p, { values }) => `x = ${values.join(', ')}`,
    )
    .step(
      'sum',
      (_p, { values }) => values.reduce((a, b) => a.add(b), q(0)),
      'Add.',
      (_p, { values, sum }) => `${values.join(' + ')} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'negative_base_forgotten',
      at: 'values',
      wrongly: (_p, { bases, shift }) => bases.map(base => base.add(shift)),
      words: ({ h }, { sum }) =>
        `$${sum}$ uses only positive values of $x - ${h}$; a negative one can leave $x$ positive.`,
    },
    {
      misconception: 'second_number_not_checked',
      at: 'bases',
      wrongly: p => sizesOf(p).map(([base]) => q(base)),
      words: ({ k }, { sum }) =>
        `$${sum}$ keeps every factor pair; where $y + ${k}$ is not above $${k}$, no positive $y$ belongs to it.`,
    },
    {
      misconception: 'parity_ignored',
      at: 'bases',
      wrongly: p =>
        sizesOf(p, false)
          .filter(([, other]) => other > p.k)
          .map(([base]) => q(base)),
      words: (_p, { sum }) => `$${sum}$ uses factors of different parity as well, with halves rounded down.`,
    },
    {
      misconception: 'sizes_exchanged',
      at: 'bases',
      wrongly: p =>
        sizesOf(p)
          .filter(([base]) => base > p.k)
          .map(([, other]) => q(other)),
      words: ({ h, k }, { sum }) =>
        `$${sum}$ exchanges half of the sum and half of the difference of the factors: $x - ${h}$ and $y + ${k}$ have changed places.`,
    },
    {
      misconception: 'shift_forgotten',
      at: 'shift',
      wrongly: () => q(0),
      words: ({ h }, { sum }) => `$${sum}$ adds values of $x - ${h}$, without going back to $x$.`,
    },
    {
      misconception: 'negative_values_kept',
      at: 'values',
      wrongly: (_p, { bases, shift }) => bases.flatMap(base => [shift.add(base), shift.sub(base)]),
      words: (_p, { sum }) => `$${sum}$ adds negative values of $x$ too, although $x$ is positive.`,
    },
    {
      misconception: 'largest_value_only',
      at: 'sum',
      wrongly: (_p, { values }) => values.reduce((a, b) => (a.gt(b) ? a : b), q(0)),
      words: (_p, { sum }) => `$x = ${sum}$ is one of the values; there are more.`,
    },
    {
      misconception: 'one_product_left_out',
      at: 'bases',
      wrongly: (_p, { bases }) => (bases.length > 1 ? bases.slice(1) : null),
      words: (p, { sum }) =>
        `$${sum}$ leaves out one factor pair of $${Math.abs(p.gap)}$, with $|x - ${p.h}| = ${basesOf(p)[0]}$.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'An equation with two squares in positive integers; several solutions, and the first numbers are to be added.',
  approach: () =>
    'Completing both squares leaves two squares with a fixed difference. Its factor pairs of equal parity give the two bases; the signs and the condition that both numbers are positive decide what counts.',
  faster: (p, { bases, values }) =>
    `$(x - ${p.h})^2 - (y + ${p.k})^2 = ${p.gap}$ with $y + ${p.k} > ${p.k}$: $|x - ${p.h}| = ${bases.join(', ')}$, so $x = ${values.join(', ')}$.`,
  check: (p, { values }) =>
    `${values
      .map(x => {
        const base = Math.abs(Number(x) - p.h);
        const y = Math.round(Math.sqrt(base * base - p.gap)) - p.k;
        const left = Number(x) * (Number(x) - 2 * p.h);
        return `$(${x}, ${y})$: $${left} = ${y * (y + 2 * p.k)} ${addedTex(constantOf(p))}$`;
      })
      .join('; ')}.`,
  principle:
    'An equation with two squares in integers: complete both, factor their difference, and look at every sign.',
  verify: p => {
    let sum = 0;
    for (let x = 1; x <= 400; x += 1)
      for (let y = 1; y <= 400; y += 1)
        if (x * x - 2 * p.h * x === y * y + 2 * p.k * y + constantOf(p)) sum += x;
    return q(sum);
  },
});

const completed = situation<Completed>({
  type: 'AL.DIO.3',
  situation: 'two-shifted-squares',
  tries: 200,
  draw: draw => {
    const p = {
      h: draw.int(4, 24),
      k: draw.int(1, 6),
      gap:
        draw.pick([-1, 1, 1]) *
        draw.pick([
          45, 48, 60, 63, 64, 72, 75, 80, 81, 84, 96, 99, 105, 112, 120, 128, 135, 140, 144, 160, 165,
        ]),
      frame: draw.int(0, 2),
    };
    const bases = basesOf(p);
    const values = valuesFrom(
      bases.map(b => q(b)),
      q(p.h),
    );
    const someFail = sizesOf(p).length > bases.length;
    const bothSigns = values.length > bases.length && values.length < 2 * bases.length;
    return someFail && bothSigns && !bases.includes(0) && values.length >= 3 && constantOf(p) !== 0
      ? p
      : null;
  },
  forms: [completeBothSquares],
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
  revision: 3,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['NS.FAC.4', 'NS.FAC.1'],
  stem: ({ from, to, frame }: OneWay) =>
    frame === 0
      ? `How many integers from $${from}$ to $${to}$ can be written as $x^2 - y^2$ with positive integers $x$ and $y$ in exactly one way?`
      : frame === 1
        ? `An integer is called rare when it is the difference of the squares of two positive integers in exactly one way. How many rare integers are there from $${from}$ to $${to}$?`
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
