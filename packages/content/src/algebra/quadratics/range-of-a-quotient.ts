import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Quotient {
  /** (px² + kx + p)/(x² + sx + 1) takes at most `most` integer values. */
  p: number;
  s: 1 | -1;
  most: number;
  way: boolean;
}

const below = ({ s }: Quotient) => polynomialTex([1, s, 1]);
const above = ({ p }: Quotient) => `${p === 1 ? '' : p}x^2 + kx + ${p}`;
/** The ends of the range at k = sp + m are p − m and p + m/3: integers in it for an m of either sign. */
const integersAt = (m: number) => Math.floor(m / 3) + m + 1;
/** The greatest m, from 0, with at most so many integers. */
const furthest = (most: number) => {
  let m = 0;
  while (integersAt(m + 1) <= most) m += 1;
  return m;
};
/** LaTeX of c·k + constant, for ends of the range. */
const lineTex = (constant: number, s: number) => `${constant} ${s > 0 ? '-' : '+'} k`;
const thirdTex = (constant: number, s: number) => `\\tfrac{${constant} ${s > 0 ? '+' : '-'} k}{3}`;

const fewIntegers = form<Quotient>(
  'parameters-with-few-integer-values',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['AL.INQ.2', 'AL.FUN.4'],
    entry: true,
    verify: ({ p, s, most }) => {
      let count = 0;
      for (let k = -60; k <= 60; k += 1) {
        let taken = 0;
        // The equation for a value y has a real x: linear for y = p, else by its discriminant.
        for (let y = -100; y <= 100; y += 1)
          if (y === p || (s * y - k) ** 2 - 4 * (y - p) ** 2 >= 0) taken += 1;
        if (taken <= most) count += 1;
      }
      return count;
    },
  },
  (given, { step }) => {
    const { p, s, most, way } = given;
    step(
      calc`2 * ${p}`,
      tex`(y - ${p})x^2 + (${s <= 0 && '-'}y - k)x + (y - ${p}) = 0: \quad (${s > 0 ? 'y - k' : 'y + k'})^2 \ge 4(y -
        ${p})^2`,
    )`
      Let $y$ be a value. The denominator is never zero, so this is a quadratic in $x$ that must have a real root.`;
    const centre = step(
      calc`${s} * ${p}`,
      value =>
        tex`\left(y - (${lineTex(2 * p, s)})\right)\left(y - ${thirdTex(2 * p, s)}\right) \le 0; \quad \text{equal for
          } k = ${value}`,
    )`
      Write it as a difference of squares: $y$ lies between two values that depend on $k$. They coincide for one $k$.`;
    const reach = step(furthest(most), value => {
      const m = value.valueOf();
      return tex`m + \left\lfloor \tfrac{m}{3} \right\rfloor + 1 \le ${most}: \quad m = ${m} \text{ gives }
        ${integersAt(m)}, \quad m = ${m + 1} \text{ gives } ${integersAt(m + 1)}`;
    })`
      Let $m = |k ${addedTex(-s * p)}|$. Then the range reaches from $${p}$ by $m$ to one side and by $\frac{m}{3}$
      to the
      other, ends included. Count its integers and find the greatest $m$.`;
    const count = step(
      calc`2 * ${reach} + 1`,
      (_value, working) => tex`${centre.sub(reach)} \le k \le ${centre.add(reach)}: \quad ${working}`,
    )`
      The parameter $k$ may be above or below $${centre}$, or equal to it, so count all of these.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $k$ does $\frac{${above(given)}}{${below(given)}}$ take at most $${most}$ different
          integer values as $x$ runs through the real numbers?`
        : text`Let $f(x) = \frac{${above(given)}}{${below(given)}}$, where $x$ runs through the real numbers and $k$ is
          an integer. The function takes at most $${most}$ different integer values. How many values can $k$ have?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', count, calc`${reach} + 1`)`
          $k$ from $${centre}$ to $${centre.add(reach)}$ makes $${count}$; below $${centre}$ the two ends change places,
          and there are as many again.`,
        slip('left_out_a_case', count, calc`${reach} * 2`)`
          $k = ${centre}$ was left out; the quotient then always has the one value $${p}$.`,
        slip('left_out_an_end_point', reach, () => {
          let m = 0;
          while (Math.ceil((m + 1) / 3) - 1 + m + 1 <= most) m += 1;
          return m;
        })`
          You left out the ends of the range and let $k$ be up to $${reach}$ away from $${centre}$. The ends are
          values too,
          at $x = \pm 1$.`,
        slip('counted_gaps_for_numbers', reach, calc`floor(3 * ${most} / 4)`)`
          You compared the length of the range with $${most}$ and let $k$ be up to $${reach}$ away from $${centre}$.
          A range
          can hold one integer more than its length.`,
        slip('counted_one_too_few', reach, furthest(most + 1))`
          Only the integers on the two sides of $${p}$ were counted; $${p}$ itself is always a value, at $x = 0$.`,
        slip('counted_one_too_many', reach, calc`${reach} + 1`)`
          At a distance of $${reach}$ there are $${integersAt(reach.valueOf())}$ integers, more than $${most}$.`,
        slip('left_out_a_case', reach, calc`${most} - 1`)`
          You counted $${p}$ and the integers on one side of it only. The range reaches to the other side as well, a
          third
          as far.`,
        slip('left_out_a_case', reach, most)`
          You let $k$ be $${most}$ away from $${centre}$, which counts the integers on one side of $${p}$ alone. The
          number
          $${p}$ and the other side belong to the range as well.`,
        slip('assumed_a_symmetry', reach, calc`floor((${most} - 1) / 2)`)`
          You gave the range the same length on both sides of $${p}$ and let $k$ be up to $${reach}$ away from
          $${centre}$.
          One side is three times as long as the other.`,
        slip('left_out_an_end_point', reach, furthest(most - 1))`
          Exactly $${most}$ integer values were not allowed; 'at most' includes them.`,
      ],
      snapRead: text`The range of a quotient of quadratics depends on $k$, and at most $${most}$ integers may lie in
      it.`,
      approach: text`Find the range by a discriminant: its two ends are linear in $k$. Then count the integers in it for
        a $k$ on either side of the one where both ends meet.`,
      faster: () =>
        text`The extreme values stand at $x = 1$ and $x = -1$: $${s > 0 ? thirdTex(2 * p, s) : lineTex(2 * p, s)}$ and
          $${s > 0 ? lineTex(2 * p, s) : thirdTex(2 * p, s)}$. With $k$ at a distance of $m$ from $${s * p}$ there
          are $m + \lfloor
          \frac{m}{3} \rfloor + 1$ integers, so $m \le ${reach}$ on both sides.`,
      check: () => {
        const t = centre.add(reach).mul(s);
        const [one, two] = [
          q(2 * p).sub(t),
          q(2 * p)
            .add(t)
            .div(3),
        ];
        return text`At $k = ${centre.add(reach)}$ the range is from $${one.compare(two) < 0 ? one : two}$ to
          $${one.compare(two) < 0 ? two : one}$, with $${integersAt(reach.valueOf())}$ integers, at most $${most}$; one
          step further it has $${integersAt(reach.valueOf() + 1)}$.`;
      },
      principle: text`A value is taken when the equation for it has a real root: the discriminant gives the range, ends
        included.`,
    };
  },
);

/** AL.QUA.3 Hard: the range of a quotient of quadratics, and the integers in it. */
export const quotientsWithFewIntegers: readonly AnyTemplate[] = situation<Quotient>({
  type: 'AL.QUA.3',
  situation: 'range-of-a-quotient',
  draw: draw => ({
    p: draw.int(2, 9),
    s: draw.pick([1, -1] as const),
    most: draw.int(4, 24),
    way: draw.chance(0.5),
  }),
  forms: [fewIntegers],
});
