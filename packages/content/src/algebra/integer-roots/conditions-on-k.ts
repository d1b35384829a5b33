import type Fraction from 'fraction.js';
import { divisors, isSquare } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Moved {
  /** (α − p)(β − p) = n. */
  p: number;
  n: number;
  frame: number;
}

/** Pairs of negative factors that still leave positive roots. */
const lowPairs = ({ p, n }: Moved) => divisors(n).filter(d => d * d <= n && n / d < p);
const pairs = (n: number) => divisors(n).filter(d => d * d <= n);

const leastOfK = form<Moved>(
  'least-value-of-k',
  {
    band: 'Hard',
    seconds: 140,
    // The fillers beside the key and at one less than the constant are gone.
    revision: 2,
    also: ['AL.DIO.2'],
    entry: true,
    verify: ({ p, n }) => {
      for (let k = 1; k < 500; k += 1) {
        const discriminant = k * k - 4 * (p * k + n - p * p);
        const root = Math.sqrt(discriminant);
        if (isSquare(discriminant) && (k - root) % 2 === 0 && k - root > 0) return k;
      }
      throw new Error('no k');
    },
  },
  (given, { step, write, find }) => {
    const { p, n, frame } = given;
    const constant = n - p * p;
    write(
      tex`\alpha\beta = ${p}(\alpha + \beta) ${addedTex(constant)} \quad \Rightarrow \quad (\alpha - ${p})(\beta -
        ${p}) = ${n}`,
      {
        because: text`$k$ disappears, and integers with a known product are pairs of factors.`,
      },
    )`
      Let $\alpha$ and $\beta$ be the roots. Their sum is $k$, their product $${polynomialTex([p, constant], 'k')}$.
      Eliminate $k$, and add $${p * p}$ on both sides so that the left side factorises.`;
    const shift = find(2 * p, { name: 'what is added to the sum of the factors' });
    const factors = step(
      lowPairs(given).map(d => -d),
      {
        name: text`the pairs of negative factors`,
        because: text`Two negative numbers also have a positive product, and a root is its bracket with $${p}$ added. A
          bracket of $-${p}$ or less would make the root zero or negative.`,
        works: list => tex`${list.map(d => `(${d})(${q(n).div(d)})`).join(' = ')} = ${n}`,
      },
    )`
      The brackets may also be negative, as long as the roots stay positive: then each bracket is more than $-${p}$.
      List these pairs of factors of $${n}$; they make $k$ smaller than positive factors do.`;
    const totals = find(() => factors.map(d => d.add(q(n).div(d))));
    const least = step(() => totals.reduce((low, sum) => (sum.lt(low) ? sum : low), totals[0] ?? q(0)), {
      because: text`Each root is $${p}$ more than its bracket, so the sum of the roots is $${2 * p}$ more than the sum
        of the brackets. The least sum therefore gives the least $k$.`,
      name: 'the least sum of the two factors',
      works: value => tex`${totals.map(sum => `${sum}`).join(', \\;')}: \quad \text{least } ${value}`,
    })`
      $k$ is the sum of the two brackets plus $${2 * p}$. So take the pair with the least sum.`;
    const k = step(calc`${shift} + ${least}`, { works: (_v, working) => tex`k = ${working}` })`
      Add $${2 * p}$ to this sum to get $k$.`;
    const positive = pairs(n).map(d => d + n / d);
    const all = pairs(n).map(d => -d - n / d);
    return {
      answer: k,
      stem:
        frame === 0
          ? text`The roots of $x^2 - kx + (${polynomialTex([p, constant], 'k')}) = 0$ are positive integers. What is
            the least possible value of the integer $k$?`
          : text`For some integers $k$ both roots of the equation
            $x^2 - kx + (${polynomialTex([p, constant], 'k')}) = 0$ are positive integers. Find the smallest such $k$.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('forgot_negative_numbers', least, () => Math.min(...positive))`
          $${p}$ and positive factors of $${n}$ were added. Both brackets may be negative while the roots are still
          positive.`,
        slip('ignored_a_condition', least, () => {
          const sums = all.filter(sum => 2 * p + sum > 0 && !lowPairs(given).some(d => -d - n / d === sum));
          return sums.length > 0 && Math.min(...sums);
        })`
          You used the pair of factors with the sum $${least}$. With it one of the roots is zero or negative.`,
        slip('gave_the_other_extreme', least, () => Math.max(...lowPairs(given).map(d => -d - n / d)))`
          You used the pair of factors with the sum $${least}$. Another pair of negative factors is allowed, and its
          sum is less.`,
        slip('left_out_a_term', shift, p)`
          $${p}$ was added once to the sum of the factors. Each of the two roots is $${p}$ more than its factor.`,
        slip('forgot_negative_numbers', least, () => Math.max(...positive))`
          You used the pair $1 \times ${n}$, the factors farthest apart. Among positive factors it gives the greatest
          $k$, and the least is asked.`,
        slip('left_out_a_term', shift, 0)`
          The sum of the factors themselves was taken for $k$, without the $${p}$ for each root.`,
        slip('wrong_sign', least, () => positive.length > 1 && (positive[1] ?? 0))`
          Positive factors with the sum $${least}$ were used, which give a larger $k$ than negative ones.`,
      ],
      snapRead: text`Positive integer roots and a parameter in sum and product: eliminate it and look at all signs
        of the factors.`,
      approach: text`Eliminate $k$ and factorise. Positive factors are the usual case, but two negative factors give
        smaller roots, which are allowed as long as they are positive.`,
      check: () => {
        const low = lowPairs(given).find(d => q(-d - n / d).equals(least)) ?? 1;
        return text`The roots are $${p - low}$ and $${p - n / low}$: their sum is $${k}$, and
          $${p} \times ${k} ${addedTex(constant)} = ${(p - low) * (p - n / low)}$ is their product.`;
      },
      principle: text`A product of two brackets that are integers has negative pairs of factors, too: look which of
        them the conditions allow.`,
    };
  },
);

interface Squared {
  /** x² − 2kx + k² − bk + c = 0 has the roots k ± √(bk − c). */
  b: number;
  c: number;
  bound: number;
  frame: number;
}

/** Roots m of bk − c = m² with k above the bound, least first. */
const rootsAbove = ({ b, c, bound }: Squared) =>
  Array.from({ length: 60 }, (_, m) => m).filter(m => (m * m + c) % b === 0 && (m * m + c) / b > bound);

const nextOfK = form<Squared>(
  'least-k-beyond-a-bound',
  {
    // One completed square and a search among remainders: Medium.
    band: 'Medium',
    seconds: 110,
    revision: 3,
    also: ['NS.REM.3'],
    verify: ({ b, c, bound }) => {
      for (let k = bound + 1; k < 9000; k += 1) if (isSquare(b * k - c)) return k;
      throw new Error('no k');
    },
  },
  (given, { step, write, find }) => {
    const { b, c, bound, frame } = given;
    const inside = polynomialTex([b, -c], 'k');
    const fitting = Array.from({ length: b }, (_, s) => s).filter(s => (s * s + c) % b === 0);
    const equation = `x^2 - 2kx + k^2 - ${b}k ${addedTex(c)}`;
    write(tex`(x - k)^2 = ${inside} \quad \Rightarrow \quad x = k \pm \sqrt{${inside}}`, {
      because: text`As a square the equation shows both roots at once: $k$ with a root added and $k$ with the same root
        subtracted.`,
    })`
      The first terms, $x^2 - 2kx + k^2$, are the square of $x - k$. Take the rest to the other side and take the
      root.`;
    const threshold = step(calc`${b} * ${bound} - ${c}`, {
      name: 'the number above which the square lies',
      works: (_v, working) => tex`${inside} = m^2 > ${working}`,
      because: text`The root of an integer that is no perfect square is irrational, and $k$ plus or minus an irrational
        number is not an integer.`,
    })`
      $k$ is an integer, so the number under the root must be a perfect square $m^2$. Since $k$ is more than
      $${bound}$, this square is more than the following number.`;
    const least = find(() => q(Math.floor(Math.sqrt(Math.max(0, threshold.valueOf()))) + 1));
    const rest = find(c, { name: 'what is added to the square' });
    const m = step(
      () => {
        let found: Fraction = least;
        while (found.mul(found).add(rest).mod(b).valueOf() !== 0 && found.lt(200)) found = found.add(1);
        return found;
      },
      {
        name: text`the number whose square fits`,
        because: text`Only the remainder of $m$ matters, because the square of $${b}t + s$ is a multiple of $${b}$ and
          $s^2$. So it is enough to try $s$ from $0$ to $${b - 1}$.`,
        works: value =>
          tex`m \ge ${least}, \quad ${b} \mid m^2 ${addedTex(rest)} \quad \Rightarrow \quad m = ${value}`,
      },
    )`
      Solve $${inside} = m^2$ for $k$: the numerator $m^2 ${addedTex(c)}$ has to be a multiple of $${b}$. This is so
      when $m$ leaves the remainder ${fitting.map(s => `$${s}$`).join(' or ')} on division by $${b}$. Take the first
      such $m$ from the least possible one on.`;
    const k = step(calc`(${m}^2 + ${c}) / ${b}`, {
      because: text`A larger square gives a larger $k$, so the first $m$ that fits gives the least $k$.`,
      works: (_v, working) => tex`k = ${working}`,
    })`
      Put this $m$ in to find $k$.`;
    return {
      answer: k,
      stem:
        frame === 0
          ? text`For which smallest integer $k$ greater than $${bound}$ does the equation $${equation} = 0$ have
            integer roots?`
          : text`The integer $k$ is greater than $${bound}$, and both roots of $${equation} = 0$ are integers. What is
            the least possible value of $k$?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(bound),
      slips: [
        slip('took_a_neighbouring_multiple', m, rootsAbove(given)[1] ?? 0)`
          $m = ${m}$ was taken, where $m^2$ is the number under the root. A smaller $m$ is possible as well.`,
        slip('did_not_use_whole_numbers', k, bound + 1)`
          $${bound + 1}$ is only the next integer. The number under the root is then no perfect square.`,
        slip('took_a_neighbouring_multiple', m, rootsAbove(given)[2] ?? 0)`
          $m = ${m}$ was taken, where $m^2$ is the number under the root. Smaller values are possible as well.`,
        slip('rounded_the_wrong_way', k, () => {
          const value = least.mul(least).add(c).div(b);
          return value.d !== 1n && value.ceil();
        })`
          The next perfect square after $${threshold}$ was used and the result rounded up. $k$ must be an integer
          itself.`,
        slip('left_out_a_term', k, () => {
          const first =
            Array.from({ length: 300 }, (_, i) => i).find(
              r => r * r > threshold.valueOf() && (r * r) % b === 0,
            ) ?? 0;
          return q(first * first, b);
        })`
          The next perfect square that is a multiple of $${b}$ was divided by $${b}$. The constant $${c}$ was left
          out.`,
        slip('wrong_sign', k, () => {
          const first = Array.from({ length: 300 }, (_, i) => i).find(
            r => r * r > b * bound + c && (r * r - c) % b === 0,
          );
          return first !== undefined && q(first * first - c, b);
        })`
          The number under the root was taken as $${polynomialTex([b, c], 'k')}$, with the wrong sign of the constant.`,
        slip('forgot_to_square', k, () => least.add(bound))`
          You added the root of the next perfect square to $${bound}$ and got $${k}$. The square itself is tied to $k$,
          not its root.`,
      ],
      snapRead: text`Roots $k$ plus and minus a square root: for integers the number under the root has to be a
        perfect square.`,
      approach: text`Complete the square to see the number under the root. It is a perfect square that leaves a fixed
        remainder when divided by $${b}$, so only some values of $m$ are possible.`,
      check: text`For $k = ${k}$ the number under the root is ${calc`${b} * ${k} - ${c}`}, the square of $${m}$, so the
        roots are $${k.add(m)}$ and $${k.sub(m)}$.`,
      principle: text`Integer roots need a perfect square under the root; which squares leave the right remainder is
        seen from the last digits or remainders of $m$.`,
    };
  },
);

