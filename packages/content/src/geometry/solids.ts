import type Fraction from 'fraction.js';
import { grouped, rupees } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { template } from '../template.ts';
import { q } from '../value.ts';

type Shape = 'ball' | 'cone' | 'cylinder';
interface Body {
  shape: Shape;
  radius: number;
  /** The height of a cone or cylinder; 0 for a ball. */
  height: number;
}
/** Volume over pi/3: 4r³, r²h and 3r²h. */
const thirds = ({ shape, radius, height }: Body): number =>
  shape === 'ball'
    ? 4 * radius ** 3
    : shape === 'cone'
      ? radius * radius * height
      : 3 * radius * radius * height;
const volumeTex = ({ shape, radius, height }: Body): string =>
  shape === 'ball'
    ? `\\frac{4}{3}\\pi \\times ${radius}^3`
    : `${shape === 'cone' ? '\\frac{1}{3}' : ''}\\pi \\times ${radius}^2 \\times ${height}`;
const volumeValueTex = (body: Body): string => {
  const volume = q(thirds(body), 3);
  return volume.d === 1n ? `${volume.n}\\pi` : `\\frac{${volume.n}}{${volume.d}}\\pi`;
};
const sizeWords = ({ shape, radius, height }: Body): string =>
  shape === 'ball' ? `of radius ${radius} cm` : `of radius ${radius} cm and height ${height} cm`;

interface Recast {
  from: Body;
  to: Body;
  scene: 'metal' | 'wax';
}

