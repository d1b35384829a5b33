import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Stretch {
  /** The integers from a to `above` and those from `below` to a, with 1 < below < a, have the same sum. */
  a: number;
  above: number;
  below: number;
  way: boolean;
}

const upTo = (n: number) => (n * (n + 1)) / 2;
const sumOf = ({ a, above }: Stretch) => upTo(above) - upTo(a - 1);

/** All stretches with equal sums on both sides of a. */
const stretches = Array.from({ length: 38 }, (_, i) => i + 5).flatMap(a =>
  Array.from({ length: a - 2 }, (_, i) => i + 2).flatMap(below => {
    const rest = a * a - upTo(below - 1);
    const above = Math.round((Math.sqrt(8 * rest + 1) - 1) / 2);
    return upTo(above) === rest && above > a ? [{ a, above, below }] : [];
  }),
);

const ends = form({
  form: 'sum-of-the-possible-ends',
  revision: 2,
  band: 'Hard',
  also: ['AL.SEQ.1', 'AL.QUA.3'],
  seconds: 130,
  entry: true,
  likely: true,
  stem: (p: Stretch) =>
    p.way
      ? `The integers $x$ with $(x - ${p.a})(x - k) \\le 0$ have the sum $${sumOf(p)}$, where $k$ is an integer. What is the sum of all possible values of $k$?`
      : `All integers from $${p.a}$ to $k$, counting up or down and both included, are added, and the sum is $${sumOf(p)}$. Find the sum of all integers $k$ for which this happens.`,
  path: path<Stretch>()
    .step(
      'above',
      ({ above }) => q(above),
      p => `First let $k$ be the larger end: the integers from $${p.a}$ to $k$ have the given sum.`,
      (p, { above }) =>
        `\\frac{k(k + 1)}{2} = ${sumOf(p)} + ${upTo(p.a - 1)} = ${sumOf(p) + upTo(p.a - 1)}, \\quad k = ${above}`,
    )
    .step(
      'below',
      ({ below }) => q(below),
      'Then let $k$ be the smaller end, still positive: the sum of all integers up to the other end is cut below $k$.',
      (p, { below }) =>
        `\\frac{k(k - 1)}{2} = ${upTo(p.a)} - ${sumOf(p)} = ${upTo(p.a) - sumOf(p)}, \\quad k = ${below}`,
    )
    .step(
      'least',
      (_p, { below }) => q(1).sub(below),
      'The same equation has a second root: further down, negative integers cancel the positive ones just below the positive end.',
      (_p, { below, least }) => `${least} + \\dots + ${below.sub(1)} = 0, \\quad k = ${least}`,
    )
    .step(
      'sum',
      (_p, { above, below, least }) => above.add(below).add(least),
      'Add the three values.',
      (_p, { above, below, least, sum }) => `${above} + ${below} + (${least}) = ${sum}`,
    ),
  slips: [
    {
      misconception: 'negative_end_forgotten',
      at: 'least',
      wrongly: () => q(0),
      words: (_p, { above, below }) =>
        `Only $${above}$ and $${below}$ were found; below zero the integers cancel in pairs, and the sum comes up once more.`,
    },
    {
      misconception: 'cancels_one_too_many',
      at: 'least',
      wrongly: (_p, { below }) => q(0).sub(below),
      words: (_p, { below }) =>
        `Down to $-${below}$ the sum loses $${below}$ itself; only the numbers below $${below}$ may be cancelled.`,
    },
    {
      misconception: 'positive_end_forgotten',
      at: 'sum',
      wrongly: (_p, { above, least }) => above.add(least),
      words: (_p, { above, least, below }) =>
        `$${above}$ and $${least}$ were added, but $k = ${below}$, between them, gives the sum too.`,
    },
    {
      misconception: 'sign_of_the_least_lost',
      at: 'sum',
      wrongly: (_p, { above, below, least }) => above.add(below).sub(least),
      words: (_p, { least }) => `The value $${least}$ was added without its sign.`,
    },
    {
      misconception: 'one_number_too_many',
      at: 'above',
      wrongly: (_p, { above }) => above.add(1),
      words: (p, { above }) => `With $k = ${above}$ the sum is already $${sumOf(p) + above.valueOf()}$.`,
    },
    {
      misconception: 'upper_end_one_short',
      at: 'above',
      wrongly: (_p, { above }) => above.sub(2),
      words: (p, { above }) =>
        `Up to $${above}$ the integers add up to $${sumOf(p) - 2 * above.valueOf() - 3}$ only.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 3,
  snapRead: () =>
    'A stretch of integers with one fixed end has a given sum; the other end may lie on either side.',
  approach: () =>
    'Split by the side on which the free end lies. Below, the equation for it has a negative root too, since negative and positive integers cancel.',
  faster: p =>
    `The running sums from $${p.a}$ are differences of triangular numbers: $${upTo(p.above)} - ${upTo(p.a - 1)} = ${upTo(p.a)} - ${upTo(p.below - 1)} = ${sumOf(p)}$, and $${upTo(p.below - 1)}$ belongs to $${p.below - 1}$ and to $-${p.below}$.`,
  check: p =>
    `$${p.a} + \\dots + ${p.above} = ${sumOf(p)}$, $${p.below} + \\dots + ${p.a} = ${sumOf(p)}$, and from $${1 - p.below}$ to $${p.below - 1}$ all cancel.`,
  principle:
    'When one end of a stretch of integers is free, look on both sides of the fixed end, and below zero too.',
  verify: p => {
    const found: number[] = [];
    for (let k = -300; k <= 300; k += 1) {
      let sum = 0;
      for (let x = Math.min(k, p.a); x <= Math.max(k, p.a); x += 1) sum += x;
      if (sum === sumOf(p)) found.push(k);
    }
    return q(found.reduce((all, k) => all + k, 0));
  },
});

/** AL.INQ.3 Hard: an interval with a free end, and the sum of its integers. */
export const solutionsWithASum: readonly AnyTemplate[] = situation<Stretch>({
  type: 'AL.INQ.3',
  situation: 'solutions-with-a-sum',
  draw: draw => ({ ...draw.pick(stretches), way: draw.chance(0.5) }),
  forms: [ends],
});
