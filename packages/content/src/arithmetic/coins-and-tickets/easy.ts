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
      because: text`The ratio is one of numbers, but the total is a value, so each number is multiplied by the rupees
        of its note. Dividing ₹${total} in the ratio itself would treat notes of ₹${x} and ₹${z} as worth the same.`,
    })`
      Put $${a}$ notes of ₹${x}, $${b}$ of ₹${y} and $${c}$ of ₹${z} into one set, as the ratio says. Find the value of
      this set in rupees.`;
    const sets = step(calc`${total} / ${set}`, {
      name: 'the number of sets',
      because: text`The numbers of notes are in this ratio, so all the notes can be put into equal sets. Each set
        brings the same value, and together they make the total.`,
    })`
      All the notes together are worth ₹${total} and can be put into such sets. Divide the total by the value of one
      set to find the number of sets.`;
    const wanted = step(calc`${b} * ${sets}`, {
      because: text`The number of sets is the same for all three kinds. Each set has ${b} notes of ₹${y}, so the sets
        are not yet the notes.`,
    })`
      Each set has $${b}$ notes of ₹${y}. Multiply by the number of sets to find the number of these notes.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} has ₹${total} in notes of ₹${x}, ₹${y} and ₹${z}. The numbers of these notes are in the ratio
            $${a} : ${b} : ${c}$. Find the number of ₹${y} notes.`
          : frame === 1
            ? text`A cash box holds only notes of ₹${x}, ₹${y} and ₹${z}. For every $${a}$ notes of ₹${x} there are
              $${b}$ of ₹${y} and $${c}$ of ₹${z}, and all the notes are worth ₹${total}. What is the number of notes
              of ₹${y} in the box?`
            : text`Of the notes collected for a relief fund, those of ₹${x}, ₹${y} and ₹${z} are in number as
              $${a} : ${b} : ${c}$, and there are no others. If the fund has ₹${total}, find its number of ₹${y}
              notes.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('took_ratio_terms_for_amounts', wanted, calc`${total} * ${b} / (${a} + ${b} + ${c}) / ${y}`)`
          ${here} divides the rupees in the ratio $${a} : ${b} : ${c}$. That is the ratio of the numbers of notes, not
          of their values.`,
        slip('ignored_the_weights', set, calc`${a} + ${b} + ${c}`)`
          $${set}$ is the number of notes in a set. Dividing ₹${total} by it treats every note as worth ₹1.`,
        slip('stopped_a_step_early', wanted, sets)`
          $${wanted}$ is the number of sets. Each set has $${b}$ notes of ₹${y}, so this has to be multiplied.`,
        slip('answered_another_quantity', wanted, calc`${c} * ${sets}`)`
          ${here} is the number of ₹${z} notes, the last term of the ratio. The ₹${y} notes are asked.`,
        slip('answered_another_quantity', wanted, calc`${a} * ${sets}`)`
          ${here} is the number of ₹${x} notes, the first term of the ratio. The ₹${y} notes are asked.`,
        slip('swapped_the_weights', set, calc`${a} * ${z} + ${b} * ${y} + ${c} * ${x}`)`
          A set was given $${a}$ notes of ₹${z} and $${c}$ of ₹${x}, which makes ₹${set}. In the ratio $${a}$ belongs
          to ₹${x} and $${c}$ to ₹${z}.`,
        slip('ignored_the_weights', wanted, calc`${total} / (${x} + ${y} + ${z})`)`
          ${here} counts equally many notes of each kind. Their numbers are in the ratio $${a} : ${b} : ${c}$.`,
        slip('took_the_whole_for_a_part', wanted, calc`(${a} + ${b} + ${c}) * ${sets}`)`
          ${here} is the number of all notes together. Only the notes of ₹${y} are asked.`,
      ],
      snapRead: text`The numbers of notes are in a ratio and their total value is known: value is number times rupees
        of one note.`,
      approach: text`Numbers and rupees are two different things, so make one set of notes by the ratio and find its
        value. The total shows how many sets there are, and each set has a known number of ₹${y} notes.`,
      check: text`$${calc`${a} * ${sets}`.value}$ notes of ₹${x}, $${wanted}$ of ₹${y} and
        $${calc`${c} * ${sets}`.value}$ of ₹${z} are worth
        $${calc`${a} * ${sets} * ${x} + ${wanted} * ${y} + ${c} * ${sets} * ${z}`}$ rupees.`,
      principle: text`When numbers of notes are in a ratio, the values are in the ratio of number times worth; make one
        set and count the sets.`,
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
    const common = step(calc`lcm(${x}, ${y}, ${z})`, {
      name: 'a value for one part',
      because: text`Any value may be chosen for one part, because the number of sets puts it right in the end. The LCM
        is divided by ₹${x}, ₹${y} and ₹${z} without a remainder, so there are whole numbers of coins.`,
    })`
      The values are in the ratio, so choose a value for one part: the LCM of ₹${x}, ₹${y} and ₹${z}, so that every
      kind has a whole number of coins.`;
    const set = step(calc`${a} * ${common} / ${x} + ${b} * ${common} / ${y} + ${c} * ${common} / ${z}`, {
      name: 'the coins in one set',
      because: text`The ratio is one of values, so each value is divided by the rupees of one coin: ₹20 are ten coins
        of ₹2 but only four of ₹5.`,
    })`
      In such a set the three kinds are worth $${a}$, $${b}$ and $${c}$ parts. Divide each value by the rupees of one
      coin to find the number of coins, and add the three numbers.`;
    const sets = step(calc`${coins} / ${set}`, {
      name: 'the number of sets',
      because: text`All sets are alike, with the same number of coins. So the coins of all of them are this number
        times the sets.`,
    })`
      There are $${coins}$ coins in all. Divide by the coins of one set to find the number of sets.`;
    const wanted = step(calc`(${a} + ${b} + ${c}) * ${common} * ${sets}`, {
      because: text`Rupees are asked and not coins. Every set is worth all its parts together, whatever the coins
        are.`,
    })`
      Each set is worth $${a} + ${b} + ${c}$ parts of the chosen value. Multiply by the number of sets to find the
      whole value.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} has $${coins}$ coins of ₹${x}, ₹${y} and ₹${z}. The total values of the three kinds of coins
            are in the ratio $${a} : ${b} : ${c}$. How much money is that altogether?`
          : frame === 1
            ? text`In a box of $${coins}$ coins there are coins of ₹${x}, ₹${y} and ₹${z} only. The sum in ₹${x}
              coins, the sum in ₹${y} coins and the sum in ₹${z} coins are as $${a} : ${b} : ${c}$. What are all the
              coins worth?`
            : text`A child has saved $${coins}$ coins of ₹${x}, ₹${y} and ₹${z}, in such a way that the amounts in the
              three kinds are in the ratio $${a} : ${b} : ${c}$. Find the total amount saved.`,
      show: rupees,
      plausible: amount => amount.d === 1n && amount.gt(0),
      slips: [
        slip(
          'took_ratio_terms_for_amounts',
          wanted,
          calc`${coins} * (${a} * ${x} + ${b} * ${y} + ${c} * ${z}) / (${a} + ${b} + ${c})`,
        )`
          ${here} uses $${a} : ${b} : ${c}$ as the ratio of the numbers of coins. It is the ratio of their values.`,
        slip('assumed_equal_parts', wanted, calc`${coins} * (${x} + ${y} + ${z}) / 3`)`
          ${here} counts equally many coins of each kind. The values are in a ratio, and so the numbers differ.`,
        slip('left_out_a_factor', wanted, calc`(${a} + ${b} + ${c}) * ${sets}`)`
          ${here} counts ₹1 for one part. The value of a part was chosen as ₹${common}, so it has to be multiplied by
          that.`,
        slip(
          'swapped_the_weights',
          set,
          calc`${a} * ${common} / ${z} + ${b} * ${common} / ${y} + ${c} * ${common} / ${x}`,
        )`
          The first value was divided by ₹${z} and the last by ₹${x}, so that a set has $${set}$ coins. In the ratio
          the first value belongs to the ₹${x} coins.`,
        slip('ignored_the_weights', set, calc`(${a} + ${b} + ${c}) * ${common} / ${y}`)`
          You divided all the money of a set by ₹${y}, which makes $${set}$ coins. Each kind has to be divided by its
          own rupees.`,
        slip('took_a_part_for_the_whole', wanted, calc`(${a} + ${b}) * ${common} * ${sets}`)`
          ${here} leaves out the coins of ₹${z}. They belong to the money as well.`,
        slip('took_a_part_for_the_whole', wanted, calc`(${b} + ${c}) * ${common} * ${sets}`)`
          ${here} leaves out the coins of ₹${x}. They belong to the money as well.`,
      ],
      snapRead: text`The values are in a ratio and the number of coins is known: number is value divided by the rupees
        of one coin.`,
      approach: text`Choose one part of the values so that each kind has a whole number of coins, count the coins of
        this set, and compare with $${coins}$ to find how many sets there are.`,
      check: text`In ₹${x}, ₹${y} and ₹${z} there are $${calc`${a} * ${common} * ${sets} / ${x}`.value}$,
        $${calc`${b} * ${common} * ${sets} / ${y}`.value}$ and $${calc`${c} * ${common} * ${sets} / ${z}`.value}$
        coins, $${coins}$ in all.`,
      principle: text`When the values of coins are in a ratio, the numbers are in the ratio of value divided by the
        worth of one coin.`,
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
