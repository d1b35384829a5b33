import { peopleInAlgebra } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, linearTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** x² − sx + p = 0, and what hides it. */
interface Hidden {
  s: number;
  p: number;
  /** Two whole numbers with sum s, and two with product p. */
  ofSum: [number, number];
  ofProduct: [number, number];
  /** The parameter of the third form, the factor of its x, and how often the product goes into the sum. */
  k: number;
  b: number;
  m: number;
  people: readonly string[];
  way: boolean;
}

const br = (n: number) => (n < 0 ? `(${n})` : `${n}`);

/** Which of the two roots of the second copy is told; the other one is asked. */
const toldOf = ({ ofProduct: [u, v], b }: Hidden) => (b > 0 ? u : v);

const copied = form<Hidden>(
  'two-wrong-copies',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    entry: true,
    suits: ({ ofProduct: [u, v] }) => u !== v && Math.abs(u) > 1 && Math.abs(v) > 1,
    verify: given => {
      // Try whole roots for the second copy and compare the squares of the true roots.
      const [sum, told] = [given.ofSum[0] + given.ofSum[1], toldOf(given)];
      for (let other = -60; other <= 60; other += 1) {
        const root = Math.sqrt(sum * sum - 4 * told * other);
        const squares = ((sum + root) / 2) ** 2 + ((sum - root) / 2) ** 2;
        if (Math.abs(squares - (given.s ** 2 - 2 * given.p)) < 1e-6) return other;
      }
      throw new Error('no root fits');
    },
  },
  (given, { step, find }) => {
    const { ofSum, s, p, way, people } = given;
    const [u, v] = ofSum;
    const [one, other] = people;
    const sum = step(calc`${u} + ${v}`, {
      name: 'the true sum of the roots',
      works: value => tex`\alpha + \beta = ${u} + ${br(v)} = ${value}`,
      because: text`The sum of the roots comes from the coefficient of $x$ alone. A wrong constant term changes the
        roots, but not their sum.`,
    })`
      Let $\alpha$ and $\beta$ be the true roots. Where only the constant term is wrong, the sum of the roots is still
      right.`;
    const squares = find(calc`${s} * ${s} - 2 * ${p}`, { name: 'the sum of the squares of the true roots' });
    const product = step(calc`(${sum} * ${sum} - ${squares}) / 2`, {
      name: 'the true product of the roots',
      works: value => tex`\alpha\beta = \frac{${br(sum.valueOf())}^2 - ${squares}}{2} = ${value}`,
      because: text`$(\alpha + \beta)^2 = \alpha^2 + \beta^2 + 2\alpha\beta$: what the square of the sum has more than
        the squares is twice the product.`,
    })`
      The square of the sum contains the sum of the squares and twice the product. Find the true product from it.`;
    const otherFound = step(calc`${product} / ${toldOf(given)}`, {
      name: `the other root of the second equation`,
      works: value => tex`${product} \div ${br(toldOf(given))} = ${value}`,
      because: text`The product of the roots comes from the constant term alone, and the second equation has the right
        one.`,
    })`
      Where only the coefficient of $x$ is wrong, the product of the roots is still right. Divide it by the known
      root.`;
    return {
      answer: otherFound,
      stem: () => {
        const told = toldOf(given);
        return way
          ? text`${one} and ${other} solved the equation $x^2 + bx + c = 0$. ${one} copied only $c$ wrongly and found
            the roots $${ofSum[0]}$ and $${ofSum[1]}$; ${other} copied only $b$ wrongly, and one of the roots found was
            $${told}$. The squares of the roots of the correct equation add up to $${s * s - 2 * p}$. What was the other
            root that ${other} found?`
          : text`A quadratic equation with leading coefficient $1$ was printed with a wrong constant term in one book,
            where its roots are $${ofSum[0]}$ and $${ofSum[1]}$, and with a wrong coefficient of $x$ in another, where
            one of its roots is $${told}$. The sum of the squares of the roots of the true equation is
            $${s * s - 2 * p}$. Find the other root of the equation in the second book.`;
      },
      show: plain,
      plausible: value => value.d === 1n && !value.equals(0),
      slips: [
        slip('used_a_wrong_given_number', otherFound, () => calc`${sum} - ${toldOf(given)}`)`
          $${sum} - ${br(toldOf(given))} = ${otherFound}$ uses the true sum of the roots. The second copy has a wrong
          coefficient of $x$, so its sum is wrong too.`,
        slip('did_not_double', product, calc`${sum} * ${sum} - ${squares}`)`
          You used $${product}$ as the product. It is twice the product, because the square of a sum contains the
          product twice.`,
        stop('stopped_a_step_early', product)`
          $${product}$ is the product of the two roots. It still has to be divided by the root that is known.`,
        slip('used_a_wrong_given_number', product, calc`${u} * ${v}`)`
          ${here} is the product of the roots with the wrong constant term. Just there the product is wrong.`,
        slip('wrong_sign', product, calc`(${squares} - ${sum} * ${sum}) / 2`)`
          $\frac{${squares} - ${br(sum.valueOf())}^2}{2} = ${product}$ subtracts the wrong way round. Twice the
          product is the square of the sum less the sum of the squares.`,
        slip('mixed_up_sum_and_product', otherFound, () => calc`${product} - ${toldOf(given)}`)`
          $${product} - ${br(toldOf(given))} = ${otherFound}$ subtracts the root from the product. A product is
          divided by one root to give the other.`,
        slip('took_a_power_term_by_term', product, calc`(${sum} * ${sum} - ${squares}) / 4`)`
          You divided by $4$ and got $${product}$. That would be right for the square of the difference; here the
          difference is twice the product.`,
      ],
      snapRead: text`Two copies, each with one coefficient wrong, and the sum of the squares of the true roots. A root
        of the second copy is asked.`,
      approach: text`The first copy still shows the true sum; with the squares this gives the true product, and the
        second copy still has that product.`,
      faster: text`$${s}^2 = ${s * s}$ exceeds $${s * s - 2 * p}$ by twice the product, so the roots of the second copy
        multiply to $${p}$.`,
      check: () =>
        text`With the product $${toldOf(given)} \times ${br(otherFound.valueOf())} = ${p}$ the true equation is
          $${polynomialTex([1, -s, p])} = 0$, whose roots have squares that add up to $${s}(\alpha + \beta) - 2 \times
          ${br(p)} = ${s * s - 2 * p}$.`,
      principle: text`A wrong constant term leaves the sum of the roots right, a wrong coefficient of x leaves the
        product right.`,
    };
  },
);

