import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { grouped, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised, factorisedTex, productOver } from '../primes.ts';
import { countUpTo, isCount } from '../whole.ts';

interface Multiplied {
  n: number;
  limit: number;
  /** 2 for squares, 3 for cubes. */
  s: number;
  /** A prime that divides the multiplier and not the number. */
  of: number;
  frame: number;
}

const kind = ({ s }: Pick<Multiplied, 's'>) => (s === 2 ? 'perfect square' : 'perfect cube');
const leastFor = (n: number, s: number) =>
  productOver(factorised(n), (e, prime) => prime ** ((s - (e % s)) % s));
const rootDown = (x: number, s: number) => {
  let t = 0;
  while ((t + 1) ** s <= x) t += 1;
  return t;
};
const isPower = (n: number, s: number) => rootDown(n, s) ** s === n;

const multipliers = form({
  form: 'number-of-multipliers',
  band: 'Medium',
  revision: 4,
  entry: true,
  seconds: 85,
  also: ['NS.FAC.3'],
  stem: (p: Multiplied) =>
    p.frame === 0
      ? `For how many multiples $m$ of $${p.of}$ with $0 < m \\le ${grouped(p.limit)}$ is $${p.n}m$ a ${kind(p)}?`
      : p.frame === 1
        ? `A positive multiple of $${p.of}$, at most $${grouped(p.limit)}$, is multiplied by $${p.n}$, and the product is a ${kind(p)}. How many such multiples are there?`
        : `How many of the first $${grouped(p.limit)}$ multiples of $${p.n}$, beginning with $${p.n}$ itself, are ${kind(p)}s and divisible by $${p.of}$?`,
  path: path<Multiplied>()
    .step(
      'least',
      ({ n, s }) => q(leastFor(n, s)),
      ({ n, s }) =>
        `Write $${n}$ in primes and find the smallest multiplier: it raises every exponent to a multiple of $${s}$.`,
      ({ n }, { least }) => `${n} = ${factorisedTex(factorised(n))}, \\quad m_0 = ${least}`,
    )
    .step(
      'first',
      ({ of, s }, { least }) => least.mul(of ** s),
      p =>
        `Every multiplier is this one times a ${kind(p)}, $m_0 t^{${p.s}}$. As $${p.of}$ divides it and not $m_0$, it divides $t$: write $t = ${p.of}u$.`,
      ({ of, s }, { least, first }) => `${least} \\times (${of}u)^{${s}} = ${first}u^{${s}}`,
    )
    .step(
      'room',
      ({ limit }, { first }) => q(limit).div(first),
      ({ s }) => `Bound $u^{${s}}$.`,
      ({ limit, s }, { first, room }) =>
        `u^{${s}} \\le \\frac{${limit}}{${first}} ${room.d === 1n ? `= ${room}` : `< ${Math.floor(room.valueOf()) + 1}`}`,
    )
    .step(
      'count',
      ({ s }, { room }) => q(rootDown(room.valueOf(), s)),
      'Count the possible $u$.',
      ({ s }, { count }) =>
        `${count}^{${s}} = ${count.pow(s)}, \\; ${count.add(1)}^{${s}} = ${count.add(1).pow(s)}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'condition_ignored',
      at: 'first',
      wrongly: (_p, { least }) => least,
      words: (p, { count }) =>
        `$${count}$ counts every multiplier that makes a ${kind(p)}; only those that $${p.of}$ divides are wanted.`,
    },
    {
      misconception: 'condition_on_the_first_power',
      at: 'first',
      wrongly: ({ of }, { least }) => least.mul(of),
      words: ({ of }, { least, first }) =>
        `$${least} \\times ${of} = ${first}$ was taken as the smallest multiplier; with a single factor $${of}$ the exponent of $${of}$ is not filled up.`,
    },
    {
      misconception: 'all_multiples_counted',
      at: 'count',
      wrongly: (_p, { room }) => q(Math.floor(room.valueOf())),
      words: (p, { first }) =>
        `All multiples of $${first}$ were counted; only $${first}$ times a ${kind(p)} works.`,
    },
    {
      misconception: 'smallest_multiplier_ignored',
      at: 'room',
      wrongly: ({ limit }) => q(limit),
      words: p =>
        `The ${kind(p)}s up to $${grouped(p.limit)}$ were counted as multipliers; $${p.n}$ itself needs more to be completed, and $${p.of}$ has to divide them.`,
    },
    {
      misconception: 'counts_powers_below_limit',
      at: 'room',
      wrongly: ({ limit, n }) => q(limit, n),
      words: ({ n, limit }) =>
        `Here $${grouped(limit)}$ was divided by $${n}$, which would bound the product instead of the multiplier.`,
    },
    {
      misconception: 'square_for_cube',
      at: 'least',
      wrongly: ({ n, s }) => q(leastFor(n, 5 - s)),
      words: (p, { least }) =>
        `$${least}$ makes $${p.n}$ a perfect ${p.s === 2 ? 'cube' : 'square'}, not a ${kind(p)}.`,
    },
    {
      misconception: 'divides_out_instead',
      at: 'least',
      wrongly: ({ n, s }) => q(productOver(factorised(n), (e, prime) => prime ** (e % s))),
      words: (p, { least }) =>
        `Dividing $${p.n}$ by $${least}$ leaves a ${kind(p)}; for a multiplier the exponents have to be filled up.`,
    },
    {
      misconception: 'wrong_root_taken',
      at: 'count',
      wrongly: ({ s }, { room }) => q(rootDown(room.valueOf(), 5 - s)),
      words: ({ s }, { room }) =>
        `The ${s === 2 ? 'cube' : 'square'} root of $${numberTex(q(Math.floor(room.valueOf())))}$ was used; $u$ stands with exponent $${s}$.`,
    },
    {
      misconception: 'first_multiplier_not_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { first }) => `$u = 1$ was left out; the multiplier $${first}$ itself also works.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `One number, its multipliers of a kind up to a limit, and the product must be a ${kind(p)}. They are to be counted.`,
  approach: p =>
    `The smallest multiplier fills up the exponents. After that only a ${kind(p)} may be added, so the multipliers are the smallest one times ${kind(p)}s; the condition goes into these, and the limit bounds them.`,
  faster: (p, { first, count }) =>
    `Multipliers are $${first}u^{${p.s}}$: $${first} \\times ${count}^{${p.s}} = ${numberTex(first.mul(count.pow(p.s) ?? 1))}$ fits, the next does not.`,
  check: (p, { first, count }) => {
    const top = first.mul(count.pow(p.s) as Fraction);
    return `$${p.n} \\times ${numberTex(top)} = ${numberTex(top.mul(p.n))}$ is the ${p.s === 2 ? 'square' : 'cube'} of $${rootDown(top.mul(p.n).valueOf(), p.s)}$; the next multiplier $${numberTex(first.mul(count.add(1).pow(p.s) as Fraction))}$ exceeds $${grouped(p.limit)}$.`;
  },
  principle:
    'All multipliers that complete a square are the smallest one times perfect squares; likewise for cubes.',
  verify: ({ n, limit, s, of }) => countUpTo(limit, m => m % of === 0 && isPower(n * m, s)),
});

const counted = situation<Multiplied>({
  type: 'NS.FAC.5',
  situation: 'multipliers-up-to-a-limit',
  tries: 20,
  draw: draw => {
    const s = draw.pick([2, 2, 3]);
    const n = draw.pick(
      s === 2
        ? [12, 18, 20, 24, 28, 32, 40, 45, 48, 50, 54, 60, 63, 72, 75, 80, 90, 96, 98, 108, 120]
        : [12, 16, 18, 32, 36, 48, 50, 54, 72, 75, 81, 96, 98, 100, 108, 144],
    );
    const p = {
      n,
      s,
      of: draw.pick([2, 3, 5, 7]),
      limit: draw.step(s === 2 ? 1000 : 4000, s === 2 ? 9000 : 30_000, s === 2 ? 250 : 500),
      frame: draw.int(0, 2),
    };
    const count = rootDown(p.limit / (leastFor(n, s) * p.of ** s), s);
    return n % p.of > 0 && count >= 3 && count <= 22 && leastFor(n, s) > 1 ? p : null;
  },
  forms: [multipliers],
});

interface CubeSum {
  n: number;
  s: number;
  frame: number;
}

const rootOf = ({ n, s }: CubeSum) => productOver(factorised(n), (e, prime) => prime ** Math.ceil(e / s));

const sumWithRoot = form({
  form: 'multiplier-plus-root',
  revision: 3,
  apart: true,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: ({ n, s, frame }: CubeSum) =>
    frame === 0
      ? `Positive integers $x$ and $y$ satisfy $${grouped(n)}x = y^{${s}}$. What is the least possible value of $x + y$?`
      : frame === 1
        ? `A block is built from $${grouped(n)}$ boxes of equal volume, each holding $x$ unit cubes. ${s === 3 ? `All its unit cubes together could also form one cube with an edge of $y$ units` : `Laid flat, all its unit cubes could form one square with a side of $y$ units`}. Find the least possible value of $x + y$.`
        : `Let $y$ be a positive integer such that $y^{${s}}$ is divisible by $${grouped(n)}$, and let $x$ be the quotient. What is the smallest possible sum of $x$ and $y$?`,
  path: path<CubeSum>()
    .step(
      'x',
      ({ n, s }) => q(leastFor(n, s)),
      ({ n, s }) =>
        `In $y^{${s}}$ all exponents are multiples of $${s}$: the smallest $x$ fills up those of $${n}$.`,
      ({ n }, { x }) =>
        `${n} = ${factorisedTex(factorised(n))} \\Rightarrow x = ${factorisedTex(factorised(x.valueOf()))} = ${x}`,
    )
    .step(
      'y',
      ({ n, s }, { x }) => q(rootDown(Math.round(x.mul(n).valueOf()) + 0.5, s)),
      ({ s }) => `Take the ${s === 2 ? 'square' : 'cube'} root of the product.`,
      ({ n, s }, { x, y }) =>
        `y^{${s}} = ${factorisedTex(factorised(x.mul(n).valueOf()))} \\Rightarrow y = ${y}`,
    )
    .step(
      'sum',
      (_p, { x, y }) => x.add(y),
      'Both grow together, so the smallest sum belongs to the smallest $x$.',
      (_p, { x, y, sum }) => `${x} + ${y} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'stops_at_multiplier',
      gives: 'x',
      words: (_p, { x }) => `$x = ${x}$ is right, but the sum with $y$ was asked.`,
    },
    {
      misconception: 'stops_at_root',
      gives: 'y',
      words: (_p, { y }) => `$y = ${y}$ alone; $x$ has still to be added.`,
    },
    {
      misconception: 'square_for_cube',
      at: 'sum',
      wrongly: ({ n, s }) => q(leastFor(n, 5 - s) + rootOf({ n, s: 5 - s, frame: 0 })),
      words: ({ s }) =>
        `The exponents were made multiples of $${5 - s}$, for a ${s === 2 ? 'cube' : 'square'}.`,
    },
    {
      misconception: 'divides_out_instead',
      at: 'x',
      wrongly: ({ n, s }) => q(productOver(factorised(n), (e, prime) => prime ** (e % s))),
      words: ({ s }, { x }) =>
        `$x = ${x}$ holds the surplus of each exponent over a multiple of $${s}$, not what is missing.`,
    },
    {
      misconception: 'divides_exponent_of_product',
      at: 'y',
      wrongly: ({ n, s }, { x }) => x.mul(n).div(s),
      words: ({ s }, { x }) =>
        `The product with $x = ${x}$ was divided by $${s}$; its ${s === 2 ? 'square' : 'cube'} root halves or thirds the exponents.`,
    },
    {
      misconception: 'root_of_given_part_only',
      at: 'y',
      wrongly: ({ n, s }) => q(productOver(factorised(n), (e, prime) => prime ** Math.floor(e / s))),
      words: ({ n }, { y }) =>
        `$y = ${y}$ is taken from full powers inside $${grouped(n)}$ only; the powers completed by $x$ count too.`,
    },
    {
      misconception: 'takes_the_number_itself',
      at: 'x',
      wrongly: ({ n, s }) => (s === 2 ? q(n) : null),
      words: ({ n }) => `$x = y = ${grouped(n)}$ fits the equation, but a smaller pair exists.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ s }) =>
    `An equation with a ${s === 2 ? 'square' : 'cube'} on one side and a known factor on the other; the smallest sum of both unknowns is wanted.`,
  approach: ({ s }) =>
    `Compare the exponents of each prime: on the right they are multiples of $${s}$. The smallest $x$ supplies what is missing, $y$ follows, and the sum comes last.`,
  faster: ({ n, s }, { y }) =>
    `Round each exponent of $${factorisedTex(factorised(n))}$ up to a multiple of $${s}$ and divide it by $${s}$: that is $y = ${y}$, then $x = y^{${s}} \\div ${n}$.`,
  check: ({ n, s }, { x, y }) => `$${n} \\times ${x} = ${x.mul(n)}$ and $${y}^{${s}} = ${y.pow(s)}$.`,
  principle: 'In an equation between products compare the exponents prime by prime.',
  verify: ({ n, s }) => {
    for (let y = 1; ; y += 1) if (y ** s % n === 0) return q(y + y ** s / n);
  },
});

const sums = situation<CubeSum>({
  type: 'NS.FAC.5',
  situation: 'number-times-x-is-a-power',
  tries: 20,
  draw: draw => {
    const [a = 2, b = 3] = draw.some([2, 3, 5, 7], 2);
    const n = a ** draw.int(1, 4) * b ** draw.int(1, 3) * draw.pick([1, 2, 3]);
    const s = draw.pick([2, 3, 3]);
    const x = leastFor(n, s);
    return n <= 3000 && n >= 40 && x >= 5 && x <= 400 && rootOf({ n, s, frame: 0 }) <= 400
      ? { n, s, frame: draw.int(0, 2) }
      : null;
  },
  forms: [sumWithRoot],
});

/** NS.FAC.5 Medium: all multipliers up to a limit; a multiplier together with the root. */
export const multipliersCounted: readonly AnyTemplate[] = [...counted, ...sums];
