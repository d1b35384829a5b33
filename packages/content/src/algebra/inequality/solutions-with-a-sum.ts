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
    revision: 3, // No option is tied to the key at a glance.
    untied: true,
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
    const over = step(above, {
      name: text`the larger end`,
      because: text`A sum that begins at $${a}$ is hard to read off, but from $1$ on there is the formula
        $\frac{k(k + 1)}{2}$. The numbers that were added are the ones below $${a}$, which the given sum does not
        hold.`,
      works: value =>
        tex`\frac{k(k + 1)}{2} = ${sumOf(p)} + ${upTo(a - 1)} = ${sumOf(p) + upTo(a - 1)}, \quad k = ${value}`,
    })`
      First let $k$ be the larger end. The integers from $1$ to $${a - 1}$ have the sum $${upTo(a - 1)}$. Add them: then
      the integers from $1$ to $k$ have the sum $${sumOf(p) + upTo(a - 1)}$.`;
    const under = step(below, {
      name: text`the smaller positive end`,
      because: text`Counting down from $${a}$, the integers from $k$ to $${a}$ are those from $1$ to $${a}$ without the
        ones below $k$. So the part that is missing is known, and it ends at $k - 1$.`,
      works: value =>
        tex`\frac{k(k - 1)}{2} = ${upTo(a)} - ${sumOf(p)} = ${upTo(a) - sumOf(p)}, \quad k = ${value}`,
    })`
      Then let $k$ be the smaller end, still positive. The integers from $1$ to $${a}$ have the sum $${upTo(a)}$.
      Subtract the given sum: what is left is the sum of the integers from $1$ to $k - 1$.`;
    const least = step(calc`1 - ${under}`, {
      name: text`the negative end`,
      because: text`For example $3 + 2 + 1 + 0 - 1 - 2 - 3 = 0$. Not down to $-${under}$: then $${under}$ itself would
        be cancelled too.`,
      works: value => tex`${value} + \dots + ${under.sub(1)} = 0, \quad k = ${value}`,
    })`
      The quadratic for the smaller end has a second root, which is not positive. Going further down past $${under}$,
      the positive integers below it and their negatives add up to zero, so the sum comes up once more.`;
    const sum = step(calc`${over} + ${under} + (${least})`)`
      The question asks for the sum of all possible values of $k$: add the three ends.`;
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
          You found only $${over}$ and $${under}$. Below zero, positive and negative integers cancel in pairs, so the
          same sum comes up at one more end.`,
        slip('counted_one_too_many', least, calc`0 - ${under}`)`
          You counted down to $-${under}$. Then $${under}$ is cancelled too and the sum is $${under}$ too small; only
          the positive numbers below $${under}$ may be cancelled.`,
        slip('left_out_a_case', sum, calc`${over} + ${least}`)`
          You added only $${over}$ and $${least}$. Counting down from $${a}$, the sum is reached at $k = ${under}$
          already, so this value counts as well.`,
        slip('wrong_sign', sum, calc`${over} + ${under} - ${least}`)`
          You subtracted $${least}$ instead of adding it, which gives $${sum}$. The end is a negative number and has to
          be added with its sign.`,
        slip('counted_one_too_many', over, calc`${over} + 1`)`
          You let the larger end be one too large. Then the integers from the fixed end up to it add up to more than
          $${sumOf(p)}$.`,
        slip('counted_one_too_few', over, calc`${over} - 2`)`
          You let the larger end be $${over}$. The integers from $${a}$ to $${over}$ add up to only
          $${sumOf(p) - 2 * over.valueOf() - 3}$, which is less than $${sumOf(p)}$.`,
      ],
      snapRead: text`A stretch of integers with one fixed end has a given sum; the other end may lie on either side.`,
      approach: text`The fixed end is $${a}$; the other end lies above or below it. For an end below, the equation has
        a negative root too, since negative and positive integers cancel. Find all ends, then add them.`,
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
