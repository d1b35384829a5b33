import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const spread = form({
  form: 'spread-of-the-coefficient',
  band: 'Hard',
  also: ['NS.NUM.1', 'AL.INQ.7'],
  seconds: 110,
  likely: true,
  stem: ({ sum, way }: Odd) =>
    way
      ? `The equation $x^3 - ${sum}x^2 + kx - m = 0$ has three different positive integers as roots, and $m$ is odd. By how much does the greatest possible value of $k$ exceed the least?`
      : `Three distinct positive integers satisfy $x^3 + kx = ${sum}x^2 + m$, where $m$ is an odd number. Find the difference between the largest and the smallest possible value of $k$.`,
  path: path<Odd>()
    .step(
      'far',
      ({ sum }): Three => [q(1), q(3), q(sum - 4)],
      'An odd product means three odd roots with a fixed sum; $k$ is the sum of their pairwise products. It is least when they are as far apart as possible.',
      ({ sum }, { far }) => `p + q + r = ${sum}: \\quad ${shown(far)}`,
    )
    .step(
      'least',
      (_p, { far }) => products(far),
      'Work out this $k$.',
      (_p, { far, least }) => `${sumTex(far)} = ${least}`,
    )
    .step(
      'near',
      ({ sum }): Three => closest(sum, 2, true),
      'It is greatest when the three different odd numbers are as close together as their sum allows.',
      ({ sum }, { near }) =>
        `\\frac{${sum}}{3} ${sum % 3 === 0 ? '=' : '\\approx'} ${Math.round((sum / 3) * 10) / 10}: \\quad ${shown(near)}`,
    )
    .step(
      'most',
      (_p, { near }) => products(near),
      'Work out this $k$.',
      (_p, { near, most }) => `${sumTex(near)} = ${most}`,
    )
    .step(
      'difference',
      (_p, { most, least }) => most.sub(least),
      'Subtract.',
      (_p, { most, least, difference }) => `${most} - ${least} = ${difference}`,
    ),
  slips: [
    {
      misconception: 'parity_forgotten',
      at: 'far',
      wrongly: ({ sum }) => [q(1), q(2), q(sum - 3)],
      words: ({ sum }) => `For the least $k$ the roots $1, 2, ${sum - 3}$ were used; their product is even.`,
    },
    {
      misconception: 'parity_forgotten',
      at: 'near',
      wrongly: ({ sum }, { near }) => {
        const any = closest(sum, 1, true);
        return products(any).equals(products(near)) ? null : any;
      },
      words: (_p, { near }) =>
        `For the greatest $k$ the roots $${shown(near)}$ were used; one of them is even, and so is their product.`,
    },
    {
      misconception: 'equal_roots_allowed',
      at: 'far',
      wrongly: ({ sum }) => [q(1), q(1), q(sum - 2)],
      words: ({ sum }) => `The roots $1, 1, ${sum - 2}$ are not different.`,
    },
    {
      misconception: 'equal_roots_allowed',
      at: 'near',
      wrongly: ({ sum }) => closest(sum, 2, false),
      words: (_p, { near }) => `The roots $${shown(near)}$ are not all different.`,
    },
    {
      misconception: 'not_the_closest',
      at: 'near',
      wrongly: ({ sum }, { near }) => closest(sum, 2, true, near),
      words: (_p, { near }) =>
        `The roots $${shown(near)}$ can be moved closer together, which makes $k$ larger.`,
    },
    {
      misconception: 'not_the_farthest',
      at: 'far',
      wrongly: ({ sum }) => [q(1), q(5), q(sum - 6)],
      words: ({ sum }) => `With $1, 5, ${sum - 6}$ the roots are not yet as far apart as possible.`,
    },
    {
      misconception: 'product_left_out',
      at: 'most',
      wrongly: (_p, { near: [a = q(0), b = q(0), c = q(0)] }) => a.mul(b).add(b.mul(c)),
      words: (_p, { near }) => `For $${shown(near)}$ only two of the three products were added.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A cubic with three different positive integers as roots: sum given, product odd, range of the middle coefficient asked.',
  approach: () =>
    'The odd product makes all roots odd. With a fixed sum, distance makes the sum of products small and closeness large; find both extremes among odd numbers.',
  faster: ({ sum }, { far, near }) => {
    const all = (t: Three) => t.reduce((s, x) => s.add(x.mul(x)), q(0));
    return `$2k = ${sum}^2$ minus the squares of the roots: $\\frac{${all(far)} - ${all(near)}}{2}$ from $${shown(far)}$ and $${shown(near)}$.`;
  },
  check: ({ sum }, { far, near, least, most }) =>
    `$${far.join(' + ')} = ${near.join(' + ')} = ${sum}$, all odd; for comparison $1, 5, ${sum - 6}$ gives $k = ${products([q(1), q(5), q(sum - 6)])}$, between $${least}$ and $${most}$.`,
  principle:
    'With a fixed sum, pairwise products grow as numbers come closer: parity decides how close and how far they can be.',
  verify: ({ sum }) => {
    const found: number[] = [];
    for (let a = 1; a < sum; a += 1)
      for (let b = a + 1; a + b < sum; b += 1) {
        const c = sum - a - b;
        if (c > b && (a * b * c) % 2 === 1) found.push(a * b + b * c + c * a);
      }
    return q(Math.max(...found) - Math.min(...found));
  },
});

/** AL.POL.4 Hard: odd roots with a fixed sum, and both extremes of a coefficient. */
export const oddRoots: readonly AnyTemplate[] = situation<Odd>({
  type: 'AL.POL.4',
  situation: 'odd-roots',
  draw: draw => ({ sum: draw.int(8, 27) * 2 + 1, way: draw.chance(0.5) }),
  forms: [spread],
});
