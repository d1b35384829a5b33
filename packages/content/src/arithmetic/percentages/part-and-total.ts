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
  whole: string;
  part: string;
  rest: string;
  frame: number;
}

const stories = [
  { whole: "a bakery's monthly cost", part: 'flour', rest: 'everything else' },
  { whole: "a family's yearly spending", part: 'food', rest: 'other things' },
  { whole: "a bus company's income", part: 'passengers', rest: 'parcels' },
  { whole: "a magazine's circulation", part: 'the city', rest: 'the villages' },
  { whole: "a hospital's power bill", part: 'cooling', rest: 'all other uses' },
  { whole: "a farm's output of grain", part: 'wheat', rest: 'millet' },
] as const;

const startOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
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

const mixed = ({ whole, part, rest, rise, fall, net, frame }: PartAndTotal) =>
  frame === 0
    ? `The part of ${whole} that comes from ${part} rose by ${percent(rise)} last year, while the part from ${rest} fell by ${percent(fall)}. The total ${moved(net)}.`
    : `${startOf(whole)} has two parts, ${part} and ${rest}. When the first went up by ${percent(rise)} and the second came down by ${percent(fall)}, the sum of the two ${moved(net)}.`;

const before = form({
  form: 'share-before',
  band: 'Medium',
  seconds: 65,
  stem: (p: PartAndTotal) => `${mixed(p)} What per cent of the old total came from ${p.part}?`,
  path: path<PartAndTotal>()
    .step(
      'lift',
      ({ net, fall }) => net.add(fall),
      ({ fall }) =>
        `Had both parts fallen by ${percent(fall)}, so would the total. Find how far above that the total really is, in per cent of the old total.`,
      ({ net, fall }, { lift }) => `${numberTex(net)} - (-${numberTex(fall)}) = ${numberTex(lift)}`,
    )
    .step(
      'span',
      ({ rise, fall }) => rise.add(fall),
      ({ part }) => `Only ${part} lies above that fall. Find by how many per cent of itself it does.`,
      ({ rise, fall }, { span }) => `${numberTex(rise)} - (-${numberTex(fall)}) = ${numberTex(span)}`,
    )
    .quiet('after', ({ share, rise, net }) => share.mul(rise.add(100)).div(net.add(100)))
    .step(
      'share',
      (_p, { lift, span }) => lift.mul(100).div(span),
      'The whole lift comes from that one part, so the part is to the total as the lift is to the span.',
      (_p, { lift, span, share }) =>
        `\\frac{${numberTex(lift)}}{${numberTex(span)}} \\times 100\\% = ${percentTex(share)}`,
    ),
  slips: [
    {
      misconception: 'reports_other_part',
      at: 'lift',
      wrongly: ({ net, rise }) => rise.sub(net),
      words: ({ rest, rise, net }, { share }) =>
        `The distance of the total from ${percent(rise)}, divided by the span, gives ${percent(share)}, and that is the weight of ${rest}: the nearer rate has the larger weight${net.s < 0n ? ', signs included' : ''}.`,
    },
    {
      misconception: 'ignores_sign_of_fall',
      at: 'span',
      wrongly: ({ rise, fall }) => (rise.gt(fall) ? rise.sub(fall) : null),
      words: ({ rise, fall }, { span }) =>
        `A rise of ${percent(rise)} and a fall of ${percent(fall)} lie on different sides of zero; ${plain(span)} treats both as rises.`,
    },
    {
      misconception: 'ignores_the_rest',
      at: 'lift',
      wrongly: ({ net }) => (net.s > 0n ? net : null),
      words: ({ net, rest, fall }) =>
        `Here the part alone has to explain the rise of ${percent(net)}, as if ${rest} had not pulled the total down by ${percent(fall)} of itself.`,
    },
    {
      misconception: 'ignores_the_rest',
      at: 'span',
      wrongly: ({ rise }) => rise,
      words: ({ rise }, { lift }) =>
        `$${numberTex(lift)}$ over $${numberTex(rise)}$ mixes two starting points: the lift is measured from the fall, the divisor from zero.`,
    },
    {
      misconception: 'reports_share_after',
      gives: 'after',
      words: ({ part }, { after }) =>
        `${percent(after)} is the weight of ${part} after the changes, when the part and the total had both moved.`,
    },
    {
      misconception: 'sign_of_net_lost',
      at: 'lift',
      wrongly: ({ net, fall }) => fall.sub(net).abs(),
      words: ({ net }, { lift }) =>
        `Counting the change of the total with the wrong sign makes the lift $${numberTex(lift)}$; the total ${moved(net)}.`,
    },
  ],
  show: value => percent(value),
  plausible: possible,
  snapRead: ({ part }) =>
    `Two parts change at known rates, and so does their total. The weight of ${part} is asked: a weighted average read backwards.`,
  approach: () =>
    'The change of the total is the weighted average of the two changes. Measure all three from the lower of them: what the total lies above it is due to one part alone.',
  faster: ({ rise, fall, net }, { lift }) =>
    `Alligation of ${numberSigned(rise)} and ${numberSigned(fall.neg())} about ${numberSigned(net)}: weights $${numberTex(lift)} : ${numberTex(rise.sub(net))}$.`,
  check: ({ rise, fall, net }, { share }) =>
    `${percent(rise)} of $${numberTex(share)}$ is $${numberTex(share.mul(rise).div(100))}$, ${percent(fall)} of $${numberTex(q(100).sub(share))}$ is $${numberTex(q(100).sub(share).mul(fall).div(100))}$, and the difference is $${numberTex(net)}$ per 100.`,
  principle:
    'The change of a total is the average of the changes of its parts, each weighted by its share at the beginning.',
  verify: ({ rise, fall, net }) =>
    nearFraction(
      bisected(
        0,
        100,
        100 + net.valueOf(),
        x => x * (1 + rise.valueOf() / 100) + (100 - x) * (1 - fall.valueOf() / 100),
      ),
      60,
    ),
});

