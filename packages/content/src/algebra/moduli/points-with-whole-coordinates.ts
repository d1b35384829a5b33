import { sumOf, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Points {
  /** The sum of the moduli with the coefficient b at the last of them, up to n. */
  b: number;
  n: number;
  frame: number;
}

const times = (b: number, of: string) => `${b === 1 ? '' : b}${of}`;
const isMultiple = ({ b, n }: Points) => n % b === 0;
/** Values of the last modulus above 0 that leave something for the others. */
const inner = ({ b, n }: Points) => upTo((n - 1) / b);

const pointsOnTheBorder = form<Points>(
  'points-on-the-border',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: ({ b, n }) => {
      let count = 0;
      for (let x = -n; x <= n; x += 1)
        for (let y = -n; y <= n; y += 1) if (Math.abs(x) + b * Math.abs(y) === n) count += 1;
      return count;
    },
  },
  (p, { step, find }) => {
    const { b, n, frame } = p;
    const equation = tex`|x| + ${times(b, '|y|')} = ${n}`;
    const middle = step(inner(p).length, {
      because: text`Once $|y|$ is chosen, $|x|$ is what is left of $${n}$, so each value of $|y|$ gives one value of
        $|x|$. Numbers that are not $0$ all have two signs, so they can be counted together.`,
      name: 'the values of the second modulus with both numbers different from 0',
      works: value => tex`1 \le |y| \le ${inner(p).length}: \quad ${value}`,
    })`
      Begin with pairs in which neither number is $0$. Count the values of $|y|$, from $1$ on, that leave something
      positive for $|x|$.`;
    const signs = find(4, { name: 'the choices of signs' });
    const free = step(calc`${signs} * ${middle}`, {
      name: 'the pairs without a zero',
      because: text`A number that is not $0$ has two signs, and the two signs are chosen independently.`,
    })`
      Each of these values stands for four pairs, as $x$ and $y$ may both be positive or negative.`;
    const zeros = step(isMultiple(p) ? 4 : 2, {
      because: text`$0$ and $-0$ are the same number. So only the other number of the pair can change its sign: two
        pairs, not four.`,
      name: 'the pairs with a zero',
      works: value =>
        isMultiple(p)
          ? tex`y = 0: \; x = \pm ${n}; \quad x = 0: \; y = \pm ${n / b}; \quad ${value}`
          : tex`y = 0: \; x = \pm ${n}; \quad x = 0: \; |y| = \frac{${n}}{${b}} \text{ is not whole}; \quad ${value}`,
    })`
      Now take the pairs with a zero. Zero has no sign, so each such case gives only two pairs.`;
    const answer = step(calc`${free} + ${zeros}`)`
      Every solution either has a zero or has none. Add the two kinds.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`How many pairs $(x, y)$ of integers satisfy $${equation}$?`
          : frame === 1
            ? text`Find the number of points with two integer coordinates that lie on the graph of $${equation}$.`
            : frame === 2
              ? text`Meera writes down all solutions of $${equation}$ in which $x$ and $y$ are integers, negative ones
                and zero included. What is the number of these solutions?`
              : text`The equation $${equation}$ is a closed line in the coordinate plane. Through how many points whose
                coordinates are both integers does it pass?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('counted_twice', zeros, calc`4 * ${isMultiple(p) ? 2 : 1}`)`
          You counted $${zeros}$ pairs with a zero, four signs for each case. A zero has no sign, so each of these cases
          makes two pairs.`,
        slip('forgot_zero', zeros, 0)`
          $${answer}$ leaves out all pairs in which one of the numbers is $0$. Zero is an integer, and such pairs
          satisfy the equation too.`,
        slip('forgot_negative_numbers', answer, calc`${middle} + ${isMultiple(p) ? 2 : 1}`)`
          ${here} counts only the pairs without negative numbers. Each number that is not $0$ may also be negative.`,
        slip('counted_order', signs, b > 1 && 8)`
          Each pair without a zero was counted a second time with $x$ and $y$ exchanged. The exchanged pair satisfies
          another
          equation, because of the coefficient $${b}$.`,
        slip('did_not_double', signs, 2)`
          You changed the sign of only one of the two numbers, which makes $${free}$ pairs without a zero. The other
          one may be negative as well.`,
        slip('left_out_an_end_point', middle, inner(p).length - 1)`
          You counted only $${middle}$ values of $|y|$ between the pairs with a zero. The last value that leaves
          something positive for $|x|$ is missing.`,
        slip('left_out_a_case', zeros, isMultiple(p) && 2)`
          The pairs with $x = 0$ were left out. Both $x = 0$ and $y = 0$ are possible.`,
        slip('let_in_an_end_point', middle, inner(p).length + 1)`
          You counted $${middle}$ values of $|y|$. For the last of them nothing positive is left for $|x|$.`,
      ],
      snapRead: text`Integer solutions of an equation with two moduli: signs double, zero does not.`,
      approach: text`Count the pairs without a zero and multiply by the four choices of signs. Then add the pairs with
        a zero, which have fewer signs.`,
      check: text`For $y = 0$ there are $2$ pairs, for each value of $|y|$ from $1$ to $${inner(p).length}$ four${
        isMultiple(p) ? text`, and for $|y| = ${n / b}$ again $2$` : ''
      }:
        $2 + 4 \times ${inner(p).length} ${isMultiple(p) ? '+ 2' : ''} = ${
          4 * inner(p).length + (isMultiple(p) ? 4 : 2)
        }$.`,
      principle: text`In counts with moduli treat zero separately: every other number comes with two signs.`,
    };
  },
);

