import { choices } from '../../counting.ts';
import { isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { waysByCrossings } from './grid.ts';

interface Queue {
  /** How many there are of the kind that must never be outnumbered, and of the other. */
  m: number;
  n: number;
  frame: number;
}

const neverOutnumbered = form<Queue>(
  'chance-of-never-being-outnumbered',
  {
    band: 'Hard',
    seconds: 140,
    also: ['MM.PRB.1'],
    verify: ({ m, n }) =>
      q(
        waysByCrossings(m, n, (x, y) => y <= x),
        waysByCrossings(m, n),
      ),
  },
  ({ m, n, frame }, { step }) => {
    const [one, other] = wording(
      frame,
      ['people with a ₹50 note', 'people with a ₹100 note'],
      ['votes for Asha', 'votes for Ravi'],
      ['blocks east', 'blocks north'],
      ['white balls', 'black balls'],
    );
    const all = step(calc`C(${m} + ${n}, ${n})`, {
      name: 'the number of all orders',
      because: text`Only the kinds matter here, not who or which one it is. So an order is known when the places of one
        kind are known.`,
    })`
      An order is a way on a grid with $${m}$ steps of one kind and $${n}$ of the other: choose the places of the
      $${n}$ ${other}.`;
    const bad = step(calc`C(${m} + ${n}, ${n - 1})`, {
      name: text`the number of orders with more ${other} than ${one} at some moment`,
      because: text`The swap can be undone: an order with $${m + 1}$ and $${n - 1}$ has more of the first kind at the
        end, so at some first moment it has one more of them, and swapping back up to there gives the bad order.`,
    })`
      Take an order in which ${other} outnumber ${one} at some moment. Up to the first such moment they are one more;
      swap the two kinds in this part. The new order has $${m + 1}$ of the first kind and $${n - 1}$ of the second, and
      each such order comes from exactly one bad order. Count them.`;
    const chance = step(frac(calc`(${all} - ${bad}) / ${all}`), {
      because: text`The good orders are hard to count directly, but every order is either good or bad.`,
    })`
      Subtract the bad orders from all orders. All orders are equally likely, so divide by their number.`;
    return {
      answer: chance,
      stem: wording(
        frame,
        text`A ticket costs ₹50. In the queue are ${m + n} people, ${m} with a ₹50 note each and ${n} with a ₹100 note
          each, in random order. The counter has no money at the beginning. What is the probability that everybody who
          pays with a ₹100 note gets the change at once?`,
        text`In the election of a class monitor Asha got ${m} votes and Ravi ${n}. The ${m + n} slips are counted one by
          one in random order. Find the probability that at no moment of the counting more votes for Ravi than for Asha
          have been read.`,
        text`Out of all shortest routes to a place ${m} blocks east and ${n} blocks north, on a square grid of streets,
          one is chosen at random. With what probability is the walker at no crossing further north than east of the
          start, counted in blocks?`,
        text`A bag holds ${m} white and ${n} black balls. They are drawn at random, one after the other and without
          being put back, until the bag is empty. What is the probability that the black balls drawn never outnumber
          the white ones drawn?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(1),
      slips: [
        slip('left_out_a_case', bad, calc`C(${m} + ${n} - 1, ${n - 1})`)`
          Only the ${here} orders that begin with one of the $${n}$ ${other} were taken for bad. They can outnumber
          the others later, too.`,
        slip('demanded_too_much', chance, m > n && frac(calc`(${m} - ${n}) / (${m} + ${n})`))`
          ${here} is the chance that the $${m}$ ${one} are ahead at every moment. Here they may also be equal in
          number.`,
        slip('miscounted_the_steps', bad, calc`C(${m} + ${n}, ${n - 2})`)`
          ${here} orders were taken for bad. They have $${n - 2}$ of the second kind, so they belong to a lead of two
          for the ${other}, and a lead of one is bad already.`,
        slip('gave_the_complement', chance, frac(calc`${bad} / ${all}`))`
          ${here} is the chance that ${other} outnumber ${one} at some moment.`,
        slip('took_the_figure_for_special', chance, m > n && frac(calc`1 / (${m} + 1)`))`
          ${here} belongs to equal numbers of both kinds, but there are $${m}$ and $${n}$.`,
      ],
      snapRead: text`Two kinds in a random order, and one may never be ahead: ways on a grid that stay on one side of
        the diagonal.`,
      approach: text`Count the orders that break the condition, by swapping the two kinds up to the first moment at
        which they do.`,
      faster: text`The bad orders are $\frac{${n}}{${m + 1}}$ of all, as $\binom{${m + n}}{${n - 1}} =
        \frac{${n}}{${m + 1}} \binom{${m + n}}{${n}}$.`,
      check:
        () => text`Counted crossing by crossing on the grid, each number being the sum of the two before it,
        $${waysByCrossings(m, n, (x, y) => y <= x)}$ ways stay on the right side of the diagonal:
        ${frac(calc`${waysByCrossings(m, n, (x, y) => y <= x)} / ${waysByCrossings(m, n)}`)}.`,
      principle: text`Orders in which one kind gets ahead become all orders with one more of the other kind, by
        swapping up to the first such moment.`,
    };
  },
);

interface Turns {
  /** Inner crossings in the two directions: one less than the blocks. */
  x: number;
  y: number;
  frame: number;
}

/** How many rows of so many steps of two kinds have this many changes of kind, by going through all of them. */
function rowsWithTurns(east: number, north: number, turns: number): number {
  const count = (e: number, n: number, last: 'e' | 'n' | '', left: number): number => {
    if (left < 0) return 0;
    if (e + n === 0) return left === 0 ? 1 : 0;
    return (
      (e > 0 ? count(e - 1, n, 'e', left - (last === 'n' ? 1 : 0)) : 0) +
      (n > 0 ? count(e, n - 1, 'n', left - (last === 'e' ? 1 : 0)) : 0)
    );
  };
  return count(east, north, '', turns);
}

const fourTurns = form<Turns>(
  'ways-with-four-turns',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.1'],
    entry: true,
    verify: ({ x, y }) => rowsWithTurns(x + 1, y + 1, 4),
  },
  ({ x, y, frame }, { step, write }) => {
    const [two, three] = [x + y, 2 * x * y];
    const what = wording(frame, 'routes', 'ways', 'lines', 'ways');
    const turn = wording(frame, 'turns', 'turns', 'corners', 'turns');
    write(tex`x + y = ${two}`, {
      because: text`A stretch of $k$ units can be divided into two at $k - 1$ places.`,
    })`
      Let the whole stretch in one direction have $x$ places inside it where it can be divided, and that in the other
      direction $y$. With two ${turn} there are three pieces: the middle one is a whole stretch, and the other stretch
      is divided at one of its $x$ or $y$ places. Add the two cases.`;
    const product = step(calc`${three} / 2`, {
      name: 'the product $xy$',
      works: (_value, working) => tex`2xy = ${three} \quad \Rightarrow \quad xy = ${working}`,
      because: text`The first piece may go in either direction, so there are twice $xy$ ${what}.`,
    })`
      With three ${turn} there are four pieces, two in each direction: $xy$ choices of the places, and either direction
      may come first. Solve for $xy$.`;
    write(tex`\frac{x(x - 1)}{2} \cdot y + x \cdot \frac{y(y - 1)}{2} = \frac{xy(x + y - 2)}{2}`)`
      With four ${turn} one direction is in three pieces, cut at two of its places, and the other in two. Either
      direction can be the one with three. Take out the common factors.`;
    const four = step(calc`${product} * (${two} - 2) / 2`)`
      Sum and product of $x$ and $y$ are known, so they need not be found one by one. Put them in.`;
    const [m, n] = [x + 1, y + 1];
    return {
      answer: four,
      stem: wording(
        frame,
        text`From her house Anu walks to school on a square grid of streets, only to the east and to the north. Of all
          her possible routes, ${two} have exactly two turns and ${three} have exactly three turns. How many routes have
          exactly four turns?`,
        text`A robot moves over the tiles of a hall from one corner to the opposite one, each time by one tile, to the
          right or up. There are ${three} ways in which it turns exactly three times, and ${two} in which it turns
          exactly twice. Find the number of ways in which it turns exactly four times.`,
        text`On squared paper a line is drawn from a point A to a point B along the sides of the squares, and only to
          the right or upwards. Exactly two corners occur in ${two} of the possible lines, exactly three in ${three} of
          them. What is the number of lines with exactly four corners?`,
        text`A cable is to run from one corner of a rectangular net of wires to the opposite one without any detour. It
          can be laid with two turns in ${two} ways and with three turns in ${three} ways. In how many ways can it be
          laid with four turns?`,
      ),
      show: plain,
      plausible: value => isCount(value),
      slips: [
        slip('did_not_halve', product, calc`${three}`)`
          The product of the two numbers of places was taken as $${product}$, but the ${three} ${what} with three
          ${turn} count it twice, once for each first direction.`,
        slip('ignored_order', four, calc`${three} / 2 * (${two} - 1) / 2`)`
          ${here} takes off $1$ from the $${two}$ only once; two places are chosen in one direction or the other, and
          each case takes off $1$.`,
        slip('left_out_a_case', four, calc`C(${Math.max(x, y)}, 2) * ${Math.min(x, y)}`)`
          ${here} counts the ${what} with three pieces in one direction only. The other direction can have three
          pieces, too.`,
        slip('counted_order', four, calc`${three} / 2 * (${two} - 2)`)`
          ${here} counts two places in one direction in both orders. A pair of places is one choice.`,
        slip('let_things_repeat', four, calc`${three} / 2 * ${two} / 2`)`
          ${here} lets both places of a direction be the same, but they have to differ, which takes $2$ off $${two}$.`,
        slip('miscounted_the_steps', four, calc`C(${m}, 2) * ${n} + ${m} * C(${n}, 2)`)`
          ${here} chooses the places from $${m}$ and $${n}$ units; a stretch of $${m}$ units has $${x}$ places inside
          it.`,
        slip('answered_another_quantity', four, calc`2 * C(${x}, 2) * C(${y}, 2)`)`
          ${here} counts three pieces in each direction. That makes five ${turn}, one too many.`,
        slip('halved_needlessly', four, calc`${three} / 2 * (${two} - 2) / 4`)`
          ${here} halves once more for the direction that comes first. With five pieces the direction with three of
          them comes first anyway.`,
        stop('stopped_a_step_early', product)`
          $${three} \div 2 = ${product}$ is the product of the numbers of places; the places for four ${turn} are not
          counted with it yet.`,
      ],
      snapRead: text`Turns cut the two directions into pieces; the size of the grid is not given.`,
      approach: text`Express the given numbers by the places where each direction can be cut. Then the number with four
        ${turn} follows from their sum and product.`,
      faster: text`$\frac{xy(x + y - 2)}{2}$ is a quarter of $2xy$, times $x + y - 2$:
        ${calc`${three} * (${two} - 2) / 4`}.`,
      check:
        () => text`$x$ and $y$ are $${x}$ and $${y}$: ${calc`${x} + ${y}`} and ${calc`2 * ${x} * ${y}`}. Then
        ${calc`C(${x}, 2) * ${y} + ${x} * C(${y}, 2)`}.`,
      principle: text`A way with a given number of turns is fixed by the places where its two directions are divided.`,
    };
  },
);

/** MM.PNC.8 Hard: ways that stay on one side, and ways by their turns. */
export const runsAndReflections: readonly AnyTemplate[] = [
  ...situation<Queue>({
    type: 'MM.PNC.8',
    situation: 'never-behind',
    tries: 20,
    draw: draw => {
      const [m, n] = [draw.int(4, 12), draw.int(3, 8)];
      return m > n && m - n < 8 && choices(m + n, n) < 400_000 ? { m, n, frame: draw.int(0, 3) } : null;
    },
    forms: [neverOutnumbered],
  }),
  ...situation<Turns>({
    type: 'MM.PNC.8',
    situation: 'turns-of-a-way',
    tries: 20,
    draw: draw => {
      const [x, y] = [draw.int(2, 9), draw.int(2, 9)];
      return x !== y && x + y > 6 ? { x, y, frame: draw.int(0, 3) } : null;
    },
    forms: [fourTurns],
  }),
];
