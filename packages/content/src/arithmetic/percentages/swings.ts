import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface Swing {
  poll: string;
  /** The winner's per cent of the valid votes, and the parts of the others, the runner-up first. */
  share: number;
  others: readonly number[];
  frame: number;
}

const polls = [
  'the election of a ward councillor',
  'the vote of a residents’ association',
  'the election of a students’ union',
  'the poll of a bar council',
  'the election of a temple trust',
] as const;
const partsOf = ({ others }: Swing) => others.reduce((sum, part) => sum + part, 0);
const rivalOf = (p: Swing) =>
  q(100 - p.share)
    .mul(p.others[0] ?? 1)
    .div(partsOf(p));

const swings = form({
  form: 'swings-without-a-majority',
  revision: 2,
  band: 'Hard',
  seconds: 105,
  also: ['AL.INQ.3', 'AR.RAT.2'],
  entry: true,
  stem: ({ poll, share, others, frame }: Swing) =>
    frame === 0
      ? `In ${poll} the winner got ${percent(share)} of the valid votes, and the votes of the other candidates were in the ratio $${others.join(' : ')}$. If $p\\%$ of the winner's voters had voted for the runner-up instead, the runner-up would have won, but with at most half of the valid votes. How many positive integer values can $p$ take?`
      : `In ${poll} ${percent(share)} of the valid votes went to the winner, and the other candidates got votes in the ratio $${others.join(' : ')}$. If a whole-number percentage of the winner's voters had chosen the second candidate, this candidate would have come first, but without a majority of the valid votes. How many values of this percentage are possible?`,
  path: path<Swing>()
    .step(
      'rival',
      p => rivalOf(p),
      'Take 100 valid votes. The others share what the winner leaves: find the votes of the runner-up.',
      p => `(100 - ${p.share}) \\times \\frac{${p.others[0]}}{${partsOf(p)}} = ${numberTex(rivalOf(p))}`,
    )
    .quiet('sides', () => q(2))
    .step(
      'least',
      ({ share }, { rival, sides }) => q(share).sub(rival).mul(100).div(sides.mul(share)).floor().add(1),
      'Each vote that changes closes the gap by two. The runner-up has to come out ahead: find the smallest whole per cent.',
      ({ share }, { rival, sides, least }) =>
        `\\frac{${sides} \\times ${share}p}{100} > ${share} - ${numberTex(rival)} = ${numberTex(q(share).sub(rival))} \\Rightarrow p \\ge ${least}`,
    )
    .quiet('half', () => q(50))
    .step(
      'greatest',
      ({ share }, { rival, half }) => half.sub(rival).mul(100).div(share).floor(),
      'The runner-up may have half of the votes at most: find the greatest whole per cent.',
      ({ share }, { rival, half, greatest }) =>
        `${numberTex(rival)} + \\frac{${share}p}{100} \\le ${half} \\Rightarrow p \\le ${greatest}`,
    )
    .step(
      'count',
      (_p, { least, greatest }) => greatest.sub(least).add(1),
      'Count the whole numbers, both ends included.',
      (_p, { least, greatest, count }) => `${greatest} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'transfer_counted_once',
      at: 'sides',
      wrongly: () => q(1),
      words: (_p, { least }) =>
        `$p \\ge ${least}$ makes up for the whole lead, but every vote that changes sides counts twice.`,
    },
    {
      misconception: 'counts_differences',
      at: 'count',
      wrongly: (_p, { least, greatest }) => greatest.sub(least),
      words: (_p, { least, greatest }) => `$${greatest} - ${least}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'per_cent_of_all_voters',
      at: 'greatest',
      wrongly: (_p, { rival, least, half }) => {
        const wrong = half.sub(rival).floor();
        return wrong.gt(least) ? wrong : null;
      },
      words: (_p, { greatest }) =>
        `$p \\le ${greatest}$ measures the swing by all votes; it is a per cent of the winner's.`,
    },
    {
      misconception: 'majority_forgotten',
      at: 'half',
      wrongly: ({ share }, { rival }) => rival.add(share),
      words: () => 'Every swing up to 100 per cent was counted; the runner-up must not have more than half.',
    },
    {
      misconception: 'tie_counted_as_a_win',
      at: 'least',
      wrongly: (_p, { least }) => least.sub(1),
      words: (_p, { least }) => `With $p = ${least}$ the runner-up is not yet ahead.`,
    },
    {
      misconception: 'rounds_the_wrong_way',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.add(1),
      words: (_p, { greatest }) => `With $p = ${greatest}$ the runner-up has more than half of the votes.`,
    },
    {
      misconception: 'ends_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(2),
      words: (_p, { least, greatest }) => `Both $${least}$ and $${greatest}$ fit and belong to the count.`,
    },
    {
      misconception: 'equal_parts_of_losers',
      at: 'rival',
      wrongly: ({ share, others }) => q(100 - share, others.length),
      words: (_p, { rival }) =>
        `$${numberTex(rival)}$ of 100 votes for the runner-up would follow from equal parts, not from this ratio.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() < 100,
  snapRead: () => 'Shares by per cent and ratio, and a swing between two conditions: count whole per cents.',
  approach: () =>
    'Find the runner-up on 100 valid votes. To win bounds the swing from below, to stay within half of the votes from above.',
  faster: ({ share }, { rival }) =>
    `Votes that change, per 100: more than $${numberTex(q(share).sub(rival).div(2))}$, at most $${numberTex(q(50).sub(rival))}$; divide both by $${numberTex(q(share, 100))}$.`,
  check: ({ share }, { rival, least, greatest }) => {
    const at = (p: Fraction) => {
      const moved = p.mul(share).div(100);
      return `$p = ${p}$: $${numberTex(rival.add(moved))}$ against $${numberTex(q(share).sub(moved))}$`;
    };
    return `Per 100 votes, runner-up against winner: ${[least.sub(1), least, greatest, greatest.add(1)].map(at).join('; ')}.`;
  },
  principle:
    'Two conditions on one swing are two bounds: measure all on one round total and divide by the group that moves.',
  verify: p => {
    let count = 0;
    for (let swing = 1; swing <= 100; swing += 1) {
      const moved = (p.share * swing) / 100;
      const [winner, second] = [p.share - moved, ((100 - p.share) * (p.others[0] ?? 1)) / partsOf(p) + moved];
      if (second > winner + 1e-9 && second <= 50 + 1e-9) count += 1;
    }
    return q(count);
  },
});

/** AR.PCT.5 Hard: a swing that turns a contest without giving a majority. */
export const contestSwings: readonly AnyTemplate[] = situation<Swing>({
  type: 'AR.PCT.5',
  situation: 'swing-between-two-bounds',
  tries: 40,
  draw: draw => {
    const p: Swing = {
      poll: draw.pick(polls),
      share: draw.int(34, 49),
      others: draw.pick([
        [2, 1, 1],
        [3, 2, 1],
        [4, 3, 1],
        [5, 3, 2],
        [5, 2, 1],
        [6, 5, 1],
        [4, 3, 2],
        [6, 3, 1],
        [7, 4, 1],
        [3, 2],
        [2, 1],
        [5, 3],
        [4, 1],
      ] as const),
      frame: draw.int(0, 1),
    };
    const rival = rivalOf(p);
    const least =
      q(p.share)
        .sub(rival)
        .mul(100)
        .div(2 * p.share)
        .floor()
        .valueOf() + 1;
    const greatest = q(50).sub(rival).mul(100).div(p.share).floor().valueOf();
    const clean = rival.mul(2).d === 1n && rival.lt(p.share - 1);
    return clean && least > 2 && greatest - least >= 3 && greatest - least <= 30 ? p : null;
  },
  forms: [swings],
});
