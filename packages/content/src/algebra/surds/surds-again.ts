import { path } from '../../path.ts';
import { fractionTex, wording } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Quotient {
  /** (m + √r) / (n - √r), with n² above r. */
  m: number;
  n: number;
  r: number;
}

const quotientTex = ({ m, n, r }: Quotient) => `\\frac{${m} + \\sqrt{${r}}}{${n} - \\sqrt{${r}}}`;

const rationalPlusSurd = form({
  form: 'rational-and-surd-parts',
  revision: 3,
  band: 'Easy',
  seconds: 45,
  stem: (p: Quotient) =>
    wording(
      p.m + p.n,
      `The rational numbers $p$ and $q$ are such that $$${quotientTex(p)} = p + q\\sqrt{${p.r}}.$$ What is the value of $p + q$?`,
      `When the denominator of $$${quotientTex(p)}$$ is rationalised, the number takes the form $a + b\\sqrt{${p.r}}$ with $a$ and $b$ rational. Find the sum of $a$ and $b$.`,
      `If $$${quotientTex(p)} = m + n\\sqrt{${p.r}},$$ where $m$ and $n$ are rational numbers, what is $m + n$?`,
    ),
  path: path<Quotient>()
    .step(
      'below',
      ({ n, r }) => q(n * n - r),
      ({ n, r }) =>
        `Multiply above and below by the conjugate $${n} + \\sqrt{${r}}$: the denominator becomes a difference of squares.`,
      ({ n, r }, { below }) => `${n}^2 - ${r} = ${fractionTex(below)}`,
    )
    .step(
      'rational',
      ({ m, n, r }) => q(m * n + r),
      'Multiply out the numerator: the rational part comes from the two whole numbers and from the two roots.',
      ({ m, n, r }, { rational }) => `${m} \\times ${n} + ${r} = ${fractionTex(rational)}`,
    )
    .step(
      'surd',
      ({ m, n }) => q(m + n),
      'The root comes with each of the two whole numbers.',
      ({ m, n, r }, { surd }) => `(${m} + ${n})\\sqrt{${r}} = ${fractionTex(surd)}\\sqrt{${r}}`,
    )
    .step(
      'sum',
      (_p, { below, rational, surd }) => rational.add(surd).div(below),
      'Divide both parts by the denominator and add the coefficients.',
      (_p, { below, rational, surd, sum }) =>
        `\\frac{${fractionTex(rational)} + ${fractionTex(surd)}}{${fractionTex(below)}} = ${fractionTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'sign_of_conjugate',
      at: 'below',
      wrongly: ({ n, r }) => q(n * n + r),
      words: ({ n, r }, { below }) =>
        `$${n}^2 + ${r} = ${fractionTex(below)}$ is no product of conjugates: a sum times a difference gives the difference of squares.`,
    },
    {
      misconception: 'drops_denominator',
      at: 'sum',
      wrongly: ({ n, r }, { rational, surd }) =>
        n * n - r === 1 ? rational : rational.div(n * n - r).add(surd),
      words: (_p, { below }) =>
        `Only the rational part was divided by $${fractionTex(below)}$; the surd part stands over it too.`,
    },
    {
      misconception: 'square_of_root',
      at: 'rational',
      wrongly: ({ m, n, r }) => q(m * n + r * r),
      words: ({ r }) => `$\\sqrt{${r}} \\times \\sqrt{${r}}$ was taken as $${r}^2$; it is $${r}$.`,
    },
    {
      misconception: 'multiplies_by_denominator_itself',
      at: 'rational',
      wrongly: ({ m, n, r }) => q(m * n - r),
      words: ({ r }) =>
        `The product of the roots, $${r}$, was subtracted; in the numerator both roots come with a plus.`,
    },
    {
      misconception: 'one_cross_term',
      at: 'surd',
      wrongly: ({ n }) => q(n),
      words: ({ m, n }) =>
        `One cross term is missing: the root is multiplied by $${m}$ as well as by $${n}$.`,
    },
    {
      misconception: 'cross_terms_multiplied',
      at: 'surd',
      wrongly: ({ m, n }) => q(m * n),
      words: ({ m, n }) =>
        `The root's coefficients $${m}$ and $${n}$ were multiplied; the two cross terms add.`,
    },
    {
      misconception: 'parts_subtracted',
      at: 'sum',
      wrongly: (_p, { below, rational, surd }) => rational.sub(surd).div(below),
      words: () => 'That is the rational part minus the coefficient of the root; their sum was asked.',
    },
    {
      misconception: 'denominator_left_out',
      at: 'sum',
      wrongly: (_p, { rational, surd }) => rational.add(surd),
      words: (_p, { below }) =>
        `The denominator $${fractionTex(below)}$ was forgotten after the multiplication.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  snapRead: () =>
    'A quotient with the same root above and below, to be written with a rational denominator. The cue is the difference below.',
  approach: () =>
    'The conjugate of the denominator removes the root below. Then rational parts and coefficients of the root can be compared, because the root is irrational.',
  check: ({ m, n, r }, { below, rational, surd }) => {
    const root = Math.sqrt(r);
    return `The quotient is about $${((m + root) / (n - root)).toFixed(3)}$, and so is $\\frac{${fractionTex(rational)} + ${fractionTex(surd)}\\sqrt{${r}}}{${fractionTex(below)}}$.`;
  },
  principle:
    'Rationalise with the conjugate, then compare rational parts with rational parts and surds with surds.',
  verify: ({ m, n, r }) => {
    // Undo the division: (p + q√r)(n - √r) = m + √r gives two linear equations in p and q.
    for (let d = 1; d <= n * n; d += 1)
      for (let b = 1; b <= 60 * d; b += 1) {
        // From the root's part, n·q - p = 1.
        const a = n * b - d;
        if (n * a - r * b === m * d) return q(a + b, d);
      }
    throw new Error('no parts found');
  },
});

interface RootSum {
  /** √(x + a) + √(x - b) = k, whose difference is `apart`. */
  a: number;
  b: number;
  k: number;
  way: number;
}

const rootsTex = ({ a, b }: RootSum) => [`\\sqrt{x + ${a}}`, `\\sqrt{x - ${b}}`] as const;

const productOfRoots = form({
  form: 'product-from-sum-of-roots',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  stem: (p: RootSum) => {
    const [u, v] = rootsTex(p);
    return p.way === 0
      ? `For a real number $x$, $${u} + ${v} = ${p.k}$. What is the value of $\\sqrt{(x + ${p.a})(x - ${p.b})}$?`
      : `For a real number $x$, the sum of $${u}$ and $${v}$ is $${p.k}$. Find the product of these two square roots.`;
  },
  path: path<RootSum>()
    .step(
      'squares',
      ({ a, b }) => q(a + b),
      'Call the roots $u$ and $v$. The unknown drops out of the difference of their squares.',
      ({ a, b }, { squares }) => `u^2 - v^2 = (x + ${a}) - (x - ${b}) = ${fractionTex(squares)}`,
    )
    .step(
      'apart',
      ({ k }, { squares }) => squares.div(k),
      'Divide by the sum of the roots to get their difference.',
      ({ k }, { squares, apart }) => `u - v = \\frac{${fractionTex(squares)}}{${k}} = ${fractionTex(apart)}`,
    )
    .step(
      'larger',
      ({ k }, { apart }) => apart.add(k).div(2),
      'Half of sum and difference together is the larger root.',
      ({ k }, { apart, larger }) => `u = \\frac{${k} + ${fractionTex(apart)}}{2} = ${fractionTex(larger)}`,
    )
    .step(
      'smaller',
      ({ k }, { larger }) => q(k).sub(larger),
      'The rest of the sum is the smaller root.',
      ({ k }, { larger, smaller }) => `v = ${k} - ${fractionTex(larger)} = ${fractionTex(smaller)}`,
    )
    .step(
      'product',
      (_p, { larger, smaller }) => larger.mul(smaller),
      'Multiply the two roots.',
      (_p, { larger, smaller, product }) =>
        `uv = ${fractionTex(larger)} \\times ${fractionTex(smaller)} = ${fractionTex(product)}`,
    ),
  slips: [
    {
      misconception: 'sign_in_difference_of_squares',
      at: 'squares',
      wrongly: ({ a, b }) => (a > b ? q(a - b) : null),
      words: ({ a, b }) =>
        `$${a} - ${b}$ was taken for the difference of the squares; minus $-${b}$ is plus $${b}$.`,
    },
    {
      misconception: 'roots_taken_as_equal',
      at: 'apart',
      wrongly: () => q(0),
      words: ({ k }) => `Half of $${k}$ was taken for each root; the two roots are different.`,
    },
    {
      misconception: 'difference_for_the_smaller',
      at: 'smaller',
      wrongly: (_p, { apart }) => apart,
      words: (_p, { smaller }) =>
        `$${fractionTex(smaller)}$ is the difference of the roots, not the smaller of them.`,
    },
    {
      misconception: 'subtracts_sum_for_dividing',
      at: 'apart',
      wrongly: ({ k }, { squares }) => (squares.valueOf() > k ? squares.sub(k) : null),
      words: ({ k }, { apart }) =>
        `$${k}$ was subtracted, which gave $${fractionTex(apart)}$; a difference of squares is divided by the sum.`,
    },
    {
      misconception: 'square_of_sum_as_sum_of_squares',
      at: 'product',
      wrongly: ({ k }, { apart }) =>
        q(k * k)
          .sub(apart.mul(apart))
          .div(2),
      words: ({ k }, { apart }) =>
        `$${k}^2 - (${fractionTex(apart)})^2$ is four times the product; it was halved only.`,
    },
    {
      misconception: 'sum_of_squares_for_product',
      at: 'product',
      wrongly: (_p, { larger, smaller }) => larger.mul(larger).add(smaller.mul(smaller)),
      words: (_p, { larger, smaller }) =>
        `The squares of $${fractionTex(larger)}$ and $${fractionTex(smaller)}$ were added; the product of the two roots was asked.`,
    },
    {
      misconception: 'gives_the_larger_root',
      gives: 'larger',
      words: (_p, { larger }) => `$${fractionTex(larger)}$ is the larger root alone; the product was asked.`,
    },
    {
      misconception: 'gives_the_smaller_root',
      gives: 'smaller',
      words: (_p, { smaller }) =>
        `$${fractionTex(smaller)}$ is the smaller root alone; the product was asked.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  plausible: (value, { k }) => value.valueOf() > 0 && value.valueOf() < k * k,
  snapRead: () =>
    'The sum of two roots whose radicands differ by a constant; their product is wanted, not $x$.',
  approach: () =>
    'Squaring leads to the product and $x$ at once, which are both unknown. The difference of the squares is a known number, so the difference of the roots follows, and from sum and difference everything else.',
  faster: ({ a, b, k }) => `$4uv = k^2 - \\left(\\frac{${a + b}}{k}\\right)^2$ with $k = ${k}$.`,
  check: ({ a, b }, { larger, smaller }) =>
    `$x = (${fractionTex(larger)})^2 - ${a}$ and $x = (${fractionTex(smaller)})^2 + ${b}$ both give $${fractionTex(larger.mul(larger).sub(a))}$.`,
  principle:
    'Two roots with a known difference of squares: their sum gives their difference, and both give all the rest.',
  verify: ({ a, b, k }) => {
    // x by bisection: the sum of the roots grows with x.
    let [low, high] = [b, b + k * k];
    for (let i = 0; i < 200; i += 1) {
      const x = (low + high) / 2;
      if (Math.sqrt(x + a) + Math.sqrt(x - b) < k) low = x;
      else high = x;
    }
    return nearFraction(Math.sqrt((low + a) * (low - b)), 4);
  },
});

/** AL.IND.4 Easy and Medium: the parts after rationalising, and two roots by the difference of their squares. */
export const surdsAgain: readonly AnyTemplate[] = [
  ...situation<Quotient>({
    type: 'AL.IND.4',
    situation: 'root-above-and-below',
    tries: 30,
    draw: draw => {
      const p = {
        m: draw.int(2, 9),
        n: draw.int(2, 6),
        r: draw.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23]),
      };
      const below = p.n * p.n - p.r;
      return below >= 2 && below <= 8 && p.m !== p.n ? p : null;
    },
    forms: [rationalPlusSurd],
  }),
  ...situation<RootSum>({
    type: 'AL.IND.4',
    situation: 'two-roots',
    tries: 60,
    draw: draw => {
      const [k, apart, b] = [draw.int(6, 20), draw.int(1, 6), draw.int(1, 30)];
      const a = k * apart - b;
      const smaller = (k - apart) / 2;
      return a > 0 && a !== b && smaller >= 1.5 && smaller !== apart
        ? { a, b, k, way: draw.int(0, 1) }
        : null;
    },
    forms: [productOfRoots],
  }),
];
