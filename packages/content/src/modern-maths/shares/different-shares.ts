import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shared {
  /** n equal things among three receivers, everybody getting at least so many. */
  n: number;
  least: number;
  scene: 'sweets' | 'numbers' | 'seats';
}

const half = (n: number) => Math.floor(n / 2);
const ways = (left: number) => (left < 0 ? 0 : choices(left + 2, 2));
/** Shares x, x, n − 2x within both bounds: all such x. */
const twins = ({ n, least }: Shared, most: number) =>
  Array.from({ length: half(n) }, (_, i) => i + 1).filter(
    x => x >= least && x <= most && n - 2 * x >= least && n - 2 * x <= most,
  );

/** Divisions into three different shares between two bounds. */
const different = (n: number, least: number, most: number) => {
  let sets = 0;
  for (let a = least; a <= most; a += 1)
    for (let b = a + 1; b <= most; b += 1) if (n - a - b > b && n - a - b <= most) sets += 1;
  return q(6 * sets);
};

const differentShares = form({
  form: 'different-shares-up-to-half',
  revision: 3,
  band: 'Hard',
  also: ['MM.DST.3', 'AL.INQ.3'],
  entry: true,
  likely: true,
  seconds: 115,
  stem: ({ n, least, scene }: Shared) =>
    scene === 'sweets'
      ? `In how many ways can ${n} identical laddus be shared among Arjun, Bela and Chetan so that each of them gets at least ${least}, nobody gets more than half of the laddus, and no two get the same number?`
      : scene === 'numbers'
        ? `The integers $a$, $b$ and $c$ are all different and at least $${least}$, and none of them is greater than the sum of the other two. How many solutions does $a + b + c = ${n}$ have?`
        : `The ${n} seats of a council are divided among the parties P, Q and R. Each party has at least ${least} seats, no two have the same number, and none has more seats than the other two together. In how many ways can P, Q and R share the seats?`,
  path: path<Shared>()
    .quiet('limit', ({ n }) => q(half(n)))
    .step(
      'all',
      ({ n, least }) => q(ways(n - 3 * least)),
      'Give everyone the least share and divide the rest freely, with two bars.',
      ({ n, least }, { all }) =>
        `${n} - 3 \\times ${least} = ${n - 3 * least}: \\quad \\binom{${n - 3 * least + 2}}{2} = ${all}`,
    )
    .step(
      'over',
      ({ n, least }, { limit }) => q(3 * ways(n - limit.valueOf() - 1 - 2 * least)),
      'Only one can have more than half. Give him or her that many beforehand, the others the least share; three receivers are possible.',
      ({ n, least }, { limit, over }) =>
        `${n} - ${limit.add(1)} - 2 \\times ${least} = ${n - limit.valueOf() - 1 - 2 * least}: \\quad 3 \\times \\binom{${n - limit.valueOf() - 1 - 2 * least + 2}}{2} = ${over}`,
    )
    .step(
      'pairs',
      (p, { limit }) => q(twins(p, limit.valueOf()).length),
      'Among what is left two shares may be equal, $x$, $x$ and the rest. Find the $x$ for which both bounds hold.',
      (p, { limit, pairs }) =>
        `${p.least} \\le x \\le ${limit}, \\quad ${p.least} \\le ${p.n} - 2x \\le ${limit}: \\quad x = ${twins(p, limit.valueOf())[0]}, \\dots, ${twins(p, limit.valueOf()).at(-1)}, \\quad ${pairs} \\text{ values}`,
    )
    .quiet('triple', ({ n }) => q(n % 3 === 0 ? 1 : 0))
    .step(
      'equal',
      (_p, { pairs, triple }) => pairs.mul(3).sub(triple.mul(2)),
      ({ n }) =>
        `The one who differs can be any of the three${n % 3 === 0 ? `; three equal shares of $${n / 3}$, counted three times in this way, are one division` : ''}.`,
      (_p, { pairs, triple, equal }) => `3 \\times ${pairs}${triple.equals(0) ? '' : ' - 2'} = ${equal}`,
    )
    .step(
      'count',
      (_p, { all, over, equal }) => all.sub(over).sub(equal),
      'Take both kinds off.',
      (_p, { all, over, equal, count }) => `${all} - ${over} - ${equal} = ${count}`,
    ),
  slips: [
    {
      misconception: 'limit_ignored',
      at: 'count',
      wrongly: ({ n, least }) => different(n, least, n),
      words: ({ n }, { count }) =>
        `$${count}$ divisions have different shares of the least size, but in some of them one is above half of $${n}$.`,
    },
    {
      misconception: 'half_itself_excluded',
      at: 'limit',
      wrongly: ({ n }) => (n % 2 === 0 ? q(n / 2 - 1) : null),
      words: ({ n }, { count }) =>
        `$${count}$ excludes shares of exactly $${n / 2}$ too; only more than half is forbidden.`,
    },
    {
      misconception: 'least_share_excluded',
      at: 'count',
      wrongly: ({ n, least }) => different(n, least + 1, half(n)),
      words: ({ least }, { count }) =>
        `$${count}$ asks for more than $${least}$ each; a share of exactly $${least}$ is allowed.`,
    },
    {
      misconception: 'least_share_ignored',
      at: 'count',
      wrongly: ({ n }) => different(n, 1, half(n)),
      words: ({ least }, { count }) =>
        `$${count}$ lets in shares below $${least}$; only the upper limit was minded.`,
    },
    {
      misconception: 'one_share_more_allowed',
      at: 'count',
      wrongly: ({ n, least }) => different(n, least, half(n) + 1),
      words: ({ n }, { count }) =>
        `$${count}$ allows a share of $${half(n) + 1}$, though that is more than half of $${n}$.`,
    },
    {
      misconception: 'both_bounds_excluded',
      at: 'count',
      wrongly: ({ n, least }) => different(n, least + 1, Math.ceil(n / 2) - 1 - (n % 2)),
      words: ({ least }, { count }) =>
        `$${count}$ leaves out shares at either bound; $${least}$ and the largest share up to half are allowed.`,
    },
    {
      misconception: 'orders_not_counted',
      at: 'count',
      wrongly: (_p, { all, over, equal }) => {
        const sets = all.sub(over).sub(equal).div(6);
        return sets.n % 6n === 0n ? sets : null;
      },
      words: (_p, { count }) =>
        `$${count}$ sets of three different numbers were counted; the receivers are different, so each set gives six divisions.`,
    },
    {
      misconception: 'no_zero_but_no_bounds',
      at: 'count',
      wrongly: ({ n }) => different(n, 1, n),
      words: (_p, { count }) =>
        `$${count}$ divisions are merely different and positive; neither bound was used.`,
    },
  ],
  show: value => plain(value),
  // Three different shares can be handed out in six ways: any other number falls on sight.
  plausible: value => value.valueOf() > 0 && value.n % 6n === 0n,
  snapRead: () =>
    'Three shares with a least size, an upper limit of half, and all different: divisions are counted.',
  approach: () =>
    'Count all divisions with the least shares. Those above half do not overlap and come off; then those with equal shares, which are few and can be listed.',
  faster: (p, { limit, count }) =>
    `Count increasing triples $a < b < c \\le ${limit}$ from the largest down, $a + b = ${p.n} - c$: there are $${Number(count) / 6}$, and each can be handed out in $6$ ways.`,
  check: (_p, { count }) =>
    `All shares are different, so every set of three sizes gives $6$ divisions: $${count} = 6 \\times ${Number(count) / 6}$.`,
  principle:
    'Count without the awkward condition, then take off what breaks it, minding what was taken off already and what was counted more than once.',
  verify: ({ n, least }) => {
    let count = 0;
    for (let a = least; a <= n; a += 1)
      for (let b = least; a + b <= n - least; b += 1) {
        const c = n - a - b;
        if (new Set([a, b, c]).size === 3 && 2 * Math.max(a, b, c) <= n) count += 1;
      }
    return q(count);
  },
});

/** MM.DST.2 Hard: three different shares with a least and a greatest size. */
export const differentSharesUpToHalf: readonly AnyTemplate[] = situation<Shared>({
  type: 'MM.DST.2',
  situation: 'different-shares',
  tries: 20,
  draw: draw => {
    const p: Shared = {
      n: draw.int(17, 36),
      least: draw.int(2, 5),
      scene: draw.pick(['sweets', 'numbers', 'seats'] as const),
    };
    const room = p.n - half(p.n) - 1 - 2 * p.least;
    return room >= 1 && twins(p, half(p.n)).length >= 3 ? p : null;
  },
  forms: [differentShares],
});
