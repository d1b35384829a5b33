import type Fraction from 'fraction.js';
import { form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Roots {
  /** The middle root; k is at most `most`. */
  g: number;
  most: number;
  way: boolean;
}

/** Smallest roots a < g with a whole third root g²/a and a sum up to a bound. */
const firsts = (g: number, most: number): readonly Fraction[] =>
  Array.from({ length: g - 1 }, (_, i) => i + 1)
    .filter(a => (g * g) % a === 0 && a + g + (g * g) / a <= most)
    .map(a => q(a));
const sumsOf = (g: number, list: readonly Fraction[]) => list.map(a => a.add(g).add(q(g * g).div(a)));
const total = (list: readonly Fraction[]) => list.reduce((sum, x) => sum.add(x), q(0));

const sumOfK = form<Roots>(
  'sum-of-coefficients-in-proportion',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.3', 'NS.FAC.1'],
    verify: ({ g, most }) => {
      const found = new Set<number>();
      for (let a = 1; a < most; a += 1)
        for (let b = a + 1; a + b < most; b += 1) {
          const c = g ** 3 / (a * b);
          if (Number.isInteger(c) && c > b && b * b === a * c && a + b + c <= most) found.add(a + b + c);
        }
      return [...found].reduce((sum, k) => sum + k, 0);
    },
  },
  ({ g, most, way }, { step, find }) => {
    const middle = step(g, value => tex`b^3 = ${g ** 3}, \quad b = ${value}`)`
      Let the roots be $a$, $b$ and $c$ in order. In a geometric progression $ac = b^2$, so the product of all three
      is
      $b^3$.`;
    const list = step(
      firsts(middle.valueOf(), most),
      value =>
        tex`ac = ${g * g}: \quad a = ${value} \text{ with } a + ${g} + \tfrac{${g * g}}{a} \le ${most}`,
    )`
      So $a$ is a divisor of $${g}^2$ that is less than $${g}$; the common ratio need not be an integer. List these
      $a$ as
      long as the sum of the roots is at most $${most}$.`;
    const sums = find(sumsOf(middle.valueOf(), list));
    const sum = step(total(sums), value => tex`${sums.join(' + ')} = ${value}`)`
      The coefficient $k$ is the sum of the roots. Add its values.`;
    return {
      answer: sum,
      stem: way
        ? text`The roots of $x^3 - kx^2 + nx - ${String(g ** 3)} = 0$ are three different positive integers in geometric
          progression. Find the sum of all possible values of $k$ that are not greater than $${most}$.`
        : text`Three distinct positive integers that form a geometric progression satisfy $x^3 - kx^2 + nx =
          ${String(g ** 3)}$, and $k \le ${most}$. What is the sum of all values that $k$ can take?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('demanded_too_much', list, () => {
          const whole = list.filter(a => g % a.valueOf() === 0);
          return whole.length > 0 && whole.length < list.length ? whole : null;
        })`
          You allowed only divisors of $${g}$ as the smallest root: $${list}$. The common ratio may be a fraction, so
          the
          smallest root only has to divide $${g}^2$.`,
        slip('let_in_equal_values', sums, 3 * g <= most && [...sums, 3 * g])`
          You counted three roots equal to $${g}$, but the roots are different.`,
        slip('left_out_a_term', sums, () => sums.map(s => s.sub(g)))`
          You added only the first and the third root each time; the middle one, $${g}$, belongs to every sum.`,
        slip('ignored_a_bound', list, () => {
          const beyond = firsts(g, g * g)
            .filter(a => a.compare(list[0] ?? a) < 0)
            .at(-1);
          return beyond === undefined || most < 0 ? null : [beyond, ...list];
        })`
          The smallest root $${list[0]}$ was used too, but then $k$ is $${total(sumsOf(g, list.slice(0, 1)))}$, more
          than $${most}$.`,
        slip('left_out_a_case', list, list.slice(1))`
          Your smallest roots $${list}$ begin too late. A smaller divisor of $${g * g}$ also keeps the sum of the
          roots
          within $${most}$.`,
        slip('left_out_an_end_point', list, list.slice(0, -1))`
          Your list of smallest roots, $${list}$, stops too early: a larger divisor of $${g * g}$ is also less than
          $${g}$.`,
        slip('left_out_a_term', sums, () =>
          list.map(a =>
            q(g * g)
              .div(a)
              .add(g),
          ),
        )`
          The sums $${sums}$ leave out the smallest root each time; $k$ is the sum of all three.`,
        slip('counted_twice', sums, () => sums.map(s => s.add(g)))`
          The middle root $${g}$ was added twice to each sum.`,
      ],
      snapRead: text`The product of the roots is given, they are integers in geometric progression, and the sum of the
        roots is bounded.`,
      approach: text`A geometric progression makes the product a cube and the outer product a square. Divisors of that
        square give all progressions; the bound removes some.`,
      check: () =>
        text`The roots can be ${list.map(a => `$${a}, ${g}, ${q(g * g).div(a)}$`).join('; ')}: each time the product
        is
          $${g ** 3}$ and the sum at most $${most}$.`,
      principle: text`Three roots in geometric progression: their product is the cube of the middle one, and the ratio
        may be a fraction.`,
    };
  },
);

/** AL.POL.4 Hard: whole roots in geometric progression. */
export const rootsInProportion: readonly AnyTemplate[] = situation<Roots>({
  type: 'AL.POL.4',
  situation: 'roots-in-proportion',
  tries: 20,
  draw: draw => {
    const g = draw.pick([6, 8, 10, 12, 14, 15, 18, 20, 24, 28, 30]);
    const all = sumsOf(g, firsts(g, g * g + g + 1)).map(k => k.valueOf());
    const most = draw.step(30, 200, 5);
    const kept = all.filter(k => k <= most).length;
    return kept >= 2 && kept <= 5 && kept < all.length ? { g, most, way: draw.chance(0.5) } : null;
  },
  forms: [sumOfK],
});
