import { factorial } from '../../counting.ts';
import { isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { rowsWith } from './blocks.ts';

interface People {
  /** People in all, and how many stand between two named ones. */
  n: number;
  gap: number;
  names: readonly [string, string, string];
  place: string;
  way: number;
}

const exactlyBetween = form<People>(
  'a-number-of-people-between-two',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    entry: true,
    verify: ({ n, gap }) => rowsWith(n, 2, ([a = 0, b = 0]) => Math.abs(a - b) === gap + 1),
  },
  ({ n, gap, names: [a, b], place, way }, { step }) => {
    const starts = step(calc`${n} - ${gap + 1}`)`
      ${a} and ${b} with the ${gap} (person|people) between them fill $${gap + 2}$ places in a row. Count where this
      stretch
      can begin among the $${n}$ places.`;
    const pairs = step(calc`2 * ${starts}`)`
      ${a} stands at one end of the stretch and ${b} at the other, in two orders.`;
    const others = step(calc`${n - 2}!`)`
      The other $${n - 2}$ people take the remaining places in any order, those between the two included.`;
    const count = step(calc`${pairs} * ${others}`)`
      Both choices combine.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`$${n}$ people, among them ${a} and ${b}, stand in a row ${place}. How many of the possible orders
            have exactly ${gap} (person|people) between ${a} and ${b}?`
          : way === 1
            ? text`In how many ways can $${n}$ people line up ${place} if precisely $${gap}$ of the others
              ${gap === 1 ? 'has' : 'have'} to
              stand between ${a} and ${b}?`
            : text`${a}, ${b} and $${n - 2}$ friends form a line ${place}. Find the number of lines in which ${a} and
              ${b} have ${gap} (friend|friends) between them, no more and no
              fewer.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_order', pairs, starts)`
          ${a} and ${b} were put in one order only, with $${pairs}$ choices of their places.`,
        slip('miscounted_the_steps', starts, n - gap)`
          The stretch was given $${n - gap}$ places to begin. The two people at its ends belong to it as well.`,
        slip('miscounted_the_steps', starts, n - gap - 2)`
          The stretch was given $${n - gap - 2}$ places to begin, one too few.`,
        slip('chose_from_a_wrong_pool', others, calc`${n - gap - 1}! * ${gap}!`)`
          The people between the two were fixed and tied to a block, ${here}. Any of the others may stand there.`,
        slip('left_out_a_case', starts, 1)`
          The stretch was put in one place only. It can begin in $${n - gap - 1}$ places.`,
        slip('mixed_up_exactly_and_at_least', pairs, calc`${n - gap - 1} * ${n - gap}`)`
          The places of the two were counted as ${here}, with more people between them allowed.`,
        slip('ignored_a_condition', count, calc`${n}!`)`
          ${here} counts all orders.`,
      ],
      snapRead: text`A fixed number of people between two named ones: a stretch of known length.`,
      approach: text`Place the two first: count the stretches of that length and the two orders at their ends. Then
        the others fill the rest.`,
      check: text`Of the ${n * (n - 1)} pairs of places for the two, ${calc`2 * ${n - gap - 1}`} fit, and $${n}!$ times
        $${frac(q(2 * (n - gap - 1), n * (n - 1)))}$ is
        ${factorial(n - 2) * 2 * (n - gap - 1)}.`,
      principle: text`For named people with a condition, count their places first and let the others fill the rest.`,
    };
  },
);

const besideOneNotOther = form<People>(
  'beside-one-but-not-the-other',
  {
    band: 'Medium',
    seconds: 95,
    verify: ({ n }) =>
      rowsWith(n, 3, ([a = 0, b = 0, c = 0]) => Math.abs(a - b) === 1 && Math.abs(a - c) !== 1),
  },
  ({ n, names: [a, b, c], place, way }, { step, find }) => {
    const pair = step(calc`2 * ${n - 1}!`)`
      Tie ${a} and ${b} to a block, in two orders. With the other $${n - 2}$ people there are $${n - 1}$ units.`;
    const inside = find(2, { name: `the orders with ${a} in the middle` });
    const both = step(calc`${inside} * ${n - 2}!`)`
      Now count the rows in which ${a} has ${c} as the other neighbour: the three are a block with ${a} in the
      middle, in two orders, and there are
      $${n - 2}$ units.`;
    const count = step(calc`${pair} - ${both}`)`
      Those rows are among the first ones and have to go.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`$${n}$ people, among them ${a}, ${b} and ${c}, are to stand in a row ${place}. ${a} wants to stand
            next to ${b} but not next to ${c}. In how many ways is this
            possible?`
          : way === 1
            ? text`How many lines of $${n}$ people can be formed ${place} in which ${b} is a neighbour of ${a} and
              ${c} is not?`
            : text`${a}, ${b}, ${c} and $${n - 3}$ others take their places ${place}, side by side in one row of
              $${n}$. Find the number of orders in which ${a} and ${b} are
              neighbours while ${a} and ${c} are not.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', both, 0)`
          The condition about ${c} was not used: all ${pair} rows with ${a} beside ${b} were counted.`,
        slip('left_out_a_case', inside, 1)`
          The block of three was counted in one order only, in ${both} rows. ${b} and ${c} can change sides.`,
        slip('demanded_too_much', inside, 4)`
          The block of three was counted in $${inside}$ orders, also with ${a} at its end.`,
        slip('demanded_too_much', inside, 6)`
          The block of three was counted in all $3!$ orders. Only those with ${a} in the middle have ${c} beside
          ${a}.`,
        slip('ignored_a_condition', count, factorial(n) - 2 * factorial(n - 1))`
          ${count} only keeps ${a} and ${c} apart, whatever ${b} does.`,
        slip('ignored_order', pair, calc`${n - 1}!`)`
          The block of ${a} and ${b} was counted in one order only, ${here}.`,
        slip('took_the_overlap_off_twice', both, calc`${n - 1}!`)`
          ${here} was taken off for ${c}; that is half of the rows in which ${a} and ${c} stand together, and
          ${b} in any place.`,
        stop('answered_another_quantity', both)`
          $${both}$ is the number of rows in which ${a} stands between ${b} and ${c}.`,
      ],
      snapRead: text`Next to one, but not next to another: count the block, then take off the larger block.`,
      approach: text`First count the rows with ${a} beside ${b}. In some of them ${c} is beside ${a} on the other
        side; count these and subtract.`,
      check: text`With ${a} at an end of the row there are ${calc`2 * ${n - 2}!`.value} such rows; elsewhere ${
        calc`2
        * (${n} - 2) * (${n} - 3) * ${n - 3}!`.value
      }. Together that is
        ${count}.`,
      principle: text`A neighbour wanted and another one unwanted: block of two less block of three with the right
        middle.`,
    };
  },
);

const stories = [
  { names: ['Asha', 'Bilal', 'Charu'], place: 'at a counter' },
  { names: ['Kabir', 'Lata', 'Manoj'], place: 'for a photograph' },
  { names: ['Pooja', 'Qasim', 'Reena'], place: 'in front of a gate' },
  { names: ['Hari', 'Indu', 'Jatin'], place: 'on a platform' },
] as const;

/** MM.PNC.2 Medium: people between two, and a neighbour wanted with another unwanted. */
export const mixedNeighbours: readonly AnyTemplate[] = situation<People>({
  type: 'MM.PNC.2',
  situation: 'named-people-in-a-row',
  tries: 20,
  draw: draw => {
    const n = draw.int(5, 13);
    return { n, gap: draw.int(1, Math.min(5, n - 3)), ...draw.pick(stories), way: draw.int(0, 2) };
  },
  forms: [exactlyBetween, besideOneNotOther],
});
