import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { line } from '../pictures.ts';

export const averages: Lesson = {
  subcategory: 'AR.AVG',
  title: 'Averages: think of the total, then of the distances',
  description: text`
    Why an average is best read as a total, how one newcomer moves it, how two groups balance, and how far one
    number can stand from it. With worked examples.`,
  before: [
    text`
      The average is the sum of the numbers divided by their count. So the sum is average × count:
      five numbers with the average 12 add up to $5 \times 12 = 60$.`,
    text`
      If each number grows by 3, the average grows by 3. If each number is doubled, the average is
      doubled.`,
    text`
      Numbers at equal steps, such as 11, 13, 15 up to 29, have the average of the first and the
      last: $\frac{11 + 29}{2} = 20$.`,
    text`
      The median is the middle number once the numbers stand in order. Of four numbers it is the
      average of the two in the middle.`,
  ],
  idea: [
    text`
      Four friends score 40, 50, 60 and 90 in a mock test. The average is ${calc`(40 + 50 + 60 + 90)/4`}. What
      does this 60 tell you? Not that the friends are alike, for they are far apart. It tells you that the
      four scores add up to as much as four scores of 60 would: ${calc`4 * 60`}. An average is a total in
      disguise.`,
    text`
      So the first move in almost every question is to turn averages into totals, because totals can be added
      and taken apart. A fifth friend joins and the average becomes 63. The five have $${calc`5 *
      63`}$ together, the four had 240, so the newcomer brought $${calc`315 - 240`}$.`,
    text`
      Now look at the same thing in distances. The newcomer must reach the old average, 60, and also lift each
      of the five by 3: $${calc`60 + 5 * 3`}$. Scores above an average and scores below it always balance:
      here 40 and 50 are 20 and 10 below the 60, and 90 is 30 above.`,
    text`
      Two groups balance as well, and the larger group pulls harder. If 30 boys average 50 and 10 girls
      average 70, the average of all is not the 60 in the middle. The boys are three times as many, so it
      stands three times nearer to 50. Cut the 20 points between into $3 + 1 = 4$ parts of 5: one part from 50
      is 55. This balancing is called alligation.`,
  ],
  picture: {
    figure: line({
      alt: text`
        A number line from 50 to 70. The boys' average 50 is marked with 30 boys, the girls' average 70 with
        10 girls, and the average of all at 55, 5 away from the boys and 15 away from the girls.`,
      marks: [
        { at: 50, above: '30 boys', below: '50' },
        { at: 55, above: 'all 40', below: '55' },
        { at: 70, above: '10 girls', below: '70' },
      ],
    }),
    caption: text`
      The distances 5 and 15 are in the ratio 1 : 3, the sizes 30 and 10 in the ratio 3 : 1. Size times
      distance is 150 on both sides: $${calc`30 * 5`}$ and $${calc`10 * 15`}$.`,
  },
  examples: [
    {
      form: 'one-comes-one-goes-value-of-one-who-joins',
      seed: 901,
      passed: 3,
      answer: '$56$ kg',
      because: {
        1: text`
          The 74 kg are the average of all ten people, the coach among them.`,
        2: text`Averages cannot be subtracted, but totals can.`,
        3: text`The nine rowers weigh the same as before.`,
      },
    },
    {
      form: 'two-groups-together-size-of-a-group',
      seed: 901,
      passed: 12,
      answer: '$30$',
      ask: 2,
      because: {
        1: text`This is how far the boys pull the average down, away from the 85 of the girls.`,
        2: text`If there were boys only, the average would come down by this whole distance.`,
        3: text`
          It came down by 5 of 14, so 5 of every 14 students are boys.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`One class of 20 averages 60 and another of 40 averages 75, so together they average 67.5.`,
      wrong: tex`(60 + 75) \div 2 = 67.5`,
      right: tex`(20 \times 60 + 40 \times 75) \div 60 = 70`,
      why: text`
        The middle of two averages is right only when the groups are equal in size. The second class is twice
        as large, so the average of all stands twice as near to 75.`,
    },
    {
      says: text`Ten students average 40 marks. The new one raises this to 42, so the new one has 42 marks.`,
      wrong: tex`40 + 2 = 42`,
      right: tex`11 \times 42 - 10 \times 40 = 62`,
      why: text`
        With 42 marks the newcomer could not lift the other ten. All eleven need 2 marks more than 40:
        $40 + 11 \times 2 = 62$.`,
    },
    {
      says: text`Five different positive whole numbers average 10, so the largest of them is at most 46.`,
      wrong: tex`50 - 4 \times 1 = 46`,
      right: tex`50 - (1 + 2 + 3 + 4) = 40`,
      why: text`
        The other four cannot all be 1 when the numbers are different. The smallest that they can be is 1, 2,
        3 and 4.`,
    },
  ],
  leave: text`
    Averages of groups and of newcomers take about a minute, so do them. Questions on the largest or smallest
    possible number are worth the time if you can say in one sentence which numbers you push down to let
    another one up. If after thirty seconds you are still listing numbers at random, mark the question and go
    on. Leave to the end whatever adds a median, distinct numbers and an upper limit all at once.`,
  checks: [
    { form: 'two-groups-together-average-of-all', seed: 905 },
    { form: 'one-comes-one-goes-new-member-in-place-of-one', seed: 903 },
    { form: 'two-groups-together-average-of-the-other', seed: 911 },
    { form: 'fixed-average-greatest-number', seed: 901 },
    { form: 'two-groups-together-gain-that-balances-a-loss', seed: 903 },
  ],
};
