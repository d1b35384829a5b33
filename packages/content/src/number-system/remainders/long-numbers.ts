import { digitsOf, sumOf } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** The remainder of the number that is written by all numbers from `from` to `to` in turn, digit by digit. */
function ofWritten(from: number, to: number, d: number): number {
  let left = 0;
  for (let n = from; n <= to; n += 1) for (const digit of digitsOf(n)) left = (left * 10 + digit) % d;
  return left;
}
const rest = (n: number, d: number) => ((n % d) + d) % d;
const isRemainder = (value: { d: bigint; valueOf(): number }, d: number) =>
  value.d === 1n && value.valueOf() >= 0 && value.valueOf() < d;

interface Ending {
  from: number;
  to: number;
  d: number;
  /** So many last digits decide. */
  digits: number;
  frame: number;
  who: string;
}

const lastDigits = form<Ending>(
  'remainder-by-the-last-digits',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ from, to, d }) => ofWritten(from, to, d),
  },
  ({ from, to, d, digits, frame, who }, { step }) => {
    const power = 10 ** digits;
    const written = `${to - 2}${to - 1}${to}`;
    const tail = step(Number(written.slice(-digits)), {
      name: 'the last digits of the long number',
      because: text`Everything before them counts as many times $${power}$, and $${d}$ divides each of those.`,
      works: value =>
        tex`${power} = ${d} \times ${power / d}; \quad \dots ${to - 1}\,${to} \to ${String(value)}`,
    })`
      $${d}$ divides $${power}$, so only the last ${String(digits)} digits of the long number decide about the
      remainder. Read them off the last numbers that are written.`;
    const left = step(Number(tail) % d, {
      because: text`The part in front of the last ${String(digits)} digits is a multiple of $${d}$ and leaves nothing,
        so the whole remainder comes from these digits.`,
      works: value => tex`${tail} = ${d} \times ${Math.floor(Number(tail) / d)} + ${value}`,
    })`
      Divide the number made of these digits by $${d}$ and keep the remainder.`;
    const list = tex`${String(from)}${String(from + 1)}${String(from + 2)} \dots ${String(to)}`;
    return {
      answer: left,
      stem: wording(
        frame,
        text`The whole numbers from $${from}$ to $${to}$ are written one after the other without gaps, as in $${list}$.
          What is the remainder when the long number is divided by $${d}$?`,
        text`${who} types all integers from $${from}$ up to $${to}$ in order, with no spaces between them. By how much
          does the number on the screen exceed the nearest multiple of $${d}$ below it?`,
        text`Let $N = ${list}$ be the number formed by writing the integers $${from}, ${from + 1}, \dots, ${to}$ side by
          side. Find the remainder when $N$ is divided by
          $${d}$.`,
        text`On a long strip the page numbers $${from}$ to $${to}$ of a book are printed in a row, and together they
          are read as one number. Which remainder does that number leave when divided by $${d}$?`,
      ),
      show: plain,
      plausible: value => isRemainder(value, d),
      slips: [
        slip('used_another_divisibility_rule', tail, Number(written.slice(1 - digits)))`
          You divided only $${tail}$ by $${d}$. One more digit matters, because $${d}$ does not divide $${power / 10}$
          and the next place still counts.`,
        slip('used_another_divisibility_rule', tail, sumOf(digitsOf(Number(written.slice(-digits)))))`
          You divided $${tail}$, a sum of digits. That rule is for $3$ and $9$; for $${d}$ the last digits themselves
          decide.`,
        slip('swapped_the_two', tail, Number(`${to}${to - 1}`.slice(0, digits)))`
          $${tail}$ puts $${to}$ in front. It is the last number written, so it stands at the end.`,
        slip(
          'ignored_place_value',
          tail,
          Number(`${to - 1}`.slice(0, 1 + digits - `${to}`.length - 1 || 1) + to),
        )`
          $${tail}$ has the first digit of $${to - 1}$ in it. Read from the end: before $${to}$ stands the last digit of
          $${to - 1}$.`,
        slip('mixed_up_sum_and_product', tail, 2 * to - 1)`
          $${to - 1} + ${to} = ${tail}$ adds the last two numbers. Writing them side by side moves $${to - 1}$ to higher
          places.`,
        slip('mixed_up_quotient_and_remainder', left, Math.floor(Number(written.slice(-digits)) / d))`
          $${left}$ is how many times $${d}$ goes into the number made of the last digits. The question asks for what is
          left over.`,
        slip('gave_the_complement', left, d - (Number(written.slice(-digits)) % d))`
          $${left}$ is what is missing to the next multiple of $${d}$. A remainder is what the number has beyond the
          multiple below it.`,
      ],
      snapRead: text`A very long number and the divisor $${d}$, which divides a power of ten: only the last digits
        matter.`,
      approach: text`Find the smallest power of ten that $${d}$ divides. Everything in front of that many last digits
        is a multiple of $${d}$, so the last digits alone give the remainder.`,
      check: text`The number ends in $${String(tail)}$, and $${tail} - ${left} = ${tail.sub(left)} = ${d} \times
        ${tail.sub(left).div(d)}$. $${d}$ does not divide $${power / 10}$, so fewer digits would not do.`,
      principle: text`If the divisor divides a power of ten, the remainder of a long number is that of its last
        digits.`,
    };
  },
);

