import { path } from '../../path.ts';
import { ordinal, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** An AP with first term a and common difference d, seen up to its term n. */
interface Progression {
  a: number;
  d: number;
  n: number;
  /** Positions of two known terms. */
  i: number;
  j: number;
  way: boolean;
  place: number;
}

const term = ({ a, d }: Progression, n: number) => a + (n - 1) * d;
const start = (p: Progression) => [1, 2, 3].map(n => term(p, n)).join(', ');
const rows = [
  ['In a stadium stand, the first row has', 'seats', 'row'],
  ['In a stack of pipes, the top layer has', 'pipes', 'layer'],
  ['On a terraced hill, the highest terrace has', 'tea bushes', 'terrace'],
] as const;

const total = form({
  form: 'total-from-first-and-last',
  revision: 3,
  band: 'Easy',
  seconds: 45,
  entry: true,
  suits: ({ n }: Progression) => n > 7,
  stem: p => {
    const [opening, what, row] = rows[p.place % rows.length] ?? rows[0];
    return p.way
      ? `${opening} $${p.a}$ ${what}, each next ${row} has $${p.d}$ more than the one before, and the last has $${term(p, p.n)}$. How many ${what} are there in all?`
      : `What is the sum of the arithmetic progression $${start(p)}, \\dots, ${term(p, p.n)}$?`;
  },
  path: path<Progression>()
    .quiet('steps', p => q(term(p, p.n) - p.a, p.d))
    .step(
      'count',
      (_p, { steps }) => steps.add(1),
      'Count the terms: divide the whole rise by one step, and add the first term.',
      (p, { count }) => `\\frac{${term(p, p.n)} - ${p.a}}{${p.d}} + 1 = ${count}`,
    )
    .quiet('ends', p => q(term(p, p.n) + p.a))
    .step(
      'sum',
      (_p, { count, ends }) => count.mul(ends).div(2),
      'Multiply the number of terms by the mean of the first and the last.',
      (p, { count, sum }) => `${count} \\times \\frac{${p.a} + ${term(p, p.n)}}{2} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'counts_steps_not_terms',
      at: 'count',
      wrongly: (_p, { steps }) => steps,
      words: (_p, { count }) =>
        `$${count}$ is the number of steps from the first to the last; there is one term more.`,
    },
    {
      misconception: 'one_term_too_many',
      at: 'count',
      wrongly: (_p, { steps }) => steps.add(2),
      words: (_p, { count }) => `With $${count}$ terms the last one is counted twice.`,
    },
    {
      misconception: 'last_term_times_count',
      at: 'ends',
      wrongly: p => q(2 * term(p, p.n)),
      words: p =>
        `Every term was taken as large as the last, $${term(p, p.n)}$; the mean of first and last was needed.`,
    },
    {
      misconception: 'first_term_times_count',
      at: 'ends',
      wrongly: p => q(2 * p.a + p.n * p.d),
      words: p =>
        `The ends add up to $${term(p, p.n)} + ${p.a}$; here one step of $${p.d}$ too many went into the last term.`,
    },
    {
      misconception: 'first_term_left_out_of_mean',
      at: 'ends',
      wrongly: p => q(term(p, p.n)),
      words: p => `Half of $${term(p, p.n)}$ is not the mean term: the first term $${p.a}$ belongs to it.`,
    },
    {
      misconception: 'rise_for_sum_of_ends',
      at: 'ends',
      wrongly: p => q(term(p, p.n) - p.a),
      words: p => `$${term(p, p.n)} - ${p.a}$ is the whole rise; the mean needs the sum of the two ends.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Equal steps from a first to a last term, and the sum is asked: the number of terms is missing.',
  approach: () =>
    'First count the terms by the steps between first and last. The sum is then that count times the mean of the two ends.',
  faster: p => `The mean term is $${(p.a + term(p, p.n)) / 2}$, and there are $${p.n}$ terms: one product.`,
  check: (p, { count }) =>
    `Term number $${count}$ is $${p.a} + ${count.sub(1)} \\times ${p.d} = ${term(p, p.n)}$, as given.`,
  principle:
    'Terms are one more than steps; the sum is their number times the mean of the first and the last.',
  verify: p => {
    let sum = 0;
    for (let x = p.a; x <= term(p, p.n); x += p.d) sum += x;
    return q(sum);
  },
});

const third = form({
  form: 'term-from-two-terms',
  revision: 2,
  band: 'Easy',
  seconds: 45,
  suits: ({ j, n }: Progression) => n > j + 1,
  stem: p =>
    p.way
      ? `In an arithmetic progression, the ${ordinal(p.i)} term is $${term(p, p.i)}$ and the ${ordinal(p.j)} term is $${term(p, p.j)}$. Find the ${ordinal(p.n)} term.`
      : `The water level in a tank rises at a constant rate. It was $${term(p, p.i)}$ cm after $${p.i}$ hours and $${term(p, p.j)}$ cm after $${p.j}$ hours. What will it be, in cm, after $${p.n}$ hours?`,
  path: path<Progression>()
    .quiet('between', ({ i, j }) => q(j - i))
    .step(
      'd',
      (p, { between }) => q(term(p, p.j) - term(p, p.i)).div(between),
      'The change between the two known values is spread over the steps between their places.',
      (p, { d }) => `d = \\frac{${term(p, p.j)} - ${term(p, p.i)}}{${p.j} - ${p.i}} = ${d}`,
    )
    .quiet('more', ({ n, j }) => q(n - j))
    .quiet('base', p => q(term(p, p.j)))
    .step(
      'value',
      (_p, { d, more, base }) => base.add(d.mul(more)),
      'Go on from the later of the two by the remaining steps.',
      (p, { d, more, value }) => `${term(p, p.j)} + ${more} \\times ${d} = ${value}`,
    ),
  slips: [
    {
      misconception: 'counts_terms_for_steps',
      at: 'between',
      wrongly: (_p, { between }) => between.add(1),
      words: ({ i, j }, { between }) =>
        `From place $${i}$ to place $${j}$ there are $${j - i}$ steps, not $${between}$.`,
    },
    {
      misconception: 'one_step_too_many',
      at: 'more',
      wrongly: (_p, { more }) => more.add(1),
      words: ({ n }) => `That is the value at place $${n + 1}$, one step too far.`,
    },
    {
      misconception: 'one_step_too_few',
      at: 'more',
      wrongly: (_p, { more }) => more.sub(1),
      words: ({ n }) => `That is the value at place $${n - 1}$, one step short.`,
    },
    {
      misconception: 'starts_from_the_earlier_term',
      at: 'base',
      wrongly: p => q(term(p, p.i)),
      words: p =>
        `The remaining steps start at place $${p.j}$, but here they were added to the value at place $${p.i}$.`,
    },
    {
      misconception: 'starts_from_zero',
      at: 'more',
      wrongly: ({ n }) => q(n - 1),
      words: (_p, { more }) => `$${more}$ steps lead from the first place, not from the later known one.`,
    },
    {
      misconception: 'proportion_to_the_place',
      at: 'value',
      wrongly: p => q(term(p, p.j) * p.n, p.j),
      words: p =>
        `Multiplying $${term(p, p.j)}$ by $\\frac{${p.n}}{${p.j}}$ works only when the value at place zero is zero.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d <= 2n,
  snapRead: () => 'Two values with their places in an even rise; a third place is asked.',
  approach: () =>
    'The difference of the two known values over the difference of their places is one step. From there only steps are added.',
  check: (p, { value, d }) =>
    `Back from $${value}$ by $${p.n - p.i}$ steps of $${d}$ the value is $${term(p, p.i)}$, as given.`,
  principle:
    'In an arithmetic progression differences of terms are proportional to differences of their places.',
  verify: p => q(term(p, p.j)).add(q(term(p, p.j) - term(p, p.i), p.j - p.i).mul(p.n - p.j)),
});

const between = form({
  form: 'terms-in-a-range',
  revision: 4,
  band: 'Easy',
  seconds: 50,
  entry: true,
  suits: ({ n, d }: Progression) => n > 8 && d > 2,
  stem: p => {
    const [low, high] = rangeOf(p);
    return p.way
      ? `How many terms of the arithmetic progression $${start(p)}, \\dots$ are greater than $${low}$ and less than $${high}$?`
      : `A lamp flashes $${p.a}$ seconds after the start and then every $${p.d}$ seconds. How many times does it flash more than $${low}$ seconds but less than $${high}$ seconds after the start?`;
  },
  path: path<Progression>()
    .step(
      'before',
      p => q(Math.floor((rangeOf(p)[0] - p.a) / p.d) + 1),
      'Count the terms up to the lower bound.',
      (p, { before }) => `${p.a} + (n - 1) \\times ${p.d} \\le ${rangeOf(p)[0]}, \\quad n \\le ${before}`,
    )
    .step(
      'upTo',
      p => q(Math.ceil((rangeOf(p)[1] - p.a) / p.d)),
      'Count the terms below the upper bound.',
      (p, { upTo }) => `${p.a} + (n - 1) \\times ${p.d} < ${rangeOf(p)[1]}, \\quad n \\le ${upTo}`,
    )
    .step(
      'count',
      (_p, { before, upTo }) => upTo.sub(before),
      'The terms in the range are the difference of the two counts.',
      (_p, { before, upTo, count }) => `${upTo} - ${before} = ${count}`,
    ),
  slips: [
    {
      misconception: 'term_below_range_counted',
      at: 'before',
      wrongly: (_p, { before }) => before.sub(1),
      words: (p, { before }) =>
        `Term number $${before.add(1)}$, which is $${term(p, before.valueOf() + 1)}$, was counted, but it is not above the lower bound.`,
    },
    {
      misconception: 'first_term_in_range_dropped',
      at: 'before',
      wrongly: (_p, { before }) => before.add(1),
      words: (p, { before }) => `$${term(p, before.valueOf())}$ lies in the range and was left out.`,
    },
    {
      misconception: 'term_above_range_counted',
      at: 'upTo',
      wrongly: (_p, { upTo }) => upTo.add(1),
      words: (p, { upTo }) => `$${term(p, upTo.valueOf())}$ was counted, which is not below the upper bound.`,
    },
    {
      misconception: 'terms_before_range_kept',
      at: 'before',
      wrongly: () => q(0),
      words: (_p, { upTo }) =>
        `$${upTo}$ is the number of all terms below the upper bound, from the first one on.`,
    },
    {
      misconception: 'two_terms_dropped',
      at: 'before',
      wrongly: (_p, { before }) => before.add(2),
      words: (p, { before }) =>
        `Both ends of the list were dropped, though $${term(p, before.valueOf())}$ still belongs to it.`,
    },
    {
      misconception: 'ends_of_range_counted_twice',
      at: 'count',
      wrongly: (_p, { before, upTo }) => upTo.sub(before).add(2),
      words: (_p, { count }) => `$${count}$ also holds one term on either side of the range.`,
    },
    {
      misconception: 'last_term_dropped_and_first',
      at: 'count',
      wrongly: (_p, { before, upTo }) => upTo.sub(before).sub(3),
      words: (_p, { before, upTo }) =>
        `From term $${before.add(1)}$ to term $${upTo}$ there are more terms than that: count $${upTo} - ${before}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Terms of a progression between two bounds that need not be terms themselves.',
  approach: () => 'Count the terms below the upper bound and take away those up to the lower bound.',
  faster: p => {
    const list = inRange(p);
    return `The first term in the range is $${list[0]}$ and the last is $${list.at(-1)}$, so there are $\\frac{${list.at(-1)} - ${list[0]}}{${p.d}} + 1$.`;
  },
  check: p =>
    `The terms run from $${inRange(p)[0]}$ to $${inRange(p).at(-1)}$; the next ones on either side, $${(inRange(p)[0] ?? 0) - p.d}$ and $${(inRange(p).at(-1) ?? 0) + p.d}$, are outside.`,
  principle:
    'To count terms in a range, find the first and the last that lie in it; terms are one more than steps.',
  verify: p => q(inRange(p).length),
});

const rangeOf = (p: Progression): [number, number] => [
  term(p, p.i + 2) + (p.place % p.d),
  term(p, p.n + 3) - (p.way ? 0 : 1),
];
const inRange = (p: Progression) => {
  const [low, high] = rangeOf(p);
  const list: number[] = [];
  for (let x = p.a; x < high; x += p.d) if (x > low) list.push(x);
  return list;
};

/** AL.SEQ.1 Easy: one step, one count or one sum. */
export const oneProgression: readonly AnyTemplate[] = situation<Progression>({
  type: 'AL.SEQ.1',
  situation: 'even-steps',
  draw: draw => {
    const i = draw.int(2, 8);
    const j = i + draw.int(2, 8);
    const d = draw.int(2, 9);
    return { a: draw.int(5, 40), d, n: draw.int(7, 30), i, j, way: draw.chance(0.5), place: draw.int(0, 6) };
  },
  forms: [total, third, between],
});
