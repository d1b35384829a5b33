import { divisors, sumOf, upTo } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Reciprocals {
  /** The number is p^a times m, and p does not divide m. */
  p: number;
  a: number;
  m: number;
  frame: number;
}

const sumOfMultiples = form<Reciprocals>(
  'sum-of-the-factors-divisible-by-a-prime',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.2'],
    verify: ({ p, a, m }) => sumOf(divisors(p ** a * m).filter(d => d % p === 0)),
  },
  ({ p, a, m, frame }, { step, write }) => {
    const ratio = q(p ** (a + 1) - 1, p ** a * (p - 1));
    const others = sumOf(divisors(m));
    const which = p === 2 ? 'odd' : `not divisible by $${p}$`;
    const multiples = p === 2 ? 'even' : `divisible by $${p}$`;
    write(tex`1 + \frac{1}{${p}} + \dots + \frac{1}{${p}^a} = ${frac(ratio)}`, {
      because: text`Every factor of the number is one of the powers $1, ${p}, ${p}^2, \dots$ times a factor that is
        ${which}, in one way only. So the sum of all reciprocals is a product of two sums.`,
    })`
      Let $${p}^a$ be the highest power of $${p}$ in the number. Each reciprocal of a factor is the reciprocal of a
      power of $${p}$ times that of a factor ${which}. So the first sum is the second one times the sum of the
      reciprocals of the powers.`;
    const top = step(() => p ** a, {
      name: text`the highest power of $${p}$ in the number`,
      works: value => tex`${p}^a = ${value} = ${p}^{${a}}`,
      because: text`Over the common denominator $${p}^a$ the numerator is $1 + ${p} + \dots + ${p}^a$, which $${p}$
        does not divide. So nothing cancels, and the denominator in lowest terms is this power.`,
    })`
      Added up, these reciprocals have the denominator $${p}^a$ in lowest terms. Read this power off the given
      fraction.`;
    const powers = step(calc`(${p} * ${top} - ${p}) / (${p} - 1)`, {
      name: 'the sum of the powers above 1',
      works: value =>
        tex`${upTo(a)
          .map(e => p ** e)
          .join(' + ')} = ${value}`,
      because: text`A factor is ${multiples} exactly when its power of $${p}$ is not $1$.`,
    })`
      The factors that are ${multiples} contain one of the powers of $${p}$ above $1$. Add these powers.`;
    const wanted = step(calc`${powers} * ${others}`, {
      name: 'the sum asked for',
      because: text`Multiplying out the two sums gives every product of such a power and a factor ${which} exactly
        once.`,
    })`
      Each of these powers is multiplied by each factor that is ${which}, and those have the sum $${others}$. Multiply
      the two sums.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`For each factor of a natural number $N$, $1$ and $N$ included, its reciprocal is formed. The sum of
            all these reciprocals is $${frac(ratio)}$ times the sum of the reciprocals of those factors that are
            ${which}. The factors that are ${which} have the sum $${others}$. What is the sum of the factors of $N$
            that are ${multiples}?`
          : frame === 1
            ? text`Rahul knows two things of a natural number. Its factors which are ${which} add up to $${others}$. If
              every factor $d$ is replaced by $\frac{1}{d}$, the total is $${frac(ratio)}$ of what the factors which
              are ${which} then give alone. Help him to find the sum of all its factors that are ${multiples}.`
            : frame === 2
              ? text`The factors of a number $n$, including $1$ and $n$, are sorted into two heaps: those that are
                ${multiples} and those that are ${which}. The second heap has the sum $${others}$. The reciprocals of
                both heaps together add up to $${frac(ratio)}$ times the reciprocals of the second heap. Find the sum
                of the first heap.`
              : text`Let $S$ be the sum of $\frac{1}{d}$ over all positive divisors $d$ of $n$, and $T$ the sum of
                $\frac{1}{d}$ over its divisors that are ${which}. It is known that $\frac{S}{T} = ${frac(ratio)}$ and
                that the divisors that are ${which} add up to $${others}$. How much do the divisors of $n$ that are
                ${multiples} add up to?`,
      show: plain,
      plausible: value => value.gt(others) && value.d === 1n,
      slips: [
        slip('let_in_one_or_the_number_itself', powers, calc`(${p} * ${top} - ${p}) / (${p} - 1) + 1`)`
          You let in the power $1$ and got $${powers}$ as the sum of the powers. With $1$ come the factors that are
          ${which}, and they are not asked for.`,
        slip('left_out_a_term', powers, () => p ** a)`
          You used only the highest power, $${powers}$. The smaller powers of $${p}$ also make factors that are
          ${multiples}.`,
        slip('took_a_neighbouring_multiple', top, () => p ** (a - 1))`
          You used $${top}$ as the highest power of $${p}$. Then the denominator of the given fraction would be
          smaller.`,
        slip('took_a_neighbouring_multiple', top, () => p ** (a + 1))`
          You used $${top}$ as the highest power of $${p}$. The denominator of the given fraction is only $${p ** a}$.`,
        slip('used_a_wrong_given_number', powers, () => p !== 2 && Number(ratio.n))`
          You multiplied $${others}$ by the numerator $${powers}$ of the given fraction. It has been cancelled to lowest
          terms and also counts the power $1$.`,
        slip('left_out_a_term', powers, calc`(${p} * ${top} - ${p}) / (${p} - 1) - ${p}`)`
          You began with $${p ** 2}$ and got $${powers}$ as the sum of the powers. The first power of $${p}$, that is
          $${p}$ itself, was left out.`,
        slip('added_for_multiplied', wanted, calc`${powers} * ${others} - ${others} + ${powers}`)`
          ${here} lets one of the powers be added where it has to be multiplied by $${others}$ as all the others are.`,
      ],
      snapRead: text`Sums of reciprocals over all factors and over those that are ${which}: their quotient depends only
        on the power of $${p}$ in the number.`,
      approach: text`Separate the power of $${p}$ from the rest of the number. The quotient of the sums of reciprocals
        gives this power; then the sum asked for is the product of two sums.`,
      faster: text`The denominator of $${frac(ratio)}$ is the power of $${p}$ in the number, $${top}$; multiply
        $${upTo(a)
          .map(e => p ** e)
          .join(' + ')}$ by $${others}$.`,
      check: text`With $${top}$ the reciprocals of the powers add up to $\frac{${powers} + 1}{${top}} =
        ${frac(ratio)}$. All factors together have the sum $${calc`${powers} + 1`.value} \times ${others} =
        ${wanted.add(others)}$, and without $${others}$ that is $${wanted}$.`,
      principle: text`Sums over all factors of a number are products of sums, one for each of its primes; this holds
        for the factors and for their reciprocals.`,
    };
  },
);

/** NS.FAC.2 Hard: sums of reciprocals of factors. */
export const reciprocalsOfFactors: readonly AnyTemplate[] = situation<Reciprocals>({
  type: 'NS.FAC.2',
  situation: 'reciprocals-of-factors',
  tries: 20,
  draw: draw => {
    const [p, a] = draw.pick([
      [2, 2],
      [2, 3],
      [2, 4],
      [2, 5],
      [2, 6],
      [3, 2],
      [3, 3],
      [3, 4],
      [5, 2],
      [5, 3],
    ] as const);
    const m = draw.int(7, 130);
    return m % p !== 0 && sumOf(divisors(m)) <= 200 ? { p, a, m, frame: draw.int(0, 3) } : null;
  },
  forms: [sumOfMultiples],
});
