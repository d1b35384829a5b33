import { isSquare } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Squares {
  /** x - y = d and x + y = s. */
  d: number;
  s: number;
  frame: number;
}

const productFromSquares = form<Squares>(
  'product-from-a-difference-of-squares',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    verify: ({ d, s }) => {
      // The larger number is looked for in quarters.
      for (let i = 1; i < 800; i += 1) {
        const x = i / 4;
        const y = x - d;
        if (Math.abs(x * x - y * y - d * s) < 1e-9) return nearFraction(x * y, 16);
      }
      throw new Error('no pair');
    },
  },
  ({ d, s, frame }, { step }) => {
    const squares = d * s;
    const sum = step(calc`${squares} / ${d}`, {
      name: 'the sum of the two numbers',
      works: (_v, w) => tex`(x - y)(x + y) = ${squares} \quad \Rightarrow \quad x + y = ${w}`,
      because: text`A difference of squares is a product: $(x - y)(x + y) = x^2 + xy - xy - y^2$, and the middle terms
        cancel. One of its two factors is given.`,
    })`
      Let $x$ be the larger number and $y$ the smaller one. Factorise the difference of their squares and divide by
      $x - y$ to get their sum.`;
    const four = step(calc`${sum}^2 - ${d}^2`, {
      name: 'four times the product',
      works: (_v, w) => tex`(x + y)^2 - (x - y)^2 = 4xy = ${w}`,
      because: text`$(x + y)^2$ has $+2xy$ in the middle and $(x - y)^2$ has $-2xy$. When one is taken from the other,
        the squares cancel and $4xy$ is left.`,
    })`
      The sum and the difference of the numbers are known now. Subtract the square of the difference from the square
      of the sum: four times the product is left.`;
    const answer = step(frac(calc`${four} / 4`), {
      name: 'the product of the two numbers',
      works: (_v, w) => tex`4xy = ${four}, \quad xy = ${w}`,
    })`
      This is four times the product, so divide it by $4$.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`If $x^2 - y^2 = ${squares}$ and $x - y = ${d}$, what is the value of $xy$?`
          : frame === 1
            ? text`The sides of two square plots differ by $${d}$ m, and their areas differ by $${squares}\text{ m}^2$.
              A rectangle has one side equal to that of the first plot and one equal to that of the second. What is its
              area in $\text{m}^2$?`
            : frame === 2
              ? text`Two numbers have the difference $${d}$, and their squares have the difference $${squares}$. Find
                the product of the two numbers.`
              : text`Lalitha knows of $x$ and $y$ only that $x$ exceeds $y$ by $${d}$ and that $x^2$ exceeds $y^2$ by
                $${squares}$. Which value does the product of $x$ and $y$ have?`,
      show: value => `$${frac(value).tex}$`,
      plausible: value => value.gt(0) && value.d <= 4n,
      slips: [
        slip('did_not_halve', answer, frac(calc`${four} / 2`))`
          ${here} divides by $2$ only. The squares of the sum and of the difference differ by four times the
          product.`,
        slip('wrong_sign', four, calc`${sum}^2 + ${d}^2`)`
          You added the squares of the sum and the difference, ${here}. Only when they are subtracted the squares of
          the two numbers cancel.`,
        slip('subtracted_for_added', sum, calc`${squares} - ${d}`)`
          For the sum of the two numbers you used ${here}. The difference of the squares is a product of the sum and
          the difference, so it is divided by $${d}$.`,
        slip('took_a_power_term_by_term', four, calc`2 * (${squares} - ${d}^2)`)`
          You used the difference of the squares, $${squares}$, as if it were the sum of the squares, and took
          $${d * d}$ away to get twice the product.`,
        stop('answered_another_quantity', sum)`
          $${sum}$ is the sum of the two numbers. Their product was asked for.`,
        slip('did_not_divide', answer, four)`
          $${four}$ is four times the product, because twice the product occurs once with a plus and once with a minus
          sign. It has to be divided by $4$.`,
        slip('answered_another_quantity', answer, frac(calc`(${sum} + ${d}) / 2`))`
          ${here} is the larger one of the two numbers. Their product was asked for.`,
      ],
      snapRead: text`A difference of squares and the difference itself are given: the first is a product with one
        known factor.`,
      approach: text`Factorise before anything is squared. The sum and the difference of the two numbers then give
        their product.`,
      check: text`The numbers are $${frac(q(s + d, 2))}$ and $${frac(q(s - d, 2))}$: they differ by $${d}$, and their
        squares, $${frac(q((s + d) ** 2, 4))}$ and $${frac(q((s - d) ** 2, 4))}$, by $${squares}$.`,
      principle: text`A difference of squares is the product of difference and sum; look for it before expanding.`,
    };
  },
);

interface Grouped {
  /** The roots a, c and -c of an expanded cubic. */
  a: number;
  c: number;
  k: number;
  frame: number;
}

const sizesOfRoots = form<Grouped>(
  'sum-of-the-sizes-of-all-solutions',
  {
    band: 'Medium',
    seconds: 75,
    revision: 2,
    also: ['AL.MOD.1'],
    verify: ({ a, c, k }) => {
      let total = 0;
      for (let x = -60; x <= 60; x += 1)
        if (k * (x ** 3 - a * x * x - c * c * x + a * c * c) === 0) total += Math.abs(x);
      return q(total);
    },
  },
  ({ a, c, k, frame }, { step, write }) => {
    const tail = polynomialTex([k * c * c, -k * a * c * c]);
    const equation = tex`${k === 1 ? '' : k}x^2(x ${a < 0 ? '+' : '-'} ${Math.abs(a)}) = ${tail}`;
    write(
      tex`${k === 1 ? '' : k}x^2(${polynomialTex([1, -a])}) = ${k * c * c}(${polynomialTex([1, -a])}) \quad
      \Rightarrow \quad (${polynomialTex([1, -a])})(${k === 1 ? '' : k}x^2 - ${k * c * c}) = 0`,
      {
        because: text`Dividing both sides by the common bracket would lose the solution that makes the bracket zero,
          because a division by zero is not possible. A product of two factors keeps it.`,
      },
    )`
      The right side contains the same bracket. Bring everything to one side and take the bracket out; do not divide
      by it.`;
    const one = step(Math.abs(a), {
      name: 'the size of the solution of the bracket',
      works: value =>
        tex`${polynomialTex([1, -a])} = 0 \quad \Rightarrow \quad x = ${a}, \quad |x| = ${value}`,
      because: text`A product is zero when one of its factors is zero. The absolute value is the distance from $0$, so
        it has no minus sign.`,
    })`
      The product is zero if the bracket is zero. This gives one solution; take its absolute value.`;
    const size = step(calc`sqrt(${k * c * c} / ${k})`, {
      name: 'the size of the other two solutions',
      works: (_v, w) => tex`${k === 1 ? '' : k}x^2 = ${k * c * c} \quad \Rightarrow \quad |x| = ${w}`,
      because: text`A positive number is the square of two numbers: $9$ is the square of $3$ and of $-3$. Both have
        the same absolute value.`,
    })`
      The product is also zero if the other factor is zero. Solve it for $x^2$; it has two opposite solutions of the
      same size.`;
    const answer = step(calc`${one} + 2 * ${size}`, {
      name: 'the sum of the absolute values',
      because: text`Three different numbers satisfy the equation, one from the bracket and two from the other factor,
        so three absolute values are added.`,
    })`
      Add the absolute values of the three solutions: one from the bracket and two equal ones from the other factor.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`What is the sum of the absolute values of all real solutions of $${equation}$?`
          : frame === 1
            ? text`On the number line, Aarav marks all real $x$ that satisfy $${equation}$ and adds their distances
              from $0$. Which total results?`
            : frame === 2
              ? text`The distinct real roots of the equation $${equation}$ are $x_1, x_2, \dots$. Find $|x_1| + |x_2| +
                \dots$, with one term for each root.`
              : text`If each number $x$ with $${equation}$ is replaced by its modulus, to what do the moduli of all
                these numbers add up?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('lost_a_solution', one, 0)`
          You divided both sides by the common bracket, so only the sizes of the two opposite solutions were added:
          $${answer}$. The bracket may be zero.`,
        slip('lost_a_solution', answer, calc`${one} + ${size}`)`
          ${here} counts only one solution of the other factor. A positive number is the square of two numbers with
          opposite signs.`,
        slip('forgot_the_root', size, calc`${k * c * c} / ${k}`)`
          You used $${size}$ for the size of the two opposite solutions. That is their square, so the root has to be
          taken.`,
        slip('wrong_sign', answer, a < 0 && calc`2 * ${size} - ${one}`)`
          ${here} uses $${a}$ itself. Its absolute value is its distance from $0$, so it is added.`,
        slip('did_not_divide', size, k > 1 && Number.isInteger(Math.sqrt(k)) && calc`sqrt(${k * c * c})`)`
          You dropped the coefficient $${k}$ on the left side only, so the two opposite solutions got the size
          $${size}$. Both sides have to be divided by it.`,
        slip('counted_twice', answer, calc`2 * ${one} + 2 * ${size}`)`
          ${here} gives the solution $${a}$ an opposite one as well. Only the factor with $x^2$ has two opposite
          solutions.`,
        slip('mixed_up_sum_and_product', answer, calc`${one} * ${size}^2`)`
          ${here} multiplies the absolute values of the three solutions. Their sum was asked for.`,
      ],
      snapRead: text`Both sides contain a common bracket: take it out, and do not divide by it.`,
      approach: text`Find the bracket on the right side, bring everything to one side and factorise. Then a bracket
        and a difference of squares can be zero.`,
      check: text`At $x = ${a}$ both sides are $0$. At $x = ${c}$ they are $${k * c * c} \times
        ${c - a < 0 ? `(${c - a})` : c - a} =
        ${k * c * c * (c - a)}$, and at $x = -${c}$ they are $${k * c * c} \times
        ${-c - a < 0 ? `(${-c - a})` : -c - a} =
        ${k * c * c * (-c - a)}$.`,
      principle: text`A common factor with the unknown is taken out and never cancelled: it may be zero.`,
    };
  },
);

interface Quartic {
  /** ab = p and a - b = d. */
  p: number;
  d: number;
  frame: number;
}

/** Whether twice the product still leaves a perfect square for the difference. */
const isDoubleFit = ({ p, d }: Quartic) => d * d > p && isSquare(d * d - p);

const cubesFromFourthPowers = form<Quartic>(
  'difference-of-cubes-from-fourth-powers',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.POL.3', 'AL.LIN.2'],
    verify: ({ p, d }) => {
      const root = Math.sqrt(d * d + 4 * p);
      const [a, b] = [(root + d) / 2, (root - d) / 2];
      return nearFraction(Math.round((a ** 3 - b ** 3) * 1e6) / 1e6);
    },
  },
  ({ p, d, frame }, { step, find }) => {
    const [whole, plus] = [(d * d + 3 * p) * (d * d + p), d * d + 3 * p];
    const [fourth, square] = [tex`a^4 + a^2b^2 + b^4 = ${whole}`, tex`a^2 + ab + b^2 = ${plus}`];
    const minus = step(calc`${whole} / ${plus}`, {
      name: 'the second factor',
      works: (_v, w) =>
        tex`a^4 + a^2b^2 + b^4 = (a^2 + b^2)^2 - (ab)^2 = (a^2 + ab + b^2)(a^2 - ab + b^2), \quad a^2 - ab + b^2 =
          ${w}`,
      because: text`With $2a^2b^2$ in the middle the sum would be the perfect square $(a^2 + b^2)^2$. It has only one
        $a^2b^2$, so it is this square less $(ab)^2$, a difference of squares.`,
    })`
      Add and subtract $a^2b^2$: the first sum becomes a difference of squares and factorises. One factor is given, so
      divide to find the other one.`;
    const product = step(calc`(${plus} - ${minus}) / 2`, {
      name: text`the product $ab$`,
      works: (_v, w) => tex`2ab = ${plus} - ${minus} \quad \Rightarrow \quad ab = ${w}`,
      because: text`The two factors have the same squares; only the middle terms $+ab$ and $-ab$ differ, and from
        $-ab$ to $+ab$ it is $2ab$.`,
    })`
      The two factors differ only in the sign of $ab$. So their difference is $2ab$; halve it to find $ab$.`;
    const gap = step(() => q(Math.round(Math.sqrt(Math.max(0, minus.sub(product).valueOf())) * 1e9), 1e9), {
      name: text`the difference $a - b$`,
      works: value =>
        tex`(a - b)^2 = (a^2 - ab + b^2) - ab = ${minus} - ${product} = ${minus.sub(product)} \quad \Rightarrow \quad
        a - b = ${value}`,
      because: text`The cubes need $a - b$, and its square $a^2 - 2ab + b^2$ is made of what is known. $a$ is greater
        than $b$, so the positive root is taken.`,
    })`
      The square of $a - b$ has $-2ab$ in the middle, one $ab$ less than the second factor. Subtract $ab$ and take the
      root.`;
    const first = find(plus, { name: text`the given factor` });
    const answer = step(calc`${gap} * ${first}`, {
      name: text`the difference of the cubes`,
      works: (_v, w) => tex`a^3 - b^3 = (a - b)(a^2 + ab + b^2) = ${w}`,
      because: text`Multiplied out, $(a - b)(a^2 + ab + b^2)$ has the terms $a^3$ and $-b^3$; all others cancel in
        pairs. So $a$ and $b$ themselves are not needed.`,
    })`
      A difference of cubes is the product of $a - b$ and the given sum $a^2 + ab + b^2$. Multiply them.`;

    return {
      answer,
      stem:
        frame === 0
          ? text`For positive real numbers $a > b$ it is known that $${fourth}$ and $${square}$. What is the value of
            $a^3 - b^3$?`
          : frame === 1
            ? text`If $a > b > 0$, $${fourth}$ and $${square}$, find the difference of the cubes of $a$ and $b$.`
            : frame === 2
              ? text`Two cubes have edges of $a$ cm and $b$ cm, with $a > b$. The edges satisfy $${square}$ and
                $${fourth}$. By how many $\text{cm}^3$ do the volumes of the cubes differ?`
              : text`Meera is told that $${square}$ and that $${fourth}$, where $a$ and $b$ are positive and $a$ is the
                larger one. How much is $a^3 - b^3$?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('wrong_sign', first, whole / plus)`
          You multiplied $a - b$ by $a^2 - ab + b^2$, which is $${whole / plus}$. That sum belongs to $a^3 + b^3$; for
          the difference of cubes the middle term has a plus sign.`,
        slip('did_not_halve', product, isDoubleFit({ p, d, frame }) && calc`${plus} - ${minus}`)`
          For the product $ab$ you used $${product}$. The two factors differ by $2ab$, from $-ab$ to $+ab$, so their
          difference has to be halved.`,
        slip('stopped_a_step_early', gap, calc`${minus} - ${product}`)`
          For $a - b$ you used $${gap}$. That is the square of $a - b$, so its root still has to be taken.`,
        slip('took_a_power_term_by_term', answer, calc`${gap}^3`)`
          ${here} is the cube of the difference $a - b$. The difference of the cubes also contains the product $ab$.`,
        slip(
          'got_the_middle_term_wrong',
          gap,
          Number.isInteger(Math.sqrt(d * d + 4 * p)) &&
            calc`sqrt(${minus} + 3 *
          ${product})`,
        )`
          You used $${gap}$ for $a - b$, but it is $a + b$: with three times $ab$ added to the second factor the
          square of the sum comes out.`,
        stop('stopped_a_step_early', minus)`
          $${minus}$ is the second factor $a^2 - ab + b^2$. It only helps to find $ab$ and $a - b$.`,
        slip('answered_another_quantity', answer, calc`${product} * ${first}`)`
          ${here} multiplies the given sum by the product $ab$. The difference of cubes is that sum times $a - b$.`,
        slip('added_for_multiplied', answer, calc`${gap}^3 + ${product} * ${gap}`)`
          ${here} adds $ab(a - b)$ to the cube of $a - b$ only once. In $a^3 - b^3$ this mixed term occurs three
          times.`,
      ],
      snapRead: text`Fourth powers with $a^2b^2$ between them are a difference of squares in disguise, and one factor
        is given.`,
      approach: text`Factorise the sum of fourth powers by adding and subtracting $a^2b^2$. Two sums with opposite
        middle terms give the product and the difference, and these give the cubes.`,
      faster: text`The second factor is $${whole} \div ${plus} = ${whole / plus}$. So $ab = ${p}$ and $(a - b)^2 =
        ${whole / plus} - ${p}$, and the answer is its root times $${plus}$.`,
      check: () => {
        const root = Math.sqrt(d * d + 4 * p);
        const [a, b] = [(root + d) / 2, (root - d) / 2];
        return text`$a \approx ${a.toFixed(3)}$ and $b \approx ${b.toFixed(3)}$ differ by $${d}$ and have the product
          $${p}$; their cubes are about $${(a ** 3).toFixed(1)}$ and $${(b ** 3).toFixed(1)}$.`;
      },
      principle: text`If a square term is missing for a perfect square, add it and take it off again: a difference of
        squares appears.`,
    };
  },
);

