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
  { people: 'hives', things: 'litres of honey' },
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

const given = ({ n, mean, people, things, frame }: Fixed) =>
  [
    `The average of ${n} distinct positive integers is ${mean}.`,
    `${n} ${people} have ${mean} ${things} each on average; every one has a whole number of them, at least one, and no two have the same number.`,
    `A record lists ${n} different whole numbers of ${things}, all positive, whose mean is ${mean}.`,
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
  plausible: (value, { mean }) => whole(value) && value.gt(mean),
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
      misconception: 'divides_by_one_more',
      at: 'smallest',
      wrongly: ({ n }, { level }) => q(Math.floor(level.div(n + 1).valueOf())),
      words: ({ n }) => `The rest was shared by ${n + 1} numbers; there are ${n}.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
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
      misconception: 'off_by_one',
      at: 'least',
      wrongly: (_p, { total: sum, others }) => sum.sub(others).add(1),
      words: () =>
        'With one more for the smallest, the others would have to go down, although they can stay.',
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
    ? `${p.n} distinct positive integers have the average ${p.mean} and the median ${p.median}.`
    : `${given(p)} When the numbers are put in order, the middle one is ${p.median}.`;

const upperPart = () =>
  total()
    .step(
      'below',
      p => q(sumTo(side(p))),
      'Put the numbers in order: half of the others lie below the median. Make them as small as possible.',
      (p, { below }) => `${run(1, side(p))} = ${numberTex(below)}`,
    )
    .quiet('near', p => q((side(p) - 1) * p.median + sumTo(side(p) - 1)));

const topWithMedian = form({
  form: 'greatest-with-median',
  band: 'Medium',
  seconds: 80,
  entry: true,
  stem: (p: Fixed) => `${withMedian(p)} What is the maximum possible value of the largest?`,
  path: upperPart()
    .step(
      'above',
      (_p, { near }) => near,
      'Those above the median, except for the largest, are smallest just above it.',
      (p, { above }) =>
        side(p) === 2
          ? numberTex(above)
          : `${run(p.median + 1, p.median + side(p) - 1)} = ${numberTex(above)}`,
    )
    .step(
      'greatest',
      ({ median }, { total: sum, below, above }) => sum.sub(below).sub(median).sub(above),
      'What is left of the sum is the largest.',
      ({ median }, { total: sum, below, above, greatest: top }) =>
        `${numberTex(sum)} - ${numberTex(below)} - ${median} - ${numberTex(above)} = ${numberTex(top)}`,
    ),
  slips: [
    {
      misconception: 'ignores_median',
      at: 'greatest',
      wrongly: ({ n }, { total: sum }) => sum.sub(sumTo(n - 1)),
      words: ({ median }) => `All others were put at 1, 2, 3, …; then the middle one is not ${median}.`,
    },
    {
      misconception: 'equal_to_median',
      at: 'above',
      wrongly: p => q((side(p) - 1) * p.median),
      words: ({ median }) =>
        `The numbers above the median were taken equal to ${median}; they have to be distinct.`,
    },
    {
      misconception: 'ones_below',
      at: 'below',
      wrongly: p => q(side(p)),
      words: () => 'All the numbers below the median were taken as 1; they have to be distinct.',
    },
    {
      misconception: 'median_left_out',
      at: 'greatest',
      wrongly: (_p, { total: sum, below, above }) => sum.sub(below).sub(above),
      words: ({ median }) => `The median ${median} itself has not been subtracted.`,
    },
    {
      misconception: 'just_below_median',
      at: 'below',
      wrongly: p => q(side(p) * p.median - sumTo(side(p))),
      words: () => 'The numbers below the median were put close to it, where they take more than they need.',
    },
    {
      misconception: 'one_above_too_many',
      at: 'above',
      wrongly: p => q(side(p) * p.median + sumTo(side(p))),
      words: p =>
        `${side(p)} numbers were placed between the median and the largest; there are ${side(p) - 1}.`,
    },
    {
      misconception: 'starts_from_zero',
      at: 'below',
      wrongly: p => q(sumTo(side(p) - 1)),
      words: () => '0 was used as the smallest number, but it is not positive.',
    },
    {
      misconception: 'one_below_too_many',
      at: 'below',
      wrongly: p => q(sumTo(side(p) + 1)),
      words: p => `${side(p) + 1} numbers were put below the median; there are ${side(p)}.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { median }) => whole(value) && value.gt(median),
  snapRead: () =>
    'Average and median of distinct positive integers are fixed; the largest possible maximum is asked.',
  approach: () =>
    'The median splits the others into two halves with different least values: from 1 on below it, from just above it on the other side.',
  faster: (p, { below, near }) =>
    `$${p.n * p.mean} - ${p.median} - (${numberTex(below)} + ${numberTex(near)})$.`,
  check: (p, { below, above, greatest: top }) =>
    `$${numberTex(below)} + ${p.median} + ${numberTex(above)} + ${numberTex(top)} = ${p.n * p.mean}$, and ${p.median} stands in the middle.`,
  principle: 'A median is a floor for all numbers above it: minimise each half on its own.',
  verify: p =>
    extreme(
      p,
      p.n * p.mean,
      list => middle(list) === p.median,
      list => list.at(-1) ?? 0,
      larger,
    ),
});

