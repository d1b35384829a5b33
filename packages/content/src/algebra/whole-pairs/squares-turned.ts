import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, numberTex, plain } from '../../show.ts';
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
    step(gap, {
      name: 'the difference of the squares',
      because: text`A difference of two squares can be factorised, and in integers a product leaves only a few cases.`,
      works: tex`(x - ${h})^2 - ${h ** 2} = (y + ${k})^2 - ${k ** 2} ${addedTex(constantOf(p))}, \quad (x - ${h})^2 -
        (y + ${k})^2 = ${constantOf(p)} + ${h ** 2} - ${k ** 2} = ${gap}`,
    })`
      Complete the square on each side and bring both squares to the left. Their difference is a fixed number.`;
    const bases = step(
      basesOf(p).map(base => q(base)),
      {
        name: text`the sizes of $x - ${h}$`,
        because: text`The two factors are the sum and the difference of the same two integers. So they are both even or
          both odd, and half of their sum and half of their difference give the two integers back.`,
        works: value =>
          tex`(|x - ${h}|, \, |y + ${k}|) = ${sizesOf(p)
            .map(([u, v]) => `(${u}, ${v})`)
            .join(', ')}; \quad y + ${k} > ${k}: \quad |x - ${h}| = ${value}`,
      },
    )`
      A difference of two squares is a product of two factors. Take the factor pairs with two even or two odd factors:
      half of their sum and half of their difference are the sizes of $x - ${h}$ and $y + ${k}$. As $y$ is positive,
      keep the pairs with $y + ${k}$ more than $${k}$.`;
    const shift = find(h);
    const values = step(valuesFrom(bases, shift), {
      name: text`the values of $x$`,
      because: text`A number and its opposite have the same square. So one size can belong to two values of $x$, and
        both count when they are positive.`,
      works: value => tex`x = ${h} \pm |x - ${h}| > 0: \quad x = ${value}`,
    })`
      The difference $x - ${h}$ can have either sign. Add $${h}$ to get $x$, and keep the positive values.`;
    const sum = step(
      values.reduce((a, b) => a.add(b), q(0)),
      value => tex`${values.join(' + ')} = ${value}`,
    )`
      Each of these values of $x$ has its own positive $y$. Add them.`;
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
          You used only positive values of $x - ${h}$ and got $${sum}$. A negative one has the same square and can still
          leave $x$ positive.`,
        slip(
          'ignored_a_condition',
          bases,
          sizesOf(p).map(([base]) => q(base)),
        )`
          You kept every factor pair and got $${sum}$. Where $y + ${k}$ is not more than $${k}$, there is no positive
          $y$.`,
        slip(
          'ignored_even_and_odd',
          bases,
          sizesOf(p, false)
            .filter(([, other]) => other > k)
            .map(([base]) => q(base)),
        )`
          You also used pairs of an even and an odd factor, rounded their halves down and got $${sum}$. Such a pair
          gives no integers.`,
        slip(
          'swapped_the_two',
          bases,
          sizesOf(p)
            .filter(([base]) => base > k)
            .map(([, other]) => q(other)),
        )`
          You exchanged half of the sum and half of the difference of the factors and got $${sum}$. This gives $y +
          ${k}$ in place of $x - ${h}$.`,
        slip('left_out_a_term', shift, 0)`
          You added the values of $x - ${h}$ and got $${sum}$. The question is about $x$, which is $${h}$ more.`,
        slip(
          'let_in_negative_numbers',
          values,
          bases.flatMap(base => [shift.add(base), shift.sub(base)]),
        )`
          You added negative values of $x$ too and got $${sum}$. Only positive integers $x$ are allowed.`,
        slip('left_out_a_case', sum, () => values.reduce((a, b) => (a.gt(b) ? a : b), q(0)))`
          You gave $x = ${sum}$, which is only the greatest of the values. The other ones have to be added to it.`,
        slip('forgot_one_or_the_number_itself', bases, bases.length > 1 && bases.slice(1))`
          You left out the factor pair of $${Math.abs(gap)}$ with $|x - ${h}| = ${basesOf(p)[0]}$ and got $${sum}$. It
          belongs to a positive $y$ too.`,
      ],
      snapRead: text`Two squares in an equation for positive integers: complete both squares and factorise their
        difference.`,
      approach: text`Completing both squares leaves two squares with a fixed difference. Its factor pairs give the
        integers that are squared. Look at both signs of $x - ${h}$, and keep the cases in which $x$ and $y$ are
        positive.`,
      faster: text`$(x - ${h})^2 - (y + ${k})^2 = ${gap}$ with $y + ${k} > ${k}$: $|x - ${h}| = ${bases}$, so $x =
        ${values}$.`,
      check: () =>
        text`${values
          .map(x => {
            const base = Math.abs(Number(x) - h);
            const y = Math.round(Math.sqrt(base * base - gap)) - k;
            const left = Number(x) * (Number(x) - 2 * h);
            return `$(${x}, ${y})$: $${numberTex(left)} = ${numberTex(y * (y + 2 * k))} ${addedTex(constantOf(p))}$`;
          })
          .join('; ')}.`,
      principle: text`In an equation with two squares in integers, complete both squares, factorise their difference and
        look at both signs.`,
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
    const odd = step(inRange(p).filter(n => n % 2 === 1 && few(n)).length, {
      name: 'the number of odd ones',
      because: text`Both factors of an odd number are odd, so every factor pair with two different factors gives one
        representation. There is one such pair when the number has two or three factors: $7 = 1 \times 7$, $9 = 1 \times
        9$.`,
      works: value => {
        const list = inRange(p).filter(n => n % 2 === 1 && few(n));
        return tex`${list.length > 14 ? tex`${list.slice(0, 6)}, \dots, ${list.at(-1)}` : list}: \quad ${value}`;
      },
    })`
      Because $x^2 - y^2 = (x - y)(x + y)$, each product of two different factors, both even or both odd, gives one
      representation. An odd number has exactly one such product when it is a prime or the square of a prime. Count
      these odd numbers.`;
    const even = step(inRange(p).filter(n => n % 4 === 0 && few(n / 4)).length, {
      name: 'the number of even ones',
      because: text`$x - y$ and $x + y$ differ by $2y$. So if one of them is even, the other is even too, and half of
        each of them is an integer. A number like $6$, which is not a multiple of $4$, has no such product.`,
      works: value =>
        tex`${inRange(p)
          .filter(n => n % 4 === 0 && few(n / 4))
          .map(n => `4 \\times ${n / 4}`)
          .join(', \\;')}: \quad ${value}`,
    })`
      For an even number both factors are even, so the number is $4$ times a product. There is exactly one product when
      a quarter of the number is a prime or the square of a prime. Count these numbers.`;
    const count = step(calc`${odd} + ${even}`)`
      No number is both odd and even, so add both counts.`;
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
          You counted only the $${odd}$ primes among the odd numbers and got $${count}$. The square of an odd prime fits
          too: $9 = 25 - 16$.`,
        slip('ignored_even_and_odd', even, 0)`
          You left out the multiples of $4$ and got $${count}$. They can be differences of squares too: $8 = 9 - 1$.`,
        slip('left_out_higher_powers', even, inRange(p).filter(n => n % 4 === 0 && isPrime(n / 4)).length)`
          You counted only the $${even}$ numbers that are four times a prime and got $${count}$. Four times the square
          of a prime fits too.`,
        slip('ignored_even_and_odd', even, inRange(p).filter(n => n % 2 === 0 && few(n / 2)).length)`
          You counted the $${even}$ doubles of a prime or of its square and got $${count}$. An even number is a
          difference of squares only if it is a multiple of $4$.`,
        slip('mixed_up_exactly_and_at_least', count, inRange(p).filter(n => ways(n) >= 1).length)`
          You counted all differences of two squares and got $${count}$. Some of these numbers have several
          representations.`,
        slip(
          'let_in_zero',
          count,
          inRange(p).filter(n => ways(n) + (Number.isInteger(Math.sqrt(n)) ? 1 : 0) === 1).length,
        )`
          You allowed $0$ as the second number and got $${count}$. Both numbers have to be positive, so this is no
          representation.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          odd,
          inRange(p).filter(n => n % 2 === 1 && factorsOf(n).length === 4).length,
        )`
          You counted odd numbers with four factors and got $${count}$. Such a number has two factor pairs, so it has
          two representations.`,
        slip('mixed_up_exactly_and_at_least', count, inRange(p).filter(n => ways(n) > 1).length)`
          You counted the $${count}$ numbers with more than one representation. The question is about numbers with
          exactly one.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          odd,
          inRange(p).filter(n => n % 2 === 1 && (few(n) || factorsOf(n).length === 4)).length,
        )`
          You counted odd numbers with four factors as well and got $${count}$. Such a number has two factor pairs, so
          two representations.`,
      ],
      snapRead: text`Differences of two squares with exactly one representation: count the numbers with one fitting
        factor pair.`,
      approach: text`Each representation is a product of two different factors, both even or both odd. So look at the
        odd numbers and at the multiples of $4$, and count those with exactly one such product.`,
      faster: text`Two or three factors means a prime or its square: odd ones from $${from}$ to $${to}$, and four times
        those from $${Math.ceil(from / 4)}$ to $${Math.floor(to / 4)}$; together $${count}$.`,
      check: () => {
        const n = inRange(p).find(m => ways(m) === 1) ?? 3;
        const m = inRange(p).find(k => ways(k) === 2) ?? 15;
        const u = factorsOf(n).find(d => d * d < n && (d + n / d) % 2 === 0) ?? 1;
        return text`$${n} = ${(u + n / u) / 2}^2 - ${(n / u - u) / 2}^2$ only, while $${m}$ has two representations.`;
      },
      principle: text`The ways to write a number as a difference of two squares are its factor pairs with two even or
        two odd factors.`,
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
