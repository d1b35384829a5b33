import type Fraction from 'fraction.js';
import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

/** A product of powers of two letters. */
const powers = (one: string, i: number, two: string, j: number) =>
  `${one}${i > 1 ? `^{${i}}` : ''}${two}${j > 1 ? `^{${j}}` : ''}`;
const shown = (value: Fraction) => `$${fractionTex(value)}$`;

interface Product {
  /** a^x = b^y = (a^i b^j)^z. */
  x: number;
  y: number;
  i: number;
  j: number;
  frame: number;
}

const product = form<Product>(
  'exponent-of-a-product',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ x, y, i, j }) => {
      // With 2^60 as the common value the two numbers are powers of 2.
      const [a, b] = [60 / x, 60 / y];
      return nearFraction(60 / (a * i + b * j), 200);
    },
  },
  ({ x, y, i, j, frame }, { step, write, find }) => {
    const c = powers('a', i, 'b', j);
    write(tex`a = k^{\frac{1}{${x}}}, \qquad b = k^{\frac{1}{${y}}}, \qquad ${c} = k^{\frac{1}{z}}`, {
      because: text`With one letter for the common value all numbers become powers of the same base.`,
    })`
      Let $k$ be the common value of the three powers. Write each number as a power of $k$.`;
    const one = find(q(1, x), { name: text`the exponent of $k$ in $a$` });
    const two = find(q(1, y), { name: text`the exponent of $k$ in $b$` });
    const sum = step(() => one.mul(i).add(two.mul(j)), {
      name: text`$\frac{1}{z}$`,
      works: value => tex`\frac{1}{z} = \frac{${i}}{${x}} + \frac{${j}}{${y}} = ${frac(value)}`,
      because: text`When powers of the same base are multiplied, the exponents are added.`,
    })`
      Multiply: the exponents of $a$ and $b$, each as often as the factor occurs, add up to the exponent of $k$ in
      $${c}$.`;
    const z = step(() => sum.inverse(), { works: value => tex`z = ${frac(value)}` })`
      Take the reciprocal.`;
    return {
      answer: z,
      stem: wording(
        frame,
        text`Let $a$ and $b$ be positive numbers other than $1$ with $a^{${x}} = b^{${y}} = (${c})^z$. What is $z$?`,
        text`Two real numbers $a > 1$ and $b > 1$ are such that $a^{${x}}$ and $b^{${y}}$ are equal. To which power
          $z$ must $${c}$ be raised to give the same value?`,
        text`For $a, b > 1$ the powers $a^{${x}}$, $b^{${y}}$ and $(${c})^z$ have the same value. Find the exponent
          $z$.`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d <= 30n,
      slips: [
        slip('took_inverse_for_direct', z, () => sum.add(0))`
          $${frac(sum)}$ is the exponent of $k$ in $${c}$, where $k$ is the common value. Then $z$ is its reciprocal.`,
        slip('misused_a_law_of_exponents', z, i * x + j * y)`
          The exponents $${x}$ and $${y}$ themselves were added, ${calc`${i} * ${x} + ${j} * ${y}`}. They belong to
          different bases.`,
        slip('left_out_a_factor', sum, frac(calc`${frac(one)} + ${frac(two)}`))`
          The exponents inside the brackets were ignored, as if $ab$ stood there: the sum was
          ${frac(calc`${frac(q(1, x))} + ${frac(q(1, y))}`)}.`,
        slip('swapped_the_two', sum, i !== j && frac(calc`${j} * ${frac(one)} + ${i} * ${frac(two)}`))`
          The exponents $${i}$ and $${j}$ of $a$ and $b$ were interchanged in the sum.`,
        slip('misused_a_law_of_exponents', sum, frac(calc`(${i} + ${j}) * (${frac(one)} + ${frac(two)})`))`
          The exponents in the brackets were added and used for both letters: the sum was
          ${frac(calc`${i + j} * (${frac(q(1, x))} + ${frac(q(1, y))})`)}.`,
        slip('took_the_mean_for_the_middle', z, () => q(x + y, 2))`
          The mean of $${x}$ and $${y}$ was taken. A product of numbers greater than $1$ is larger than each, so it
          needs a smaller exponent.`,
        slip('wrong_sign', sum, () => {
          const difference = q(i, x).sub(q(j, y)).abs();
          return difference.gt(0) && difference;
        })`
          $\frac{${i}}{${x}}$ and $\frac{${j}}{${y}}$ were subtracted, as for a quotient of $a$ and $b$.`,
        slip('averaged_the_averages', z, () => q(i * x + j * y, i + j))`
          A mean of $${x}$ and $${y}$ was taken with the weights $${i}$ and $${j}$: ${here}.`,
      ],
      snapRead: text`Equal powers of $a$ and $b$, and a power of their product: give the common value a letter.`,
      approach: text`Write $a$, $b$ and the product as powers of the common value; then reciprocals of the exponents
        add.`,
      check:
        () => text`With the common value $2^{${x * y}}$ the numbers are $a = 2^{${y}}$ and $b = 2^{${x}}$, so
          $${c} = 2^{${i * y + j * x}}$, and ${calc`${i * y + j * x} * ${frac(z)}`}.`,
      principle: text`If several powers are equal, write every base as a power of the common value: exponents become
        reciprocals.`,
    };
  },
);

interface Linked {
  /** a^p = b^r; log of a^i b^j to the base a. */
  p: number;
  r: number;
  i: number;
  j: number;
  frame: number;
}

