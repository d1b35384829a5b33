import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { ordinal, plain, wording } from '../../show.ts';
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
        because: text`Full cycles add $0$. So a sum of many terms is the sum of the few terms behind the last full
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
          You found $${answer}$, the sum with the wrong sign. Check the signs of the terms behind the last full cycle.`,
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

interface Added {
  /** First and second term; the term at `given` is known beside the sum of ten, that at `asked` is asked. */
  x: number;
  y: number;
  given: number;
  asked: number;
  frame: number;
}

const termParts: readonly Parts[] = (() => {
  const list: Parts[] = [
    [1, 0],
    [0, 1],
  ];
  for (let n = 2; n < 11; n += 1) {
    const [a, b] = [list[n - 2] ?? [0, 0], list[n - 1] ?? [0, 0]];
    list.push([a[0] + b[0], a[1] + b[1]]);
  }
  return list;
})();
const partsAt = (place: number): Parts => termParts[place - 1] ?? [0, 0];

const tenTerms = form<Added>(
  'term-from-the-sum-of-ten',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.LIN.1'],
    entry: true,
    verify: ({ x, y, given, asked }) => {
      const row = (a: number, b: number) => {
        const list = [a, b];
        while (list.length < 11) list.push((list.at(-1) ?? 0) + (list.at(-2) ?? 0));
        return list;
      };
      const sum = (list: readonly number[]) => list.slice(0, 10).reduce((total, n) => total + n, 0);
      const own = row(x, y);
      for (let a = 0; a < 100; a += 1)
        for (let b = 0; b < 100; b += 1) {
          const list = row(a, b);
          if (sum(list) === sum(own) && list[given - 1] === own[given - 1]) return list[asked - 1] ?? 0;
        }
      throw new Error('no start');
    },
  },
  ({ x, y, given, asked, frame }, { step, find, write }) => {
    const sum = 55 * x + 88 * y;
    const known = worth(partsAt(given), x, y);
    const [p, r] = partsAt(given);
    write(
      tex`x, \; y, \; x + y, \; x + 2y, \; 2x + 3y, \; 3x + 5y, \; 5x + 8y, \; 8x + 13y, \; 13x + 21y, \; 21x + 34y`,
      {
        because: text`Every number is the sum of the two before, so all of them are made of the first two. Two letters
          are enough for all ten.`,
      },
    )`
      Let the first two numbers be $x$ and $y$ and write all ten with these letters.`;
    const parts = find(11, { name: 'how many times the seventh number the sum is' });
    const seventh = step(calc`${sum} / ${parts}`, {
      name: 'the seventh number',
      works: (_v, w) => tex`55x + 88y = 11(5x + 8y) = ${sum} \quad \Rightarrow \quad 5x + 8y = ${w}`,
      because: text`Both $55$ and $88$ are divisible by $11$, and what is left, $5x + 8y$, is the seventh number. So
        the sum of ten gives one of the numbers at once.`,
    })`
      Add the ten numbers: $x$ occurs $55$ times and $y$ occurs $88$ times. The sum is $11$ times the seventh number, so
      divide.`;
    const det = 5 * r - 8 * p;
    const first = step(
      () =>
        seventh
          .mul(r)
          .sub(8 * known)
          .div(det),
      {
        name: 'the first number',
        because: text`Two linear equations in $x$ and $y$ are known now: one for the seventh number and one for the
          ${ordinal(given)}.`,
        works: value =>
          tex`5x + 8y = ${seventh}, \quad ${partsTex([p, r])} = ${known} \quad \Rightarrow \quad x = ${frac(value)}`,
      },
    )`
      The ${ordinal(given)} number is known, too. Eliminate $y$ from the two equations to get the first number.`;
    const second = step(() => q(known).sub(first.mul(p)).div(r), {
      name: 'the second number',
      works: value => tex`y = ${frac(value)}`,
    })`
      Substitute $x$ into the equation of the ${ordinal(given)} number to get the second number $y$.`;
    const place = find(asked, { name: 'the place that is asked' });
    const answer = step(
      () => {
        const [u, v] = partsAt(Number(place.valueOf()));
        return first.mul(u).add(second.mul(v));
      },
      { works: value => tex`${partsTex(partsAt(asked))} = ${frac(value)}` },
    )`
      Substitute both into the expression for the ${ordinal(asked)} number.`;
    return {
      answer,
      stem: wording(
        frame,
        text`In a row of ten numbers each number from the third on is the sum of the two before it. The ten numbers
          add up to $${sum}$, and the ${ordinal(given)} number is $${known}$. What is the ${ordinal(asked)} number?`,
        text`On ten days Lakshmi plants saplings. From the third day on she plants as many as on the two days before
          together. She plants $${sum}$ saplings in all, $${known}$ of them on day $${given}$. How many does she plant
          on day $${asked}$?`,
        text`A sequence satisfies $a_{n + 2} = a_{n + 1} + a_n$ for all $n \ge 1$. If $a_1 + a_2 + \dots + a_{10} =
          ${sum}$ and $a_{${given}} = ${known}$, find $a_{${asked}}$.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        stop('answered_another_quantity', seventh)`
          $${seventh}$ is the seventh number, because the sum of the ten is $11$ times this one. The question asks for
          the ${ordinal(asked)}.`,
        slip('miscounted_the_steps', place, asked + 1)`
          $${answer}$ is one place too far in the row, at place $${asked + 1}$.`,
        slip('miscounted_the_steps', place, asked - 1)`
          $${answer}$ is one place too early in the row, at place $${asked - 1}$.`,
        slip('swapped_the_two', answer, () => {
          const [u, v] = partsAt(asked);
          return first.mul(v).add(second.mul(u));
        })`
          You exchanged the first and the second number and so came to $${answer}$. Then the ${ordinal(given)} number
          would not be $${known}$.`,
        slip('divided_by_the_wrong_number', parts, 10)`
          You divided the sum $${sum}$ by $10$. That is the mean of the ten numbers, and none of them need be equal to
          it.`,
        slip('mixed_up_kinds_of_progression', answer, () =>
          seventh.mul(2 ** Math.abs(asked - 7)).div(asked < 7 ? 4 : 1),
        )`
          You doubled again and again from the seventh number, $${seventh}$, on. Each number is the sum of the two
          before, and these two are not equal.`,
        slip('used_a_wrong_given_number', answer, () => {
          const [u, v] = { 6: [-1, 1] as const, 8: [1, 1] as const, 9: [1, 2] as const, 10: [2, 3] as const }[
            asked
          ] ?? [0, 1];
          return seventh.mul(v).add(known * u);
        })`
          You used the ${ordinal(given)} number, $${known}$, as the neighbour of the seventh, $${seventh}$. It is not
          next to it in the row.`,
      ],
      snapRead: text`Every number is the sum of the two before, and the sum of ten is known: write all with the first
        two.`,
      approach: text`Write all numbers with the first two. Their sum is a multiple of one of them, and with the known
        number this gives two linear equations.`,
      faster: text`The sum of any ten such numbers is $11$ times the seventh, so the seventh is $${sum} \div 11 =
        ${sum / 11}$. With the ${ordinal(given)}, $${known}$, go on from there.`,
      check: () => {
        const list = termParts.slice(0, 10).map(part => worth(part, x, y));
        return text`The numbers are $${list}$. Each is the sum of the two before, and they add up to $${sum}$.`;
      },
      principle: text`When every term is the sum of the two before, all terms are made of the first two, so two known
        facts fix the whole sequence.`,
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
  ...situation<Added>({
    type: 'AL.SEQ.8',
    situation: 'sums-of-neighbours',
    tries: 60,
    draw: draw => {
      const p = {
        x: draw.int(2, 25),
        y: draw.int(2, 25),
        given: draw.pick([3, 4, 5]),
        asked: draw.pick([6, 8, 8, 9, 10]),
        frame: draw.int(0, 2),
      };
      return p.x !== p.y ? p : null;
    },
    forms: [tenTerms],
  }),
];
