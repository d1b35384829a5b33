import { path } from '../../path.ts';
import { peopleInAlgebra } from '../../people.ts';
import { addedTex, linearTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

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

const copied = form({
  form: 'two-wrong-copies',
  band: 'Medium',
  seconds: 60,
  entry: true,
  stem: ({ ofSum, ofProduct, people: [one, other], way }: Hidden) =>
    way
      ? `${one} and ${other} both solved the equation $x^2 + bx + c = 0$. ${one} copied only $c$ wrongly and found the roots $${ofSum[0]}$ and $${ofSum[1]}$; ${other} copied only $b$ wrongly and found $${ofProduct[0]}$ and $${ofProduct[1]}$. What is the sum of the squares of the correct roots?`
      : `A quadratic equation with leading coefficient $1$ was printed with a wrong constant term in one book, where its roots are $${ofSum[0]}$ and $${ofSum[1]}$, and with a wrong coefficient of $x$ in another, where they are $${ofProduct[0]}$ and $${ofProduct[1]}$. Find the sum of the squares of the roots of the true equation.`,
  path: path<Hidden>()
    .step(
      'sum',
      ({ ofSum: [u, v] }) => q(u + v),
      'Where only the constant term is wrong, the sum of the roots is still right.',
      ({ ofSum: [u, v] }, { sum }) => `\\alpha + \\beta = ${u} + ${br(v)} = ${sum}`,
    )
    .step(
      'product',
      ({ ofProduct: [u, v] }) => q(u * v),
      'Where only the coefficient of $x$ is wrong, the product of the roots is still right.',
      ({ ofProduct: [u, v] }, { product }) => `\\alpha\\beta = ${br(u)} \\times ${br(v)} = ${product}`,
    )
    .quiet('double', (_p, { product }) => product.mul(2))
    .step(
      'squares',
      (_p, { sum, double }) => sum.mul(sum).sub(double),
      'The sum of the squares is the square of the sum without twice the product.',
      (_p, { sum, product, squares }) =>
        `${br(sum.valueOf())}^2 - 2 \\times ${br(product.valueOf())} = ${squares}`,
    ),
  slips: [
    {
      misconception: 'right_part_confused',
      at: 'product',
      wrongly: ({ ofSum: [u, v] }) => q(u * v),
      words: (_p, { product }) =>
        `The product $${product}$ comes from the copy with the wrong constant term, which is the one that spoils the product.`,
    },
    {
      misconception: 'subtracts_product_once',
      at: 'double',
      wrongly: (_p, { product }) => product,
      words: (_p, { product }) =>
        `In $(\\alpha + \\beta)^2$ the product $${product}$ stands twice, so it has to be taken off twice.`,
    },
    {
      misconception: 'right_part_confused',
      at: 'sum',
      wrongly: ({ ofProduct: [u, v] }) => q(u + v),
      words: (_p, { sum }) =>
        `A sum of $${sum}$ belongs to the copy whose coefficient of $x$ is wrong, and that coefficient is the sum.`,
    },
    {
      misconception: 'sign_of_product_term',
      at: 'double',
      wrongly: (_p, { product }) => product.mul(-2),
      words: (_p, { product }) =>
        `Twice the product $${product}$ was added to the square of the sum; it has to be subtracted.`,
    },
    {
      misconception: 'square_of_sum_for_sum_of_squares',
      at: 'double',
      wrongly: () => q(0),
      words: (_p, { sum }) =>
        `That is the square of $${sum}$, which also holds twice the product of the roots.`,
    },
    {
      misconception: 'squared_difference_for_sum_of_squares',
      at: 'double',
      wrongly: (_p, { product }) => product.mul(4),
      words: (_p, { product }) =>
        `Subtracting four times $${product}$ gives the square of the difference of the roots.`,
    },
  ],
  show: value => plain(value),
  snapRead: () => 'Two copies, each with one coefficient wrong: each still shows one true coefficient.',
  approach: () =>
    'Take the sum of the roots from the copy with the right coefficient of $x$ and the product from the other. The equation itself need not be written or solved.',
  faster: ({ ofSum, ofProduct }) =>
    `$${ofSum[0] + ofSum[1]}^2 - 2 \\times ${br(ofProduct[0] * ofProduct[1])}$: a true sum and a true product are all that is needed.`,
  check: ({ s, p }) =>
    `The true equation is $${polynomialTex([1, -s, p])} = 0$; for its roots $\\alpha^2 + \\beta^2 = ${s}(\\alpha + \\beta) - 2 \\times ${br(p)}$, that is $${s * s - 2 * p}$.`,
  principle:
    'A wrong constant term leaves the sum of the roots right, a wrong coefficient of x leaves the product right.',
  verify: ({ ofSum: [u, v], ofProduct: [x, y] }) => {
    const [b, c] = [-(u + v), x * y];
    const root = Math.sqrt(b * b - 4 * c);
    return nearFraction(((-b + root) / 2) ** 2 + ((-b - root) / 2) ** 2);
  },
});

const lowered = form({
  form: 'power-lowered',
  band: 'Medium',
  seconds: 60,
  stem: ({ s, p, way }: Hidden) =>
    way
      ? `The equation $${polynomialTex([1, -s, p])} = 0$ has the roots $\\alpha$ and $\\beta$. What is the value of $\\alpha^2 ${addedTex(s)}\\beta$?`
      : `Let $\\alpha > \\beta$ satisfy $x^2 = ${polynomialTex([s, -p])}$. Find $\\alpha^3 - ${s * s - p}\\alpha + ${s}$.`,
  suits: ({ s, p, way }) => s > 0 && (way || (p !== 1 && s * s > p)),
  path: path<Hidden>()
    .quiet('sum', ({ s }) => q(s))
    .quiet('product', ({ p }) => q(p))
    .step(
      'lowered',
      ({ s, way }, { product }) => (way ? product.neg() : product.mul(-s)),
      p =>
        p.way
          ? 'A root satisfies its equation: replace the square of $\\alpha$ by a term in $\\alpha$ and a constant.'
          : 'Multiply $x^2$ by $x$ and use the equation twice, so that only a term in $\\alpha$ and a constant are left of the cube.',
      ({ s, p, way }) =>
        way
          ? `\\alpha^2 = ${s}\\alpha ${addedTex(-p)}`
          : `\\alpha^3 = ${s}\\alpha^2 ${addedTex(-p)}\\alpha = ${s * s - p}\\alpha ${addedTex(-s * p)}`,
    )
    .quiet('rest', ({ s, way }, { sum }) => (way ? sum.mul(s) : q(s)))
    .step(
      'value',
      (_p, { rest, lowered: constant }) => rest.add(constant),
      p =>
        p.way
          ? 'Now $\\alpha$ and $\\beta$ have the same coefficient, so that only their sum is needed.'
          : 'The terms in $\\alpha$ cancel, and constants are left.',
      ({ s, p, way }, { value }) =>
        way
          ? `${s}(\\alpha + \\beta) ${addedTex(-p)} = ${s} \\times ${s} ${addedTex(-p)} = ${value}`
          : `${s} ${addedTex(-s * p)} = ${value}`,
    ),
  slips: [
    {
      misconception: 'sign_when_moved_across',
      at: 'product',
      wrongly: ({ p }) => q(-p),
      words: (_p, { product }) =>
        `Moved to the other side, the constant keeps its sign here (as if the product were $${product}$); it has to change.`,
    },
    {
      misconception: 'reads_sum_of_squares',
      at: 'lowered',
      wrongly: ({ s, way }, { product }) => (way ? product.mul(-2) : product.mul(-s * 2)),
      words: (_p, { lowered: constant }) =>
        `The constant $${constant}$ holds the product of the roots twice, as in a sum of two squares; here one root is lowered only once.`,
    },
    {
      misconception: 'drops_constant_term',
      at: 'lowered',
      wrongly: () => q(0),
      words: ({ s }) =>
        `Replacing $\\alpha^2$ by $${s}\\alpha$ alone loses the constant term of the equation.`,
    },
    {
      misconception: 'sign_of_sum',
      at: 'rest',
      wrongly: ({ s, way }) => (way ? q(-s * s) : q(-s)),
      words: ({ s }) => `The sum of the roots is $${s}$, and a minus sign was carried along with it.`,
    },
    {
      misconception: 'takes_middle_term_twice',
      at: 'rest',
      wrongly: ({ s, way }) => (way ? q(2 * s * s) : q(2 * s)),
      words: (_p, { rest }) =>
        `The part $${rest}$ is counted twice here; it arises once when the power is lowered.`,
    },
    {
      misconception: 'squares_product',
      at: 'lowered',
      wrongly: ({ p }) => q(p * p),
      words: ({ p }) => `The constant term $${p}$ is not squared when one power is replaced.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () =>
    'An expression that is not symmetric in the roots: it must be lowered by the equation before sum and product can help.',
  approach: () =>
    'A root satisfies its own equation, so every higher power of it can be written with the root and a constant. What is left is simple.',
  faster: ({ s, p, way }) =>
    way
      ? `With $\\beta = ${s} - \\alpha$ the value is $\\alpha^2 - ${s}\\alpha + ${s * s}$, and $\\alpha^2 - ${s}\\alpha = ${-p}$.`
      : `Dividing $x^3 - ${s * s - p}x + ${s}$ by $${polynomialTex([1, -s, p])}$ leaves the remainder at once, with quotient $x + ${s}$.`,
  check: ({ s, p, way }) => {
    const root = Math.sqrt(s * s - 4 * p);
    const [x, y] = [(s + root) / 2, (s - root) / 2];
    return `With $\\alpha \\approx ${x.toFixed(3)}$ the expression is about $${(way ? x * x + s * y : x ** 3 - (s * s - p) * x + s).toFixed(1)}$.`;
  },
  principle: 'When an expression is not symmetric in the roots, lower its powers with the equation first.',
  verify: ({ s, p, way }) => {
    const root = Math.sqrt(s * s - 4 * p);
    const [x, y] = [(s + root) / 2, (s - root) / 2];
    return q(Math.round(way ? x * x + s * y : x ** 3 - (s * s - p) * x + s));
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
