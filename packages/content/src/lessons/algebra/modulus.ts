import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { line } from '../pictures.ts';

export const modulus: Lesson = {
  subcategory: 'AL.MOD',
  title: 'Modulus: read it as a distance',
  description: text`
    Why the modulus is a distance on the number line, which solutions must be tested, and where a sum of
    distances is least. With worked examples.`,
  before: [
    text`
      $|x|$, the modulus or absolute value of $x$, is the distance of $x$ from 0. So $|5|$ and $|-5|$ are both
      5.`,
    text`
      $|x - 3|$ is the distance of $x$ from 3, and $|x + 3|$ is its distance from $-3$.`,
    text`
      $|x| = 4$ has two solutions, 4 and $-4$. $|x| = -4$ has none.`,
    text`$|a| = |b|$ means that $a$ and $b$ are equally far from 0: either $a = b$ or $a = -b$.`,
  ],
  idea: [
    text`
      Think of a straight road with milestones. $|x - 5|$ is the distance between you, at $x$, and the
      milestone 5. So $|x - 5| = 3$ asks: where can you stand, 3 km away from 5? At 2 or at 8, on either side.
      And $|x + 6|$ is the distance from $-6$, because $x + 6$ is $x - (-6)$.`,
    text`
      A distance is never negative. That matters when $x$ stands on both sides, as in $|x - 1| = 2x - 8$. If
      $x - 1$ is not negative, the bars change nothing: $x - 1 = 2x - 8$, so $x$ is 7. If it is negative, they
      turn its sign: $-x + 1 = 2x - 8$, so $x$ is 3. But at 3 the right side is ${calc`2 * 3 - 8`}, and no
      distance is that. So only 7 is a solution. Always test both.`,
    text`
      Now add distances. Shops stand at 2 and at 8. Anywhere between them your distances add up to 6: at 5
      they are 3 and 3, at 7 they are 5 and 1. Every km beyond a shop adds 2, because you move away from both:
      at 9 they are 7 and 1.`,
    text`
      With three shops at 2, 8 and 18, start at 2 and walk to the right. You come nearer to two shops and
      leave one, so the sum falls. After 8 you leave two, so it rises. The best place is the middle shop, and
      the sum there is ${calc`6 + 0 + 10`}. In $9|x - 1| + 3|x + 1|$ nine shops stand at 1 and three at $-1$.
      The middle of the twelve is at 1, and the least sum is ${calc`3 * 2`}.`,
  ],
  picture: {
    figure: line({
      alt: text`
        A road with three shops at 2, 8 and 18. The shop at 8 is the middle one, 6 away from the first and 10
        from the last.`,
      marks: [
        { at: 2, above: 'shop', below: '2' },
        { at: 5, above: '6' },
        { at: 8, above: 'shop', below: '8' },
        { at: 13, above: '10' },
        { at: 18, above: 'shop', below: '18' },
      ],
    }),
    caption: text`
      From the middle shop you walk 6 and 10. One step to either side brings you nearer to one shop and
      farther from two.`,
  },
  examples: [
    {
      form: 'line-meets-modulus',
      seed: 902,
      passed: 1,
      answer: '$-15$',
      because: {
        1: text`If $x - 3$ is positive or zero, the bars change nothing.`,
        2: text`If $x - 3$ is negative, the bars turn the sign of both its terms.`,
        3: text`A modulus cannot be negative. At $-3$ the right side is $-6$, so $-3$ is not a solution.`,
      },
    },
    {
      form: 'two-points-greatest-solution',
      seed: 902,
      passed: 0,
      answer: '$26$',
      ask: 2,
      because: {
        1: text`
          Read it as distances from 1 and 16. Between them the sum is always 15, so the missing 20 come from
          outside.`,
        2: text`One step to the right of 16 makes both distances longer, so it adds 2 to the sum.`,
        3: text`The greatest solution lies on the right, so go on from 16.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`$|x - 4| = 3$ means $x - 4 = 3$, so the solutions add up to 7.`,
      wrong: tex`4 + 3 = 7`,
      right: tex`(4 + 3) + (4 - 3) = 8`,
      why: text`Two places are 3 km away from the milestone 4: 7 and 1.`,
    },
    {
      says: text`$|x - 1| = 2x - 8$ gives 7 and 3, so the solutions add up to 10.`,
      wrong: tex`7 + 3 = 10`,
      right: tex`7 - 1 = 2 \times 7 - 8 = 6`,
      why: text`Put 3 in: the left side is 2, the right side $-2$. Only 7 is a solution.`,
    },
    {
      says: text`The sum of the distances from 2, 5 and 11 is least at their mean, 6.`,
      wrong: tex`4 + 1 + 5 = 10`,
      right: tex`3 + 0 + 6 = 9`,
      why: text`
        At 6, one km back towards 5 brings you farther from 11 but nearer to both 2 and 5. So the middle point
        counts, not the mean.`,
    },
  ],
  leave: text`
    Draw the number line and mark the points where the bars become zero. If the question is a sum of
    distances, walk along it. If $x$ stands on both sides, take the two cases and test. That takes a minute
    and a half. Leave for a second pass a question that asks for how many values of $k$ there are two or three
    solutions: it needs the graph.`,
  checks: [
    { form: 'three-points-least-of-three-distances', seed: 902 },
    { form: 'equal-moduli-two-moduli-equal', seed: 902 },
    { form: 'line-meets-modulus', seed: 901 },
    { form: 'two-points-greatest-solution', seed: 901 },
    { form: 'weighted-points-least-weighted-sum', seed: 902 },
  ],
};
