import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Related {
  /** The equation is ax² − bx + k = 0. */
  a: number;
  b: number;
  /** By how much the roots differ, and how many times the smaller one the larger one is. */
  d: number;
  m: number;
  frame: number;
}

/** `- bx` as it stands in the equation. */
const given = ({ a, b }: Related) => `${polynomialTex([a, -b, 0])} + k`;
const times: Readonly<Record<number, string>> = {
  2: 'twice',
  3: 'three times',
  4: 'four times',
  5: 'five times',
};

const differing = form<Related>(
  'constant-from-the-difference',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ a, b, d }) =>
      q(b * b, a)
        .sub(q(a * d * d))
        .div(4).d === 1n && b * b !== a * a * d * d,
    verify: ({ a, b, d }) => nearFraction(a * ((b / a - d) / 2) * ((b / a + d) / 2)),
  },
  (p, { step, find }) => {
    const { a, b, d, frame } = p;
    const sum = step(frac(calc`${b} / ${a}`), {
      name: 'the sum of the roots',
      works: (_v, working) => (a === 1 ? tex`\alpha + \beta = ${b}` : tex`\alpha + \beta = ${working}`),
    })`
      Let $\alpha$ be the larger and $\beta$ the smaller root. Read their sum off the equation.`;
    const square = find(calc`${d}^2`, { name: 'the square of the difference' });
    const four = find(4, { name: 'the factor of the product' });
    const product = step(frac(calc`(${frac(sum)}^2 - ${square}) / ${four}`), {
      name: 'the product of the roots',
      works: (_v, working) => tex`\alpha\beta = ${working}`,
      because: text`Sum, difference and product are linked by $(\alpha - \beta)^2 = (\alpha + \beta)^2 -
        4\alpha\beta$.`,
    })`
      Use $(\alpha - \beta)^2 = (\alpha + \beta)^2 - 4\alpha\beta$, because the sum and the difference are known.
      Solve it
      for the product.`;
    const k = step(calc`${a} * ${frac(product)}`, {
      works: (value, working) => tex`k = ${a === 1 ? value : working}`,
    })`
      The product of the roots is $k$ divided by the coefficient of $x^2$. Find $k$.`;
    return {
      answer: k,
      stem:
        frame === 0
          ? text`The roots of $${given(p)} = 0$ differ by $${d}$. What is the value of the constant $k$?`
          : text`One root of the equation $${given(p)} = 0$ is $${d}$ more than the other one. Find the constant $k$ of
            this equation.`,
      show: plain,
      plausible: value => value.d < 10n,
      slips: [
        slip('left_out_a_factor', four, 1)`
          The square of the difference, $${square}$, was taken for the square of the sum less the product. Four
          times the
          product has to be subtracted.`,
        slip('forgot_to_square', square, d)`
          $${d}$ was put in for the square of the difference.`,
        slip('wrong_sign', product, calc`(${sum}^2 + ${square}) / 4`)`
          ${here} adds the two squares. The square of the sum is the larger one, and four times the product is what it
          has more.`,
        slip('ignored_the_leading_coefficient', k, a > 1 && product)`
          $${k}$ is the product of the roots. The equation begins with $${a}x^2$, so $k$ is $${a}$ times as much.`,
        slip('ignored_the_leading_coefficient', sum, a > 1 && b)`
          The sum of the roots was taken as $${b}$, although the equation begins with $${a}x^2$.`,
        slip('left_out_a_factor', four, 2)`
          The product was subtracted $2$ times from the square of the sum; for the square of the difference it is $4$
          times.`,
        slip('did_not_halve', product, calc`${sum} * (${sum} - ${d})`)`
          ${here} takes the whole sum for the larger root. Half of sum and difference together is the larger root.`,
        slip('answered_another_quantity', k, calc`(${sum} + ${d}) / 2`)`
          ${here} is the larger root of the equation.`,
        slip('answered_another_quantity', k, calc`(${sum} - ${d}) / 2`)`
          ${here} is the smaller root of the equation.`,
        slip('left_out_a_term', product, calc`${sum}^2 / 4`)`
          ${here} is the product of equal roots. Here they differ by $${d}$.`,
      ],
      snapRead: text`The sum of the roots stands in the equation, their difference is given, and the product gives
        $k$.`,
      approach: text`Link the difference with sum and product, $(\alpha - \beta)^2 = (\alpha + \beta)^2 - 4\alpha\beta$,
        where $\alpha$ and $\beta$ are the roots.`,
      faster: text`The roots are half the sum plus and minus half the difference:
        $${frac(calc`(${sum} + ${d}) / 2`.value)}$
        and $${frac(calc`(${sum} - ${d}) / 2`.value)}$. ${a === 1 ? 'Multiply them' : text`Multiply them and $${a}$`}.`,
      check: () => {
        const [low, high] = [q(b, a).sub(d).div(2), q(b, a).add(d).div(2)];
        return text`The roots $${frac(high)}$ and $${frac(low)}$ differ by $${d}$, have the sum $${frac(q(b, a))}$
          and the
          product $${frac(high.mul(low))}$.`;
      },
      principle: text`Difference, sum and product of two roots: the square of the difference is the square of the
        sum less
        four times the product.`,
    };
  },
);