const after = form({
  form: 'share-after',
  band: 'Medium',
  seconds: 75,
  suits: ({ share, rise, fall, net }) => {
    const after = share.mul(rise.add(100)).div(net.add(100));
    return after.d <= 9n && ![rise, fall, net.abs()].some(given => given.equals(after));
  },
  stem: (p: PartAndTotal) => `${mixed(p)} What per cent of the new total comes from ${p.part}?`,
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

const needed = form({
  form: 'fall-needed',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  stem: ({ whole, part, rest, share, rise, net, frame }: PartAndTotal) =>
    frame === 0
      ? `Of ${whole}, ${percent(share)} comes from ${part} and the remainder from ${rest}. The first part is about to rise by ${percent(rise)}. By what per cent must the other fall if the total is to ${net.s < 0n ? 'fall' : 'rise'} by exactly ${percent(net.abs())}?`
      : `Last year ${part} made up ${percent(share)} of ${whole} and ${rest} the remainder. This year the total ${moved(net)}, although the first part rose by ${percent(rise)}. By what per cent did the other part fall?`,
  path: path<PartAndTotal>()
    .step(
      'added',
      ({ share, rise }) => share.mul(rise).div(100),
      'Take the old total as 100. Find what the rise of the first part adds to it.',
      ({ share, rise }, { added }) =>
        `${numberTex(share)} \\times \\frac{${numberTex(rise)}}{100} = ${numberTex(added)}`,
    )
    .step(
      'cut',
      ({ net }, { added }) => added.sub(net),
      'The total changes by less than that. The difference is what the other part loses.',
      ({ net }, { added, cut }) =>
        `${numberTex(added)} - ${net.s < 0n ? `(${numberTex(net)})` : numberTex(net)} = ${numberTex(cut)}`,
    )
    .quiet('base', ({ share }) => q(100).sub(share))
    .step(
      'fall',
      (_p, { cut, base }) => cut.mul(100).div(base),
      'Write the loss as a per cent of the other part itself.',
      (_p, { cut, base, fall }) =>
        `\\frac{${numberTex(cut)}}{${numberTex(base)}} \\times 100\\% = ${percentTex(fall)}`,
    ),
  slips: [
    {
      misconception: 'points_of_the_total',
      at: 'base',
      wrongly: () => q(100),
      words: (_p, { cut }) =>
        `A loss of $${numberTex(cut)}$ is measured on the whole 100; the part that loses it is smaller, so its own fall is larger.`,
    },
    {
      misconception: 'divides_by_wrong_part',
      at: 'base',
      wrongly: ({ share }) => share,
      words: ({ rest }, { cut, base }) =>
        `$${numberTex(cut)}$ over $${numberTex(base)}$ uses the part that rose; the fall belongs to ${rest}.`,
    },
    {
      misconception: 'ignores_the_net_change',
      at: 'cut',
      wrongly: (_p, { added }) => added,
      words: ({ net }, { fall }) =>
        `A fall of ${percent(fall)} would hold the total where it was; it ${moved(net)}.`,
    },
    {
      misconception: 'ignores_weights',
      at: 'added',
      wrongly: ({ rise }) => rise,
      words: ({ rise, part }) =>
        `${percent(rise)} was taken of the whole; only ${part} rose, and it is a part of the total.`,
    },
    {
      misconception: 'sign_of_net_lost',
      at: 'cut',
      wrongly: ({ net }, { added }) => added.add(net),
      words: ({ net }, { added, cut }) =>
        `$${numberTex(cut)}$ comes from $${numberTex(added)}$ and $${numberTex(net.abs())}$ put together the wrong way: the total ${moved(net)}.`,
    },
    {
      misconception: 'reverses_weights',
      at: 'added',
      wrongly: ({ share, rise }) => q(100).sub(share).mul(rise).div(100),
      words: ({ rise, rest }) => `The rise of ${percent(rise)} was applied to the weight of ${rest} here.`,
    },
  ],
  show: value => percent(value),
  plausible: possible,
  snapRead: ({ rest }) =>
    `The weight of one part, its change and the change of the total are known; the change of ${rest} is asked, on its own base.`,
  approach: () =>
    'With the old total as 100, per cents become amounts that can be added. Only the last step goes back to a per cent, and of the other part.',
  faster: ({ share, rise, net }) =>
    `Balance about the total's change: $${numberTex(share)} \\times (${numberTex(rise)} - ${numberTex(net)}) = ${numberTex(q(100).sub(share))} \\times (x + ${numberTex(net)})$.`
      .replace('- -', '+ ')
      .replace('+ -', '- '),
  check: ({ share, rise, net }, { fall }) =>
    `$${numberTex(share.mul(rise.add(100)).div(100))} + ${numberTex(q(100).sub(share).mul(q(100).sub(fall)).div(100))} = ${numberTex(net.add(100))}$, as the total must be.`,
  principle:
    'Turn per cents of parts into amounts of one common total before adding them; turn back only at the end, on the base that is asked for.',
  verify: ({ share, rise, net }) =>
    nearFraction(
      bisected(
        0,
        100,
        100 + net.valueOf(),
        x => share.valueOf() * (1 + rise.valueOf() / 100) + (100 - share.valueOf()) * (1 - x / 100),
      ),
      60,
    ),
});

const numberSigned = (value: Fraction) => `$${value.s < 0n ? '-' : '+'}${numberTex(value.abs())}\\%$`;
const plain = (value: Fraction) => `$${numberTex(value)}$`;

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
  forms: [before, after, needed],
});
