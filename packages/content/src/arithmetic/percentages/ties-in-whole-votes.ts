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

const greatestTotal = form({
  form: 'greatest-total-before-a-tie',
  band: 'Hard',
  seconds: 110,
  also: ['AR.RAT.1', 'NS.HCF.4'],
  entry: true,
  stem: ({ poll, others, swing, limit, frame }: Tie) =>
    frame === 0
      ? `There were fewer than ${grouped(limit)} valid votes in ${poll}, and the losing candidates got votes in the ratio $${others.join(' : ')}$. If exactly ${percent(swing)} of the winner's voters had voted for the runner-up instead, these two would have tied. What is the greatest possible number of valid votes?`
      : `${others.length === 2 ? 'Three' : 'Four'} candidates stood in ${poll}. By the first count the losing candidates had votes in the ratio $${others.join(' : ')}$. Later it was found that exactly ${percent(swing)} of the votes counted for the winner had been cast for the runner-up, so that these two were level. If there were fewer than ${grouped(limit)} valid votes, at most how many were there?`,
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
      'total',
      ({ limit }, { set }) =>
        q(limit - 1)
          .div(set)
          .floor()
          .mul(set),
      'The real number is the largest multiple below the limit.',
      ({ limit }, { set, total }) =>
        `${numberTex(set)} \\times ${total.div(set)} = ${numberTex(total)} < ${numberTex(limit)} \\le ${numberTex(set)} \\times ${total.div(set).add(1)}`,
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
      misconception: 'one_multiple_too_few',
      at: 'total',
      wrongly: (_p, { total, set }) => total.sub(set),
      words: (_p, { total }) => `$${numberTex(total)}$ votes are possible, but a larger multiple still fits.`,
    },
    {
      misconception: 'unit_in_whole_hundreds',
      at: 'unit',
      wrongly: (_p, { unit }) => (q(100).gt(unit) && q(100).mod(unit).equals(0) ? q(100) : null),
      words: () =>
        'Taking the votes of the winner in hundreds makes all parts whole, but a smaller step does so too.',
    },
    {
      misconception: 'unit_doubled',
      at: 'unit',
      wrongly: (_p, { unit }) => unit.mul(2),
      words: (_p, { unit }) =>
        `Steps of $${unit}$ for the winner are too large: half of that already makes all the numbers whole.`,
    },
    {
      misconception: 'whole_multiple_only_of_losers',
      at: 'total',
      wrongly: ({ limit }, { unit, set }) => {
        const losers = set.sub(unit);
        return q(limit - 1)
          .div(losers)
          .floor()
          .mul(losers);
      },
      words: (_p, { total }) => `$${numberTex(total)}$ leaves out the votes of the winner in each step.`,
    },
    {
      misconception: 'largest_number_below',
      at: 'total',
      wrongly: ({ limit }) => q(limit - 1),
      words: (_p, { total }) =>
        `$${numberTex(total)}$ keeps to the limit, but the candidates would not get whole numbers of votes.`,
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
  check: (p, { total, unit, set, rival }) => {
    const winner = total.div(set).mul(unit);
    const second = winner.mul(rival).div(100);
    const moved = winner.mul(p.swing).div(100);
    return `Of ${grouped(total)} votes the winner has $${numberTex(winner)}$ and the runner-up $${numberTex(second)}$: when $${numberTex(moved)}$ voters change sides, both have $${numberTex(winner.sub(moved))}$.`;
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
        best = Math.max(best, winner + part * parts);
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
  forms: [greatestTotal],
});
