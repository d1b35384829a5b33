import { digitsOf, gcd, isCount, sumOf, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const reversed = (n: number) => Number(digitsOf(n).reverse().join(''));
const twoDigits = upTo(99).filter(n => n >= 10 && n % 10 > 0);

interface Squares {
  m: number;
  frame: number;
}

/** For each difference of the digits, how many pairs fit. */
const pairsWith = (fits: (sum: number, gap: number) => boolean) =>
  upTo(8).map(gap => upTo(9 - gap).filter(low => fits(2 * low + gap, gap)).length);

const squareDifference = form<Squares>(
  'difference-of-squares-divisible',
  {
    band: 'Hard',
    seconds: 105,
    revision: 2,
    also: ['AL.DIO.3', 'NS.NUM.2'],
    entry: true,
    verify: ({ m }) =>
      q(twoDigits.filter(n => n > reversed(n) && (n * n - reversed(n) ** 2) % m === 0).length),
  },
  ({ m, frame }, { step }) => {
    const rest = step(m / gcd(m, 99), {
      name: text`what is left of $${m}$ for the digits`,
      because: text`Squaring every number would take long; the two factors of the difference depend on the digits
        alone.`,
      works: value =>
        tex`N^2 - R^2 = (N - R)(N + R) = 99(t - u)(t + u), \quad ${m} \div ${gcd(m, 99)} = ${value}`,
    })`
      Let $t$ and $u$ be the digits of $N$. Then $N - R = 9(t - u)$ and $N + R = 11(t + u)$. The factor $99$ brings
      the HCF of $99$ and $${m}$ along, so divide $${m}$ by it: the rest has to divide $(t - u)(t + u)$.`;
    const left = Number(rest);
    const byGap = step(
      pairsWith((sum, gap) => (sum * gap) % left === 0),
      {
        name: 'the number of fitting sums for each difference of the digits',
        because: text`$s = t + u$ and $d = t - u$ differ by $2u$, so they are both even or both odd. The smallest sum
          has $u = 1$ and the largest has $t = 9$.`,
        works: value => tex`${value.map((n, i) => `d = ${i + 1}: ${n}`).join(', \\;')}`,
      },
    )`
      Let $d = t - u$ and $s = t + u$. They are both even or both odd, and as no digit is $0$ or above $9$, $s$ goes
      from $d + 2$ to $18 - d$ in steps of $2$. For each $d$ count the values of $s$ for which $${rest}$ divides $ds$.`;
    const count = step(sumOf(byGap), value => tex`${byGap.join(' + ')} = ${value}`)`
      Each pair of $d$ and $s$ gives one pair of digits and so one number $N$. Add the counts.`;
    const n = twoDigits.find(x => x > reversed(x) && (x * x - reversed(x) ** 2) % m === 0) ?? 21;
    const apart = n * n - reversed(n) ** 2;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A two-digit number $N$ is greater than the two-digit number $R$ formed by its digits in reverse
            order. For how many such $N$ is $N^2 - R^2$ divisible by $${m}$?`
          : frame === 1
            ? text`Two squares have sides of $N$ cm and $R$ cm, where $R$ is the two-digit number obtained by
              exchanging the digits of the two-digit number $N$, and $N > R$. The difference of the areas, in square
              centimetres, is a multiple of $${m}$. How many values can $N$ have?`
            : text`Neither digit of a two-digit number $N$ is $0$, and reversing its digits gives a smaller number
              $R$. How many values of $N$ make $N^2 - R^2$ a multiple of $${m}$?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(81),
      slips: [
        slip(
          'left_out_a_case',
          byGap,
          pairsWith((sum, gap) => gap % left === 0 || sum % left === 0),
        )`
          You let $${rest}$ divide the sum or the difference of the digits as a whole. It can also be shared between
          the two.`,
        slip(
          'left_out_a_case',
          byGap,
          pairsWith((_sum, gap) => gap % left === 0),
        )`
          You let only the difference of the digits be a multiple of $${rest}$. Their sum can bring it as well.`,
        slip(
          'left_out_a_case',
          byGap,
          pairsWith(sum => sum % left === 0),
        )`
          You let only the sum of the digits be a multiple of $${rest}$. Their difference can bring it as well.`,
        slip('ignored_a_condition', count, count.mul(2))`
          You also counted the numbers that are smaller than their reverse. Here $N > R$, which is half of your
          $${count}$.`,
        slip('left_out_a_factor', rest, gcd(m, 11) > 1 && m / gcd(m, 9))`
          You used $N + R$ as the sum of the digits, without its factor $11$, and asked for a multiple of $${rest}$.`,
        slip('left_out_a_factor', rest, gcd(m, 9) > 1 && m / gcd(m, 11))`
          You used $N - R$ as the difference of the digits, without its factor $9$, and asked for a multiple of
          $${rest}$.`,
        slip(
          'ignored_even_and_odd',
          byGap,
          upTo(8).map(gap => upTo(18 - gap).filter(sum => sum > gap && (sum * gap) % left === 0).length),
        )`
          For each difference from $1$ to $8$ you counted even and odd sums. Sum and difference of two digits are both
          even or both odd.`,
        slip(
          'let_zero_lead',
          byGap,
          upTo(9).map(
            gap =>
              [0, ...upTo(9)].filter(low => low + gap <= 9 && ((2 * low + gap) * gap) % left === 0).length,
          ),
        )`
          You counted numbers that end in $0$. Reversed they have only one digit.`,
      ],
      snapRead: text`The squares of a number and its reverse have a difference divisible by $${m}$: factorise it, and
        only sum and difference of the digits are left.`,
      approach: text`$N^2 - R^2$ factorises, and both factors are known multiples of the difference and the sum of the
        digits. After the common part with $99$ is taken out of $${m}$, only few cases have to be gone through.`,
      check: text`The smallest such number is $${n}$: $${n}^2 - ${reversed(n)}^2 = ${apart}$, and $${apart} = ${m}
        \times ${apart / m}$.`,
      principle: text`For a two-digit number and its reverse, the difference of the squares is $99$ times the product
        of difference and sum of the digits.`,
    };
  },
);

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

