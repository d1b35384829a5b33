import { isCount, upTo } from '../../numbers.ts';
import { peopleInAlgebra } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { exponentOf, factorised, factorisedTex, productOver } from '../primes.ts';

const factorsOf = (n: number) => productOver(factorised(n), e => e + 1);
const product = (list: readonly number[]) => list.reduce((all, x) => all * x, 1);

interface Bases {
  a: number;
  m: number;
  b: number;
  n: number;
  frame: number;
  who: string;
}

const compositeBases = form<Bases>(
  'factors-of-powers-of-composites',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: ({ a, m, b, n }) => {
      let rest = BigInt(a) ** BigInt(m) * BigInt(b) ** BigInt(n);
      let count = 1;
      for (let p = 2n; rest > 1n; p += 1n) {
        let e = 0;
        for (; rest % p === 0n; rest /= p) e += 1;
        count *= e + 1;
      }
      return count;
    },
  },
  ({ a, m, b, n, frame, who }, { step }) => {
    const primes = [...new Set([...factorised(a), ...factorised(b)].map(([p]) => p))].sort((p, r) => p - r);
    const exponents = (x: number, y: number) =>
      primes.map(p => m * exponentOf(p, factorised(x)) + n * exponentOf(p, factorised(y)));
    const bare = (x: number) => product(factorised(x).map(([p]) => p));
    const found = step(exponents(a, b), {
      name: 'the exponents of the primes',
      works:
        value => tex`(${factorisedTex(factorised(a))})^{${m}} \times (${factorisedTex(factorised(b))})^{${n}} =
        ${primes.map((p, i) => `${p}^{${value[i]}}`).join(' \\times ')}`,
    })`
      $${a}$ and $${b}$ are not primes, so write the whole number as a product of primes first. Exponents of the same
      prime are added.`;
    const count = step(calc`product(${found.map(e => e.add(1))})`, {
      because: text`For a prime with exponent $e$ a factor may hold it $0, 1, \dots, e$ times: $e + 1$ choices.`,
    })`
      A factor takes each prime with an exponent from $0$ up to the one found. Multiply the numbers of choices.`;
    const separate = factorsOf(a ** m) * factorsOf(b ** n);
    const written = tex`${a}^{${m}} \times ${b}^{${n}}`;
    return {
      answer: count,
      stem: wording(
        frame,
        text`How many positive factors does $${written}$ have?`,
        text`${who} lays out all of $${written}$ square tiles as one full rectangle. How many choices are there for the
          number of tiles in the front row?`,
        text`Find the number of positive integers by which $${written}$ can be divided without a remainder.`,
        text`For how many positive integers $k$ is $\frac{${a}^{${m}} \times ${b}^{${n}}}{k}$ an integer?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('forgot_exponent_zero', count, calc`product(${found})`)`
          ${here} multiplies the exponents themselves. A factor may also do without a prime, which is one more choice
          for each.`,
        slip(
          'ignored_common_factors',
          count,
          separate !== product(exponents(a, b).map(e => e + 1)) && separate,
        )`
          You multiplied the numbers of factors of $${a}^{${m}}$ and of $${b}^{${n}}$ and got $${count}$. The two powers
          share a prime, so many products of factors are equal.`,
        slip('added_for_multiplied', count, calc`sum(${found.map(e => e.add(1))})`)`
          ${here} adds the choices. For a factor a choice is made for every prime, so the numbers are multiplied.`,
        slip('left_out_higher_powers', found, bare(a) * bare(b) < a * b && exponents(bare(a), bare(b)))`
          Your exponents are $${found}$. A prime that stands twice in $${a}$ or $${b}$ counts
          twice as often.`,
        slip('forgot_one_or_the_number_itself', count, calc`product(${found.map(e => e.add(1))}) - 2`)`
          ${here} leaves out $1$ and the number itself. Both are factors, so they count.`,

        slip('let_in_negative_numbers', count, calc`2 * product(${found.map(e => e.add(1))})`)`
          ${here} counts every factor with a minus sign as well. Only positive integers are asked for.`,
        slip(
          'misused_a_law_of_exponents',
          found,
          primes.map(p => {
            const [x, y] = [m * exponentOf(p, factorised(a)), n * exponentOf(p, factorised(b))];
            return x * y || x + y;
          }),
        )`
          With the exponents $${found}$ you multiplied the exponents of the common prime. When powers of a prime are
          multiplied, their exponents are added.`,
      ],
      snapRead: text`A product of powers of composite numbers, and all its factors are to be counted: go down to
        primes.`,
      approach: text`The number of factors comes from the exponents of the primes. So break the bases into primes, add
        up the exponents and multiply the exponents increased by $1$.`,
      check: text`The exponents $${found}$ add up to $${found.reduce((sum, e) => sum.add(e))}$, and $${a}^{${m}}$ with
        $${b}^{${n}}$ holds $${m} \times ${factorised(a).reduce((s, [, e]) => s + e, 0)} + ${n} \times
        ${factorised(b).reduce((s, [, e]) => s + e, 0)}$ prime factors, the same number.`,
      principle: text`Increase each exponent of the prime factorisation by 1 and multiply: that is the number of
        factors.`,
    };
  },
);

const bases = situation<Bases>({
  type: 'NS.FAC.1',
  situation: 'composite-bases',
  tries: 20,
  draw: draw => {
    const [a, b] = draw.some([6, 10, 12, 14, 15, 18, 20, 21, 28, 30], 2) as [number, number];
    const [m, n] = [draw.int(2, 5), draw.int(2, 5)];
    const primes = new Set([...factorised(a), ...factorised(b)].map(([p]) => p)).size;
    const shared = factorised(a).some(([p]) => b % p === 0);
    return m !== n && shared && primes < 4
      ? { a, m, b, n, frame: draw.int(0, 3), who: draw.pick(peopleInAlgebra) }
      : null;
  },
  forms: [compositeBases],
});

interface TwoPrimes {
  a: number;
  b: number;
  frame: number;
  who: string;
}

const cubeFromSquare = form<TwoPrimes>(
  'factors-of-the-cube-from-those-of-the-square',
  {
    band: 'Medium',
    seconds: 95,
    also: ['AL.LIN.4'],
    verify: ({ a, b }) => factorsOf(2 ** (3 * a)) * factorsOf(3 ** (3 * b)),
  },
  ({ a, b, frame, who }, { step, write }) => {
    const [one, two] = [(a + 1) * (b + 1), (2 * a + 1) * (2 * b + 1)];
    write(
      tex`(a + 1)(b + 1) = ab + (a + b) + 1 = ${one}, \quad (2a + 1)(2b + 1) = 4ab + 2(a + b) + 1 = ${two}`,
      {
        because: text`Squaring a number doubles the exponent of each prime. And a prime with exponent $a$ can stand in
            a factor $0, 1, \dots, a$ times, which makes $a + 1$ choices.`,
      },
    )`
        Let $N = p^a q^b$ with the two primes $p$ and $q$. Then $N^2$ has the exponents $2a$ and $2b$. Write the number
        of factors of both and multiply out: only $ab$ and $a + b$ occur.`;
    const ab = step(calc`(${two} - 1 - 2(${one} - 1)) / 2`, {
      name: text`$ab$`,
      because: text`The second equation has $a + b$ two times. So two times the first equation takes the sum away and
          leaves an equation with $ab$ alone.`,
      works: (_value, working) =>
        tex`4ab + 2(a + b) - 2\left[ab + (a + b)\right] = 2ab, \quad \text{so } ab = ${working}`,
    })`
        Subtract two times the first equation from the second. The sum $a + b$ cancels, and $2ab$ is left.`;
    const sum = step(calc`${one} - 1 - ${ab}`, {
      name: text`$a + b$`,
      works: (_value, working) => tex`a + b = ${working}`,
    })`
      Put this product into the first equation and solve it for $a + b$.`;
    const cube = step(calc`9 * ${ab} + 3 * ${sum} + 1`, {
      because: text`The two exponents themselves are not needed: the number of factors of $N^3$, multiplied out, also
          has only the product and the sum of the exponents.`,
      works: (_value, working) => tex`(3a + 1)(3b + 1) = 9ab + 3(a + b) + 1 = ${working}`,
    })`
        $N^3$ has the exponents $3a$ and $3b$. Write its number of factors, multiply out and substitute $ab$ and
        $a + b$.`;
    return {
      answer: cube,
      stem: wording(
        frame,
        text`A number $N$ has exactly two distinct prime factors. $N$ has $${one}$ factors in all, and $N^2$ has
          $${two}$. How many factors does $N^3$ have?`,
        text`${who} counts the positive factors of a number $N$ with just two distinct primes in it: $${one}$. The
          square of $N$ has $${two}$ factors. Find the number of factors of its cube.`,
        text`The positive integer $N = p^a q^b$, with distinct primes $p$ and $q$ and $a, b \ge 1$, has $${one}$
          divisors; its square has $${two}$ divisors. What is the number of divisors of $N^3$?`,
        text`A square sheet has sides of $N$ cm, and a cube has edges of $N$ cm. The prime numbers that divide $N$ are
          two in number. $N$ has $${one}$ factors, and the area of the sheet in square centimetres has $${two}$. How
          many factors has the volume of the cube in cubic centimetres?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('assumed_a_proportion', cube, calc`${two} + (${two} - ${one})`)`
          ${here} lets the number of factors grow by equal steps from $N$ to $N^2$ to $N^3$. Products of two exponents
          grow faster.`,
        slip('looked_at_one_prime_only', cube, calc`3 * (${one} - 1) + 1`)`
          ${here} treats $N$ as a power of one prime with the exponent $${one - 1}$. There are two primes, each with an
          exponent of its own.`,
        slip('forgot_to_square', cube, calc`3 * ${ab} + 3 * ${sum} + 1`)`
          In ${here} the product of the two exponents was multiplied by $3$. Both exponents become three times as large,
          so their product becomes $9$ times as large.`,
        slip('left_out_a_term', sum, calc`${one} - ${ab}`)`
          You used $${sum}$ for the sum of the exponents. The number of factors also holds the $1$ from $(a + 1)(b +
          1)$, where $a$ and $b$ are the exponents.`,
        slip('assumed_a_proportion', cube, calc`3 * ${one}`)`
          ${here} would be right if the number of factors grew like the exponent of $N$. Already the square has
          $${two}$ factors and not $2 \times ${one}$.`,
        slip('took_a_power_for_a_product', cube, calc`${one} * ${two}`)`
          ${here} multiplies the numbers of factors of $N$ and $N^2$. They share their primes, so this counts many
          factors several times.`,

        slip('used_a_factor_twice', cube, calc`9 * ${ab} + 9 * ${sum} + 1`)`
          ${here} multiplies the sum of the two exponents by $9$ as well. Only their product becomes $9$ times as large;
          the sum becomes $3$ times as large.`,
      ],
      snapRead: text`Numbers of factors of $N$ and $N^2$ with two primes: the exponents enter only by their product and
        their sum.`,
      approach: text`Call the exponents $a$ and $b$ and multiply out the brackets. Two equations give $ab$ and $a + b$;
        the exponents themselves are not needed.`,
      check: text`With the exponents $${a}$ and $${b}$ the numbers are ${calc`(${a} + 1) * (${b} + 1)`} and
        ${calc`(2 * ${a} + 1) * (2 * ${b} + 1)`} as given, and $N^3$ has $${3 * a + 1} \times ${3 * b + 1}$ factors.`,
      principle: text`Where only the sum and the product of two unknowns enter, find these instead of the unknowns.`,
    };
  },
);

