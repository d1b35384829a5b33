import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { c, type Group, sets, whole } from './group.ts';

/** Whom a team is picked from, and what for. */
const settled: Record<string, { person: string; to: string }> = {
  team: { person: 'doctor', to: 'a medical camp' },
  committee: { person: 'student', to: 'a committee' },
  squad: { person: 'swimmer', to: 'a relay' },
  panel: { person: 'teacher', to: 'a panel' },
  group: { person: 'engineer', to: 'a project' },
};

export const withWithout = form({
  form: 'one-in-one-out',
  revision: 3,
  band: 'Easy',
  seconds: 40,
  entry: true,
  stem: ({ men, women, size, who: [, , team], way }: Group) => {
    const { person, to } = settled[team] ?? { person: 'person', to: `a ${team}` };
    return way
      ? `A ${team} of $${size}$ is chosen from $${men + women}$ people. Asha is one of these people and must be chosen. Bimal is another and must not be chosen. In how many ways can this be done?`
      : `From $${men + women}$ ${person}s, $${size}$ are to be picked for ${to}. One particular ${person} has already been promised a place, and another has withdrawn. In how many ways can the $${size}$ be picked?`;
  },
  path: path<Group>()
    .step(
      'left',
      ({ men, women }) => q(men + women - 2),
      'Both persons are settled, so they leave the choice. Count the people left.',
      ({ men, women }, { left }) => `${men + women} - 2 = ${left}`,
    )
    .step(
      'places',
      ({ size }) => q(size - 1),
      'One place is taken by the person who is certain; count the places left.',
      ({ size }, { places }) => `${size} - 1 = ${places}`,
    )
    .step(
      'ways',
      (_p, { left, places }) => q(choices(left.valueOf(), places.valueOf())),
      'Choose.',
      (_p, { left, places, ways }) => `${c(left.valueOf(), places.valueOf())} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'person_out_still_counted',
      at: 'left',
      wrongly: (_p, { left }) => left.add(1),
      words: (_p, { left }) => `$${left}$ people still hold the one who must not be chosen.`,
    },
    {
      misconception: 'place_not_taken_off',
      at: 'places',
      wrongly: ({ size }) => q(size),
      words: (_p, { places }) => `$${places}$ places were filled, though one of them is taken already.`,
    },
    {
      misconception: 'both_places_taken',
      at: 'places',
      wrongly: ({ size }) => q(size - 2),
      words: (_p, { places }) => `Only $${places}$ places were filled; the person who is out takes none.`,
    },
    {
      misconception: 'one_person_too_few',
      at: 'left',
      wrongly: (_p, { left }) => left.sub(1),
      words: (_p, { left }) => `Two people are settled, so more than $${left}$ are left.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'left',
      wrongly: (_p, { left }) => left.add(2),
      words: (_p, { left }) => `All $${left}$ people were left in the choice.`,
    },
    {
      misconception: 'pool_reduced_twice',
      at: 'left',
      wrongly: (_p, { left }) => left.sub(2),
      words: (_p, { left }) => `Taking four people out leaves $${left}$; only two are settled.`,
    },
    {
      misconception: 'person_in_taken_twice',
      at: 'ways',
      wrongly: ({ men, women, size }) => q(choices(men + women - 1, size)),
      words: ({ men, women, size }) => `$${c(men + women - 1, size)}$ only removes the person who is out.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'One person is certain, one excluded; the rest of the group is free.',
  approach: () => 'Settled people leave the pool; the one who is certain also takes a place.',
  check: ({ men, women, size }, { ways }) =>
    `Of all $${choices(men + women, size)}$ groups, $${choices(men + women - 1, size - 1)}$ hold the first person, and $${ways}$ of these are without the second.`,
  principle: 'Settle the fixed people first; then choose the rest freely.',
  verify: ({ men, women, size }) => sets(men, women, size, (_w, has) => has(0) && !has(1)),
});
