import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { bars } from '../pictures.ts';

const terms = [3, 7, 11, 15];
const pair = (term: number, i: number) => ({
  name: `term ${i + 1}`,
  parts: [
    { size: term, text: String(term) },
    { size: 18 - term, text: String(18 - term), shaded: true },
  ],
  total: '18',
});

export const sequences: Lesson = {
  subcategory: 'AL.SEQ',
  title: 'Sequences: count the steps, then pair the ends',
  description: text`
    Why the 20th term is 19 steps away, how to add an arithmetic progression by pairs, and where two
    progressions meet. With worked examples.`,
  before: [
    text`
      In an arithmetic progression each term is the one before plus $d$. The $n$th term is $a + (n -
      1)d$: in 3, 7, 11 and so on the 10th is $3 + 9 \times 4 = 39$.`,
    text`
      Its sum is the count times the average of the first and the last term: $10 \times \frac{3 +
      39}{2} = 210$.`,
    text`
      In a geometric progression each term is the one before times $r$. The $n$th term is $ar^{n -
      1}$: in 2, 6, 18 and so on the 5th is $2 \times 3^4 = 162$.`,
    text`
      The sum of its first $n$ terms is $a \times \frac{r^n - 1}{r - 1}$. Without an end, for $r$
      between $-1$ and 1, it is $\frac{a}{1 - r}$.`,
  ],
  idea: [
    text`
      A child saves ₹3 on the first day and every day ₹4 more than the day before: 3, 7, 11, 15, … How much is
      it on day 10? From day 1 to day 10 there are 9 steps, not 10, so it is ${calc`3 + 9 * 4`} rupees. Think
      of fence posts: ten posts have nine gaps between them.`,
    text`
      Backwards it is the same. How many terms has 3, 7, 11, …, 39? The rise is 36, each step is 4, so there
      are ${calc`36/4`} steps and 10 terms. Most wrong answers of this topic are wrong by one here.`,
    text`
      Now add all ten. Write the list once forwards and once backwards below it. The first pair is
      ${calc`3 + 39`}, the second ${calc`7 + 35`}, and so on: going on, the upper number gains 4 and the lower
      one loses 4. Ten pairs of 42 hold everything twice, so the sum is ${calc`10 * 42/2`}. In words: number
      of terms times the mean of the ends.`,
    text`
      Where do 3, 7, 11, … and 1, 7, 13, … meet? First at 7. From there the next common number must be a whole
      number of steps of 4 and also of 6 away. The first such distance is the LCM, 12, so they meet at 7, 19,
      31, … and that is a progression again.`,
  ],
  picture: {
    figure: bars({
      alt: text`
        Four bars of equal length 18. Their plain parts are the terms 3, 7, 11, 15, their shaded parts the
        same terms in reverse order, 15, 11, 7, 3.`,
      bars: terms.map(pair),
    }),
    caption: text`
      The terms 3, 7, 11, 15 and, shaded, the same terms backwards. Every row is 18 long, so four terms add up
      to half of $4 \times 18$.`,
  },
  examples: [
    {
      form: 'even-steps-total-from-first-and-last',
      seed: 901,
      passed: 0,
      answer: '$481$',
      because: {
        1: text`
          The division counts the steps between the terms. There is one term more than steps, because the
          first one needs no step.`,
        2: text`
          The mean of the ends is the mean of every pair, and so of all the terms.`,
      },
    },
    {
      form: 'two-lists-kth-common-term',
      seed: 902,
      passed: 14,
      answer: '$445$',
      ask: 2,
      because: {
        1: text`
          The lists do not begin together, so the first common minute has to be found by looking. Going
          through the list with the larger steps, 10, 25, …, is the shorter way.`,
        2: text`
          After a common minute both buses have to make whole numbers of their own intervals. The product of
          the two would be a common time as well, but not the first one.`,
        3: text`
          The first meeting is there already, so the 8th is seven steps further.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`The list 5, 8, 11, …, 35 has as many terms as there are steps of 3 in 30.`,
      wrong: tex`(35 - 5) \div 3 = 10`,
      right: tex`(35 - 5) \div 3 + 1 = 11`,
      why: text`
        Ten steps lead from the first term to the last, and with the first one there are eleven.`,
    },
    {
      says: text`The 20th term of 7, 12, 17, … is 20 steps of 5 above 7.`,
      wrong: tex`7 + 20 \times 5 = 107`,
      right: tex`7 + 19 \times 5 = 102`,
      why: text`
        The 2nd term is one step above the first, the 3rd two steps. The number of steps is one less than the
        place.`,
    },
    {
      says: text`If 3, 9, 15, … and 1, 5, 9, … meet at 9, they meet again after the product of the steps.`,
      wrong: tex`9 + 6 \times 4 = 33`,
      right: tex`9 + 12 = 21`,
      why: text`
        21 is in both lists: two steps of 6 and three steps of 4 above 9. The LCM of the steps counts, not the
        product.`,
    },
  ],
  leave: text`
    An arithmetic progression is decided by its first term and its step. Write both down, and the rest takes a
    minute. For two lists look for the first common number; if you have not found it after six or seven terms
    of the longer list, check whether one exists at all. Leave for the second round questions that ask for how
    many steps, or how many first terms, something happens: they need divisors and bounds.`,
  checks: [
    { form: 'even-steps-term-from-two-terms', seed: 902 },
    { form: 'even-steps-total-from-first-and-last', seed: 902 },
    { form: 'even-steps-terms-in-a-range', seed: 902 },
    { form: 'two-lists-count-up-to-a-limit', seed: 902 },
    { form: 'sums-in-parts-equal-sums', seed: 902 },
  ],
};
