import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentOf, type Factorisation, factorised, factorisedTex, lcm, productOver } from '../primes.ts';
import { isCount, sumOf, upTo } from '../whole.ts';

interface Short {
  a: number;
  b: number;
  /** Shortfall to a multiple of a, b and the unknown divisor. */
  short: number;
  /** So many numbers below `limit` fit. */
  count: number;
  limit: number;
  frame: number;
}

const known = ({ a, b }: Short) => lcm(a, b);
/** Divisors that make up, with the two known ones, a given LCM: the exponents that grow are settled, the others free. */
const completing = (p: Short, all: number, choices: (exponent: number) => number) => {
  const of: Factorisation = factorised(known(p));
  return productOver(factorised(all), (e, prime) => {
    const had = exponentOf(prime, of);
    return e > had ? 1 : choices(had);
  });
};
const divisorsOf = (p: Short, all: number) =>
  upTo(all).filter(d => all % d === 0 && lcm(known(p), d) === all);
const mostOf = ({ short, count, limit }: Short) => Math.floor((limit - 1 + short) / count);
const leastOf = ({ short, count, limit }: Short) => Math.ceil((limit + short) / (count + 1));
const multiplesIn = (p: Short, least: number, most: number) =>
  upTo(Math.floor(most / known(p)))
    .map(k => k * known(p))
    .filter(all => all >= least);
const each = (alls: readonly Fraction[], number: (all: number) => number) =>
  alls.map(all => q(number(all.valueOf())));