const highestMedian = form({
  form: 'greatest-median',
  band: 'Medium',
  seconds: 85,
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
  band: 'Medium',
  seconds: 90,
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
      words: () => 'The numbers above the median were made equal; they are distinct, so one is larger.',
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
      words: () => 'The numbers right above the median are not enough to reach the sum.',
    },
  ],
  show: value => plain(value),
  plausible: (value, { median }) => whole(value) && value.gt(median),
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
  band: 'Hard',
  seconds: 130,
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
const fixed = situation<Fixed>({
  type: 'AR.AVG.7',
  situation: 'fixed-average',
  tries: 12,
  draw: draw => {
    const n = draw.pick([5, 5, 7]);
    const mean = n === 5 ? draw.int(9, 24) : draw.int(9, 13);
    const median = mean + draw.int(-4, 3);
    const cap = mean + draw.int(n === 5 ? 3 : 4, 9);
    const p = { ...draw.pick(stories), n, mean, median, cap, frame: draw.int(0, 2) };
    const room =
      n * mean - median - sumTo(side(p)) - ((side(p) - 1) * median + sumTo(side(p) - 1)) > median + side(p);
    return room && median > side(p) && median !== mean ? p : null;
  },
  forms: [greatest, highestMinimum, leastUnderCap, topWithMedian, highestMedian, leastTop, countTop],
});

interface Marks {
  pupils: number;
  mean: number;
  full: number;
  pass: number;
  frame: number;
}

