import type Fraction from 'fraction.js';
import { template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';

const whole = (value: Fraction) => value.d === 1n;
const option = (value: Fraction) => `$${value.toFraction()}$`;

/** Sum of `count` consecutive whole numbers from `first`. */
const run = (first: number, count: number) => count * first + (count * (count - 1)) / 2;

const counts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'] as const;
const inWords = (n: number) => counts[n] ?? String(n);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** First few, dots and last of a run, as people write it: 1 + 2 + 3 + 4, 1 + 2 + \dots + 7. */
const runTex = (first: number, count: number, step = 1) => {
  const terms = Array.from({ length: count }, (_, i) => first + step * i);
  return count <= 4 ? terms.join(' + ') : `${terms[0]} + ${terms[1]} + \\dots + ${terms.at(-1)}`;
};

/** Whether `count` different whole numbers of at least `least` can have this sum; by trying them one after the other. */
function canSum(count: number, least: number, sum: number): boolean {
  if (count === 0) return sum === 0;
  for (let first = least; first * count <= sum; first += 1)
    if (canSum(count - 1, first + 1, sum - first)) return true;
  return false;
}

const tallies = [
  {
    who: 'shops in a lane',
    did: 'sold different numbers of umbrellas on a rainy day',
    what: 'umbrellas',
    top: 'the shop with the highest sale',
    second: 'the shop with the second-highest sale',
    have: 'have sold',
  },
  {
    who: 'friends',
    did: 'picked different numbers of mangoes in an orchard',
    what: 'mangoes',
    top: 'the one with the most mangoes',
    second: 'the one with the second-most mangoes',
    have: 'have picked',
  },
  {
    who: 'players of a kabaddi team',
    did: 'scored different numbers of points in a match',
    what: 'points',
    top: 'the top scorer',
    second: 'the second-highest scorer',
    have: 'have scored',
  },
  {
    who: 'fishing boats',
    did: 'brought in different numbers of crabs',
    what: 'crabs',
    top: 'the boat with the largest catch',
    second: 'the boat with the second-largest catch',
    have: 'have brought in',
  },
  {
    who: 'potters',
    did: 'made different numbers of diyas in a day',
    what: 'diyas',
    top: 'the potter with the most diyas',
    second: 'the potter with the second-most diyas',
    have: 'have made',
  },
] as const;

interface Distinct {
  tally: number;
  count: number;
  mean: number;
  least: number;
  turn: number;
}

const tallyOf = ({ tally }: { tally: number }) => tallies[tally] as (typeof tallies)[number];
const greatest = ({ count, mean, least }: Distinct) => count * mean - run(least, count - 1);

/** AR.AVG.7 Easy: the total is fixed, so the largest is greatest when all others are as small as they may be. */
export const greatestOfDistinct = template<Distinct, Fraction>({
  type: 'AR.AVG.7',
  band: 'Easy',
  variant: 'greatest-of-distinct',
  revision: 1,
  draw: draw => {
    const count = draw.int(4, 7);
    const least = draw.pick([1, 1, 2, 3, 4, 5]);
    const mean = least + draw.int(count, 16);
    return { tally: draw.int(0, tallies.length - 1), count, mean, least, turn: draw.int(0, 3) };
  },
  stem: p => {
    const { who, did, what, top, have } = tallyOf(p);
    return `${capital(inWords(p.count))} ${who} ${did}, each at least ${inWords(p.least)}. The average was ${p.mean} ${what}. What is the greatest number of ${what} that ${top} can ${have}?`;
  },
  answer: p => q(greatest(p)),
  slips: p => {
    const { count, mean, least, turn } = p;
    const total = count * mean;
    return turnedAfterFirst(
      [
        {
          misconception: 'distinctness_ignored',
          value: q(total - (count - 1) * least),
          words: `You took ${inWords(least)} for all the others, but the numbers are all different.`,
        },
        {
          misconception: 'bound_off_by_one',
          value: q(total - run(least - 1, count - 1)),
          words: `You took the others from ${least - 1} upwards; the least number allowed is ${least}.`,
        },
        {
          misconception: 'one_number_too_many',
          value: q(total - run(least, count)),
          words: `You took off ${count} small numbers; besides the largest there are only ${count - 1}.`,
        },
        {
          misconception: 'starts_one_too_high',
          value: q(total - run(least + 1, count - 1)),
          words: `You took the others from ${least + 1} upwards; ${least} itself is allowed.`,
        },
        {
          misconception: 'one_number_too_few',
          value: q(total - run(least, count - 2)),
          words: `You took off only ${count - 2} small numbers; besides the largest there are ${count - 1}.`,
        },
      ],
      turn,
    );
  },
  show: option,
  plausible: (value, { mean }) => whole(value) && value.gt(mean),
  solution: p => {
    const { count, mean, least } = p;
    const total = count * mean;
    const others = run(least, count - 1);
    return {
      snapRead: `The average of ${count} different whole numbers, each at least ${least}; the greatest possible value of the largest is asked.`,
      approach: `The average fixes the total. The largest gets whatever the others leave, so make the others as small as they may be: the smallest different numbers allowed. Nothing has to be tried out.`,
      steps: [
        {
          says: 'Find the total from the average.',
          works: `${count} \\times ${mean} = ${total}`,
          value: q(total),
        },
        {
          says: 'Give the others the smallest different values and take them off the total.',
          works: `${total} - (${runTex(least, count - 1)}) = ${total} - ${others} = ${total - others}`,
          value: q(total - others),
        },
      ],
      check: `${Array.from({ length: count - 1 }, (_, i) => least + i).join(', ')} and ${total - others} are different, and their average is ${total} over ${count}, which is ${mean}.`,
      principle:
        'With a fixed average the total is fixed: to make one value extreme, push all the others to their limits, and keep them different if they must be.',
    };
  },
  verify: ({ count, mean, least }) => {
    // Go down from the total until the others can be found by trying.
    for (let top = count * mean; top > 0; top -= 1)
      if (canSum(count - 1, least, count * mean - top)) return q(top);
    throw new Error('no largest value');
  },
});

const marks = [
  {
    scene: 'students took a test marked in whole numbers, and all their marks were different',
    told: 'The highest mark was {c} and the average {m}.',
    ask: 'What is the lowest mark that any of them can have got?',
    unit: 'marks',
    least: 50,
    most: 96,
  },
  {
    scene: 'parcels have different weights, each a whole number of kilograms',
    told: 'The heaviest weighs {c} kg and the average weight is {m} kg.',
    ask: 'What is the least that any of the parcels can weigh?',
    unit: 'kg',
    least: 18,
    most: 60,
  },
  {
    scene: 'contestants of a quiz got different numbers of points, all of them whole',
    told: 'The winner got {c} points and the average was {m} points.',
    ask: 'What is the least number of points that any of them can have got?',
    unit: 'points',
    least: 24,
    most: 80,
  },
  {
    scene: 'villages have different numbers of wells',
    told: 'The village with the most has {c} wells and the average is {m} wells.',
    ask: 'What is the least number of wells that any of the villages can have?',
    unit: 'wells',
    least: 16,
    most: 45,
  },
] as const;

interface Capped {
  kind: number;
  count: number;
  mean: number;
  cap: number;
  turn: number;
}

const kindOf = ({ kind }: Capped) => marks[kind] as (typeof marks)[number];
const downFrom = (top: number, count: number) => run(top - count + 1, count);
const lowest = ({ count, mean, cap }: Capped) => count * mean - downFrom(cap, count - 1);

/** AR.AVG.7 Medium: the smallest is least when all others crowd under the largest without meeting. */
export const leastUnderCap = template<Capped, Fraction>({
  type: 'AR.AVG.7',
  band: 'Medium',
  variant: 'least-under-cap',
  revision: 1,
  draw: draw => {
    const kind = draw.int(0, marks.length - 1);
    const { least, most } = marks[kind] as (typeof marks)[number];
    const count = draw.int(5, 8);
    const cap = draw.int(least, most);
    const p = { kind, count, mean: cap - draw.int(Math.ceil(count / 2) + 1, 10), cap, turn: draw.int(0, 3) };
    const low = lowest(p);
    return low >= 2 && low < cap - count + 1 ? p : null;
  },
  stem: p => {
    const { scene, told, ask } = kindOf(p);
    const facts = told.replace('{c}', String(p.cap)).replace('{m}', String(p.mean));
    return `${capital(inWords(p.count))} ${scene}. ${facts} ${ask}`;
  },
  answer: p => q(lowest(p)),
  slips: p => {
    const { count, mean, cap, turn } = p;
    const total = count * mean;
    return turnedAfterFirst(
      [
        {
          misconception: 'distinctness_ignored',
          value: q(total - (count - 1) * cap),
          words: `You took ${cap} for all the others, but all the values are different.`,
        },
        {
          misconception: 'largest_left_out',
          value: q(total - downFrom(cap - 1, count - 1)),
          words: `You took the others from ${cap - 1} downwards; ${cap} itself occurs and has to be counted.`,
        },
        {
          misconception: 'evenly_spread_assumed',
          value: q(2 * mean - cap),
          words: `You took the smallest as far below the average as the largest is above it; only an even spread needs that.`,
        },
        {
          misconception: 'one_number_too_few',
          value: q(total - downFrom(cap, count - 2)).div(2),
          words: `You took only ${count - 2} large values and shared what was left between two; one more can be large.`,
        },
        {
          misconception: 'reports_next_value',
          value: q(cap - count + 2),
          words: `You took the smallest of the large values for the answer; the lowest value is what the total leaves.`,
        },
        {
          misconception: 'two_values_repeated',
          value: q(total - cap - downFrom(cap, count - 2)),
          words: `You took ${cap} twice among the large values, but all the values are different.`,
        },
      ],
      turn,
    );
  },
  show: (value, p) => `${option(value)} ${kindOf(p).unit}`,
  plausible: (value, { mean }) => whole(value) && value.gt(1) && value.lt(mean),
  solution: p => {
    const { count, mean, cap } = p;
    const total = count * mean;
    const others = downFrom(cap, count - 1);
    return {
      snapRead: `${capital(inWords(count))} different whole numbers with a known average and a known largest value. The least possible smallest value is asked.`,
      approach: `The total is fixed, so the smallest is least when the others are as large as they may be. They are different and none exceeds the largest, so they run down from it one by one. Faster: count how far each lies below the largest; these gaps have a fixed sum.`,
      steps: [
        {
          says: 'Find the total from the average.',
          works: `${count} \\times ${mean} = ${total}`,
          value: q(total),
        },
        {
          says: 'Give the others the largest different values, starting with the known largest, and add them.',
          works: `${runTex(cap, count - 1, -1)} = ${others}`,
          value: q(others),
        },
        {
          says: 'What the total leaves is the least value the smallest can have.',
          works: `${total} - ${others} = ${total - others}`,
          value: q(total - others),
        },
      ],
      check: `In gaps below ${cap}: the average gap is ${cap - mean}, so the gaps add up to ${count * (cap - mean)}; $${runTex(0, count - 1)}$ takes ${run(0, count - 1)}, and the last gap is ${cap - total + others}: ${cap} less that is ${total - others}.`,
      principle:
        'To make the smallest value as small as possible under a fixed average, let the others crowd below the largest without repeating.',
    };
  },
  verify: ({ count, mean, cap }) => {
    // Gaps below the largest: one is 0, the rest are different and positive; find the greatest one by trying.
    const gaps = count * (cap - mean);
    for (let gap = gaps; gap > 0; gap -= 1) if (canSum(count - 2, 1, gaps - gap)) return q(cap - gap);
    throw new Error('no smallest value');
  },
});

interface Ranked {
  tally: number;
  count: 5 | 7 | 9;
  mean: number;
  median: number;
  turn: number;
}

/** The others at their least: the low half from 1, the median, and the places just above it below the top two. */
const lowSum = ({ count, median }: Ranked) => {
  const half = (count - 1) / 2;
  return run(1, half) + run(median, half - 1);
};
const topTwo = (p: Ranked) => p.count * p.mean - lowSum(p);
const second = (p: Ranked) => Math.floor((topTwo(p) - 1) / 2);

/** AR.AVG.7 Hard: median, distinct values and two tops that must differ by one: three limits at once. */
export const secondLargest = template<Ranked, Fraction>({
  type: 'AR.AVG.7',
  band: 'Hard',
  variant: 'second-largest',
  revision: 1,
  draw: draw => {
    const count = draw.pick([5, 7, 9] as const);
    const median = draw.int((count - 1) / 2 + 3, 20);
    const p: Ranked = {
      tally: draw.int(0, tallies.length - 1),
      count,
      median,
      mean: median + draw.int(-2, 10),
      turn: draw.int(0, 7),
    };
    return second(p) >= median + (count - 1) / 2 + 4 && p.mean !== median ? p : null;
  },
  stem: p => {
    const { who, did, what, second: place, have } = tallyOf(p);
    return `${capital(inWords(p.count))} ${who} ${did}, each at least one. The average was ${p.mean} ${what} and the median ${p.median}. What is the greatest number of ${what} that ${place} can ${have}?`;
  },
  answer: p => q(second(p)),
  slips: p => {
    const { count, mean, median, turn } = p;
    const half = (count - 1) / 2;
    const total = count * mean;
    const rest = topTwo(p);
    const lower = (sum: number) => q(Math.floor((sum - 1) / 2));
    return turnedAfterFirst(
      [
        {
          misconception: 'median_ignored',
          value: lower(total - run(1, count - 2)),
          words: `You took 1 to ${count - 2} for all the others, but the median is ${median}: the middle value and those above it cannot be smaller.`,
        },
        {
          misconception: 'answers_for_largest',
          value: q(total - lowSum(p) - median - half + 1),
          words:
            'You took the greatest value the largest can have; when the largest takes all, the second-largest is small.',
        },
        {
          misconception: 'distinctness_ignored',
          value: lower(total - half - (half - 1) * median),
          words: `You took equal values for those below and just above the median, but all the numbers are different.`,
        },
        {
          misconception: 'equal_tops_allowed',
          value: q(Math.floor(rest / 2)),
          words:
            'You took half of what is left for each of the top two; they are different, so the second must be smaller.',
        },
        {
          misconception: 'reports_other_quantity',
          value: q(rest - second(p)),
          words: 'You took the largest value that goes with it for the answer; the second-largest is asked.',
        },
        {
          misconception: 'values_above_median_forgotten',
          value: lower(total - run(1, half) - median * (half - 1)),
          words: `You took the median again for the values between it and the top two; they must be larger than ${median} and different.`,
        },
        {
          misconception: 'one_number_too_many',
          value: lower(total - run(1, half + 1) - run(median, half - 1)),
          words: `You took ${half + 1} values below the median; of ${count} values only ${half} lie below the middle one.`,
        },
        {
          misconception: 'starts_one_too_high',
          value: lower(total - run(2, half) - run(median, half - 1)),
          words: 'You took the low values from 2 upwards; 1 itself is allowed.',
        },
        {
          misconception: 'zero_allowed',
          value: lower(total - run(0, half) - run(median, half - 1)),
          words: 'You took the low values from 0 upwards; each is at least one.',
        },
      ],
      turn,
    );
  },
  show: option,
  plausible: (value, { median }) => whole(value) && value.gt(median + 1),
  solution: p => {
    const { count, mean, median } = p;
    const half = (count - 1) / 2;
    const total = count * mean;
    const rest = topTwo(p);
    const above = half - 2;
    return {
      snapRead: `${capital(inWords(count))} different positive whole numbers with average and median given. The greatest possible value of the second-largest is asked, not of the largest.`,
      approach: `In rising order the median is the ${ordinals[half + 1]} value. Push everything below the top two to its least: the low half runs from 1, ${above > 0 ? 'the places after the median run on from it' : 'and the median stands as it is'}. The top two share what is left, and the second is greatest when they are as close as different whole numbers can be.`,
      steps: [
        {
          says: 'Find the total from the average.',
          works: `${count} \\times ${mean} = ${total}`,
          value: q(total),
        },
        {
          says: `Give the ${inWords(half)} values below the median their least, and the median${above > 0 ? ' with what must follow it' : ''} too.`,
          works: `(${runTex(1, half)}) + ${above > 0 ? `(${runTex(median, half - 1)})` : median} = ${lowSum(p)}`,
          value: q(lowSum(p)),
        },
        {
          says: 'Find what is left for the top two together.',
          works: `${total} - ${lowSum(p)} = ${rest}`,
          value: q(rest),
        },
        {
          says: 'Split it into two different whole numbers as close as possible; the smaller is the second-largest.',
          works: `${rest} = ${second(p)} + ${rest - second(p)}`,
          value: q(second(p)),
        },
      ],
      check: `If the second-largest were ${second(p) + 1}, the largest would be at least ${second(p) + 2}; together ${2 * second(p) + 3}, more than the ${rest} that can be left.`,
      principle:
        'Put the values in order, fix what the median fixes, push the rest to their limits, and let the two tops differ by as little as they may.',
    };
  },
  verify: ({ count, mean, median }) => {
    // Go down with the second-largest; try every larger top, every filling above the median and every low half.
    const total = count * mean;
    const half = (count - 1) / 2;
    const lowHalf = (places: number, from: number, sum: number): boolean => {
      if (places === 0) return sum === 0;
      for (let v = from; v < median && v * places <= sum; v += 1)
        if (lowHalf(places - 1, v + 1, sum - v)) return true;
      return false;
    };
    const middle = (places: number, from: number, below: number, sum: number): boolean => {
      if (places === 0) return lowHalf(half, 1, sum);
      for (let v = from; v < below && v <= sum; v += 1)
        if (middle(places - 1, v + 1, below, sum - v)) return true;
      return false;
    };
    for (let y = Math.floor((total - median) / 2); y > median; y -= 1)
      for (let top = y + 1; top + y + median <= total; top += 1)
        if (middle(half - 2, median + 1, y, total - median - y - top)) return q(y);
    throw new Error('no second-largest value');
  },
});
