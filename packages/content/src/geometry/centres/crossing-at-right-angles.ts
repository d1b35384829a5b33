import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const partsWithinDiameter = form<Crossing>(
  'whole-parts-with-a-bounded-diameter',
  {
    band: 'Hard',
    seconds: 125,
    revision: 5,
    also: ['GM.CIR.4', 'NS.FAC.7', 'GM.TRI.4'],
    entry: true,
    verify: ({ a, b, most }) => {
      // The circle through A, B and C for every whole PC; D is where it meets the line again.
      let count = 0;
      for (let c = 1; c <= a * b; c += 1) {
        const centre = (c * c - a * b) / (2 * c);
        const d = c - 2 * centre;
        const diameter = Math.hypot(a + b, 2 * centre);
        if (Number.isInteger(Math.round(d * 1e6) / 1e6) && c < d - 1e-6 && diameter <= most + 1e-9)
          count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { a, b, most, way } = p;
    const product = step(calc`${a} * ${b}`, (_value, working) => tex`PC \times PD = ${working}`)`
      Chords through one point have parts with equal products; find that of the second chord.`;
    const pairs = find(pairsOf(p).length);
    const gap = step(
      gapOf(most * most - (a + b) ** 2) ?? q(0),
      value =>
        tex`(PD - PC)^2 \le ${most}^2 - ${a + b}^2 = ${most * most - (a + b) ** 2} \Rightarrow PD - PC \le ${value}`,
    )`
      The centre lies above the middle of AB, at a height of half the difference of PC and PD. Pythagoras with radius
      and half of AB, all doubled, bounds this difference.`;
    const count = step(
      within(p, Number(gap)).length,
      value =>
        tex`${within(p, Number(gap))
          .reverse()
          .map(([c, d]) => `${c} \\times ${d}`)
          .join(', \\; ')}: \quad ${value}`,
    )`
      List the factor pairs of the product, from the middle outwards, as long as their difference keeps to this bound.`;
    return {
      answer: count,
      stem: way
        ? text`Chords $AB$ and $CD$ of a circle cross at $P$ at right angles, with $PA = ${a}$ and $PB = ${b}$. The
          lengths $PC$ and $PD$ are integers, $PC < PD$, and the diameter of the circle is not longer than $${most}$.
          How many values can $PC$ take?`
        : text`Two straight paths $AB$ and $CD$ across a round lawn meet at a right angle at a fountain $P$. $PA$ is
          $${a}$ m and $PB$ is $${b}$ m long, while $PC$ and $PD$ are different whole numbers of metres. If the lawn is
          at most $${most}$ m in diameter, how many lengths are possible for the shorter part of $CD$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_condition', count, pairsOf(p).filter(([c, d]) => c + d <= most).length)`
          $PC + PD \le ${most}$ alone allows ${count.equals(1) ? 'one pair' : text`$${count}$ pairs`}; the circle also
          has to pass through A and B and may be wider than CD.`,
        stop('ignored_a_bound', pairs)`
          All $${pairs}$ factor pairs of $${product}$ were counted; long ones need too large a circle.`,
        slip('mixed_up_a_length_and_its_half', gap, gapOf((most * most - (a + b) ** 2) / 4))`
          $${gap}$ bounds the distance of the centre from AB; the difference of PC and PD is twice that distance.`,
        slip(
          'left_out_equal_values',
          count,
          () => a !== b && Math.abs(a - b) <= Number(gap) && calc`${within(p, Number(gap)).length} - 1`,
        )`
          The pair $${a} \times ${b}$ was left out, but both chords may be equally long.`,
        slip('subtracted_for_added', gap, gapOf(most * most - (a - b) ** 2))`
          $${Math.abs(b - a)}$ stood for the first chord; its length is the sum $${a + b}$ of its parts.`,
        slip('mixed_up_a_length_and_its_half', gap, gapOf(most * most - ((a + b) / 2) ** 2))`
          Half of AB, $${q(a + b, 2)}$, was combined with the whole diameter $${most}$; both have to be halved.`,
        slip('mixed_up_a_length_and_its_half', count, () => {
          const counted = within(p, most / 2).length;
          return counted;
        })`
          The difference was only kept below the radius $${q(most, 2)}$.`,
        slip('counted_order', count, () => calc`2 * ${within(p, Number(gap)).length}`)`
          $${count}$ counts each pair in both orders; exchanging its two parts gives nothing new here.`,
        slip('left_out_an_end_point', count, () => {
          const list = within(p, Number(gap));
          return list.length > 2 ? list.filter(([c, d]) => c + d < a + b).length : null;
        })`
          Only the $${count}$ pairs with a second chord shorter than $${a + b}$ were counted.`,
      ],
      snapRead: text`Perpendicular chords with one product of parts, whole parts, and a bound for the diameter: factor
        pairs and Pythagoras.`,
      approach: text`The product of the parts is fixed, so only factor pairs are possible. A pair far apart pushes the
        centre away from AB and makes the circle large: turn the bound for the diameter into a bound for the difference
        of the pair.`,
      faster: text`The four squares add up to the diameter squared: $PC^2 + PD^2 \le ${most * most - a * a - b * b}$
        with product $${product}$.`,
      check: () => {
        const [c, d] = within(p, Number(gap))[0] ?? [1, 1];
        const square = a ** 2 + b ** 2 + c ** 2 + d ** 2;
        return text`The widest circle has the parts $${c}$ and $${d}$: the square of its diameter is $${a ** 2} +
          ${b ** 2} + ${c ** 2} + ${d ** 2} = ${square}$, at most $${most ** 2}$.`;
      },
      principle: text`Of two perpendicular chords, the distance of the centre from one is half the difference of the
        parts of the other.`,
    };
  },
);

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
