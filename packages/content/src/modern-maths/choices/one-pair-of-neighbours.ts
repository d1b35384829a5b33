import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { choices } from '../counting.ts';

interface Table {
  /** Places around the table. */
  n: number;
  /** Chosen ones. */
  k: number;
  way: boolean;
}

const c = (n: number, r: number) => `\\binom{${n}}{${r}}`;

const onePair = form({
  form: 'exactly-one-pair-of-neighbours',
  band: 'Hard',
  also: ['MM.PNC.5', 'MM.PNC.2'],
  entry: true,
  seconds: 125,
  stem: ({ n, k, way }: Table) =>
    way
      ? `$${n}$ people sit around a round table. In how many ways can $${k}$ of them be chosen so that among the chosen exactly one pair sits side by side?`
      : `A circular garland has $${n}$ lamps, numbered in order. $${k}$ of them are switched on, of which two are next to each other and no other two are. In how many ways is this possible?`,
  path: path<Table>()
    .step(
      'pairs',
      ({ n }) => q(n),
      'Place the pair of neighbours first: around a circle there are as many pairs of neighbours as places.',
      (_p, { pairs }) => `${pairs}`,
    )
    .step(
      'free',
      ({ n }) => q(n - 4),
      'Nobody beside the pair may be chosen. What is left is a row.',
      ({ n }, { free }) => `${n} - 2 - 2 = ${free}`,
    )
    .step(
      'others',
      ({ k }, { free }) => q(choices(Number(free) - k + 3, k - 2)),
      ({ k }) =>
        `From this row choose the other $${k - 2}$ without neighbours: put them into the gaps between those not chosen.`,
      ({ k }, { free, others }) => `${c(Number(free) - k + 3, k - 2)} = ${others}`,
    )
    .step(
      'count',
      (_p, { pairs, others }) => pairs.mul(others),
      'Every place of the pair goes with every choice of the others.',
      (_p, { pairs, others, count }) => `${pairs} \\times ${others} = ${count}`,
    ),
  slips: [
    {
      misconception: 'neighbours_of_the_pair_not_barred',
      at: 'free',
      wrongly: ({ n }) => q(n - 2),
      words: ({ n }) =>
        `The others were chosen from all $${n - 2}$ remaining places; one beside the pair would make a second pair.`,
    },
    {
      misconception: 'others_chosen_freely',
      at: 'others',
      wrongly: ({ k }, { free }) => q(choices(Number(free), k - 2)),
      words: ({ k }, { free, others }) =>
        `$${c(Number(free), k - 2)} = ${others}$ lets the others be neighbours of one another.`,
    },
    {
      misconception: 'row_for_circle',
      at: 'pairs',
      wrongly: ({ n }) => q(n - 1),
      words: ({ n }) => `$${n - 1}$ pairs of neighbours belong to a row; around a circle there are $${n}$.`,
    },
    {
      misconception: 'one_neighbour_barred',
      at: 'free',
      wrongly: ({ n }) => q(n - 3),
      words: () => 'Only one of the two places beside the pair was barred.',
    },
    {
      misconception: 'gaps_counted_one_short',
      at: 'others',
      wrongly: ({ k }, { free }) => q(choices(Number(free) - k + 2, k - 2)),
      words: ({ k }, { free }) =>
        `$${Number(free) - k + 2}$ gaps were counted; with the two at the ends there are $${Number(free) - k + 3}$.`,
    },
    {
      misconception: 'pair_counted_in_both_orders',
      at: 'pairs',
      wrongly: ({ n }) => q(2 * n),
      words: (_p, { count }) => `$${count}$ counts the pair in both orders; a choice has no order.`,
    },
    {
      misconception: 'rest_as_a_circle',
      at: 'others',
      wrongly: ({ k }, { free }) => {
        const m = Number(free);
        return q((choices(m - k + 2, k - 2) * m) / (m - k + 2));
      },
      words: ({ k }) =>
        `The other $${k - 2}$ were chosen as if the places left formed a circle; cut at the pair they form a row.`,
    },
    {
      misconception: 'rotations_counted_once',
      gives: 'others',
      words: (_p, { others }) => `$${others}$ is the number of choices for one certain pair of neighbours.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A choice around a circle with exactly one pair of neighbours: fix the pair, then choose without neighbours from a row.',
  approach: () =>
    'The pair cuts the circle open. Bar the two places beside it, and what remains is a row from which the others are chosen apart from each other, by gaps.',
  faster: ({ n, k }) =>
    `$${n} \\times ${c(n - k - 1, k - 2)}$: the pair anywhere, the others in the gaps of a row.`,
  check: ({ n, k }, { count }) => {
    const blocks = k - 1;
    return `By blocks: $${k}$ chosen in $${blocks}$ blocks between $${blocks}$ gaps gives $\\frac{${n}}{${blocks}} \\times ${k - 1} \\times ${c(n - k - 1, k - 2)} = ${count}$.`;
  },
  principle:
    'Around a circle, fix one special block first: it cuts the circle into a row, where gaps can be counted.',
  verify: ({ n, k }) => {
    let count = 0;
    for (let mask = 0; mask < 1 << n; mask += 1) {
      let [bits, pairs] = [0, 0];
      for (let i = 0; i < n; i += 1) {
        if (!(mask & (1 << i))) continue;
        bits += 1;
        if (mask & (1 << ((i + 1) % n))) pairs += 1;
      }
      if (bits === k && pairs === 1) count += 1;
    }
    return q(count);
  },
});

/** MM.PNC.3 Hard: choices around a circle with one pair of neighbours. */
export const onePairOfNeighbours: readonly AnyTemplate[] = situation<Table>({
  type: 'MM.PNC.3',
  situation: 'chosen-around-a-circle',
  tries: 20,
  draw: draw => {
    const [n, k] = [draw.int(9, 16), draw.int(4, 6)];
    const others = choices(n - k - 1, k - 2);
    return others >= 4 && n * others <= 2400 ? { n, k, way: draw.chance(0.5) } : null;
  },
  forms: [onePair],
});
