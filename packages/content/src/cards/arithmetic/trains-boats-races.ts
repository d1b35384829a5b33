import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const trainsBoatsRaces: readonly Card[] = [
  {
    type: 'AR.REL.1',
    idea: text`To pass something completely, a train covers that thing's length and its own.`,
    cue: text`‘passes a signal post in 14 seconds and a platform of 345 m in 37 seconds’`,
    method: text`Divide the difference of the lengths by the difference of the times: that is the speed.`,
    trap: text`Leaving out the train's own length, or mixing km/h with metres and seconds.`,
    example: { form: 'post-and-platform-length-of-the-train', seed: 903 },
  },
  {
    type: 'AR.REL.2',
    idea: text`
      Two trains pass each other over both lengths, at the sum of the speeds or at their difference.`,
    cue: text`‘approach each other on neighbouring tracks’, ‘overtakes a goods train in 96 seconds’`,
    method: text`
      Towards each other add the speeds, one behind the other subtract them; multiply by the time for both
      lengths.`,
    trap: text`Using one length only. The last coach of each has to get past the last coach of the other.`,
    example: { form: 'length-of-the-other-length-of-the-other-train', seed: 901 },
  },
  {
    type: 'AR.REL.3',
    idea: text`
      Downstream is boat and stream together, upstream is boat without stream; the stream is half the
      difference.`,
    cue: text`‘downstream’, ‘against the current’, ‘in still water’`,
    method: text`
      Find the two speeds from distance and time; half the sum is the boat, half the difference the stream.`,
    trap: text`Giving the difference of the two speeds as the stream. It holds the stream twice.`,
    example: { form: 'times-up-and-down-ratio-of-boat-and-stream', seed: 901 },
  },
  {
    type: 'AR.REL.4',
    idea: text`At constant speeds two runners cover distances in a fixed ratio, over every length.`,
    cue: text`‘beats by 20 m’, ‘gives a start of’, ‘by 32 m or 8 seconds’`,
    method: text`
      Stop the race when the winner arrives, write the ratio of the distances, and scale it to the new length.`,
    trap: text`
      Adding or subtracting leads. A lead of B over C is measured on another distance than one of A over C.`,
    example: { form: 'metres-and-seconds-time-from-metres-and-seconds', seed: 901 },
  },
  {
    type: 'AR.REL.8',
    idea: text`
      In each minute the minute hand turns 6° and the hour hand half a degree, so the minute hand gains 5.5°.`,
    cue: text`‘the angle between the hands at 7:20’, ‘when are the hands together’, ‘the same angle again’`,
    method: text`
      For a given time measure both hands from the 12; for a time that is sought divide the degrees to be gained
      by 5.5.`,
    trap: text`Leaving the hour hand at the full hour. At 7:20 it has moved 10° beyond the 7.`,
    example: { form: 'hands-at-a-time-angle-at-a-time', seed: 901 },
  },
];
