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
    const left = step(out.length, {
      name: 'how many digits may be left out',
      works: tex`${calc`sum(${digits})`}: \quad \text{leave out } ${out}`,
      because: text`A number is a multiple of $3$ exactly if the sum of its digits is one, in whatever order they
        stand. So leaving out a digit has to leave such a sum.`,
    })`
      Whether a number is a multiple of $3$ depends only on the sum of its digits. Add all digits, and find which
      single digit may be left out so that a multiple of $3$ is left.`;
    const zeroOut = find(out.includes(0) ? 1 : 0, { name: 'the cases without zero' });
    const without = step(calc`${zeroOut} * ${places}!`, {
      name: 'the numbers without zero',
      works: value => (zeroOut.equals(0) ? tex`\text{zero stays}: \ 0` : tex`${places}! = ${value}`),
      because: text`Without zero among the digits every order gives a number with all its digits, so no place has a
        condition.`,
    })`
      If zero can be left out, all orders of the other $${places}$ digits count. Otherwise this case gives no
      number.`;
    const perCase = find(calc`${places - 1} * ${places - 1}!`, {
      name: 'the numbers for each other digit left out',
    });
    const withZero = step(calc`(${left} - ${zeroOut}) * ${perCase}`, {
      name: 'the numbers with zero among the digits',
      works: (_value, working) => tex`${places - 1} \times ${places - 1}! = ${perCase}, \quad ${working}`,
      because: text`Of the $${places}$ digits, $${places - 1}$ may stand in front, all but zero. The other places then
        take the $${places - 1}$ digits that are left, in any order.`,
    })`
      If another digit is left out, zero is among the digits and must not stand in front. Count the orders for one
      such case, and multiply by the number of cases.`;
    const count = step(calc`${without} + ${withZero}`, { name: 'the number of multiples of three' })`
      A number is either without zero or with zero, so add the two results.`;
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
          In the cases with zero you counted all $${places}! = ${perCase}$ orders. With zero in front it is not a
          $${places}$-digit number.`,
        slip('left_out_a_case', left, calc`${left} - 1`)`
          You found only $${left}$ digits to leave out. The digits $${out}$ all leave a digit sum that is a multiple
          of $3$.`,
        stop('left_out_a_case', withZero)`
          $${withZero}$ counts only the numbers that contain a zero. Zero itself may be left out too.`,
        slip('ignored_a_condition', left, digits.length)`
          You let each of the $${digits.length}$ digits be left out. The digit sum of the others has to be a multiple
          of $3$.`,
        slip('chose_from_a_wrong_pool', perCase, calc`${places - 1}!`)`
          In the cases with zero you counted $${places - 1}! = ${perCase}$ orders, for one first digit only. All
          $${places - 1}$ digits but zero may stand in front.`,
        slip('counted_one_too_many', left, out.length < digits.length - 1 && calc`${left} + 1`)`
          You counted $${left}$ digits that may be left out. Only $${out}$ leave a digit sum that is a multiple of
          $3$.`,
        slip('chose_from_a_wrong_pool', without, zeroOut.equals(1) && calc`${places - 1} * ${places - 1}!`)`
          In the case without zero you counted $${without}$ orders. There every digit may stand in front, so no place
          has a condition.`,
      ],
      snapRead: text`All digits but one make a multiple of $3$: the digit sum says which digit is left out, and zero
        must not lead.`,
      approach: text`Find the digits that can be left out so that the digit sum is a multiple of $3$. The case in
        which zero is left out is counted separately.`,
      faster: text`$${left}$ cases: each with zero gives $${perCase}$, and the one without zero gives $${without}$.`,
      check: text`With $${out[0] ?? 0}$ left out the digit sum is $${sumOf(digits) - (out[0] ?? 0)}$, a multiple of
        $3$; with another digit than $${out}$ left out it is not.`,
      principle: text`Divisibility by three chooses the digits, and zero restricts their order: treat the two one
        after the other.`,
    };
  },
);
