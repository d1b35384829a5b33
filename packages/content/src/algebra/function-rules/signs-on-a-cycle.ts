import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cycle {
  /** af(x) + bf(1/(1 − x)) = cx + k with an unknown integer k; c is even. */
  a: number;
  b: number;
  c: number;
  /** Places on the cycle 2, −1, 1/2 of the positive and of the negative value. */
  plus: 0 | 1 | 2;
  minus: 0 | 1 | 2;
  way: boolean;
}

const size = (n: number) => (n === 1 ? '' : String(n));
const argument = ['2', '-1', '\\tfrac{1}{2}'] as const;
const at = (i: number) => argument[i % 3] as string;
const value = (i: number) => `f\\left(${at(i)}\\right)`;
const times = [2, -1, 0.5] as const;
/** The right-hand side at a place of the cycle, without k. */
const right = ({ c }: Cycle, i: number) => q(c).mul(times[i % 3] ?? 0);
/** Of the numerator of the value at a place, the part without k: it is that of k times a² − ab + b². */
const constant = (p: Cycle, i: number, sign = 1) =>
  right(p, i)
    .mul(p.a * p.a)
    .sub(right(p, i + 1).mul(sign * p.a * p.b))
    .add(right(p, i + 2).mul(p.b * p.b));
const coefficient = ({ a, b }: Cycle) => q(a * a - a * b + b * b);
const zeroOf = (p: Cycle, i: number) => constant(p, i).neg().div(coefficient(p));
const linear = (p: Cycle, i: number) => {
  const rest = constant(p, i);
  const k = coefficient(p);
  return `${k.equals(1) ? '' : k}k ${rest.s < 0n ? '-' : '+'} ${fractionTex(rest.abs())}`;
};
const above = (x: Fraction) => x.floor().add(1);
const below = (x: Fraction) => x.ceil().sub(1);

