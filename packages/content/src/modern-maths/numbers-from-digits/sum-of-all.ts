import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { type Digits, listed, numbers, whole } from './digits.ts';

export const sumOfAll = form<Digits>(
  'sum-of-all-numbers',
  {
    band: 'Medium',
    seconds: 80,
    revision: 4,
    also: ['NS.DIG.1'],
    suits: ({ zero, digits }) => zero && digits.length === 4,
    verify: p => numbers({ ...p, length: 4 }, false).reduce((s, n) => s + Number(n.join('')), 0),
  },
  ({ digits, way }, { step, find }) => {
    const digitSum = find(q(digits.reduce((s, d) => s + d, 0)), { name: 'the sum of the digits' });
    const ones = find(1111, { name: 'the place values together' });
    const all = step(calc`6 * ${digitSum} * ${ones}`, {
      name: 'the sum of all arrangements',
      works: (_value, working) => tex`3! = 6, \quad 1{,}000 + 100 + 10 + 1 = 1{,}111: \quad ${working}`,
      because: text`Hold one digit in one place: the other three can be arranged in $3! = 6$ ways. So in every place
        each digit occurs six times, and a place adds six times the sum of the digits, times its value.`,
    })`
      Add place by place, and let zero stand in front for the moment. Each digit then occurs in each place equally
      often, $3!$ times.`;
    const shortOnes = find(111, { name: 'the place values of the other three places' });
    const short = step(calc`2 * ${digitSum} * ${shortOnes}`, {
      name: 'the sum of the arrangements that begin with zero',
      works: (_value, working) => tex`2! = 2, \quad 100 + 10 + 1 = 111: \quad ${working}`,
      because: text`With zero in front three places are left for the other three digits. In each of them each digit
        occurs $2! = 2$ times, and zero itself adds nothing.`,
    })`
      Now find what the arrangements with zero in front add up to. They are three-digit numbers from the other digits,
      each digit twice in each place.`;
    const sum = step(calc`${all} - ${short}`, { name: 'the sum of all four-digit numbers' })`
      These arrangements are not four-digit numbers, so take their sum away.`;
    return {
      answer: sum,
      stem: way
        ? text`All four-digit numbers that use each of the digits ${listed(digits)} exactly once are written down. What
          is their sum?`
        : text`The code of a lock is a four-digit number that does not begin with zero and uses each of the digits
          ${listed(digits)}. Find the sum of all numbers that can be the code.`,
      show: plain,
      plausible: whole,
      slips: [
        stop('let_zero_lead', all)`
          $${all}$ also contains the arrangements that begin with zero. These are not four-digit numbers.`,
        slip('let_zero_lead', short, calc`${digitSum} * 6 * ${shortOnes}`)`
          For the arrangements with zero in front you counted each digit $6$ times in each place. Only three digits
          are left to arrange there, so it is $2! = 2$ times.`,
        slip('ignored_place_value', shortOnes, 1111)`
          For the arrangements with zero in front you used $1{,}111$. Their first place is zero, so only three places
          count, $111$.`,
        slip('counted_one_too_few', short, calc`${digitSum} * ${shortOnes}`)`
          For the arrangements with zero in front you counted each digit once in each place, $${short}$ in all. The
          two digits that are left can be arranged in $2$ ways.`,
        slip('assumed_equal_parts', sum, calc`${all} * 18 / 24`)`
          You used three quarters of the total, $\frac{${all} \times 18}{24} = ${sum}$. The numbers that begin with
          zero are smaller than the others, so they are not a quarter of the sum.`,
        slip('chose_from_a_wrong_pool', all, calc`${digitSum} * 4 * ${ones}`)`
          You counted each digit $4$ times in each place. With one digit held, the other three have $3! = 6$ orders.`,
      ],
      snapRead: text`Many numbers from four digits are added, and one digit is zero: add place by place and correct
        for zero in front.`,
      approach: text`Add place by place, first without regard to zero in front. Then take away the arrangements that
        begin with zero.`,
      faster: () => {
        const s = digits.reduce((x, y) => x + y, 0);
        return text`In the first place each non-zero digit stands $6$ times, in each other place $4$ times:
        $${s}(6{,}000
          + 444)$.`;
      },
      check: () => {
        const led = digits.filter(d => d > 0).map(d => 6000 * d + 222 * (Number(digitSum) - d));
        return text`By first digits $${digits.filter(d => d > 0)}$ the six numbers each add up to $${led}$: together
          $${sum}$.`;
      },
      principle: text`Add all arrangements of digits place by place, and correct for zero in front.`,
    };
  },
);
