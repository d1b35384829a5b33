import { rootNear, rootOf, rootTex, sizeOf } from '../../geometry/exact-lengths.ts';
import { path } from '../../path.ts';
import { surdTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, type Value } from '../../value.ts';

interface Reciprocal {
  /** x + 1/x. */
  k: number;
  way: boolean;
}

const root = ({ k }: Reciprocal) => k * k - 4;
const squares = ({ k }: Reciprocal) => k * k - 2;
const times = (coefficient: Parameters<typeof surdTex>[0], p: Reciprocal) => surdTex(coefficient, root(p));

const cubes = form({
  form: 'difference-of-cubes',
  band: 'Medium',
  seconds: 85,
  also: ['AL.IND.4'],
  stem: (p: Reciprocal) =>
    p.way
      ? `For $x > 1$, $x^2 + \\frac{1}{x^2} = ${squares(p)}$. What is the value of $x^3 - \\frac{1}{x^3}$?`
      : `The squares of a number greater than $1$ and of its reciprocal add up to $${squares(p)}$. By how much does the cube of the number exceed the cube of the reciprocal?`,
  path: path<Reciprocal>()
    .quiet('sum', p => q(squares(p)))
    .quiet('two', () => q(2))
    .step(
      'inside',
      (_p, { sum, two }) => sum.sub(two),
      'The cubes are subtracted, so the difference of the first powers is needed. Find its square from the sum of squares.',
      (_p, { sum, two, inside }) =>
        `\\left(x - \\frac{1}{x}\\right)^2 = ${sum} - ${two} = ${inside}, \\quad x - \\frac{1}{x} = ${surdTex(1, Number(inside))}`,
    )
    .quiet('one', () => q(1))
    .step(
      'factor',
      (_p, { sum, one }) => sum.add(one),
      'Split the difference of the cubes. The second factor has the sum of squares and the product of the two, which is 1.',
      (_p, { sum, one, factor }) =>
        `x^3 - \\frac{1}{x^3} = \\left(x - \\frac{1}{x}\\right)\\left(x^2 + 1 + \\frac{1}{x^2}\\right), \\quad ${sum} + ${one} = ${factor}`,
    )
    .step(
      'value',
      (_p, { inside, factor }): Value => rootOf(factor.mul(factor).mul(inside)),
      'Multiply the two factors; the difference is positive because the number is greater than 1.',
      (_p, { inside, factor }) =>
        `${factor} \\times ${surdTex(1, Number(inside))} = ${surdTex(factor, Number(inside))}`,
    ),
  slips: [
    {
      misconception: 'sum_for_difference',
      at: 'two',
      wrongly: () => q(-2),
      words: (_p, { inside }) =>
        `$${surdTex(1, Number(inside))}$ is the sum of the number and its reciprocal; the cubes are subtracted, so their difference is needed.`,
    },
    {
      misconception: 'product_left_out',
      at: 'one',
      wrongly: () => q(0),
      words: (_p, { factor }) =>
        `The second factor was taken as $${factor}$; the product of the number and its reciprocal, $1$, belongs to it.`,
    },
    {
      misconception: 'sign_of_the_product',
      at: 'one',
      wrongly: () => q(-1),
      words: (_p, { factor }) =>
        `The second factor was taken as $${factor}$, with the product $1$ subtracted; that belongs to a sum of cubes.`,
    },
    {
      misconception: 'middle_term_once',
      at: 'two',
      wrongly: () => q(1),
      words: (_p, { inside }) =>
        `$${inside}$ takes the middle term of the square as $1$; it is twice the product, so $2$.`,
    },
    {
      misconception: 'middle_term_for_the_product',
      at: 'one',
      wrongly: () => q(2),
      words: (_p, { factor }) =>
        `The second factor was taken as $${factor}$, with twice the product as in a square; in the cubes it stands once.`,
    },
    {
      misconception: 'four_times_the_product',
      at: 'two',
      wrongly: () => q(4),
      words: (_p, { inside }) =>
        `$${inside}$ takes $4$ off the sum of the squares; that step leads from the square of a sum to the square of a difference.`,
    },
    {
      misconception: 'drops_middle_term',
      at: 'two',
      wrongly: () => q(0),
      words: (_p, { inside }) =>
        `The square of the difference was taken as $${inside}$, without its middle term $2$.`,
    },
    {
      misconception: 'middle_term_for_the_product',
      at: 'one',
      wrongly: () => q(3),
      words: (_p, { factor }) =>
        `$${factor}$ adds three times the product, as in the cube of a sum; here it stands once.`,
    },
  ],
  show: value => `$${rootTex(value)}$`,
  size: value => sizeOf(value),
  plausible: value => sizeOf(value) > 0,
  snapRead: () =>
    'The sum of the squares is given, the difference of the cubes is asked: the first powers in between have to be subtracted, not added.',
  approach: () =>
    'Do not look for the number itself. The sum of squares gives the difference of the first powers, and a factorisation gives the difference of the cubes.',
  faster: p =>
    `$\\left(x^2 + 1 + \\frac{1}{x^2}\\right)\\left(x - \\frac{1}{x}\\right) = ${squares(p) + 1}\\sqrt{${squares(p)} - 2}$ at sight.`,
  check: p => {
    const x = (p.k + Math.sqrt(root(p))) / 2;
    return `The number is about $${x.toFixed(3)}$, whose cube less that of its reciprocal is about $${(x ** 3 - 1 / x ** 3).toFixed(1)}$, and $${times(squares(p) + 1, p)} \\approx ${((squares(p) + 1) * Math.sqrt(root(p))).toFixed(1)}$.`;
  },
  principle:
    'For a difference of odd powers of x and 1/x go through x - 1/x, whose square is the sum of squares less 2.',
  verify: ({ k }) => {
    const x = (k + Math.sqrt(k * k - 4)) / 2;
    return rootNear(x ** 3 - 1 / x ** 3);
  },
});

