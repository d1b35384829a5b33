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
  {
    type: 'MM.SET.1',
    idea: text`The sum of two groups counts those in both twice; the number in at least one group counts them once.`,
    cue: text`‘both’, ‘neither’, ‘exactly one’, ‘at most one of the two’`,
    method: text`Take off those in neither, subtract the rest from the sum of the groups: that is the overlap.`,
    trap: text`Leaving those in neither in the total, or reading ‘at most one’ as ‘exactly one’.`,
    example: { form: 'two-groups-and-neither-in-exactly-one-of-two', seed: 901 },
  },
  {
    type: 'MM.SET.4',
    idea: text`Per cents of one whole may be added and subtracted; per cents of parts must first be turned into these.`,
    cue: text`‘35% of those also …, of the others 85% …’, a survey with one number of people`,
    method: text`Take 100, find all parts in per cents of the whole, and convert with the known number at the end.`,
    trap: text`Adding per cents of different groups, or taking a per cent for a number of people.`,
    example: { form: 'per-cents-of-group-and-rest-per-cent-in-one-from-two-bases', seed: 902 },
  },
];
