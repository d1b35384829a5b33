import { peopleInAlgebra } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { factorised, factorisedTex, gcd, powerMod, productOver } from '../primes.ts';

/** How many of 1 to n have no common factor with n. */
const totient = (n: number) => productOver(factorised(n), (e, p) => p ** (e - 1) * (p - 1));
const primes = [11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47] as const;
const bigPower = (base: number, exponent: number, divisor: number) =>
  Number(BigInt(base) ** BigInt(exponent) % BigInt(divisor));

interface Fermat {
  a: number;
  p: number;
  n: number;
  frame: number;
  who: string;
}

const byFermat = form<Fermat>(
  'power-by-a-prime',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ a, n, p }) => bigPower(a, n, p),
  },
  ({ a, p, n, frame, who }, { step }) => {
    const times = Math.floor(n / (p - 1));
    const left = step(n % (p - 1), {
      name: 'the exponent that is left',
      because: text`Each full $a^{${p - 1}}$ may be replaced by $1$, so only what is left of the exponent matters.`,
      works: value => tex`${n} = ${p - 1} \times ${times} + ${value}`,
    })`
      $${p}$ is a prime that does not divide $${a}$. By Fermat's theorem $${a}^{${p - 1}}$ leaves a remainder of $1$,
      so divide the exponent $${n}$ by $${p - 1}$ and keep what is left of it.`;
    const rest = step(powerMod(a, Number(left), p), {
      because: text`The dropped part of the power leaves $1$ by $${p}$, and multiplying by something that leaves $1$
        does not change a remainder.`,
      works: value =>
        tex`${a}^{${left}} = ${a ** Number(left)} = ${p} \times ${Math.floor(a ** Number(left) / p)} + ${value}`,
    })`
      The small power $${a}^{${left}}$ leaves the same remainder as the large one. Divide it by $${p}$.`;
    return {
      answer: rest,
      stem: wording(
        frame,
        text`What is the remainder when $${a}^{${n}}$ is divided by $${p}$?`,
        text`Find the least positive integer that has to be subtracted from $${a}^{${n}}$ to give a multiple of
          $${p}$.`,
        text`Let $${a}^{${n}} = ${p}q + r$, where $q$ and $r$ are integers and $0 \le r < ${p}$. What is $r$?`,
        text`A colony of one cell becomes ${a} times as large every hour. If ${who} could arrange all the cells present
          after ${n} hours in rows of ${p}, how many cells would be left over?`,
        text`When as many full rows of $${p}$ tiles as possible are laid with $${a}^{${n}}$ tiles, how many tiles are
          left over?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < p,
      slips: [
        slip('divided_by_the_wrong_number', left, n % p)`
          You divided the exponent by $${p}$ itself, which leaves $${left}$. The power that leaves $1$ is
          $${a}^{${p - 1}}$, so the exponent is divided by $${p - 1}$.`,
        slip('took_a_power_for_a_product', rest, a * Number(left) < p && calc`${a} * ${left}`)`
          ${here} multiplies where a power is meant: $${a}^{${left}}$ has $${left}$ factors $${a}$.`,
        slip('mixed_up_quotient_and_remainder', left, times)`
          Your exponent $${times}$ is the quotient of $${n}$ by $${p - 1}$. The quotient only counts the groups that
          become $1$; the remainder of that division is the exponent that stays.`,
        slip('miscounted_the_steps', left, n % (p - 1) > 1 && calc`${n % (p - 1)} - 1`)`
          You kept the exponent $${left}$, one factor $${a}$ short, and so got $${rest}$.`,
        slip('forgot_the_remainder', left, 0)`
          The remainder $1$ belongs to an exponent that is a multiple of $${p - 1}$, and $${n}$ is not one.`,
        slip('wrong_sign', rest, p - powerMod(a, n % (p - 1), p))`
          $${rest}$ is what would have to be added to the power to reach a multiple of $${p}$. The remainder is what the
          power has beyond the multiple below it.`,
        slip('miscounted_the_steps', left, (n % (p - 1)) + 1)`
          With the exponent $${left}$ you used one factor $${a}$ too many, and that leaves $${rest}$.`,
      ],
      snapRead: text`A huge power and a prime divisor $${p}$ that does not divide the base: Fermat's theorem makes the
        exponent small.`,
      approach: text`For a prime $p$ that does not divide $a$, the power $a^{p - 1}$ leaves a remainder of $1$. So whole
        groups of $${p - 1}$ factors can be dropped, and a small power is left.`,
      check: text`$${n} - ${left} = ${p - 1} \times ${times}$, so $${a}^{${n}}$ is a power of $${a}^{${p - 1}}$ times
        $${a}^{${left}}$; and $${a}^{${left}} - ${rest} = ${a ** Number(left) - Number(rest)}$ is $${p}$ times
        $${(a ** Number(left) - Number(rest)) / p}$.`,
      principle: text`For a prime p that does not divide the base, exponents of a remainder by p are reduced by p - 1.`,
    };
  },
);

const primeDivisor = situation<Fermat>({
  type: 'NS.REM.3',
  situation: 'prime-divisor',
  tries: 20,
  draw: draw => {
    const [a, p] = [draw.int(2, 9), draw.pick(primes)];
    const left = draw.int(2, 4);
    const n = (p - 1) * draw.int(3, 12) + left;
    const fits = a ** left > p && a ** left < 1300 && powerMod(a, left, p) > 1 && n % p !== left;
    return fits ? { a, p, n, frame: draw.int(0, 4), who: draw.pick(peopleInAlgebra) } : null;
  },
  forms: [byFermat],
});

interface Euler {
  a: number;
  d: number;
  n: number;
  frame: number;
  who: string;
}

const inverse = (a: number, d: number) => {
  for (let r = 1; r < d; r += 1) if ((a * r) % d === 1) return r;
  return 0;
};

const oneShort = form<Euler>(
  'power-one-short-of-a-full-group',
  {
    band: 'Medium',
    seconds: 95,
    verify: ({ a, n, d }) => bigPower(a, n, d),
  },
  ({ a, d, n, frame, who }, { step }) => {
    const group = step(totient(d), {
      name: text`how many numbers below $${d}$ share no factor with it`,
      because: text`The theorem of Fermat is for primes only; for $${d}$ the exponent comes from this count.`,
      works: value => tex`${d} = ${factorisedTex(factorised(d))}: \quad \varphi = ${d} \times
        ${factorised(d)
          .map(([p]) => `\\left(1 - \\frac{1}{${p}}\\right)`)
          .join(' \\times ')} = ${value}`,
    })`
      $${d}$ is no prime, so use Euler's theorem: as $${a}$ and $${d}$ have no common factor, $${a}^{\varphi}$ leaves
      $1$, where $\varphi$ is the number of integers below $${d}$ that have no common factor with it.`;
    const left = step(n % Number(group), {
      name: 'the exponent that is left',
      because: text`Each full group of $${group}$ factors $${a}$ leaves $1$ by $${d}$, and factors that leave $1$ do
          not change a remainder.`,
      works: value => tex`${n} = ${group} \times ${Math.floor(n / Number(group))} + ${value}`,
    })`
        Divide the exponent $${n}$ by this number. The full groups can be dropped, and what is left of the exponent
        stays.`;
    const short = Number(left) === Number(group) - 1;
    const rest = step(powerMod(a, Number(left), d), {
      because: text`Working out $${a}^{${left}}$ would be long. With one factor $${a}$ more it would be a full group
          and leave $1$, and this fixes the remainder.`,
      works: value =>
        short
          ? tex`${a} \times ${a}^{${left}} = ${a}^{${group}} \to 1; \quad ${a} \times ${value} = ${a * Number(value)}
              = ${d} \times ${(a * Number(value) - 1) / d} + 1`
          : tex`${a}^{${left}} \to ${value}`,
    })`
      Only one factor $${a}$ is missing from one more full group. So the remainder $r$ is the number for which
      $${a} \times r$ leaves $1$: find a multiple of $${d}$, with $1$ added, that $${a}$ divides.`;
    return {
      answer: rest,
      stem: wording(
        frame,
        text`What remainder does $${a}^{${n}}$ leave when it is divided by $${d}$?`,
        text`The number $${a}^{${n}} - r$ is a multiple of $${d}$, and $r$ is a positive integer less than $${d}$. Find
          $r$.`,
        text`${who} writes down $${a}^{${n}}$ and subtracts $${d}$ from it again and again, as long as the result stays
          positive. Which number is left at the end?`,
        text`In a code the letter in place $k$ of a wheel of $${d}$ letters, numbered $0$ to $${d - 1}$, is replaced by
          the letter in place $${a}k$, counted round the wheel. A letter starts in place $1$. In which place is it
          after $${n}$ replacements?`,
        text`A machine packs $${a}^{${n}}$ grains of sand into bags of $${d}$ grains each until no further bag can be
          filled. How many grains are left over?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < d,
      slips: [
        slip('divided_by_the_wrong_number', group, d - 1)`
          You divided the exponent by $${d} - 1 = ${d - 1}$. That is right for a prime, but $${d}$ is not one, and
          $${a}^{${d - 1}}$ does not leave $1$.`,
        slip('forgot_the_remainder', left, 0)`
          The remainder $1$ belongs to full groups of exponents, but $${n}$ is one factor short of them.`,
        slip('misused_a_law_of_exponents', rest, calc`${d} - ${a}`)`
          ${here} treats the missing factor as $-${a}$. One factor less means dividing by $${a}$, not subtracting it.`,
        slip('wrong_sign', left, 1)`
          You kept one factor $${a}$. But $${n}$ is one below a multiple, not one above it.`,
        slip('wrong_sign', rest, calc`${d} - ${inverse(a, d)}`)`
          With $${rest}$ the product $${a} \times ${rest}$ is one below a multiple of $${d}$, so it leaves $${d - 1}$
          and not $1$.`,
        slip('divided_by_the_wrong_number', left, n % d)`
          You divided the exponent by $${d}$ itself and kept $${a}^{${left}}$. Powers repeat after another number of
          steps than the divisor.`,
        slip('left_out_a_factor', group, () => {
          const [first = [1, 1]] = factorised(d);
          return d - d / first[0];
        })`
          Only the multiples of one prime of $${d}$ were struck off, which left $${group}$ numbers. Multiples of its
          other primes share a factor with $${d}$ as well.`,
      ],
      snapRead: text`A huge power and a divisor $${d}$ that is no prime but has no factor in common with $${a}$: Euler's
        theorem, and an exponent that is one short of a full group.`,
      approach: text`Count the numbers below $${d}$ that have no common factor with it. The exponent is one below a
        multiple of this count, so the power times $${a}$ would leave $1$. That gives a small equation for the
        remainder.`,
      faster: text`$${n + 1}$ is a multiple of $${group}$, so $${a} r$ leaves $1$: of $${d + 1}, ${2 * d + 1}, \dots$
        the first multiple of $${a}$ is $${a * Number(rest)}$, and $r = ${a * Number(rest)} \div ${a}$.`,
      check: text`$${a} \times ${rest} = ${a * Number(rest)}$, which leaves
        $${(a * Number(rest)) % d}$ when divided by $${d}$, as $${a}^{${n + 1}}$ must.`,
      principle: text`An exponent one short of a full group asks for the number whose product with the base leaves 1.`,
    };
  },
);

const composite = situation<Euler>({
  type: 'NS.REM.3',
  situation: 'composite-divisor',
  tries: 30,
  draw: draw => {
    const d = draw.pick([21, 22, 25, 26, 27, 33, 34, 35, 38, 39, 45, 46, 50, 51, 55, 57, 63, 65]);
    const n = totient(d) * draw.int(2, 9) - 1;
    const a = draw.pick([2, 3, 4, 5, 7, 8, 9, 11, 13]);
    const r = gcd(a, d) === 1 ? inverse(a, d) : 0;
    const fits = r > 2 && r !== a && a + r !== d && (a * r) / d < 9;
    return fits ? { a, d, n, frame: draw.int(0, 4), who: draw.pick(peopleInAlgebra) } : null;
  },
  forms: [oneShort],
});

/** NS.REM.3: Fermat for a prime; Euler one short of a group. */
export const fermatAndEuler: readonly AnyTemplate[] = [...primeDivisor, ...composite];
