import { rationalNear } from '../../geometry/measured-lengths.ts';
import { calc, form, Surd, situation, slip, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';

interface Reciprocal {
  /** x + 1/x. */
  k: number;
  way: boolean;
}

const root = ({ k }: Reciprocal) => k * k - 4;
const squares = ({ k }: Reciprocal) => k * k - 2;
/** A multiple of the difference between the number and its reciprocal. */
const times = (factor: number, p: Reciprocal) => Surd.root(root(p)).mul(factor);

const cubes = form<Reciprocal, Surd>(
  'difference-of-cubes',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AL.IND.4'],
    verify: ({ k }) => {
      const x = (k + Math.sqrt(k * k - 4)) / 2;
      return Surd.root(rationalNear((x ** 3 - 1 / x ** 3) ** 2));
    },
  },
  (p, { step, find }) => {
    const { way, k } = p;
    const sum = find(squares(p));
    const two = find(2);
    const inside = step(
      calc`${sum} - ${two}`,
      value =>
        tex`\left(x - \frac{1}{x}\right)^2 = ${sum} - ${two} = ${value}, \quad x - \frac{1}{x} = ${Surd.root(value)}`,
    )`
      The cubes are subtracted, so the difference of the first powers is needed. Find its square from the sum of
      squares.`;
    const one = find(1);
    const factor = step(
      calc`${sum} + ${one}`,
      (_value, working) =>
        tex`x^3 - \frac{1}{x^3} = \left(x - \frac{1}{x}\right)\left(x^2 + 1 + \frac{1}{x^2}\right), \quad ${working}`,
    )`
      Split the difference of the cubes. The second factor has the sum of squares and the product of the two, which is
      1.`;
    const value = step(
      Surd.root(inside).mul(factor),
      tex`${factor} \times ${Surd.root(inside)} = ${Surd.root(inside).mul(factor)}`,
    )`
      Multiply the two factors; the difference is positive because the number is greater than 1.`;
    return {
      answer: value,
      stem: way
        ? text`For $x > 1$, $x^2 + \frac{1}{x^2} = ${squares(p)}$. What is the value of $x^3 - \frac{1}{x^3}$?`
        : text`The squares of a number greater than $1$ and of its reciprocal add up to $${squares(p)}$. By how much
          does the cube of the number exceed the cube of the reciprocal?`,
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('added_for_subtracted', two, calc`-2`)`
          $${Surd.root(inside)}$ is the sum of the number and its reciprocal; the cubes are subtracted, so their
          difference is needed.`,
        slip('left_out_a_term', one, 0)`
          The second factor was taken as $${factor}$; the product of the number and its reciprocal, $1$, belongs to
          it.`,
        slip('wrong_sign', one, calc`-1`)`
          The second factor was taken as $${factor}$, with the product $1$ subtracted; that belongs to a sum of cubes.`,
        slip('got_the_middle_term_wrong', two, 1)`
          $${inside}$ takes the middle term of the square as $1$; it is twice the product, so $2$.`,
        slip('got_the_middle_term_wrong', one, 2)`
          The second factor was taken as $${factor}$, with twice the product as in a square; in the cubes it stands
          once.`,
        slip('got_the_middle_term_wrong', two, 4)`
          $${inside}$ takes $4$ off the sum of the squares; that step leads from the square of a sum to the square of a
          difference.`,
        slip('got_the_middle_term_wrong', two, 0)`
          The square of the difference was taken as $${inside}$, without its middle term $2$.`,
        slip('got_the_middle_term_wrong', one, 3)`
          $${factor}$ adds three times the product, as in the cube of a sum; here it stands once.`,
      ],
      snapRead: text`The sum of the squares is given, the difference of the cubes is asked: the first powers in between
        have to be subtracted, not added.`,
      approach: text`Do not look for the number itself. The sum of squares gives the difference of the first powers, and
        a factorisation gives the difference of the cubes.`,
      faster: text`$\left(x^2 + 1 + \frac{1}{x^2}\right)\left(x - \frac{1}{x}\right) =
        ${squares(p) + 1}\sqrt{${squares(p)} - 2}$ at sight.`,
      check: () => {
        const x = (k + Math.sqrt(root(p))) / 2;
        return text`The number is about $${x.toFixed(3)}$, whose cube less that of its reciprocal is about
          $${(x ** 3 - 1 / x ** 3).toFixed(1)}$, and $${times(squares(p) + 1, p)} \approx
          ${((squares(p) + 1) * Math.sqrt(root(p))).toFixed(1)}$.`;
      },
      principle: text`For a difference of odd powers of x and 1/x go through x - 1/x, whose square is the sum of squares
        less 2.`,
    };
  },
);

