import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const permutationsAndCombinations: Lesson = {
  subcategory: 'MM.PNC',
  title: 'Counting choices: fill places, then ask if order matters',
  description: text`
    How to count by filling places, when to divide because order does not matter, and why ‘at least one’ is
    counted backwards.`,
  before: [
    text`
      If one choice has 3 ways and, after it, a second one has 4, the two have $3 \times 4 = 12$.
      Cases of which only one happens are added.`,
    text`
      $4! = 4 \times 3 \times 2 \times 1 = 24$: in so many orders 4 people can stand in a row.`,
    text`
      To choose 2 of 5 people without an order there are $\frac{5 \times 4}{2 \times 1} = 10$ ways, written
      $\binom{5}{2}$ or $^5C_2$, ‘5 choose 2’. To choose 3 of 13:
      $\binom{13}{3} = \frac{13 \times 12 \times 11}{3 \times 2 \times 1} = 286$.`,
    text`
      With an order, as for a president and a secretary, there are $5 \times 4 = 20$ ways.`,
  ],
  idea: [
    text`
      How many three-digit numbers can be made from the digits 0, 1, 2, 3, 4, each used at most once? Draw
      three empty places. The first place cannot hold 0, so there are 4 choices. For the second place 4 digits
      are left, 0 among them now. For the third, 3 are left. Every first digit goes with every second one, so
      multiply: ${calc`4 * 4 * 3`}. If digits may be repeated, all 5 are free again each time:
      ${calc`4 * 5 * 5`}.`,
    text`
      We began with the first place because it is the one with a rule. If the last place has a rule too, split
      into cases. How many of the 48 are even? With 0 at the end there are ${calc`4 * 3`}. With 2 or 4 at the
      end the first place has only 3 choices, as 0 and the last digit are out: ${calc`2 * 3 * 3`}. No number
      is in both cases, so add: 30.`,
    text`
      Now choose a committee of 3 from 5 people. Filling places gives ${calc`5 * 4 * 3`}. But Asha, Bina,
      Chitra and Chitra, Asha, Bina are the same committee. Each committee stands in this list
      ${calc`3 * 2 * 1`} times, once for every order of its members, so there are ${calc`60/6`} committees,
      $\binom{5}{3}$.`,
    text`
      From two groups, choose in each and multiply: 2 of 4 women and 1 of 3 men makes ${calc`6 * 3`}
      committees. With at least one woman in a committee of 3 there could be one, two or three women. It is
      shorter to take all $\binom{7}{3} = 35$ and subtract the one committee without a woman: 34. ‘At least
      one’ is all without none.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        Three places in a row, first, second and third. Below them stand the numbers of choices, 4, 4 and 3.`,
      rows: [
        ['first', 'second', 'third'],
        ['4', '4', '3'],
      ],
      shaded: row => row === 1,
      width: 100,
    }),
    caption: text`
      First place: 1, 2, 3 or 4. Second place: 0 and what is left. Third place: what is left then. The numbers
      of choices are multiplied.`,
  },
  examples: [
    {
      form: 'given-digits-no-repetition-with-zero',
      seed: 902,
      passed: 0,
      answer: '$100$',
      because: {
        1: text`
          A number that begins with 0 has only two digits. No other place has a rule, so this one comes first.`,
        2: text`
          One digit is used up, but 0 may be used from here on, so there are 5 choices again and then 4.`,
      },
    },
    {
      form: 'two-kinds-at-least-one',
      seed: 902,
      passed: 4,
      answer: '$266$',
      ask: 2,
      because: {
        1: text`A squad is a choice without order: $\frac{13 \times 12 \times 11}{6}$ for 3 of the 13.`,
        2: text`
          Not allowed are the squads of bowlers only, 3 of the 6 bowlers: $\frac{6 \times 5 \times 4}{6}$.`,
        3: text`
          What is left has at least one batter. Adding the cases with one, two and three batters gives the
          same number.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`Three-digit numbers from 0, 1, 2, 3, 4 without repetition: 5 choices, then 4, then 3.`,
      wrong: tex`5 \times 4 \times 3 = 60`,
      right: tex`4 \times 4 \times 3 = 48`,
      why: text`
        Twelve of the 60 begin with 0, such as 012, and are not three-digit numbers.`,
    },
    {
      says: text`Two of 6 players can be chosen in 6 times 5 ways.`,
      wrong: tex`6 \times 5 = 30`,
      right: tex`6 \times 5 \div 2 = 15`,
      why: text`
        Ravi and Sunil is the same pair as Sunil and Ravi. 30 would be right for captain and vice-captain.`,
    },
    {
      says: text`A pair with at least one woman from 4 women and 3 men: choose a woman, then anyone else.`,
      wrong: tex`4 \times 6 = 24`,
      right: tex`21 - 3 = 18`,
      why: text`
        A pair of two women is counted twice that way, once with each as the first. From all 21 pairs take the
        3 pairs of men.`,
    },
  ],
  leave: text`
    First decide whether order matters. Then look for the strictest rule, and whether ‘at least’ is easier by
    subtracting. If the count falls into two or three cases that you can name, stay. If you are at the fourth
    case, mark the question and go on; it is easy to lose three minutes here.`,
  checks: [
    { form: 'two-kinds-exact-case', seed: 901 },
    { form: 'given-digits-repetition-with-zero', seed: 902 },
    { form: 'two-kinds-one-in-one-out', seed: 901 },
    { form: 'two-kinds-at-least-one', seed: 901 },
    { form: 'given-digits-multiples-of-five', seed: 901 },
  ],
};
