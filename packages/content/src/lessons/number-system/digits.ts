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
      A number leaves the same remainder by 9 as the sum of its digits: 472 and $4 + 7 + 2 = 13$
      both leave 4.`,
    text`
      The last digit of a product depends only on the last digits: $47 \times 83$ ends like $7
      \times 3$, in 1.`,
  ],
  idea: [
    text`
      Take 83 and write it backwards: 38. The difference is ${calc`83 - 38`}. Take 52 and 25:
      ${calc`52 - 25`}. Both are multiples of 9. Why? In 83 the 8 stands for eighty. When it moves to the
      units it loses 72, nine times 8. The 3 gains 27, nine times 3. So the change is 9 times the difference
      of the digits.`,
    text`
      So do not write a two-digit number as $xy$. That would be a product. With the digits $t$ and $u$ it is
      $10t + u$, and its reverse is $10u + t$. Subtract: $9(t - u)$. Add: $11(t + u)$. Everything about
      reversed numbers follows from these two lines.`,
    text`
      With three digits the middle one stays where it is. Only the outer ones change places, between units and
      hundreds, so the change is 99 times their difference.`,
    text`
      The equations seldom give the digits. They give a difference or a sum, and then you count: each digit
      lies from 0 to 9, and the first one is not 0. How many two-digit numbers have a first digit that is 6
      more than the last? 60, 71, 82, 93: the last digit goes from 0 to 3, so there are 4.`,
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
          The last digit becomes the first and is then worth a hundred times as much, so the number grows by
          99 for each unit of the difference.`,
        2: text`
          For a difference of 3 the first digit can be 1 to 6, since the last one is at most 9. It cannot be
          0, or the number would have two digits.`,
        3: text`
          Whatever stands in the middle, it does not move.`,
      },
    },
    {
      form: 'reverse-added-sum-with-reverse-is-a-multiple',
      seed: 902,
      passed: 0,
      answer: '$29$',
      ask: 1,
      because: {
        1: text`
          Both digits stand once among the tens and once among the units, so number and reverse together
          depend on their sum only.`,
        2: text`
          11 times the digit sum is even when the digit sum is even, and it must stay below 125.`,
        3: text`
          For the digit sum 2 there are 11 and 20, for 4 there are 13, 22, 31 and 40. For 10 the tens digit
          goes from 1 to 9. Count each digit sum and add.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`A two-digit number with the digits 8 and 3 is 8 times 3, or 8 and 3 together.`,
      wrong: tex`8 + 3 = 11`,
      right: tex`10 \times 8 + 3 = 83`,
      why: text`
        The 8 stands in the place of the tens, so it is worth 80.`,
    },
    {
      says: text`Reversing changes a number by the difference of its digits, so 83 changes by 5.`,
      wrong: tex`8 - 3 = 5`,
      right: tex`9 \times (8 - 3) = 45`,
      why: text`
        Each unit of the difference moves from the tens to the units and loses 9 on the way.`,
    },
    {
      says: text`The last digit is 3 more than the first in 7 two-digit numbers, as the first can be 0 to 6.`,
      wrong: tex`6 - 0 + 1 = 7`,
      right: tex`6 - 1 + 1 = 6`,
      why: text`
        03 is no two-digit number. 14, 25, 36, 47, 58 and 69 are the six.`,
    },
  ],
  leave: text`
    Write the number with its places, the reverse below it, and subtract or add. That takes twenty seconds and
    nearly always leaves one fact about a difference or a sum. Then count with the bounds 0 to 9. If two
    conditions are left that both need a list, and one of the lists is longer than ten, leave the question for
    the second round.`,
  checks: [
    { form: 'grows-when-reversed-numbers-that-grow-when-reversed', seed: 901 },
    { form: 'sum-and-reversal-of-three-three-digits-with-sum-and-change', seed: 902 },
    { form: 'sum-and-reversal-of-three-three-digits-with-sum-and-change', seed: 901 },
    { form: 'reverse-added-sum-with-reverse-is-a-multiple', seed: 901 },
    { form: 'three-digits-and-a-rule-reversal-and-divisibility-rule', seed: 904 },
  ],
};
