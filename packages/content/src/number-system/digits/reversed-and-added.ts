import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { gcd } from '../primes.ts';
import { isCount, upTo } from '../whole.ts';

const reversed = (n: number) => Number([...`${n}`].reverse().join(''));

interface SumGap {
  sum: number;
  gap: number;
  way: 'larger' | 'smaller';
  frame: number;
}

const lows = ({ sum, gap }: SumGap) =>
  upTo(9).filter(low => low + gap <= 9 && sum - 2 * low - gap >= 0 && sum - 2 * low - gap <= 9);

const threeDigits = form({
  form: 'three-digits-with-sum-and-change',
  revision: 3,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: ({ sum, gap, way, frame }: SumGap) =>
    frame === 0
      ? `The digits of a three-digit number add up to $${sum}$. Written in reverse order they form a number without a leading zero that is ${way} by $${99 * gap}$. How many such numbers are there?`
      : frame === 1
        ? `A lock opens with a three-digit code whose digits add up to $${sum}$; neither its first nor its last digit is $0$. Read backwards as a number, it is $${99 * gap}$ ${way === 'larger' ? 'more' : 'less'} than read forwards. How many codes are possible?`
        : `For how many three-digit numbers $N$ with digit sum $${sum}$${way === 'larger' ? '' : ' and last digit not $0$'} is ${way === 'larger' ? `$R - N = ${99 * gap}$` : `$N - R = ${99 * gap}$`}, where $R$ has the digits of $N$ in reverse order?`,
  path: path<SumGap>()
    .step(
      'apart',
      ({ gap }) => q(gap),
      'The reversal changes the number by 99 times the difference of the outer digits.',
      ({ gap }, { apart }) => `${99 * gap} \\div 99 = ${apart}`,
    )
    .quiet('least', () => q(1))
    .step(
      'from',
      ({ sum }, { apart, least }) => q(Math.max(Number(least), Math.ceil((sum - Number(apart) - 9) / 2))),
      'Let the smaller outer digit be $x$. The middle digit is what remains of the sum and is at most 9: this bounds $x$ from below.',
      ({ sum }, { apart, from }) => `${sum} - 2x - ${apart} \\le 9, \\; x \\ge 1: \\quad x \\ge ${from}`,
    )
    .step(
      'to',
      ({ sum }, { apart }) => q(Math.min(9 - Number(apart), Math.floor((sum - Number(apart)) / 2))),
      'It is at least 0, and the larger outer digit is at most 9: this bounds $x$ from above.',
      ({ sum }, { apart, to }) =>
        `${sum} - 2x - ${apart} \\ge 0, \\; x + ${apart} \\le 9: \\quad x \\le ${to}`,
    )
    .step(
      'count',
      (_p, { from, to }) => to.sub(from).add(1),
      'Count the values of $x$; each gives one number.',
      (_p, { from, to, count }) => `${to} - ${from} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'middle_digit_above_nine',
      at: 'from',
      wrongly: () => q(1),
      words: () => 'The middle digit was allowed to exceed 9.',
    },
    {
      misconception: 'middle_digit_below_zero',
      at: 'to',
      wrongly: (_p, { apart }) => q(9).sub(apart),
      words: () =>
        'Outer digits were counted whose sum is already too large, so that no middle digit is left.',
    },
    {
      misconception: 'zero_at_the_end_allowed',
      at: 'least',
      wrongly: () => q(0),
      words: () =>
        'The smaller outer digit was allowed to be 0; one of the two numbers would then begin with 0.',
    },
    {
      misconception: 'one_end_not_counted',
      at: 'count',
      wrongly: (_p, { from, to }) => to.sub(from),
      words: (_p, { from, to }) =>
        `$${to} - ${from}$ leaves out one end of the range; both values of $x$ work.`,
    },
    {
      misconception: 'outer_digit_above_nine',
      at: 'to',
      wrongly: ({ sum }, { apart }) => q(Math.min(9, Math.floor((sum - Number(apart)) / 2))),
      words: () => 'The larger outer digit was allowed to exceed 9.',
    },
    {
      misconception: 'middle_digit_zero_excluded',
      at: 'to',
      wrongly: ({ sum }, { apart }) =>
        q(Math.min(9 - Number(apart), Math.ceil((sum - Number(apart)) / 2) - 1)),
      words: () => 'A middle digit 0 was excluded, though it is allowed.',
    },
    {
      misconception: 'sum_not_used',
      at: 'count',
      wrongly: ({ gap }) => q(9 - gap),
      words: ({ sum }) =>
        `All pairs of outer digits with the right difference were counted; not all leave a middle digit for the sum $${sum}$.`,
    },
    {
      misconception: 'both_directions_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.mul(2),
      words: ({ way }) =>
        `Numbers whose reverse is ${way === 'larger' ? 'smaller' : 'larger'} were counted as well.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ sum }) =>
    `Three digits with the sum $${sum}$ and the change by reversing; the numbers are to be counted.`,
  approach: () =>
    'The change fixes the difference of the outer digits, the sum then fixes the middle digit. One digit is free, bounded by the fact that all three are digits.',
  faster: p => {
    const list = lows(p).map(x => {
      const digits = [x, p.sum - 2 * x - p.gap, x + p.gap];
      return (p.way === 'larger' ? digits : digits.reverse()).join('');
    });
    return `Outer digits ${p.gap} apart, middle digit from the sum: ${list.join(', ')}.`;
  },
  check: p => {
    const x = lows(p)[0] ?? 1;
    const n = 100 * x + 10 * (p.sum - 2 * x - p.gap) + x + p.gap;
    return `For $x = ${x}$ the two numbers are $${n}$ and $${reversed(n)}$; they differ by $${reversed(n) - n}$.`;
  },
  principle:
    'In digit problems every letter is bounded by 0 and 9; after the equations these bounds do the counting.',
  verify: p =>
    q(
      upTo(999).filter(
        n =>
          n >= 100 &&
          n % 10 > 0 &&
          [...`${n}`].reduce((s, d) => s + Number(d), 0) === p.sum &&
          (p.way === 'larger' ? reversed(n) - n : n - reversed(n)) === 99 * p.gap,
      ).length,
    ),
});

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

