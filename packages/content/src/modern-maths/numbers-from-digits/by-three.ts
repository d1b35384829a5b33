import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { factorial } from '../counting.ts';
import { type Digits, listed, numbers, whole } from './digits.ts';

const omitted = ({ digits }: Digits) => {
  const sum = digits.reduce((s, d) => s + d, 0);
  return digits.filter(d => (sum - d) % 3 === 0);
};

export const byThree = form({
  form: 'one-digit-left-out',
  revision: 2,
  band: 'Medium',
  also: ['NS.NUM.2'],
  seconds: 80,
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
      : `All but one of the digits ${listed(digits)} are arranged to form a $${digits.length - 1}$-digit number divisible by $3$. How many such numbers are there?`,
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
