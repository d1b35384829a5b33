import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Proportion {
  /** x|x − a| = k has three solutions, the largest of them m times the smallest. */
  a: number;
  m: number;
  frame: number;
}

const constantOf = form<Proportion>(
  'constant-from-a-ratio-of-solutions',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.QUA.4'],
    verify: ({ a, m }) => {
      let [low, high] = [1e-9, (a * a) / 4];
      for (let i = 0; i < 200; i += 1) {
        const k = (low + high) / 2;
        const least = (a - Math.sqrt(a * a - 4 * k)) / 2;
        const largest = (a + Math.sqrt(a * a + 4 * k)) / 2;
        if (largest > m * least) low = k;
        else high = k;
      }
      return nearFraction(Math.round(low * 1e6) / 1e6, 1);
    },
  },
  ({ a, m, frame }, { step, write, find }) => {
    write(tex`0 < x < ${a}: \; x(${a} - x) = k, \qquad x > ${a}: \; x(x - ${a}) = k`, {
      because: text`For negative $x$ the left side is negative, while $k$ must be positive for three solutions.`,
    })`
      Open the modulus. Below $${a}$ there can be two solutions, which are symmetric about $${fractionTex(q(a, 2))}$;
      above $${a}$ there is one.`;
    write(tex`p(${a} - p) = k, \qquad ${m}p(${m}p - ${a}) = k`, {
      because: text`The smallest solution lies below $${a}$ and the largest above it, so they stand in different
        equations. Two equations are needed for the two unknowns $p$ and $k$.`,
    })`
      Let $p$ be the smallest solution. The largest one is $${m}p$, and it lies above $${a}$. Both satisfy their own
      equation.`;
    const above = find(m + 1);
    const below = find(m * m + 1);
    const least = step(frac(calc`${a} * ${above} / ${below}`), {
      name: 'the smallest solution',
      works: (_v, w) => tex`${m * m}p - ${m * a} = ${a} - p \quad \Rightarrow \quad p = ${w}`,
      because: text`$p$ is not $0$, so both sides may be divided by it.`,
    })`
      Both left sides are equal to $k$. Set them equal and divide by $p$: a linear equation is left.`;
    const k = step(frac(calc`${frac(least)} * (${a} - ${frac(least)})`), {
      name: text`the value of $k$`,
      because: text`Either equation would do, since both have the value $k$. The one of the smallest solution has the
        smaller numbers.`,
      works: (_v, w) => tex`k = ${w}`,
    })`
      Put the value of $p$ into its equation to find $k$.`;
    const equation = tex`x|x - ${a}| = k`;
    const times =
      ['', '', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times'][m] ??
      `${m} times`;
    const p = q(a * (m + 1), m * m + 1);
    return {
      answer: k,
      stem: wording(
        frame,
        text`The equation $${equation}$ has three different real solutions, and the largest of them is ${times} the
          smallest. What is $k$?`,
        text`For which real number $k$ does $${equation}$ have exactly three real solutions, the greatest of which is
          ${times} the least?`,
        text`A horizontal line $y = k$ meets the curve $y = x|x - ${a}|$ in three points. The $x$-coordinate of the
          point farthest to the right is ${times} that of the point farthest to the left. Find $k$.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d <= 25n,
      slips: [
        slip('wrong_sign', below, m * m - 1)`
          In the linear equation for the smallest solution you subtracted the terms with it, $${m * m} - 1$, and found
          $${frac(least)}$. They are on different sides with opposite signs, so they add up to $${m * m} + 1$.`,
        slip('wrong_sign', above, m - 1)`
          In the linear equation for the smallest solution you subtracted the numbers, $${m} - 1$ times $${a}$, and
          found $${frac(least)}$. They add up to $${m} + 1$ times $${a}$.`,
        slip('forgot_to_square', below, m + 1)`
          You did not square the factor $${m}$ in $${m}x$ times $${m}x$, and the smallest solution came out as
          $${frac(least)}$. This product is $${m * m}x^2$.`,
        slip('answered_another_quantity', k, () => p)`
          $${frac(k)}$ is the smallest of the three solutions. The question asks for the constant $k$, which the left
          side is equal to there.`,
        slip('answered_another_quantity', k, () => p.mul(m))`
          $${frac(k)}$ is the largest of the three solutions. The question asks for the constant $k$, which the left
          side is equal to there.`,
        slip('opened_a_modulus_one_way', k, frac(calc`${m} * ${a}^2 / (${m} + 1)^2`))`
          ${here} makes two solutions between $0$ and $${a}$ with this ratio. Of three solutions the largest lies above
          $${a}$, where the bars open the other way.`,
        slip('wrong_sign', k, () => p.mul(m).mul(p.mul(m).add(a)))`
          The largest solution, $${frac(p.mul(m))}$, was put into $x(x + ${a})$. Above $${a}$ the bracket is $x -
          ${a}$.`,
        slip('left_out_a_term', k, () => p.mul(a))`
          You multiplied the smallest solution, $${frac(p)}$, by $${a}$. The second factor is $${a}$ minus this
          solution.`,
        slip('sought_the_extreme_elsewhere', k, () => q(a * a, 4))`
          For $k = ${frac(k)}$ the line only touches the curve on the left part, so there are two solutions. The
          question has three.`,
      ],
      snapRead: text`A product with a modulus and three solutions: two on one branch, one on the other, with a given
        ratio.`,
      approach: text`See from the graph on which branch each solution lies. Then the smallest and the largest give one
        equation each, and $k$ can be removed first.`,
      check: text`With $k = ${frac(p.mul(q(a).sub(p)))}$ the solutions are $${frac(p)}$, $${frac(q(a).sub(p))}$ and
        $${frac(p.mul(m))}$, and
        $${frac(p.mul(m))} \times ${frac(p.mul(m).sub(a))} = ${frac(p.mul(m).mul(p.mul(m).sub(a)))}$.`,
      principle: text`With a modulus decide first on which branch each solution lies; then every solution has its own
        plain equation.`,
    };
  },
);

/** AL.MOD.2 Hard: three solutions of which two are in a given ratio. */
export const threeInProportion: readonly AnyTemplate[] = situation<Proportion>({
  type: 'AL.MOD.2',
  situation: 'three-in-proportion',
  tries: 20,
  draw: draw => {
    const m = draw.pick([3, 3, 5, 7]);
    const p = {
      m,
      a: (m === 3 ? 5 : m === 5 ? 13 : 25) * draw.int(1, m === 3 ? 12 : m === 5 ? 6 : 4),
      frame: draw.int(0, 2),
    };
    return p;
  },
  forms: [constantOf],
});
