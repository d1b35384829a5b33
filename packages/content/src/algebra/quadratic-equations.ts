import type Fraction from 'fraction.js';
import { addedTex, fractionTex, polynomialTex } from '../show.ts';
import { type AnyTemplate, type Slip, type Step, template } from '../template.ts';
import { turned } from '../turned.ts';
import { nearFraction, q } from '../value.ts';
import { rootNature } from './root-nature.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const isSquare = (n: number) => n >= 0 && Number.isInteger(Math.sqrt(n));

/** Both roots of ax² + bx + c as numbers, the larger first. Its discriminant must not be negative. */
function rootsOf(a: number, b: number, c: number): [number, number] {
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)];
}

/** A value that depends on the two roots only through their sum s and product p. */
interface Symmetric {
  tex: string;
  value(s: Fraction, p: Fraction): Fraction;
  numeric(x: number, y: number): number;
  slips(s: Fraction, p: Fraction): Slip<Fraction>[];
  /** How it is written with s and p, in words and LaTeX. */
  says: string;
  identity: string;
  works(s: Fraction, p: Fraction): string;
}

const paren = (value: Fraction) =>
  value.s < 0n || value.d !== 1n ? `\\left(${fractionTex(value)}\\right)` : fractionTex(value);

const sumOfSquares: Symmetric = {
  tex: '\\alpha^2 + \\beta^2',
  value: (s, p) => s.mul(s).sub(p.mul(2)),
  numeric: (x, y) => x * x + y * y,
  slips: (s, p) => [
    {
      misconception: 'square_of_sum_for_sum_of_squares',
      value: s.mul(s),
      words: 'You took the square of the sum as the sum of the squares; it also holds twice the product.',
    },
    {
      misconception: 'subtracts_product_once',
      value: s.mul(s).sub(p),
      words: 'You took the product off once; in the square of a sum it stands twice.',
    },
    {
      misconception: 'sign_of_product_term',
      value: s.mul(s).add(p.mul(2)),
      words: 'You took twice the product as added to the square of the sum; it has to be taken off.',
    },
    {
      misconception: 'squared_difference_for_sum_of_squares',
      value: s.mul(s).sub(p.mul(4)),
      words:
        'You took four times the product off, which gives the square of the difference, not the sum of the squares.',
    },
  ],
  says: 'Write the sum of the squares by means of sum and product.',
  identity: '\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta',
  works: (s, p) => `${paren(s)}^2 - 2 \\times ${paren(p)}`,
};

const sumOfReciprocals: Symmetric = {
  tex: '\\frac{1}{\\alpha} + \\frac{1}{\\beta}',
  value: (s, p) => s.div(p),
  numeric: (x, y) => 1 / x + 1 / y,
  slips: (s, p) => [
    {
      misconception: 'sign_of_sum',
      value: s.div(p).neg(),
      words: 'You took the coefficient of $x$ itself as the sum of the roots; the sum has the opposite sign.',
    },
    {
      misconception: 'inverts_quotient',
      value: p.div(s),
      words: 'You took the product over the sum; the common denominator is the product.',
    },
    {
      misconception: 'adds_denominators',
      value: q(1).div(s),
      words: 'You took one over the sum of the roots; fractions are not added by adding their denominators.',
    },
    {
      misconception: 'drops_denominator',
      value: s,
      words: 'You took the sum of the roots and left out the common denominator, their product.',
    },
    {
      misconception: 'sign_of_sum',
      value: p.div(s).neg(),
      words:
        'You took the product over the coefficient of $x$: upside down, and with the wrong sign of the sum.',
    },
  ],
  says: 'Put the two fractions over one denominator.',
  identity: '\\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta}',
  works: (s, p) => `\\frac{${fractionTex(s)}}{${fractionTex(p)}}`,
};

