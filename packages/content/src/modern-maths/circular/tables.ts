import { choices, factorial, fillings } from '../../counting.ts';
import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** Seatings of n people at a round table by the seats of some of them, the first of whom sits in seat 0. */
export function roundWith(n: number, special: number, fits: (seats: readonly number[]) => boolean): number {
  const seats = fillings(
    Array.from({ length: n - 1 }, (_, i) => i + 1),
    special - 1,
    false,
  ).map(rest => [0, ...rest]);
  return seats.filter(fits).length * factorial(n - special);
}

export const beside = (n: number, x = 0, y = 0) => [1, n - 1].includes((((x - y) % n) + n) % n);

interface Table {
  n: number;
  /** A block of people, or of one kind. */
  k: number;
  ones: string;
  others: string;
  where: string;
  way: number;
}

const blockAtTable = form<Table>(
  'block-at-a-round-table',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    suits: ({ n, k }) => n - k >= 2,
    verify: ({ n, k }) =>
      roundWith(n, k, seats => {
        const taken = new Set(seats);
        return seats.some(first =>
          Array.from({ length: k }, (_, i) => (first + i) % n).every(seat => taken.has(seat)),
        );
      }),
  },
  ({ n, k, ones, others, where, way }, { step }) => {
    const units = step(calc`(${n} - ${k})!`, { name: 'the orders of the units round the table' })`
      Tie the $${k}$ ${ones} to a block. With the $${n - k}$ ${others} there are $${n - k + 1}$ units in a circle.
      Turning the circle changes nothing, so one unit can be
      fixed, and the others have this many orders.`;
    const inner = step(calc`${k}!`)`
      Within the block the ${ones} sit in any order.`;
    const count = step(calc`${units} * ${inner}`)`
      Both combine.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`In how many ways can $${k}$ ${ones} and $${n - k}$ ${others} sit down at a round table ${where} so
            that all ${ones} sit side by side? Seatings that differ by a
            rotation only are the same.`
          : way === 1
            ? text`${where}, $${n}$ people sit in a circle: $${k}$ ${ones}, who want to sit together, and $${n - k}$
              ${others}. Counting rotations as one seating, how many seatings are there?`
            : text`Find the number of different circular arrangements of $${n - k}$ ${others} and $${k}$ ${ones}
              ${where} in which no ${others} sit between two of the ${ones}. Only who sits next to
              whom, and on which side, matters.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_a_circle_for_a_row', units, calc`${n - k + 1}!`)`
          The $${n - k + 1}$ units were put in a row, ${here}. In a circle the rotations coincide.`,
        slip('ignored_order', inner, 1)`
          The $${k}$ ${ones} were counted in one order within their block. They have $${k}!$ orders.`,
        slip('halved_needlessly', count, calc`${n - k}! * ${k}! / 2`)`
          ${here} counts a seating and its mirror image as one. Left and right neighbours differ for people.`,
        slip('ignored_a_condition', count, calc`${n - 1}!`)`
          ${here} counts all circles.`,
        slip('took_a_circle_for_a_row', inner, calc`(${k} - 1)!`)`
          The block was treated as a circle of its own, with ${here} orders. It has two ends.`,
        slip('miscounted_the_steps', units, n - k > 1 && calc`(${n - k} - 1)!`)`
          Only the ${others} were put in a circle, ${here}, without the block among them.`,
        slip('did_not_divide', count, calc`${n} * ${n - k}! * ${k}!`)`
          ${here} counts every rotation as a seating of its own.`,
      ],
      snapRead: text`A circle with a block: one unit is fixed, and the block has orders of its own.`,
      approach: text`Make the block one unit, count the circle of units with one of them fixed, and multiply by the
        orders within the block.`,
      check: text`With numbered seats the block has $${n}$ places: $${n} \times ${k}! \times ${n - k}!$ seatings, and
        dividing by the $${n}$ rotations gives ${count}.`,
      principle: text`In a circle fix one unit to take the rotations out; what is tied together still has its inner
        orders.`,
    };
  },
);

const alternating = form<Table>(
  'two-kinds-in-turn-at-a-table',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ n, k }) => n - k >= k && k >= 2,
    verify: ({ n, k }) =>
      roundWith(n, k, seats => seats.every((x, i) => seats.every((y, j) => i === j || !beside(n, x, y)))),
  },
  ({ n, k, ones, others, where, way }, { step }) => {
    const m = n - k;
    const circle = step(calc`(${m} - 1)!`)`
      Seat the $${m}$ ${others} first. Rotations count as the same, so one of them can be fixed, and the rest have
      this many orders.`;
    const places = step(calc`P(${m}, ${k})`)`
      Between neighbouring ${others} there are $${m}$ gaps in the circle, one for each of them. The $${k}$ ${ones}
      take different gaps, one after the other.`;
    const count = step(calc`${circle} * ${places}`)`
      Both combine.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`$${k}$ ${ones} and $${m}$ ${others} sit down at a round table ${where}, no two ${ones} side by side.
            In how many ways is this possible if rotations of a seating are not
            counted again?`
          : way === 1
            ? text`A round table ${where} has $${n}$ chairs for $${m}$ ${others} and $${k}$ ${ones}. Every two of the
              ${ones} have to be separated by at least one of the ${others}. How many circular
              seatings are there?`
            : text`Find in how many different ways $${m}$ ${others} and $${k}$ ${ones} can form a circle ${where} in
              which no two neighbours are both ${ones}. Two circles are different only if
              somebody has another left or right neighbour.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_a_circle_for_a_row', circle, calc`${m}!`)`
          The ${others} were put in a row, ${here}. In a circle their rotations coincide.`,
        slip('counted_gaps_for_numbers', places, calc`P(${m + 1}, ${k})`)`
          $${m + 1}$ gaps were used, as in a row. A circle of $${m}$ has only $${m}$ gaps.`,
        slip('ignored_order', places, calc`C(${m}, ${k})`)`
          The gaps were only chosen, ${here}. Which of the ${ones} sits in which gap matters.`,
        slip('took_a_circle_for_a_row', places, calc`${k - 1}! * ${choices(m, k)}`)`
          The ${ones} were put in a circle as well, ${here}. Once the ${others} are seated, the rotations are used up.`,
        slip('halved_needlessly', circle, m > 2 && calc`(${m} - 1)! / 2`)`
          The circle was halved, ${here}, as for a ring that may be reversed. For people a mirror image is another
          seating.`,
        slip('gave_the_complement', count, k > 2 && calc`${n - 1}! - ${m}! * ${k}!`)`
          ${here} only excludes the seatings with all the ${ones} in one block.`,
        slip('ignored_a_condition', count, calc`${n - 1}!`)`
          ${here} counts all seatings.`,
      ],
      snapRead: text`No two of a kind side by side in a circle: seat the others first.`,
      approach: text`The others form the circle and take the rotations out; then there are as many gaps as there are
        of them.`,
      check: text`With numbered seats there are $${n}$ times as many, ${calc`${n} * ${m - 1}! *
        ${factorial(m) / factorial(m - k)}`}.`,
      principle: text`A circle of m has m gaps, one fewer than a row with its ends.`,
    };
  },
);

interface Named {
  n: number;
  names: readonly [string, string, string];
  where: string;
  way: number;
}

const opposite = form<Named>(
  'neighbour-and-opposite-at-a-table',
  {
    band: 'Medium',
    seconds: 90,
    entry: true,
    suits: ({ n }) => n % 2 === 0,
    verify: ({ n }) =>
      roundWith(n, 3, ([a = 0, b = 0, c = 0]) => (b - a + n) % n === n / 2 && !beside(n, a, c)),
  },
  ({ n, names: [a, b, c], where, way }, { step }) => {
    const third = step(calc`${n} - 2 - 2`)`
      Fix ${a}: rotations are then out. ${b} has one seat, the opposite one. ${c} must not take the two seats beside
      ${a}, so of the other $${n - 2}$ seats this many are left for ${c}.`;
    const others = step(calc`(${n} - 3)!`)`
      The remaining $${n - 3}$ people take the remaining seats in any order.`;
    const count = step(calc`${third} * ${others}`)`
      Both combine.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`$${n}$ people, among them ${a}, ${b} and ${c}, sit at a round table with $${n}$ equally spaced
            chairs ${where}. ${b} sits exactly opposite ${a}, and ${c} not next to ${a}. How many
            seatings are possible, rotations not counted?`
          : way === 1
            ? text`At a round table ${where}, ${a} wants to face ${b} and not to have ${c} as a neighbour. In how
              many ways can these three and $${n - 3}$ others take the $${n}$ evenly spaced seats? Seatings
              that are rotations of each other count once.`
            : text`Find the number of circular seatings of $${n}$ people ${where} in which ${a} and ${b} are
              diametrically opposite while ${c} is no neighbour of ${a}.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', third, n - 2)`
          ${c} was given any of the $${n - 2}$ free seats, also those beside ${a}.`,
        slip('left_out_a_case', third, n - 3)`
          ${c} was given $${third}$ seats: only one seat beside ${a} was kept free of ${c}. There is one on either
          side.`,
        slip('demanded_too_much', third, n - 6 > 0 && n - 6)`
          ${c} was given $${third}$ seats only: those beside ${b} were kept free of ${c} as well, which nobody asked
          for.`,
        slip('did_not_divide', count, calc`${n} * ${n - 4} * ${n - 3}!`)`
          ${here} counts every rotation as a seating of its own.`,
        slip('took_a_circle_for_a_row', others, calc`(${n} - 2)!`)`
          The others were counted with one person too many, ${here}.`,
        slip('counted_one_too_few', third, n - 5)`
          ${c} was given $${third}$ seats, one too few.`,
        slip('used_a_factor_twice', third, 2 * (n - 4))`
          ${a} and ${b} were exchanged, too, for $${third}$ choices. With ${a} fixed, that is a rotation and nothing
          new.`,
        slip('took_a_circle_for_a_row', others, n > 5 && calc`(${n} - 4)!`)`
          The remaining people were put in a circle, ${here}. Their seats are fixed by ${a}.`,
      ],
      snapRead: text`A circle with one person to be fixed: the conditions all speak of the same person.`,
      approach: text`Fix the person about whom the conditions are. Then every other seat is a fixed place, and the
        rest is filled as in a row.`,
      check: text`Without the condition about ${c} there are $${n - 2}!$ seatings; ${c} is beside ${a} in
        $\frac{2}{${n - 2}}$ of them, and ${calc`${n - 2}! * ${n - 4} / ${n - 2}`} are left.`,
      principle: text`In a circle fix the person on whom the conditions depend; the other seats are then different
        from each other.`,
    };
  },
);

const necklace = form<Named>(
  'necklace-with-two-beads-apart',
  {
    band: 'Medium',
    seconds: 95,
    suits: ({ n }) => n <= 17,
    verify: ({ n }) => roundWith(n, 2, ([a = 0, b = 0]) => !beside(n, a, b)) / 2,
  },
  ({ n, way }, { step, find }) => {
    const circle = step(calc`(${n} - 1)!`)`
      Count circles of $${n}$ different things first: rotations count once.`;
    const mirrored = find(2, { name: 'how many circles one ring stands for' });
    const block = step(calc`2 * (${n} - 2)!`)`
      Circles in which the two named things are neighbours: a block in two orders, with $${n - 1}$ units in a
      circle.`;
    const free = step(calc`${circle} - ${block}`)`
      Take them off.`;
    const count = step(calc`${free} / ${mirrored}`)`
      The ring can be flipped, so each circle was counted with its mirror image.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`$${n}$ beads of different colours, a red and a blue one among them, are strung on a closed ring. How
            many different necklaces are there in which the red and the blue bead are not next to
            each other? A necklace may be turned, and it may be flipped.`
          : way === 1
            ? text`A bracelet is made of $${n}$ distinct stones in a closed circle and looks the same from both
              sides. The ruby and the pearl, two of the stones, must not touch each other. Find the number of
              different bracelets.`
            : text`In how many ways can $${n}$ different keys be put on a ring that can be flipped, if two of them,
              the key of the gate and the key of the safe, are not to hang side by side?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('counted_twice', mirrored, 1)`
          A ring and its mirror image were counted as two, ${free} in all.`,
        slip('took_a_circle_for_a_row', circle, calc`${n}!`)`
          The circle was counted like a row, ${here}.`,
        slip('ignored_order', block, calc`${n - 2}!`)`
          The two neighbours were counted in one order only, ${here}.`,
        slip('ignored_a_condition', block, 0)`
          The condition about the two was not used: all ${circle} circles were kept.`,
        slip('counted_twice', block, calc`4 * ${n - 2}!`)`
          The circles with the two side by side were taken off twice, ${here}.`,
        stop('answered_another_quantity', block)`
          $${block}$ is the number of circles with the two side by side.`,
        slip('used_a_factor_twice', mirrored, 4)`
          The ${free} circles were divided by $4$. Each ring was counted twice only.`,
      ],
      snapRead: text`A closed ring that can be flipped, with two things that must not touch.`,
      approach: text`Count circles as if they could not be flipped, subtract those with the two as a block, and halve
        at the end.`,
      check: text`Fix the first of the two: the other has $${n - 3}$ places that are not beside it, and the rest
        $${n - 2}!$ orders; half of that is
        ${calc`${n - 3} * ${n - 2}! / 2`}.`,
      principle: text`A ring that can be flipped has half as many arrangements as a circle of people.`,
    };
  },
);

const stories = [
  { ones: 'teachers', others: 'pupils', where: 'at a school' },
  { ones: 'doctors', others: 'nurses', where: 'in a hospital' },
  { ones: 'uncles', others: 'cousins', where: 'at a wedding' },
  { ones: 'poets', others: 'painters', where: 'at a festival' },
] as const;

const named = [
  { names: ['Asha', 'Bilal', 'Charu'], where: 'in a canteen' },
  { names: ['Kabir', 'Lata', 'Manoj'], where: 'at a meeting' },
  { names: ['Pooja', 'Qasim', 'Reena'], where: 'in a restaurant' },
] as const;

/** MM.PNC.5 Easy: blocks and gaps in a circle. */
export const roundTables: readonly AnyTemplate[] = situation<Table>({
  type: 'MM.PNC.5',
  situation: 'two-kinds-at-a-table',
  tries: 20,
  draw: draw => {
    const k = draw.int(2, 5);
    return { k, n: k + draw.int(2, 6), ...draw.pick(stories), way: draw.int(0, 2) };
  },
  forms: [blockAtTable, alternating],
});

/** MM.PNC.5 Medium: named people, and rings that can be turned over. */
export const namedAtTable: readonly AnyTemplate[] = situation<Named>({
  type: 'MM.PNC.5',
  situation: 'named-at-a-table',
  tries: 20,
  draw: draw => ({ n: draw.int(5, 20), ...draw.pick(named), way: draw.int(0, 2) }),
  forms: [opposite, necklace],
});
