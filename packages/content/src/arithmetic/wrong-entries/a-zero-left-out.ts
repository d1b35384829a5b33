import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Numbers {
  /** Averages with the wrong entry, with the right one, and without it. */
  low: number;
  high: number;
  without: number;
}

interface Zero extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    entry: 'order',
    entries: 'orders',
    tell: ({ low, high, without }: Numbers) =>
      text`Meera's list of orders shows an average of ₹${low}. In one order the last digit, a zero, was not typed; with
        the right amount the average is ₹${high}. If this order is left out altogether, the average of the others is
        ₹${without}. What is the right amount of the order, in rupees?`,
  },
  {
    entry: 'donation',
    entries: 'donations',
    tell: ({ low, high, without }: Numbers) =>
      text`A school counts the donations of one evening and finds ₹${low} on average. But a zero is missing at the end
        of one donation. Corrected, the average is ₹${high}; without this donation it would be ₹${without}. How many
        rupees were donated in this case?`,
  },
  {
    entry: 'bill',
    entries: 'bills',
    tell: ({ low, high, without }: Numbers) =>
      text`All bills of a canteen but one have an average of ₹${without}. The last bill was first entered without the
        zero at its end, so that the average of all came to ₹${low}; with the zero it is ₹${high}. Find the amount of
        the last bill in rupees.`,
  },
] as const;

const amount = form<Zero>(
  'right-amount',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.LIN.1'],
    verify: ({ low, high, without }) => {
      for (let count = 2; count < 200; count += 1)
        for (let wrong = 1; wrong < 400; wrong += 1) {
          const others = (count - 1) * without;
          if (others + wrong === count * low && others + 10 * wrong === count * high) return 10 * wrong;
        }
      throw new Error('no entry fits');
    },
  },
  ({ low, high, without, story: { entry, entries, tell } }, { step, find }) => {
    const nine = (high - low) / 9 === 1 ? '' : String((high - low) / 9);
    const down = find(without - low);
    const up = find(high - without);
    const sides = step(
      calc`${up} + 10 * ${down}`,
      value =>
        tex`10(${without} - ${down}n) = ${without} + ${up}n \;\Rightarrow\; ${value}n = 9 \times ${without}`,
    )`
        Let there be $n$ ${entries}. Compared with the average $${without}$ of the others, the wrong entry lowers the
        average of all $n$ by $${down}$, so it is $${without} - ${down}n$. The right one raises it by $${up}$, so it
        is $${without} + ${up}n$. The right amount is ten times the wrong one. Collect the terms in $n$.`;
    const count = step(calc`9 * ${without} / ${sides}`, {
      name: `the number of ${entries}`,
      works: (_value, working) => tex`n = ${working}`,
    })`
        Divide by the coefficient of $n$ to find the number of ${entries}.`;
    const right = step(calc`${without} + ${up} * ${count}`)`
        The right amount is the average of the others and, besides, the rise of the average for each of the $n$
        ${entries}.`;
    return {
      answer: right,
      stem: tell({ low, high, without }),
      show: plain,
      plausible: value => value.d === 1n && value.gt(without) && value.mod(10).equals(0),
      slips: [
        slip('counted_one_too_few', right, calc`10 * ${(high - low) / 9} * (${count} - 1)`)`
            You left the ${entry} in question out when you counted: ${here}. With it there are $${count}$ ${entries}.`,
        slip('counted_one_too_many', right, calc`10 * ${(high - low) / 9} * (${count} + 1)`)`
            You counted the ${entry} in question twice: ${here}. There are only $${count}$ ${entries} in all.`,
        slip('left_out_a_term', right, calc`${up} * ${count}`)`
            You left out the average of the others: ${here} is only by how much the ${entry} is above it.`,
        slip('wrong_base', right, calc`${low} + (${high} - ${low}) * ${count}`)`
            You added the whole correction to the first average: ${here}. It has to be added to the wrong entry.`,
        slip('answered_another_quantity', right, calc`(${high} - ${low}) * ${count}`)`
            You found the difference between the right and the wrong amount: ${here}. The question asks for the right
            amount.`,
        slip('counted_one_too_many', count, calc`9 * ${without} / ${sides} + 1`)`
            You counted the ${entry} in question once more and used $${count}$ ${entries}.`,
        slip('used_a_wrong_given_number', right, calc`${high} + ${up} * ${count}`)`
            You started from the corrected average: ${here}. The rise of $${up}$ is counted from the average of the
            others.`,
        slip('wrong_base', right, calc`10 * ${without} - ${down} * ${count}`)`
            You multiplied only a part by ten: ${here}. The zero belongs to the whole wrong amount.`,
        slip('took_a_change_twice', count, calc`2 * 9 * ${without} / ${sides}`)`
            You counted the fall and the rise for two entries and used $${count}$ ${entries}. Only one entry was
            wrong.`,
      ],
      snapRead: text`Three averages of the same list are known, and one entry is ten times as large after the
        correction. So measure this entry from the average of the others.`,
      approach: text`Write the wrong and the right amount with the number $n$ and their effect on the average. The
        right one is ten times the wrong one, which gives $n$ and then the amount.`,
      faster: text`The two amounts differ by ${calc`${high} - ${low}`} for each of $n$, and that is nine times the
        wrong one. So the wrong one is $${nine}n$, and $${nine}n + ${down}n = ${without}$ gives $n$.`,
      check: text`The others have ${calc`${count} - 1`} times $${without}$. With ${calc`${right} / 10`} the total is
        $${count}$ times $${low}$, and with $${right}$ it is $${count}$ times $${high}$.`,
      principle: text`One entry among $n$ changes the average by its distance from the average of the others, divided
        by $n$.`,
    };
  },
);

/** AR.AVG.3 Hard: an entry without its zero. */
export const aZeroLeftOut: readonly AnyTemplate[] = situation<Zero>({
  type: 'AR.AVG.3',
  situation: 'a-zero-left-out',
  tries: 60,
  draw: draw => {
    const count = draw.int(5, 24);
    // Both are multiples of the number of entries, so that a wrong number of them gives whole rupees as well.
    const [part, mean] = [draw.int(1, 12), draw.int(2, 60)];
    const [wrong, without] = [part * count, mean * count];
    const low = (count - 1) * mean + part;
    const high = (count - 1) * mean + 10 * part;
    const fits =
      wrong >= 12 &&
      wrong <= 96 &&
      without >= wrong + 10 &&
      without <= 420 &&
      high >= without + 4 &&
      high !== 10 * wrong;
    return fits ? { low, high, without, story: draw.pick(stories) } : null;
  },
  forms: [amount],
});
