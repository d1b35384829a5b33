import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Crossing {
  /** Parts of the first chord, whole. */
  a: number;
  b: number;
  /** The diameter is at most this. */
  most: number;
  way: boolean;
}

/** Factor pairs of ab, the smaller one first and different from the other. */
const pairsOf = ({ a, b }: Crossing): [number, number][] => {
  const pairs: [number, number][] = [];
  for (let c = 1; c * c < a * b; c += 1) if ((a * b) % c === 0) pairs.push([c, (a * b) / c]);
  return pairs;
};
const within = (p: Crossing, gap: number) => pairsOf(p).filter(([c, d]) => d - c <= gap);
const gapOf = (square: number) => (square < 0 ? null : q(Math.floor(Math.sqrt(square))));

const partsWithinDiameter = form({
  form: 'whole-parts-with-a-bounded-diameter',
  revision: 5,
  likely: true,
  band: 'Hard',
  also: ['GM.CIR.4', 'NS.FAC.7', 'GM.TRI.4'],
  entry: true,
  seconds: 125,
  stem: ({ a, b, most, way }: Crossing) =>
    way
      ? `Chords $AB$ and $CD$ of a circle cross at $P$ at right angles, with $PA = ${a}$ and $PB = ${b}$. The lengths $PC$ and $PD$ are integers, $PC < PD$, and the diameter of the circle is not longer than $${most}$. How many values can $PC$ take?`
      : `Two straight paths $AB$ and $CD$ across a round lawn meet at a right angle at a fountain $P$. $PA$ is $${a}$ m and $PB$ is $${b}$ m long, while $PC$ and $PD$ are different whole numbers of metres. If the lawn is at most $${most}$ m in diameter, how many lengths are possible for the shorter part of $CD$?`,
  path: path<Crossing>()
    .step(
      'product',
      ({ a, b }) => q(a * b),
      'Chords through one point have parts with equal products; find that of the second chord.',
      ({ a, b }, { product }) => `PC \\times PD = ${a} \\times ${b} = ${numberTex(product)}`,
    )
    .quiet('pairs', p => q(pairsOf(p).length))
    .step(
      'gap',
      ({ a, b, most }) => gapOf(most * most - (a + b) ** 2) ?? q(0),
      'The centre lies above the middle of AB, at a height of half the difference of PC and PD. Pythagoras with radius and half of AB, all doubled, bounds this difference.',
      ({ a, b, most }, { gap }) =>
        `(PD - PC)^2 \\le ${most}^2 - ${a + b}^2 = ${most * most - (a + b) ** 2} \\Rightarrow PD - PC \\le ${numberTex(gap)}`,
    )
    .step(
      'count',
      (p, { gap }) => q(within(p, Number(gap)).length),
      'List the factor pairs of the product, from the middle outwards, as long as their difference keeps to this bound.',
      (p, { gap, count }) =>
        `${within(p, Number(gap))
          .reverse()
          .map(([c, d]) => `${c} \\times ${d}`)
          .join(', \\; ')}: \\quad ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'chord_bounded_for_circle',
      at: 'count',
      wrongly: p => q(pairsOf(p).filter(([c, d]) => c + d <= p.most).length),
      words: ({ most }, { count }) =>
        `$PC + PD \\le ${most}$ alone allows ${count.equals(1) ? 'one pair' : `$${numberTex(count)}$ pairs`}; the circle also has to pass through A and B and may be wider than CD.`,
    },
    {
      misconception: 'all_factor_pairs_counted',
      gives: 'pairs',
      words: (_p, { product, pairs }) =>
        `All $${numberTex(pairs)}$ factor pairs of $${numberTex(product)}$ were counted; long ones need too large a circle.`,
    },
    {
      misconception: 'distance_taken_for_difference',
      at: 'gap',
      wrongly: ({ a, b, most }) => gapOf((most * most - (a + b) ** 2) / 4),
      words: (_p, { gap }) =>
        `$${numberTex(gap)}$ bounds the distance of the centre from AB; the difference of PC and PD is twice that distance.`,
    },
    {
      misconception: 'known_pair_left_out',
      at: 'count',
      wrongly: (p, { gap }) =>
        p.a !== p.b && Math.abs(p.a - p.b) <= Number(gap) ? q(within(p, Number(gap)).length - 1) : null,
      words: ({ a, b }) => `The pair $${a} \\times ${b}$ was left out, but both chords may be equally long.`,
    },
    {
      misconception: 'difference_of_parts_for_chord',
      at: 'gap',
      wrongly: ({ a, b, most }) => gapOf(most * most - (a - b) ** 2),
      words: ({ a, b }) =>
        `$${Math.abs(b - a)}$ stood for the first chord; its length is the sum $${a + b}$ of its parts.`,
    },
    {
      misconception: 'half_chord_with_diameter',
      at: 'gap',
      wrongly: ({ a, b, most }) => gapOf(most * most - ((a + b) / 2) ** 2),
      words: ({ a, b, most }) =>
        `Half of AB, $${numberTex(q(a + b, 2))}$, was combined with the whole diameter $${most}$; both have to be halved.`,
    },
    {
      misconception: 'radius_with_whole_chord',
      at: 'count',
      wrongly: p => {
        const counted = within(p, p.most / 2).length;
        return q(counted);
      },
      words: ({ most }) => `The difference was only kept below the radius $${numberTex(q(most, 2))}$.`,
    },
    {
      misconception: 'both_orders_counted',
      at: 'count',
      wrongly: (p, { gap }) => q(2 * within(p, Number(gap)).length),
      words: (_p, { count }) =>
        `$${count}$ counts each pair in both orders; exchanging its two parts gives nothing new here.`,
    },
    {
      misconception: 'last_pair_missed',
      at: 'count',
      wrongly: (p, { gap }) => {
        const list = within(p, Number(gap));
        return list.length > 2 ? q(list.filter(([c, d]) => c + d < p.a + p.b).length) : null;
      },
      words: ({ a, b }, { count }) =>
        `Only the $${numberTex(count)}$ pairs with a second chord shorter than $${a + b}$ were counted.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Perpendicular chords with one product of parts, whole parts, and a bound for the diameter: factor pairs and Pythagoras.',
  approach: () =>
    'The product of the parts is fixed, so only factor pairs are possible. A pair far apart pushes the centre away from AB and makes the circle large: turn the bound for the diameter into a bound for the difference of the pair.',
  faster: ({ a, b, most }, { product }) =>
    `The four squares add up to the diameter squared: $PC^2 + PD^2 \\le ${most * most - a * a - b * b}$ with product $${numberTex(product)}$.`,
  check: (p, { gap }) => {
    const [c, d] = within(p, Number(gap))[0] ?? [1, 1];
    const square = p.a ** 2 + p.b ** 2 + c ** 2 + d ** 2;
    return `The widest circle has the parts $${c}$ and $${d}$: the square of its diameter is $${p.a ** 2} + ${p.b ** 2} + ${c ** 2} + ${d ** 2} = ${square}$, at most $${p.most ** 2}$.`;
  },
  principle:
    'Of two perpendicular chords, the distance of the centre from one is half the difference of the parts of the other.',
  verify: ({ a, b, most }) => {
    // The circle through A, B and C for every whole PC; D is where it meets the line again.
    let count = 0;
    for (let c = 1; c <= a * b; c += 1) {
      const centre = (c * c - a * b) / (2 * c);
      const d = c - 2 * centre;
      const diameter = Math.hypot(a + b, 2 * centre);
      if (Number.isInteger(Math.round(d * 1e6) / 1e6) && c < d - 1e-6 && diameter <= most + 1e-9) count += 1;
    }
    return q(count);
  },
});

/** GM.CIR.1 Hard: perpendicular chords with whole parts in a circle of bounded size. */
export const crossingAtRightAngles: readonly AnyTemplate[] = situation<Crossing>({
  type: 'GM.CIR.1',
  situation: 'perpendicular-chords-of-whole-parts',
  tries: 40,
  draw: draw => {
    const [a, b] = [draw.int(3, 24), draw.int(4, 48)];
    const p: Crossing = { a, b, most: a + b + draw.int(3, 45), way: draw.chance(0.5) };
    const gap = Math.floor(Math.sqrt(p.most ** 2 - (a + b) ** 2));
    const count = within(p, gap).length;
    // Bounding the chord itself, not the circle, would give another count.
    const byChord = pairsOf(p).filter(([c, d]) => c + d <= p.most).length;
    const fits = a < b && count >= 2 && count < pairsOf(p).length && byChord !== count;
    return fits && pairsOf(p).length >= 6 ? p : null;
  },
  forms: [partsWithinDiameter],
});
