import type Fraction from 'fraction.js';
import { gcd, isCount, lcm } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Equal {
  /** Two divisors that leave the same remainder, the smaller one first. */
  a: number;
  b: number;
  /** The numbers are multiples of it: one more or one less than `a`, and without a factor of `a` or `b`. */
  c: number;
  from: number;
  to: number;
  frame: number;
}

/** Numbers from `from` to `to` that `by` divides and that lie fewer than `length` after a multiple of `all`. */
function inRows({ from, to }: Equal, by: number, all: number, length: number): Fraction {
  let count = 0;
  for (let n = from; n <= to; n += 1) if (n % by === 0 && n % all < length) count += 1;
  return q(count);
}
const firstRow = ({ from }: Equal, all: number) => Math.ceil(from / all);
const lastRow = ({ to }: Equal, all: number) => Math.floor(to / all);
/** The rows that do not hold exactly one multiple of c. */
const unusual = (p: Equal, all: number) => {
  const rows: number[] = [];
  for (let j = firstRow(p, all); j <= lastRow(p, all); j += 1)
    if ((all * j) % p.c === (p.c < p.a ? 0 : 1)) rows.push(j);
  return rows;
};

const multiples = form<Equal>(
  'multiples-of-a-third-number',
  {
    band: 'Hard',
    seconds: 140,
    revision: 4,
    also: ['NS.REM.5', 'NS.NUM.5'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let n = p.from; n <= p.to; n += 1) if (n % p.c === 0 && n % p.a === n % p.b) count += 1;
      return q(count);
    },
  },
  (p, { step }) => {
    const { a, b, c, from, to, frame } = p;
    const [thing, left] = frame === 1 ? ['number of coconuts', 'number left over'] : ['number', 'remainder'];
    const all = step(calc`lcm(${a}, ${b})`, {
      name: text`the LCM of $${a}$ and $${b}$`,
      because: text`The remainder is not given, but it is the same both times. Taking it away leaves a number that both
        $${a}$ and $${b}$ divide.`,
      works: value => tex`\operatorname{lcm}(${a}, ${b}) = ${value}: \quad ${value}j + r`,
    })`
      Call the common ${left} $r$. Without it the ${thing} is divisible by $${a}$ and by $${b}$, so it lies $r$ above
      a multiple of their LCM. Let this multiple be the $j$th.`;
    const multiple = Number(all);
    const length = step(a, {
      name: 'how many numbers fit after each multiple of the LCM',
      because: text`A remainder is smaller than its divisor. With $${a}$ and $${b}$ both as divisors, the smaller one
        sets the limit, and $r$ can be $0, 1, \dots, ${a - 1}$.`,
      works: value =>
        tex`0 \le r \le ${value.sub(1)}: \quad ${value} \text{ numbers from } ${all}j \text{ on}`,
    })`
      What is left over is smaller than both $${a}$ and $${b}$. So after each multiple of the LCM there is a row of
      numbers that fit.`;
    const [low, high] = [firstRow(p, multiple), lastRow(p, multiple)];
    const rows = step(calc`${high} - ${low} + 1`, {
      name: 'how many rows lie in the range',
      because: text`Each row begins at a multiple of $${multiple}$, so the rows are counted by these multiples. From the
        first to the last, both ends count.`,
      works: value => tex`${low} \le j \le ${high}: \quad ${value} \text{ rows}`,
    })`
      Count the rows from $${from}$ to $${to}$. None of them is cut at an end of the range.`;
    const list = unusual(p, multiple);
    const few = list.length > 6 ? `${list.slice(0, 3).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ');
    const beyond = step(calc`${inRows(p, c, multiple, Number(length))} - ${rows}`, {
      name: text`how many multiples of $${c}$ there are beside one in each row`,
      because: text`A row has nearly as many numbers as $${c}$ says, so most rows hold exactly one multiple of $${c}$.`,
      works: value =>
        c < a
          ? tex`j = ${few}: \quad ${value} \text{ more}`
          : tex`${all}j - 1 \text{ a multiple of } ${c}: \; j = ${few}: \quad ${value.neg()} \text{ fewer}`,
    })`
      ${
        c < a
          ? text`Of $${a}$ numbers in a row one is a multiple of $${c}$, or two, if the first of them is one. Then
            $${c}$ divides $j$. Find these rows.`
          : text`Of $${a}$ numbers in a row one is a multiple of $${c}$, or none, if the number just before them is
            one. Find these rows.`
      }`;
    const count = step(
      calc`${rows} + ${beyond}`,
      value => tex`${rows} ${beyond.s < 0n ? '-' : '+'} ${beyond.abs()} = ${value}`,
    )`
      Count one multiple of $${c}$ for each row, and
      ${c < a ? 'add one for each row with two' : 'subtract one for each row with none'}.`;
    const j = list[0] ?? 0;
    const start = multiple * j;
    const first = Math.ceil(start / c) * c;
    const next = start + multiple;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many multiples of $${c}$ from $${from}$ to $${to}$ leave the same remainder when
            divided by $${a}$ as when divided by $${b}$?`
          : frame === 1
            ? text`A wholesaler has at least $${from}$ and at most $${to}$ coconuts. They can be
              packed in bags of $${c}$ with none left over. Whether they are packed in sacks of $${a}$ or in sacks of
              $${b}$, the same number (possibly none) is left over. How many values can the number of coconuts take?`
            : text`A multiple $n$ of $${c}$, where $${from} \le n \le ${to}$, has equal remainders on
              division by $${a}$ and by $${b}$. How many values can $n$ have?`,
      show: plain,
      plausible: isCount,
      slips: [
        stop('assumed_equal_parts', rows)`
          You found $${rows}$ rows of $${a}$ numbers with equal remainders and one multiple of $${c}$ in each. Some
          rows hold ${c < a ? 'two' : 'none'}.`,
        slip('wrong_sign', beyond, calc`-${beyond}`)`
          You corrected the wrong way. The rows are of $${a}$ numbers, ${c < a ? 'more' : 'fewer'} than $${c}$, so a
          row can hold ${c < a ? 'two multiples, but never none' : 'no multiple, but never two'}.`,
        slip('took_a_remainder_too_large', length, b)`
          You let up to $${b} - 1$ be left over. With $${a}$ it is always less than $${a}$.`,
        slip('forgot_zero', count, () => {
          const common = inRows(p, c, multiple, 1);
          return !common.equals(0) && inRows(p, c, multiple, Number(length)).sub(common);
        })`
          You left out the common multiples of $${a}$ and $${b}$. Then $0$ is left both times, and that is the same.`,
        slip('took_the_product_for_the_lcm', all, calc`${a} * ${b}`)`
          You began the rows only at multiples of $${a} \times ${b}$. They begin at every multiple of the LCM.`,
        slip('used_a_wrong_given_number', all, b)`
          You began the rows at multiples of $${b}$. $${a}$ does not have to divide these.`,
        slip('counted_gaps_for_numbers', rows, calc`${rows} - 1`)`
          You counted the rows from $${from}$ to $${to}$ as last less first. Both ends count, so that is one too few.`,
        slip('counted_one_too_many', rows, calc`${rows} + 1`)`
          You counted one row too many: it lies outside the range from $${from}$ to $${to}$.`,
      ],
      snapRead: text`Equal but unknown remainders by $${a}$ and $${b}$, and a multiple of $${c}$ besides: look for
        rows after the multiples of the LCM.`,
      approach: text`A common remainder means a multiple of the LCM plus that remainder, so the numbers stand in rows
        of equal length. Compare the length with $${c}$: nearly every row holds one multiple of $${c}$, and the other
        rows are counted.`,
      check:
        c < a
          ? text`The row from $${start}$ to $${start + a - 1}$ holds $${first}$ and $${first + c}$; the next one, from
            $${next}$ to $${next + a - 1}$, only $${Math.ceil(next / c) * c}$.`
          : text`The row from $${start}$ to $${start + a - 1}$ lies between the multiples $${first - c}$ and
            $${first}$; the next one, from $${next}$ to $${next + a - 1}$, holds $${Math.ceil(next / c) * c}$.`,
      principle: text`Two divisors leave the same remainder in rows after the multiples of their LCM; how many
        multiples of a third number a row holds depends on where it begins.`,
    };
  },
);

