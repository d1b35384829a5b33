import type Fraction from 'fraction.js';
import { grouped } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { template } from '../template.ts';
import { q } from '../value.ts';
import { choices } from './counting.ts';

const ways = (value: Fraction) => `$${grouped(value).replaceAll(',', '{,}')}$`;
const wholePositive = (value: Fraction) => value.d === 1n && value.s > 0n;
const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const chooseTex = (n: number, r: number) => `\\binom{${n}}{${r}}`;

/** Every way to share `things` among receivers with these least shares. */
function everySharing(things: number, least: readonly number[]): number[][] {
  const [own = 0, ...rest] = least;
  if (rest.length === 0) return things >= own ? [[things]] : [];
  const shares: number[][] = [];
  for (let share = own; share <= things; share += 1)
    for (const others of everySharing(things - share, rest)) shares.push([share, ...others]);
  return shares;
}

const gifts = [
  { thing: 'laddoos', giver: 'A grandmother', to: 'her grandchildren' },
  { thing: 'kites', giver: 'An uncle', to: 'his nephews' },
  { thing: 'notebooks', giver: 'A teacher', to: 'her pupils' },
  { thing: 'marbles', giver: 'A boy', to: 'his friends' },
  { thing: 'oranges', giver: 'A farmer', to: 'his helpers' },
  { thing: 'movie tickets', giver: 'A company', to: 'its interns' },
] as const;
type Gift = (typeof gifts)[number];
const people = [
  'Aditi',
  'Bilal',
  'Chitra',
  'Deepak',
  'Esther',
  'Farida',
  'Harpreet',
  'Nabin',
  'Omana',
  'Yusuf',
];
/** One of each kind of thing. */
const singular: Record<string, string> = {
  laddoos: 'laddoo',
  kites: 'kite',
  notebooks: 'notebook',
  marbles: 'marble',
  oranges: 'orange',
  'movie tickets': 'movie ticket',
};

interface OneEach {
  things: number;
  receivers: number;
  gift: Gift;
}

/** MM.DST.2 Easy: one each is given first; the gaps between things do the counting. */
const oneEach = template<OneEach, Fraction>({
  type: 'MM.DST.2',
  band: 'Easy',
  variant: 'at-least-one-each',
  revision: 1,
  draw: draw => {
    const receivers = draw.pick([3, 3, 4]);
    return { receivers, things: draw.int(receivers + 4, receivers === 3 ? 18 : 13), gift: draw.pick(gifts) };
  },
  stem: ({ things: n, receivers, gift }) =>
    `${gift.giver} gives away ${n} identical ${gift.thing} to ${receivers === 3 ? 'three' : 'four'} of ${gift.to}, so that each of them gets at least one and none is left over. In how many ways can this be done?`,
  answer: ({ things: n, receivers }) => q(choices(n - 1, receivers - 1)),
  slips: ({ things: n, receivers: r, gift }) => [
    {
      misconception: 'minimum_not_given',
      value: q(choices(n + r - 1, r - 1)),
      words: `You took sharings in which someone may get nothing; here everyone gets at least one ${singular[gift.thing]}.`,
    },
    {
      misconception: 'gaps_miscounted',
      value: q(choices(n, r - 1)),
      words: `You took ${n} gaps between ${n} ${gift.thing} in a row; there are only ${n - 1}.`,
    },
    {
      misconception: 'one_divider_too_many',
      value: q(choices(n - 1, r)),
      words: `You took ${r} dividers for ${r} people; ${r - 1} dividers make ${r} shares.`,
    },
    {
      misconception: 'receivers_not_told_apart',
      value: q(
        everySharing(
          n,
          Array.from({ length: r }, () => 1),
        ).filter(shares => shares.every((x, i) => i === 0 || x >= (shares[i - 1] ?? 0))).length,
      ),
      words: 'You took only the sizes of the shares, whoever gets which; the receivers are different people.',
    },
    {
      misconception: 'things_taken_as_different',
      value: q(choices(n, r)),
      words: `You took a choice of ${r} out of the ${gift.thing}; they are identical, and only the sizes of the shares matter.`,
    },
    {
      misconception: 'minimum_given_twice',
      value: q(choices(n - r - 1, r - 1)),
      words: `You took one each off first and then again asked for at least one each of the rest.`,
    },
  ],
  show: ways,
  plausible: wholePositive,
  solution: ({ things: n, receivers: r, gift }) => ({
    snapRead: `Identical things go to different people, everyone gets at least one. Only the sizes of the shares count.`,
    approach: `Put the ${gift.thing} in a row and cut the row into ${r} shares: choose ${r - 1} of the gaps between neighbours. A gap can be used only once, so no share is empty. Giving one each first and sharing the rest freely leads to the same number.`,
    steps: [
      {
        says: `Count the gaps between ${n} ${gift.thing} in a row.`,
        works: `${n} - 1 = ${n - 1}`,
        value: q(n - 1),
      },
      {
        says: `Choose ${r - 1} of these gaps for the cuts.`,
        works: `${chooseTex(n - 1, r - 1)} = ${choices(n - 1, r - 1)}`,
        value: q(choices(n - 1, r - 1)),
      },
    ],
    check: `By the other way: after one each, ${n - r} are left to share freely, $${chooseTex(n - r + r - 1, r - 1)} = ${choices(n - 1, r - 1)}$.`,
    principle:
      'To share n identical things among r people with at least one each, choose r - 1 of the n - 1 gaps in the row.',
  }),
  verify: ({ things: n, receivers }) =>
    q(
      everySharing(
        n,
        Array.from({ length: receivers }, () => 1),
      ).length,
    ),
});

