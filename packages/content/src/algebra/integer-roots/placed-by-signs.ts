import { divisors } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Placed {
  /** f has this value at the place x; it is negative at `low` and positive at `high`. */
  x: number;
  value: number;
  low: number;
  high: number;
  frame: number;
}

/** How far the smaller root may be above x: it lies below `low`, and the larger one between `low` and `high`. */
const distances = ({ x, value, low, high }: Placed) =>
  divisors(value).filter(d => d < low - x && value / d > low - x && value / d < high - x);
const below = ({ x, value, low, high }: Placed) =>
  divisors(value).filter(d => d < low - x && value / d > high - x);
const beyond = ({ x, value, low }: Placed) => divisors(value).filter(d => d * d < value && d >= low - x);

const constantTerm = form<Placed>(
  'constant-from-one-value-and-two-signs',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.9'],
    verify: ({ x, value, low, high }) => {
      const fitting = new Set<number>();
      for (let one = -200; one <= 200; one += 1)
        for (let two = one; two <= 200; two += 1) {
          const at = (t: number) => (t - one) * (t - two);
          if (at(x) === value && at(low) < 0 && at(high) > 0) fitting.add(one * two);
        }
      if (fitting.size !== 1) throw new Error('not one quadratic');
      return [...fitting][0] ?? 0;
    },
  },
  (p, { step, find, write }) => {
    const { x, value, low, high, frame } = p;
    write(tex`f(${x}) = (${x} - \alpha)(${x} - \beta) = ${value}`, {
      because: text`A quadratic whose coefficient of $x^2$ is $1$ is the product of $x - \alpha$ and $x - \beta$.
        For an integer $x$ both brackets are integers, so each value is a product of two of them.`,
    })`
      Let $\alpha \le \beta$ be the two roots. Write $f(x)$ as a product of brackets and put $x = ${x}$ into it.`;
    write(tex`${x} < \alpha < ${low} < \beta < ${high}`, {
      because: text`The coefficient of $x^2$ is positive, so $f(x)$ is negative exactly between the roots. From one
        root to the other the sign changes only once at each.`,
    })`
      At $${low}$ the value is negative, so $${low}$ lies between the roots. At $${x}$ and at $${high}$ the value is
      positive, so these two lie outside, one on each side.`;
    const near = step(distances(p)[0] ?? 1, {
      name: text`the distance of the smaller root from $${x}$`,
      works: d => tex`(\alpha - ${x})(\beta - ${x}) = ${value} = ${d} \times ${q(value).div(d)}`,
      because: text`The two distances are whole numbers with a known product, so they are one of a few pairs of
        factors; the places of the roots choose the pair.`,
    })`
      Both roots are larger than $${x}$. The distance $\alpha - ${x}$ is less than $${low - x}$, and $\beta - ${x}$ is
      more than $${low - x}$ and less than $${high - x}$. Find the pair of factors of $${value}$ that fits.`;
    const far = find(calc`${value} / ${near}`);
    const side = find(1);
    const one = find(() => side.mul(near).add(x));
    const two = find(() => side.mul(far).add(x));
    const product = step(calc`${one} * ${two}`, {
      name: 'the constant term',
      works: (_value, working) => tex`\alpha = ${one}, \quad \beta = ${two}, \quad c = ${working}`,
    })`
      Add the distances to $${x}$ to get the roots. The constant term $c$ is their product.`;
    return {
      answer: product,
      stem: wording(
        frame,
        text`The equation $x^2 + bx + c = 0$ has two integer roots, and $f(x) = x^2 + bx + c$. It is known that
          $f(${x}) = ${value}$, that $f(${low})$ is negative and that $f(${high})$ is positive. What is the value of
          $c$?`,
        text`Let $f(x) = x^2 + bx + c$, where both solutions of $f(x) = 0$ are integers. If $f(${x}) = ${value}$,
          $f(${low}) < 0$ and $f(${high}) > 0$, find $c$.`,
        text`The graph of $y = x^2 + bx + c$ meets the $x$-axis at two points whose coordinates are integers. It
          passes through $(${x}, ${value})$, is below the axis at $x = ${low}$ and above it at $x = ${high}$. At
          which value of $y$ does it meet the $y$-axis?`,
      ),
      show: plain,
      plausible: v => v.d === 1n,
      slips: [
        slip('ignored_a_condition', near, below(p).at(-1) ?? false)`
          $${one}$ and $${two}$ as roots give the right value at $${x}$. But $${high}$ then lies between them, and the
          value there is negative.`,
        slip('wrong_sign', side, -1)`
          Your roots $${one}$ and $${two}$ are both smaller than $${x}$. Then the value at $${low}$ is positive.`,
        slip('ignored_a_condition', near, beyond(p)[0] ?? false)`
          The roots $${one}$ and $${two}$ are both at least $${low}$, so with them the value at $${low}$ is not
          negative.`,
        slip('ignored_a_condition', near, below(p).length > 2 && (below(p)[1] ?? false))`
          The brackets of the roots $${one}$ and $${two}$ have the right product at $${x}$. The value at $${high}$ is
          negative with them, because $${high}$ is between the two.`,
        slip('ignored_a_condition', near, below(p)[0] ?? false)`
          With the roots $${one}$ and $${two}$ the value at $${x}$ is right. But $${high}$ is between them, where
          values are negative.`,
        slip('ignored_a_condition', near, beyond(p)[1] ?? false)`
          With the roots $${one}$ and $${two}$ the value at $${x}$ is right. But $${low}$ is not between them, so the
          value there is not negative.`,
        slip('wrong_sign', product, calc`(${x} - ${near}) * (${x} + ${far})`)`
          ${here} has one root on each side of $${x}$. Between the roots values are negative, but at $${x}$ the
          value is $${value}$.`,
        slip('mixed_up_sum_and_product', product, calc`${one} + ${two}`)`
          ${here} is the sum of the roots, which is the coefficient of $x$ with the other sign. The constant term is
          their product.`,
      ],
      snapRead: text`Integer roots and one value: the value is a product of two whole brackets. The two signs tell
        where the roots lie.`,
      approach: text`Write the value at $${x}$ as the product of the distances of the two roots. The signs bound these
        distances, and one pair of factors is left.`,
      check: text`$f(x) = (x - ${one})(x - ${two})$ gives $f(${x}) = ${calc`(${x} - ${one}) * (${x} - ${two})`}$,
        $f(${low}) = ${calc`(${low} - ${one}) * (${low} - ${two})`}$ and $f(${high}) =
        ${calc`(${high} - ${one}) * (${high} - ${two})`}$.`,
      principle: text`With integer roots, the value of a quadratic at an integer is a product of two integers:
        factorise it.`,
    };
  },
);

/** AL.QUA.6 Hard: a value that is a product, and signs that place the roots. */
export const placedBySigns: readonly AnyTemplate[] = situation<Placed>({
  type: 'AL.QUA.6',
  situation: 'placed-by-signs',
  tries: 300,
  draw: draw => {
    const x = draw.int(2, 9);
    const value = draw.pick([
      36, 40, 42, 48, 54, 56, 60, 60, 66, 70, 72, 72, 80, 84, 84, 90, 90, 96, 96, 108,
    ]);
    const p = { x, value, low: x + draw.int(3, 8), high: x + draw.int(9, 34), frame: draw.int(0, 2) };
    const fits =
      distances(p).length === 1 &&
      distances(p)[0] !== 1 &&
      below(p).length > 0 &&
      beyond(p).length > 0 &&
      !below(p)
        .concat(beyond(p))
        .some(d => d === p.low - x || value / d === p.high - x);
    return fits ? p : null;
  },
  forms: [constantTerm],
});
