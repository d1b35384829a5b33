import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Weighted {
  /** a^x = b^y = a^p b^r; the least value of mx + ny. */
  p: number;
  r: number;
  m: number;
  n: number;
  frame: number;
}

const weighted = form<Weighted>(
  'least-weighted-sum-of-the-exponents',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.INQ.4'],
    entry: true,
    verify: ({ p, r, m, n }) => {
      // A step so small that the least value is met to many places; x is greater than p.
      let [low, high] = [p + 1e-6, p + 4000];
      const at = (x: number) => m * x + (n * r) / (1 - p / x);
      for (let i = 0; i < 300; i += 1) {
        const [one, two] = [low + (high - low) / 3, high - (high - low) / 3];
        if (at(one) < at(two)) high = two;
        else low = one;
      }
      return nearFraction(Math.round(at(low) * 1e6) / 1e6);
    },
  },
  ({ p, r, m, n, frame }, { step, write, find }) => {
    const product = `a${p > 1 ? `^{${p}}` : ''}b${r > 1 ? `^{${r}}` : ''}`;
    const sumTex = `${m > 1 ? m : ''}x + ${n > 1 ? n : ''}y`;
    write(tex`\frac{${p}}{x} + \frac{${r}}{y} = 1`, {
      because: text`With $k$ for the common value, $a = k^{\frac{1}{x}}$ and $b = k^{\frac{1}{y}}$, and $${product}$
        is $k$ itself.`,
    })`
      Let $k$ be the common value. Then $a$ and $b$ are powers of $k$ with the reciprocals of $x$ and $y$ as
      exponents. Their product $${product} = k$ gives one equation for $x$ and $y$.`;
    const own = step(calc`${p} * ${m} + ${r} * ${n}`, {
      name: text`the constant part`,
      works: value =>
        tex`(${sumTex})\left(\frac{${p}}{x} + \frac{${r}}{y}\right) = ${p * m} + ${r * n} + \frac{${m * r}x}{y} +
          \frac{${n * p}y}{x} = ${value} + \frac{${m * r}x}{y} + \frac{${n * p}y}{x}`,
      because: text`The second factor is $1$, so the product is still the sum that is wanted.`,
    })`
      Multiply $${sumTex}$ by this sum, which is $1$. Two of the four terms are constant, and the other two have a
      constant product.`;
    const inside = find(calc`${m * r} * ${n * p}`, { name: text`the product of the two other terms` });
    const mixed = step(calc`2 * sqrt(${inside})`, {
      name: text`the least sum of the other two terms`,
      works: (_v, working) => tex`\frac{${m * r}x}{y} + \frac{${n * p}y}{x} \ge ${working}`,
      because: text`For positive numbers the arithmetic mean is at least the geometric mean, with equality for equal
        terms.`,
    })`
      Their sum is at least twice the root of their product. It is reached when both terms are equal.`;
    const least = step(calc`${own} + ${mixed}`)`
      Add the constant part.`;
    const root = Math.sqrt(m * n * p * r);
    const ratioOfExponents = q(n * p, m * r);
    return {
      answer: least,
      stem: wording(
        frame,
        text`For real numbers $a > 1$ and $b > 1$ let $x$ and $y$ be the exponents with $a^x = b^y = ${product}$. What
          is the least value that $${sumTex}$ can have?`,
        text`Two numbers $a$ and $b$, both greater than $1$, may be chosen freely. The exponents $x$ and $y$ are then
          given by $a^x = ${product}$ and $b^y = ${product}$. Find the minimum of $${sumTex}$ over all choices.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('took_bounds_that_exclude_each_other', least, 4 * root)`
          Two estimates were joined: $xy \ge ${4 * p * r}$ from $\frac{${p}}{x} + \frac{${r}}{y} = 1$, and $${sumTex}
          \ge 2\sqrt{${m * n}xy}$. They are not reached for the same $x$ and $y$.`,
        slip('assumed_equal_parts', least, calc`(${m} + ${n}) * (${p} + ${r})`)`
          ${here} puts $x = y = ${p + r}$. That is allowed, but another choice makes the sum smaller.`,
        slip('assumed_equal_parts', least, calc`2 * (${p} * ${m} + ${r} * ${n})`)`
          ${here} makes $\frac{${p}}{x}$ and $\frac{${r}}{y}$ both one half. That is allowed but not the best choice.`,
        slip('left_out_a_term', mixed, 0)`
          Only the two constant terms were added, ${calc`${p} * ${m} + ${r} * ${n}`}. The other two are positive.`,
        slip('did_not_double', mixed, () => q(root))`
          The root of the product of the two other terms, $${root}$, was added once. Their sum is at least twice as
          much.`,
        slip('left_out_a_factor', least, isSquare(m * n) && m + n + 2 * Math.sqrt(m * n))`
          The exponents in $${product}$ were ignored, as if the condition were $\frac{1}{x} + \frac{1}{y} = 1$.`,
        slip('swapped_the_two', own, p * n + r * m !== p * m + r * n && calc`${p} * ${n} + ${r} * ${m}`)`
          The constant terms were taken as ${calc`${p} * ${n} + ${r} * ${m}`}: the coefficients of $x$ and $y$ were
          interchanged.`,
      ],
      snapRead: text`Equal powers give a sum of reciprocals equal to $1$; a weighted sum of the exponents is to be
        least.`,
      approach: text`Turn the equal powers into an equation for reciprocals, multiply the wanted sum by that $1$, and
        estimate the two terms that vary.`,
      faster: text`The least value is the square of a sum of roots: $\left(\sqrt{${p * m}} +
        \sqrt{${r * n}}\right)^2$.`,
      check: () => text`Both varying terms are equal for $\frac{x^2}{y^2} =
        ${ratioOfExponents.d === 1n ? tex`${ratioOfExponents}` : tex`\frac{${n * p}}{${m * r}}`}$, and each is then
          $${root}$: in all ${calc`${p * m + r * n} + ${root} + ${root}`}.`,
      principle: text`If a sum of reciprocals is fixed, multiply by it: constant terms and a pair with a constant
        product remain.`,
    };
  },
);

/** AL.LOG.8 Hard: a least sum of exponents, a ratio from a relation of bases. */
export const sharedExponents: readonly AnyTemplate[] = [
  ...situation<Weighted>({
    type: 'AL.LOG.8',
    situation: 'exponents-of-a-free-product',
    tries: 100,
    draw: draw => {
      const p = {
        p: draw.int(1, 6),
        r: draw.int(1, 6),
        m: draw.int(1, 9),
        n: draw.int(1, 9),
        frame: draw.int(0, 1),
      };
      const isFit =
        isSquare(p.p * p.r * p.m * p.n) && p.p * p.m !== p.r * p.n && p.p + p.r > 2 && p.m + p.n > 2;
      return isFit && (p.m !== p.n || p.p !== p.r) && p.p * p.n !== p.r * p.m ? p : null;
    },
    forms: [weighted],
  }),
];
