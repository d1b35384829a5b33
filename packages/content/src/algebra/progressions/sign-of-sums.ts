import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

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

const rangeOfTops = form<Falling>(
  'range-of-the-greatest-sum',
  {
    band: 'Hard',
    seconds: 120,
    revision: 2,
    also: ['AL.INQ.3', 'AL.QUA.7'],
    entry: true,
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
      return Math.max(...tops) - Math.min(...tops);
    },
  },
  (p, { step }) => {
    const { m, a, way } = p;
    const unit = way ? 'term' : 'week';
    const least = step(fallsOf(p).least, {
      name: 'the least possible fall',
      because: text`A sum of evenly falling numbers is their number times the mean of the first and the last. So it is
        negative exactly when the first and the last together are negative.`,
      works: value => tex`${a} + (${a} - ${m}f) = 2 \times ${a} - ${m}f < 0 \Rightarrow f \ge ${value}`,
    })`
      Let $f$ be the fall from each ${unit} to the next. A sum has the sign of its first plus its last ${unit}. The sum
      of ${m + 1} ${unit}s is negative, and this bounds $f$ from below.`;
    const most = step(fallsOf(p).most, {
      name: 'the greatest possible fall',
      because: text`The last of $${m}$ ${unit}s is only $${m - 1}$ falls below the first, one fall less than before.`,
      works: value =>
        tex`${a} + (${a} - ${m - 1}f) = 2 \times ${a} - ${m - 1}f > 0 \Rightarrow f \le ${value}`,
    })`
      The sum of ${m} ${unit}s is positive. In the same way this bounds $f$ from above.`;
    const largest = step(topOf(a, least.valueOf()), {
      name: 'the largest possible value of the highest sum',
      because: text`Adding a positive number raises a sum and adding a negative one lowers it. So the sum is highest
        right after the last positive ${unit}.`,
      works: () => tex`${topTex(a, least.valueOf())}`,
    })`
      A smaller fall makes every ${unit} and so every sum larger. So use the least fall, and add as long as the
      ${unit}s are positive.`;
    const smallest = step(topOf(a, most.valueOf()), {
      name: 'the smallest possible value of the highest sum',
      because: text`With a greater fall every sum is smaller, also the highest one, though it may be reached earlier.`,
      works: () => tex`${topTex(a, most.valueOf())}`,
    })`
      In the same way use the greatest fall, and add as long as the ${unit}s are positive.`;
    const difference = step(calc`${largest} - ${smallest}`)`
      The question asks for the difference between the two, so subtract the smaller from the larger.`;
    return {
      answer: difference,
      stem: way
        ? text`An arithmetic progression of integers begins with $${a}$. The sum of its first $${m}$ terms is positive
          and the sum of its first $${m + 1}$ terms is negative. Let $S$ be the greatest of all sums of its first $n$
          terms. What is the difference between the largest and the smallest possible value of $S$?`
        : text`A new shop made a profit of ₹${a} in its first week. After that its weekly profit fell by the same whole
          number of rupees each week, a loss being a negative profit. Its total profit over the first $${m}$ weeks was
          positive, and over the first $${m + 1}$ weeks negative. The total profit from the start was highest at the end
          of a certain week. What is the difference, in rupees, between the largest and the smallest possible value of
          this highest total?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip(
          'let_in_an_end_point',
          least,
          () => topOf(a, least.valueOf() - 1) > 0 && m > 2 && calc`${least} - 1`,
        )`
          You allowed a fall of $${least}$ and came to $${difference}$. But $2 \times ${a} - ${m} \times ${least}$ is
          not negative, nor is the sum of $${m + 1}$ ${unit}s.`,
        slip('rounded_the_wrong_way', most, calc`${most} + 1`)`
          You allowed a fall of $${most}$ and came to $${difference}$. But $2 \times ${a} - ${m - 1} \times ${most}$ is
          not positive, nor is the sum of $${m}$ ${unit}s.`,
        slip('miscounted_the_steps', smallest, () => sumOf(a, most.valueOf(), m))`
          $${largest} - ${smallest} = ${difference}$ uses the sum of all $${m}$ ${unit}s for the fall $${most}$. That
          sum was larger before the ${unit}s turned negative.`,
        slip(
          'mixed_up_kinds_of_progression',
          difference,
          () => calc`(${most} - ${least}) * ${positiveTerms(a, least.valueOf())}`,
        )`
          $${difference} = ${positiveTerms(a, least.valueOf())} \times (${most} - ${least})$ lowers every ${unit} by the
          same. A greater fall lowers the second by it once, the third twice, and so on.`,
        slip('took_a_neighbouring_multiple', most, most.sub(least).valueOf() > 1 && calc`${most} - 1`)`
          You stopped at a fall of $${most}$ and came to $${difference}$. With the next larger fall the sum of $${m}$
          ${unit}s is still positive.`,
        slip('mixed_up_sum_and_term', least, () => {
          const fall = Math.floor(a / (m - 1)) + 1;
          return fall > 2 && fall !== most.valueOf() ? fall : null;
        })`
          You began with a fall of $${least}$, the first one that makes number $${m}$ negative. The sum of the first
          $${m + 1}$ ${unit}s need not be negative then.`,
        slip('miscounted_the_steps', largest, () =>
          sumOf(a, least.valueOf(), positiveTerms(a, least.valueOf()) - 1),
        )`
          $${largest} - ${smallest} = ${difference}$ stops too early in the first sum: number
          $${positiveTerms(a, least.valueOf())}$ is $${a - (positiveTerms(a, least.valueOf()) - 1) * least.valueOf()}$,
          still positive.`,
        slip('miscounted_the_steps', smallest, () =>
          sumOf(a, most.valueOf(), positiveTerms(a, most.valueOf()) + 1),
        )`
          $${largest} - ${smallest} = ${difference}$ adds one ${unit} too many for the fall $${most}$. That one is not
          positive, so it does not raise the sum.`,
        slip('did_not_halve', difference, calc`${difference} * 2`)`
          $${difference}$ comes from sums that were not halved: the first plus the last times their number is twice the
          sum.`,
      ],
      snapRead: text`Evenly falling numbers have a sum that changes its sign at a known place: the signs bound the
        fall, and the fall decides the highest sum.`,
      approach: text`The change of sign bounds the fall from both sides. The least fall makes all sums largest, the
        greatest makes them smallest; in each case the sum is highest at the last positive ${unit}.`,
      faster: () => {
        const n = positiveTerms(a, least.valueOf());
        return text`$\frac{${2 * a}}{${m}} < f < \frac{${2 * a}}{${m - 1}}$ gives $f = ${least}$ to $${most}$, always
          with $${n}$ positive terms. Raising $f$ by 1 takes $1 + \dots + ${n - 1} = ${(n * (n - 1)) / 2}$ off their
          sum: $${most.sub(least)} \times ${(n * (n - 1)) / 2}$.`;
      },
      check: () => {
        const [low, high] = [least.valueOf(), most.valueOf()];
        return text`With $f = ${low}$ the sums of $${m}$ and $${m + 1}$ terms are $${sumOf(a, low, m)}$ and
          $${sumOf(a, low, m + 1)}$, with $f = ${high}$ they are $${sumOf(a, high, m)}$ and $${sumOf(a, high, m + 1)}$;
          $f = ${low - 1}$ and $f = ${high + 1}$ break a sign.`;
      },
      principle: text`The sum of a falling progression has the sign of its first plus its last term, and it is greatest
        at the last positive term.`,
    };
  },
);

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