const fourths = form({
  form: 'difference-of-fourth-powers',
  band: 'Medium',
  seconds: 85,
  also: ['AL.IND.4'],
  suits: ({ k }) => k <= 10,
  stem: (p: Reciprocal) =>
    p.way
      ? `If $x > 1$ and $x + \\frac{1}{x} = ${p.k}$, find $x^4 - \\frac{1}{x^4}$.`
      : `A number greater than $1$ and its reciprocal have the sum $${p.k}$. What is the difference of their fourth powers?`,
  path: path<Reciprocal>()
    .quiet('sum', ({ k }) => q(k))
    .quiet('four', () => q(4))
    .step(
      'inside',
      (_p, { sum, four }) => sum.mul(sum).sub(four),
      'The fourth powers are subtracted, so the difference of the first powers is needed. Its square is that of the sum less four times the product.',
      (_p, { sum, four, inside }) =>
        `\\left(x - \\frac{1}{x}\\right)^2 = ${sum}^2 - ${four} = ${inside}, \\quad x - \\frac{1}{x} = ${surdTex(1, Number(inside))}`,
    )
    .quiet('two', () => q(2))
    .step(
      'squares',
      (_p, { sum, two }) => sum.mul(sum).sub(two),
      'Find the sum of the squares.',
      (_p, { sum, two, squares: value }) => `x^2 + \\frac{1}{x^2} = ${sum}^2 - ${two} = ${value}`,
    )
    .quiet('first', (_p, { sum }) => sum)
    .step(
      'value',
      (_p, { inside, squares: value, first }): Value =>
        rootOf(value.mul(value).mul(first).mul(first).mul(inside)),
      'Factorise the difference of the fourth powers twice as a difference of squares, and multiply.',
      (_p, { inside, squares: value, first }) =>
        `\\left(x^2 + \\frac{1}{x^2}\\right)\\left(x + \\frac{1}{x}\\right)\\left(x - \\frac{1}{x}\\right) = ${value} \\times ${first} \\times ${surdTex(1, Number(inside))} = ${surdTex(value.mul(first), Number(inside))}`,
    ),
  slips: [
    {
      misconception: 'factor_left_out',
      at: 'first',
      wrongly: () => q(1),
      words: ({ k }) =>
        `The factor $x + \\frac{1}{x} = ${k}$ is missing: the difference of the squares is the product of sum and difference.`,
    },
    {
      misconception: 'middle_term_for_four',
      at: 'four',
      wrongly: () => q(2),
      words: (_p, { inside }) =>
        `$${inside}$ is the sum of the squares, not the square of the difference; another $2$ has to come off.`,
    },
    {
      misconception: 'stops_at_the_squares',
      at: 'squares',
      wrongly: () => q(1),
      words: ({ k }) =>
        `$${k}$ times the difference is the difference of the squares; for fourth powers the sum of the squares is another factor.`,
    },
    {
      misconception: 'sign_of_middle_term',
      at: 'two',
      wrongly: () => q(-2),
      words: (_p, { squares: value }) =>
        `The sum of squares was taken as $${value}$, with the middle term added.`,
    },
    {
      misconception: 'drops_middle_term',
      at: 'two',
      wrongly: () => q(0),
      words: (_p, { squares: value }) =>
        `The sum of squares was taken as $${value}$, without its middle term.`,
    },
    {
      misconception: 'sign_of_middle_term',
      at: 'four',
      wrongly: () => q(-4),
      words: (_p, { inside }) =>
        `The square of the difference was taken as $${inside}$, with four times the product added.`,
    },
    {
      misconception: 'middle_term_twice',
      at: 'two',
      wrongly: () => q(4),
      words: (_p, { squares: value }) =>
        `$${value}$ is the square of the difference; the sum of the squares has $2$ more.`,
    },
    {
      misconception: 'middle_term_once',
      at: 'two',
      wrongly: () => q(1),
      words: (_p, { squares: value }) =>
        `The sum of squares was taken as $${value}$, with the middle term once.`,
    },
  ],
  show: value => `$${rootTex(value)}$`,
  size: value => sizeOf(value),
  plausible: value => sizeOf(value) > 0,
  snapRead: () =>
    'The sum with the reciprocal is given, a difference of fourth powers is asked: three factors, one of them a difference.',
  approach: () =>
    'Factorise before raising powers. The sum is known, the sum of squares follows from it, and so does the difference, which brings a root.',
  faster: p =>
    `$${squares(p)} \\times ${p.k} \\times \\sqrt{${p.k}^2 - 4}$: sum of squares, sum, difference.`,
  check: p => {
    const x = (p.k + Math.sqrt(root(p))) / 2;
    return `The number is about $${x.toFixed(3)}$; its fourth power less that of its reciprocal is about $${(x ** 4 - 1 / x ** 4).toFixed(1)}$, and $${times(squares(p) * p.k, p)} \\approx ${(squares(p) * p.k * Math.sqrt(root(p))).toFixed(1)}$.`;
  },
  principle: 'A difference of even powers of x and 1/x has both their sum and their difference as factors.',
  verify: ({ k }) => {
    const x = (k + Math.sqrt(k * k - 4)) / 2;
    return rootNear(x ** 4 - 1 / x ** 4);
  },
});

/** AL.POL.2 Medium: differences of powers of a number and its reciprocal, from their sum. */
export const differencesOfPowers: readonly AnyTemplate[] = situation<Reciprocal>({
  type: 'AL.POL.2',
  situation: 'difference-with-reciprocal',
  draw: draw => ({ k: draw.int(3, 14), way: draw.chance(0.5) }),
  forms: [cubes, fourths],
});
