import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { type Digits, evens, listed, numbers, whole } from './digits.ts';

export const evenAbove = form<Digits>(
  'even-above-a-bound',
  {
    band: 'Medium',
    seconds: 80,
    revision: 3,
    also: ['NS.NUM.1'],
    entry: true,
    suits: ({ zero, digits, length }) => {
      const high = digits.slice(Math.floor(digits.length / 2));
      return (
        zero &&
        length === 4 &&
        high.some(d => d % 2 === 0) &&
        high.some(d => d % 2 === 1) &&
        digits.length >= 5
      );
    },
    verify: p =>
      numbers(p, false).filter(
        n =>
          (n.at(-1) ?? 1) % 2 === 0 &&
          Number(n.join('')) > (p.digits[Math.floor(p.digits.length / 2)] ?? 1) * 1000,
      ).length,
  },
  ({ digits, way }, { step, find }) => {
    const high = find(digits.slice(Math.floor(digits.length / 2)).map(d => q(d)));
    const oddFirst = find(high.filter(d => Number(d.valueOf()) % 2 === 1).length);
    const evenFirst = find(high.filter(d => Number(d.valueOf()) % 2 === 0).length);
    const middle = find(calc`P(${digits.length} - 2, 2)`);
    const ends = find(calc`${evens(digits)} + 1`);
    const odd = step(
      calc`${oddFirst} * ${ends} * ${middle}`,
      value =>
        tex`${oddFirst} \times ${ends} \times ${digits.length - 2} \times ${digits.length - 3} = ${value}`,
    )`
      First digit and last digit disturb each other only if both are even. So split: an odd first digit leaves all even
      digits for the end.`;
    const even = step(
      calc`${evenFirst} * (${ends} - 1) * ${middle}`,
      value =>
        tex`${evenFirst} \times ${ends.sub(1)} \times ${digits.length - 2} \times ${digits.length - 3} = ${value}`,
    )`
      An even first digit leaves one even digit fewer.`;
    const count = step(calc`${odd} + ${even}`)`
      Add the cases; with four different digits the bound itself cannot occur.`;
    return {
      answer: count,
      stem: () => {
        const from = digits[Math.floor(digits.length / 2)] ?? 1;
        return way
          ? text`How many even four-digit numbers greater than $${from}000$ can be formed from the digits
            ${listed(digits)} without repeating a digit?`
          : text`From the digits ${listed(digits)}, four different ones are written in a row to form an even number
            greater than $${from}000$. How many such numbers are there?`;
      },
      show: plain,
      plausible: whole,
      slips: [
        slip('let_things_repeat', even, calc`${evenFirst} * ${ends} * ${middle}`)`
          $${even}$ numbers with an even first digit allow the same digit at the end once more.`,
        stop('left_out_a_case', odd)`
          $${odd}$ leaves out the numbers with an even first digit.`,
        slip('forgot_zero', ends, calc`${ends} - 1`)`
          The end was given only ${ends.valueOf() === 1 ? '1 digit' : text`$${ends}$ digits`}; zero is even as well.`,
        slip('chose_from_a_wrong_pool', odd, calc`${oddFirst} * (${ends} - 1) * ${middle}`)`
          $${odd}$ for an odd first digit takes one even digit from the end, though all are still free.`,
        slip('left_out_an_end_point', high, high.length > 1 && high.slice(1))`
          Numbers that begin with $${digits[Math.floor(digits.length / 2)]}$ are above the bound as well.`,
        slip('let_things_repeat', middle, calc`(${digits.length} - 1) * (${digits.length} - 2)`)`
          The middle places were filled in $${digits.length - 1} \times ${digits.length - 2}$ ways, from a pool with one
          digit too many.`,
      ],
      snapRead: text`Conditions on the first and on the last digit that overlap in the even digits.`,
      approach: text`Split by the parity of the first digit; then the number of even digits left for the end is known.`,
      faster: text`Pairs of first and last digit: $(${oddFirst} + ${evenFirst}) \times ${ends} - ${evenFirst}$, each
        with $${middle}$ ways for the middle.`,
      check: () => {
        const last = digits.filter(d => d % 2 === 0);
        const firsts = last.map(d => high.filter(other => !other.equals(d)).length);
        return text`By last digits $${last}$ there are $${firsts}$ first digits: $(${firsts.join(' + ')}) \times
          ${middle} = ${count}$.`;
      },
      principle: text`When two places compete for the same digits, split by whether they do.`,
    };
  },
);
