import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const scenes = [
  {
    whole: 'members of a reading club',
    one: 'member',
    each: 'reads',
    do: 'read',
    items: ['novels', 'poems', 'plays'],
  },
  {
    whole: 'pupils of a music school',
    one: 'pupil',
    each: 'learns',
    do: 'learn',
    items: ['sitar', 'tabla', 'flute'],
  },
  {
    whole: 'tourists on a bus',
    one: 'tourist',
    each: 'visited',
    do: 'visited',
    items: ['the fort', 'the lake', 'the museum'],
  },
  {
    whole: 'children of a colony',
    one: 'child',
    each: 'plays',
    do: 'play',
    items: ['cricket', 'football', 'kabaddi'],
  },
  {
    whole: 'guests at a dinner',
    one: 'guest',
    each: 'tasted',
    do: 'tasted',
    items: ['the soup', 'the curry', 'the dessert'],
  },
] as const;

interface Three {
  n: number;
  sizes: readonly [number, number, number];
  /** Those in exactly two are at most this many times those in all three. */
  high: number;
  scene: (typeof scenes)[number];
  way: boolean;
}

const excessOf = ({ n, sizes }: Three) => sizes[0] + sizes[1] + sizes[2] - n;
const smaller = ({ sizes }: Three) => Math.min(sizes[1], sizes[2]);
const larger = ({ sizes }: Three) => Math.max(sizes[1], sizes[2]);
/** Fewest in all three by the comparison, and by the room in the other two groups. */
const byRatio = (p: Three) => Math.ceil(excessOf(p) / (p.high + 2));
const byRoom = (p: Three) => excessOf(p) - smaller(p);
const plural = (one: string) => (one === 'child' ? 'children' : `${one}s`);

