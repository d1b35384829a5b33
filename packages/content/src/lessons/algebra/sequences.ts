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
      In an arithmetic progression each term is the one before plus a fixed step $d$. The $n$th term is
      $a + (n - 1)d$, where $a$ is the first term.`,
    text`The mean of two numbers is half of their sum: that of 3 and 39 is 21.`,
    text`
      In a geometric progression each term is the one before times a fixed ratio $r$, as in 2, 6, 18, 54. The
      $n$th term is $ar^{n - 1}$.`,
    text`
      The sum of its first $n$ terms is $a \times \frac{r^n - 1}{r - 1}$. If it never ends and $r$ lies
      between $-1$ and 1, the sum is $\frac{a}{1 - r}$.`,
  ],
  idea: [
    text`
      A child saves ₹3 on the first day and every day ₹4 more than the day before: 3, 7, 11, 15, … How much is
      it on day 10? From day 1 to day 10 there are 9 steps, not 10, so it is ${calc`3 + 9 * 4`} rupees. Think
      of fence posts: ten posts have nine gaps between them.`,
    text`
      Backwards it is the same. How many terms has 3, 7, 11, …, 39? From 3 to 39 it is 36, and each step is 4.
      So there are ${calc`36/4`} steps, and 10 terms. Most wrong answers of this topic are wrong by one here.`,
    text`
      Now add all ten. Write the list forwards, and backwards below it. The first pair is ${calc`3 + 39`}, the
      second ${calc`7 + 35`}, and so on: the upper number gains 4 each time, and the lower one loses 4. Ten
      pairs of 42 hold everything twice, so the sum is ${calc`10 * 42/2`}. In words: number of terms times the
      mean of the first and the last.`,
    text`
      In a geometric progression each step multiplies. The 7th term of 5, 10, 20, … is ${calc`5 * 2^6`}: again
      six steps, not seven. If the 2nd term is 4 and the 5th is 108, three steps multiply by ${calc`108/4`}.
      Since $3^3$ is 27, one step multiplies by 3.`,
    text`
      Where do 3, 7, 11, … and 1, 7, 13, … meet? First at 7. The next common number must be a whole number of
      steps of 4 and also of 6 away. The first such distance is the LCM of 4 and 6, the smallest number that
      both divide, 12. So they meet at 7, 19, 31, …, a progression again.`,
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
        1: text`The division counts the steps. There is one term more, because the first one needs no step.`,
        2: text`
          The mean of the ends is the mean of every pair, and so of all the terms.`,
      },
    },
    {
      form: 'two-lists-kth-common-term',
      seed: 902,
      passed: 14,
      answer: '$445$',
      ask: 1,
      because: {
        1: text`
          The two lists do not begin together, so write down the one with the larger steps, 10, 25, …, and
          test each number: $25 - 1 = 24$ is two steps of 12.`,
        2: text`
          After a common minute both buses need whole numbers of their own steps. 180, the product, would fit
          too, but 60 comes first.`,
        3: text`The 1st common minute is 25 already, so the 8th is seven steps further.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`From 5 to 35 there are ten steps of 3, so the list 5, 8, 11, …, 35 has ten terms.`,
      wrong: tex`(35 - 5) \div 3 = 10`,
      right: tex`(35 - 5) \div 3 + 1 = 11`,
      why: text`
        Ten steps lead from the first term to the last, and with the first one there are eleven terms.`,
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
        21 is in both lists already: it is two steps of 6 and three steps of 4 above 9. The LCM of the steps
        counts, not the product.`,
    },
  ],
  leave: text`
    Write down the first term and the step, and most progressions take a minute. For two lists look for the
    first common number; if you have not found it after six or seven terms of the list with the larger steps,
    they may never meet. Leave for a second pass a question that asks how many progressions, or how many first
    terms, fit a condition: it needs factors and bounds.`,
  checks: [
    { form: 'even-steps-term-from-two-terms', seed: 902 },
    { form: 'even-steps-total-from-first-and-last', seed: 902 },
    { form: 'terms-and-sums-term-from-two-terms', seed: 907 },
    { form: 'two-lists-count-up-to-a-limit', seed: 902 },
    { form: 'sums-in-parts-equal-sums', seed: 902 },
  ],
};
