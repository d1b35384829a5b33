import { choices, factorial, fillings } from '../../counting.ts';
import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** Rows of n different things, the first `special` of which are looked at, by the places of these in turn. */
export function rowsWith(n: number, special: number, fits: (places: readonly number[]) => boolean): number {
  const places = fillings(
    Array.from({ length: n }, (_, i) => i),
    special,
    false,
  );
  return places.filter(fits).length * factorial(n - special);
}

/** The same where the order of the special ones does not matter: sets of places, each with all orders. */
export function rowsWithSet(
  n: number,
  special: number,
  fits: (places: readonly number[]) => boolean,
): number {
  let sets = 0;
  for (let mask = 0; mask < 2 ** n; mask += 1) {
    const places = Array.from({ length: n }, (_, i) => i).filter(i => (mask >> i) % 2 === 1);
    if (places.length === special && fits(places)) sets += 1;
  }
  return sets * factorial(special) * factorial(n - special);
}

const sorted = (places: readonly number[]) => [...places].sort((x, y) => x - y);
const together = (places: readonly number[]) => {
  const order = sorted(places);
  return (order.at(-1) ?? 0) - (order[0] ?? 0) === places.length - 1;
};
export const apart = (places: readonly number[]) =>
  sorted(places).every((x, i, all) => i === 0 || x - (all[i - 1] ?? 0) > 1);

interface Groups {
  /** The special ones and the others. */
  k: number;
  m: number;
  one: string;
  other: string;
  where: string;
  way: number;
}

