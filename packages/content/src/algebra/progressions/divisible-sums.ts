import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { linearTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rows {
  /** The first term, half the common difference, and the bound of the last term. */
  first: number;
  half: number;
  bound: number;
  /** Two odd primes that do not divide the difference. */
  r: number;
  s: number;
  way: boolean;
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
/** The sum of n terms is n(half·n + rest). */
const restOf = ({ first, half }: Rows) => first - half;
const second = (p: Rows, n: number) => p.half * n + restOf(p);
const secondTex = (p: Rows) => linearTex(p.half, restOf(p), 'n');
const termsOf = ({ first, half, bound }: Rows) => Math.floor((bound - first) / (2 * half)) + 1;

/** Remainders n by rs for which every prime of `primes` divides n or the other factor. */
const remainders = (p: Rows, primes: readonly number[]): readonly Fraction[] =>
  upTo(p.r * p.s)
    .filter(n => primes.every(k => n % k === 0 || second(p, n) % k === 0))
    .map(n => q(n));

const listed = (values: readonly Fraction[]) => values.map(v => `${v}`).join(', ');

const numbersOfTerms = form<Rows>(
  'numbers-of-rows',
  {
    band: 'Hard',
    seconds: 140,
    revision: 6,
    also: ['NS.REM.5', 'NS.REM.2'],
    entry: true,
    verify: ({ first, half, bound, r, s }) => {
      let [sum, count] = [0, 0];
      for (let term = first; term <= bound; term += 2 * half) {
        sum += term;
        if (sum % (r * s) === 0) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { r, s, first, half, bound, way } = p;
    const [term, terms] = way ? ['term', 'terms'] : ['row', 'rows'];
    const period = step(calc`${r} * ${s}`, {
      name: text`the period of the remainders of $n$`,
      because: text`A prime divides a product only if it divides one of the factors. A composite number like $${r * s}$
        can be split between them, so the two primes are looked at one by one.`,
      works: tex`S = n \cdot \frac{2 \times ${first} + (n - 1) \times ${2 * half}}{2} = n(${secondTex(p)}), \quad
        ${r * s} = ${r} \times ${s}`,
    })`
      Let there be $n$ ${terms}, with the sum $S$. It is a product of two factors. Each of the primes $${r}$ and $${s}$
      has to divide one of them, and whether it does depends only on the remainder of $n$.`;
    const list = step(remainders(p, [r, s]), {
      name: text`the remainders of $n$ that are possible`,
      because: text`Each prime allows two remainders, one for each factor. Every choice for the first prime goes with
        every choice for the second one.`,
      works: value =>
        tex`${[r, s]
          .map(
            k =>
              `n \\equiv ${listed(
                upTo(k)
                  .filter(n => (n * second(p, n)) % k === 0)
                  .map(n => q(n)),
              )} \\pmod{${k}}`,
          )
          .join(', \\; ')} \;\Rightarrow\; n \equiv ${listed(value)} \pmod{${period}}`,
    })`
      Look at each prime by itself: find the remainders of $n$ for which it divides the first or the second factor. Then
      combine the remainders of both.`;
    const most = step(termsOf(p), {
      name: text`the greatest possible number of ${terms}`,
      because: text`The ${term} numbered $n$ is $n - 1$ steps after the first one.`,
      works: value => tex`${first} + (n - 1) \times ${2 * half} \le ${bound} \;\Rightarrow\; n \le ${value}`,
    })`
      No ${term} has more than ${bound}, and the last one has the most. This bounds $n$.`;
    const whole = find(calc`floor(${most} / ${period}) * ${list.length}`);
    const rest = find(list.filter(n => n.gt(0) && n.lte(most.mod(period))).length);
    const count = step(calc`${whole} + ${rest}`, {
      because: text`In each full period every remainder of the list comes once. In the last, incomplete period only the
        small remainders are reached.`,
      works: (_value, working) =>
        tex`${most} = ${most.div(period).floor()} \times ${period} + ${most.mod(period)}: \quad
          ${most.div(period).floor()} \times ${list.length} + ${rest} = ${working}`,
    })`
      Count the full periods first. Then add the remainders (not zero) that the last, incomplete period still reaches.`;
    return {
      answer: count,
      stem: way
        ? text`The first $n$ terms of the progression $${first}, ${first + 2 * half}, ${first + 4 * half}, \dots$ add up
          to a multiple of $${r * s}$, and none of them is greater than $${bound}$. How many values can $n$ have?`
        : text`A field is planted with $${first}$ saplings in the first row and $${2 * half}$ more in each row than in
          the one before, but with at most $${bound}$ in a row. The saplings come in crates of $${r * s}$, and the total
          must fill a whole number of crates. How many values can the number of rows take?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip(
          'left_out_a_case',
          list,
          upTo(r * s)
            .filter(n => n === 0 || second(p, n) % (r * s) === 0)
            .map(n => q(n)),
        )`
          You wanted one of the two factors of the sum to be divisible by $${r * s}$. The $${r}$ may divide one of them
          and the $${s}$ the other.`,
        slip('left_out_an_end_point', rest, !rest.equals(0) && 0)`
          You left out the numbers after the last full period. Up to the bound there are $${most.mod(period)}$ more, and
          some of them fit.`,
        slip('looked_at_one_prime_only', list, remainders(p, [s]))`
          You looked only for sums divisible by $${s}$. They have to be divisible by $${r}$ as well.`,
        slip(
          'used_a_wrong_given_number',
          list,
          upTo(r * s)
            .filter(n => [r, s].every(k => n % k === 0 || (n + 1) % k === 0))
            .map(n => q(n)),
        )`
          You used the sum of $1 + 2 + 3 + \dots$ Here the first ${term} has $${first}$ and each next one $${2 * half}$
          more.`,
        slip('counted_one_too_many', rest, !rest.equals(list.length) && list.length)`
          You counted the last period as a full one. It ends after $${most.mod(period)}$ of $${period}$ numbers, so
          only the small remainders are reached.`,
        slip('ignored_a_bound', most, calc`floor(${bound} / ${half})`)`
          You allowed up to $${most}$ ${terms}. They grow by $${2 * half}$ each, not by $${half}$, so there are fewer.`,
        slip('let_in_zero', rest, calc`${rest} + 1`)`
          You counted the number $0$ too. Then there are no ${terms} at all to add.`,
        slip('demanded_too_much', list, [0])`
          You counted only multiples of $${r * s}$ as numbers of ${terms}. The other factor of the sum can be divisible
          too.`,
      ],
      snapRead: text`The sum of a progression is a product of $n$ and a linear factor: see for each prime which of the
        two it divides.`,
      approach: text`Write the sum as a product. Each prime of the divisor divides one of the factors, which gives
        remainders for $n$; combine them, and count up to the greatest number of ${terms}.`,
      faster: () =>
        text`In each block of $${period}$ the numbers $${listed(list.slice(1))}$ and $${period}$ fit: run through them
          up to $${most}$.`,
      check: () => {
        const n = Number(list[1] ?? period);
        const sum = n * second(p, n);
        return text`$n = ${n}$ gives $${n} \times ${second(p, n)} = ${sum} = ${q(sum).div(period)} \times ${period}$.`;
      },
      principle: text`A prime that divides a product divides one of its factors: sort the cases by remainders, and
        count in periods.`,
    };
  },
);

/** AL.SEQ.1 Hard: sums of terms that must be a multiple. */
export const divisibleSums: readonly AnyTemplate[] = situation<Rows>({
  type: 'AL.SEQ.1',
  situation: 'divisible-sums',
  tries: 60,
  draw: draw => {
    const [r, s] = draw.pick([
      [3, 5],
      [3, 7],
      [5, 7],
      [3, 11],
    ] as const);
    const half = draw.int(1, 5);
    const p = {
      first: draw.int(2, 17),
      half,
      bound: 0,
      r,
      s,
      way: draw.chance(0.5),
    };
    const terms = draw.int(r * s + 3, Math.min(5 * r * s, 110));
    const bound = p.first + (terms - 1) * 2 * half + draw.int(0, 2 * half - 1);
    const fits =
      half % r !== 0 &&
      half % s !== 0 &&
      restOf(p) !== 0 &&
      restOf(p) % s !== 0 &&
      restOf(p) % (half * r) !== 0 &&
      terms % (r * s) > 2 &&
      !(half === 1 && restOf(p) === 1);
    return fits ? { ...p, bound } : null;
  },
  forms: [numbersOfTerms],
});
