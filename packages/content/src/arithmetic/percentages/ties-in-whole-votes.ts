import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { grouped, numberTex, percent } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface Tie {
  poll: string;
  /** Parts of the losing candidates, the runner-up first. */
  others: readonly number[];
  /** Per cent of the winner's votes that would have made a tie. */
  swing: number;
  /** There were fewer valid votes than this. */
  limit: number;
  frame: number;
}

const polls = [
  'the election of a ward councillor',
  'the election of a milk co-operative',
  'the vote of a residents’ association',
  'the election of a students’ union',
  'the poll of a bar council',
] as const;
const partsOf = ({ others }: Tie) => others.reduce((sum, part) => sum + part, 0);
const lcm = (a: Fraction, b: Fraction) => a.mul(b).div(a.gcd(b));
/** The least votes of the winner for which those who move and each loser's votes are whole. */
const unitOf = (p: Tie, rival: Fraction) =>
  lcm(q(q(p.swing, 100).d), q(rival.div(100 * (p.others[0] ?? 1)).d));

const greatestWinner = form({
  form: 'greatest-winner-before-a-tie',
  band: 'Hard',
  seconds: 110,
  also: ['AR.RAT.1', 'NS.HCF.4'],
  entry: true,
  stem: ({ poll, others, swing, limit, frame }: Tie) =>
    frame === 0
      ? `In ${poll}, with fewer than ${grouped(limit)} valid votes, the losing candidates got votes in the ratio $${others.join(' : ')}$. If exactly ${percent(swing)} of the winner's voters had voted for the runner-up instead, these two would have tied. At most how many votes did the winner get?`
      : `After ${poll} it was found that ${percent(swing)} of the votes counted for the winner belonged to the runner-up, and that the two were in fact level. In the first count the losers' votes had been as $${others.join(' : ')}$, and the valid votes less than ${grouped(limit)}. What is the greatest number of votes that the winner can have had in the first count?`,
  path: path<Tie>()
    .quiet('sides', () => q(2))
    .step(
      'rival',
      ({ swing }, { sides }) => q(100).sub(sides.mul(swing)),
      "Take the winner's votes as 100. The swing leaves the winner and joins the runner-up, and a tie results: find the runner-up's votes on this scale.",
      ({ swing }, { sides, rival }) => `100 - ${sides} \\times ${swing} = ${rival}`,
    )
    .step(
      'unit',
      (p, { rival }) => unitOf(p, rival),
      "With $W$ votes of the winner, those who move and one part of the losers' ratio must be whole. Find of what $W$ is a multiple.",
      ({ swing, others }, { rival, unit }) =>
        `\\frac{${swing}}{100}W \\text{ and } \\frac{${rival}}{100 \\times ${others[0]}}W \\text{ whole} \\Rightarrow ${unit} \\mid W`,
    )
    .quiet('parts', p => q(partsOf(p)))
    .step(
      'set',
      ({ others }, { rival, unit, parts }) =>
        unit.mul(q(1).add(rival.mul(parts).div(100 * (others[0] ?? 1)))),
      'Find all valid votes that belong to the smallest such number.',
      ({ others }, { rival, unit, parts, set }) =>
        `${unit}\\left(1 + \\frac{${rival}}{100} \\times \\frac{${parts}}{${others[0]}}\\right) = ${numberTex(set)}`,
    )
    .step(
      'winner',
      ({ limit }, { unit, set }) =>
        q(limit - 1)
          .div(set)
          .floor()
          .mul(unit),
      'The real number is the largest multiple below the limit.',
      ({ limit }, { unit, set, winner }) =>
        `${numberTex(set)} \\times ${winner.div(unit)} = ${numberTex(set.mul(winner).div(unit))} < ${numberTex(limit)} \\Rightarrow W = ${winner.div(unit)} \\times ${unit} = ${numberTex(winner)}`,
    ),
  slips: [
    {
      misconception: 'transfer_counted_once',
      at: 'sides',
      wrongly: () => q(1),
      words: (_p, { rival }) =>
        `With $${rival}$ against 100 the swing would make the two change places; it closes the gap from both sides.`,
    },
    {
      misconception: 'one_condition_only',
      at: 'unit',
      wrongly: ({ swing }, { unit }) => {
        const wrong = q(q(swing, 100).d);
        return wrong.equals(unit) ? null : wrong;
      },
      words: (_p, { unit }) =>
        `Multiples of $${unit}$ make those who move whole, but not always the votes of each loser.`,
    },
    {
      misconception: 'forgets_other_losers',
      at: 'parts',
      wrongly: ({ others }) => q(others[0] ?? 1),
      words: () => 'Only the first two were counted among the valid votes; the other losers belong to them.',
    },
    {
      misconception: 'next_multiple_above',
      at: 'winner',
      wrongly: (_p, { winner, unit }) => winner.add(unit),
      words: ({ limit }, { winner }) =>
        `With $${numberTex(winner)}$ votes for the winner there would be ${grouped(limit)} valid votes or more.`,
    },
    {
      misconception: 'one_multiple_too_few',
      at: 'winner',
      wrongly: (_p, { winner, unit }) => winner.sub(unit),
      words: (_p, { winner }) =>
        `$${numberTex(winner)}$ votes are possible, but a larger multiple still fits.`,
    },
    {
      misconception: 'whole_votes_forgotten',
      at: 'winner',
      wrongly: ({ limit }, { unit, set }) =>
        q(limit - 1)
          .mul(unit)
          .div(set)
          .floor(),
      words: (_p, { winner }) =>
        `$${numberTex(winner)}$ keeps to the limit, but not all votes are whole then.`,
    },
    {
      misconception: 'reports_runner_up',
      at: 'winner',
      wrongly: ({ limit }, { unit, set, rival }) =>
        q(limit - 1)
          .div(set)
          .floor()
          .mul(unit)
          .mul(rival)
          .div(100),
      words: (_p, { winner }) => `$${numberTex(winner)}$ votes went to the runner-up.`,
    },
    {
      misconception: 'reports_the_losers',
      at: 'winner',
      wrongly: ({ limit }, { unit, set }) =>
        q(limit - 1)
          .div(set)
          .floor()
          .mul(set.sub(unit)),
      words: (_p, { winner }) => `$${numberTex(winner)}$ votes are what all the losers got together.`,
    },
  ],
  show: value => grouped(value),
  plausible: (value, { limit }) => whole(value) && value.lt(limit),
  snapRead: () =>
    'A ratio among the losers, a swing that makes a tie, and a bound for all votes, which are whole: the greatest case.',
  approach: () =>
    "Measure everything by the winner's votes. The tie fixes the runner-up, the ratio all losers; whole votes give the step and the bound the largest multiple.",
  faster: ({ others, limit }, { rival, parts, unit, set }) =>
    `Winner : runner-up $= 100 : ${rival}$, runner-up : losers $= ${others[0]} : ${parts}$. In steps of $${unit}$ for the winner all votes grow by $${numberTex(set)}$; stay below ${grouped(limit)}.`,
  check: (p, { winner, rival, parts }) => {
    const second = winner.mul(rival).div(100);
    const moved = winner.mul(p.swing).div(100);
    const all = winner.add(second.mul(parts).div(p.others[0] ?? 1));
    return `$${numberTex(winner)}$ against $${numberTex(second)}$ of ${grouped(all)}: when $${numberTex(moved)}$ voters change sides both have $${numberTex(winner.sub(moved))}$.`;
  },
  principle:
    'Per cents and ratios of whole votes fix a step: measure all by one candidate, then take the last multiple.',
  verify: p => {
    let best = 0;
    const parts = partsOf(p);
    for (let part = 1; part * parts < p.limit; part += 1) {
      const second = part * (p.others[0] ?? 1);
      // The winner has W with W − swing% of W = second + swing% of W.
      const winner = (100 * second) / (100 - 2 * p.swing);
      if (Number.isInteger(winner) && (winner * p.swing) % 100 === 0 && winner + part * parts < p.limit)
        best = Math.max(best, winner);
    }
    return q(best);
  },
});

