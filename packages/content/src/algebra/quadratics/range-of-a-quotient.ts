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
    step(calc`2 * ${p}`, {
      because: text`The quotient takes the value $y$ exactly if some real $x$ gives it. Such an $x$ is a root of this
        equation, and a quadratic has real roots only if its discriminant is not negative.`,
      works: tex`(y - ${p})x^2 + (${s <= 0 && '-'}y - k)x + (y - ${p}) = 0: \quad (${s > 0 ? 'y - k' : 'y + k'})^2 \ge
        4(y - ${p})^2`,
    })`
      Let $y$ be a value of the quotient. The denominator is never zero, so multiply by it and collect the powers of
      $x$: this quadratic in $x$ must have a real root.`;
    const centre = step(calc`${s} * ${p}`, {
      name: 'the $k$ for which the quotient has one value',
      because: text`A product of two brackets is not positive only between their zeros, so these zeros are the ends of
        the range. For the $k$ with equal ends the quotient is constant.`,
      works: value =>
        tex`\left(y - (${lineTex(2 * p, s)})\right)\left(y - ${thirdTex(2 * p, s)}\right) \le 0; \quad \text{equal
            for } k = ${value}`,
    })`
      Take all to one side and factorise it as a difference of squares. So $y$ lies between two ends that depend on $k$;
      find the $k$ for which both ends are equal.`;
    const reach = step(furthest(most), {
      name: text`the greatest distance of $k$ from $${centre}$`,
      because: text`Moving $k$ by $1$ moves one end of the range by $1$ and the other end, where $k$ is divided by $3$,
        by a third in the opposite direction. The number $${p}$ itself is always in the range, so it is counted too.`,
      works: value => {
        const m = value.valueOf();
        return tex`m + \left\lfloor \tfrac{m}{3} \right\rfloor + 1 \le ${most}: \quad m = ${m} \text{ gives }
          ${integersAt(m)}, \quad m = ${m + 1} \text{ gives } ${integersAt(m + 1)}`;
      },
    })`
      Let $m = |k ${addedTex(-s * p)}|$ be the distance of $k$ from $${s * p}$. Then the range reaches from $${p}$ by
      $m$ to one side and by $\frac{m}{3}$ to the other, ends included. Count its integers and find the greatest $m$
      with at most $${most}$ of them.`;
    const count = step(calc`2 * ${reach} + 1`, {
      because: text`The distance $m$ does not say on which side $k$ lies. A $k$ on the other side only exchanges the
        long and the short side of the range, so the number of integers is the same.`,
      works: (_value, working) => tex`${centre.sub(reach)} \le k \le ${centre.add(reach)}: \quad ${working}`,
    })`
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
          You left out $k = ${centre}$. The quotient then has the one value $${p}$ for every $x$, and one integer is at
          most $${most}$.`,
        slip('left_out_an_end_point', reach, () => {
          let m = 0;
          while (Math.ceil((m + 1) / 3) - 1 + m + 1 <= most) m += 1;
          return m;
        })`
          You left out the ends of the range and let $k$ be up to $${reach}$ away from $${centre}$. The ends are values
          too, at $x = \pm 1$.`,
        slip('counted_gaps_for_numbers', reach, calc`floor(3 * ${most} / 4)`)`
          You compared the length of the range with $${most}$ and let $k$ be up to $${reach}$ away from $${centre}$. A
          range can hold one integer more than its length.`,
        slip('counted_one_too_few', reach, furthest(most + 1))`
          Only the integers on the two sides of $${p}$ were counted; $${p}$ itself is always a value, at $x = 0$.`,
        slip('counted_one_too_many', reach, calc`${reach} + 1`)`
          You let $k$ be up to $${reach}$ away from $${centre}$. At this distance the range holds
          $${integersAt(reach.valueOf())}$ integers, which is more than $${most}$.`,
        slip('left_out_a_case', reach, calc`${most} - 1`)`
          You counted $${p}$ and the integers on one side of it only. The range reaches to the other side as well, a
          third as far.`,
        slip('left_out_a_case', reach, most)`
          You let $k$ be $${most}$ away from $${centre}$, which counts the integers on one side of $${p}$ alone. The
          number $${p}$ and the other side belong to the range as well.`,
        slip('assumed_a_symmetry', reach, calc`floor((${most} - 1) / 2)`)`
          You gave the range the same length on both sides of $${p}$ and let $k$ be up to $${reach}$ away from
          $${centre}$. One side is three times as long as the other.`,
        slip('left_out_an_end_point', reach, furthest(most - 1))`
          You stopped at a distance of $${reach}$ from $${centre}$ and did not allow exactly $${most}$ integer values.
          'At most $${most}$' includes $${most}$.`,
      ],
      snapRead: text`The range of a quotient of quadratics depends on $k$, and at most $${most}$ integers may lie in
        it.`,
      approach: text`Find the range by a discriminant: its two ends are linear in $k$. Then count the integers in it for
        a $k$ on either side of the one where both ends meet.`,
      faster: () =>
        text`The extreme values stand at $x = 1$ and $x = -1$: $${s > 0 ? thirdTex(2 * p, s) : lineTex(2 * p, s)}$ and
          $${s > 0 ? lineTex(2 * p, s) : thirdTex(2 * p, s)}$. With $k$ at a distance of $m$ from $${s * p}$ there are
          $m + \lfloor \frac{m}{3} \rfloor + 1$ integers, so $m \le ${reach}$ on both sides.`,
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