const fewestPasses = form({
  form: 'fewest-who-passed',
  band: 'Hard',
  seconds: 110,
  also: ['AL.INQ.1'],
  entry: true,
  stem: ({ pupils, mean, full, pass, frame }: Marks) =>
    frame === 0
      ? `In a test with marks from 0 to ${full}, all whole numbers, ${pupils} pupils have an average of ${mean}. Whoever has ${pass} marks or more passes. What is the minimum number of pupils who have passed?`
      : frame === 1
        ? `${pupils} candidates average ${mean} in a paper whose marks are whole numbers, at most ${full}. The pass mark is ${pass}. At least how many of them must have passed?`
        : `The marks of ${pupils} trainees are whole numbers up to ${full} and have the average ${mean}. Those below ${pass} have to sit the test again. What is the smallest number that need not?`,
  path: path<Marks>()
    .quiet('failing', ({ pass }) => q(pass - 1))
    .step(
      'over',
      ({ pupils, mean }, { failing }) => q(mean).sub(failing).mul(pupils),
      'Suppose nobody passes: all would have at most one mark less than the pass mark. Find how many marks are missing to the sum.',
      ({ pupils, mean }, { failing, over }) =>
        `${pupils} \\times (${mean} - ${numberTex(failing)}) = ${numberTex(over)}`,
    )
    .step(
      'each',
      ({ full }, { failing }) => q(full).sub(failing),
      'Each one who passes can bring at most this many more.',
      ({ full }, { failing, each }) => `${full} - ${numberTex(failing)} = ${numberTex(each)}`,
    )
    .step(
      'fewest',
      (_p, { over, each }) => q(Math.ceil(over.div(each).valueOf() - 1e-9)),
      'Divide, and go up to a whole number.',
      (_p, { over, each, fewest }) =>
        `${numberTex(over)} \\div ${numberTex(each)} = ${numberTex(over.div(each))} \\Rightarrow ${numberTex(fewest)}`,
    ),
  slips: [
    {
      misconception: 'rounds_down',
      at: 'fewest',
      wrongly: (_p, { over, each }) =>
        over.div(each).d === 1n ? null : q(Math.floor(over.div(each).valueOf())),
      words: (_p, { fewest }) =>
        `With $${numberTex(fewest)}$ at full marks and the others just failing the average is not reached.`,
    },
    {
      misconception: 'fails_at_pass_mark',
      at: 'failing',
      wrongly: ({ pass }) => q(pass),
      words: ({ pass }) => `Those who fail were given ${pass} marks, but with ${pass} one passes.`,
    },
    {
      misconception: 'fails_with_zero',
      at: 'failing',
      wrongly: () => q(0),
      words: () =>
        'Those who fail were given 0 marks; for a minimum of passes they should have as many as they can.',
    },
    {
      misconception: 'reports_failures',
      at: 'fewest',
      wrongly: ({ pupils }, { over, each }) => q(pupils - Math.ceil(over.div(each).valueOf() - 1e-9)),
      words: (_p, { fewest }) => `$${numberTex(fewest)}$ is how many may have failed.`,
    },
    {
      misconception: 'full_marks_left_out',
      at: 'each',
      wrongly: ({ full, pass }) => q(full - pass),
      words: ({ full, pass }) =>
        `Each pass was counted as worth ${full - pass} marks more; from a fail with ${pass - 1} it is one more.`,
    },
    {
      misconception: 'passes_at_pass_mark',
      at: 'fewest',
      wrongly: ({ pupils, mean, pass }) => q(Math.floor((pupils * mean) / pass)),
      words: ({ pass }) =>
        `Sharing all marks out in portions of ${pass} gives the largest, not the smallest number of passes.`,
    },
    {
      misconception: 'one_more_to_be_safe',
      at: 'fewest',
      wrongly: (_p, { over, each }) => q(Math.ceil(over.div(each).valueOf() - 1e-9) + 1),
      words: (_p, { fewest }) => `One fewer than $${numberTex(fewest)}$ is already enough.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { pupils }) => whole(value) && value.lt(pupils),
  snapRead: () => 'An average, a top mark and a pass mark, all whole; the least number of passes is asked.',
  approach: () =>
    'Few passes means: who passes has full marks, who fails has just too few. Compare the sum with that of everybody failing.',
  faster: ({ mean, pass, full, pupils }) =>
    `Alligation of ${pass - 1} and ${full} about ${mean}: at least $\\frac{${mean - pass + 1}}{${full - pass + 1}}$ of ${pupils}, rounded up.`,
  check: ({ pupils, mean, full, pass }, { fewest }) => {
    const most = (k: Fraction) =>
      k.mul(full).add(
        q(pupils)
          .sub(k)
          .mul(pass - 1),
      );
    return `$${numberTex(fewest)}$ passes allow up to $${numberTex(most(fewest))}$ marks, $${numberTex(fewest.sub(1))}$ only $${numberTex(most(fewest.sub(1)))}$; there are $${pupils * mean}$.`;
  },
  principle: 'For the fewest in the upper group, let everybody score as high as the own group allows.',
  verify: ({ pupils, mean, full, pass }) => {
    for (let passed = 0; passed <= pupils; passed += 1)
      if (passed * full + (pupils - passed) * (pass - 1) >= pupils * mean) return q(passed);
    throw new Error('no number fits');
  },
});

const marks = situation<Marks>({
  type: 'AR.AVG.7',
  situation: 'marks-with-a-pass-mark',
  tries: 12,
  draw: draw => {
    const full = draw.pick([25, 30, 40, 50, 60, 75, 80, 100]);
    const pass = Math.round(full * (draw.int(32, 50) / 100));
    const mean = pass + draw.int(2, Math.floor((full - pass) * 0.6));
    const p = { pupils: draw.int(18, 60), mean, full, pass, frame: draw.int(0, 2) };
    const exact = (p.pupils * (mean - pass + 1)) / (full - pass + 1);
    return exact % 1 > 0.02 && exact >= 4 ? p : null;
  },
  forms: [fewestPasses],
});

interface RunnersUp {
  n: number;
  mean: number;
  top: number;
  frame: number;
}

const secondSum = form({
  form: 'range-of-the-second',
  band: 'Hard',
  seconds: 120,
  also: ['AR.AVG.8'],
  entry: true,
  stem: ({ n, mean, top, frame }: RunnersUp) =>
    frame === 0
      ? `${n} distinct positive integers have the average ${mean}, and the largest of them is ${top}. What is the sum of the smallest and the largest possible value of the second largest?`
      : `${n} boxes hold ${mean} nails on average. No two hold the same number, none is empty, and the fullest holds ${top}. Between the least and the greatest number of nails that the second fullest can hold, how large is the sum of these two numbers?`.replace(
          'Between the least and the greatest number of nails that the second fullest can hold, how large is the sum of these two numbers?',
          'Add the least and the greatest number of nails that the second fullest can hold. What is the sum?',
        ),
  path: path<RunnersUp>()
    .step(
      'rest',
      ({ n, mean, top }) => q(n * mean - top),
      'Take the largest off the sum.',
      ({ n, mean, top }, { rest }) => `${n} \\times ${mean} - ${top} = ${numberTex(rest)}`,
    )
    .quiet('small', ({ n }) => q(sumTo(n - 2)))
    .quiet('bound', ({ top }) => q(top - 1))
    .step(
      'greatest',
      (_p, { rest, small, bound }) => (rest.sub(small).gt(bound) ? bound : rest.sub(small)),
      'The second is largest when the others are 1, 2, 3, …; it must stay below the largest.',
      (_p, { rest, small, bound, greatest: most }) =>
        `\\min(${numberTex(rest)} - ${numberTex(small)},\\ ${numberTex(bound)}) = ${numberTex(most)}`,
    )
    .quiet('steps', ({ n }) => q(sumTo(n - 2)))
    .step(
      'least',
      ({ n }, { rest, steps }) =>
        q(
          Math.ceil(
            rest
              .add(steps)
              .div(n - 1)
              .valueOf() - 1e-9,
          ),
        ),
      'It is smallest when all but the largest are consecutive: add what they lack to it, divide and go up.',
      ({ n }, { rest, steps, least }) =>
        `(${numberTex(rest)} + ${numberTex(steps)}) \\div ${n - 1} = ${numberTex(rest.add(steps).div(n - 1))} \\Rightarrow ${numberTex(least)}`,
    )
    .step(
      'sum',
      (_p, { greatest: most, least }) => most.add(least),
      'Add the two.',
      (_p, { greatest: most, least, sum }) => `${numberTex(most)} + ${numberTex(least)} = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'ignores_distinctness',
      at: 'small',
      wrongly: ({ n }) => q(n - 2),
      words: () => 'For the greatest value the smaller numbers were all taken as 1.',
    },
    {
      misconception: 'equal_others',
      at: 'steps',
      wrongly: () => q(0),
      words: () => 'For the least value the other numbers were made equal to the second; they are distinct.',
    },
    {
      misconception: 'rounds_down',
      at: 'least',
      wrongly: ({ n }, { rest, steps }) =>
        rest
          .add(steps)
          .mod(n - 1)
          .equals(0)
          ? null
          : q(
              Math.floor(
                rest
                  .add(steps)
                  .div(n - 1)
                  .valueOf(),
              ),
            ),
      words: (_p, { least }) =>
        `If the second were $${numberTex(least)}$ at most, the sum would not be reached.`,
    },
    {
      misconception: 'starts_from_zero',
      at: 'small',
      wrongly: ({ n }) => q(sumTo(n - 3)),
      words: () => '0 was allowed as the smallest number.',
    },
    {
      misconception: 'forgets_the_largest',
      at: 'rest',
      wrongly: ({ n, mean }) => q((n - 1) * mean),
      words: ({ top }) => `The other numbers were given the same average, as if the largest were not ${top}.`,
    },
    {
      misconception: 'divides_by_all',
      at: 'least',
      wrongly: ({ n }, { rest, steps }) => q(Math.ceil(rest.add(steps).div(n).valueOf())),
      words: ({ n }) => `The rest was shared by ${n} numbers, though one of them is the largest.`,
    },
    {
      misconception: 'one_step_too_many',
      at: 'steps',
      wrongly: ({ n }) => q(sumTo(n - 1)),
      words: () => 'One difference too many was added before dividing.',
    },
    {
      misconception: 'equal_to_largest',
      at: 'greatest',
      wrongly: ({ top }) => q(top),
      words: ({ top }) =>
        `The second was allowed to be ${top} as well; the numbers are distinct and their sum is fixed.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Sum and largest number are fixed; the second largest has a greatest and a least value, each from another arrangement.',
  approach: () =>
    'For the greatest value starve the others; for the least make all but the largest consecutive.',
  faster: ({ n }, { rest, greatest: most, least }) =>
    `The other ${n - 1} have the sum $${numberTex(rest)}$: at most $${numberTex(most)}$; about their average plus half of ${n - 2}, rounded up, at least $${numberTex(least)}$.`,
  check: ({ n }, { least, rest, steps, greatest: most, small }) =>
    `Up to $${numberTex(least)}$ the ${n - 1} numbers reach $${numberTex(least.mul(n - 1).sub(steps))}$, up to $${numberTex(least.sub(1))}$ only $${numberTex(
      least
        .sub(1)
        .mul(n - 1)
        .sub(steps),
    )}$; $${numberTex(rest)}$ is needed. And $${numberTex(most)} + ${numberTex(small)} \\le ${numberTex(rest)}$.`,
  principle: 'Greatest and least of a middle quantity need different arrangements of the others.',
  verify: ({ n, mean, top }) => {
    let [low, high] = [Number.POSITIVE_INFINITY, 0];
    lists(n - 1, n * mean - top, 1, top - 1, list => {
      low = Math.min(low, list.at(-1) ?? 0);
      high = Math.max(high, list.at(-1) ?? 0);
    });
    return q(low + high);
  },
});

const runnersUp = situation<RunnersUp>({
  type: 'AR.AVG.7',
  situation: 'second-largest',
  tries: 12,
  draw: draw => {
    const n = draw.pick([5, 5, 6]);
    const mean = draw.int(9, 18);
    const top = mean + draw.int(4, 16);
    const rest = n * mean - top;
    const least = Math.ceil((rest + sumTo(n - 2)) / (n - 1));
    const most = Math.min(rest - sumTo(n - 2), top - 1);
    return least < most - 1 && least >= n ? { n, mean, top, frame: draw.int(0, 1) } : null;
  },
  forms: [secondSum],
});

export const fixedAverages: readonly AnyTemplate[] = [...fixed, ...marks, ...runnersUp];
