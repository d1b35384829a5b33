import { path } from '../path.ts';
import { plain } from '../show.ts';
import { form, situation } from '../situation.ts';
import type { AnyTemplate } from '../template.ts';
import { q } from '../value.ts';
import { choices } from './counting.ts';

interface Group {
  men: number;
  women: number;
  size: number;
  /** Women at least, or exactly. */
  k: number;
  /** Members around a table, and how many are chosen. */
  table: number;
  picked: number;
  /** Numbers 1 to n of which three are taken. */
  n: number;
  who: readonly [string, string, string];
  way: boolean;
}

const c = (n: number, r: number) => `\\binom{${n}}{${r}}`;
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
const exact = (men: number, women: number, size: number, k: number) =>
  choices(women, k) * choices(men, size - k);
const cases = ({ men, women, size, k }: Group) => range(Math.max(k, size - men), Math.min(women, size));

/** Goes through all sets of `size` out of men and women; the women have the low numbers. */
function sets(
  men: number,
  women: number,
  size: number,
  fits: (women: number, has: (i: number) => boolean) => boolean,
) {
  let count = 0;
  const all = men + women;
  const walk = (from: number, chosen: number[]) => {
    if (chosen.length === size) {
      if (fits(chosen.filter(i => i < women).length, i => chosen.includes(i))) count += 1;
      return;
    }
    for (let i = from; i < all; i += 1) walk(i + 1, [...chosen, i]);
  };
  walk(0, []);
  return q(count);
}

const whole = (value: { d: bigint; valueOf(): number }) => value.d === 1n && value.valueOf() > 0;

