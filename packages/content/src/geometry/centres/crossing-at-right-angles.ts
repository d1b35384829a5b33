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
    const product = step(calc`${a} * ${b}`, {
      name: text`the product of the parts $PC$ and $PD$`,
      works: (_value, working) => tex`PC \times PD = ${working}`,
      because: text`Triangles $PAC$ and $PDB$ are similar: their angles at $P$ are equal, and the angles at $A$ and
        $D$ stand on the same arc. So $PA : PD = PC : PB$, which is the equality of the products.`,
    })`
      Two chords that cross at $P$ have parts with equal products: $PC \times PD = PA \times PB$. Find this product
      for the chord $CD$.`;
    const pairs = find(pairsOf(p).length);
    const gap = step(gapOf(most * most - (a + b) ** 2) ?? q(0), {
      name: text`the greatest difference of $PC$ and $PD$`,
      works: value =>
        tex`(PD - PC)^2 \le ${most}^2 - ${a + b}^2 = ${most * most - (a + b) ** 2} \Rightarrow PD - PC \le ${value}`,
      because: text`Let $M$ be the middle of $AB$. The centre, $M$ and $A$ form a right triangle: the perpendicular
        from the centre meets a chord in its middle. If the circle may not be too wide, the centre may not be too
        far from $AB$.`,
    })`
      The middle of $CD$ is half of $PD - PC$ away from $P$, so the centre is that far from $AB$. By Pythagoras, the
      doubled distance, the chord $AB$ and the diameter give $(PD - PC)^2 + AB^2 \le ${most}^2$.`;
    const count = step(within(p, Number(gap)).length, {
      name: text`the number of values of $PC$`,
      works: value =>
        tex`${within(p, Number(gap))
          .reverse()
          .map(([c, d]) => `${c} \\times ${d}`)
          .join(', \\; ')}: \quad ${value}`,
      because: text`Both parts are whole numbers, so they are a factor pair of the product. Pairs near each other
        have a small difference and give small circles; the farther apart the two factors are, the larger the
        circle.`,
    })`
      List the factor pairs of the product, starting with the two factors nearest to each other, as long as their
      difference keeps to this bound. Each pair gives one value of $PC$.`;
    return {
      answer: count,
      stem: way
        ? text`Chords $AB$ and $CD$ of a circle cross at $P$ at right angles, with $PA = ${a}$ and $PB = ${b}$. The
          lengths $PC$ and $PD$ are integers, $PC < PD$, and the diameter of the circle is not longer than
          $${most}$. How many values can $PC$ take?`
        : text`Two straight paths $AB$ and $CD$ across a round lawn meet at a right angle at a fountain $P$. $PA$ is
          $${a}$ m and $PB$ is $${b}$ m long, while $PC$ and $PD$ are different whole numbers of metres. If the lawn
          is at most $${most}$ m in diameter, how many lengths are possible for the shorter part of $CD$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_condition', count, pairsOf(p).filter(([c, d]) => c + d <= most).length)`
          Your condition $PC + PD \le ${most}$ leaves ${count.equals(1) ? 'one pair' : text`$${count}$ pairs`}. It
          fits the chord $CD$ into the circle, but the circle must also pass through A and B and may be wider than
          $CD$.`,
        stop('ignored_a_bound', pairs)`
          You counted all $${pairs}$ factor pairs of $${product}$. If the two parts are very different, the centre
          is far from AB and the circle is wider than allowed.`,
        slip('mixed_up_a_length_and_its_half', gap, gapOf((most * most - (a + b) ** 2) / 4))`
          Your bound $${gap}$ is for the distance of the centre from AB. $PD - PC$ is twice this distance, because
          the centre is level with the middle of $CD$.`,
        slip(
          'left_out_equal_values',
          count,
          () => a !== b && Math.abs(a - b) <= Number(gap) && calc`${within(p, Number(gap)).length} - 1`,
        )`
          You left out the pair $${a} \times ${b}$. Nothing forbids two chords with the same parts: $CD$ may be as
          long as $AB$.`,
        slip('subtracted_for_added', gap, gapOf(most * most - (a - b) ** 2))`
          You used $${Math.abs(b - a)}$, the difference of the parts, as the first chord. The two parts of AB lie on
          opposite sides of P, so its length is the sum $${a + b}$.`,
        slip('mixed_up_a_length_and_its_half', gap, gapOf(most * most - ((a + b) / 2) ** 2))`
          You combined half of AB, $${q(a + b, 2)}$, with the whole diameter $${most}$. In the right triangle at the
          centre both are halved, or both are whole.`,
        slip('mixed_up_a_length_and_its_half', count, () => {
          const counted = within(p, most / 2).length;
          return counted;
        })`
          You only kept the difference of $PC$ and $PD$ below the radius $${q(most, 2)}$. The length of AB matters
          as well: the longer AB is, the nearer the centre must be to it.`,
        slip('counted_order', count, () => calc`2 * ${within(p, Number(gap)).length}`)`
          $${count}$ counts each pair in both orders. $PC$ is the shorter part of the chord, so each factor pair
          gives it one value only.`,
        slip('left_out_an_end_point', count, () => {
          const list = within(p, Number(gap));
          return list.length > 2 ? list.filter(([c, d]) => c + d < a + b).length : null;
        })`
          You counted only the $${count}$ pairs with a second chord shorter than $${a + b}$. $CD$ may be longer than
          AB as long as the circle is not too wide.`,
      ],
      snapRead: text`Perpendicular chords cross with a known product of parts, the parts are whole, and the diameter
        is bounded: list factor pairs and bound their difference by Pythagoras.`,
      approach: text`The product of the parts is fixed, so only factor pairs are possible. A pair far apart pushes
        the centre away from AB and makes the circle large: turn the bound for the diameter into a bound for the
        difference of the pair.`,
      faster: text`The four squares add up to the diameter squared: $PC^2 + PD^2 \le ${most * most - a * a - b * b}$
        with product $${product}$.`,
      check: () => {
        const [c, d] = within(p, Number(gap))[0] ?? [1, 1];
        const square = a ** 2 + b ** 2 + c ** 2 + d ** 2;
        return text`The widest circle has the parts $${c}$ and $${d}$: the square of its diameter is $${a ** 2} +
          ${b ** 2} + ${c ** 2} + ${d ** 2} = ${square}$, at most $${most ** 2}$.`;
      },
      principle: text`When two chords are perpendicular, the distance of the centre from one of them is half the
        difference of the parts of the other.`,
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
