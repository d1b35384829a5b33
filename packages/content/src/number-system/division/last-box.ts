import { isCount, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { countUpTo } from '../whole.ts';

interface LastBox {
  /** Things that are packed, d to a box, with `from` ≤ d ≤ `to`. */
  n: number;
  from: number;
  to: number;
  frame: number;
}

/** The most boxes that are full, with the smallest size. */
const mostFull = ({ n, from }: LastBox) => Math.floor((n - 1) / from);
/** Sizes for `full` full boxes and one more than half full: n ÷ (full + 1) < d < 2n ÷ (2 full + 1). */
const ends = ({ n, from, to }: LastBox, full: number): readonly [number, number] => [
  Math.max(from, Math.floor(n / (full + 1)) + 1),
  Math.min(to, Math.ceil((2 * n) / (2 * full + 1)) - 1),
];
const countAt = (p: LastBox, full: number) => {
  const [low, high] = ends(p, full);
  return Math.max(0, high - low + 1);
};
/** For each number of full boxes, from 1, how many sizes fit. */
const counts = (p: LastBox, most: number) => Array.from({ length: most }, (_, i) => q(countAt(p, i + 1)));
const sizes = (p: LastBox, fits: (d: number) => boolean) => countUpTo(p.to, d => d >= p.from && fits(d));

/** What the story calls the part that is left, and its states. */
const stories = [
  {
    there: 'there are',
    whole: ' full boxes',
    one: 'there is only one full box',
    last: 'the last box',
    holds: 'holds',
    exact: 'the last box is exactly half full',
    less: 'the last box is less than half full',
    none: 'all boxes are full',
  },
  {
    there: 'the quotient is',
    whole: '',
    one: 'the quotient is only 1',
    last: 'the remainder',
    holds: 'is',
    exact: 'the remainder is exactly half of the divisor',
    less: 'the remainder is smaller than half of the divisor',
    none: 'there is no remainder',
  },
  {
    there: 'there are',
    whole: ' full rows',
    one: 'there is only one full row',
    last: 'the last row',
    holds: 'has',
    exact: 'the last row is exactly half a row',
    less: 'the last row is shorter than half a row',
    none: 'all rows are complete',
  },
] as const;

const moreThanHalf = form<LastBox>(
  'sizes-with-the-last-box-more-than-half-full',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AL.INQ.3', 'NS.NUM.5'],
    entry: true,
    verify: ({ n, from, to }) => {
      let found = 0;
      for (let d = from; d <= to; d += 1) {
        let left = n;
        while (left >= d) left -= d;
        if (left + left > d) found += 1;
      }
      return q(found);
    },
  },
  (p, { step }) => {
    const { n, from, to, frame } = p;
    const { there, whole, one, last, holds, exact, less, none } = stories[frame as 0 | 1 | 2];
    const most = step(mostFull(p), {
      name: text`the largest number $k$ that can occur`,
      works: value => tex`\frac{d}{2} < ${n} - kd < d \; \Rightarrow \;
        \frac{${n}}{k + 1} < d < \frac{${2 * n}}{2k + 1}; \qquad k < \frac{${n}}{${from}} \; \Rightarrow \; k \le
        ${value}`,
    })`
      Suppose ${there} $k$${whole}. Then ${last} ${holds} $${n} - kd$, and this has to lie between $\frac{d}{2}$ and
      $d$. Solve both inequalities for $d$. As $d$ is at least $${from}$, there are few values of $k$.`;
    const fitting = step(
      counts(p, Number(most)),
      value =>
        tex`${value
          .map((count, i) => {
            const [low, high] = ends(p, i + 1);
            const sizesTex = low === high ? `d = ${low}` : `d = ${low} \\text{ to } ${high}`;
            return `k = ${i + 1}: \\; ${count.equals(0) ? '' : `${sizesTex}, \\; `}${count}`;
          })
          .join(' \\qquad ')}`,
    )`
      Take these values of $k$ one by one. List the whole numbers $d$ between the two bounds that are also from
      $${from}$
      to $${to}$, and count them.`;
    const total = step(sumOf(fitting), value => tex`${fitting.join(' + ')} = ${value}`)`
      Each $d$ belongs to one $k$ only, so add the counts.`;
    const [low, high] = ends(p, countAt(p, 2) > 1 ? 2 : 1);
    return {
      answer: total,
      stem:
        frame === 0
          ? text`$${n}$ laddoos are packed in boxes of $d$, one box after the other, where $d$ is an integer from
          $${from}$ to $${to}$. For how many values of $d$ is the last box more than half full, but not full?`
          : frame === 1
            ? text`For how many integers $d$ from $${from}$ to $${to}$ does $${n}$ leave a remainder greater than
          $\frac{d}{2}$ when it is divided by $d$?`
            : text`The $${n}$ seats of a hall are arranged in rows of $d$ seats; only the last row may be shorter. With
          $${from} \le d \le ${to}$, for how many values of $d$ is the last row incomplete, but longer than half a
          row?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip(
          'let_in_an_end_point',
          total,
          sizes(p, d => 2 * (n % d) >= d),
        )`
          Your $${total}$ values of $d$ include those for which ${exact}. It has to be more than half.`,
        slip('left_out_an_end_point', most, calc`${mostFull(p)} - 1`)`
          You stopped one case too early: for the smallest values of $d$ ${there} $${mostFull(p)}$${whole}.`,
        slip(
          'gave_the_complement',
          total,
          sizes(p, d => n % d > 0 && 2 * (n % d) < d),
        )`
          For your $${total}$ values of $d$ ${less}; more than half is asked for.`,
        slip(
          'let_in_zero',
          total,
          sizes(p, d => n % d === 0 || 2 * (n % d) > d),
        )`
          Your $${total}$ values include the divisors of $${n}$. For them ${none}.`,
        slip(
          'counted_gaps_for_numbers',
          fitting,
          fitting.map(count => (count.equals(0) ? count : count.sub(1))),
        )`
          You subtracted the smallest $d$ of each interval from the largest. That loses one value every time and leads
          to
          $${total}$.`,
        slip(
          'rounded_the_wrong_way',
          fitting,
          fitting.map((count, i) => (Math.floor(n / (i + 2)) >= from ? count.add(1) : count)),
        )`
          You rounded the lower bounds down and found $${total}$ values. So $d = ${Math.floor(n / 2)}$, for example,
          was
          counted, where ${n % 2 === 0 ? none : less}.`,
        slip('left_out_a_case', most, 1)`
          For your $${total}$ values of $d$ ${one}. Smaller values of $d$ give other cases in which the rest is
          large.`,
        slip('assumed_equal_parts', total, calc`floor((${to} - ${from} + 1) / 2)`)`
          ${here} is a guess that every second $d$ fits. The values that fit form intervals of different lengths.`,
      ],
      snapRead: text`$${n}$ is divided by an unknown $d$ in a range, and what is left has to be more than half of $d$:
        write it as two inequalities, one pair for each quotient.`,
      approach: text`For a fixed quotient the condition is a lower and an upper bound for $d$. The range of $d$ allows
        only a few quotients, so go through them one by one and count the values of $d$.`,
      check: text`$d = ${low}$ leaves $${n % low}$ and $d = ${high}$ leaves $${n % high}$, more than half in both
      cases,
        while $d = ${low - 1}$ leaves only $${n % (low - 1)}$. So the bounds are right at the ends.`,
      principle: text`A condition on the size of a remainder gives two bounds for the divisor, one interval for each
        quotient.`,
    };
  },
);

/** NS.REM.1 Hard: a remainder above half of the divisor. */
export const lastBoxMoreThanHalfFull: readonly AnyTemplate[] = situation<LastBox>({
  type: 'NS.REM.1',
  situation: 'last-box',
  tries: 60,
  draw: draw => {
    const n = draw.int(90, 260);
    const p = {
      n,
      from: draw.int(Math.ceil(n / 5.6), Math.floor(n / 3.2)),
      to: draw.int(Math.ceil(n * 0.52), Math.floor(n * 0.8)),
      frame: draw.int(0, 2),
    };
    const list = counts(p, mostFull(p)).map(Number);
    return mostFull(p) >= 3 && list.every(count => count > 0) ? p : null;
  },
  forms: [moreThanHalf],
});
