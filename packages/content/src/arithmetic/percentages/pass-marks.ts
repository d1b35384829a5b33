import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, percent, percentTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface PassMarks {
  test: string;
  one: string;
  two: string;
  /** Scores in per cent of the maximum; the first is the lower one. */
  low: Fraction;
  high: Fraction;
  /** Marks of both against the pass mark: negative below it. */
  from: Fraction;
  to: Fraction;
  maximum: Fraction;
  /** The score of a third candidate, in per cent. */
  third: Fraction;
  frame: number;
}

const tests = [
  'a recruitment test for clerks',
  'a scholarship test',
  'a forest guard test',
  'an entrance test for a diploma course',
  'a nursing test',
  'a drawing examination',
] as const;

const against = (marks: Fraction) =>
  marks.s < 0n
    ? `missed the pass mark by ${plain(marks.abs())}`
    : `scored ${plain(marks)} more than the pass mark`;
const signed = (marks: Fraction) => (marks.s < 0n ? `(${numberTex(marks)})` : numberTex(marks));
const told = ({ test, one, two, low, high, from, to, frame }: PassMarks) =>
  frame === 0
    ? `In ${test}, ${one} got ${percent(low)} of the maximum marks and ${against(from)}, while ${two} got ${percent(high)} and ${against(to)}.`
    : `${one} and ${two} took ${test}. With ${percent(low)} of the maximum marks ${one} ${against(from)}. With ${percent(high)} ${two} ${against(to)}.`;

/** The maximum from the distance of the two scores, in marks and in per cent. */
const toMaximum = () =>
  path<PassMarks>()
    .step(
      'apart',
      ({ from, to }) => to.sub(from),
      'Measured from the same pass mark, find how many marks lie between the two scores.',
      ({ from, to }, { apart }) => `${numberTex(to)} - ${signed(from)} = ${numberTex(apart)}`,
    )
    .step(
      'gap',
      ({ low, high }) => high.sub(low),
      'The same distance in per cent of the maximum marks:',
      ({ low, high }, { gap }) => `${numberTex(high)}\\% - ${numberTex(low)}\\% = ${percentTex(gap)}`,
    )
    .step(
      'maximum',
      (_p, { apart, gap }) => apart.mul(100).div(gap),
      'A distance known in marks and in per cent gives the whole.',
      (_p, { apart, gap, maximum }) =>
        `${numberTex(apart)} \\div \\frac{${numberTex(gap)}}{100} = ${numberTex(maximum)}`,
    );

const distanceSlips = [
  {
    misconception: 'subtracts_shortfall_and_excess',
    at: 'apart' as const,
    wrongly: ({ from, to }: PassMarks) => (from.s < 0n ? to.abs().sub(from.abs()).abs() : to.add(from)),
    words: ({ from, to }: PassMarks, { apart }: { apart: Fraction }) =>
      `A distance of $${numberTex(apart)}$ marks combines $${numberTex(from.abs())}$ and $${numberTex(to.abs())}$ the wrong way: scores on different sides of the pass mark are further apart, on one side nearer.`,
  },
  {
    misconception: 'one_candidate_only',
    at: 'apart' as const,
    wrongly: ({ to }: PassMarks) => to.abs(),
    words: ({ to }: PassMarks, { gap }: { gap: Fraction }) =>
      `$${numberTex(to.abs())}$ marks were set equal to ${percent(gap)}, but they are measured from the pass mark, not from the other score.`,
  },
];

const possible = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

