import { path } from '../../path.ts';
import { plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Falling {
  /** First term, and the last number of terms whose sum is positive. */
  a: number;
  m: number;
  way: boolean;
}

const sumOf = (a: number, fall: number, n: number) => (n * (2 * a - (n - 1) * fall)) / 2;
const leastFall = ({ a, m }: Falling) => Math.floor((2 * a) / m) + 1;

const greatestSum = form({
  form: 'greatest-sum-of-all',
  band: 'Hard',
  also: ['AL.INQ.3', 'AL.QUA.7'],
  seconds: 115,
  entry: true,
  likely: true,
  suits: p => {
    const fall = leastFall(p);
    return (p.m - 1) * fall < 2 * p.a && p.a % fall !== 0 && fall > 4 && p.a / fall > 3;
  },
  stem: ({ a, m, way }: Falling) =>
    way
      ? `An arithmetic progression of integers begins with $${a}$. The sum of its first $${m}$ terms is positive and the sum of its first $${m + 1}$ terms is negative. What is the greatest value that the sum of its first $n$ terms can have, for any $n$?`
      : `A new shop made a profit of ${rupees(a)} in its first week, and the weekly result then fell by the same whole number of rupees each week. Over the first $${m}$ weeks together it made a profit, over the first $${m + 1}$ weeks a loss. At most how many rupees of profit, counted from the start, can it have had at the end of some week?`,
  path: path<Falling>()
    .quiet('bound', ({ a, m }) => q(2 * a, m))
    .step(
      'fall',
      (_p, { bound }) => bound.floor().add(1),
      'A smaller fall makes every sum larger, so take the least one for which the longer sum is negative: its first and last term add up to less than zero.',
      ({ a, m }, { fall }) => `2 \\times ${a} - ${m}f < 0, \\quad f = ${fall}`,
    )
    .step(
      'terms',
      ({ a }, { fall }) => q(a).div(fall).ceil(),
      'The sum grows as long as the terms are positive; count these terms.',
      ({ a }, { fall, terms }) => `${a} - (n - 1) \\times ${fall} > 0, \\quad n = ${terms}`,
    )
    .step(
      'sum',
      ({ a }, { fall, terms }) => terms.mul(q(2 * a).sub(fall.mul(terms.sub(1)))).div(2),
      'Add these terms.',
      ({ a }, { fall, terms, sum }) =>
        `\\frac{${terms}}{2}\\left(2 \\times ${a} - ${terms.sub(1)} \\times ${fall}\\right) = ${sum}`,
    ),
  slips: [
    {
      misconception: 'term_for_sum',
      at: 'fall',
      wrongly: ({ a, m }) => q(Math.floor(a / m) + 1),
      words: ({ m }, { fall }) =>
        `A fall of $${fall}$ makes term number $${m + 1}$ negative; the sum of all $${m + 1}$ terms is still positive then.`,
    },
    {
      misconception: 'one_place_too_few',
      at: 'terms',
      wrongly: (_p, { terms }) => terms.sub(1),
      words: ({ a }, { fall, terms }) =>
        `After $${terms}$ terms the next one, $${a} - ${terms} \\times ${fall}$, is still positive, so the sum grows once more.`,
    },
    {
      misconception: 'one_place_too_many',
      at: 'terms',
      wrongly: (_p, { terms }) => terms.add(1),
      words: ({ a }, { fall, terms }) =>
        `Term number $${terms}$ is $${a} - ${terms.sub(1)} \\times ${fall}$, which is negative already and lowers the sum.`,
    },
    {
      misconception: 'other_end_of_range',
      at: 'fall',
      wrongly: ({ a, m }, { fall }) => {
        const most = q(2 * a, m - 1)
          .ceil()
          .sub(1);
        return most.equals(fall) || a % most.valueOf() === 0 ? null : most;
      },
      words: (_p, { fall, sum }) =>
        `$${fall}$ is the greatest possible fall; with it the greatest sum is only $${sum}$, and a smaller fall gives more.`,
    },
    {
      misconception: 'rounds_down',
      at: 'fall',
      wrongly: (_p, { fall }) => fall.sub(1),
      words: ({ a, m }, { fall }) =>
        `With a fall of $${fall}$, $2 \\times ${a} - ${m} \\times ${fall}$ is not negative, nor is the sum of $${m + 1}$ terms.`,
    },
    {
      misconception: 'terms_for_falls',
      at: 'fall',
      wrongly: ({ a, m }) => q(Math.floor((2 * a) / (m + 1)) + 1),
      words: ({ m }, { fall }) =>
        `The fall $${fall}$ comes from $${m + 1}$ falls; between the first term and term number $${m + 1}$ there are $${m}$.`,
    },
    {
      misconception: 'falls_counted_as_terms',
      at: 'sum',
      wrongly: ({ a }, { fall, terms }) => terms.mul(q(2 * a).sub(fall.mul(terms))).div(2),
      words: (_p, { fall, terms }) =>
        `The last of $${terms}$ terms has $${terms.sub(1)}$ falls of $${fall}$ behind it, not $${terms}$.`,
    },
    {
      misconception: 'sum_not_halved',
      at: 'sum',
      wrongly: ({ a }, { fall, terms }) => terms.mul(q(2 * a).sub(fall.mul(terms.sub(1)))),
      words: (_p, { terms, sum }) =>
        `$${sum}$ is $${terms}$ times the sum of first and last term; their mean is half of that.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { a }) => value.d === 1n && value.valueOf() > a,
  snapRead: () =>
    'A falling progression of integers whose running sum changes sign at a known place; its greatest running sum is asked.',
  approach: () =>
    'The change of sign bounds the fall. The smallest fall makes all sums largest, and then the sum is greatest at the last positive term.',
  faster: ({ a }, { fall, terms }) =>
    `The least fall is $${fall}$; from $${a}$ down to $${q(a).sub(fall.mul(terms.sub(1)))}$ there are $${terms}$ positive terms, with mean $${q(
      a,
    )
      .add(q(a).sub(fall.mul(terms.sub(1))))
      .div(2)
      .toFraction(false)}$.`,
  check: ({ a, m }, { fall }) => {
    const f = fall.valueOf();
    return `With a fall of $${f}$ the sum of $${m}$ terms is $${sumOf(a, f, m)}$ and that of $${m + 1}$ is $${sumOf(a, f, m + 1)}$; with $${f - 1}$ the second would be $${sumOf(a, f - 1, m + 1)}$.`;
  },
  principle:
    'A sum of n terms has the sign of first plus last term; the running sum itself is greatest at the last positive term.',
  verify: ({ a, m }) => {
    let best = 0;
    for (let fall = 1; fall <= 2 * a; fall += 1) {
      const sums: number[] = [];
      let sum = 0;
      for (let n = 0; n <= m + 1; n += 1) {
        sum += a - n * fall;
        sums.push(sum);
      }
      if ((sums[m - 1] ?? 0) > 0 && (sums[m] ?? 0) < 0) best = Math.max(best, ...sums);
    }
    return q(best);
  },
});

/** AL.SEQ.1 Hard: the sign of two neighbouring sums bounds the fall, and the fall decides the greatest sum. */
export const signOfSums: readonly AnyTemplate[] = situation<Falling>({
  type: 'AL.SEQ.1',
  situation: 'sign-of-sums',
  tries: 20,
  draw: draw => ({ a: draw.int(60, 260), m: draw.int(7, 22), way: draw.chance(0.5) }),
  forms: [greatestSum],
});
