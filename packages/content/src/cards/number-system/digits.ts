import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const digits: readonly Card[] = [
  {
    type: 'NS.DIG.1',
    idea: text`
      Reversing changes a two-digit number by 9 times, a three-digit number by 99 times the difference of its
      outer digits.`,
    cue: text`‘when its digits are reversed’, ‘read from right to left’, ‘interchanging the digits’`,
    method: text`
      Write $10t + u$ and $10u + t$, subtract or add, and count the digits that fit between 0 and 9.`,
    trap: text`Writing the number as a product of its digits, or letting the first digit be 0.`,
    example: { form: 'sum-and-reversal-of-three-three-digits-with-sum-and-change', seed: 903 },
  },
  {
    type: 'NS.DIG.2',
    idea: text`
      In base b the places are worth 1, b, b² and so on; the number itself does not depend on the base.`,
    cue: text`
      ‘in base 7’, ‘wheels with the digits 0 to 5’, ‘six to a box and six boxes to a case’`,
    method: text`
      Multiply by the powers of the base and add. Into a new base, divide again and again, and read the
      remainders backwards.`,
    trap: text`Giving the weights from the wrong end, or writing the remainders in the order in which they come.`,
    example: { form: 'from-a-base-value-in-base-ten', seed: 901 },
  },
  {
    type: 'NS.DIG.3',
    idea: text`
      Written arithmetic is the same in every base, but what is carried or borrowed is worth the base, not ten.`,
    cue: text`
      ‘in a certain base 25 and 34 make 61’, ‘written in base 7’, ‘the coefficients are read in base b’`,
    method: text`
      Look at the last place: what was carried from it is the base. Or write all numbers with powers of b and solve.`,
    trap: text`Carrying or borrowing ten, or taking the largest digit, or one more, for the base.`,
    example: { form: 'sum-in-an-unknown-base-value-of-a-sum-in-an-unknown-base', seed: 901 },
  },
  {
    type: 'NS.DIG.4',
    idea: text`
      Numbers in a row come in groups of the same length: 9 with one digit, 90 with two, 900 with three.`,
    cue: text`‘pages numbered from 1’, ‘digits printed in all’, ‘the numbering goes on in the second volume’`,
    method: text`
      Multiply each group by its length; from a given number of digits, take off the groups one by one.`,
    trap: text`Giving every number three digits, or counting from 10 to 99 only 89 numbers.`,
    example: { form: 'numbered-in-a-row-digits-needed', seed: 901 },
  },
];
