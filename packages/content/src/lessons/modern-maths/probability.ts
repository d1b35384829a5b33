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
      A pack has 52 cards in four suits of 13: hearts and diamonds are red, spades and clubs are
      black.`,
    text`
      The probability that something does not happen is 1 less the probability that it happens.`,
    text`
      For two events that do not influence each other, multiply. For two that exclude each other,
      add: a 5 or a 6 has $\frac{1}{6} + \frac{1}{6} = \frac{1}{3}$.`,
  ],
  idea: [
    text`
      A drawer holds 3 white and 2 grey socks. You take two in the dark. What is the chance that they match?
      Name the socks A, B, C and d, e. There are ${calc`5 * 4/2`} pairs, all equally likely. Matching are AB,
      AC, BC and de, so 4 of them: the probability is $\frac{4}{10}$, that is $\frac{2}{5}$. Favourable cases
      by all cases, that is the whole idea.`,
    text`
      Both counts have to be made in the same way. If you count pairs without order above, count them without
      order below. ‘White and white, white and grey, grey and grey’ are three results, but they are not
      equally likely, so they must not be counted as three cases.`,
    text`
      You can also go draw by draw. The first sock is white in 3 of 5 cases. Then only 4 socks are left, and 2
      of them are white: ${calc`(3/5) * (2/4)`}. It agrees with 3 pairs of 10. Nothing was put back, so both
      numbers went down.`,
    text`
      ‘Given that’ means that some cases are out before you count. If you are told that at least one sock is
      white, the pair de is out: 9 cases are left below, and above only the good ones among these 9, AB, AC
      and BC. The probability becomes $\frac{3}{9}$.`,
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
      All ten pairs are equally likely, and the four shaded ones match. ‘Given that’ strikes out boxes before
      you count.`,
  },
  examples: [
    {
      form: 'two-drawn-together',
      seed: 902,
      passed: 0,
      answer: '$\\frac{17}{33}$',
      because: {
        1: text`
          Two socks taken together have no order, so count pairs. This is ‘12 choose 2’, 12 times 11 divided
          by 2.`,
        2: text`
          The same kind can be white with white or grey with grey. The two cases cannot happen together, so
          they are added.`,
        3: text`
          Above and below pairs without order were counted, so the quotient is right.`,
      },
    },
    {
      form: 'three-of-two-kinds-majority-when-both-occur',
      seed: 901,
      passed: 0,
      answer: '$\\frac{5}{9}$',
      ask: 2,
      because: {
        1: text`
          Two women of 6 and one man of 5: each choice goes with each.`,
        2: text`
          The other mixed committees have one woman and two men.`,
        3: text`
          Committees of women only or of men only are out, because it is given that both occur. So divide by
          the mixed ones, not by all 165.`,
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
        After the first white sock only 2 white ones are left among 4. The first fraction would be right twice
        if the sock were put back.`,
    },
    {
      says: text`One white and one grey sock: first white, then grey, so $\frac{3}{5}$ times $\frac{2}{4}$.`,
      wrong: tex`\frac{3}{5} \times \frac{2}{4} = \frac{3}{10}`,
      right: tex`2 \times \frac{3}{5} \times \frac{2}{4} = \frac{3}{5}`,
      why: text`
        Grey may also come first. In the picture 6 of the 10 pairs have one sock of each kind.`,
    },
    {
      says: text`Two dice can show the sums 2 to 12, so each sum has the probability $\frac{1}{11}$.`,
      wrong: tex`1 \div 11 = \frac{1}{11}`,
      right: tex`6 \div 36 = \frac{1}{6}`,
      why: text`
        7 comes from 1 and 6, 2 and 5, 3 and 4 and the same the other way round: 6 of 36 equally likely
        throws. 2 comes from one only.`,
    },
  ],
  leave: text`
    First write what all equally likely cases are, then the good ones. If both are single products or a sum of
    two, stay. For ‘at least one’ count the opposite. If the good cases fall into four or more kinds, or the
    number of balls is unknown and a range is asked, leave it for the second round.`,
  checks: [
    { form: 'two-drawn-together', seed: 903 },
    { form: 'two-numbers-sum-of-two-numbers', seed: 904 },
    { form: 'two-numbers-sum-of-two-numbers', seed: 902 },
    { form: 'three-of-two-kinds-majority-when-both-occur', seed: 902 },
    { form: 'found-at-exactly-this-draw', seed: 903 },
  ],
};
