import { form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Lengths {
  /** x^a has `d` digits, and x^b has `e`. */
  a: number;
  b: number;
  d: number;
  e: number;
  frame: number;
}

/** The first n for which an integer lies inside n times the interval; an end counts where it is let in. */
const first = (low: number, high: number, end: 'none' | 'low' | 'high' = 'none', from = 1) => {
  for (let n = from; n < 60; n += 1) {
    const least = end === 'low' ? Math.ceil(n * low - 1e-9) : Math.floor(n * low + 1e-9) + 1;
    if (end === 'high' ? least <= n * high + 1e-9 : least < n * high - 1e-9) return n;
  }
  return 60;
};

const firstOpen = form<Lengths>(
  'first-power-with-an-open-length',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.INQ.1'],
    entry: true,
    verify: ({ a, b, d, e }) => {
      const powers = [];
      const digits = (x: number, n: number) => String(BigInt(x) ** BigInt(n)).length;
      for (let x = 2; x < 10000; x += 1) if (digits(x, a) === d && digits(x, b) === e) powers.push(x);
      const [least = 2, most = 2] = [powers[0], powers.at(-1)];
      for (let n = 1; n < 40; n += 1) if (digits(least, n) !== digits(most, n)) return n;
      throw new Error('always settled');
    },
  },
  ({ a, b, d, e, frame }, { step, write }) => {
    const ends = (by: number, digits: number) => [(digits - 1) / by, digits / by] as const;
    const [[la, ha], [lb, hb]] = [ends(a, d), ends(b, e)];
    const [low, high] = [Math.max(la, lb), Math.min(ha, hb)];
    const [fromLow, fromHigh] = [la >= lb ? a : b, ha <= hb ? a : b];
    const [lowTop, highTop] = [la >= lb ? d - 1 : e - 1, ha <= hb ? d : e];
    write(tex`${d - 1} \le ${a}L < ${d}, \qquad ${e - 1} \le ${b}L < ${e}`, {
      because: text`A number with $${d}$ digits lies from $10^{${d - 1}}$ up to, but not including, $10^{${d}}$.`,
    })`
      Let $L = \log_{10} x$. A number of digits is an interval for the logarithm, so write both facts by $L$.`;
    write(tex`${frac(q(lowTop, fromLow))} \le L < ${frac(q(highTop, fromHigh))}`, {
      because: text`Both facts hold, so of the lower ends the larger one counts and of the upper ends the smaller one.`,
    })`
      Divide and take the part that both intervals have in common.`;
    const key = first(low, high);
    const range = (n: number) =>
      tex`${frac(q(lowTop * n, fromLow))} \le ${n}L < ${frac(q(highTop * n, fromHigh))}`;
    const least = step(() => q(key), {
      because: text`If a whole number $w$ lies inside, $nL$ can be below $w$, and then $x^n$ has $w$ digits; or it can
        be $w$ or more, and then $x^n$ has $w + 1$. A whole number at the lower end leaves one length only, and the
        upper end is not reached.`,
      works: value =>
        tex`${range(key - 2)}, \quad ${range(key - 1)}, \quad ${frac(q(lowTop).mul(value).div(fromLow))} <
          ${Math.floor((lowTop * key) / fromLow + 1e-9) + 1} < ${frac(q(highTop).mul(value).div(fromHigh))} \quad
          \text{for } n = ${value}`,
    })`
      The number of digits of $x^n$ is open exactly if a whole number lies inside the interval of $nL$. Multiply both
      ends by $n = 1, 2, 3, \dots$ until this happens. For $n = ${key - 2}$ and $n = ${key - 1}$ no whole number lies
      inside, for the next $n$ one does.`;
    return {
      answer: least,
      stem: wording(
        frame,
        text`For a positive integer $x$ the number $x^{${a}}$ has $${d}$ digits and the number $x^{${b}}$ has $${e}$
          digits. For some exponents $n$ the number of digits of $x^n$ follows from this. What is the smallest positive
          integer $n$ for which it does not follow?`,
        text`Of a positive integer $x$ only this is known: $x^{${a}}$ has $${d}$ digits, and $x^{${b}}$ has $${e}$. What
          is the smallest positive integer $n$ for which $x^n$ can have two different numbers of digits?`,
        text`All positive integers $x$ are considered for which $x^{${a}}$ has $${d}$ digits and $x^{${b}}$ has $${e}$
          digits. Find the smallest exponent $n$ for which their powers $x^n$ do not all have the same number of
          digits.`,
      ),
      show: plain,
      plausible: value => value.gt(1) && value.lt(40) && !value.equals(a) && !value.equals(b),
      slips: [
        slip('let_in_an_end_point', least, () => q(first(low, high, 'high')))`
          For $n = ${least}$ the logarithm of $x^n$ comes near to a whole number from below, but it does not reach it.
          So
          the number of digits still follows.`,
        slip('let_in_an_end_point', least, () => q(first(low, high, 'low')))`
          For $n = ${least}$ the logarithm of $x^n$ can be a whole number, but only as its least value. The number of
          digits is the same for all $x$.`,
        slip('sought_the_extreme_elsewhere', least, a + b)`
          $x^{${a}} \times x^{${b}} = x^{${a + b}}$ can have $${d + e - 1}$ or $${d + e}$ digits. A smaller exponent
          than
          $${a + b}$ is open as well.`,
        slip('ignored_a_condition', least, () => q(first(la, ha)))`
          Only the $${d}$ digits of $x^{${a}}$ were used. They leave $x^{${least}}$ open, but together with the $${e}$
          digits of $x^{${b}}$ they do not.`,
        slip('ignored_a_condition', least, () => q(first(lb, hb)))`
          Only the $${e}$ digits of $x^{${b}}$ were used. They leave $x^{${least}}$ open, but together with the $${d}$
          digits of $x^{${a}}$ they do not.`,
        slip('counted_one_too_many', least, () =>
          q(first(Math.max(d / a, e / b), Math.min((d + 1) / a, (e + 1) / b))),
        )`
          The logarithm was taken to begin with the number of digits. $x^{${a}}$ with $${d}$ digits has a logarithm
          from $${d - 1}$ on, and so $n = ${least}$ is not the first.`,
        slip('sought_the_extreme_elsewhere', least, () => q(first(low, high, 'none', key + 1)))`
          $x^{${least}}$ can have two numbers of digits, but so can a power with a smaller exponent.`,
      ],
      snapRead: text`Two lengths of powers of one unknown number: each is an interval for its logarithm.`,
      approach: text`Turn each number of digits into an interval for $L = \log_{10} x$ and keep the common part. Then
        $x^n$ has one length as long as no whole number lies inside the interval of $nL$.`,
      check: () => {
        const digits = (x: number) => String(BigInt(x) ** BigInt(key)).length;
        const [least = 2, most = 2] = [Math.ceil(10 ** low - 1e-9), Math.ceil(10 ** high - 1e-9) - 1];
        return text`$x = ${least}$ and $x = ${most}$ both satisfy the two conditions. Their powers with the exponent
          $${key}$ have $${digits(least)}$ and $${digits(most)}$ digits.`;
      },
      principle: text`A number with $d$ digits has a logarithm from $d - 1$ up to, but not including, $d$: calculate
        with
        both ends.`,
    };
  },
);

