import { path } from '../path.ts';
import { plain } from '../show.ts';
import { form, situation } from '../situation.ts';
import type { AnyTemplate } from '../template.ts';
import { q } from '../value.ts';
import { arrangements, choices, factorial } from './counting.ts';

interface Digits {
  /** In increasing order; the first is zero where `zero` holds. */
  digits: readonly number[];
  zero: boolean;
  length: number;
  way: boolean;
}

const listed = (digits: readonly number[]) => `$${digits.slice(0, -1).join(', ')}$ and $${digits.at(-1)}$`;
/** All numbers of a length from digits, with or without repetition. */
function numbers({ digits, length }: Digits, repeat: boolean): number[][] {
  let list: number[][] = [[]];
  for (let i = 0; i < length; i += 1)
    list = list.flatMap(head =>
      digits.filter(d => (repeat || !head.includes(d)) && !(i === 0 && d === 0)).map(d => [...head, d]),
    );
  return list;
}
const evens = (digits: readonly number[]) => digits.filter(d => d % 2 === 0 && d > 0).length;
const factors = (list: readonly number[]) => list.join(' \\times ');
const falling = (n: number, r: number) => Array.from({ length: r }, (_, i) => n - i);
const whole = (value: { d: bigint; valueOf(): number }) => value.d === 1n && value.valueOf() > 0;

