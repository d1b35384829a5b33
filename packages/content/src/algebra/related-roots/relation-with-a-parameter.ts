import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Relation {
  /** The sum of the roots. */
  sum: number;
  /** What the other root has more than the square of this one. */
  more: number;
  /** With a parameter: the sum is k + u and the product vk + w; one root is m times the other. */
  u: number;
  v: number;
  w: number;
  m: number;
  frame: number;
  way: boolean;
}

const squared = form<Relation>(
  'one-root-from-the-square',
  {
    band: 'Medium',
    seconds: 110,
    also: ['AL.QUA.1'],
    suits: ({ sum, more }) => sum > more && !isSquare(1 + 4 * (sum - more)),
    verify: ({ sum, more }) => {
      const root = Math.sqrt(1 + 4 * (sum - more));
      const constant = (t: number) => t * (t * t + more);
      return nearFraction(constant((-1 - root) / 2) + constant((-1 + root) / 2));
    },
  },
  ({ sum, more, frame }, { step, write, find }) => {
    const other = polynomialTex([1, 0, more], 't');
    const by = Math.abs(more);
    const way = more > 0 ? 'more' : 'less';
    const rest = sum - more;
    write(tex`t + (${other}) = ${sum} \quad \Rightarrow \quad t^2 + t - ${rest} = 0`, {
      because: text`The relation links the two roots, so both can be written with one letter. Their sum is the
        coefficient of $x$ with its sign changed.`,
    })`
      Let $t$ be the root whose square is compared with the other one. The other root is $${other}$, and the sum of
      the roots is $${sum}$.`;
    write(tex`c = t(${other}) = ${polynomialTex([1, 0, more, 0], 't')}`, {
      because: text`In $x^2 + bx + c = 0$ the constant $c$ is the product of the two roots. So each possible $t$ gives
        one value of $c$.`,
    })`
      The constant $c$ is the product of the roots. Write it with $t$ too.`;
    const total = find(-1, { name: 'the sum of the two values of t' });
    const product = find(-rest, { name: 'the product of the two values of t' });
    write(tex`t_1 + t_2 = ${total}, \quad t_1 t_2 = ${product}`, {
      because: text`The values of $t$ are no simple numbers, but only sums of their powers are needed.`,
    })`
      Two values of $t$ are possible. They are the roots of a quadratic equation of their own, so read off their sum
      and their product.`;
    const cubes = step(calc`${total}^3 - 3 * ${product} * ${total}`, {
      name: 'the sum of the cubes of the values of t',
      works: (_v, working) => tex`t_1^3 + t_2^3 = (t_1 + t_2)^3 - 3t_1 t_2(t_1 + t_2) = ${working}`,
      because: text`$(a + b)^3 = a^3 + b^3 + 3ab(a + b)$, so the cubes follow from the sum and the product without the
        numbers themselves.`,
    })`
      Each value of $c$ contains the cube of a value of $t$. So find the sum of the two cubes from the sum and the
      product.`;
    const wanted = step(calc`${cubes} + ${more} * ${total}`, {
      name: 'the sum of the two values of c',
      works: (_v, working) =>
        tex`c_1 + c_2 = (t_1^3 + t_2^3) ${more < 0 ? '-' : '+'} ${by}(t_1 + t_2) = ${working}`,
      because: text`Each value of $c$ is $${polynomialTex([1, 0, more, 0], 't')}$. Added up, the cubes stand together
        and the multiples of $t$ stand together.`,
    })`
      Add the two values of $c$: the sum of the cubes, and $${more}$ times the sum of the two values of $t$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`One root of the equation $x^2 - ${sum}x + c = 0$ is $${by}$ ${way} than the square of the other
            root. What
            is the sum of all possible values of the constant $c$?`
          : frame === 1
            ? text`In $x^2 - ${sum}x + c = 0$ the number $c$ is such that one root is the square of the other one
              ${more > 0 ? 'increased' : 'reduced'} by $${by}$. There are two such values of $c$. Find their sum.`
            : text`For two real numbers $c$ the equation $x^2 - ${sum}x + c = 0$ has the following property:
              squaring one root
              and ${more > 0 ? 'adding' : 'subtracting'} $${by}$ gives the other root. What do these two numbers add
              up to?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('wrong_sign', total, 1)`
          You used $1$ as the sum of the two possible roots that are squared. In $x^2 + x - ${rest} = 0$, which they
          satisfy, the sum is the opposite of the coefficient.`,
        slip('left_out_a_term', wanted, cubes)`
          $${wanted}$ is the sum of two cubes. The constant is a root times its square ${more > 0 ? 'plus' : 'less'}
          $${by}$, so a multiple of the root belongs to it.`,
        slip('left_out_a_term', product, -sum)`
          You did not bring the $${by}$ to the other side: the roots that are squared then satisfy
          $x^2 + x - ${sum} = 0$.`,
        slip('left_out_a_factor', cubes, calc`${total}^3 - ${product} * ${total}`)`
          You used ${here} for the sum of the cubes. The mixed terms of a cube have the factor $3$.`,
        slip('took_a_power_term_by_term', cubes, calc`${total}^3`)`
          You used ${here}, the cube of the sum, for the sum of the cubes. The mixed terms have to be taken away.`,
        slip('wrong_sign', product, -(sum + more))`
          You brought the $${by}$ to the other side with the wrong sign, which leaves $${sum + more}$ there.`,
        slip('wrong_sign', wanted, calc`${cubes} - ${more} * ${total}`)`
          ${here} has the multiple of the root with the wrong sign. It stands in the constant as it stands in the
          relation.`,
        slip('left_out_a_factor', cubes, calc`${total}^3 - 2 * ${product} * ${total}`)`
          You used ${here} for the sum of the cubes. The factor $2$ belongs to a sum of squares; for cubes it is
          $3$.`,
        slip('left_out_a_factor', wanted, calc`${cubes} + 2 * ${more}`)`
          ${here} adds the $${by}$ for both values. In the constant it is multiplied by the root.`,
      ],
      snapRead: text`One root is given by the square of the other: write both with one letter, and use sums of
        powers.`,
      approach: text`With $t$ for one root, the sum gives a quadratic for $t$ whose roots are not whole. Its sum and
        product are enough for the sum of the two constants.`,
      faster: text`Each value satisfies $t^2 = ${rest} - t$, so $t^3 = ${rest}t - t^2 = ${rest + 1}t - ${rest}$ and $c
        = ${rest + 1 + more}t - ${rest}$. Add the two: $${rest + 1 + more} \times (-1) - 2 \times ${rest}$.`,
      check: () => {
        const root = Math.sqrt(1 + 4 * rest);
        const [low, high] = [(-1 - root) / 2, (-1 + root) / 2];
        const near = (value: number) => q(Math.round(value * 100), 100);
        return text`The values of $t$ are about $${near(high)}$ and $${near(low)}$, and those of $c$ about
          $${near(high ** 3 + more * high)}$ and $${near(low ** 3 + more * low)}$; together they give $${wanted}$.`;
      },
      principle: text`When possible values are not whole, ask of which equation they are the roots: sums of their
        powers need no root.`,
    };
  },
);