const shiftedProduct = (k: number): Symmetric => ({
  tex: `(\\alpha ${addedTex(k)})(\\beta ${addedTex(k)})`,
  value: (s, p) => p.add(s.mul(k)).add(k * k),
  numeric: (x, y) => (x + k) * (y + k),
  slips: (s, p) => [
    {
      misconception: 'sign_of_sum',
      value: p.sub(s.mul(k)).add(k * k),
      words: 'You took the coefficient of $x$ itself as the sum of the roots; the sum has the opposite sign.',
    },
    {
      misconception: 'drops_middle_terms',
      value: p.add(k * k),
      words:
        'You took only the product of the roots and the square of the number; the two middle terms are missing.',
    },
    {
      misconception: 'drops_square_of_constant',
      value: p.add(s.mul(k)),
      words: 'You took the product without its last term, the square of the number beside each root.',
    },
    {
      misconception: 'square_left_out',
      value: p.add(s.mul(k)).add(k),
      words: 'You took the number itself as the last term; it is its square.',
    },
  ],
  says: 'Multiply out and collect sum and product.',
  identity: `(\\alpha ${addedTex(k)})(\\beta ${addedTex(k)}) = \\alpha\\beta ${k < 0 ? '-' : '+'} ${Math.abs(k) === 1 ? '' : Math.abs(k)}(\\alpha + \\beta) + ${k * k}`,
  works: (s, p) => `${fractionTex(p)} ${k < 0 ? '-' : '+'} ${Math.abs(k)} \\times ${paren(s)} + ${k * k}`,
});

const sumOfQuotients: Symmetric = {
  tex: '\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha}',
  value: (s, p) => s.mul(s).sub(p.mul(2)).div(p),
  numeric: (x, y) => x / y + y / x,
  slips: (s, p) => [
    {
      misconception: 'square_of_sum_for_sum_of_squares',
      value: s.mul(s).div(p),
      words: 'You took the square of the sum as the sum of the squares before dividing by the product.',
    },
    {
      misconception: 'drops_denominator',
      value: s.mul(s).sub(p.mul(2)),
      words: 'You took the sum of the squares and left out the common denominator, the product of the roots.',
    },
    {
      misconception: 'squared_difference_for_sum_of_squares',
      value: s.mul(s).sub(p.mul(4)).div(p),
      words: 'You took four times the product off the square of the sum; the sum of the squares needs twice.',
    },
    {
      misconception: 'sign_of_product_term',
      value: s.mul(s).add(p.mul(2)).div(p),
      words: 'You took twice the product as added in the numerator; it has to be taken off.',
    },
  ],
  says: 'Put the fractions over one denominator and write the numerator by means of sum and product.',
  identity:
    '\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha} = \\frac{(\\alpha + \\beta)^2 - 2\\alpha\\beta}{\\alpha\\beta}',
  works: (s, p) => `\\left(${paren(s)}^2 - 2 \\times ${paren(p)}\\right) \\div ${paren(p)}`,
};

const sumOfCubes: Symmetric = {
  tex: '\\alpha^3 + \\beta^3',
  value: (s, p) => s.pow(3).sub(p.mul(s).mul(3)),
  numeric: (x, y) => x ** 3 + y ** 3,
  slips: (s, p) => [
    {
      misconception: 'cube_of_sum_for_sum_of_cubes',
      value: s.pow(3),
      words: 'You took the cube of the sum as the sum of the cubes; the mixed terms have to be taken off.',
    },
    {
      misconception: 'drops_factor_three',
      value: s.pow(3).sub(p.mul(s)),
      words: 'You took sum times product off once; in the cube of a sum it stands three times.',
    },
    {
      misconception: 'sign_of_product_term',
      value: s.pow(3).add(p.mul(s).mul(3)),
      words: 'You took three times sum times product as added; it has to be taken off.',
    },
    {
      misconception: 'drops_sum_in_mixed_term',
      value: s.pow(3).sub(p.mul(3)),
      words: 'You took three times the product off; the mixed term also holds the sum of the roots.',
    },
  ],
  says: 'Write the sum of the cubes by means of sum and product.',
  identity: '\\alpha^3 + \\beta^3 = (\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta)',
  works: (s, p) => `${paren(s)}^3 - 3 \\times ${paren(p)} \\times ${paren(s)}`,
};

