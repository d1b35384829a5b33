import { arrangements } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const someRepeated = form({
  form: 'some-digit-repeated',
  band: 'Medium',
  seconds: 65,
  entry: true,
  suits: ({ zero, length, digits }: Digits) => zero && length <= digits.length,
  stem: ({ digits, length, way }) =>
    way
      ? `How many $${length}$-digit numbers made of the digits ${listed(digits)} have at least one digit that occurs more than once?`
      : `Only the digits ${listed(digits)} are available, each as often as wanted. How many $${length}$-digit numbers do not have all their digits different?`,
  path: path<Digits>()
    .quiet('firstPlace', ({ digits }) => q(digits.length - 1))
    .step(
      'all',
      ({ digits, length }, { firstPlace }) => firstPlace.mul(digits.length ** (length - 1)),
      'Count all numbers, with zero excluded in the first place.',
      ({ digits, length }, { firstPlace, all }) =>
        `${firstPlace} \\times ${digits.length}^{${length - 1}} = ${all}`,
    )
    .step(
      'different',
      ({ digits, length }, { firstPlace }) => firstPlace.mul(arrangements(digits.length - 1, length - 1)),
      'Count those with all digits different.',
      ({ digits, length }, { firstPlace, different }) =>
        `${firstPlace} \\times ${factors(falling(digits.length - 1, length - 1))} = ${different}`,
    )
    .step(
      'count',
      (_p, { all, different }) => all.sub(different),
      'Subtract.',
      (_p, { all, different, count }) => `${all} - ${different} = ${count}`,
    ),
  slips: [
    {
      misconception: 'counts_the_complement',
      gives: 'different',
      words: (_p, { different }) =>
        `$${different}$ numbers have all digits different; the others are asked for.`,
    },
    {
      misconception: 'leading_zero_allowed',
      at: 'firstPlace',
      wrongly: ({ digits }) => q(digits.length),
      words: () => 'Zero was allowed in the first place, in both counts.',
    },
    {
      misconception: 'condition_ignored',
      gives: 'all',
      words: (_p, { all }) => `$${all}$ counts all numbers, also those with different digits.`,
    },
    {
      misconception: 'zero_restriction_in_one_count_only',
      at: 'all',
      wrongly: ({ digits, length }) => q(digits.length ** length),
      words: (_p, { all }) => `In $${all}$ zero was allowed to lead, but not among the numbers subtracted.`,
    },
    {
      misconception: 'zero_restriction_in_one_count_only',
      at: 'different',
      wrongly: ({ digits, length }) => q(arrangements(digits.length, length)),
      words: (_p, { different }) => `Among the $${different}$ numbers subtracted, zero was allowed to lead.`,
    },
    {
      misconception: 'zero_left_out_altogether',
      at: 'all',
      wrongly: ({ digits, length }, { different }) =>
        (digits.length - 1) ** length > different.valueOf() ? q((digits.length - 1) ** length) : null,
      words: (_p, { all }) => `$${all}$ counts numbers without any zero.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'At least one repetition: the opposite is none.',
  approach: () => 'Subtract the numbers with different digits from all; mind the first place in both counts.',
  faster: ({ digits, length }) =>
    `$${digits.length - 1} \\times (${digits.length ** (length - 1)} - ${arrangements(digits.length - 1, length - 1)})$: the first place is a common factor.`,
  check: ({ length, digits }, { count, all }) =>
    `Of $${all}$ numbers, $${count}$ have a repetition; for $${length}$ places and $${digits.length}$ digits that is ${((100 * count.valueOf()) / all.valueOf()).toFixed(0)} in a hundred.`,
  principle: 'At least one repetition means all numbers without those whose digits are all different.',
  verify: p => q(numbers(p, true).filter(n => new Set(n).size < n.length).length),
});