/** AR.PCT.5 Hard: a swing that would have made a tie, with whole votes and a bound. */
export const tiesInWholeVotes: readonly AnyTemplate[] = situation<Tie>({
  type: 'AR.PCT.5',
  situation: 'tie-in-whole-votes',
  tries: 40,
  draw: draw => {
    const others = draw.pick([
      [3, 2],
      [2, 1],
      [5, 3],
      [7, 5],
      [5, 4],
      [7, 3],
      [3, 2, 1],
      [4, 3, 1],
      [5, 3, 2],
      [5, 2, 1],
      [6, 5, 1],
      [4, 3, 2],
      [7, 4, 1],
    ] as const);
    const swing = draw.pick([4, 5, 8, 10, 12, 15, 20, 25]);
    const p: Tie = {
      poll: draw.pick(polls),
      others,
      swing,
      limit: draw.step(800, 6000, 100),
      frame: draw.int(0, 1),
    };
    const rival = q(100 - 2 * swing);
    const unit = unitOf(p, rival);
    const set = unit.mul(q(1).add(rival.mul(partsOf(p)).div(100 * others[0])));
    const sets = (p.limit - 1) / set.valueOf();
    return set.d === 1n && unit.gte(20) && unit.gt(q(swing, 100).d) && sets > 2.05 && sets < 14 ? p : null;
  },
  forms: [greatestWinner],
});