const squaresOverRoots: Symmetric = {
  tex: '\\frac{\\alpha^2}{\\beta} + \\frac{\\beta^2}{\\alpha}',
  value: (s, p) => sumOfCubes.value(s, p).div(p),
  numeric: (x, y) => (x * x) / y + (y * y) / x,
  slips: (s, p) =>
    sumOfCubes
      .slips(s, p)
      .map(slip => ({ ...slip, value: slip.value.div(p) }))
      .concat([
        {
          misconception: 'drops_denominator',
          value: sumOfCubes.value(s, p),
          words:
            'You took the sum of the cubes and left out the common denominator, the product of the roots.',
        },
      ]),
  says: 'Put the fractions over one denominator; the numerator is a sum of cubes.',
  identity:
    '\\frac{\\alpha^2}{\\beta} + \\frac{\\beta^2}{\\alpha} = \\frac{(\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta)}{\\alpha\\beta}',
  works: (s, p) => `\\left(${sumOfCubes.works(s, p)}\\right) \\div ${paren(p)}`,
};

interface Roots {
  a: number;
  b: number;
  c: number;
  of: Symmetric;
  turn: number;
}

/** The two parts that every value from sum and product shares. */
function fromSumAndProduct({ a, b, c, of }: Roots): Step[] {
  const s = q(-b, a);
  const p = q(c, a);
  return [
    {
      says: 'Read the sum and the product of the roots off the coefficients; the sum has the sign turned.',
      works: `\\alpha + \\beta = ${fractionTex(s)}, \\qquad \\alpha\\beta = ${fractionTex(p)}`,
      value: [s, p],
    },
    {
      says: of.says,
      works: `${of.identity} = ${of.works(s, p)} = ${fractionTex(of.value(s, p))}`,
      value: of.value(s, p),
    },
  ];
}

const askedOfRoots = ({ a, b, c, of }: Roots) =>
  `The roots of $${polynomialTex([a, b, c])} = 0$ are $\\alpha$ and $\\beta$. What is the value of $${of.tex}$?`;

const rootsCheck = ({ a, b, c, of }: Roots) => {
  const [x, y] = rootsOf(a, b, c);
  const near = (value: number) => `$${value.toFixed(2)}$`;
  return `The roots are about ${near(x)} and ${near(y)}; with these the expression comes to about ${near(of.numeric(x, y))}, which agrees.`;
};

const valueFromRoots = ({ a, b, c, of }: Roots) => of.value(q(-b, a), q(c, a));
const slipsFromRoots = ({ a, b, c, of, turn }: Roots) => turned(of.slips(q(-b, a), q(c, a)), turn);
const numericFromRoots = ({ a, b, c, of }: Roots) =>
  nearFraction(of.numeric(...rootsOf(a, b, c)), Math.abs(a ** 3 * c));

/** AL.QUA.1 Easy: irrational roots, so the value can only come from sum and product. */
const symmetricValue = template<Roots, Fraction>({
  type: 'AL.QUA.1',
  band: 'Easy',
  variant: 'symmetric-value',
  revision: 1,
  draw: draw => {
    const s = draw.int(3, 9);
    const p = draw.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6, 7]);
    const of = draw.pick([sumOfSquares, sumOfReciprocals, shiftedProduct(draw.pick([1, 2, 3, -1, -2]))]);
    const discriminant = s * s - 4 * p;
    if (discriminant <= 0 || isSquare(discriminant)) return null;
    return { a: 1, b: -s, c: p, of, turn: draw.int(0, 3) };
  },
  stem: askedOfRoots,
  answer: valueFromRoots,
  slips: slipsFromRoots,
  show: shown,
  plausible: (value, { of }) => of !== sumOfSquares || value.valueOf() > 0,
  solution: p => ({
    snapRead:
      'A quadratic equation and a value that does not change when the two roots are swapped. That symmetry is the cue: sum and product of the roots are enough.',
    approach:
      'Read the sum and the product of the roots off the coefficients and write the value with these two. The roots themselves are irrational; solving the equation only makes the work longer.',
    steps: fromSumAndProduct(p),
    check: rootsCheck(p),
    principle:
      'Any symmetric value of the two roots can be built from their sum, minus b over a, and their product, c over a, without solving.',
  }),
  verify: numericFromRoots,
});

