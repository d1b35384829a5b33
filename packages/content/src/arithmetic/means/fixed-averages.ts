import type Fraction from 'fraction.js';
import { calc, form, type Path, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Fixed {
  /** How many distinct positive integers, an odd number, their average and their median. */
  n: number;
  mean: number;
  median: number;
  /** A bound that none of them exceeds. */
  cap: number;
  people: string;
  things: string;
  frame: number;
}

const stories = [
  { people: 'children', things: 'marbles' },
  { people: 'baskets', things: 'mangoes' },
  { people: 'shelves', things: 'books' },
  { people: 'classes', things: 'pupils' },
  { people: 'teams', things: 'points' },
  { people: 'boats', things: 'nets' },
] as const;

const sumTo = (k: number) => (k * (k + 1)) / 2;
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
/** A sum of consecutive integers; with three terms or fewer all are listed. */
const run = (from: number, to: number) => {
  const step = from < to ? 1 : -1;
  const terms = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + step * i);
  return terms.length > 3 ? `${from} + \\cdots + ${to}` : terms.join(' + ');
};
const side = ({ n }: Fixed) => (n - 1) / 2;

/** Walks all ways to place distinct positive integers with a sum, smallest first, and reports each full list. */
function lists(
  count: number,
  sum: number,
  least: number,
  most: number,
  seen: (list: number[]) => void,
  head: number[] = [],
): void {
  if (count === 1) {
    if (sum >= least && sum <= most) seen([...head, sum]);
    return;
  }
  for (let x = least; x * count + sumTo(count - 1) <= sum && x <= most; x += 1)
    lists(count - 1, sum - x, x + 1, most, seen, [...head, x]);
}
/** The extreme of an asked quantity over all lists. */
function extreme(
  p: { n: number; mean: number },
  most: number,
  fits: (list: number[]) => boolean,
  asked: (list: number[]) => number,
  better: (x: number, y: number) => boolean,
) {
  let best: number | null = null;
  lists(p.n, p.n * p.mean, 1, most, list => {
    if (fits(list) && (best === null || better(asked(list), best))) best = asked(list);
  });
  if (best === null) throw new Error('no numbers fit');
  return q(best);
}
const larger = (x: number, y: number) => x > y;
const smaller = (x: number, y: number) => x < y;

const numberWord = (n: number) => (n === 5 ? 'Five' : n === 7 ? 'Seven' : `${n}`);
const given = ({ n, mean, people, things, frame }: Fixed) =>
  [
    `The average of ${n} distinct positive integers is ${mean}.`,
    `No two of ${n} ${people} have the same number of ${things}; each has at least one, and the average is ${mean}.`,
    `${numberWord(n)} ${people} have different positive whole numbers of ${things}, ${mean} on average.`,
    `Let ${mean} be the mean of a set of ${n} positive integers, no two of which are equal.`,
  ][frame] ?? '';

/** What the numbers of the story are called, and who has them. */
const wordsOf = ({ things, frame }: Fixed) =>
  frame === 1 || frame === 2 ? `numbers of ${things}` : 'numbers';

/** The sum of all numbers: the average fixes it. */
const sumOfAll = (p: Fixed, { step }: Path) =>
  step(calc`${p.n} * ${p.mean}`, {
    name: 'the sum of all numbers',
    because: text`An average of ${p.mean} means that the sum is the same as if every number were ${p.mean}. So the
        sum is fixed: what one number gains, the others lose.`,
  })`
    Multiply the average by the number of them to find the sum of all ${p.n} numbers.`;

