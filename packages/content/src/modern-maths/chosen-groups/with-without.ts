import { choices } from '../../counting.ts';
import { calc, form, slip, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { c, type Group, sets, whole } from './group.ts';

/** Whom a team is picked from, and what for. */
const settled: Record<string, { person: string; to: string }> = {
  team: { person: 'doctor', to: 'a medical camp' },
  committee: { person: 'student', to: 'a committee' },
  squad: { person: 'swimmer', to: 'a relay' },
  panel: { person: 'teacher', to: 'a panel' },
  group: { person: 'engineer', to: 'a project' },
};

export const withWithout = form<Group>(
  'one-in-one-out',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    entry: true,
    verify: ({ men, women, size }) => sets(men, women, size, (_w, has) => has(0) && !has(1)),
  },
  ({ men, women, size, who, way }, { step }) => {
    const [, , team] = who;
    const left = step(calc`${men + women} - 2`)`
      Both persons are settled, so they leave the choice. Count the people left.`;
    const places = step(calc`${size} - 1`)`
      One place is taken by the person who is certain; count the places left.`;
    const ways = step(calc`C(${left}, ${places})`)`
      Choose.`;
    return {
      answer: ways,
      stem: () => {
        const { person, to } = settled[team] ?? { person: 'person', to: `a ${team}` };
        return way
          ? text`A ${team} of $${size}$ is chosen from $${men + women}$ people. Asha is one of these people and must be
            chosen. Bimal is another and must not be chosen. In how many ways can this be done?`
          : text`From $${men + women}$ ${person}s, $${size}$ are to be picked for ${to}. One particular ${person} has
            already been promised a place, and another has withdrawn. In how many ways can the $${size}$ be picked?`;
      },
      show: plain,
      plausible: whole,
      slips: [
        slip('chose_from_a_wrong_pool', left, calc`${left} + 1`)`
          $${left}$ people still hold the one who must not be chosen.`,
        slip('chose_from_a_wrong_pool', places, size)`
          $${places}$ places were filled, though one of them is taken already.`,
        slip('chose_from_a_wrong_pool', places, calc`${size} - 2`)`
          Only $${places}$ places were filled; the person who is out takes none.`,
        slip('chose_from_a_wrong_pool', left, calc`${left} - 1`)`
          Two people are settled, so more than $${left}$ are left.`,
        slip('ignored_a_condition', left, calc`${left} + 2`)`
          All $${left}$ people were left in the choice.`,
        slip('chose_from_a_wrong_pool', left, calc`${left} - 2`)`
          Taking four people out leaves $${left}$; only two are settled.`,
        slip('chose_from_a_wrong_pool', ways, calc`C(${men} + ${women} - 1, ${size})`)`
          $${c(men + women - 1, size)}$ only removes the person who is out.`,
      ],
      snapRead: text`One person is certain, one excluded; the rest of the group is free.`,
      approach: text`Settled people leave the pool; the one who is certain also takes a place.`,
      check: () =>
        text`Of all $${choices(men + women, size)}$ groups, $${choices(men + women - 1, size - 1)}$ hold the first
          person, and $${ways}$ of these are without the second.`,
      principle: text`Settle the fixed people first; then choose the rest freely.`,
    };
  },
);
