import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

/** x² − sx + p = 0 with irrational roots. */
interface Pair {
  s: number;
  p: number;
  /** A number added to both roots. */
  k: number;
  way: boolean;
}

const equation = ({ s, p }: Pair) => `$${polynomialTex([1, -s, p])} = 0$`;
const rootsOf = ({ s, p }: Pair): [number, number] => {
  const root = Math.sqrt(s * s - 4 * p);
  return [(s + root) / 2, (s - root) / 2];
};
const sign = (n: number) => (n < 0 ? `- ${-n}` : `+ ${n}`);
const inBrackets = (n: number | { valueOf(): number }) =>
  n.valueOf() < 0 ? `(${n.valueOf()})` : `${n.valueOf()}`;

const shifted = form<Pair>(
  'both-roots-shifted',
  {
    band: 'Easy',
    seconds: 40,
    verify: p => {
      const [x, y] = rootsOf(p);
      return nearFraction((x + p.k) * (y + p.k));
    },
  },
  (given, { step, find }) => {
    const { s, p, k, way } = given;
    const sum = find(s, { name: 'the sum of the roots' });
    const product = step(p, {
      name: 'the product of the roots',
      works: tex`\alpha + \beta = ${s}, \quad \alpha\beta = ${p}`,
      because: text`$(x - \alpha)(x - \beta) = x^2 - (\alpha + \beta)x + \alpha\beta$. So the coefficient of $x$ is
        the sum of the roots with the opposite sign, and the constant is their product. The roots themselves are not
        whole.`,
    })`
      Let $\alpha$ and $\beta$ be the roots. Read their sum and their product from the equation; the sum is the
      coefficient of $x$ with its sign changed.`;
    const middle = find(calc`${sum} * ${k}`, { name: 'the middle terms together' });
    const square = find(calc`${k} * ${k}`, { name: 'the last term' });
    const value = step(calc`${product} + ${middle} + ${square}`, {
      name: 'the product of the two results',
      works: value =>
        tex`(\alpha ${sign(k)})(\beta ${sign(k)}) = \alpha\beta ${sign(k)}(\alpha + \beta) + ${k * k} = ${product}
          ${sign(k)} \times ${sum} + ${k * k} = ${value}`,
      because: text`Multiplying out gives four terms: $\alpha\beta$, two middle terms with $\alpha$ and with $\beta$,
        and the product of the two numbers. The middle terms together hold the sum of the roots.`,
    })`
      Multiply the two brackets out. Only the product and the sum of the roots appear, so put their values in.`;
    return {
      answer: value,
      stem: way
        ? text`If $\alpha$ and $\beta$ are the roots of ${equation(given)}, what is the value of $(\alpha
          ${sign(k)})(\beta ${sign(k)})$?`
        : text`The number $${Math.abs(k)}$ is ${k > 0 ? 'added to' : 'subtracted from'} each root of the equation
          ${equation(given)}. Find the product of the two results.`,
      show: plain,
      plausible: () => true,
      slips: [
        slip('wrong_sign', sum, calc`-${s}`)`
          You used $${sum}$, the coefficient of $x$ as it stands, for the sum of the roots. The sum has the opposite
          sign.`,
        slip('got_the_middle_term_wrong', middle, 0)`
          $${product} + ${square}$ leaves out the two middle terms. They hold the sum of the roots and are not zero.`,
        slip('left_out_a_term', square, 0)`
          You left out the last term of the product, $${inBrackets(k)}^2$. The two numbers in the brackets are
          multiplied with each other too.`,
        slip('counted_twice', middle, calc`${sum} * 2 * ${k}`)`
          You counted the middle terms twice, as $${middle}$. Each root is multiplied by $${k}$ once, so the sum of
          the roots is too.`,
        slip('forgot_to_square', square, k)`
          You used $${k}$ as the last term. The two constants are multiplied, so it is $${inBrackets(k)} \times
          ${inBrackets(k)}$.`,
        slip('wrong_sign', product, calc`-${p}`)`
          You used $${product}$ for the product of the roots. Only the sum changes its sign; the product is the
          constant term itself.`,
      ],
      snapRead: text`A quadratic has roots that are not whole, and the value stays the same when they change places:
        sum and product are enough.`,
      approach: text`Multiply the two brackets out. Only the product and the sum of the roots appear, and both can be
        read from the equation.`,
      faster: () =>
        text`The product is the quadratic at $x = ${-k}$: $${inBrackets(-k)}^2 - ${s} \times ${inBrackets(-k)}
          ${sign(p)}$.`,
      check: () => {
        const [x, y] = rootsOf(given);
        return text`The roots are about $${x.toFixed(2)}$ and $${y.toFixed(2)}$, and $${(x + k).toFixed(2)} \times
          ${inBrackets(Number((y + k).toFixed(2)))}$ is about $${((x + k) * (y + k)).toFixed(1)}$.`;
      },
      principle: text`A value that does not change when two roots change places can be found from their sum and
        product, without solving.`,
    };
  },
);

