import { upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { powerMod } from '../primes.ts';

interface Growing {
  base: number;
  days: number;
  frame: number;
}

/** Units digits of base^1, base^3, base^6, ...; and of base^1, base^2, base^3, ... */
const growing = (base: number, days: number) =>
  upTo(days).map(k => powerMod(base % 10, (k * (k + 1)) / 2, 10));
const plainPowers = (base: number, days: number) => upTo(days).map(k => powerMod(base % 10, k, 10));
const total = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0);

const sumOfDigits = form<Growing>(
  'sum-of-units-digits',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    also: ['AL.SEQ.1', 'NS.REM.2'],
    verify: ({ base, days }) => {
      let [digit, power, sum] = [1, 1, 0];
      for (let k = 1; k <= days; k += 1) {
        power = (power * base) % 10;
        digit = (digit * power) % 10;
        sum += digit;
      }
      return sum;
    },
  },
  ({ base, days, frame }, { step, find, write }) => {
    const block = growing(base, 8);
    const rest = days % 8;
    const told = frame === 3 ? 'line' : 'day';
    write(
      tex`${base}^1, \; ${base}^{1 + 2}, \; ${base}^{1 + 2 + 3}, \; \dots: \quad
      \text{exponents } ${upTo(8)
        .map(k => (k * (k + 1)) / 2)
        .join(', ')}, \dots`,
      {
        because: text`Multiplying powers of one base adds their exponents, so on ${told} $k$ the exponent is
        $1 + 2 + \dots + k$.`,
      },
    )`
      The number of ${told} $k$ is a power of $${base}$ with the exponent $1 + 2 + \dots + k$. Write down these
      exponents.`;
    const sum = step(calc`sum(${block})`, {
      name: 'the sum of eight units digits',
      works: (_, working) => tex`\text{remainders: } 1, 3, 2, 2, 3, 1, 0, 0; \qquad ${working}`,
      because: text`Units digits of powers repeat after four exponents. From one block of eight to the next the
        exponents grow by a multiple of $4$, so the digits repeat after eight, not after four.`,
    })`
      The units digits of the powers of $${base}$ repeat after $4$ exponents, so the units digit depends on the
      remainder
      of the exponent when it is divided by $4$. For these exponents the remainders repeat after $8$. Add the $8$ units
      digits of one block.`;
    const blocks = step(calc`floor(${days} / 8)`, {
      name: 'the full blocks of eight',
    })`
      Find how many full blocks of $8$ the $${days}$ ${told}s contain.`;
    const tail = find(total(block.slice(0, rest)));
    const wanted = step(calc`${blocks} * ${sum} + ${tail}`, {
      name: 'the sum of all units digits',
      works: (_, working) => tex`${block.slice(0, rest).join(' + ')} = ${tail}; \qquad ${working}`,
      because: text`After the full blocks ${rest} ${told}(s) remain, and their digits are those at the beginning of a
        block.`,
    })`
      The remaining ${told}s begin a new block. Add their digits to those of the full blocks.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The number $1$ is multiplied by $${base}$ on the 1st day. On the 2nd day the
            result is multiplied by $${base}^2$, on the 3rd day by $${base}^3$, and so on. Every evening the units
            digit of the number is noted. What is the sum of the digits that are noted in the first $${days}$ days?`
          : frame === 1
            ? text`One cell of a yeast becomes $${base}$ cells on day 1. On day 2 each of these becomes $${base}^2$
              cells, on day 3 each becomes $${base}^3$, and likewise on every later day. In the evening of each day a
              student works out the number of cells and writes only its last digit into a list. Add the first $${days}$
              digits of the list. What is the sum?`
            : frame === 2
              ? text`On day $k$ of a puzzle calendar stands the number $${base}^1 \times ${base}^2 \times ${base}^3
                \times \dots \times ${base}^k$, and $u_k$ is its units digit. Find $u_1 + u_2 + u_3 + \dots +
                u_{${days}}$.`
              : text`A computer prints one number in each line: $${base}$ in line 1, and in every further line the
                number of the line before, multiplied by $${base}$ raised to the number of the new line. Find the sum
                of the last digits of the first $${days}$ lines.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(days) && value.lt(9 * days),
      slips: [
        slip('lost_the_place_in_a_cycle', tail, () => total(plainPowers(base, rest)))`
          For the ${rest} last ${told}(s) you added the digits of the plain powers $${base}^1, ${base}^2, \dots$, which
          make $${tail}$. The exponents are sums, not $1, 2, 3$ and so on.`,
        slip('left_out_a_term', wanted, calc`${blocks} * ${sum}`)`
          ${here} counts only the full blocks of $8$. After them ${rest} more ${told}(s) follow.`,
        slip('used_a_wrong_given_number', tail, () => total(block.slice(8 - rest)))`
          For the last ${told}s you added the last digits of a block, $${tail}$ in all. A new block starts with its
          first digit.`,
        slip('counted_one_too_many', tail, () => total(block.slice(0, rest + 1)))`
          You added $${rest + 1}$ digits after the full blocks, $${tail}$ in all. Only ${rest} ${told}(s) are left.`,
        slip('took_one_piece_of_several', sum, () => total(block.slice(0, 4)) * 2)`
          You repeated the first four digits, $${total(block.slice(0, 4))}$ for each half of a block. The second four
          come in another order and are other digits.`,
        slip('counted_one_too_few', tail, () => total(block.slice(0, rest - 1)))`
          You added only $${rest - 1}$ digits after the full blocks, $${tail}$ in all. There is one ${told} more.`,
        slip('forgot_exponent_zero', sum, () => total(block) - 2 * (block[6] ?? 0) + 2)`
          For the exponents that $4$ divides you took the units digit $1$, as for the exponent $0$, and got $${sum}$ for
          eight ${told}s. Find it as the digit of $${base}^4$.`,
      ],
      snapRead: text`Powers with exponents 1, 3, 6, 10 and so on; a long sum of their units digits is asked.`,
      approach: text`The units digit depends only on the remainder of the exponent when it is divided by $4$. For sums
        of the first numbers these remainders repeat after $8$, so add one block of $8$ and count the blocks.`,
      check: text`The $8$ digits are $${block.join(', ')}$. On ${told} $${Number(blocks) * 8 + 1}$ the exponent is
        $${((Number(blocks) * 8 + 1) * (Number(blocks) * 8 + 2)) / 2}$, which leaves the remainder $1$ when divided by
        $4$: a new block begins there, and ${rest} ${told}(s) of it count.`,
      principle: text`Find the period of the exponents, not only that of the powers: the digits repeat when the
        remainders of the exponents repeat.`,
    };
  },
);

/** NS.FCT.3 Hard: units digits of powers whose exponents are sums. */
export const growingExponents: readonly AnyTemplate[] = situation<Growing>({
  type: 'NS.FCT.3',
  situation: 'growing-exponents',
  tries: 20,
  draw: draw => {
    const base = draw.pick([2, 3, 7, 8, 12, 13, 17, 18]);
    const days = draw.int(27, 110);
    return days % 8 > 1 ? { base, days, frame: draw.int(0, 3) } : null;
  },
  forms: [sumOfDigits],
});
