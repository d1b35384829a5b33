import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const averages: readonly Card[] = [
  {
    type: 'AR.AVG.1',
    idea: text`Who comes or goes changes the total by exactly their own value.`,
    cue: text`
      ‘a new member joins and the average rises by 2’, ‘is replaced’, ‘must score in the next innings’`,
    method: text`New number times new average, minus old number times old average.`,
    trap: text`
      Taking the change of the average for the change of the total: each member changes by it, so multiply.`,
    example: { form: 'one-comes-one-goes-new-member-in-place-of-one', seed: 902 },
  },
  {
    type: 'AR.AVG.2',
    idea: text`The average of all divides the distance of two groups in the reverse ratio of their sizes.`,
    cue: text`‘boys average 50, girls 70, all of them 55’, ‘the average of the whole class’, ‘of the rest’`,
    method: text`
      Write the two distances from the common average: crossed over, they are the ratio of the sizes.`,
    trap: text`Averaging the two averages, which is right for groups of equal size only.`,
    example: { form: 'two-groups-together-average-of-all', seed: 904 },
  },
  {
    type: 'AR.AVG.7',
    idea: text`
      With a fixed total one number is largest when all others are as small as the conditions allow.`,
    cue: text`‘distinct positive integers’, ‘average’, ‘the maximum possible value of’, ‘median’`,
    method: text`
      Find the total, push every other number to its limit, and give the rest to the one that is asked.`,
    trap: text`
      Making the others equal although they have to be distinct, or forgetting that a median holds some of
      them up.`,
    example: { form: 'fixed-average-greatest-number', seed: 902 },
  },
];
