import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface List {
  /** Four different digits in increasing order; the widest step is met twice among neighbours. */
  digits: readonly number[];
  frame: number;
}

const after = (digits: readonly number[], a: number) => digits.filter(d => d !== a);
const upwards = (digits: readonly number[]) => Number(digits.join(''));
const downwards = (digits: readonly number[]) => Number([...digits].reverse().join(''));
const gapAt = (digits: readonly number[], i: number) => {
  const [a = 0, b = 0] = [digits[i], digits[i + 1]];
  return 1000 * (b - a) + upwards(after(digits, b)) - downwards(after(digits, a));
};
const stepAt = (digits: readonly number[], i: number) => (digits[i + 1] ?? 0) - (digits[i] ?? 0);
/** The two places where the first digit makes its widest step. */
const widest = (digits: readonly number[]) => {
  const most = Math.max(...[0, 1, 2].map(i => stepAt(digits, i)));
  return [0, 1, 2].filter(i => stepAt(digits, i) === most);
};

const greatestGap = form<List>(
  'greatest-gap-between-neighbours',
  {
    band: 'Hard',
    seconds: 140,
    also: ['MM.PNC.6'],
    verify: ({ digits }) => {
      const numbers: number[] = [];
      for (const a of digits)
        for (const b of digits)
          for (const c of digits)
            for (const d of digits)
              if (new Set([a, b, c, d]).size === 4) numbers.push(1000 * a + 100 * b + 10 * c + d);
      numbers.sort((x, y) => x - y);
      return Math.max(...numbers.slice(1).map((x, i) => x - (numbers[i] ?? 0)));
    },
  },
  ({ digits, frame }, { step, write }) => {
    const [i = 0, j = 0] = widest(digits);
    const ends = (k: number) => {
      const [a = 0, b = 0] = [digits[k], digits[k + 1]];
      return [`${a}${downwards(after(digits, a))}`, `${b}${upwards(after(digits, b))}`] as const;
    };
    const [lastI, firstI] = ends(i);
    const [lastJ, firstJ] = ends(j);
    write(tex`${lastI} \to ${firstI}, \qquad ${lastJ} \to ${firstJ}`, {
      because: text`As long as the first digit stays, neighbours differ by less than $1000$. When it changes by $2$ or
        more, the difference is more than $1000$, because the last three digits can take back less than $1000$.`,
    })`
      The largest gaps are where the first digit changes, and where it makes its widest step. The last number before
      such a step has its other digits in decreasing order, the first number after it in increasing order.`;
    const one = step(calc`${Number(firstI)} - ${Number(lastI)}`, {
      name: text`the gap after $${lastI}$`,
      because: text`These two numbers are neighbours in the list: nothing lies between the largest number with one
          first digit and the smallest with the next.`,
    })`
        Find the gap at the first of the two widest steps: subtract the last number before it from the first number
        after it.`;
    const two = step(calc`${Number(firstJ)} - ${Number(lastJ)}`, {
      name: text`the gap after $${lastJ}$`,
      because: text`The first digits step by the same amount at both places, but other digits are left for the end, so
        the gaps are different.`,
    })`
      Find the gap at the second of the two widest steps in the same way.`;
    const most = step(calc`max(${one}, ${two})`, { works: value => tex`${one}, ${two}: \quad ${value}` })`
      No other gap can be larger than these two. Take the larger one.`;
    const wide = stepAt(digits, i);
    return {
      answer: most,
      stem: wording(
        frame,
        text`All four-digit numbers that use each of the digits $${digits}$ once are written in increasing order. Each
          number is subtracted from the one that follows it. What is the greatest of these differences?`,
        text`The four-digit numbers with the digits $${digits}$, in every possible order, are marked on a number line.
          How long is the longest stretch between two neighbouring marks?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_case', most, () => q(Math.min(gapAt(digits, i), gapAt(digits, j))))`
          $${most}$ is the gap at the other place where the first digit steps by $${wide}$. Its endings take back
          more.`,
        slip('ignored_place_value', most, 1000 * wide)`
          $${most}$ looks at the first digit alone. The last three digits change as well.`,
        slip('swapped_the_two', most, () => {
          const [a = 0, b = 0] = [digits[i], digits[i + 1]];
          return q(1000 * (b - a) + upwards(after(digits, b)) - upwards(after(digits, a)));
        })`
          You compared the first numbers with both first digits, $${most}$ apart. Between them stand all other numbers
          with the smaller first digit.`,
        slip('swapped_the_two', most, () => {
          const [a = 0, b = 0] = [digits[j], digits[j + 1]];
          return q(1000 * (b - a) + downwards(after(digits, b)) - downwards(after(digits, a)));
        })`
          You compared the last numbers with both first digits, $${most}$ apart. The next number after the smaller one
          comes much earlier.`,
        slip('wrong_sign', most, () => q(2000 * wide - Math.min(gapAt(digits, i), gapAt(digits, j))))`
          You added what the endings take back: $${most}$ is more than the step of the first digit. Before the step
          the ending is large, and after it small.`,
        slip('sought_the_extreme_elsewhere', most, () => {
          const k = [0, 1, 2].find(t => t !== i && t !== j) ?? 0;
          return q(gapAt(digits, k));
        })`
          $${most}$ is the gap at the place where the first digit makes its smallest step. A larger step of the first
          digit makes a larger gap.`,
        slip('sought_the_extreme_elsewhere', most, () => q(downwards(digits) - upwards(digits)))`
          $${most}$ is the difference between the last number of the list and the first. They are no neighbours.`,
      ],
      snapRead: text`Numbers with the same digits in increasing order: the gaps are widest where the first digit
        changes.`,
      approach: text`Inside a group with one first digit the gaps are small. Between two groups the last of one and
        the first of the next decide, and they are known: decreasing and increasing order of the digits that are left.`,
      check: () =>
        text`The three steps of the first digit have the gaps $${[0, 1, 2].map(k => gapAt(digits, k))}$; inside a
          group no gap reaches $1000$.`,
      principle: text`In a list of all arrangements in order, a leading digit changes from the last arrangement of the
        rest to the first: decreasing before, increasing after.`,
    };
  },
);

/** MM.PNC.4 Hard: gaps in the list of all arrangements. */
export const gapsInAList: readonly AnyTemplate[] = situation<List>({
  type: 'MM.PNC.4',
  situation: 'arrangements-in-order',
  tries: 200,
  draw: draw => {
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4).sort((a, b) => a - b);
    const [i = 0, j = -1] = widest(digits);
    return widest(digits).length === 2 &&
      stepAt(digits, i) > 1 &&
      gapAt(digits, i) !== gapAt(digits, j) &&
      gapAt(digits, i) > 1000
      ? { digits, frame: draw.int(0, 1) }
      : null;
  },
  forms: [greatestGap],
});
