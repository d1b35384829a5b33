import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

interface Totals {
  a: number;
  b: number;
  most: number;
  frame: number;
}

const waysIn = ({ a, b }: Totals, c: number) => {
  let n = 0;
  for (let x = 0; a * x <= c; x += 1) if ((c - a * x) % b === 0) n += 1;
  return n;
};

const unreachable = form({
  form: 'totals-that-cannot-be-made',
  revision: 3,
  band: 'Hard',
  entry: true,
  seconds: 110,
  also: ['NS.NUM.5', 'NS.REM.1'],
  stem: ({ a, b, most, frame }: Totals) =>
    frame === 0
      ? `A post office has run out of all stamps but those for ₹${a} and ₹${b}. How many of the amounts ₹1, ₹2, ₹3, …, ₹${most} cannot be put on a letter exactly?`
      : frame === 1
        ? `In a quiz each answer scores ${a} points or ${b} points or nothing, and there are many questions. How many of the integers from 1 to ${most} are impossible as a total score?`
        : `For how many positive integers $n \\le ${most}$ does the equation $${a}x + ${b}y = n$ have no solution in non-negative integers $x$ and $y$?`,
  path: path<Totals>()
    .quiet('classes', ({ a }) => q(a))
    .step(
      'starts',
      ({ a, b }) => upTo(a - 1).map(y => q(b * y)),
      ({ a, b }) =>
        `Sort the totals by their remainder on division by $${a}$. In each class the smallest total that can be made is a multiple of $${b}$; after it, adding ${a}s reaches all others.`,
      ({ a }, { starts }) => starts.map(s => `${s} \\to ${Number(s) % a}`).join(', \\;'),
    )
    .step(
      'missing',
      ({ a, most }, { starts }) =>
        starts.map(s => q(upTo(Math.min(most, Number(s) - 1)).filter(n => n % a === Number(s) % a).length)),
      'Count the numbers of each class before that smallest total, up to the limit. The multiples of the smaller number are all possible.',
      (_p, { starts, missing }) => starts.map((s, i) => `${s}: ${missing[i]}`).join(', \\;'),
    )
    .step(
      'count',
      (_p, { missing }) => missing.reduce((m, n) => m.add(n), q(0)),
      'Add.',
      (_p, { missing, count }) => `${missing.join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'only_multiples_possible',
      at: 'count',
      wrongly: ({ a, b, most }) => q(upTo(most).filter(n => n % a !== 0 && n % b !== 0).length),
      words: ({ a, b }, { count }) =>
        `$${count}$ numbers are multiples of neither $${a}$ nor $${b}$, but sums of both kinds can be made too.`,
    },
    {
      misconception: 'both_kinds_required',
      at: 'count',
      wrongly: p =>
        q(
          upTo(p.most).filter(n => {
            for (let x = 1; p.a * x < n; x += 1) if ((n - p.a * x) % p.b === 0) return false;
            return true;
          }).length,
        ),
      words: (_p, { count }) => `$${count}$ takes totals made of one kind only as impossible.`,
    },
    {
      misconception: 'start_counted_as_missing',
      at: 'missing',
      wrongly: ({ most }, { missing, starts }) =>
        missing.map((n, i) => (Number(starts[i]) <= most ? n.add(1) : n)),
      words: (_p, { starts, count }) =>
        `$${count}$ counts the first possible total of each class, $${starts[0]}, ${starts[1]}, \\dots$, as impossible too.`,
    },
    {
      misconception: 'last_class_forgotten',
      at: 'missing',
      wrongly: (_p, { missing }) => missing.slice(0, -1),
      words: ({ a }, { starts, count }) =>
        `$${count}$ leaves out the class of $${starts.at(-1)}$, one of the remainders by $${a}$.`,
    },
    {
      misconception: 'counts_steps_between',
      at: 'missing',
      wrongly: (_p, { missing }) => missing.map(n => n.sub(1)),
      words: ({ a }, { count }) =>
        `$${count}$ counts the steps of $${a}$ between the numbers of each class; there is one number more than steps.`,
    },
    {
      misconception: 'half_of_the_range',
      at: 'count',
      wrongly: ({ most }) => q(Math.floor(most / 2)),
      words: ({ a, b, most }, { count }) =>
        `$${count}$ is half of the numbers up to $${most}$; half of them are impossible only among those from $0$ to $${a} \\times ${b} - ${a} - ${b}$.`,
    },
    {
      misconception: 'class_of_largest_missing_only',
      at: 'missing',
      wrongly: (_p, { missing }) => missing.slice(-1),
      words: ({ a }, { starts, count }) =>
        `$${count}$ counts the class of $${starts.at(-1)}$ only; there are ${a - 1} classes with gaps.`,
    },
    {
      misconception: 'full_count_beyond_limit',
      at: 'count',
      wrongly: ({ a, b }) => q(((a - 1) * (b - 1)) / 2),
      words: ({ a, b, most }, { count }) =>
        `$\\frac{${a - 1} \\times ${b - 1}}{2} = ${count}$ counts all impossible totals, also those above ${most}.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { most }) => isCount(value) && value.lt(most),
  snapRead: () => 'Two sizes, totals up to a limit; those that cannot be made are to be counted.',
  approach: () =>
    'Totals with the same remainder by the smaller number belong together: once one of them can be made, all later ones can. So each class has a first possible total; count what lies before it.',
  faster: ({ a, b, most }, { count }) => {
    const all = ((a - 1) * (b - 1)) / 2;
    return `In all $\\frac{${a - 1} \\times ${b - 1}}{2} = ${all}$ totals are impossible; those above ${most} pair with possible ones below $${a * b - a - b - most}$: subtract $${all - Number(count)}$.`;
  },
  check: p => {
    const list = upTo(p.most).filter(n => waysIn(p, n) === 0);
    return list.length > 24
      ? `They begin with ${list.slice(0, 12).join(', ')} and end with ${list.slice(-6).join(', ')}; the ${p.most - list.length} other numbers up to ${p.most} can all be made.`
      : `They are ${list.join(', ')}: ${list.length} numbers.`;
  },
  principle:
    'Sort totals by the remainder of the smaller size: each class is reached from its first possible total on.',
  verify: p => {
    const seen = new Set([0]);
    for (let n = 1; n <= p.most; n += 1) if (seen.has(n - p.a) || seen.has(n - p.b)) seen.add(n);
    return q(p.most - (seen.size - 1));
  },
});

