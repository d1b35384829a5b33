import type Fraction from 'fraction.js';
import { isSquare } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Sums {
  /** log_b a, as a fraction above 1. */
  p: number;
  q: number;
  /** The exponent of a in the third base. */
  d: number;
  frame: number;
}

/** How many times z the sum x + y is. */
const timesOf = (p: Sums) =>
  q(p.d + 1)
    .add(q(p.d * p.p, p.q))
    .add(q(p.q, p.p));

const isRational = (value: Fraction) =>
  value.s > 0n && isSquare(Number(value.n)) && isSquare(Number(value.d));
/** The larger root of dt + 1/t = sum, where it is rational. */
const largerRoot = (sum: Fraction, d: number) => {
  const square = sum.mul(sum).sub(4 * d);
  if (!isRational(square)) throw new Error('the root is not rational');
  return sum.add(q(Math.sqrt(Number(square.n)), Math.sqrt(Number(square.d)))).div(2 * d);
};

const logarithm = form<Sums>(
  'logarithm-from-a-sum-of-exponents',
  {
    band: 'Hard',
    revision: 2, // One slip had made two mistakes.
    seconds: 150,
    also: ['AL.QUA.2'],
    untied: true,
    verify: given => {
      const times = timesOf(given).valueOf();
      for (let below = 1; below <= 12; below += 1)
        for (let above = below + 1; above <= 8 * below; above += 1) {
          const [a, b] = [2 ** (above / below), 2];
          const [x, y] = [1 / Math.log(a), 1 / Math.log(b)];
          const z = 1 / Math.log(a ** given.d * b);
          if (Math.abs(x + y - times * z) < 1e-9) return q(above, below);
        }
      throw new Error('no bases fit');
    },
  },
  (given, { step, find, write }) => {
    const { d, frame } = given;
    const times = timesOf(given);
    const third = d === 1 ? 'ab' : `a^${d}b`;
    const first = d === 1 ? '1' : String(d);
    const t = q(given.p, given.q);
    write(
      tex`a = N^{1/x}, \quad b = N^{1/y}, \quad ${third} = N^{1/z} \quad \Rightarrow \quad \frac{${first}}{x} +
      \frac{1}{y} = \frac{1}{z}`,
      {
        because: text`All three powers are equal, so with their common value $N$ each base is a power of $N$.
        Multiplying the bases adds the exponents of $N$.`,
      },
    )`
      Let $N$ be the common value of the three powers and write the bases with it.`;
    const known = find(d + 1);
    const mixed = step(frac(calc`${times} - ${known}`), {
      name: text`the sum of the two ratios`,
      because: text`$x + y$ is given as a multiple of $z$, and $\frac{1}{z}$ is a sum too. Their product is free of $z$,
        and only the ratio of $y$ and $x$ is left in it.`,
      works: value =>
        tex`(x + y)\left(\frac{${first}}{x} + \frac{1}{y}\right) = \frac{x + y}{z} = ${frac(times)} \quad \Rightarrow
          \quad ${d === 1 ? '' : d}\frac{y}{x} + \frac{x}{y} = ${frac(times)} - ${known} = ${frac(value)}`,
    })`
      Multiply $x + y$ by this sum. The product is the given multiple, and multiplying out leaves $${known}$ and two
      ratios.`;
    const answer = step(() => largerRoot(mixed, d), {
      works: value =>
        tex`${d === 1 ? '' : d}t + \frac{1}{t} = ${frac(mixed)} \quad \Rightarrow \quad t = ${frac(value)} \text{ or }
          t = ${frac(value.mul(d).inverse())}`,
      because: text`$a^x = b^y$ gives $a = b^{y/x}$, so $\log_b a$ is $\frac{y}{x}$. As $a > b > 1$, it is above $1$,
        and the other root is not.`,
    })`
      With $t = \frac{y}{x}$ this is a quadratic equation, and the product of its roots is $${frac(q(1, d))}$. Take the
      root above $1$, which is $\log_b a$.`;
    const power = tex`a^x = b^y = ${d === 1 ? '(ab)' : `(${third})`}^z`;
    return {
      answer,
      stem: wording(
        frame,
        text`For real numbers $a > b > 1$ and positive exponents, $${power}$, and $x + y = ${fractionTex(times)}z$.
          What is the value of $\log_b a$?`,
        text`Let $a$ and $b$ be numbers with $a > b > 1$, and let $x$, $y$, $z$ be positive numbers with $${power}$. If
          the ratio $(x + y) : z$ is $${times.n} : ${times.d}$, find $\log_b a$.`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(1),
      slips: [
        stop('stopped_a_step_early', mixed)`
          $${frac(mixed)}$ is the value of $${d === 1 ? '' : d}\frac{y}{x} + \frac{x}{y}$. The question asks for
          $\frac{y}{x}$ alone, so a quadratic equation is left.`,
        slip('answered_another_quantity', answer, () => t.mul(d).add(1))`
          $${frac(answer)}$ is the value of $\frac{y}{z}$, which is the logarithm of $${third}$ to the base $b$. The
          question asks for that of $a$.`,
        slip('answered_another_quantity', answer, () => t.inverse().add(d))`
          $${frac(answer)}$ is the value of $\frac{x}{z}$, which is the logarithm of $${third}$ to the base $a$. The
          question asks for that of $a$ to the base $b$.`,
        slip('assumed_equal_parts', answer, frac(calc`${mixed} / 2`))`
          You shared $${frac(mixed)}$ equally between the two ratios: ${here}. They are different, because $x$ and $y$
          are.`,
        slip('did_not_halve', answer, () => t.mul(2))`
          $${frac(answer)}$ is the numerator in the formula for the roots of $t^2 - \dots + 1 = 0$, where it still has
          to be divided by $2$.`,
        slip('left_out_a_term', mixed, () => {
          const whole = times.sub(d);
          return isRational(whole.mul(whole).sub(4 * d)) && whole;
        })`
          You subtracted only $${d}$ from $${frac(times)}$, and forgot the $1$ that comes from $y \times \frac{1}{y}$.`,
        slip('assumed_equal_parts', answer, () => mixed.sub(1).div(d))`
          $${frac(answer)}$ comes from taking $\frac{x}{y}$ for $1$ in $${d === 1 ? '' : d}\frac{y}{x} + \frac{x}{y} =
          ${frac(mixed)}$. It is the reciprocal of $\frac{y}{x}$, and not $1$, because $x$ and $y$ are different.`,
        slip('took_a_power_for_a_product', answer, () => timesOf(given).sub(1))`
          $${frac(answer)}$ comes from $x + y = ${frac(times)}z$ with $z$ in place of $x$. The base $${third}$ is larger
          than $a$, so $z$ is smaller than $x$.`,
      ],
      snapRead: text`Equal powers and a product of the bases: work with reciprocals of the exponents, where products
        become sums.`,
      approach: text`Reciprocals of the exponents are added when bases are multiplied. The given sum of exponents times
        this sum of reciprocals leaves an equation for $\frac{y}{x}$, which is $\log_b a$.`,
      check: () => {
        const [x, y] = [q(1), answer];
        const z = q(1).div(q(d).add(y.inverse()));
        return text`Take $x = 1$ and $y = ${frac(y)}$: then $\frac{1}{z} = ${d} + ${frac(y.inverse())} =
          ${frac(z.inverse())}$, and $(x + y) \times \frac{1}{z} = ${frac(x.add(y))} \times ${frac(z.inverse())} =
          ${frac(times)}$.`;
      },
      principle: text`A sum of quantities times the sum of their reciprocals depends on their ratio alone.`,
    };
  },
);

/** AL.LOG.8 Hard: equal powers whose exponents have a known sum. */
export const exponentsWithASum: readonly AnyTemplate[] = situation<Sums>({
  type: 'AL.LOG.8',
  situation: 'exponents-with-a-sum',
  tries: 20,
  draw: draw => {
    const [above, below] = draw.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [3, 2],
      [5, 2],
      [7, 2],
      [4, 3],
      [5, 3],
      [7, 3],
      [5, 4],
      [7, 4],
    ] as const);
    const given = { p: above, q: below, d: draw.int(1, 3), frame: draw.int(0, 1) };
    return timesOf(given).equals(q(above, below)) ? null : given;
  },
  forms: [logarithm],
});
