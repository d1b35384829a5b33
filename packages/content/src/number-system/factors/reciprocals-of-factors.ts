import { divisors, sumOf } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Reciprocals {
  /** The number, with the exponents of its primes. */
  powers: readonly (readonly [prime: number, exponent: number])[];
  k: number;
  frame: number;
}

const numberOf = ({ powers }: Pick<Reciprocals, 'powers'>) =>
  powers.reduce((product, [prime, exponent]) => product * prime ** exponent, 1);
/** 1 + p + … + pⁿ for each prime of a number. */
const powerSums = (n: number, { powers }: Pick<Reciprocals, 'powers'>) =>
  powers.flatMap(([prime]) => {
    const own = divisors(n).filter(d => powers.every(([other]) => other === prime || d % other !== 0));
    return own.length > 1 ? [sumOf(own)] : [];
  });

const total = form<Reciprocals>(
  'sum-of-reciprocals-of-multiples',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    also: ['NS.FAC.2'],
    verify: p => {
      let sum = q(0);
      for (let d = 1; d <= numberOf(p); d += 1)
        if (numberOf(p) % d === 0 && d % p.k === 0) sum = sum.add(q(1, d));
      return sum;
    },
  },
  (p, { step, find, write }) => {
    const { powers, k, frame } = p;
    const n = numberOf(p);
    const number = find(n);
    const rest = step(calc`${number} / ${k}`, {
      name: text`the number whose factors remain`,
      because: text`A factor of $${n}$ that is a multiple of $${k}$ is $${k}$ times a factor of this number, and each
        factor of it gives one.`,
      works: (_value, working) => tex`d = ${k}e, \qquad e \text{ divides } ${working}`,
    })`
      Write each of the factors as $d = ${k}e$. Find the number that $e$ has to divide.`;
    const sums = find(() => powerSums(rest.valueOf(), p));
    const sum = step(() => sums.reduce((product, one) => product.mul(one), q(1)), {
      name: text`the sum of the factors of this number`,
      works: value => tex`${sums.map(one => String(one)).join(' \\times ')} = ${value}`,
    })`
      Add up all factors of this number. For each of its primes the sum is $1$ and the powers of the prime, and these
      sums are multiplied.`;
    write(tex`\frac{1}{e_1} + \frac{1}{e_2} + \dots = \frac{${sum}}{${rest}}`, {
      because: text`If $e$ runs through all factors of $${rest}$, so does $\frac{${rest}}{e}$, only in the other order.
        So the numerators add up to the sum of all factors.`,
    })`
      Turn the reciprocals of the $e$ into whole numbers over one denominator: $\frac{1}{e}$ is $\frac{${rest}}{e}$
      divided by $${rest}$, and $\frac{${rest}}{e}$ is a factor as well.`;
    const answer = step(frac(calc`${sum} / (${rest} * ${k})`), {
      works: (_value, working) => tex`\frac{1}{${k}} \times \frac{${sum}}{${rest}} = ${working}`,
    })`
      Each reciprocal is $\frac{1}{d} = \frac{1}{${k}} \times \frac{1}{e}$, so divide this sum by $${k}$.`;
    const all = sumOf(divisors(n));
    const factored = powers
      .map(([prime, exponent]) => `${prime}${exponent > 1 ? `^${exponent}` : ''}`)
      .join(' \\times ');
    return {
      answer,
      stem: wording(
        frame,
        text`Let $N = ${factored}$. Find the sum of the reciprocals of all those factors of $N$ that are multiples of
          $${k}$.`,
        text`Of the factors of $${factored}$, only the multiples of $${k}$ are written down, and the reciprocal of each
          is taken. What is the sum of these reciprocals?`,
        text`$d_1, d_2, \dots, d_n$ are all the factors of $${factored}$ that are divisible by $${k}$. What is the value
          of $\frac{1}{d_1} + \frac{1}{d_2} + \dots + \frac{1}{d_n}$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0),
      slips: [
        slip('left_out_a_factor', answer, frac(calc`${sum} / ${rest}`))`
          ${here} adds the reciprocals of the factors of $${rest}$. Each of the wanted factors is $${k}$ times such a
          factor.`,
        slip('ignored_a_condition', answer, frac(calc`${all} / ${n}`))`
          ${here} is the sum for all factors of the number, also for those that are not multiples of $${k}$.`,
        slip('gave_the_complement', answer, () => q(all, n).sub(q(sumOf(divisors(n / k)), n)))`
          $${frac(answer)}$ is the sum for the factors that are not multiples of $${k}$, $\frac{${all}}{${n}}$ less the
          wanted sum.`,
        slip('forgot_one_or_the_number_itself', sum, () => sumOf(divisors(n / k)) - 1)`
          The sum $${sum}$ leaves out the factor 1 of $${n / k}$. It belongs to the factor $${k}$ of the number, which
          is a multiple of $${k}$ too.`,
        slip('forgot_exponent_zero', sums, () => powerSums(n / k, p).map(one => one - 1))`
          The sums of the powers were begun with the prime itself, not with $1$: $${sums}$. A factor need not contain
          every prime.`,
        slip('used_a_factor_twice', answer, frac(calc`${sum} / (${rest} * ${k}^2)`))`
          ${here} divides by $${k}$ twice. The denominator $${n}$ contains the factor $${k}$ already.`,
        slip('looked_at_one_prime_only', rest, () => {
          const prime = powers.map(([one]) => one).find(one => k % one === 0 && one !== k);
          return prime ? n / prime : false;
        })`
          $${frac(answer)}$ needs only one prime of $${k}$ in the factor. A multiple of $${k}$ contains all its
          primes.`,
        slip('mixed_up_sum_and_product', sums, () => {
          const all = powerSums(n / k, p);
          return [sumOf(all)];
        })`
          The sums for the primes were added, and not multiplied: $${sums}$. Every power of one prime goes with every
          power of the others.`,
      ],
      snapRead: text`Reciprocals of factors: dividing the number by all its factors gives the same factors again.`,
      approach: text`Take $${k}$ out of the wanted factors. What remains are all factors of a smaller number, and the
        sum of their reciprocals is the sum of the factors over that number.`,
      check: () => {
        const some = divisors(n).filter(d => d % k === 0);
        return text`The largest reciprocals are $${some
          .slice(0, 3)
          .map(d => `\\frac{1}{${d}}`)
          .join(' + ')}$, already
          about $${q(Math.round(100 * sumOf(some.slice(0, 3).map(d => 1 / d))), 100)}$; all $${some.length}$ give about
          $${q(Math.round(100 * sumOf(some.map(d => 1 / d))), 100)}$.`;
      },
      principle: text`The sum of the reciprocals of all factors of a number is the sum of its factors divided by the
        number.`,
    };
  },
);

const numbers: readonly Pick<Reciprocals, 'powers'>[] = [
  [
    [2, 4],
    [3, 2],
  ],
  [
    [2, 3],
    [3, 2],
    [5, 1],
  ],
  [
    [2, 4],
    [3, 1],
    [5, 1],
  ],
  [
    [2, 3],
    [3, 3],
  ],
  [
    [2, 2],
    [3, 2],
    [5, 1],
  ],
  [
    [2, 5],
    [3, 2],
  ],
  [
    [2, 3],
    [3, 1],
    [5, 1],
  ],
  [
    [2, 2],
    [3, 3],
  ],
  [
    [2, 3],
    [5, 2],
  ],
  [
    [2, 4],
    [5, 2],
  ],
  [
    [2, 4],
    [3, 2],
    [5, 1],
  ],
  [
    [2, 3],
    [3, 1],
    [7, 1],
  ],
  [
    [2, 2],
    [3, 2],
    [7, 1],
  ],
  [
    [2, 5],
    [3, 1],
    [5, 1],
  ],
  [
    [2, 2],
    [3, 1],
    [5, 2],
  ],
  [
    [2, 4],
    [3, 3],
  ],
].map(powers => ({ powers: powers as [number, number][] }));

/** NS.FAC.3 Medium: reciprocals of the factors that are multiples. */
export const reciprocalsOfFactors: readonly AnyTemplate[] = situation<Reciprocals>({
  type: 'NS.FAC.3',
  situation: 'reciprocals-of-factors',
  tries: 100,
  draw: draw => {
    const one = draw.pick(numbers);
    const k = draw.pick([4, 6, 9, 10, 12, 14, 15, 18, 20]);
    const n = numberOf(one);
    const small = divisors(n / k).length;
    return n % k === 0 && small >= 4 && small <= 16 ? { ...one, k, frame: draw.int(0, 2) } : null;
  },
  forms: [total],
});
