import { calc, form, frac, here, situation, slip, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Mixed {
  /** Two kinds of people in a circle. */
  a: number;
  b: number;
  frame: number;
}

const averageOfMixed = form<Mixed>(
  'average-number-of-mixed-neighbours',
  {
    band: 'Hard',
    seconds: 130,
    also: ['MM.PRB.6'],
    verify: ({ a, b }) => {
      // Rows of two kinds, closed to a circle, are built place by place with their number and their total of changes.
      const n = a + b;
      let [ways, total] = [0, 0];
      for (const start of [0, 1]) {
        let rows = new Map([[`${start}|${start === 0 ? 1 : 0}`, [1, 0] as [number, number]]]);
        for (let place = 1; place < n; place += 1) {
          const next = new Map<string, [number, number]>();
          for (const [key, [count, sum]] of rows) {
            const [last = 0, used = 0] = key.split('|').map(Number);
            for (const kind of [0, 1]) {
              const of = used + (kind === 0 ? 1 : 0);
              if (of > a || place + 1 - of > b) continue;
              const old = next.get(`${kind}|${of}`) ?? [0, 0];
              const change = kind === last ? 0 : 1;
              next.set(`${kind}|${of}`, [old[0] + count, old[1] + sum + change * count]);
            }
          }
          rows = next;
        }
        for (const [key, [count, sum]] of rows) {
          ways += count;
          total += sum + (Number(key.split('|')[0]) === start ? 0 : count);
        }
      }
      return q(Math.round((total / ways) * 5040), 5040);
    },
  },
  ({ a, b, frame }, { step, find }) => {
    const [ones, one, others, other, place] = (
      [
        ['girls', 'a girl', 'boys', 'a boy', 'circle'],
        ['doctors', 'a doctor', 'nurses', 'a nurse', 'table'],
      ] as const
    )[frame] ?? ['girls', 'a girl', 'boys', 'a boy', 'circle'];
    const n = step(calc`${a} + ${b}`, {
      name: 'the number of places between neighbours',
      because: text`A circle of $${a + b}$ people has as many gaps as people. In a row there would be one less.`,
    })`
      Count the pairs of neighbours in the ${place}: there are as many as people.`;
    const orders = find(2, { name: 'the two orders' });
    const chance = step(frac(calc`${orders} * ${a} / ${n} * ${b} / (${n} - 1)`), {
      name: `the chance that a fixed pair of neighbouring places has ${one} and ${other}`,
      because: text`The first of the two places may have ${one} and the second ${other}, or the other way round. After
        the first person $${a + b - 1}$ are left for the second place.`,
    })`
      Take one pair of neighbouring places. Find the chance that ${one} and ${other} sit there.`;
    const average = step(calc`${n} * ${frac(chance)}`, {
      name: 'the average number of such pairs',
      because: text`A sum has the sum of the averages as its average, also when its parts depend on each other. So
        nothing has to be known about how the pairs hang together.`,
    })`
      Every pair of neighbouring places has the same chance. The average of the number of such pairs is the sum of all
      these chances.`;
    return {
      answer: average,
      stem: wording(
        frame,
        text`$${a}$ girls and $${b}$ boys stand in a circle. For each possible arrangement the pairs of neighbours
          that consist of a girl and a boy are counted. What is the average of these numbers over all arrangements?`,
        text`At a round table $${a}$ doctors and $${b}$ nurses are seated at random. Any doctor and nurse who are
          neighbours share a folder, and nobody else does; a person may share two folders. How many folders are needed
          on average, taken over all the seatings?`,
      ),
      show: plain,
      plausible: value => value.gt(1) && value.lte(a + b),
      slips: [
        slip('did_not_double', orders, 1)`
          You counted only pairs with ${one} first and ${other} second on the way round. The other order counts as
          well.`,
        slip('put_the_drawn_one_back', chance, frac(calc`2 * ${a} * ${b} / ${n}^2`))`
          For the second place you used $${b}$ of $${n}$. One person sits already, so $${a + b - 1}$ are left.`,
        slip('took_a_circle_for_a_row', n, calc`${a} + ${b} - 1`)`
          You counted $${n}$ pairs of neighbours, as in a row. In a ${place} the last is a neighbour of the first too.`,
        slip('took_a_circle_for_a_row', average, calc`(${n} - 1) * ${frac(chance)}`)`
          ${here} uses one pair of neighbours too few. A ${place} has no ends.`,
        slip('gave_the_other_extreme', average, calc`2 * min(${a}, ${b})`)`
          ${here} is the greatest number of such pairs, when no two ${a < b ? ones : others} are neighbours. The
          average is less.`,
        slip('gave_the_complement', average, calc`${n} - ${n} * ${frac(chance)}`)`
          ${here} is the average number of pairs of neighbours of the same kind, not of different kinds.`,
        slip('assumed_equal_parts', chance, frac(calc`1 / 2`))`
          You let half of all pairs of neighbours be mixed. That would need a chance of $\frac{1}{2}$, which depends
          on the two numbers.`,
        slip('took_the_mean_for_the_middle', average, calc`(2 * min(${a}, ${b}) + 2) / 2`)`
          ${here} is the middle between the greatest number and the least, $2$. The arrangements are not spread evenly
          between them.`,
      ],
      snapRead: text`An average over all arrangements of a number of pairs: add the chances of the single pairs.`,
      approach: text`Counting arrangements by their number of mixed pairs would be long. The average of a sum is the
        sum of the averages, and all places are alike, so one pair of neighbouring places is enough.`,
      faster: text`From the side of the ${ones}: each has two neighbours, each of which is one of the ${others} with
        the chance $\frac{${b}}{${a + b - 1}}$: $${a} \times 2 \times \frac{${b}}{${a + b - 1}}$.`,
      check: () => {
        const same = q(a * (a - 1) + b * (b - 1), a + b - 1);
        return text`Neighbours of the same kind are on average $\frac{${a} \times ${a - 1} + ${b} \times
          ${b - 1}}{${a + b - 1}} = ${frac(same)}$, and with $${frac(q(a + b).sub(same))}$ mixed ones that makes
          $${a + b}$ pairs.`;
      },
      principle: text`The average of a number of pairs is the sum of the chances of the single pairs, however they
        depend on each other.`,
    };
  },
);

/** MM.PNC.5 Hard: an average over all circular arrangements. */
export const mixedNeighbours: readonly AnyTemplate[] = situation<Mixed>({
  type: 'MM.PNC.5',
  situation: 'two-kinds-in-a-circle',
  tries: 200,
  draw: draw => {
    const [a, b] = [draw.int(3, 16), draw.int(3, 16)];
    const average = q(2 * a * b, a + b - 1);
    return a !== b && average.d <= 2n ? { a, b, frame: draw.int(0, 1) } : null;
  },
  forms: [averageOfMixed],
});
