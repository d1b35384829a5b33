import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, percentTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface PartAndTotal {
  /** The part's share of the total before, in per cent. */
  share: Fraction;
  /** Rise of the part and fall of the rest, in per cent. */
  rise: Fraction;
  fall: Fraction;
  /** Change of the total, in per cent; negative for a fall. */
  net: Fraction;
  /** A sentence that says that there are these two parts only. */
  only: string;
  /** What is counted, and the word that joins it with its source: the spending on food. */
  whole: string;
  joint: string;
  part: string;
  rest: string;
  frame: number;
}

const stories = [
  {
    only: 'A bakery pays for flour and for other goods.',
    whole: 'cost',
    joint: 'of',
    part: 'flour',
    rest: 'other goods',
  },
  {
    only: 'A family spends its money on food and on other things.',
    whole: 'spending',
    joint: 'on',
    part: 'food',
    rest: 'other things',
  },
  {
    only: 'A bus company has income from passengers and from parcels only.',
    whole: 'income',
    joint: 'from',
    part: 'passengers',
    rest: 'parcels',
  },
  {
    only: 'A magazine is sold in a city and in villages only.',
    whole: 'sale',
    joint: 'in',
    part: 'the city',
    rest: 'the villages',
  },
  {
    only: 'A hospital needs power for cooling and for other uses.',
    whole: 'power bill',
    joint: 'for',
    part: 'cooling',
    rest: 'other uses',
  },
  {
    only: 'A farm grows wheat and millet only.',
    whole: 'output',
    joint: 'of',
    part: 'wheat',
    rest: 'millet',
  },
] as const;

const moved = (net: Fraction) => `${net.s < 0n ? 'fell' : 'rose'} by ${percent(net.abs())}`;
const possible = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 40n;