const squares = form<Pair>(
  'sum-of-squares-given',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ s, p }) => s * s - 2 * p > 0 && Math.abs(p) !== s,
    verify: ({ s, p }) => {
      for (let c = -200; c <= 200; c += 1) if (s * s - 2 * c === s * s - 2 * p) return c;
      throw new Error('no constant term fits');
    },
  },
  ({ s, p }, { step, find }) => {
    const squares = find(calc`${s} * ${s} - 2 * ${p}`, { name: 'the sum of the squares of the roots' });
    const square = step(calc`${s}^2`, {
      name: 'the square of the sum of the roots',
      works: (_value, working) => tex`\alpha + \beta = ${s}, \quad (\alpha + \beta)^2 = ${working}`,
      because: text`$(\alpha + \beta)^2 = \alpha^2 + \beta^2 + 2\alpha\beta$. So the square of the sum links the sum
        of the squares, which is given, with the product, which is asked.`,
    })`
      The sum of the roots $\alpha$ and $\beta$ is known from the coefficient of $x$. Square it, because this square
      contains their squares.`;
    const double = find(calc`${square} - ${squares}`, { name: 'twice the product of the roots' });
    const times = find(2);
    const c = step(calc`${double} / ${times}`, {
      name: 'the product of the roots, c',
      works: value =>
        tex`2\alpha\beta = (\alpha + \beta)^2 - (\alpha^2 + \beta^2), \quad 2c = ${square} - ${squares}, \quad c =
          ${value}`,
      because: text`With the roots $1$ and $3$ the square of the sum is $16$ and the squares give $10$. The
        difference, $6$, is twice the product $3$.`,
    })`
      This square is the sum of the squares and twice the product of the roots, and the product is $c$. So take the
      squares away and halve.`;
    return {
      answer: c,
      stem: text`The squares of the two roots of $x^2 - ${s}x + c = 0$ add up to $${s * s - 2 * p}$. What is the value
        of $c$?`,
      show: plain,
      plausible: value => value.d === 1n || value.d === 2n,
      slips: [
        slip('did_not_double', times, 1)`
          $${double}$ is twice the product of the roots. In the square of a sum the product occurs two times, so it
          has to be halved.`,
        slip('wrong_sign', double, calc`${squares} - ${square}`)`
          You wrote the difference as $${squares} - ${square}$. Twice the product is the square of the sum minus the
          sum of the squares.`,
        slip('took_a_power_term_by_term', times, 4)`
          You divided $${double}$ by $4$. Four times the product belongs to the square of the difference of the roots;
          here it is twice the product.`,
        slip('forgot_to_square', square, calc`2 * ${s}`)`
          You doubled the sum of the roots, which gives $${square}$. Its square was needed, because that contains the
          squares of the roots.`,
        slip('added_for_subtracted', double, calc`${square} + ${squares}`)`
          You added $${square}$ and $${squares}$. The squares of the roots are in both, so only the difference leaves
          the product.`,
      ],
      snapRead: text`The sum of the roots and the sum of their squares are known: the square of the sum gives their
        product.`,
      approach: text`The square of the sum contains both squares and twice the product. Two of these three are known,
        so the third follows.`,
      faster: text`$c = \frac{${s}^2 - ${s * s - 2 * p}}{2}$, read at once from $(\alpha + \beta)^2$.`,
      check: () =>
        text`With $c = ${p}$ the squares add up to $${s}^2 - 2 \times ${inBrackets(p)} = ${s * s - 2 * p}$.`,
      principle: text`Of the sum, the product and the sum of squares of two numbers, any two give the third.`,
    };
  },
);