const greatest = form<Fixed>(
  'greatest-number',
  {
    band: 'Easy',
    seconds: 45,
    revision: 6,
    entry: true,
    verify: p =>
      extreme(
        p,
        p.n * p.mean,
        () => true,
        list => list.at(-1) ?? 0,
        larger,
      ),
  },
  (p, path) => {
    const { n, mean } = p;
    const sum = sumOfAll(p, path);
    const others = path.step(sumTo(n - 1), {
      name: 'the least sum of the others',
      works: value => tex`1 + 2 + \cdots + ${n - 1} = ${value}`,
      because: text`The sum is fixed, so the largest number gets everything that the others do not need. They have
          to be different, so after 1 comes at least 2, then 3 and so on.`,
    })`
      The largest is as great as possible when the other ${n - 1} are as small as different positive integers can be.`;
    const largest = path.step(calc`${sum} - ${others}`, {
      because: text`If any of the others were greater by 1, the largest would have to be less by 1, because the
          sum stays.`,
    })`
      Subtract the others from the sum of all numbers: what is left is the largest number.`;
    return {
      answer: largest,
      stem: text`${given(p)} What is the maximum possible value of the largest number?`,
      show: plain,
      plausible: value => whole(value) && value.gt(mean) && value.lt(n * mean),
      slips: [
        slip('let_in_equal_values', others, n - 1)`
          You made all the other ${n - 1} ${wordsOf(p)} equal to 1. They have to be different, so only one of them can
          be 1.`,
        slip('let_in_zero', others, sumTo(n - 2))`
          You added $0 + 1 + \cdots + ${n - 2}$ for the others. That begins with 0, but each number is at least 1.`,
        slip('counted_one_too_many', others, sumTo(n))`
          $1 + \cdots + ${n}$ has ${n} terms, but besides the largest there are only ${n - 1} numbers.`,
        slip('assumed_equal_parts', others, calc`${n - 1} * ${mean} - ${sumTo(n - 1)} / 2`)`
          You kept the others near the average of ${mean}. They can be much smaller, and then the largest has more.`,
        slip('counted_one_too_few', sum, calc`${n - 1} * ${mean}`)`
          You multiplied the average by ${n - 1}. It is the average of ${n} numbers, the largest included.`,
        slip('demanded_too_much', others, calc`${n - 1} * ${n - 1}`)`
          The first ${n - 1} odd numbers were used for the others. They need not be odd, and 1, 2, 3 and so on are
          smaller.`,
        slip('counted_one_too_many', sum, calc`${n + 1} * ${mean}`)`
          You multiplied the average by ${n + 1}. It is the average of ${n} numbers, so their sum is ${n} times the
          average.`,
      ],
      snapRead: text`The average fixes the sum, and the numbers are different: make the others as small as they can
        be.`,
      approach: text`With a fixed sum one number is as great as possible when all the others are as small as possible:
        1, 2, 3 and so on.`,
      check: text`$${run(1, n - 1)} + ${largest} = ${n * mean}$, and divided by ${n} that is ${mean}.`,
      principle: text`With a fixed sum, make one number great by making all the others as small as the conditions
        allow.`,
    };
  },
);

