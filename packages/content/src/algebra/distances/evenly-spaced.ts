import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Houses {
  /** First point, gap, and the bounds of the least sum. */
  a: number;
  d: number;
  from: number;
  to: number;
  way: boolean;
}

/** How many m ≥ 1 have d times size(m) strictly between the bounds. */
const inside = ({ d, from, to }: Houses, size: (m: number) => number) => {
  let count = 0;
  for (let m = 1; d * size(m) < to; m += 1) if (d * size(m) > from) count += 1;
  return count;
};
const squares = (m: number) => m * m;
const oblongs = (m: number) => m * (m + 1);
const range = (p: Houses, size: (m: number) => number) => {
  const list = Array.from({ length: 200 }, (_, i) => i + 1).filter(
    m => p.d * size(m) > p.from && p.d * size(m) < p.to,
  );
  return list.length === 0
    ? '-'
    : list[0] === list.at(-1)
      ? `${list[0]}`
      : `${list[0]}, \\dots, ${list.at(-1)}`;
};
/** The bounds divided by the gap. */
const bounds = ({ d, from, to }: Houses) =>
  [from / d, to / d].map(x => `${Math.round(x * 100) / 100}`) as [string, string];

const numberOfPoints = form<Houses>(
  'number-of-points',
  {
    band: 'Hard',
    seconds: 110,
    revision: 6,
    also: ['AL.SEQ.1', 'AL.INQ.3'],
    entry: true,
    verify: ({ a, d, from, to }) => {
      let count = 0;
      for (let n = 1; n <= 120; n += 1) {
        let least = Number.POSITIVE_INFINITY;
        for (let x = 0; x < n; x += 1) {
          let sum = 0;
          for (let i = 0; i < n; i += 1) sum += Math.abs(a + x * d - (a + i * d));
          least = Math.min(least, sum);
        }
        if (least >= to) break;
        if (least > from) count += 1;
      }
      return count;
    },
  },
  (p, { step }) => {
    const { d, to, from, way, a } = p;
    const even = step(
      inside(p, squares),
      value =>
        tex`${d}(1 + 3 + \dots + (2m - 1)) = ${d}m^2: \quad ${bounds(p)[0]} < m^2 < ${bounds(p)[1]}, \ m =
          ${range(p, squares)}: \ ${value}`,
    )`
      Suppose there are $2m$ points. The sum is least between the two middle points. Pair the points from the outside
      inwards: the distances between partners are odd multiples of $${d}$ and add up to $${d !== 1 && d}m^2$.`;
    const odd = step(
      inside(p, oblongs),
      value =>
        tex`${d}(2 + 4 + \dots + 2m) = ${d}m(m + 1): \quad ${bounds(p)[0]} < m(m + 1) < ${bounds(p)[1]}, \ m =
          ${range(p, oblongs)}: \ ${value}`,
    )`
      Now suppose there are $2m + 1$ points. The sum is least at the middle point, and the distances between partners
      are
      even multiples of $${d}$.`;
    const count = step(calc`${even} + ${odd}`)`
      The number of points is even or odd, so add the two counts.`;
    return {
      answer: count,
      stem: way
        ? a % 2 === 0
          ? text`Lamp posts stand in a straight line, $${d}$ m apart. The least possible sum of the distances from one
            point of the line to all the lamp posts lies strictly between $${from}$ m and $${to}$ m. Find how many
            values the number of lamp posts can have.`
          : text`Houses stand along a straight road, each $${d}$ m from the next. A tap on the road is placed where the
            sum of its distances from all the houses is least. This least sum is more than $${from}$ m and less than
            $${to}$ m. How many different numbers of houses are possible?`
        : a % 2 === 0
          ? text`On the number line there are $n$ points, at $${a}, ${a + d}, ${a + 2 * d}, \dots$ in equal steps. The
            point with the least sum of distances from all of them has a sum above $${from}$ and below $${to}$. For how
            many values of $n$ is this so?`
          : text`The sum $|x - ${a}| + |x - ${a + d}| + |x - ${a + 2 * d}| + \dots$ has $n$ terms, and the numbers
            subtracted from $x$ form an arithmetic progression. The least value of this sum is more than $${from}$ and
            less than $${to}$. How many values can $n$ have?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('ignored_even_and_odd', odd, 0)`
          You counted only the $${even}$ even numbers of points. With an odd number the sum is least at the middle
          point.`,
        slip('ignored_even_and_odd', even, 0)`
          You counted only the $${odd}$ odd numbers of points. With an even number the sum is least between the
          middle two.`,
        slip(
          'sought_the_extreme_elsewhere',
          count,
          inside(p, m => (m * (m + 1)) / 2),
        )`
          For these $${count}$ numbers the sum was taken from the first point; in the middle it is about half as
          large.`,
        slip('counted_twice', odd, () => {
          const wrong = q(inside(p, m => m * (m + 1) * 2));
          return wrong.equals(odd) ? null : wrong;
        })`
          For odd numbers each pair was counted from both sides; a pair of points contributes its distance, a multiple
          of $${d}$, once.`,
        slip('ignored_even_and_odd', odd, even)`
          You counted $${even}$ for odd numbers of points too, as if squares counted there as well. Odd numbers have
          products
          of two neighbours instead.`,
        slip('ignored_even_and_odd', even, odd)`
          You counted $${odd}$ for even numbers of points too, as if products of two neighbours counted there as
          well. Even
          numbers have squares instead.`,
        slip(
          'ignored_a_bound',
          count,
          calc`${inside({ ...p, from: -1 }, squares)} + ${inside({ ...p, from: -1 }, oblongs)}`,
        )`
          $${count}$ numbers keep the sum below $${to}$; for the smallest of them it does not exceed $${from}$.`,
        slip('left_out_a_case', count, inside(p, m => (m * m) / 2) + inside(p, m => (m * (m + 1)) / 2))`
          $${count}$ numbers fit when only the distances on one side are added; both sides count.`,
        slip(
          'did_not_divide',
          count,
          calc`${inside({ ...p, d: 1 }, squares)} + ${inside({ ...p, d: 1 }, oblongs)}`,
        )`
          $${count}$ numbers are possible if the sum lies between $${from}$ and $${to}$ for points that are $1$
          apart. They
          are $${d}$ apart.`,
      ],
      snapRead: text`The points are evenly spaced, their number is unknown, and the least sum of distances has
      bounds.`,
      approach: text`The least sum is found in the middle, by pairing outer points. Even and odd numbers of points give
        two different sums; count the numbers that fit each.`,
      faster: text`For $n$ points the least sum is $${d}$ times the whole part of $\frac{n^2}{4}$; so that whole part
        lies between $${bounds(p)[0]}$ and $${bounds(p)[1]}$.`,
      check: () => {
        const all = Array.from({ length: 300 }, (_, i) => i + 2).filter(n => {
          const sum = d * Math.floor((n * n) / 4);
          return sum > from && sum < to;
        });
        const sum = (n: number) => d * Math.floor((n * n) / 4);
        return text`The least sum is $${sum(all[0] ?? 0)}$ for $${all[0]}$ points and $${sum(all.at(-1) ?? 0)}$ for
          $${all.at(-1)}$ points. One point fewer or more gives $${sum((all[0] ?? 0) - 1)}$ and
          $${sum((all.at(-1) ?? 0) + 1)}$, outside the bounds.`;
      },
      principle: text`Pair the points from the outside: the least sum of distances is the sum of the spans of the
        pairs.`,
    };
  },
);

/** AL.MOD.4 Hard: how many evenly spaced points a bounded least sum allows. */
export const evenlySpaced: readonly AnyTemplate[] = situation<Houses>({
  type: 'AL.MOD.4',
  situation: 'evenly-spaced-points',
  tries: 20,
  draw: draw => {
    const d = draw.int(2, 9);
    const [low, high] = [draw.int(3, 9), draw.int(11, 22)];
    const from = d * Math.floor((low * low) / 4) + draw.int(0, 2 * d);
    const to = d * Math.floor((high * high) / 4) + draw.int(0, 3 * d);
    const p = { a: draw.int(1, 9), d, from, to, way: draw.chance(0.5) };
    return inside(p, squares) > 1 && inside(p, oblongs) > 1 ? p : null;
  },
  forms: [numberOfPoints],
});