/** AL.QUA.1 Medium: fractions and cubes of the roots, with a leading coefficient that must not be forgotten. */
const symmetricFraction = template<Roots, Fraction>({
  type: 'AL.QUA.1',
  band: 'Medium',
  variant: 'symmetric-fraction',
  revision: 1,
  draw: draw => {
    const of = draw.pick([sumOfQuotients, sumOfQuotients, sumOfCubes, squaresOverRoots]);
    const a = of === sumOfQuotients ? draw.int(2, 4) : 1;
    const b =
      draw.pick([-1, -1, 1]) * draw.int(of === sumOfQuotients ? 5 : 3, of === sumOfQuotients ? 10 : 6);
    const c = draw.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
    const discriminant = b * b - 4 * a * c;
    if (discriminant <= 0 || isSquare(discriminant) || a === c || (a > 1 && b % a === 0 && c % a === 0))
      return null;
    if (of === squaresOverRoots && Math.abs(c) < 2) return null;
    return { a, b, c, of, turn: draw.int(0, 3) };
  },
  stem: askedOfRoots,
  answer: valueFromRoots,
  slips: p => {
    const { a, b, c, of } = p;
    const list = slipsFromRoots(p);
    const unscaled = of.value(q(-b), q(c));
    return a === 1
      ? [
          ...list,
          {
            misconception: 'sign_of_sum',
            value: of.value(q(b), q(c)),
            words:
              'You took the coefficient of $x$ itself as the sum of the roots; the sum has the opposite sign.',
          },
        ]
      : [
          ...list.slice(0, 2),
          {
            misconception: 'ignores_leading_coefficient',
            value: unscaled,
            words: `You took sum and product straight from the other two coefficients and did not divide by the leading ${a}.`,
          },
          ...list.slice(2),
        ];
  },
  show: shown,
  plausible: () => true,
  solution: p => ({
    snapRead: `A quadratic equation and an expression in both roots that stays the same when they are swapped. It can therefore be built from their sum and product.`,
    approach: `Take sum and product from the coefficients${p.a === 1 ? '' : ', dividing by the leading one'}; then bring the expression to a form that holds nothing but these two. Solving would give irrational roots and long arithmetic.`,
    steps: fromSumAndProduct(p),
    check: rootsCheck(p),
    principle:
      'Rewrite a symmetric expression until only the sum and the product of the roots are left; sums of powers come from powers of the sum less the mixed terms.',
  }),
  verify: numericFromRoots,
});

interface Reduced {
  s: number;
  p: number;
  n: 3 | 4;
}

/** Root to the power n as u·root - v, by using root² = s·root - p again and again; the list begins with n = 2. */
function reductions({ s, p, n }: Reduced): { u: number; v: number }[] {
  const list = [{ u: s, v: p }];
  for (let i = 2; i < n; i += 1) {
    const last = list.at(-1) ?? { u: 0, v: 0 };
    list.push({ u: s * last.u - last.v, v: p * last.u });
  }
  return list;
}

const lastReduction = (r: Reduced) => reductions(r).at(-1) ?? { u: 0, v: 0 };
const linearTex = (u: number, v: number) => polynomialTex([u, -v], '\\alpha');

