import type Fraction from 'fraction.js';
import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shared {
  /** n equal things among k receivers. */
  n: number;
  k: number;
  /** What everybody gets at least. */
  least: number;
  /** Different least shares, for the form that needs them. */
  floors: readonly number[];
  story: (typeof stories)[number];
  frame: number;
}

const stories = [
  { things: 'laddus', who: 'children', verb: 'get' },
  { things: 'coins', who: 'pilgrims', verb: 'receive' },
  { things: 'seed bags', who: 'farmers', verb: 'are given' },
  { things: 'free tickets', who: 'schools', verb: 'receive' },
  { things: 'notebooks', who: 'classes', verb: 'get' },
] as const;

const numerals: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four', 5: 'Five' };

const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const ways = (n: number, k: number) => choices(n + k - 1, k - 1);
const tex = (n: number, r: number) => `\\binom{${n}}{${r}}`;
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
/** All shares as lists, counted one by one. */
const counted = (n: number, k: number, fits: (shares: readonly number[]) => boolean) => {
  let found = 0;
  const fill = (shares: number[], left: number) => {
    if (shares.length === k - 1) {
      if (fits([...shares, left])) found += 1;
      return;
    }
    for (let x = 0; x <= left; x += 1) fill([...shares, x], left - x);
  };
  fill([], n);
  return q(found);
};
const unknowns = (k: number) => ['a', 'b', 'c', 'd', 'e'].slice(0, k);

