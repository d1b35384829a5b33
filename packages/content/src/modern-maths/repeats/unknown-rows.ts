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
      {
        because: text`Exchanging like signs makes no new arrangement, so $(x + y)!$ is divided by $x!$ and by $y!$.
            With one more ${one} the factorials become $(x + y + 1)!$ and $(x + 1)!$, and nearly everything cancels.`,
      },
    )`
        Let there be $x$ ${ones} and $y$ ${others}. One more ${one} multiplies the number of arrangements by $x + y + 1$
        and divides it by $x + 1$. One more ${other} multiplies it by $x + y + 1$ and divides it by $y + 1$.`;
    const inverse = find(q(x + 1, n + 1));
    const inverse2 = find(q(y + 1, n + 1));
    const longer = step(calc`1 ÷ (${frac(inverse)} + ${frac(inverse2)} - 1)`, {
      name: text`the number of signs in the longer row`,
      because: text`Both ratios have the same numerator. In the reciprocals it becomes a common denominator, and
            fractions with a common denominator are simply added.`,
      works: value =>
        tex`\frac{(x + 1) + (y + 1)}{x + y + 1} = ${frac(inverse)} + ${frac(inverse2)} = 1 + \frac{1}{x + y + 1}
            \quad \Rightarrow \quad x + y + 1 = ${value}`,
    })`
      Add the reciprocals. Together $x + 1$ and $y + 1$ exceed $x + y + 1$ by one, so the sum exceeds $1$ by the
      reciprocal of $x + y + 1$.`;
    const few = step(calc`${frac(inverse)} * ${longer} - 1`, {
      name: text`the number of ${ones}`,
      because: text`In the first ratio $x + 1$ is the denominator. That is one more than the number of ${ones} in the
        row, so subtract $1$.`,
      works: (_v, w) => tex`x + 1 = ${frac(inverse)}(x + y + 1), \quad x = ${w}`,
    })`
      The first ratio says which part of $x + y + 1$ the number $x + 1$ is. Multiply, and subtract $1$ to find $x$.`;
    const all = find(calc`${longer} - 1`);
    const count = step(() => choices(Number(all), Number(few)), {
      because: text`All ${ones} are alike and all ${others} are alike. So an arrangement is known when the places of
            the ${ones} are known; the ${others} take the other places.`,
      works: v => tex`\binom{${all}}{${few}} = ${v}`,
    })`
        The ${row} has $x + y = ${all}$ places. Choose the places of the ${ones}.`;
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
          You counted ${all} places. The ${row} with one ${one} or ${other} more has so many; the one in the question
          has one place fewer.`,
        slip('counted_one_too_many', few, calc`${frac(inverse)} * ${longer}`)`
          You used ${few} as the number of ${ones}. The ratio gives the number with one ${one} added, so it is one too
          many.`,
        slip('ignored_order', count, all)`
          ${count} is the number of ${ones} and ${others} together. The question asks in how many ways they can be
          arranged.`,
        slip('took_like_things_for_different', count, n <= 7 && calc`${n}! / ${x}!`)`
          ${here} counts the ${others} as different. They are alike, so exchanging two of them makes no new ${row}.`,
        slip('chose_from_a_wrong_pool', count, () => choices(n - 1, Math.min(x, n - 1)))`
          ${count} is the number of arrangements with one ${other} less. The ${row} itself has $${y}$ ${others},
          because its length without the added one is $${n}$.`,
        slip('ignored_order', count, calc`${x} * ${y}`)`
          ${here} multiplies the numbers of ${ones} and ${others}. An arrangement is a choice of the places of the
          ${ones} among all $${n}$, so these choices have to be counted.`,
        slip('counted_one_too_few', few, calc`${frac(inverse)} * ${longer} - 2`)`
          You used ${few} as the number of ${ones}. From the number with one ${one} added you subtracted two instead of
          one.`,
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
    const each = step(calc`${rows} / 4`, {
      name: 'how often each of the four digits stands in a given place',
      because: text`No place in front is different from the others: exchanging two places turns each order into another
        one. So the ${rows} orders are shared equally among the four digits in each place.`,
      works: value => tex`\frac{4!}{2!} = ${rows}, \quad \frac{${rows}}{4} = ${value}`,
    })`
      Fix an even last digit. The other four digits, two of them alike, stand before it in ${rows} orders. In each of
      the four places every one of these four digits stands equally often, where the repeated digit counts as two.`;
    const places = find(1111, { name: 'the place values of four digits' });
    const one = step(calc`10 * ${places} * ${each} * (2 * ${twice} + ${odd} + ${f}) + ${rows} * ${e}`, {
      name: text`the sum of the numbers that end in ${e}`,
      because: text`A digit in front counts $10$, $100$, $1000$ or $10000$ times, by its place. Together these places
        are worth $11110 = 10 \times 1111$, and each digit stands equally often in each.`,
    })`
      First case, last digit $${e}$: the four other digits have the sum $2 \times ${twice} + ${odd} + ${f}$. Multiply it
      by how often a digit stands in a place and by the place values, and add the last digit ${rows} times.`;
    const two = step(calc`10 * ${places} * ${each} * (2 * ${twice} + ${odd} + ${e}) + ${rows} * ${f}`, {
      name: text`the sum of the numbers that end in ${f}`,
      because: text`An even number ends in one of the two even digits. Now $${e}$ stands among the digits in front, so
        their sum is another.`,
    })`
      Second case, last digit $${f}$: now $${e}$ is among the four digits in front. Find the sum in the same way.`;
    const sum = step(calc`${one} + ${two}`)`
      Every even number ends in $${e}$ or in $${f}$. Add the sums of the two cases.`;
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
          You put the four digits in front in ${here} orders. The two digits $${twice}$ are alike, so each number is
          counted twice in this way.`,
        slip('left_out_a_case', two, 0)`
          You added only the numbers that end in $${e}$. Numbers that end in $${f}$ are even too.`,
        slip('left_out_a_case', one, 0)`
          You added only the numbers that end in $${f}$. Numbers that end in $${e}$ are even too.`,
        slip('ignored_a_condition', sum, calc`${12 * 11111} * (2 * ${twice} + ${odd} + ${e} + ${f})`)`
          ${here} is the sum of all the numbers, odd ones included. Only numbers with an even last digit are asked
          for.`,
        slip('ignored_place_value', places, 11111)`
          You gave the four digits in front the place values $${places}$, five of them. The last place belongs to the
          even digit, so only four are left.`,
        slip('ignored_a_condition', sum, calc`${24 * 11111} * (2 * ${twice} + ${odd} + ${e} + ${f}) / 5`)`
          ${here} takes two fifths of the sum of all numbers. The even ones have larger or smaller digits in front
          than the average.`,
        slip('ignored_place_value', places, 111)`
          You gave the digits in front the place values $${places}$, only three of them. Four digits stand in front of
          the last one.`,
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
