import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rule {
  /** f(1), and the coefficient of xy in the rule. */
  one: number;
  c: number;
  /** Values from −limit to limit are asked for. */
  limit: number;
  way: boolean;
}

const valueAt = ({ one, c }: Rule, n: number) => one * n + (c * n * (n - 1)) / 2;
/** The integers at which half·n² + linear·n stays at or below a bound, first and last; empty where there are none. */
function ends(half: Fraction, linear: Fraction, bound: number): readonly Fraction[] {
  const fits: number[] = [];
  for (let n = -80; n <= 80; n += 1)
    if (
      half
        .mul(n * n)
        .add(linear.mul(n))
        .lte(bound)
    )
      fits.push(n);
  return fits.length === 0 ? [] : [q(fits[0] ?? 0), q(fits.at(-1) ?? 0)];
}
const size = ([least, most]: readonly Fraction[]) => (least && most ? most.sub(least).add(1) : q(0));
const told = ([least, most]: readonly Fraction[]) => `${least} \\le n \\le ${most}`;

const nearZero = form<Rule>(
  'integers-with-values-near-zero',
  {
    band: 'Hard',
    seconds: 135,
    revision: 3,
    also: ['AL.INQ.3', 'AL.MOD.5'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let n = -200; n <= 200; n += 1) if (Math.abs(valueAt(p, n)) <= p.limit) count += 1;
      return count;
    },
  },
  (p, { step, find }) => {
    const { one, c, limit, way } = p;
    const single = step(one, value => tex`2f(1) + ${c} = ${valueAt(p, 2)}, \quad f(1) = ${value}`)`
      Find the value at $1$ from the value at $2$.`;
    const half = find(calc`${c} / 2`);
    const linear = step(
      calc`${single} - ${half}`,
      value =>
        tex`f(n) = ${polynomialTex([half, value, 0], 'n')}, \quad ${half} ${value.s < 0n ? '-' : '+'} ${value.abs()} =
          ${single}`,
    )`
      Steps of one from $0$ make the function quadratic: half the extra coefficient goes with the square, and $f(1)$
      fixes the linear one.`;
    const outer = step(
      ends(half, linear, limit),
      value => tex`${polynomialTex([half, linear, 0], 'n')} \le ${limit}: \quad ${told(value)}`,
    )`
      The modulus gives two conditions. First keep the integers whose value is not above the upper bound.`;
    const inner = step(
      ends(half, linear, -limit - 1),
      value =>
        tex`${polynomialTex([half, linear, 0], 'n')} < -${limit}: \quad
          ${value.length > 0 ? told(value) : tex`\text{none}`}`,
    )`
      Between its zeros the function can be below the lower bound. Find the integers where it is.`;
    const count = step(calc`${size(outer)} - ${size(inner)}`)`
      Take these away from the others.`;
    return {
      answer: count,
      stem: way
        ? text`For all integers $x$ and $y$, $f(x + y) = f(x) + f(y) + ${c}xy$, and $f(2) = ${valueAt(p, 2)}$. For how
          many integers $n$ is $|f(n)| \le ${limit}$?`
        : text`A function on the integers satisfies $f(x + y) - f(x) - f(y) = ${c}xy$ for all integers $x$ and $y$, and
          $f(2) = ${valueAt(p, 2)}$. How many integers $n$ satisfy $-${limit} \le f(n) \le ${limit}$?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('ignored_a_bound', inner, [])`
          $${count}$ integers have $f(n) \le ${limit}$, but at some of them the value lies below $-${limit}$.`,
        slip('left_out_an_end_point', inner, () => {
          const wrong = ends(half, linear, -limit);
          return size(wrong).equals(size(inner)) ? null : wrong;
        })`
          All of $${told(inner)}$ was struck out, also where the value is exactly $-${limit}$.`,
        slip('did_not_halve', half, c)`
          The coefficient of $n^2$ is half of $${c}$: each pair of units adds $${c}$ once.`,
        slip('forgot_negative_numbers', outer, () => (outer[1] && outer[0]?.lt(1) ? [1, outer[1]] : null))`
          Counting began at $n = ${outer[0]}$; zero and negative integers fit too.`,
        slip('counted_gaps_for_numbers', count, () => calc`${size(outer)} - 1 - ${size(inner)}`)`
          From $${outer[0]}$ to $${outer[1]}$ there is one integer more than the difference.`,
        slip('gave_the_complement', count, () => size(inner))`
          At these $${count}$ integers the value is below $-${limit}$; they are to be left out.`,
        slip('left_out_a_term', single, calc`(2 * ${one} + ${c}) / 2`)`
          $f(1) = ${single}$ is half of the value at $2$; the extra term of $${c}$ has to come off first.`,
        slip('left_out_a_term', linear, single)`
          The linear coefficient is not $f(1) = ${single}$: the quadratic term has its share in $f(1)$.`,
        slip('counted_one_too_few', count, () => calc`${size(outer)} - ${size(inner)} + 1`)`
          Only $${inner[1]} - (${inner[0]})$ integers were struck out; from $${inner[0]}$ to $${inner[1]}$ there is one
          more.`,
      ],
      snapRead: text`An additive rule with an extra product hides a quadratic; a modulus then bounds it from both
        sides.`,
      approach: text`Find the quadratic from one value. The modulus is two inequalities: the integers of the outer
        interval, without those of the inner one where the function is too low.`,
      faster: () => {
        const axis = linear.neg().div(half.mul(2));
        return text`$f$ is symmetric about $${axis.d === 1n ? axis : tex`\frac{${axis.n}}{${axis.d}}`}$ with $f(0) = 0$:
          list values from $n = 0$ outwards and inwards until they leave $-${limit}$ to $${limit}$, and double.`;
      },
      check: () => {
        const [n, m] = [Number(outer[0] ?? 0), Number(inner[0] ?? 0)];
        return text`$f(${n}) = ${valueAt(p, n)}$ and $f(${m - 1}) = ${valueAt(p, m - 1)}$ are within the bounds,
          $f(${n - 1}) = ${valueAt(p, n - 1)}$ and $f(${m}) = ${valueAt(p, m)}$ are not; on the other side it is the
          same by symmetry.`;
      },
      principle: text`An extra term in $xy$ makes the function quadratic; a bound on its size is an outer interval
      without
        an inner one.`,
    };
  },
);

/** AL.FUN.3 Hard: a rule that hides a quadratic, and the integers at which it is small on either side. */
export const valuesNearZero: readonly AnyTemplate[] = situation<Rule>({
  type: 'AL.FUN.3',
  situation: 'values-near-zero',
  tries: 60,
  draw: draw => {
    const p = {
      one: draw.int(-30, -6),
      c: draw.pick([2, 2, 4, 6]),
      limit: draw.int(10, 60),
      way: draw.chance(0.5),
    };
    const [half, linear] = [q(p.c, 2), q(p.one).sub(q(p.c, 2))];
    const [outer, inner] = [ends(half, linear, p.limit), ends(half, linear, -p.limit - 1)];
    const count = size(outer).sub(size(inner));
    return size(inner).gt(1) && count.gt(3) && size(outer).lt(26) && !count.equals(size(inner)) ? p : null;
  },
  forms: [nearZero],
});
