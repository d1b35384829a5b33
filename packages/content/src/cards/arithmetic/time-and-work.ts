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
    example: { form: 'two-workers-total-after-joining', seed: 901 },
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
  {
    type: 'AR.TNW.3',
    idea: text`When people or pipes take turns, one round of turns repeats, and only the last round is cut short.`,
    cue: text`‘on alternate days’, ‘one hour each, in turn’, ‘is helped on every third day’`,
    method: text`Find the work of one round, take off the whole rounds, and follow the rest turn by turn.`,
    trap: text`Using the mean rate up to the end: the last part is done by one person at that person's own rate.`,
    example: { form: 'alternate-days-two-on-alternate-days', seed: 902 },
  },
  {
    type: 'AR.TNW.7',
    idea: text`Men and women work at different rates, so one kind is first exchanged for the other.`,
    cue: text`‘12 men or 18 women’, ‘6 men and 5 women do as much as’, ‘if all the men leave’`,
    method: text`Multiply groups by their days, compare, find how many women replace a man, and count in one kind.`,
    trap: text`Counting heads, or turning the exchange round: if 2 men do what 3 women do, a man is one and a half
      women.`,
    example: { form: 'men-or-women-team-of-both-from-either', seed: 902 },
  },
  {
    type: 'AR.TNW.8',
    idea: text`Pay follows the work done: rate multiplied by days, not the days alone.`,
    cue: text`‘divided according to the work done’, ‘with the help of’, ‘the pay for each day’`,
    method: text`Find the part of the work that each has done; the same part of the pay is due.`,
    trap: text`Dividing by days when the rates differ, or in the ratio of the times alone, which turns it round.`,
    example: { form: 'a-third-worker-pay-of-the-third-worker', seed: 902 },
  },
  {
    type: 'AR.TNW.6',
    idea: text`Work grows with workers, days and hours alike, so worker-hours and work are in proportion.`,
    cue: text`‘22 tailors in 11 days of 10 hours each’, ‘how many days do 11 tailors need’`,
    method: text`
      Find the worker-hours of the first job, scale them to the new work, and divide by what is known of the
      second job.`,
    trap: text`Scaling by one of the numbers in the wrong direction: more hours a day need fewer days.`,
    example: { form: 'two-teams-days-of-another-team', seed: 902 },
  },
  {
    type: 'AR.TNW.9',
    idea: text`When the team changes by the same number every day, the daily teams form an arithmetic progression.`,
    cue: text`‘one more joins every day’, ‘two fewer come each day’, ‘begin one after another at equal intervals’`,
    method: text`
      Add the daily teams: number of days times the mean of the first and the last. This sum is the work in
      worker-days.`,
    trap: text`Counting one change too many: in 10 days the team changes 9 times. Or giving the last team all the
      days.`,
    example: { form: 'growing-instead-of-planned-team-of-the-last-day', seed: 902 },
  },
];