const linked = form<Linked>(
  'logarithm-from-two-equal-powers',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ p, r, i, j }) => nearFraction(Math.log((2 ** r) ** i * (2 ** p) ** j) / Math.log(2 ** r), 60),
  },
  ({ p, r, i, j, frame }, { step, find }) => {
    const c = powers('a', i, 'b', j);
    const log = step(frac(q(p, r)), {
      name: text`$\log_a b$`,
      works: value =>
        tex`a^{${p}} = b^{${r}} \quad \Rightarrow \quad ${p} = ${r}\log_a b \quad \Rightarrow \quad \log_a b =
          ${frac(value)}`,
      because: text`$\log_a a^{${p}} = ${p}$, and an exponent may be taken in front of a logarithm.`,
    })`
      Equal numbers have equal logarithms, so take logarithms to the base $a$ on both sides and solve for $\log_a b$.`;
    const [own, other] = [find(i), find(j)];
    const all = step(() => log.mul(other).add(own), {
      because: text`Multiplying powers of one base adds their exponents, and a logarithm is such an exponent. So the
        two parts are added, not multiplied.`,
      works: value =>
        tex`\log_a (${c}) = ${own} + ${other > q(1) ? tex`${other} \times ` : ''}${frac(log)} = ${frac(value)}`,
    })`
      The logarithm of a product is a sum, and an exponent comes in front as a factor. So $\log_a (${c})$ is
      $${i > 1 && i}\log_a a + ${j > 1 && j}\log_a b$, where $\log_a a = 1$.`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`If $a^{${p}} = b^{${r}}$ for positive numbers $a$ and $b$ other than $1$, what is $\log_a (${c})$?`,
        text`The numbers $a > 1$ and $b > 1$ satisfy $a^{${p}} = b^{${r}}$. Find the logarithm of $${c}$ to the base
          $a$.`,
        text`To which power must $a$ be raised to give $${c}$, if $a, b > 1$ and $a^{${p}} = b^{${r}}$?`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d <= 30n,
      slips: [
        slip('inverted_the_ratio', log, q(r, p))`
          $\log_a b$ was taken as $\frac{${r}}{${p}}$. From $a^{${p}} = b^{${r}}$ it follows that $b$ is $a$ to the
          power of $${p}$ divided by $${r}$.`,
        slip('left_out_a_term', own, 0)`
          The factor ${i > 1 ? text`$a^{${i}}$` : text`$a$`} was left out of the product, and only $${j} \times
          \frac{${p}}{${r}}$
            was taken.`,
        slip('mixed_up_sum_and_product', all, () => q(i * j * p, r))`
          The logarithms of the two factors were multiplied, $${i} \times ${j} \times \frac{${p}}{${r}}$. The
          logarithm of a product is a sum.`,
        slip('left_out_a_factor', other, j > 1 && 1)`
          You left out the exponent $${j}$ of $b$ and found $${i} + \frac{${p}}{${r}}$. The logarithm of $b$ counts
          $${j}$ times.`,
        slip('misused_a_law_of_logarithms', all, j > 1 && (() => q(p, r).pow(j)?.add(i) ?? q(0)))`
          You raised $\frac{${p}}{${r}}$ to the power $${j}$. An exponent comes in front of the logarithm as a factor.`,
        slip('assumed_equal_parts', log, 1)`
          You treated $b$ as if it were $a$ and added the exponents $${i}$ and $${j}$. The equation shows that $b$ is
          another power of $a$.`,
        slip('used_a_wrong_given_number', log, p - r > 0 ? p - r : q(p + r, 2))`
          ${p - r > 0 ? text`$${p} - ${r} = ${p - r}$` : text`The mean of $${p}$ and $${r}$`} was taken for $\log_a
          b$. Equal powers compare by a quotient of the exponents.`,
        slip('swapped_the_two', all, i !== j && (() => q(p, r).mul(i).add(j)))`
          You interchanged the exponents of $a$ and $b$: $${j} + ${i > 1 ? tex`${i} \times ` : ''}\frac{${p}}{${r}}$.
          The exponent of $b$ belongs to $\log_a b$.`,
      ],
      snapRead: text`Two equal powers tie $b$ to $a$; a logarithm to the base $a$ is wanted.`,
      approach: text`The equation between the powers gives $\log_a b$. Split the logarithm of the product into a sum
        and put this value in.`,
      check: () => text`Take $a = 2^{${r}}$ and $b = 2^{${p}}$: both powers are $2^{${p * r}}$, and $${c} =
        2^{${i * r + j * p}}$, whose exponent divided by $${r}$ is $${frac(all)}$.`,
      principle: text`One equation between powers gives $\log_a b$, and with it every logarithm of $a$ and $b$.`,
    };
  },
);

/** AL.LOG.8 Easy: the exponent of a product, a logarithm from equal powers. */
export const commonValue: readonly AnyTemplate[] = [
  ...situation<Product>({
    type: 'AL.LOG.8',
    situation: 'powers-with-a-product',
    tries: 60,
    draw: draw => {
      const p = {
        x: draw.int(2, 12),
        y: draw.int(2, 12),
        i: draw.int(1, 3),
        j: draw.int(1, 3),
        frame: draw.int(0, 2),
      };
      const sum = q(p.i, p.x).add(q(p.j, p.y));
      const fits = p.x !== p.y && p.i + p.j > 2 && sum.n > 1n && sum.n <= 9n && !sum.equals(1);
      return fits && sum.inverse().gt(q(4, 5)) ? p : null;
    },
    forms: [product],
  }),
  ...situation<Linked>({
    type: 'AL.LOG.8',
    situation: 'base-tied-to-another',
    tries: 60,
    draw: draw => {
      const p = {
        p: draw.int(2, 9),
        r: draw.int(2, 9),
        i: draw.int(1, 4),
        j: draw.int(1, 4),
        frame: draw.int(0, 2),
      };
      return gcd(p.p, p.r) === 1 && p.i + p.j > 2 && p.i !== p.j ? p : null;
    },
    forms: [linked],
  }),
];
