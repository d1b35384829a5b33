import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { grid, waysByCrossings } from './grid.ts';

interface Corner {
  /** Steps in the two directions, and where the first point is if it has coordinates. */
  m: number;
  n: number;
  x: number;
  y: number;
  frame: number;
}

const shortest = form<Corner>(
  'shortest-ways-between-corners',
  {
    band: 'Easy',
    seconds: 50,
    entry: true,
    verify: ({ m, n }) => waysByCrossings(m, n),
  },
  ({ m, n, x, y, frame }, { step, find }) => {
    const points = frame % 4 === 1;
    const [one, other, things] = wording(
      frame,
      ['blocks east', 'blocks north', 'streets'],
      ['units to the right', 'units up', 'integers'],
      ['squares to the right', 'squares up', 'squares'],
      ['rods to the right', 'rods up', 'joints'],
    );
    const across = step(points ? calc`${x + m} - ${x}` : calc`${m + 1} - 1`, {
      name: `the ${one}`,
      because: text`A shortest way never goes back, so all of them have the same numbers of single steps in each
        direction. Only the order of the steps differs.`,
    })`
      Find how many ${one} every such way has: one less than the ${things} from the first to the last in this direction,
      both counted.`;
    const up = step(points ? calc`${y + n} - ${y}` : calc`${n + 1} - 1`, {
      name: `the ${other}`,
      because: text`Steps lie between the ${things}: from the first to the last there is one step fewer than there are
        ${things}.`,
    })`
      Find how many ${other} every such way has: again one less than the ${things} in this direction.`;
    const all = find(calc`${across} + ${up}`, { name: 'the number of single steps' });
    const ways = step(calc`C(${all}, ${up})`, {
      because: text`The steps of one direction are alike, so a way is fixed when the places of the ${other} are.`,
    })`
      A way is a row of $${across} + ${up} = ${all}$ single steps. Choose which $${up}$ of them are ${other}; the others
      are then ${one}.`;
    return {
      answer: ways,
      stem: wording(
        frame,
        text`In a sector of Chandigarh ${m + 1} parallel streets run from south to north, and ${n + 1} streets, equally
          far apart, run across all of them from west to east. Kiran cycles from the south-western corner to the
          north-eastern corner along the streets, only to the east or to the north. How many routes can she choose?`,
        text`A point moves from $(${x}, ${y})$ to $(${x + m}, ${y + n})$ in the coordinate plane. In each move either
          its $x$-coordinate or its $y$-coordinate becomes larger by $1$, the other stays. Find the number of different
          ways for the point.`,
        text`A board has ${m + 1} columns and ${n + 1} rows of squares. A piece stands in the lower left square. In each
          move it goes one square to the right or one square up. In how many ways can it reach the upper right square?`,
        text`A net of iron rods has ${m + 1} joints in each row from left to right and ${n + 1} joints in each column.
          An ant walks along the rods from the lower left joint to the upper right one, never to the left and never
          down. What is the number of ways it can take?`,
      ),
      show: plain,
      plausible: value => isCount(value),
      slips: [
        slip('miscounted_the_steps', ways, calc`C(${m + 1} + ${n + 1}, ${n + 1})`)`
          ${here} takes $${m + 1}$ and $${n + 1}$ ${things} for as many steps; from the first to the last there is one
          step less in each direction.`,
        slip('changed_one_side_only', ways, calc`C(${m + 1} + ${n}, ${n})`)`
          ${here} has one step less than ${things} in one direction only: the $${m + 1}$ of the other also leave
          $${m}$ steps.`,
        slip('answered_another_quantity', ways, calc`${m + 1} * ${n + 1}`)`
          ${here} is the number of places where the way may pass, $${m + 1}$ one way by $${n + 1}$ the other, not the
          number of ways.`,
        slip('mixed_up_sum_and_product', ways, calc`${m} * ${n}`)`
          ${here} multiplies the steps of the two directions, $${m}$ and $${n}$; but these steps follow each other in
          many orders.`,
        slip('counted_order', ways, calc`P(${m + n}, ${Math.min(m, n)})`)`
          ${here} gives $${Math.min(m, n)}$ equal steps an order among themselves. They are alike, so only their places
          count.`,
        slip('ignored_a_condition', ways, calc`2^(${m + n})`)`
          ${here} lets each of the $${m + n}$ steps take either direction; then most ways end at another place.`,
        slip('miscounted_the_steps', ways, calc`C(${m + n - 1}, ${n})`)`
          ${here} has only $${m + n - 1}$ steps in all, but $${m}$ and $${n}$ make one more.`,
      ],
      snapRead: text`Only two directions are allowed, so all ways have the same steps in another order.`,
      approach: text`Count the steps of either direction, then choose the places of one kind among all steps.`,
      check: () => text`Arranging all steps and dividing by the orders of like ones gives
        ${calc`${m + n}! / (${m}! * ${n}!)`}.`,
      principle: text`A shortest way is a row of two kinds of steps; it is fixed by the places of one kind.`,
    };
  },
);

interface Via {
  /** Blocks east and north from A to P, and from P to B. */
  a: number;
  b: number;
  c: number;
  d: number;
  frame: number;
}

