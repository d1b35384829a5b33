import type Fraction from 'fraction.js';
import type { Draw } from '../draw.ts';
import { fractionTex, grouped, numberTex, percent, percentTex } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { nearFraction, q } from '../value.ts';
import { people } from './people.ts';
import { turned } from './slip-order.ts';

/** 1 + p/100 as an exact multiplier. */
const multiplier = (perCent: number | Fraction) => q(100).add(perCent).div(100);

/** Whether a count of people or votes is whole. */
const whole = (value: Fraction) => value.d === 1n;

const levels = [
  { subject: 'The price of cooking oil', level: 'price' },
  { subject: 'The price of cement', level: 'price' },
  { subject: 'The monthly rent of a shop in Indore', level: 'rent' },
  { subject: 'The toll at a bridge near Kochi', level: 'toll' },
  { subject: 'The daily wage at a brick kiln', level: 'wage' },
  { subject: 'The yearly fee of a swimming club', level: 'fee' },
  { subject: 'The daily output of a garment unit in Tiruppur', level: 'output' },
] as const;

/** AR.PCT.1 Easy: the fall that undoes a rise; the base has grown, so the fall is the smaller per cent. */
const undoRise = template<{ rise: Fraction; subject: string; level: string; turn: number }, Fraction>({
  type: 'AR.PCT.1',
  band: 'Easy',
  variant: 'undo-rise',
  revision: 2,
  draw: draw => ({
    rise: draw.pick([q(25, 2), q(20), q(25), q(100, 3), q(40), q(50), q(60), q(200, 3)]),
    ...draw.pick(levels),
    turn: draw.int(0, 3),
  }),
  stem: ({ rise, subject, level }) =>
    `${subject} rises by ${percent(rise)}. By what per cent must the new ${level} fall to return to the old ${level}?`,
  answer: ({ rise }) => rise.mul(100).div(rise.add(100)),
  slips: ({ rise, level, turn }) =>
    turned(
      [
        {
          misconception: 'reverses_with_same_per_cent',
          value: rise,
          words: `You took the same ${percent(rise)} off again, but this fall is measured on the higher ${level}.`,
        },
        {
          misconception: 'halves_the_change',
          value: rise.div(2),
          words: `You took half of ${percent(rise)}; the fall depends on the new base, and no rule of half gives it.`,
        },
        {
          misconception: 'subtracts_from_wrong_base',
          value: rise.mul(100).div(q(100).sub(rise)),
          words: `You took the change over $${numberTex(q(100).sub(rise))}$ instead of over $${numberTex(rise.add(100))}$: after a rise the base is larger than 100, not smaller.`,
        },
        {
          misconception: 'reports_remaining_share',
          value: q(10000).div(rise.add(100)),
          words: `You took the old ${level} as a per cent of the new one; the fall is what is left of 100 per cent.`,
        },
        {
          misconception: 'cross_term_as_answer',
          value: rise.sub(rise.mul(rise).div(100)),
          words: `You took off a fixed part of the rise, as in the formula for a rise and an equal fall; here the fall has to be found from the new ${level}.`,
        },
      ],
      turn,
    ),
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 100,
  solution: ({ rise, level }) => {
    const fall = rise.mul(100).div(rise.add(100));
    return {
      snapRead: `A rise of ${percent(rise)} has to be undone. The fall is measured on the new, higher ${level}: the base changes.`,
      approach: `Give the old ${level} an easy value of 100, so the rise is also the amount to lose. Then compare that amount with the new ${level}. Choosing 100 avoids any algebra. Faster: write the rise as a fraction $\\frac{a}{b}$; the fall is $\\frac{a}{a + b}$.`,
      steps: [
        {
          says: `Take the old ${level} as 100 and find the new ${level}.`,
          works: `100 + ${numberTex(rise)} = ${numberTex(rise.add(100))}`,
          value: rise.add(100),
        },
        {
          says: `The ${level} must lose exactly what it gained. Write that loss as a per cent of the new ${level}.`,
          works: `\\frac{${numberTex(rise)}}{${numberTex(rise.add(100))}} \\times 100 = ${percentTex(fall)}`,
          value: fall,
        },
      ],
      check: `${percent(fall)} of $${numberTex(rise.add(100))}$ is $${numberTex(rise)}$, just what the rise had added to 100.`,
      principle:
        'A per cent change belongs to its base: to undo a rise of p, fall by p/(1 + p), which is always less than p.',
    };
  },
  verify: ({ rise }) => {
    // Search all simple fractions for the fall that brings the raised level back to where it was.
    for (let d = 2; d <= 20; d += 1)
      for (let n = 1; n < d; n += 1)
        if (
          multiplier(rise)
            .mul(q(d - n, d))
            .equals(1)
        )
          return q(100 * n, d);
    throw new Error('no fall undoes the rise');
  },
});

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
  { subject: 'The yearly premium of a crop insurance', level: 'premium' },
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
    return turned(
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

interface PassMark {
  test: string;
  first: string;
  second: string;
  low: number;
  gap: number;
  maximum: number;
  /** Marks of the first and of the second relative to the pass mark: below it when negative. */
  from: number;
  to: number;
}

const tests = [
  'a bank recruitment test',
  'a scholarship test in Ranchi',
  'a forest guard examination',
  'a diploma entrance test',
  'a nursing aptitude test',
] as const;

const drawPassMark = (draw: Draw): PassMark | null => {
  const maximum = draw.step(200, 900, 50);
  const low = draw.pick([22, 24, 25, 26, 28, 30, 32, 34, 36]);
  const gap = draw.pick([6, 8, 10, 12, 14, 16, 18, 20]);
  const between = q(maximum * gap, 100);
  const from = between.mul(draw.pick([-12, -8, -7, -6, -4, -3, -2, 2, 4])).div(10);
  const pass = q(maximum * low, 100).sub(from);
  if (![between, from, pass].every(whole)) return null;
  const [first = '', second = ''] = draw.some(people, 2);
  const to = from.add(between).valueOf();
  return { test: draw.pick(tests), first, second, low, gap, maximum, from: from.valueOf(), to };
};

const againstPass = (marks: number) =>
  marks < 0 ? `fell short of the pass mark by ${-marks} marks` : `got ${marks} marks more than the pass mark`;

/** AR.PCT.5 Easy: one pass mark written in two ways; on different sides of it marks add up, on the same side they do not. */
const passMark = template<PassMark, Fraction>({
  type: 'AR.PCT.5',
  band: 'Easy',
  variant: 'pass-mark',
  revision: 1,
  draw: drawPassMark,
  stem: ({ test, first, second, low, gap, from, to }) =>
    `In ${test}, ${first} scored ${percent(low)} of the maximum marks and ${againstPass(from)}. ${second} scored ${percent(low + gap)} of the maximum marks and ${againstPass(to)}. What were the maximum marks?`,
  answer: ({ maximum }) => q(maximum),
  slips: ({ gap, low, maximum, from, to, first, second }) => {
    const sizes = [Math.abs(from), Math.abs(to)] as const;
    return [
      from < 0 && to > 0
        ? {
            misconception: 'subtracts_shortfall_and_excess',
            value: q(100 * Math.abs(sizes[0] - sizes[1]), gap),
            words: `You took the difference of ${sizes[0]} and ${sizes[1]} marks, but one lies below the pass mark and one above it, so the two scores are ${to - from} marks apart.`,
          }
        : {
            misconception: 'adds_marks_on_one_side',
            value: q(100 * (sizes[0] + sizes[1]), gap),
            words: `You took the sum of ${sizes[0]} and ${sizes[1]} marks, but both lie on the same side of the pass mark, so the two scores are only ${to - from} marks apart.`,
          },
      {
        misconception: 'ignores_second_mark',
        value: q(100 * sizes[0], gap),
        words: `You took ${sizes[0]} marks for the whole gap between the two scores; that is only how far ${first} is from the pass mark.`,
      },
      {
        misconception: 'ignores_first_mark',
        value: q(100 * sizes[1], gap),
        words: `You took ${sizes[1]} marks for the whole gap between the two scores; that is only how far ${second} is from the pass mark.`,
      },
      {
        misconception: 'reports_pass_mark',
        value: q((maximum * low) / 100 - from),
        words: 'You took the pass mark for the answer; the question asks for the maximum marks.',
      },
      {
        misconception: 'reports_higher_score',
        value: q(maximum * (low + gap), 100),
        words: `You took the marks of ${second} for the answer; they are only ${low + gap} per cent of the maximum.`,
      },
    ];
  },
  show: value => `$${numberTex(value)}$`,
  plausible: (value, { from, to }) => whole(value) && value.valueOf() > to - from,
  solution: ({ gap, low, maximum, from, to, first, second }) => {
    const across = from < 0 && to > 0;
    const pass = (maximum * low) / 100 - from;
    return {
      snapRead:
        'Two scores in per cent of the same maximum, each placed against the same pass mark. The maximum is asked; the pass mark is the link.',
      approach:
        'The gap between the two scores in marks follows from their places against the pass mark: marks on different sides add up, marks on one side are subtracted. In per cent the gap is the difference of the two per cents. Compare the two gaps; the pass mark itself is never needed.',
      steps: [
        {
          says: `Find the gap between the two scores in marks. They lie on ${across ? 'different sides' : 'the same side'} of the pass mark.`,
          works: across
            ? `${-from} + ${to} = ${to - from}`
            : from > 0
              ? `${to} - ${from} = ${to - from}`
              : `${-from} - ${-to} = ${to - from}`,
          value: q(to - from),
        },
        {
          says: 'The same gap in per cent of the maximum is the difference of the two per cents; find the maximum from it.',
          works: `${low + gap}\\% - ${low}\\% = ${gap}\\%, \\qquad \\frac{${to - from}}{${gap}} \\times 100 = ${numberTex(maximum)}`,
          value: q(maximum),
        },
      ],
      check: `${low} per cent of ${maximum} is ${(maximum * low) / 100} for ${first}, so the pass mark is ${pass}; ${second} has ${(maximum * (low + gap)) / 100}, and ${(maximum * (low + gap)) / 100} is ${Math.abs(to)} ${to > 0 ? 'above' : 'below'} ${pass}.`,
      principle:
        'Write the same pass mark in two ways: a shortfall and an excess add up to the gap between the scores, two of one kind are subtracted.',
    };
  },
  verify: ({ low, gap, from, to }) => {
    // Try every maximum until both candidates point to the same pass mark.
    for (let maximum = 1; maximum <= 2000; maximum += 1)
      if (maximum * low - 100 * from === maximum * (low + gap) - 100 * to) return q(maximum);
    throw new Error('no maximum fits');
  },
});

const polls = [
  'the election of a town councillor',
  'the election of a sarpanch',
  "a students' union election",
  'the election of a milk co-operative',
  "the election of a weavers' guild",
] as const;

interface Roll {
  poll: string;
  absent: number;
  invalid: number;
  share: number;
  roll: number;
  turn: number;
}

const partsOfRoll = ({ absent, invalid, share, roll }: Roll) => {
  const cast = q(roll * (100 - absent), 100);
  const valid = cast.mul(100 - invalid).div(100);
  const winner = valid.mul(share).div(100);
  return { cast, valid, winner, margin: winner.mul(2).sub(valid) };
};

/** AR.PCT.5 Medium: three bases in a row (roll, votes cast, valid votes) and a margin that counts from both sides. */
const rollAndMargin = template<Roll, Fraction>({
  type: 'AR.PCT.5',
  band: 'Medium',
  variant: 'roll-and-margin',
  revision: 1,
  draw: draw => {
    const p = {
      poll: draw.pick(polls),
      absent: draw.pick([10, 15, 20, 25, 30, 40]),
      invalid: draw.pick([4, 5, 8, 10, 15, 20]),
      share: draw.pick([52, 54, 55, 56, 58, 60, 62, 65]),
      roll: draw.step(2000, 40000, 500),
      turn: draw.int(0, 4),
    };
    const { cast, valid, winner } = partsOfRoll(p);
    return [cast, valid, winner].every(whole) ? p : null;
  },
  stem: p =>
    `In ${p.poll} with only two candidates, ${percent(p.absent)} of the voters on the roll did not vote, and ${percent(p.invalid)} of the votes cast were invalid. The winner got ${percent(p.share)} of the valid votes and won by ${grouped(partsOfRoll(p).margin)} votes. How many voters were on the roll?`,
  answer: ({ roll }) => q(roll),
  slips: p => {
    const { cast, valid, margin } = partsOfRoll(p);
    const lead = 2 * p.share - 100;
    return turned(
      [
        {
          misconception: 'ignores_invalid_votes',
          value: margin
            .div(100 - p.absent)
            .div(lead)
            .mul(10000),
          words: `You took the winner's ${percent(p.share)} on all votes cast, but it is a share of the valid votes only.`,
        },
        {
          misconception: 'adds_percentages',
          value: margin
            .div(100 - p.absent - p.invalid)
            .div(lead)
            .mul(10000),
          words: `You took ${percent(p.absent)} and ${percent(p.invalid)} together off the roll, but the invalid votes are a per cent of the votes cast, a smaller base.`,
        },
        {
          misconception: 'reports_votes_cast',
          value: cast,
          words:
            'You took the number of votes cast for the answer; those who stayed away are on the roll too.',
        },
        {
          misconception: 'margin_over_half',
          value: q(2 * p.roll),
          words: `You took the winner's lead as ${percent(p.share - 50)}, the share above one half; the rival is just as far below one half, so the lead is twice that.`,
        },
        {
          misconception: 'winner_share_as_margin',
          value: margin.mul(1e6).div((100 - p.absent) * (100 - p.invalid) * p.share),
          words: `You took the margin as ${percent(p.share)} of the valid votes; that is all the winner's votes, not the lead over the rival.`,
        },
        {
          misconception: 'reports_valid_votes',
          value: valid,
          words:
            'You took the number of valid votes for the answer; the roll also holds invalid votes and absent voters.',
        },
      ],
      p.turn,
    );
  },
  show: value => grouped(value),
  plausible: (value, p) => whole(value) && value.valueOf() > partsOfRoll(p).margin.valueOf(),
  solution: p => {
    const { cast, valid, margin } = partsOfRoll(p);
    const lead = 2 * p.share - 100;
    return {
      snapRead: `A margin in votes is given, and per cents on three bases: the roll, the votes cast, the valid votes. The roll is asked.`,
      approach: `The margin is a per cent of the valid votes, so start there and go outwards: valid votes, votes cast, roll. Each step divides by the share that remains. Faster: divide the margin by the three multipliers in one go.`,
      steps: [
        {
          says: 'With two candidates the rival has the rest of the valid votes. Find the lead as a per cent of the valid votes.',
          works: `${p.share}\\% - ${100 - p.share}\\% = ${lead}\\%`,
          value: q(lead),
        },
        {
          says: 'The margin is this per cent of the valid votes: find the valid votes.',
          works: `\\frac{${numberTex(margin)} \\times 100}{${lead}} = ${numberTex(valid)}`,
          value: valid,
        },
        {
          says: 'The valid votes are what remains of the votes cast: find the votes cast.',
          works: `\\frac{${numberTex(valid)} \\times 100}{${100 - p.invalid}} = ${numberTex(cast)}`,
          value: cast,
        },
        {
          says: 'The votes cast are what remains of the roll: find the roll.',
          works: `\\frac{${numberTex(cast)} \\times 100}{${100 - p.absent}} = ${numberTex(p.roll)}`,
          value: q(p.roll),
        },
      ],
      check: `Forwards: ${grouped(p.roll)} on the roll, ${grouped(cast)} votes cast, ${grouped(valid)} valid; ${grouped(valid.mul(p.share).div(100))} against ${grouped(valid.mul(100 - p.share).div(100))} is a lead of ${grouped(margin)}.`,
      principle:
        'Name the base of every per cent; in a two-way contest the lead is the winner share minus the rest, and bases are left one at a time by dividing.',
    };
  },
  verify: p => {
    // Count through whole rolls until the count of votes gives the margin.
    const wanted = partsOfRoll(p).margin.valueOf();
    for (let roll = 500; roll <= 40000; roll += 500) {
      const cast = roll - (roll * p.absent) / 100;
      const valid = cast - (cast * p.invalid) / 100;
      const winner = (valid * p.share) / 100;
      const rival = valid - winner;
      if (Math.abs(winner - rival - wanted) < 1e-6) return q(roll);
    }
    throw new Error('no roll fits');
  },
});

interface Swing {
  poll: string;
  invalid: number;
  share: number;
  swing: number;
  cast: number;
  turn: number;
}

const partsOfSwing = ({ invalid, share, swing, cast }: Swing) => {
  const valid = q(cast * (100 - invalid), 100);
  const winner = valid.mul(share).div(100);
  const moved = winner.mul(swing).div(100);
  /** The rival's lead after the switch, as a per cent of the valid votes. */
  const lead = q(2 * share * swing, 100).sub(2 * share - 100);
  return { valid, winner, moved, lead, margin: valid.mul(lead).div(100) };
};

/** AR.PCT.5 Hard: voters who switch count twice, and they are a per cent of the winner's voters only. */
const swingVotes = template<Swing, Fraction>({
  type: 'AR.PCT.5',
  band: 'Hard',
  variant: 'swing',
  revision: 1,
  draw: draw => {
    const p = {
      poll: draw.pick(polls),
      invalid: draw.pick([4, 5, 8, 10, 20]),
      share: draw.pick([52, 54, 55, 56, 60, 62, 64]),
      swing: draw.pick([5, 10, 12.5, 15, 20, 25, 30]),
      cast: draw.step(2000, 40000, 500),
      turn: draw.int(0, 5),
    };
    const { valid, winner, moved, lead } = partsOfSwing(p);
    const clean = [valid, winner, moved].every(whole);
    return clean && [1, 2, 2.5, 4, 5, 6, 8, 10, 12, 16].some(x => lead.equals(x)) ? p : null;
  },
  stem: p =>
    `In ${p.poll} with only two candidates, ${percent(p.invalid)} of the votes cast were invalid and the winner got ${percent(p.share)} of the valid votes. Had ${percent(p.swing)} of the winner's voters voted for the rival instead, the rival would have won by ${grouped(partsOfSwing(p).margin)} votes. How many votes were cast?`,
  answer: ({ cast }) => q(cast),
  slips: p => {
    const { valid, winner, margin } = partsOfSwing(p);
    const castFor = (lead: Fraction) =>
      lead.s > 0n
        ? margin
            .mul(10000)
            .div(lead)
            .div(100 - p.invalid)
        : q(0);
    const gap = 2 * p.share - 100;
    return turned(
      [
        {
          misconception: 'ignores_invalid_votes',
          value: valid,
          words: 'You took the number of valid votes for the answer; the invalid votes were cast as well.',
        },
        {
          misconception: 'transfer_counted_once',
          value: castFor(q(p.share * p.swing, 100).sub(gap)),
          words:
            'You took the switched votes into account on one side only: each of them leaves the winner and also joins the rival, so the gap moves by two.',
        },
        {
          misconception: 'wrong_base_for_part',
          value: castFor(q(2 * p.swing).sub(gap)),
          words: `You took ${percent(p.swing)} of all valid votes as switching, but it is ${percent(p.swing)} of the winner's voters only.`,
        },
        {
          misconception: 'margin_over_half',
          value: q(2 * p.cast),
          words: `You took the rival's share above one half of the valid votes for the winning margin; the loser is as far below one half, so the margin is twice that.`,
        },
        {
          misconception: 'reports_winner_votes',
          value: winner,
          words: "You took the winner's votes for the answer; the question asks for all votes cast.",
        },
        {
          misconception: 'invalid_taken_on_valid',
          value: valid.mul(100 + p.invalid).div(100),
          words: `You took ${percent(p.invalid)} of the valid votes as the invalid ones, but that per cent is measured on all votes cast.`,
        },
      ],
      p.turn,
    );
  },
  show: value => grouped(value),
  plausible: (value, p) => whole(value) && value.valueOf() > partsOfSwing(p).margin.valueOf(),
  solution: p => {
    const { valid, moved, lead, margin } = partsOfSwing(p);
    const part = q(p.share * p.swing, 100);
    const left = q(p.share).sub(part);
    const gained = q(100 - p.share).add(part);
    return {
      snapRead: `Shares of the valid votes, a switch given in per cent of the winner's voters, and the new margin in votes. Votes cast are asked; the switch changes both sides.`,
      approach: `Take the valid votes as 100 and follow both candidates through the switch; the new lead in these units equals the given margin. Then step from valid votes to votes cast. Using 100 for the valid votes keeps the three bases apart. Faster: the gap moves by twice the switched part.`,
      steps: [
        {
          says: "With 100 valid votes, find how many voters switch: a per cent of the winner's votes, not of all.",
          works: `${p.share} \\times ${numberTex(p.swing)}\\% = ${numberTex(part)}`,
          value: part,
        },
        {
          says: 'They leave the winner and join the rival. Find both new totals and the lead of the rival.',
          works: `(${100 - p.share} + ${numberTex(part)}) - (${p.share} - ${numberTex(part)}) = ${numberTex(gained)} - ${numberTex(left)} = ${numberTex(lead)}`,
          value: lead,
        },
        {
          says: 'This lead per 100 valid votes stands for the given margin: find the valid votes.',
          works: `\\frac{${numberTex(margin)}}{${numberTex(lead)}} \\times 100 = ${numberTex(valid)}`,
          value: valid,
        },
        {
          says: 'The valid votes are what remains of the votes cast: find the votes cast.',
          works: `\\frac{${numberTex(valid)}}{${100 - p.invalid}} \\times 100 = ${numberTex(p.cast)}`,
          value: q(p.cast),
        },
      ],
      check: `${grouped(p.cast)} votes cast leave ${grouped(valid)} valid ones; ${grouped(moved)} voters switch, so it is ${grouped(valid.mul(gained).div(100))} against ${grouped(valid.mul(left).div(100))}, a margin of ${grouped(margin)}.`,
      principle:
        'A vote that switches sides counts twice in the margin, and a per cent of one group must be taken on that group alone.',
    };
  },
  verify: p => {
    // Hold the election for every whole number of hundreds of votes and count.
    const wanted = partsOfSwing(p).margin.valueOf();
    for (let cast = 100; cast <= 40000; cast += 100) {
      const valid = cast - (cast * p.invalid) / 100;
      let winner = (valid * p.share) / 100;
      let rival = valid - winner;
      const switching = (winner * p.swing) / 100;
      winner -= switching;
      rival += switching;
      if (Math.abs(rival - winner - wanted) < 1e-6) return q(cast);
    }
    throw new Error('no number of votes fits');
  },
});

export const percentages: readonly AnyTemplate[] = [
  undoRise,
  correctMistake,
  twoRises,
  passMark,
  rollAndMargin,
  swingVotes,
];
