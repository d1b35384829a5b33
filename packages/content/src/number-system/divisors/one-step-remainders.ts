import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { grouped, ordinal, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { gcd, lcm } from '../primes.ts';
import { isCount } from '../whole.ts';

interface Least {
  divisors: readonly number[];
  /** The remainder, or how much is missing to the next multiple. */
  r: number;
  frame: number;
}

const listed = ({ divisors }: Least) => `$${divisors.slice(0, -1).join('$, $')}$ and $${divisors.at(-1)}$`;
const product = ({ divisors }: Least) => divisors.reduce((a, b) => a * b, 1);
const search = (fits: (n: number) => boolean) => {
  for (let n = 1; ; n += 1) if (fits(n)) return q(n);
};
const firstTwo = ({ divisors }: Least) => lcm(divisors[0] ?? 1, divisors[1] ?? 1);
const common = path<Least>().step(
  'lcm',
  p => q(lcm(...p.divisors)),
  'Numbers that all of them divide are the multiples of their LCM.',
  (p, { lcm: all }) => `\\operatorname{lcm}(${p.divisors.join(', ')}) = ${all}`,
);
const lcmSlips = [
  {
    misconception: 'product_for_lcm',
    at: 'lcm' as const,
    wrongly: (p: Least) => q(product(p)),
    words: (_p: Least, { lcm: all }: { lcm: Fraction }) =>
      `The product $${all}$ was used; it counts shared factors several times, and the LCM is smaller.`,
  },
  {
    misconception: 'one_divisor_forgotten',
    at: 'lcm' as const,
    wrongly: (p: Least) => q(firstTwo(p)),
    words: (p: Least, { lcm: all }: { lcm: Fraction }) =>
      `$${all}$ is the LCM of the first two divisors only; $${p.divisors[2]}$ does not divide it.`,
  },
  {
    misconception: 'first_divisor_forgotten',
    at: 'lcm' as const,
    wrongly: ({ divisors }: Least) => q(lcm(divisors[1] ?? 1, divisors[2] ?? 1)),
    words: (p: Least, { lcm: all }: { lcm: Fraction }) =>
      `$${all}$ is the LCM of the two larger divisors; $${p.divisors[0]}$ does not divide it.`,
  },
  {
    misconception: 'doubles_the_lcm',
    at: 'lcm' as const,
    wrongly: (p: Least) =>
      q(lcm(...p.divisors) * gcd(gcd(p.divisors[0] ?? 1, p.divisors[1] ?? 1), p.divisors[2] ?? 1)),
    words: (_p: Least, { lcm: all }: { lcm: Fraction }) =>
      `$${all}$ holds the common factor of all three divisors twice; the LCM needs it once.`,
  },
];

const sameRemainder = form({
  form: 'same-remainder',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: (p: Least) =>
    p.frame === 0
      ? `What is the smallest number greater than $${p.r}$ that leaves a remainder of $${p.r}$ when divided by ${listed(p)}?`
      : p.frame === 1
        ? `When the marbles in a bag are shared equally among $${p.divisors[0]}$, $${p.divisors[1]}$ or $${p.divisors[2]}$ children, $${p.r}$ marbles remain each time, and every child gets at least one. What is the least possible number of marbles in the bag?`
        : `A number $n > ${p.r}$ is such that ${listed(p)} all divide $n - ${p.r}$. Find the least value of $n$.`,
  path: common.step(
    'least',
    ({ r }, { lcm: all }) => all.add(r),
    ({ r }) =>
      `The number is $${r}$ more than such a multiple, and the smallest multiple above 0 is the LCM itself.`,
    ({ r }, { lcm: all, least }) => `${all} + ${r} = ${least}`,
  ),
  slips: [
    ...lcmSlips,
    {
      misconception: 'remainder_subtracted',
      at: 'least',
      wrongly: ({ r }, { lcm: all }) => all.sub(r),
      words: ({ r }, { lcm: all }) =>
        `$${all} - ${r}$ is $${r}$ short of a multiple; a remainder is what lies above it.`,
    },
    {
      misconception: 'remainder_forgotten',
      gives: 'lcm',
      words: ({ r }, { lcm: all }) => `$${all}$ is divisible by all three, without the remainder of $${r}$.`,
    },
    {
      misconception: 'remainder_for_each_divisor',
      at: 'least',
      wrongly: ({ r, divisors }, { lcm: all }) => all.add(r * divisors.length),
      words: ({ r }) =>
        `The remainder of $${r}$ was added once for every divisor; one number has it for all of them at once.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { r }) => isCount(value) && value.gt(r),
  snapRead: ({ r }) =>
    `Several divisors, each time a remainder of $${r}$, and the smallest number is wanted.`,
  approach: ({ r }) =>
    `Take the remainder away: what is left is divisible by all the divisors, so it is a multiple of their LCM. Then put the $${r}$ back.`,
  check: (p, { least }) =>
    `${p.divisors.map(d => `$${least} = ${d} \\times ${least.sub(p.r).div(d)} + ${p.r}$`).join(', ')}.`,
  principle: 'The same remainder for several divisors: a multiple of the LCM plus the remainder.',
  verify: ({ divisors, r }) => search(n => n > r && divisors.every(d => n % d === r)),
});

/** A bound with some such numbers below it, made from the parameters: the first multiple of 50 that lets them come. */
const limitOf = (p: Least) => {
  const all = lcm(...p.divisors);
  const many = 4 + (p.divisors.reduce((a, b) => a + b, p.r) % 7);
  return 50 * Math.ceil((many * all + (all % 3 === 0 ? 0 : all / 3)) / 50);
};
const remaindersOf = (p: Least) => p.divisors.map(d => d - p.r);

const countShortByTheSame = form({
  form: 'numbers-short-by-the-same',
  band: 'Easy',
  entry: true,
  seconds: 60,
  stem: (p: Least) => {
    const [a, b, c] = remaindersOf(p);
    return p.frame === 0
      ? `How many positive integers below $${grouped(limitOf(p)).replaceAll(',', '{,}')}$ leave remainders of $${a}$, $${b}$ and $${c}$ when divided by ${listed(p)} respectively?`
      : p.frame === 1
        ? `A florist has fewer than $${grouped(limitOf(p)).replaceAll(',', '{,}')}$ roses. In bunches of $${p.divisors[0]}$ she has $${a}$ roses over, in bunches of $${p.divisors[1]}$ she has $${b}$ over, and in bunches of $${p.divisors[2]}$ she has $${c}$ over. How many values are possible for the number of roses?`
        : `A positive integer $n < ${grouped(limitOf(p)).replaceAll(',', '{,}')}$ has these remainders: ${p.divisors.map(d => `$${d - p.r}$ on division by $${d}$`).join(', ')}. How many such numbers are there?`;
  },
  path: common
    .step(
      'least',
      ({ r }, { lcm: all }) => all.sub(r),
      ({ r }) =>
        `Each remainder is $${r}$ less than its divisor, so $${r}$ more would make the number a multiple of all.`,
      ({ r }, { lcm: all, least }) => `${all} - ${r} = ${least}`,
    )
    .step(
      'count',
      (p, { lcm: all, least }) =>
        q(limitOf(p) - 1)
          .sub(least)
          .div(all)
          .floor()
          .add(1),
      'Such numbers follow each other one LCM apart, from the least one on. Count those below the bound.',
      (p, { lcm: all, least, count }) =>
        `${least} + ${all}k < ${limitOf(p)} \\Rightarrow k = 0, 1, \\dots, ${count.sub(1)}: \\quad ${count}`,
    ),
  slips: [
    ...lcmSlips,
    {
      misconception: 'first_number_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { least, count }) =>
        `$${count}$ counts the steps of one LCM only; the least number, $${least}$, belongs to the list as well.`,
    },
    {
      misconception: 'one_beyond_the_bound',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: (p, { lcm: all, least, count }) =>
        `The ${ordinal(Number(count))} number of the list is $${least.add(all.mul(count.sub(1)))}$, which is not below $${limitOf(p)}$.`,
    },
    {
      misconception: 'two_largest_divisors_only',
      at: 'count',
      wrongly: ({ divisors, ...p }) =>
        q(Math.floor(limitOf({ divisors, ...p }) / lcm(divisors[0] ?? 1, divisors[2] ?? 1))),
      words: ({ divisors }, { count }) =>
        `$${count}$ comes from the LCM of $${divisors[0]}$ and $${divisors[2]}$ alone; $${divisors[1]}$ has to divide as well.`,
    },
  ],
  show: value => plain(value),
  plausible: value => isCount(value) && value.valueOf() < 60,
  snapRead: ({ r }) =>
    `Three divisors with three different remainders. Compare each remainder with its divisor: the gap is $${r}$ every time.`,
  approach: ({ r }) =>
    `Different remainders, but the same shortfall of $${r}$: with $${r}$ more the number would be a multiple of the LCM. Count such multiples.`,
  check: (p, { lcm: all, least, count }) => {
    const last = least.add(all.mul(count.sub(1)));
    return `The last one is $${last} = ${all} \\times ${count} - ${p.r}$, and the next, $${last.add(all)}$, is beyond the bound of $${limitOf(p)}$.`;
  },
  principle:
    'Where divisor minus remainder is always the same, the number is that much below a multiple of the LCM.',
  verify: p => {
    let count = 0;
    for (let n = 1; n < limitOf(p); n += 1) if (p.divisors.every(d => n % d === d - p.r)) count += 1;
    return q(count);
  },
});

/** NS.HCF.2 Easy: one remainder for all divisors, or one shortfall. */
export const oneStepRemainders: readonly AnyTemplate[] = situation<Least>({
  type: 'NS.HCF.2',
  situation: 'one-remainder-or-shortfall',
  tries: 20,
  draw: draw => {
    const divisors = draw
      .some([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30], 3)
      .sort((a, b) => a - b);
    const p = { divisors, r: draw.int(2, 5), frame: draw.int(0, 2) };
    const all = lcm(...divisors);
    return all <= 900 &&
      all > (divisors[2] ?? 0) &&
      firstTwo(p) < all &&
      product(p) > all &&
      (divisors[0] ?? 0) > p.r + 1
      ? p
      : null;
  },
  forms: [sameRemainder, countShortByTheSame],
});
