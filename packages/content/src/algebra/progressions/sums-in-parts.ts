import { path } from '../../path.ts';
import { fractionTex, ordinal, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Parts {
  a: number;
  d: number;
  n: number;
  /** Numbers that leave the remainder r on division by m, from low to high. */
  m: number;
  r: number;
  low: number;
  high: number;
  k: number;
  way: boolean;
}

const term = ({ a, d }: Parts, n: number) => a + (n - 1) * d;
const sumTo = ({ a, d }: Parts, n: number) => (n * (2 * a + (n - 1) * d)) / 2;
/** Terms of the last block, terms in all, and the sum of the last block. */
const lastOf = ({ n, k }: Parts) => n + 1 + (k % 4);
const allOf = (p: Parts) => p.n + lastOf(p) + 2 + (p.m % 6);
const lastSum = (p: Parts) => sumTo(p, allOf(p)) - sumTo(p, allOf(p) - lastOf(p));

const blocks = form({
  form: 'total-from-first-and-last-block',
  band: 'Medium',
  seconds: 95,
  apart: true,
  entry: true,
  suits: ({ n, d }: Parts) => n <= 8 && d <= 6,
  stem: p =>
    p.way
      ? `An arithmetic progression has $${allOf(p)}$ terms. Its first $${p.n}$ terms add up to $${sumTo(p, p.n)}$ and its last $${lastOf(p)}$ terms to $${lastSum(p)}$. What is the sum of all its terms?`
      : `Each week Devi saves a fixed amount more than she did in the previous week. In the first $${p.n}$ of $${allOf(p)}$ weeks she saves ${rupees(sumTo(p, p.n))}, and in the last $${lastOf(p)}$ of them ${rupees(lastSum(p))}. How many rupees does she save in all $${allOf(p)}$ weeks?`,
  path: path<Parts>()
    .quiet('middle', p => q(sumTo(p, p.n), p.n))
    .quiet('later', p => q(lastSum(p), lastOf(p)))
    .quiet('between', p => q(allOf(p)).sub(q(p.n + lastOf(p), 2)))
    .step(
      'd',
      (_p, { middle, later, between }) => later.sub(middle).div(between),
      p =>
        `The mean of a block stands at its middle. The two middles are all $${allOf(p)}$ places apart, less half of each block.`,
      (p, { middle, later, between, d }) =>
        `\\frac{${lastSum(p)}}{${lastOf(p)}} - \\frac{${sumTo(p, p.n)}}{${p.n}} = ${fractionTex(later)} - ${fractionTex(middle)} = ${fractionTex(between)}\\,d, \\quad d = ${fractionTex(d)}`,
    )
    .quiet('ahead', p => q(allOf(p) - p.n, 2))
    .step(
      'mean',
      (_p, { middle, d, ahead }) => middle.add(d.mul(ahead)),
      'Go on from the middle of the first block to the middle of the whole progression, where the mean of all terms stands.',
      (_p, { middle, d, ahead, mean }) =>
        `${fractionTex(middle)} + ${fractionTex(ahead)} \\times ${fractionTex(d)} = ${fractionTex(mean)}`,
    )
    .step(
      'total',
      (p, { mean }) => mean.mul(allOf(p)),
      'The sum is the number of terms times their mean.',
      (p, { mean, total }) => `${allOf(p)} \\times ${fractionTex(mean)} = ${fractionTex(total)}`,
    ),
  slips: [
    {
      misconception: 'mean_of_two_means',
      at: 'mean',
      wrongly: (_p, { middle, later }) => middle.add(later).div(2),
      words: (p, { middle, later, mean }) =>
        `$${fractionTex(mean)}$, half-way between $${fractionTex(middle)}$ and $${fractionTex(later)}$, is the mean of all terms only if both blocks are equally long, not $${p.n}$ and $${lastOf(p)}$ terms.`,
    },
    {
      misconception: 'mean_of_the_given_terms',
      at: 'mean',
      wrongly: p => q(sumTo(p, p.n) + lastSum(p), p.n + lastOf(p)),
      words: (p, { mean }) =>
        `$${fractionTex(mean)}$ is the mean of the $${p.n + lastOf(p)}$ terms of the two blocks; the terms between them lower it, as the later block is longer.`,
    },
    {
      misconception: 'goes_from_the_first_term',
      at: 'ahead',
      wrongly: p => q(allOf(p) - 1, 2),
      words: (p, { ahead }) =>
        `$${fractionTex(ahead)}$ steps lead to the middle from the first term, not from the middle of the first $${p.n}$.`,
    },
    {
      misconception: 'blocks_taken_for_neighbours',
      at: 'between',
      wrongly: p => q(p.n + lastOf(p), 2),
      words: (p, { between }) =>
        `$${fractionTex(between)}$ steps lie between the middles of two blocks that follow each other; here $${allOf(p) - p.n - lastOf(p)}$ terms lie between them.`,
    },
    {
      misconception: 'whole_length_between_the_middles',
      at: 'between',
      wrongly: p => q(allOf(p)),
      words: (p, { between }) =>
        `The middles of the blocks were taken to be all $${fractionTex(between)}$ places apart; half of $${p.n}$ and half of $${lastOf(p)}$ have to come off.`,
    },
    {
      misconception: 'gap_between_the_blocks',
      at: 'between',
      wrongly: p => q(allOf(p) - p.n),
      words: (p, { between }) =>
        `$${fractionTex(between)}$ steps lead from a term to the one after $${allOf(p)} - ${p.n}$ more; from middle to middle half of each block comes off.`,
    },
    {
      misconception: 'stops_before_the_middle',
      at: 'ahead',
      wrongly: p => q(allOf(p) - p.n - lastOf(p), 2),
      words: (p, { ahead }) =>
        `$${fractionTex(ahead)}$ steps are half of the terms between the blocks; from the middle of the first block to that of all terms it is half of $${allOf(p)} - ${p.n}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  onSight: (value, p) => value.valueOf() > sumTo(p, p.n) + lastSum(p),
  snapRead: () =>
    'Sums of a first and a last block of different length; the terms between them are not given, and all are to be added.',
  approach: () =>
    'Sums of blocks of different length cannot be compared, their means can: each stands at the middle of its block. They give the step, and the mean of all terms stands at the middle of the whole.',
  faster: (p, { middle, later, between, ahead }) =>
    `The mean of all terms lies $${fractionTex(ahead)}$ of $${fractionTex(between)}$ steps from $${fractionTex(middle)}$ to $${fractionTex(later)}$; take it $${allOf(p)}$ times.`,
  check: (p, { d }) =>
    `With step $${fractionTex(d)}$ the progression runs from $${p.a}$ to $${term(p, allOf(p))}$; half of $${allOf(p)} \\times (${p.a} + ${term(p, allOf(p))})$ is $${sumTo(p, allOf(p))}$.`,
  principle:
    'The mean of a block of an arithmetic progression stands at its middle: compare means, not sums.',
  verify: p => {
    const [s, t, n, all] = [sumTo(p, p.n), lastSum(p), p.n, allOf(p)];
    const sum = (a: number, d: number, from: number, to: number) => {
      let found = 0;
      for (let i = from; i < to; i += 1) found += a + i * d;
      return found;
    };
    for (let d = 0; d <= 60; d += 1)
      for (let a = 0; a <= 300; a += 1)
        if (sum(a, d, 0, n) === s && sum(a, d, all - lastOf(p), all) === t) return q(sum(a, d, 0, all));
    throw new Error('no progression fits');
  },
});

/** The second divisor, without a factor in common with the first. */
const other = ({ m }: Parts) => (m % 2 === 1 ? 2 : m % 3 !== 0 ? 3 : 5);
const otherRest = (p: Parts) => p.k % other(p);
/** The range is four times as long as drawn, for about a dozen numbers with both remainders. */
const top = ({ low, high }: Parts) => low + 4 * (high - low);
const bothRests = (p: Parts) =>
  Array.from({ length: p.m * other(p) }, (_, i) => i).find(
    x => x % p.m === p.r && x % other(p) === otherRest(p),
  ) ?? 0;
const otherTold = (p: Parts) =>
  otherRest(p) === 0
    ? `are divisible by $${other(p)}$`
    : `leave a remainder of $${otherRest(p)}$ when divided by $${other(p)}$`;

const residue = form({
  form: 'sum-with-a-remainder',
  revision: 2,
  band: 'Medium',
  seconds: 95,
  entry: true,
  also: ['NS.REM.5'],
  stem: p =>
    p.way
      ? `What is the sum of all integers from $${p.low}$ to $${top(p)}$ that leave a remainder of $${p.r}$ when divided by $${p.m}$ and ${otherTold(p)}?`
      : `Coupons numbered $${p.low}$ to $${top(p)}$ are in a box. Those whose numbers leave a remainder of $${p.r}$ on division by $${p.m}$, and also ${otherTold(p)}, win as many rupees as their number. How many rupees are won in all?`,
  path: path<Parts>()
    .step(
      'step',
      p => q(p.m * other(p)),
      'Both conditions repeat together after the product of the divisors. Find the first number that has both remainders.',
      (p, { step }) =>
        `${p.m} \\times ${other(p)} = ${step}, \\quad ${bothRests(p)} = ${p.m} \\times ${Math.floor(bothRests(p) / p.m)} + ${p.r} = ${other(p)} \\times ${Math.floor(bothRests(p) / other(p))} + ${otherRest(p)}`,
    )
    .quiet('rest', p => q(bothRests(p)))
    .step(
      'first',
      ({ low }, { step, rest }) => rest.add(step.mul(q(low).sub(rest).div(step).ceil())),
      'Go up in such steps to the first number of the range.',
      (_p, { step, rest, first }) => `${first} = ${rest} + ${first.sub(rest).div(step)} \\times ${step}`,
    )
    .step(
      'last',
      (p, { step, rest }) => rest.add(step.mul(q(top(p)).sub(rest).div(step).floor())),
      'Find the last one.',
      (_p, { step, rest, last }) => `${last} = ${rest} + ${last.sub(rest).div(step)} \\times ${step}`,
    )
    .quiet('steps', (_p, { step, first, last }) => last.sub(first).div(step))
    .quiet('count', (_p, { steps }) => steps.add(1))
    .step(
      'sum',
      (_p, { first, last, count }) => first.add(last).mul(count).div(2),
      'They form an arithmetic progression: count the terms and multiply by the mean of the ends.',
      (_p, { step, first, last, count, sum }) =>
        `n = \\frac{${last} - ${first}}{${step}} + 1 = ${count}, \\quad ${count} \\times \\frac{${first} + ${last}}{2} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'counts_steps_not_terms',
      at: 'count',
      wrongly: (_p, { steps }) => steps,
      words: (_p, { count }) => `$${count}$ is the number of steps; the first number is not counted then.`,
    },
    {
      misconception: 'second_condition_wrong_number',
      at: 'rest',
      wrongly: p => (q(p.r).equals(bothRests(p)) ? null : q(p.r)),
      words: p =>
        `The list was made of numbers with the remainder $${p.r}$ by $${p.m * other(p)}$; that one fails the second condition.`,
    },
    {
      misconception: 'last_number_missed',
      at: 'last',
      wrongly: (_p, { last, step }) => last.sub(step),
      words: (_p, { last, step }) =>
        `$${last.add(step)}$ still belongs to the range, but the list stops at $${last}$.`,
    },
    {
      misconception: 'last_number_beyond_range',
      at: 'last',
      wrongly: (_p, { last, step }) => last.add(step),
      words: (p, { last }) => `$${last}$ has the right remainders but lies above $${top(p)}$.`,
    },
    {
      misconception: 'first_number_missed',
      at: 'first',
      wrongly: (_p, { first, step }) => first.add(step),
      words: (_p, { first, step }) =>
        `$${first.sub(step)}$ still belongs to the range, but the list begins at $${first}$.`,
    },
    {
      misconception: 'one_term_too_many',
      at: 'count',
      wrongly: (_p, { steps }) => steps.add(2),
      words: (_p, { count }) =>
        `$${count}$ numbers of this mean are one too many: steps plus one is the count.`,
    },
    {
      misconception: 'first_number_below_range',
      at: 'first',
      wrongly: (_p, { first, step }) => first.sub(step),
      words: ({ low }, { first }) => `$${first}$ has the right remainders but lies below $${low}$.`,
    },
    {
      misconception: 'second_condition_dropped',
      at: 'step',
      wrongly: p => q(p.m),
      words: p =>
        `Steps of $${p.m}$ keep the first remainder only; the second condition drops most of these numbers.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'Two remainders at once make one arithmetic progression; its ends must be found before it can be summed.',
  approach: () =>
    'Join the two conditions into one remainder by the product of the divisors. Then find the first and the last number of the range and add the progression.',
  faster: (_p, { first, last, count }) =>
    `The mean of the numbers is $\\frac{${first} + ${last}}{2}$, and there are $${count}$ of them.`,
  check: (p, { first, last, step }) =>
    `$${first}$ and $${last}$ both leave $${p.r}$ by $${p.m}$ and $${otherRest(p)}$ by $${other(p)}$; $${first} - ${step} < ${p.low}$ and $${last} + ${step} > ${top(p)}$, so none is missing at the ends.`,
  principle:
    'Two remainders by divisors without a common factor are one remainder by their product: join them before anything else.',
  verify: p => {
    let sum = 0;
    for (let x = p.low; x <= top(p); x += 1) if (x % p.m === p.r && x % other(p) === otherRest(p)) sum += x;
    return q(sum);
  },
});

const balanced = form({
  form: 'equal-sums',
  revision: 2,
  band: 'Medium',
  seconds: 70,
  suits: ({ n, k }: Parts) => k !== n && (n + k) % 2 === 1 && n > 4,
  stem: p => {
    const [i, j] = [Math.min(p.n, p.k), Math.max(p.n, p.k)];
    const first = (p.d * (i + j - 1)) / 2;
    return p.way
      ? `In an arithmetic progression with first term $${first}$, the sum of the first $${i}$ terms equals the sum of the first $${j}$ terms. What is the ${ordinal(j + p.m)} term?`
      : `The first term of a decreasing arithmetic progression is $${first}$. The sum of its first $${i}$ terms is the same as the sum of its first $${j}$ terms. Find its ${ordinal(j + p.m)} term.`;
  },
  path: path<Parts>()
    .quiet('middle', ({ n, k }) => q(n + k + 1, 2))
    .step(
      'zero',
      (_p, { middle }) => middle,
      'The terms after the shorter sum add up to zero, so the middle one of them is zero. Find its place.',
      ({ n, k }, { zero }) => `\\frac{${Math.min(n, k) + 1} + ${Math.max(n, k)}}{2} = ${zero}`,
    )
    .quiet('first', ({ n, k, d }) => q(d * (n + k - 1), 2))
    .quiet('stepsDown', (_p, { zero }) => zero.sub(1))
    .step(
      'd',
      (_p, { first, stepsDown }) => first.div(stepsDown).neg(),
      'From the first term to zero the progression falls in equal steps.',
      (_p, { first, stepsDown, d }) => `d = -\\frac{${first}}{${stepsDown}} = ${fractionTex(d)}`,
    )
    .quiet('further', ({ n, k, m }, { zero }) => q(Math.max(n, k) + m).sub(zero))
    .step(
      'value',
      (_p, { d, further }) => d.mul(further),
      'Go on from zero to the place wanted.',
      (_p, { d, further, value }) => `${further} \\times (${fractionTex(d)}) = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'counts_terms_for_steps',
      at: 'stepsDown',
      wrongly: (_p, { zero }) => zero,
      words: (_p, { zero }) =>
        `From the first term to term $${zero}$ there are $${zero.sub(1)}$ steps, one less than its place.`,
    },
    {
      misconception: 'one_step_too_many',
      at: 'further',
      wrongly: (_p, { further }) => further.add(1),
      words: (_p, { further }) => `$${further}$ steps from the zero term go one place too far.`,
    },
    {
      misconception: 'one_step_too_few',
      at: 'further',
      wrongly: (_p, { further }) => further.sub(1),
      words: (_p, { further }) => `$${further}$ steps from the zero term stop one place short.`,
    },
    {
      misconception: 'zero_at_the_last_place',
      at: 'zero',
      wrongly: ({ n, k }) => q((n + k - 1) / 2),
      words: (_p, { zero }) =>
        `Term $${zero}$ was taken as zero; the middle of the extra terms is one place later.`,
    },
    {
      misconception: 'middle_too_late',
      at: 'zero',
      wrongly: ({ n, k }) => q((n + k + 3) / 2),
      words: (_p, { zero }) =>
        `Term $${zero}$ was taken as zero; the middle of the extra terms is one place earlier.`,
    },
    {
      misconception: 'steps_from_start',
      at: 'further',
      wrongly: ({ n, k, m }) => q(Math.max(n, k) + m - 1),
      words: (_p, { further }) =>
        `$${further}$ steps lead there from the first term, but they were counted from the zero term.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() < 0 && value.d <= 2n,
  snapRead: () => 'Two sums of the same progression are equal: what lies between them adds up to zero.',
  approach: () =>
    'The extra terms of the longer sum cancel, so their middle is zero. That place and the first term give the common difference.',
  faster: ({ n, k, d }) =>
    `Term $${(n + k + 1) / 2}$ is $0$ and term $1$ is $${(d * (n + k - 1)) / 2}$, so everything is read on a straight line with slope $-${d}$.`,
  check: ({ n, k, d }) =>
    `With $d = -${d}$ the terms number $${Math.min(n, k) + 1}$ and $${Math.max(n, k)}$ are $${(d * (Math.max(n, k) - Math.min(n, k) - 1)) / 2}$ and its negative, so they cancel.`,
  principle: 'Equal sums mean that the terms between them cancel: their middle is zero.',
  verify: ({ n, k, d: drop, m }) => {
    const first = (drop * (n + k - 1)) / 2;
    for (let d = -60; d <= 60; d += 1) {
      const sum = (count: number) => (count * (2 * first + (count - 1) * d)) / 2;
      if (sum(n) === sum(k)) return q(first + (Math.max(n, k) + m - 1) * d);
    }
    throw new Error('no difference fits');
  },
});

/** AL.SEQ.1 Medium: something has to be found before the sum or the term can be. */
export const sumsInParts: readonly AnyTemplate[] = situation<Parts>({
  type: 'AL.SEQ.1',
  situation: 'sums-in-parts',
  draw: draw => {
    const m = draw.int(5, 13);
    const low = draw.step(30, 160, 10);
    return {
      a: draw.int(3, 40),
      d: draw.int(2, 9),
      n: draw.int(4, 14),
      m,
      r: draw.int(1, m - 1),
      low,
      high: low + draw.step(60, 140, 10),
      k: draw.int(4, 16),
      way: draw.chance(0.5),
    };
  },
  forms: [blocks, residue, balanced],
});
