import { path } from '../../path.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Coefficients of one equation, and a number m that stands beside k. */
interface Coefficients {
  a: number;
  c: number;
  m: number;
  n: number;
  way: boolean;
}

const size = (n: number) => (n === 1 ? '' : String(n));

const equal = form({
  form: 'equal-roots',
  band: 'Easy',
  seconds: 45,
  stem: ({ a, c, m, way }: Coefficients) => {
    const equation = `$${size(a * a)}x^2 + (k ${addedTex(-m)})x + ${c * c} = 0$`;
    return way
      ? `What is the ${m > 0 ? 'greatest' : 'least'} value of $k$ for which ${equation} has equal roots?`
      : `The curve $y = ${size(a * a)}x^2 + (k ${addedTex(-m)})x + ${c * c}$ touches the $x$-axis. Find the ${m > 0 ? 'largest' : 'smallest'} possible $k$.`;
  },
  path: path<Coefficients>()
    .quiet('four', () => q(4))
    .step(
      'square',
      ({ a, c }, { four }) => four.mul(a * a * c * c),
      'Equal roots mean that the discriminant is zero. Keep the bracket as it stands.',
      ({ a, c, m }, { square }) => `(k ${addedTex(-m)})^2 = 4 \\times ${a * a} \\times ${c * c} = ${square}`,
    )
    .quiet('root', (_p, { square }) => q(Math.round(Math.sqrt(square.valueOf()))))
    .quiet('side', ({ m }) => q(m > 0 ? 1 : -1))
    .quiet('shift', ({ m }) => q(m))
    .step(
      'k',
      (_p, { root, side, shift }) => root.mul(side).add(shift),
      'The root can be taken with either sign; choose the sign that gives the value wanted.',
      (_p, { root, side, shift, k }) => `k = ${shift} ${side.s < 0n ? '-' : '+'} ${root} = ${k}`,
    ),
  slips: [
    {
      misconception: 'takes_the_other_sign',
      at: 'side',
      wrongly: (_p, { side }) => side.neg(),
      words: (_p, { k }) =>
        `$k = ${k}$ also gives equal roots, but it comes from the other sign of the square root.`,
    },
    {
      misconception: 'drops_four_in_discriminant',
      at: 'four',
      wrongly: () => q(1),
      words: (_p, { square }) =>
        `With $${square}$ under the root, the factor $4$ of the discriminant has been left out.`,
    },
    {
      misconception: 'moves_constant_with_wrong_sign',
      at: 'shift',
      wrongly: ({ m }) => q(-m),
      words: ({ m }) => `The $${Math.abs(m)}$ went to the other side without a change of sign.`,
    },
    {
      misconception: 'stops_one_step_early',
      at: 'shift',
      wrongly: () => q(0),
      words: (_p, { k }) => `$${k}$ is the coefficient of $x$, the whole bracket; $k$ is one part of it.`,
    },
    {
      misconception: 'takes_two_for_four_in_discriminant',
      at: 'root',
      wrongly: (_p, { root }) => root.mul(2),
      words: (_p, { root }) =>
        `The bracket was put equal to $\\pm ${root}$, twice the root of the product: $4$ comes out of the root as $2$.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () => 'One root only: the discriminant is zero, and $k$ sits in the middle coefficient.',
  approach: () =>
    'Set the discriminant to zero. The outer coefficients are squares, so take the root instead of expanding.',
  faster: ({ a, c, m }) =>
    `For a perfect square $(${size(a)}x \\pm ${c})^2$ the middle coefficient is $\\pm ${2 * a * c}$, so $k ${addedTex(-m)} = \\pm ${2 * a * c}$.`,
  check: ({ a, c, m }) => {
    const middle = (m > 0 ? 1 : -1) * 2 * a * c;
    return `With this $k$ the left side is $${polynomialTex([a * a, middle, c * c])}$, the square of $${polynomialTex([a, middle > 0 ? c : -c])}$.`;
  },
  principle: 'Equal roots mean a zero discriminant, and the square root taken on the way has two signs.',
  verify: ({ a, c, m }) => {
    const found: number[] = [];
    for (let k = -200; k <= 200; k += 1) if ((k - m) ** 2 - 4 * a * a * c * c === 0) found.push(k);
    return q(m > 0 ? Math.max(...found) : Math.min(...found));
  },
});

const largest = form({
  form: 'greatest-constant',
  band: 'Easy',
  seconds: 45,
  entry: true,
  suits: ({ a, n }: Coefficients) => n > 4 && (n * n) % (4 * a) > 1 && n * n > 12 * a,
  stem: ({ a, n, way }: Coefficients) =>
    way
      ? `What is the greatest integer $c$ for which the equation $${size(a)}x^2 - ${n}x + c = 0$ has two distinct real roots?`
      : `For how many positive integers $c$ are both roots of $${size(a)}x^2 - ${n}x + c = 0$ real?`,
  path: path<Coefficients>()
    .step(
      'square',
      ({ n }) => q(n * n),
      'Real roots need a discriminant that is not negative; square the coefficient of $x$.',
      ({ a, n }, { square }) => `D = ${n}^2 - 4 \\times ${a} \\times c = ${square} - ${4 * a}c`,
    )
    .quiet('four', () => q(4))
    .quiet('leading', ({ a }) => q(a))
    .quiet('bound', (_p, { square, four, leading }) => square.div(four.mul(leading)))
    .step(
      'c',
      (_p, { bound }) => bound.floor(),
      'Solve for $c$ and go down to the next whole number.',
      (_p, { bound, c }) => `c \\le ${bound.valueOf().toFixed(2)}, \\quad c = ${c}`,
    ),
  slips: [
    {
      misconception: 'rounds_up',
      at: 'c',
      wrongly: (_p, { bound }) => bound.ceil(),
      words: (_p, { bound, c }) =>
        `$c = ${c}$ lies above the bound $${bound.valueOf().toFixed(2)}$, so the discriminant is negative there.`,
    },
    {
      misconception: 'drops_four_in_discriminant',
      at: 'four',
      wrongly: () => q(2),
      words: (_p, { square }) =>
        `$${square}$ was divided by $2a$, as in the formula for the roots; the discriminant has $4ac$.`,
    },
    {
      misconception: 'ignores_leading_coefficient',
      at: 'leading',
      wrongly: () => q(1),
      words: ({ a }) => `The discriminant was written as if the leading coefficient were $1$ and not $${a}$.`,
    },
    {
      misconception: 'one_too_few',
      at: 'c',
      wrongly: (_p, { bound }) => bound.floor().sub(1),
      words: (_p, { bound, c }) =>
        `$${c}$ stops one short: the next integer is still below $${bound.valueOf().toFixed(2)}$.`,
    },
    {
      misconception: 'leading_coefficient_squared',
      at: 'leading',
      wrongly: ({ a }) => q(a * a),
      words: ({ a }) => `In the discriminant the leading coefficient $${a}$ stands once, not squared.`,
    },
    {
      misconception: 'takes_eight_for_four',
      at: 'four',
      wrongly: () => q(8),
      words: (_p, { square }) => `$${square}$ was divided by $8a$, doubling the $4$ of the discriminant.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The nature of the roots is asked, so only the discriminant matters, and $c$ must be whole.',
  approach: () =>
    'The discriminant falls as $c$ grows. Find where it reaches zero and take the last integer before that.',
  faster: ({ a, n }) =>
    `The minimum of $${size(a)}x^2 - ${n}x$ is $-\\frac{${n}^2}{${4 * a}}$, and adding $c$ must not lift it above $0$.`,
  check: ({ a, n }, { c }) =>
    `For $c = ${c}$ the discriminant is $${n * n - 4 * a * c.valueOf()}$, for $c = ${c.add(1)}$ it is $${n * n - 4 * a * (c.valueOf() + 1)}$.`,
  principle:
    'Whether roots are real depends on the discriminant alone; solve it as an inequality for the unknown coefficient.',
  verify: ({ a, n }) => {
    let c = 0;
    while (n * n - 4 * a * (c + 1) > 0) c += 1;
    return q(c);
  },
});

const sumOfValues = form({
  form: 'sum-of-parameter-values',
  band: 'Easy',
  seconds: 50,
  stem: ({ m, n, c }: Coefficients) =>
    `The equation $x^2 + 2(k ${addedTex(-m)})x + (${size(n)}k ${addedTex(c)}) = 0$ has equal roots for two values of $k$. What is the sum of these two values?`,
  suits: ({ m, n, c }) => n !== 1 && (2 * m + n) ** 2 > 4 * (m * m - c),
  path: path<Coefficients>()
    .quiet('double', ({ m }) => q(2 * m))
    .quiet('slope', ({ n }) => q(n))
    .step(
      'linear',
      (_p, { double, slope }) => double.add(slope).neg(),
      'Set a quarter of the discriminant to zero and arrange it by powers of $k$.',
      ({ m, n, c }, { linear }) =>
        `(k ${addedTex(-m)})^2 - (${n}k ${addedTex(c)}) = k^2 ${addedTex(linear)}k ${addedTex(m * m - c)} = 0`,
    )
    .step(
      'sum',
      (_p, { linear }) => linear.neg(),
      'This is a quadratic in $k$; its roots need not be found, because only their sum is wanted.',
      (_p, { sum }) => `k_1 + k_2 = ${sum}`,
    ),
  slips: [
    {
      misconception: 'sign_of_sum',
      gives: 'linear',
      words: (_p, { linear }) =>
        `$${linear}$ is the coefficient of $k$; the sum of the two values has the opposite sign.`,
    },
    {
      misconception: 'drops_linear_term',
      at: 'slope',
      wrongly: () => q(0),
      words: ({ n }) =>
        `The term $${n}k$ of the constant also goes into the equation for $k$; only the square was used.`,
    },
    {
      misconception: 'middle_term_of_square_not_doubled',
      at: 'double',
      wrongly: ({ m }) => q(m),
      words: ({ m }) => `The square $(k ${addedTex(-m)})^2$ holds $${-2 * m}k$, not $${-m}k$.`,
    },
    {
      misconception: 'four_counted_on_one_side',
      at: 'slope',
      wrongly: ({ n }) => q(4 * n),
      words: ({ n }) =>
        `The $4$ of the discriminant was kept with $${n}k$ after the other $4$ had been divided out of the square.`,
    },
    {
      misconception: 'sign_of_linear_term',
      at: 'slope',
      wrongly: ({ n }) => q(-n),
      words: ({ n }) => `$${n}k$ is subtracted in the discriminant; here it was added.`,
    },
    {
      misconception: 'constant_for_sum',
      at: 'sum',
      wrongly: ({ m, c }) => q(m * m - c),
      words: (_p, { sum }) =>
        `$${sum}$ is the constant term of the equation in $k$: the product of the two values.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () => 'Equal roots for two values of $k$, and only the sum of the values is asked.',
  approach: () =>
    'The condition on the discriminant is itself a quadratic in $k$, and its sum of roots can be read off.',
  faster: ({ m, n }) =>
    `Only the terms in $k$ count: $-2 \\times ${m < 0 ? `(${m})` : m}$ from the square and $-${n}$, so the sum is $2 \\times ${m < 0 ? `(${m})` : m} + ${n}$.`,
  check: ({ m, n, c }) => {
    const root = Math.sqrt((2 * m + n) ** 2 - 4 * (m * m - c));
    return `The values are about $${((2 * m + n + root) / 2).toFixed(2)}$ and $${((2 * m + n - root) / 2).toFixed(2)}$.`;
  },
  principle:
    'A condition on a parameter is an equation in that parameter: use sum and product of its roots as well.',
  verify: ({ m, n, c }) => {
    // The vertex of D/4 as a parabola in k, from three of its values.
    const d = (k: number) => (k - m) ** 2 - (n * k + c);
    return q(-2 * (d(1) - d(-1)), 2 * (d(1) + d(-1) - 2 * d(0))).mul(1);
  },
});

/** AL.QUA.3 Easy: the discriminant, once. */
export const discriminant: readonly AnyTemplate[] = situation<Coefficients>({
  type: 'AL.QUA.3',
  situation: 'one-condition',
  draw: draw => {
    const a = draw.int(1, 5);
    const c = draw.int(2, 9);
    return a === c
      ? null
      : {
          a,
          c,
          m: draw.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8]),
          n: draw.int(1, 19),
          way: draw.chance(0.5),
        };
  },
  forms: [equal, largest, sumOfValues],
});
