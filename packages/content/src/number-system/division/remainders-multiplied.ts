import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { powerMod } from '../primes.ts';
import { isCount } from '../whole.ts';

const mod = (n: number, d: number) => ((n % d) + d) % d;

interface Product {
  factors: readonly [number, number, number];
  d: number;
  frame: number;
}

const rests = ({ factors, d }: Product) => factors.map(n => q(n % d));

const ofProduct = form({
  form: 'product-of-three',
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: ({ factors: [a, b, c], d, frame }: Product) =>
    frame === 0
      ? `What is the remainder when $${a} \\times ${b} \\times ${c}$ is divided by $${d}$?`
      : frame === 1
        ? `A warehouse holds $${a}$ pallets with $${b}$ crates each, and in every crate there are $${c}$ tins. All tins are put into cartons of $${d}$. How many tins are left over?`
        : `The product of $${a}$, $${b}$ and $${c}$ is $k$ more than a multiple of $${d}$, where $0 \\le k < ${d}$. Find $k$.`,
  path: path<Product>()
    .step(
      'rests',
      rests,
      'Replace every factor by its remainder.',
      ({ factors, d }, { rests: r }) =>
        `${factors.map((n, i) => `${n} \\equiv ${r[i]}`).join(', \\;')} \\pmod{${d}}`,
    )
    .step(
      'product',
      (_p, { rests: r }) => r.reduce((a, b) => a.mul(b), q(1)),
      'Multiply the remainders.',
      (_p, { rests: r, product }) => `${r.join(' \\times ')} = ${product}`,
    )
    .step(
      'left',
      ({ d }, { product }) => q(mod(Number(product), d)),
      'Reduce the result.',
      ({ d }, { product, left }) => `${product} = ${d} \\times ${Math.floor(Number(product) / d)} + ${left}`,
    ),
  slips: [
    {
      misconception: 'remainders_added',
      at: 'product',
      wrongly: (_p, { rests: r }) => r.reduce((a, b) => a.add(b), q(0)),
      words: (_p, { rests: r }) =>
        `The remainders $${r.join(', ')}$ were added; in a product they are multiplied.`,
    },
    {
      misconception: 'last_factor_forgotten',
      at: 'product',
      wrongly: (_p, { rests: [a, b] }) => (a && b ? a.mul(b) : null),
      words: ({ factors }) =>
        `Only the first two remainders were multiplied; $${factors[2]}$ is still missing.`,
    },
    {
      misconception: 'first_factor_forgotten',
      at: 'product',
      wrongly: (_p, { rests: [, b, c] }) => (b && c ? b.mul(c) : null),
      words: ({ factors }) => `The remainder of $${factors[0]}$ was left out of the product.`,
    },
    {
      misconception: 'gap_to_next_multiple',
      at: 'left',
      wrongly: ({ d }, { product }) => q(d - mod(Number(product), d)),
      words: ({ d }, { left }) => `$${left}$ is what is missing to the next multiple of $${d}$.`,
    },
    {
      misconception: 'quotient_reported',
      at: 'left',
      wrongly: ({ d }, { product }) => q(Math.floor(Number(product) / d)),
      words: ({ d }, { left, product }) =>
        `$${d}$ goes into $${product}$ that many times, $${left}$; what is left was asked.`,
    },
    {
      misconception: 'one_remainder_taken_negative',
      at: 'product',
      wrongly: ({ d }, { rests: [a, b, c] }) => (a && b && c ? q(d).sub(a).mul(b).mul(c) : null),
      words: ({ factors, d }) =>
        `For $${factors[0]}$ the gap to the next multiple of $${d}$ was used without its minus sign.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { d }) => isCount(value) && value.lt(d),
  snapRead: ({ d }) => `A long product and the remainder by $${d}$: the product itself is not needed.`,
  approach: ({ d }) =>
    `Multiples of $${d}$ in a factor give multiples of $${d}$ in the product, so each factor may be replaced by its remainder before multiplying.`,
  check: ({ factors, d }, { left }) =>
    `Pairing otherwise: $${factors[1]} \\times ${factors[2]}$ leaves $${mod(factors[1] * factors[2], d)}$, and $${mod(factors[1] * factors[2], d)} \\times ${mod(factors[0], d)}$ leaves $${left}$.`,
  principle: 'The remainder of a product is that of the product of the remainders.',
  verify: ({ factors: [a, b, c], d }) => q(Number((BigInt(a) * BigInt(b) * BigInt(c)) % BigInt(d))),
});

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

const powerNearOne = form({
  form: 'power-next-to-a-multiple',
  revision: 2,
  apart: true,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: (p: NearOne) =>
    p.frame === 0
      ? `Find the remainder when $${p.times} \\times ${baseOf(p)}^{${p.power}} + ${p.c}$ is divided by $${p.d}$.`
      : p.frame === 1
        ? `Let $N = ${p.times} \\times ${baseOf(p)}^{${p.power}} + ${p.c}$. By how much does $N$ exceed the largest multiple of $${p.d}$ that is not greater than $N$?`
        : `A computer divides $${p.times} \\times ${baseOf(p)}^{${p.power}} + ${p.c}$ by $${p.d}$. What remainder should it show?`,
  path: path<NearOne>()
    .step(
      'power',
      ({ sign, power }) => q(sign === -1 && power % 2 === 1 ? -1 : 1),
      p => `The base is ${p.sign === 1 ? 'one more' : 'one less'} than a multiple of $${p.d}$: replace it.`,
      (p, { power }) =>
        `${baseOf(p)} = ${p.d} \\times ${p.m} ${p.sign === 1 ? '+' : '-'} 1 \\Rightarrow ${baseOf(p)}^{${p.power}} \\equiv ${p.sign === 1 ? '1' : `(-1)^{${p.power}} = ${power}`} \\pmod{${p.d}}`,
    )
    .step(
      'value',
      ({ times, c }, { power }) => power.mul(times).add(c),
      'Finish the expression.',
      ({ times, c }, { power, value }) =>
        `${times} \\times ${power.s < 0n ? `(${power})` : power} + ${c} = ${value}`,
    )
    .step(
      'left',
      ({ d }, { value }) => q(mod(Number(value), d)),
      ({ d }) => `Bring it between $0$ and $${d - 1}$.`,
      ({ d }, { value, left }) => `${value} = ${d} \\times ${numberOf(Number(value), d)} + ${left}`,
    ),
  slips: [
    {
      misconception: 'sign_lost',
      at: 'power',
      wrongly: (_p, { power }) => power.neg(),
      words: ({ sign, power }, { power: found }) =>
        sign === 1
          ? `The power was taken as $${found}$; a base one above a multiple gives $1$.`
          : `$(-1)^{${power}}$ was taken as $${found}$; look at whether the exponent is even or odd.`,
    },
    {
      misconception: 'constant_forgotten',
      at: 'value',
      wrongly: ({ times }, { power }) => power.mul(times),
      words: ({ c }) => `The added $${c}$ was left out.`,
    },
    {
      misconception: 'coefficient_forgotten',
      at: 'value',
      wrongly: ({ c }, { power }) => power.add(c),
      words: ({ times }) => `The factor $${times}$ in front of the power was left out.`,
    },
    {
      misconception: 'power_multiplied_as_factor',
      at: 'power',
      wrongly: ({ sign, power }) => q(sign * power),
      words: ({ power }) =>
        `The exponent $${power}$ was multiplied by the remainder; a power of $1$ or $-1$ stays $1$ or $-1$.`,
    },
    {
      misconception: 'power_taken_as_zero',
      at: 'power',
      wrongly: () => q(0),
      words: ({ d }) => `The power was dropped as if $${d}$ divided it.`,
    },
    {
      misconception: 'gap_to_next_multiple',
      at: 'left',
      wrongly: ({ d }, { value }) => q(mod(-Number(value), d)),
      words: ({ d }, { left }) =>
        `$${left}$ has to be added to reach a multiple of $${d}$; it is not what is left.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { d }) => isCount(value) && value.lt(d),
  snapRead: p =>
    `A huge power, a small divisor: the base $${baseOf(p)}$ lies next to a multiple of $${p.d}$.`,
  approach: () =>
    'A base that is 1 more or 1 less than a multiple of the divisor can be replaced by 1 or −1, and powers of these are known at once.',
  check: p =>
    `With the exponent $${p.power % 2 === 0 ? 2 : 1}$, which has the same parity, the value is $${p.times * baseOf(p) ** (p.power % 2 === 0 ? 2 : 1) + p.c}$ and leaves $${mod(p.times * baseOf(p) ** (p.power % 2 === 0 ? 2 : 1) + p.c, p.d)}$.`,
  principle: 'Look for a base next to a multiple of the divisor: its powers leave 1 or −1.',
  verify: p => q((p.times * powerMod(baseOf(p), p.power, p.d) + p.c) % p.d),
});

function numberOf(value: number, d: number): string {
  const quotient = Math.floor(value / d);
  return quotient < 0 ? `(${quotient})` : `${quotient}`;
}

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