const reversalDivisible = form<ThreeDigits>(
  'reversal-and-divisibility-rule',
  {
    band: 'Medium',
    seconds: 85,
    revision: 3,
    also: ['NS.NUM.2'],
    entry: true,
    verify: p => q(listed(p).length),
  },
  (p, { step }) => {
    const { parity, gap, by, way, frame } = p;
    const low = lows(p);
    const countsOf = (fits: (x: number, middle: number) => boolean) =>
      low.map(x => middlesFor(x, gap, by).filter(b => fits(2 * x + gap, b)).length);
    const pairs = step(low.length, {
      name: 'the number of pairs of outer digits',
      because: text`Reversing leaves the middle digit in its place, so the change concerns the outer digits only.`,
      works: value => tex`${99 * gap} \div 99 = ${gap}, \quad x = ${low}: \quad ${value} \text{
        value${value.equals(1) ? '' : 's'}}`,
    })`
      Reversing changes a three-digit number by $99$ times the difference of its outer digits. Let the smaller outer
      digit be $x$ and the larger $x + ${gap}$. List the values of
      $x$.${
        parity !== '' &&
        text` The reverse is ${way}, so the last digit of the number is the ${way === 'larger' ? 'larger' : 'smaller'}
          outer
        digit; it has to be ${parity.trim()}.`
      }`;
    const shown = low.map(x => `x = ${x}: \\; ${middlesFor(x, gap, by).join(' \\text{ or } ') || '-'}`);
    const middles = step(
      low.map(x => middlesFor(x, gap, by).length),
      {
        name: 'the number of middle digits for each pair of outer digits',
        because:
          by === 9
            ? text`The digits $0$ to $9$ are ten, one more than the remainders by $9$: $0$ and $9$ have the same
                remainder. So every pair has a middle digit, and one kind of pair has two.`
            : text`The middle digit has the minus sign. It lies from $0$ to $9$, so for each pair at most one digit
                makes the difference $0$ or $11$.`,
        works: tex`${shown.join(', \\quad ')}`,
      },
    )`
      ${
        by === 9
          ? text`The digit sum must be a multiple of $9$. For each $x$ find the middle digits.${
              low.some(x => 2 * x + gap === 9) &&
              ' Where the outer digits alone add up to $9$, both $0$ and $9$ fit.'
            }`
          : text`The sum of the outer digits less the middle digit must be $0$ or $11$. For each $x$ find the middle
            digits.${low.some(x => 2 * x + gap === 10) && ' Where the outer digits add up to $10$, none fits.'}`
      }`;
    const count = step(sumOf(middles), value => tex`${middles.join(' + ')} = ${value}`)`
      Each pair of outer digits with one of its middle digits makes one number. Add the numbers of middle digits.`;
    const n = listed(p).at(-1) ?? 0;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`${parity === '' ? 'A' : parity === 'odd ' ? 'An odd' : 'An even'} three-digit number is divisible by
            $${by}$. Its digits in reverse order form another three-digit number that is ${way} by $${99 * gap}$. How
            many such numbers are there?`
          : frame === 1
            ? text`$N$ and $R$ are three-digit numbers with the same digits in opposite order, and
              ${way === 'larger' ? text`$R - N = ${99 * gap}$` : text`$N - R = ${99 * gap}$`}. How many
              ${parity}values of $N$ are multiples of $${by}$?`
            : text`Among the ${parity}three-digit multiples of $${by}$ that do not end in $0$, how many become ${way}
              by exactly $${99 * gap}$ when they are read from right to left?`,
      show: plain,
      plausible: isCount,
      slips: [
        stop('left_out_a_case', pairs)`
          You gave each of the $${pairs}$ pairs of outer digits one middle digit. For multiples of $${by}$ a pair can
          have ${by === 9 ? 'two' : 'none'}.`,
        slip(
          'left_out_a_case',
          middles,
          countsOf((outer, b) => (by === 9 ? outer + b === 9 : outer === b)),
        )`
          ${
            by === 9
              ? text`You considered only the digit sum $9$. A digit sum of $18$ or $27$ is a multiple of $9$ too.`
              : text`You considered only an alternating sum of $0$. It may be $11$ as well.`
          }`,
        slip(
          'left_out_a_case',
          middles,
          countsOf((outer, b) => (by === 9 ? outer + b === 18 : outer - b === 11)),
        )`
          ${
            by === 9
              ? text`You considered only the digit sum $18$. A digit sum of $9$ or $27$ is a multiple of $9$ too.`
              : text`You considered only an alternating sum of $11$. It may be $0$ as well.`
          }`,
        slip(
          'let_zero_lead',
          count,
          parityFits(p, way === 'larger' ? gap : 0) && count.add(middlesFor(0, gap, by).length),
        )`
          You let an outer digit be $0$. One of the two numbers would then have only two digits.`,
        slip('read_a_comparison_backwards', count, calc`${sumOf(middles)} * 2`)`
          You also counted numbers whose reverse is ${way === 'larger' ? 'smaller' : 'larger'} by $${99 * gap}$, but
          the question asks only for those whose reverse is ${way === 'larger' ? 'larger' : 'smaller'}.`,
        slip(
          'used_another_divisibility_rule',
          middles,
          by === 9 && low.map(x => upTo(10).filter(b => (2 * x + gap + b - 1) % 3 === 0).length),
        )`
          You accepted every digit sum that is a multiple of $3$. For $9$ it has to be a multiple of $9$.`,
        slip(
          'used_another_divisibility_rule',
          middles,
          by === 11 && low.map(x => upTo(10).filter(b => (2 * x + gap + b - 1) % 11 === 0).length),
        )`
          You made the plain digit sum a multiple of $11$. For $11$ the digits count with alternating signs.`,
        slip(
          'forgot_zero',
          middles,
          countsOf((_outer, b) => b > 0),
        )`
          You left out the middle digit $0$ and counted $${count}$. Only the outer digits must not be $0$.`,
      ],
      snapRead: text`The change by reversing and divisibility by $${by}$ are given together: the change fixes the
        outer digits, divisibility the middle one.`,
      approach: text`The change gives the difference of the outer digits. For each pair of them the rule for $${by}$
        gives the middle digit, and sometimes two of them or none, so go through the pairs one by one.`,
      check: text`The largest of these numbers is $${n} = ${by} \times ${n / by}$. Its reverse is $${reversed(n)}$,
        ${way} by $${Math.abs(n - reversed(n))}$.`,
      principle: text`The outer digits carry the reversal, all digits the rule of divisibility: fix the outer ones
        first, then find the middle digit case by case.`,
    };
  },
);

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
