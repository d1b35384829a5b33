import { choices, fillings } from '../../counting.ts';
import { isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Signs {
  /** Dots and dashes. */
  x: number;
  y: number;
  /** Both kinds, and their plurals. */
  things: readonly [string, string, string, string];
  row: string;
  way: number;
}

const growingRow = form<Signs>(
  'row-known-by-two-ratios',
  {
    band: 'Hard',
    seconds: 135,
    revision: 3,
    also: ['AL.LIN.1'],
    verify: ({ x, y }) => {
      const [first, second] = [
        choices(x + y + 1, x + 1) / choices(x + y, x),
        choices(x + y + 1, x) / choices(x + y, x),
      ];
      for (let a = 1; a < 30; a += 1)
        for (let b = 1; b < 30; b += 1)
          if (
            Math.abs(choices(a + b + 1, a + 1) / choices(a + b, a) - first) < 1e-9 &&
            Math.abs(choices(a + b + 1, a) / choices(a + b, a) - second) < 1e-9
          )
            return choices(a + b, a);
      throw new Error('no row fits');
    },
  },
  ({ x, y, things: [one, other, ones, others], row, way }, { step, write, find }) => {
    const n = x + y;
    const [first, second] = [q(n + 1, x + 1), q(n + 1, y + 1)];
    write(
      tex`\frac{(x + y)!}{x! \, y!}, \qquad \frac{x + y + 1}{x + 1} = ${frac(first)}, \quad \frac{x + y + 1}{y + 1} =
        ${frac(second)}`,
    )`
      Let there be $x$ ${ones} and $y$ ${others}. One more ${one} multiplies the number of arrangements by $x + y +
      1$ and divides it by $x + 1$; one more ${other} in
      the same way with $y + 1$.`;
    const inverse = find(q(x + 1, n + 1));
    const inverse2 = find(q(y + 1, n + 1));
    const longer = step(
      calc`1 ÷ (${frac(inverse)} + ${frac(inverse2)} - 1)`,
      value =>
        tex`\frac{(x + 1) + (y + 1)}{x + y + 1} = ${frac(inverse)} + ${frac(inverse2)} = 1 + \frac{1}{x + y + 1}
          \quad \Rightarrow \quad x + y + 1 = ${value}`,
    )`
      Add the reciprocals. Together $x + 1$ and $y + 1$ exceed $x + y + 1$ by one, so the sum exceeds $1$ by the
      reciprocal of $x + y + 1$.`;
    const few = step(calc`${frac(inverse)} * ${longer} - 1`, (_v, w) => tex`x = ${w}`)`
      The first ratio gives $x + 1$.`;
    const all = find(calc`${longer} - 1`);
    const count = step(
      () => choices(Number(all), Number(few)),
      v => tex`\binom{${all}}{${few}} = ${v}`,
    )`
      There are $${all}$ places in the row. Choose those of the ${ones}.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`A ${row} consists of ${ones} and ${others} in a row, which can be arranged in $N$ ways. With one more
            ${one} the number of arrangements would be
            $${frac(first)}$ times $N$, and with one more ${other} instead it would be $${frac(second)}$ times $N$.
            What is $N$?`
          : way === 1
            ? text`All ${ones} are alike, and so are all ${others}. A certain number of each makes $N$ different
              ${row}s. Adding a ${one} would multiply $N$ by
              $${frac(first)}$; adding a ${other} instead would multiply it by $${frac(second)}$. Find $N$.`
            : text`Anil has some like ${ones} and some like ${others} and counts the different ${row}s that use all
              of them. A further ${one} would make this count
              $${frac(first)}$ times as large, a further ${other} in place of it $${frac(second)}$ times. What is the
              count?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('counted_one_too_many', all, longer)`
          ${all} places were counted, but that is the ${row} with one ${one} or ${other} more.`,
        slip('counted_one_too_many', few, calc`${frac(inverse)} * ${longer}`)`
          ${few} was used for the number of ${ones}; it is one more than that.`,
        slip('ignored_order', count, all)`
          ${count} is the number of ${ones} and ${others}, not of their arrangements.`,
        slip('took_like_things_for_different', count, n <= 7 && calc`${n}! / ${x}!`)`
          ${here} counts the ${others} as different.`,
        slip('chose_from_a_wrong_pool', count, () => choices(n - 1, Math.min(x, n - 1)))`
          ${count} is the number of arrangements with one ${other} less. The ${row} itself has $${y}$ ${others},
          because its length without the added one is $${n}$.`,
        slip('ignored_order', count, calc`${x} * ${y}`)`
          ${here} multiplies the numbers of ${ones} and ${others}. An arrangement is a choice of the places of the
          ${ones} among all $${n}$, so these choices have to be counted.`,
        slip('counted_one_too_few', few, calc`${frac(inverse)} * ${longer} - 2`)`
          ${few} was used for the number of ${ones}, one too few.`,
      ],
      snapRead: text`Two ratios of numbers of arrangements: factorials cancel, and two linear equations are left.`,
      approach: text`In the ratio of two numbers of arrangements nearly everything cancels. The two ratios contain
        the same numerator, so take reciprocals and
        add.`,
      check: text`With $${x}$ ${ones} and $${y}$ ${others}, $N = \binom{${n}}{${x}} = ${choices(n, x)}$;
        $\binom{${n + 1}}{${x + 1}} = ${choices(n + 1, x + 1)}$ and $\binom{${n + 1}}{${x}} =
        ${choices(n + 1, x)}$ are in the given ratios to it.`,
      principle: text`Compare numbers of arrangements by their ratio: the factorials cancel down to a fraction.`,
    };
  },
);

