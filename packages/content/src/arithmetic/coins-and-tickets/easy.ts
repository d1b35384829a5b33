import { gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Notes {
  /** Denominations, and the terms of the ratio of numbers or of values. */
  x: number;
  y: number;
  z: number;
  a: number;
  b: number;
  c: number;
  unit: number;
  who: string;
  frame: number;
}

const people = [
  { who: 'Bhavna' },
  { who: 'A milk seller' },
  { who: 'Murugan' },
  { who: 'A bus conductor' },
  { who: 'Pallavi' },
  { who: 'A temple' },
] as const;

const ofMiddle = form<Notes>(
  'number-from-total-value',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    verify: ({ x, y, z, a, b, c, unit }) => {
      const total = unit * (a * x + b * y + c * z);
      for (let k = 1; k < 5000; k += 1) if (k * a * x + k * b * y + k * c * z === total) return k * b;
      throw new Error('no number fits');
    },
  },
  ({ x, y, z, a, b, c, unit, who, frame }, { step, find }) => {
    const total = find(unit * (a * x + b * y + c * z), { name: 'the total value' });
    const set = step(calc`${a} * ${x} + ${b} * ${y} + ${c} * ${z}`, {
      name: 'the value of one set',
      because: text`The ratio is one of numbers, but the total is a value, so each number is multiplied by its rupees.`,
    })`
      Put $${a}$, $${b}$ and $${c}$ notes of the three kinds into one set and find its value in rupees.`;
    const sets = step(calc`${total} / ${set}`, { name: 'the number of sets' })`
      Find how many such sets make the total.`;
    const wanted = step(calc`${b} * ${sets}`)`
      Each set has $${b}$ notes of ₹${y}.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} has ₹${total} in notes of ₹${x}, ₹${y} and ₹${z}. The numbers of these notes are in the ratio
            $${a} : ${b} : ${c}$. Find the number of ₹${y} notes.`
          : frame === 1
            ? text`A cash box holds only notes of ₹${x}, ₹${y} and ₹${z}. For every $${a}$ notes of ₹${x} there are
              $${b}$
              of ₹${y} and $${c}$ of ₹${z}, and all the notes are worth ₹${total}. What is the number of notes of ₹${y}
              in the box?`
            : text`Of the notes collected for a relief fund, those of ₹${x}, ₹${y} and ₹${z} are in number as
              $${a} : ${b} : ${c}$, and there are no others. If the fund has ₹${total}, find its number of ₹${y}
              notes.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('took_ratio_terms_for_amounts', wanted, calc`${total} * ${b} / (${a} + ${b} + ${c}) / ${y}`)`
          ${here} divides the rupees in the ratio $${a} : ${b} : ${c}$. That is the ratio of the numbers of notes.`,
        slip('ignored_the_weights', set, calc`${a} + ${b} + ${c}`)`
          $${set}$ is the number of notes in a set; the total of ₹${total} was divided by it, as if each were worth
          ₹1.`,
        slip('stopped_a_step_early', wanted, sets)`
          $${wanted}$ is the number of sets. Each has $${b}$ notes of ₹${y}.`,
        slip('answered_another_quantity', wanted, calc`${c} * ${sets}`)`
          ${here} is the number of ₹${z} notes.`,
        slip('answered_another_quantity', wanted, calc`${a} * ${sets}`)`
          ${here} is the number of ₹${x} notes.`,
        slip('swapped_the_weights', set, calc`${a} * ${z} + ${b} * ${y} + ${c} * ${x}`)`
          A set was given $${a}$ notes of ₹${z} and $${c}$ of ₹${x}, which makes ₹${set}: the order is the other way.`,
        slip('ignored_the_weights', wanted, calc`${total} / (${x} + ${y} + ${z})`)`
          ${here} takes equally many notes of each kind.`,
        slip('took_the_whole_for_a_part', wanted, calc`(${a} + ${b} + ${c}) * ${sets}`)`
          ${here} is the number of all notes.`,
      ],
      snapRead: text`Numbers of notes in a ratio and their total value: value is number times rupees of one note.`,
      approach: text`Make one set by the ratio, find its value, and see how many sets make the total.`,
      check: text`$${calc`${a} * ${sets}`.value}$, $${wanted}$ and $${calc`${c} * ${sets}`.value}$ notes are worth
        $${calc`${a} * ${sets} * ${x} + ${wanted} * ${y} + ${c} * ${sets} * ${z}`}$ rupees.`,
      principle: text`Values are as the numbers multiplied by what one note is worth.`,
    };
  },
);

const worth = form<Notes>(
  'value-from-number-of-coins',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ x, y, z, a, b, c, unit }) => {
      const lot = x * y * z;
      const coins = ((unit * (a * y * z + b * x * z + c * x * y)) / lot) * 60;
      for (let part = 1; part < 200000; part += 1)
        if (Math.abs((part * a) / x + (part * b) / y + (part * c) / z - coins) < 1e-7)
          return part * (a + b + c);
      throw new Error('no value fits');
    },
  },
  ({ x, y, z, a, b, c, unit, who, frame }, { step, find }) => {
    const value = find(60 * unit);
    const coins = find(calc`${a} * ${value} / ${x} + ${b} * ${value} / ${y} + ${c} * ${value} / ${z}`);
    const common = step(calc`lcm(${x}, ${y}, ${z})`, { name: 'a value for one part' })`
      Let one part of the values be the LCM of the rupees of the three coins, so that all the numbers are whole.`;
    const set = step(calc`${a} * ${common} / ${x} + ${b} * ${common} / ${y} + ${c} * ${common} / ${z}`, {
      name: 'the coins in one set',
      because: text`The ratio is one of values, so each term is divided by the rupees of one coin.`,
    })`
      Divide each value by that of one coin: add the numbers of coins.`;
    const sets = step(calc`${coins} / ${set}`, { name: 'the number of sets' })`
      Find how many such sets make $${coins}$ coins.`;
    const wanted = step(calc`(${a} + ${b} + ${c}) * ${common} * ${sets}`)`
      Add the values of the parts, for all sets.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} has $${coins}$ coins of ₹${x}, ₹${y} and ₹${z}. The total values of the three kinds of coins
            are in
            the ratio $${a} : ${b} : ${c}$. How much money is that altogether?`
          : frame === 1
            ? text`In a box of $${coins}$ coins there are coins of ₹${x}, ₹${y} and ₹${z} only. The sum in ₹${x} coins,
              the
              sum in ₹${y} coins and the sum in ₹${z} coins are as $${a} : ${b} : ${c}$. What are all the coins worth?`
            : text`A child has saved $${coins}$ coins of ₹${x}, ₹${y} and ₹${z}, in such a way that the amounts in the
              three
              kinds are in the ratio $${a} : ${b} : ${c}$. Find the total amount saved.`,
      show: rupees,
      plausible: amount => amount.d === 1n && amount.gt(0),
      slips: [
        slip(
          'took_ratio_terms_for_amounts',
          wanted,
          calc`${coins} * (${a} * ${x} + ${b} * ${y} + ${c} * ${z}) / (${a} + ${b} + ${c})`,
        )`
          ${here} takes $${a} : ${b} : ${c}$ for the ratio of the numbers of coins. It is the ratio of their values.`,
        slip('assumed_equal_parts', wanted, calc`${coins} * (${x} + ${y} + ${z}) / 3`)`
          ${here} takes equally many coins of each kind.`,
        slip('left_out_a_factor', wanted, calc`(${a} + ${b} + ${c}) * ${sets}`)`
          ${here} takes ₹1 for one part; it was chosen as the LCM of the rupees of the coins.`,
        slip(
          'swapped_the_weights',
          set,
          calc`${a} * ${common} / ${z} + ${b} * ${common} / ${y} + ${c} * ${common} / ${x}`,
        )`
          The first amount was divided by ₹${z} and the last by ₹${x}, so that a set has $${set}$ coins: the order is
          the other way.`,
        slip('ignored_the_weights', set, calc`(${a} + ${b} + ${c}) * ${common} / ${y}`)`
          All the money of a set was divided by ₹${y}, which makes $${set}$ coins. Each kind needs its own division.`,
        slip('took_a_part_for_the_whole', wanted, calc`(${a} + ${b}) * ${common} * ${sets}`)`
          ${here} leaves out the coins of ₹${z}.`,
        slip('took_a_part_for_the_whole', wanted, calc`(${b} + ${c}) * ${common} * ${sets}`)`
          ${here} leaves out the coins of ₹${x}.`,
      ],
      snapRead: text`Values in a ratio and the number of coins: number is value divided by what one coin is worth.`,
      approach: text`Choose one part of the values so that each kind has a whole number of coins, count the coins of
        this
        set, and compare with $${coins}$.`,
      check: text`In ₹${x}, ₹${y} and ₹${z} there are $${calc`${a} * ${common} * ${sets} / ${x}`.value}$,
        $${calc`${b} * ${common} * ${sets} / ${y}`.value}$ and $${calc`${c} * ${common} * ${sets} / ${z}`.value}$ coins,
        $${coins}$ in all.`,
      principle: text`Numbers of coins are as the values divided by what one coin is worth.`,
    };
  },
);

const draw = (kinds: readonly (readonly [number, number, number])[], most: number) => ({
  kinds,
  most,
});
const notes = draw(
  [
    [10, 20, 50],
    [20, 50, 100],
    [50, 100, 200],
    [100, 200, 500],
    [50, 100, 500],
    [10, 50, 100],
  ],
  30,
);
const coinKinds = draw(
  [
    [1, 2, 5],
    [2, 5, 10],
    [1, 5, 10],
    [5, 10, 20],
    [2, 5, 20],
  ],
  4,
);

/** AR.RAT.8 Easy: numbers and values of three kinds of notes or coins. */
export const threeKinds: readonly AnyTemplate[] = [
  ...situation<Notes>({
    type: 'AR.RAT.8',
    situation: 'notes-in-a-ratio',
    tries: 10,
    draw: d => {
      const [x, y, z] = d.pick(notes.kinds);
      const [a = 2, b = 3, c = 5] = d.some([2, 3, 4, 5, 6, 7, 8, 9], 3);
      return gcd(a, b, c) > 1
        ? null
        : { x, y, z, a, b, c, unit: d.int(3, notes.most), ...d.pick(people), frame: d.int(0, 2) };
    },
    forms: [ofMiddle],
  }),
  ...situation<Notes>({
    type: 'AR.RAT.8',
    situation: 'values-in-a-ratio',
    tries: 10,
    draw: d => {
      const [x, y, z] = d.pick(coinKinds.kinds);
      const [a = 2, b = 3, c = 5] = d.some([1, 2, 3, 4, 5, 6, 7], 3);
      return gcd(a, b, c) > 1
        ? null
        : { x, y, z, a, b, c, unit: d.int(1, coinKinds.most), ...d.pick(people), frame: d.int(0, 2) };
    },
    forms: [worth],
  }),
];
