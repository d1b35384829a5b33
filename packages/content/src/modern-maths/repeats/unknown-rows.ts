import { choices } from '../../counting.ts';
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
];
