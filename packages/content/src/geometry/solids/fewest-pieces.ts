import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { grouped } from '../../show.ts';
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

const fewestPiecesAsked = form<FewestPieces>(
  'pieces-of-three-sizes',
  {
    band: 'Medium',
    seconds: 80,
    verify: ({ large, middle, big }) => leastCount(large ** 3, [1, middle ** 3, big ** 3], 1),
  },
  (p, { step }) => {
    const { middle, big, large, shape, unit } = p;
    const worths = step([1, middle ** 3, big ** 3, large ** 3], {
      name: text`the volumes in units of the smallest ${shape}`,
      because: text`Melting keeps the volume, and volumes of solids of one shape are as the cubes of their lengths.
        Twice the ${shape === 'ball' ? 'radius' : 'edge'} makes $2^3 = 8$ times the volume.`,
      works: () => {
        const [volume, y, z] = [large ** 3, middle ** 3, big ** 3];
        return tex`1^3 = 1, \quad ${middle}^3 = ${y}, \quad ${big}^3 = ${z}, \quad ${large}^3 = ${volume}`;
      },
    })`
      Take the smallest ${shape} as one unit of volume. Cube the sizes to get the volumes of all the ${shape}s in this
      unit.`;
    const [one = 1, y = 1, z = 1, volume = 0] = worths.map(Number);
    const most = step(mostOfLargest(volume, y, z), {
      name: text`the most ${shape}s of the largest size`,
      because: text`Large pieces use up the volume with few pieces, so begin with many of them. But each of the three
        sizes has to appear, so room for the two others is kept.`,
      works: value => {
        const [volume, y, z] = [large ** 3, middle ** 3, big ** 3];
        return tex`${volume} - 1 - ${y} = ${volume - 1 - y} = ${value} \times ${z} +
        ${volume - 1 - y - Number(value) * z}`;
      },
    })`
      Set aside one ${shape} of each of the two smaller sizes. Divide what is left by the volume of the largest size: so
      many of these can be made at most.`;
    step([filled(p, Number(most)).y, filled(p, Number(most)).ones], {
      name: text`the numbers of the middle and the smallest size then`,
      because: text`After the largest size the middle one saves the most pieces. At least one unit of volume is left
        over for the smallest ${shape}, which has to appear.`,
      works: () => {
        const [volume, y, z] = [large ** 3, middle ** 3, big ** 3];
        const first = filled(p, Number(most));
        return tex`${volume} - ${most} \times ${z} = ${volume - Number(most) * z} = ${first.y} \times ${y} +
        ${first.ones}`;
      },
    })`
      With that many of the largest size, fill the rest with the middle size, and keep at least one unit for the
      smallest ${shape}.`;
    const total = step(pieces(leastCount(volume, [one, y, z], 1)), {
      because: text`As many large pieces as possible need not be best: one fewer frees volume that may be filled by
        middle pieces without many small ones. So a few cases have to be compared.`,
      works: () => {
        const best = fewest(p) ?? { big: 0, middle: 0, ones: 0, total: 0 };
        const tried = [0, 1, 2, 3]
          .map(less => Number(most) - less)
          .filter(count => count >= 1 && count >= best.big - 1);
        return tex`\begin{aligned} ${tried
          .map(count => {
            const f = filled(p, count);
            return `${count} + ${f.y} + ${f.ones} &= ${f.total}`;
          })
          .join(' \\\\ ')} \end{aligned}`;
      },
    })`
      Count the ${shape}s for this number of the largest size and for a few less, each time filled up in the same way,
      and take the least total.`;
    return {
      answer: total,
      stem: () => {
        const size = shape === 'ball' ? 'radius' : 'edge';
        const sizes = `${unit} cm, ${middle * unit} cm and ${big * unit} cm`;
        return shape === 'ball'
          ? text`A solid silver ball of ${size} ${String(large * unit)} cm is melted and recast, without any loss, into
            solid balls of ${size} ${sizes}. If at least one ball of each of the three sizes is made, what is the least
            possible number of balls?`
          : text`A solid gold cube of ${size} ${String(large * unit)} cm is melted and recast, without any loss, into
            solid cubes of ${size} ${sizes}. If at least one cube of each of the three sizes is made, what is the least
            possible number of cubes?`;
      },
      show: value => `$${grouped(value)}$`,
      plausible: value => value.d === 1n && value.n >= 3n,
      slips: [
        slip('sought_the_extreme_elsewhere', total, () => filled(p, Number(most)).total)`
          $${most} + ${filled(p, Number(most)).y} + ${filled(p, Number(most)).ones} = ${total}$ counts as many of the
          largest as there is room for; giving up some of them lets the middle size fit better and saves pieces.`,
        slip('ignored_a_condition', total, pieces(leastCount(volume, [one, y, z], 0)))`
          $${total}$ is the fewest pieces without asking for one of each size; all three sizes have to appear.`,
        slip('left_out_a_case', total, calc`${most} + 1 + ${volume} - ${most} * ${z} - ${y}`)`
          With one ${shape} of the middle size the rest was filled with the smallest, $${most} + 1 +
          ${volume - Number(most) * z - y} = ${total}$; more of the middle size save pieces.`,
        slip('mixed_up_ratios_of_lengths_and_areas', worths, [1, middle ** 2, big ** 2, large ** 2])`
          This shares out $${volume}$, the square of the ${shape === 'ball' ? 'radius' : 'edge'}; melting keeps the
          volume, which goes with the cube.`,
        slip('left_out_an_end_point', total, () => total.sub(fewest(p)?.ones ?? 0))`
          $${fewest(p)?.big} + ${fewest(p)?.middle} = ${total}$ counts only the two larger sizes; the smallest ${shape}s
          that make up the rest count too.`,
        slip('counted_one_too_few', total, () => {
          const most = fewest(p)?.big ?? 0;
          return most > 1 ? filled(p, most - 1).total : null;
        })`
          $${total}$ comes from $${(fewest(p)?.big ?? 0) - 1}$ of the largest size, one ${shape} too few: with one more
          of them, fewer pieces are needed in all.`,
        slip(
          'assumed_equal_parts',
          total,
          volume % (one + y + z) === 0 && calc`3 * ${volume} / (${one} + ${y} + ${z})`,
        )`
          $3 \times ${total.div(3)} = ${total}$ is the same number of each size; the numbers may differ, and larger
          pieces reduce the count.`,
        slip('counted_one_too_many', total, calc`${total} + 1`)`
          $${total}$ is one ${shape} more than the least number: a last exchange for a larger ${shape} was missed.`,
      ],
      snapRead: () => {
        const size = shape === 'ball' ? 'radius' : 'edge';
        return text`One solid is shared out into three sizes, with at least one of each; the least number of pieces is
          asked. Volumes go with the cube of the ${size}, so this is a question about whole numbers.`;
      },
      approach: text`Take the smallest ${shape} as one unit of
        volume${unit !== 1 && text`, that is, measure lengths in units of ${unit} cm`}. Then three whole volumes must
        add up to a whole total. Few pieces means large pieces: use as many of the largest as leave room for the other
        two sizes, then the middle size, keeping at least one of the smallest. Largest first is only a guess, so
        test a few of the largest fewer: what they free may suit the middle size better.`,
      check: () => {
        const best = fewest(p) ?? { big: 0, middle: 0, ones: 0, total: 0 };
        const [volume, y, z] = [large ** 3, middle ** 3, big ** 3];
        return text`Volumes: $${best.big} \times ${z} + ${best.middle} \times ${y} + ${best.ones} = ${volume}$, with at
          least one of each size. Still fewer of the largest cannot help: whatever they free needs more pieces of the
          middle size than it saves.`;
      },
      principle: text`Recasting into fixed sizes is a sum of cubes: for the fewest pieces set aside what the conditions
        demand, fill up with the largest first, and test a few of them fewer.`,
    };
  },
);

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
