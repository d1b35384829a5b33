import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { lastBelow } from './whole-roots.ts';

interface Between {
  /** a^(low·k) < n^(mid·k) < b^(high·k), with an even exponent in the middle. */
  a: number;
  b: number;
  low: number;
  mid: number;
  high: number;
  k: number;
  frame: number;
}

/** The first whole number whose power is more than `value`. */
const firstAbove = (value: number, exponent: number) => {
  let n = 1;
  while (n ** exponent <= value) n += 1;
  return n;
};

const both = form<Between>(
  'integers-between-two-powers',
  {
    band: 'Medium',
    seconds: 105,
    entry: true,
    verify: ({ a, b, low, mid, high, k }) => {
      let count = 0;
      for (let n = -400; n <= 400; n += 1) {
        const size = mid * k * Math.log(Math.abs(n));
        if (size > low * k * Math.log(a) + 1e-9 && size < high * k * Math.log(b) - 1e-9) count += 1;
      }
      return count;
    },
  },
  ({ a, b, low, mid, high, k, frame }, { step, find, write }) => {
    const [bottom, top] = [a ** low, b ** high];
    write(tex`${a}^{${low}} = ${bottom} < |n|^{${mid}} < ${b}^{${high}} = ${top}`, {
      because: text`Positive numbers are in the same order as their powers with the same positive exponent.`,
    })`
      All three exponents are multiples of $${k}$. Take the root of that order of all three sides; $n$ may be
      negative, so write $|n|$.`;
    const first = step(firstAbove(bottom, mid), {
      because: text`The powers grow with the integer, so from the first that is large enough on all are. The sign is
        strict, so equality would not do.`,
      name: text`the smallest possible $|n|$`,
      works: value => tex`|n| \ge ${value}`,
    })`
      Try the integers: find the first one whose power with the exponent $${mid}$ is more than $${bottom}$.`;
    const last = step(lastBelow(top, mid), {
      because: text`Beyond it all powers are too large. So the possible sizes of $n$ are the integers from the first to
        the last.`,
      name: text`the largest possible $|n|$`,
      works: value => tex`|n| \le ${value}`,
    })`
      Find the last integer whose power with the exponent $${mid}$ is less than $${top}$.`;
    const positive = step(calc`${last} - ${first} + 1`, { name: text`the positive integers` })`
      Count the positive integers from the first to the last, both included.`;
    const signs = find(2, { name: text`the signs of $n$` });
    const count = step(calc`${signs} * ${positive}`, {
      because: text`A power with an even exponent is the same for $n$ and $-n$.`,
    })`
      The exponent $${mid * k}$ is even, so each of these integers counts with both signs.`;
    const [f, l] = [firstAbove(bottom, mid), lastBelow(top, mid)];
    return {
      answer: count,
      stem: wording(
        frame,
        text`How many integers $n$ satisfy $${a}^{${low * k}} < n^{${mid * k}} < ${b}^{${high * k}}$?`,
        text`The number $n^{${mid * k}}$ lies between $${a}^{${low * k}}$ and $${b}^{${high * k}}$, and $n$ is an
          integer. How many values can $n$ have?`,
        text`Find the number of integers $n$ for which $n^{${mid * k}}$ is greater than $${a}^{${low * k}}$ and less
          than $${b}^{${high * k}}$.`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('forgot_negative_numbers', signs, 1)`
          You counted only the $${l} - ${f} + 1 = ${l - f + 1}$ positive integers. The exponent $${mid * k}$ is even,
          so negative integers have the same powers.`,
        slip('counted_gaps_for_numbers', positive, calc`${last} - ${first}`)`
          The positive integers from $${f}$ to $${l}$ were counted as ${calc`${l} - ${f}`}, which gave
          ${calc`2 * ${l - f}`} with both signs. Both ends belong to them.`,
        slip('ignored_a_bound', count, 2 * l + 1)`
          All integers from $${-l}$ to $${l}$ were counted, $2 \times ${l} + 1 = ${2 * l + 1}$ of them. For those near
          $0$ the power is less than $${a}^{${low * k}}$.`,
        slip('rounded_the_wrong_way', last, l + 1)`
          $${l + 1}$ was counted as the last positive integer: $2 \times (${l + 1} - ${f} + 1) = ${
            2 * (l - f + 2)
          }$. Its power is not less than $${b}^{${high * k}}$.`,
        slip('rounded_the_wrong_way', first, f > 1 && f - 1)`
          $${f - 1}$ was counted as the first positive integer: $2 \times (${l} - ${f - 1} + 1) = ${
            2 * (l - f + 2)
          }$. Its power is not more than $${a}^{${low * k}}$.`,
        slip('took_a_power_for_a_product', count, () => {
          const numbers = Math.ceil((high * b) / mid) - 1 - Math.floor((low * a) / mid);
          return numbers > 0 && 2 * numbers;
        })`
          The exponents were used as factors: $${low} \times ${a} < ${mid}n < ${high} \times ${b}$, for $n$ of both
          signs.`,
        slip('ignored_a_condition', count, b - a > 1 && 2 * (b - a - 1))`
          Only the bases were compared: between $${a}$ and $${b}$ there are $${b} - ${a} - 1 = ${b - a - 1}$ integers,
          and with both signs twice as many. The exponents are different.`,
        slip(
          'misused_a_law_of_exponents',
          count,
          mid === 3 && 2 * (lastBelow(top, 2) - firstAbove(bottom, 2) + 1),
        )`
          Square roots of $${a}^{${low}} = ${bottom}$ and $${b}^{${high}} = ${top}$ were taken for the bounds. The
          power of $n$ on this level is a cube.`,
      ],
      snapRead: text`A power of $n$ between two powers with other bases; all exponents have a common factor, and
        that of $n$ is even.`,
      approach: text`Bring the three powers to a common exponent, compare the bases, and count both signs.`,
      check: text`$${f - 1}^{${mid}} = ${(f - 1) ** mid}$ and $${f}^{${mid}} = ${f ** mid}$ stand around $${bottom}$;
        $${l}^{${mid}} = ${l ** mid}$ and $${l + 1}^{${mid}} = ${(l + 1) ** mid}$ stand around $${top}$.`,
      principle: text`After powers are brought to a common exponent, ask whether the exponent was even: then negative
        bases count as well.`,
    };
  },
);