const step = ({ m }: Added) => m / gcd(m, 11);
const digitSums = (p: Added) => upTo(18).filter(s => s % step(p) === 0 && 11 * s < p.below);
/** Two-digit numbers with this digit sum, a 0 at the end allowed. */
const ways = (s: number) => (s <= 9 ? s : 19 - s);

const sumMultiple = form({
  form: 'sum-with-reverse-is-a-multiple',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  also: ['NS.NUM.5'],
  stem: ({ m, below, frame }: Added) =>
    frame === 0
      ? `A two-digit number is added to the number formed by its digits in reverse order (a leading $0$ is dropped). The result is a multiple of $${m}$ and less than $${below}$. How many such two-digit numbers are there?`
      : frame === 1
        ? `For how many two-digit numbers $N$ is $N + R$ a multiple of $${m}$ and less than $${below}$, where $R$ is $N$ with its digits reversed ($R = 4$ for $N = 40$)?`
        : `A bus number from $10$ to $99$ is read from right to left, and a $0$ in front is ignored. The sum of the bus number and the number read is less than $${below}$ and divisible by $${m}$. How many such bus numbers are there?`,
  path: path<Added>()
    .step(
      'step',
      p => q(step(p)),
      'The sum of a two-digit number and its reverse is 11 times the sum of its digits. See what the digit sum must be a multiple of.',
      ({ m }, { step: s }) => `N + R = 11(t + u), \\quad ${m} \\mid 11(t + u) \\Rightarrow ${s} \\mid t + u`,
    )
    .quiet('most', ({ below }) => q(Math.min(18, Math.ceil(below / 11) - 1)))
    .step(
      'sums',
      (_p, { step: s, most }) => q(Math.floor(Number(most) / Number(s))),
      'The bound limits the digit sum, which is at most 18 anyway. List the digit sums.',
      ({ below }, { step: s, sums }) =>
        `t + u < \\frac{${below}}{11}: \\quad ${upTo(Number(sums))
          .map(k => k * Number(s))
          .join(', ')}`,
    )
    .step(
      'count',
      (_p, { step: s, sums }) => q(upTo(Number(sums)).reduce((all, k) => all + ways(k * Number(s)), 0)),
      'A digit sum $s$ up to 9 belongs to $s$ numbers, a larger one to $19 - s$.',
      (_p, { step: s, sums, count }) =>
        `${upTo(Number(sums))
          .map(k => ways(k * Number(s)))
          .join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'eleven_not_used',
      at: 'step',
      wrongly: ({ m }) => (gcd(m, 11) > 1 && m <= 18 ? q(m) : null),
      words: ({ m }) =>
        `The digit sum was required to be a multiple of $${m}$; the factor 11 already brings a part of it.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'most',
      wrongly: () => q(18),
      words: ({ below }) => `Digit sums up to 18 were used; the bound $${below}$ stops earlier.`,
    },
    {
      misconception: 'large_digit_sums_counted_like_small',
      at: 'count',
      wrongly: (_p, { step: s, sums }) => q(upTo(Number(sums)).reduce((all, k) => all + k * Number(s), 0)),
      words: () =>
        'A digit sum $s$ above 9 was given $s$ numbers; both digits are at most 9, so only $19 - s$ remain.',
    },
    {
      misconception: 'zero_digit_left_out',
      at: 'count',
      wrongly: (_p, { step: s, sums }) =>
        q(
          upTo(Number(sums)).reduce(
            (all, k) => all + (k * Number(s) <= 9 ? k * Number(s) - 1 : ways(k * Number(s))),
            0,
          ),
        ),
      words: () => 'Numbers that end in 0 were left out; they are allowed here.',
    },
    {
      misconception: 'zero_in_front_allowed',
      at: 'count',
      wrongly: (_p, { step: s, sums }) =>
        q(
          upTo(Number(sums)).reduce(
            (all, k) => all + (k * Number(s) <= 9 ? k * Number(s) + 1 : ways(k * Number(s))),
            0,
          ),
        ),
      words: () => 'Numbers that begin with 0 were counted as two-digit numbers.',
    },
    {
      misconception: 'order_of_digits_ignored',
      at: 'count',
      wrongly: (_p, { step: s, sums }) =>
        q(upTo(Number(sums)).reduce((all, k) => all + Math.ceil(ways(k * Number(s)) / 2), 0)),
      words: () => 'A number and its reverse were counted once; they are two numbers.',
    },
    {
      misconception: 'digit_sums_counted',
      gives: 'sums',
      words: (_p, { sums }) => `$${sums}$ digit sums are possible; each of them belongs to several numbers.`,
    },
  ],
  show: value => plain(value),
  plausible: value => isCount(value) && value.lt(90),
  snapRead: ({ m }) =>
    `A number plus its reverse, a multiple of $${m}$ below a bound; the numbers are to be counted.`,
  approach: () =>
    'The sum is 11 times the digit sum, so both conditions are about the digit sum. List the digit sums that fit, and count the two-digit numbers for each.',
  faster: (p, { count }) =>
    `$11(t + u)$: digit sums ${digitSums(p).join(', ')} with ${digitSums(p).map(ways).join(', ')} numbers, together $${count}$.`,
  check: p => {
    const s = digitSums(p).at(-1) ?? 1;
    return `The largest sum is $11 \\times ${s} = ${11 * s}$, a multiple of $${p.m}$ below $${p.below}$; the next one would be $${11 * (s + step(p))}$.`;
  },
  principle: 'A two-digit number plus its reverse is 11 times its digit sum.',
  verify: p =>
    q(upTo(99).filter(n => n >= 10 && (n + reversed(n)) % p.m === 0 && n + reversed(n) < p.below).length),
});

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
