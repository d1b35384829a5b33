import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { type Digits, evens, listed, numbers, whole } from './digits.ts';

export const evenAbove = form<Digits>(
  'even-above-a-bound',
  {
    band: 'Medium',
    seconds: 80,
    revision: 4,
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
    const high = find(
      digits.slice(Math.floor(digits.length / 2)).map(d => q(d)),
      { name: 'the possible first digits' },
    );
    const oddFirst = find(high.filter(d => Number(d.valueOf()) % 2 === 1).length, {
      name: 'the odd first digits',
    });
    const evenFirst = find(high.filter(d => Number(d.valueOf()) % 2 === 0).length, {
      name: 'the even first digits',
    });
    const middle = find(calc`P(${digits.length} - 2, 2)`, { name: 'the ways to fill the two middle places' });
    const ends = find(calc`${evens(digits)} + 1`, { name: 'the even digits' });
    const odd = step(calc`${oddFirst} * ${ends} * ${middle}`, {
      name: 'the numbers with an odd first digit',
      works: () =>
        tex`\text{first digits } ${high}: \quad ${oddFirst} \times ${ends} \times ${digits.length - 2} \times
          ${digits.length - 3} = ${calc`${oddFirst} * ${ends} * ${middle}`.value}`,
      because: text`The first and the last place want the same digits only if both are even. An odd first digit uses
        up none of the even ones, so all of them are left for the end.`,
    })`
      The first digit must not be smaller than that of the bound, and the last one has to be even. Begin with the
      odd first digits: all $${ends}$ even digits, zero too, are then free for the end. The two middle places take one
      of
      the $${digits.length - 2}$ digits that are left and then one of $${digits.length - 3}$. Multiply the choices.`;
    const even = step(calc`${evenFirst} * (${ends} - 1) * ${middle}`, {
      name: 'the numbers with an even first digit',
      works: value =>
        tex`${evenFirst} \times ${ends.sub(1)} \times ${digits.length - 2} \times ${digits.length - 3} = ${value}`,
      because: text`No digit may be used twice. An even digit in front is missing at the end, so one even digit fewer
        can stand there.`,
    })`
      Then take the even first digits. Each of them leaves one even digit fewer for the end, so $${ends.sub(1)}$. The
      middle places are filled as before.`;
    const count = step(calc`${odd} + ${even}`, {
      name: 'the number of even numbers above the bound',
      because: text`A number with the first digit of the bound is above it as soon as one later digit is not zero.
        With four different digits that is always so.`,
    })`
      The first digit is either odd or even, so add the two cases.`;
    return {
      answer: count,
      stem: () => {
        const from = digits[Math.floor(digits.length / 2)] ?? 1;
        return way
          ? text`How many even four-digit numbers greater than $${1000 * from}$ can be formed from the digits
            ${listed(digits)} without repeating a digit?`
          : text`From the digits ${listed(digits)}, four different ones are written in a row to form an even number
            greater than $${1000 * from}$. How many such numbers are there?`;
      },
      show: plain,
      plausible: whole,
      slips: [
        slip('let_things_repeat', even, calc`${evenFirst} * ${ends} * ${middle}`)`
          You counted $${even}$ numbers with an even first digit. Among them the same even digit stands at the end
          once more.`,
        stop('left_out_a_case', odd)`
          $${odd}$ leaves out the numbers with an even first digit. They can be even and above the bound too.`,
        slip('forgot_zero', ends, calc`${ends} - 1`)`
          For the end you counted only ${ends.valueOf() === 1 ? '1 digit' : text`$${ends}$ digits`}. Zero is an even
          digit as well and may stand there.`,
        slip('chose_from_a_wrong_pool', odd, calc`${oddFirst} * (${ends} - 1) * ${middle}`)`
          For an odd first digit you counted $${odd}$, with one even digit fewer at the end. An odd digit in front
          uses up none of them.`,
        slip('left_out_an_end_point', high, high.length > 1 && high.slice(1))`
          You left out the numbers that begin with $${digits[Math.floor(digits.length / 2)]}$. With different digits
          they are above the bound as well.`,
        slip('let_things_repeat', middle, calc`(${digits.length} - 1) * (${digits.length} - 2)`)`
          You filled the middle places in $${digits.length - 1} \times ${digits.length - 2}$ ways. Two digits are used
          up in front and at the end, so one fewer is there.`,
      ],
      snapRead: text`The first digit has to be large and the last one even, and both can want the same digit: split by
        the first digit, odd or even.`,
      approach: text`Split by the parity of the first digit. Then the number of even digits left for the end is
        known.`,
      faster: text`Pairs of first and last digit: $(${oddFirst} + ${evenFirst}) \times ${ends} - ${evenFirst}$, each
        with $${middle}$ ways for the middle.`,
      check: () => {
        const last = digits.filter(d => d % 2 === 0);
        const firsts = last.map(d => high.filter(other => !other.equals(d)).length);
        return text`By last digits $${last}$ there are $${firsts}$ first digits: $(${firsts.join(' + ')}) \times
          ${middle} = ${count}$.`;
      },
      principle: text`When two places can want the same digit, split into cases by whether one of them uses it.`,
    };
  },
);
