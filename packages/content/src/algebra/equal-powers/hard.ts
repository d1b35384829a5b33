import { isSquare } from '../../numbers.ts';
import { calc, form, here, Surd, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex, surdTex, wording } from '../../show.ts';
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
          ${here} puts $x = y = ${p + r}$. That is allowed but not the best choice.`,
        slip('assumed_equal_parts', least, calc`2 * (${p} * ${m} + ${r} * ${n})`)`
          ${here} makes $\frac{${p}}{x}$ and $\frac{${r}}{y}$ both one half. That is allowed but not the best choice.`,
        slip('left_out_a_term', mixed, 0)`
          Only the two constant terms were added, ${calc`${p} * ${m} + ${r} * ${n}`}. The other two are positive.`,
        slip('did_not_double', mixed, () => q(root))`
          The root of the product of the two other terms, $${root}$, was added once. Their sum is at least twice as
          much.`,
        slip('left_out_a_factor', least, isSquare(m * n) && m + n + 2 * Math.sqrt(m * n))`
          The exponents in $${product}$ were ignored, as if $\frac{1}{x} + \frac{1}{y} = 1$ held.`,
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

interface Chain {
  /** log_a p = log_b q = log_c (mp + nq), with a : b = b : c; n is even. */
  a: number;
  b: number;
  m: number;
  n: number;
  frame: number;
}

const chain = form<Chain, Surd>(
  'ratio-of-numbers-with-equal-logarithms',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.8', 'AL.SEQ.3'],
    verify: ({ a, b, m, n }) => {
      const c = (b * b) / a;
      let [low, high] = [-60, 60];
      for (let i = 0; i < 200; i += 1) {
        const t = (low + high) / 2;
        const isBelow = (c / a) ** t < m + n * (b / a) ** t;
        if (isBelow === b > a) low = t;
        else high = t;
      }
      return (b / a) ** low;
    },
  },
  ({ a, b, m, n, frame }, { step, write }) => {
    const c = (b * b) / a;
    const sum = `${m > 1 ? m : ''}p + ${n > 1 ? n : ''}q`;
    write(tex`p = ${a}^t, \qquad q = ${b}^t, \qquad ${sum} = ${c}^t`)`
      Let $t$ be the common value of the logarithms. Write the three numbers as powers with the exponent $t$.`;
    write(tex`${b}^2 = ${a} \times ${c} \quad \Rightarrow \quad q^2 = p(${sum})`, {
      because: text`The bases are in geometric progression, so their powers with the same exponent are as well.`,
    })`
      Look at the bases: the square of the middle one is the product of the others. The same holds for the powers.`;
    const disc = step(calc`${n}^2 + 4 * ${m}`, {
      name: text`the discriminant`,
      works: (value, working) =>
        tex`${polynomialTex([1, -n, -m], 's')} = 0: \qquad ${working.render() === String(value) ? value : working}`,
    })`
      Divide by $p^2$ and put $s = \frac{q}{p}$: a quadratic equation. Find its discriminant.`;
    const s = step(() => Surd.root(disc).add(n).div(2), {
      works: value => tex`s = \frac{${n} + \sqrt{${disc}}}{2} = ${value}`,
      because: text`$p$ and $q$ are positive, so a negative ratio is impossible.`,
    })`
      The product of the roots is negative. Only the positive root can be the ratio of two positive numbers.`;
    const d = n * n + 4 * m;
    return {
      answer: s,
      stem: wording(
        frame,
        text`Positive numbers $p$ and $q$ satisfy $\log_{${a}} p = \log_{${b}} q = \log_{${c}} (${sum})$. What is
          $\frac{q}{p}$?`,
        text`For some exponent $t$ the numbers $p = ${a}^t$ and $q = ${b}^t$ are such that $${sum} = ${c}^t$. Find the
          ratio $\frac{q}{p}$.`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('kept_a_false_root', s, () => Surd.root(d).sub(n).div(2))`
          The root with a minus was used and its sign dropped. That root, $\frac{${n} - ${surdTex(1, d)}}{2}$, is
          negative.`,
        slip('wrong_sign', disc, n * n - 4 * m > 0 && !isSquare(n * n - 4 * m) && n * n - 4 * m)`
          The discriminant was taken as $${n}^2 - 4 \times ${m} = ${n * n - 4 * m}$. The constant term of the equation
          is negative.`,
        slip('did_not_halve', s, () => Surd.root(d).add(n))`
          $${n} + ${surdTex(1, d)}$ was not divided by $2$ in the formula.`,
        slip(
          'swapped_the_two',
          s,
          m !== n &&
            (() =>
              Surd.root(m * m + 4 * n)
                .add(m)
                .div(2)),
        )`
          The coefficients $${m}$ and $${n}$ were interchanged in the quadratic equation.`,
        slip('left_out_a_factor', disc, n * n + m)`
          The discriminant was taken as $${n}^2 + ${m} = ${n * n + m}$, without the factor $4$.`,
        slip('doubled_needlessly', s, () => Surd.root(n * n + m).add(n))`
          The middle coefficient of the quadratic equation was doubled to $${2 * n}$, as in the square of a sum.`,
        slip('left_out_a_term', s, () => Surd.root(d).div(2))`
          Only the root was halved: the term $\frac{${n}}{2}$ of the formula was left out.`,
        slip('inverted_the_ratio', s, () =>
          Surd.root(d)
            .sub(n)
            .div(2 * m),
        )`
          This is $\frac{p}{q}$, the reciprocal of the ratio that is asked for.`,
      ],
      snapRead: text`Three equal logarithms whose bases are in geometric progression.`,
      approach: text`Give the common logarithm a letter. The bases tie the three powers together, and the ratio solves a
        quadratic equation.`,
      check:
        () => text`The square of the ratio is $${n}$ times the ratio plus $${m}$: about $${s.valueOf().toFixed(3)}^2
        \approx ${(s.valueOf() ** 2).toFixed(2)} \approx ${n} \times ${s.valueOf().toFixed(3)} + ${m}$.`,
      principle: text`Powers with the same exponent keep the products and ratios of their bases: use the relation of the
        bases.`,
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
  ...situation<Chain>({
    type: 'AL.LOG.8',
    situation: 'bases-in-geometric-progression',
    tries: 60,
    draw: draw => {
      const [a, b] = draw.pick([
        [4, 6],
        [9, 12],
        [4, 10],
        [9, 15],
        [8, 12],
        [16, 20],
        [25, 30],
        [2, 6],
        [3, 6],
        [2, 10],
        [3, 15],
        [16, 12],
        [9, 6],
        [25, 10],
      ] as const);
      const p = { a, b, m: draw.int(1, 14), n: draw.pick([2, 4, 6, 8]), frame: draw.int(0, 1) };
      return isSquare(p.n * p.n + 4 * p.m) ? null : p;
    },
    forms: [chain],
  }),
];
