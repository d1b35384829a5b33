import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { counted, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { c, type Group, sets, whole } from './group.ts';

export const exactly = form({
  form: 'exact-case',
  revision: 3,
  band: 'Easy',
  seconds: 40,
  entry: true,
  stem: ({ men, women, size, k, who: [one, other, team], way }: Group) =>
    way
      ? `From $${women}$ ${one} and $${men}$ ${other} a ${team} of $${size}$ is chosen. In how many ways can it have exactly ${counted(k, one.slice(0, -1))}?`
      : `There are $${women}$ ${one} and $${men}$ ${other}. How many different ${team}s of $${size}$ have exactly ${counted(k, one.slice(0, -1))}?`,
  suits: ({ men, size, k }) => size - k >= 1 && size - k < men,
  path: path<Group>()
    .step(
      'first',
      ({ women, k }) => q(choices(women, k)),
      ({ who: [one] }) => `Choose the ${one}.`,
      ({ women, k }, { first }) => `${c(women, k)} = ${first}`,
    )
    .step(
      'second',
      ({ men, size, k }) => q(choices(men, size - k)),
      ({ who: [, other] }) => `Choose the rest from the ${other}.`,
      ({ men, size, k }, { second }) => `${c(men, size - k)} = ${second}`,
    )
    .step(
      'ways',
      (_p, { first, second }) => first.mul(second),
      'Each choice of one kind goes with each of the other.',
      (_p, { first, second, ways }) => `${first} \\times ${second} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'adds_the_choices',
      at: 'ways',
      wrongly: (_p, { first, second }) => first.add(second),
      words: (_p, { first, second }) =>
        `$${first} + ${second}$ adds choices that are made together; they multiply.`,
    },
    {
      misconception: 'rest_from_all_others',
      at: 'second',
      wrongly: ({ men, women, size, k }) => q(choices(men + women - k, size - k)),
      words: ({ who: [one] }) =>
        `The rest was chosen from everybody left, so that there can be more of the ${one}.`,
    },
    {
      misconception: 'order_counted',
      at: 'first',
      wrongly: ({ women, k }, { first }) => (k === 2 ? q(women * (women - 1)) : first.mul(k)),
      words: ({ who: [one] }) => `For the ${one} the order of choosing was counted.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'ways',
      wrongly: ({ men, women, size }) => q(choices(men + women, size)),
      words: ({ men, women, size }) => `$${c(men + women, size)}$ counts all choices, whatever the kinds.`,
    },
    {
      misconception: 'kinds_exchanged',
      at: 'ways',
      wrongly: ({ men, women, size, k }) =>
        men === women ? null : q(choices(men, k) * choices(women, size - k)),
      words: ({ who: [, other], k }) => `The two kinds were exchanged: $${k}$ were taken from the ${other}.`,
    },
    {
      misconception: 'rest_not_chosen',
      gives: 'first',
      words: ({ who: [one] }, { first }) => `$${first}$ is the number of choices of the ${one} alone.`,
    },
    {
      misconception: 'one_too_few_chosen',
      at: 'second',
      wrongly: ({ men, size, k }) => (size - k > 1 ? q(choices(men, size - k - 1)) : null),
      words: ({ who: [, other], men, size, k }) =>
        `From the ${other} $${c(men, size - k - 1)}$ takes one person too few.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'A group with fixed numbers from two kinds; order plays no part.',
  approach: () => 'Choose from each kind by itself and multiply.',
  check: ({ who: [one], men, women, size, k }, { ways }) =>
    `All choices together are $${choices(men + women, size)}$; those with $${k}$ of the ${one}, $${ways}$, are a part of them.`,
  principle: 'Choices that are made together multiply; order does not count in a group.',
  verify: ({ men, women, size, k }) => sets(men, women, size, w => w === k),
});