const mostAlone = form({
  form: 'most-in-one-alone',
  revision: 2,
  likely: true,
  band: 'Hard',
  also: ['MM.SET.2', 'AL.INQ.7'],
  entry: true,
  seconds: 120,
  stem: ({ n, sizes: [a, b, c], high, scene, way }: Three) => {
    const { whole, one, each, do: verb, items } = scene;
    return way
      ? `Each of the $${n}$ ${whole} ${each} at least one of ${items[0]}, ${items[1]} and ${items[2]}: $${a}$ ${verb} ${items[0]}, $${b}$ ${verb} ${items[1]} and $${c}$ ${verb} ${items[2]}. The number of ${plural(one)} who ${verb} exactly two of them is at most ${high === 2 ? 'twice' : `$${high}$ times`} the number who ${verb} all three. What is the greatest possible number of ${plural(one)} who ${verb} only ${items[0]}?`
      : `Of the $${n}$ ${whole}, $${a}$ ${verb} ${items[0]}, $${b}$ ${verb} ${items[1]}, $${c}$ ${verb} ${items[2]}, and each of them ${each} at least one. If at most ${high === 2 ? 'twice' : `$${high}$ times`} as many ${plural(one)} ${verb} exactly two of these as ${verb} all three, find the maximum number who ${verb} ${items[0]} and nothing else.`;
  },
  path: path<Three>()
    .step(
      'excess',
      p => q(excessOf(p)),
      'Add the three groups and compare with the number of all: who is in exactly two is counted once too often, who is in all three twice too often.',
      ({ n, sizes: [a, b, c] }, { excess }) => `x_2 + 2x_3 = ${a} + ${b} + ${c} - ${n} = ${excess}`,
    )
    .step(
      'ratio',
      ({ high }, { excess }) => excess.div(high + 2).ceil(),
      ({ high }) => `Put $x_2 \\le ${high}x_3$ into this: it bounds the number in all three from below.`,
      ({ high }, { excess, ratio }) => `${high + 2}x_3 \\ge ${excess} \\Rightarrow x_3 \\ge ${ratio}`,
    )
    .step(
      'room',
      (p, { excess }) => excess.sub(smaller(p)),
      p =>
        `For the most in ${p.scene.items[0]} alone, all who are in exactly two should be in the other two groups. Together with $x_3$ they have to fit into the smaller of these.`,
      (p, { excess, room }) => `x_2 + x_3 = ${excess} - x_3 \\le ${smaller(p)} \\Rightarrow x_3 \\ge ${room}`,
    )
    .step(
      'least',
      (_p, { ratio, room }) => (ratio.gt(room) ? ratio : room),
      'Both bounds hold; the larger one decides. With fewer in all three than the room asks for, some of those in exactly two would be taken from the first group instead, and nothing is gained.',
      (_p, { ratio, room, least }) => `x_3 = \\max(${ratio}, ${room}) = ${least}`,
    )
    .step(
      'most',
      ({ sizes: [a] }, { least }) => q(a).sub(least),
      'Then only those in all three are taken off the first group.',
      ({ sizes: [a] }, { least, most }) => `${a} - ${least} = ${most}`,
    ),
  slips: [
    {
      misconception: 'room_of_the_other_groups_missed',
      at: 'least',
      wrongly: (_p, { ratio, room }) => (room.gt(ratio) ? ratio : null),
      words: (p, { excess, ratio }) =>
        `With $${ratio}$ in all three, $${excess.sub(ratio.mul(2))}$ are in exactly two; together they are more than the $${smaller(p)}$ of the smaller group.`,
    },
    {
      misconception: 'ratio_condition_missed',
      at: 'least',
      wrongly: (_p, { ratio, room }) => (ratio.gt(room) ? (room.gt(0) ? room : q(0)) : null),
      words: ({ high }, { excess, least }) =>
        `With $${least}$ in all three, $${excess.sub(least.mul(2))}$ would be in exactly two, more than $${high}$ times as many.`,
    },
    {
      misconception: 'triple_counted_once',
      at: 'ratio',
      wrongly: ({ high }, { excess }) => excess.div(high + 1).ceil(),
      words: ({ high }, { excess, ratio }) =>
        `$x_3 \\ge ${ratio}$ divides $${excess}$ by $${high + 1}$; each of those in all three brings two units of the excess, so it is $${high + 2}$.`,
    },
    {
      misconception: 'twos_taken_from_the_first_group',
      at: 'most',
      wrongly: ({ sizes: [a] }, { excess, least }) => {
        const left = q(a).sub(excess.sub(least));
        return left.gt(0) ? left : null;
      },
      words: ({ sizes: [a] }, { excess, least, most }) =>
        `$${a} - ${least} - ${excess.sub(least.mul(2))} = ${most}$ puts everybody who is in exactly two into the first group; they can all be outside it.`,
    },
    {
      misconception: 'rounded_down',
      at: 'ratio',
      wrongly: ({ high }, { excess }) => (Number(excess) % (high + 2) ? excess.div(high + 2).floor() : null),
      words: ({ high }, { ratio, excess }) =>
        `With $${ratio}$ in all three, $${excess.sub(ratio.mul(2))}$ are in exactly two, more than $${high}$ times as many.`,
    },
    {
      misconception: 'most_in_all_three_for_least',
      at: 'least',
      wrongly: (_p, { excess }) => excess.div(2).floor(),
      words: (_p, { excess, least }) =>
        `Half of the excess $${excess}$ makes $${least}$ in all three; that is the most there can be, and it leaves the fewest in one group alone.`,
    },
    {
      misconception: 'triple_counted_three_times',
      at: 'ratio',
      wrongly: ({ high }, { excess }) => excess.div(high + 3).ceil(),
      words: ({ high }, { excess, ratio }) =>
        `$x_3 \\ge ${ratio}$ divides $${excess}$ by $${high + 3}$: of the three counts of those in all three one is right.`,
    },
    {
      misconception: 'twos_shared_equally',
      at: 'most',
      wrongly: ({ sizes: [a] }, { excess, least }) => {
        const two = excess.sub(least.mul(2));
        const left = q(a).sub(least).sub(two.div(3).floor());
        return two.gt(2) && left.gt(0) ? left : null;
      },
      words: (_p, { most, excess, least }) =>
        `$${most}$ lets a third of the $${excess.sub(least.mul(2))}$ in exactly two lie between the first group and each of the others; nothing forces them there.`,
    },
    {
      misconception: 'larger_group_for_the_room',
      at: 'room',
      wrongly: (p, { excess }) => (larger(p) > smaller(p) ? excess.sub(larger(p)) : null),
      words: p =>
        `The room was measured by the larger of the other groups, $${larger(p)}$; who is in both has to fit into the smaller, $${smaller(p)}$.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { sizes: [a] }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() < a,
  snapRead: () =>
    'Three groups without outsiders, a comparison of those in exactly two with those in all three; the greatest number in one group alone.',
  approach: () =>
    'A group loses those in all three and those it shares with one other. The shared ones can lie between the other two groups, as far as there is room; so make those in all three as few as both conditions allow.',
  faster: (p, { ratio, most }) =>
    `In the first group alone there are at most $${p.n} - ${larger(p)} = ${p.n - larger(p)}$ (the others contain $${larger(p)}$) and at most $${p.sizes[0]} - ${ratio}$, as $x_3 \\ge \\frac{${excessOf(p)}}{${p.high + 2}}$: take the smaller, $${most}$.`,
  check: (p, { excess, least, most }) => {
    const two = excess.sub(least.mul(2));
    const [b, c] = [p.sizes[1], p.sizes[2]].map(size => q(size).sub(two).sub(least));
    return `All three $${least}$, exactly two $${two}$, alone $${most}, ${b}, ${c}$: together $${p.n}$, and $${two} \\le ${p.high} \\times ${least}$.`;
  },
  principle:
    'For the greatest number in one group alone, move the overlaps elsewhere, and look whether there is room for them.',
  verify: p => {
    // Every filling of the diagram that keeps the condition.
    const [a, b, c] = p.sizes;
    let best = -1;
    for (let all = 0; all <= Math.min(a, b, c); all += 1)
      for (let ab = 0; ab + all <= Math.min(a, b); ab += 1)
        for (let ac = 0; ac + ab + all <= a && ac + all <= c; ac += 1) {
          const bc = excessOf(p) - 2 * all - ab - ac;
          const fits = bc >= 0 && ab + bc + all <= b && ac + bc + all <= c;
          if (fits && ab + ac + bc <= p.high * all) best = Math.max(best, a - all - ab - ac);
        }
    return q(best);
  },
});

/** MM.SET.3 Hard: the most in one of three groups alone, under a condition on the overlaps. */
export const mostInOneAlone: readonly AnyTemplate[] = situation<Three>({
  type: 'MM.SET.3',
  situation: 'one-group-alone',
  tries: 40,
  draw: draw => {
    const n = draw.int(50, 140);
    const size = () => draw.int(Math.ceil(n * 0.35), Math.floor(n * 0.75));
    const p: Three = {
      n,
      sizes: [size(), size(), size()],
      high: draw.int(2, 6),
      scene: draw.pick(scenes),
      way: draw.chance(0.5),
    };
    const [a, b, c] = p.sizes;
    const [excess, least] = [excessOf(p), Math.max(byRatio(p), byRoom(p))];
    // The room bites in two draws of five, and not by little.
    const bites = byRoom(p) > byRatio(p);
    const clear = Math.abs(byRoom(p) - byRatio(p)) >= 2 && bites === draw.chance(0.4);
    const fits = excess >= 24 && 2 * least <= excess && a - least >= 6 && new Set([a, b, c]).size === 3;
    return clear && fits ? p : null;
  },
  forms: [mostAlone],
});
