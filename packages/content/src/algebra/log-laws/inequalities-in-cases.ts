import { form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Variable {
  /** log_x(sx − pz) > 2, with p < 1 < z, p = n/d and p + z = s. */
  n: number;
  d: number;
  s: number;
  frame: number;
}

const shown = (value: Parameters<typeof frac>[0]) => `$${frac(value).tex}$`;

const variableBase = form<Variable>(
  'base-that-is-unknown',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['AL.INQ.1'],
    verify: ({ n, d, s }) => {
      const p = n / d;
      const product = p * (s - p);
      const fits = (x: number) =>
        x > 0 && x !== 1 && s * x - product > 0 && Math.log(s * x - product) / Math.log(x) > 2;
      let length = 0;
      for (let i = 0; i < 400000; i += 1) {
        const x = (i + 0.5) / 40000;
        if (fits(x)) length += 1 / 40000;
      }
      const exact = q(n * n, d * d * s).add(q(s).sub(q(n, d)).sub(1));
      return Math.abs(length - exact.valueOf()) < 2e-4
        ? exact
        : nearFraction(Math.round(length * 1e4) / 1e4, 500);
    },
  },
  ({ n, d, s, frame }, { step, write, find }) => {
    const [p, z] = [q(n, d), q(s).sub(q(n, d))];
    const product = p.mul(z);
    const inside = `${polynomialTex([s, product.neg()])}`;
    const first = product.div(s);
    write(
      tex`${polynomialTex([1, -s, product])} = \left(x - ${frac(p)}\right)\left(x - ${frac(z)}\right), \qquad
      ${inside} > 0
      \quad \Rightarrow \quad x > ${frac(first)}`,
      {
        because: text`The base is unknown, so it may lie above or below $1$, and the sign depends on this.`,
      },
    )`
      Compare $${inside}$ with $x^2$: their difference has these factors. The domain also asks for a positive number
      under the logarithm.`;
    const above = step(() => z.sub(1), {
      because: text`$2 = \log_x x^2$, and with a base above $1$ the larger number has the larger logarithm. The smaller
        zero is below $1$, so this part begins at $1$.`,
      name: 'the length of the part above 1',
      works:
        value => tex`x > 1: \quad ${inside} > x^2 \quad \Rightarrow \quad 1 < x < ${frac(z)}, \text{ length }
        ${frac(value)}`,
    })`
      First let the base be above $1$. Then the number under the logarithm has to be more than $x^2$, so $x$ lies
      between the two zeros and above $1$. Find the length of this part.`;
    const start = find(first, { name: 'the lower end of the domain' });
    const below = step(() => p.sub(start), {
      because: text`With a base below $1$ a larger number has a smaller logarithm: $\log_{\frac{1}{2}} 4 = -2$. Without
        the domain $x$ would begin at $0$, where the number is negative.`,
      name: 'the length of the part below 1',
      works: value =>
        tex`x < 1: \quad 0 < ${inside} < x^2 \quad \Rightarrow \quad ${frac(first)} < x < ${frac(p)}, \text{ length }
          ${frac(value)}`,
    })`
      Now let the base lie between $0$ and $1$. Then the sign turns round: the number has to be less than $x^2$, but
      still positive. So $x$ lies below the smaller zero, inside the domain. Find the length of this part.`;
    const total = step(
      () => above.add(below),
      value => tex`${frac(above)} + ${frac(below)} = ${frac(value)}`,
    )`
      A base belongs to one of the two cases only. Add the two lengths.`;
    const inequality = `\\log_x \\left(${inside}\\right) > 2`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`The solutions of $${inequality}$ fill two intervals on the number line. What is the sum of their
            lengths?`
          : frame === 1
            ? text`On the number line all real $x$ with $${inequality}$ are marked. Which total length do the marked
              parts have?`
            : text`A base $x$ is such that the logarithm of $${inside}$ to this base exists and is greater than $2$.
              All such $x$ form a set that consists of intervals. Find the sum of the lengths of these intervals.`,
      show: shown,
      plausible: value => value.gt(0) && value.d < 400n,
      slips: [
        slip('left_out_a_case', below, 0)`
          Only bases above $1$ were looked at, which gives $${frac(total)}$. A base may also lie between $0$ and $1$.`,
        slip('did_not_turn_the_inequality', total, () => z.sub(p))`
          $${frac(total)}$ is the length between the two zeros, as if the sign were the same for bases below $1$.`,
        slip('ignored_the_domain', start, 0)`
          For bases below $1$ everything from $0$ on was kept. At first $${inside}$ is still negative.`,
        slip('ignored_a_condition', above, () => z.sub(p))`
          For bases above $1$ the part below $1$ was counted as well, from $${frac(p)}$ on.`,
        slip('ignored_a_condition', total, () => z.sub(first))`
          $${frac(total)}$ goes from the lower end of the domain to the larger zero without a break.`,
        slip('mixed_up_inside_and_outside', below, () => q(1).sub(p))`
          For bases below $1$ the part from $${frac(p)}$ to $1$ was taken. There $${inside}$ is larger than $x^2$, and
          the logarithm less than $2$.`,
        slip('left_out_a_case', above, 0)`
          You looked only at bases below $1$, which gives $${frac(total)}$. Bases above $1$ give another part.`,
      ],
      snapRead: text`The unknown is the base of the logarithm. So bases above $1$ and below $1$ are two cases, and each
        has its domain.`,
      approach: text`Replace $2$ by $\log_x x^2$. For $x > 1$ compare the numbers with the same sign, for $0 < x < 1$
        with the sign turned round; keep the number under the logarithm positive.`,
      check: () => {
        const x = q(1).add(z).div(2);
        return text`At $x = ${frac(x)}$ the number $${frac(x.mul(s).sub(product))}$ is larger than $x^2 = ${frac(
          x.mul(x),
        )}$; at $x = ${frac(first.add(p).div(2))}$ it is smaller than $x^2$ and positive.`;
      },
      principle: text`If the base is unknown, treat bases above and below $1$ as separate cases, each with the domain.`,
    };
  },
);

