import { arrangements } from '../../counting.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const byFive = form<Digits>(
  'multiples-of-five',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    entry: true,
    suits: ({ zero, digits }) => zero && digits.includes(5),
    verify: p => numbers(p, false).filter(n => (n.at(-1) ?? 1) % 5 === 0).length,
  },
  ({ digits, length, way }, { step, find }) => {
    const endZero = step(calc`P(${digits.length} - 1, ${length} - 1)`, {
      name: 'the numbers that end in zero',
      works: value => tex`${factors(falling(digits.length - 1, length - 1))} = ${value}`,
      because: text`A multiple of $5$ ends in $0$ or $5$. If zero stands at the end, it cannot stand in front, so no
        other place needs care.`,
    })`
      A multiple of $5$ ends in $0$ or $5$: two cases. With $0$ at the end, fill the other places one by one from the
      other digits; none of these is zero.`;
    const firstPlace = find(calc`${digits.length} - 2`, {
      name: 'the possible first digits when five is at the end',
    });
    const endFive = step(calc`${firstPlace} * P(${digits.length} - 2, ${length} - 2)`, {
      name: 'the numbers that end in five',
      works: value =>
        tex`${firstPlace}${length > 2 && tex` \times ${factors(falling(digits.length - 2, length - 2))}`} = ${value}`,
      because: text`With $5$ used up at the end and $0$ not allowed in front, two digits fewer can lead. Zero may
        stand in the places between.`,
    })`
      With $5$ at the end, the first digit is neither $5$ nor $0$. Fill the first place before the places between.`;
    const count = step(calc`${endZero} + ${endFive}`, { name: 'the number of multiples of five' })`
      A number cannot end in both $0$ and $5$, so add the two cases.`;
    return {
      answer: count,
      stem: way
        ? text`How many $${length}$-digit multiples of $5$ can be formed from the digits ${listed(digits)} without
          repetition?`
        : text`A code is a $${length}$-digit multiple of $5$ with different digits, all of them among ${listed(digits)}.
          It does not begin with $0$. How many codes are possible?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('let_zero_lead', firstPlace, calc`${digits.length} - 1`)`
          With $5$ at the end you allowed $${firstPlace}$ first digits, zero among them. With zero in front it is not
          a $${length}$-digit number.`,
        stop('left_out_a_case', endZero)`
          $${endZero}$ counts only the numbers that end in $0$. Numbers that end in $5$ are multiples of $5$ too.`,
        stop('left_out_a_case', endFive)`
          $${endFive}$ counts only the numbers that end in $5$. Numbers that end in $0$ are multiples of $5$ too.`,
        slip(
          'left_out_a_case',
          endZero,
          calc`(${digits.length} - 2) * P(${digits.length} - 2, ${length} - 2)`,
        )`
          With $0$ at the end you still kept one digit away from the first place and counted $${endZero}$. Zero is
          used up there, so all other digits may lead.`,
        slip('let_things_repeat', count, calc`2 * (${digits.length} - 1) * ${digits.length}^(${length} - 2)`)`
          You used digits again, $2 \times (${digits.length} - 1) \times ${digits.length}^{${length} - 2} = ${count}$.
          No digit may be repeated, so each place has one digit fewer to choose from.`,
        slip(
          'let_things_repeat',
          endFive,
          calc`(${digits.length} - 1) * P(${digits.length} - 1, ${length} - 2)`,
        )`
          With $5$ at the end you counted $${endFive}$ numbers. There $5$ is still among the digits for the other
          places.`,
      ],
      snapRead: text`A multiple of $5$ ends in $0$ or $5$, and the first digit must not be zero: two cases by the last
        digit.`,
      approach: text`Take the two last digits one after the other. Only with $5$ at the end zero could stand in front,
        and it must not.`,
      faster: text`$2 \times ${arrangements(digits.length - 1, length - 1)}$ arrangements end in $0$ or $5$; take away
        the $${arrangements(digits.length - 2, length - 2)}$ that begin with $0$ and end in $5$.`,
      check: text`All arrangements that end in $0$ or $5$, less those with $0$ in front and $5$ at the end: $2 \times
        ${arrangements(digits.length - 1, length - 1)} - ${arrangements(digits.length - 2, length - 2)} =
        ${2 * arrangements(digits.length - 1, length - 1) - arrangements(digits.length - 2, length - 2)}$.`,
      principle: text`When the last digit decides and zero is among the digits, split by whether zero is the last
        digit.`,
    };
  },
);
