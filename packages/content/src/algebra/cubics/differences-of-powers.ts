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
    const inside = step(calc`${sum} - ${two}`, {
      name: text`the square of the difference`,
      because: text`A difference of cubes has the factor $a - b$, not $a + b$. In $(a - b)^2 = a^2 - 2ab + b^2$ the
        middle term is a plain number here, so $x$ itself is not needed.`,
      works: value =>
        tex`\left(x - \frac{1}{x}\right)^2 = ${sum} - ${two} = ${value}, \quad x - \frac{1}{x} = ${Surd.root(value)}`,
    })`
      ${way ? '' : text`Let the number be $x$. `}The cubes are subtracted, so the difference $x - \frac{1}{x}$ is
      needed. Its square is the sum of the squares minus twice the product of $x$ and $\frac{1}{x}$, and this product
      is $1$.`;
    const one = find(1);
    const factor = step(calc`${sum} + ${one}`, {
      name: text`the second factor`,
      because: text`Multiplied out, all middle terms of $(a - b)(a^2 + ab + b^2)$ cancel, and $a^3 - b^3$ is left. The
        product stands once and with a plus; with $a + b$ in front it would have a minus.`,
      works: (_value, working) =>
        tex`x^3 - \frac{1}{x^3} = \left(x - \frac{1}{x}\right)\left(x^2 + 1 + \frac{1}{x^2}\right), \quad ${working}`,
    })`
      The difference of the cubes is the product of two factors: $a^3 - b^3 = (a - b)(a^2 + ab + b^2)$. Find the second
      factor: the sum of the squares and the product $1$.`;
    const value = step(Surd.root(inside).mul(factor), {
      because: text`For example $2 - \frac{1}{2}$ is positive. The square alone does not tell the sign, but the
        condition that the number is greater than $1$ does.`,
      works: tex`${factor} \times ${Surd.root(inside)} = ${Surd.root(inside).mul(factor)}`,
    })`
      Multiply the two factors. Of the two square roots the difference takes the positive one, because a number greater
      than $1$ exceeds its reciprocal.`;
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
          You used $${Surd.root(inside)}$, the sum of the number and its reciprocal. The cubes are subtracted, so the
          factor is the difference of the two.`,
        slip('left_out_a_term', one, 0)`
          Your second factor is $${factor}$, the sum of the squares alone. The product of the number and its
          reciprocal, $1$, belongs to it too.`,
        slip('wrong_sign', one, calc`-1`)`
          Your second factor is $${factor}$, with the product $1$ subtracted. That sign belongs to a sum of cubes; for
          a difference it is plus.`,
        slip('got_the_middle_term_wrong', two, 1)`
          You subtracted $1$ from the sum of the squares and got $${inside}$. The middle term of the square is twice
          the product, so it is $2$.`,
        slip('got_the_middle_term_wrong', one, 2)`
          Your second factor is $${factor}$, with twice the product, as in a square. In the factor of a difference of
          cubes the product stands once.`,
        slip('got_the_middle_term_wrong', two, 4)`
          Taking $4$ off the sum of the squares leaves $${inside}$. Only $2$ has to come off; $4$ leads from the square
          of the sum to the square of the difference.`,
        slip('got_the_middle_term_wrong', two, 0)`
          You used $${inside}$ for the square of the difference, which is the sum of the squares alone. The middle term
          $2$ has to be subtracted.`,
        slip('got_the_middle_term_wrong', one, 3)`
          You added three times the product and got $${factor}$, as in the cube of a sum. In the factor of a difference
          of cubes the product stands once.`,
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
      principle: text`For a difference of odd powers of x and 1/x find x - 1/x first: its square is the sum of the
        squares less 2.`,
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
    const inside = step(calc`${sum} * ${sum} - ${four}`, {
      name: text`the square of the difference`,
      because: text`A difference of fourth powers has $a - b$ as a factor, so the sum alone is not enough. $(a - b)^2$
        and $(a + b)^2$ differ by $4ab$, and here $ab$ is $x \times \frac{1}{x} = 1$.`,
      works: value =>
        tex`\left(x - \frac{1}{x}\right)^2 = ${sum}^2 - ${four} = ${value}, \quad x - \frac{1}{x} =
          ${Surd.root(value)}`,
    })`
      ${way ? '' : text`Let the number be $x$. `}A difference of fourth powers needs the difference $x - \frac{1}{x}$.
      Its square is the square of the sum minus four times the product, which is $1$.`;
    const two = find(2);
    const squaresFound = step(calc`${sum}^2 - ${two}`, {
      name: text`the sum of the squares`,
      because: text`$(a + b)^2$ holds the two squares and $2ab$. Here $2ab$ is $2$, since a number times its reciprocal
        is $1$.`,
      works: (_value, working) => tex`x^2 + \frac{1}{x^2} = ${working}`,
    })`
      Another factor is the sum of the squares. It is the square of the sum minus twice the product of $x$ and
      $\frac{1}{x}$.`;
    const first = find(sum);
    const value = step(Surd.root(inside).mul(squaresFound.mul(first)), {
      because: text`A number greater than $1$ exceeds its reciprocal, so the difference is the positive square root.
        Not only $(a^2 + b^2)(a - b)$: the sum is a factor too.`,
      works: () =>
        tex`\left(x^2 + \frac{1}{x^2}\right)\left(x + \frac{1}{x}\right)\left(x - \frac{1}{x}\right) = ${squaresFound}
          \times ${first} \times ${Surd.root(inside)} = ${Surd.root(inside).mul(squaresFound.mul(first))}`,
    })`
      Factorise twice as a difference of squares: $a^4 - b^4 = (a^2 + b^2)(a^2 - b^2) = (a^2 + b^2)(a + b)(a - b)$.
      Multiply the three values.`;
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
          the product of sum and difference.`,
        slip('got_the_middle_term_wrong', four, 2)`
          $${inside}$ is the sum of the squares, not the square of the difference. Subtract another $2$.`,
        slip('stopped_a_step_early', squaresFound, 1)`
          $${k}$ times the difference is the difference of the squares. Fourth powers have the sum of the squares,
          $${k}^2 - 2$, as another factor.`,
        slip('wrong_sign', two, calc`-2`)`
          You used $${squaresFound}$ for the sum of the squares and added the middle term to the square of the sum.
          That square already holds it, so it has to be subtracted.`,
        slip('got_the_middle_term_wrong', two, 0)`
          You used $${squaresFound}$ for the sum of the squares, which is the square of the sum. It holds twice the
          product, $2$, as well, and this has to be subtracted.`,
        slip('wrong_sign', four, calc`-4`)`
          You used $${inside}$ for the square of the difference and added four times the product. The difference is
          smaller than the sum, so it has to be subtracted.`,
        slip('got_the_middle_term_wrong', two, 4)`
          $${squaresFound}$ is the square of the difference. The sum of the squares is the square of the sum minus $2$,
          not minus $4$.`,
        slip('got_the_middle_term_wrong', two, 1)`
          You used $${squaresFound}$ for the sum of the squares and subtracted the product once. The square of the sum
          holds it twice.`,
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
      principle: text`A difference of even powers of x and 1/x has both their sum and their difference as factors:
        factorise it as a difference of squares first.`,
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