const sameLeast = form({
  form: 'everyone-gets-at-least',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 55,
  stem: ({ n, k, least, story, frame }: Shared) =>
    frame === 0
      ? `In how many ways can ${n} identical ${story.things} be shared among ${k} ${story.who}, if each of them must ${story.verb === 'are given' ? 'be given' : story.verb} at least ${least}?`
      : frame === 1
        ? `How many solutions does $${unknowns(k).join(' + ')} = ${n}$ have in integers, each at least $${least}$?`
        : `${n} identical ${story.things} are put into ${k} different boxes, with at least ${least} in each box. In how many ways can this be done?`,
  path: path<Shared>()
    .step(
      'left',
      ({ n, k, least }) => q(n - k * least),
      'Hand out the least shares first; there is only one way to do that. See what is left.',
      ({ n, k, least }, { left }) => `${n} - ${k} \\times ${least} = ${left}`,
    )
    .quiet('bars', ({ k }) => q(k - 1))
    .step(
      'ways',
      (_p, { left, bars }) => q(choices(Number(left.add(bars)), Number(bars))),
      'Share the rest freely: arrange the things and the separating bars in a row.',
      (_p, { left, bars, ways: w }) => `${tex(Number(left.add(bars)), Number(bars))} = ${w}`,
    ),
  slips: [
    {
      misconception: 'least_shares_ignored',
      at: 'left',
      wrongly: ({ n }) => q(n),
      words: ({ least }) =>
        `All things were shared freely; that everybody gets at least ${least} was not used.`,
    },
    {
      misconception: 'one_bar_too_many',
      at: 'bars',
      wrongly: ({ k }) => q(k),
      words: ({ k }) => `${k} bars were used; ${k - 1} bars separate ${k} shares.`,
    },
    {
      misconception: 'at_least_one_assumed',
      at: 'left',
      wrongly: ({ n, k }) => (n > k ? q(n - k) : null),
      words: () => 'Only one thing was handed out to each beforehand.',
    },
    {
      misconception: 'rest_without_zero',
      at: 'ways',
      wrongly: (_p, { left, bars }) => q(choices(Number(left) - 1, Number(bars))),
      words: (_p, { left, bars, ways }) =>
        `For the rest everybody was made to get one more; nothing more is needed. Here $\\binom{${numberTex(left)} - 1}{${numberTex(bars)}} = ${numberTex(ways)}$.`,
    },
    {
      misconception: 'things_taken_as_different',
      at: 'ways',
      wrongly: ({ k }, { left }) => q(k ** Number(left)),
      words: ({ k }, { left }) => `$${k}^{${left}}$ treats the things as different; they are equal.`,
    },
    {
      misconception: 'bars_not_counted',
      at: 'ways',
      wrongly: (_p, { left, bars }) => q(choices(Number(left), Number(bars))),
      words: (_p, { left, bars, ways }) =>
        `The places of the bars were chosen among the things only; the bars take places as well. Here $\\binom{${numberTex(left)}}{${numberTex(bars)}} = ${numberTex(ways)}$.`,
    },
    {
      misconception: 'least_share_taken_once',
      at: 'left',
      wrongly: ({ n, least }) => q(n - least),
      words: ({ least }) => `The least share of ${least} was taken off once; everybody gets it.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () => 'Equal things, different receivers, and a least share for everybody.',
  approach: () =>
    'Give the least shares first. What is left is shared without condition, and that is a matter of things and bars in a row.',
  check: ({ n, k, least }, { left }) =>
    `With $${left}$ things fewer nothing would be left, and there would be one way: $${k} \\times ${least} = ${n - Number(left)}$.`,
  principle: 'Least shares are handed out first; the rest is shared freely.',
  verify: ({ n, k, least }) => counted(n, k, shares => shares.every(x => x >= least)),
});

const ownLeast = form({
  form: 'different-least-shares',
  revision: 3,
  band: 'Easy',
  entry: true,
  seconds: 55,
  stem: ({ n, k, floors, story, frame }: Shared) =>
    frame === 0
      ? `${n} identical ${story.things} are distributed among ${k} ${story.who}, who must get at least ${floors.slice(0, -1).join(', ')} and ${floors.at(-1)} respectively. In how many ways can this be done?`
      : frame === 1
        ? `Find the number of integer solutions of $${unknowns(k).join(' + ')} = ${n}$ with $${unknowns(k)
            .map((u, i) => `${u} \\ge ${floors[i]}`)
            .join(', \\;')}$.`
        : `A parcel of ${n} identical ${story.things} is divided among ${k} ${story.who}, the first of whom must get at least ${floors[0]} and the others at least ${floors.slice(1, -1).join(', ')} and ${floors.at(-1)} respectively. In how many ways can it be divided?`,
  path: path<Shared>()
    .step(
      'left',
      ({ n, floors }) => q(n - sum(floors)),
      'Set the least shares aside.',
      ({ n, floors }, { left }) => `${n} - (${floors.join(' + ')}) = ${left}`,
    )
    .quiet('bars', ({ k }) => q(k - 1))
    .step(
      'ways',
      (_p, { left, bars }) => q(choices(Number(left.add(bars)), Number(bars))),
      'Share the rest freely, with bars between the shares.',
      (_p, { left, bars, ways: w }) => `${tex(Number(left.add(bars)), Number(bars))} = ${w}`,
    ),
  slips: [
    {
      misconception: 'least_shares_ignored',
      at: 'left',
      wrongly: ({ n }) => q(n),
      words: () => 'All things were shared freely; the least shares were not used.',
    },
    {
      misconception: 'one_bar_too_many',
      at: 'bars',
      wrongly: ({ k }) => q(k),
      words: ({ k }) => `${k} bars were used; ${k - 1} bars separate ${k} shares.`,
    },
    {
      misconception: 'largest_least_share_for_all',
      at: 'left',
      wrongly: ({ n, k, floors }) => (n >= k * Math.max(...floors) ? q(n - k * Math.max(...floors)) : null),
      words: ({ floors }) => `Everybody was given ${Math.max(...floors)}; only one of them needs that many.`,
    },
    {
      misconception: 'smallest_least_share_for_all',
      at: 'left',
      wrongly: ({ n, k, floors }) => q(n - k * Math.min(...floors)),
      words: ({ floors }) => `Everybody was given only ${Math.min(...floors)}; the others need more.`,
    },
    {
      misconception: 'rest_without_zero',
      at: 'ways',
      wrongly: (_p, { left, bars }) => q(choices(Number(left) - 1, Number(bars))),
      words: (_p, { left, bars, ways }) =>
        `For the rest everybody was made to get one more; nothing more is needed. Here $\\binom{${numberTex(left)} - 1}{${numberTex(bars)}} = ${numberTex(ways)}$.`,
    },
    {
      misconception: 'bars_not_counted',
      at: 'ways',
      wrongly: (_p, { left, bars }) => q(choices(Number(left), Number(bars))),
      words: (_p, { left, bars, ways }) =>
        `The places of the bars were chosen among the things only; the bars take places as well. Here $\\binom{${numberTex(left)}}{${numberTex(bars)}} = ${numberTex(ways)}$.`,
    },
    {
      misconception: 'strictly_more',
      at: 'left',
      wrongly: ({ n, k, floors }) => (n >= sum(floors) + k ? q(n - sum(floors) - k) : null),
      words: () => 'More than the least share was given to each; the least share itself is enough.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () => 'Equal things with a least share for each receiver; the divisions are to be counted.',
  approach: () =>
    'The least shares can be set aside in one way. What is left is shared without any condition.',
  check: ({ n, floors }, { left }) =>
    `The least shares need $${sum(floors)}$, and $${sum(floors)} + ${left} = ${n}$ are there.`,
  principle: 'Different least shares only change how much is left to be shared freely.',
  verify: ({ n, k, floors }) => counted(n, k, shares => shares.every((x, i) => x >= (floors[i] ?? 0))),
});

const upToAll = form({
  form: 'some-may-be-left-over',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: ({ n, k, least, story, frame }: Shared) =>
    frame === 0
      ? `Some or all of ${n} identical ${story.things} are given to ${k} ${story.who}, so that each of them gets at least ${least}. The rest stay in the store. In how many ways can this be done?`
      : frame === 1
        ? `How many solutions does $${unknowns(k).join(' + ')} \\le ${n}$ have in integers, each at least $${least}$?`
        : `${numerals[k] ?? k} ${story.who} share a heap of ${n} identical ${story.things}. Each of them takes at least ${least}, and some of the heap may be left over. In how many ways can this be done?`,
  path: path<Shared>()
    .step(
      'left',
      ({ n, k, least }) => q(n - k * least),
      'Hand out the least shares.',
      ({ n, k, least }, { left }) => `${n} - ${k} \\times ${least} = ${left}`,
    )
    .step(
      'receivers',
      ({ k }) => q(k + 1),
      'Treat what stays behind as the share of one more receiver, who may get nothing.',
      ({ k }, { receivers }) => `${k} + 1 = ${receivers}`,
    )
    .step(
      'ways',
      (_p, { left, receivers }) => q(ways(Number(left), Number(receivers))),
      'Share the rest among all of them.',
      (_p, { left, receivers, ways: w }) =>
        `${tex(Number(left) + Number(receivers) - 1, Number(receivers) - 1)} = ${w}`,
    ),
  slips: [
    {
      misconception: 'everything_handed_out',
      at: 'receivers',
      wrongly: ({ k }) => q(k),
      words: () => 'That everything is given away was assumed; something may stay behind.',
    },
    {
      misconception: 'least_shares_ignored',
      at: 'left',
      wrongly: ({ n }) => q(n),
      words: (_p, { ways: count }) => `$${count}$ is found without handing out the least shares first.`,
    },
    {
      misconception: 'store_gets_least_share',
      at: 'left',
      wrongly: ({ n, k, least }) => (n >= (k + 1) * least ? q(n - (k + 1) * least) : null),
      words: ({ least }) => `The store was given ${least} as well; it may stay empty.`,
    },
    {
      misconception: 'rest_without_zero',
      at: 'ways',
      wrongly: (_p, { left, receivers }) => q(choices(Number(left) - 1, Number(receivers) - 1)),
      words: (_p, { left, receivers, ways }) =>
        `For the rest everybody was made to get one more; nothing more is needed. Here $\\binom{${numberTex(left)} - 1}{${numberTex(receivers)} - 1} = ${numberTex(ways)}$.`,
    },
    {
      misconception: 'one_bar_too_many',
      at: 'ways',
      wrongly: (_p, { left, receivers }) => q(choices(Number(left.add(receivers)), Number(receivers))),
      words: (_p, { left, receivers, ways }) =>
        `One bar too many was placed between the shares. Here $\\binom{${numberTex(left)} + ${numberTex(receivers)}}{${numberTex(receivers)}} = ${numberTex(ways)}$.`,
    },
    {
      misconception: 'strictly_less_handed_out',
      at: 'left',
      wrongly: ({ n, k, least }) => q(n - k * least - 1),
      words: () => 'At least one thing was kept behind; all may be given away too.',
    },
    {
      misconception: 'bars_not_counted',
      at: 'ways',
      wrongly: (_p, { left, receivers }) => q(choices(Number(left), Number(receivers) - 1)),
      words: () => 'The places of the bars were chosen among the things only.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'Equal things, least shares, and a rest that may stay behind: the results are to be counted.',
  approach: () =>
    'Two decisions: hand out the least shares, and count what stays behind as one more share. Then it is free sharing.',
  faster: ({ k }, { left, ways: w }) =>
    `One extra receiver for the store: $${left}$ things and $${k}$ bars, $${tex(Number(left) + k, k)} = ${w}$.`,
  check: ({ k }, { left, ways: w }) =>
    `Adding up the ways to hand out $0, 1, \\dots, ${left}$ more things among ${k} gives the same: $${Array.from({ length: Number(left) + 1 }, (_, i) => ways(i, k)).reduce((a, b) => a + b, 0)} = ${w}$.`,
  principle: 'What may be left over is the share of one more receiver.',
  verify: ({ n, k, least }) => counted(n, k + 1, shares => shares.slice(0, k).every(x => x >= least)),
});

const oddShares = form({
  form: 'odd-shares',
  revision: 3,
  likely: true,
  band: 'Medium',
  entry: true,
  seconds: 65,
  suits: ({ n, k }: Shared) => (n - k) % 2 === 0 && n >= k + 6,
  stem: ({ n, k, story, frame }: Shared) =>
    frame === 0
      ? `${n} identical ${story.things} are shared among ${k} ${story.who} so that each of them gets an odd number. In how many ways can this be done?`
      : frame === 1
        ? `How many solutions does the equation $${unknowns(k).join(' + ')} = ${n}$ have in odd positive integers?`
        : `In how many ways can ${n} identical ${story.things} be put into ${k} different boxes, with an odd number in each box?`,
  path: path<Shared>()
    .step(
      'left',
      ({ n, k }) => q(n - k),
      'An odd share is one thing and some pairs. Hand out one to each.',
      ({ n, k }, { left }) => `${n} - ${k} = ${left}`,
    )
    .step(
      'pairs',
      (_p, { left }) => left.div(2),
      'The rest goes out in pairs.',
      (_p, { left, pairs }) => `${left} \\div 2 = ${pairs}`,
    )
    .step(
      'ways',
      ({ k }, { pairs }) => q(ways(Number(pairs), k)),
      'Share the pairs freely.',
      ({ k }, { pairs, ways: w }) => `${tex(Number(pairs) + k - 1, k - 1)} = ${w}`,
    ),
  slips: [
    {
      misconception: 'pairs_not_formed',
      at: 'pairs',
      wrongly: (_p, { left }) => left,
      words: () => 'The rest was shared thing by thing; even shares come in then.',
    },
    {
      misconception: 'even_shares_counted',
      at: 'pairs',
      wrongly: ({ n }) => q(Math.floor(n / 2)),
      words: () => 'All things were put into pairs, as for even shares.',
    },
    {
      misconception: 'rest_without_zero',
      at: 'ways',
      wrongly: ({ k }, { pairs }) => q(choices(Number(pairs) - 1, k - 1)),
      words: () => 'Everybody was made to get at least one pair; a share of 1 is odd too.',
    },
    {
      misconception: 'one_bar_too_many',
      at: 'ways',
      wrongly: ({ k }, { pairs }) => q(choices(Number(pairs) + k, k)),
      words: ({ k }) => `${k} bars were used; ${k - 1} separate ${k} shares.`,
    },
    {
      misconception: 'half_of_all_shares',
      at: 'ways',
      wrongly: ({ n, k }) => (ways(n - k, k) % 2 === 0 ? q(ways(n - k, k) / 2) : null),
      words: () =>
        'Half of all divisions with at least one thing each was taken; odd shares are not half of them.',
    },
    {
      misconception: 'bars_not_counted',
      at: 'ways',
      wrongly: ({ k }, { pairs }) => q(choices(Number(pairs), k - 1)),
      words: ({ k }, { pairs, ways }) =>
        `The places of the bars were chosen among the pairs only. Here $\\binom{${numberTex(pairs)}}{${numberTex(k)} - 1} = ${numberTex(ways)}$.`,
    },
    {
      misconception: 'order_of_shares_divided_out',
      at: 'ways',
      wrongly: ({ k }, { pairs }) =>
        ways(Number(pairs), k) % k === 0 ? q(ways(Number(pairs), k) / k) : null,
      words: ({ k }) => `The result was divided by ${k}, as if the receivers were alike.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () => 'Equal things in odd shares: a condition on parity, to be turned into a free sharing.',
  approach: () => 'Write each share as 1 and a number of pairs. Then pairs are shared without condition.',
  faster: ({ n, k }, { pairs, ways: w }) =>
    `$${pairs}$ pairs remain after one each ($\\frac{${n} - ${k}}{2}$), with $${k - 1}$ bars: $${w}$.`,
  check: ({ n, k }, { pairs }) =>
    `One and all pairs, $1 + 2 \\times ${pairs} = ${1 + 2 * Number(pairs)}$, with 1 for the others makes $${n}$ with ${k} receivers.`,
  principle: 'A parity condition turns single things into pairs.',
  verify: ({ n, k }) => counted(n, k, shares => shares.every(x => x % 2 === 1)),
});

/** MM.DST.2 Easy and Medium: equal things with least shares. */
export const leastShares: readonly AnyTemplate[] = situation<Shared>({
  type: 'MM.DST.2',
  situation: 'least-shares',
  tries: 40,
  draw: draw => {
    const k = draw.int(3, 4);
    const least = draw.int(1, 4);
    const n = draw.int(k * least + 3, k * least + (k === 3 ? 14 : 10));
    const floors = Array.from({ length: k }, () => draw.int(0, 4));
    const left = n - sum(floors);
    return left >= 2 && left <= 12 && new Set(floors).size > 1 && floors.every(f => f > 0) && n <= 30
      ? { n, k, least, floors, story: draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [sameLeast, ownLeast, upToAll, oddShares],
});
