import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { c, type Group, whole } from './group.ts';

const withOne = (table: number, picked: number) => choices(table - picked - 1, picked - 1);

export const around = form({
  form: 'one-of-two-people-around-a-table',
  revision: 3,
  band: 'Medium',
  also: ['MM.PNC.5', 'MM.PNC.2'],
  likely: true,
  seconds: 105,
  entry: true,
  suits: ({ table, picked }: Group) => table >= 2 * picked + 2 && picked >= 3,
  stem: ({ table, picked, way }) =>
    way
      ? `$${table}$ people sit around a round table, with exactly one person between Asha and Binod. $${picked}$ of the people are chosen, at least one of Asha and Binod among them, and no two of the chosen sit next to each other. In how many ways is this possible?`
      : `A necklace has $${table}$ beads, numbered in order from $1$ to $${table}$. In how many ways can exactly $${picked}$ beads be painted so that no two neighbouring beads are painted and at least one of the beads $1$ and $3$ is painted?`,
  path: path<Group>()
    .quiet('row', ({ table }) => q(table - 3))
    .step(
      'one',
      ({ picked }, { row }) => q(choices(Number(row) - picked + 2, picked - 1)),
      ({ picked }) =>
        `Choose the first of the two. Both neighbours are barred, and the ring has become a row: choose the other $${picked - 1}$ from it without neighbours, in the gaps of those not chosen.`,
      ({ picked }, { row, one }) =>
        `\\text{row of } ${row}: \\quad ${c(Number(row) - picked + 2, picked - 1)} = ${one}`,
    )
    .quiet('rest', ({ table }) => q(table - 5))
    .step(
      'both',
      ({ picked }, { rest }) => q(choices(Number(rest) - picked + 3, picked - 2)),
      'Choose both. The place between them and one more on either side are barred; the rest is a row again.',
      ({ picked }, { rest, both }) =>
        `\\text{row of } ${rest}: \\quad ${c(Number(rest) - picked + 3, picked - 2)} = ${both}`,
    )
    .step(
      'ways',
      (_p, { one, both }) => one.mul(2).sub(both),
      'The second of the two is in as many choices as the first. Add, and take off once the choices with both, which were counted twice.',
      (_p, { one, both, ways }) => `2 \\times ${one} - ${both} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'both_counted_twice',
      at: 'both',
      wrongly: () => q(0),
      words: (_p, { ways }) => `$${ways}$ counts the choices that hold both of the two twice.`,
    },
    {
      misconception: 'exactly_one_of_them',
      at: 'ways',
      wrongly: (_p, { one, both }) => one.sub(both).mul(2),
      words: (_p, { both, ways }) =>
        `$${ways}$ has exactly one of the two in it; the $${both}$ choices with both belong in the count.`,
    },
    {
      misconception: 'one_neighbour_left_in',
      at: 'row',
      wrongly: ({ table }) => q(table - 2),
      words: ({ table }) =>
        `With one of the two chosen a row of $${table - 2}$ was left; both neighbours are barred, not just one.`,
    },
    {
      misconception: 'one_neighbour_left_in',
      at: 'rest',
      wrongly: ({ table }) => q(table - 4),
      words: ({ table }) =>
        `With both chosen a row of $${table - 4}$ was left; the three places beside and between them are barred.`,
    },
    {
      misconception: 'condition_on_the_two_ignored',
      at: 'ways',
      wrongly: ({ table, picked }, { one }) => one.mul(table).div(picked),
      words: ({ table, picked }, { one, ways }) =>
        `$\\frac{${table}}{${picked}} \\times ${one} = ${ways}$ counts all choices without neighbours, also those with neither of the two.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'one',
      words: (_p, { one }) => `$${one}$ counts only the choices that hold the first of the two.`,
    },
    {
      misconception: 'neighbours_allowed_in_the_row',
      at: 'both',
      wrongly: ({ picked }, { rest }) => q(choices(Number(rest), picked - 2)),
      words: ({ picked }, { rest, both }) =>
        `For both of them $${c(Number(rest), picked - 2)} = ${both}$ lets the others be neighbours of one another.`,
    },
  ],
  show: value => plain(value),
  // Beyond the number of all choices without neighbours nothing is possible.
  plausible: (value, { table, picked }) =>
    whole(value) && value.valueOf() <= (table * withOne(table, picked)) / picked,
  snapRead: () => 'No two neighbours in a ring, and at least one of two certain places.',
  approach: () =>
    'At least one of two: those with the first, those with the second, less those with both. Each time what is chosen opens the ring into a row.',
  faster: ({ table, picked }) =>
    `$2 ${c(table - picked - 1, picked - 1)} - ${c(table - picked - 2, picked - 2)}$: a place that is fixed leaves a row of $${table - 3}$, two places a row of $${table - 5}$.`,
  check: ({ table, picked }, { one, ways }) => {
    const all = q(table * withOne(table, picked), picked);
    return `In all there are $\\frac{${table}}{${picked}} \\times ${one} = ${all}$ choices without neighbours; $${all.sub(ways)}$ of them hold neither of the two.`;
  },
  principle:
    'A place of a ring that is filled opens it into a row; for at least one of two places add both and take off what was counted twice.',
  verify: ({ table, picked }) => {
    let count = 0;
    for (let set = 0; set < 2 ** table; set += 1) {
      let [ones, ok] = [0, (set & 0b101) !== 0];
      for (let i = 0; i < table; i += 1)
        if ((set >> i) & 1) {
          ones += 1;
          if ((set >> ((i + 1) % table)) & 1) ok = false;
        }
      if (ok && ones === picked) count += 1;
    }
    return q(count);
  },
});