const quotients = form<Pair>(
  'sum-of-quotients',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    suits: ({ s, p }) => Math.abs(p) > 1 && (s * s - 2 * p) % p !== 0 && Math.abs(p) <= 9,
    verify: p => {
      const [x, y] = rootsOf(p);
      return nearFraction(x / y + y / x, 40);
    },
  },
  (given, { step, find }) => {
    const { s, p, way } = given;
    const [one, other] = way ? ['\\alpha', '\\beta'] : ['x', 'y'];
    const sum = find(s, { name: 'the sum of the two numbers' });
    const double = find(calc`2 * ${p}`, { name: 'twice their product' });
    const squares = step(calc`${sum} * ${sum} - ${double}`, {
      name: 'the sum of the squares',
      works: value =>
        tex`${one}^2 + ${other}^2 = (${one} + ${other})^2 - 2${one}${other} = ${sum}^2 - 2 \times ${inBrackets(p)} =
          ${value}`,
      because: text`$\frac{2}{3} + \frac{3}{2}$ has the common denominator $2 \times 3$ and the numerator $2^2 + 3^2$.
        The square of the sum contains these two squares and twice the product.`,
    })`
      With the product as the common denominator, the numerator is the sum of the two squares. Find it as the square
      of the sum less twice the product.`;
    const product = find(p, { name: 'the product of the two numbers' });
    const value = step(frac(calc`${squares} / ${product}`), {
      name: 'the sum of the two quotients',
      works: (_v, working) =>
        tex`\frac{${one}}{${other}} + \frac{${other}}{${one}} = \frac{${one}^2 + ${other}^2}{${one}${other}} =
        ${working}`,
      because: text`Both fractions were brought to one denominator. It is the product of the two numbers, not its
        square and not their sum.`,
    })`
      Divide this numerator by the common denominator, the product of the two numbers.`;
    return {
      answer: value,
      stem: way
        ? text`If $\alpha$ and $\beta$ are the roots of $${polynomialTex([1, -s, p])} = 0$, find $\frac{\alpha}{\beta} +
          \frac{\beta}{\alpha}$.`
        : text`If $x$ and $y$ are the two numbers with sum $${s}$ and product $${p}$, what is $\frac{x}{y} +
          \frac{y}{x}$?`,
      show: value => `$${fractionTex(value)}$`,
      plausible: () => true,
      // A number and its reciprocal are together at least 2, or at most -2 where they are negative.
      onSight: value => value.abs().valueOf() >= 2 && Math.sign(value.valueOf()) === Math.sign(p),
      slips: [
        slip('got_the_middle_term_wrong', double, 0)`
          $${s}^2 = ${squares}$ is the square of the sum. Besides the two squares it contains twice the product, which
          has to be taken away.`,
        slip('did_not_double', double, p)`
          $${squares}$ takes the product away only once. The square of the sum contains it twice.`,
        slip('wrong_sign', double, calc`-2 * ${p}`)`
          $${squares}$ adds twice the product to the square of the sum. The square contains it already, so it has to
          be subtracted.`,
        slip('did_not_divide', product, 1)`
          $${squares}$ is the numerator alone, $${tex`${one}^2 + ${other}^2`}$. It still has to be divided by the
          product, the common denominator.`,
        slip('answered_another_quantity', value, calc`${sum} / ${product}`)`
          $\frac{${s}}{${p}}$ is the sum of the reciprocals, $${tex`\frac{1}{${one}} + \frac{1}{${other}}`}$. The
          numerator of the quotients is a sum of squares.`,
        slip('wrong_sign', product, calc`-${p}`)`
          You used $${product}$ as the common denominator. The product has the sign that is given; only a sum of roots
          changes its sign.`,
        slip('used_a_factor_twice', product, calc`${p} * ${p}`)`
          The denominator $${product}$ is the product squared. The product itself is a common denominator of both
          quotients.`,
      ],
      snapRead: text`A quotient of two numbers and its reciprocal are added: the sum and the product of the numbers
        are enough.`,
      approach: text`Bring both quotients to one denominator. The numerator is then the sum of the squares, which
        comes from the sum and the product.`,
      faster: text`It is $${tex`\frac{(${one} + ${other})^2}{${one} ${other}}`} - 2 = \frac{${s * s}}{${p}} - 2$.`,
      check: () => {
        const [x, y] = rootsOf(given);
        return text`The numbers are about $${x.toFixed(3)}$ and $${y.toFixed(3)}$; the two quotients add up to about
          $${(x / y + y / x).toFixed(2)}$.`;
      },
      principle: text`A value in which two numbers may be exchanged can be built from their sum and their product.`,
    };
  },
);

/** AL.QUA.1 Easy: one symmetric value of two irrational roots. */
export const sumAndProduct: readonly AnyTemplate[] = situation<Pair>({
  type: 'AL.QUA.1',
  situation: 'irrational-roots',
  draw: draw => {
    const s = draw.int(3, 13);
    const p = draw.pick([-9, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const k = draw.pick([-4, -3, -2, 2, 3, 4, 5]);
    const d = s * s - 4 * p;
    return d <= 0 || Number.isInteger(Math.sqrt(d)) ? null : { s, p, k, way: draw.chance(0.5) };
  },
  forms: [shifted, squares, quotients],
});
