import type Fraction from 'fraction.js';
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
  revision: 5,
  also: ['AL.DIO.2'],
  seconds: 70,
  entry: true,
  suits: ({ m, n, t }: Cost) => m !== n && t > m + n + 1,
  stem: ({ m, n, t, way }: Cost) =>
    way
      ? `For positive real numbers $x$ and $y$, $xy + ${m === 1 ? '' : m}x + ${n === 1 ? '' : n}y = ${t * t - m * n}$. What is the value of $xy$ when $x + y$ is as small as possible?`
      : `The sides of a rectangular field are $x$ m and $y$ m. If the first side is increased by $${n}$ m and the second by $${m}$ m, the area becomes $${t * t}$ m². What is the present area of the field, in square metres, if $x + y$ has the least possible value?`,
  path: path<Cost>()
    .step(
      'product',
      ({ t }) => q(t * t),
      'Complete the product of two brackets.',
      ({ m, n, t }, { product }) => `(x + ${n})(y + ${m}) = ${t * t - m * n} + ${m * n} = ${product}`,
    )
    .step(
      'root',
      ({ t }) => q(t),
      'The sum of the brackets is $x + y$ with a constant added. Two positive brackets with a fixed product have the least sum when they are equal.',
      ({ m, n }, { product, root }) => `x + ${n} = y + ${m} = \\sqrt{${product}} = ${root}`,
    )
    .quiet('fromFirst', ({ n }) => q(n))
    .quiet('fromSecond', ({ m }) => q(m))
    .step(
      'sides',
      (_p, { root, fromFirst, fromSecond }): readonly Fraction[] => [
        root.sub(fromFirst),
        root.sub(fromSecond),
      ],
      'Take the added numbers away; both unknowns stay positive.',
      (_p, { root, fromFirst, fromSecond, sides }) =>
        `x = ${root} - ${fromFirst} = ${sides[0]}, \\quad y = ${root} - ${fromSecond} = ${sides[1]}`,
    )
    .step(
      'area',
      (_p, { sides: [x = q(0), y = q(0)] }) => x.mul(y),
      'Multiply the two.',
      (_p, { sides, area }) => `xy = ${sides[0]} \\times ${sides[1]} = ${area}`,
    ),
  slips: [
    {
      misconception: 'product_of_shifts_removed',
      at: 'area',
      wrongly: ({ m, n }, { product }) => product.sub(m * n),
      words: ({ m, n }, { product, area }) =>
        `$${product} - ${m} \\times ${n} = ${area}$ takes only one of the three added areas away; it still holds those of $${m}x$ and $${n}y$.`,
    },
    {
      misconception: 'unknowns_made_equal',
      at: 'sides',
      wrongly: ({ m, n, t }) => {
        const side = (Math.sqrt((m + n) ** 2 + 4 * (t * t - m * n)) - m - n) / 2;
        return Number.isInteger(side) ? [q(side), q(side)] : null;
      },
      words: (_p, { sides }) =>
        `$x = y = ${sides[0]}$ satisfies the condition, but the brackets have to be equal for the least sum.`,
    },
    {
      misconception: 'only_one_shift_removed',
      at: 'fromFirst',
      wrongly: () => q(0),
      words: ({ n }, { root }) =>
        `$${root}$ is the bracket with the $${n}$ in it; it was used for $x$ without taking $${n}$ away.`,
    },
    {
      misconception: 'both_shifts_from_each',
      at: 'sides',
      wrongly: ({ m, n }, { root }) => [root.sub(m + n), root.sub(m + n)],
      words: ({ m, n }, { root, sides }) =>
        `$${root} - ${m} - ${n} = ${sides[0]}$ was taken for both sides; each bracket holds only one of the added numbers.`,
    },
    {
      misconception: 'only_one_shift_removed',
      at: 'fromSecond',
      wrongly: () => q(0),
      words: ({ m }, { root }) =>
        `$${root}$ is the bracket with the $${m}$ in it; it was used for $y$ without taking $${m}$ away.`,
    },
    {
      misconception: 'same_shift_from_both',
      at: 'fromFirst',
      wrongly: ({ m }) => q(m),
      words: ({ m, n }) => `$${m}$ was taken from both brackets; to $x$ it is $${n}$ that is added.`,
    },
    {
      misconception: 'same_shift_from_both',
      at: 'fromSecond',
      wrongly: ({ n }) => q(n),
      words: ({ m, n }) => `$${n}$ was taken from both brackets; to $y$ it is $${m}$ that is added.`,
    },
    {
      misconception: 'constant_not_completed',
      at: 'root',
      wrongly: ({ m, n, t }) =>
        Number.isInteger(Math.sqrt(t * t - m * n)) ? q(Math.sqrt(t * t - m * n)) : null,
      words: ({ m, n }) => `The product $${m} \\times ${n}$ has to be added when the brackets are completed.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { m, n, t }) => value.d === 1n && value.gt(0) && value.lt(t * t - m * n),
  snapRead: () =>
    'A product and a weighted sum tied by an equation; where the plain sum is least, the product is asked.',
  approach: () =>
    'Complete the product: two brackets with a fixed product. Their sum differs from the plain one by a constant, so both are least together; that place gives the two unknowns.',
  faster: ({ m, n, t }) =>
    `$(x + ${n})(y + ${m}) = ${t}^2$, so both brackets are $${t}$ at the minimum: $${t - n} \\times ${t - m}$.`,
  check: ({ m, n, t }) =>
    `$x = ${t - n}$, $y = ${t - m}$: $${(t - n) * (t - m)} + ${m} \\times ${t - n} + ${n} \\times ${t - m} = ${t * t - m * n}$.`,
  principle:
    'When a product and a sum stand in one equation, complete the product before looking for a least value.',
  verify: ({ m, n, t }) => {
    // y follows from x; the place of the least sum is found by thirds.
    const second = (x: number) => (t * t - m * n - m * x) / (x + n);
    let [low, high] = [0, (t * t - m * n) / m];
    for (let i = 0; i < 200; i += 1) {
      const [x, z] = [low + (high - low) / 3, high - (high - low) / 3];
      if (x + second(x) < z + second(z)) high = z;
      else low = x;
    }
    return q(Math.round(low * second(low) * 100), 100);
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