const highestMinimum = form<Fixed>(
  'greatest-smallest',
  {
    band: 'Easy',
    seconds: 55,
    revision: 6,
    entry: true,
    verify: p =>
      extreme(
        p,
        p.n * p.mean,
        () => true,
        list => list[0] ?? 0,
        larger,
      ),
  },
  (p, path) => {
    const { n, mean } = p;
    const sum = sumOfAll(p, path);
    const spread = path.find(sumTo(n - 1));
    const level = path.step(calc`${sum} - ${spread}`, {
      name: 'the sum without the differences',
      because: text`Whatever the others have above the smallest is taken from it, because the sum is fixed.
          Different whole numbers are at least 1 apart, so the smallest differences are 1, 2, 3 and so on.`,
    })`
      The numbers are closest together when they are consecutive. Then the others are 1, 2, 3 and so on above the
      smallest, $${run(1, n - 1)} = ${spread}$ in all. Take this off.`;
    const smallest = path.step(() => level.div(n).floor(), {
      name: text`the greatest value of the smallest number`,
      works: value => tex`${level} \div ${n} = ${level.div(n)} \Rightarrow ${value}`,
      because: text`Without the differences all ${n} numbers are as large as the smallest one, and they share
          equally. A rest that is left over goes to the largest, so round down.`,
    })`
      What is left is at least ${n} times the smallest number. Divide, and round down to a whole number.`;
    return {
      answer: smallest,
      stem: text`${given(p)} What is the maximum possible value of the smallest number?`,
      show: plain,
      plausible: whole,
      onSight: value => value.lt(mean),
      slips: [
        slip('let_in_equal_values', spread, 0)`
          You made all ${n} ${wordsOf(p)} equal to ${mean}. They have to be different, so some are above ${mean} and
          the smallest is below it.`,
        slip('counted_one_too_few', spread, sumTo(n - 2))`
          You subtracted only ${n - 2} differences. There are ${n - 1} numbers above the smallest, and each of them is
          above it by at least 1 more.`,
        slip('counted_one_too_many', spread, sumTo(n))`
          You subtracted ${n} differences. Only ${n - 1} numbers are above the smallest; the smallest has no
          difference to itself.`,
        slip('divided_by_the_wrong_number', smallest, () => level.div(n - 1).floor())`
          You divided by ${n - 1}. All ${n} numbers share what is left, because the smallest one is among them.`,
        slip('took_the_mean_for_the_middle', smallest, calc`${mean} - ${n} + 1`)`
          Going down ${n - 1} steps from ${mean} makes ${mean} the largest number. It is the average.`,
        slip('miscounted_the_steps', smallest, () => level.div(n).floor().sub(1))`
          You gave ${smallest}. But all ${n} numbers can still be greater by 1 each without passing the sum, so the
          smallest can be greater.`,
        slip('demanded_too_much', spread, calc`2 * ${sumTo(n - 1)}`)`
          You put the numbers 2 apart. Different integers may be only 1 apart, and then less is taken from the
          smallest.`,
        slip('miscounted_the_steps', smallest, mean - 1)`
          Going 1 below the average ${mean} leaves no room for ${n} different numbers with this average.`,
        slip('counted_one_too_few', smallest, n > 5 && calc`${mean} - ${(n - 3) / 2}`)`
          $${mean} - ${(n - 3) / 2}$ leaves room for ${(n - 3) / 2} numbers below ${mean}, but with distinct numbers
          there has to be one more.`,
        slip('divided_by_the_wrong_number', smallest, () => level.div(n + 1).floor())`
          You divided by ${n + 1}. There are only ${n} numbers that share what is left.`,
      ],
      snapRead: text`The average fixes the sum, and the numbers are different: put them as close together as possible.`,
      approach: text`The smallest is as great as possible when the numbers are as close together as different integers
        can be: consecutive.`,
      faster: text`Consecutive numbers around ${mean} have ${(n - 1) / 2} of them below it, so the smallest is
        $${mean} - ${(n - 1) / 2}$.`,
      check: text`From ${smallest} on, ${n} consecutive integers have the sum ${smallest.mul(n).add(sumTo(n - 1))},
        and the sum is ${n * mean}. From ${smallest.add(1)} on they would have
        ${smallest
          .add(1)
          .mul(n)
          .add(sumTo(n - 1))}, too much.`,
      principle: text`Different integers are closest together when they are consecutive.`,
    };
  },
);

