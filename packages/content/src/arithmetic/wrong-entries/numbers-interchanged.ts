import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** The first group: how many, and their average. */
  first: number;
  mean: number;
  /** The right average of both groups, and the one with the numbers interchanged, in tenths. */
  right: number;
  wrong: number;
}

interface Groups extends Numbers {
  story: (typeof stories)[number];
}

const tenths = (n: number) => q(n, 10);

const stories = [
  {
    one: 'section A',
    two: 'section B',
    members: 'students',
    tell: ({ first, mean, right, wrong }: Numbers) =>
      text`Section A of a class has $${first}$ students with an average of $${mean}$ marks. To find the average of both
        sections, ${personBy(first, mean)} interchanged the numbers of students in A and B by mistake and got
        $${tenths(wrong)}$
        instead of $${tenths(right)}$ marks. How many students are in section B?`,
  },
  {
    one: 'the day shift',
    two: 'the night shift',
    members: 'workers',
    tell: ({ first, mean, right, wrong }: Numbers) =>
      text`The $${first}$ workers of the day shift made $${mean}$ parts each on average. For both shifts together the
        report gives an average of $${tenths(wrong)}$ parts, since the sizes of the two shifts were mixed up; the right
        figure is $${tenths(right)}$. How many workers are on the night shift?`,
  },
  {
    one: 'the first branch',
    two: 'the second branch',
    members: 'loans',
    tell: ({ first, mean, right, wrong }: Numbers) =>
      text`A bank's first branch gave $${first}$ loans last week, on average of $${mean}$ thousand rupees. In the weekly
        average of its two branches, which is $${tenths(right)}$ thousand, ${personBy(first, mean)} exchanged the
        two numbers of loans,
        so that $${tenths(wrong)}$ thousand came out. Find the number of loans of the second branch.`,
  },
] as const;

