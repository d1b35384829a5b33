import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Table {
  /** Places around the table. */
  n: number;
  /** Chosen ones. */
  k: number;
  way: boolean;
}

const c = (n: number, r: number) => `\\binom{${n}}{${r}}`;

/** Choices of k around a circle of n without neighbours. */
const apart = (n: number, k: number) => choices(n - k - 1, k - 1) + choices(n - k, k);

const atMostOnePair = form({
  form: 'at-most-one-pair-of-neighbours',
  revision: 2,
  band: 'Hard',
  also: ['MM.PNC.5', 'MM.PNC.2'],
  entry: true,
  likely: true,
  apart: true,
  seconds: 140,
  stem: ({ n, k, way }: Table) =>
    way
      ? `$${n}$ people sit around a round table. In how many ways can $${k}$ of them be chosen so that at most one pair of the chosen people sit side by side?`
      : `The $${n}$ lamps of a circular garland are numbered in order. In how many ways can exactly $${k}$ of them be lit so that at most one pair of neighbouring lamps is lit?`,
  path: path<Table>()
    .step(
      'with',
      ({ n, k }) => q(choices(n - k - 1, k - 1)),
      ({ n, k }) =>
        `First case: no two are neighbours. If number 1 is chosen, both places beside it are barred; the other $${k - 1}$ come from a row of $${n - 3}$, put into the gaps between those not chosen.`,
      ({ n, k }, { with: w }) => `${c(n - k - 1, k - 1)} = ${w}`,
    )
    .step(
      'without',
      ({ n, k }) => q(choices(n - k, k)),
      ({ n, k }) => `If number 1 is not chosen, all $${k}$ come from a row of $${n - 1}$ in the same way.`,
      ({ n, k }, { without }) => `${c(n - k, k)} = ${without}`,
    )
    .quiet('none', (_p, { with: w, without }) => w.add(without))
    .quiet('pairs', ({ n }) => q(n))
    .quiet('free', ({ n }) => q(n - 4))
    .step(
      'others',
      ({ k }, { free }) => q(choices(Number(free) - k + 3, k - 2)),
      ({ n, k }) =>
        `Second case: exactly one pair. With the pair placed and both places beside it barred, the other $${k - 2}$ come from a row of $${n - 4}$, again without neighbours.`,
      ({ k }, { free, others }) => `${c(Number(free) - k + 3, k - 2)} = ${others}`,
    )
    .step(
      'one',
      (_p, { pairs, others }) => pairs.mul(others),
      'Around a circle there are as many places for the pair as there are numbers.',
      (_p, { pairs, others, one }) => `${pairs} \\times ${others} = ${one}`,
    )
    .step(
      'count',
      (_p, { none, one }) => none.add(one),
      'Add the two cases.',
      (_p, { with: w, without, one, count }) => `${w} + ${without} + ${one} = ${count}`,
    ),
  slips: [
    {
      misconception: 'case_of_no_pair_missed',
      gives: 'one',
      words: (_p, { one }) =>
        `$${one}$ has exactly one pair of neighbours; no pair at all is allowed as well.`,
    },
    {
      misconception: 'row_for_circle',
      at: 'none',
      wrongly: ({ n, k }) => q(choices(n - k + 1, k)),
      words: ({ n, k }, { none }) =>
        `$${c(n - k + 1, k)} = ${none}$ choices without neighbours belong to a row; around a circle the first and the last are neighbours.`,
    },
    {
      misconception: 'neighbours_of_the_pair_not_barred',
      at: 'free',
      wrongly: ({ n }) => q(n - 2),
      words: ({ n }) =>
        `Beside a pair the others were chosen from all $${n - 2}$ remaining places; one next to the pair would make a second pair.`,
    },
    {
      misconception: 'others_chosen_freely',
      at: 'others',
      wrongly: ({ k }, { free }) => q(choices(Number(free), k - 2)),
      words: ({ k }, { free, others }) =>
        `$${c(Number(free), k - 2)} = ${others}$ lets the others be neighbours of one another.`,
    },
    {
      misconception: 'row_for_circle_with_a_pair',
      at: 'pairs',
      wrongly: ({ n }) => q(n - 1),
      words: ({ n }) => `$${n - 1}$ places for the pair belong to a row; around a circle there are $${n}$.`,
    },
    {
      misconception: 'number_one_always_chosen',
      at: 'without',
      wrongly: () => q(0),
      words: (_p, { with: w }) =>
        `Without neighbours only the $${w}$ choices that contain number 1 were counted; there are others.`,
    },
    {
      misconception: 'one_neighbour_barred',
      at: 'free',
      wrongly: ({ n }) => q(n - 3),
      words: ({ n }) => `Only one of the two places beside the pair was barred, which leaves $${n - 3}$.`,
    },
    {
      misconception: 'pair_counted_in_both_orders',
      at: 'pairs',
      wrongly: ({ n }) => q(2 * n),
      words: ({ n }) => `$2 \\times ${n}$ places count the pair in both orders; a choice has no order.`,
    },
    {
      misconception: 'number_one_left_out',
      at: 'with',
      wrongly: () => q(0),
      words: (_p, { without }) =>
        `Without neighbours only the $${without}$ choices that avoid number 1 were counted.`,
    },
    {
      misconception: 'gaps_counted_one_short',
      at: 'others',
      wrongly: ({ k }, { free }) => q(choices(Number(free) - k + 2, k - 2)),
      words: ({ k }, { free }) =>
        `$${Number(free) - k + 2}$ gaps were counted beside the pair; with the two at the ends there are $${Number(free) - k + 3}$.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { n, k }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() < choices(n, k),
  snapRead: () =>
    'A choice around a circle with at most one pair of neighbours: two cases, each opened into a row.',
  approach: () =>
    'Split by the number of pairs, none or one. Each time fix something that cuts the circle open, number 1 or the pair; what remains is a row, where the chosen stand in the gaps of the others.',
  faster: ({ n, k }) =>
    `No pair: $\\frac{${n}}{${n - k}}${c(n - k, k)}$. One pair: $${n} \\times ${c(n - k - 1, k - 2)}$. Add.`,
  check: ({ n, k }, { none, one, count }) =>
    `By the gaps between those not chosen: no pair $\\frac{${n}}{${k}} \\times ${c(n - k - 1, k - 1)} = ${none}$; one pair in $${k - 1}$ blocks $\\frac{${n}}{${k - 1}} \\times ${k - 1} \\times ${c(n - k - 1, k - 2)} = ${one}$; together $${count}$.`,
  principle:
    'Around a circle, fix something first: it cuts the circle into a row, where gaps can be counted.',
  verify: ({ n, k }) => {
    let count = 0;
    for (let mask = 0; mask < 1 << n; mask += 1) {
      let [bits, pairs] = [0, 0];
      for (let i = 0; i < n; i += 1) {
        if (!(mask & (1 << i))) continue;
        bits += 1;
        if (mask & (1 << ((i + 1) % n))) pairs += 1;
      }
      if (bits === k && pairs <= 1) count += 1;
    }
    return q(count);
  },
});

/** MM.PNC.3 Hard: choices around a circle with at most one pair of neighbours. */
export const onePairOfNeighbours: readonly AnyTemplate[] = situation<Table>({
  type: 'MM.PNC.3',
  situation: 'chosen-around-a-circle',
  tries: 20,
  draw: draw => {
    const [n, k] = [draw.int(9, 16), draw.int(4, 6)];
    const others = choices(n - k - 1, k - 2);
    return n >= 2 * k + 2 && others >= 4 && n * others + apart(n, k) <= 2400
      ? { n, k, way: draw.chance(0.5) }
      : null;
  },
  forms: [atMostOnePair],
});
