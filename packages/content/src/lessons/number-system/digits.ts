import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const digits: Lesson = {
  subcategory: 'NS.DIG',
  title: 'Digits: a digit is worth its place',
  description: text`
    Why reversing a two-digit number changes it by a multiple of 9, and how the bounds 0 to 9 do the counting.
    With worked examples.`,
  before: [
    text`
      $472 = 4 \times 100 + 7 \times 10 + 2$. The 7 is the digit of the tens.`,
    text`
      A two-digit number with the digits $a$ and $b$ is $10a + b$; with its digits reversed it is
      $10b + a$. The first digit is never 0.`,
    text`
      Divided by 9, a number leaves the same remainder as the sum of its digits: 472 and $4 + 7 + 2 = 13$ both
      leave 4. So it is a multiple of 9 when its digit sum is.`,
    text`A number is odd when its last digit is odd. A multiple of 44 is a multiple of 11 and of 4.`,
  ],
  idea: [
    text`
      Take 83 and write it backwards: 38. The difference is ${calc`83 - 38`}. Take 52 and 25:
      ${calc`52 - 25`}. Both are multiples of 9. Why? In 83 the 8 stands for 80, and in 38 only for 8: it
      loses 72, nine times 8. The 3 stands for 3 and then for 30: it gains 27, nine times 3. So the change is
      9 times the difference of the digits.`,
    text`
      So do not write a two-digit number as $xy$. That would be a product. With the digits $t$ and $u$ it is
      $10t + u$, and its reverse is $10u + t$. Subtract: $9(t - u)$. Add: $11(t + u)$. Everything about
      reversed numbers follows from these two lines.`,
    text`
      With three digits the middle one stays where it is. Only the outer ones change places, between units and
      hundreds. From 472 to 274 the 4 loses 396, 99 times 4, and the 2 gains 99 times 2. So the change is 99
      times their difference, ${calc`99 * 2`}.`,
    text`
      The equations seldom give the digits. They give a difference or a sum, and then you count: each digit
      lies from 0 to 9, and the first is not 0. Which two-digit numbers have a first digit that is 6 more than
      the last? 60, 71, 82 and 93. Which have the digit sum 5? 14, 23, 32, 41, 50. And 15? 69, 78, 87, 96, as
      no digit is above 9.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        A table with places and values. 83: the 8 is worth 80, the 3 is worth 3. 38: the 3 is worth 30, the 8
        is worth 8.`,
      rows: [
        ['', 'tens', 'units'],
        ['83', '80', '3'],
        ['38', '30', '8'],
      ],
      shaded: (row, place) => (row === 1 && place === 1) || (row === 2 && place === 2),
      width: 84,
    }),
    caption: text`
      The shaded 8 is worth 80 in the one number and 8 in the other. It loses 72 on the way, and the 3 gains
      27.`,
  },
  examples: [
    {
      form: 'grows-when-reversed-numbers-that-grow-when-reversed',
      seed: 905,
      passed: 0,
      answer: '$210$',
      because: {
        1: text`
          The last digit becomes the first: it was worth 1 and is now worth 100. For the first it is the other
          way round.`,
        2: text`
          For a difference of 3 the first digit can be 1 to 6, since the last is at most 9. That makes 6.`,
        3: text`
          Whatever stands in the middle, it does not move.`,
      },
    },
    {
      form: 'reverse-added-sum-with-reverse-is-a-multiple',
      seed: 902,
      answer: '$25$',
      ask: 1,
      because: {
        1: text`
          Each digit stands once among the tens and once among the units. 33 has the 11 already, so 3 is left.`,
        2: text`11 times the digit sum is below 150, so the digit sum is at most 13.`,
        3: text`
          For the digit sum 3 there are 12, 21 and 30. For 12 the first digit goes from 3 to 9, and these are
          7. Count each and add.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`A two-digit number with the digits 8 and 3 is 8 and 3 together.`,
      wrong: tex`8 + 3 = 11`,
      right: tex`10 \times 8 + 3 = 83`,
      why: text`
        The 8 stands in the place of the tens, so it is worth 80.`,
    },
    {
      says: text`Reversing changes a number by the difference of its digits, so 83 changes by 5.`,
      wrong: tex`8 - 3 = 5`,
      right: tex`9 \times (8 - 3) = 45`,
      why: text`80 becomes 8 and loses 72, 3 becomes 30 and gains 27. Together that is 9 times 5.`,
    },
    {
      says: text`In 7 two-digit numbers the last digit is 3 more than the first, as the first can be 0 to 6.`,
      wrong: tex`6 - 0 + 1 = 7`,
      right: tex`6 - 1 + 1 = 6`,
      why: text`
        03 is no two-digit number. 14, 25, 36, 47, 58 and 69 are the six.`,
    },
  ],
  leave: text`
    Write the number with its places, the reverse below it, and subtract or add. That takes twenty seconds and
    nearly always leaves one fact about a difference or a sum. Then count with the bounds 0 to 9. If two
    conditions are left that both need a list, and one list is longer than ten, leave the question for a
    second pass.`,
  checks: [
    { form: 'grows-when-reversed-numbers-that-grow-when-reversed', seed: 901 },
    { form: 'sum-and-reversal-of-three-three-digits-with-sum-and-change', seed: 902 },
    { form: 'sum-and-reversal-of-three-three-digits-with-sum-and-change', seed: 901 },
    { form: 'reverse-added-sum-with-reverse-is-a-multiple', seed: 901 },
    { form: 'three-digits-and-a-rule-reversal-and-divisibility-rule', seed: 904 },
  ],
};