/** GM.SOL.3 Easy: one solid into many equal ones of another shape; equal volumes, thirds and powers in order. */
const countPieces = template<Recast, Fraction>({
  type: 'GM.SOL.3',
  band: 'Easy',
  variant: 'count-of-pieces',
  revision: 1,
  draw: draw => {
    const [fromShape, toShape] = draw.pick([
      ['ball', 'cone'],
      ['cylinder', 'cone'],
      ['cylinder', 'ball'],
      ['cone', 'ball'],
      ['ball', 'cylinder'],
    ] as const);
    const from: Body = {
      shape: fromShape,
      radius: draw.pick([4, 6, 8, 9, 10, 12]),
      height: fromShape === 'ball' ? 0 : draw.pick([6, 8, 9, 10, 12, 15, 16, 18, 20, 24]),
    };
    const to: Body = {
      shape: toShape,
      radius: draw.pick([1, 2, 3, 4]),
      height: toShape === 'ball' ? 0 : draw.pick([1, 2, 3, 4, 5, 6]),
    };
    const count = thirds(from) / thirds(to);
    if (!Number.isInteger(count) || count < 6 || count > 400 || from.radius < 2 * to.radius) return null;
    return { from, to, scene: draw.pick(['metal', 'wax'] as const) };
  },
  stem: ({ from, to, scene }) =>
    scene === 'metal'
      ? `A solid metal ${from.shape} ${sizeWords(from)} is melted and recast, without any loss, into identical solid ${to.shape}s, each ${sizeWords(to)}. How many ${to.shape}s are made?`
      : `A candle maker melts a solid wax ${from.shape} ${sizeWords(from)} and pours all the wax into moulds for solid ${to.shape}s ${sizeWords(to)}. How many such ${to.shape}s does she get?`,
  answer: ({ from, to }) => q(thirds(from), thirds(to)),
  slips: ({ from, to }) => {
    const count = q(thirds(from), thirds(to));
    const hasCone = from.shape === 'cone' || to.shape === 'cone';
    const ball = from.shape === 'ball' ? 1 : to.shape === 'ball' ? -1 : 0;
    const ratio = q(from.radius, to.radius);
    const scaled = (factor: Fraction, inverse: boolean) => (inverse ? count.div(factor) : count.mul(factor));
    return [
      ...(hasCone
        ? [
            {
              misconception: 'third_of_cone_forgotten',
              value: scaled(q(3), to.shape === 'cone'),
              words: "That takes the cone's volume like that of a cylinder; a cone holds one third of it.",
            },
          ]
        : []),
      ...(ball === 0
        ? []
        : [
            {
              misconception: 'sphere_factor_forgotten',
              value: scaled(q(3, 4), ball < 0),
              words: "The ball's volume was taken as $\\pi r^3$; the factor four thirds belongs to it.",
            },
            {
              misconception: 'surface_of_sphere_for_volume',
              value: scaled(q(3), ball < 0),
              words:
                "Here the ball's volume is $4\\pi r^3$, mixing the factor of its surface with the power of its volume; it is a third of that.",
            },
            {
              misconception: 'hemisphere_for_sphere',
              value: scaled(q(1, 2), ball < 0),
              words:
                'That uses half of the ball, the factor two thirds of a hemisphere for the four thirds of a whole ball.',
            },
          ]),
      {
        misconception: 'power_of_radius_too_low',
        value: count.div(ratio),
        words: 'It uses one power of the radii too few in comparing the volumes.',
      },
      {
        misconception: 'radius_ratio_as_count',
        value: ratio,
        words: 'That treats the ratio of the radii as the number of pieces; volumes have to be compared.',
      },
      {
        misconception: 'square_of_radii_only',
        value: ratio.mul(ratio),
        words:
          'The square of the ratio of the radii is not the number of pieces; the other factors of the volumes are missing.',
      },
    ];
  },
  show: value => `$${grouped(value).replaceAll(',', '{,}')}$`,
  plausible: value => value.d === 1n && value.n > 1n,
  solution: ({ from, to }) => {
    const count = thirds(from) / thirds(to);
    return {
      snapRead: `One solid becomes many equal solids of another shape; their number is asked. Melting keeps the volume.`,
      approach:
        'Set the volume of the large solid equal to the number times the volume of a small one. Leave $\\pi$ standing on both sides: it cancels, so no decimals are needed.',
      steps: [
        {
          says: `Write the volume of the large ${from.shape} with $\\pi$ left as it is.`,
          works: `${volumeTex(from)} = ${volumeValueTex(from)}`,
          value: q(thirds(from), 3),
        },
        {
          says: `Write the volume of one small ${to.shape} in the same way.`,
          works: `${volumeTex(to)} = ${volumeValueTex(to)}`,
          value: q(thirds(to), 3),
        },
        {
          says: 'Divide; $\\pi$ cancels.',
          works: `\\frac{${q(thirds(from), 3).mul(3)}}{${q(thirds(to), 3).mul(3)}} = ${count}`,
          value: q(count),
        },
      ],
      check: `Backwards: ${count} ${to.shape}s of $${volumeValueTex(to)}$ cubic cm each make $${volumeValueTex(from)}$ cubic cm, the large ${from.shape}.`,
      principle:
        'Recasting keeps the volume: number of pieces is one volume over the other, and pi cancels before anything is multiplied out.',
    };
  },
  verify: ({ from, to }) => {
    // Volumes by adding thin discs, exact in the limit: the widths at the mid-height of each slice.
    const slices = 2000;
    const volume = ({ shape, radius, height }: Body) => {
      const tall = shape === 'ball' ? 2 * radius : height;
      let sum = 0;
      for (let i = 0; i < slices; i += 1) {
        const at = (i + 0.5) / slices;
        const square =
          shape === 'cylinder'
            ? radius ** 2
            : shape === 'cone'
              ? (radius * at) ** 2
              : radius ** 2 - (2 * radius * at - radius) ** 2;
        sum += (square * tall) / slices;
      }
      return sum;
    };
    return q(Math.round((volume(from) / volume(to)) * 100), 100);
  },
});

interface Coated {
  shape: 'ball' | 'cube';
  /** The number of pieces is k³. */
  k: number;
  /** Cost of coating one of the small pieces, in rupees; the large one costs k² times it. */
  single: number;
  asked: 'pieces' | 'whole';
  work: string;
}
const coatings = {
  ball: ['silver-plating', 'polishing', 'enamelling'],
  cube: ['painting', 'nickel-plating', 'varnishing'],
} as const;

