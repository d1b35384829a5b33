import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Coefficients of one equation, and a number m that stands beside k. */
interface Coefficients {
  a: number;
  c: number;
  m: number;
  n: number;
  way: boolean;
}

const size = (n: number) => (n === 1 ? '' : String(n));

const equal = form<Coefficients>(
  'equal-roots',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ a, c, m }) => {
      const found: number[] = [];
      for (let k = -200; k <= 200; k += 1) if ((k - m) ** 2 - 4 * a * a * c * c === 0) found.push(k);
      return m > 0 ? Math.max(...found) : Math.min(...found);
    },
  },
  ({ a, c, m, way }, { step, find }) => {
    const four = find(4);
    const square = step(calc`${four} * ${a} * ${a} * ${c} * ${c}`, {
      name: 'the square of the coefficient of $x$',
      because: text`In the formula for the roots the discriminant stands under the root. Only if it is zero do plus and
        minus the root give the same number.`,
      works: value =>
        tex`D = (k ${addedTex(-m)})^2 - 4 \times ${a * a} \times ${c * c} = 0: \quad (k ${addedTex(-m)})^2 = ${value}`,
    })`
      Equal roots mean that the discriminant $D$ is zero. Write it with the coefficient $k ${addedTex(-m)}$ of $x$ and
      take the product of the other coefficients to the right; keep the bracket as it is.`;
    const root = find(Math.round(Math.sqrt(square.valueOf())));
    const side = find(m > 0 ? 1 : -1);
    const shift = find(m);
    const k = step(calc`${root} * ${side} + ${shift}`, {
      because: text`A number and its negative have the same square, so the bracket can be $${root}$ or $-${root}$, and
        there are two values of $k$. The larger bracket gives the larger $k$.`,
      works: value =>
        tex`k ${addedTex(-m)} = \pm ${root}: \quad k = ${shift} ${side.s < 0n ? '-' : '+'} ${root} = ${value}`,
    })`
      Take the square root of both sides. The bracket may be positive or negative; for the
      ${m > 0 ? 'greatest' : 'least'} $k$ it has to be ${m > 0 ? 'positive' : 'negative'}.`;
    return {
      answer: k,
      stem: () => {
        const equation = `$${size(a * a)}x^2 + (k ${addedTex(-m)})x + ${c * c} = 0$`;
        return way
          ? text`What is the ${m > 0 ? 'greatest' : 'least'} value of $k$ for which ${equation} has equal roots?`
          : text`The curve $y = ${size(a * a)}x^2 + (k ${addedTex(-m)})x + ${c * c}$ touches the $x$-axis. Find the
            ${m > 0 ? 'largest' : 'smallest'} possible $k$.`;
      },
      show: plain,
      plausible: () => true,
      slips: [
        slip('used_a_wrong_given_number', side, calc`-${side}`)`
          $k = ${k}$ also gives equal roots, with the bracket equal to $${root.mul(side)}$. The other sign of the square
          root gives the ${m > 0 ? 'greater' : 'smaller'} value, which is asked.`,
        slip('got_the_discriminant_wrong', four, 1)`
          You set the square of the bracket to $${a * a} \times ${c * c} = ${square}$. In the discriminant this product
          of the outer coefficients has the factor $4$ as well.`,
        slip('wrong_sign', shift, calc`-${m}`)`
          You moved the $${Math.abs(m)}$ of the bracket $k ${addedTex(-m)}$ to the other side without changing its
          sign, and found ${k}.`,
        slip('stopped_a_step_early', shift, 0)`
          $${k}$ is the whole bracket $k ${addedTex(-m)}$, the coefficient of $x$. To get $k$ itself, the
          $${Math.abs(m)}$ still has to go to the other side.`,
        slip('got_the_discriminant_wrong', root, calc`${root} * 2`)`
          You set the bracket equal to $\pm ${root}$, which keeps the factor $4$ outside the square root. The square
          root of $4$ is only $2$.`,
      ],
      snapRead: text`One root only: the discriminant is zero, and $k$ sits in the middle coefficient.`,
      approach: text`Set the discriminant to zero. The first and the last coefficient are squares, so take the square
        root on both sides instead of expanding the bracket.`,
      faster: () =>
        text`For a perfect square $(${size(a)}x \pm ${c})^2$ the middle coefficient is $\pm ${2 * a * c}$, so $k
          ${addedTex(-m)} = \pm ${2 * a * c}$.`,
      check: () => {
        const middle = (m > 0 ? 1 : -1) * 2 * a * c;
        return text`With this $k$ the left side is $${polynomialTex([a * a, middle, c * c])}$, the square of
          $${polynomialTex([a, middle > 0 ? c : -c])}$.`;
      },
      principle: text`Equal roots mean that the discriminant is zero; a square root taken on the way has two signs, so a
        parameter may have two values.`,
    };
  },
);