const ending = situation<Ending>({
  type: 'NS.REM.6',
  situation: 'numbers-in-a-row-last-digits',
  tries: 20,
  draw: draw => {
    const [d, digits] = draw.pick([
      [8, 3],
      [16, 4],
      [40, 3],
      [80, 4],
      [125, 3],
      [200, 3],
      [250, 3],
      [625, 4],
    ] as const);
    const to = draw.int(23, 98);

    const written = Number(`${to - 2}${to - 1}${to}`.slice(-digits));
    if (to % 10 < 1 || written < d || written % d < 2) return null;
    return {
      from: draw.int(1, 14),
      to,
      d,
      digits,
      frame: draw.int(0, 3),
      who: draw.pick(peopleInArithmetic),
    };
  },
  forms: [lastDigits],
});

interface Blocks {
  from: number;
  to: number;
  d: number;
  frame: number;
  who: string;
}

const blocksOfTwo = form<Blocks>(
  'blocks-of-two-digits-by-a-factor-of-ninety-nine',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AL.SEQ.1'],
    verify: ({ from, to, d }) => ofWritten(from, to, d),
  },
  ({ from, to, d, frame, who }, { step }) => {
    const count = step(calc`${to} - ${from} + 1`, {
      name: 'how many blocks there are',
      because: text`$100 = 99 + 1$ leaves $1$ by $${d}$, so a block may be moved by two places without changing the
        remainder.`,
      works: (_value, working) => tex`100 = ${d} \times ${99 / d} + 1; \quad ${working}`,
    })`
      Cut the long number into blocks of two digits: these are just the numbers that were written. Since $100$ leaves
        $1$ when divided by $${d}$, each block counts as itself, whatever its place. Count the blocks.`;
    const sum = step(calc`${count} * (${from} + ${to}) / 2`, {
      name: 'the sum of the blocks',
      because: text`The blocks are consecutive numbers. The first and the last together make $${from + to}$, so do the
          second and the last but one, and so on: there are half as many pairs as blocks.`,
    })`
        The long number leaves the same remainder as the sum of its blocks. Add the blocks: their number times the mean
        of the first and the last.`;
    const left = step(rest(Number(sum), d), {
      because: text`The sum of the blocks is far larger than $${d}$, so it is not a remainder itself; only what is
          left beyond a multiple of $${d}$ counts.`,
      works: value => tex`${sum} = ${d} \times ${Math.floor(Number(sum) / d)} + ${value}`,
    })`
        Divide the sum by $${d}$ and keep the remainder.`;
    const all = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const digitSum = sumOf(all.flatMap(digitsOf));
    return {
      answer: left,
      stem: wording(
        frame,
        text`All two-digit numbers from $${from}$ to $${to}$ are written in a row, which gives the number
          $${from}${from + 1} \dots ${to}$. What remainder does it leave when divided by $${d}$?`,
        text`${who} sticks the tickets with the numbers $${from}, ${from + 1}, \dots, ${to}$ side by side and reads
          them as one long number. Find the remainder of that number when it is divided by $${d}$.`,
        text`The number $N = ${from}${from + 1}${from + 2} \dots ${to}$ consists of all integers from $${from}$ to
          $${to}$, written without gaps. Which is the least integer $x \ge 0$ for which $N - x$ is a multiple of
          $${d}$?`,
        text`A code is formed by typing the numbers of the seats $${from}$ to $${to}$ of a hall one after the other.
          When the code is divided by $${d}$, which number is left over?`,
      ),
      show: plain,
      plausible: value => isRemainder(value, d),
      slips: [
        slip('used_another_divisibility_rule', sum, digitSum)`
          You added the single digits, which gives $${sum}$. Sums of digits give the remainder by $9$, not by $${d}$.`,
        slip('counted_gaps_for_numbers', count, calc`${to} - ${from}`)`
          ${here} counts the steps from $${from}$ to $${to}$, and there is one number more than steps.`,
        slip('did_not_halve', sum, calc`${count} * (${from} + ${to})`)`
          ${here} multiplies by first and last together. Two numbers of that sum make a pair, so it has to be halved.`,
        slip('used_another_divisibility_rule', sum, () => {
          const signs = [...all].reverse().map((n, i) => (i % 2 === 0 ? n : -n));
          return sumOf(signs);
        })`
          You added and subtracted the blocks in turn and got $${sum}$. That is the rule for $101$, where $100$ counts
          as $-1$; here it counts as $1$.`,
        slip('took_one_piece_of_several', sum, calc`${to}`)`
          You looked at the last block $${to}$ only. The blocks in front of it are no multiples of $${d}$.`,
        slip('gave_the_complement', left, d - rest(sumOf(all), d))`
          $${left}$ is what is missing to the next multiple of $${d}$, not what is left over.`,
        slip('mixed_up_sum_and_term', sum, calc`${from} + ${to}`)`
          ${here} adds only the first and the last block. All blocks between them count as well.`,
      ],
      snapRead: text`Numbers of two digits in a row, divided by $${d}$${d < 99 && ', a factor of $99$'}: add blocks of
        two digits.`,
      approach: text`$100$ leaves $1$ when divided by $${d}$. So a number has the same remainder as the sum of its
        blocks of two digits, and here these blocks are consecutive numbers.`,
      check: text`Pairs from both ends have the sum $${from + to}$, and there are $${count}$ numbers: $${from + to}
        \times ${count} = ${(from + to) * Number(count)}$ is twice $${sum}$, and $${sum.sub(left)}$ is $${d} \times
        ${sum.sub(left).div(d)}$.`,
      principle: text`Where a hundred leaves 1, as for 99, 33 and 11, a number leaves the same remainder as the sum of
        its blocks of two digits.`,
    };
  },
);

