import { arrangements, choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const distinct = form({
  form: 'no-repetition-with-zero',
  revision: 3,
  band: 'Easy',
  seconds: 40,
  entry: true,
  suits: ({ zero }: Digits) => zero,
  stem: ({ digits, length, way }: Digits) =>
    way
      ? `How many $${length}$-digit numbers can be formed from the digits ${listed(digits)} if no digit may be repeated?`
      : `Each of the digits ${listed(digits)} is written on one tile. How many different $${length}$-digit numbers can be formed with $${length}$ of these tiles?`,
  path: path<Digits>()
    .quiet('firstPlace', ({ digits }) => q(digits.length - 1))
    .step(
      'first',
      (_p, { firstPlace }) => firstPlace,
      'Fill the first place before the others: it must not be zero.',
      ({ digits }, { first }) => `${digits.length} - 1 = ${first}`,
    )
    .quiet('pool', ({ digits }) => q(digits.length - 1))
    .step(
      'count',
      ({ length }, { first, pool }) => first.mul(arrangements(pool.valueOf(), length - 1)),
      'Fill the other places one by one with what is left, zero included.',
      ({ length }, { first, pool, count }) =>
        `${first} \\times ${factors(falling(pool.valueOf(), length - 1))} = ${count}`,
    ),
  slips: [
    {
      misconception: 'leading_zero_allowed',
      at: 'firstPlace',
      wrongly: ({ digits }) => q(digits.length),
      words: ({ digits }) =>
        `All $${digits.length}$ digits were allowed in the first place; with zero there the number is shorter.`,
    },
    {
      misconception: 'zero_left_out_altogether',
      at: 'pool',
      wrongly: ({ digits }) => q(digits.length - 2),
      words: (_p, { pool }) => `For the second place $${pool}$ digits were counted; zero may stand there.`,
    },
    {
      misconception: 'repetition_allowed',
      at: 'count',
      wrongly: ({ digits, length }) => q((digits.length - 1) * digits.length ** (length - 1)),
      words: ({ digits, length }, { count }) =>
        `Digits were used again, though none may be repeated. Here $(${digits.length} - 1) \\times ${digits.length}^{${numberTex(length)} - 1} = ${numberTex(count)}$.`,
    },
    {
      misconception: 'first_digit_used_again',
      at: 'pool',
      wrongly: ({ digits }) => q(digits.length),
      words: (_p, { first, pool }) =>
        `$${first} \\times ${pool}$ for the first two places leaves the first digit in the pool for the second one.`,
    },
    {
      misconception: 'order_ignored',
      at: 'count',
      wrongly: ({ digits, length }) => q(choices(digits.length, length)),
      words: ({ digits, length }, { count }) =>
        `Only the choice of digits was counted, not their order. Here $\\binom{${digits.length}}{${numberTex(length)}} = ${numberTex(count)}$.`,
    },
    {
      misconception: 'one_place_too_few',
      at: 'count',
      wrongly: ({ length }, { first, pool }) => q(arrangements(pool.valueOf(), length - 2)).mul(first),
      words: ({ length }, { first, pool }) =>
        `$${first} \\times ${arrangements(pool.valueOf(), length - 2)}$ leaves one place unfilled.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'Numbers from given digits, zero among them, without repetition.',
  approach: () => 'Fill the most restricted place first, the leading one; then the others from what is left.',
  check: ({ digits, length }) =>
    `All arrangements are $${arrangements(digits.length, length)}$, and $${arrangements(digits.length - 1, length - 1)}$ of them begin with zero.`,
  principle: 'Fill the most restricted place first; the leading digit is never zero.',
  verify: p => q(numbers(p, false).length),
});
