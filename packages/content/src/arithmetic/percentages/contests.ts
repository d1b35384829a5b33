import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { grouped, numberTex, percent, percentTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const runnerUp = () =>
  path<Contest>()
    .quiet('best', ({ others }) => q(others[0]))
    .step(
      'second',
      (p, { best }) => q(100).sub(p.share).mul(best).div(total(p)),
      'Take 100 valid votes. The losers share what the winner leaves; find the part of the runner-up.',
      (p, { best, second: got }) =>
        `(100 - ${numberTex(p.share)}) \\times \\frac{${numberTex(best)}}{${total(p)}} = ${numberTex(got)}`,
    )
    .step(
      'lead',
      ({ share }, { second: got }) => share.sub(got),
      "Find the winner's lead over the runner-up, per 100 valid votes.",
      ({ share }, { second: got, lead: ahead }) =>
        `${numberTex(share)} - ${numberTex(got)} = ${numberTex(ahead)}`,
    );

const cast = form({
  form: 'votes-cast',
  revision: 3,
  band: 'Medium',
  seconds: 70,
  entry: true,
  stem: (p: Contest) =>
    `${told(p)} The winner beat the runner-up by ${grouped(margin(p))} votes. How many votes were cast?`,
  path: runnerUp()
    .step(
      'valid',
      (p, { lead: ahead }) => margin(p).mul(100).div(ahead),
      'The lead is known in votes too: find the valid votes.',
      (p, { lead: ahead, valid: all }) =>
        `\\frac{${numberTex(margin(p))}}{${numberTex(ahead)}} \\times 100 = ${numberTex(all)}`,
    )
    .quiet('kept', ({ invalid }) => q(100).sub(invalid))
    .step(
      'cast',
      (_p, { valid: all, kept }) => all.mul(100).div(kept),
      'Valid votes are what remains of the votes cast: divide by that share.',
      (_p, { valid: all, kept, cast: number }) =>
        `\\frac{${numberTex(all)}}{${numberTex(kept)}} \\times 100 = ${numberTex(number)}`,
    ),
  slips: [
    {
      misconception: 'ignores_invalid_votes',
      gives: 'valid',
      words: (_p, { valid: all }) =>
        `${plain(all)} votes are the valid ones; the invalid votes were cast as well.`,
    },
    {
      misconception: 'all_losers_as_one',
      at: 'best',
      wrongly: p => q(total(p)),
      words: p =>
        `The winner's ${percent(p.share)} was compared with all the other votes together, as if there were one rival.`,
    },
    {
      misconception: 'wrong_rival',
      at: 'best',
      wrongly: ({ others }) => q(others[1]),
      words: ({ others }) =>
        `The part ${others[1]} belongs to the candidate behind the runner-up; the margin is measured from the second place.`,
    },
    {
      misconception: 'winner_share_as_margin',
      at: 'lead',
      wrongly: ({ share }) => share,
      words: (_p, { lead: ahead }) =>
        `${percent(ahead)} is everything the winner got; the margin is only what lies between the first two.`,
    },
    {
      misconception: 'invalid_taken_on_valid',
      at: 'cast',
      wrongly: ({ invalid }, { valid: all }) => all.mul(invalid.add(100)).div(100),
      words: ({ invalid }) =>
        `${percent(invalid)} was added to the valid votes, but it is a per cent of the larger number of votes cast.`,
    },
    {
      misconception: 'ratio_parts_equal',
      at: 'best',
      wrongly: ({ others }) => q(total({ others } as Contest), others[2] > 0 ? 3 : 2),
      words: (_p, { second: got }) =>
        `Equal parts would give each loser $${numberTex(got)}$ of 100 votes; the ratio gives the runner-up more.`,
    },
    {
      misconception: 'invalid_given_to_losers',
      at: 'second',
      wrongly: (p, { best }) => q(100).sub(p.share).add(p.invalid).mul(best).div(total(p)),
      words: ({ invalid }, { second: got }) =>
        `$${numberTex(got)}$ for the runner-up adds the ${percent(invalid)} of invalid votes to what the losers share; they belong to nobody.`,
    },
    {
      misconception: 'removes_invalid_twice',
      at: 'kept',
      wrongly: ({ invalid }) => q(100).sub(invalid.mul(2)),
      words: ({ invalid }, { kept }) =>
        `Dividing by ${percent(kept)} takes the ${percent(invalid)} off twice.`,
    },
    {
      misconception: 'doubles_the_margin',
      at: 'valid',
      wrongly: (p, { lead: ahead }) => margin(p).mul(200).div(ahead),
      words: (_p, { lead: ahead }) =>
        `The margin was doubled before it was compared with $${numberTex(ahead)}$; nobody changes sides here, so it counts once.`,
    },
  ],
  show: value => grouped(value),
  plausible: whole,
  snapRead: () =>
    'A margin in votes is given, with shares on two bases: valid votes and votes cast. The runner-up has to be found first.',
  approach: () =>
    'With 100 valid votes the runner-up and the lead follow. The real margin fixes the valid votes, and these the votes cast.',
  faster: (p, { lead: ahead }) =>
    `Of 100 votes cast the lead is $${numberTex(q(100).sub(p.invalid).div(100))} \\times ${numberTex(ahead)}$; scale that to $${numberTex(margin(p))}$.`,
  check: (p, { valid: all, second: got, cast: number }) =>
    `Of $${numberTex(number)}$ votes $${numberTex(all)}$ are valid: $${numberTex(all.mul(p.share).div(100))}$ against $${numberTex(all.mul(got).div(100))}$ is a margin of $${numberTex(margin(p))}$.`,
  principle: 'Name the base of every per cent: a margin lies between the first two, on the valid votes.',
  verify: p => {
    const wanted = margin(p).valueOf();
    for (let votes = 100; votes <= 100_000; votes += 100) {
      const good = votes - (votes * p.invalid.valueOf()) / 100;
      const winner = (good * p.share.valueOf()) / 100;
      if (Math.abs(winner - ((good - winner) * p.others[0]) / total(p) - wanted) < 1e-6) return q(votes);
    }
    throw new Error('no number of votes fits');
  },
});

/** Where the winner's per cent is one of all votes cast: the per cents of the losers together, of the runner-up and of the last. */
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

const behind = form({
  form: 'lead-of-the-runner-up-over-the-last',
  revision: 3,
  band: 'Easy',
  seconds: 60,
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
  stem: (p: Contest) =>
    `${toldOfCast(p)} The winner beat the runner-up by ${grouped(marginOfCast(p))} votes. By how many votes did the runner-up beat the candidate who came last?`,
  path: path<Contest>()
    .quiet('lost', ({ invalid }) => invalid)
    .step(
      'rest',
      ({ share }, { lost }) => q(100).sub(share).sub(lost),
      'Take 100 votes cast: the per cent of the winner is counted on these, and so are the invalid ones. What is left belongs to the losers.',
      ({ share }, { lost, rest }) => `100 - ${numberTex(share)} - ${numberTex(lost)} = ${numberTex(rest)}`,
    )
    .quiet('best', ({ others }) => q(others[0]))
    .step(
      'second',
      (p, { rest, best }) => rest.mul(best).div(total(p)),
      'Find the part of the runner-up.',
      (p, { rest, best, second: got }) =>
        `${numberTex(rest)} \\times \\frac{${numberTex(best)}}{${total(p)}} = ${numberTex(got)}`,
    )
    .step(
      'lead',
      ({ share }, { second: got }) => share.sub(got),
      "The winner's lead over the runner-up is the margin that is known in votes.",
      ({ share }, { second: got, lead: ahead }) =>
        `${numberTex(share)} - ${numberTex(got)} = ${numberTex(ahead)}`,
    )
    .quiet('least', p => q(lastPart(p)))
    .step(
      'between',
      (p, { rest, best, least }) => rest.mul(best.sub(least)).div(total(p)),
      'On the same scale find how far the runner-up is ahead of the last candidate.',
      (p, { rest, best, least, between }) =>
        `${numberTex(rest)} \\times \\frac{${numberTex(best)} - ${numberTex(least)}}{${total(p)}} = ${numberTex(between)}`,
    )
    .step(
      'votes',
      (p, { lead: ahead, between }) => marginOfCast(p).mul(between).div(ahead),
      'Both are per cents of the votes cast, so the votes are to each other as these are.',
      (p, { lead: ahead, between, votes }) =>
        `${numberTex(marginOfCast(p))} \\times \\frac{${numberTex(between)}}{${numberTex(ahead)}} = ${numberTex(votes)}`,
    ),
  slips: [
    {
      misconception: 'ignores_invalid_votes',
      at: 'lost',
      wrongly: () => q(0),
      words: ({ share }, { rest }) =>
        `$100 - ${numberTex(share)} = ${numberTex(rest)}$ was shared by the losers, but the invalid votes were cast for nobody.`,
    },
    {
      misconception: 'wrong_base_for_part',
      at: 'rest',
      wrongly: ({ share, invalid }) => q(100).sub(share).mul(q(100).sub(invalid)).div(100),
      words: ({ share, invalid }, { rest }) =>
        `$${numberTex(rest)}$ for the losers takes ${percent(share)} of the valid votes for the winner, and leaves the ${percent(invalid)} out of the base; both are per cents of the votes cast.`,
    },
    {
      misconception: 'reports_last_candidate',
      at: 'between',
      wrongly: (p, { rest, least }) => rest.mul(least).div(total(p)),
      words: (_p, { votes }) =>
        `${plain(votes)} votes are all that the last candidate got, not the distance from the runner-up.`,
    },
    {
      misconception: 'reports_runner_up',
      at: 'between',
      wrongly: (_p, { second: got }) => got,
      words: (_p, { votes }) =>
        `${plain(votes)} votes is what the runner-up got; the votes of the last candidate have to be subtracted.`,
    },
    {
      misconception: 'all_losers_as_one',
      at: 'lead',
      wrongly: ({ share }, { rest }) => share.sub(rest),
      words: (_p, { rest }) =>
        `The winner was compared with all losers together, $${numberTex(rest)}$ of 100, and not with the runner-up.`,
    },
    {
      misconception: 'winner_share_as_margin',
      at: 'lead',
      wrongly: ({ share }) => share,
      words: (_p, { lead: ahead }) =>
        `Setting the margin equal to ${percent(ahead)} of the votes takes all the winner's votes for the lead.`,
    },
    {
      misconception: 'lead_of_the_winner_over_the_last',
      at: 'between',
      wrongly: (p, { rest, least }) => p.share.sub(rest.mul(least).div(total(p))),
      words: (_p, { votes }) =>
        `${plain(votes)} votes lie between the winner and the last candidate; the runner-up stands between them.`,
    },
    {
      misconception: 'wrong_rival',
      at: 'least',
      wrongly: ({ others }) => (others[2] > 0 ? q(others[1]) : null),
      words: (_p, { votes }) => `${plain(votes)} votes lie between the second and the third candidate.`,
    },
    {
      misconception: 'ratio_parts_equal',
      at: 'second',
      wrongly: ({ others }, { rest }) => rest.div(others[2] > 0 ? 3 : 2),
      words: (_p, { second: got }) =>
        `Equal parts would give the runner-up $${numberTex(got)}$ of 100 votes; the ratio gives more.`,
    },
  ],
  show: value => grouped(value),
  plausible: (value, p) => whole(value) && !value.equals(marginOfCast(p)),
  snapRead: () =>
    'Winner and invalid votes are per cents of the votes cast, the losers share the rest by a ratio, and one gap is known in votes. Another gap is asked.',
  approach: () =>
    'Everything is a part of the votes cast, so one scale of 100 serves for both gaps. The votes themselves need not be found.',
  faster: (p, { lead: ahead, between }) =>
    `The gaps are as $${numberTex(ahead)} : ${numberTex(between)}$ per 100 votes cast, and the first is ${grouped(marginOfCast(p))} votes.`,
  check: (p, { lead: ahead, second: got, rest, least }) => {
    const all = marginOfCast(p).mul(100).div(ahead);
    const end = rest.mul(least).div(total(p));
    return `With $${numberTex(all)}$ votes cast the winner has $${numberTex(all.mul(p.share).div(100))}$, the runner-up $${numberTex(all.mul(got).div(100))}$ and the last candidate $${numberTex(all.mul(end).div(100))}$: the first gap is $${numberTex(marginOfCast(p))}$.`;
  },
  principle:
    'When what is given and what is asked are parts of one total, compare the parts; the total itself may be left out.',
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
});

const winnerShare = form({
  form: 'share-of-the-winner',
  revision: 5,
  band: 'Medium',
  seconds: 70,
  stem: (p: Contest) =>
    p.frame === 0
      ? `Of ${grouped(p.cast)} votes cast in ${p.poll} with ${number(p)} candidates, ${percent(p.invalid)} were invalid. The winner had ${grouped(margin(p))} votes more than the runner-up, and the ${number(p) === 'four' ? 'three' : 'two'} losers shared the remaining valid votes in the ratio ${inRatio(p)}. What per cent of the valid votes did the winner get?`
      : `${p.others[2] > 0 ? 'Four' : 'Three'} candidates stood in ${p.poll}. In all, ${grouped(p.cast)} votes were cast, and ${percent(p.invalid)} of them were invalid. The votes of the ${number(p) === 'four' ? 'three' : 'two'} losing candidates were in the ratio ${inRatio(p)}, and the runner-up lost by ${grouped(margin(p))} votes. What percentage of the valid votes did the winner get?`,
  path: path<Contest>()
    .quiet('kept', ({ invalid }) => q(100).sub(invalid))
    .step(
      'valid',
      p => valid(p),
      'The shares are taken on the valid votes, so find these first.',
      (p, { valid: all }) =>
        `${numberTex(p.cast)} \\times \\frac{${numberTex(q(100).sub(p.invalid))}}{100} = ${numberTex(all)}`,
    )
    .quiet('ahead', p => margin(p))
    .step(
      'shared',
      (_p, { valid: all, ahead }) => all.sub(ahead),
      'Let the runner-up have $k$ votes for each part of the ratio. Without the margin the winner would have as many parts as the runner-up: take the margin off.',
      (_p, { valid: all, ahead, shared }) => `${numberTex(all)} - ${numberTex(ahead)} = ${numberTex(shared)}`,
    )
    .quiet('parts', p => q(total(p) + p.others[0]))
    .step(
      'winner',
      (p, { shared, parts, ahead }) => shared.mul(p.others[0]).div(parts).add(ahead),
      'Share it by parts, the winner now counting as the runner-up does, and give the margin back to the winner.',
      (p, { shared, parts, winner, ahead }) =>
        `${numberTex(shared)} \\times \\frac{${p.others[0]}}{${numberTex(parts)}} + ${numberTex(ahead)} = ${numberTex(winner)}`,
    )
    .step(
      'share',
      (_p, { winner, valid: all }) => winner.mul(100).div(all),
      'Write it as a per cent of the valid votes.',
      (_p, { winner, valid: all, share }) =>
        `\\frac{${numberTex(winner)}}{${numberTex(all)}} \\times 100\\% = ${percentTex(share)}`,
    ),
  slips: [
    {
      misconception: 'ignores_invalid_votes',
      at: 'valid',
      wrongly: p => p.cast,
      words: (_p, { valid: all }) => `All ${grouped(all)} votes were taken as valid here.`,
    },
    {
      misconception: 'margin_not_given_back',
      at: 'winner',
      wrongly: (p, { shared, parts }) => shared.mul(p.others[0]).div(parts),
      words: (_p, { winner }) =>
        `${plain(winner)} votes are the runner-up's; the winner has the margin on top of them.`,
    },
    {
      misconception: 'one_rival_only',
      at: 'parts',
      wrongly: p => q(2 * p.others[0]),
      words: (_p, { winner }) =>
        `${plain(winner)} votes for the winner would leave nothing for the candidates behind the runner-up.`,
    },
    {
      misconception: 'margin_added',
      at: 'shared',
      wrongly: (_p, { valid: all, ahead }) => all.add(ahead),
      words: (_p, { shared }) =>
        `Sharing ${plain(shared)} votes gives out more than there were: the margin has to be taken off, not added.`,
    },
    {
      misconception: 'share_of_votes_cast',
      at: 'share',
      wrongly: (p, { winner }) => winner.mul(100).div(p.cast),
      words: ({ cast: all }) =>
        `The winner's votes were divided by the ${grouped(all)} votes cast; the share of the valid votes is larger.`,
    },
    {
      misconception: 'margin_kept_in',
      at: 'shared',
      wrongly: (_p, { valid: all }) => all,
      words: (_p, { shared }) =>
        `All ${plain(shared)} valid votes were shared by parts and the margin was added afterwards, so it is in twice.`,
    },
  ],
  show: value => percent(value),
  // The winner has more than an equal part of the valid votes.
  plausible: (value, { others }) =>
    value.valueOf() > (others[2] > 0 ? 27 : 35) && value.valueOf() < 90 && value.d <= 40n,
  snapRead: () =>
    'Votes cast, the invalid part and the margin are known, the losers only by a ratio. The share of the winner is asked.',
  approach: () =>
    'Pass to the valid votes. Taking the margin away makes the winner equal to the runner-up, so that everything is in parts.',
  faster: (p, { valid: all, ahead, parts }) =>
    `In parts the field is $${numberTex(parts)}$, so the winner has $\\frac{${p.others[0]} \\times (${numberTex(all)} - ${numberTex(ahead)})}{${numberTex(parts)}} + ${numberTex(ahead)}$.`,
  check: (p, { share, valid: all }) => {
    const rest = q(100).sub(share).mul(p.others[0]).div(total(p));
    return `The runner-up then has ${percent(rest)}; the difference, ${percent(share.sub(rest))} of $${numberTex(all)}$, is $${numberTex(margin(p))}$ votes.`;
  },
  principle:
    'A known excess is set aside first; what remains is divided in the ratio, and the excess is given back.',
  verify: p => {
    const good = valid(p).valueOf();
    for (let tenth = 200; tenth <= 900; tenth += 1) {
      const winner = (good * tenth) / 1000;
      if (Math.abs(winner - ((good - winner) * p.others[0]) / total(p) - margin(p).valueOf()) < 1e-6)
        return q(tenth, 10);
    }
    throw new Error('no share fits');
  },
});

/** The runner-up's lead after the swing, per 100 valid votes. */
const swung = (p: Contest) => p.share.mul(p.swing).div(50).sub(lead(p));

const switched = form({
  form: 'after-a-swing',
  revision: 4,
  band: 'Medium',
  seconds: 80,
  also: ['AR.RAT.2'],
  entry: true,
  suits: p => swung(p).valueOf() > 0.4 && valid(p).mul(swung(p)).div(100).d === 1n,
  stem: (p: Contest) =>
    `${told(p)} Had ${percent(p.swing)} of the winner's voters voted for the runner-up instead, the runner-up would have finished ${grouped(valid(p).mul(swung(p)).div(100))} votes ahead of the winner. How many votes were cast?`,
  path: runnerUp()
    .quiet('times', () => q(2))
    .quiet('from', ({ share }) => share)
    .step(
      'turn',
      ({ swing }, { from, times }) => from.mul(swing).div(100).mul(times),
      "The voters who change are a per cent of the winner's, and each of them moves the gap by two.",
      ({ swing }, { from, times, turn }) =>
        `${numberTex(times)} \\times ${numberTex(from)} \\times \\frac{${numberTex(swing)}}{100} = ${numberTex(turn)}`,
    )
    .step(
      'ahead',
      (_p, { turn, lead: gap }) => turn.sub(gap),
      'Find by how much the runner-up would now be ahead, per 100 valid votes.',
      (_p, { turn, lead: gap, ahead }) => `${numberTex(turn)} - ${numberTex(gap)} = ${numberTex(ahead)}`,
    )
    .step(
      'valid',
      (p, { ahead }) => valid(p).mul(swung(p)).div(ahead),
      'Scale to the real number of votes: this gives the valid votes.',
      (p, { ahead, valid: all }) =>
        `\\frac{${numberTex(valid(p).mul(swung(p)).div(100))}}{${numberTex(ahead)}} \\times 100 = ${numberTex(all)}`,
    )
    .step(
      'cast',
      ({ invalid }, { valid: all }) => all.mul(100).div(q(100).sub(invalid)),
      'Go from the valid votes to the votes cast.',
      ({ invalid }, { valid: all, cast: number }) =>
        `\\frac{${numberTex(all)}}{${numberTex(q(100).sub(invalid))}} \\times 100 = ${numberTex(number)}`,
    ),
  slips: [
    {
      misconception: 'transfer_counted_once',
      at: 'times',
      wrongly: () => q(1),
      words: () =>
        'Each voter who changes was counted once; one vote fewer for the winner and one more for the runner-up move the gap by two.',
    },
    {
      misconception: 'wrong_base_for_part',
      at: 'from',
      wrongly: () => q(100),
      words: ({ swing }) =>
        `${percent(swing)} of all valid votes was moved; the question moves ${percent(swing)} of the winner's voters only.`,
    },
    {
      misconception: 'ignores_invalid_votes',
      gives: 'valid',
      words: (_p, { valid: all }) =>
        `${plain(all)} is the number of valid votes, from which one step outwards is missing.`,
    },
    {
      misconception: 'all_losers_as_one',
      at: 'best',
      wrongly: p => q(total(p)),
      words: (_p, { second: got }) =>
        `All losers together have $${numberTex(got)}$ of 100 votes; the runner-up is only one of them.`,
    },
    {
      misconception: 'wrong_rival',
      at: 'best',
      wrongly: ({ others }) => q(others[1]),
      words: ({ others }) =>
        `The votes went to the candidate with ${others[1]} parts here; the runner-up has ${others[0]}.`,
    },
    {
      misconception: 'forgets_old_lead',
      at: 'ahead',
      wrongly: (_p, { turn }) => turn,
      words: (_p, { ahead }) =>
        `$${numberTex(ahead)}$ per 100 is the whole movement of the gap; a part of it only makes up the old lead.`,
    },
    {
      misconception: 'invalid_taken_on_valid',
      at: 'cast',
      wrongly: ({ invalid }, { valid: all }) => all.mul(invalid.add(100)).div(100),
      words: ({ invalid }) =>
        `${percent(invalid)} of the valid votes were added as invalid ones, but that per cent belongs to the votes cast.`,
    },
    {
      misconception: 'removes_invalid_twice',
      at: 'cast',
      wrongly: ({ invalid }, { valid: all }) => all.mul(100).div(q(100).sub(invalid.mul(2))),
      words: ({ invalid }) =>
        `Going from the valid votes to the votes cast, the ${percent(invalid)} of invalid votes was counted twice.`,
    },
    {
      misconception: 'ratio_parts_equal',
      at: 'best',
      wrongly: p => q(total(p), p.others[2] > 0 ? 3 : 2),
      words: (_p, { second: got }) =>
        `$${numberTex(got)}$ of 100 votes for the runner-up would follow from equal parts, not from this ratio.`,
    },
    {
      misconception: 'doubles_the_margin',
      at: 'valid',
      wrongly: (p, { ahead }) => valid(p).mul(swung(p)).mul(2).div(ahead),
      words: (_p, { ahead }) =>
        `The new lead in votes was doubled once more; $${numberTex(ahead)}$ per 100 already counts both sides of the swing.`,
    },
    {
      misconception: 'swing_of_the_wrong_group',
      at: 'from',
      wrongly: (_p, { second: got }) => got,
      words: ({ swing }) =>
        `${percent(swing)} was taken of the runner-up's votes; the voters who change come from the winner.`,
    },
  ],
  show: value => grouped(value),
  plausible: whole,
  // Nobody casts a part of a vote: the valid votes and those of the winner are whole.
  onSight: (value, p) => {
    const good = valid({ ...p, cast: value });
    return whole(good) && whole(good.mul(p.share).div(100));
  },
  snapRead: () =>
    'Shares by per cent and ratio, then an imagined swing with its result in votes. Votes cast are asked: three bases and a gap that moves twice.',
  approach: () =>
    'Find the runner-up among the losers, then let the swing act on the gap with 100 valid votes. Scale up at the end, and step out to the votes cast.',
  faster: (p, { lead: gap, turn }) =>
    `Per 100 valid votes the gap goes from $${numberTex(gap)}$ to $${numberTex(gap.sub(turn))}$; per 100 cast multiply by $${numberTex(q(100).sub(p.invalid).div(100))}$.`,
  check: (p, { valid: all, second: got }) => {
    const moved = p.share.mul(p.swing).div(100);
    return `Of $${numberTex(all)}$ valid votes it would be $${numberTex(all.mul(got.add(moved)).div(100))}$ against $${numberTex(all.mul(p.share.sub(moved)).div(100))}$, a lead of $${numberTex(valid(p).mul(swung(p)).div(100))}$.`;
  },
  principle:
    'A vote that changes sides counts twice in a margin, and a per cent of one group is taken on that group alone.',
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
});

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
