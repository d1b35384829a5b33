import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shared {
  /** By how much the exponents of a and of b exceed that of ab. */
  p: number;
  r: number;
  frame: number;
}

const sumOfExponents = form<Shared>(
  'sum-of-exponents-of-a-shared-value',
  {
    band: 'Medium',
    seconds: 105,
    revision: 2,
    also: ['AL.POL.6', 'AL.IND.1'],
    verify: ({ p, r }) => {
      // The exponent z of ab, halving an interval: 1/z is 1/x + 1/y.
      let [low, high] = [1e-6, 1e4];
      for (let i = 0; i < 200; i += 1) {
        const z = (low + high) / 2;
        if (1 / z > 1 / (z + p) + 1 / (z + r)) low = z;
        else high = z;
      }
      return q(Math.round(2 * low + p + r));
    },
  },
  ({ p, r, frame }, { step, find, write }) => {
    write(
      tex`a = N^{\frac{1}{x}}, \quad b = N^{\frac{1}{y}}, \quad ab = N^{\frac{1}{z}} \;\Rightarrow\; \frac{1}{x} +
        \frac{1}{y} = \frac{1}{z}`,
      {
        because: text`The three powers are one number $N$, and $ab$ is the product of the bases. Written as powers of
        $N$, a product of bases is a sum of exponents.`,
      },
    )`
      Let $N$ be the common value. Write the bases as powers of $N$; the product of the first two is the third one.`;
    const product = step(calc`${p} * ${r}`, {
      name: 'the square of z',
      works: value => tex`xy - xz - yz = 0 \;\Rightarrow\; (x - z)(y - z) = z^2 = ${value}`,
      because: text`The given differences are $x - z$ and $y - z$. So the equation of the reciprocals is rearranged
      until
        these two brackets appear.`,
    })`
      Clear the fractions: $xy = xz + yz$. With $z^2$ added on both sides the terms with $x$ and $y$ make the product
      of the two known differences.`;
    const z = step(() => q(Math.round(Math.sqrt(Math.max(0, product.valueOf())))), {
      name: 'the exponent z',
      works: value => tex`z = \sqrt{${product}} = ${value}`,
    })`
      The exponents are positive, so $z$ is the positive square root of this product.`;
    const sum = step(calc`2 * ${z} + ${p} + ${r}`, {
      name: 'the sum of x and y',
      works: (_v, working) => tex`x + y = (z + ${p}) + (z + ${r}) = ${working}`,
    })`
      Add the two exponents, each written with $z$.`;
    const x = find(calc`${z} + ${p}`);
    return {
      answer: sum,
      stem: wording(
        frame,
        text`Real numbers $a$ and $b$ are greater than $1$, and $a^x = b^y = (ab)^z$ with positive exponents. It is
          known that $x - z = ${p}$ and $y - z = ${r}$. What is the value of $x + y$?`,
        text`The $x$th power of a number $a$, the $y$th power of a number $b$ and the $z$th power of their product are
          equal; $a$ and $b$ are greater than $1$ and the exponents positive. If $x$ exceeds $z$ by $${p}$ and $y$
          exceeds $z$ by $${r}$, find the sum of $x$ and $y$.`,
        text`For two numbers $a, b > 1$ and a number $N > 1$ it is true that $\log_a N = x$, $\log_b N = y$ and
          $\log_{ab} N = z$. By taking $ab$ for the base in place of $a$ the logarithm of $N$ falls by $${p}$; in place
          of $b$ it falls by $${r}$. How large is $x + y$?`,
      ),
      show: plain,
      plausible: value => value.gt(p + r) && value.d <= 12n,
      slips: [
        slip('took_the_mean_for_the_middle', z, calc`(${p} + ${r}) / 2`)`
          You made $z$ the mean of the two differences, ${here}. The two differences have $z^2$ as their product, so
          $z$ is not their mean.`,
        slip('inverted_the_ratio', z, calc`${p} * ${r} / (${p} + ${r})`)`
          You used the rule of the reciprocals for the differences $${p}$ and $${r}$. It holds for $x$, $y$ and $z$
          themselves.`,
        slip('forgot_the_root', z, calc`1 * ${product}`)`
          You used ${product} for $z$. The product of the two differences is the square of $z$.`,
        slip('left_out_a_term', sum, calc`${z} + ${p} + ${r}`)`
          ${here} contains $z$ only once. Both $x$ and $y$ are $z$ and a difference.`,
        slip('mixed_up_sum_and_product', z, calc`${p} + ${r}`)`
          You made $z$ the sum of the two differences. From the reciprocals follows a product: it is $z^2$.`,
        slip('took_a_part_for_the_whole', sum, calc`2 * ${x}`)`
          ${here} doubles $x$. The exponents $x$ and $y$ differ, because they exceed $z$ by different amounts.`,
        stop('stopped_a_step_early', x)`
          That is $x$ alone. The question asks for $x + y$, so $y$ has to be added.`,
        slip('subtracted_for_added', sum, calc`2 * ${z} + ${p} - ${r}`)`
          ${here} subtracts the second difference. Both exponents are greater than $z$, so both differences are added.`,
      ],
      snapRead: text`Three equal powers, the third base being the product of the others: the reciprocals of the
        exponents add up.`,
      approach: text`The bases give $\frac{1}{x} + \frac{1}{y} = \frac{1}{z}$. Turn this into a product of the two
        known differences; it is the square of $z$.`,
      check: () => {
        const root = Math.round(Math.sqrt(p * r));
        return text`With $z = ${root}$, $x = ${root + p}$ and $y = ${root + r}$: $\frac{1}{${root + p}} +
          \frac{1}{${root + r}} = \frac{1}{${root}}$, and the sum is ${sum}.`;
      },
      principle: text`Reciprocals with $\frac{1}{x} + \frac{1}{y} = \frac{1}{z}$ give $(x - z)(y - z) = z^2$: use it
        where the differences from $z$ are known.`,
    };
  },
);

/** AL.LOG.8 Medium: two exponents from their differences to the exponent of the product. */
export const sharedProduct: readonly AnyTemplate[] = situation<Shared>({
  type: 'AL.LOG.8',
  situation: 'power-of-the-product',
  tries: 60,
  draw: draw => {
    const p = draw.int(2, 40);
    const r = draw.int(2, 60);
    return p !== r && isSquare(p * r) ? { p, r, frame: draw.int(0, 2) } : null;
  },
  forms: [sumOfExponents],
});