const exactly = form({
  form: 'exact-case',
  band: 'Easy',
  seconds: 40,
  entry: true,
  stem: ({ men, women, size, k, who: [one, other, team], way }: Group) =>
    way
      ? `From $${women}$ ${one} and $${men}$ ${other} a ${team} of $${size}$ is chosen. In how many ways can it have exactly $${k}$ ${one}?`
      : `A ${team} of $${size}$ has to consist of $${k}$ ${one} and otherwise of ${other}. There are $${women}$ ${one} and $${men}$ ${other} to choose from. How many different choices are there?`,
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

const atLeastOne = form({
  form: 'at-least-one',
  band: 'Easy',
  seconds: 45,
  entry: true,
  suits: ({ men, size }: Group) => men > size,
  stem: ({ men, women, size, who: [one, other, team], way }) =>
    way
      ? `In how many ways can a ${team} of $${size}$ be chosen from $${women}$ ${one} and $${men}$ ${other} if at least one of the ${one} must be in it?`
      : `There are $${men}$ ${other} and $${women}$ ${one}. How many different ${team}s of $${size}$ do not consist of ${other} only?`,
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
      words: ({ who: [one] }) =>
        `Choosing one of the ${one} and then anybody counts a group with two of them twice.`,
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
      words: ({ who: [one] }) => `Only the groups with exactly one of the ${one} are counted.`,
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
  snapRead: () => 'At least one of a kind: the opposite is none of it.',
  approach: ({ who: [one] }) => `Take away from all groups those without ${one}.`,
  check: ({ men, women, size, ...p }, { ways }) =>
    `By cases: $${cases({ ...p, men, women, size, k: 1 })
      .map(k => exact(men, women, size, k))
      .join(' + ')} = ${ways}$.`,
  principle: 'At least one means all without none.',
  verify: ({ men, women, size }) => sets(men, women, size, w => w > 0),
});

const withWithout = form({
  form: 'one-in-one-out',
  band: 'Easy',
  seconds: 40,
  entry: true,
  stem: ({ men, women, size, who: [one, other, team], way }: Group) =>
    way
      ? `A ${team} of $${size}$ is chosen from $${men + women}$ people. Asha must be in it, Bimal must not. In how many ways can this be done?`
      : `Out of $${men}$ ${other} and $${women}$ ${one}, $${size}$ are picked for a ${team}. One particular person has already been promised a place and another has withdrawn. How many choices remain?`,
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

const bothKinds = form({
  form: 'minimum-of-both-kinds',
  band: 'Medium',
  seconds: 80,
  entry: true,
  suits: ({ men, women, size, k }: Group) =>
    k >= 2 &&
    size - k >= 2 &&
    men >= 3 &&
    range(k, Math.min(women, size - 1)).filter(w => size - w <= men).length >= 2,
  stem: ({ men, women, size, k, who: [one, other, team], way }) =>
    way
      ? `A ${team} of $${size}$ is chosen from $${women}$ ${one} and $${men}$ ${other}. It must have at least $${k}$ ${one} and at least one of the ${other}. How many choices are possible?`
      : `How many ${team}s of $${size}$ can be formed from $${men}$ ${other} and $${women}$ ${one} if there have to be $${k}$ or more ${one} but not ${one} only?`,
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
      words: () =>
        'The minimum of both kinds was chosen first and then anybody, which counts the same group several times.',
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

const refusing = form({
  form: 'two-who-refuse',
  band: 'Medium',
  seconds: 75,
  entry: true,
  suits: ({ men, women, size, k }: Group) =>
    k >= 1 && size - k >= 1 && k < women && size - k < men && size > 2,
  stem: ({ men, women, size, k, who: [one, other, team], way }) =>
    way
      ? `A ${team} of $${k}$ ${one} and $${size - k}$ ${other} is chosen from $${women}$ ${one} and $${men}$ ${other}. One of the ${one} refuses to serve with one particular person among the ${other}. How many ${team}s are possible?`
      : `From $${women}$ ${one} and $${men}$ ${other}, $${k}$ and $${size - k}$ are taken into a ${team}. Ira, one of the ${one}, and Jatin, one of the ${other}, cannot both be taken. In how many ways can the ${team} be formed?`,
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
      misconception: 'counts_the_complement',
      gives: 'both',
      words: (_p, { both }) => `$${both}$ groups hold both of them; the others are asked for.`,
    },
    {
      misconception: 'both_left_out',
      at: 'ways',
      wrongly: ({ men, women, size, k }) => q(choices(women - 1, k) * choices(men - 1, size - k)),
      words: () => 'Both were left out of every group; one of them alone may serve.',
    },
    {
      misconception: 'exactly_one_of_them',
      at: 'ways',
      wrongly: ({ men, women, size, k }, { all, both }) =>
        all.sub(both).sub(choices(women - 1, k) * choices(men - 1, size - k)),
      words: () => 'Groups with exactly one of the two are counted; groups with neither are allowed too.',
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

const anyNumber = form({
  form: 'any-number-of-each',
  band: 'Easy',
  seconds: 60,
  entry: true,
  suits: ({ men, women, k }: Group) => men !== women && men <= 7 && women <= 7 && k >= 1,
  stem: ({ men, women, way }) =>
    way
      ? `A reader wants to borrow at least one novel and at least one play from $${men}$ different novels and $${women}$ different plays, as many as wished. How many selections are possible?`
      : `Any number of toppings may be chosen from $${men}$ vegetables and $${women}$ cheeses, but there must be one or more of either sort. In how many ways can this be done?`,
  path: path<Group>()
    .quiet('empty', () => q(1))
    .step(
      'first',
      ({ men }, { empty }) => q(2 ** men).sub(empty),
      'Each thing of the first kind is taken or not; leave out the choice of none.',
      ({ men }, { first }) => `2^{${men}} - 1 = ${first}`,
    )
    .step(
      'second',
      ({ women }, { empty }) => q(2 ** women).sub(empty),
      'The same for the second kind.',
      ({ women }, { second }) => `2^{${women}} - 1 = ${second}`,
    )
    .step(
      'ways',
      (_p, { first, second }) => first.mul(second),
      'Every choice of the first kind goes with every choice of the second.',
      (_p, { first, second, ways }) => `${first} \\times ${second} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'none_taken_off_once',
      at: 'ways',
      wrongly: ({ men, women }) => q(2 ** (men + women) - 1),
      words: () => 'Only the empty selection was left out; selections of one kind alone must go as well.',
    },
    {
      misconception: 'none_not_taken_off',
      at: 'empty',
      wrongly: () => q(0),
      words: () => 'Selections without one of the kinds were not left out.',
    },
    {
      misconception: 'adds_the_choices',
      at: 'ways',
      wrongly: (_p, { first, second }) => first.add(second),
      words: (_p, { first, second }) => `$${first} + ${second}$ adds choices that are made together.`,
    },
    {
      misconception: 'one_of_each_only',
      at: 'ways',
      wrongly: ({ men, women }) => q(men * women),
      words: ({ men, women }) => `$${men} \\times ${women}$ takes exactly one of each kind.`,
    },
    {
      misconception: 'chooses_minimum_then_any',
      at: 'ways',
      wrongly: ({ men, women }) => q(men * women * 2 ** (men + women - 2)),
      words: () =>
        'One of each was chosen first and then anything, which counts the same selection many times.',
    },
    {
      misconception: 'two_taken_off',
      at: 'empty',
      wrongly: () => q(2),
      words: () => 'Two selections of each kind were left out; only the empty one is forbidden.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'Any number of different things of two kinds, none of them missing altogether.',
  approach: () => 'Each thing is in or out. Take away the empty choice in each kind, then multiply.',
  faster: ({ men, women }) =>
    `$2^{${men + women}} - 2^{${men}} - 2^{${women}} + 1$, by leaving out selections without a kind.`,
  check: ({ men, women }) =>
    `$${2 ** (men + women)} - ${2 ** men} - ${2 ** women} + 1 = ${(2 ** men - 1) * (2 ** women - 1)}$.`,
  principle:
    'For any number of different things each is in or out: two to the power of their number, less the empty choice.',
  verify: ({ men, women }) => {
    let count = 0;
    for (let set = 0; set < 2 ** (men + women); set += 1)
      if ((set & (2 ** men - 1)) > 0 && set >> men > 0) count += 1;
    return q(count);
  },
});

const minimumAndPair = form({
  form: 'minimum-and-two-who-refuse',
  band: 'Medium',
  seconds: 115,
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
      ? `A ${team} of $${size}$ with at least $${k}$ ${one} is chosen from $${women}$ ${one} and $${men}$ ${other}. One of the ${one} refuses to serve with one particular person among the ${other}. How many such ${team}s are possible?`
      : `There are $${women}$ ${one}, among them Ira, and $${men}$ ${other}, among them Jatin. How many ${team}s of $${size}$ have $${k}$ or more ${one} and do not hold both Ira and Jatin?`,
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

const around = form({
  form: 'no-two-neighbours-around-a-table',
  band: 'Medium',
  also: ['MM.PNC.5', 'MM.PNC.2'],
  seconds: 105,
  entry: true,
  suits: ({ table, picked }: Group) => table >= 2 * picked + 2 && picked >= 3,
  stem: ({ table, picked, way }) =>
    way
      ? `$${table}$ people sit around a round table. In how many ways can $${picked}$ of them be chosen so that no two of the chosen sit next to each other?`
      : `A necklace has $${table}$ numbered beads. $${picked}$ of them are to be painted, but never two neighbouring ones. How many choices are there?`,
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

const kinds = (n: number): [number, number, number] => [
  Math.floor(n / 3),
  Math.floor((n + 2) / 3),
  Math.floor((n + 1) / 3),
];

const byRemainder = form({
  form: 'sum-a-multiple-of-three',
  band: 'Medium',
  also: ['NS.REM.1'],
  seconds: 105,
  entry: true,
  stem: ({ n, way }: Group) =>
    way
      ? `In how many ways can three different numbers be chosen from $1, 2, 3, \\dots, ${n}$ so that their sum is a multiple of $3$?`
      : `Three cards are drawn together from cards numbered $1$ to $${n}$. For how many of the possible draws is the total divisible by $3$?`,
  path: path<Group>()
    .step(
      'kinds',
      ({ n }) => kinds(n).map(k => q(k)),
      'Only remainders on division by $3$ matter. Count the numbers with remainder $0$, $1$ and $2$.',
      ({ n }) => kinds(n).join(', \\ '),
    )
    .step(
      'same',
      (_p, { kinds: list }) => list.reduce((s, k) => s.add(choices(Number(k.valueOf()), 3)), q(0)),
      'The sum is a multiple if all three have the same remainder.',
      ({ n }, { same }) =>
        `${kinds(n)
          .map(k => c(k, 3))
          .join(' + ')} = ${same}`,
    )
    .step(
      'mixed',
      (_p, { kinds: list }) => list.reduce((s, k) => s.mul(Number(k.valueOf())), q(1)),
      'Or if all three remainders are different.',
      ({ n }, { mixed }) => `${kinds(n).join(' \\times ')} = ${mixed}`,
    )
    .step(
      'ways',
      (_p, { same, mixed }) => same.add(mixed),
      'Add the two cases.',
      (_p, { same, mixed, ways }) => `${same} + ${mixed} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'one_case_only',
      gives: 'same',
      words: (_p, { same }) => `$${same}$ leaves out three numbers with remainders $0$, $1$ and $2$.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'mixed',
      words: (_p, { mixed }) => `$${mixed}$ leaves out three numbers with equal remainders.`,
    },
    {
      misconception: 'a_third_of_all',
      at: 'ways',
      wrongly: ({ n }) => q(Math.floor(choices(n, 3) / 3)),
      words: ({ n }) =>
        `A third of all $${choices(n, 3)}$ choices would be right only if the sums were spread evenly.`,
    },
    {
      misconception: 'multiples_only',
      at: 'ways',
      wrongly: ({ n }, { mixed }) => mixed.add(choices(Math.floor(n / 3), 3)),
      words: () => 'Of equal remainders only remainder zero was counted.',
    },
    {
      misconception: 'remainders_spread_evenly',
      at: 'kinds',
      wrongly: ({ n }) =>
        n % 3 === 0 ? null : [q(Math.floor(n / 3)), q(Math.floor(n / 3)), q(Math.floor(n / 3))],
      words: ({ n }) => `$${n}$ is no multiple of $3$, so the three remainders do not occur equally often.`,
    },
    {
      misconception: 'remainders_rounded_up',
      at: 'kinds',
      wrongly: ({ n }) =>
        n % 3 === 0 ? null : [q(Math.ceil(n / 3)), q(Math.ceil(n / 3)), q(Math.ceil(n / 3))],
      words: ({ n }) =>
        `Each remainder was counted $${Math.ceil(n / 3)}$ times, which makes more than $${n}$ numbers.`,
    },
    {
      misconception: 'order_counted',
      at: 'mixed',
      wrongly: (_p, { kinds: list }) => list.reduce((s, k) => s.mul(Number(k.valueOf())), q(2)),
      words: () => 'The choices with different remainders were counted twice.',
    },
    {
      misconception: 'zero_remainder_numbers_misjudged',
      at: 'kinds',
      wrongly: ({ n }) => {
        const [x, y, z] = kinds(n);
        return [q(x + 1), q(y), q(z)];
      },
      words: ({ n }) => `Among the multiples of $3$ up to $${n}$, zero was counted too.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'A condition on a sum, and a choice without order: sort the numbers by remainder.',
  approach: () =>
    'Three remainders give a multiple of three exactly when they are all equal or all different. Count each remainder and both cases.',
  faster: ({ n }) => {
    const [x, y, z] = kinds(n);
    return `With $${x}$, $${y}$ and $${z}$ numbers by remainder: $${choices(x, 3)} + ${choices(y, 3)} + ${choices(z, 3)} + ${x * y * z}$.`;
  },
  check: ({ n }, { ways }) =>
    `That is about a third of all $${choices(n, 3)}$ choices, namely $${ways}$; the sums are spread nearly evenly.`,
  principle: 'For divisibility of a sum, sort by remainder and list the combinations of remainders.',
  verify: ({ n }) => {
    let count = 0;
    for (let x = 1; x <= n; x += 1)
      for (let y = x + 1; y <= n; y += 1)
        for (let z = y + 1; z <= n; z += 1) if ((x + y + z) % 3 === 0) count += 1;
    return q(count);
  },
});

/** MM.PNC.3, all bands: groups chosen under conditions. */
export const chosenGroups: readonly AnyTemplate[] = situation<Group>({
  type: 'MM.PNC.3',
  situation: 'two-kinds',
  draw: draw => {
    const size = draw.int(3, 6);
    return {
      men: draw.int(4, 8),
      women: draw.int(4, 8),
      size,
      k: draw.int(1, size - 1),
      table: draw.int(8, 16),
      picked: draw.int(3, 6),
      n: draw.int(10, 32),
      who: draw.pick([
        ['doctors', 'nurses', 'team'],
        ['girls', 'boys', 'committee'],
        ['batters', 'bowlers', 'squad'],
        ['teachers', 'parents', 'panel'],
        ['engineers', 'designers', 'group'],
      ] as const),
      way: draw.chance(0.5),
    };
  },
  forms: [
    exactly,
    atLeastOne,
    withWithout,
    bothKinds,
    refusing,
    anyNumber,
    minimumAndPair,
    around,
    byRemainder,
  ],
});