interface Even {
  /** One odd digit twice, another odd one once, and two even ones. */
  twice: number;
  odd: number;
  even: readonly [number, number];
  way: number;
}

const sumOfEven = form<Even>(
  'sum-of-the-even-numbers',
  {
    band: 'Hard',
    seconds: 145,
    also: ['MM.PNC.4'],
    verify: ({ twice, odd, even }) => {
      const list = [twice, twice, odd, ...even];
      const numbers = new Set(
        fillings([0, 1, 2, 3, 4], 5, false).map(order => Number(order.map(i => list[i]).join(''))),
      );
      return [...numbers].filter(n => n % 2 === 0).reduce((sum, n) => sum + n, 0);
    },
  },
  ({ twice, odd, even: [e, f], way }, { step, find }) => {
    const listed = text`$${[twice, twice, odd, e, f].sort((x, y) => x - y)}$`;
    const rows = find(calc`4! / 2!`, { name: 'the numbers with a given last digit' });
    const each = step(
      calc`${rows} / 4`,
      value => tex`\frac{4!}{2!} = ${rows}, \quad \frac{${rows}}{4} = ${value}`,
    )`
      Fix an even last digit. The other four digits, two of them alike, stand before it in ${rows} orders. In each of
      the four places every one of
      these four digits (the repeated one twice) stands equally often.`;
    const places = find(1111, { name: 'the place values of four digits' });
    const one = step(calc`10 * ${places} * ${each} * (2 * ${twice} + ${odd} + ${f}) + ${rows} * ${e}`)`
      Last digit $${e}$: the four other digits have the sum $2 \times ${twice} + ${odd} + ${f}$, and their places are
      worth tens and more. The last digit is added
      ${rows} times.`;
    const two = step(calc`10 * ${places} * ${each} * (2 * ${twice} + ${odd} + ${e}) + ${rows} * ${f}`)`
      Last digit $${f}$: the same with $${e}$ among the others.`;
    const sum = step(calc`${one} + ${two}`)`
      Add the two cases.`;
    return {
      answer: sum,
      stem:
        way === 0
          ? text`All different five-digit numbers are formed by arranging the digits ${listed}. What is the sum of
            those of them that are even?`
          : way === 1
            ? text`A machine prints every even number of five digits that uses exactly the digits ${listed}, each
              number once. Find the sum of the printed
              numbers.`
            : text`Let $S$ be the sum of all distinct even numbers that can be written with all five of the digits
              ${listed}. Find $S$.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_like_things_for_different', rows, calc`4!`)`
          The four digits in front were put in ${here} orders, as if the two digits $${twice}$ were different.`,
        slip('left_out_a_case', two, 0)`
          The numbers that end in $${f}$ were left out.`,
        slip('left_out_a_case', one, 0)`
          The numbers that end in $${e}$ were left out.`,
        slip('ignored_a_condition', sum, calc`${12 * 11111} * (2 * ${twice} + ${odd} + ${e} + ${f})`)`
          ${here} is the sum of all the numbers, odd ones included.`,
        slip('ignored_place_value', places, 11111)`
          The four digits in front were given five place values, $${places}$, before the factor for the tens.`,
        slip('ignored_a_condition', sum, calc`${24 * 11111} * (2 * ${twice} + ${odd} + ${e} + ${f}) / 5`)`
          ${here} takes two fifths of the sum of all numbers. The even ones have larger or smaller digits in front
          than the average.`,
        slip('ignored_place_value', places, 111)`
          The digits in front were given three place values, $${places}$, but there are four.`,
      ],
      snapRead: text`A sum over numbers with repeated digits and an even last digit: by symmetry each place has each
        digit equally often.`,
      approach: text`Split by the last digit. Before it, every place takes every remaining digit equally often, so
        the sum needs only the sum of the digits and
        the place values.`,
      check: () => {
        const [s, t] = [2 * twice + odd + f, 2 * twice + odd + e];
        return text`The mean of the ${24} numbers is ${calc`${sum} / 24`}, close to $11{,}111$ times the mean of the
          digits in front, ${calc`(${s} + ${t}) / 8`.value}.`;
      },
      principle: text`Add numbers place by place: by symmetry every digit stands in every free place equally often.`,
    };
  },
);

const signs = [
  { things: ['dot', 'dash', 'dots', 'dashes'], row: 'signal' },
  { things: ['circle', 'square', 'circles', 'squares'], row: 'pattern' },
  { things: ['star', 'cross', 'stars', 'crosses'], row: 'code' },
] as const;

/** MM.PNC.1 Hard: a row known by ratios, and a sum by symmetry. */
export const unknownRows: readonly AnyTemplate[] = [
  ...situation<Signs>({
    type: 'MM.PNC.1',
    situation: 'ratios-of-arrangements',
    tries: 40,
    draw: draw => {
      const [x, y] = [draw.int(2, 8), draw.int(2, 8)];
      return x !== y && x + y <= 12 ? { x, y, ...draw.pick(signs), way: draw.int(0, 2) } : null;
    },
    forms: [growingRow],
  }),
  ...situation<Even>({
    type: 'MM.PNC.1',
    situation: 'sum-of-numbers',
    tries: 10,
    draw: draw => {
      const [twice = 1, odd = 3] = draw.some([1, 3, 5, 7, 9], 2);
      const [e = 2, f = 4] = draw.some([2, 4, 6, 8], 2);
      return { twice, odd, even: e < f ? [e, f] : [f, e], way: draw.int(0, 2) };
    },
    forms: [sumOfEven],
  }),
];
