import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const numberProperties: Lesson = {
  subcategory: 'NS.NUM',
  title: 'Divisibility: which digits does the rule look at?',
  description: text`
    Why 4 and 8 look at the end, 3 and 9 at the sum, 11 at alternating signs, and how to find missing digits
    with two rules at once.`,
  before: [
    text`
      Natural numbers are 1, 2, 3 and so on. Integers are the whole numbers, 0 and the negative ones
      among them.`,
    text`
      Even numbers are the multiples of 2, with 0 among them; the others are odd. Two odd numbers
      have an even sum and an odd product.`,
    text`
      A number is divisible by 2 if its last digit is even, by 5 if it is 0 or 5, and by 10 if it is
      0.`,
    text`
      $\overline{5\,x\,3}$ is the three-digit number with the digits 5, $x$ and 3. $y \in \{2, 6\}$ means that
      $y$ is 2 or 6.`,
  ],
  idea: [
    text`
      Is 53,728 a multiple of 4? Split off the last two digits: 53,700 and 28. A hundred is 25 times 4, so all
      hundreds are multiples of 4. Only 28 decides, and it is ${calc`7 * 4`}. In the same way 8 divides every
      thousand, so for 8 the last three digits decide. For 2, 5 and 10 the last digit is enough: it is even
      for 2, 0 or 5 for 5, and 0 for 10.`,
    text`
      The numbers 10, 100 and 1,000 are no multiples of 9, but each is 1 more than a multiple of 9: 10 is 9 and 1,
      100 is 99 and 1. So 372 is three 99s, seven 9s, and ${calc`3 + 7 + 2`} left over. The digit sum decides,
      for 9 and also for 3.`,
    text`
      For 11 the powers of ten are alternately 1 more and 1 less than a multiple: 10 is 11 without 1, 100 is
      99 and 1. So the digits count with alternating signs. 6,435 gives ${calc`6 - 4 + 3 - 5`}, and it is
      ${calc`11 * 585`}.`,
    text`
      A rule for 12, 24 or 44 is made of two. Split the number into factors without a common factor: 24 into 8
      and 3, not into 4 and 6. Both must hold. If two digits are missing, begin with the rule that looks at
      only one of them, usually the one about the end.`,
    text`
      Even and odd decide other questions. Two odd numbers make an even sum, an odd and an even one an odd
      sum. A product is odd only if all its
      factors are odd. So $37 \times 53 + 19$ is even, without counting: odd times odd is odd, and odd plus
      odd is even. Zero is even.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        The digits 5, 3, 7, 2, 8 in a row of boxes. The last two, 2 and 8, are shaded: they decide about 4.`,
      rows: [['5', '3', '7', '2', '8']],
      shaded: (_row, place) => place > 2,
      width: 64,
    }),
    caption: text`
      For 4 only the shaded end counts, for 8 one digit more. For 3 and 9 all digits count alike, for 11 with
      changing signs.`,
  },
  examples: [
    {
      form: 'one-unknown-digit-sum-of-all-digits',
      seed: 902,
      passed: 2,
      answer: '$28$',
      because: {
        1: text`
          The rule of 11 counts the digits with alternating signs. Without $x$ they make 4, so $x$ has to be 4
          to bring it to 0. 11 or $-11$ would do as well, but no digit leads there.`,
        2: text`
          The question wants the digit sum, so now every digit is added.`,
      },
    },
    {
      form: 'two-unknown-digits-number-of-pairs',
      seed: 901,
      passed: 9,
      answer: '$7$',
      ask: 1,
      because: {
        1: text`
          24 is 8 times 3. The rule of 8 looks at $3y8$. Try 308, 318 and so on to 398: 8 divides only 328
          and 368, so $y$ is 2 or 6.`,
        2: text`
          With $y$ known, the digit sum has one unknown left. Every third digit works, so there are three or
          four of them.`,
        3: text`
          Each $y$ has its own list of $x$. Add the numbers of both lists.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`
        A digit sum of 12 is a multiple of 3, so the number is a multiple of 9 too, which is 3 times 3.`,
      wrong: tex`39 \div 9 = 4`,
      right: tex`39 \div 3 = 13`,
      why: text`
        39 has the digit sum 12. For 9 the digit sum itself must be a multiple of 9.`,
    },
    {
      says: text`A multiple of 4 and of 6 is a multiple of 24.`,
      wrong: tex`12 \div 24 = 1`,
      right: tex`12 \div 4 = 3`,
      why: text`
        12 is a multiple of both. 4 and 6 share a factor 2, which is asked for only once. Use 8 and 3 for 24.`,
    },
    {
      says: text`For 11 the alternating sum must be 0.`,
      wrong: tex`9 - 0 + 2 = 0`,
      right: tex`9 - 0 + 2 = 11`,
      why: text`
        902 is ${calc`82 * 11`}, and its alternating sum is 11. Any multiple of 11 is as good as 0.`,
    },
  ],
  leave: text`
    Say which rules the divisor is made of, and which digits each of them sees. One unknown digit takes half a
    minute, two take a minute and a half. If something more is asked, such as the greatest value of $5x + 3y$,
    list the pairs first and try all of them. With three unknown digits, leave the question for a second pass.`,
  checks: [
    { form: 'one-unknown-digit-sum-of-least-and-greatest', seed: 901 },
    { form: 'one-unknown-digit-sum-of-all-digits', seed: 901 },
    { form: 'one-unknown-digit-sum-of-least-and-greatest', seed: 902 },
    { form: 'two-unknown-digits-number-of-pairs', seed: 902 },
    { form: 'pairs-of-digits-weighed-greatest-weighted-sum-of-the-digits', seed: 902 },
  ],
};
