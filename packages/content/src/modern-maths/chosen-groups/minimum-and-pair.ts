import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { c, cases, exact, type Group, range, sets, whole } from './group.ts';

export const minimumAndPair = form({
  form: 'minimum-and-two-who-refuse',
  revision: 3,
  band: 'Medium',
  seconds: 85,
  entry: true,
  suits: g =>
    cases(g).length >= 2 &&
    cases(g).length <= 4 &&
    g.k >= 2 &&
    g.k > g.size - g.men &&
    g.size >= 4 &&
    g.men > 3,
  stem: ({ men, women, size, k, who: [one, other, team], way }: Group) =>
    way
      ? `A ${team} of $${size}$ with at least $${k}$ ${one} is chosen from $${women}$ ${one} and $${men}$ ${other}. One of the ${one} refuses to serve with one particular ${other.slice(0, -1)}. How many such ${team}s are possible?`
      : `There are $${women}$ ${one}, among them Ira, and $${men}$ ${other}, among them Jatin. How many ${team}s of $${size}$ have at least $${k}$ ${one} and do not include both Ira and Jatin?`,
  path: path<Group>()
    .quiet('least', ({ k }) => q(k))
    .step(
      'all',
      (g, { least }) =>
        cases({ ...g, k: least.valueOf() }).reduce((s, w) => s.add(exact(g.men, g.women, g.size, w)), q(0)),
      ({ who: [one] }) => `Without the refusal, add the cases by the number of the ${one}.`,
      (g, { all }) =>
        `${cases(g)
          .map(w => `${c(g.women, w)}${c(g.men, g.size - w)}`)
          .join(' + ')} = ${all}`,
    )
    .quiet('needed', (_p, { least }) => least.sub(1))
    .step(
      'both',
      ({ men, women, size }, { needed }) =>
        range(Math.max(0, needed.valueOf()), Math.min(women - 1, size - 2)).reduce(
          (s, w) => s.add(exact(men - 1, women - 1, size - 2, w)),
          q(0),
        ),
      ({ who: [one] }) =>
        `Count the groups with both of the two: the others are chosen with one fewer of the ${one} needed.`,
      ({ men, women, size, k }, { both }) =>
        `${range(Math.max(k - 1, size - 2 - men + 1), Math.min(women - 1, size - 2))
          .map(w => `${c(women - 1, w)}${c(men - 1, size - 2 - w)}`)
          .join(' + ')} = ${both}`,
    )
    .step(
      'ways',
      (_p, { all, both }) => all.sub(both),
      'Subtract.',
      (_p, { all, both, ways }) => `${all} - ${both} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'minimum_not_reduced',
      at: 'needed',
      wrongly: ({ k }) => q(k),
      words: ({ who: [one], k }) =>
        `With one of the ${one} already in, only $${k - 1}$ more are needed, not $${k}$.`,
    },
    {
      misconception: 'minimum_forgotten_for_pair',
      at: 'needed',
      wrongly: ({ k }) => (k > 1 ? q(0) : null),
      words: () => 'For the groups with both, the minimum was forgotten.',
    },
    {
      misconception: 'counts_the_complement',
      gives: 'both',
      words: (_p, { both }) => `$${both}$ groups hold both of them.`,
    },
    {
      misconception: 'condition_ignored',
      gives: 'all',
      words: (_p, { all }) => `$${all}$ counts also the groups with both of them.`,
    },
    {
      misconception: 'minimum_ignored',
      at: 'least',
      wrongly: ({ k }) => (k > 1 ? q(k - 1) : null),
      words: ({ who: [one] }, { least }) => `Groups with only $${least}$ of the ${one} were counted as well.`,
    },
    {
      misconception: 'case_dropped',
      at: 'least',
      wrongly: ({ k }) => q(k + 1),
      words: ({ who: [one], k }) => `The case with exactly $${k}$ of the ${one} is missing.`,
    },
    {
      misconception: 'both_left_out',
      at: 'ways',
      wrongly: g =>
        cases({ ...g, men: g.men - 1, women: g.women - 1 }).reduce(
          (s, w) => s.add(exact(g.men - 1, g.women - 1, g.size, w)),
          q(0),
        ),
      words: () => 'Both were left out of every group; one of them alone may serve.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'A minimum of one kind, and two people who must not both be in: two conditions at once.',
  approach: () =>
    'Count by cases without the refusal, and take away the groups with both, for which the minimum is one lower.',
  faster: ({ who: [one], men, women, size, k }) =>
    `For the groups with both, choose $${size - 2}$ of the other $${men + women - 2}$ with at least $${k - 1}$ of the ${one}; subtract from the count for $${k}$.`,
  check: (g, { ways }) => {
    const none = cases({ ...g, men: g.men - 1, women: g.women - 1 }).reduce(
      (s, w) => s + exact(g.men - 1, g.women - 1, g.size, w),
      0,
    );
    return `Groups with neither of the two are $${none}$, and those with exactly one are $${ways.sub(none)}$.`;
  },
  principle: 'With two conditions, count by cases for one and take away what breaks the other.',
  verify: ({ men, women, size, k }) => sets(men, women, size, (w, has) => w >= k && !(has(0) && has(women))),
});
