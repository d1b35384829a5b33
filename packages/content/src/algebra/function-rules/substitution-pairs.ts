import { path } from '../../path.ts';
import { addedTex, fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Pair {
  /** af(x) + bf(−x) = cx + d. */
  a: number;
  b: number;
  c: number;
  d: number;
  t: number;
  /** f(x) + f(m − x) = s. */
  m: number;
  s: number;
  way: boolean;
}

const size = (n: number) => (n === 1 ? '' : String(n));
const br = (n: number) => (n < 0 ? `(${n})` : `${n}`);

const mirrored = form({
  form: 'mirrored-sum',
  band: 'Easy',
  seconds: 45,
  stem: ({ m, s, way }: Pair) =>
    way
      ? `A function satisfies $f(x) + f(${m} - x) = ${s}$ for all real $x$. What is the value of $f(1) + f(2) + \\dots + f(${m - 1})$?`
      : `For every integer $x$, $g(x)$ and $g(${m} - x)$ add up to $${s}$. Find the sum of $g(1), g(2), \\dots, g(${m - 1})$.`,
  path: path<Pair>()
    .quiet('terms', ({ m }) => q(m - 1))
    .step(
      'pairs',
      (_p, { terms }) => terms.div(2),
      'Pair the first value with the last, the second with the one before the last, and so on; count the pairs (a value in the middle is half a pair).',
      ({ m }, { pairs }) => `\\frac{${m} - 1}{2} = ${fractionTex(pairs)}`,
    )
    .step(
      'sum',
      ({ s }, { pairs }) => pairs.mul(s),
      'Every pair has the given sum.',
      ({ s }, { pairs, sum }) => `${fractionTex(pairs)} \\times ${s} = ${fractionTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'values_for_pairs',
      at: 'pairs',
      wrongly: (_p, { terms }) => terms,
      words: ({ s }, { pairs }) => `There are $${pairs}$ values, but $${s}$ is the sum of two of them.`,
    },
    {
      misconception: 'one_value_too_many',
      at: 'terms',
      wrongly: ({ m }) => q(m),
      words: ({ m }) => `The values run from $1$ to $${m - 1}$, which is one fewer than $${m}$.`,
    },
    {
      misconception: 'middle_value_dropped',
      at: 'pairs',
      wrongly: ({ m }) => (m % 2 === 0 ? q(m / 2 - 1) : null),
      words: ({ m, s }) =>
        `The value in the middle, $f(${m / 2})$, is its own partner and adds half of $${s}$.`,
    },
    {
      misconception: 'middle_value_counted_as_pair',
      at: 'pairs',
      wrongly: ({ m }) => (m % 2 === 0 ? q(m / 2 + 1) : null),
      words: ({ m }) =>
        `With $f(${m / 2})$ and the ends counted as pairs of their own there are too many pairs.`,
    },
    {
      misconception: 'one_pair_too_few',
      at: 'terms',
      wrongly: ({ m }) => q(m - 3),
      words: ({ m }) => `One pair is missing: $f(1)$ goes with $f(${m - 1})$.`,
    },
    {
      misconception: 'two_values_too_many',
      at: 'terms',
      wrongly: ({ m }) => q(m + 1),
      words: ({ m }) => `$f(0)$ and $f(${m})$ were added, which are not in the sum.`,
    },
    {
      misconception: 'two_values_too_few',
      at: 'terms',
      wrongly: ({ m }) => q(m - 2),
      words: ({ m }) => `From $1$ to $${m - 1}$ there are $${m - 1}$ values, not $${m - 2}$.`,
    },
  ],
  show: value => plain(value),
  snapRead: () =>
    'Two arguments with a fixed sum give two values with a fixed sum; many such values are to be added.',
  approach: () => 'The function itself cannot be found, but the sum can be arranged in pairs.',
  faster: ({ m, s }) => `The mean of the values is $\\frac{${s}}{2}$, and there are $${m - 1}$ of them.`,
  check: ({ m, s }) =>
    `The function that is $\\frac{${s}}{${m}}x$ fits the rule, and $\\frac{${s}}{${m}}(1 + \\dots + ${m - 1})$ is the same.`,
  principle: 'When values of mirrored arguments have a fixed sum, add them in pairs.',
  verify: ({ m, s }) => {
    let sum = q(0);
    for (let x = 1; x < m; x += 1) sum = sum.add(q(s * x, m));
    return sum;
  },
});

const opposite = form({
  form: 'opposite-arguments',
  band: 'Easy',
  revision: 3,
  seconds: 50,
  suits: ({ a, b, c, d, t }: Pair) =>
    a > b && c % (a - b) === 0 && d % (a + b) === 0 && ![c, d].includes((c / (a - b)) * t + d / (a + b)),
  stem: ({ a, b, c, d, t, way }: Pair) =>
    way
      ? `If $${size(a)}f(x) + ${size(b)}f(-x) = ${size(c)}x + ${d}$ for all real $x$, what is $f(${t})$?`
      : `A function $h$ satisfies $${size(a)}h(x) + ${size(b)}h(-x) = ${size(c)}x + ${d}$ for every real $x$. Find $h(${t})$.`,
  path: path<Pair>()
    .quiet('here', ({ c, d, t }) => q(c * t + d))
    .quiet('there', ({ c, d, t }) => q(-c * t + d))
    .step(
      'pair',
      (_p, { here, there }) => [here, there],
      'Put in the number and its negative: two equations for the same two values.',
      ({ a, b, t }, { here, there }) =>
        `${size(a)}f(${t}) + ${size(b)}f(-${t}) = ${here}, \\quad ${size(a)}f(-${t}) + ${size(b)}f(${t}) = ${there}`,
    )
    .quiet('top', ({ a, b }, { here, there }) => here.mul(a).sub(there.mul(b)))
    .quiet('under', ({ a, b }) => q(a * a - b * b))
    .step(
      'value',
      (_p, { top, under }) => top.div(under),
      'Eliminate the value at the negative number.',
      ({ a, b, t }, { here, there, value }) =>
        `f(${t}) = \\frac{${a} \\times ${br(here.valueOf())} - ${b} \\times ${br(there.valueOf())}}{${a * a} - ${b * b}} = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'one_equation_only',
      at: 'value',
      wrongly: ({ a, b }, { here }) => here.div(a + b),
      words: ({ t }) => `$f(${t})$ and $f(-${t})$ were taken as equal; they are two unknowns.`,
    },
    {
      misconception: 'reports_other_unknown',
      at: 'value',
      wrongly: ({ a, b }, { here, there, under }) => there.mul(a).sub(here.mul(b)).div(under),
      words: ({ t }) => `That is the value at $-${t}$.`,
    },
    {
      misconception: 'odd_function_assumed',
      at: 'value',
      wrongly: ({ a, b }, { here }) => here.div(a - b),
      words: ({ t }) => `$f(-${t})$ was taken as $-f(${t})$, which the constant on the right does not allow.`,
    },
    {
      misconception: 'partner_ignored',
      at: 'value',
      wrongly: ({ a }, { here }) => here.div(a),
      words: ({ t }) => `The term with $f(-${t})$ was left out.`,
    },
    {
      misconception: 'adds_when_eliminating',
      at: 'top',
      wrongly: ({ a, b }, { here, there }) => here.mul(a).add(there.mul(b)),
      words: ({ a, b }, { here, there, top }) =>
        `To eliminate the second value the equations have to be subtracted; here the right sides were added. Here $${numberTex(here)} \\times ${numberTex(a)} + ${numberTex(there)} \\times ${numberTex(b)} = ${numberTex(top)}$.`,
    },
    {
      misconception: 'constant_changes_sign_too',
      at: 'there',
      wrongly: ({ c, d, t }) => q(-c * t - d),
      words: ({ d, t }) =>
        `At $-${t}$ only the term with $x$ changes its sign, the constant $${d}$ does not.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.mul(6).d === 1n,
  snapRead: () => 'Values at a number and at its negative stand in one equation: a second one is needed.',
  approach: () => 'Replace $x$ by its negative. The two equations have the same two unknown values.',
  faster: ({ a, b, c, d, t }) =>
    `Odd part and even part separately: $f(x) = ${size(c / (a - b))}x + ${d / (a + b)}$, since $${a} - ${b} = ${a - b}$ and $${a} + ${b} = ${a + b}$; put $x = ${t}$.`,
  check: ({ a, b, c, d }) =>
    `$f(x) = ${size(c / (a - b))}x + ${d / (a + b)}$ gives $${a}f(x) + ${b}f(-x) = ${size(c)}x + ${d}$.`,
  principle: 'An equation with f at x and at -x becomes two equations when x is replaced by -x.',
  verify: ({ a, b, c, d, t }) => {
    for (let p = -60; p <= 60; p += 1)
      for (let r = -60; r <= 60; r += 1) if (p * (a - b) === c && r * (a + b) === d) return q(p * t + r);
    throw new Error('no linear function fits');
  },
});

const inner = form({
  form: 'argument-in-disguise',
  revision: 3,
  band: 'Easy',
  seconds: 45,
  stem: ({ a, b, c, d, t, way }: Pair) =>
    way
      ? `If $f(${a + 1}x + ${b}) = x^2 ${addedTex(c)}x ${addedTex(-d)}$ for all real $x$, what is $f(${(a + 1) * t + b})$?`
      : `For every real number $x$, the function $g$ takes the value $x^2 ${addedTex(c)}x ${addedTex(-d)}$ at $${a + 1}x + ${b}$. What is its value at $${(a + 1) * t + b}$?`,
  suits: ({ c, t, a, b, d }) => c > 1 && t * t + c * t - d !== 0 && (a + 1) * t + b !== t * t + c * t - d,
  path: path<Pair>()
    .quiet('moved', ({ a, t }) => q((a + 1) * t))
    .step(
      'x',
      ({ a }, { moved }) => moved.div(a + 1),
      'Find the $x$ that makes the argument of $f$ equal to the given number.',
      ({ a, b, t }, { x }) => `${a + 1}x + ${b} = ${(a + 1) * t + b}, \\quad x = ${fractionTex(x)}`,
    )
    .step(
      'value',
      ({ c, d }, { x }) => x.mul(x).add(x.mul(c)).sub(d),
      'Put this $x$ into the right-hand side.',
      ({ c, d }, { x, value }) =>
        `${fractionTex(x)}^2 ${addedTex(c)} \\times ${fractionTex(x)} ${addedTex(-d)} = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'argument_put_in_for_x',
      at: 'x',
      wrongly: ({ a, b, t }) => q((a + 1) * t + b),
      words: (_p, { x }) =>
        `$${x}$ was put in for $x$; it is the argument of $f$, and $x$ has to be found first.`,
    },
    {
      misconception: 'constant_not_moved',
      at: 'x',
      wrongly: (_p, { moved }) => moved,
      words: (_p, { x }) => `$${x}$ is $x$ times its coefficient; the division is missing.`,
    },
    {
      misconception: 'reports_the_argument',
      gives: 'x',
      words: (_p, { x }) => `$x = ${x}$ is found on the way; the value of $f$ is asked for.`,
    },
    {
      misconception: 'square_left_out',
      at: 'value',
      wrongly: ({ c, d }, { x }) => x.add(x.mul(c)).sub(d),
      words: (_p, { x }) => `$x = ${x}$ was not squared.`,
    },
    {
      misconception: 'constant_left_out',
      at: 'value',
      wrongly: ({ c }, { x }) => x.mul(x).add(x.mul(c)),
      words: ({ d }) => `The constant $-${d}$ is missing.`,
    },
    {
      misconception: 'linear_term_with_wrong_sign',
      at: 'value',
      wrongly: ({ c, d }, { x }) => x.mul(x).sub(x.mul(c)).sub(d),
      words: ({ c }) => `The term $${c}x$ was subtracted instead of added.`,
    },
    {
      misconception: 'constant_added',
      at: 'value',
      wrongly: ({ c, d }, { x }) => x.mul(x).add(x.mul(c)).add(d),
      words: ({ d }) => `The constant $${d}$ was added instead of subtracted.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () => 'The argument of $f$ is not $x$ itself.',
  approach: () =>
    'First find the $x$ for which the argument is the given number, then use the right-hand side.',
  check: ({ a, b, t }) =>
    `For $x = ${t}$ the argument is $${a + 1} \\times ${t} + ${b} = ${(a + 1) * t + b}$.`,
  principle: 'In f(expression in x), find the x that produces the argument before using the rule.',
  verify: ({ a, b, c, d, t }) => {
    const argument = (a + 1) * t + b;
    const x = q(argument - b, a + 1);
    return q((Number(x.n) / Number(x.d)) * (x.valueOf() + c) - d);
  },
});

/** AL.FUN.2 Easy: one substitution. */
export const substitutionPairs: readonly AnyTemplate[] = situation<Pair>({
  type: 'AL.FUN.2',
  situation: 'one-partner',
  draw: draw => {
    const b = draw.int(1, 4);
    const a = b + draw.int(1, 4);
    return {
      a,
      b,
      c: (a - b) * draw.int(1, 9),
      d: (a + b) * draw.int(1, 6),
      t: draw.int(2, 9),
      m: draw.int(8, 40),
      s: draw.int(3, 25),
      way: draw.chance(0.5),
    };
  },
  forms: [mirrored, opposite, inner],
});