/** GM.SOL.3 Easy: volume stays, surface does not; k cubed pieces have k times the surface. */
const coatingCost = template<Coated, Fraction>({
  type: 'GM.SOL.3',
  band: 'Easy',
  variant: 'coating-cost-after-recasting',
  revision: 1,
  draw: draw => {
    const shape = draw.pick(['ball', 'cube'] as const);
    return {
      shape,
      k: draw.pick([2, 3, 4, 5, 6]),
      single: draw.pick([3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25]),
      asked: draw.pick(['pieces', 'whole'] as const),
      work: draw.pick(coatings[shape]),
    };
  },
  stem: ({ shape, k, single, asked, work }) =>
    asked === 'pieces'
      ? `The cost of ${work} the whole surface of a solid metal ${shape} is ${rupees(single * k * k)}. The ${shape} is melted and recast into ${grouped(k ** 3)} identical smaller ${shape}s, without any loss of metal. At the same rate per square cm, what is the cost of ${work} all the small ${shape}s together?`
      : `A workshop melts ${grouped(k ** 3)} identical solid metal ${shape}s together and recasts them as one large ${shape}, without any loss of metal. The cost of ${work} all the small ${shape}s together was ${rupees(single * k ** 3)}. At the same rate per square cm, what is the cost of ${work} the large ${shape}?`,
  answer: ({ k, single, asked }) => q(asked === 'pieces' ? single * k ** 3 : single * k * k),
  slips: ({ shape, k, single, asked }) => {
    const pieces = single * k ** 3;
    const whole = single * k * k;
    const [dimension, plural] = shape === 'ball' ? ['radius', 'radii'] : ['edge', 'edges'];
    return asked === 'pieces'
      ? [
          {
            misconception: 'surface_taken_as_constant',
            value: q(whole),
            words:
              'It treats the surface as unchanged; recasting keeps the volume, while cutting up makes new surface.',
          },
          {
            misconception: 'increase_for_total',
            value: q(pieces - whole),
            words: 'This is the increase of the cost; the whole cost for the small pieces is asked.',
          },
          {
            misconception: 'linear_scale_from_count',
            value: q(whole * k ** 3),
            words: `This assumes the cost to grow with the number of pieces; each small ${shape} has less surface than the large one.`,
          },
          {
            misconception: 'square_for_scale',
            value: q(whole * k * k),
            words: `This gives ${k * k} times the cost, the ratio of one large surface to one small one; the total surface grows by the ratio of ${dimension} to ${dimension}.`,
          },
          {
            misconception: 'reports_one_piece',
            value: q(single),
            words: `This gives the cost for one small ${shape}; all of them together are asked.`,
          },
          {
            misconception: 'scale_inverted',
            value: q(single * k),
            words: `This assumes the total surface to shrink by the factor ${k}; many small pieces have more surface than one large one.`,
          },
        ]
      : [
          {
            misconception: 'decrease_for_total',
            value: q(pieces - whole),
            words: 'This is the amount by which the cost falls; the cost that remains is asked.',
          },
          {
            misconception: 'surface_taken_as_constant',
            value: q(pieces),
            words:
              'This treats the surface as unchanged; recasting keeps the volume, while joining the pieces loses surface.',
          },
          {
            misconception: 'reports_one_piece',
            value: q(single),
            words: `That gives the cost for one small ${shape}; the large one is asked.`,
          },
          {
            misconception: 'square_for_scale',
            value: q(single * k),
            words: `This divides the cost by ${k * k}, the ratio of one large surface to one small one; the total goes down by the ratio of the ${plural}.`,
          },
          {
            misconception: 'scale_inverted',
            value: q(pieces * k),
            words: `This assumes the total surface to grow by the factor ${k}; one large ${shape} has less surface than many small ones.`,
          },
        ];
  },
  show: value => rupees(value),
  solution: ({ shape, k, single, asked }) => {
    const [dimension, plural] = shape === 'ball' ? ['radius', 'radii'] : ['edge', 'edges'];
    const surface = shape === 'ball' ? '4\\pi r^2' : '6r^2';
    const given = asked === 'pieces' ? single * k * k : single * k ** 3;
    const result = asked === 'pieces' ? single * k ** 3 : single * k * k;
    return {
      snapRead: `A number of pieces and a cost of coating are given, another cost is asked. Cost goes with surface, but melting keeps volume.`,
      approach: `Get the ratio of the ${plural} from the volumes by a cube root, then the ratio of the surfaces from the ${plural} by squares, times the number of pieces. No actual ${dimension} is needed. A faster way: with equal volume in all, the total surface goes inversely with the ${dimension}.`,
      steps: [
        {
          says: `Volumes go with the cube of the ${dimension}: find the ratio of the large ${dimension} to a small one.`,
          works: `\\sqrt[3]{${k ** 3}} = ${k}`,
          value: q(k),
        },
        {
          says: `Surfaces go with the square: compare one large ${shape} with one small one, $${surface}$ each.`,
          works: `${k}^2 = ${k * k}`,
          value: q(k * k),
        },
        {
          says: `Compare all small ${shape}s together with the large one.`,
          works: `\\frac{${k ** 3}}{${k * k}} = ${k}`,
          value: q(k),
        },
        {
          says:
            asked === 'pieces'
              ? 'The cost grows in this ratio.'
              : 'The cost falls in this ratio when the pieces are joined.',
          works: `${given} ${asked === 'pieces' ? '\\times' : '\\div'} ${k} = ${result}`,
          value: q(result),
        },
      ],
      check: `Per piece: one small ${shape} costs ${rupees(single)}, so ${grouped(k ** 3)} of them cost ${rupees(single * k ** 3)}; the large one has ${k * k} times the surface of a small one and costs ${rupees(single * k * k)}.`,
      principle:
        'When a solid is divided into n equal solids of its own shape, the total surface grows by the cube root of n.',
    };
  },
  verify: ({ shape, k, single, asked }) => {
    // Real sizes: a small piece of radius or edge 7, its surface and volume, and a rate from the given cost.
    const surface = (r: number) => (shape === 'ball' ? 4 * Math.PI * r * r : 6 * r * r);
    const volume = (r: number) => (shape === 'ball' ? (4 / 3) * Math.PI * r ** 3 : r ** 3);
    const small = 7;
    let large = small;
    while (volume(large) < k ** 3 * volume(small) - 1e-6) large += 0.5;
    const total = k ** 3 * surface(small);
    const rate = asked === 'pieces' ? (single * k * k) / surface(large) : (single * k ** 3) / total;
    return q(Math.round(rate * (asked === 'pieces' ? total : surface(large)) * 100), 100);
  },
});

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

