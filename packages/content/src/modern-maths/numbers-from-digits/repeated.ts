import { arrangements } from '../../counting.ts';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Digits, listed, numbers, whole } from './digits.ts';

export const repeated = form({
  form: 'repetition-with-zero',
  revision: 3,
  band: 'Easy',
  seconds: 40,
  entry: true,
  suits: ({ zero }: Digits) => zero,
  stem: ({ digits, length, way }) =>
    way
      ? `Digits may be repeated. How many numbers with exactly $${length}$ digits can be written using only the digits ${listed(digits)}?`
      : `A display can show only the digits ${listed(digits)}, each as often as needed. How many different $${length}$-digit numbers can it show?`,
  path: path<Digits>()
    .quiet('firstPlace', ({ digits }) => q(digits.length - 1))
    .step(
      'first',
      (_p, { firstPlace }) => firstPlace,
      'The first digit must not be zero.',
      ({ digits }, { first }) => `${digits.length} - 1 = ${first}`,
    )
    .quiet('places', ({ length }) => q(length - 1))
    .step(
      'count',
      ({ digits }, { first, places }) => first.mul(digits.length ** places.valueOf()),
      'Every other place is free, since digits may come again.',
      ({ digits }, { first, places, count }) => `${first} \\times ${digits.length}^{${places}} = ${count}`,
    ),
  slips: [
    {
      misconception: 'leading_zero_allowed',
      at: 'firstPlace',
      wrongly: ({ digits }) => q(digits.length),
      words: ({ digits }) => `All $${digits.length}$ digits were allowed in the first place.`,
    },
    {
      misconception: 'repetition_forbidden',
      at: 'count',
      wrongly: ({ digits, length }, { first }) => first.mul(arrangements(digits.length - 1, length - 1)),
      words: ({ digits, length }, { first }) =>
        `$${first} \\times ${arrangements(digits.length - 1, length - 1)}$ uses each digit at most once, though repetition is allowed.`,
    },
    {
      misconception: 'zero_left_out_altogether',
      at: 'count',
      wrongly: ({ digits, length }) => q((digits.length - 1) ** length),
      words: ({ digits, length }, { count }) =>
        `Zero was left out of all places; only the first one forbids it. Here $(${digits.length} - 1)^{${numberTex(length)}} = ${numberTex(count)}$.`,
    },
    {
      misconception: 'one_place_too_many',
      at: 'places',
      wrongly: ({ length }) => q(length),
      words: ({ length }) => `After the first digit $${length - 1}$ places are left, not $${length}$.`,
    },
    {
      misconception: 'two_leading_zeros_removed',
      at: 'count',
      wrongly: ({ digits, length }) =>
        length > 2 ? q(digits.length ** length - digits.length ** (length - 2)) : null,
      words: ({ digits, length }, { count }) =>
        `Only the strings that begin with two zeros were taken off; one zero in the first place is enough. Here $${digits.length}^{${numberTex(length)}} - ${digits.length}^{${numberTex(length)} - 2} = ${numberTex(count)}$.`,
    },
    {
      misconception: 'only_zero_itself_removed',
      at: 'count',
      wrongly: ({ digits, length }) => q(digits.length ** length - 1),
      words: ({ digits, length }, { count }) =>
        `Only the string of zeros was taken off all strings; every string that begins with zero has to go. Here $${digits.length}^{${numberTex(length)}} - 1 = ${numberTex(count)}$.`,
    },
    {
      misconception: 'base_and_exponent_exchanged',
      at: 'count',
      wrongly: ({ digits, length }) => q(length ** (digits.length - 1)),
      words: ({ digits, length }, { count }) =>
        `Number of digits and number of places were exchanged in the power. Here $${numberTex(length)}^{${digits.length} - 1} = ${numberTex(count)}$.`,
    },
    {
      misconception: 'one_place_too_few',
      at: 'places',
      wrongly: ({ length }) => q(length - 2),
      words: ({ length }) => `After the first digit $${length - 1}$ places are left, not $${length - 2}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  onSight: (value, { digits, length }) => value.valueOf() <= digits.length ** length,
  snapRead: () => 'Numbers of a fixed length from few digits, which may be repeated; zero is one of them.',
  approach: () => 'Only the first place is restricted; all others are free.',
  check: ({ digits, length }) =>
    `All strings are $${digits.length ** length}$, and $${digits.length ** (length - 1)}$ of them begin with zero.`,
  principle: 'With repetition allowed each place is filled independently; only the first excludes zero.',
  verify: p => q(numbers(p, true).length),
});
