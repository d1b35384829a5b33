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
      Add the players: ${calc`25 + 22`}. But there are only 40 students. So some were counted twice, once for
      chess and once for carrom: ${calc`47 - 40`} play both.`,
    text`
      Now let some students play nothing. Then the 47 counts fall on fewer than 40 students, so more of them
      must play both. The fewest play both when nobody is left out: 7. The most play both when all 22 carrom
      players also play chess: 22. So from 7 to 22, ${calc`22 - 7 + 1`} numbers are possible.`,
    text`
      Think of two strips of paper on a ruler of length 40, one of 25 and one of 22. Push them to opposite
      ends, and they overlap by 7. Slide them together, and the shorter one disappears behind the longer one.`,
    text`
      Now three groups of 12, 9 and 7, and 20 people who are all in at least one. The sum is 28, so there are
      8 counts too many. Whoever is in exactly two groups makes one of them, whoever is in all three makes
      two. If 2 are in all three, they make 4, and 4 people are in exactly two. The fewest people share the 8
      if 4 are in all three: then 16 are in exactly one.`,
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
          Whoever is in both is lost for ‘not both’. So push the two groups apart, until nobody is outside.`,
        2: text`Then all 65 students are in some group, and only those in both do not count.`,
      },
    },
    {
      form: 'least-in-all-sets',
      seed: 901,
      passed: 0,
      answer: '$34\\%$',
      ask: 2,
      because: {
        1: text`Being in all four at once is hard to count. Missing a group is easy to count.`,
        2: text`
          Most people miss something when each of them misses only one thing. Then the parts are added.`,
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
      why: text`The 7 who play both were counted with each game, so take them off once.`,
    },
    {
      says: text`If 25 of 40 students play chess and 22 carrom, it is possible that nobody plays both.`,
      wrong: tex`25 + 22 = 40`,
      right: tex`25 + 22 - 40 = 7`,
      why: text`
        Without anybody in both there would have to be 47 students. The overlap can be zero only if the groups
        together are not more than all.`,
    },
    {
      says: text`
        90% can type, 80% can drive and 85% can swim. At least 70% do the first two, and 85% of these swim.`,
      wrong: tex`70\% \times 85\% = 59.5\%`,
      right: tex`100\% - 10\% - 20\% - 15\% = 55\%`,
      why: text`
        The 15% who cannot swim may all be among those 70%. At most ${calc`10 + 20 + 15`} per cent miss
        something, so at least 55% can do all three.`,
    },
  ],
  leave: text`
    Write the sum of the groups, the number of people, and the difference. For least and greatest say in a
    sentence which groups are pushed together or apart. Two or three groups take under two minutes. If four
    unknown regions remain and no further number is given for them, leave the question for a second pass.`,
  checks: [
    { form: 'sliding-overlap-of-two', seed: 901 },
    { form: 'free-overlap-spread-of-the-overlap', seed: 901 },
    { form: 'least-in-all-sets', seed: 902 },
    { form: 'all-covered-most-in-exactly-two', seed: 902 },
    { form: 'excess-shared-out', seed: 901 },
  ],
};
