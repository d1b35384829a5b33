import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Two {
  n: number;
  a: number;
  b: number;
  way: boolean;
}

const spread = form({
  form: 'spread-of-the-overlap',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 50,
  stem: ({ n, a, b, way }: Two) =>
    way
      ? `Of $${n}$ guests $${a}$ take soup and $${b}$ take salad. By how much do the greatest and the least possible number of guests who take both differ?`
      : `In a hostel of $${n}$ students $${a}$ play badminton and $${b}$ play chess. How many values are possible for the number of students who play both?`,
  path: path<Two>()
    .step(
      'most',
      ({ a, b }) => q(Math.min(a, b)),
      'At most, the smaller group lies wholly within the larger one.',
      ({ a, b }, { most }) => `\\min(${a}, ${b}) = ${numberTex(most)}`,
    )
    .step(
      'least',
      ({ n, a, b }) => q(Math.max(0, a + b - n)),
      'At least, the groups overlap by what does not fit into the whole.',
      ({ n, a, b }, { least }) => `\\max(0, ${a} + ${b} - ${n}) = ${numberTex(least)}`,
    )
    .step(
      'answer',
      ({ way }, { most, least }) => most.sub(least).add(way ? 0 : 1),
      'Compare the two; for the number of values both ends count.',
      ({ way }, { most, least, answer }) =>
        `${numberTex(most)} - ${numberTex(least)}${way ? '' : ' + 1'} = ${numberTex(answer)}`,
    ),
  slips: [
    {
      misconception: 'least_taken_as_zero',
      at: 'least',
      wrongly: ({ n, a, b }) => (a + b > n ? q(0) : null),
      words: ({ n, a, b }) => `$${a} + ${b}$ is more than $${n}$, so some must belong to both.`,
    },
    {
      misconception: 'greatest_taken_as_the_larger',
      at: 'most',
      wrongly: ({ a, b }) => q(Math.max(a, b)),
      words: (_p, { most }) => `$${numberTex(most)}$ exceeds the smaller group, which bounds the overlap.`,
    },
    {
      misconception: 'gives_one_bound',
      gives: 'most',
      words: (_p, { most }) => `$${numberTex(most)}$ is the greatest possible overlap alone.`,
    },
    {
      misconception: 'gives_one_bound',
      gives: 'least',
      words: (_p, { least }) => `$${numberTex(least)}$ is the least possible overlap alone.`,
    },
    {
      misconception: 'end_miscounted',
      at: 'answer',
      wrongly: ({ way }, { most, least }) => most.sub(least).add(way ? 1 : 0),
      words: ({ way }, { most, least, answer }) =>
        way
          ? `$${most} - ${least} + 1 = ${answer}$ is the number of values; a difference was asked.`
          : `$${most} - ${least} = ${answer}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'difference_of_the_groups',
      at: 'answer',
      wrongly: ({ a, b }) => q(Math.abs(a - b)),
      words: ({ a, b }) =>
        `$${Math.max(a, b)} - ${Math.min(a, b)}$, the difference of the two groups, has nothing to do with their overlap.`,
    },
    {
      misconception: 'outside_of_one_group',
      at: 'answer',
      wrongly: ({ n, a, b }) => q(n - Math.min(a, b)),
      words: () => 'That is how many are outside the smaller group.',
    },
  ],
  show: value => plain(value),
  plausible: (value, { n }) => value.valueOf() > 0 && value.valueOf() <= n,
  snapRead: () => 'Two groups in a whole, the overlap free: its bounds are wanted.',
  approach: () => 'The overlap is at most the smaller group and at least what exceeds the whole.',
  faster: ({ n, a, b }) =>
    `With $${a} + ${b} > ${n}$ the span equals the number outside the larger group: $${n} - ${Math.max(a, b)}$.`,
  check: ({ n, a, b }, { most, least }) =>
    `With an overlap of $${numberTex(least)}$ there are $${numberTex(q(a + b).sub(least))}$ in at least one group, with $${numberTex(most)}$ there are $${numberTex(q(a + b).sub(most))}$, and the whole is $${n}$.`,
  principle: 'An overlap runs from the excess over the whole to the smallest group.',
  verify: ({ n, a, b, way }) => {
    let count = 0;
    for (let x = 0; x <= Math.min(a, b); x += 1) if (a + b - x <= n) count += 1;
    return q(way ? count - 1 : count);
  },
});

interface Three {
  n: number;
  sizes: readonly [number, number, number];
  least: number;
  way: boolean;
}

/** The most people in exactly two groups when each is in one at least and `all` in all three; null where that is impossible. */
function exactlyTwo({ n, sizes: [a, b, c] }: Three, all: number): number | null {
  const two = a + b + c - n - 2 * all;
  for (let p = 0; p <= two; p += 1)
    for (let r = 0; p + r <= two; r += 1) {
      const s = two - p - r;
      if (a - all - p - r >= 0 && b - all - p - s >= 0 && c - all - r - s >= 0) return two;
    }
  return null;
}

const mostInTwo = form({
  form: 'most-in-exactly-two',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: ({ n, sizes, least, way }: Three) =>
    way
      ? `Each of $${n}$ readers takes at least one of three newspapers; $${sizes[0]}$, $${sizes[1]}$ and $${sizes[2]}$ of them take the first, the second and the third. If at least $${least}$ take all three, at most how many take exactly two?`
      : `Each of $${n}$ engineers knows at least one of Java, Python and Rust: $${sizes[0]}$ of them know Java, $${sizes[1]}$ know Python and $${sizes[2]}$ know Rust. At least $${least}$ know all three. What is the maximum number of engineers who know exactly two?`,
  path: path<Three>()
    .step(
      'excess',
      ({ n, sizes }) => q(sizes[0] + sizes[1] + sizes[2] - n),
      'Add the three numbers. Who is in two groups is counted once too often, who is in three twice: find this excess.',
      ({ n, sizes }, { excess }) => `${sizes.join(' + ')} - ${n} = ${numberTex(excess)}`,
    )
    .quiet('each', () => q(2))
    .step(
      'two',
      ({ least }, { excess, each }) => excess.sub(each.mul(least)),
      'Everyone in all three uses up two of it. With as few of these as allowed, the rest is the number in exactly two.',
      ({ least }, { excess, each, two }) =>
        `${numberTex(excess)} - ${numberTex(each)} \\times ${least} = ${numberTex(two)}`,
    ),
  slips: [
    {
      misconception: 'triple_counted_once',
      at: 'each',
      wrongly: () => q(1),
      words: ({ least }, { excess }) =>
        `$${numberTex(excess)} - ${least}$ takes one off for everyone in all three groups; each is counted twice too often, not once.`,
    },
    {
      misconception: 'triple_counted_three_times',
      at: 'each',
      wrongly: () => q(3),
      words: ({ least }, { excess }) =>
        `$${numberTex(excess)} - 3 \\times ${least}$ takes three off for everyone in all three; one of the three counts is rightful.`,
    },
    {
      misconception: 'triple_ignored',
      gives: 'excess',
      words: ({ least }, { excess }) =>
        `$${numberTex(excess)}$ would be right if nobody were in all three; at least $${least}$ are.`,
    },
    {
      misconception: 'excess_halved',
      at: 'two',
      wrongly: (_p, { excess }) => (excess.valueOf() % 2 === 0 ? excess.div(2) : null),
      words: (_p, { excess, two }) =>
        `Half of the excess is the greatest number in all three. Here $\\frac{${numberTex(excess)}}{2} = ${numberTex(two)}$.`,
    },
    {
      misconception: 'at_least_two_for_exactly_two',
      at: 'two',
      wrongly: ({ least }, { excess }) => excess.sub(2 * least).add(least + 1),
      words: ({ least }, { excess, two }) =>
        `Those in all three were counted among those in exactly two. Here $${numberTex(excess)} - 2 \\times ${numberTex(least)} + ${numberTex(least)} + 1 = ${numberTex(two)}$.`,
    },
    {
      misconception: 'triple_added',
      at: 'two',
      wrongly: ({ least }, { excess }) => excess.add(least),
      words: ({ least }) => `The $${least}$ people in all three were added to the excess.`,
    },
    {
      misconception: 'triple_taken_four_times',
      at: 'each',
      wrongly: () => q(4),
      words: ({ least }, { excess }) =>
        `$${numberTex(excess)} - 4 \\times ${least}$ doubles the number in all three twice.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { n }) => value.valueOf() > 0 && value.valueOf() <= n,
  snapRead: () =>
    'Three groups that cover everyone, and a bound for those in all three: a balance of double counts.',
  approach: () =>
    'Sizes less the whole count double memberships. Those in all three use up two each; keep them few.',
  faster: ({ n, sizes, least }) =>
    `$x + 2y = ${sizes[0] + sizes[1] + sizes[2] - n}$ with $y \\ge ${least}$: take $y = ${least}$.`,
  check: ({ n, sizes, least }, { two }) =>
    `Then $${numberTex(q(n).sub(two).sub(least))}$ are in one group only, and $${numberTex(q(n).sub(two).sub(least))} + 2 \\times ${numberTex(two)} + 3 \\times ${least} = ${sizes[0] + sizes[1] + sizes[2]}$.`,
  principle: 'The sum of the sizes counts everyone as often as memberships: balance it against the whole.',
  verify: p => {
    let best = -1;
    for (let all = p.least; all <= Math.min(...p.sizes); all += 1)
      best = Math.max(best, exactlyTwo(p, all) ?? -1);
    return q(best);
  },
});

/** MM.SET.3: the span of an overlap, and the most in exactly two. */
export const overlapsAgain: readonly AnyTemplate[] = [
  ...situation<Two>({
    type: 'MM.SET.3',
    situation: 'free-overlap',
    draw: draw => {
      const n = draw.int(40, 150);
      const [a, b] = [draw.int(20, n - 5), draw.int(20, n - 5)];
      return a !== b && a + b > n + 4 && a + b - n < Math.min(a, b) - 3
        ? { n, a, b, way: (n + a) % 2 === 0 }
        : null;
    },
    tries: 20,
    forms: [spread],
  }),
  ...situation<Three>({
    type: 'MM.SET.3',
    situation: 'all-covered',
    draw: draw => {
      const n = draw.int(40, 90);
      const sizes = [draw.int(20, 60), draw.int(20, 60), draw.int(20, 60)] as const;
      const least = draw.int(3, 12);
      const p = { n, sizes, least, way: (n + least) % 2 === 0 };
      const two = sizes[0] + sizes[1] + sizes[2] - n - 2 * least;
      return two >= 6 && two <= 50 && Math.max(...sizes) < n && exactlyTwo(p, least) === two ? p : null;
    },
    tries: 30,
    forms: [mostInTwo],
  }),
];
