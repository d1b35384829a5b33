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
    const square = step(
      calc`${four} * ${a} * ${a} * ${c} * ${c}`,
      value => tex`(k ${addedTex(-m)})^2 = 4 \times ${a * a} \times ${c * c} = ${value}`,
    )`
      Equal roots mean that the discriminant is zero. Keep the bracket as it stands.`;
    const root = find(Math.round(Math.sqrt(square.valueOf())));
    const side = find(m > 0 ? 1 : -1);
    const shift = find(m);
    const k = step(
      calc`${root} * ${side} + ${shift}`,
      value => tex`k = ${shift} ${side.s < 0n ? '-' : '+'} ${root} = ${value}`,
    )`
      The root can be taken with either sign; choose the sign that gives the value wanted.`;
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
          $k = ${k}$ also gives equal roots, but it comes from the other sign of the square root.`,
        slip('got_the_discriminant_wrong', four, 1)`
          With $${square}$ under the root, the factor $4$ of the discriminant has been left out.`,
        slip('wrong_sign', shift, calc`-${m}`)`
          The $${Math.abs(m)}$ went to the other side without a change of sign.`,
        slip('stopped_a_step_early', shift, 0)`
          $${k}$ is the coefficient of $x$, the whole bracket; $k$ is one part of it.`,
        slip('got_the_discriminant_wrong', root, calc`${root} * 2`)`
          The bracket was put equal to $\pm ${root}$, twice the root of the product: $4$ comes out of the root as $2$.`,
      ],
      snapRead: text`One root only: the discriminant is zero, and $k$ sits in the middle coefficient.`,
      approach: text`Set the discriminant to zero. The outer coefficients are squares, so take the root instead of
        expanding.`,
      faster: () =>
        text`For a perfect square $(${size(a)}x \pm ${c})^2$ the middle coefficient is $\pm ${2 * a * c}$, so $k
          ${addedTex(-m)} = \pm ${2 * a * c}$.`,
      check: () => {
        const middle = (m > 0 ? 1 : -1) * 2 * a * c;
        return text`With this $k$ the left side is $${polynomialTex([a * a, middle, c * c])}$, the square of
          $${polynomialTex([a, middle > 0 ? c : -c])}$.`;
      },
      principle: text`Equal roots mean a zero discriminant, and the square root taken on the way has two signs.`,
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
    const square = step(
      calc`${n} * ${n}`,
      value => tex`D = ${n}^2 - 4 \times ${a} \times c = ${value} - ${4 * a}c`,
    )`
      The roots are real only if the discriminant is not negative. Write it with $c$, starting from the square of the
      coefficient of $x$.`;
    const four = find(4);
    const leading = find(a);
    const bound = find(calc`${square} / (${four} * ${leading})`);
    const c = step(
      calc`floor(${bound})`,
      value => tex`c \le ${bound.valueOf().toFixed(2)}, \quad c = ${value}`,
    )`
      Solve for $c$. Because $c$ is an integer, round down.`;
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
          $c = ${c}$ lies above the bound $${bound.valueOf().toFixed(2)}$, so the discriminant is negative there.`,
        slip('got_the_discriminant_wrong', four, 2)`
          You divided $${square}$ by twice the leading coefficient, as in the formula for the roots. In the
          discriminant
          it stands four times.`,
        slip('ignored_the_leading_coefficient', leading, 1)`
          The discriminant was written as if the leading coefficient were $1$ and not $${a}$.`,
        slip('counted_one_too_few', c, calc`floor(${bound}) - 1`)`
          $${c}$ stops one short: the next integer is still below $${bound.valueOf().toFixed(2)}$.`,
        slip('got_the_discriminant_wrong', leading, calc`${a} * ${a}`)`
          In the discriminant the leading coefficient $${a}$ stands once, not squared.`,
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
    const linear = step(
      calc`-(${double} + ${slope})`,
      value =>
        tex`(k ${addedTex(-m)})^2 - (${n}k ${addedTex(c)}) = k^2 ${addedTex(value)}k ${addedTex(m * m - c)} = 0`,
    )`
      Set a quarter of the discriminant to zero and arrange it by powers of $k$.`;
    const sum = step(calc`-${linear}`, value => tex`k_1 + k_2 = ${value}`)`
      This is a quadratic in $k$; its roots need not be found, because only their sum is wanted.`;
    return {
      answer: sum,
      stem: text`The equation $x^2 + 2(k ${addedTex(-m)})x + (${size(n)}k ${addedTex(c)}) = 0$ has equal roots for two
        values of $k$. What is the sum of these two values?`,
      show: plain,
      plausible: () => true,
      slips: [
        stop('wrong_sign', linear)`
          $${linear}$ is the coefficient of $k$; the sum of the two values has the opposite sign.`,
        slip('left_out_a_term', slope, 0)`
          The term $${n}k$ of the constant also goes into the equation for $k$; only the square was used.`,
        slip('got_the_middle_term_wrong', double, m)`
          The square $(k ${addedTex(-m)})^2$ holds $${-2 * m}k$, not $${-m}k$.`,
        slip('got_the_discriminant_wrong', slope, calc`4 * ${n}`)`
          The $4$ of the discriminant was kept with $${n}k$ after the other $4$ had been divided out of the square.`,
        slip('wrong_sign', slope, calc`-${n}`)`
          $${n}k$ is subtracted in the discriminant; here it was added.`,
        slip('mixed_up_sum_and_product', sum, calc`${m} * ${m} - ${c}`)`
          $${sum}$ is the constant term of the equation in $k$: the product of the two values.`,
      ],
      snapRead: text`Equal roots for two values of $k$, and only the sum of the values is asked.`,
      approach: text`The condition on the discriminant is itself a quadratic in $k$, and its sum of roots can be read
        off.`,
      faster: text`Only the terms in $k$ count: $-2 \times ${m < 0 ? tex`(${m})` : m}$ from the square and $-${n}$, so
        the sum is $2 \times ${m < 0 ? tex`(${m})` : m} + ${n}$.`,
      check: () => {
        const root = Math.sqrt((2 * m + n) ** 2 - 4 * (m * m - c));
        return text`The values are about $${((2 * m + n + root) / 2).toFixed(2)}$ and
          $${((2 * m + n - root) / 2).toFixed(2)}$.`;
      },
      principle: text`A condition on a parameter is an equation in that parameter: use sum and product of its roots as
        well.`,
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
