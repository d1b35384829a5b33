import { figure, label, outline, segment } from '../../figure.ts';
import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';

/** Where a student of the 40 stands on the ruler, px. */
const at = (place: number) => 106 + place * 8;
const strip = (from: number, to: number, y: number, words: string, shaded: boolean) => [
  outline(
    [
      { x: at(from), y },
      { x: at(to), y },
      { x: at(to), y: y + 36 },
      { x: at(from), y: y + 36 },
    ],
    shaded,
  ),
  label({ x: at((from + to) / 2), y: y + 18 }, words),
];

export const sets: Lesson = {
  subcategory: 'MM.SET',
  title: 'Sets: count heads, and see who was counted twice',
  description: text`
    How the sum of groups and the number of people tell the overlap, and how to find its least and greatest
    value. With worked examples.`,
  before: [
    text`
      Who drinks tea or coffee may drink both. ‘Only tea’ means tea and no coffee.`,
    text`
      If 30 drink tea, 25 drink coffee and 10 of them drink both, the 10 were counted twice: $30 +
      25 - 10 = 45$ drink at least one.`,
    text`
      Of 50 people asked, the other $50 - 45 = 5$ drink none of the two.`,
    text`
      In a diagram each circle is one set, and each person stands in exactly one region.`,
  ],
  idea: [
    text`
      In a hostel of 40 students 25 play chess and 22 play carrom, and everybody plays at least one of them.
      Add the players: ${calc`25 + 22`}. But there are only 40 students. Nobody was invented; some stood up
      twice, once for chess and once for carrom. So ${calc`47 - 40`} play both.`,
    text`
      Now drop the words ‘at least one’. If some students play nothing, the players fit into fewer heads, and
      more of them have to play both. The fewest play both when nobody is left out: 7. The most play both when
      all 22 carrom players also play chess: 22. So the overlap lies anywhere from 7 to 22.`,
    text`
      Think of two strips of paper on a ruler of length 40, one of 25 and one of 22. Push them to opposite
      ends, and they overlap by 7. Slide them together, and the shorter one disappears behind the longer one.`,
    text`
      With three groups the sum counts who is in two groups once too often, and who is in all three twice too
      often. If the sum exceeds the heads by 16, that excess is made of ones and twos. And if several groups
      must all overlap, look at those who miss: 90%, 80% and 85% leave out at most ${calc`10 + 20 + 15`} per
      cent, so at least 55% are in all three.`,
  ],
  picture: {
    figure: figure(
      460,
      176,
      text`Two strips above a ruler of 40 students. Chess covers 25 from the left end, carrom covers 22 from the right
        end. Between 18 and 25 both cover the ruler: the overlap of 7 is shaded in both.`.render(),
      [
        ...strip(0, 18, 24, '18', false),
        ...strip(18, 25, 24, '7', true),
        ...strip(18, 25, 74, '7', true),
        ...strip(25, 40, 74, '15', false),
        segment({ x: at(0), y: 134 }, { x: at(40), y: 134 }),
        ...[0, 18, 25, 40].map(place => label({ x: at(place), y: 154 }, String(place))),
        label({ x: 52, y: 42 }, 'Chess'),
        label({ x: 52, y: 92 }, 'Carrom'),
      ],
    ),
    caption: text`
      The two strips are pushed to opposite ends of the 40 students, as far apart as they can be. They still overlap
      by 7, so at least 7 students play both.`,
  },
  examples: [
    {
      form: 'sliding-overlap-of-two',
      seed: 902,
      passed: 6,
      answer: '$43$',
      because: {
        1: text`
          ‘Not but both’ is largest when the overlap is smallest. Push the two groups apart, until nobody is
          outside.`,
        2: text`
          Then all 65 students are in some group, and those in both are the only ones who do not count.`,
      },
    },
    {
      form: 'least-in-all-sets',
      seed: 901,
      passed: 0,
      answer: '$34\\%$',
      ask: 2,
      because: {
        1: text`
          Being in all four groups at once is hard to picture. Missing a group is easy, so count who can miss
          one.`,
        2: text`
          As many as possible miss something when each of them misses only one thing. Then the parts do not
          overlap and are added.`,
        3: text`
          Whoever misses nothing is in all four groups.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`Of 40 students 25 play chess and 22 carrom, so 47 play something.`,
      wrong: tex`25 + 22 = 47`,
      right: tex`25 + 22 - 7 = 40`,
      why: text`
        The 7 who play both were counted with each game. Take them off once.`,
    },
    {
      says: text`The least possible overlap is always zero.`,
      wrong: tex`0 + 0 = 0`,
      right: tex`25 + 22 - 40 = 7`,
      why: text`
        Zero would need 47 heads. Only when the groups together are not more than all heads can they keep
        apart.`,
    },
    {
      says: text`
        90%, 80% and 85% have three skills, so at least 70% have the first two and at least 85% of these the
        third.`,
      wrong: tex`70\% \times 85\% = 59.5\%`,
      right: tex`100\% - 10\% - 20\% - 15\% = 55\%`,
      why: text`
        The 15% who lack the third skill may all be among those 70%. Take the missing parts off the whole, not
        off a part.`,
    },
  ],
  leave: text`
    Write the sum of the groups, the heads, and the difference: this is half of the work. For least and
    greatest say in a sentence who is pushed where. Two or three groups take under two minutes. If four
    unknown regions remain and the stem has no further number for them, mark the question and come back.`,
  checks: [
    { form: 'sliding-overlap-of-two', seed: 901 },
    { form: 'free-overlap-spread-of-the-overlap', seed: 901 },
    { form: 'least-in-all-sets', seed: 902 },
    { form: 'all-covered-most-in-exactly-two', seed: 902 },
    { form: 'excess-shared-out', seed: 901 },
  ],
};
