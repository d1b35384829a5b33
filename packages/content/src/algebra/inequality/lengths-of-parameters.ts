import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Windows {
  /** |k − bx| ≤ c for integers x from the root r to the root s. */
  b: number;
  c: number;
  r: number;
  s: number;
  frame: number;
}

const lengthWithOne = form<Windows>(
  'length-with-exactly-one-integer',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.MOD.2', 'AL.INQ.1'],
    verify: ({ b, c, r, s }) => {
      let tenths = 0;
      for (let i = 10 * (b * r - c); i < 10 * (b * s + c); i += 1) {
        const k = i / 10 + 0.05;
        let count = 0;
        for (let x = r; x <= s; x += 1) if (Math.abs(k - b * x) <= c) count += 1;
        if (count === 1) tenths += 1;
      }
      return q(tenths, 10);
    },
  },
  ({ b, c, r, s, frame }, { step, find }) => {
    const quadratic = polynomialTex([1, -(r + s), r * s]);
    const count = step(calc`${s} - ${r} + 1`, {
      name: 'the number of integers that satisfy the quadratic inequality',
      works: (_v, w) => tex`(x - ${r})(x - ${s}) \le 0, \quad ${r} \le x \le ${s}: \quad ${w}`,
    })`
      Factorise the quadratic. It is not positive from one root to the other, both included. Count the integers there.`;
    const half = find(c);
    const width = step(calc`2 * ${half}`, {
      name: text`the length of the interval of $k$ for one integer`,
      works: (_v, w) => tex`${b}x - ${c} \le k \le ${b}x + ${c}: \quad ${w}`,
      because: text`The condition $|k - ${b}x| \le ${c}$ can be read both ways: for a given $k$ it limits $x$, and for
        a given $x$ it limits $k$. There are few integers $x$ and endlessly many $k$, so the second reading is easier.`,
    })`
      Change the roles: fix an integer $x$ and ask for which $k$ it satisfies the other inequality. These $k$ form an
      interval around $${b}x$.`;
    const overlap = step(calc`${width} - ${b}`, {
      name: 'the part in which two neighbouring intervals overlap',
      because: text`From one integer to the next the interval moves by $${b}$, which is less than its length. Two
        steps move it by $${2 * b}$, more than its length, so never do three intervals overlap.`,
    })`
      Neighbouring integers have intervals that are $${b}$ apart. They overlap, because the intervals are longer than
      that.`;
    const twice = find(2, { name: 'how often an overlap is taken off' });
    const total = step(calc`${count} * ${width} - ${twice} * (${count} - 1) * ${overlap}`, {
      name: text`the total length of the $k$ with exactly one integer`,
      because: text`In an overlap two integers satisfy both inequalities, and it belongs to two of the intervals. With
        "exactly one" it must not count at all, so it is taken off twice.`,
    })`
      Add the lengths of all the intervals. The $k$ in an overlap belong to two integers and are not wanted, so take
      every overlap off from both of its intervals.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`Consider the inequalities $|k - ${b}x| \le ${c}$ and $${quadratic} \le 0$, where $k$ is a real number. On
          the number line all $k$ are marked for which exactly one integer $x$ satisfies both. What is the total
          length of the marked parts?`,
        text`For some real numbers $k$ there is exactly one integer $x$ with $${quadratic} \le 0$ and $|${b}x - k| \le
          ${c}$. These $k$ fill several intervals. Find the sum of the lengths of these intervals.`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('took_the_overlap_off_twice', twice, 1)`
          Taking each overlap off once leaves $${total}$, the length on which at least one integer fits. In the
          overlaps there are two.`,
        slip('counted_twice', twice, 0)`
          $${total}$ adds the full lengths of all intervals and so counts the $k$ that have two integers as well, even
          twice.`,
        slip('counted_gaps_for_numbers', count, calc`${s} - ${r}`)`
          $${s} - ${r}$ counts steps between the integers. From $${r}$ to $${s}$ there is one integer more.`,
        slip('left_out_an_end_point', count, calc`${s} - ${r} - 1`)`
          You left out $${r}$ and $${s}$. With $\le 0$ the two roots satisfy the quadratic inequality too.`,
        slip('opened_a_modulus_one_way', half, q(c, 2))`
          You gave each integer an interval of length $${c}$. The modulus allows $k$ to be $${c}$ less and $${c}$
          more.`,
        slip('miscounted_the_steps', total, calc`${count} * ${width} - 2 * ${count} * ${overlap}`)`
          ${here} takes off one overlap too many: $${s - r + 1}$ intervals in a row overlap in $${s - r}$ places.`,
        slip('ignored_a_condition', total, calc`${count}(${b} - ${overlap})`)`
          ${here} takes both ends off every interval. The first and the last interval have a neighbour on one side
          only.`,
        slip('mixed_up_exactly_and_at_least', total, calc`(${count} - 1) * ${overlap}`)`
          ${here} is the length of the parts where two integers fit. The question asks for exactly one.`,
      ],
      snapRead: text`Two inequalities for an integer and a real parameter: fix the integer instead of the parameter.`,
      approach: text`Each allowed integer $x$ gives an interval of numbers $k$. Exactly one integer fits where exactly
        one of these intervals lies, so add their lengths without the overlaps.`,
      faster: text`Only the first and the last interval reach out on one side. Between neighbouring middles, $${b}$
        apart, a part of $${2 * b - 2 * c}$ has one integer; at each end $${c}$ more: $${s - r} \times
        ${2 * b - 2 * c} + 2 \times ${c}$.`,
      check: () => {
        const [n, w, o] = [s - r + 1, 2 * c, 2 * c - b];
        return text`The intervals together reach from $${b * r - c}$ to $${b * s + c}$, a length of
          $${b * (s - r) + 2 * c}$. On $${n - 1} \times ${o} = ${(n - 1) * o}$ of it two integers fit, which leaves
          $${b * (s - r) + 2 * c} - ${(n - 1) * o} = ${n * w - 2 * (n - 1) * o}$.`;
      },
      principle: text`When a condition links an integer and a real parameter, fix the integer: each one gives an
        interval of the parameter.`,
    };
  },
);

/** AL.INQ.3 Hard: the length of the parameters with one integer solution. */
export const lengthsOfParameters: readonly AnyTemplate[] = situation<Windows>({
  type: 'AL.INQ.3',
  situation: 'lengths-of-parameters',
  tries: 20,
  draw: draw => {
    const [b, c] = [draw.int(4, 13), draw.int(3, 11)];
    const r = draw.int(1, 9);
    const s = r + draw.int(3, 9);
    return 2 * c > b + 1 && c < b - 1 ? { b, c, r, s, frame: draw.int(0, 1) } : null;
  },
  forms: [lengthWithOne],
});
