import { peopleInAlgebra } from '../../people.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
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
    const sum = step(calc`${u} + ${v}`, value => tex`\alpha + \beta = ${u} + ${br(v)} = ${value}`)`
      Where only the constant term is wrong, the sum of the roots is still right.`;
    const squares = find(calc`${s} * ${s} - 2 * ${p}`);
    const product = step(
      calc`(${sum} * ${sum} - ${squares}) / 2`,
      value => tex`\alpha\beta = \frac{${br(sum.valueOf())}^2 - ${squares}}{2} = ${value}`,
    )`
      The square of the sum holds the sum of the squares and twice the product: find the true product.`;
    const otherFound = step(
      calc`${product} / ${toldOf(given)}`,
      value => tex`${product} \div ${br(toldOf(given))} = ${value}`,
    )`
      Where only the coefficient of $x$ is wrong, the product of the roots is still right: divide by the root that is
      known.`;
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
          $${sum} - ${br(toldOf(given))} = ${otherFound}$ uses the true sum, but the second copy has the wrong
          coefficient of $x$ and so a wrong sum.`,
        slip('did_not_double', product, calc`${sum} * ${sum} - ${squares}`)`
          $${product}$ is twice the product: in $(\alpha + \beta)^2$ it stands twice.`,
        stop('stopped_a_step_early', product)`
          $${product}$ is the product of the roots; it still has to be divided by the one that is known.`,
        slip('used_a_wrong_given_number', product, calc`${u} * ${v}`)`
          A product of $${product}$ comes from the copy with the wrong constant term, which is the one that spoils it.`,
        slip('wrong_sign', product, calc`(${squares} - ${sum} * ${sum}) / 2`)`
          $\frac{${squares} - ${br(sum.valueOf())}^2}{2} = ${product}$ subtracts the wrong way round.`,
        slip('mixed_up_sum_and_product', otherFound, () => calc`${product} - ${toldOf(given)}`)`
          $${product} - ${br(toldOf(given))} = ${otherFound}$ takes the root off the product; it has to be divided by
          it.`,
        slip('took_a_power_term_by_term', product, calc`(${sum} * ${sum} - ${squares}) / 4`)`
          Dividing by 4 gives $${product}$; that would be right if the square of the difference were given.`,
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
    const factor = step(
      s,
      value =>
        tex`\alpha^3 ${addedTex(p)}\alpha = \alpha(\alpha^2 ${addedTex(p)}) = \alpha \times ${value}\alpha =
          ${value}\alpha^2`,
    )`
      A root satisfies its equation: take out $\alpha$ from the terms in it and replace the bracket.`;
    const double = find(calc`2 * ${p}`);
    const squares = step(
      calc`${s} * ${s} - ${double}`,
      value => tex`\alpha^2 + \beta^2 = ${s}^2 - 2 \times ${br(p)} = ${value}`,
    )`
      Both squares have the same coefficient now, so the sum of the squares is needed. It follows from the sum and the
      product.`;
    const value = step(calc`${factor} * ${squares}`)`
      Multiply by the common coefficient.`;
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
          $${s}^2 - ${br(p)} = ${squares}$ takes the product off once; in the square of the sum it stands twice.`,
        slip('used_a_wrong_given_number', value, calc`${s}^3 - 3 * ${s} * ${p}`)`
          $${s}^3 - 3 \times ${s} \times ${br(p)}$ is the sum of the cubes of the roots; here only one cube stands.`,
        slip('wrong_sign', double, calc`-2 * ${p}`)`
          $${s}^2 + 2 \times ${br(p)} = ${squares}$ adds twice the product; it has to be subtracted.`,
        slip('took_a_power_term_by_term', double, 0)`
          $${s}^2$ is the square of the sum, which also holds twice the product of the roots.`,
        slip('left_out_a_factor', factor, 1)`
          $${squares}$ is the sum of the squares alone; its coefficient has been lost.`,
        slip('took_a_power_term_by_term', double, calc`4 * ${p}`)`
          $${s}^2 - 4 \times ${br(p)} = ${squares}$ is the square of the difference of the roots.`,
      ],
      snapRead: text`An expression that is not symmetric in the roots: it must be lowered by the equation before sum and
        product can help.`,
      approach: text`A root satisfies its own equation, which turns the terms in $\alpha$ into a multiple of its square.
        Then the expression is symmetric, and the sum and the product of the roots are enough.`,
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
    const multiple = step(
      k,
      tex`k ${addedTex(s - k)} = ${m}(${linearTex(b, p - b * k, 'k')}), \quad k = ${k}`,
    )`
      Write the given relation with the sum and the product, and solve it for $k$.`;
    const product = step(
      calc`(${multiple} - ${k}) * ${b} + ${p}`,
      value => tex`\alpha + \beta = ${multiple.sub(k).add(s)}, \quad \alpha\beta = ${value}`,
    )`
      Put this $k$ into the sum and the product.`;
    const sum = find(calc`${multiple} - ${k} + ${s}`);
    const times = find(4);
    const difference = step(
      calc`${sum} * ${sum} - ${product} * ${times}`,
      value => tex`${br(sum.valueOf())}^2 - 4 \times ${br(product.valueOf())} = ${value}`,
    )`
      The square of the difference is the square of the sum without four times the product.`;
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
          $${br(sum.valueOf())}^2 - 2 \times ${br(product.valueOf())}$ is the sum of the squares of the roots, not the
          square of their difference.`,
        slip('took_a_power_term_by_term', times, 0)`
          That is the square of the sum $${sum}$; the difference needs the product too.`,
        slip('did_not_double', times, 1)`
          The product $${product}$ has to be taken off four times to turn the square of the sum into that of the
          difference.`,
        slip('wrong_sign', times, calc`-4`)`
          Four times $${product}$ was added; the difference is smaller than the sum when both roots are positive, so it
          is subtracted.`,
        slip('halved_needlessly', difference, calc`${difference} / 4`)`
          $${difference}$ is the square of half the difference, as it appears when the square is completed.`,
        stop('stopped_a_step_early', sum)`
          $${sum}$ is the sum of the roots; the square of their difference still has to be built from it.`,
        slip('wrong_sign', sum, calc`${sum} - ${product}`)`
          $${sum}$ is the sum without the product; sum and product are subtracted only after the sum is squared.`,
        slip('swapped_the_two', multiple, () => {
          const slope = b - m;
          return slope === 0 ? null : q(m * (s - k) - (p - b * k), slope);
        })`
          $k = ${multiple.toFraction()}$ makes the product the multiple of the sum; it is the other way round.`,
        slip('wrong_sign', multiple, () => {
          const slope = 1 + m * b;
          return slope === 0 ? null : q(-(s - k) - m * (p - b * k), slope);
        })`
          $k = ${multiple.toFraction()}$ follows when the coefficient of $x$ is taken as the sum with its minus sign.`,
      ],
      snapRead: text`Both coefficients depend on $k$, and a relation of sum and product fixes it; then a value of the
        roots is asked.`,
      approach: text`First the relation gives $k$. Then sum and product are numbers, and the square of the difference
        follows from them without the roots.`,
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
