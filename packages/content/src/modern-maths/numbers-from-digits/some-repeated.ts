import { arrangements } from '../../counting.ts';
import { upTo } from '../../numbers.ts';
import { calc, form, frac, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const someRepeated = form<Digits>(
  'some-digit-repeated',
  {
    band: 'Medium',
    seconds: 65,
    entry: true,
    suits: ({ zero, length, digits }) => zero && length <= digits.length,
    verify: p => numbers(p, true).filter(n => new Set(n).size < n.length).length,
  },
  ({ digits, length, way }, { step, find }) => {
    const firstPlace = find(calc`${digits.length} - 1`, { name: 'the possible first digits' });
    const all = step(calc`${firstPlace} * ${digits.length}^${length - 1}`, {
      name: 'the number of all numbers',
      because: text`'At least one digit more than once' can happen in many ways. Its opposite, all digits different,
        is one simple case, so it is easier to take that away from everything.`,
    })`
      First count all $${length}$-digit numbers. The first digit is not zero; in the other places every digit is
      possible.`;
    const different = step(calc`${firstPlace} * P(${digits.length} - 1, ${length} - 1)`, {
      name: 'the numbers with all digits different',
      works: value => tex`${firstPlace} \times ${factors(falling(digits.length - 1, length - 1))} = ${value}`,
      because: text`After the first digit, zero may be used and the first digit not. So the second place has as many
        possibilities as the first, and then one fewer each time.`,
    })`
      Then count the numbers with all digits different: again the first digit is not zero, and each later place uses a
      digit that is left.`;
    const count = step(calc`${all} - ${different}`, {
      name: 'the numbers with a repeated digit',
      because: text`Every number has either all digits different or some digit more than once, and never both.`,
    })`
      Take the numbers with different digits away from all. In what is left some digit is repeated.`;
    return {
      answer: count,
      stem: way
        ? text`How many $${length}$-digit numbers made of the digits ${listed(digits)} have at least one digit that
          occurs more than once?`
        : text`Only the digits ${listed(digits)} are available, each as often as wanted. How many $${length}$-digit
          numbers do not have all their digits different?`,
      show: plain,
      plausible: whole,
      slips: [
        stop('gave_the_complement', different)`
          $${different}$ numbers have all their digits different. The others were asked for, so these have to be taken
          away.`,
        slip('let_zero_lead', firstPlace, digits.length)`
          In both counts you allowed $${firstPlace}$ first digits, zero among them. With zero in front the number has
          fewer than $${length}$ digits.`,
        stop('ignored_a_condition', all)`
          $${all}$ counts all numbers, also those with all digits different. These have to be taken away.`,
        slip('let_zero_lead', all, calc`${digits.length}^${length}`)`
          You counted $${all}$ numbers in all, with zero allowed in front. Among the numbers that you took away it was
          not allowed.`,
        slip('let_zero_lead', different, calc`P(${digits.length}, ${length})`)`
          You subtracted $${different}$ numbers with different digits. Among these are rows that begin with zero,
          which were never counted.`,
        slip(
          'forgot_zero',
          all,
          (digits.length - 1) ** length > different.valueOf() && calc`(${digits.length} - 1)^${length}`,
        )`
          Your count of all numbers, $${all}$, has no zero in any place. Zero is forbidden only in front.`,
      ],
      snapRead: text`At least one digit is repeated: count all numbers and take away those with all digits
        different.`,
      approach: text`Count all numbers and those with different digits, and subtract. In both counts the first digit
        must not be zero.`,
      faster: text`$${digits.length - 1} \times (${digits.length ** (length - 1)} -
        ${arrangements(digits.length - 1, length - 1)})$: the first place is a common factor.`,
      check: () => {
        const kept = upTo(length - 1).map(used => frac(q(digits.length - used, digits.length)));
        return text`After any first digit, each further one is new with the parts
        $${kept.map(part => part.tex).join(', ')}$ of all choices. The product of these parts leaves
        ${all.sub(count)} of the $${all}$ numbers without a repetition, and $${count}$ with one.`;
      },
      principle: text`For at least one repetition, take the cases without any repetition away from all.`,
    };
  },
);
