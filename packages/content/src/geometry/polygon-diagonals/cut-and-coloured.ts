import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { diagonalsOf, pairsApart } from './pairs.ts';

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
    const sides = step(n, {
      name: text`the number of ${corner}`,
      works: () => tex`\frac{n(n - 3)}{2} = ${all} \;\Rightarrow\; n(n - 3) = ${n} \times ${n - 3}
      \;\Rightarrow\; n = ${n}`,
      because: text`Joining every one with all except itself and its two neighbours makes $n - 3$ lines at each, and
        each line has two ends. So $n$ times $n - 3$ is twice the number of lines.`,
    })`
      First find the number $n$ of ${corner}: each is joined with $n - 3$ others, and every pair is counted at both
      ends. Look for two factors that differ by $3$.`;
    const smaller = find(low);
    const pairs = step(calc`${smaller} * (${sides} - ${smaller})`, {
      because: text`Two numbers with a given sum have their greatest product when they are as nearly equal as
        possible.`,
    })`
      A pair of different kinds takes one of the ${two} and one of the
      ${frame === 2 ? other : text`${other} ${corner}`}. The product of two numbers with a fixed sum is greatest
      where they are equal or differ by $1$.`;
    const beside = step(2, {
      name: 'the neighbours of different kinds',
      because: text`Around the closed line the kind has to change at least twice, as both kinds occur.`,
      works: tex`\text{at least } 2`,
    })`
      Neighbours do not count, so there should be few neighbours of different kinds. Keep all ${two} together: then
      only the two places where the kinds meet are lost.`;
    const most = step(calc`${pairs} - ${beside}`, {
      name: 'the greatest number asked for',
      because: text`Half of the ${corner} can stand together in one block, so the product is greatest and only two
        pairs of neighbours are lost. Nothing better is possible for either.`,
    })`
      Both can be reached at once by one block of each kind. Neighbours are not joined, so subtract the two pairs of
      neighbours from the greatest product.`;
    return {
      answer: most,
      stem: wording(
        frame,
        text`A convex polygon has $${all}$ diagonals. Some of its vertices are coloured red and all others blue.
          What is the maximum possible number of diagonals with one red and one blue end?`,
        text`The posts of a round fence are painted white or black, both colours being used. Between any two posts
          that are not neighbours one wire is stretched, $${all}$ wires in all. At most how many of them join posts
          of different colours?`,
        text`Boys and girls sit in a circle, and every two children who are not neighbours play one game against
          each other: $${all}$ games in all. If the seats may be chosen freely and both boys and girls take part,
          find the maximum number of games between a boy and a girl.`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.valueOf() < all,
      slips: [
        stop('kept_a_case_that_is_ruled_out', pairs)`
          $${pairs}$ counts all pairs of different kinds. At least two of them are neighbours and do not count.`,
        slip('demanded_too_much', beside, n % 2 === 0 ? sides : calc`${sides} - 1`)`
          Placing the two kinds in turn makes $${beside}$ pairs of neighbours of different kinds, and all of these
          are lost. Keeping each kind together loses two.`,
        slip('counted_one_too_few', beside, 1)`
          $${pairs} - 1$ takes off one pair of neighbours and forgets that around a closed line the kinds meet at
          two places.`,
        slip('assumed_equal_parts', most, calc`${all} / 2`)`
          ${here} lets half of all be of different kinds; the number depends on how many there are of each, and
          where.`,
        slip('did_not_halve', beside, 4)`
          $4$ is the number of ${corner} that stand where the kinds meet; they make only two pairs of neighbours.`,
        slip('counted_gaps_for_numbers', smaller, low > 3 && low - 1)`
          ${smaller} of one kind against $${n - low + 1}$ of the other make $${pairs}$ pairs; numbers nearer to each
          other make more.`,
        slip('left_out_a_case', most, calc`${all} - (${low} * (${low} - 1) / 2 - (${low} - 1))`)`
          ${here} takes off only the pairs among the ${frame === 2 ? two : text`${two} ${corner}`} that are no
          neighbours; pairs among the ${other} are of one kind too.`,
        slip('left_out_a_case', most, calc`${high} * (${high} - 1) / 2 + ${low} * (${low} - 1) / 2`)`
          ${here} counts the pairs within each kind. The question asks for pairs with one of each kind.`,
      ],
      snapRead: text`A number of all pairs that are no neighbours, two kinds, and a maximum: how many of each kind,
        and where?`,
      approach: text`Find how many there are, then treat the two questions apart: the sizes that make most pairs of
        different kinds, and the order that loses fewest to neighbours.`,
      faster: text`With $${n}$ in the circle, one block of $${low}$ and one of $${high}$: $${low} \times ${high}$
        pairs, less the two where the blocks meet.`,
      check: text`Taken in turn, the kinds would lose $${n % 2 === 0 ? n : n - 1}$ pairs instead of $2$; with blocks
        of $${low - 1}$ and $${high + 1}$ only ${calc`${low - 1} * ${high + 1} - 2`} remain, fewer than $${most}$.`,
      principle: text`A maximum under two conditions: find the best of each alone, and then see whether both can be
        had together.`,
    };
  },
);

/** GM.QAD.2 Hard: diagonals across a cut, and the most between vertices of two kinds. */
export const cutAndColoured: readonly AnyTemplate[] = [
  ...situation<Coloured>({
    type: 'GM.QAD.2',
    situation: 'coloured-polygon',
    tries: 10,
    draw: draw => ({ n: draw.int(9, 30), frame: draw.int(0, 2) }),
    forms: [twoColours],
  }),
];