/** The share for which the total moves as told, by bisection in floating point. */
function bisected(low: number, high: number, wanted: number, at: (x: number) => number): number {
  const rising = at(high) > at(low);
  let [from, to] = [low, high];
  for (let i = 0; i < 80; i += 1) {
    const middle = (from + to) / 2;
    if (at(middle) < wanted === rising) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

const mixed = ({ only, whole, joint, part, rest, rise, fall, net, frame }: PartAndTotal) =>
  frame === 0
    ? `${only} Last year the ${whole} ${joint} ${part} rose by ${percent(rise)}, the ${whole} ${joint} ${rest} fell by ${percent(fall)}, and the total ${whole} ${moved(net)}.`
    : `${only} When the ${whole} ${joint} ${part} went up by ${percent(rise)} and the ${whole} ${joint} ${rest} came down by ${percent(fall)}, the total ${whole} ${moved(net)}.`;

const after = form({
  form: 'share-after',
  revision: 3,
  band: 'Medium',
  seconds: 75,
  suits: ({ share, rise, fall, net }) => {
    const after = share.mul(rise.add(100)).div(net.add(100));
    return after.d <= 9n && ![rise, fall, net.abs()].some(given => given.equals(after));
  },
  stem: (p: PartAndTotal) =>
    `${mixed(p)} What percentage of the new total is the ${p.whole} ${p.joint} ${p.part}?`,
  path: path<PartAndTotal>()
    .step(
      'share',
      ({ rise, fall, net }) => net.add(fall).mul(100).div(rise.add(fall)),
      ({ fall }) =>
        `Take the old total as 100. Measured from a fall of ${percent(fall)}, the total is lifted by one part only: this gives the part's old size.`,
      ({ rise, fall, net }, { share }) =>
        `\\frac{${numberTex(net)} + ${numberTex(fall)}}{${numberTex(rise)} + ${numberTex(fall)}} \\times 100 = ${numberTex(share)}`,
    )
    .quiet('growth', ({ rise }) => rise.add(100))
    .step(
      'now',
      (_p, { share, growth }) => share.mul(growth).div(100),
      ({ rise }) => `Raise it by ${percent(rise)} to its present size.`,
      (_p, { share, growth, now }) =>
        `${numberTex(share)} \\times \\frac{${numberTex(growth)}}{100} = ${numberTex(now)}`,
    )
    .quiet('total', ({ net }) => net.add(100))
    .step(
      'after',
      (_p, { now, total }) => now.mul(100).div(total),
      'The question speaks of the present total, so compare with that.',
      (_p, { now, total, after: last }) =>
        `\\frac{${numberTex(now)}}{${numberTex(total)}} \\times 100\\% = ${percentTex(last)}`,
    ),
  slips: [
    {
      misconception: 'keeps_old_total',
      at: 'total',
      wrongly: () => q(100),
      words: ({ net }, { now }) =>
        `${percent(now)} compares the present part with the old total of 100; the total ${moved(net)} meanwhile.`,
    },
    {
      misconception: 'reports_share_before',
      gives: 'share',
      words: ({ part }, { share }) =>
        `${percent(share)} was the weight of ${part} at the beginning, before anything moved.`,
    },
    {
      misconception: 'reports_other_part',
      at: 'share',
      wrongly: ({ rise, fall, net }) => rise.sub(net).mul(100).div(rise.add(fall)),
      words: ({ rest }, { share }) =>
        `$${numberTex(share)}$ of the old 100 belonged to ${rest}; the two weights of the alligation have been exchanged.`,
    },
    {
      misconception: 'keeps_old_part',
      at: 'growth',
      wrongly: () => q(100),
      words: ({ part }, { share, total }) =>
        `$${numberTex(share)}$ over $${numberTex(total)}$ puts the old size of ${part} into the new total.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'now',
      wrongly: ({ rise }, { share }) => share.add(rise),
      words: ({ rise }, { share }) =>
        `${percent(rise)} of the part is not $${numberTex(rise)}$ units of the total; the part was only $${numberTex(share)}$.`,
    },
    {
      misconception: 'sign_of_net_lost',
      at: 'total',
      wrongly: ({ net }) => q(100).sub(net),
      words: ({ net }, { total }) =>
        `A total that ${moved(net)} does not stand at $${numberTex(total)}$; its change was counted the wrong way.`,
    },
  ],
  show: value => percent(value),
  plausible: possible,
  snapRead: ({ part }) =>
    `The rates of both parts and of the total are known; the present weight of ${part} is asked, so the old weight is only the first half.`,
  approach: () =>
    'Take the old total as 100, find the old size of the part by weighing the two changes, and let the part and the total both grow.',
  faster: ({ rise, fall, net }) =>
    `Old parts are as $${numberTex(net.add(fall))} : ${numberTex(rise.sub(net))}$; multiply them by $${numberTex(rise.add(100))}$ and $${numberTex(q(100).sub(fall))}$ and take the first share.`,
  check: ({ rise, fall, net }, { share, now }) =>
    `The other part goes from $${numberTex(q(100).sub(share))}$ to $${numberTex(q(100).sub(share).mul(q(100).sub(fall)).div(100))}$; with $${numberTex(now)}$, which is ${percent(rise)} more than before, that makes $${numberTex(net.add(100))}$.`,
  principle:
    'Shares move when parts change at different rates: follow the part and the total separately and divide at the end.',
  verify: ({ rise, fall, net }) => {
    const old = bisected(
      0,
      100,
      100 + net.valueOf(),
      x => x * (1 + rise.valueOf() / 100) + (100 - x) * (1 - fall.valueOf() / 100),
    );
    const up = old + (old * rise.valueOf()) / 100;
    return nearFraction((100 * up) / (up + (100 - old) * (1 - fall.valueOf() / 100)), 60);
  },
});

/** AR.PCT.1 Medium: two parts change at their own rates, and the total at a third. */
export const partAndTotal: readonly AnyTemplate[] = situation<PartAndTotal>({
  type: 'AR.PCT.1',
  situation: 'part-and-total',
  draw: draw => {
    const share = q(draw.pick([20, 24, 25, 30, 35, 36, 40, 45, 48, 50, 55, 60, 64, 65, 70, 75]));
    const rise = q(draw.pick([8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60]));
    const fall = q(draw.pick([4, 5, 8, 10, 12, 15, 20, 24, 25, 30]));
    const net = share.mul(rise).sub(q(100).sub(share).mul(fall)).div(100);
    const clean = net.mul(2).d === 1n && !net.equals(0) && !rise.equals(fall) && !share.equals(50);
    return clean ? { share, rise, fall, net, frame: draw.int(0, 1), ...draw.pick(stories) } : null;
  },
  forms: [after],
});