const isFit = ({ a, b, d, e }: Lengths) => {
  const [low, high] = [Math.max((d - 1) / a, (e - 1) / b), Math.min(d / a, e / b)];
  const key = high - low > 0.012 ? first(low, high) : 0;
  const [least, most] = [Math.ceil(10 ** low - 1e-9), Math.ceil(10 ** high - 1e-9) - 1];
  const inside = Math.floor(key * low + 1e-9) + 1;
  const isReached = least ** key < 10 ** inside && most ** key >= 10 ** inside;
  return (
    key > 3 && key < 16 && key !== a && key !== b && low > 0.9 && high < 3.9 && most > least && isReached
  );
};

/** AL.LOG.6 Hard: what the lengths of two powers leave open. */
export const lengthsOfTwoPowers: readonly AnyTemplate[] = situation<Lengths>({
  type: 'AL.LOG.6',
  situation: 'lengths-of-two-powers',
  tries: 2000,
  draw: draw => {
    const a = draw.int(2, 8);
    const b = a + draw.int(1, 6);
    const d = draw.int(3, 25);
    const p = { a, b, d, e: Math.round((d * b) / a) + draw.int(-2, 2), frame: draw.int(0, 2) };
    const bothMatter =
      Math.max((p.d - 1) / a, (p.e - 1) / b) === (p.d - 1) / a ? p.e / b < p.d / a : p.d / a < p.e / b;
    return bothMatter && isFit(p) ? p : null;
  },
  forms: [firstOpen],
});