const lowered = form<Hidden>(
  'power-lowered',
  {
    band: 'Medium',
    seconds: 75,
    revision: 2,
    suits: ({ s, p }) => s > 1 && s <= 12 && Math.abs(p) > 1 && Math.abs(p) <= 20 && s * s !== 2 * p,
    verify: ({ s, p }) => {
      const root = Math.sqrt(s * s - 4 * p);
      const [x, y] = [(s + root) / 2, (s - root) / 2];
      return Math.round(x ** 3 + p * x + s * y * y);
    },
  },
  ({ s, p, way }, { step, find }) => {
    const factor = step(s, {
      name: 'the common coefficient of the two squares',
      works: value =>
        tex`\alpha^3 ${addedTex(p)}\alpha = \alpha(\alpha^2 ${addedTex(p)}) = \alpha \times ${value}\alpha =
          ${value}\alpha^2`,
      because: text`A root makes its equation true, so $\alpha^2 ${addedTex(p)} = ${s}\alpha$. This turns a cube into
        a square, without the root itself, which is not whole.`,
    })`
      The expression treats the roots differently, so first lower the power: take $\alpha$ out of the two terms in it
      and replace the bracket, because $\alpha$ satisfies its equation.`;
    const double = find(calc`2 * ${p}`, { name: 'twice the product of the roots' });
    const squares = step(calc`${s} * ${s} - ${double}`, {
      name: 'the sum of the squares of the roots',
      works:
        value => tex`\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta = ${s}^2 - 2 \times ${br(p)} =
      ${value}`,
      because: text`The square of the sum contains both squares and twice the product. The sum and the product of the
        roots are the coefficients of the equation.`,
    })`
      Both squares have the same coefficient now, so the sum of the squares is needed. Find it from the sum and the
      product of the roots.`;
    const value = step(calc`${factor} * ${squares}`, {
      name: 'the value of the expression',
      works: (_v, working) => tex`${s}\alpha^2 + ${s}\beta^2 = ${working}`,
      because: text`The factor is common to both squares, so it is taken out once.`,
    })`
      The whole expression is the common coefficient times the sum of the squares. Multiply.`;
    return {
      answer: value,
      stem: way
        ? text`The equation $${polynomialTex([1, -s, p])} = 0$ has the roots $\alpha$ and $\beta$. What is the value of
          $\alpha^3 ${addedTex(p)}\alpha + ${s}\beta^2$?`
        : text`Let $\alpha > \beta$ satisfy $x^2 = ${polynomialTex([s, -p])}$. Find $\alpha^3 + ${s}\beta^2
          ${addedTex(p)}\alpha$.`,
      show: plain,
      plausible: () => true,
      slips: [
        slip('did_not_double', double, p)`
          $${s}^2 - ${br(p)} = ${squares}$ takes the product of the roots away once. The square of the sum contains it
          twice.`,
        slip('used_a_wrong_given_number', value, calc`${s}^3 - 3 * ${s} * ${p}`)`
          $${s}^3 - 3 \times ${s} \times ${br(p)}$ is the sum of the cubes of both roots. The expression has only one
          cube.`,
        slip('wrong_sign', double, calc`-2 * ${p}`)`
          $${s}^2 + 2 \times ${br(p)} = ${squares}$ adds twice the product of the roots. The square of the sum
          contains it already, so it is subtracted.`,
        slip('took_a_power_term_by_term', double, 0)`
          You used $${s}^2$ for the sum of the squares. The square of the sum also contains twice the product of the
          roots.`,
        slip('left_out_a_factor', factor, 1)`
          $${squares}$ is the sum of the squares alone. Both squares have the coefficient $${s}$ in the expression.`,
        slip('took_a_power_term_by_term', double, calc`4 * ${p}`)`
          $${s}^2 - 4 \times ${br(p)} = ${squares}$ is the square of the difference of the roots. For the sum of the
          squares twice the product is taken away.`,
      ],
      snapRead: text`The expression is not symmetric in the roots: lower its powers with the equation, and then use
        sum and product.`,
      approach: text`A root satisfies its own equation, which turns the terms in $\alpha$ into a multiple of its
        square. Then the expression is symmetric, and the sum and the product of the roots are enough.`,
      faster: text`Since $\alpha^2 ${addedTex(p)} = ${s}\alpha$, the whole is $${s}(\alpha^2 + \beta^2)$, that is
        $${s}(${s * s} ${addedTex(-2 * p)})$.`,
      check: () => {
        const root = Math.sqrt(s * s - 4 * p);
        const [x, y] = [(s + root) / 2, (s - root) / 2];
        return text`With $\alpha \approx ${x.toFixed(3)}$ and $\beta \approx ${y.toFixed(3)}$ the expression is about
          $${(x ** 3 + p * x + s * y * y).toFixed(1)}$.`;
      },
      principle: text`When an expression is not symmetric in the roots, lower its powers with the equation first.`,
    };
  },
);

