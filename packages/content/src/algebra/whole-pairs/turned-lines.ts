import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

interface Ordered {
  a: number;
  b: number;
  c: number;
  /** x is to exceed so many times y. */
  times: number;
  frame: number;
}

const solutions = ({ a, b, c }: Ordered) =>
  upTo(Math.floor(c / b)).filter(y => c - b * y > 0 && (c - b * y) % a === 0);
const coprime = ({ a, b, c }: Ordered, y: number) => gcd((c - b * y) / a, y) === 1;
const listed = (p: Ordered, low: number, high: number) =>
  solutions(p).filter(y => y > low + 1e-9 && y < high - 1e-9);

const boundedRatio = form<Ordered>(
  'coprime-pairs-in-a-range-of-ratios',
  {
    band: 'Hard',
    seconds: 115,
    revision: 2,
    also: ['AL.INQ.3', 'NS.FAC.6'],
    entry: true,
    likely: true,
    verify: ({ a, b, c, times }) => {
      let n = 0;
      for (let x = 1; a * x < c; x += 1) {
        const y = (c - a * x) / b;
        if (Number.isInteger(y) && y < x && x < times * y && gcd(x, y) === 1) n += 1;
      }
      return n;
    },
  },
  (p, { step }) => {
    const { a, c, b, times, frame } = p;
    const first = step(
      solutions(p)[0] ?? 0,
      value =>
        tex`${c} - ${b} \times ${value} = ${a} \times ${(c - b * Number(value)) / a}, \quad y = ${value} + ${a}k`,
    )`
      Find the smallest $y$ that leaves a multiple of $${a}$; all others follow in steps.`;
    const above = step(
      calc`${c} / (${a} * ${times} + ${b})`,
      value =>
        tex`${c} - ${b}y < ${a * times}y \Rightarrow y > \frac{${c}}{${a * times + b}} \; (\approx
          ${value.valueOf().toFixed(1)})`,
    )`
      Turn $x < ${times}y$ into a bound for $y$, with $x$ from the equation.`;
    const below = step(
      calc`${c} / (${a} + ${b})`,
      value =>
        tex`${c} - ${b}y > ${a}y \Rightarrow y < \frac{${c}}{${a + b}} \; (\approx ${value.valueOf().toFixed(1)})`,
    )`
      Do the same with $x > y$.`;
    const between = step(
      listed(p, above.valueOf(), below.valueOf()).map(y => q(y)),
      value => tex`${value.map(y => `(${(c - b * y.valueOf()) / a}, ${y})`).join(', \\;')}`,
    )`
      List the values of $y$ between, each with its $x$.`;
    const count = step(between.filter(y => coprime(p, y.valueOf())).length, value => {
      const out = between.filter(y => !coprime(p, y.valueOf()));
      return tex`${between.length} - ${out.length} = ${value} \quad (\text{without } y = ${out})`;
    })`
      A common factor of $x$ and $y$ would divide $${c}$. Strike out the pairs that have one, and count the others.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many pairs of positive integers $(x, y)$ without a common factor greater than $1$ satisfy $${a}x +
            ${b}y = ${c}$ and $y < x < ${times}y$?`
          : frame === 1
            ? text`A school spends exactly ₹${String(c)} on pencils at ₹${String(a)} each and compasses at ₹${String(b)}
              each. It buys more pencils than compasses, but fewer than ${String(times)} times as many. The two numbers
              have no common factor greater than 1. In how many ways is this possible?`
            : text`How many pairs of coprime positive integers $(x, y)$ satisfy $${a}x + ${b}y = ${c}$, if $\frac{x}{y}$
              lies strictly between $1$ and $${times}$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_bound', above, 0)`
          $${count}$ does without the condition that $x$ is less than $${times}y$.`,
        slip('ignored_a_bound', below, calc`${c} / ${b}`)`
          $${count}$ does without the condition that $x$ is greater than $y$.`,
        slip('ignored_common_factors', count, between.length)`
          All $${count}$ pairs in the range were counted, also those with a common factor.`,
        slip('gave_the_complement', count, () => between.filter(y => !coprime(p, y.valueOf())).length)`
          $${count}$ counts the pairs that do have a common factor.`,
        slip(
          'ignored_a_condition',
          between,
          solutions(p).map(y => q(y)),
        )`
          $${count}$ counts all coprime solutions, without the condition on the ratio.`,
        slip(
          'read_a_comparison_backwards',
          between,
          solutions(p)
            .filter(y => y > (c - b * y) / a && y < (times * (c - b * y)) / a)
            .map(y => q(y)),
        )`
          $${count}$ counts the solutions with $x < y < ${times}x$: the unknowns changed places.`,
        slip(
          'looked_at_one_prime_only',
          count,
          () => between.filter(y => y.valueOf() % 2 === 1 || ((c - b * y.valueOf()) / a) % 2 === 1).length,
        )`
          $${count}$ strikes out pairs of even numbers only; a common factor may be odd.`,
        slip(
          'counted_gaps_for_numbers',
          count,
          () => between.filter(y => coprime(p, y.valueOf())).length - 1,
        )`
          $${count}$ leaves out one end of the list of fitting pairs; its first pair and its last one both satisfy all
          conditions.`,
        slip('swapped_the_two', above, calc`${c} / (${a} + ${b} * ${times})`)`
          $y > ${above.valueOf().toFixed(1)}$ comes from putting $${times}$ at the wrong unknown.`,
      ],
      snapRead: text`An equation in positive integers, a range for the ratio of the unknowns, and no common factor:
        solutions are to be counted.`,
      approach: text`Use the equation to turn both inequalities into bounds for one unknown. Then list the terms of the
        progression of its values that lie between, and strike out pairs with a common factor, which has to divide the
        right side.`,
      faster: text`$x = y$ at $y = \frac{${c}}{${a + b}}$, $x = ${times}y$ at $y = \frac{${c}}{${a * times + b}}$;
        between them $y \equiv ${Number(first) % a} \pmod{${a}}$ occurs $${between.length}$ times. Strike out each $y$
        that shares a factor with $${c}$ and its $x$.`,
      check: () =>
        text`The pairs are ${between
          .filter(y => coprime(p, y.valueOf()))
          .map(y => `$(${(c - b * y.valueOf()) / a}, ${y})$`)
          .join(', ')}.`,
      principle: text`With one equation, conditions on two unknowns become bounds for one; count its progression between
        them.`,
    };
  },
);

/** AL.DIO.1 Hard: solutions in a range of ratios. */
export const turnedLines: readonly AnyTemplate[] = situation<Ordered>({
  type: 'AL.DIO.1',
  situation: 'ratio-between-bounds',
  tries: 40,
  draw: draw => {
    const p = {
      a: draw.int(2, 7),
      b: draw.int(5, 19),
      c: draw.int(200, 900),
      times: draw.int(2, 5),
      frame: draw.int(0, 2),
    };
    const fitting = listed(p, p.c / (p.a * p.times + p.b), p.c / (p.a + p.b));
    const kept = fitting.filter(y => coprime(p, y)).length;
    const fits = gcd(p.a, p.b) === 1 && p.b > p.a && p.c % (p.a + p.b) !== 0;
    return fits && kept >= 3 && kept <= 12 && fitting.length >= kept + 2 ? p : null;
  },
  forms: [boundedRatio],
});
