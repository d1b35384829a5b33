import type Fraction from 'fraction.js';
import { calc, form, here, type Path, situation, slip, stop, text } from '../../question/index.ts';
import { grouped, percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Contest {
  poll: string;
  /** Invalid votes, in per cent of the votes cast. */
  invalid: Fraction;
  /** The winner's per cent of the valid votes; the rest is divided in the ratio `others`, largest first. */
  share: Fraction;
  others: readonly [number, number, number];
  /** Per cent of the winner's voters who might have voted for the runner-up. */
  swing: Fraction;
  cast: Fraction;
  frame: number;
}

const polls = [
  'a municipal election',
  "a students' union election",
  'the election of a ward councillor',
  "the election of a weavers' guild",
  'the election of a milk co-operative',
  'a bar council election',
] as const;

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const total = ({ others }: Contest) => others.reduce((sum, part) => sum + part, 0);
const valid = ({ cast, invalid }: Contest) => cast.mul(q(100).sub(invalid)).div(100);
/** The runner-up's per cent of the valid votes. */
const second = (p: Contest) => q(100).sub(p.share).mul(p.others[0]).div(total(p));
const lead = (p: Contest) => p.share.sub(second(p));
const margin = (p: Contest) => valid(p).mul(lead(p)).div(100);
const inRatio = ({ others }: Contest) => `$${others.filter(part => part > 0).join(' : ')}$`;
const number = ({ others }: Contest) => (others[2] > 0 ? 'four' : 'three');

const told = (p: Contest) =>
  [
    `${p.others[2] > 0 ? 'Four' : 'Three'} candidates stood in ${p.poll}, and ${percent(p.invalid)} of the votes cast were invalid. The winner got ${percent(p.share)} of the valid votes; the others shared the rest in the ratio ${inRatio(p)}.`,
    `In ${p.poll} with ${number(p)} candidates the winner had ${percent(p.share)} of the valid votes. The votes of the other ${number(p) === 'four' ? 'three' : 'two'} were in the ratio ${inRatio(p)}, and ${percent(p.invalid)} of all votes cast were invalid.`,
    `In ${p.poll} ${percent(p.invalid)} of the votes cast were rejected as invalid. The winner got ${percent(p.share)} of the valid votes, and the other ${p.others[2] > 0 ? 'three' : 'two'} candidates shared the remaining valid votes in the ratio ${inRatio(p)}.`,
  ][p.frame] ?? '';

/** The votes of the losers among these valid votes. */
const losers = ({ share, others, ...p }: Contest, votes: Fraction) =>
  others.map(part =>
    votes
      .mul(q(100).sub(share))
      .div(100)
      .mul(part)
      .div(total({ share, others, ...p })),
  );

/** The runner-up's votes and the winner's lead of 100 valid votes. */
function leadPerHundred(p: Contest, { step, find }: Path) {
  const best = find(p.others[0]);
  const runnerUp = step(calc`(100 - ${p.share}) * ${best} / ${total(p)}`, {
    name: 'the votes of the runner-up, of 100 valid votes',
    because: text`The real number of votes is not known, but per cents are parts of 100. The ratio is only for the
        other candidates, so the winner's votes have to be subtracted before it is used.`,
  })`
        The shares are per cents of the valid votes, so suppose that there are 100 of them. The other candidates have
        what the winner leaves, and ${best} of the ${total(p)} parts of it belong to the runner-up. Find the votes of
        the runner-up.`;
  const ahead = step(calc`${p.share} - ${runnerUp}`, {
    name: "the winner's lead, of 100 valid votes",
    because: text`To win by 5 votes means to have 5 more than the next one. What all other candidates have
        together does not matter.`,
  })`
      The lead of the winner is counted from the runner-up. Subtract to find it, of 100 valid votes.`;
  return { best, runnerUp, ahead };
}

const cast = form<Contest>(
  'votes-cast',
  {
    band: 'Medium',
    seconds: 70,
    revision: 4,
    entry: true,
    verify: p => {
      const wanted = margin(p).valueOf();
      for (let votes = 100; votes <= 100_000; votes += 100) {
        const good = votes - (votes * p.invalid.valueOf()) / 100;
        const winner = (good * p.share.valueOf()) / 100;
        if (Math.abs(winner - ((good - winner) * p.others[0]) / total(p) - wanted) < 1e-6) return q(votes);
      }
      throw new Error('no number of votes fits');
    },
  },
  (p, path) => {
    const { share, invalid, others } = p;
    const { best, runnerUp, ahead } = leadPerHundred(p, path);
    const valids = path.step(calc`${margin(p)} / ${ahead} * 100`, {
      name: 'the valid votes',
      because: text`The shares were counted on the valid votes, so the lead gives these first, not yet to the
        votes cast.`,
    })`
      The real lead is ${grouped(margin(p))} votes. That is ${ahead}% of the valid votes, so divide and multiply by
      100.`;
    const kept = path.find(calc`100% - ${invalid}%`);
    const votes = path.step(calc`${valids} ÷ ${kept}%`, {
      name: 'the votes cast',
      because: text`Dividing by the part that is valid leads to all votes. Not ${invalid}% of the valid votes
          added, because the ${invalid}% were counted on the larger number.`,
    })`
        Of the votes cast ${invalid}% were invalid, so the valid votes are ${kept}% of them. Divide to find the votes
        cast.`;
    path.whole(...losers(p, valid(p)));
    return {
      answer: votes,
      stem: text`${told(p)} The winner beat the runner-up by ${grouped(margin(p))} votes. How many votes were cast?`,
      show: grouped,
      plausible: whole,
      slips: [
        stop('stopped_a_step_early', valids)`
          You stopped at ${valids}, the number of valid votes. The invalid votes were cast as well, so more votes were
          cast.`,
        slip('took_the_whole_for_a_part', best, total(p))`
          You compared the winner's ${share}% with all the other votes together, ${runnerUp}%. They belong to several
          candidates, and the runner-up has only a part of them.`,
        slip('used_a_wrong_given_number', best, others[1])`
              You used ${others[1]}, which in the ratio belongs to the candidate behind the runner-up. The lead is
              counted from the candidate with ${others[0]}.`,
        slip('answered_another_quantity', ahead, share)`
            You used ${grouped(margin(p))} votes as ${ahead}%, which is everything the winner got. They are only the
            lead over the runner-up.`,
        slip('wrong_base', votes, calc`${valids} * (100% + ${invalid}%)`)`
            You added ${invalid}% of the valid votes: ${here}. The ${invalid}% is counted on the votes cast, of which
            there are more, so divide.`,
        slip('assumed_equal_parts', best, calc`${total(p)} / ${others[2] > 0 ? 3 : 2}`)`
              You gave the other candidates equal parts, so that the runner-up had ${runnerUp}% of the valid votes. In
              the ratio ${inRatio(p)} the runner-up has more.`,
        slip(
          'took_a_part_for_the_whole',
          runnerUp,
          calc`(100 - ${share} + ${invalid}) * ${best} / ${total(p)}`,
        )`
            You let the other candidates share the ${invalid}% of invalid votes too, which gives the runner-up
            ${runnerUp}%. Invalid votes go to nobody.`,
        slip('took_a_change_twice', kept, calc`100% - (2 * ${invalid})%`)`
          You subtracted the ${invalid}% of invalid votes twice and divided by ${kept}%. They are invalid only once,
          so ${q(100).sub(invalid)}% are valid.`,
        slip('doubled_needlessly', valids, calc`2 * ${margin(p)} / ${ahead} * 100`)`
          You doubled the lead of ${grouped(margin(p))} votes. Nobody changes sides here, so the lead counts once.`,
      ],
      snapRead: text`The shares are per cents of the valid votes, and the invalid votes are a per cent of the votes
        cast. So there are two bases, and the lead of the winner is known in votes.`,
      approach: text`Suppose that there are 100 valid votes. Then the lead of the winner is known as a per cent of the
        valid votes. The real lead gives the valid votes, and these give the votes cast.`,
      check: text`${invalid}% of ${votes} votes are invalid, so ${valids} are valid. The winner has
        ${valids.mul(share).div(100)} and the runner-up ${valids.mul(runnerUp).div(100)}: a lead of ${margin(p)}.`,
      principle: text`Before you calculate with a per cent, ask what it is a per cent of, and keep the bases apart.`,
    };
  },
);

/** Where the winner's per cent is one of all votes cast: the per cent of the losers together, and of one of them. */
const leftOf = ({ share, invalid }: Contest) => q(100).sub(share).sub(invalid);
const partOf = (p: Contest, part: number) => leftOf(p).mul(part).div(total(p));
const lastPart = ({ others }: Contest) => others[2] || others[1];
const marginOfCast = (p: Contest) => p.cast.mul(p.share.sub(partOf(p, p.others[0]))).div(100);

const toldOfCast = (p: Contest) =>
  [
    `${p.others[2] > 0 ? 'Four' : 'Three'} candidates stood in ${p.poll}. The winner got ${percent(p.share)} of all votes cast, ${percent(p.invalid)} of the votes cast were invalid, and the other candidates shared the rest in the ratio ${inRatio(p)}.`,
    `In ${p.poll} with ${number(p)} candidates, ${percent(p.invalid)} of the votes cast were rejected as invalid, while ${percent(p.share)} of the votes cast went to the winner. The remaining votes were divided among the losing candidates in the ratio ${inRatio(p)}.`,
    `Of the votes cast in ${p.poll}, the winner received ${percent(p.share)}; another ${percent(p.invalid)} were invalid. The ${p.others[2] > 0 ? 'three' : 'two'} losers had the remaining votes in the ratio ${inRatio(p)}.`,
  ][p.frame] ?? '';

const behind = form<Contest>(
  'lead-of-the-runner-up-over-the-last',
  {
    band: 'Easy',
    seconds: 60,
    revision: 4, // No option is tied to the key at a glance.
    untied: true,
    entry: true,
    suits: p => {
      const ahead = p.share.sub(partOf(p, p.others[0]));
      const votes = [p.others[0], lastPart(p)].map(part => p.cast.mul(partOf(p, part)).div(100));
      return (
        leftOf(p).valueOf() > 0 &&
        partOf(p, p.others[0]).mul(2).d === 1n &&
        ahead.valueOf() >= 2 &&
        votes.every(whole) &&
        whole(marginOfCast(p)) &&
        p.others[0] > lastPart(p) &&
        !ahead.equals(partOf(p, p.others[0] - lastPart(p)))
      );
    },
    verify: p => {
      const wanted = marginOfCast(p).valueOf();
      for (let votes = 1; votes <= 100_000; votes += 1) {
        const winner = (votes * p.share.valueOf()) / 100;
        const one = (votes - (votes * p.invalid.valueOf()) / 100 - winner) / total(p);
        if (Math.abs(winner - one * p.others[0] - wanted) < 1e-6)
          return q(Math.round(one * (p.others[0] - lastPart(p))));
      }
      throw new Error('no number of votes fits');
    },
  },
  (p, { step, find, whole: areWhole }) => {
    const { invalid, share, others } = p;
    const lost = find(invalid);
    const rest = step(calc`100 - ${share} - ${lost}`, {
      name: 'the votes of the other candidates, of 100 votes cast',
      because: text`The winner's share and the invalid votes are both per cents of the votes cast, so they can be
        subtracted.`,
    })`
        Suppose that 100 votes were cast. Subtract those of the winner and the invalid ones. The other
        candidates have the rest.`;
    const best = find(others[0]);
    const runnerUp = step(calc`${rest} * ${best} / ${total(p)}`, {
      name: 'the votes of the runner-up, of 100 votes cast',
      because: text`A ratio divides only what the other candidates have together. Neither the winner nor the
          invalid votes belong to it.`,
    })`
          The other candidates share this rest in the ratio ${inRatio(p)}, which has ${total(p)} parts. Of these,
          ${best} belong to the runner-up.`;
    const ahead = step(calc`${share} - ${runnerUp}`, {
      name: "the winner's lead, of 100 votes cast",
      because: text`The known lead is that of the winner over the runner-up, so it has to be found among the 100
          votes as well. Then one and the same lead is known in both ways.`,
    })`
        Subtract to find the winner's lead over the runner-up, of 100 votes cast. This lead is known in votes.`;
    const least = find(lastPart(p));
    const between = step(calc`${rest} * (${best} - ${least}) / ${total(p)}`, {
      name: "the runner-up's lead, of 100 votes cast",
      because: text`Both have parts of the same rest, and all these parts are equal. So their lead is the
          difference of their parts.`,
    })`
      In the same way find the runner-up's lead over the last candidate, who has ${least} of the ${total(p)} parts.`;
    const votes = step(calc`${marginOfCast(p)} * ${between} / ${ahead}`, {
      name: text`the runner-up's lead in votes`,
      because: text`If 100 votes give leads of 8 and 4, then a real lead of 80 belongs to a lead of 40, however
          many voted. The votes cast need not be found.`,
    })`
        Both leads are counted on the same 100 votes, so the real leads are in the same ratio. Multiply the known lead
        by this ratio.`;
    const all = marginOfCast(p).mul(100).div(ahead);
    areWhole(...losers(p, p.cast.mul(leftOf(p)).div(q(100).sub(share))));
    return {
      answer: votes,
      stem: text`${toldOfCast(p)} The winner beat the runner-up by ${grouped(marginOfCast(p))} votes. By how many
        votes did the runner-up beat the candidate who came last?`,
      show: grouped,
      plausible: value => whole(value) && !value.equals(marginOfCast(p)),
      slips: [
        slip('ignored_a_condition', lost, 0)`
            You let the other candidates share ${calc`100 - ${share}`} of 100 votes, but some of these votes were
            invalid and went to nobody.`,
        slip('wrong_base', rest, calc`(100 - ${share}) * (100% - ${invalid}%)`)`
                You gave the other candidates ${here}, as if the invalid votes did not count for the ${share}%. The
                question counts it on all votes cast.`,
        slip('answered_another_quantity', between, calc`${rest} * ${least} / ${total(p)}`)`
            ${votes} is the number of votes of the last candidate. The question asks for the lead of the runner-up
            over this candidate.`,
        slip('stopped_a_step_early', between, runnerUp)`
            You stopped at ${votes}, the votes of the runner-up. Subtract the votes of the last candidate.`,
        slip('took_the_whole_for_a_part', ahead, calc`${share} - ${rest}`)`
              You compared the winner with all other candidates together, who have ${rest} of 100 votes. The lead is
              counted from the runner-up alone.`,
        slip('answered_another_quantity', ahead, share)`
          You used the lead as ${ahead}% of the votes cast. That is everything the winner got, and the lead is only
          what the runner-up has less.`,
        slip('answered_another_quantity', between, calc`${share} - ${rest} * ${least} / ${total(p)}`)`
            You found ${votes} votes, the lead of the winner over the last candidate. The question asks about the
            runner-up.`,
        slip('used_a_wrong_given_number', least, others[2] > 0 && others[1])`
          You found ${votes} votes, the lead over the candidate with ${others[1]} parts. This candidate is not the
          last; the last has fewer parts.`,
        slip('assumed_equal_parts', runnerUp, calc`${rest} / ${others[2] > 0 ? 3 : 2}`)`
              You gave the other candidates equal parts, so that the runner-up had ${runnerUp} of 100 votes cast. In
              the ratio ${inRatio(p)} the runner-up has more.`,
      ],
      snapRead: text`The winner's share and the invalid votes are per cents of the votes cast, and the other
        candidates share the rest in a ratio. One lead is known in votes, and another one is asked.`,
      approach: text`Suppose that 100 votes were cast, and find both leads among them. The real leads are in the same
        ratio, so the number of votes cast is not needed.`,
      check: text`${grouped(marginOfCast(p))} votes are ${ahead}% of ${all} votes cast. Of these the runner-up has
        ${all.mul(runnerUp).div(100)} and the last candidate ${all.mul(rest.mul(least).div(total(p))).div(100)}: a
        lead of ${votes}.`,
      principle: text`When what is given and what is asked are parts of one total, compare the two parts; the total
        itself is not needed.`,
    };
  },
);

const winnerShare = form<Contest>(
  'share-of-the-winner',
  {
    band: 'Medium',
    seconds: 70,
    revision: 6,
    verify: p => {
      const good = valid(p).valueOf();
      for (let tenth = 200; tenth <= 900; tenth += 1) {
        const winner = (good * tenth) / 1000;
        if (Math.abs(winner - ((good - winner) * p.others[0]) / total(p) - margin(p).valueOf()) < 1e-6)
          return q(tenth, 10);
      }
      throw new Error('no share fits');
    },
  },
  (p, { step, find, whole: areWhole }) => {
    const { invalid, cast, others, frame, poll } = p;
    const losing = others[2] > 0 ? 'three' : 'two';
    const valids = step(calc`${cast} * (100% - ${invalid}%)`, {
      name: 'the valid votes',
      because: text`Invalid votes belong to no candidate. The share that is asked is counted on the valid votes,
          so they are the base of everything that follows.`,
    })`
        The question asks for a share of the valid votes. So subtract the ${invalid}% of invalid votes first.`;
    const lead = find(margin(p));
    const shared = step(calc`${valids} - ${lead}`, {
      name: 'the votes without the lead',
      because: text`The other candidates are known in parts of a ratio. Without the lead the winner has as many parts
        as the runner-up, so everything is in parts.`,
    })`
        Subtract the winner's lead of ${grouped(margin(p))} votes. What is left is shared as if the winner had only as
        many votes as the runner-up.`;
    const parts = find(calc`${total(p)} + ${others[0]}`);
    const winner = step(calc`${shared} * ${others[0]} / ${parts} + ${lead}`, {
      name: "the winner's votes",
      because: text`Now the winner and the losers are all counted in equal parts. The lead was only put aside, so
          it comes back to the winner at the end.`,
    })`
        The other candidates have ${total(p)} parts, and the winner now has ${others[0]}, as the runner-up has. Find the
        winner's part, and add the lead again.`;
    const shareFound = step(calc`${winner} / ${valids} * 100%`, {
      name: text`the share of the winner`,
      because: text`The votes cast contain the invalid ones, so they would make the share too small.`,
    })`
        The question asks for a per cent of the valid votes. Divide the winner's votes by these.`;
    const rest = q(100).sub(shareFound).mul(others[0]).div(total(p));
    areWhole(...losers(p, valid(p)));
    return {
      answer: shareFound,
      stem:
        frame === 0
          ? text`Of ${grouped(cast)} votes cast in ${poll} with ${number(p)} candidates, ${invalid}% were invalid. The
            winner had ${grouped(margin(p))} votes more than the runner-up, and the ${losing} losers shared the
            remaining valid votes in the ratio ${inRatio(p)}. What per cent of the valid votes did the winner get?`
          : text`${others[2] > 0 ? 'Four' : 'Three'} candidates stood in ${poll}. In all, ${grouped(cast)} votes were
            cast, and ${invalid}% of them were invalid. The votes of the ${losing} losing candidates were in the ratio
            ${inRatio(p)}, and the runner-up lost by ${grouped(margin(p))} votes. What percentage of the valid votes
            did the winner get?`,
      show: percent,
      plausible: value =>
        value.valueOf() > (others[2] > 0 ? 27 : 35) && value.valueOf() < 90 && value.d <= 40n,
      slips: [
        slip('ignored_a_condition', valids, cast)`
          You shared all ${grouped(cast)} votes cast, but ${invalid}% of them were invalid and went to nobody.`,
        slip('stopped_a_step_early', winner, calc`${shared} * ${others[0]} / ${parts}`)`
            You stopped at the runner-up's votes: ${here}. The winner has ${grouped(margin(p))} more.`,
        slip('left_out_a_term', parts, calc`2 * ${others[0]}`)`
            You divided by ${parts} parts, those of the winner and the runner-up. The
            ${others[2] > 0 ? 'candidates' : 'candidate'} behind them had votes too.`,
        slip('added_for_subtracted', shared, calc`${valids} + ${lead}`)`
            You added the lead to the valid votes: ${here}. To make the winner equal to the runner-up, subtract it.`,
        slip('wrong_base', shareFound, calc`${winner} / ${cast} * 100%`)`
            You divided the winner's votes by the ${grouped(cast)} votes cast: ${here}. The question asks for the
            share of the valid votes.`,
        slip('used_a_term_twice', shared, valids)`
            You shared all ${shared} valid votes in parts and then added the lead. It is a part of these votes
            already, so it was counted twice.`,
      ],
      snapRead: text`The votes cast, the per cent of invalid ones and the lead of the winner are known, and the other
        candidates share the rest in a ratio. The winner's share of the valid votes is asked.`,
      approach: text`Find the valid votes first. Without the lead the winner would have as many votes as the
        runner-up, and then all votes are shared in parts of the ratio.`,
      check: text`The other candidates then have ${q(100).sub(shareFound)}% of the valid votes and the runner-up
        ${rest}%. The difference, ${shareFound.sub(rest)}% of ${valids}, is ${margin(p)} votes.`,
      principle: text`When one share has a known excess, subtract the excess, divide the rest in the ratio, and add it
        again.`,
    };
  },
);

/** The runner-up's lead after the swing, per 100 valid votes. */
const swung = (p: Contest) => p.share.mul(p.swing).div(50).sub(lead(p));

const switched = form<Contest>(
  'after-a-swing',
  {
    band: 'Medium',
    seconds: 80,
    revision: 5,
    also: ['AR.RAT.2'],
    entry: true,
    suits: p => swung(p).valueOf() > 0.4 && valid(p).mul(swung(p)).div(100).d === 1n,
    verify: p => {
      const wanted = valid(p).mul(swung(p)).div(100).valueOf();
      for (let votes = 100; votes <= 100_000; votes += 100) {
        const good = votes - (votes * p.invalid.valueOf()) / 100;
        let winner = (good * p.share.valueOf()) / 100;
        let rival = ((good - winner) * p.others[0]) / total(p);
        const moving = (winner * p.swing.valueOf()) / 100;
        winner -= moving;
        rival += moving;
        if (Math.abs(rival - winner - wanted) < 1e-6) return q(votes);
      }
      throw new Error('no number of votes fits');
    },
  },
  (p, path) => {
    const { share, swing, invalid, others } = p;
    const { best, runnerUp, ahead: behind } = leadPerHundred(p, path);
    const times = path.find(2);
    const from = path.find(share);
    const won = valid(p).mul(swung(p)).div(100);
    const turn = path.step(calc`${times} * ${from} * ${swing}%`, {
      name: 'the change of the lead',
      because: text`One vote that goes over makes the winner lose one and the runner-up gain one, so the lead
          changes by two. And only the winner's own voters are counted, not all 100.`,
    })`
        If ${swing}% of the winner's voters change sides, each of them changes the lead by two votes. Multiply to find
        the change of the lead.`;
    const ahead = path.step(calc`${turn} - ${behind}`, {
      name: "the runner-up's new lead, of 100 valid votes",
      because: text`At the start the winner is ahead. So a part of the change only brings both level, and what is
          left of it is the new lead.`,
    })`
        The runner-up first has to make up the old lead. Subtract it to find by how much the runner-up would then be
        ahead.`;
    const valids = path.step(calc`${won} / ${ahead} * 100`, {
      name: 'the valid votes',
      because: text`The new lead is known in votes and also as a part of 100 valid votes. So the valid votes
          follow, in the same ratio.`,
    })`
      The real new lead is ${grouped(won)} votes. That is ${ahead}% of the valid votes, so divide and multiply by 100.`;
    const votes = path.step(calc`${valids} ÷ (100% - ${invalid}%)`, {
      name: 'the votes cast',
      because: text`${invalid}% of the votes cast were invalid, so the valid ones are what is left of 100%. The
          base is the larger number, so divide.`,
    })`
        Of the votes cast ${invalid}% were invalid, and the valid votes are the others. Divide to find the votes cast.`;
    const moved = share.mul(swing).div(100);
    path.whole(...losers(p, valid(p)), valid(p).mul(moved).div(100));
    return {
      answer: votes,
      stem: text`${told(p)} Had ${swing}% of the winner's voters voted for the runner-up instead, the runner-up would
        have finished ${grouped(won)} votes ahead of the winner. How many votes were cast?`,
      show: grouped,
      plausible: whole,
      onSight: value => {
        const good = valid({ ...p, cast: value });
        return whole(good) && whole(good.mul(share).div(100));
      },
      slips: [
        slip('did_not_double', times, 1)`
          You counted each voter who changes once. The winner has one vote less and the runner-up one more, so the
          lead changes by 2.`,
        slip('wrong_base', from, 100)`
          You moved ${swing}% of all valid votes; the question moves ${swing}% of the winner's voters only.`,
        stop('stopped_a_step_early', valids)`
            You stopped at ${valids}, the number of valid votes. The invalid votes were cast as well.`,
        slip('took_the_whole_for_a_part', best, total(p))`
              You gave the runner-up ${runnerUp}% of the valid votes. These belong to all other candidates together,
              and the runner-up is only one of them.`,
        slip('used_a_wrong_given_number', best, others[1])`
          You gave the new votes to the candidate with ${others[1]} parts; the runner-up is the one with ${others[0]}.`,
        slip('left_out_a_term', ahead, turn)`
            You used the whole change of the lead, ${ahead} of 100. A part of it only makes up what the winner was
            ahead before.`,
        slip('wrong_base', votes, calc`${valids} * (100% + ${invalid}%)`)`
            You added ${invalid}% of the valid votes: ${here}. The ${invalid}% is counted on the votes cast, of which
            there are more, so divide.`,
        slip('took_a_change_twice', votes, calc`${valids} ÷ (100% - (2 * ${invalid})%)`)`
          From the valid votes to the votes cast you took the ${invalid}% of invalid votes off twice.`,
        slip('assumed_equal_parts', best, calc`${total(p)} / ${others[2] > 0 ? 3 : 2}`)`
              You gave the other candidates equal parts, so that the runner-up had ${runnerUp}% of the valid votes. In
              the ratio ${inRatio(p)} the runner-up has more.`,
        slip('doubled_needlessly', valids, calc`2 * ${won} / ${ahead} * 100`)`
          You doubled the new lead of ${grouped(won)} votes. Both sides of the change are counted already, so it
          counts once.`,
        slip('wrong_base', from, runnerUp)`
          You moved ${swing}% of the runner-up's ${from}% of the votes; the voters who change are the winner's.`,
      ],
      snapRead: text`The shares are per cents of the valid votes, and the invalid votes are a per cent of the votes
        cast. If some of the winner's voters changed sides, the lead would turn round.`,
      approach: text`Suppose that there are 100 valid votes, and find the lead before and after the change. The real
        new lead gives the valid votes, and these give the votes cast.`,
      check: text`With ${valids} valid votes the runner-up would have ${valids.mul(runnerUp.add(moved)).div(100)} and
        the winner ${valids.mul(share.sub(moved)).div(100)}: a lead of ${won}.`,
      principle: text`A voter who changes sides changes the lead by two votes, and a per cent of one group is taken of
        that group alone.`,
    };
  },
);

const ratios = [
  [3, 2, 0],
  [2, 1, 0],
  [5, 3, 0],
  [7, 5, 0],
  [4, 1, 0],
  [5, 4, 0],
  [7, 3, 0],
  [3, 1, 0],
  [3, 2, 1],
  [4, 3, 1],
  [5, 3, 2],
  [5, 2, 1],
  [6, 5, 1],
  [4, 3, 2],
  [6, 3, 1],
  [7, 4, 1],
] as const;

const shares = [34, 35, 36, 37, 38, 40, 42, 43, 44, 45, 46, 48, 50, 52, 55, 56, 58, 60];
/** Shares and ratios whose runner-up has a clean per cent and is neither too near nor too far. */
const rows = shares.flatMap(share =>
  ratios.flatMap(others => {
    const row = { share: q(share), others };
    const runner = q(100 - share)
      .mul(others[0])
      .div(others[0] + others[1] + others[2]);
    const gap = row.share.sub(runner);
    const clean = runner.mul(2).d === 1n && gap.valueOf() >= 2 && gap.valueOf() <= 35;
    return clean ? [row] : [];
  }),
);

/** AR.PCT.5 Easy and Medium: a winner by per cent, losers by a ratio, and a base that has to be found. */
export const contests: readonly AnyTemplate[] = situation<Contest>({
  type: 'AR.PCT.5',
  situation: 'contest',
  tries: 10,
  draw: draw => {
    const { share, others } = draw.pick(rows);
    const p = {
      poll: draw.pick(polls),
      invalid: q(draw.pick([4, 5, 8, 10, 12, 15, 20])),
      share,
      others,
      swing: q(draw.pick([5, 8, 10, 12, 15, 16, 20, 25, 30])),
      cast: q(draw.step(2000, 48000, 500)),
      frame: draw.int(0, 2),
    };
    const votes = valid(p).mul(p.share).div(100);
    return [votes, valid(p), valid(p).mul(second(p)).div(100)].every(whole) ? p : null;
  },
  forms: [cast, behind, winnerShare, switched],
});
