import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

interface Form {
  /** x² + (b/a)… : ax² + bxy + ay² = n, and x² + cxy + y² is asked. */
  a: number;
  b: number;
  n: number;
  c: number;
  /** x is at least so many times |y|. */
  m: number;
  frame: number;
}

const coefficient = (n: number, letters: string) =>
  n === 0 ? '' : `${n < 0 ? '-' : '+'} ${Math.abs(n) === 1 ? '' : Math.abs(n)}${letters}`;
const linearPart = ({ a, b, c }: Form) => q(c).sub(q(b, a));

const symmetric = form<Form>(
  'greatest-where-one-is-larger',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.QUA.3'],
    verify: p => {
      let best = 0;
      // y as a part of x, from -1/m to 1/m.
      for (let i = -6 * p.m; i <= 6 * p.m; i += 1) {
        const y = i / (6 * p.m * p.m);
        best = Math.max(best, (p.n * (1 + p.c * y + y * y)) / (p.a + p.b * y + p.a * y * y));
      }
      return nearFraction(Math.round(best * 1e7) / 1e7, 60);
    },
  },
  (p, { step, find }) => {
    const { a, b, n, c, m, frame } = p;
    const k = linearPart(p);

    const condition = `${a === 1 ? '' : a}x^2 ${coefficient(b, 'xy')} + ${a === 1 ? '' : a}y^2 = ${n}`;
    const asked = `x^2 ${coefficient(c, 'xy')} + y^2`;
    const factor = step(frac(calc`${c} - ${frac(q(b, a))}`), {
      name: text`the coefficient of $xy$ that remains`,
      works: value => tex`x^2 + y^2 = ${frac(q(n, a))}
        ${q(b, a).neg().equals(1) ? '+' : q(b, a).equals(1) ? '-' : `${fractionSigned(q(b, a).neg())}`} xy${
          c === 0 ? '' : tex` \quad \Rightarrow \quad ${asked} = ${frac(q(n, a))} ${fractionSigned(value)} xy`
        }`,
      because: text`Then only one unknown, the product $xy$, is left.`,
    })`
      Solve the condition for
      $x^2 + y^2$${c === 0 ? ', which is the expression itself' : ' and substitute the result in the expression'}.`;
    const sum = step(calc`${m} + 1 / ${m}`, {
      name: text`the least sum of a quotient and its inverse`,
      works: value =>
        tex`t = \frac{x}{|y|} \ge ${m}: \quad \frac{x^2 + y^2}{x|y|} = t + \frac{1}{t} \ge ${frac(value)}`,
      because: text`$t + \frac{1}{t}$ increases from $t = 1$ on, so $x = |y|$ would be best, but it is not allowed.`,
    })`
      Now bound $xy$. For $y$ not $0$, write $x^2 + y^2$ as a multiple of $x|y|$; the condition bounds the quotient of
      $x$ and $|y|$.`;
    const upper = find(q(n).div(sum.mul(a).add(b)), { name: text`the greatest $xy$` });
    const lower = find(q(-n).div(sum.mul(a).sub(b)), { name: text`the least $xy$` });
    const product = step(() => (k.gt(0) ? upper : lower), {
      name: text`the product with the greatest value`,
      works: value =>
        tex`${n} = ${a === 1 ? '' : a}(x^2 + y^2) ${coefficient(b, 'xy')} \ge ${k.gt(0) ? '' : '-'}${frac(sum.mul(a))}xy
          ${coefficient(b, 'xy')} = ${frac(k.gt(0) ? sum.mul(a).add(b) : sum.mul(-a).add(b))}xy \quad \Rightarrow \quad
          xy ${k.gt(0) ? '\\le' : '\\ge'} ${frac(value)}`,
    })`
      The coefficient of $xy$ in the expression is ${
        k.gt(0)
          ? text`positive, so $xy$ has to be as large as possible: take $y > 0$, where $x|y| = xy$`
          : text`negative, so $xy$ has to be as small as possible: take $y < 0$, where $x|y| = -xy$`
      }. Substitute the bound on $x^2 + y^2$ in the condition. For $x = ${m}|y|$ both sides are equal, so the bound on
      $xy$ is reached.`;
    const best = step(() => q(n, a).add(factor.mul(product)), {
      works: value =>
        tex`${frac(q(n, a))} ${
          k.equals(1) ? '+' : k.equals(-1) ? '-' : tex`${fractionSigned(k)} \times`
        } \left(${frac(product)}\right) = ${frac(value)}`,
    })`
      Substitute this $xy$ in the expression of the first step to find its greatest value.`;
    return {
      answer: best,
      stem: wording(
        frame,
        text`Real numbers $x$ and $y$ satisfy $${condition}$ and $x \ge ${m}|y|$. What is the greatest possible value of
          $${asked}$?`,
        text`If $x$ and $y$ are real numbers with $x \ge ${m}|y|$ and $${condition}$, what is the maximum value of
          $${asked}$?`,
        text`Of two real numbers, $x$ is at least $${m}$ times $|y|$, and $${condition}$. Find the maximum of
          $${asked}$.`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 60n,
      slips: [
        slip('gave_the_other_extreme', product, () => (k.gt(0) ? lower : upper))`
          The other end of the range of $xy$ was used, which gives the least value, $${frac(best)}$.`,
        slip('ignored_a_condition', product, () => (k.gt(0) ? q(n, 2 * a + b) : q(-n, 2 * a - b)))`
          $|x| = |y|$ was used, which gives the best $xy$ for all real numbers, $${frac(product)}$. But $x$ is at least
          $${m}|y|$.`,
        slip('assumed_a_symmetry', product, () => (k.gt(0) ? lower.neg() : upper.neg()))`
          $xy$ was taken to reach equally far in both directions. The coefficient $${b}$ of $xy$ in the condition makes
          a difference.`,
        slip('left_out_a_term', sum, m)`
          The quotient of $x^2 + y^2$ and $x|y|$ was taken as at least $${m}$; the part with $y^2$ was lost.`,
        k.lt(0)
          ? slip('forgot_negative_numbers', product, 0)`
          $x$ and $y$ were taken not to have different signs, so that $xy \ge 0$. For real numbers $xy$ may be
          negative.`
          : slip('sought_the_extreme_elsewhere', product, 0)`
          One of the numbers was taken as $0$. With both different from $0$ the expression can be larger.`,
        slip('left_out_a_term', factor, c)`
          In replacing $x^2 + y^2$ the term with $xy$ of the condition was lost.`,
        slip('wrong_sign', factor, frac(calc`${c} + ${frac(q(b, a))}`))`
          In solving the condition for $x^2 + y^2$ the term with $xy$ kept its sign.`,
        stop('answered_another_quantity', upper)`
          $${frac(upper)}$ is the greatest $xy$, not the greatest value of the expression.`,
      ],
      snapRead: text`Condition and expression do not change when $x$ and $y$ are swapped, but $x = y$ is not allowed.`,
      approach: text`Express everything by $xy$. The bound on the quotient of $x$ and $y$ bounds $x^2 + y^2$ as a
        multiple of $xy$, and so $xy$.`,
      check: () => {
        const sign = k.gt(0) ? 1 : -1;
        const square = q(n).div(q(a * (m * m + 1)).add(sign * b * m));
        return text`For $x = ${sign * m}y$ the condition gives $y^2 = ${frac(square)}$, and the expression is $${frac(
          q(m * m + 1 + sign * c * m),
        )} \times ${frac(square)} = ${frac(square.mul(m * m + 1 + sign * c * m))}$; for $y = 0$ it is
          $${frac(q(n, a))}$.`;
      },
      principle: text`Where the extreme of a symmetric expression is not allowed, it moves to the end of the allowed
        quotients.`,
    };
  },
);

