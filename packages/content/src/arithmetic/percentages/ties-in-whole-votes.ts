import type Fraction from 'fraction.js';
import { isCount, sumOf } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { grouped } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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
const lcm = (a: Fraction, b: Fraction) => a.mul(b).div(a.gcd(b));
/** The least votes of the winner for which those who move and each loser's votes are whole. */
const unitOf = (p: Tie, rival: Fraction) =>
  lcm(q(q(p.swing, 100).d), q(rival.div(100 * (p.others[0] ?? 1)).d));

const greatestTotal = form<Tie>(
  'greatest-total-before-a-tie',
  {
    band: 'Hard',
    seconds: 110,
    also: ['AR.RAT.1', 'NS.HCF.4'],
    entry: true,
    verify: p => {
      let best = 0;
      const parts = sumOf(p.others);
      for (let part = 1; part * parts < p.limit; part += 1) {
        const second = part * (p.others[0] ?? 1);
        // The winner has W with W − swing% of W = second + swing% of W.
        const winner = (100 * second) / (100 - 2 * p.swing);
        if (Number.isInteger(winner) && (winner * p.swing) % 100 === 0 && winner + part * parts < p.limit)
          best = Math.max(best, winner + part * parts);
      }
      return best;
    },
  },
  (p, { step, find }) => {
    const { swing, others, limit, poll, frame } = p;
    const [first = 1] = others;
    const sides = find(2);
    const rival = step(calc`100 - ${sides} * ${swing}`, {
      name: "the runner-up's votes for each 100 of the winner",
      works: (_value, working) => tex`100 - ${swing} = r + ${swing} \Rightarrow r = ${working}`,
      because: text`A vote that goes over is lost by the winner and gained by the runner-up, so the difference of
          the two is twice what goes over. After it they are equal.`,
    })`
        Let the winner have $100$ votes and the runner-up $r$. If $${swing}$ of the $100$ go over to the runner-up,
        the two are equal. Write this as an equation for $r$.`;
    const unit = step(unitOf(p, rival), {
      name: "the step of the winner's votes",
      works: value =>
        tex`\frac{${swing}}{100}W \text{ and } \frac{${rival}}{100 \times ${first}}W \text{ whole} \Rightarrow
          ${value} \mid W`,
      because: text`Votes are whole numbers, which the per cents and the ratio alone do not say. Each fraction of
          $W$ has to be whole, so $W$ contains its denominator.`,
    })`
      Let $W$ be the winner's real number of votes. The votes that go over and one part of the ratio are whole
      numbers: find the number of which $W$ must be a multiple.`;
    const parts = find(sumOf(others));
    const set = step(
      unit.mul(
        rival
          .mul(parts)
          .div(100 * first)
          .add(1),
      ),
      {
        name: 'all valid votes in the smallest case',
        works: value =>
          tex`${unit}\left(1 + \frac{${rival}}{100} \times \frac{${parts}}{${first}}\right) = ${value}`,
        because: text`The runner-up's votes are one term of the ratio, and all losing candidates together are all
          its terms. The winner's votes are valid too.`,
      },
    )`
      Find all valid votes for the smallest such $W$: the winner's and, by the ratio, those of all losing
      candidates.`;
    const total = step(calc`floor((${limit} - 1) / ${set}) * ${set}`, {
      name: text`the greatest number of valid votes`,
      works: value =>
        tex`${set} \times ${value.div(set)} = ${value} < ${limit} \le ${set} \times ${value.div(set).add(1)}`,
      because: text`Twice the smallest case is possible, three times as well, and so on, but nothing between.
          'Fewer than' does not allow the limit itself.`,
    })`
      The number of valid votes is a multiple of this. Take the largest multiple below ${grouped(limit)}.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`There were fewer than ${grouped(limit)} valid votes in ${poll}, and the losing candidates got votes
            in the ratio $${others.join(' : ')}$. If exactly ${swing}% of the winner's voters had voted for the
            runner-up instead, these two would have tied. What is the greatest possible number of valid votes?`
          : text`${others.length === 2 ? 'Three' : 'Four'} candidates stood in ${poll}. By the first count the losing
            candidates had votes in the ratio $${others.join(' : ')}$. Later it was found that exactly ${swing}% of
            the votes counted for the winner had been cast for the runner-up, so that these two were level. If there
            were fewer than ${grouped(limit)} valid votes, at most how many were there?`,
      show: grouped,
      plausible: value => isCount(value) && value.lt(limit),
      slips: [
        slip('changed_one_side_only', sides, 1)`
            You gave the runner-up $${rival}$ votes against $100$, so that the two would only change places. A vote
            that goes over is lost by one and gained by the other, so it changes the difference by two.`,
        slip('ignored_a_condition', unit, () => {
          const wrong = q(q(swing, 100).d);
          return !wrong.equals(unit) && wrong;
        })`
            You used multiples of $${unit}$ votes for the winner. Then the votes that go over are a whole number, but
            not always the votes of each losing candidate.`,
        slip('left_out_a_term', parts, first)`
            You counted only $${set}$ votes for each $${unit}$ of the winner: the winner's and the runner-up's. The
            other losing candidates got valid votes too.`,
        slip('counted_one_too_few', total, calc`${total} - ${set}`)`
            You stopped at $${total}$ valid votes. With $${set}$ more the number is still below the limit.`,
        slip('demanded_too_much', unit, q(100).gt(unit) && q(100).mod(unit).equals(0) && 100)`
            You counted the winner's votes in steps of $100$. That makes all numbers whole, but a smaller step does so
            too, and it comes nearer to the limit.`,
        slip('doubled_needlessly', unit, calc`${unit} * 2`)`
            You used steps of $${unit}$ votes for the winner. Half of that already makes the votes of all candidates
            whole.`,
        slip('ignored_a_condition', total, () => {
          const losers = set.sub(unit);
          return q(limit - 1)
            .div(losers)
            .floor()
            .mul(losers);
        })`
            You used the largest multiple of $${set.sub(unit)}$, the losing candidates' votes in the smallest case.
            The winner's votes are valid too.`,
        slip('ignored_a_condition', total, calc`${limit} - 1`)`
            You gave the largest number below the limit, $${total}$. With it the candidates would not all have whole
            numbers of votes.`,
      ],
      snapRead: text`After a change two candidates are equal, the losing candidates are in a ratio, and all votes are
        whole. So the total is a multiple of some number, and the largest one below the limit is asked.`,
      approach: text`Compare each candidate with the winner. The equality gives the runner-up, and the ratio gives the
        other losing candidates. Whole votes then give the smallest case, and the real total is a multiple of it.`,
      faster: text`Winner : runner-up $= 100 : ${rival}$ and runner-up : all losing candidates $= ${first} :
        ${parts}$. Each $${unit}$ votes of the winner make $${set}$ in all; take the last multiple below
        ${grouped(limit)}.`,
      check: () => {
        const winner = total.div(set).mul(unit);
        const second = winner.mul(rival).div(100);
        const moved = winner.mul(swing).div(100);
        return text`Of ${grouped(total)} votes the winner has $${winner}$ and the runner-up $${second}$. When
          $${moved}$ votes go over, both have $${winner.sub(moved)}$; $${set}$ votes more would reach the limit or
          pass it.`;
      },
      principle: text`Per cents and ratios of whole things give a smallest case; find it, and count in multiples of
        it.`,
    };
  },
);

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
    const set = unit.mul(q(1).add(rival.mul(sumOf(p.others)).div(100 * others[0])));
    const sets = (p.limit - 1) / set.valueOf();
    return set.d === 1n && unit.gte(20) && unit.gt(q(swing, 100).d) && sets > 2.05 && sets < 14 ? p : null;
  },
  forms: [greatestTotal],
});
