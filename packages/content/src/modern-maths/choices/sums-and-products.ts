import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  n: number;
  way: boolean;
}

type Three = readonly [number, number, number];

/** How many of these numbers leave 0, 1 and 2 on division by 3. */
const byRemainder = (numbers: readonly number[]): Three => [
  numbers.filter(x => x % 3 === 0).length,
  numbers.filter(x => x % 3 === 1).length,
  numbers.filter(x => x % 3 === 2).length,
];
const alike = (kinds: Three) => kinds.reduce((sum, kind) => sum + choices(kind, 3), 0);
const mixed = ([a, b, c]: Three) => a * b * c;
const all = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const odd = (n: number) => all(n).filter(x => x % 2 === 1);
const workings = (kinds: Three) =>
  `${kinds.map(kind => `\\binom{${kind}}{3}`).join(' + ')} + ${kinds.join(' \\times ')}`;

const evenProduct = form({
  form: 'sum-by-three-and-product-even',
  revision: 3,
  band: 'Hard',
  also: ['NS.REM.1', 'NS.NUM.1'],
  entry: true,
  seconds: 150,
  stem: ({ n, way }: Numbers) =>
    way
      ? `Three different numbers are chosen from $1, 2, 3, \\dots, ${n}$. In how many ways can this be done so that their sum is divisible by $3$ and their product is even?`
      : `Of $${n}$ cards numbered from $1$ to $${n}$ a child picks three, at least one of them with an even number. In how many ways can this be done if the sum of the three numbers has to be a multiple of $3$?`,
  path: path<Numbers>()
    .quiet('alike', ({ n }) => q(alike(byRemainder(all(n)))))
    .quiet('mixed', ({ n }) => q(mixed(byRemainder(all(n)))))
    .step(
      'sums',
      (_p, found) => found.alike.add(found.mixed),
      ({ n }) =>
        `Sort the numbers by their remainders $0$, $1$, $2$ on division by 3: there are $${byRemainder(all(n)).join(', ')}$ of them. The sum is a multiple if all three remainders are equal or all are different.`,
      ({ n }, { sums }) => `${workings(byRemainder(all(n)))} = ${sums}`,
    )
    .quiet('oddAlike', ({ n }) => q(alike(byRemainder(odd(n)))))
    .quiet('oddMixed', ({ n }) => q(mixed(byRemainder(odd(n)))))
    .step(
      'odd',
      (_p, found) => found.oddAlike.add(found.oddMixed),
      ({ n }) =>
        `The product is odd only if all three numbers are odd. Among the odd ones the remainders occur $${byRemainder(odd(n)).join(', ')}$ times; count again.`,
      (p, found) => `${workings(byRemainder(odd(p.n)))} = ${found.odd}`,
    )
    .step(
      'count',
      (_p, found) => found.sums.sub(found.odd),
      'Take the cases with an odd product away.',
      (_p, found) => `${found.sums} - ${found.odd} = ${found.count}`,
    ),
  slips: [
    {
      misconception: 'product_condition_ignored',
      gives: 'sums',
      words: (_p, { sums }) =>
        `$${sums}$ selections have a sum divisible by 3; those of three odd numbers still have to go.`,
    },
    {
      misconception: 'different_remainders_forgotten_for_odd',
      at: 'odd',
      wrongly: (_p, found) => found.oddAlike,
      words: (_p, found) =>
        `Of the selections of odd numbers only the $${found.oddAlike}$ with equal remainders were taken off; odd numbers with three different remainders have such a sum too.`,
    },
    {
      misconception: 'equal_remainders_forgotten_for_odd',
      at: 'odd',
      wrongly: (_p, found) => found.oddMixed,
      words: (_p, found) =>
        `Only the $${found.oddMixed}$ selections of odd numbers with three different remainders were taken off; three odd numbers with equal remainders have such a sum too.`,
    },
    {
      misconception: 'different_remainders_only',
      at: 'count',
      wrongly: (_p, found) => found.mixed.sub(found.oddMixed),
      words: (_p, { count }) =>
        `$${count}$ counts only selections with the remainders 0, 1 and 2; three equal remainders also give a multiple of 3.`,
    },
    {
      misconception: 'even_half_assumed',
      at: 'odd',
      wrongly: (_p, { sums }) => sums.div(2).floor(),
      words: (_p, { sums }) =>
        `Half of the $${sums}$ selections were taken as odd ones; those of three odd numbers make up far less than half.`,
    },
    {
      misconception: 'all_three_even',
      at: 'count',
      wrongly: ({ n }) => {
        const kinds = byRemainder(all(n).filter(x => x % 2 === 0));
        return q(alike(kinds) + mixed(kinds));
      },
      words: (_p, { count }) =>
        `$${count}$ counts selections of three even numbers only; one even number is enough for an even product.`,
    },
    {
      misconception: 'odd_threes_all_removed',
      at: 'odd',
      wrongly: ({ n }) => q(choices(odd(n).length, 3)),
      words: ({ n }, found) =>
        `All $\\binom{${odd(n).length}}{3} = ${found.odd}$ selections of odd numbers were taken off, also those whose sum is no multiple of 3.`,
    },
    {
      misconception: 'odd_threes_reported',
      gives: 'odd',
      words: (_p, found) => `$${found.odd}$ is the number of selections with such a sum and an odd product.`,
    },
    {
      misconception: 'parity_and_thirds_multiplied',
      at: 'odd',
      wrongly: (_p, { sums }) => sums.div(4).floor(),
      words: (_p, { sums, odd: part }) =>
        `A quarter of the $${sums}$ selections, $${part}$, were taken as odd ones; the share is nearer to an eighth.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A condition on the sum and one on the product: remainders by 3 for the first, the complement for the second.',
  approach: () =>
    'A sum divisible by 3 depends on remainders only: all equal or all different. An even product is the complement of three odd numbers, to which the same count applies.',
  faster: ({ n }, found) =>
    `Remainder classes of all: $${byRemainder(all(n)).join(', ')}$; of the odd ones: $${byRemainder(odd(n)).join(', ')}$. Counts $${found.sums}$ and $${found.odd}$.`,
  check: ({ n }, found) => {
    const total = choices(n, 3);
    return `Of all $\\binom{${n}}{3} = ${total}$ selections about a third, $${found.sums}$, have such a sum, and about seven eighths of those, $${found.count}$, contain an even number.`;
  },
  principle:
    'Divisibility of a sum is a matter of remainder classes; for "at least one even" count the odd choices by the same classes and subtract.',
  verify: ({ n }) => {
    let count = 0;
    for (let x = 1; x <= n; x += 1)
      for (let y = x + 1; y <= n; y += 1)
        for (let z = y + 1; z <= n; z += 1) if ((x + y + z) % 3 === 0 && (x * y * z) % 2 === 0) count += 1;
    return q(count);
  },
});

/** MM.PNC.3 Hard: three numbers with a condition on their sum and one on their product. */
export const sumsAndProducts: readonly AnyTemplate[] = situation<Numbers>({
  type: 'MM.PNC.3',
  situation: 'numbers-by-remainder',
  tries: 20,
  draw: draw => ({ n: draw.int(17, 40), way: draw.chance(0.5) }),
  forms: [evenProduct],
});
