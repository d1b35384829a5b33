import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Odd {
  /** The sum of three different odd roots. */
  sum: number;
  way: boolean;
}

type Three = readonly Fraction[];
const triples = (sum: number, step: number, strict: boolean): number[][] => {
  const list: number[][] = [];
  for (let a = 1; 3 * a <= sum; a += step)
    for (let b = strict ? a + step : a; a + 2 * b <= sum; b += step) {
      const c = sum - a - b;
      if (c > b || (!strict && c === b)) list.push([a, b, c]);
    }
  return list;
};
const products = ([a = q(0), b = q(0), c = q(0)]: Three) => a.mul(b).add(b.mul(c)).add(c.mul(a));
const squares = (t: readonly number[]) => t.reduce((s, x) => s + x * x, 0);
const known = new Map<string, Three>();
/** The triple of a fixed sum with the least squares; remembered, since draws ask for it again and again. */
function closest(sum: number, step: number, strict: boolean, butFor?: Three): Three {
  const key = `${sum} ${step} ${strict} ${butFor?.join(' ') ?? ''}`;
  const found =
    known.get(key) ??
    triples(sum, step, strict)
      .filter(t => t.join(' ') !== butFor?.join(' '))
      .reduce((best, t) => (squares(t) < squares(best) ? t : best), [sum, sum, sum])
      .map(x => q(x));
  known.set(key, found);
  return found;
}
const shown = (roots: Three) => roots.join(', ');
const sumTex = ([a, b, c]: Three) => `${a} \\times ${b} + ${b} \\times ${c} + ${c} \\times ${a}`;

const spread = form<Odd>(
  'spread-of-the-coefficient',
  {
    band: 'Hard',
    seconds: 110,
    also: ['NS.NUM.1', 'AL.INQ.7'],
    verify: ({ sum }) => {
      const found: number[] = [];
      for (let a = 1; a < sum; a += 1)
        for (let b = a + 1; a + b < sum; b += 1) {
          const c = sum - a - b;
          if (c > b && (a * b * c) % 2 === 1) found.push(a * b + b * c + c * a);
        }
      return Math.max(...found) - Math.min(...found);
    },
  },
  ({ sum, way }, { step }) => {
    const far = step([1, 3, sum - 4], {
      name: 'the roots for the least k',
      works: value => tex`p + q + r = ${sum}: \quad ${shown(value)}`,
      because: text`A product is odd only if all its factors are odd. With the fixed sum $12$, $2 \times 10$ is less
        than $5 \times 7$: numbers far apart have small products, so one root is as large as possible.`,
    })`
      Let $p$, $q$, $r$ be the roots: their sum is $${sum}$, their product $m$, and $k$ is the sum of their products
      in pairs. As $m$ is odd, all are odd; $k$ is least when they are as far apart as possible.`;
    const least = step(products(far), {
      name: 'the least k',
      works: value => tex`k = pq + qr + rp = ${sumTex(far)} = ${value}`,
    })`
      Work out $k$ for these roots: the sum of their products in pairs.`;
    const near = step(closest(sum, 2, true), {
      name: 'the roots for the greatest k',
      works: value =>
        tex`\frac{${sum}}{3} ${sum % 3 === 0 ? '=' : tex`\approx`} ${Math.round((sum / 3) * 10) / 10}: \quad
          ${shown(value)}`,
      because: text`With a fixed sum, products grow as the numbers come closer. Equal roots are not allowed, and odd
        numbers differ by at least $2$, so they lie around a third of the sum.`,
    })`
      $k$ is greatest when the three different odd numbers are as close together as their sum allows, around a third
      of $${sum}$.`;
    const [a = q(0), b = q(0), c = q(0)] = near;
    const most = step(products(near), {
      name: 'the greatest k',
      works: value => tex`k = pq + qr + rp = ${sumTex(near)} = ${value}`,
    })`
      Work out $k$ for these roots in the same way.`;
    const difference = step(calc`${most} - ${least}`, { name: 'the difference of the two values of k' })`
      The difference of the two extreme values of $k$ is asked, so subtract the least from the greatest.`;
    return {
      answer: difference,
      stem: way
        ? text`The equation $x^3 - ${sum}x^2 + kx - m = 0$ has three different positive integers as roots, and $m$ is
          odd. By how much does the greatest possible value of $k$ exceed the least?`
        : text`Three distinct positive integers satisfy $x^3 + kx = ${sum}x^2 + m$, where $m$ is an odd number. Find the
          difference between the largest and the smallest possible value of $k$.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_condition', far, [1, 2, sum - 3])`
          For the least $k$ you used the roots $1, 2, ${sum - 3}$. Their product is even, but $m$ has to be odd.`,
        slip('ignored_a_condition', near, () => {
          const any = closest(sum, 1, true);
          return products(any).equals(products(near)) ? null : any;
        })`
          For the greatest $k$ you used the roots $${shown(near)}$. One of them is even, so their product is even, but
          $m$ has to be odd.`,
        slip('let_in_equal_values', far, [1, 1, sum - 2])`
          For the least $k$ you used the roots $1, 1, ${sum - 2}$. Two of them are equal, but the three have to be
          different.`,
        slip('let_in_equal_values', near, closest(sum, 2, false))`
          For the greatest $k$ you used the roots $${shown(near)}$. They are not all different.`,
        slip('sought_the_extreme_elsewhere', near, () => closest(sum, 2, true, near))`
          For the greatest $k$ you used the roots $${shown(near)}$. They can be moved closer together, which makes $k$
          larger.`,
        slip('sought_the_extreme_elsewhere', far, [1, 5, sum - 6])`
          For the least $k$ you used the roots $1, 5, ${sum - 6}$. They are not yet as far apart as possible.`,
        slip('left_out_a_term', most, calc`${a} * ${b} + ${b} * ${c}`)`
          For the roots $${shown(near)}$ you added only two of the three products in pairs, ${here}.`,
      ],
      snapRead: text`A cubic has three different positive integers as roots, with a fixed sum and an odd product; the
        range of the coefficient of $x$ is asked.`,
      approach: text`The odd product makes all roots odd. With a fixed sum, numbers far apart have small products and
        numbers close together large ones; find both extremes among odd numbers.`,
      faster: () => {
        const all = (t: Three) => t.reduce((s, x) => s.add(x.mul(x)), q(0));
        return text`$2k = ${sum}^2$ minus the squares of the roots: $\frac{${all(far)} - ${all(near)}}{2}$ from
          $${shown(far)}$ and $${shown(near)}$.`;
      },
      check: () =>
        text`$${far.join(' + ')} = ${near.join(' + ')} = ${sum}$, all odd; for comparison $1, 5, ${sum - 6}$ gives $k =
          ${products([q(1), q(5), q(sum - 6)])}$, between $${least}$ and $${most}$.`,
      principle: text`With a fixed sum, the products in pairs grow as the numbers come closer; parity decides how
        close and how far apart they can be.`,
    };
  },
);

/** AL.POL.4 Hard: odd roots with a fixed sum, and both extremes of a coefficient. */
export const oddRoots: readonly AnyTemplate[] = situation<Odd>({
  type: 'AL.POL.4',
  situation: 'odd-roots',
  draw: draw => ({ sum: draw.int(8, 27) * 2 + 1, way: draw.chance(0.5) }),
  forms: [spread],
});