interface Minimums {
  things: number;
  least: readonly number[];
  names: readonly string[];
  gift: Gift;
}

/** MM.DST.2 Medium: different minimum shares; give them first, then share what is left freely. */
const differentMinimums = template<Minimums, Fraction>({
  type: 'MM.DST.2',
  band: 'Medium',
  variant: 'different-minimum-shares',
  revision: 1,
  draw: draw => {
    const receivers = draw.pick([3, 4]);
    const least = Array.from({ length: receivers }, () => draw.int(1, 5));
    const left = draw.int(5, receivers === 3 ? 12 : 9);
    if (new Set(least).size < 2 || least.every(x => x === 1)) return null;
    return {
      things: least.reduce((a, b) => a + b, 0) + left,
      least,
      names: draw.some(people, receivers),
      gift: draw.pick(gifts),
    };
  },
  stem: ({ things: n, least, names, gift }) =>
    `In how many ways can ${n} identical ${gift.thing} be given to ${listed(names)} so that ${listed(
      names.map((name, i) => `${name} gets at least ${least[i]}`),
    )}, and none is left over?`,
  answer: ({ things: n, least }) => {
    const left = n - least.reduce((a, b) => a + b, 0);
    return q(choices(left + least.length - 1, least.length - 1));
  },
  slips: ({ things: n, least, gift }) => {
    const r = least.length;
    const left = n - least.reduce((a, b) => a + b, 0);
    return [
      {
        misconception: 'minimum_given_twice',
        value: q(choices(left - 1, r - 1)),
        words: `You took at least one more for everyone after the minimum shares; the ${left} left over may all go to one person.`,
      },
      {
        misconception: 'minimum_not_given',
        value: q(choices(n + r - 1, r - 1)),
        words: `You took all ${n} ${gift.thing} as free; the minimum shares have to be set aside first.`,
      },
      {
        misconception: 'one_each_for_stated_minimum',
        value: q(choices(n - 1, r - 1)),
        words: 'You took at least one for everyone in place of the stated minimum shares.',
      },
      {
        misconception: 'one_divider_too_many',
        value: q(choices(left + r, r)),
        words: `You took ${r} dividers for ${r} people, as if some of the ${gift.thing} could be kept back; ${r - 1} dividers are enough.`,
      },
      {
        misconception: 'gaps_miscounted',
        value: q(choices(left, r - 1)),
        words: `You took ${left} places for the dividers among ${left} ${gift.thing}; dividers take places of their own.`,
      },
    ];
  },
  show: ways,
  plausible: wholePositive,
  solution: ({ things: n, least, names, gift }) => {
    const r = least.length;
    const given = least.reduce((a, b) => a + b, 0);
    const left = n - given;
    return {
      snapRead: `Identical ${gift.thing}, ${r === 3 ? 'three' : 'four'} different people, a minimum for each: only the sizes of the shares count.`,
      approach: `Give everyone the minimum first. What is left carries no condition any more, so it is a free sharing: the ${gift.thing} left over and ${r - 1} dividers in a row, in any order.`,
      steps: [
        {
          says: 'Add up the minimum shares.',
          works: `${least.join(' + ')} = ${given}`,
          value: q(given),
        },
        {
          says: 'Set them aside and count what is left.',
          works: `${n} - ${given} = ${left}`,
          value: q(left),
        },
        {
          says: `Arrange these and ${r - 1} dividers in a row: choose the places of the dividers.`,
          works: `${chooseTex(left + r - 1, r - 1)} = ${choices(left + r - 1, r - 1)}`,
          value: q(choices(left + r - 1, r - 1)),
        },
      ],
      check: `Extremes fit: ${names[0]} can get from ${least[0]} to ${(least[0] ?? 0) + left}, that is ${left + 1} values, and ${
        r === 3
          ? `for these the others split the rest in ${left + 1}, ${left}, ..., 1 ways: $\\frac{${left + 1} \\times ${left + 2}}{2} = ${choices(left + 2, 2)}$`
          : `for these the three others share the rest in $${chooseTex(left + 2, 2)}, ${chooseTex(left + 1, 2)}, \\ldots, ${chooseTex(2, 2)}$ ways, which add up to $${choices(left + 3, 3)}$`
      }.`,
      principle:
        'Give the minimum shares first; the rest is shared freely, and things with dividers in a row count the ways.',
    };
  },
  verify: ({ things: n, least }) => q(everySharing(n, least).length),
});

