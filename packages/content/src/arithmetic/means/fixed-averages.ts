import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Fixed {
  /** How many distinct positive integers, an odd number, their average and their median. */
  n: number;
  mean: number;
  median: number;
  /** A bound that none of them exceeds. */
  cap: number;
  people: string;
  things: string;
  frame: number;
}

const stories = [
  { people: 'children', things: 'marbles' },
  { people: 'baskets', things: 'mangoes' },
  { people: 'shelves', things: 'books' },
  { people: 'classes', things: 'pupils' },
  { people: 'teams', things: 'points' },
  { people: 'boats', things: 'nets' },
] as const;

const sumTo = (k: number) => (k * (k + 1)) / 2;
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
/** A sum of consecutive integers; with three terms or fewer all are listed. */
const run = (from: number, to: number) => {
  const step = from < to ? 1 : -1;
  const terms = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + step * i);
  return terms.length > 3 ? `${from} + \\cdots + ${to}` : terms.join(' + ');
};
const side = ({ n }: Fixed) => (n - 1) / 2;

/** Walks all ways to place distinct positive integers with a sum, smallest first, and reports each full list. */
function lists(
  count: number,
  sum: number,
  least: number,
  most: number,
  seen: (list: number[]) => void,
  head: number[] = [],
): void {
  if (count === 1) {
    if (sum >= least && sum <= most) seen([...head, sum]);
    return;
  }
  for (let x = least; x * count + sumTo(count - 1) <= sum && x <= most; x += 1)
    lists(count - 1, sum - x, x + 1, most, seen, [...head, x]);
}
/** The extreme of an asked quantity over all lists. */
function extreme(
  p: { n: number; mean: number },
  most: number,
  fits: (list: number[]) => boolean,
  asked: (list: number[]) => number,
  better: (x: number, y: number) => boolean,
) {
  let best: number | null = null;
  lists(p.n, p.n * p.mean, 1, most, list => {
    if (fits(list) && (best === null || better(asked(list), best))) best = asked(list);
  });
  if (best === null) throw new Error('no numbers fit');
  return q(best);
}
const larger = (x: number, y: number) => x > y;
const smaller = (x: number, y: number) => x < y;

const numberWord = (n: number) => (n === 5 ? 'Five' : n === 7 ? 'Seven' : `${n}`);
const given = ({ n, mean, people, things, frame }: Fixed) =>
  [
    `The average of ${n} distinct positive integers is ${mean}.`,
    `No two of ${n} ${people} have the same number of ${things}; each has at least one, and the average is ${mean}.`,
    `${numberWord(n)} ${people} have different positive whole numbers of ${things}, ${mean} on average.`,
    `Let ${mean} be the mean of a set of ${n} positive integers, no two of which are equal.`,
  ][frame] ?? '';

const total = () =>
  path<Fixed>().step(
    'total',
    ({ n, mean }) => q(n * mean),
    'Find the sum, which is fixed.',
    ({ n, mean }, { total: sum }) => `${n} \\times ${mean} = ${numberTex(sum)}`,
  );