const leastUnderCap = form<Fixed>(
  'least-under-a-cap',
  {
    band: 'Easy',
    seconds: 50,
    revision: 7,
    entry: true,
    suits: ({ n, mean, cap }) => n * mean - ((n - 1) * cap - sumTo(n - 2)) >= 1,
    verify: p =>
      extreme(
        p,
        p.cap,
        () => true,
        list => list[0] ?? 0,
        smaller,
      ),
  },
  (p, path) => {
    const { n, mean, cap } = p;
    const sum = sumOfAll(p, path);
    const others = path.step(calc`${n - 1} * ${cap} - ${sumTo(n - 2)}`, {
      name: 'the greatest sum of the others',
      works: value => tex`${cap} + ${cap - 1} + \cdots + ${cap - n + 2} = ${value}`,
      because: text`The sum is fixed, so what the others take is missing from the smallest. They may not pass
          ${cap} and have to be different, so they are ${cap}, ${cap - 1} and so on downwards.`,
    })`
      The smallest is as small as possible when the other ${n - 1} are as great as allowed: ${cap} and the integers
      just below it.`;
    const least = path.step(calc`${sum} - ${others}`, {
      because: text`The others cannot take more than this. So the smallest has to take the rest of the sum and
          cannot be less.`,
    })`
      Subtract the others from the sum of all numbers: what is left is the smallest number.`;
    return {
      answer: least,
      stem: text`${given(p)} None of the numbers is greater than ${String(cap)}. What is the minimum possible value of
        the smallest?`,
      show: plain,
      plausible: value => whole(value) && value.lt(mean),
      slips: [
        slip('let_in_equal_values', others, calc`${n - 1} * ${cap}`)`
          You made all the other ${n - 1} ${wordsOf(p)} equal to ${cap}. They have to be different, so only one of
          them can be ${cap}.`,
        slip('left_out_an_end_point', others, calc`${n - 1} * ${cap - 1} - ${sumTo(n - 2)}`)`
          You let the others begin with ${cap - 1}. No number is greater than ${cap}, but ${cap} itself is allowed.`,
        slip('counted_one_too_few', others, calc`${n - 2} * ${cap} - ${sumTo(n - 3)}`)`
          You subtracted only ${n - 2} others, so two numbers are left in the rest.`,
        slip('ignored_a_bound', others, calc`${n} * ${mean} - 1`)`
          You let the smallest be 1. With no number above ${cap} the others cannot take all the rest.`,
        slip('miscounted_the_steps', others, calc`${n - 1} * ${cap} - ${sumTo(n - 1)}`)`
          You lowered the others by 1, 2, 3 and so on from the first on, but the largest may stay at ${cap}.`,
        slip('let_in_equal_values', others, calc`${n - 1} * ${cap} - ${sumTo(n - 3)}`)`
          Going down from ${cap}, you used one number twice, but they are different.`,
        slip('took_the_mean_for_the_middle', least, calc`${mean} - ${n} + 1`)`
          Going down ${n - 1} steps from the average ${mean} makes ${mean} the largest number and does not use ${cap}.`,
        slip('demanded_too_much', least, calc`${mean} - ${(n - 1) / 2}`)`
          $${mean} - ${(n - 1) / 2}$ is the smallest of ${n} consecutive numbers. The others can be greater, up to
          ${cap}.`,
      ],
      snapRead: text`The average fixes the sum, and no number is above ${cap}: make the others as great as they can
        be.`,
      approach: text`With a fixed sum one number is as small as possible when all the others are as great as the bound
        allows.`,
      check: text`$${others} + ${least} = ${n * mean}$. With ${least.sub(1)} as the smallest, the others would need
        ${others.add(1)}, more than the ${n - 1} greatest numbers up to ${cap} have.`,
      principle: text`With a fixed sum, make one number small by making all the others as great as the conditions
        allow.`,
    };
  },
);

const middle = (list: readonly number[]) => list[(list.length - 1) / 2] ?? 0;
const withMedian = (p: Fixed) =>
  p.frame === 0
    ? `${numberWord(p.n)} distinct positive integers have the average ${p.mean} and the median ${p.median}.`
    : `${given(p)} The median of these numbers is ${p.median}.`;

