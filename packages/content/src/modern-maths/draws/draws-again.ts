import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;
const possible = (value: { valueOf(): number }) => value.valueOf() > 0 && value.valueOf() < 1;
const choose2 = (n: number) => (n * (n - 1)) / 2;

interface Tickets {
  n: number;
  way: boolean;
}

const oddSum = form({
  form: 'sum-of-two-numbers',
  revision: 3,
  band: 'Easy',
  seconds: 50,
  stem: ({ n, way }: Tickets) =>
    way
      ? `Tickets are numbered from $1$ to $${n}$. Two of them are drawn at random together. What is the probability that the sum of their numbers is odd?`
      : `From the integers $1, 2, \\dots, ${n}$ two different integers are chosen at random. What is the probability that their sum is even?`,
  path: path<Tickets>()
    .step(
      'odd',
      ({ n }) => q(Math.ceil(n / 2)),
      'Count the odd numbers; the others are even.',
      ({ n }, { odd }) => `${numberTex(odd)} \\text{ odd}, \\; ${numberTex(q(n).sub(odd))} \\text{ even}`,
    )
    .step(
      'good',
      ({ n, way }, { odd }) =>
        way
          ? odd.mul(q(n).sub(odd))
          : odd
              .mul(odd.sub(1))
              .div(2)
              .add(q(n).sub(odd).mul(q(n).sub(odd).sub(1)).div(2)),
      ({ way }) =>
        way
          ? 'An odd sum needs one of each kind; count such pairs.'
          : 'An even sum needs two of one kind; count such pairs.',
      (_p, { good }) => `\\text{pairs: } ${numberTex(good)}`,
    )
    .quiet('all', ({ n }) => q(choose2(n)))
    .step(
      'probability',
      (_p, { good, all }) => good.div(all),
      'Divide by the number of all pairs.',
      (_p, { good, all, probability }) =>
        `\\frac{${numberTex(good)}}{${numberTex(all)}} = ${fractionTex(probability)}`,
    ),
  slips: [
    {
      misconception: 'drawn_with_replacement',
      at: 'probability',
      wrongly: ({ n, way }, { odd }) => {
        const p = odd
          .mul(q(n).sub(odd))
          .mul(2)
          .div(n * n);
        return way ? p : q(1).sub(p);
      },
      words: ({ n }) => `Dividing by $${n} \\times ${n}$ allows the same number twice.`,
    },
    {
      misconception: 'symmetry_assumed',
      at: 'probability',
      wrongly: () => q(1, 2),
      words: (_p, { probability }) =>
        `Odd and even sums are not equally likely: the second draw lacks the number drawn first. Here $\\frac{1}{2} = ${numberTex(probability)}$.`,
    },
    {
      misconception: 'gives_the_complement',
      at: 'probability',
      wrongly: (_p, { good, all }) => q(1).sub(good.div(all)),
      words: () => 'This is the probability of the other kind of sum.',
    },
    {
      misconception: 'order_counted_once',
      at: 'all',
      wrongly: ({ n }) => q(n * (n - 1)),
      words: ({ n }) =>
        `$${n} \\times ${n - 1}$ counts pairs in order, while the favourable ones were counted without.`,
    },
    {
      misconception: 'one_kind_only',
      at: 'good',
      wrongly: ({ way }, { odd }) => (way ? null : odd.mul(odd.sub(1)).div(2)),
      words: () => 'Only pairs of odd numbers were counted; two even ones have an even sum too.',
    },
    {
      misconception: 'parity_miscounted',
      at: 'odd',
      wrongly: ({ n }) => (n % 2 === 1 ? q(Math.floor(n / 2)) : q(n / 2 - 1)),
      words: ({ n }) => `One odd number between $1$ and $${n}$ was missed.`,
    },
    {
      misconception: 'one_more_number',
      at: 'all',
      wrongly: ({ n }) => q(choose2(n + 1)),
      words: ({ n }) => `All pairs of $${n + 1}$ numbers were counted; there are $${n}$.`,
    },
    {
      misconception: 'one_number_fewer',
      at: 'all',
      wrongly: ({ n }) => q(choose2(n - 1)),
      words: ({ n }) => `All pairs of $${n - 1}$ numbers were counted; there are $${n}$.`,
    },
  ],
  show: value => shown(value),
  plausible: value => possible(value),
  snapRead: () => 'Two numbers without repetition; only their parity matters.',
  approach: () =>
    'Parity of the sum means one of each kind, or two of one kind. Count pairs without order, above and below.',
  check: ({ n }, { good, all }) =>
    `The other $${numberTex(all.sub(good))}$ of the $${numberTex(all)}$ pairs have the other parity, and both counts together are all pairs of $${n}$ numbers.`,
  principle:
    'Sums have the parity of the number of odd terms: count pairs by kind, in one convention of order.',
  verify: ({ n, way }) => {
    let good = 0;
    for (let a = 1; a <= n; a += 1) for (let b = 1; b < a; b += 1) if (((a + b) % 2 === 1) === way) good += 1;
    return q(good, choose2(n));
  },
});

