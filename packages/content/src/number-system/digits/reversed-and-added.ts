import { digitsOf, gcd, isCount, sumOf, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const reversed = (n: number) => Number(digitsOf(n).reverse().join(''));

interface SumGap {
  sum: number;
  gap: number;
  way: 'larger' | 'smaller';
  frame: number;
}

const lows = ({ sum, gap }: SumGap) =>
  upTo(9).filter(low => low + gap <= 9 && sum - 2 * low - gap >= 0 && sum - 2 * low - gap <= 9);

const threeDigits = form<SumGap>(
  'three-digits-with-sum-and-change',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    entry: true,
    verify: p =>
      q(
        upTo(999).filter(
          n =>
            n >= 100 &&
            n % 10 > 0 &&
            sumOf(digitsOf(n)) === p.sum &&
            (p.way === 'larger' ? reversed(n) - n : n - reversed(n)) === 99 * p.gap,
        ).length,
      ),
  },
  (p, { step, find }) => {
    const { gap, sum, way, frame } = p;
    const apart = step(calc`(99 * ${gap}) ÷ 99`, {
      name: 'the difference of the outer digits',
      because: text`Reversing leaves the middle digit in its place, so the change concerns the outer digits only.`,
    })`
      Reversing changes a three-digit number by $99$ times the difference of its outer digits. So divide the change by
      $99$.`;
    const least = find(1);
    const from = step(calc`max(${least}, ceil((${sum} - ${apart} - 9) / 2))`, {
      name: 'the smallest value of the smaller outer digit',
      because: text`A smaller outer digit leaves more of the sum for the middle digit, and that cannot be above $9$. It
        is not $0$, as neither the number nor its reverse begins with $0$.`,
      works: value => tex`${sum} - ${apart} - 2x \le 9, \; x \ge 1: \quad x \ge ${value}`,
    })`
      Let $x$ be the smaller outer digit, so that the larger is $x + ${gap}$ and the middle one is $${sum} - ${gap} -
      2x$. The middle digit is at most $9$, and $x$ is at least $1$: find the smallest $x$.`;
    const to = step(calc`min(9 - ${apart}, floor((${sum} - ${apart}) / 2))`, {
      name: 'the largest value of the smaller outer digit',
      because: text`A larger outer digit leaves less of the sum for the middle digit, and that cannot be negative. The
        larger outer digit grows as well, and a digit ends at $9$.`,
      works: value => tex`${sum} - ${apart} - 2x \ge 0, \; x + ${apart} \le 9: \quad x \le ${value}`,
    })`
        The middle digit is at least $0$, and the larger outer digit is at most $9$. Find the largest $x$.`;
    const count = step(calc`${to} - ${from} + 1`, {
      because: text`Once $x$ is chosen, the other two digits follow, so different values of $x$ give different numbers
          and no number is missed.`,
    })`
        Each value of $x$ in this range gives one number. Count the values, both ends included.`;
    const x = lows(p)[0] ?? 1;
    const n = 100 * x + 10 * (sum - 2 * x - gap) + x + gap;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`The digits of a three-digit number add up to $${sum}$. Written in reverse order they form a number
            without a leading zero that is ${way} by $${99 * gap}$. How many such numbers are there?`
          : frame === 1
            ? text`A lock opens with a three-digit code whose digits add up to $${sum}$; neither its first nor its
              last digit is $0$. Read backwards as a number, it is $${99 * gap}$ ${way === 'larger' ? 'more' : 'less'}
              than read forwards. How many codes are possible?`
            : text`For how many three-digit numbers $N$ with digit sum
              $${sum}$${way === 'larger' ? '' : text` and last digit not $0$`} is
              ${way === 'larger' ? text`$R - N = ${99 * gap}$` : text`$N - R = ${99 * gap}$`}, where $R$ has the
              digits of $N$ in reverse order?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('let_a_digit_leave_its_range', from, 1)`
          You began with the smaller outer digit $1$ without looking at the middle digit. For the sum $${sum}$ the
          middle digit would have to be more than $9$.`,
        slip('let_a_digit_leave_its_range', to, calc`9 - ${apart}`)`
          You also counted outer digits that add up to more than $${sum}$. The middle digit would have to be negative
          for them.`,
        slip('let_zero_lead', least, 0)`
          You let the smaller outer digit be $0$ and counted $${count}$. Then the number or its reverse would begin with
          $0$, which is not allowed here.`,
        slip('counted_gaps_for_numbers', count, calc`${to} - ${from}`)`
          ${here} leaves out one end: from $${from}$ to $${to}$ both ends count.`,
        slip('let_a_digit_leave_its_range', to, calc`min(9, floor((${sum} - ${apart}) / 2))`)`
          You let the smaller outer digit go up to $${to}$. The larger one would then be above $9$.`,
        slip('forgot_zero', to, calc`min(9 - ${apart}, ceil((${sum} - ${apart}) / 2) - 1)`)`
          You left out the middle digit $0$. A number cannot begin with $0$, but in the middle $0$ is a digit like any
          other.`,
        slip('ignored_a_condition', count, 9 - gap)`
          You counted all pairs of outer digits that differ by $${gap}$. Not all of them leave a middle digit for the
          sum $${sum}$.`,
        slip('read_a_comparison_backwards', count, count.mul(2))`
          You also counted numbers whose reverse is ${way === 'larger' ? 'smaller' : 'larger'} by $${99 * gap}$, but
          the question asks only for those whose reverse is ${way === 'larger' ? 'larger' : 'smaller'}.`,
      ],
      snapRead: text`The sum of three digits and the change by reversing are given: write all digits with one unknown
        and bound it.`,
      approach: text`The change gives the difference of the outer digits, and the sum then gives the middle digit. One
        digit is free; that all three lie between $0$ and $9$ bounds it.`,
      check: text`The smaller outer digit $${x}$ gives the numbers $${n}$ and $${reversed(n)}$. Each has the digit sum
        $${sumOf(digitsOf(n))}$, and ${calc`${reversed(n)} - ${n}`}.`,
      principle: text`In problems with digits every unknown lies between $0$ and $9$; after the equations these bounds
        do the counting.`,
    };
  },
);

const sumGap = situation<SumGap>({
  type: 'NS.DIG.1',
  situation: 'sum-and-reversal-of-three',
  tries: 20,
  draw: draw => {
    const p: SumGap = {
      sum: draw.int(7, 22),
      gap: draw.int(1, 6),
      way: draw.pick(['larger', 'smaller']),
      frame: draw.int(0, 2),
    };
    return lows(p).length >= 2 ? p : null;
  },
  forms: [threeDigits],
});

interface Added {
  m: number;
  /** The sum is below this. */
  below: number;
  frame: number;
}

const stepOf = ({ m }: Added) => m / gcd(m, 11);
const digitSums = (p: Added) => upTo(18).filter(s => s % stepOf(p) === 0 && 11 * s < p.below);
/** Two-digit numbers with this digit sum, a 0 at the end allowed. */
const ways = (s: number) => (s <= 9 ? s : 19 - s);

const sumMultiple = form<Added>(
  'sum-with-reverse-is-a-multiple',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    also: ['NS.NUM.5'],
    entry: true,
    verify: p =>
      q(upTo(99).filter(n => n >= 10 && (n + reversed(n)) % p.m === 0 && n + reversed(n) < p.below).length),
  },
  (p, { step, find }) => {
    const { m, below, frame } = p;
    const multiple = step(stepOf(p), {
      name: 'what the digit sum must be a multiple of',
      because: text`The sum with the reverse depends on the digit sum alone, so both conditions are about that.`,
      works: value => tex`(10t + u) + (10u + t) = 11(t + u), \quad ${m} \div ${gcd(m, 11)} = ${value}`,
    })`
      Let $t$ and $u$ be the digits. Number and reverse add up to $11$ times the digit sum $t + u$.
      ${
        gcd(m, 11) > 1
          ? text`The $11$ is a factor of $${m}$ already; the rest has to divide $t + u$.`
          : text`$11$ and $${m}$ have no common factor, so $${m}$ has to divide $t + u$.`
      }`;
    const most = find(calc`min(18, ceil(${below} / 11) - 1)`, {
      name: 'the largest digit sum below the bound',
    });
    const sums = step(calc`floor(${most} / ${multiple})`, {
      name: 'how many digit sums fit',
      because: text`The sum of number and reverse is $11$ times the digit sum, so dividing the bound by $11$ bounds the
        digit sum. Two digits add up to at most $9 + 9 = 18$.`,
      works: value =>
        tex`11(t + u) < ${below}, \; t + u \le 18: \quad t + u =
          ${upTo(Number(value))
            .map(k => k * Number(multiple))
            .join(', ')}`,
    })`
      The sum is less than $${below}$, which bounds the digit sum; above $18$ it cannot be. List the digit sums that
      are left.`;
    const fitting = upTo(Number(sums)).map(k => k * Number(multiple));
    const count = step(sumOf(fitting.map(ways)), {
      because: text`For the digit sum $5$ the numbers are $14, 23, 32, 41, 50$, five of them. For $15$ they are $69, 78,
        87, 96$, and $19 - 15 = 4$: the tens digit goes from $15 - 9$ to $9$.`,
      works: value => tex`${fitting.map(ways).join(' + ')} = ${value}`,
    })`
      Count the numbers for each digit sum and add. A digit sum up to $9$ belongs to as many numbers as it says. A digit
      sum above $9$ belongs to $19$ less the digit sum.`;
    const s = digitSums(p).at(-1) ?? 1;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A two-digit number is added to the number formed by its digits in reverse order (a leading $0$ is
            dropped). The result is a multiple of $${m}$ and less than $${below}$. How many such two-digit numbers are
            there?`
          : frame === 1
            ? text`For how many two-digit numbers $N$ is $N + R$ a multiple of $${m}$ and less than $${below}$, where
              $R$ is $N$ with its digits reversed ($R = 4$ for $N = 40$)?`
            : text`A bus number from $10$ to $99$ is read from right to left, and a $0$ in front is ignored. The sum
              of the bus number and the number read is less than $${below}$ and divisible by $${m}$. How many such bus
              numbers are there?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(90),
      slips: [
        slip('demanded_too_much', multiple, gcd(m, 11) > 1 && m <= 18 && m)`
          You made the digit sum a multiple of $${m}$. The factor $11$ brings a part of that already.`,
        slip('ignored_a_bound', most, 18)`
          You used digit sums up to $18$. The bound stops earlier, because $11$ times the digit sum has to stay below
          $${below}$.`,
        slip('let_a_digit_leave_its_range', count, sumOf(fitting))`
          For digit sums above $9$ you counted as many numbers as the sum says. No digit can be above $9$, so there
          are fewer.`,
        slip('forgot_zero', count, sumOf(fitting.map(sum => (sum <= 9 ? sum - 1 : ways(sum)))))`
          You left out the numbers that end in $0$ and counted $${count}$. They are two-digit numbers too, and the $0$
          is simply dropped in the reverse.`,
        slip('let_zero_lead', count, sumOf(fitting.map(sum => (sum <= 9 ? sum + 1 : ways(sum)))))`
          You counted $${count}$ numbers, with some that begin with $0$. Such a number has only one digit.`,
        slip('ignored_order', count, sumOf(fitting.map(sum => Math.ceil(ways(sum) / 2))))`
          You counted a number and its reverse as one; that leaves only $${count}$. They are two different numbers.`,
        stop('answered_another_quantity', sums)`
          $${sums}$ is the number of digit sums that fit. Most digit sums belong to several numbers, and the numbers are
          asked for.`,
      ],
      snapRead: text`A two-digit number and its reverse are added: the result is $11$ times the digit sum, so look for
        the digit sums that fit.`,
      approach: text`Both conditions are about the digit sum. List the digit sums that fit, and count the two-digit
        numbers that have each of them.`,
      check: text`The largest sum is $11 \times ${s} = ${11 * s}$, a multiple of $${m}$ below $${below}$. With the
        next digit sum, $${s + stepOf(p)}$,
        ${s + stepOf(p) > 18 ? 'there is no number' : text`it would be $${11 * (s + stepOf(p))}$`}.`,
      principle: text`A two-digit number and its reverse add up to $11$ times the digit sum.`,
    };
  },
);

const added = situation<Added>({
  type: 'NS.DIG.1',
  situation: 'reverse-added',
  tries: 20,
  draw: draw => {
    const p = {
      m: draw.pick([2, 3, 4, 5, 6, 7, 22, 33, 44, 55, 66]),
      below: draw.step(90, 200, 5),
      frame: draw.int(0, 2),
    };
    return digitSums(p).length >= 2 && digitSums(p).some(s => s > 9) ? p : null;
  },
  forms: [sumMultiple],
});

/** NS.DIG.1 Medium: a second condition on the digits beside the reversal. */
export const reversedAndAdded: readonly AnyTemplate[] = [...sumGap, ...added];
