import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { gcd } from '../primes.ts';
import { isCount, sumOf, upTo } from '../whole.ts';

const reversed = (n: number) => Number([...`${n}`].reverse().join(''));
const twoDigits = upTo(99).filter(n => n >= 10 && n % 10 > 0);

interface Squares {
  m: number;
  frame: number;
}

const rest = ({ m }: Squares) => m / gcd(m, 99);
const pairsWith = (fits: (sum: number, gap: number) => boolean) =>
  upTo(8).map(gap => q(upTo(9 - gap).filter(low => fits(2 * low + gap, gap)).length));

const squareDifference = form({
  form: 'difference-of-squares-divisible',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['AL.DIO.3', 'NS.NUM.2'],
  stem: ({ m, frame }: Squares) =>
    frame === 0
      ? `A two-digit number $N$ is greater than the two-digit number $R$ formed by its digits in reverse order. For how many such $N$ is $N^2 - R^2$ divisible by $${m}$?`
      : frame === 1
        ? `Two squares have sides of $N$ cm and $R$ cm, where $R$ is the two-digit number obtained by exchanging the digits of the two-digit number $N$, and $N > R$. The difference of the areas, in square centimetres, is a multiple of $${m}$. How many values can $N$ have?`
        : `Neither digit of a two-digit number $N$ is $0$, and reversing its digits gives a smaller number $R$. How many values of $N$ make $N^2 - R^2$ a multiple of $${m}$?`,
  path: path<Squares>()
    .step(
      'rest',
      p => q(rest(p)),
      'Factorise: $N - R$ is 9 times the difference of the digits, $N + R$ is 11 times their sum. See what is left of the divisor.',
      ({ m }, { rest: left }) =>
        `N^2 - R^2 = 99(t - u)(t + u), \\quad ${m} \\div \\operatorname{hcf}(${m}, 99) = ${left}`,
    )
    .step(
      'byGap',
      (_p, { rest: left }) => pairsWith((sum, gap) => (sum * gap) % Number(left) === 0),
      ({ m }) =>
        `Let $d = t - u$ and $s = t + u$; they are both even or both odd, and $s$ runs from $d + 2$ to $18 - d$ in steps of 2. For each $d$ count the sums for which $ds$ is a multiple of the rest of $${m}$.`,
      (_p, { byGap }) => byGap.map((n, i) => `d = ${i + 1}: ${n}`).join(', \\;'),
    )
    .step(
      'count',
      (_p, { byGap }) => sumOf(byGap),
      'Add the cases.',
      (_p, { byGap, count }) => `${byGap.join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_factor_only',
      at: 'byGap',
      wrongly: (_p, { rest: left }) =>
        pairsWith((sum, gap) => gap % Number(left) === 0 || sum % Number(left) === 0),
      words: (_p, { rest: left }) =>
        `Only cases were counted in which $${left}$ divides $d$ or $s$ as a whole; it may be shared between them.`,
    },
    {
      misconception: 'difference_only',
      at: 'byGap',
      wrongly: (_p, { rest: left }) => pairsWith((_sum, gap) => gap % Number(left) === 0),
      words: (_p, { rest: left }) =>
        `Only the difference of the digits was required to hold $${left}$; their sum can do it too.`,
    },
    {
      misconception: 'sum_only',
      at: 'byGap',
      wrongly: (_p, { rest: left }) => pairsWith(sum => sum % Number(left) === 0),
      words: (_p, { rest: left }) =>
        `Only the sum of the digits was required to hold $${left}$; their difference can do it too.`,
    },
    {
      misconception: 'order_ignored',
      at: 'count',
      wrongly: (_p, { byGap }) => sumOf(byGap).mul(2),
      words: (_p, { count }) =>
        `$2 \\times ${count.div(2)} = ${count}$ counts the numbers with $N < R$ as well.`,
    },
    {
      misconception: 'eleven_forgotten',
      at: 'rest',
      wrongly: ({ m }) => (gcd(m, 11) > 1 ? q(m / gcd(m, 9)) : null),
      words: (_p, { rest: left }) =>
        `The sum $N + R$ was used as $t + u$ without its factor 11, which left $${left}$.`,
    },
    {
      misconception: 'nine_forgotten',
      at: 'rest',
      wrongly: ({ m }) => (gcd(m, 9) > 1 ? q(m / gcd(m, 11)) : null),
      words: (_p, { rest: left }) =>
        `The difference $N - R$ was used as $t - u$ without its factor 9, which left $${left}$.`,
    },
    {
      misconception: 'equal_parity_ignored',
      at: 'byGap',
      wrongly: (_p, { rest: left }) =>
        upTo(8).map(gap =>
          q(upTo(18 - gap).filter(sum => sum > gap && (sum * gap) % Number(left) === 0).length),
        ),
      words: () =>
        'Sums of either parity were counted for each difference; $s$ and $d$ are both even or both odd.',
    },
    {
      misconception: 'zero_digit_allowed',
      at: 'byGap',
      wrongly: (_p, { rest: left }) =>
        upTo(9).map(gap =>
          q(
            [0, ...upTo(9)].filter(low => low + gap <= 9 && ((2 * low + gap) * gap) % Number(left) === 0)
              .length,
          ),
        ),
      words: () => 'Numbers ending in 0 were counted; reversed they have only one digit.',
    },
  ],
  show: value => plain(value),
  plausible: value => isCount(value) && value.lt(81),
  snapRead: ({ m }) =>
    `Squares of a number and its reverse, with a difference divisible by $${m}$: digits, factors and divisibility together.`,
  approach: () =>
    'A difference of squares factorises, and both factors are known multiples of difference and sum of the digits. After dividing by the common part with 99 only the product of difference and sum matters; its cases are few.',
  faster: (p, { rest: left, count }) =>
    `$99ds$: only $${left} \\mid ds$ matters for $${p.m}$. Go through $d = 1$ to $8$ with $s = d + 2, \\dots, 18 - d$: $${count}$.`,
  check: p => {
    const n = twoDigits.find(x => x > reversed(x) && (x * x - reversed(x) ** 2) % p.m === 0) ?? 21;
    return `The smallest is $${n}$: $${n}^2 - ${reversed(n)}^2 = ${n * n - reversed(n) ** 2} = ${p.m} \\times ${(n * n - reversed(n) ** 2) / p.m}$.`;
  },
  principle:
    'For a two-digit number and its reverse, the difference of squares is 99 times the product of difference and sum of the digits.',
  verify: ({ m }) => q(twoDigits.filter(n => n > reversed(n) && (n * n - reversed(n) ** 2) % m === 0).length),
});

const squares = situation<Squares>({
  type: 'NS.DIG.1',
  situation: 'squares-of-number-and-reverse',
  tries: 5,
  draw: draw => ({
    m: draw.pick([
      18, 27, 54, 81, 108, 6, 4, 5, 7, 8, 10, 12, 14, 15, 16, 20, 21, 24, 35, 36, 40, 44, 45, 55, 56, 60, 63,
      72, 77, 88, 110, 120, 132, 135, 154, 165, 180,
    ]),
    frame: draw.int(0, 2),
  }),
  forms: [squareDifference],
});

interface ThreeDigits {
  gap: number;
  by: 9 | 11;
  way: 'larger' | 'smaller';
  /** What is told of the number itself. */
  parity: '' | 'odd ' | 'even ';
  frame: number;
}

const parityFits = ({ parity }: ThreeDigits, n: number) =>
  parity === '' || (n % 2 === 0) === (parity === 'even ');
/** The smaller outer digits that leave a last digit of the right parity. */
const lows = (p: ThreeDigits) =>
  upTo(9 - p.gap).filter(low => parityFits(p, p.way === 'larger' ? low + p.gap : low));
/** Three-digit numbers whose first digit is the smaller outer one, for the verification of the path. */
const listed = (p: ThreeDigits) =>
  upTo(999).filter(
    n =>
      n >= 100 &&
      parityFits(p, n) &&
      n % 10 > 0 &&
      n % p.by === 0 &&
      (p.way === 'larger' ? reversed(n) - n : n - reversed(n)) === 99 * p.gap,
  );
const middlesFor = (low: number, gap: number, by: number) => {
  const outer = 2 * low + gap;
  return by === 9
    ? upTo(10)
        .map(b => b - 1)
        .filter(b => (outer + b) % 9 === 0)
    : upTo(10)
        .map(b => b - 1)
        .filter(b => (outer - b) % 11 === 0);
};

const reversalDivisible = form({
  form: 'reversal-and-divisibility-rule',
  revision: 3,
  band: 'Medium',
  entry: true,
  seconds: 85,
  also: ['NS.NUM.2'],
  stem: ({ gap, by, way, parity, frame }: ThreeDigits) =>
    frame === 0
      ? `${parity === '' ? 'A' : parity === 'odd ' ? 'An odd' : 'An even'} three-digit number is divisible by $${by}$. Its digits in reverse order form another three-digit number that is ${way} by $${99 * gap}$. How many such numbers are there?`
      : frame === 1
        ? `$N$ and $R$ are three-digit numbers with the same digits in opposite order, and ${way === 'larger' ? `$R - N = ${99 * gap}$` : `$N - R = ${99 * gap}$`}. How many ${parity}values of $N$ are multiples of $${by}$?`
        : `Among the ${parity}three-digit multiples of $${by}$ that do not end in $0$, how many become ${way} by exactly $${99 * gap}$ when they are read from right to left?`,
  path: path<ThreeDigits>()
    .step(
      'pairs',
      p => q(lows(p).length),
      ({ parity }) =>
        `The outer digits differ by the change divided by 99. Let the smaller one be $x$ and count its values${parity === '' ? '' : `; the last digit has to be ${parity.trim()}`}.`,
      (p, { pairs }) =>
        `${99 * p.gap} \\div 99 = ${p.gap}, \\quad x = ${lows(p).join(', ')} \\quad ${pairs} \\text{ value${pairs.equals(1) ? '' : 's'}}`,
    )
    .step(
      'middles',
      p => lows(p).map(low => q(middlesFor(low, p.gap, p.by).length)),
      ({ by }) =>
        by === 9
          ? 'The digit sum must be a multiple of 9. For each $x$ count the middle digits; where the outer digits alone give a multiple of 9, both 0 and 9 fit.'
          : 'The outer digits minus the middle digit must be a multiple of 11, so 0 or 11. For each $x$ count the middle digits; where the outer digits add up to 10, none fits.',
      p =>
        lows(p)
          .map(low => `${low}: ${middlesFor(low, p.gap, p.by).join('\\text{ or }') || '-'}`)
          .join(', \\quad '),
    )
    .step(
      'count',
      (_p, { middles }) => sumOf(middles),
      'Add.',
      (_p, { middles, count }) => `${middles.join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_middle_digit_each',
      gives: 'pairs',
      words: ({ by }, { pairs }) =>
        `One middle digit was assumed for each of the $${pairs}$ pairs; for multiples of $${by}$ a pair can have ${by === 9 ? 'two' : 'none'}.`,
    },
    {
      misconception: 'only_smallest_multiple',
      at: 'middles',
      wrongly: p =>
        lows(p).map(low =>
          q(
            middlesFor(low, p.gap, p.by).filter(b =>
              p.by === 9 ? 2 * low + p.gap + b === 9 : 2 * low + p.gap === b,
            ).length,
          ),
        ),
      words: ({ by }) =>
        by === 9
          ? 'Only digit sums of 9 were considered; 18 and 27 are multiples of 9 too.'
          : 'Only a difference of 0 was considered; 11 is allowed as well.',
    },
    {
      misconception: 'only_larger_multiple',
      at: 'middles',
      wrongly: p =>
        lows(p).map(low =>
          q(
            middlesFor(low, p.gap, p.by).filter(b =>
              p.by === 9 ? 2 * low + p.gap + b === 18 : 2 * low + p.gap - b === 11,
            ).length,
          ),
        ),
      words: ({ by }) =>
        by === 9
          ? 'Only digit sums of 18 were considered; 9 and 27 are multiples of 9 too.'
          : 'Only a difference of 11 was considered; 0 is divisible by 11 as well.',
    },
    {
      misconception: 'zero_at_the_end_allowed',
      at: 'count',
      wrongly: (p, { middles }) =>
        parityFits(p, p.way === 'larger' ? p.gap : 0)
          ? sumOf(middles).add(middlesFor(0, p.gap, p.by).length)
          : null,
      words: () => 'An outer digit 0 was allowed; one of the numbers would have only two digits.',
    },
    {
      misconception: 'both_directions_counted',
      at: 'count',
      wrongly: (_p, { middles }) => sumOf(middles).mul(2),
      words: ({ way }) =>
        `Numbers whose reverse is ${way === 'larger' ? 'smaller' : 'larger'} were counted too.`,
    },
    {
      misconception: 'divisibility_by_three_suffices',
      at: 'middles',
      wrongly: p =>
        p.by === 9
          ? lows(p).map(low => q(upTo(10).filter(b => (2 * low + p.gap + b - 1) % 3 === 0).length))
          : null,
      words: () => 'A digit sum divisible by 3 was accepted; for 9 it has to be a multiple of 9.',
    },
    {
      misconception: 'plus_for_alternating_sum',
      at: 'middles',
      wrongly: p =>
        p.by === 11
          ? lows(p).map(low => q(upTo(10).filter(b => (2 * low + p.gap + b - 1) % 11 === 0).length))
          : null,
      words: () => 'The plain digit sum was tested for 11; the digits count with alternating signs.',
    },
    {
      misconception: 'middle_digit_zero_excluded',
      at: 'middles',
      wrongly: p => lows(p).map(low => q(middlesFor(low, p.gap, p.by).filter(b => b > 0).length)),
      words: () => 'The middle digit 0 was excluded, though it is allowed.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ by }) =>
    `The change by reversing and divisibility by $${by}$ together; three-digit numbers are to be counted.`,
  approach: () =>
    'The change fixes the difference of the outer digits. The divisibility rule then decides on the middle digit, and for some outer digits it allows two of them or none: these cases have to be looked at.',
  faster: p =>
    `Outer digits $x$ and $x + ${p.gap}$ with sum $2x + ${p.gap}$: the list is ${listed(p).slice(0, 12).join(', ')}.`,
  check: p => {
    const list = listed(p);
    const n = list.at(-1) ?? 0;
    return `The largest is $${n} = ${p.by} \\times ${n / p.by}$, and its reverse is $${reversed(n)}$, ${p.way} by $${Math.abs(n - reversed(n))}$.`;
  },
  principle:
    'Outer digits carry the reversal, all digits the divisibility rule: fix the first, then count middle digits case by case.',
  verify: p => q(listed(p).length),
});

const three = situation<ThreeDigits>({
  type: 'NS.DIG.1',
  situation: 'three-digits-and-a-rule',
  draw: draw => ({
    gap: draw.int(1, 4),
    by: draw.pick([9, 11]),
    way: draw.pick(['larger', 'smaller']),
    parity: draw.pick(['', 'odd ', 'even ']),
    frame: draw.int(0, 2),
  }),
  forms: [reversalDivisible],
});

/** NS.DIG.1, Medium and Hard: reversal together with divisibility. */
export const reversalAndDivisibility: readonly AnyTemplate[] = [...squares, ...three];