const pointsInside = form<Points>(
  'points-of-the-region',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AL.SEQ.1'],
    verify: ({ b, n }) => {
      let count = 0;
      for (let x = -n; x <= n; x += 1)
        for (let y = -n; y <= n; y += 1) if (Math.abs(x) + b * Math.abs(y) <= n) count += 1;
      return count;
    },
  },
  (p, { step, find }) => {
    const { b, n, frame } = p;
    const region = tex`|x| + ${times(b, '|y|')} \le ${n}`;
    const top = Math.floor(n / b);
    const middle = step(calc`2 * ${n} + 1`, {
      because: text`For $y = 0$ the whole $${n}$ is left for $|x|$. From $-${n}$ to $${n}$ there are $${n}$ negative
        numbers, $${n}$ positive ones and zero.`,
      name: 'the points on the middle row',
      works: (_v, w) => tex`y = 0: \quad -${n} \le x \le ${n}, \quad ${w}`,
    })`
      Count row by row. On the row $y = 0$ the number $x$ runs from $-${n}$ to $${n}$, zero included.`;
    const rows = upTo(top).map(j => 2 * (n - b * j) + 1);
    const above = step(sumOf(rows), {
      name: 'the points above the middle row',
      works: value =>
        tex`y = 1, 2, \dots, ${top}: \quad
          ${
            rows.length > 5
              ? `${rows.slice(0, 3).join(' + ')} + \\dots + ${rows.at(-1) ?? 0}`
              : rows.join(' + ')
          } = ${value}`,
      because: text`Each row up shortens the row by ${2 * b} points, so the numbers are in arithmetic progression.`,
    })`
      On the row with $y = j$ the modulus $|x|$ is at most $${n} - ${times(b, 'j')}$, so the row has twice this number
      of points and one more for $x = 0$. Add the rows $j = 1, 2, \dots$ above the middle one.`;
    const sides = find(2, { name: 'the sides' });
    const answer = step(calc`${middle} + ${sides} * ${above}`, {
      because: text`Changing the sign of $y$ keeps $|y|$, so each row above has an equal row below. The middle row is
        its own partner.`,
    })`
      Below the middle row there are as many points as above. Add the middle row once and the other rows twice.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`How many points with integer coordinates lie in the region $${region}$, its border included?`
          : frame === 1
            ? text`Find the number of ordered pairs of integers $(x, y)$ with $${region}$.`
            : frame === 2
              ? text`In a garden plan, a tree stands at every point $(x, y)$ with integers $x$ and $y$ that satisfy
                $${region}$. What is the total number of trees?`
              : text`For integers $x$ and $y$ the condition $${region}$ is given. Count all pairs, with zero and
                negative numbers, that meet it.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(n),
      slips: [
        slip('did_not_double', sides, 1)`
          The $${above}$ points of the rows above the $x$-axis were added to the middle row once. Below the axis
          there are as many.`,
        slip('counted_twice', answer, calc`2 * (${middle} + ${above})`)`
          ${here} counts the row on the $x$-axis twice. Only the rows above and below come in pairs.`,
        slip('forgot_zero', middle, calc`2 * ${n}`)`
          You left out the point with $x = 0$ on the $x$-axis, so this row has only $${middle}$ points. Zero is an
          integer between $-${n}$ and $${n}$ too.`,
        slip('left_out_an_end_point', answer, () => {
          const less = upTo((n - 1) / b).map(j => 2 * (n - 1 - b * j) + 1);
          return q(2 * (n - 1) + 1 + 2 * sumOf(less));
        })`
          $${answer}$ leaves out the points on the border, which belong to the region.`,
        slip('forgot_zero', above, sumOf(rows.map(row => row - 1)))`
          You left out the points with $x = 0$ in the rows above the axis, which leaves $${above}$ points there. Each
          row has one such point.`,
        slip('mixed_up_length_area_and_volume', answer, (2 * n * n) % b === 0 && calc`2 * ${n}^2 / ${b}`)`
          ${here} is the area of the region in square units. Points are counted one by one, and those on the border
          count in full.`,
        slip('counted_twice', answer, calc`4 * ${n + 1 + sumOf(rows.map(row => (row + 1) / 2))}`)`
          ${here} takes four times the points of one quarter with both its axes. The points on the axes are then
          counted twice.`,
        slip('ignored_the_leading_coefficient', answer, b > 1 && calc`2 * ${n}^2 + 2 * ${n} + 1`)`
          The coefficient $${b}$ was left out, so the rows were shortened by $2$ points only from one to the next:
          ${here}.`,
        slip('took_the_figure_for_special', answer, calc`(2 * ${n} + 1) * (2 * ${top} + 1)`)`
          ${here} gives every row as many points as the middle one. The rows get shorter towards the top.`,
      ],
      snapRead: text`Points with integer coordinates inside a rhombus: count them row by row.`,
      approach: text`On each horizontal row the points run from one side to the other. The row on the axis stands
        alone, all others come in pairs.`,
      faster: text`The rows above form an arithmetic progression from $${rows[0] ?? 0}$ to $${rows.at(-1) ?? 0}$ with
        ${rows.length} terms: double its sum and add $${2 * n + 1}$.`,
      check: () => {
        const columns = upTo(n).map(x => 2 * Math.floor((n - x) / b) + 1);
        return text`Counted along vertical lines: $x = 0$ has ${2 * top + 1} points, and the lines to the right have
          $${sumOf(
            columns,
          )}$ together, as many as those to the left: $${2 * top + 1} + 2 \times ${sumOf(columns)} = ${
            2 * top + 1 + 2 * sumOf(columns)
          }$.`;
      },
      principle: text`Count points of a symmetric region by rows: the row on the axis once, every other row twice.`,
    };
  },
);

/** AL.MOD.7: integer points and solutions with moduli. */
export const pointsWithWholeCoordinates: readonly AnyTemplate[] = [
  ...situation<Points>({
    type: 'AL.MOD.7',
    situation: 'integer-points-on-a-rhombus',
    tries: 60,
    draw: draw => {
      const p = { b: draw.pick([1, 2, 2, 3, 3, 4, 5]), n: draw.int(7, 40), frame: draw.int(0, 3) };
      return p.n > 4 * p.b ? p : null;
    },
    forms: [pointsOnTheBorder],
  }),
  ...situation<Points>({
    type: 'AL.MOD.7',
    situation: 'integer-points-in-a-rhombus',
    tries: 60,
    draw: draw => {
      const p = { b: draw.pick([1, 2, 2, 3, 3, 4]), n: draw.int(6, 18), frame: draw.int(0, 3) };
      return p.n > 3 * p.b ? p : null;
    },
    forms: [pointsInside],
  }),
];
