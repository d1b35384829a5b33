import { arrangements } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Digits, evens, factors, falling, listed, numbers, whole } from './digits.ts';

export const even = form({
  form: 'even-without-repetition',
  revision: 6,
  band: 'Medium',
  seconds: 65,
  entry: true,
  suits: ({ zero, digits }: Digits) => zero && digits.length >= 5 && evens(digits) >= 2,
  stem: ({ digits, length, way }) =>
    way
      ? `How many $${length}$-digit even numbers with no digit repeated can be formed from the digits ${listed(digits)}?`
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
      words: ({ digits }) =>
        `All $${evens(digits) + 1}$ even digits, zero too, were given $${digits.length} - 2$ first places; with zero at the end one more digit may lead.`,
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
      words: ({ digits, length }, { count }) =>
        `$(${digits.length} - 1) \\times ${factors(falling(digits.length - 1, length - 1))} = ${count}$ counts all numbers, odd ones too.`,
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
