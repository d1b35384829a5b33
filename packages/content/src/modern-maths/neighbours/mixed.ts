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
    const starts = step(calc`${n} - ${gap + 1}`, {
      name: 'the places where the stretch can begin',
      because: text`A stretch of $3$ places in a row of $5$ can begin at place $1$, $2$ or $3$. The people at its two
        ends belong to the stretch.`,
    })`
      ${a} and ${b} with the ${gap} (person|people) between them fill $${gap + 2}$ places in a row. Count where this
      stretch can begin among the $${n}$ places.`;
    const pairs = step(calc`2 * ${starts}`, {
      name: `the choices of places for ${a} and ${b}`,
      because: text`The row with ${a} on the left and ${b} on the right is another one than that with the two
        exchanged.`,
    })`
      ${a} stands at one end of the stretch and ${b} at the other, in two orders. So double this number.`;
    const others = step(calc`${n - 2}!`, {
      name: 'the orders of the others',
      because: text`The condition speaks only of how many people stand between the two, not of who they are. So
        anybody may stand there.`,
    })`
      The other $${n - 2}$ people take the remaining places in any order, those between the two included.`;
    const count = step(calc`${pairs} * ${others}`, {
      name: 'the number of orders',
      because: text`For every choice of places of the two, all orders of the others are possible.`,
    })`
      Every choice of places for ${a} and ${b} goes with every order of the others. So multiply.`;
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
          You put ${a} and ${b} in one order only, with $${pairs}$ choices of their places. They can be exchanged.`,
        slip('miscounted_the_steps', starts, n - gap)`
          You gave the stretch $${n - gap}$ places to begin. The two people at its ends belong to it as well, so it is
          longer.`,
        slip('miscounted_the_steps', starts, n - gap - 2)`
          You gave the stretch $${n - gap - 2}$ places to begin, one too few. It can also begin one place later.`,
        slip('chose_from_a_wrong_pool', others, calc`${n - gap - 1}! * ${gap}!`)`
          You fixed who stands between the two and tied them to a block, ${here}. Any of the others may stand there.`,
        slip('left_out_a_case', starts, 1)`
          You put the stretch in one place only. It can begin in $${n - gap - 1}$ places of the row.`,
        slip('mixed_up_exactly_and_at_least', pairs, calc`${n - gap - 1} * ${n - gap}`)`
          You counted ${here} choices of places for the two. That also allows more people between them.`,
        slip('ignored_a_condition', count, calc`${n}!`)`
          ${here} counts all orders of the $${n}$ people, with any number of them between ${a} and ${b}.`,
      ],
      snapRead: text`A fixed number of people stands between two named ones: the two are the ends of a stretch of
        known length.`,
      approach: text`Place the two first: count the stretches of that length and the two orders at their ends. Then
        the others fill the rest.`,
      check: text`Of the ${n * (n - 1)} pairs of places for the two, ${calc`2 * ${n - gap - 1}`} fit, and $${n}!$
        times $${frac(q(2 * (n - gap - 1), n * (n - 1)))}$ is ${factorial(n - 2) * 2 * (n - gap - 1)}.`,
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
    const pair = step(calc`2 * ${n - 1}!`, {
      name: `the rows with ${a} beside ${b}`,
      because: text`Two people who stand side by side move as one unit, and either of them may be on the left.`,
    })`
      First count the rows with ${a} beside ${b}: tie the two to a block, in two orders. With the other $${n - 2}$
      people there are $${n - 1}$ units.`;
    const inside = find(2, { name: `the orders with ${a} in the middle` });
    const both = step(calc`${inside} * ${n - 2}!`, {
      name: `the rows with ${a} between ${b} and ${c}`,
      because: text`${a} has only two neighbours. If ${b} is one of them and ${c} the other, ${a} stands in the middle
        of the three.`,
    })`
      In some of these rows ${c} is the other neighbour of ${a}. Count them: the three are a block with ${a} in the
      middle, in two orders, and there are $${n - 2}$ units.`;
    const count = step(calc`${pair} - ${both}`, {
      name: 'the number of rows',
      because: text`Every row with ${a} between ${b} and ${c} also has ${a} beside ${b}, so it was counted in the
        first number.`,
    })`
      These rows are among the first ones and are not allowed. So take them away.`;
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
          You counted all ${pair} rows with ${a} beside ${b}. In some of them ${c} is beside ${a} on the other side.`,
        slip('left_out_a_case', inside, 1)`
          You counted the block of three in one order only, in ${both} rows. ${b} and ${c} can change sides.`,
        slip('demanded_too_much', inside, 4)`
          You counted the block of three in $${inside}$ orders, also with ${a} at its end. There ${c} is not beside
          ${a}.`,
        slip('demanded_too_much', inside, 6)`
          You counted the block of three in all $3!$ orders. Only those with ${a} in the middle have both ${b} and
          ${c} beside ${a}.`,
        slip('ignored_a_condition', count, factorial(n) - 2 * factorial(n - 1))`
          ${count} only keeps ${a} and ${c} apart, whatever ${b} does. ${a} also has to be beside ${b}.`,
        slip('ignored_order', pair, calc`${n - 1}!`)`
          You counted the block of ${a} and ${b} in one order only, ${here}. Either of the two may be on the left.`,
        slip('took_the_overlap_off_twice', both, calc`${n - 1}!`)`
          You subtracted ${here} for ${c}. That is half of all rows with ${a} and ${c} together, and in most of them
          ${b} is not beside ${a}.`,
        stop('answered_another_quantity', both)`
          $${both}$ is the number of rows in which ${a} stands between ${b} and ${c}. These are the ones that are not
          allowed.`,
      ],
      snapRead: text`Next to one person, but not next to another: count the block of two, then take away the block of
        three.`,
      approach: text`First count the rows with ${a} beside ${b}. In some of them ${c} is beside ${a} on the other
        side; count these and subtract.`,
      check: text`With ${a} at an end of the row there are ${calc`2 * ${n - 2}!`.value} such rows; elsewhere ${
        calc`2
        * (${n} - 2) * (${n} - 3) * ${n - 3}!`.value
      }. Together that is ${count}.`,
      principle: text`For one neighbour wanted and another unwanted, take the block of three with the right middle
        from the block of two.`,
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