const totals = situation<Totals>({
  type: 'AL.DIO.1',
  situation: 'possible-totals',
  tries: 20,
  draw: draw => {
    const a = draw.int(5, 9);
    const b = draw.int(a + 2, 19);
    const p = { a, b, most: draw.step(20, 90, 5), frame: draw.int(0, 2) };
    const largest = a * b - a - b;
    // A bound above the largest impossible total would leave a known formula to apply.
    return gcd(a, b) === 1 && p.most > largest * 0.5 && p.most < largest - a ? p : null;
  },
  forms: [unreachable],
});

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
  band: 'Hard',
  entry: true,
  likely: true,
  seconds: 115,
  also: ['AL.INQ.3', 'NS.FAC.6'],
  stem: ({ a, b, c, times, frame }: Ordered) =>
    frame === 0
      ? `How many pairs of positive integers $(x, y)$ without a common factor greater than $1$ satisfy $${a}x + ${b}y = ${c}$ and $y < x < ${times}y$?`
      : frame === 1
        ? `For exactly ₹${c} a school buys pencils at ₹${a} and compasses at ₹${b}: more pencils than compasses, but fewer than ${times} times as many. Both numbers have no common factor greater than 1. In how many ways is this possible?`
        : `Coprime positive integers $x$ and $y$ are such that $${a}x + ${b}y = ${c}$. In how many of the solutions does the ratio $x : y$ lie strictly between $1$ and $${times}$?`,
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

const ordered = situation<Ordered>({
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

/** AL.DIO.1 Hard: totals that cannot be made; solutions in a range. */
export const turnedLines: readonly AnyTemplate[] = [...totals, ...ordered];
