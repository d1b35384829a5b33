import { path } from '../../path.ts';
import { grouped } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface FewestPieces {
  shape: 'ball' | 'cube';
  /** Sizes of the large solid and of the three small ones, in units; the smallest is 1. */
  large: number;
  middle: number;
  big: number;
  unit: number;
}

/** Numbers of the big, middle and unit pieces with the fewest pieces in all, at least one of each. */
function fewest({ large, middle, big }: FewestPieces) {
  const volume = large ** 3;
  let best: { big: number; middle: number; ones: number; total: number } | null = null;
  for (let z = 1; z * big ** 3 < volume; z += 1) {
    const rest = volume - z * big ** 3;
    const y = Math.floor((rest - 1) / middle ** 3);
    if (y < 1) continue;
    const ones = rest - y * middle ** 3;
    const total = z + y + ones;
    if (!best || total < best.total) best = { big: z, middle: y, ones, total };
  }
  return best;
}

/** The pieces when `z` of the big size are made and the middle size takes as much of the rest as it can. */
function filled({ large, middle, big }: FewestPieces, z: number) {
  const rest = large ** 3 - z * big ** 3;
  const y = Math.floor((rest - 1) / middle ** 3);
  return { y, ones: rest - y * middle ** 3, total: z + y + rest - y * middle ** 3 };
}

/** The least number of pieces of the given worths that make a total, with `least` of each. */
function leastCount(total: number, worths: readonly number[], least: number): number {
  const rest = total - least * worths.reduce((x, y) => x + y, 0);
  if (rest < 0) return Number.POSITIVE_INFINITY;
  const pieces = [0];
  for (let amount = 1; amount <= rest; amount += 1)
    pieces[amount] =
      1 +
      Math.min(...worths.filter(w => w <= amount).map(w => pieces[amount - w] ?? Number.POSITIVE_INFINITY));
  return (pieces[rest] ?? Number.POSITIVE_INFINITY) + least * worths.length;
}

/** A number of pieces, or 0 where the sizes allow none. */
const pieces = (count: number) => q(Number.isFinite(count) ? count : 0);

/** The most of the largest size that leave room for one of each other. */
const mostOfLargest = (volume: number, y: number, z: number) => Math.floor((volume - 1 - y) / z);

