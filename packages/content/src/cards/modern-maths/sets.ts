import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const sets: readonly Card[] = [
  {
    type: 'MM.SET.3',
    idea: text`
      The overlap is least when nobody is outside, and greatest when the smaller group lies inside the larger
      one.`,
    cue: text`‘at least how many do both’, ‘least possible percentage in all four groups’, ‘at most’`,
    method: text`
      Sum of the groups minus the heads for the least overlap; for several groups, add what each one misses.`,
    trap: text`Taking zero for the least overlap, or forgetting that all three counts twice in the excess.`,
    example: { form: 'free-overlap-spread-of-the-overlap', seed: 902 },
  },
  {
    type: 'MM.SET.2',
    idea: text`
      In the sum of three groups those in exactly two count twice and those in all three count three times.`,
    cue: text`‘exactly two of the three’, ‘all three’, ‘none of these’, three overlapping circles`,
    method: text`
      Draw three circles, give each of the eight parts its number or a letter, and add up parts: they never overlap.`,
    trap: text`Taking ‘both’ for ‘exactly two’: the overlap of two circles includes those in all three.`,
    example: { form: 'exactly-two-known-in-exactly-one-from-exactly-two', seed: 901 },
  },
];
