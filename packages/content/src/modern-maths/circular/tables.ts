import { choices, factorial, fillings } from '../../counting.ts';
import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** Seatings of n people at a round table by the seats of some of them, the first of whom sits in seat 0. */
function roundWith(n: number, special: number, fits: (seats: readonly number[]) => boolean): number {
  const seats = fillings(
    Array.from({ length: n - 1 }, (_, i) => i + 1),
    special - 1,
    false,
  ).map(rest => [0, ...rest]);
  return seats.filter(fits).length * factorial(n - special);
}

const beside = (n: number, x = 0, y = 0) => [1, n - 1].includes((((x - y) % n) + n) % n);

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
    const units = step(calc`(${n} - ${k})!`, {
      name: 'the orders of the units round the table',
      because: text`In a row the $${n - k + 1}$ units would have $${n - k + 1}!$ orders. Round a table each seating
        would be counted once for every rotation, so one unit is fixed and only the others are arranged.`,
    })`
      Tie the $${k}$ ${ones} to a block. With the $${n - k}$ ${others} there are $${n - k + 1}$ units in a circle.
      Turning the circle changes nothing, so one unit can be fixed, and the others have this many orders.`;
    const inner = step(calc`${k}!`, {
      name: `the orders of the ${ones} in their block`,
      because: text`The block is a row with two ends, not a circle, and the ${ones} are different people. So every
        order in it makes another seating.`,
    })`
      Within the block the ${ones} sit in a row, in any order.`;
    const count = step(calc`${units} * ${inner}`, {
      name: 'the number of seatings',
      because: text`Every order of the units can be combined with every order within the block.`,
    })`
      Each order of the units goes with each order within the block. So multiply the two numbers.`;
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
          You arranged the $${n - k + 1}$ units in a row, ${here}. In a circle the rotations of a seating are the
          same, so one unit is fixed.`,
        slip('ignored_order', inner, 1)`
          You counted only one order of the $${k}$ ${ones} within their block. They are different people and have
          $${k}!$ orders.`,
        slip('halved_needlessly', count, calc`${n - k}! * ${k}! / 2`)`
          ${here} counts a seating and its mirror image as one. For people, left and right neighbours are different.`,
        slip('ignored_a_condition', count, calc`${n - 1}!`)`
          ${here} counts all circles of the $${n}$ people. The ${ones} have to sit together.`,
        slip('took_a_circle_for_a_row', inner, calc`(${k} - 1)!`)`
          You treated the block as a circle, with ${here} order(s). It is a row with two ends, so all its orders are
          different.`,
        slip('miscounted_the_steps', units, n - k > 1 && calc`(${n - k} - 1)!`)`
          You put only the ${others} in a circle, ${here}. The block is one more unit in it.`,
        slip('did_not_divide', count, calc`${n} * ${n - k}! * ${k}!`)`
          ${here} counts the $${n}$ rotations of a seating as different. They are the same seating.`,
      ],
      snapRead: text`Some people sit together in a circle: tie them to a block and fix one unit.`,
      approach: text`Make the block one unit, count the circle of units with one of them fixed, and multiply by the
        orders within the block.`,
      check: text`With numbered seats the block has $${n}$ places: $${n} \times ${k}! \times ${n - k}!$ seatings, and
        dividing by the $${n}$ rotations gives ${count}.`,
      principle: text`In a circle fix one unit to take the rotations out; people tied to a block still have their
        inner orders.`,
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
    const circle = step(calc`(${m} - 1)!`, {
      name: `the orders of the ${others} round the table`,
      because: text`The ${others} have no condition, so they can be seated first. Round a table only the order
        relative to one fixed person matters.`,
    })`
      Seat the $${m}$ ${others} first. Rotations count as the same, so one of them can be fixed, and the rest have
      this many orders.`;
    const places = step(calc`P(${m}, ${k})`, {
      name: `the ways to seat the ${ones} in the gaps`,
      because: text`Two of the ${ones} in one gap would sit side by side. In a circle the number of gaps equals the
        number of people, because the last one is again beside the first.`,
    })`
      Between neighbouring ${others} there are $${m}$ gaps in the circle, one for each of them. The $${k}$ ${ones}
      take different gaps, one after the other.`;
    const count = step(calc`${circle} * ${places}`, {
      name: 'the number of seatings',
      because: text`Every order of the ${others} can be combined with every way to fill the gaps.`,
    })`
      Each order of the ${others} goes with each way to seat the ${ones} in the gaps. So multiply.`;
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
          You seated the ${others} as in a row, ${here}. In a circle their rotations are the same, so one of them is
          fixed.`,
        slip('counted_gaps_for_numbers', places, calc`P(${m + 1}, ${k})`)`
          You used $${m + 1}$ gaps, as in a row with its two ends. A circle of $${m}$ people has only $${m}$ gaps.`,
        slip('ignored_order', places, calc`C(${m}, ${k})`)`
          You only chose the gaps, ${here}. Which of the ${ones} sits in which gap matters too.`,
        slip('took_a_circle_for_a_row', places, calc`${k - 1}! * ${choices(m, k)}`)`
          You put the ${ones} in a circle of their own, ${here}. Once the ${others} are seated, all gaps are different
          places.`,
        slip('halved_needlessly', circle, m > 2 && calc`(${m} - 1)! / 2`)`
          You halved the circle, ${here}, as for a ring that can be flipped. For people a mirror image is another
          seating.`,
        slip('gave_the_complement', count, k > 2 && calc`${n - 1}! - ${m}! * ${k}!`)`
          ${here} only excludes the seatings with all the ${ones} in one block. Already two of them side by side are
          not allowed.`,
        slip('ignored_a_condition', count, calc`${n - 1}!`)`
          ${here} counts all seatings of the $${n}$ people, also those with ${ones} side by side.`,
      ],
      snapRead: text`No two of a kind may sit side by side in a circle: seat the others first and use the gaps between
        them.`,
      approach: text`Seat the others in a circle, which takes the rotations out. Then there are as many gaps as there
        are of them, and each gap takes at most one.`,
      check: text`With numbered seats there are $${n}$ times as many, ${calc`${n} * ${m - 1}! *
        ${factorial(m) / factorial(m - k)}`}.`,
      principle: text`A circle of people has as many gaps as people, one fewer than a row with its two ends.`,
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
    const third = step(calc`${n} - 2 - 2`, {
      name: `the seats for ${c}`,
      because: text`Both conditions speak of ${a}, so ${a} is the person to fix. After that the other seats are
        different places, and ${b} has just one of them.`,
    })`
      Fix ${a}, so that rotations are out. ${b} has one seat, the opposite one. ${c} must not take the two seats
      beside ${a}, so of the other $${n - 2}$ seats this many are left for ${c}.`;
    const others = step(calc`(${n} - 3)!`, {
      name: 'the orders of the others',
      because: text`No rotation is left, because ${a} is fixed. So the other people are arranged as in a row.`,
    })`
      The remaining $${n - 3}$ people take the remaining seats in any order.`;
    const count = step(calc`${third} * ${others}`, {
      name: 'the number of seatings',
      because: text`Whichever seat ${c} takes, $${n - 3}$ seats are left for the $${n - 3}$ others, so the number of
        their orders is always the same.`,
    })`
      Each seat of ${c} goes with each order of the others. So multiply.`;
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
          You gave ${c} any of the $${n - 2}$ free seats. The two beside ${a} are among them, and they are not
          allowed.`,
        slip('left_out_a_case', third, n - 3)`
          You gave ${c} $${third}$ seats, so only one seat beside ${a} was excluded. There is one on either side.`,
        slip('demanded_too_much', third, n - 6 > 0 && n - 6)`
          You gave ${c} only $${third}$ seats and excluded those beside ${b} too. ${c} may sit beside ${b}.`,
        slip('did_not_divide', count, calc`${n} * ${n - 4} * ${n - 3}!`)`
          ${here} counts the $${n}$ rotations of a seating as different. They are the same seating.`,
        slip('took_a_circle_for_a_row', others, calc`(${n} - 2)!`)`
          You arranged $${n - 2}$ others, ${here}. Three people have their seats already, so one fewer is left.`,
        slip('counted_one_too_few', third, n - 5)`
          You gave ${c} $${third}$ seats. Only ${a}, ${b} and the two seats beside ${a} are excluded, so there is one
          more.`,
        slip('used_a_factor_twice', third, 2 * (n - 4))`
          You also let ${a} and ${b} change places and counted $${third}$ choices. With ${a} fixed, that is only a
          rotation of another seating.`,
        slip('took_a_circle_for_a_row', others, n > 5 && calc`(${n} - 4)!`)`
          You put the remaining people in a circle, ${here}. Their seats are different places once ${a} is fixed.`,
      ],
      snapRead: text`In a circle all conditions speak of the same person: fix this person, and the other seats are
        different places.`,
      approach: text`Fix ${a}, about whom the conditions are. Then every other seat is a fixed place, and the rest is
        filled as in a row.`,
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
    const [thing, one, other] = [
      ['beads', 'the red bead', 'the blue bead'] as const,
      ['stones', 'the ruby', 'the pearl'] as const,
      ['keys', 'the key of the gate', 'the key of the safe'] as const,
    ][way] ?? ['things', 'the first', 'the second'];
    const circle = step(calc`(${n} - 1)!`, {
      name: `the circles of ${thing}`,
      because: text`Turned round, a ring is the same ring. Fixing one of the ${thing} leaves the orders of the
        others.`,
    })`
      First count the circles of $${n}$ different ${thing} as if the ring could not be flipped. Rotations count once,
      so fix one of the ${thing}.`;
    const mirrored = find(2, { name: 'how many circles one ring stands for' });
    const block = step(calc`2 * (${n} - 2)!`, {
      name: `the circles with ${one} and ${other} side by side`,
      because: text`A block of two and the other $${n - 2}$ ${thing} are $${n - 1}$ units. One unit is fixed, and the
        two in the block have two orders.`,
    })`
      Count the circles that are not allowed: tie ${one} and ${other} to a block, in two orders, with $${n - 1}$ units
      in the circle.`;
    const free = step(calc`${circle} - ${block}`, {
      name: 'the circles with the two apart',
      because: text`Every circle has the two either side by side or apart, and never both.`,
    })`
      Take these away from all circles. In the others ${one} and ${other} are apart.`;
    const count = step(calc`${free} / ${mirrored}`, {
      name: 'the number of different rings',
      because: text`Flipped, a ring shows its order the other way round. With different ${thing} that is always
        another circle, so two circles belong to each ring.`,
    })`
      The ring can be flipped, so each ring was counted twice, once with its mirror image. Halve the number.`;
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
          You counted a ring and its mirror image as two, ${free} in all. The ring can be flipped, so they are the
          same.`,
        slip('took_a_circle_for_a_row', circle, calc`${n}!`)`
          You counted the ${thing} as in a row, ${here}. A ring can be turned, so one of them is fixed.`,
        slip('ignored_order', block, calc`${n - 2}!`)`
          You counted the circles with the two side by side in one order only, ${here}. The two can change places.`,
        slip('ignored_a_condition', block, 0)`
          You kept all ${circle} circles. Those with ${one} and ${other} side by side are not allowed.`,
        slip('counted_twice', block, calc`4 * ${n - 2}!`)`
          You subtracted the circles with the two side by side twice, ${here}. They occur only once among all
          circles.`,
        stop('answered_another_quantity', block)`
          $${block}$ is the number of circles with the two side by side. These are the ones that are not allowed.`,
        slip('used_a_factor_twice', mirrored, 4)`
          You divided the ${free} circles by $4$. Each ring was counted only twice, once with its mirror image.`,
      ],
      snapRead: text`A closed ring that can be flipped has two things that must not touch: count circles, subtract the
        block and halve.`,
      approach: text`Count circles as if they could not be flipped, take away those with the two as a block, and halve
        at the end.`,
      check: text`Fix the first of the two: the other has $${n - 3}$ places that are not beside it, and the rest
        $${n - 2}!$ orders; half of that is ${calc`${n - 3} * ${n - 2}! / 2`}.`,
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