const maximum = form({
  form: 'maximum',
  revision: 3,
  band: 'Easy',
  seconds: 50,
  entry: true,
  stem: (p: PassMarks) => `${told(p)} What were the maximum marks?`,
  path: toMaximum()
    .quiet('pass', ({ low, from }, { maximum: all }) => all.mul(low).div(100).sub(from))
    .quiet('score', ({ high }, { maximum: all }) => all.mul(high).div(100))
    .quiet('answer', (_p, { maximum: all }) => all),
  slips: [
    ...distanceSlips,
    {
      misconception: 'reports_pass_mark',
      gives: 'pass',
      words: (_p, { pass }) => `$${numberTex(pass)}$ is the pass mark itself; nobody was asked about it.`,
    },
    {
      misconception: 'reports_higher_score',
      gives: 'score',
      words: ({ two, high }, { score }) =>
        `$${numberTex(score)}$ marks are what ${two} scored, ${percent(high)} of the maximum.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'gap',
      wrongly: ({ low, high }) => high.add(low),
      words: (_p, { gap }) => `The two scores do not differ by ${percent(gap)}; that is their sum.`,
    },
    {
      misconception: 'divides_by_lower_score',
      at: 'gap',
      wrongly: ({ low }) => low,
      words: ({ low, one }, { apart }) =>
        `$${numberTex(apart)}$ marks are not ${percent(low)} of the maximum: ${one} scored that much, counted from zero.`,
    },
    {
      misconception: 'counts_distance_twice',
      at: 'apart',
      wrongly: ({ from, to }) => to.sub(from).add(to.abs()),
      words: ({ to }, { apart }) =>
        `The $${numberTex(to.abs())}$ marks of the second candidate stand twice in a distance of $${numberTex(apart)}$.`,
    },
    {
      misconception: 'counts_distance_twice',
      at: 'apart',
      wrongly: ({ from, to }) => to.sub(from).add(from.abs()),
      words: ({ from }, { apart }) =>
        `In $${numberTex(apart)}$ the $${numberTex(from.abs())}$ marks of the first candidate are counted twice.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { from, to }) => possible(value) && value.gt(to.sub(from)),
  snapRead: () =>
    'Two scores are given in per cent of one maximum and in marks from one pass mark. The maximum is asked.',
  approach: () =>
    'The distance between the scores is known twice: in marks through the pass mark and in per cent. Compare the two; the pass mark itself is not needed.',
  faster: ({ from, to, low, high }) =>
    `$${numberTex(high.sub(low))}\\%$ of the maximum is $${numberTex(to.sub(from))}$ marks; scale up to $100\\%$.`,
  check: ({ low, high, from, to }, { maximum: all, pass }) =>
    `${percent(low)} of $${numberTex(all)}$ and ${percent(high)} of it are $${numberTex(pass.add(from))}$ and $${numberTex(pass.add(to))}$: both place the pass mark at $${numberTex(pass)}$.`,
  principle:
    'Two positions given in per cent and from one common mark are compared by their distance, signs included.',
  verify: ({ low, high, from, to }) => {
    for (let all = 1; all <= 3000; all += 1)
      if (all * low.valueOf() - 100 * from.valueOf() === all * high.valueOf() - 100 * to.valueOf())
        return q(all);
    throw new Error('no maximum fits');
  },
});

const passPerCent = form({
  form: 'pass-mark-in-per-cent',
  revision: 4,
  band: 'Easy',
  seconds: 60,
  suits: ({ low, high, from, to, maximum: all }) => {
    const pass = low.sub(from.mul(100).div(all));
    return (
      pass.d <= 2n &&
      pass.valueOf() > 15 &&
      pass.valueOf() < 70 &&
      !pass.equals(low) &&
      !pass.equals(high) &&
      !pass.equals(from.abs()) &&
      !pass.equals(to.abs())
    );
  },
  stem: (p: PassMarks) => `${told(p)} What per cent of the maximum marks is needed to pass?`,
  path: toMaximum()
    .quiet('away', ({ from }) => from)
    .quiet('lower', ({ low }) => low)
    .step(
      'pass',
      (_p, { maximum: all, away, lower }) => lower.sub(away.mul(100).div(all)),
      ({ one }) =>
        `Turn the distance of ${one} from the pass mark into per cent and go from the score to the pass mark.`,
      ({ low }, { maximum: all, away, pass }) =>
        `${numberTex(low)}\\% ${away.s < 0n ? '+' : '-'} \\frac{${numberTex(away.abs())}}{${numberTex(all)}} \\times 100\\% = ${percentTex(pass)}`,
    ),
  slips: [
    ...distanceSlips,
    {
      misconception: 'wrong_side_of_pass_mark',
      at: 'away',
      wrongly: ({ from }) => from.neg(),
      words: ({ one, from }) =>
        `${one} ${from.s < 0n ? 'was below' : 'was above'} the pass mark, so going the other way from that score leads away from it.`,
    },
    {
      misconception: 'middle_of_the_scores',
      at: 'pass',
      wrongly: ({ low, high }) => low.add(high).div(2),
      words: ({ low, high }) =>
        `Half-way between ${percent(low)} and ${percent(high)} lies the pass mark only if both distances are equal.`,
    },
    {
      misconception: 'marks_as_per_cent',
      at: 'away',
      wrongly: ({ to, from }) => (from.s < 0n ? to.neg() : to),
      words: ({ to }) =>
        `The $${numberTex(to.abs())}$ marks belong to the other candidate; they cannot be applied to this score.`,
    },
    {
      misconception: 'starts_from_other_score',
      at: 'lower',
      wrongly: ({ high }) => high,
      words: ({ high, one }) =>
        `From ${percent(high)} one has to go by that candidate's own distance, not by the one of ${one}.`,
    },
  ],
  show: value => percent(value),
  /** Below a score that passed and above one that failed. */
  plausible: (value, { low, high, from, to }) =>
    value.valueOf() > 10 &&
    value.d <= 12n &&
    value.compare(low) === (from.s < 0n ? 1 : -1) &&
    value.compare(high) === (to.s < 0n ? 1 : -1),
  snapRead: () =>
    'Two scores in per cent, each with its distance in marks from the pass mark. The pass mark is asked in per cent.',
  approach: () =>
    'The scores are apart by known marks and known per cents, so one mark is worth a known part. Walk from one score to the pass mark.',
  faster: ({ low, high, from, to }) =>
    from.s < 0n
      ? `The pass mark cuts the stretch from ${percent(low)} to ${percent(high)} in the ratio $${numberTex(from.abs())} : ${numberTex(to)}$.`
      : `$${numberTex(to.sub(from))}$ marks are $${numberTex(high.sub(low))}\\%$, so go $${numberTex(from)}$ marks down from ${percent(low)} by the same scale.`,
  check: ({ high, to }, { maximum: all, pass }) =>
    `From the other side: ${percent(high)} is $${numberTex(to)}$ marks from ${percent(pass)}, and the difference of ${percent(high.sub(pass))} of $${numberTex(all)}$ is $${numberTex(high.sub(pass).mul(all).div(100))}$.`,
  principle: 'A point between two others divides the per cents in the same ratio as the marks.',
  verify: ({ low, high, from, to }) => {
    for (let half = 1; half <= 200; half += 1) {
      const pass = half / 2;
      // Both candidates must put the same worth on one mark.
      if (Math.abs((low.valueOf() - pass) * to.valueOf() - (high.valueOf() - pass) * from.valueOf()) < 1e-9)
        return q(half, 2);
    }
    throw new Error('no pass mark fits');
  },
});

const scoreOfOne = form({
  form: 'score-of-one-candidate',
  revision: 2,
  band: 'Easy',
  seconds: 50,
  entry: true,
  stem: (p: PassMarks) => `${told(p)} How many marks did ${p.one} score?`,
  path: path<PassMarks>()
    .step(
      'apart',
      ({ from, to }) => to.sub(from),
      'Measured from the same pass mark, find how many marks lie between the two scores.',
      ({ from, to }, { apart }) => `${numberTex(to)} - ${signed(from)} = ${numberTex(apart)}`,
    )
    .step(
      'gap',
      ({ low, high }) => high.sub(low),
      'The same distance in per cent of the maximum marks:',
      ({ low, high }, { gap }) => `${numberTex(high)}\\% - ${numberTex(low)}\\% = ${percentTex(gap)}`,
    )
    .quiet('part', ({ low }) => low)
    .step(
      'score',
      (_p, { apart, gap, part }) => apart.mul(part).div(gap),
      'So many marks are so many per cent: scale them to the per cent of this candidate.',
      (_p, { apart, gap, part, score }) =>
        `${numberTex(apart)} \\times \\frac{${numberTex(part)}}{${numberTex(gap)}} = ${numberTex(score)}`,
    ),
  slips: [
    ...distanceSlips,
    {
      misconception: 'other_candidates_score',
      at: 'part',
      wrongly: ({ high }) => high,
      words: ({ two, high }, { score }) =>
        `$${numberTex(score)}$ marks are what ${two} scored, ${percent(high)} of the maximum.`,
    },
    {
      misconception: 'reports_pass_mark',
      at: 'score',
      wrongly: ({ low, from, maximum: all }) => all.mul(low).div(100).sub(from),
      words: ({ one }, { score }) => `$${numberTex(score)}$ is the pass mark, not the score of ${one}.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'gap',
      wrongly: ({ low, high }) => high.add(low),
      words: ({ low, high }) =>
        `The marks between the scores were set equal to ${percent(low.add(high))}; the two per cents have to be subtracted.`,
    },
    {
      misconception: 'reports_maximum',
      at: 'part',
      wrongly: () => q(100),
      words: (_p, { score }) => `$${numberTex(score)}$ are the maximum marks, all $100\\%$ of them.`,
    },
    {
      misconception: 'wrong_side_of_pass_mark',
      at: 'score',
      wrongly: ({ low, from, maximum: all }) => all.mul(low).div(100).add(from),
      words: ({ from }, { score }) =>
        `At $${numberTex(score)}$ the distance of $${numberTex(from.abs())}$ from the pass mark was worked in again; the per cents had already given the score.`,
    },
  ],
  show: value => plain(value),
  plausible: value => possible(value),
  snapRead: () =>
    'Two scores in per cent and their places against one pass mark: a distance in marks and in per cent.',
  approach: () =>
    'The two scores are apart by known marks and by known per cents. One per cent follows, and with it the score.',
  check: ({ low, high, from, to }, { score, apart }) =>
    `The other score is $${numberTex(score)} + ${numberTex(apart)} = ${numberTex(score.add(apart))}$; both give the pass mark $${numberTex(score.sub(from))}$: $${numberTex(score)} - ${signed(from)} = ${numberTex(score.add(apart))} - ${signed(to)}$, and they are as $${numberTex(low)} : ${numberTex(high)}$.`,
  principle: 'A distance that is known in units and in per cent tells what one per cent is worth.',
  verify: ({ low, high, from, to }) => {
    for (let all = 1; all <= 3000; all += 1)
      if (all * low.valueOf() - 100 * from.valueOf() === all * high.valueOf() - 100 * to.valueOf())
        return q((all * low.valueOf()) / 100);
    throw new Error('no maximum fits');
  },
});

/** AR.PCT.5 Easy: one pass mark, seen from two scores. */
export const passMarks: readonly AnyTemplate[] = situation<PassMarks>({
  type: 'AR.PCT.5',
  situation: 'pass-mark',
  draw: draw => {
    const maximum = q(draw.step(200, 900, 25));
    const low = q(draw.pick([22, 24, 25, 26, 28, 30, 32, 34, 36, 38]));
    const high = low.add(draw.pick([6, 8, 10, 12, 14, 15, 16, 18, 20]));
    const between = maximum.mul(high.sub(low)).div(100);
    const from = between.mul(draw.pick([-8, -7, -6, -4, -3, -2, 2, 4])).div(10);
    const to = from.add(between);
    if (
      ![between, from, maximum.mul(low).div(100)].every(value => value.d === 1n) ||
      from.abs().equals(to.abs())
    )
      return null;
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    return {
      test: draw.pick(tests),
      one,
      two,
      low,
      high,
      from,
      to,
      maximum,
      third: high.add(draw.step(4, 24, 2)),
      frame: draw.int(0, 1),
    };
  },
  forms: [maximum, passPerCent, scoreOfOne],
});
