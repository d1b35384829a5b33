import { form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A term or a sum as so many times the first and so many times the second term. */
type Parts = readonly [number, number];

const partsTex = ([u, v]: Parts) => {
  const first = u === 0 ? '' : `${u === 1 ? '' : u === -1 ? '-' : u}x`;
  const second = v === 0 ? '' : `${Math.abs(v) === 1 ? '' : Math.abs(v)}y`;
  if (first === '') return v < 0 ? `-${second}` : second;
  return second === '' ? first : `${first} ${v < 0 ? '-' : '+'} ${second}`;
};
const worth = ([u, v]: Parts, x: number, y: number) => u * x + v * y;

interface Sums {
  /** First and second term; the sums of the first i and j terms are known, that of k terms is asked. */
  x: number;
  y: number;
  i: number;
  j: number;
  k: number;
  frame: number;
}

/** Sums of the first r terms of x, y, y − x, −x, −y, x − y. */
const sumsInCycle: readonly Parts[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 2],
  [-1, 2],
  [-1, 1],
];
const sumParts = (many: number): Parts => sumsInCycle[many % 6] ?? [0, 0];

const thirdSum = form<Sums>(
  'third-sum-from-two',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AL.LIN.1'],
    verify: ({ x, y, i, j, k }) => {
      const sum = (a: number, b: number, many: number) => {
        let [one, two, total] = [a, b, 0];
        for (let n = 0; n < many; n += 1) {
          total += one;
          [one, two] = [two, two - one];
        }
        return total;
      };
      for (let a = -60; a <= 60; a += 1)
        for (let b = -60; b <= 60; b += 1)
          if (sum(a, b, i) === sum(x, y, i) && sum(a, b, j) === sum(x, y, j)) return sum(a, b, k);
      throw new Error('no start');
    },
  },
  ({ x, y, i, j, k, frame }, { step, find, write }) => {
    const [one, two, three] = [sumParts(i), sumParts(j), sumParts(k)];
    const [s, t] = [worth(one, x, y), worth(two, x, y)];
    write(
      tex`x, \; y, \; y - x, \; -x, \; -y, \; x - y, \; x, \; y, \dots \qquad x + y + (y - x) - x - y + (x - y) = 0`,
      {
        because: text`Each term needs only the two before it, so the list repeats once two neighbours come back. In a
          full cycle every letter is added as often as it is subtracted.`,
      },
    )`
      Let the first two terms be $x$ and $y$ and write down terms by the rule. They repeat after six, and six terms in
      a row add up to $0$.`;
    write(
      tex`${i} = 6 \times ${Math.floor(i / 6)} + ${i % 6}: \; ${partsTex(one)} = ${s}, \qquad ${j} = 6 \times
        ${Math.floor(j / 6)} + ${j % 6}: \; ${partsTex(two)} = ${t}`,
      {
        because: text`Full cycles add $0$. So a sum of many terms is the sum of the few terms after the last full
          cycle, and these are the first terms again.`,
      },
    )`
      In a sum of the first terms only the remainder of their number on division by $6$ counts. Write both given sums
      with $x$ and $y$.`;
    // A sum that the stem gives is no answer that a student would believe.
    const isOther = (many: number) => ![0, i % 6, j % 6].includes(many % 6);
    const det = one[0] * two[1] - one[1] * two[0];
    const first = step(q(s * two[1] - one[1] * t, det), {
      name: 'the first term',
      because: text`The two given sums are two linear equations for the two unknown terms, just enough to find both.`,
      works: value => tex`x = ${value}`,
    })`
      Solve these two equations for the first term $x$.`;
    const second = step(q(one[0] * t - two[0] * s, det), {
      name: 'the second term',
      works: value => tex`y = ${value}`,
    })`
      Substitute $x$ into one of the equations to get the second term $y$.`;
    const rest = find(k % 6, { name: 'the remainder of the number of terms' });
    const answer = step(
      () => {
        const [u, v] = sumParts(Number(rest.valueOf()));
        return first.mul(u).add(second.mul(v));
      },
      {
        because: text`The third sum follows the same rule as the other two: full cycles add $0$, so only the remainder
          of $${k}$ counts.`,
        works: value =>
          tex`${k} = 6 \times ${Math.floor(k / 6)} + ${k % 6}: \; ${partsTex(three)} = ${value}`,
      },
    )`
      Write the sum of the first $${k}$ in the same way, by the remainder of $${k}$, and substitute the two terms.`;
    return {
      answer,
      stem: wording(
        frame,
        text`In a sequence of integers every term from the third on is the term before it minus the term before that.
          The first $${i}$ terms add up to $${s}$, and the first $${j}$ terms add up to $${t}$. What is the sum of the
          first $${k}$ terms?`,
        text`The sequence $a_1, a_2, a_3, \dots$ satisfies $a_{n + 2} = a_{n + 1} - a_n$ for all $n \ge 1$. Let $S_n =
          a_1 + \dots + a_n$. If $S_{${i}} = ${s}$ and $S_{${j}} = ${t}$, what is $S_{${k}}$?`,
        text`Each number of a long row, apart from the first two, is found by taking the number before and subtracting
          the number two places before. The sum of the first $${i}$ numbers is $${s}$, that of the first $${j}$ is
          $${t}$. Find the sum of the first $${k}$.`,
      ),
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('lost_the_place_in_a_cycle', rest, isOther(k + 1) && (k + 1) % 6)`
          You added one term too many: you used the remainder $${(k % 6) + 1}$, but $${k} = 6 \times
          ${Math.floor(k / 6)} + ${k % 6}$.`,
        slip('lost_the_place_in_a_cycle', rest, isOther(k + 5) && (k + 5) % 6)`
          You added one term too few. On division by $6$, $${k}$ leaves the remainder $${k % 6}$.`,
        slip('mixed_up_sum_and_term', answer, () => {
          const [u, v] = sumParts(k);
          const [m, n] = sumParts(k - 1);
          return first.mul(u - m).add(second.mul(v - n));
        })`
          $${answer}$ is the number at place $${k}$ alone. The question asks for the sum of all up to it.`,
        slip('lost_the_place_in_a_cycle', rest, isOther(k + 3) && (k + 3) % 6)`
          You let the terms repeat after $3$ steps. After $3$ steps each one comes back with the other sign, and only
          after $6$ with the same one.`,
        slip('swapped_the_two', second, () => first)`
          You used $${second}$ for the first and also for the second term. The two given sums give two different
          values.`,
        slip('wrong_sign', first, () => first.neg())`
          You found $${first}$ for the first term, with the wrong sign. Then the first given sum would not be $${s}$.`,
        slip('wrong_sign', answer, () => answer.neg())`
          You found $${answer}$, the sum with the wrong sign. Check the signs of the terms after the last full cycle.`,
      ],
      snapRead: text`Each term is the difference of the two before, and sums of very many terms are given: the terms
        repeat, so few of them count.`,
      approach: text`Write the terms with two letters. A full cycle adds up to zero, so each sum depends only on a
        remainder, and the two given sums are two linear equations.`,
      check: text`From $${x}$ and $${y}$ the terms are $${x}, ${y}, ${y - x}, ${-x}, ${-y}, ${x - y}$. Their first
        $${i % 6}$ add up to $${s}$, their first $${j % 6}$ to $${t}$, and their first $${k % 6}$ to
        $${worth(three, x, y)}$.`,
      principle: text`When terms repeat and a full cycle adds up to zero, a sum depends only on the remainder of the
        number of terms.`,
    };
  },
);

/** AL.SEQ.8 Hard: the first two terms from what is known further on. */
export const unknownStart: readonly AnyTemplate[] = [
  ...situation<Sums>({
    type: 'AL.SEQ.8',
    situation: 'differences-of-neighbours',
    tries: 200,
    draw: draw => {
      const p = {
        x: draw.int(-20, 30),
        y: draw.int(-20, 30),
        i: draw.int(20, 110),
        j: draw.int(20, 110),
        k: draw.int(20, 110),
        frame: draw.int(0, 2),
      };
      const [one, two, three] = [p.i % 6, p.j % 6, p.k % 6];
      const [a, b] = [sumParts(p.i), sumParts(p.j)];
      const different = new Set([one, two, three, 0]).size === 4;
      const sizes = [
        p.x,
        p.y,
        p.x - p.y,
        worth(a, p.x, p.y),
        worth(b, p.x, p.y),
        worth(sumParts(p.k), p.x, p.y),
      ];
      const fits = different && a[0] * b[1] !== a[1] * b[0] && sizes.every(n => Math.abs(n) > 1);
      return fits && p.i !== p.j ? p : null;
    },
    forms: [thirdSum],
  }),
];
