import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, percentTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Moving {
  /** The part's share of the total before, in per cent. */
  share: Fraction;
  /** Rise of the part and fall of the rest, in per cent. */
  rise: Fraction;
  fall: Fraction;
  whole: string;
  part: string;
  rest: string;
  frame: number;
}

const stories = [
  { whole: 'the monthly cost of a bakery', part: 'the cost of flour', rest: 'the other costs' },
  { whole: 'the yearly spending of a family', part: 'spending on food', rest: 'all other spending' },
  { whole: 'the income of a bus company', part: 'the income from tickets', rest: 'the income from parcels' },
  { whole: 'the output of a dairy', part: 'the output of curd', rest: 'the output of other products' },
  {
    whole: 'the power bill of a hospital',
    part: 'the bill for cooling',
    rest: 'the bill for all other uses',
  },
  { whole: 'the sale of a magazine', part: 'the sale in the city', rest: 'the sale in the villages' },
] as const;

const startOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hundred = q(100);
const possible = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 40n;
/** The sizes after one year, of an old total of 100. */
const partAfter = ({ share, rise }: Moving) => share.mul(rise.add(100)).div(100);
const restAfter = ({ share, fall }: Moving) => hundred.sub(share).mul(hundred.sub(fall)).div(100);
const net = (p: Moving) => partAfter(p).add(restAfter(p)).sub(100);
const shareAfter = (p: Moving) => partAfter(p).mul(100).div(net(p).add(100));
const secondYear = (p: Moving) =>
  shareAfter(p)
    .mul(p.rise)
    .sub(hundred.sub(shareAfter(p)).mul(p.fall))
    .div(100);
const moved = (change: Fraction) => `${change.s < 0n ? 'fell' : 'rose'} by ${percent(change.abs())}`;