interface Balls {
  a: number;
  b: number;
  way: boolean;
}

const majority = form({
  form: 'majority-when-both-occur',
  band: 'Medium',
  seconds: 85,
  stem: ({ a, b, way }: Balls) =>
    way
      ? `A box contains $${a}$ brass and $${b}$ steel screws. Three are taken out at random without replacement, and they are not all of the same metal. What is the probability that most of the three are of brass?`
      : `A committee of three is drawn by lot from $${a}$ women and $${b}$ men. Given that both women and men are in it, what is the probability that the women are in the majority?`,
  path: path<Balls>()
    .step(
      'two',
      ({ a, b }) => q(choose2(a) * b),
      'Only selections with both kinds are left. Count those with two of the first kind.',
      ({ a, b }, { two }) => `\\binom{${a}}{2} \\times ${b} = ${numberTex(two)}`,
    )
    .step(
      'one',
      ({ a, b }) => q(a * choose2(b)),
      'Count those with one of the first kind.',
      ({ a, b }, { one }) => `${a} \\times \\binom{${b}}{2} = ${numberTex(one)}`,
    )
    .quiet('known', (_p, { two, one }) => two.add(one))
    .step(
      'probability',
      (_p, { two, known }) => two.div(known),
      'Divide by all that the condition leaves, not by all selections.',
      (_p, { two, one, probability }) =>
        `\\frac{${numberTex(two)}}{${numberTex(two)} + ${numberTex(one)}} = ${fractionTex(probability)}`,
    ),
  slips: [
    {
      misconception: 'condition_ignored',
      at: 'known',
      wrongly: ({ a, b }) => q(((a + b) * (a + b - 1) * (a + b - 2)) / 6),
      words: (_p, { two, known }) =>
        `$${numberTex(two)}$ was divided by all $${numberTex(known)}$ selections; those of one kind only are ruled out already.`,
    },
    {
      misconception: 'share_of_the_kind',
      at: 'probability',
      wrongly: ({ a, b }) => q(a, a + b),
      words: ({ a, b }) =>
        `$\\frac{${a}}{${a + b}}$ is the share of the first kind; it is the probability for a single draw.`,
    },
    {
      misconception: 'gives_the_complement',
      at: 'probability',
      wrongly: (_p, { one, known }) => one.div(known),
      words: (_p, { one, known }) =>
        `$\\frac{${numberTex(one)}}{${numberTex(known)}}$ is the probability that the second kind is in the majority.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'probability',
      wrongly: ({ a, b }, { two }) =>
        two.add((a * (a - 1) * (a - 2)) / 6).div(((a + b) * (a + b - 1) * (a + b - 2)) / 6),
      words: ({ a }) =>
        `The $\\binom{${a}}{3} = ${(a * (a - 1) * (a - 2)) / 6}$ selections of the first kind alone were counted too; the condition rules them out.`,
    },
    {
      misconception: 'third_one_left_out',
      at: 'probability',
      wrongly: ({ a, b }) => q(choose2(a), choose2(a) + choose2(b)),
      words: ({ a, b }) =>
        `$${choose2(a)}$ and $${choose2(b)}$ pairs of equal kind were compared, without the ways to choose the third.`,
    },
    {
      misconception: 'one_of_each_first',
      at: 'known',
      wrongly: ({ a, b }) => q(a * b * (a + b - 2)),
      words: ({ a, b }) =>
        `$${a} \\times ${b} \\times ${a + b - 2}$ takes one of each and then any third, which counts every such selection twice.`,
    },
    {
      misconception: 'kinds_taken_as_equally_likely',
      at: 'probability',
      wrongly: () => q(1, 2),
      words: ({ a, b }) =>
        `$\\frac12$ takes "two and one" and "one and two" as equally likely; there are $${a}$ and $${b}$ of the kinds.`,
    },
  ],
  show: value => shown(value),
  plausible: value => possible(value) && value.d <= 4000n,
  snapRead: () =>
    'Three drawn without replacement from two kinds, with both kinds present: a probability under a condition.',
  approach: () =>
    'The condition leaves two cases, two and one or one and two. Count both; the first of them over both together is the answer.',
  faster: ({ a, b }) =>
    `Both cases share the factor $\\frac{${a} \\times ${b}}{2}$, so they are as $${a} - 1$ to $${b} - 1$: $\\frac{${a - 1}}{${a + b - 2}}$ before any cancelling.`,
  check: ({ a, b }, { two, one }) => {
    const all = ((a + b) * (a + b - 1) * (a + b - 2)) / 6;
    const alike = (a * (a - 1) * (a - 2) + b * (b - 1) * (b - 2)) / 6;
    return `Of $${all}$ selections $${alike}$ are of one kind, which leaves $${all - alike} = ${numberTex(two)} + ${numberTex(one)}$.`;
  },
  principle: 'A condition that is known to hold removes cases from the denominator as well.',
  verify: ({ a, b }) => {
    const n = a + b;
    let good = 0;
    let known = 0;
    for (let x = 0; x < n; x += 1)
      for (let y = x + 1; y < n; y += 1)
        for (let z = y + 1; z < n; z += 1) {
          const first = [x, y, z].filter(one => one < a).length;
          if (first > 0 && first < 3) known += 1;
          if (first === 2) good += 1;
        }
    return q(good, known);
  },
});

interface Unknown {
  r: number;
  /** The probability of two reds lies between 1/high and 1/low. */
  low: number;
  high: number;
  way: boolean;
}

const totals = (r: number, k: number) => {
  let n = r + 1;
  while ((n + 1) * n <= k * r * (r - 1)) n += 1;
  return n;
};

const unknownWhite = form({
  form: 'range-of-the-unknown-number',
  revision: 5,
  band: 'Medium',
  also: ['AL.INQ.3', 'AL.QUA.6'],
  entry: true,
  seconds: 80,
  stem: ({ r, low, high, way }: Unknown) =>
    way
      ? `A bag holds $${r}$ red balls and an unknown number of white ones. Two balls are drawn at random without replacement. The probability that both are red is at least $\\frac{1}{${high}}$ but less than $\\frac{1}{${low}}$. How many values can the number of white balls have?`
      : `In a jar, $${r}$ sweets are mint and all the others are lemon. If two are taken at random together, the probability that both are mint is less than $\\frac{1}{${low}}$ but at least $\\frac{1}{${high}}$. How many values can the number of lemon sweets take?`,
  path: path<Unknown>()
    .step(
      'product',
      ({ r }) => q(r * (r - 1)),
      'With $n$ in all, the probability is a ratio of two products of neighbouring numbers. Find the numerator.',
      ({ r }, { product }) =>
        `\\frac{${r} \\times ${r - 1}}{n(n - 1)} = \\frac{${numberTex(product)}}{n(n - 1)}`,
    )
    .step(
      'most',
      ({ r, high }) => q(totals(r, high)),
      ({ high }) =>
        `The probability is at least $\\frac{1}{${high}}$, so $n(n - 1)$ is at most $${high}$ times the numerator. Find the greatest such $n$.`,
      ({ high }, { product, most }) =>
        `n(n - 1) \\le ${numberTex(product.mul(high))} \\;\\Rightarrow\\; n \\le ${numberTex(most)}`,
    )
    .step(
      'below',
      ({ r, low }) => q(totals(r, low)),
      ({ low }) =>
        `The probability is less than $\\frac{1}{${low}}$, so $n(n - 1)$ exceeds $${low}$ times the numerator. Find the greatest $n$ that fails.`,
      ({ low }, { product, below }) =>
        `n(n - 1) > ${numberTex(product.mul(low))} \\;\\Rightarrow\\; n > ${numberTex(below)}`,
    )
    .step(
      'count',
      (_p, { most, below }) => most.sub(below),
      'Count the totals; each belongs to one number of the others.',
      (_p, { most, below, count }) => `${numberTex(most)} - ${numberTex(below)} = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'drawn_with_replacement',
      at: 'count',
      wrongly: ({ r, low, high }) =>
        q(Math.floor(r * Math.sqrt(high) + 1e-9) - Math.floor(r * Math.sqrt(low) + 1e-9)),
      words: (_p, { count }) =>
        `$${numberTex(count)}$ comes from squares instead of products of neighbours, as for drawing with replacement.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { most, below }) => most.sub(below).sub(1),
      words: (_p, { most, below }) =>
        `$${numberTex(most)} - ${numberTex(below.add(1))}$ leaves one end out; from $${numberTex(below.add(1))}$ to $${numberTex(most)}$ both count.`,
    },
    {
      misconception: 'boundary_included',
      at: 'count',
      wrongly: (_p, { most, below }) => most.sub(below).add(1),
      words: (_p, { below }) =>
        `With $${numberTex(below)}$ in all the probability is not below the larger bound.`,
    },
    {
      misconception: 'upper_bound_only',
      at: 'below',
      wrongly: ({ r }) => q(r),
      words: ({ r, low }, { count }) =>
        `$${numberTex(count)}$ counts all totals above $${r}$; with few of the others two of the known kind are more likely than $\\frac{1}{${low}}$.`,
    },
    {
      misconception: 'order_counted_below_only',
      at: 'count',
      wrongly: ({ r, low, high }) => q(totals(r, high / 2) - Math.max(r, totals(r, low / 2))),
      words: ({ r }, { count }) =>
        `$${numberTex(count)}$ takes $\\frac{${r} \\times ${r - 1}}{2}$ pairs of the known kind against ordered draws $n(n - 1)$ of all; both must be counted alike.`,
    },
    {
      misconception: 'total_of_all',
      gives: 'most',
      words: (_p, { most }) => `$${numberTex(most)}$ is the greatest possible total.`,
    },
    {
      misconception: 'linear_probability',
      at: 'count',
      wrongly: ({ r, low, high }) => q(r * (high - low)),
      words: ({ r, low, high }, { count }) =>
        `$${numberTex(count)} = ${r} \\times (${high} - ${low})$ belongs to a single draw; for two draws the bounds act on a product.`,
    },
    {
      misconception: 'one_more_on_both_sides',
      at: 'count',
      wrongly: (_p, { most, below }) => most.sub(below).add(2),
      words: () => 'Both bounds were overstepped by one.',
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { most, below }) => most.sub(below).sub(2),
      words: (_p, { most, below, count }) =>
        `Both ends of the range were left out. Here $${numberTex(most)} - ${numberTex(below)} - 2 = ${numberTex(count)}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two drawn without replacement, an unknown total, and bounds for the probability: integers between two products.',
  approach: () => 'Turn the bounds of the probability into bounds for $n(n - 1)$ and try near their roots.',
  faster: ({ r, low, high }) =>
    `$n(n - 1)$ lies above $${low * r * (r - 1)}$ and up to $${high * r * (r - 1)}$; its root is close to $n - \\frac12$, so try $\\sqrt{${low * r * (r - 1)}}$ and $\\sqrt{${high * r * (r - 1)}}$.`,
  check: (_p, { most, below, product }) =>
    `$n(n - 1)$ is $${numberTex(most.mul(most.sub(1)))}$ at $${numberTex(most)}$ and $${numberTex(below.mul(below.add(1)))}$ at $${numberTex(below.add(1))}$; the probabilities are $${fractionTex(product.div(most.mul(most.sub(1))))}$ and $${fractionTex(product.div(below.mul(below.add(1))))}$.`,
  principle: 'Bounds of a probability without replacement bound a product of neighbours: look near its root.',
  verify: ({ r, low, high }) => {
    let count = 0;
    for (let w = 1; w <= 2000; w += 1) {
      const p = q(r * (r - 1), (r + w) * (r + w - 1));
      if (p.compare(q(1, high)) >= 0 && p.compare(q(1, low)) < 0) count += 1;
    }
    return q(count);
  },
});

/** MM.PRB.3: two numbers, three of two kinds, and an unknown number between bounds. */
export const drawsAgain: readonly AnyTemplate[] = [
  ...situation<Tickets>({
    type: 'MM.PRB.3',
    situation: 'two-numbers',
    draw: draw => {
      const n = draw.int(7, 40);
      return { n, way: Math.floor(n / 2) % 2 === 0 };
    },
    tries: 20,
    forms: [oddSum],
  }),
  ...situation<Balls>({
    type: 'MM.PRB.3',
    situation: 'three-of-two-kinds',
    draw: draw => {
      const [a, b] = [draw.int(3, 11), draw.int(3, 11)];
      return a !== b ? { a, b, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [majority],
  }),
  ...situation<Unknown>({
    type: 'MM.PRB.3',
    situation: 'unknown-number',
    draw: draw => {
      const r = draw.int(4, 20);
      const low = draw.int(2, 5);
      const high = low + draw.int(2, 9);
      return totals(r, high) - totals(r, low) >= 4 ? { r, low, high, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [unknownWhite],
  }),
];
