import { choices } from '../../counting.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { ordinal, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Chosen {
  /** k of the numbers from 1 to n are chosen, and the one at place j in increasing order is written down. */
  n: number;
  k: number;
  j: number;
  frame: number;
}

const words: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five', 6: 'six' };
const places: Readonly<Record<number, string>> = {
  2: 'second smallest',
  3: 'third smallest',
  4: 'fourth smallest',
  5: 'fifth smallest',
};

const averageOfAPlace = form<Chosen>(
  'average-of-a-place-in-order',
  {
    band: 'Hard',
    seconds: 135,
    also: ['MM.PRB.6', 'AR.AVG.1'],
    verify: ({ n, k, j }) => {
      // By the value v at place j: j − 1 below it and k − j above it.
      let sum = 0;
      for (let v = 1; v <= n; v += 1) sum += v * choices(v - 1, j - 1) * choices(n - v, k - j);
      return q(sum, choices(n, k));
    },
  },
  ({ n, k, j, frame }, { step, find }) => {
    const place = j === k ? 'largest' : (places[j] ?? '');
    const gaps = step(calc`${k} + 1`, {
      name: 'the number of gaps',
      works: (_v, working) => tex`${working}`,
      because: text`Counting the choices for each value of the ${place} number would be long. The $${n - k}$ numbers
        that are not chosen fall into gaps, and no gap is different from another: moving the gaps round gives other
        choices, equally many.`,
    })`
      Look at the numbers that are not chosen. The chosen ones leave $${k}$ and one more gaps for them: before the
      first, between two neighbours, and after the last.`;
    const left = find(calc`${n} - ${k}`, { name: 'how many numbers are not chosen' });
    const each = step(calc`${left} / ${gaps}`, {
      name: 'the average number in a gap',
      works: value => tex`\frac{${n} - ${k}}{${gaps}} = ${value}`,
    })`
      By symmetry each gap holds the same number of them on average. Share the numbers that are not chosen equally.`;
    const below = find(calc`${j} * ${each}`, {
      name: 'the average number of numbers below that are not chosen',
    });
    const average = step(calc`${below} + ${j}`, {
      name: 'the average',
      works: (_v, working) => tex`${j} \times ${each} + ${j} = ${working}`,
      because: text`The value of a number is how many numbers there are up to it. Those are the numbers in the gaps
        before it, the chosen ones before it, and itself.`,
    })`
      Before the ${place} number lie $${j}$ gaps, and it is itself the ${ordinal(j)} chosen number. Add the numbers in
      these gaps and the chosen ones up to it.`;
    return {
      answer: average,
      stem: wording(
        frame,
        text`From the numbers $1, 2, 3, \dots, ${n}$ all possible choices of ${words[k]} different numbers are made,
          each once. For every choice its ${place} number is written down. What is the average of all the numbers
          written down?`,
        text`A machine draws ${words[k]} balls at once from $${n}$ balls that are numbered from $1$ to $${n}$, every
          set being equally likely, and announces only the ${place} of the numbers drawn. Over a very long time, to
          which value does the average of the numbers announced come close?`,
        text`Out of $${n}$ seats in a row, numbered from $1$ to $${n}$, ${words[k]} are taken at random. Let $X$ be the
          ${place} of the numbers of the taken seats. If $X$ is found for each set of ${words[k]} seats, what is the
          mean of these values of $X$?`,
      ),
      show: plain,
      plausible: value => value.gt(j) && value.lt(n) && value.d <= 12n,
      slips: [
        slip('counted_gaps_for_numbers', gaps, calc`1 * ${k}`)`
          You shared the other numbers among $${k}$ gaps. There is a gap before the first chosen number and one behind
          the last, so there is one gap more.`,
        slip('counted_gaps_for_numbers', gaps, k > 3 && calc`${k} - 1`)`
          You counted only the gaps between two chosen numbers. Numbers also lie before the first and after the last
          of them.`,
        stop('stopped_a_step_early', below)`
          This counts only the numbers in the gaps before it that were not chosen. The chosen numbers up to it have to
          be counted as well.`,
        slip('assumed_a_proportion', average, calc`${j} * ${n} / ${k}`)`
          ${here} divides the numbers from 1 to $${n}$ evenly among the chosen ones. That would put the last of them
          always at the end.`,
        slip('assumed_a_proportion', average, calc`${j} * ${n} / (${k} + 1)`)`
          ${here} divides the numbers evenly into gaps but forgets that the chosen numbers take up places themselves.`,
        slip('took_the_mean_for_the_middle', average, calc`(${n} + 1) / 2`)`
          ${here} is the average of all numbers from 1 to $${n}$. It would fit a number in the middle of the choice.`,
        slip(
          'measured_from_the_wrong_end',
          average,
          2 * j !== k + 1 && calc`(${k} + 1 - ${j}) * (${n} + 1) / (${k} + 1)`,
        )`
          ${here} counts the places from the largest number. The ${place} number is asked.`,
        slip('left_out_a_term', average, calc`${below} + 1`)`
          ${here} counts the number itself but not the chosen ones before it. They are smaller too.`,
      ],
      snapRead: text`The average of a number at a fixed place in order, over all choices: look at the gaps.`,
      approach: text`The numbers that are not chosen lie in gaps around the chosen ones. By symmetry all gaps are
        equally large on average, and the value of a chosen number is how many numbers lie up to it.`,
      faster: text`All gaps alike means that the places are evenly spaced on average: $\frac{${j}}{${k + 1}}$ of the
        way from $0$ to $${n + 1}$.`,
      check: () =>
        text`The averages at all $${k}$ places have to be spaced evenly and add up to $${k}$ times the mean ${q(
          n + 1,
          2,
        )}: $${Array.from({ length: k }, (_, i) => q((i + 1) * (n + 1), k + 1).toFraction(true)).join(', ')}$.`,
      principle: text`Chosen numbers leave gaps that are alike by symmetry: each holds the same number of the others on
        average.`,
    };
  },
);

/** MM.PNC.3 Hard: the average of a place in order over all choices. */
export const averagesOfPlaces: readonly AnyTemplate[] = situation<Chosen>({
  type: 'MM.PNC.3',
  situation: 'average-of-a-place',
  tries: 60,
  draw: draw => {
    const k = draw.int(3, 6);
    const n = draw.int(10, 50);
    const j = draw.int(2, Math.min(k, 5));
    const isFit = 2 * j !== k + 1 && q(j * (n + 1), k + 1).d <= 2n && n - k >= 6;
    return isFit ? { n, k, j, frame: draw.int(0, 2) } : null;
  },
  forms: [averageOfAPlace],
});