const again = form({
  form: 'total-in-the-second-year',
  band: 'Medium',
  seconds: 100,
  suits: (p: Moving) =>
    secondYear(p).d <= 2n && secondYear(p).s > 0n && net(p).mul(2).d === 1n && !net(p).equals(0),
  stem: p =>
    p.frame === 0
      ? `Last year ${p.part} rose by ${percent(p.rise)} and ${p.rest} fell by ${percent(p.fall)}, so that ${p.whole} ${moved(net(p))}. If ${p.part} and ${p.rest} change by the same per cents again this year, by what per cent will ${p.whole} rise?`
      : `${startOf(p.whole)} consists of two parts: ${p.part} and ${p.rest}. In one year the first rose by ${percent(p.rise)}, the second fell by ${percent(p.fall)}, and the total ${moved(net(p))}. In the next year each of the two parts changed by the same per cent as before. Find the percentage rise of the total in that year.`,
  path: path<Moving>()
    .step(
      'share',
      p => net(p).add(p.fall).mul(100).div(p.rise.add(p.fall)),
      ({ fall }) =>
        `The change of the total is the weighted average of the two changes. Measured from a fall of ${percent(fall)}, the total is lifted by one part only: find the old share of this part.`,
      (p, { share }) =>
        `\\frac{${numberTex(net(p))} + ${numberTex(p.fall)}}{${numberTex(p.rise)} + ${numberTex(p.fall)}} \\times 100\\% = ${percentTex(share)}`,
    )
    .quiet('now', ({ rise }, { share }) => share.mul(rise.add(100)).div(100))
    .quiet('total', p => net(p).add(100))
    .step(
      'weight',
      (_p, { now, total }) => now.mul(100).div(total),
      'In the second year the weights are those of the changed total: the part has grown and so has its share.',
      (_p, { now, total, weight }) =>
        `\\frac{${numberTex(now)}}{${numberTex(total)}} \\times 100\\% = ${percentTex(weight)}`,
    )
    .step(
      'change',
      ({ rise, fall }, { weight }) => weight.mul(rise).sub(hundred.sub(weight).mul(fall)).div(100),
      'Weigh the same two changes with the new shares.',
      ({ rise, fall }, { weight, change }) =>
        `\\frac{${numberTex(weight)} \\times ${numberTex(rise)} - ${numberTex(hundred.sub(weight))} \\times ${numberTex(fall)}}{100}\\% = ${percentTex(change)}`,
    ),
  slips: [
    {
      misconception: 'keeps_old_total',
      at: 'total',
      wrongly: () => hundred,
      words: (p, { now }) =>
        `The part of $${numberTex(now)}$ was compared with the old total of 100, though the total ${moved(net(p))}.`,
    },
    {
      misconception: 'keeps_old_part',
      at: 'weight',
      wrongly: (p, { share }) => (net(p).s > 0n ? share : null),
      words: (p, { share }) =>
        `With the old share of ${percent(share)} the total changes as in the first year, by ${percent(net(p))}; the share has moved meanwhile.`,
    },
    {
      misconception: 'change_measured_on_first_total',
      at: 'change',
      wrongly: (p, { weight }) =>
        weight.mul(p.rise).sub(hundred.sub(weight).mul(p.fall)).mul(net(p).add(100)).div(10000),
      words: (_p, { change }) =>
        `${percent(change)} compares the change of the second year with the total at the very beginning, not with the total a year later.`,
    },
    {
      misconception: 'change_over_both_years',
      at: 'change',
      wrongly: (p, { weight }) =>
        weight.mul(p.rise).sub(hundred.sub(weight).mul(p.fall)).div(100).add(net(p)),
      words: (p, { change }) =>
        `${percent(change)} adds the first year's change of ${percent(net(p))}; only the second year is asked.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'now',
      wrongly: ({ rise }, { share }) => share.add(rise),
      words: ({ rise }, { share, now }) =>
        `$${numberTex(share)} + ${numberTex(rise)} = ${numberTex(now)}$ adds ${percent(rise)} of the total; the part rises by ${percent(rise)} of itself.`,
    },
    {
      misconception: 'reports_other_part',
      at: 'share',
      wrongly: p => p.rise.sub(net(p)).mul(100).div(p.rise.add(p.fall)),
      words: ({ rest }, { share }) =>
        `${percent(share)} is the old share of ${rest}; the weights of the two changes have been exchanged.`,
    },
    {
      misconception: 'weights_taken_as_equal',
      at: 'change',
      wrongly: ({ rise, fall }) => rise.sub(fall).div(2),
      words: ({ rise, fall }) =>
        `The plain average of a rise of ${percent(rise)} and a fall of ${percent(fall)} gives both parts the same weight.`,
    },
    {
      misconception: 'ignores_weights',
      at: 'change',
      wrongly: ({ rise, fall }) => rise.sub(fall),
      words: ({ rise, fall }) =>
        `$${numberTex(rise)} - ${numberTex(fall)}$ subtracts per cents of two different amounts.`,
    },
  ],
  show: value => percent(value),
  plausible: possible,
  snapRead: () =>
    'Two parts change at known rates twice, and the change of the total is known for the first year only. The shares move, so the second year differs from the first.',
  approach: () =>
    'The first year gives the old share by weighing the two changes. Let the share move, and weigh the same two changes again.',
  faster: (p, { share }) => {
    const [up, down] = [p.rise.add(100), hundred.sub(p.fall)];
    const rest = hundred.sub(share);
    return `Alligation gives old parts $${numberTex(share)} : ${numberTex(rest)}$, so after a year $${numberTex(share.mul(up))} : ${numberTex(rest.mul(down))}$; weigh $+${numberTex(p.rise)}$ and $-${numberTex(p.fall)}$ by these.`;
  },
  check: (p, { share, now, total, change }) => {
    const rest = total.sub(now);
    return `From $${numberTex(share)} + ${numberTex(hundred.sub(share))}$ to $${numberTex(now)} + ${numberTex(rest)} = ${numberTex(total)}$; the second year adds $${numberTex(now.mul(p.rise).div(100))}$ and takes off $${numberTex(rest.mul(p.fall).div(100))}$, which is ${percent(change)} of $${numberTex(total)}$.`;
  },
  principle:
    'The change of a total is an average of the changes of its parts, and its weights are the shares at the beginning of that year.',
  verify: p => {
    // Two amounts in floating point, followed year by year.
    let [one, two] = [p.share.valueOf(), 100 - p.share.valueOf()];
    const totals = [0, 1, 2].map(() => {
      const total = one + two;
      [one, two] = [one * (1 + p.rise.valueOf() / 100), two * (1 - p.fall.valueOf() / 100)];
      return total;
    });
    return nearFraction((100 * (totals[2] ?? 0)) / (totals[1] ?? 1) - 100, 60);
  },
});

const fromShares = form({
  form: 'fall-from-two-shares',
  band: 'Medium',
  seconds: 80,
  suits: (p: Moving) => shareAfter(p).d <= 2n && p.share.d === 1n,
  stem: p =>
    p.frame === 0
      ? `From last year to this year ${p.part} rose by ${percent(p.rise)}, and its share in ${p.whole} went up from ${percent(p.share)} to ${percent(shareAfter(p))}. By what per cent did ${p.rest} fall?`
      : `${startOf(p.whole)} consists of ${p.part} and ${p.rest}. The first was ${percent(p.share)} of the total at the beginning of a year. It rose by ${percent(p.rise)} in that year and was ${percent(shareAfter(p))} of the total at the end. What was the percentage fall in ${p.rest}?`,
  path: path<Moving>()
    .step(
      'part',
      p => partAfter(p),
      'Take the old total as 100 and let the first part rise.',
      ({ share, rise }, { part }) =>
        `${numberTex(share)} \\times \\frac{${numberTex(rise.add(100))}}{100} = ${numberTex(part)}`,
    )
    .step(
      'total',
      (p, { part }) => part.mul(100).div(shareAfter(p)),
      'The new share is a share of the new total: find this total.',
      (p, { part, total }) =>
        `${numberTex(part)} \\times \\frac{100}{${numberTex(shareAfter(p))}} = ${numberTex(total)}`,
    )
    .step(
      'rest',
      (_p, { part, total }) => total.sub(part),
      'What is left of it is the other part now.',
      (_p, { part, total, rest }) => `${numberTex(total)} - ${numberTex(part)} = ${numberTex(rest)}`,
    )
    .quiet('old', ({ share }) => hundred.sub(share))
    .quiet('cut', (_p, { old, rest }) => old.sub(rest))
    .quiet('base', (_p, { old }) => old)
    .step(
      'fall',
      (_p, { cut, base }) => cut.mul(100).div(base),
      'Compare it with its old size and write the loss as a per cent of that.',
      (_p, { old, rest, base, fall }) =>
        `\\frac{${numberTex(old)} - ${numberTex(rest)}}{${numberTex(base)}} \\times 100\\% = ${percentTex(fall)}`,
    ),
  slips: [
    {
      misconception: 'keeps_old_total',
      at: 'rest',
      wrongly: p => hundred.sub(shareAfter(p)),
      words: (p, { rest }) =>
        `A share of ${percent(rest)} was taken for the size of ${p.rest} now; the total is no longer 100.`,
    },
    {
      misconception: 'points_of_the_total',
      at: 'base',
      wrongly: () => hundred,
      words: ({ rest }, { cut }) =>
        `The loss of $${numberTex(cut)}$ was measured on the whole old total of 100; ${rest} was only a part of it.`,
    },
    {
      misconception: 'total_taken_as_unchanged',
      at: 'rest',
      wrongly: (_p, { part }) => hundred.sub(part),
      words: (_p, { part }) =>
        `$100 - ${numberTex(part)}$ lets the other part lose just what the first one gained; then the total would stay.`,
    },
    {
      misconception: 'divides_by_new_value',
      at: 'base',
      wrongly: (_p, { rest }) => rest,
      words: (_p, { cut, base }) =>
        `$${numberTex(cut)}$ over $${numberTex(base)}$ measures the loss on what is left, not on what there was.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'part',
      wrongly: ({ share, rise }) => share.add(rise),
      words: ({ share, rise }, { part }) =>
        `$${numberTex(share)} + ${numberTex(rise)} = ${numberTex(part)}$ adds ${percent(rise)} of the total instead of ${percent(rise)} of the part.`,
    },
    {
      misconception: 'difference_of_shares',
      at: 'fall',
      wrongly: p => shareAfter(p).sub(p.share),
      words: (p, { fall }) =>
        `${percent(fall)} is only the difference of the two shares of ${p.part}, which belong to different totals.`,
    },
    {
      misconception: 'divides_by_wrong_part',
      at: 'base',
      wrongly: ({ share }) => share,
      words: ({ rest }, { cut, base }) =>
        `$${numberTex(cut)}$ over $${numberTex(base)}$ uses the part that rose; the fall belongs to ${rest}.`,
    },
  ],
  show: value => percent(value),
  plausible: possible,
  snapRead: ({ rest }) =>
    `A part's rise and its share before and after are known. The shares belong to different totals; the fall of ${rest} is asked.`,
  approach: () =>
    'With the old total as 100, the part after its rise is an amount, and its new share turns that into the new total. Then the other part is known before and after.',
  faster: p =>
    `Against the first part the rest was $\\frac{${numberTex(hundred.sub(p.share))}}{${numberTex(p.share)}}$ and is $\\frac{${numberTex(hundred.sub(shareAfter(p)))}}{${numberTex(shareAfter(p))}}$: multiply the second by $${numberTex(p.rise.add(100).div(100))}$ and divide by the first to get what is left of it.`,
  check: (p, { part, rest, fall }) =>
    `$${numberTex(hundred.sub(p.share))}$ less ${percent(fall)} is $${numberTex(rest)}$, and $${numberTex(part)}$ of $${numberTex(part.add(rest))}$ is ${percent(shareAfter(p))}.`,
  principle: 'Shares of different totals cannot be subtracted: turn them into amounts of one total first.',
  verify: p => {
    // The fall for which the share comes out as told, by halving an interval.
    let [from, to] = [0, 100];
    const [part, wanted] = [partAfter(p).valueOf(), shareAfter(p).valueOf()];
    for (let i = 0; i < 80; i += 1) {
      const middle = (from + to) / 2;
      const rest = (100 - p.share.valueOf()) * (1 - middle / 100);
      if ((100 * part) / (part + rest) < wanted) from = middle;
      else to = middle;
    }
    return nearFraction((from + to) / 2, 60);
  },
});

/** AR.PCT.1 Medium: shares of a total that move because its parts change at different rates. */
export const sharesThatMove: readonly AnyTemplate[] = situation<Moving>({
  type: 'AR.PCT.1',
  situation: 'shares-that-move',
  tries: 80,
  draw: draw => {
    const share = q(draw.pick([20, 24, 25, 30, 32, 35, 36, 40, 45, 48, 50, 55, 60, 64, 65, 70, 75, 80]));
    const rise = q(draw.pick([5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 44, 45, 50, 60, 75, 80]));
    const fall = q(draw.pick([4, 5, 8, 10, 12, 15, 20, 24, 25, 28, 30, 32, 36, 40, 50]));
    return rise.equals(fall) || share.equals(fall) || share.equals(rise)
      ? null
      : { share, rise, fall, frame: draw.int(0, 1), ...draw.pick(stories) };
  },
  forms: [again, fromShares],
});