const greatest = form({
  form: 'greatest-number',
  revision: 6,
  band: 'Easy',
  seconds: 45,
  entry: true,
  stem: (p: Fixed) => `${given(p)} What is the maximum possible value of the largest number?`,
  path: total()
    .step(
      'others',
      ({ n }) => q(sumTo(n - 1)),
      'The largest is largest when the others are as small as distinct positive integers can be.',
      ({ n }, { others }) => `1 + 2 + \\cdots + ${n - 1} = ${numberTex(others)}`,
    )
    .step(
      'greatest',
      (_p, { total: sum, others }) => sum.sub(others),
      'The rest of the sum is the largest number.',
      (_p, { total: sum, others, greatest: top }) =>
        `${numberTex(sum)} - ${numberTex(others)} = ${numberTex(top)}`,
    ),
  slips: [
    {
      misconception: 'ignores_distinctness',
      at: 'others',
      wrongly: ({ n }) => q(n - 1),
      words: ({ n }) => `All the other ${n - 1} numbers were taken as 1, but they have to be distinct.`,
    },
    {
      misconception: 'starts_from_zero',
      at: 'others',
      wrongly: ({ n }) => q(sumTo(n - 2)),
      words: ({ n }) => `$0 + 1 + \\cdots + ${n - 2}$ contains 0, which is not a positive integer.`,
    },
    {
      misconception: 'one_number_too_many',
      at: 'others',
      wrongly: ({ n }) => q(sumTo(n)),
      words: ({ n }) => `$1 + \\cdots + ${n}$ are ${n} numbers; only ${n - 1} others are there.`,
    },
    {
      misconception: 'evenly_spaced',
      at: 'others',
      wrongly: ({ n, mean }) => q((n - 1) * mean - sumTo(n - 1) / 2),
      words: () => 'The other numbers were kept near the average; that leaves less for the largest.',
    },
    {
      misconception: 'average_without_largest',
      at: 'total',
      wrongly: ({ n, mean }) => q((n - 1) * mean),
      words: ({ n }) => `The sum was found from ${n - 1} numbers, without the largest.`,
    },
    {
      misconception: 'odd_numbers_only',
      at: 'others',
      wrongly: ({ n }) => q((n - 1) * (n - 1)),
      words: ({ n }) =>
        `The first ${n - 1} odd numbers were used for the others; consecutive ones are smaller.`,
    },
    {
      misconception: 'one_number_too_many_in_sum',
      at: 'total',
      wrongly: ({ n, mean }) => q((n + 1) * mean),
      words: ({ n, mean }) =>
        `The average ${mean} was multiplied by ${n + 1} although there are ${n} numbers.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { n, mean }) => whole(value) && value.gt(mean) && value.lt(n * mean),
  snapRead: () =>
    'The sum is fixed by the average, the numbers are distinct; the largest possible maximum is asked.',
  approach: () => 'With a fixed sum one number is greatest when all the others are least: 1, 2, 3 and so on.',
  faster: ({ n, mean }) => `$${n * mean} - \\frac{${n - 1} \\times ${n}}{2}$.`,
  check: ({ n, mean }, { greatest: top, others }) =>
    `$${numberTex(others)} + ${numberTex(top)} = ${n * mean} = ${n} \\times ${mean}$.`,
  principle:
    'To make one number as large as possible under a fixed sum, make the others as small as the conditions allow.',
  verify: p =>
    extreme(
      p,
      p.n * p.mean,
      () => true,
      list => list.at(-1) ?? 0,
      larger,
    ),
});

const highestMinimum = form({
  form: 'greatest-smallest',
  revision: 6,
  band: 'Easy',
  seconds: 55,
  entry: true,
  stem: (p: Fixed) => `${given(p)} What is the maximum possible value of the smallest number?`,
  path: total()
    .quiet('spread', ({ n }) => q(sumTo(n - 1)))
    .step(
      'level',
      (_p, { total: sum, spread }) => sum.sub(spread),
      'The smallest is largest when all are as close as possible. Over the smallest the others stand at least 1, 2, 3, … higher: take these differences off.',
      (_p, { total: sum, spread, level }) => `${numberTex(sum)} - ${numberTex(spread)} = ${numberTex(level)}`,
    )
    .step(
      'smallest',
      ({ n }, { level }) => q(Math.floor(level.div(n).valueOf() + 1e-9)),
      'Divide by the number of terms, and go down to a whole number.',
      ({ n }, { level, smallest }) =>
        `${numberTex(level)} \\div ${n} = ${numberTex(level.div(n))} \\Rightarrow ${numberTex(smallest)}`,
    ),
  slips: [
    {
      misconception: 'ignores_distinctness',
      at: 'spread',
      wrongly: () => q(0),
      words: ({ mean }) => `All the numbers were put at ${mean}; they have to be distinct.`,
    },
    {
      misconception: 'one_difference_too_few',
      at: 'spread',
      wrongly: ({ n }) => q(sumTo(n - 2)),
      words: ({ n }) => `Only ${n - 2} of the ${n - 1} differences were taken off.`,
    },
    {
      misconception: 'one_difference_too_many',
      at: 'spread',
      wrongly: ({ n }) => q(sumTo(n)),
      words: ({ n }) => `${n} differences were taken off, but the smallest number has none.`,
    },
    {
      misconception: 'divides_by_others',
      at: 'smallest',
      wrongly: ({ n }, { level }) => q(Math.floor(level.div(n - 1).valueOf())),
      words: ({ n }) => `The rest was shared by ${n - 1} numbers instead of ${n}.`,
    },
    {
      misconception: 'counts_down_from_mean',
      at: 'smallest',
      wrongly: ({ n, mean }) => q(mean - n + 1),
      words: ({ n, mean }) =>
        `Going down ${n - 1} steps from ${mean} makes ${mean} the largest number, not the average.`,
    },
    {
      misconception: 'one_too_low',
      at: 'smallest',
      wrongly: ({ n }, { level }) => q(Math.floor(level.div(n).valueOf() + 1e-9) - 1),
      words: () => 'All the numbers can still be raised by one without passing the sum.',
    },
    {
      misconception: 'steps_of_two',
      at: 'spread',
      wrongly: ({ n }) => q(2 * sumTo(n - 1)),
      words: () => 'The numbers were spaced by 2; neighbours may differ by 1.',
    },
    {
      misconception: 'one_step_below_mean',
      at: 'smallest',
      wrongly: ({ mean }) => q(mean - 1),
      words: ({ mean }) =>
        `Going one below ${mean} is enough for two numbers only; the others have to be distinct as well.`,
    },
    {
      misconception: 'one_step_too_few_from_mean',
      at: 'smallest',
      wrongly: ({ n, mean }) => (n > 5 ? q(mean - (n - 3) / 2) : null),
      words: ({ n, mean }) =>
        `$${mean} - ${(n - 3) / 2}$ leaves room for ${(n - 3) / 2} numbers below ${mean}, one too few.`,
    },
    {
      misconception: 'divides_by_one_more',
      at: 'smallest',
      wrongly: ({ n }, { level }) => q(Math.floor(level.div(n + 1).valueOf())),
      words: ({ n }) => `The rest was shared by ${n + 1} numbers; there are ${n}.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  // The smallest of distinct numbers lies below their average.
  onSight: (value, { mean }) => value.lt(mean),
  snapRead: () => 'Distinct numbers with a fixed sum; the smallest is to be as large as possible.',
  approach: () => 'Push the numbers together: consecutive integers are the closest distinct ones.',
  faster: ({ n, mean }) => `Consecutive numbers about ${mean}: the smallest is $${mean} - ${(n - 1) / 2}$.`,
  check: ({ n, mean }, { smallest }) =>
    `From $${numberTex(smallest)}$ on, ${n} consecutive integers have the sum $${numberTex(smallest.mul(n).add(sumTo(n - 1)))}$, and ${n * mean} is allowed.`,
  principle: 'Distinct integers lie closest together when they are consecutive.',
  verify: p =>
    extreme(
      p,
      p.n * p.mean,
      () => true,
      list => list[0] ?? 0,
      larger,
    ),
});

const leastUnderCap = form({
  form: 'least-under-a-cap',
  revision: 7,
  band: 'Easy',
  seconds: 50,
  entry: true,
  suits: ({ n, mean, cap }) => n * mean - ((n - 1) * cap - sumTo(n - 2)) >= 1,
  stem: (p: Fixed) =>
    `${given(p)} None of the numbers is greater than ${p.cap}. What is the minimum possible value of the smallest?`,
  path: total()
    .step(
      'others',
      ({ n, cap }) => q((n - 1) * cap - sumTo(n - 2)),
      'The smallest is least when the others are as large as allowed: the bound and the integers just below it.',
      ({ n, cap }, { others }) => `${cap} + ${cap - 1} + \\cdots + ${cap - n + 2} = ${numberTex(others)}`,
    )
    .step(
      'least',
      (_p, { total: sum, others }) => sum.sub(others),
      'The rest of the sum remains for it.',
      (_p, { total: sum, others, least }) => `${numberTex(sum)} - ${numberTex(others)} = ${numberTex(least)}`,
    ),
  slips: [
    {
      misconception: 'ignores_distinctness',
      at: 'others',
      wrongly: ({ n, cap }) => q((n - 1) * cap),
      words: ({ n, cap }) => `All ${n - 1} others were put at ${cap}; only one of them can be there.`,
    },
    {
      misconception: 'starts_below_the_cap',
      at: 'others',
      wrongly: ({ n, cap }) => q((n - 1) * (cap - 1) - sumTo(n - 2)),
      words: ({ cap }) => `The others start at ${cap - 1} here, but ${cap} itself is allowed.`,
    },
    {
      misconception: 'one_other_too_few',
      at: 'others',
      wrongly: ({ n, cap }) => q((n - 2) * cap - sumTo(n - 3)),
      words: ({ n }) => `Only ${n - 2} others were subtracted, so two numbers are left in the rest.`,
    },
    {
      misconception: 'no_bound',
      at: 'others',
      wrongly: ({ n, mean }) => q(n * mean - 1),
      words: () =>
        'Without the bound the smallest could be 1; the bound keeps the others from taking so much.',
    },
    {
      misconception: 'one_difference_too_many',
      at: 'others',
      wrongly: ({ n, cap }) => q((n - 1) * cap - sumTo(n - 1)),
      words: () =>
        'The others were lowered by 1, 2, 3, … from the first on; the largest need not be lowered.',
    },
    {
      misconception: 'one_difference_too_few',
      at: 'others',
      wrongly: ({ n, cap }) => q((n - 1) * cap - sumTo(n - 3)),
      words: () => 'Two of the larger numbers are equal here.',
    },
    {
      misconception: 'counts_down_from_mean',
      at: 'least',
      wrongly: ({ n, mean }) => q(mean - n + 1),
      words: ({ n, mean }) =>
        `Going down ${n - 1} from ${mean} makes the numbers consecutive below ${mean}, which has nothing to do with the bound.`,
    },
    {
      misconception: 'consecutive_numbers',
      at: 'least',
      wrongly: ({ n, mean }) => q(mean - (n - 1) / 2),
      words: ({ mean }) =>
        `Consecutive numbers about ${mean} have this smallest one; up to the bound the others can rise further.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { mean }) => whole(value) && value.lt(mean),
  snapRead: () => 'A fixed sum, distinct numbers and an upper bound; the smallest possible minimum is asked.',
  approach: () => 'Give the others as much as the bound and distinctness allow.',
  faster: ({ n, mean, cap }) =>
    `From ${mean} the others can rise to ${cap}, ${cap - 1}, …, together $${(n - 1) * (cap - mean) - sumTo(n - 2)}$; the smallest pays for it.`,
  check: ({ n, mean }, { others, least }) =>
    `$${numberTex(others)} + ${numberTex(least)} = ${n * mean}$; with $${numberTex(least.sub(1))}$ one of the others would exceed the bound.`,
  principle: 'To make one number small under a fixed sum, push the others up to their bounds.',
  verify: p =>
    extreme(
      p,
      p.cap,
      () => true,
      list => list[0] ?? 0,
      smaller,
    ),
});

const middle = (list: readonly number[]) => list[(list.length - 1) / 2] ?? 0;
const withMedian = (p: Fixed) =>
  p.frame === 0
    ? `${numberWord(p.n)} distinct positive integers have the average ${p.mean} and the median ${p.median}.`
    : `${given(p)} The median of these numbers is ${p.median}.`;

const secondWithMedian = form({
  form: 'greatest-second-largest',
  band: 'Medium',
  seconds: 75,
  entry: true,
  stem: (p: Fixed) => `${withMedian(p)} What is the maximum possible value of the second largest?`,
  path: total()
    .step(
      'below',
      p => q(sumTo(side(p))),
      'Put the numbers in order: half of the others lie below the median. Make them as small as possible.',
      (p, { below }) => `${run(1, side(p))} = ${numberTex(below)}`,
    )
    .quiet('above', p => q(side(p) === 2 ? 0 : p.median + 1))
    .step(
      'rest',
      ({ median }, { total: sum, below, above }) => sum.sub(below).sub(median).sub(above),
      p =>
        side(p) === 2
          ? 'Take off the median too. What is left is the sum of the two largest.'
          : 'Take off the median too, and the number next to it, as small as it can be. What is left is the sum of the two largest.',
      ({ median }, { total: sum, below, above, rest }) =>
        `${numberTex(sum)} - ${numberTex(below)} - ${median}${above.equals(0) ? '' : ` - ${numberTex(above)}`} = ${numberTex(rest)}`,
    )
    .quiet('gap', () => q(1))
    .step(
      'second',
      (_p, { rest, gap }) => q(Math.floor(rest.sub(gap).div(2).valueOf() + 1e-9)),
      'The second largest is greatest when the largest is only just above it: take this difference off, halve, and go down to a whole number.',
      (_p, { rest, gap, second }) =>
        `(${numberTex(rest)} - ${numberTex(gap)}) \\div 2 = ${numberTex(rest.sub(gap).div(2))} \\Rightarrow ${numberTex(second)}`,
    ),
  slips: [
    {
      misconception: 'largest_not_distinct',
      at: 'second',
      wrongly: (_p, { rest }) => (rest.mod(2).equals(0) ? rest.div(2) : null),
      words: (_p, { rest, second }) =>
        `Half of $${numberTex(rest)}$ makes the two largest equal, both $${numberTex(second)}$; they have to be distinct.`,
    },
    {
      misconception: 'rounds_up',
      at: 'second',
      wrongly: (_p, { rest }) => (rest.mod(2).equals(0) ? null : rest.add(1).div(2)),
      words: (_p, { rest, second }) =>
        `Of the sum $${numberTex(rest)}$ of the two largest, $${numberTex(second)}$ is the larger part.`,
    },
    {
      misconception: 'greatest_largest_reported',
      at: 'second',
      wrongly: (p, { rest }) => rest.sub(p.median + side(p) - 1),
      words: (p, { second }) =>
        `With the second largest at $${p.median + side(p) - 1}$, as small as it can be, $${numberTex(second)}$ is the maximum of the largest.`,
    },
    {
      misconception: 'ones_below',
      at: 'below',
      wrongly: p => q(side(p)),
      words: (_p, { below }) =>
        `All the numbers below the median were taken as 1, $${numberTex(below)}$ together; they have to be distinct.`,
    },
    {
      misconception: 'median_left_out',
      at: 'rest',
      wrongly: (_p, { total: sum, below, above }) => sum.sub(below).sub(above),
      words: ({ median }, { rest }) =>
        `The median ${median} itself has not been subtracted, so that $${numberTex(rest)}$ was halved.`,
    },
    {
      misconception: 'just_below_median',
      at: 'below',
      wrongly: p => q(side(p) * p.median - sumTo(side(p))),
      words: (_p, { below }) =>
        `The numbers below the median were put close to it, $${numberTex(below)}$ together, where they take more than they need.`,
    },
    {
      misconception: 'neighbour_of_median_forgotten',
      at: 'above',
      wrongly: p => (side(p) === 2 ? null : q(0)),
      words: (p, { rest }) =>
        `$${numberTex(rest)}$ was shared by the two largest, though a third number lies above the median ${p.median}.`,
    },
    {
      misconception: 'ignores_median',
      at: 'rest',
      wrongly: ({ n }, { total: sum }) => sum.sub(sumTo(n - 2)),
      words: ({ n, median }) =>
        `The other ${n - 2} numbers were put at 1, 2, 3, …; then the middle one is not ${median}.`,
    },
    {
      misconception: 'shared_by_all_above_and_the_median',
      at: 'second',
      wrongly: (p, { rest }) => q(Math.floor(rest.add(p.median).div(3).valueOf())),
      words: ({ median }, { rest, second }) =>
        `$(${numberTex(rest)} + ${median}) \\div 3$, rounded down to $${numberTex(second)}$, shares with the median, which is fixed at ${median}.`,
    },
    {
      misconception: 'starts_from_zero',
      at: 'below',
      wrongly: p => q(sumTo(side(p) - 1)),
      words: (_p, { below }) =>
        `0 was used as the smallest number, for a sum of $${numberTex(below)}$, but it is not positive.`,
    },
    {
      misconception: 'two_numbers_too_many_below',
      at: 'below',
      wrongly: p => q(sumTo(side(p) + 1)),
      words: p => `${side(p) + 1} numbers were put below the median; there are ${side(p)}.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, p) => whole(value) && value.gt(p.median) && value.lt(p.n * p.mean),
  // Two such numbers have to find room in the sum.
  onSight: (value, p) => value.gte(p.median + side(p) - 1) && value.lt(q(p.n * p.mean, 2)),
  snapRead: () =>
    'Average and median of distinct positive integers are fixed; the second largest is to be as large as possible.',
  approach: () =>
    'All but the two largest take as little as the median allows. The two largest then share the rest as evenly as distinct integers can.',
  faster: (_p, { rest }) =>
    `The two largest have the sum $${numberTex(rest)}$: the smaller is below half of it.`,
  check: (_p, { rest, second }) =>
    `The largest is then $${numberTex(rest)} - ${numberTex(second)} = ${numberTex(rest.sub(second))}$, still above; with $${numberTex(second.add(1))}$ only $${numberTex(rest.sub(second).sub(1))}$ would be left for it.`,
  principle:
    'A second largest number has the largest above it: share with it what the others, at their least, leave.',
  verify: p =>
    extreme(
      p,
      p.n * p.mean,
      list => middle(list) === p.median,
      list => list.at(-2) ?? 0,
      larger,
    ),
});

const highestMedian = form({
  form: 'greatest-median',
  revision: 6,
  band: 'Medium',
  seconds: 70,
  entry: true,
  stem: (p: Fixed) => `${given(p)} What is the maximum possible median?`,
  path: total()
    .step(
      'below',
      p => q(sumTo(side(p))),
      'Make the numbers below the median as small as possible.',
      (p, { below }) => `${run(1, side(p))} = ${numberTex(below)}`,
    )
    .quiet('steps', p => q(sumTo(side(p))))
    .step(
      'level',
      (_p, { total: sum, below, steps }) => sum.sub(below).sub(steps),
      'The median and those above it are closest as consecutive integers: take off what these stand above the median.',
      (p, { total: sum, below, steps, level }) =>
        `${numberTex(sum)} - ${numberTex(below)} - (${run(1, side(p))}) = ${numberTex(sum)} - ${numberTex(below)} - ${numberTex(steps)} = ${numberTex(level)}`,
    )
    .quiet('terms', p => q(side(p) + 1))
    .step(
      'median',
      (_p, { level, terms }) => q(Math.floor(level.div(terms).valueOf() + 1e-9)),
      'Share the rest equally and go down to a whole number.',
      (_p, { level, terms, median }) =>
        `${numberTex(level)} \\div ${numberTex(terms)} = ${numberTex(level.div(terms))} \\Rightarrow ${numberTex(median)}`,
    ),
  slips: [
    {
      misconception: 'equal_above_median',
      at: 'steps',
      wrongly: () => q(0),
      words: () => 'The numbers above the median were taken equal to it; they are distinct and larger.',
    },
    {
      misconception: 'ones_below',
      at: 'below',
      wrongly: p => q(side(p)),
      words: () => 'All the numbers below the median were taken as 1.',
    },
    {
      misconception: 'rounds_up',
      at: 'median',
      wrongly: (_p, { level, terms }) =>
        level.div(terms).d === 1n ? null : q(Math.ceil(level.div(terms).valueOf())),
      words: (_p, { median }) =>
        `With a median of $${numberTex(median)}$ the sum would be exceeded: round down.`,
    },
    {
      misconception: 'wrong_number_of_terms',
      at: 'terms',
      wrongly: p => q(side(p)),
      words: (_p, { terms }) =>
        `The rest was shared by $${numberTex(terms)}$ numbers; the median and all above it share.`,
    },
    {
      misconception: 'one_term_too_many',
      at: 'terms',
      wrongly: p => q(side(p) + 2),
      words: (_p, { terms }) => `The rest was shared by $${numberTex(terms)}$ numbers, one too many.`,
    },
    {
      misconception: 'consecutive_numbers',
      at: 'median',
      wrongly: ({ mean }) => q(mean),
      words: ({ mean }) =>
        `${mean} is the median of consecutive numbers; the lower half can be made smaller.`,
    },
    {
      misconception: 'steps_counted_twice',
      at: 'steps',
      wrongly: p => q(2 * sumTo(side(p))),
      words: () => 'The numbers above the median were spaced by 2.',
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () => 'Only the average is fixed; the middle of distinct numbers is to be as large as possible.',
  approach: () =>
    'Lower half as small as possible; upper half, from the median on, as close together as possible.',
  faster: (p, { level }) =>
    `After $2 \\times (${run(1, side(p))})$ is taken from ${p.n * p.mean}, $${numberTex(level)}$ is shared by ${side(p) + 1}.`,
  check: (p, { median, below, terms, steps }) =>
    `$${numberTex(below)} + ${numberTex(terms)} \\times ${numberTex(median)} + ${numberTex(steps)} = ${numberTex(below.add(steps).add(terms.mul(median)))}$, not above ${p.n * p.mean}; a median larger by one needs $${numberTex(terms)}$ more.`,
  principle: 'To raise a middle value under a fixed sum, starve the lower half and pack the upper half.',
  verify: p => extreme(p, p.n * p.mean, () => true, middle, larger),
});

const leastTop = form({
  form: 'least-largest-with-median',
  revision: 7,
  band: 'Medium',
  seconds: 70,
  entry: true,
  suits: p => {
    const top = p.n * p.mean - p.median - (side(p) * p.median - sumTo(side(p)));
    return Math.ceil((top + sumTo(side(p) - 1)) / side(p)) > p.median + side(p);
  },
  stem: (p: Fixed) => `${withMedian(p)} What is the minimum possible value of the largest?`,
  path: total()
    .step(
      'below',
      p => q(side(p) * p.median - sumTo(side(p))),
      'The largest is least when the lower numbers take as much as they can: put them just below the median.',
      (p, { below }) => `${run(p.median - 1, p.median - side(p))} = ${numberTex(below)}`,
    )
    .step(
      'above',
      ({ median }, { total: sum, below }) => sum.sub(below).sub(median),
      'The rest is for those above the median.',
      ({ median }, { total: sum, below, above }) =>
        `${numberTex(sum)} - ${numberTex(below)} - ${median} = ${numberTex(above)}`,
    )
    .quiet('steps', p => q(sumTo(side(p) - 1)))
    .step(
      'least',
      (p, { above, steps }) => q(Math.ceil(above.add(steps).div(side(p)).valueOf() - 1e-9)),
      'As consecutive integers they have the smallest maximum: add what they lack to it, divide, and go up to a whole number.',
      (p, { above, steps, least }) =>
        `(${numberTex(above)} + ${numberTex(steps)}) \\div ${side(p)} = ${numberTex(above.add(steps).div(side(p)))} \\Rightarrow ${numberTex(least)}`,
    ),
  slips: [
    {
      misconception: 'equal_above_median',
      at: 'steps',
      wrongly: () => q(0),
      words: (p, { above }) =>
        `$${numberTex(above)}$ was shared equally among the ${side(p)} upper numbers; they are distinct, so one of them is larger.`,
    },
    {
      misconception: 'equal_below_median',
      at: 'below',
      wrongly: p => q(side(p) * p.median),
      words: ({ median }) => `The lower numbers were put at ${median} itself; they must lie below it.`,
    },
    {
      misconception: 'smallest_below',
      at: 'below',
      wrongly: p => q(sumTo(side(p))),
      words: () =>
        'The lower numbers were put at 1, 2, …; then the upper ones have to take more than needed.',
    },
    {
      misconception: 'rounds_down',
      at: 'least',
      wrongly: (p, { above, steps }) =>
        above.add(steps).mod(side(p)).equals(0)
          ? null
          : q(Math.floor(above.add(steps).div(side(p)).valueOf())),
      words: (_p, { least }) => `With $${numberTex(least)}$ as the largest the sum is not reached: round up.`,
    },
    {
      misconception: 'median_left_out',
      at: 'above',
      wrongly: (_p, { total: sum, below }) => sum.sub(below),
      words: ({ median }) => `The median ${median} was not taken off before sharing.`,
    },
    {
      misconception: 'steps_counted_wrongly',
      at: 'steps',
      wrongly: p => q(sumTo(side(p))),
      words: p => `${side(p)} differences were added, but the largest number lacks nothing to itself.`,
    },
    {
      misconception: 'just_above_median',
      at: 'least',
      wrongly: p => q(p.median + side(p)),
      words: (p, { least }) =>
        `$${numberTex(least)}$ puts the upper numbers right above ${p.median}, where they miss the sum.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { mean, median }) => whole(value) && value.gt(Math.max(mean, median)),
  snapRead: () => 'Average and median are fixed; the largest number is to be as small as possible.',
  approach: () => 'Let the lower half take as much as the median allows and the upper half be consecutive.',
  faster: (p, { above }) =>
    `The upper ${side(p)} numbers have the sum $${numberTex(above)}$, average $${numberTex(above.div(side(p)))}$; the largest lies at least $${numberTex(q(side(p) - 1, 2))}$ above that.`,
  check: (p, { least, above, steps }) =>
    `Up to $${numberTex(least)}$ the ${side(p)} upper numbers reach at most $${numberTex(least.mul(side(p)).sub(steps))}$, and $${numberTex(above)}$ is needed; up to $${numberTex(least.sub(1))}$ only $${numberTex(least.sub(1).mul(side(p)).sub(steps))}$.`,
  principle: 'For a least maximum, let every other number take as much as it can.',
  verify: p =>
    extreme(
      p,
      p.n * p.mean,
      list => middle(list) === p.median,
      list => list.at(-1) ?? 0,
      smaller,
    ),
});

const countTop = form({
  form: 'values-of-the-largest',
  revision: 7,
  band: 'Hard',
  seconds: 115,
  also: ['AR.AVG.8'],
  entry: true,
  suits: p => {
    const top = p.n * p.mean - p.median - (side(p) * p.median - sumTo(side(p)));
    return Math.ceil((top + sumTo(side(p) - 1)) / side(p)) > p.median + side(p);
  },
  stem: (p: Fixed) => `${withMedian(p)} How many different values can the largest of them have?`,
  path: total()
    .step(
      'greatest',
      (p, { total: sum }) =>
        sum
          .sub(p.median)
          .sub(sumTo(side(p)))
          .sub((side(p) - 1) * p.median + sumTo(side(p) - 1)),
      'Find its maximum: lower numbers from 1 on, upper ones just above the median.',
      (p, { total: sum, greatest: top }) =>
        `${numberTex(sum)} - ${p.median} - ${sumTo(side(p))} - ${(side(p) - 1) * p.median + sumTo(side(p) - 1)} = ${numberTex(top)}`,
    )
    .step(
      'upper',
      (p, { total: sum }) => sum.sub(p.median).sub(side(p) * p.median - sumTo(side(p))),
      'For its minimum let the lower numbers stand just below the median. Find what the upper ones then have together.',
      (p, { total: sum, upper }) =>
        `${numberTex(sum)} - ${p.median} - ${side(p) * p.median - sumTo(side(p))} = ${numberTex(upper)}`,
    )
    .step(
      'least',
      (p, { upper }) =>
        q(
          Math.ceil(
            upper
              .add(sumTo(side(p) - 1))
              .div(side(p))
              .valueOf() - 1e-9,
          ),
        ),
      'They have the smallest maximum as consecutive integers; go up to a whole number.',
      (p, { upper, least }) =>
        `(${numberTex(upper)} + ${sumTo(side(p) - 1)}) \\div ${side(p)} = ${numberTex(upper.add(sumTo(side(p) - 1)).div(side(p)))} \\Rightarrow ${numberTex(least)}`,
    )
    .step(
      'count',
      (_p, { greatest: top, least }) => top.sub(least).add(1),
      'Every value in between is possible, as one can be moved at a time: count them, both ends included.',
      (_p, { greatest: top, least, count }) =>
        `${numberTex(top)} - ${numberTex(least)} + 1 = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'off_by_one',
      at: 'count',
      wrongly: (_p, { greatest: top, least }) => top.sub(least),
      words: (_p, { greatest: top, least }) =>
        `$${numberTex(top)} - ${numberTex(least)}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'rounds_down',
      at: 'least',
      wrongly: (p, { upper }) =>
        upper
          .add(sumTo(side(p) - 1))
          .mod(side(p))
          .equals(0)
          ? null
          : q(
              Math.floor(
                upper
                  .add(sumTo(side(p) - 1))
                  .div(side(p))
                  .valueOf(),
              ),
            ),
      words: (_p, { least }) => `A largest number of $${numberTex(least)}$ does not reach the sum.`,
    },
    {
      misconception: 'equal_above_median',
      at: 'least',
      wrongly: (p, { upper }) => q(Math.ceil(upper.div(side(p)).valueOf())),
      words: () => 'For the minimum the upper numbers were made equal, but they are distinct.',
    },
    {
      misconception: 'just_above_median',
      at: 'least',
      wrongly: p => q(p.median + side(p)),
      words: (_p, { least }) =>
        `$${numberTex(least)}$ keeps the upper numbers next to the median and misses the sum.`,
    },
    {
      misconception: 'smallest_below',
      at: 'upper',
      wrongly: (p, { total: sum }) => sum.sub(p.median).sub(sumTo(side(p))),
      words: () =>
        'For the minimum, too, the lower numbers were taken as 1, 2, …; they should take as much as they can.',
    },
    {
      misconception: 'ignores_median',
      at: 'greatest',
      wrongly: ({ n }, { total: sum }) => sum.sub(sumTo(n - 1)),
      words: ({ median }) =>
        `The maximum was found without the median: the others cannot all be small when ${median} is in the middle.`,
    },
    {
      misconception: 'median_left_out',
      at: 'upper',
      wrongly: (p, { total: sum }) => sum.sub(side(p) * p.median - sumTo(side(p))),
      words: ({ median }) =>
        `The median ${median} was not taken off before the upper numbers were shared out.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Average and median of distinct integers are fixed; the number of possible values of the largest is asked: two extremes and a count.',
  approach: () =>
    'Find the greatest and the least value of the largest number separately; all values between them occur.',
  faster: (_p, { greatest: top, upper, least }) =>
    `Maximum $${numberTex(top)}$; minimum from the average of the upper part, whose sum is $${numberTex(upper)}$: $${numberTex(least)}$.`,
  check: (p, { least, upper, greatest: top }) =>
    `Up to $${numberTex(least)}$ the upper numbers reach $${numberTex(least.mul(side(p)).sub(sumTo(side(p) - 1)))}$, enough for $${numberTex(upper)}$; and $${numberTex(top)}$ with all others least gives the sum ${p.n * p.mean}.`,
  principle:
    'To count the values of a quantity under constraints find both extremes, each with its own arrangement.',
  verify: p => {
    const seen = new Set<number>();
    lists(p.n, p.n * p.mean, 1, p.n * p.mean, list => {
      if (middle(list) === p.median) seen.add(list.at(-1) ?? 0);
    });
    return q(seen.size);
  },
});

/** AR.AVG.7: extreme values with a fixed average. */
export const fixedAverages: readonly AnyTemplate[] = situation<Fixed>({
  type: 'AR.AVG.7',
  situation: 'fixed-average',
  tries: 12,
  draw: draw => {
    const n = draw.pick([5, 5, 7]);
    const mean = n === 5 ? draw.int(9, 24) : draw.int(9, 13);
    const median = mean + draw.int(-4, 3);
    const cap = mean + draw.int(n === 5 ? 3 : 4, 9);
    const p = { ...draw.pick(stories), n, mean, median, cap, frame: draw.int(0, 3) };
    const room =
      n * mean - median - sumTo(side(p)) - ((side(p) - 1) * median + sumTo(side(p) - 1)) > median + side(p);
    return room && median > side(p) && median !== mean ? p : null;
  },
  forms: [greatest, highestMinimum, leastUnderCap, secondWithMedian, highestMedian, leastTop, countTop],
});
