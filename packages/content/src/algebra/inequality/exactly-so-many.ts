import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Many {
  /** Exactly n integers satisfy ax² − bx ≤ k. */
  a: number;
  b: number;
  n: number;
  frame: number;
}

const at = ({ a, b }: Many, x: number) => a * x * x - b * x;
/** Integers by their distance from the axis. */
const ordered = (p: Many) => Array.from({ length: 60 }, (_, i) => i - 20).sort((x, y) => at(p, x) - at(p, y));

const lengthOfRange = form<Many>(
  'length-of-the-range-of-a-bound',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.7', 'AL.INQ.1'],
    verify: p => {
      // k goes up in fifths of one: how many of them admit exactly n integers?
      let steps = 0;
      for (let k = -400; k < 6000; k += 1) {
        const bound = k / 5 + 0.1;
        let count = 0;
        for (let x = -40; x <= 60; x += 1) if (at(p, x) <= bound) count += 1;
        if (count === p.n) steps += 1;
        if (count > p.n) break;
      }
      return q(steps, 5);
    },
  },
  (p, { step, write, find }) => {
    const { a, b, n, frame } = p;
    const row = ordered(p);
    const [last, next, after, before] = [row[n - 1] ?? 0, row[n] ?? 0, row[n + 1] ?? 0, row[n - 2] ?? 0];
    const f = polynomialTex([a, -b, 0]);
    write(tex`x = \frac{${b}}{2 \times ${a}} = ${q(b, 2 * a)}`, {
      because: text`Two numbers at the same distance from the axis have the same value. So the values of the integers
        can be ordered by distance alone, without computing them all.`,
    })`
      The graph of $${f}$ is a parabola that opens upwards. Find its axis. The nearer an integer is to the axis, the
      smaller is its value.`;
    const mth = find(last, { name: `the integer that comes in as number ${n}` });
    const least = step(calc`${a} * ${mth}^2 - ${b} * ${mth}`, {
      because: text`With $k$ at the value of the last of them, this integer just satisfies the inequality, and all
        nearer ones do too. A smaller $k$ would lose it.`,
      name: text`the least value of $k$`,
      works: (_v, w) => tex`${row.slice(0, n)}: \quad x = ${mth}, \quad ${w}`,
    })`
      When $k$ grows, integers come in one after the other, the nearest first, from the two sides in turn. List the
      first $${n}$ and find the value of the last of them: from this $k$ on there are $${n}$ solutions.`;
    const newcomer = find(next, { name: `the integer that comes in as number ${n + 1}` });
    const end = step(calc`${a} * ${newcomer}^2 - ${b} * ${newcomer}`, {
      name: text`the value of $k$ at which one integer more comes in`,
      works: (_v, w) => tex`x = ${newcomer}: \quad ${w}`,
      because: text`$${n}$ solutions means that the next integer must not be let in yet. It lies on the other side of
        the axis from the last one, because it is the next in distance.`,
    })`
      The next integer in this order is one solution too many. Find its value.`;
    const length = step(calc`${end} - ${least}`, {
      because: text`At its own value an integer is let in, since the inequality allows equality. So the lower end
        belongs to the interval and the upper end does not; the length is the same either way.`,
      works: (_v, w) => tex`${least} \le k < ${end}: \quad ${w}`,
    })`
      Exactly $${n}$ integers satisfy the inequality for all $k$ from the value of the last integer up to the value of
      the next one. Find the length of this interval.`;
    return {
      answer: length,
      stem: wording(
        frame,
        text`The inequality $${f} \le k$, where $k$ is a real number, is satisfied by exactly $${n}$ integers $x$. The
          values of $k$ for which this is so form an interval. What is its length?`,
        text`If $k$ is any number of a certain interval, and no other, exactly $${n}$ integers satisfy $${f} - k \le
          0$. How long is this interval?`,
        text`For real $k$ let $N$ be the number of integers $x$ with $${f} \le k$. By how much can two numbers $k$ with
          $N = ${n}$ differ? Give the number that the difference comes as near to as one likes, but does not reach.`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('assumed_a_symmetry', newcomer, last > next ? last + 1 : last - 1)`
          After $x = ${last}$ you let $x = ${newcomer}$ come in, on the same side of the axis. An integer on the other
          side is nearer to the axis.`,
        slip('counted_one_too_few', length, () => q(at(p, last) - at(p, before)))`
          $${length}$ is the length for $${n - 1}$ integers: the list was one short.`,
        slip('counted_one_too_many', length, () => q(at(p, after) - at(p, next)))`
          $${length}$ is the length for $${n + 1}$ integers: the list was one too long.`,
        slip('forgot_zero', length, () => {
          const rest = row.filter(x => x !== 0);
          return q(at(p, rest[n] ?? 0) - at(p, rest[n - 1] ?? 0));
        })`
          Without $0$ in the list the length would be $${length}$. $0$ is an integer and satisfies the inequality.`,
        slip('forgot_negative_numbers', length, () => q(at(p, n + 1) - at(p, n)))`
          You listed positive integers only, $1, 2, 3, \dots$, and came to $${length}$. Negative integers and $0$
          count too.`,
        slip('answered_another_quantity', length, () => q(at(p, last)).abs())`
          $${length}$ is the value at which the interval begins. Its length is asked.`,
        slip('left_out_a_case', newcomer, after)`
          You took $x = ${newcomer}$ for the next integer. Before it $x = ${next}$ comes in, and that is already one too
          many.`,
      ],
      snapRead: text`The number of integer solutions is known, the bound is not: order the integers by their values.`,
      approach: text`Raise $k$ slowly. Each integer comes in at its own value, in the order of the distances from the
        axis of the parabola. The wanted interval lies between the coming of one integer and of the next.`,
      check: () => {
        const [low, high] = [at(p, last), at(p, next)];
        return text`For $k = ${low}$ the solutions are the $${n}$ integers from $${Math.min(...row.slice(0, n))}$ to
          $${Math.max(...row.slice(0, n))}$; $x = ${next}$ gives $${high}$, which is $${high - low}$ more than
          $${low}$.`;
      },
      principle: text`If the number of integer solutions is given, order the integers by their values: the bound lies
        between two neighbours of this order.`,
    };
  },
);

/** AL.INQ.3 Hard: how far a bound can move while the number of integer solutions stays. */
export const exactlySoMany: readonly AnyTemplate[] = situation<Many>({
  type: 'AL.INQ.3',
  situation: 'exactly-so-many-integers',
  tries: 20,
  draw: draw => {
    const p = { a: draw.int(2, 5), b: draw.int(3, 24), n: draw.int(4, 8), frame: draw.int(0, 2) };
    const row = ordered(p);
    const values = row.slice(0, p.n + 2).map(x => at(p, x));
    return p.b % p.a !== 0 &&
      new Set(values).size === p.n + 2 &&
      (row[p.n - 1] ?? 0) !== 0 &&
      (row[p.n] ?? 0) !== 0
      ? p
      : null;
  },
  forms: [lengthOfRange],
});
