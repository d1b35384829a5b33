import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { choices } from '../counting.ts';
import { c, type Group, whole } from './group.ts';

export const around = form({
  form: 'no-two-neighbours-around-a-table',
  revision: 2,
  band: 'Medium',
  also: ['MM.PNC.5', 'MM.PNC.2'],
  seconds: 80,
  entry: true,
  suits: ({ table, picked }: Group) => table >= 2 * picked + 2 && picked >= 3,
  stem: ({ table, picked, way }) =>
    way
      ? `$${table}$ people sit around a round table. In how many ways can $${picked}$ of them be chosen so that no two of the chosen sit next to each other?`
      : `A necklace has $${table}$ numbered beads. $${picked}$ of them are to be painted, but no two neighbouring beads. In how many ways can they be chosen?`,
  path: path<Group>()
    .step(
      'withOne',
      ({ table, picked }) => q(choices(table - 3 - (picked - 1) + 1, picked - 1)),
      'Look at one particular place. If it is chosen, its two neighbours are not: choose the rest from a row without neighbours.',
      ({ table, picked }, { withOne }) => `${c(table - 3 - (picked - 1) + 1, picked - 1)} = ${withOne}`,
    )
    .quiet('row', ({ table }) => q(table - 1))
    .step(
      'without',
      ({ picked }, { row }) => q(choices(row.valueOf() - picked + 1, picked)),
      'If it is not chosen, the others form a row: choose from it without neighbours.',
      ({ picked }, { row, without }) => `${c(row.valueOf() - picked + 1, picked)} = ${without}`,
    )
    .step(
      'ways',
      (_p, { withOne, without }) => withOne.add(without),
      'Add the two cases.',
      (_p, { withOne, without, ways }) => `${withOne} + ${without} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'row_for_circle',
      at: 'ways',
      wrongly: ({ table, picked }) => q(choices(table - picked + 1, picked)),
      words: ({ table, picked }) =>
        `$${c(table - picked + 1, picked)}$ is right for a row, where the first and the last are no neighbours.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'without',
      words: (_p, { without }) => `$${without}$ leaves out the choices that hold the particular place.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'withOne',
      words: (_p, { withOne }) => `$${withOne}$ counts only the choices that hold the particular place.`,
    },
    {
      misconception: 'one_neighbour_left_in',
      at: 'withOne',
      wrongly: ({ table, picked }) => q(choices(table - 2 - (picked - 1) + 1, picked - 1)),
      words: () => 'With one place chosen, both its neighbours leave the row, not just one.',
    },
    {
      misconception: 'condition_ignored',
      at: 'ways',
      wrongly: ({ table, picked }) => q(choices(table, picked)),
      words: ({ table, picked }) => `$${c(table, picked)}$ counts all choices, with neighbours too.`,
    },
    {
      misconception: 'row_one_too_short',
      at: 'row',
      wrongly: ({ table }) => q(table - 2),
      words: ({ table }) =>
        `Without the particular place $${table - 1}$ are left in the row, not $${table - 2}$.`,
    },
    {
      misconception: 'place_multiplied_not_shared',
      at: 'ways',
      wrongly: ({ table }, { withOne }) => withOne.mul(table).div(2),
      words: ({ table, picked }) =>
        `$${table}$ first places were shared by two, but each choice is counted from each of its $${picked}$ members.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'No two neighbours, and the places close up to a ring.',
  approach: () => 'Cut the ring at one place: chosen or not chosen. Each case is a row without neighbours.',
  faster: ({ table, picked }) =>
    `$\\frac{${table}}{${picked}} \\times ${c(table - picked - 1, picked - 1)}$: fix one chosen place, and share by the $${picked}$ that could be it.`,
  check: ({ table, picked }, { withOne, ways }) =>
    `Each place is in $${withOne}$ choices, and $${table} \\times ${withOne} = ${picked} \\times ${ways}$.`,
  principle: 'A ring becomes a row when one place is looked at separately: chosen or not.',
  verify: ({ table, picked }) => {
    let count = 0;
    for (let set = 0; set < 2 ** table; set += 1) {
      let [ones, ok] = [0, true];
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
