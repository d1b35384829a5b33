import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Triples {
  /** The largest modulus among the triples that are let in; the shifts of two of the unknowns. */
  n: number;
  a: number;
  b: number;
  frame: number;
}

const numberOf = (n: number) => 1 + 3 * n * (n + 1);
/** The largest m from 0 on for which a count stays within that of the stem. */
const largest = (p: Triples, count: (m: number) => number) => {
  let m = 0;
  while (count(m + 1) <= numberOf(p.n)) m += 1;
  return m;
};

const greatestBound = form<Triples>(
  'greatest-bound-for-a-sum-of-three-moduli',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.SEQ.1', 'AL.QUA.1'],
    verify: ({ n }) => {
      const counts = new Map<number, number>();
      for (let x = -3 * n; x <= 3 * n; x += 1)
        for (let y = -3 * n; y <= 3 * n; y += 1) {
          const sum = Math.abs(x) + Math.abs(y) + Math.abs(x + y);
          counts.set(sum, (counts.get(sum) ?? 0) + 1);
        }
      let [total, bound] = [0, -1];
      while (total + (counts.get(bound + 1) ?? 0) <= numberOf(n)) {
        bound += 1;
        total += counts.get(bound) ?? 0;
      }
      return bound;
    },
  },
  (p, { step, write, find }) => {
    const { n, a, b, frame } = p;
    const count = numberOf(n);
    const [u, v] = [tex`x ${addedTex(-a)}`, tex`y ${addedTex(-b)}`];
    const letters =
      frame === 0 || frame === 3
        ? text`The three numbers have the sum $0$, so`
        : frame === 1
          ? text`Put $z = -(x + y)$, which has the same modulus as $x + y$. Then $x, y, z$ have the sum $0$, so`
          : text`Call the numbers in the first two moduli $u = ${u}$ and $v = ${v}$, and put
            $w = -(x + y ${addedTex(-a - b)})$. Then $u, v, w$ have the sum $0$, so`;
    write(tex`\text{sum of the three moduli} = 2m, \quad m \text{ the largest modulus}`, {
      because: text`If, for example, $5$ and $-2$ are two of the numbers, the third is $-3$. The positive part $5$
        equals the negative part $2 + 3$, and together they are $10$, twice the largest modulus. So the sum is never
        odd.`,
    })`
      ${letters} the positive ones among them have the same total as the negative ones without their sign. Let $m$ be
      this total. It is also the largest of the three moduli, and the sum of the moduli is $2m$.`;
    const places = find(6, { name: 'the choices of the place and of the sign of the largest modulus' });
    write(tex`6(m + 1) - 6 = 6m`, {
      because: text`A triple like $m, -m, 0$ has two numbers with the largest modulus. It was met once for each of
        them, so the $6$ triples of this kind are taken off once.`,
    })`
      Count the triples for a fixed $m > 0$. The number with modulus $m$ has $3$ places and $2$ signs, and the other two
      share $m$ in $m + 1$ ways. The $6$ arrangements of $m, -m, 0$ are counted twice.`;
    const product = step(calc`(${count} - 1) / (${places} / 2)`, {
      name: text`the product $n(n + 1)$`,
      works: (_v, w) => tex`1 + 6(1 + 2 + \dots + n) = ${count} \quad \Rightarrow \quad n(n + 1) = ${w}`,
      because: text`$1 + 2 + \dots + n$ is half of $n(n + 1)$, so six times this sum is $3n(n + 1)$. The $1$ stands
        for the three zeros.`,
    })`
      Let $n$ be the greatest value of $m$ that is let in. Add the triples for $m = 1, 2, \dots, n$, and the triple
      $0, 0, 0$.`;
    const top = step(() => q(Math.floor((Math.sqrt(4 * product.valueOf() + 1) - 1) / 2)), {
      name: text`the greatest value of $m$`,
      works: value => tex`${value} \times ${value.add(1)} = ${product} \quad \Rightarrow \quad n = ${value}`,
    })`
      Find two consecutive integers with this product; the smaller one lies just below its square root.`;
    const bound = step(calc`2 * ${top} + 1`, {
      name: text`the greatest value of $k$`,
      because: text`No triple has an odd sum, so raising $k$ from an even number to the next odd one lets nothing in.`,
      works: (value, w) => tex`2n = ${top.mul(2)} \le k < ${value.add(1)} \quad \Rightarrow \quad k = ${w}`,
    })`
      The sums that are let in are $0, 2, \dots, 2n$, and the next sum, $2n + 2$, must be too large. Take the greatest
      integer below it.`;
    return {
      answer: bound,
      stem: wording(
        frame,
        text`For a positive integer $k$, exactly $${count}$ triples $(x, y, z)$ of integers satisfy $x + y + z = 0$ and
          $|x| + |y| + |z| \le k$. What is the greatest possible value of $k$?`,
        text`Exactly $${count}$ pairs $(x, y)$ of integers satisfy $|x| + |y| + |x + y| \le k$, where $k$ is a positive
          integer. Find the greatest value that $k$ can have.`,
        text`The inequality $|${u}| + |${v}| + |x + y ${addedTex(-a - b)}| \le k$ has exactly $${count}$ solutions in
          integers $x$ and $y$. How large can the integer $k$ be at most?`,
        text`Three integers with the sum $0$ are written in order, and the sum of their moduli must not exceed a
          number $k$. This is possible in exactly $${count}$ ways. What is the greatest integer that $k$ can be?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(3),
      slips: [
        slip('ignored_even_and_odd', bound, calc`2 * ${top}`)`
          You stopped at ${here}, the largest sum that occurs. A sum of these moduli is never odd, so the next odd
          $k$ lets in nothing new and is allowed too.`,
        slip('let_in_an_end_point', bound, calc`2 * (${top} + 1)`)`
          For $k = ${calc`2 * (${top} + 1)`.value}$ the sum ${here} is let in as well, and with it more solutions than
          $${count}$.`,
        slip('ignored_a_condition', bound, () => q(largest(p, m => 2 * m * (m + 1) + 1)))`
          You counted as if only the first two moduli were limited by $k$, which gives $k = ${bound}$. The third
          modulus takes its part of the sum too.`,
        slip('counted_twice', bound, () => q(2 * largest(p, m => 1 + 6 * m * (m + 1)) + 1))`
          You added twice as many solutions for each largest modulus, which gives $k = ${bound}$. Each splitting of the
          modulus over the other two numbers is already counted in both orders.`,
        slip('did_not_halve', bound, () => q(2 * largest(p, m => 1 + 6 * m) + 1))`
          For all $${count}$ solutions together you used one largest modulus, which gives $k = ${bound}$. Smaller
          moduli are let in as well and have solutions of their own.`,
        slip('forgot_negative_numbers', bound, () => q(2 * largest(p, m => 1 + (3 * m * (m + 1)) / 2) + 1))`
          You counted only solutions whose number with the largest modulus is positive, which gives $k = ${bound}$. It
          can be negative just as well.`,
        slip('assumed_a_symmetry', bound, () => q(2 * largest(p, m => (2 * m + 1) ** 2) + 1))`
          You let two of the numbers run freely up to the largest modulus, which gives $k = ${bound}$. The third one
          may then have a larger modulus than both.`,
        slip('stopped_a_step_early', bound, () => top)`
          $${bound}$ is the largest modulus that is let in. The sum of all three moduli is twice as large.`,
      ],
      snapRead: text`Three moduli of numbers whose sum is $0$, and the number of integer solutions is known: count by
        the largest modulus.`,
      approach: text`Positive and negative parts of a sum $0$ are equal, so the sum of the moduli is twice the largest
        one. Count the solutions for each largest modulus, add until the given number is reached, and remember that
        sums are even.`,
      check: text`For the largest moduli $1, 2, \dots, ${n}$ there are $6, 12, \dots, ${6 * n}$ solutions, and
        $1 + 6 \times \frac{${n} \times ${n + 1}}{2} = ${count}$. A sum of $${2 * n + 2}$ would bring $${6 * n + 6}$
        more.`,
      principle: text`If numbers have the sum $0$, their positive and their negative parts are equal, so the sum of
        the moduli is twice one part.`,
    };
  },
);

/** AL.MOD.7 Hard: three integers with the sum 0 and a bound for their moduli. */
export const threeWithSumZero: readonly AnyTemplate[] = situation<Triples>({
  type: 'AL.MOD.7',
  situation: 'three-moduli-with-sum-zero',
  draw: draw => ({ n: draw.int(5, 33), a: draw.int(1, 9), b: -draw.int(1, 9), frame: draw.int(0, 3) }),
  forms: [greatestBound],
});
