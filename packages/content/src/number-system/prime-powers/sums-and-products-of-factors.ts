import { isCount, sumOf, upTo } from '../../numbers.ts';
import { peopleInAlgebra } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { factorised, factorisedTex } from '../primes.ts';

/** 1, p, …, p^e. */
const powers = (p: number, e: number) => Array.from({ length: e + 1 }, (_, i) => p ** i);
const divisorsOf = (n: number) => upTo(n).filter(d => n % d === 0);

interface Pair {
  p: number;
  a: number;
  q: number;
  b: number;
  frame: number;
  who: string;
}

const sumOfSmaller = form<Pair>(
  'sum-of-the-smaller-factors',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ p, a, q, b }) => sumOf(divisorsOf(p ** a * q ** b)) - p ** a * q ** b,
  },
  ({ p, a, q, b, frame, who }, { step, find }) => {
    const n = p ** a * q ** b;
    const first = find(sumOf(powers(p, a)));
    const second = find(sumOf(powers(q, b)));
    const all = step(calc`${first} * ${second}`, {
      name: 'the sum of all factors',
      because: text`Multiplied out, the two brackets give each product of a power of $${p}$ and a power of $${q}$
        once.`,
      works: (
        _value,
        working,
      ) => tex`${n} = ${factorisedTex(factorised(n))}: \quad (${powers(p, a).join(' + ')})(
        ${powers(q, b).join(' + ')}) = ${working}`,
    })`
      Write $${n}$ as a product of primes. Every factor is a power of $${p}$ times a power of $${q}$, with exponents
      from $0$ on. So add the powers of each prime and multiply the two sums.`;
    const smaller = step(calc`${all} - ${n}`)`
      The sum holds $${n}$ itself. It is not smaller than $${n}$, so take it off.`;
    return {
      answer: smaller,
      stem: wording(
        frame,
        text`What is the sum of all positive factors of $${n}$ that are less than $${n}$?`,
        text`${who} compares $${n}$ with the sum of its proper factors, that is, all its factors except $${n}$ itself.
          How large is this sum?`,
        text`On a board stand all positive integers below $${n}$ by which $${n}$ is divisible. Find their total.`,
        text`A shop has boxes of every size $k$ for which $${n}$ sweets fill more than one box of $k$ sweets exactly.
          How many sweets do one box of each size hold together?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        stop('let_in_one_or_the_number_itself', all)`
          $${all}$ is the sum of all factors, with $${n}$ among them. Only smaller factors are asked for.`,
        slip('forgot_one_or_the_number_itself', smaller, calc`${all} - ${n} - 1`)`
          ${here} leaves $1$ out too. It is a factor, and smaller than $${n}$.`,
        slip(
          'forgot_exponent_zero',
          all,
          () => calc`${sumOf(powers(p, a)) - 1} * ${sumOf(powers(q, b)) - 1}`,
        )`
          Your sum of all factors, ${here}, starts the powers with the exponent $1$. A factor may do without $${p}$ or
          without $${q}$.`,
        slip('added_for_multiplied', smaller, calc`${first} + ${second}`)`
          ${here} adds the two sums of powers. That has only pure powers of $${p}$ and of $${q}$, and not their
          products.`,
        slip('left_out_higher_powers', first, sumOf(powers(p, a - 1)))`
          For the powers of $${p}$ you got $${first}$, without $${p}^{${a}}$. It divides $${n}$ as well.`,
        slip('left_out_a_term', second, b > 1 ? sumOf(powers(q, b)) - q : sumOf(powers(q, b)) - 1)`
          Your sum of the powers of $${q}$ is $${second}$ and leaves one of them out. They are $${powers(q, b)}$.`,

        slip('miscounted_the_steps', first, sumOf(powers(p, a + 1)))`
          Your sum of the powers of $${p}$ is $${first}$, which goes up to $${p}^{${a + 1}}$. Only powers up to
          $${p}^{${a}}$ divide $${n}$.`,
        slip('used_a_term_twice', smaller, calc`${all} - ${n} + 1`)`
          ${here} adds $1$ once more. It is among the factors already, as the product of both exponents $0$.`,
      ],
      snapRead: text`The sum of factors, without the number itself: split into primes and use one bracket for each.`,
      approach: text`All factors come up once when the sums of the powers of the primes are multiplied. From that sum
        the number itself is taken off.`,
      check: text`Pairs with the product $${n}$ begin with $1 + ${n}$ and $${p} + ${n / p}$. All factors together make
        $${all}$, and $${all} - ${n} = ${smaller}$.`,
      principle: text`The sum of all factors is the product of the sums of the powers of each prime, from exponent 0
        on.`,
    };
  },
);

const pair = situation<Pair>({
  type: 'NS.FAC.2',
  situation: 'two-primes-summed',
  tries: 20,
  draw: draw => {
    const [p, q] = draw.pick([
      [2, 3],
      [2, 5],
      [2, 7],
      [3, 5],
      [2, 11],
      [3, 7],
      [2, 13],
    ] as const);
    const [a, b] = [draw.int(2, 6), draw.int(1, 3)];
    const n = p ** a * q ** b;
    return n > 60 && n < 900 ? { p, a, q, b, frame: draw.int(0, 3), who: draw.pick(peopleInAlgebra) } : null;
  },
  forms: [sumOfSmaller],
});

interface Zeros {
  a: number;
  b: number;
  r: number;
  c: number;
  frame: number;
  who: string;
}

const zerosOfTheProduct = form<Zeros>(
  'zeros-of-the-product-of-all-factors',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    also: ['NS.FCT.1'],
    entry: true,
    verify: ({ a, b, r, c }) => {
      let [twos, fives] = [0, 0];
      for (const d of divisorsOf(2 ** a * 5 ** b * r ** c)) {
        for (let x = d; x % 2 === 0; x /= 2) twos += 1;
        for (let x = d; x % 5 === 0; x /= 5) fives += 1;
      }
      return Math.min(twos, fives);
    },
  },
  ({ a, b, r, c, frame, who }, { step, find }) => {
    const n = 2 ** a * 5 ** b * r ** c;
    const count = step(calc`(${a} + 1) * (${b} + 1) * (${c} + 1)`, {
      name: 'the number of factors',
      works: (_value, working) => tex`${n} = ${factorisedTex(factorised(n))}; \quad ${working}`,
    })`
      Write $${n}$ as a product of primes and count its factors.`;
    const times = step(calc`${count} / 2`, {
      name: text`the exponent of $${n}$ in the product`,
      because: text`Each factor $d$ has the partner $${n} \div d$, and the two multiply to $${n}$.`,
      works: (_value, working) => tex`\text{product} = ${n}^{k}, \quad k = ${working}`,
    })`
      Put the factors into pairs with the product $${n}$. So the product of all factors is a power of $${n}$ whose
      exponent is half the number of factors.`;
    const scarce = find(Math.min(a, b));
    const zeros = step(calc`${scarce} * ${times}`, {
      because: text`Each zero uses up one $2$ and one $5$, as $10 = 2 \times 5$. The ${a > b ? 'twos' : 'fives'} that
        are left find no ${a > b ? '$5$' : '$2$'} any more and make no further zero.`,
    })`
      The product has the exponents $${a} \times ${times}$ of $2$ and $${b} \times ${times}$ of $5$. Each zero needs
      one of each, so the smaller exponent is the number of zeros.`;
    return {
      answer: zeros,
      stem: wording(
        frame,
        text`All the positive factors of $${n}$ are multiplied together. How many zeros does the product end in?`,
        text`${who} writes down every positive integer that divides $${n}$ and finds the product of all these numbers.
          What is the number of zeros at its end?`,
        text`Let $P$ be the product of the factors of $${n}$, with $1$ and $${n}$ among them. Find the largest integer
          $k$ for which $10^k$ divides $P$.`,
        text`How often can the product of all divisors of $${n}$ be divided by $10$ before the result is no longer an
          integer?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('did_not_halve', times, calc`${count}`)`
          The factors make pairs with the product $${n}$, so the exponent of $${n}$ is half their number. With the full
          number you came to $${zeros}$ zeros.`,
        slip('gave_the_other_extreme', scarce, Math.max(a, b))`
          $${zeros}$ is the exponent of ${a > b ? '$2$' : '$5$'} in the product. There are fewer factors
          ${a > b ? '$5$' : '$2$'}, and a zero needs one of each.`,
        slip('looked_at_one_prime_only', count, calc`(${a} + 1) * (${b} + 1)`)`
          For the number of factors you used ${here}, with the primes $2$ and $5$ alone. The prime $${r}$ gives further
          factors.`,
        slip('forgot_exponent_zero', count, a * b * c > 1 && calc`${a} * ${b} * ${c}`)`
          ${here} as the number of factors leaves out those without $2$, without $5$ or without $${r}$.`,
        slip('mixed_up_sum_and_product', zeros, calc`${scarce} + ${times}`)`
          ${here} adds the exponents. In a power of a power they have to be multiplied.`,
        slip('added_for_multiplied', scarce, a + b)`
          You added the exponents of $2$ and $5$. A zero takes a $2$ and a $5$ together, so the rarer one decides:
          $${a}$ against $${b}$.`,
        slip('answered_another_quantity', zeros, calc`${count}`)`
          ${here} is how many factors $${n}$ has. The zeros of their product are asked for.`,
      ],
      snapRead: text`The product of all factors and the zeros at its end: pairs of factors, then the rarer of $2$ and
        $5$.`,
      approach: text`Pairs of factors turn the product into a power of $${n}$. Its zeros come from the smaller of the
        exponents of $2$ and $5$.`,
      faster: text`$${n}$ ends in ${Math.min(a, b)} zero(s), and the product consists of $${times}$ factors $${n}$:
        $${Math.min(a, b)} \times ${times}$.`,
      check: text`Count the ${a > b ? 'fives' : 'twos'} directly: the exponent runs over $0, \dots, ${scarce}$, each
        $${count.div(scarce.add(1))}$ times, so it makes
        ${calc`${scarce} * (${scarce} + 1) / 2 * ${count.div(scarce.add(1))}`}.`,
      principle: text`Factors pair up, so the product of all factors is the number to the power of half their count.`,
    };
  },
);

const zeros = situation<Zeros>({
  type: 'NS.FAC.2',
  situation: 'product-of-all-factors',
  tries: 20,
  draw: draw => {
    const [a, b, c] = [draw.int(1, 6), draw.int(1, 4), draw.int(1, 3)];
    const r = draw.pick([3, 3, 7, 11]);
    const n = 2 ** a * 5 ** b * r ** c;
    const even = ((a + 1) * (b + 1) * (c + 1)) % 2 === 0;
    return a !== b && even && n < 30_000
      ? { a, b, r, c, frame: draw.int(0, 3), who: draw.pick(peopleInAlgebra) }
      : null;
  },
  forms: [zerosOfTheProduct],
});

/** NS.FAC.2: the sum of the smaller factors; zeros of the product. */
export const sumsAndProductsOfFactors: readonly AnyTemplate[] = [...pair, ...zeros];
