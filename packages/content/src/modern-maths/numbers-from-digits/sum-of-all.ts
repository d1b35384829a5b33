import { calc, form, slip, stop, text } from '../../question/index.ts';
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
    const digitSum = find(q(digits.reduce((s, d) => s + d, 0)));
    const ones = find(1111);
    const all = step(calc`6 * ${digitSum} * ${ones}`)`
      Let zero lead for the moment: each digit then stands in each place equally often, in $3!$ arrangements.`;
    const shortOnes = find(111);
    const short = step(calc`2 * ${digitSum} * ${shortOnes}`)`
      Take away the arrangements that begin with zero: three-digit numbers from the other digits.`;
    const sum = step(calc`${all} - ${short}`)`
      Subtract.`;
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
          $${all}$ also holds the arrangements that begin with zero.`,
        slip('let_zero_lead', short, calc`${digitSum} * 6 * ${shortOnes}`)`
          Of the numbers that begin with zero each digit stands in each place $2!$ times, not $3!$ times.`,
        slip('ignored_place_value', shortOnes, 1111)`
          The numbers that begin with zero have three places with value, so $111$ and not $1111$.`,
        slip('counted_one_too_few', short, calc`${digitSum} * ${shortOnes}`)`
          The numbers that begin with zero were counted once for each digit, though each stands twice in each place.`,
        slip('assumed_equal_parts', sum, calc`${all} * 18 / 24`)`
          Three quarters of the total were taken; the numbers that begin with zero are smaller than the others. Here
          $\frac{${all} \times 18}{24} = ${sum}$.`,
        slip('chose_from_a_wrong_pool', all, calc`${digitSum} * 4 * ${ones}`)`
          With zero fixed nowhere, each digit stands in each place $3! = 6$ times, not $4$ times.`,
      ],
      snapRead: text`The sum of many numbers made from four digits, one of them zero.`,
      approach: text`Sum place by place. First without regard to zero in front, then correct by the arrangements that
        begin with zero.`,
      faster: () => {
        const s = digits.reduce((x, y) => x + y, 0);
        return text`In the first place each non-zero digit stands $6$ times, in each other place $4$ times: $${s}(6000 +
          444)$.`;
      },
      check: () => {
        const led = digits.filter(d => d > 0).map(d => 6000 * d + 222 * (Number(digitSum) - d));
        return text`By first digits $${digits.filter(d => d > 0)}$ the six numbers each add up to $${led}$: together
          $${sum}$.`;
      },
      principle: text`Sum all arrangements place by place; correct for zero in front.`,
    };
  },
);