const signs = form<Cycle>(
  'constants-with-given-signs',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AL.LIN.4', 'AL.INQ.3'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let k = -600; k <= 600; k += 1) {
        // Three equations by repeated substitution, which converges for the larger coefficient in front.
        const r = times.map(t => t * p.c + k);
        const det = p.a ** 3 + p.b ** 3;
        const cramer = (i: number) => {
          const [u, v, w] = [r[i % 3] ?? 0, r[(i + 1) % 3] ?? 0, r[(i + 2) % 3] ?? 0];
          return (u * p.a * p.a - p.b * (v * p.a - p.b * w)) / det;
        };
        if (cramer(p.plus) > 1e-9 && cramer(p.minus) < -1e-9) count += 1;
      }
      return count;
    },
  },
  (p, { step }) => {
    const { plus, a, b, minus, way, c } = p;
    const lower = step(
      zeroOf(p, plus),
      found => tex`(${a}^3 + ${b}^3)\,${value(plus)} = ${linear(p, plus)} > 0 \Rightarrow k > ${frac(found)}`,
    )`
      Put in $2$, $-1$ and a half: each is the partner of the one before, and the third leads back to $2$. To keep
      $${value(plus)}$ alone, multiply its equation by $${a}^2$, the next one by $-${a} \times ${b}$ and the third by
      $${b}^2$, and add: the other two values cancel.`;
    const upper = step(
      zeroOf(p, minus),
      found =>
        tex`(${a}^3 + ${b}^3)\,${value(minus)} = ${linear(p, minus)} < 0 \Rightarrow k < ${frac(found)}`,
    )`
      In the same way for $${value(minus)}$, beginning with its own equation.`;
    const count = step(
      calc`${below(upper)} - ${above(lower)} + 1`,
      found => tex`${above(lower)} \le k \le ${below(upper)}: \quad ${found}`,
    )`
      Count the integers strictly between.`;
    const zero = (i: number) => constant(p, i, -1).neg().div(coefficient(p));
    const bounds = [zero(plus), zero(minus)].sort((x, y) => x.compare(y));
    return {
      answer: count,
      stem: way
        ? text`For all real $x$ other than $0$ and $1$, $${size(a)}f(x) + ${size(b)}f\left(\frac{1}{1 - x}\right) =
          ${c}x + k$ with an integer $k$. For how many values of $k$ is $${value(plus)}$ positive and $${value(minus)}$
          negative?`
        : text`A function satisfies $${size(a)}f(x) + ${size(b)}f\left(\frac{1}{1 - x}\right) = ${c}x + k$ for all real
          $x$ other than $0$ and $1$. How many integers $k$ are there such that $${value(minus)} < 0 <
          ${value(plus)}$?`,
      show: plain,
      plausible: x => x.d === 1n && x.valueOf() > 0,
      slips: [
        slip('lost_the_place_in_a_cycle', count, () => {
          if (a === b) return null;
          const zero = (i: number) =>
            right(p, i)
              .mul(a)
              .sub(right(p, i + 1).mul(b))
              .neg()
              .div(a - b);
          const [x, y] = [zero(plus), zero(minus)];
          const [low, high] = x.compare(y) < 0 ? [x, y] : [y, x];
          return below(high).sub(above(low)).add(1);
        })`
          $${count}$ takes each argument and its partner as a pair; the partner of the partner is a third number, not
          the first.`,
        slip('wrong_sign', count, () => {
          const zero = (i: number) => constant(p, i, -1).neg().div(coefficient(p));
          const [x, y] = [zero(plus), zero(minus)];
          const [low, high] = x.compare(y) < 0 ? [x, y] : [y, x];
          return below(high).sub(above(low)).add(1);
        })`
          $${count}$ integers lie between $${bounds.map(bound => fractionTex(bound)).join('$ and $')}$, the bounds with
          $+${a} \times ${b}$ as the second multiplier; then the other values do not cancel.`,
        slip('counted_gaps_for_numbers', count, () => calc`${below(upper)} - ${above(lower)}`)`
          $${below(upper)} - ${above(lower).s < 0n ? tex`(${above(lower)})` : above(lower)} = ${count}$ leaves one end
          out.`,
        slip('forgot_negative_numbers', lower, upper.gt(1) && lower.lt(-1) && 0)`
          $${count}$ counts positive $k$ below $${frac(upper)}$ only; $k$ may be zero or negative.`,
        slip('left_out_a_term', count, () => {
          const [x, y] = [right(p, plus).neg(), right(p, minus).neg()];
          const [low, high] = x.compare(y) < 0 ? [x, y] : [y, x];
          return below(high).sub(above(low)).add(1);
        })`
          $${count}$ looks at the signs of the right-hand sides; they are sums of two values each.`,
        slip('let_in_an_end_point', count, () =>
          lower.d === 1n && upper.d === 1n
            ? calc`${upper} - ${lower} + 1`
            : calc`${below(upper)} - ${above(lower)} + 3`,
        )`
          $${count}$ includes integers at or beyond $${frac(lower)}$ and $${frac(upper)}$.`,
        slip('left_out_an_end_point', count, () => calc`${below(upper)} - ${above(lower)} - 1`)`
          $${count}$ leaves out both $k = ${above(lower)}$ and $k = ${below(upper)}$, which fit.`,
      ],
      snapRead: text`The partner of $x$ is not symmetric: partner of partner is another number. Three values depend on
        one another, and the signs of two of them bound a constant.`,
      approach: text`Starting from $2$ the partners are $-1$, one half, and $2$ again: three linear equations. Solve for
        the two values that matter; each sign is then a bound for the constant.`,
      check: () => {
        const f = (i: number, k: number) =>
          constant(p, i)
            .add(coefficient(p).mul(k))
            .div(a ** 3 + b ** 3);
        const first = above(zeroOf(p, plus)).valueOf();
        return text`For $k = ${first}$: $${value(plus)} = ${frac(f(plus, first))}$ and $${value(plus + 1)} =
          ${frac(f(plus + 1, first))}$, and $${size(a)}${value(plus)} + ${size(b)}${value(plus + 1)} =
          ${frac(right(p, plus).add(first))}$ as the rule demands.`;
      },
      principle: text`Follow the substitution until it closes: the values on the cycle satisfy a linear system, and a
        parameter in it can be bounded by their signs.`,
    };
  },
);

/** AL.FUN.2 Hard: three values whose arguments lead to one another, with an unknown constant. */
export const signsOnACycle: readonly AnyTemplate[] = situation<Cycle>({
  type: 'AL.FUN.2',
  situation: 'signs-on-a-cycle',
  tries: 60,
  draw: draw => {
    const [a, b] = draw.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
      [1, 4],
      [4, 1],
    ] as const);
    const [plus, minus] = draw.some([0, 1, 2] as const, 2) as [0 | 1 | 2, 0 | 1 | 2];
    const p: Cycle = { a, b, c: 2 * draw.int(1, 14), plus, minus, way: draw.chance(0.5) };
    const count = below(zeroOf(p, minus))
      .sub(above(zeroOf(p, plus)))
      .add(1);
    return count.gte(4) && count.lte(60) ? p : null;
  },
  forms: [signs],
});