const largest = form<Coefficients>(
  'greatest-constant',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ a, n }) => n > 4 && (n * n) % (4 * a) > 1 && n * n > 12 * a,
    verify: ({ a, n }) => {
      let c = 0;
      while (n * n - 4 * a * (c + 1) > 0) c += 1;
      return c;
    },
  },
  ({ n, a, way }, { step, find }) => {
    const square = step(calc`${n} * ${n}`, {
      name: 'the square of the coefficient of $x$',
      because: text`In the formula for the roots the discriminant stands under the root, and a negative number has no
        real square root.`,
      works: value => tex`D = ${n}^2 - 4 \times ${a} \times c = ${value} - ${4 * a}c`,
    })`
      Whether the roots are real is decided by the sign of the discriminant $D$. Write it with $c$, starting from the
      square of the coefficient of $x$.`;
    const four = find(4);
    const leading = find(a);
    const bound = find(calc`${square} / (${four} * ${leading})`);
    const c = step(calc`floor(${bound})`, {
      because: text`The larger $c$ is, the more is subtracted in the discriminant. Not rounding up: the integer above
        the bound already makes the discriminant negative.`,
      works: value =>
        tex`${square} - ${four.mul(leading)}c > 0: \quad c < \frac{${square}}{${four.mul(leading)}} \approx
            ${bound.valueOf().toFixed(2)}, \quad c = ${value}`,
    })`
      ${way ? 'Distinct real roots need' : 'Real roots need'} a discriminant that is not negative, and here no integer
      $c$ makes it zero. Solve for $c$. Because $c$ is an integer, round the bound
      down${!way && '; every integer from $1$ up to there fits'}.`;
    return {
      answer: c,
      stem: way
        ? text`What is the greatest integer $c$ for which the equation $${size(a)}x^2 - ${n}x + c = 0$ has two distinct
          real roots?`
        : text`For how many positive integers $c$ are both roots of $${size(a)}x^2 - ${n}x + c = 0$ real?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('rounded_the_wrong_way', c, calc`ceil(${bound})`)`
          You rounded the bound $${bound.valueOf().toFixed(2)}$ up to $c = ${c}$. There the discriminant is already
          negative, so the roots are not real.`,
        slip('got_the_discriminant_wrong', four, 2)`
          You divided $${square}$ by twice the leading coefficient, as in the formula for the roots. In the
          discriminant it stands four times.`,
        slip('ignored_the_leading_coefficient', leading, 1)`
          You divided $${square}$ by $4$ alone, as if the coefficient of $x^2$ were $1$. In the discriminant $4$ is
          multiplied by $c$ and by this coefficient, $${a}$.`,
        slip('counted_one_too_few', c, calc`floor(${bound}) - 1`)`
          You stopped at $c = ${c}$, one too early. The next integer is still below $${bound.valueOf().toFixed(2)}$, so
          the discriminant is not yet negative.`,
        slip('got_the_discriminant_wrong', leading, calc`${a} * ${a}`)`
          You divided $${square}$ by $4 \times ${a}^2$. In the discriminant only the coefficient of $x$ is squared; the
          leading coefficient $${a}$ stands once.`,
        slip('got_the_discriminant_wrong', four, 8)`
          You divided $${square}$ by eight times the leading coefficient. In the discriminant it stands four times.`,
      ],
      snapRead: text`The nature of the roots is asked, so only the discriminant matters, and $c$ must be whole.`,
      approach: text`The discriminant falls as $c$ grows. Find where it reaches zero and take the last integer before
        that.`,
      faster: () =>
        text`The minimum of $${size(a)}x^2 - ${n}x$ is $-\frac{${n}^2}{${4 * a}}$, and adding $c$ must not lift it above
          $0$.`,
      check: text`For $c = ${c}$ the discriminant is $${n * n - 4 * a * c.valueOf()}$, for $c = ${c.add(1)}$ it is
        $${n * n - 4 * a * (c.valueOf() + 1)}$.`,
      principle: text`Whether roots are real depends on the discriminant alone; solve it as an inequality for the
        unknown coefficient.`,
    };
  },
);

const sumOfValues = form<Coefficients>(
  'sum-of-parameter-values',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ m, n, c }) => n !== 1 && (2 * m + n) ** 2 > 4 * (m * m - c),
    verify: ({ m, n, c }) => {
      // The vertex of D/4 as a parabola in k, from three of its values.
      const d = (k: number) => (k - m) ** 2 - (n * k + c);
      return q(-2 * (d(1) - d(-1)), 2 * (d(1) + d(-1) - 2 * d(0))).mul(1);
    },
  },
  ({ m, n, c }, { step, find }) => {
    const double = find(calc`2 * ${m}`);
    const slope = find(n);
    const linear = step(calc`-(${double} + ${slope})`, {
      name: 'the coefficient of $k$ in the equation for $k$',
      because: text`The roots are equal when the discriminant is zero. The coefficient of $x$ has a factor $2$, so
        every term of the discriminant has the factor $4$, and it can be divided out.`,
      works: value =>
        tex`(k ${addedTex(-m)})^2 - (${n}k ${addedTex(c)}) = k^2 ${addedTex(value)}k ${addedTex(m * m - c)} = 0`,
    })`
      Equal roots mean that the discriminant is zero. Divide it by $4$, expand the square, and collect the terms with
      $k$: this gives an equation for $k$.`;
    const sum = step(calc`-${linear}`, {
      because: text`In $k^2 + pk + q = 0$ the two values of $k$ add up to $-p$. So the values themselves, which need a
        square root, are not needed.`,
      works: value => tex`k_1 + k_2 = ${value}`,
    })`
      The equation is a quadratic in $k$, and its two roots are the two values asked about. Read their sum off the
      coefficient of $k$, with the opposite sign.`;
    return {
      answer: sum,
      stem: text`The equation $x^2 + 2(k ${addedTex(-m)})x + (${size(n)}k ${addedTex(c)}) = 0$ has equal roots for two
        values of $k$. What is the sum of these two values?`,
      show: plain,
      plausible: () => true,
      slips: [
        stop('wrong_sign', linear)`
          $${linear}$ is the coefficient of $k$ in the quadratic for $k$. The sum of the roots of a quadratic is this
          coefficient with the opposite sign.`,
        slip('left_out_a_term', slope, 0)`
          You used only the terms of the square $(k ${addedTex(-m)})^2$. The constant term of the equation holds
          $${n}k$, which also goes into the discriminant.`,
        slip('got_the_middle_term_wrong', double, m)`
          You expanded $(k ${addedTex(-m)})^2$ with the middle term $${-m}k$. A square has twice the product in the
          middle, $${-2 * m}k$.`,
        slip('got_the_discriminant_wrong', slope, calc`4 * ${n}`)`
          You divided the square by $4$ but kept $4 \times ${n}k$. Both parts of the discriminant hold the factor $4$,
          so it has to be divided out of both.`,
        slip('wrong_sign', slope, calc`-${n}`)`
          You added $${n}k$ to the square $(k ${addedTex(-m)})^2$. In the discriminant the product with the constant
          term is subtracted, so its sign changes.`,
        slip('mixed_up_sum_and_product', sum, calc`${m} * ${m} - ${c}`)`
          $${sum}$ is the constant term of the quadratic in $k$. That is the product of the two values; the question
          asks for their sum.`,
      ],
      snapRead: text`Equal roots for two values of $k$, and only the sum of the values is asked.`,
      approach: text`The condition that the discriminant is zero is itself a quadratic in $k$. The sum of its roots can
        be read off without finding them.`,
      faster: text`Only the terms in $k$ count: $-2 \times ${m < 0 ? tex`(${m})` : m}$ from the square and $-${n}$, so
        the sum is $2 \times ${m < 0 ? tex`(${m})` : m} + ${n}$.`,
      check: () => {
        const root = Math.sqrt((2 * m + n) ** 2 - 4 * (m * m - c));
        return text`The values are about $${((2 * m + n + root) / 2).toFixed(2)}$ and
          $${((2 * m + n - root) / 2).toFixed(2)}$.`;
      },
      principle: text`If a condition gives a quadratic in the parameter, the sum or product of the possible values can
        be read off its coefficients.`,
    };
  },
);

/** AL.QUA.3 Easy: the discriminant, once. */
export const discriminant: readonly AnyTemplate[] = situation<Coefficients>({
  type: 'AL.QUA.3',
  situation: 'one-condition',
  draw: draw => {
    const a = draw.int(1, 5);
    const c = draw.int(2, 9);
    return a === c
      ? null
      : {
          a,
          c,
          m: draw.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8]),
          n: draw.int(1, 19),
          way: draw.chance(0.5),
        };
  },
  forms: [equal, largest, sumOfValues],
});
