import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { c, exact, type Group, range, sets, whole } from './group.ts';

export const bothKinds = form({
  form: 'minimum-of-both-kinds',
  revision: 4,
  band: 'Medium',
  seconds: 65,
  entry: true,
  suits: ({ men, women, size, k }: Group) =>
    k >= 2 &&
    size - k >= 2 &&
    men >= 3 &&
    women >= size &&
    range(k, size - 1).filter(w => size - w <= men).length >= 2,
  stem: ({ men, women, size, k, who: [one, other, team], way }) =>
    way
      ? `A ${team} of $${size}$ is chosen from $${women}$ ${one} and $${men}$ ${other}. It must have at least $${k}$ ${one} and at least one of the ${other}. How many choices are possible?`
      : `How many ${team}s of $${size}$ with at least $${k}$ ${one} can be formed from $${men}$ ${other} and $${women}$ ${one}, if a ${team} of ${one} only is not allowed?`,
  path: path<Group>()
    .quiet('from', ({ k, size, men }) => q(Math.max(k, size - men)))
    .quiet('to', ({ women, size }) => q(Math.min(women, size - 1)))
    .step(
      'cases',
      (_p, { from, to }) => q(to.sub(from).add(1)),
      ({ who: [one] }) =>
        `List the possible numbers of the ${one}: from the minimum up to one short of the whole group.`,
      (_p, { from, to }) => `${range(from.valueOf(), to.valueOf()).join(', ')}`,
    )
    .step(
      'ways',
      ({ men, women, size }, { from, to }) =>
        range(from.valueOf(), to.valueOf()).reduce((s, w) => s.add(exact(men, women, size, w)), q(0)),
      'Count each case and add.',
      ({ men, women, size }, { from, to, ways }) =>
        `${range(from.valueOf(), to.valueOf())
          .map(w => `${c(women, w)}${c(men, size - w)}`)
          .join(' + ')} = ${range(from.valueOf(), to.valueOf())
          .map(w => exact(men, women, size, w))
          .join(' + ')} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'chooses_minimum_then_any',
      at: 'ways',
      wrongly: ({ men, women, size, k }) =>
        q(choices(women, k) * men * choices(men + women - k - 1, size - k - 1)),
      words: ({ men, women, size, k }, { ways }) =>
        `The minimum of both kinds was chosen first and then anybody, which counts the same group several times. Here $\\binom{${numberTex(women)}}{${numberTex(k)}} \\times ${numberTex(men)} \\times \\binom{${numberTex(men)} + ${numberTex(women)} - ${numberTex(k)} - 1}{${numberTex(size)} - ${numberTex(k)} - 1} = ${numberTex(ways)}$.`,
    },
    {
      misconception: 'case_dropped',
      at: 'to',
      wrongly: (_p, { to, from }) => (to.compare(from) > 0 ? to.sub(1) : null),
      words: ({ who: [one] }, { to }) => `The case with $${to.add(1)}$ of the ${one} is missing.`,
    },
    {
      misconception: 'case_dropped',
      at: 'from',
      wrongly: (_p, { to, from }) => (to.compare(from) > 0 ? from.add(1) : null),
      words: ({ who: [one] }, { from }) => `The case with $${from.sub(1)}$ of the ${one} is missing.`,
    },
    {
      misconception: 'one_restriction_unused',
      at: 'to',
      wrongly: ({ women, size }, { to }) => (Math.min(women, size) > to.valueOf() ? to.add(1) : null),
      words: ({ who: [one] }) => `Groups of the ${one} alone were counted as well.`,
    },
    {
      misconception: 'one_below_the_minimum',
      at: 'from',
      wrongly: ({ size, men }, { from }) => (from.valueOf() - 1 >= size - men ? from.sub(1) : null),
      words: ({ who: [one] }, { from }) => `The case with only $${from}$ of the ${one} was counted.`,
    },
    {
      misconception: 'minimum_exactly',
      at: 'ways',
      wrongly: ({ men, women, size }, { from }) => q(exact(men, women, size, from.valueOf())),
      words: ({ who: [one] }, { from }) =>
        `Only the groups with exactly $${from}$ of the ${one} are counted.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'ways',
      wrongly: ({ men, women, size }) => q(choices(men + women, size)),
      words: ({ men, women, size }) =>
        `All $${choices(men + women, size)}$ groups are counted, without any condition.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  onSight: (value, { men, women, size }) => value.valueOf() < choices(men + women, size),
  snapRead: ({ who: [one] }) => `A minimum for each kind: the numbers of the ${one} run between two bounds.`,
  approach: ({ who: [one] }) =>
    `Write the possible numbers of the ${one} and add the cases; or subtract the unwanted cases from all.`,
  faster: ({ men, women, size }, { from, to }) => {
    const unwanted = range(Math.max(0, size - men), Math.min(women, size)).filter(
      w => w < from.valueOf() || w > to.valueOf(),
    );
    return unwanted.length < to.sub(from).add(1).valueOf()
      ? `$${c(men + women, size)} - ${unwanted.map(w => exact(men, women, size, w)).join(' - ')}$: the unwanted cases are fewer.`
      : `Only $${to.sub(from).add(1)}$ products: $${range(from.valueOf(), to.valueOf())
          .map(w => exact(men, women, size, w))
          .join(' + ')}$.`;
  },
  check: ({ men, women, size }, { ways }) =>
    `All groups: $${range(Math.max(0, size - men), Math.min(women, size))
      .map(w => exact(men, women, size, w))
      .join(' + ')} = ${choices(men + women, size)}$, of which $${ways}$ satisfy both conditions.`,
  principle:
    'With minimum numbers, split by the number of one kind; never choose the minimum first and the rest freely.',
  verify: ({ men, women, size, k }) => sets(men, women, size, w => w >= k && w < size),
});
