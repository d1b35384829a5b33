import { path } from '../../path.ts';
import { fractionTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

/** x² − sx + p = 0 with irrational roots. */
interface Pair {
  s: number;
  p: number;
  /** A number added to both roots. */
  k: number;
  way: boolean;
}

const equation = ({ s, p }: Pair) => `$${polynomialTex([1, -s, p])} = 0$`;
const rootsOf = ({ s, p }: Pair): [number, number] => {
  const root = Math.sqrt(s * s - 4 * p);
  return [(s + root) / 2, (s - root) / 2];
};
const sign = (n: number) => (n < 0 ? `- ${-n}` : `+ ${n}`);
const inBrackets = (n: number | { valueOf(): number }) =>
  n.valueOf() < 0 ? `(${n.valueOf()})` : `${n.valueOf()}`;

const shifted = form({
  form: 'both-roots-shifted',
  band: 'Easy',
  seconds: 40,
  stem: (p: Pair) =>
    p.way
      ? `If $\\alpha$ and $\\beta$ are the roots of ${equation(p)}, what is the value of $(\\alpha ${sign(p.k)})(\\beta ${sign(p.k)})$?`
      : `The number $${Math.abs(p.k)}$ is ${p.k > 0 ? 'added to' : 'subtracted from'} each root of the equation ${equation(p)}. Find the product of the two results.`,
  path: path<Pair>()
    .quiet('sum', ({ s }) => q(s))
    .step(
      'product',
      ({ p }) => q(p),
      'Read the sum and the product of the roots off the coefficients; the sum is the coefficient of $x$ with its sign changed.',
      ({ s, p }) => `\\alpha + \\beta = ${s}, \\quad \\alpha\\beta = ${p}`,
    )
    .quiet('middle', ({ k }, { sum }) => sum.mul(k))
    .quiet('square', ({ k }) => q(k * k))
    .step(
      'value',
      (_p, { product, middle, square }) => product.add(middle).add(square),
      'Multiply the two brackets out and collect the sum and the product.',
      ({ k }, { sum, product, value }) =>
        `\\alpha\\beta ${sign(k)}(\\alpha + \\beta) + ${k * k} = ${product} ${sign(k)} \\times ${sum} + ${k * k} = ${value}`,
    ),
  slips: [
    {
      misconception: 'sign_of_sum',
      at: 'sum',
      wrongly: ({ s }) => q(-s),
      words: (_p, { sum }) =>
        `A sum of $${sum}$ is the coefficient of $x$ as it stands; the sum of the roots has the opposite sign.`,
    },
    {
      misconception: 'drops_middle_terms',
      at: 'middle',
      wrongly: () => q(0),
      words: (_p, { product, square }) =>
        `$${product} + ${square}$ leaves the two middle terms out, which hold the sum of the roots.`,
    },
    {
      misconception: 'drops_square_of_constant',
      at: 'square',
      wrongly: () => q(0),
      words: ({ k }) => `The last term of the product, $${inBrackets(k)}^2$, is missing here.`,
    },
    {
      misconception: 'takes_middle_term_twice',
      at: 'middle',
      wrongly: ({ k }, { sum }) => sum.mul(2 * k),
      words: ({ k }, { middle }) =>
        `The middle term $${middle}$ belongs to a square $(x ${sign(k)})^2$; here it stands once for both roots together.`,
    },
    {
      misconception: 'square_left_out',
      at: 'square',
      wrongly: ({ k }) => q(k),
      words: ({ k }) =>
        `The two constants are multiplied, so the last term is $${inBrackets(k)} \\times ${inBrackets(k)}$ and not $${k}$.`,
    },
    {
      misconception: 'sign_of_product',
      at: 'product',
      wrongly: ({ p }) => q(-p),
      words: (_p, { product }) =>
        `Only the sum changes its sign; the product of the roots is the constant term itself, not $${product}$.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () =>
    'A quadratic with roots that are not whole, and a value in which the roots may be swapped: sum and product are enough.',
  approach: () =>
    'Multiply the brackets out. Only the product and the sum of the roots appear, and both stand in the equation.',
  faster: p =>
    `The product is the quadratic at $x = ${-p.k}$: $${inBrackets(-p.k)}^2 - ${p.s} \\times ${inBrackets(-p.k)} ${sign(p.p)}$.`,
  check: p => {
    const [x, y] = rootsOf(p);
    return `The roots are about $${x.toFixed(2)}$ and $${y.toFixed(2)}$, and $${(x + p.k).toFixed(2)} \\times ${inBrackets(Number((y + p.k).toFixed(2)))}$ is about $${((x + p.k) * (y + p.k)).toFixed(1)}$.`;
  },
  principle:
    'A value that does not change when the roots change places can be built from their sum and product, without solving.',
  verify: p => {
    const [x, y] = rootsOf(p);
    return nearFraction((x + p.k) * (y + p.k));
  },
});

const squares = form({
  form: 'sum-of-squares-given',
  band: 'Easy',
  seconds: 45,
  entry: true,
  suits: ({ s, p }: Pair) => s * s - 2 * p > 0 && Math.abs(p) !== s,
  stem: (p: Pair) =>
    `The squares of the two roots of $x^2 - ${p.s}x + c = 0$ add up to $${p.s * p.s - 2 * p.p}$. What is the value of $c$?`,
  path: path<Pair>()
    .quiet('squares', ({ s, p }) => q(s * s - 2 * p))
    .step(
      'square',
      ({ s }) => q(s * s),
      'The sum of the roots is known from the coefficient of $x$; square it.',
      ({ s }, { square }) => `(\\alpha + \\beta)^2 = ${s}^2 = ${square}`,
    )
    .quiet('double', (_p, { square, squares }) => square.sub(squares))
    .quiet('times', () => q(2))
    .step(
      'c',
      (_p, { double, times }) => double.div(times),
      'This square exceeds the sum of the squares by twice the product of the roots, and the product is $c$.',
      (_p, { square, squares, c }) => `2c = ${square} - ${squares}, \\quad c = ${c}`,
    ),
  slips: [
    {
      misconception: 'subtracts_product_once',
      at: 'times',
      wrongly: () => q(1),
      words: (_p, { double }) =>
        `$${double}$ is twice the product: in the square of a sum the product stands two times.`,
    },
    {
      misconception: 'sign_of_product_term',
      at: 'double',
      wrongly: (_p, { square, squares }) => squares.sub(square),
      words: (_p, { square, squares }) =>
        `The difference was written as $${squares} - ${square}$; twice the product is the square of the sum minus the sum of the squares.`,
    },
    {
      misconception: 'squared_difference_for_sum_of_squares',
      at: 'times',
      wrongly: () => q(4),
      words: (_p, { double }) =>
        `Dividing $${double}$ by $4$ belongs to the square of the difference of the roots, not to the sum of their squares.`,
    },
    {
      misconception: 'sum_not_squared',
      at: 'square',
      wrongly: ({ s }) => q(2 * s),
      words: (_p, { square }) => `$${square}$ is twice the sum of the roots; its square was needed.`,
    },
    {
      misconception: 'adds_instead_of_subtracting',
      at: 'double',
      wrongly: (_p, { square, squares }) => square.add(squares),
      words: (_p, { square, squares }) =>
        `Adding $${square}$ and $${squares}$ counts the squares twice; the product is in their difference.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n || value.d === 2n,
  snapRead: () =>
    'The sum of the roots and the sum of their squares are known; the product of the roots is asked.',
  approach: () =>
    'The square of the sum holds both squares and twice the product. Two of these three are known.',
  faster: ({ s, p }) =>
    `$c = \\frac{${s}^2 - ${s * s - 2 * p}}{2}$, read at once from $(\\alpha + \\beta)^2$.`,
  check: ({ s, p }) =>
    `With $c = ${p}$ the squares add up to $${s}^2 - 2 \\times ${inBrackets(p)} = ${s * s - 2 * p}$.`,
  principle: 'Of the sum, the product and the sum of squares of two numbers, any two give the third.',
  verify: ({ s, p }) => {
    for (let c = -200; c <= 200; c += 1) if (s * s - 2 * c === s * s - 2 * p) return q(c);
    throw new Error('no constant term fits');
  },
});

const quotients = form({
  form: 'sum-of-quotients',
  revision: 2,
  band: 'Easy',
  seconds: 45,
  suits: ({ s, p }: Pair) => Math.abs(p) > 1 && (s * s - 2 * p) % p !== 0 && Math.abs(p) <= 9,
  stem: ({ s, p, way }: Pair) =>
    way
      ? `If $\\alpha$ and $\\beta$ are the roots of $${polynomialTex([1, -s, p])} = 0$, find $\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha}$.`
      : `If $x$ and $y$ are the two numbers with sum $${s}$ and product $${p}$, what is $\\frac{x}{y} + \\frac{y}{x}$?`,
  path: path<Pair>()
    .quiet('sum', ({ s }) => q(s))
    .quiet('double', ({ p }) => q(2 * p))
    .step(
      'squares',
      (_p, { sum, double }) => sum.mul(sum).sub(double),
      'Over one denominator, the product, the numerator is the sum of the two squares. Find it as the square of the sum less twice the product.',
      ({ p }, { sum, squares }) => `${sum}^2 - 2 \\times ${inBrackets(p)} = ${squares}`,
    )
    .quiet('product', ({ p }) => q(p))
    .step(
      'value',
      (_p, { squares, product }) => squares.div(product),
      'Divide by the product.',
      (_p, { squares, product, value }) =>
        `\\frac{${squares}}{${product}}${value.d === BigInt(Math.abs(product.valueOf())) && product.s > 0n ? '' : ` = ${fractionTex(value)}`}`,
    ),
  slips: [
    {
      misconception: 'drops_middle_terms',
      at: 'double',
      wrongly: () => q(0),
      words: ({ s }, { squares }) =>
        `$${s}^2 = ${squares}$ is the square of the sum; it holds twice the product besides the two squares.`,
    },
    {
      misconception: 'subtracts_product_once',
      at: 'double',
      wrongly: ({ p }) => q(p),
      words: (_p, { squares }) =>
        `$${squares}$ takes the product off once; the square of the sum holds it twice.`,
    },
    {
      misconception: 'sign_of_middle_term',
      at: 'double',
      wrongly: ({ p }) => q(-2 * p),
      words: (_p, { squares }) =>
        `$${squares}$ adds twice the product to the square of the sum; it has to be subtracted.`,
    },
    {
      misconception: 'drops_denominator',
      at: 'product',
      wrongly: () => q(1),
      words: (_p, { squares }) =>
        `$${squares}$ is the numerator alone, $x^2 + y^2$; it has to be divided by the product.`,
    },
    {
      misconception: 'sum_of_reciprocals',
      at: 'value',
      wrongly: (_p, { sum, product }) => sum.div(product),
      words: ({ s, p }) =>
        `$\\frac{${s}}{${p}}$ is the sum of the reciprocals, $\\frac{1}{x} + \\frac{1}{y}$.`,
    },
    {
      misconception: 'sign_of_product',
      at: 'product',
      wrongly: ({ p }) => q(-p),
      words: (_p, { product }) => `The denominator was taken as $${product}$, with the sign changed.`,
    },
    {
      misconception: 'squares_product',
      at: 'product',
      wrongly: ({ p }) => q(p * p),
      words: (_p, { product }) =>
        `The denominator $${product}$ is the product squared; the product itself is a common denominator.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  plausible: () => true,
  // A number and its reciprocal are together at least 2, or at most -2 where they are negative.
  onSight: (value, { p }) => value.abs().valueOf() >= 2 && Math.sign(value.valueOf()) === Math.sign(p),
  snapRead: () =>
    'A quotient of two numbers and its reciprocal are added; sum and product are at hand, so there is no need for the numbers.',
  approach: () =>
    'Over the common denominator stands the sum of the squares. It comes from the sum and the product.',
  faster: ({ s, p }) => `It is $\\frac{(x + y)^2}{xy} - 2 = \\frac{${s * s}}{${p}} - 2$.`,
  check: p => {
    const [x, y] = rootsOf(p);
    return `The numbers are about $${x.toFixed(3)}$ and $${y.toFixed(3)}$; the two quotients add up to about $${(x / y + y / x).toFixed(2)}$.`;
  },
  principle: 'A value in which two numbers may be exchanged can be built from their sum and their product.',
  verify: p => {
    const [x, y] = rootsOf(p);
    return nearFraction(x / y + y / x, 40);
  },
});

/** AL.QUA.1 Easy: one symmetric value of two irrational roots. */
export const sumAndProduct: readonly AnyTemplate[] = situation<Pair>({
  type: 'AL.QUA.1',
  situation: 'irrational-roots',
  draw: draw => {
    const s = draw.int(3, 13);
    const p = draw.pick([-9, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const k = draw.pick([-4, -3, -2, 2, 3, 4, 5]);
    const d = s * s - 4 * p;
    return d <= 0 || Number.isInteger(Math.sqrt(d)) ? null : { s, p, k, way: draw.chance(0.5) };
  },
  forms: [shifted, squares, quotients],
});
