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
/** The falls for which the sum of m terms is positive and that of m + 1 negative, the least and the greatest. */
const fallsOf = ({ a, m }: Falling) => ({
  least: Math.floor((2 * a) / m) + 1,
  most: Math.ceil((2 * a) / (m - 1)) - 1,
});
const positiveTerms = (a: number, fall: number) => Math.ceil(a / fall);
const topOf = (a: number, fall: number) => sumOf(a, fall, positiveTerms(a, fall));
const topTex = (a: number, fall: number) => {
  const n = positiveTerms(a, fall);
  return `\\frac{${n}}{2}\\left(2 \\times ${a} - ${n - 1} \\times ${fall}\\right) = ${topOf(a, fall)}`;
};

const rangeOfTops = form({
  form: 'range-of-the-greatest-sum',
  revision: 2,
  band: 'Hard',
  also: ['AL.INQ.3', 'AL.QUA.7'],
  seconds: 120,
  entry: true,
  likely: true,
  stem: ({ a, m, way }: Falling) =>
    way
      ? `An arithmetic progression of integers begins with $${a}$. The sum of its first $${m}$ terms is positive and the sum of its first $${m + 1}$ terms is negative. Let $S$ be the greatest of all sums of its first $n$ terms. What is the difference between the largest and the smallest possible value of $S$?`
      : `A new shop made a profit of ${rupees(a)} in its first week. After that its weekly profit fell by the same whole number of rupees each week, a loss being a negative profit. Its total profit over the first $${m}$ weeks was positive, and over the first $${m + 1}$ weeks negative. The total profit from the start was highest at the end of a certain week. What is the difference, in rupees, between the largest and the smallest possible value of this highest total?`,
  path: path<Falling>()
    .step(
      'least',
      p => q(fallsOf(p).least),
      ({ m }) =>
        `A sum has the sign of its first plus its last term. The sum of ${m + 1} terms is negative: that bounds the fall from below.`,
      ({ a, m }, { least }) => `2 \\times ${a} - ${m}f < 0 \\Rightarrow f \\ge ${least}`,
    )
    .step(
      'most',
      p => q(fallsOf(p).most),
      ({ m }) => `The sum of ${m} terms is positive: that bounds the fall from above.`,
      ({ a, m }, { most }) => `2 \\times ${a} - ${m - 1}f > 0 \\Rightarrow f \\le ${most}`,
    )
    .step(
      'largest',
      ({ a }, { least }) => q(topOf(a, least.valueOf())),
      'A smaller fall makes every sum larger. Take the least fall; the sum grows as long as the terms are positive.',
      ({ a }, { least }) => topTex(a, least.valueOf()),
    )
    .step(
      'smallest',
      ({ a }, { most }) => q(topOf(a, most.valueOf())),
      'Do the same with the greatest fall.',
      ({ a }, { most }) => topTex(a, most.valueOf()),
    )
    .step(
      'difference',
      (_p, { largest, smallest }) => largest.sub(smallest),
      'Take the difference.',
      (_p, { largest, smallest, difference }) => `${largest} - ${smallest} = ${difference}`,
    ),
  slips: [
    {
      misconception: 'bound_included',
      at: 'least',
      wrongly: ({ a, m }, { least }) => (topOf(a, least.valueOf() - 1) > 0 && m > 2 ? least.sub(1) : null),
      words: ({ a, m }, { least, difference }) =>
        `$${difference}$ allows a fall of $${least}$; but $2 \\times ${a} - ${m} \\times ${least}$ is not negative, nor is the sum of $${m + 1}$ terms.`,
    },
    {
      misconception: 'rounds_bound_up',
      at: 'most',
      wrongly: (_p, { most }) => most.add(1),
      words: ({ a, m }, { most, difference }) =>
        `$${difference}$ allows a fall of $${most}$; but $2 \\times ${a} - ${m - 1} \\times ${most}$ is not positive, nor is the sum of $${m}$ terms.`,
    },
    {
      misconception: 'all_terms_up_to_the_change',
      at: 'smallest',
      wrongly: ({ a, m }, { most }) => q(sumOf(a, most.valueOf(), m)),
      words: ({ m }, { most, largest, smallest, difference }) =>
        `$${largest} - ${smallest} = ${difference}$ takes the sum of all $${m}$ terms for the fall $${most}$; the sum was larger before the terms turned negative.`,
    },
    {
      misconception: 'same_change_in_every_term',
      at: 'difference',
      wrongly: ({ a }, { least, most }) => most.sub(least).mul(positiveTerms(a, least.valueOf())),
      words: ({ a }, { least, most, difference }) =>
        `$${difference} = ${positiveTerms(a, least.valueOf())} \\times (${most} - ${least})$ lowers every term by the same; the second one falls by that once, the third twice, and so on.`,
    },
    {
      misconception: 'next_fall_for_the_last',
      at: 'most',
      wrongly: (_p, { least, most }) => (most.sub(least).valueOf() > 1 ? most.sub(1) : null),
      words: (_p, { most, difference }) =>
        `$${difference}$ follows the falls up to $${most}$ only; the next one keeps the first sum positive too.`,
    },
    {
      misconception: 'term_for_sum',
      at: 'least',
      wrongly: ({ a, m }, { most }) => {
        const fall = Math.floor(a / (m - 1)) + 1;
        return fall > 2 && fall !== most.valueOf() ? q(fall) : null;
      },
      words: ({ m }, { least, difference }) =>
        `$${difference}$ begins with a fall of $${least}$, which makes term number $${m}$ negative, but not yet the sum of the first $${m + 1}$ terms.`,
    },
    {
      misconception: 'one_place_too_few',
      at: 'largest',
      wrongly: ({ a }, { least }) => q(sumOf(a, least.valueOf(), positiveTerms(a, least.valueOf()) - 1)),
      words: ({ a }, { least, largest, smallest, difference }) =>
        `$${largest} - ${smallest} = ${difference}$ stops one term early in the first sum: term number $${positiveTerms(a, least.valueOf())}$ is $${a - (positiveTerms(a, least.valueOf()) - 1) * least.valueOf()}$, still positive.`,
    },
    {
      misconception: 'one_place_too_many',
      at: 'smallest',
      wrongly: ({ a }, { most }) => q(sumOf(a, most.valueOf(), positiveTerms(a, most.valueOf()) + 1)),
      words: (_p, { most, largest, smallest, difference }) =>
        `$${largest} - ${smallest} = ${difference}$ includes a term that is not positive in the sum for the fall $${most}$.`,
    },
    {
      misconception: 'sum_not_halved',
      at: 'difference',
      wrongly: (_p, { difference }) => difference.mul(2),
      words: (_p, { difference }) =>
        `$${difference}$ comes from sums of first and last term times the number of terms, without halving.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A falling progression of integers whose running sum changes sign at a known place; the range of its greatest running sum is asked.',
  approach: () =>
    'The change of sign bounds the fall from both sides. The least fall makes all sums largest, the greatest makes them smallest; in each case the sum is greatest at the last positive term.',
  faster: ({ a, m }, { least, most }) => {
    const n = positiveTerms(a, least.valueOf());
    return `$\\frac{${2 * a}}{${m}} < f < \\frac{${2 * a}}{${m - 1}}$ gives $f = ${least}$ to $${most}$, always with $${n}$ positive terms. Raising $f$ by 1 takes $1 + \\dots + ${n - 1} = ${(n * (n - 1)) / 2}$ off their sum: $${most.sub(least)} \\times ${(n * (n - 1)) / 2}$.`;
  },
  check: ({ a, m }, { least, most }) => {
    const [low, high] = [least.valueOf(), most.valueOf()];
    return `With $f = ${low}$ the sums of $${m}$ and $${m + 1}$ terms are $${sumOf(a, low, m)}$ and $${sumOf(a, low, m + 1)}$, with $f = ${high}$ they are $${sumOf(a, high, m)}$ and $${sumOf(a, high, m + 1)}$; $f = ${low - 1}$ and $f = ${high + 1}$ break a sign.`;
  },
  principle:
    'A sum of n terms has the sign of first plus last term; the running sum itself is greatest at the last positive term.',
  verify: ({ a, m }) => {
    const tops: number[] = [];
    for (let fall = 1; fall <= 2 * a; fall += 1) {
      const sums: number[] = [];
      let sum = 0;
      for (let n = 0; n <= m + 1; n += 1) {
        sum += a - n * fall;
        sums.push(sum);
      }
      if ((sums[m - 1] ?? 0) > 0 && (sums[m] ?? 0) < 0) tops.push(Math.max(...sums));
    }
    return q(Math.max(...tops) - Math.min(...tops));
  },
});

/** AL.SEQ.1 Hard: the signs of two neighbouring sums bound the fall, and its bounds decide the greatest sum. */
export const signOfSums: readonly AnyTemplate[] = situation<Falling>({
  type: 'AL.SEQ.1',
  situation: 'sign-of-sums',
  tries: 40,
  draw: draw => {
    const p = { a: draw.int(40, 240), m: draw.int(6, 14), way: draw.chance(0.5) };
    const { least, most } = fallsOf(p);
    const fits = most - least >= 2 && most - least <= 9 && p.a % least !== 0 && p.a % most !== 0;
    return fits && topOf(p.a, least) > topOf(p.a, most) ? p : null;
  },
  forms: [rangeOfTops],
});
