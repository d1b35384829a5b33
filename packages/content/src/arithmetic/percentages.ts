import type Fraction from 'fraction.js';
import { fractionTex, numberTex, percent, percentTex } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { nearFraction, q } from '../value.ts';
import { passMark, rollAndMargin, swingVotes } from './elections-and-pass-marks.ts';
import { undoingAChange } from './undoing-a-change.ts';

/** 1 + p/100 as an exact multiplier. */
const multiplier = (perCent: number | Fraction) => q(100).add(perCent).div(100);

const mistakes = [
  { who: 'A clerk at a power company', thing: 'bill' },
  { who: 'The accountant of a college in Guwahati', thing: 'fee' },
  { who: 'A programmer at a bus company', thing: 'fare' },
  { who: 'A hospital pharmacist', thing: 'dose' },
  { who: 'The baker of a hotel in Mysuru', thing: 'flour order' },
  { who: 'The manager of a paint shop', thing: 'price' },
] as const;

/** What should have been done and what was done, in per cent, with a clean correction. */
const mixUps = [
  [-20, 20],
  [-25, 25],
  [-20, 25],
  [-25, 50],
  [-20, 60],
  [-10, 20],
  [-10, 50],
  [-30, 40],
  [-16, 40],
  [-10, 25],
  [20, -20],
  [20, -25],
  [10, -20],
  [5, -25],
  [8, -10],
  [20, -40],
  [5, 40],
  [10, 25],
  [20, 60],
  [50, 25],
  [40, 12],
  [32, 10],
  [-40, -20],
  [-28, -10],
  [-10, -25],
  [-16, -30],
  [-4, -20],
] as const;

interface MixUp {
  due: number;
  done: number;
  who: string;
  thing: string;
}

const directed = (perCent: number) => (perCent > 0 ? 'raise' : 'lower');
const correction = ({ due, done }: MixUp) => multiplier(due).div(multiplier(done)).sub(1).mul(100).abs();

/** AR.PCT.1 Medium: a wrong change to be put right; both levels come from the same start, but the base is the wrong one. */
const correctMistake = template<MixUp, Fraction>({
  type: 'AR.PCT.1',
  band: 'Medium',
  variant: 'correct-mistake',
  revision: 1,
  draw: draw => {
    const [due, done] = draw.pick(mixUps);
    return { due, done, ...draw.pick(mistakes) };
  },
  stem: ({ due, done, who, thing }) =>
    `${who} was to ${directed(due)} every ${thing} by ${percent(Math.abs(due))}, but by mistake ${directed(done)}${done > 0 ? 'd' : 'ed'} it by ${percent(Math.abs(done))}. By what per cent must each wrong ${thing} now be ${due > done ? 'raised' : 'lowered'} to be correct?`,
  answer: correction,
  slips: p => {
    const { due, done, thing } = p;
    const wrong = multiplier(done);
    const right = multiplier(due);
    return [
      {
        misconception: 'adds_percentages',
        value: q(Math.abs(due - done)),
        words: `You took the gap between the two changes, ${percent(Math.abs(due - done))}, but that is a per cent of the original ${thing}, not of the wrong one.`,
      },
      {
        misconception: 'change_over_new_value',
        value: wrong.sub(right).div(right).mul(100).abs(),
        words: `You took the difference over the correct ${thing}; the correction is made on the wrong ${thing}, so that is the base.`,
      },
      {
        misconception: 'undoes_only_the_first_change',
        value: wrong.inverse().sub(1).mul(100).abs(),
        words: `You took the change that brings the wrong ${thing} back to the original one; the change that was due is still to be made.`,
      },
      {
        misconception: 'multiplies_instead_of_dividing',
        value: wrong.mul(right).sub(1).mul(100).abs(),
        words: `You took the two changes one after the other and compared with the original ${thing}; the wrong change has to be divided out.`,
      },
      {
        misconception: 'averages_percentages',
        value: q(Math.abs(due) + Math.abs(done), 2),
        words:
          'You took the average of the two per cents, but they have to be compared through the levels they lead to.',
      },
    ];
  },
  show: value => percent(value),
  plausible: (value, { due, done }) => value.valueOf() > 0 && value.valueOf() < (due < done ? 100 : 300),
  solution: p => {
    const { due, done, thing } = p;
    const fix = correction(p);
    return {
      snapRead: `One ${thing} as it should be and one as it is, both measured from the same original ${thing}. The correction starts from the wrong one.`,
      approach: `Give the original ${thing} the value 100 and write down both levels. The change wanted is from the wrong level to the right one, over the wrong level. Faster: divide the right multiplier by the wrong one and read off the change.`,
      steps: [
        {
          says: `Take the original ${thing} as 100 and find what it should have become.`,
          works: `100 ${due > 0 ? '+' : '-'} ${Math.abs(due)} = ${100 + due}`,
          value: q(100 + due),
        },
        {
          says: `Find what it became by mistake.`,
          works: `100 ${done > 0 ? '+' : '-'} ${Math.abs(done)} = ${100 + done}`,
          value: q(100 + done),
        },
        {
          says: `Write the gap between the two as a per cent of the wrong level, because that is what is now changed.`,
          works: `\\frac{${Math.abs(due - done)}}{${100 + done}} \\times 100 = ${percentTex(fix)}`,
          value: fix,
        },
      ],
      check: `${percent(fix)} of ${100 + done} is ${Math.abs(due - done)}, and ${100 + done} ${due > done ? 'plus' : 'minus'} ${Math.abs(due - done)} is ${100 + due}.`,
      principle:
        'To pass from one changed value to another, compare the two values themselves: per cents of the same original are levels, and the base is where you start.',
    };
  },
  verify: ({ due, done }) => {
    // Walk the wrong bill of ₹(100 + done) paisa by paisa to the right one, counting hundredths of a per cent of it.
    let paise = 100 * (100 + done);
    let count = 0;
    while (paise !== 100 * (100 + due)) {
      paise += due > done ? 1 : -1;
      count += 1;
    }
    return nearFraction((count * 100) / (100 * (100 + done)), 200);
  },
});

