import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Third {
  /** Averages of the three groups, and of the first two together. */
  a: number;
  b: number;
  c: number;
  ab: number;
  /** Members of the first group; the third has fewer than `below`. */
  first: number;
  below: number;
  frame: number;
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
/** Divisors of a product that are numbers of all members, with fewer than `below` of them new. */
const totals = (product: number, both: number, below: number, from = both + 1) =>
  upTo(Math.max(0, both + below - 1))
    .filter(n => n >= from && product % n === 0)
    .map(n => q(n));
const bothOf = ({ a, b, ab, first }: Third) => q(first * Math.abs(a - ab), Math.abs(ab - b)).add(first);
const gap = (x: number, y: number) => `${Math.max(x, y)} - ${Math.min(x, y)}`;

const sizesOfTheThird = form({
  form: 'sizes-with-a-whole-average',
  band: 'Hard',
  seconds: 130,
  also: ['NS.FAC.3', 'AL.DIO.5'],
  entry: true,
  stem: ({ a, b, c, ab, first, below, frame }: Third) =>
    frame === 0
      ? `The ${first} clerks of a company are on average ${a} years old and its drivers ${b}; clerks and drivers together average ${ab} years. There are fewer than ${below} guards, who average ${c} years. The average of all three groups together is a whole number. How many values can the number of guards have?`
      : frame === 1
        ? `In a test ${first} pupils of section P scored ${a} marks on average, the pupils of section Q ${b} marks, and both sections together ${ab}. When section R, with an average of ${c}, is included, the average of all is again an integer. For how many sizes of section R, below ${below}, is that so?`
        : `A trader has ${first} crates that weigh ${a} kg on average and some others that weigh ${b} kg on average; all of these average ${ab} kg. He buys $n$ more crates, $0 < n < ${below}$, with an average of ${c} kg. For how many $n$ is the average weight of all his crates a whole number of kilograms?`,
  path: path<Third>()
    .step(
      'both',
      p => bothOf(p),
      'By alligation the sizes of the first two groups are in the inverse ratio of their distances from the joint average. Find how many there are in both.',
      ({ a, b, ab, first }, { both }) =>
        `${first} : ${both.sub(first)} = (${gap(ab, b)}) : (${gap(a, ab)}), \\quad ${first} + ${both.sub(first)} = ${both}`,
    )
    .quiet('apart', ({ c, ab }) => q(Math.abs(c - ab)))
    .step(
      'product',
      (_p, { both, apart }) => both.mul(apart),
      ({ c, ab }) =>
        `With $n$ new members the average is ${c}, ${c > ab ? 'less what the first two groups lack' : 'plus what the first two groups have beyond it'}, spread over all. Only this fraction has to be whole.`,
      ({ c, ab }, { both, apart, product }) =>
        `\\frac{${both} \\times ${ab} + ${c}n}{${both} + n} = ${c} ${c > ab ? '-' : '+'} \\frac{${both} \\times ${apart}}{${both} + n}, \\quad ${both} \\times ${apart} = ${product}`,
    )
    .step(
      'totals',
      ({ below }, { both, product }): readonly Fraction[] => totals(Number(product), Number(both), below),
      'So $n$ and the first two groups together make a divisor of this product. List the divisors between the bounds.',
      ({ below }, { both, totals: list }) =>
        `${both} < ${both} + n < ${both.add(below)}: \\quad ${list.join(', ')}`,
    )
    .step(
      'count',
      (_p, { totals: list }) => q(list.length),
      'Each divisor is one size of the third group: count.',
      (_p, { totals: list, both, count }) =>
        `n = ${list.map(n => n.sub(both)).join(', ')}: \\quad ${count} \\text{ values}`,
    ),
  slips: [
    {
      misconception: 'size_itself_taken_for_the_divisor',
      at: 'totals',
      wrongly: ({ below }, { both, product }) =>
        upTo(below - 1)
          .filter(n => Number(product) % n === 0)
          .map(n => both.add(n)),
      words: (_p, { product, count }) =>
        `Here $n$ itself was made a divisor of $${product}$, in $${count}$ ways; the sum is divided by the number of all members.`,
    },
    {
      misconception: 'no_member_counted',
      at: 'totals',
      wrongly: ({ below }, { both, product }) => totals(Number(product), Number(both), below, Number(both)),
      words: (_p, { both }) => `The divisor $${both}$ was counted too, for which the third group is empty.`,
    },
    {
      misconception: 'alligation_inverted',
      at: 'both',
      wrongly: ({ a, b, ab, first }) => {
        const other = q(first * Math.abs(ab - b), Math.abs(a - ab));
        return other.d === 1n ? other.add(first) : null;
      },
      words: (_p, { both }) =>
        `The ratio of the first two groups is upside down, which makes $${both}$ of them: the nearer average belongs to the larger group.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'totals',
      wrongly: (_p, { both, product }) => totals(Number(product), Number(both), Number(product)),
      words: ({ below }, { both }) =>
        `Divisors of any size above $${both}$ were counted; those from $${both.add(below)}$ on ask for too large a third group.`,
    },
    {
      misconception: 'first_group_alone',
      at: 'both',
      wrongly: ({ first }) => q(first),
      words: ({ first }) =>
        `Only the $${first}$ of the first group were kept beside the newcomers; the second group counts as well.`,
    },
    {
      misconception: 'bound_for_all_members',
      at: 'totals',
      wrongly: ({ below }, { both, product }) => totals(Number(product), Number(both), below - Number(both)),
      words: ({ below }) =>
        `All members together were kept below $${below}$; that bound is for the third group alone.`,
    },
    {
      misconception: 'distance_from_another_average',
      at: 'apart',
      wrongly: ({ b, c }) => (b === c ? null : q(Math.abs(c - b))),
      words: ({ b, c, ab }) =>
        `$${gap(c, b)}$ measures the third group against the second; the first two together stand at $${ab}$.`,
    },
    {
      misconception: 'distance_from_another_average',
      at: 'apart',
      wrongly: ({ a, c }) => (a === c ? null : q(Math.abs(c - a))),
      words: ({ a, c, ab }) =>
        `$${gap(c, a)}$ measures the third group against the first; the first two together stand at $${ab}$.`,
    },
    {
      misconception: 'one_divisor_missed',
      at: 'count',
      wrongly: (_p, { totals: list }) => q(list.length - 1),
      words: (_p, { totals: list }) =>
        `One of the $${list.length}$ divisors is missing, most easily $${list.at(-1)}$, the last below the bound.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two known groups, a third one of unknown size, and a joint average that is whole: alligation first, divisors then.',
  approach: () =>
    'Find the size of the first two groups together. Write the average of all so that the unknown stands only in a denominator; then it is a matter of divisors between bounds.',
  faster: ({ c, ab, below }, { both, product }) =>
    `Measure from $${c}$: the $${both}$ others are off by $${Math.abs(c - ab)}$ each, in all $${product}$, which all members must share evenly. Count its divisors from $${both.add(1)}$ to $${both.add(below - 1)}$.`,
  check: ({ ab, c }, { both, totals: list }) => {
    const total = list[0] ?? both;
    const n = total.sub(both);
    return `With $${n}$ new members the average is $\\frac{${both} \\times ${ab} + ${n} \\times ${c}}{${total}} = ${both.mul(ab).add(n.mul(c)).div(total)}$, and the other divisors work likewise.`;
  },
  principle:
    'When a group of unknown size joins, measure from its own average: the total deviation is fixed and has to be divisible.',
  verify: ({ a, b, c, ab, first, below }) => {
    let second = 0;
    for (let y = 1; y < 2000 && second === 0; y += 1) if (first * a + y * b === (first + y) * ab) second = y;
    let count = 0;
    for (let n = 1; n < below; n += 1)
      if ((first * a + second * b + n * c) % (first + second + n) === 0) count += 1;
    return q(count);
  },
});

/** AR.AVG.2 Hard: a third group of unknown size that keeps the average whole. */
export const thirdGroupJoins: readonly AnyTemplate[] = situation<Third>({
  type: 'AR.AVG.2',
  situation: 'third-group-joins',
  tries: 80,
  draw: draw => {
    const [a, b, c] = [draw.int(24, 60), draw.int(24, 60), draw.int(24, 60)];
    const ab = draw.int(Math.min(a, b) + 1, Math.max(a, b) - 1);
    const p = {
      a,
      b,
      c,
      ab,
      first: draw.step(8, 40, 2),
      below: draw.step(40, 200, 10),
      frame: draw.int(0, 2),
    };
    if (Math.abs(a - b) < 3 || ab * 2 === a + b || Math.abs(c - ab) < 4 || ab === c) return null;
    const both = bothOf(p);
    if (both.d !== 1n || both.gt(72)) return null;
    const product = Number(both) * Math.abs(c - ab);
    const count = totals(product, Number(both), p.below).length;
    return count >= 4 && count <= 11 && product <= 1200 && p.below < product - Number(both) ? p : null;
  },
  forms: [sizesOfTheThird],
});
