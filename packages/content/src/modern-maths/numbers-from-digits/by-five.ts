import { arrangements } from '../../counting.ts';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const byFive = form({
  form: 'multiples-of-five',
  revision: 3,
  apart: true,
  band: 'Medium',
  seconds: 65,
  entry: true,
  suits: ({ zero, digits }: Digits) => zero && digits.includes(5),
  stem: ({ digits, length, way }) =>
    way
      ? `How many $${length}$-digit multiples of $5$ can be formed from the digits ${listed(digits)} without repetition?`
      : `A code is a $${length}$-digit multiple of $5$ with different digits, all of them among ${listed(digits)}. It does not begin with $0$. How many codes are possible?`,
  path: path<Digits>()
    .step(
      'endZero',
      ({ digits, length }) => q(arrangements(digits.length - 1, length - 1)),
      'The last digit is zero or five. With zero at the end, the other places are free.',
      ({ digits, length }, { endZero }) => `${factors(falling(digits.length - 1, length - 1))} = ${endZero}`,
    )
    .quiet('firstPlace', ({ digits }) => q(digits.length - 2))
    .step(
      'endFive',
      ({ digits, length }, { firstPlace }) => firstPlace.mul(arrangements(digits.length - 2, length - 2)),
      'With five at the end, the first digit is neither five nor zero.',
      ({ digits, length }, { firstPlace, endFive }) =>
        `${firstPlace}${length > 2 ? ` \\times ${factors(falling(digits.length - 2, length - 2))}` : ''} = ${endFive}`,
    )
    .step(
      'count',
      (_p, { endZero, endFive }) => endZero.add(endFive),
      'Add the two cases.',
      (_p, { endZero, endFive, count }) => `${endZero} + ${endFive} = ${count}`,
    ),
  slips: [
    {
      misconception: 'leading_zero_allowed',
      at: 'firstPlace',
      wrongly: ({ digits }) => q(digits.length - 1),
      words: () => 'With five at the end, zero was allowed in the first place.',
    },
    {
      misconception: 'one_case_only',
      gives: 'endZero',
      words: (_p, { endZero }) => `$${endZero}$ counts only the numbers that end in zero.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'endFive',
      words: (_p, { endFive }) => `$${endFive}$ counts only the numbers that end in five.`,
    },
    {
      misconception: 'zero_treated_like_others',
      at: 'endZero',
      wrongly: ({ digits, length }) => q((digits.length - 2) * arrangements(digits.length - 2, length - 2)),
      words: () => 'With zero at the end the first place was restricted once more.',
    },
    {
      misconception: 'repetition_allowed',
      at: 'count',
      wrongly: ({ digits, length }) => q(2 * (digits.length - 1) * digits.length ** (length - 2)),
      words: ({ digits, length }, { count }) =>
        `Digits were used again, though none may be repeated. Here $2 \\times (${digits.length} - 1) \\times ${digits.length}^{${numberTex(length)} - 2} = ${numberTex(count)}$.`,
    },
    {
      misconception: 'first_digit_used_again',
      at: 'endFive',
      wrongly: ({ digits, length }) => q((digits.length - 1) * arrangements(digits.length - 1, length - 2)),
      words: () => 'With five at the end, five was left in the pool for the other places.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'A multiple of five ends in zero or five, and the first digit must not be zero.',
  approach: () => 'Two cases by the last digit; only in one of them zero can spoil the first place.',
  faster: ({ digits, length }) =>
    `$2 \\times ${arrangements(digits.length - 1, length - 1)}$ arrangements end in $0$ or $5$; take off the $${arrangements(digits.length - 2, length - 2)}$ that begin with $0$ and end in $5$.`,
  check: ({ digits, length }) =>
    `$2 \\times ${arrangements(digits.length - 1, length - 1)} - ${arrangements(digits.length - 2, length - 2)} = ${2 * arrangements(digits.length - 1, length - 1) - arrangements(digits.length - 2, length - 2)}$.`,
  principle: 'Split by the last digit when it decides divisibility and zero is available.',
  verify: p => q(numbers(p, false).filter(n => (n.at(-1) ?? 1) % 5 === 0).length),
});
