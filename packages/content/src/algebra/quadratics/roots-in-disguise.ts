import { path } from '../../path.ts';
import { peopleInAlgebra } from '../../people.ts';
import { addedTex, linearTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** x² − sx + p = 0, and what hides it. */
interface Hidden {
  s: number;
  p: number;
  /** Two whole numbers with sum s, and two with product p. */
  ofSum: [number, number];
  ofProduct: [number, number];
  /** The parameter of the third form, the factor of its x, and how often the product goes into the sum. */
  k: number;
  b: number;
  m: number;
  people: readonly string[];
  way: boolean;
}

const br = (n: number) => (n < 0 ? `(${n})` : `${n}`);

/** Which of the two roots of the second copy is told; the other one is asked. */
const toldOf = ({ ofProduct: [u, v], b }: Hidden) => (b > 0 ? u : v);

const copied = form({
  form: 'two-wrong-copies',
  revision: 2,
  band: 'Medium',
  seconds: 80,
  entry: true,
  suits: ({ ofProduct: [u, v] }: Hidden) => u !== v && Math.abs(u) > 1 && Math.abs(v) > 1,
  stem: (given: Hidden) => {
    const {
      ofSum,
      people: [one, other],
      way,
      s,
      p,
    } = given;
    const told = toldOf(given);
    return way
      ? `${one} and ${other} solved the equation $x^2 + bx + c = 0$. ${one} copied only $c$ wrongly and found the roots $${ofSum[0]}$ and $${ofSum[1]}$; ${other} copied only $b$ wrongly, and one of the roots found was $${told}$. The squares of the roots of the correct equation add up to $${s * s - 2 * p}$. What was the other root that ${other} found?`
      : `A quadratic equation with leading coefficient $1$ was printed with a wrong constant term in one book, where its roots are $${ofSum[0]}$ and $${ofSum[1]}$, and with a wrong coefficient of $x$ in another, where one of its roots is $${told}$. The sum of the squares of the roots of the true equation is $${s * s - 2 * p}$. Find the other root of the equation in the second book.`;
  },
  path: path<Hidden>()
    .step(
      'sum',
      ({ ofSum: [u, v] }) => q(u + v),
      'Where only the constant term is wrong, the sum of the roots is still right.',
      ({ ofSum: [u, v] }, { sum }) => `\\alpha + \\beta = ${u} + ${br(v)} = ${sum}`,
    )
    .quiet('squares', ({ s, p }) => q(s * s - 2 * p))
    .step(
      'product',
      (_p, { sum, squares }) => sum.mul(sum).sub(squares).div(2),
      'The square of the sum holds the sum of the squares and twice the product: find the true product.',
      (_p, { sum, squares, product }) =>
        `\\alpha\\beta = \\frac{${br(sum.valueOf())}^2 - ${squares}}{2} = ${product}`,
    )
    .step(
      'other',
      (p, { product }) => product.div(toldOf(p)),
      'Where only the coefficient of $x$ is wrong, the product of the roots is still right: divide by the root that is known.',
      (p, { product, other }) => `${product} \\div ${br(toldOf(p))} = ${other}`,
    ),
  slips: [
    {
      misconception: 'right_part_confused',
      at: 'other',
      wrongly: (p, { sum }) => sum.sub(toldOf(p)),
      words: (p, { sum, other }) =>
        `$${sum} - ${br(toldOf(p))} = ${other}$ uses the true sum, but the second copy has the wrong coefficient of $x$ and so a wrong sum.`,
    },
    {
      misconception: 'subtracts_product_once',
      at: 'product',
      wrongly: (_p, { sum, squares }) => sum.mul(sum).sub(squares),
      words: (_p, { product }) =>
        `$${product}$ is twice the product: in $(\\alpha + \\beta)^2$ it stands twice.`,
    },
    {
      misconception: 'stops_at_product',
      gives: 'product',
      words: (_p, { product }) =>
        `$${product}$ is the product of the roots; it still has to be divided by the one that is known.`,
    },
    {
      misconception: 'right_part_confused',
      at: 'product',
      wrongly: ({ ofSum: [u, v] }) => q(u * v),
      words: (_p, { product }) =>
        `A product of $${product}$ comes from the copy with the wrong constant term, which is the one that spoils it.`,
    },
    {
      misconception: 'sign_of_product_term',
      at: 'product',
      wrongly: (_p, { sum, squares }) => squares.sub(sum.mul(sum)).div(2),
      words: (_p, { sum, squares, product }) =>
        `$\\frac{${squares} - ${br(sum.valueOf())}^2}{2} = ${product}$ subtracts the wrong way round.`,
    },
    {
      misconception: 'root_subtracted_from_product',
      at: 'other',
      wrongly: (p, { product }) => product.sub(toldOf(p)),
      words: (p, { product, other }) =>
        `$${product} - ${br(toldOf(p))} = ${other}$ takes the root off the product; it has to be divided by it.`,
    },
    {
      misconception: 'squared_difference_for_sum_of_squares',
      at: 'product',
      wrongly: (_p, { sum, squares }) => sum.mul(sum).sub(squares).div(4),
      words: (_p, { product }) =>
        `Dividing by 4 gives $${product}$; that would be right if the square of the difference were given.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && !value.equals(0),
  snapRead: () =>
    'Two copies, each with one coefficient wrong, and the sum of the squares of the true roots. A root of the second copy is asked.',
  approach: () =>
    'The first copy still shows the true sum; with the squares this gives the true product, and the second copy still has that product.',
  faster: p =>
    `$${p.s}^2 = ${p.s * p.s}$ exceeds $${p.s * p.s - 2 * p.p}$ by twice the product, so the roots of the second copy multiply to $${p.p}$.`,
  check: (p, { other }) =>
    `With the product $${toldOf(p)} \\times ${br(other.valueOf())} = ${p.p}$ the true equation is $${polynomialTex([1, -p.s, p.p])} = 0$, whose roots have squares that add up to $${p.s}(\\alpha + \\beta) - 2 \\times ${br(p.p)} = ${p.s * p.s - 2 * p.p}$.`,
  principle:
    'A wrong constant term leaves the sum of the roots right, a wrong coefficient of x leaves the product right.',
  verify: given => {
    // Try whole roots for the second copy and compare the squares of the true roots.
    const [sum, told] = [given.ofSum[0] + given.ofSum[1], toldOf(given)];
    for (let other = -60; other <= 60; other += 1) {
      const root = Math.sqrt(sum * sum - 4 * told * other);
      const squares = ((sum + root) / 2) ** 2 + ((sum - root) / 2) ** 2;
      if (Math.abs(squares - (given.s ** 2 - 2 * given.p)) < 1e-6) return q(other);
    }
    throw new Error('no root fits');
  },
});

const lowered = form({
  form: 'power-lowered',
  revision: 2,
  band: 'Medium',
  seconds: 75,
  stem: ({ s, p, way }: Hidden) =>
    way
      ? `The equation $${polynomialTex([1, -s, p])} = 0$ has the roots $\\alpha$ and $\\beta$. What is the value of $\\alpha^3 ${addedTex(p)}\\alpha + ${s}\\beta^2$?`
      : `Let $\\alpha > \\beta$ satisfy $x^2 = ${polynomialTex([s, -p])}$. Find $\\alpha^3 + ${s}\\beta^2 ${addedTex(p)}\\alpha$.`,
  suits: ({ s, p }) => s > 1 && s <= 12 && Math.abs(p) > 1 && Math.abs(p) <= 20 && s * s !== 2 * p,
  path: path<Hidden>()
    .step(
      'factor',
      ({ s }) => q(s),
      'A root satisfies its equation: take out $\\alpha$ from the terms in it and replace the bracket.',
      ({ p }, { factor }) =>
        `\\alpha^3 ${addedTex(p)}\\alpha = \\alpha(\\alpha^2 ${addedTex(p)}) = \\alpha \\times ${factor}\\alpha = ${factor}\\alpha^2`,
    )
    .quiet('double', ({ p }) => q(2 * p))
    .step(
      'squares',
      ({ s }, { double }) => q(s * s).sub(double),
      'Both squares have the same coefficient now, so the sum of the squares is needed. It follows from the sum and the product.',
      ({ s, p }, { squares }) => `\\alpha^2 + \\beta^2 = ${s}^2 - 2 \\times ${br(p)} = ${squares}`,
    )
    .step(
      'value',
      (_p, { factor, squares }) => factor.mul(squares),
      'Multiply by the common coefficient.',
      (_p, { factor, squares, value }) => `${factor} \\times ${br(squares.valueOf())} = ${value}`,
    ),
  slips: [
    {
      misconception: 'subtracts_product_once',
      at: 'double',
      wrongly: ({ p }) => q(p),
      words: ({ s, p }, { squares }) =>
        `$${s}^2 - ${br(p)} = ${squares}$ takes the product off once; in the square of the sum it stands twice.`,
    },
    {
      misconception: 'sum_of_cubes_for_expression',
      at: 'value',
      wrongly: ({ s, p }) => q(s ** 3 - 3 * s * p),
      words: ({ s, p }) =>
        `$${s}^3 - 3 \\times ${s} \\times ${br(p)}$ is the sum of the cubes of the roots; here only one cube stands.`,
    },
    {
      misconception: 'sign_of_product_term',
      at: 'double',
      wrongly: ({ p }) => q(-2 * p),
      words: ({ s, p }, { squares }) =>
        `$${s}^2 + 2 \\times ${br(p)} = ${squares}$ adds twice the product; it has to be subtracted.`,
    },
    {
      misconception: 'square_of_sum_for_sum_of_squares',
      at: 'double',
      wrongly: () => q(0),
      words: ({ s }) => `$${s}^2$ is the square of the sum, which also holds twice the product of the roots.`,
    },
    {
      misconception: 'factor_forgotten',
      at: 'factor',
      wrongly: () => q(1),
      words: (_p, { squares }) =>
        `$${squares}$ is the sum of the squares alone; its coefficient has been lost.`,
    },
    {
      misconception: 'squared_difference_for_sum_of_squares',
      at: 'double',
      wrongly: ({ p }) => q(4 * p),
      words: ({ s, p }, { squares }) =>
        `$${s}^2 - 4 \\times ${br(p)} = ${squares}$ is the square of the difference of the roots.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () =>
    'An expression that is not symmetric in the roots: it must be lowered by the equation before sum and product can help.',
  approach: () =>
    'A root satisfies its own equation, which turns the terms in $\\alpha$ into a multiple of its square. Then the expression is symmetric, and the sum and the product of the roots are enough.',
  faster: ({ s, p }) =>
    `Since $\\alpha^2 ${addedTex(p)} = ${s}\\alpha$, the whole is $${s}(\\alpha^2 + \\beta^2)$, that is $${s}(${s * s} ${addedTex(-2 * p)})$.`,
  check: ({ s, p }) => {
    const root = Math.sqrt(s * s - 4 * p);
    const [x, y] = [(s + root) / 2, (s - root) / 2];
    return `With $\\alpha \\approx ${x.toFixed(3)}$ and $\\beta \\approx ${y.toFixed(3)}$ the expression is about $${(x ** 3 + p * x + s * y * y).toFixed(1)}$.`;
  },
  principle: 'When an expression is not symmetric in the roots, lower its powers with the equation first.',
  verify: ({ s, p }) => {
    const root = Math.sqrt(s * s - 4 * p);
    const [x, y] = [(s + root) / 2, (s - root) / 2];
    return q(Math.round(x ** 3 + p * x + s * y * y));
  },
});

const linked = form({
  form: 'sum-tied-to-product',
  band: 'Medium',
  revision: 4,
  likely: true,
  seconds: 65,
  suits: ({ s, p, m, b }: Hidden) => s === m * p && b !== 0,
  stem: ({ s, p, k, b, m, way }: Hidden) => {
    const equation = `x^2 - (k ${addedTex(s - k)})x + (${linearTex(b, p - b * k, 'k')}) = 0`;
    return way
      ? `The sum of the roots of $${equation}$ is $${m}$ times their product. What is the square of the difference of the roots?`
      : `For one value of $k$, the roots $\\alpha$ and $\\beta$ of $${equation}$ satisfy $\\frac{1}{\\alpha} + \\frac{1}{\\beta} = ${m}$. For this $k$, find $(\\alpha - \\beta)^2$.`;
  },
  path: path<Hidden>()
    .step(
      'k',
      ({ k }) => q(k),
      'Write the given relation with the sum and the product, and solve it for $k$.',
      ({ s, p, k, b, m }) => `k ${addedTex(s - k)} = ${m}(${linearTex(b, p - b * k, 'k')}), \\quad k = ${k}`,
    )
    .step(
      'product',
      ({ p, b, k }, found) => found.k.sub(k).mul(b).add(p),
      'Put this $k$ into the sum and the product.',
      ({ s, k }, found) =>
        `\\alpha + \\beta = ${found.k.sub(k).add(s)}, \\quad \\alpha\\beta = ${found.product}`,
    )
    .quiet('sum', ({ s, k }, found) => found.k.sub(k).add(s))
    .quiet('times', () => q(4))
    .step(
      'difference',
      (_p, { sum, product, times }) => sum.mul(sum).sub(product.mul(times)),
      'The square of the difference is the square of the sum without four times the product.',
      (_p, { sum, product, difference }) =>
        `${br(sum.valueOf())}^2 - 4 \\times ${br(product.valueOf())} = ${difference}`,
    ),
  slips: [
    {
      misconception: 'sum_of_squares_for_squared_difference',
      at: 'times',
      wrongly: () => q(2),
      words: (_p, { sum, product }) =>
        `$${br(sum.valueOf())}^2 - 2 \\times ${br(product.valueOf())}$ is the sum of the squares of the roots, not the square of their difference.`,
    },
    {
      misconception: 'square_of_sum_for_squared_difference',
      at: 'times',
      wrongly: () => q(0),
      words: (_p, { sum }) => `That is the square of the sum $${sum}$; the difference needs the product too.`,
    },
    {
      misconception: 'subtracts_product_once',
      at: 'times',
      wrongly: () => q(1),
      words: (_p, { product }) =>
        `The product $${product}$ has to be taken off four times to turn the square of the sum into that of the difference.`,
    },
    {
      misconception: 'sign_of_product_term',
      at: 'times',
      wrongly: () => q(-4),
      words: (_p, { product }) =>
        `Four times $${product}$ was added; the difference is smaller than the sum when both roots are positive, so it is subtracted.`,
    },
    {
      misconception: 'halves_the_difference',
      at: 'difference',
      wrongly: (_p, { difference }) => difference.div(4),
      words: (_p, { difference }) =>
        `$${difference}$ is the square of half the difference, as it appears when the square is completed.`,
    },
    {
      misconception: 'stops_at_sum',
      gives: 'sum',
      words: (_p, { sum }) =>
        `$${sum}$ is the sum of the roots; the square of their difference still has to be built from it.`,
    },
    {
      misconception: 'sum_of_product_and_times',
      at: 'sum',
      wrongly: (_p, { sum, product }) => sum.sub(product),
      words: (_p, { sum }) =>
        `$${sum}$ is the sum without the product; sum and product are subtracted only after the sum is squared.`,
    },
    {
      misconception: 'sum_product_swapped',
      at: 'k',
      wrongly: ({ s, p, k, b, m }) => {
        const slope = b - m;
        return slope === 0 ? null : q(m * (s - k) - (p - b * k), slope);
      },
      words: (_p, found) =>
        `$k = ${found.k.toFraction()}$ makes the product the multiple of the sum; it is the other way round.`,
    },
    {
      misconception: 'sign_of_sum',
      at: 'k',
      wrongly: ({ s, p, k, b, m }) => {
        const slope = 1 + m * b;
        return slope === 0 ? null : q(-(s - k) - m * (p - b * k), slope);
      },
      words: (_p, found) =>
        `$k = ${found.k.toFraction()}$ follows when the coefficient of $x$ is taken as the sum with its minus sign.`,
    },
  ],
  show: value => plain(value),
  snapRead: () =>
    'Both coefficients depend on $k$, and a relation of sum and product fixes it; then a value of the roots is asked.',
  approach: () =>
    'First the relation gives $k$. Then sum and product are numbers, and the square of the difference follows from them without the roots.',
  check: ({ s, p }) =>
    `The equation becomes $${polynomialTex([1, -s, p])} = 0$ with discriminant $${s * s - 4 * p}$, which is the square of the difference.`,
  faster: ({ s, p }) =>
    `With $k$ found, the discriminant of $${polynomialTex([1, -s, p])}$ is the answer: for leading coefficient $1$ it equals $(\\alpha - \\beta)^2$.`,
  principle: 'With leading coefficient one, the square of the difference of the roots is the discriminant.',
  verify: ({ s, p, b, k, m }) => {
    for (let t = -400; t <= 400; t += 1) {
      const [sum, product] = [t + s - k, b * t + p - b * k];
      if (product !== 0 && sum === m * product) return q(sum * sum - 4 * product);
    }
    throw new Error('no k fits');
  },
});

const drawn = (s: number, p: number) => s * s - 4 * p > 0 && !Number.isInteger(Math.sqrt(s * s - 4 * p));

/** AL.QUA.1 Medium: sum and product have to be found before they can be used. */
export const rootsInDisguise: readonly AnyTemplate[] = situation<Hidden>({
  type: 'AL.QUA.1',
  situation: 'hidden-sum-or-product',
  draw: draw => {
    const tied = draw.chance(0.6);
    const m = draw.pick([2, 3, 4, 5]);
    const u = draw.int(2, 9);
    const v = draw.pick([-4, -3, -2, 2, 3, 4, 5]);
    const p = tied ? draw.pick([1, 2, 3, 4, 5]) : u * v;
    const s = tied ? m * p : draw.int(3, 14);
    const k = draw.pick([-4, -3, -2, 2, 3, 4, 5, 6]);
    const b = draw.pick([-2, -1, 1, 2, 3]);
    const first = draw.int(1, s - 1);
    if (!drawn(s, p) || m * b === 1 || s === k || p === b * k || p === 1) return null;
    const ofSum: [number, number] = [s - first + 1, first - 1];
    const ofProduct: [number, number] = tied ? [p, 1] : [u, v];
    if (ofSum[0] * ofSum[1] === p || u + v === s || ofSum[0] === ofSum[1] || ofSum[1] === 0) return null;
    return { s, p, ofSum, ofProduct, k, b, m, people: draw.some(peopleInAlgebra, 2), way: draw.chance(0.5) };
  },
  forms: [copied, lowered, linked],
});