const second = form<Groups>(
  'size-of-the-other-group',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AR.AVG.2'],
    entry: true,
    verify: ({ first, mean, right, wrong }) => {
      for (let second = 1; second < 400; second += 1) {
        // The other average from the right figure, then the figure with the numbers interchanged.
        const other = ((first + second) * right) / 10 / second - (first * mean) / second;
        if (Math.abs((second * mean + first * other) / (first + second) - wrong / 10) < 1e-9) return second;
      }
      throw new Error('no size fits');
    },
  },
  ({ first, mean, right, wrong, story: { one, two, members, tell } }, { step }) => {
    const other = step(calc`${tenths(right)} + ${tenths(wrong)} - ${mean}`, {
      name: `the average of ${two}`,
      works: (_value, working) => tex`b = ${working}`,
      because: text`In the sum of the two results each average appears once with $${first}$ and once with $n$
          ${members}, so with all of them. That is why $n$ cancels.`,
    })`
      Let ${two} have $n$ ${members} with the average $b$. The right result is $\frac{${first} \times ${mean} +
      nb}{${first} + n}$, the wrong one $\frac{n \times ${mean} + ${first}b}{${first} + n}$. Their sum is $${mean} + b$,
      whatever $n$ is, so $b$ follows from the two results.`;
    const below = step(calc`abs(${mean} - ${tenths(right)})`, {
      name: `the distance of ${one} from the right result`,
      because: text`The right result lies between the two averages. How near it is to each of them depends on the
          sizes.`,
    })`
      Now compare the averages with the right result. Find how far ${one} lies from it.`;
    const above = step(calc`abs(${tenths(right)} - ${other})`, {
      name: `the distance of ${two} from the right result`,
      because: text`Both distances are measured from the right result, because there the two groups balance.`,
    })`
      Find how far ${two} lies from it, on the other side.`;
    const count = step(calc`${first} * ${below} / ${above}`, {
      name: text`the ${members} of ${two}`,
      works: (_value, working) => tex`n = ${working}`,
      because: text`A large group lies near the average of all, a small one far from it: size times distance is
          the same on both sides.`,
    })`
        What one group is above the right result in all, the other is below it: $${first} \times ${below} = n \times
        ${above}$. Solve for $n$.`;
    return {
      answer: count,
      stem: tell({ first, mean, right, wrong }),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('inverted_the_ratio', count, calc`${first} * ${above} / ${below}`)`
            You multiplied by the wrong distance: ${here}. The group whose average is nearer to the right result is
            the larger one.`,
        slip('answered_another_quantity', other, tenths(wrong))`
            You used $${tenths(wrong)}$ as the average of ${two}. It is a result for both groups, with the numbers
            interchanged.`,
        slip('averaged_the_averages', other, calc`(${tenths(right)} + ${tenths(wrong)}) / 2`)`
            You used the middle of the two results as the average of ${two}: ${here}. The two results together are the
            sum of both averages.`,
        slip('took_the_whole_for_a_part', count, calc`${first} + ${first} * ${below} / ${above}`)`
            You found the number of ${members} in both groups together: ${here}. The question asks for ${two}.`,
        slip('divided_by_the_wrong_number', count, calc`${first} * ${below} / abs(${mean} - ${other})`)`
            You divided by the distance between the two averages: ${here}. Divide by the distance of ${two} from the
            right result.`,
        slip('divided_by_the_wrong_number', count, calc`${first} * abs(${mean} - ${other}) / ${above}`)`
            You multiplied by the distance between the two averages: ${here}. Multiply by the distance of ${one} from
            the right result.`,
        slip('assumed_equal_parts', other, calc`2 * ${tenths(right)} - ${mean}`)`
            You treated the right result as the middle of the two averages: ${here}. That needs two groups of equal
            size.`,
        slip('subtracted_for_added', other, calc`${mean} - abs(${tenths(right)} - ${tenths(wrong)})`)`
            You used the difference of the two results as the difference of the two averages: ${here}. The two results
            lie between the averages, so the averages are farther apart.`,
      ],
      snapRead: text`The same two averages are combined twice, once with the right numbers and once with the numbers
        interchanged. So the sum of the two results is the sum of the two averages.`,
      approach: text`Add the right and the wrong result: in the sum each average counts with all members of both
        groups. This gives the missing average, and the distances from the right result then give the ratio of the
        sizes.`,
      faster: text`The other average is $${tenths(right)} + ${tenths(wrong)} - ${mean} = ${other}$. The sizes are in
        the inverse ratio of the distances $${below}$ and $${above}$.`,
      check: text`With the right numbers the result is
        ${calc`(${first} * ${mean} + ${count} * ${other}) / (${first} + ${count})`}. With the numbers interchanged it
        is ${calc`(${count} * ${mean} + ${first} * ${other}) / (${first} + ${count})`}.`,
      principle: text`If the sizes of two groups are interchanged, the right and the wrong average of all add up to
        the sum of the two averages.`,
    };
  },
);

/** AR.AVG.3 Hard: the numbers of two groups interchanged. */
export const numbersInterchanged: readonly AnyTemplate[] = situation<Groups>({
  type: 'AR.AVG.3',
  situation: 'numbers-interchanged',
  tries: 40,
  draw: draw => {
    const [a, b] = draw.pick([
      [2, 3],
      [3, 2],
      [3, 5],
      [5, 3],
      [3, 4],
      [4, 3],
      [1, 3],
      [3, 1],
      [2, 1],
      [1, 2],
      [4, 1],
      [7, 3],
      [3, 7],
      [5, 4],
      [4, 5],
    ] as const);
    const times = draw.int(5, 24);
    const [first, other] = [a * times, b * times];
    const mean = draw.int(42, 88);
    const difference = draw.pick([
      -20, -18, -16, -15, -14, -12, -10, -9, -8, -7, -6, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20,
    ]);
    const right = q(10 * (a * mean + b * (mean + difference)), a + b);
    const wrong = q(10 * (b * mean + a * (mean + difference)), a + b);
    const fits =
      right.d === 1n &&
      wrong.d === 1n &&
      first >= 12 &&
      first <= 72 &&
      other >= 10 &&
      other <= 90 &&
      ![mean, mean + difference, mean + difference / 2].includes(other) &&
      !right.div(5).sub(mean).equals(other);
    return fits
      ? { first, mean, right: right.valueOf(), wrong: wrong.valueOf(), story: draw.pick(stories) }
      : null;
  },
  forms: [second],
});