/** GM.SOL.3 Medium: fewest pieces of three sizes, one of each at least; cubes as coins, and the forced unit piece. */
const fewestPieces = template<FewestPieces, Fraction>({
  type: 'GM.SOL.3',
  band: 'Medium',
  variant: 'fewest-pieces-of-three-sizes',
  revision: 1,
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
  stem: ({ shape, large, middle, big, unit }) => {
    const size = shape === 'ball' ? 'radius' : 'edge';
    const sizes = `${unit} cm, ${middle * unit} cm and ${big * unit} cm`;
    return shape === 'ball'
      ? `A solid silver ball of ${size} ${large * unit} cm is melted and recast, without any loss, into solid balls of ${size} ${sizes}. If at least one ball of each of the three sizes is made, what is the least possible number of balls?`
      : `A solid gold cube of ${size} ${large * unit} cm is melted and recast, without any loss, into solid cubes of ${size} ${sizes}. If at least one cube of each of the three sizes is made, what is the least possible number of cubes?`;
  },
  answer: p => q(fewest(p)?.total ?? 0),
  slips: p => {
    const { shape, large, middle, big } = p;
    const best = fewest(p);
    const volume = large ** 3;
    const worths = [1, middle ** 3, big ** 3] as const;
    const most = Math.floor((volume - 1 - worths[1]) / worths[2]);
    const ofEach = worths[0] + worths[1] + worths[2];
    const size = shape === 'ball' ? 'radius' : 'edge';
    const slip = (misconception: string, value: number, words: string) => ({
      misconception,
      value: Number.isFinite(value) ? q(value) : q(0),
      words,
    });
    return [
      slip(
        'largest_first_taken_as_fewest',
        filled(p, most).total,
        `This counts as many of the largest as there is room for; giving up some of them lets the middle size fit better and saves pieces.`,
      ),
      slip(
        'condition_of_each_ignored',
        leastCount(volume, worths, 0),
        'This uses the fewest pieces without asking for one of each size; all three sizes have to appear.',
      ),
      slip(
        'remainder_filled_with_smallest',
        most + 1 + (volume - most * worths[2] - worths[1]),
        `With one ${shape} of the middle size all the rest was filled with the smallest; more of the middle size save pieces.`,
      ),
      slip(
        'square_for_cube',
        leastCount(large ** 2, [1, middle ** 2, big ** 2], 1),
        `This gives the squares of the ${size === 'radius' ? 'radii' : 'edges'} as what is shared out; melting keeps the volume, which goes with the cube.`,
      ),
      slip(
        'smallest_left_out',
        (best?.total ?? 0) - (best?.ones ?? 0),
        `This counts only the two larger sizes; the smallest ${shape}s that make up the rest count too.`,
      ),
      slip(
        'largest_one_fewer',
        (best?.big ?? 0) > 1 ? filled(p, (best?.big ?? 0) - 1).total : 0,
        `This is one ${shape} of the largest size too few: with one more of them, fewer pieces are needed in all.`,
      ),
      slip(
        'equal_numbers_of_each',
        volume % ofEach === 0 ? (3 * volume) / ofEach : 0,
        'It is the same number of each size; the numbers may differ, and larger pieces reduce the count.',
      ),
      slip(
        'off_by_one',
        (best?.total ?? 0) + 1,
        `That gives one ${shape} more than the least number: a last exchange for a larger ${shape} was missed.`,
      ),
    ];
  },
  show: value => `$${grouped(value)}$`,
  plausible: value => value.d === 1n && value.n >= 3n,
  solution: p => {
    const { shape, large, middle, big, unit } = p;
    const best = fewest(p) ?? { big: 0, middle: 0, ones: 0, total: 0 };
    const [volume, y, z] = [large ** 3, middle ** 3, big ** 3];
    const size = shape === 'ball' ? 'radius' : 'edge';
    const most = Math.floor((volume - 1 - y) / z);
    const first = filled(p, most);
    const tried = [0, 1, 2, 3].map(less => most - less).filter(count => count >= 1 && count >= best.big - 1);
    return {
      snapRead: `One solid is shared out into three sizes, with at least one of each; the least number of pieces is asked. Volumes go with the cube of the ${size}, so this is a question about whole numbers.`,
      approach: `Take the smallest ${shape} as one unit of volume${unit === 1 ? '' : `, that is, measure lengths in units of ${unit} cm`}. Then three whole volumes must add up to a whole total. Few pieces means large pieces: use as many of the largest as leave room for the other two sizes, then the middle size, keeping at least one of the smallest. Largest first is only a good guess, so test a few of the largest fewer: what they free may suit the middle size better.`,
      steps: [
        {
          says: `Cube the sizes to get the volumes in units of the smallest ${shape}.`,
          works: `1^3 = 1, \\quad ${middle}^3 = ${y}, \\quad ${big}^3 = ${z}, \\quad ${large}^3 = ${volume}`,
          value: [q(1), q(y), q(z), q(volume)],
        },
        {
          says: 'Set aside one of each of the two smaller sizes, and see how many of the largest fit into the rest.',
          works: `${volume} - 1 - ${y} = ${volume - 1 - y} = ${most} \\times ${z} + ${volume - 1 - y - most * z}`,
          value: q(most),
        },
        {
          says: `With that many of the largest, fill the rest with the middle size and keep at least one unit for the smallest.`,
          works: `${volume} - ${most} \\times ${z} = ${volume - most * z} = ${first.y} \\times ${y} + ${first.ones}`,
          value: [q(first.y), q(first.ones)],
        },
        {
          says: 'Count the pieces for this number of the largest and for a few less, each time filled up in the same way, and take the least.',
          works: `\\begin{aligned} ${tried
            .map(count => {
              const f = filled(p, count);
              return `${count} + ${f.y} + ${f.ones} &= ${f.total}`;
            })
            .join(' \\\\ ')} \\end{aligned}`,
          value: q(best.total),
        },
      ],
      check: `Volumes: $${best.big} \\times ${z} + ${best.middle} \\times ${y} + ${best.ones} = ${volume}$, with at least one of each size. Still fewer of the largest cannot help: whatever they free needs more pieces of the middle size than it saves.`,
      principle:
        'Recasting into fixed sizes is a sum of cubes: for the fewest pieces set aside what the conditions demand, fill up with the largest first, and test a few of them fewer.',
    };
  },
  verify: ({ large, middle, big }) => q(leastCount(large ** 3, [1, middle ** 3, big ** 3], 1)),
});

export const solids: readonly AnyTemplate[] = [countPieces, coatingCost, fewestPieces];
