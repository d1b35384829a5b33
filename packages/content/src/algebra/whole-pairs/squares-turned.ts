import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
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
/**
 * Sizes of x − h and y + k, from factors of the gap that are both even or both odd; all of them, whatever sign y
 * has.
 */
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

const completeBothSquares = form<Completed>(
  'sum-of-first-numbers-of-the-pairs',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AL.QUA.6', 'AL.INQ.3'],
    verify: p => {
      let sum = 0;
      for (let x = 1; x <= 400; x += 1)
        for (let y = 1; y <= 400; y += 1)
          if (x * x - 2 * p.h * x === y * y + 2 * p.k * y + constantOf(p)) sum += x;
      return sum;
    },
  },
  (p, { step, find }) => {
    const { gap, h, k, frame } = p;
    step(gap, tex`(x - ${h})^2 - (y + ${k})^2 = ${constantOf(p)} + ${h ** 2} - ${k ** 2} = ${gap}`)`
      Complete the squares on both sides.`;
    const bases = step(
      basesOf(p).map(base => q(base)),
      value =>
        tex`(|x - ${h}|, \, y + ${k}) = ${sizesOf(p)
          .map(([u, v]) => `(${u}, ${v})`)
          .join(', ')}; \quad |x - ${h}| = ${value}`,
    )`
      Two squares of integers differ by this: half of the sum and half of the difference of two factors of equal parity.
      As $y$ is positive, $y + ${k}$ is more than $${k}$; keep the factor pairs with which it is.`;
    const shift = find(h);
    const values = step(valuesFrom(bases, shift), value => tex`x = ${value}`)`
      The difference $x - ${h}$ can have either sign. Find $x$ and keep the positive values.`;
    const sum = step(
      values.reduce((a, b) => a.add(b), q(0)),
      value => tex`${values.join(' + ')} = ${value}`,
    )`
      Add.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`The positive integers $x$ and $y$ satisfy $${equationTex(p)}$. What is the sum of all values that $x$
            can take?`
          : frame === 1
            ? text`What is the sum of all positive integers $x$ for which some positive integer $y$ satisfies
              $${equationTex(p)}$?`
            : text`Several pairs of positive integers $(x, y)$ satisfy $${equationTex(p)}$. Find the sum of the values
              of $x$ in all these pairs.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('forgot_negative_numbers', values, () => bases.map(base => base.add(shift)))`
          $${sum}$ uses only positive values of $x - ${h}$; a negative one can leave $x$ positive.`,
        slip(
          'ignored_a_condition',
          bases,
          sizesOf(p).map(([base]) => q(base)),
        )`
          $${sum}$ keeps every factor pair; where $y + ${k}$ is not above $${k}$, no positive $y$ belongs to it.`,
        slip(
          'ignored_even_and_odd',
          bases,
          sizesOf(p, false)
            .filter(([, other]) => other > k)
            .map(([base]) => q(base)),
        )`
          $${sum}$ uses factors of different parity as well, with halves rounded down.`,
        slip(
          'swapped_the_two',
          bases,
          sizesOf(p)
            .filter(([base]) => base > k)
            .map(([, other]) => q(other)),
        )`
          $${sum}$ exchanges half of the sum and half of the difference of the factors: $x - ${h}$ and $y + ${k}$ have
          changed places.`,
        slip('left_out_a_term', shift, 0)`
          $${sum}$ adds values of $x - ${h}$, without going back to $x$.`,
        slip(
          'let_in_negative_numbers',
          values,
          bases.flatMap(base => [shift.add(base), shift.sub(base)]),
        )`
          $${sum}$ adds negative values of $x$ too, although $x$ is positive.`,
        slip('left_out_a_case', sum, () => values.reduce((a, b) => (a.gt(b) ? a : b), q(0)))`
          $x = ${sum}$ is one of the values; there are more.`,
        slip('forgot_one_or_the_number_itself', bases, bases.length > 1 && bases.slice(1))`
          $${sum}$ leaves out one factor pair of $${Math.abs(gap)}$, with $|x - ${h}| = ${basesOf(p)[0]}$.`,
      ],
      snapRead: text`An equation with two squares in positive integers; several solutions, and the first numbers are to
        be added.`,
      approach: text`Completing both squares leaves two squares with a fixed difference. Its factor pairs of equal
        parity give the two bases; the signs and the condition that both numbers are positive decide what counts.`,
      faster: text`$(x - ${h})^2 - (y + ${k})^2 = ${gap}$ with $y + ${k} > ${k}$: $|x - ${h}| = ${bases}$, so $x =
        ${values}$.`,
      check: () =>
        text`${values
          .map(x => {
            const base = Math.abs(Number(x) - h);
            const y = Math.round(Math.sqrt(base * base - gap)) - k;
            const left = Number(x) * (Number(x) - 2 * h);
            return `$(${x}, ${y})$: $${left} = ${y * (y + 2 * k)} ${addedTex(constantOf(p))}$`;
          })
          .join('; ')}.`,
      principle: text`An equation with two squares in integers: complete both, factor their difference, and look at
        every sign.`,
    };
  },
);

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

