import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { grouped, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cost {
  /** ax + by is to be as small as possible for positive integers with xy of at least `least`. */
  a: number;
  b: number;
  least: number;
  frame: number;
}

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const costAt = ({ a, b, least }: Cost, x: number) => a * x + b * Math.ceil(least / x);
/** The least cost over the integers x from `low` to `high`. */
const leastOf = (p: Cost, low: number, high: number) => {
  let best = Number.POSITIVE_INFINITY;
  for (let x = Math.max(1, low); x <= high; x += 1) best = Math.min(best, costAt(p, x));
  return q(best);
};
/** The x of the least cost among real numbers, where both terms are equal. */
const turn = ({ a, b, least }: Cost) => Math.sqrt((b * least) / a);
const cheapest = (p: Cost) => leastOf(p, 1, p.least);
/** Integers x for which real numbers would cost less than the given sum: ax + b·least/x below it. */
const near = ({ a, b, least }: Cost, sum: Fraction) =>
  Array.from({ length: least }, (_, i) => i + 1).filter(x => a * x + (b * least) / x < sum.valueOf());
const pairTex = (p: Cost, x: number) => `(${x}, ${Math.ceil(p.least / x)})`;

const leastCost = form<Cost>(
  'least-sum-for-a-product',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['AL.DIO.1', 'AL.INQ.7'],
    verify: ({ a, b, least }) => {
      for (let sum = a + b; ; sum += 1)
        for (let x = 1; a * x < sum; x += 1) {
          const y = (sum - a * x) / b;
          if (Number.isInteger(y) && x * y >= least) return sum;
        }
    },
  },
  (p, { step, find }) => {
    const { a, b, least, frame } = p;
    const square = find(calc`4 * ${a} * ${b} * ${least}`);
    const bound = step(calc`ceil(${Math.sqrt(Number(square))})`, {
      name: text`the bound for the sum`,
      because: text`Of two positive numbers with a fixed product the equal ones have the least sum: with the product
        $36$, $6 + 6$ is less than $4 + 9$. So no pair, whole or not, can have a smaller sum than this bound.`,
      works: value =>
        tex`${a}x + ${b}y \ge 2\sqrt{${a * b} \times ${least}} = \sqrt{${square}} \Rightarrow ${a}x + ${b}y \ge
          ${value}`,
    })`
      The sum $${a}x + ${b}y$ has two terms whose product $${a}x \times ${b}y$ is at least $${a * b} \times ${least}$.
      By AM-GM the sum of two positive numbers is at least twice the root of their product. As the sum is an integer,
      round this bound up.`;
    const start = step(costAt(p, Math.round(turn(p))), {
      name: text`the sum for the pair near equal terms`,
      because: text`A sum near the bound is most likely where the two terms are nearly equal. A larger $y$ than
        necessary only makes the sum larger, so take the smallest one.`,
      works: value => {
        const x = Math.round(turn(p));
        return tex`${a}x \approx ${b}y, \ x \approx ${q(turn(p).toFixed(1))}: \quad (x, y) = ${pairTex(p, x)}, \quad
        ${a} \times ${x} + ${b} \times ${Math.ceil(least / x)} = ${value}`;
      },
    })`
      Equality would need $${a}x = ${b}y$, which integers may not reach. Start near equality, with the smallest integer
      $y$ that makes the product large enough.`;
    const sum = step(cheapest(p), {
      because: text`Rounding $y$ up to an integer costs more for some $x$ than for others. So the pair nearest to equal
        terms need not be the best one, and its neighbours have to be compared.`,
      works: value =>
        tex`${near(p, start)
          .slice(0, 9)
          .map(x => `x = ${x}\\!: ${costAt(p, x)}`)
          .join(', \\ ')}; \quad ${value}`,
    })`
      A smaller sum is possible only for an $x$ with $${a}x + \frac{${a === b ? '' : b} \times ${least}}{x}$ below the
      sum found. These $x$ lie around the first one, on both sides. Find the sum for each of them, with its smallest
      $y$, and take the least.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`Positive integers $x$ and $y$ have a product of at least $${grouped(least)}$. What is the least
            possible value of $${a}x + ${b}y$?`
          : frame === 1
            ? text`A rectangular plot has sides of $x$ m and $y$ m, whole numbers of metres, and an area of at least
              $${grouped(least)}$ m². One side of $x$ m is fenced at ₹${a} a metre and one side of $y$ m at ₹${b} a
              metre. What is the least possible total cost of fencing these two sides, in rupees?`
            : text`A menu has to offer at least $${grouped(least)}$ different meals of one snack and one drink. Every
              snack that is listed adds ₹${a} to the cost of printing the menu, and every drink ₹${b}. What is the least
              possible cost of printing it, in rupees?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        stop('took_bounds_that_exclude_each_other', bound)`
          You rounded the bound $\sqrt{${square}}$ up to $${bound}$. No positive integers with this sum have a product
          of $${least}$ or more, since equal terms are not reached.`,
        stop('sought_the_extreme_elsewhere', start)`
          $${start}$ is the sum for the first number $${Math.round(turn(p))}$, the integer nearest to equal terms.
          Another first number gives a smaller sum, because its product is nearer to $${least}$.`,
        slip('mixed_up_exactly_and_at_least', sum, () => {
          const exact = Array.from({ length: least }, (_, i) => i + 1).filter(x => least % x === 0);
          const best = Math.min(...exact.map(x => costAt(p, x)));
          return best < 1.4 * cheapest(p).valueOf() ? best : null;
        })`
          $${sum}$ is the least sum for a product of exactly $${least}$. A slightly larger product can have a smaller
          sum.`,
        slip('left_out_a_case', sum, leastOf(p, 1, Math.floor(turn(p))))`
          You tried only first numbers up to $${Math.floor(turn(p))}$, before the terms are equal, and found $${sum}$.
          A larger first number gives a smaller sum.`,
        slip('left_out_a_case', sum, leastOf(p, Math.ceil(turn(p)), least))`
          You tried only first numbers from $${Math.ceil(turn(p))}$ on, after the terms are equal, and found $${sum}$.
          A smaller first number gives a smaller sum.`,
        slip('rounded_the_wrong_way', sum, () => {
          const x = Math.ceil(turn(p));
          return a * x + b * Math.ceil((a * turn(p)) / b);
        })`
          You rounded both numbers of the real minimum up, which gives $${sum}$. One of them can be smaller, and the
          product still reaches $${least}$.`,
        slip('rounded_the_wrong_way', sum, calc`${bound} - 1`)`
          One less than the bound is $${sum}$. This is below $\sqrt{${square}}$, and no positive numbers with a product
          of $${least}$ have so small a sum.`,
        slip('assumed_equal_parts', sum, calc`(${a} + ${b}) * ceil(${Math.sqrt(least)})`)`
          $${sum}$ uses $${Math.ceil(Math.sqrt(least))}$ for both numbers. They have the weights $${a}$ and $${b}$, so
          the two terms should be about equal, not the numbers.`,
      ],
      snapRead: text`A product is bounded from below, a weighted sum is to be least, and both numbers are whole: equal
        terms show where to look.`,
      approach: text`For real numbers the sum is least where both terms are equal, which gives a bound. Integers may
        not reach it, so test the integers around that place on both sides.`,
      faster: () => {
        const x = near(p, sum.add(1)).find(n => costAt(p, n) === sum.valueOf()) ?? 1;
        return text`From $${bound}$ upwards, try $x$ near $${q(turn(p).toFixed(1))}$ with $y = \frac{${least}}{x}$
          rounded up: $${pairTex(p, x)}$ gives $${sum}$.`;
      },
      check: () => {
        const x = near(p, sum.add(1)).find(n => costAt(p, n) === sum.valueOf()) ?? 1;
        const y = Math.ceil(least / x);
        return text`$${x} \times ${y} = ${x * y} \ge ${least}$ and $${a} \times ${x} + ${b} \times ${y} = ${sum}$. The
          sums from $${bound}$ up that are smaller than $${sum}$ have no product that large.`;
      },
      principle: text`Equal terms give the least sum of real numbers; for integers it is a bound, and the pairs around
        it have to be tested.`,
    };
  },
);

/** AL.INQ.4 Hard: the least sum of integers, where equality cannot be reached. */
export const leastCostOfIntegers: readonly AnyTemplate[] = situation<Cost>({
  type: 'AL.INQ.4',
  situation: 'least-cost-of-integers',
  tries: 80,
  draw: draw => {
    const [a, b] = draw.some([2, 3, 4, 5, 7, 8, 9, 11], 2) as [number, number];
    const p: Cost = { a, b, least: draw.int(40, 220), frame: draw.int(0, 2) };
    const bound = Math.ceil(Math.sqrt(4 * a * b * p.least));
    const best = cheapest(p).valueOf();
    const start = costAt(p, Math.round(turn(p)));
    // Neither the bound nor the pair nearest to equal terms is the answer, and few integers have to be tested.
    return hcf(a, b) === 1 && best > bound && best < start && near(p, q(start)).length <= 9 ? p : null;
  },
  forms: [leastCost],
});
