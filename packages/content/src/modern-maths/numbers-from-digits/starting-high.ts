import { arrangements } from '../../counting.ts';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const startingHigh = form({
  form: 'above-a-bound',
  revision: 3,
  band: 'Easy',
  seconds: 50,
  entry: true,
  suits: ({ zero, digits, length }: Digits) => !zero && digits.length > length && length < 5,
  stem: ({ digits, length, way }) => {
    const bound = (digits[1] ?? 1) * 10 ** (length - 1);
    return way
      ? `How many $${length}$-digit numbers greater than $${bound}$ can be formed from the digits ${listed(digits)} without repetition?`
      : `A $${length}$-digit number is formed from the digits ${listed(digits)}, and no digit is used twice. How many such numbers are greater than $${bound}$?`;
  },
  path: path<Digits>()
    .quiet('firstPlace', ({ digits }) => q(digits.length - 1))
    .step(
      'first',
      (_p, { firstPlace }) => firstPlace,
      'Only the first digit decides: it must not be smaller than that of the bound. Count the possible first digits.',
      ({ digits }, { first }) => `${digits.slice(1).join(', ')}: \\quad ${first}`,
    )
    .quiet('pool', ({ digits }) => q(digits.length - 1))
    .step(
      'count',
      ({ length }, { first, pool }) => first.mul(arrangements(pool.valueOf(), length - 1)),
      'Fill the other places from the remaining digits.',
      ({ length }, { first, pool, count }) =>
        `${first} \\times ${factors(falling(pool.valueOf(), length - 1))} = ${count}`,
    ),
  slips: [
    {
      misconception: 'bound_digit_excluded',
      at: 'firstPlace',
      wrongly: ({ digits }) => q(digits.length - 2),
      words: ({ digits }) =>
        `Numbers that begin with $${digits[1]}$ are above the bound too, because zero is not among the digits.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'firstPlace',
      wrongly: ({ digits }) => q(digits.length),
      words: ({ digits }) =>
        `Numbers that begin with $${digits[0]}$ were counted, which are below the bound.`,
    },
    {
      misconception: 'repetition_allowed',
      at: 'count',
      wrongly: ({ digits, length }, { first }) => first.mul(digits.length ** (length - 1)),
      words: ({ digits, length }, { first, count }) =>
        `Digits were used again, though none may be repeated. Here $${numberTex(first)} \\times ${digits.length}^{${numberTex(length)} - 1} = ${numberTex(count)}$.`,
    },
    {
      misconception: 'smallest_digit_left_out',
      at: 'pool',
      wrongly: ({ digits }) => q(digits.length - 2),
      words: ({ digits }) => `The digit $${digits[0]}$ was left out of the later places too.`,
    },
    {
      misconception: 'one_place_short_for_the_low_ones',
      at: 'count',
      wrongly: ({ digits, length }) =>
        q(arrangements(digits.length, length) - arrangements(digits.length - 1, length - 2)),
      words: ({ digits, length }, { count }) =>
        `For the numbers that begin with $${digits[0]}$ only $${length - 2}$ of the later places were filled. Here $${arrangements(digits.length, length)} - ${arrangements(digits.length - 1, length - 2)} = ${numberTex(count)}$.`,
    },
    {
      misconception: 'one_number_taken_off',
      at: 'count',
      wrongly: ({ digits, length }) => q(arrangements(digits.length, length) - 1),
      words: ({ digits, length }, { count }) =>
        `One number was taken off for the first digit $${digits[0]}$; all that begin with it have to go. Here $${arrangements(digits.length, length)} - 1 = ${numberTex(count)}$.`,
    },
    {
      misconception: 'one_digit_only',
      at: 'firstPlace',
      wrongly: () => q(1),
      words: ({ digits }) => `Only one first digit was counted; all from $${digits[1]}$ on are possible.`,
    },
    {
      misconception: 'first_digit_used_again',
      at: 'pool',
      wrongly: ({ digits }) => q(digits.length),
      words: () => 'The first digit was left in the pool for the second place.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  onSight: (value, { digits, length }) => value.valueOf() <= arrangements(digits.length, length),
  snapRead: () => 'Numbers above a round bound: the first digit alone decides.',
  approach: () =>
    'Count the first digits that are large enough, then fill the other places without repetition.',
  check: ({ digits, length }) =>
    `All numbers are $${arrangements(digits.length, length)}$; those with first digit $${digits[0]}$ are $${arrangements(digits.length - 1, length - 1)}$.`,
  principle: 'Above a bound: sort by the first digit that differs from the bound.',
  verify: p =>
    q(numbers(p, false).filter(n => Number(n.join('')) > (p.digits[1] ?? 1) * 10 ** (p.length - 1)).length),
});
