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
    revision: 2,
    suits: ({ a, b, d }) =>
      q(b * b, a)
        .sub(q(a * d * d))
        .div(4).d === 1n && b * b !== a * a * d * d,
    verify: ({ a, b, d }) => nearFraction(a * ((b / a - d) / 2) * ((b / a + d) / 2)),
  },
  (p, { step, find }) => {
    const { a, b, d, frame } = p;
    const sum = step(frac(calc`${b} / ${a}`), {
      because: text`Multiplied out, $(x - \alpha)(x - \beta)$ has $-(\alpha + \beta)$ before $x$ and $\alpha\beta$ at
        the end. So sum and product of the roots stand in the coefficients, once the equation begins with $x^2$.`,
      name: 'the sum of the roots',
      works: (_v, working) => (a === 1 ? tex`\alpha + \beta = ${b}` : tex`\alpha + \beta = ${working}`),
    })`
      Let $\alpha$ be the larger and $\beta$ the smaller root. Read their sum off the equation.`;
    const square = find(calc`${d}^2`, { name: 'the square of the difference' });
    const four = find(4, { name: 'the factor of the product' });
    const product = step(frac(calc`(${frac(sum)}^2 - ${square}) / ${four}`), {
      name: 'the product of the roots',
      works: (_v, working) => tex`\alpha\beta = ${working}`,
      because: text`$(\alpha + \beta)^2$ has $+2\alpha\beta$ in the middle and $(\alpha - \beta)^2$ has
        $-2\alpha\beta$. So the two squares differ by four times the product, not by twice.`,
    })`
      The sum and the difference of the roots are known. They are linked with the product by
      $(\alpha - \beta)^2 = (\alpha + \beta)^2 - 4\alpha\beta$. Put them in and solve for the product $\alpha\beta$.`;
    const k = step(calc`${a} * ${frac(product)}`, {
      name: text`the constant $k$`,
      because:
        a === 1
          ? text`Multiplied out, $(x - \alpha)(x - \beta)$ has no $x$ in its last term, which is $\alpha\beta$.`
          : text`Divided by $${a}$, the equation begins with $x^2$ and its last term is $\frac{k}{${a}}$. Only then is
              the last term the product of the roots.`,
      works: (value, working) => tex`k = ${a === 1 ? value : working}`,
    })`
      ${
        a === 1
          ? text`The equation begins with $x^2$, so its constant $k$ is the product of the roots.`
          : text`The product of the roots is $k$ divided by $${a}$, the coefficient of $x^2$. So $k$ is $${a}$ times the
              product.`
      }`;
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
          You subtracted the product only once from the square of the sum to get $${square}$. For the square of the
          difference four times the product has to be subtracted.`,
        slip('forgot_to_square', square, d)`
          You put in $${d}$ for the square of the difference. The difference is $${d}$, so its square is
          $${d} \times ${d}$.`,
        slip('wrong_sign', product, calc`(${sum}^2 + ${square}) / 4`)`
          ${here} adds the two squares. The square of the sum is the larger one, and four times the product is what it
          has more.`,
        slip('ignored_the_leading_coefficient', k, a > 1 && product)`
          $${k}$ is the product of the roots. The equation begins with $${a}x^2$, so $k$ is $${a}$ times as much.`,
        slip('ignored_the_leading_coefficient', sum, a > 1 && b)`
          You used $${b}$ for the sum of the roots. The equation begins with $${a}x^2$, so this number has to be
          divided by $${a}$ first.`,
        slip('did_not_halve', product, calc`${sum} * (${sum} - ${d})`)`
          ${here} takes the whole sum for the larger root. Half of sum and difference together is the larger root.`,
        slip('answered_another_quantity', k, calc`(${sum} + ${d}) / 2`)`
          ${here} is the larger root of the equation. The question asks for the constant $k$, which comes from the
          product of both roots.`,
        slip('answered_another_quantity', k, calc`(${sum} - ${d}) / 2`)`
          ${here} is the smaller root of the equation. The question asks for the constant $k$, which comes from the
          product of both roots.`,
        slip('left_out_a_term', product, calc`${sum}^2 / 4`)`
          ${here} is the product of two equal roots with this sum. Here the roots differ by $${d}$, so their product is
          smaller.`,
      ],
      snapRead: text`The sum of the roots stands in the equation, their difference is given, and the product gives
        $k$.`,
      approach: text`Link the difference with sum and product, $(\alpha - \beta)^2 = (\alpha + \beta)^2 - 4\alpha\beta$,
        where $\alpha$ and $\beta$ are the roots.`,
      faster: text`The roots are half the sum plus and minus half the difference:
        $${frac(calc`(${sum} + ${d}) / 2`.value)}$ and $${frac(calc`(${sum} - ${d}) / 2`.value)}$.
        ${a === 1 ? 'Multiply them' : text`Multiply them and $${a}$`}.`,
      check: () => {
        const [low, high] = [q(b, a).sub(d).div(2), q(b, a).add(d).div(2)];
        return text`The roots $${frac(high)}$ and $${frac(low)}$ differ by $${d}$, have the sum $${frac(q(b, a))}$ and
          the product $${frac(high.mul(low))}$.`;
      },
      principle: text`The square of the difference of two roots is the square of their sum less four times their
        product: any two of the three give the third.`,
    };
  },
);

const multiple = form<Related>(
  'constant-from-a-multiple',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
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
      because: text`With the ratio known, both roots can be written with one letter, so the sum alone gives it. Not
        division by $${m}$: the smaller root is one more part of the sum.`,
    })`
      Call the smaller root $\beta$; the other one is then $${m}\beta$. Their sum, $${parts}\beta$, can be read off the
      equation. Divide it by $${parts}$.`;
    const product = step(frac(calc`${m} * ${frac(small)}^2`), {
      because: text`The product of the roots is what the constant $k$ is tied to. $\beta$ is a factor of both roots, so
        it is squared.`,
      name: 'the product of the roots',
      works: (_v, working) => tex`${m}\beta \times \beta = ${working}`,
    })`
      The product of the roots is $${m}\beta$ times $\beta$. Put in the value of $\beta$.`;
    const k = step(calc`${a} * ${frac(product)}`, {
      name: text`the constant $k$`,
      because: text`Divided by its first coefficient, the equation begins with $x^2$ and ends with the product of the
        roots. Only then do the coefficients show sum and product.`,
      works: (value, working) => tex`k = ${a === 1 ? value : working}`,
    })`
      The product of the roots is $k$ divided by the coefficient of $x^2$. So $k$ is this coefficient times the
      product.`;
    return {
      answer: k,
      stem:
        frame === 0
          ? text`One root of $${given(p)} = 0$ is ${times[m] ?? ''} the other root. What is the value of the constant
            $k$?`
          : text`The two roots of the equation $${given(p)} = 0$ are in the ratio $1 : ${m}$. Find the constant $k$ of
            this equation.`,
      show: plain,
      plausible: value => value.d < 10n && value.gt(0),
      slips: [
        slip('forgot_to_square', product, calc`${m} * ${frac(small)}`)`
          $${frac(product)}$ is the larger root alone. The product of the roots has the smaller root twice as a
          factor.`,
        slip('took_a_part_for_the_whole', parts, m)`
          The sum was divided by $${m}$. The larger root alone is $${m}$ parts, and the smaller one is another part.`,
        slip('left_out_a_factor', product, m > 2 && calc`${frac(small)}^2`)`
          ${here} is the square of the smaller root. The other root is $${m}$ times as large, so the product is $${m}$
          times this.`,
        slip('ignored_the_leading_coefficient', k, a > 1 && product)`
          $${k}$ is the product of the roots. The equation begins with $${a}x^2$, so $k$ is $${a}$ times as much.`,
        slip('ignored_the_leading_coefficient', sum, a > 1 && b)`
          You used $${b}$ for the sum of the roots. The equation begins with $${a}x^2$, so this number has to be
          divided by $${a}$ first.`,
        slip('answered_another_quantity', product, a !== m && m > 2 && calc`${m}^2 * ${frac(small)}^2`)`
          ${here} is the square of the larger root. The product of the roots has the larger root once and the smaller
          one once.`,
        slip('assumed_equal_parts', small, frac(calc`${sum} / 2`))`
          You halved the sum to get the smaller root. The roots are not equal: one is $${m}$ times the other, so the
          sum has more parts than two.`,
        slip('took_ratio_terms_for_amounts', small, 1)`
          You used the terms $1$ and $${m}$ of the ratio as the roots. A ratio tells only how they compare; their sum
          is given by the equation.`,
        stop('answered_another_quantity', small)`
          $${frac(small)}$ is the smaller root. The question asks for the constant $k$, which comes from the product of
          both roots.`,
      ],
      snapRead: text`The roots are in a known ratio, and their sum stands in the equation: their product gives $k$.`,
      approach: text`Write both roots with one letter. Their sum, read off the equation, gives this letter; their
        product then gives $k$.`,
      check: () => {
        const low = q(b, a * (m + 1));
        return text`The roots are $${frac(low)}$ and $${frac(low.mul(m))}$, with the sum $${frac(q(b, a))}$ and the
          product $${frac(low.mul(low).mul(m))}$.`;
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
