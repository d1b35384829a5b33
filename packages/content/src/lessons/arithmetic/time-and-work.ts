import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { bars } from '../pictures.ts';

const hour = (place: number) => ({
  name: `Hour ${place}`,
  parts: [
    { size: 1, text: 'A', shaded: true },
    { size: 1, text: 'A', shaded: true },
    { size: 1, text: 'B' },
  ],
  total: `${3 * place} done`,
});

export const timeAndWork: Lesson = {
  subcategory: 'AR.TNW',
  title: 'Time and work: add the rates, never the times',
  description: text`
    Give the work a size that all times divide, turn every time into a rate, and add the rates. For people who
    join and leave, for pipes and for leaks.`,
  before: [
    text`
      Somebody who does a job alone in 12 days does $\frac{1}{12}$ of it in one day. The LCM of 6 and 4 is 12,
      the smallest number that both divide.`,
    text`
      The rates of people who work together add up: 12 days and 6 days alone make
      $\frac{1}{12} + \frac{1}{6} = \frac{1}{4}$ of the job in a day, so together they need 4 days.`,
    text`
      A man-day is the work of one man in one day. A job of 6 men for 5 days is $6 \times 5 = 30$
      man-days, and 10 men do it in 3 days.`,
    text`
      A pipe that fills adds to the rate; a pipe that empties, or a leak, takes its rate away.`,
  ],
  idea: [
    text`
      Asha paints a wall in 6 hours, Bina needs 12 hours for it. How long do they take together? Not 9 hours,
      the average: Asha alone is done after 6, and help does not make her slower. And not ${calc`6 + 12`}
      hours either. Times cannot be added.`,
    text`
      What can be added is what each of them does in an hour. Let the wall have 12 panels. Asha paints
      ${calc`12 ÷ 6`} panels in an hour, Bina ${calc`12 ÷ 12`}. Together that is 3 panels in an hour, and the
      12 panels take ${calc`12 ÷ 3`} hours. Panels in an hour are a rate: work divided by time.`,
    text`
      Why 12 panels? Because 6 and 12 both divide 12, the rates are whole numbers. With 24 panels the rates
      are 4 and 2, and ${calc`24 ÷ (4 + 2)`} again: the size of the work does not matter, so choose the one
      that is easy, the LCM of the times.`,
    text`
      When somebody comes or goes, the rate changes. So cut the time into stretches, and count the work of
      each stretch with the rate of those who are there. A pipe that fills a tank is a worker too. A leak
      undoes work, so its rate is subtracted.`,
  ],
  picture: {
    figure: bars({
      alt: text`
        Four rows, one for each hour. In every hour Asha paints two panels, marked A, and Bina one, marked B.
        After the four hours 3, 6, 9 and 12 panels are done.`,
      bars: [1, 2, 3, 4].map(hour),
      room: { total: 104 },
    }),
    caption: text`
      Each hour adds the same 3 panels, 2 of Asha's and 1 of Bina's, and the twelfth is done after 4 hours.`,
  },
  examples: [
    {
      form: 'working-together-other-alone',
      seed: 905,
      passed: 0,
      answer: '$21$ hours',
      because: {
        2: text`
          42 hours for 42 units: one unit in an hour, with no fractions.`,
        3: text`
          Rates may be subtracted as they may be added. The times, 14 and 42, may not: 42 - 14 hours would
          mean nothing.`,
      },
    },
    {
      form: 'two-workers-rest-by-one',
      seed: 903,
      answer: '$10$ days',
      ask: 2,
      because: {
        1: text`
          120 is in the table of 40 and in that of 60. Ishaan does $120 \div 40 = 3$ and Lakshmi
          $120 \div 60 = 2$ units a day.`,
        2: text`First stretch: both are there, so both rates count.`,
        3: text`Second stretch: only Lakshmi is there, so only her rate counts.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`Two workers of 6 and 12 hours take the average of the two times together.`,
      wrong: tex`\frac{6 + 12}{2} = 9`,
      right: tex`12 \div (2 + 1) = 4`,
      why: text`
        Together they are quicker than the quicker one alone, so the answer has to be below 6. It is worth
        checking this in every question with helpers.`,
    },
    {
      says: text`Who works 25% faster needs 25% less time than the other's 20 days.`,
      wrong: tex`20 - 25\% \times 20 = 15`,
      right: tex`20 \div 125\% = 16`,
      why: text`
        The rate is five fourths of the other's, so the time is four fifths of it. For example, 80 toys at 4
        a day take 20 days, and at 5 a day 16.`,
    },
    {
      says: text`If 10 men need 12 days, 20 men need twice as many.`,
      wrong: tex`12 \times \frac{20}{10} = 24`,
      right: tex`\frac{10 \times 12}{20} = 6`,
      why: text`
        A man-day is what one man does in a day. The job is $10 \times 12 = 120$ man-days: more men need fewer days.`,
    },
  ],
  leave: text`
    With two or three workers, stay: two minutes are enough. If workers change every day, or only relations
    between times are given, write one equation. If more than two rates in it are unknown, go on.`,
  checks: [
    { form: 'working-together-from-parts-done', seed: 901 },
    { form: 'more-efficient-time-of-the-more-efficient', seed: 906 },
    { form: 'leak-alone', seed: 901 },
    { form: 'two-workers-days-of-the-leaver', seed: 903 },
    { form: 'three-in-pairs-third-pair', seed: 905 },
  ],
};
