import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Digits, listed, numbers, whole } from './digits.ts';

export const sumOfAll = form({
  form: 'sum-of-all-numbers',
  revision: 4,
  band: 'Medium',
  also: ['NS.DIG.1'],
  seconds: 80,
  entry: true,
  suits: ({ zero, digits }: Digits) => zero && digits.length === 4,
  stem: ({ digits, way }: Digits) =>
    way
      ? `All four-digit numbers that use each of the digits ${listed(digits)} exactly once are written down. What is their sum?`
      : `The code of a lock is a four-digit number that does not begin with zero and uses each of the digits ${listed(digits)}. Find the sum of all numbers that can be the code.`,
  path: path<Digits>()
    .quiet('digitSum', ({ digits }) => q(digits.reduce((s, d) => s + d, 0)))
    .quiet('ones', () => q(1111))
    .step(
      'all',
      (_p, { digitSum, ones }) => digitSum.mul(6).mul(ones),
      'Let zero lead for the moment: each digit then stands in each place equally often, in $3!$ arrangements.',
      (_p, { digitSum, ones, all }) => `6 \\times ${digitSum} \\times ${ones} = ${all}`,
    )
    .quiet('shortOnes', () => q(111))
    .step(
      'short',
      (_p, { digitSum, shortOnes }) => digitSum.mul(2).mul(shortOnes),
      'Take away the arrangements that begin with zero: three-digit numbers from the other digits.',
      (_p, { digitSum, shortOnes, short }) => `2 \\times ${digitSum} \\times ${shortOnes} = ${short}`,
    )
    .step(
      'sum',
      (_p, { all, short }) => all.sub(short),
      'Subtract.',
      (_p, { all, short, sum }) => `${all} - ${short} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'leading_zero_allowed',
      gives: 'all',
      words: (_p, { all }) => `$${all}$ also holds the arrangements that begin with zero.`,
    },
    {
      misconception: 'short_numbers_miscounted',
      at: 'short',
      wrongly: (_p, { digitSum, shortOnes }) => digitSum.mul(6).mul(shortOnes),
      words: () =>
        'Of the numbers that begin with zero each digit stands in each place $2!$ times, not $3!$ times.',
    },
    {
      misconception: 'short_numbers_with_four_places',
      at: 'shortOnes',
      wrongly: () => q(1111),
      words: () => 'The numbers that begin with zero have three places with value, so $111$ and not $1111$.',
    },
    {
      misconception: 'one_arrangement_too_few',
      at: 'short',
      wrongly: (_p, { digitSum, shortOnes }) => digitSum.mul(shortOnes),
      words: () =>
        'The numbers that begin with zero were counted once for each digit, though each stands twice in each place.',
    },
    {
      misconception: 'eighteen_equal_numbers',
      at: 'sum',
      wrongly: (_p, { all }) => all.mul(18).div(24),
      words: (_p, { all, sum }) =>
        `Three quarters of the total were taken; the numbers that begin with zero are smaller than the others. Here $\\frac{${numberTex(all)} \\times 18}{24} = ${numberTex(sum)}$.`,
    },
    {
      misconception: 'three_digits_in_front',
      at: 'all',
      wrongly: (_p, { digitSum, ones }) => digitSum.mul(4).mul(ones),
      words: () => 'With zero fixed nowhere, each digit stands in each place $3! = 6$ times, not $4$ times.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'The sum of many numbers made from four digits, one of them zero.',
  approach: () =>
    'Sum place by place. First without regard to zero in front, then correct by the arrangements that begin with zero.',
  faster: ({ digits }) => {
    const s = digits.reduce((x, y) => x + y, 0);
    return `In the first place each non-zero digit stands $6$ times, in each other place $4$ times: $${s}(6000 + 444)$.`;
  },
  check: ({ digits }, { digitSum, sum }) => {
    const led = digits.filter(d => d > 0).map(d => 6000 * d + 222 * (Number(digitSum) - d));
    return `By first digits $${digits.filter(d => d > 0).join(', ')}$ the six numbers each add up to $${led.join(', ')}$: together $${sum}$.`;
  },
  principle: 'Sum all arrangements place by place; correct for zero in front.',
  verify: p => q(numbers({ ...p, length: 4 }, false).reduce((s, n) => s + Number(n.join('')), 0)),
});