const distinct = form({
  form: 'no-repetition-with-zero',
  band: 'Easy',
  seconds: 40,
  entry: true,
  suits: ({ zero }: Digits) => zero,
  stem: ({ digits, length, way }: Digits) =>
    way
      ? `How many $${length}$-digit numbers can be formed from the digits ${listed(digits)} if no digit may be repeated?`
      : `Tiles show the digits ${listed(digits)}, one each. How many different $${length}$-digit numbers can be laid with them?`,
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
      words: () => 'Digits were used again, though none may be repeated.',
    },
    {
      misconception: 'first_digit_used_again',
      at: 'pool',
      wrongly: ({ digits }) => q(digits.length),
      words: () => 'The digit in the first place was left in the pool for the second place.',
    },
    {
      misconception: 'order_ignored',
      at: 'count',
      wrongly: ({ digits, length }) => q(choices(digits.length, length)),
      words: () => 'Only the choice of digits was counted, not their order.',
    },
    {
      misconception: 'one_place_too_few',
      at: 'count',
      wrongly: ({ length }, { first, pool }) => q(arrangements(pool.valueOf(), length - 2)).mul(first),
      words: () => 'One place was left unfilled.',
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

const repeated = form({
  form: 'repetition-with-zero',
  band: 'Easy',
  seconds: 40,
  entry: true,
  suits: ({ zero }: Digits) => zero,
  stem: ({ digits, length, way }) =>
    way
      ? `Digits may be repeated. How many numbers with exactly $${length}$ digits can be written using only the digits ${listed(digits)}?`
      : `A display can show only the digits ${listed(digits)}. How many different $${length}$-digit numbers can it show?`,
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
      words: () => 'Each digit was used at most once, though repetition is allowed.',
    },
    {
      misconception: 'zero_left_out_altogether',
      at: 'count',
      wrongly: ({ digits, length }) => q((digits.length - 1) ** length),
      words: () => 'Zero was left out of all places; only the first one forbids it.',
    },
    {
      misconception: 'one_place_too_many',
      at: 'places',
      wrongly: ({ length }) => q(length),
      words: ({ length }) => `After the first digit $${length - 1}$ places are left, not $${length}$.`,
    },
    {
      misconception: 'base_and_exponent_exchanged',
      at: 'count',
      wrongly: ({ digits, length }) => q(length ** (digits.length - 1)),
      words: () => 'Number of digits and number of places were exchanged in the power.',
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
  snapRead: () => 'Numbers of a fixed length from few digits, which may be repeated; zero is one of them.',
  approach: () => 'Only the first place is restricted; all others are free.',
  check: ({ digits, length }) =>
    `All strings are $${digits.length ** length}$, and $${digits.length ** (length - 1)}$ of them begin with zero.`,
  principle: 'With repetition allowed each place is filled independently; only the first excludes zero.',
  verify: p => q(numbers(p, true).length),
});

const startingHigh = form({
  form: 'above-a-bound',
  band: 'Easy',
  seconds: 50,
  entry: true,
  suits: ({ zero, digits, length }: Digits) => !zero && digits.length > length && length < 5,
  stem: ({ digits, length, way }) => {
    const bound = (digits[1] ?? 1) * 10 ** (length - 1);
    return way
      ? `How many $${length}$-digit numbers greater than $${bound}$ can be formed from the digits ${listed(digits)} without repetition?`
      : `No digit is used twice in a $${length}$-digit number made from the digits ${listed(digits)}. How many of these numbers are above $${bound}$?`;
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
      words: () => 'Digits were used again, though none may be repeated.',
    },
    {
      misconception: 'smallest_digit_left_out',
      at: 'pool',
      wrongly: ({ digits }) => q(digits.length - 2),
      words: ({ digits }) => `The digit $${digits[0]}$ was left out of the later places too.`,
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
  snapRead: () => 'Numbers above a round bound: the first digit alone decides.',
  approach: () =>
    'Count the first digits that are large enough, then fill the other places without repetition.',
  check: ({ digits, length }) =>
    `All numbers are $${arrangements(digits.length, length)}$; those with first digit $${digits[0]}$ are $${arrangements(digits.length - 1, length - 1)}$.`,
  principle: 'Above a bound: sort by the first digit that differs from the bound.',
  verify: p =>
    q(numbers(p, false).filter(n => Number(n.join('')) > (p.digits[1] ?? 1) * 10 ** (p.length - 1)).length),
});

const even = form({
  form: 'even-without-repetition',
  band: 'Medium',
  seconds: 75,
  entry: true,
  suits: ({ zero, digits }: Digits) => zero && evens(digits) >= 1,
  stem: ({ digits, length, way }) =>
    way
      ? `How many even numbers of $${length}$ different digits can be formed from the digits ${listed(digits)}?`
      : `Using each of the digits ${listed(digits)} at most once, how many $${length}$-digit numbers divisible by $2$ can be made?`,
  path: path<Digits>()
    .step(
      'endZero',
      ({ digits, length }) => q(arrangements(digits.length - 1, length - 1)),
      'Split by the last digit, because zero there sets the first place free. With zero at the end, fill the other places.',
      ({ digits, length }, { endZero }) => `${factors(falling(digits.length - 1, length - 1))} = ${endZero}`,
    )
    .quiet('ends', ({ digits }) => q(evens(digits)))
    .quiet('firstPlace', ({ digits }) => q(digits.length - 2))
    .step(
      'endOther',
      ({ digits, length }, { ends, firstPlace }) =>
        ends.mul(firstPlace).mul(arrangements(digits.length - 2, length - 2)),
      'With another even digit at the end, neither this digit nor zero may lead.',
      ({ digits, length }, { ends, firstPlace, endOther }) =>
        `${ends} \\times ${firstPlace}${length > 2 ? ` \\times ${factors(falling(digits.length - 2, length - 2))}` : ''} = ${endOther}`,
    )
    .step(
      'count',
      (_p, { endZero, endOther }) => endZero.add(endOther),
      'Add the two cases.',
      (_p, { endZero, endOther, count }) => `${endZero} + ${endOther} = ${count}`,
    ),
  slips: [
    {
      misconception: 'leading_zero_allowed',
      at: 'firstPlace',
      wrongly: ({ digits }) => q(digits.length - 1),
      words: () => 'With another even digit at the end, zero was allowed in the first place.',
    },
    {
      misconception: 'case_dropped',
      gives: 'endOther',
      words: (_p, { endOther }) => `$${endOther}$ leaves out the numbers that end in zero.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'endZero',
      words: (_p, { endZero }) => `$${endZero}$ counts only the numbers that end in zero.`,
    },
    {
      misconception: 'zero_treated_like_others',
      at: 'count',
      wrongly: ({ digits, length }) =>
        q((evens(digits) + 1) * (digits.length - 2) * arrangements(digits.length - 2, length - 2)),
      words: () => 'Zero at the end was treated like any other even digit; then one more digit may lead.',
    },
    {
      misconception: 'zero_counted_among_ends_twice',
      at: 'ends',
      wrongly: ({ digits }) => q(evens(digits) + 1),
      words: () => 'Zero was counted once more among the other even last digits.',
    },
    {
      misconception: 'odd_numbers_counted',
      at: 'count',
      wrongly: ({ digits, length }) => q((digits.length - 1) * arrangements(digits.length - 1, length - 1)),
      words: () => 'All numbers are counted, odd ones too.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'Two restricted places, the first and the last, and zero matters in both.',
  approach: () => 'Zero at the end or not: these two cases make the first place simple.',
  faster: ({ digits, length }) =>
    `Let all arrangements end evenly, $${evens(digits) + 1} \\times ${arrangements(digits.length - 1, length - 1)}$, and take off those that begin with zero, $${evens(digits)} \\times ${arrangements(digits.length - 2, length - 2)}$.`,
  check: ({ digits, length }, { count }) => {
    const all = (digits.length - 1) * arrangements(digits.length - 1, length - 1);
    return `All numbers are $${all}$; the odd ones, $${digits.length - 1 - evens(digits)} \\times ${digits.length - 2} \\times ${arrangements(digits.length - 2, length - 2)}$, leave $${count}$.`;
  },
  principle: 'When zero plays a part in two places, split by zero in the last place or not.',
  verify: p => q(numbers(p, false).filter(n => (n.at(-1) ?? 1) % 2 === 0).length),
});

const byFive = form({
  form: 'multiples-of-five',
  band: 'Medium',
  seconds: 75,
  entry: true,
  suits: ({ zero, digits }: Digits) => zero && digits.includes(5),
  stem: ({ digits, length, way }) =>
    way
      ? `In how many of the $${length}$-digit numbers formed from ${listed(digits)} without repetition is the number a multiple of $5$?`
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
      words: () => 'Digits were used again, though none may be repeated.',
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

const someRepeated = form({
  form: 'some-digit-repeated',
  band: 'Medium',
  seconds: 75,
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

const sumOfAll = form({
  form: 'sum-of-all-numbers',
  band: 'Medium',
  also: ['NS.DIG.1'],
  seconds: 110,
  entry: true,
  suits: ({ zero, digits }: Digits) => zero && digits.length === 4,
  stem: ({ digits, way }: Digits) =>
    way
      ? `All four-digit numbers that use each of the digits ${listed(digits)} exactly once are written down. What is their sum?`
      : `Four cards carry the digits ${listed(digits)}. Every four-digit number that can be laid with all four cards is noted. Find the total of the noted numbers.`,
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
      words: () =>
        'Three quarters of the total were taken; the numbers that begin with zero are smaller than the others.',
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
  check: ({ digits }) =>
    `There are $18$ numbers with mean $${plainMean(digits)}$, which lies between the smallest and the largest of them.`,
  principle: 'Sum all arrangements place by place; correct for zero in front.',
  verify: p => q(numbers({ ...p, length: 4 }, false).reduce((s, n) => s + Number(n.join('')), 0)),
});

const plainMean = (digits: readonly number[]) => (6444 * digits.reduce((x, y) => x + y, 0)) / 18;

const evenAbove = form({
  form: 'even-above-a-bound',
  band: 'Medium',
  also: ['NS.NUM.1'],
  seconds: 110,
  entry: true,
  suits: ({ zero, digits, length }: Digits) => {
    const high = digits.slice(Math.floor(digits.length / 2));
    return (
      zero && length === 4 && high.some(d => d % 2 === 0) && high.some(d => d % 2 === 1) && digits.length >= 5
    );
  },
  stem: ({ digits, way }) => {
    const from = digits[Math.floor(digits.length / 2)] ?? 1;
    return way
      ? `How many even four-digit numbers greater than $${from}000$ can be formed from the digits ${listed(digits)} without repeating a digit?`
      : `From the digits ${listed(digits)}, four different ones are put in a row to make an even number above $${from}000$. In how many ways can this be done?`;
  },
  path: path<Digits>()
    .quiet('high', ({ digits }) => digits.slice(Math.floor(digits.length / 2)).map(d => q(d)))
    .quiet('oddFirst', (_p, { high }) => q(high.filter(d => Number(d.valueOf()) % 2 === 1).length))
    .quiet('evenFirst', (_p, { high }) => q(high.filter(d => Number(d.valueOf()) % 2 === 0).length))
    .quiet('middle', ({ digits }) => q(arrangements(digits.length - 2, 2)))
    .quiet('ends', ({ digits }) => q(evens(digits) + 1))
    .step(
      'odd',
      (_p, { oddFirst, ends, middle }) => oddFirst.mul(ends).mul(middle),
      'First digit and last digit disturb each other only if both are even. So split: an odd first digit leaves all even digits for the end.',
      ({ digits }, { oddFirst, ends, odd }) =>
        `${oddFirst} \\times ${ends} \\times ${digits.length - 2} \\times ${digits.length - 3} = ${odd}`,
    )
    .step(
      'even',
      (_p, { evenFirst, ends, middle }) => evenFirst.mul(ends.sub(1)).mul(middle),
      'An even first digit leaves one even digit fewer.',
      ({ digits }, { evenFirst, ends, even: n }) =>
        `${evenFirst} \\times ${ends.sub(1)} \\times ${digits.length - 2} \\times ${digits.length - 3} = ${n}`,
    )
    .step(
      'count',
      (_p, { odd, even: n }) => odd.add(n),
      'Add the cases; with four different digits the bound itself cannot occur.',
      (_p, { odd, even: n, count }) => `${odd} + ${n} = ${count}`,
    ),
  slips: [
    {
      misconception: 'even_first_digit_used_again',
      at: 'even',
      wrongly: (_p, { evenFirst, ends, middle }) => evenFirst.mul(ends).mul(middle),
      words: () => 'With an even first digit the same digit was allowed at the end once more.',
    },
    {
      misconception: 'one_case_only',
      gives: 'odd',
      words: (_p, { odd }) => `$${odd}$ leaves out the numbers with an even first digit.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'even',
      words: () => 'Only the numbers with an even first digit are counted.',
    },
    {
      misconception: 'zero_not_counted_as_even',
      at: 'ends',
      wrongly: (_p, { ends }) => ends.sub(1),
      words: () => 'Zero is even and may stand at the end.',
    },
    {
      misconception: 'even_end_always_reduced',
      at: 'odd',
      wrongly: (_p, { oddFirst, ends, middle }) => oddFirst.mul(ends.sub(1)).mul(middle),
      words: () => 'With an odd first digit all even digits are still free for the end.',
    },
    {
      misconception: 'bound_digit_excluded',
      at: 'high',
      wrongly: (_p, { high }) => (high.length > 1 ? high.slice(1) : null),
      words: ({ digits }) =>
        `Numbers that begin with $${digits[Math.floor(digits.length / 2)]}$ are above the bound as well.`,
    },
    {
      misconception: 'repetition_allowed_in_the_middle',
      at: 'middle',
      wrongly: ({ digits }) => q((digits.length - 1) * (digits.length - 2)),
      words: () => 'For the middle places one digit too many was left in the pool.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'Conditions on the first and on the last digit that overlap in the even digits.',
  approach: () =>
    'Split by the parity of the first digit; then the number of even digits left for the end is known.',
  faster: (_p, { oddFirst, evenFirst, ends, middle }) =>
    `Pairs of first and last digit: $(${oddFirst} + ${evenFirst}) \\times ${ends} - ${evenFirst}$, each with $${middle}$ ways for the middle.`,
  check: (_p, { oddFirst, evenFirst, ends, middle, count }) =>
    `$(${oddFirst.add(evenFirst).mul(ends)} - ${evenFirst}) \\times ${middle} = ${count}$.`,
  principle: 'When two places compete for the same digits, split by whether they do.',
  verify: p =>
    q(
      numbers(p, false).filter(
        n =>
          (n.at(-1) ?? 1) % 2 === 0 &&
          Number(n.join('')) > (p.digits[Math.floor(p.digits.length / 2)] ?? 1) * 1000,
      ).length,
    ),
});

const omitted = ({ digits }: Digits) => {
  const sum = digits.reduce((s, d) => s + d, 0);
  return digits.filter(d => (sum - d) % 3 === 0);
};

const byThree = form({
  form: 'one-digit-left-out',
  band: 'Medium',
  also: ['NS.NUM.2'],
  seconds: 110,
  entry: true,
  suits: p =>
    p.zero &&
    p.digits.length >= 5 &&
    p.digits.length <= 6 &&
    omitted(p).length >= 2 &&
    omitted(p).length < p.digits.length,
  stem: ({ digits, way }: Digits) =>
    way
      ? `How many $${digits.length - 1}$-digit multiples of $3$ can be formed from the digits ${listed(digits)}, no digit being used twice?`
      : `Of the digits ${listed(digits)} all but one are arranged to a $${digits.length - 1}$-digit number divisible by $3$. How many such numbers are there?`,
  path: path<Digits>()
    .step(
      'left',
      p => q(omitted(p).length),
      'Divisibility by three depends on the digit sum. Find which single digit may be left out.',
      p =>
        `${p.digits.join(' + ')} = ${p.digits.reduce((s, d) => s + d, 0)}: \\quad \\text{leave out } ${omitted(p).join(', ')}`,
    )
    .quiet('zeroOut', p => q(omitted(p).includes(0) ? 1 : 0))
    .step(
      'without',
      ({ digits }, { zeroOut }) => zeroOut.mul(factorial(digits.length - 1)),
      'If zero can be left out, all arrangements of the others count.',
      ({ digits }, { zeroOut, without }) =>
        zeroOut.valueOf() ? `${digits.length - 1}! = ${without}` : '\\text{zero stays}: \\ 0',
    )
    .quiet('perCase', ({ digits }) => q((digits.length - 2) * factorial(digits.length - 2)))
    .step(
      'withZero',
      (_p, { left, zeroOut, perCase }) => left.sub(zeroOut).mul(perCase),
      'If another digit is left out, zero is among the digits and must not lead.',
      ({ digits }, { left, zeroOut, withZero }) =>
        `${left.sub(zeroOut)} \\times ${digits.length - 2} \\times ${digits.length - 2}! = ${withZero}`,
    )
    .step(
      'count',
      (_p, { without, withZero }) => without.add(withZero),
      'Add the cases.',
      (_p, { without, withZero, count }) => `${without} + ${withZero} = ${count}`,
    ),
  slips: [
    {
      misconception: 'leading_zero_allowed',
      at: 'perCase',
      wrongly: ({ digits }) => q(factorial(digits.length - 1)),
      words: () => 'In the cases with zero it was allowed to lead.',
    },
    {
      misconception: 'case_dropped',
      at: 'left',
      wrongly: (_p, { left }) => left.sub(1),
      words: p => `One of the digits that may be left out, $${omitted(p).join(', ')}$, was overlooked.`,
    },
    {
      misconception: 'case_with_zero_out_dropped',
      gives: 'withZero',
      words: (_p, { withZero }) => `$${withZero}$ counts only the numbers that hold a zero.`,
    },
    {
      misconception: 'divisibility_ignored',
      at: 'left',
      wrongly: ({ digits }) => q(digits.length),
      words: () => 'Any digit was allowed to be left out, without regard to the digit sum.',
    },
    {
      misconception: 'zero_excluded_twice',
      at: 'perCase',
      wrongly: ({ digits }) => q(factorial(digits.length - 2)),
      words: () => 'In the cases with zero only one digit was allowed to lead.',
    },
    {
      misconception: 'one_case_too_many',
      at: 'left',
      wrongly: ({ digits }, { left }) => (left.valueOf() + 1 < digits.length ? left.add(1) : null),
      words: p => `Only the digits $${omitted(p).join(', ')}$ may be left out; one more was counted.`,
    },
    {
      misconception: 'zero_case_restricted_too',
      at: 'without',
      wrongly: ({ digits }, { zeroOut }) =>
        zeroOut.valueOf() ? q((digits.length - 2) * factorial(digits.length - 2)) : null,
      words: () => 'Without zero among the digits, the first place is not restricted.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'All digits but one, divisible by three: the digit left out is decided by the digit sum.',
  approach: () =>
    'Find the digits whose omission leaves a digit sum divisible by three. Leaving zero out is a case of its own.',
  faster: (_p, { left, perCase, without }) =>
    `$${left}$ cases: each with zero gives $${perCase}$, and the one without zero gives $${without}$.`,
  check: p =>
    `With $${omitted(p)[0]}$ left out the digit sum is $${p.digits.reduce((s, d) => s + d, 0) - (omitted(p)[0] ?? 0)}$, a multiple of $3$.`,
  principle:
    'Divisibility by three chooses the digits, zero restricts their order: treat the two one after the other.',
  verify: p =>
    q(
      numbers({ ...p, length: p.digits.length - 1 }, false).filter(
        n => n.reduce((s, d) => s + d, 0) % 3 === 0,
      ).length,
    ),
});

/** MM.PNC.4, all bands: numbers formed from given digits. */
export const numbersFromDigits: readonly AnyTemplate[] = situation<Digits>({
  type: 'MM.PNC.4',
  situation: 'given-digits',
  draw: draw => {
    const zero = draw.chance(0.75);
    const others = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], draw.int(zero ? 3 : 4, 6)).sort((x, y) => x - y);
    const digits = zero ? [0, ...others] : others;
    return { digits, zero, length: draw.int(3, Math.min(5, digits.length)), way: draw.chance(0.5) };
  },
  forms: [distinct, repeated, startingHigh, even, byFive, someRepeated, sumOfAll, evenAbove, byThree],
});