const twoPrimes = situation<TwoPrimes>({
  type: 'NS.FAC.1',
  situation: 'powers-of-a-number',
  tries: 5,
  draw: draw => {
    const [a, b] = [draw.int(1, 7), draw.int(1, 9)];
    const fits = a < b && (a + 1) * (b + 1) > 7;
    return fits ? { a, b, frame: draw.int(0, 3), who: draw.pick(peopleInAlgebra) } : null;
  },
  forms: [cubeFromSquare],
});

interface Multiplied {
  k: number;
  u: number;
  v: number;
  frame: number;
  who: string;
}

/** Choices for the primes 2 and 3 of N, each exponent with 1 added, and the factors that other primes give. */
const splits = (k: number) =>
  upTo(k)
    .filter(A => A > 1 && k % A === 0)
    .flatMap(A =>
      upTo(k / A)
        .filter(B => B > 1 && (k / A) % B === 0)
        .map(B => [A, B, k / A / B] as const),
    );
const after = ([A, B, rest]: readonly [number, number, number], u: number, v: number) =>
  (A + u) * (B + v) * rest;
const bestOf = (list: readonly (readonly [number, number, number])[], u: number, v: number) =>
  list.reduce((best, one) => (after(one, u, v) > after(best, u, v) ? one : best), list[0] ?? [1, 1, 1]);

