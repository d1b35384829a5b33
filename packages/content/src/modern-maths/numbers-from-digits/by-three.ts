import { isCount, sumOf } from '../../numbers.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Digits, numbers } from './digits.ts';

const omitted = (digits: readonly number[]) => digits.filter(digit => (sumOf(digits) - digit) % 3 === 0);

export const byThree = form<Digits>(
  'one-digit-left-out',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    also: ['NS.NUM.2'],
    entry: true,
    suits: ({ digits, zero }) =>
      zero &&
      [5, 6].includes(digits.length) &&
      omitted(digits).length >= 2 &&
      omitted(digits).length < digits.length,
    verify: p => numbers({ ...p, length: p.digits.length - 1 }, false).filter(n => sumOf(n) % 3 === 0).length,
  },
  ({ digits, way }, { step, find }) => {
    const places = digits.length - 1;
    const out = omitted(digits);
    const listed = text`$${digits.slice(0, -1)}$ and $${digits.at(-1) ?? 0}$`;
    const left = step(out.length, tex`${calc`sum(${digits})`}: \quad \text{leave out } ${out}`)`
      Divisibility by three depends on the digit sum. Find which single digit may be left out.`;
    const zeroOut = find(out.includes(0) ? 1 : 0);
    const without = step(calc`${zeroOut} * ${places}!`, value =>
      zeroOut.equals(0) ? tex`\text{zero stays}: \ 0` : tex`${places}! = ${value}`,
    )`
      If zero can be left out, all arrangements of the others count.`;
    const perCase = find(calc`${places - 1} * ${places - 1}!`);
    const withZero = step(calc`(${left} - ${zeroOut}) * ${perCase}`)`
      If another digit is left out, zero is among the digits and must not lead: the first place has one digit fewer to
      choose from.`;
    const count = step(calc`${without} + ${withZero}`)`
      Add the cases.`;
    return {
      answer: count,
      stem: way
        ? text`How many $${places}$-digit multiples of $3$ can be formed from the digits ${listed}, no digit being
          used twice?`
        : text`All but one of the digits ${listed} are arranged to form a $${places}$-digit number divisible by $3$.
          How many such numbers are there?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('let_zero_lead', perCase, calc`${places}!`)`
          In the cases with zero it was allowed to lead.`,
        slip('left_out_a_case', left, calc`${left} - 1`)`
          One of the digits that may be left out, $${out}$, was overlooked.`,
        stop('left_out_a_case', withZero)`
          $${withZero}$ counts only the numbers that hold a zero.`,
        slip('ignored_a_condition', left, digits.length)`
          Any of the $${digits.length}$ digits was allowed to be left out, without regard to the digit sum.`,
        slip('chose_from_a_wrong_pool', perCase, calc`${places - 1}!`)`
          In the cases with zero only one digit was allowed to lead.`,
        slip('counted_one_too_many', left, out.length < digits.length - 1 && calc`${left} + 1`)`
          Only the digits $${out}$ may be left out; one more was counted.`,
        slip('chose_from_a_wrong_pool', without, zeroOut.equals(1) && calc`${places - 1} * ${places - 1}!`)`
          Without zero among the digits, the first place is not restricted.`,
      ],
      snapRead: text`All digits but one, divisible by three: the digit left out is decided by the digit sum.`,
      approach: text`Find the digits whose omission leaves a digit sum divisible by three. Leaving zero out is a case
        of its own.`,
      faster: text`$${left}$ cases: each with zero gives $${perCase}$, and the one without zero gives $${without}$.`,
      check: text`With $${out[0] ?? 0}$ left out the digit sum is $${sumOf(digits) - (out[0] ?? 0)}$, a multiple of
        $3$.`,
      principle: text`Divisibility by three chooses the digits, zero restricts their order: treat the two one after
        the other.`,
    };
  },
);