const exactlyOne = form<OneWay>(
  'numbers-with-one-representation',
  {
    band: 'Hard',
    seconds: 105,
    revision: 4,
    also: ['NS.FAC.4', 'NS.FAC.1'],
    entry: true,
    verify: p => {
      let found = 0;
      for (const n of inRange(p)) {
        let many = 0;
        for (let y = 1; 2 * y + 1 <= n; y += 1) if (Number.isInteger(Math.sqrt(n + y * y))) many += 1;
        if (many === 1) found += 1;
      }
      return found;
    },
  },
  (p, { step }) => {
    const { frame, from, to } = p;
    const odd = step(inRange(p).filter(n => n % 2 === 1 && few(n)).length, value => {
      const list = inRange(p).filter(n => n % 2 === 1 && few(n));
      return tex`${list.length > 14 ? tex`${list.slice(0, 6)}, \dots, ${list.at(-1)}` : list}: \quad ${value}`;
    })`
      Because $x^2 - y^2 = (x - y)(x + y)$, each product of two different factors of equal parity gives one
      representation. An
      odd number has exactly one such product when it is a prime or the square of a prime. Count these.`;
    const even = step(
      inRange(p).filter(n => n % 4 === 0 && few(n / 4)).length,
      value =>
        tex`${inRange(p)
          .filter(n => n % 4 === 0 && few(n / 4))
          .map(n => `4 \\times ${n / 4}`)
          .join(', \\;')}: \quad ${value}`,
    )`
      For an even number both factors are even, so it is 4 times a product: a quarter of it has to be a prime or the
      square of a prime. Count these.`;
    const count = step(calc`${odd} + ${even}`)`
      No number is both odd and even, so add.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many integers from $${from}$ to $${to}$ can be written as $x^2 - y^2$ with positive integers $x$
            and $y$ in exactly one way?`
          : frame === 1
            ? text`An integer is called rare when it is the difference of the squares of two positive integers in
              exactly one way. How many rare integers are there from $${from}$ to $${to}$?`
            : text`For how many integers $N$ with $${from} \le N \le ${to}$ does $x^2 - y^2 = N$ have exactly one
              solution in positive integers $x$, $y$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_higher_powers', odd, inRange(p).filter(n => n % 2 === 1 && isPrime(n)).length)`
          $${count}$ takes among the odd numbers only the $${odd}$ primes and no square of a prime, though $9 = 25 - 16$
          shows that such a square fits.`,
        slip('ignored_even_and_odd', even, 0)`
          $${count}$ leaves out the multiples of 4, though $8 = 9 - 1$ shows that they can occur.`,
        slip('left_out_higher_powers', even, inRange(p).filter(n => n % 4 === 0 && isPrime(n / 4)).length)`
          $${count}$ counts only the $${even}$ numbers that are four times a prime; four times the square of a prime
          fits too.`,
        slip('ignored_even_and_odd', even, inRange(p).filter(n => n % 2 === 0 && few(n / 2)).length)`
          $${count}$ counts $${even}$ doubles of a prime or its square; even numbers that are not multiples of 4 are no
          differences of squares.`,
        slip('mixed_up_exactly_and_at_least', count, inRange(p).filter(n => ways(n) >= 1).length)`
          $${count}$ counts numbers with several representations too.`,
        slip(
          'let_in_zero',
          count,
          inRange(p).filter(n => ways(n) + (Number.isInteger(Math.sqrt(n)) ? 1 : 0) === 1).length,
        )`
          $${count}$ allows $0$ as the second number, which gives squares another representation.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          odd,
          inRange(p).filter(n => n % 2 === 1 && factorsOf(n).length === 4).length,
        )`
          $${count}$ counts numbers with four factors, which have two representations.`,
        slip('mixed_up_exactly_and_at_least', count, inRange(p).filter(n => ways(n) > 1).length)`
          $${count}$ numbers have more than one representation; exactly one is wanted.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          odd,
          inRange(p).filter(n => n % 2 === 1 && (few(n) || factorsOf(n).length === 4)).length,
        )`
          $${count}$ keeps odd numbers with four factors as well; they allow two products.`,
      ],
      snapRead: text`Differences of two squares with exactly one representation: a question of factor pairs with equal
        parity.`,
      approach: text`One representation means one product of two different factors of equal parity. For odd numbers and
        for multiples of 4 that is a condition on the number of factors: 2 or 3.`,
      faster: text`Two or three factors means a prime or its square: odd ones from $${from}$ to $${to}$, and four times
        those from $${Math.ceil(from / 4)}$ to $${Math.floor(to / 4)}$; together $${count}$.`,
      check: () => {
        const n = inRange(p).find(m => ways(m) === 1) ?? 3;
        const m = inRange(p).find(k => ways(k) === 2) ?? 15;
        const u = factorsOf(n).find(d => d * d < n && (d + n / d) % 2 === 0) ?? 1;
        return text`$${n} = ${(u + n / u) / 2}^2 - ${(n / u - u) / 2}^2$ only, while $${m}$ has two representations.`;
      },
      principle: text`The representations as a difference of squares are the factor pairs of equal parity: count
        factors.`,
    };
  },
);

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