const fourths = form<Reciprocal, Surd>(
  'difference-of-fourth-powers',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AL.IND.4'],
    suits: ({ k }) => k <= 10,
    verify: ({ k }) => {
      const x = (k + Math.sqrt(k * k - 4)) / 2;
      return Surd.root(rationalNear((x ** 4 - 1 / x ** 4) ** 2));
    },
  },
  (p, { step, find }) => {
    const { k, way } = p;
    const sum = find(k);
    const four = find(4);
    const inside = step(
      calc`${sum} * ${sum} - ${four}`,
      value =>
        tex`\left(x - \frac{1}{x}\right)^2 = ${sum}^2 - ${four} = ${value}, \quad x - \frac{1}{x} =
          ${Surd.root(value)}`,
    )`
      ${way ? '' : text`Let the number be $x$. `}A difference of fourth powers needs the difference $x -
      \frac{1}{x}$. Its
      square is the square of the sum minus four times the product, which is $1$.`;
    const two = find(2);
    const squaresFound = step(
      calc`${sum}^2 - ${two}`,
      (_value, working) => tex`x^2 + \frac{1}{x^2} = ${working}`,
    )`
      The sum of the squares is the square of the sum minus twice the product.`;
    const first = find(sum);
    const value = step(
      Surd.root(inside).mul(squaresFound.mul(first)),
      () =>
        tex`\left(x^2 + \frac{1}{x^2}\right)\left(x + \frac{1}{x}\right)\left(x - \frac{1}{x}\right) = ${squaresFound}
          \times ${first} \times ${Surd.root(inside)} = ${Surd.root(inside).mul(squaresFound.mul(first))}`,
    )`
      Factorise the difference of the fourth powers twice as a difference of squares, and multiply.`;
    return {
      answer: value,
      stem: way
        ? text`If $x > 1$ and $x + \frac{1}{x} = ${k}$, find $x^4 - \frac{1}{x^4}$.`
        : text`A number greater than $1$ and its reciprocal have the sum $${k}$. What is the difference of their fourth
          powers?`,
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('left_out_a_factor', first, 1)`
          You left out the factor $${k}$, the sum of the number and its reciprocal. The difference of the squares is
          the
          product of sum and difference.`,
        slip('got_the_middle_term_wrong', four, 2)`
          $${inside}$ is the sum of the squares, not the square of the difference. Subtract another $2$.`,
        slip('stopped_a_step_early', squaresFound, 1)`
          $${k}$ times the difference is the difference of the squares; for fourth powers the sum of the squares is
          another factor.`,
        slip('wrong_sign', two, calc`-2`)`
          The sum of squares was taken as $${squaresFound}$, with the middle term added.`,
        slip('got_the_middle_term_wrong', two, 0)`
          The sum of squares was taken as $${squaresFound}$, without its middle term.`,
        slip('wrong_sign', four, calc`-4`)`
          The square of the difference was taken as $${inside}$, with four times the product added.`,
        slip('got_the_middle_term_wrong', two, 4)`
          $${squaresFound}$ is the square of the difference; the sum of the squares has $2$ more.`,
        slip('got_the_middle_term_wrong', two, 1)`
          The sum of squares was taken as $${squaresFound}$, with the middle term once.`,
      ],
      snapRead: text`The sum with the reciprocal is given, a difference of fourth powers is asked: three factors, one of
        them a difference.`,
      approach: text`Factorise before raising powers. The sum is known, the sum of squares follows from it, and so does
        the difference, which brings a root.`,
      faster: () =>
        text`$${squares(p)} \times ${k} \times \sqrt{${k}^2 - 4}$: sum of squares, sum, difference.`,
      check: () => {
        const x = (k + Math.sqrt(root(p))) / 2;
        return text`The number is about $${x.toFixed(3)}$; its fourth power less that of its reciprocal is about
          $${(x ** 4 - 1 / x ** 4).toFixed(1)}$, and $${times(squares(p) * k, p)} \approx
          ${(squares(p) * k * Math.sqrt(root(p))).toFixed(1)}$.`;
      },
      principle: text`A difference of even powers of x and 1/x has both their sum and their difference as factors.`,
    };
  },
);

/** AL.POL.2 Medium: differences of powers of a number and its reciprocal, from their sum. */
export const differencesOfPowers: readonly AnyTemplate[] = situation<Reciprocal>({
  type: 'AL.POL.2',
  situation: 'difference-with-reciprocal',
  draw: draw => ({ k: draw.int(3, 14), way: draw.chance(0.5) }),
  forms: [cubes, fourths],
});