const fewestPiecesAsked = form({
  form: 'pieces-of-three-sizes',
  band: 'Medium',
  seconds: 80,
  stem: ({ shape, large, middle, big, unit }) => {
    const size = shape === 'ball' ? 'radius' : 'edge';
    const sizes = `${unit} cm, ${middle * unit} cm and ${big * unit} cm`;
    return shape === 'ball'
      ? `A solid silver ball of ${size} ${large * unit} cm is melted and recast, without any loss, into solid balls of ${size} ${sizes}. If at least one ball of each of the three sizes is made, what is the least possible number of balls?`
      : `A solid gold cube of ${size} ${large * unit} cm is melted and recast, without any loss, into solid cubes of ${size} ${sizes}. If at least one cube of each of the three sizes is made, what is the least possible number of cubes?`;
  },
  path: path<FewestPieces>()
    .step(
      'worths',
      ({ large, middle, big }) => [1, middle ** 3, big ** 3, large ** 3],
      p => {
        const { shape } = p;
        return `Cube the sizes to get the volumes in units of the smallest ${shape}.`;
      },
      p => {
        const { large, middle, big } = p;
        const [volume, y, z] = [large ** 3, middle ** 3, big ** 3];
        return `1^3 = 1, \\quad ${middle}^3 = ${y}, \\quad ${big}^3 = ${z}, \\quad ${large}^3 = ${volume}`;
      },
    )
    .step(
      'most',
      (_p, { worths: [, y = 1, z = 1, volume = 0] }) => mostOfLargest(volume, y, z),
      'Set aside one of each of the two smaller sizes, and see how many of the largest fit into the rest.',
      (p, { most }) => {
        const { large, middle, big } = p;
        const [volume, y, z] = [large ** 3, middle ** 3, big ** 3];
        return `${volume} - 1 - ${y} = ${volume - 1 - y} = ${most} \\times ${z} + ${volume - 1 - y - most * z}`;
      },
    )
    .step(
      'rest',
      (p, { most }) => [q(filled(p, most).y), q(filled(p, most).ones)],
      `With that many of the largest, fill the rest with the middle size and keep at least one unit for the smallest.`,
      (p, { most }) => {
        const { large, middle, big } = p;
        const [volume, y, z] = [large ** 3, middle ** 3, big ** 3];
        const first = filled(p, most);
        return `${volume} - ${most} \\times ${z} = ${volume - most * z} = ${first.y} \\times ${y} + ${first.ones}`;
      },
    )
    .step(
      'total',
      (_p, { worths: [one = 1, y = 1, z = 1, volume = 0] }) => pieces(leastCount(volume, [one, y, z], 1)),
      'Count the pieces for this number of the largest and for a few less, each time filled up in the same way, and take the least.',
      (p, { most }) => {
        const best = fewest(p) ?? { big: 0, middle: 0, ones: 0, total: 0 };
        const tried = [0, 1, 2, 3]
          .map(less => most - less)
          .filter(count => count >= 1 && count >= best.big - 1);
        return `\\begin{aligned} ${tried
          .map(count => {
            const f = filled(p, count);
            return `${count} + ${f.y} + ${f.ones} &= ${f.total}`;
          })
          .join(' \\\\ ')} \\end{aligned}`;
      },
    ),
  slips: [
    {
      misconception: 'largest_first_taken_as_fewest',
      at: 'total',
      wrongly: (p, { most }) => q(filled(p, most).total),
      words: (p, { most, total }) =>
        `$${most} + ${filled(p, most).y} + ${filled(p, most).ones} = ${total}$ counts as many of the largest as there is room for; giving up some of them lets the middle size fit better and saves pieces.`,
    },
    {
      misconception: 'condition_of_each_ignored',
      at: 'total',
      wrongly: (_p, { worths: [one = 1, y = 1, z = 1, volume = 0] }) =>
        pieces(leastCount(volume, [one, y, z], 0)),
      words: (_p, { total }) =>
        `$${total}$ is the fewest pieces without asking for one of each size; all three sizes have to appear.`,
    },
    {
      misconception: 'remainder_filled_with_smallest',
      at: 'total',
      wrongly: (_p, { worths: [, y = 1, z = 1, volume = 0], most }) => q(most + 1 + (volume - most * z - y)),
      words: ({ shape }, { worths: [, y = 1, z = 1, volume = 0], most, total }) =>
        `With one ${shape} of the middle size the rest was filled with the smallest, $${most} + 1 + ${volume - most * z - y} = ${total}$; more of the middle size save pieces.`,
    },
    {
      misconception: 'square_for_cube',
      at: 'worths',
      wrongly: ({ large, middle, big }) => [1, middle ** 2, big ** 2, large ** 2],
      words: ({ shape }, { worths: [, , , all = 0] }) =>
        `This shares out $${all}$, the square of the ${shape === 'ball' ? 'radius' : 'edge'}; melting keeps the volume, which goes with the cube.`,
    },
    {
      misconception: 'smallest_left_out',
      at: 'total',
      wrongly: (p, { total }) => total.sub(fewest(p)?.ones ?? 0),
      words: (p, { total }) =>
        `$${fewest(p)?.big} + ${fewest(p)?.middle} = ${total}$ counts only the two larger sizes; the smallest ${p.shape}s that make up the rest count too.`,
    },
    {
      misconception: 'largest_one_fewer',
      at: 'total',
      wrongly: p => {
        const most = fewest(p)?.big ?? 0;
        return most > 1 ? q(filled(p, most - 1).total) : null;
      },
      words: (p, { total }) =>
        `$${total}$ comes from $${(fewest(p)?.big ?? 0) - 1}$ of the largest size, one ${p.shape} too few: with one more of them, fewer pieces are needed in all.`,
    },
    {
      misconception: 'equal_numbers_of_each',
      at: 'total',
      wrongly: (_p, { worths: [one = 1, y = 1, z = 1, volume = 0] }) =>
        volume % (one + y + z) === 0 ? q((3 * volume) / (one + y + z)) : null,
      words: (_p, { total }) =>
        `$3 \\times ${total.div(3)} = ${total}$ is the same number of each size; the numbers may differ, and larger pieces reduce the count.`,
    },
    {
      misconception: 'off_by_one',
      at: 'total',
      wrongly: (_p, { total }) => total.add(1),
      words: ({ shape }, { total }) =>
        `$${total}$ is one ${shape} more than the least number: a last exchange for a larger ${shape} was missed.`,
    },
  ],
  show: value => `$${grouped(value)}$`,
  plausible: value => value.d === 1n && value.n >= 3n,
  snapRead: p => {
    const { shape } = p;
    const size = shape === 'ball' ? 'radius' : 'edge';
    return `One solid is shared out into three sizes, with at least one of each; the least number of pieces is asked. Volumes go with the cube of the ${size}, so this is a question about whole numbers.`;
  },
  approach: p => {
    const { shape, unit } = p;
    return `Take the smallest ${shape} as one unit of volume${unit === 1 ? '' : `, that is, measure lengths in units of ${unit} cm`}. Then three whole volumes must add up to a whole total. Few pieces means large pieces: use as many of the largest as leave room for the other two sizes, then the middle size, keeping at least one of the smallest. Largest first is only a good guess, so test a few of the largest fewer: what they free may suit the middle size better.`;
  },
  check: p => {
    const { large, middle, big } = p;
    const best = fewest(p) ?? { big: 0, middle: 0, ones: 0, total: 0 };
    const [volume, y, z] = [large ** 3, middle ** 3, big ** 3];
    return `Volumes: $${best.big} \\times ${z} + ${best.middle} \\times ${y} + ${best.ones} = ${volume}$, with at least one of each size. Still fewer of the largest cannot help: whatever they free needs more pieces of the middle size than it saves.`;
  },
  principle:
    'Recasting into fixed sizes is a sum of cubes: for the fewest pieces set aside what the conditions demand, fill up with the largest first, and test a few of them fewer.',
  verify: ({ large, middle, big }) => q(leastCount(large ** 3, [1, middle ** 3, big ** 3], 1)),
});

/** GM.SOL.3 Medium: fewest pieces of three sizes, one of each at least; cubes as coins, and the forced unit piece. */
export const fewestPieces: readonly AnyTemplate[] = situation<FewestPieces>({
  type: 'GM.SOL.3',
  situation: 'fewest',
  draw: draw => {
    const [middle, big] = draw.pick([
      [2, 3],
      [2, 3],
      [2, 4],
      [3, 4],
      [2, 5],
    ] as const);
    const p: FewestPieces = {
      shape: draw.pick(['ball', 'cube'] as const),
      large: draw.int(big + 1, 9),
      middle,
      big,
      unit: draw.pick([1, 1, 2, 3]),
    };
    const best = fewest(p);
    return best && best.big >= 2 && best.total >= 5 && best.total <= 45 ? p : null;
  },
  forms: [fewestPiecesAsked],
});