interface TwoRises {
  rise: number;
  cut: number;
  net: Fraction;
  subject: string;
  level: string;
  turn: number;
}

/** Equal rises p twice, then a cut c, ending a clean n per cent away from the start. */
const twoRisesRows = [20, 25, 40, 50, 60].flatMap(rise =>
  [4, 10, 12, 12.5, 20, 25, 28, 30, 36, 37.5, 40, 44, 48, 50, 52, 55, 60, 62.5, 65, 70].flatMap(cut => {
    const net = multiplier(rise).pow(2).mul(multiplier(-cut)).sub(1).mul(100);
    const clean = net.mul(2).d === 1n && !net.equals(0) && net.abs().lte(40);
    return clean ? [{ rise, cut, net }] : [];
  }),
);

const yearlyLevels = [
  { subject: 'The tuition fee of a coaching institute', level: 'fee' },
  { subject: 'The monthly rent of a flat in Pune', level: 'rent' },
  { subject: 'The price of a kilogram of cardamom', level: 'price' },
  { subject: 'The entry fee of a wildlife park', level: 'fee' },
  { subject: 'The yearly premium of a crop insurance policy', level: 'premium' },
] as const;

/** AR.PCT.1 Hard: the cut is undone first, a square root gives the yearly rise, and that rise is undone again. */
const twoRises = template<TwoRises, Fraction>({
  type: 'AR.PCT.1',
  band: 'Hard',
  variant: 'two-rises',
  revision: 1,
  draw: draw => {
    const rise = draw.pick(twoRisesRows).rise;
    const row = draw.pick(twoRisesRows.filter(r => r.rise === rise));
    return { ...row, ...draw.pick(yearlyLevels), turn: draw.int(0, 3) };
  },
  stem: ({ cut, net, subject, level }) =>
    `${subject} rose by the same per cent in each of the last two years. If it were now cut by ${percent(cut)}, it would be ${percent(net.abs())} ${net.s > 0n ? 'above' : 'below'} the ${level} of two years ago. By what per cent must the present ${level} be cut to return to the ${level} of one year ago?`,
  answer: ({ rise }) => q(100 * rise, 100 + rise),
  slips: ({ rise, cut, net, level, turn }) => {
    const both = q(1).sub(multiplier(rise).pow(-2)).mul(100);
    return turnedAfterFirst(
      [
        {
          misconception: 'reverses_with_same_per_cent',
          value: q(rise),
          words: `You took the yearly rise itself as the cut, but the cut is measured on the present ${level}, which is higher than last year's.`,
        },
        {
          misconception: 'answers_for_both_periods',
          value: both,
          words: `You took the cut that leads back to the ${level} of two years ago; only the last rise has to be undone.`,
        },
        {
          misconception: 'halves_instead_of_root',
          value: both.div(2),
          words:
            'You took half of the cut that undoes both rises; equal changes multiply, so a square root is needed, not a half.',
        },
        {
          misconception: 'adds_percentages',
          value: q(cut).add(net).div(2).abs(),
          words: `You took half of ${percent(cut)} and ${percent(net.abs())} combined, but these two per cents stand on different bases and cannot be added.`,
        },
        {
          misconception: 'subtracts_from_wrong_base',
          value: q(100 * rise, 100 - rise),
          words: `You took the rise over 100 less the rise; after a rise the present ${level} is 100 plus the rise.`,
        },
      ],
      turn,
    );
  },
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 18n,
  solution: ({ rise, cut, net, level }) => {
    const ends = multiplier(net).mul(100);
    const now = multiplier(rise).pow(2).mul(100);
    const fall = q(100 * rise, 100 + rise);
    return {
      snapRead: `Two equal rises, then a cut with a known end level. The ${level} of two years ago is the natural base; the answer needs the present ${level} as base.`,
      approach: `Take the ${level} of two years ago as 100. Go back from the level after the cut to the present ${level}, take the square root to get one year's multiplier, and undo one such rise. Working with multipliers keeps the changing bases apart. Faster: the last step is just the rise over one plus the rise.`,
      steps: [
        {
          says: `With 100 for two years ago, write the level the cut would lead to.`,
          works: `100 ${net.s > 0n ? '+' : '-'} ${numberTex(net.abs())} = ${numberTex(ends)}`,
          value: ends,
        },
        {
          says: `That is what is left of the present ${level} after the cut, so divide to undo the cut.`,
          works: `\\frac{${numberTex(ends)}}{1 - ${numberTex(q(cut, 100))}} = ${numberTex(now)}`,
          value: now,
        },
        {
          says: 'Two equal multipliers led there: take the square root to get one of them, and with it the yearly rise.',
          works: `\\sqrt{\\frac{${numberTex(now)}}{100}} = ${fractionTex(multiplier(rise))} \\Rightarrow ${percentTex(rise)}`,
          value: q(rise),
        },
        {
          says: `Undo one rise: the amount gained last year, as a per cent of the present ${level}.`,
          works: `\\frac{${rise}}{100 + ${rise}} \\times 100 = ${percentTex(fall)}`,
          value: fall,
        },
      ],
      check: `From 100 the yearly rise gives $${numberTex(100 + rise)}$ and then $${numberTex(now)}$; less ${percent(cut)} this is $${numberTex(ends)}$, and less ${percent(fall)} it is $${numberTex(100 + rise)}$.`,
      principle:
        'Undo changes in reverse order by dividing by their multipliers; equal changes in a row are split by a root, never by halving.',
    };
  },
  verify: ({ cut, net }) => {
    // Bisect the yearly rise, then bisect the cut that leads from the present level to last year's.
    const meet = (f: (x: number) => number) => {
      let low = 0;
      let high = 1;
      for (let i = 0; i < 60; i += 1) {
        const middle = (low + high) / 2;
        if (f(middle) < 0) low = middle;
        else high = middle;
      }
      return (low + high) / 2;
    };
    const target = 100 + net.valueOf();
    const rise = meet(x => {
      let level = 100;
      for (let year = 0; year < 2; year += 1) level += level * x;
      return level - (level * cut) / 100 - target;
    });
    const lastYear = 100 + 100 * rise;
    const now = lastYear + lastYear * rise;
    return nearFraction(100 * meet(x => lastYear - (now - now * x)), 60);
  },
});

export const percentages: readonly AnyTemplate[] = [
  ...undoingAChange,
  correctMistake,
  twoRises,
  passMark,
  rollAndMargin,
  swingVotes,
];
