import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { c, exact, type Group, sets, whole } from './group.ts';

const onlyFirst = ({ men, women, size, k }: Group) => choices(women - 1, k - 1) * choices(men - 1, size - k);
const onlySecond = ({ men, women, size, k }: Group) => choices(women - 1, k) * choices(men - 1, size - k - 1);
const neither = ({ men, women, size, k }: Group) => choices(women - 1, k) * choices(men - 1, size - k);
const both = ({ men, women, size, k }: Group) => choices(women - 1, k - 1) * choices(men - 1, size - k - 1);

export const refusing = form({
  form: 'exactly-one-of-two-people',
  band: 'Medium',
  likely: true,
  seconds: 80,
  entry: true,
  suits: ({ men, women, size, k }: Group) => k >= 2 && size - k >= 2 && k < women && size - k < men,
  stem: ({ men, women, size, k, who: [one, other, team], way }) =>
    way
      ? `A ${team} of $${size}$, with exactly $${k}$ ${one} in it, is chosen from $${women}$ ${one} and $${men}$ ${other}. Of Ira, one of the ${one}, and Jatin, one of the ${other}, one has to be chosen, but not both. How many such ${team}s are possible?`
      : `From $${women}$ ${one} and $${men}$ ${other}, ${team === 'squad' ? 'a squad' : `a ${team}`} of $${k}$ ${one} and $${size - k}$ ${other} is to be formed. Meera is one of the ${one} and Nikhil one of the ${other}; exactly one of these two must belong to the ${team}. In how many ways can it be formed?`,
  path: path<Group>()
    .step(
      'first',
      p => q(onlyFirst(p)),
      ({ who: [one, other] }) =>
        `First case: the one of the ${one} is in, the other out. Choose the rest of the ${one}, and all ${other} without the one who is out.`,
      ({ men, women, size, k }, { first }) =>
        `${c(women - 1, k - 1)} \\times ${c(men - 1, size - k)} = ${first}`,
    )
    .step(
      'second',
      p => q(onlySecond(p)),
      'Second case: the other way round.',
      ({ men, women, size, k }, { second }) =>
        `${c(women - 1, k)} \\times ${c(men - 1, size - k - 1)} = ${second}`,
    )
    .step(
      'ways',
      (_p, { first, second }) => first.add(second),
      'Add the two cases.',
      (_p, { first, second, ways }) => `${first} + ${second} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'neither_allowed',
      at: 'ways',
      wrongly: (p, { first, second }) => first.add(second).add(neither(p)),
      words: (p, { ways }) =>
        `$${ways}$ includes the $${neither(p)}$ choices without either of the two; one of them has to be in.`,
    },
    {
      misconception: 'both_allowed',
      at: 'ways',
      wrongly: (p, { first, second }) => first.add(second).add(both(p)),
      words: (p, { ways }) => `$${ways}$ includes the $${both(p)}$ choices with both of the two.`,
    },
    {
      misconception: 'case_dropped',
      gives: 'first',
      words: (_p, { first }) =>
        `$${first}$ is only the first case; the other of the two can be the one who is in.`,
    },
    {
      misconception: 'case_dropped',
      gives: 'second',
      words: (_p, { second }) =>
        `$${second}$ is only the second case; the first of the two can be the one who is in.`,
    },
    {
      misconception: 'other_one_not_left_out',
      at: 'first',
      wrongly: ({ men, women, size, k }) => q(choices(women - 1, k - 1) * choices(men, size - k)),
      words: ({ men, size, k }, { first }) =>
        `In the first case $${c(men, size - k)}$ lets the other of the two in as well, which makes $${first}$.`,
    },
    {
      misconception: 'second_case_as_the_first',
      at: 'second',
      wrongly: (_p, { first }) => first,
      words: (_p, { first }) =>
        `$2 \\times ${first}$ counts both cases alike; the numbers of the two kinds differ.`,
    },
    {
      misconception: 'cases_multiplied',
      at: 'second',
      wrongly: ({ men, women, size, k }) => q(choices(women, k) * choices(men - 1, size - k - 1)),
      words: ({ women, k }, { second }) =>
        `In the second case $${c(women, k)}$ keeps the one who is out among those to choose from, which makes $${second}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'Fixed numbers of two kinds, and exactly one of two certain people.',
  approach: () =>
    'Exactly one of two people: two cases. In each of them one place is filled and both people leave the pool.',
  faster: p =>
    `From all $${exact(p.men, p.women, p.size, p.k)}$ take those with both, $${both(p)}$, and those with neither, $${neither(p)}$.`,
  check: (p, { ways }) =>
    `With both there are $${both(p)}$ choices, with neither $${neither(p)}$; with the $${ways}$ they make all $${c(p.women, p.k)} \\times ${c(p.men, p.size - p.k)} = ${exact(p.men, p.women, p.size, p.k)}$.`,
  principle:
    'Exactly one of two people: in each case one of them is in and both leave the pool that the rest is chosen from.',
  verify: ({ men, women, size, k }) => sets(men, women, size, (w, has) => w === k && has(0) !== has(women)),
});
