import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Conjugates {
  /** √(k + 2m√(k − m²)) + √(k − 2m√(k − m²)) for k up to `most`. */
  m: number;
  most: number;
  way: boolean;
}

const expression = ({ m }: Conjugates) =>
  `\\sqrt{k + ${2 * m}\\sqrt{k - ${m * m}}} + \\sqrt{k - ${2 * m}\\sqrt{k - ${m * m}}}`;

const whole = form({
  form: 'whole-sums-of-roots',
  band: 'Hard',
  also: ['AL.IND.5', 'AL.MOD.1'],
  seconds: 130,
  entry: true,
  likely: true,
  stem: (p: Conjugates) =>
    p.way
      ? `For how many positive integers $k \\le ${p.most}$ is $$${expression(p)}$$ a real number and an integer?`
      : `Let $k$ be a positive integer, at most $${p.most}$. For how many values of $k$ is the sum $$${expression(p)}$$ defined and equal to an integer?`,
  path: path<Conjugates>()
    .step(
      'turn',
      ({ m }) => q(2 * m * m),
      'Square the sum. The product of the two radicands is a perfect square, whose root is a modulus; see where that changes its sign.',
      ({ m }, { turn }) => `S^2 = 2k + 2\\sqrt{k^2 - ${4 * m * m}(k - ${m * m})} = 2k + 2|k - ${turn}|`,
    )
    .step(
      'constant',
      ({ m }, { turn }) => turn.sub(m * m).add(1),
      'Up to there the sum is constant and an integer; from below, $k$ is bounded by the inner root. Count these integers.',
      ({ m }, { turn, constant }) =>
        `${m * m} \\le k \\le ${turn}: \\quad S = \\sqrt{2 \\times ${turn}} = ${2 * m}, \\quad ${constant} \\text{ values}`,
    )
    .quiet('root', ({ m, most }) => q(Math.floor(Math.sqrt(most - m * m))))
    .quiet('start', ({ m }) => q(m))
    .step(
      'beyond',
      (_p, { root, start }) => root.sub(start),
      'Beyond it the sum grows with a single root, which has to be whole.',
      ({ m, most }, { turn, root, beyond }) =>
        `k > ${turn}: \\quad S = 2\\sqrt{k - ${m * m}}, \\quad k = ${m * m} + j^2 \\le ${most}, \\ ${m + 1} \\le j \\le ${root}: \\quad ${beyond} \\text{ values}`,
    )
    .step(
      'count',
      (_p, { constant, beyond }) => constant.add(beyond),
      'Add the two cases.',
      (_p, { constant, beyond, count }) => `${constant} + ${beyond} = ${count}`,
    ),
  slips: [
    {
      misconception: 'modulus_forgotten',
      at: 'constant',
      wrongly: ({ m }) => q(m + 1),
      words: ({ m }) =>
        `The root of a square was opened without a modulus, as if $S = 2\\sqrt{k - ${m * m}}$ held everywhere; for $k$ up to $${2 * m * m}$ the sum is constant.`,
    },
    {
      misconception: 'growing_case_forgotten',
      at: 'beyond',
      wrongly: () => q(0),
      words: (_p, { turn, constant }) =>
        `Only the $${constant}$ values up to $k = ${turn}$ were counted; beyond it the sum is whole now and then.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'constant',
      wrongly: (_p, { constant }) => constant.sub(1),
      words: ({ m }) => `From $${m * m}$ to $${2 * m * m}$ both ends count.`,
    },
    {
      misconception: 'turning_value_counted_twice',
      at: 'start',
      wrongly: (_p, { start }) => start.sub(1),
      words: ({ m }, { turn }) => `$k = ${turn}$, with $j = ${m}$, was counted in both cases.`,
    },
    {
      misconception: 'inner_root_ignored',
      at: 'constant',
      wrongly: (_p, { turn }) => turn,
      words: ({ m }) => `Below $k = ${m * m}$ the inner root is not real, so those values do not count.`,
    },
    {
      misconception: 'constant_case_forgotten',
      at: 'constant',
      wrongly: () => q(1),
      words: ({ m }, { turn }) =>
        `Of the values up to $${turn}$ only one was kept; the sum is $${2 * m}$ for all of them from $${m * m}$ on.`,
    },
    {
      misconception: 'bound_on_the_square',
      at: 'root',
      wrongly: ({ most }) => q(Math.floor(Math.sqrt(most))),
      words: ({ m, most }) =>
        `For $j^2$ the whole bound $${most}$ was used; $${m * m}$ has to be taken off first.`,
    },
    {
      misconception: 'one_square_too_many',
      at: 'root',
      wrongly: (_p, { root }) => root.add(1),
      words: ({ m, most }, { root }) =>
        `$${m * m} + ${root}^2 = ${root.mul(root).add(m * m)}$ is more than $${most}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'A sum of two conjugate roots within roots, and integers for which it is whole.',
  approach: () =>
    'Squaring makes the product of the conjugates appear, a perfect square whose root is a modulus. Two cases: a constant sum, and one with a single root.',
  faster: ({ m }, { root }) =>
    `With $j = \\sqrt{k - ${m * m}}$ the sum is $(j + ${m}) + |j - ${m}|$: constant for $j \\le ${m}$, and $2j$ for $j = ${m + 1}, \\dots, ${root}$.`,
  check: ({ m, most }, { root }) =>
    `At $k = ${m * m}$ both roots are $${m}$; $k = ${m * m} + ${root}^2 = ${root.mul(root).add(m * m)}$ gives $${root.mul(2)}$, and $${m * m} + ${root.add(1)}^2$ exceeds $${most}$.`,
  principle: 'The root of a square is a modulus: a sum of conjugate roots has two cases.',
  verify: ({ m, most }) => {
    let count = 0;
    for (let k = m * m; k <= most; k += 1) {
      const inner = 2 * m * Math.sqrt(k - m * m);
      const sum = Math.sqrt(k + inner) + Math.sqrt(Math.max(0, k - inner));
      if (Math.abs(sum - Math.round(sum)) < 1e-6) count += 1;
    }
    return q(count);
  },
});

/** AL.IND.4 Hard: conjugate roots whose sum changes its form. */
export const rootsThatAddUp: readonly AnyTemplate[] = situation<Conjugates>({
  type: 'AL.IND.4',
  situation: 'conjugate-roots',
  tries: 10,
  draw: draw => {
    const m = draw.int(2, 7);
    const root = m + draw.int(2, 9);
    const most = m * m + root * root + draw.int(0, 2 * root);
    return { m, most, way: draw.chance(0.5) };
  },
  forms: [whole],
});