const mostFactors = form<Multiplied>(
  'most-factors-of-a-multiple',
  {
    // A few splits of one number are compared: Medium.
    band: 'Medium',
    seconds: 110,
    revision: 3,
    also: ['AL.INQ.5', 'NS.FAC.3'],
    verify: ({ k, u, v }) => {
      let best = 0;

      // N by its exponents of 2, 3, 5 and 7.
      for (let a = 1; a < k; a += 1)
        for (let b = 1; b < k; b += 1)
          for (let c = 0; c < k; c += 1)
            for (let d = 0; d <= c; d += 1)
              if ((a + 1) * (b + 1) * (c + 1) * (d + 1) === k)
                best = Math.max(best, (a + u + 1) * (b + v + 1) * (c + 1) * (d + 1));
      return best;
    },
  },
  ({ k, u, v, frame, who }, { step }) => {
    const c = 2 ** u * 3 ** v;
    const all = splits(k);
    const best = bestOf(all, u, v);
    const others = all
      .filter(s => s !== best)
      .sort((s, t) => after(t, u, v) - after(s, u, v))
      .slice(0, 2);
    const chosen = step([best[0], best[1], best[2]], {
      name: 'how the factors of N split',
      because: text`Going from $A$ to $A + ${u}$ multiplies the number of factors by $1 + \frac{${u}}{A}$, which is
        large when $A$ is small.`,
      works: value =>
        tex`A \times B \times R = ${k}; \quad A = ${value[0]}, \; B = ${value[1]}, \; R = ${value[2]}`,
    })`
      Let $A - 1$ and $B - 1$ be the exponents of $2$ and $3$ in $N$, both at least $1$, and let the other primes give
      $R$ choices. Multiplying by $${c} = 2^{${u}} \times 3^{${v}}$ turns $A$ and $B$ into $A + ${u}$ and $B + ${v}$.
      The gain is largest when $A$ and $B$ are as small as possible, so let other primes take what they can.`;

    const count = step(calc`(${chosen[0]} + ${u}) * (${chosen[1]} + ${v}) * ${chosen[2]}`)`
      Work out the number of factors after the multiplication for this split.`;
    const only = bestOf(
      all.filter(s => s[2] === 1),
      u,
      v,
    );
    const least = all.reduce((low, s) => (after(s, u, v) < after(low, u, v) ? s : low), best);
    const turnedRound = [best[1], best[0], best[2]] as const;

    return {
      answer: count,
      stem: wording(
        frame,
        text`A multiple $N$ of $6$ has exactly $${k}$ positive factors. What is the greatest number of factors that
          $${c}N$ can have?`,
        text`${who} thinks of a number $N$ that is divisible by $6$ and has $${k}$ factors in all, and multiplies it by
          $${c}$. At most how many factors can the result have?`,
        text`$N$ is a positive integer with $${k}$ divisors, and both $2$ and $3$ are among them. Find the largest
          possible number of divisors of $${c} \times N$.`,
        text`The positive integers $N$ and $${c}N$ stand on a board. If $N$ is divisible by $6$ and has $${k}$
          divisors, what is the greatest possible number of divisors of $${c}N$?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_case', chosen, only[2] === 1 && best[2] > 1 && [only[0], only[1], only[2]])`
          With $2$ and $3$ as the only primes of $N$ you came to $(${only[0]} + ${u})(${only[1]} + ${v}) = ${count}$.
          $N$
          may have other primes, and then $2$ and $3$ gain more.`,
        slip('ignored_common_factors', count, calc`${k} * ${(u + 1) * (v + 1)}`)`
          ${here} multiplies by the number of factors of $${c}$. That needs numbers without a common factor, but $N$
          holds $2$ and $3$ already.`,
        slip('swapped_the_two', chosen, after(turnedRound, u, v) !== after(best, u, v) && turnedRound)`
          With the exponents $${turnedRound[0] - 1}$ of $2$ and $${turnedRound[1] - 1}$ of $3$ in $N$ you reached
          $(${chosen[0]} + ${u})(${chosen[1]} + ${v}) \times ${chosen[2]} = ${count}$. With these exponents interchanged
          $${c}N$ has more factors.`,
        slip('gave_the_other_extreme', chosen, least)`
          $${count}$ is the least possible number, reached with the exponents $${least[0] - 1}$ and $${least[1] - 1}$
          of $2$ and $3$. The greatest is asked for.`,
        slip('left_out_a_factor', count, best[2] > 1 && calc`(${chosen[0]} + ${u}) * (${chosen[1]} + ${v})`)`
          ${here} counts only the primes $2$ and $3$; the other primes of $N$ still multiply the number of factors.`,
        slip('let_in_zero', chosen, k % 2 === 0 && [1, 2, k / 2])`
          With the exponent $0$ for the prime $2$ you reached $(${chosen[0]} + ${u})(${chosen[1]} + ${v}) \times
          ${chosen[2]} = ${count}$. But $N$ is a multiple of $6$, so $2$ divides it.`,
        slip('let_in_zero', chosen, k % 2 === 0 && [2, 1, k / 2])`
          With the exponent $0$ for the prime $3$ you reached $(${chosen[0]} + ${u})(${chosen[1]} + ${v}) \times
          ${chosen[2]} = ${count}$. But $N$ is a multiple of $6$, so $3$ divides it.`,
      ],
      snapRead: text`The number of factors of $N$ is known, not $N$ itself, and a multiple should have as many factors
        as possible: small exponents gain most.`,
      approach: text`Write the number of factors as a product: one number each for the primes $2$ and $3$ and one for
        all others. The multiplication adds to the first two only, and that helps most where they are small. Then
        compare the few possible cases.`,
      check: () =>
        text`The next splits give ${others
          .map(s => `$(${s[0]} + ${u})(${s[1]} + ${v}) \\times ${s[2]} = ${after(s, u, v)}$`)
          .join(' and ')}, and neither is more than $${count}$.`,
      principle: text`Adding to a factor of a fixed product helps most where that factor is small.`,
    };
  },
);

const multiplied = situation<Multiplied>({
  type: 'NS.FAC.1',
  situation: 'multiple-of-six-multiplied',
  tries: 20,
  draw: draw => {
    const k = draw.pick([12, 16, 18, 20, 24, 27, 28, 30, 32, 36, 40, 42, 45, 48, 54, 60]);
    const [u, v] = [draw.int(1, 4), draw.int(1, 3)];
    const all = splits(k);
    const best = bestOf(all, u, v);
    const fits = u !== v && all.length > 2 && all.some(s => s[2] === 1) && best[2] > 1;
    return fits ? { k, u, v, frame: draw.int(0, 3), who: draw.pick(peopleInAlgebra) } : null;
  },
  forms: [mostFactors],
});

/** NS.FAC.1: powers of composites; the cube from the square; the most factors of a multiple. */
export const factorsCounted: readonly AnyTemplate[] = [...bases, ...twoPrimes, ...multiplied];