const secondWithMedian = form<Fixed>(
  'greatest-second-largest',
  {
    band: 'Medium',
    seconds: 75,
    entry: true,
    verify: p =>
      extreme(
        p,
        p.n * p.mean,
        list => middle(list) === p.median,
        list => list.at(-2) ?? 0,
        larger,
      ),
  },
  (p, path) => {
    const { n, mean, median } = p;
    const half = side(p);
    const sum = sumOfAll(p, path);
    const below = path.step(sumTo(half), {
      name: 'the sum of the numbers below the median',
      works: value => tex`${run(1, half)} = ${value}`,
      because: text`Whatever the small numbers take is missing from the two largest, because the sum is fixed.
          ${half} different positive integers have at least the sum of 1, 2 and so on.`,
    })`
      Put the numbers in order: ${half} of them are below the median ${median}. Make these as small as possible.`;
    const above = path.find(half === 2 ? 0 : median + 1);
    const takenOff =
      half === 2
        ? text`Take off the median ${median} too. The two largest have the rest.`
        : text`Take off the median ${median} too, and the number next to it, as small as it can be. The two largest
          have the rest.`;
    const rest = path.step(calc`${sum} - ${below} - ${median} - ${above}`, {
      name: 'the sum of the two largest',
      works: value => tex`${sum} - ${below} - ${median}${above.equals(0) ? '' : tex` - ${above}`} = ${value}`,
      because: text`The median is fixed and belongs to none of the two largest. What the other numbers do not need
          is left for these two.`,
    })`
      ${takenOff}`;
    const gap = path.find(1);
    const second = path.step(() => rest.sub(gap).div(2).floor(), {
      works: value => tex`(${rest} - ${gap}) \div 2 = ${rest.sub(gap).div(2)} \Rightarrow ${value}`,
      because: text`The largest has to be above the second largest. If the two share 21, they can be 11 and 10;
          with 20 they cannot both be 10, so they are 11 and 9.`,
    })`
      The second largest is as great as possible when the largest is only just above it. Take off this difference of
      1, halve, and round down to a whole number.`;
    return {
      answer: second,
      stem: text`${withMedian(p)} What is the maximum possible value of the second largest?`,
      show: plain,
      plausible: value => whole(value) && value.gt(median) && value.lt(n * mean),
      onSight: value => value.gte(median + half - 1) && value.lt(q(n * mean, 2)),
      slips: [
        slip('let_in_equal_values', second, rest.mod(2).equals(0) && calc`${rest} / 2`)`
          You gave each of the two largest half of ${rest}. Then they are equal, but all ${n} numbers are different.`,
        slip('rounded_the_wrong_way', second, !rest.mod(2).equals(0) && calc`(${rest} + 1) / 2`)`
          Of the ${rest} that the two largest have together, ${second} is the larger part.`,
        slip('answered_another_quantity', second, calc`${rest} - (${median} + ${half - 1})`)`
          You made the second largest as small as possible. What you found is the maximum of the largest, not of the
          second of ${n}.`,
        slip('let_in_equal_values', below, half)`
          You made all ${half} numbers below the median equal to 1, but they are different.`,
        slip('left_out_a_term', rest, calc`${sum} - ${below} - ${above}`)`
          You did not take off the median ${median} itself. It is one of the ${n} numbers, so it is part of their sum.`,
        slip('gave_the_other_extreme', below, calc`${half} * ${median} - ${sumTo(half)}`)`
          You put the numbers below the median ${median} just under it, where they take as much as they can instead of
          as little.`,
        slip('left_out_a_term', above, half !== 2 && 0)`
          You shared the rest by the two largest, but a third number is above the median ${median}.`,
        slip('ignored_a_condition', rest, calc`${sum} - ${sumTo(n - 2)}`)`
          You made the other ${n - 2} numbers 1, 2, 3 and so on. Then the median is not ${median}.`,
        slip('changed_what_stays', second, () => rest.add(median).div(3).floor())`
          You shared the rest by three numbers, the median among them. But the median is fixed at ${median}.`,
        slip('let_in_zero', below, sumTo(half - 1))`
          You let the smallest number be 0. Each of the numbers is a positive integer, so the smallest is at least 1.`,
        slip('counted_one_too_many', below, sumTo(half + 1))`
          You put ${half + 1} numbers below the median. The median is in the middle of ${n} numbers, so ${half} are
          below it.`,
      ],
      snapRead: text`Average and median are fixed: all but the two largest take as little as they can.`,
      approach: text`All but the two largest take as little as the median allows. The two largest share the rest as
        evenly as different integers can.`,
      check: text`The largest is then $${rest} - ${second} = ${rest.sub(second)}$, which is greater. With
        ${second.add(1)} for the second largest only ${rest.sub(second).sub(1)} would be left for it.`,
      principle: text`A second largest number has the largest above it, so it gets less than half of what the two have
        together.`,
    };
  },
);