const linked = form<Hidden>(
  'sum-tied-to-product',
  {
    band: 'Medium',
    seconds: 65,
    revision: 4,
    suits: ({ s, p, m, b }) => s === m * p && b !== 0,
    verify: ({ s, p, b, k, m }) => {
      for (let t = -400; t <= 400; t += 1) {
        const [sum, product] = [t + s - k, b * t + p - b * k];
        if (product !== 0 && sum === m * product) return sum * sum - 4 * product;
      }
      throw new Error('no k fits');
    },
  },
  ({ k, s, m, b, p, way }, { step, find }) => {
    const multiple = step(k, {
      name: 'the value of k',
      works: tex`k ${addedTex(s - k)} = ${m}(${linearTex(b, p - b * k, 'k')}), \quad k = ${k}`,
      because: text`The sum of the roots is the coefficient of $x$ with its sign changed, and the product is the
        constant term. Over a common denominator $\frac{1}{\alpha} + \frac{1}{\beta}$ is the sum over the product.`,
    })`
      The sum of the roots is $${m}$ times their product. Write both with the coefficients of the equation and solve
      for $k$.`;
    const product = step(calc`(${multiple} - ${k}) * ${b} + ${p}`, {
      name: 'the product of the roots',
      works: value => tex`\alpha + \beta = ${multiple.sub(k).add(s)}, \quad \alpha\beta = ${value}`,
      because: text`With $k$ known the coefficients are numbers. The roots themselves are not needed and are not
        whole.`,
    })`
      Put this $k$ into the coefficients to get the sum and the product of the roots $\alpha$ and $\beta$.`;
    const sum = find(calc`${multiple} - ${k} + ${s}`, { name: 'the sum of the roots' });
    const times = find(4, { name: 'how often the product is taken away' });
    const difference = step(calc`${sum} * ${sum} - ${product} * ${times}`, {
      name: 'the square of the difference of the roots',
      works: value =>
        tex`(\alpha - \beta)^2 = ${br(sum.valueOf())}^2 - 4 \times ${br(product.valueOf())} = ${value}`,
      because: text`$(\alpha + \beta)^2$ has $+2\alpha\beta$ in the middle and $(\alpha - \beta)^2$ has
        $-2\alpha\beta$, so they differ by $4\alpha\beta$.`,
    })`
      The square of the difference is the square of the sum less four times the product.`;
    return {
      answer: difference,
      stem: () => {
        const equation = `x^2 - (k ${addedTex(s - k)})x + (${linearTex(b, p - b * k, 'k')}) = 0`;
        return way
          ? text`The sum of the roots of $${equation}$ is $${m}$ times their product. What is the square of the
            difference of the roots?`
          : text`For one value of $k$, the roots $\alpha$ and $\beta$ of $${equation}$ satisfy $\frac{1}{\alpha} +
            \frac{1}{\beta} = ${m}$. For this $k$, find $(\alpha - \beta)^2$.`;
      },
      show: plain,
      slips: [
        slip('took_a_power_term_by_term', times, 2)`
          $${br(sum.valueOf())}^2 - 2 \times ${br(product.valueOf())}$ is the sum of the squares of the roots. For the
          square of their difference four times the product is taken away.`,
        slip('took_a_power_term_by_term', times, 0)`
          You gave the square of the sum $${sum}$. The square of the difference is smaller than that by four times the
          product.`,
        slip('did_not_double', times, 1)`
          You subtracted the product $${product}$ only once. From $+2$ times to $-2$ times the product it has to be
          taken away four times.`,
        slip('wrong_sign', times, calc`-4`)`
          You added four times $${product}$. The roots are both positive, so their difference is smaller than their
          sum.`,
        slip('halved_needlessly', difference, calc`${difference} / 4`)`
          $${difference}$ is the square of half the difference, as it appears when the square is completed. The square
          of the whole difference was asked for.`,
        stop('stopped_a_step_early', sum)`
          $${sum}$ is the sum of the roots. The square of their difference still has to be found from it and the
          product.`,
        slip('wrong_sign', sum, calc`${sum} - ${product}`)`
          You subtracted the product from the sum and used $${sum}$. Only after the sum is squared, four times the
          product is taken away.`,
        slip('swapped_the_two', multiple, () => {
          const slope = b - m;
          return slope === 0 ? null : q(m * (s - k) - (p - b * k), slope);
        })`
          With $k = ${multiple.toFraction()}$ the product is the multiple of the sum. The sum has to be $${m}$ times
          the product.`,
        slip('wrong_sign', multiple, () => {
          const slope = 1 + m * b;
          return slope === 0 ? null : q(-(s - k) - m * (p - b * k), slope);
        })`
          You got $k = ${multiple.toFraction()}$ from the coefficient of $x$ with its minus sign. The sum of the roots
          has the opposite sign.`,
      ],
      snapRead: text`Both coefficients depend on $k$, and a relation of sum and product fixes it; then the difference
        of the roots is asked.`,
      approach: text`First the relation gives $k$. Then the sum and the product are numbers, and the square of the
        difference follows from them without the roots.`,
      faster: text`With $k$ found, the discriminant of $${polynomialTex([1, -s, p])}$ is the answer: for leading
        coefficient $1$ it equals $(\alpha - \beta)^2$.`,
      check: text`The equation becomes $${polynomialTex([1, -s, p])} = 0$ with discriminant $${s * s - 4 * p}$, which is
        the square of the difference.`,
      principle: text`With leading coefficient one, the square of the difference of the roots is the discriminant.`,
    };
  },
);