interface MoreThan {
  things: number;
  names: readonly string[];
  gift: Gift;
}
/** Sharings with at least one each in which the first two get the same. */
const ties = ({ things: n, names }: MoreThan): number => {
  let sum = 0;
  for (let share = 1; 2 * share < n; share += 1) sum += choices(n - 2 * share - 1, names.length - 3);
  return sum;
};

/** MM.DST.2 Hard: one gets more than another; by symmetry it is half of all, but ties go out first. */
const moreThanTheOther = template<MoreThan, Fraction>({
  type: 'MM.DST.2',
  band: 'Hard',
  variant: 'more-than-the-other',
  revision: 1,
  draw: draw => {
    const receivers = draw.pick([3, 4]);
    return {
      things: draw.int(8, receivers === 3 ? 21 : 13),
      names: draw.some(people, receivers),
      gift: draw.pick(gifts),
    };
  },
  stem: ({ things: n, names, gift }) =>
    `There are ${n} identical ${gift.thing} to be given to ${listed(names)}, with at least one for each and none left over. In how many ways can this be done if ${names[0]} is to get more than ${names[1]}?`,
  answer: p => q(choices(p.things - 1, p.names.length - 1) - ties(p), 2),
  slips: p => {
    const { things: n, names } = p;
    const r = names.length;
    const [all, equal] = [choices(n - 1, r - 1), ties(p)];
    let freeTies = 0;
    for (let share = 0; 2 * share <= n; share += 1) freeTies += choices(n - 2 * share + r - 3, r - 3);
    return [
      {
        misconception: 'ties_counted_in',
        value: q(all + equal, 2),
        words: `You took the sharings in which ${names[0]} and ${names[1]} get the same as well; the question asks for more, not for at least as much.`,
      },
      {
        misconception: 'half_forgotten',
        value: q(all - equal),
        words: `You took all sharings without a tie; in only half of them it is ${names[0]} who gets more.`,
      },
      {
        misconception: 'ties_ignored',
        value: q(all, 2),
        words: `You took half of all sharings; those in which ${names[0]} and ${names[1]} get the same belong to neither half.`,
      },
      {
        misconception: 'minimum_not_given',
        value: q(choices(n + r - 1, r - 1) - freeTies, 2),
        words: `You took sharings in which someone may get nothing; here everyone gets at least one ${singular[p.gift.thing]}.`,
      },
      {
        misconception: 'minimum_given_twice',
        value: q(choices(n - r - 1, r - 1) - ties({ ...p, things: n - r }), 2),
        words: 'You took one each off first and then again asked for at least one each of the rest.',
      },
      {
        misconception: 'ties_removed_twice',
        value: q(all - 2 * equal, 2),
        words: 'You took all ties off after halving; only half of them are in each half.',
      },
      {
        misconception: 'condition_unused',
        value: q(all),
        words: `You took all sharings with at least one each, without comparing ${names[0]} with ${names[1]}.`,
      },
    ];
  },
  show: ways,
  plausible: wholePositive,
  solution: p => {
    const { things: n, names, gift } = p;
    const r = names.length;
    const [all, equal] = [choices(n - 1, r - 1), ties(p)];
    const most = Math.floor((n - r + 2) / 2);
    return {
      snapRead: `Identical things with at least one each, and one person must get more than another: a comparison of two equal claims, which calls for symmetry.`,
      approach: `Listing every share of ${names[0]} works but is long. Exchanging ${names[0]} and ${names[1]} turns every sharing in which one gets more into one in which the other does, so these two kinds are equally many. What remains are the ties: count all, take the ties out, and halve.`,
      steps: [
        {
          says: `Count all sharings with at least one each: cuts in the row of ${gift.thing}.`,
          works: `${chooseTex(n - 1, r - 1)} = ${all}`,
          value: q(all),
        },
        {
          says:
            r === 3
              ? `Count the ties: both get the same number $k$, and at least one is left for ${names[2]}.`
              : `Count the ties: both get the same number $k$, and ${names[2]} and ${names[3]} share the rest with at least one each.`,
          works:
            r === 3
              ? `2k \\le ${n - 1} \\;\\Rightarrow\\; k = 1, \\ldots, ${most}: \\quad ${equal}`
              : `\\sum_{k=1}^{${most}} (${n} - 2k - 1) = ${equal}`,
          value: q(equal),
        },
        {
          says: 'Take the ties out.',
          works: `${all} - ${equal} = ${all - equal}`,
          value: q(all - equal),
        },
        {
          says: `In half of these it is ${names[0]} who gets more.`,
          works: `\\frac{${all - equal}}{2} = ${(all - equal) / 2}`,
          value: q(all - equal, 2),
        },
      ],
      check:
        r === 3
          ? `By the share of ${names[2]}: when $s$ of the ${gift.thing} are left for the two, ${names[0]} can be ahead in $\\lfloor \\frac{s-1}{2} \\rfloor$ ways; for $s = 2, \\ldots, ${n - 1}$ these add up to $${Array.from({ length: n - 2 }, (_, i) => Math.floor((i + 1) / 2)).join(' + ')} = ${(all - equal) / 2}$.`
          : `The three kinds together: ${(all - equal) / 2} with ${names[0]} ahead, ${(all - equal) / 2} with ${names[1]} ahead and ${equal} ties make ${all}. By shares, the ties are $${Array.from({ length: most }, (_, i) => n - 2 * (i + 1) - 1).join(' + ')} = ${equal}$.`,
      principle:
        'When two receivers stand alike, each is ahead equally often: take the ties out of the total and halve the rest.',
    };
  },
  verify: ({ things: n, names }) =>
    q(
      everySharing(
        n,
        names.map(() => 1),
      ).filter(([first = 0, second = 0]) => first > second).length,
    ),
});

export const distribution: readonly AnyTemplate[] = [oneEach, differentMinimums, moreThanTheOther];