/** NS.HCF.2 Hard: equal remainders that are not given, among the multiples of a third number. */
export const multiplesWithEqualRemainders: readonly AnyTemplate[] = situation<Equal>({
  type: 'NS.HCF.2',
  situation: 'equal-remainders',
  tries: 100,
  draw: draw => {
    const [a = 1, b = 1] = draw.some([6, 8, 9, 10, 12, 14, 15, 18, 20, 21, 24, 30], 2).sort((m, n) => m - n);
    const all = lcm(a, b);
    const p = {
      a,
      b,
      c: a + draw.pick([-1, 1]),
      from: draw.step(100, 400, 10),
      to: draw.step(600, 2000, 10),
      frame: draw.int(0, 2),
    };
    const whole = (p.from % all === 0 || p.from % all >= a) && p.to % all >= a - 1;
    const rows = lastRow(p, all) - firstRow(p, all) + 1;
    const odd = unusual(p, all).length;
    const next = (unusual(p, all)[0] ?? 0) + 1;
    return gcd(a, b) > 1 &&
      all > b &&
      gcd(p.c, all) === 1 &&
      whole &&
      rows >= 9 &&
      rows <= 40 &&
      odd > 0 &&
      next <= lastRow(p, all)
      ? p
      : null;
  },
  forms: [multiples],
});
