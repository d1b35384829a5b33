import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const pairsOfPolygons = form<Ratio>(
  'pairs-of-regular-polygons',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['AL.DIO.2', 'NS.FAC.7'],
    entry: true,
    verify: ({ p, most }) => {
      let count = 0;
      for (let m = 3; m <= most; m += 1)
        for (let n = 3; n <= most; n += 1) if ((p + 1) * n * (m - 2) === p * m * (n - 2)) count += 1;
      return count;
    },
  },
  ({ p, most, way }, { step, find }) => {
    const product = step(
      calc`4 * ${p} * (${p} + 1)`,
      value => tex`${p + 1}n(m - 2) = ${p}m(n - 2) \Rightarrow (${2 * (p + 1)} - m)(n + ${2 * p}) = ${value}`,
    )`
      Let the polygons have $m$ and $n$ sides. Their angles are in the ratio of $\frac{m - 2}{m}$ to $\frac{n -
      2}{n}$. Clear
      the fractions and complete the product.`;
    const all = find(pairsOf(p, Number(product)).length);
    step(
      calc`ceil(${product} / (${most} + 2 * ${p}))`,
      value =>
        tex`\frac{${product}}{${most + 2 * p}} \le ${2 * (p + 1)} - m \le ${2 * (p + 1) - 3} \Rightarrow
          ${2 * (p + 1)} - m = ${value}, \dots, ${2 * (p + 1) - 3}`,
    )`
      As $n$ is at most $${most}$, the second factor is at most $${most + 2 * p}$; that bounds the first from below. It
      is at most $${2 * (p + 1) - 3}$, because $m$ is at least 3.`;
    const count = step(
      within(pairsOf(p, Number(product)), most).length,
      value => tex`(m, n) = ${listed(within(pairsOf(p, Number(product)), most))}: \quad ${value}`,
    )`
      Go through these numbers: each factor of the product among them gives a pair, so count these.`;
    const [m, n] = pairsOf(p, Number(product)).find(([, sides]) => sides > most) ?? [0, 0];
    return {
      answer: count,
      stem: way
        ? text`The interior angles of two regular polygons are in the ratio $${p} : ${p + 1}$, and neither polygon has
          more than $${most}$ sides. How many such pairs of polygons are there?`
        : text`Two mosaics use tiles in the shape of regular polygons. Each angle of a tile of the first is
          $\frac{${p}}{${p + 1}}$ of each angle of a tile of the second, and no tile has more than $${most}$ sides. For
          how many pairs $(m, n)$ of numbers of sides is this possible?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        stop('ignored_a_bound', all)`
          All $${all}$ pairs were counted, also those in which a polygon has more than $${most}$ sides.`,
        slip('ignored_a_bound', count, () => within(pairsOf(p, Number(product), 2 * p, 1), most).length)`
          $${count}$ counts factors as well that leave the first polygon only one or two sides.`,
        slip('halved_needlessly', product, calc`2 * ${p} * (${p} + 1)`)`
          The product was taken as $${product}$; completing it gives twice as much, with the 2 of both brackets.`,
        slip('let_in_an_end_point', count, () => {
          const pairs = pairsOf(p, Number(product));
          const kept = within(pairs, most).length;
          return kept < pairs.length ? kept + 1 : null;
        })`
          The pair $(${m}, ${n})$ was counted too; $${n}$ is more than $${most}$.`,
        slip('did_not_double', count, () => within(pairsOf(p, Number(product), p), most).length)`
          You completed the product with $${p}$ in the second bracket. It has to be $${2 * p}$.`,
        slip('counted_order', count, () => calc`2 * ${within(pairsOf(p, Number(product)), most).length}`)`
          $${count}$ counts each pair in both orders; the ratio says which polygon has the smaller angle.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          count,
          () =>
            Array.from({ length: Number(product) }, (_, i) => i + 1).filter(d => Number(product) % d === 0)
              .length,
        )`
          All $${count}$ factors of $${product}$ were counted; the first bracket has to leave at least three sides.`,
        slip(
          'ignored_even_and_odd',
          count,
          () => within(pairsOf(p, Number(product)), most).filter(([m]) => m % 2 === 0).length,
        )`
          $${count}$ comes from even factors only, so that odd numbers of sides of the first polygon are missing.`,
        slip(
          'put_the_bound_on_another_quantity',
          count,
          () => within(pairsOf(p, Number(product)), most - 2 * p).length,
        )`
          You kept the second factor within $${most}$. It is $${2 * p}$ more than the number of sides, which has this
          bound.`,
      ],
      snapRead: text`Two unknown numbers of sides and a ratio of angles: one equation in integers, with a bound.`,
      approach: text`One equation with $m$, $n$ and $mn$ becomes a product of two brackets. Each factor of the constant
        gives one pair; at least three sides and the bound decide which count.`,
      check: () => {
        const [m, n] = within(pairsOf(p, Number(product)), most).at(-1) ?? [3, 4];
        const angle = (sides: number) => q(180 * (sides - 2), sides);
        return text`For $(${m}, ${n})$ the quotient of the angles is $\frac{${m - 2}}{${m}} \div \frac{${n - 2}}{${n}} =
          \frac{${angle(m).div(angle(n)).n}}{${angle(m).div(angle(n)).d}}$.`;
      },
      principle: text`A ratio of two expressions of the form (n - 2)/n becomes, in integers, a product of two brackets
        with a constant.`,
    };
  },
);

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