const blocks = situation<Blocks>({
  type: 'NS.REM.6',
  situation: 'numbers-in-a-row-blocks-of-two',
  tries: 20,
  draw: draw => {
    const from = draw.int(10, 45);
    const to = from + draw.int(11, 50);
    const d = draw.pick([99, 99, 33]);
    if (to > 98 || ofWritten(from, to, d) < 2) return null;
    return { from, to, d, frame: draw.int(0, 3), who: draw.pick(peopleInArithmetic) };
  },
  forms: [blocksOfTwo],
});

const signedBlocks = form<Blocks>(
  'blocks-of-three-digits-with-signs',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.SEQ.6'],
    verify: ({ from, to, d }) => ofWritten(from, to, d),
  },
  ({ from, to, d, frame, who }, { step, find }) => {
    const odd = (to - from) % 2 === 0;
    const count = step(calc`${to} - ${from} + 1`, {
      name: 'how many blocks there are',
      because: text`Moving a block three places to the left multiplies it by $1{,}000$, which is $1$ less than the
          multiple $1{,}001$ of $${d}$. So the sign changes with each block, and the block at the right end has plus.`,
      works: (_value, working) => tex`1{,}001 = ${d} \times ${1001 / d}, \; 1{,}000 \to -1; \quad ${working}`,
    })`
        $${d}$ is a factor of $1{,}001 = 7 \times 11 \times 13$, so $1{,}000$ counts as $-1$. Cut the long number into
        blocks
        of three digits, which are the numbers written. From the right they count with $+, -, +, -, \dots$ in turn.
        Count the blocks.`;
    const pairs = step(calc`floor(${count} / 2)`, {
      name: 'how many pairs there are',
      because: text`In each pair the larger number has plus and the number before it has minus. They are consecutive
        integers, so nothing but $1$ is left of the two.`,
      works: (_value, working) =>
        tex`${to} - ${to - 1} = 1, \; ${to - 2} - ${to - 3} = 1, \dots; \quad ${working}`,
    })`
      Take the blocks in pairs from the right. Each pair of neighbours has the difference $1$, so only the number of
      pairs matters.`;
    const alone = find(odd ? from : 0);
    const total = step(calc`${pairs} + ${alone}`, {
      name: 'the sum of the blocks with their signs',
      because: odd
        ? text`Signs change from block to block, and with an odd number of blocks the first one has the same sign as the
            last, which is plus.`
        : text`With an even number of blocks every block has a partner, so each difference of $1$ is used and nothing
            else is added.`,
    })`
      ${
        odd
          ? text`Each pair gives $1$. The number of blocks is odd, so the first block $${from}$ is left alone with the
              sign $+$: add it.`
          : text`Each pair gives $1$, and the number of blocks is even, so no block is left alone.`
      }`;
    const left = step(rest(Number(total), d), {
      because: text`The long number and this sum differ by a multiple of $${d}$, so they leave the same remainder.`,
      works: value => tex`${total} = ${d} \times ${total.sub(value).div(d)} + ${value}`,
    })`
      Divide this sum by $${d}$ and keep the remainder.`;
    const all = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return {
      answer: left,
      stem: wording(
        frame,
        text`The three-digit numbers from $${from}$ to $${to}$ are written side by side, which makes the number
          $${String(from)}${String(from + 1)}${String(from + 2)} \dots ${String(to)}$. What is its remainder when it is
          divided by $${d}$?`,
        text`${who} writes all integers from $${from}$ to $${to}$ in order on one line without any space and divides
          the huge number by $${d}$. What is the remainder?`,
        text`The number plates $${from}, ${from + 1}, \dots, ${to}$ are nailed to a wall in this order, from left to
          right, and together they show one number. Find the remainder that it leaves when divided by $${d}$.`,
        text`If $M$ is the number whose digits are those of $${from}, ${from + 1}, ${from + 2}, \dots, ${to}$ in this
          order, what is the smallest integer $x \ge 0$ such that $${d}$ divides $M - x$?`,
      ),
      show: plain,
      plausible: value => isRemainder(value, d),
      slips: [
        slip('ignored_a_condition', alone, odd ? 0 : from)`
          ${
            odd
              ? text`With $${count}$ blocks one is left without a partner, the first one. You left it out and kept only
          the $${pairs}$ pairs.`
              : text`You added $${from}$ as a block without a partner. But $${count}$ blocks make
          $${pairs}$ full pairs.`
          }`,
        slip('wrong_sign', total, odd ? calc`${pairs} - ${alone}` : calc`-1 * ${pairs}`)`
          You began with $+$ at the left and came to $${total}$. The signs begin with $+$ at the right end, where no
          power of $1{,}000$ stands after the block.`,
        slip('used_another_divisibility_rule', total, sumOf(all))`
          You added all the blocks, which gives $${total}$. That is the rule for factors of $999$, where $1{,}000$
          counts
          as $1$.`,
        slip('counted_gaps_for_numbers', pairs, odd ? calc`(${count} + 1) / 2` : calc`${count} / 2 - 1`)`
          ${
            odd
              ? text`Your $${pairs}$ pairs include one for the first block, which has no partner.`
              : text`You counted
          $${pairs}$ pairs from $${to - from}$ steps. Both ends belong to the list, so there are $${count}$ blocks.`
          }`,
        slip('counted_twice', pairs, calc`${count}`)`
          A difference of $1$ for each of the $${count}$ blocks counts every pair twice: it takes two blocks to make one
          difference.`,
        slip('used_another_divisibility_rule', total, sumOf(all.flatMap(digitsOf)))`
          The sum of all digits, $${total}$, gives remainders by $3$ and $9$. The divisor $${d}$ has other factors.`,
      ],
      snapRead: text`A long number made of numbers of three digits, and the divisor $${d}$, a factor of $1{,}001$:
      blocks
        of three digits with changing signs.`,
      approach: text`$1{,}001$ is $7 \times 11 \times 13$, so by $${d}$ the number $1{,}000$ counts as $-1$. Then the
      blocks
        are added and subtracted in turn from the right. Neighbours differ by $1$, so the sum is done in pairs; whether
        a block is left alone depends on the number of blocks.`,
      check: () => {
        const few = from + (odd ? 2 : 1);
        const value = Number(`${from}${from + 1}${odd ? from + 2 : ''}`);
        const pair = odd ? 1 + from : 1;
        return text`Test the rule on the first blocks alone: $${String(value)}$ leaves $${value % d}$ when divided by
          $${d}$, as ${odd ? `$${few} - ${few - 1} + ${from} = ${pair}$` : `$${few} - ${from} = ${pair}$`} does. Each
          further pair adds $1$, up to $${pairs}$ pairs.`;
      },
      principle: text`Where a thousand counts as -1, blocks of three digits are added and subtracted in turn, with plus
        at the right end.`,
    };
  },
);

const signed = situation<Blocks>({
  type: 'NS.REM.6',
  situation: 'numbers-in-a-row-blocks-of-three',
  tries: 20,
  draw: draw => {
    const from = draw.int(100, 400);
    const to = from + draw.int(40, 320);
    const d = draw.pick([77, 91, 143]);
    const left = ofWritten(from, to, d);
    const count = to - from + 1;
    if (left < 2 || Math.floor(count / 2) + (count % 2) * from < d) return null;
    return { from, to, d, frame: draw.int(0, 3), who: draw.pick(peopleInArithmetic) };
  },
  forms: [signedBlocks],
});

/** NS.REM.6: last digits; blocks of two digits added; blocks of three digits with changing signs. */
export const longNumbers: readonly AnyTemplate[] = [...ending, ...blocks, ...signed];