/** LaTeX of a fraction with its sign before it, as a coefficient. */
function fractionSigned(value: Fraction) {
  const size = value.abs();
  return `${value.s < 0n ? '-' : '+'} ${size.equals(1) ? '' : fractionTex(size)}`;
}

interface Several {
  /** One number, the others' common value for its extreme, and how many numbers there are. */
  one: number;
  others: number;
  many: number;
  frame: number;
}

const several = form<Several>(
  'greatest-of-several-numbers',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.1', 'AR.AVG.1'],
    verify: ({ one, others, many }) => {
      const [sum, squares] = [one + (many - 1) * others, one ** 2 + (many - 1) * others ** 2];
      let best = 0;
      for (let i = 0; i <= 1200; i += 1) {
        const x = i / 12;
        // The other numbers have to have this sum and this sum of squares.
        if ((sum - x) ** 2 <= (many - 1) * (squares - x * x) + 1e-9) best = i;
      }
      return q(best, 12);
    },
  },
  ({ one, others, many, frame }, { step, find, write }) => {
    const [sum, squares] = [one + (many - 1) * others, one ** 2 + (many - 1) * others ** 2];
    const word = { 3: 'three', 4: 'four', 5: 'five', 6: 'six' }[many] ?? '';
    const rest = { 3: 'two', 4: 'three', 5: 'four', 6: 'five' }[many] ?? '';
    write(tex`(${sum} - c)^2 \le ${many - 1}(${squares} - c^2)`, {
      because: text`If $c$ is large, little is left of the sum and of the sum of squares for the others. But a sum of
        squares cannot be too small for its sum: it is least when the numbers are equal.`,
    })`
      Let $c$ be one of the numbers. The other ${rest} have the sum $${sum} - c$ and the sum of squares $${squares} -
      c^2$. The square of a sum of ${rest} numbers is at most $${many - 1}$ times the sum of their squares.`;
    const mean = step(frac(calc`${sum} / ${many}`), {
      because: text`A quadratic that opens upwards is not positive between its zeros. So the larger zero is the
        greatest possible number.`,
      name: 'half of the sum of the zeros',
      works: (
        _v,
        w,
      ) => tex`${many}c^2 - ${2 * sum}c ${addedTex(sum * sum - (many - 1) * squares)} \le 0, \qquad
        \frac{c_1 + c_2}{2} = ${w}`,
    })`
      Bring all terms to one side: a quadratic in $c$ that is not positive, so $c$ lies between its zeros. The middle
      of the zeros is half of their sum, and this is the mean of all the numbers.`;
    const square = step(frac(calc`${frac(mean)}^2 - ${frac(q(sum * sum - (many - 1) * squares, many))}`), {
      because: text`With the zeros $M + d$ and $M - d$ the product is $M^2 - d^2$. So the product, which stands in the
        coefficients, gives $d^2$.`,
      name: 'the square of the distance of a zero from the mean',
      works: (_v, w) => tex`\left(\frac{c_1 - c_2}{2}\right)^2 = ${w}`,
    })`
      The square of the distance of a zero from this middle is the square of the middle minus the product of the zeros.
      Find it.`;
    const apart = step(
      () => {
        const root = Math.sqrt(Math.abs(Number(square.valueOf())));
        for (let d = 1; d < 60; d += 1)
          if (Math.abs(root * d - Math.round(root * d)) < 1e-9) return q(Math.round(root * d), d);
        return q(Math.round(root * 1e6), 1e6);
      },
      {
        name: 'the distance of a zero from the mean',
        works: value => tex`\sqrt{${frac(square)}} = ${frac(value)}`,
      },
    )`
      Take the root to get the distance of each zero from the mean.`;
    const sign = find(1);
    const best = step(() => mean.add(apart.mul(sign)), {
      because: text`The bound is reached when the other ${rest} numbers are equal, because then both sides of the
        inequality are equal. So it is a maximum and not only a bound.`,
      works: value => tex`c \le ${frac(mean)} + ${frac(apart)} =
      ${frac(value)}`,
    })`
      The inequality holds between the zeros, so $c$ is at most the larger one. Add the distance to the mean.`;
    return {
      answer: best,
      stem: wording(
        frame,
        text`The sum of ${word} real numbers is $${sum}$, and the sum of their squares is $${squares}$. What is the
          greatest possible value of one of the numbers?`,
        text`Real numbers, ${word} of them, have the sum $${sum}$; their squares add up to $${squares}$. How large can
          the largest of the numbers be?`,
        text`On a number line ${word} points are marked. Their coordinates add up to $${sum}$ and the squares of the
          coordinates to $${squares}$. Find the maximum possible coordinate of a point.`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 13n,
      slips: [
        slip('gave_the_other_extreme', sign, -1)`
          $${frac(mean)} - ${frac(apart)} = ${frac(best)}$ is the least possible number. The greatest one is as far
          from the mean on the other side.`,
        stop('took_the_mean_for_the_middle', mean)`
          $${frac(mean)}$ is the mean. The numbers cannot all be equal, as their squares would add up to less.`,
        slip('left_out_a_factor', square, frac(q(one - others, many).pow(2) ?? q(0)))`
          The distance from the mean was found too small, as $${frac(apart)}$: the sum of squares of the other numbers
          has the factor $${many - 1}$.`,
        slip(
          'did_not_halve',
          apart,
          Math.abs(((one - others) * 2 * (many - 1)) / many) % 1 === 0 &&
            q(2 * (many - 1) * (one - others), many),
        )`
          The distance of the two zeros from each other, $${frac(apart)}$, was added to the mean. Each lies half of
          this from it.`,
        slip('took_bounds_that_exclude_each_other', best, () => q(sum).sub(mean.sub(apart).mul(many - 1)))`
          All the other numbers were taken at their least possible value, $${frac(mean.sub(apart))}$, at the same
          time. Their squares do not allow that.`,
        slip('answered_another_quantity', best, q(sum - one))`
          $${frac(best)}$ is the sum of the other numbers when one number is greatest. The question asks for this one
          number.`,
        slip('answered_another_quantity', best, q(one - others))`
          $${frac(best)}$ is the difference between the greatest number and the others. The question asks for the
          greatest number itself.`,
      ],
      snapRead: text`Sum and sum of squares of several numbers are fixed, and one of them is to be as large as
        possible.`,
      approach: text`Give the one number a letter; the others then have a known sum and a known sum of squares, and
        the first bounds the second from below.`,
      faster: text`The extreme case has all others equal. Measured from the mean $${frac(q(sum, many))}$, one number
        is $t$ and the others are $-\frac{t}{${many - 1}}$, so $t^2 + \frac{t^2}{${many - 1}} = ${squares} - ${many}
        \times ${q(sum, many).d === 1n ? q(sum, many) : tex`\left(${frac(q(sum, many))}\right)`}^2$.`,
      check: text`With one number $${one}$ and ${rest} times $${others}$ the sum is $${one} + ${many - 1} \times
        ${others < 0 ? `(${others})` : others} = ${sum}$, and the squares make $${one ** 2} + ${many - 1} \times
        ${others ** 2} = ${squares}$.`,
      principle: text`With a fixed sum and a fixed sum of squares, one number is extreme when all the others are
        equal.`,
    };
  },
);