const parameter = form<Relation>(
  'sum-of-the-parameters',
  {
    band: 'Medium',
    seconds: 100,
    also: ['AL.QUA.1'],
    suits: ({ u, v, w, m }) => {
      const n = (m + 1) ** 2;
      const [b, c] = [2 * m * u - n * v, m * u * u - n * w];
      const discriminant = b * b - 4 * m * c;
      return discriminant > 0 && (n * v - 2 * m * u) % m === 0 && u * v !== w && n * v !== 2 * m * u;
    },
    verify: ({ u, v, w, m }) => {
      // The two values of k are looked for by a change of sign.
      const excess = (k: number) => m * (k + u) ** 2 - (m + 1) ** 2 * (v * k + w);
      const middle = ((m + 1) ** 2 * v - 2 * m * u) / (2 * m);
      let [low, high] = [middle, middle + 1e5];
      for (let i = 0; i < 120; i += 1) {
        const half = (low + high) / 2;
        if (excess(half) < 0) low = half;
        else high = half;
      }
      let [from, to] = [middle - 1e5, middle];
      for (let i = 0; i < 120; i += 1) {
        const half = (from + to) / 2;
        if (excess(half) > 0) from = half;
        else to = half;
      }
      return nearFraction(Math.round((low + from) * 1e5) / 1e5);
    },
  },
  ({ u, v, w, m, way }, { step, write, find }) => {
    const [sum, product] = [polynomialTex([1, u], 'k'), polynomialTex([v, w], 'k')];
    const given = `x^2 - (${sum})x ${product.startsWith('-') ? `- ${product.slice(1)}` : `+ ${product}`}`;
    const word = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' }[m] ?? '';
    const n = find(calc`(${m} + 1)^2`, { name: 'the square of the number of parts in the sum' });
    const factor = find(m, { name: 'the factor on the side of the sum' });
    write(tex`(${m} + 1)t = ${sum}, \qquad ${m}t^2 = ${product}`, {
      because: text`With the ratio known, both roots can be written with one letter. The sum and the product of the
        roots stand in the equation.`,
    })`
      Let $t$ be the smaller root; the other one is $${m}t$. Write down their sum and their product with the
      coefficients.`;
    write(tex`${factor}(${sum})^2 = ${n}(${product})`, {
      because: text`The root itself is not asked; without it, $k$ is the only unknown. Both sides are
        $${m} \times ${(m + 1) ** 2}$ times the square of $t$.`,
    })`
      Eliminate $t$: square the first equation, multiply it by $${m}$, and compare with the second one.`;
    const linear = step(calc`2 * ${factor} * ${u} - ${n} * ${v}`, {
      name: 'the coefficient of k',
      works: value =>
        tex`${polynomialTex(
          [
            factor,
            value,
            q(u * u)
              .mul(factor)
              .sub(n.mul(w)),
          ],
          'k',
        )} = 0`,
      because: text`Only the sum of the values of $k$ is asked, so the equation for $k$ itself is needed, not its
        roots.`,
    })`
      Multiply out and bring all terms to one side. This is a quadratic equation for $k$.`;
    const wanted = step(calc`-${linear} / ${factor}`, {
      name: 'the sum of the values of k',
      works: (_v, working) => tex`k_1 + k_2 = ${working}`,
      because: text`The sum of the roots of $ak^2 + bk + c = 0$ is $-\frac{b}{a}$.`,
    })`
      Its two roots are the possible values of $k$. Their sum is the coefficient of $k$ with its sign changed, divided
      by that of $k^2$.`;
    return {
      answer: wanted,
      stem: way
        ? text`One root of the equation $${given} = 0$ is ${word} the other root. What is the sum of all possible real
            values of $k$?`
        : text`For two values of the real number $k$ the roots of $${given} = 0$ are in the ratio $1 : ${m}$. Find
          the sum
            of these two values.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('wrong_sign', wanted, calc`${linear} / ${factor}`)`
          ${here} has the sign of the coefficient of $k$. The sum of the roots has the opposite one.`,
        slip('forgot_to_square', n, m + 1)`
          You did not square the number of parts, $${m + 1}$, when you eliminated the smaller root. The sum was
          squared, so its parts are squared too.`,
        slip('left_out_a_factor', factor, 1)`
          You lost the factor $${m}$ of the product: the square of the sum was set equal to $${n}(${product})$.`,
        slip('took_a_part_for_the_whole', n, calc`${m}^2`)`
          You counted the sum of the roots as $${m}$ parts. With the smaller root it is $${m + 1}$ parts.`,
        slip('got_the_middle_term_wrong', linear, calc`${m} * ${u} - ${n} * ${v}`)`
          You counted the middle term of $(${sum})^2$ once. It is twice $${u}$ times $k$.`,
        slip('got_the_discriminant_wrong', n, calc`4 * ${m}`)`
          You used $${n}$ as in the condition for equal roots. Here one root is ${word} the other one.`,
        slip('answered_another_quantity', wanted, () =>
          q(u * u)
            .mul(factor)
            .sub(n.mul(w))
            .div(factor),
        )`
          $${wanted}$ is the product of the two values of $k$. Their sum was asked for.`,
        slip('ignored_the_leading_coefficient', wanted, calc`-${linear}`)`
          ${here} is not divided by the coefficient of $k^2$, which is $${m}$.`,
        slip('took_a_power_term_by_term', linear, calc`-${n} * ${v}`)`
          You used $k^2 + ${u * u}$ for $(${sum})^2$. The square also has a middle term, twice $${u}$ times $k$.`,
      ],
      snapRead: text`The ratio of the roots is known, and $k$ stands in their sum and product: eliminate the root.`,
      approach: text`Write both roots with one letter. Sum and product give two equations; eliminating the root leaves
        a quadratic in $k$, of which only the sum of the roots is asked.`,
      check: () => {
        const [b, c] = [2 * m * u - (m + 1) ** 2 * v, m * u * u - (m + 1) ** 2 * w];
        return text`The quadratic $${polynomialTex([m, b, c], 'k')}$ has the discriminant $${b * b - 4 * m * c}$,
          which is positive, so both values of $k$ are real.`;
      },
      principle: text`For a fixed ratio of the roots, eliminate the root from sum and product: the square of the sum
        is a fixed multiple of the product.`,
    };
  },
);

/** AL.QUA.4 Medium: one root the square of the other, and a ratio of the roots with a parameter. */
export const relationWithAParameter: readonly AnyTemplate[] = situation<Relation>({
  type: 'AL.QUA.4',
  situation: 'relation-of-roots',
  tries: 200,
  draw: draw => ({
    sum: draw.int(3, 30),
    more: draw.pick([-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7]),
    u: draw.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]),
    v: draw.int(1, 8),
    w: draw.int(-12, 12),
    m: draw.int(2, 4),
    frame: draw.int(0, 2),
    way: draw.chance(0.5),
  }),
  forms: [squared, parameter],
});
