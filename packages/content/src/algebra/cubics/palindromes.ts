import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Palindrome {
  /** x⁴ ∓ mx³ + kx² ∓ mx + 1 = 0. */
  m: number;
  sign: 1 | -1;
  frame: number;
}

const equation = ({ m, sign }: Palindrome) => {
  const s = sign > 0 ? '-' : '+';
  return `$x^4 ${s} ${m}x^3 + kx^2 ${s} ${m}x + 1 = 0$`;
};

const fourRoots = form({
  form: 'parameters-with-four-roots',
  revision: 5,
  band: 'Hard',
  also: ['AL.QUA.8', 'AL.QUA.9'],
  seconds: 145,
  entry: true,
  likely: true,
  stem: (p: Palindrome) =>
    p.frame === 0
      ? `For how many positive integers $k$ does the equation ${equation(p)} have four distinct real roots?`
      : p.frame === 1
        ? `The graph of $y = ${equation(p).slice(1, -5)}$, with a positive integer $k$, meets the $x$-axis in four different points. How many values can $k$ take?`
        : `Let $k$ be a positive integer. For how many values of $k$ is ${equation(p)} satisfied by exactly four different real numbers?`,
  path: path<Palindrome>()
    .step(
      'edge',
      () => q(2),
      'Divide by $x^2$ and put $t = x + \\frac{1}{x}$: a quadratic in $t$. Each $t$ gives two different real $x$ only if its size is greater than two.',
      ({ m, sign }) => `t^2 ${sign > 0 ? '-' : '+'} ${m}t + (k - 2) = 0, \\quad |t| > 2`,
    )
    .step(
      'first',
      ({ m }, { edge }) => edge.mul(m).sub(edge.mul(edge)).add(2).add(1),
      'The product of the two $t$ is $k - 2$, at least $-1$; one above $2$ and one below $-2$ would make it less than $-4$. So both must lie beyond two on the side of their sum, and the quadratic is positive at that edge.',
      ({ m, sign }, { first }) =>
        `t = ${sign > 0 ? '' : '-'}2: \\quad 4 - ${2 * m} + k - 2 > 0, \\quad k \\ge ${first}`,
    )
    .quiet('bound', ({ m }) => q(m * m, 4).add(2))
    .step(
      'last',
      (_p, { bound }) => bound.ceil().sub(1),
      'The two values of $t$ must be real and different: the discriminant is positive.',
      ({ m }, { last }) =>
        `${m}^2 - 4(k - 2) > 0, \\quad k < ${(m * m) % 4 === 0 ? (m * m) / 4 + 2 : `${(m * m) / 4 + 2}`}, \\quad k \\le ${last}`,
    )
    .step(
      'count',
      (_p, { first, last }) => last.sub(first).add(1),
      'Count the integers between.',
      (_p, { first, last, count }) => `${last} - ${first} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'every_t_allowed',
      at: 'first',
      wrongly: () => q(1),
      words: (_p, { last }) =>
        `All $k$ up to $${last}$ with two real values of $t$ were counted; $x + \\frac{1}{x} = t$ needs $|t| > 2$ for two real $x$.`,
    },
    {
      misconception: 'only_the_sign_of_t',
      at: 'first',
      wrongly: () => q(3),
      words: () =>
        'Both values of $t$ were only asked to have the same sign, $k > 2$; they have to be beyond two.',
    },
    {
      misconception: 'edge_value_counted',
      at: 'first',
      wrongly: (_p, { first }) => first.sub(1),
      words: ({ sign }, { first }) =>
        `At $k = ${first}$ one value of $t$ is $${sign > 0 ? '' : '-'}2$, which gives a double root $x = ${sign > 0 ? '' : '-'}1$.`,
    },
    {
      misconception: 'equal_values_of_t_counted',
      at: 'last',
      wrongly: (_p, { bound, last }) => (bound.d === 1n ? last.add(1) : null),
      words: (_p, { last }) =>
        `At $k = ${last}$ the two values of $t$ are equal, so there are only two different $x$.`,
    },
    {
      misconception: 'rounds_the_bound_up',
      at: 'last',
      wrongly: (_p, { bound, last }) => (bound.d === 1n ? null : last.add(1)),
      words: (_p, { last }) => `For $k = ${last}$ the discriminant is negative already.`,
    },
    {
      misconception: 'square_of_t_without_two',
      at: 'bound',
      wrongly: ({ m }) => q(m * m, 4),
      words: ({ m }) =>
        `In the bound $\\frac{${m}^2}{4}$ the $2$ from $t^2 = x^2 + 2 + \\frac{1}{x^2}$ is missing.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { first, last }) => last.sub(first),
      words: (_p, { first, last }) =>
        `From $${first}$ to $${last}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'only_whole_values_of_t',
      at: 'count',
      wrongly: ({ m }) => (m > 8 ? q(Math.floor((m - 1) / 2) - 2) : null),
      words: ({ m }, { count }) =>
        `Only whole $t$ with the sum $${m}$ were paired, which gives $${count}$ products; $t$ may be irrational.`,
    },
    {
      misconception: 'edge_taken_as_one',
      at: 'edge',
      wrongly: () => q(1),
      words: () =>
        'The values of $t$ were kept beyond $1$; a number and its reciprocal add up to at least $2$ in size.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The coefficients read the same from both ends, and a parameter decides how many real roots there are.',
  approach: () =>
    'A number and its reciprocal as one unknown turn it into a quadratic. Each of its roots must be real and beyond two; position and discriminant bound $k$.',
  faster: ({ m, sign }) =>
    `$k = 2 ${sign > 0 ? '+' : '-'} ${m}t - t^2$ with $${sign > 0 ? 't > 2' : 't < -2'}$: it rises from $${2 * m - 2}$ to $${numberTex(q(m * m, 4).add(2))}$ and falls again, so exactly the values strictly between are taken twice with $|t| > 2$.`,
  check: ({ m }, { first, last }) =>
    `At $k = ${first.sub(1)}$ the quadratic has the root of size $2$ and the other of size $${m - 2}$; at $k = ${last.add(1)}$ its discriminant is $${q(m * m).sub(last.sub(1).mul(4))}$.`,
  principle: 'After putting t for x + 1/x, count only roots t beyond two in size: others give no real x.',
  verify: ({ m, sign }) => {
    const changes = (k: number) => {
      // Roots come in reciprocal pairs of one sign: those between 0 and 1 in size are looked for.
      let found = 0;
      let before = 1;
      for (let i = 1; i <= 1500; i += 1) {
        const x = (sign * i) / 1501;
        const value = x ** 4 - sign * m * x ** 3 + k * x * x - sign * m * x + 1;
        if (value < 0 !== before < 0) found += 1;
        before = value;
      }
      return found;
    };
    let count = 0;
    for (let k = 1; k <= (m * m) / 3 + 5; k += 1) if (changes(k) === 2) count += 1;
    return q(count);
  },
});

/** AL.POL.2 Hard: a palindrome of the fourth degree, and the values its parameter may take. */
export const palindromes: readonly AnyTemplate[] = situation<Palindrome>({
  type: 'AL.POL.2',
  situation: 'palindrome',
  draw: draw => ({ m: draw.int(8, 18), sign: draw.pick([1, -1] as const), frame: draw.int(0, 2) }),
  forms: [fourRoots],
});
