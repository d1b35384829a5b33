import { isCount, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { powerMod } from '../primes.ts';
import { countUpTo } from '../whole.ts';

/** The remainders that a's powers leave by d until they repeat; a and d have no common factor. */
const remainders = (a: number, d: number) => {
  const list = [a % d];
  while (list.at(-1) !== 1) list.push(powerMod(a, list.length + 1, d));
  return list;
};
const cycle = (a: number, d: number) => remainders(a, d).length;

interface Sum {
  a: number;
  m: number;
  b: number;
  n: number;
  d: number;
  frame: number;
}

/** The least multiplier of a^m that makes up for b^n. */
const multiplier = (first: number, second: number, d: number) =>
  upTo(d - 1).find(k => (k * first + second) % d === 0) ?? 0;
const multipleOfAPower = form<Sum>(
  'multiple-of-a-power-and-a-power',
  {
    band: 'Medium',
    seconds: 85,
    also: ['NS.REM.3', 'NS.REM.5'],
    entry: true,
    verify: ({ a, m, b, n, d }) => {
      for (let k = 1n; ; k += 1n)
        if ((k * BigInt(a) ** BigInt(m) + BigInt(b) ** BigInt(n)) % BigInt(d) === 0n) return q(Number(k));
    },
  },
  ({ a, m, d, b, n, frame }, { step }) => {
    const [ofA, ofB] = [cycle(a, d), cycle(b, d)];
    const reduced = (exponent: number, length: number) =>
      tex`${exponent} = ${length} \times ${Math.floor(exponent / length)} + ${exponent % length}`;
    const first = step(powerMod(a, m, d), {
      name: text`the remainder of $${a}^{${m}}$`,
      because: text`The power itself is far too large; only its remainder by $${d}$ matters here.`,
      works: value => tex`${remainders(a, d)}; \quad ${reduced(m, ofA)}; \quad \text{remainder } ${value}`,
    })`
      The remainders of the powers of $${a}$ by $${d}$ repeat in a cycle, which ends at $1$. List it, divide the
      exponent $${m}$ by its length, and read the remainder at the place that is left.`;
    const second = step(powerMod(b, n, d), {
      name: text`the remainder of $${b}^{${n}}$`,
      because: text`Another base has another list of remainders, and here a list of another length. So the exponent
          $${n}$ is divided by the length of this list, not of the first.`,
      works: value => tex`${remainders(b, d)}; \quad ${reduced(n, ofB)}; \quad \text{remainder } ${value}`,
    })`
        Find the remainder of $${b}^{${n}}$ in the same way, with the cycle of the powers of $${b}$.`;
    const k = step(multiplier(first.valueOf(), second.valueOf(), d), {
      because: text`Each power differs from its remainder by a multiple of $${d}$, so the sum of the powers and the
          sum with the remainders are divisible by $${d}$ for the same $k$.`,
      works: value => tex`${first} \times ${value} + ${second} = ${first.mul(value).add(second)}
          = ${d} \times ${first.mul(value).add(second).div(d)}, \quad k = ${value}`,
    })`
        Let $k$ be the number asked for. Put the remainders in place of the powers: $${first} \times k + ${second}$ has
        to be a multiple of $${d}$. Try $k = 1, 2, 3, \dots$ until it is.`;
    const [i, j] = [m % ofA, n % ofB];
    const sum = k.valueOf() * a ** i + (b % d) ** j;
    return {
      answer: k,
      stem:
        frame === 0
          ? text`What is the smallest positive integer $k$ for which $k \times ${a}^{${m}} + ${b}^{${n}}$ is
          divisible by $${d}$?`
          : frame === 1
            ? text`The sum of $${b}^{${n}}$ and $k$ times $${a}^{${m}}$ is a multiple of $${d}$. Find the least
          possible value of the positive integer $k$.`
            : text`The number $${b}^{${n}}$ is written on a board. What is the least number of times that $${a}^{${m}}$
          must be added to it to give a multiple of $${d}$?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(d),
      slips: [
        slip('mixed_up_sum_and_product', k, (2 * d - first.valueOf() - second.valueOf()) % d)`
          $${first} + ${second} + ${k}$ is a multiple of $${d}$. But the number sought multiplies the first remainder;
          it is not added to it.`,
        slip('subtracted_for_added', k, multiplier(first.valueOf(), d - second.valueOf(), d))`
          With $${k}$ the difference $${first} \times ${k} - ${second}$ is a multiple of $${d}$. Here the two powers
          are
          added.`,
        slip('lost_the_place_in_a_cycle', first, powerMod(a, m % d, d))`
          You reduced the exponent $${m}$ by $${d}$. Remainders of powers repeat after the length of their cycle, and
          that is another number than the divisor.`,
        slip('lost_the_place_in_a_cycle', first, powerMod(a, m + 1, d))`
          You went one place too far in the cycle of the powers of $${a}$. Its first place belongs to the exponent
          $1$.`,
        slip('lost_the_place_in_a_cycle', second, n % ofA === 0 ? 1 : powerMod(b, n % ofA, d))`
          You reduced the exponent $${n}$ by the length of the cycle of $${a}$. The powers of $${b}$ have a cycle of
          their own, with another length.`,
        slip('swapped_the_two', k, multiplier(second.valueOf(), first.valueOf(), d))`
          $${k}$ times $${b}^{${n}}$, with $${a}^{${m}}$ added once, is a multiple of $${d}$. The other power is the
          one
          to be multiplied.`,
        slip('left_out_a_term', k, calc`${d} - ${second}`)`
          ${here} is what has to be added to $${b}^{${n}}$ for a multiple of $${d}$. It is to be made of copies of
          $${a}^{${m}}$, which leaves more than $1$ itself.`,
      ],
      snapRead: text`Two huge powers, one of them taken several times, and the sum is to be a multiple of $${d}$:
      replace
        each power by its remainder.`,
      approach: text`Remainders of powers repeat. Divide each exponent by the length of its own cycle, which gives two
        small remainders, and then try small multiples of the first until the sum is divisible.`,
      check: text`Take the powers at the same places of the two cycles: $${k} \times ${a}^{${i}} + ${b % d}^{${j}} =
        ${sum}$, and $${sum} = ${d} \times ${sum / d}$.`,
      principle: text`Remainders of powers repeat: with them a condition on huge numbers becomes one on small ones.`,
    };
  },
);

const sums = situation<Sum>({
  type: 'NS.REM.2',
  situation: 'two-powers-to-a-multiple',
  tries: 30,
  draw: draw => {
    const p = {
      a: draw.int(2, 9),
      m: draw.int(30, 130),
      b: draw.int(2, 30),
      n: draw.int(30, 130),
      d: draw.pick([7, 11, 13, 17, 19]),
      frame: draw.int(0, 2),
    };
    if (p.a % p.d < 2 || p.b % p.d < 2 || p.a === p.b % p.d) return null;
    const [i, j] = [cycle(p.a, p.d), cycle(p.b % p.d, p.d)];
    const [first, second] = [powerMod(p.a, p.m, p.d), powerMod(p.b, p.n, p.d)];
    const fits = i !== j && i > 2 && j > 2 && i <= 10 && j <= 10 && p.m % i > 0 && p.n % j > 0;
    return fits && first > 1 && first < p.d - 1 && multiplier(first, second, p.d) > 1 ? p : null;
  },
  forms: [multipleOfAPower],
});

interface Exponents {
  a: number;
  d: number;
  r: number;
  from: number;
  to: number;
  frame: number;
}

const exponentsCounted = form<Exponents>(
  'exponents-with-a-remainder',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    also: ['NS.NUM.5'],
    entry: true,
    verify: ({ a, d, r, from, to }) =>
      countUpTo(to, n => n >= from && Number(BigInt(a) ** BigInt(n) % BigInt(d)) === r),
  },
  ({ a, d, from, r, to, frame }, { step }) => {
    const places = remainders(a, d);
    const at = places.indexOf(r) + 1;
    const size = places.length;
    const length = step(size, {
      name: `the length of the cycle`,
      because: text`Each remainder follows from the one before it by multiplying by $${a}$. After the remainder $1$ the
        same products come again in the same order.`,
      works: value => tex`${places}: \quad ${value} \text{ remainders}`,
    })`
      List the remainders of $${a}^1, ${a}^2, ${a}^3, \dots$ by $${d}$ until $1$ appears. From there they repeat.`;
    const before = step(calc`floor((${from - 1} - ${at}) / ${length}) + 1`, {
      name: text`the number of fitting exponents below $${from}$`,
      because: text`The range begins in the middle of a cycle, so count from the first exponent on and take off what
        lies before the range.`,
    })`
      The remainder $${r}$ stands at place $${at}$, so it belongs to the exponents $${at}, ${at + size},
      ${at + 2 * size}, \dots$ Count those up to $${from - 1}$: the steps of $${size}$ from $${at}$, and $1$ for
      $${at}$ itself.`;
    const upto = step(calc`floor((${to} - ${at}) / ${length}) + 1`, {
      name: text`the number of fitting exponents up to $${to}$`,
      because: text`From the first exponent to the last there is one exponent more than there are steps between them,
          so $1$ is added to the number of steps.`,
    })`
        Count the exponents of this list up to $${to}$ in the same way.`;
    const count = step(calc`${upto} - ${before}`, {
      because: text`The count up to $${to}$ begins at the first exponent of all. Those below $${from}$ are outside the
          range, and $${from}$ itself is inside, so only the count up to $${from - 1}$ goes.`,
    })`
        Subtract the exponents below $${from}$ from all exponents up to $${to}$; the exponents of the range are left.`;
    const list = upTo(to).filter(n => n >= from && powerMod(a, n, d) === r);
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many integers $n$ from $${from}$ to $${to}$ does $${a}^n$ leave a remainder of $${r}$ when
          divided by $${d}$?`
          : frame === 1
            ? text`In the list $${a}^{${from}}, ${a}^{${from + 1}}, ${a}^{${from + 2}}, \dots, ${a}^{${to}}$, how many
          numbers are $${r}$ more than a multiple of $${d}$?`
            : text`How many integers $n$ with $${from} \le n \le ${to}$ make $${a}^n - ${r}$ a multiple of $${d}$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('lost_the_place_in_a_cycle', length, d)`
          You let the remainders repeat after $${d}$ powers, the size of the divisor. Powers of $${a}$ repeat
          earlier.`,
        slip('lost_the_place_in_a_cycle', length, calc`${d} - 1`)`
          You let the remainders repeat after $${d} - 1 = ${d - 1}$ powers. Powers of $${a}$ leave $1$ by $${d}$ after
          $${size}$ powers already, so the exponents that fit lie closer together.`,
        slip('ignored_a_bound', before, 0)`
          You counted all fitting exponents up to $${to}$, which gives $${upto}$. The range begins at $${from}$, so the
          exponents below it do not belong to it.`,
        slip('counted_gaps_for_numbers', upto, calc`floor((${to} - ${at}) / ${length})`)`
          You counted the steps from one fitting exponent to the next. Up to $${to}$ there is one exponent more than
          there are steps.`,
        slip('rounded_the_wrong_way', count, calc`ceil(${to - from + 1} / ${length})`)`
          ${to - from + 1} exponents hold full cycles and a part of one. You rounded up without looking whether the
          remainder $${r}$ stands in that part.`,
        slip('lost_the_place_in_a_cycle', length, size % 2 === 0 && calc`${length} / 2`)`
          After $${length}$ powers the remainder is $${d} - 1$, not $1$: the powers repeat only after twice as many.`,
        slip('rounded_the_wrong_way', count, calc`floor(${to - from + 1} / ${length})`)`
          ${to - from + 1} exponents hold full cycles and a part of one. You rounded down, but the remainder $${r}$ may
          stand in that part as well.`,
      ],
      snapRead: text`Powers of $${a}$, one remainder by $${d}$, and a range of exponents: the exponents that fit come
      at
        equal steps, so count them like the terms of a list.`,
      approach: text`Remainders of powers repeat, so the exponents that fit form an arithmetic progression. Find its
        first term and its step, then count its terms in the range.`,
      faster: text`In the range the exponents are $${list[0] ?? 0}, ${list[1] ?? 0}, \dots, ${list.at(-1) ?? 0}$, so
        $\frac{${list.at(-1) ?? 0} - ${list[0] ?? 0}}{${size}} + 1 = ${count}$.`,
      check: text`$${a}^{${at}} = ${a ** at} = ${d} \times ${Math.floor(a ** at / d)} + ${a ** at % d}$, and $${size}$
        exponents later it is the same. The first in the range is $${list[0] ?? 0}$, the last $${list.at(-1) ?? 0}$,
        and $${list[0] ?? 0} + ${size} \times ${list.length - 1} = ${list.at(-1) ?? 0}$.`,
      principle: text`Exponents with a given remainder form an arithmetic progression, and its step is the length of
      the
        cycle.`,
    };
  },
);

const exponents = situation<Exponents>({
  type: 'NS.REM.2',
  situation: 'right-exponents',
  tries: 30,
  draw: draw => {
    const p = {
      a: draw.int(2, 6),
      d: draw.pick([7, 9, 11, 13, 14, 17, 19, 23, 31]),
      r: 0,
      from: draw.int(10, 60),
      to: draw.int(90, 250),
      frame: draw.int(0, 2),
    };
    if (
      p.d % p.a === 0 ||
      powerMod(p.a, 0, p.d) !== 1 ||
      (p.d === 9 && p.a % 3 === 0) ||
      (p.d === 14 && p.a % 2 === 0)
    )
      return null;
    if (p.d === 9 && p.a === 6) return null;
    const length = cycle(p.a, p.d);
    if (length < 3 || length > 10 || length === p.d - 1) return null;
    p.r = powerMod(p.a, draw.int(2, length - 1), p.d);
    return p.r > 1 ? p : null;
  },
  forms: [exponentsCounted],
});

/** NS.REM.2 Medium: cycles of two powers; exponents counted by their place in the cycle. */
export const cyclesOfPowers: readonly AnyTemplate[] = [...sums, ...exponents];
