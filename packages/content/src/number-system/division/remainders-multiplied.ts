import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { powerMod } from '../primes.ts';

const mod = (n: number, d: number) => ((n % d) + d) % d;

interface Product {
  factors: readonly [number, number, number];
  d: number;
  frame: number;
}

const ofProduct = form<Product>(
  'product-of-three',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    verify: ({ factors: [a, b, c], d }) => q(Number((BigInt(a) * BigInt(b) * BigInt(c)) % BigInt(d))),
  },
  ({ factors, d, frame }, { step }) => {
    const [a, b, c] = factors;
    const parted = (n: number) => tex`${n} = ${d} \times ${Math.floor(n / d)} + ${n % d}`;
    const rests = step([a % d, b % d, c % d], {
      name: text`the remainders of the three factors by $${d}$`,
      because: text`Multiplying first would give a large number; the remainders give the same result with small ones.`,
      works: tex`${parted(a)}; \quad ${parted(b)}; \quad ${parted(c)}`,
    })`
        A multiple of $${d}$ in a factor gives a multiple of $${d}$ in the product. So replace each factor by its
        remainder by $${d}$.`;
    const product = step(calc`product(${rests})`, {
      name: 'the product of the remainders',
      because: text`The three numbers are multiplied, so their remainders are multiplied too, not added: $12$ and $13$
          leave $2$ and $3$ by $10$, and $12 \times 13 = 156$ leaves $2 \times 3 = 6$.`,
    })`
        Multiply the three remainders. Their product leaves the same remainder as the product of the three numbers.`;
    const left = step(mod(Number(product), d), {
      because: text`A remainder is always less than the divisor, and a product of remainders can be larger than
          $${d}$.`,
      works: value => tex`${product} = ${d} \times ${Math.floor(Number(product) / d)} + ${value}`,
    })`
        Divide this product by $${d}$ and keep the remainder.`;
    const [x, y, z] = rests;
    return {
      answer: left,
      stem:
        frame === 0
          ? text`What is the remainder when $${a} \times ${b} \times ${c}$ is divided by $${d}$?`
          : frame === 1
            ? text`A warehouse holds $${a}$ pallets with $${b}$ crates each, and in every crate there are $${c}$ tins.
          All tins are put into cartons of $${d}$. How many tins are left over?`
            : text`The product of $${a}$, $${b}$ and $${c}$ is $k$ more than a multiple of $${d}$, where $0 \le k <
          ${d}$. Find $k$.`,
      show: plain,
      plausible: value => isCount(value) && value.lt(d),
      slips: [
        slip('combined_remainders_wrongly', product, calc`sum(${rests})`)`
          You added the three remainders by $${d}$. The numbers are multiplied, so their remainders are too.`,
        slip('left_out_a_term', product, calc`${x} * ${y}`)`
          You multiplied only the first two remainders, ${here}. The remainder of the third number, $${c}$, belongs to
          the product too.`,
        slip('left_out_a_term', product, calc`${y} * ${z}`)`
          You multiplied only the last two remainders, ${here}. The remainder of the first number, $${a}$, belongs to
          the product too.`,
        slip('gave_the_complement', left, calc`${d} - ${mod(Number(product), d)}`)`
          $${left}$ is what is missing to the next multiple of $${d}$, not what is left over.`,
        slip('mixed_up_quotient_and_remainder', left, calc`floor(${Number(product)} / ${d})`)`
          $${left}$ is how often $${d}$ goes into the product of the remainders. What is left over was asked for.`,
        slip('wrong_sign', product, calc`(${d} - ${x}) * ${y} * ${z}`)`
          For $${a}$ you used the gap to the next multiple of $${d}$. That gap has to be taken with a minus sign.`,
      ],
      snapRead: text`A long product, and only its remainder by $${d}$ is asked for: make every factor small before
        multiplying.`,
      approach: text`Replace each factor by its remainder, multiply the small numbers, and take the remainder once
      more.
        The product itself is not needed.`,
      check: text`Begin with the last two factors: ${calc`${b} * ${c}`} leaves $${(b * c) % d}$, and
        ${calc`${(b * c) % d} * ${a % d}`} leaves $${left}$.`,
      principle: text`The remainder of a product is that of the product of the remainders.`,
    };
  },
);

