import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Ratio {
  /** The interior angles are as p : p + 1. */
  p: number;
  /** Neither polygon has more sides. */
  most: number;
  way: boolean;
}

/** Numbers of sides m and n whose angles are in the ratio, by factors of the product; m is at least `from`. */
function pairsOf(p: number, product = 4 * p * (p + 1), shift = 2 * p, from = 3): [number, number][] {
  const pairs: [number, number][] = [];
  for (let m = from; m < 2 * (p + 1); m += 1) {
    const other = product / (2 * (p + 1) - m);
    const n = other - shift;
    if (Number.isInteger(other) && n > m) pairs.push([m, n]);
  }
  return pairs;
}
const within = (pairs: readonly [number, number][], most: number) => pairs.filter(([, n]) => n <= most);
const listed = (pairs: readonly [number, number][]) => pairs.map(([m, n]) => `(${m}, ${n})`).join(', ');

const pairsOfPolygons = form({
  form: 'pairs-of-regular-polygons',
  revision: 3,
  band: 'Hard',
  also: ['AL.DIO.2', 'NS.FAC.7'],
  entry: true,
  seconds: 130,
  stem: ({ p, most, way }: Ratio) =>
    way
      ? `The interior angles of two regular polygons are in the ratio $${p} : ${p + 1}$, and neither polygon has more than $${most}$ sides. How many such pairs of polygons are there?`
      : `Two mosaics use tiles in the shape of regular polygons. Each angle of a tile of the first is $\\frac{${p}}{${p + 1}}$ of each angle of a tile of the second, and no tile has more than $${most}$ sides. For how many pairs $(m, n)$ of numbers of sides is this possible?`,
  path: path<Ratio>()
    .step(
      'product',
      ({ p }) => q(4 * p * (p + 1)),
      'With $m$ and $n$ sides the angles are as $\\frac{m - 2}{m}$ to $\\frac{n - 2}{n}$. Clear fractions and complete the product.',
      ({ p }, { product }) =>
        `${p + 1}n(m - 2) = ${p}m(n - 2) \\Rightarrow (${2 * (p + 1)} - m)(n + ${2 * p}) = ${product}`,
    )
    .quiet('all', ({ p }, { product }) => q(pairsOf(p, Number(product)).length))
    .step(
      'least',
      ({ p, most }, { product }) => product.div(most + 2 * p).ceil(),
      ({ p, most }) =>
        `As $n$ is at most $${most}$, the second factor is at most $${most + 2 * p}$; that bounds the first from below. It is at most $${2 * (p + 1) - 3}$, because $m$ is at least 3.`,
      ({ p, most }, { product, least }) =>
        `\\frac{${product}}{${most + 2 * p}} \\le ${2 * (p + 1)} - m \\le ${2 * (p + 1) - 3} \\Rightarrow ${2 * (p + 1)} - m = ${least}, \\dots, ${2 * (p + 1) - 3}`,
    )
    .step(
      'count',
      ({ p, most }, { product }) => q(within(pairsOf(p, Number(product)), most).length),
      'Go through these numbers; each that is a factor of the product gives a pair.',
      ({ p, most }, { product, count }) =>
        `(m, n) = ${listed(within(pairsOf(p, Number(product)), most))}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'bound_ignored',
      gives: 'all',
      words: ({ most }, { all }) =>
        `All $${all}$ pairs were counted, also those in which a polygon has more than $${most}$ sides.`,
    },
    {
      misconception: 'fewer_than_three_sides',
      at: 'count',
      wrongly: ({ p, most }, { product }) => q(within(pairsOf(p, Number(product), 2 * p, 1), most).length),
      words: (_p, { count }) =>
        `$${count}$ counts factors as well that leave the first polygon only one or two sides.`,
    },
    {
      misconception: 'constant_halved',
      at: 'product',
      wrongly: ({ p }) => q(2 * p * (p + 1)),
      words: (_p, { product }) =>
        `The product was taken as $${product}$; completing it gives twice as much, with the 2 of both brackets.`,
    },
    {
      misconception: 'one_more_beyond_the_bound',
      at: 'count',
      wrongly: ({ p, most }, { product }) => {
        const pairs = pairsOf(p, Number(product));
        const kept = within(pairs, most).length;
        return kept < pairs.length ? q(kept + 1) : null;
      },
      words: ({ p, most }, { product }) => {
        const [m, n] = pairsOf(p, Number(product)).find(([, sides]) => sides > most) ?? [0, 0];
        return `The pair $(${m}, ${n})$ was counted too; $${n}$ is more than $${most}$.`;
      },
    },
    {
      misconception: 'bracket_without_factor_two',
      at: 'count',
      wrongly: ({ p, most }, { product }) => q(within(pairsOf(p, Number(product), p), most).length),
      words: ({ p }) => `The second bracket was read as $n + ${p}$; it is $n + ${2 * p}$.`,
    },
    {
      misconception: 'both_orders_counted',
      at: 'count',
      wrongly: ({ p, most }, { product }) => q(2 * within(pairsOf(p, Number(product)), most).length),
      words: (_p, { count }) =>
        `$${count}$ counts each pair in both orders; the ratio says which polygon has the smaller angle.`,
    },
    {
      misconception: 'all_factors_counted',
      at: 'count',
      wrongly: (_p, { product }) =>
        q(
          Array.from({ length: Number(product) }, (_, i) => i + 1).filter(d => Number(product) % d === 0)
            .length,
        ),
      words: (_p, { product, count }) =>
        `All $${count}$ factors of $${product}$ were counted; the first bracket has to leave at least three sides.`,
    },
    {
      misconception: 'even_numbers_only',
      at: 'count',
      wrongly: ({ p, most }, { product }) =>
        q(within(pairsOf(p, Number(product)), most).filter(([m]) => m % 2 === 0).length),
      words: (_p, { count }) =>
        `$${count}$ comes from even factors only, so that odd numbers of sides of the first polygon are missing.`,
    },
    {
      misconception: 'bound_for_the_factor',
      at: 'count',
      wrongly: ({ p, most }, { product }) => q(within(pairsOf(p, Number(product)), most - 2 * p).length),
      words: ({ p, most }) =>
        `The factor $n + ${2 * p}$ was kept within $${most}$, instead of the number of sides $n$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two unknown numbers of sides and a ratio of angles: one equation in integers, with a bound.',
  approach: () =>
    'One equation with $m$, $n$ and $mn$ becomes a product of two brackets. Each factor of the constant gives one pair; at least three sides and the bound decide which count.',
  check: ({ p, most }, { product }) => {
    const [m, n] = within(pairsOf(p, Number(product)), most).at(-1) ?? [3, 4];
    const angle = (sides: number) => q(180 * (sides - 2), sides);
    return `For $(${m}, ${n})$ the quotient of the angles is $\\frac{${m - 2}}{${m}} \\div \\frac{${n - 2}}{${n}} = \\frac{${angle(m).div(angle(n)).n}}{${angle(m).div(angle(n)).d}}$.`;
  },
  principle:
    'A ratio of two expressions of the form (n - 2)/n becomes, in integers, a product of two brackets with a constant.',
  verify: ({ p, most }) => {
    let count = 0;
    for (let m = 3; m <= most; m += 1)
      for (let n = 3; n <= most; n += 1) if ((p + 1) * n * (m - 2) === p * m * (n - 2)) count += 1;
    return q(count);
  },
});

/** GM.QAD.1 Hard: pairs of regular polygons by the ratio of their angles. */
export const anglesInARatio: readonly AnyTemplate[] = situation<Ratio>({
  type: 'GM.QAD.1',
  situation: 'two-polygons-in-a-ratio',
  tries: 20,
  draw: draw => {
    const [p, most] = [draw.int(3, 14), 5 * draw.int(4, 24)];
    const [all, kept] = [pairsOf(p).length, within(pairsOf(p), most).length];
    return kept >= 2 && kept < all && kept <= 10 ? { p, most, way: draw.chance(0.5) } : null;
  },
  forms: [pairsOfPolygons],
});
