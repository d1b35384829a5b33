import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Three {
  /** log_a bc = n1/d1 and log_b ca = n2/d2. */
  n1: number;
  d1: number;
  n2: number;
  d2: number;
  frame: number;
}

const third = ({ n1, d1, n2, d2 }: Three) =>
  q(1)
    .div(
      q(1)
        .sub(q(1).div(q(n1, d1).add(1)))
        .sub(q(1).div(q(n2, d2).add(1))),
    )
    .sub(1);

const ofTheThird = form<Three>(
  'third-logarithm-of-a-product-of-two',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.LOG.8'],
    verify: ({ n1, d1, n2, d2 }) => {
      // With a = e, the logarithms of b and c solve two linear equations.
      const [p, r] = [n1 / d1, n2 / d2];
      const b = (1 + p) / (1 + r);
      const c = p - b;
      return nearFraction((1 + b) / c, 40);
    },
  },
  ({ n1, d1, n2, d2, frame }, { step, find }) => {
    const [p, r] = [q(n1, d1), q(n2, d2)];
    const one = find(1);
    const first = step(frac(calc`1 / (${frac(p)} + ${one})`), {
      name: text`the logarithm of $a$ to the base $abc$`,
      works: (_v, w) =>
        tex`\log_a abc = \log_a bc + \log_a a = ${frac(p)} + 1 \quad \Rightarrow \quad \log_{abc} a = ${w}`,
      because: text`$\log_a a = 1$, so adding $1$ makes the three different products into one and the same, $abc$. And
        $\log_x y$ and $\log_y x$ are reciprocals.`,
    })`
      Add $1$ to the first logarithm: then it is the logarithm of the whole product $abc$. Change the base to $abc$ by
      taking the reciprocal.`;
    const second = step(frac(calc`1 / (${frac(r)} + 1)`), {
      because: text`$\log_b b = 1$, so adding $1$ puts the missing factor $b$ into the product. Now both logarithms
        have the same base $abc$ and can be added.`,
      name: text`the logarithm of $b$ to the base $abc$`,
      works: (_v, w) => tex`\log_b abc = ${frac(r)} + 1 \quad \Rightarrow \quad \log_{abc} b = ${w}`,
    })`
      Do the same with the second logarithm: add $1$ and take the reciprocal.`;
    const rest = step(frac(calc`1 - ${frac(first)} - ${frac(second)}`), {
      name: text`the logarithm of $c$ to the base $abc$`,
      works: (_v, w) => tex`\log_{abc} c = ${w}`,
      because: text`To one base, the logarithms of factors add up to the logarithm of the product, and
        $\log_{abc} abc = 1$.`,
    })`
      To the base $abc$ the logarithms of $a$, $b$ and $c$ add up to $1$. This gives the one of $c$.`;
    const whole = step(frac(calc`1 ÷ ${frac(rest)}`), {
      because: text`$\log_x y$ and $\log_y x$ are reciprocals: $\log_2 8 = 3$ and $\log_8 2 = \frac{1}{3}$. So base and
        number change places.`,
      name: text`the logarithm of $abc$ to the base $c$`,
      works: (_v, w) => tex`\log_c abc = ${w}`,
    })`
      The reciprocal of $\log_{abc} c$ is $\log_c abc$.`;
    const wanted = step(frac(calc`${frac(whole)} - 1`), {
      because: text`Taking a factor out of the number takes its logarithm away. At the beginning it was put in by
        adding $1$.`,
      name: text`the logarithm of $ab$ to the base $c$`,
      works: (_v, w) => tex`\log_c ab = \log_c abc - \log_c c = ${w}`,
    })`
      $abc$ has the factor $c$ more than $ab$. Subtract $\log_c c = 1$ to get the logarithm of $ab$.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`For real numbers $a$, $b$ and $c$ greater than $1$, $\log_a (bc) = ${frac(p)}$ and $\log_b (ca) =
          ${frac(r)}$. What is the value of $\log_c (ab)$?`,
        text`Three numbers $a, b, c > 1$ satisfy $bc = a^{${frac(p)}}$ and $ca = b^{${frac(r)}}$. Then $ab$ is a power
          of $c$ as well. Find its exponent.`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.d <= 30n,
      slips: [
        slip('mixed_up_sum_and_product', wanted, frac(calc`1 / (${frac(p)} * ${frac(r)})`))`
          ${here} is right only if the three logarithms had the product $1$, as $\log_a b$, $\log_b c$ and $\log_c a$
          have. Here each is the logarithm of two of the numbers together.`,
        slip('stopped_a_step_early', wanted, frac(whole))`
          $${frac(whole)}$ is the logarithm of $abc$ to the base $c$. The factor $c$ has to be taken out again, which
          subtracts $1$.`,
        slip('left_out_a_term', one, 0)`
          For $a$ you used the reciprocal of $${frac(p)}$ as it stands. It is the logarithm of $bc$ only; with $\log_a
          a$ it becomes that of $abc$.`,
        slip('subtracted_for_added', second, r.gt(1) && frac(calc`1 / (${frac(r)} - 1)`))`
          Here $1$ was taken off the second logarithm. Leaving a factor out would do that; here the factor $b$ is put
          in.`,
        slip('gave_the_complement', rest, frac(calc`${frac(first)} + ${frac(second)}`))`
          $${frac(rest)}$ is the logarithm of $ab$ to the base $abc$, the sum of the first two. The one of $c$ is the
          rest up to $1$.`,
        slip('added_for_subtracted', wanted, frac(calc`${frac(whole)} + 1`))`
          At the end you added $1$: ${here}. The factor $c$ has to be taken out of $abc$, which subtracts $1$.`,
        slip('mixed_up_kinds_of_progression', wanted, frac(calc`(${frac(p)} + ${frac(r)}) / 2`))`
          ${here} is the mean of the two given numbers. The three logarithms have no such pattern.`,
        slip('inverted_the_ratio', wanted, frac(calc`1 / (${frac(whole)} - 1)`))`
          ${here} is the logarithm of $c$ to the base $ab$. Base and number are exchanged.`,
      ],
      snapRead: text`Logarithms of products of two out of three numbers, each to the base of the missing one: add $1$
        to make the products equal.`,
      approach: text`With $1$ added, all three are logarithms of $abc$. Their reciprocals have the base $abc$, and
        these add up to $1$.`,
      check: () => {
        const logs = [q(1).div(p.add(1)), q(1).div(r.add(1))] as const;
        const c = q(1).sub(logs[0]).sub(logs[1]);
        return text`Let $abc$ be the base: the logarithms of $a, b, c$ are $${frac(logs[0])}, ${frac(logs[1])},
          ${frac(c)}$. Then $\log_a (bc) = (${frac(logs[1])} + ${frac(c)}) \div ${frac(logs[0])} =
          ${frac(logs[1].add(c).div(logs[0]))}$ and $\log_b (ca) = (${frac(c)} + ${frac(logs[0])}) \div
          ${frac(logs[1])} = ${frac(c.add(logs[0]).div(logs[1]))}$.`;
      },
      principle: text`Logarithms of different products to different bases are joined by making the product the same,
        and then the base.`,
    };
  },
);

const exponents = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [7, 1],
  [1, 2],
  [3, 2],
  [5, 2],
  [7, 2],
  [2, 3],
  [5, 3],
  [1, 3],
  [7, 3],
] as const;

/** AL.LOG.2 Hard: the third logarithm of a product of two of three numbers. */
export const thirdLogarithm: readonly AnyTemplate[] = situation<Three>({
  type: 'AL.LOG.2',
  situation: 'products-of-two-of-three',
  tries: 60,
  draw: draw => {
    const [[n1, d1], [n2, d2]] = [draw.pick(exponents), draw.pick(exponents)];
    const p = { n1, d1, n2, d2, frame: draw.int(0, 1) };
    const rest = q(1)
      .sub(q(1).div(q(n1, d1).add(1)))
      .sub(q(1).div(q(n2, d2).add(1)));
    if (rest.lte(0) || (n1 === n2 && d1 === d2)) return null;
    const t = third(p);
    return t.d <= 7n && t.lt(12) && !t.equals(1) ? p : null;
  },
  forms: [ofTheThird],
});