interface Always {
  /** t² − kt + n² is never negative for the logarithms t from h to g. */
  a: number;
  n: number;
  h: number;
  g: number;
  frame: number;
}

const always = form<Always>(
  'inequality-for-all-numbers-of-an-interval',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.INQ.4', 'AL.QUA.7'],
    suits: ({ a, n, h, g }) =>
      g > h &&
      a ** g < 5000 &&
      n !== h &&
      n !== g &&
      n > 1 &&
      !(n > h && n < g && (h * g === n * n || n === 2)),
    verify: ({ n, h, g }) => {
      let least = 1e9;
      for (let i = 0; i <= 60000; i += 1) {
        const t = h + ((g - h) * i) / 60000;
        least = Math.min(least, t + (n * n) / t);
      }
      return nearFraction(Math.round(least * 1e9) / 1e9, 12);
    },
  },
  ({ a, n, h, g, frame }, { step, write, find }) => {
    const [low, high] = [a ** h, a ** g];
    const isInside = n > h && n < g;
    const log = `\\log_{${a}} x`;
    const inequality = `(${log})^2 + ${n * n} \\ge k ${log}`;
    write(
      tex`t^2 - kt + ${n * n} \ge 0 \quad \Leftrightarrow \quad k \le t + \frac{${n * n}}{t}, \qquad ${h} \le t
      \le ${g}`,
      {
        because: text`$t$ is positive here, so dividing by it keeps the sign.`,
      },
    )`
      Put $t = ${log}$. For $${low} \le x \le ${high}$ it runs from $${h}$ to $${g}$. Divide by $t$: $k$ must not
      exceed the least value of the right side.`;
    const place = step(n, {
      name: 'the t at which the two terms are equal',
      works: value =>
        tex`t = \frac{${n * n}}{t} \quad \Rightarrow \quad t = ${value} ${
          isInside
            ? tex`\text{, between } ${h} \text{ and } ${g}`
            : tex`\text{, not between } ${h} \text{ and } ${g}`
        }`,
      because: text`The sum of a positive number and a multiple of its reciprocal is least where the two terms are
        equal, and grows on both sides of this place.`,
    })`
      The sum on the right side is least where its two terms are equal. Find this place, and see whether it belongs to
      the interval of $t$.`;
    const nearest = find(isInside ? place : n < h ? h : g, { name: 'the t with the least value' });
    const most = step(
      () =>
        q(n * n)
          .div(nearest)
          .add(nearest),
      {
        works: value => tex`k \le ${nearest} + \frac{${n * n}}{${nearest}} = ${frac(value)}`,
      },
    )`
      ${
        isInside
          ? text`The two terms are equal at $t = ${n}$, which belongs to the interval. So the sum is least there: find
          its
            value.`
          : text`The place of equal terms, $t = ${n}$, is not in the interval. The sum ${n < h ? 'grows' : 'falls'} on
            the whole interval, so it is least at the ${n < h ? 'left' : 'right'} end: find its value there.`
      }`;
    return {
      answer: most,
      stem:
        frame === 0
          ? text`What is the greatest real number $k$ for which $${inequality}$ holds for all $x$ with $${low} \le x
            \le ${high}$?`
          : frame === 1
            ? text`For every real number $x$ from $${low}$ to $${high}$, $${inequality}$. How large can the constant
              $k$ be at most?`
            : text`Let $f(x) = (${log})^2 - k ${log} + ${n * n}$. Find the largest $k$ with which $f(x)$ is never
              negative for $${low} \le x \le ${high}$.`,
      show: shown,
      plausible: value => value.gt(0) && value.d < 20n,
      slips: [
        slip('sought_the_extreme_elsewhere', nearest, !isInside && n)`
          $${frac(most)}$ is the least value over all positive logarithms, reached at
          $x = ${a ** n > 100000 ? tex`${a}^{${n}}` : a ** n}$. This $x$ does not lie between $${low}$ and $${high}$.`,
        slip('sought_the_extreme_elsewhere', nearest, isInside || n > h ? h : g)`
          Only the end $x = ${isInside || n > h ? low : high}$ was looked at, which allows $${frac(most)}$. The
          condition is stricter elsewhere.`,
        slip('sought_the_extreme_elsewhere', nearest, isInside && g)`
          Only the end $x = ${high}$ was looked at, which allows $${frac(most)}$. The condition is stricter elsewhere.`,
        slip('did_not_double', most, n)`
          $${n}$ is one of the two terms at the place where they are equal. There the bound is their sum.`,
        slip('forgot_the_root', most, 2 * n * n)`
          $2 \times ${n * n} = ${2 * n * n}$ is twice the constant. The least sum of the two terms is twice its
          root.`,
        slip('did_not_halve', most, 4 * n)`
          $${4 * n}$ comes from a discriminant in which the root of four times the constant was not taken.`,
        slip('left_out_a_term', most, () => q(n * n).div(nearest))`
          $${frac(most)}$ is the second term alone. The logarithm itself has to be added.`,
        slip('added_for_multiplied', most, n * n + 1)`
          $${n * n + 1}$ is the bound at $x = ${a}$, where the logarithm is $1$. The other $x$ need another bound.`,
      ],
      snapRead: text`The inequality has to hold for all numbers of an interval. So $k$ may not exceed the least value of
        an expression on this interval.`,
      approach: text`Write $t$ for the logarithm and divide by it, so that $k$ stands alone. Then find the least value
      of
        the other side. It depends on whether the place of equal terms lies inside the interval.`,
      check: () => {
        const t = isInside ? n : n < h ? h : g;
        const other = isInside ? h : n < h ? g : h;
        return text`At $${log} = ${t}$ the sum is $${frac(q(n * n, t).add(t))}$, at $${log} = ${other}$ it is $${frac(
          q(n * n, other).add(other),
        )}$, which is more.`;
      },
      principle: text`A bound that has to hold on an interval is a least value on this interval, perhaps at its end.`,
    };
  },
);

/** AL.LOG.5 Hard: the base is unknown. */
const bases = situation<Variable>({
  type: 'AL.LOG.5',
  situation: 'unknown-base',
  tries: 200,
  draw: draw => {
    const [n, d] = draw.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [1, 5],
    ] as const);
    return { n, d, s: draw.int(2, 9), frame: draw.int(0, 2) };
  },
  forms: [variableBase],
});

/** AL.LOG.5 Hard: for all numbers of an interval. */
const intervals = situation<Always>({
  type: 'AL.LOG.5',
  situation: 'for-all-of-an-interval',
  tries: 500,
  draw: draw => {
    const h = draw.int(1, 6);
    return { a: draw.pick([2, 2, 3, 5]), n: draw.int(2, 8), h, g: h + draw.int(2, 6), frame: draw.int(0, 2) };
  },
  forms: [always],
});

export const logInequalitiesInCases: readonly AnyTemplate[] = [...bases, ...intervals];