const multiple = form<Related>(
  'constant-from-a-multiple',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ a, b, m }) => q(m * b * b, a * (m + 1) ** 2).d === 1n,
    verify: ({ a, b, m }) => {
      const small = b / a / (m + 1);
      return nearFraction(a * small * (m * small));
    },
  },
  (p, { step, find }) => {
    const { a, b, m, frame } = p;
    const sum = find(frac(calc`${b} / ${a}`), { name: 'the sum of the roots' });
    const parts = find(m + 1, { name: 'how many times the smaller root the sum is' });
    const small = step(frac(calc`${sum} / ${parts}`), {
      name: 'the smaller root',
      works: value => tex`\beta + ${m}\beta = ${frac(sum)} \quad \Rightarrow \quad \beta = ${frac(value)}`,
      because: text`With the ratio known, both roots can be written with one letter.`,
    })`
      Call the smaller root $\beta$; the other one is then $${m}\beta$. Their sum is known from the equation.`;
    const product = step(frac(calc`${m} * ${frac(small)}^2`), {
      name: 'the product of the roots',
      works: (_v, working) => tex`${m}\beta \times \beta = ${working}`,
    })`
      Multiply the two roots.`;
    const k = step(calc`${a} * ${frac(product)}`, {
      works: (value, working) => tex`k = ${a === 1 ? value : working}`,
    })`
      The product of the roots is $k$ divided by the coefficient of $x^2$. Find $k$.`;
    return {
      answer: k,
      stem:
        frame === 0
          ? text`One root of $${given(p)} = 0$ is ${times[m] ?? ''} the other root. What is the value of the constant
            $k$?`
          : text`The two roots of the equation $${given(p)} = 0$ are in the ratio $1 : ${m}$. Find the constant $k$
            of this
            equation.`,
      show: plain,
      plausible: value => value.d < 10n && value.gt(0),
      slips: [
        slip('forgot_to_square', product, calc`${m} * ${frac(small)}`)`
          $${frac(product)}$ is the larger root alone. The product of the roots has the smaller root twice as a
          factor.`,
        slip('took_a_part_for_the_whole', parts, m)`
          The sum was divided by $${m}$. The larger root alone is $${m}$ parts, and the smaller one is another part.`,
        slip('left_out_a_factor', product, calc`${frac(small)}^2`)`
          ${here} is the square of the smaller root. The other root is $${m}$ times as large.`,
        slip('ignored_the_leading_coefficient', k, a > 1 && product)`
          $${k}$ is the product of the roots. The equation begins with $${a}x^2$, so $k$ is $${a}$ times as much.`,
        slip('ignored_the_leading_coefficient', sum, a > 1 && b)`
          The sum of the roots was taken as $${b}$, although the equation begins with $${a}x^2$.`,
        slip('answered_another_quantity', product, a !== m && calc`${m}^2 * ${frac(small)}^2`)`
          ${here} is the square of the larger root.`,
        slip('assumed_equal_parts', small, frac(calc`${sum} / 2`))`
          Half of the sum was taken for the smaller root. The roots are not equal.`,
        slip('took_ratio_terms_for_amounts', small, 1)`
          The terms $1$ and $${m}$ of the ratio were taken for the roots. Their sum is not that of the equation.`,
        stop('answered_another_quantity', small)`
          $${frac(small)}$ is the smaller root.`,
      ],
      snapRead: text`The roots are in a known ratio, and their sum stands in the equation: their product gives $k$.`,
      approach: text`Write both roots with one letter. Their sum gives it, and the product then gives $k$.`,
      check: () => {
        const low = q(b, a * (m + 1));
        return text`The roots are $${frac(low)}$ and $${frac(low.mul(m))}$, with the sum $${frac(q(b, a))}$ and the
          product
          $${frac(low.mul(low).mul(m))}$.`;
      },
      principle: text`When the ratio of two roots is known, write both with one letter and use sum and product in
        turn.`,
    };
  },
);

/** AL.QUA.4 Easy: a constant from the difference or the ratio of the roots. */
export const differenceOrRatio: readonly AnyTemplate[] = situation<Related>({
  type: 'AL.QUA.4',
  situation: 'difference-or-ratio',
  tries: 200,
  draw: draw => {
    const p = {
      a: draw.pick([1, 1, 2, 3, 4]),
      b: draw.int(5, 40),
      d: draw.int(2, 13),
      m: draw.int(2, 5),
      frame: draw.int(0, 1),
    };
    return p.b % p.a === 0 || p.a > 1 ? p : null;
  },
  forms: [differing, multiple],
});
