import { arrangements } from '../../counting.ts';
import { calc, form, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const startingHigh = form<Digits>(
  'above-a-bound',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    entry: true,
    suits: ({ zero, digits, length }) => !zero && digits.length > length && length < 5,
    verify: p =>
      numbers(p, false).filter(n => Number(n.join('')) > (p.digits[1] ?? 1) * 10 ** (p.length - 1)).length,
  },
  ({ digits, length, way }, { step, find }) => {
    const firstPlace = find(calc`${digits.length} - 1`, { name: 'the possible first digits' });
    const first = step(firstPlace, {
      name: 'the possible first digits',
      works: value => tex`${digits.slice(1)}: \quad ${value}`,
      because: text`Of two numbers with equally many digits the one with the larger first digit is larger. With the
        first digit of the bound itself the number is above it too, because no digit is zero.`,
    })`
      The first digit decides: it must not be smaller than the first digit of the bound. Count the digits that may
      stand there.`;
    const pool = find(calc`${digits.length} - 1`, { name: 'the digits left for the second place' });
    const count = step(calc`${first} * P(${pool}, ${length} - 1)`, {
      name: 'the number of numbers',
      works: value => tex`${first} \times ${factors(falling(pool.valueOf(), length - 1))} = ${value}`,
      because: text`One digit is used up in front. All others, the smallest one too, may stand in the later places,
        and each place has one digit fewer than the place before.`,
    })`
      Fill the other places one by one from the digits that are left, without repetition, and multiply the numbers of
      possibilities.`;
    return {
      answer: count,
      stem: () => {
        const bound = (digits[1] ?? 1) * 10 ** (length - 1);
        return way
          ? text`How many $${length}$-digit numbers greater than $${bound}$ can be formed from the digits
            ${listed(digits)} without repetition?`
          : text`A $${length}$-digit number is formed from the digits ${listed(digits)}, and no digit is used twice. How
            many such numbers are greater than $${bound}$?`;
      },
      show: plain,
      plausible: whole,
      onSight: value => value.valueOf() <= arrangements(digits.length, length),
      slips: [
        slip('left_out_an_end_point', firstPlace, calc`${digits.length} - 2`)`
          You left out the numbers that begin with $${digits[1]}$. They are above the bound too, because zero is not
          among the digits.`,
        slip('ignored_a_condition', firstPlace, digits.length)`
          You also counted numbers that begin with $${digits[0]}$. They are below the bound.`,
        slip('let_things_repeat', count, calc`${first} * ${digits.length}^(${length} - 1)`)`
          You used digits again, $${first} \times ${digits.length}^{${length} - 1} = ${count}$. No digit may be
          repeated, so each place has one digit fewer to choose from.`,
        slip('left_out_a_case', pool, calc`${digits.length} - 2`)`
          You left the digit $${digits[0]}$ out of the later places too. It must not stand in front, but it may stand
          there.`,
        slip(
          'counted_one_too_few',
          count,
          calc`P(${digits.length}, ${length}) - P(${digits.length} - 1, ${length} - 2)`,
        )`
          For the numbers that begin with $${digits[0]}$ only $${length - 2}$ of the later places were filled. Here
          $${arrangements(digits.length, length)} - ${arrangements(digits.length - 1, length - 2)} = ${count}$.`,
        slip('counted_one_too_few', count, calc`P(${digits.length}, ${length}) - 1`)`
          $${arrangements(digits.length, length)} - 1 = ${count}$ takes one number away for the first digit
          $${digits[0]}$. All numbers that begin with it are below the bound.`,
        slip('left_out_a_case', firstPlace, 1)`
          You counted only one first digit. All digits from $${digits[1]}$ on make a number above the bound.`,
        slip('let_things_repeat', pool, digits.length)`
          For the second place you counted all $${pool}$ digits. The first digit is used up and must not be
          repeated.`,
      ],
      snapRead: text`Numbers above a round bound are counted: the first digit alone decides.`,
      approach: text`Count the first digits that are large enough, then fill the other places without repetition.`,
      check: () =>
        text`All numbers are $${arrangements(digits.length, length)}$, and
          $${arrangements(digits.length - 1, length - 1)}$ of them begin with $${digits[0]}$; without those $${count}$
          are left.`,
      principle: text`To count numbers above a bound, sort by the first digit that differs from the bound.`,
    };
  },
);