const products = situation<Product>({
  type: 'NS.REM.2',
  situation: 'product',
  tries: 20,
  draw: draw => {
    const d = draw.pick([7, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    const factors = [draw.int(20, 99), draw.int(101, 300), draw.int(30, 250)] as const;
    const list = factors.map(n => n % d);
    const left = list.reduce((a, b) => a * b, 1) % d;
    return list.every(r => r > 1) && new Set(list).size === 3 && left > 0
      ? { d, factors, frame: draw.int(0, 2) }
      : null;
  },
  forms: [ofProduct],
});

interface NearOne {
  /** base = d × m + sign. */
  d: number;
  m: number;
  sign: 1 | -1;
  power: number;
  times: number;
  c: number;
  frame: number;
}

const baseOf = ({ d, m, sign }: NearOne) => d * m + sign;

const powerNearOne = form<NearOne>(
  'power-next-to-a-multiple',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    entry: true,
    verify: p => q((p.times * powerMod(baseOf(p), p.power, p.d) + p.c) % p.d),
  },
  (p, { step }) => {
    const { sign, power, d, m, times, c, frame } = p;
    const base = baseOf(p);
    const raised = step(sign === -1 && power % 2 === 1 ? -1 : 1, {
      name: text`what the power may be replaced by`,
      because: text`Powers of $1$ and $-1$ are known at once, so no cycle of remainders has to be found.`,
      works: value => tex`${base} = ${d} \times ${m} ${sign === 1 ? '+' : '-'} 1; \quad
        ${sign === 1 ? '1' : '(-1)'}^{${power}} = ${value}`,
    })`
      The base $${base}$ is $1$ ${sign === 1 ? 'more' : 'less'} than a multiple of $${d}$. So replace it by $${sign}$
      and find the power of $${sign}$.`;
    const result = step(calc`${raised} * ${times} + ${c}`, {
      name: 'a small number with the same remainder',
      because: text`The power and its replacement differ by a multiple of $${d}$. Multiplied by $${times}$ that is still
        a multiple of $${d}$, so the remainder does not change.`,
      works: value => tex`${times} \times ${sign === -1 && raised.lt(0) ? '(-1)' : raised} + ${c} = ${value}`,
    })`
      Put this number in place of the power, and keep the factor $${times}$ and the $${c}$ that is added.`;
    const left = step(mod(Number(result), d), {
      because: text`A remainder is what is left when no further $${d}$ can be taken out, so it is never negative and
        always less than $${d}$.`,
      works: value => tex`${result} = ${d} \times ${Math.floor(Number(result) / d)} + ${value}`,
    })`
      A remainder by $${d}$ lies from $0$ to $${d - 1}$. ${
        result.gte(0) && result.lt(d)
          ? 'This number does already.'
          : text`Add or subtract multiples of $${d}$ until the number does.`
      }`;
    const small = power % 2 === 0 ? 2 : 1;
    return {
      answer: left,
      stem:
        frame === 0
          ? text`Find the remainder when $${times} \times ${baseOf(p)}^{${power}} + ${c}$ is divided by $${d}$.`
          : frame === 1
            ? text`Let $N = ${times} \times ${baseOf(p)}^{${power}} + ${c}$. By how much does $N$ exceed the largest
          multiple of $${d}$ that is not greater than $N$?`
            : text`A computer divides $${times} \times ${baseOf(p)}^{${power}} + ${c}$ by $${d}$. What remainder should
          it show?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(d),
      slips: [
        slip('wrong_sign', raised, calc`-${raised}`)`
          ${
            sign === 1
              ? text`You replaced the power by $${raised}$. The base is $1$ more than a multiple of $${d}$, and every
                power of $1$ is $1$.`
              : text`You replaced the power by $${raised}$. A power of $-1$ is $1$ for an even exponent and $-1$ for an
                odd one, and $${power}$ is ${power % 2 === 0 ? 'even' : 'odd'}.`
          }`,
        slip('left_out_a_term', result, calc`${raised} * ${times}`)`
          You left out the $${c}$ that is added after the power. It changes the remainder by $${c}$ as well.`,
        slip('left_out_a_factor', result, calc`${raised} + ${c}`)`
          You used the power once, ${here}. The factor $${times}$ stands in front of it, so the power counts $${times}$
          times.`,
        slip('took_a_power_for_a_product', raised, calc`${sign} * ${power}`)`
          You multiplied $${sign}$ by the exponent $${power}$. A power of $${sign}$ multiplies $${sign}$ by itself, so
          it stays $1$ or $-1$.`,
        slip('took_a_power_for_a_product', raised, 0)`
          You dropped the power as if it were a multiple of $${d}$. Its base is next to a multiple of $${d}$, so it
          leaves $1$ or $-1$.`,
        slip('gave_the_complement', left, mod(-Number(result), d))`
          $${left}$ has to be added to reach a multiple of $${d}$; it is not what is left over.`,
      ],
      snapRead: text`A huge power and a small divisor: the base $${base}$ lies next to a multiple of $${d}$.`,
      approach: text`A base that is $1$ more or less than a multiple of the divisor may be replaced by $1$ or $-1$.
        Powers of these are known at once, and the rest is a small sum.`,
      check: text`The exponent $${small}$ is ${small === 2 ? 'even' : 'odd'} as well and gives the same remainder:
        ${calc`${times} * ${base}^${small} + ${c}`}, which is
        $${d} \times ${Math.floor((times * base ** small + c) / d)} + ${left}$.`,
      principle: text`Look for a base next to a multiple of the divisor: its powers may be replaced by powers of $1$ or
        $-1$.`,
    };
  },
);

const nearOne = situation<NearOne>({
  type: 'NS.REM.2',
  situation: 'power-near-one',
  tries: 20,
  draw: draw => {
    const p: NearOne = {
      d: draw.int(11, 29),
      m: draw.int(2, 5),
      sign: draw.pick([1, -1, -1]),
      power: draw.int(21, 199),
      times: draw.int(2, 9),
      c: draw.int(2, 12),
      frame: draw.int(0, 2),
    };
    const value = p.times * (p.sign === -1 && p.power % 2 ? -1 : 1) + p.c;
    return p.times !== p.c && value % p.d !== 0 ? p : null;
  },
  forms: [powerNearOne],
});

/** NS.REM.2 Easy: remainders in place of numbers. */
export const remaindersMultiplied: readonly AnyTemplate[] = [...products, ...nearOne];