const past = form<Via>(
  'shortest-ways-past-a-crossing',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: ({ a, b, c, d }) =>
      waysByCrossings(a + c, b + d, (x, y) => x + y !== a + b || (x === a && y === b)),
  },
  ({ a, b, c, d, frame }, { step }) => {
    const [m, n] = [a + c, b + d];
    const what = wording(frame, 'routes', 'ways', 'routes', 'ways');
    const first = step(calc`C(${a} + ${b}, ${b})`, {
      name: `the ${what} from A to P`,
      because: text`The way has to pass P, so it consists of a shortest way to P and a shortest way on from there. Each
        part can be counted by itself.`,
    })`
      From A to P there are ${a} (block|blocks) east and ${b} (block|blocks) north in some order. Choose the places of
      the blocks north.`;
    const second = step(calc`C(${c} + ${d}, ${d})`, {
      name: `the ${what} from P to B`,
      because: text`The whole way has fixed numbers of blocks east and north. What was used up to P is subtracted, and
        the rest is walked after P.`,
      works: (_value, working) => tex`${m} - ${a} = ${c}, \quad ${n} - ${b} = ${d}: \quad ${working}`,
    })`
      From P to B the other blocks are left. Subtract to find them, and count their orders in the same way.`;
    const all = step(calc`${first} * ${second}`, {
      because: text`The second part does not depend on how P was reached.`,
    })`
      Each of the $${first}$ ${what} to P can go on in $${second}$ ways: multiply.`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`The figure shows streets between blocks of equal size. Meera walks ${m} (block|blocks) to the east and ${n}
          (block|blocks) to the north, from A to B, and has to buy flowers at the crossing P, ${a} (block|blocks) east
          and ${b} (block|blocks) north of A. How many different routes are possible?`,
        text`A delivery boy rides from A to B, which is ${m} (block|blocks) east and ${n} (block|blocks) north of A,
          without any detour. On the way he hands over a parcel at P; from there ${c} (block|blocks) east and ${d}
          (block|blocks) north are left. Find the number of ways that he can take along the streets.`,
        text`On the map of streets a bus has to go from A to B by a shortest route that calls at the stop P. From A to
          P it is ${a} (block|blocks) east and ${b} (block|blocks) north, from P to B ${c} (block|blocks) east and ${d}
          (block|blocks) north. What is the number of such routes?`,
        text`B lies ${m} (block|blocks) east and ${n} (block|blocks) north of A, in a town whose streets form a square
          grid. Farhan goes from A to B on a shortest way and passes the temple at P, ${a} (block|blocks) east and ${b}
          (block|blocks) north of A. In how many ways can he go?`,
      ),
      show: plain,
      plausible: value => isCount(value),
      slips: [
        slip('added_for_multiplied', all, calc`${first} + ${second}`)`
          ${here} adds the two parts, though each of the $${first}$ ${what} to P goes on in each of $${second}$ ways.`,
        slip('ignored_a_condition', all, calc`C(${m} + ${n}, ${n})`)`
          ${here} counts all shortest ${what} from A to B over $${m}$ and $${n}$ blocks, also those that miss P.`,
        slip('gave_the_complement', all, calc`C(${m} + ${n}, ${n}) - ${first} * ${second}`)`
          ${here} is the number of the ${what} that do not pass P.`,
        slip('measured_from_the_wrong_end', second, calc`C(${m} + ${d}, ${d})`)`
          The second part was counted as ${here}, with all $${m}$ blocks east from A; from P only $${c}$ are left.`,
        slip('miscounted_the_steps', second, calc`C(${c} + ${d} - 1, ${Math.min(c, d)})`)`
          The second part was counted as ${here}, with one block too few; from P to B there are $${c} + ${d}$ blocks.`,
        slip('mixed_up_sum_and_product', first, calc`${a} * ${b}`)`
          The ${what} to P were counted as ${here}, by multiplying the blocks of the two directions; their orders are
          to be counted.`,
        slip('mixed_up_sum_and_product', second, calc`${c} * ${d}`)`
          The ${what} from P to B were counted as ${here}, by multiplying the blocks of the two directions; their orders
          are to be counted.`,
      ],
      snapRead: text`A shortest way that has to pass a given crossing: two ways, one after the other.`,
      approach: text`Count the ${what} to P and those from P on, and multiply.`,
      check: () => text`The parts by factorials: ${calc`${a + b}! / (${a}! * ${b}!)`} and
        ${calc`${c + d}! / (${c}! * ${d}!)`}.`,
      principle: text`A way past a given place consists of two independent parts: multiply their numbers.`,
      figure: () =>
        grid({
          east: m,
          north: n,
          named: { P: { x: a, y: b } },
          alt: `A square grid of streets, ${m} blocks from west to east and ${n} from south to north. A is the
            south-western corner and B the north-eastern one; the crossing P is ${a} to the east and ${b} to the north
            of A.`,
        }),
    };
  },
);

/** MM.PNC.8 Easy: shortest ways between two corners, and past a crossing. */
export const shortestWays: readonly AnyTemplate[] = [
  ...situation<Corner>({
    type: 'MM.PNC.8',
    situation: 'ways-on-a-grid',
    tries: 10,
    draw: draw => {
      const [m, n] = [draw.int(2, 9), draw.int(2, 9)];
      const [x, y] = [draw.int(-6, 6), draw.int(-6, 6)];
      return m + n > 5 && m + n < 13 && x !== 0 && y !== 0 ? { m, n, x, y, frame: draw.int(0, 3) } : null;
    },
    forms: [shortest],
  }),
  ...situation<Via>({
    type: 'MM.PNC.8',
    situation: 'ways-past-a-crossing',
    tries: 10,
    draw: draw => {
      const [a, b, c, d] = [draw.int(1, 4), draw.int(1, 4), draw.int(1, 4), draw.int(1, 4)];
      return a * b > 1 && c * d > 1 && (a !== c || b !== d) && a + b !== c + d
        ? { a, b, c, d, frame: draw.int(0, 3) }
        : null;
    },
    forms: [past],
  }),
];
