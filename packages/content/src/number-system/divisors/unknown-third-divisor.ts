import type Fraction from 'fraction.js';
import { divisors, isCount, lcm, sumOf, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentOf, type Factorisation, factorised, factorisedTex, productOver } from '../primes.ts';

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
/** How many divisors make up a given LCM with the known ones: exponents that grow are settled, the others free. */
const completing = (p: Short, all: number, choices: (exponent: number) => number) => {
  const of: Factorisation = factorised(known(p));
  return productOver(factorised(all), (e, prime) => {
    const had = exponentOf(prime, of);
    return e > had ? 1 : choices(had);
  });
};
const divisorsOf = (p: Short, all: number) => divisors(all).filter(d => lcm(known(p), d) === all);
const mostOf = ({ short, count, limit }: Short) => Math.floor((limit - 1 + short) / count);
const leastOf = ({ short, count, limit }: Short) => Math.ceil((limit + short) / (count + 1));
const multiplesIn = (p: Short, least: number, most: number) =>
  upTo(Math.floor(most / known(p)))
    .map(k => k * known(p))
    .filter(all => all >= least);
const each = (alls: readonly Fraction[], number: (all: number) => number) =>
  alls.map(all => number(Number(all)));

const fromACount = form<Short>(
  'divisors-from-a-count-of-numbers',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['NS.HCF.1', 'AL.INQ.3'],
    entry: true,
    verify: p => {
      const fits = (d: number) => {
        let found = 0;
        for (let n = known(p) - p.short; n < p.limit; n += known(p)) if ((n + p.short) % d === 0) found += 1;
        return found === p.count;
      };
      return q(upTo(p.limit + p.short).filter(fits).length);
    },
  },
  (p, { step }) => {
    const { short, count, limit, a, b, frame } = p;
    const base = known(p);
    const most = step(mostOf(p), {
      name: 'the upper bound for the LCM of all three divisors',
      because: text`Nothing is said of $d$ itself; how many numbers fit tells how far apart they lie, and that is the
        LCM.`,
      works: value => tex`${count}L - ${short} < ${limit} \; \Rightarrow \; L \le ${value}`,
    })`
      To the next multiple of each divisor $${short}$ is missing every time. Let $L$ be the LCM of $${a}$, $${b}$ and
      $d$: the numbers that fit are $L - ${short}$, $2L - ${short}$, $3L - ${short}$ and so on. There are $${count}$
      of them below $${limit}$, so $${count}L - ${short}$ is below $${limit}$.`;
    const least = step(leastOf(p), {
      name: 'the lower bound for the LCM of all three divisors',
      because: text`Exactly $${count}$ numbers fit, not at least $${count}$. If the next one were below $${limit}$ too,
        there would be more.`,
      works: value => tex`${count + 1}L - ${short} \ge ${limit} \; \Rightarrow \; L \ge ${value}`,
    })`
      The next of these numbers, $${count + 1}L - ${short}$, is not below $${limit}$ any more. That bounds $L$ from
      below.`;
    const alls = step(multiplesIn(p, Number(least), Number(most)), {
      name: 'the values that the LCM can have',
      because: text`The LCM of all three divisors is divisible by $${a}$ and by $${b}$, so the LCM of these two divides
        it, and between the bounds only few multiples lie.`,
      works: value =>
        tex`${value.map(all => `${all} = ${factorisedTex(factorised(Number(all)))}`).join(', \\quad ')}`,
    })`
      $L$ is a multiple of the LCM of $${a}$ and $${b}$, which is $${base} = ${factorisedTex(factorised(base))}$. Find
      the multiples between the two bounds.`;
    const counts = step(
      each(alls, all => completing(p, all, e => e + 1)),
      {
        name: 'the number of values of $d$ for each LCM',
        because: text`In an LCM each prime has its highest exponent among the numbers. What $${a}$ and $${b}$ do not
          bring must come from $d$; what they bring already, $d$ may have as well or not.`,
        works: value => tex`${alls.map((all, i) => `L = ${all}: \\; ${value[i]}`).join(', \\quad ')}`,
      },
    )`
      For each $L$ count the values of $d$. A prime that has a higher exponent in $L$ than in $${base}$ must have this
      exponent in $d$. Any other prime may have each exponent from $0$ up to the one in $${base}$.`;
    const total = step(sumOf(counts), value => tex`${counts.join(' + ')} = ${value}`)`
      Each value of $d$ belongs to one $L$ only, so add the numbers of values.`;
    const first = Number(alls[0] ?? 1);
    const missed = Number(alls.find(l => lcm(base, Number(l) / base) < Number(l)) ?? 0);
    const d = divisorsOf(p, first)[0] ?? 1;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`Exactly $${count}$ positive integers less than $${limit}$ leave remainders of $${a - short}$,
            $${b - short}$ and $d - ${short}$ when divided by $${a}$, $${b}$ and $d$ respectively. How many values can
            the positive integer $d$ have?`
          : frame === 1
            ? text`For exactly $${count}$ positive integers $n < ${limit}$, the number $n + ${short}$ is
              divisible by each of $${a}$, $${b}$ and $d$. How many positive integers $d$ are possible?`
            : text`A farmer has fewer than $${limit}$ eggs. In trays of $${a}$, of $${b}$ or of $d$ eggs the
              last tray is always $${short}$ ${short === 1 ? 'egg' : 'eggs'} short of being full. There are exactly
              $${count}$ such numbers of eggs. How many values can $d$ have?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip(
          'left_out_higher_powers',
          counts,
          each(alls, all => divisors(all).filter(x => x % (all / base) === 0).length),
        )`
          You let $d$ be any multiple of $${missed} \div ${base}$ that divides $${missed}$. Together with $${base}$
          that number itself has a smaller LCM than $${missed}$.`,
        slip('left_out_a_case', alls, alls.slice(0, 1))`
          You used only the LCM $${alls[0] ?? 1}$ of the three divisors. A larger LCM is possible too.`,
        slip('left_out_a_case', alls, alls.slice(-1))`
          You used only the LCM $${alls[0] ?? 1}$ of the three divisors. A smaller LCM is possible too.`,
        slip(
          'left_out_higher_powers',
          counts,
          each(alls, all => {
            const of = factorised(base);
            return productOver(factorised(all), (e, prime) => {
              const had = exponentOf(prime, of);
              return e > had ? e - had : had + 1;
            });
          }),
        )`
          Where a prime has a higher exponent in the LCM than in $${base}$, you allowed several exponents in $d$. It
          has to be that of the LCM.`,
        slip('counted_gaps_for_numbers', most, calc`floor((${limit} - 1 + ${short}) / (${count} - 1))`)`
          You let the LCM go up to $${most}$, as if $${count}$ numbers made $${count} - 1$ steps below $${limit}$. The
          first one is already a whole step from $0$.`,
        slip(
          'forgot_exponent_zero',
          counts,
          each(alls, all => completing(p, all, e => Math.max(e, 1))),
        )`
          You let $d$ contain every prime of $${base}$. It need not contain them at all.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          counts,
          each(alls, all => divisors(all).length),
        )`
          You counted all factors of $${alls.join('$ and $')}$. With most of them the LCM of the three divisors is
          smaller.`,
        slip('mixed_up_exactly_and_at_least', least, calc`${base} + 1`)`
          You let the LCM begin at $${alls[0] ?? 1}$. With such a small LCM more than $${count}$ numbers lie below
          $${limit}$.`,
        slip(
          'demanded_too_much',
          counts,
          each(alls, all => divisorsOf(p, all).filter(x => x > b).length),
        )`
          You counted only values of $d$ above $${b}$. Nothing says that $d$ is the largest of the three.`,
        slip(
          'left_out_a_case',
          counts,
          alls.map(() => 1),
        )`
          You counted one $d$ for each possible LCM with $${a}$ and $${b}$. Several values of $d$ give the same LCM.`,
      ],
      snapRead: text`$${short}$ is missing every time, and $${count}$ numbers fit below $${limit}$: that bounds the
        LCM of the three divisors from both sides.`,
      approach: text`The numbers that fit lie one LCM apart, so how many there are bounds the LCM from above and from
        below. The known divisors leave few values for it; for each of them the exponents of the primes say what $d$
        can be.`,
      check: text`With $d = ${d}$ the LCM is $${first}$: the numbers are $${first - short}, ${2 * first - short},
        \dots, ${count * first - short}$, and $${(count + 1) * first - short}$ is not below $${limit}$.`,
      principle: text`How many solutions lie below a limit bounds the step between them, and the exponents of its
        primes say which divisors can form it.`,
    };
  },
);

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
  forms: [fromACount],
});