/** AL.QUA.1 Hard: not symmetric on sight; lowering the power by the equation makes it so. */
const lowerThePower = template<Reduced & { turn: number }, Fraction>({
  type: 'AL.QUA.1',
  band: 'Hard',
  variant: 'lower-the-power',
  revision: 1,
  draw: draw => {
    const s = draw.int(1, 5);
    const p = draw.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 5]);
    const n = draw.pick([3, 4] as const);
    const discriminant = s * s - 4 * p;
    const { u } = lastReduction({ s, p, n });
    if (discriminant <= 0 || isSquare(discriminant) || u < 2 || u > 60) return null;
    return { s, p, n, turn: draw.int(0, 4) };
  },
  stem: r =>
    `The roots of $${polynomialTex([1, -r.s, r.p])} = 0$ are $\\alpha$ and $\\beta$. What is the value of $\\alpha^${r.n} + ${lastReduction(r).u}\\beta$?`,
  answer: r => {
    const { u, v } = lastReduction(r);
    return q(u * r.s - v);
  },
  slips: r => {
    const { s, p, n, turn } = r;
    const { u, v } = lastReduction(r);
    const powers = n === 3 ? s ** 3 - 3 * s * p : (s * s - 2 * p) ** 2 - 2 * p * p;
    return turned(
      [
        {
          misconception: 'drops_constant',
          value: q(u * s),
          words: `You took $\\alpha^${n}$ as ${u} times $\\alpha$ and left out the constant that comes with it.`,
        },
        {
          misconception: 'sign_of_product_term',
          value: q(u * s + v),
          words: `You took the constant part of $\\alpha^${n}$ with the wrong sign.`,
        },
        {
          misconception: 'assumes_equal_powers',
          value: q(powers),
          words: `You took $${u}\\beta$ as if it were $\\beta^${n}$; it is not.`,
        },
        {
          misconception: 'constant_not_scaled',
          value: q(u * s - p),
          words: `You took the constant of the equation as it stands; it is multiplied each time the power is lowered.`,
        },
        {
          misconception: 'sign_of_sum',
          value: q(-u * s - v),
          words:
            'You took the coefficient of $x$ itself as the sum of the roots; the sum has the opposite sign.',
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: () => true,
  solution: r => {
    const list = reductions(r);
    const { u, v } = lastReduction(r);
    return {
      snapRead: `The expression is not symmetric in the roots: a power of $\\alpha$ stands beside a multiple of $\\beta$. But $\\alpha$ satisfies the equation, so its powers can be lowered.`,
      approach: `Use the equation as a rule for $\\alpha^2$ and lower $\\alpha^${r.n}$ step by step to a multiple of $\\alpha$ and a constant. If its coefficient matches that of $\\beta$, only the sum of the roots is needed. Solving with surds and raising them to a power is far slower.`,
      steps: [
        ...list.map(({ u: now, v: constant }, i) => {
          const before = list[i - 1];
          return {
            says:
              i === 0
                ? 'Write the equation as a rule for $\\alpha^2$.'
                : `Multiply by $\\alpha$ and use the rule again to reach $\\alpha^${i + 2}$.`,
            works: before
              ? `\\alpha^${i + 2} = ${polynomialTex([before.u, -before.v, 0], '\\alpha')} = ${before.u === 1 ? '' : before.u}(${linearTex(r.s, r.p)}) ${addedTex(-before.v).replace(/ 1$/, '')}\\alpha = ${linearTex(now, constant)}`
              : `\\alpha^2 = ${linearTex(now, constant)}`,
            value: [q(now), q(-constant)],
          };
        }),
        {
          says: 'Put this into the expression and use the sum of the roots.',
          works: `\\alpha^${r.n} + ${u}\\beta = ${u}(\\alpha + \\beta) ${addedTex(-v)} = ${u} \\times ${r.s} ${addedTex(-v)} = ${u * r.s - v}`,
          value: q(u * r.s - v),
        },
      ],
      check: (() => {
        const [x, y] = rootsOf(1, -r.s, r.p);
        return `The roots are about $${x.toFixed(3)}$ and $${y.toFixed(3)}$, and $\\alpha^${r.n} + ${u}\\beta$ with these is about $${(x ** r.n + u * y).toFixed(1)}$.`;
      })(),
      principle:
        'A root obeys its equation, so any power of it can be lowered to the first power; then look whether the rest is symmetric.',
    };
  },
  verify: r => {
    const { u } = lastReduction(r);
    const [x, y] = rootsOf(1, -r.s, r.p);
    const one = nearFraction(x ** r.n + u * y);
    if (!one.equals(nearFraction(y ** r.n + u * x))) throw new Error('the roots are not interchangeable');
    return one;
  },
});

export const quadraticEquations: readonly AnyTemplate[] = [
  symmetricValue,
  symmetricFraction,
  lowerThePower,
  ...rootNature,
];
