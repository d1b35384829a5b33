import { arrangements } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Digits, evens, listed, numbers, whole } from './digits.ts';

export const evenAbove = form({
  form: 'even-above-a-bound',
  revision: 3,
  band: 'Medium',
  also: ['NS.NUM.1'],
  seconds: 80,
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
      : `From the digits ${listed(digits)}, four different ones are written in a row to form an even number greater than $${from}000$. How many such numbers are there?`;
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
      words: (_p, { even: n }) =>
        `$${n}$ numbers with an even first digit allow the same digit at the end once more.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'odd',
      words: (_p, { odd }) => `$${odd}$ leaves out the numbers with an even first digit.`,
    },
    {
      misconception: 'zero_not_counted_as_even',
      at: 'ends',
      wrongly: (_p, { ends }) => ends.sub(1),
      words: (_p, { ends }) =>
        `The end was given only ${ends.valueOf() === 1 ? '1 digit' : `$${ends}$ digits`}; zero is even as well.`,
    },
    {
      misconception: 'even_end_always_reduced',
      at: 'odd',
      wrongly: (_p, { oddFirst, ends, middle }) => oddFirst.mul(ends.sub(1)).mul(middle),
      words: (_p, { odd }) =>
        `$${odd}$ for an odd first digit takes one even digit from the end, though all are still free.`,
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
      words: ({ digits }) =>
        `The middle places were filled in $${digits.length - 1} \\times ${digits.length - 2}$ ways, from a pool with one digit too many.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'Conditions on the first and on the last digit that overlap in the even digits.',
  approach: () =>
    'Split by the parity of the first digit; then the number of even digits left for the end is known.',
  faster: (_p, { oddFirst, evenFirst, ends, middle }) =>
    `Pairs of first and last digit: $(${oddFirst} + ${evenFirst}) \\times ${ends} - ${evenFirst}$, each with $${middle}$ ways for the middle.`,
  check: ({ digits }, { high, middle, count }) => {
    const last = digits.filter(d => d % 2 === 0);
    const firsts = last.map(d => high.filter(other => !other.equals(d)).length);
    return `By last digits $${last.join(', ')}$ there are $${firsts.join(', ')}$ first digits: $(${firsts.join(' + ')}) \\times ${middle} = ${count}$.`;
  },
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
