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
  (p, { step, write }) => {
    const { plus, a, b, minus, way, c } = p;
    const equation = (i: number) =>
      tex`${size(a)}${value(i)} + ${size(b)}${value(i + 1)} = ${frac(right(p, i))} + k`;
    write(tex`${equation(plus)}, \qquad ${equation(plus + 1)}, \qquad ${equation(plus + 2)}`, {
      because: text`The rule holds for every $x$ other than $0$ and $1$, so it may be used three times. Each of the
        three values of $f$ stands in two of the equations.`,
    })`
      Put $x = ${at(plus)}$, $${at(plus + 1)}$ and $${at(plus + 2)}$ into the rule: $\frac{1}{1 - x}$ leads from each of
      them to the next and from the third back to the first. So there are three equations with three values.`;
    const lower = step(zeroOf(p, plus), {
      name: text`the lower bound of $k$`,
      because: text`Each of the other two values stands in two of the three equations. With these multipliers it gets
        two opposite coefficients, so it cancels in the sum. What is left is linear in $k$, and its sign bounds $k$.`,
      works: found =>
        tex`(${a}^3 + ${b}^3)\,${value(plus)} = ${linear(p, plus)} > 0 \Rightarrow k > ${frac(found)}`,
    })`
      Multiply the equation that begins with $${value(plus)}$ by $${a}^2$ and the next one by $-${a} \times ${b}$, so
      that $${value(plus + 1)}$ cancels in their sum. With $${b}^2$ times the third equation $${value(plus + 2)}$
      cancels too. Only $${value(plus)}$ is left, and it has to be positive.`;
    const upper = step(zeroOf(p, minus), {
      name: text`the upper bound of $k$`,
      because: text`The three equations follow one another in a circle, so each of the values can be kept by beginning
        with its own equation. Not the right-hand side alone: it is a sum of two values, and its sign does not decide
        the sign of one of them.`,
      works: found =>
        tex`(${a}^3 + ${b}^3)\,${value(minus)} = ${linear(p, minus)} < 0 \Rightarrow k < ${frac(found)}`,
    })`
      Find $${value(minus)}$ in the same way: multiply its own equation by $${a}^2$, the next one by
      $-${a} \times ${b}$, the third by $${b}^2$, and add. This value has to be negative, which bounds $k$ from above.`;
    const count = step(calc`${below(upper)} - ${above(lower)} + 1`, {
      because: text`At a bound itself one of the two values is zero, which is neither positive nor negative. From the
        first to the last integer there is one number more than the difference.`,
      works: found => tex`${above(lower)} \le k \le ${below(upper)}: \quad ${found}`,
    })`
      Both signs hold for the $k$ strictly between the two bounds. Count these integers, from the first one above the
      lower bound to the last one below the upper bound.`;
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
          You paired $2$, $-1$ and $\tfrac{1}{2}$ as if $\frac{1}{1 - x}$ led straight back, and found $${count}$
          integers $k$. It takes three steps to come back, for example $2 \to -1 \to \tfrac{1}{2} \to 2$.`,
        slip('wrong_sign', count, () => {
          const zero = (i: number) => constant(p, i, -1).neg().div(coefficient(p));
          const [x, y] = [zero(plus), zero(minus)];
          const [low, high] = x.compare(y) < 0 ? [x, y] : [y, x];
          return below(high).sub(above(low)).add(1);
        })`
          You multiplied the second equation by $+${a} \times ${b}$ and found $k$ between
          $${bounds.map(bound => fractionTex(bound)).join('$ and $')}$, which are $${count}$ integers. With this sign
          the other values do not cancel; it has to be minus.`,
        slip('counted_gaps_for_numbers', count, () => calc`${below(upper)} - ${above(lower)}`)`
          $${below(upper)} - ${above(lower).s < 0n ? tex`(${above(lower)})` : above(lower)} = ${count}$ is the
          difference of the last and the first integer $k$. Both of them fit, so there is one integer more than the
          difference.`,
        slip('forgot_negative_numbers', lower, upper.gt(1) && lower.lt(-1) && 0)`
          You counted only the $${count}$ positive integers $k$ below $${frac(upper)}$. The question lets $k$ be any
          integer, and zero and negative ones give the two signs too.`,
        slip('left_out_a_term', count, () => {
          const [x, y] = [right(p, plus).neg(), right(p, minus).neg()];
          const [low, high] = x.compare(y) < 0 ? [x, y] : [y, x];
          return below(high).sub(above(low)).add(1);
        })`
          You asked for the signs of $${c}x + k$ at $x = ${at(plus)}$ and $x = ${at(minus)}$ and found $${count}$
          integers $k$. These sides are sums of two values of $f$ each, so their signs are not those of one value.`,
        slip('let_in_an_end_point', count, () =>
          lower.d === 1n && upper.d === 1n
            ? calc`${upper} - ${lower} + 1`
            : calc`${below(upper)} - ${above(lower)} + 3`,
        )`
          From $${lower.d === 1n && upper.d === 1n ? lower : above(lower).sub(1)}$ to
          $${lower.d === 1n && upper.d === 1n ? upper : below(upper).add(1)}$ there are $${count}$ integers, but the
          bounds are $${frac(lower)}$ and $${frac(upper)}$. At or beyond them one of the two values does not have its
          sign.`,
        slip('left_out_an_end_point', count, () => calc`${below(upper)} - ${above(lower)} - 1`)`
          You left out both $k = ${above(lower)}$ and $k = ${below(upper)}$ and counted $${count}$. Both lie strictly
          between $${frac(lower)}$ and $${frac(upper)}$, so they fit.`,
      ],
      snapRead: text`The partner of $x$ is not symmetric: partner of partner is another number. Three values depend on
        one another, and the signs of two of them bound a constant.`,
      approach: text`Starting from $2$, the partners are $-1$, one half, and $2$ again: three linear equations in three
        values. Solve them for the two values whose signs are given; each sign is then a bound for the constant $k$.`,
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
      principle: text`Follow the substitution until it comes back to the first number: the values met on the way
        satisfy a linear system, and their signs can bound a parameter in it.`,
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
