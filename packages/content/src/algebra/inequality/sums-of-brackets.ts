import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Brackets {
  /** xy + mx + ny = total − mn in positive integers, so (x + n)(y + m) = total. */
  m: number;
  n: number;
  total: number;
  way: boolean;
}

/** First brackets x + n that divide the total, at least `left`, with a second one of at least `right`. */
const brackets = (total: number, left: number, right: number): readonly Fraction[] =>
  Array.from({ length: total }, (_, i) => i + 1)
    .filter(u => total % u === 0 && u >= left && total / u >= right)
    .map(u => q(u));

const sumsOf = (total: Fraction, list: readonly Fraction[]) => list.map(u => u.add(total.div(u)));
const extreme = (sums: readonly Fraction[], sign: 1 | -1) =>
  sums.reduce((best, s) => (s.compare(best) * sign > 0 ? s : best), sums[0] ?? q(0));

const spread = form({
  form: 'spread-of-the-sum',
  band: 'Hard',
  also: ['AL.DIO.2', 'AL.INQ.7'],
  seconds: 100,
  entry: true,
  likely: true,
  stem: ({ m, n, total, way }: Brackets) => {
    const equation = `$xy + ${m === 1 ? '' : m}x + ${n === 1 ? '' : n}y = ${total - m * n}$`;
    return way
      ? `The positive integers $x$ and $y$ satisfy ${equation}. By how much does the greatest possible value of $x + y$ exceed the least?`
      : `For positive integers $x$ and $y$ with ${equation} the sum $x + y$ can take several values. What is the difference between the largest and the smallest of them?`;
  },
  path: path<Brackets>()
    .step(
      'total',
      ({ total }) => q(total),
      'Complete the product of two brackets.',
      ({ m, n, total }) => `(x + ${n})(y + ${m}) = ${total - m * n} + ${m * n} = ${total}`,
    )
    .step(
      'list',
      ({ m, n }, { total }): readonly Fraction[] => brackets(total.valueOf(), n + 1, m + 1),
      'Both unknowns are at least one, which bounds both brackets. List the values of the first bracket that are left.',
      ({ m, n }, { list }) =>
        `x + ${n} \\ge ${n + 1}, \\ y + ${m} \\ge ${m + 1}: \\quad x + ${n} = ${list.join(', ')}`,
    )
    .step(
      'least',
      (_p, { total, list }) => extreme(sumsOf(total, list), -1),
      'With a fixed product the sum of the brackets is least where they are closest to each other.',
      (_p, { total, list, least }) => {
        const u = list.find(x => x.add(total.div(x)).equals(least)) ?? q(1);
        return `${u} + ${total.div(u)} = ${least}`;
      },
    )
    .step(
      'most',
      (_p, { total, list }) => extreme(sumsOf(total, list), 1),
      'It is greatest at one of the two ends of the list.',
      (_p, { total, list, most }) => {
        const u = list.find(x => x.add(total.div(x)).equals(most)) ?? q(1);
        return `${u} + ${total.div(u)} = ${most}`;
      },
    )
    .step(
      'difference',
      (_p, { most, least }) => most.sub(least),
      'The brackets exceed the unknowns by fixed numbers, so the difference is the same for $x + y$.',
      (_p, { most, least, difference }) => `${most} - ${least} = ${difference}`,
    ),
  slips: [
    {
      misconception: 'bounds_of_brackets_forgotten',
      at: 'list',
      wrongly: (_p, { total }) => brackets(total.valueOf(), 1, 1),
      words: ({ m, n }, { most }) =>
        `The sum $${most}$ comes from a bracket of $1$; with $x + ${n}$ and $y + ${m}$ neither bracket can be so small.`,
    },
    {
      misconception: 'zero_allowed',
      at: 'list',
      wrongly: ({ m, n }, { total, list }) => {
        const longer = brackets(total.valueOf(), n, m);
        return longer.length > list.length ? longer : null;
      },
      words: ({ m, n }) =>
        `A bracket equal to $${n}$ or $${m}$ makes an unknown zero, which is not positive.`,
    },
    {
      misconception: 'one_bound_only',
      at: 'list',
      wrongly: ({ n }, { total }) => brackets(total.valueOf(), n + 1, 1),
      words: ({ n }) =>
        `Only $x \\ge 1$, that is $x + ${n} \\ge ${n + 1}$, was used; $y$ has to be positive too.`,
    },
    {
      misconception: 'one_bound_only',
      at: 'list',
      wrongly: ({ m }, { total }) => brackets(total.valueOf(), 1, m + 1),
      words: ({ m }) =>
        `Only $y \\ge 1$, that is $y + ${m} \\ge ${m + 1}$, was used; $x$ has to be positive too.`,
    },
    {
      misconception: 'product_not_added',
      at: 'total',
      wrongly: ({ m, n, total }) =>
        brackets(total - m * n, n + 1, m + 1).length > 1 ? q(total - m * n) : null,
      words: ({ m, n }, { total }) =>
        `The brackets were taken with the product $${total}$; $${m} \\times ${n}$ has to be added first.`,
    },
    {
      misconception: 'real_least_value',
      at: 'least',
      wrongly: (_p, { total }) => {
        const twice = Math.floor(2 * Math.sqrt(total.valueOf()));
        return q(twice);
      },
      words: ({ total }, { least }) =>
        `$2\\sqrt{${total}}$ was used for the least sum, about $${least}$; the brackets are integers and do not reach it.`,
    },
    {
      misconception: 'other_end_of_list',
      at: 'most',
      wrongly: (_p, { total, list }) => {
        const sums = sumsOf(total, list);
        return extreme([sums[0] ?? q(0), sums.at(-1) ?? q(0)], -1);
      },
      words: (_p, { most }) => `The sum $${most}$ belongs to one end of the list; the other end gives more.`,
    },
    {
      misconception: 'one_end_lost',
      at: 'list',
      wrongly: (_p, { list }) => list.slice(1, -1),
      words: (_p, { list }) =>
        `The ends of the list were lost: only $${list.join(', ')}$ were used for the first bracket.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A product and a weighted sum of two positive integers are tied; the spread of the plain sum is asked.',
  approach: () =>
    'Complete the product: two integer brackets with a fixed product, each bounded below. Their sum is least for close factors and greatest for distant ones.',
  faster: ({ m, n, total }, { list }) =>
    `$(x + ${n})(y + ${m}) = ${total}$ with brackets from $${n + 1}$ and $${m + 1}$ on: compare the pair nearest to $\\sqrt{${total}}$ with the ends $${list[0]} \\times ${q(total).div(list[0] ?? 1)}$ and $${list.at(-1)} \\times ${q(total).div(list.at(-1) ?? 1)}$.`,
  check: ({ m, n, total }, { list }) => {
    const pairs = list.map(u => `(${u.sub(n)}, ${q(total).div(u).sub(m)})`);
    return `The solutions $(x, y)$ are $${pairs.join(', ')}$; their sums are $${list.map(u => u.sub(n).add(q(total).div(u)).sub(m)).join(', ')}$.`;
  },
  principle:
    'With a fixed product of integers, close factors give the least sum and distant ones the greatest: mind the bounds.',
  verify: ({ m, n, total }) => {
    const sums: number[] = [];
    for (let x = 1; x <= total; x += 1)
      for (let y = 1; x * y + m * x + n * y <= total - m * n; y += 1)
        if (x * y + m * x + n * y === total - m * n) sums.push(x + y);
    return q(Math.max(...sums) - Math.min(...sums));
  },
});

/** AL.INQ.4 Hard: least and greatest sums of integers whose brackets have a fixed product. */
export const sumsOfBrackets: readonly AnyTemplate[] = situation<Brackets>({
  type: 'AL.INQ.4',
  situation: 'integer-brackets',
  tries: 40,
  draw: draw => {
    const [m, n] = draw.some([1, 2, 3, 4, 5, 6, 7], 2) as [number, number];
    const total = draw.pick([
      48, 60, 72, 80, 84, 90, 96, 108, 112, 120, 126, 132, 140, 144, 150, 156, 160, 168, 180, 192, 196, 198,
      200, 210, 216, 220, 224, 234, 240, 252,
    ]);
    const list = brackets(total, n + 1, m + 1);
    if (list.length < 4 || list.length === brackets(total, 1, 1).length) return null;
    return { m, n, total, way: draw.chance(0.5) };
  },
  forms: [spread],
});