const allTogether = form<Groups>(
  'all-of-a-kind-together',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ k, m }) => rowsWithSet(k + m, k, together),
  },
  ({ k, m, one, other, where, way }, { step }) => {
    const n = k + m;
    const units = step(calc`(${m} + 1)!`, {
      name: 'the orders of the units',
      because: text`Things that have to stay together move as one. So the block is a single unit, and it can stand at
        either end or between any two of the ${other}.`,
    })`
      Tie the $${k}$ ${one} to one block. The block and the $${m}$ ${other} are $${m + 1}$ units, which stand in any
      order.`;
    const inner = step(calc`${k}!`, {
      name: 'the orders within the block',
      because: text`The ${one} are different from each other, so another order within the block makes another row.`,
    })`
      Within the block the $${k}$ ${one} stand in any order too. Count these orders.`;
    const count = step(calc`${units} * ${inner}`, {
      name: 'the number of rows',
      because: text`For one order of the units there are all the inner orders, for the next one again, and so on: the
        numbers multiply.`,
    })`
      Every order of the units goes with every order within the block. So multiply the two numbers.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`In how many ways can $${k}$ ${one} and $${m}$ ${other} be placed ${where} in a row, all of them
            different, if the ${one} are to be next to each other?`
          : way === 1
            ? text`${where}, $${n}$ places in a line are filled with $${m}$ different ${other} and $${k}$ different
              ${one}. No ${other} may come between two of the ${one}. How many orders
              are possible?`
            : text`Find the number of arrangements of $${m}$ ${other} and $${k}$ ${one} in a line ${where} in which
              all the ${one} stand together. No two of them are alike.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_order', inner, 1)`
          You counted only one order of the $${k}$ ${one} within their block. They are all different and have $${k}!$
          orders.`,
        slip('miscounted_the_steps', units, calc`${m}!`)`
          You arranged only the ${other}, ${here}. The block is one more unit and can stand anywhere among them.`,
        slip('chose_from_a_wrong_pool', units, calc`${m + 2}!`)`
          You counted the block as two units, with ${here} orders of the units. All the ${one} together are one
          unit.`,
        slip('demanded_too_much', units, 2)`
          You counted only $2$ orders of the units, with the block at one end or the other. It may also stand between
          the ${other}, and these have orders of their own.`,
        slip('took_one_piece_of_several', inner, k)`
          Within the block you counted only $${k}$ orders. There are $${k}$ choices for the first place, one fewer for
          the next, and so on.`,
        slip('demanded_too_much', units, calc`2 * ${m}!`)`
          You kept the ${other} together as well, which leaves ${here} orders of the units. The block may also stand
          between them.`,
        slip('used_a_factor_twice', inner, calc`2 * ${k}!`)`
          You also reversed the block and counted ${here} orders within it. The $${k}!$ orders include both
          directions.`,
        slip('let_things_repeat', inner, calc`${k}^${k}`)`
          You gave every place of the block any of the ${one}, ${here}. Then one of them could stand in two places.`,
        slip('gave_the_complement', count, factorial(n) - factorial(m + 1) * factorial(k))`
          ${count} is the number of rows in which the ${one} are not all together.`,
        slip('added_for_multiplied', count, calc`${units} + ${inner}`)`
          ${here} adds the two numbers. Every order of the units goes with every order within the block, so they
          multiply.`,
      ],
      snapRead: text`Some things have to stand together: make them one block, with orders of its own.`,
      approach: text`Count the orders of the block and the others, then the orders within the block, and multiply.`,
      check: text`The block can begin in $${m + 1}$ places; with $${m}!$ and $${k}!$ orders that is ${calc`${m + 1} *
        ${m}! * ${k}!`}.`,
      principle: text`Things that stand together are one unit among the others and have an order of their own
        inside.`,
    };
  },
);

const noTwoTogether = form<Groups>(
  'no-two-of-a-kind-together',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    suits: ({ k, m }) => k <= m && k >= 2,
    verify: ({ k, m }) => rowsWithSet(k + m, k, apart),
  },
  ({ k, m, one, other, where, way }, { step, find }) => {
    const n = k + m;
    const others = step(calc`${m}!`, {
      name: `the orders of the ${other}`,
      because: text`The ${other} have no condition, so they can be placed first. Placing the ${one} first would leave
        many cases open.`,
    })`
      First put the $${m}$ ${other} in a row, in any order.`;
    const gaps = find(calc`${m} + 1`, { name: 'the gaps' });
    const places = step(calc`P(${gaps}, ${k})`, {
      name: `the ways to put the ${one} into gaps`,
      because: text`Two of the ${one} in the same gap would stand side by side. In different gaps at least one of the
        ${other} is between them.`,
    })`
      Between them and at both ends there are ${gaps} gaps, and a gap takes at most one of the ${one}. Give the $${k}$
      ${one} different gaps, one after the other.`;
    const count = step(calc`${others} * ${places}`, {
      name: 'the number of rows',
      because: text`Whatever the order of the ${other} is, all the ways to fill the gaps are possible.`,
    })`
      Every order of the ${other} goes with every way to fill the gaps. So multiply.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`In how many ways can $${k}$ ${one} and $${m}$ ${other}, all of them different, be placed ${where} in
            a row so that no two ${one} are next to each other?`
          : way === 1
            ? text`${where}, $${n}$ places in a line are to be filled with $${k}$ different ${one} and $${m}$
              different ${other}. Between any two of the ${one} there must be at least
              one of the ${other}. What is the number of possible orders?`
            : text`Find how many arrangements in a line ${where} there are of $${m}$ ${other} and $${k}$ ${one} (no
              two alike) in which every two ${one} are separated.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('gave_the_complement', count, k > 2 && calc`${n}! - ${m + 1}! * ${k}!`)`
          ${here} only excludes the rows in which all the ${one} are together. With more than two of them, some pair
          may still be side by side.`,
        slip('counted_gaps_for_numbers', gaps, m)`
          You counted only ${gaps} gaps. There is one more, at the other end.`,
        slip('counted_gaps_for_numbers', gaps, m - 1 >= k && m - 1)`
          You counted only the ${gaps} gaps between the ${other}. Both ends of the row are free as well.`,
        slip('ignored_order', places, calc`C(${m + 1}, ${k})`)`
          You only chose the gaps, ${here}. Which of the ${one} stands in which gap matters too.`,
        slip('counted_gaps_for_numbers', gaps, m + 2)`
          You counted ${gaps} gaps, one too many. Between and beside $${m}$ things there are $${m + 1}$.`,
        slip('let_things_repeat', places, calc`${m + 1}^${k}`)`
          You gave each of the ${one} any gap, ${here}. Two of them in one gap would stand side by side.`,
        slip('ignored_a_condition', count, factorial(n) - factorial(m) * factorial(k))`
          ${count} excludes only some rows with ${one} side by side. No two of them may be neighbours.`,
        slip('ignored_order', others, 1)`
          You left out the $${m}!$ orders of the ${other}. They are different too.`,
        slip('demanded_too_much', count, calc`2 * ${m}! * ${k}!`)`
          ${here} lets the two kinds take turns from one end or the other. Two of the ${other} may stand side by
          side.`,
        slip('gave_the_complement', count, calc`${m + 1}! * ${k}!`)`
          ${here} counts the rows in which all the ${one} are together. They have to be separated.`,
      ],
      snapRead: text`No two of a kind may be side by side: place the others first and use the gaps.`,
      approach: text`The ${other} may stand in any order. Once they stand, each gap between and beside them takes at
        most one of the ${one}.`,
      check: text`Choosing ${k} of ${m + 1} gaps gives ${choices(m + 1, k)}; times $${k}! \times ${m}!$ that is
        ${choices(m + 1, k) * factorial(k) * factorial(m)}.`,
      principle: text`To keep things apart, arrange the others first and put each of the things into a gap of its
        own.`,
    };
  },
);

const stories = [
  { one: 'novels', other: 'atlases', where: 'on a shelf' },
  { one: 'girls', other: 'boys', where: 'for a photograph' },
  { one: 'sitar players', other: 'drummers', where: 'on a stage' },
  { one: 'trucks', other: 'buses', where: 'at a kerb' },
  { one: 'red flags', other: 'green flags', where: 'along a wall' },
] as const;

/** MM.PNC.2 Easy: one block, or gaps. */
export const blocks: readonly AnyTemplate[] = situation<Groups>({
  type: 'MM.PNC.2',
  situation: 'two-kinds-in-a-row',
  tries: 20,
  draw: draw => ({ k: draw.int(2, 5), m: draw.int(3, 6), ...draw.pick(stories), way: draw.int(0, 2) }),
  forms: [allTogether, noTwoTogether],
});