const drawn = (s: number, p: number) => s * s - 4 * p > 0 && !Number.isInteger(Math.sqrt(s * s - 4 * p));

/** AL.QUA.1 Medium: sum and product have to be found before they can be used. */
export const rootsInDisguise: readonly AnyTemplate[] = situation<Hidden>({
  type: 'AL.QUA.1',
  situation: 'hidden-sum-or-product',
  draw: draw => {
    const tied = draw.chance(0.6);
    const m = draw.pick([2, 3, 4, 5]);
    const u = draw.int(2, 9);
    const v = draw.pick([-4, -3, -2, 2, 3, 4, 5]);
    const p = tied ? draw.pick([1, 2, 3, 4, 5]) : u * v;
    const s = tied ? m * p : draw.int(3, 14);
    const k = draw.pick([-4, -3, -2, 2, 3, 4, 5, 6]);
    const b = draw.pick([-2, -1, 1, 2, 3]);
    const first = draw.int(1, s - 1);
    if (!drawn(s, p) || m * b === 1 || s === k || p === b * k || p === 1) return null;
    const ofSum: [number, number] = [s - first + 1, first - 1];
    const ofProduct: [number, number] = tied ? [p, 1] : [u, v];
    if (ofSum[0] * ofSum[1] === p || u + v === s || ofSum[0] === ofSum[1] || ofSum[1] === 0) return null;
    return { s, p, ofSum, ofProduct, k, b, m, people: draw.some(peopleInAlgebra, 2), way: draw.chance(0.5) };
  },
  forms: [copied, lowered, linked],
});
