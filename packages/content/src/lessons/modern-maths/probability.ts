import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const probability: Lesson = {
  subcategory: 'MM.PRB',
  title: 'Probability: count cases that are equally likely',
  description: text`
    How to count all cases and the good ones in the same way, what changes when nothing is put back, and what
    ‘given that’ does.`,
  before: [
    text`
      With equally likely cases the probability is the number of wanted cases divided by the number
      of all. For a 6 with one die it is $\frac{1}{6}$; two dice have $6 \times 6 = 36$ cases.`,
    text`
      2 of 5 things can be chosen in $\binom{5}{2} = \frac{5 \times 4}{2} = 10$ ways, 3 of 14 in
      $\binom{14}{3} = \frac{14 \times 13 \times 12}{6} = 364$.`,
    text`
      The probability that something does not happen is 1 less the probability that it happens.`,
    text`
      If two events do not influence each other, multiply. If they exclude each other, add: a 5 or a 6 has
      $\frac{1}{6} + \frac{1}{6} = \frac{1}{3}$. The sum of two odd numbers is even, and so is that of two
      even ones.`,
  ],
  idea: [
    text`
      A drawer holds 3 white and 2 grey socks. You take two in the dark. What is the probability that they
      match? Name the white socks A, B, C and the grey ones d, e. There are ${calc`5 * 4/2`} pairs, all
      equally likely. AB, AC, BC and de match, so 4 of them: the probability is $\frac{4}{10}$, that is
      $\frac{2}{5}$. Wanted cases divided by all cases, that is the whole idea.`,
    text`
      Make both counts in the same way: pairs without order above, pairs without order below. ‘Both white, one
      of each, both grey’ are three results, but they are not equally likely, so they are not three cases.`,
    text`
      You can also go draw by draw. The first sock is white in 3 of 5 cases. Then 4 socks are left, 2 of them
      white: ${calc`(3/5) * (2/4)`}, as 3 pairs of 10. Or take out all five in a row. The two grey ones then
      stand at two of five places, and all 10 pairs of places are equally likely. The second grey one comes
      third at the places 1 and 3 or 2 and 3: $\frac{2}{10}$.`,
    text`
      ‘Given that’ means that some cases are out before you count. If you are told that at least one sock is
      white, the pair de is out. Of the 9 pairs that are left, AB, AC and BC match. So the probability that
      they match becomes $\frac{3}{9}$.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        The ten pairs of the socks A, B, C, d, e in two rows: AB, AC, BC, de, Ad in the first, Ae, Bd, Be, Cd,
        Ce in the second. The four matching ones, AB, AC, BC and de, are shaded.`,
      rows: [
        ['AB', 'AC', 'BC', 'de', 'Ad'],
        ['Ae', 'Bd', 'Be', 'Cd', 'Ce'],
      ],
      shaded: (row, place) => row === 0 && place < 4,
      width: 64,
    }),
    caption: text`
      All ten pairs are equally likely, and the four shaded ones match. ‘Given that’ crosses out boxes before
      you count.`,
  },
  examples: [
    {
      form: 'two-drawn-together',
      seed: 902,
      passed: 0,
      answer: '$\\frac{17}{33}$',
      because: {
        1: text`Two socks taken together have no order, so count pairs: 12 times 11 divided by 2.`,
        2: text`
          The same kind is white with white or grey with grey. No pair is both, so the counts are added.`,
        3: text`Both counts are of pairs without order.`,
      },
    },
    {
      form: 'three-of-two-kinds-majority-when-both-occur',
      seed: 901,
      passed: 0,
      answer: '$\\frac{5}{9}$',
      ask: 2,
      because: {
        1: text`2 of 6 women, $\frac{6 \times 5}{2}$, and 1 of 5 men: each choice goes with each.`,
        2: text`The other mixed committees have one woman and two men.`,
        3: text`
          Committees of one kind only are out, because both kinds are given. So divide by the mixed ones, not
          by all 165.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`
        Two socks from 3 white and 2 grey are both white with the probability $\frac{3}{5}$ times
        $\frac{3}{5}$.`,
      wrong: tex`\frac{3}{5} \times \frac{3}{5} = \frac{9}{25}`,
      right: tex`\frac{3}{5} \times \frac{2}{4} = \frac{3}{10}`,
      why: text`
        After the first white sock only 2 white ones are left among 4. $\frac{3}{5}$ would be right twice if
        the sock were put back.`,
    },
    {
      says: text`
        For one white and one grey sock: first white, then grey, so $\frac{3}{5}$ times $\frac{2}{4}$.`,
      wrong: tex`\frac{3}{5} \times \frac{2}{4} = \frac{3}{10}`,
      right: tex`2 \times \frac{3}{5} \times \frac{2}{4} = \frac{3}{5}`,
      why: text`
        Grey may also come first, which doubles it. In the picture 6 of the 10 pairs have one sock of each
        kind.`,
    },
    {
      says: text`Two dice can show 11 sums, from 2 to 12, so the sum 7 has the probability $\frac{1}{11}$.`,
      wrong: tex`1 \div 11 = \frac{1}{11}`,
      right: tex`6 \div 36 = \frac{1}{6}`,
      why: text`
        The sums are not equally likely. 7 comes from 1 and 6, 2 and 5, 3 and 4, each in two orders: 6 of 36
        throws. 2 comes from one only.`,
    },
  ],
  leave: text`
    First write what the equally likely cases are, then the wanted ones. If both are single products or a sum
    of two, stay. For ‘at least one’ count the opposite. If the wanted cases fall into four or more kinds, or
    the number of balls is unknown, leave it for a second pass.`,
  checks: [
    { form: 'two-drawn-together', seed: 903 },
    { form: 'two-numbers-sum-of-two-numbers', seed: 904 },
    { form: 'two-numbers-sum-of-two-numbers', seed: 902 },
    { form: 'three-of-two-kinds-majority-when-both-occur', seed: 902 },
    { form: 'found-at-exactly-this-draw', seed: 903 },
  ],
};
