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
    const { person, to } = settled[team] ?? { person: 'person', to: `a ${team}` };
    const left = step(calc`${men + women} - 2`, {
      name: 'the people left to choose from',
      because: text`There is nothing to decide about these two: one is in for certain and the other out for certain.
        Only the others can be chosen or not.`,
    })`
      ${way ? 'Asha is in and Bimal is out' : text`One ${person} is in and another is out`}, so neither of them is
      chosen any more. Count the people left.`;
    const places = step(calc`${size} - 1`, {
      name: 'the places left',
      because: text`Who is in fills a place. Who is out fills none, so only one place is taken away and not two.`,
    })`
      One of the $${size}$ places is filled by the person who is in for certain. Count the places left.`;
    const ways = step(calc`C(${left}, ${places})`, {
      name: 'the number of ways',
      because: text`The order in which the others are named does not change the group, so choices without order are
        counted.`,
    })`
      Fill the places left with people from those left, without order.`;
    return {
      answer: ways,
      stem: () =>
        way
          ? text`A ${team} of $${size}$ is chosen from $${men + women}$ people. Asha is one of these people and must
            be chosen. Bimal is another and must not be chosen. In how many ways can this be done?`
          : text`From $${men + women}$ ${person}s, $${size}$ are to be picked for ${to}. One particular ${person} has
            already been promised a place, and another has withdrawn. In how many ways can the $${size}$ be picked?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('chose_from_a_wrong_pool', left, calc`${left} + 1`)`
          You chose from $${left}$ people. The one who must not be chosen is still among them.`,
        slip('chose_from_a_wrong_pool', places, size)`
          You filled $${places}$ places. One of them is taken already by the person who is in for certain.`,
        slip('chose_from_a_wrong_pool', places, calc`${size} - 2`)`
          You filled only $${places}$ places. The person who is out takes no place, so only one place is taken away.`,
        slip('chose_from_a_wrong_pool', left, calc`${left} - 1`)`
          You chose from $${left}$ people. Only two people are settled, so one more is left to choose from.`,
        slip('ignored_a_condition', left, calc`${left} + 2`)`
          You chose from all $${left}$ people. Two of them are settled before, so they are not chosen any more.`,
        slip('chose_from_a_wrong_pool', left, calc`${left} - 2`)`
          You removed four people, which leaves $${left}$. Only two of them are settled.`,
        slip('chose_from_a_wrong_pool', ways, calc`C(${men} + ${women} - 1, ${size})`)`
          $${c(men + women - 1, size)} = ${ways}$ only takes out the person who must not be chosen. The one who must
          be chosen has a place already.`,
      ],
      snapRead: text`One person is in for certain and one is out: settle both, and choose the rest freely.`,
      approach: text`Take both settled people out of the list. The one who is in also takes a place; the other places
        are filled from those left.`,
      check: () =>
        text`Of all $${choices(men + women, size)}$ choices, $${choices(men + women - 1, size - 1)}$ contain the first
          person, and $${ways}$ of these are without the second.`,
      principle: text`When some people are certainly in or out, settle them first; then choose the rest freely.`,
    };
  },
);