const highestMedian = form<Fixed>(
  'greatest-median',
  {
    band: 'Medium',
    seconds: 70,
    revision: 6,
    entry: true,
    verify: p => extreme(p, p.n * p.mean, () => true, middle, larger),
  },
  (p, path) => {
    const { n, mean } = p;
    const half = side(p);
    const sum = sumOfAll(p, path);
    const below = path.step(sumTo(half), {
      name: 'the sum of the numbers below the median',
      works: value => tex`${run(1, half)} = ${value}`,
      because: text`The numbers below the median take away from the same fixed sum. As different positive integers
          they need at least 1, 2 and so on, and nothing more.`,
    })`
      ${half} numbers are below the median. Make them as small as possible.`;
    const steps = path.find(sumTo(half));
    const level = path.step(calc`${sum} - ${below} - ${steps}`, {
      name: 'what the median and the numbers above it share equally',
      works: value => tex`${sum} - ${below} - (${run(1, half)}) = ${sum} - ${below} - ${steps} = ${value}`,
      because: text`The numbers above the median have to be greater than it, and they should take no more than
          they need. The first needs 1 more than the median, the second 2 more, and so on.`,
    })`
      The ${half} numbers above the median are closest to it as consecutive integers. Take off by how much they are
      above it.`;
    const terms = path.find(half + 1);
    const middleFound = path.step(() => level.div(terms).floor(), {
      name: text`the greatest median`,
      works: value => tex`${level} \div ${terms} = ${level.div(terms)} \Rightarrow ${value}`,
      because: text`Now the median and the ${half} numbers above it all count as the median itself, so they share
          equally. With a part of 1 more for each the sum would be passed, so round down.`,
    })`
      What is left is at least ${terms} times the median. Divide, and round down to a whole number.`;
    return {
      answer: middleFound,
      stem: text`${given(p)} What is the maximum possible median?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('let_in_equal_values', steps, 0)`
          You made the ${half} numbers above the median equal to it. They are different, so each of them takes more
          than the median.`,
        slip('let_in_equal_values', below, half)`
          You made all ${half} numbers below the median equal to 1. They are different, so only one of them can be 1.`,
        slip(
          'rounded_the_wrong_way',
          middleFound,
          level.div(terms).d !== 1n && (() => level.div(terms).ceil()),
        )`
          With a median of ${middleFound} the numbers have a sum greater than ${n * mean}, even when all others are as
          small as possible. So round down.`,
        slip('counted_one_too_few', terms, half)`
          You divided by ${terms}, but the median shares with the ${half} numbers above it.`,
        slip('counted_one_too_many', terms, half + 2)`
          You divided by ${terms}, but only the median and the ${half} numbers above it share.`,
        slip('took_the_mean_for_the_middle', middleFound, mean)`
          ${mean} is the median of consecutive numbers. The numbers below it can be made smaller, and then it can be
          greater.`,
        slip('demanded_too_much', steps, calc`2 * ${sumTo(half)}`)`
          You put the ${half} numbers above the median 2 apart, but different integers may be 1 apart.`,
      ],
      snapRead: text`Only the average is fixed: make the lower numbers small, and put the upper ones close to the
        median.`,
      approach: text`The median is great when the numbers below it are as small as possible and those above it no
        greater than they have to be.`,
      check: text`$${below} + ${terms} \times ${middleFound} + ${steps} =
        ${below.add(steps).add(terms.mul(middleFound))}$, which is not above ${n * mean}. A median greater by 1 needs
        ${terms} more.`,
      principle: text`To raise the middle of a list with a fixed sum, make the lower numbers small and put the upper
        ones close together.`,
    };
  },
);

const leastTop = form<Fixed>(
  'least-largest-with-median',
  {
    band: 'Medium',
    seconds: 70,
    revision: 7,
    entry: true,
    suits: p => {
      const top = p.n * p.mean - p.median - (side(p) * p.median - sumTo(side(p)));
      return Math.ceil((top + sumTo(side(p) - 1)) / side(p)) > p.median + side(p);
    },
    verify: p =>
      extreme(
        p,
        p.n * p.mean,
        list => middle(list) === p.median,
        list => list.at(-1) ?? 0,
        smaller,
      ),
  },
  (p, path) => {
    const { mean, median } = p;
    const half = side(p);
    const sum = sumOfAll(p, path);
    const below = path.step(calc`${half} * ${median} - ${sumTo(half)}`, {
      name: 'the greatest sum below the median',
      works: value => tex`${run(median - 1, median - half)} = ${value}`,
      because: text`The sum is fixed, so what the other numbers take need not be taken by the largest. The numbers
          below the median can be ${median - 1} at most, then ${median - 2}, and so on.`,
    })`
      The largest is as small as possible when the others take as much as they can. Put the ${half} numbers below the
      median just under it.`;
    const above = path.step(calc`${sum} - ${below} - ${median}`, {
      name: 'the sum of the numbers above the median',
      because: text`The median is fixed and the numbers below it have taken as much as they can. So the upper ones
          have to bring the rest of the sum.`,
    })`
      Take off these and the median. The ${half} numbers above the median have the rest.`;
    const steps = path.find(sumTo(half - 1));
    const least = path.step(() => above.add(steps).div(half).ceil(), {
      works: value =>
        tex`(${above} + ${steps}) \div ${half} = ${above.add(steps).div(half)} \Rightarrow ${value}`,
      because: text`If the others reached the largest too, the sum would be ${half} times the largest; they miss
          it by ${steps} in all. With a smaller largest number the sum could not be reached, so round up.`,
    })`
      Their largest is as small as possible when they are consecutive. Add what the others lack to it, ${steps} in
      all, divide by ${half}, and round up, because the sum has to be reached.`;
    return {
      answer: least,
      stem: text`${withMedian(p)} What is the minimum possible value of the largest?`,
      show: plain,
      plausible: value => whole(value) && value.gt(Math.max(mean, median)),
      slips: [
        slip('let_in_equal_values', steps, 0)`
          You shared the rest equally among the ${half} numbers above the median. They are different, so one is
          larger.`,
        slip('let_in_equal_values', below, calc`${half} * ${median}`)`
          You made the numbers below the median equal to ${median}, but they are smaller than it.`,
        slip('gave_the_other_extreme', below, sumTo(half))`
          You made the ${half} numbers below the median 1, 2 and so on. Then the upper numbers have to take more than
          they need.`,
        slip(
          'rounded_the_wrong_way',
          least,
          !above.add(steps).mod(half).equals(0) && (() => above.add(steps).div(half).floor()),
        )`
          With ${least} as the largest, the ${half} upper numbers cannot reach the sum: round up.`,
        slip('left_out_a_term', above, calc`${sum} - ${below}`)`
          You did not take off the median ${median} before sharing. It is not one of the numbers above the median.`,
        slip('miscounted_the_steps', steps, sumTo(half))`
          You added ${half} differences, but the largest number lacks nothing to itself.`,
        slip('ignored_a_condition', least, calc`${median} + ${half}`)`
          You put the ${half} upper numbers right above the median ${median}. Then the sum is not reached.`,
      ],
      snapRead: text`Average and median are fixed: let all other numbers take as much as they can.`,
      approach: text`The numbers below the median take as much as it allows. Those above it are consecutive, so that
        the largest of them is as small as possible.`,
      check: text`Up to ${least} the ${half} upper numbers have at most ${least.mul(half).sub(steps)}, and they need
        ${above}. Up to ${least.sub(1)} they would have only ${least.sub(1).mul(half).sub(steps)}.`,
      principle: text`With a fixed sum the largest number is smallest when every other number takes as much as it can.`,
    };
  },
);

const countTop = form<Fixed>(
  'values-of-the-largest',
  {
    band: 'Hard',
    seconds: 115,
    revision: 7,
    also: ['AR.AVG.8'],
    entry: true,
    suits: p => {
      const top = p.n * p.mean - p.median - (side(p) * p.median - sumTo(side(p)));
      return Math.ceil((top + sumTo(side(p) - 1)) / side(p)) > p.median + side(p);
    },
    verify: p => {
      const seen = new Set<number>();
      lists(p.n, p.n * p.mean, 1, p.n * p.mean, list => {
        if (middle(list) === p.median) seen.add(list.at(-1) ?? 0);
      });
      return q(seen.size);
    },
  },
  (p, path) => {
    const { n, median } = p;
    const half = side(p);
    const sum = sumOfAll(p, path);
    const greatestFound = path.step(
      calc`${sum} - ${median} - ${sumTo(half)} - (${half - 1} * ${median} + ${sumTo(half - 1)})`,
      {
        name: 'the greatest value of the largest',
        works: value =>
          tex`${sum} - (${run(1, half)}) - ${median} -
            ${half === 2 ? tex`${median + 1}` : tex`(${run(median + 1, median + half - 1)})`} = ${value}`,
        because: text`The sum is fixed, so the largest gets what the others do not need. But the median has to stay
          ${median}, so not all the others can be small: those above it begin at ${median + 1}.`,
      },
    )`
      First find the greatest value. Let the ${half} numbers below the median be 1, 2 and so on, put the others above
      the median just over it, and subtract all of these from the sum.`;
    const upper = path.step(calc`${sum} - ${median} - (${half} * ${median} - ${sumTo(half)})`, {
      name: 'the sum of the numbers above the median, when it is least',
      works: value => tex`${sum} - ${median} - (${run(median - 1, median - half)}) = ${value}`,
      because: text`For a small largest number all the others have to take as much as they can. So the lower
          numbers, which were smallest before, are now as great as the median allows.`,
    })`
      Now the least value: put the numbers below the median just under it, and find what the ${half} numbers above it
      then have together.`;
    const least = path.step(
      () =>
        upper
          .add(sumTo(half - 1))
          .div(half)
          .ceil(),
      {
        name: 'the least value of the largest',
        works: value =>
          tex`(${upper} + ${sumTo(half - 1)}) \div ${half} = ${upper.add(sumTo(half - 1)).div(half)} \Rightarrow
            ${value}`,
        because: text`The numbers above the median share this sum as evenly as different integers can. If the
          largest were smaller still, they could not bring the sum together, so round up.`,
      },
    )`
      Their largest is as small as possible when they are consecutive. Add what the others lack to it, divide by
      ${half}, and round up.`;
    const number = path.step(calc`${greatestFound} - ${least} + 1`, {
      because: text`One of the smaller numbers can take 1 more and the largest 1 less, step by step, so no value
          is left out. Both ends are possible, which is one more than the difference.`,
    })`
      Every value between is possible, because the others can give up 1 at a time. Count them with both ends.`;
    return {
      answer: number,
      stem: text`${withMedian(p)} How many different values can the largest of them have?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('left_out_an_end_point', number, calc`${greatestFound} - ${least}`)`
          Subtracting the least value from the greatest leaves out 1 of the two end values, and both are possible.`,
        slip(
          'rounded_the_wrong_way',
          least,
          !upper
            .add(sumTo(half - 1))
            .mod(half)
            .equals(0) &&
            (() =>
              upper
                .add(sumTo(half - 1))
                .div(half)
                .floor()),
        )`
          For the least value you rounded down. Then the ${half} upper numbers cannot reach the sum.`,
        slip('let_in_equal_values', least, () => upper.div(half).ceil())`
          For the least value you made the ${half} upper numbers equal. They are different, so the largest of them is
          above their mean.`,
        slip('ignored_a_condition', least, calc`${median} + ${half}`)`
          For the least value you put the ${half} upper numbers right above the median ${median}. Then the sum is not
          reached.`,
        slip('gave_the_other_extreme', upper, calc`${sum} - ${median} - ${sumTo(half)}`)`
          For the least value, too, you made the lower numbers 1, 2 and so on. There they should take as much as they
          can.`,
        slip('ignored_a_condition', greatestFound, calc`${sum} - ${sumTo(n - 1)}`)`
          For the greatest value you made all the others 1, 2, 3 and so on. Then the median is not ${median}.`,
        slip('left_out_a_term', upper, calc`${sum} - (${half} * ${median} - ${sumTo(half)})`)`
          For the least value you did not take off the median ${median} before sharing. It is not one of the upper
          numbers.`,
      ],
      snapRead: text`Average and median are fixed: find the greatest and the least value of the largest, then count.`,
      approach: text`Find the greatest and the least value of the largest number separately, each with its own
        arrangement. All whole numbers between them are possible.`,
      check: () =>
        text`Up to ${least} the upper numbers have at most ${least.mul(half).sub(sumTo(half - 1))}, and they need
          ${upper}. With ${greatestFound} the others have ${sum.sub(greatestFound)}, exactly their least sum with the
          median ${median}: $${sumTo(half)} + ${half} \times ${median} + ${sumTo(half - 1)} =
          ${sumTo(half) + half * median + sumTo(half - 1)}$.`,
      principle: text`To count the values that a quantity can have, find its greatest and its least value, each with
        its own arrangement.`,
    };
  },
);

/** AR.AVG.7: extreme values with a fixed average. */
export const fixedAverages: readonly AnyTemplate[] = situation<Fixed>({
  type: 'AR.AVG.7',
  situation: 'fixed-average',
  tries: 12,
  draw: draw => {
    const n = draw.pick([5, 5, 7]);
    const mean = n === 5 ? draw.int(9, 24) : draw.int(9, 13);
    const median = mean + draw.int(-4, 3);
    const cap = mean + draw.int(n === 5 ? 3 : 4, 9);
    const p = { ...draw.pick(stories), n, mean, median, cap, frame: draw.int(0, 3) };
    const room =
      n * mean - median - sumTo(side(p)) - ((side(p) - 1) * median + sumTo(side(p) - 1)) > median + side(p);
    return room && median > side(p) && median !== mean ? p : null;
  },
  forms: [greatest, highestMinimum, leastUnderCap, secondWithMedian, highestMedian, leastTop, countTop],
});
