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
      $|x|$ is the distance of $x$ from 0. So $|5|$ and $|-5|$ are both 5.`,
    text`
      $|x - 3|$ is the distance of $x$ from 3, and $|x + 3|$ is its distance from $-3$.`,
    text`
      $|x| = 4$ has two solutions, 4 and $-4$. $|x| = -4$ has none.`,
    text`
      $|x| < 4$ means $-4 < x < 4$. $|x| > 4$ means $x < -4$ or $x > 4$.`,
  ],
  idea: [
    text`
      Think of a straight road with milestones. $|x - 5|$ is the distance between you, at $x$, and the
      milestone 5. So $|x - 5| = 3$ asks: where can you stand, 3 km away from 5? At 2 or at 8, on either side.
      And $|x + 6|$ is the distance from $-6$, because $x + 6$ is $x - (-6)$.`,
    text`
      A distance is never negative. That matters when $x$ stands on both sides, as in $|x - 1| = 2x - 8$.
      Taking the bars away with a plus gives $x = 7$, with a minus $x = 3$. But at 3 the right side is
      ${calc`2 * 3 - 8`}, and no distance is that. So only 7 is a solution. Always test both.`,
    text`
      Now add distances. Shops stand at 2 and at 8. Anywhere between them your distances to both add up to 6,
      the distance of the shops. Every km outside adds 2, because you move away from both.`,
    text`
      With three shops at 2, 8 and 18, start at 2 and walk to the right. You come nearer to two shops and
      leave one, so the sum falls. After 8 you come nearer to one and leave two, so it rises. The best place
      is the middle shop, and the sum there is ${calc`6 + 0 + 10`}, the distance of the outer two. In
      $9|x - 1| + 3|x + 1|$ count the first shop nine times and the second three times.`,
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
        1: text`
          If what stands between the bars is positive or zero, the bars change nothing.`,
        2: text`
          If it is negative, the bars turn its sign: the whole of it, not only the first term.`,
        3: text`
          Nothing so far has used that a modulus cannot be negative. At $-3$ the right side is, so this root
          belongs to no solution.`,
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
          The points are 1 and 16. Between them the sum of the distances is always 15, so 35 is only reached
          outside, and 20 have to be made up there.`,
        2: text`
          One step to the right of 16 makes both distances longer, so it adds 2 to the sum.`,
        3: text`
          The greatest solution lies on the right, so go on from 16. The other one lies as far to the left of
          1.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`$|x - 4| = 3$ means $x - 4 = 3$, so the solutions add up to 7.`,
      wrong: tex`4 + 3 = 7`,
      right: tex`(4 + 3) + (4 - 3) = 8`,
      why: text`
        3 km from the milestone 4 there are two places, 7 and 1.`,
    },
    {
      says: text`$|x - 1| = 2x - 8$ gives 7 and 3, so the solutions add up to 10.`,
      wrong: tex`7 + 3 = 10`,
      right: tex`7 - 1 = 2 \times 7 - 8 = 6`,
      why: text`
        Put 3 in: on the left is 2, on the right $-2$. Only 7 is a solution.`,
    },
    {
      says: text`The sum of the distances from 2, 5 and 11 is least at their mean, 6.`,
      wrong: tex`4 + 1 + 5 = 10`,
      right: tex`3 + 0 + 6 = 9`,
      why: text`
        At 6, one step back to 5 loses one km to the right and wins two to the left. The middle point counts,
        not the mean.`,
    },
  ],
  leave: text`
    Draw the number line and mark the points where the bars become zero. If the question is a sum of
    distances, walk along it. If $x$ stands on both sides, take the two cases and test. This is a minute and a
    half. Leave for later what asks for how many values of $k$ there are two or three solutions: it needs the
    graph and some patience.`,
  checks: [
    { form: 'three-points-least-of-three-distances', seed: 902 },
    { form: 'equal-moduli-two-moduli-equal', seed: 902 },
    { form: 'line-meets-modulus', seed: 901 },
    { form: 'two-points-greatest-solution', seed: 901 },
    { form: 'weighted-points-least-weighted-sum', seed: 902 },
  ],
};
