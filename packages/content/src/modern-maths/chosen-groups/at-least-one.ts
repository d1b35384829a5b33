import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { c, cases, exact, type Group, sets, whole } from './group.ts';

export const atLeastOne = form({
  form: 'at-least-one',
  revision: 2,
  band: 'Easy',
  seconds: 45,
  entry: true,
  suits: ({ men, size }: Group) => men > size,
  stem: ({ men, women, size, who: [one, other, team], way }) =>
    way
      ? `In how many ways can a ${team} of $${size}$ be chosen from $${women}$ ${one} and $${men}$ ${other} if it must have at least one of the ${one}?`
      : `There are $${men}$ ${other} and $${women}$ ${one}. How many different ${team}s of $${size}$ are there that do not consist of ${other} only?`,
  path: path<Group>()
    .step(
      'all',
      ({ men, women, size }) => q(choices(men + women, size)),
      'Count all choices first.',
      ({ men, women, size }, { all }) => `${c(men + women, size)} = ${all}`,
    )
    .step(
      'none',
      ({ men, size }) => q(choices(men, size)),
      ({ who: [one] }) => `Count the unwanted ones: none of the ${one}.`,
      ({ men, size }, { none }) => `${c(men, size)} = ${none}`,
    )
    .step(
      'ways',
      (_p, { all, none }) => all.sub(none),
      'Subtract.',
      (_p, { all, none, ways }) => `${all} - ${none} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'chooses_minimum_then_any',
      at: 'ways',
      wrongly: ({ men, women, size }) => q(women * choices(men + women - 1, size - 1)),
      words: ({ men, women, size, who: [one] }) =>
        `$${women} \\times ${choices(men + women - 1, size - 1)}$ chooses one of the ${one} and then anybody, which counts a group with two of them twice.`,
    },
    {
      misconception: 'counts_the_complement',
      gives: 'none',
      words: ({ who: [one] }, { none }) => `$${none}$ is the number of groups without any of the ${one}.`,
    },
    {
      misconception: 'exactly_one',
      at: 'ways',
      wrongly: ({ men, women, size }) => q(exact(men, women, size, 1)),
      words: ({ men, women, size, who: [one] }) =>
        `$${women} \\times ${choices(men, size - 1)}$ counts only the groups with exactly one of the ${one}.`,
    },
    {
      misconception: 'condition_ignored',
      gives: 'all',
      words: ({ who: [one] }, { all }) => `$${all}$ counts all groups, also those without ${one}.`,
    },
    {
      misconception: 'wrong_kind_excluded',
      at: 'none',
      wrongly: ({ women, size, men }) => (women !== men ? q(choices(women, size)) : null),
      words: ({ who: [one], women, size }) =>
        `The groups of the ${one} alone, $${c(women, size)}$, were taken off instead of those without it.`,
    },
    {
      misconception: 'one_kind_too_few',
      at: 'none',
      wrongly: ({ men, size }) => q(choices(men + 1, size)),
      words: ({ who: [one], men, size }) =>
        `$${c(men + 1, size)}$ takes off groups that hold one particular person of the ${one}.`,
    },
    {
      misconception: 'rest_from_one_kind_less',
      at: 'ways',
      wrongly: ({ men, women, size }) => q(choices(men + women - 1, size - 1)),
      words: ({ who: [one] }) =>
        `One person of the ${one} was fixed and the choice of that person forgotten.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  onSight: (value, { men, women, size }) => value.valueOf() < choices(men + women, size),
  snapRead: () => 'At least one of a kind: the opposite is none of it.',
  approach: ({ who: [one] }) => `Take away from all groups those without ${one}.`,
  check: ({ men, women, size, ...p }, { ways }) =>
    `By cases: $${cases({ ...p, men, women, size, k: 1 })
      .map(k => exact(men, women, size, k))
      .join(' + ')} = ${ways}$.`,
  principle: 'At least one means all without none.',
  verify: ({ men, women, size }) => sets(men, women, size, w => w > 0),
});
