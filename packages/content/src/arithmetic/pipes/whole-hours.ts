import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Net {
  /** The time with both open. */
  n: number;
  /** The time of the outlet is at most this. */
  most: number;
  frame: number;
}

/** First brackets: divisors of the square below its root whose partner is at most `top`. */
const brackets = (n: number, top: number) =>
  Array.from({ length: n - 1 }, (_, i) => i + 1).filter(d => (n * n) % d === 0 && (n * n) / d <= top);

const differenceOfInlets = form({
  form: 'range-of-inlet-times',
  revision: 3,
  band: 'Hard',
  also: ['AL.DIO.4', 'AL.INQ.7'],
  entry: true,
  seconds: 120,
  stem: ({ n, most, frame }: Net) =>
    frame === 0
      ? `Working alone, an inlet fills a tank in $x$ hours and an outlet empties the full tank in $y$ hours, where $x$ and $y$ are positive integers and $y \\le ${most}$. With both open, the empty tank is full in exactly $${n}$ hours. What is the difference between the greatest and the least possible value of $x$?`
      : frame === 1
        ? `With its tap running and its plug out, an empty bath is full after $${n}$ minutes. The tap alone would fill it in a whole number of minutes, and with the tap off the full bath would drain in a whole number of minutes, at most $${most}$. What is the difference, in minutes, between the longest and the shortest possible filling time of the tap alone?`
        : `A drum is filled through a hose in $${n}$ minutes while it loses water through a crack at a steady rate. Without the crack the hose would take $x$ minutes; through the crack alone the full drum would be empty after $y$ minutes. If $x$ and $y$ are integers and $y$ does not exceed $${most}$, find the difference between the greatest and the least possible value of $x$.`,
  path: path<Net>()
    .step(
      'square',
      ({ n }) => q(n * n),
      'Clear fractions in the equation of the rates and complete the product: both brackets multiply to a square.',
      ({ n }, { square }) =>
        `\\frac1x - \\frac1y = \\frac{1}{${n}} \\;\\Rightarrow\\; (${n} - x)(${n} + y) = ${square}`,
    )
    .step(
      'top',
      ({ n, most }) => q(n + most),
      'The first bracket is less than the second, since $x$ is positive. The limit for $y$ bounds the second bracket from above.',
      ({ n, most }, { top }) => `${n} + y \\le ${n} + ${most} = ${top}`,
    )
    .step(
      'large',
      ({ n }, { top }) => q(brackets(n, top.valueOf())[0] ?? 0),
      'So the first bracket is a divisor below the root, and not too small. Find the smallest one that fits; it gives the greatest $x$.',
      ({ n }, { square, large }) =>
        `${square} = ${large} \\times ${square.div(large)}: \\quad x = ${n} - ${large} = ${q(n).sub(large)}`,
    )
    .step(
      'small',
      ({ n }, { top }) => q(brackets(n, top.valueOf()).at(-1) ?? 0),
      'Find the largest divisor below the root; it gives the least $x$.',
      ({ n }, { square, small }) =>
        `${square} = ${small} \\times ${square.div(small)}: \\quad x = ${n} - ${small} = ${q(n).sub(small)}`,
    )
    .step(
      'difference',
      (_p, { large, small }) => small.sub(large),
      'Subtract; the known time drops out.',
      ({ n }, { large, small, difference }) => `${q(n).sub(large)} - ${q(n).sub(small)} = ${difference}`,
    ),
  slips: [
    {
      misconception: 'limit_put_on_the_bracket',
      at: 'top',
      wrongly: ({ n, most }) => (brackets(n, most).length > 1 ? q(most) : null),
      words: ({ n, most }, { difference }) =>
        `$${difference}$ keeps the second bracket up to $${most}$; it is $y$ that is limited, and the bracket is $${n}$ more.`,
    },
    {
      misconception: 'limit_ignored',
      at: 'top',
      wrongly: ({ n }) => q(n * n),
      words: ({ n, most }, { difference }) =>
        `$${difference}$ allows $x = ${n - 1}$, the divisor 1; then $y = ${n * n - n}$ is above $${most}$.`,
    },
    {
      misconception: 'next_divisor_taken',
      at: 'large',
      wrongly: ({ n }, { top }) => q(brackets(n, top.valueOf())[1] ?? 0),
      words: ({ n }, { large, difference }) =>
        `$${difference}$ takes $x = ${q(n).sub(large)}$ for the greatest; a smaller divisor than $${large}$ still keeps to the limit.`,
    },
    {
      misconception: 'next_divisor_taken',
      at: 'small',
      wrongly: ({ n }, { top }) => q(brackets(n, top.valueOf()).at(-2) ?? 0),
      words: ({ n }, { small, difference }) =>
        `$${difference}$ takes $x = ${q(n).sub(small)}$ for the least; there is a divisor of $${n * n}$ between $${small}$ and $${n}$.`,
    },
    {
      misconception: 'root_counted_as_divisor',
      at: 'small',
      wrongly: ({ n }) => q(n),
      words: ({ n }, { difference }) =>
        `$${difference}$ uses the divisor $${n}$ itself; it would mean $x = 0$, an inlet that needs no time.`,
    },
    {
      misconception: 'divisors_of_the_number_itself',
      at: 'small',
      wrongly: ({ n }, { large }) => {
        const list = brackets(n, n * n).filter(d => n % d === 0 && large.lt(d));
        return list.length > 0 ? q(list.at(-1) ?? 0) : null;
      },
      words: ({ n }, { small, difference }) =>
        `$${difference}$ takes $${small}$, the largest divisor of $${n}$ below it; the product of the brackets is the square of $${n}$, which has larger ones.`,
    },
    {
      misconception: 'first_divisor_beyond_the_limit',
      at: 'large',
      wrongly: ({ n }, { large }) => {
        const list: Fraction[] = brackets(n, n * n).map(d => q(d));
        return list.filter(d => d.lt(large)).at(-1) ?? null;
      },
      words: ({ n, most }, { large, difference }) =>
        `$${difference}$ uses the divisor $${large}$, with $y = ${(n * n) / Number(large) - n}$, more than $${most}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A net rate is given, both times are whole and one is limited: an equation for integers, and the range of one time is asked.',
  approach: () =>
    'The reciprocals turn into a product of two brackets with a fixed value. Positive times mean a first bracket below the root, and the limit means that it is not too small: the two ends of the list of divisors give the answer.',
  faster: ({ n }, { top, large, small, difference }) =>
    `$x = ${n} - d$ for divisors $d$ of $${n}^2$ with $\\frac{${n}^2}{${top}} \\le d < ${n}$: from $${large}$ to $${small}$, so $${difference}$.`,
  check: ({ n }, { large, small }) => {
    const at = (d: Fraction) => {
      const [x, y] = [n - Number(d), (n * n) / Number(d) - n];
      return `$\\frac{1}{${x}} - \\frac{1}{${y}} = ${fractionTex(q(1, x).sub(q(1, y)))}$`;
    };
    return `Greatest and least: ${at(large)} and ${at(small)}.`;
  },
  principle:
    'An equation of reciprocals with whole unknowns becomes a product: go through divisors, and keep the sign conditions.',
  verify: ({ n, most }) => {
    const found: number[] = [];
    for (let x = 1; x < n; x += 1)
      for (let y = 1; y <= most; y += 1) if (n * (y - x) === x * y) found.push(x);
    return q(Math.max(...found) - Math.min(...found));
  },
});

/** AR.TNW.5 Hard: whole times of an inlet and an outlet. */
export const wholeHours: readonly AnyTemplate[] = situation<Net>({
  type: 'AR.TNW.5',
  situation: 'net-time-with-a-limit',
  tries: 60,
  draw: draw => {
    const n = draw.int(12, 90);
    const p = { n, most: draw.step(n + 10, 8 * n, 5), frame: draw.int(0, 2) };
    const list = brackets(n, n + p.most);
    return list.length >= 3 && list.length <= 8 && brackets(n, n * n).length - list.length >= 2 ? p : null;
  },
  forms: [differenceOfInlets],
});