const divisors = form({
  form: 'divisors-from-a-count-of-numbers',
  band: 'Hard',
  entry: true,
  seconds: 125,
  also: ['NS.HCF.1', 'AL.INQ.3'],
  apart: true,
  stem: ({ a, b, short, count, limit, frame }: Short) =>
    frame === 0
      ? `Exactly $${count}$ positive integers less than $${limit}$ leave remainders of $${a - short}$, $${b - short}$ and $d - ${short}$ when divided by $${a}$, $${b}$ and $d$ respectively. How many values can the positive integer $d$ have?`
      : frame === 1
        ? `For exactly $${count}$ positive integers $n < ${limit}$, the number $n + ${short}$ is divisible by each of $${a}$, $${b}$ and $d$. How many positive integers $d$ are possible?`
        : `A farmer has fewer than $${limit}$ eggs. In trays of $${a}$, of $${b}$ or of $d$ eggs the last tray is always $${short}$ ${short === 1 ? 'egg' : 'eggs'} short of being full. There are exactly $${count}$ such numbers of eggs. How many values can $d$ have?`,
  path: path<Short>()
    .step(
      'most',
      p => q(mostOf(p)),
      ({ short, count, limit }) =>
        `$${short}$ is always missing, so $n + ${short}$ runs through the multiples of $L$, the LCM of the three divisors. The ${count}th of these numbers still lies below $${limit}$.`,
      ({ short, count, limit }, { most }) => `${count}L - ${short} < ${limit} \\Rightarrow L \\le ${most}`,
    )
    .step(
      'least',
      p => q(leastOf(p)),
      'The next one does not.',
      ({ short, count, limit }, { least }) =>
        `${count + 1}L - ${short} \\ge ${limit} \\Rightarrow L \\ge ${least}`,
    )
    .step(
      'alls',
      (p, { least, most }) => multiplesIn(p, least.valueOf(), most.valueOf()).map(all => q(all)),
      p =>
        `$L$ is a multiple of the LCM of $${p.a}$ and $${p.b}$, which is $${known(p)} = ${factorisedTex(factorised(known(p)))}$. Find those between the bounds.`,
      (_p, { alls }) =>
        alls.map(all => `${all} = ${factorisedTex(factorised(all.valueOf()))}`).join(', \\quad '),
    )
    .step(
      'counts',
      (p, { alls }) => each(alls, all => completing(p, all, e => e + 1)),
      p =>
        `In $d$, a prime that has a higher exponent in $L$ than in $${known(p)}$ must have that exponent; any other prime may have each exponent from 0 up to its own in $${known(p)}$. Count the values of $d$ for each $L$.`,
      (_p, { alls, counts }) => alls.map((all, i) => `L = ${all}: \\; ${counts[i]}`).join(', \\quad '),
    )
    .step(
      'total',
      (_p, { counts }) => sumOf(counts),
      'Different LCMs have different divisors $d$: add.',
      (_p, { counts, total }) => `${counts.join(' + ')} = ${total}`,
    ),
  slips: [
    {
      misconception: 'multiples_of_the_cofactor',
      at: 'counts',
      wrongly: (p, { alls }) =>
        each(alls, all => upTo(all).filter(d => all % d === 0 && d % (all / known(p)) === 0).length),
      words: (p, { alls }) => {
        const all = alls.find(l => lcm(known(p), l.valueOf() / known(p)) < l.valueOf())?.valueOf() ?? 0;
        return `Every factor of $L$ that is a multiple of $L \\div ${known(p)}$ was accepted for $d$; but $${all / known(p)}$ and $${known(p)}$ have the LCM $${lcm(known(p), all / known(p))}$, not $${all}$.`;
      },
    },
    {
      misconception: 'smallest_lcm_only',
      at: 'alls',
      wrongly: (_p, { alls }) => alls.slice(0, 1),
      words: (_p, { alls }) => `Only $L = ${alls[0]}$ was used; a larger LCM lies between the bounds too.`,
    },
    {
      misconception: 'largest_lcm_only',
      at: 'alls',
      wrongly: (_p, { alls }) => alls.slice(-1),
      words: (_p, { alls }) =>
        `Only the largest LCM, $${alls[0]}$, was used; a smaller one lies between the bounds too.`,
    },
    {
      misconception: 'grown_exponent_left_free',
      at: 'counts',
      wrongly: (p, { alls }) =>
        each(alls, all => {
          const of = factorised(known(p));
          return productOver(factorised(all), (e, prime) => {
            const had = exponentOf(prime, of);
            return e > had ? e - had : had + 1;
          });
        }),
      words: p =>
        `Where the exponent of a prime grows from $${known(p)}$ to $L$, every larger exponent was allowed in $d$; it has to be that of $L$.`,
    },
    {
      misconception: 'intervals_for_numbers',
      at: 'most',
      wrongly: ({ short, count, limit }) => q(Math.floor((limit - 1 + short) / (count - 1))),
      words: ({ count, limit }, { most }) =>
        `$L$ up to $${most}$ was allowed, as if $${count}$ numbers below $${limit}$ spanned $${count - 1}$ steps; the first one already needs a whole step from $0$.`,
    },
    {
      misconception: 'exponent_zero_left_out',
      at: 'counts',
      wrongly: (p, { alls }) => each(alls, all => completing(p, all, e => Math.max(e, 1))),
      words: p =>
        `The exponent 0 was left out for the primes of $${known(p)}$; $d$ need not contain them at all.`,
    },
    {
      misconception: 'all_factors_of_the_lcm',
      at: 'counts',
      wrongly: (_p, { alls }) => each(alls, all => upTo(all).filter(d => all % d === 0).length),
      words: (_p, { alls }) =>
        `All factors of ${alls.map(all => `$${all}$`).join(' and ')} were counted; most of them leave the LCM smaller.`,
    },
    {
      misconception: 'lower_bound_missed',
      at: 'least',
      wrongly: p => q(known(p) + 1),
      words: ({ count, limit }, { alls }) =>
        `With $L$ from $${alls[0]}$ on there can be more than $${count}$ numbers below $${limit}$; exactly $${count}$ were wanted.`,
    },
    {
      misconception: 'divisor_larger_than_the_others',
      at: 'counts',
      wrongly: (p, { alls }) => each(alls, all => divisorsOf(p, all).filter(d => d > p.b).length),
      words: ({ b }) => `Only values of $d$ above $${b}$ were counted; nothing says that $d$ is the largest.`,
    },
    {
      misconception: 'one_divisor_for_each_lcm',
      at: 'counts',
      wrongly: (_p, { alls }) => alls.map(() => q(1)),
      words: (_p, { alls }) =>
        `One $d$ was taken for each of the $${alls.length}$ LCMs; several divisors lead to the same one.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ count, limit }) =>
    `Equal shortfalls by two known divisors and an unknown one, and only the number of solutions below $${limit}$, which is $${count}$.`,
  approach: () =>
    'The equal shortfall makes the numbers lie one LCM apart, so their number bounds the LCM from both sides. The known divisors leave few values for it; then the exponents say which third divisor completes each of them.',
  faster: (p, { alls, counts }) =>
    `$L$ lies just below $\\frac{${p.limit}}{${p.count}}$ and is a multiple of $${known(p)}$: ${alls
      .map(all => `$${known(p)} \\times ${all.div(known(p))}$`)
      .join(', ')}, with $${counts.join(' + ')}$ values of $d$.`,
  check: (p, { alls }) => {
    const all = alls[0]?.valueOf() ?? 1;
    const d = divisorsOf(p, all)[0] ?? 1;
    return `The smallest $d$ for $L = ${all}$ is $${d}$: the numbers are $${all - p.short}, ${2 * all - p.short}, \\dots, ${p.count * all - p.short}$, and $${(p.count + 1) * all - p.short}$ is too large.`;
  },
  principle:
    'How many solutions lie below a limit bounds their period, and the exponents of the period say which divisors can form it.',
  verify: p => {
    const fits = (d: number) => {
      let found = 0;
      for (let n = known(p) - p.short; n < p.limit; n += known(p)) if ((n + p.short) % d === 0) found += 1;
      return found === p.count;
    };
    return q(upTo(p.limit + p.short).filter(fits).length);
  },
});

/** NS.HCF.2 Hard: a third divisor, known only by how many numbers are short by the same. */
export const unknownThirdDivisor: readonly AnyTemplate[] = situation<Short>({
  type: 'NS.HCF.2',
  situation: 'shortfall-with-an-unknown-divisor',
  tries: 60,
  draw: draw => {
    const [a = 1, b = 1] = draw
      .some([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30], 2)
      .sort((m, n) => m - n);
    const p: Short = {
      a,
      b,
      short: draw.int(1, 4),
      count: draw.int(4, 9),
      limit: draw.step(700, 3000, 100),
      frame: draw.int(0, 2),
    };
    const alls = multiplesIn(p, leastOf(p), mostOf(p));
    if (alls.length !== 2 || known(p) === b || known(p) > 90 || known(p) >= leastOf(p)) return null;
    const ds = alls.flatMap(all => divisorsOf(p, all));
    const uneven = new Set(alls.map(all => divisorsOf(p, all).length)).size === 2;
    return uneven && ds.length >= 5 && ds.length <= 24 && Math.min(...ds) > p.short ? p : null;
  },
  forms: [divisors],
});
