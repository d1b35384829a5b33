import type Fraction from 'fraction.js';
import { isCount, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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
const rivalOf = (p: Swing) =>
  q(100 - p.share)
    .mul(p.others[0] ?? 1)
    .div(sumOf(p.others));

const swings = form<Swing>(
  'swings-without-a-majority',
  {
    band: 'Hard',
    seconds: 105,
    revision: 4, // No option is tied to the key at a glance.
    untied: true,
    also: ['AL.INQ.3', 'AR.RAT.2'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let swing = 1; swing <= 100; swing += 1) {
        const moved = (p.share * swing) / 100;
        const [winner, second] = [
          p.share - moved,
          ((100 - p.share) * (p.others[0] ?? 1)) / sumOf(p.others) + moved,
        ];
        if (second > winner + 1e-9 && second <= 50 + 1e-9) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { share, poll, others, frame } = p;
    const next = frame === 0 ? 'runner-up' : 'second candidate';
    const [second = 1] = others;
    const rival = step(calc`(100 - ${share}) * ${second} / ${sumOf(others)}`, {
      name: `the votes of the ${next}, of 100 valid votes`,
      because: text`Per cents of the valid votes are votes out of 100. The ratio is only for those who lost, so
          the winner's part has to be subtracted before it is used.`,
    })`
          Suppose that there are $100$ valid votes. The winner leaves $100 - ${share}$ of them to the others, and the
          ${next} has the largest part of their ratio. Find the votes of the ${next}.`;
    const sides = find(2);
    const least = step(calc`floor((${share} - ${rival}) * 100 / (${sides} * ${share})) + 1`, {
      name: 'the smallest per cent',
      works: value =>
        tex`${sides} \times \frac{${share}p}{100} > ${share} - ${rival} \Rightarrow p \ge ${value}`,
      because: text`A vote that changes sides is lost by the winner and gained by the ${next}, so the gap closes
          by two. At the border both are equal, and that is not a win yet; so the next whole number counts.`,
    })`
        Let $p\%$ of the winner's voters choose the ${next}. Each of these votes closes the gap by two, and the
        ${next} has to come out ahead.`;
    const half = find(50);
    const greatest = step(calc`floor((${half} - ${rival}) * 100 / ${share})`, {
      name: 'the greatest per cent',
      works: value => tex`${rival} + \frac{${share}p}{100} \le ${half} \Rightarrow p \le ${value}`,
      because: text`'At most half' allows exactly half, so round down. Only what the ${next} gains counts here,
          because half is compared with all the votes.`,
    })`
        Each of these votes also goes to the ${next}, who must not have more than half of the $100$ votes. Find the
        greatest $p$.`;
    const count = step(calc`${greatest} - ${least} + 1`, {
      name: text`the number of values`,
      because: text`From 3 to 5 there are three whole numbers, one more than $5 - 3$.`,
    })`
      Count the whole numbers from the smallest to the greatest value of $p$, both included.`;
    const after = (swing: Fraction) => rival.add(swing.mul(share).div(100));
    return {
      answer: count,
      stem:
        frame === 0
          ? text`In ${poll} the winner got ${share}% of the valid votes, and the votes of the other candidates were in
            the ratio $${others.join(' : ')}$. If $p\%$ of the winner's voters had voted for the runner-up instead,
            the runner-up would have won, but with at most half of the valid votes. How many positive integer values
            can $p$ take?`
          : text`In ${poll} ${share}% of the valid votes went to the winner, and the other candidates got votes in the
            ratio $${others.join(' : ')}$. If a whole-number percentage of the winner's voters had chosen the second
            candidate, this candidate would have come first, but without a majority of the valid votes. How many
            values of this percentage are possible?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(100),
      slips: [
        slip('changed_one_side_only', sides, 1)`
          You moved as many votes as the lead of $${q(share).sub(rival)}$ in $100$. Each vote that moves also leaves
          the winner, so half as many make the two level.`,
        slip('counted_gaps_for_numbers', count, calc`${greatest} - ${least}`)`
            You subtracted the smallest per cent from the greatest: ${here}. Both ends fit, so there is one more, as
            from $3$ to $5$ there are three whole numbers.`,
        slip('wrong_base', greatest, () => {
          const wrong = half.sub(rival).floor();
          return wrong.gt(least) && wrong;
        })`
            You counted the change on all valid votes and got an upper limit of ${greatest}%. It is a per cent of the
            winner's $${share}$ in $100$.`,
        slip('ignored_a_condition', half, calc`${rival} + ${share}`)`
            You counted every value up to ${greatest}%. With the larger ones the ${next} gets more than half of the
            valid votes.`,
        slip('let_in_an_end_point', least, calc`${least} - 1`)`
            You counted ${least}% as well. Then the ${next} is not yet ahead of the winner.`,
        slip('rounded_the_wrong_way', greatest, calc`${greatest} + 1`)`
            You counted ${greatest}% as well. Then the ${next} has more than half of the valid votes, so the upper
            limit is rounded down.`,
        slip('left_out_an_end_point', count, calc`${count} - 2`)`
            You left out both ends: ${here}. The smallest and the greatest value fit the conditions as well.`,
        slip('assumed_equal_parts', rival, calc`(100 - ${share}) / ${others.length}`)`
          You divided $100 - ${share}$ by $${others.length}$, as if the other candidates had equal parts. Their votes
          are in the ratio $${others.join(' : ')}$.`,
      ],
      snapRead: text`If some of the winner's voters change sides, the ${next} must win, but with at most half of the
        votes. These two conditions give two limits for their per cent.`,
      approach: text`Find the ${next}'s share of $100$ votes from the ratio. Coming ahead of the winner limits the
        per cent from below, and staying within half of the votes limits it from above.`,
      faster: text`Of $100$ votes more than $${q(share).sub(rival).div(2)}$ and at most $${q(50).sub(rival)}$ change
        sides. Each $1\%$ of the winner's voters is $${q(share, 100)}$ votes: divide both limits by that.`,
      check: text`In $100$ votes the ${next} has $${after(least)}$ at $p = ${least}$, ahead of
        $${q(share).add(rival).sub(after(least))}$, but only $${after(least.sub(1))}$ at $p = ${least.sub(1)}$. At $p
        = ${greatest}$ the ${next} has $${after(greatest)}$, and one per cent more gives
        $${after(greatest.add(1))}$, more than half.`,
      principle: text`Two conditions on one change are two limits: calculate both on the same round total, then count
        the whole numbers between them.`,
    };
  },
);

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
