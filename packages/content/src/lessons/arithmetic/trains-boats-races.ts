import { figure, label, outline, segment } from '../../figure.ts';
import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';

const [height, platform] = [28, { from: 160, to: 310, y: 108 }];
const train = (front: number, y: number, words: string) => [
  outline(
    [
      { x: front - 100, y },
      { x: front, y },
      { x: front, y: y + height },
      { x: front - 100, y: y + height },
    ],
    true,
  ),
  label({ x: front - 50, y: y + height / 2 }, words),
];

export const trainsBoatsRaces: Lesson = {
  subcategory: 'AR.REL',
  title: 'Trains, boats, races: how far, and how fast past each other?',
  description: text`
    Which length a train covers, when speeds are added or subtracted, what a stream does to a boat, and what
    stays the same in a race.`,
  before: [
    text`Over the same distance twice the time means half the speed: times 2 : 1, speeds 1 : 2.`,
    text`
      A train passes a pole when it has run its own length. It passes a platform or another train
      when it has run both lengths.`,
    text`
      A boat with the speed $b$ in still water, on a stream with the speed $s$, goes at $b + s$ downstream and
      at $b - s$ upstream.`,
    text`
      ‘A beats B by 20 m in a race of 100 m’: when A has run 100 m, B has run 80 m.`,
    text`
      Multiply km/h by $\frac{5}{18}$ to get m/s: 72 km/h is $72 \times \frac{5}{18} = 20$ m/s.`,
  ],
  idea: [
    text`
      A train of 200 m runs at 20 m/s. Past a signal post it takes ${calc`200 ÷ 20`} seconds, because all 200
      m of the train go past the post. When the engine reaches the far end of a platform of 300 m, the coaches
      are still beside the platform. Only 200 m later has the tail left it: ${calc`(300 + 200) ÷ 20`} seconds.`,
    text`
      So ask first which length goes past which. For train and platform, and for two trains, both lengths are
      added. Then ask how fast they move past each other. Two trains that meet at 20 and 15 m/s pass at
      ${calc`20 + 15`} m/s. When one overtakes the other, only the difference of 5 m/s is left.`,
    text`
      A river does the same to a boat. With the stream, downstream, its speed is added, and upstream it is
      subtracted. Say a boat does 12 km/h down and 8 km/h up. Added, the two hold the boat's own speed twice,
      ${calc`(12 + 8)/2`} km/h. Subtracted, they hold the stream twice, ${calc`(12 - 8)/2`} km/h.`,
    text`
      In a race, stop the clock when the winner arrives. If A has then run 100 m and B 90 m, B always covers
      nine tenths of A's distance. While A runs 200 m, B runs 180 m. So A can give B a start of 20 m, that is,
      let B begin 20 m ahead, and they finish together.`,
  ],
  picture: {
    figure: figure(
      460,
      200,
      text`
        A train before and after a platform. At first its front is at the near end of the platform. At last
        its tail is at the far end. Between the two its front has moved by the platform and by its own
        length.`.render(),
      [
        ...train(platform.from, 60, 'start'),
        ...train(platform.to + 100, 150, 'end'),
        outline(
          [
            { x: platform.from, y: platform.y },
            { x: platform.to, y: platform.y },
            { x: platform.to, y: platform.y + 22 },
            { x: platform.from, y: platform.y + 22 },
          ],
          false,
        ),
        label({ x: 235, y: platform.y + 12 }, 'platform'),
        segment({ x: platform.from, y: 24 }, { x: platform.from, y: 176 }, true),
        segment({ x: platform.to + 100, y: 24 }, { x: platform.to + 100, y: 176 }, true),
        label({ x: 285, y: 32 }, 'way of the front'),
      ],
    ),
    caption: text`
      The front moves from the first broken line to the second: over the 300 m of the platform, and then the
      200 m of the train.`,
  },
  examples: [
    {
      form: 'post-and-platform-length-of-the-train',
      seed: 901,
      passed: 2,
      answer: '$210$ m',
      because: {
        1: text`
          The train's own length is covered both times. Only the platform makes the second time longer.`,
        2: text`No other length is covered then.`,
        3: text`A post has no length, so only the train's own length counts.`,
      },
    },
    {
      form: 'met-and-overtaken-time-over-a-length',
      seed: 901,
      passed: 9,
      answer: '$46$ seconds',
      ask: 2,
      because: {
        1: text`Passing ends when the tails part, so both lengths count.`,
        2: text`It takes seven times as long, because now the coal train moves away in the same direction.`,
        4: text`A viaduct is a long bridge, and it stands still.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`A train of 200 m at 20 m/s crosses a platform of 300 m in 15 seconds.`,
      wrong: tex`300 \div 20 = 15`,
      right: tex`(300 + 200) \div 20 = 25`,
      why: text`After 15 seconds the engine has only just reached the far end.`,
    },
    {
      says: text`A boat goes 12 km/h with the stream and 4 km/h against it, so the stream flows at 8 km/h.`,
      wrong: tex`12 - 4 = 8`,
      right: tex`(12 - 4) \div 2 = 4`,
      why: text`
        The stream is in this difference twice: once it was added to the boat, once it was taken off.`,
    },
    {
      says: text`Over 100 m A beats B by 10 m and B beats C by 10 m, so A beats C by 20 m.`,
      wrong: tex`10 + 10 = 20`,
      right: tex`100 - 90\% \times 90 = 19`,
      why: text`When A arrives, B has run 90 m. C runs nine tenths of what B runs, and that is 81 m.`,
    },
  ],
  leave: text`
    Decide the length, decide the speed, divide: about a minute. If you have drawn the start and the end and
    still cannot write an equation, go on. Leave for a second pass questions in which a lead is a letter or
    several speeds are possible.`,
  checks: [
    { form: 'stream-from-round-trip', seed: 902 },
    { form: 'post-and-platform-length-of-the-train', seed: 902 },
    { form: 'race-of-other-length', seed: 903 },
    { form: 'length-of-the-other-length-of-the-other-train', seed: 902 },
    { form: 'more-time-upstream', seed: 901 },
  ],
};
