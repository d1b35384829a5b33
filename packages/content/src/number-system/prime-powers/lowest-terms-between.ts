import { gcd, isCount, upTo } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised, factorisedTex } from '../primes.ts';

interface Between {
  /** The denominator, and k: the fractions lie between 1/k and 1 - 1/k. */
  n: number;
  k: number;
  frame: number;
}

const coprimes = (n: number) => upTo(n).filter(i => gcd(i, n) === 1);

const sumOfFractions = form<Between>(
  'sum-of-fractions-in-lowest-terms',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AR.AVG.4'],
    entry: true,
    verify: ({ n, k }) =>
      coprimes(n)
        .filter(i => k * i > n && k * i < (k - 1) * n)
        .reduce((sum, i) => sum.add(q(i, n)), q(0)),
  },
  ({ n, k, frame }, { step, find }) => {
    const primes = factorised(n).map(([p]) => p);
    const period = primes.reduce((product, p) => product * p, 1);
    const part = q(k - 2, k);
    const [low, high] = [q(1, k), q(k - 1, k)];
    const shares = tex`${primes.map(p => `\\left(1 - \\frac{1}{${p}}\\right)`).join('')}`;
    const all = step(() => coprimes(n).length, {
      name: text`the numerators from 1 to $${n}$ without a factor in common with $${n}$`,
      works: value => tex`${n} = ${factorisedTex(factorised(n))}: \quad ${n}${shares} = ${value}`,
      because: text`A fraction with the denominator $${n}$ cannot be reduced exactly when its numerator has none of the
        primes of $${n}$. Each prime $p$ removes the part $\frac{1}{p}$ of the numbers.`,
    })`
      First count all numerators from $1$ to $${n}$ that have no factor in common with $${n}$.`;
    const inside = find(part);
    const count = step(calc`${all} * ${frac(inside)}`, {
      name: 'the fractions between the two limits',
      because: text`Whether a number has a prime of $${n}$ repeats after $${period}$ numbers, the product of these
        primes. The numerators from $${frac(low.mul(n))}$ to $${frac(high.mul(n))}$ are a whole number of such
        stretches.`,
    })`
      The numerators between the limits make up $${frac(part)}$ of all from $1$ to $${n}$. Because the allowed ones
      repeat after every $${period}$ numbers, the same part of them lies there.`;
    const wanted = step(calc`${count} / 2`, {
      name: 'the sum of these fractions',
      because: text`If $i$ has no factor in common with $${n}$, neither has $${n} - i$; and the two limits are equally
        far from the middle. So every fraction has its partner between the limits.`,
    })`
      Every such fraction $\frac{i}{${n}}$ has a partner $\frac{${n} - i}{${n}}$ between the same limits, and the two
      add up to $1$. So the sum is the number of pairs.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Neha writes down all fractions with the denominator $${n}$ that lie between $${frac(low)}$ and
            $${frac(high)}$ and cannot be reduced. What is the sum of all the fractions that she writes?`
          : frame === 1
            ? text`On a ruler of length 1 the points $\frac{1}{${n}}, \frac{2}{${n}}, \frac{3}{${n}}, \dots$ are
              marked, but only where the fraction is in lowest terms. The distances from the left end to those marks
              that lie strictly between $${frac(low)}$ and $${frac(high)}$ are added. Find the total.`
            : frame === 2
              ? text`Consider the positive integers $i$ that have no common factor other than $1$ with $${n}$ and for
                which $${frac(low)} < \frac{i}{${n}} < ${frac(high)}$. The fractions $\frac{i}{${n}}$ are added up for
                all these $i$. Which number results?`
              : text`A wheel has $${n}$ spokes, numbered $1$ to $${n}$. The spoke with the number $i$ carries a paper
                with the fraction $\frac{i}{${n}}$ if that is in lowest terms, else nothing. A child collects all
                papers with fractions that are more than $${frac(low)}$ and less than $${frac(high)}$ and adds the
                fractions. What is the sum?`,
      show: plain,
      plausible: isCount,
      slips: [
        stop('did_not_halve', count)`
          You gave the number of fractions, $${wanted}$. Two of them together make $1$, so the sum is smaller.`,
        slip('ignored_a_bound', inside, () => 1)`
          You added all fractions in lowest terms from $0$ to $1$. Only those between $${frac(low)}$ and $${frac(high)}$
          belong to the sum.`,
        slip('changed_one_side_only', inside, () => q(k - 1, k))`
          You left out only the fractions on one side of the limits and kept $${frac(inside)}$ of all. Those on the
          other side do not belong to the sum either.`,
        slip('ignored_common_factors', count, () => q((k - 2) * n, k).sub(1))`
          You counted all $${count}$ fractions with the denominator $${n}$ between the limits. Many of them can be
          reduced.`,
        slip('used_a_wrong_given_number', inside, () => q(1, k))`
          $${frac(inside)}$ of all fractions are as many as lie on one side outside the limits, not between
          them.`,
        slip('halved_needlessly', wanted, calc`${count} / 4`)`
          ${here} halves the number of pairs once more. Each pair makes $1$, so the sum is the number of pairs.`,
        slip('used_a_factor_twice', count, calc`${all} * ${frac(inside)}^2`)`
          The part $${frac(inside)}$ was taken twice, which leaves $${count}$ fractions. The limits cut out this
          part once.`,
        slip('looked_at_one_prime_only', all, () => n - n / (primes[0] ?? 1))`
          You removed only the multiples of $${primes[0] ?? 1}$ from the numerators and kept $${all}$. Multiples of the
          other primes of $${n}$ can also be reduced.`,
        slip('used_a_factor_twice', all, () =>
          factorised(n).some(([, e]) => e > 1)
            ? factorised(n).reduce((left, [p, e]) => left.mul(q(p - 1, p).pow(e) ?? 1), q(n))
            : false,
        )`
          You removed the part of a prime as often as the prime occurs in $${n}$, and kept $${all}$ numerators. Each
          prime removes its multiples once.`,
      ],
      snapRead: text`Fractions in lowest terms between two limits that are equally far from a half: count them by
        periods and add them by pairs.`,
      approach: text`Do not add single fractions. Pairs with the sum $1$ make the sum half of their number, and this
        number is a fixed part of all numerators without a common factor.`,
      faster: text`The average of the fractions is $\frac{1}{2}$, and there are $${frac(part)}$ of $${all}$: half of
        $${count}$.`,
      check: text`The smallest of the fractions is $\frac{${coprimes(n).find(i => k * i > n) ?? 0}}{${n}}$ and the
        largest $\frac{${coprimes(n).findLast(i => k * i < (k - 1) * n) ?? 0}}{${n}}$; they add up to $1$, as every
        pair does, and $${count}$ fractions make $${wanted}$ pairs.`,
      principle: text`Numbers without a common factor with n come in pairs with the sum n, and they repeat after the
        product of the primes of n.`,
    };
  },
);

const denominators = upTo(240).flatMap(n =>
  [3, 4, 5, 6, 8].flatMap(k => {
    const primes = factorised(n).map(([p]) => p);
    const period = primes.reduce((product, p) => product * p, 1);
    const fits = n >= 24 && primes.length > 1 && n % k === 0 && (n / k) % period === 0;
    return fits && (coprimes(n).length * (k - 2)) / (2 * k) >= 4 ? [{ n, k }] : [];
  }),
);

/** NS.FAC.6 Hard: fractions in lowest terms between two limits. */
export const lowestTermsBetween: readonly AnyTemplate[] = situation<Between>({
  type: 'NS.FAC.6',
  situation: 'lowest-terms-between',
  tries: 10,
  draw: draw => ({ ...draw.pick(denominators), frame: draw.int(0, 3) }),
  forms: [sumOfFractions],
});
