import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { diagonalsOf, pairsApart, verticesFor } from './pairs.ts';

interface Cut {
  /** Sides of the whole polygon and of the piece that is told. */
  n: number;
  a: number;
  frame: number;
}

const crossing = form<Cut>(
  'diagonals-that-cross-a-cut',
  {
    band: 'Hard',
    seconds: 115,
    entry: true,
    apart: true,
    verify: ({ n, a }) => {
      // The cut joins the vertices 0 and a − 1: count the diagonals with an end strictly on each side.
      const whole = verticesFor(diagonalsOf(n));
      return pairsApart(whole, (i, j) => i > 0 && i < a - 1 && j > a - 1);
    },
  },
  ({ n, a, frame }, { step, find }) => {
    const [all, part] = [diagonalsOf(n), diagonalsOf(a)];
    const sides = step(
      n,
      () => tex`\frac{n(n - 3)}{2} = ${all} \;\Rightarrow\; n(n - 3) = ${2 * all} = ${n} \times
      ${n - 3} \;\Rightarrow\; n = ${n}`,
    )`
      A convex polygon with $n$ sides has $\frac{n(n - 3)}{2}$ diagonals. Look for two numbers that differ by $3$ and
      have the product needed.`;
    const piece = step(
      a,
      () => tex`\frac{m(m - 3)}{2} = ${part} \;\Rightarrow\; m(m - 3) = ${2 * part} = ${a} \times
      ${a - 3} \;\Rightarrow\; m = ${a}`,
    )`
      In the same way let the piece with $${part}$ diagonals have $m$ sides, the cut being one of them.`;
    const oneSide = step(calc`${piece} - 2`, { name: 'the vertices on one side of the cut' })`
      The two ends of the cut are vertices of this piece: count the vertices on its own side.`;
    const shared = find(2);
    const otherSide = step(calc`${sides} - ${shared} - ${oneSide}`, {
      name: 'the vertices on the other side',
    })`
      All other vertices lie on the other side of the cut.`;
    const crossed = step(calc`${oneSide} * ${otherSide}`, {
      because: text`The polygon is convex, so a segment between a vertex on one side and a vertex on the other side has
        to pass the cut, and no other diagonal does.`,
    })`
      A diagonal crosses the cut inside the polygon exactly when one of its ends is on each side. So each vertex of one
      side goes with each of the other.`;
    return {
      answer: crossed,
      stem: wording(
        frame,
        text`A convex polygon has $${all}$ diagonals. One of them cuts it into two polygons, and one of these two has
          exactly $${part}$ diagonals of its own. How many of the $${all}$ diagonals cross this cut inside the
          polygon?`,
        text`Meena draws a convex polygon with all its $${all}$ diagonals. Along one diagonal she folds the sheet; on
          one side of the fold lies a polygon that has $${part}$ diagonals. Find the number of diagonals that the fold
          line crosses between its ends.`,
        text`A straight wall between two corners divides a convex field into two fields. Before, $${all}$ straight lines
          could be drawn across the inside from corner to corner; in one of the new fields there are $${part}$. How many
          of the old lines would the wall cut between its ends?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.valueOf() < all,
      slips: [
        slip('left_out_a_term', crossed, () => {
          const b = n + 2 - a;
          return calc`${all} - ${part} - ${diagonalsOf(b)}`;
        })`
          ${here} takes the diagonals of the two pieces from all. The cut itself is still among the rest, and it does
          not cross itself.`,
        slip('counted_twice', oneSide, piece)`
          ${oneSide} vertices for one side count the two ends of the cut as well; a diagonal from there cannot cross
          it.`,
        slip('left_out_a_term', otherSide, calc`${sides} - ${piece} + 1`)`
          $${otherSide}$ vertices for the other side are one too many: the piece's $${piece}$ vertices hold both ends of
          the cut.`,
        slip('took_the_overlap_off_twice', otherSide, calc`${sides} - ${piece} - ${shared}`)`
          $${sides} - ${piece} - 2 = ${otherSide}$ takes the two ends of the cut off twice, as they belong to the
          $${piece}$ vertices already.`,
        slip('gave_the_complement', crossed, calc`${all} - 1 - ${oneSide} * ${otherSide}`)`
          ${here} is the number of other diagonals that do not cross the cut.`,
        slip('subtracted_for_added', crossed, calc`${all} - ${part} - 1`)`
          ${here} takes off the diagonals of one piece only. Those of the other piece do not cross the cut either.`,
        slip('counted_twice', crossed, calc`${piece} * (${sides} - ${piece})`)`
          ${here} joins all $${piece}$ vertices of the piece with the others. From the two ends of the cut nothing
          crosses it.`,
        stop('answered_another_quantity', otherSide)`
          $${otherSide}$ counts the vertices on the other side of the cut, not the lines that cross it.`,
      ],
      snapRead: text`Two numbers of diagonals, of the whole and of one piece; those across the cut are asked.`,
      approach: text`Numbers of diagonals give numbers of vertices. Then a line crosses the cut when it joins a vertex
        on one side with one on the other: a product.`,
      faster: () => {
        const b = n + 2 - a;
        return text`The pieces have $${a}$ and $${n} + 2 - ${a} = ${b}$ sides. Every other diagonal lies in one of the
          pieces or crosses the cut: $${all} - 1 - ${part} - ${diagonalsOf(b)}$.`;
      },
      check: text`The other piece has $${n + 2 - a}$ sides and $${diagonalsOf(n + 2 - a)}$ diagonals, and
        $${part} + ${diagonalsOf(n + 2 - a)} + 1 + ${crossed} = ${crossed.add(part + diagonalsOf(n + 2 - a) + 1)}$,
        all the diagonals.`,
      principle: text`A cut along a diagonal shares its two ends between the pieces; what crosses it joins the other
        vertices of both sides.`,
    };
  },
);

interface Coloured {
  n: number;
  frame: number;
}

const twoColours = form<Coloured>(
  'most-between-two-colours',
  {
    band: 'Hard',
    seconds: 115,
    also: ['AL.QUA.7'],
    verify: ({ n }) => {
      // All sizes of a block of one colour, and the two colours in turn as far as they go.
      let most = 0;
      for (let red = 1; red < n; red += 1) {
        most = Math.max(
          most,
          pairsApart(n, (i, j) => i < red !== j < red),
        );
        const spread = Math.min(red, Math.floor(n / 2));
        most = Math.max(
          most,
          pairsApart(n, (i, j) => (i % 2 === 0 && i < 2 * spread) !== (j % 2 === 0 && j < 2 * spread)),
        );
      }
      return most;
    },
  },
  ({ n, frame }, { step, find }) => {
    const all = diagonalsOf(n);
    const [low, high] = [Math.floor(n / 2), Math.ceil(n / 2)];
    const two = (['red', 'white', 'boys'] as const)[frame] ?? 'red';
    const other = (['blue', 'black', 'girls'] as const)[frame] ?? 'blue';
    const corner = frame === 2 ? 'children' : frame === 1 ? 'posts' : 'vertices';
    const sides = step(
      n,
      () => tex`\frac{n(n - 3)}{2} = ${all} \;\Rightarrow\; n(n - 3) = ${n} \times ${n - 3}
      \;\Rightarrow\; n = ${n}`,
    )`
      Find the number $n$ of ${corner}: each is joined with $n - 3$ others, and every pair is counted at both ends.`;
    const smaller = find(low);
    const pairs = step(calc`${smaller} * (${sides} - ${smaller})`, {
      because: text`Two numbers with a given sum have their greatest product when they are as nearly equal as
        possible.`,
    })`
      A pair of different kinds takes one of the ${two} and one of the
      ${frame === 2 ? other : text`${other} ${corner}`}. The product of two numbers with a fixed sum is greatest where
      they are equal or differ by $1$.`;
    const beside = step(2, {
      name: 'the neighbours of different kinds',
      because: text`Around the closed line the kind has to change at least twice, as both kinds occur.`,
      works: tex`\text{at least } 2`,
    })`
      Neighbours do not count, so there should be few neighbours of different kinds. Keep all ${two} together: then only
      the two places where the kinds meet are lost.`;
    const most = step(calc`${pairs} - ${beside}`)`
      Both can be had at once, so take these neighbours off the greatest product.`;
    return {
      answer: most,
      stem: wording(
        frame,
        text`A convex polygon has $${all}$ diagonals. Some of its vertices are coloured red and all others blue. What is
          the maximum possible number of diagonals with one red and one blue end?`,
        text`The posts of a round fence are painted white or black, both colours being used. Between any two posts that
          are not neighbours one wire is stretched, $${all}$ wires in all. At most how many of them join posts of
          different colours?`,
        text`Boys and girls sit in a circle, and every two children who are not neighbours play one game against each
          other: $${all}$ games in all. If the seats may be chosen freely and both boys and girls take part, find the
          maximum number of games between a boy and a girl.`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.valueOf() < all,
      slips: [
        stop('kept_a_case_that_is_ruled_out', pairs)`
          $${pairs}$ counts all pairs of different kinds. At least two of them are neighbours and do not count.`,
        slip('demanded_too_much', beside, n % 2 === 0 ? sides : calc`${sides} - 1`)`
          Placing the two kinds in turn makes $${beside}$ pairs of neighbours of different kinds, and all of these are
          lost. Keeping each kind together loses two.`,
        slip('counted_one_too_few', beside, 1)`
          $${pairs} - 1$ takes off one pair of neighbours and forgets that around a closed line the kinds meet at
          two places.`,
        slip('assumed_equal_parts', most, calc`${all} / 2`)`
          ${here} lets half of all be of different kinds; the number depends on how many there are of each, and where.`,
        slip('did_not_halve', beside, 4)`
          $4$ is the number of ${corner} that stand where the kinds meet; they make only two pairs of neighbours.`,
        slip('counted_gaps_for_numbers', smaller, low > 3 && low - 1)`
          ${smaller} of one kind against $${n - low + 1}$ of the other make $${pairs}$ pairs; numbers nearer to each
          other make more.`,
        slip('left_out_a_case', most, calc`${all} - (${low} * (${low} - 1) / 2 - (${low} - 1))`)`
          ${here} takes off only the pairs among the ${frame === 2 ? two : text`${two} ${corner}`} that are no
          neighbours; pairs among the ${other} are of one kind too.`,
        slip('left_out_a_case', most, calc`${high} * (${high} - 1) / 2 + ${low} * (${low} - 1) / 2`)`
          ${here} counts the pairs within each kind, not those between the two.`,
      ],
      snapRead: text`A number of all pairs that are no neighbours, two kinds, and a maximum: how many of each kind, and
        where?`,
      approach: text`Find how many there are, then treat the two questions apart: the sizes that make most pairs of
        different kinds, and the order that loses fewest to neighbours.`,
      faster: text`With $${n}$ in the circle, one block of $${low}$ and one of $${high}$:
        $${low} \times ${high}$ pairs, less the two where the blocks meet.`,
      check: text`Taken in turn, the kinds would lose $${n % 2 === 0 ? n : n - 1}$ pairs instead of $2$; with blocks of
        $${low - 1}$ and $${high + 1}$ only ${calc`${low - 1} * ${high + 1} - 2`} remain, fewer than $${most}$.`,
      principle: text`A maximum under two conditions: find the best of each alone, and then see whether both can be had
        together.`,
    };
  },
);

/** GM.QAD.2 Hard: diagonals across a cut, and the most between vertices of two kinds. */
export const cutAndColoured: readonly AnyTemplate[] = [
  ...situation<Cut>({
    type: 'GM.QAD.2',
    situation: 'cut-polygon',
    tries: 10,
    draw: draw => {
      const n = draw.int(9, 22);
      const a = draw.int(5, n - 2);
      return n + 2 - a === a ? null : { n, a, frame: draw.int(0, 2) };
    },
    forms: [crossing],
  }),
  ...situation<Coloured>({
    type: 'GM.QAD.2',
    situation: 'coloured-polygon',
    tries: 10,
    draw: draw => ({ n: draw.int(9, 30), frame: draw.int(0, 2) }),
    forms: [twoColours],
  }),
];