interface Roots {
  /** The root of order i of a < the root of order j of n < the root of order h of b; j/h = e, j/i = s/t. */
  a: number;
  b: number;
  i: number;
  j: number;
  h: number;
  frame: number;
}

/** The exponents after raising: n^t > a^s and n < b^e. */
const raised = ({ i, j, h }: Roots) => {
  const t = i === 4 ? 2 : 3;
  return { t, s: (j * t) / i, e: j / h };
};

const root = (order: number, inside: number | string) =>
  order === 2 ? `\\sqrt{${inside}}` : `\\sqrt[${order}]{${inside}}`;

const ends = form<Roots>(
  'sum-of-ends-between-two-roots',
  {
    band: 'Medium',
    seconds: 110,
    revision: 2,
    verify: ({ a, b, i, j, h }) => {
      const fits = (n: number) => n ** (1 / j) > a ** (1 / i) + 1e-10 && n ** (1 / j) < b ** (1 / h) - 1e-10;
      const all = Array.from({ length: 2000 }, (_, n) => n).filter(fits);
      return (all[0] ?? 0) + (all.at(-1) ?? 0);
    },
  },
  (p, { step }) => {
    const { a, b, i, j, h, frame } = p;
    const { t, s, e } = raised(p);
    const bottom = a ** s;
    const first = step(firstAbove(bottom, t), {
      name: text`the smallest $n$`,
      works: value => tex`n^{${t}} > ${a}^{${s}} = ${bottom} \quad \Rightarrow \quad n \ge ${value}`,
      because: text`The LCM of the orders $${i}$ and $${j}$ is $${j * t}$, so this power removes both roots.`,
    })`
      Compare the root of $n$ with that of $${a}$ first: raise both to the power of $${j * t}$. Then find the
      first integer that is large enough.`;
    const above = step(calc`${b}^${e}`, {
      because: text`$${j}$ is a multiple of the order $${h}$, so this power makes an integer of the root of $${b}$.
        Raising to a power keeps the order of positive numbers.`,
      name: text`the bound of $n$ from above`,
      works: (_v, w) => tex`n < ${w}`,
    })`
      Now compare the root of $n$ with the root of $${b}$: raising both to the power $${j}$ removes both roots and
      leaves a bound for $n$ from above.`;
    const last = step(calc`${above} - 1`, {
      because: text`For $n$ at the bound the two roots would be equal, and the root of $n$ has to be less.`,
      name: text`the largest $n$`,
    })`
      The inequality is strict, so $n$ may not be equal to this bound. The largest $n$ is one less.`;
    const sum = step(calc`${first} + ${last}`)`
      The question asks for the sum of the smallest and the largest $n$. Add them.`;
    const f = firstAbove(bottom, t);
    const l = b ** e - 1;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`The integer $n$ satisfies $${root(i, a)} < ${root(j, 'n')} < ${root(h, b)}$. What is the sum of its
          smallest and its largest possible value?`,
        text`For the integers $n$ from $p$ to $q$, and no others, $${root(j, 'n')}$ lies between $${root(i, a)}$ and
          $${root(h, b)}$. Find $p + q$.`,
        text`Let $n$ be an integer such that $${root(j, 'n')}$ is greater than $${root(i, a)}$ and less than
          $${root(h, b)}$. What is the sum of the least and the greatest possible $n$?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(2),
      slips: [
        slip('let_in_an_end_point', last, above)`
          $n = ${b}^{${e}} = ${l + 1}$ was taken as the largest: $${f} + ${l + 1} = ${f + l + 1}$. For it
          $${root(j, 'n')}$ equals $${root(h, b)}$.`,
        slip('ignored_a_condition', first, a + 1)`
          The orders $${i}$ and $${j}$ of the roots were ignored on the left, and $n > ${a}$ was used: $${a + 1} +
          ${l} = ${a + 1 + l}$.`,
        slip('took_a_power_for_a_product', above, calc`${e} * ${b}`)`
          $${e} \times ${b} = ${e * b}$ was taken for $${b}^{${e}}$, so $n$ went only up to ${calc`${e * b} - 1`}:
          $${f} + ${e * b - 1} = ${f + e * b - 1}$.`,
        slip('inverted_the_ratio', first, firstAbove(a ** t, s) < b ** e && firstAbove(a ** t, s))`
          The orders of the roots on the left were interchanged: the smallest $n$ with $n^{${s}} > ${a}^{${t}} =
          ${a ** t}$ was taken, and $${firstAbove(a ** t, s)} + ${l} = ${firstAbove(a ** t, s) + l}$.`,
        slip('rounded_the_wrong_way', first, f - 1)`
          $${f - 1}$ was taken as the smallest $n$: $${f - 1} + ${l} = ${f - 1 + l}$. But $${f - 1}^{${t}} =
          ${(f - 1) ** t}$ is not more than $${a}^{${s}} = ${bottom}$.`,
        slip('took_a_power_for_a_product', first, Math.floor((s * a) / t) + 1)`
          On the left the exponents were used as factors: $${t}n > ${s} \times ${a} = ${s * a}$, so $n$ began at
          $${Math.floor((s * a) / t) + 1}$, and $${Math.floor((s * a) / t) + 1} + ${l} =
          ${Math.floor((s * a) / t) + 1 + l}$.`,
        slip('forgot_the_root', first, bottom + 1 < l && bottom + 1)`
          $n^{${t}} > ${a}^{${s}}$ was read as $n > ${bottom}$: $${bottom + 1} + ${l} = ${bottom + 1 + l}$. The
          root of order $${t}$ was left out.`,
      ],
      snapRead: text`A root of $n$ between two roots of other orders.`,
      approach: text`Compare two roots at a time: a power whose order is a multiple of both orders removes the
        roots.`,
      check: text`$${f}^{${t}} = ${f ** t}$ is more than $${a}^{${s}} = ${bottom}$, while $${f - 1}^{${t}} = ${
        (f - 1) ** t
      }$ is not. $${l}$ is less than $${b}^{${e}} = ${l + 1}$.`,
      principle: text`Roots of different orders are compared by raising them to the LCM of the orders.`,
    };
  },
);

/** AL.INQ.8 Medium: a power between powers, a root between roots. */
export const betweenPowers: readonly AnyTemplate[] = [
  ...situation<Between>({
    type: 'AL.INQ.8',
    situation: 'power-between-powers',
    tries: 200,
    draw: draw => {
      const mid = draw.pick([2, 2, 3] as const);
      const p = {
        a: draw.int(2, 7),
        b: draw.int(3, 13),
        low: draw.int(2, 5),
        mid,
        high: draw.int(2, 5),
        k: draw.int(4, 12) * (mid === 3 ? 2 : 1),
        frame: draw.int(0, 2),
      };
      const [bottom, top] = [p.a ** p.low, p.b ** p.high];
      const [f, l] = [firstAbove(bottom, mid), lastBelow(top, mid)];
      const fits = p.a !== p.b && p.low !== mid && p.high !== mid && top < 2600 && l - f > 1;
      return fits && f > 2 ? p : null;
    },
    forms: [both],
  }),
  ...situation<Roots>({
    type: 'AL.INQ.8',
    situation: 'root-between-roots',
    tries: 100,
    draw: draw => {
      const [i, j, h] = draw.pick([
        [3, 4, 2],
        [4, 6, 3],
        [6, 4, 2],
        [9, 6, 3],
      ] as const);
      const p = {
        a: i > j ? draw.int(12, 60) : draw.int(3, 12),
        b: draw.int(5, 13),
        i,
        j,
        h,
        frame: draw.int(0, 2),
      };
      const { t, s, e } = raised(p);
      const first = firstAbove(p.a ** s, t);
      return p.b ** e - Math.max(first, p.a) > 4 && first > 3 && p.a !== p.b ? p : null;
    },
    forms: [ends],
  }),
];
