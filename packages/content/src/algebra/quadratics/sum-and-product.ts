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
    const sum = find(s);
    const product = step(p, tex`\alpha + \beta = ${s}, \quad \alpha\beta = ${p}`)`
      Read the sum and the product of the roots off the coefficients; the sum is the coefficient of $x$ with its sign
      changed.`;
    const middle = find(calc`${sum} * ${k}`);
    const square = find(calc`${k} * ${k}`);
    const value = step(
      calc`${product} + ${middle} + ${square}`,
      value =>
        tex`\alpha\beta ${sign(k)}(\alpha + \beta) + ${k * k} = ${product} ${sign(k)} \times ${sum} + ${k * k} =
          ${value}`,
    )`
      Multiply the two brackets out and collect the sum and the product.`;
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
          A sum of $${sum}$ is the coefficient of $x$ as it stands; the sum of the roots has the opposite sign.`,
        slip('got_the_middle_term_wrong', middle, 0)`
          $${product} + ${square}$ leaves the two middle terms out, which hold the sum of the roots.`,
        slip('left_out_a_term', square, 0)`
          The last term of the product, $${inBrackets(k)}^2$, is missing here.`,
        slip('counted_twice', middle, calc`${sum} * 2 * ${k}`)`
          The middle term $${middle}$ belongs to a square $(x ${sign(k)})^2$; here it stands once for both roots
          together.`,
        slip('forgot_to_square', square, k)`
          The two constants are multiplied, so the last term is $${inBrackets(k)} \times ${inBrackets(k)}$ and not
          $${k}$.`,
        slip('wrong_sign', product, calc`-${p}`)`
          Only the sum changes its sign; the product of the roots is the constant term itself, not $${product}$.`,
      ],
      snapRead: text`A quadratic with roots that are not whole, and a value in which the roots may be swapped: sum and
        product are enough.`,
      approach: text`Multiply the brackets out. Only the product and the sum of the roots appear, and both stand in the
        equation.`,
      faster: () =>
        text`The product is the quadratic at $x = ${-k}$: $${inBrackets(-k)}^2 - ${s} \times ${inBrackets(-k)}
          ${sign(p)}$.`,
      check: () => {
        const [x, y] = rootsOf(given);
        return text`The roots are about $${x.toFixed(2)}$ and $${y.toFixed(2)}$, and $${(x + k).toFixed(2)} \times
          ${inBrackets(Number((y + k).toFixed(2)))}$ is about $${((x + k) * (y + k)).toFixed(1)}$.`;
      },
      principle: text`A value that does not change when the roots change places can be built from their sum and product,
        without solving.`,
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
    const squares = find(calc`${s} * ${s} - 2 * ${p}`);
    const square = step(calc`${s}^2`, (_value, working) => tex`(\alpha + \beta)^2 = ${working}`)`
      The sum of the roots is known from the coefficient of $x$; square it.`;
    const double = find(calc`${square} - ${squares}`);
    const times = find(2);
    const c = step(calc`${double} / ${times}`, value => tex`2c = ${square} - ${squares}, \quad c = ${value}`)`
      This square exceeds the sum of the squares by twice the product of the roots, and the product is $c$.`;
    return {
      answer: c,
      stem: text`The squares of the two roots of $x^2 - ${s}x + c = 0$ add up to $${s * s - 2 * p}$. What is the value
        of $c$?`,
      show: plain,
      plausible: value => value.d === 1n || value.d === 2n,
      slips: [
        slip('did_not_double', times, 1)`
          $${double}$ is twice the product: in the square of a sum the product stands two times.`,
        slip('wrong_sign', double, calc`${squares} - ${square}`)`
          The difference was written as $${squares} - ${square}$; twice the product is the square of the sum minus the
          sum of the squares.`,
        slip('took_a_power_term_by_term', times, 4)`
          Dividing $${double}$ by $4$ belongs to the square of the difference of the roots, not to the sum of their
          squares.`,
        slip('forgot_to_square', square, calc`2 * ${s}`)`
          $${square}$ is twice the sum of the roots; its square was needed.`,
        slip('added_for_subtracted', double, calc`${square} + ${squares}`)`
          Adding $${square}$ and $${squares}$ counts the squares twice; the product is in their difference.`,
      ],
      snapRead: text`The sum of the roots and the sum of their squares are known; the product of the roots is asked.`,
      approach: text`The square of the sum holds both squares and twice the product. Two of these three are known.`,
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
    const sum = find(s);
    const double = find(calc`2 * ${p}`);
    const squares = step(
      calc`${sum} * ${sum} - ${double}`,
      value => tex`${sum}^2 - 2 \times ${inBrackets(p)} = ${value}`,
    )`
      Over one denominator, the product, the numerator is the sum of the two squares. Find it as the square of the sum
      less twice the product.`;
    const product = find(p);
    const value = step(frac(calc`${squares} / ${product}`))`
      Divide by the product.`;
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
          $${s}^2 = ${squares}$ is the square of the sum; it holds twice the product besides the two squares.`,
        slip('did_not_double', double, p)`
          $${squares}$ takes the product off once; the square of the sum holds it twice.`,
        slip('wrong_sign', double, calc`-2 * ${p}`)`
          $${squares}$ adds twice the product to the square of the sum; it has to be subtracted.`,
        slip('did_not_divide', product, 1)`
          $${squares}$ is the numerator alone, $${tex`${one}^2 + ${other}^2`}$; it has to be divided by the product.`,
        slip('answered_another_quantity', value, calc`${sum} / ${product}`)`
          $\frac{${s}}{${p}}$ is the sum of the reciprocals, $${tex`\frac{1}{${one}} + \frac{1}{${other}}`}$.`,
        slip('wrong_sign', product, calc`-${p}`)`
          The denominator was taken as $${product}$, with the sign changed.`,
        slip('used_a_factor_twice', product, calc`${p} * ${p}`)`
          The denominator $${product}$ is the product squared; the product itself is a common denominator.`,
      ],
      snapRead: text`A quotient of two numbers and its reciprocal are added; sum and product are at hand, so there is no
        need for the numbers.`,
      approach: text`Over the common denominator stands the sum of the squares. It comes from the sum and the product.`,
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
