import { gcd, isCount, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised, factorisedTex } from '../primes.ts';

interface Third {
  a: number;
  b: number;
  /** The greatest number that leaves equal remainders for a, b and the third number. */
  g: number;
  limit: number;
  frame: number;
}

const times = ({ a, b, g }: Third) => (b - a) / g;
/** Multiples m of g to be added to b: from `least` to `most`, for which `fits` holds. */
const steps = (least: number, most: number, fits: (m: number) => boolean) =>
  q(upTo(most - least + 1).filter(i => fits(least + i - 1)).length);
const primesOf = (t: number) => factorised(t).map(([prime]) => prime);
const listed = (list: readonly number[], join: string) => list.map(x => `$${x}$`).join(join);

const thirdNumbers = form<Third>(
  'third-numbers-for-a-greatest-divisor',
  {
    band: 'Hard',
    seconds: 120,
    revision: 4,
    also: ['NS.HCF.1', 'NS.NUM.5', 'MM.SET.1'],
    entry: true,
    verify: ({ a, b, g, limit }) => {
      const greatest = (n: number) => {
        for (let d = b - a; d > 0; d -= 1) if (a % d === b % d && b % d === n % d) return d;
        return 0;
      };
      return q(upTo(limit).filter(n => n % g === b % g && greatest(n) === g).length);
    },
  },
  (p, { step, find }) => {
    const { b, g, a, limit, frame } = p;
    const t = step(times(p), {
      name: text`the known difference divided by $${g}$`,
      because: text`The remainder itself is not known; in differences it drops out.`,
      works: value =>
        tex`${b} - ${a} = ${g} \times ${value}, \quad ${value} = ${factorisedTex(factorised(Number(value)))}`,
    })`
      Equal remainders drop out in differences, so the greatest such divisor is the HCF of the differences. It is to
      be $${g}$. So $n$ differs from $${b}$ by a multiple of $${g}$, $n = ${b} + ${g}m$. Divide the known difference
      by $${g}$ as well: the quotient and $m$ must have no common prime.`;
    const range = step([-Math.floor((b - 1) / g), Math.floor((limit - b) / g)], {
      name: 'the first and the last value of m',
      because: text`Equal remainders do not depend on which number is larger. So $n$ can lie below $${a}$, between the
        two numbers, or above $${b}$.`,
      works: value =>
        tex`1 \le ${b} + ${g}m \le ${limit} \; \Rightarrow \; ${value[0]} \le m \le ${value[1]}`,
    })`
      $n$ is positive and at most $${limit}$. It may also be smaller than $${b}$, so $m$ may be negative.`;
    const [least, most] = [Number(range[0]), Number(range[1])];
    const all = find(
      steps(least, most, () => true),
      { name: 'how many values of m there are in the range' },
    );
    const primes = primesOf(Number(t));
    const of = (k: number) => steps(least, most, m => m % k === 0);
    const [x = 1, y] = primes;
    const shared = step(
      steps(least, most, m => gcd(Number(t), Math.abs(m)) > 1),
      {
        name: text`the values of $m$ that share a prime with $${t}$`,
        because: text`If $2$, say, divides both quotients, then $2 \times ${g} = ${2 * g}$ divides both differences and
          leaves equal remainders too. Then $${g}$ is not the greatest such number.`,
        works: value =>
          y === undefined
            ? tex`\text{multiples of } ${x}: \quad ${value}`
            : tex`${of(x)} + ${of(y)} - ${of(x * y)} = ${value}`,
      },
    )`
      If $m$ is a multiple of ${listed(primes, ' or ')}, then a greater number than $${g}$ leaves equal remainders.
      Count these values of $m$, $0$ among them${y !== undefined && '; multiples of both are counted once'}.`;
    const count = step(calc`${all} - ${shared}`, {
      because: text`Sharing no prime has many cases, while sharing one is a matter of a few multiples. So it is shorter
        to count those and subtract.`,
      works: value => tex`${most} - (${least}) + 1 = ${all}, \quad ${all} - ${shared} = ${value}`,
    })`
      Count all values of $m$ in the range, both ends and $0$ included, and subtract these.`;
    const m = upTo(most).findLast(i => gcd(i, Number(t)) === 1) ?? 1;
    const n = b + g * m;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`The greatest number that leaves the same remainder when it divides $${a}$, $${b}$ and
            $n$ is $${g}$. How many values can the positive integer $n$ have if it does not exceed $${limit}$?`
          : frame === 1
            ? text`The largest number $d$ for which $${a}$, $${b}$ and $n$ leave the same remainder on
              division by $d$ is $${g}$. How many positive integers $n \le ${limit}$ have this property?`
            : text`Three lorries bring $${a}$, $${b}$ and $n$ bricks, where $n$ is at most
              $${limit}$. Each load is stacked separately in piles of $k$ bricks. The largest $k$ for which
              all three loads leave the same number of bricks over (possibly none) is $${g}$. How many values can $n$
              have?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_case', range, [1, range[1]])`
          You counted only numbers $n$ above $${b}$. Smaller ones can leave the same remainder too.`,
        stop('ignored_common_factors', all)`
          For these $${all}$ values of $n$ equal remainders are left by $${g}$. For some of them a multiple of $${g}$
          leaves equal remainders too.`,
        slip(
          'ignored_common_factors',
          shared,
          steps(least, most, i => i % Number(t) === 0),
        )`
          You excluded only differences that are multiples of $${b} - ${a}$. One more common prime is enough for a
          greater divisor than $${g}$.`,
        slip('looked_at_one_prime_only', shared, y !== undefined && of(x))`
          Beside $${g}$ you excluded only the common prime $${x}$. The prime $${y ?? 1}$ gives a greater divisor as
          well.`,
        slip('looked_at_one_prime_only', shared, y !== undefined && of(y))`
          Beside $${g}$ you excluded only the common prime $${y ?? 1}$. The prime $${x}$ gives a greater divisor as
          well.`,
        slip('took_the_overlap_off_twice', shared, y !== undefined && shared.add(of(x * y)))`
          You excluded the multiples of ${listed(primes, ' and of ')} one after the other. Multiples of both were
          excluded twice.`,
        slip('left_out_a_case', range, [range[0], -1])`
          You counted only numbers $n$ below $${b}$. Larger ones can leave the same remainder too.`,
        slip('forgot_the_remainder', range, [1, Math.floor(limit / g)])`
          You made $n$ itself a multiple of $${g}$. It is the difference $n - ${b}$ that $${g}$ divides.`,
      ],
      snapRead: text`$${g}$ is the greatest divisor that leaves equal remainders: it is the HCF of the differences, so
        look at what is left of them after division by $${g}$.`,
      approach: text`The greatest divisor with equal remainders is the HCF of the differences. It is exactly $${g}$ if
        the two differences have no common prime after division by $${g}$. Count the values in the range and subtract
        those that share a prime.`,
      check: text`The largest is $n = ${n}$. The differences $${b} - ${a} = ${b - a}$ and $${n} - ${b} = ${n - b}$
        have the HCF $${gcd(b - a, n - b)}$.`,
      principle: text`An HCF is exactly a number when the quotients by it share no prime: count the values that share
        none.`,
    };
  },
);

/** NS.HCF.3 Hard: the third of three numbers, from the greatest divisor that leaves equal remainders. */
export const thirdNumberSought: readonly AnyTemplate[] = situation<Third>({
  type: 'NS.HCF.3',
  situation: 'third-number-with-equal-remainders',
  tries: 40,
  draw: draw => {
    const g = draw.int(12, 64);
    const t = draw.pick([6, 10, 12, 14, 15, 18, 20, 6, 10, 12, 9, 8]);
    const a = g * draw.int(1, 5) + draw.int(1, g - 1);
    const b = a + g * t;
    const p: Third = { a, b, g, limit: draw.step(600, 2000, 50), frame: draw.int(0, 2) };
    const [below, above] = [Math.floor((b - 1) / g), Math.floor((p.limit - b) / g)];
    return above >= 4 && below + above >= 14 && below + above <= 45 ? p : null;
  },
  forms: [thirdNumbers],
});
