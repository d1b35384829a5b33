import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Stretch {
  /** The integers from a to `above` and those from `below` to a, with 1 < below < a, have the same sum. */
  a: number;
  above: number;
  below: number;
  way: boolean;
}

const upTo = (n: number) => (n * (n + 1)) / 2;
const sumOf = ({ a, above }: Stretch) => upTo(above) - upTo(a - 1);

/** All stretches with equal sums on both sides of a. */
const stretches = Array.from({ length: 38 }, (_, i) => i + 5).flatMap(a =>
  Array.from({ length: a - 2 }, (_, i) => i + 2).flatMap(below => {
    const rest = a * a - upTo(below - 1);
    const above = Math.round((Math.sqrt(8 * rest + 1) - 1) / 2);
    return upTo(above) === rest && above > a ? [{ a, above, below }] : [];
  }),
);

const ends = form<Stretch>(
  'sum-of-the-possible-ends',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.SEQ.1', 'AL.QUA.3'],
    entry: true,
    verify: p => {
      const found: number[] = [];
      for (let k = -300; k <= 300; k += 1) {
        let sum = 0;
        for (let x = Math.min(k, p.a); x <= Math.max(k, p.a); x += 1) sum += x;
        if (sum === sumOf(p)) found.push(k);
      }
      return found.reduce((all, k) => all + k, 0);
    },
  },
  (p, { step }) => {
    const { above, a, below, way } = p;
    const over = step(
      above,
      value =>
        tex`\frac{k(k + 1)}{2} = ${sumOf(p)} + ${upTo(a - 1)} = ${sumOf(p) + upTo(a - 1)}, \quad k = ${value}`,
    )`
      First let $k$ be the larger end. The integers from $1$ to $${a - 1}$ have the sum $${upTo(a - 1)}$. Add them: then
      the integers from $1$ to $k$ have the sum $${sumOf(p) + upTo(a - 1)}$.`;
    const under = step(
      below,
      value => tex`\frac{k(k - 1)}{2} = ${upTo(a)} - ${sumOf(p)} = ${upTo(a) - sumOf(p)}, \quad k = ${value}`,
    )`
      Then let $k$ be the smaller end, still positive. The integers from $1$ to $${a}$ have the sum $${upTo(a)}$.
      Subtract
      the given sum: what is left is the sum of the integers from $1$ to $k - 1$.`;
    const least = step(
      calc`1 - ${under}`,
      value => tex`${value} + \dots + ${under.sub(1)} = 0, \quad k = ${value}`,
    )`
      The same equation has a second root: further down, negative integers cancel the positive ones just below the
      positive end.`;
    const sum = step(calc`${over} + ${under} + (${least})`)`
      Add the three values.`;
    return {
      answer: sum,
      stem: way
        ? text`The integers $x$ with $(x - ${a})(x - k) \le 0$ have the sum $${sumOf(p)}$, where $k$ is an integer. What
          is the sum of all possible values of $k$?`
        : text`All integers from $${a}$ to $k$, counting up or down and both included, are added, and the sum is
          $${sumOf(p)}$. Find the sum of all integers $k$ for which this happens.`,
      show: plain,
      plausible: value => value.valueOf() > 3,
      slips: [
        slip('forgot_negative_numbers', least, 0)`
          Only $${over}$ and $${under}$ were found; below zero the integers cancel in pairs, and the sum comes up once
          more.`,
        slip('counted_one_too_many', least, calc`0 - ${under}`)`
          Down to $-${under}$ the sum loses $${under}$ itself; only the numbers below $${under}$ may be cancelled.`,
        slip('left_out_a_case', sum, calc`${over} + ${least}`)`
          $${over}$ and $${least}$ were added, but $k = ${under}$, between them, gives the sum too.`,
        slip('wrong_sign', sum, calc`${over} + ${under} - ${least}`)`
          The value $${least}$ was added without its sign.`,
        slip('counted_one_too_many', over, calc`${over} + 1`)`
          For the larger end $k$ was taken one too large: then the sum is more than $${sumOf(p)}$.`,
        slip('counted_one_too_few', over, calc`${over} - 2`)`
          Up to $${over}$ the integers add up to $${sumOf(p) - 2 * over.valueOf() - 3}$ only.`,
      ],
      snapRead: text`A stretch of integers with one fixed end has a given sum; the other end may lie on either side.`,
      approach: text`Split by the side on which the free end lies. Below, the equation for it has a negative root too,
        since negative and positive integers cancel.`,
      faster: text`The running sums from $${a}$ are differences of triangular numbers: $${upTo(above)} - ${upTo(a - 1)}
        = ${upTo(a)} - ${upTo(below - 1)} = ${sumOf(p)}$, and $${upTo(below - 1)}$ belongs to $${below - 1}$ and to
        $-${below}$.`,
      check: text`$${a} + \dots + ${above} = ${sumOf(p)}$, $${below} + \dots + ${a} = ${sumOf(p)}$, and from
        $${1 - below}$ to $${below - 1}$ all cancel.`,
      principle: text`When one end of a stretch of integers is free, look on both sides of the fixed end, and below zero
        too.`,
    };
  },
);

/** AL.INQ.3 Hard: an interval with a free end, and the sum of its integers. */
export const solutionsWithASum: readonly AnyTemplate[] = situation<Stretch>({
  type: 'AL.INQ.3',
  situation: 'solutions-with-a-sum',
  draw: draw => ({ ...draw.pick(stretches), way: draw.chance(0.5) }),
  forms: [ends],
});
