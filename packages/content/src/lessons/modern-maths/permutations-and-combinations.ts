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
      To choose 2 of 5 people without an order there are $\frac{5 \times 4}{2 \times 1} = 10$ ways,
      written $^5C_2$.`,
    text`
      With an order, as for a president and a secretary, there are $5 \times 4 = 20$ ways.`,
  ],
  idea: [
    text`
      How many three-digit numbers can be made from the digits 0, 1, 2, 3, 4, each used at most once? Draw
      three empty places. The first place cannot hold 0, so there are 4 choices. For the second place 4 digits
      are left, 0 among them now. For the third, 3 are left. Every first digit goes with every second one, so
      multiply: ${calc`4 * 4 * 3`}.`,
    text`
      We began with the first place because it is the one with a rule. Fill the place with the strictest rule
      first, else you do not know what is left for it.`,
    text`
      Now choose a committee of 3 from 5 people. Filling places gives ${calc`5 * 4 * 3`}. But Asha, Bina,
      Chitra and Chitra, Asha, Bina are the same committee. Each committee stands in this list
      ${calc`3 * 2 * 1`} times, once for every order of its members, so there are ${calc`60/6`} committees.
      This is written $\binom{5}{3}$, ‘5 choose 3’.`,
    text`
      Committees with at least one woman could have one, two or three women, three counts to add. It is
      shorter to count all committees and take off those with no woman. ‘At least one’ is all without none.`,
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
      First place: 1, 2, 3 or 4. Second place: what is left, and 0. Third place: what is left then. Places are
      multiplied, cases are added.`,
  },
  examples: [
    {
      form: 'given-digits-no-repetition-with-zero',
      seed: 902,
      passed: 0,
      answer: '$100$',
      because: {
        1: text`
          A number that begins with 0 has only two digits. This is the only rule about places, so it comes
          first.`,
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
        1: text`
          A squad is a choice without order. Count all squads of 3 from the 13 players, without looking at the
          rule.`,
        2: text`
          Forbidden are the squads of bowlers only. They are choices of 3 from the 6 bowlers.`,
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
        A pair of two women is counted twice that way, once from each side. All 21 pairs without the 3 pairs
        of men is safe.`,
    },
  ],
  leave: text`
    First decide: do places matter or not? Then look for the strictest rule, and whether ‘at least’ is easier
    backwards. If the count falls into two or three cases that you can name, stay. If you are at the fourth
    case, or the rules disturb one another in a circle, mark the question and go on; it is easy to lose three
    minutes here.`,
  checks: [
    { form: 'two-kinds-exact-case', seed: 901 },
    { form: 'given-digits-repetition-with-zero', seed: 902 },
    { form: 'two-kinds-one-in-one-out', seed: 901 },
    { form: 'two-kinds-at-least-one', seed: 901 },
    { form: 'given-digits-multiples-of-five', seed: 901 },
  ],
};
