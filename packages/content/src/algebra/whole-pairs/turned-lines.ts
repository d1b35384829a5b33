import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const boundedRatio = form({
  form: 'coprime-pairs-in-a-range-of-ratios',
  revision: 2,
  band: 'Hard',
  entry: true,
  likely: true,
  seconds: 115,
  also: ['AL.INQ.3', 'NS.FAC.6'],
  stem: ({ a, b, c, times, frame }: Ordered) =>
    frame === 0
      ? `How many pairs of positive integers $(x, y)$ without a common factor greater than $1$ satisfy $${a}x + ${b}y = ${c}$ and $y < x < ${times}y$?`
      : frame === 1
        ? `A school spends exactly ₹${c} on pencils at ₹${a} each and compasses at ₹${b} each. It buys more pencils than compasses, but fewer than ${times} times as many. The two numbers have no common factor greater than 1. In how many ways is this possible?`
        : `How many pairs of coprime positive integers $(x, y)$ satisfy $${a}x + ${b}y = ${c}$, if $\\frac{x}{y}$ lies strictly between $1$ and $${times}$?`,
  path: path<Ordered>()
    .step(
      'first',
      p => q(solutions(p)[0] ?? 0),
      ({ a }) => `Find the smallest $y$ that leaves a multiple of $${a}$; all others follow in steps.`,
      ({ a, b, c }, { first }) =>
        `${c} - ${b} \\times ${first} = ${a} \\times ${(c - b * Number(first)) / a}, \\quad y = ${first} + ${a}k`,
    )
    .step(
      'above',
      ({ a, b, c, times }) => q(c, a * times + b),
      ({ times }) => `Turn $x < ${times}y$ into a bound for $y$, with $x$ from the equation.`,
      ({ a, b, c, times }, { above }) =>
        `${c} - ${b}y < ${a * times}y \\Rightarrow y > \\frac{${c}}{${a * times + b}} \\; (\\approx ${above.valueOf().toFixed(1)})`,
    )
    .step(
      'below',
      ({ a, b, c }) => q(c, a + b),
      'Do the same with $x > y$.',
      ({ a, b, c }, { below }) =>
        `${c} - ${b}y > ${a}y \\Rightarrow y < \\frac{${c}}{${a + b}} \\; (\\approx ${below.valueOf().toFixed(1)})`,
    )
    .step(
      'between',
      (p, { above, below }) => listed(p, above.valueOf(), below.valueOf()).map(y => q(y)),
      'List the values of $y$ between, each with its $x$.',
      ({ a, b, c }, { between }) => between.map(y => `(${(c - b * y.valueOf()) / a}, ${y})`).join(', \\;'),
    )
    .step(
      'count',
      (p, { between }) => q(between.filter(y => coprime(p, y.valueOf())).length),
      ({ c }) =>
        `A common factor of $x$ and $y$ would divide $${c}$. Strike out the pairs that have one, and count the others.`,
      (p, { between, count }) => {
        const out = between.filter(y => !coprime(p, y.valueOf()));
        return `${between.length} - ${out.length} = ${count} \\quad (\\text{without } y = ${out.join(', ')})`;
      },
    ),
  slips: [
    {
      misconception: 'lower_bound_ignored',
      at: 'above',
      wrongly: () => q(0),
      words: ({ times }, { count }) =>
        `$${count}$ does without the condition that $x$ is less than $${times}y$.`,
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'below',
      wrongly: ({ b, c }) => q(c, b),
      words: (_p, { count }) => `$${count}$ does without the condition that $x$ is greater than $y$.`,
    },
    {
      misconception: 'common_factors_kept',
      at: 'count',
      wrongly: (_p, { between }) => q(between.length),
      words: (_p, { count }) =>
        `All $${count}$ pairs in the range were counted, also those with a common factor.`,
    },
    {
      misconception: 'only_pairs_with_common_factor',
      at: 'count',
      wrongly: (p, { between }) => q(between.filter(y => !coprime(p, y.valueOf())).length),
      words: (_p, { count }) => `$${count}$ counts the pairs that do have a common factor.`,
    },
    {
      misconception: 'all_solutions_counted',
      at: 'between',
      wrongly: p => solutions(p).map(y => q(y)),
      words: (_p, { count }) =>
        `$${count}$ counts all coprime solutions, without the condition on the ratio.`,
    },
    {
      misconception: 'ratio_turned_around',
      at: 'between',
      wrongly: p =>
        solutions(p)
          .filter(y => y > (p.c - p.b * y) / p.a && y < (p.times * (p.c - p.b * y)) / p.a)
          .map(y => q(y)),
      words: ({ times }, { count }) =>
        `$${count}$ counts the solutions with $x < y < ${times}x$: the unknowns changed places.`,
    },
    {
      misconception: 'only_even_common_factors',
      at: 'count',
      wrongly: ({ a, b, c }, { between }) =>
        q(between.filter(y => y.valueOf() % 2 === 1 || ((c - b * y.valueOf()) / a) % 2 === 1).length),
      words: (_p, { count }) =>
        `$${count}$ strikes out pairs of even numbers only; a common factor may be odd.`,
    },
    {
      misconception: 'counts_steps_between',
      at: 'count',
      wrongly: (p, { between }) => q(between.filter(y => coprime(p, y.valueOf())).length - 1),
      words: (_p, { count }) =>
        `$${count}$ leaves out one end of the list of fitting pairs; its first pair and its last one both satisfy all conditions.`,
    },
    {
      misconception: 'multiple_on_wrong_unknown',
      at: 'above',
      wrongly: ({ a, b, c, times }) => q(c, a + b * times),
      words: ({ times }, { above }) =>
        `$y > ${above.valueOf().toFixed(1)}$ comes from putting $${times}$ at the wrong unknown.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'An equation in positive integers, a range for the ratio of the unknowns, and no common factor: solutions are to be counted.',
  approach: () =>
    'Use the equation to turn both inequalities into bounds for one unknown. Then list the terms of the progression of its values that lie between, and strike out pairs with a common factor, which has to divide the right side.',
  faster: ({ a, b, c, times }, { first, between }) =>
    `$x = y$ at $y = \\frac{${c}}{${a + b}}$, $x = ${times}y$ at $y = \\frac{${c}}{${a * times + b}}$; between them $y \\equiv ${Number(first) % a} \\pmod{${a}}$ occurs $${between.length}$ times. Strike out each $y$ that shares a factor with $${c}$ and its $x$.`,
  check: (p, { between }) =>
    `The pairs are ${between
      .filter(y => coprime(p, y.valueOf()))
      .map(y => `$(${(p.c - p.b * y.valueOf()) / p.a}, ${y})$`)
      .join(', ')}.`,
  principle:
    'With one equation, conditions on two unknowns become bounds for one; count its progression between them.',
  verify: ({ a, b, c, times }) => {
    let n = 0;
    for (let x = 1; a * x < c; x += 1) {
      const y = (c - a * x) / b;
      if (Number.isInteger(y) && y < x && x < times * y && gcd(x, y) === 1) n += 1;
    }
    return q(n);
  },
});

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
