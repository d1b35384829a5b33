import { path } from '../../path.ts';
import { plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cost {
  /** Cost of n trips: a·n + b/n with whole n. */
  a: number;
  b: number;
  /** x + y = 2h, and k in xy + k²/(xy), where h² is below k. */
  h: number;
  k: number;
  /** mx + ny + xy = t² − mn. */
  m: number;
  n: number;
  t: number;
  way: boolean;
}

const costAt = ({ a, b }: Cost, n: number) => a * n + b / n;
const near = ({ a, b }: Cost) => Math.sqrt(b / a);

const wholeTrips = form({
  form: 'whole-number-of-lots',
  band: 'Medium',
  also: ['AL.DIO.5'],
  seconds: 65,
  suits: p => {
    const low = Math.floor(near(p));
    return (
      near(p) - low > 0.15 && near(p) - low < 0.85 && p.b % low === 0 && p.b % (low + 1) === 0 && low > 2
    );
  },
  stem: (p: Cost) =>
    p.way
      ? `A workshop buys its yearly supply of wire in $n$ equal lots. Ordering a lot costs ${rupees(p.a)}, and storage for the year costs ${rupees(p.b)} divided by $n$. What is the least total of the two costs?`
      : `For a positive integer $n$, what is the minimum value of $${p.a}n + \\frac{${p.b}}{n}$?`,
  path: path<Cost>()
    .step(
      'low',
      p => q(Math.floor(near(p))),
      'For real $n$ both terms would be equal at the minimum. Find between which integers that lies.',
      ({ a, b }, { low }) => `n^2 = \\frac{${b}}{${a}}, \\quad ${low} < n < ${low.add(1)}`,
    )
    .quiet('below', (p, { low }) => q(costAt(p, low.valueOf())))
    .quiet('above', (p, { low }) => q(costAt(p, low.valueOf() + 1)))
    .step(
      'least',
      (_p, { below, above }) => (below.compare(above) < 0 ? below : above),
      'The sum falls up to that place and rises after it, so only these two integers have to be compared.',
      (_p, { low, below, above, least }) =>
        `n = ${low}: ${below}, \\quad n = ${low.add(1)}: ${above}, \\quad \\text{least } ${least}`,
    ),
  slips: [
    {
      misconception: 'wrong_neighbour',
      at: 'least',
      wrongly: (_p, { below, above }) => (below.compare(above) < 0 ? above : below),
      words: (_p, { least }) => `$${least}$ belongs to the other of the two neighbouring integers.`,
    },
    {
      misconception: 'real_minimum_rounded',
      at: 'least',
      wrongly: ({ a, b }) => q(Math.floor(2 * Math.sqrt(a * b))),
      words: ({ a, b }) =>
        `$2\\sqrt{${a} \\times ${b}}$, rounded down, is reached only by an $n$ that is not whole.`,
    },
    {
      misconception: 'one_step_beyond',
      at: 'least',
      wrongly: (p, { low }) => q(costAt(p, low.valueOf() + 2)),
      words: (_p, { low }) => `That is the value at $n = ${low.add(2)}$, where the sum is rising already.`,
    },
    {
      misconception: 'one_step_before',
      at: 'least',
      wrongly: (p, { low }) => q(costAt(p, low.valueOf() - 1)),
      words: (_p, { low }) => `That is the value at $n = ${low.sub(1)}$, where the sum is still falling.`,
    },
    {
      misconception: 'factor_two_forgotten',
      at: 'least',
      wrongly: ({ a }, { low }) => low.mul(2 * a),
      words: (_p, { low }) => `Both terms were taken as equal at $n = ${low}$; there they differ.`,
    },
    {
      misconception: 'terms_equal_above',
      at: 'least',
      wrongly: ({ a }, { low }) => low.add(1).mul(2 * a),
      words: (_p, { low }) => `Both terms were taken as equal at $n = ${low.add(1)}$; there they differ.`,
    },
    {
      misconception: 'terms_equal_by_storage',
      at: 'least',
      wrongly: ({ b }, { low }) => q(2 * b).div(low.add(1)),
      words: (_p, { low }) =>
        `The second term at $n = ${low.add(1)}$ was simply doubled; the first one is larger there.`,
    },
  ],
  show: (value, p) => (p.way ? rupees(value) : plain(value)),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () => 'A sum of a multiple of $n$ and of its reciprocal, but $n$ must be whole.',
  approach: () =>
    'The real minimum is at equal terms. If that is not whole, the least value is at one of the two neighbouring integers.',
  faster: ({ a, b }, { low }) =>
    `Going from $n$ to $n + 1$ adds $${a}$ and saves $\\frac{${b}}{n(n + 1)}$: worth it as long as $n(n + 1) < ${(b / a).toFixed(1)}$, and $${low} \\times ${low.add(1)} = ${low.mul(low.add(1))}$ decides.`,
  check: (p, { low }) =>
    `Around it: $n = ${low.sub(1)}$ gives about $${costAt(p, low.valueOf() - 1).toFixed(1)}$ and $n = ${low.add(2)}$ about $${costAt(p, low.valueOf() + 2).toFixed(1)}$, both more.`,
  principle: 'If the place of a minimum has to be whole, compare the two integers next to it.',
  verify: p => q(Math.min(...Array.from({ length: 300 }, (_, i) => costAt(p, i + 1)))),
});

const hidden = form({
  form: 'sum-tied-to-product',
  band: 'Medium',
  revision: 4,
  also: ['AL.DIO.2'],
  seconds: 65,
  suits: ({ m, n, t }: Cost) => m !== n && t > Math.max(m, n) + 1,
  stem: ({ m, n, t, way }: Cost) =>
    way
      ? `If $x > 0$, $y > 0$ and $xy + ${m === 1 ? '' : m}x + ${n === 1 ? '' : n}y = ${t * t - m * n}$, find the least possible value of $x + y$.`
      : `The sides of a rectangular field are $x$ m and $y$ m. If the first side is made $${n}$ m and the second $${m}$ m longer, the area becomes $${t * t}$ m². What is the least possible value of $x + y$?`,
  path: path<Cost>()
    .step(
      'product',
      ({ t }) => q(t * t),
      'Complete the product of two brackets.',
      ({ m, n, t }, { product }) => `(x + ${n})(y + ${m}) = ${t * t - m * n} + ${m * n} = ${product}`,
    )
    .quiet('root', ({ t }) => q(t))
    .step(
      'pair',
      (_p, { root }) => root.mul(2),
      'Two positive brackets with a fixed product have the least sum when they are equal.',
      (_p, { product, pair }) => `(x + n) + (y + m) \\ge 2\\sqrt{${product}} = ${pair}`,
    )
    .quiet('shift', ({ m, n }) => q(m + n))
    .step(
      'least',
      (_p, { pair, shift }) => pair.sub(shift),
      'Take the added numbers away; the equal brackets leave both unknowns positive.',
      ({ m, n, t }, { pair, shift, least }) =>
        `${pair} - ${shift} = ${least}, \\quad x = ${t - n}, \\ y = ${t - m}`,
    ),
  slips: [
    {
      misconception: 'shift_forgotten',
      at: 'shift',
      wrongly: () => q(0),
      words: (_p, { pair }) => `$${pair}$ is the least sum of the brackets, not of $x$ and $y$.`,
    },
    {
      misconception: 'constant_not_completed',
      at: 'root',
      wrongly: ({ m, n, t }) =>
        Number.isInteger(Math.sqrt(t * t - m * n)) ? q(Math.sqrt(t * t - m * n)) : null,
      words: ({ m, n }) => `The product $${m} \\times ${n}$ has to be added when the brackets are completed.`,
    },
    {
      misconception: 'only_one_shift_removed',
      at: 'shift',
      wrongly: ({ m }) => q(m),
      words: ({ n }) => `The $${n}$ added to the other unknown has not been taken away.`,
    },
    {
      misconception: 'only_one_shift_removed',
      at: 'shift',
      wrongly: ({ n }) => q(n),
      words: ({ m }) => `The $${m}$ added to the other unknown has not been taken away.`,
    },
    {
      misconception: 'shift_taken_twice',
      at: 'shift',
      wrongly: ({ m, n }) => q(2 * (m + n)),
      words: ({ m, n }) => `$${m} + ${n}$ was taken away twice.`,
    },
    {
      misconception: 'unknowns_made_equal',
      at: 'least',
      wrongly: ({ m, n, t }) => {
        const d = (m + n) * (m + n) + 4 * (t * t - m * n);
        return Number.isInteger(Math.sqrt(d)) ? q(Math.sqrt(d) - m - n) : null;
      },
      words: () =>
        'Equal unknowns satisfy the condition, but the brackets have to be equal for the least sum.',
    },
    {
      misconception: 'product_of_shifts_removed',
      at: 'shift',
      wrongly: ({ m, n }) => q(m * n),
      words: ({ m, n }) => `The product $${m * n}$ of the added numbers was taken away instead of their sum.`,
    },
    {
      misconception: 'one_bracket_only',
      at: 'pair',
      wrongly: (_p, { root }) => root,
      words: (_p, { root }) => `$${root}$ is one of the two equal brackets.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () => 'A product and a weighted sum tied by an equation; the least plain sum is asked.',
  approach: () =>
    'Complete the product: two brackets with a fixed product. Their sum differs from the one asked for by a constant.',
  faster: ({ m, n, t }) =>
    `$(x + ${n})(y + ${m}) = ${t}^2$, so both brackets are $${t}$ at the minimum: $${t - n} + ${t - m}$.`,
  check: ({ m, n, t }) =>
    `$x = ${t - n}$, $y = ${t - m}$: $${(t - n) * (t - m)} + ${m} \\times ${t - n} + ${n} \\times ${t - m} = ${t * t - m * n}$.`,
  principle:
    'When a product and a sum stand in one equation, complete the product before looking for a least value.',
  verify: ({ m, n, t }) => {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 1; i < 40000; i += 1) {
      const x = i / 400;
      const y = (t * t - m * n - m * x) / (x + n);
      if (y > 0) best = Math.min(best, x + y);
    }
    return q(Math.round(best * 1000), 1000);
  },
});

/** AL.INQ.4 Medium and Hard: the place of equal terms is not whole, not allowed, or hidden. */
export const boundNotReached: readonly AnyTemplate[] = situation<Cost>({
  type: 'AL.INQ.4',
  situation: 'where-equality-fails',
  draw: draw => {
    const h = draw.int(2, 7);
    const low = draw.int(3, 9);
    return {
      a: draw.int(2, 12) * draw.pick([1, 5, 10]),
      b: low * (low + 1) * draw.int(5, 60),
      h,
      k: h * draw.int(h + 1, 3 * h + 2),
      m: draw.int(1, 9),
      n: draw.int(1, 9),
      t: draw.int(5, 25),
      way: draw.chance(0.5),
    };
  },
  forms: [wholeTrips, hidden],
});