/** AL.QUA.6 Hard: negative pairs of factors with positive roots. */
const negativePairs = situation<Moved>({
  type: 'AL.QUA.6',
  situation: 'negative-pairs',
  tries: 300,
  draw: draw => {
    const given = { p: draw.int(4, 20), n: draw.int(4, 90), frame: draw.int(0, 1) };
    const low = lowPairs(given);
    const key = 2 * given.p + Math.min(...low.map(d => -d - given.n / d));
    const shown = [given.p, given.n, ...pairs(given.n).map(d => d + given.n / d)];
    return low.length >= 1 &&
      !shown.includes(key) &&
      low.length < pairs(given.n).length &&
      given.n !== given.p * given.p
      ? given
      : null;
  },
  forms: [leastOfK],
});

/** AL.QUA.6 Medium: a number under the root that has to be a perfect square. */
const squareRadicand = situation<Squared>({
  type: 'AL.QUA.6',
  situation: 'square-radicand',
  tries: 300,
  draw: draw => {
    const given = {
      b: draw.pick([5, 6, 7, 8, 10, 11, 12, 13]),
      c: draw.int(-12, 12),
      bound: draw.step(20, 120, 10),
      frame: draw.int(0, 1),
    };
    const list = rootsAbove(given);
    const first = list[0] ?? 0;
    const next = Math.floor(Math.sqrt(given.b * given.bound - given.c)) + 1;
    const key = (first * first + given.c) / given.b;
    const isShown = [...list, given.b * given.bound - given.c].includes(key);
    return !isShown &&
      given.c !== 0 &&
      list.length > 3 &&
      first >= next + 2 &&
      !isSquare(given.b * (given.bound + 1) - given.c)
      ? given
      : null;
  },
  forms: [nextOfK],
});

export const conditionsOnK: readonly AnyTemplate[] = [...negativePairs, ...squareRadicand];
