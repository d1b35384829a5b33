import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { choices } from '../counting.ts';
import { c, exact, type Group, sets, whole } from './group.ts';

export const refusing = form({
  form: 'two-who-refuse',
  revision: 3,
  band: 'Medium',
  seconds: 65,
  entry: true,
  suits: ({ men, women, size, k }: Group) =>
    k >= 1 && size - k >= 1 && k < women && size - k < men && size > 2,
  stem: ({ men, women, size, k, who: [one, other, team], way }) =>
    way
      ? `A ${team} of $${size}$ with exactly ${k === 1 ? 'one of the' : `$${k}$`} ${one} is chosen from $${women}$ ${one} and $${men}$ ${other}. One of the ${one} refuses to serve with one particular person among the ${other}. How many ${team}s are possible?`
      : `A ${team} of $${size}$ is chosen from $${women}$ ${one} and $${men}$ ${other}, and exactly $${k}$ of its members must be ${one}. Ira, one of the ${one}, and Jatin, one of the ${other}, cannot both be chosen. In how many ways can the ${team} be formed?`,
  path: path<Group>()
    .step(
      'all',
      ({ men, women, size, k }) => q(exact(men, women, size, k)),
      'Count all groups with the right numbers.',
      ({ men, women, size, k }, { all }) => `${c(women, k)} \\times ${c(men, size - k)} = ${all}`,
    )
    .step(
      'both',
      ({ men, women, size, k }) => q(choices(women - 1, k - 1) * choices(men - 1, size - k - 1)),
      'Count those that hold both of the two: choose the others.',
      ({ men, women, size, k }, { both }) =>
        `${c(women - 1, k - 1)} \\times ${c(men - 1, size - k - 1)} = ${both}`,
    )
    .step(
      'ways',
      (_p, { all, both }) => all.sub(both),
      'Subtract.',
      (_p, { all, both, ways }) => `${all} - ${both} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'exactly_one_of_them',
      at: 'ways',
      wrongly: ({ men, women, size, k }, { all, both }) =>
        all.sub(both).sub(choices(women - 1, k) * choices(men - 1, size - k)),
      words: (_p, { ways }) =>
        `$${ways}$ groups have exactly one of the two; groups with neither are allowed too.`,
    },
    {
      misconception: 'condition_ignored',
      gives: 'all',
      words: (_p, { all }) => `$${all}$ counts also the groups with both of them.`,
    },
    {
      misconception: 'pair_not_removed_from_pool',
      at: 'both',
      wrongly: ({ men, women, size, k }) => q(choices(women, k - 1) * choices(men, size - k - 1)),
      words: (_p, { both }) =>
        `For the $${both}$ groups with both, the two were still in the pool for the other places.`,
    },
    {
      misconception: 'choices_added',
      at: 'both',
      wrongly: ({ men, women, size, k }) => q(choices(women - 1, k - 1) + choices(men - 1, size - k - 1)),
      words: (_p, { both }) =>
        `Only $${both}$ groups with both were taken off, a sum; choices that are made together multiply.`,
    },
    {
      misconception: 'others_chosen_together',
      at: 'both',
      wrongly: ({ men, women, size }, { all }) =>
        choices(men + women - 2, size - 2) < all.valueOf() ? q(choices(men + women - 2, size - 2)) : null,
      words: () =>
        'With both fixed, the other places were filled without regard to the numbers of each kind.',
    },
    {
      misconception: 'one_of_them_excluded',
      at: 'ways',
      wrongly: ({ men, women, size, k }) => q(choices(women - 1, k) * choices(men, size - k)),
      words: () =>
        'One of the two was left out of every group, though he or she may serve without the other.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'Fixed numbers of two kinds, and two people who must not both be in.',
  approach: () => 'Not both is the opposite of both: subtract the groups with both from all.',
  faster: ({ men, women, size, k }) =>
    `Of all $${exact(men, women, size, k)}$ groups the share $\\frac{${k}}{${women}} \\times \\frac{${size - k}}{${men}}$ holds both.`,
  check: ({ men, women, size, k }, { ways }) =>
    `By cases: neither $${choices(women - 1, k) * choices(men - 1, size - k)}$, only the first $${choices(women - 1, k - 1) * choices(men - 1, size - k)}$, only the second $${choices(women - 1, k) * choices(men - 1, size - k - 1)}$: together $${ways}$.`,
  principle: 'Two people who refuse to serve together: subtract the groups that hold both.',
  verify: ({ men, women, size, k }) => sets(men, women, size, (w, has) => w === k && !(has(0) && has(women))),
});
