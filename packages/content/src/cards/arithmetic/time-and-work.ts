import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const timeAndWork: readonly Card[] = [
  {
    type: 'AR.TNW.1',
    idea: text`Workers together have the sum of their rates, work divided by time.`,
    cue: text`‘working together’, ‘in how many days alone’, ‘A and B in 12 days, B and C in 15’`,
    method: text`Take the LCM of the times as the work, write units a day, add or subtract, divide.`,
    trap: text`Adding or averaging the times. Together must be quicker than the quickest alone.`,
    example: { form: 'working-together-other-alone', seed: 902 },
  },
  {
    type: 'AR.TNW.2',
    idea: text`Whenever somebody comes or goes a new stretch begins, with a rate of its own.`,
    cue: text`‘leaves 3 days before the end’, ‘is joined after’, ‘the rest is done by’`,
    method: text`
      Count the units stretch by stretch; or pretend that nobody left, and add what they would have done.`,
    trap: text`Using one rate from beginning to end, or counting the days alone once too often.`,
    example: { form: 'two-workers-total-after-joining', seed: 904 },
  },
  {
    type: 'AR.TNW.4',
    idea: text`For the same work, times are inversely as efficiencies: 5 to 4 in speed is 4 to 5 in time.`,
    cue: text`‘50% more efficient’, ‘twice as fast’, ‘finishes 6 days sooner’`,
    method: text`
      Write the ratio of the rates, turn it round for the times, and use the given time or difference.`,
    trap: text`Taking the per cent off the time: 50% more efficient needs two thirds of the time, not half.`,
    example: { form: 'more-efficient-time-of-the-more-efficient', seed: 902 },
  },
  {
    type: 'AR.TNW.5',
    idea: text`A pipe that empties is a worker who undoes: its rate is subtracted.`,
    cue: text`‘because of a leak’, ‘waste pipe’, ‘the tank is already one third full’`,
    method: text`
      Take the LCM of the hours as the tank, give pipes plus or minus units, and divide what is to be filled.`,
    trap: text`Filling the whole tank where a part was full already, or adding the leak's rate.`,
    example: { form: 'leak-alone', seed: 903 },
  },
];
