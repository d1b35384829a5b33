import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { lcm } from '../primes.ts';
import { isCount, upTo } from '../whole.ts';

interface Rows {
  a: number;
  b: number;
  c: number;
  short: number;
  /** The numbers are multiples of d and lie below `limit`. */
  d: number;
  limit: number;
  frame: number;
}

const fitsRows = ({ a, b, c, short, d }: Rows, n: number) =>
  n % d === 0 && [a, b, c].every(m => n % m === m - short);

const shortfallMultiples = form({
  form: 'several-numbers-short-by-the-same',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['NS.REM.5', 'AL.SEQ.1'],
  stem: (p: Rows) => {
    const { a, b, c, short, d, limit, frame } = p;
    const rest = [a, b, c].map(m => m - short);
    return frame === 0
      ? `A positive integer below $${limit}$ is divisible by $${d}$; divided by $${a}$, $${b}$ and $${c}$ it leaves remainders of $${rest[0]}$, $${rest[1]}$ and $${rest[2]}$ respectively. What is the sum of all such numbers?`
      : frame === 1
        ? `Some positive multiples of $${d}$ below $${limit}$ become divisible by $${a}$, by $${b}$ and by $${c}$ when they are increased by $${short}$. What do these multiples of $${d}$ add up to?`
        : `Let $n$ be a positive multiple of $${d}$ less than $${limit}$ such that $n + ${short}$ is divisible by each of $${a}$, $${b}$ and $${c}$. Find the sum of all possible values of $n$.`;
  },
  path: path<Rows>()
    .step(
      'lcm',
      ({ a, b, c }) => q(lcm(a, b, c)),
      ({ short }) => `Each time $${short}$ is missing: the number is $${short}$ below a multiple of the LCM.`,
      ({ a, b, c, short }, { lcm: all }) =>
        `\\operatorname{lcm}(${a}, ${b}, ${c}) = ${all}, \\quad n = ${all}k - ${short}`,
    )
    .step(
      'first',
      ({ short, d }, { lcm: all }) => {
        for (let k = 1; k <= d; k += 1)
          if ((all.valueOf() * k - short) % d === 0) return all.mul(k).sub(short);
        return all;
      },
      ({ d }) => `Divisibility by $${d}$ fixes $k$ up to multiples of $${d}$: try small values.`,
      ({ short, d }, { lcm: all, first }) =>
        `${all}k - ${short} \\equiv 0 \\pmod{${d}}: \\quad k = ${first.add(short).div(all)}, \\; n = ${first}`,
    )
    .step(
      'step',
      ({ d }, { lcm: all }) => q(lcm(all.valueOf(), d)),
      'The next such number comes after the LCM of all four divisors.',
      ({ d }, { lcm: all, step }) => `\\operatorname{lcm}(${all}, ${d}) = ${step}`,
    )
    .step(
      'count',
      ({ limit }, { first, step }) => q(Math.floor((limit - 1 - first.valueOf()) / step.valueOf()) + 1),
      'Count the terms below the limit.',
      ({ limit }, { first, step, count }) =>
        `${first} + ${step}(m - 1) < ${limit} \\Rightarrow m \\le ${count}`,
    )
    .step(
      'answer',
      (_p, { count, first, step }) => count.mul(first.mul(2).add(step.mul(count.sub(1)))).div(2),
      'Add the progression.',
      (_p, { first, step, count, answer }) =>
        `\\frac{${count}}{2}(${first} + ${first.add(step.mul(count.sub(1)))}) = ${answer}`,
    ),
  slips: [
    {
      misconception: 'last_term_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { count }) =>
        `The progression was stopped after $${count}$ terms; one more lies below the limit.`,
    },
    {
      misconception: 'term_beyond_limit',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: ({ limit }, { count }) =>
        `$${count}$ terms were added, but the last of them is not below $${limit}$.`,
    },
    {
      misconception: 'remainder_instead_of_shortfall',
      at: 'first',
      wrongly: ({ short, d }, { lcm: all }) => {
        for (let k = 1; k <= d; k += 1)
          if ((all.valueOf() * k + short) % d === 0) return all.mul(k).add(short);
        return null;
      },
      words: ({ short }, { first }) =>
        `$${first}$ lies $${short}$ above a multiple of the LCM instead of below one.`,
    },
    {
      misconception: 'one_divisor_forgotten',
      at: 'lcm',
      wrongly: ({ a, b }) => q(lcm(a, b)),
      words: ({ c }) => `The condition for $${c}$ was left out, so too many numbers came in.`,
    },
    {
      misconception: 'only_first_number',
      gives: 'first',
      words: (_p, { first }) => `$${first}$ is the smallest such number; there are more below the limit.`,
    },
    {
      misconception: 'multiples_added_without_shortfall',
      at: 'answer',
      wrongly: ({ short }, { count, answer }) => answer.add(count.mul(short)),
      words: ({ short }) =>
        `The multiples of the LCM were added; $${short}$ has to be taken off each of them.`,
    },
    {
      misconception: 'step_without_second_condition',
      at: 'answer',
      wrongly: ({ limit }, { first, lcm: all }) => {
        const m = Math.floor((limit - 1 - first.valueOf()) / all.valueOf()) + 1;
        return first
          .mul(2)
          .add(all.mul(m - 1))
          .mul(m)
          .div(2);
      },
      words: ({ d }, { lcm: all }) =>
        `After the first number steps of $${all}$ were taken; most of those numbers are not multiples of $${d}$.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ short, d, limit }) =>
    `A shortfall of $${short}$ for three divisors, divisibility by $${d}$ and the limit $${limit}$: several numbers, and their sum.`,
  approach: () =>
    'Equal shortfalls become one condition through the LCM. The fourth divisor chooses the first number; after that they repeat in steps of the LCM of all, so they form an arithmetic progression.',
  faster: ({ d, short }, { lcm: all, step, count, first }) =>
    `By $${d}$: $${all.valueOf() % d}k \\equiv ${short % d}$ gives $n = ${first}$ at once; then $${count}$ terms in steps of $${step}$.`,
  check: p =>
    `Below $${p.limit}$ the numbers are ${upTo(p.limit - 1)
      .filter(n => fitsRows(p, n))
      .map(n => `$${n}$`)
      .join(', ')}.`,
  principle: 'Solutions of several remainder conditions repeat in steps of the LCM of all divisors.',
  verify: p => {
    return q(upTo(p.limit - 1).reduce((sum, n) => (fitsRows(p, n) ? sum + n : sum), 0));
  },
});

/** NS.HCF.2 Hard: multiples of a number that are short by the same for several others, added up. */
export const multiplesShortByTheSame: readonly AnyTemplate[] = situation<Rows>({
  type: 'NS.HCF.2',
  situation: 'shortfall-and-a-multiple',
  tries: 40,
  draw: draw => {
    const [a = 1, b = 1, c = 1] = draw.some([4, 5, 6, 8, 9, 10, 12, 15, 18, 20], 3).sort((m, n) => m - n);
    const all = lcm(a, b, c);
    const d = draw.pick([7, 11, 13]);
    const p: Rows = {
      a,
      b,
      c,
      d,
      short: draw.int(1, 3),
      limit: draw.step(800, 3000, 100),
      frame: draw.int(0, 2),
    };
    if (all > 180 || all < 30 || lcm(a, b) === all || a <= p.short + 1) return null;
    const found = upTo(p.limit - 1).filter(n => fitsRows(p, n));
    return found.length >= 2 && found.length <= 4 && found[0] !== all - p.short ? p : null;
  },
  forms: [shortfallMultiples],
});
