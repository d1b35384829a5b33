import { arrangements } from '../../counting.ts';
import { calc, form, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const distinct = form<Digits>(
  'no-repetition-with-zero',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    entry: true,
    suits: ({ zero }) => zero,
    verify: p => numbers(p, false).length,
  },
  ({ digits, length, way }, { step, find }) => {
    const firstPlace = find(calc`${digits.length} - 1`, { name: 'the possible first digits' });
    const first = step(firstPlace, {
      name: 'the possible first digits',
      works: value => tex`${digits.length} - 1 = ${value}`,
      because: text`With zero in front the number would be shorter: $0352$ is only $352$. The first place has a
        condition of its own, so it is filled before the free places.`,
    })`
      Fill the first place before the others, because it must not be zero. Count the digits that may stand there.`;
    const pool = find(calc`${digits.length} - 1`, { name: 'the digits left for the second place' });
    const count = step(calc`${first} * P(${pool}, ${length} - 1)`, {
      name: 'the number of numbers',
      works: value => tex`${first} \times ${factors(falling(pool.valueOf(), length - 1))} = ${value}`,
      because: text`One digit is used up in front, but zero comes into play for the other places. So the second place
        has as many digits to choose from as the first, and each later place has one fewer.`,
    })`
      Fill the other places one by one with the digits that are left, zero included, and multiply the numbers of
      possibilities.`;
    return {
      answer: count,
      stem: way
        ? text`How many $${length}$-digit numbers can be formed from the digits ${listed(digits)} if no digit may be
          repeated?`
        : text`Each of the digits ${listed(digits)} is written on one tile. How many different $${length}$-digit numbers
          can be formed with $${length}$ of these tiles?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('let_zero_lead', firstPlace, digits.length)`
          You allowed all $${digits.length}$ digits in the first place. With zero in front the number has fewer than
          $${length}$ digits.`,
        slip('forgot_zero', pool, calc`${digits.length} - 2`)`
          For the second place you counted $${pool}$ digits. Zero is forbidden only in front, so it may stand there.`,
        slip('let_things_repeat', count, calc`(${digits.length} - 1) * ${digits.length}^(${length} - 1)`)`
          You used digits again, $(${digits.length} - 1) \times ${digits.length}^{${length} - 1} = ${count}$. No digit
          may be repeated, so each place has one digit fewer to choose from.`,
        slip('let_things_repeat', pool, digits.length)`
          $${first} \times ${pool}$ for the first two places counts the first digit again for the second one. It is
          used up already.`,
        slip('ignored_order', count, calc`C(${digits.length}, ${length})`)`
          $\binom{${digits.length}}{${length}} = ${count}$ only chooses the digits. In another order they make another
          number.`,
        slip('miscounted_the_steps', count, calc`P(${pool}, ${length} - 2) * ${first}`)`
          $${first} \times ${arrangements(pool.valueOf(), length - 2)}$ leaves one of the $${length}$ places
          unfilled, but each place has to get a digit.`,
      ],
      snapRead: text`Numbers are made of given digits, zero among them, without repetition: the first place comes
        first.`,
      approach: text`Fill the first place, which must not be zero; then fill the other places from what is left.`,
      check: text`All arrangements are $${arrangements(digits.length, length)}$, and
        $${arrangements(digits.length - 1, length - 1)}$ of them begin with zero; without those $${count}$ are left.`,
      principle: text`Fill the most restricted place first; the leading digit of a number is never zero.`,
    };
  },
);
