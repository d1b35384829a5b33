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

interface Apart {
  /** The given number is root² × free, where free has no square factor. */
  root: number;
  free: number;
  frame: number;
}

const number = ({ root, free }: Apart) => root * root * free;
const shown = (p: Apart) => grouped(number(p)).replaceAll(',', '{,}');

const rootAhead = form({
  form: 'greatest-lead-of-the-root',
  apart: true,
  band: 'Medium',
  entry: true,
  seconds: 90,
  also: ['AL.QUA.7'],
  stem: (p: Apart) =>
    p.frame === 0
      ? `Positive integers $x$ and $y$ satisfy $${shown(p)}x = y^2$. What is the greatest possible value of $y - x$?`
      : p.frame === 1
        ? `Each of $${shown(p)}$ boxes holds $x$ unit cubes. All these cubes, laid flat, form one square with a side of $y$ units. Find the maximum possible value of $y - x$.`
        : `Let $y$ be a positive integer whose square is divisible by $${shown(p)}$, and let $x$ be the quotient. By how much can $y$ exceed $x$ at most?`,
  path: path<Apart>()
    .step(
      'x',
      ({ free }) => q(free),
      p =>
        `In a square all exponents are even. What $x$ must supply to $${shown(p)}$ is the smallest $x$; every other one is this times a square.`,
      (p, { x }) => `${number(p)} = ${factorisedTex(factorised(number(p)))} \\Rightarrow x = ${x}k^2`,
    )
    .step(
      'y',
      ({ root }, { x }) => x.mul(root),
      'Take the square root of the product: it grows with $k$, not with its square.',
      (p, { x, y }) => `y^2 = ${number(p)} \\times ${x}k^2 \\Rightarrow y = ${y}k`,
    )
    .step(
      'k',
      (_p, { x, y }) => q(Math.floor(y.div(x).valueOf() / 2)),
      'The difference is a product of $k$ and a number that falls as $k$ grows; with their sum fixed it is largest where they are as near to each other as possible.',
      (_p, { x, y, k }) => `y - x = ${y}k - ${x}k^2 = ${x}k(${y.div(x)} - k): \\quad k = ${k}`,
    )
    .step(
      'lead',
      (_p, { x, y, k }) => y.mul(k).sub(x.mul(k).mul(k)),
      'Insert it.',
      (_p, { x, y, k, lead }) => `${x} \\times ${k} \\times ${y.div(x).sub(k)} = ${lead}`,
    ),
  slips: [
    {
      misconception: 'smallest_pair_only',
      at: 'k',
      wrongly: () => q(1),
      words: (_p, { x, y }) =>
        `$x = ${x}$ and $y = ${y}$ is the smallest pair; with larger ones $y$ can be further ahead.`,
    },
    {
      misconception: 'divisibility_ignored',
      at: 'lead',
      wrongly: p => q(Math.floor(number(p) / 4)),
      words: p =>
        `Over all real numbers the maximum lies at $y = \\frac{${number(p)}}{2}$, a quarter of the number; but $y$ must be a multiple of $${p.free * p.root}$.`,
    },
    {
      misconception: 'multiplier_not_squared',
      at: 'lead',
      wrongly: (_p, { x, y, k }) => y.mul(k).sub(x.mul(k)),
      words: (_p, { x, y, k, lead }) =>
        `$${y} \\times ${k} - ${x} \\times ${k} = ${lead}$ lets $x$ grow like $y$; with $y = ${y}k$ it is $${x}k^2$.`,
    },
    {
      misconception: 'largest_multiplier',
      at: 'k',
      wrongly: (_p, { x, y }) => y.div(x).sub(1),
      words: (_p, { k }) =>
        `$k = ${k}$ is the largest for which $y$ still exceeds $x$; the lead is greatest halfway.`,
    },
    {
      misconception: 'multiplier_one_too_small',
      at: 'k',
      wrongly: (_p, { k }) => (k.gt(2) ? k.sub(1) : null),
      words: (_p, { x, y, k }) =>
        `With $k = ${k}$ the product $${x} \\times ${k} \\times ${y.div(x).sub(k)}$ is not the largest yet; the two factors can come nearer.`,
    },
    {
      misconception: 'stops_at_multiplier',
      at: 'lead',
      wrongly: (_p, { x, k }) => x.mul(k).mul(k),
      words: (_p, { lead }) => `$${lead}$ is the value of $x$; its distance from $y$ was asked.`,
    },
    {
      misconception: 'stops_at_root',
      at: 'lead',
      wrongly: (_p, { y, k }) => y.mul(k),
      words: (_p, { lead }) => `$${lead}$ is the value of $y$; $x$ has to be taken off.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'An equation with a square on one side and a known factor on the other, and the greatest difference of both unknowns.',
  approach: () =>
    'Compare the exponents of each prime: this gives all pairs, not only the smallest one, through one multiplier. The difference is then a quadratic in whole numbers.',
  faster: (p, { x, y }) =>
    `$y = ${y}k$ and $x = ${x}k^2$; the vertex lies at $k = \\frac{${p.root}}{2}$, so the whole numbers $${(p.root - 1) / 2}$ and $${(p.root + 1) / 2}$ beside it are equally good.`,
  check: (p, { x, y, k }) => {
    const [one, other] = [k.add(1), k.sub(1)];
    const lead = (i: typeof k) => y.mul(i).sub(x.mul(i).mul(i));
    return `$${number(p)} \\times ${x.mul(k).mul(k)} = ${y.mul(k)}^2$; $k = ${one}$ gives $${lead(one)}$ again, $k = ${one.add(1)}$ only $${lead(one.add(1))}$${other.gt(0) ? ` and $k = ${other}$ only $${lead(other)}$` : ''}.`;
  },
  principle:
    'In an equation between products compare the exponents prime by prime; it gives all solutions through one multiplier.',
  verify: p => {
    let most = 0;
    for (let y = 1; y <= number(p); y += 1)
      if (y ** 2 % number(p) === 0) most = Math.max(most, y - y ** 2 / number(p));
    return q(most);
  },
});

const leads = situation<Apart>({
  type: 'NS.FAC.5',
  situation: 'root-ahead-of-the-multiplier',
  tries: 20,
  draw: draw => {
    const p: Apart = {
      root: draw.pick([3, 5, 7, 9, 11, 13, 15]),
      free: draw.pick([2, 3, 5, 6, 7, 10, 13, 14, 15, 21, 22, 30]),
      frame: draw.int(0, 2),
    };
    return number(p) <= 2500 && number(p) >= 50 && (p.root > 3 || p.free > 9) ? p : null;
  },
  forms: [rootAhead],
});

/** NS.FAC.5 Medium: all multipliers up to a limit; the multiplier that leaves the root furthest ahead. */
export const multipliersCounted: readonly AnyTemplate[] = [...counted, ...leads];
