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
    example: { form: 'fixed-average-greatest-number', seed: 901 },
  },
  {
    type: 'AR.AVG.3',
    idea: text`
      One wrong entry changes the total by its error, and the average by that error shared among all.`,
    cue: text`‘was read as 23 instead of 36’, ‘the correct average’`,
    method: text`Find the error of the total, divide it by the number of entries, and add or subtract it.`,
    trap: text`Adding the whole error to the average, or correcting in the wrong direction.`,
    example: { form: 'one-wrong-entry-corrected-average', seed: 903 },
  },
  {
    type: 'AR.AVG.5',
    idea: text`
      In so many years everybody who is there grows older by as many; a newborn adds only its own age.`,
    cue: text`‘10 years ago the average age was’, ‘since then a child has been born’`,
    method: text`
      Bring the old total to today by adding the years for each member, and compare it with the total today.`,
    trap: text`Letting nobody grow older, or ageing the newborn along with the others.`,
    example: { form: 'one-born-in-between-age-of-one-born-later', seed: 902 },
  },
  {
    type: 'AR.AVG.6',
    idea: text`A new score is the new average and one rise for each of the earlier scores.`,
    cue: text`‘in the 12th innings the average rises by 3’, ‘what must be scored in the next to average’`,
    method: text`Multiply the rise by the number of earlier ones and take it off the new score: the new average is
      left.`,
    trap: text`Multiplying the rise by the number of all innings, or stopping at the old average.`,
    example: { form: 'a-new-score-average-after-a-score', seed: 902 },
  },
  {
    type: 'AR.AVG.4',
    idea: text`The average of evenly spaced numbers lies midway between the first and the last.`,
    cue: text`‘consecutive’, ‘multiples of 12 between’, ‘each row has 3 seats more than the one before’`,
    method: text`Take half the sum of the first and the last; n numbers have n − 1 gaps, half of them on each side.`,
    trap: text`Counting n gaps for n numbers, or averaging limits that are not among the numbers.`,
    example: { form: 'evenly-growing-largest-from-average', seed: 902 },
  },
  {
    type: 'AR.AVG.8',
    idea: text`A mean asks for the total of the values, a median for their order: half lie below it and half above.`,
    cue: text`‘the median is 24’, ‘the only mode’, ‘the range of the five numbers’`,
    method: text`
      Write numbered places in order, fill in what median, mode and range fix, and let the mean give the rest.`,
    trap: text`Taking one middle value where the count is even, or the mean for the median.`,
    example: { form: 'six-in-order-mean-from-the-median', seed: 901 },
  },
];