/** AL.INQ.6 Hard: a symmetric condition, one of several numbers. */
export const numbersUnderConditions: readonly AnyTemplate[] = [
  ...situation<Form>({
    type: 'AL.INQ.6',
    situation: 'symmetric-condition',
    tries: 300,
    draw: draw => {
      const p = {
        a: draw.pick([1, 1, 2, 3]),
        b: draw.pick([-3, -2, -1, 1, 2, 3, 4]),
        n: draw.step(6, 90, 3),
        c: draw.pick([-4, -3, -2, -1, 0, 1, 2, 3]),
        m: draw.pick([2, 2, 3, 3, 4]),
        frame: draw.int(0, 2),
      };
      const k = linearPart(p);
      const square = p.m * p.m + 1;
      const sign = k.gt(0) ? 1 : -1;
      const product = q(p.n * p.m, p.a * square + sign * p.b * p.m);
      const whole = product.d === 1n && q(p.n, p.a).d === 1n;
      return !k.equals(0) &&
        whole &&
        (p.a === 1 || p.b % p.a !== 0) &&
        Math.abs(p.b) < 2 * p.a &&
        square + sign * p.c * p.m > 0
        ? p
        : null;
    },
    forms: [symmetric],
  }),
  ...situation<Several>({
    type: 'AL.INQ.6',
    situation: 'sum-and-squares',
    tries: 60,
    draw: draw => {
      const p = {
        one: draw.int(4, 15),
        others: draw.int(-3, 8),
        many: draw.int(3, 6),
        frame: draw.int(0, 2),
      };
      const fits = p.one - p.others > 2 && p.others !== 0 && p.one + (p.many - 1) * p.others > 0;
      return fits && p.one - p.others !== p.one ? p : null;
    },
    forms: [several],
  }),
];
