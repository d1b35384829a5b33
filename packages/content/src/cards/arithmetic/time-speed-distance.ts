import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const timeSpeedDistance: readonly Card[] = [
  {
    type: 'AR.TSD.1',
    idea: text`Average speed is all the distance by all the time, halts included.`,
    cue: text`‘on average’, ‘returns by the same road’, ‘half the way at … and the rest at …’`,
    method: text`Take a distance that all speeds divide, add the times, and divide.`,
    trap: text`The mean of the speeds. It is right for equal times, and hardly any question gives those.`,
    example: { form: 'two-speeds-there-and-back', seed: 904 },
  },
  {
    type: 'AR.TSD.2',
    idea: text`Over one distance the times are in the inverse ratio of the speeds.`,
    cue: text`‘10 minutes late’, ‘5 minutes early’, ‘at three fourths of the usual speed’`,
    method: text`
      Write both times in parts, and set the difference of the parts equal to the difference of the times.`,
    trap: text`
      Subtracting a lateness and an earliness: one is after the right moment and one before, so they add up.`,
    example: { form: 'part-of-the-usual-speed-usual-time', seed: 901 },
  },
  {
    type: 'AR.TSD.3',
    idea: text`
      Watch the gap: towards each other it closes with the sum of the speeds, in a chase with the difference.`,
    cue: text`‘towards each other’, ‘overtakes’, ‘catches up’, ‘how far apart before they meet’`,
    method: text`Gap divided by closing speed is the time; then go back to one of the two for the place.`,
    trap: text`Forgetting that the first one has driven on before the second one starts.`,
    example: { form: 'towards-each-other-gap-before-meeting', seed: 901 },
  },
  {
    type: 'AR.TSD.6',
    idea: text`
      With stops the average is lower; the missing distance, or the additional time, belongs to the stops.`,
    cue: text`‘without stops 40 km/h, with stops 22 km/h’, ‘halts at 8 signals’`,
    method: text`
      In one hour it falls short by the difference of the speeds; divide by the speed while moving for the
      time at rest.`,
    trap: text`Dividing the difference by the lower average. While it moves, it moves at the higher speed.`,
    example: { form: 'stops-on-the-way-length-of-each-stop', seed: 901 },
  },
  {
    type: 'AR.TSD.4',
    idea: text`After a meeting each walks what the other walked before it, so the speeds are inversely as the roots of
      the times.`,
    cue: text`‘after they have met, the one needs 4 hours and the other 9 hours’`,
    method: text`On each piece of the way compare the times of both: t over 9 equals 4 over t, so t is the root of the
      product.`,
    trap: text`Using the ratio of the times for the speeds without the root, or the wrong way round.`,
    example: { form: 'after-a-meeting-time-until-the-meeting', seed: 903 },
  },
  {
    type: 'AR.TSD.5',
    idea: text`
      From opposite ends, both together cover one length until they first meet, and two more for every further
      meeting.`,
    cue: text`‘to and fro without a pause’, ‘meet for the third time’, ‘turns round at once’`,
    method: text`
      Joint distance by the sum of the speeds gives the time; each one's share, folded at the ends, gives the place.`,
    trap: text`
      Giving the third meeting three lengths. It needs five, and a start from the same end needs six.`,
    example: { form: 'from-opposite-ends-time-of-a-later-meeting', seed: 901 },
  },
  {
    type: 'AR.TSD.7',
    idea: text`One distance is unknown; the rest follows, and the times of all parts add up to the whole time.`,
    cue: text`‘partly by bus and partly by train’, ‘the distances are as 2 : 3 : 5’, ‘walks the other half’`,
    method: text`
      Suppose one speed for the whole time, and let the difference of the speeds make up for the missing distance.`,
    trap: text`Dividing the whole distance by the mean of the speeds, or taking parts of the time for parts of the
      way.`,
    example: { form: 'two-modes-in-all-distance-by-the-faster', seed: 901 },
  },
];
