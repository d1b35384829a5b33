import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cubes {
  /** (ax)³ + (by)³ + 3n(ax)(by) = n³. */
  a: number;
  b: number;
  n: number;
  frame: number;
}

const times = (n: number, letter: string) => (n === 1 ? letter : `${n}${letter}`);

const greatestProduct = form<Cubes>(
  'greatest-product-on-a-line-and-a-point',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['AL.INQ.4'],
    verify: ({ a, b, n }) => {
      // All u from −3n to 3n, and the u, v of least error besides the line.
      let best = Number.NEGATIVE_INFINITY;
      for (let i = -300; i <= 300; i += 1)
        for (let j = -300; j <= 300; j += 1) {
          const [u, v] = [(i * n) / 100, (j * n) / 100];
          if (Math.abs(u ** 3 + v ** 3 + 3 * n * u * v - n ** 3) < 1e-7 * n ** 3)
            best = Math.max(best, (u * v) / (a * b));
        }
      return q(Math.round(best * a * b * 4), 4 * a * b);
    },
  },
  ({ a, b, n, frame }, { step, find, write }) => {
    const [u, v] = [times(a, 'x'), times(b, 'y')];
    const left = tex`${a ** 3 === 1 ? '' : a ** 3}x^3 + ${b ** 3 === 1 ? '' : b ** 3}y^3 +
      ${3 * n * a * b}xy`;
    write(
      tex`p^3 + q^3 + r^3 - 3pqr = \tfrac{1}{2}(p + q + r)\left((p - q)^2 + (q - r)^2 + (r - p)^2\right)`,
      {
        because: text`With $p = ${u}$, $q = ${v}$ and $r = -${n}$ the product $-3pqr$ is $${3 * n * a * b}xy$ and $r^3$
          is $-${n ** 3}$. So the equation says that this expression is $0$.`,
      },
    )`
      Put $p = ${u}$, $q = ${v}$ and $r = -${n}$. Then the equation says $p^3 + q^3 + r^3 - 3pqr = 0$, and this identity
      factors the left side.`;
    const quarter = find(4);
    const inner = find(calc`${n}^2 / ${quarter}`);
    const line = step(frac(calc`${inner} / (${a} * ${b})`), {
      name: 'the greatest xy on the line',
      works: (_v, working) =>
        tex`${u} + ${v} = ${n}: \quad (${u})(${v}) \le \frac{${n}^2}{4} = ${frac(inner)} \Rightarrow xy \le ${working}`,
      because: text`$4uv = (u + v)^2 - (u - v)^2$. When the sum $u + v$ is fixed, the product is greatest if the
        difference $u - v$ is $0$.`,
    })`
      If the first factor is $0$, then $${u} + ${v} = ${n}$. The product of these two numbers is greatest when they are
      equal.`;
    const point = step(frac(calc`${n}^2 / (${a} * ${b})`), {
      name: 'xy in the other case',
      works: (_v, working) => tex`${u} = ${v} = -${n} \Rightarrow xy = ${working}`,
      because: text`A sum of three squares is $0$ only if each square is $0$. Then $p$, $q$ and $r$ are equal, and $r$
        is $-${n}$.`,
    })`
      The second factor, a sum of squares, is $0$ only for $p = q = r$. This is one more solution, with both numbers
      negative, and its product is positive.`;
    const wanted = step(calc`max(${frac(line)}, ${frac(point)})`, (_v, working) => tex`${working}`)`
      The greater of the two is the greatest value.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`Real numbers $x$ and $y$ satisfy $${left} = ${n ** 3}$. What is the greatest possible value of
          $xy$?`,
        text`Find the maximum of the product $xy$ over all real solutions of $${left} = ${n ** 3}$.`,
        text`Among all pairs of real numbers $x, y$ with $${left} = ${n ** 3}$, which is the largest product
          $xy$?`,
        text`How large can $xy$ be if $x$ and $y$ are real and $${left} = ${n ** 3}$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.d <= 72n,
      slips: [
        slip('left_out_a_case', point, () => line)`
          You considered only $${u} + ${v} = ${n}$, where $xy$ is at most $${fractionTex(q(n * n, 4 * a * b))}$. The
          equation also holds for two equal negative numbers $${u}$ and $${v}$.`,
        slip('left_out_a_factor', point, a * b > 1 && n * n)`
          You gave $${n * n}$ as $xy$. That is the product of $${u}$ and $${v}$, which still has to be divided by
          $${a * b}$.`,
        slip('multiplied_for_divided', point, a * b > 1 && calc`${n}^2 * ${a} * ${b}`)`
          ${here} multiplies by $${a * b}$. From $(${u})(${v})$ one comes to $xy$ by dividing.`,
        slip('did_not_divide', point, frac(calc`${n}^2 / 4`))`
          ${here} is the greatest product of two numbers with the sum $${n}$. It belongs to $${u}$ and $${v}$, not to
          $x$ and $y$, and there is a further solution.`,
        slip('sought_the_extreme_elsewhere', point, frac(calc`${n}^2 / (2 * ${a} * ${b})`))`
          ${here} takes half of the square of the sum for the greatest product. Two equal numbers with the sum $${n}$
          have a quarter of it as their product.`,
        slip('got_the_middle_term_wrong', point, frac(calc`${n}^2 / (3 * ${a} * ${b})`))`
          ${here} sets the term with $xy$ equal to the right side and ignores the cubes. The cubes are not $0$.`,
        slip('mixed_up_sum_and_product', point, frac(calc`2 * ${n}^2 / (${a} * ${b})`))`
          ${here} multiplies the two possible sums of $${u}$ and $${v}$, $${n}$ and $${2 * n}$ in size. They belong to
          different solutions.`,
      ],
      snapRead: text`Two cubes, a product and a constant cube: with the constant as a third cube it is the identity for
        $p^3 + q^3 + r^3 - 3pqr$.`,
      approach: text`The identity splits the equation into a sum that is zero, which is a line, and three equal numbers,
        which is a single point. Find the greatest product in each case and compare.`,
      check: text`For $${u} = ${v} = -${n}$ the left side is $-${n ** 3} - ${n ** 3} + 3 \times ${n} \times ${n * n} =
        ${n ** 3}$, and $xy = ${frac(q(n * n, a * b))}$.`,
      principle: text`$p^3 + q^3 + r^3 = 3pqr$ has two kinds of real solutions: the sum is zero, or all three are equal.
        Do not forget the second.`,
    };
  },
);

/** AL.POL.3 Hard: a cubic equation that is a line and a point. */
export const lineAndAPoint: readonly AnyTemplate[] = situation<Cubes>({
  type: 'AL.POL.3',
  situation: 'line-and-a-point',
  tries: 60,
  draw: draw => {
    const [a, b, n] = [draw.int(1, 5), draw.int(1, 5), draw.int(2, 12)];
    return gcd(a, b, n) === 1 && 3 * n * a * b !== n ** 3 && q(n * n, a * b).d <= 20n && a * b <= 15
      ? { a, b, n, frame: draw.int(0, 3) }
      : null;
  },
  forms: [greatestProduct],
});