/** AL.POL.6: products that are found before anything is expanded. */
export const productsBeforeExpanding: readonly AnyTemplate[] = [
  ...situation<Squares>({
    type: 'AL.POL.6',
    situation: 'two-squares-and-a-difference',
    tries: 60,
    draw: draw => {
      const p = { d: draw.int(2, 12), s: draw.int(5, 40), frame: draw.int(0, 3) };
      return p.s > p.d + 2 && p.d * p.s !== p.s + p.d ? p : null;
    },
    forms: [productFromSquares],
  }),
  ...situation<Grouped>({
    type: 'AL.POL.6',
    situation: 'common-bracket',
    tries: 60,
    draw: draw => {
      const p = {
        a: draw.pick([-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9]),
        c: draw.int(2, 9),
        k: draw.pick([1, 1, 2, 3, 4]),
        frame: draw.int(0, 3),
      };
      return Math.abs(p.a) !== p.c ? p : null;
    },
    forms: [sizesOfRoots],
  }),
  ...situation<Quartic>({
    type: 'AL.POL.6',
    situation: 'fourth-powers-and-a-factor',
    tries: 60,
    draw: draw => {
      const p = { p: draw.int(2, 20), d: draw.int(1, 7), frame: draw.int(0, 3) };
      return p.d > 1 && p.p !== p.d && (p.d * p.d + 3 * p.p) * (p.d * p.d + p.p) < 9000 ? p : null;
    },
    forms: [cubesFromFourthPowers],
  }),
];
