import type Fraction from 'fraction.js';
import type { Draw } from '../draw.ts';
import { peopleInArithmetic } from '../people.ts';
import { grouped, numberTex, percent } from '../show.ts';
import { template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';

/** Whether a count of people or votes is whole. */
const whole = (value: Fraction) => value.d === 1n;

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
  const [first = '', second = ''] = draw.some(peopleInArithmetic, 2);
  const to = from.add(between).valueOf();
  return { test: draw.pick(tests), first, second, low, gap, maximum, from: from.valueOf(), to };
};

const againstPass = (marks: number) =>
  marks < 0 ? `fell short of the pass mark by ${-marks} marks` : `got ${marks} marks more than the pass mark`;

/** AR.PCT.5 Easy: one pass mark written in two ways; on different sides of it marks add up, on the same side they do not. */
export const passMark = template<PassMark, Fraction>({
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
export const rollAndMargin = template<Roll, Fraction>({
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
    `Only two candidates stood in ${p.poll}. Of the voters on the roll, ${percent(p.absent)} did not vote, and ${percent(p.invalid)} of the votes cast were invalid. The winner got ${percent(p.share)} of the valid votes and won by ${grouped(partsOfRoll(p).margin)} votes. How many voters were on the roll?`,
  answer: ({ roll }) => q(roll),
  slips: p => {
    const { cast, valid, margin } = partsOfRoll(p);
    const lead = 2 * p.share - 100;
    return turnedAfterFirst(
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
export const swingVotes = template<Swing, Fraction>({
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
    `Only two candidates stood in ${p.poll}. Of the votes cast, ${percent(p.invalid)} were invalid, and the winner got ${percent(p.share)} of the valid votes. Had ${percent(p.swing)} of the winner's voters voted for the rival instead, the rival would have won by ${grouped(partsOfSwing(p).margin)} votes. How many votes were cast?`,
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
    return turnedAfterFirst(
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
