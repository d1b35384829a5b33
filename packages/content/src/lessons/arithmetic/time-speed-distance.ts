import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { bars } from '../pictures.ts';

export const timeSpeedDistance: Lesson = {
  subcategory: 'AR.TSD',
  title: 'Time, speed and distance: find what stays the same',
  description: text`
    Why half the way at one speed is not half the time, how equal distances turn speeds into times, and when
    two speeds are added. With worked examples.`,
  before: [
    text`
      Distance is speed × time. So time is distance ÷ speed, and speed is distance ÷ time.`,
    text`
      Multiply km/h by $\frac{5}{18}$ to get m/s: 54 km/h is $54 \times \frac{5}{18} = 15$ m/s.
      Divide minutes by 60 to get hours.`,
    text`
      For one distance, the times are in the inverse ratio of the speeds: speeds of 3 : 4 need times
      of 4 : 3.`,
    text`
      In an average speed each speed counts as often as its time: 1 hour at 40 km/h and 3 hours at 60 make
      $\frac{40 + 3 \times 60}{4} = 55$ km/h. The distance of 55 from 60 is a third of that from 40.`,
  ],
  idea: [
    text`
      Meera rides 60 km to her hostel at 30 km/h and comes back at 60 km/h. Her average speed is not 45 km/h.
      Going takes 2 hours and coming back 1 hour: 120 km in 3 hours, which is 40 km/h. The lower speed lasted
      twice as long, so it counts twice. Average speed is total distance divided by total time.`,
    text`
      Most questions of this topic say two things about one journey. Ask first what stays the same in both. If
      the distance is the same, the times are in the inverse ratio of the speeds: at 30 and 60 km/h they are
      as 2 to 1. If the time is the same, the distances are in the ratio of the speeds.`,
    text`
      Say a student at $\frac{3}{4}$ of her usual speed is 10 minutes late. The way is the same, so the time
      is $\frac{4}{3}$ of the usual one: four parts instead of three. The one part more is the 10 minutes, and
      the usual time is three of them, ${calc`3 * 10`} minutes.`,
    text`
      When two move at once, look at the gap between them. Towards each other they close it with both speeds
      together; one behind the other, only with the difference. A car at 60 km/h meets a truck that comes at
      30 km/h from 90 km away in ${calc`90/(60 + 30)`} hour, but overtakes one that is 90 km ahead only in
      ${calc`90/(60 - 30)`} hours.`,
  ],
  picture: {
    figure: bars({
      alt: text`
        Two bars of time for the same 60 km. At 30 km/h two hours, at 60 km/h one hour, shaded. Together three
        hours for 120 km.`,
      bars: [
        {
          name: '30 km/h',
          parts: [
            { size: 1, text: '1 h' },
            { size: 1, text: '1 h' },
          ],
          total: '60 km',
        },
        { name: '60 km/h', parts: [{ size: 1, text: '1 h', shaded: true }], total: '60 km' },
      ],
      room: { name: 92 },
    }),
    caption: text`Equal ways, unequal times: of the three hours only one is driven at 60 km/h. The average is
      $${calc`120/3`}$ km/h, nearer to the speed that lasted longer.`,
  },
  examples: [
    {
      form: 'late-at-one-speed-distance-from-late-and-early',
      seed: 902,
      passed: 10,
      answer: '$32$ km',
      because: {
        2: text`
          The way is the same at both speeds. So 30 km/h and 48 km/h need times as 48 to 30, and the 18 parts
          between them are the 24 minutes.`,
      },
    },
    {
      form: 'one-after-the-other-speed-of-the-chaser',
      seed: 901,
      passed: 5,
      answer: '$64$ km/h',
      ask: 2,
      because: {
        1: text`Time is distance divided by speed, and times 60 makes minutes.`,
        2: text`The jeep began 45 minutes later.`,
        3: text`Speed is distance divided by time, here $48 \div \frac{45}{60}$.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`There at 40 km/h and back at 60 km/h is 50 km/h on average.`,
      wrong: tex`(40 + 60) \div 2 = 50`,
      right: tex`240 \div (120 \div 40 + 120 \div 60) = 48`,
      why: text`
        Take 120 km each way: 3 hours there and 2 hours back, 240 km in 5 hours. The mean would be right for
        equal times.`,
    },
    {
      says: text`A quarter slower than usual, a ride of 60 minutes takes a quarter longer.`,
      wrong: tex`60 \times \frac{5}{4} = 75`,
      right: tex`60 \div \frac{3}{4} = 80`,
      why: text`Three quarters of the speed need four thirds of the time: 20 minutes more, not 15.`,
    },
    {
      says: text`A car at 72 km/h gains on a truck at 48 km/h by 120 km in an hour.`,
      wrong: tex`72 + 48 = 120`,
      right: tex`72 - 48 = 24`,
      why: text`
        The truck drives away from the car. Only what the car covers beyond the truck's own way brings it
        nearer.`,
    },
  ],
  leave: text`
    Write down what stays the same in the two journeys. If you have it in twenty seconds, stay. If nothing
    stays the same, mark the question and go on.`,
  checks: [
    { form: 'two-speeds-there-and-back', seed: 903 },
    { form: 'part-of-the-usual-speed-usual-time', seed: 902 },
    { form: 'overtakes-at', seed: 901 },
    { form: 'one-after-the-other-speed-of-the-chaser', seed: 904 },
    { form: 'two-speeds-part-of-the-way', seed: 902 },
  ],
};
