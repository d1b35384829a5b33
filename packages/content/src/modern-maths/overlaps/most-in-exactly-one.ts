import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { filling, threeScenes } from './excess-shared-out.ts';

interface Three {
  n: number;
  sizes: readonly [number, number, number];
  /** Those in exactly two are at least this many times those in all three. */
  k: number;
  scene: (typeof threeScenes)[number];
  way: boolean;
}

const excessOf = ({ n, sizes }: Three) => sizes[0] + sizes[1] + sizes[2] - n;
const times = (k: number) =>
  k === 1 ? 'at least as many' : k === 2 ? 'at least twice as many' : `at least $${k}$ times as many`;

/** Everybody in exactly one, by every filling of the diagram that keeps the condition; null where there is none. */
function bestFilling(p: Three): number | null {
  let best: number | null = null;
  for (let all = 0; (p.k + 2) * all <= excessOf(p); all += 1)
    try {
      const { ones } = filling(p.n, p.sizes, all);
      best = Math.max(
        best ?? 0,
        ones.reduce((x, y) => x + y, 0),
      );
    } catch {
      // These sizes leave no room for so many, or so few, in all three.
    }
  return best;
}

const mostInOne = form({
  form: 'most-in-exactly-one',
  revision: 2,
  likely: true,
  band: 'Hard',
  also: ['MM.SET.2', 'AL.INQ.3'],
  entry: true,
  seconds: 100,
  stem: ({ n, sizes: [a, b, c], k, scene: { who, verb, items }, way }: Three) =>
    way
      ? `Each of ${who}, $${n}$ in all, ${verb} at least one of ${items[0]}, ${items[1]} and ${items[2]}. For ${items[0]} the number is $${a}$, for ${items[1]} $${b}$ and for ${items[2]} $${c}$. Those with exactly two of these are ${times(k)} as those with all three. What is the maximum number with exactly one?`
      : `Of ${who}, $${a}$ chose ${items[0]}, $${b}$ ${items[1]} and $${c}$ ${items[2]}; all $${n}$ of them chose something. Those with exactly two choices are ${times(k)} as those with all three. At most how many made exactly one choice?`,
  path: path<Three>()
    .step(
      'excess',
      p => q(excessOf(p)),
      'Add the three groups and compare with the number of all: who is in exactly two is counted once too often, who is in all three twice too often.',
      ({ n, sizes: [a, b, c] }, { excess }) => `x_2 + 2x_3 = ${a} + ${b} + ${c} - ${n} = ${excess}`,
    )
    .step(
      'triple',
      ({ k }, { excess }) => excess.div(k + 2).floor(),
      ({ k }) => `Put $x_2 \\ge ${k === 1 ? '' : k}x_3$ into this: it bounds the number in all three.`,
      ({ k }, { excess, triple }) => `${k + 2}x_3 \\le ${excess} \\Rightarrow x_3 \\le ${triple}`,
    )
    .step(
      'count',
      ({ n }, { excess, triple }) => q(n).sub(excess).add(triple),
      'Express those in exactly one by $x_3$; they are most when $x_3$ is.',
      ({ n }, { excess, triple, count }) =>
        `x_1 = ${n} - x_2 - x_3 = ${n} - ${excess} + x_3 \\le ${n} - ${excess} + ${triple} = ${count}`,
    ),
  slips: [
    {
      misconception: 'condition_ignored',
      at: 'triple',
      wrongly: (_p, { excess }) => excess.div(2).floor(),
      words: (_p, { triple }) =>
        `$${triple}$ in all three uses the excess up in twos; then too few are left for exactly two.`,
    },
    {
      misconception: 'triple_counted_once',
      at: 'triple',
      wrongly: ({ k }, { excess }) => excess.div(k + 1).floor(),
      words: (_p, { triple }) =>
        `$${triple}$ in all three would be right if each of them took one unit of the excess; each takes two.`,
    },
    {
      misconception: 'least_for_greatest',
      at: 'triple',
      wrongly: () => q(0),
      words: ({ n }, { excess }) =>
        `$${n} - ${excess}$ has nobody in all three; that is the minimum, not the maximum.`,
    },
    {
      misconception: 'triple_counted_three_times',
      at: 'triple',
      wrongly: ({ k }, { excess }) => excess.div(k + 3).floor(),
      words: (_p, { triple }) =>
        `$${triple}$ comes from giving three units of the excess to everybody in all three; one of the three counts is right.`,
    },
    {
      misconception: 'all_three_counted_as_one',
      at: 'count',
      wrongly: ({ n }, { excess, triple }) => q(n).sub(excess).add(triple.mul(2)),
      words: (_p, { triple }) =>
        `Only those with exactly two were taken off; the $${triple}$ with all three have to go as well.`,
    },
    {
      misconception: 'bound_not_reached',
      at: 'triple',
      wrongly: ({ k }, { excess }) =>
        excess
          .div(k + 2)
          .floor()
          .sub(1),
      words: (_p, { triple }) => `$${triple}$ in all three is not yet the greatest number allowed.`,
    },
    {
      misconception: 'rounded_up',
      at: 'triple',
      wrongly: ({ k }, { excess }) => (Number(excess) % (k + 2) ? excess.div(k + 2).ceil() : null),
      words: (_p, { triple }) => `Rounding up to $${triple}$ in all three breaks the condition.`,
    },
    {
      misconception: 'condition_reversed',
      at: 'triple',
      wrongly: ({ k }, { excess }) =>
        k > 1
          ? excess
              .mul(k)
              .div(2 * k + 1)
              .floor()
          : null,
      words: ({ k }) =>
        `Here those in all three may be $${k}$ times those in exactly two: the comparison is the other way round.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { n }) => value.d === 1n && value.s >= 0n && value.valueOf() < n,
  snapRead: () =>
    'Three groups without outsiders, and a comparison of those in exactly two with those in all three; an extreme is wanted.',
  approach: () =>
    'Everything known of the overlaps is the excess, one equation for two unknowns. The comparison turns it into a bound for those in all three, and those in exactly one grow with them.',
  faster: ({ k }, { excess, triple }) =>
    `Everybody in all three brings at least $${k}$ in exactly two, $${k + 2}$ units of the excess $${excess}$: at most $${triple}$ in all three.`,
  check: (p, { excess, triple, count }) => {
    const two = excess.sub(triple.mul(2));
    return `$${count}$ with one, $${two}$ with two and $${triple}$ with all three: $${count} + ${two} + ${triple} = ${p.n}$ and $${count} + 2 \\times ${two} + 3 \\times ${triple} = ${excessOf(p) + p.n}$.`;
  },
  principle:
    'Without outsiders the excess of the groups is one for everybody in exactly two and two for everybody in all three; a further condition makes it an inequality.',
  verify: p => q(bestFilling(p) ?? -1),
});

/** MM.SET.3 Hard: the excess of three groups under a condition on the overlaps. */
export const mostInExactlyOne: readonly AnyTemplate[] = situation<Three>({
  type: 'MM.SET.3',
  situation: 'excess-under-a-condition',
  tries: 30,
  draw: draw => {
    const n = draw.int(36, 90);
    const size = () => draw.int(Math.ceil(n * 0.4), Math.floor(n * 0.75));
    const p: Three = {
      n,
      sizes: [size(), size(), size()],
      k: draw.int(1, 3),
      scene: draw.pick(threeScenes),
      way: draw.chance(0.5),
    };
    const excess = excessOf(p);
    const key = n - excess + Math.floor(excess / (p.k + 2));
    return excess >= 12 && excess <= 0.6 * n && bestFilling(p) === key ? p : null;
  },
  forms: [mostInOne],
});
