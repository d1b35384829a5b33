import { path } from '../../path.ts';
import { numberTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Positive {
  /** Coefficients a and b with ab·k a square: ax + bk/x. */
  a: number;
  b: number;
  root: number;
  /** A fence of 2·half metres. */
  half: number;
  /** The shift of the third form. */
  c: number;
  way: boolean;
}

/** The least value on a fine grid, rounded to a whole number. */
const leastOn = (from: number, to: number, f: (x: number) => number) => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i <= 60000; i += 1) best = Math.min(best, f(from + ((to - from) * i) / 60000));
  return q(Math.round(best));
};
const size = (n: number) => (n === 1 ? '' : String(n));

const reciprocal = form({
  form: 'number-and-reciprocal',
  revision: 2,
  band: 'Easy',
  seconds: 40,
  stem: ({ a, root, way }: Positive) =>
    way
      ? `What is the minimum value of $${size(a)}x + \\frac{${a * root * root}}{x}$ for positive real $x$?`
      : `Storing $x$ tonnes of rice costs $${size(a)}x$ thousand rupees a year, and the loss due to shortage is $\\frac{${a * root * root}}{x}$ thousand rupees a year. What is the minimum total of the two amounts, in thousand rupees?`,
  path: path<Positive>()
    .step(
      'product',
      ({ a, root }) => q(a * a * root * root),
      'Both terms are positive and their product does not depend on $x$; find it.',
      ({ a, root }, { product }) => `${size(a)}x \\times \\frac{${a * root * root}}{x} = ${product}`,
    )
    .quiet('root', (_p, { product }) => q(Math.round(Math.sqrt(product.valueOf()))))
    .quiet('two', () => q(2))
    .step(
      'least',
      (_p, { root, two }) => root.mul(two),
      'A sum of two positive numbers with a fixed product is least when they are equal: twice the root of the product.',
      (_p, { product, least }) => `2\\sqrt{${product}} = ${least}`,
    ),
  slips: [
    {
      misconception: 'factor_two_forgotten',
      at: 'two',
      wrongly: () => q(1),
      words: (_p, { root }) => `$${root}$ is the value of each term at the minimum; their sum is asked for.`,
    },
    {
      misconception: 'value_at_one',
      at: 'least',
      wrongly: ({ a, root }) => q(a + a * root * root),
      words: ({ a, root }) =>
        `At $x = 1$ the terms are $${a}$ and $${a * root * root}$; they are not equal there, so the sum is larger.`,
    },
    {
      misconception: 'reports_the_place',
      at: 'least',
      wrongly: ({ root }) => q(root),
      words: ({ root }) => `$x = ${root}$ is where the minimum is taken, not its value.`,
    },
    {
      misconception: 'coefficient_left_out',
      at: 'product',
      wrongly: ({ root }) => q(root * root),
      words: ({ a }) => `The coefficient $${a}$ of both terms was left out of the product.`,
    },
    {
      misconception: 'root_not_taken',
      at: 'root',
      wrongly: ({ a, root }) => q(a * root * root),
      words: ({ a, root }) =>
        `$${a * root * root}$ was doubled; the root of the product of both terms was needed.`,
    },
    {
      misconception: 'value_at_double',
      at: 'least',
      wrongly: ({ a, root }) => q(a * 2 * root + (a * root) / 2),
      words: ({ root }) => `That is the value at $x = ${2 * root}$, where the two terms are not equal.`,
    },
    {
      misconception: 'product_of_terms_as_sum',
      at: 'two',
      wrongly: () => q(4),
      words: (_p, { root }) => `Four times $${root}$ doubles once too often.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d <= 2n && value.valueOf() > 0,
  snapRead: () =>
    'A multiple of $x$ and a multiple of its reciprocal, both positive: their product is fixed.',
  approach: () => 'With a fixed product the sum of two positive terms is least when they are equal.',
  check: ({ a, root }) =>
    `At $x = ${root}$ both terms are $${a * root}$; at $x = ${root + 1}$ the sum is about $${(a * (root + 1) + (a * root * root) / (root + 1)).toFixed(2)}$, slightly more.`,
  principle: 'Two positive numbers with a fixed product have the least sum when they are equal.',
  verify: ({ a, root }) => leastOn(0, 4 * root, x => a * x + (a * root * root) / x),
});

const fence = form({
  form: 'fixed-perimeter',
  band: 'Easy',
  seconds: 45,
  stem: ({ half, way }: Positive) =>
    way
      ? `A rectangular garden lies along a straight wall, which needs no fence. With $${4 * half}$ m of fence for the other three sides, what is the largest possible area, in m²?`
      : `Positive numbers $x$ and $y$ satisfy $2x + y = ${4 * half}$. Find the maximum value of $xy$.`,
  path: path<Positive>()
    .quiet('each', ({ half }) => q(2 * half))
    .step(
      'side',
      (_p, { each }) => each.div(2),
      'The two factors $2x$ and $y$ have a fixed sum, so their product is greatest when they are equal.',
      ({ half }, { each, side }) => `2x = y = \\frac{${4 * half}}{2} = ${each}, \\quad x = ${side}`,
    )
    .step(
      'area',
      (_p, { side, each }) => side.mul(each),
      'Multiply the two values.',
      (_p, { side, each, area }) => `${side} \\times ${each} = ${area}`,
    ),
  slips: [
    {
      misconception: 'equal_sides_assumed',
      at: 'area',
      wrongly: ({ half }) => q(16 * half * half, 9),
      words: ({ half }) =>
        `Three equal parts of $${4 * half}$ make a square; but one of the numbers counts double in the sum.`,
    },
    {
      misconception: 'both_factors_halved',
      at: 'area',
      wrongly: (_p, { side }) => side.mul(side),
      words: (_p, { side }) =>
        `Both numbers were taken as $${side}$, which uses only three quarters of the sum.`,
    },
    {
      misconception: 'product_not_adjusted',
      at: 'area',
      wrongly: (_p, { each }) => each.mul(each),
      words: (_p, { each }) =>
        `$${each} \\times ${each}$ is the product $2x \\times y$; the product $xy$ is half of it.`,
    },
    {
      misconception: 'four_sides_fenced',
      at: 'each',
      wrongly: (_p, { each }) => each.mul(3).div(2),
      words: (_p, { each }) => `$${each}$ for the single number is too much: half of the sum belongs to it.`,
    },
    {
      misconception: 'thirds_of_the_sum',
      at: 'each',
      wrongly: ({ half }) => q(4 * half, 3),
      words: ({ half }) =>
        `A third of $${4 * half}$ was given to the single number; it gets half of the sum.`,
    },
    {
      misconception: 'half_of_the_product',
      at: 'area',
      wrongly: (_p, { side, each }) => side.mul(each).div(2),
      words: (_p, { side, each }) => `$${side} \\times ${each}$ was halved once more.`,
    },
    {
      misconception: 'square_of_whole_sum',
      at: 'side',
      wrongly: (_p, { each }) => each.mul(3).div(4),
      words: (_p, { side }) =>
        `With $x = ${side.toFraction()}$ the condition $2x + y$ is no longer met by equal parts.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () => 'A fixed sum in which one number counts double, and the greatest product.',
  approach: () =>
    'Take $2x$ as one factor: the two factors then have a fixed sum, and equal ones give the greatest product.',
  faster: ({ half }) =>
    `As a parabola: $x(${4 * half} - 2x)$ has its zeros at $0$ and $${2 * half}$, so its maximum is at $x = ${half}$.`,
  check: ({ half }) =>
    `$x = ${half + 1}$ gives $${(half + 1) * (4 * half - 2 * half - 2)}$ and $x = ${half - 1}$ gives $${(half - 1) * (4 * half - 2 * half + 2)}$, both less.`,
  principle: 'With a fixed weighted sum, make the weighted parts equal, not the numbers themselves.',
  verify: ({ half }) => q(Math.max(...Array.from({ length: 4 * half }, (_, i) => (i / 2) * (4 * half - i)))),
});

const fixedProduct = form({
  form: 'fixed-product-of-two',
  band: 'Easy',
  seconds: 45,
  stem: ({ a, b, root, way }: Positive) =>
    way
      ? `Positive real numbers $x$ and $y$ have the product $${a * b * root * root}$. What is the least value of $${size(a)}x + ${size(b)}y$?`
      : `A rectangular plot of $${a * b * root * root}$ m² has length $x$ m and width $y$ m. Its boundary is built at a cost of $${size(a)}x + ${size(b)}y$ thousand rupees. What is the minimum cost, in thousand rupees?`,
  suits: ({ a, b }) => a !== b,
  path: path<Positive>()
    .step(
      'product',
      ({ a, b, root }) => q(a * a * b * b * root * root),
      'The product of the two terms of the sum is fixed; find it.',
      ({ a, b, root }, { product }) =>
        `${size(a)}x \\times ${size(b)}y = ${a * b} \\times ${a * b * root * root} = ${product}`,
    )
    .quiet('root', (_p, { product }) => q(Math.round(Math.sqrt(product.valueOf()))))
    .quiet('two', () => q(2))
    .step(
      'least',
      (_p, { root, two }) => root.mul(two),
      'The sum is least when both terms are equal: twice the root.',
      (_p, { product, least }) => `2\\sqrt{${product}} = ${least}`,
    ),
  slips: [
    {
      misconception: 'factor_two_forgotten',
      at: 'two',
      wrongly: () => q(1),
      words: (_p, { root }) => `$${root}$ is one of the two equal terms; their sum is asked for.`,
    },
    {
      misconception: 'numbers_made_equal',
      at: 'least',
      wrongly: ({ a, b, root }) =>
        Number.isInteger(Math.sqrt(a * b)) ? q((a + b) * root * Math.sqrt(a * b)) : null,
      words: () => 'The numbers $x$ and $y$ were made equal; the terms have to be equal.',
    },
    {
      misconception: 'coefficients_added',
      at: 'root',
      wrongly: ({ a, b, root }) => q((a + b) * root),
      words: ({ a, b }) => `The coefficients enter by their product $${a} \\times ${b}$, not by their sum.`,
    },
    {
      misconception: 'one_coefficient_left_out',
      at: 'root',
      wrongly: ({ a, root }) => (a > 1 ? q(a * root) : null),
      words: ({ b }) => `The coefficient $${b}$ of $y$ was left out.`,
    },
    {
      misconception: 'one_coefficient_left_out',
      at: 'root',
      wrongly: ({ b, root }) => (b > 1 ? q(b * root) : null),
      words: ({ a }) => `The coefficient $${a}$ of $x$ was left out.`,
    },
    {
      misconception: 'product_of_terms_as_sum',
      at: 'two',
      wrongly: () => q(4),
      words: (_p, { root }) => `Four times $${root}$ doubles once too often.`,
    },
    {
      misconception: 'whole_factors_tried',
      at: 'least',
      wrongly: ({ a, b, root }) => q(a * a * root + b * b * root),
      words: ({ a, b, root }) =>
        `With $x = ${a * root}$ and $y = ${b * root}$ the product is right, but the terms are not equal: the values are exchanged.`,
    },
    {
      misconception: 'end_point_used',
      at: 'least',
      wrongly: ({ a, b, root }) => q(a * root + b * a * b * root),
      words: ({ a, b, root }) =>
        `$x = ${root}$, $y = ${a * b * root}$ have the right product, but the terms are not equal there.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () => 'A fixed product of two positive numbers and a weighted sum to be made least.',
  approach: () =>
    'The weighted terms have a fixed product as well, so their sum is least when they are equal.',
  check: ({ a, b, root }) =>
    `Equal terms mean $x = ${b * root}$ and $y = ${a * root}$: their product is $${a * b * root * root}$ and both terms are $${a * b * root}$.`,
  principle: 'For a weighted sum with a fixed product, the weighted terms are equal at the least value.',
  verify: ({ a, b, root }) => leastOn(0, 6 * b * root, x => a * x + (b * a * b * root * root) / x),
});

/** AL.INQ.4 Easy: equal terms at once. */
export const leastValue: readonly AnyTemplate[] = situation<Positive>({
  type: 'AL.INQ.4',
  situation: 'equal-terms',
  draw: draw => ({
    a: draw.int(1, 6),
    b: draw.int(1, 6),
    root: draw.int(2, 12),
    half: 3 * draw.int(2, 14),
    c: draw.int(1, 9),
    way: draw.chance(0.5),
  }),
  forms: [reciprocal, fence, fixedProduct],
});

interface Shifted {
  c: number;
  root: number;
  /** Squares of u and v: (x + u²)(x + v²)/x and u²/x + v²/y = 1. */
  u: number;
  v: number;
  n: number;
  way: boolean;
}

const shifted = form({
  form: 'shifted-denominator',
  revision: 3,
  band: 'Medium',
  seconds: 80,
  stem: ({ c, root, n, way }: Shifted) => {
    const quotient = `\\frac{${polynomialTex([n, -n * c, n * root * root])}}{x - ${c}}`;
    return way
      ? `For $x > ${c}$, what is the minimum value of $${quotient}$?`
      : `At $x$ revolutions per second the running cost of a pump is $${quotient}$ rupees an hour, where $x$ may be any number above $${c}$. What is the least cost, in rupees an hour?`;
  },
  path: path<Shifted>()
    .step(
      'rest',
      ({ n, root }) => q(n * root * root),
      'A quotient has no fixed product to use. Divide by the denominator first.',
      ({ n, c }, { rest }) =>
        `\\frac{${size(n)}x(x - ${c}) + ${rest}}{x - ${c}} = ${size(n)}x + \\frac{${rest}}{x - ${c}}`,
    )
    .step(
      'moved',
      ({ c, n }) => q(n * c),
      'The two terms still have no fixed product: write $x$ by means of the denominator.',
      ({ c, n }, { rest, moved }) => `${size(n)}(x - ${c}) + \\frac{${rest}}{x - ${c}} + ${moved}`,
    )
    .quiet('root', ({ n, root }) => q(n * root))
    .step(
      'pair',
      (_p, { root }) => root.mul(2),
      'The first two terms are positive with a fixed product; find their least sum.',
      ({ n }, { rest, pair }) => `2\\sqrt{${n} \\times ${rest}} = ${pair}`,
    )
    .step(
      'least',
      (_p, { pair, moved }) => pair.add(moved),
      'Add what was split off.',
      (_p, { pair, moved, least }) => `${pair} + ${moved} = ${least}`,
    ),
  slips: [
    {
      misconception: 'shift_forgotten',
      at: 'moved',
      wrongly: () => q(0),
      words: (_p, { pair }) =>
        `$${pair}$ is the least value of the first two terms; what was split off has to be added.`,
    },
    {
      misconception: 'shift_with_wrong_sign',
      at: 'moved',
      wrongly: ({ c, n }) => q(-n * c),
      words: ({ c, n }) => `$${n * c}$ was subtracted; writing $x$ as $(x - ${c}) + ${c}$ adds it.`,
    },
    {
      misconception: 'shift_not_multiplied',
      at: 'moved',
      wrongly: ({ c, n }) => (n > 1 ? q(c) : null),
      words: ({ c, n }) => `The shift $${c}$ has to be multiplied by the coefficient $${n}$.`,
    },
    {
      misconception: 'factor_two_forgotten',
      at: 'pair',
      wrongly: (_p, { root }) => root,
      words: (_p, { root }) => `Each of the two equal terms is $${root}$; their sum is twice that.`,
    },
    {
      misconception: 'shift_counted_twice',
      at: 'moved',
      wrongly: ({ c, n }) => q(2 * n * c),
      words: ({ c, n }) => `The part $${n * c}$ was added twice.`,
    },
    {
      misconception: 'value_at_next_integer',
      at: 'least',
      wrongly: ({ c, n, root }) => q(n * (c + 1) + n * root * root),
      words: ({ c, n, root }) =>
        `At $x = ${c + 1}$ the terms are $${n * (c + 1)}$ and $${n * root * root}$, far from balanced; a larger $x$ gives less.`,
    },
    {
      misconception: 'product_of_terms_as_sum',
      at: 'pair',
      wrongly: (_p, { root }) => root.mul(4),
      words: (_p, { root }) => `Four times $${root}$ doubles once too often.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: ({ c }) =>
    `A quadratic over $x - ${c}$ has to be made least: it must become a sum before it can be bounded.`,
  approach: () =>
    'Divide, then split the linear term so that it holds the denominator. What remains is a constant and two positive terms with a fixed product.',
  faster: ({ c, root, n }) =>
    `With $t = x - ${c}$ it is $${size(n)}t + \\frac{${n * root * root}}{t} + ${n * c}$, least at $t = ${root}$: $2 \\times ${n * root} + ${n * c}$.`,
  check: ({ c, root, n }) =>
    `At $x = ${c + root}$ the value is $${n * (c + root)} + ${n * root}$; at $x = ${c + root + 1}$ it is about $${(n * (c + root + 1) + (n * root * root) / (root + 1)).toFixed(2)}$.`,
  principle: 'Before equal terms can be used, turn a quotient into a sum whose terms have a fixed product.',
  verify: ({ c, root, n }) =>
    leastOn(c, c + 5 * root, x => (n * x * x - n * c * x + n * root * root) / (x - c)),
});

const reciprocalSum = form({
  form: 'reciprocal-constraint',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  suits: ({ u, v }: Shifted) => u !== v,
  stem: ({ u, v, n, way }: Shifted) =>
    way
      ? `Positive real numbers $x$ and $y$ satisfy $\\frac{${u * u}}{x} + \\frac{${v * v}}{y} = ${n}$. What is the minimum value of $${size(n)}x + ${size(n)}y$?`
      : `A line through the point $(${u * u}, ${v * v})$ meets the positive axes at $(a, 0)$ and $(0, b)$, so that $\\frac{${u * u}}{a} + \\frac{${v * v}}{b} = 1$. What is the least possible value of $a + b$?`,
  path: path<Shifted>()
    .step(
      'constant',
      ({ u, v }) => q(u * u + v * v),
      'Multiply the sum by the fixed expression (divided by its value) and expand.',
      ({ u, v }, { constant }) =>
        `(x + y)\\left(\\frac{${u * u}}{x} + \\frac{${v * v}}{y}\\right) = ${constant} + \\frac{${u * u}y}{x} + \\frac{${v * v}x}{y}`,
    )
    .quiet('root', ({ u, v }) => q(u * v))
    .step(
      'pair',
      (_p, { root }) => root.mul(2),
      'The two last terms have a fixed product; find their least sum.',
      ({ u, v }, { pair }) => `2\\sqrt{${u * u} \\times ${v * v}} = ${pair}`,
    )
    .step(
      'least',
      (_p, { pair, constant }) => pair.add(constant),
      'Add.',
      (_p, { pair, constant, least }) => `${constant} + ${pair} = ${least}`,
    ),
  slips: [
    {
      misconception: 'bounds_not_reached_together',
      at: 'least',
      wrongly: ({ u, v }) => q(4 * u * v),
      words: ({ u, v }) =>
        `The sum of the fractions and the sum of the unknowns were bounded one after the other, giving $4 \\times ${u} \\times ${v}$; the two bounds are not reached together.`,
    },
    {
      misconception: 'numbers_made_equal',
      at: 'least',
      wrongly: ({ u, v }) => q(2 * (u * u + v * v)),
      words: ({ u, v }, { least }) =>
        `Equal unknowns satisfy the condition, but they do not give the least sum. Here $2 \\times (${numberTex(u)} \\times ${numberTex(u)} + ${numberTex(v)} \\times ${numberTex(v)}) = ${numberTex(least)}$.`,
    },
    {
      misconception: 'mixed_terms_forgotten',
      gives: 'constant',
      words: (_p, { constant }) =>
        `$${constant}$ is only the constant of the expansion; the mixed terms are missing.`,
    },
    {
      misconception: 'factor_two_forgotten',
      at: 'pair',
      wrongly: (_p, { root }) => root,
      words: (_p, { root }) => `Each of the mixed terms is $${root}$ at the minimum; there are two.`,
    },
    {
      misconception: 'roots_not_taken',
      at: 'pair',
      wrongly: ({ u, v }) => q(2 * u * u * v * v),
      words: ({ u, v }) => `The root of $${u * u} \\times ${v * v}$ was not taken.`,
    },
    {
      misconception: 'mixed_terms_only',
      gives: 'pair',
      words: (_p, { pair }) => `$${pair}$ is the least sum of the mixed terms; the constant belongs to it.`,
    },
    {
      misconception: 'mixed_terms_doubled',
      at: 'pair',
      wrongly: (_p, { root }) => root.mul(4),
      words: (_p, { root }) =>
        `The two mixed terms are $${root}$ each at the minimum; here they are counted twice.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Reciprocals with a fixed sum, and the least sum of the numbers themselves.',
  approach: () =>
    'Multiply the two sums: the product has a constant and two mixed terms with a fixed product.',
  faster: ({ u, v }) => `The least value is $(${u} + ${v})^2$, reached when $x : y = ${u} : ${v}$.`,
  check: ({ u, v, n, way }) => {
    const t = way ? n : 1;
    return `With the ratio $${u} : ${v}$ the numbers (times $${t}$) are $${u * (u + v)}$ and $${v * (u + v)}$; the fractions are then $\\frac{${u}}{${u + v}}$ and $\\frac{${v}}{${u + v}}$ of the whole.`;
  },
  principle: 'A sum of numbers times a sum of reciprocals is least when the mixed terms are equal.',
  verify: ({ u, v }) => leastOn(u * u, 6 * (u + v) * (u + v), x => x + (v * v * x) / (x - u * u)),
});

/** AL.INQ.4 Medium: the sum has to be rewritten before the terms can be equal. */
export const rewritten: readonly AnyTemplate[] = situation<Shifted>({
  type: 'AL.INQ.4',
  situation: 'rewritten-sum',
  draw: draw => ({
    c: draw.int(2, 12),
    root: draw.int(2, 10),
    u: draw.int(1, 7),
    v: draw.int(2, 9),
    n: draw.int(1, 5),
    way: draw.chance(0.5),
  }),
  forms: [shifted, reciprocalSum],
});
